"""Checks that aliases of registers, fields and events are unique."""

from __future__ import annotations

from math import gcd

from ..base.brackets import PLACE, Index, computed, index_of, parsed, without_form
from ..model.model import Block
from ..base.record import record
from ..base.source import Problems, Where


@record
class Named:
    """A thing with names."""

    what: str
    where: Where
    names: list[str]
    aliases: dict[str, Where]


def check_aliases(block: Block, problems: Problems) -> None:
    check_distinct([Named(f"register `{r.key}`", r.where, [r.key, r.name], r.aliases)
                    for r in block.registers.values()], problems)
    for register in block.registers.values():
        for name, place in ((register.name, register.where), *register.aliases.items()):
            for inside in (match for match in computed(name) if parsed(without_form(match[1])) is not None):
                problems.add(place, f"`<{inside[1]}>` in the name of register `{register.key}` is not an index",
                             "write `<n>` or `<2 * n + 1>`")
        indices = [*(dimension.index for dimension in register.dimensions), *block.numbers, block.bank_name]
        for alias, place in register.aliases.items():
            for index in filter(None, map(index_of, PLACE.findall(alias))):
                if index.name not in indices:
                    problems.unknown(place, f"alias `{alias}` of register `{register.key}` has `<{index.name}>`, which "
                                            "is not an index of the register", index.name, filter(None, indices))
        if any(field.aliases for field in register.named):
            check_distinct([Named(f"field `{f.name}`", f.where, [f.name], f.aliases) for f in register.named], problems)
    for pattern, place in block.aliases.items():
        if "<event>" not in pattern.lower():
            problems.add(place, f"alias `{pattern}` is the same for every event",
                         f"write `{pattern}<event>`, or move the alias to one event")
            return
    # A word in an event string may be any of these.
    if any(event.aliases for event in block.events.values()):
        check_distinct([
            *(Named(f"event `{e.name}`", e.where, [e.name, block.linux_name(e)], e.aliases)
              for e in block.events.values()),
            *(Named(f"term `{t.name}`", t.where, [t.name], {}) for t in block.terms.values()),
            *(Named(f"metric `{m.name}`", m.where, [m.name], {}) for m in block.metrics.values())], problems)


def check_distinct(things: list[Named], problems: Problems) -> None:
    """Checks that each alias belongs to one thing. Other checks compare the names themselves."""
    if not any(thing.aliases for thing in things):
        return
    taken: dict[str, list[tuple[str, Named, Where]]] = {}
    for thing in things:
        for name in filter(None, thing.names):
            taken.setdefault(_plain(name), []).append((name, thing, thing.where))
    for thing in things:
        for alias, place in thing.aliases.items():
            alike = taken.setdefault(_plain(alias), [])
            alike.append((alias, thing, place))
            other, where = next((other, where) for name, other, where in alike if could_be_one(name, alias))
            if other is not thing or where is not place:
                line, _ = where.source.position(where.offset)
                own = other is thing
                problems.add(place, f"alias `{alias}` of {thing.what} is "
                                    f"{'already its name' if own else f'already used by {other.what}'} (line {line})",
                             "remove it" if own else "remove it from one of them")


def could_be_one(one: str, other: str) -> bool:
    """Whether two names that differ in their indices only can be equal: `<2 * n>` and `<2 * n + 1>` cannot."""
    pairs = zip(*([index_of(inside) or Index(inside) for inside in PLACE.findall(name)] for name in (one, other)))
    return all((first.added - second.added) % gcd(first.factor, second.factor) == 0 for first, second in pairs)


def _plain(name: str) -> str:
    """The name as searches compare it: any case, any index."""
    return (PLACE.sub("<>", name) if "<" in name else name).lower()
