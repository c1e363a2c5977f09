"""AmpereOne's memory controllers against literals of Linux's driver: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/arm_cspmu/ampere_cspmu.c (PMAUXR*, ampereone_mcu_pmu_event_attrs[], ampereone_mcu_format_attrs[],
ampere_cspmu_set_ev_filter(), ampere_cspmu_validate_event()), arm_cspmu.c and arm_cspmu.h (PMEVTYPER, PMCCFILTR, ARM_CSPMU_IMPL_ID_AMPERE, events shown
with "event=0x%llx\\n"), arch/arm64/include/asm/cputype.h (ARM_CPU_IMP_AMPERE, AMPERE_CPU_PART_*), Documentation/admin-guide/perf/ampere_cspmu.rst.
"""

from __future__ import annotations

import pytest

from describing import ROOT, model
from drivers import files, hold, shipped, shown, written
from driving import Driven
from table import read

EVENTS = """
    cycle_count act_sent pre_sent rd_sent rda_sent wr_sent wra_sent pd_entry_vld sref_entry_vld prea_sent pre_sb_sent ref_sent rfm_sent ref_sb_sent
    rfm_sb_sent rd_rda_sent wr_wra_sent raw_hazard war_hazard waw_hazard rar_hazard raw_war_waw_hazard hprd_lprd_wr_req_vld lprd_req_vld hprd_req_vld
    hprd_lprd_req_vld prefetch_tgt wr_req_vld partial_wr_req_vld rd_retry wr_retry retry_gnt rank_change dir_change rank_dir_change rank_active
    rank_idle rank_pd rank_sref queue_fill_gt_thresh queue_rds_gt_thresh queue_wrs_gt_thresh phy_updt_complt tz_fail dram_errc dram_errd
    - - - - read_data_return chi_wr_data_delta zq_start zq_latch wr_fifo_full info_fifo_full cmd_fifo_full dfi_nop dfi_cmd rd_run_len wr_run_len
""".split()
FORMAT = {"event": "config:0-32", "threshold": "config1:0-7", "rank": "config1:8-23", "bank": "config1:24-55"}


@pytest.fixture(scope="module")
def ampere(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("ampere"), "ampere/ampereone.yaml")


def test_files_of_linux(ampere: Driven) -> None:
    assert len(EVENTS) == 0x3C + 1
    events = {name: f"event={number:#x}\n" for number, name in enumerate(EVENTS) if name != "-"}
    assert files(ampere) == shown("ampere_mcu_pmu_N", FORMAT, events | {"cycles": "event=0x100000000\n"})


def test_registers(ampere: Driven) -> None:
    hold(ampere, "AMPEREONE_MCU_", {
        **{f"PMAUXR{n}_OFFSET": 0xD80 + 4 * n for n in range(4)}, "PMAUXR0_THRESHOLD_MASK": 0xFF, "PMAUXR1_RANK_MASK": 0xFFFF,
        "PMAUXR2_BANK_MASK": 0xFFFFFFFF, "PMIMPDEF_OFFSET(0)": 0xD90, "PMIMPDEF_OFFSET(27)": 0xDFC, "PMIMPDEF_COUNT": 28})
    hold(ampere, "CORESIGHT64_CYCLES_", {"PMEVTYPER_OFFSET(30)": 0x478, "PMCCFILTR_OFFSET": 0x47C, "PMEVCNTR_OFFSET(1)": 8, "PMCCNTR_OFFSET": 0xF8})


@pytest.mark.parametrize(("terms", "threshold", "rank", "bank"), [
    ("", 0, 0, 0), ("bank=5,rank=3,threshold=2", 2, 3, 5), ("bank=0xffffffff", 0, 0, 0xFFFFFFFF), ("rank=0xffff", 0, 0xFFFF, 0), ("threshold=0xff", 0xFF, 0, 0)])
def test_what_the_driver_writes(ampere: Driven, terms: str, threshold: int, rank: int, bank: int) -> None:
    """arm_cspmu_start(): the counter, in halves, PMEVTYPER, then ampere_cspmu_set_ev_filter()."""
    lines = written(ampere, f"count ampere_mcu_pmu_0/act_sent{terms and f',{terms}'}/")
    first = lines.index("w32 0x400 0x1")
    assert sorted(lines[first - 2:first]) == ["w32 0 0", "w32 0x4 0"]
    assert lines[first + 1:first + 4] == [f"w32 {at} {value:#x}" if value else f"w32 {at} 0"
                                         for at, value in (("0xd80", threshold), ("0xd84", rank), ("0xd88", bank))]
    # The filter of an event is reserved (ampere_cspmu_event_filter()): nothing writes PMEVFILTR or PMEVFILT2R.
    assert not any(line.startswith(("w32 0xa00", "w32 0x800")) for line in lines)


def test_cycles(ampere: Driven) -> None:
    """ARM_CSPMU_EVT_CYCLES_DEFAULT is the counter behind the rest, whose filter is 0; no other filter is written."""
    lines = written(ampere, "count ampere_mcu_pmu_0/cycles/")
    assert "w32 0x47c 0" in lines and not any(line.startswith(("w32 0xd8", "w32 0x400")) for line in lines)


@pytest.mark.parametrize(("first", "second", "counted"), [
    ("rd_sent,threshold=1", "wr_sent,threshold=2", False), ("rd_sent,rank=1", "wr_sent,rank=2", False), ("rd_sent,bank=1", "wr_sent,bank=2", False),
    ("rd_sent", "wr_sent,bank=2", False), ("cycles", "wr_sent,bank=2", False), ("rd_sent,rank=3,bank=2", "wr_sent,bank=2,rank=3", True),
    ("cycles", "wr_sent", True)])
def test_one_filter(ampere: Driven, first: str, second: str, counted: bool) -> None:
    """ampere_cspmu_validate_configs(), whose first event of a group may be the cycle counter."""
    lines = ampere.lines(f"group ampere_mcu_pmu_0/{first}/ ampere_mcu_pmu_0/{second}/")
    assert ("one filter for all its counters" in lines[-1]) is not counted
    assert any(line.startswith("w") for line in lines) is counted


def test_units(ampere: Driven) -> None:
    system = model(ROOT / "regdefs/ampere/ampereone.yaml", ROOT / "regdefs")
    assert [entry.midr for entry in system.detect if entry.midr] == [(0xC0, 0xAC3), (0xC0, 0xAC4)]
    unit = system.blocks["mcu"].identify
    assert unit is not None and (unit.is_, unit.mask) == (0xA16, 0xFFF)
    assert [instance.linux_name for instance in read(ampere.table).blocks[0].instances] == [f"ampere_mcu_pmu_{n}" for n in range(48)]
