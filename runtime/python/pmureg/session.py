"""A session: events that are counted together, and their results."""

from __future__ import annotations

import errno
import math
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ctypes import byref, c_void_p, sizeof
from dataclasses import asdict, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Literal, get_args

from . import header
from .described import name_of
from .header import Reason
from .lines import Lines
from .library import (Error, Handle, Owner, Text, call, decoded, encoded, joined, library, listed, made_error,
                      made_options, number, package_of)

if TYPE_CHECKING:
    import pandas

Scope = Literal["node", "package", "die", "cache", "cluster", "core", "cpu"]


@dataclass(frozen=True)
class Count:
    """The count of an event on a unit."""

    event: str
    unit: str
    place: str         # of the unit: "S0", "CPU3"; "": none, or all
    package: int | None
    value: int | None  # scaled to the full time if the event was multiplexed; None: see why
    why: str | None    # why there is no value: "in use"
    scale: float       # factor that converts the value to ...
    scale_unit: str    # ... this unit; "": a plain count
    enabled_ns: int
    running_ns: int
    user_only: bool    # perf counts only user space, because the kernel allows this user no more


@dataclass(frozen=True)
class Metric:
    """The value of a metric for a unit, for all units of a place, or for all units."""

    name: str
    value: float | None  # None: see why
    why: str | None
    unit: str            # of the value
    of: str              # the machine's unit
    place: str
    package: int | None
    unit_count: int      # how many units were added up
    filter: str          # of its events


@dataclass(eq=False)
class Region:
    """A piece of the program. Counts, metrics and time are there when it has ended."""

    name: str
    run: int  # of this name, from 0
    counts: list[Count] = field(default_factory=list)
    metrics: list[Metric] = field(default_factory=list)
    elapsed_ns: int = 0
    _sums: list[list[int]] = field(default_factory=list, repr=False)
    _parts: int = field(default=0, repr=False)


def results_of(pointer: c_void_p) -> list[header.Result]:
    found: list[header.Result] = []
    while True:
        result = header.Result(size=sizeof(header.Result))
        code = library.pmureg_result_at(pointer, len(found), byref(result))
        if code == -errno.ENOENT:
            return found
        if code:
            raise made_error(code)
        found.append(result)


def made_count(result: header.Result, value: int, enabled_ns: int, running_ns: int) -> Count:
    """In a short time, a multiplexed event may not have run at all."""
    reason = result.reason
    if reason == Reason.COUNTED and enabled_ns and not running_ns:
        reason = Reason.NEVER_SCHEDULED
    is_counted = reason == Reason.COUNTED
    return Count(
        event=decoded(result.event), unit=decoded(result.unit), place=decoded(result.place),
        package=package_of(result.package),
        value=library.pmureg_scale(value, enabled_ns, running_ns) if is_counted else None,
        why=None if is_counted else decoded(library.pmureg_reason_text(reason)),
        scale=result.scale, scale_unit=decoded(result.scale_unit), enabled_ns=enabled_ns, running_ns=running_ns,
        user_only=bool(result.user_only))


def counts_of(pointer: c_void_p) -> list[Count]:
    return [made_count(each, each.value, each.enabled_ns, each.running_ns) for each in results_of(pointer)]


def metrics_of(pointer: c_void_p, of: Literal["value", "interval_value"]) -> list[Metric]:
    def made(found: Any) -> Metric:
        metric = found.contents
        value = getattr(metric, of)
        is_missing = math.isnan(value)
        why = metric.why_not or library.pmureg_reason_text(Reason.NEVER_SCHEDULED)
        return Metric(name=decoded(metric.name), value=None if is_missing else value,
                      why=decoded(why) if is_missing else None, unit=decoded(metric.unit), of=decoded(metric.of),
                      place=decoded(metric.place), package=package_of(metric.package), unit_count=metric.unit_count,
                      filter=decoded(metric.filter))

    return listed("pmureg_metrics", header.MetricFound, [pointer], made)


class Session(Owner):
    """Events that are counted together, from the beginning of `with`, or start(), to its end, or stop().

    `events` is a list as perf's -e takes it, or a Python list of events and groups. After the end, the results stay.
    Through perf, a session counts the thread that opens it and those that this thread starts later.
    `pids=[os.getpid()]` counts all threads of this process.
    `lines` names a file for `pmureg report`, which is written while the session counts: each time between the begins
    and ends of regions, and each region.
    """

    def __init__(self, events: str | Iterable[str] | None = None, *, metrics: str | Iterable[str] | None = None,
                 system: str | None = None, io: str | None = None, per: Scope | None = None, cpus: str | None = None,
                 pid: int = 0, pids: Iterable[int] | None = None, tids: Iterable[int] | None = None,
                 until: str | None = None, mux_interval_ns: int = 0, tables: Text | Iterable[Text] | None = None,
                 mmio: str | None = None, root: Text | None = None, run_directory: Text | None = None,
                 force: bool = False, no_rotation: bool = False, whole_machine: bool = False, on_exec: bool = False,
                 may_simulate: bool = False, leave_out: bool = False, lines: Text | None = None) -> None:
        flags = (header.FORCE * force | header.NO_ROTATION * no_rotation | header.WHOLE_MACHINE * whole_machine
                 | header.ON_EXEC * on_exec | header.MAY_SIMULATE * may_simulate | header.LEAVE_OUT * leave_out)
        texts = {"system": encoded(system), "io": encoded(io), "metrics": joined(metrics), "cpus": encoded(cpus),
                 "pids": joined(map(str, pids)) if pids is not None else None, "until": encoded(until),
                 "tids": joined(map(str, tids)) if tids is not None else None, "tables": joined(tables),
                 "mmio": encoded(mmio), "root": encoded(root), "run_directory": encoded(run_directory)}
        if per is not None and per not in get_args(Scope):
            raise ValueError(f"counts cannot be reported per {per!r}; choose one of: {', '.join(get_args(Scope))}")
        options = made_options(flags, texts, per=header.Scope[per.upper()] if per else 0, pid=number(pid, 31),
                           mux_interval_ns=number(mux_interval_ns))
        super().__init__(Handle("session", "pmureg_open", byref(options), joined(events)))
        self.regions: list[Region] = []  # those that have ended
        self._open: list[Region] = []
        self._runs: dict[str, int] = {}
        self._state: Literal["opened", "started", "stopped", "closed"] = "opened"
        self._lines = Lines(lines, self.system, self.backend == "sim") if lines is not None else None

    def __enter__(self) -> Session:
        try:
            self.start()
        except BaseException as error:
            self.__exit__(type(error), error, None)
            raise
        return self

    def start(self) -> None:
        with self._handle.use() as pointer:
            if self._state in ("started", "stopped"):
                raise made_error(-errno.EINVAL, f"the session is already {self._state}: open another")
            call("pmureg_start", pointer)
            self._state = "started"
        self._handle.start_ticking()

    def stop(self) -> None:
        """Stops the counters and reads the final counts. A session can be started once and stopped once."""
        self._handle.end_ticking()
        with self._handle.use() as pointer:
            call("pmureg_stop", pointer)
            self._state = "stopped"
            self._write_interval(pointer, results_of(pointer) if self._lines else [])

    def close(self) -> None:
        """Stops and restores the registers. The results stay. To close again does nothing."""
        if os.getpid() != self._handle.process or not self._closer.alive:  # at exit, it may be freed already
            super().close()
            return
        try:
            if self._state == "started":
                self._state = "closed"  # if it cannot be stopped, it has no final counts
                self.stop()
        finally:
            try:
                with self._handle.lock:
                    call("pmureg_put_back", self._handle.pointer)
            finally:
                if self._lines:
                    self._lines.close()

    # ---- Results ----

    @contextmanager
    def _read(self) -> Iterator[c_void_p]:
        """Reads the counters. Those of a stopped session have their final counts."""
        with self._handle.use() as pointer:
            if self._state != "stopped":
                call("pmureg_read", pointer)
            yield pointer

    def counts(self) -> list[Count]:
        """Returns the counts since the start: one for each event and unit, also if an event could not be counted."""
        with self._read() as pointer:
            return counts_of(pointer)

    def metrics(self) -> list[Metric]:
        """Returns the described metrics of the events. Those that the session names are there even without a value."""
        with self._read() as pointer:
            return metrics_of(pointer, "value")

    @contextmanager
    def region(self, name: str) -> Iterator[Region]:
        """Counts a piece of the program by itself. Regions may be in regions, and have one name several times."""
        region = Region(name, self._runs.get(name, 0))
        self._begin_part(opened=region)
        self._runs[name] = region.run + 1
        try:
            yield region
        finally:
            self._begin_part(closed=region)

    def _begin_part(self, opened: Region | None = None, closed: Region | None = None) -> None:
        """Begins an interval of the library where a region begins or ends. A region is the sum of its intervals."""
        if opened and self._state == "stopped":
            raise made_error(-errno.EINVAL, "the session is stopped: begin regions before")
        with self._read() as pointer:
            now = library.pmureg_elapsed_ns(pointer)
            results = results_of(pointer) if self._open or self._lines else []
            if self._state != "stopped":
                self._write_interval(pointer, results)
            for region in self._open:
                region._parts += 1
                parts = [(each.interval_value, each.interval_enabled_ns, each.interval_running_ns) for each in results]
                sums = region._sums or [[0] * 3] * len(parts)
                region._sums = [[a + b for a, b in zip(*pair)] for pair in zip(sums, parts)]
            if closed:
                self._end(closed, pointer, results, now)
            if opened:
                opened.elapsed_ns = -now
                self._open.append(opened)
            library.pmureg_interval(pointer)

    def _end(self, region: Region, pointer: c_void_p, results: list[header.Result], now: int) -> None:
        region.elapsed_ns += now
        region.counts = [made_count(result, *sums) for result, sums in zip(results, region._sums)]
        region.metrics = metrics_of(pointer, "interval_value")
        if region._parts > 1:  # metrics of several intervals do not add up
            why = "another region began or ended within"
            region.metrics = [replace(each, value=None, why=why) for each in region.metrics]
        self._open.remove(region)
        self.regions.append(region)
        if self._lines:
            self._lines.region(region, now)

    def _write_interval(self, pointer: c_void_p, results: list[header.Result]) -> None:
        """Writes what was counted since the last begin or end of a region."""
        if self._lines:
            counts = [made_count(each, each.interval_value, each.interval_enabled_ns, each.interval_running_ns)
                      for each in results]
            self._lines.interval(library.pmureg_elapsed_ns(pointer), counts, metrics_of(pointer, "interval_value"))

    def frame(self, of: Literal["counts", "metrics"] = "counts") -> pandas.DataFrame:
        """Returns a table of all counts, or metrics: of each region, and of the whole session, whose region is None.

        A missing value is NA, and `why` says why. `scaled` is the value in `scale_unit`.
        """
        try:
            import pandas
        except ModuleNotFoundError:
            advice = "install Debian's package python3-pandas, or `pip install pandas`"
            raise ImportError(f"frame() needs pandas: {advice}") from None
        kind: type[Count] | type[Metric] = {"counts": Count, "metrics": Metric}[of]
        rows = [{"region": region.name, "run": region.run, **asdict(each)}
                for region in self.regions for each in getattr(region, of)]
        rows += [{"region": None, "run": 0, **asdict(each)} for each in getattr(self, of)()]
        table = pandas.DataFrame(rows, columns=["region", "run", *(each.name for each in fields(kind))])
        table["package"] = table["package"].astype("Int64")
        if of == "metrics":
            return table.astype({"value": "float64"})
        # Floating point would round large counts.
        table["value"] = pandas.array([row["value"] for row in rows], dtype="Int64")
        table.insert(table.columns.get_loc("value") + 1, "scaled", table["value"].astype("Float64") * table["scale"])
        return table

    # ---- What else a session tells ----

    def advance(self, ns: int) -> None:
        """Advances simulated time, which passes only here."""
        with self._handle.use() as pointer:
            call("pmureg_advance", pointer, number(ns))

    @property
    def backend(self) -> str:
        """What counts: "perf", "direct" or "sim"."""
        with self._handle.use() as pointer:
            return decoded(library.pmureg_counts_by(pointer))

    @property
    def system(self) -> str | None:
        """The described system; None for the kernel's own events."""
        with self._handle.use() as pointer:
            return name_of(library.pmureg_counted_system(pointer))

    @property
    def notices(self) -> list[str]:
        """What the user should know about the events, though they are correct; and the first access that failed."""
        found: list[str] = []
        with self._handle.use() as pointer:
            while (notice := library.pmureg_notice(pointer, len(found))) is not None:
                found.append(decoded(notice))
            try:
                call("pmureg_first_failure", pointer)
            except Error as failure:
                found.append(failure.message)
        return found

    @property
    def elapsed_ns(self) -> int:
        """The time from the start to the last read."""
        with self._handle.use() as pointer:
            return int(library.pmureg_elapsed_ns(pointer))

    @property
    def reached(self) -> bool:
        """Whether the count of `until` was reached."""
        with self._handle.use() as pointer:
            return bool(library.pmureg_reached(pointer))
