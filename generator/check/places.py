"""Checks that registers are inside their address space and do not overlap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ..base.expression import Binary, Expr, evaluate, named, names, operands
from ..model.model import Block, Function, Place, Register, Bank, System, element_numbers, numbers_of, places
from ..base.record import record
from ..load.shape import ENCODING, PRIVATE
from ..base.source import Misplaced, Problems
from .needless import always

MOST_ELEMENTS = 1 << 16
_LIMIT = {"msr": (1 << 32, "an MSR index has 32 bits"),
          "csr": (1 << 12, "a CSR number has 12 bits"),
          "pci": (1 << 12, "PCI configuration space has 4096 bytes"),
          "mmio": (1 << 32, "an MMIO offset has 32 bits"),
          "perf": (4, "perf's attribute has config, config1, config2 and config3")}


@record(frozen=True)
class Element:
    """One element of a register."""

    block: Block
    register: Register
    number: int
    place: Place

    def __str__(self) -> str:
        index = f"[{self.number}]" if self.register.elements > 1 else ""
        return f"`{self.block.key}.{self.register.key}{index}`"


def check_functions(block: Block, problems: Problems) -> None:
    """Checks that a PCI function is selected by bus, device and function, or by its id."""
    for instance in block.instances:
        for function in instance.pages.values():
            if function.told is None and (function.device is None) != (function.function is None):
                problems.add(function.where, f"page `{function.key}` has only one of `device` and `function`",
                             "write both or neither")
            elif function.bus is not None and function.device is None:
                problems.add(function.where,
                             f"page `{function.key}` has `bus: {function.bus}`, but no `device` and `function`",
                             "write `{bus, device, function, id}`; or without `bus`, `{id}`")


def check_ways(system: System, problems: Problems) -> None:
    """Checks that all functions of one id are selected in the same way, because otherwise two of them may be the
    same."""
    chosen: dict[int, tuple[str, Function]] = {}
    for block in system.blocks.values():
        for instance in block.instances:
            for function in instance.pages.values():
                if function.told is not None:
                    continue
                way = ("`bus`" if function.bus is not None else "their id" if function.device is None
                       else "`device` and `function`")
                other, first = chosen.setdefault(function.id, (way, function))
                if other != way:
                    problems.add(function.where,
                                 f"the functions of id {function.id:#x} are selected by {way} here, but by {other} at "
                                 f"{first.where}", "select all functions of one id in the same way")
                    return


def check_places(system: System, problems: Problems) -> None:
    found = Problems()
    check_elements(system, found)
    for problem in found.found:
        problems.take(Misplaced(problem.where, problem.what, problem.mend))


def check_elements(system: System, problems: Problems) -> None:
    check_ways(system, problems)
    elements: dict[str, list[Element]] = defaultdict(list)
    for block in system.blocks.values():
        for register in block.registers.values():
            total = register.elements * places_apart(block)
            if total > MOST_ELEMENTS:
                problems.add(register.where, f"register `{register.key}` has {total} elements in all instances",
                             f"describe at most {MOST_ELEMENTS}")
                continue
            found = elements_of(block, register)
            if check_space(block, register, found, problems):
                # MSRs and system registers of all blocks share one space, the others are apart by block.
                elements[block.key if block.space in PRIVATE else block.space] += found
    for group in elements.values():
        check_distinct(group, problems)
    for block in system.blocks.values():
        for register in block.registers.values():
            for name, where in register.overlaps.items():
                other = block.registers[name]
                if not (register.told or other.told) and bytes_of(block, register).isdisjoint(bytes_of(block, other)):
                    problems.add(where, f"`{register.key}` and `{name}` do not overlap",
                                 "remove `overlaps`, or correct `at`")


def bytes_of(block: Block, register: Register) -> set[tuple[tuple[int, ...], int]]:
    return {(place.unit, place.address + i) for place in places(block, register, range(places_apart(block)))
            for i in range(place.bytes)}


def divisors(expr: Expr) -> Iterator[Expr]:
    """The divisors in an expression."""
    if isinstance(expr, Binary) and expr.op in ("//", "%"):
        yield expr.right
    for part in operands(expr):
        yield from divisors(part)


def check_space(block: Block, register: Register, elements: list[Element], problems: Problems) -> bool:
    """Checks that the address of every element can exist. In an index and data pair, any number that fits the index
    can."""
    for expression in register.at.values():
        for divisor in divisors(expression.expr):
            by = list(dict.fromkeys(str(name) for name in names(divisor)))
            zero = next((numbers for numbers in numbers_of(block, register) if all(name in numbers for name in by)
                         and evaluate(divisor, numbers) == 0), None)
            if zero is not None:
                at = ", ".join(f"{name} is {zero[name]}" for name in by)
                problems.add(expression.where, f"the address of register `{register.key}` is divided by `{divisor}`, "
                                               f"which is 0 if {at}", "use a divisor that is never 0")
                return False
    pair = block.pair_of(register)
    if pair is not None:
        return check_behind(block, register, pair, problems)
    if block.space == "sysreg":
        for name, top in ENCODING.items():
            for indices in element_numbers(register):
                value = evaluate(register.at[name].expr, block.instances[0].numbers | indices)
                if value > top or (name == "op0" and value < 2):
                    what = f"{name} of system register `{register.key}` is {value}"
                    problems.add(register.at[name].where, what, f"use {'2 or 3' if name == 'op0' else f'0 to {top}'}")
                    return False
        return True
    limit, what = _LIMIT[block.space]
    step = 1 if block.space in ("msr", "csr", "perf") else register.access_width // 8
    for element in elements:
        if element.place.address + element.place.bytes > limit:
            problems.add(register.at["at"].where, f"{element} is at {element.place.address:#x}, outside its space",
                         f"correct `at` or the count: {what}")
            return False
        if element.place.address % step:
            problems.add(register.at["at"].where,
                         f"{element} is at {element.place.address:#x}, which is not a multiple of {step}",
                         f"correct `at`, or write `access_width: {4 * step}`")
            return False
    most = (max(max(block.addresses(register, numbers)) for numbers in numbers_of(block, register)) if register.told
            else 0)
    if most + (1 if step == 1 else register.width // 8) > limit:
        problems.add(register.at["at"].where,
                     f"register `{register.key}` is at {most:#x} if all bits of the facts in `at` are 1, outside its "
                     "space", f"select bits of a fact by `[HIGH:LOW]`: {what}")
        return False
    return True


def check_behind(block: Block, register: Register, pair: Bank, problems: Problems) -> bool:
    selecting = block.registers[pair.register]
    for numbers in numbers_of(block, register):
        at = register.address_at(numbers)
        for setting in pair.set:
            field = selecting.by_name[setting.field]
            bits = field.each if setting.element is not None else field.width
            if at >> 32 or evaluate(setting.value.expr, numbers | {"at": at}) >> bits:
                problems.add(register.at["at"].where,
                             f"`{register.key}` is at {at:#x}, which does not fit the {min(bits, 32)} bits of "
                             f"`{selecting.key}.{setting.text}`", "correct `at`, or `set` of the bank")
                return False
    return True


def places_apart(block: Block) -> int:
    """Number of instances to check: 1 for MMIO, because each instance has its own pages."""
    return 1 if block.space in PRIVATE else len(block.instances)


def elements_of(block: Block, register: Register) -> list[Element]:
    found, count = places(block, register, range(places_apart(block))), register.elements
    return [Element(block, register, i % count, place) for i, place in enumerate(found)]


def check_distinct(elements: list[Element], problems: Problems) -> None:
    """Checks that no two elements share a byte, unless a bank separates them or `overlaps` allows it."""
    # By the names of the selectors, then by their values: with the same names, other values are another place.
    near: dict[tuple[str, ...], dict[tuple[tuple[str, int], ...], list[Element]]] = {}
    unit: tuple[int, ...] = ()
    apart: dict[tuple[str, str], bool] = {}  # of pairs of blocks, whether they are never_both
    for element in sorted(elements, key=lambda e: (e.place.unit, e.place.address)):
        here = element.place
        if here.unit != unit:
            near, unit = {}, here.unit
        names = tuple(name for name, _ in here.select)
        for others, by_value in near.items():
            for value in [here.select] if others == names else list(by_value):
                reaching = [other for other in by_value.pop(value, ()) if other.place.address
                            + other.place.bytes > here.address]
                if reaching:
                    by_value[value] = reaching
                for other in reaching:
                    if collide(element, other, apart):
                        report(element, other, problems)
                        return
        near.setdefault(names, {}).setdefault(here.select, []).append(element)


def collide(a: Element, b: Element, apart: dict[tuple[str, str], bool]) -> bool:
    """Whether two elements at one address conflict."""
    selected = dict(a.place.select)
    if any(name in selected and selected[name] != value for name, value in b.place.select):
        return False
    if a.register is b.register and a.number == b.number:
        return False  # one register that all instances share
    if ({role_in_pair(a), role_in_pair(b)} == {"behind", "data"} or a.block is not b.block
            and role_in_pair(a) == role_in_pair(b) in ("index", "data")):
        return False  # a pair and its registers; blocks that share a pair
    if a.block is b.block:
        return a.register.key not in b.register.overlaps and b.register.key not in a.register.overlaps
    pair = a.block.key, b.block.key
    if pair not in apart:
        apart[pair] = never_both(a.block, b.block)
    return not apart[pair]


def never_both(a: Block, b: Block) -> bool:
    """Whether what tells which units there are never tells units of both blocks: kinds of cores."""
    if a.present is None or b.present is None:
        return False
    facts = b.facts | a.facts
    is_same = all(a.facts[name].bits == b.facts[name].bits for name in a.facts.keys() & b.facts.keys())
    return (is_same and named(a.present, b.present) <= facts.keys()
            and always(Binary("and", a.present.expr, b.present.expr),
                       lambda name: facts[str(name)].most.bit_length()) is False)


def role_in_pair(element: Element) -> str:
    """The role of a register in an index and data pair."""
    block, register = element.block, element.register
    if block.pair_of(register) is not None:
        return "behind"
    if block.is_data(register):
        return "data"
    return "index" if any(s.data and s.register == register.key for s in block.banks.values()) else ""


def report(a: Element, b: Element, problems: Problems) -> None:
    later, earlier = (a, b) if a.register.where.offset >= b.register.where.offset else (b, a)
    at = f"{a.place.at:#x}"
    if a.register is b.register:
        indices = {dimension.index for dimension in a.register.dimensions}
        problems.add(later.register.where, f"{later} overlaps {earlier} of the same array at {at}",
                     "correct the expression in the index"
                     if any(str(name) in indices for name in names(a.register.address)) else
                     f"write the distance of the elements: `at: {at} + {a.register.width // 8} * "
                     f"{a.register.dimensions[-1].index}`")
    elif later.register.elements > 1 or earlier.register.elements > 1:
        problems.add(later.register.where,
                     f"array element {earlier if earlier.register.elements > 1 else later} at {at} overlaps "
                     f"{later if earlier.register.elements > 1 else earlier}", "correct `at` or the count of the array")
    else:
        problems.add(later.register.where, f"{later} and {earlier} are both at {at}",
                     "correct one `at`, or write `overlaps:` for two views of one register")
