"""`kernel-sysreg`: Linux's table of system registers, arch/arm64/tools/sysreg.

Each line has a keyword and its operands; registers, shared fields and enumerations end with a keyword of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from generator.base import text
from generator.imports.given import Fresh, Lost, readable
from generator.imports.registers import (OPERAND_BITS, Bits, Block, Choice, Register, description, key_of, spot,
                                         with_overlaps)
from generator.load.tree import read_published
from generator.base.source import Fatal, Problem, Source, Where

RESERVED = {"Res0": "RES0", "Res1": "RES1", "Raz": "RAZ", "Rao": "RAO", "Unkn": "IMPDEF"}
ENUMS = {"Enum": "", "UnsignedEnum": "", "SignedEnum": "A signed number."}
NOTE = "Linux's table has no access. Add it to each field."
WIDTH = 64
MOST_BYTES = 8 << 20    # Linux's own has 60 KB
FILE = "sysreg.yaml"
_WORD = re.compile(r"\S+")


@dataclass
class Line:
    """The words of a line with their offsets."""

    source: Source
    words: list[tuple[str, int]]

    def __getitem__(self, number: int) -> str:
        return self.words[number][0]

    def fail(self, what: str, mend: str, number: int = 0) -> NoReturn:
        raise Fatal(Problem(Where(self.source, self.words[number][1]), what, mend))

    def expect(self, count: int, form: str) -> None:
        if len(self.words) != count:
            self.fail(f"`{self[0]}` has {len(self.words) - 1} operands, but must have {count - 1}", f"write `{form}`")

    def number(self, number: int, top: int) -> int:
        value = text.number(self[number])
        if value is None and re.fullmatch(r"0\d{0,3}", self[number]):
            value = int(self[number])
        if value is None or value > top:
            self.fail(f"`{readable(self[number])[:40]}` is not a number from 0 to {top}", "correct it", number)
        return value


@dataclass
class Found:
    """A register, or shared fields."""

    name: str
    at: dict[str, int]
    line: Line
    fields: list[Bits] = field(default_factory=list)
    same_as: tuple[str, Line] | None = None    # the name in `Fields` or `Mapping`, and the line


def lines_of(source: Source) -> Iterator[Line]:
    offset = 0
    for line in source.text.split("\n"):
        words = [(match[0], offset + match.start()) for match in _WORD.finditer(line.split("#", 1)[0])]
        if words:
            yield Line(source, words)
        offset += len(line) + 1


def read(path: Path, lost: Lost) -> tuple[Source, dict[str, Found], dict[str, Found]]:
    """Returns the registers of a table and its shared fields, by their names."""
    source = read_published(path, MOST_BYTES, "name a table of registers")
    registers: dict[str, Found] = {}
    shared: dict[str, Found] = {}
    lines = lines_of(source)
    for line in lines:
        if line[0] == "Sysreg":
            line.expect(7, "Sysreg NAME op0 op1 CRn CRm op2")
            found = Found(line[1], {key: line.number(2 + place, (1 << bits) - 1)
                                    for place, (key, bits) in enumerate(OPERAND_BITS.items())}, line)
            kind = registers
        elif line[0] == "SysregFields":
            line.expect(2, "SysregFields NAME")
            found, kind = Found(line[1], {}, line), shared
        else:
            line.fail(f"`{readable(line[0])[:40]}` does not begin a register",
                      "write `Sysreg NAME op0 op1 CRn CRm op2`, or name such a table")
        if not text.is_name(found.name):
            line.fail(f"`{readable(found.name)[:60]}` is not a name", "use letters, digits and `_`, a letter first", 1)
        if found.name in kind:
            line.fail(f"`{found.name}` is defined twice (first in line "
                      f"{source.position(kind[found.name].line.words[0][1])[0]})", "remove one of the two", 1)
        kind[found.name] = found
        _fields(found, lines, lost)
    return source, registers, shared


def _fields(found: Found, lines: Iterator[Line], lost: Lost) -> None:
    """Reads the fields of a register, top bit first, up to its end."""
    end, below = f"End{found.line[0]}", WIDTH
    for line in lines:
        if line[0] == end:
            if below and found.same_as is None:
                line.fail(f"no field has bits {below - 1}:0 of `{found.name}`", "add `Res0`, or the manual's fields")
            return
        if line[0] in ("Fields", "Mapping"):
            line.expect(2, f"{line[0]} NAME")
            if found.fields or found.same_as:
                line.fail(f"`{found.name}` has fields already", f"write `{line[0]}` alone")
            found.same_as = line[1], line
            continue
        if found.same_as is not None:
            line.fail(f"`{found.name}` has the fields of `{found.same_as[0]}` already", f"write `{end}`")
        bits = _bits(line, lines, below, found.name, lost)
        found.fields.append(bits)
        below = bits.low
    found.line.fail(f"`{found.name}` has no end", f"write `{end}` after its fields")


def _bits(line: Line, lines: Iterator[Line], below: int, register: str, lost: Lost) -> Bits:
    """Reads one range, with the values of an enumeration."""
    if line[0] not in RESERVED and line[0] != "Field" and line[0] not in ENUMS:
        line.fail(f"`{readable(line[0])[:40]}` is not a keyword of such a table",
                  text.mend_unknown(line[0], [*RESERVED, "Field", *ENUMS, "Fields", "Mapping"]))
    named = line[0] not in RESERVED
    line.expect(3 if named else 2, f"{line[0]} HIGH:LOW{' NAME' if named else ''}")
    span = text.span(line[1], ":")
    if span is None or span[0] < span[1] or span[0] >= WIDTH:
        line.fail(f"`{readable(line[1])[:40]}` is not a range of {WIDTH} bits", "write `HIGH:LOW`, or one number", 1)
    high, low = span
    if high != below - 1:
        line.fail(f"bits {line[1]} of `{register}` do not begin at {below - 1}, below the range before",
                  "write every bit once, the top bit first", 1)
    # Linux also has reserved words as names: `Field 19 RAO`
    if not named or (line[0] == "Field" and line[2] in RESERVED.values()):
        return Bits(high, low, reserved=line[2] if named else RESERVED[line[0]])
    bits = Bits(high, low, key_in(line, 2))
    if line[0] in ENUMS:
        bits.note = ENUMS[line[0]]
        _values(bits, register, line, lines, lost)
    return bits


def _values(bits: Bits, register: str, start: Line, lines: Iterator[Line], lost: Lost) -> None:
    for line in lines:
        if line[0] == "EndEnum":
            bits.open = len(bits.values) < 1 << bits.width    # the kernel does not name all values
            return
        line.expect(2, "VALUE NAME")
        value = line.number(0, (1 << bits.width) - 1)
        name = key_in(line, 1)
        if any(name == other for _, other, _ in bits.values):
            line.fail(f"`{bits.name}` has two values called `{name}`", "rename one of them", 1)
        if any(value == number for number, _, _ in bits.values):
            lost.add("second names of a value", f"{register}.{bits.name} {value} ({name})")
        else:
            bits.values.append((value, name, ""))
    start.fail(f"the values of `{bits.name}` have no end", "write `EndEnum` after them")


def key_in(line: Line, number: int) -> str:
    """A name for C: adds a letter to a name that begins with a digit."""
    word = line[number] if line[number][0].isalpha() else f"v{line[number]}"
    if not text.is_name(word):
        line.fail(f"`{readable(line[number])[:60]}` is not a name", "use letters, digits and `_`", number)
    return word


def registers_of(paths: Iterable[Path], only: Iterable[str], lost: Lost) -> list[Block]:
    """The chosen registers of the tables."""
    choice, result, keys = Choice(only), list[Register](), set[str]()
    for path in paths:
        source, registers, shared = read(path, lost)
        for found in registers.values():
            if choice(found.name):
                fields, note = _fields_of(found, registers, shared)
                if found.at["op0"] < 2:
                    lost.add("encodings of instructions, which are not registers", found.name)
                    continue
                key = key_of(found.name, keys)
                keys.add(key)
                result.append(Register(key, found.name, {name: str(value) for name, value in found.at.items()}, WIDTH,
                                       fields, text=f"{found.name}.", note=note, spots=[spot(**found.at)]))
    choice.check(source)
    return [Block("sysreg", "System registers", "sysreg", with_overlaps(result, "sysreg"), note=NOTE, scope="cpu")]


def _fields_of(found: Found, registers: dict[str, Found], shared: dict[str, Found]) -> tuple[list[Bits], str]:
    """The fields of a register, its own or those that it names; and the note of a second encoding."""
    note, seen = "", {id(found)}
    while found.same_as is not None:
        name, line = found.same_as
        places = registers if line[0] == "Mapping" else shared
        if name not in places:
            line.fail(f"there are no fields called `{name}`", text.mend_unknown(name, places), 1)
        if line[0] == "Mapping":
            note = note or f"Another encoding of {name}."
        found = places[name]
        if id(found) in seen:
            line.fail(f"`{name}` names its own fields", "write the fields", 1)
        seen.add(id(found))
    return found.fields, note


def describe(paths: list[Path], path: Path, with_text: bool, only: list[str]) -> Fresh:
    """A description of the registers. The tables have no sentences, so `with_text` has no effect."""
    del with_text
    lost = Lost()
    blocks = registers_of(paths, only, lost)
    sources = [f"{one.name}, the table of arm64's system registers in Linux" for one in paths]
    return description(path, "System registers that Linux knows", sources, blocks, lost)
