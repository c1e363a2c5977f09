"""What `diff` says changed, and whom it breaks."""

from __future__ import annotations

import json
import subprocess

import pytest

from describing import demo

C, STRINGS, COUNTS, TEXT = "C that includes the header", "event strings", "counts", "nothing but text"


@pytest.fixture
def diff(run, tmp_path):
    """The differences between the demonstration and a changed one."""
    def call(*changes):
        texts = demo(), demo()
        for old, new in changes:
            assert texts[1].count(old) == 1, old
            texts = texts[0], texts[1].replace(old, new)
        files = []
        for side, text in zip(("old", "new"), texts):
            files.append(tmp_path / side / "regdefs" / "vendor" / "demo.yaml")
            files[-1].parent.mkdir(parents=True, exist_ok=True)
            files[-1].write_text(text)
        outcome = run("diff", "--json", *files)
        assert not outcome.err, outcome.err
        found = json.loads(outcome.out)
        assert outcome.status == (1 if any(change["breaks"] for change in found) else 0)
        return found
    return call


EVENT = "reads:  {is: event=0x10, text: Read requests.}"


@pytest.mark.parametrize("changes, group, breaks, name, what", [
    ([("0: {name: ENABLE, reset: 0,", "2: {name: ENABLE, reset: 0,"), ("31:2: RES0", "31:3: RES0"), ("{write: CTRL, set: {CLEAR: 1}}", "{write: CTRL, set: {CLEAR: 1}}"),
      ("          1: {name: CLEAR", "          0: RES0\n          1: {name: CLEAR")], C, True, "field noc.CTRL.ENABLE", "moved from bits 0 to 2"),
    ([("        at: 0x40 + 8 * n\n", "        at: 0x80 + 8 * n\n")], C, True, "register noc.COUNT", "moved from 0x40, 0x48, 0x50, 0x58, 0x40, 0x48, 0x50, 0x58"),
    ([("39:0: {name: VALUE, access: RW-V", "39:0: {name: VALUE, access: RO-V"), ("          - write: COUNT[n]\n", "")], C, True, "field noc.COUNT.VALUE",
     "has another access: RO, was RW"),
    ([("{name: ENABLE, reset: 0,", "{name: ENABLE, reset: 1,")], C, True, "field noc.CTRL.ENABLE", "has another reset value: 1, was 0"),
    ([("7:0: {name: EVENT, reset: 0,", "7:0: {name: EVENT, reset: 0, values: {1: cycles, 0x10: reads}, open: true,")], C, False, "value noc.EVENT.EVENT.cycles", "is new"),
    ([("7:0: {name: EVENT, reset: 0,", "7:0: {name: CODE, reset: 0,"), ("EVENT[n].EVENT\n", "EVENT[n].CODE\n"), ("EVENT[n].EVENT != 0", "EVENT[n].CODE != 0"),
      ("set: {EVENT: 0}", "set: {CODE: 0}"), ("field: EVENT.EVENT", "field: EVENT.CODE")], C, True, "field noc.EVENT.CODE", "was called EVENT"),
    ([("31:2: RES0", "31:3: RES0\n          2: {name: SNAP, text: New.}")], C, False, "field noc.CTRL.SNAP", "is new"),
    ([(EVENT, EVENT.replace("0x10", "0x11"))], COUNTS, True, "event noc.reads", "has another code: event=0x11, was event=0x10"),
    ([(EVENT, EVENT.replace("reads", "requests")), ("reads / cycles", "requests / cycles")], STRINGS, True, "event noc.requests", "was called reads"),
    ([(EVENT, EVENT.replace("reads:  {", "requests:  {aliases: [reads], ")), ("reads / cycles", "requests / cycles")], STRINGS, False, "event noc.requests",
     "was called reads, which is an alias now"),
    ([(EVENT, EVENT + "\n      writes: {is: event=0x12, text: Write requests.}")], STRINGS, False, "event noc.writes", "is new"),
    ([(EVENT, EVENT.replace("text:", "counters: 0, text:"))], COUNTS, True, "event noc.reads", "has another counters: 1, was 0"),
    ([(EVENT, EVENT.replace("Read requests.", "Requests that read."))], TEXT, False, "event noc.reads", "has another text"),
    ([('linux: "config:0-7"', 'linux: "config:8-15"')], STRINGS, True, "term noc.event", "place in Linux's words: config:8-15, was config:0-7"),
    ([("device: demo_noc_<noc>", "device: soc_noc_<noc>")], STRINGS, True, "Linux's device of noc", "has another device: soc_noc_<noc>, was demo_noc_<noc>"),
    ([("    counters:\n", "    rules:\n      - {require: event < 0x80, text: Codes end there.}\n    counters:\n")], STRINGS, True, "rule noc.event < 0x80", "is new"),
    ([("formula: reads / cycles", "formula: cycles / reads")], COUNTS, True, "metric noc.read_rate", "has another formula: cycles / reads, was reads / cycles"),
    ([("text: Reads in a cycle.}", "text: Reads in a cycle., limit: {above: 2, source: TRM}}")], STRINGS, False, "limit of metric noc.read_rate", "is new"),
    ([("      start: [{write: CTRL, set: {ENABLE: 1}}]", "      start: [{modify: CTRL, set: {ENABLE: 1}}]")], COUNTS, True, "block noc", "has another start"),
    ([("instances: {noc: 2}", "instances: {noc: 3}")], STRINGS, False, "unit noc.2", "is new"),
    ([("implementer: 0x4E, part: 0x123", "implementer: 0x4E, part: 0x124")], COUNTS, True, "system demo", "has another detect"),
])
def test_each_kind_of_change(diff, changes, group, breaks, name, what):
    found = diff(*changes)
    matching = [change for change in found if f"{change['kind']} {change['name']}" == name and what in change["what"]]
    assert [(change["group"], change["breaks"]) for change in matching] == [(group, breaks)], found
    assert all(change["file"].endswith("demo.yaml") and change["line"] >= 1 for change in found)


@pytest.mark.parametrize("changes", [
    [("at: 0x10 + 4 * n\n", "at: 0x8 + 4 * n + 8\n")],
    [("at: 0x10 + 4 * n\n", "at: [0x10, 0x14, 0x18, 0x1C]\n")],
    [("event=0x10,", "event=16,")],
    [("        text: Starts and clears the counters.\n        source: TRM 4.2.1\n", "        source: TRM 4.2.1\n        text: Starts and clears the counters.\n")],
    [("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: (CTRL.ENABLE) and (EVENT[n].EVENT != 0)")],
])
def test_what_means_the_same_is_no_difference(diff, changes):
    assert diff(*changes) == []


def test_what_goes_with_a_thing_is_not_told_again(diff):
    assert [change["name"] for change in diff((f"      {EVENT}\n", ""), ("      read_rate: {formula: reads / cycles, unit: requests/cycle, text: Reads in a cycle.}\n",
                                                                         "      rate: {formula: cycles / duration_ns, unit: ns, text: T.}\n"))] == [
        "noc.reads", "noc.read_rate", "noc.rate"]


def test_folders_and_what_a_person_reads(run, tmp_path):
    for side in ("old", "new"):
        (tmp_path / side / "regdefs" / "vendor").mkdir(parents=True)
    (tmp_path / "old/regdefs/vendor/demo.yaml").write_text(demo())
    (tmp_path / "old/regdefs/vendor/gone.yaml").write_text(demo().replace("system: demo", "system: gone"))
    (tmp_path / "new/regdefs/vendor/demo.yaml").write_text(demo().replace("event=0x10,", "event=0x11,"))
    outcome = run("diff", tmp_path / "old/regdefs", tmp_path / "new/regdefs")
    assert outcome.status == 1
    lines = outcome.out.splitlines()
    assert lines[0] == "Breaks C that includes the header:" and lines[1].endswith("gone.yaml:2:1: system gone is gone") or lines[1].endswith("system gone is gone")
    assert lines[2] == "Breaks counts:" and lines[3].endswith("event demo.noc.reads has another code: event=0x11, was event=0x10")
    assert lines[4:] == ["2 differences, 2 of them break something"]
    assert run("diff", tmp_path / "old/regdefs", tmp_path / "old/regdefs").out == "no difference\n"


def test_revisions_of_git(run, tmp_path, monkeypatch):
    def git(*words):
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@x", *words], cwd=tmp_path, check=True, capture_output=True)

    path = tmp_path / "regdefs" / "vendor" / "demo.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(demo())
    git("init")
    git("add", ".")
    git("commit", "-m", "x")
    path.write_text(demo().replace("event=0x10,", "event=0x11,"))
    monkeypatch.chdir(tmp_path)
    for words in (("HEAD", "regdefs"), ("HEAD:regdefs/vendor/demo.yaml", "regdefs/vendor/demo.yaml")):
        outcome = run("diff", *words)
        assert outcome.status == 1 and "  regdefs/vendor/demo.yaml:" in outcome.out and "event=0x11, was event=0x10" in outcome.out
    path.write_text(demo().replace("pmureg: 2 ", "pmureg: 1 "))  # it was written in version 1 of the language
    git("commit", "-am", "x")
    path.write_text(demo())
    assert run("diff", "HEAD", "regdefs").out == "no difference\n"
    for wrong, words in (("nothing", "no such file or folder, and no such revision"), ("--help-all", "no such file or folder"),
                         ("HEAD:regdefs/x.yaml", "revision HEAD has no regdefs/x.yaml")):
        outcome = run("diff", "--", wrong, "regdefs")
        assert outcome.status == 1 and words in outcome.err and "Traceback" not in outcome.err


def test_a_mistake_is_told_and_nothing_is_compared(run, tmp_path):
    for name, text in (("a", demo()), ("b", demo().replace("access: RW-V", "access: RX"))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "demo.yaml").write_text(text)
    outcome = run("diff", tmp_path / "a/demo.yaml", tmp_path / "b/demo.yaml")
    assert outcome.status == 1 and outcome.out == "" and outcome.places() and "1 mistake" in outcome.err


def test_every_attribute_of_the_model_is_looked_at():
    """One that is new in the model is compared, or listed as another's shape."""
    from generator.commands import differences
    from generator.model import model
    from generator.base.record import names_of
    names = {name for kind in vars(model).values() if isinstance(kind, type) for name in names_of(kind)}
    assert {"registers", "fields", "events"} <= names
    assert differences.DERIVED - names == set(), "what is left out is there"
    assert {name for _, name in differences.GROUPS} - names == set()
