"""Checks that everything has an effect: terms are used, steps do not undo one another, counters are distinct."""

from __future__ import annotations

from generator.model.bounds import terms_in
from generator.check.elements import check_elements, check_reference, check_step_elements, of_counter, of_pools
from generator.check.shared import check_shared
from generator.model.choice import counters_for, kind_of
from generator.model.elements import (Sets, all_steps, bits_of, element_numbers, expressions, held_bits, lower_bits,
                                      place_of)
from generator.base.expression import (MASK64, Binary, Const, Expr, Expression, Select, Unary, constant, named, names,
                                       of_old)
from generator.model.model import Block, Counter, Event, Field, Pool, Reference, Register, Bank, Step, Term
from generator.model.scope import of_an_event
from generator.base.source import Problems


def check_acting(block: Block, problems: Problems) -> None:
    """Checks a block whose names are valid."""
    before = problems.count
    for term in block.terms.values():
        if not is_read(block, term):
            problems.lacking(term.where,
                             f"nothing uses term `{term.name}`: it has no field, and no step, rule or counter names it",
                             f"add `field: REGISTER.FIELD`, or `set: {{FIELD: {term.name}}}` to a step", term.name)
        else:
            check_reaches(block, term, problems)
    for counter in block.counters.values():
        check_kind(block, counter, problems)
    for pool in block.pools.values():
        check_pool(block, pool, problems)
        for step in (*pool.program, *pool.release):
            check_step_acts(block, step, of_pools([pool]), problems)
    for key, steps in block.sequences.items():
        for step in steps:
            check_step_acts(block, step, {}, problems)
            check_unit_step(block, key, step, problems)
    for default in block.defaults:
        for name, value in default.set.items():
            check_fits(value, block.terms[name].width, f"term `{name}`", problems)
    # those of different terms, by the fixed counter that they are read from
    seen: dict[tuple[str, int], list[Event]] = {}
    for event in block.events.values():
        check_choice(block, event, seen, problems)
        check_values(block, event, problems)
    for selector in block.banks.values():
        if selector.data:
            check_data_uses(block, selector, problems)
    if problems.count == before:
        check_every(block, problems)
        check_start(block, problems)
        check_shared(block, problems)


def check_data_uses(block: Block, selector: Bank, problems: Problems) -> None:
    """Checks that nothing names the data register of an index and data pair."""
    counters = list(block.counters.values())
    named = [*(step.target for step in all_steps(block)), *(f for term in block.terms.values() for f in term.fields),
             *(r for c in counters for r in (*c.registers, *c.overflow))]
    uses = [(reference.register, reference.where) for reference in named if reference is not None]
    asked = [e for c in counters for e in (c.selects, c.runs, c.present, *c.discovery)]
    if block.identify is not None:
        uses.append((block.identify.register, block.identify.where))
        asked.append(block.identify.otherwise)
    uses += [(name.parts[0][0], e.place(name.column)) for e in asked if e is not None for name in e.names()]
    for register, where in uses:
        if register == selector.data:
            problems.add(where,
                         f"`{selector.data}` shows the register that `{selector.register}` selects, so it cannot be "
                         "used itself", f"name the selected register, which has `bank: {selector.key}`")
            return


# Terms

def is_read(block: Block, term: Term) -> bool:
    """Whether a field, Linux, the choice of a unit or pages, or an expression uses the term."""
    if term.fields or term.place is not None:
        return True
    if block.linux is not None and term.name in block.linux.instance:
        return True
    listed = [*(name for rule in block.rules for name in rule.same),
              *(name for pool in block.pools.values() for name in pool.terms), *named(*expressions(block))]
    return term.name in listed or f"leader.{term.name}" in listed


def check_reaches(block: Block, term: Term, problems: Problems) -> None:
    """Checks that a step writes each field of a term with the term's value."""
    steps = [*(step for counter in block.counters.values() for step in counter.first_steps),
             *(step for pool in block.pools.values() for step in pool.program)]
    if not block.counters or term.name in named(*(setting.value for step in steps for setting in step.set)):
        return
    for reference in term.fields:
        writes = [step for step in steps if step.kind == "write" and step.target is not None
                  and step.target.register == reference.register]
        if not any(all(setting.field != reference.field or setting.element is not None for setting in step.set)
                   for step in writes):
            problems.lacking(term.where, f"term `{term.name}` has the field `{reference.text}`, but "
                             + ("each `write` sets it to another value" if writes
                                else "no step of a counter writes it"),
                             f"remove `{reference.field}` from `set`" if writes
                             else f"add `write: {reference.register}"
                             f"{'[n]' if block.reached[reference.register].elements > 1 else ''}` to `program`",
                             reference.register)
            return


def check_pool(block: Block, pool: Pool, problems: Problems) -> None:
    """Checks that events with equal keys program a slot alike, and that slots do not overwrite one another."""
    terms = list(block.terms)
    for step in pool.program:
        if step.target is None:
            continue
        asked = named(*step.expressions)
        if step.kind == "write":
            asked |= {terms[row[0]] for row in terms_in(block, block.reached[step.target.register])}
        missing = [term for term in terms if term in asked and term not in pool.terms]
        if missing:
            problems.add(step.where,
                         f"events with the same `key` share a slot of `{pool.key}`, but this step also depends on "
                         f"`{missing[0]}`", f"write `key: [{', '.join([*pool.terms, missing[0]])}]`")
        elif pool.count > 1 and pool.key not in asked and asked.intersection(terms):
            problems.add(step.where, f"the {pool.count} slots of `{pool.key}` all write `{step.target.text}`, so the "
                                     "last write wins", f"write `{step.target.register}[{pool.key}]`, or `count: 1`")


# Counters

def check_kind(block: Block, counter: Counter, problems: Problems) -> None:
    numbers = of_counter(block, counter)
    for reference in (*counter.registers, *counter.snapshot, *counter.overflow):
        check_reference(block, reference, numbers, problems)
    for expression in (counter.selects, counter.runs, counter.present):
        check_elements(block, expression, numbers, problems)
        check_whole_arrays(block, expression, problems)
    for expression in counter.discovery:
        check_elements(block, expression, {}, problems)
    check_width(block, counter, problems)
    check_halves(block, counter, problems)
    for step in (*counter.first_steps, *counter.disable):
        check_step_acts(block, step, numbers, problems)
        check_shared_step(block, counter, step, problems)


def check_whole_arrays(block: Block, expression: Expression | None, problems: Problems) -> None:
    """Refuses `REGISTER.FIELD` of an array, which means element 0 for every counter."""
    for name in expression.names() if expression is not None else ():
        register = block.reached.get(name.parts[0][0])
        if register is not None and len(name.parts) == 2 and name.parts[0][1] is None \
                and register.elements > block.pages_of(register):
            assert expression is not None
            problems.add(expression.place(name.column),
                         f"register `{register.key}` is an array, but `{name}` names only its element 0",
                         f"write `{register.key}[n].{name.parts[1][0]}`")
            return


def check_width(block: Block, counter: Counter, problems: Problems) -> None:
    """Checks that every counted bit is in a field. The upper register of a joined counter has the bits that the lower
    has not."""
    below = 0
    for reference in counter.registers:
        register, held = block.reached[reference.register], held_bits(block, reference)
        wanted = min(counter.width - below, bits_of(block, reference))
        if wanted > held:
            is_lower = counter.joined and reference is counter.registers[0]
            problems.add(counter.width_at if counter.joined else counter.where,
                         f"counter `{counter.key}` is {counter.width} bits wide, but bit {held} of `{register.key}` is "
                         "not in a field",
                         f"write `width: {below + held}`, or correct the fields" if held and not is_lower
                         else "correct the fields")
            return
        below = lower_bits(block, counter) if counter.joined else 0


def check_halves(block: Block, counter: Counter, problems: Problems) -> None:
    """Checks that the steps write both registers of a joined counter, or neither."""
    steps = [*block.reset, *counter.first_steps, *block.start]
    for number, n in enumerate(element_numbers(counter) if counter.joined else ()):
        lower, upper = counter.registers
        if is_written(block, steps, lower, n) and not is_written(block, steps, upper, n):
            problems.lacking(upper.where, f"the steps write `{lower.text}`, but not `{upper.text}`, so the upper bits "
                                          f"of counter {number} of `{counter.key}` keep their old value",
                         f"add `write: {upper.written}` to `program`", upper.register)
            return


def is_written(block: Block, steps: list[Step], reference: Reference, n: int) -> bool:
    """Whether a step writes or clears the register of counter `n`."""
    for step in steps:
        if step.target is None:
            continue
        place = place_of(block, step.target, n)
        if (step.target.register == reference.register
                and (step.target.every or place is None or place == place_of(block, reference, n))):
            return True
        fields = block.reached[step.target.register].by_name
        if any(target.register == reference.register for setting in step.set
               for target in (*fields[setting.field].clears, *fields[setting.field].sets)):
            return True
    return False


def check_values(block: Block, event: Event, problems: Problems) -> None:
    """Checks the values of an event's terms against their fields; a session would refuse the event."""
    for name, value in event.terms.items():
        fields = block.terms[name].fields
        field = block.reached[fields[0].register].by_name[fields[0].field] if len(fields) == 1 else None
        if field is not None and not field.allows(value):
            problems.lacking(event.term_places[name],
                             f"event `{event.name}` sets `{name}` to {value:#x}, which is not one of the values of "
                             f"`{field.name}`", "correct the value, or add it to the field")


def check_choice(block: Block, event: Event, seen: dict[tuple[str, int], list[Event]], problems: Problems) -> None:
    """Checks that an event selects one of several fixed counters, which count different events."""
    kind = kind_of(block, event)
    if kind is None:
        return
    if event.counters >> kind.count:
        problems.add(event.where, f"event `{event.name}` allows counter {event.counters.bit_length() - 1}, "
                     f"but `{kind.key}` has only {kind.count}",
                     f"use 0 to {kind.count - 1}" if kind.count > 1 else "use 0")
        return
    if not kind.fixed or kind.sum:
        return
    able = counters_for(block, kind, event)
    if kind.count > 1 and able.bit_count() != 1:
        problems.add(event.where,
                     f"event `{event.name}` does not select one of the {kind.count} fixed counters of `{kind.key}`, "
                     "which count different events", "add the number of the counter: `counters: 0`")
        return
    number = max(able.bit_length() - 1, 0)
    readers = seen.setdefault((kind.key, number), [])
    if len(readers) < 2 and all(other.terms != event.terms for other in readers):
        readers.append(event)
    if len(readers) == 2 and readers[1] is event:
        problems.add(event.where,
                     f"events `{readers[0].name}` and `{event.name}` both use counter {number} of `{kind.key}`, but a "
                     "fixed counter counts one event", "give each event its own counter under `counters:`")


# Steps

def check_step_acts(block: Block, step: Step, numbers: Sets, problems: Problems) -> None:
    check_step_elements(block, step, numbers, problems)
    if step.target is None:
        return
    register = block.reached[step.target.register]
    if step.target.index is not None and register.elements == block.pages_of(register) > 1:
        problems.add(step.target.where, f"`{step.target.text}` names one page, but {block.pages_of(register)} pages "
                                        f"have register `{register.key}`",
                     f"write `{register.key}` to write every page, or describe the elements as separate registers")
    for setting in step.set:
        field = register.by_name[setting.field]
        check_fits(setting.value, field.width if setting.element is None else field.each,
                   f"`{register.key}.{setting.text}`", problems)
        whole = (setting.value.expr if step.kind in ("write", "modify")
                 and (setting.element is not None or not field.each) else None)
        if isinstance(whole, Const) and not field.allows(whole.value):
            problems.lacking(setting.value.where,
                             f"{whole.value:#x} is not one of the values of `{register.key}.{setting.text}`",
                             "correct the value, or add it to the field")


def check_fits(value: Expression, width: int, what: str, problems: Problems) -> None:
    """Checks that a constant fits; `~0` fits any width."""
    number = constant(value.expr)
    if number is not None and number >> width and (number ^ MASK64) >> width:
        problems.add(value.where, f"{number:#x} does not fit the {width} bit{'s' if width > 1 else ''} of {what}",
                     "correct the value")


def check_shared_step(block: Block, counter: Counter, step: Step, problems: Problems) -> None:
    """Checks that a step of one counter keeps the bits of others in a register that all share."""
    if (step.target is None or step.target.index is not None or step.kind not in ("write", "modify")
            or counter.count == 1):
        return
    register = block.reached[step.target.register]
    for setting in step.set:
        if loses_others(register.by_name[setting.field], setting.value.expr):
            inverted, value = isinstance(setting.value.expr, Unary), setting.value.text
            bits = value.strip().removeprefix("~").strip("()") if inverted else value
            problems.add(setting.value.where,
                         f"`{value}` in `{setting.field}` is the bit of one counter, but `{step.kind}` "
                         f"{'sets' if inverted else 'clears'} the bits of the others",
                         f"write `{{modify: {register.key}, set: {{{setting.field}: "
                         f"{of_old('lower' if inverted else 'raise', bits)}}}}}`")


def check_every(block: Block, problems: Problems) -> None:
    """Checks that no step for one counter or slot writes all elements, if another step writes single ones."""
    kinds: list[tuple[Counter | Pool, list[Step], list[Step]]] = \
        [(c, c.first_steps, c.disable) for c in block.counters.values()] + [(p, p.program, p.release)
                                                                            for p in block.pools.values()]
    single: list[tuple[str, str, Counter | Pool]] = []  # register, text and user of each named element
    for kind, steps, _ in kinds:
        for step in steps:
            if step.target is not None and not step.target.every:
                single.append((step.target.register, step.target.text, kind))
        for reference in kind.registers if isinstance(kind, Counter) and not kind.fixed else ():
            single.append((reference.register, f"{reference.register}[n]", kind))
    for kind, steps, last in kinds:
        for step in (*steps, *last):
            if step.target is None or not step.target.every:
                continue
            undone = [name for register, name, other in single if register == step.target.register
                      and (other is not kind or kind.count > 1)]
            for name in undone[:1]:
                problems.add(step.target.where, f"`{step.kind}: {step.target.text}` runs once for each of `{kind.key}` "
                                                f"and overwrites `{name}` of the others",
                             f"write `{name}`, or move the step to `sequences`, which run once")


def loses_others(field: Field, expr: Expr) -> bool:
    """Whether a value is the bit of counter `n` in a field that keeps its value. For field arrays see
    generator/model/elements.py."""
    return field.writable and not field.acts and not field.each and shifts_by_n(expr)


def shifts_by_n(expr: Expr) -> bool:
    match expr:
        case Unary(operand=operand):
            return shifts_by_n(operand)
        case Binary(op="<<", right=right):
            return any(str(name) == "n" for name in names(right))
        case Binary(left=left, right=right):
            return shifts_by_n(left) or shifts_by_n(right)
        case Select(yes=yes, no=no):
            return shifts_by_n(yes) or shifts_by_n(no)
    return False


def check_unit_step(block: Block, key: str, step: Step, problems: Problems) -> None:
    """Checks that steps of the unit do not use an event or a counter, which are 0 there."""
    absent = of_an_event(block)
    for expression in step.expressions:
        for name in expression.names():
            if str(name) in absent:
                problems.add(expression.place(name.column),
                             f"`{name}` is always 0 in `{key}`, which does not run for an event or a counter",
                             "move the step to `program`, `enable` or `disable` of the counters, or use `used.KIND`")
                return


def check_start(block: Block, problems: Problems) -> None:
    """Checks that the start of the unit does not disable the counters."""
    for counter in block.counters.values():
        for step in counter.first_steps:
            if step.target is None or step.when is not None:
                continue
            register = block.reached[step.target.register]
            for begin in block.start:
                is_whole = (begin.target is not None and begin.kind == "write" and begin.when is None
                            and begin.target.register == register.key
                            and (begin.target.every or register.elements == block.pages_of(register)))
                lost = is_whole and lost_field(block, register, step, begin)
                if lost:
                    assert begin.target is not None
                    settings = ", ".join(f"{setting.text}: {of_old('raise', setting.value.text)}"
                                         for setting in begin.set)
                    problems.add(begin.where, f"`write: {begin.target.text}` in `start` clears `{lost}`, which counter "
                                              f"`{counter.key}` has set",
                                 f"write `{{modify: {begin.target.written}, set: {{{settings}}}}}`" if settings
                                 else "remove the step")
                    return


def lost_field(block: Block, register: Register, step: Step, begin: Step) -> str:
    """A field that a step sets and a later write clears; for `[*]` also a field of a term."""
    if begin.target is not None and begin.target.every and step.kind == "write":
        for _, field_index, _, _ in terms_in(block, register):
            if all(other.field != register.named[field_index].name for other in begin.set):
                return register.named[field_index].name
    for setting in step.set:
        field = register.by_name[setting.field]
        if (field.writable and not field.acts and step.kind != "lower" and constant(setting.value.expr) != 0
                and all(other.field != field.name for other in begin.set)):
            return field.name
    return ""
