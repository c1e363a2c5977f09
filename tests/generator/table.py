"""Reads a table file as dicts, by the generator's own list of members. test_table.py has a reader without it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

from describing import ROOT  # noqa: F401: it makes `generator` importable

from generator.views.layout import AROUND, part_of, section, sections
from generator.views.members import NUMBER_OF, SIZES, Member, layout

HEADER = 40  # bytes; eight bytes for each section follow
FORMATS = {"u8": "B", "u16": "H", "u32": "I", "u64": "Q"}


class Element(dict[str, Any]):
    """Members by their names; also as attributes, for the counts that members.py writes in C."""

    def __getattr__(self, name: str) -> Any:
        return self[name]


class Reader:
    def __init__(self, data: bytes, order: str) -> None:
        self.data, self.order = data, order
        self.lists: dict[tuple[str, int, int], list[Any]] = {}
        self.around: dict[str, Element] = {}
        self.sections = {name: (*self.numbers("I", HEADER + 8 * i, 2), size)  # place, number and size of its elements
                         for i, (name, size) in enumerate(sections())}

    def numbers(self, letter: str, at: int, count: int = 1) -> tuple[int, ...]:
        return struct.unpack_from(f"{self.order}{count}{letter}", self.data, at)

    def reference(self, at: int) -> int:
        """Where it leads; 0: it is NULL. It counts from its own place."""
        distance, = self.numbers("i", at)
        return at + distance if distance else 0

    def text(self, at: int) -> str | None:
        place = self.reference(at)
        return self.data[place:self.data.index(0, place)].decode() if place else None

    def texts(self, place: int) -> list[str]:
        """A list that an empty element ends."""
        found: list[str] = []
        while (text := self.text(place + 4 * len(found))) is not None:
            found.append(text)
        return found

    def element(self, kind: str, at: int) -> Element:
        made = Element()
        outside = self.around
        own = {"it": made} | ({AROUND[kind]: made} if kind in AROUND else {})
        for place in sorted(layout(kind)[0], key=lambda place: place.member.form not in SIZES):  # counts before lists
            if kind == place.member.kind == "system" and "system" in outside:
                continue  # a variant leads to the list that it is in
            self.around = outside | own
            made[place.member.name] = self.member(place.member, at + place.offset)
        self.around = outside
        return made

    def member(self, member: Member, at: int) -> Any:
        if member.form in SIZES:
            found = self.numbers(FORMATS[member.form], at, NUMBER_OF[member.times] if member.times else 1)
            return list(found) if member.times else found[0]
        if member.form == "text":
            return self.text(at)
        if member.form == "inside":
            return self.element(member.kind, at)
        place = self.reference(at)
        if member.form == "code":
            return self.rows("op", place, self.numbers("H", at + 4)[0])
        if not place:
            return [] if member.form == "rows" and not member.or_null else None
        if member.kind == "text" and member.count == "1":
            return self.texts(place)
        self.check(member, place)
        found = self.rows(member.kind, place, self.count(member.count))
        return found[0] if member.form == "one" else found

    def check(self, member: Member, place: int) -> None:
        """The reference leads to an element of the section of its kind."""
        start, count, size = self.sections[section(part_of(member), member.kind)]
        assert start <= place < start + count * size and (place - start) % size == 0, member.name

    def count(self, text: str) -> int:
        """The value of a count in C."""
        text = text.replace("(uint32_t)", "").replace("->", ".").replace("U ", " ").removesuffix("U")
        known = {"reached": lambda block: block.register_count + block.borrowed_count}  # of core/table/check.h
        return int(eval(text, {"__builtins__": {}}, known | self.around))

    def rows(self, kind: str, place: int, count: int) -> list[Any]:
        if kind in SIZES:
            return list(self.numbers(FORMATS[kind], place, count)) if count else []
        if (known := self.lists.get((kind, place, count))) is not None:
            return known
        made = self.lists[kind, place, count] = []
        size = layout(kind)[1]
        for i in range(count):
            at = place + i * size
            made.append(self.text(at) if kind == "text" else self.element(kind, at))
        return made


def read(path: Path, order: str = "<") -> Element:
    """The system of a table file. Lists have dicts; a missing text or list is None, an empty list []."""
    reader = Reader(path.read_bytes(), order)
    start, count, _ = reader.sections["HEAD_SYSTEM"]
    assert count > 0
    return reader.element("system", start)


def block(path: Path, key: str) -> Element:
    """A block of a table file."""
    found, = (block for block in read(path).blocks if block.key == key)
    assert isinstance(found, Element)
    return found


def all_texts(path: Path) -> list[str]:
    """Each text of a table file."""
    data = path.read_bytes()
    found: list[str] = []
    for name, (start, count, _) in Reader(data, "<").sections.items():
        if name.endswith("_STRINGS") and count:
            assert data[start + count - 1] == 0
            found += data[start:start + count - 1].decode().split("\0")
    return found
