"""Checks that counters and sessions do not overwrite one another's settings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from generator.model.bounds import kept_by, terms_in
from generator.model.elements import all_steps, element_numbers, place_of
from generator.base.expression import MASK64, Expression, evaluate, named, of_old
from generator.model.model import Block, Counter, Field, Reference, Register, Setting, Step
from generator.base.source import Problems, Where

# page, device, bank, element in a bank, address: registers that overlap have one place
Place = tuple[str, str, int, int]
MOST_NAMES = 6  # number of other fields whose values are tried


def check_shared(block: Block, problems: Problems) -> None:
    """Checks a block whose names are valid."""
    before = problems.count
    check_counters(block, problems)
    if problems.count == before:
        check_controls(block, problems)
    enables = shared_enables(block)
    for key, steps in block.sequences.items():
        for step in steps:
            check_enables(block, key, step, enables, problems)
    for counter in block.counters.values():
        for key, steps in counter.steps.items():
            for step in steps:
                check_enables(block, key, step, enables, problems, counter)
                check_switch(block, counter, key, step, problems)


def check_counters(block: Block, problems: Problems) -> None:
    """Checks that each counter has its own registers or fields."""
    owners: dict[Place, list[tuple[int, Counter, str, str]]] = {}
    # those that may be parts of a joined one come first
    for counter in sorted(block.counters.values(), key=lambda kind: kind.joined):
        for number, n in enumerate(element_numbers(counter)):
            mine = f"{'a part of ' * (counter.sum or counter.joined)}counter {number} of `{counter.key}`"
            for reference in counter.registers:
                for place, bits, called in places_of(block, counter, reference, n):
                    others = owners.setdefault(place, [])
                    theirs = next((text for mask, other, text, name in others if mask & bits and text != mine
                                   and not may_share(block, other, counter)
                                   and (other is not counter or name == called)), "")
                    others.append((bits, counter, mine, called))
                    if theirs:
                        problems.add(reference.where, f"{theirs} and {mine} both use `{called}`",
                                     "name a different register for each, or describe one counter for the events of "
                                     "both")
                        return


def places_of(block: Block, counter: Counter, reference: Reference, n: int) -> Iterator[tuple[Place, int, str]]:
    """The places in which counter `n` counts, all elements for a sum; none if they depend on more than `n`."""
    register = block.reached[reference.register]
    elements = range(register.first, register.first + register.elements)
    for number in elements if counter.sum and not counter.pages and reference.index is None else [n]:
        at = place_of(block, reference, number)
        place = address_of(block, register, at[1]) if at is not None else None
        if at is not None and place is not None:
            field = register.by_name[reference.field] if reference.field else None
            element = field is not None and reference.field_index is not None
            bits = (1 << register.width) - 1 if field is None else bits_of(field, at[2] if element else None)
            field_text = f".{reference.field}" if field is not None else ""
            yield place, bits, shown(register, at[1]) + field_text + (f"[{at[2]}]" if element else "")


def address_of(block: Block, register: Register, element: int) -> Place | None:
    """The place of an element on the first instance; of another view of a register (`state`), that register's."""
    other = block.reached.get(register.state) if register.state else None
    if other is not None and other.elements == register.elements:
        register, element = other, element - register.first + other.first
    if not 0 <= element - register.first < register.elements:
        return None
    numbers = numbers_of_element(register, element - register.first)
    return (register.page, register.bank, element if register.bank else 0,
            register.address_at({**block.instances[0].numbers, **numbers}))


def numbers_of_element(register: Register, element: int) -> dict[str, int]:
    """Index names and values of one element of an array; the last dimension counts first."""
    numbers = {}
    for dimension in reversed(register.dimensions):
        element, index = divmod(element, dimension.count)
        numbers[dimension.index] = dimension.first + index
    return numbers


def bits_of(field: Field, element: int | None) -> int:
    """The bits of a field or of one of its elements."""
    return (field.mask if element is None or element not in field.indices
            else ((1 << field.each) - 1) << field.element_low(element))


def may_share(block: Block, one: Counter, other: Counter) -> bool:
    """Whether two kinds can share registers: fixed kinds are only read, a device may have only one of the kinds, and
    check/counting.py checks the parts of joined kinds."""
    if one.joined or other.joined:
        return all(kind.joined or not (kind.fixed or kind.sum) for kind in (one, other))
    return one is not other and (one.fixed and other.fixed or only_one(block, one, other))


def only_one(block: Block, one: Counter, other: Counter) -> bool:
    """Whether no device has both kinds: it tells the number of each, or facts choose one."""
    asked = [named(kind.allows) for kind in (one, other)]
    return (one.discover_count is not None and other.discover_count is not None
            or any(names & block.facts.keys() and not names & block.terms.keys() for names in asked))


def check_controls(block: Block, problems: Problems) -> None:
    """Checks that counters do not share a control, unless a device has only one of the two kinds."""
    same = {term for rule in block.rules for term in rule.same}
    owners: dict[Place, list[tuple[Counter, int, Step, int, int]]] = {}
    for counter in (kind for kind in block.counters.values() if not (kind.joined or kind.fixed)):
        for number, n in enumerate(element_numbers(counter)):
            for step in counter.first_steps:
                found = set_by(block, step, n, same)
                if found is None:
                    continue
                place, called, whole, own = found
                others = owners.setdefault(place, [])
                for other, theirs, before, their_whole, their_own in others:
                    if (other is counter and (theirs == number or not own & their_own or step.target is None
                                              or step.target.index is None) or other is not counter
                                              and only_one(block, other, counter)):
                        continue
                    if other is counter:
                        problems.add(step.where, f"counters {theirs} and {number} of `{counter.key}` both program "
                                                 f"their event in `{called}`, so the last write wins",
                                     "name a register, or a field, for each counter, or add `same:` with the terms to "
                                     "`rules`")
                        return
                    if own & their_own or "write" in (step.kind, before.kind) and whole & their_whole:
                        verb = ("both write the whole of" if step.kind == before.kind == "write"
                                else "both program their event in" if own & their_own
                                and "raise" not in (step.kind, before.kind) else "both set bits of")
                        problems.add(step.where, f"kinds `{other.key}` and `{counter.key}` {verb} `{called}`, so the "
                                                 "last write wins",
                                     "describe the counters of both as one kind, or write only each kind's own bits "
                                     "with `modify`")
                        return
                others.append((counter, number, step, whole, own))


def set_by(block: Block, step: Step, n: int, same: set[str]) -> tuple[Place, str, int, int] | None:
    """Place and name of what a step sets for counter `n`, all bits that it sets, and those that depend on the event or
    counter; None if that depends on more than `n`."""
    if step.target is None or step.target.every:
        return None
    register = block.reached[step.target.register]
    at = place_of(block, step.target, n)
    element = register.first if step.target.index is None else at[1] if at is not None else None
    place = address_of(block, register, element) if element is not None else None
    if element is None or place is None:
        return None
    known = {**block.instances[0].numbers, "n": n}
    whole = own = 0
    if step.kind == "write":
        kept = sum(field.mask for field in register.named if field.writable and not field.acts)
        whole = kept & ~kept_by(block, step, True)
        for i, number, _, index in terms_in(block, register):
            field = register.named[number]
            if (list(block.terms)[i] not in same and not field.acts
                    and all(setting.field != field.name for setting in step.set)):
                own |= bits_of(field, evaluate(index.expr, known) if index is not None and knows(index, known)
                               else None)
    for setting in step.set:
        field = register.by_name[setting.field]
        bits = bits_of(field, evaluate(setting.element.expr, known) if setting.element is not None
                       and knows(setting.element, known) else None)
        if step.kind in ("raise", "lower") and setting.element is None and knows(setting.value, known):
            bits &= evaluate(setting.value.expr, known) << field.low
        if field.writable and not field.acts:
            whole |= bits
            own |= bits if of_one(block, setting, step.kind, same) else 0
    return place, shown(register, element), whole, own


def of_one(block: Block, setting: Setting, kind: str, same: set[str]) -> bool:
    """Whether a setting depends on the event, or is the bit of one counter."""
    asked = named(*setting.expressions)
    return bool(asked & (block.terms.keys() - same)) or kind in ("raise", "lower") and "n" in asked


def knows(expression: Expression, known: dict[str, int]) -> bool:
    return named(expression) <= known.keys()


def shown(register: Register, element: int) -> str:
    """The element as steps name it."""
    return f"{register.key}[{element}]" if register.elements > 1 else register.key


# Enables

def shared_enables(block: Block) -> dict[tuple[str, str], tuple[str, bool]]:
    """Fields with an enable bit for each counter: by register and field, the name under `used`, and whether a 1
    disables."""
    found: dict[tuple[str, str], tuple[str, bool]] = {}
    for step in all_steps(block):
        register = (block.reached[step.target.register] if step.target is not None and step.target.index is None
                    else None)
        for setting in step.set if register is not None else ():
            assert register is not None
            field = register.by_name[setting.field]
            asked = named(setting.value)
            used = sorted(name for name in asked if name.startswith("used."))
            own_bit = ("n" in asked and step.kind in ("raise", "lower") or field.each == 1
                       and setting.element is not None)
            if field.writable and not field.acts and (used or own_bit):
                key = (register.key, field.name)
                found[key] = (found[key][0] if key in found and found[key][0] else used[0] if used else "",
                              stops_by_one(block, *key))
    kinds = list(block.counters)
    return {key: (kind or (f"used.{kinds[0]}" if kinds else ""), stops) for key, (kind, stops) in found.items()}


def stops_by_one(block: Block, register: str, field: str) -> bool:
    """Whether enabling a counter writes 0."""
    return any(step.kind == "lower" or setting.value.text.strip() == "0"
               for steps in (block.start, *(kind.enable for kind in block.counters.values()))
               for step in steps if step.target is not None and step.target.register == register for setting in step.set
               if setting.field == field and (setting.element is not None or step.kind == "lower"))


def check_enables(block: Block, key: str, step: Step, enables: dict[tuple[str, str], tuple[str, bool]],
                  problems: Problems, counter: Counter | None = None) -> None:
    """Checks that a step enables and disables only the session's counters, or only its own counter."""
    if step.target is None:
        return
    set_here = {setting.field: setting for setting in step.set}
    of_counters = {(other.target.register, setting.field) for kind in block.counters.values()
                   for other in kind.first_steps if other.target is not None for setting in other.set}
    for (register, field), (used, stops) in enables.items():
        if (register != step.target.register or counter is not None
                and (counter.count == 1 or used == f"used.{counter.key}" and counter.sum)):
            continue
        setting = set_here.get(field)
        # else check_start tells
        if setting is None and step.kind == "write" and not (key == "start" and (register, field) in of_counters):
            problems.add(step.where,
                         f"`write: {step.target.text}` in `{key}` clears `{field}` and stops the counters of other "
                         "programs", f"write `modify: {step.target.written}`, which keeps `{field}`")
            return
        if setting is not None and setting.element is None and changes_others(block, step, setting, counter):
            word = (step.kind if step.kind in ("raise", "lower") else "raise" if (key in ("start", "enable")) != stops
                    else "lower")
            value = (setting.value.text if setting.value.text.startswith("used.") and "|" not in setting.value.text
                     else used if counter is None else "1 << n")
            problems.add(setting.where,
                         f"`{setting.text}: {setting.written(step.kind)}` in `{key}` also "
                         f"{'stops' if step.kind == 'lower' and (not stops) else 'changes'} counters of other programs",
                         f"write `{{modify: {step.target.written}, set: {{{field}: {of_old(word, value)}}}}}`")
            return


def changes_others(block: Block, step: Step, setting: Setting, counter: Counter | None) -> bool:
    """Whether a step changes enable bits of other counters."""
    asked = named(setting.value)
    if step.kind not in ("raise", "lower"):
        return counter is None or "n" not in asked  # a bit of counter `n` is check_acting's
    known = {**block.instances[0].numbers, **{name: 0 for name in asked if name.startswith("used.")}}
    return knows(setting.value, known) and evaluate(setting.value.expr, known) != 0


# Switches

def check_switch(block: Block, counter: Counter, key: str, step: Step, problems: Problems) -> None:
    """Checks that no step of one counter clears or stops all counters by a field that they share."""
    if (counter.count == 1 or step.target is None or step.target.index is not None or step.target.every
            or step.when is not None):
        return
    register = block.reached[step.target.register]
    counting = {reference.register for reference in counter.registers}
    for setting in step.set:
        if (setting.element is None and any(not target.block and target.register in counting
                                            for target in register.by_name[setting.field].clears)):
            problems.add(setting.where,
                         f"`{setting.text}` in `{key}` clears all counters, but the step belongs to one counter",
                         "move it to `reset` of `sequences`, and clear only this counter here: `write: "
                         f"{counter.registers[0].register}[n]`")
            return
    for name, (where, value) in left_by(block, register, step).items() if counter.runs is not None else ():
        if not can_run(counter.runs, f"{register.key}.{name}", value):
            problems.add(where, f"this step of one counter sets `{name}` to {value}, which stops all counters",
                         f"do not change `{name}` here, and stop the unit in `sequences`")
            return


def left_by(block: Block, register: Register, step: Step) -> dict[str, tuple[Where, int]]:
    """The fields with a constant value after a step, and where the value is set."""
    of_terms = {register.named[number].name for _, number, _, _ in terms_in(block, register)}
    found = {field.name: (step.where, 0) for field in register.named if step.kind == "write"
             and field.name not in of_terms and not field.each and not field.acts}
    for setting in step.set:
        found.pop(setting.field, None)
        value = evaluate(setting.value.expr, {}) if knows(setting.value, {}) else 0
        if knows(setting.value, {}) and setting.element is None and (value or step.kind in ("write", "modify")):
            fits = (1 << register.by_name[setting.field].width) - 1
            found[setting.field] = setting.where, 0 if step.kind == "lower" else value & fits
    return found


def can_run(runs: Expression | None, name: str, value: int) -> bool:
    """Whether a counter can run while a field has this value; tries 0, 1 and all ones for the other names."""
    others = sorted(named(runs) - {name})
    if runs is None or len(others) > MOST_NAMES or name not in named(runs):
        return True
    return any(evaluate(runs.expr, {name: value, **dict(zip(others, state))})
               for state in product((0, 1, MASK64), repeat=len(others)))
