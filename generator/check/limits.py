"""Limits of the runtime's tables: 16-bit counts, whose last number means none, and 64-bit masks."""

from __future__ import annotations

from collections.abc import Iterator, Sized

from ..model.index import event_names, unit_names
from ..model.model import Block, Counter, Step, System
from ..base.source import Problems, Where

MOST = 0xFFFE          # the largest number of things with an index; PMUREG_NONE means none
MOST_OF_A_MASK = 64
MOST_NUMBERS = 16      # PMUREG_NUMBERS
MOST_OF_A_NAME = 100   # names of files are made of two of them

Row = tuple[Where, str, int, str, int]  # place, owner, count, things, limit


def check_limits(system: System, problems: Problems) -> None:
    """Checks the length of every list."""
    for where, whose, count, what, most in rows(system):
        if count > most:
            problems.add(where, f"{whose} has {count} {what}", f"describe at most {most}")


def rows(system: System) -> Iterator[Row]:
    yield system.where, "the name of the system", len(system.name), "characters", MOST_OF_A_NAME
    yield system.where, "the system", len(system.blocks), "blocks", MOST
    yield system.where, "the system", len(system.examples), "examples", MOST
    yield system.where, "the system", len(system.detect), "entries of `detect`", MOST
    units = sum(len(block.instances) for block in system.blocks.values())
    # Each has up to six names.
    yield (system.where, "the system", len({name for name, _ in unit_names(system)}) if units > MOST // 6 else units,
           "names of units", MOST)
    for block in system.blocks.values():
        yield from of_block(block)


def of_block(block: Block) -> Iterator[Row]:
    lists: list[tuple[Sized, str, int]] = [
        (block.registers, "registers", MOST), (block.banks, "selectors", MOST), (block.borrows, "lenders", 8),
        (block.defaults, "defaults", MOST), (block.rules, "rules", MOST), (block.pools, "pools", MOST_OF_A_MASK),
        (block.counters, "kinds of counters", MOST_OF_A_MASK), (block.terms, "terms", MOST_OF_A_MASK),
        (block.events, "events", MOST), (block.metrics, "metrics", MOST),
        (block.numbers, "numbers of an instance", MOST_NUMBERS),
        (block.instances[0].pages, "pages of an instance", MOST)]
    whose = f"block `{block.key}`"
    yield block.where, "the name of the block", len(block.key), "characters", MOST_OF_A_NAME
    if MOST // 3 < len(block.events) <= MOST:  # with fewer, a third of the names is not reached
        yield block.where, whose, len({name for name, _ in event_names(block)}), "names of events", MOST
    for things, what, most in lists:
        yield block.where, whose, len(things), what, most
    yield (block.where, whose, sum(page.count for page in block.pages), "pages",
           MOST_OF_A_MASK if any(map(block.tells, block.pages)) else MOST)
    yield block.where, whose, sum(min(counter.count, most_of(counter))
                                  for counter in block.counters.values()), "counters", MOST
    for key, steps in block.sequences.items():
        yield of_steps(block.where, f"`{key}` of {whose}", steps)
    for register in block.registers.values():
        yield register.where, f"register `{register.key}`", len(register.rules), "rules", MOST
        for field in register.named:
            yield field.where, f"field `{field.name}`", len(field.values), "values", MOST
            yield field.where, f"field `{field.name}`", len(field.clears) + len(field.sets), "actions", MOST
    for term in block.terms.values():
        yield term.where, f"term `{term.name}`", term.width if term.fields else 0, "bits", MOST_OF_A_MASK
    for pool in block.pools.values():
        yield pool.where, f"pool `{pool.key}`", pool.count, "slots", MOST
        yield of_steps(pool.where, f"`program` of pool `{pool.key}`", pool.program)
        yield of_steps(pool.where, f"`release` of pool `{pool.key}`", pool.release)
    for counter in block.counters.values():
        yield from of_counter(counter)
    if block.linux is not None:
        yield block.linux.where, "`dropped`", sum(len(names) for names in block.linux.dropped.values()), "events", MOST


def most_of(counter: Counter) -> int:
    """The largest number of counters of one kind; a mask has a bit for each that events choose from."""
    return MOST if counter.fixed else MOST_OF_A_MASK


def of_counter(counter: Counter) -> Iterator[Row]:
    whose = f"counter `{counter.key}`"
    yield counter.where, whose, counter.count, "counters", most_of(counter)
    yield counter.where, whose, counter.first, "elements before its first", MOST
    yield counter.where, whose, len(counter.registers), "registers", MOST
    yield counter.where, whose, len(counter.overflow), "flags of an overflow", MOST
    yield counter.where, whose, len(counter.discover_rules), "rules", MOST
    for key, steps in counter.steps.items():
        yield of_steps(counter.where, f"`{key}` of {whose}", steps)


def of_steps(where: Where, whose: str, steps: list[Step]) -> Row:
    return where, whose, len(steps), "steps", MOST
