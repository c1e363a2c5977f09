"""Haswell-EP's and Broadwell's uncore: where each register of each box is, and its bits, what Linux shows of it, which counters may count
what, and every event.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: HSWEP_* and SNBEP_* constants, hswep_uncore_irp_ctrs, hswep_uncore_pci_ids and
bdx_uncore_pci_ids, hswep_uncore_{cbox,r2pcie,r3qpi}_constraints, bdx_uncore_{cbox,pcu,r2pcie,r3qpi}_constraints, DEFINE_UNCORE_FORMAT_ATTR
of what hswep_* types name. Status, filter and global registers, devices and functions: LIKWID's registers.h (MSR_UNC_V3_*, PCI_UNC_V3_*),
perfmon_haswellEP_counters.h and perfmon_broadwellEP_counters.h. Events: hswep_events.txt.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, model
from generator.base.expression import evaluate
from shown_files import shown_files
from drivers import holds

VARIANTS = {"haswell": 3, "broadwell": 4, "broadwell_de": 5}    # the upper half of the model: 0x3F, 0x4F, 0x56


@pytest.fixture(scope="module")
def system():
    return model(ROOT / "regdefs/intel/hswep.yaml", ROOT / "regdefs")


# ---- Registers ----

def test_each_msr_of_each_box(tmp_path: Path) -> None:
    literals = []
    for box in range(24):
        at = 0xE00 + 0x10 * box
        literals += [f"HSWEP_CBO_BOX_CTL_ADDRESS({box}) == {at:#x}", f"HSWEP_CBO_FILTER0_ADDRESS({box}) == {at + 5:#x}",
                     f"HSWEP_CBO_FILTER1_ADDRESS({box}) == {at + 6:#x}", f"HSWEP_CBO_BOX_STATUS_ADDRESS({box}) == {at + 7:#x}"]
        literals += [f"HSWEP_CBO_CTL_ADDRESS({box}, {n}) == {at + 1 + n:#x}" for n in range(4)]
        literals += [f"HSWEP_CBO_CTR_ADDRESS({box}, {n}) == {at + 8 + n:#x}" for n in range(4)]
    for box, at in enumerate((0x720, 0x72A, 0x734, 0x73E)):
        literals += [f"HSWEP_SBO_BOX_CTL_ADDRESS({box}) == {at:#x}", f"HSWEP_SBO_BOX_STATUS_ADDRESS({box}) == {at + 5:#x}"]
        literals += [f"HSWEP_SBO_CTL_ADDRESS({box}, {n}) == {at + 1 + n:#x}" for n in range(4)]
        literals += [f"HSWEP_SBO_CTR_ADDRESS({box}, {n}) == {at + 6 + n:#x}" for n in range(4)]
    assert len(literals) == 24 * 12 + 4 * 10
    holds(tmp_path, "hswep", literals)


def test_other_msrs(tmp_path: Path) -> None:
    holds(tmp_path, "hswep", [
        "HSWEP_GLOBAL_CTL_ADDRESS == 0x700", "HSWEP_GLOBAL_STATUS_ADDRESS == 0x701", "HSWEP_GLOBAL_CONFIG_ADDRESS == 0x702",
        "HSWEP_GLOBAL_CTL_FRZ_ALL_MASK == 1U << 31", "HSWEP_GLOBAL_CTL_UNFRZ_ALL_MASK == 1U << 29",
        "HSWEP_UBOX_FIXED_CTL_ADDRESS == 0x703", "HSWEP_UBOX_FIXED_CTR_ADDRESS == 0x704", "HSWEP_UBOX_CTL_ADDRESS(0) == 0x705",
        "HSWEP_UBOX_CTL_ADDRESS(1) == 0x706", "HSWEP_UBOX_FILTER_ADDRESS == 0x707", "HSWEP_UBOX_BOX_STATUS_ADDRESS == 0x708",
        "HSWEP_UBOX_CTR_ADDRESS(0) == 0x709", "HSWEP_UBOX_CTR_ADDRESS(1) == 0x70a",
        "HSWEP_PCU_BOX_CTL_ADDRESS == 0x710", "HSWEP_PCU_CTL_ADDRESS(0) == 0x711", "HSWEP_PCU_CTL_ADDRESS(3) == 0x714", "HSWEP_PCU_FILTER_ADDRESS == 0x715",
        "HSWEP_PCU_BOX_STATUS_ADDRESS == 0x716", "HSWEP_PCU_CTR_ADDRESS(0) == 0x717", "HSWEP_PCU_CTR_ADDRESS(3) == 0x71a"])


def test_offsets(tmp_path: Path) -> None:
    literals = []
    for box, count in {"HA": 4, "IMC": 4, "IRP": 4, "QPI": 4, "R2PCIE": 4, "R3QPI": 3}.items():
        literals += [f"HSWEP_{box}_BOX_CTL_OFFSET == 0xf4", f"HSWEP_{box}_BOX_STATUS_OFFSET == 0xf8"]
        literals += [f"HSWEP_{box}_CTR_OFFSET({n}) == {at:#x}" for n, at in enumerate((0xA0, 0xA8, 0xB0, 0xB8)[:count])]
        literals += [f"HSWEP_{box}_CTL_OFFSET({n}) == {at:#x}" for n, at in enumerate((0xD8, 0xDC, 0xE0, 0xE4)[:count])]
    holds(tmp_path, "hswep", [
        *literals, "HSWEP_IMC_FIXED_CTL_OFFSET == 0xf0", "HSWEP_IMC_FIXED_CTR_OFFSET == 0xd0",
        "HSWEP_HA_ADDRMATCH0_OFFSET == 0x40", "HSWEP_HA_ADDRMATCH1_OFFSET == 0x44", "HSWEP_HA_OPCODEMATCH_OFFSET == 0x48",
        "HSWEP_QPI_PKT_MATCH0_OFFSET == 0x228", "HSWEP_QPI_PKT_MATCH1_OFFSET == 0x22c", "HSWEP_QPI_PKT_MASK0_OFFSET == 0x238",
        "HSWEP_QPI_PKT_MASK1_OFFSET == 0x23c", "HSWEP_QPI_RATE_STATUS_OFFSET == 0xd4"])


def test_bits(tmp_path: Path) -> None:
    """SNBEP_PMON_BOX_CTL_*, SNBEP_PMON_CTL_*, HSWEP_CB0_MSR_PMON_BOX_FILTER_* (the lower half is filter0), HSWEP_U_MSR_PMON_BOX_FILTER_*."""
    boxes = ("CBO", "SBO", "PCU", "HA", "IMC", "IRP", "QPI", "R2PCIE", "R3QPI")
    literals = [f"HSWEP_{box}_BOX_CTL_{field}_MASK == {mask:#x}" for box in boxes
                for field, mask in {"RST_CTRL": 1, "RST_CTRS": 2, "FRZ": 0x100, "FRZ_EN": 0x10000}.items()]
    literals += [f"HSWEP_{box}_CTL_{field}_MASK == {mask:#x}" for box in (*boxes, "UBOX")
                 for field, mask in {"EV_SEL": 0xFF, "RST": 1 << 17, "EDGE_DET": 1 << 18, "EN": 1 << 22}.items()]
    literals += [f"HSWEP_{box}_CTL_UMASK_MASK == 0xff00" for box in (*boxes, "UBOX") if box != "PCU"]
    literals += [f"HSWEP_{box}_CTL_INVERT_MASK == 1 << 23" for box in (*boxes, "UBOX") if box != "CBO"]
    literals += [f"HSWEP_{box}_CTL_THRESH_MASK == 0xff000000" for box in boxes if box != "PCU"]
    # LIKWID, hasep_*_setup: bit 20 in all but those of CBos and SBos
    literals += [f"HSWEP_{box}_CTL_OV_EN_MASK == 1 << 20" for box in (*boxes, "UBOX") if box not in ("CBO", "SBO")]
    literals += [f"HSWEP_{box}_CTR_EVENT_COUNT_WIDTH == 48" for box in (*boxes, "UBOX")]
    holds(tmp_path, "hswep", [
        *literals, "HSWEP_UBOX_CTL_THRESH_MASK == 0x1f000000", "HSWEP_PCU_CTL_THRESH_MASK == 0x1f000000", "HSWEP_PCU_CTL_OCC_SEL_MASK == 0xc000",
        "HSWEP_PCU_CTL_OCC_INVERT_MASK == 0x40000000", "HSWEP_PCU_CTL_OCC_EDGE_DET_MASK == 0x80000000",
        "HSWEP_CBO_CTL_TID_EN_MASK == 0x80000", "HSWEP_SBO_CTL_TID_EN_MASK == 0x80000", "HSWEP_QPI_CTL_EV_SEL_EXT_MASK == 0x200000",
        "HSWEP_CBO_FILTER0_TID_MASK == 0x3f", "(HSWEP_CBO_FILTER0_LINK_2_0_MASK | HSWEP_CBO_FILTER0_LINK_3_MASK) == 0xf << 6", "HSWEP_CBO_FILTER0_STATE_MASK == 0x7f << 17",
        "HSWEP_CBO_FILTER1_NID_MASK == 0xffff", "HSWEP_CBO_FILTER1_OPC_MASK == 0x1ff << 20", "HSWEP_CBO_FILTER1_C6_MASK == 1 << 29",
        "HSWEP_CBO_FILTER1_NC_MASK == 1 << 30", "HSWEP_CBO_FILTER1_ISOC_MASK == 1U << 31",
        "HSWEP_UBOX_FILTER_TID_MASK == 1", "(HSWEP_UBOX_FILTER_CID_3_0_MASK | HSWEP_UBOX_FILTER_CID_4_MASK) == 0x1f << 1",
        *(f"HSWEP_PCU_FILTER_FILT{8 * band + 7}_{8 * band}_MASK == {0xFF << 8 * band:#x}" for band in range(4)),
        # format strings match_* and mask_* of config1 and config2, whose halves are PKT_MATCH0 and 1, PKT_MASK0 and 1; LIKWID's masks 0x8003fff8, 0xf000f
        *(f"HSWEP_QPI_PKT_{kind}0_{field}_MASK == {mask}" for kind in ("MATCH", "MASK")
          for field, mask in {"VNW": "3 << 3", "OPC": "0xf << 5", "MC": "0xf << 9", "DNID": "0x1f << 13", "RNID_4": "1U << 31"}.items()),
        *(f"HSWEP_QPI_PKT_{kind}1_{field}_MASK == {mask}" for kind in ("MATCH", "MASK") for field, mask in {"RNID_3_0": "0xf", "RDS": "0xf << 16"}.items()),
        # LIKWID: bits of U_MSR_PMON_GLOBAL_STATUS in haswellEP_box_map
        *(f"HSWEP_GLOBAL_STATUS_{field}_SHIFT == {bit}" for field, bit in {"OV_U_FIXED": 0, "OV_U": 1, "OV_P": 2, "OV_R2": 29, "OV_I": 34}.items()),
        *(f"HSWEP_GLOBAL_STATUS_{field}_MASK == 3ULL << {bit}" for field, bit in {"OV_H": 21, "OV_M": 23, "OV_Q": 25, "OV_R3Q": 27}.items()),
    ])


# ---- What there is ----

# Linux: ids; LIKWID, PCM (IMC, HA, QPI) and listings of machines: device and function, of both generations the same.
FUNCTIONS = {
    "ha": [[(18, 1, 0x30)], [(18, 5, 0x38)]],
    "imc": [[(20, 0, 0xB0)], [(20, 1, 0xB1)], [(21, 0, 0xB4)], [(21, 1, 0xB5)], [(23, 0, 0xD0)], [(23, 1, 0xD1)], [(24, 0, 0xD4)], [(24, 1, 0xD5)]],
    "irp": [[(5, 6, 0x39)]],
    "qpi": [[(8, 2, 0x32), (8, 6, 0x86), (8, 0, 0x80)], [(9, 2, 0x33), (9, 6, 0x96), (9, 0, 0x90)], [(10, 2, 0x3A), (10, 6, 0x46), (10, 0, 0x40)]],
    "r2pcie": [[(16, 1, 0x34)]],
    "r3qpi": [[(11, 1, 0x36)], [(11, 2, 0x37)], [(11, 5, 0x3E)]],
}


def test_pci_functions(system) -> None:
    """0x2Fxx of Haswell, 0x6Fxx of Broadwell."""
    for key, units in FUNCTIONS.items():
        found = [[(function.bus, function.device, function.function, function.id) for function in instance.pages.values()]
                 for instance in system.blocks[key].instances]
        assert found == [[(int(key != "irp"), device, number, base | low) for base in (0x2F00, 0x6F00) for device, number, low in unit] for unit in units]


def test_units_of_variants(system) -> None:
    """bdx_uncore_cpu_init: no SBo on Broadwell-DE; PCM: no QPI there; as many CBos as cores (hswep_uncore_cpu_init)."""
    for number in VARIANTS.values():
        there = {key for key, block in system.blocks.items() if key not in ("cbo", "core", "rapl") and (block.present is None or evaluate(block.present.expr, {"model": number}))}
        assert there == {"global", "ubox", "pcu", "ha", "imc", "irp", "r2pcie", *(() if number == 5 else ("sbo", "qpi", "r3qpi"))}
    present = system.blocks["cbo"].present
    assert [box for box in range(24) if evaluate(present.expr, {"model": 3, "cores": 18, "box": box})] == list(range(18))


def test_widths(system) -> None:
    """perf_ctr_bits of hswep_uncore_{ubox,sbox,r3qpi}, 44, and of bdx_*, 48; of all others 48."""
    for key, block in system.blocks.items():
        for kind in block.counters.values() if key != "rapl" else ():
            widths = [evaluate(kind.discover_width.expr, {"model": number}) if kind.discover_width else kind.width for number in VARIANTS.values()]
            assert widths == ([44, 48, 48] if key in ("ubox", "sbo", "r3qpi") and kind.key == "general" else [48, 48, 48]), (key, kind.key)


# ---- Linux ----

SNBEP = {"event": "config:0-7", "umask": "config:8-15", "edge": "config:18", "inv": "config:23", "thresh": "config:24-31"}
PACKETS = {"vnw": "3-4", "opc": "5-8", "mc": "9-12", "dnid": "13-17", "rnid4": "31", "rnid30": "32-35", "rds": "48-51"}
FORMATS = {
    "uncore_ubox": {**SNBEP, "thresh": "config:24-28", "filter_tid": "config1:0", "filter_cid": "config1:5"},
    "uncore_cbox_N": {"event": "config:0-7", "umask": "config:8-15", "edge": "config:18", "tid_en": "config:19", "thresh": "config:24-31",
                      "filter_tid": "config1:0-5", "filter_link": "config1:6-8", "filter_state": "config1:17-23", "filter_nid": "config1:32-47",
                      "filter_opc": "config1:52-60", "filter_nc": "config1:62", "filter_c6": "config1:61", "filter_isoc": "config1:63"},
    "uncore_sbox_N": {**SNBEP, "tid_en": "config:19"},
    "uncore_pcu": {"event": "config:0-7", "occ_sel": "config:14-15", "edge": "config:18", "inv": "config:23", "thresh": "config:24-28", "occ_invert": "config:30",
                   "occ_edge": "config:14-51", **{f"filter_band{band}": f"config1:{8 * band}-{8 * band + 7}" for band in range(4)}},
    "uncore_ha_N": SNBEP, "uncore_imc_N": SNBEP, "uncore_irp": SNBEP, "uncore_r2pcie": SNBEP, "uncore_r3qpi_N": SNBEP,
    "uncore_qpi_N": {**SNBEP, "event": "config:0-7,21", **{f"match_{part}": f"config1:{place}" for part, place in PACKETS.items()},
                     **{f"mask_{part}": f"config2:{place}" for part, place in PACKETS.items()},
                     "match0": "config1:0-31", "match1": "config1:32-63", "mask0": "config2:0-31", "mask1": "config2:32-63"},
}
EVENTS = {"uncore_imc_N": {
    "clockticks": "event=0x00,umask=0x00",
    "cas_count_read": "event=0x04,umask=0x03", "cas_count_read.scale": "6.103515625e-5", "cas_count_read.unit": "MiB",
    "cas_count_write": "event=0x04,umask=0x0c", "cas_count_write.scale": "6.103515625e-5", "cas_count_write.unit": "MiB"}}


def test_formats_and_events() -> None:
    assert shown_files("hswep", "format", but="cpu power") == FORMATS
    assert shown_files("hswep", "events", but="cpu power") == EVENTS


def test_terms_of_haswell_only(system) -> None:
    """bdx_uncore_ubox shows ivbep_uncore_ubox_format_group: event, umask, edge, thresh."""
    ubox = system.blocks["ubox"]
    assert {name for name, term in ubox.terms.items() if term.condition} == {"inv", "filter_tid", "filter_cid", "filter_cid30"}
    assert ubox.conditions["with_filter"].variants == ["haswell"]


# ---- Counters ----

def each(counters: int, *events: int) -> dict[int, int]:
    return dict.fromkeys(events, counters)


# Event to a mask of counters; others are counted by all.
CONSTRAINTS = {
    "haswell": {
        "cbo": {**each(1, 0x01, 0x09, 0x11, 0x36, 0x3B, 0x3E), **each(3, 0x38)},
        "r2pcie": {**each(3, 0x10, 0x11, 0x26, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x32, 0x33, 0x34, 0x35), **each(1, 0x13, 0x23, 0x24, 0x25, 0x27, 0x2A)},
        "r3qpi": {**each(3, 0x01, 0x10, 0x11, 0x12, 0x14, 0x15, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x25, 0x26, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x2F, 0x31, 0x32, 0x33,
                         0x34, 0x36, 0x37, 0x38, 0x39), **each(1, 0x13), **each(7, 0x07, 0x08, 0x09, 0x0A, 0x0E)}},
    "broadwell": {
        "cbo": {**each(1, 0x11, 0x36, 0x3E), **each(3, 0x09)},
        "pcu": each(0xE, *range(0x80, 0x100)),
        "r2pcie": {**each(3, 0x10, 0x11, 0x26, 0x28, 0x2C, 0x2D), **each(1, 0x13, 0x23, 0x25)},
        "r3qpi": {**each(3, 0x10, 0x11, 0x14, 0x15, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x25, 0x26, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x2F, 0x33, 0x34, 0x36, 0x37, 0x38,
                         0x39), **each(1, 0x13), **each(7, 0x01, 0x07, 0x08, 0x09, 0x0A, 0x0E)}},
}
# Where intel/perfmon has more counters than Linux's table of Haswell: FAST_ASSERTED on 0 and 1, R3QPI's CLOCKTICKS on all three.
MORE = {("haswell", "cbo", 0x09): 3, ("haswell", "r3qpi", 0x01): 7}
# Where it, or one table of the two, has fewer: as few for both.
FEWER = {"cbo": {**each(3, 0x38), **each(1, 0x01, 0x3B)}, "r2pcie": {**each(1, 0x24, 0x27, 0x2A), **each(3, 0x29, 0x2B, 0x32, 0x33, 0x34, 0x35)},
         "r3qpi": {**each(1, 0x2A, 0x2B), **each(3, 0x12, 0x30, 0x31, 0x32)}}


def test_which_counter_counts_what(system) -> None:
    for variant, tables in CONSTRAINTS.items():
        for key in ("cbo", "sbo", "pcu", "ha", "imc", "qpi", "r2pcie", "r3qpi"):
            kind = system.blocks[key].counters["general"]
            for event in range(0x100):
                found = sum(1 << n for n in range(kind.count)
                            if kind.allows is None or evaluate(kind.allows.expr, {"n": n, "event": event, "model": VARIANTS[variant]}))
                full = (1 << kind.count) - 1
                wanted = MORE.get((variant, key, event), tables.get(key, {}).get(event, full)) & FEWER.get(key, {}).get(event, full)
                assert found == wanted, (variant, key, hex(event))


# ---- Events ----

LIST = Path(__file__).with_name("hswep_events.txt")
# Encodings a unit, and those of each variant (@h, @b, @d).
COUNTS = {"cbo": (163, 162, 162), "ha": (224, 226, 226), "imc": (323, 324, 322), "irp": (56, 56, 56), "pcu": (62, 57, 57), "qpi": (149, 149, 0),
          "r2pcie": (59, 62, 62), "r3qpi": (147, 150, 0), "sbo": (79, 82, 0), "ubox": (16, 16, 15)}
PREFIX = {"cbo": "UNC_C_", "ha": "UNC_H_", "imc": "UNC_M_", "irp": "UNC_I_", "pcu": "UNC_P_", "qpi": "UNC_Q_", "r2pcie": "UNC_R2_", "r3qpi": "UNC_R3_",
          "sbo": "UNC_S_", "ubox": "UNC_U_"}
LETTERS = {"haswell": "h", "broadwell": "b", "broadwell_de": "d"}
SIZE = {"irp": 2, "ubox": 2, "r3qpi": 3}
# Names that stand there for two encodings, or that one variant lacks although its counter is there: Linux's imc clockticks, and the fixed one of the UBox.
CLOCKS = {("imc", "CLOCKTICKS"), ("ubox", "CLOCKTICKS")}


def listed() -> list[tuple[str, str, int, int, int, str]]:
    """Unit, name, code, umask, mask of counters (0: the fixed one), and who has it."""
    found = []
    for line in LIST.read_text().replace("\n    ", " ").splitlines():
        if not line.startswith("#"):
            head, _, names = line.partition(":")
            unit, code, counters = head.split()
            low, _, high = counters.partition("-")
            mask = 0 if counters == "fixed" else sum(1 << n for n in range(int(low), int(high or low) + 1))
            for name in names.split():
                name, _, who = name.partition("@")
                name, _, umask = name.partition("=")
                found.append((unit, name.upper(), int(code, 16), int(umask, 16), mask, who or ("hb" if unit in ("sbo", "qpi", "r3qpi") else "hbd")))
    return found


def test_how_many_are_listed() -> None:
    assert {unit: tuple(sum(of == unit and letter in who for of, *_, who in listed()) for letter in "hbd") for unit in COUNTS} == COUNTS
    assert [sum(letter in who for *_, who in listed()) for letter in "hbd"] == [1278, 1284, 900]


def test_every_event(system) -> None:
    wanted = {}
    for unit, name, code, umask, mask, who in listed():
        if (unit, name) not in CLOCKS:
            assert (unit, name) not in wanted
            wanted[unit, name] = (code, umask, mask, who)
    found = {}
    for unit, prefix in PREFIX.items():
        block = system.blocks[unit]
        full = (1 << SIZE.get(unit, 4)) - 1
        for event in block.events.values():
            for alias in event.aliases:
                assert alias.upper().startswith(prefix), alias
                terms = event.terms
                who = "".join(LETTERS[variant] for variant in event.variants) or ("hb" if unit in ("sbo", "qpi", "r3qpi") else "hbd")
                found[unit, alias.upper().removeprefix(prefix)] = (
                    terms.get("event", 0), terms.get("umask", 0) | terms.get("occ_sel", 0) << 6, event.counters or full, who)
                assert terms.keys() <= {"event", "umask", "occ_sel"}
    assert {name: of for name, of in found.items() if name not in CLOCKS} == wanted
    assert CLOCKS <= found.keys()


def test_clocks(system) -> None:
    """UNC_M_CLOCKTICKS is Linux's clockticks, UNC_U_CLOCKTICKS the fixed counter; hswep_uncore_imc_events, UNCORE_FIXED_EVENT."""
    terms = {(unit, name): event.terms for unit in ("imc", "ubox") for name, event in system.blocks[unit].events.items()}
    assert terms["imc", "clockticks"] == {"event": 0} and terms["imc", "dclk"] == {"event": 0xFF}
    assert terms["ubox", "clockticks"] == {"event": 0xFF} and terms["ubox", "clockticks_p"] == {"event": 0}


# Column `Filter` of intel/perfmon: CBoFilter0[23:17] state (of READ 22:18), CBoFilter1[15:0] nid (of LLC_VICTIMS 17:10), CBoFilter1[28:20] opc,
# HA_AddrMatch and HA_OpcodeMatch, PCUFilter. LLC_LOOKUP.NID has the nodes, too, as its name says; RxR_ISMQ_RETRY.WB_CREDITS needs none in Linux.
NEEDS = {
    **{("cbo", f"llc_lookup.{kind}"): {"filter_state"} for kind in ("data_read", "write", "remote_snoop", "any", "read")},
    ("cbo", "llc_lookup.nid"): {"filter_state", "filter_nid"}, ("cbo", "llc_victims.nid"): {"filter_nid"},
    **{("cbo", name): {"filter_nid"} for name in ("rxr_ipq_retry2.target", "rxr_irq_retry.nid", "rxr_irq_retry2.target", "rxr_ismq_retry.nid", "rxr_ismq_retry2.target")},
    **{("cbo", f"{tor}.{kind}"): {"filter_nid"} for tor in ("tor_inserts", "tor_occupancy") for kind in ("nid_eviction", "nid_all", "nid_miss_all", "nid_wb")},
    **{("cbo", f"{tor}.{kind}"): {"filter_opc"} for tor in ("tor_inserts", "tor_occupancy")
       for kind in ("opcode", "miss_opcode", "local_opcode", "miss_local_opcode", "remote_opcode", "miss_remote_opcode")},
    **{("cbo", f"{tor}.{kind}"): {"filter_opc", "filter_nid"} for tor in ("tor_inserts", "tor_occupancy") for kind in ("nid_opcode", "nid_miss_opcode")},
    ("ha", "addr_opc_match.addr"): {"filter_addr"}, ("ha", "addr_opc_match.filt"): {"filter_addr", "filter_opc"},
    **{("ha", f"addr_opc_match.{kind}"): {"filter_opc"} for kind in ("opc", "ad", "bl", "ak")},
    **{("pcu", f"freq_band{band}_cycles"): {f"filter_band{band}"} for band in range(4)},
}


def test_what_events_need(system) -> None:
    assert {(key, name): {*event.needs} for key, block in system.blocks.items() for name, event in block.events.items() if event.needs} == NEEDS


# Linux 6.12, tools/perf/pmu-events/arch/x86/{haswellx,broadwellx}/uncore-cache.json: column Filter. Where it names filter_tid, tid_en belongs to it
# (HSWEP_CB0_MSR_PMON_BOX_FILTER_TID is written for SNBEP_CBO_PMON_CTL_TID_EN alone).
WITH_FILTERS = {
    **{("llc_misses", name): (0x35, 0x03, opcode) for name, opcode in {
        "data_read": 0x182, "uncacheable": 0x187, "mmio_read": 0x187, "mmio_write": 0x18F, "rfo_llc_prefetch": 0x190, "code_llc_prefetch": 0x191,
        "data_llc_prefetch": 0x192, "pcie_read": 0x19E, "pcie_write": 0x1C8, "pcie_non_snoop_write": 0x1C8}.items()},
    **{("llc_references", name): (0x35, 0x01, opcode) for name, opcode in {
        "code_llc_prefetch": 0x181, "streaming_full": 0x18C, "streaming_partial": 0x18D, "pcie_read": 0x19E, "pcie_write": 0x1C8, "pcie_ns_partial_write": 0x180}.items()},
    # UNC_C_TOR_OCCUPANCY.LLC_DATA_READ, and the filters of intel/perfmon's metrics of latency and numa_reads_addressed_to_local_dram
    ("data_read_misses", "local"): (0x35, 0x23, 0x182), ("data_read_misses", "remote"): (0x35, 0x83, 0x182),
    ("data_read_misses_occupancy", "all"): (0x36, 0x03, 0x182), ("data_read_misses_occupancy", "local"): (0x36, 0x23, 0x182),
    ("data_read_misses_occupancy", "remote"): (0x36, 0x83, 0x182),
}
MORE_FILTERS = {"mmio_read": {"filter_nc": 1}, "mmio_write": {"filter_nc": 1},
                **{f"{unit}.{name}": {"tid_en": 1, "filter_tid": 0x3E} for unit, name in (
                    ("llc_misses", "pcie_non_snoop_write"), ("llc_references", "pcie_write"), ("llc_references", "pcie_ns_partial_write"))}}


def test_events_with_filters(system) -> None:
    found = {name: event.terms for name, event in system.blocks["cbo"].events.items() if event.terms.keys() & {"filter_opc"}}
    assert found == {f"{event}.{name}": {"event": code, "umask": umask, "filter_opc": opcode, **MORE_FILTERS.get(name, {}), **MORE_FILTERS.get(f"{event}.{name}", {})}
                     for (event, name), (code, umask, opcode) in WITH_FILTERS.items()}
