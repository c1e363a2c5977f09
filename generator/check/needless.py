"""Warnings about parts of a valid description that have no effect and are probably not intended.

Checks only the system's own file: other systems may use what a library offers.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import chain, product
from math import prod
from pathlib import Path

from ..model.elements import MOST_VALUES, all_steps
from ..base.expression import Expr, Expression, Name, as_function, names
from ..load.tree import Map, Node, Scalar, Seq, entries, maps, scalars
from ..model.model import Block, Condition, Default, Erratum, Event, Field, Pool, Register, Step, System, Term
from ..resolve.system import citations, imported
from ..base.source import Problems, Where

_WIDEST = 16    # bits of a name of which all values are tried
_NUMBER = re.compile(r"\b\d+\b")

# place, kind and name of a thing, the key that names it, whether this block uses it
Use = tuple[Where, str, str, str, bool]


def find_needless(system: System, tree: Map, root: Path, libraries: dict[str, Map], problems: Problems) -> None:
    """Warns about a description without mistakes."""
    check_imports(tree, root, libraries, problems)
    used: dict[int, list[Use]] = defaultdict(list)  # by place: several blocks may have it from one base
    for block in system.blocks.values():
        for use in uses(block):
            if use[0].source is tree.where.source:
                used[use[0].offset].append(use)
    for found in used.values():
        where, kind, name, key, _ = found[0]
        if not any(is_used for *_, is_used in found):
            problems.warn(where, f"nothing uses {kind} `{name}`", f"write `{key}: {name}`, or remove it")
    check_conditions(system, tree, problems)


def uses(block: Block) -> Iterator[Use]:
    registers = block.registers.values()
    if block.conditions:
        fields = [field for register in registers for field in register.named]
        conditional: list[Register | Field | Term | Event | Erratum] = [
            *registers, *fields, *block.terms.values(), *block.events.values(), *block.errata.values()]
        conditions = {thing.condition for thing in conditional}
        for name, condition in block.conditions.items():
            yield condition.where, "condition", name, "only", name in conditions
    for name, word in block.words.items():
        yield word.where, "the words of", name, "events", word.is_used
    for name, selector in block.banks.items():
        yield selector.where, "bank", name, "bank", any(register.bank == name for register in registers)


# Imports, bases and layouts

def check_imports(tree: Map, root: Path, libraries: dict[str, Map], problems: Problems) -> None:
    if not tree.items.keys() & {"import", "bases", "layouts"}:
        return
    named = {*words(tree), *(part.split()[0].rstrip(",:") for citation in citations(tree)
                             for part in citation.text.split(";"))} - dict(entries(tree, "sources")).keys()
    seen: set[Path] = set()
    imports = tree.get("import")
    for item in imports.items if isinstance(imports, Seq) else ():
        if not isinstance(item, Scalar):
            continue
        path = (root / item.text).resolve()
        alone = Map(tree.where, {"import": Seq(tree.where, [item])}, {"import": tree.where})
        trees = imported(alone, root, [""], Problems(), libraries)
        offered = {name for library in trees for key in ("bases", "layouts", "sources")
                   for name, _ in entries(library, key)}
        others = {word for library in libraries.values() if not any(library is own for own in trees)
                  for word in words_of_library(library)}
        if path in seen:
            problems.warn(item.where, f"`{item.text}` is imported twice", "remove one of them")
        elif offered.isdisjoint(named | others):
            problems.warn(item.where, f"nothing from `{item.text}` is used",
                          "use one of its bases, layouts or sources, or remove the import")
        seen.add(path)
    for key, kind in (("bases", "base"), ("layouts", "layout")):
        for name, node in entries(tree, key):
            if name not in named:
                problems.warn(node.where, f"nothing uses {kind} `{name}`", f"write `{kind}: {name}`, or remove it")


@lru_cache(64)
def words_of_library(tree: Map) -> frozenset[str]:
    """The same of a library, which many import, and whose tree nobody changes."""
    return frozenset(words(tree))


def words(node: Node) -> Iterator[str]:
    """The names after `base` and `layout`, anywhere in a tree."""
    for current in maps(node):
        for key in ("base", "layout"):
            yield from (item.text for item in scalars(current.get(key)))


# Conditions that are none

def check_conditions(system: System, tree: Map, problems: Problems) -> None:
    """Warns about conditions that have the same value for every event or register value."""
    settled: dict[int, list[tuple[str, Expression, bool | None]]] = defaultdict(list)
    for block in system.blocks.values():
        for key, expression, register in asked(block):
            if expression is not None and expression.where.source is tree.where.source:
                holds = always(expression.expr, partial(width_of, block=block, register=register))
                settled[expression.where.offset].append((key, expression, holds))
    for found in settled.values():
        key, expression, holds = found[0]
        if holds is None or any(other != holds for *_, other in found):
            continue
        if key != "require":
            problems.warn(expression.where, f"`{key}: {expression.text}` {'always' if holds else 'never'} holds",
                          f"correct it, or remove `{key}`" if holds else "correct it, or remove what depends on it")
        elif holds:
            problems.warn(expression.where, f"`require: {expression.text}` always holds, so the rule refuses nothing",
                          "correct it, or remove the rule")


def asked(block: Block) -> Iterator[tuple[str, Expression | None, Register | None]]:
    """Every `when`, `require` and `allows`, and the register to whose fields it refers."""
    rules = [(rule, None) for rule in block.rules] + [(rule, register) for register in block.registers.values()
                                                      for rule in register.rules]
    rules += [(rule, None) for counter in block.counters.values() for rule in counter.discover_rules]
    for counter in block.counters.values():
        yield "allows", counter.allows if counter.allows is not None and counter.allows.text != "true" else None, None
    for rule, register in rules:
        yield from (("when", rule.when, register), ("require", rule.require, register))
    things: list[Default | Pool | Condition | Step] = [*block.defaults, *block.pools.values(),
                                                       *block.conditions.values(), *all_steps(block)]
    yield from (("when", thing.when, None) for thing in things)


def always(expr: Expr, width: Callable[[Name], int]) -> bool | None:
    """The value of a condition, if it is the same for all values of its names; None if it is not, or takes too long to
    try. `width`: number of bits of a name's value."""
    asked = {str(name): name for name in names(expr)}
    ranges: list[range] = []
    for name in asked.values():
        bits = width(name)
        if not 0 < bits <= _WIDEST:
            return None
        ranges.append(range(1 << bits))
    if prod(map(len, ranges)) > MOST_VALUES:
        return None
    holds = as_function(expr)
    near = {around for number in _NUMBER.findall(str(expr))
            for around in range(max(int(number) - 1, 0), int(number) + 2)} | {1 << bit for bit in range(_WIDEST)}
    likely = [sorted({0, values[-1], *(value for value in near if value in values)}) for values in ranges]
    least = dict(zip(asked, (values[0] for values in ranges)))
    first = bool(holds(least))
    # one name after the other finds nearly all that can be found
    alone = ({**least, name: value} for name, values in zip(asked, likely) for value in values)
    every = (dict(zip(asked, numbers)) for numbers in chain(product(*likely), product(*ranges)))
    return None if any(bool(holds(known)) != first for known in chain(alone, every)) else first


def width_of(name: Name, block: Block, register: Register | None) -> int:
    """Number of bits of a name's value; 0 if it differs between units or counters."""
    first, index = name.parts[0]
    term = block.terms.get(str(name).removeprefix("leader."))
    if register is not None or len(name.parts) == 2 and first in block.reached:
        field = register.by_name[first] if register is not None else block.reached[first].by_name[name.parts[1][0]]
        return field.each if (index if register is not None else name.parts[1][1]) is not None else field.width
    if term is not None:
        return term.width
    fact = block.facts.get(first)
    return fact.most.bit_length() if fact is not None else 1 if first == "until" else 0
