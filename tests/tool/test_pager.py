"""On a terminal `list` and `describe` are shown by a pager, as git and perf have it; a pager that fails is no error."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from terminal import Terminal

LIST = ["list", "--system", "nhm"]
MARK = "sed 's/^/P:/'"


@pytest.fixture(scope="module")
def plain(pmureg: Path) -> str:
    """What it prints without one."""
    terminal = Terminal([str(pmureg), *LIST, "--no-pager"], {"NO_COLOR": "1", "PAGER": MARK})
    assert terminal.end() == 0
    assert terminal.text.startswith("nhm: Intel Nehalem") and len(terminal.text.splitlines()) > 200
    return terminal.text


@pytest.mark.parametrize(("env", "front"), [
    ({"PAGER": MARK}, "P:"),
    ({"PAGER": "false", "PMUREG_PAGER": MARK}, "P:"),  # ours first
    ({"PAGER": MARK, "PMUREG_PAGER": ""}, ""),
    ({"PAGER": "cat"}, ""),
    ({"PAGER": MARK, "TERM": "dumb"}, ""),
    ({"PAGER": "false"}, ""),                          # which reads nothing
    ({"PAGER": "head -c 100 >/dev/null; exit 1", "PATH": "/nowhere"}, ""),
])
def test_pager(pmureg: Path, plain: str, env: dict[str, str], front: str) -> None:
    terminal = Terminal([str(pmureg), *LIST], {"NO_COLOR": "1", **env})
    assert terminal.end() == 0
    if env.get("PATH"):  # there is neither a pager nor cat
        assert "head: not found" in terminal.text
    else:
        assert terminal.text == "".join(front + line for line in plain.splitlines(keepends=True))


def test_a_pager_that_is_missing(pmureg: Path, plain: str) -> None:
    terminal = Terminal([str(pmureg), *LIST], {"NO_COLOR": "1", "PAGER": "nosuchpager -x"})
    assert terminal.end() == 0
    said, _, rest = terminal.text.partition("\n")
    assert "nosuchpager" in said and "not found" in said and rest == plain


def test_no_less_is_no_complaint(pmureg: Path, plain: str, tmp_path: Path) -> None:
    (tmp_path / "cat").symlink_to("/bin/cat")
    terminal = Terminal([str(pmureg), *LIST], {"NO_COLOR": "1", "PATH": str(tmp_path)})
    assert terminal.end() == 0 and terminal.text == plain


def test_a_reader_that_has_had_enough(pmureg: Path) -> None:
    terminal = Terminal([str(pmureg), "list"], {"NO_COLOR": "1", "PAGER": "head -n 3"})
    assert terminal.end() == 0
    assert len(terminal.text.splitlines()) == 3


def test_less_is_told_to_leave_one_page_alone(pmureg: Path) -> None:
    told = "printf '%s|%s\\n' \"$LESS\" \"$LV\"; cat >/dev/null"
    for env, answer in (({}, "FRX|-c"), ({"LESS": "S"}, "S|-c")):
        terminal = Terminal([str(pmureg), *LIST], {"PAGER": told, **env})
        assert terminal.end() == 0 and terminal.text == answer + "\n"


def test_an_interrupt_is_the_pagers(pmureg: Path) -> None:
    """Else it would be left alone with the terminal."""
    terminal = Terminal([str(pmureg), *LIST], {"PAGER": "trap 'echo heard; exit' INT; cat >/dev/null; echo ready; sleep 10 & wait"})
    terminal.read("ready")
    terminal.type("\x03")
    assert terminal.end() == 0 and "heard" in terminal.text


def test_messages_stand_in_the_page(pmureg: Path) -> None:
    terminal = Terminal([str(pmureg), "list", "--system", "nhm", "nosuchevent"], {"PAGER": MARK})
    assert terminal.end() == 1 and terminal.text == "P:pmureg: nothing matches 'nosuchevent'\n"


def test_describe_has_it_too(pmureg: Path) -> None:
    for words in (["describe", "nhm"], ["describe", "nhm_uncore_perf_global_ctrl"]):
        terminal = Terminal([str(pmureg), *words], {"NO_COLOR": "1", "PAGER": MARK})
        assert terminal.end() == 0 and all(line.startswith("P:") for line in terminal.text.splitlines())
        terminal = Terminal([str(pmureg), "--no-pager", *words], {"NO_COLOR": "1", "PAGER": MARK})
        assert terminal.end() == 0 and "P:" not in terminal.text and terminal.text


def test_none_in_a_pipe(run: Run) -> None:
    assert not run(*LIST, env={"PAGER": MARK, "TERM": "xterm"}).stdout.startswith("P:")
