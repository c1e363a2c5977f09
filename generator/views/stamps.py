"""The file STAMPS beside the outputs records what they were made from, so that unchanged ones are not made again.

It is only a shortcut: if it is missing, old or invalid, everything is made.
"""

from __future__ import annotations

import codecs
import json
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..base.record import as_map, field, record
from ..base.source import Problem
from .stats import Inventory
from ..base.write import Large, digest, in_bytes, regular, write

STAMPS = "STAMPS"
ABSENT = ""    # digest of a file that is not there


@record(frozen=True)
class Card:
    """What outputs over all systems need of one description; of a library only its row."""

    row: Inventory
    candidates: dict[str, str] = field(default_factory=dict)
    unit_names: list[str] = field(default_factory=list)


@record
class Made:
    """The outputs of descriptions: texts if they were rendered, else only their stamps."""

    problems: list[Problem] = field(default_factory=list)
    inputs: dict[str, str] = field(default_factory=dict)     # file to digest
    cards: list[Card] = field(default_factory=list)
    texts: dict[str, str | bytes | Large] = field(default_factory=dict)  # file in the folder of outputs to its content
    stamps: dict[str, list[Any]] = field(default_factory=dict)  # the same files to size, time and digest

    @property
    def names(self) -> list[str]:
        return list(self.texts or self.stamps)


def digest_of_text(text: str | bytes | Large) -> str:
    return text.digest if isinstance(text, Large) else digest(in_bytes(text))


def digest_of(path: Path) -> str:
    """Digest of a file's text; ABSENT if it cannot be read."""
    try:
        with regular(path) as stream:
            return digest(stream.read().removeprefix(codecs.BOM_UTF8))
    except OSError:
        return ABSENT


class Stamps:
    """The stamps of a folder of outputs. `tool` identifies the generator."""

    def __init__(self, out: Path, tool: str) -> None:
        self._out, self._tool = out, tool
        self._digests: dict[str, str] = {}
        self._text = ""
        self._known: dict[str, Any] = {"groups": {}, "over all": {"cards": None}}
        try:
            with regular(out / STAMPS) as stream:
                self._text = stream.read().decode()
        except (OSError, UnicodeDecodeError):
            return
        first, _, rest = self._text.partition("\n")
        if first == self._signed(rest):
            self._known = json.loads(rest)

    def _signed(self, text: str) -> str:
        """The signature of the text, which other generators and edits do not have."""
        return digest(self._tool.encode(), text.encode())

    def current(self, files: str) -> Made | None:
        """The outputs of these descriptions (one name a line), if none of the files has changed."""
        known = self._known["groups"].get(files)
        if (known and all(self._digest(path) == was for path, was in known["inputs"].items())
                and self._are_there(known["outputs"])):
            return Made(inputs=known["inputs"], cards=[_card(card) for card in known["cards"]], stamps=known["outputs"])
        return None

    def over_all(self, cards: list[Card]) -> Made | None:
        """The outputs over all systems, if nothing has changed."""
        known = self._known["over all"]
        return (Made(stamps=known["outputs"]) if known["cards"] == _of_cards(cards)
                and self._are_there(known["outputs"]) else None)

    def write(self, groups: dict[str, Made], over_all: Made) -> None:
        """Writes the stamps, after the outputs, because size and time are known only then."""
        cards = [card for made in groups.values() for card in made.cards]
        text = json.dumps({
            "groups": {files: {"inputs": made.inputs, "cards": [as_map(card) for card in made.cards],
                               "outputs": self._stamp(made)}
                       for files, made in groups.items()},
            "over all": {"cards": _of_cards(cards), "outputs": self._stamp(over_all)}}, separators=(",", ":"))
        text = f"{self._signed(text)}\n{text}"
        if text != self._text:
            write(self._out / STAMPS, text)

    def _digest(self, path: str) -> str:
        if path not in self._digests:
            self._digests[path] = digest_of(Path(path))
        return self._digests[path]

    def _are_there(self, outputs: dict[str, list[Any]]) -> bool:
        """Whether the outputs exist unchanged. A file of the same size and time is not read."""
        for name, stamp in outputs.items():
            path = os.path.join(self._out, name)
            found = _size_and_time(path)
            if found is None:
                return False
            if found != stamp[:2]:
                if digest_of(Path(path)) != stamp[2]:
                    return False
                stamp[:2] = found
        return True

    def _stamp(self, made: Made) -> dict[str, list[Any]]:
        return ({name: [*(_size_and_time(os.path.join(self._out, name)) or [0, 0]), digest_of_text(text)]
                 for name, text in made.texts.items()} or made.stamps)


def _size_and_time(path: str) -> list[int] | None:
    """Of a file; None of a link, of whatever else is none, and where nothing is."""
    try:
        found = os.lstat(path)
    except OSError:
        return None
    return [found.st_size, found.st_mtime_ns] if stat.S_ISREG(found.st_mode) else None


def _card(card: dict[str, Any]) -> Card:
    return Card(Inventory(**card["row"]), card["candidates"], card["unit_names"])


def _of_cards(cards: Iterable[Card]) -> str:
    return digest(json.dumps([as_map(card) for card in cards]).encode())
