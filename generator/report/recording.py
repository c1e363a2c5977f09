"""Reads the JSON lines that `pmureg stat -j`, `pmureg run` and `pmureg log` write, and refuses what is not theirs.

The keys are those of `pmureg stat --schema`; a test compares them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from ..base.source import Fatal, Problem, Source, Warned, Where
from ..base.text import visible
from ..imports.json_file import Value, kind_of, parsed
from ..load.tree import read_published, read_stream

MOST_BYTES = 256 << 20    # a day of ten events, with a line a second for each, has 170 MB
STANDARD_INPUT = 0        # its descriptor
LEAST_GAP = 1e-6          # seconds; times have nine digits
MOST = 1e30               # of a number; infinity is more
MEND = "name a file that `pmureg stat -j -o FILE` has written"


_TYPES = {"text": (str,), "whole": (int,), "number": (int, float), "truth": (bool,), "texts": (list,)}
_SAID = {"text": "a text", "whole": "a whole number", "number": "a number", "truth": "true or false",
         "texts": "a list of texts"}


@dataclass(frozen=True)
class Key:
    """What the value of a key is: text, whole (a whole number), number, truth or texts (a list)."""

    kind: str
    sometimes: bool = False
    or_null: bool = False
    least: float = -inf    # of a number; of a text, its length
    most: float = inf

    def wrong(self, value: Any) -> str:
        """What is wrong with a value; empty: nothing."""
        kind = type(value)
        if value is None and self.or_null:
            return ""
        if kind not in _TYPES[self.kind]:
            return f"is {kind_of(value)}, but must be {_SAID[self.kind]}"
        if kind is list:
            return "" if all(type(item) is str for item in value) else "has an item that is no text"
        if kind is str:
            return "" if len(value) >= self.least else "is empty"
        is_possible = self.least <= value <= self.most and -MOST < value < MOST
        return "" if is_possible else f"is {str(value)[:40]}, which is not possible"


_BOTH = {"socket": Key("whole", sometimes=True, least=0), "place": Key("text", sometimes=True),
         "reason": Key("text", sometimes=True, least=1), "interval": Key("number", sometimes=True, least=0),
         "time": Key("number", sometimes=True, least=0, most=1e11),
         "seconds": Key("number", sometimes=True, least=0, most=1e9),
         "region": Key("text", sometimes=True, least=1), "run": Key("whole", sometimes=True, least=0),
         "begin": Key("number", sometimes=True, least=0), "end": Key("number", sometimes=True, least=0),
         "simulated": Key("truth"), "system": Key("text", sometimes=True)}
KEYS: dict[str, dict[str, Key]] = {
    "counter-value": {
        "counter-value": Key("number", or_null=True, least=0), "unit": Key("text"), "event": Key("text", least=1),
        "event-runtime": Key("whole", least=0), "pcnt-running": Key("number", least=0, most=100),
        "instance": Key("text", sometimes=True, least=1), "variance": Key("number", sometimes=True, least=0), **_BOTH},
    "metric-value": {
        "metric": Key("text", least=1), "metric-value": Key("number", or_null=True), "metric-unit": Key("text"),
        "instance": Key("text"), "units": Key("whole", sometimes=True, least=2),
        "filter": Key("text", sometimes=True, least=1), **_BOTH}}
_REGION = ("region", "run", "begin", "end")
RUN: dict[str, Key] = {"pmureg": Key("text", least=1), "start": Key("text", least=20), "command": Key("texts"),
                       "host": Key("text"), "kernel": Key("text", least=1)}


@dataclass(frozen=True, slots=True)
class Row:
    """A line: a count, or the value of a metric."""

    is_metric: bool
    name: str
    value: float | None
    reason: str              # why there is no value
    unit: str
    instance: str
    filter: str
    socket: int | None
    place: str               # narrower than a socket
    time: float | None       # when its interval ended, in seconds since the start; None: a count of the whole run
    seconds: float | None    # length of its interval, of a log; None: since the line before
    running: float           # percentage of the time in which it ran; 100 for a metric, which does not say it
    variance: float | None


@dataclass
class Region:
    """A piece of a program that was counted by itself."""

    name: str
    run: int            # of this name
    begin: float        # in seconds since the start
    end: float
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True)
class Placed:
    """Where a log's interval is. A run that starts again begins at 0: the time of day says how much later that is."""

    began: float    # begin of the first interval of the log, in seconds since 1970
    time: float     # end of this one, in seconds since 1970
    ended: float    # and in seconds since its run started
    offset: float   # what its run adds to that


@dataclass
class Recording:
    """All lines of a run."""

    name: str
    rows: list[Row] = field(default_factory=list)      # of intervals, in order of time
    totals: list[Row] = field(default_factory=list)    # of the whole run
    regions: list[Region] = field(default_factory=list)
    times: list[float] = field(default_factory=list)   # the end of each interval
    placed: Placed | None = None                       # of a log: the last interval
    system: str | None = None
    is_simulated: bool = False
    about: dict[str, Any] | None = None                # the line about the run, if there is one
    cut_off: Problem | None = None                     # a warning: the last line is not whole


def is_standard_input(path: Path) -> bool:
    return str(path) == "-"


def read(path: Path) -> Recording:
    """Reads a file, or standard input (-). Fatal if it is not what pmureg writes, or of several runs that no log has
    kept."""
    if is_standard_input(path):
        source = _standard_input()
    else:
        source = read_published(path, MOST_BYTES, MEND, is_whole=False)
    made, at, text, number = Recording(Path(source.name).name), 0, source.text, 0
    while at < len(text):
        end = text.find("\n", at)
        part, number = (at, end if end >= 0 else len(text)), number + 1
        at = part[1] + 1
        if not text[slice(*part)].strip():
            continue
        if end < 0 and (made.rows or made.totals or made.regions) and is_cut_off(text[part[0]:]):
            made.cut_off = Warned(Where(source, part[0]), "the last line is cut off, so the run was killed or is still "
                                                          "going on", f"the report has the {number - 1} lines before")
            break
        _take(made, _line(source, part))
    if not made.rows and not made.totals and not made.regions:
        raise Fatal(Problem(Where(source, 0), "the file has no lines", MEND))
    return made


def _standard_input() -> Source:
    try:
        with open(STANDARD_INPUT, "rb", closefd=False) as stream:
            return read_stream(stream, "standard input", MEND, is_whole=False)
    except OSError as error:
        raise Fatal(Problem(Where(Source("standard input", ""), 0), f"cannot be read: {error.strerror}",
                            MEND)) from error


def is_cut_off(line: str) -> bool:
    """Whether a line is the beginning of an object."""
    try:
        json.loads(line)
    except json.JSONDecodeError:
        return line.startswith("{")
    except (RecursionError, ValueError):
        pass
    return False


def _line(source: Source, part: tuple[int, int]) -> Value:
    try:
        return Value(source, (), parsed(source, part), part)
    except Fatal as fatal:
        raise Fatal(Problem(fatal.problem.where, fatal.problem.what, MEND)) from None


def _take(recording: Recording, line: Value) -> None:
    """Adds a line. Fatal if it is not of pmureg, or of another run than those before."""
    if not isinstance(line.data, dict):
        line.fail(f"the line is {kind_of(line.data)}, but must be an object", MEND)
    is_first = not recording.rows and not recording.totals and not recording.regions
    if "pmureg" in line.data:
        if not is_first or recording.about is not None:
            _of_two_runs(line, "this line begins another run")
        recording.about = _checked_keys(line, RUN)
        return
    row = _placed(recording, line, _checked(line))
    _check_run(recording, line, is_first)
    if "region" in line.data:
        _take_region(recording, line, row)
        return
    if row.time is None:
        recording.totals.append(row)
        return
    if recording.totals:
        _of_two_runs(line.inner("interval"), "this line has a time, but a line before has none")
    if not recording.times or row.time > recording.times[-1]:
        recording.times.append(row.time)
    elif row.time < recording.times[-1]:
        _of_two_runs(line.inner("interval"), f"the time goes back from {recording.times[-1]:g} s to {row.time:g} s")
    recording.rows.append(row)


def _take_region(recording: Recording, line: Value, row: Row) -> None:
    """Adds a row to its region. The rows of a region follow one another."""
    found = Region(*(line.data[name] for name in _REGION))
    last = recording.regions[-1] if recording.regions else None
    if last and all(getattr(last, name) == getattr(found, name) for name in ("name", "run", "begin", "end")):
        found = last
    else:
        recording.regions.append(found)
    found.rows.append(row)


def _placed(recording: Recording, line: Value, row: Row) -> Row:
    """A row of a log, with its time since the first interval. Adds an interval without lines where samples are
    missing: they were lost, or nothing was counted between two runs."""
    if row.time is None or row.seconds is None:
        return row
    time, last = line.data["time"], recording.placed
    if last and (row.time, time) == (last.ended, last.time):
        return replace(row, time=recording.times[-1])
    began, offset = (last.began, last.offset) if last else (time - row.seconds, row.seconds - row.time)
    before = recording.times[-1] if recording.times else 0.0
    if last and row.time - row.seconds < last.ended - LEAST_GAP:    # of another run
        offset = max(time - row.seconds - began, before) + row.seconds - row.time
    recording.placed = Placed(began, time, row.time, offset)
    end = max(offset + row.time, before)
    if end - row.seconds > before + LEAST_GAP:
        recording.times.append(end - row.seconds)
    return replace(row, time=end)


def _check_run(recording: Recording, line: Value, is_first: bool) -> None:
    system, is_simulated = line.data.get("system"), line.data["simulated"]
    if is_first:
        recording.system, recording.is_simulated = system, is_simulated
    elif system != recording.system:
        _of_two_runs(line.inner("system") if "system" in line.data else line,
                     f"this line is of {_named(system)}, but the lines before are of {_named(recording.system)}")
    elif is_simulated != recording.is_simulated:
        _of_two_runs(line.inner("simulated"), "a simulated device counted this line, but not the lines before"
                     if is_simulated else "a machine counted this line, but a simulated device the lines before")


def _named(system: str | None) -> str:
    return "no described system" if system is None else f"system `{visible(system)}`"


def _of_two_runs(value: Value, what: str) -> NoReturn:
    value.fail(what, "give each run a file of its own")


def _checked_keys(line: Value, keys: dict[str, Key]) -> dict[str, Any]:
    """The line, if its keys and their values are right."""
    data: dict[str, Any] = line.data
    for name, value in data.items():
        if name not in keys:
            line.inner(name).fail(f"the key `{visible(name)}` is unknown", "use pmureg-gen of the release that counted")
        if wrong := keys[name].wrong(value):
            line.inner(name).fail(f"`{name}` {wrong}", MEND)
    if missing := next((name for name, key in keys.items() if name not in data and not key.sometimes), ""):
        line.fail(f"the line has no `{missing}`", MEND)
    return data


def _checked(line: Value) -> Row:
    """The row of a line whose keys are right."""
    data: dict[str, Any] = line.data
    kind = next((kind for kind in KEYS if kind in data), None)
    if kind is None:
        line.fail(f"the line has neither `{'` nor `'.join(KEYS)}`", MEND)
    _checked_keys(line, KEYS[kind])
    if (data[kind] is None) != ("reason" in data):
        line.fail(f"`{kind}` {'is null, without a reason' if data[kind] is None else 'has a value and a reason'}", MEND)
    if ("seconds" in data) != ("time" in data) or ("time" in data and "interval" not in data):
        line.fail("`time`, `seconds` and `interval` belong together", MEND)
    if data.keys() & set(_REGION) and ("interval" in data or not data.keys() >= set(_REGION)):
        line.fail("`region`, `run`, `begin` and `end` belong together, without `interval`", MEND)
    if data.get("end", 0) < data.get("begin", 0):
        line.inner("end").fail(f"the region ends at {data['end']:g} s, before it begins", MEND)
    is_metric = kind == "metric-value"
    return Row(is_metric, data["metric" if is_metric else "event"], data[kind], data.get("reason", ""),
               data["metric-unit" if is_metric else "unit"], data.get("instance", ""), data.get("filter", ""),
               data.get("socket"), data.get("place", ""), data.get("interval"), data.get("seconds"),
               data.get("pcnt-running", 100.0), data.get("variance"))
