"""The uncores of Intel's client processors: where each register is, and its bits, as Linux's driver and Intel's SDM have them, and every event.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snb.c: SNB_*, SKL_*, ICL_*, ADL_*, MTL_* and LNL_* constants, *_uncore_imc_freerunning, with
CFL_UNC_CBO_7_* of uncore.h; models: intel_uncore_match of uncore.c with asm/intel-family.h. What Linux has no name for: SandyBridgeMsr.h and
SkylakeMsr.h of EDK II, which are Intel's (global status, configuration, and bits that no session sets). Events, in client_events.txt:
intel/perfmon, sandybridge_uncore.json version 19, ivybridge 24, haswell 36, broadwell 30, skylake 59, icelake 1.24, rocketlake 1.04, tigerlake
1.19, alderlake 1.40, meteorlake 1.22, arrowlake 1.20, lunarlake 1.26, with their *_experimental.json.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from describing import ROOT, model
from drivers import holds

CORES = ("core", "atom", "n_core", "lowpower")
SYSTEMS = ("snb", "skl", "icl", "rkl", "tgl", "adl", "mtl", "arl", "lnl", "ptl")
TILES = ("mtl", "arl")    # Linux has one uncore for both (mtl_uncore_init), and C most of it once
LIST = Path(__file__).with_name("client_events.txt")

# System and kind of unit: the first control and counter of each unit, and how many. *_PERFEVTSEL0, *_PER_CTR0, *_MSR_OFFSET; number of boxes.
UNITS = {
    ("snb", "CBOX"): ([(0x700 + 0x10 * box, 0x706 + 0x10 * box) for box in range(4)], 2),
    ("snb", "ARB"): ([(0x3B2, 0x3B0)], 2),
    ("skl", "CBOX"): ([*((0x700 + 0x10 * box, 0x706 + 0x10 * box) for box in range(7)), (0xF70, 0xF76)], 4),
    ("skl", "ARB"): ([(0x3B2, 0x3B0)], 2),
    ("icl", "CBOX"): ([(0x700 + 8 * box, 0x702 + 8 * box) for box in range(8)], 2),
    ("icl", "ARB"): ([(0x3B2, 0x3B0)], 2),
    ("rkl", "CBOX"): ([(0x700 + 8 * box, 0x702 + 8 * box) for box in range(8)], 2),
    ("rkl", "ARB"): ([(0x3B2, 0x3B0)], 2),
    ("tgl", "CBOX"): ([(0x700 + 8 * box, 0x702 + 8 * box) for box in range(8)], 2),
    ("tgl", "ARB"): ([(0x3B2, 0x3B0)], 2),
    ("adl", "CBOX"): ([(0x2000 + 8 * box, 0x2002 + 8 * box) for box in range(15)], 2),
    ("adl", "ARB"): ([(0x2FD0, 0x2FD2), (0x2FD8, 0x2FDA)], 2),
    **{(system, "CBOX"): ([(0x2442 + 0x10 * box, 0x2448 + 0x10 * box) for box in range(15)], 2) for system in TILES},
    **{(system, "ARB"): ([(0x2412, 0x2418), (0x2422, 0x2428)], 2) for system in TILES},
    **{(system, "HAC_ARB"): ([(0x2012, 0x2018), (0x2022, 0x2028)], 2) for system in TILES},
    **{(system, "HAC_CBOX"): ([(0x2042, 0x2048), (0x2052, 0x2058)], 2) for system in TILES},
    ("lnl", "CBOX"): ([(0x2442 + 0x10 * box, 0x2448 + 0x10 * box) for box in range(4)], 2),
    ("lnl", "ARB"): ([(0x2412, 0x2418), (0x2422, 0x2428)], 2),
    # PTL_UNC_IA_CORE_BRIDGE_*, PTL_UNC_SANTA_* of Linux 7.0
    ("ptl", "CBOX"): ([(0x2442 + 0x10 * box, 0x2448 + 0x10 * box) for box in range(6)], 2),
    ("ptl", "IA_CORE_BRIDGE"): ([(0x2022, 0x2028)], 2),
    ("ptl", "SANTA"): ([(0x2412, 0x2418), (0x2422, 0x2428)], 2),
}
FIXED = {("snb", "GLOBAL"): (0x394, 0x395), ("skl", "GLOBAL"): (0x394, 0x395), ("icl", "CLOCKBOX"): (0x394, 0x395), ("rkl", "CLOCKBOX"): (0x394, 0x395),
         ("tgl", "CLOCKBOX"): (0x394, 0x395), ("adl", "CLOCKBOX"): (0x2FDE, 0x2FDF),
         **{(system, kind): places for system in TILES for kind, places in (("CNCU", (0x2402, 0x2408)), ("SNCU", (0x2002, 0x2008)))}}
ENABLES = {("snb", "GLOBAL", "CTRL"): 0x391, ("skl", "GLOBAL", "CTRL"): 0xE01, ("rkl", "GLOBAL", "CTRL"): 0xE01,
           ("tgl", "GLOBAL", "CTRL"): 0xE01, ("adl", "GLOBAL", "CTRL"): 0x2FF0, ("lnl", "GLOBAL", "CTRL"): 0x240E,
           **{(system, kind, "BOX_CTL"): at for system in TILES for kind, at in (("CNCU", 0x240E), ("SNCU", 0x200E))}}
CONFIG = {"snb": "GLOBAL", "skl": "GLOBAL", "icl": "CONFIG", "rkl": "GLOBAL", "tgl": "GLOBAL", "adl": "GLOBAL", "mtl": "CONFIG", "arl": "CONFIG"}


# Several systems have these unchanged, and C has them once.
SHARED = {**{f"{system}_{kind}_": f"CLIENT_{name}_" for system in ("SNB", "SKL") for kind, name in
             (("ARB", "OLD_ARB"), ("GLOBAL_FIXED_CTRL", "OLD_GLOBAL_FIXED_CTRL"), ("GLOBAL_CBO", "OLD_GLOBAL_CBO"))},
          "SNB_GLOBAL_FIXED_CTR_": "CLIENT_OLD_GLOBAL_FIXED_CTR_",
          **{f"{system}_IMC_": "CLIENT_IMC_" for system in ("SNB", "SKL", "ICL", "RKL")},
          **{f"{system}_IMC_FREE_RUNNING_": "CLIENT_IMC_FREE_RUNNING_" for system in ("TGL", "ADL", "MTL", "ARL", "LNL", "PTL")},
          **{f"{system}_IMC_C": "CLIENT_NEW_IMC_C" for system in ("ADL", "MTL", "ARL", "LNL")},
          **{f"{system}_IMC_{name}_": f"CLIENT_NEW_IMC_{name}_" for system in ("ADL", "MTL", "ARL", "LNL") for name in ("GLOBAL_CTL", "BOX_CTL")},
          **{f"{system.upper()}_{kind}_": f"CLIENT_TILES_{name}_" for system in TILES for kind, name in (("CNCU", "CNCU"), ("SNCU", "SNCU"), ("CONFIG", "UNCORE"))}}


def hold(tmp_path: Path, system: str, literals: list[str]) -> None:
    """Of the macros that the system's header has."""
    for name, shared in SHARED.items():
        literals = [literal.replace(name, shared, 1) if literal.startswith(name) else literal for literal in literals]
    holds(tmp_path, system, literals)


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_msr(tmp_path: Path, system: str) -> None:
    start, literals = f"{system.upper()}_", []
    for (of, kind), (units, count) in UNITS.items():
        for unit, (control, counter) in enumerate(units if of == system else ()):
            index = f"{unit}, " if len(units) > 1 else ""
            literals += [f"{start}{kind}_{name}_ADDRESS({index}{n}) == {at + n:#x}" for name, at in (("EVTSEL", control), ("CTR", counter)) for n in range(count)]
    for (of, kind), (control, counter) in FIXED.items():
        literals += [f"{start}{kind}_FIXED_CTRL_ADDRESS == {control:#x}", f"{start}{kind}_FIXED_CTR_ADDRESS == {counter:#x}"] if of == system else []
    literals += [f"{start}{kind}_{name}_ADDRESS == {at:#x}" for (of, kind, name), at in ENABLES.items() if of == system]
    if system in CONFIG:
        literals += [f"{start}{CONFIG[system]}_CBO_CONFIG_ADDRESS == 0x396", f"{start}{CONFIG[system]}_CBO_CONFIG_CBOX_MASK == 0xf"]
    if system == "ptl":    # MTL_UNC_CNCU_*, PTL_UNC_CNCU_MSR_OFFSET
        literals += [f"PTL_CNCU_{name}_ADDRESS({unit}) == {at + 0x140 * unit:#x}" for name, at in (("FIXED_CTRL", 0x2402), ("FIXED_CTR", 0x2408), ("BOX_CTL", 0x240E)) for unit in (0, 1)]
    if system in ("snb", "skl"):
        literals.append(f"{start}GLOBAL_STATUS_ADDRESS == {0x392 if system == 'snb' else 0xE02:#x}")
    hold(tmp_path, system, literals)
    described = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks
    msrs = {(system, key.upper()) for key, block in described.items() if block.space == "msr" and {"evtsel", "ctr"} <= set(block.registers)}
    assert msrs == {key for key in UNITS if key[0] == system}
    for (of, kind), (units, _) in UNITS.items():
        assert of != system or len(described[kind.lower()].instances) == len(units)


@pytest.mark.parametrize("system", SYSTEMS)
def test_bits(tmp_path: Path, system: str) -> None:
    """SNB_UNC_CTL_*, ADL_UNC_CTL_THRESHOLD, perf_ctr_bits and fixed_ctr_bits of each type (of Skylake the SDM's 44), SNB_UNC_GLOBAL_CTL_EN."""
    start, literals = f"{system.upper()}_", []
    for kind in (kind for of, kind in UNITS if of == system):
        new = system in (*TILES, "lnl", "ptl") or (system, kind) == ("adl", "CBOX")
        masks = {"EVENT": 0xFF, "UMASK": 0xFF00, "E": 1 << 18, "OVF_EN": 1 << 20, "EN": 1 << 22, "INV": 1 << 23, **({"THRESHOLD": 0x3F000000} if new else {"CMASK": 0x1F000000})}
        literals += [f"{start}{kind}_EVTSEL_{name}_MASK == {mask:#x}" for name, mask in masks.items()]
        literals.append(f"{start}{kind}_CTR_COUNT_WIDTH == {48 if system in (*TILES, 'lnl', 'ptl') else 44}")
    for kind in (kind for of, kind in FIXED if of == system):
        literals += [f"{start}{kind}_FIXED_CTRL_EN_MASK == 0x400000", f"{start}{kind}_FIXED_CTR_COUNT_WIDTH == {44 if system == 'skl' else 48}"]
    literals += [f"{start}{kind}_{name}_EN_MASK == 0x20000000" for of, kind, name in ENABLES if of == system]
    if system in ("snb", "skl"):
        literals += [f"{start}GLOBAL_CTRL_{name}_MASK == {mask:#x}" for name, mask in
                     {"PMI_SEL_SLICE": 0x1F, "WAKEPMI": 1 << 30, "FREEZE": 0x80000000}.items()]
        literals += [f"{start}GLOBAL_STATUS_{name}_MASK == {mask:#x}" for name, mask in {"FIXED": 1, "ARB": 2, "CBOX": 8}.items()]
    hold(tmp_path, system, literals)


@pytest.mark.parametrize("system", SYSTEMS)
def test_offsets(tmp_path: Path, system: str) -> None:
    """SNB_UNCORE_PCI_IMC_*_BASE; tgl_uncore_imc_freerunning and adl_uncore_imc_freerunning behind 0x5000, 0xd800; ADL_UNCORE_IMC_*, LNL_UNCORE_HBO_*."""
    start = f"{system.upper()}_"
    literals = [f"{start}IMC_{name}_OFFSET == {at:#x}" for name, at in
                (("GT_REQUESTS", 0x5040), ("IA_REQUESTS", 0x5044), ("IO_REQUESTS", 0x5048), ("DATA_READS", 0x5050), ("DATA_WRITES", 0x5054))
                if system in ("snb", "skl", "icl", "rkl")]
    if system in ("tgl", "adl", *TILES, "lnl", "ptl"):
        literals += [f"{start}IMC_FREE_RUNNING_{name}_OFFSET == {at:#x}" for name, at in (("TOTAL", 0x40), ("READ", 0x58), ("WRITE", 0xA0))]
        literals += [f"{start}IMC_FREE_RUNNING_{name}_COUNT_WIDTH == 64" for name in ("TOTAL", "READ", "WRITE")]
    else:
        literals += [f"{start}IMC_{name}_COUNT_WIDTH == 32" for name in ("GT_REQUESTS", "IA_REQUESTS", "IO_REQUESTS", "DATA_READS", "DATA_WRITES")]
    if system in ("adl", *TILES, "lnl"):
        literals += [f"{start}IMC_GLOBAL_CTL_OFFSET == 0xc0", f"{start}IMC_BOX_CTL_OFFSET == 0xc4", f"{start}IMC_BOX_CTL_FRZ_MASK == 1",
                     f"{start}IMC_BOX_CTL_RST_CTRL_MASK == 2", f"{start}IMC_BOX_CTL_RST_CTRS_MASK == 4", f"{start}IMC_CTL_EVENT_MASK == 0xff",
                     f"{start}IMC_CTL_CHMASK_MASK == 0xf00", f"{start}IMC_CTL_EDGE_MASK == 0x40000", f"{start}IMC_CTR_COUNT_WIDTH == 64"]
        literals += [f"{start}IMC_CTL_OFFSET({n}) == {0xD0 + 4 * n:#x}" for n in range(5)] + [f"{start}IMC_CTR_OFFSET({n}) == {0xE8 + 8 * n:#x}" for n in range(5)]
    if system == "lnl":
        literals += ["LNL_HBO_BOX_CTL_OFFSET == 0x548", "LNL_HBO_CTL_EVENT_MASK == 0xff", "LNL_HBO_CTL_UMASK_MASK == 0xff00", "LNL_HBO_CTL_EDGE_MASK == 0x40000",
                     "LNL_HBO_CTL_INV_MASK == 0x800000", "LNL_HBO_CTL_THRESHOLD_MASK == 0xff000000", "LNL_HBO_BOX_CTL_FRZ_MASK == 1"]
        literals += [f"LNL_HBO_CTL_OFFSET({n}) == {0x550 + 4 * n:#x}" for n in range(4)] + [f"LNL_HBO_CTR_OFFSET({n}) == {0x570 + 8 * n:#x}" for n in range(4)]
    hold(tmp_path, system, literals)


# intel_uncore_match: INTEL_SANDYBRIDGE and so on; variants as intel/perfmon's mapfile.csv has them.
MODELS = {("snb", "snb"): {0x2A}, ("snb", "ivb"): {0x3A}, ("snb", "hsw"): {0x3C, 0x45, 0x46}, ("snb", "bdw"): {0x3D, 0x47},
          ("skl", ""): {0x4E, 0x5E, 0x8E, 0x9E, 0xA5, 0xA6}, ("icl", ""): {0x7D, 0x7E, 0x9D}, ("rkl", ""): {0xA7}, ("tgl", ""): {0x8C, 0x8D},
          ("adl", ""): {0x97, 0x9A, 0xB7, 0xBA, 0xBF, 0xBE}, ("mtl", ""): {0xAA, 0xAC, 0xB5}, ("arl", ""): {0xC5, 0xC6}, ("lnl", ""): {0xBD}, ("ptl", ""): {0xCC, 0xD5, 0xE5}}


def test_models() -> None:
    found: dict[tuple[str, str], set[int]] = {}
    for system in SYSTEMS:
        for entry in model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").detect:
            vendor, family, models = entry.cpuid
            assert (vendor, family) == ("GenuineIntel", 6)
            found.setdefault((system, entry.variant), set()).update(number for low, high in models for number in range(low, high + 1))
    assert found == MODELS


# What is listed for each variant, without what runs free; SANTA's clock (Lunar Lake, Panther Lake) has no known registers.
COUNTS = {"snb": 34, "ivb": 34, "hsw": 32, "bdw": 23, "skl": 23, "icl": 3, "rkl": 9, "tgl": 12, "adl": 33, "mtl": 22, "arl": 20, "lnl": 27, "ptl": 27}
FREE_RUNNING = {"tgl": 6, "adl": 4, "mtl": 12, "arl": 12}
SYSTEM_OF = {"ivb": "snb", "hsw": "snb", "bdw": "snb"}
BLOCK_OF = {"CBO": "cbox", "IMC": "imc", "ARB": "arb", "HAC_ARB": "hac_arb", "HAC_CBO": "hac_cbox"}


def listed() -> list[list[str]]:
    return [line.split() for line in LIST.read_text().splitlines()]


def test_the_lists() -> None:
    assert Counter(words[0] for words in listed() if "free-running" not in words and words[1] != "SANTA") == COUNTS
    assert Counter(words[0] for words in listed() if "free-running" in words) == FREE_RUNNING


@pytest.mark.parametrize("variant", COUNTS)
def test_every_event(variant: str) -> None:
    """Of the uncore, under each of its names, deprecated ones included, with its code, umask, mask and counters; and no other but Linux's own."""
    system = SYSTEM_OF.get(variant, variant)
    blocks = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks
    clocks = {"snb": "cbox", "skl": "cbox", "mtl": "cncu", "arl": "cncu"}.get(system, "clockbox")
    described = {(key, name.upper()): event for key, block in blocks.items() if key not in CORES for event in block.events.values()
                 if not event.variants or variant in event.variants for name in event.aliases}
    wanted = {}
    for _, unit, name, code, umask, mask, counters in (words for words in listed() if words[0] == variant and "free-running" not in words and words[1] != "SANTA"):
        key = (clocks, name) if name == "UNC_CLOCK.SOCKET" else (BLOCK_OF[unit], name.upper())
        fixed = counters == "fixed"
        wanted[key] = ({"event": 0xFF}, 0) if fixed else ({"event": int(code, 16), "umask": int(umask, 16), **({"cmask": int(mask)} if int(mask) else {})}, counters)
    assert len(wanted) == COUNTS[variant]
    for key, (terms, _) in wanted.items():
        assert {term: value for term, value in described[key].terms.items() if value} == {term: value for term, value in terms.items() if value}, key
    assert {key for key in described if key not in wanted} <= {("sncu", "UNC_CLOCK.SOCKET")}


def test_events_that_one_counter_has() -> None:
    """Of new arbiters; the others' follow from event 0x80 and 0x83, snb_uncore_arb_constraints."""
    for variant, counter in (("rkl", 0), ("tgl", 0), ("adl", 0), ("mtl", 0)):
        events = model(ROOT / f"regdefs/intel/{variant}.yaml", ROOT / "regdefs").blocks["arb"].events
        only = {name.upper() for event in events.values() for name in event.aliases if event.counters == 1 << counter or event.terms["event"] in (0x80, 0x83)}
        assert only == {words[2] for words in listed() if words[0] == variant and words[1] == "ARB" and words[6] == str(counter)}
