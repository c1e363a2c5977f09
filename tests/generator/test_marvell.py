"""Octeon 10 (CN10K), Odyssey and ThunderX2 against literals of their drivers: nothing here is computed from the descriptions.

Sources: Linux 6.12, drivers/perf/marvell_cn10k_ddr_pmu.c (DDRC_PERF_*, EVENT_*), marvell_cn10k_tad_pmu.c (TAD_*), thunderx2_pmu.c (L3C_*, DMC_*,
CCPI2_*, tx2_uncore_event_update); Linux 6.14, marvell_cn10k_ddr_pmu.c (ODY_DDRC_PERF_*, odyssey_ddr_perf_events_attrs, cn10k_ddr_perf_counter_enable) and
marvell_pem_pmu.c (pem_events, eventid_to_offset_table). ThunderX2 shows events as "event=0x%lx\\n", the others as "event=0x%02llx\\n".
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven
from test_export import described

DDR = {
    "ddr_hif_rd_or_wr_access": 0x1, "ddr_hif_wr_access": 0x2, "ddr_hif_rd_access": 0x3, "ddr_hif_rmw_access": 0x4, "ddr_hif_pri_rdaccess": 0x5,
    "ddr_rd_bypass_access": 0x6, "ddr_act_bypass_access": 0x7, "ddr_dif_wr_data_access": 0x8, "ddr_dif_rd_data_access": 0x9,
    "ddr_hpri_sched_rd_crit_access": 0xa, "ddr_lpri_sched_rd_crit_access": 0xb, "ddr_wr_trxn_crit_access": 0xc, "ddr_cam_active_access": 0xd,
    "ddr_cam_rd_or_wr_access": 0xe, "ddr_cam_rd_active_access": 0xf, "ddr_cam_read": 0x10, "ddr_cam_write": 0x11, "ddr_cam_mwr": 0x12,
    "ddr_precharge": 0x13, "ddr_precharge_for_rdwr": 0x14, "ddr_precharge_for_other": 0x15, "ddr_rdwr_transitions": 0x16, "ddr_write_combine": 0x17,
    "ddr_war_hazard": 0x18, "ddr_raw_hazard": 0x19, "ddr_waw_hazard": 0x1a, "ddr_enter_selfref": 0x1b, "ddr_enter_powerdown": 0x1f,
    "ddr_enter_mpsm": 0x23, "ddr_refresh": 0x27, "ddr_crit_ref": 0x28, "ddr_spec_ref": 0x29, "ddr_load_mode": 0x2a, "ddr_zqcl": 0x2b,
    "ddr_cam_wr_access": 0x2c, "ddr_hpr_req_with_nocredit": 0x2d, "ddr_lpr_req_with_nocredit": 0x2e, "ddr_bsm_alloc": 0x2f,
    "ddr_bsm_starvation": 0x30, "ddr_win_limit_reached_rd": 0x31, "ddr_win_limit_reached_wr": 0x32, "ddr_dqsosc_mpc": 0x33, "ddr_dqsosc_mrr": 0x34,
    "ddr_tcr_mrr": 0x35, "ddr_zqstart": 0x36, "ddr_zqlatch": 0x37, "ddr_ddr_reads": 0x65, "ddr_ddr_writes": 0x64}
# Of Odyssey: without four of these, and with ten others.
ODYSSEY = {name: event for name, event in DDR.items() if name not in {
    "ddr_dif_wr_data_access", "ddr_dif_rd_data_access", "ddr_hpr_req_with_nocredit", "ddr_lpr_req_with_nocredit"}} | {
    "ddr_dfi_wr_data_access": 8, "ddr_dfi_rd_data_access": 9, "ddr_dfi_cycles": 45, "ddr_retry_fifo_full": 46, "ddr_dfi_parity_poison": 56, "ddr_wr_crc_error": 57,
    "ddr_capar_error": 58, "ddr_rd_crc_error": 59, "ddr_rd_uc_ecc_error": 60, "ddr_dfi_cmd_is_retry": 61}
PEM = {
    "ib_tlp_npr": 0x0, "ib_tlp_pr": 0x8, "ib_tlp_cpl_partid": 0x10, "ib_tlp_dwords_npr": 0x100, "ib_tlp_dwords_pr": 0x108, "ib_tlp_dwords_cpl_partid": 0x110,
    "ib_inflight": 0x200, "ib_reads": 0x300, "ib_req_no_ro_ncb": 0x400, "ib_req_no_ro_ebus": 0x408, "ob_tlp_npr_partid": 0x500, "ob_tlp_pr_partid": 0x508,
    "ob_tlp_cpl_partid": 0x510, "ob_tlp_dwords_npr_partid": 0x600, "ob_tlp_dwords_pr_partid": 0x608, "ob_tlp_dwords_cpl_partid": 0x610,
    "ob_inflight_partid": 0x700, "ob_reads_partid": 0x800, "ob_merges_npr_partid": 0x900, "ob_merges_pr_partid": 0x908, "ob_merges_cpl_partid": 0x910,
    "ats_trans": 0x2D18, "ats_trans_latency": 0x2D20, "ats_pri": 0x2D28, "ats_pri_latency": 0x2D30, "ats_inv": 0x2D38, "ats_inv_latency": 0x2D40}
TAD = {
    "tad_req_msh_in_any": 0x1, "tad_req_msh_in_mn": 0x2, "tad_req_msh_in_exlmn": 0x3, "tad_rsp_msh_in_any": 0x4, "tad_rsp_msh_in_mn": 0x5,
    "tad_rsp_msh_in_exlmn": 0x6, "tad_rsp_msh_in_dss": 0x7, "tad_rsp_msh_in_retry_dss": 0x8, "tad_dat_msh_in_any": 0x9, "tad_dat_msh_in_dss": 0xa,
    "tad_req_msh_out_any": 0xb, "tad_req_msh_out_dss_rd": 0xc, "tad_req_msh_out_dss_wr": 0xd, "tad_req_msh_out_evict": 0xe,
    "tad_rsp_msh_out_any": 0xf, "tad_rsp_msh_out_retry_exlmn": 0x10, "tad_rsp_msh_out_retry_mn": 0x11, "tad_rsp_msh_out_exlmn": 0x12,
    "tad_rsp_msh_out_mn": 0x13, "tad_snp_msh_out_any": 0x14, "tad_snp_msh_out_mn": 0x15, "tad_snp_msh_out_exlmn": 0x16, "tad_dat_msh_out_any": 0x17,
    "tad_dat_msh_out_fill": 0x18, "tad_dat_msh_out_dss": 0x19, "tad_alloc_dtg": 0x1a, "tad_alloc_ltg": 0x1b, "tad_alloc_any": 0x1c,
    "tad_hit_dtg": 0x1d, "tad_hit_ltg": 0x1e, "tad_hit_any": 0x1f, "tad_tag_rd": 0x20, "tad_dat_rd": 0x21, "tad_dat_rd_byp": 0x22,
    "tad_ifb_occ": 0x23, "tad_req_occ": 0x24}
L3C = {"read_request": 0xD, "writeback_request": 0xE, "inv_nwrite_request": 0xF, "inv_request": 0x10, "evict_request": 0x13, "inv_nwrite_hit": 0x14,
       "inv_hit": 0x15, "read_hit": 0x17}
DMC = {"cnt_cycles": 0x1, "write_txns": 0xB, "data_transfers": 0xD, "read_txns": 0xF}
CCPI2 = {"req_pktsent": 0x3D, "snoop_pktsent": 0x65, "data_pktsent": 0x105, "gic_pktsent": 0x12D}


@pytest.fixture(scope="module")
def octeon(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("octeon"), "marvell/cn10k.yaml")


@pytest.fixture(scope="module")
def odyssey(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("odyssey"), "marvell/odyssey.yaml")


@pytest.fixture(scope="module")
def thunderx(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("thunderx"), "marvell/thunderx2.yaml")


def test_files_of_linux(octeon: Driven, thunderx: Driven) -> None:
    """All but tad_none, event 0, which counts nothing."""
    two = "event=0x{:02x}\n".format
    assert files(octeon) == shown("mrvl_ddr_pmu_N", {"event": "config:0-8"}, {name: two(event) for name, event in DDR.items()}) | \
        shown("tad", {"event": "config:0-7"}, {name: two(event) for name, event in TAD.items()})
    assert (len(DDR), len(TAD)) == (48, 36)
    expected: dict[str, str] = {}
    for unit, bits, events in (("l3c", "0-4", L3C), ("dmc", "0-4", DMC), ("ccpi2", "0-9", CCPI2)):
        expected |= shown(f"uncore_{unit}_N", {"event": f"config:{bits}"}, {name: f"event={event:#x}\n" for name, event in events.items()})
    assert files(thunderx) == expected


def test_files_of_odyssey(odyssey: Driven) -> None:
    """Events of the root complex are numbered in the order of pem_events, which is that of the table of offsets."""
    two = "event=0x{:02x}\n".format
    assert (len(ODYSSEY), len(PEM)) == (54, 27)
    assert files(odyssey) == shown("mrvl_ddr_pmu_N", {"event": "config:0-8"}, {name: two(event) for name, event in ODYSSEY.items()}) | \
        shown("mrvl_pcie_rc_pmu_N", {"event": "config:0-5"}, {name: two(event) for event, name in enumerate(PEM)})


def test_registers_of_odyssey(odyssey: Driven) -> None:
    hold(odyssey, "ODYSSEY_DDR_", {
        "OP_MODE_CTRL_OFFSET(0)": 0x20020, "OP_MODE_CTRL_OFFSET(7)": 0x20058, "START_OP_CTRL_OFFSET(0)": 0x200A0, "START_OP_CTRL_OFFSET(7)": 0x200D8,
        "END_OP_CTRL_OFFSET(0)": 0x200E0, "END_OP_CTRL_OFFSET(7)": 0x20118, "END_STATUS_OFFSET(0)": 0x20120, "CFG_OFFSET(0)": 0x20160, "CFG_OFFSET(7)": 0x20198,
        "VALUE_OFFSET(0)": 0x201C0, "VALUE_OFFSET(7)": 0x201F8, "FREERUN_CTRL_OFFSET": 0x20240, "FREERUN_CLR_OFFSET": 0x20248, "FREERUN_VALUE_OFFSET(0)": 0x20250,
        "FREERUN_VALUE_OFFSET(1)": 0x20258, "OP_MODE_CTRL_MANUAL_MASK": 1, "START_OP_CTRL_START_MASK": 1, "START_OP_CTRL_ACTIVE_MASK": 2, "END_OP_CTRL_END_MASK": 1,
        "CFG_ENABLE_MASK": 1 << 63, "CFG_EVENTS_MASK": 2**61 - 1, "VALUE_COUNT_MASK": 2**64 - 1, "FREERUN_CTRL_EN_MASK": 3, "FREERUN_CLR_CLR_MASK": 3,
        "FREERUN_VALUE_COUNT_MASK": 2**64 - 1})
    hold(odyssey, "ODYSSEY_PEM_", {f"COUNT_OFFSET({event})": at for event, at in enumerate(PEM.values())} | {"COUNT_COUNT_MASK": 2**64 - 1})


def test_what_the_driver_of_odyssey_writes(odyssey: Driven) -> None:
    """Each counter has a mode, a start and an end of its own; reads and writes are cleared and enabled in two registers."""
    assert written(odyssey, "count odyssey_ddr_0/ddr_enter_selfref/ odyssey_ddr_0/ddr_dfi_cmd_is_retry/ odyssey_ddr_0/ddr_ddr_reads/ odyssey_ddr_0/ddr_ddr_writes/")[:12] == [
        "w64 0x20160 0x3c000000", "w64 0x20168 0x1000000000000000", "w64 0x20248 0x2", "w64 0x20248 0x1",
        "w64 0x20160 0x800000003c000000", "w64 0x20020 0x1", "w64 0x200a0 0x1", "w64 0x20168 0x9000000000000000", "w64 0x20028 0x1", "w64 0x200a8 0x1",
        "w64 0x20240 0x2", "w64 0x20240 0x3"]
    lines = written(odyssey, "count odyssey_ddr_0/ddr_refresh/")
    assert lines.index("w64 0x20160 0x4000000000") < lines.index("w64 0x200e0 0x1")


@pytest.mark.parametrize(("event", "bits"), [(27, 0xF << 26), (31, 0xF << 30), (35, 0xF << 34), (39, 1 << 38), (55, 1 << 54)])
def test_bits_of_an_event(octeon: Driven, odyssey: Driven, event: int, bits: int) -> None:
    """ddr_perf_get_event_bitmap()."""
    assert f"w64 0x8040 {bits:#x}" in written(octeon, f"count cn10k_ddr_0/event={event}/")
    assert f"w64 0x20160 {bits:#x}" in written(odyssey, f"count odyssey_ddr_0/event={event}/")


@pytest.mark.parametrize("system", ["cn10k", "odyssey"])
def test_counters_that_stop_when_full(system: str) -> None:
    """ddr_pmu_overflow_hander() and ddr_pmu_ody_overflow_hander() start them again at counter_max_val; those of reads and writes wrap."""
    counters = described(system).blocks["ddr"].counters
    assert counters["general"].saturates and not counters["freerun"].saturates


@pytest.mark.parametrize(("event", "counts"), [(0, False), (27, True), (28, False), (55, True), (56, True), (61, True), (62, False), (100, True), (101, True)])
def test_events_that_the_driver_knows_of_odyssey(odyssey: Driven, event: int, counts: bool) -> None:
    last = odyssey.lines(f"count odyssey_ddr_0/event={event}/")[-1]
    assert ("Events are 1 to 27, 31, 35, 39 to 61, 100 and 101." in last) != counts, last


def test_counters_of_a_root_complex(odyssey: Driven) -> None:
    """Each event has its own, which is read where the table has it; nothing is written."""
    for event, at in enumerate(PEM.values()):
        lines = odyssey.lines(f"count odyssey_pem_0/event={event}/")
        assert f"r64 {at:#x} {1000 * (event + 1):#x}".replace(" 0x0 ", " 0 ") in lines and not any(line.startswith("w") for line in lines), lines
        assert lines[-1].endswith(f" {1000 * (event + 1)}")
    assert "Events are 0 to 26." in odyssey.lines("count odyssey_pem_0/event=27/")[-1]


def test_registers_of_cn10k(octeon: Driven) -> None:
    hold(octeon, "CN10K_", {
        "DDR_OP_MODE_CTRL_OFFSET": 0x8020, "DDR_START_OP_CTRL_OFFSET": 0x8028, "DDR_END_OP_CTRL_OFFSET": 0x8030, "DDR_END_STATUS_OFFSET": 0x8038,
        "DDR_CFG_OFFSET(0)": 0x8040, "DDR_CFG_OFFSET(7)": 0x8078, "DDR_VALUE_OFFSET(0)": 0x8080, "DDR_VALUE_OFFSET(7)": 0x80B8, "DDR_FREERUN_EN_OFFSET": 0x80C0,
        "DDR_FREERUN_CTRL_OFFSET": 0x80C8, "DDR_FREERUN_VALUE_OFFSET(0)": 0x80D0, "DDR_FREERUN_VALUE_OFFSET(1)": 0x80D8, "DDR_CFG_COUNT": 8,
        "DDR_OP_MODE_CTRL_MANUAL_MASK": 1, "DDR_START_OP_CTRL_START_MASK": 1, "DDR_START_OP_CTRL_ACTIVE_MASK": 2, "DDR_END_OP_CTRL_END_MASK": 1,
        "DDR_END_STATUS_END_TIMER_MODE_END_MASK": 1, "DDR_CFG_ENABLE_MASK": 1 << 63, "DDR_CFG_EVENTS_MASK": 2**55 - 1, "DDR_VALUE_COUNT_MASK": 2**49 - 1,
        "DDR_FREERUN_EN_EN_MASK": 3, "DDR_FREERUN_CTRL_CLR_MASK": 3, "DDR_FREERUN_VALUE_COUNT_MASK": 2**49 - 1,
        "TAD_PFC_OFFSET(0)": 0x800, "TAD_PFC_OFFSET(7)": 0x838, "TAD_PRF_OFFSET(0)": 0x900, "TAD_PRF_OFFSET(7)": 0x938, "TAD_PRF_CNTSEL_MASK": 0xFF,
        "TAD_PFC_COUNT_MASK": 2**64 - 1})


def test_registers_of_thunderx2(thunderx: Driven) -> None:
    hold(thunderx, "THUNDERX2_", {
        "L3C_CTL_OFFSET(0)": 0xA8, "L3C_CTL_OFFSET(3)": 0xC0, "L3C_DATA_OFFSET(0)": 0xAC, "L3C_DATA_OFFSET(3)": 0xC4, "L3C_CTL_EVENT_MASK": 0xF8,
        "L3C_DATA_COUNT_MASK": 0xFFFFFFFF, "DMC_CTL_OFFSET": 0x234, "DMC_DATA_OFFSET(0)": 0x240, "DMC_DATA_OFFSET(3)": 0x264, "DMC_DATA_COUNT_MASK": 0xFFFFFFFF,
        "CCPI2_PERF_CTL_OFFSET": 0x108, "CCPI2_CTL_OFFSET(0)": 0x10C, "CCPI2_CTL_OFFSET(7)": 0x128, "CCPI2_SEL_OFFSET": 0x12C, "CCPI2_DATA_OFFSET": 0x130,
        "CCPI2_PERF_CTL_ENABLE_MASK": 1, "CCPI2_PERF_CTL_START_MASK": 2, "CCPI2_PERF_CTL_RESET_MASK": 0x10,
        "CCPI2_CTL_EVENT_MASK": 0x3FF, "CCPI2_CTL_RISING_EDGE_MASK": 0x400, "CCPI2_CTL_EDGE_SENSITIVE_MASK": 0x800, "CCPI2_SEL_COUNTER_MASK": 0xF})


def test_what_the_driver_of_the_ddr_writes(octeon: Driven) -> None:
    """ddr_perf_get_event_bitmap(): a bit for an event, four for the three of each rank; reads and writes have counters of their own."""
    assert written(octeon, "count cn10k_ddr_0/ddr_enter_selfref/ cn10k_ddr_0/ddr_zqlatch/ cn10k_ddr_0/ddr_ddr_reads/ cn10k_ddr_0/ddr_ddr_writes/")[:11] == [
        "w64 0x8020 0x1", "w64 0x8040 0x3c000000", "w64 0x8048 0x40000000000000", "w64 0x80c8 0x2", "w64 0x80c8 0x1", "w64 0x8040 0x800000003c000000",
        "w64 0x8048 0x8040000000000000", "w64 0x80c0 0x2", "w64 0x80c0 0x3", "w64 0x8028 0x1", "w64 0x8030 0x1"]


@pytest.mark.parametrize(("event", "counts"), [(0, False), (1, True), (27, True), (28, False), (30, False), (31, True), (32, False), (35, True), (36, False),
                                               (38, False), (39, True), (55, True), (56, False), (99, False), (100, True), (101, True), (102, False)])
def test_events_that_the_driver_knows(octeon: Driven, event: int, counts: bool) -> None:
    last = octeon.lines(f"count cn10k_ddr_0/event={event}/")[-1]
    assert ("Events are 1 to 27, 31, 35, 39 to 55, 100 and 101." in last) != counts, last


def test_what_the_driver_of_the_tads_writes(octeon: Driven) -> None:
    """tad_pmu_event_counter_start(): each unit, four on the simulated device, which add up."""
    assert written(octeon, "count tad/tad_hit_any/")[:8] == ["w64 0x800 0"] * 4 + ["w64 0x900 0x1f"] * 4
    assert octeon.lines("count tad/tad_hit_any/")[-1] == "tad/tad_hit_any/ 128000"


def test_what_the_driver_of_thunderx2_writes(thunderx: Driven) -> None:
    """uncore_start_event_l3c(), _dmc(), _ccpi2(): event << 3; event << 1 in a byte for each counter; the event, level and edge."""
    assert written(thunderx, "count thunderx2_l3c_0/read_hit/ thunderx2_l3c_0/inv_hit/")[:4] == ["w32 0xac 0", "w32 0xb4 0", "w32 0xa8 0xb8", "w32 0xb0 0xa8"]
    assert written(thunderx, "count thunderx2_dmc_0/data_transfers/ thunderx2_dmc_0/read_txns/")[:4] == [
        "w32 0x240 0", "w32 0x24c 0", "w32 0x234 0x1a", "w32 0x234 0x1e1a"]
    assert written(thunderx, "count thunderx2_ccpi2_0/data_pktsent/ thunderx2_ccpi2_0/req_pktsent/")[:5] == [
        "w32 0x10c 0xd05", "w32 0x110 0xc3d", "w32 0x108 0x13", "w32 0x12c 0x8", "w32 0x12c 0x9"]


def test_factors_of_thunderx2(thunderx: Driven) -> None:
    """Of 16 tiles and 8 channels one counts, and a count of data_transfers is 16 of 64 bytes: 1,000 * (event + 1) * 16, * 8 and * 2."""
    assert thunderx.lines("count thunderx2_l3c_0/read_hit/")[-1].endswith(" 384000")
    assert thunderx.lines("count thunderx2_dmc_0/read_txns/ thunderx2_dmc_0/data_transfers/")[-2:] == [
        "thunderx2_dmc_0/read_txns/ 128000", "thunderx2_dmc_0/data_transfers/ 28000"]
    assert thunderx.lines("count thunderx2_ccpi2_0/snoop_pktsent/")[-1].endswith(" 102000")


@pytest.mark.parametrize(("unit", "last"), [("l3c", 0x17), ("dmc", 0xF), ("ccpi2", 0x1FF)])
def test_events_of_thunderx2(thunderx: Driven, unit: str, last: int) -> None:
    """L3_EVENT_MAX 0x18, DMC_EVENT_MAX 0x10, CCPI2_EVENT_MAX 0x200 are refused, and so is 0."""
    for event, counts in ((0, False), (1, True), (last, True), (last + 1, False)):
        assert ("events are 1 to" in thunderx.lines(f"count thunderx2_{unit}_0/event={event:#x}/")[-1]) != counts
