"""What a published file says, in words that all formats share; and what of it could not be carried."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

TAG = "P"       # of the documents, in the file that is written
_UNSEEN = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\xa0\\u00ad\\u061c\\u200b-\\u200f"
                     "\\u2028-\\u202f\\u2060-\\u2069\\ufeff\\ud800-\\udfff]+")


@dataclass
class Event:
    """One event, under its maker's name."""

    name: str
    terms: dict[str, int]
    counters: int = 0                # those that may count it, a bit each; 0: not told
    text: str = ""
    note: str = ""
    unit: str = ""
    scale: str = ""
    deprecated: bool = False
    aliases: list[str] = field(default_factory=list)


@dataclass
class Metric:
    """A formula; its events by their makers' names, each of which stands in backquotes."""

    name: str
    formula: str
    text: str = ""
    unit: str = ""
    adds_up: bool = False


@dataclass
class Unit:
    """What one kind of unit counts."""

    name: str
    events: list[Event] = field(default_factory=list)


@dataclass
class Lost:
    """What was not carried, or not as a whole: why, and what it was."""

    reasons: dict[str, list[str]] = field(default_factory=dict)

    def add(self, reason: str, name: str) -> None:
        self.reasons.setdefault(reason, []).append(name)

    def told(self) -> list[tuple[str, list[str]]]:
        """Each reason as it is told, and what it is about."""
        return [(f"{'not as a whole' if re.search(' carried (?:w|as )|only some', reason) else 'not carried'}: "
                 f"{len(names)} {reason}", names)
                for reason, names in self.reasons.items()]


@dataclass
class Given:
    """All that the sources of one run say."""

    title: str
    sources: list[str]                             # documents, to be named
    units: dict[str, Unit] = field(default_factory=dict)
    metrics: list[Metric] = field(default_factory=list)
    lost: Lost = field(default_factory=Lost)

    def unit(self, name: str) -> Unit:
        """By its name, in letters of either case."""
        return self.units.setdefault(re.sub(r"[^a-z0-9]+", "_", name.lower()), Unit(name))


@dataclass
class Fresh:
    """The text of a whole file, as it is when it is not there yet."""

    text: str
    names: list[str]        # of the bases, or blocks, that are the sources'
    sources: list[str]      # documents, as the file names them
    lost: Lost


def readable(words: str) -> str:
    """A text on one line, without what is not to be seen."""
    return " ".join(_UNSEEN.sub(" ", words).split())


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))
