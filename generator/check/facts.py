"""What the machine tells before anything is touched: facts, and which units there are by them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import islice

from ..base.brackets import PLACE, Index, index_of
from .elements import check_asked
from ..model.elements import tries
from ..base.expression import Const, Expression, Name, evaluate, named
from ..model.model import (Block, Borrow, CountedBy, Counter, Fact, Instance, Nodes, Source, System,
                                   element_numbers)
from ..model.scope import (Scope, address_scope, check_expression, fact_scope, number_scope, register_scope,
                                   unit_scope)
from ..base.source import Problems

_SPACES = {"msr": 1 << 32, "pci": 1 << 12}


def check_facts(system: System, problems: Problems) -> None:
    if system.discovery and not any(s.kind == "discovery" for block in system.blocks.values() for s in block.located):
        problems.lacking(system.where, "no block uses the `pmon` of the file",
                         "write `where: pmon(TYPE, ID)` in a block, or remove `pmon`")
    for key, fact in system.facts.items():
        if not any(block.facts.get(key) is fact for block in system.blocks.values()):
            problems.lacking(fact.where, f"nothing uses fact `{key}`",
                             "use it in `only`, `where`, `conditions`, the `width` of a counter, a step or a rule, or "
                             "remove it", key)
    for block in system.blocks.values():
        before = problems.count
        named = {str(name) for expression in block.asks() for name in expression.names()} | {*block.event_facts}
        for fact in block.facts.values():
            check_fact(system, block, fact, problems)
        for expression in (block.present, *(condition.when for condition in block.conditions.values())):
            check_expression(expression, fact_scope(block), problems)
        unknown = {name for name in named if "." not in name
                   and name not in {*block.facts, *block.numbers, *block.terms, *(page.index for page in block.pages),
                                    "n", "page", "pointer"}}
        for fact in block.facts.values():
            if fact.key not in named and not unknown:
                problems.lacking(fact.where, f"nothing in block `{block.key}` uses fact `{fact.key}`",
                             "use it in `only`, `where`, `conditions`, the `width` of a counter, a step or a rule, or "
                             "remove it", fact.key)
        for source in block.located:
            check_source(block, source, problems)
        check_late(block, problems)
        for borrow in block.borrows.values():
            check_borrow(system, block, borrow, problems)
        if block.counted_by and block.counters:
            problems.add(next(iter(block.counted_by.values())).where,
                         f"`{block.key}` has `counted_by` and its own counters", "remove `counted_by:`")
        for by in block.counted_by.values():
            check_counted_by(system, block, by, problems)
        if block.nodes is not None:
            check_nodes(block, block.nodes, problems)
        if block.present is not None and problems.count == before:
            check_present(block, problems)
        for borrow in block.borrows.values() if problems.count == before else ():
            check_lender(block, system.blocks[borrow.block], borrow, problems)


def check_fact(system: System, block: Block, fact: Fact, problems: Problems) -> None:
    """What is read can be there, and the bits are among it."""
    if fact.key in block.numbers:
        problems.add(fact.where, f"fact `{fact.key}` and a number of the instances of `{block.key}` have the same name",
                     "rename one of them")
    if fact.key in block.terms:
        problems.add(fact.where, f"fact `{fact.key}` and a term of `{block.key}` have the same name",
                     "rename one of them")
    if fact.high >= fact.width or fact.high < fact.low:
        problems.add(fact.where, f"bits {fact.high}:{fact.low} of fact `{fact.key}` are outside the {fact.width} bits "
                                 "that are read", f"write HIGH:LOW with HIGH at most {fact.width - 1}")
        return
    if fact.kind == "pci" and not system.pci_vendor:
        problems.add(fact.where, f"fact `{fact.key}` is read from a PCI device, but the file has no `pci_vendor`",
                     "add `pci_vendor: NUMBER` at the top of the file")
    if fact.kind == "discovery" and not any(source.kind == "discovery" for source in block.located):
        problems.add(fact.where, f"fact `{fact.key}` comes from PMON discovery, but block `{block.key}` is not found "
                                 "by it", "add `where: pmon(TYPE, ID)` to the block")
    if fact.kind == "property" and not any(source.kind == "compatible" for source in block.located):
        problems.add(fact.where, f"fact `{fact.key}` comes from the device tree, but block `{block.key}` is not found "
                                 "by it", "add `where: compatible(\"NAME\")` to the block")
    has_pages = block.space == "mmio" and block.nodes is None
    if fact.kind == "address" and not (has_pages and block.located):
        problems.add(fact.where, f"fact `{fact.key}` is the address of a unit of `{block.key}`, but " +
                     ("no `where` tells this address" if has_pages
                      else "only memory-mapped units have one"),
                     "add `where` to the block" if has_pages else "remove the fact")
    if fact.kind == "above":
        above = system.blocks.get(fact.word)
        if block.nodes is None or above is None or above.nodes is None or above.nodes.number is None:
            problems.lacking(fact.where, f"fact `{fact.key}` is the number of a parent node, but " + (
                f"block `{fact.word}` has no `number` under `tree`" if block.nodes
                else f"block `{block.key}` is not found in a tree of nodes"),
                "name a block of numbered nodes of the same tree", "tree")
    if fact.kind == "read":
        check_asked(block, fact.at, register_scope(block), problems)
        if fact.example is not None:
            problems.add(fact.where, f"fact `{fact.key}` is read from registers, so it cannot have an `example`",
                         "remove `example`, and add one to the registers")
        return
    if fact.example is None:
        problems.add(fact.where, f"fact `{fact.key}` has no `example`",
                     "add `example: NUMBER`, the value on the simulated device")
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
                         + ("outside its space" if place + bytes_ > _SPACES[fact.kind]
                            else f"which is not a multiple of {bytes_}"),
                         "correct the address" + (", or read two facts of 32 bits and join them" if fact.width == 64
                                                else ""))
            return
        if fact.example and shown >> (fact.high - fact.low + 1):
            problems.add(fact.example.where, f"example {shown:#x} does not fit the {fact.high - fact.low + 1} bits of "
                                             f"fact `{fact.key}`", "correct `example` or the bits")
            return


def check_late(block: Block, problems: Problems) -> None:
    """What registers of a unit tell is not known before the unit is found; where it is, in its name alone."""
    late = {fact.key for fact in block.facts.values() if fact.kind == "read"}
    for expression in (block.present, *(c.when for c in block.conditions.values()), *(s.address for s in block.located),
                       *(b.number for b in block.borrows.values()), *(page.only for page in block.pages)):
        for name in expression.names() if expression is not None else ():
            if str(name) in late:
                assert expression is not None
                problems.add(expression.place(name.column),
                             f"fact `{name}` is read from registers of the unit, but is needed before the unit is "
                             "found", "use it only in rules and steps")
    in_names = block.linux.numbers if block.linux else []
    for fact in (fact for fact in block.facts.values() if fact.kind == "address"):
        elsewhere = [expression.place(name.column) for expression in block.asks() if expression not in in_names
                     for name in expression.names() if str(name) == fact.key]
        if elsewhere or fact.key in block.event_facts:
            problems.add(elsewhere[0] if elsewhere else fact.where,
                         f"fact `{fact.key}` is the address of a unit, which only the name of its device can use",
                         "use it only in `device` under `linux`")


def check_counted_by(system: System, block: Block, by: CountedBy, problems: Problems) -> None:
    """Units that count, which can be told from this one's numbers, and take its terms."""
    units = system.blocks.get(by.block)
    if units is None or units is block or not units.counters:
        problems.unknown(by.where, f"`counted_by` names block `{by.block}`, which is not another block with counters",
                         by.block,
                         [key for key, other in system.blocks.items() if other is not block and other.counters])
        return
    for name in block.numbers:
        if name not in {*units.numbers, *named(by.unit)}:
            problems.add(by.where, f"the unit of `{units.key}` is ambiguous: `{block.key}` has a number `{name}`, but "
                                   f"`{units.key}` does not",
                         f"add `{name}` to the `instances` of `{units.key}`, or compare it in `unit`")
    for name in units.numbers:
        if name in block.terms:
            problems.add(by.where, f"`{name}` is a term of `{block.key}` and a number of `{units.key}`",
                         "rename one of them")
    for name in block.numbers:
        if name in units.facts:
            problems.add(by.where, f"`{name}` is a number of `{block.key}` and a fact of `{units.key}`",
                         "rename one of them")
    check_expression(by.when, Scope([*block.terms]), problems)
    check_expression(by.unit, unit_scope(block, units), problems)


def check_borrow(system: System, block: Block, borrow: Borrow, problems: Problems) -> None:
    """Which unit lends can be told; counters that are borrowed are the same there and here."""
    lender = system.blocks[borrow.block]
    if lender.space != block.space or lender.scope != block.scope:
        problems.add(borrow.where, f"`{block.key}` borrows registers of `{lender.key}`, but their `space` or `scope` "
                                   "differ", "give them the same `space` and `scope`")
    check_expression(borrow.number, fact_scope(block), problems)
    is_said = borrow.each or borrow.number is not None
    own = lender.numbers[:-1] if is_said else lender.numbers
    if is_said and not lender.numbers:
        problems.add(borrow.number.where if borrow.number is not None else borrow.where,
                     f"there is only one unit `{lender.key}`, which has no number", "remove `number`")
    for name in own:
        if name not in block.numbers:
            problems.add(borrow.where, f"the unit of `{lender.key}` is ambiguous: it has a number `{name}`, but "
                                       f"`{block.key}` does not",
                         "add `number: EXPRESSION`" if not is_said and name == lender.numbers[-1]
                         else f"add `{name}` to the `instances` of `{block.key}`")
    for counter in block.counters.values():
        lent = {block.reached[r.register].lent for r in counter.registers if r.register in block.reached
                and block.reached[r.register].lent[0]}
        if not any(key == lender.key for key, _ in lent):
            continue
        if borrow.each:
            problems.add(borrow.where, f"counter `{counter.key}` is borrowed from each `{lender.key}`, but only one "
                                       "unit can count", "write `number: EXPRESSION` to select the unit")
            continue
        theirs = lender.counters.get(counter.key)
        if theirs is None or counting(block, counter) != counting(lender, theirs):
            problems.add(counter.where,
                         f"counter `{counter.key}` is borrowed, but differs from the one in `{lender.key}`",
                         f"describe counters `{counter.key}` of `{lender.key}` with the same `register`, `count` and "
                         "`width`")
    for unit, names in ((block, {*borrow.registers}), (lender, {*borrow.registers.values()})):
        for key, steps in (("reset", unit.reset), ("start", unit.start), ("stop", unit.stop), ("finish", unit.finish)):
            for step in steps:
                if step.kind == "write" and step.target is not None and step.target.register in names:
                    problems.add(step.where, f"`write: {step.target.text}` in `{key}` runs for each unit that has or "
                                             "borrows the register, and overwrites what the others have set",
                                 f"write `{{modify: {step.target.written}, set: {{...}}}}`")


def check_lender(block: Block, lender: Block, borrow: Borrow, problems: Problems) -> None:
    """Checks that each unit borrows from a unit that is described, by the examples of facts."""
    number = borrow.number
    if number is None:
        return
    there = {instance.numbers[lender.numbers[-1]] for instance in lender.instances}
    for instance in block.instances:
        meant = evaluate(number.expr, examples(block, instance))
        if meant not in there:
            problems.add(number.where,
                         f"`{block.key}_{instance.name}` borrows from `{lender.key}` {meant}, which does not exist",
                         f"correct `number`, or the instances of `{lender.key}`: their `{lender.numbers[-1]}` is "
                         f"{min(there)} to {max(there)}")
            return


def examples(block: Block, instance: Instance) -> dict[str, int]:
    """What the names of an expression over facts stand for on the simulated device."""
    return instance.numbers | {f.key: evaluate(f.example.expr, instance.numbers) for f in block.facts.values()
                               if f.example is not None}


def counting(block: Block, counter: Counter) -> tuple[object, ...]:
    """What counters of one place have in common, in the words of the block whose registers they are."""
    registers = [(block.reached[r.register].lent[1] or r.register if r.register in block.reached else "", r.field,
                  *(str(index.expr) if index is not None else "" for index in (r.index, r.field_index)))
                  for r in counter.registers]
    return (registers, counter.count, counter.first, counter.width, counter.sum, counter.joined)


def check_entries(system: System, block: Block, problems: Problems) -> None:
    """A unit that PMON discovery tells of is one entry of one table, for registers that are in one place."""
    for source in block.located:
        if source.kind != "discovery":
            continue
        if not system.discovery or not system.pci_vendor:
            problems.add(source.where, f"`{block.key}` is found by PMON discovery, but the file does not name the PCI "
                                       "devices with the tables",
                         "add `pci_vendor: NUMBER` and `pmon: NUMBER`, their device id, at the top of the file")
        if block.space not in ("msr", "pci", "mmio"):
            problems.add(source.where, "PMON discovery finds units in spaces msr, pci and mmio, not in `space: "
                                       f"{block.space}`", "remove `pmon(TYPE, ID)`")
        if len(block.located) > 1 and block.space != "mmio":
            problems.add(source.where, f"`{block.key}` has other sources beside PMON discovery under `where`",
                         "keep only `pmon(TYPE, ID)`")
        if any(device.told is None for instance in block.instances for device in instance.pages.values()):
            problems.add(source.where, f"the PCI functions of `{block.key}` come from `pages` and from PMON discovery",
                         "remove one of them")
        if sum(page.count for page in block.pages) > 1:
            problems.add(source.where, f"units of `{block.key}` have several pages, but PMON discovery gives the "
                                       "address of one", "describe one page")
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
                             f"number {number} of the discovery table is unit `{instance.name}`"
                             + (f" and unit `{other}`" if not number >> 16 else ", but numbers have 16 bits"),
                             "write an ID over the numbers of the instance that differs for each unit")
                break


def check_source(block: Block, source: Source, problems: Problems) -> None:
    """What tells where a unit is can tell it."""
    if source.kind == "discovery":
        return
    if block.space != "mmio":
        problems.add(source.where, f"block `{block.key}` has `where`, but is not memory-mapped", "remove `where`")
        return
    if source.kind == "apmt" and not block.identity:
        problems.add(source.where, f"the table APMT finds units by their identity, but block `{block.key}` has no "
                                   "`identify` with `is`", "add `identify: {register: NAME, is: NUMBER}`")
    if (source.kind == "iomem" and "<" in source.name
            and [index_of(inside) for inside in PLACE.findall(source.name)] != [Index("n")]):
        problems.add(source.where, f"`{source.name}` does not have exactly one number",
                     "write `<n>` in the place of the device's number")
    if source.kind == "iomem" and "/" in source.name:
        problems.add(source.where, f"`{source.name}` is not a name in /proc/iomem, because it contains `/`",
                     "write the name that /proc/iomem shows behind the colon")
    check_expression(source.address, address_scope(block), problems)
    if source.address is not None and block.nodes is not None:
        late = {"page", *(fact.key for fact in block.facts.values() if fact.kind == "above")}
        for name in source.address.names():
            if str(name) in late:
                problems.add(source.address.place(name.column),
                             f"`{name}` is not known where the root of a tree is searched",
                             "write an offset over other facts and numbers")
    if source.address and "page" in (*block.facts, *block.numbers):
        problems.add(source.where, "`page` in `where` is the number of the page, but a fact or a number has this name",
                     "rename the fact or the number")


def check_nodes(block: Block, nodes: Nodes, problems: Problems) -> None:
    """Nodes are read where they are found: what tells of them stands in the first page of the block."""
    if not any(source.kind != "address" for source in block.located):
        problems.lacking(nodes.where, f"`{block.key}` has a `tree`, but no `where` that finds it",
                         "add `where: iomem(\"NAME\")`", "where")
    before = problems.count
    for expression in nodes.of_a_node():
        check_asked(block, expression, Scope([], block=block, facts=block.facts), problems)
        for name in expression.names():
            register, fact = block.reached.get(name.parts[0][0]), block.facts.get(str(name))
            if fact is not None and fact.kind != "above":
                problems.add(expression.place(name.column),
                             f"fact `{name}` is not that of a parent, which a node can be identified by",
                             "name registers of the node, and facts with `read: parent.BLOCK`")
            elif register is not None and register.lent[0]:
                problems.add(expression.place(name.column),
                             f"register `{register.key}` is borrowed from `{register.lent[0]}`, which is not known "
                             "before the unit is found", f"name a register of `{block.key}`")
            elif register is not None and block.pages and register.page not in ("", block.pages[0].key):
                problems.add(expression.place(name.column),
                             f"register `{register.key}` is not on the first page of `{block.key}`, which identifies "
                             "nodes", f"name a register of page `{block.pages[0].key}`")
            elif register is not None and (register.width < 32 or register.access_width != register.width):
                problems.add(expression.place(name.column),
                             f"register `{register.key}` is not read in one access of 32 or 64 bits, but identifies "
                             "nodes", "write `width: 64`, and remove `access_width`")
    for followed in (nodes.child, nodes.skip):
        check_expression(followed, Scope(["pointer"]), problems)
    if len(block.pages) > 1:
        problems.add(nodes.where, f"a node has one page, but `{block.key}` has the pages "
                                  f"{', '.join((page.key for page in block.pages))}",
                     "describe one page, and take registers of other nodes from their blocks by `borrows`")
    if problems.count == before:
        check_found(block, nodes, problems)


def check_found(block: Block, nodes: Nodes, problems: Problems) -> None:
    """Checks that some unit is one of the nodes, and that its number is that of an instance."""
    if nodes.is_ is not None and not could_be(block, nodes.is_, bool):
        problems.add(nodes.is_.where, f"`only: {nodes.is_.text}` is false for every unit of `{block.key}`",
                     "correct `only`, or the `example` of its registers")
    if nodes.number is None:
        return
    there = {instance.numbers[block.numbers[-1]] for instance in block.instances} if block.numbers else set()
    if not there:
        problems.add(nodes.number.where, f"there is only one unit `{block.key}`, which has no number",
                     "remove `number`")
    elif not could_be(block, nodes.number, there.__contains__):
        problems.add(nodes.number.where,
                     f"`{nodes.number.text}` is not a `{block.numbers[-1]}` of `{block.key}`, which is {min(there)} to "
                     f"{max(there)}", "correct `number`, the `example` of its registers, or `instances`")


def could_be(block: Block, expression: Expression, right: Callable[[int], bool]) -> bool:
    """Whether an expression over registers is right for some unit: by what the description says of them, else by how
    wide their fields are."""
    for instance in block.instances:
        known: dict[str, Collection[int]] = {key: [value] for key, value in examples(block, instance).items()}
        for name in (name for name in expression.names() if len(name.parts) == 2):
            value = shown_by(block, name, instance.numbers)
            width = block.registers[name.parts[0][0]].by_name[name.parts[1][0]].width
            if value is not None or width <= 16:
                known[str(name)] = range(1 << width) if value is None else [value]
        tried = tries(expression.expr, known)
        if tried is None or any(right(value) for value, _ in tried):
            return True
    return False


def check_present(block: Block, problems: Problems) -> None:
    """The simulated device has some unit at least."""
    assert block.present is not None
    for instance in block.instances:
        if evaluate(block.present.expr, examples(block, instance)):
            return
    problems.add(block.present.where, f"`only` is false for every unit of `{block.key}` with the examples of its facts",
                 "correct `only`, or an `example`")


# ---- The simulated device ----

def check_discovery(block: Block, problems: Problems) -> None:
    """A kind of counters whose number nobody tells the simulated device has none there; of a block that has passed its
    checks."""
    check_pages_told(block, problems)
    for counter in block.counters.values():
        for key, asked in (("count", counter.discover_count), ("width", counter.discover_width)):
            fields = [name for name in asked.names() if len(name.parts) == 2] if asked is not None else []
            if (asked is None or counter.allows is not None
                    or any(block.reached[name.parts[0][0]].lent[0] for name in fields)):
                continue
            known = examples(block, block.instances[0])
            shown = {name: shown_by(block, name, block.instances[0].numbers) for name in fields}
            known |= {str(name): value or 0 for name, value in shown.items()}
            silent = [name for name, value in shown.items() if value is None]
            if silent and evaluate(asked.expr, known) == 0:
                register = silent[0].parts[0][0]
                problems.lacking(asked.place(silent[0].column),
                                 f"the simulated device has no `{counter.key}` counters, because `{silent[0]}` has no "
                                 "value there",
                                 f"add `example: NUMBER` to register `{register}`" if key == "count"
                                 else f"add `example: NUMBER` to register `{register}`, or remove `width`",
                                 "example", "reset")


def check_pages_told(block: Block, problems: Problems) -> None:
    """The simulated device has the first of pages that a unit may lack, and no more than are described."""
    for page in filter(block.tells, block.pages):
        assert page.only is not None
        for instance in block.instances:
            known = dict.fromkeys(block.terms, 0) | examples(block, instance)
            for number, right in ((0, True), (page.count, False)):
                if bool(evaluate(page.only.expr, known | {page.index: number})) != right:
                    problems.add(page.only.where,
                                 f"on the simulated device `{page.only.text}` "
                                 + ("does not hold of page 0" if right else f"holds of page {number}, one too many"),
                                 "correct it, `array`, or the `example` of a fact")
                    return


def shown_by(block: Block, name: Name, numbers: dict[str, int]) -> int | None:
    """What `REGISTER.FIELD` is on the simulated device of a unit; None where the description does not say it."""
    (key, element), (part, index) = name.parts
    register = block.registers[key]
    field = register.by_name[part]
    at, within = (expr.value if isinstance(expr, Const) else None for expr in (element, index))
    if (at is None) != (element is None) or (within is None) != (index is None):
        return None
    indices = next(islice(element_numbers(register), at - register.first if at is not None else 0, None))
    low, width = (field.low, field.width) if within is None else (field.element_low(within), field.each)
    if register.example is not None:
        return evaluate(register.example.expr,
                        numbers | indices | {"identity": block.identity}) >> low & ((1 << width) - 1)
    whole = evaluate(field.reset_by.expr, numbers | indices) if field.reset_by is not None else field.reset
    return whole if whole is None else whole >> low - field.low & ((1 << width) - 1)
