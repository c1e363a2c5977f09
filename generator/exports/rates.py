"""Described metrics over rates of counts, for Prometheus: names, base units and PromQL.

A formula of a description is over counts of a time. Most are bandwidths, clocks and ratios: the same formula over
rates, with the time of a second, has the same value. A formula whose value grows with the time, such as a number of
misses, gives that value for each second.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from fractions import Fraction

from ..base.expression import Binary, Const, Expr, Name, Select, names
from ..model.index import event_names, unit_name
from ..model.model import Block, Event, Metric, System
from ..model.naming import block_name
from ..views.tables import inline
from .unsaid import Unsaid

WINDOW = "1m"
# The levels of recorded series, and the labels that the units of a level differ in.
LEVELS = {"unit": "", "package": "unit, place", "instance": "package, unit, place"}


@dataclass(frozen=True)
class Series:
    """A recorded event or metric."""

    of: Event | Metric
    name: str                   # between the level and the operation
    base: str                   # unit of the recorded value, as at the end of the name; "": none
    levels: dict[str, str]      # PromQL
    scale: Fraction             # of the unit of `of` to that one


@dataclass(frozen=True)
class Kind:
    """A kind of unit, with the metrics that can be recorded and their events."""

    block: Block
    events: list[Series]
    metrics: list[Series]


def kinds(system: System, unsaid: Unsaid) -> list[Kind]:
    taken: set[str] = set()
    found = [one for block in system.blocks.values() if (one := kind(system, block, taken, unsaid)).metrics]
    if not any(block.metrics for block in system.blocks.values()):
        unsaid.nothing = "it has no metrics"
    return found


def kind(system: System, block: Block, taken: set[str], unsaid: Unsaid) -> Kind:
    events = {name: recorded(block, name, "", taken) for name in block.events} if block.metrics else {}
    used: set[str] = set()
    metrics: list[Series] = []
    for metric in block.metrics.values():
        expr = inline(block, metric).expr
        try:
            metrics.append(metric_series(system, block, metric, expr, events, taken))
            used.update(events_in(expr))
        except Unsayable as error:
            unsaid.add("metrics whose formula is not one over rates", f"{block.key}.{metric.name} ({error})")
    return Kind(block, event_series(system, block, {name: events[name] for name in events if name in used}), metrics)


def metric_series(system: System, block: Block, metric: Metric, expr: Expr, events: dict[str, str],
                  taken: set[str]) -> Series:
    scale, base = base_unit(metric.unit, degree(expr, block))
    levels = {level: written(expr, Level(system.name, level, metric.aggregate == "mean", events)).times(scale).text
              for level in LEVELS}
    return Series(metric, recorded(block, metric.name, base, taken), base, levels, scale)


def event_series(system: System, block: Block, events: dict[str, str]) -> list[Series]:
    """The rates of events, for each unit. If a unit counts an event under two names, one of them is taken."""
    labels = labels_of(block) if events else {}
    selector = f'{{system="{system.name}",unit=~{quoted(units(system, block))}'
    time = f"(max without (session) (rate(pmureg_unit_seconds_total{selector}}}[{WINDOW}])) > 0)"
    return [Series(block.events[event], name, "", {
        "unit": f"max without (event) (rate(pmureg_event_total{selector},event=~{quoted(labels[event])}}}[{WINDOW}]))"
                f" / {time}"}, Fraction(1))
        for event, name in events.items()]


# ---- Names ----

def recorded(block: Block, thing: str, base: str, taken: set[str]) -> str:
    """`pmureg_imc_read_bandwidth_bytes_per_second`. Words that would follow themselves stand once: `l3_miss_ratio`."""
    name = "pmureg"
    for more in (word(block.key), word(thing), base):
        words, others = name.split("_"), more.split("_")
        same = max(n for n in range(len(others) + 1) if n == 0 or words[-n:] == others[:n])
        name = "_".join([*words, *others[same:]]) if more else name
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def series(level: str, name: str) -> str:
    """The recorded name: level, metric and operation."""
    return f"{level}:{name}:rate{WINDOW}"


def word(text: str) -> str:
    return re.sub(r"\W+", "_", text.lower(), flags=re.ASCII).strip("_")


def quoted(text: str) -> str:
    """A string of PromQL."""
    return json.dumps(text, ensure_ascii=False)


# ---- Base units ----

_PREFIXES = {"": Fraction(1), "k": Fraction(10**3), "K": Fraction(10**3), "M": Fraction(10**6), "G": Fraction(10**9),
             "T": Fraction(10**12), "Ki": Fraction(1 << 10), "Mi": Fraction(1 << 20), "Gi": Fraction(1 << 30),
             "Ti": Fraction(1 << 40), "m": Fraction(1, 10**3), "u": Fraction(1, 10**6), "n": Fraction(1, 10**9)}
_UNITS = {"B": "bytes", "Hz": "hertz", "s": "seconds", "J": "joules", "W": "watts", "FLOP": "operations",
          "T": "transfers"}
_PREFIXED = re.compile(f"({'|'.join(_PREFIXES)})({'|'.join(_UNITS)})")
_SECOND = ("s", "sec", "second")


def base_unit(unit: str, grows: int) -> tuple[Fraction, str]:
    """The factor to the base unit, and the unit's name: 10⁹ and `bytes_per_second` of `GB/s`. `grows`: whether the
    value grows with the time, so that a second's is recorded."""
    if unit in ("%", "fraction", "number"):
        scale, base = Fraction(1, 100 if unit == "%" else 1), "" if unit == "number" else "ratio"
    else:
        above, *below = re.split(r"\s*/\s*|(?:^|\s+)per\s+", unit.strip(), maxsplit=1)
        prefixed = _PREFIXED.fullmatch(above)
        scale, base = (_PREFIXES[prefixed[1]], _UNITS[prefixed[2]]) if prefixed else (Fraction(1), word(above))
        if below:
            one = "second" if below[0] in _SECOND else word(below[0])
            base = "ratio" if base.removesuffix("s") == one else f"{base}_per_{one}".strip("_")
    return scale, f"{base}_per_second".strip("_") if grows else base


# ---- The units and events that the tool's series name ----

def units(system: System, block: Block) -> str:
    """A regular expression of the names of a block's units: Linux's, or ours if Linux has none or its names have
    numbers that only the machine tells. Both, where another variant's block may have the name."""
    own = block_name(system.name, block)
    ours = "|".join(dict.fromkeys(own if not name else f"{system.name}_{name}" if not name[0].isdigit() else
                                  f"{own}_{re.sub('[0-9]+', '[0-9]+', name)}"
                                  for name in (instance.name for instance in block.instances)))
    if block.linux is None or not block.linux.device:
        return ours
    parts = re.split(r"<([^>]*)>", block.linux.device)
    pattern = "".join(literal(part) if i % 2 == 0 else "[0-9a-f]+" if part.endswith(":x") else "[0-9]+"
                      for i, part in enumerate(parts))
    others = (unit_name(system, other, instance) for other in system.blocks.values() if other is not block
              for instance in other.instances)
    if block.banked or block.linux.instance or block.variants:
        return f"{pattern}|{unit_name(system, block)}|{ours}"
    if any(re.fullmatch(pattern, name) for name in others):
        return "|".join(literal(unit_name(system, block, instance)) for instance in block.instances)
    return pattern


def labels_of(block: Block) -> dict[str, str]:
    """By an event's name: a regular expression of what users may call it: its names, those of other events with its
    terms, and the terms."""
    terms = [",".join(f"{term}=0x0*{value:x}" for term, value in event.terms.items() if value) or literal(event.name)
             for event in block.events.values()]
    called: dict[str, list[str]] = {}
    for name, number in event_names(block):
        called.setdefault(terms[number], []).append(literal(name))
    return {name: "(?i)" + "|".join(dict.fromkeys(one.lower() for one in (*called[key], key)))
            for name, key in zip(block.events, terms)}


def literal(text: str) -> str:
    return re.sub(r"[.+*?()|\[\]{}^$\\]", r"\\\g<0>", text)


# ---- Formulas ----

class Unsayable(Exception):
    """A formula that has no value over rates, or no form in PromQL."""


OPPOSITE = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "==": "!=", "!=": "=="}


def degree(expr: Expr, block: Block) -> int:
    """Whether the value stays the same (0) or grows with the time (1)."""
    if not events_in(expr):
        raise Unsayable("it has no event")
    found = _degree(expr, block)
    if found not in (None, 0, 1):
        raise Unsayable(f"its value grows as the power {found} of the time")
    return found or 0


def _degree(expr: Expr, block: Block) -> int | None:
    """The power of the time with which a value grows; None for 0, which is 0 at any time."""
    match expr:
        case Const(value=value):
            return 0 if value else None
        case Name():
            event = block.events.get(str(expr))
            if event is not None and event.needs:
                raise Unsayable(f"`{expr}` needs terms from the user")
            return 1
        case Binary(op="*" | "/", left=left, right=right):
            above, below = _degree(left, block), _degree(right, block)
            if above is None or below is None:
                return None
            return above + below if expr.op == "*" else above - below
        case Binary(op="+" | "-", left=left, right=right):
            return same(_degree(left, block), _degree(right, block), expr)
        case Select(condition=Binary(op=op, left=left, right=right), yes=yes, no=no) if op in OPPOSITE:
            same(_degree(left, block), _degree(right, block), expr)
            return same(_degree(yes, block), _degree(no, block), expr)
    raise Unsayable(f"`{expr}`")


def same(one: int | None, other: int | None, expr: Expr) -> int | None:
    if one is not None and other is not None and one != other:
        raise Unsayable(f"`{expr}` mixes values that grow with the time and values that do not")
    return other if one is None else one


def events_in(expr: Expr) -> list[str]:
    """Names of a formula's events, in its order."""
    return [name for name in map(str, names(expr)) if name != "duration_ns"]


@dataclass(frozen=True)
class Level:
    """What events and the time of a formula are on a level."""

    system: str
    name: str
    is_mean: bool            # the time is the sum of the units' times
    events: dict[str, str]   # recorded names

    def event(self, name: str) -> str:
        return self._over("sum", name)

    def units(self, expr: Expr) -> str:
        """The number of units, of those that count the formula's first event; empty: 1."""
        return self._over("count", events_in(expr)[0]) if self.is_mean and self.name != "unit" else ""

    def _over(self, operator: str, event: str) -> str:
        known = ',package!=""' if self.name == "package" else ""
        found = f'{series("unit", self.events[event])}{{system="{self.system}"{known}}}'
        return f"{operator} without ({LEVELS[self.name]}) ({found})" if self.name != "unit" else found


@dataclass(frozen=True)
class Part:
    """PromQL that is not a product; `binds`: 2 alone, 1 a sum, 0 weaker."""

    text: str
    binds: int = 2
    may_be_zero: bool = True

    def within(self, binds: int) -> str:
        return self.text if self.binds >= binds else f"({self.text})"


@dataclass(frozen=True)
class Term:
    """A product: a number, and parts above and below the line."""

    factor: Fraction = Fraction(1)
    above: tuple[Part, ...] = ()
    below: tuple[Part, ...] = ()

    @property
    def is_number(self) -> bool:
        return not self.above and not self.below

    def times(self, factor: Fraction) -> Term:
        return Term(self.factor * factor, self.above, self.below)

    @property
    def part(self) -> Part:
        """As PromQL. A division by 0 has no value, instead of NaN."""
        if self.factor == 1 and len(self.above) == 1 and not self.below:
            return self.above[0]
        above, below = self.factor.numerator, self.factor.denominator
        text = " * ".join(part.within(2) for part in self.above) or str(above)
        text += "".join(f" / ({part.within(1)} != 0)" if part.may_be_zero else f" / {part.text}" for part in self.below)
        text += f" * {above}" if self.above and above != 1 else ""
        return Part(text + (f" / {below}" if below != 1 else ""), 2)

    @property
    def text(self) -> str:
        return self.part.text


def written(whole: Expr, level: Level) -> Term:
    """A formula in PromQL."""
    def made(expr: Expr) -> Term:
        match expr:
            case Const(value=value):
                return Term(Fraction(value))
            case Name() if str(expr) == "duration_ns":
                units = level.units(whole)
                return Term(Fraction(10**9), (Part(units, may_be_zero=False),) if units else ())
            case Name():
                return Term(above=(Part(level.event(str(expr))),))
            case Binary(op="*", left=left, right=right):
                a, b = made(left), made(right)
                return Term(a.factor * b.factor, a.above + b.above, a.below + b.below)
            case Binary(op="/", left=left, right=right):
                a, b = made(left), made(right)
                if not b.factor:
                    raise Unsayable(f"`{expr}` divides by 0")
                return Term(a.factor / b.factor, a.above + b.below, a.below + b.above)
            case Binary(op=op, left=left, right=right) if op in ("+", "-"):
                return added(made(left), op, made(right))
            case Select(condition=Binary(op=op, left=left, right=right), yes=yes, no=no):
                a, b = made(left), made(right)
                if a.is_number and b.is_number:
                    raise Unsayable(f"`{expr}` compares numbers")
                x, y = a.part.within(1), b.part.within(1)
                return Term(above=(Part(" or ".join((chosen(made(yes), f"{x} {op} {y}"),
                                                     chosen(made(no), f"{x} {OPPOSITE[op]} {y}"))), 0),))
        raise Unsayable(f"`{expr}`")

    return made(whole)


def added(a: Term, op: str, b: Term) -> Term:
    """A sum or difference; a common factor stays outside."""
    if a.is_number and b.is_number:
        return Term(a.factor + b.factor if op == "+" else a.factor - b.factor)
    common = a.factor if a.factor == b.factor != 0 and not a.is_number and not b.is_number else Fraction(1)
    left, right = a.times(1 / common).part, b.times(1 / common).part
    return Term(common, (Part(f"{left.within(1)} {op} {right.within(1 if op == '+' else 2)}", 1),))


def chosen(term: Term, condition: str) -> str:
    """The value where a condition holds. A number needs labels: those of the condition."""
    return f"(({condition}) * 0 + {term.text})" if term.is_number else f"({term.part.within(1)} and ({condition}))"
