"""Snow Ridge's uncore: where each register of each box is, its bits, the files that Linux shows, and every event.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: SNR_*, HSWEP_CBO_MSR_OFFSET and SKX_IIO_PMON_RAW_EVENT_MASK* constants,
snr_iio_freerunning, snr_imc_freerunning, snr_uncore_pci_ids, snr_uncore_pci_sub_ids and the format attributes that the snr_* tables name;
UNCORE_BOX_FLAG_CTL_OFFS8 (uncore.h) is set of M2M and PCIe3: their controls are 8 bytes apart. Overflow status of the IIO: SNR_IIO_CBDMA_UNIT_STATUS of
Intel PCM's types.h. Events: intel/perfmon, SNR/events/snowridgex_uncore.json and snowridgex_uncore_experimental.json, version 1.23.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, model
from perfmon import described, digest
from shown_files import shown_files
from drivers import holds

# box: how many, from where and how far apart; its registers; arrays with their length
MSRS = {
    "CHA": (6, 0x1c00, 0x10, {"BOX_CTL": 0, "FILTER0": 5}, {"CTL": (1, 4), "CTR": (8, 4)}),
    "IIO": (5, 0x1e00, 0x10, {"BOX_CTL": 0, "BOX_STATUS": 7}, {"CTL": (8, 4), "CTR": (1, 4)}),
    "IRP": (5, 0x1ea0, 0x10, {"BOX_CTL": 0}, {"CTL": (8, 2), "CTR": (1, 2)}),
    "M2PCIE": (5, 0x1e50, 0x10, {"BOX_CTL": 0}, {"CTL": (8, 4), "CTR": (1, 4)}),
}
FORMATS = {
    "COMMON": {"event": "config:0-7", "umask": "config:8-15", "edge": "config:18", "inv": "config:23", "thresh": "config:24-31"},
    "FREE": {"event": "config:0-7", "umask": "config:8-15"},
}
COMMON, FREE = FORMATS["COMMON"], FORMATS["FREE"]
DEVICES = {
    "uncore_cha_N": {**COMMON, "umask": "config:8-15,32-57", "tid_en": "config:19", "filter_tid": "config1:0-9"},
    "uncore_iio_N": {**COMMON, "thresh": "config:24-35", "ch_mask": "config:36-47", "fc_mask": "config:48-50"},
    "uncore_iio_free_running_N": FREE, "uncore_imc_free_running": FREE,
    "uncore_irp_N": COMMON, "uncore_m2pcie_N": COMMON, "uncore_ubox": COMMON, "uncore_imc_N": COMMON,
    "uncore_pcu": {**COMMON, "occ_invert": "config:30", "occ_edge_det": "config:31", "filter_band0": "config1:0-7", "filter_band1": "config1:8-15",
                   "filter_band2": "config1:16-23", "filter_band3": "config1:24-31"},
    "uncore_m2m": {**COMMON, "umask": "config:8-15,32-39"},
    "uncore_pcie3": {**COMMON, "thresh": "config:24-35", "ch_mask": "config:36-43", "fc_mask": "config:44-46"},
}
LISTED = {
    "uncore_imc_N": {
        "clockticks": "event=0x00,umask=0x00",
        "cas_count_read": "event=0x04,umask=0x0f", "cas_count_read.scale": "6.103515625e-5", "cas_count_read.unit": "MiB",
        "cas_count_write": "event=0x04,umask=0x30", "cas_count_write.scale": "6.103515625e-5", "cas_count_write.unit": "MiB",
    },
    "uncore_imc_free_running": {
        "dclk": "event=0xff,umask=0x10",
        "read": "event=0xff,umask=0x20", "read.scale": "6.103515625e-5", "read.unit": "MiB",
        "write": "event=0xff,umask=0x21", "write.scale": "6.103515625e-5", "write.unit": "MiB",
    },
    "uncore_iio_free_running_N": {
        "ioclk": "event=0xff,umask=0x10",
        **{f"bw_in_port{port}{end}": text for port in range(8)
           for end, text in (("", f"event=0xff,umask=0x2{port}"), (".scale", "3.0517578125e-5"), (".unit", "MiB"))},
    },
}


def test_each_msr_of_each_box(tmp_path: Path) -> None:
    literals = []
    for box, (units, first, step, single, arrays) in MSRS.items():
        for unit in range(units):
            literals += [f"SNR_{box}_{name}_ADDRESS({unit}) == {first + step * unit + at:#x}" for name, at in single.items()]
            literals += [f"SNR_{box}_{name}_ADDRESS({unit}, {n}) == {first + step * unit + at + n:#x}"
                         for name, (at, count) in arrays.items() for n in range(count)]
    for stack in range(5):
        literals.append(f"SNR_IIO_FREE_RUNNING_CLK_ADDRESS({stack}) == {0x1eac + 0x10 * stack:#x}")
        literals += [f"SNR_IIO_FREE_RUNNING_BW_IN_ADDRESS({stack}, {port}) == {0x1f00 + 0x10 * stack + port:#x}" for port in range(8)]
    assert len(literals) == 6 * 10 + 5 * (10 + 5 + 9) + 5 * 9
    holds(tmp_path, "snr", literals)


def test_other_places(tmp_path: Path) -> None:
    """MSRs, offsets in PCI configuration space, and in memory from where the channel (0x22800 + 0x4000 * n) or the controller begins."""
    holds(tmp_path, "snr", [
        "SNR_PCU_BOX_CTL_ADDRESS == 0x1ef0", "SNR_PCU_CTL_ADDRESS(0) == 0x1ef1", "SNR_PCU_CTL_ADDRESS(3) == 0x1ef4",
        "SNR_PCU_CTR_ADDRESS(0) == 0x1ef8", "SNR_PCU_CTR_ADDRESS(3) == 0x1efb", "SNR_PCU_FILTER_ADDRESS == 0x1efc",
        "SNR_UBOX_CTL_ADDRESS(0) == 0x1f91", "SNR_UBOX_CTL_ADDRESS(1) == 0x1f92", "SNR_UBOX_FIXED_CTL_ADDRESS == 0x1f93",
        "SNR_UBOX_FIXED_CTR_ADDRESS == 0x1f94", "SNR_UBOX_CTR_ADDRESS(0) == 0x1f98", "SNR_UBOX_CTR_ADDRESS(1) == 0x1f99",
        "SNR_M2M_BOX_CTL_OFFSET == 0x438", "SNR_M2M_CTR_OFFSET(0) == 0x440", "SNR_M2M_CTR_OFFSET(3) == 0x458",
        "SNR_M2M_CTL_OFFSET(0) == 0x468", "SNR_M2M_CTL_OFFSET(3) == 0x480",
        "SNR_PCIE3_BOX_CTL_OFFSET == 0x4e0", "SNR_PCIE3_CTR_OFFSET(0) == 0x4e8", "SNR_PCIE3_CTR_OFFSET(3) == 0x500",
        "SNR_PCIE3_CTL_OFFSET(0) == 0x508", "SNR_PCIE3_CTL_OFFSET(3) == 0x520",
        "SNR_IMC_BOX_CTL_OFFSET == 0", "SNR_IMC_CTR_OFFSET(0) == 0x8", "SNR_IMC_CTR_OFFSET(3) == 0x20", "SNR_IMC_FIXED_CTR_OFFSET == 0x38",
        "SNR_IMC_CTL_OFFSET(0) == 0x40", "SNR_IMC_CTL_OFFSET(3) == 0x4c", "SNR_IMC_FIXED_CTL_OFFSET == 0x54",
        "SNR_IMC_FREE_RUNNING_CLK_OFFSET == 0x22b0", "SNR_IMC_FREE_RUNNING_DDR_OFFSET(0) == 0x2290", "SNR_IMC_FREE_RUNNING_DDR_OFFSET(1) == 0x2298"])


def test_bits(tmp_path: Path) -> None:
    """SNBEP_PMON_BOX_CTL_*, SNBEP_PMON_CTL_*, and the masks of what a box has beyond them (*_RAW_EVENT_MASK_EXT, *_UMASK_EXT)."""
    boxes = ("CHA", "IIO", "IRP", "M2PCIE", "PCU", "M2M", "PCIE3", "IMC")
    literals = [f"SNR_{box}_BOX_CTL_{field}_MASK == {mask:#x}" for box in boxes for field, mask in {"RST_CTRL": 1, "RST_CTRS": 2, "FRZ": 0x100}.items()]
    literals += [f"SNR_{box}_CTL_{field}_MASK == {mask:#x}" for box in (*boxes, "UBOX")
                 for field, mask in {"EV_SEL": 0xff, "UMASK": 0xff00, "RST": 1 << 17, "EDGE_DET": 1 << 18, "EN": 1 << 22, "INVERT": 1 << 23}.items()]
    literals += [f"SNR_{box}_CTR_EVENT_COUNT_WIDTH == 48" for box in (*boxes, "UBOX")]
    literals += [f"SNR_{box}_CTL_THRESH_MASK == 0xff000000" for box in ("CHA", "IRP", "M2PCIE", "M2M", "IMC", "UBOX")]
    literals += ["SNR_PCU_CTL_OCC_INVERT_MASK == 0x40000000", "SNR_PCU_CTL_OCC_EDGE_DET_MASK == 0x80000000",
                 "SNR_CHA_CTL_UMASK_EXT_MASK == 0x3ffffffULL << 32", "SNR_CHA_CTL_TID_EN_MASK == 0x80000", "SNR_CHA_FILTER0_TID_MASK == 0x1ff",
                 "SNR_M2M_CTL_UMASK_EXT_MASK == 0xffULL << 32", "SNR_IIO_BOX_STATUS_OV_MASK == 0xf", "SNR_PCU_FILTER_BAND_COUNT == 4", "SNR_PCU_FILTER_BAND_WIDTH == 32", "SNR_UBOX_FIXED_CTL_EN_MASK == 1 << 22",
                 # SNR_IIO_PMON_RAW_EVENT_MASK_EXT, 0x7ffff, and SKX_IIO_PMON_RAW_EVENT_MASK_EXT, 0x7fff
                 "SNR_IIO_CTL_THRESH_MASK == 0xfff000000ULL", "SNR_IIO_CTL_CH_MASK_MASK == 0xfff000000000ULL", "SNR_IIO_CTL_FC_MASK_MASK == 0x7ULL << 48",
                 "SNR_PCIE3_CTL_THRESH_MASK == 0xfff000000ULL", "SNR_PCIE3_CTL_CH_MASK_MASK == 0xffULL << 36", "SNR_PCIE3_CTL_FC_MASK_MASK == 0x7ULL << 44"]
    holds(tmp_path, "snr", literals)


def test_units() -> None:
    system = model(ROOT / "regdefs/intel/snr.yaml", ROOT / "regdefs")
    counts = {key: len(block.instances) for key, block in system.blocks.items() if key != "core"}
    assert counts == {"cha": 6, "iio": 5, "iio_free_running": 5, "irp": 5, "m2pcie": 5, "pcu": 1, "ubox": 1, "m2m": 1, "pcie3": 1, "imc": 2, "imc_free_running": 1}


def test_formats() -> None:
    """snr_uncore_cha_formats_attr, snr_uncore_iio_formats_attr, skx_uncore_pcu_formats_attr, snr_m2m_uncore_formats_attr and others."""
    assert shown_files("snr", "format", but="cpu") == DEVICES


def test_events_that_linux_lists() -> None:
    """snr_uncore_imc_events, snr_uncore_imc_freerunning_events, snr_uncore_iio_freerunning_events."""
    assert shown_files("snr", "events", but="cpu") == LISTED


# Events of the two files, and their digests (perfmon.py)
EVENTS = {
    "cha": (793, "de39e540182f41c6"), "iio": (407, "73c20281a1144f3a"), "irp": (74, "9f8880a135b5fef6"), "imc": (60, "4d0a742179b2f0d0"),
    "m2m": (610, "a6764c430221f597"), "m2pcie": (506, "558531b07d960b7d"), "pcu": (26, "a1dc67b50af6872e"), "ubox": (26, "8855872d4204de6e"),
}
# Those that run free: without the eight of outbound bandwidth, whose MSRs nobody tells.
FREE_RUNNING = {"iio_free_running": 9, "imc_free_running": 1}


@pytest.mark.parametrize("unit", EVENTS)
def test_every_event(unit: str) -> None:
    lines = described(model(ROOT / "regdefs/intel/snr.yaml", ROOT / "regdefs").blocks[unit])
    assert (len(lines), digest(lines)) == EVENTS[unit]


def test_events_of_all_units() -> None:
    """2,520 in the two files: 2,502 that are programmed, and 18 that run free."""
    blocks = model(ROOT / "regdefs/intel/snr.yaml", ROOT / "regdefs").blocks
    assert {key: len(described(blocks[key])) for key in FREE_RUNNING} == FREE_RUNNING
    assert sum(count for count, _ in EVENTS.values()) + sum(FREE_RUNNING.values()) + 8 == 207 + 2313
    assert not described(blocks["pcie3"])
