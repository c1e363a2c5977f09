"""Yitian 710's DDR driveways against literals of Linux's driver: nothing here is computed from the description.

Source: Linux 6.12, drivers/perf/alibaba_uncore_drw_pmu.c (ALI_DRW_PMU_*; events by ALI_DRW_PMU_EVENT_ATTR, shown as "config=0x%lx\\n"), and
Documentation/admin-guide/perf/alibaba_pmu.rst (the devices of die 0 and die 1).
"""

from __future__ import annotations

import subprocess

import pytest

from describing import ROOT
from drivers import files, hold, shipped, shown, written
from driving import Driven

DRW = {
    "hif_rd_or_wr": 0x0, "hif_wr": 0x1, "hif_rd": 0x2, "hif_rmw": 0x3, "hif_hi_pri_rd": 0x4, "dfi_wr_data_cycles": 0x7, "dfi_rd_data_cycles": 0x8,
    "hpr_xact_when_critical": 0x9, "lpr_xact_when_critical": 0xa, "wr_xact_when_critical": 0xb, "op_is_activate": 0xc, "op_is_rd_or_wr": 0xd,
    "op_is_rd_activate": 0xe, "op_is_rd": 0xf, "op_is_wr": 0x10, "op_is_mwr": 0x11, "op_is_precharge": 0x12, "precharge_for_rdwr": 0x13,
    "precharge_for_other": 0x14, "rdwr_transitions": 0x15, "write_combine": 0x16, "war_hazard": 0x17, "raw_hazard": 0x18, "waw_hazard": 0x19,
    "op_is_enter_selfref_rk0": 0x1a, "op_is_enter_selfref_rk1": 0x1b, "op_is_enter_selfref_rk2": 0x1c, "op_is_enter_selfref_rk3": 0x1d,
    "op_is_enter_powerdown_rk0": 0x1e, "op_is_enter_powerdown_rk1": 0x1f, "op_is_enter_powerdown_rk2": 0x20, "op_is_enter_powerdown_rk3": 0x21,
    "selfref_mode_rk0": 0x26, "selfref_mode_rk1": 0x27, "selfref_mode_rk2": 0x28, "selfref_mode_rk3": 0x29, "op_is_refresh": 0x2a,
    "op_is_crit_ref": 0x2b, "op_is_load_mode": 0x2d, "op_is_zqcl": 0x2e, "visible_window_limit_reached_rd": 0x30,
    "visible_window_limit_reached_wr": 0x31, "op_is_dqsosc_mpc": 0x34, "op_is_dqsosc_mrr": 0x35, "op_is_tcr_mrr": 0x36, "op_is_zqstart": 0x37,
    "op_is_zqlatch": 0x38, "chi_txreq": 0x39, "chi_txdat": 0x3a, "chi_rxdat": 0x3b, "chi_rxrsp": 0x3c, "tsz_vio": 0x3d, "cycle": 0x80}


@pytest.fixture(scope="module")
def yitian(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("yitian"), "alibaba/yitian710.yaml")


def test_files_of_linux(yitian: Driven) -> None:
    expected = shown("ali_drw_N", {"event": "config:0-7"}, {name: f"config={event:#x}\n" for name, event in DRW.items()})
    assert files(yitian) == expected | {"ali_drw_N/identifier": "ali_drw_pmu\n"} and len(DRW) == 53


def test_registers(yitian: Driven) -> None:
    hold(yitian, "YITIAN710_DRW_", {
        "CNT_CTRL_OFFSET": 0xC00, "CNT_STATE_OFFSET": 0xC04, "TEST_CTRL_OFFSET": 0xC08, "CNT_PRELOAD_OFFSET": 0xC0C, "CYCLE_CNT_HIGH_OFFSET": 0xC10,
        "CYCLE_CNT_LOW_OFFSET": 0xC14, "EVENT_SEL_OFFSET(0)": 0xC68, "EVENT_SEL_OFFSET(3)": 0xC74, "COUNTER_OFFSET(0)": 0xC78, "COUNTER_OFFSET(15)": 0xCB4,
        "COUNTER_COUNT": 16, "EVENT_SEL_COUNT": 4, "OV_INTR_ENABLE_CTL_OFFSET": 0xCB8, "OV_INTR_DISABLE_CTL_OFFSET": 0xCBC,
        "OV_INTR_ENABLE_STATUS_OFFSET": 0xCC0, "OV_INTR_CLR_OFFSET": 0xCC4, "OV_INTR_STATUS_OFFSET": 0xCC8, "CNT_CTRL_RST_MASK": 4, "CNT_CTRL_STOP_MASK": 2,
        "CNT_CTRL_START_MASK": 1, "CYCLE_CNT_HIGH_COUNT_MASK": 0xFFFFFF, "CYCLE_CNT_LOW_COUNT_MASK": 0xFFFFFFFF, "COUNTER_COUNT_MASK": 0xFFFFFFFF,
        **{f"OV_INTR_{name}_{field}_MASK": mask for name in ("ENABLE_CTL", "DISABLE_CTL", "ENABLE_STATUS", "CLR", "STATUS")
           for field, mask in (("COMMON", 0xFFFF00), ("BANDWIDTH", 0xFF))}})


def test_what_the_driver_writes(yitian: Driven) -> None:
    """ali_drw_pmu_enable_counter(): event and bit 7 in the byte of the counter; the cycles have a counter of their own, and 0x80 no byte."""
    events = "count yitian710_drw_0/cycle/ " + "yitian710_drw_0/hif_rd/ " * 4 + "yitian710_drw_0/tsz_vio/"
    assert written(yitian, events)[:8] == ["w32 0xc00 0x4", "w32 0xc68 0x82", "w32 0xc68 0x8282", "w32 0xc68 0x828282", "w32 0xc68 0x82828282",
                                           "w32 0xc6c 0xbd", "w32 0xc00 0x1", "w32 0xc00 0x2"]
    assert yitian.lines(events)[-6:] == ["yitian710_drw_0/cycle/ 129000", *["yitian710_drw_0/hif_rd/ 3000"] * 4, "yitian710_drw_0/tsz_vio/ 62000"]


def test_what_the_driver_refuses(yitian: Driven) -> None:
    """ali_drw_pmu_event_init() takes no group; an event has six bits (ALI_DRW_PMCOM_CNT_EVENT_MASK)."""
    assert "no group of several" in yitian.lines("group yitian710_drw_0/hif_rd/ yitian710_drw_0/hif_wr/")[-1]
    assert "an event has 6 bits" in yitian.lines("count yitian710_drw_0/event=0x40/")[-1]


@pytest.mark.parametrize(("page", "there"), [("21000", True), ("21080", True), ("23000", True), ("27080", True), ("29000", False), ("40021000", True),
                                             ("40027080", True), ("40029000", False)])
def test_names_of_devices(page: str, there: bool) -> None:
    """alibaba_pmu.rst: two for each of four channels of a die."""
    done = subprocess.run([ROOT / "build/pmureg", "stat", "--system", "yitian710", "--io", "sim", "-e", f"ali_drw_{page}/hif_rd/"],
                          capture_output=True, text=True, timeout=60)
    assert (done.returncode == 0 and f"3,000,000      ali_drw_{page}/hif_rd/" in done.stdout + done.stderr) == there
    assert ("no unit with this number is simulated" in done.stderr) != there
