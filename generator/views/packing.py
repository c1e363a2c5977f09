"""Writes table files: packs the elements of `tables.py` with the members of `members.py`.

A reference is written in the second pass, when every section has its place. Until then it is the number of a section
and a place there.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from itertools import groupby
from struct import Struct
from typing import Any

from .. import VERSION as GENERATOR
from .layout import VERSION, section, sections, strings
from .members import HEAD, KINDS, NUMBER_OF, PARTS, SIZES, Member, layout
from .tables import Row

MAGIC = b"pmureg\r\n"
MARK = 0x1234
HEADER = Struct("<8sHHHHIIIii4x")
ORDERS = {"little": "<", "big": ">"}

_SECTIONS = {name: number for number, (name, _) in enumerate(sections())}
_SIZES = [size for _, size in sections()]
_STRINGS = [_SECTIONS[strings(part)] for part in range(len(PARTS))]  # the section of each part
_ROWS = {(kind.name, part): _SECTIONS[section(part, kind.name)] for kind in KINDS for part in kind.parts}
SYSTEM_AT = HEADER.size + 8 * len(_SECTIONS)  # the system is the first element
_NUMBERS = {"u8": "B", "u16": "H", "u32": "I", "u64": "Q"}
# Their lists are in one place each, because readers ask for the number of an element in its list.
_ALONE = ("system", "block", "register", "described_event", "instance", "counter", "pool", "term")
_PLACE = 40  # bits of a place in a section
_IN_SECTION = (1 << _PLACE) - 1

Flat = tuple[Any, ...]


class Packed:
    """How the elements of a kind are packed."""

    def __init__(self, kind: str) -> None:
        self.format = ""
        self.references: list[tuple[int, int]] = []  # index among the values, and offset in the element
        self.count = 0
        self._add(kind, 0)

    def _add(self, kind: str, at: int) -> None:
        places, size = layout(kind)
        end = 0
        for place in places:
            member = place.member
            self.format += f"{place.offset - end}x" if place.offset > end else ""
            end = place.offset + place.size
            if member.form in SIZES:
                times = NUMBER_OF[member.times] if member.times else 1
                self.format += _NUMBERS[member.form] * times
                self.count += times
            elif member.form == "inside":
                self._add(member.kind, at + place.offset)
            else:
                self.references.append((self.count, at + place.offset))
                self.format += "iH2x" if member.form == "code" else "i"
                self.count += 2 if member.form == "code" else 1
        self.format += f"{size - end}x" if size > end else ""


_PACKED = {kind.name: Packed(kind.name) for kind in KINDS if kind.name not in SIZES}


class Table:
    """A table file in the making."""

    def __init__(self, order: str) -> None:
        self.order = ORDERS[order]
        self.elements: list[list[Any]] = [[] for _ in _SECTIONS]
        self.texts: list[dict[str, int]] = [{} for _ in PARTS]  # of each part, texts to their references
        self.ends = [0 for _ in PARTS]
        self.known: dict[tuple[int, Flat], int] = {}  # equal lists, to their references
        self.placed: dict[int, int] = {}             # lists that are in several elements, by id()

    # ---- First pass: elements as flat values ----

    def text(self, text: str, part: int) -> int:
        """A reference to a text; 0 for none."""
        known = self.texts[part].get(text)
        if known is None:
            known = self.texts[part][text] = _reference(_STRINGS[part], self.ends[part])
            self.ends[part] += len(text.encode()) + 1
        return known

    def rows(self, rows: list[Any], kind: str, part: int) -> int:
        """A reference to a list of elements; 0 for an empty one."""
        if not rows:
            return 0
        if (placed := self.placed.get(id(rows))) is not None:
            return placed
        number = _ROWS[kind, part]
        elements, size = self.elements[number], _SIZES[number]
        if kind in _ALONE:
            reference = self.placed[id(rows)] = _reference(number, len(elements) * size)
            at = len(elements)
            elements.extend([None] * len(rows))
            for i, row in enumerate(rows, at):
                elements[i] = self.flat(kind, row, part)
            return reference
        flat = tuple(rows) if kind in SIZES else tuple([self.flat(kind, row, part) for row in rows])
        known = self.known.get((number, flat))
        if known is None:
            known = self.known[number, flat] = _reference(number, len(elements) * size)
            elements.extend(flat)
        return known

    def flat(self, kind: str, row: Row | Flat, part: int) -> Flat:
        """The members of an element, one after another. An element without references may come as such a tuple."""
        if isinstance(row, tuple):
            return row
        values: list[int] = []
        for take in _TAKERS[kind]:
            take(self, row, part, values)
        return tuple(values)

    # ---- Second pass: bytes ----

    def bytes(self, system: Row) -> bytes:
        self.rows([system], "system", HEAD)
        maker = self.text(f"pmureg {GENERATOR}", HEAD)
        for part in range(len(PARTS)):
            self._end_texts(part)
        at = SYSTEM_AT
        places, counts, head = [], [], 0
        for number, elements in enumerate(self.elements):
            at = -(-at // 8) * 8
            counts.append(self.ends[_STRINGS.index(number)] if number in _STRINGS else len(elements))
            places.append(at)
            at += counts[-1] * _SIZES[number]
            head = at if number == _STRINGS[HEAD] else head
        whole = bytearray(-(-at // 8) * 8)
        for number in range(len(places)):
            self._put(whole, number, places)
        table = Struct(f"{self.order}{2 * len(places)}I").pack(*(n for pair in zip(places, counts) for n in pair))
        whole[HEADER.size:HEADER.size + len(table)] = table
        assert places[_ROWS["system", HEAD]] == SYSTEM_AT
        header = Struct(self.order + HEADER.format[1:])
        maker_at = places[_STRINGS[HEAD]] + (maker & _IN_SECTION)
        whole[:HEADER.size] = header.pack(
            MAGIC, VERSION, MARK, len(places), 0, len(whole), head, zlib.crc32(memoryview(whole)[HEADER.size:]),
            SYSTEM_AT - 28, maker_at - 32)
        return bytes(whole)

    def _end_texts(self, part: int) -> None:
        """The last element of a section of texts is empty, and its strings end in a 0."""
        elements = self.elements[_ROWS["text", part]]
        if elements and elements[-1] != (0,):
            elements.append((0,))
        if not self.texts[part]:
            self.text("", part)

    def _put(self, whole: bytearray, number: int, places: list[int]) -> None:
        at, elements = places[number], self.elements[number]
        if number in _STRINGS:
            data = "\0".join([*self.texts[_STRINGS.index(number)], ""]).encode()
            whole[at:at + len(data)] = data
            return
        kind = _KINDS[number]
        if kind in SIZES:
            Struct(f"{self.order}{len(elements)}{_NUMBERS[kind]}").pack_into(whole, at, *elements)
            return
        packed, size = _PACKED[kind], _SIZES[number]
        form, references = Struct(self.order + packed.format), packed.references
        for element in elements:
            values = list(element)
            for index, offset in references:
                if value := values[index]:
                    values[index] = places[(value >> _PLACE) - 1] + (value & _IN_SECTION) - at - offset
            form.pack_into(whole, at, *values)
            at += size


def _reference(number: int, place: int) -> int:
    return (number + 1) << _PLACE | place


_KINDS = {number: kind for (kind, _), number in _ROWS.items()}

Taker = Callable[[Table, Row, int, list[int]], None]


def _taker(member: Member) -> Taker:
    """How a member's values are taken from a row."""
    name, kind, part = member.name, member.kind, member.part
    if member.form in SIZES:
        none = [0] * NUMBER_OF[member.times]
        return lambda table, row, own, values: values.extend(row.get(name, none))
    if member.form == "text":
        if member.always:
            return lambda table, row, own, values: values.append(table.text(row.get(name) or "", part))
        return lambda table, row, own, values: values.append(table.text(text, part) if (text := row.get(name)) else 0)
    if member.form == "code":
        def take_code(table: Table, row: Row, own: int, values: list[int]) -> None:
            ops = row.get(name, ())
            values += (table.rows(ops, "op", part), len(ops))
        return take_code
    if member.form == "inside":
        def take_inside(table: Table, row: Row, own: int, values: list[int]) -> None:
            inner = row.get(name, {})
            for take in _TAKERS[kind]:
                take(table, inner, own, values)
        return take_inside
    return lambda table, row, own, values: values.append(table.rows(row.get(name, ()), kind, part))


def _numbers(names: tuple[str, ...]) -> Taker:
    """How the values of plain numbers that follow one another are taken."""
    none = (0,) * len(names)
    return lambda table, row, own, values: values.extend(map(row.get, names, none))


def _takers(members: tuple[Member, ...]) -> list[Taker]:
    takers: list[Taker] = []
    for are_numbers, run in groupby(members, lambda member: member.form in SIZES and not member.times):
        takers += [_numbers(tuple(member.name for member in run))] if are_numbers else map(_taker, run)
    return takers


_TAKERS: dict[str, list[Taker]] = {kind.name: _takers(kind.members) for kind in KINDS}
_TAKERS["text"] = [lambda table, row, own, values: values.append(table.text(row["text"], own) if row else 0)]


def packed(system: Row, order: str) -> bytes:
    """The table file of a system; `order`: of its bytes, "little" or "big"."""
    return Table(order).bytes(system)
