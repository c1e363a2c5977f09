"""What a machine tells of itself beside Linux's PMUs, for `sysfs`: its processor, CPUID's leaves about counters, and
the units of its PMON discovery table. Whatever the machine does not tell is left out."""

from __future__ import annotations

import mmap
import os
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .given import TAG

# Leaves of CPUID about a core's counters.
LEAVES = (0xA, 0x23, 0x80000022)
SPACES = ("msr", "mmio", "pci")         # by their number in an entry of the table
# An extended capability of PCI: its id, the kind that has a table, and the offsets of the kind and of the BAR's number.
CAPABILITIES, END, VENDOR_SPECIFIC, PMON, KIND, BAR = 0x100, 0x1000, 0x23, 1, 8, 12
NOTHING = (0, 2**64 - 1)


def content(path: Path, size: int = 1 << 16, at: int = 0) -> bytes:
    """What a file has at a place; nothing if it cannot be read."""
    try:
        with path.open("rb", buffering=0) as stream:
            return os.pread(stream.fileno(), size, at)
    except OSError:
        return b""


# The processor

def detect(root: Path) -> str:
    """The entry of `detect` for the processor; empty if the machine does not tell it."""
    midr = content(root / "sys/devices/system/cpu/cpu0/regs/identification/midr_el1").strip()
    if re.fullmatch(rb"0x[0-9a-f]{8,16}", midr):
        number = int(midr, 16)
        return f"midr: {{implementer: {number >> 24 & 0xFF:#04x}, part: {number >> 4 & 0xFFF:#05x}}}"
    text = content(root / "proc/cpuinfo").decode(errors="replace")
    told = dict(re.findall(r"^(vendor_id|cpu family|model)\s*: (\w+)$", text, re.M))
    if set(told) == {"vendor_id", "cpu family", "model"} and told["cpu family"].isdigit() and told["model"].isdigit():
        return (f"cpuid: {{vendor: {told['vendor_id']}, family: {told['cpu family']}, "
                f"model: [{int(told['model']):#04x}]}}")
    return ""


def leaves(root: Path) -> str:
    """The leaves of CPUID about counters, as numbers."""
    found = ((leaf, content(root / "dev/cpu/0/cpuid", 16, leaf)) for leaf in LEAVES)
    said = [f"leaf {leaf:#x}: " + ", ".join(f"{name} {value:#x}" for name, value in
                                            zip(("eax", "ebx", "ecx", "edx"), struct.unpack("<4I", raw)))
            for leaf, raw in found if len(raw) == 16 and any(raw)]
    return "CPUID " + "; ".join(said) if said else ""


# The discovery table

@dataclass
class Type:
    """The units of one type: ids, and what the entry of the first one says."""

    number: int
    space: str
    counters: int
    controls: int
    width: int
    values: int
    places: dict[int, int] = field(default_factory=dict)     # id: where the unit's control is


@dataclass
class Table:
    vendor: int
    device: int
    types: list[Type]


def table(root: Path) -> Table | None:
    """The first table that a PCI device of the machine has."""
    for path in sorted((root / "sys/bus/pci/devices").glob("*/config")):
        config = content(path, END, 0)
        at = capability(config)
        if at and (types := read(root, config, at)):
            return Table(word(config, 0) & 0xFFFF, word(config, 0) >> 16, types)
    return None


def word(config: bytes, at: int) -> int:
    return int(struct.unpack_from("<I", config, at)[0]) if at + 4 <= len(config) else 0


def capability(config: bytes) -> int:
    """Where the capability with a table begins; 0: there is none."""
    at, seen = CAPABILITIES, set[int]()
    while at >= CAPABILITIES and at not in seen and word(config, at) not in (0, 0xFFFFFFFF):
        seen.add(at)
        if word(config, at) & 0xFFFF == VENDOR_SPECIFIC and word(config, at + KIND) & 0xFFFF == PMON:
            return at
        at = word(config, at) >> 20 & ~3
    return 0


def read(root: Path, config: bytes, at: int) -> list[Type]:
    """The types in the table, in their order."""
    bar = 0x10 + 4 * (word(config, at + BAR) & 7)
    low = word(config, bar)
    address = low & ~0xF | (word(config, bar + 4) << 32 if low & 4 else 0)
    first = words(root, address, 3)
    if len(first) != 3 or NOTHING[0] in first[:2] or NOTHING[1] in first:
        return []
    stride, count = first[0] >> 8 & 0xFF, first[0] >> 16 & 0x3FF
    if stride < 3:
        return []
    whole = words(root, address, (count + 1) * stride)
    types: dict[int, Type] = {}
    for start in range(stride, len(whole), stride):
        about, place, ids = whole[start:start + 3]
        space, controls, values = about >> 62, about >> 8 & 0xFF, about >> 24 & 0xFF
        is_usable = space < len(SPACES) and about & 0xFF and 0 < (about >> 16 & 0xFF) <= 64 and controls and values
        if about in NOTHING or place in NOTHING or ids == NOTHING[1] or not is_usable:
            continue
        unit = types.setdefault(ids & 0xFFFF, Type(ids & 0xFFFF, SPACES[space], about & 0xFF, controls,
                                                   about >> 16 & 0xFF, values))
        unit.places.setdefault(ids >> 16 & 0xFFFF, place)
    return [types[number] for number in sorted(types)]


def words(root: Path, address: int, number: int) -> list[int]:
    """Words of 64 bits in memory, which is mapped: devices' registers cannot be read from the file."""
    page = address % mmap.PAGESIZE
    try:
        with (root / "dev/mem").open("rb") as stream:
            with mmap.mmap(stream.fileno(), page + 8 * number, prot=mmap.PROT_READ, offset=address - page) as memory:
                return list(struct.unpack_from(f"<{number}Q", memory, page))
    except (OSError, ValueError):
        return []


def block_lines(unit: Type, name: str) -> Iterator[str]:
    """A block for the units of a type. Names and fields, which a table has not, are for a person to describe."""
    wide, step, each = (64, "n", "n") if unit.space == "msr" else (32, "4 * n", "8 * n")
    ids = sorted(unit.places)
    first = unit.places[ids[0]]
    apart = abs(unit.places[ids[1]] - first) // (ids[1] - ids[0]) if len(ids) > 1 else 0
    at = {"msr": f"{first:#x}" + f" + {apart:#x} * unit" * bool(apart), "pci": f"{first & 0xFFF:#x}",
          "mmio": "0"}[unit.space]
    unknown = f"fields: {{{wide - 1}:0: IMPDEF}}"
    top = f"63:{unit.width}: RES0, " if unit.width < 64 else ""
    yield from (f"  {name}:", f"    title: Units of type {unit.number} of the discovery table", f"    source: {TAG}",
                f"    note: The table has {len(ids)} of these units. It does not tell their names and their fields.",
                f"    space: {unit.space}", *["    scope: package"] * (unit.space == "mmio"),
                f"    instances: {{unit: {ids[-1] + 1}}}", f"    at: {at}", f"    where: pmon({unit.number}, unit)",
                "    registers:",
                f"      unit_ctl: {{at: 0, width: {wide}, text: Control of the unit., {unknown}}}",
                f"      ctl: {{at: {unit.controls:#x} + {step}, array: {unit.counters}, width: {wide}, "
                f"text: Chooses the event of counter <n>., {unknown}}}",
                f"      ctr: {{at: {unit.values:#x} + {each}, array: {unit.counters}, width: 64, text: Counter <n>.,",
                f"            fields: {{{top}{unit.width - 1}:0: {{name: count, access: RW-V, text: The count.}}}}}}")
