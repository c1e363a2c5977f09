"""Registers as they lie in an address space: what formats of memory-mapped registers can say of units.

Where a space is none of bytes (MSRs, CSRs, system registers, perf's words), addresses are numbers times 8. Pages, PCI
functions, banks and what
is behind a pair lie behind one another; so do units whose base address only the machine tells.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.base.expression import evaluate
from generator.exports.unsaid import Unsaid
from generator.model.model import Block, Dimension, Field, Instance, Register, System, element_numbers, places

BYTES = {"msr": 8, "csr": 8, "sysreg": 8, "perf": 8}
PAGE = 0x1000
MAPPED, MADE_UP = -1, -2


@dataclass(frozen=True)
class Step:
    """One dimension of an array that follows a step."""

    index: str
    count: int
    stride: int
    first: int


@dataclass(frozen=True)
class Placed:
    """A register, or an array of them, from the beginning of its unit on."""

    register: Register
    name: str                    # where elements stand alone with their numbers behind
    title: str                   # the manual's name, with `<n>` for those indices that are left
    offset: int
    steps: tuple[Step, ...]      # slowest first
    taken: str = ""              # the register that stands at this place already


@dataclass(frozen=True)
class Unit:
    """One instance of a block."""

    block: Block
    instance: Instance
    name: str
    base: int
    size: int
    registers: tuple[Placed, ...]
    like: str = ""               # the unit that has the same registers at the same offsets


def units(system: System, unsaid: Unsaid, *, apart: bool = False) -> list[Unit]:
    """`apart`: units may not lie within one another, as numbers do, so that some have a base address that is made
    up."""
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
                    unsaid.add("base addresses of units, which are made up", unit.name)
                    base = -(-end // PAGE) * PAGE
                    end = base + unit.size
                unit = replace(unit, base=base)
            same = next((other for other in like if other.registers == unit.registers), None)
            unit = replace(unit, like=same.name if same is not None else "")
            like += [unit] * (same is None)
            found.append(unit)
    return found


def _known_base(block: Block, instance: Instance) -> int | None:
    """Where an address is one that the description tells."""
    source = next((source for source in block.located if source.kind == "address"), None)
    if source is None or source.address is None or len(block.located) > 1 or len(block.stand_ins()) > 1:
        return None
    env = instance.numbers | {"page": 0}
    return evaluate(source.address.expr, env) if all(str(name) in env for name in source.address.names()) else None


def _unit(block: Block, number: int, unsaid: Unsaid) -> Unit:
    """Its base is MAPPED or MADE_UP where it is none of the addresses of its registers."""
    instance = block.instances[number]
    name = f"{block.key}_{instance.name}".replace(".", "_").replace("-", "_") if instance.name else block.key
    scale = BYTES.get(block.space, 1)
    pages: dict[object, int] = {}
    at: dict[str, list[tuple[dict[str, int], int, int]]] = {}    # of each register its elements: numbers, page, address
    for register in block.registers.values():
        elements = at[register.key] = []
        for numbers, where in zip(element_numbers(register), places(block, register, [number])):
            pair = block.pair_of(register) is not None
            page = pages.setdefault((where.unit, where.select if not pair else "pair"), len(pages))
            elements.append((numbers, page, where.at * scale))
    if len(pages) > 1:
        unsaid.add("pages and banks of a unit, which lie behind one another", block.key)
    if scale > 1:
        unsaid.add(f"registers that are no memory ({block.space}): numbers times 8", block.key)
    lowest = {page: min(address for elements in at.values() for _, other, address in elements if other == page)
              for page in pages.values()}
    highest = {page: max(address + block.registers[key].width // 8 for key, elements in at.items()
                         for _, other, address in elements if other == page)
               for page in pages.values()}
    starts: dict[int, int] = {}
    top = 0
    # One page keeps its offsets from where the space or the device begins; of numbers, from the lowest on.
    for page in pages.values():
        low = 0 if scale == 1 and lowest[page] < 1 << 20 else lowest[page] & -PAGE if scale == 1 else lowest[page]
        starts[page] = top - low
        top = -(-(highest[page] + starts[page]) // PAGE) * PAGE
    base = (MAPPED if len(pages) == 1 and block.space == "mmio" else MADE_UP if scale == 1 or len(pages) > 1
            or block.space == "perf" else -starts[0])
    whole = {key: [(numbers, address + starts[page]) for numbers, page, address in elements]
             for key, elements in at.items()}
    placed: list[Placed] = []
    for register in block.registers.values():
        placed += laid(block, register, whole[register.key], unsaid)
    size = max((p.offset + span(p) for p in placed), default=0)
    return Unit(block, instance, name, base, size, tuple(with_overlaps(placed, block, unsaid)))


def laid(block: Block, register: Register, elements: list[tuple[dict[str, int], int]], unsaid: Unsaid) -> list[Placed]:
    """As one array where each index has a step, else each element of the slowest index by itself."""
    named = register.name if register.name != register.key else register.key
    return _laid(register, register.key, named, register.dimensions, [address for _, address in elements], block,
                 unsaid)


def _laid(register: Register, name: str, title: str, dimensions: list[Dimension], addresses: list[int], block: Block,
          unsaid: Unsaid) -> list[Placed]:
    steps = _steps(dimensions, addresses)
    if steps is not None and all(step.stride >= register.width // 8 for step in steps):
        return [Placed(register, name, title, addresses[0], steps)]
    unsaid.add("arrays whose elements follow no step, which stand by themselves", f"{block.key}.{register.key}")
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
    shape = [(dimension.index, dimension.count, stride, dimension.first)
             for dimension, stride in zip(dimensions, strides)]
    sums = [addresses[0]]
    for _, count, stride, _ in shape:
        sums = [start + number * stride for start in sums for number in range(count)]
    # An index of one element is none, but keeps its name in titles.
    return tuple(Step(*one) for one in shape if one[1] > 1) if sums == addresses else None


def with_overlaps(placed: list[Placed], block: Block, unsaid: Unsaid) -> list[Placed]:
    """Registers that share a place, told so."""
    owner: dict[int, str] = {}
    result = []
    for one in placed:
        starts = [one.offset]
        for step in one.steps:
            starts = [start + number * step.stride for start in starts for number in range(step.count)]
        places = [start + byte for start in starts for byte in range(one.register.width // 8)]
        taken = next((owner[byte] for byte in places if byte in owner), "")
        for byte in places:
            owner.setdefault(byte, one.name)
        result.append(replace(one, taken=taken))
    return result


def element_name(field: Field, number: object) -> str:
    """Of an element of a field array: its number behind the name, and behind no other number."""
    return f"{field.name}{'_' if field.name[-1].isdigit() else ''}{number}"


def span(one: Placed) -> int:
    """Bytes from the beginning of the first element to the end of the last."""
    return sum((step.count - 1) * step.stride for step in one.steps) + one.register.width // 8


def interleaved(registers: tuple[Placed, ...], unsaid: Unsaid, block: Block) -> list[Placed]:
    """The same with no array among the elements of another: those stand by themselves."""
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
            unsaid.add("arrays among the elements of others, whose elements stand by themselves",
                       f"{block.key}.{one.name}")
            step = one.steps[0]
            parted += [replace(one, name=f"{one.name}_{number}",
                               title=one.title.replace(f"<{step.index}>", str(number)),
                               offset=one.offset + number * step.stride,
                               steps=one.steps[1:]) for number in range(step.count)]
        result = parted
