"""AMD's IOMMUs against literals of Linux's drivers: nothing here is computed from the description.

Sources: Linux 6.12, arch/x86/events/amd/iommu.c and iommu.h (amd_iommu_v2_event_descs[], iommu_format_attrs, IOMMU_PC_*, perf_iommu_enable_event();
events are shown with "%s\\n"), drivers/iommu/amd/init.c (init_iommu_perf_ctr(), iommu_pc_get_set_reg()).
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven

EVENTS = {
    "mem_pass_untrans": "csource=0x01", "mem_pass_pretrans": "csource=0x02", "mem_pass_excl": "csource=0x03", "mem_target_abort": "csource=0x04",
    "mem_trans_total": "csource=0x05", "mem_iommu_tlb_pte_hit": "csource=0x06", "mem_iommu_tlb_pte_mis": "csource=0x07",
    "mem_iommu_tlb_pde_hit": "csource=0x08", "mem_iommu_tlb_pde_mis": "csource=0x09", "mem_dte_hit": "csource=0x0a", "mem_dte_mis": "csource=0x0b",
    "page_tbl_read_tot": "csource=0x0c", "page_tbl_read_nst": "csource=0x0d", "page_tbl_read_gst": "csource=0x0e", "int_dte_hit": "csource=0x0f",
    "int_dte_mis": "csource=0x10", "cmd_processed": "csource=0x11", "cmd_processed_inv": "csource=0x12", "tlb_inv": "csource=0x13",
    "ign_rd_wr_mmio_1ff8h": "csource=0x14", "vapic_int_non_guest": "csource=0x15", "vapic_int_guest": "csource=0x16", "smi_recv": "csource=0x17",
    "smi_blk": "csource=0x18"}
FORMAT = {"csource": "config:0-7", "devid": "config:8-23", "domid": "config:24-39", "pasid": "config:40-59", "devid_mask": "config1:0-15",
          "domid_mask": "config1:16-31", "pasid_mask": "config1:32-51"}


def place(bank: int, counter: int, function: int) -> int:
    """iommu_pc_get_set_reg()"""
    return (0x40 | bank) << 12 | counter << 8 | function


@pytest.fixture(scope="module")
def iommu(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("iommu"), "amd/amd_iommu.yaml")


def test_files_of_linux(iommu: Driven) -> None:
    assert len(EVENTS) == 24
    assert files(iommu) == shown("amd_iommu_N", FORMAT, {name: f"{text}\n" for name, text in EVENTS.items()})


def test_registers(iommu: Driven) -> None:
    functions = {"COUNTER": 0x00, "SRC": 0x08, "PASID": 0x10, "DOMID": 0x18, "DEVID": 0x20, "REPORT": 0x28}
    hold(iommu, "AMD_IOMMU_IOMMU_", {
        "CONF_OFFSET": 0x4000, "CONF_BANKS_MASK": 0x3F << 12, "CONF_COUNTERS_MASK": 0xF << 7, "COUNTER_COUNT_MASK": 2**48 - 1, "SRC_CSOURCE_MASK": 0xFF,
        "PASID_ID_MASK": 0xFFFFF, "PASID_EN_MASK": 1 << 31, "PASID_MASK_MASK": 0xFFFFF << 32, "DOMID_ID_MASK": 0xFFFF, "DOMID_EN_MASK": 1 << 31,
        "DOMID_MASK_MASK": 0xFFFF << 32, "DEVID_ID_MASK": 0xFFFF, "DEVID_EN_MASK": 1 << 31, "DEVID_MASK_MASK": 0xFFFF << 32,
        **{f"{name}_COUNT": 64 for name in functions},
        **{f"{name}_OFFSET({bank * 4 + counter})": place(bank, counter, function) for name, function in functions.items()
           for bank in range(16) for counter in range(4)}})


@pytest.mark.parametrize(("terms", "devid", "pasid", "domid"), [
    ("", 0, 0, 0), ("devid=0x18,devid_mask=0xffff", 0xFFFF_80000018, 0, 0), ("devid_mask=0x1", 0x1_80000000, 0, 0),
    ("pasid=0x12345,pasid_mask=0xabcd,domid=0x7", 0, 0xABCD_80012345, 0x80000007), ("domid_mask=0xf00f", 0, 0, 0xF00F_80000000)])
def test_what_the_driver_writes(iommu: Driven, terms: str, devid: int, pasid: int, domid: int) -> None:
    """perf_iommu_enable_event(), then the counter, in halves; perf_iommu_disable_event()."""
    lines = written(iommu, f"count amd_iommu_iommu_0/mem_dte_hit{terms and f',{terms}'}/")
    expected = [(0x08, 0x0A), (0x20, devid), (0x10, pasid), (0x18, domid), (0x00, 0), (0x08, 0)]
    halves = [(place(0, 0, function) + 4 * half, value >> 32 * half & 0xFFFFFFFF) for function, value in expected for half in (0, 1)]
    assert lines[:12] == [f"w32 {at:#x} {value:#x}" if value else f"w32 {at:#x} 0" for at, value in halves]


def test_which_counters_are_there(iommu: Driven) -> None:
    """get_next_avail_iommu_bnk_cntr(): so many of each bank as MMIO_CNTR_CONF tells, bits 17:12 and 10:7."""
    counted = "count" + " amd_iommu_iommu_0/smi_blk/" * 6
    for banks, counters, places in ((4, 4, [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1)]), (3, 2, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)])):
        lines = written(iommu, f"poke iommu.CONF {banks << 12 | counters << 7:#x}", counted)
        assert [line for line in lines if line.endswith(" 0x18")] == [f"w32 {place(*at, 0x08):#x} 0x18" for at in places]
    lines = iommu.lines(f"poke iommu.CONF {1 << 12 | 2 << 7:#x}", "group" + " amd_iommu_iommu_0/smi_blk/" * 3)
    assert "counter" in lines[-1] and not any(line.startswith("w") for line in lines)


def test_event_0_is_refused(iommu: Driven) -> None:
    assert "event 0 counts nothing" in iommu.lines("count amd_iommu_iommu_0/csource=0/")[-1]
