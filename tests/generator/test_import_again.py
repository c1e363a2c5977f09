"""Importing into a file that is there: the source's facts are renewed, what a person wrote stays, what contradicts is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from describing import Outcome
from test_import import event

FIRST = [event("UNC_BOX_CLOCKTICKS", 0), event("UNC_BOX_TOR.ALL", 0x35, 8, Counter="0"), event("UNC_BOX_TOR.WB", 0x35, 16, Counter="0"),
         event("UNC_BOX_RING_AD.UP", 0x1B, 1), event("UNC_BOX_RING_AD.DOWN", 0x1B, 2),
         event("UNC_BOX_RING_AK.UP", 0x1C, 1), event("UNC_BOX_RING_AK.DOWN", 0x1C, 2)]


@pytest.fixture
def again(folder: Path, run: Callable[..., Outcome]) -> Callable[..., Outcome]:
    """Imports these events into box.yaml, which is checked behind it."""
    def call(events: list[dict[str, str]], name: str = "a.json") -> Outcome:
        (folder / name).write_text(json.dumps({"Events": events}))
        outcome = run("import", "perfmon", folder / name, "--into", folder / "box.yaml")
        assert run("check", "--regdefs", folder.parent, folder / "box.yaml").status == 0
        return outcome
    return call


def edit(folder: Path, *changes: tuple[str, str]) -> str:
    text = (folder / "box.yaml").read_text()
    for old, new in changes:
        assert text.count(old) == 1, text
        text = text.replace(old, new)
    (folder / "box.yaml").write_text(text)
    return text


def text(folder: Path) -> str:
    return (folder / "box.yaml").read_text()


def changed(index: int, **more: str) -> list[dict[str, str]]:
    return [*FIRST[:index], FIRST[index] | more, *FIRST[index + 1:]]


def test_the_same_again_changes_nothing(again, folder) -> None:
    again(FIRST)
    before = text(folder)
    outcome = again(FIRST)
    assert text(folder) == before
    assert outcome.err == ""


def test_what_a_person_added_stays(again, folder) -> None:
    """Texts, notes, entries and comments; the facts around them are the source's and are not touched."""
    again(FIRST)
    before = edit(folder, ("clockticks: {is: event=0x00,", "# of the unit\n      clockticks: {unit: cycles, is: event=0x00, text: Cycles.,"),
                  ("      tor:\n", "      mine: {is: event=0x77, source: P, text: My own.}\n      tor:\n        text: Requests.\n"))
    outcome = again(FIRST)
    assert text(folder) == before
    assert outcome.err == ""


def test_what_the_source_changed_is_renewed_and_keeps_additions(again, folder) -> None:
    again(FIRST)
    edit(folder, ("clockticks: {is: event=0x00,", "clockticks: {unit: cycles, text: Cycles., is: event=0x00,"),
         ("          all: {is: umask=0x08}", "          all: {is: umask=0x08, text: Every one.}"), ("      tor:\n", "      tor:\n        note: Also the IO's.\n"))
    outcome = again([FIRST[0] | {"EventCode": "0x01"}, FIRST[1] | {"UMask": "0x09", "Counter": "0,1"}, FIRST[2] | {"Counter": "0,1"},
                     *FIRST[3:], event("UNC_BOX_TOR.NEW", 0x35, 32, Counter="0,1")])
    assert "renewed: 2: box_events/clockticks, box_events/tor" in outcome.err
    assert "      clockticks: {is: event=0x01, unit: cycles, text: Cycles., source: P}\n" in text(folder)
    assert ("      tor:\n        is: event=0x35\n        counters: 0-1\n        note: Also the IO's.\n        source: P\n        sub:\n"
            "          all: {is: umask=0x09, text: Every one.}\n          wb: {is: umask=0x10}\n          new: {is: umask=0x20}\n") in text(folder)
    assert again([FIRST[0] | {"EventCode": "0x02"}, *FIRST[3:]]).err.startswith("renewed: 1: box_events/clockticks")    # and once more


def test_what_contradicts_is_told_and_left(again, folder) -> None:
    again(FIRST)
    before = edit(folder, ("wb: {is: umask=0x10}", "wb: {is: umask=0x18, note: The manual has 0x18.}"), ("clockticks: {is: event=0x00", "clockticks: {is: event=0x3f"))
    for _ in range(2):    # each time
        outcome = again(changed(1, UMask="0x09"))
        assert text(folder).split("# Digests")[0] == before.split("# Digests")[0]
        assert outcome.status == 0
        lines = [(m["line"], m["words"]) for m in outcome.messages]
        row = before[:before.index("      tor:")].count("\n") + 2
        assert (str(row), "`tor.wb` is event=0x35,umask=0x18 on counters 0x1 here, but event=0x35,umask=0x10 on counters 0x1 in its source; "
                "correct it, or say why in a `note`") in lines, outcome.err
        assert any("`tor.all` is event=0x35,umask=0x08" in words and "umask=0x09" in words for _, words in lines)
        assert any("`clockticks` is event=0x3f here, but event=0x00 in its source" in words for _, words in lines)
        before = text(folder)


def test_what_a_person_took_out_stays_out(again, folder) -> None:
    again(FIRST)
    line = next(line for line in text(folder).splitlines(True) if "clockticks" in line)
    before = edit(folder, (line, ""))
    outcome = again(FIRST)
    assert text(folder) == before
    assert outcome.err == ""


def test_what_is_new_is_added(again, folder) -> None:
    again(FIRST)
    outcome = again([*FIRST, event("UNC_BOX_NEW", 0x50), event("UNC_CRATE_FULL", 1, unit="CRATE")])
    assert "added: 2: box_events/new, crate_events" in outcome.err
    assert "      new: {is: event=0x50, source: P}\n" in text(folder)
    assert '\n  crate_events:\n    events:\n      crate_full: {is: event=0x01, aliases: [UNC_CRATE_FULL], source: P}\n' in text(folder) \
        or "\n  crate_events:\n" in text(folder)


def test_what_the_source_lost_is_told_and_left(again, folder) -> None:
    """Another source of the same unit adds to it: nothing goes because a file was left out."""
    again(FIRST)
    before = text(folder)
    outcome = again([event("UNC_BOX_TOR.ALL", 0x35, 8, Counter="0"), event("UNC_BOX_MORE", 9)], "b.json")
    assert "kept, but no longer in the sources: 3" in outcome.err
    assert "wb: {is: umask=0x10}" in text(folder) and "      more: {is: event=0x09, source: P}\n" in text(folder)
    assert 'P: "a.json; b.json"' in text(folder)
    assert before.splitlines()[6:10] == text(folder).splitlines()[6:10]


def test_sub_events_that_others_repeat_are_written_out(again, folder) -> None:
    """The anchor goes with the entry that had it."""
    again(FIRST)
    assert "sub: &box_ring_ad\n" in text(folder) and "ring_ak: {is: event=0x1c, source: P, sub: *box_ring_ad}" in text(folder)
    again(changed(3, UMask="0x10"))
    assert "&box_ring_ad" not in text(folder)
    assert "          up: {is: umask=0x10}\n" in text(folder)
    assert "      ring_ak:\n        is: event=0x1c\n        source: P\n        sub:\n          up: {is: umask=0x01}\n          down: {is: umask=0x02}\n" in text(folder)


def test_a_comment_is_not_lost(again, folder) -> None:
    again(FIRST)
    before = edit(folder, ("          wb: {is: umask=0x10}\n", "          # Write-backs.\n          wb: {is: umask=0x10}\n"))
    outcome = again(changed(2, UMask="0x40"))
    assert text(folder).split("# Digests")[0] == before.split("# Digests")[0]
    assert "import would lose a comment" in outcome.messages[0]["words"]


def test_a_family_that_is_one_no_more(again, folder) -> None:
    ports = [event(f"UNC_BOX_IO.PART{i}", 0x83, 4, PortMask=f"0x{1 << i:x}") for i in range(4)]
    again([*FIRST, *ports])
    assert "part<n>" in text(folder)
    again([*FIRST, *ports[:3], ports[3] | {"PortMask": "0x80"}])
    assert "part<n>: {is: ch_mask=1 << n, array: 3}" in text(folder)
    assert "part3: {is: ch_mask=128}" in text(folder) or "part3: {is: ch_mask=0x80}" in text(folder)
    assert "count: 4" not in text(folder)


def test_a_system_is_left_alone(folder, run) -> None:
    (folder / "a.json").write_text(json.dumps({"Events": FIRST}))
    (folder / "soc.yaml").write_text("pmureg: 2\nsystem: soc\n")
    outcome = run("import", "perfmon", folder / "a.json", "--into", folder / "soc.yaml")
    assert outcome.status == 1
    assert "the file is a system, but the sources make a library" in outcome.messages[0]["words"]
    assert (folder / "soc.yaml").read_text() == "pmureg: 2\nsystem: soc\n"


def test_mistakes_of_a_person_stop_it(again, folder, run) -> None:
    again(FIRST)
    before = edit(folder, ("clockticks: {is: event=0x00,", "clockticks: {is: event=zero,"))
    outcome = run("import", "perfmon", folder / "a.json", "--into", folder / "box.yaml")
    assert outcome.status == 1 and "`event=zero` is not TERM=NUMBER" in outcome.err
    assert text(folder) == before


def test_metrics_are_imported_again(folder, run) -> None:
    def call(formula: str) -> Outcome:
        (folder / "a.json").write_text(json.dumps({"Events": FIRST}))
        (folder / "m.json").write_text(json.dumps({"Metrics": [{"MetricName": "rate", "Formula": formula, "UnitOfMeasure": "1/s", "Constants": [],
                                                                "Events": [{"Name": "UNC_BOX_TOR.WB", "Alias": "a"}]}]}))
        return run("import", "perfmon", folder / "a.json", folder / "m.json", "--into", folder / "box.yaml")

    call("a / DURATIONTIMEINSECONDS")
    edit(folder, ("unit: 1/s, aggregate: sum, source: P}", "unit: 1/s, aggregate: sum, source: P, note: Mine.}"))
    outcome = call("2 * a / DURATIONTIMEINSECONDS")
    assert "renewed: 1: box_events/rate" in outcome.err
    assert "      rate: {formula: 2 * tor.wb / (duration_ns / 1000000000), unit: 1/s, aggregate: sum, note: Mine., source: P}\n" in text(folder)


def test_a_file_without_a_record_is_a_persons(again, folder) -> None:
    again(FIRST)
    (folder / "box.yaml").write_text(text(folder).split("\n# Digests")[0])
    outcome = again(changed(0, EventCode="0x07"))
    assert "clockticks: {is: event=0x00, source: P}" in text(folder)
    assert "`clockticks` is event=0x00 here, but event=0x07 in its source" in outcome.err
    assert "# imported: " in text(folder)
