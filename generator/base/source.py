"""Source text, places in it, and the problems found there.

A place is an offset; line, column and the line's text are worked out only when a message is printed.
"""

from __future__ import annotations

import bisect
import re
import sys
from collections.abc import Iterable
from typing import TextIO

from generator.base.record import field, record
from generator.base.text import mend_unknown, visible

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
    """One mistake: where it is, what is wrong and how to mend it."""

    where: Where
    what: str
    mend: str

    @property
    def harmless(self) -> bool:
        """Whether it stands in nobody's way: what it is in can be judged as it is."""
        return False

    @property
    def is_warning(self) -> bool:
        """Whether the description is right all the same."""
        return False

    def __str__(self) -> str:
        return visible(f"{self.where}: {'warning: ' * self.is_warning}{self.what}; {self.mend}")


@record(frozen=True)
class Misspelt(Problem):
    """A key or a word that is near one that may stand there, and is taken for that one (`""`: left out) when what
    follows is judged."""

    right: str = ""


@record(frozen=True)
class Unknown(Problem):
    """Something is named that is not there; `known`: what could have been named."""

    names: tuple[str, ...] = ()
    known: frozenset[str] = frozenset()


@record(frozen=True)
class Lacking(Problem):
    """Nothing does what something must: what was taken out of the tree may have done it; `words`: of which it would
    have had one."""

    words: tuple[str, ...] = ()


class Misplaced(Problem):
    """Something is where nothing can be, or something else is."""


@record(frozen=True)
class Misnamed(Problem):
    """An entry's own name is wrong: what it should have been called is not known, and others may name it; `right`: a
    name that it can have."""

    right: str = ""


@record(frozen=True)
class Twice(Misnamed):
    """A name is taken, so that the entry is not in the tree; `within`: the map that would hold it."""

    within: Where | None = None


class Lost(Problem):
    """A file that cannot be read: whatever is not there may be in it."""


class Harmless(Problem):
    """What is only for readers."""

    @property
    def harmless(self) -> bool:
        return True


class Warned(Harmless):
    """What is accepted, and most probably not meant."""

    @property
    def is_warning(self) -> bool:
        return True


class UnknownSource(Harmless, Unknown):
    """A document is named that is not there."""


class Fatal(Exception):
    """A problem behind which nothing more of the file can be read."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


@record
class Problems:
    """The problems of one run, in the order in which they were found."""

    found: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    count: int = 0  # of those that stand in somebody's way; what is shared by several is found once, and wrong in each
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
        """`name` is none of the known; `of`: names of what it should be in."""
        words = list(known)
        self.take(Unknown(where, what, mend_unknown(name, words), (name, *of), frozenset(words)))

    def __bool__(self) -> bool:
        return bool(self.found)

    def in_order(self) -> list[Problem]:
        """By file and then by place, warnings too; the stages already put the most basic kind of mistake first."""
        files = {problem.where.source.name: None for problem in (*self.found, *self.warnings)}
        return [problem for name in files
                for problem in sorted((p for p in (*self.found, *self.warnings) if p.where.source.name == name),
                                      key=lambda p: p.where.offset)]

    def print(self, stream: TextIO | None = None) -> None:
        """Each problem on its line, then the source line with a caret; coloured on a terminal."""
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
