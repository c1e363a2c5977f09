"""Draws a register for the reference: groups of 16 bits, each a picture beside or below the previous one.

A name that does not fit its box stands below it, at the end of a line from its bits.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.model.model import RESERVED_MUST, RESERVED_WRITE_ONES, Field, Register

BITS = 16          # of a group: readable on a phone
CELL = 22          # width of a bit
NUMBERS = 12       # height of the row of bits' numbers
BOX = 24           # height of the boxes
LINE = 15          # from one name below to the next
LETTER = 6.7       # width of a letter
WIDTH = BITS * CELL


@dataclass(frozen=True)
class Box:
    """A field's bits within a group."""

    x: int
    width: int
    kind: str          # class of its look
    name: str          # in the box; empty: below
    full: str          # the same, wherever it stands
    field: str         # the name of the field that hovering shows; empty: it has none
    title: str
    open_left: bool    # the field goes on in the group before, or behind
    open_right: bool

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


@dataclass(frozen=True)
class Label:
    """A name below its box."""

    x: float
    y: int
    at: float          # where the text is, and which of its sides is there
    anchor: str
    name: str
    field: str


@dataclass(frozen=True)
class Group:
    top: int
    low: int
    width: int
    height: int
    boxes: list[Box]
    labels: list[Label]


def kind_of(field: Field) -> str:
    """The look of a field: side effects, read only, written only, must be written, reserved."""
    if not field.name:
        return "must" if field.reserved in RESERVED_MUST or field.reserved in RESERVED_WRITE_ONES else "rest"
    if field.acts or field.access in ("RC", "RS"):
        return "acts"
    return {"RO": "ro", "WO": "wo"}.get(field.access, "rw")


def drawing(register: Register) -> list[Group]:
    return [group(register, top) for top in range(register.width - 1, -1, -BITS)]


def group(register: Register, top: int) -> Group:
    low = max(0, top - BITS + 1)
    boxes = [box(field, top, low) for field in register.fields if field.low <= top and field.high >= low]
    labels = list(labels_of([b for b in boxes if not b.name]))
    return Group(top, low, (top - low + 1) * CELL, NUMBERS + BOX + 2 + LINE * len(labels), boxes, labels)


def box(field: Field, top: int, low: int) -> Box:
    high, bottom = min(field.high, top), max(field.low, low)
    width = (high - bottom + 1) * CELL
    name = field.name or field.reserved
    full = f"{name}<{field.index}>" if field.index else name
    shown = full if len(full) * LETTER + 6 <= width else ""
    if not shown and not field.name:  # show the value to write
        shown = "1" if field.reserved in RESERVED_WRITE_ONES else "-" if field.reserved in ("IGN", "IMPDEF") else "0"
    return Box((top - high) * CELL, width, kind_of(field), shown, full, field.name, f"{field.bits} {full}",
               field.high > top, field.low < low)


def labels_of(boxes: list[Box]) -> list[Label]:
    """Labels from right to left, each one line lower, so that no line crosses a name to its right.

    The lowest is drawn first, so that names are above lines that cross them.
    """
    made = []
    for i, one in enumerate(reversed(boxes)):
        ends = one.middle + 4 + len(one.full) * LETTER > WIDTH
        made.append(Label(one.middle, NUMBERS + BOX + LINE * (i + 1) - 2, one.middle + (-4 if ends else 4),
                          "end" if ends else "start", one.full, one.field))
    return made[::-1]
