"""StarFive's StarLink PMU against literals of Linux's driver: nothing here is computed from the description.

Source: Linux 6.12, drivers/perf/starfive_starlink_pmu.c (STARLINK_PMU_*, CACHE_*, events shown with "event=0x%02llx\\n", starlink_pmu_counter_start(), _stop()).
A counter begins at 0 here, where the driver writes half of the largest count.
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven

EVENTS = {"cycles": 0x058, "read_request": 0x04000701, "write_request": 0x03000001, "release_request": 0x0003E001, "read_hit": 0x00901202,
          "read_miss": 0x04008002, "write_hit": 0x006C0002, "write_miss": 0x03000002, "writeback": 0x00000403}


@pytest.fixture(scope="module")
def starlink(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("starlink"), "starfive/jh8100.yaml")


def test_files_of_linux(starlink: Driven) -> None:
    assert files(starlink) == shown("starfive_starlink_pmu", {"event": "config:0-31"}, {name: f"event=0x{event:02x}\n" for name, event in EVENTS.items()})


def test_registers(starlink: Driven) -> None:
    hold(starlink, "JH8100_STARLINK_", {
        "CONTROL_OFFSET": 0x040, "COUNTER_OVERFLOW_STATUS_OFFSET": 0x048, "INTERRUPT_ENABLE_OFFSET": 0x050, "CYCLE_COUNTER_OFFSET": 0x058,
        "EVENT_SELECT_OFFSET(0)": 0x060, "EVENT_SELECT_OFFSET(15)": 0x0D8, "EVENT_COUNTER_OFFSET(0)": 0x160, "EVENT_COUNTER_OFFSET(15)": 0x1D8,
        "EVENT_COUNTER_COUNT": 16, "EVENT_COUNTER_COUNT_MASK": 2**64 - 1, "CYCLE_COUNTER_COUNT_MASK": 2**64 - 1, "CONTROL_GLOBAL_ENABLE_MASK": 1,
        "COUNTER_OVERFLOW_STATUS_CYCLE_MASK": 1 << 63, "COUNTER_OVERFLOW_STATUS_C_MASK": 0xFFFF, "INTERRUPT_ENABLE_CYCLE_MASK": 1 << 63,
        "INTERRUPT_ENABLE_C_MASK": 0xFFFF, "EVENT_SELECT_EVENT_MASK": 0xFFFFFFFF})


def test_what_the_driver_writes(starlink: Driven) -> None:
    """The counter, its event, then the enable. Cycles have a counter of their own, which no event selects."""
    lines = starlink.lines("count starfive_starlink_pmu/read_hit/ starfive_starlink_pmu/cycles/ starfive_starlink_pmu/writeback/")
    assert [line for line in lines if line.startswith("w")][:8] == [
        "w64 0x160 0", "w64 0x60 0x901202", "w64 0x48 0x1", "w64 0x168 0", "w64 0x68 0x403", "w64 0x48 0x2", "w64 0x40 0x1", "w64 0x40 0"]
    assert "starfive_starlink_pmu/cycles/ 1000" in lines
    assert written(starlink, "count starfive_starlink_pmu/cycles/")[:2] == ["w64 0x40 0x1", "w64 0x40 0"]


@pytest.mark.parametrize("event", [event for name, event in EVENTS.items() if name != "cycles"])
def test_events(starlink: Driven, event: int) -> None:
    assert f"w64 0x60 {event:#x}" in written(starlink, f"count starfive_starlink_pmu/event={event:#x}/")


def test_what_the_driver_keeps(starlink: Driven) -> None:
    """It changes bit 0 of CONTROL and no other."""
    assert [line for line in written(starlink, "poke starlink.CONTROL 0xabc0", "count starfive_starlink_pmu/cycles/") if " 0x40 " in line][:2] == [
        "w64 0x40 0xabc1", "w64 0x40 0xabc0"]
