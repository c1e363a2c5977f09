"""Granite Rapids', Sierra Forest's, Clearwater Forest's and Grand Ridge's uncore: places and bits of registers, the files that Linux shows, and every event.

Literals of Linux 6.12, arch/x86/events/intel: uncore_snbep.c (gnr_uncores, the place of each type in which is its box type; gnr_iio_freerunning,
gnr_uncore_imc_events, SNR_IMC_MMIO_PMON_*, SPR_C0_MSR_PMON_BOX_FILTER0, HSWEP_CBO_MSR_OFFSET, SPR_CHA_PMON_*, SPR_*_MASK_EXT, the format attributes that
the types name) and uncore_discovery.{c,h} (GENERIC_PMON_*, generic_uncore_formats_attr); and of Intel PCM, types.h: BHS_* and SPR_CHA0_MSR_PMON_BOX_CTRL.
How many units there are: LIKWID, perfmon_graniterapids_counters.h (graniterapids_uncore_discovery_map). Events: intel/perfmon,
GNR/events/graniterapids_uncore*.json, V1.20, SRF/events/sierraforest_uncore*.json, V1.18, CWF/events/clearwaterforest_uncore*.json, V1.04, and GRR/events/grandridge_uncore*.json, V1.13.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, model
from perfmon import described, digest
from shown_files import shown_files
from drivers import holds

COMMON = {"event": "config:0-7", "edge": "config:18", "inv": "config:23"}
GENERIC = {**COMMON, "umask": "config:8-15", "thresh": "config:24-31"}
RAW = {**COMMON, "umask": "config:8-15,32-55", "thresh": "config:24-31"}
FORMATS = {
    "uncore_cha_N": {**COMMON, "umask": "config:8-15,32-63", "thresh": "config:24-31", "tid_en": "config:16", "filter_tid": "config1:0-9"},
    "uncore_iio_N": {**COMMON, "umask": "config:8-15", "thresh": "config:24-35", "ch_mask": "config:36-47", "fc_mask": "config:48-50"},
    "uncore_iio_free_running_N": {"event": "config:0-7", "umask": "config:8-15"},
    "uncore_pcu_N": GENERIC, "uncore_ubox": GENERIC, "uncore_mdf_sbo_N": GENERIC,
    **{f"uncore_{unit}_N": RAW for unit in ("irp", "imc", "upi", "b2upi", "b2cmi", "b2cxl", "cxlcm", "cxldp", "pciex16", "pciex8")},
}
SCHEDULERS = {f"cas_count_{what}_sch{scheduler}{end}": text for scheduler in (0, 1) for what, umask in (("read", "0xcf"), ("write", "0xf0"))
              for end, text in (("", f"event=0x0{5 + scheduler},umask={umask}"), (".scale", "6.103515625e-5"), (".unit", "MiB"))}
LISTED = {
    "uncore_imc_N": {"clockticks": "event=0x01,umask=0x00", **SCHEDULERS},
    "uncore_iio_free_running_N": {
        "ioclk": "event=0xff,umask=0x10",
        **{f"bw_in_port{port}{end}": text for port in range(8)
           for end, text in (("", f"event=0xff,umask=0x2{port}"), (".scale", "3.0517578125e-5"), (".unit", "MiB"))},
    },
}
# block: its box type, and how many there are at most
UNITS = {"cha": (0, 126), "iio": (1, 16), "irp": (2, 16), "pcu": (4, 5), "ubox": (5, 1), "imc": (6, 12), "upi": (8, 6), "cxlcm": (12, 8), "cxldp": (13, 8),
         "b2cmi": (16, 12), "b2cxl": (17, 12), "b2upi": (18, 6), "mdf": (20, 80), "pciex16": (21, 16), "pciex8": (22, 16)}


def test_msrs(tmp_path: Path) -> None:
    """CHA and its filter, IIO, IRP, UBox, and the counters that run free: all units, first and last element."""
    literals = []
    for unit in range(126):
        at = 0x2000 + 0x10 * unit
        literals += [f"GNR_CHA_UNIT_CTL_ADDRESS({unit}) == {at:#x}", f"GNR_CHA_CTL_ADDRESS({unit}, 0) == {at + 2:#x}", f"GNR_CHA_CTL_ADDRESS({unit}, 3) == {at + 5:#x}",
                     f"GNR_CHA_CTR_ADDRESS({unit}, 0) == {at + 8:#x}", f"GNR_CHA_CTR_ADDRESS({unit}, 3) == {at + 11:#x}", f"GNR_CHA_FILTER_ADDRESS({unit}) == {0x200e + 0x10 * unit:#x}"]
    for box, first in (("IIO", 0x2900), ("IRP", 0x2a00)):
        for unit in range(16):
            at = first + 0x10 * unit
            literals += [f"GNR_{box}_UNIT_CTL_ADDRESS({unit}) == {at:#x}", f"GNR_{box}_CTL_ADDRESS({unit}, 0) == {at + 2:#x}", f"GNR_{box}_CTL_ADDRESS({unit}, 3) == {at + 5:#x}",
                         f"GNR_{box}_CTR_ADDRESS({unit}, 0) == {at + 8:#x}", f"GNR_{box}_CTR_ADDRESS({unit}, 3) == {at + 11:#x}"]
    for unit in range(16):
        literals.append(f"GNR_IIO_FREE_RUNNING_CLK_ADDRESS({unit}) == {0x290e + 0x10 * unit:#x}")
        literals += [f"GNR_IIO_FREE_RUNNING_{name}_ADDRESS({unit}, {port}) == {first + 0x80 * unit + 0x10 * port:#x}"
                     for name, first in (("BW_IN", 0x360e), ("BW_OUT", 0x2e0e)) for port in range(8)]
    literals += ["GNR_UBOX_UNIT_CTL_ADDRESS == 0x3ff0", "GNR_UBOX_CTL_ADDRESS(0) == 0x3ff2", "GNR_UBOX_CTL_ADDRESS(1) == 0x3ff3", "GNR_UBOX_CTR_ADDRESS(0) == 0x3ff8",
                 "GNR_UBOX_CTR_ADDRESS(1) == 0x3ff9", "GNR_UBOX_FIXED_CTR_ADDRESS == 0x3ffd", "GNR_UBOX_FIXED_CTL_ADDRESS == 0x3ffe"]
    holds(tmp_path, "gnr", literals)


def test_offsets(tmp_path: Path) -> None:
    """In PCI configuration space (BHS_M3UPI_PCI_PMON_*, BHS_PCIE_GEN5_PCI_PMON_*, SERVER_M2M_PCI_PMON_*, SPR_UPI_PCI_PMON_*), and behind the unit control of a channel."""
    places = {"B2UPI": (0x408, 0x410, 0x430), "PCIEX16": (0x620, 0x650, 0x630), "PCIEX8": (0x620, 0x650, 0x630), "B2CMI": (0x438, 0x440, 0x468), "UPI": (0x318, 0x320, 0x350)}
    literals = [text for box, (unit, counter, control) in places.items() for text in (
        f"GNR_{box}_UNIT_CTL_OFFSET == {unit:#x}", f"GNR_{box}_CTR_OFFSET(0) == {counter:#x}", f"GNR_{box}_CTR_OFFSET(3) == {counter + 24:#x}",
        f"GNR_{box}_CTL_OFFSET(0) == {control:#x}", f"GNR_{box}_CTL_OFFSET(3) == {control + 24:#x}")]
    literals += ["GNR_IMC_UNIT_CTL_OFFSET == 0", "GNR_IMC_CTR_OFFSET(0) == 0x8", "GNR_IMC_CTR_OFFSET(3) == 0x20", "GNR_IMC_CTL_OFFSET(0) == 0x40", "GNR_IMC_CTL_OFFSET(3) == 0x4c",
                 "GNR_IMC_FIXED_CTR_OFFSET == 0x38", "GNR_IMC_FIXED_CTL_OFFSET == 0x54", "GNR_IMC_FIXED_CTL_EN_MASK == 1 << 22"]
    holds(tmp_path, "gnr", literals)


def test_bits(tmp_path: Path) -> None:
    """GENERIC_PMON_BOX_CTL_*, GENERIC_PMON_CTL_*, and what a unit has beyond them."""
    boxes = tuple(key.upper() for key in UNITS)
    literals = [f"GNR_{box}_UNIT_CTL_{field}_MASK == {mask:#x}" for box in boxes for field, mask in {"FRZ": 1, "RST_CTRL": 0x100, "RST_CTRS": 0x200}.items()]
    literals += [f"GNR_{box}_CTL_{field}_MASK == {mask:#x}" for box in boxes for field, mask in {"EV_SEL": 0xff, "UMASK": 0xff00, "EDGE_DET": 1 << 18, "INV": 1 << 23}.items()]
    literals += [f"GNR_{box}_CTL_THRESH_MASK == 0xff000000" for box in boxes if box != "IIO"]
    literals += [f"GNR_{box}_CTR_EVENT_COUNT_WIDTH == 48" for box in boxes]
    # SPR_RAW_EVENT_MASK_EXT, of controls that are written whole
    literals += [f"GNR_{box}_CTL_UMASK_EXT_MASK == 0xffffffULL << 32" for box in ("IRP", "UPI", "B2UPI", "B2CMI", "B2CXL", "CXLCM", "CXLDP", "PCIEX16", "PCIEX8")]
    literals += ["GNR_CHA_CTL_UMASK_EXT_MASK == 0xffffffffULL << 32", "GNR_CHA_CTL_TID_EN_MASK == 1 << 16", "GNR_CHA_FILTER_TID_MASK == 0x3ff",
                 # SNR_IIO_PMON_RAW_EVENT_MASK_EXT, 0x7ffff
                 "GNR_IIO_CTL_THRESH_MASK == 0xfff000000ULL", "GNR_IIO_CTL_CH_MASK_MASK == 0xfff000000000ULL", "GNR_IIO_CTL_FC_MASK_MASK == 0x7ULL << 48"]
    holds(tmp_path, "gnr", literals)


def test_units() -> None:
    blocks = model(ROOT / "regdefs/intel/gnr.yaml", ROOT / "regdefs").blocks
    text = (ROOT / "regdefs/intel/gnr.yaml").read_text() + (ROOT / "regdefs/intel/spr_units.yaml").read_text()
    assert {key: len(block.instances) for key, block in blocks.items() if key != "iio_free_running" and block.scope != "cpu"} == {key: number for key, (_, number) in UNITS.items()}
    for key, (kind, number) in UNITS.items():
        assert f"where: pmon({kind}, " in text, key
    assert len(blocks["iio_free_running"].instances) == 16


def test_formats() -> None:
    """spr_uncore_cha_formats_attr, snr_uncore_iio_formats_attr, spr_uncore_raw_formats_attr, generic_uncore_formats_attr."""
    assert shown_files("gnr", "format") == FORMATS


def test_events_that_linux_lists() -> None:
    """gnr_uncore_imc_events, snr_uncore_iio_freerunning_events."""
    assert shown_files("gnr", "events") == LISTED


# Events of a unit in the two files of each part, and their digests (perfmon.py). Not described: CHACMS (3) and B2HOT (1).
ALL = {
    "b2cmi": (79, "7f82bbe599b53b47"), "cxlcm": (1, "9bec13b278f8f43d"), "cxldp": (1, "e8b79f735a19edd8"), "iio": (168, "3222581651e91509"), "irp": (14, "751dcdcb8ba95889"),
    "upi": (67, "443e12510e7c7697"), "b2upi": (1, "b7325d3632de1a5f"), "b2cxl": (1, "bb280e41b8a243ea"), "ubox": (5, "e6fca4e2a4d1b7f8"), "pcu": (11, "2bd1de4fa55b6727"),
}
P_CORES = {**ALL, "cha": (365, "f17876e591787d4d"), "imc": (94, "e0b7cf6e25a4dbc6"), "mdf": (37, "2335e53d6e66d0b8")}
E_CORES = {**ALL, "cha": (333, "cffc5c1f2003a029"), "imc": (90, "cb920a2aabccd82f"), "mdf": (1, "60267ef822a72202")}
# One socket, without links to others, CXL and links between dies
GRAND_RIDGE = {"cha": (205, "89639b348e49492b"), "iio": (121, "3c49935dd8891f2c"), "irp": (12, "4e0f827713b15e61"), "pcu": (1, "f91193403927b2f4"),
               "ubox": (1, "2d1d72bb1a0ff33d"), "imc": (80, "e300ee2063eb2ebf"), "b2cmi": (16, "1cf337536a75c088")}
# Events in the files, and those of CHACMS and B2HOT
EVENTS = {"gnr": (374 + 474, 4, P_CORES), "srf": (344 + 432, 4, E_CORES), "cwf": (342 + 434, 4, E_CORES), "grr": (250 + 188, 2, GRAND_RIDGE)}


@pytest.mark.parametrize("variant", EVENTS)
def test_every_event(variant: str) -> None:
    blocks = model(ROOT / "regdefs/intel/gnr.yaml", ROOT / "regdefs").blocks
    total, others, expected = EVENTS[variant]
    lines = {key: described(block, variant) for key, block in blocks.items() if key != "iio_free_running" and block.scope != "cpu"}
    assert {key: (len(found), digest(found)) for key, found in lines.items() if found} == expected
    assert sum(map(len, lines.values())) + others == total


def test_free_running_counters_have_names() -> None:
    block = model(ROOT / "regdefs/intel/gnr.yaml", ROOT / "regdefs").blocks["iio_free_running"]
    assert sorted(line.split()[0] for line in described(block)) == sorted(
        ["UNC_IIO_CLOCKTICKS_FREERUN", *(f"UNC_IIO_BANDWIDTH_{way}.PART{port}_FREERUN" for way in ("IN", "OUT") for port in range(8))])
