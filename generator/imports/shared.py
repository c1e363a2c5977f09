"""Units as bases of a library. Events that several units share are a base of their own; a metric goes to the unit of
its events."""

from __future__ import annotations

import ast
import math
import re
from dataclasses import dataclass, field, replace
from fractions import Fraction

from generator.base.expression import ExpressionError, parse, python
from generator.imports.entries import Entry, Laid
from generator.imports.given import Given, Metric

CALLS: dict[str, type[ast.cmpop]] = {"max": ast.Gt, "min": ast.Lt}    # functions in formulas
FEWEST_SHARED = 20      # events of a shared base, sub-events included


@dataclass
class Base:
    """One entry of `bases`."""

    name: str
    pattern: str
    entries: list[Entry]
    bases: list[str] = field(default_factory=list)
    metrics: list[Metric] = field(default_factory=list)


def base_name(*units: str) -> str:
    """`UPI LL` → `upi_ll_events`."""
    word = "_".join(re.sub(r"[^a-z0-9]+", "_", unit.lower()).strip("_") for unit in units) or "core"
    return f"{word if word[0].isalpha() else 'unit_' + word}_events"


def as_bases(units: list[Laid], share: bool = True) -> list[Base]:
    """The shared bases, then the bases of the units."""
    holders: dict[str, list[str]] = {}
    for unit in units:
        for entry in unit.entries:
            holders.setdefault(repr(entry), []).append(unit.unit)
    sizes: dict[tuple[str, ...], int] = {}
    for unit in units:
        for entry in unit.entries:
            among = tuple(holders[repr(entry)])
            if among[0] == unit.unit:
                sizes[among] = sizes.get(among, 0) + 1 + len(entry.subs)
    worth = {among for among, size in sizes.items() if share and len(among) > 1 and size >= FEWEST_SHARED}
    common: dict[tuple[str, ...], Base] = {}
    own = []
    for unit in units:
        base = Base(base_name(unit.unit), unit.pattern, [])
        for entry in unit.entries:
            among = tuple(holders[repr(entry)])
            if among not in worth:
                base.entries.append(entry)
                continue
            shared = common.setdefault(among, Base(base_name(*among), "", []))
            if shared.name not in base.bases:
                base.bases.append(shared.name)
            if among[0] == unit.unit:
                shared.entries.append(entry)
        own.append(base)
    return [*common.values(), *own]


def place_metrics(given: Given, units: list[Laid], bases: list[Base]) -> None:
    """Adds each metric to the unit whose events its formula names."""
    homes: dict[str, tuple[str, str]] = {}
    for unit in units:
        homes |= {name: (unit.unit, own) for name, own in unit.names.items()}
    by_name = {base.name: base for base in bases}
    # the maker's name is an alias
    names = {unit.unit: {own.lower() for own in unit.names.values()} | unit.names.keys() for unit in units}
    waiting = given.metrics
    while waiting:    # a formula may name other metrics
        later = [metric for metric in waiting if not all(event.lower() in homes for event in _named(metric))]
        for metric in (metric for metric in waiting if metric not in later):
            _place(metric, homes, names, by_name, given)
        if len(later) == len(waiting):
            for metric in later:
                missing = next(event for event in _named(metric) if event.lower() not in homes)
                given.lost.add("metrics that need an event or metric that was left out, or a modifier",
                               f"{metric.name} ({missing})")
            return
        waiting = later


def _named(metric: Metric) -> list[str]:
    return re.findall(r"`([^`]*)`", metric.formula)


def _place(metric: Metric, homes: dict[str, tuple[str, str]], names: dict[str, set[str]], by_name: dict[str, Base],
           given: Given) -> None:
    at = {homes[event.lower()][0] for event in _named(metric)}
    if len(at) != 1:
        given.lost.add("metrics over events of several units, or without events", metric.name)
        return
    home, = at
    formula = re.sub(r"`([^`]*)`", lambda event: homes[event[1].lower()][1], metric.formula)
    name = re.sub(r"[^a-z0-9_]+", "_", metric.name.lower()).strip("_")
    name = name if name[:1].isalpha() else f"metric_{name}"
    try:
        formula = tidied(formula)
        parse(formula, real=True)
    except ExpressionError as error:
        given.lost.add("metrics whose formula the language cannot express", f"{metric.name} ({error})")
        return
    if name in names[home]:
        given.lost.add("metrics with the name of an event, or of another metric", metric.name)
        return
    names[home].add(name)
    homes.setdefault(metric.name.lower(), (home, name))
    by_name[base_name(home)].metrics.append(replace(metric, name=name, formula=formula, unit=metric.unit or "number"))


class _Tidied(ast.NodeTransformer):
    """Replaces decimal fractions by quotients, because expressions have integers, and max and min by `if`."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.func.id not in CALLS or len(node.args) != 2 or node.keywords:
            return node
        one, other = node.args
        return ast.IfExp(ast.Compare(one, [CALLS[node.func.id]()], [other]), one, other)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if not isinstance(node.value, float) or not math.isfinite(node.value):
            return node
        number = Fraction(repr(node.value))
        above = ast.Constant(number.numerator)
        return above if number.denominator == 1 else ast.BinOp(above, ast.Div(), ast.Constant(number.denominator))


def tidied(formula: str) -> str:
    """A formula without redundant parentheses."""
    try:
        return ast.unparse(_Tidied().visit(python(formula.strip(), real=True)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return formula    # `parse` reports the mistake
