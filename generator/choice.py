"""Which counters count a described event, as far as its own terms tell: the runtime asks the same of every event."""

from __future__ import annotations

from generator.elements import parts_of
from generator.expression import Expression, evaluate
from generator.model import Block, Counter, Event


def _value(block: Block, event: Event, expression: Expression, n: int = 0) -> int:
    """On the first instance, of an event that is alone; a term that is not given is 0."""
    terms = {name: event.terms.get(name, 0) for name in block.terms}
    names = {**terms, **{f"leader.{name}": value for name, value in terms.items()}, **block.instances[0].numbers, "n": n}
    return evaluate(expression.expr, names)


def kinds_of(block: Block, event: Event) -> list[Counter]:
    """The kinds of counters that take an event."""
    if event.on or event.counters_of:
        return [block.counters[key] for key in [event.on, *event.counters_of] if key in block.counters]
    general = [counter for counter in block.counters.values() if counter.takes is None]
    taking: list[Counter] = []
    for counter in block.counters.values():
        if counter.takes is not None and _value(block, event, counter.takes):
            taking.append(counter)
            if not taking[0].shares:
                return taking
    return taking + general


def kind_of(block: Block, event: Event) -> Counter | None:
    """The one kind that counts an event; None where several may, or where that depends on more than its terms."""
    kinds = kinds_of(block, event)
    asked = {str(name) for counter in block.counters.values() if counter.takes is not None for name in counter.takes.names()}
    decided = bool(event.on) or not event.counters_of and asked <= set(block.terms)
    return kinds[0] if len(kinds) == 1 and decided else None


def counters_for(block: Block, counter: Counter, event: Event) -> int:
    """The mask of the counters of a kind that may count an event."""
    able = event.counters_of.get(counter.key, 0) if event.counters_of else event.counters or (1 << counter.count) - 1
    parts = parts_of(block, counter)
    if event.counters and parts:
        able = sum(1 << i for i, part in enumerate(parts[::2]) if part is not None and event.counters >> part[1] & 1)
    if counter.chosen_by is not None:
        number = _value(block, event, counter.chosen_by)
        return able & (1 << number) if number < counter.count else 0
    if counter.allows is not None:
        able &= sum(1 << i for i in range(counter.count) if _value(block, event, counter.allows, counter.first + i))
    return able


def counters_text(block: Block, event: Event) -> str:
    """`0, 1`; of several kinds `general 0, 1; fixed 0`; nothing where all counters of its kind may count it."""
    kinds = kinds_of(block, event)
    masks = [counters_for(block, counter, event) for counter in kinds]
    if all(mask == (1 << counter.count) - 1 for counter, mask in zip(kinds, masks)) and not event.counters_of:
        return ""
    parts = [(counter.key, ", ".join(str(i) for i in range(64) if mask >> i & 1)) for counter, mask in zip(kinds, masks) if mask]
    return "; ".join(f"{key} {numbers}" for key, numbers in parts) if len(parts) > 1 else "".join(numbers for _, numbers in parts)
