"""NXP's i.MX8 and i.MX9 against literals of their drivers: nothing here is computed from the descriptions.

Sources: Linux 6.12, drivers/perf/fsl_imx8_ddr_perf.c (COUNTER_*, CNTL_*, ddr_perf_events_attrs, ddr_perf_format_attrs,
ddr_perf_event_add) and fsl_imx9_ddr_perf.c (PMCFG1, PMGC0, PMLCA, PMC, ddr_perf_events_attrs, ddr_perf_format_attrs, *_ddr_perf_monitor_config), for
i.MX91 and i.MX94 that of Linux 6.19 (imx91_devtype_data, imx94_devtype_data, DDR_PERF_AXI_FILTER_*), which show events as "event=0x%02llx\\n";
tools/perf/pmu-events/arch/arm64/freescale (metrics); Documentation/admin-guide/perf/imx-ddr.rst.
"""

from __future__ import annotations

import pytest
import yaml

from describing import ROOT, model
from drivers import files, hold, shipped, shown, written
from driving import Driven


def id_of(counter: int, event: int) -> int:
    """ID() of the driver."""
    return counter << 8 | event


IMX9 = {
    "cycles": 0, "ddrc_ddrc1_rmw_for_ecc": 12, "eddrtq_pmon_rreorder": 13, "eddrtq_pmon_wreorder": 14, "ddrc_pm_0": 15, "ddrc_pm_1": 16, "ddrc_pm_2": 17,
    "ddrc_pm_3": 18, "ddrc_pm_4": 19, "ddrc_pm_5": 22, "ddrc_pm_6": 23, "ddrc_pm_7": 24, "ddrc_pm_8": 25, "ddrc_pm_9": 26, "ddrc_pm_10": 27, "ddrc_pm_11": 28,
    "ddrc_pm_12": 31, "ddrc_pm_13": 59, "ddrc_pm_15": 61, "ddrc_pm_29": 63,
    **{f"{name}_{n}": id_of(counter, 64 + n) for counter, name in ((1, "ddrc_ld_riq"), (2, "ddrc_ld_wiq"), (3, "ddrc_qx_row_collision"),
                                                                  (4, "ddrc_qx_row_open"),
                                                                  (5, "ddrc_qx_valid_start")) for n in range(8)},
    "eddrtq_pmon_empty": id_of(2, 72), "eddrtq_pmon_full": id_of(3, 72), "eddrtq_pmon_ld_rdq2_rmw": id_of(4, 72), "eddrtq_pmon_ld_rdq1": id_of(5, 72),
    "ddrc_qx_valid_end_0": id_of(6, 64), "eddrtq_pmon_ld_rdq2": id_of(6, 72), "eddrtq_pmon_1_2_full": id_of(7, 64), "eddrtq_pmon_ld_wrq0": id_of(7, 65),
    "eddrtq_pmon_bias_switched": id_of(8, 64), "eddrtq_pmon_1_4_full": id_of(8, 65), "eddrtq_pmon_ld_wrq1": id_of(9, 65), "eddrtq_pmon_3_4_full": id_of(9, 66),
    "eddrtq_pmon_misc_mrk": id_of(10, 65), "eddrtq_pmon_ld_rdq0": id_of(10, 66)}
FILTER1 = {"eddrtq_pm_rd_trans_filt": id_of(2, 73), "eddrtq_pm_wr_trans_filt": id_of(3, 73), "eddrtq_pm_rd_beat_filt": id_of(4, 73)}
FILTER2 = {"eddrtq_pm_wr_beat_filt": id_of(2, 73), "eddrtq_pm_rd_beat_filt2": id_of(3, 73), "eddrtq_pm_rd_beat_filt1": id_of(4, 73),
           "eddrtq_pm_rd_beat_filt0": id_of(5, 73)}
FORMAT = {"event": "config:0-7,16-23", "counter": "config:8-15", "axi_id": "config1:0-17", "axi_mask": "config2:0-17"}
REGISTERS = {
    "DDR_PMGC0_OFFSET": 0x40, "DDR_PMLCA_OFFSET(0)": 0x50, "DDR_PMLCA_OFFSET(1)": 0x60, "DDR_PMLCA_OFFSET(10)": 0xF0,
    "DDR_PMLCB_OFFSET(0)": 0x54, "DDR_PMLCB_OFFSET(10)": 0xF4, "DDR_PMC_OFFSET(0)": 0x58, "DDR_PMC0_UPPER_OFFSET": 0x5C, "DDR_PMC_OFFSET(1)": 0x68,
    "DDR_PMC_OFFSET(10)": 0xF8,
    "DDR_PMGC0_FAC_MASK": 1 << 31, "DDR_PMGC0_PMIE_MASK": 1 << 30, "DDR_PMGC0_FCECE_MASK": 1 << 29, "DDR_PMLCA_FC_MASK": 1 << 31, "DDR_PMLCA_CE_MASK": 1 << 26,
    "DDR_PMLCA_EVENT_MASK": 0x7F << 16, "DDR_PMC_COUNT_MASK": 2**32 - 1}

IMX8 = {
    "cycles": 0x00, "selfresh": 0x01, "read-accesses": 0x04, "write-accesses": 0x05, "read-queue-depth": 0x08, "write-queue-depth": 0x09,
    "lp-read-credit-cnt": 0x10, "hp-read-credit-cnt": 0x11, "write-credit-cnt": 0x12, "read-command": 0x20, "write-command": 0x21,
    "read-modify-write-command": 0x22, "hp-read": 0x23, "hp-req-nocredit": 0x24, "hp-xact-credit": 0x25, "lp-req-nocredit": 0x26, "lp-xact-credit": 0x27,
    "wr-xact-credit": 0x29, "read-cycles": 0x2A, "write-cycles": 0x2B, "read-write-transition": 0x30, "precharge": 0x31, "activate": 0x32, "load-mode": 0x33,
    "perf-mwr": 0x34, "read": 0x35, "read-activate": 0x36, "refresh": 0x37, "write": 0x38, "raw-hazard": 0x39, "axid-read": 0x41, "axid-write": 0x42}
# The driver has config2:3-3, which is the same.
FORMAT8 = {"event": "config:0-7", "axi_id": "config1:0-15", "axi_mask": "config1:16-31", "axi_port": "config2:0-2", "axi_channel": "config2:3"}
IDENTIFIERS = {"imx8mq": "i.MX8MQ", "imx8mm": "i.MX8MM", "imx8mn": "i.MX8MN", "imx8mp": "i.MX8MP", "imx8dxl": "i.MX8DXL"}


@pytest.fixture(scope="module", params=IDENTIFIERS)
def imx8(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Driven:
    return shipped(tmp_path_factory.mktemp(request.param), f"nxp/{request.param}.yaml")


@pytest.fixture(scope="module", params=["imx91", "imx93"])
def filter1(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Driven:
    """DDR_PERF_AXI_FILTER_V1"""
    return shipped(tmp_path_factory.mktemp(request.param), f"nxp/{request.param}.yaml")


@pytest.fixture(scope="module", params=["imx94", "imx95"])
def filter2(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Driven:
    """DDR_PERF_AXI_FILTER_V2"""
    return shipped(tmp_path_factory.mktemp(request.param), f"nxp/{request.param}.yaml")


@pytest.fixture(scope="module", params=["imx91", "imx93", "imx94", "imx95"])
def imx9(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Driven:
    return shipped(tmp_path_factory.mktemp(request.param), f"nxp/{request.param}.yaml")


def test_files_of_linux(imx9: Driven) -> None:
    assert len(IMX9) == 74
    own = FILTER1 if imx9.name in ("imx91", "imx93") else FILTER2
    events = {event: f"event=0x{value:02x}\n" for event, value in (IMX9 | own).items()}
    assert files(imx9) == shown("imx9_ddrN", FORMAT, events) | {"imx9_ddrN/identifier": f"{imx9.name}\n"}


def test_registers_of_filter_1(filter1: Driven) -> None:
    hold(filter1, "IMX9_FILTER1_", {name.removeprefix("DDR_"): value for name, value in REGISTERS.items()} | {
        "PMCFG1_OFFSET": 0x0, "PMCFG2_OFFSET": 0x4, "PMCFG1_RD_TRANS_FILT_EN_MASK": 1 << 31, "PMCFG1_WR_TRANS_FILT_EN_MASK": 1 << 30,
        "PMCFG1_RD_BT_FILT_EN_MASK": 1 << 29, "PMCFG1_ID_MASK_MASK": 0x3FFFF, "PMCFG2_ID_MASK": 0x3FFFF})


def test_registers_of_filter_2(filter2: Driven) -> None:
    hold(filter2, "IMX9_FILTER2_", {name.removeprefix("DDR_"): value for name, value in REGISTERS.items()} | {
        "PMCFG1_OFFSET": 0x0, "PMCFG_OFFSET(2)": 0x8, "PMCFG_OFFSET(3)": 0xC, "PMCFG_OFFSET(4)": 0x10, "PMCFG_OFFSET(5)": 0x14,
        "PMCFG1_WR_BEAT_FILT_EN_MASK": 1 << 31, "PMCFG1_RD_BEAT_FILT_EN_MASK": 1 << 30, "PMCFG_ID_MASK": 0x3FF << 16, "PMCFG_ID_MASK_MASK": 0x3FF})


def steps(system: Driven, event: str, n: int) -> list[str]:
    return written(system, f"count {system.name}_ddr/{event}/")[:n]


# ddr_perf_counter_local_config(), without CE, and ddr_perf_counter_global_config(), without PMIE and FCECE: no interrupt is handled here.
START = ["w32 0x40 0x80000000", "w32 0x40 0"]


def test_what_the_driver_writes(imx9: Driven) -> None:
    assert steps(imx9, "cycles", 6) == ["w32 0x50 0x80000000", "w32 0x5c 0", "w32 0x58 0", "w32 0x50 0", *START]
    assert steps(imx9, "eddrtq_pmon_misc_mrk", 5) == ["w32 0xf0 0x80000000", "w32 0xf8 0", "w32 0xf0 0x410000", *START]


def test_what_the_driver_writes_to_filter_1(filter1: Driven) -> None:
    """Filters before the rest: imx93_ddr_perf_monitor_config()."""
    for name, at, enable in (("rd_trans", 0x70, 31), ("wr_trans", 0x80, 30), ("rd_beat", 0x90, 29)):
        assert steps(filter1, f"eddrtq_pm_{name}_filt,axi_id=0x12,axi_mask=0x3ffff", 8) == [
            "w32 0 0x3ffff", f"w32 0 {1 << enable | 0x3ffff:#x}", "w32 0x4 0x12",
            f"w32 {at:#x} 0x80000000", f"w32 {at + 8:#x} 0", f"w32 {at:#x} 0x490000", *START]


def test_what_the_driver_writes_to_filters_2(filter2: Driven) -> None:
    """imx95_ddr_perf_monitor_config()"""
    for name, at, enable, filter_at in (("wr_beat_filt", 0x70, 31, 0x8), ("rd_beat_filt2", 0x80, 30, 0xC), ("rd_beat_filt1", 0x90, 30, 0x10),
                                        ("rd_beat_filt0", 0xA0, 30, 0x14)):
        assert steps(filter2, f"eddrtq_pm_{name},axi_id=0x20,axi_mask=0x3f0", 7) == [
            f"w32 0 {1 << enable:#x}", f"w32 {filter_at:#x} 0x2003f0", f"w32 {at:#x} 0x80000000", f"w32 {at + 8:#x} 0", f"w32 {at:#x} 0x490000", *START]


def test_which_counter_counts(imx9: Driven) -> None:
    """ddr_perf_alloc_counter(): event 0 on counter 0, one of a counter there, others on any of 1 to 10; before Linux 6.11 `counter` told which."""
    ddr = f"{imx9.name}_ddr"
    same = written(imx9, f"count {ddr}/event=0x44,counter=9/")
    assert same[:3] == ["w32 0xe0 0x80000000", "w32 0xe8 0", "w32 0xe0 0x440000"]
    assert same == written(imx9, f"count {ddr}/event=0x944/")
    eight = " ".join(f"{ddr}/ddrc_pm_{n}/" for n in range(8))
    assert len(imx9.lines(f"count {eight}")[-8:]) == 8
    assert imx9.lines(f"group {ddr}/ddrc_ld_riq_0/ {ddr}/ddrc_ld_riq_1/")[-1].find("counter") >= 0, "both want counter 1"
    assert "there are counters 0 to 10" in imx9.lines(f"count {ddr}/event=0xb40/")[-1]
    assert "bit 7 is 0" in imx9.lines(f"count {ddr}/event=0x80/")[-1]
    assert "event 0 are cycles" in imx9.lines(f"count {ddr}/event=0x100/")[-1]
    assert "Only the events 73 look at axi_id and axi_mask." in imx9.lines(f"count {ddr}/ddrc_pm_0,axi_id=1/")[-1]


TWO = "group {0}/{1},axi_id=1/ {0}/{2},axi_id=2/"


def test_one_filter(filter1: Driven) -> None:
    """PMCFG1 and PMCFG2 are for all counters."""
    for term in ("axi_id", "axi_mask"):
        refused = filter1.lines(TWO.replace("axi_id", term).format(f"{filter1.name}_ddr", "eddrtq_pm_rd_trans_filt", "eddrtq_pm_rd_beat_filt"))
        assert not any(line.startswith("w") for line in refused), term


def test_bits_that_are_not_public_stay() -> None:
    """Linux reads PMGC0, PMLCAn and PMCFG1 before it writes them. RO bits are kept by each write."""
    for system in ("imx91", "imx93", "imx94", "imx95"):
        block = model(ROOT / f"regdefs/nxp/{system}.yaml", ROOT / "regdefs").blocks["ddr"]
        for name in ("PMGC0", "PMLCA", "PMCFG1"):
            assert all(field.access == "RO" for field in block.registers[name].fields if field.name.startswith("OTHER_"))
            assert sum(field.width for field in block.registers[name].fields) == 32


def test_four_filters(filter2: Driven) -> None:
    """PMCFG3 to PMCFG6, one for each of four counters."""
    counted = filter2.lines(TWO.format(f"{filter2.name}_ddr", "eddrtq_pm_wr_beat_filt", "eddrtq_pm_rd_beat_filt0"))
    assert [line.split()[-1] for line in counted[-2:]] == ["74000", "74000"]
    assert "events 73 are those of counters 2 to 5." in filter2.lines(f"count {filter2.name}_ddr/event=0x649/")[-1]


def test_metrics() -> None:
    """imx91_ddr_read.all to imx95_ddr_read.all, and those of writes."""
    def formulas(name: str) -> list[str]:
        metrics = yaml.safe_load((ROOT / "regdefs/nxp/imx9.yaml").read_text())["bases"][name]["metrics"]
        return [metrics[f"{way}_bandwidth"]["formula"] for way in ("read", "write")]

    assert formulas("filter1") == ["ddrc_pm_0 * 2 * 8 / duration_ns",
                                   "(ddrc_pm_3 + ddrc_pm_5 + ddrc_pm_7 + ddrc_pm_9 - ddrc_pm_2 - ddrc_pm_4 - ddrc_pm_6 - ddrc_pm_8) * 32 / duration_ns"]
    assert formulas("filter2") == ["eddrtq_pm_rd_beat_filt0 * 32 / duration_ns", "eddrtq_pm_wr_beat_filt * 32 / duration_ns"]


def test_files_of_linux_8(imx8: Driven) -> None:
    assert len(IMX8) == 32
    assert files(imx8) == shown("imx8_ddrN", FORMAT8, {event: f"event=0x{value:02x}\n" for event, value in IMX8.items()}) | {
        "imx8_ddrN/identifier": f"{IDENTIFIERS[imx8.name]}\n"}


def test_registers_8(imx8: Driven) -> None:
    last = {"CNTL_OFFSET(3)": 0xC, "READ_OFFSET(3)": 0x2C}
    if imx8.name == "imx8mp":
        last = {"CNTL3_OFFSET": 0xC, "READ3_OFFSET": 0x2C, "BYTES3_OFFSET": 0x30 + 4 * 3, "CNTL3_OVER_MASK": 1, "CNTL3_CLEAR_MASK": 2, "CNTL3_EN_MASK": 4,
                "CNTL3_CP_MASK": 0xFF << 16, "CNTL3_CSV_MASK": 0xFF << 24}
    own = {"DPCR1_OFFSET": 0x30, "DPCR1_AXI_MASKING_MASK": 0xFFFF << 16, "DPCR1_AXI_ID_MASK": 0xFFFF}
    if imx8.name == "imx8dxl":
        own = {"MUX_CNTL_OFFSET(0)": 0x50, "MUX_CNTL_OFFSET(2)": 0x70, "MASK_COMP_OFFSET(0)": 0x54, "MASK_COMP_OFFSET(2)": 0x74, "MUX_CNTL_READ_PORT_MASK": 7,
               "MUX_CNTL_READ_CHANNEL_MASK": 8, "MUX_CNTL_WRITE_PORT_MASK": 0x700, "MUX_CNTL_WRITE_CHANNEL_MASK": 0x800,
               "MASK_COMP_AXI_MASKING_MASK": 0xFFFF << 16,
               "MASK_COMP_AXI_ID_MASK": 0xFFFF}
    hold(imx8, "", {f"{prefix(imx8, name)}_{name}": value for name, value in (last | own | {
        "CNTL0_OFFSET": 0x0, "READ0_OFFSET": 0x20, "CNTL0_OVER_MASK": 1, "CNTL0_CLEAR_MASK": 2, "CNTL0_EN_MASK": 4, "CNTL0_CP_MASK": 0xFF << 16,
        "CNTL0_CSV_MASK": 0xFF << 24, "CNTL_OFFSET(1)": 0x4, "READ_OFFSET(1)": 0x24, "CNTL_OVER_MASK": 1, "CNTL_CLEAR_MASK": 2, "CNTL_EN_MASK": 4, "CNTL_CP_MASK": 0xFF << 16,
        "CNTL_CSV_MASK": 0xFF << 24, "READ_COUNT_MASK": 0xFFFFFFFF}).items()})


def prefix(system: Driven, name: str) -> str:
    """A block has the headers of its base but for what it adds or changes."""
    own = {"imx8mp": not name.startswith(("DPCR1", "CNTL0", "READ0")), "imx8dxl": name.startswith("M")}
    return f"{system.name.upper()}_DDR" if own.get(system.name) else "IMX8_DDR" if system.name == "imx8dxl" else "IMX8_FILTER"


def writes(system: Driven, events: str) -> list[str]:
    """Until all count."""
    lines = written(system, "count " + " ".join(f"{system.name}_ddr/{event}/" for event in events.split()))
    return lines[:lines.index("w32 0 0x6") + 1]


def test_what_the_driver_writes_8(imx8: Driven) -> None:
    """ddr_perf_counter_enable(): the event (31:24) and EN (2), CLEAR (1) as 0 and then 1, and counter 0 with all others; ddr_perf_event_add(): masks inverted.
    That of an i.MX8DXL has the channel inverted, too, bit 3 of reads and 11 of writes, the port in 2:0 and 10:8."""
    assert writes(imx8, "cycles") == ["w32 0 0", "w32 0 0x6"]
    assert writes(imx8, "cycles read_cycles refresh") == [
        "w32 0x4 0x2a000002", "w32 0x8 0x37000002", "w32 0x4 0x2a000006", "w32 0x8 0x37000006", "w32 0 0", "w32 0x4 0x2a000004", "w32 0x8 0x37000004", "w32 0 0x6"]
    for event, code, mux in (("axid_read", 0x41, 0x8), ("axid_write", 0x42, 0x800)):
        filters = {"imx8dxl": ["w32 0x54 0xfff00012", f"w32 0x50 {mux:#x}"]}.get(imx8.name, ["w32 0x30 0xfff00012"])
        at, first = ("0xc", "w32 0xc 0x2") if imx8.name == "imx8mp" else ("0x4", f"w32 0x4 {code << 24 | 2:#x}")
        assert writes(imx8, f"{event},axi_id=0x12,axi_mask=0xf") == [
            *filters, first, f"w32 {at} {code << 24 | 6:#x}", "w32 0 0", f"w32 {at} {code << 24 | 4:#x}", "w32 0 0x6"]
    ported = imx8.lines(f"count {imx8.name}_ddr/axid_write,axi_port=2,axi_channel=1/")
    if imx8.name == "imx8dxl":
        assert "w32 0x50 0x200" in ported
        assert "w32 0x50 0x2" in imx8.lines("count imx8dxl_ddr/axid_read,axi_port=2,axi_channel=1/")
    else:
        assert "filter has no ports and channels" in ported[-1]


def test_what_is_read(imx8: Driven) -> None:
    """ddr_perf_read_counter(): COUNTER_READ + 4 * counter, of bytes COUNTER_DPCR1 + 4 * counter; each read clears and starts anew (ddr_perf_counter_clear())."""
    lines = imx8.lines(f"count {imx8.name}_ddr/axid_read/")
    at = "0x3c" if imx8.name == "imx8mp" else "0x24"
    assert f"r32 {at} {0x42 * 1000:#x}" in lines and lines[-1].endswith(" 66000")
    assert "r32 0x20 0x3e8" in imx8.lines(f"count {imx8.name}_ddr/cycles/")
    after = lines[lines.index(f"r32 {at} {0x42 * 1000:#x}"):]
    assert [line for line in after if line.startswith("w32 0 ")][:2] == ["w32 0 0", "w32 0 0x6"]


def test_one_filter_or_three(imx8: Driven) -> None:
    """imx-ddr.rst: counters of an i.MX8DXL alone have one each; other events do not look at it."""
    both = imx8.lines("group {0}/axid_read,axi_id=1/ {0}/axid_write,axi_id=2/".format(f"{imx8.name}_ddr"))
    if imx8.name == "imx8dxl":
        assert [line.split()[-1] for line in both[-2:]] == ["66000", "67000"]
    else:
        assert not any(line.startswith("w") for line in both)
    assert "Only axid-read and axid-write look at" in imx8.lines(f"count {imx8.name}_ddr/refresh,axi_id=1/")[-1]


@pytest.mark.parametrize(("name", "width"), [("imx8mq", 4), ("imx8mm", 4), ("imx8mn", 2)])
def test_metrics_8(name: str, width: int) -> None:
    """Of imx8mq_ddr_read.all: read_cycles * 4 * 4; the memory of an i.MX8MN has 16 bits."""
    metrics = yaml.safe_load((ROOT / f"regdefs/nxp/{name}.yaml").read_text())["blocks"]["ddr"]["metrics"]
    assert [metrics[f"{way}_bandwidth"]["formula"] for way in ("read", "write")] == [f"{way}_cycles * 4 * {width} / duration_ns" for way in ("read", "write")]
