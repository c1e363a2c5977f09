"""One name and one unit for one kind of thing: a metric of one system is found on every other one by the same name.

Intel, AMD, NVIDIA and Linux name and scale the same thing differently (memory_bandwidth_read in MB/sec, umc_mem_read_bandwidth in MB/s,
avg_mem_read_bandwidth_in_gbps in GB/s): what they call it is in the metric's source.
"""

from __future__ import annotations

import re

import pytest

from generator.model.model import Metric
from test_export import SYSTEMS, described

MEMORY = re.compile(r"(pmem_)?(read_|write_)?bandwidth|(\w+_)?latency(_in_cycles)?")
# Eight channels do not fit the four counters of Zen 1 to 3: half of them is no `bandwidth`.
PARTS = {"dram_bandwidth_0_3", "dram_bandwidth_4_7"}
# Intel's imported metrics of cores and NVIDIA's of its system-level cache are of a kind that no other system has.
BANDWIDTH = re.compile(r"(\w+_)?bandwidth(_\d_\d)?|info_\w+_bw(_2t)?|avg_slc_(read|write)_bandwidth_in_gbps")


def metrics() -> list[tuple[str, str, str, Metric]]:
    """System, kind of units, name and metric."""
    return [(system, unit, name, metric) for system in SYSTEMS for unit, block in described(system).blocks.items()
            for name, metric in block.metrics.items()]


@pytest.fixture(scope="module")
def every() -> list[tuple[str, str, str, Metric]]:
    found = metrics()
    assert len(SYSTEMS) > 50 and len(found) > 1000
    return found


def test_a_name_has_one_unit(every: list[tuple[str, str, str, Metric]]) -> None:
    """On all systems and all kinds of units."""
    units: dict[str, dict[str, set[str]]] = {}
    for system, block, name, metric in every:
        units.setdefault(name, {}).setdefault(metric.unit, set()).add(f"{system}.{block}")
    assert {name: found for name, found in units.items() if len(found) > 1} == {}
    assert {name: set(units[name]) for name in ("read_bandwidth", "send_bandwidth", "io_read_bandwidth", "llc_miss_latency", "clock", "llc_miss_ratio")} == {
        "read_bandwidth": {"GB/s"}, "send_bandwidth": {"GB/s"}, "io_read_bandwidth": {"GB/s"}, "llc_miss_latency": {"ns"}, "clock": {"GHz"}, "llc_miss_ratio": {"%"}}


def test_names_of_the_view_memory(every: list[tuple[str, str, str, Metric]]) -> None:
    shown = {name for _, _, name, metric in every if metric.view == "memory"}
    assert {name for name in shown if not MEMORY.fullmatch(name)} == PARTS
    assert {"read_bandwidth", "write_bandwidth", "bandwidth", "read_latency"} <= shown


def test_bandwidths(every: list[tuple[str, str, str, Metric]]) -> None:
    """What is moved in a second is a bandwidth in GB/s, and those of several units add up; a latency is in ns, or says that it is not."""
    for system, block, name, metric in every:
        where = f"{system} {block}.{name}"
        if re.search(r"B/s", metric.unit):
            assert metric.unit == "GB/s" and metric.aggregate == "sum" and BANDWIDTH.fullmatch(name), where
        if name.endswith("bandwidth") and metric.unit != "%":
            assert metric.unit == "GB/s", where
        if name.endswith("latency") and metric.view == "memory":
            assert metric.unit == "ns" and metric.aggregate == "mean", where
        if name.endswith("latency_in_cycles"):
            assert metric.unit == "cycles", where


def test_a_view_shows_nothing_of_the_memory_twice(every: list[tuple[str, str, str, Metric]]) -> None:
    """Two kinds of units of a system have no metric of one name in it. The units of a mesh are those of the whole of it, which Linux counts."""
    shown: dict[tuple[str, str], set[str]] = {}
    for system, block, name, metric in every:
        if metric.view == "memory" and not any(other.counted_by for other in described(system).blocks.values()):
            shown.setdefault((system, name), set()).add(block)
    assert {place: blocks for place, blocks in shown.items() if len(blocks) > 1} == {}


@pytest.mark.parametrize(("system", "unit", "names"), [
    ("mtl", "imc_free_running", "read_bandwidth write_bandwidth"), ("icx", "imc", "read_bandwidth write_bandwidth bandwidth"),
    ("skx", "upi", "send_bandwidth receive_bandwidth"), ("hswep", "cbo", "io_read_bandwidth io_write_bandwidth llc_miss_local_latency"),
    ("skx", "iio", "read_bandwidth write_bandwidth"), ("zen5", "umc", "read_bandwidth write_bandwidth bandwidth"), ("zen5", "df", "io_read_bandwidth send_bandwidth"),
    ("zen4", "l3", "llc_miss_latency llc_miss_remote_latency"), ("t241", "scf", "read_bandwidth write_bandwidth read_latency"),
    ("t410", "ucf", "read_bandwidth write_bandwidth"), ("t410", "pcie", "read_bandwidth write_bandwidth read_latency clock"),
    ("yitian710", "drw", "read_bandwidth write_bandwidth"), ("kunpeng920", "ddrc", "read_bandwidth write_bandwidth"),
    ("thunderx2", "dmc", "bandwidth"), ("imx93", "ddr", "read_bandwidth write_bandwidth"),
    *((system, "cmn", "slc_miss_rate sf_hit_rate write_bandwidth io_read_bandwidth io_write_bandwidth") for system in ("cmn600", "cmn650", "ci700", "cmn700", "cmns3")),
    ("cmn650", "hnf", "slc_miss_rate sf_hit_rate"), ("cmns3", "hns", "slc_miss_rate sf_hit_rate"), ("ci700", "rnd", "io_read_bandwidth io_write_bandwidth")])
def test_what_is_shown(system: str, unit: str, names: str) -> None:
    """These are in a view: `pmureg stat -M memory` shows the same on all of them."""
    metrics = described(system).blocks[unit].metrics
    assert all(metrics[name].view for name in names.split())
