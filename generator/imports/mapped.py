"""Memory-mapped registers of SVD and SystemRDL: units with equal registers as instances of a block, and names for C."""

from __future__ import annotations

import re
from collections.abc import Iterable
from keyword import iskeyword
from dataclasses import dataclass, field
from math import prod
from pathlib import Path

from generator.imports.given import Fresh, Lost
from generator.imports.registers import (Bits, Block, Choice, Dimension, Register, apart, description, filled, key_of,
                                         with_overlaps)

WIDTHS = (8, 16, 32, 64)
MOST_ELEMENTS = 1 << 16
INDICES = "n m k j i h g f e d c b".split()


@dataclass
class Unit:
    """A unit at an address."""

    name: str
    base: int
    registers: list[Register]
    title: str = ""
    text: str = ""


@dataclass
class Kind:
    """Units with the same registers."""

    key: str
    units: dict[str, Unit] = field(default_factory=dict)    # by the instance's name


def stem(name: str, others: Iterable[str]) -> str:
    """A unit's name without its number, or without its last letter if other names differ only in it."""
    numbered = re.fullmatch(r"(.*[A-Za-z].*?)_?(?:\d+(?:_\d+)*)", name)
    if numbered:
        return numbered[1]
    return name[:-1] if len(name) > 2 and sum(other[:-1] == name[:-1] for other in others) > 1 else name


def kinds(units: list[Unit]) -> list[Kind]:
    shapes: dict[int, str] = {}
    names: dict[str, list[str]] = {}
    for unit in units:
        if id(unit.registers) not in shapes:
            shapes[id(unit.registers)] = repr(unit.registers)
        names.setdefault(shapes[id(unit.registers)], []).append(unit.name)
    found: dict[tuple[str, str], Kind] = {}
    keys: set[str] = set()
    for unit in units:
        alike = shapes[id(unit.registers)]
        start = stem(unit.name, names[alike])
        if sum(stem(name, names[alike]) == start for name in names[alike]) == 1:
            start = unit.name
        kind = found.get((alike, start))
        if kind is None:
            kind = found[alike, start] = Kind(key_of(start, keys))
            keys.add(kind.key)
        rest = unit.name[len(start):].strip("_").lower() or unit.name.lower()
        kind.units[rest if rest not in kind.units else unit.name.lower()] = unit
    return list(found.values())


def blocks(units: list[Unit], lost: Lost) -> list[Block]:
    result = []
    for kind in kinds(units):
        first = next(iter(kind.units.values()))
        if not first.registers:
            lost.add("units without registers", first.name)
            continue
        where, instances = f"{first.base:#x}", ""
        if len(kind.units) > 1:
            where = "base"
            names = {name: f'"{name}"' if name.isdigit() else name for name in kind.units}
            instances = "".join(f"\n      - {{name: {names[name]}, base: {unit.base:#x}}}"
                                for name, unit in kind.units.items())
        title = first.title or first.name
        result.append(Block(kind.key, title, "mmio", with_overlaps(first.registers, "mmio"),
                            text=first.text if first.text != title else "", instances=instances, where=where))
    return result


def described(path: Path, title: str, sources: list[str], units: list[Unit], with_text: bool, choice: Choice,
              lost: Lost) -> Fresh:
    """A description of the units; without those that have no chosen register."""
    made = blocks([unit for unit in units if unit.registers or not choice.patterns], lost)
    for block in made if not with_text else ():
        block.title, block.text = block.key, ""
        for one in block.registers:
            one.text = f"{one.name}."
            for bits in one.fields:
                bits.text, bits.values = "", [(number, name, "") for number, name, _ in bits.values]
    return description(path, title, sources, made, lost)


# Registers

@dataclass
class Array:
    """One dimension of an array."""

    count: int
    stride: int
    index: str = ""    # the source's name for it, if any
    first: int = 0     # the first value of the index


def register(title: str, offset: int, width: int, fields: list[Bits], arrays: list[Array], reset: tuple[int, int],
             where: str, lost: Lost) -> Register | None:
    """Makes a register or an array of registers; None if it is lost. `title` has `%s` for the indices, the slowest
    first. `reset`: the value, and the mask of its known bits."""
    if width not in WIDTHS:
        lost.add("registers of other than 8, 16, 32 or 64 bits", where)
        return None
    if prod(array.count for array in arrays) > MOST_ELEMENTS:
        lost.add(f"arrays of more than {MOST_ELEMENTS} elements", where)
        return None
    places = [offset, *(array.stride for array in arrays)]
    step = width // 8 if width < 64 or not any(place % 8 for place in places) else 4
    if any(place % step for place in places):
        lost.add("registers at an address that is not a multiple of their size", where)
        return None
    indices = index_names(arrays)
    kept = within(fields, width, where, lost)
    if not kept:
        kept = [Bits(width - 1, 0, "VALUE", access=fields[0].access if fields and not fields[0].name else "")]
    for bits in kept:
        mask = (1 << bits.width) - 1
        if reset[1] >> bits.low & mask == mask:
            bits.reset = reset[0] >> bits.low & mask
    ranges = filled(kept, width)
    ones = reset[0] & reset[1]
    ranges = [part for bits in ranges for part in ([bits] if bits.name else reserved(bits, ones))]
    apart(ranges)
    accesses = {bits.access or "RW" for bits in ranges if bits.name}
    access = accesses.pop() if len(accesses) == 1 else ""
    if access:
        for bits in ranges:
            bits.access = ""
    spots = [offset]
    for array in arrays:
        spots = [spot + number * array.stride for spot in spots for number in range(array.count)]
    return Register("", numbered(title, indices) if arrays else title, f"{offset:#04x}", width, ranges, access=access,
                    access_width=32 if step < width // 8 else 0, spots=spots,
                    array=[Dimension(index, array.count, array.stride, first=array.first)
                           for index, array in zip(indices, arrays)])


def index_names(arrays: list[Array]) -> list[str]:
    """Names for the indices: the source's, else `n` for the fastest, then `m` and so on."""
    result: list[str] = []
    for array in arrays:
        word = re.sub(r"\W+", "_", array.index.lower()).strip("_")
        result.append(word if re.fullmatch(r"[a-z][a-z0-9_]*", word)
                      and word not in (*result, "at", "base", "page", "value") and not iskeyword(word) else "")
    free = [index for index in INDICES if index not in result]
    for number in range(len(result) - 1, -1, -1):
        result[number] = result[number] or free.pop(0)
    return result


def numbered(name: str, indices: list[str]) -> str:
    """The name with its indices in the places of `%s`, the fastest in the last."""
    places = name.count("%s")
    for index in indices[len(indices) - places:] if places else ():
        name = (name.replace("[%s]", f"<{index}>", 1) if name.find("[%s]") == name.find("%s") - 1 and "[%s]" in name
                else name.replace("%s", f"<{index}>", 1))
    return name.replace("%s", "")


def within(fields: list[Bits], width: int, where: str, lost: Lost) -> list[Bits]:
    """The fields that are inside the register and share no bits with an earlier one."""
    kept: list[Bits] = []
    taken = 0
    for bits in fields:
        if not bits.name:
            continue
        mask = ((1 << bits.width) - 1) << bits.low
        if bits.high >= width or bits.high < bits.low:
            lost.add("fields outside their register", f"{where}.{bits.name} [{bits.bits}]")
        elif taken & mask:
            lost.add("fields that share bits with others", f"{where}.{bits.name} [{bits.bits}]")
        else:
            taken |= mask
            kept.append(bits)
    return kept


def reserved(bits: Bits, ones: int) -> list[Bits]:
    """Splits a reserved range into RES1, for bits that are 1 after reset, and RES0."""
    result: list[Bits] = []
    for low in range(bits.low, bits.high + 1):
        word = "RES1" if ones >> low & 1 else "RES0"
        if result and result[-1].reserved == word:
            result[-1].high = low
        else:
            result.append(Bits(low, low, reserved=word))
    return result[::-1]


# Names

def in_c(registers: list[Register]) -> None:
    """Gives registers, fields and values names that differ in C."""
    taken: set[str] = set()
    keys: set[str] = set()
    for one in registers:
        one.key = key_of(one.key or one.name, keys)
        while any(f"{one.key}_{what}".upper() in taken for what in OF_REGISTER):
            one.key = key_of(f"{one.key}_reg", keys)
        keys.add(one.key)
        taken |= {f"{one.key}_{what}".upper() for what in OF_REGISTER}
        for bits in one.fields:
            if bits.name:
                name_field(one, bits, taken)


OF_REGISTER = ("ADDRESS", "OFFSET", "ENCODING", "NUMBER", "WORD", "WIDTH", "RESET", "COUNT", "WRITABLE", "MUST_ONES",
               "ACTING", "IDLE", "T", "FIELDS_T", "PACK", "UNPACK",
               "GET", "WITH", "CHECK", "RULE", "READ", "WRITE", "IO_READ", "IO_WRITE")
OF_FIELD = ("SHIFT", "WIDTH", "MASK", "COUNT")


def name_field(one: Register, bits: Bits, taken: set[str]) -> None:
    def words(name: str) -> set[str]:
        plain = re.sub("<[^>]*>", "", name)
        return {f"{one.key}_{plain}_{what}".upper() for what in OF_FIELD} | {f"{one.key}_{what}_{plain}".upper()
                                                                             for what in ("GET", "WITH")}

    while words(bits.name) & taken:
        bits.name = bits.name.replace("<", "_<", 1) if "<" in bits.name else f"{bits.name}_"
    taken |= words(bits.name)
    plain = re.sub("<[^>]*>", "", bits.name)
    values = []
    for number, name, text in bits.values:
        while f"{one.key}_{plain}_{name}".upper() in taken:
            name = f"{name}_{number}" if not name.endswith(f"_{number}") else f"{name}_"
        taken.add(f"{one.key}_{plain}_{name}".upper())
        values.append((number, name, text))
    bits.values = values


def word_of(name: str, otherwise: str = "v") -> str:
    """A name for C: letters, digits and `_`."""
    found = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_")
    return found if found[:1].isalpha() and found.isascii() else f"{otherwise}{found}" if found else otherwise


# Access

def access_word(may: str, write: str, read: str, table: dict[str, tuple[str, str, str]], where: str, lost: Lost) -> str:
    """The access word for what software can do (RO, RW or WO) and the effects of a write and of a read, in the words of
    a format. `table`: the effects of each access word."""
    word = next((word for word, (_, effect, _) in table.items() if effect == write), "")
    if write and may == "RW" and word:
        may = word
    elif write:
        lost.add(f"fields carried without what a write does ({write})", where)
    word = next((word for word, (_, _, effect) in table.items() if effect == read), "")
    if read and may == "RO" and word:
        return word
    if read:
        lost.add(f"fields carried without what a read does ({read})", where)
    return may
