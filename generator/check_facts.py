"""What the machine tells before anything is touched: facts, and which units there are by them."""

from __future__ import annotations

from generator.expression import Name, evaluate
from generator.model import Block, Fact, Source, System, numbers_of
from generator.scope import address_scope, check_expression, fact_scope, number_scope
from generator.source import Problems

_SPACES = {"msr": 1 << 32, "pci": 1 << 12}


def check_facts(system: System, problems: Problems) -> None:
    if system.discovery and not any(s.kind == "discovery" for block in system.blocks.values() for s in block.located):
        problems.lacking(system.where, "nothing is found by the `discovery` of the file", "write `where: {discovery: {type, id}}` in a block, or remove it")
    for key, fact in system.facts.items():
        if not any(block.facts.get(key) is fact for block in system.blocks.values()):
            problems.lacking(fact.where, f"nothing names the fact `{key}`", "name it under `present`, `where`, `conditions` or `discover` of a block, or remove it")
    for block in system.blocks.values():
        before = problems.count
        named = {str(name) for expression in block.asks() for name in expression.names()}
        for fact in block.facts.values():
            check_fact(system, block, fact, problems)
        for expression in (block.present, *(condition.when for condition in block.conditions.values())):
            check_expression(expression, fact_scope(block), problems)
        unknown = {name for name in named if "." not in name and name not in {*block.facts, *block.numbers, "n", "page"}}
        for fact in block.facts.values():
            if fact.key not in named and not unknown:
                problems.lacking(fact.where, f"nothing in block `{block.key}` names the fact `{fact.key}`",
                             "name it under `present`, `where`, `conditions` or `discover`, or remove it")
        for source in block.located:
            check_source(block, source, problems)
        if block.present is not None and problems.count == before:
            check_present(block, problems)


def check_fact(system: System, block: Block, fact: Fact, problems: Problems) -> None:
    """What is read can be there, and the bits are among it."""
    if fact.key in block.numbers:
        problems.add(fact.where, f"fact `{fact.key}` has the name of a number of the instances of `{block.key}`", "rename it")
    if fact.high >= fact.width or fact.high < fact.low:
        problems.add(fact.where, f"bits {fact.high}:{fact.low} of fact `{fact.key}` are not among the {fact.width} that are read",
                     f"write HIGH:LOW with HIGH at most {fact.width - 1}")
        return
    if fact.kind == "pci" and not system.pci_vendor:
        problems.add(fact.where, f"fact `{fact.key}` is of a PCI device, but the file has no `pci_vendor`",
                     "add `pci_vendor: NUMBER` at the top of the file")
    if fact.kind == "discovery" and not any(source.kind == "discovery" for source in block.located):
        problems.add(fact.where, f"fact `{fact.key}` is of PMON discovery, by which block `{block.key}` is not found",
                     "add `where: {discovery: {type, id}}` to the block")
    if fact.example is None:
        problems.add(fact.where, f"fact `{fact.key}` has no `example`", "add `example: NUMBER`, what the simulated device tells")
    before = problems.count
    for expression in (fact.at, fact.nth, fact.example):
        check_expression(expression, number_scope(block), problems)
    if problems.count > before:
        return
    for instance in block.instances:
        place = evaluate(fact.at.expr, instance.numbers) if fact.at else 0
        shown = evaluate(fact.example.expr, instance.numbers) if fact.example else 0
        bytes_ = fact.width // 8 if fact.kind == "pci" else 1
        if fact.at and (place + bytes_ > _SPACES[fact.kind] or place % bytes_):
            problems.add(fact.at.where, f"fact `{fact.key}` is at {place:#x}, "
                         + ("outside its space" if place + bytes_ > _SPACES[fact.kind] else f"which is no multiple of {bytes_}"),
                         "correct the place")
            return
        if fact.example and shown >> (fact.high - fact.low + 1):
            problems.add(fact.example.where, f"example {shown:#x} does not fit the {fact.high - fact.low + 1} bits of fact `{fact.key}`",
                         "correct `example` or the bits")
            return


def check_entries(system: System, block: Block, problems: Problems) -> None:
    """A unit that PMON discovery tells of is one entry of one table, for registers that are in one place."""
    for source in block.located:
        if source.kind != "discovery":
            continue
        if not system.discovery or not system.pci_vendor:
            problems.add(source.where, f"`{block.key}` is found by PMON discovery, but the file does not say which PCI devices have the tables",
                         "add `pci_vendor: NUMBER` and `discovery: NUMBER`, their id, at the top of the file")
        if block.space not in ("msr", "pci", "mmio"):
            problems.add(source.where, f"PMON discovery tells of MSRs, PCI devices and memory, not of `space: {block.space}`", "remove `discovery`")
        if len(block.located) > 1 and block.space != "mmio":
            problems.add(source.where, f"`{block.key}` is found by PMON discovery or not at all", "leave `discovery` alone under `where`")
        if any(device.told is None for instance in block.instances for device in instance.devices.values()):
            problems.add(source.where, f"the devices of `{block.key}` are said under `devices`, and by PMON discovery", "leave one of them out")
        if sum(region.count for region in block.regions) > 1:
            problems.add(source.where, f"units of `{block.key}` have several pages, of which PMON discovery tells one", "describe one region")
        before = len(problems.found)
        check_expression(source.unit, number_scope(block), problems)
        if len(problems.found) > before:
            continue
        seen: dict[tuple[int, int], str] = {}
        for instance in block.instances:
            number = evaluate(source.unit.expr, instance.numbers) if source.unit else 0
            other = seen.setdefault((instance.numbers.get("socket", 0), number), instance.name)
            if number >> 16 or other != instance.name:
                problems.add(source.unit.where if source.unit else source.where,
                             f"number {number} of the table is unit `{instance.name}`" + (f" and unit `{other}`" if not number >> 16 else ": it has 16 bits"),
                             "`id` is an expression over the numbers of the instance that differs from unit to unit")
                break


def check_source(block: Block, source: Source, problems: Problems) -> None:
    """What tells where a unit is can tell it."""
    if source.kind == "discovery":
        return
    if block.space != "mmio":
        problems.add(source.where, f"block `{block.key}` is not memory-mapped, so nothing tells where it is", "remove `where`")
        return
    if source.kind == "apmt" and not block.identity:
        problems.add(source.where, f"the table APMT tells units by what they are, but block `{block.key}` has no `identify` with `is`",
                     "add `identify: {register: NAME, is: NUMBER}`")
    check_expression(source.address, address_scope(block), problems)
    if source.address and "page" in (*block.facts, *block.numbers):
        problems.add(source.where, "`page` is the number of the page here", "rename the fact or the number")


def check_present(block: Block, problems: Problems) -> None:
    """The simulated device has some unit at least."""
    assert block.present is not None
    for instance in block.instances:
        told = {f.key: evaluate(f.example.expr, instance.numbers) for f in block.facts.values() if f.example is not None}
        if evaluate(block.present.expr, instance.numbers | told):
            return
    problems.add(block.present.where, f"with the examples of its facts no unit of `{block.key}` is present",
                 "correct `present`, or an `example`")


# ---- What the simulated device tells ----

def check_discovery(block: Block, problems: Problems) -> None:
    """A kind of counters whose number nobody tells the simulated device has none there; of a block that has passed its checks."""
    for counter in block.counters.values():
        for key, asked in (("count", counter.discover_count), ("width", counter.discover_width)):
            if asked is None or counter.takes is not None:
                continue
            known = {f.key: evaluate(f.example.expr, block.instances[0].numbers) for f in block.facts.values() if f.example is not None}
            silent = [name for name in asked.names() if len(name.parts) == 2 and not shows(block, name, known)]
            if silent and evaluate(asked.expr, known) == 0:
                register = silent[0].parts[0][0]
                problems.add(asked.place(silent[0].column), f"the simulated device would have no `{counter.key}` counters: nothing says what `{silent[0]}` is there",
                             f"add `example: NUMBER` to register `{register}`" if key == "count" else f"add `example: NUMBER` to register `{register}`, or leave `width` out")


def shows(block: Block, name: Name, known: dict[str, int]) -> bool:
    """Notes what a field is on the simulated device; whether the description says it."""
    (key, _), (part, _) = name.parts
    register = block.registers[key]
    field = register.by_name[part]
    known[str(name)] = 0
    if register.example is not None:
        indices = next(iter(numbers_of(block, register)))
        known[str(name)] = evaluate(register.example.expr, indices | {"identity": block.identity}) >> field.low & ((1 << field.width) - 1)
    elif field.reset is not None:
        known[str(name)] = field.reset
    return register.example is not None or field.reset is not None or field.reset_by is not None
