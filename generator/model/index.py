"""Hash tables by which the runtime finds units, terms and events; `runtime/core/index.c` reads them.

A table has a power of two of slots, at most half of them used. An entry whose slot is taken goes into the next free
one. If two things have one name, the table holds the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from struct import unpack

from ..base.brackets import PLACE, parsed, used, without_form
from ..base.expression import evaluate
from .model import Block, Instance, System
from .naming import block_name, linux_name_of_all

ALL = 0xFFFF  # every instance of a block
_BITS = (1 << 64) - 1
_FACTOR = 0x9E3779B97F4A7C15  # 2^64 / the golden ratio: spreads neighbours
_ANY_INDEX = re.compile(r"_?<[^>]*>")

NONE = 0xFFFF  # PMUREG_NONE; a slot that is free
NameRow = tuple[str, int, int, int]    # text, hash, length, index
UnitRow = tuple[int, int, int, str]    # block, instance, by Linux's name, the name


def mix(value: int, word: int) -> int:
    value = ((value ^ word) * _FACTOR) & _BITS
    return value ^ value >> 32


@lru_cache(1 << 15)  # systems have events of the same names
def name_hash(text: str) -> int:
    """Hashes eight characters at a time, lowest first; a rest of four or more as two words that may overlap."""
    data = text.encode()
    value = len(data) * _FACTOR & _BITS
    whole = len(data) & ~7
    for word in unpack(f"<{whole // 8}Q", data[:whole]):
        value = mix(value, word)
    rest = data[whole:]
    if len(rest) >= 4:
        value = mix(value, int.from_bytes(rest[:4] + rest[-4:], "little"))
    elif rest:
        value = mix(value, rest[0] | rest[len(rest) // 2] << 8 | rest[-1] << 16)
    return value & 0xFFFFFFFF


def terms_hash(terms: Iterable[tuple[int, int]]) -> int:
    """Hash of (term index, value) pairs, in the order of the terms."""
    value = 0
    for term, number in terms:
        value = mix(value, number ^ term << 48)
    return value & 0xFFFFFFFF


def placed(hashes: Iterable[tuple[int, int]]) -> list[int]:
    """The slots for pairs of a hash and a number. Entries with one hash keep their order."""
    rows = list(hashes)
    if not rows:
        return []
    size = 1 << ((4 * len(rows) - 1) // 3).bit_length()  # at most three quarters are taken
    slots = [NONE] * size
    for value, number in rows:
        at = value % size
        while slots[at] != NONE:
            at = (at + 1) % size
        slots[at] = number
    return slots


def name_slots(names: Iterable[tuple[str, int]]) -> tuple[list[int], list[NameRow]]:
    """The slots, and the names to which their numbers lead."""
    kept: dict[str, int] = {}
    for name, index in names:
        kept.setdefault(name, index)
    rows = [(name, name_hash(name), len(name.encode()), index) for name, index in kept.items()]
    return placed((row[1], number) for number, row in enumerate(rows)), rows


def event_names(block: Block) -> list[tuple[str, int]]:
    """Our names, then Linux's, then aliases."""
    linux = [(block.linux_name(event), i) for i, event in enumerate(block.events.values())]
    return [*((name, i) for i, name in enumerate(block.events)), *((name, i) for name, i in linux if name),
            *((alias, i) for i, event in enumerate(block.events.values()) for alias in event.aliases)]


# Events by their terms

def shapes(events: list[list[tuple[int, int]]]) -> list[tuple[int, ...]]:
    """The sets of terms that events have, the largest first, because the event with the most terms matches best."""
    return sorted({tuple(term for term, _ in terms) for terms in events if terms},
                  key=lambda shape: (-len(shape), shape))


def event_slots(events: list[list[tuple[int, int]]]) -> list[int]:
    """Slots of events by their terms. Events without terms are found by name only."""
    return placed((terms_hash(terms), number) for number, terms in enumerate(events) if terms)


# Units

def unit_names(system: System) -> Iterator[tuple[str, UnitRow]]:
    """Each name of a unit: Linux's, `<system>_<block>_<instance>`, and the same without the system. The first of equal
    names is used."""
    blocks = list(enumerate(system.blocks.values()))
    for number, block in blocks:
        if block.linux is not None and block.linux.device:
            for name, meant in linux_names(block, block.linux.device):
                yield name, (number, meant, 1, name)
    for number, block in blocks:
        for name, meant in own_names(block, block_name(system.name, block)):
            yield name, (number, meant, 0, name)
    for number, block in blocks:
        alone = [(i.name, number) for number, i in enumerate(block.instances) if i.name and not i.name[0].isdigit()]
        for name, meant in [*own_names(block, block.key), *alone]:
            yield f"{system.name}_{name}", (number, meant, 0, f"{system.name}_{name}")
            yield name, (number, meant, 0, name)


def own_names(block: Block, called: str) -> Iterator[tuple[str, int]]:
    yield called, whole(block)
    for i, instance in enumerate(block.instances):
        if instance.name:
            yield f"{called}_{instance.name}", i


def linux_names(block: Block, pattern: str) -> Iterator[tuple[str, int]]:
    if PLACE.search(pattern) and not block.banked:  # the runtime matches such names by the pattern
        for i, instance in enumerate(block.instances):
            yield filled(pattern, instance), i
    yield _ANY_INDEX.sub("", pattern), whole(block)
    yield _ANY_INDEX.split(pattern, maxsplit=1)[0], whole(block)


def filled(pattern: str, instance: Instance) -> str:
    """The pattern with numbers of the instance, or values of expressions over them; 0 for what the instance does not
    tell."""
    def number(inside: re.Match[str]) -> str:
        plain = without_form(inside[1])
        tree = parsed(plain)
        told = evaluate(tree, dict.fromkeys(used(plain), 0) | instance.numbers) if tree is not None else 0
        return format(told, "d" if plain == inside[1] else "x")

    return PLACE.sub(number, pattern)


def whole(block: Block) -> int:
    return 0 if len(block.instances) == 1 else ALL


def unit_name(system: System, block: Block, instance: Instance | None = None) -> str:
    """Linux's name if there is one. Without an instance, the name of all units. Same as `pmureg_unit_any_name` of a
    variant that has the block."""
    if block.banked if len(block.instances) == 1 else instance is None:
        return linux_name_of_all(system, block) or block_name(system.name, block)
    instance = instance or block.instances[0]
    if block.linux is not None and block.linux.device and not block.linux.instance and not block.banked:
        return filled(block.linux.device, instance)
    if not instance.name:
        return block_name(system.name, block)
    return f"{block_name(system.name, block) if instance.name[0].isdigit() else system.name}_{instance.name}"
