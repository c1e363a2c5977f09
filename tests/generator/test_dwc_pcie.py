"""Synopsys' RAS DES counters against literals of Linux's drivers: nothing here is computed from the description.

Sources: Linux 6.12 and, for names and numbers of events, 6.14, drivers/perf/dwc_pcie_pmu.c (DWC_PCIE_*, dwc_pcie_pmu_time_event_attrs;
dwc_pcie_event_show() shows events of a lane as "eventid=0x%x,type=0x%x,lane=?\\n"), include/uapi/linux/pci_regs.h (PCI_VNDR_HEADER); Linux 6.15,
drivers/pci/controller/dwc/pcie-designware-debugfs.c (event_list[], EVENT_COUNTER_*).
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven

TIME = {
    "one_cycle": 0x00, "TX_L0S": 0x01, "RX_L0S": 0x02, "L0": 0x03, "L1": 0x04, "L1_1": 0x05, "L1_2": 0x06, "CFG_RCVRY": 0x07, "L1_AUX": 0x08,
    "TX_RX_L0S": 0x09, "tx_pcie_tlp_data_payload": 0x20, "rx_pcie_tlp_data_payload": 0x21, "tx_ccix_tlp_data_payload": 0x22,
    "rx_ccix_tlp_data_payload": 0x23}
# Until Linux 6.13.
OLD = {"Tx_PCIe_TLP_Data_Payload": 0x20, "Rx_PCIe_TLP_Data_Payload": 0x21, "Tx_CCIX_TLP_Data_Payload": 0x22, "Rx_CCIX_TLP_Data_Payload": 0x23,
       "rx_nulified_tlp": 0x604, "tx_nulified_tlp": 0x605, "rx_duplicate_tl": 0x606}
LANE = {
    "tx_ack_dllp": 0x600, "tx_update_fc_dllp": 0x601, "rx_ack_dllp": 0x602, "rx_update_fc_dllp": 0x603, "rx_nullified_tlp": 0x604,
    "tx_nullified_tlp": 0x605, "rx_duplicate_tlp": 0x606, "tx_memory_write": 0x700, "tx_memory_read": 0x701, "tx_configuration_write": 0x702,
    "tx_configuration_read": 0x703, "tx_io_write": 0x704, "tx_io_read": 0x705, "tx_completion_without_data": 0x706, "tx_completion_with_data": 0x707,
    "tx_message_tlp": 0x708, "tx_atomic": 0x709, "tx_tlp_with_prefix": 0x70A, "rx_memory_write": 0x70B, "rx_memory_read": 0x70C, "rx_io_write": 0x70F,
    "rx_io_read": 0x710, "rx_completion_without_data": 0x711, "rx_completion_with_data": 0x712, "rx_message_tlp": 0x713, "rx_atomic": 0x714,
    "rx_tlp_with_prefix": 0x715, "tx_ccix_tlp": 0x716, "rx_ccix_tlp": 0x717}
# event_list[]: group and number.
ERRORS = {
    "ebuf_overflow": (0, 0), "ebuf_underrun": (0, 1), "decode_err": (0, 2), "running_disparity_err": (0, 3), "skp_os_parity_err": (0, 4),
    "sync_header_err": (0, 5), "rx_valid_deassertion": (0, 6), "ctl_skp_os_parity_err": (0, 7), "retimer_parity_err_1st": (0, 8),
    "retimer_parity_err_2nd": (0, 9), "margin_crc_parity_err": (0, 0xA), "detect_ei_infer": (1, 5), "receiver_err": (1, 6), "rx_recovery_req": (1, 7),
    "n_fts_timeout": (1, 8), "framing_err": (1, 9), "deskew_err": (1, 0xA), "framing_err_in_l0": (1, 0xC), "deskew_uncompleted_err": (1, 0xD),
    "bad_tlp": (2, 0), "lcrc_err": (2, 1), "bad_dllp": (2, 2), "replay_num_rollover": (2, 3), "replay_timeout": (2, 4), "rx_nak_dllp": (2, 5),
    "tx_nak_dllp": (2, 6), "retry_tlp": (2, 7), "fc_timeout": (3, 0), "poisoned_tlp": (3, 1), "ecrc_error": (3, 2), "unsupported_request": (3, 3),
    "completer_abort": (3, 4), "completion_timeout": (3, 5), "ebuf_skp_add": (4, 0), "ebuf_skp_del": (4, 1)}
PORT = "dwc_pcie_port_0"


@pytest.fixture(scope="module")
def dwc(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("dwc"), "synopsys/dwc_pcie.yaml")


def test_files_of_linux(dwc: Driven) -> None:
    events = {name: f"eventid={event:#x},type=0x0\n" for name, event in TIME.items()} | {
        name: f"eventid={event:#x},type=0x1,lane=?\n" for name, event in LANE.items()}
    assert len(events) == 43
    assert files(dwc) == shown("dwc_rootport_N", {"eventid": "config:0-15", "type": "config:16-19", "lane": "config:20-27"}, events)


def test_earlier_names(dwc: Driven) -> None:
    """Events that Linux called otherwise before 6.13 (commits 759b5fc6cc3e and 94b3ad10c2e1) count by those names, too."""
    for name, event in OLD.items():
        terms = f"eventid={event:#x},type={event // 0x100 and 1}{',lane=2' if event >= 0x100 else ''}"
        assert written(dwc, f"count {PORT}/{name}{',lane=2' if event >= 0x100 else ''}/") == written(dwc, f"count {PORT}/{terms}/")


def test_registers(dwc: Driven) -> None:
    hold(dwc, "DWC_PCIE_PORT_", {
        "EXTENDED_CAPABILITY_HEADER_OFFSET": 0x0, "EXTENDED_CAPABILITY_HEADER_ID_MASK": 0xFFFF, "EXTENDED_CAPABILITY_HEADER_VERSION_MASK": 0xF << 16,
        "EXTENDED_CAPABILITY_HEADER_NEXT_MASK": 0xFFF << 20,
        "VENDOR_SPECIFIC_HEADER_OFFSET": 0x4, "VENDOR_SPECIFIC_HEADER_ID_MASK": 0xFFFF, "VENDOR_SPECIFIC_HEADER_REV_MASK": 0xF << 16,
        "VENDOR_SPECIFIC_HEADER_LENGTH_MASK": 0xFFF << 20,
        "EVENT_COUNTER_CONTROL_OFFSET": 0x8, "EVENT_COUNTER_CONTROL_GROUP_SELECT_MASK": 0xF << 24, "EVENT_COUNTER_CONTROL_EVENT_SELECT_MASK": 0xFF << 16,
        "EVENT_COUNTER_CONTROL_LANE_SELECT_MASK": 0xF << 8, "EVENT_COUNTER_CONTROL_STATUS_MASK": 1 << 7, "EVENT_COUNTER_CONTROL_ENABLE_MASK": 7 << 2,
        "EVENT_COUNTER_CONTROL_CLEAR_MASK": 3, "EVENT_COUNTER_CONTROL_ENABLE_PER_EVENT_OFF": 1, "EVENT_COUNTER_CONTROL_ENABLE_PER_EVENT_ON": 3,
        "EVENT_COUNTER_CONTROL_ENABLE_ALL_ON": 7, "EVENT_COUNTER_CONTROL_CLEAR_PER_EVENT": 1, "EVENT_COUNTER_CONTROL_CLEAR_ALL": 3,
        "EVENT_COUNTER_DATA_OFFSET": 0xC, "EVENT_COUNTER_DATA_COUNT_MASK": 0xFFFFFFFF,
        "TIME_BASED_ANALYSIS_CONTROL_OFFSET": 0x10, "TIME_BASED_ANALYSIS_CONTROL_REPORT_SELECT_MASK": 0xFF << 24,
        "TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_MASK": 0xFF << 8, "TIME_BASED_ANALYSIS_CONTROL_TIMER_START_MASK": 1,
        **{f"TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_{name}": value for name, value in (
            ("MANUAL", 0), ("FOR_1MS", 1), ("FOR_10MS", 2), ("FOR_100MS", 3), ("FOR_1S", 4), ("FOR_2S", 5), ("FOR_4S", 6), ("FOR_4US", 0xFF))},
        "TIME_BASED_ANALYSIS_DATA_OFFSET": 0x14, "TIME_BASED_ANALYSIS_DATA_COUNT_MASK": 2**64 - 1})


@pytest.mark.parametrize("lane", [0, 15])
def test_what_the_driver_writes_for_a_lane(dwc: Driven, lane: int) -> None:
    """dwc_pcie_pmu_event_add() and dwc_pcie_pmu_lane_event_enable(): event, lane, PER_EVENT_OFF and PER_CLEAR; then PER_EVENT_ON, then PER_EVENT_OFF."""
    numbers = LANE | {name: group << 8 | event for name, (group, event) in ERRORS.items()}
    assert len(ERRORS) == 35 and len(numbers) == 64
    for name, event in numbers.items():
        chosen = event << 16 | lane << 8
        assert written(dwc, f"count {PORT}/{name},lane={lane}/")[:3] == [f"w32 0x8 {chosen | enable:#x}" for enable in (0x5, 0xC, 0x4)]


def test_what_the_driver_writes_for_time_and_data(dwc: Driven) -> None:
    """REPORT_SELECT with DURATION_MANUAL_CTL; dwc_pcie_pmu_time_based_event_enable() sets and clears TIMER_START."""
    for name, event in TIME.items():
        report, off = event << 24, f"{event << 24:#x}" if event else "0"
        assert written(dwc, f"count {PORT}/{name}/")[:3] == [f"w32 0x10 {off}", f"w32 0x10 {report | 1:#x}", f"w32 0x10 {off}"]


def test_what_is_counted(dwc: Driven) -> None:
    """dwc_pcie_pmu_read_time_based_counter(): high, low, high at 0x18, 0x14, 0x18; events 0x20 to 0x23 are units of 16 bytes. Simulated: event + 1 a tick."""
    lines = dwc.lines(f"count {PORT}/rx_pcie_tlp_data_payload/")
    assert lines[-1].endswith(f" {0x22 * 1000 * 16}") and ["r32 0x18 0", f"r32 0x14 {0x22 * 1000:#x}", "r32 0x18 0"] == [
        line for line in lines if line.startswith(("r32 0x14", "r32 0x18"))][-3:]
    assert dwc.lines(f"count {PORT}/L1_AUX/")[-1].endswith(" 9000")
    assert dwc.lines(f"count {PORT}/tx_pcie_tlp_data_payload/ {PORT}/rx_nak_dllp,lane=1/")[-2].endswith(f" {0x21 * 1000 * 16}")


@pytest.mark.parametrize(("events", "text"), [
    ("count {0}/eventid=0,type=2/", "type is 0 (time and data) or 1 (events of a lane)."), ("count {0}/one_cycle,lane=1/", "no lane."),
    ("count {0}/eventid=0x100,type=0/", "0 to 0xff"), ("count {0}/eventid=0x1000,type=1,lane=0/", "0 to 0xfff."), ("count {0}/tx_atomic,lane=16/", "lane"),
    ("count {0}/tx_atomic/", "lane"), ("group {0}/one_cycle/ {0}/tx_atomic,lane=0/", "its driver takes no group of several.")])
def test_what_is_refused(dwc: Driven, events: str, text: str) -> None:
    """dwc_pcie_pmu_event_init(): DWC_PCIE_EVENT_TYPE_MAX, groups. A counter of each kind: dwc_pcie_pmu_event_add()."""
    lines = dwc.lines(events.format(PORT))
    assert text in lines[-1] and not any(line.startswith("w") for line in lines)


def test_another_capability_is_refused(dwc: Driven) -> None:
    """dwc_pcie_pmu_vsec_ids[]: id 2 of revision 4, at PCI_VNDR_HEADER (4), whatever its length; nothing is written to another."""
    for header, taken in ((0x10040002, True), (0x8040002, True), (0x10030002, False), (0x10040001, False)):
        lines = dwc.lines(f"poke port.VENDOR_SPECIFIC_HEADER {header:#x}", f"count {PORT}/rx_memory_read,lane=0/")
        assert any(line.startswith("w") for line in lines) == taken, lines
