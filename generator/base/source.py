"""Source text, places in it, and the problems found there.

A place is an offset; line, column and the line's text are computed only to print a message.
"""

from __future__ import annotations

import bisect
import re
import sys
from collections.abc import Iterable, Mapping
from typing import TextIO, TypeVar

from generator.base.record import field, record
from generator.base.text import mend_unknown, visible

_Thing = TypeVar("_Thing")
_LINE_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")  # what YAML counts as one


LONGEST_LINE = 400    # of a message; files that are one line of many megabytes are no description


class Source:
    """The text of one description, under the name that messages use."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._line_starts: list[int] | None = None

    @property
    def line_starts(self) -> list[int]:
        """The offset of each line's first character."""
        if self._line_starts is None:
            self._line_starts = [0] + [match.end() for match in _LINE_BREAK.finditer(self.text)]
        return self._line_starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from 1."""
        line = bisect.bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def line(self, number: int) -> str:
        start = self.line_starts[number - 1]
        end = self.line_starts[number] if number < len(self.line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n\x85\u2028\u2029")


@record(slots=True, eq=True)
class Where:
    """A place in a source."""

    source: Source
    offset: int

    def __str__(self) -> str:
        line, column = self.source.position(self.offset)
        return f"{self.source.name}:{line}:{column}"


@record(frozen=True)
class Problem:
    """One mistake: its place, what is wrong, and how to mend it."""

    where: Where
    what: str
    mend: str

    @property
    def harmless(self) -> bool:
        """Whether other checks can go on as if the mistake were not there."""
        return False

    @property
    def is_warning(self) -> bool:
        """Whether the description is valid all the same."""
        return False

    def __str__(self) -> str:
        return visible(f"{self.where}: {'warning: ' * self.is_warning}{self.what}; {self.mend}")


@record(frozen=True)
class Misspelt(Problem):
    """A misspelt key or word. Later checks take it for `right`, or ignore it if `right` is empty."""

    right: str = ""


@record(frozen=True)
class Unknown(Problem):
    """A name that does not exist. `known`: the names that exist."""

    names: tuple[str, ...] = ()
    known: frozenset[str] = frozenset()


@record(frozen=True)
class Lacking(Problem):
    """Something is missing. It may have been in an entry that was cut out of the tree; `words`: words that it would
    have."""

    words: tuple[str, ...] = ()


class Misplaced(Problem):
    """A register at an impossible address, or at the address of another one."""


@record(frozen=True)
class Misnamed(Problem):
    """An entry has an invalid name, so its right name is unknown, and others may refer to it. `right`: a valid name for
    it."""

    right: str = ""


@record(frozen=True)
class Twice(Misnamed):
    """A name is already taken, so the entry is not in the tree. `within`: the map that would hold it."""

    within: Where | None = None


class Lost(Problem):
    """A file that cannot be read. Whatever is unknown may be in it."""


class Harmless(Problem):
    """A mistake in what only readers use."""

    @property
    def harmless(self) -> bool:
        return True


class Warned(Harmless):
    """Valid, but probably not intended."""

    @property
    def is_warning(self) -> bool:
        return True


class UnknownSource(Harmless, Unknown):
    """An unknown document."""


class Fatal(Exception):
    """A problem that makes the rest of the file unreadable."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


@record
class Problems:
    """The problems of one run, in the order in which they were found."""

    found: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    count: int = 0  # of problems that stop later stages, with repetitions of problems in shared parts
    _known: set[tuple[str, int, str]] = field(default_factory=set)  # a library is read for each file that imports it

    def take(self, problem: Problem) -> None:
        self.count += not problem.harmless
        key = (problem.where.source.name, problem.where.offset, problem.what)
        if key not in self._known:
            self._known.add(key)
            (self.warnings if problem.is_warning else self.found).append(problem)

    def add(self, where: Where, what: str, mend: str) -> None:
        self.take(Problem(where, what, mend))

    def warn(self, where: Where, what: str, mend: str) -> None:
        self.take(Warned(where, what, mend))

    def misnamed(self, where: Where, what: str, mend: str, right: str = "") -> None:
        self.take(Misnamed(where, what, mend, right))

    def lacking(self, where: Where, what: str, mend: str, *words: str) -> None:
        self.take(Lacking(where, what, mend, words))

    def unknown(self, where: Where, what: str, name: str, known: Iterable[str], *of: str) -> None:
        """Reports an unknown name. `of`: names of what should contain it."""
        words = list(known)
        self.take(Unknown(where, what, mend_unknown(name, words), (name, *of), frozenset(words)))

    def look_up(self, known: Mapping[str, _Thing], name: str, where: Where, by: str) -> _Thing | None:
        """The thing of this name; reports an unknown one. `by`: the beginning of the message, up to the name."""
        if name not in known:
            self.unknown(where, f"{by} `{name}`, which does not exist", name, known)
        return known.get(name)

    def __bool__(self) -> bool:
        return bool(self.found)

    def in_order(self) -> list[Problem]:
        """Sorted by file and place, with warnings."""
        files = {problem.where.source.name: None for problem in (*self.found, *self.warnings)}
        return [problem for name in files
                for problem in sorted((p for p in (*self.found, *self.warnings) if p.where.source.name == name),
                                      key=lambda p: p.where.offset)]

    def print(self, stream: TextIO | None = None) -> None:
        """Prints each problem on its line, then the source line with a caret; in colour on a terminal."""
        stream = stream or sys.stderr
        bold, red, plain = ("\033[1m", "\033[31m", "\033[0m") if stream.isatty() else ("", "", "")
        for problem in self.in_order():
            line, column = problem.where.source.position(problem.where.offset)
            text = problem.where.source.line(line)
            start = max(0, column - LONGEST_LINE // 2) if len(text) > LONGEST_LINE else 0
            text, before = (visible(part) for part in (text[start:start + LONGEST_LINE], text[start:column - 1]))
            caret = "".join("\t" if char == "\t" else " " for char in before) + "^"
            place, _, words = str(problem).partition(f":{line}:{column}: ")
            print(f"{bold}{place}:{line}:{column}:{plain} {words}", file=stream)
            if text.strip():
                print(f"    {text}\n    {red}{caret}{plain}", file=stream)
