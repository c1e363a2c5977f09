"""The lines of the plots: rates of events and values of metrics over time, by unit, folded by socket.

A line has a number or a reason for each interval, never a guess. Rates are counts by the time since the last line of
the same event, or by the time that a line of a log says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter

from .recording import Recording, Row

# Lengths of the dashes and gaps of each line of a plot, so that lines differ without colours, too.
DASHES = ("none", "6 3", "2 2", "9 3 2 3", "12 4", "4 2 1 2", "1 3", "9 2 2 2 2 2")
MOST_LINES = len(DASHES)    # more are folded
NO_LINE = "no line in the file"
NO_TIME = "no time passed"
_NUMBERS = re.compile(r"(_(?=[0-9a-f]*\d)[0-9a-f]+)+\Z")    # of an instance: unit_0, unit_1_2, unit_2b442


@dataclass(frozen=True)
class Extreme:
    value: float
    interval: int


@dataclass
class Line:
    """One line of a plot: for each interval a value, or None and the reason."""

    label: str
    values: list[float | None]
    reasons: dict[int, str]                                     # of intervals without a value
    running: dict[int, float] = field(default_factory=dict)     # percentage, of intervals when below 100
    socket: int | None = None
    within: list[Line] = field(default_factory=list)            # the lines that this one folds
    low: list[float | None] = field(default_factory=list)       # the lowest and the highest of them
    high: list[float | None] = field(default_factory=list)

    @property
    def has_numbers(self) -> bool:
        return any(value is not None for value in self.values)

    def lowest(self) -> Extreme | None:
        """The lowest value, where it is first."""
        return min(self._numbers(), key=attrgetter("value"), default=None)

    def highest(self) -> Extreme | None:
        """The highest value, where it is first."""
        return max(self._numbers(), key=attrgetter("value"), default=None)

    def _numbers(self) -> list[Extreme]:
        return [Extreme(value, i) for i, value in enumerate(self.values) if value is not None]

    def mean(self, times: Sequence[float], begin: int = 0, end: int | None = None) -> float | None:
        """The mean over the time that has values."""
        weighed = [(value, times[i] - (times[i - 1] if i else 0))
                   for i, value in enumerate(self.values[begin:end], begin) if value is not None]
        whole = sum(seconds for _, seconds in weighed)
        return sum(value * seconds for value, seconds in weighed) / whole if whole else None


@dataclass
class Plot:
    """Lines with one unit, of one metric or one event."""

    is_metric: bool
    name: str
    unit: str       # of a value: of the metric, or of the event each second
    group: str      # the heading: the kind of unit
    filter: str
    every: list[Line]                                     # one for each unit and place
    lines: list[Line] = field(default_factory=list)       # as they are drawn

    @property
    def has_numbers(self) -> bool:
        return any(line.has_numbers for line in self.lines)

    @property
    def is_folded(self) -> bool:
        return self.lines is not self.every


def plots(recording: Recording) -> list[Plot]:
    """Metrics first; both in the order of the file."""
    found: dict[tuple[object, ...], Plot] = {}
    for rows in _by_series(recording):
        row = rows[0][1]
        device, group = device_of(row), kind_of_unit(device_of(row))
        name = row.name if row.is_metric else row.name.replace(device, group, 1) if device else row.name
        unit = row.unit if row.is_metric else f"{row.unit or 'counts'}/s"
        plot = found.setdefault((row.is_metric, name, unit, group, row.filter),
                                Plot(row.is_metric, name, unit, group, row.filter, []))
        plot.every.append(_line(rows, recording.times))
    for plot in found.values():
        _tell_apart(plot.every)
        plot.lines = folded(plot)
    return sorted(found.values(), key=lambda plot: not plot.is_metric)


def device_of(row: Row) -> str:
    """The unit that counted, as the line names it; empty: none is named."""
    return row.instance or (row.name.partition("/")[0] if "/" in row.name and not row.is_metric else "")


def kind_of_unit(device: str) -> str:
    """The name of a unit without the numbers of its instance."""
    return _NUMBERS.sub("", device) or device


def _by_series(recording: Recording) -> Iterable[list[tuple[int, Row]]]:
    """The rows of each unit and place, with the number of their interval. The same event may be given twice."""
    found: dict[tuple[object, ...], list[tuple[int, Row]]] = {}
    intervals = {time: i for i, time in enumerate(recording.times)}
    for time, rows in groupby(recording.rows, key=lambda row: row.time or 0.0):
        i = intervals[time]
        seen: dict[tuple[object, ...], int] = {}
        for row in rows:
            key = (row.is_metric, row.name, row.unit, row.instance, row.filter, row.socket, row.place)
            seen[key] = seen.get(key, 0) + 1
            found.setdefault((*key, seen[key]), []).append((i, row))
    return found.values()


def _line(rows: list[tuple[int, Row]], times: Sequence[float]) -> Line:
    first = rows[0][1]
    values: list[float | None] = [None] * len(times)
    reasons, running, last = dict.fromkeys(range(len(times)), NO_LINE), {}, 0.0
    for i, row in rows:
        value, reasons[i] = row.value, row.reason
        if value is not None and not first.is_metric:
            passed = times[i] - last if row.seconds is None else row.seconds
            value, reasons[i] = (value / passed, "") if passed > 0 else (None, NO_TIME)
        last = times[i]
        if value is not None:
            values[i] = value
            del reasons[i]
            if row.running < 100:
                running[i] = row.running
    place = first.place or (f"socket {first.socket}" if first.socket is not None else "")
    # The name of a plot has the kind of unit already.
    unit = device_of(first) if device_of(first) != kind_of_unit(device_of(first)) or not place else ""
    return Line(" ".join(filter(None, (unit, place))) or first.name, values, reasons, running, first.socket)


def _tell_apart(lines: list[Line]) -> None:
    """Numbers the lines that have the label of an earlier one."""
    seen: dict[str, int] = {}
    for line in lines:
        seen[line.label] = seen.get(line.label, 0) + 1
        if seen[line.label] > 1:
            line.label += f" ({seen[line.label]})"


def folded(plot: Plot) -> list[Line]:
    """The lines to draw: all, or one for each socket, or one."""
    if len(plot.every) <= MOST_LINES:
        return plot.every
    sockets = list(dict.fromkeys(line.socket for line in plot.every))
    if len(sockets) > MOST_LINES:
        return [fold(plot.every, plot.is_metric, "all sockets")]
    return [fold([line for line in plot.every if line.socket == socket], plot.is_metric,
                 "" if socket is None else f"socket {socket}") for socket in sockets]


def fold(lines: list[Line], is_metric: bool, label: str) -> Line:
    """The sum of rates, or the mean of a metric with the lowest and the highest. An interval that one of the lines has
    no number for has none."""
    what = f"{'mean' if is_metric else 'sum'} of {len(lines)}"
    made = Line(f"{label} ({what})" if label else what, [], {}, socket=lines[0].socket, within=lines)
    for i, values in enumerate(zip(*(line.values for line in lines))):
        numbers = [value for value in values if value is not None]
        if len(numbers) < len(lines):
            lost = next(line for line in lines if line.values[i] is None)
            made.reasons[i] = f"{lost.reasons[i]} ({lost.label})"
        whole = len(numbers) == len(lines)
        made.values.append((sum(numbers) / (len(lines) if is_metric else 1)) if whole else None)
        if is_metric:
            made.low.append(min(numbers) if whole else None)
            made.high.append(max(numbers) if whole else None)
        if running := [line.running[i] for line in lines if i in line.running]:
            made.running[i] = min(running)
    return made
