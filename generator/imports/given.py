"""Contents of published files in a form that all formats share, and what an import left out."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

TAG = "P"       # the key of the documents under `sources` of the written file
_UNSEEN = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\xa0\\u00ad\\u061c\\u200b-\\u200f"
                     "\\u2028-\\u202f\\u2060-\\u2069\\ufeff\\ud800-\\udfff]+")


@dataclass
class Event:
    """An event with its maker's name."""

    name: str
    terms: dict[str, int]
    counters: int = 0                # mask of the counters that can count it; 0: not stated
    text: str = ""
    note: str = ""
    unit: str = ""
    scale: str = ""
    deprecated: bool = False
    aliases: list[str] = field(default_factory=list)


@dataclass
class Metric:
    """A formula; it has the makers' names of events in backquotes."""

    name: str
    formula: str
    text: str = ""
    unit: str = ""
    adds_up: bool = False


@dataclass
class Unit:
    """The events of one kind of unit."""

    name: str
    events: list[Event] = field(default_factory=list)


@dataclass
class Lost:
    """The names of what was left out or carried in part, by the reason."""

    reasons: dict[str, list[str]] = field(default_factory=dict)

    def add(self, reason: str, name: str) -> None:
        self.reasons.setdefault(reason, []).append(name)

    def told(self) -> list[tuple[str, list[str]]]:
        """Each reason as messages have it, and the names."""
        return [(f"{'carried in part' if re.search(' carried (?:w|as )|only some', reason) else 'left out'}: "
                 f"{len(names)} {reason}", names)
                for reason, names in self.reasons.items()]

    def tell(self) -> None:
        """Prints the names below each reason."""
        for reason, names in self.told():
            print(f"{reason}:", file=sys.stderr)
            for name in names:
                print(f"    {name}", file=sys.stderr)


@dataclass
class Given:
    """The events and metrics of all sources of a run."""

    title: str
    sources: list[str]                             # names of the documents
    units: dict[str, Unit] = field(default_factory=dict)
    metrics: list[Metric] = field(default_factory=list)
    lost: Lost = field(default_factory=Lost)
    core: str = "core"                             # the unit of events that name none

    def unit(self, name: str) -> Unit:
        """The unit of a name, in either case; a new one if there is none."""
        return self.units.setdefault(re.sub(r"[^a-z0-9]+", "_", name.lower()), Unit(name))


@dataclass
class Fresh:
    """The text of a new file."""

    text: str
    names: list[str]        # the bases or blocks that the sources describe
    sources: list[str]      # names of the documents
    lost: Lost


def readable(words: str) -> str:
    """A text on one line, without invisible characters."""
    return " ".join(_UNSEEN.sub(" ", words).split())


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))
