"""X-Gene 1 and 2, and X-Gene 3 (eMAG), against literals of Linux's driver: nothing here is computed from the descriptions.

Source: Linux 6.12, drivers/perf/xgene_pmu.c (XGENE_PMU_FORMAT_ATTR, XGENE_PMU_EVENT_ATTR shown as "config=0x%llx\\n", PMU_*, xgene_perf_enable_event(),
xgene_perf_disable_event(), xgene_pmu_write_counter64()). A counter begins at 0 here, where the driver writes 1 << 31.
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven

L3C = {
    "cycle-count": 0x0, "cycle-count-div-64": 0x1, "read-hit": 0x2, "read-miss": 0x3, "write-need-replacement": 0x6,
    "write-not-need-replacement": 0x7, "tq-full": 0x8, "ackq-full": 0x9, "wdb-full": 0xa, "bank-fifo-full": 0xb, "odb-full": 0xc, "wbq-full": 0xd,
    "bank-conflict-fifo-issue": 0xe, "bank-fifo-issue": 0xf}
IOB = {
    "cycle-count": 0x0, "cycle-count-div-64": 0x1, "axi0-read": 0x2, "axi0-read-partial": 0x3, "axi1-read": 0x4, "axi1-read-partial": 0x5,
    "csw-read-block": 0x6, "csw-read-partial": 0x7, "axi0-write": 0x10, "axi0-write-partial": 0x11, "axi1-write": 0x13,
    "axi1-write-partial": 0x14, "csw-inbound-dirty": 0x16}
MCB = {
    "cycle-count": 0x0, "cycle-count-div-64": 0x1, "csw-read": 0x2, "csw-write-request": 0x3, "mcb-csw-stall": 0x4, "cancel-read-gack": 0x5}
MC = {
    "cycle-count": 0x0, "cycle-count-div-64": 0x1, "act-cmd-sent": 0x2, "pre-cmd-sent": 0x3, "rd-cmd-sent": 0x4, "rda-cmd-sent": 0x5,
    "wr-cmd-sent": 0x6, "wra-cmd-sent": 0x7, "pde-cmd-sent": 0x8, "sre-cmd-sent": 0x9, "prea-cmd-sent": 0xa, "ref-cmd-sent": 0xb,
    "rd-rda-cmd-sent": 0xc, "wr-wra-cmd-sent": 0xd, "in-rd-collision": 0xe, "in-wr-collision": 0xf, "collision-queue-not-empty": 0x10,
    "collision-queue-full": 0x11, "mcu-request": 0x12, "mcu-rd-request": 0x13, "mcu-hp-rd-request": 0x14, "mcu-wr-request": 0x15,
    "mcu-rd-proceed-all": 0x16, "mcu-rd-proceed-cancel": 0x17, "mcu-rd-response": 0x18, "mcu-rd-proceed-speculative-all": 0x19,
    "mcu-rd-proceed-speculative-cancel": 0x1a, "mcu-wr-proceed-all": 0x1b, "mcu-wr-proceed-cancel": 0x1c}
L3C_V3 = {
    "cycle-count": 0x0, "read-hit": 0x1, "read-miss": 0x2, "index-flush-eviction": 0x3, "write-caused-replacement": 0x4,
    "write-not-caused-replacement": 0x5, "clean-eviction": 0x6, "dirty-eviction": 0x7, "read": 0x8, "write": 0x9, "request": 0xa,
    "tq-bank-conflict-issue-stall": 0xb, "tq-full": 0xc, "ackq-full": 0xd, "wdb-full": 0xe, "odb-full": 0x10, "wbq-full": 0x11,
    "input-req-async-fifo-stall": 0x12, "output-req-async-fifo-stall": 0x13, "output-data-async-fifo-stall": 0x14, "total-insertion": 0x15,
    "sip-insertions-r-set": 0x16, "sip-insertions-r-clear": 0x17, "dip-insertions-r-set": 0x18, "dip-insertions-r-clear": 0x19,
    "dip-insertions-force-r-set": 0x1a, "egression": 0x1b, "replacement": 0x1c, "old-replacement": 0x1d, "young-replacement": 0x1e,
    "r-set-replacement": 0x1f, "r-clear-replacement": 0x20, "old-r-replacement": 0x21, "old-nr-replacement": 0x22, "young-r-replacement": 0x23,
    "young-nr-replacement": 0x24, "bloomfilter-clearing": 0x25, "generation-flip": 0x26, "vcc-droop-detected": 0x27}
IOB_V3 = {
    "cycle-count": 0x0, "pa-req-buf-alloc-all": 0x1, "pa-req-buf-alloc-rd": 0x2, "pa-req-buf-alloc-wr": 0x3, "pa-all-cp-req": 0x4,
    "pa-cp-blk-req": 0x5, "pa-cp-ptl-req": 0x6, "pa-cp-rd-req": 0x7, "pa-cp-wr-req": 0x8, "ba-all-req": 0x9, "ba-rd-req": 0xa, "ba-wr-req": 0xb,
    "pa-rd-shared-req-issued": 0x10, "pa-rd-exclusive-req-issued": 0x11, "pa-wr-invalidate-req-issued-stashable": 0x12,
    "pa-wr-invalidate-req-issued-nonstashable": 0x13, "pa-wr-back-req-issued-stashable": 0x14, "pa-wr-back-req-issued-nonstashable": 0x15,
    "pa-ptl-wr-req": 0x16, "pa-ptl-rd-req": 0x17, "pa-wr-back-clean-data": 0x18, "pa-wr-back-cancelled-on-SS": 0x1b,
    "pa-barrier-occurrence": 0x1c, "pa-barrier-cycles": 0x1d, "pa-total-cp-snoops": 0x20, "pa-rd-shared-snoop": 0x21,
    "pa-rd-shared-snoop-hit": 0x22, "pa-rd-exclusive-snoop": 0x23, "pa-rd-exclusive-snoop-hit": 0x24, "pa-rd-wr-invalid-snoop": 0x25,
    "pa-rd-wr-invalid-snoop-hit": 0x26, "pa-req-buffer-full": 0x28, "cswlf-outbound-req-fifo-full": 0x29,
    "cswlf-inbound-snoop-fifo-backpressure": 0x2a, "cswlf-outbound-lack-fifo-full": 0x2b, "cswlf-inbound-gack-fifo-backpressure": 0x2c,
    "cswlf-outbound-data-fifo-full": 0x2d, "cswlf-inbound-data-fifo-backpressure": 0x2e, "cswlf-inbound-req-backpressure": 0x2f}
IOB_SLOW_V3 = {
    "cycle-count": 0x0, "pa-axi0-rd-req": 0x1, "pa-axi0-wr-req": 0x2, "pa-axi1-rd-req": 0x3, "pa-axi1-wr-req": 0x4, "ba-all-axi-req": 0x7,
    "ba-axi-rd-req": 0x8, "ba-axi-wr-req": 0x9, "ba-free-list-empty": 0x10}
MCB_V3 = {
    "cycle-count": 0x0, "req-receive": 0x1, "rd-req-recv": 0x2, "rd-req-recv-2": 0x3, "wr-req-recv": 0x4, "wr-req-recv-2": 0x5,
    "rd-req-sent-to-mcu": 0x6, "rd-req-sent-to-mcu-2": 0x7, "rd-req-sent-to-spec-mcu": 0x8, "rd-req-sent-to-spec-mcu-2": 0x9,
    "glbl-ack-recv-for-rd-sent-to-spec-mcu": 0xa, "glbl-ack-go-recv-for-rd-sent-to-spec-mcu": 0xb,
    "glbl-ack-nogo-recv-for-rd-sent-to-spec-mcu": 0xc, "glbl-ack-go-recv-any-rd-req": 0xd, "glbl-ack-go-recv-any-rd-req-2": 0xe,
    "wr-req-sent-to-mcu": 0xf, "gack-recv": 0x10, "rd-gack-recv": 0x11, "wr-gack-recv": 0x12, "cancel-rd-gack": 0x13, "cancel-wr-gack": 0x14,
    "mcb-csw-req-stall": 0x15, "mcu-req-intf-blocked": 0x16, "mcb-mcu-rd-intf-stall": 0x17, "csw-rd-intf-blocked": 0x18,
    "csw-local-ack-intf-blocked": 0x19, "mcu-req-table-full": 0x1a, "mcu-stat-table-full": 0x1b, "mcu-wr-table-full": 0x1c,
    "mcu-rdreceipt-resp": 0x1d, "mcu-wrcomplete-resp": 0x1e, "mcu-retryack-resp": 0x1f, "mcu-pcrdgrant-resp": 0x20, "mcu-req-from-lastload": 0x21,
    "mcu-req-from-bypass": 0x22, "volt-droop-detect": 0x23}
MC_V3 = {
    "cycle-count": 0x0, "act-sent": 0x1, "pre-sent": 0x2, "rd-sent": 0x3, "rda-sent": 0x4, "wr-sent": 0x5, "wra-sent": 0x6, "pd-entry-vld": 0x7,
    "sref-entry-vld": 0x8, "prea-sent": 0x9, "ref-sent": 0xa, "rd-rda-sent": 0xb, "wr-wra-sent": 0xc, "raw-hazard": 0xd, "war-hazard": 0xe,
    "waw-hazard": 0xf, "rar-hazard": 0x10, "raw-war-waw-hazard": 0x11, "hprd-lprd-wr-req-vld": 0x12, "lprd-req-vld": 0x13, "hprd-req-vld": 0x14,
    "hprd-lprd-req-vld": 0x15, "wr-req-vld": 0x16, "partial-wr-req-vld": 0x17, "rd-retry": 0x18, "wr-retry": 0x19, "retry-gnt": 0x1a,
    "rank-change": 0x1b, "dir-change": 0x1c, "rank-dir-change": 0x1d, "rank-active": 0x1e, "rank-idle": 0x1f, "rank-pd": 0x20, "rank-sref": 0x21,
    "queue-fill-gt-thresh": 0x22, "queue-rds-gt-thresh": 0x23, "queue-wrs-gt-thresh": 0x24, "phy-updt-complt": 0x25, "tz-fail": 0x26,
    "dram-errc": 0x27, "dram-errd": 0x28, "rd-enq": 0x29, "wr-enq": 0x2a, "tmac-limit-reached": 0x2b, "tmaw-tracker-full": 0x2c}


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("two"), "apm/xgene2.yaml")


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("three"), "apm/xgene3.yaml")


def device(name: str, formats: dict[str, str], events: dict[str, int]) -> dict[str, str]:
    return shown(name, formats, {event: f"config={number:#x}\n" for event, number in events.items()})


def test_files_of_linux(two: Driven, three: Driven) -> None:
    assert [len(events) for events in (L3C, IOB, MCB, MC)] == [14, 13, 6, 29]
    assert [len(events) for events in (L3C_V3, IOB_V3, IOB_SLOW_V3, MCB_V3, MC_V3)] == [39, 39, 9, 36, 45]
    assert files(two) == device("l3cN", {"l3c_eventid": "config:0-7", "l3c_agentid": "config1:0-9"}, L3C) | \
        device("iobN", {"iob_eventid": "config:0-7", "iob_agentid": "config1:0-63"}, IOB) | \
        device("mcbN", {"mcb_eventid": "config:0-5", "mcb_agentid": "config1:0-9"}, MCB) | device("mcN", {"mc_eventid": "config:0-28"}, MC)
    assert files(three) == device("l3cN", {"l3c_eventid": "config:0-39"}, L3C_V3) | device("iobN", {"iob_eventid": "config:0-47"}, IOB_V3) | \
        device("iob_slowN", {"iob_slow_eventid": "config:0-16"}, IOB_SLOW_V3) | device("mcbN", {"mcb_eventid": "config:0-35"}, MCB_V3) | \
        device("mcN", {"mc_eventid": "config:0-44"}, MC_V3)


def test_registers(two: Driven, three: Driven) -> None:
    common = {"PMEVTYPER_OFFSET(0)": 0x400, "PMEVTYPER_OFFSET(3)": 0x40C, "PMEVTYPER_EVENT_MASK": 0xFF, "PMCNTENSET_OFFSET": 0xC00, "PMCNTENCLR_OFFSET": 0xC20,
              "PMINTENSET_OFFSET": 0xC40, "PMINTENCLR_OFFSET": 0xC60, "PMCR_OFFSET": 0xE04, "PMCR_E_MASK": 1, "PMCR_P_MASK": 2, "PMCNTENSET_P_MASK": 0xF,
              "PMCNTENCLR_P_MASK": 0xF, "PMINTENSET_P_MASK": 0xF, "PMINTENCLR_P_MASK": 0xF}
    for unit in ("L3C", "IOB", "MCB", "MC"):
        hold(two, f"XGENE2_{unit}_", common | {"PMEVCNTR_OFFSET(0)": 0, "PMEVCNTR_OFFSET(3)": 0xC, "PMEVCNTR_COUNT_MASK": 0xFFFFFFFF, "PMAMR0_OFFSET": 0xA00,
                                               "PMAMR0_AGENTS_MASK": 0xFFFFFFFF, "PMOVSR_OFFSET": 0xC80, "PMOVSR_P_MASK": 0xF})
    hold(three, "XGENE3_PMU3_", common | {"PMEVCNTR_OFFSET(0)": 0, "PMEVCNTR_OFFSET(3)": 0x18, "PMEVCNTR_COUNT_MASK": 2**64 - 1, "PMOVSCLR_OFFSET": 0xC80,
                                          "PMOVSSET_OFFSET": 0xCC0, "PMOVSCLR_P_MASK": 0xF, "PMOVSSET_P_MASK": 0xF})
    hold(two, "XGENE2_", {"IOB_PMAMR1_OFFSET": 0xA04, "IOB_PMAMR1_AGENTS_MASK": 0xFFFFFFFF, "BRIDGE_MCBADDRMR_OFFSET": 0, "BRIDGE_MCBADDRMR_DUALMCU_MODE_MASK": 4,
                          "CSW_CSWCR_OFFSET": 0, "CSW_CSWCR_DUALMCB_MASK": 1})
    hold(three, "XGENE3_CSW_CSWCR_", {"OFFSET": 0, "DUALMCB_MASK": 1, "MCB0_ROUTING_MASK": 0x0C, "MCB1_ROUTING_MASK": 0x30})


def test_what_the_driver_writes(two: Driven) -> None:
    """The event; ~config1, its high half to PMAMR1; then the bit of the counter. A memory controller has no agents and counts those of all."""
    assert written(two, "count xgene2_l3c_0/read-miss,l3c_agentid=0x3fe/ xgene2_l3c_0/tq-full,l3c_agentid=0x3fe/")[:12] == [
        "w32 0 0", "w32 0x400 0x3", "w32 0xa00 0xfffffc01", "w32 0xc80 0x1", "w32 0x4 0", "w32 0x404 0x8", "w32 0xa00 0xfffffc01", "w32 0xc80 0x2",
        "w32 0xc00 0x1", "w32 0xc00 0x2", "w32 0xe04 0x1", "w32 0xe04 0"]
    assert written(two, "count xgene2_iob_0/csw-inbound-dirty,iob_agentid=0x1234567800000001/")[1:4] == [
        "w32 0x400 0x16", "w32 0xa00 0xfffffffe", "w32 0xa04 0xedcba987"]
    assert written(two, "count xgene2_mc_3/mcu-wr-proceed-cancel/")[1:3] == ["w32 0x400 0x1c", "w32 0xa00 0xffffffff"]
    assert written(two, "count xgene2_mcb_1/csw-read/")[1:3] == ["w32 0x400 0x2", "w32 0xa00 0xffffffff"]


def test_what_the_driver_of_version_3_writes(three: Driven) -> None:
    """No agents; a counter is two registers, the low one first."""
    for unit, event, number in (("l3c", "vcc-droop-detected", 0x27), ("iob", "cswlf-inbound-req-backpressure", 0x2F), ("iob_slow", "ba-free-list-empty", 0x10),
                                ("mcb", "volt-droop-detect", 0x23), ("mc", "tmaw-tracker-full", 0x2C)):
        assert written(three, f"count xgene3_{unit}_0/{event}/")[:7] == [
            "w32 0 0", "w32 0x4 0", f"w32 0x400 {number:#x}", "w32 0xc80 0x1", "w32 0xc00 0x1", "w32 0xe04 0x1", "w32 0xe04 0"]
    assert three.lines("poke mc.PMEVCNTR[3] 0x123456789", "read mc.PMEVCNTR[3]")[:3] == ["r32 0x1c 0x1", "r32 0x18 0x23456789", "r32 0x1c 0x1"]

    assert three.lines("poke mc.PMOVSSET 0xf", "write mc.PMOVSCLR 2", "read mc.PMOVSSET")[-1] == "0xd"


@pytest.mark.parametrize("unit", ["l3c", "iob", "mcb"])
def test_one_mask_of_agents(two: Driven, unit: str) -> None:
    told = two.lines(f"group xgene2_{unit}_0/cycle-count,{unit}_agentid=1/ xgene2_{unit}_0/cycle-count/")[-1]
    assert f"give every event the same {unit}_agentid" in told
    assert not two.lines(f"group xgene2_{unit}_0/cycle-count,{unit}_agentid=1/ xgene2_{unit}_0/cycle-count-div-64,{unit}_agentid=1/")[-1].startswith("failed")


def test_four_counters(two: Driven, three: Driven) -> None:
    """PMU_MAX_COUNTERS is 4."""
    for system, unit in ((two, "xgene2_mc_0"), (three, "xgene3_mc_0")):
        assert not system.lines("group" + f" {unit}/mc_eventid=3/" * 4)[-1].startswith("failed") and \
            system.lines("group" + f" {unit}/mc_eventid=3/" * 5)[-1].startswith("failed")
