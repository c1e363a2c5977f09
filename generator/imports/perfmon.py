"""`perfmon`: a vendor's JSON, `<name>_uncore.json`, `<name>_core.json` and `<name>_metrics.json`.

A processor with several kinds of cores has a `<name>_<kind>_core.json` for each. Then their events are of the unit
<kind>.

An event has a Unit (none: the core), EventCode, UMask and so on, all as strings. The terms of their keys are those of
perf's build (tools/perf/pmu-events/jevents.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from .given import Event, Given, Metric, mask, readable
from .json_file import Value, read

# Key: the term of an event string, and its bits.
TERMS = {"PortMask": ("ch_mask", 16), "FCMask": ("fc_mask", 8), "CounterMask": ("cmask", 8), "Invert": ("inv", 1),
         "EdgeDetect": ("edge", 1), "AnyThread": ("any", 1)}
# MSRIndex: the term for MSRValue
REGISTERS = {0x3F6: "ldlat", 0x1A6: "offcore_rsp", 0x1A7: "offcore_rsp", 0x3F7: "frontend"}
# The source has code 0 for events of fixed counters, which programmable counters do not know. perf's build replaces it.
FIXED = {"inst_retired.any": {"event": 0xC0}, "inst_retired.any_p": {"event": 0xC0},
         "cpu_clk_unhalted.ref": {"event": 0x00, "umask": 0x03},
         "cpu_clk_unhalted.thread": {"event": 0x3C}, "cpu_clk_unhalted.core": {"event": 0x3C},
         "cpu_clk_unhalted.thread_any": {"event": 0x3C, "any": 1}}
NOTHING = ("", "0", "0x0", "0x00", "na", "null", "tbd", "none")
_KIND = re.compile(r"_([^_]+)_core\Z")
ALL_PORTS = re.compile(r"(?:fc, ?)?chnl\Z", re.IGNORECASE)    # PortMask and FCMask have the same as numbers
CONSTANTS = {"durationtimeinseconds": "(duration_ns / 1000000000)",
             "durationtimeinmilliseconds": "(duration_ns / 1000000)"}


def collect(paths: Iterable[Path]) -> Given:
    paths, given = list(paths), Given("", [])
    kinds = {path: found[1] for path in paths if (found := _KIND.search(path.stem))}
    metrics: list[Value] = []
    for path in paths:
        root = read(path)
        given.core = kinds[path] if path in kinds and len(kinds) > 1 else "core"
        if isinstance(root.data, dict) and "Metrics" in root.data:
            metrics.extend(root.inner("Metrics").items())
        else:
            _events(root, given)
        _name_source(root, path, given)
    for metric in metrics:
        _metric(metric, given)
    return given


def _name_source(root: Value, path: Path, given: Given) -> None:
    header = root.inner("Header") if isinstance(root.data, dict) and isinstance(root.data.get("Header"), dict) else None
    if header is None:
        given.sources.append(path.name)
        return
    info, version, date = (readable(header.text(key)) for key in ("Info", "Version", "DatePublished"))
    given.sources.append(path.name + (f", version {version}" if version else "") + (f" of {date}" if date else ""))
    given.title = given.title or re.sub(r" - V[0-9.]+\Z", "", info).removeprefix("Performance Monitoring ")


def _events(root: Value, given: Given) -> None:
    events = root
    if isinstance(root.data, dict):
        if "Events" not in root.data:
            root.fail("the file has no `Events` and no `Metrics`", "name a file of events or metrics")
        events = root.inner("Events")
    for entry in events.items():
        _event(entry, given)


def _event(entry: Value, given: Given) -> None:
    entry.object()
    name = entry.event_name("EventName")
    unit = entry.unit(given.core)
    kind = entry.text("CounterType").upper()
    if kind == "FREERUN":
        given.lost.add("free-running counters, with their numbers: describe them as a counter kind without `program`",
                       f"{unit}/{name} ({readable(entry.text('Counter'))})")
        return
    terms = _terms(entry, given)
    event = Event(name, terms if terms["event"] else FIXED.get(name.lower(), terms),
                  deprecated=entry.text("Deprecated") == "1", text=brief(entry),
                  counters=counters(entry, unit, name, given))
    if entry.text("Counter").strip().lower() == "fixed":
        event.terms = {"event": 0xFF}    # Linux's code for a unit's fixed counter
    chosen = readable(entry.text("Filter"))
    if chosen.lower() not in NOTHING and not ALL_PORTS.match(chosen):
        value = readable(entry.text("FILTER_VALUE"))
        if value not in NOTHING:
            given.lost.add(f"events that need a value in the filter `{chosen}`, whose term is unknown",
                           f"{unit}/{name} ({value})")
            return
        given.lost.add(f"events carried without their filter `{chosen}`: add `needs: [TERM]`", f"{unit}/{name}")
    given.unit(unit).events.append(event)


def _terms(entry: Value, given: Given) -> dict[str, int]:
    terms = {"event": entry.first_number("EventCode", 16) | entry.number("ExtSel", 1) << 8,
             "umask": entry.first_number("UMask", 56)} | more_terms(entry, TERMS)
    # If a file has all masks, UMaskExt repeats the other two.
    if not {"ch_mask", "fc_mask"} & terms.keys():
        terms["umask"] |= entry.number("UMaskExt", 48) << 8
    return terms | register_terms(entry, given)


def register_terms(entry: Value, given: Given) -> dict[str, int]:
    """The term for the value of another register."""
    if {entry.text(key).split(",")[0].strip().lower() for key in ("MSRIndex", "MSRValue")}.intersection(NOTHING):
        return {}
    index = entry.first_number("MSRIndex", 32)
    if index in REGISTERS:
        return {REGISTERS[index]: entry.number("MSRValue")}
    given.lost.add("events carried without the value of a register whose term is unknown: add it to `is`",
                   f"{entry.unit(given.core)}/{entry.event_name('EventName')} ({index:#x})")
    return {}


def more_terms(entry: Value, known: dict[str, tuple[str, int]]) -> dict[str, int]:
    """The terms that have keys of their own and are not 0."""
    return {term: value for key, (term, bits) in known.items() if key in entry.data
            and entry.text(key).strip().lower() not in NOTHING and (value := entry.number(key, bits))}


def brief(entry: Value) -> str:
    """The short text of an event or metric."""
    line = readable(entry.text("BriefDescription"))
    return "" if line.lower() in NOTHING else line


def counters(entry: Value, unit: str, name: str, given: Given) -> int:
    word = entry.text("Counter").strip()
    numbers = word.replace(" ", "").split(",")
    if all(number.isascii() and number.isdigit() and int(number[:4]) < 64 for number in numbers):
        return mask(map(int, numbers))
    if word.lower() != "fixed":
        given.lost.add("events carried without the source's counters: add `counters: {KIND: NUMBER}` if no kind "
                       "`allows` them", f"{unit}/{name} ({readable(word)[:40] or 'none'})")
    return 0


def _metric(entry: Value, given: Given) -> None:
    entry.object()
    name = entry.metric_name("MetricName")
    meant: dict[str, str] = {}
    for key in ("Events", "Constants"):
        for part in entry.inner(key).items() if key in entry.data else ():
            part.object()
            word = part.text("Name")
            constant = CONSTANTS.get(word.lower())
            if key == "Constants" and constant is None:
                given.lost.add("metrics with an unknown constant", f"{name} ({readable(word)})")
                return
            meant[part.text("Alias")] = constant or f"`{word}`"
    formula = re.sub(r"[A-Za-z_]\w*", lambda word: CONSTANTS.get(word[0].lower()) or meant.get(word[0]) or word[0],
                     entry.text("Formula"))
    unit = readable(entry.text("UnitOfMeasure"))
    given.metrics.append(Metric(name, readable(formula), readable(entry.text("BriefDescription")),
                                {"percent": "%"}.get(unit, unit), adds_up="duration_ns" in formula))
