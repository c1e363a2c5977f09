"""The counters that can count a described event, as far as its own terms tell. The runtime decides the same for every
event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from weakref import WeakKeyDictionary

from .elements import parts_of
from ..base.expression import as_function, evaluate, named
from .model import Block, Counter, Event

Key = tuple[int | None, ...]  # all of an event on which the choice of its counters depends


class _Choice:
    """What all events of a block have in common, and a cache of what follows for events with one key."""

    def __init__(self, block: Block) -> None:
        counters = [counter for counter in block.counters.values() if counter.allows is not None]
        self.holds: dict[str, Callable[[Mapping[str, int]], int]] = {
            counter.key: as_function(counter.allows.expr) for counter in counters if counter.allows is not None}
        self.by_number = {counter.key for counter in counters if chooses(counter)}
        asked = named(*(counter.allows for counter in counters))
        self.by_terms = asked <= {*block.terms, "n"}
        self.terms = [term for term in block.terms if term in asked or f"leader.{term}" in asked]
        # On the first instance as it is simulated, of an event that is alone; a term that is not given is 0.
        numbers = block.instances[0].numbers
        facts = {fact.key: evaluate(fact.example.expr, numbers) if fact.example is not None else 0
                 for fact in block.facts.values()}
        terms = dict.fromkeys((name for term in block.terms for name in (term, f"leader.{term}")), 0)
        self.numbers = {**terms, **facts, **numbers, "n": 0}
        self.allowed: dict[Key, dict[str, int]] = {}
        self.able: dict[Key, dict[str, int]] = {}

    def key(self, event: Event) -> Key:
        return (event.counters, *map(event.terms.get, self.terms))


_choices: WeakKeyDictionary[Block, _Choice] = WeakKeyDictionary()


@lru_cache(1)  # most ask for the events of one block, one after the other
def _choice(block: Block) -> _Choice:
    known = _choices.get(block)
    if known is None:
        known = _choices[block] = _Choice(block)
    return known


def chooses(counter: Counter) -> bool:
    """Whether `allows` depends on the number of the counter."""
    return "n" in named(counter.allows)


def allowed(block: Block, event: Event) -> dict[str, int]:
    """For each kind with `allows`, the mask of its counters for which it is true for an event."""
    choice = _choice(block)
    key = choice.key(event)
    known = choice.allowed.get(key)
    if known is None:
        names = choice.numbers | {name: value for term, value in zip(choice.terms, key[1:]) if value is not None
                                  for name in (term, f"leader.{term}")}
        known = choice.allowed[key] = {kind: _mask(choice, block.counters[kind], names) for kind in choice.holds}
    return known


def _mask(choice: _Choice, counter: Counter, names: dict[str, int]) -> int:
    holds = choice.holds[counter.key]
    if counter.key not in choice.by_number:
        return (1 << counter.count) - 1 if holds(names) else 0
    mask = 0
    for i in range(counter.count):
        names["n"] = counter.first + i
        mask |= bool(holds(names)) << i
    return mask


def able(block: Block, event: Event) -> dict[str, int]:
    """For each kind that can count an event, the mask of its counters that can."""
    if event.counters_of:
        return {key: mask for key, mask in event.counters_of.items() if key in block.counters}
    choice = _choice(block)
    key = choice.key(event)
    known = choice.able.get(key)
    if known is None:
        known = choice.able[key] = _able_of(block, event)
    return known


def _able_of(block: Block, event: Event) -> dict[str, int]:
    masks = {key: mask for key, mask in allowed(block, event).items() if mask} or \
        {key: (1 << counter.count) - 1 for key, counter in block.counters.items() if counter.allows is None}
    return {key: mask & _described(block, block.counters[key], event) for key, mask in masks.items()}


def _described(block: Block, counter: Counter, event: Event) -> int:
    """Mask of the counters of a kind that the event names; for joined counters, those whose lower counter it names."""
    if event.counters and counter.joined and (parts := parts_of(block, counter)):
        return sum(1 << i for i, part in enumerate(parts[::2]) if part is not None and event.counters >> part[1] & 1)
    return event.counters or (1 << counter.count) - 1


def kind_of(block: Block, event: Event) -> Counter | None:
    """The only kind that can count an event; None if there are several, or if that depends on more than its terms."""
    kinds = list(able(block, event)) if not event.counters_of and _choice(block).by_terms else []
    return block.counters[kinds[0]] if len(kinds) == 1 else None


def counters_for(block: Block, counter: Counter, event: Event) -> int:
    """Mask of the counters of a kind that can count an event."""
    return able(block, event).get(counter.key, 0)


def counters_text(block: Block, event: Event) -> str:
    """`0, 1`; for several kinds `general 0, 1; fixed 0`; empty if all counters of its kind can count it."""
    masks = able(block, event)
    if all(mask == (1 << block.counters[key].count) - 1 for key, mask in masks.items()) and not event.counters_of:
        return ""
    parts = [(key, ", ".join(str(i) for i in range(64) if mask >> i & 1)) for key, mask in masks.items() if mask]
    return ("; ".join(f"{key} {numbers}" for key, numbers in parts) if len(parts) > 1
            else "".join(numbers for _, numbers in parts))
