"""Helpers of the generator's tests: descriptions with one change, and runs of the command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from generator.base.source import Problems  # noqa: E402
from generator.check.rounds import resolve_and_check  # noqa: E402
from generator.commands import commands  # noqa: E402
from generator.commands.cli import main  # noqa: E402
from generator.model.model import System  # noqa: E402
from generator.resolve.system import Description, load_description  # noqa: E402

MESSAGE = re.compile(r"(?P<file>[^\s:][^:]*):(?P<line>\d+):(?P<column>\d+): (?P<words>.*)\Z")
FOR_EDITORS = "# yaml-language-server: $schema=../schema.json"    # what descriptions begin with
HERE = "@"  # in the text of a change: where the mistake is to be reported


def once(description: Description, root: Path, problems: Problems) -> System | None:
    """What is shipped is resolved and checked once in all tests, as none of them changes it."""
    key = description.path.resolve(), description.name
    if not key[0].is_relative_to(ROOT / "regdefs"):
        return resolve_and_check(description, root, problems)
    if key not in SHIPPED:
        before = len(problems.found)
        system = resolve_and_check(description, root, problems)
        if system is None or len(problems.found) > before:
            return system
        SHIPPED[key] = system
    return SHIPPED[key]


SHIPPED: dict[tuple[Path, str], System] = {}
commands.resolve_and_check = once  # type: ignore[attr-defined]


def demo() -> str:
    """A whole description with one of each: most tests change a line of it."""
    return (Path(__file__).parent / "demo.yaml").read_text(encoding="utf-8")


@dataclass
class Outcome:
    """What a run of the command left: exit status and both streams."""

    status: int
    out: str
    err: str

    @property
    def messages(self) -> list[re.Match[str]]:
        """The mistakes, each `file:line:column: what; mend`; source lines and carets left out."""
        lines = [line for line in self.err.splitlines() if not line.startswith("    ")]
        return [found for found in map(MESSAGE.match, lines) if found]

    def places(self) -> list[tuple[int, int]]:
        return [(int(m["line"]), int(m["column"])) for m in self.messages]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Callable[..., Outcome]:
    """The command in this process."""
    def call(*arguments: object) -> Outcome:
        capfd.readouterr()
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as leave:
            status = int(leave.code or 0)
        captured = capfd.readouterr()
        return Outcome(status, captured.out, captured.err)
    return call


def run_here(*arguments: object, cwd: Path = ROOT) -> Outcome:
    """The command in this process, where no test has `run`."""
    out, err = StringIO(), StringIO()
    with chdir(cwd), redirect_stdout(out), redirect_stderr(err):
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as leave:
            status = int(leave.code or 0)
    return Outcome(status, out.getvalue(), err.getvalue())


def run_apart(*arguments: object, cwd: Path = ROOT, env: dict[str, str] | None = None) -> Outcome:
    """The command in a process of its own."""
    done = subprocess.run([sys.executable, "-m", "generator", *map(str, arguments)], cwd=cwd, capture_output=True,
                          text=True, env=env, timeout=60)
    return Outcome(done.returncode, done.stdout, done.stderr)


def embedded(generated: Path, *names: str) -> list[str]:
    """Arguments of a C compiler: the tables of these systems as objects."""
    tables = generated / "tables"
    return [f"-Wa,-I,{tables}", *(str(tables / f"{name}.S") for name in names)]


def reference_of(regdefs: Path, into: Path) -> Path:
    """The folder, with the pages of the reference."""
    outcome = run_here("reference", "html", "--regdefs", regdefs, "--into", into)
    assert outcome.status == 0, outcome.err
    return into


@pytest.fixture(scope="session")
def anew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is generated, made once more by a process of its own, in which the order of sets is another."""
    out = tmp_path_factory.mktemp("anew") / "generated"
    outcome = run_apart("build", "--quiet", "--out", out, env={**os.environ, "PYTHONHASHSEED": "1"})
    assert outcome.status == 0, outcome.err
    return out


def position(text: str, offset: int) -> tuple[int, int]:
    """Line and column, counted here and not by the code under test."""
    before = text[:offset]
    return before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1


def change(text: str, *changes: tuple[str, str]) -> tuple[str, list[tuple[int, int]]]:
    """The text with each first part replaced by its second, and the places of the marks in it."""
    assert HERE not in text
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the description"
        text = text.replace(old, new)
    places: list[tuple[int, int]] = []
    while (offset := text.find(HERE)) >= 0:
        text = text[:offset] + text[offset + 1:]
        places.append(position(text, offset))
    return text, places


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty `regdefs/` with one vendor."""
    vendor = tmp_path / "regdefs" / "vendor"
    vendor.mkdir(parents=True)
    return vendor


@pytest.fixture
def checked(folder: Path, run: Callable[..., Outcome]) -> Callable[..., Outcome]:
    """Writes a description and checks it."""
    def call(text: str | bytes, name: str = "demo", *others: str) -> Outcome:
        path = folder / f"{name}.yaml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return run("check", "--regdefs", folder.parent, path)
    return call


@pytest.fixture
def one_mistake(checked: Callable[..., Outcome]) -> Callable[..., None]:
    """Asserts that a changed description gives exactly one error, at the mark, with these words."""
    def call(text: str, changes: tuple[tuple[str, str], ...], words: tuple[str, ...], name: str = "demo") -> None:
        changed, places = change(text, *changes)
        assert len(places) == 1
        outcome = checked(changed, name)
        assert outcome.status == 1, outcome.out
        assert "Traceback" not in outcome.err
        assert len(outcome.messages) == 1, outcome.err
        message = outcome.messages[0]["words"]
        assert Path(outcome.messages[0]["file"]).name == f"{name}.yaml"
        for word in words:
            assert word in message, message
        what, separator, mend = message.partition("; ")
        assert what and separator and mend, message
        assert outcome.places() == places, outcome.err
        assert "1 mistake; nothing was changed" in outcome.err
    return call


def model(path: Path, root: Path) -> System:
    """The checked model of a right description."""
    problems = Problems()
    system = once(load_description(path, str(path), problems), root, problems)
    assert system is not None and not problems.found, [str(p) for p in problems.found]
    return system
