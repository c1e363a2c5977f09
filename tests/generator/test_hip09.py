"""Version 2 of HiSilicon's uncore PMUs against literals of Linux's drivers: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/hisilicon/hisi_uncore_{l3c,hha,ddrc,sllc,pa,uc,cpa}_pmu.c, hisi_uncore_pmu.c (events are shown as
"config=0x%lx\\n", identifiers as "0x%08x\\n") and hisi_pcie_pmu.c. Of an event's filter a driver writes what enable_filter() does.
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven
from table import read

LINKS = {"tgtid_cmd": "config1:0-10", "tgtid_msk": "config1:11-21", "srcid_cmd": "config1:22-32", "srcid_msk": "config1:33-43", "tracetag_en": "config1:44"}
# Name of the device, formats, events. The UC's driver writes `config1:0-0` and `config1:20-20`, which are the same bits.
DEVICES = {
    "hisi_scclN_l3cN": ({"event": "config:0-7", "tt_core": "config1:0-7", "tt_req": "config1:8-10", "datasrc_cfg": "config1:11-15", "datasrc_skt": "config1:16"},
                        {"l3c_hit": 0x48, "cycles": 0x7F, "l3c_ref": 0xB8, "dat_access": 0xB9}),
    "hisi_scclN_hhaN": ({"event": "config:0-7", "srcid_cmd": "config1:0-10", "srcid_msk": "config1:11-21", "tracetag_en": "config1:22", "datasrc_skt": "config1:23"},
                        {"rx_ops_num": 0, "rx_outer": 1, "rx_sccl": 2, "hha_retry": 0x2E, "cycles": 0x55}),
    "hisi_scclN_ddrcN_N": ({"event": "config:0-7"}, {"cycles": 0, "flux_wr": 0x83, "flux_rd": 0x84}),
    "hisi_scclN_sllcN": ({"event": "config:0-7", "tgtid_min": "config1:0-10", "tgtid_max": "config1:11-21", "srcid_cmd": "config1:22-32",
                          "srcid_msk": "config1:33-43", "tracetag_en": "config1:44"}, {"rx_req": 0x30, "rx_data": 0x31, "tx_req": 0x34, "tx_data": 0x35, "cycles": 9}),
    "hisi_siclN_paN": ({"event": "config:0-7", **LINKS}, {"rx_req": 0x40, "tx_req": 0x5C, "cycle": 0x78}),
    "hisi_siclN_h60paN": ({"event": "config:0-7", **LINKS}, {"rx_flit": 0x50, "tx_flit": 0x65}),
    "hisi_scclN_ucN_N": ({"event": "config:0-7", "rd_req_en": "config1:0", "uring_channel": "config1:4-5", "srcid": "config1:6-19", "srcid_en": "config1:20"},
                         {"sq_time": 0, "pq_time": 1, "hbm_time": 2, "iq_comp_time_cring": 3, "iq_comp_time_uring": 5, "cpu_rd": 0x10, "cpu_rd64": 0x17,
                          "cpu_rs64": 0x19, "cpu_mru": 0x1C, "cycles": 0x95, "spipe_hit": 0xB3, "hpipe_hit": 0xDB, "cring_rxdat_cnt": 0xFA,
                          "cring_txdat_cnt": 0xFB, "uring_rxdat_cnt": 0xFC, "uring_txdat_cnt": 0xFD}),
    "hisi_siclN_cpaN": ({"event": "config:0-15"}, {"cpa_cycles": 0, "cpa_p1_wr_dat": 0x61, "cpa_p1_rd_dat": 0x62, "cpa_p0_wr_dat": 0xE1, "cpa_p0_rd_dat": 0xE2}),
    "hisi_pcieN_coreN": ({"event": "config:0-16", "thr_len": "config1:0-3", "thr_mode": "config1:4", "trig_len": "config1:5-8", "trig_mode": "config1:9",
                          "len_mode": "config1:10-11", "port": "config2:0-15", "bdf": "config2:16-31"},
                         {"rx_mwr_latency": 0x0010, "rx_mwr_cnt": 0x10010, "rx_mrd_latency": 0x0210, "rx_mrd_cnt": 0x10210, "tx_mrd_latency": 0x0011,
                          "tx_mrd_cnt": 0x10011, "rx_mwr_flux": 0x0104, "rx_mwr_time": 0x10104, "rx_mrd_flux": 0x0804, "rx_mrd_time": 0x10804,
                          "rx_cpl_flux": 0x2004, "rx_cpl_time": 0x12004, "tx_mwr_flux": 0x0105, "tx_mwr_time": 0x10105, "tx_mrd_flux": 0x0405,
                          "tx_mrd_time": 0x10405, "tx_cpl_flux": 0x1005, "tx_cpl_time": 0x11005}),
}
# INT_MASK, INT_STATUS, INT_CLEAR (of an H60PA the status), EVENT_CTRL, PERF_CTRL (of a UC EVENT_CTRL), EVENT_TYPE 0 and 1, CNTR 0 and 7, VERSION.
PLACES = {
    "L3C": (0x800, 0x808, 0x80C, 0x1C00, 0x408, 0x1D00, 0x1D04, 0x1E00, 0x1E38, 0x1CF0),
    "HHA": (0x804, 0x808, 0x80C, 0x1E04, 0x1E00, 0x1E80, 0x1E84, 0x1F00, 0x1F38, 0x1CF0),
    "DDRC": (0x528, 0x52C, 0x530, 0xE70, 0xEA0, 0xE74, 0xE78, 0xE00, 0xE38, 0x710),
    "SLLC": (0x814, 0x818, 0x81C, 0x1C14, 0x1C00, 0x1C18, 0x1C1C, 0x1D00, 0x1D38, 0x1CF0),
    "PA": (0x1C70, 0x1C78, 0x1C7C, 0x1C04, 0x1C00, 0x1C80, 0x1C84, 0x1D00, 0x1D38, 0x1CF0),
    "H60PA": (0x1C74, 0x1C70, 0x1C70, 0x1C04, 0x1C00, 0x1C80, 0x1C84, 0x1D00, 0x1D38, 0x1CF0),
    "UC": (0x800, 0x808, 0x80C, 0x1C00, 0x1C00, 0x1D00, 0x1D04, 0x1E00, 0x1E38, 0x1CF0),
    "CPA": (0x1C70, 0x1C78, 0x1C7C, 0x1C04, 0x1C00, 0x1C80, 0x1C84, 0x1D00, 0x1D38, 0x1CF0),
}


@pytest.fixture(scope="module")
def hip09(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("hip09"), "hisilicon/hip09.yaml")


def test_files_of_linux(hip09: Driven) -> None:
    expected: dict[str, str] = {}
    for device, (formats, events) in DEVICES.items():
        expected |= shown(device, formats, {name: f"config=0x{number:x}\n" for name, number in events.items()})
        expected |= {f"{device}/identifier": "0x00000030\n"} if "pcie" not in device else {}
    assert files(hip09) == expected


def test_registers(hip09: Driven) -> None:
    def macro(unit: str, rest: str) -> list[str]:
        """A register at the same place in several blocks has its C under the name of what they share."""
        bases = {"PA": ["LINK"], "H60PA": ["LINK"]}.get(unit, [])
        return [f"HIP09_{name}_{rest}" for name in (unit, *bases, "PMU")]
    headers = "".join(path.read_text() for path in (hip09.generated / "include/pmureg/hip09").glob("*.h"))
    literals = {}
    for unit, (mask, status, clear, control, enable, first, second, zero, seven, version) in PLACES.items():
        for rest, value in {"INT_MASK_OFFSET": mask, "INT_STATUS_OFFSET": status, "INT_CLEAR_OFFSET": clear, "EVENT_CTRL_OFFSET": control, "PERF_CTRL_OFFSET": enable,
                            "EVENT_TYPE_OFFSET(0)": first, "EVENT_TYPE_OFFSET(1)": second, "CNTR_OFFSET(0)": zero, "CNTR_OFFSET(7)": seven,
                            "VERSION_OFFSET": version}.items():
            if (unit, rest) in (("H60PA", "INT_CLEAR_OFFSET"), ("UC", "PERF_CTRL_OFFSET")):
                continue
            literals[next(name for name in macro(unit, rest) if f"#define {name.partition('(')[0]}" in headers).removeprefix("HIP09_")] = value
    hold(hip09, "HIP09_", literals | {
        "L3C_CORE_CTRL_OFFSET": 0x1B04, "L3C_TRACETAG_CTRL_OFFSET": 0x1B20, "L3C_DATSRC_TYPE_OFFSET(1)": 0x1B4C, "L3C_DATSRC_CTRL_OFFSET": 0x1BF0,
        "L3C_PERF_CTRL_EN_MASK": 1 << 16, "L3C_PERF_CTRL_CORE_EN_MASK": 1 << 20, "L3C_PERF_CTRL_TRACETAG_EN_MASK": 1 << 31, "L3C_TRACETAG_CTRL_REQ_MASK": 7 << 7,
        "HHA_SRCID_CTRL_OFFSET": 0x1E08, "HHA_SRCID_CTRL_CMD_MASK": 0x7FF << 6, "HHA_SRCID_CTRL_MSK_MASK": 0x7FF << 20, "HHA_DATSRC_CTRL_SKT_EN_MASK": 1 << 23,
        "DDRC_CNTR_COUNT_MASK": 2**48 - 1, "SLLC_SRCID_CTRL_OFFSET": 0x1C04, "SLLC_TGTID_CTRL_OFFSET": 0x1C08, "PA_TT_CTRL_OFFSET": 0x1C08,
        "PA_TGTID_CTRL_OFFSET": 0x1C14, "H60PA_SRCID_CTRL_OFFSET": 0x1C18, "UC_TRACETAG_CTRL_OFFSET": 0x1B2C, "UC_SRCID_CTRL_OFFSET": 0x1B40,
        "UC_SRCID_CTRL_SRCID_MASK": 0x7FFE, "UC_EVENT_CTRL_GLB_EN_MASK": 1 << 26, "UC_EVENT_CTRL_URING_MASK": 3 << 27, "CPA_CFG_OFFSET": 0x534,
        "CPA_CFG_PM_OFF_MASK": 1 << 9})


# Of an event and its filter: what a driver writes, until all counters run.
WRITES = {
    "l3c_0_0/event=0xb9,tt_req=4,datasrc_cfg=0xe,datasrc_skt=1/": ["w32 0x1b20 0x205", "w32 0x408 0x80000000", "w32 0x1bf0 0x800000", "w32 0x1b48 0xe", "w32 0x1d00 0xb9",
                                                                   "w64 0x1e00 0", "w32 0x80c 0x1", "w32 0x1c00 0x1", "w32 0x408 0x80010000"],
    "l3c_0_0/event=2,tt_core=0x3/": ["w32 0x1b04 0x3", "w32 0x408 0x100000", "w32 0x1b20 0x9", "w32 0x1d00 0x2", "w64 0x1e00 0", "w32 0x80c 0x1", "w32 0x1c00 0x1",
                                     "w32 0x408 0x110000"],
    "hha_0_0/rx_outer,srcid_cmd=0x12,srcid_msk=0x3,tracetag_en=1,datasrc_skt=1/": ["w32 0x1e08 0x80000000", "w32 0x1bf0 0x800000", "w32 0x1e08 0x80300484", "w32 0x1e80 0x1",
                                                                                  "w64 0x1f00 0", "w32 0x80c 0x1", "w32 0x1e04 0x1", "w32 0x1e00 0x1"],
    "ddrc_0_0_0/flux_rd/": ["w32 0xe74 0x84", "w64 0xe00 0", "w32 0x530 0x1", "w32 0xe70 0x1", "w32 0xea0 0x1"],
    "sllc_0_0/tx_req,tgtid_min=1,tgtid_max=5,srcid_cmd=2,srcid_msk=1,tracetag_en=1/": [
        "w32 0x1c00 0x6", "w32 0x1c04 0x1004", "w32 0x1c00 0x16", "w32 0x1c08 0x5002", "w32 0x1c00 0x36", "w32 0x1c18 0x34", "w64 0x1d00 0", "w32 0x81c 0x1",
        "w32 0x1c14 0x1", "w32 0x1c00 0x37"],
    "pa_0_0/rx_req,tgtid_cmd=3,tgtid_msk=4,srcid_cmd=5,srcid_msk=6,tracetag_en=1/": [
        "w32 0x1c08 0x10", "w32 0x1c18 0x6805", "w32 0x1c14 0x4803", "w32 0x1c80 0x40", "w64 0x1d00 0", "w32 0x1c7c 0x1", "w32 0x1c04 0x1", "w32 0x1c00 0x1"],
    "h60pa_0_0/tx_flit/": ["w32 0x1c80 0x65", "w64 0x1d00 0", "w32 0x1c70 0x1", "w32 0x1c04 0x1", "w32 0x1c00 0x1"],
    "uc_0_0_0/cycles,rd_req_en=1,srcid=5,srcid_en=1/": ["w32 0x1c00 0x4000000", "w32 0x1b2c 0x205", "w32 0x1b2c 0x20d", "w32 0x1b40 0xa", "w32 0x1d00 0x95", "w64 0x1e00 0",
                                                        "w32 0x80c 0x1", "w32 0x1c00 0x4000001"],
    "uc_0_0_0/event=0x47,uring_channel=2/": ["w32 0x1c00 0x4000000", "w32 0x1c00 0x14000000", "w32 0x1d00 0x47", "w64 0x1e00 0", "w32 0x80c 0x1", "w32 0x1c00 0x14000001"],
    "cpa_0_0/cpa_p0_rd_dat/": ["w32 0x534 0x200", "w32 0x1c80 0xe2", "w64 0x1d00 0", "w32 0x1c7c 0x1", "w32 0x1c04 0x1", "w32 0x1c00 0x1"],
}


@pytest.mark.parametrize("event", WRITES)
def test_what_a_driver_writes(hip09: Driven, event: str) -> None:
    assert written(hip09, f"count hip09_{event}")[:len(WRITES[event])] == WRITES[event]


@pytest.mark.parametrize("unit", ["l3c_0_0", "hha_0_0", "sllc_0_0", "pa_0_0", "h60pa_0_0", "uc_0_0_0", "cpa_0_0", "ddrc_0_0_0"])
def test_eight_counters(hip09: Driven, unit: str) -> None:
    """Of four the events are in one register, but of a DDR controller."""
    lines = hip09.lines("group" + f" hip09_{unit}/event=0x21/" * 8)
    assert lines[-8:] == [f"hip09_{unit}/event=0x21/ 34000"] * 8
    *_, second, _, _, _ = PLACES[unit.split("_")[0].upper()]
    assert f"w32 {second:#x} {0x21 if 'ddrc' in unit else 0x21212121:#x}" in lines


@pytest.mark.parametrize(("events", "words"), [
    ("hha_0_0/event=0xcf/", "Events are 0 to 0xce."), ("ddrc_0_0_0/event=0x91/", "Events are 0 to 0x90."), ("sllc_0_0/event=0x81/", "Events are 0 to 0x80."),
    ("pa_0_0/event=0xb1/", "Events are 0 to 0xb0."), ("l3c_0_0/event=1,tt_req=3/", "tt_req is 4 to 7"), ("hha_0_0/event=1,srcid_msk=1/", "srcid_msk acts with srcid_cmd only"),
    ("sllc_0_0/event=1,tgtid_min=4,tgtid_max=3/", "tgtid_max is tgtid_min or more"), ("pa_0_0/event=1,tgtid_msk=1/", "tgtid_msk acts with tgtid_cmd only"),
    ("uc_0_0_0/event=1,srcid_en=1/", "srcid_en acts with rd_req_en only"), ("uc_0_0_0/event=1,srcid=1/", "srcid acts with srcid_en only"),
])
def test_what_is_refused(hip09: Driven, events: str, words: str) -> None:
    """check_event of version 2, hisi_uc_pmu_check_filter(), tgtid_is_valid(); the filters of a unit are those of all its counters."""
    assert words in hip09.lines(f"count hip09_{events}")[-1]


@pytest.mark.parametrize(("unit", "filters"), [
    ("l3c_0_0", "tt_core=1 tt_core=2 tt_req=4 datasrc_skt=1"), ("hha_0_0", "srcid_cmd=1 tracetag_en=1 datasrc_skt=1"), ("sllc_0_0", "tgtid_max=1 srcid_cmd=1 tracetag_en=1"),
    ("pa_0_0", "tgtid_cmd=1 srcid_cmd=1 tracetag_en=1"), ("uc_0_0_0", "rd_req_en=1 uring_channel=1")])
def test_a_filter_is_that_of_all_counters(hip09: Driven, unit: str, filters: str) -> None:
    """enable_filter() writes registers that all counters share: no group has two filters, or events with and without one."""
    for one in filters.split():
        for other in ("", *(f",{filter}" for filter in filters.split() if filter != one)):
            assert "All counters share one filter" in hip09.lines(f"group hip09_{unit}/event=1,{one}/ hip09_{unit}/event=2{other}/")[-1]
        assert hip09.lines(f"group hip09_{unit}/event=1,{one}/ hip09_{unit}/event=2,{one}/")[-1] == f"hip09_{unit}/event=2,{one}/ 3000"


@pytest.mark.parametrize("unit", ["l3c_0_0", "hha_0_0", "ddrc_0_0_0"])
def test_version_1_is_refused(hip09: Driven, unit: str) -> None:
    """HISI_PMU_V2 is 0x30."""
    for version, refused in ((0x30, False), (0x2F, True)):
        last = hip09.lines(f"poke {unit.split('_')[0]}.VERSION {version:#x}", f"count hip09_{unit}/event=1/")[-1]
        assert ("version 1 of the PMU" in last) == refused, last


def test_names_of_devices(hip09: Driven) -> None:
    """devm_kasprintf() of each driver."""
    names = {instance.linux_name for block in read(hip09.table).blocks for instance in block.instances}
    assert {"hisi_sccl3_l3c12", "hisi_sccl11_hha1", "hisi_sccl1_ddrc2_3", "hisi_sccl5_sllc0", "hisi_sicl2_pa1", "hisi_sicl0_h60pa3", "hisi_sccl9_uc15_1",
            "hisi_sicl8_cpa0", "hisi_pcie4_core2"} <= names
