"""`pmu-events`: the JSON of perf's tables (tools/perf/pmu-events/arch), or a vendor's JSON of cores, `pmu/<core>.json`.

A file of perf has a list of events and metrics; the folders above define the events that `ArchStdEvent` names. A file
of the vendor has one object with `events`, each with a `code` and a `name`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from .given import Event, Given, Metric, readable
from .json_file import Value, read
from .perfmon import FIXED, NOTHING, TERMS, brief, counters, more_terms, register_terms
from .shared import CALLS

MOST_FILES = 2000
MORE_TERMS = {**TERMS, "RdWrMask": ("rdwrmask", 2), "EnAllCores": ("enallcores", 1), "EnAllSlices": ("enallslices", 1),
              "SliceId": ("sliceid", 8), "ThreadMask": ("threadmask", 8), "NodeType": ("type", 16)}
WORDS = ("if", "else", "and", "or")
SECONDS = "(duration_ns / 1000000000)"
_WORD = re.compile(r"(?P<number>\d[\d.]*(?:[eE][+-]?\d+)?)|(?P<name>[A-Za-z_#][\w.]*)(?P<call>\s*\()?")
_RATIO = re.compile(r"d_ratio\(([^(),]+),([^(),]+)\)")
_SCALE = re.compile(r"(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(.*)", re.DOTALL)


def collect(paths: Iterable[Path]) -> Given:
    given = Given("", [])
    metrics: list[Value] = []
    standard = _Standard()
    for path in paths:
        files = sorted(path.rglob("*.json"))[:MOST_FILES] if path.is_dir() else [path]
        given.title = given.title or f"Events of {path.resolve().stem}"
        given.sources.append(f"{path.resolve().name}, {len(files)} files" if path.is_dir() else path.name)
        for file in files:
            root = read(file)
            if isinstance(root.data, dict):
                if file == path or "events" in root.data:    # other objects in perf's folders: texts of metric groups
                    _core(root, given)
                continue
            for entry in root.items():
                entry = standard.completed(entry)
                if "MetricExpr" in entry.data:
                    metrics.append(entry)
                if "EventName" in entry.data:
                    _event(entry, given)
                # an entry with the number of counters of a unit is not an event
                elif "MetricExpr" not in entry.data and "CountersNumGeneric" not in entry.data:
                    entry.fail("an entry has no `EventName`, no `ArchStdEvent` and no `MetricExpr`",
                               "name an event, or give a metric")
    for metric in metrics:
        _metric(metric, given)
    return given


class _Standard:
    """The events and metrics that the folders above a file define."""

    def __init__(self) -> None:
        self.folders: dict[Path, dict[str, Value]] = {}

    def completed(self, entry: Value) -> Value:
        """An entry with the keys of the event that it names; its own keys override them."""
        if "ArchStdEvent" not in entry.object():
            return entry
        name = entry.event_name("ArchStdEvent").lower()
        folder = Path(entry.source.name).resolve().parent
        for above in (folder, *folder.parents[:3]):
            if (found := self.defined(above).get(name)) is not None:
                return Value(entry.source, entry.path,
                             {**found.data, **{key: value for key, value in entry.data.items()
                                               if key != "ArchStdEvent"}})
        entry.inner("ArchStdEvent").fail(f"the folders above do not define `{name[:60]}`",
                                         "name the file in its place in perf's tree")

    def defined(self, folder: Path) -> dict[str, Value]:
        if folder not in self.folders:
            self.folders[folder] = {}
            for file in sorted(folder.glob("*.json")):
                root = read(file)
                for entry in root.items() if isinstance(root.data, list) else ():
                    name = (entry.data.get("EventName", entry.data.get("MetricName")) if isinstance(entry.data, dict)
                            else None)
                    if isinstance(name, str):
                        self.folders[folder].setdefault(name.lower(), entry)
        return self.folders[folder]


def _event(entry: Value, given: Given) -> None:
    name, unit = entry.event_name("EventName"), entry.unit()
    event = Event(name, dict(FIXED.get(name.lower(), {})) or _terms(entry, given),
                  deprecated=entry.text("Deprecated") == "1", text=brief(entry))
    if "Counter" in entry.data:
        event.counters = counters(entry, unit, name, given)
    if "ConfigCode" in entry.data:
        given.lost.add("events carried with perf's whole config as `event`: correct if that term begins at bit 0",
                       f"{unit}/{name}")
    if "Compat" in entry.data:
        given.lost.add(f"events carried without the devices that have them (`{readable(entry.text('Compat'))}`)",
                       f"{unit}/{name}")
    chosen = readable(entry.text("Filter"))
    for part in chosen.split(",") if chosen.lower() not in NOTHING else ():
        term, found, number = part.strip().partition("=")
        if (not re.fullmatch(r"[A-Za-z]\w*", term)
                or not re.fullmatch(r"0[xX][0-9A-Fa-f]{1,16}|\d{1,19}", number if found else "1")):
            given.lost.add(f"events carried without their filter `{chosen}`: add `needs: [TERM]`", f"{unit}/{name}")
            continue
        event.terms[term] = int(number, 0 if number[:1] == "0" and number[1:2] in "xX" else 10) if found else 1
    factor, event.unit = _scale(entry)
    event.scale = "" if factor == "1" else factor
    given.unit(unit).events.append(event)


def _terms(entry: Value, given: Given) -> dict[str, int]:
    if "EventidCode" in entry.data:
        terms = {"eventid": entry.number("EventidCode")}
    elif "ConfigCode" in entry.data:
        terms = {"event": entry.number("ConfigCode")}
    else:
        terms = {"event": entry.first_number("EventCode") | entry.number("ExtSel", 1) << 8}
    if umask := entry.number("UMask"):
        terms["umask"] = umask
    terms |= more_terms(entry, MORE_TERMS)
    return terms | register_terms(entry, given)


def _scale(entry: Value) -> tuple[str, str]:
    """The factor and the unit of `ScaleUnit`, as in `9.765625e-4KB`."""
    match = _SCALE.fullmatch(entry.text("ScaleUnit").strip())
    return (match[1] if float(match[1]) not in (1.0, 0.0) else "1", readable(match[2])) if match else ("1", "")


def _metric(entry: Value, given: Given) -> None:
    name, formula = entry.metric_name("MetricName"), entry.text("MetricExpr")
    if "@" in formula or "\\" in formula or "#" in formula:
        given.lost.add("metrics with terms of events, or with names that only perf knows (`#…`)", name)
        return
    while _RATIO.search(formula):
        formula = _RATIO.sub(r"((\1) / (\2))", formula)
    if call := next((match["name"] for match in _WORD.finditer(formula) if match["call"]
                     and match["name"] not in (*WORDS, *CALLS)), ""):
        given.lost.add(f"metrics that call `{readable(call)}`", name)
        return

    def named(match: re.Match[str]) -> str:
        if match["number"] or match["name"] in WORDS or match["call"]:
            return match[0]
        return SECONDS if match["name"] == "duration_time" else f"`{match['name']}`"

    factor, unit = _scale(entry)
    formula = readable(_WORD.sub(named, formula))
    formula = f"{factor} * ({formula})" if factor != "1" else formula
    given.metrics.append(Metric(name, formula, brief(entry), unit, adds_up=SECONDS in formula))


def _core(root: Value, given: Given) -> None:
    """Reads `{"cpu": …, "events": [{"code": 1, "name": …}]}`."""
    if "events" not in root.data:
        root.fail("the file has no `events`", "name a file of events")
    given.title = readable(f"Events of {root.text('cpu')}")
    for entry in root.inner("events").items():
        entry.object()
        if "name" not in entry.data or "code" not in entry.data:
            given.lost.add("events without a name or a code", readable(entry.text("name") or entry.text("code") or "?"))
            continue
        name = entry.event_name("name")
        event = Event(name, {"event": entry.number("code", 16)},
                      text=re.split(r"\. | (?=This event |The counter )", readable(entry.text("description")))[0])
        other = entry.text("trm_name").strip()
        if other and other.lower() != name.lower():
            event.aliases.append(entry.event_name("trm_name"))
        given.unit("core").events.append(event)
