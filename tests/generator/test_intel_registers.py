"""Each register of the uncore monitors: the places of its first and last element, its bits, its must-write bits.

Literals of Intel 329468-002 (IVT; chapters 2.1 to 2.10), Linux uncore_snbep.c (IRP's places), Intel 327043-001 (iMC's fixed
control), LIKWID (bits of the global status) and the SDM, volume 3B, 18.17.2 (NHM), against the headers that users include.
"""

from __future__ import annotations

import re

import pytest

from describing import ROOT
from drivers import holds

# Fields of the controls, by the box that has them.
COMMON = {"EN": 1 << 22, "EDGE_DET": 1 << 18, "RST": 1 << 17, "EV_SEL": 0xFF}
BYTE = {**COMMON, "THRESH": 0xFF000000, "UMASK": 0xFF00}
PCI = {**BYTE, "OV_EN": 1 << 20}
BOX = {"FRZ": 1 << 8, "RST_CTRS": 1 << 1, "RST_CTRL": 1 << 0}
CTR44, CTR48 = {"EVENT_COUNT": (1 << 44) - 1}, {"EVENT_COUNT": (1 << 48) - 1}
PKT0 = {"RNID_4": 1 << 31, "DNID": 0x3E000, "MC": 0x1E00, "OPC": 0x1E0, "VNW": 0x18}
PKT1 = {"RDS": 0xF0000, "RNID_3_0": 0xF}
FIXED = {"EN": 1 << 22, "OV_EN": 1 << 20}
ALL = {"EVENT_COUNT": (1 << 64) - 1}

# register: (first, last) place, fields. A box with indices: the arguments of its address macro are in the key.
IVBEP: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "GLOBAL_CTL": ({"": 0xC00}, {"FRZ_ALL": 1 << 31, "WK_ON_PMI": 1 << 30, "UNFRZ_ALL": 1 << 29, "PMI_CORE_SEL": 0x7FFF}),
    "GLOBAL_STATUS": ({"": 0xC01}, {"OV_R2": 1 << 26, "OV_R3_1": 1 << 25, "OV_R3_0": 1 << 24, "OV_Q": 3 << 22, "OV_M": 3 << 20, "OV_H": 3 << 18,
                                    "OV_C": 0x7FFF << 3, "OV_P": 4, "OV_U": 2, "OV_U_FIXED": 1}),
    "GLOBAL_CONFIG": ({"": 0xC06}, {}),
    "UBOX_FIXED_CTL": ({"": 0xC08}, FIXED),
    "UBOX_FIXED_CTR": ({"": 0xC09}, CTR48),
    "UBOX_CTL": ({"(0)": 0xC10, "(1)": 0xC11}, {**COMMON, "THRESH": 0x1F << 24, "OV_EN": 1 << 20, "UMASK": 0xFF00}),
    "UBOX_BOX_STATUS": ({"": 0xC15}, {"OV": 3}),
    "UBOX_CTR": ({"(0)": 0xC16, "(1)": 0xC17}, CTR44),
    "CBO_BOX_CTL": ({"(0)": 0xD04, "(14)": 0xEC4}, BOX),
    "CBO_CTL": ({"(0, 0)": 0xD10, "(0, 3)": 0xD13, "(14, 0)": 0xED0, "(14, 3)": 0xED3}, {**BYTE, "TID_EN": 1 << 19}),
    "CBO_FILTER0": ({"(0)": 0xD14, "(14)": 0xED4}, {"STATE": 0x3F << 17, "LINK": 0xF << 5, "TID": 0x1F}),
    "CBO_CTR": ({"(0, 0)": 0xD16, "(0, 3)": 0xD19, "(14, 0)": 0xED6, "(14, 3)": 0xED9}, CTR44),
    "CBO_FILTER1": ({"(0)": 0xD1A, "(14)": 0xEDA}, {"ISOC": 1 << 31, "NC": 1 << 30, "C6": 1 << 29, "OPC": 0x1FF << 20, "NID": 0xFFFF}),
    "PCU_BOX_CTL": ({"": 0xC24}, BOX),
    "PCU_CTL": ({"(0)": 0xC30, "(3)": 0xC33}, {**COMMON, "OCC_EDGE_DET": 1 << 31, "OCC_INVERT": 1 << 30, "THRESH": 0x1F << 24, "EV_SEL_EXT": 1 << 21,
                                             "OV_EN": 1 << 20, "OCC_SEL": 3 << 14}),
    "PCU_FILTER": ({"": 0xC34}, {"FILT31_24": 0xFF000000, "FILT23_16": 0xFF0000, "FILT15_8": 0xFF00, "FILT7_0": 0xFF}),
    "PCU_BOX_STATUS": ({"": 0xC35}, {"OV": 0xF}),
    "PCU_CTR": ({"(0)": 0xC36, "(3)": 0xC39}, CTR48),
    "PCU_CORE_C3_CTR": ({"": 0x3FC}, ALL),
    "PCU_CORE_C6_CTR": ({"": 0x3FD}, ALL),
    "HA_ADDRMATCH0": ({"": 0x40}, {"LO_ADDR": 0xFFFFFFC0}),
    "HA_ADDRMATCH1": ({"": 0x44}, {"HI_ADDR": 0x3FFF}),
    "HA_OPCODEMATCH": ({"": 0x48}, {"OPC": 0x3F}),
    "HA_CTL": ({"(0)": 0xD8, "(3)": 0xE4}, {**PCI, "Q_OCC_RST": 1 << 16}),
    "IMC_CTL": ({"(0)": 0xD8, "(3)": 0xE4}, PCI),
    "IMC_FIXED_CTR": ({"": 0xD0}, CTR48),
    "IMC_FIXED_CTL": ({"": 0xF0}, {**FIXED, "RST": 1 << 19}),
    "IRP_CTL": ({"(0)": 0xD8, "(1)": 0xDC, "(2)": 0xE0, "(3)": 0xE4}, BYTE),
    "IRP_CTR": ({"(0)": 0xA0, "(1)": 0xB0, "(2)": 0xB8, "(3)": 0xC0}, CTR44),
    "QPI_CTL": ({"(0)": 0xD8, "(3)": 0xE4}, {**PCI, "EV_SEL_EXT": 1 << 21}),
    "QPI_PKT_MATCH0": ({"": 0x228}, PKT0),
    "QPI_PKT_MATCH1": ({"": 0x22C}, PKT1),
    "QPI_PKT_MASK0": ({"": 0x238}, PKT0),
    "QPI_PKT_MASK1": ({"": 0x23C}, PKT1),
    "QPI_RATE_STATUS": ({"": 0xD4}, {"SLOW_MODE": 0x10, "QPI_RATE": 7}),
    "R2PCIE_CTL": ({"(0)": 0xD8, "(3)": 0xE4}, PCI),
    "R3QPI_CTL": ({"(0)": 0xD8, "(2)": 0xE0}, PCI),
    "R2PCIE_CTR": ({"(0)": 0xA0, "(1)": 0xA8, "(3)": 0xB8}, CTR44),
    "R3QPI_CTR": ({"(0)": 0xA0, "(2)": 0xB0}, CTR44),
    **{f"{box}_CTR": ({"(0)": 0xA0, "(1)": 0xA8, "(3)": 0xB8}, CTR48) for box in ("HA", "IMC", "QPI")},
    **{f"{box}_BOX_CTL": ({"": 0xF4}, BOX) for box in ("HA", "IMC", "IRP", "QPI", "R2PCIE", "R3QPI")},
    **{f"{box}_BOX_STATUS": ({"": 0xF8}, {"OV": 0xF}) for box in ("HA", "IRP", "QPI", "R2PCIE")},
    "IMC_BOX_STATUS": ({"": 0xF8}, {"OV": 0x1E, "OV_FIXED": 1}),   # bit 1 + k: counter k
    "R3QPI_BOX_STATUS": ({"": 0xF8}, {"OV": 7}),
}

NHM: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "UNCORE_PERF_GLOBAL_CTRL": ({"": 0x391}, {"PMI_FRZ": 1 << 63, "EN_PMI_CORE": 0xF << 48, "EN_FC0": 1 << 32, "EN_PC": 0xFF}),
    "UNCORE_PERF_GLOBAL_STATUS": ({"": 0x392}, {"CHG": 1 << 63, "OVF_PMI": 1 << 61, "OVF_FC0": 1 << 32, "OVF_PC": 0xFF}),
    "UNCORE_PERF_GLOBAL_OVF_CTRL": ({"": 0x393}, {"CLR_CHG": 1 << 63, "CLR_OVF_PMI": 1 << 61, "CLR_OVF_FC0": 1 << 32, "CLR_OVF_PC": 0xFF}),
    "UNCORE_FIXED_CTR0": ({"": 0x394}, {"COUNT": (1 << 48) - 1}),
    "UNCORE_FIXED_CTR_CTRL": ({"": 0x395}, {"PMI": 4, "EN": 1}),
    "UNCORE_ADDR_OPCODE_MATCH": ({"": 0x396}, {"MATCHSEL": 7 << 61, "OPCODE": 0xFF << 40, "ADDR": (1 << 40) - 8}),
    "UNCORE_PERFCNTR": ({"(0)": 0x3B0, "(7)": 0x3B7}, {"COUNT": (1 << 48) - 1}),
    "UNCORE_PERFEVTSEL": ({"(0)": 0x3C0, "(7)": 0x3C7}, {"CMASK": 0xFF << 24, "INV": 1 << 23, "EN": 1 << 22, "PMI": 1 << 20, "E": 1 << 18, "OCC_CTR_RST": 1 << 17,
                                                      "UMASK": 0xFF00, "EVENT": 0xFF}),
}

SYSTEMS = {"ivbep": IVBEP, "nhm": NHM}


def defined(system: str) -> set[str]:
    """Names of all macros of a system's headers."""
    folder = ROOT / "generated/include/pmureg" / system
    return {name for path in folder.glob("*.h") for name in re.findall(r"^#define (\w+)", path.read_text(), re.M)}


def where(system: str, register: str, macros: set[str]) -> str:
    """The macro of the register's place: an MSR's address, an offset in configuration space."""
    return next(name for kind in ("ADDRESS", "OFFSET") if (name := f"{system.upper()}_{register}_{kind}") in macros)


@pytest.mark.parametrize("system", SYSTEMS)
def test_places(system, tmp_path):
    macros = defined(system)
    holds(tmp_path, system, [f"{where(system, register, macros)}{arguments} == {value:#x}"
                             for register, (places, _) in SYSTEMS[system].items() for arguments, value in places.items()])


@pytest.mark.parametrize("system", SYSTEMS)
def test_fields(system, tmp_path):
    holds(tmp_path, system, [f"{system.upper()}_{register}_{field}_MASK == {mask:#x}ULL"
                             for register, (_, fields) in SYSTEMS[system].items() for field, mask in fields.items()])


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_else(system):
    """No register and no field beside these."""
    macros, upper = defined(system), system.upper()
    types = {name for path in (ROOT / "generated/include/pmureg" / system).glob("*.h") for name in re.findall(r"} (\w+)_t;", path.read_text())}
    registers = {name[len(upper) + 1:].upper() for name in types if not name.endswith("_fields")}
    assert registers == SYSTEMS[system].keys()
    fields = {f"{upper}_{register}_{field}_MASK" for register, (_, known) in SYSTEMS[system].items() for field in known}
    assert {name for name in macros if name.endswith("_MASK") and f"{name[:-5]}_SHIFT" in macros} == fields


def test_must_write_bits(tmp_path):
    """Bits 17:16 of every box control, and no other bit of any register; _pack() fills them in."""
    boxes = [name for name in IVBEP if name.endswith("_BOX_CTL")]
    assert len(boxes) == 8
    assert {name for name in defined("ivbep") | defined("nhm") if name.endswith("_MUST_ONES")} == {f"IVBEP_{box}_MUST_ONES" for box in boxes}
    holds(tmp_path, "ivbep", [f"IVBEP_{box}_MUST_ONES == 0x30000" for box in boxes])
