"""Checks the bits, places and names of a model. Reads the model only."""

from __future__ import annotations

from .acting import check_acting
from .aliases import check_aliases
from .counting import check_counting, check_known, check_rule
from .elements import check_asked
from .examples import check_examples
from .facts import check_discovery, check_entries, check_facts
from .limits import check_limits
from .places import check_functions, check_places
from ..model.elements import check_element
from ..base.expression import STACK, Const, Expression, compile_code, constant, evaluate, most_values, named
from ..model.model import Block, Erratum, Event, Field, Register, Bank, System, Target, Term, numbers_of
from ..model.naming import check_identifiers
from ..load.shape import PRIVATE
from ..model.scope import (MOST_DIMENSIONS, Scope, check_expression, discover_scope, example_scope, fact_scope,
                                   number_scope, place_scope, rule_scope, select_scope, told_scope, value_scope)
from ..base.source import Harmless, Problems

MOST_VARIANTS = MOST_ERRATA = 64  # bits of a mask in the tables


def check(system: System, problems: Problems) -> None:
    """Runs all checks, the most basic first; later ones rely on earlier ones."""
    check_sources(system, problems)
    before = problems.count
    check_limits(system, problems)
    if problems.count > before:
        return
    for block in system.blocks.values():
        for register in block.registers.values():
            check_widths(block, register, problems)
    if problems.count > before:
        return
    for block in system.blocks.values():
        for register in block.registers.values():
            check_fields(register, problems)
    # where bits are wrong, names and places can be right or wrong all the same
    fields_hold, before = problems.count == before, problems.count
    for block in system.blocks.values():
        check_names(system, block, problems)
    if problems.count > before:
        return
    for block in system.blocks.values():
        if block.space == "pci" and not system.pci_vendor:
            problems.add(block.where, f"block `{block.key}` is reached through PCI, but the file has no `pci_vendor`",
                         "add `pci_vendor: NUMBER`, the vendor id of its devices, at the top of the file")
    check_facts(system, problems)
    facts_hold = problems.count == before
    check_places(system, problems)
    check_variants(system, problems)
    for block in system.blocks.values():
        check_conditions(block, problems)
    for block in system.blocks.values():
        right = problems.count
        check_counting(block, problems)
        check_aliases(block, problems)
        check_errata(block, problems)
        if problems.count == right and fields_hold:
            check_acting(block, problems)
        if problems.count == right and fields_hold and facts_hold:
            check_discovery(block, problems)
        if fields_hold:
            check_identifiers(block, problems)
    if fields_hold:
        check_examples(system, problems)


def check_variants(system: System, problems: Problems) -> None:
    """Checks that named variants exist, and that each entry of `detect` matches something."""
    if len(system.variants) > MOST_VARIANTS:
        problems.add(system.where, f"{len(system.variants)} variants are more than {MOST_VARIANTS}", "describe fewer")
    for detect in system.detect:
        if not (detect.cpuid or detect.midr or detect.sysfs):
            problems.add(detect.where, "this entry of `detect` matches no machine",
                         "write `cpuid:`, `midr:` or `sysfs:`")
        check_known([detect.variant] if detect.variant else [], system.variants, "variant", detect.where, problems)


def check_errata(block: Block, problems: Problems) -> None:
    if len(block.errata) > MOST_ERRATA:
        problems.add(block.where, f"{len(block.errata)} errata are more than {MOST_ERRATA}",
                     "describe fewer in one block")
    for erratum in block.errata.values():
        for name in erratum.events:
            problems.look_up(block.events, name, erratum.where, f"erratum `{erratum.key}` names event")
        if not erratum.events:
            problems.add(erratum.where, f"erratum `{erratum.key}` names no events", "add them to `events`")


def check_conditions(block: Block, problems: Problems) -> None:
    """Checks that the conditions that things name exist."""
    users: list[Register | Field | Term | Event | Erratum] = [
        *block.registers.values(), *(f for r in block.registers.values() for f in r.named), *block.terms.values(),
        *block.events.values(), *block.errata.values()]
    for user in users:
        if user.condition and user.condition not in block.conditions:
            problems.unknown(user.where, f"there is no condition `{user.condition}`", user.condition, block.conditions)
        elif isinstance(user, Register | Field) and user.unless and block.conditions[user.condition].is_told:
            problems.add(user.where, f"`not {user.condition}` negates a condition that has a `when`",
                         "describe the opposite as a separate condition")


# Bits

def check_widths(block: Block, register: Register, problems: Problems) -> None:
    """Checks that one or two accesses make up the register, and that all fields are inside it."""
    if register.access_width != register.width and block.space not in ("mmio", "pci"):
        problems.add(register.where, f"register `{register.key}` has `access_width`, but one access moves a whole "
                                     f"register in space {block.space}", "remove `access_width`")
        return
    if register.access_width > register.width:
        problems.add(register.where, f"register `{register.key}` has {register.width} bits, but an access has "
                                     f"{register.access_width}", f"write `access_width: {register.width}` or less")
    elif register.access_width * 2 < register.width:
        problems.add(register.where, f"register `{register.key}` takes {register.width // register.access_width} "
                                     "accesses, but two are the limit",
                     f"write `access_width: {register.width // 2}`, or describe registers of "
                     f"{2 * register.access_width} bits")
    if not register.atomic and register.access_width >= register.width:
        problems.add(register.where, f"`atomic` tells how the halves of `{register.key}` are read, but one access "
                                     "reads it",
                     f"add `access_width: {register.width // 2}`, or remove `atomic`" if register.width > 8
                     else "remove `atomic`")
    for field in register.fields:
        if field.high >= register.width:
            problems.add(field.where,
                         f"{title_of(field)} at bits {field.bits} lies outside a register of {register.width} bits",
                         f"correct the bits, or write `width: {min(64, 2 * register.width)}` for register "
                         f"`{register.key}`")
            return


def check_fields(register: Register, problems: Problems) -> None:
    """Checks that every bit of the register is in exactly one field or reserved range."""
    owner: Field | None = None
    next_bit = register.width - 1
    names: dict[str, Field] = {}
    for field in register.fields:
        if field.high > next_bit and owner is not None:
            problems.add(field.where, f"{title_of(field)} at bits {field.bits} overlaps {title_of(owner)} at bits "
                                      f"{owner.bits}", "correct the bits of one of them")
            return
        if field.high < next_bit:
            missing(register, next_bit, field.high + 1, problems)
        next_bit, owner = field.low - 1, field
        if field.name:
            if field.name in names:
                problems.add(field.where, f"field `{field.name}` of register `{register.key}` is described twice "
                             f"(also at bits {names[field.name].bits})", "give each field its own name")
            names[field.name] = field
            check_field(field, problems)
    if next_bit >= 0:
        missing(register, next_bit, 0, problems)


def title_of(field: Field) -> str:
    return f"`{field.name}`" if field.name else field.reserved


def missing(register: Register, high: int, low: int, problems: Problems) -> None:
    bits = f"{high}:{low}" if high != low else f"{high}"
    problems.add(register.where, f"bits {bits} of register `{register.key}` are not described",
                 f"add `{bits}: RES0` (or what the manual says) under `fields`")


def check_field(field: Field, problems: Problems) -> None:
    """Checks that reset values, ranges and enumerators fit the field."""
    width = field.each or field.width
    limit = 1 << width
    bits = f"{width} bit{'s' if width > 1 else ''}"
    if field.reset is not None and field.reset >= 1 << field.width:
        problems.add(field.where, f"reset {field.reset:#x} does not fit the {field.width} bits of `{field.name}`",
                     "correct `reset` or the bits")
    if field.range is not None and not field.range[0] <= field.range[1] < limit:
        problems.add(field.where, f"range {field.range[0]}-{field.range[1]} does not fit the {bits} of `{field.name}`",
                     f"write LOW-HIGH with HIGH at most {limit - 1}")
    if field.range is not None and (field.values or field.open):
        problems.add(field.where, f"`{field.name}` has `range` and {'`values`' if field.values else '`open`'}",
                     "keep one of them")
    elif field.open and not field.values:
        problems.lacking(field.where, f"`{field.name}` is `open`, but has no list of values",
                         "add `values:`, or remove `open` to allow every value")
    both = {target.text for target in field.clears} & {target.text for target in field.sets}
    if both:
        problems.add(field.where, f"`{field.name}` clears and sets `{min(both)}`", "keep one of them")
    seen_values: dict[int, str] = {}
    seen_names: dict[str, int] = {}
    for value in field.values:
        if value.value >= limit:
            problems.add(value.where, f"value {value.value:#x} (`{value.name}`) lies outside the {bits} of "
                                      f"`{field.name}`", f"use values up to {limit - 1:#x}")
        if value.value in seen_values:
            problems.add(value.where, f"value {value.value:#x} of `{field.name}` has two names, "
                         f"`{seen_values[value.value]}` and `{value.name}`", "keep one of them")
        if value.name in seen_names:
            problems.add(value.where, f"name `{value.name}` of `{field.name}` stands for two values",
                         "rename one of them")
        seen_values[value.value] = value.name
        seen_names[value.name] = value.value
    if field.means is not None:
        check_expression(field.means, value_scope(), problems)
    if field.self_clearing and field.access not in ("WO", "RW"):
        problems.add(field.where, f"`{field.name}` is self-clearing, but its access is {field.access}",
                     "write `access: WO`")
    if (field.clears or field.sets) and not field.writable:
        problems.add(field.where, f"`{field.name}` has `clears` or `sets`, but cannot be written",
                     "write `access: WO`, or `access: RW` if it can also be read")


# Names

def check_sources(system: System, problems: Problems) -> None:
    """Checks that each register has a source and a text."""
    for block in system.blocks.values():
        for register in block.registers.values():
            if not register.source and not block.source:
                problems.take(Harmless(register.where, f"register `{register.key}` has no `source`",
                                       "add `source: TAG section` (for the register or for its block)"))
            if not register.text:
                problems.take(Harmless(register.where, f"register `{register.key}` has no `text`",
                                       "add one line that says what it is for"))


def check_names(system: System, block: Block, problems: Problems) -> None:
    """Checks that the names used by registers, banks, rules and actions exist."""
    functions = list(block.instances[0].pages)
    names: set[str] = set()
    for instance in block.instances:
        if instance.name in names:
            problems.misnamed(instance.where, f"two instances are called `{instance.name}`", "rename one of them")
        names.add(instance.name)
        if list(instance.pages) != functions or list(instance.numbers) != block.numbers:
            first, own = ([*functions, *block.numbers], [*instance.pages, *instance.numbers])
            differ = [f"add `{key}:`" for key in first if key not in own] + [f"remove `{key}:`" for key in own
                                                                             if key not in first]
            problems.add(instance.where, "the keys of this instance differ from those of the first",
                         f"{', '.join(differ) or 'write them in the same order'}, or correct the first")
            return  # expressions over its numbers would fail, too
        if instance.pages and block.space != "pci":
            problems.add(instance.where, f"this instance has `pages`, but `{block.key}` is in space {block.space}",
                         "move `pages` to the block, or write `space: pci`")
            return
    if block.space == "pci" and not functions:
        problems.add(block.where, f"block `{block.key}` is reached through PCI, but its instances have no `pages`",
                     "add `pages: {NAME: {id, device, function}}` to each instance")
    check_functions(block, problems)
    check_entries(system, block, problems)
    check_scope(block, problems)
    check_pages(block, problems)
    check_identify(block, problems)
    before = problems.count
    check_expression(block.begins, fact_scope(block) if block.space in ("msr", "mmio") else number_scope(block),
                     problems)
    if block.begins is not None and block.space in ("sysreg", "perf"):
        problems.add(block.begins.where, f"a block with `space: {block.space}` has no base address",
                     "remove `at` of the block")
    for register in block.registers.values() if problems.count == before else []:
        check_register_names(system, block, register, problems)
    for selector in block.banks.values():
        check_selector(block, selector, problems)


def check_scope(block: Block, problems: Problems) -> None:
    """Checks `scope` against the space and the instances."""
    if block.space == "mmio" and block.scope == "package":
        if not block.located or any(source.kind not in ("address", "discovery") for source in block.located):
            problems.add(block.scope_at, "`scope: package`, but no `where` finds the units of each package",
                         "write `where:` with an address over facts, or `pmon(TYPE, ID)`, or number the sockets: "
                         "`instances: {socket: 2}`")
        elif (any(dimension.index == "socket" for dimension in block.dimensions)
              or any("socket" in i.numbers for i in block.instances)):
            problems.add(block.scope_at, "`scope: package`, but `instances` also number the sockets",
                         "remove one of them")
    elif block.space in PRIVATE and block.scope != "machine":
        problems.add(block.scope_at, f"`scope: {block.scope}`, but `space: {block.space}` is reached from every CPU",
                     "remove `scope`, or write `instances: {socket: 2}` if each socket has its own units")
    elif block.scope in block.numbers:
        problems.add(block.instances[0].where,
                     f"`instances` have the index `{block.scope}`, but `scope: {block.scope}` already gives each "
                     f"{block.scope} its own registers", "remove the index, or rename it")
    elif block.space == "pci" and block.scope != "package":
        problems.add(block.scope_at, f"`scope: {block.scope}`, but PCI devices belong to a package",
                     "remove `scope`, or write `scope: package`")


def check_pages(block: Block, problems: Problems) -> None:
    """Checks that the stand-in of a page is one page that is always present."""
    if block.pages and block.space != "mmio":
        problems.add(block.where, f"block `{block.key}` has `pages`, but its registers are in space {block.space}",
                     "remove `pages`" + (", or move them to each instance" if block.space == "pci" else ""))
    pages = {page.key: page for page in block.pages}
    for page in block.pages:
        other = pages.get(page.otherwise)
        if page.otherwise and other is None:
            problems.unknown(page.where, f"`otherwise` of page `{page.key}` names `{page.otherwise}`, which does not "
                                         "exist", page.otherwise, [key for key in pages if key != page.key])
        elif other is not None and (other.otherwise or other is page):
            problems.add(page.where, f"page `{other.key}` stands in for `{page.key}`, but may be absent itself",
                         "name a page without `otherwise`")
        elif other is not None and (page.count > 1 or other.count > 1):
            problems.add(page.where, f"page `{page.key}` or its stand-in `{other.key}` is an array", "remove `array`")


def check_identify(block: Block, problems: Problems) -> None:
    """Checks that the identification register can be read, and that the number fits it."""
    identify = block.identify
    if identify is None:
        return
    register = problems.look_up(block.registers, identify.register, identify.where, "`identify` names register")
    if register is None:
        return
    if register.elements > 1 or not register.readable:
        problems.add(identify.where, f"register `{register.key}` is an array or cannot be read, so it cannot identify "
                                     "the unit", "name a single readable register")
    if identify.mask and identify.is_ >> register.width:
        problems.add(identify.where,
                     f"{identify.is_:#x} does not fit the {register.width} bits of `{register.key}`", "correct `is`")
    if identify.mask and identify.is_ & ~identify.mask:
        problems.add(identify.where, f"`is` has bits outside the mask {identify.mask:#x}",
                     "clear them, or widen `mask`")
    check_asked(block, identify.otherwise, discover_scope(block), problems)


def check_register_names(system: System, block: Block, register: Register, problems: Problems) -> None:
    if register.width < 32 and block.space not in ("pci", "mmio"):
        problems.add(register.where,
                     f"register `{register.key}` of {register.width} bits is in space {block.space}, whose registers "
                     "are wider", "write `width: 32` or `width: 64`, and describe the bits above as `RES0`")
    if register.state == register.key or register.key in register.overlaps:
        problems.add(register.overlaps.get(register.key, register.where), f"register `{register.key}` names itself",
                     f"name another register under `{'state' if register.state == register.key else 'overlaps'}`, or "
                     "remove it")
    known = {"bank": block.banks, "page": [page.key for page in block.pages] or block.instances[0].pages,
             "state": block.registers, "overlaps": block.registers}
    for key, names in known.items():
        given = getattr(register, key)
        for name, where in (given if isinstance(given, dict) else {given: register.where} if given else {}).items():
            if name not in names:
                problems.unknown(where, f"`{key}` of register `{register.key}` names `{name}`, which does not exist",
                                 name, names)
    shown = block.registers.get(register.state)
    if shown is not None and shown is not register and (shown.elements != register.elements or shown.state):
        problems.add(register.where,
                     f"register `{register.key}` has {register.elements} elements, but shows the state of "
                     f"`{shown.key}`, which has {shown.elements}" if not shown.state else
                     f"`state` of register `{register.key}` names `{shown.key}`, which has no state of its own",
                     "give both the same `array` and `page`" if not shown.state else f"name `{shown.state}`")
    encoded = set(register.at) != {"at"}
    if encoded != (block.space == "sysreg"):
        problems.add(next((expression.where for expression in register.at.values()), register.where),
                     f"`at` of register `{register.key}` does not fit `space: {block.space}`",
                     "write `S<op0>_<op1>_C<CRn>_C<CRm>_<op2>`, each a number or an expression in parentheses: "
                     "`S3_0_C9_C12_(n)`" if block.space == "sysreg" else "write one number or expression")
        return
    before = problems.count
    for expression in register.at.values():
        if not expression.simple():
            check_expression(expression, told_scope(block, register), problems)
    if (problems.count == before and not isinstance(register.address, Const)
            and most_values(compile_code(register.address, place_scope(block, register).code)) > STACK):
        problems.add(register.where, f"the address of register `{register.key}` needs more than {STACK} stack entries",
                     "describe some of its elements as another register")
    check_starting_values(block, register, problems)
    for rule in register.rules:
        check_rule(rule, rule_scope(register), problems)
    for field in register.named:
        for target in (*field.clears, *field.sets):
            check_target(system, block, target, problems)
    if len(register.dimensions) > MOST_DIMENSIONS:
        problems.add(register.where,
                     f"register `{register.key}` has {len(register.dimensions)} dimensions, pages included",
                     f"describe at most {MOST_DIMENSIONS}, and the others as separate registers")
    indices = [d.index for d in register.dimensions]
    if len(set(indices + block.numbers)) != len(indices) + len(block.numbers):
        problems.add(register.where, f"two indices of register `{register.key}` have the same name",
                     "give each array dimension its own `index`")


def check_starting_values(block: Block, register: Register, problems: Problems) -> None:
    """Checks that values of `reset` and `example` fit for every unit."""
    starts: list[tuple[str, Expression, str, int, Scope]] = [("reset", f.reset_by, f.name, f.width,
                                                              place_scope(block, register)) for f in register.named
                                                              if f.reset_by is not None]
    if register.example is not None:
        starts.append(("example", register.example, register.key, register.width, example_scope(block, register)))
    for key, expression, name, width, scope in starts:
        before = problems.count
        check_expression(expression, scope, problems)
        if problems.count > before:
            continue
        numbers = [{}] if not named(expression) else list(numbers_of(block, register))
        most = max(evaluate(expression.expr, scope.constants | there) for there in numbers)
        if most >= 1 << width:
            problems.add(expression.where, f"{key} {most:#x} does not fit the {width} bits of `{name}`",
                         f"correct `{key}` or the bits")


def check_target(system: System, block: Block, target: Target, problems: Problems) -> None:
    """Checks the target of an action."""
    if target.block and target.block not in system.blocks:
        problems.unknown(target.where, f"there is no block `{target.block}`", target.block, system.blocks)
        return
    registers = (system.blocks[target.block] if target.block else block).registers
    if target.register not in registers:
        problems.unknown(target.where, f"there is no register `{target.register}`", target.register, registers,
                         target.block)
    elif target.field and target.field not in registers[target.register].by_name:
        fields = registers[target.register].by_name
        problems.unknown(target.where, f"register `{target.register}` has no field `{target.field}`",
                         target.field, fields, target.register, target.block)


def check_selector(block: Block, selector: Bank, problems: Problems) -> None:
    register = problems.look_up(block.registers, selector.register, selector.where,
                                f"bank `{selector.key}` names register")
    if register is None:
        return
    if register.bank:
        problems.add(selector.where, f"register `{register.key}` selects a bank, but is itself in bank "
                                     f"`{register.bank}`", "remove its `bank:`")
    for setting in selector.set:
        field = register.by_name.get(setting.field)
        if field is None:
            problems.unknown(setting.where, f"register `{register.key}` has no field `{setting.field}`",
                             setting.field, register.by_name, register.key)
        elif setting.element is not None and not isinstance(setting.element.expr, Const):
            problems.add(setting.where, f"`{setting.text}` of a bank must name a constant element",
                         f"write `{setting.field}[0]`")
        elif setting.element is not None:
            check_element(field, setting.element, setting.where, {}, problems)
    if selector.data:
        check_pair(block, selector, register, problems)
    for user in block.registers.values():
        if user.bank == selector.key:
            for setting in selector.set:
                check_expression(setting.value, select_scope(block, selector, user), problems)


def check_pair(block: Block, selector: Bank, index: Register, problems: Problems) -> None:
    """Checks an index and data pair: both have a constant address, and the registers of the bank are as wide as the
    data."""
    where = selector.where
    data = problems.look_up(block.registers, selector.data, where, f"bank `{selector.key}` names register")
    if data is None:
        return
    if block.space not in ("mmio", "pci"):
        problems.add(where, f"bank `{selector.key}` has `data`, but its block is in space {block.space}",
                     "remove `data:`, which requires space mmio or pci")
        return
    for register in (index, data):
        if register.elements > 1 or register.bank or constant(register.address) is None:
            problems.add(register.where, f"`{register.key}` belongs to the index and data pair `{selector.key}`, but "
                                         "its address is not one number",
                         "write a number as its `at`, and use the instance's numbers in `at` of the registers in the "
                         "bank (`0x100 + 0x1000 * box`)")
            return
        if register.access_width != register.width or register.page != index.page:
            problems.add(register.where,
                         f"`{register.key}` of the pair `{selector.key}` takes two accesses, or is not on the page of "
                         f"`{index.key}`", "remove `access_width`, and give both the same `page`")
            return
    if data is index:
        problems.add(where, f"`{data.key}` cannot be both index and data",
                     "name the register that shows the selected one")
    if "at" not in named(*(setting.value for setting in selector.set)):
        problems.add(where, f"bank `{selector.key}` does not write the address of the selected register to "
                            f"`{index.key}`", "write `set: {FIELD: at}`, where `at` is that address")
    for user in block.registers.values():
        if user.bank != selector.key:
            continue
        if (user.width, user.access_width) != (data.width, data.width):
            problems.add(user.where, f"`{user.key}` has {user.width} bits, but is accessed through `{data.key}`, which "
                                     f"has {data.width}",
                         f"write `width: {data.width}`, and describe each half of a wider register separately")
        if user.page != data.page:
            problems.add(user.where, f"`{user.key}` is accessed through `{data.key}`, which is on another page",
                         "give both the same `page`, or none")
        if "at" in (*block.numbers, *(d.index for d in user.dimensions)):
            problems.add(user.where, f"an index of `{user.key}` is called `at`, but in `set` of `{selector.key}` this "
                                     "is the register's address", "rename the index")
