"""Editors complete, explain and underline: a real language server (npm's yaml-language-server) reads a description by the line that it begins with."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from describing import FOR_EDITORS, ROOT, demo
from language_server import Server

LINE = f"{FOR_EDITORS}\n"
DESCRIPTIONS = sorted([*(ROOT / "regdefs").glob("*/*.yaml"), *(ROOT / "tests/generator/strangers").glob("*/*.yaml")])


@pytest.mark.parametrize("path", DESCRIPTIONS, ids=lambda path: path.stem)
def test_every_description_names_the_schema(path: Path) -> None:
    assert path.read_text().startswith(LINE)


def test_the_tutorial_names_it() -> None:
    blocks = re.findall(r"^```yaml\n(.*?)^```", (ROOT / "regdefs" / "README.md").read_text(), re.M | re.S)
    assert len(blocks) == 1 and blocks[0].startswith(LINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """The server, and a folder of descriptions."""
    ours = ROOT / "build/npm/node_modules/.bin/yaml-language-server"
    command = str(ours) if ours.exists() else shutil.which("yaml-language-server")
    if command is None or shutil.which("node") is None:
        assert not os.environ.get("CI"), "README.md's test command installs the language server"
        pytest.skip("skipped: npm's yaml-language-server is not here (`npm install --prefix build/npm yaml-language-server`)")
    regdefs = tmp_path_factory.mktemp("editor") / "regdefs"
    (regdefs / "acme").mkdir(parents=True)
    shutil.copy(ROOT / "regdefs" / "schema.json", regdefs)
    running = Server([command, "--stdio"], regdefs)
    yield running, regdefs / "acme"
    running.close()


def written(folder: Path, name: str, text: str, *changes: tuple[str, str]) -> Path:
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    (folder / f"{name}.yaml").write_text(text if text.startswith(LINE) else LINE + text)
    return folder / f"{name}.yaml"


def place(path: Path, word: str) -> tuple[int, int]:
    """Line and column of the first, from 0."""
    before = path.read_text().partition(word)[0]
    return before.count("\n"), len(before) - before.rfind("\n") - 1


def test_what_is_right_is_not_underlined(server) -> None:
    running, folder = server
    assert running.open(written(folder, "demo", demo())) == []
    for path in (ROOT / "regdefs/intel/nhm.yaml", ROOT / "regdefs/arm/coresight.yaml", ROOT / "regdefs/nvidia/cspmu.yaml"):
        assert running.open(written(folder, path.stem, path.read_text())) == []


MISTAKES = {
    "space: mmio": ("space: mimo", "mimo", "Valid values"),
    "access: WO,": ("acess: WO,", "acess", "acess is not allowed"),
    "31:8: RES0": ("31:8: RESO", "RESO", "Valid values"),
    "title: Network on chip": ("tittle: Network on chip", "tittle", "tittle is not allowed"),
    "        width: 40\n": ("        width: [40]\n", "[40]", "Incorrect type"),
    "7:0: {name: EVENT,": ("7-0: {name: EVENT,", "7-0", "does not match the pattern"),
    "midr: {implementer: 0x4E, part: 0x123}": ("midr: {implementer: 0x4E}", "implementer", "Missing property \"part\""),
}


def test_mistakes_are_underlined_where_they_are(server) -> None:
    running, folder = server
    path = written(folder, "wrong", demo(), *((old, new) for old, (new, _, _) in MISTAKES.items()))
    found = {diagnostic["range"]["start"]["line"]: diagnostic["message"] for diagnostic in running.open(path)}
    wanted = {place(path, where)[0]: words for _, where, words in MISTAKES.values()}
    assert sorted(found) == sorted(wanted), found
    for line, words in wanted.items():
        assert words in found[line]


@pytest.mark.parametrize("word, title, words", [
    ("space: mmio", "block", ["how registers are reached", "`mmio`: memory\\-mapped registers", "`csr`: RISC\\-V control and status registers"]),
    ("self_clearing", "field", ["a written 1 acts once and reads as 0"]),
    ("access: RW-V", "field", ["`W1C`: a written 1 clears, a 0 changes nothing", "`RW-V`: read and written, and hardware changes it"]),
    ("is: event=0x01", "event", ["its terms, as in an event string", "event=0x35,umask=0x03"]),
    ("selects:", "counter", ["the event number programmed", "EVSEL[n].EV"]),
    ("aggregate", "metric", ["of several units"]),
])
def test_keys_are_explained(server, word, title, words) -> None:
    running, folder = server
    path = written(folder, "hover", demo(), ("unit: requests/cycle, text: Reads in a cycle.", "aggregate: mean, unit: requests/cycle, text: Reads in a cycle."))
    running.open(path)
    line, column = place(path, word)
    told = running.at("hover", path, line, column + 1)["contents"]["value"]
    assert told.startswith(f"#### {title}\n"), told
    for part in words:
        assert part in told


def labels(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {item["label"]: item for item in found["items"]}


def test_keys_and_words_are_completed(server) -> None:
    running, folder = server
    path = written(folder, "complete", demo(), ("    space: mmio\n", "    space: \n    \n"), ("access: RW-V", "access: "),
                   ("    counters:\n      general:\n", "    counters:\n      general:\n        \n"))
    running.open(path)
    line, column = place(path, "    space: \n")
    assert {"sysreg", "msr", "csr", "pci", "mmio", "perf"} <= labels(running.at("completion", path, line, column + len("    space: "))).keys()
    keys = labels(running.at("completion", path, line + 1, 4))
    assert {"scope", "identify", "where", "errata"} <= keys.keys() and "registers" not in keys    # which is there
    assert keys["scope"]["documentation"].startswith("what has registers of its own")
    line, column = place(path, "access: ,")
    access = labels(running.at("completion", path, line, column + len("access: ")))
    assert {"RO", "RW-V", "W1C"} <= access.keys()
    line, _ = place(path, "        \n        count: 4\n        width: 40")
    counter = labels(running.at("completion", path, line, 8))
    assert {"overflow", "top_rate", "allows", "enable"} <= counter.keys() and "runs" not in counter
