"""`words`: sentences of events, composed of a sentence for the event and phrases for the parts of a sub-event's name."""

from __future__ import annotations

from pathlib import Path

from describing import ROOT, Outcome, demo, model, run_here

EVENTS = """\
      data_req:
        is: event=0x83
        sub:
          mem_write.part<t>: {is: "mask=1 << t", array: {t: 4}}
          mem_write.any: {is: mask=0x10}
          mem_other: {is: mask=0x20}
          mem_read: {is: mask=0x40, text: Has its own.}
      given: {is: event=0x84, text: Says it., sub: {ha: {is: mask=1}, all_ha: {is: mask=2}}}
      vn<n>_busy: {is: event=0x85 + n, array: {n: 2}}
      sch<n>: {is: event=0x87 + n, array: {n: 2}, sub: {ha: {is: mask=1}, rd: {is: mask=2}}}
      silent: {is: event=0x90, sub: {ha: {is: mask=1}}}
      heard: {is: event=0x92, text: Heard., sub: {ha: {is: mask=1}}}
      ack.to_ha: {is: event=0x91}
"""
WORDS = """\
    words:
      data_req: Data that devices ask for.
      .mem_write: writes of memory
      .mem: memory
      .Part<n>: port <n>
      .any: any port
      .ha: home agent
      .all: all
      given.ha: home agent of its own
      vn<n>_busy: Network <n> is busy.
      sch<n>: Requests of channel <n>.
      sch<n>.rd: reads
      ack: Acknowledged.
      .to_ha: to the home agent
"""


def described(tmp_path: Path, words: str = WORDS) -> Path:
    path = tmp_path / "demo.yaml"
    text = demo().replace("    events:\n", f"{words}    events:\n{EVENTS}")
    path.write_text(text.replace("      event: {field: EVENT.EVENT", '      mask: {linux: "config1:0-7"}\n      event: {field: EVENT.EVENT'))
    return path


def texts(tmp_path: Path, words: str = WORDS) -> dict[str, str]:
    (block,) = model(described(tmp_path, words), tmp_path).blocks.values()
    return {name: event.text for name, event in block.events.items()}


def test_sentences_and_phrases(tmp_path: Path) -> None:
    found = texts(tmp_path)
    assert found["data_req.mem_write.part3"] == "Data that devices ask for: writes of memory, port 3."
    assert found["data_req.mem_write.part0"] == "Data that devices ask for: writes of memory, port 0."
    assert found["data_req.mem_write.any"] == "Data that devices ask for: writes of memory, any port."
    assert found["data_req.mem_other"] == "Data that devices ask for.", "a part without a phrase: none for all"
    assert found["data_req.mem_read"] == "Has its own."
    assert found["given.ha"] == "Says it: home agent of its own."
    assert found["given.all_ha"] == "Says it: all, home agent of its own."
    assert (found["vn0_busy"], found["vn1_busy"]) == ("Network 0 is busy.", "Network 1 is busy.")
    assert (found["sch1.ha"], found["sch0.rd"]) == ("Requests of channel 1: home agent.", "Requests of channel 0: reads.")
    assert found["silent.ha"] == "", "a phrase alone is no sentence"
    assert found["ack.to_ha"] == "Acknowledged: to the home agent."
    assert found["cycles"] == "Clock cycles."


def test_without_words_texts_are_as_they_were(tmp_path: Path) -> None:
    found = texts(tmp_path, "")
    assert (found["given.ha"], found["data_req.mem_write.any"], found["ack.to_ha"]) == ("Says it.", "", "")


def test_of_a_base_in_a_library(tmp_path: Path) -> None:
    """A library may have more words than a system has events; the block's own go before."""
    (tmp_path / "words.yaml").write_text("pmureg: 2\nlibrary: words\ntitle: Words\nsources: {S: none}\nbases:\n  words:\n" + WORDS
                                         + "      nobody: Has it.\n")
    path = described(tmp_path, "    base: words\n    words: {data_req: Other words., .mem: ~}\n")
    path.write_text(path.read_text().replace("sources:", "import: [words.yaml]\nsources:", 1))
    (block,) = model(path, tmp_path).blocks.values()
    assert block.events["data_req.mem_write.part1"].text == "Other words: writes of memory, port 1."
    assert "nothing uses" not in checked(path).err


def checked(path: Path) -> Outcome:
    return run_here("check", path)


def test_words_that_no_event_has(tmp_path: Path) -> None:
    done = checked(described(tmp_path, WORDS + "      .nowhere: nowhere\n"))
    assert "demo.yaml:72:7: warning: nothing uses the words of `.nowhere`; write `events: .nowhere`, or remove it" in done.err.replace(str(tmp_path) + "/", ""), done.err


def test_a_wrong_key(tmp_path: Path) -> None:
    done = checked(described(tmp_path, "    words: {a b: Both.}\n"))
    assert done.status == 1
    assert "`a b`" in done.err and "at most one index" in done.err, done.err


def test_every_shipped_word_is_used() -> None:
    """A misspelt one in a library would be silent."""
    used: dict[tuple[str, int], bool] = {}
    for path in sorted((ROOT / "regdefs").glob("*/*.yaml")):
        if "\nsystem:" not in path.read_text():
            continue
        for block in model(path, ROOT / "regdefs").blocks.values():
            for name, word in block.words.items():
                place = f"{word.where} {name}", word.where.offset
                used[place] = used.get(place, False) or word.is_used
    assert [place for (place, _), is_used in used.items() if not is_used] == []
