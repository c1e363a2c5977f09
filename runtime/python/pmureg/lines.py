"""The lines of JSON that `pmureg stat -j` writes, for `pmureg report`; and lines of regions."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .library import Text, version

if TYPE_CHECKING:
    from .session import Count, Metric, Region

NS = 1_000_000_000


class Lines:
    """A file of intervals, which regions end, and of regions."""

    def __init__(self, path: Text, system: str | None, is_simulated: bool) -> None:
        self._file = open(os.fsdecode(path), "w", encoding="utf-8", buffering=1)
        self._behind: dict[str, Any] = {"simulated": is_simulated, **({} if system is None else {"system": system})}
        self._last_ns = 0
        uname = os.uname()
        self._write({"pmureg": version(), "start": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
                     "command": [word for word in sys.argv if word], "host": uname.nodename,
                     "kernel": f"{uname.sysname} {uname.release} {uname.machine}"})

    def interval(self, now_ns: int, counts: Iterable[Count], metrics: Iterable[Metric]) -> None:
        """Writes what was counted since the last interval. Between two regions no time may have passed."""
        if now_ns > self._last_ns:    # metrics as counts: of each unit
            self._rows({"interval": now_ns / NS}, counts, (each for each in metrics if each.unit_count == 1))
            self._last_ns = now_ns

    def region(self, region: Region, now_ns: int) -> None:
        """Writes a region that has ended. Its metrics are those of most units; one without a value is in its
        intervals."""
        most = {(each.name, each.filter): each for each in sorted(region.metrics, key=lambda each: each.unit_count)}
        front = {"region": region.name, "run": region.run, "begin": (now_ns - region.elapsed_ns) / NS,
                 "end": now_ns / NS}
        self._rows(front, region.counts, (each for each in most.values() if each.value is not None))

    def close(self) -> None:
        self._file.close()

    def _rows(self, front: dict[str, Any], counts: Iterable[Count], metrics: Iterable[Metric]) -> None:
        for count in counts:
            self._write({**front, **_count(count), **_place(count), **self._behind})
        for metric in metrics:
            self._write({**front, **_metric(metric), **_place(metric), **self._behind})

    def _write(self, line: dict[str, Any]) -> None:
        """A region may end after its session. Each line is written at once, so that a fork has none to write again."""
        if not self._file.closed:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")


def _count(count: Count) -> dict[str, Any]:
    value = None if count.value is None else count.value if count.scale == 1 else count.value * count.scale
    return {"counter-value": value, **_reason(count), "unit": count.scale_unit, "event": count.event,
            **({"instance": count.unit} if count.unit else {}), "event-runtime": count.running_ns,
            "pcnt-running": min(round(100 * count.running_ns / count.enabled_ns, 2), 100) if count.enabled_ns else 100}


def _metric(metric: Metric) -> dict[str, Any]:
    return {"metric": metric.name, "metric-value": metric.value, **_reason(metric), "metric-unit": metric.unit,
            "instance": metric.of, **({"units": metric.unit_count} if metric.unit_count > 1 else {}),
            **({"filter": metric.filter} if metric.filter else {})}


def _reason(of: Count | Metric) -> dict[str, Any]:
    return {"reason": of.why} if of.value is None else {}


def _place(of: Count | Metric) -> dict[str, Any]:
    """A place of a package alone is its number."""
    is_narrow = of.place and (not of.place.startswith("S") or "-" in of.place)
    return {**({} if of.package is None else {"socket": of.package}), **({"place": of.place} if is_narrow else {})}
