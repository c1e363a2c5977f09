"""Mistakes of every kind in one file are all reported in one run, and nothing that only follows from them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from describing import ROOT, change, demo
from test_refused import REFUSED


def lines(outcome) -> list[int]:
    return sorted(line for line, _ in outcome.places())


def test_one_of_each_stage(checked) -> None:
    text = demo()
    changes = {
        "          31:2: RES0\n": "          31:3: RES0\n",                               # bits
        "      reads:  {is: event=0x10,": "      reads:  {is: event=0x100,",               # events
        "        at: 0x40 + 8 * n\n": "        at: 0x41 + 8 * n\n",                                  # places
        "        text: Chooses the event of counter <n>.\n": "        txt: Chooses.\n",     # keys
        "formula: reads / cycles": "formula: reads / cycle",                               # names
    }
    for old, new in changes.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    outcome = checked(text)
    wanted = [number for number, line in enumerate(text.splitlines(), 1)
              for mark in ("txt:", "at: 0x41", "0x100", "reads / cycle,") if mark in line]
    control = next(number for number, line in enumerate(text.splitlines(), 1) if "at: 0x00" in line)
    assert outcome.status == 1
    assert lines(outcome) == sorted([*wanted, control])
    assert "5 mistakes; nothing was changed" in outcome.err


def test_what_follows_from_a_mistake_is_not_reported(checked) -> None:
    """The register is unusable, so that terms, counters, steps and events that name it cannot be judged."""
    text = demo().replace("          7:0: {name: EVENT, reset: 0,", "          7:0: {name: EVENT, reset: 0x100,")
    assert len(checked(text).messages) == 1


def test_mistakes_in_two_blocks(checked) -> None:
    text = demo()
    block = text[text.index("  noc:\n"):]
    outcome = checked(text + block.replace("  noc:\n", "  second:\n").replace("31:8: RES0", "31:9: RES0")
                      .replace("demo_noc_", "demo_second_") + "    unknown_key: 1\n")
    assert len(outcome.messages) == 2 and "unknown key `unknown_key`" in outcome.err and "bits 8 of register `EVENT`" in outcome.err


def test_what_another_block_has_wrong_is_told(checked) -> None:
    """An entry of the same name, elsewhere, does not follow from the first one's mistake."""
    text = demo()
    block = text[text.index("  noc:\n"):].replace("  noc:\n", "  second:\n").replace("demo_noc_", "demo_second_")
    first = text.replace("          7:0: {name: EVENT, reset: 0,", "          7:0: {name: EVENT, reset: 0x100,")
    outcome = checked(first + block.replace("        at: 0x40 + 8 * n\n", "        at: 0x41 + 8 * n\n"))
    assert len(outcome.messages) == 2, outcome.err


# What a tired engineer saves: eight mistakes, from the file's own keys to a metric. `@` marks where each is told.
EIGHT = [
    (("title: Demo SoC", "@titel: Demo SoC"), "unknown key `titel` in `demo`; did you mean `title`?"),
    (("      CTRL:\n        at", "      CTRL:\n        @at"), "bits 2 of register `CTRL` are not described; add `2: RES0` (or what the manual says) under `fields`"),
    (("text: Chooses", "@txt: Chooses"), "unknown key `txt` in `EVENT`; did you mean `text`?"),
    (("access: RW-V", "access: @RWV"), "`access` is `RWV`, but must be one of `RO`"),
    (("count: 4\n        width: 40", "count: @four\n        width: 40"), "`count` is `four`, but must be a number above 0; write it as in `4`"),
    (("is: event=0x10,", "is: @evnt=0x10,"), "event `reads` uses term `evnt`, which is not under `terms`; did you mean `event`?"),
    (("formula: reads / cycles", "formula: reads / @cycels"), "unknown name `cycels`; did you mean `cycles`?"),
    (("      device: demo_noc_<noc>", "      @device: demo_noc_<nco>"), "`device` has `<nco>`, which is not an index of `instances`; did you mean `noc`?"),
]


def test_eight_mistakes(checked) -> None:
    text, places = change(demo().replace("31:2: RES0", "31:3: RES0"), *(row for row, _ in EIGHT))
    outcome = checked(text)
    assert outcome.places() == places, outcome.err
    for message, (_, words) in zip(outcome.messages, EIGHT):
        assert words in message["words"]
    assert "8 mistakes; nothing was changed" in outcome.err


@pytest.mark.parametrize(("changes", "count"), [
    ((("title: Demo", "titel: Demo"), ("31:2: RES0", "31:2: RES9"), ("access: RW-V", "acess: RW-V")), 3),
    ((("blocks:\n", "blokcs:\n"), ("31:2: RES0", "31:3: RES0"), ("reads / cycles", "reads / cycels")), 3),
    ((("    registers:\n", "    regsiters:\n"), ("at: 0x40", "at: 0x41"), ("reads / cycles", "reads / cycels")), 3),
    ((("    space: mmio", "    space: mimo"), ("at: 0x40", "at: 0x41"), ("is: event=0x10,", "is: event=0x100,")), 3),
    ((("pmureg: 2 ", "pmureg: 3 "), ("system: demo ", "system: demonstration "), ("sources:\n  TRM", "sources: [a]\nvariants:\n  TRM"), ("at: 0x40", "at: 0x41")), 4),
    ((("  TRM: Demo", "  TMR: Demo"), ("at: 0x40", "at: 0x41")), 4),
    ((("    instances: {noc: 2}", "    frequency: 3\n    instances: {noc: 2}"), ("at: 0x40", "at: 0x41")), 2),
    ((("system: demo ", "# \u202e\nsystem: demo "), ("detect:\n", "import: [vendor/none.yaml]\ndetect:\n"), ("at: 0x40", "at: 0x41")), 3),
    ((("    terms:\n", "      CTRL: {at: 0}\n    terms:\n"), ("at: 0x40", "at: 0x41"), ("is: event=0x10", "is: evnt=0x10")), 3),
])
def test_mistakes_of_the_file_hide_nothing(checked, changes, count) -> None:
    text, _ = change(demo(), *changes)
    outcome = checked(text)
    assert len(outcome.messages) == count, outcome.err


def second_block(text: str) -> str:
    """The description with another block, in which a metric names an event that is not there, and a misspelt key of the file."""
    block = demo()
    block = block[block.index("  noc:\n"):].replace("  noc:\n", "  second:\n", 1).replace("demo_noc_", "demo_second_")
    return text.replace("\ntitle: ", "\ntitel: ", 1) + block.replace("formula: reads / cycles", "formula: reads / cycels")


@pytest.mark.parametrize("row", [row for row in REFUSED if row[0] == "demo" and "YAML syntax" not in row[-1]], ids=lambda row: row[1])
def test_what_stands_elsewhere_is_told_too(checked, row) -> None:
    """Each mistake of the table beside two others: three are told."""
    _, _, *changes, message = row
    text, _ = change(demo(), *changes)
    outcome = checked(second_block(text))
    words = message.partition(": ")[2]
    others = [m["words"] for m in outcome.messages if m["words"] != words]
    assert others == ["unknown key `titel` in `demo`; did you mean `title`?", "unknown name `cycels`; did you mean `cycles`?"], outcome.err
    assert len(outcome.messages) == 3, outcome.err


def test_a_broken_library_hides_no_mistake_of_its_users(run, folder) -> None:
    """A layout of the library is wrong, so that the register that uses it is not judged; another is."""
    (folder / "lib.yaml").write_text("pmureg: 2\nlibrary: lib\ntitel: L\nsources: {M: m}\nlayouts:\n  a: {fields: {31:0: RES9}}\n")
    text = demo().replace("detect:\n", "import: [vendor/lib.yaml]\ndetect:\n").replace("at: 0x40", "at: 0x41") \
        .replace("    terms:\n", "      EXTRA: {at: 0x80, layout: a, text: x, source: TRM}\n    terms:\n")
    for name in ("demo", "another"):
        (folder / f"{name}.yaml").write_text(text.replace("system: demo ", f"system: {name} "))
    outcome = run("check", "--regdefs", folder.parent)
    assert [(Path(m["file"]).name, m["words"].partition(";")[0]) for m in outcome.messages] == [
        ("lib.yaml", "unknown key `titel` in `lib`"), ("lib.yaml", "`31:0` is `RES9`, but must be one of `RES0`, `RES1`, `RAZ`, `RAZ/WI`, `RAO`, `RAO/WI`, `MBZ`, `MBO`, `IGN` and `IMPDEF`"),
        ("another.yaml", "`noc.COUNT[0]` is at 0x41, which is not a multiple of 8"), ("demo.yaml", "`noc.COUNT[0]` is at 0x41, which is not a multiple of 8")], outcome.err
    assert run("check", "--regdefs", folder.parent).err == outcome.err, "what is cut out is cut out of a copy"


def test_a_library_that_cannot_be_read_hides_no_mistake_of_its_users(run, folder) -> None:
    (folder / "lib.yaml").write_text("a: [")
    (folder / "demo.yaml").write_text(demo().replace("detect:\n", "import: [vendor/lib.yaml]\ndetect:\n").replace("at: 0x40", "at: 0x41"))
    assert [Path(m["file"]).name for m in run("check", "--regdefs", folder.parent).messages] == ["lib.yaml", "demo.yaml"]


@pytest.mark.parametrize(("old", "new"), [("width: ", "width: four"), (": RES0", ": RES9"), ("array: ", "array: four")])
def test_one_mistake_in_a_described_system_is_one(run, tmp_path, old, new) -> None:
    """Whatever else is built on it: bases, layouts, events of a library; and in a description that is not here."""
    shutil.copytree(ROOT / "regdefs", tmp_path / "regdefs")
    shutil.copytree(ROOT / "tests/generator/strangers/example", tmp_path / "regdefs/example", dirs_exist_ok=True)
    told = 0
    for path in sorted((tmp_path / "regdefs").glob("*/*.yaml")):
        text = path.read_text()
        if old not in text or len(text) > 30_000 or "\nlibrary:" in text:
            continue
        path.write_text(text.replace(old, new, 1))
        outcome = run("check", "--regdefs", tmp_path / "regdefs", path)
        assert len(outcome.messages) < 2, outcome.err
        told += len(outcome.messages)  # where it stood in a text, it is none
        path.write_text(text)
    assert told


def test_a_metric_of_an_event_with_a_point_that_is_wrong_is_not_reported(run, folder) -> None:
    """In a library, whose mistakes belong to no block."""
    (folder / "lib.yaml").write_text("pmureg: 2\nlibrary: lib\ntitle: x\nsources: {P: x}\nbases:\n  more:\n    events: {bursts.long: {is: event=0x100, text: x}}\n"
                                     "    metrics: {long: {formula: bursts.long / cycles, unit: x, text: x, source: P}}\n")
    (folder / "demo.yaml").write_text(demo().replace("detect:\n", "import: [vendor/lib.yaml]\ndetect:\n").replace("  noc:\n    title", "  noc:\n    base: more\n    title", 1))
    outcome = run("check", "--regdefs", folder.parent, folder / "demo.yaml")
    assert [m["words"].partition(";")[0] for m in outcome.messages] == ["event `bursts.long` sets `event` to 0x100, which does not fit its 8 bits"], outcome.err


def test_wrong_bits_hide_nothing_else(checked) -> None:
    """Where a register is, how wide its fields are and what they are called is judged beside bits that are wrong: seven mistakes of one file."""
    text, places = change(demo(), ("          1: {name: CLEAR", "          @2: {name: CLEAR"), ("        at: 0x10 + 4 * n\n", "        @at: 4 * n\n"), ("7:0: {name: EVENT, reset: 0", "@7:0: {name: EVENT, reset: 0x1FF"),
                          ('event: {field: EVENT.EVENT, linux: "config:0-7"', 'event: @{field: EVENT.EVENT, linux: "config:0-3"'), ("runs: CTRL.ENABLE", "runs: @CTRL.ENABEL"),
                          ("unit: cycles", "@unti: cycles"), ("formula: reads / cycles", "formula: @raeds / cycles"))
    outcome = checked(text)
    assert outcome.places() == places, outcome.err
    assert [m["words"].partition(";")[0] for m in outcome.messages] == [
        "`CLEAR` at bits 2 overlaps RES0 at bits 31:2", "array element `noc.EVENT[0]` at 0x0 overlaps `noc.CTRL`", "reset 0x1ff does not fit the 8 bits of `EVENT`",
        "term `event` has 8 bits, but `config:0-3` has room for 4", "register `CTRL` has no field `ENABEL`", "unknown key `unti` in `cycles`", "unknown name `raeds`"]


# Mistakes of one entry, or of a block: what is right of it is judged all the same. `@` marks where each is told.
TOGETHER = [
    ("keys, texts and values of a register that stands at another's place",
     [(("        at: 0x10 + 4 * n\n", "        @at: 4 * n\n"), "array element `noc.EVENT[0]` at 0x0 overlaps `noc.CTRL`"),
      (("        text: Chooses the event of counter <n>.\n", "        text: @~\n"), "`text` is `~`, but must be text"),
      (("        source: TRM 4.2.2\n", "        @zzzz: 1\n        source: TRM 4.2.2\n"), "unknown key `zzzz` in `EVENT`"),
      (("{name: EVENT, reset: 0, text: Event number.}", "{name: EVENT, reset: 0, range: @all, text: Event number.}"), "`range` is `all`, but must be a range"),
      (('linux: "config:0-7"}', 'linux: @"config:64"}'), "`config:64` is not a bit range of a 64-bit config word")]),
    ("steps, their texts and the counter that they are of",
     [(("          - write: COUNT[n]\n", "          - @{write: COUNT, modify: COUNT}\n"), "a step must be one of"),
      (("          - write: EVENT[n]\n", "          - write: @EVNT[n]\n"), "there is no register `EVNT`"),
      (("        register: COUNT\n", "        top_rate: @fast\n        register: COUNT\n"), "`top_rate` is `fast`"),
      (("      stop:  [{write: CTRL}]", "      stop:  [{write: CTRL, set: {@ENABEL: 0}}]"), "register `CTRL` has no field `ENABEL`"),
      (("runs: CTRL.ENABLE and", "runs: @CTLR.ENABLE and"), "there is no register `CTLR`")]),
    ("a block's name, keys and units",
     [(("  noc:\n    title", "  @n-oc:\n    title"), "`n-oc` is not a name"),
      (("    space: mmio\n", "    space: mmio\n    @zzzz: 1\n    at: 8 * @box\n    scope: @zzz\n"), "unknown key `zzzz` in `n-oc`"),
      ((), "unknown name `box`"), ((), "`scope` is `zzz`, but must be one of"),
      (("instances: {noc: 2}", "instances: {noc: @two}"), "`noc` is `two`, but must be a number above 0"),
      (("is: event=0x10,", "is: @evnt=0x10,"), "event `reads` uses term `evnt`"),
      (("formula: reads / cycles", "formula: reads / @cycels"), "unknown name `cycels`")]),
    ("bits, names and words that can be put right, and what the register is used for",
     [(("          31:2: RES0\n", "          @31-2: RES0\n"), "`31-2` under `fields` is not bits"),
      (("1: {name: CLEAR, access: WO, self_clearing: true", "1: {name: @CLEAR-ALL, access: WO, self_clearing: @yes"), "`name` is `CLEAR-ALL`, but must be a name"),
      ((), "`self_clearing` is `yes`, but must be `true` or `false`"),
      (("          39:0: {name", "          @0:39: {name"), "bits 0:39 are in reverse order"),
      (("runs: CTRL.ENABLE and", "runs: CTRL.ENABLE @nad"), "`CTRL.ENABLE nad EVENT[n].EVENT != 0` is not an expression"),
      (("        selects: EVENT[n].EVENT\n", "        selects: @EVENT[n].EVNT\n"), "register `EVENT` has no field `EVNT`"),
      (("      stop:  [{write: CTRL}]", "      stop:  [{write: CTRL, set: {@ENABEL: 0}}]"), "register `CTRL` has no field `ENABEL`"),
      (("      cycles: {is", "      @cyc/les: {is"), "`cyc/les` under `events` is not a name"),
      (("source: TRM 4.2.3", "source: @TMR 4.2.3"), "source `TMR` is not listed under `sources`"),
      (('linux: "config:0-7"', 'linux: @"config9:0-7"'), "`config9:0-7` is not a place in perf's config words"),
      (("is: event=0x10,", "is: @event=0x100,"), "event `reads` sets `event` to 0x100")]),
    ("what is for readers, and what nothing uses",
     [(("    terms:\n", "    terms:\n      edge: @{text: Counts edges.}\n"), "nothing uses term `edge`"),
      (("      reads:  {is: event=0x10,", "      reads:  {is: event=0x10, scale: @[1],"), "`scale` is a list")]),
]


@pytest.mark.parametrize("changes", [row[1] for row in TOGETHER], ids=[row[0] for row in TOGETHER])
def test_what_is_right_of_an_entry_is_judged(checked, changes) -> None:
    text, places = change(demo(), *(old_and_new for old_and_new, _ in changes if old_and_new))
    outcome = checked(text)
    told = [m["words"] for m in outcome.messages]
    print(outcome.err)
    assert outcome.places() == places
    assert all(any(words in message for message in told) for _, words in changes) and len(told) == len(changes)
