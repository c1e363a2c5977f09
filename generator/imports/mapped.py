"""Memory-mapped registers of others' descriptions: units of one kind as instances of a block, with names that C can
have."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from generator.imports.given import Lost
from generator.imports.registers import Bits, Block, Dimension, Register, apart, filled, key_of, with_overlaps

WIDTHS = (8, 16, 32, 64)
MOST_ELEMENTS = 1 << 16
INDICES = "n m k j i h g f e d c b".split()


@dataclass
class Unit:
    """One unit, at an address of its own."""

    name: str
    base: int
    registers: list[Register]
    title: str = ""
    text: str = ""


@dataclass
class Kind:
    """Units with the same registers."""

    key: str
    units: dict[str, Unit] = field(default_factory=dict)    # by what the instance is called


def stem(name: str, others: Iterable[str]) -> str:
    """What a unit's name begins with, before its number, or its letter where others have one."""
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
        registers = with_overlaps(first.registers, "mmio")
        where, instances = f"{first.base:#x}", ""
        if len(kind.units) > 1:
            where = "base"
            rows = (f"{{name: {_instance(name)}, base: {unit.base:#x}}}" for name, unit in kind.units.items())
            instances = "\n" + "\n".join(f"      - {row}" for row in rows)
        title = first.title or first.name
        result.append(Block(kind.key, title, "mmio", registers, text=first.text if first.text != title else "",
                            instances=instances, where=where))
    return result


def _instance(name: str) -> str:
    return f'"{name}"' if name.isdigit() else name


# Registers

@dataclass
class Array:
    """One dimension: its index in names, how many, and the step."""

    count: int
    stride: int
    index: str = ""    # where the source has a name for it
    first: int = 0     # what the index begins with


def register(name: str, title: str, offset: int, width: int, fields: list[Bits], arrays: list[Array],
             reset: tuple[int, int], where: str, lost: Lost) -> Register | None:
    """`name` and `title` have `%s` where an index stands, the slowest first. `reset`: the value, and which of its bits
    are known."""
    if width not in WIDTHS:
        lost.add("registers of other than 8, 16, 32 or 64 bits", where)
        return None
    count = 1
    for array in arrays:
        count *= array.count
    if count > MOST_ELEMENTS:
        lost.add(f"arrays of more than {MOST_ELEMENTS} elements", where)
        return None
    places = [offset, *(array.stride for array in arrays)]
    step = width // 8 if width < 64 or not any(place % 8 for place in places) else 4
    if any(place % step for place in places):
        lost.add("registers at a place that is no multiple of their size", where)
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
    """`n` for the fastest, unless the source has another name."""
    result: list[str] = []
    for array in arrays:
        word = re.sub(r"\W+", "_", array.index.lower()).strip("_")
        result.append(word if re.fullmatch(r"[a-z][a-z0-9_]*", word)
                      and word not in (*result, "at", "base", "page", "value") + KEYWORDS else "")
    free = [index for index in INDICES if index not in result]
    for number in range(len(result) - 1, -1, -1):
        result[number] = result[number] or free.pop(0)
    return result


KEYWORDS = ("and", "or", "not", "if", "else", "in", "is", "as", "for", "from", "def", "del", "try", "with", "pass",
            "while", "lambda", "class", "return",
            "import", "global", "raise", "yield", "async", "await", "assert", "break", "continue", "elif", "except",
            "finally", "nonlocal")


def numbered(name: str, indices: list[str]) -> str:
    """The name with its indices: in the places of `%s`, the fastest in the last; those without a place behind it."""
    places = name.count("%s")
    for index in indices[len(indices) - places:] if places else ():
        name = (name.replace("[%s]", f"<{index}>", 1) if name.find("[%s]") == name.find("%s") - 1 and "[%s]" in name
                else name.replace("%s", f"<{index}>", 1))
    return name.replace("%s", "")


def within(fields: list[Bits], width: int, where: str, lost: Lost) -> list[Bits]:
    """Without fields past the register, and without those that share bits with one before."""
    kept: list[Bits] = []
    taken = 0
    for bits in fields:
        if not bits.name:
            continue
        mask = ((1 << bits.width) - 1) << bits.low
        if bits.high >= width or bits.high < bits.low:
            lost.add("fields past their register", f"{where}.{bits.name} [{bits.bits}]")
        elif taken & mask:
            lost.add("fields that share bits with others", f"{where}.{bits.name} [{bits.bits}]")
        else:
            taken |= mask
            kept.append(bits)
    return kept


def reserved(bits: Bits, ones: int) -> list[Bits]:
    """What no field is: bits that are 1 after reset are kept so."""
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
    """Short names, and no two things that C would call the same."""
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


def elements(arrays: list[Array]) -> Iterable[tuple[int, ...]]:
    return product(*(range(array.count) for array in arrays))
