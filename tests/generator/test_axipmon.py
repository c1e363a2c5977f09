"""AMD's AXI Performance Monitor against literals of AMD's driver without an operating system: nothing here is computed from the description.

Source: Xilinx/embeddedsw, XilinxProcessorIPLib/drivers/axipmon/src, version 6.6: xaxipmon_hw.h (XAPM_*_OFFSET, XAPM_CR_*, XAPM_IXR_*, XAPM_SICR_*), xaxipmon.h
(XAPM_METRIC_SET_*, XAPM_MAX_COUNTERS, XAPM_MAX_AGENTS) and xaxipmon.c (XAxiPmon_SetMetrics, XAxiPmon_ResetMetricCounter, XAxiPmon_ResetGlobalClkCounter).
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, written
from driving import Driven

# XAPM_METRIC_SET_*; 12 to 15 are the least and greatest latency.
METRICS = {
    "write_transactions": 0, "read_transactions": 1, "write_bytes": 2, "read_bytes": 3, "write_beats": 4, "read_latency": 5, "write_latency": 6,
    "slave_write_idle": 7, "master_read_idle": 8, "bvalids": 9, "wlasts": 10, "rlasts": 11, "stream_cycles": 16, "stream_packets": 17,
    "stream_data_bytes": 18, "stream_position_bytes": 19, "stream_null_bytes": 20, "stream_slave_idle": 21, "stream_master_idle": 22, "external": 30}
RESET = ["w32 0x300 0x20002", "w32 0x300 0"]


@pytest.fixture(scope="module")
def monitor(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("monitor"), "xilinx/axipmon.yaml")


def test_registers(monitor: Driven) -> None:
    hold(monitor, "AXIPMON_MONITOR_", {
        "GCC_HIGH_OFFSET": 0, "GCC_LOW_OFFSET": 4, "SI_HIGH_OFFSET": 0x20, "SI_LOW_OFFSET": 0x24, "SICR_OFFSET": 0x28, "SR_OFFSET": 0x2C, "GIE_OFFSET": 0x30,
        "IE_OFFSET": 0x34, "IS_OFFSET": 0x38, "MSR_OFFSET(0)": 0x44, "MSR_OFFSET(1)": 0x48, "MSR_OFFSET(2)": 0x4C, "MC_OFFSET(0)": 0x100, "MC_OFFSET(9)": 0x190,
        "INC_OFFSET(0)": 0x104, "INC_OFFSET(9)": 0x194, "RANGE_OFFSET(0)": 0x108, "RANGE_OFFSET(9)": 0x198, "MCLOGEN_OFFSET(0)": 0x10C, "MCLOGEN_OFFSET(9)": 0x19C,
        "SMC_OFFSET(0)": 0x200, "SMC_OFFSET(9)": 0x290, "SINC_OFFSET(0)": 0x204, "SINC_OFFSET(9)": 0x294, "CTL_OFFSET": 0x300, "ID_OFFSET": 0x304,
        "IDMASK_OFFSET": 0x308, "RID_OFFSET": 0x30C, "RIDMASK_OFFSET": 0x310, "FEC_OFFSET": 0x400, "SWD_OFFSET": 0x404})
    hold(monitor, "AXIPMON_MONITOR_CTL_", {
        "FIFO_RESET_MASK": 0x02000000, "GCC_RESET_MASK": 0x00020000, "GCC_ENABLE_MASK": 0x00010000, "EVTLOG_EXTTRIGGER_MASK": 0x200, "EVENTLOG_ENABLE_MASK": 0x100,
        "RDLATENCY_END_MASK": 0x80, "RDLATENCY_START_MASK": 0x40, "WRLATENCY_END_MASK": 0x20, "WRLATENCY_START_MASK": 0x10, "IDFILTER_ENABLE_MASK": 8,
        "MCNTR_EXTTRIGGER_MASK": 4, "MCNTR_RESET_MASK": 2, "MCNTR_ENABLE_MASK": 1})
    for register in ("IE", "IS"):
        hold(monitor, f"AXIPMON_MONITOR_{register}_", {
            "MC_OVERFLOW_MASK": 0x1FF8, "FIFO_FULL_MASK": 4, "SIC_OVERFLOW_MASK": 2, "GCC_OVERFLOW_MASK": 1})
    hold(monitor, "AXIPMON_MONITOR_", {
        "SICR_MCNTR_RST_MASK": 0x100, "SICR_LOAD_MASK": 2, "SICR_ENABLE_MASK": 1, "ID_RID_MASK": 0xFFFF0000, "ID_WID_MASK": 0xFFFF, "IDMASK_RID_MASK": 0xFFFF0000,
        "IDMASK_WID_MASK": 0xFFFF, "RANGE_UPPER_MASK": 0xFFFF0000, "RANGE_LOWER_MASK": 0xFFFF, "MC_COUNT": 10})


@pytest.mark.parametrize(("event", "metric"), METRICS.items())
def test_metrics(monitor: Driven, event: str, metric: int) -> None:
    """Of slot 5: Metrics | Slot << 5, in the byte of counter 0."""
    assert written(monitor, f"count axipmon_monitor_0/{event},slot=5/")[:3] == [*RESET, f"w32 0x44 {metric | 0xA0:#x}"]


def test_what_the_driver_writes(monitor: Driven) -> None:
    """A byte of the second selector for the fifth counter; the reset, which is taken back; both enables."""
    events = " ".join(f"axipmon_monitor_0/metric={metric},slot={slot}/" for metric, slot in ((1, 0), (2, 1), (3, 2), (30, 3), (4, 7)))
    assert written(monitor, f"count {events} axipmon_monitor_0/cycles/")[:14] == [
        *RESET, "w32 0x44 0x1", "w32 0x38 0x8", "w32 0x44 0x2201", "w32 0x38 0x10", "w32 0x44 0x432201", "w32 0x38 0x20", "w32 0x44 0x7e432201", "w32 0x38 0x40",
        "w32 0x48 0xe4", "w32 0x38 0x80", "w32 0x300 0x10001", "w32 0x300 0"]
    assert monitor.lines(f"count {events} axipmon_monitor_0/cycles/")[-1] == "axipmon_monitor_0/cycles/ 1000"


@pytest.mark.parametrize(("metric", "counts"), [(0, True), (11, True), (12, False), (15, False), (16, True), (22, True), (23, False), (29, False), (30, True)])
def test_metrics_that_the_driver_takes(monitor: Driven, metric: int, counts: bool) -> None:
    assert ("Metrics are 0 to 11, 16 to 22, 30, and 31 for clock cycles" in monitor.lines(f"count axipmon_monitor_0/metric={metric}/")[-1]) != counts


def test_the_clock_has_a_counter_of_its_own(monitor: Driven) -> None:
    seven = " axipmon_monitor_0/read_bytes/" * 7
    assert monitor.lines(f"group{seven} axipmon_monitor_0/cycles/")[-1] == "axipmon_monitor_0/cycles/ 1000"


def test_linux_has_no_pmu_of_it(monitor: Driven) -> None:
    assert files(monitor) == {}
