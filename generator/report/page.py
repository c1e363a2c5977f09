"""The contents of the page: facts, phases, what was lost or multiplexed; for each plot its picture and its tables."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property

from .lines import DASHES, MOST_LINES, NO_TIME, Line, Plot, fold
from .numbers import Scale, decimals, figures, in_a_column, scale
from .phases import ALIKE, SHORTEST, Phase, phases
from .recording import Recording, Region, Row

MOST_ROWS = 60    # of a table of values; more intervals share a row
_LISTED = 6       # units in a cell; more are counted

MOST_MARKS = 40   # regions in a plot; more would hide its lines

# Times, phases, regions, lines, their scale and a title to an SVG element.
Draw = Callable[[Sequence[float], Sequence[Phase], Sequence[Region], Sequence[Line], Scale, str], str]


@dataclass
class Table:
    """A table of words."""

    label: str
    columns: list[str]
    rows: list[list[str]]

    @classmethod
    def of(cls, label: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table | None:
        """The table without columns that say nothing; None without rows."""
        kept = [i for i in range(len(columns)) if any(row[i] for row in rows)]
        return cls(label, [columns[i] for i in kept], [[row[i] for i in kept] for row in rows]) if rows else None


@dataclass
class Extremes:
    """A row of a plot's table: a line, its lowest and its highest value with their times, and its mean."""

    number: int         # of its colour in the picture
    dashes: str         # of its line
    label: str
    low: str
    low_at: str
    high: str
    high_at: str
    mean: str
    lost: str
    running: str


@dataclass
class Picture:
    """A picture with the table that says the same."""

    id: str
    title: str
    svg: str            # empty: there are too many lines, or no numbers
    rows: list[Extremes]
    unit: str
    is_lost: bool       # whether an interval of a line has no number
    notes: list[str]    # what a line and the pale ground are
    reasons: str        # why no line has a number; empty: one has

    @property
    def is_multiplexed(self) -> bool:
        return any(row.running for row in self.rows)


@dataclass
class Figure:
    """A plot of the page."""

    id: str
    title: str
    name: str
    whole: Picture
    units: list[tuple[str, Picture]]                         # of folded lines
    labels: list[str]                                        # columns of the values
    values: list[tuple[str, list[str]]]                      # a time, and the value of each line
    each: int                                                # intervals that share a row of values


@dataclass
class Page:
    """The report. `main`: the plot by which phases are found."""

    recording: Recording
    plots: list[Plot]
    main: Plot | None
    draw: Draw

    @cached_property
    def phases(self) -> list[Phase]:
        return phases(main_line(self.main).values) if self.main else []

    @property
    def name(self) -> str:
        return self.recording.name

    @cached_property
    def times(self) -> list[float]:
        return self.recording.times

    @cached_property
    def digits(self) -> int:
        return decimals(self.times)

    # ---- Facts ----

    @cached_property
    def facts(self) -> list[tuple[str, str]]:
        recording, rows = self.recording, [*self.recording.rows, *self.recording.totals, *(
            row for region in self.recording.regions for row in region.rows)]
        system = recording.system or "not named in the file"
        found = [("system", f"{system}, simulated" if recording.is_simulated else system)]
        if self.times:
            found.append(("time", f"{self.seconds(self.times[-1])} s in {some(len(self.times), 'interval')}"))
        if sockets := sorted({row.socket for row in rows if row.socket is not None}):
            found.append(("sockets", ", ".join(map(str, sockets))))
        names = ({(plot.is_metric, plot.name) for plot in self.plots}
                 or {(row.is_metric, row.name) for row in rows})
        metrics = sum(is_metric for is_metric, _ in names)
        found.append(("counted", f"{some(len(names) - metrics, 'event')}, {some(metrics, 'metric')}"))
        return [*self.run_facts, *found]

    @property
    def run_facts(self) -> list[tuple[str, str]]:
        """What the line about the run tells; without it, that it is missing."""
        about, placed = self.recording.about, self.recording.placed
        if placed is not None:
            began = datetime.fromtimestamp(placed.began, UTC)
            return [("began", f"{began:%Y-%m-%d %H:%M:%S} UTC"),
                    ("not in the file", "the command and the machine: a log does not have them")]
        if about is None:
            return [("not in the file", "the command, the machine and the date: a file that `pmureg stat --json -I MS "
                                        "-o FILE` writes begins with them")]
        command = [("command", shlex.join(about["command"]))] if about["command"] else []
        return [*command, ("machine", ", ".join(filter(None, (about["host"], about["kernel"])))),
                ("start", about["start"]), ("counted by", f"pmureg {about['pmureg']}")]

    @cached_property
    def is_counted(self) -> bool:
        """Whether there are plots."""
        return bool(self.plots)

    @cached_property
    def notices(self) -> list[str]:
        found = []
        if self.recording.cut_off:
            found.append(f"{self.recording.cut_off.what[:1].upper()}{self.recording.cut_off.what[1:]}. The page shows "
                         "the lines before it.")
        if self.recording.is_simulated:
            found.append("A simulated device counted. Its numbers tell nothing about a machine.")
        if not self.plots:
            found.append("The file has no intervals, so there are no plots. Count with -I to see counts over time.")
        return found

    # ---- Phases ----

    @property
    def main_name(self) -> str:
        if self.main is None:
            return ""
        what = f" (the {'mean' if self.main.is_metric else 'sum'} of its lines)" if len(self.main.lines) > 1 else ""
        return f"{title(self.main)}{what}"

    @cached_property
    def phase_table(self) -> Table | None:
        if self.main is None:
            return None
        by = scale_of(self.main.lines, self.main.unit)
        line = main_line(self.main)
        return Table.of("Phases", ("phase", "seconds", "length (s)", f"mean in {by.unit}".removesuffix(" in ")), [
            (str(number), self.between(phase.begin, phase.end),
             self.seconds(self.times[phase.end - 1] - self.begin(phase.begin)),
             by.shown(line.mean(self.times, phase.begin, phase.end))) for number, phase in enumerate(self.phases, 1)])

    @cached_property
    def phase_means(self) -> Table | None:
        rows = []
        for plot in self.plots:
            by = scale_of(plot.lines, plot.unit)
            rows += [[f"{title(plot)}: {line.label}" if len(plot.lines) > 1 else title(plot), by.unit,
                      *(by.shown(line.mean(self.times, phase.begin, phase.end)) or "no number"
                        for phase in self.phases)] for line in plot.lines if line.has_numbers]
        numbers = range(1, len(self.phases) + 1)
        return Table.of("Means in phases", ("line", "unit", *(f"phase {number}" for number in numbers)), rows)

    alike, shortest = f"{ALIKE:.0%}".replace("%", " %"), SHORTEST

    # ---- Regions ----

    @property
    def marks(self) -> list[Region]:
        """The regions that plots show."""
        regions = self.recording.regions
        return regions if len(regions) <= MOST_MARKS else []

    @cached_property
    def regions(self) -> Table | None:
        """A row for each region, and each of its metrics and events. Runs of one name and units are added up; of a
        metric, the mean by time."""
        found: dict[tuple[str, bool, str, str, str], list[tuple[Region, Row]]] = {}
        for region in self.recording.regions:
            for row in region.rows:
                of = " ".join(filter(None, (row.instance, place_of(row)))) if row.is_metric else ""
                found.setdefault((region.name, row.is_metric, row.name, row.unit, of), []).append((region, row))
        rows = []
        for (name, is_metric, what, unit, of), pairs in found.items():
            seconds = {(region.run, region.begin): region.end - region.begin for region, _ in pairs}
            value, reason = _together(pairs) if is_metric else _sum(pairs)
            whole = sum(seconds.values())
            rate = "" if is_metric or value is None or not whole else f"{figures(value / whole)} {unit}/s"
            shown = f"<{reason}>" if value is None else figures(value) if is_metric or unit else f"{value:,.0f}"
            rows.append((name, str(len(seconds)), figures(whole), what, shown, unit, rate, of))
        return Table.of("Regions", ("region", "runs", "seconds", "metric or event", "value", "unit", "each second",
                                    "of"), rows)

    # ---- What is missing ----

    @cached_property
    def lost(self) -> Table | None:
        rows = []
        for plot in self.plots:
            found: dict[tuple[str, tuple[int, ...]], list[Line]] = {}
            for line in plot.every:
                for reason in dict.fromkeys(line.reasons.values()):
                    inner = tuple(i for i, why in line.reasons.items() if why == reason)
                    found.setdefault((reason, inner), []).append(line)
            rows += [(title(plot), labels(lines, plot), reason, f"{len(inner)} of {len(self.times)}",
                      self.between(min(inner), max(inner) + 1)) for (reason, inner), lines in found.items()]
        return Table.of("Intervals without a number",
                        ("metric or event", "line", "reason", "intervals", "between (s)"), rows)

    @cached_property
    def multiplexed(self) -> Table | None:
        return Table.of("Multiplexed events", ("event", "line", "ran at least", "intervals"), [
            (title(plot), labels([line], plot), f"{min(line.running.values()):.2f} %",
             f"{len(line.running)} of {len(self.times)}")
            for plot in self.plots for line in plot.lines if line.running])

    # ---- Plots ----

    @cached_property
    def groups(self) -> list[tuple[str, str, list[Figure]]]:
        """Anchors, headings and plots: metrics, then the events of each kind of unit."""
        numbered = list(enumerate(self.plots, 1))
        found = [("Metrics", [pair for pair in numbered if pair[1].is_metric])]
        for group in dict.fromkeys(plot.group for plot in self.plots if not plot.is_metric):
            found.append((f"Events of {group}" if group else "Events",
                          [pair for pair in numbered if pair[1].group == group and not pair[1].is_metric]))
        return [(f"group{number}", heading, [self._figure(plot, n) for n, plot in inner])
                for number, (heading, inner) in enumerate(found) if inner]

    @property
    def headings(self) -> list[tuple[str, str]]:
        """Anchors and headings of all sections."""
        return [*([("phases", "Phases")] if self.phases else []),
                *([("regions", "Regions")] if self.regions else []),
                *([("missing", "Lost or multiplexed")] if self.is_counted else []),
                *((id, heading) for id, heading, _ in self.groups),
                *([("totals", "The whole run")] if self.totals else [])]

    def figures(self, id: str) -> list[Figure]:
        return next((figures for group, _, figures in self.groups if group == id), [])

    def _figure(self, plot: Plot, number: int) -> Figure:
        name, id = title(plot), f"plot{number}"
        units = [(f"All {len(line.within)}{of_part(line.label)}",
                  self._picture(f"{name}, {line.label}", line.within, plot.unit, f"{id}-{n}"))
                 for n, line in enumerate(plot.lines, 1) if line.within]
        by = scale_of(plot.lines, plot.unit)
        each = -(-len(self.times) // MOST_ROWS)
        values = [(self.between(first, min(first + each, len(self.times))),
                   [self._value(line, first, each, by) for line in plot.lines])
                  for first in range(0, len(self.times), each)]
        return Figure(id, name, plot.name, self._picture(name, plot.lines, plot.unit, id), units,
                      [line.label for line in plot.lines], values, each)

    def _picture(self, name: str, lines: list[Line], unit: str, id: str) -> Picture:
        by = scale_of(lines, unit)
        has_numbers = any(line.has_numbers for line in lines)
        is_drawn = len(lines) <= MOST_LINES and has_numbers
        svg = self.draw(self.times, self.phases, self.marks, lines, by, f"{name}, {by.unit}") if is_drawn else ""
        return Picture(id, name, svg, [self._extremes(line, number, by) for number, line in enumerate(lines)], by.unit,
                       any(line.reasons for line in lines), self._notes(lines),
                       "" if has_numbers else ", ".join(dict.fromkeys(why for line in lines
                                                                      for why in line.reasons.values())))

    def _notes(self, lines: list[Line]) -> list[str]:
        each, is_folded = in_a_column(self.times), any(line.low for line in lines)
        if each == 1:
            return ["Pale: from the lowest to the highest unit."] if is_folded else []
        return [f"The line is the mean of {each} intervals.",
                f"Pale: from the lowest to the highest{' unit' if is_folded else ''}."]

    def _extremes(self, line: Line, number: int, by: Scale) -> Extremes:
        low, high = line.lowest(), line.highest()
        return Extremes(
            number, DASHES[number] if number < MOST_LINES else "none", line.label,
            by.shown(low.value) if low else "", self.between(low.interval, low.interval + 1) if low else "",
            by.shown(high.value) if high else "", self.between(high.interval, high.interval + 1) if high else "",
            by.shown(line.mean(self.times)), f"{len(line.reasons)} of {len(self.times)}" if line.reasons else "",
            f"{min(line.running.values()):.0f} %" if line.running else "")

    def _value(self, line: Line, first: int, each: int, by: Scale) -> str:
        """The mean over some intervals, and how many of them have no number."""
        behind = min(first + each, len(self.times))
        lost = [line.reasons[i] for i in range(first, behind) if i in line.reasons]
        if len(lost) == behind - first:
            return f"<{lost[0]}>"
        mean = by.shown(line.mean(self.times, first, behind))
        return f"{mean}, without {len(lost)} of {behind - first}" if lost else mean

    # ---- Counts of the whole run ----

    @cached_property
    def totals(self) -> Table | None:
        return Table.of("Counts of the whole run", ("metric or event", "value", "unit", "of", "ran"), [
            (row.name, f"<{row.reason}>" if row.value is None else counted(row), row.unit,
             " ".join(filter(None, (row.instance, place_of(row)))),
             f"{row.running:.2f} %" if row.running < 100 and row.value is not None else "")
            for row in self.recording.totals])

    # ---- Times ----

    def begin(self, interval: int) -> float:
        return self.times[interval - 1] if interval else 0.0

    def between(self, begin: int, end: int) -> str:
        return f"{self.seconds(self.begin(begin))}–{self.seconds(self.times[end - 1])}"

    def seconds(self, value: float) -> str:
        return f"{value:.{self.digits}f}"


def _sum(pairs: Sequence[tuple[Region, Row]]) -> tuple[float | None, str]:
    """A sum lacks what one of its parts lacks."""
    reason = next((row.reason for _, row in pairs if row.value is None), "")
    return (None if reason else sum(row.value or 0 for _, row in pairs)), reason


def _together(pairs: Sequence[tuple[Region, Row]]) -> tuple[float | None, str]:
    """The mean by time of the runs that have a value."""
    weighed = [(row.value, region.end - region.begin) for region, row in pairs if row.value is not None]
    whole = sum(seconds for _, seconds in weighed)
    reason = next((row.reason for _, row in pairs if row.value is None), NO_TIME)
    return (sum(value * seconds for value, seconds in weighed) / whole if whole else None), reason


def title(plot: Plot) -> str:
    where = f" of {plot.group}" if plot.is_metric and plot.group else ""
    return f"{plot.name}{where}{f' ({plot.filter})' if plot.filter else ''}"


def labels(lines: Sequence[Line], plot: Plot) -> str:
    """Some lines of a plot. A plot with one line has its name."""
    if len(plot.every) == 1:
        return ""
    if len(lines) == len(plot.every):
        return f"all {len(lines)}"
    first = ", ".join(line.label for line in lines[:_LISTED])
    return f"{first} and {len(lines) - _LISTED} more" if len(lines) > _LISTED else first


def of_part(label: str) -> str:
    """Of which socket a folded line is."""
    part, found, _ = label.partition(" (")
    return f" of {part}" if found else ""


def place_of(row: Row) -> str:
    return row.place or (f"socket {row.socket}" if row.socket is not None else "")


def counted(row: Row) -> str:
    value = row.value or 0
    shown = figures(value) if row.is_metric else f"{value:,}" if isinstance(value, int) else f"{value:,.6f}"
    return shown if row.variance is None else f"{shown} ±{row.variance:.2f} %"


def some(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def scale_of(lines: Sequence[Line], unit: str) -> Scale:
    return scale((value for line in lines for value in line.values if value is not None), unit)


def main_line(plot: Plot) -> Line:
    """The one line by which phases are found."""
    return plot.lines[0] if len(plot.lines) == 1 else fold(plot.lines, plot.is_metric, "")


def choose(found: Sequence[Plot], name: str | None) -> Plot | None:
    """The plot of this name; without a name, the first metric that has numbers, or else the first event."""
    return next((plot for plot in found if plot.has_numbers and name in (None, plot.name)), None)
