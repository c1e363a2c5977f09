"""Kunpeng 920 against literals of Linux's drivers for version 1 of its PMUs: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/hisilicon/hisi_uncore_l3c_pmu.c (L3C_*), hisi_uncore_hha_pmu.c (HHA_*), hisi_uncore_ddrc_pmu.c (DDRC_*),
hisi_uncore_pmu.c (events are shown as "config=0x%lx\\n"), and the names of devices of a Kunpeng 920 with two sockets of 48 cores: sccl3 has
l3c0 to l3c5, hha0 and hha1, sccl1 l3c8 to l3c13, hha2 and hha3, sccl7 l3c16 to l3c21, hha4 and hha5, sccl5 l3c24 to l3c29, hha6 and hha7.
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven
from table import read

EVENTS = {
    "l3c": {"rd_cpipe": 0x00, "wr_cpipe": 0x01, "rd_hit_cpipe": 0x02, "wr_hit_cpipe": 0x03, "victim_num": 0x04, "rd_spipe": 0x20, "wr_spipe": 0x21,
            "rd_hit_spipe": 0x22, "wr_hit_spipe": 0x23, "back_invalid": 0x29, "retry_cpu": 0x40, "retry_ring": 0x41, "prefetch_drop": 0x42},
    "hha": {"rx_ops_num": 0x00, "rx_outer": 0x01, "rx_sccl": 0x02, "rx_ccix": 0x03, "rx_wbi": 0x04, "rx_wbip": 0x05, "rx_wtistash": 0x11,
            "rd_ddr_64b": 0x1C, "wr_ddr_64b": 0x1D, "rd_ddr_128b": 0x1E, "wr_ddr_128b": 0x1F, "spill_num": 0x20, "spill_success": 0x21, "bi_num": 0x23,
            "mediated_num": 0x32, "tx_snp_num": 0x33, "tx_snp_outer": 0x34, "tx_snp_ccix": 0x35, "rx_snprspdata": 0x38, "rx_snprsp_outer": 0x3C,
            "sdir-lookup": 0x40, "edir-lookup": 0x41, "sdir-hit": 0x42, "edir-hit": 0x43, "sdir-home-migrate": 0x4C, "edir-home-migrate": 0x4D},
    "ddrc": {"flux_wr": 0, "flux_rd": 1, "flux_wcmd": 2, "flux_rcmd": 3, "pre_cmd": 4, "act_cmd": 5, "rnk_chg": 6, "rw_chg": 7},
}
FORMAT = {"l3c": "config:0-7", "hha": "config:0-7", "ddrc": "config:0-4"}


@pytest.fixture(scope="module")
def kunpeng(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("kunpeng"), "hisilicon/kunpeng920.yaml")


def test_files_of_linux(kunpeng: Driven) -> None:
    expected: dict[str, str] = {}
    for unit, events in EVENTS.items():
        expected |= shown(f"hisi_scclN_{unit}N", {"event": FORMAT[unit]}, {name: f"config=0x{number:x}\n" for name, number in events.items()})
    assert files(kunpeng) == expected and len(expected) == 50


def test_registers(kunpeng: Driven) -> None:
    hold(kunpeng, "KUNPENG920_", {
        "L3C_PERF_CTRL_OFFSET": 0x408, "L3C_INT_MASK_OFFSET": 0x800, "L3C_INT_STATUS_OFFSET": 0x808, "L3C_INT_CLEAR_OFFSET": 0x80C, "L3C_EVENT_CTRL_OFFSET": 0x1C00,
        "L3C_VERSION_OFFSET": 0x1CF0, "L3C_EVENT_TYPE_OFFSET(0)": 0x1D00, "L3C_EVENT_TYPE_OFFSET(1)": 0x1D04, "L3C_CNTR_OFFSET(0)": 0x1E00,
        "L3C_CNTR_OFFSET(7)": 0x1E38, "L3C_CNTR_COUNT": 8, "L3C_EVENT_TYPE_COUNT": 2, "L3C_PERF_CTRL_EN_MASK": 0x10000, "L3C_EVENT_CTRL_C_MASK": 0xFF,
        "L3C_INT_MASK_C_MASK": 0xFF, "L3C_INT_STATUS_C_MASK": 0xFF, "L3C_INT_CLEAR_C_MASK": 0xFF, "L3C_EVENT_TYPE_E_MASK": 0xFFFFFFFF,
        "L3C_CNTR_COUNT_MASK": 2**48 - 1,
        "HHA_INT_MASK_OFFSET": 0x804, "HHA_INT_STATUS_OFFSET": 0x808, "HHA_INT_CLEAR_OFFSET": 0x80C, "HHA_VERSION_OFFSET": 0x1CF0, "HHA_PERF_CTRL_OFFSET": 0x1E00,
        "HHA_EVENT_CTRL_OFFSET": 0x1E04, "HHA_EVENT_TYPE_OFFSET(0)": 0x1E80, "HHA_EVENT_TYPE_OFFSET(3)": 0x1E8C, "HHA_CNTR_OFFSET(0)": 0x1F00,
        "HHA_CNTR_OFFSET(15)": 0x1F78, "HHA_CNTR_COUNT": 16, "HHA_EVENT_TYPE_COUNT": 4, "HHA_PERF_CTRL_EN_MASK": 1, "HHA_EVENT_CTRL_C_MASK": 0xFFFF,
        "HHA_INT_MASK_C_MASK": 0xFFFF, "HHA_INT_STATUS_C_MASK": 0xFFFF, "HHA_INT_CLEAR_C_MASK": 0xFFFF, "HHA_CNTR_COUNT_MASK": 2**48 - 1,
        "DDRC_PERF_CTRL_OFFSET": 0x10, "DDRC_EVENT_CTRL_OFFSET": 0x6C0, "DDRC_INT_MASK_OFFSET": 0x6C8, "DDRC_INT_STATUS_OFFSET": 0x6CC,
        "DDRC_INT_CLEAR_OFFSET": 0x6D0, "DDRC_VERSION_OFFSET": 0x710, "DDRC_PERF_CTRL_EN_MASK": 2, "DDRC_EVENT_CTRL_C_MASK": 0xFF,
        "DDRC_INT_MASK_C_MASK": 0xFF, "DDRC_INT_STATUS_C_MASK": 0xFF, "DDRC_INT_CLEAR_C_MASK": 0xFF, "DDRC_CNTR_COUNT": 8, "DDRC_CNTR_COUNT_MASK": 0xFFFFFFFF,
        # ddrc_reg_off[]
        **{f"DDRC_CNTR_OFFSET({event})": at for event, at in enumerate((0x380, 0x384, 0x388, 0x38C, 0x3C0, 0x3C4, 0x3CC, 0x3D0))}})


def test_what_the_driver_of_the_l3_cache_writes(kunpeng: Driven) -> None:
    """hisi_l3c_pmu_write_evtype(): a byte for each counter; other bits of PERF_CTRL stay. Counts: 1,000 * (event + 1)."""
    pair = "count kunpeng920_l3c_0/rd_hit_cpipe/ kunpeng920_l3c_0/back_invalid/"
    assert written(kunpeng, "poke l3c.PERF_CTRL 0x40", pair)[:10] == [
        "w32 0x1d00 0x2", "w64 0x1e00 0", "w32 0x80c 0x1", "w32 0x1d00 0x2902", "w64 0x1e08 0", "w32 0x80c 0x2", "w32 0x1c00 0x1", "w32 0x1c00 0x3",
        "w32 0x408 0x10040", "w32 0x408 0x40"]
    assert kunpeng.lines(pair)[-2:] == ["kunpeng920_l3c_0/rd_hit_cpipe/ 3000", "kunpeng920_l3c_0/back_invalid/ 42000"]


def test_what_the_driver_of_the_home_agent_writes(kunpeng: Driven) -> None:
    """Counters 4 and on have the next register of events, at 0x1e84."""
    lines = written(kunpeng, "count" + " kunpeng920_hha_0/edir-hit/" * 6)
    assert lines[12:18] == ["w32 0x1e84 0x43", "w64 0x1f20 0", "w32 0x80c 0x10", "w32 0x1e84 0x4343", "w64 0x1f28 0", "w32 0x80c 0x20"]
    assert lines[18:25] == [*(f"w32 0x1e04 {2 ** (n + 1) - 1:#x}" for n in range(6)), "w32 0x1e00 0x1"]


def test_what_the_driver_of_the_memory_controller_writes(kunpeng: Driven) -> None:
    """Each event has its counter; a second count of it is refused, as by hisi_ddrc_pmu_v1_get_event_idx()."""
    pair = "count kunpeng920_ddrc_0_0/rw_chg/ kunpeng920_ddrc_0_0/flux_rd/"
    assert written(kunpeng, pair)[:8] == ["w32 0x3d0 0", "w32 0x6d0 0x80", "w32 0x384 0", "w32 0x6d0 0x2", "w32 0x6c0 0x80", "w32 0x6c0 0x82",
                                          "w32 0x10 0x2", "w32 0x10 0"]
    assert kunpeng.lines(pair)[-2:] == ["kunpeng920_ddrc_0_0/rw_chg/ 8000", "kunpeng920_ddrc_0_0/flux_rd/ 2000"]
    assert kunpeng.lines("group kunpeng920_ddrc_0_0/flux_rd/ kunpeng920_ddrc_0_0/flux_rd/")[-1].startswith("failed: ")


@pytest.mark.parametrize(("event", "text"), [("l3c_0/event=0x5a", "Events are 0 to 0x59."), ("hha_0/event=0x66", "Events are 0 to 0x65."),
                                             ("ddrc_0_0/event=8", "Events are 0 to 7.")])
def test_events_that_the_driver_refuses(kunpeng: Driven, event: str, text: str) -> None:
    """check_event of version 1: L3C_V1_NR_EVENTS, HHA_V1_NR_EVENT, DDRC_V1_NR_EVENTS."""
    assert text in kunpeng.lines(f"count kunpeng920_{event}/")[-1]


@pytest.mark.parametrize("unit", ["l3c_0/rd_cpipe", "hha_0/rx_outer", "ddrc_0_0/flux_rd"])
def test_version_2_is_refused(kunpeng: Driven, unit: str) -> None:
    """HISI_PMU_V2 is 0x30."""
    for version, refused in ((0x2F, False), (0x30, True)):
        last = kunpeng.lines(f"poke {unit.split('_')[0]}.VERSION {version:#x}", f"count kunpeng920_{unit}/")[-1]
        assert ("version 2 of the PMU" in last) == refused, last


def test_names_of_devices(kunpeng: Driven) -> None:
    """All of the two sockets, in the order of their numbers."""
    names = {block.key: [instance.linux_name for instance in block.instances] for block in read(kunpeng.table).blocks}
    assert names == {"l3c": [f"hisi_sccl{(3, 1, 7, 5)[n // 8]}_l3c{n}" for n in range(32)],
                     "hha": [f"hisi_sccl{(3, 1, 7, 5)[n // 2]}_hha{n}" for n in range(8)],
                     "ddrc": [f"hisi_sccl{sccl}_ddrc{n}" for sccl in (1, 3, 5, 7) for n in range(4)]}
