"""perf's JSON of events and metrics, from which tools/perf/pmu-events/jevents.py makes perf's tables."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache

from ..base.expression import Binary, Const, Expr, Name, Select
from .unsaid import Unsaid
from ..imports.pmu_events import MORE_TERMS
from ..model.model import Block, Event, Metric, System, above

# Terms with a key of their own; perf appends all others from `Filter`.
KEYS = {term: key for key, (term, _) in MORE_TERMS.items()} | {"umask": "UMask"}
_PERF_NAME = re.compile(r"[A-Za-z_][\w.!-]*\Z")


def export(system: System, unsaid: Unsaid) -> str:
    entries: list[dict[str, str]] = []
    shared = [thing for block in system.blocks.values() if block.linux
              for thing in (*block.metrics, *(name.lower() for name in block.events))]
    known: dict[tuple[str | None, str], dict[str, str]] = {}  # jevents.py takes each name of a unit once
    twice = {name for name, number in Counter(shared).items() if number > 1}
    for block in system.blocks.values():
        if block.linux is None:
            for name in (*block.events, *block.metrics):
                unsaid.add("events and metrics of units without a Linux device", f"{block.key}.{name}")
            continue
        unit = unit_of(block, unsaid)
        for event in block.events.values():
            for one in entry(block, event, unit, unsaid):
                other = known.setdefault((one.get("Unit"), one["EventName"].lower()), one)
                if other is one:
                    entries.append(one)
                elif other != one:
                    unsaid.add("events of another name in a unit of the same device", f"{block.key}.{event.name}")
        for metric in block.metrics.values():
            entries += metric_entry(block, metric, unit, twice, unsaid)
        for name in block.registers:
            unsaid.add("registers", f"{block.key}.{name}")
        unsaid.of(block.key, {"rules between terms": block.rules})
    return json.dumps(entries, indent=4, ensure_ascii=False) + "\n"


def unit_of(block: Block, unsaid: Unsaid) -> dict[str, str]:
    """perf's name of the unit. jevents.py adds `uncore_`; any other name needs a line in its table `unit_to_pmu`."""
    assert block.linux is not None
    name = device(block)
    if block.scope == "cpu":  # of several kinds of cores each has a name
        return {"Unit": name} if name.startswith("cpu_") else {}
    if name.startswith("uncore_"):
        return {"Unit": name.removeprefix("uncore_")}
    unsaid.add("names of devices that do not begin with `uncore_`: add `'NAME': 'NAME'` to `unit_to_pmu` of jevents.py "
               "if it is missing", name)
    return {"Unit": name}


def device(block: Block) -> str:
    """The common part of the names of its devices."""
    assert block.linux is not None
    return re.sub(r"_*<[^>]*>_*", "_", block.linux.device).strip("_")


def entry(block: Block, event: Event, unit: dict[str, str], unsaid: Unsaid) -> list[dict[str, str]]:
    name = f"{block.key}.{event.name}"
    if not _PERF_NAME.match(event.name):
        unsaid.add("names with `:` or `+`", name)
        return []
    if event.needs:
        unsaid.add("events that need terms from the user", name)
        return []
    unknown = [term for term, value in event.terms.items() if value
               and (not block.terms[term].linux or block.terms[term].place is None)]
    if unknown:
        unsaid.add("events with terms that Linux does not have", f"{name} ({', '.join(unknown)})")
        return []
    result = {**unit, **codes(block, event), "EventName": event.name}
    errata = [erratum.key for erratum in block.errata.values() if event.name in erratum.events]
    for key, text in (("BriefDescription", event.text), ("PublicDescription", event.note),
                      ("Errata", ", ".join(errata)),
                      ("Counter", ",".join(str(number) for number in range(64) if event.counters >> number & 1)),
                      ("ScaleUnit", f"{event.scale}{event.unit}" if event.scale else ""),
                      ("PerPkg", "1" if unit and block.scope == "package" else "")):
        if text:
            result[key] = text
    unsaid.of(name, {"other names of events": event.aliases,
                     "conditions of machines": event.condition or event.variants,
                     "units of counts without a scale": event.unit and not event.scale,
                     "events of some instances only": event.instances, "sources": event.source})
    return [result]


def codes(block: Block, event: Event) -> dict[str, str]:
    """The keys from which jevents.py makes the event's terms."""
    terms = {term: value for term, value in event.terms.items() if value}
    if "event" in block.terms:
        result = {"EventCode": f"{terms.pop('event', 0):#04x}"}
    elif "eventid" in block.terms:
        result = {"EventidCode": f"{terms.pop('eventid', 0):#x}"}
    else:
        words: dict[str, int] = {"config": 0}
        for term, value in terms.items():
            for word, bits in placed(block, term, value).items():
                words[word] = words.get(word, 0) | bits
        result = {"ConfigCode": f"{words.pop('config'):#x}"}
        terms = {word: value for word, value in words.items() if value}
    result |= {KEYS[term]: f"{value:#04x}" for term, value in terms.items() if term in KEYS}
    others = [f"{term}={value:#x}" for term, value in terms.items() if term not in KEYS]
    return result | ({"Filter": ",".join(others)} if others else {})


def placed(block: Block, term: str, value: int) -> dict[str, int]:
    """The bits of a term's value in perf's words."""
    perf = block.terms[term].place
    assert perf is not None
    bits = 0
    for low, high in block.config_ranges(block.terms[term]):
        width = high - low + 1
        bits |= (value & (1 << width) - 1) << low
        value >>= width
    return {perf.word: bits}


class _Unsayable(Exception):
    """An expression that perf's formulas do not allow."""


def metric_entry(block: Block, metric: Metric, unit: dict[str, str], twice: set[str],
                 unsaid: Unsaid) -> list[dict[str, str]]:
    """The entry of a metric. `twice`: names in several units; perf shows one metric of a name, and counts an event of
    that name on every unit."""
    name = f"{block.key}.{metric.name}"
    try:
        formula = written(metric.formula.expr, block, twice)
    except _Unsayable as error:
        unsaid.add("metrics whose formula perf does not allow", f"{name} ({error})")
        return []
    result = {**unit, "MetricName": metric_name(block, metric, twice), "MetricExpr": formula,
              "ScaleUnit": f"1{metric.unit}"}
    return [result | ({"MetricGroup": metric.view} if metric.view else {})
            | ({"BriefDescription": metric.text} if metric.text else {}) | threshold(block, metric, twice)]


def metric_name(block: Block, metric: Metric, twice: set[str]) -> str:
    return f"{block.key}_{metric.name}" if metric.name in twice else metric.name


def threshold(block: Block, metric: Metric, twice: set[str]) -> dict[str, str]:
    """The key for a limit: of the metric, and of those within whose limits it lies, if perf has these metrics, too."""
    parts = []
    for one in above(block, metric):
        try:
            written(one.formula.expr, block, twice)
        except _Unsayable:
            return {}
        if one.limit is not None:
            parts.append(f"{metric_name(block, one, twice)} > {one.limit.above:g}")
    return {"MetricThreshold": " & ".join(parts)} if parts else {}


def written(expr: Expr, block: Block, twice: set[str]) -> str:
    match expr:
        case Const(value=value):
            return str(value)
        case Name():
            return named(str(expr), block, twice)
        case Binary(op=op, left=left, right=right) if op in ("+", "-", "*", "/", "<", ">"):
            return f"({written(left, block, twice)} {op} {written(right, block, twice)})"
        case Select(condition=condition, yes=yes, no=no):
            return (f"({written(yes, block, twice)} if {written(condition, block, twice)} else "
                    f"{written(no, block, twice)})")
    raise _Unsayable(f"`{expr}`")


def named(name: str, block: Block, twice: set[str]) -> str:
    if name == "duration_ns":
        return "(duration_time * 1000000000)"
    if name in block.metrics:
        return written(block.metrics[name].formula.expr, block, twice)
    event = events_by_name(block).get(name.lower())
    if event is None or event.needs or not _PERF_NAME.match(event.name):
        raise _Unsayable(f"`{name}`")
    of_all = event.name.replace("-", "\\-")
    return f"{device(block)}@{of_all}@" if block.scope != "cpu" and event.name.lower() in twice else of_all


@cache
def events_by_name(block: Block) -> dict[str, Event]:
    found = {name.lower(): event for event in block.events.values() for name in (*event.aliases, event.name)}
    return found | {re.sub(r"\W", "_", event.name).lower(): event
                    for event in block.events.values()} | {event.name.lower(): event for event in block.events.values()}
