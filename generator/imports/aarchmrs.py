"""`aarchmrs`: the architecture's machine-readable registers, Registers.json of schema 2."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from generator.imports.aarchmrs_fields import fields_of, leaves, sentence
from generator.imports.asl import Unknown, condition, count, joined
from generator.imports.given import Fresh, Lost, readable
from generator.imports.json_file import Value, read
from generator.imports.parts import (AS_PUBLISHED, Part, Wrong, called, find, name_of, need, number, objects, type_of,
                                     wrong)
from generator.imports.registers import (OPERAND_BITS, Block, Choice, Dimension, Register, description, key_of, spot,
                                         with_overlaps)
from generator.base.source import Fatal, Problem, Where

FILE = "registers.yaml"
MOST_BYTES = 256 << 20    # that of 2024-12 has 75 MB
SCHEMA = 2
MOST_ELEMENTS = 1 << 12
READS, WRITES = ("A64.MRS",), ("A64.MSRregister",)
SYSTEM = ("Accessors.SystemAccessor", "Accessors.SystemAccessorArray")
MEMORY = ("Accessors.MemoryMapped", "Accessors.ExternalDebug")
BLOCK_ACCESS = ("Accessors.BlockAccess", "Accessors.BlockAccessArray")


@dataclass
class Spot:
    """A place in memory: its block, the addresses of the elements, and the bits of the register that it shows."""

    block: str
    at: Callable[[int], int]
    high: int
    low: int
    access: str


@dataclass
class Found:
    """The blocks taken from a file."""

    lost: Lost
    choice: Choice
    with_text: bool
    blocks: dict[str, Block] = field(default_factory=dict)
    keys: dict[str, set[str]] = field(default_factory=dict)
    titles: list[str] = field(default_factory=list)

    def add(self, block: str, title: str, space: str, register: Register) -> None:
        home = self.blocks.setdefault(block, Block(block, title, space, scope="cpu" if space == "sysreg" else ""))
        home.registers.append(register)


def entries(root: Value) -> Iterator[Part]:
    """The registers and blocks of a file: a list, or an object that has one."""
    data = root.data if isinstance(root.data, list) else root.object().get("registers")
    if not isinstance(data, list):
        root.fail("the file has no list of registers", "name Registers.json, as it was published")
    for entry in data:
        if not isinstance(entry, dict) or "_type" not in entry:
            root.fail("an entry is no object with a `_type`", "name Registers.json, as it was published")
        yield entry


def collect(path: Path, found: Found) -> str:
    """Takes the chosen registers of a file. Returns the file's name with its version."""
    root = read(path, MOST_BYTES)
    try:
        version = ""
        for entry in entries(root):
            version = version or version_of(entry, path)
            kind = type_of(entry)
            if kind == "RegisterBlock":
                for inner, accessors in children(entry):
                    if found.choice(*names_of(inner)):
                        take(found, inner, accessors, called(entry))
            elif kind in ("Register", "RegisterArray"):
                if found.choice(*names_of(entry)):
                    take(found, entry, list(objects(entry, "accessors")), "")
            else:
                found.lost.add("entries of an unknown type", f"{readable(str(entry.get('name')))} ({readable(kind)})")
        found.choice.check(root.source)
    except Wrong as mistake:
        raise mistake.at(root) from None
    except RecursionError:
        raise Fatal(Problem(Where(root.source, 0), "an expression is nested too deep", AS_PUBLISHED)) from None
    return version or path.name


def version_of(entry: Part, path: Path) -> str:
    """The file's name with architecture, build and schema."""
    meta = find(entry, "_meta", dict)
    version = find(meta, "version", dict) if meta else None
    if version is None:
        return ""
    schema = find(version, "schema", str) or ""
    if schema and not re.match(rf"{SCHEMA}\.", schema):
        wrong(version, "schema", f"the schema is {readable(schema)[:40]}", f"name a file of schema {SCHEMA}")
    words = [f"{label}{readable(word)}"
             for label, key in (("", "architecture"), ("build ", "build"), ("of ", "timestamp"), ("schema ", "schema"))
             if (word := find(version, key, str))]
    return f"{path.name}, {', '.join(words)}"


def names_of(entry: Part) -> tuple[str, str]:
    """The names that patterns match: the name alone, and after its state."""
    name = called(entry)
    return name, f"{readable(find(entry, 'state', str) or 'any')}-{name}"


def children(block: Part) -> Iterator[tuple[Part, list[Part]]]:
    """The registers of a block, each with its accessors."""
    by_name: dict[str, list[Part]] = {}
    for accessor in objects(block, "accessors"):
        by_name.setdefault(referred(accessor)[0], []).append(accessor)
    for entry in objects(block, "blocks"):
        if type_of(entry) == "RegisterBlock":
            yield from children(entry)
        else:
            yield entry, [*by_name.get(need(entry, "name", str), []), *objects(entry, "accessors")]


def referred(accessor: Part) -> tuple[str, int, int]:
    """The register that a block's accessor reaches, its top bit and its lowest bit; -1: all bits."""
    target = find(accessor, "references", dict) or {}
    high = low = -1
    if type_of(target) == "AST.SquareOp":
        slices = [one for one in objects(target, "arguments") if type_of(one) == "AST.Slice"]
        if slices:
            high, low = (number(need(slices[0], side, dict), "value", 127) for side in ("left", "right"))
        target = need(target, "var", dict)
    return find(target, "value", str) or "", high, low


def take(found: Found, entry: Part, accessors: list[Part], block: str) -> None:
    """Takes a register or an array of registers, in each space that reaches it."""
    name, title = names_of(entry)[0], find(entry, "state", str) or ""
    if title not in ("AArch64", "ext"):
        found.lost.add(f"registers of {readable(title) or 'no state'}, which no space has", name)
        return
    indices = indices_of(entry)
    if indices is None or indices[2] > MOST_ELEMENTS:
        found.lost.add("arrays of registers with holes" if indices is None
                       else f"arrays of more than {MOST_ELEMENTS} registers", name)
        return
    layout, width = layout_of(found, entry, name)
    if not width:
        return
    _, first, elements = indices
    register = Register("", name, "", width, [], text=text_of(found, entry, name))
    if elements and first:
        register.note = f"The first is number {first}."
        found.lost.add("arrays whose first element is not 0, carried with elements from 0", name)
    try:
        reached = (take_system(found, register, accessors, indices) if title == "AArch64"
                   else take_memory(found, register, accessors, indices, block))
    except Unknown:
        found.lost.add("registers whose addresses are implementation defined, or follow an unknown rule", name)
        return
    if reached:
        fields = fields_of(layout, name, found.lost, found.with_text)
        for one in reached:
            one.fields = [replace(bits, access="") if bits.access == one.access else bits for bits in fields]


def text_of(found: Found, entry: Part, name: str) -> str:
    words = sentence(entry.get("title")) if found.with_text else ""
    where = condition(entry)
    return f"{words.rstrip('.') or name}{f'; {where}' if where else ''}."


def indices_of(entry: Part) -> tuple[str, int, int] | None:
    """The index, its first value and the number of elements, 0 without an array; None if the array has holes."""
    if type_of(entry) != "RegisterArray":
        return "n", 0, 0
    spans = list(objects(entry, "indexes"))
    if not spans:
        wrong(entry, "indexes", f"{name_of(entry)} has no elements", AS_PUBLISHED)
    if len(spans) > 1:
        return None
    return need(entry, "index_variable", str), number(spans[0], "start", 1 << 16), number(spans[0], "width", 1 << 32, 1)


def layout_of(found: Found, entry: Part, name: str) -> tuple[Part, int]:
    """The first fieldset of 8, 16, 32 or 64 bits, and its width; 0 if there is none."""
    fieldsets = list(objects(entry, "fieldsets"))
    widths = [number(one, "width", 1 << 16, 1) for one in fieldsets]
    fit = [(one, width) for one, width in zip(fieldsets, widths) if width in (8, 16, 32, 64)]
    if not fit:
        found.lost.add("registers without fields" if not fieldsets
                       else "registers of other than 8, 16, 32 or 64 bits", name)
        return {}, 0
    if len(fieldsets) > 1:
        found.lost.add("registers of which only some layouts are carried, the first", name)
    return fit[0]


# System registers

def take_system(found: Found, register: Register, accessors: list[Part],
                indices: tuple[str, int, int]) -> list[Register]:
    index, first, elements = indices
    ways: dict[str, tuple[dict[str, str], list[int]]] = {}
    access: dict[str, set[str]] = {}
    for accessor in accessors:
        if type_of(accessor) not in SYSTEM or (word := need(accessor, "name", str)) not in (*READS, *WRITES):
            continue
        for encoding in objects(accessor, "encoding"):
            own = readable(find(encoding, "asmvalue", str) or register.name)
            variable = find(accessor, "index_variable", str) or index
            if variable != index:
                own = own.replace(f"<{variable}>", f"<{index}>")
            if own not in ways:    # reads and writes have the same encoding
                ways[own] = encoded(need(encoding, "encodings", dict), variable, index, first, elements)
            access.setdefault(own, set()).add("R" if word in READS else "W")
    if not ways:
        found.lost.add("instructions, and registers that MRS and MSR do not access", register.name)
        return []
    ways = {own: way for own, way in ways.items() if all(spot_ >> 14 > 1 for spot_ in way[1])}
    if not ways:
        found.lost.add("encodings of instructions, which are not registers", register.name)
        return []
    name = register.name if register.name in ways else next(iter(ways))
    if len(ways) > 1:
        found.lost.add("registers of which only some encodings are carried",
                       f"{register.name} ({', '.join(own for own in ways if own != name)})")
    register.at, register.spots = ways[name]
    register.others = {own: places for own, (_, places) in ways.items() if own != name}
    if elements > (different := len(set(register.spots))):
        found.lost.add("arrays whose elements share an encoding, carried as one element for each encoding: add their "
                       "`bank` and the count", register.name)
        register.spots, elements = register.spots[:different], different
    register.access = {"R": "RO", "W": "WO"}.get("".join(sorted(access[name])), "RW")
    register.array = [Dimension(index_name(index), elements)] if elements else []
    keys = found.keys.setdefault("sysreg", set())
    register.key = key_of(register.name, keys)
    keys.add(register.key)
    found.add("sysreg", "System registers", "sysreg", register)
    return [register]


def index_name(index: str) -> str:
    return index if re.fullmatch(r"[a-z][a-z0-9_]*", index) else "n"


def encoded(encodings: Part, variable: str, index: str, first: int, elements: int) -> tuple[dict[str, str], list[int]]:
    """The operands of an encoding as expressions over the index, and the packed encoding of each element."""
    texts: dict[str, str] = {}
    values: dict[str, list[int]] = {}
    top = first + max(elements, 1) - 1
    shown = index_name(index) if not first else f"({index_name(index)} + {first})"
    for name, width in OPERAND_BITS.items():
        part = need(encodings, name, dict)
        pieces = joined(part, width, variable)
        if any(not constant for constant, _, _, _ in pieces) and not elements:
            raise Unknown
        texts[name] = expression(pieces, shown, top)
        values[name] = [sum((int(constant, 2) if constant else number >> shift & (1 << size) - 1) << place
                            for constant, shift, size, place in pieces)
                        for number in range(first, top + 1)]
    return texts, [spot(**{name: values[name][element] for name in values}) for element in range(top - first + 1)]


def expression(pieces: list[tuple[str, int, int, int]], index: str, top: int) -> str:
    """`8 | n >> 3`: the constant and the bits of the index."""
    constant = sum(int(word, 2) << place for word, _, _, place in pieces if word)
    parts = [str(constant)] if constant or all(word for word, _, _, _ in pieces) else []
    for word, shift, size, place in pieces:
        if not word and top >> shift:
            text = f"{index} >> {shift}" if shift else index
            text = text if top >> shift < 1 << size else f"{text} & {(1 << size) - 1}"
            parts.append(f"({text}) << {place}" if place and " " in text else f"{text} << {place}" if place else text)
    return " | ".join(parts) or "0"


# Memory

def take_memory(found: Found, register: Register, accessors: list[Part], indices: tuple[str, int, int],
                block: str) -> list[Register]:
    index, first, elements = indices
    spots = [one for accessor in accessors for one in spots_of(accessor, index, register.width, block)]
    if not spots:
        found.lost.add("registers without an address", register.name)
    result: list[Register] = []
    for title in dict.fromkeys(one.block for one in spots):
        own = [one for one in spots if one.block == title]
        numbers = range(first, first + max(elements, 1))
        place, halves = chosen(own, register.width, numbers)
        if place is None:
            found.lost.add("registers of which only parts have an address", f"{title}.{register.name}")
            continue
        if len(own) > (2 if halves else 1):
            found.lost.add("registers of which only some addresses are carried, the first", f"{title}.{register.name}")
        at = [place.at(number) for number in numbers]
        key = key_of(title, ())
        keys = found.keys.setdefault(key, set())
        taken = Register(key_of(register.name, keys), register.name, hex(at[0]), register.width, [], text=register.text,
                         note=register.note, spots=at)
        keys.add(taken.key)
        taken.access = place.access
        taken.access_width = register.width // 2 if halves or any(one % (register.width // 8) for one in at) else 0
        if elements:
            stride = at[1] - at[0] if elements > 1 else register.width // 8
            steps = stride > 0 and all(b - a == stride for a, b in zip(at, at[1:]))
            taken.array = [Dimension(index_name(index), elements, stride) if steps
                           else Dimension(index_name(index), elements, places=at)]
        found.add(key, title, "mmio", taken)
        result.append(taken)
    return result


def spots_of(accessor: Part, index: str, width: int, block: str) -> Iterator[Spot]:
    kind = type_of(accessor)
    if kind not in (*MEMORY, *BLOCK_ACCESS):
        return
    variable = find(accessor, "index_variable", str) or index
    offset = next(objects(accessor, "offset"), None)
    if offset is None:
        wrong(accessor, "offset", "an accessor has no `offset`", AS_PUBLISHED)
    high, low = width - 1, 0
    if kind in BLOCK_ACCESS:
        title = block
        _, high_, low_ = referred(accessor)
        high, low = (high_, low_) if high_ >= 0 else (high, low)
    else:
        frame = called(accessor, "frame") if accessor.get("frame") is not None else ""
        title = called(accessor, "component") + (f" {frame}" if frame else "")
        if (span := find(accessor, "range", dict)) is not None:
            low = number(span, "start", 127)
            high = low + number(span, "width", 128, 1) - 1

    where: Part = offset
    yield Spot(title, lambda element: count(where, {variable: element, index: element}), high, low,
               memory_access(accessor))


def memory_access(accessor: Part) -> str:
    words = [(find(leaf, "read", str) or "", find(leaf, "write", str) or "")
             for leaf in leaves(find(accessor, "access", dict)) if "read" in leaf or "write" in leaf]
    reads = any(read in ("R", "RC", "RS") for read, _ in words)
    writes = any(write not in ("", "WI", "RES0", "RES1", "RESERVED", "ERROR") for _, write in words)
    return "RW" if reads == writes else "RO" if reads else "WO"


def chosen(spots: list[Spot], width: int, numbers: range) -> tuple[Spot | None, bool]:
    """The first spot with all bits of a register, and False; or that of the low half, and True if the high half
    follows."""
    for one in spots:
        if (one.high - one.low + 1 == width
                and (len(numbers) < 2 or abs(one.at(numbers[1]) - one.at(numbers[0])) >= width // 8)):
            return one, False
    half = width // 2
    for low in spots:
        for high in spots:
            if ((low.high, low.low, high.high, high.low) == (half - 1, 0, width - 1, half)
                    and all(high.at(n) == low.at(n) + half // 8 for n in numbers)):
                return low, True
    return None, False


# The description

def blocks_of(paths: Iterable[Path], only: Iterable[str], with_text: bool, lost: Lost) -> tuple[list[Block], list[str]]:
    """The chosen registers of the files, and the names of the files with their versions."""
    found = Found(lost, Choice(only), with_text)
    sources = [collect(path, found) for path in paths]
    for block in found.blocks.values():
        block.registers = with_overlaps(block.registers, block.space)
    return [block for block in found.blocks.values() if block.registers], sources


def describe(paths: list[Path], path: Path, with_text: bool, only: list[str]) -> Fresh:
    lost = Lost()
    blocks, sources = blocks_of(paths, only, with_text, lost)
    if not blocks:
        raise Fatal(Problem(Where(read(paths[0], MOST_BYTES).source, 0), "import can carry no register of this file",
                            "name Registers.json, or other registers"))
    return description(path, "Registers of the architecture", sources, blocks, lost)
