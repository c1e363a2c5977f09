"""Sentences of events that have no text: one for the event, and phrases for the parts of its sub-event's name."""

from __future__ import annotations

import re

from ..load.reader import Reader
from ..model.model import Word

_INDEX = re.compile(r"<\w+>")
_LAST_NUMBER = re.compile(r"\d+(?=\D*\Z)")
_PARTS = re.compile("[._]")


class Words:
    """What `words` of a block says. A number in a name stands where the key has an index."""

    def __init__(self, block: Reader) -> None:
        self.named = {name: Word(place, said, False) for name, (place, said) in block.placed_texts("words").items()}
        self.entries = {_INDEX.sub("<>", name).lower(): word for name, word in self.named.items()}
        self.specific = {name.partition(".")[0] for name in self.entries}  # events with phrases of their own
        # what was said of each key, and of each part: sub-events of many events have the same parts
        self.found: dict[str, str] = {}
        self.phrases: dict[tuple[str, str], str] = {}

    def sentence(self, name: str, given: str) -> str:
        """The sentence of an event of this name; `given`: its own, or that of the event that it is a part of."""
        if not self.entries:
            return given
        event, _, part = name.lower().partition(".")
        said = given or self._find(event)
        if not said or not part:
            return said
        is_specific = not self.specific.isdisjoint((event, _LAST_NUMBER.sub("<>", event)))
        key = event if is_specific else "", part
        if (phrase := self.phrases.get(key)) is None:
            phrase = self.phrases[key] = self._phrase(key[0], _PARTS.split(part))
        return f"{said.rstrip('.')}: {phrase}." if phrase else said

    def _phrase(self, event: str, parts: list[str]) -> str:
        """A phrase for the longest parts that have one; empty if a part has none."""
        phrases: list[str] = []
        while parts:
            for end in range(len(parts), 0, -1):
                run = "_".join(parts[:end])
                found = (self._find(f"{event}.{run}") if event else "") or self._find(f".{run}")
                if found:
                    break
            else:
                return ""
            phrases.append(found)
            parts = parts[end:]
        return ", ".join(phrases)

    def _find(self, key: str) -> str:
        if (said := self.found.get(key)) is None:
            said = self.found[key] = self._search(key)
        return said

    def _search(self, key: str) -> str:
        word = self.entries.get(key) or self.entries.get(_LAST_NUMBER.sub("<>", key))
        if word is None:
            return ""
        word.is_used = True
        number = _LAST_NUMBER.search(key)
        return _INDEX.sub(number[0], word.text) if number else word.text
