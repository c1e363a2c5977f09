"""`stats`: the inventory, and the copy of it in docs/described.md."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from describing import ROOT, demo, run_here
from generator.views.stats import Inventory, markdown

LIBRARY = """\
pmureg: 2
library: shared
title: Shared parts
sources: {A: Document A, B: Document B}
layouts:
  flags: {fields: {31:2: RES0, 1:0: {name: F<n>, array: 2, text: Flag <n>.}}}
bases:
  common:
    space: mmio
    registers:
      STATUS: {at: 0x0, layout: flags, text: Flags., source: A}
    terms:
      event: {linux: "config:0-7"}
  narrow:
    base: common
    registers:
      EXTRA: {at: 0x4, text: More., source: B, fields: {31:0: IMPDEF}}
      STATUS: ~
"""
# Counted by hand in demo.yaml.
DEMO = {"name": "demo", "kind": "system", "title": "Demo SoC interconnect PMU", "registers": 3, "fields": 4,
        "bits": 32 + 32 + 64, "events": 2, "formats": 1, "metrics": 1, "rules": 0, "sources": 1}


@pytest.fixture
def regdefs(folder: Path) -> Path:
    (folder / "demo.yaml").write_text(demo())
    (folder / "shared.yaml").write_text(LIBRARY)
    return folder.parent


def test_counts(run, regdefs):
    rows = json.loads(run("stats", "--json", "--regdefs", regdefs).out)
    assert {key: rows[0][key] for key in DEMO} == DEMO
    assert rows[0]["path"] == "regdefs/vendor/demo.yaml"


def test_library_holds_what_it_writes_itself(run, regdefs):
    row = json.loads(run("stats", "--json", "--regdefs", regdefs).out)[1]
    assert {"name": "shared", "kind": "library", "registers": 2, "fields": 1, "bits": 64, "formats": 1, "sources": 2}.items() <= row.items()


def test_table_is_aligned(run, regdefs):
    lines = run("stats", "--regdefs", regdefs).out.splitlines()
    assert lines[0].split() == ["system", "registers", "fields", "bits", "events", "formats", "metrics", "rules", "sources"]
    assert len({len(line) for line in lines}) == 1
    assert lines[1].split() == ["demo", "3", "4", "128", "2", "1", "1", "0", "1"]
    assert lines[2].startswith("shared (library) ")


def test_rules_and_files(run, folder):
    text = demo().replace("    events:\n", "    rules: [{require: event != 3, text: event 3 hangs.}]\n    events:\n", 1)
    path = folder / "demo.yaml"
    path.write_text(text)
    assert json.loads(run("stats", "--json", path).out)[0]["rules"] == 1


def test_format_that_linux_has_not_is_none(run, folder):
    text = demo().replace('linux: "config:0-7"}', 'linux: false}', 1) \
        .replace('      events: all\n      event_string: "event=0x{event:x}\\n"\n', "")
    (folder / "demo.yaml").write_text(text)
    assert json.loads(run("stats", "--json", folder / "demo.yaml").out)[0]["formats"] == 0


def test_mistakes_are_told_and_nothing_is_counted(run, folder):
    (folder / "demo.yaml").write_text(demo().replace("31:2: RES0", "31:3: RES0"))
    outcome = run("stats", "--regdefs", folder.parent)
    assert outcome.status == 1 and outcome.out == "" and len(outcome.messages) == 1


def test_wrong_usage(run):
    assert run("stats", "--json", "--markdown").status == 2
    assert run("stats", "absent.yaml").status == 1


def test_help_has_examples(run):
    assert "examples:\n  python3 -m generator stats" in run("stats", "--help").out


# docs/described.md


PAGE = "Before.\n<!-- stats -->\nold\n<!-- /stats -->\nAfter.\n"


def renew(run, regdefs, page: Path, text: str):
    page.write_text(text)
    return run("build", "--regdefs", regdefs, "--out", page.parent / "out", "--readme", page)


def test_build_renews_what_stands_between_the_marks(run, regdefs, tmp_path):
    page = tmp_path / "page.md"
    assert renew(run, regdefs, page, PAGE).status == 0
    table = run("stats", "--markdown", "--regdefs", regdefs).out
    assert page.read_text() == f"Before.\n<!-- stats -->\n{table}<!-- /stats -->\nAfter.\n"
    assert table.splitlines()[2] == "| `demo` | Demo SoC interconnect PMU | 3 | 4 | 128 | 2 | 1 | 1 | 0 | 1 |"
    before = page.stat().st_mtime_ns
    run("build", "--regdefs", regdefs, "--out", tmp_path / "out", "--readme", page)
    assert page.stat().st_mtime_ns == before


def test_a_bar_in_a_title_ends_no_cell():
    row = Inventory("a", "system", "a.yaml", "Read|write", 1, 2, 3, 4, 5, 6, 7, 8)
    assert markdown([row]).splitlines()[2] == r"| `a` | Read\|write | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |"


@pytest.mark.parametrize("text, words", [("No marks.\n", "` 0 times"), (PAGE + PAGE, "` 2 times"),
                                         ("<!-- /stats -->\n<!-- stats -->\n", "is before")])
def test_page_without_its_marks_is_an_error(run, regdefs, tmp_path, text, words):
    page = tmp_path / "page.md"
    outcome = renew(run, regdefs, page, text)
    assert outcome.status == 1 and words in outcome.err and f"{page}:1:1: " in outcome.err
    assert page.read_text() == text and not (tmp_path / "out").exists()


def test_page_that_is_not_there_is_an_error(run, regdefs, tmp_path):
    outcome = run("build", "--regdefs", regdefs, "--out", tmp_path / "out", "--readme", tmp_path / "absent.md")
    assert outcome.status == 1 and "absent.md:1:1: cannot read the file" in outcome.err
    assert not (tmp_path / "out").exists()


def test_docs_show_the_numbers_of_today():
    """A description that changed without that: `ninja` (or `build --readme docs/described.md`) renews it."""
    text = (ROOT / "docs" / "described.md").read_text()
    shown = text.split("<!-- stats -->\n", 1)[1].split("<!-- /stats -->", 1)[0]
    assert shown == run_here("stats", "--markdown").out


def test_readme_says_on_what_each_system_was_counted():
    """Those that git has: who describes another one says it there when it is added."""
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "regdefs"], capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("skipped: no git, or no repository, which tells whose descriptions these are")
    ours = {match[1] for name in listed.stdout.splitlines() if name.endswith(".yaml") and (match := re.search(r"^system: (\w+)$", (ROOT / name).read_text(), re.M))}
    rows = (ROOT / "README.md").read_text().split("## Tested systems")[1].split("\n## ")[0]
    named = [name for row in re.findall(r"^\| (`.+?) \|", rows, re.M) for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(ours) and len(ours) >= 18
