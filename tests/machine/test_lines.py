"""The runtime stays as short and as shallow as tests/lines.py says: its table has the budgets, `ninja lines` prints the figures."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

import pytest

from toolchain import ROOT

sys.path.insert(0, str(ROOT / "tests"))

import lines

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="no /proc here, by which the device knows its files")


@pytest.mark.skipif(platform.machine() != "x86_64" or "gcc" not in os.environ.get("CC", "gcc"), reason="the budgets are figures of gcc for x86-64")
@pytest.mark.parametrize("figure", lines.FIGURES, ids=lambda figure: figure.name)
def test_no_figure_is_over_its_budget(figure: lines.Figure) -> None:
    found = figure.measure()
    if found > figure.budget:
        pytest.fail(f"{figure.name}: {found}, which is {found - figure.budget} over the budget of {figure.budget} in tests/lines.py", pytrace=False)


# ---- A measurement that finds nothing would keep every budget ----

@pytest.mark.parametrize("program, at_least, has, has_not", [
    ("direct", 600, "pmureg_session_open", "pmureg_device_test"),
    ("everything", 600, "pmureg_sim_init", "pmureg_device_test"),
    ("session", 300, "pmureg_session_open", "pmureg_open"),
])
def test_the_linker_keeps_what_is_called(program: str, at_least: int, has: str, has_not: str) -> None:
    kept = lines.linked(program)
    names = {function.name for function in kept}
    assert len(kept) >= at_least and has in names and has_not not in names
    # One line is the length of what a macro makes. It makes no functions in a file of its own.
    assert [function for function in kept if function.is_called and (function.path, function.line) not in lines.functions()] == []


def test_the_whole_life_of_an_event_is_traced() -> None:
    outer = list(dict.fromkeys(stack[0].name for stack in lines.stacks()))
    assert outer == ["pmureg_open", "pmureg_start", "pmureg_read", "pmureg_stop", "pmureg_result_at", "pmureg_close"]
    assert len(lines.depths()) >= 2_000 and max(lines.depths()) >= 15


@pytest.mark.parametrize("first", ["pmureg_read", "pmureg_read_one"])
def test_reads_reach_the_system_call(first: str) -> None:
    ways = list(lines.ways(first))
    assert ways and all(way[0].name == first and way[-1].name == "pread" for way in ways)
    assert max(map(lines.lists_made, ways)) >= 1


def test_sources_are_read() -> None:
    assert len(set(lines.functions().values())) >= 1_000
    assert {path.name for path in lines.whole()} >= {"pmureg.h", "pmureg.c", "main.c", "internal.h"}
    assert lines.tokens() >= 100_000


def test_what_a_line_a_token_and_a_function_are() -> None:
    text = 'static int f(const char *a,\n\t     int b)\n{\n\t/* no\n\t   line */\n\n\treturn a[b] == "/* a text */"[0]; // and this\n}\n'
    assert lines.lines(text) == 5
    assert len(lines.TOKEN.findall(lines.bare(text))) == 26
    assert [found[1] for found in lines.FUNCTION.finditer(f"ROWS(block, x)\nRULE(kind)\n{{\n}}\nint g(void);\n{text}")] == ["RULE", "f"]


def test_a_list_is_made_where_a_caller_has_none() -> None:
    single, several = (lines.Function("", Path(), 0, 1, takes_list) for takes_list in (False, True))
    assert lines.lists_made((single, several, several, single, single, several)) == 2
