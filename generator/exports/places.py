"""Registers in an address space of bytes, for formats of memory-mapped registers.

In spaces of numbers (MSRs, CSRs, system registers, perf's words), an address is the number times 8. Pages, PCI
functions, banks and pairs follow one another; so do units whose base address only the machine knows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.base.expression import evaluate, names
from generator.exports.unsaid import Unsaid
from generator.model.model import Block, Dimension, Field, Instance, Register, System, places

BYTES = {"msr": 8, "csr": 8, "sysreg": 8, "perf": 8}
PAGE = 0x1000
MAPPED, MADE_UP = -1, -2


@dataclass(frozen=True)
class Step:
    """One dimension of an array with a stride."""

    index: str
    count: int
    stride: int
    first: int


@dataclass(frozen=True)
class Placed:
    """A register or an array of registers, at an offset in its unit."""

    register: Register
    name: str                    # of a single element: with its number
    title: str                   # the manual's name, with `<n>` for the indices of `steps`
    offset: int
    steps: tuple[Step, ...]      # slowest first
    taken: str = ""              # an earlier register at this offset


@dataclass(frozen=True)
class Unit:
    """One instance of a block."""

    block: Block
    instance: Instance
    name: str
    base: int
    size: int
    registers: tuple[Placed, ...]
    like: str = ""               # an earlier unit with the same registers at the same offsets


def units(system: System, unsaid: Unsaid, *, apart: bool = False) -> list[Unit]:
    """The units of a system. `apart`: units may not overlap; a unit that does gets a made-up base address."""
    made = [(block, [_unit(block, number, unsaid if not number else Unsaid())
                     for number in range(len(block.instances))]) for block in system.blocks.values()]
    end = max((unit.base + unit.size for _, units_of in made for unit in units_of if unit.base >= 0), default=0)
    found: list[Unit] = []
    for block, units_of in made:
        like: list[Unit] = []
        for unit in units_of:
            if (apart and any(unit.base < other.base + other.size and other.base < unit.base + unit.size
                              for other in found)):
                unit = replace(unit, base=MADE_UP)
            if unit.base < 0:
                base = _known_base(block, unit.instance) if unit.base == MAPPED else None
                if base is None:
                    unsaid.add("base addresses that only the machine knows, which are made up", unit.name)
                    base = -(-end // PAGE) * PAGE
                    end = base + unit.size
                unit = replace(unit, base=base)
            same = next((other for other in like if other.registers == unit.registers), None)
            unit = replace(unit, like=same.name if same is not None else "")
            like += [unit] * (same is None)
            found.append(unit)
    return found


def _known_base(block: Block, instance: Instance) -> int | None:
    """The base address, if the description has it."""
    source = next((source for source in block.located if source.kind == "address"), None)
    if source is None or source.address is None or len(block.located) > 1 or len(block.stand_ins()) > 1:
        return None
    env = instance.numbers | {"page": 0}
    return evaluate(source.address.expr, env) if all(str(name) in env for name in source.address.names()) else None


def _unit(block: Block, number: int, unsaid: Unsaid) -> Unit:
    """An instance of a block. Its base is MAPPED or MADE_UP if the addresses of its registers do not include it."""
    instance = block.instances[number]
    name = f"{block.key}_{instance.name}".replace(".", "_").replace("-", "_") if instance.name else block.key
    scale = BYTES.get(block.space, 1)
    pages: dict[object, int] = {}
    at: dict[str, list[tuple[int, int]]] = {}    # the elements of each register: page, address
    for register in block.registers.values():
        elements = at[register.key] = []
        for where in places(block, register, [number]):
            pair = block.pair_of(register) is not None
            page = pages.setdefault((where.unit, where.select if not pair else "pair"), len(pages))
            elements.append((page, where.at * scale))
    if len(pages) > 1:
        unsaid.add("pages and banks of a unit, which follow one another", block.key)
    if scale > 1:
        unsaid.add(f"addresses that are numbers ({block.space}), which are written times 8", block.key)
    lowest = {page: min(address for elements in at.values() for other, address in elements if other == page)
              for page in pages.values()}
    highest = {page: max(address + block.registers[key].width // 8 for key, elements in at.items()
                         for other, address in elements if other == page)
               for page in pages.values()}
    starts: dict[int, int] = {}
    top = 0
    # A single page keeps its offsets from the start of the space or device; numbers begin at the lowest.
    for page in pages.values():
        low = 0 if scale == 1 and lowest[page] < 1 << 20 else lowest[page] & -PAGE if scale == 1 else lowest[page]
        starts[page] = top - low
        top = -(-(highest[page] + starts[page]) // PAGE) * PAGE
    base = (MAPPED if len(pages) == 1 and block.space == "mmio" else MADE_UP if scale == 1 or len(pages) > 1
            or block.space == "perf" else -starts[0])
    placed: list[Placed] = []
    for register in block.registers.values():
        placed += _laid(register, register.key, register.name, register.dimensions,
                        [address + starts[page] for page, address in at[register.key]], block, unsaid)
    size = max((p.offset + span(p) for p in placed), default=0)
    return Unit(block, instance, name, base, size, tuple(with_overlaps(placed)))


def _laid(register: Register, name: str, title: str, dimensions: list[Dimension], addresses: list[int], block: Block,
          unsaid: Unsaid) -> list[Placed]:
    """An array if each index has a stride; otherwise each element of the slowest index by itself."""
    steps = _steps(dimensions, addresses)
    if steps is not None and all(step.stride >= register.width // 8 for step in steps):
        return [Placed(register, name, title, addresses[0], steps)]
    unsaid.add("arrays without a stride, whose elements are single registers", f"{block.key}.{register.key}")
    slowest = dimensions[0]
    each = len(addresses) // slowest.count
    result = []
    for number, index in enumerate(slowest.numbers):
        result += _laid(register, f"{name}_{index}", title.replace(f"<{slowest.index}>", str(index)), dimensions[1:],
                        addresses[number * each:(number + 1) * each], block, Unsaid())
    return result


def _steps(dimensions: list[Dimension], addresses: list[int]) -> tuple[Step, ...] | None:
    strides = []
    each = len(addresses)
    for dimension in dimensions:
        each //= dimension.count
        strides.append(addresses[each] - addresses[0] if dimension.count > 1 else 0)
    steps = tuple(Step(dimension.index, dimension.count, stride, dimension.first)
                  for dimension, stride in zip(dimensions, strides))
    # An index of one element is not a dimension, but keeps its name in titles.
    return tuple(step for step in steps if step.count > 1) if starts_of(addresses[0], steps) == addresses else None


def starts_of(offset: int, steps: tuple[Step, ...]) -> list[int]:
    """The offsets of the elements of an array."""
    starts = [offset]
    for step in steps:
        starts = [start + number * step.stride for start in starts for number in range(step.count)]
    return starts


def with_overlaps(placed: list[Placed]) -> list[Placed]:
    """Sets `taken` of registers that share bytes with an earlier one."""
    owner: dict[int, str] = {}
    result = []
    for one in placed:
        places = [start + byte for start in starts_of(one.offset, one.steps) for byte in range(one.register.width // 8)]
        taken = next((owner[byte] for byte in places if byte in owner), "")
        for byte in places:
            owner.setdefault(byte, one.name)
        result.append(replace(one, taken=taken))
    return result


def element_name(field: Field, number: object) -> str:
    """The name of an element of a field array: with its number, after `_` if the name ends with a digit."""
    return f"{field.name}{'_' if field.name[-1].isdigit() else ''}{number}"


def address_arguments(block: Block, register: Register) -> list[str]:
    """The numbers of the instance and the indices in a register's address."""
    used = {str(name) for name in names(register.address)}
    return [name for name in dict.fromkeys([*block.numbers, *(d.index for d in register.dimensions)]) if name in used]


def span(one: Placed) -> int:
    """Bytes from the start of the first element to the end of the last."""
    return sum((step.count - 1) * step.stride for step in one.steps) + one.register.width // 8


def interleaved(registers: tuple[Placed, ...], unsaid: Unsaid, block: Block) -> list[Placed]:
    """The registers without interleaved arrays, whose elements become single registers."""
    result = list(registers)
    while True:
        order = sorted(result, key=lambda one: one.offset)
        among: set[str] = set()
        far = None
        for one in order:
            if far is not None and one.offset < far.offset + span(far):
                among |= {one.name, far.name}
            if far is None or one.offset + span(one) > far.offset + span(far):
                far = one
        if not any(one.name in among and one.steps for one in result):
            return result
        parted: list[Placed] = []
        for one in result:
            if one.name not in among or not one.steps:
                parted.append(one)
                continue
            unsaid.add("interleaved arrays, whose elements are single registers", f"{block.key}.{one.name}")
            step = one.steps[0]
            parted += [replace(one, name=f"{one.name}_{number}", offset=one.offset + number * step.stride,
                               title=one.title.replace(f"<{step.index}>", str(number)), steps=one.steps[1:])
                       for number in range(step.count)]
        result = parted
