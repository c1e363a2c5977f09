"""Whether a model can be true: bits, places, names. Reads the model only."""

from __future__ import annotations

from generator.check.acting import check_acting
from generator.check.aliases import check_aliases
from generator.check.counting import check_counting, check_known
from generator.check.elements import check_asked
from generator.check.examples import check_examples
from generator.check.facts import check_discovery, check_entries, check_facts
from generator.check.limits import check_limits
from generator.check.places import check_functions, check_places
from generator.model.elements import check_element
from generator.resolve.errata import check_conditions, check_errata
from generator.base.expression import STACK, Const, Expression, compile_code, evaluate, most_values, names
from generator.model.model import Block, Field, Register, Rule, Bank, System, Target, numbers_of
from generator.model.naming import check_identifiers
from generator.load.shape import PRIVATE
from generator.model.scope import (MOST_DIMENSIONS, Scope, check_expression, discover_scope, example_scope, fact_scope,
                                   number_scope, place_scope, rule_scope, select_scope,
                             told_scope, value_scope)
from generator.base.source import Harmless, Problems

MOST_VARIANTS = 64  # bits of a mask in the tables



def check(system: System, problems: Problems) -> None:
    """Every check, most basic first: later ones rely on what earlier ones have established."""
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
                         "add `pci_vendor: NUMBER`, the vendor id in its devices' configuration space, at the top of "
                         "the file")
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
    """What names a variant names one that there is."""
    if len(system.variants) > MOST_VARIANTS:
        problems.add(system.where, f"{len(system.variants)} variants are more than {MOST_VARIANTS}", "describe fewer")
    for detect in system.detect:
        if not (detect.cpuid or detect.midr or detect.sysfs):
            problems.add(detect.where, "this entry of `detect` recognises no machine",
                         "write `cpuid:`, `midr:` or `sysfs:`")
        check_known([detect.variant] if detect.variant else [], system.variants, "variant", detect.where, problems)


# Bits

def check_widths(block: Block, register: Register, problems: Problems) -> None:
    """One or two accesses make up the register, and all fields are in it."""
    if register.access_width != register.width and block.space not in ("mmio", "pci"):
        problems.add(register.where, f"register `{register.key}` is in space {block.space}, where one access moves the "
                                     f"whole of it", "leave `access_width` out")
        return
    if register.access_width > register.width:
        problems.add(register.where, f"an access of {register.access_width} bits is wider than the register",
                     f"`access_width` is at most {register.width}")
    elif register.access_width * 2 < register.width:
        problems.add(register.where, f"{register.width // register.access_width} accesses make up register "
                                     f"`{register.key}`, more than two",
                     f"say `access_width: {register.width // 2}`, or describe registers of {2 * register.access_width} "
                     f"bits")
    if not register.atomic and register.access_width >= register.width:
        problems.add(register.where, f"`atomic` says how the halves of `{register.key}` are read, but one access reads "
                                     f"it",
                     f"add `access_width: {register.width // 2}`, or leave `atomic` out" if register.width > 8
                     else "leave `atomic` out")
    for field in register.fields:
        if field.high >= register.width:
            problems.add(field.where, f"{title_of(field)} at bits {field.bits} lies outside a register of "
                                      f"{register.width} bits",
                         f"correct the bits, or say `width: {min(64, 2 * register.width)}` for register "
                         f"`{register.key}`")
            return


def check_fields(register: Register, problems: Problems) -> None:
    """Every bit of the register is in exactly one field or reserved range."""
    owner: Field | None = None
    next_bit = register.width - 1
    names: dict[str, Field] = {}
    for field in register.fields:
        if field.high > next_bit and owner is not None:
            problems.add(field.where, f"{title_of(field)} at bits {field.bits} overlaps {title_of(owner)} at bits "
                                      f"{owner.bits}",
                         "correct the bits of one of them")
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
    problems.add(register.where, f"bits {bits} of register `{register.key}` are not accounted for",
                 f"add `{bits}: RES0` (or what the manual says) under `fields`")


def check_field(field: Field, problems: Problems) -> None:
    """Resets, ranges and enumerators fit the field."""
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
        problems.add(field.where, f"`{field.name}` has a `range` beside "
                                  f"{'a list of values' if field.values else '`open`'}",
                                  "keep the one that says which values are allowed")
    elif field.open and not field.values:
        problems.lacking(field.where, f"`{field.name}` is `open`, but has no list of values",
                         "add `values:`, or leave `open` out: every value is allowed")
    both = {target.text for target in field.clears} & {target.text for target in field.sets}
    if both:
        problems.add(field.where, f"`{field.name}` clears and sets `{min(both)}`", "keep one of them")
    seen_values: dict[int, str] = {}
    seen_names: dict[str, int] = {}
    for value in field.values:
        if value.value >= limit:
            problems.add(value.where, f"value {value.value:#x} (`{value.name}`) lies outside the {bits} of "
                                      f"`{field.name}`",
                         f"use values up to {limit - 1:#x}")
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
                     "say `access: WO`")
    if (field.clears or field.sets) and not field.writable:
        problems.add(field.where, f"`{field.name}` acts when written, but cannot be written",
                     "write `access: WO`, or `access: RW` where it can be read, too")


# Names

def check_sources(system: System, problems: Problems) -> None:
    """Each register says where it is written, and what it is."""
    for block in system.blocks.values():
        for register in block.registers.values():
            if not register.source and not block.source:
                problems.take(Harmless(register.where, f"register `{register.key}` has no `source`",
                                       "add `source: TAG section` (for the register or for its block)"))
            if not register.text:
                problems.take(Harmless(register.where, f"register `{register.key}` has no `text`",
                                       "add one line that says what it is for"))


def check_names(system: System, block: Block, problems: Problems) -> None:
    """What registers, selectors, rules and actions name is there."""
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
            problems.add(instance.where, "this instance has other keys than the first",
                         f"{', '.join(differ) or 'write them in one order'}, or correct the first")
            return  # what is said in its numbers has none of them
        if instance.pages and block.space != "pci":
            problems.add(instance.where, f"this instance has `pages`, but `{block.key}` is in space {block.space}",
                         "write `pages` of the block, or `space: pci`")
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
        problems.add(block.begins.where, f"a block with `space: {block.space}` begins nowhere",
                     "leave `at` of the block out")
    for register in block.registers.values() if problems.count == before else []:
        check_register_names(system, block, register, problems)
    for selector in block.banks.values():
        check_selector(block, selector, problems)


def check_scope(block: Block, problems: Problems) -> None:
    """What only a part of the machine's CPUs reaches, or is asked of a part of the machine."""
    if block.space == "mmio" and block.scope == "package":
        if not block.located or any(source.kind not in ("address", "discovery") for source in block.located):
            problems.add(block.scope_at, "`scope: package`, but nothing tells each package where its units are",
                         "write `where:` with an address over facts, or `pmon(TYPE, ID)`, which are asked of each "
                         "package, or number the units: `instances: {socket: 2}`")
        elif (any(dimension.index == "socket" for dimension in block.dimensions)
              or any("socket" in i.numbers for i in block.instances)):
            problems.add(block.scope_at, "`scope: package`, but `instances` number the sockets, too",
                         "leave one of them out")
    elif block.space in PRIVATE and block.scope != "machine":
        problems.add(block.scope_at, f"`scope: {block.scope}`, but `space: {block.space}` is reached from every CPU",
                     "leave `scope` out; where each socket has its own, number them: `instances: {socket: 2}`")
    elif block.scope in block.numbers:
        problems.add(block.instances[0].where,
                     f"`instances` are numbered by `{block.scope}`, of each of which the block has registers anyway: "
                     f"`scope: {block.scope}`",
                     "leave the index out, or give it another name")
    elif block.space == "pci" and block.scope != "package":
        problems.add(block.scope_at, f"`scope: {block.scope}`, but PCI devices are found by their package",
                     "leave `scope` out, or write `scope: package`")


def check_pages(block: Block, problems: Problems) -> None:
    """A page that may be absent has one other page in its place, and that one is always there."""
    if block.pages and block.space != "mmio":
        problems.add(block.where, f"block `{block.key}` has `pages`, but its registers are in space {block.space}",
                     "leave `pages` out" + (", or write them of each instance" if block.space == "pci" else ""))
    pages = {page.key: page for page in block.pages}
    for page in block.pages:
        other = pages.get(page.otherwise)
        if page.otherwise and other is None:
            problems.unknown(page.where, f"`otherwise` of page `{page.key}` names `{page.otherwise}`, which is not "
                                         f"there",
                             page.otherwise, [key for key in pages if key != page.key])
        elif other is not None and (other.otherwise or other is page):
            problems.add(page.where, f"page `{other.key}` stands in for `{page.key}`, but may be absent itself",
                         "name a page without `otherwise`")
        elif other is not None and (page.count > 1 or other.count > 1):
            problems.add(page.where, f"page `{page.key}` and its stand-in `{other.key}` are not one page each",
                         "leave `array` out")


def check_identify(block: Block, problems: Problems) -> None:
    """What tells the identity can be read, and the number fits it."""
    identify = block.identify
    if identify is None:
        return
    register = block.registers.get(identify.register)
    if register is None:
        problems.unknown(identify.where, f"`identify` names register `{identify.register}`, which is not there",
                         identify.register, block.registers)
        return
    if register.elements > 1 or not register.readable:
        problems.add(identify.where, f"register `{register.key}` is an array or cannot be read, so it does not "
                                     f"identify the unit",
                     "name one register that can be read")
    if identify.mask and identify.is_ >> register.width:
        problems.add(identify.where, f"{identify.is_:#x} does not fit the {register.width} bits of `{register.key}`",
                     "correct `is`")
    if identify.mask and identify.is_ & ~identify.mask:
        problems.add(identify.where, f"`is` has bits that are not in the mask {identify.mask:#x}",
                     "leave them 0, or widen `mask`")
    check_asked(block, identify.otherwise, discover_scope(block), problems)


def check_register_names(system: System, block: Block, register: Register, problems: Problems) -> None:
    if register.width < 32 and block.space not in ("pci", "mmio"):
        problems.add(register.where, f"register `{register.key}` of {register.width} bits is in space {block.space}, "
                                     f"whose registers are wider",
                     "say `width: 32` or `width: 64`, and `RES0` for the bits above")
    if register.state == register.key or register.key in register.overlaps:
        problems.add(register.overlaps.get(register.key, register.where), f"register `{register.key}` names itself",
                     f"name another register under `{'state' if register.state == register.key else 'overlaps'}`, or "
                     f"leave it out")
    known = {"bank": block.banks, "page": [page.key for page in block.pages] or block.instances[0].pages,
             "state": block.registers, "overlaps": block.registers}
    for key, names in known.items():
        given = getattr(register, key)
        for name, where in (given if isinstance(given, dict) else {given: register.where} if given else {}).items():
            if name not in names:
                problems.unknown(where, f"`{key}` of register `{register.key}` names `{name}`, which is not there",
                                 name, names)
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
        problems.add(register.where, f"the address of register `{register.key}` takes more than {STACK} values at a "
                                     f"time",
                     "describe a part of its places as another register")
    check_starting_values(block, register, problems)
    for rule in register.rules:
        check_rule(rule, rule_scope(register), problems)
    for field in register.named:
        for target in (*field.clears, *field.sets):
            check_target(system, block, target, problems)
    if len(register.dimensions) > MOST_DIMENSIONS:
        problems.add(register.where, f"register `{register.key}` has {len(register.dimensions)} dimensions, pages "
                                     f"included",
                     f"describe at most {MOST_DIMENSIONS}, the others as registers of their own")
    indices = [d.index for d in register.dimensions]
    if len(set(indices + block.numbers)) != len(indices) + len(block.numbers):
        problems.add(register.where, f"an index of register `{register.key}` has the name of another",
                     "give each array dimension its own `index`")


def check_starting_values(block: Block, register: Register, problems: Problems) -> None:
    """`reset` and `example` that differ between units fit at each of them."""
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
        constant = not expression.names()
        numbers = [{}] if constant else list(numbers_of(block, register))
        most = max(evaluate(expression.expr, scope.constants | there) for there in numbers)
        if most >= 1 << width:
            problems.add(expression.where, f"{key} {most:#x} does not fit the {width} bits of `{name}`",
                         f"correct `{key}` or the bits")


def check_rule(rule: Rule, scope: Scope, problems: Problems) -> None:
    check_expression(rule.when, scope, problems)
    check_expression(rule.require, scope, problems)


def check_target(system: System, block: Block, target: Target, problems: Problems) -> None:
    """What a written 1 acts on."""
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
    register = block.registers.get(selector.register)
    if register is None:
        problems.unknown(selector.where,
                         f"bank `{selector.key}` names register `{selector.register}`, which is not there",
                         selector.register, block.registers)
        return
    if register.bank:
        problems.add(selector.where, f"register `{register.key}` selects, but is itself of bank `{register.bank}`",
                     "remove its `bank:`")
    for setting in selector.set:
        field = register.by_name.get(setting.field)
        if field is None:
            problems.unknown(setting.where, f"register `{register.key}` has no field `{setting.field}`",
                             setting.field, register.by_name, register.key)
        elif setting.element is not None and not isinstance(setting.element.expr, Const):
            problems.add(setting.where, f"`{setting.text}` of a bank must be one and the same element",
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
    """An index and data pair: two registers at one place each, and behind them registers that are as wide as the
    data."""
    data, where = block.registers.get(selector.data), selector.where
    if data is None:
        problems.unknown(where, f"bank `{selector.key}` names register `{selector.data}`, which is not there",
                         selector.data, block.registers)
        return
    if block.space not in ("mmio", "pci"):
        problems.add(where, f"`{selector.key}` has `data`, and its block's registers are in space {block.space}",
                     "remove `data:`: an index and data pair is memory-mapped or in PCI configuration space")
        return
    for register in (index, data):
        if register.elements > 1 or register.bank or names(register.address):
            problems.add(register.where, f"`{register.key}` is of the index and data pair `{selector.key}`, but has "
                                         f"not one place in each instance",
                         "write a number as its `at`, and instances' steps in the `at` of the registers behind (`0x100 "
                         "+ 0x1000 * box`)")
            return
        if register.access_width != register.width or register.page != index.page:
            problems.add(register.where, f"`{register.key}` of the pair `{selector.key}` is not reached in one access "
                                         f"beside `{index.key}`",
                         "remove `access_width`, and give both one `page`")
            return
    if data is index:
        problems.add(where, f"`{data.key}` cannot be both index and data",
                     "name the register that shows what was selected")
    if not any(str(name) == "at" for setting in selector.set for name in setting.value.names()):
        problems.add(where, f"nothing tells `{index.key}` which register is meant",
                     "write `set: {FIELD: at}`: the address of the register behind")
    for user in block.registers.values():
        if user.bank != selector.key:
            continue
        if (user.width, user.access_width) != (data.width, data.width):
            problems.add(user.where, f"`{user.key}` has {user.width} bits, but `{data.key}`, at which it is reached, "
                                     f"has {data.width}",
                         f"say `width: {data.width}`; describe each half of a wider one as a register")
        if user.page != data.page:
            problems.add(user.where, f"`{user.key}` is behind `{data.key}`, which is in another page",
                         "give it the same, or none")
        if "at" in (*block.numbers, *(d.index for d in user.dimensions)):
            problems.add(user.where, f"an index of `{user.key}` is called `at`, as its address is in `set` of "
                                     f"`{selector.key}`", "rename the index")
