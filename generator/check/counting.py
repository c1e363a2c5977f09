"""Checks how a unit counts: terms, counters, steps, events and metrics."""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Collection
from itertools import chain

from ..model.bounds import snapshot_by
from ..base.brackets import PLACE, index_of
from ..model.choice import allowed, chooses
from ..model.elements import (bits_of, check_alone, check_element, check_term_element, element_numbers,
                                      element_of, held_bits, lower_bits, names_in_steps, parts_of, place_of,
                                      two_at_one_place)
from ..base.expression import MOST_OPERATIONS, Const, Expression, evaluate, named
from ..model.index import filled
from ..model.linux import PATTERN
from ..model.model import (Block, Counter, Event, Field, Linux, Metric, Pool, Reference, Register, Rule, Step,
                                   Term, above, release)
from ..base.quoting import quoted
from ..model.scope import (Scope, check_expression, choice_scope, counting_scope, device_scope, discover_scope,
                                   event_rule_scope, event_scope, hole_scope, metric_scope, page_scope, shift_scope,
                                   of_an_event, step_scope, told_page_scope)
from ..load.shape import PERF_NAME, VIEWS
from ..base.source import Problems, Where
from ..base.text import MOST_OF_A_FILE_NAME, is_file_name

_FORMAT = re.compile(r"(?:0?(?:[1-9]|1[0-6]))?[xX]\Z")
_CELL = 64  # bits of a config word


def check_counting(block: Block, problems: Problems) -> None:
    for term in block.terms.values():
        check_term(block, term, problems)
    check_perf_bits(block, problems)
    check_summed_pages(block, problems)
    for default in block.defaults:
        check_expression(default.when, event_scope(block), problems)
        check_settings(default.set, list(block.terms), "term", event_scope(block), default.where, problems)
    for rule in block.rules:
        check_rule(rule, event_rule_scope(block), problems)
        check_known(rule.same, block.terms, "term", rule.where, problems)
    for pool in block.pools.values():
        check_expression(pool.when, event_scope(block), problems)
        check_known(pool.terms, block.terms, "term", pool.where, problems)
        for step in (*pool.program, *pool.release):
            check_step(block, step, pool, problems)
    for counter in block.counters.values():
        check_counter(block, counter, problems)
    for step in chain(*block.sequences.values()):
        check_step(block, step, None, problems)
    check_snapshot(block, problems)
    told: set[tuple[int, str]] = set()
    kinds = list(block.counters.values())
    choosing = kinds if all(counter.allows is not None for counter in kinds) else []
    for event in block.events.values():
        check_event(block, event, choosing, told, problems)
    check_linux_events(block, problems)
    check_linux(block, problems)
    check_clock(block, problems)
    check_metrics(block, problems)


def check_known(names: list[str], known: Collection[str], kind: str, where: Where, problems: Problems) -> None:
    for name in names:
        if name not in known:
            problems.unknown(where, f"there is no {kind} `{name}`", name, known)


def check_settings(settings: dict[str, Expression], known: list[str], kind: str, scope: Scope, where: Where,
                   problems: Problems) -> None:
    for name, expression in settings.items():
        if name not in known:
            problems.unknown(expression.key or where, f"there is no {kind} `{name}`", name, known)
        check_expression(expression, scope, problems)


def find_register(block: Block, reference: Reference, problems: Problems) -> Register | None:
    register = block.reached.get(reference.register)
    if register is None:
        problems.unknown(reference.where, f"there is no register `{reference.register}`",
                         reference.register, block.reached)
        return None
    if reference.field and reference.field not in register.by_name:
        problems.unknown(reference.where, f"register `{register.key}` has no field `{reference.field}`",
                         reference.field, register.by_name, register.key)
        return None
    return register


# Terms

def check_term(block: Block, term: Term, problems: Problems) -> None:
    if term.name == PERF_NAME:
        problems.add(term.where, f"a term cannot be called `{term.name}`, because perf uses this word for the name of "
                                 "an event", "rename the term")
    is_known = True
    for reference in term.fields:
        register = find_register(block, reference, problems)
        if register is not None and not reference.field:
            problems.add(reference.where, f"term `{term.name}` names a register, not a field", "write REGISTER.FIELD")
        elif register is not None and register.lent[0]:
            place = reference.text.rpartition(".")[2]
            problems.add(reference.where, f"term `{term.name}` has a field in `{register.key}`, which is borrowed from "
                                          f"`{register.lent[0]}`, so no step writes the term there",
                         f"remove the field, and set it in a step: `set: {{{quoted(place) if '[' in place else place}: "
                         f"{term.name}}}`")
        field = register.by_name.get(reference.field) if register is not None else None
        is_known = is_known and field is not None
        if field is not None and (field.acts_by_zero or field.acts_by_any):
            problems.add(reference.where, f"term `{term.name}` has the field `{field.name}`, whose access is "
                                          f"{field.access}, so it acts even if the term is not given",
                         "name a field that keeps its value, or set the field in a step")
        if field is not None and register is not None:
            check_term_element(block, reference, register, problems)
    if len({reference.text for reference in term.fields}) < len(term.fields):
        problems.add(term.where, f"term `{term.name}` names one field twice, so the higher bits win",
                     "name each field once")
    if term.place is None:
        return
    if term.fields and is_known and term.width > term.place.width:
        problems.add(term.where, f"term `{term.name}` has {term.width} bits, but `{term.place}` has room for "
                                 f"{term.place.width}",
                     f"write `linux: \"{term.place.word}:{term.place.ranges[0][0]}-"
                     f"{term.place.ranges[0][0] + term.width - 1}\"`, or correct the field")
    if term.place.width > _CELL:
        problems.add(term.where, f"`{term.place}` is wider than a config word", "correct the ranges")


def check_summed_pages(block: Block, problems: Problems) -> None:
    """Checks that pages with `only` are part of a sum, and that `only` depends on the event or the machine."""
    for page in block.pages:
        if page.only is None:
            continue
        before = problems.count
        check_expression(page.only, page_scope(block, page) if block.chooses(page) else told_page_scope(block, page),
                         problems)
        if problems.count > before:
            continue
        if not block.chooses(page) and not block.tells(page):
            problems.add(page.only.where, f"`{page.only.text}` depends on no term, fact or number, so it is the same "
                                          "for all events and units", "name what selects pages")
        counted = [(counter, block.reached[r.register].page) for counter in block.counters.values()
                   for r in counter.registers if r.register in block.reached]
        if page.key not in {of for counter, of in counted if counter.sum}:
            problems.lacking(page.only.where,
                             f"`only` of page `{page.key}` selects pages of a sum, but no counter is a sum over this "
                             "page", "write `register: sum(REGISTER[*])` in the counters, or remove `only`")
        for counter in {counter.key: counter for counter, of in counted if of == page.key}.values():
            if block.tells(page) and not counter.sum:
                problems.add(counter.where, f"counter `{counter.key}` is on one of the pages `{page.key}`, which a "
                                            "unit may lack",
                             "write `register: sum(REGISTER[n])`, or remove `only` of the page")


def check_perf_bits(block: Block, problems: Problems) -> None:
    """Checks that two terms of Linux share bits only if `overlaps` says so."""
    owner: dict[tuple[str, int], Term] = {}
    for term in sorted(block.terms.values(), key=lambda term: bool(term.overlaps)):
        for name, where in term.overlaps.items():
            other = problems.look_up(block.terms, name, where, f"`overlaps` of term `{term.name}` names")
            if other is not None and (other is term or not shares_bits(term, other)):
                problems.add(where, f"term `{term.name}` shares no bit with "
                             + (f"`{name}`" if name != term.name else "itself"),
                             "name terms with the same bits under `overlaps`, or remove it")
        if term.place is None:
            continue
        for low, high in block.config_ranges(term):
            for bit in range(low, high + 1):
                other = owner.setdefault((term.place.word, bit), term)
                if other is not term and other.name not in term.overlaps:
                    problems.add(term.where, f"terms `{other.name}` and `{term.name}` both use {term.place.word}:{bit}",
                                 "correct `linux` of one of them, or write `overlaps: "
                                 f"[{', '.join([*term.overlaps, other.name])}]`")
                    return


def shares_bits(one: Term, other: Term) -> bool:
    """Whether two terms share a field or a bit of perf's attribute."""
    if one.place is not None and other.place is not None and one.place.word == other.place.word and any(
            a <= high and low <= b for a, b in one.place.ranges for low, high in other.place.ranges):
        return True
    return any(field.text == theirs.text for field in one.fields for theirs in other.fields)


def check_rule(rule: Rule, scope: Scope, problems: Problems) -> None:
    for expression in rule.expressions:
        check_expression(expression, scope, problems)


# Counters and steps

def check_snapshot(block: Block, problems: Problems) -> None:
    """Checks that the steps of a snapshot can precede the reads, and that counters use it."""
    for step in block.snapshot:
        if step.kind not in ("write", "barrier") or any(setting.element is not None for setting in step.set):
            problems.add(step.where, "a step of `snapshot` can only be a barrier or a write of whole fields",
                         "write `{write: REGISTER, set: {FIELD: 1}}`")
            return
    shown = [counter for counter in block.counters.values() if counter.snapshot]
    if block.snapshot and not snapshot_by(block)[1]:
        problems.add(block.snapshot[-1].where,
                     "the last step of `snapshot` sets no field that acts, so it takes no snapshot",
                     "add `self_clearing: true` or `access: W1S` to the field that takes it")
    elif block.snapshot and not shown:
        problems.lacking(block.snapshot[0].where, "`sequences` have a `snapshot`, but no counter uses it",
                         "add `snapshot: REGISTER` to the counters")
    for counter in block.counters.values():
        check_shown(block, counter, problems)


def check_shown(block: Block, counter: Counter, problems: Problems) -> None:
    """Checks the register that shows a counter at the last snapshot."""
    if not counter.snapshot:
        return
    reference = counter.snapshot[0]
    register = find_register(block, reference, problems)
    if register is None:
        return
    check_expression(reference.index, counting_scope(block), problems)
    if not block.snapshot:
        problems.lacking(reference.where, f"no step takes the snapshot that `{reference.text}` shows",
                         "add `snapshot:` to `sequences` with the steps that take it")
    elif counter.sum or counter.joined or reference.field or not counter.registers or counter.registers[0].field:
        problems.add(reference.where, f"`snapshot` shows a whole register, but counter `{counter.key}` is not one "
                                      "whole register", "remove it")
    elif not register.readable or register.width < counter.width:
        problems.add(reference.where, f"`{register.key}` cannot show {counter.width} bits",
                     f"name a readable register of {counter.width} bits")
    elif reference.index is None and counter.first + counter.count > register.first + register.elements:
        problems.add(reference.where,
                     f"counter `{counter.key}` has counters up to {counter.first + counter.count - 1}, but "
                     f"`{register.key}` has {register.elements} elements",
                     f"write `{register.key}[INDEX]`, or correct the array")


def check_joined(block: Block, counter: Counter, problems: Problems) -> None:
    """Checks that the registers of a joined counter can be read one after another, and that no other counter uses
    them."""
    lower, upper = counter.registers
    for reference in counter.registers:
        register = block.reached[reference.register]
        if reference.field:
            problems.add(reference.where, f"`{reference.text}` is a field, but only whole registers can be joined",
                         f"write `{register.key}`")
            return
        if register.bank or register.access_width < register.width:
            problems.add(reference.where,
                         f"`{register.key}` is {'in a bank' if register.bank else 'read in two accesses'}, but a "
                         "joined register must be read in one access", "name another register")
            return
    width = bits_of(block, lower) + bits_of(block, upper)
    if counter.width > width or counter.width <= lower_bits(block, counter):
        problems.add(counter.width_at,
                     f"counter `{counter.key}` is {counter.width} bits wide, but `{lower.text}` and `{upper.text}` "
                     f"have {width} together", f"write `width: {lower_bits(block, counter) + held_bits(block, upper)}`")
    elif counter.joined != lower_bits(block, counter):
        problems.add(upper.where,
                     f"`{lower.text}` has {lower_bits(block, counter)} bits, but the upper bits begin at bit "
                     f"{counter.joined}", f"write `{upper.text} << {lower_bits(block, counter)} | {lower.text}`")
    owner: dict[tuple[str, int, int], str] = {}
    for kind in (kind for kind in block.counters.values() if kind.joined and not kind.sum and len(kind.registers) == 2):
        for number, n in enumerate(element_numbers(kind)):
            for part, reference in enumerate(kind.registers):
                mine = f"{'the upper bits of ' if part else ''}counter {number} of `{kind.key}`"
                place = place_of(block, reference, n)
                other = owner.setdefault(place, mine) if place is not None else mine
                if other != mine:
                    problems.add(upper.where,
                                 f"{other} and {mine} both use `{reference.register}[{place[1] if place else 0}]`",
                                 "join registers that no other counter uses")
                    return
    check_parts(block, counter, upper.where, problems)


def check_parts(block: Block, counter: Counter, where: Where, problems: Problems) -> None:
    """Checks that counters which can be joined have `allows` and `runs`."""
    parts = parts_of(block, counter)
    kinds = list(dict.fromkeys(part[0].key for part in parts if part is not None))
    if parts and (None in parts or len(kinds) > 1):
        number, half = divmod(parts.index(None), 2) if None in parts else (0, 1)
        other = f"counters of `{kinds[0]}` and of `{kinds[1]}`" if len(kinds) > 1 else \
            (f"counters of `{kinds[0]}`, but the {'upper' if half else 'lower'} register of counter {number} is not "
             "one of them")
        problems.add(where, f"counter `{counter.key}` is joined from {other}",
                     "join two counters of one kind, or registers that no other counter uses")
    elif parts and block.counters[kinds[0]].ones is not None:
        problems.add(where, f"counter `{counter.key}` is joined from two of `{kinds[0]}`, whose width is only known "
                            "after probing", f"write `width: NUMBER` or `width: EXPRESSION` of `{kinds[0]}`")
    elif parts and counter.allows is None:
        problems.add(where, f"counter `{counter.key}` is joined from two of `{kinds[0]}`, but nothing selects its "
                            "events", "add `allows: TERM`")
    elif parts and counter.runs is None:
        problems.lacking(where, f"counter `{counter.key}` is joined from two of `{kinds[0]}`, but nothing tells when "
                                "they are joined", "add `runs:`, which is true only while both count as one", "runs")


def check_counter(block: Block, counter: Counter, problems: Problems) -> None:
    before = problems.count
    if not counter.registers:
        problems.add(counter.where, f"counter `{counter.key}` names no register",
                     "add `register: REGISTER`, the array or register that counts")
    for reference in counter.registers:
        register = problems.look_up(block.reached, reference.register, reference.where,
                                    f"counter `{counter.key}` names register")
        if register is None:
            continue
        check_expression(reference.index, counting_scope(block), problems)
        check_counted(block, counter, reference, register, problems)
    if len(counter.overflow) > 1 and not counter.sum:
        problems.add(counter.overflow[1].where, f"counter `{counter.key}` has {len(counter.overflow)} overflow flags, "
                                                "but only a sum can have several", "name one flag")
    elif (len(counter.overflow) > 1 and problems.count == before
          and sum(block.reached[r.register].elements if r.index is None else 1
                  for r in counter.registers) % len(counter.overflow)):
        problems.add(counter.overflow[0].where,
                     f"{len(counter.overflow)} overflow flags cannot be divided among the elements of `{counter.key}`",
                     "name one flag for each element of the sum")
    if counter.saturates and counter.overflow:
        problems.add(counter.where, f"counter `{counter.key}` has `saturates` and `overflow`, but a counter that "
                                    "saturates does not overflow", "remove `saturates` or `overflow`")
    if counter.joined and problems.count == before:
        check_joined(block, counter, problems)
    if problems.count == before:
        check_ones(block, counter, problems)
    for expression in (counter.selects, counter.runs):
        check_expression(expression, counting_scope(block), problems)
    check_expression(counter.present, hole_scope(block), problems)
    for expression in (counter.discover_count, counter.discover_width, counter.discover_snapshot):
        check_expression(expression, discover_scope(block), problems)
    for rule in counter.discover_rules:
        check_rule(rule, discover_scope(block), problems)
    check_expression(counter.discover_shift, shift_scope(block), problems)
    if counter.discover_shift is not None and counter.overflow:
        problems.add(counter.discover_shift.where,
                     f"counter `{counter.key}` has `shift` and `overflow`, but `shift` makes the number of events "
                     "until an overflow unknown", "remove `overflow`")
    check_allows(block, counter, problems)
    for flag in counter.overflow:
        register = find_register(block, flag, problems)
        field = register.by_name.get(flag.field) if register is not None else None
        if register is not None and (field is None or flag.width_in(field) != 1):
            what = "a register" if field is None else f"{flag.width_in(field)} bits wide"
            problems.add(flag.where, f"`{flag.text}` is {what}, but an overflow flag is one bit",
                         "name a field of one bit: REGISTER.FIELD")
        for index in (flag.index, flag.field_index):
            check_expression(index, counting_scope(block), problems)
    for step in (*counter.first_steps, *counter.disable):
        check_step(block, step, counter, problems)


def check_ones(block: Block, counter: Counter, problems: Problems) -> None:
    """Checks that a counter with a probed width is one register that keeps written ones."""
    where = counter.ones_at or counter.where
    if counter.ones is None:
        return
    if counter.sum or counter.joined or counter.fixed or counter.registers[0].field:
        what = "a sum" if counter.sum else "joined" if counter.joined else "fixed" if counter.fixed else "a field"
        problems.add(where, f"counter `{counter.key}` is {what}, but `probed()` writes ones to a register that is one "
                            "counter", "remove `width`")
        return
    register = block.reached[counter.registers[0].register]
    plain = sum(field.mask for field in register.named if field.readable and field.writable and not field.acts)
    if ((1 << counter.width) - 1) & ~plain:
        problems.add(where, f"`probed()` writes ones to all {counter.width} bits of `{register.key}` and reads them "
                            "back, but some are not plain read-write bits", "correct `access`, or `width`")
    elif not 1 <= counter.ones <= counter.width:
        problems.add(where, f"`probed()` takes the width on the simulated device, from 1 to {counter.width}",
                     f"write `probed({counter.width})`")


def check_counted(block: Block, counter: Counter, reference: Reference, register: Register, problems: Problems) -> None:
    """Checks that a counter is an element of an array, of each page or of all, or a field."""
    pages = block.pages_of(register)
    elements = register.elements // pages if counter.pages else register.elements
    field = register.by_name.get(reference.field)
    if not (field.readable if field is not None else register.readable):
        problems.add(reference.where, f"`{reference.text}` cannot be read, so counter `{counter.key}` has no count",
                     "correct `access`, or name another register")
        return
    if reference.field and find_register(block, reference, problems) is not None and field is not None:
        check_counting_field(block, counter, reference, register, field, problems)
    elif ((counter.pages or not counter.sum) and reference.index is None
          and not register.first <= counter.first <= register.first + elements - counter.count):
        problems.add(counter.where, f"counter `{counter.key}` has counters up to {counter.first + counter.count - 1}, "
                     f"but `{register.key}` has {elements} "
                     f"element{'s' if elements > 1 else ''}{' on a page' if counter.pages else ''}",
                     "remove `count`, or correct the array" if counter.count_at is not counter.where else
                     f"write `{register.key}[{min(max(counter.first, register.first), register.first + elements - 1)}-"
                     f"{register.first + elements - 1}]`, or correct the array")
    if counter.pages and pages == 1:
        problems.add(reference.where, f"`{register.key}` is on one page, but `sum({register.key}[n])` adds up pages",
                     "give its page an `array`, or remove `sum()`")
    if counter.width > register.width and not counter.joined:
        problems.add(counter.where, f"counter `{counter.key}` is {counter.width} bits wide, "
                     f"but `{register.key}` has {register.width}",
                     f"write `width: {held_bits(block, reference) or register.width}`, or correct the register")


def check_counting_field(block: Block, counter: Counter, reference: Reference, register: Register, field: Field,
                         problems: Problems) -> None:
    """Checks that counters in one register have separate fields, and that the steps write no other field."""
    check_expression(reference.field_index, counting_scope(block), problems)
    if counter.sum:
        problems.add(reference.where, f"`{reference.text}` is a field, but a sum adds up registers",
                     f"write `{register.key}`, or remove `sum()`")
        return
    if reference.index is None and register.elements > 1:
        problems.add(reference.where, f"register `{register.key}` is an array",
                     f"write `{register.key}[n // {field.count}].{field.name}[n % {field.count}]`" if field.each
                     else f"write `{register.key}[n].{field.name}`")
        return
    if field.each and reference.field_index is None and counter.count > 1:
        problems.add(reference.where, f"`{field.name}` is an array, but each counter is one element of it",
                     f"write `{register.key}.{element_of(counter, field)}`")
        return
    if counter.width > reference.width_in(field) and not counter.joined:
        problems.add(counter.where, f"counter `{counter.key}` is {counter.width} bits wide, but `{reference.text}` has "
                     f"{reference.width_in(field)}",
                     f"write `width: {reference.width_in(field)}`, or correct the field")
    if reference.field_index is not None:
        check_element(field, reference.field_index, reference.where, names_in_steps(block, counter), problems)
    twice = two_at_one_place(block, counter, reference, reference.field_index)
    if twice is not None:
        problems.add(reference.where, f"counters {twice[0]} and {twice[1]} of `{counter.key}` both use "
                                      f"`{reference.text}`", f"write `{register.key}.{element_of(counter, field)}`")
    for step in (*counter.first_steps, *counter.disable):
        if (step.kind == "write" and step.target is not None and step.target.register == register.key and field.each
                and not any(setting.field == field.name and setting.element is not None for setting in step.set)):
            place = str(reference.field_index.expr) if reference.field_index is not None else "n"
            problems.add(step.where,
                         f"this write clears all counters in `{register.key}`, also those of other programs",
                         f"write `{{write: \"{step.target.text}\", set: {{\"{field.name}[{place.strip('()')}]\": "
                         "0}}`")


def check_allows(block: Block, counter: Counter, problems: Problems) -> None:
    """Checks that `allows` depends on terms or facts."""
    before, allows = problems.count, counter.allows
    check_expression(allows, choice_scope(block), problems)
    if problems.count > before or allows is None:
        return
    if (not any(str(name).removeprefix("leader.") in (*block.terms, *block.facts) for name in allows.names())
            and not isinstance(allows.expr, Const)):
        problems.add(allows.where, f"`{allows.text}` depends on no term, so it is the same for all events",
                     "name a term that selects the counter, or a fact of the unit")
    elif chooses(counter) and counter.count > 64:
        problems.add(counter.where, f"counter `{counter.key}` has {counter.count} counters, but `allows` can choose "
                                    "among 64 at most", "describe at most 64 in one kind")


def check_step(block: Block, step: Step, of: Counter | Pool | None, problems: Problems) -> None:
    """Checks a step of a kind of counters, of a pool, or of the unit."""
    scope = step_scope(block)
    absent = of_an_event(block) if of is None else set()
    scope.advises = [name for name in scope.variables if name not in absent]
    check_expression(step.when, scope, problems)
    if step.kind == "barrier" and step.set:
        problems.add(step.where, "a barrier cannot have `set`", "remove `set`")
    if step.target is None:
        return
    register = find_register(block, step.target, problems)
    if register is None:
        return
    if step.target.field:
        problems.add(step.target.where, "a step writes a whole register",
                     f"write `{register.key}` and put the field under `set`")
    every = step.target.every
    if (step.target.index is not None or every) and register.elements == (block.pages_of(register) if every else 1):
        problems.add(step.target.where, f"register `{register.key}` is not an array",
                     f"write `{register.key}`" + (", which writes every page" if register.elements > 1 else ""))
    if step.target.index is None and not every and register.elements > block.pages_of(register):
        problems.add(step.target.where, f"register `{register.key}` is an array",
                     f"write `{register.key}[n]`, or `{register.key}[*]` for every element")
    check_expression(step.target.index, scope, problems)
    if not register.writable:
        problems.add(step.where, f"register `{register.key}` cannot be written",
                     "correct the step or the fields' access")
    check_acting(register, step, problems)
    for setting in step.set:
        field, before = register.by_name.get(setting.field), problems.count
        if field is None:
            problems.unknown(setting.where, f"register `{register.key}` has no field `{setting.field}`", setting.field,
                             register.by_name)
        for expression in setting.expressions:
            check_expression(expression, scope, problems)
        if field is not None and setting.element is not None and problems.count == before:
            check_element(field, setting.element, setting.where, names_in_steps(block, of), problems)
            if not (field.readable or field.acts):
                problems.add(setting.where, f"`{field.name}` cannot be read, so a write to one element loses the "
                                            "others", f"set the whole field: `{field.name}: ...`")
        if field is not None and isinstance(of, Counter) and problems.count == before:
            check_alone(block, of, step, register, setting, problems)


def check_acting(register: Register, step: Step, problems: Problems) -> None:
    """Checks that a step which keeps the rest of a register writes no field with side effects, and that bits which it
    sets or clears can be changed so."""
    for field in register.named if step.kind != "write" else ():
        if field.acts_by_any and all(setting.field != field.name for setting in step.set):
            problems.add(step.where, f"`modify` writes `{register.key}`, and any write "
                                     f"{'clears' if field.access == 'WC' else 'sets'} its field `{field.name}`",
                         f"write `{{write: {register.key}, ...}}` with every field, or `{field.name}: 0` under `set`")
        if field.acts_by_zero and step.kind == "raise" and any(setting.field == field.name for setting in step.set):
            problems.add(step.where, f"`old | ...` writes 1 to `{field.name}`, but only a written 0 acts there",
                         f"write `{field.name}: old & ~...`")


# Events

def check_event(block: Block, event: Event, choosing: list[Counter], told: set[tuple[int, str]],
                problems: Problems) -> None:
    """`choosing`: all kinds of counters if each has `allows`, else none. `told`: terms with a reported mistake, and
    their places; the events of an array share one place."""
    for name, value in event.terms.items():
        term = block.terms.get(name)
        if term is not None and not value >> term.width:
            continue
        if (key := (event.term_places[name].offset, name)) in told:
            continue
        told.add(key)
        if term is None:
            problems.unknown(event.term_places[name],
                             f"event `{event.name}` uses term `{name}`, which is not under `terms`", name, block.terms)
        else:
            problems.add(event.term_places[name], f"event `{event.name}` sets `{name}` to {value:#x}, which does not "
                                                  f"fit its {term.width} bits", "correct the value or the field")
    check_known(event.needs, block.terms, "term", event.where, problems)
    if event.counters_of:
        check_counters_of(block, event, problems)
    elif choosing:
        check_choice(block, event, choosing, problems)
    if event.counters and block.counters:  # which kind it is depends on the terms
        most = max(counter.count for counter in block.counters.values())
        if event.counters >> most:
            problems.lacking(event.where, f"event `{event.name}` allows counter {event.counters.bit_length() - 1}, "
                             f"but there are only {most}", f"use 0 to {most - 1}")
    if event.scale:
        try:
            is_scale = 0 < float(event.scale) < float("inf")
        except ValueError:
            is_scale = False
        if not is_scale:
            problems.add(event.where, f"scale `{event.scale}` is not a number above 0", "write a decimal number")


def check_counters_of(block: Block, event: Event, problems: Problems) -> None:
    """Checks that the kinds and counter numbers of an event exist."""
    check_known(list(event.counters_of), block.counters, "kind of counter", event.where, problems)
    for kind, numbers in event.counters_of.items():
        counter = block.counters.get(kind)
        if counter is not None and numbers >> counter.count:
            problems.add(event.where,
                         f"event `{event.name}` allows counter {numbers.bit_length() - 1} of `{kind}`, which has "
                         f"counters 0 to {counter.count - 1}", f"write `{kind}: 0-{counter.count - 1}`, or fewer")


def check_choice(block: Block, event: Event, kinds: list[Counter], problems: Problems) -> None:
    """Checks that some counter can count the event, as far as its terms tell."""
    if problems or any(allowed(block, event).values()):
        return
    told = next((counter for counter in kinds if chooses(counter)), kinds[0])
    if told.allows is not None and named(*(counter.allows for counter in kinds)).isdisjoint(block.facts):
        problems.lacking(event.where, f"no counter can count event `{event.name}`: `allows: {told.allows.text}` of "
                                      f"`{told.key}` is false for every `n` from {told.first} to "
                                      f"{told.first + told.count - 1}", "correct the terms, or the expression")


def check_linux_events(block: Block, problems: Problems) -> None:
    listed = next((event for event in block.events.values() if event.linux), None)
    if listed is not None and block.linux is None:
        problems.lacking(listed.where, f"event `{listed.name}` has `linux`, but block `{block.key}` does not",
                         "add `linux:` to the block, or remove it from the event")
        return
    names = Tally(event.linux for event in block.events.values() if event.linux)
    driver = release(block.linux.since) if block.linux is not None and block.linux.since else []
    for event in block.events.values():
        if event.linux and names[event.linux] > 1:
            problems.add(event.where, f"two events have the Linux name `{event.linux}`", "correct one `linux:`")
            return
        name = block.linux_name(event)
        since, until = (release(version) if version else [] for version in (event.since, block.dropped(event)))
        if since and since < driver or until and until <= max(driver, since):
            problems.add(event.where, f"Linux lists event `{event.name}` "
                         f"{f'since {event.since}' if since and since < driver else f'until {block.dropped(event)}'}, "
                         "before " +
                         (f"its driver was added in {block.linux.since if block.linux else ''}" if driver >= since
                          else f"it listed the event in {event.since}"),
                          "correct `since` of the event, or `since` or `dropped` of the block's `linux`")
        if name in (".", "..") or len(name) > MOST_OF_A_FILE_NAME - len(".scale"):
            shown = name if len(name) < 40 else f"{name[:40]}…"
            problems.add(event.where, f"`{shown}` cannot be a file name", "rename the event")


def check_linux(block: Block, problems: Problems) -> None:
    linux = block.linux
    if linux is None:
        return
    brackets, before = PLACE.findall(linux.device), problems.count
    plain = [index_of(inside) for inside in brackets]
    for index in (found.name for found in plain if found is not None):
        if index not in (*block.numbers, *block.facts) and index != block.bank_name:
            problems.unknown(linux.where, f"`device` has `<{index}>`, which is not an index of `instances`" +
                             (" or the block's `scope`" if block.bank_name else ""), index,
                             [*block.numbers, *filter(None, [block.bank_name])])
    for number in linux.numbers:
        if index_of(number.text) is None:
            check_expression(number, device_scope(block), problems)
    names = [filled(linux.device, instance) for instance in block.instances]
    if problems.count == before and linux.numbers and (linux.instance or block.banked and len(brackets) > 1):
        problems.add(linux.numbers[0].where,
                     f"a device name with the expression `<{linux.numbers[0].text}>` can have no other number and no "
                     "`instance`", "write one expression, or only indices")
    elif problems.count == before and linux.numbers and not block.banked and len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        problems.add(linux.numbers[0].where, f"{names.count(twice)} instances have the device name `{twice}`",
                     "correct the expression")
    if block.banked and linux.instance:
        problems.add(linux.where, f"`device` names one device for each {block.scope}, but `instance` needs one device "
                                  "for all units", "remove one of them")
    if not is_file_name(PLACE.sub("0", linux.device)):
        problems.add(linux.where, f"`{linux.device}` is not a valid device name",
                     "write the name that /sys/bus/event_source/devices has")
    longest = max(map(len, names))
    if longest > MOST_OF_A_FILE_NAME:
        problems.add(linux.where, f"the name of the device has {longest} characters",
                     f"shorten it to at most {MOST_OF_A_FILE_NAME}")
    if linux.config:
        problems.look_up(block.registers, linux.config, linux.where, "`config` names register")
    for key, pattern in (("event_string", linux.event_string), ("identifier", linux.identifier)):
        if set("{}") & set(PATTERN.sub("", pattern)):
            problems.add(linux.where, f"`{key}` has an unbalanced brace", "write `{NAME:x}`")
    if any(character.isspace() for character in linux.event_string.removesuffix("\n")):
        problems.add(linux.where, "`event_string` contains white space", "separate the terms by commas, on one line")
    for name, form in PATTERN.findall(linux.identifier):
        if name != "identity" or form and not _FORMAT.match(form):
            problems.add(linux.where,
                         f"`identifier` has the unknown placeholder `{{{name}{':' + form if form else ''}}}`",
                         "write `{identity:x}`, or `{identity:08x}`")
    for name, form in PATTERN.findall(linux.event_string):
        if name not in block.terms:
            problems.unknown(linux.where, f"`event_string` has `{{{name}}}`, which is not a term", name, block.terms)
        elif block.terms[name].place is None:
            problems.lacking(linux.where,
                             f"`event_string` has `{{{name}}}`, but Linux has no format file for that term",
                             f"add `linux: \"config:…\"` to `{name}`, or remove it", "linux", name,
                             *(word for field in block.terms[name].fields for word in (field.register, field.field)))
        if form and not _FORMAT.match(form):
            problems.add(linux.where, f"`event_string` has the unknown format `{form}` for `{name}`",
                         "write `x`, `02x`, `03x` …")
    check_expression(linux.together, Scope([*block.terms]), problems)
    if linux.together is not None and not linux.some_events:
        problems.add(linux.together.where, "`together` requires `events: some`", "remove it, or write `events: some`")
    if linux.instance:
        check_instance_values(block, linux, problems)
    listed = linux.all_events or any(event.linux and not event.linux_string for event in block.events.values())
    if listed and block.events and not linux.event_string:
        problems.add(linux.where, "Linux lists events of the block, but `event_string` is missing",
                     'add `event_string: "event=0x{event:x}\n"`')


def check_instance_values(block: Block, linux: Linux, problems: Problems) -> None:
    """Checks that each instance has a different number that fits the term."""
    owners: dict[int, str] = {}
    name, value = next(iter(linux.instance.items()))
    before = problems.count
    check_known([name], block.terms, "term", linux.where, problems)
    check_expression(value, Scope([*block.numbers]), problems)
    if len(linux.instance) > 1:
        problems.add(linux.where, f"`instance` names {len(linux.instance)} terms",
                     "name only the term that selects the unit")
    for instance in block.instances if problems.count == before else ():
        number, term = evaluate(value.expr, instance.numbers), block.terms[name]
        other = owners.setdefault(number, instance.name)
        wrong = f"gives instances `{other}` and `{instance.name}` the number {number}" if other != instance.name \
            else (f"gives instance `{instance.name}` the number {number:#x}, which does not fit the {term.width} bits "
                  f"of `{name}`") if number >> term.width else ""
        if wrong:
            problems.add(value.where, f"`instance` {wrong}", "write an expression that differs for each instance")
            return


def check_clock(block: Block, problems: Problems) -> None:
    clock = (problems.look_up(block.events, block.clock, block.clock_at, f"`clock` of `{block.key}` names event")
             if block.clock else None)
    if clock is not None and clock.needs:
        problems.add(block.clock_at,
                     f"`clock` names event `{block.clock}`, which needs a value for "
                     f"{', '.join(clock.needs)}", "name another event, or remove `clock`")


def check_metrics(block: Block, problems: Problems) -> None:
    for metric in block.metrics.values():
        check_expression(metric.formula, metric_scope(block), problems)
        if metric.name in block.events:
            problems.add(metric.where, f"metric `{metric.name}` has the name of an event", "rename the metric")
        if metric.name in VIEWS:
            problems.add(metric.where, f"metric `{metric.name}` has the name of a view", "rename the metric")
        check_limit(block, metric, problems)
    for metric in block.metrics.values():
        if metric.name in reached(block, metric, set()):
            problems.add(metric.where, f"metric `{metric.name}` depends on itself", "correct the formula")
            return
    sizes: dict[str, int] = {}
    for metric in block.metrics.values():
        if operations(block, metric, sizes) > MOST_OPERATIONS:
            problems.add(metric.where, f"metric `{metric.name}` takes more than {MOST_OPERATIONS} operations",
                         "use fewer metrics in the formula")
            return


def check_limit(block: Block, metric: Metric, problems: Problems) -> None:
    """Limits lie within one another, so that each metric of a chain has one."""
    limit = metric.limit
    if limit is None or not limit.within:
        return
    outer = problems.look_up(block.metrics, limit.within, limit.where,
                             f"`within` of metric `{metric.name}` names metric")
    if outer is not None and outer.limit is None:
        problems.add(limit.where, f"`within` of metric `{metric.name}` names `{outer.name}`, which has no limit",
                     f"give `{outer.name}` a `limit`, or remove `within`")
    elif (last := above(block, metric)[-1].limit) is not None and last.within in block.metrics:
        problems.add(limit.where, f"the limit of metric `{metric.name}` lies within itself", "correct `within`")


def operations(block: Block, metric: Metric, sizes: dict[str, int]) -> int:
    """Approximate size of a formula with its metrics inlined."""
    if metric.name not in sizes:
        others = [block.metrics.get(str(name)) for name in metric.formula.names()]
        sizes[metric.name] = sum(2 if other is None else 1 + operations(block, other, sizes) for other in others)
    return sizes[metric.name]


def reached(block: Block, metric: Metric, seen: set[str]) -> set[str]:
    """Names of the metrics that a metric uses, at any depth."""
    for name in metric.formula.names():
        other = block.metrics.get(str(name))
        if other is not None and other.name not in seen:
            seen.add(other.name)
            reached(block, other, seen)
    return seen
