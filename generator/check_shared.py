"""What counters, and sessions, share: none undoes what another has set."""

from __future__ import annotations

from generator.elements import all_steps, element_numbers, place_of
from generator.model import Block, Counter, Reference, Step
from generator.source import Problems

Place = tuple[str, int, int]  # register (or field), element, element of the field


def check_shared(block: Block, problems: Problems) -> None:
    """Of a block whose names are right."""
    before = problems.count
    check_counters(block, problems)
    if problems.count == before:
        check_controls(block, problems)
    enables = shared_enables(block)
    for key, steps in (("reset", block.reset), ("start", block.start), ("stop", block.stop), ("finish", block.finish), ("snapshot", block.snapshot)):
        for step in steps:
            check_enables(block, key, step, enables, problems)


def check_counters(block: Block, problems: Problems) -> None:
    """Each counter counts in registers, or fields, of its own."""
    owners: dict[Place, tuple[Counter, str]] = {}
    for counter in sorted(block.counters.values(), key=lambda kind: kind.joined):  # those that may be parts of a joined one come first
        for number, n in enumerate(element_numbers(counter)):
            mine = f"{'a part of ' * (counter.sum or counter.joined)}counter {number} of `{counter.key}`"
            for reference in counter.registers:
                for place in places_of(block, counter, reference, n):
                    other, theirs = owners.setdefault(place, (counter, mine))
                    if theirs != mine and not may_share(other, counter):
                        problems.add(reference.where, f"{theirs} and {mine} are both `{shown(block, place)}`",
                                     "name a register of its own for each, or describe one counter that counts the events of both")
                        return


def places_of(block: Block, counter: Counter, reference: Reference, n: int) -> list[Place]:
    """What counter `n` counts in: of a sum every element. Nothing where that takes more than `n` to tell."""
    register = block.reached[reference.register]
    elements = range(register.first, register.first + register.elements)
    numbers = elements if counter.sum and not counter.pages and reference.index is None else [n]
    return [place for number in numbers if (place := place_of(block, reference, number)) is not None]


def may_share(one: Counter, other: Counter) -> bool:
    """Free kinds are only read; a joined kind says that it is made of others' counters, of which check_counting knows more."""
    if one.joined or other.joined:
        return all(kind.joined or not (kind.free or kind.sum) for kind in (one, other))
    return one is not other and one.free and other.free


def check_controls(block: Block, problems: Problems) -> None:
    """What one kind programs by a whole write is not another's, unless a device has only one of the two kinds."""
    owners: dict[Place, Counter] = {}
    for counter in (kind for kind in block.counters.values() if not (kind.joined or kind.free)):
        for step in (*counter.program, *counter.enable):
            for n in element_numbers(counter):
                place = control_of(block, step, n)
                other = owners.setdefault(place, counter) if place is not None else counter
                if place is not None and other is not counter and not (counter.discover_count and other.discover_count):
                    problems.add(step.where, f"kinds `{other.key}` and `{counter.key}` both write the whole of `{shown(block, place)}`, so the last one wins",
                                 "describe the counters of both as one kind, or write only each kind's own bits with `modify` or `raise`")
                    return


def control_of(block: Block, step: Step, n: int) -> Place | None:
    """The element that a step sets for counter `n`; None: none that keeps what is written, or more than `n` tells."""
    target = step.target
    if step.kind != "write" or step.when is not None or target is None or target.every:
        return None
    if not any(field.writable and not field.acts for field in block.reached[target.register].named):
        return None
    place = place_of(block, target, n)
    return place if place is None or target.index is not None else (target.register + ".", 0, 0)


def shown(block: Block, place: Place) -> str:
    """A place as steps name it."""
    key, _, field = place[0].partition(".")
    register = block.reached[key]
    text = f"{key}[{place[1]}]" if register.elements > 1 else key
    return text + (f".{field}" + (f"[{place[2]}]" if register.by_name[field].each else "") if field else "")


# Enables

def shared_enables(block: Block) -> dict[tuple[str, str], str]:
    """Fields with a bit for each counter, which keep what is written, with the names of the kinds in `used`: by register and field."""
    found: dict[tuple[str, str], str] = {}
    for step in all_steps(block):
        register = block.reached[step.target.register] if step.target is not None and step.target.index is None else None
        for setting in step.set if register is not None else ():
            assert register is not None
            field = register.by_name[setting.field]
            asked = {str(name) for name in setting.value.names()}
            used = sorted(name for name in asked if name.startswith("used."))
            own_bit = "n" in asked and step.kind in ("raise", "lower") or field.each == 1 and setting.element is not None
            if field.writable and not field.acts and (used or own_bit):
                key = (register.key, field.name)
                found[key] = found.get(key) or (used[0] if used else "")
    kinds = list(block.counters)
    return {key: kind or (f"used.{kinds[0]}" if kinds else "") for key, kind in found.items()}


def check_enables(block: Block, key: str, step: Step, enables: dict[tuple[str, str], str], problems: Problems) -> None:
    """A step of the unit enables and disables the session's counters, and no others."""
    if step.target is None or step.kind not in ("write", "modify", "lower"):
        return
    set_here = {setting.field: setting for setting in step.set}
    of_counters = {(other.target.register, setting.field) for counter in block.counters.values()
                   for other in (*counter.program, *counter.enable) if other.target is not None for setting in other.set}
    for (register, field), used in enables.items():
        if register != step.target.register:
            continue
        setting = set_here.get(field)
        if setting is None and step.kind == "write" and not (key == "start" and (register, field) in of_counters):  # else check_start tells
            problems.add(step.where, f"`write: {step.target.text}` in `{key}` clears `{field}`, and stops counters of other programs", f"write `modify: {step.target.written}`, which keeps it")
            return
        if setting is not None and setting.element is None and (step.kind != "lower" or not any(str(name).startswith("used.") for name in setting.value.names())):
            word = "raise" if key == "start" else "lower"
            value = setting.value.text if any(str(name).startswith("used.") for name in setting.value.names()) else used
            problems.add(setting.where, f"`{setting.text}: {setting.value.text}` in `{key}` {'stops' if step.kind == 'lower' else 'changes'} counters of other programs, too",
                         f"write `{{{word}: {step.target.written}, set: {{{field}: {value}}}}}`")
            return
