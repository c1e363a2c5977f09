"""Cores of hybrid processors: which bits and counters each kind has, the files that Linux shows, and every event.

Literals of Linux 6.12, arch/x86/events/intel/core.c: intel_arch_formats_attr, adl_hybrid_extra_attr and mtl_hybrid_extra_attr (`frontend` of big cores alone; ldlat is not described),
intel_perfmon_event_map, adl_hybrid_events_attrs and adl_hybrid_mem_attrs without mem-loads (EVENT_ATTR_STR_HYBRID: the first text is
the small core's), intel_glc_event_constraints,
intel_grt_event_constraints, intel_grt_extra_regs. Events: intel/perfmon, alderlake_goldencove_core.json and alderlake_gracemont_core.json 1.40,
meteorlake_redwoodcove_core.json and meteorlake_crestmont_core.json 1.22.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, model
from generator.model.choice import able
from perfmon import described_core, digest
from shown_files import shown_files
from test_archperfmon import FILES, FORMAT
from test_systems import holds


def test_bits_of_e_cores(tmp_path: Path) -> None:
    """No ANY (bit 21), and three fixed counters."""
    holds(tmp_path, "archperfmon/e_core", [
        "ARCHPERFMON_E_CORE_PERFEVTSEL_ADDRESS(7) == 0x18d", "ARCHPERFMON_E_CORE_PERFEVTSEL_EN_MASK == 1 << 22", "ARCHPERFMON_E_CORE_PERFEVTSEL_INT_MASK == 1 << 20"])
    assert "PERFEVTSEL_ANY" not in (ROOT / "generated/include/pmureg/archperfmon/e_core.h").read_text()
    holds(tmp_path, "archperfmon/archperfmon4", [
        "ARCHPERFMON4_FIXED_CTR_ADDRESS(2) == 0x30b", "ARCHPERFMON4_PERF_GLOBAL_CTRL_EN_FIXED_CTR_MASK == 7ULL << 32"])


CORE = FILES | {"mem-stores": "event=0xcd,umask=0x2"}
ATOM = {name: text for name, text in FILES.items() if name != "slots"} | {
    "mem-stores": "event=0xd0,umask=0x6", "topdown-retiring": "event=0xc2,umask=0x0", "topdown-bad-spec": "event=0x73,umask=0x0", "topdown-fe-bound": "event=0x71,umask=0x0",
    "topdown-be-bound": "event=0x74,umask=0x0"}


DEVICES = {("adl", "cpu_core"): CORE | {"mem-loads-aux": "event=0x03,umask=0x82"}, ("adl", "cpu_atom"): ATOM,
           ("mtl", "cpu_core"): CORE, ("mtl", "cpu_atom"): ATOM,
           ("adl", "cpu"): ATOM | {"topdown-bad-spec": "event=0x73,umask=0x6"}}    # td_bad_spec_tnt: Alder Lake-N is no hybrid


@pytest.mark.parametrize(("system", "device"), DEVICES)
def test_files(system: str, device: str) -> None:
    formats = {name: bits for name, bits in FORMAT.items() if name != "frontend" or device == "cpu_core"}
    if (system, device) == ("mtl", "cpu_atom"):
        formats["snoop_rsp"] = "config1:0-63"
    assert shown_files(system, "format")[device] == formats
    assert shown_files(system, "events")[device] == {name: text.rstrip("\n") for name, text in DEVICES[system, device].items()}


# Events of a file that programmable counters count, but latencies of loads, and their digests (perfmon.py)
EVENTS = {("adl", "core"): (305, "3dde8a83fe0b71ed"), ("adl", "atom"): (197, "762acdd03b228be6"), ("adl", "n_core"): (197, "762acdd03b228be6"),
          ("mtl", "core"): (308, "f87603755146bcf9"), ("mtl", "atom"): (239, "539fff46dd4a3937")}


@pytest.mark.parametrize(("system", "kind"), EVENTS)
def test_every_event(system: str, kind: str) -> None:
    lines = described_core(model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks[kind])
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
        assert [name for name, event in model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks[kind].events.items() if not event.text] == []
    blocks = model(ROOT / "regdefs/intel/adl.yaml", ROOT / "regdefs").blocks
    texts = {name: event.text for name, event in blocks["atom"].events.items()}
    assert texts["topdown_fe_bound.itlb"] == "Slots that the front end left empty: misses of the instruction TLB."
    assert texts["arith.idiv_uops"] == "Work of the dividers: operations of integer divisions."
    assert texts["mem_bound_stalls.ifetch_dram_hit"] == "Cycles in which the core waits for memory: for instructions from DRAM or a device."


def test_events_of_meteor_lake_are_not_arrow_lakes() -> None:
    """Whose cores are others with the same names in Linux: through perf they would be taken for these. What Linux lists for both stays."""
    blocks = model(ROOT / "regdefs/intel/mtl.yaml", ROOT / "regdefs").blocks
    for kind, both in (("core", CORE.keys()), ("atom", ATOM.keys() - {"topdown-retiring", "topdown-fe-bound", "topdown-be-bound"})):
        assert {name for name, event in blocks[kind].events.items() if event.variants != ["mtl"]} == both
