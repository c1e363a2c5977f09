"""Arm's SMMUv3 counter groups and the DMC-620 against literals of their drivers and of the architecture: nothing here is computed from the description.

Sources: Arm IHI 0070, chapter 10 (SMMU_PMCG_*); Linux 6.12, drivers/perf/arm_smmuv3_pmu.c (SMMU_PMCG_*, smmu_pmu_apply_event_filter,
smmu_pmu_reset) and drivers/perf/arm_dmc620_pmu.c (DMC620_PMU_*; COUNTERS_BASE 0x10, each counter 0x28 further).
"""

from __future__ import annotations

import sys

import pytest

from describing import ROOT
from drivers import files, hold, shipped, shown, written
from driving import Driven

sys.path.insert(0, str(ROOT / "tests"))

import sysfs_arm  # noqa: E402


@pytest.fixture(scope="module")
def pmcg(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("pmcg"), "arm/smmu_pmcg.yaml")


@pytest.fixture(scope="module")
def dmc(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("dmc"), "arm/dmc620.yaml")


def test_files_of_linux(pmcg: Driven, dmc: Driven) -> None:
    """Both drivers call a device by the page of its registers."""
    assert files(pmcg) == shown("smmuv3_pmcg_N", sysfs_arm.PMCG_FORMAT, sysfs_arm.PMCG_EVENTS)
    assert files(dmc) == shown("arm_dmc620_N", sysfs_arm.DMC620_FORMAT, sysfs_arm.DMC620_EVENTS)
    assert (len(sysfs_arm.PMCG_EVENTS), len(sysfs_arm.DMC620_EVENTS)) == (8, 29)


def test_registers_of_the_pmcg(pmcg: Driven) -> None:
    hold(pmcg, "SMMU_PMCG_PMCG_", {
        "EVCNTR32_OFFSET(0)": 0x0, "EVCNTR32_OFFSET(63)": 0xFC, "EVCNTR_OFFSET(63)": 0x1F8, "EVTYPER_OFFSET(0)": 0x400, "EVTYPER_OFFSET(63)": 0x4FC,
        "SVR_OFFSET(0)": 0x600, "SVR_OFFSET(63)": 0x7F8, "SVR32_OFFSET(63)": 0x6FC, "SMR_OFFSET(0)": 0xA00, "SMR_OFFSET(63)": 0xAFC,
        "CNTENSET_OFFSET": 0xC00, "CNTENCLR_OFFSET": 0xC20, "INTENSET_OFFSET": 0xC40, "INTENCLR_OFFSET": 0xC60, "OVSCLR_OFFSET": 0xC80, "OVSSET_OFFSET": 0xCC0,
        "CAPR_OFFSET": 0xD88, "SCR_OFFSET": 0xDF8, "CFGR_OFFSET": 0xE00, "CR_OFFSET": 0xE04, "IIDR_OFFSET": 0xE08, "CEID0_OFFSET": 0xE20, "CEID1_OFFSET": 0xE28,
        "ROOTCR_OFFSET": 0xE48, "IRQ_CTRL_OFFSET": 0xE50, "IRQ_CTRLACK_OFFSET": 0xE54, "IRQ_CFG0_OFFSET": 0xE58, "IRQ_CFG1_OFFSET": 0xE60,
        "IRQ_CFG2_OFFSET": 0xE64, "IRQ_STATUS_OFFSET": 0xE68, "GMPAM_OFFSET": 0xE6C, "PIDR0_OFFSET": 0xFE0, "PIDR1_OFFSET": 0xFE4, "PIDR2_OFFSET": 0xFE8,
        "PIDR3_OFFSET": 0xFEC, "PIDR4_OFFSET": 0xFD0,
        "EVTYPER_OVFCAP_MASK": 1 << 31, "EVTYPER_FILTER_SEC_SID_MASK": 1 << 30, "EVTYPER_FILTER_SID_SPAN_MASK": 1 << 29, "EVTYPER_FILTER_REALM_SID_MASK": 1 << 28,
        "EVTYPER_FILTER_MPAM_SP_MASK": 0xC0000, "EVTYPER_FILTER_PMG_MASK": 0x20000, "EVTYPER_FILTER_PARTID_MASK": 0x10000, "EVTYPER_EVENT_MASK": 0xFFFF,
        "SMR_STREAMID_MASK": 0xFFFFFFFF, "CNTENSET_CNTEN_MASK": 2**64 - 1, "INTENSET_INTEN_MASK": 2**64 - 1, "OVSSET_OVS_MASK": 2**64 - 1, "CAPR_CAPTURE_MASK": 1,
        "CNTENCLR_CNTEN_MASK": 2**64 - 1, "INTENCLR_INTEN_MASK": 2**64 - 1, "OVSCLR_OVS_MASK": 2**64 - 1, "EVCNTR_COUNTER_VALUE_MASK": 2**64 - 1,
        "EVCNTR32_COUNTER_VALUE_MASK": 0xFFFFFFFF, "SVR_SHADOW_COUNTER_VALUE_MASK": 2**64 - 1, "SVR32_SHADOW_COUNTER_VALUE_MASK": 0xFFFFFFFF,
        "SCR_READS_AS_ONE_MASK": 1 << 31, "SCR_NAO_MASK": 0x10, "SCR_MSI_MPAM_NS_MASK": 8, "SCR_NSMSI_MASK": 4, "SCR_NSRA_MASK": 2, "SCR_SO_MASK": 1,
        "SCR_RESET": 0x80000006, "CFGR_FILTER_PARTID_PMG_MASK": 1 << 25, "CFGR_MPAM_MASK": 1 << 24, "CFGR_SID_FILTER_TYPE_MASK": 1 << 23,
        "CFGR_CAPTURE_MASK": 1 << 22, "CFGR_MSI_MASK": 1 << 21, "CFGR_RELOC_CTRS_MASK": 1 << 20, "CFGR_SIZE_MASK": 0x3F00, "CFGR_NCTR_MASK": 0x3F,
        "CR_E_MASK": 1, "IIDR_PRODUCTID_MASK": 0xFFF00000, "IIDR_VARIANT_MASK": 0xF0000, "IIDR_REVISION_MASK": 0xF000, "IIDR_IMPLEMENTER_MASK": 0xFFF,
        "CEID0_N_MASK": 2**64 - 1, "CEID1_N_MASK": 2**64 - 1, "ROOTCR_ROOTCR_IMPL_MASK": 1 << 31, "ROOTCR_NAO_MASK": 8, "ROOTCR_RLO_MASK": 2,
        "ROOTCR_RTO_MASK": 1, "ROOTCR_RESET": 0x80000008, "IRQ_CTRL_IRQEN_MASK": 1, "IRQ_CTRLACK_IRQEN_MASK": 1, "IRQ_CFG0_ADDR_MASK": 0x00FFFFFFFFFFFFFC,
        "IRQ_CFG1_DATA_MASK": 0xFFFFFFFF, "IRQ_CFG2_SH_MASK": 0x30, "IRQ_CFG2_MEMATTR_MASK": 0xF, "IRQ_STATUS_IRQ_ABT_MASK": 1, "GMPAM_UPDATE_MASK": 1 << 31,
        "GMPAM_PO_PMG_MASK": 0xFF0000, "GMPAM_PO_PARTID_MASK": 0xFFFF, "PIDR0_PART_0_MASK": 0xFF, "PIDR1_DES_0_MASK": 0xF0, "PIDR1_PART_1_MASK": 0xF,
        "PIDR2_REVISION_MASK": 0xF0, "PIDR2_DES_1_MASK": 7, "PIDR3_REVAND_MASK": 0xF0, "PIDR4_DES_2_MASK": 0xF})


def test_sizes_of_the_pmcg(pmcg: Driven) -> None:
    """IHI 0070 10.5.2.13: six values of SIZE, all others are reserved."""
    hold(pmcg, "SMMU_PMCG_PMCG_CFGR_SIZE_", {f"BITS_{value + 1}": value for value in (31, 35, 39, 43, 47, 63)})


def test_second_page_of_the_pmcg(pmcg: Driven) -> None:
    """IHI 0070 10.5.1: counters, their copies, CAPR and the overflow flags; all else stays in page 0."""
    text = (pmcg.generated / "include/pmureg/smmu_pmcg/pmcg.h").read_text()
    page = {part.split(":", 1)[0].strip(): part.split(" * Page: ", 1)[1].split("\n", 1)[0] for part in text.split("/* ---- ")[1:]}
    second = {name for name, where in page.items() if where == "counters, or main where the unit has no such page"}
    counters = {"SMMU_PMCG_EVCNTR<n>", "SMMU_PMCG_EVCNTR<n>_32", "SMMU_PMCG_SVR<n>", "SMMU_PMCG_SVR<n>_32"}
    assert second == counters | {"SMMU_PMCG_OVSCLR0", "SMMU_PMCG_OVSSET0", "SMMU_PMCG_CAPR"}
    assert {where for name, where in page.items() if name not in second} == {"main"}


RESET = ["w32 0xe04 0", "w64 0xc20 0xffffffffffffffff", "w64 0xc60 0xffffffffffffffff", "w64 0xc80 0xffffffffffffffff"]
PAIR = "count smmu_pmcg_pmcg_0/transaction,filter_enable,filter_stream_id=0x42/ smmu_pmcg_pmcg_0/cycles,{}/"


def test_what_the_driver_of_the_pmcg_writes(pmcg: Driven) -> None:
    """Event and filter of each counter, then its value; all StreamIDs are a span of ones. Counts: 1,000 * (event + 1)."""
    assert written(pmcg, "poke pmcg.CFGR 0x101f03", PAIR.format("filter_enable=0"))[:14] == [
        *RESET, "w32 0x400 0x1", "w32 0xa00 0x42", "w32 0 0", "w32 0x404 0x20000000", "w32 0xa04 0xffffffff", "w32 0x4 0",
        "w64 0xc00 0x1", "w64 0xc00 0x2", "w32 0xe04 0x1", "w32 0xe04 0"]
    assert pmcg.lines(PAIR.format("filter_enable=0"))[-2:] == [
        "smmu_pmcg_pmcg_0/transaction,filter_enable,filter_stream_id=0x42/ 2000", "smmu_pmcg_pmcg_0/cycles,filter_enable=0/ 1000"]


def test_counters_of_64_bits(pmcg: Driven) -> None:
    """SMMU_PMCG_CFGR_SIZE 63: eight bytes apart (smmu_pmu_counter_set_value)."""
    lines = written(pmcg, "poke pmcg.CFGR 0x103f03", PAIR.format("filter_enable=0"))
    assert "w64 0x8 0" in lines and "w32 0x4 0" not in lines and "w64 0 0" in lines


def test_one_filter_of_all_counters(pmcg: Driven) -> None:
    """SMMU_PMCG_CFGR_SID_FILTER_TYPE: counter 1 has its event alone, and the filter is that of counter 0."""
    same = PAIR.format("filter_enable,filter_stream_id=0x42")
    lines = written(pmcg, "poke pmcg.CFGR 0x901f03", same)
    assert "w32 0x400 0x1" in lines and "w32 0xa00 0x42" in lines and "w32 0x404 0" in lines and not any(line.startswith("w32 0xa04") for line in lines)


def test_a_capture(pmcg: Driven) -> None:
    """Where CFGR bit 22 is 1, a read of several counters is that of their copies, which CAPR makes."""
    assert "w32 0xd88 0x1" in written(pmcg, "poke pmcg.CFGR 0x501f03", PAIR.format("filter_enable=0"))
    assert "r32 0x604 0x3e8" in pmcg.lines("poke pmcg.CFGR 0x501f03", PAIR.format("filter_enable=0"))


def test_registers_of_the_dmc(dmc: Driven) -> None:
    hold(dmc, "DMC620_DMC_", {
        "OVERFLOW_STATUS_CLKDIV2_OFFSET": 0x8, "OVERFLOW_STATUS_CLK_OFFSET": 0xC, "OVERFLOW_STATUS_CLKDIV2_O_MASK": 0xFF, "OVERFLOW_STATUS_CLK_O_MASK": 3,
        "MASK_OFFSET(0)": 0x10, "MATCH_OFFSET(0)": 0x18, "CONTROL_OFFSET(0)": 0x20, "VALUE_OFFSET(0)": 0x30, "MASK_OFFSET(9)": 0x178, "MATCH_OFFSET(9)": 0x180,
        "CONTROL_OFFSET(9)": 0x188, "VALUE_OFFSET(9)": 0x198, "MASK_MASK_MASK": 2**45 - 1, "MATCH_MATCH_MASK": 2**45 - 1, "CONTROL_ENABLE_MASK": 1,
        "CONTROL_INVERT_MASK": 2, "CONTROL_EVENT_MUX_MASK": 0x7C, "CONTROL_INCR_MUX_MASK": 0x180, "VALUE_VALUE_MASK": 0xFFFFFFFF, "CONTROL_COUNT": 10})


def test_what_the_driver_of_the_dmc_writes(dmc: Driven) -> None:
    """Both halves of mask and match, the value, and control: event << 2 | incr << 7 | invert << 1 | 1. Counts: 1,000 * (event + 1)."""
    lines = dmc.lines("count dmc620_dmc_0/clkdiv2_rdwr,mask=0x1ffffffffff1,match=0x100000000003,invert,incr=2/ dmc620_dmc_0/clk_request/")
    assert lines[-2:] == ["dmc620_dmc_0/clkdiv2_rdwr,mask=0x1ffffffffff1,match=0x100000000003,invert,incr=2/ 19000", "dmc620_dmc_0/clk_request/ 2000"]
    assert [line for line in lines if line[0] == "w"][:14] == [
        "w32 0x8 0", "w32 0xc 0", "w32 0x10 0xfffffff1", "w32 0x14 0x1fff", "w32 0x18 0x3", "w32 0x1c 0x1000", "w32 0x30 0",
        "w32 0x150 0", "w32 0x154 0", "w32 0x158 0", "w32 0x15c 0", "w32 0x170 0", "w32 0x20 0x14b", "w32 0x160 0x5"]


def test_counters_of_the_dmc(dmc: Driven) -> None:
    """dmc620_get_event_idx(): counters 0 to 7 have half the clock, 8 and 9 the clock; dmc620_pmu_event_init(): no group of two."""
    controls = {f"w32 {0x20 + 0x28 * counter:#x} {event << 2 | 1:#x}": counter for counter in range(10) for event in (0x2, 0x12)}
    used = [controls[line] for line in written(dmc, "count" + " dmc620_dmc_0/clk_upload_stall/" * 3) if line in controls]
    assert used[:2] == [8, 9] and set(used) == {8, 9}, "the third waits"
    used = [controls[line] for line in written(dmc, "count" + " dmc620_dmc_0/clkdiv2_rdwr/" * 8) if line in controls]
    assert used == list(range(8))
    assert "no group of several" in dmc.lines("group dmc620_dmc_0/clk_request/ dmc620_dmc_0/clkdiv2_rdwr/")[-1]
