"""Skylake-SP's and Cascade Lake-SP's uncore: where each register of each box is, and its bits, as Linux's driver has them.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: SKX_*, HSWEP_* and SNBEP_* constants, skx_iio_freerunning, skx_uncore_pci_ids;
UNCORE_BOX_FLAG_CTL_OFFS8 (uncore.h) is set of M2M and UPI: their controls are 8 bytes apart. Overflow status, global control and CHA's second
filter: LIKWID's registers.h. Bits of the global status: LIKWID's skylakeX_box_map. Events: intel/perfmon, SKX/events/skylakex_uncore.json and
skylakex_uncore_experimental.json, version 1.37; CLX/events/cascadelakex_uncore.json and cascadelakex_uncore_experimental.json, version 1.25.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from describing import ROOT, model
from generator.model.model import System
from drivers import holds

PCI_BOXES = ("M2M", "M2PCIE", "UPI", "M3UPI", "IMC")
BOXES = ("CHA", "IIO", "IRP", "PCU", *PCI_BOXES)


@cache
def skx() -> System:
    return model(ROOT / "regdefs/intel/skx.yaml", ROOT / "regdefs")


# box: units, their distance, registers of the first, each array with its length
MSRS = {
    # HSWEP_C0_MSR_PMON_*, HSWEP_CBO_MSR_OFFSET
    "CHA": (28, 0x10, {"BOX_CTL": 0xe00, "FILTER0": 0xe05, "FILTER1": 0xe06, "BOX_STATUS": 0xe07}, {"CTL": (0xe01, 4), "CTR": (0xe08, 4)}),
    # SKX_IIO0_MSR_PMON_*, SKX_IIO_MSR_OFFSET
    "IIO": (6, 0x20, {"BOX_CTL": 0xa40, "BOX_STATUS": 0xa47}, {"CTL": (0xa48, 4), "CTR": (0xa41, 4)}),
    # SKX_IRP0_MSR_PMON_*, SKX_IRP_MSR_OFFSET
    "IRP": (6, 0x20, {"BOX_CTL": 0xa58, "BOX_STATUS": 0xa5f}, {"CTL": (0xa5b, 2), "CTR": (0xa59, 2)}),
}


def test_each_msr_of_each_box(tmp_path: Path) -> None:
    literals = []
    for box, (units, step, single, arrays) in MSRS.items():
        for unit in range(units):
            literals += [f"SKX_{box}_{name}_ADDRESS({unit}) == {at + step * unit:#x}" for name, at in single.items()]
            literals += [f"SKX_{box}_{name}_ADDRESS({unit}, {n}) == {at + step * unit + n:#x}" for name, (at, count) in arrays.items() for n in range(count)]
    for stack in range(6):    # skx_iio_freerunning: { 0xa45, 0x1, 0x20, 1, 36 }, { 0xb00, 0x1, 0x10, 8, 36 }, { 0xb08, 0x1, 0x10, 8, 36 }
        literals.append(f"SKX_IIO_FREE_RUNNING_CLK_ADDRESS({stack}) == {0xa45 + 0x20 * stack:#x}")
        for port in range(4):    # skx_uncore_iio_freerunning_events: ports in, then out; of the utilization in and out of each port
            literals += [f"SKX_IIO_FREE_RUNNING_{name}_ADDRESS({stack}, {port}) == {at + 0x10 * stack:#x}" for name, at in {
                "BW_IN": 0xb00 + port, "BW_OUT": 0xb04 + port, "UTIL_IN": 0xb08 + 2 * port, "UTIL_OUT": 0xb09 + 2 * port}.items()]
    assert len(literals) == 28 * 12 + 6 * (10 + 6) + 6 * 17
    holds(tmp_path, "skx", literals)


def test_other_msrs(tmp_path: Path) -> None:
    holds(tmp_path, "skx", [
        "SKX_PCU_BOX_CTL_ADDRESS == 0x710", "SKX_PCU_CTL_ADDRESS(0) == 0x711", "SKX_PCU_CTL_ADDRESS(3) == 0x714", "SKX_PCU_FILTER_ADDRESS == 0x715",
        "SKX_PCU_BOX_STATUS_ADDRESS == 0x716", "SKX_PCU_CTR_ADDRESS(0) == 0x717", "SKX_PCU_CTR_ADDRESS(3) == 0x71a",
        "SKX_UBOX_FIXED_CTL_ADDRESS == 0x703", "SKX_UBOX_FIXED_CTR_ADDRESS == 0x704", "SKX_UBOX_CTL_ADDRESS(0) == 0x705",
        "SKX_UBOX_CTL_ADDRESS(1) == 0x706", "SKX_UBOX_BOX_STATUS_ADDRESS == 0x708", "SKX_UBOX_CTR_ADDRESS(0) == 0x709", "SKX_UBOX_CTR_ADDRESS(1) == 0x70a",
        "SKX_GLOBAL_CTL_ADDRESS == 0x700", "SKX_GLOBAL_STATUS_ADDRESS == 0x701", "SKX_GLOBAL_CONFIG_ADDRESS == 0x702",
        "SKX_GLOBAL_CTL_FRZ_ALL_SHIFT == 63", "SKX_GLOBAL_CTL_UNFRZ_ALL_SHIFT == 61"])


def test_offsets(tmp_path: Path) -> None:
    """In PCI configuration space."""
    literals = [
        "SKX_M2M_BOX_CTL_OFFSET == 0x258", "SKX_M2M_CTR_OFFSET(0) == 0x200", "SKX_M2M_CTR_OFFSET(3) == 0x218", "SKX_M2M_CTL_OFFSET(0) == 0x228",
        "SKX_M2M_CTL_OFFSET(3) == 0x240", "SKX_M2M_BOX_STATUS_OFFSET == 0x260",
        "SKX_UPI_BOX_CTL_OFFSET == 0x378", "SKX_UPI_CTR_OFFSET(0) == 0x318", "SKX_UPI_CTR_OFFSET(3) == 0x330", "SKX_UPI_CTL_OFFSET(0) == 0x350",
        "SKX_UPI_CTL_OFFSET(3) == 0x368", "SKX_UPI_BOX_STATUS_OFFSET == 0x37c",
        "SKX_IMC_FIXED_CTR_OFFSET == 0xd0", "SKX_IMC_FIXED_CTL_OFFSET == 0xf0", "SKX_IMC_BOX_STATUS_OFFSET == 0xf8", "SKX_M3UPI_BOX_STATUS_OFFSET == 0xf8"]
    for box, last in {"M2PCIE": 3, "M3UPI": 2, "IMC": 3}.items():    # SNBEP_PCI_PMON_*
        literals += [f"SKX_{box}_BOX_CTL_OFFSET == 0xf4", f"SKX_{box}_CTL_OFFSET(0) == 0xd8", f"SKX_{box}_CTL_OFFSET({last}) == {0xd8 + 4 * last:#x}",
                     f"SKX_{box}_CTR_OFFSET(0) == 0xa0", f"SKX_{box}_CTR_OFFSET({last}) == {0xa0 + 8 * last:#x}", f"SKX_{box}_CTR_COUNT == {last + 1}"]
    holds(tmp_path, "skx", literals)


def test_bits(tmp_path: Path) -> None:
    """SNBEP_PMON_BOX_CTL_*, SNBEP_PMON_CTL_*, SKX_CHA_MSR_PMON_BOX_FILTER_* (filter 1 is the upper half), and SKX_*_MASK_EXT."""
    literals = [f"SKX_{box}_BOX_CTL_{field}_MASK == {mask:#x}" for box in BOXES for field, mask in {"RST_CTRL": 1, "RST_CTRS": 2, "FRZ": 0x100}.items()]
    literals += [f"SKX_{box}_CTL_{field}_MASK == {mask:#x}" for box in (*BOXES, "UBOX")
                 for field, mask in {"EV_SEL": 0xff, "UMASK": 0xff00, "RST": 1 << 17, "EDGE_DET": 1 << 18, "EN": 1 << 22, "INVERT": 1 << 23}.items()]
    literals += [f"SKX_{box}_CTR_EVENT_COUNT_WIDTH == 48" for box in (*BOXES, "UBOX")]
    literals += [f"SKX_{box}_CTL_THRESH_MASK == 0xff000000" for box in ("CHA", "IRP", *PCI_BOXES)]
    literals += [f"SKX_IIO_FREE_RUNNING_{name}_EVENT_COUNT_WIDTH == 36" for name in ("CLK", "BW_IN", "BW_OUT", "UTIL_IN", "UTIL_OUT")]
    literals += ["SKX_UBOX_CTL_THRESH_MASK == 0x1f000000", "SKX_PCU_CTL_THRESH_MASK == 0x1f000000",
                 "SKX_PCU_CTL_OCC_INVERT_MASK == 0x40000000", "SKX_PCU_CTL_OCC_EDGE_DET_MASK == 0x80000000",
                 "SKX_CHA_CTL_TID_EN_MASK == 0x80000", "SKX_CHA_FILTER0_TID_MASK == 0x1ff", "SKX_CHA_FILTER0_LINK_MASK == 0xf << 9",
                 "SKX_CHA_FILTER0_STATE_MASK == 0x3ff << 17", "SKX_CHA_FILTER1_REM_MASK == 1", "SKX_CHA_FILTER1_LOC_MASK == 2",
                 "SKX_CHA_FILTER1_ALL_OPC_MASK == 8", "SKX_CHA_FILTER1_NM_MASK == 0x10", "SKX_CHA_FILTER1_NOT_NM_MASK == 0x20",
                 "SKX_CHA_FILTER1_OPC0_MASK == 0x3ff << 9", "SKX_CHA_FILTER1_OPC1_MASK == 0x3ff << 19", "SKX_CHA_FILTER1_NC_MASK == 1 << 30",
                 "SKX_CHA_FILTER1_ISOC_MASK == 1ULL << 31",
                 # SKX_PMON_CTL_TRESH_MASK_EXT 0xf, SKX_PMON_CTL_CH_MASK 0xff << 4, SKX_PMON_CTL_FC_MASK 0x7 << 12
                 "SKX_IIO_CTL_THRESH_MASK == 0xfff000000ULL", "SKX_IIO_CTL_CH_MASK_MASK == 0xffULL << 36", "SKX_IIO_CTL_FC_MASK_MASK == 0x7ULL << 44",
                 # SKX_UPI_CTL_UMASK_EXT 0xffefff
                 "(SKX_UPI_CTL_UMASK_EXT_MASK | SKX_UPI_CTL_UMASK_EXT2_MASK) >> 32 == 0xffefff"]
    # The number of each box's bit, from its first.
    literals += [f"SKX_GLOBAL_STATUS_OV_{name}_MASK == {(1 << count) - 1:#x}ULL << {first}" for name, (first, count) in {
        "U": (1, 1), "P": (2, 1), "C": (3, 28), "MC": (39, 2), "UPI": (41, 3), "M3UPI": (46, 2), "IIO": (56, 5), "M2M": (62, 2)}.items()]
    holds(tmp_path, "skx", literals)


# skx_uncore_pci_ids: device and function in UNCORE_PCI_DEV_FULL_DATA
FUNCTIONS = {
    "imc": [(0x2042, 10, 2), (0x2046, 10, 6), (0x204a, 11, 2), (0x2042, 12, 2), (0x2046, 12, 6), (0x204a, 13, 2)],
    "m2m": [(0x2066, 8, 0), (0x2066, 9, 0)], "upi": [(0x2058, 14, 0), (0x2058, 15, 0), (0x2058, 16, 0)],
    "m2pcie": [(0x2088, 21, 1), (0x2088, 22, 1), (0x2088, 23, 1), (0x2088, 21, 5)], "m3upi": [(0x204d, 18, 1), (0x204e, 18, 2), (0x204d, 18, 5)],
}


def test_pci_functions() -> None:
    for key, places in FUNCTIONS.items():
        pages = [page for instance in skx().blocks[key].instances for page in instance.pages.values()]
        assert [(page.id, page.device, page.function) for page in pages] == places, key


# Events of a unit in the files of Skylake-SP and of Cascade Lake-SP, deprecated ones included: 3,308 and 3,419.
EVENTS = {"cha": (1191, 1198), "iio": (392, 392), "irp": (76, 76), "pcu": (25, 25), "ubox": (12, 12), "m2m": (434, 446), "upi": (149, 147),
          "m3upi": (620, 620), "imc": (409, 503)}
# Names that Cascade Lake-SP alone has of events that both count: Skylake-SP's are UNC_CHA_2LM_NM_SETCONFLICTS.*
OTHER_NAMES = {f"UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS.{kind}" for kind in ("SF", "LLC", "TOR", "TOR_REJECT", "IODC")}
ONE_ALONE = {
    "skylake": {"UNC_UPI_RXL_CRC_LLR_REQ_TRANSMIT", "UNC_UPI_RXL_CRC_ERRORS", "UNC_M_DRAM_REFRESH.HIGH", "UNC_M_DRAM_REFRESH.PANIC"},
    "cascadelake": {"UNC_CHA_TOR_INSERTS.ALL", "UNC_CHA_TOR_OCCUPANCY.ALL", "UNC_M2M_IMC_READS.TO_PMM", "UNC_M2M_IMC_WRITES.TO_PMM", "UNC_M2M_TAG_HIT.NM_RD_HIT_CLEAN",
                    "UNC_M2M_PMM_RPQ_CYCLES_REG_CREDITS.CHN2", "UNC_M_PMM_RPQ_INSERTS", "UNC_M_PMM_WPQ_INSERTS", "UNC_M_TAGCHK.MISS_DIRTY",
                    "UNC_M_SB_TAGGED.PMM2_CMP", "UNC_M_MAJMODE2.DRAM_ENTER", "UNC_M_PMM_CMD2.PMM_ERID_ERROR"},
}


def names(key: str, variant: str) -> set[str]:
    return {name.upper() for event in skx().blocks[key].events.values() if not event.variants or variant in event.variants for name in event.aliases}


@pytest.mark.parametrize(("at", "variant"), [(0, "skylake"), (1, "cascadelake")])
def test_every_event_by_its_name(at: int, variant: str) -> None:
    found = {key: len(names(key, variant) - (OTHER_NAMES if variant == "skylake" else set())) for key in EVENTS}
    assert found == {key: counts[at] for key, counts in EVENTS.items()}
    assert sum(found.values()) == (3308, 3419)[at]
    whole = set().union(*(names(key, variant) for key in EVENTS))
    other = "skylake" if variant == "cascadelake" else "cascadelake"
    assert ONE_ALONE[variant] <= whole and ONE_ALONE[other].isdisjoint(whole) and OTHER_NAMES <= whole


# Of the four files' events of a unit: a line for each name in capitals, with EventCode, UMask below UMaskExt, PortMask, FCMask and the mask of
# `Counter`, 0 where that is every one (a fixed counter: event 0xff, no mask); the lines in order, and the first digits of their SHA-256.
DIGESTS = {
    "cha": "6597042f43ad9752",
    "iio": "7ea3a69035ad3c6d",
    "irp": "f65d368d84f97239",
    "upi": "55a8f7751e50f22c",
    "m2m": "f95586de7752f41c",
    "imc": "2b854943946a1b9b",
    "m3upi": "4244710582de84b8",
    "pcu": "d917cc42e6a7416e",
    "ubox": "17e13b871e18a3a1",
}


def test_codes_and_counters() -> None:
    for key, wanted in DIGESTS.items():
        lines = {f"{name.upper()} {' '.join(f'{event.terms.get(term, 0):#x}' for term in ('event', 'umask', 'ch_mask', 'fc_mask'))} {event.counters:#x}\n"
                 for event in skx().blocks[key].events.values() for name in event.aliases}
        assert hashlib.sha256("".join(sorted(lines)).encode()).hexdigest()[:16] == wanted, key


# FILTER_VALUE of the events with `Filter1`: FILTER1 of the CHA. Without one, 0x3b (libpfm4, pfm_intel_snbep_unc_get_encoding; LIKWID, skx_cbox_setup).
FILTERS = {0x40433: "DRD", 0x40233: "CRD", 0x40033: "RFO", 0x4b433: "LLCPREFDRD", 0x4b233: "LLCPREFCRD", 0x4b033: "LLCPREFRFO"}
PLACES = {"filter_rem": 0, "filter_loc": 1, "filter_all_op": 3, "filter_nm": 4, "filter_not_nm": 5, "filter_opc0": 9, "filter_opc1": 19, "filter_nc": 30, "filter_isoc": 31}


def test_filters_of_tor_events() -> None:
    wanted = {f"UNC_CHA_TOR_{event}.IA_{kind}_{opcode}": value for event in ("INSERTS", "OCCUPANCY") for kind in ("HIT", "MISS") for value, opcode in FILTERS.items()}
    wanted |= {f"UNC_CHA_TOR_{event}.IO_MISS_{opcode}": value for event in ("INSERTS", "OCCUPANCY")
               for value, opcode in {0x43c33: "RDCUR", 0x40033: "RFO", 0x49033: "ITOM"}.items()}
    assert len(wanted) == 30
    tor = {name.upper(): event for event in skx().blocks["cha"].events.values() if event.terms.get("event") in (0x35, 0x36) for name in event.aliases}
    found = {name: sum(event.terms.get(term, 0) << place for term, place in PLACES.items()) for name, event in tor.items()}
    assert {name: value for name, value in found.items() if value != 0x3b} == wanted
    assert len(found) == 30 + 57 + 21    # with Filter `CHAFilter1[31:0]` and `CHAfilter1`, of Cascade Lake-SP
    local = {event.name: sum(event.terms.get(term, 0) << place for term, place in PLACES.items()) for event in skx().blocks["cha"].events.values()
             if event.name.endswith(("drd_local", "drd_remote"))}
    # The metrics' filter1 values, llc_data_read_demand_plus_prefetch_miss_latency_for_{local,remote}_requests
    assert local == {f"tor_{event}.ia_miss_drd_{place}": value for event in ("inserts", "occupancy") for place, value in {"local": 0x40432, "remote": 0x40431}.items()}


def test_what_events_need() -> None:
    """Filter `CHAFilter0[26:17]`: states."""
    needs = Counter(tuple(event.needs) for event in skx().blocks["cha"].events.values() if event.needs for _ in event.aliases)
    assert needs == {("filter_state",): 12}
