"""Intel's cores: registers, files and events.

MSRs and bits: Intel's SDM, volume 3B, chapter 20, as Linux 6.12 has them in arch/x86/include/asm/msr-index.h (MSR_ARCH_PERFMON_EVENTSEL0,
MSR_IA32_PMC0, MSR_ARCH_PERFMON_FIXED_CTR0, MSR_CORE_PERF_*, MSR_OFFCORE_RSP_0 and _1, MSR_PEBS_LD_LAT_THRESHOLD, MSR_PEBS_FRONTEND) and perf_event.h
(ARCH_PERFMON_EVENTSEL_*). Files: arch/x86/events/intel/core.c (intel_arch_formats_attr, nhm_format_attr, skl_format_attr,
intel_perfmon_event_map, EVENT_ATTR_STR(slots)) and x86_event_sysfs_show() of arch/x86/events/core.c. Constraints: intel_icl_event_constraints,
intel_glc_event_constraints, intel_skl_event_constraints, intel_icl_extra_regs, intel_glc_extra_regs, intel_skl_extra_regs. Events: intel/perfmon,
icelakex_core.json 1.30, sapphirerapids_core.json 1.39, skylakex_core.json 1.37, skylake_core.json 59, icelake_core.json 1.24, rocketlake_core.json
1.04, tigerlake_core.json 1.19 and graniterapids_core.json 1.20. Version 4: format_attr_any, ARCH_PERFMON_EVENTSEL_ANY. Version 3: the files at VERSION_3.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, model
from generator.model.choice import able, allowed
from generator.model.model import Block
from perfmon import described_core, digest
from drivers import holds

FORMAT = {"event": "config:0-7", "umask": "config:8-15", "edge": "config:18", "pc": "config:19", "inv": "config:23", "cmask": "config:24-31",
          "offcore_rsp": "config1:0-63", "ldlat": "config1:0-15", "frontend": "config1:0-23"}
FILES = {"cpu-cycles": "event=0x3c\n", "instructions": "event=0xc0\n", "cache-references": "event=0x2e,umask=0x4f\n",
         "cache-misses": "event=0x2e,umask=0x41\n", "branch-instructions": "event=0xc4\n", "branch-misses": "event=0xc5\n",
         "bus-cycles": "event=0x3c,umask=0x01\n", "ref-cycles": "event=0x00,umask=0x03\n", "slots": "event=0x00,umask=0x4"}


def core(system: str, block: str = "core") -> Block:
    """`system` may be `system.variant`."""
    return model(ROOT / f"regdefs/intel/{system.partition('.')[0]}.yaml", ROOT / "regdefs").blocks[block]


def test_registers(tmp_path: Path) -> None:
    literals = [f"ARCHPERFMON_PERFEVTSEL_ADDRESS({n}) == {0x186 + n:#x}" for n in range(8)]
    literals += [f"ARCHPERFMON_PMC_ADDRESS({n}) == {0x4C1 + n:#x}" for n in range(8)]
    literals += [f"ARCHPERFMON_FIXED_CTR_ADDRESS({n}) == {0x309 + n:#x}" for n in range(4)]
    literals += ["ARCHPERFMON_FIXED_CTR_CTRL_ADDRESS == 0x38d", "ARCHPERFMON_PERF_GLOBAL_STATUS_ADDRESS == 0x38e",
                 "ARCHPERFMON_PERF_GLOBAL_CTRL_ADDRESS == 0x38f", "ARCHPERFMON_PERF_GLOBAL_STATUS_RESET_ADDRESS == 0x390",
                 "ARCHPERFMON_OFFCORE_RSP_ADDRESS(0) == 0x1a6", "ARCHPERFMON_OFFCORE_RSP_ADDRESS(1) == 0x1a7", "ARCHPERFMON_PEBS_FRONTEND_ADDRESS == 0x3f7", "ARCHPERFMON_PEBS_LD_LAT_ADDRESS == 0x3f6", "ARCHPERFMON_PEBS_LD_LAT_THRESHOLD_MASK == 0xffff",
                 "ARCHPERFMON_PERFEVTSEL_EVENT_MASK == 0xff", "ARCHPERFMON_PERFEVTSEL_UMASK_MASK == 0xff00", "ARCHPERFMON_PERFEVTSEL_USR_MASK == 1 << 16",
                 "ARCHPERFMON_PERFEVTSEL_OS_MASK == 1 << 17", "ARCHPERFMON_PERFEVTSEL_E_MASK == 1 << 18", "ARCHPERFMON_PERFEVTSEL_PC_MASK == 1 << 19",
                 "ARCHPERFMON_PERFEVTSEL_INT_MASK == 1 << 20", "ARCHPERFMON_PERFEVTSEL_EN_MASK == 1 << 22", "ARCHPERFMON_PERFEVTSEL_INV_MASK == 1 << 23",
                 "ARCHPERFMON_PERFEVTSEL_CMASK_MASK == 0xff000000", "ARCHPERFMON_PMC_COUNT_MASK == 0xffffffffffffULL",
                 "ARCHPERFMON_FIXED_CTR_CTRL_CTRL_MASK == 0xffff", "ARCHPERFMON_FIXED_CTR_CTRL_CTRL_COUNT == 4",
                 "ARCHPERFMON_PERF_GLOBAL_CTRL_EN_PMC_MASK == 0xff", "ARCHPERFMON_PERF_GLOBAL_CTRL_EN_FIXED_CTR_MASK == 0xfULL << 32",
                 "ARCHPERFMON_PERF_GLOBAL_CTRL_EN_PERF_METRICS_MASK == 1ULL << 48", "ARCHPERFMON_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_MASK == 0xfULL << 32",
                 "ARCHPERFMON_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PMC_MASK == 0xff", "ARCHPERFMON_PERF_GLOBAL_STATUS_RESET_CLR_CONDCHGD_MASK == 1ULL << 63"]
    holds(tmp_path, "archperfmon/archperfmon", literals)


def test_registers_of_version_4(tmp_path: Path) -> None:
    holds(tmp_path, "archperfmon/archperfmon4", [
        "ARCHPERFMON4_PERFEVTSEL_ANY_MASK == 1 << 21", "ARCHPERFMON4_PERFEVTSEL_EN_MASK == 1 << 22", "ARCHPERFMON4_FIXED_CTR_ADDRESS(2) == 0x30b",
        "ARCHPERFMON4_FIXED_CTR_CTRL_CTRL_MASK == 0xfff", "ARCHPERFMON4_FIXED_CTR_CTRL_CTRL_COUNT == 3", "ARCHPERFMON4_PERF_GLOBAL_CTRL_EN_FIXED_CTR_MASK == 7ULL << 32",
        "ARCHPERFMON4_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_MASK == 7ULL << 32", "ARCHPERFMON4_PERF_GLOBAL_STATUS_RESET_CLR_OVF_FIXED_CTR_MASK == 7ULL << 32"])


HSW, SKL, ICL = ("hswep", "ivbep", "snb.snb", "snb.ivb", "snb.hsw", "snb.bdw"), ("skx", "skl"), ("icl", "rkl", "tgl", "icx", "spr", "gnr")


@pytest.mark.parametrize("system", HSW + SKL + ICL)
def test_files(system: str) -> None:
    """Versions 3 and 4 have `any` and no slots; before Skylake there was no `frontend`."""
    device = ROOT / "generated" / "sysfs" / ("gnr.gnr" if system == "gnr" else system) / "cpu"
    formats, events = (FORMAT, FILES) if system in ICL else (FORMAT | {"any": "config:21"}, {name: text for name, text in FILES.items() if name != "slots"})
    formats = {name: text for name, text in formats.items() if name != "frontend" or system not in HSW}
    assert {file.name: file.read_text() for file in (device / "format").iterdir()} == {name: f"{text}\n" for name, text in formats.items()}
    assert {file.name: file.read_text() for file in (device / "events").iterdir()} == events


# Names of events in the files but those that tell the latency of loads, and Linux's nine; names that were given up are aliases. Ice Lake and those that are like
# it have one more, for a metric.
COUNTS = {"icx": 363 - 8 + 9 + 1, "spr": 411 - 9 + 9, "skx": 470 - 8 + 8 + 2, "skl": 564 - 8 + 8, "icl": 343 - 8 + 9 + 1, "rkl": 343 - 8 + 9 + 1, "tgl": 265 - 8 + 9 + 1, "gnr": 398 - 10 + 9}
EVENTS = {
    "icx": {"inst_retired.any": {"event": 0xC0}, "cpu_clk_unhalted.ref_tsc": {"umask": 3}, "topdown.slots": {"umask": 4},
            "uops_dispatched.port_7_8": {"event": 0xA1, "umask": 0x80}, "cycle_activity.stalls_l3_miss": {"event": 0xA3, "umask": 6, "cmask": 6},
            "uops_issued.stall_cycles": {"event": 0x0E, "umask": 1, "cmask": 1, "inv": 1}, "ocr.demand_data_rd.any_response": {"event": 0xB7, "umask": 1, "offcore_rsp": 0x10001},
            "frontend_retired.dsb_miss": {"event": 0xC6, "umask": 1, "frontend": 0x11}, "int_misc.clears_count": {"event": 0x0D, "umask": 1, "cmask": 1, "edge": 1}},
    "spr": {"inst_retired.any": {"event": 0xC0}, "cpu_clk_unhalted.ref_tsc_p": {"event": 0x3C, "umask": 1}, "topdown.bad_spec_slots": {"event": 0xA4, "umask": 4},
            "ocr.demand_data_rd.dram": {"event": 0x2A, "umask": 1, "offcore_rsp": 0x73C000001}, "uops_retired.ms": {"event": 0xC2, "umask": 4, "frontend": 8},
            "mem_trans_retired.store_sample": {"event": 0xCD, "umask": 2}},
    "skl": {"offcore_response.demand_data_rd.l4_hit_local_l4.spl_hit": {"event": 0xB7, "umask": 1, "offcore_rsp": 0x40400001}, "ild_stall.lcp": {"event": 0x87, "umask": 1}},
    "icl": {"first_decoder_cycles": {"event": 0x56, "umask": 1, "cmask": 1}, "ocr.demand_data_rd.dram": {"event": 0xB7, "umask": 1, "offcore_rsp": 0x184000001}, "topdown.slots": {"umask": 4}, "inst_retired.stall_cycles": {"event": 0xC0, "umask": 1, "cmask": 1, "inv": 1}},
    "gnr": {"frontend_retired.dsb_miss": {"event": 0xC6, "umask": 3, "frontend": 0x11}, "ocr.demand_data_rd.cxl_mem": {"event": 0x2A, "umask": 1, "offcore_rsp": 0x703C00001},
            "mem_load_retired.local_cxl_mem": {"event": 0xD1, "umask": 0x80}},
    "rkl": {"ocr.demand_rfo.any_response": {"event": 0xB7, "umask": 1, "offcore_rsp": 0x10002}},
    "tgl": {"mem_load_l3_hit_retired.xsnp_fwd": {"event": 0xD2, "umask": 4}, "exe_activity.bound_on_loads": {"event": 0xA6, "umask": 0x21, "cmask": 5}},
    "skx": {"inst_retired.any": {"event": 0xC0}, "cpu_clk_unhalted.thread_any": {"event": 0x3C, "any": 1}, "cpu_clk_unhalted.ref_tsc": {"umask": 3},
            "offcore_response.demand_data_rd.any_response": {"event": 0xB7, "umask": 1, "offcore_rsp": 0x10001}, "idq_uops_not_delivered.core": {"event": 0x9C, "umask": 1},
            "frontend_retired.dsb_miss": {"event": 0xC6, "umask": 1, "frontend": 0x11}, "inst_retired.total_cycles_ps": {"event": 0xC0, "umask": 1, "cmask": 10, "inv": 1},
            "mem_load_retired.local_pmm": {"event": 0xD1, "umask": 0x80}, "mem_load_l3_miss_retired.remote_pmm": {"event": 0xD3, "umask": 0x10}},
}


@pytest.mark.parametrize("system", SKL + ICL)
def test_events(system: str) -> None:
    events = core(system).events
    assert len({name.lower() for event in events.values() for name in (event.name, *event.aliases)}) == COUNTS[system]
    for name, terms in EVENTS[system].items():
        found = {term: value for term, value in events[name].terms.items() if value}
        assert found == terms, name


def test_fixed_counters() -> None:
    block = core("icx")
    assert {name: able(block, block.events[name]) for name in ("inst_retired.any", "inst_retired.prec_dist", "cpu_clk_unhalted.thread", "ref-cycles", "slots", "bus-cycles")} == {
        "inst_retired.any": {"fixed": 1, "general": 0xFF}, "inst_retired.prec_dist": {"fixed": 1}, "cpu_clk_unhalted.thread": {"fixed": 2, "general": 0xFF},
        "ref-cycles": {"fixed": 4}, "slots": {"fixed": 8}, "bus-cycles": {"general": 0xFF}}
    block = core("spr")
    assert able(block, block.events["bus-cycles"]) == {"fixed": 4, "general": 0xFF}
    assert able(block, block.events["uops_retired.slots"]) == {"general": 0xFF}
    assert able(block, block.events["cpu_clk_unhalted.one_thread_active"]) == {"general": 0xFF}
    assert able(block, block.events["mem_trans_retired.store_sample"]) == {"general": 1}
    block = core("skx")
    assert {name: able(block, block.events[name]) for name in ("inst_retired.any", "inst_retired.prec_dist", "inst_retired.total_cycles_ps", "cpu_clk_unhalted.thread",
                                                               "cpu_clk_unhalted.thread_any", "ref-cycles", "bus-cycles", "mem_load_retired.l1_hit")} == {
        "inst_retired.any": {"fixed": 1, "general": 0xFF}, "inst_retired.prec_dist": {"general": 2}, "inst_retired.total_cycles_ps": {"general": 0xFD & 0xF},
        "cpu_clk_unhalted.thread": {"fixed": 2, "general": 0xFF}, "cpu_clk_unhalted.thread_any": {"general": 0xFF}, "ref-cycles": {"fixed": 4}, "bus-cycles": {"general": 0xFF},
        "mem_load_retired.l1_hit": {"general": 0xF}}


@pytest.mark.parametrize(("system", "narrower"), [
    ("icx", set()), ("icl", set()), ("rkl", set()), ("tgl", set()), ("gnr", {"cycle_activity.stalls_l1d_miss", "cycle_activity.stalls_l2_miss", "cycle_activity.stalls_l3_miss"}), ("spr", {"cycle_activity.stalls_l1d_miss", "cycle_activity.stalls_l2_miss", "cycle_activity.stalls_l3_miss"})])
def test_linux_and_the_vendors_files_agree_on_counters(system: str, narrower: set[str]) -> None:
    """`allows` has the constraints of Linux, `counters` those of the files; where these are narrower, they hold."""
    block = core(system)
    events = [event for event in block.events.values() if allowed(block, event)["general"]]
    assert len(events) > 200
    assert {event.name for event in events if allowed(block, event)["general"] != (event.counters or 0xFF)} == narrower


@pytest.mark.parametrize("system", SKL)
def test_which_events_count_on_the_first_four(system: str) -> None:
    """Where a core has one thread and eight counters: CounterHTOff of the files, and Linux's constraints. `0xc0` has two events of its own."""
    block = core(system)
    able_on: dict[int, set[tuple[int, int]]] = {}
    for event in block.events.values():
        able_on.setdefault(allowed(block, event)["general"], set()).add((event.terms.get("event", 0), event.terms.get("umask", 0)))
    some = {(0xA3, 0x14), (0xC4, 0x04), (0xC5, 0x04)}    # of these codes, the others count on all
    assert {code for code, umask in able_on[0xF] - some} == {0xB7, 0xC6, 0xCD, 0xD0, 0xD1, 0xD2, 0xD4} - {0xCD} | ({0xD3} if system == "skx" else set())
    assert some <= able_on[0xF] and not {code for code, _ in able_on[0xFF]} & {code for code, _ in able_on[0xF] - some}
    assert able_on[2] == able_on[0xD] == {(0xC0, 1)} and able_on[0] == {(0, 3)} and set(able_on) == {0, 2, 0xD, 0xF, 0xFF}


# Of each part: events that programmable counters count, but latencies of loads, and two digests (perfmon.py): of them, and of lines `NAME MASK`. MASK is CounterHTOff; of names
# with the same code, terms and MSRValue, what all of them allow. haswellx_core.json 29, broadwellx_core.json 23, broadwellde_core.json 12, sandybridge_core.json 19,
# ivybridge_core.json 24, haswell_core.json 36, broadwell_core.json 30, ivytown_core.json 24
VERSION_3 = {("hswep", "core", "haswell"): (374, "f454cf9c345b8a83", "2dde96f96871f496"), ("hswep", "core", "broadwell"): (363, "2935be93e5563513", "cb5a9a317777df7d"),
             ("hswep", "core", "broadwell_de"): (332, "e44bbe4b5b195288", "cfeca9e821b82268"), ("ivbep", "core", ""): (343, "9719b99a2c3451a0", "baa7f9c025b1842c"),
             ("snb", "sandybridge", ""): (394, "a0cba79ef8d2c263", "ea6ccf9866371233"), ("snb", "ivybridge", ""): (305, "6293708c657b891d", "01633ec35ba663f1"),
             ("snb", "haswell", ""): (364, "824d51b939b5532a", "043a6b5b97488f9b"), ("snb", "broadwell", ""): (732, "5dff6e9b93932ed6", "56796d46e29c0252")}


@pytest.mark.parametrize(("system", "block", "variant"), VERSION_3)
def test_every_event_of_version_3(system: str, block: str, variant: str) -> None:
    """Broadwell-EP has other values for eight names, which end in .v4 here. The files have INV without a CounterMask, by which it does nothing, once."""
    lines = described_core(core(system, block), variant)
    assert "UOPS_EXECUTED.CORE_CYCLES_NONE 0xb1 0x2 0x1 0x1 0x0 0x0 0x0 0x0 0x0" in lines
    as_given = [line.replace(".V4 ", " ").replace("CORE_CYCLES_NONE 0xb1 0x2 0x1", "CORE_CYCLES_NONE 0xb1 0x2 0x0") for line in lines]
    assert (len(lines), digest(as_given)) == VERSION_3[system, block, variant][:2]
    assert sum(".V4 " in line for line in lines) == (8 if variant == "broadwell" else 0)


def test_counters_of_haswell_and_broadwell() -> None:
    """intel_hsw_event_constraints; where there are eight counters, CounterHTOff of the files."""
    block = core("hswep")
    assert {name: able(block, block.events[name]) for name in (
        "inst_retired.any", "cpu_clk_unhalted.thread", "ref-cycles", "l1d_pend_miss.pending", "cycle_activity.stalls_l1d_pending", "inst_retired.prec_dist")} == {
        "inst_retired.any": {"fixed": 1, "general": 0xFF}, "cpu_clk_unhalted.thread": {"fixed": 2, "general": 0xFF}, "ref-cycles": {"fixed": 4},
        "l1d_pend_miss.pending": {"general": 4}, "cycle_activity.stalls_l1d_pending": {"general": 4}, "inst_retired.prec_dist": {"general": 2}}
    first_four = {event.terms["event"] for event in block.events.values() if allowed(block, event)["general"] == 0xF}
    assert first_four == {0x0E, 0x3C, 0x79, 0x9C, 0xA0, 0xA3, 0xB1, 0xB7, 0xBC, 0xC2, 0xC4, 0xC5, 0xC7, 0xC9, 0xCA, 0xD0, 0xD1, 0xD2, 0xD3}


@pytest.mark.parametrize(("system", "block", "variant"), VERSION_3)
def test_counters_of_every_event_of_version_3(system: str, block: str, variant: str) -> None:
    """Of Sandy Bridge, Linux has each event 0x48 on counter 2 alone (intel_snb_event_constraints), the file but one of two."""
    of = core(system, block)
    masks = {name.upper(): allowed(of, event)["general"] for event in of.events.values() for name in (event.name, *event.aliases)}
    if block == "sandybridge":
        assert masks["L1D_PEND_MISS.FB_FULL"] == 4
        masks["L1D_PEND_MISS.FB_FULL"] = 0xFF
    names = [line.split()[0] for line in described_core(of, variant)]
    assert digest([f"{name.removesuffix('.V4')} {masks[name]:#x}" for name in names]) == VERSION_3[system, block, variant][2]


def test_counters_of_sandy_bridge_and_ivy_bridge() -> None:
    """intel_snb_event_constraints, intel_ivb_event_constraints."""
    names = ("inst_retired.any", "ref-cycles", "l1d_pend_miss.pending", "inst_retired.prec_dist", "mem_uops_retired.all_loads")
    for block, more in ((core("snb", "sandybridge"), {"cycle_activity.cycles_l1d_pending": {"general": 4}, "cycle_activity.cycles_no_dispatch": {"general": 0xF}}),
                        (core("snb", "ivybridge"), {"cycle_activity.cycles_l1d_pending": {"general": 4}, "cycle_activity.cycles_ldm_pending": {"general": 0xF}})):
        assert {name: able(block, block.events[name]) for name in (*names, *more)} == more | {
            "inst_retired.any": {"fixed": 1, "general": 0xFF}, "ref-cycles": {"fixed": 4}, "l1d_pend_miss.pending": {"general": 4}, "inst_retired.prec_dist": {"general": 2},
            "mem_uops_retired.all_loads": {"general": 0xF}}


@pytest.mark.parametrize(("system", "block", "name", "count"), [("hswep", "core", "HSD29", 22), ("snb", "haswell", "HSD29", 19), ("snb", "ivybridge", "BV98", 19), ("ivbep", "core", "BV98", 22),
                                                                ("snb", "sandybridge", "BJ122", 15)])
def test_erratum_of_two_threads(system: str, block: str, name: str, count: int) -> None:
    """intel_ht_bug and INTEL_EXCLEVT_CONSTRAINT: codes 0xd0 to 0xd3. Not Broadwell."""
    of = core(system, block)
    erratum = of.errata[name]
    assert (of.conditions[erratum.condition].variants if erratum.condition else []) == (["haswell"] if system == "hswep" else []) and list(of.errata) == [name]
    assert set(erratum.events) == {name for name, event in of.events.items() if event.terms.get("event") in (0xD0, 0xD1, 0xD2, 0xD3) and not event.linux}
    assert len(erratum.events) == count


def test_broadwell_has_no_erratum_of_two_threads() -> None:
    assert not core("snb", "broadwell").errata


def test_registers_of_haswell(tmp_path: Path) -> None:
    """Version 3: nothing freezes on an interrupt, and its name for 0x390; no MSR_PEBS_FRONTEND."""
    holds(tmp_path, "archperfmon/hsw_core", [
        "ARCHPERFMON_HSW_CORE_PERF_GLOBAL_STATUS_RESET_ADDRESS == 0x390", "ARCHPERFMON_HSW_CORE_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_MASK == 7ULL << 32"])
    text = (ROOT / "generated/include/pmureg/archperfmon/hsw_core.h").read_text()
    assert "IA32_PERF_GLOBAL_OVF_CTRL" in text and "FRZ" not in text and "PEBS_FRONTEND" not in text + (ROOT / "generated/include/pmureg/hswep/core.h").read_text()
