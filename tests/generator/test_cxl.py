"""CXL's PMU against literals of Linux's driver: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/cxl_pmu.c (CXL_PMU_*_REG, *_MSK, CXL_PMU_GID_*, cxl_pmu_event_attrs[], shown as "config=%#llx\\n", cxl_pmu_format_attr[],
cxl_pmu_parse_caps(), cxl_pmu_event_start()), include/linux/pci_ids.h (PCI_VENDOR_ID_CXL); events that later releases add: the same file of
torvalds/linux at 227137792148.
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven
from table import read

# Group and the beginning of its events' names: bits of Linux 6.12, and later ones.
EVENTS = {
    (0x0000, ""): ("clock_ticks=0", ""),
    (0x0010, "d2h_req_"): (
        "rdcurr=1 rdown=2 rdshared=3 rdany=4 rdownnodata=5 itomwr=6 wrcurr=7 clflush=8 cleanevict=9 dirtyevict=10 cleanevictnodata=11 "
        "wowrinv=12 wowrinvf=13 wrinv=14 cacheflushed=16",
        ""),
    (0x0011, "d2h_rsp_"): ("rspihiti=4 rspvhitv=6 rspihitse=5 rspshitse=1 rspsfwdm=7 rspifwdm=15 rspvfwdv=22", ""),
    (0x0012, "h2d_req_"): ("snpdata=1 snpinv=2 snpcur=3", ""),
    (0x0013, "h2d_rsp_"): ("writepull=1 go=4 gowritepull=5 extcmp=6 gowritepulldrop=8 fastgowritepull=13 goerrwritepull=15", ""),
    (0x0014, "cachedata_"): ("d2h_data=0 h2d_data=1", ""),
    (0x0020, "m2s_req_"): (
        "meminv=0 memrd=1 memrddata=2 memrdfwd=3 memwrfwd=4 memspecrd=8 meminvnt=9 memcleanevict=10",
        "memrdtee=5 memrddatatee=6 meminvtee=7 meminvptee=11 memspecrdtee=12 teupdate=13 memclnevcttee=14 memclnevctu=15"),
    (0x0021, "m2s_rwd_"): ("memwr=1 memwrptl=2 biconflict=4", "memrdfill=5 memwrtee=9 memwrptltee=10 memrdfilltee=13"),
    (0x0022, "m2s_birsp_"): ("i=0 s=1 e=2 iblk=4 sblk=5 eblk=6", ""),
    (0x0023, "s2m_bisnp_"): ("cur=0 data=1 inv=2 curblk=4 datblk=5 invblk=6", "curtee=8 datatee=9 invtee=10 curblktee=12 datablktee=13 invblktee=14"),
    (0x0024, "s2m_ndr_"): ("cmp=0 cmps=1 cmpe=2 biconflictack=4", "cmpm=3 cmptee=5 cmptee_s=6 cmptee_e=7"),
    (0x0025, "s2m_drs_"): ("memdata=0 memdatanxm=1", "memdatatee=2"),
    (0x8000, "ddr_"): (
        "act=0 pre=1 casrd=2 caswr=3 refresh=4 selfrefreshent=5 rfm=6",
        "cas_rd_ap=7 cas_wr_ap=8 refresh_all_banks=9 refresh_same_bank=10 pwrdn_entry=11 pwrdn_exit=12 rd_wr_ddr_bus_switching=13 "
        "incoming_rd_req=14 incoming_wr_req=15"),
    (0x8001, ""): ("", "rd_queue_occ=0 wr_queue_occ=1 rd_wr_merged_queue_occ=2 pwrdn_event=3"),
    (0x8002, ""): ("", "mc_rd_resid_cnt=0 mc_wr_resid_cnt=1"),
    (0x8003, "retry_event_trig_by_"): ("", "rd_crc=0 wr_crc=1 ca_parity=2 ecc=3"),
    (0x8004, ""): ("", "thermal_throttle_event=0 power_throttle_event=1"),
}
FORMAT = {"mask": "config:0-31", "gid": "config:32-47", "vid": "config:48-63", "threshold": "config1:0-15", "invert": "config1:16", "edge": "config1:17",
          "hdm_filter_en": "config1:18", "hdm": "config2:0-15"}
VENDOR = 0x1E98
# Groups of the simulated device in their order.
ORDER = [group for group, _ in EVENTS]


def each() -> list[tuple[str, int, int]]:
    return [(prefix + text.split("=")[0], group, 1 << int(text.split("=")[1]))
            for (group, prefix), lists in EVENTS.items() for one in lists for text in one.split()]


@pytest.fixture(scope="module")
def cxl(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("cxl"), "cxl/cxl.yaml")


def test_files_of_linux(cxl: Driven) -> None:
    assert len(each()) == 115 and sum(len(first.split()) for first, _ in EVENTS.values()) == 71
    assert files(cxl) == shown("cxl_pmu_memN.N", FORMAT, {name: f"config={VENDOR << 48 | group << 32 | mask:#x}\n" for name, group, mask in each()})


def test_registers(cxl: Driven) -> None:
    hold(cxl, "CXL_PMU_", {
        "CAP_OFFSET": 0, "CAP_NUM_COUNTERS_MASK": 0x3F, "CAP_COUNTER_WIDTH_MASK": 0xFF << 8, "CAP_NUM_EVN_CAP_REG_SUP_MASK": 0x1F << 20,
        "CAP_FILTERS_SUP_MASK": 0xFF << 32, "CAP_MSI_N_MASK": 0xF << 44, "CAP_WRITEABLE_WHEN_FROZEN_MASK": 1 << 48, "CAP_FREEZE_MASK": 1 << 49,
        "CAP_INT_MASK": 1 << 50, "CAP_VERSION_MASK": 0xF << 60, "OVERFLOW_OFFSET": 0x10, "OVERFLOW_C_MASK": 2**64 - 1, "FREEZE_OFFSET": 0x18,
        "FREEZE_C_MASK": 2**64 - 1, "EVENT_CAP_OFFSET(0)": 0x100, "EVENT_CAP_OFFSET(31)": 0x1F8, "EVENT_CAP_COUNT": 32,
        "EVENT_CAP_SUPPORTED_EVENTS_MASK": 2**32 - 1, "EVENT_CAP_GROUP_ID_MASK": 0xFFFF << 32, "EVENT_CAP_VENDOR_ID_MASK": 0xFFFF << 48,
        "COUNTER_CFG_OFFSET(0)": 0x200, "COUNTER_CFG_OFFSET(63)": 0x3F8, "COUNTER_CFG_COUNT": 64, "COUNTER_CFG_TYPE_MASK": 3, "COUNTER_CFG_TYPE_FREE_RUN": 0,
        "COUNTER_CFG_TYPE_FIXED_FUN": 1, "COUNTER_CFG_TYPE_CONFIGURABLE": 2, "COUNTER_CFG_ENABLE_MASK": 1 << 8, "COUNTER_CFG_INT_ON_OVRFLW_MASK": 1 << 9,
        "COUNTER_CFG_FREEZE_ON_OVRFLW_MASK": 1 << 10, "COUNTER_CFG_EDGE_MASK": 1 << 11, "COUNTER_CFG_INVERT_MASK": 1 << 12,
        "COUNTER_CFG_THRESHOLD_MASK": 0xFF << 16, "COUNTER_CFG_EVENTS_MASK": 0xFFFFFFFF << 24, "COUNTER_CFG_EVENT_GRP_ID_IDX_MASK": 0x1F << 59,
        "FILTER_CFG_0_OFFSET(0)": 0x400, "FILTER_CFG_0_OFFSET(63)": 0xBE0, "FILTER_CFG_0_VALUE_MASK": 0xFFFFFFFF, "FILTER_CFG_OFFSET(0, 1)": 0x404,
        "FILTER_CFG_OFFSET(63, 7)": 0xBFC, "FILTER_CFG_VALUE_MASK": 0xFFFFFFFF, "COUNTER_OFFSET(0)": 0xC00, "COUNTER_OFFSET(63)": 0xDF8, "COUNTER_COUNT": 64})


def test_every_event_counts(cxl: Driven) -> None:
    """A bit of EVENTS, and the number of the EVENT_CAP that has the group; the simulated device counts 1,000 * (its low 8 bits + 1)."""
    for name, group, mask in each():
        lines = cxl.lines(f"count cxl_pmu_mem0.0/{name}/")
        assert f"w64 0x200 {ORDER.index(group) << 59 | mask << 24 | 1 << 8 | 2:#x}" in lines, name
        assert lines[-1] == f"cxl_pmu_mem0.0/{name}/ {1000 * ((mask & 0xFF) + 1)}"


def test_what_the_driver_writes(cxl: Driven) -> None:
    """cxl_pmu_disable(), cxl_pmu_event_start() of two events, cxl_pmu_enable(), cxl_pmu_disable() and cxl_pmu_event_stop(), without interrupts."""
    first, second = 6 << 59 | 2 << 24 | 5 << 16 | 1 << 12 | 2, 12 << 59 | 8 << 24 | 1 << 11 | 2
    lines = [line for line in written(cxl, "poke pmu.FREEZE 0x80", "count cxl_pmu_mem0.0/m2s_req_memrd,threshold=5,invert=1,hdm=0x3,hdm_filter_en=1/ "
                                      "cxl_pmu_mem0.0/ddr_caswr,edge=1/") if int(line.split()[2], 0) >> 59 or not line.startswith("w64 0x2")]
    assert lines[:14] == ["w64 0x18 0x83", "w32 0x400 0x3", f"w64 0x200 {first:#x}", "w64 0xc00 0", "w64 0x10 0x1", "w32 0x420 0xffffffff",
                          f"w64 0x208 {second:#x}", "w64 0xc08 0", "w64 0x10 0x2", f"w64 0x200 {first | 1 << 8:#x}", f"w64 0x208 {second | 1 << 8:#x}",
                          "w64 0x18 0x80", "w64 0x18 0x83", "w64 0x18 0x83"][:14]


def test_an_earlier_event_goes(cxl: Driven) -> None:
    lines = written(cxl, f"poke pmu.COUNTER_CFG {31 << 59 | 0xFFFFFFFF << 24 | 0xFF << 16 | 0x1E00 | 2:#x}", "count cxl_pmu_mem0.0/s2m_ndr_cmp/")
    assert f"w64 0x200 {10 << 59 | 1 << 24 | 1 << 8 | 2:#x}" in lines


def test_no_filter(cxl: Driven) -> None:
    """CXL_PMU_FILTER_HDM is bit 0 of FILTERS_SUP."""
    for filters, there in ((0x2, False), (0x3, True)):
        capability = f"poke pmu.CAP {0x0007_0000_0100_3007 | filters << 32:#x}"
        assert any(line.startswith("w32 0x400") for line in written(cxl, capability, "count cxl_pmu_mem0.0/ddr_act/")) is there
        last = cxl.lines(capability, "count cxl_pmu_mem0.0/ddr_act,hdm=1,hdm_filter_en=1/")[-1]
        assert ("no filter of HDM decoders" in last) is not there


def test_which_counters_count(cxl: Driven) -> None:
    """cxl_pmu_parse_caps(): NUM_COUNTERS + 1, of those the configurable ones."""
    counted = "count" + " cxl_pmu_mem0.0/ddr_act/" * 3
    lines = written(cxl, "poke pmu.CAP 0x7000001003004", "poke pmu.COUNTER_CFG[1] 0", "poke pmu.COUNTER_CFG[3] 0", counted)
    assert [line for line in lines if line.startswith("w64 0xc")][:3] == ["w64 0xc00 0", "w64 0xc10 0", "w64 0xc20 0"]
    lines = cxl.lines("poke pmu.CAP 0x7000001003001", "group" + " cxl_pmu_mem0.0/ddr_act/" * 3)
    assert "counter" in lines[-1] and not any(line.startswith("w") for line in lines)


@pytest.mark.parametrize(("poke", "event", "text"), [
    ("pmu.CAP 0x6000001003007", "ddr_act", "Counters cannot be written while they are frozen."),
    ("pmu.CAP 0x5000001003007", "ddr_act", "Counters cannot be written while they are frozen."),
    ("pmu.CAP 0x7000001103007", "ddr_act", "more than 17 groups"),
    *((f"pmu.COUNTER_CFG[{n}] 1", "ddr_act", "counters of a fixed function") for n in range(64)),
    ("pmu.EVENT_CAP[12] 0x1e9880000000fffe", "ddr_act", "This PMU does not count these events."),
    ("pmu.EVENT_CAP[12] 0x1e9780000000ffff", "ddr_act", "This PMU does not count these events."),
    ("pmu.EVENT_CAP[12] 0x1e9880010000ffff", "ddr_act", "This PMU does not count these events."),
    ("pmu.CAP 0x7000001003007", "vid=0x1e98,gid=0x8000,mask=0x10001", "This PMU does not count these events."),
    ("pmu.CAP 0x7000001003007", "vid=0x1e98,gid=0x8000", "mask=0 counts nothing."),
    ("pmu.CAP 0x7000001003007", "ddr_act,threshold=256", "threshold has 8 bits."),
    ("pmu.CAP 0x7000101003007", "ddr_act,hdm=1", "hdm acts only with hdm_filter_en=1.")])
def test_what_is_refused(cxl: Driven, poke: str, event: str, text: str) -> None:
    lines = cxl.lines(f"poke {poke}", f"count cxl_pmu_mem0.0/{event}/")
    assert text in lines[-1] and not any(line.startswith("w") for line in lines)


@pytest.mark.parametrize("index", range(17))
def test_several_events_in_a_counter(cxl: Driven, index: int) -> None:
    """Any of a group add up, also of another vendor's group, wherever its EVENT_CAP is."""
    lines = written(cxl, f"poke pmu.EVENT_CAP[{index}] {0x1234_0056_0000_000F + (index << 48):#x}",
                    f"count cxl_pmu_mem0.0/vid={0x1234 + index:#x},gid=0x56,mask=0x9/")
    assert f"w64 0x200 {index << 59 | 9 << 24 | 1 << 8 | 2:#x}" in lines


def test_names_of_devices(cxl: Driven) -> None:
    assert [instance.linux_name for block in read(cxl.table).blocks for instance in block.instances] == \
        [f"cxl_pmu_mem{device}.{pmu}" for device in range(16) for pmu in range(4)]
