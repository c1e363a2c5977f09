"""Registers of published files in a form that all formats share, and the text of a description with them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from fnmatch import translate
from functools import lru_cache
from pathlib import Path
from textwrap import wrap

from generator.model.address import encoding_text, step_text
from generator.imports.given import TAG, Fresh, Lost
from generator.imports.written import MOST_COLUMNS, heading, scalar
from generator.base.source import Fatal, Problem, Source, Where
from generator.base.text import did_you_mean, nearest

FEWEST_RANGES = 3    # of a layout
OPERAND_BITS = {"op0": 2, "op1": 3, "CRn": 4, "CRm": 4, "op2": 3}    # of the encoding of a system register


@dataclass
class Bits:
    """A range of bits: a field, a field array, or a reserved range, which has no name."""

    high: int
    low: int
    name: str = ""                                                      # of an array: with `<n>`
    reserved: str = ""
    each: int = 0                                                       # bits of an element of an array
    first: int = 0                                                      # the index of the lowest element
    access: str = ""                                                    # unless it is the register's
    reset: int | None = None
    values: list[tuple[int, str, str]] = field(default_factory=list)    # number, name, text
    range: tuple[int, int] | None = None                                # allowed values without names
    open: bool = False
    self_clearing: bool = False
    text: str = ""
    note: str = ""

    @property
    def bits(self) -> str:
        return f"{self.high}:{self.low}" if self.high != self.low else str(self.low)

    @property
    def width(self) -> int:
        return self.high - self.low + 1


@dataclass
class Dimension:
    """One dimension of an array of registers: a stride, or the places of its elements."""

    index: str
    count: int
    stride: int = 0
    places: list[int] = field(default_factory=list)
    first: int = 0


@dataclass
class Register:
    key: str
    name: str
    at: str | dict[str, str]
    width: int
    fields: list[Bits]
    array: list[Dimension] = field(default_factory=list)
    access: str = ""
    access_width: int = 0
    overlaps: list[str] = field(default_factory=list)
    text: str = ""
    note: str = ""
    spots: list[int] = field(default_factory=list)          # addresses or encodings of the elements
    others: dict[str, list[int]] = field(default_factory=dict)    # other names, and the spots of each

    def named(self, name: str) -> Register:
        """The register under another of its names, with the spots of that name."""
        return replace(self, name=name, spots=self.others[name]) if name in self.others and name != self.name else self


@dataclass
class Block:
    """Registers of one space."""

    key: str
    title: str
    space: str
    registers: list[Register] = field(default_factory=list)
    text: str = ""
    note: str = ""
    instances: str = ""                                     # in YAML, as `where`
    where: str = ""
    scope: str = ""


class Choice:
    """The registers that `--only` chooses: a pattern matches the name with or without its index. No pattern: all."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self.patterns = {pattern: re.compile(translate(pattern.lower())) for pattern in patterns}
        self.unused, self.seen = set(self.patterns), set[str]()

    def __call__(self, *names: str) -> bool:
        words = {form.lower() for name in names for form in (name, re.sub("<[^>]*>", "", name))}
        self.seen.update(names)
        found = {pattern for pattern, compiled in self.patterns.items() if any(map(compiled.match, words))}
        self.unused -= found
        return bool(found) or not self.patterns

    def check(self, source: Source) -> None:
        """Refuses a pattern that matched no register."""
        for pattern in self.patterns:
            if pattern in self.unused:
                near = nearest(pattern, self.seen)
                raise Fatal(Problem(Where(source, 0), f"no register is called `{pattern}`",
                                    did_you_mean(near) if near else "leave `--only` out to import all registers"))


# Names

def key_of(name: str, taken: Collection[str]) -> str:
    """A name for C: the manual's in small letters without its index, plus a number if the name is taken."""
    word = re.sub(r"\W+", "_", re.sub(r"<[^>]*>", "", name).lower()).strip("_") or "register"
    word = word if word[0].isalpha() else f"r_{word}"
    number, result = 1, word
    while result in taken:
        number += 1
        result = f"{word}_{number}"
    return result


def spot(op0: int, op1: int, CRn: int, CRm: int, op2: int) -> int:
    """The packed encoding of a system register."""
    return op0 << 14 | op1 << 11 | CRn << 7 | CRm << 3 | op2


@lru_cache(1 << 14)
def without_index(name: str) -> str:
    """A field's name without brackets: `E3` for `E[3]`, `CID<m>` for `CID[<m>]`."""
    word = re.sub(r"\[(<[^>]*>|[^\]]*)\]", r"\1", name.strip())
    parts = [re.sub(r"\W+", "_", part) if number % 2 == 0 else f"<{part.lower()}>"
             for number, part in enumerate(re.split(r"<([A-Za-z]\w*)>", word))]
    found = "".join(parts[:3]) + "".join(part for part in parts[3:] if not part.startswith("<"))
    return found if found[:1].isalpha() else f"f_{found}"


def apart(fields: list[Bits]) -> None:
    """Adds the bits to a name that another field has."""
    seen: set[str] = set()
    for bits in fields:
        if bits.name in seen:
            bits.name = (f"{bits.name}_{bits.high}_{bits.low}" if "<" not in bits.name
                         else bits.name.replace("<", f"_{bits.low}_<"))
        seen |= {bits.name} - {""}


def filled(fields: list[Bits], width: int, word: str = "RES0") -> list[Bits]:
    """The fields, top bit first, with reserved ranges between them. Joins neighbours with the same reserved word."""
    result: list[Bits] = []
    below = width
    for bits in sorted(fields, key=lambda one: -one.high):
        if bits.high < below - 1:
            result.append(Bits(below - 1, bits.high + 1, reserved=word))
        result.append(bits)
        below = bits.low
    if below:
        result.append(Bits(below - 1, 0, reserved=word))
    joined: list[Bits] = []
    for bits in result:
        last = joined[-1] if joined else None
        if last is not None and bits.reserved and last.reserved == bits.reserved and not (bits.note or last.note):
            joined[-1] = Bits(last.high, bits.low, reserved=bits.reserved)
        else:
            joined.append(bits)
    return joined


def with_overlaps(registers: list[Register], space: str) -> list[Register]:
    """Sets `overlaps`: the earlier registers at the same addresses."""
    owners: dict[int, list[Register]] = {}
    for register in registers:
        step = register.width // 8 if space == "mmio" else 1
        spots = [spot for start in register.spots for spot in range(start, start + step)]
        register.overlaps = list(dict.fromkeys(other.key for spot in spots for other in owners.get(spot, ())))
        for spot in spots:
            owners.setdefault(spot, []).append(register)
    return registers


# Text

def field_keys(bits: Bits) -> dict[str, str]:
    """The keys of a field with their values as YAML on one line."""
    keys = {"name": bits.name}
    if bits.each:
        keys["array"] = elements_text(bits.name.partition("<")[2].partition(">")[0], bits.width // bits.each,
                                      bits.first)
    if bits.access:
        keys["access"] = bits.access
    if bits.reset is not None:
        keys["reset"] = str(bits.reset) if bits.reset < 10 else hex(bits.reset)
    if bits.range is not None:
        keys["range"] = f"{bits.range[0]}-{bits.range[1]}"
    if bits.open:
        keys["open"] = "true"
    if bits.values:
        keys["values"] = f"{{{', '.join(map(value_text, bits.values))}}}"
    if bits.self_clearing:
        keys["self_clearing"] = "true"
    if bits.text:
        keys["text"] = scalar(bits.text)
    if bits.note:
        keys["note"] = scalar(bits.note)
    return keys


def value_text(value: tuple[int, str, str]) -> str:
    number, name, text = value
    return f"{number}: {{name: {scalar(name)}, text: {scalar(text)}}}" if text else f"{number}: {scalar(name)}"


def field_lines(fields: list[Bits], indent: str) -> list[str]:
    """A line for each field, or for each key if that is too long."""
    lines = []
    for bits in fields:
        keys = field_keys(bits) if bits.name else {}
        line = f"{indent}{bits.bits}: " + (f"{{{', '.join(f'{key}: {text}' for key, text in keys.items())}}}" if keys
                                           else bits.reserved)
        if len(line) <= MOST_COLUMNS:
            lines.append(line)
            continue
        inside = f"{indent}  "
        lines.append(f"{indent}{bits.bits}:")
        for key, text in keys.items():
            line = f"{inside}{key}: {text}"
            if len(line) <= MOST_COLUMNS or key not in ("values", "text", "note"):
                lines.append(line)
            elif key == "values":
                lines += [f"{inside}values:", *(f"{inside}  {value_text(value)}" for value in bits.values)]
            else:
                lines += folded(f"{inside}{key}", getattr(bits, key))
    return lines


def folded(head: str, words: str) -> list[str]:
    """A long text as a folded block of YAML."""
    inside = " " * (len(head) - len(head.lstrip()) + 2)
    return [f"{head}: >-", *wrap(words, MOST_COLUMNS - 5, initial_indent=inside, subsequent_indent=inside,
                                 break_long_words=False, break_on_hyphens=False)]


def elements_text(index: str, count: int, first: int) -> str:
    return f"{{{index}: {first}-{first + count - 1}}}" if first else str(count)


def array_text(array: list[Dimension]) -> str:
    if len(array) == 1 and array[0].index == "n":
        return elements_text("n", array[0].count, array[0].first)
    spans = (f"{one.first}-{one.first + one.count - 1}" if one.first else str(one.count) for one in array)
    return f"{{{', '.join(f'{one.index}: {span}' for one, span in zip(array, spans))}}}"


def at_text(register: Register) -> str:
    """`at`: operands, the list of an array's places, or an expression over the indices."""
    if not isinstance(register.at, str):
        return encoding_text(register.at)
    if any(one.places for one in register.array):
        return f"[{', '.join(map(hex, register.array[0].places))}]"
    return " + ".join([register.at,
                       *(step_text(hex(one.stride), one.index, one.first) for one in register.array if one.stride)])


def register_keys(register: Register, space: str) -> dict[str, str]:
    """The keys of a register but `fields`, with their values as YAML."""
    usual = 64 if space in ("sysreg", "msr", "csr", "perf") else 32
    keys = {"name": scalar(register.name) if register.name != register.key else "",
            "text": scalar(register.text), "note": scalar(register.note) if register.note else "",
            "at": at_text(register),
            "array": array_text(register.array) if register.array else "",
            "width": str(register.width) if register.width != usual else "",
            "access_width": str(register.access_width) if register.access_width else "",
            "overlaps": register.overlaps[0] if len(register.overlaps) == 1
            else f"[{', '.join(register.overlaps)}]" * bool(register.overlaps),
            "access": register.access if register.access != "RW" else ""}
    return {key: text for key, text in keys.items() if text}


def register_lines(register: Register, space: str, layouts: dict[str, str]) -> list[str]:
    lines = [f"      {register.key}:"]
    for key, text in register_keys(register, space).items():
        line = f"        {key}: {text}"
        lines += ([line] if len(line) <= MOST_COLUMNS or key not in ("text", "note")
                  else folded(f"        {key}", getattr(register, key)))
    layout = layouts.get(repr(register.fields)) if layouts else None
    return ([*lines, f"        layout: {layout}"] if layout
            else [*lines, "        fields:", *field_lines(register.fields, " " * 10)])


def layouts_of(blocks: list[Block]) -> dict[str, Register]:
    """The layouts by their names, each with the first of the registers that have these fields."""
    users: dict[str, list[Register]] = {}
    for register in (register for block in blocks for register in block.registers):
        if len(register.fields) >= FEWEST_RANGES:
            users.setdefault(repr(register.fields), []).append(register)
    result: dict[str, Register] = {}
    for first, *others in users.values():
        if others:
            result[key_of(f"{first.key}_bits", result)] = first
    return result


def block_lines(block: Block, layouts: dict[str, str]) -> list[str]:
    lines = [f"  {block.key}:", f"    title: {scalar(block.title)}"]
    for key, text in (("text", block.text), ("note", block.note), ("source", TAG)):
        if text:
            lines.append(f"    {key}: {scalar(text)}")
    lines.append(f"    space: {block.space}")
    for key, text in (("scope", block.scope), ("instances", block.instances), ("where", block.where)):
        if text:
            lines.append(f"    {key}: {text}")
    lines.append("    registers:")
    return [*lines, *(line for register in block.registers for line in register_lines(register, block.space, layouts))]


def description(path: Path, title: str, sources: list[str], blocks: list[Block], lost: Lost) -> Fresh:
    """A description of the blocks. It has layouts, unless the file exists: its registers may differ by now."""
    lines = heading("system", path.stem, title, "; ".join(sources), lost)
    layouts = layouts_of(blocks) if not path.exists() else {}
    if layouts:
        lines.append("layouts:")
        for name, register in layouts.items():
            lines += [f"  {name}:", "    fields:", *field_lines(register.fields, " " * 6)]
        lines.append("")
    layout_names = {repr(register.fields): name for name, register in layouts.items()}
    lines.append("blocks:")
    for number, block in enumerate(blocks):
        lines += [""] * bool(number) + block_lines(block, layout_names)
    return Fresh("\n".join(lines) + "\n", [block.key for block in blocks], sources, lost)
