"""Upper bounds for each list of a session, and the roles of registers, computed here so that the runtime need not count
them."""

from __future__ import annotations

from collections.abc import Iterator

from ..base.expression import Expression, Name, named
from .elements import all_steps
from .model import Block, Counter, Register, Step, System

LISTS = ("program", "start", "stop", "finish", "read")
NAMES = (*LISTS, "counters", "saved", "put_back", "watched")  # as enum pmureg_bound
Bounds = dict[str, int]


def unit_bounds(system: System, block: Block) -> Bounds:
    """The bounds of a unit, whatever it counts."""
    lists = {"program": block.reset, "start": block.start, "stop": block.stop, "finish": block.finish,
             "read": block.snapshot}
    bounds = {name: _accesses(block, steps) for name, steps in lists.items()}
    saved = _saved(system, block)
    watched = {register for counter in block.counters.values() if counter.runs is not None
               for register in _registers(counter.runs.names())}
    return {**bounds, "counters": 0, "saved": sum(register.elements * units for _, register, units in saved),
            "put_back": sum(register.elements * units * (_select(of, register) + _halves(of, register))
                            for of, register, units in saved),
            "watched": sum(block.reached[register].elements for register in watched)}


def event_bounds(block: Block) -> Bounds:
    """The bounds of an event on a unit: the largest of each kind of counters, because the kind is not known yet, and
    every pool. The bounds of a unit count all registers that events may change."""
    bounds = dict.fromkeys(NAMES, 0)
    for counter in block.counters.values():
        for name, most in _counter_bounds(block, counter).items():
            bounds[name] = max(bounds[name], most)
    for pool in block.pools.values():
        bounds["program"] += _accesses(block, pool.program)
        bounds["finish"] += _accesses(block, pool.release)
    return bounds


def _counter_bounds(block: Block, counter: Counter) -> Bounds:
    read = counters = 0
    for reference in counter.registers:
        register = block.reached[reference.register]
        elements = max(block.pages_of(register), 1) if counter.pages else register.elements if counter.sum else 1
        counters += elements
        read += elements * (_select(block, register) + (3 if _halves(block, register) == 2 or counter.joined else 1))
    for reference in counter.snapshot:
        register = block.reached[reference.register]
        read = max(read, _select(block, register) + (3 if _halves(block, register) == 2 else 1))
    counted = block.reached[counter.registers[0].register]
    preload = (_select(block, counted) + _halves(block, counted)) * (2 if counter.joined else 1)
    return {"program": preload + _accesses(block, counter.first_steps),
            "finish": _accesses(block, counter.disable), "read": read, "counters": counters}


def _halves(block: Block, register: Register) -> int:
    return 2 if register.access_width < register.width and block.space in ("pci", "mmio") else 1


def _select(block: Block, register: Register) -> int:
    """Number of accesses before one to a banked register: the select and its barrier."""
    if not register.bank:
        return 0
    selector = block.banks[register.bank]
    return _halves(block, block.reached[selector.register]) + (1 if selector.barrier else 0)


def _accesses(block: Block, steps: list[Step]) -> int:
    total = 0
    for step in steps:
        if step.target is None:
            total += 1
            continue
        register = block.reached[step.target.register]
        total += _written(block, step, register) * (_select(block, register) + _halves(block, register))
    return total


def _written(block: Block, step: Step, register: Register) -> int:
    """Number of elements that a step writes, on all lending units."""
    return register.lenders * (register.elements if step.target is not None and step.target.every
                               else max(block.pages_of(register), 1))


def _saved(system: System, block: Block) -> list[tuple[Block, Register, int]]:
    """The registers to save before any events are counted, with the blocks whose they are, and on how many units."""
    saved: dict[tuple[str, str], tuple[Block, Register, int]] = {}
    for name in _changed(block):
        register = block.reached[name]
        of, theirs = (system.blocks[register.lent[0]], register.lent[1]) if register.lent[0] else (block, name)
        for more, also, units in _with(system, of, of.registers[theirs], register.lenders):
            _, _, before = saved.get((more.key, also.key), (more, also, 0))
            saved[more.key, also.key] = more, also, max(before, units)
    for borrow in block.borrows.values():
        lender = system.blocks[borrow.block]
        units = len(lender.instances) if borrow.each else 1
        for selector in lender.banks.values():
            saved[lender.key, selector.register] = lender, lender.registers[selector.register], units
    return list(saved.values())


def _changed(block: Block) -> list[str]:
    """The registers that counting itself changes."""
    return sorted({step.target.register for step in all_steps(block) if step.target is not None}
                  | {one.register for counter in block.counters.values()
                     for one in (*counter.registers, *counter.overflow)}
                  | {selector.register for selector in block.banks.values()}
                  | {name for name, register in block.registers.items()
                     if "RUNS_WITH_UNIT" in roles(block, register)})


def _with(system: System, block: Block, register: Register, units: int) -> Iterator[tuple[Block, Register, int]]:
    """A register, its other views, and those that a write changes."""
    for other in block.registers.values():
        if (other.state or other.key) == (register.state or register.key):
            yield block, other, units
    for field in register.named:
        for target in [*field.clears, *field.sets]:
            of = system.blocks[target.block] if target.block else block
            yield of, of.registers[target.register], units if of is block else len(of.instances)


# Roles of registers

def roles(block: Block, register: Register) -> list[str]:
    """Names of enum pmureg_role."""
    counters = [c for c in block.counters.values() if any(r.register == register.key for r in c.registers)]
    return [name for name, holds in (
        ("CHOOSES_BANKS", any(s.register == register.key for s in block.banks.values())), ("COUNTS", bool(counters)),
        ("MAY_BE_NARROWER", any(c.ones is not None for c in counters)),
        ("ALWAYS_RUNS", any(c.fixed and c.runs is None for c in counters)),
        ("CHOOSES_EVENT", any(_controls(c, register) for c in block.counters.values())),
        ("RUNS_WITH_UNIT", any(_runs_with_unit(c) for c in counters))) if holds]


def _runs_with_unit(counter: Counter) -> bool:
    """Whether starting the unit also starts the counter: no control of its own tells whether it runs."""
    if counter.runs is None:
        return False
    asked = counter.runs.names()
    own = {step.target.register for step in counter.first_steps if step.target is not None}
    return not any(str(name) == "n" for name in asked) and (counter.count > 1 or own.isdisjoint(_registers(asked)))


def _controls(counter: Counter, register: Register) -> bool:
    """Whether the register controls one counter: it selects the event, or starts the only counter of its kind."""
    chosen = [*counter.selects.names()] if counter.selects is not None else []
    if counter.count == 1 and counter.runs is not None and any(
            step.kind == "write" and step.target and step.target.register == register.key for step in counter.program):
        chosen += counter.runs.names()
    return register.key in _registers(chosen)


def freezes(block: Block) -> bool:
    """Whether stopping the unit only holds its counters, because the start does not clear them."""
    counted = {reference.register for counter in block.counters.values() for reference in counter.registers}
    return bool(block.start and block.stop) and counted.isdisjoint(_changed_by_start(block))


def restarts(block: Block, counter: Counter) -> bool:
    """Whether a counter that saturates continues after each read, because the start of the unit clears it."""
    counted = {reference.register for reference in counter.registers}
    return counter.saturates and bool(block.start and block.stop) and counted <= _changed_by_start(block)


def _changed_by_start(block: Block) -> set[str]:
    """Registers that the start clears or sets."""
    return {target.register for step in block.start if step.target
            for field in block.reached[step.target.register].named
            if any(s.field == field.name for s in step.set) for target in [*field.clears, *field.sets]
            if not target.block}


def _registers(names: list[Name]) -> set[str]:
    return {name.parts[0][0] for name in names if len(name.parts) == 2}


def unit_follows(block: Block) -> bool:
    """Whether the steps that start and stop a unit depend on which counters are used."""
    return any(name.startswith("used.") for name in _names_in(block.start, block.stop))


def events_follow(block: Block) -> bool:
    """Whether the steps of an event depend on the unit's other events."""
    names = _names_in(*(steps for counter in block.counters.values() for steps in counter.steps.values()))
    return bool(block.pools) or any(name == "siblings" or name.startswith("used.") for name in names)


def _names_in(*several: list[Step]) -> set[str]:
    return named(*(expression for steps in several for step in steps for expression in step.expressions))


def terms_in(block: Block, register: Register) -> list[tuple[int, int, int, Expression | None]]:
    """The terms that go to fields of a register: term, field, first bit of the term, element."""
    rows = []
    for i, term in enumerate(block.terms.values()):
        for number, reference in enumerate(term.fields):
            if reference.register == register.key:
                shift = sum(below.width_in(block.reached[below.register].by_name[below.field])
                            for below in term.fields[:number])
                field = register.named.index(register.by_name[reference.field])
                rows.append((i, field, shift, reference.field_index))
    return rows


def kept_by(block: Block, step: Step, of_event: bool) -> int:
    """The field arrays in which a `write` sets single elements, by `set` or by terms of its event. The other elements
    keep their values."""
    if step.kind != "write" or step.target is None:
        return 0
    register = block.reached[step.target.register]
    arrays = {setting.field for setting in step.set if setting.element is not None}
    if of_event:
        arrays |= {register.named[field].name for _, field, _, element in terms_in(block, register)
                   if element is not None}
    return sum(field.mask for field in register.named if field.name in arrays and not field.acts)


def snapshot_by(block: Block) -> tuple[str, int]:
    """The register that the last step of `snapshot` writes, and the bits there that take the snapshot."""
    writes = [step for step in block.snapshot if step.target is not None]
    register = block.reached.get(writes[-1].target.register) if writes and writes[-1].target is not None else None
    if register is None:
        return "", 0
    names = {setting.field for setting in writes[-1].set}
    return register.key, sum(field.mask for field in register.named if field.acts
                             and (field.acts_by_any or field.name in names))
