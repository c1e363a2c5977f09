"""Which counters count a described event, as far as its own terms tell: the runtime asks the same of every event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from weakref import WeakKeyDictionary

from generator.elements import parts_of
from generator.expression import Expression, as_function, evaluate
from generator.model import Block, Counter, Event


_functions: WeakKeyDictionary[Counter, dict[str, Callable[[Mapping[str, int]], int]]] = WeakKeyDictionary()


def _function(counter: Counter, key: str, expression: Expression) -> Callable[[Mapping[str, int]], int]:
    """An expression of a kind of counters, which is asked of each event and counter."""
    known = _functions.setdefault(counter, {})
    if key not in known:
        known[key] = as_function(expression.expr)
    return known[key]


def _names(block: Block, event: Event) -> dict[str, int]:
    """On the first instance as it is simulated, of an event that is alone; a term that is not given is 0, and what registers tell."""
    terms, numbers = {name: event.terms.get(name, 0) for name in block.terms}, block.instances[0].numbers
    facts = {fact.key: evaluate(fact.example.expr, numbers) if fact.example is not None else 0 for fact in block.facts.values()}
    return {**terms, **{f"leader.{name}": value for name, value in terms.items()}, **facts, **numbers, "n": 0}


# The check asks it of each event, the tables, the pages and the reference again.
_kinds: WeakKeyDictionary[Block, dict[Event, list[Counter]]] = WeakKeyDictionary()
_able: WeakKeyDictionary[Block, dict[tuple[Counter, Event], int]] = WeakKeyDictionary()


def kinds_of(block: Block, event: Event) -> list[Counter]:
    """The kinds of counters that take an event."""
    known = _kinds.setdefault(block, {})
    if event not in known:
        known[event] = _kinds_of(block, event)
    return known[event]


def _kinds_of(block: Block, event: Event) -> list[Counter]:
    if event.on or event.counters_of:
        return [block.counters[key] for key in [event.on, *event.counters_of] if key in block.counters]
    general = [counter for counter in block.counters.values() if counter.takes is None]
    names = _names(block, event) if len(general) < len(block.counters) else {}
    taking: list[Counter] = []
    for counter in block.counters.values():
        if counter.takes is not None and _function(counter, "takes", counter.takes)(names):
            taking.append(counter)
            if not taking[0].shares:
                return taking
    return taking + general


def kind_of(block: Block, event: Event) -> Counter | None:
    """The one kind that counts an event; None where several may, or where that depends on more than its terms."""
    kinds = kinds_of(block, event)
    if len(kinds) != 1:
        return None
    decided = bool(event.on) or not event.counters_of and all(
        str(name) in block.terms for counter in block.counters.values() if counter.takes is not None for name in counter.takes.names())
    return kinds[0] if decided else None


def counters_for(block: Block, counter: Counter, event: Event) -> int:
    """The mask of the counters of a kind that may count an event."""
    known = _able.setdefault(block, {})
    if (counter, event) not in known:
        known[counter, event] = _counters_for(block, counter, event)
    return known[counter, event]


def _counters_for(block: Block, counter: Counter, event: Event) -> int:
    able = event.counters_of.get(counter.key, 0) if event.counters_of else event.counters or (1 << counter.count) - 1
    parts = parts_of(block, counter) if event.counters and counter.joined else []
    if parts:
        able = sum(1 << i for i, part in enumerate(parts[::2]) if part is not None and event.counters >> part[1] & 1)
    if counter.chosen_by is not None:
        number = _function(counter, "chosen_by", counter.chosen_by)(_names(block, event))
        return able & (1 << number) if number < counter.count else 0
    if counter.allows is not None:
        allows, names = _function(counter, "allows", counter.allows), _names(block, event)
        able &= sum(1 << i for i in range(counter.count) if allows(names | {"n": counter.first + i}))
    return able


def counters_text(block: Block, event: Event) -> str:
    """`0, 1`; of several kinds `general 0, 1; fixed 0`; nothing where all counters of its kind may count it."""
    kinds = kinds_of(block, event)
    masks = [counters_for(block, counter, event) for counter in kinds]
    if all(mask == (1 << counter.count) - 1 for counter, mask in zip(kinds, masks)) and not event.counters_of:
        return ""
    parts = [(counter.key, ", ".join(str(i) for i in range(64) if mask >> i & 1)) for counter, mask in zip(kinds, masks) if mask]
    return "; ".join(f"{key} {numbers}" for key, numbers in parts) if len(parts) > 1 else "".join(numbers for _, numbers in parts)
