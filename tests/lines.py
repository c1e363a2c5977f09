#!/usr/bin/env python3
"""Counts how long and how deep the runtime is. `ninja lines` builds the programs that it looks at, and prints it.

    tests/lines.py            folders; then the figures, with their budgets and goals
    tests/lines.py --files    the folders' files, too

A line counts if it holds more than blanks and comments. tests/machine/test_lines.py fails if a figure is over its budget.
"""

from __future__ import annotations

import functools
import itertools
import os
import re
import subprocess
import sys
import tempfile
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "runtime"
PROGRAMS = ROOT / "build" / "lines"  # tests/bench/linked.c, linked with archives that were compiled with -O0
APART = "linux"  # a folder that is not part of the whole runtime

COMMENT_OR_TEXT = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|\w+|[^\w\s]')
# The parameters of a definition may go on in further lines. A macro that begins one has no type before it.
FUNCTION = re.compile(r"^(?:[a-z][^;{}#=/\n]*?\b)?(\w+)\(((?:[^;{}\n]|\n[ \t])*)\)\n\{.*?^\}", re.M | re.S)
TAKES_LIST = re.compile(r"struct pmureg_list \*|struct pmureg_access \*\w+,\s*(?:size_t|pmureg_size) ")
INTERNAL = re.compile(r'^#include ".*core/internal\.h"', re.M)
SYMBOL = re.compile(r"([0-9a-f]+) [tT] (\S+)\t(.+):(\d+)$", re.M)


def bare(source: str) -> str:
    """The source without comments; what looks like a comment within a text is text."""
    return COMMENT_OR_TEXT.sub(lambda found: found[0] if found[0][0] in "\"'" else "\n" * found[0].count("\n"), source)


def lines(source: str) -> int:
    """Lines that hold anything but blanks and comments."""
    return sum(1 for line in bare(source).splitlines() if line.strip())


def sources(folder: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.[ch]"))}


def folders() -> list[Path]:
    return [folder for folder in sorted(RUNTIME.iterdir()) if sources(folder)]


# ---- Functions ----

@dataclass(frozen=True)
class Function:
    name: str
    path: Path
    line: int  # of its definition
    lines: int
    takes_list: bool = False  # of accesses

    @property
    def is_ours(self) -> bool:
        return RUNTIME in self.path.parents

    @property
    def is_called(self) -> bool:
        """Whether it is the runtime's, and no inline function of a header, which optimised code does not call."""
        return self.is_ours and self.path.suffix == ".c"


@functools.cache
def functions() -> dict[tuple[Path, int], Function]:
    """The runtime's definitions, by each of their lines: gcc says that a function is at its name, clang at its brace."""
    found: dict[tuple[Path, int], Function] = {}
    for path, source in sources(RUNTIME).items():
        for match in FUNCTION.finditer(source):
            line = source.count("\n", 0, match.start()) + 1
            function = Function(match[1], path, line, lines(match[0]), bool(TAKES_LIST.search(match[2])))
            found.update(((path, line + more), function) for more in range(match[0].count("\n") + 1))
    return found


@functools.cache
def symbols(program: str) -> dict[int, Function]:
    """The functions that the linker kept, by their addresses."""
    listed = subprocess.run(["nm", "-l", PROGRAMS / program], check=True, capture_output=True, text=True).stdout
    places = [(int(address, 16), name, Path(os.path.normpath(ROOT / path)), int(line)) for address, name, path, line in SYMBOL.findall(listed)]
    # A macro that makes a function is one line.
    return {address: functions().get((path, line), Function(name, path, line, 1)) for address, name, path, line in places}


def linked(program: str) -> set[Function]:
    """The runtime's functions in a program. An inline function of a header is one, in however many files it is kept."""
    return {function for function in symbols(program).values() if function.is_ours}


# ---- Calls ----

def make_machine(root: Path) -> None:
    """The files of a machine with one package: enough to count an event of a unit that MSRs control."""
    topology = root / "sys/devices/system/cpu/cpu0/topology"
    topology.mkdir(parents=True)
    (topology / "physical_package_id").write_text("0\n")
    (topology.parent.parent / "online").write_text("0\n")
    (root / "dev/cpu/0").mkdir(parents=True)
    registers = array("Q", bytes(8 * 0x2000))
    registers[0xD04] = 0x30000  # the unit's control has bits that must be 1
    (root / "dev/cpu/0/msr").write_bytes(registers.tobytes())


@functools.cache
def stacks() -> list[tuple[Function, ...]]:
    """The stack at each call, from open to close of one event. The last call on the way to a register is pread()."""
    # The length of the path is a part of the figures, because each character of a message is a call.
    with tempfile.TemporaryDirectory(prefix="pmureg-lines-", dir="/tmp") as root:
        make_machine(Path(root))
        env = {name: value for name, value in os.environ.items() if name != "PMUREG_PATH"}
        trace = array("Q", subprocess.run([PROGRAMS / "direct", root], check=True, stdout=subprocess.PIPE, env=env).stdout)
    stack: list[Function] = []
    found = []
    for word in trace:
        if word:
            stack.append(symbols("direct")[word])
            found.append(tuple(stack))
        else:
            stack.pop()
    assert not stack, "the trace has an end that is not the program's"
    return found


def ways(first: str) -> Iterator[tuple[Function, ...]]:
    """The frames of each access to a register, from a function on."""
    for stack in stacks():
        names = [function.name for function in stack]
        if names[-1] == "pread" and first in names:
            yield stack[names.index(first):]


def lists_made(way: tuple[Function, ...]) -> int:
    """How often a function that takes no list of accesses calls one that takes a list."""
    return sum(called.takes_list and not caller.takes_list for caller, called in itertools.pairwise(way))


# ---- Figures ----

def whole() -> dict[Path, str]:
    return {path: source for folder in folders() if folder.name != APART for path, source in sources(folder).items()}


def linked_lines(program: str) -> int:
    """Lines of the functions that --gc-sections keeps of the archives, in a program that opens, starts, reads, stops and closes."""
    return sum(function.lines for function in linked(program))


def tokens() -> int:
    """Words, numbers, texts, and single characters of punctuation."""
    return sum(len(TOKEN.findall(bare(source))) for source in whole().values())


def depths() -> list[int]:
    """The depth of each call from open to close. Neither calls nor depths have inline functions of headers."""
    return [sum(function.is_called for function in stack) for stack in stacks() if stack[-1].is_called]


def described() -> int:
    """The systems that are linked in: each is compared with the machine."""
    return len(list((ROOT / "generated" / "tables").glob("*.pmu")))


def longest_way(first: str) -> int:
    """Frames from a function to the system call, both among them, with inline functions."""
    return max(map(len, ways(first)))


def shared_names() -> int:
    """Functions whose name a function of another file has, too; without inline functions of headers."""
    names = Counter(name for name, _ in {(function.name, function.path) for function in set(functions().values()) if function.is_called})
    return sum(count for count in names.values() if count > 1)


def includes() -> int:
    return sum(len(INTERNAL.findall(source)) for path, source in whole().items() if RUNTIME / "core" not in path.parents)


class Figure(NamedTuple):
    budget: int
    goal: int
    name: str
    measure: Callable[[], int]


# A figure over its budget fails the test. A commit that lowers a figure lowers its budget.
FIGURES = [
    Figure(13_003, 9_600, "lines linked: a count by registers alone", lambda: linked_lines("direct")),
    Figure(17_986, 12_000, "lines linked: with perf, discovery and the simulator", lambda: linked_lines("everything")),
    Figure(6_239, 5_000, "lines linked: a session of the core alone", lambda: linked_lines("session")),
    Figure(34_027, 22_500, "lines of the runtime", lambda: sum(map(lines, whole().values()))),
    Figure(337_650, 226_000, "tokens of the runtime", tokens),
    Figure(3_905, 4_500, "calls of one event by registers, less 8 for each described system", lambda: len(depths()) - 8 * described()),
    Figure(32, 28, "deepest stack of these calls", lambda: max(depths())),
    Figure(16, 9, "frames of a session's read", lambda: longest_way("pmureg_read")),
    Figure(10, 9, "frames of a single register's read", lambda: longest_way("pmureg_read_one")),
    Figure(1, 1, "lists that this read makes of its access", lambda: max(map(lists_made, ways("pmureg_read_one")))),
    Figure(0, 20, "functions with a name that another file uses, too", shared_names),
    Figure(3, 0, "includes of core/internal.h outside the core", includes),
]


def main() -> None:
    for folder in folders():
        files = {path: lines(source) for path, source in sources(folder).items()}
        print(f"{sum(files.values()):7}  runtime/{folder.name}")
        if "--files" in sys.argv[1:]:
            for path, number in files.items():
                print(f"{'':8}{number:7}  {path.relative_to(RUNTIME)}")
    print(f"\n{'figure':>7} {'budget':>7} {'goal':>7}")
    for figure in FIGURES:
        found = figure.measure()
        print(f"{found:7} {figure.budget:7} {figure.goal:7}  {figure.name}{f', {found - figure.budget} over the budget' if found > figure.budget else ''}")


if __name__ == "__main__":
    main()
