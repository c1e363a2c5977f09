"""Registers that a published file describes, in words that all formats share, and as the text of a description."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from fnmatch import translate
from functools import lru_cache
from textwrap import wrap

from generator.model.address import encoding_text, step_text
from generator.imports.given import Lost
from generator.imports.written import MOST_COLUMNS, scalar
from generator.base.quoting import quoted
from generator.base.source import Fatal, Problem, Source, Where
from generator.base.text import did_you_mean, nearest

FEWEST_RANGES = 3    # of fields that several registers have alike, and that are worth a layout


@dataclass
class Bits:
    """A range of bits: a field, a field array, or what is reserved (which has no name)."""

    high: int
    low: int
    # with `<n>` in it: an array, the first element lowest
    name: str = ""
    reserved: str = ""
    each: int = 0
    first: int = 0                                                      # the index of that element
    access: str = ""                                                    # where it is not the register's
    reset: int | None = None
    values: list[tuple[int, str, str]] = field(default_factory=list)    # number, name, text
    # those that are allowed, where they have no names
    range: tuple[int, int] | None = None
    open: bool = False
    self_clearing: bool = False
    aliases: list[str] = field(default_factory=list)
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
    """One dimension of an array of registers: equal steps, or the places of its elements."""

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
    aliases: list[str] = field(default_factory=list)
    text: str = ""
    note: str = ""
    source: str = ""                                        # where it is not the block's
    state: str = ""                                         # the register that this is another way to
    spots: list[int] = field(default_factory=list)          # the number of each element's place, for what shares one
    others: dict[str, list[int]] = field(default_factory=dict)    # further names, each with places of its own


    def named(self, name: str) -> Register:
        """The same by another of its names, at the places of that."""
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
    instances: str = ""                                     # as it is to be written, and the same of `where`
    where: str = ""
    scope: str = ""


class Choice:
    """Which registers are wanted: those whose name, with or without its index, one of the patterns is for; all of them
    without a pattern."""

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
        """Fatal where a pattern was for no register."""
        for pattern in self.patterns:
            if pattern in self.unused:
                near = nearest(pattern, self.seen)
                raise Fatal(Problem(Where(source, 0), f"no register is called `{pattern}`",
                                    did_you_mean(near) if near else "leave `--only` out to have them all"))


# Names

def key_of(name: str, taken: Collection[str]) -> str:
    """A short name for C: the manual's in small letters, without its index; with a number where another has that."""
    word = re.sub(r"\W+", "_", re.sub(r"<[^>]*>", "", name).lower()).strip("_") or "register"
    word = word if word[0].isalpha() else f"r_{word}"
    number, result = 1, word
    while result in taken:
        number += 1
        result = f"{word}_{number}"
    return result


def spot(op0: int, op1: int, CRn: int, CRm: int, op2: int) -> int:
    """A number for the place of a system register."""
    return op0 << 14 | op1 << 11 | CRn << 7 | CRm << 3 | op2


@lru_cache(1 << 14)
def without_index(name: str) -> str:
    """`E[3]` is `E3`, `CID[<m>]` is `CID<m>`: what a field may be called."""
    word = re.sub(r"\[(<[^>]*>|[^\]]*)\]", r"\1", name.strip())
    parts = [re.sub(r"\W+", "_", part) if number % 2 == 0 else f"<{part.lower()}>"
             for number, part in enumerate(re.split(r"<([A-Za-z]\w*)>", word))]
    found = "".join(parts[:3]) + "".join(part for part in parts[3:] if not part.startswith("<"))
    return found if found[:1].isalpha() else f"f_{found}"


def apart(fields: list[Bits]) -> None:
    """Each its own name: two of one name are told apart by their bits."""
    seen: set[str] = set()
    for bits in fields:
        if bits.name in seen:
            bits.name = (f"{bits.name}_{bits.high}_{bits.low}" if "<" not in bits.name
                         else bits.name.replace("<", f"_{bits.low}_<"))
        seen |= {bits.name} - {""}


def filled(fields: list[Bits], width: int, word: str = "RES0") -> list[Bits]:
    """Top bit first, and every bit in one of them: what no field says is reserved; neighbours of one word are one
    range."""
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
    """Each names those before it with which it shares its place."""
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
    """What is said of a field, each as it is to be written in one line."""
    keys = {"name": bits.name}
    if bits.each:
        keys["array"] = elements_text(bits.name.partition("<")[2].partition(">")[0], bits.width // bits.each,
                                      bits.first)
    if bits.access:
        keys["access"] = bits.access
    if bits.aliases:
        keys["aliases"] = f"[{', '.join(map(scalar, bits.aliases))}]"
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
    """In one line each, or a key on each line where that is too long."""
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
    """A long text as a block of YAML, which needs no quotes."""
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
    """Where it is: operands, the places of an array that follow no rule, or an expression in the indices."""
    if not isinstance(register.at, str):
        return encoding_text(register.at)
    if any(one.places for one in register.array):
        return f"[{', '.join(map(hex, register.array[0].places))}]"
    return " + ".join([register.at,
                       *(step_text(hex(one.stride), one.index, one.first) for one in register.array if one.stride)])


def register_keys(register: Register, space: str) -> dict[str, str]:
    """All but the fields, each as it is to be written."""
    usual = 64 if space in ("sysreg", "msr", "csr", "perf") else 32
    keys = {"name": scalar(register.name) if register.name != register.key else "",
            "aliases": f"[{', '.join(map(scalar, register.aliases))}]" if register.aliases else "",
            "text": scalar(register.text), "source": scalar(register.source) if register.source else "",
            "note": scalar(register.note) if register.note else "", "at": at_text(register),
            "array": array_text(register.array) if register.array else "",
            "width": str(register.width) if register.width != usual else "",
            "access_width": str(register.access_width) if register.access_width else "",
            "overlaps": register.overlaps[0] if len(register.overlaps) == 1
            else f"[{', '.join(register.overlaps)}]" * bool(register.overlaps), "state": register.state,
            "access": register.access if register.access != "RW" else ""}
    return {key: text for key, text in keys.items() if text}


def register_lines(register: Register, space: str, layouts: dict[Shape, str]) -> list[str]:
    lines = [f"      {register.key}:"]
    for key, text in register_keys(register, space).items():
        line = f"        {key}: {text}"
        lines += ([line] if len(line) <= MOST_COLUMNS or key not in ("text", "note")
                  else folded(f"        {key}", getattr(register, key)))
    layout = layouts.get(shape_of(register)) if layouts else None
    return ([*lines, f"        layout: {layout}"] if layout
            else [*lines, "        fields:", *field_lines(register.fields, " " * 10)])


Shape = tuple[tuple[object, ...], ...]


def shape_of(register: Register) -> Shape:
    """The same for registers of the same fields."""
    return tuple((bits.high, bits.low, bits.name, bits.reserved, bits.each, bits.first, bits.access, bits.reset,
                  tuple(bits.values), bits.range, bits.open, bits.self_clearing,
                  tuple(bits.aliases), bits.text, bits.note) for bits in register.fields)


def layouts_of(blocks: list[Block]) -> dict[Shape, tuple[str, list[Bits]]]:
    """Fields that several registers have alike, with a name for each: that of the first of these registers."""
    users: dict[Shape, list[Register]] = {}
    for register in (register for block in blocks for register in block.registers):
        if len(register.fields) >= FEWEST_RANGES:
            users.setdefault(shape_of(register), []).append(register)
    result: dict[Shape, tuple[str, list[Bits]]] = {}
    for shape, registers in users.items():
        if len(registers) > 1:
            result[shape] = key_of(f"{registers[0].key}_bits",
                                   [name for name, _ in result.values()]), registers[0].fields
    return result


def block_lines(block: Block, tag: str, layouts: dict[Shape, str]) -> list[str]:
    lines = [f"  {block.key}:", f"    title: {scalar(block.title)}"]
    for key, text in (("text", block.text), ("note", block.note), ("source", tag)):
        if text:
            lines.append(f"    {key}: {scalar(text)}")
    lines.append(f"    space: {block.space}")
    for key, text in (("scope", block.scope), ("instances", block.instances), ("where", block.where)):
        if text:
            lines.append(f"    {key}: {text}")
    lines.append("    registers:")
    return [*lines, *(line for register in block.registers for line in register_lines(register, block.space, layouts))]


def system(name: str, title: str, sources: str, blocks: list[Block], tag: str, lost: Lost, share: bool = True) -> str:
    """The text of a description. `share`: fields that several registers have alike are written once."""
    lines = ["pmureg: 2", f"system: {name}", f"title: {scalar(title)}", "sources:", f"  {tag}: {quoted(sources)}", ""]
    for reason, names in lost.told():
        lines += wrap(f"{reason[0].upper()}{reason[1:]}: {', '.join(names)}.", 120, initial_indent="# ",
                      subsequent_indent="#   ",
                      break_long_words=False, break_on_hyphens=False)
    layouts = layouts_of(blocks) if share else {}
    if layouts:
        lines.append("layouts:")
        for layout, fields in layouts.values():
            lines += [f"  {layout}:", "    fields:", *field_lines(fields, " " * 6)]
        lines.append("")
    layout_names = {shape: layout for shape, (layout, _) in layouts.items()}
    lines.append("blocks:")
    for number, block in enumerate(blocks):
        lines += [""] * bool(number) + block_lines(block, tag, layout_names)
    return "\n".join(lines) + "\n"
