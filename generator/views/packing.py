"""Writes table files: packs the elements of `tables.py` with the members of `members.py`.

A reference is written in the second pass, when every section has its place. Until then it is the number of a section
and a place there.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from functools import cache
from struct import Struct
from typing import Any

from .. import VERSION as GENERATOR
from .layout import VERSION, section, sections, strings
from .members import HEAD, KIND, KINDS, NAMES, NUMBER_OF, PARTS, SIZES, Member, layout
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
_NUMBERS_ALONE = {kind.name for kind in KINDS if all(member.form in SIZES for member in kind.members)}
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
        self.stored: list[list[str]] = [[] for _ in PARTS]      # of each part, the texts that no other one contains
        self.ends = [0 for _ in PARTS]
        self.known: dict[tuple[int, Flat], int] = {}  # equal lists, to their references
        self.placed: dict[int, int] = {}             # by id() of the list: several elements may have the same one

    # ---- First pass: elements as flat values ----

    def text(self, text: str, part: int) -> int:
        """A reference to a text; 0 for none."""
        texts = self.texts[part]
        known = texts.get(text)
        if known is None:
            known = texts[text] = _reference(_STRINGS[part], self.ends[part])
            self.stored[part].append(text)
            self.ends[part] += len(text.encode()) + 1
            # A unit's name without the system's is the end of the name with it.
            front, _, end = text.partition("_")
            if part == NAMES and end:
                texts.setdefault(end, known + len(front.encode()) + 1)
        return known

    def rows(self, rows: list[Any], kind: str, part: int) -> int:
        """A reference to a list of elements; 0 for an empty one."""
        if not rows:
            return 0
        if (placed := self.placed.get(id(rows))) is not None:
            return placed
        number = _ROWS[kind, part]
        elements, size = self.elements[number], _SIZES[number]
        reference = _reference(number, len(elements) * size)
        if kind in _ALONE:
            self.placed[id(rows)] = reference
            at = len(elements)
            elements.extend([None] * len(rows))
            for i, row in enumerate(rows, at):
                elements[i] = self.flat(kind, row, part)
            return reference
        is_flat = kind in SIZES or kind in _NUMBERS_ALONE and isinstance(rows[0], tuple)
        flat = tuple(rows) if is_flat else tuple([self.flat(kind, row, part) for row in rows])
        known = self.placed[id(rows)] = self.known.setdefault((number, flat), reference)
        if known == reference:
            elements.extend(flat)
        return known

    def flat(self, kind: str, row: Row | Flat, part: int) -> Flat:
        """The members of an element, one after another."""
        return (_of_tuple if isinstance(row, tuple) else _of_map)(kind)(self, row, part)

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
        if not self.stored[part]:
            self.text("", part)

    def _put(self, whole: bytearray, number: int, places: list[int]) -> None:
        at, elements = places[number], self.elements[number]
        if number in _STRINGS:
            data = "\0".join([*self.stored[_STRINGS.index(number)], ""]).encode()
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


# ---- Functions that flatten a row: compiled, because an element has dozens of members ----

@cache
def _of_map(kind: str) -> Callable[[Table, Any, int], Flat]:
    """Flattens a row that maps names of members to what is not 0."""
    return _compiled("get = row.get", map(_taken, KIND[kind].members) if kind != "text"
                     else ["text(row['text'], own) if row else 0"])


@cache
def _of_tuple(kind: str) -> Callable[[Table, Any, int], Flat]:
    """Flattens a row that has all members in order, numbers and texts."""
    return _compiled("", (f"text(row[{i}], {member.part})" if member.form == "text" else f"row[{i}]"
                          for i, member in enumerate(KIND[kind].members)))


def _taken(member: Member) -> str:
    """The value, or the values, of a member."""
    name, part = member.name, member.part
    if member.form in SIZES:
        return f"*get({name!r}, {(0,) * NUMBER_OF[member.times]})" if member.times else f"get({name!r}, 0)"
    if member.form == "code":
        return f"rows(it := get({name!r}, ()), 'op', {part}), len(it)"
    if member.form == "inside":
        return f"*table.flat({member.kind!r}, get({name!r}, {{}}), own)"
    if member.form == "text" and member.always:
        return f"text(get({name!r}) or '', {part})"
    made = f"text(it, {part})" if member.form == "text" else f"rows(it, {member.kind!r}, {part})"
    return f"{made} if (it := get({name!r})) else 0"


def _compiled(first: str, values: Iterable[str]) -> Callable[[Table, Any, int], Flat]:
    known: dict[str, Any] = {}
    exec(f"def flat(table, row, own):\n {first}\n text, rows = table.text, table.rows\n return ({', '.join(values)},)",
         known)
    made: Callable[[Table, Any, int], Flat] = known["flat"]
    return made


def packed(system: Row, order: str) -> bytes:
    """The table file of a system; `order`: of its bytes, "little" or "big"."""
    return Table(order).bytes(system)
