"""Metrics of cores, against the makers' formulas.

TMA: TMA_Metrics-full.csv of intel/perfmon, version 5.2, with the columns' names; a cell that is empty there is as the next one to the right. Where a cell
has `if #PERF_METRICS_MSR else`, the part behind it is here: what programmable counters count. Lion Cove's TOPDOWN.SLOTS_P counts what TOPDOWN.SLOTS does.
PERF_METRICS: sapphirerapids_metrics.json 1.3. E-cores: E-core_TMA_Metrics.csv, version 4. Arm: tools/perf/pmu-events/arch/arm64 of Linux 6.12,
hisilicon/hip08/metrics.json and arm/neoverse-n1/metrics.json. AMD's are in test_amd_core.py, level 1 of Arm's Neoverse in test_arm_cores.py.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from describing import ROOT, model
from generator.model.model import Block

Counts = dict[str, float]
NAME = re.compile(r"#?[A-Za-z_][\w#]*(?:\.\w+)*(?::c1)?")
WORDS = {"if", "else", "max", "min", "and", "or", "not"}


@cache
def core(system: str, block: str = "core") -> Block:
    """Of a system with several kinds of cores, `system block` may name one."""
    name, _, kind = system.partition(" ")
    return model(ROOT / f"regdefs/{name}.yaml", ROOT / "regdefs").blocks[kind or block]


def calculate(formula: str, value: Callable[[str], float]) -> float:
    """The formula's value; `value` tells that of a name."""
    text = NAME.sub(lambda name: name[0] if name[0] in WORDS else repr(value(name[0])), formula)
    return float(eval(text, {"__builtins__": {}}, {"max": max, "min": min}))  # noqa: S307


def ours(block: Block, metric: str, counts: Counts) -> float:
    def value(name: str) -> float:
        return ours(block, name, counts) if name in block.metrics else counts[name.lower()]

    return calculate(block.metrics[metric].formula.text, value)


def theirs(formulas: dict[str, str], metric: str, counts: Counts) -> float:
    """Events have small letters in the counts."""
    def value(name: str) -> float:
        return theirs(formulas, name, counts) if name in formulas else counts[name.lower()]

    return calculate(formulas[metric], value)


class Drawn(Counts):
    """Counts that are drawn when they are asked for; each event has one."""

    def __init__(self, seed: object, **given: float) -> None:
        super().__init__(given)
        self.random = random.Random(str(seed))

    def __missing__(self, name: str) -> float:
        self[name] = float(self.random.randrange(1_000, 1_000_000))
        return self[name]


# ---- Intel's P-cores ----

COLUMNS = ("LNL/ARL", "ADL/RPL", "ICL", "SKL/KBL", "BDW", "SNB")
TMA: dict[str, dict[str, str]] = {
    "CLKS": {"SNB": "CPU_CLK_UNHALTED.THREAD"},
    "SLOTS": {"LNL/ARL": "TOPDOWN.SLOTS", "ICL": "TOPDOWN.SLOTS", "SNB": "#Pipeline_Width * CORE_CLKS"},
    "CORE_CLKS": {"SNB": "( ( CPU_CLK_UNHALTED.THREAD / 2 ) * ( 1 + CPU_CLK_UNHALTED.ONE_THREAD_ACTIVE / CPU_CLK_UNHALTED.REF_XCLK ) ) if #EBS_Mode "
                         "else ( CPU_CLK_UNHALTED.THREAD_ANY / 2 ) if #SMT_on else CLKS"},
    "#Pipeline_Width": {"LNL/ARL": "8", "ADL/RPL": "6", "ICL": "5", "SNB": "4"},
    "#Retired_Slots": {"ICL": "Retiring * SLOTS", "SNB": "UOPS_RETIRED.RETIRE_SLOTS"},
    "#Recovery_Cycles": {"SNB": "( INT_MISC.RECOVERY_CYCLES_ANY / 2 ) if #SMT_on else INT_MISC.RECOVERY_CYCLES"},
    "#Frontend_Latency_Cycles": {"SNB": "min( CPU_CLK_UNHALTED.THREAD , IDQ_UOPS_NOT_DELIVERED.CYCLES_0_UOPS_DELIV.CORE )"},
    "#Mispred_Clears_Fraction": {"SNB": "BR_MISP_RETIRED.ALL_BRANCHES / ( BR_MISP_RETIRED.ALL_BRANCHES + MACHINE_CLEARS.COUNT )"},
    "#Memory_Bound_Fraction": {"SKL/KBL": "( CYCLE_ACTIVITY.STALLS_MEM_ANY + EXE_ACTIVITY.BOUND_ON_STORES ) / #Backend_Bound_Cycles"},
    "#Backend_Bound_Cycles": {"SKL/KBL": "( CYCLE_ACTIVITY.STALLS_TOTAL + #Few_Uops_Executed_Threshold + EXE_ACTIVITY.BOUND_ON_STORES )"},
    "#Few_Uops_Executed_Threshold": {"SKL/KBL": "( EXE_ACTIVITY.1_PORTS_UTIL + Retiring * EXE_ACTIVITY.2_PORTS_UTIL )"},
    "#Retire_Fraction": {"SNB": "( #Retired_Slots / UOPS_ISSUED.ANY )"},
    "Microcode_Sequencer": {"SNB": "#Retire_Fraction * IDQ.MS_UOPS / SLOTS"},
    "Frontend_Bound": {"LNL/ARL": "IDQ_BUBBLES.CORE / SLOTS", "ADL/RPL": "( IDQ_BUBBLES.CORE - INT_MISC.UOP_DROPPING ) / SLOTS",
                       "ICL": "( IDQ_UOPS_NOT_DELIVERED.CORE - INT_MISC.UOP_DROPPING ) / SLOTS", "SNB": "IDQ_UOPS_NOT_DELIVERED.CORE / SLOTS"},
    "Fetch_Latency": {"LNL/ARL": "IDQ_BUBBLES.FETCH_LATENCY / CLKS",
                      "ADL/RPL": "( IDQ_BUBBLES.CYCLES_0_UOPS_DELIV.CORE * #Pipeline_Width - INT_MISC.UOP_DROPPING ) / SLOTS",
                      "ICL": "( #Pipeline_Width * IDQ_UOPS_NOT_DELIVERED.CYCLES_0_UOPS_DELIV.CORE - INT_MISC.UOP_DROPPING ) / SLOTS",
                      "BDW": "#Pipeline_Width * IDQ_UOPS_NOT_DELIVERED.CYCLES_0_UOPS_DELIV.CORE / SLOTS",
                      "SNB": "#Pipeline_Width * #Frontend_Latency_Cycles / SLOTS"},
    "Fetch_Bandwidth": {"ICL": "max( 0 , Frontend_Bound - Fetch_Latency )", "SNB": "Frontend_Bound - Fetch_Latency"},
    "Bad_Speculation": {"ICL": "max( 1 - ( Frontend_Bound + Backend_Bound + Retiring ) , 0 )",
                        "SNB": "( UOPS_ISSUED.ANY - #Retired_Slots + #Pipeline_Width * #Recovery_Cycles ) / SLOTS"},
    "Branch_Mispredicts": {"ADL/RPL": "TOPDOWN.BR_MISPREDICT_SLOTS / SLOTS", "SNB": "#Mispred_Clears_Fraction * Bad_Speculation"},
    "Machine_Clears": {"ICL": "max( 0 , Bad_Speculation - Branch_Mispredicts )", "SNB": "Bad_Speculation - Branch_Mispredicts"},
    "Backend_Bound": {"ADL/RPL": "TOPDOWN.BACKEND_BOUND_SLOTS / SLOTS", "ICL": "( TOPDOWN.BACKEND_BOUND_SLOTS + #Pipeline_Width * INT_MISC.CLEARS_COUNT ) / SLOTS",
                      "SKL/KBL": "1 - Frontend_Bound - ( UOPS_ISSUED.ANY + #Pipeline_Width * #Recovery_Cycles ) / SLOTS",
                      "SNB": "1 - ( Frontend_Bound + Bad_Speculation + Retiring )"},
    "Memory_Bound": {"ADL/RPL": "TOPDOWN.MEMORY_BOUND_SLOTS / SLOTS", "SNB": "#Memory_Bound_Fraction * Backend_Bound"},
    "Core_Bound": {"ICL": "max( 0 , Backend_Bound - Memory_Bound )", "SNB": "Backend_Bound - Memory_Bound"},
    "Retiring": {"ICL": "UOPS_RETIRED.SLOTS / SLOTS", "SNB": "#Retired_Slots / SLOTS"},
    "Heavy_Operations": {"ADL/RPL": "UOPS_RETIRED.HEAVY / SLOTS",
                         "ICL": "Microcode_Sequencer + Retiring * ( UOPS_DECODED.DEC0 - UOPS_DECODED.DEC0:c1 ) / IDQ.MITE_UOPS",
                         "SKL/KBL": "( #Retired_Slots + UOPS_RETIRED.MACRO_FUSED - INST_RETIRED.ANY ) / SLOTS", "SNB": "Microcode_Sequencer"},
    "Light_Operations": {"ICL": "max( 0 , Retiring - Heavy_Operations )", "SNB": "Retiring - Heavy_Operations"},
}
NODES = [name for name in TMA if name[0] != "#" and name not in ("CLKS", "SLOTS", "CORE_CLKS", "Microcode_Sequencer")]
DIFFERENCES = {"Fetch_Bandwidth", "Machine_Clears", "Light_Operations"}    # not below 0 here; there, from Ice Lake on
UNCOUNTED = {"Memory_Bound", "Core_Bound"}    # take more counters than a core of Skylake or before has
P_CORES = {"intel/lnl": "LNL/ARL", "intel/ptl": "LNL/ARL", "intel/arl": "LNL/ARL", "intel/adl": "ADL/RPL", "intel/mtl": "ADL/RPL", "intel/spr": "ADL/RPL", "intel/gnr": "ADL/RPL",
           "intel/icl": "ICL", "intel/rkl": "ICL", "intel/tgl": "ICL", "intel/icx": "ICL", "intel/skl": "SKL/KBL", "intel/skx": "SKL/KBL", "intel/hswep": "SNB", "intel/ivbep": "SNB",
           **{f"intel/snb {block}": "SNB" for block in ("sandybridge", "ivybridge", "haswell", "broadwell")}}
SINGLE = {"#EBS_Mode": "0", "#SMT_on": "0"}


def generation(column: str) -> dict[str, str]:
    right = COLUMNS[COLUMNS.index(column):]
    return {name: next(cells[at] for at in right if at in cells) for name, cells in TMA.items() if cells.keys() & set(right)}


def one_thread(counts: Counts) -> Counts:
    """What a core counts that has one thread: what is counted of both is its own."""
    counts["cpu_clk_unhalted.one_thread_active"] = counts["cpu_clk_unhalted.ref_xclk"]
    counts["cpu_clk_unhalted.thread_any"] = counts["cpu_clk_unhalted.thread"]
    counts["int_misc.recovery_cycles_any"] = counts["int_misc.recovery_cycles"]
    counts["uops_decoded.dec0:c1"] = counts["first_decoder_cycles"]
    return counts


@pytest.mark.parametrize("system", P_CORES)
def test_formulas_of_intel(system: str) -> None:
    block, formulas = core(system), generation(P_CORES[system]) | SINGLE
    nodes = [name for name in NODES if P_CORES[system] not in ("SKL/KBL", "SNB") or name not in UNCOUNTED]
    assert set(TMA_NAMES) & set(block.metrics) == {name.lower() for name in nodes}
    for draw in range(60):
        counts = one_thread(Drawn((system, draw)))
        counts["topdown.slots"] *= 1 + draw % 8    # so that slots are also more than all that is lost
        for name in nodes:
            want = 100 * theirs(formulas, name, counts)
            want = max(want, 0) if name in DIFFERENCES else want
            assert ours(block, name.lower(), counts) == pytest.approx(want, rel=1e-9, abs=1e-9), (name, draw)


TMA_NAMES = {name.lower() for name in NODES}


@pytest.mark.parametrize("system", ["intel/skl", "intel/skx", "intel/hswep", "intel/ivbep", "intel/snb sandybridge"])
def test_two_threads_of_a_core(system: str) -> None:
    """Over both threads, the metrics are Intel's for a core with two: its cycles are those in which any runs. No two recoveries are at once here."""
    block, draw = core(system), Drawn(system)
    formulas = generation(P_CORES[system]) | {"#EBS_Mode": "0", "#SMT_on": "1"}
    one, other, both = (draw[name] for name in ("one", "other", "both"))    # cycles in which either runs alone, or both run
    counts = Drawn((system, "events"))
    counts |= {"cpu_clk_unhalted.thread": one + other + 2 * both, "cpu_clk_unhalted.thread_any": 2 * (one + other + both), "cpu_clk_unhalted.one_thread_active": (one + other) / 100,
               "cpu_clk_unhalted.ref_xclk": (one + other + 2 * both) / 100, "int_misc.recovery_cycles": 300.0, "int_misc.recovery_cycles_any": 600.0}
    assert ours(block, "issue_slots", counts) == pytest.approx(4 * (one + other + both))
    for name in set(NODES) - UNCOUNTED:
        want = 100 * theirs(formulas, name, counts)
        assert ours(block, name.lower(), counts) == pytest.approx(max(want, 0) if name in DIFFERENCES else want, rel=1e-9), name


SUM = "( PERF_METRICS.FRONTEND_BOUND + PERF_METRICS.BAD_SPECULATION + PERF_METRICS.RETIRING + PERF_METRICS.BACKEND_BOUND )"
PERF_METRICS = {
    "Frontend_Bound": f"PERF_METRICS.FRONTEND_BOUND / {SUM} - INT_MISC.UOP_DROPPING / TOPDOWN.SLOTS",
    "Fetch_Latency": f"PERF_METRICS.FETCH_LATENCY / {SUM} - INT_MISC.UOP_DROPPING / TOPDOWN.SLOTS", "Fetch_Bandwidth": "max( 0 , Frontend_Bound - Fetch_Latency )",
    "Bad_Speculation": "max( 1 - ( Frontend_Bound + Backend_Bound + Retiring ) , 0 )", "Branch_Mispredicts": f"PERF_METRICS.BRANCH_MISPREDICTS / {SUM}",
    "Machine_Clears": "max( 0 , Bad_Speculation - Branch_Mispredicts )", "Backend_Bound": f"PERF_METRICS.BACKEND_BOUND / {SUM}",
    "Memory_Bound": f"PERF_METRICS.MEMORY_BOUND / {SUM}", "Core_Bound": "max( 0 , Backend_Bound - Memory_Bound )", "Retiring": f"PERF_METRICS.RETIRING / {SUM}",
    "Heavy_Operations": f"PERF_METRICS.HEAVY_OPERATIONS / {SUM}", "Light_Operations": "max( 0 , Retiring - Heavy_Operations )"}
PROGRAMMABLE = {"frontend_bound": "idq_bubbles.core", "bad_speculation": "topdown.bad_spec_slots", "retiring": "uops_retired.slots", "backend_bound": "topdown.backend_bound_slots",
                "branch_mispredicts": "topdown.br_mispredict_slots", "memory_bound": "topdown.memory_bound_slots", "heavy_operations": "uops_retired.heavy"}


@pytest.mark.parametrize("system", ["intel/spr", "intel/gnr", "intel/adl", "intel/mtl"])
def test_what_perf_metrics_would_tell(system: str) -> None:
    """PERF_METRICS has shares of the slots, of which each is of one kind: then both formulas are the same."""
    block = core(system)
    for draw in range(20):
        counts = Drawn(("perf", draw))
        counts |= {f"perf_metrics.{part}": counts[event] for part, event in PROGRAMMABLE.items()}
        counts["perf_metrics.fetch_latency"] = 6 * counts["idq_bubbles.cycles_0_uops_deliv.core"]
        counts["topdown.slots"] = sum(counts[f"perf_metrics.{part}"] for part in ("frontend_bound", "bad_speculation", "retiring", "backend_bound"))
        for name in PERF_METRICS:
            assert ours(block, name.lower(), counts) == pytest.approx(100 * theirs(PERF_METRICS, name, counts), rel=1e-9, abs=1e-9), name


# ---- Intel's E-cores ----

GRT = {"Frontend_Bound": "TOPDOWN_FE_BOUND.ALL / #SLOTS", "Fetch_Latency": "TOPDOWN_FE_BOUND.FRONTEND_LATENCY / #SLOTS", "Fetch_Bandwidth": "TOPDOWN_FE_BOUND.FRONTEND_BANDWIDTH / #SLOTS",
       "Bad_Speculation": "( #SLOTS - ( TOPDOWN_FE_BOUND.ALL + TOPDOWN_BE_BOUND.ALL + TOPDOWN_RETIRING.ALL ) ) / #SLOTS", "Branch_Mispredicts": "TOPDOWN_BAD_SPECULATION.MISPREDICT / #SLOTS",
       "Machine_Clears": "TOPDOWN_BAD_SPECULATION.MACHINE_CLEARS / #SLOTS", "Backend_Bound": "TOPDOWN_BE_BOUND.ALL / #SLOTS", "Core_Bound": "TOPDOWN_BE_BOUND.ALLOC_RESTRICTIONS / #SLOTS",
       "Resource_Bound": "( TOPDOWN_BE_BOUND.ALL / #SLOTS ) - Core_Bound", "Retiring": "TOPDOWN_RETIRING.ALL / #SLOTS",
       "#SLOTS": "( #Pipeline_Width * CPU_CLK_UNHALTED.CORE )", "#Pipeline_Width": "5"}
CMT = GRT | {"Frontend_Bound": "TOPDOWN_FE_BOUND.ALL_P / #SLOTS", "Bad_Speculation": "TOPDOWN_BAD_SPECULATION.ALL_P / #SLOTS", "Backend_Bound": "TOPDOWN_BE_BOUND.ALL_P / #SLOTS",
             "Resource_Bound": "( TOPDOWN_BE_BOUND.ALL_P / #SLOTS ) - Core_Bound", "Retiring": "TOPDOWN_RETIRING.ALL_P / #SLOTS", "#Pipeline_Width": "6"}
SKT = CMT | {"Frontend_Bound": "TOPDOWN_FE_BOUND.ALL / #SLOTS", "Retiring": "TOPDOWN_RETIRING.ALL / #SLOTS", "#Pipeline_Width": "8"}


@pytest.mark.parametrize(("block", "formulas"), [(core("intel/adl", "atom"), GRT), (core("intel/adl", "n_core"), GRT), (core("intel/mtl", "atom"), CMT), (core("intel/lnl", "atom"), SKT),
                                                  (core("intel/gnr", "crestmont"), CMT), (core("intel/gnr", "darkmont"), SKT), (core("intel/ptl", "atom"), SKT)],
                         ids=["gracemont", "alder lake-n", "crestmont", "skymont", "sierra forest", "clearwater forest", "panther lake"])
def test_formulas_of_e_cores(block: Block, formulas: dict[str, str]) -> None:
    """IFetch_Latency and IFetch_Bandwidth have the names of the other cores. sierraforest_metrics.json and grandridge_metrics.json 1.02 have Crestmont's; Darkmont's are nowhere."""
    names = {name.lower(): name for name in formulas if name[0] != "#"}
    assert (TMA_NAMES | {"resource_bound"}) & set(block.metrics) == set(names)
    for draw in range(60):
        counts = Drawn(draw)
        for name, theirs_name in names.items():
            want = 100 * theirs(formulas, theirs_name, counts)
            want = max(want, 0) if name == "bad_speculation" else want
            assert ours(block, name, counts) == pytest.approx(want, rel=1e-9, abs=1e-9), name


# tools/perf/util/stat-shadow.c of Linux 6.2: td_fe_bound() and so on, of the events that glm_events_attrs and slm_events_attrs have for each name and their scale
SHARES = {"frontend_bound": "FETCH / TOTAL", "retiring": "RETIRED / TOTAL", "bad_speculation": "( ISSUED - RETIRED + RECOVERY ) / TOTAL",
          "backend_bound": "1 - bad_speculation - retiring - frontend_bound", "ISSUED": "UOPS_ISSUED.ANY", "RECOVERY": "ISSUE_SLOTS_NOT_CONSUMED.RECOVERY",
          "FETCH": "UOPS_NOT_DELIVERED.ANY", "RETIRED": "UOPS_RETIRED.ANY", "TOTAL": "3 * CPU_CLK_UNHALTED.CORE"}
SILVERMONT = {"frontend_bound": SHARES["frontend_bound"], "retiring": SHARES["retiring"], "FETCH": "2 * NO_ALLOC_CYCLES.NOT_DELIVERED", "RETIRED": "UOPS_RETIRED.ALL", "TOTAL": "2 * CPU_CLK_UNHALTED.CORE"}


@pytest.mark.parametrize(("system", "block", "formulas"), [
    ("intel/glm", "core", SHARES), ("intel/glm", "plus", SHARES | {"TOTAL": "4 * CPU_CLK_UNHALTED.CORE"}), ("intel/slm", "core", SILVERMONT)])
def test_shares_of_slots_as_perf_has_them(system: str, block: str, formulas: dict[str, str]) -> None:
    of = core(system, block)
    names = [name for name in formulas if name.islower()]
    assert set(names) == (TMA_NAMES | {"resource_bound"}) & set(of.metrics)
    for draw in range(60):
        counts = Drawn((system, draw))
        counts["cpu_clk_unhalted.core"] *= 1 + draw % 8
        for name in names:
            want = 100 * theirs(formulas, name, counts)
            assert ours(of, name, counts) == pytest.approx(max(want, 0) if name == "backend_bound" else want, rel=1e-9, abs=1e-9), name


# ---- By hand ----

# Instructions, cycles, misses: what any of the cores counts
COMMON = {"inst_retired.any": 8_000, "cpu_clk_unhalted.thread": 4_000, "cpu_clk_unhalted.core": 4_000, "cpu_clk_unhalted.ref_tsc": 3_200, "duration_ns": 1_600,
          "br_misp_retired.all_branches": 16, "br_inst_retired.all_branches": 1_600, "longest_lat_cache.miss": 24, "longest_lat_cache.reference": 96,
          "mem_uops_retired.l1_miss_loads": 160, "mem_uops_retired.l2_miss_loads": 80, "mem_load_retired.l1_miss": 160, "mem_load_uops_retired.l1_miss": 160, "mem_load_retired.l2_miss": 80, "mem_load_uops_retired.l2_miss": 80,
          "mem_load_retired.l3_miss": 20, "mem_load_uops_retired.l3_miss": 20, "mem_load_uops_retired.llc_miss": 20, "dtlb_load_misses.walk_completed": 6, "dtlb_store_misses.walk_completed": 2, "itlb_misses.walk_completed": 4}
PLAIN = {"ipc": (2, "instructions/cycle"), "clock": (2.5, "GHz"), "clock_ratio": (125, "%"), "branch_misprediction_ratio": (1, "%"), "branch_mpki": (2, "misses/1000 instructions"),
         "llc_miss_ratio": (25, "%"), "llc_mpki": (3, "misses/1000 instructions"), "l1d_load_mpki": (20, "misses/1000 instructions"), "l2_load_mpki": (10, "misses/1000 instructions"),
         "llc_load_mpki": (2.5, "misses/1000 instructions"), "dtlb_mpki": (1, "walks/1000 instructions"), "itlb_mpki": (0.5, "walks/1000 instructions")}
INTEL = [(system, block or "core") for system, _, block in (name.partition(" ") for name in P_CORES)] + [("intel/snr", "core"), ("intel/adl", "atom"), ("intel/adl", "n_core"), ("intel/mtl", "atom"), ("intel/lnl", "atom"), ("intel/arl", "atom"), ("intel/arl", "lowpower"),
                                                      ("intel/gnr", "crestmont"), ("intel/gnr", "darkmont"), ("intel/ptl", "atom"), ("intel/glm", "core"), ("intel/glm", "plus"), ("intel/slm", "core")]


@pytest.mark.parametrize(("system", "block"), INTEL)
def test_instructions_cycles_and_misses(system: str, block: str) -> None:
    metrics = core(system, block).metrics
    no_walks = {"dtlb_mpki", "itlb_mpki"} if system in ("intel/glm", "intel/slm") else set()
    no_loads = {"l1d_load_mpki", "l2_load_mpki", "llc_load_mpki"} if block == "sandybridge" else set()
    lacks = no_walks | {"llc_load_mpki"} if "E-core" in core(system, block).title or system in ("intel/snr", "intel/glm", "intel/slm") or block in ("n_core", "crestmont", "darkmont") else {"llc_miss_ratio"} if system in ("intel/icl", "intel/rkl", "intel/tgl") else no_loads
    assert {name: (ours(core(system, block), name, dict(COMMON)), metrics[name].unit) for name in PLAIN if name in metrics} == {name: value for name, value in PLAIN.items() if name not in lacks}


# 1,000 cycles of Lion Cove have 8,000 slots, of the cores before 6,000, 5,000 and 4,000
BY_HAND: dict[str, tuple[Counts, Counts]] = {
    "intel/lnl": ({"topdown.slots": 8_000, "cpu_clk_unhalted.thread": 1_000, "idq_bubbles.core": 1_600, "idq_bubbles.fetch_latency": 150, "topdown.backend_bound_slots": 3_200,
                   "topdown.memory_bound_slots": 2_400, "uops_retired.slots": 2_800, "uops_retired.heavy": 700, "topdown.br_mispredict_slots": 300},
                  {"frontend_bound": 20, "fetch_latency": 15, "fetch_bandwidth": 5, "backend_bound": 40, "memory_bound": 30, "core_bound": 10, "retiring": 35,
                   "heavy_operations": 8.75, "light_operations": 26.25, "bad_speculation": 5, "branch_mispredicts": 3.75, "machine_clears": 1.25}),
    "intel/spr": ({"topdown.slots": 6_000, "idq_bubbles.core": 1_260, "int_misc.uop_dropping": 60, "idq_bubbles.cycles_0_uops_deliv.core": 160, "topdown.backend_bound_slots": 2_400,
                   "topdown.memory_bound_slots": 1_500, "uops_retired.slots": 1_800, "uops_retired.heavy": 600, "topdown.br_mispredict_slots": 450},
                  {"frontend_bound": 20, "fetch_latency": 15, "fetch_bandwidth": 5, "backend_bound": 40, "memory_bound": 25, "core_bound": 15, "retiring": 30,
                   "heavy_operations": 10, "light_operations": 20, "bad_speculation": 10, "branch_mispredicts": 7.5, "machine_clears": 2.5}),
    "intel/icx": ({"topdown.slots": 5_000, "idq_uops_not_delivered.core": 1_050, "int_misc.uop_dropping": 50, "idq_uops_not_delivered.cycles_0_uops_deliv.core": 160,
                   "topdown.backend_bound_slots": 1_900, "int_misc.clears_count": 20, "uops_retired.slots": 1_500, "br_misp_retired.all_branches": 15, "machine_clears.count": 5,
                   "cycle_activity.stalls_mem_any": 250, "exe_activity.bound_on_stores": 50, "cycle_activity.stalls_total": 320, "exe_activity.1_ports_util": 80,
                   "exe_activity.2_ports_util": 100, "uops_issued.any": 2_000, "idq.ms_uops": 200, "uops_decoded.dec0": 300, "first_decoder_cycles": 200, "idq.mite_uops": 600},
                  {"frontend_bound": 20, "fetch_latency": 15, "fetch_bandwidth": 5, "backend_bound": 40, "memory_bound": 25, "core_bound": 15, "retiring": 30,
                   "heavy_operations": 3 + 5, "light_operations": 22, "bad_speculation": 10, "branch_mispredicts": 7.5, "machine_clears": 2.5}),
    # Both threads run in half of the cycles: 3 slots a cycle for one
    "intel/skx": ({"cpu_clk_unhalted.thread": 1_000, "cpu_clk_unhalted.ref_xclk": 40, "cpu_clk_unhalted.one_thread_active": 20, "idq_uops_not_delivered.core": 600,
                   "idq_uops_not_delivered.cycles_0_uops_deliv.core": 112.5, "uops_issued.any": 1_140, "uops_retired.retire_slots": 900, "int_misc.recovery_cycles": 15,
                   "br_misp_retired.all_branches": 15, "machine_clears.count": 5, "uops_retired.macro_fused": 150, "inst_retired.any": 750},
                  {"issue_slots": 3_000, "frontend_bound": 20, "fetch_latency": 15, "fetch_bandwidth": 5, "bad_speculation": 10, "branch_mispredicts": 7.5, "machine_clears": 2.5,
                   "backend_bound": 40, "retiring": 30, "heavy_operations": 10, "light_operations": 20}),
    "intel/hswep": ({"cpu_clk_unhalted.thread": 1_000, "cpu_clk_unhalted.ref_xclk": 40, "cpu_clk_unhalted.one_thread_active": 40, "idq_uops_not_delivered.core": 800,
                     "idq_uops_not_delivered.cycles_0_uops_deliv.core": 150, "uops_issued.any": 1_500, "uops_retired.retire_slots": 1_200, "int_misc.recovery_cycles": 25,
                     "br_misp_retired.all_branches": 15, "machine_clears.count": 5, "idq.ms_uops": 250},
                    {"issue_slots": 4_000, "frontend_bound": 20, "fetch_latency": 15, "fetch_bandwidth": 5, "bad_speculation": 10, "branch_mispredicts": 7.5, "machine_clears": 2.5,
                     "backend_bound": 40, "retiring": 30, "heavy_operations": 5, "light_operations": 25}),
    "arm/pmuv3": ({"fetch_bubble": 800, "tsv110_cycles": 1_000, "inst_spec": 1_600, "inst_retired": 1_200, "tsv110_fetch_latency_cycles": 150, "br_mis_pred": 15, "tsv110_ooo_flushes": 5,
                   "exe_stall_cycle": 500, "mem_stall_anyload": 200, "tsv110_store_stall_cycles": 50},
                  {"tsv110_frontend_bound": 20, "tsv110_fetch_latency": 15, "tsv110_fetch_bandwidth": 5, "tsv110_bad_speculation": 10, "tsv110_branch_mispredicts": 7.5,
                   "tsv110_machine_clears": 2.5, "tsv110_retiring": 30, "tsv110_backend_bound": 40, "tsv110_core_bound": 25, "tsv110_memory_bound": 25}),
}


@pytest.mark.parametrize("system", BY_HAND)
def test_by_hand(system: str) -> None:
    block = core(system, "pmuv3" if system == "arm/pmuv3" else "core")
    counts, want = BY_HAND[system]
    assert {name: ours(block, name, counts) for name in want} == pytest.approx(want)
    assert {block.metrics[name].unit for name in want if name != "issue_slots"} == {"%"}


# ---- Arm ----

HIP08 = {"frontend_bound": "FETCH_BUBBLE / ( 4 * CPU_CYCLES )", "bad_speculation": "( INST_SPEC - INST_RETIRED ) / ( 4 * CPU_CYCLES )", "retiring": "INST_RETIRED / ( CPU_CYCLES * 4 )",
         "backend_bound": "1 - ( frontend_bound + bad_speculation + retiring )", "fetch_latency": "R201D / CPU_CYCLES", "fetch_bandwidth": "frontend_bound - fetch_latency",
         "branch_mispredicts": "( bad_speculation * BR_MIS_PRED ) / ( BR_MIS_PRED + R2013 )", "machine_clears": "bad_speculation - branch_mispredicts",
         "core_bound": "( EXE_STALL_CYCLE - ( MEM_STALL_ANYLOAD + R7005 ) ) / CPU_CYCLES", "memory_bound": "( MEM_STALL_ANYLOAD + R7005 ) / CPU_CYCLES"}
BY_CODE = {"r201d": ("tsv110_fetch_latency_cycles", 0x201D), "r2013": ("tsv110_ooo_flushes", 0x2013), "r7005": ("tsv110_store_stall_cycles", 0x7005), "cpu_cycles": ("tsv110_cycles", 0x11)}


def test_formulas_of_the_tsv110() -> None:
    """fetch_latency_bound and fetch_bandwidth_bound have the names of the other cores; three events have no name there."""
    block = core("arm/pmuv3", "pmuv3")
    assert {name for name in block.metrics if name.startswith("tsv110_")} == {f"tsv110_{name}" for name in HIP08}
    for name, code in BY_CODE.values():
        assert (block.events[name].terms, block.events[name].condition) == ({"event": code}, "tsv110")
    for draw in range(20):
        counts = Drawn(("hip08", draw))
        counts |= {code: counts[name] for code, (name, _) in BY_CODE.items()}
        for name in HIP08:
            assert ours(block, f"tsv110_{name}", counts) == pytest.approx(100 * theirs(HIP08, name, counts), rel=1e-9), name


def test_branches_and_caches_of_arm() -> None:
    """100 times branch_misprediction_ratio and ll_cache_read_miss_ratio of neoverse-n1, and its ll_cache_read_mpki."""
    block = core("arm/pmuv3", "pmuv3")
    counts = {"br_mis_pred_retired": 30, "br_retired": 1_500, "ll_cache_miss_rd": 40, "ll_cache_rd": 160, "inst_retired": 10_000, "cpu_cycles": 5_000, "duration_ns": 2_000}
    want = {"branch_misprediction_ratio": 2, "branch_mpki": 3, "llc_miss_ratio": 25, "llc_mpki": 4, "ipc": 2, "clock": 2.5}
    assert {name: ours(block, name, counts) for name in want} == pytest.approx(want)


# ---- One name for one thing ----

@cache
def systems() -> list[tuple[str, Block]]:
    """Cores of every description."""
    files = [file for file in sorted((ROOT / "regdefs").glob("*/*.yaml")) if "\nsystem:" in file.read_text()]
    return [(file.stem, block) for file in files for block in model(file, ROOT / "regdefs").blocks.values() if block.scope == "cpu" and block.metrics]


def test_a_name_has_one_unit() -> None:
    units: dict[str, set[str]] = {}
    for _, block in systems():
        for name, metric in block.metrics.items():
            units.setdefault(name, set()).add(metric.unit)
    assert len(units) > 150 and {name: found for name, found in units.items() if len(found) > 1} == {}


def test_every_core_has_the_plain_ones() -> None:
    cores = systems()
    assert len(cores) >= 25
    for name, block in cores:
        assert {"ipc", "clock"} <= set(block.metrics), name
        assert name == "riscv" or {"branch_misprediction_ratio", "branch_mpki"} <= set(block.metrics), name


# ---- What counters can count together ----

# With four counters for a thread, as where a core has two, these are told to take more.
MORE_THAN_FOUR = {"bad_speculation", "branch_mispredicts", "machine_clears", "backend_bound"}
TOO_MANY = {"skl": MORE_THAN_FOUR, "skx": MORE_THAN_FOUR, **dict.fromkeys(("hswep", "ivbep", "snb"), MORE_THAN_FOUR | {"heavy_operations", "light_operations"})}


def counted(system: str, block: str, names: list[str]) -> subprocess.CompletedProcess[str]:
    words = [ROOT / "build/pmureg", "stat", "--io", "sim", "--system", system, "-M", ",".join(f"{system}_{block}.{name}" for name in names), "true"]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("system", "block"), INTEL)
def test_every_metric_can_be_counted(system: str, block: str) -> None:
    """The simulated cores of Skylake and before have two threads."""
    name = system.split("/")[1]
    refused = TOO_MANY.get(name, set())
    names = [metric for metric in core(system, block).metrics if metric in PLAIN.keys() | TMA_NAMES | {"resource_bound", "issue_slots"}]
    assert len(names) > 10 and refused < set(names)
    done = counted(name, block, [metric for metric in names if metric not in refused])
    assert done.returncode == 0 and "not supported" not in done.stderr and "not counted" not in done.stderr
    assert set(re.findall(r"# +-?[\d.]+  \S.* (\w+)(?:  \([\d.]+%\))?$", done.stderr, re.M)) == set(names) - refused
    for metric in refused:
        done = counted(name, block, [metric])
        assert done.returncode == 1 and "count it in another group" in done.stderr


@pytest.mark.parametrize("system", ["intel/spr", "intel/icx", "intel/skx"])
def test_the_tool_calculates_what_the_formula_says(system: str) -> None:
    """From the counts that it prints beside the value; a simulated run takes a millisecond."""
    block, name = core(system), system.split("/")[1]
    metrics = [metric for metric in block.metrics if metric in TMA_NAMES | PLAIN.keys() and metric not in TOO_MANY.get(name, set())]
    assert len(metrics) > 15
    for metric in metrics:
        lines = counted(name, "core", [metric]).stderr
        counts = {event: float(count.replace(",", "")) for count, event in re.findall(r"^ +([\d,]+) .*?\w+_core/(\S+)/", lines, re.M)} | {"duration_ns": 1_000_000.0}
        shown = re.search(rf"# +(-?[\d.]+)  \S.* {metric}$", lines, re.M)
        assert shown and float(shown[1]) == pytest.approx(ours(block, metric, counts), abs=6e-4), metric
