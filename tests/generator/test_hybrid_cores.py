"""Cores of hybrid processors, and E-cores alone: which bits and counters each kind has, the files that Linux shows, and every event.

Literals of Linux 6.12, arch/x86/events/intel/core.c: intel_arch_formats_attr, adl_hybrid_extra_attr and mtl_hybrid_extra_attr (`frontend` of big cores alone), nhm_format_attr,
intel_perfmon_event_map, adl_hybrid_events_attrs and adl_hybrid_mem_attrs without mem-loads (EVENT_ATTR_STR_HYBRID: the first text is
the small core's), intel_glc_event_constraints,
intel_grt_event_constraints, intel_grt_extra_regs, intel_lnc_event_constraints, intel_skt_event_constraints, intel_slm_event_constraints, tnt_events_attrs, slm_format_attr,
lnl_hybrid_events_attrs, umask2_show, format_evtsel_ext_attrs; of version 6 MSR_IA32_PMC_V6_* of msr-index.h. Arrow Lake-H: Linux 6.13, the same file, arl_h_hybrid_events_attrs and
arl_h_hybrid_mem_attrs (the third text is the low-power core's). Events: intel/perfmon, alderlake_goldencove_core.json and alderlake_gracemont_core.json 1.40,
meteorlake_redwoodcove_core.json and meteorlake_crestmont_core.json 1.22, lunarlake_lioncove_core.json and
lunarlake_skymont_core.json 1.26, arrowlake_lioncove_core.json, arrowlake_skymont_core.json and arrowlake_crestmont_core.json 1.20, snowridgex_core.json 1.23,
sierraforest_core.json 1.18, grandridge_core.json 1.13, clearwaterforest_core.json 1.04, pantherlake_cougarcove_core.json and
pantherlake_darkmont_core.json 1.07, goldmont_core.json 13, goldmontplus_core.json 1.01 and Silvermont_core.json 15. Sierra Forest and Grand Ridge: cmt_events_attrs, grt_mem_attrs, cmt_format_attr.
Clearwater Forest and Panther Lake: Linux 6.16, the same file, skt_events_attrs, lnl_common.
"""

from __future__ import annotations

from copy import copy
from pathlib import Path

import pytest

from describing import ROOT, model
from generator.base.expression import evaluate
from generator.model.choice import able, allowed
from perfmon import described_core, digest
from shown_files import shown_files
from test_archperfmon import FILES, FORMAT, core
from drivers import holds


def test_bits_of_e_cores(tmp_path: Path) -> None:
    """No ANY (bit 21), and three fixed counters."""
    holds(tmp_path, "archperfmon/e_core", [
        "ARCHPERFMON_E_CORE_PERFEVTSEL_ADDRESS(7) == 0x18d", "ARCHPERFMON_E_CORE_PERFEVTSEL_EN_MASK == 1 << 22", "ARCHPERFMON_E_CORE_PERFEVTSEL_INT_MASK == 1 << 20"])
    assert "PERFEVTSEL_ANY" not in (ROOT / "generated/include/pmureg/archperfmon/e_core.h").read_text()
    holds(tmp_path, "archperfmon/archperfmon4", [
        "ARCHPERFMON4_FIXED_CTR_ADDRESS(2) == 0x30b", "ARCHPERFMON4_PERF_GLOBAL_CTRL_EN_FIXED_CTR_MASK == 7ULL << 32"])


CORE = FILES | {"mem-stores": "event=0xcd,umask=0x2"}
GENERIC = {name: text for name, text in FILES.items() if name != "slots"}
# glm_events_attrs; of Goldmont Plus with event_attr_td_total_slots_scale_glm changed
GOLDMONT = GENERIC | {"topdown-total-slots": "event=0x3c", "topdown-total-slots.scale": "3", "topdown-fetch-bubbles": "event=0x9c", "topdown-recovery-bubbles": "event=0xca,umask=0x02",
                      "topdown-slots-issued": "event=0x0e", "topdown-slots-retired": "event=0xc2"}
ATOM = GENERIC | {
    "mem-stores": "event=0xd0,umask=0x6", "topdown-retiring": "event=0xc2,umask=0x0", "topdown-bad-spec": "event=0x73,umask=0x0", "topdown-fe-bound": "event=0x71,umask=0x0",
    "topdown-be-bound": "event=0x74,umask=0x0"}


CRESTMONT = ATOM | {"topdown-retiring": "event=0x72,umask=0x0"}
SKYMONT = ATOM | {"topdown-fe-bound": "event=0x9c,umask=0x01", "topdown-retiring": "event=0xc2,umask=0x02", "topdown-be-bound": "event=0xa4,umask=0x02"}
DEVICES = {("adl", "cpu_core"): CORE | {"mem-loads-aux": "event=0x03,umask=0x82"}, ("adl", "cpu_atom"): ATOM,
           ("mtl", "cpu_core"): CORE, ("mtl", "cpu_atom"): ATOM, ("lnl", "cpu_core"): CORE, ("lnl", "cpu_atom"): SKYMONT,
           ("arl", "cpu_core"): CORE, ("arl", "cpu_atom"): SKYMONT, ("arl", "cpu_lowpower"): ATOM,
           ("ptl", "cpu_core"): CORE, ("ptl", "cpu_atom"): SKYMONT,    # as Lunar Lake, lnl_common
           ("adl", "cpu"): ATOM | {"topdown-bad-spec": "event=0x73,umask=0x6"},    # td_bad_spec_tnt: Alder Lake-N is no hybrid
           ("gnr.srf", "cpu"): CRESTMONT, ("gnr.grr", "cpu"): CRESTMONT, ("gnr.cwf", "cpu"): SKYMONT,
           ("glm.glm", "cpu"): GOLDMONT, ("glm.glp", "cpu"): GOLDMONT | {"topdown-total-slots.scale": "4"},
           ("slm", "cpu"): GENERIC | {"topdown-total-slots": "event=0x3c", "topdown-total-slots.scale": "2", "topdown-fetch-bubbles": "event=0xca,umask=0x50",
                                      "topdown-fetch-bubbles.scale": "2", "topdown-slots-issued": "event=0xc2,umask=0x10", "topdown-slots-retired": "event=0xc2,umask=0x10"},
           ("snr", "cpu"): {name: text for name, text in ATOM.items() if name != "mem-stores"} | {"topdown-bad-spec": "event=0x73,umask=0x6"}}


@pytest.mark.parametrize(("system", "device"), DEVICES)
def test_files(system: str, device: str) -> None:
    lacks = {"ldlat", "frontend"} if system.startswith(("glm", "slm", "snr")) else set() if device == "cpu_core" else {"frontend"}
    formats = {name: bits for name, bits in FORMAT.items() if name not in lacks}
    if device in ("cpu_atom", "cpu_lowpower") and system != "adl" or system.startswith("gnr."):
        formats["snoop_rsp"] = "config1:0-63"
    if system in ("lnl", "arl", "ptl", "gnr.cwf") and device != "cpu_lowpower":
        formats |= {"umask": "config:8-15,40-47", "eq": "config:36"}
    assert shown_files(system, "format")[device] == formats
    assert shown_files(system, "events")[device] == {name: text.rstrip("\n") for name, text in DEVICES[system, device].items()}


# Events of a file that programmable counters count, but latencies of loads, and their digests (perfmon.py)
EVENTS = {("adl", "core"): (305, "3dde8a83fe0b71ed"), ("adl", "atom"): (197, "762acdd03b228be6"), ("adl", "n_core"): (197, "762acdd03b228be6"),
          ("mtl", "core"): (308, "f87603755146bcf9"), ("mtl", "atom"): (239, "539fff46dd4a3937"),
          ("lnl", "core"): (315, "253e83c38d3d5b23"), ("lnl", "atom"): (294, "af131cc37ff87d4c"),
          ("arl", "core"): (313, "5d005d32d89e82a9"), ("arl", "atom"): (278, "a5302bf91c29be54"), ("arl", "lowpower"): (188, "7535af9ce620c502"),
          ("snr", "core"): (302, "0d6debb0a3f730e9"),
          ("glm.glm", "core"): (166, "1aa1970a6fbe838f"), ("glm.glp", "plus"): (177, "a86faa1b361636bc"), ("slm", "core"): (127, "37734d733900bde3"),
          ("ptl", "core"): (331, "429c06dac8be5bb2"), ("ptl", "atom"): (240, "641baf1cbdee8963"),
          ("gnr.srf", "crestmont"): (224, "6e82c6b87882af2e"), ("gnr.grr", "crestmont"): (221, "ff48d38eaa35d9b9"), ("gnr.cwf", "darkmont"): (246, "e16c75b085fd366b")}
# Of fixed counters 4, 5 and 6, by the codes that intel_skt_event_constraints has for them; their own code is 0.
SLOTS = {"topdown_bad_speculation.all": (0x73, 0, 0x10), "topdown_fe_bound.all": (0x9C, 1, 0x20), "topdown_retiring.all": (0xC2, 2, 0x40)}


@pytest.mark.parametrize(("system", "kind"), EVENTS)
def test_every_event(system: str, kind: str) -> None:
    block, variant = core(system, kind), system.partition(".")[2]
    lines = described_core(block, variant)
    if system in ("lnl", "arl", "ptl") and kind == "atom" or kind == "darkmont":
        assert {name: (block.events[name].terms["event"], block.events[name].terms.get("umask", 0), able(block, block.events[name])["fixed"]) for name in SLOTS} == SLOTS
        lines = [line for line in lines if line.split()[0].lower() not in SLOTS]
    assert (len(lines), digest(lines)) == EVENTS[system, kind]


def test_counters() -> None:
    blocks = model(ROOT / "regdefs/intel/adl.yaml", ROOT / "regdefs").blocks
    names = ("inst_retired.any", "cpu_clk_unhalted.thread", "ref-cycles", "bus-cycles", "br_inst_retired.all_branches")
    core, atom = ({name: able(blocks[kind], blocks[kind].events[name]) for name in names} for kind in ("core", "atom"))
    both = {"inst_retired.any": {"fixed": 1, "general": 0xFF}, "cpu_clk_unhalted.thread": {"fixed": 2, "general": 0xFF}, "ref-cycles": {"fixed": 4},
            "bus-cycles": {"fixed": 4, "general": 0xFF}, "br_inst_retired.all_branches": {"general": 0xFF}}
    assert core == both == atom
    assert able(blocks["core"], blocks["core"].events["slots"]) == {"fixed": 8} and "slots" not in blocks["atom"].events
    assert {kind: {key: counter.count for key, counter in blocks[kind].counters.items()} for kind in ("core", "atom")} == {
        "core": {"fixed": 4, "general": 8}, "atom": {"fixed": 3, "general": 8}}


def test_each_event_has_a_sentence() -> None:
    for system, kind in EVENTS:
        assert [name for name, event in core(system, kind).events.items() if not event.text] == []
    blocks = model(ROOT / "regdefs/intel/adl.yaml", ROOT / "regdefs").blocks
    texts = {name: event.text for name, event in blocks["atom"].events.items()}
    assert texts["topdown_fe_bound.all"] == "Slots that were empty because the front end delivered nothing: for any reason."
    assert texts["mem_bound_stalls.ifetch_dram_hit"].startswith("Cycles in which the core waits for ")
    texts = {name: event.text for name, event in model(ROOT / "regdefs/intel/arl.yaml", ROOT / "regdefs").blocks["atom"].events.items()}
    assert texts["frontend_retired_source.icache_l3_hit"].endswith(": instruction cache, hit in the L3.")
    assert texts["mem_load_uops_retired.l3_hit_no_snoop"].endswith(": L3, without a snoop.")
    texts = {name: event.text for name, event in core("gnr.cwf", "darkmont").events.items()}
    assert texts["l2_request.demand_rfo_miss"] == "Accesses to the L2: demand reads for ownership, miss."
    assert texts["uops_retired.eom"] == "Operations that retired: the last of their instruction."
    assert {name for name, text in texts.items() if "." in name and ": " not in text} == {"uops_issued.any", "l2_reject_xq.any", "core_reject_l2q.any", "lbr_inserts.any"}


# intel_lnc_event_constraints: codes and masks, and their counters; all ten but for these, and the first four of codes 0x20 and 0xd0 to 0xdf.
LION_COVE = {0x12A: 0xF, 0x12B: 0xF, 0x148: 4, 0x175: 4, 0x8A3: 4, 0xCA3: 4, 0x4A4: 1, 0x8A4: 1, 0x10A4: 8, 0x1B1: 8, 0x1CD: 0x3FC, 0x2CD: 3, 0x87D0: 0x3FF, 0xE0: 0xF}


@pytest.mark.parametrize("system", ["lnl", "arl", "ptl"])
def test_counters_of_lion_cove(system: str) -> None:
    """Of each code that Linux names, and of each event that Intel names."""
    block = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks["core"]
    one = block.events["inst_decoded.decoders"]
    others = [event | umask << 8 for event in (1, 0x20, 0x2E, 0x3C, 0x48, 0xA3, 0xA4, 0xB1, 0xCF, 0xD0, 0xD7, 0xDF, 0xE0, 0xFF) for umask in (0, 3, 0x40)]
    for code in [*LION_COVE, *others]:
        event = copy(one)
        event.terms = {"event": code & 0xFF, "umask": code >> 8}
        assert allowed(block, event)["general"] == LION_COVE.get(code, 0xF if code & 0xFF == 0x20 or 0xD0 <= code & 0xFF <= 0xDF else 0x3FF), hex(code)
    events = [event for event in block.events.values() if not event.linux and allowed(block, event)["general"]]
    # The files name all ten for off-core responses, Linux the first four.
    differ = [event for event in events if allowed(block, event)["general"] != (event.counters or 0x3FF)]
    assert len(differ) == 12 and all("offcore_rsp" in event.terms for event in differ)


def test_registers_of_version_6(tmp_path: Path) -> None:
    """MSR_IA32_PMC_V6_GP0_CTR, MSR_IA32_PMC_V6_GP0_CFG_A and MSR_IA32_PMC_V6_FX0_CTR, four apart; ARCH_PERFMON_EVENTSEL_EQ and _UMASK2."""
    for base, general, fixed, mask in (("LNC", 10, 4, 0xF), ("SKT", 8, 7, 0x7F)):
        name = f"ARCHPERFMON_{base}_CORE"
        literals = [f"{name}_PERFEVTSEL_ADDRESS({n}) == {0x1901 + 4 * n:#x}" for n in range(general)]
        literals += [f"{name}_PMC_ADDRESS({n}) == {0x1900 + 4 * n:#x}" for n in range(general)]
        literals += [f"{name}_FIXED_CTR_ADDRESS({n}) == {0x1980 + 4 * n:#x}" for n in range(fixed)]
        literals += [f"{name}_PERFEVTSEL_EQ_MASK == 1ULL << 36", f"{name}_PERFEVTSEL_UMASK2_MASK == 0xffULL << 40", f"{name}_PERFEVTSEL_UMASK_MASK == 0xff00",
                     f"{name}_PERF_GLOBAL_CTRL_EN_PMC_MASK == {(1 << general) - 1:#x}", f"{name}_PERF_GLOBAL_CTRL_EN_FIXED_CTR_MASK == {mask:#x}ULL << 32",
                     f"{name}_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_MASK == {mask:#x}ULL << 32", f"{name}_FIXED_CTR_CTRL_CTRL_MASK == {(1 << 4 * fixed) - 1:#x}",
                     f"{name}_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PMC_MASK == {(1 << general) - 1:#x}"]
        holds(tmp_path, f"archperfmon/{base.lower()}_core", literals)


def test_registers_of_arrow_lake(tmp_path: Path) -> None:
    """The same MSRs. Low-power cores are told as version 5: MSR_ARCH_PERFMON_EVENTSEL0, MSR_IA32_PMC0 and MSR_CORE_PERF_FIXED_CTR0, one apart."""
    literals = []
    for kind, places, general, fixed in (("CORE", (0x1901, 0x1900, 0x1980, 4), 10, 4), ("ATOM", (0x1901, 0x1900, 0x1980, 4), 8, 7), ("LOWPOWER", (0x186, 0x4C1, 0x309, 1), 8, 3)):
        *begins, apart = places
        for name, begin, count in zip(("PERFEVTSEL", "PMC", "FIXED_CTR"), begins, (general, general, fixed), strict=True):
            literals += [f"ARL_{kind}_{name}_ADDRESS({n}) == {begin + apart * n:#x}" for n in range(count)] + [f"ARL_{kind}_{name}_COUNT == {count}"]
        literals += [f"ARL_{kind}_PERFEVTSEL_EN_MASK == 1 << 22", f"ARL_{kind}_PMC_COUNT_WIDTH == 48"]
    literals += ["ARL_CORE_PERFEVTSEL_UMASK2_MASK == 0xffULL << 40", "ARL_ATOM_PERFEVTSEL_EQ_MASK == 1ULL << 36"]
    holds(tmp_path, "arl", literals)


def test_kinds_of_arrow_lake() -> None:
    """HYBRID_INTEL_CORE and _ATOM, cmt_native_id and skt_native_id of Linux 6.13; counters as an Arrow Lake-H's kernel prints them: event masks 0xf000003ff, 0x77000000ff, 0x7000000ff."""
    blocks = model(ROOT / "regdefs/intel/arl.yaml", ROOT / "regdefs").blocks
    found = {}
    for key in ("core", "atom", "lowpower"):
        facts = {name: fact.example.expr.value for name, fact in blocks[key].facts.items()}
        found[key] = (facts["kind"], facts["model"], facts["fixed_there"] << 32 | facts["general_there"])
    assert found == {"core": (2, 3, 0xF000003FF), "atom": (1, 3, 0x77000000FF), "lowpower": (1, 2, 0x7000000FF)}


def test_kinds_of_panther_lake() -> None:
    """0x40 or 0x20, and model 0x000004, in mapfile.csv of intel/perfmon."""
    for kind, number in (("core", 2), ("atom", 1)):
        present = core("ptl", kind).present
        assert present and [(n, model) for n in (1, 2) for model in (2, 3, 4, 5) if evaluate(present.expr, {"kind": n, "model": model})] == [(number, 4)]


# tma_frontend_bound, tma_retiring, tma_backend_bound and tma_bad_speculation of cpu_atom: eight slots in a cycle of Skymont (arrowlake/arl-metrics.json of perf), six of Crestmont (mtl-metrics.json).
WIDTHS = {"atom": 8, "lowpower": 6}


@pytest.mark.parametrize("kind", WIDTHS)
def test_slots_of_arrow_lake(kind: str) -> None:
    block = model(ROOT / "regdefs/intel/arl.yaml", ROOT / "regdefs").blocks[kind]
    alike = {name: block.events[name].terms for name in block.events if name.startswith("topdown_")}
    assert block.metrics["issue_slots"].formula.text == f"{WIDTHS[kind]} * cpu_clk_unhalted.core"
    for name, event in (("frontend_bound", "fe_bound"), ("retiring", "retiring"), ("backend_bound", "be_bound"), ("bad_speculation", "bad_speculation")):
        counted = block.metrics[name].formula.text.removeprefix("100 * ").removesuffix(" / issue_slots")
        assert counted in (f"topdown_{event}.all", f"topdown_{event}.all_p") and counted in alike


@pytest.mark.parametrize(("system", "kind"), [("snr", "core"), ("glm", "core"), ("glm", "plus"), ("slm", "core")])
def test_counters_of_tremont(system: str, kind: str) -> None:
    """Its fixed counter of cycles at a fixed rate does not count CPU_CLK_UNHALTED.REF_TSC_P. Before it the same."""
    block = core(system, kind)
    assert {name: able(block, block.events[name]) for name in ("inst_retired.any", "cpu_clk_unhalted.core", "ref-cycles", "bus-cycles")} == {
        "inst_retired.any": {"fixed": 1, "general": 0xFF}, "cpu_clk_unhalted.core": {"fixed": 2, "general": 0xFF}, "ref-cycles": {"fixed": 4}, "bus-cycles": {"general": 0xFF}}


# intel_grt_event_constraints and intel_skt_event_constraints: codes and masks of fixed counters
CRESTMONT_FIXED = {0xC0: 1, 0x3C: 2, 0x13C: 4}
DARKMONT_FIXED = CRESTMONT_FIXED | {0x73: 0x10, 0x19C: 0x20, 0x2C2: 0x40}


@pytest.mark.parametrize(("kind", "fixed"), [("crestmont", CRESTMONT_FIXED), ("darkmont", DARKMONT_FIXED)])
def test_fixed_counters_of_e_cores(kind: str, fixed: dict[int, int]) -> None:
    """And 0x0300, whose code is 0. All else, each event of Intel's files among it, counts on the eight programmable ones."""
    block = core("gnr", kind)
    for event in block.events.values():
        code = event.terms.get("event", 0) | event.terms.get("umask", 0) << 8
        plain = not {"cmask", "edge", "inv"} & event.terms.keys()
        want = {"fixed": 4} if code == 0x300 else {"fixed": fixed[code], "general": 0xFF} if plain and code in fixed else {"general": 0xFF}
        assert able(block, event) == want, event.name


def test_registers_of_darkmont(tmp_path: Path) -> None:
    """Of version 6, as Linux asks it: MSR_IA32_PMC_V6_GP0_CFG_A and so on."""
    literals = [f"GNR_DARKMONT_{name}_ADDRESS({n}) == {begin + 4 * n:#x}" for name, begin in (("PERFEVTSEL", 0x1901), ("PMC", 0x1900), ("FIXED_CTR", 0x1980)) for n in range(7)]
    holds(tmp_path, "gnr", [*literals, "GNR_DARKMONT_PERFEVTSEL_UMASK2_MASK == 0xffULL << 40", "GNR_DARKMONT_FIXED_CTR_COUNT == 7", "GNR_DARKMONT_PMC_COUNT == 8"])
    holds(tmp_path, "archperfmon/cmt_core", ["ARCHPERFMON_CMT_CORE_SNOOP_RSP_ADDRESS(0) == 0x1328", "ARCHPERFMON_CMT_CORE_SNOOP_RSP_ADDRESS(1) == 0x1329"])


# CPUID.1.EAX without the stepping, of INTEL_GRANITERAPIDS_X and _D, INTEL_ATOM_CRESTMONT_X, INTEL_ATOM_CRESTMONT and INTEL_ATOM_DARKMONT_X
PARTS = {"core": {0xA06D, 0xA06E}, "crestmont": {0xA06F, 0xB066}, "darkmont": {0xD06D}}


def test_which_processor_has_which_core() -> None:
    every = set().union(*PARTS.values())
    for kind, parts in PARTS.items():
        present = core("gnr", kind).present
        assert present and {part for part in every if evaluate(present.expr, {"part": part})} == parts


@pytest.mark.parametrize(("system", "kind", "parts"), [("glm", "core", {0x506C, 0x506F}), ("glm", "plus", {0x706A})])
def test_parts_of_goldmont(system: str, kind: str, parts: set[int]) -> None:
    """INTEL_ATOM_GOLDMONT, INTEL_ATOM_GOLDMONT_D and INTEL_ATOM_GOLDMONT_PLUS."""
    present = core(system, kind).present
    assert present and {part for part in (0x506C, 0x506F, 0x706A) if evaluate(present.expr, {"part": part})} == parts


def test_models_of_silvermont() -> None:
    """INTEL_ATOM_SILVERMONT, _MID, _D, INTEL_ATOM_AIRMONT and _MID; none of the other systems."""
    detect = model(ROOT / "regdefs/intel/slm.yaml", ROOT / "regdefs").detect
    assert [(entry.cpuid[0], entry.cpuid[1], {number for low, high in entry.cpuid[2] for number in range(low, high + 1)}) for entry in detect] == [
        ("GenuineIntel", 6, {0x37, 0x4A, 0x4D, 0x4C, 0x5A})]


def test_bits_of_silvermont(tmp_path: Path) -> None:
    """Counters of 40 bits; as in version 3, bits 60:58 of the status are reserved."""
    holds(tmp_path, "archperfmon/slm_core", ["ARCHPERFMON_SLM_CORE_PMC_COUNT_WIDTH == 40", "ARCHPERFMON_SLM_CORE_FIXED_CTR_COUNT_WIDTH == 40", "ARCHPERFMON_SLM_CORE_PMC_ADDRESS(1) == 0x4c2"])
    text = (ROOT / "generated/include/pmureg/archperfmon/slm_core.h").read_text()
    assert "IA32_PERF_GLOBAL_OVF_CTRL" in text and "FRZ" not in text
