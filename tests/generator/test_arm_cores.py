"""Events of Arm's cores, against Arm's data: ARM-software/data, pmu/*.json, commit 6aeb4c89a62b (January 2025).

`arm_cores.txt` has of each core with PMUv3 but the Cortex-R52, which has no AArch64: file, implementer and part, how many events Arm
names, how many of them are the core's own (0xC0 to 0x3FFF), a digest of codes and names, and the codes. The Cortex-A53's own events
have names only in Linux 6.12's tools/perf/pmu-events/arch/arm64/arm/cortex-a53. Which number is which core:
arch/arm64/include/asm/cputype.h. Metrics: arm/neoverse-v1/metrics.json, arm/neoverse-n2-v2/metrics.json and sbsa.json there. Cores of
other makers: ampere/ampereone, ampere/ampereonex, ampere/emag, fujitsu/a64fx and hisilicon/hip08 there, with mapfile.csv.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

import pytest

from describing import ROOT, model

TRACE_ONLY = {0x400D, 0x400F}  # PMU_OVFS, PMU_HOVFS: Arm's manuals of cores say that no counter counts them


class Core(NamedTuple):
    implementer: int
    part: int
    count: int
    own: int
    digest: str
    codes: list[int]


def cores() -> dict[str, Core]:
    lines = Path(__file__).with_name("arm_cores.txt").read_text().splitlines()
    found = {}
    for head, ranges in zip(lines[::2], lines[1::2], strict=True):
        name, midr, count, own, digest = head.split()
        implementer, part = (int(number, 16) for number in midr.split("/"))
        ends = [[int(end, 16) for end in span.split("-")] for span in ranges.split()]
        found[name] = Core(implementer, part, int(count), int(own), digest, [code for span in ends for code in range(span[0], span[-1] + 1)])
    return found


CORES = cores()
PMU = model(ROOT / "regdefs/arm/pmuv3.yaml", ROOT / "regdefs").blocks["pmuv3"]
GUARDS = {"not_a55", "not_ampereone", "not_a55_ampereone", "not_a64fx"}
METRICS = {"neoverse_n2", "neoverse_v1", "neoverse_v2"}
MAKERS = {"ampereone", "ampereonex", "ampereones", "ampereone_emag", "emag", "a64fx", "tsv110"}
OF_METRICS = {"tsv110_cycles", "tsv110_ooo_flushes", "tsv110_fetch_latency_cycles", "tsv110_store_stall_cycles"}    # whose names are not the maker's: test_topdown.py
OWN = {name: event for name, event in PMU.events.items() if event.condition and event.condition not in GUARDS | METRICS and name not in OF_METRICS}
COMMON = {event.terms["event"]: name.upper() for name, event in reversed(PMU.events.items()) if name not in OWN.keys() | OF_METRICS}
SHARED = {"cortex-a65ae": "a65", "neoverse-e1": "a65"}
# Names that cores have for other numbers than other cores or the architecture.
AGAIN = {"stall_frontend_tlb.a55", "stall_backend_ilock.a55", "stall_backend_st.a55",
         "l1d_ws_mode.a65", "l2d_ws_mode.a65", "l3d_ws_mode.a65", "l2d_cache_stash_dropped.a65",
         "stall_frontend_cache.ampereone", "stall_frontend_tlb.ampereone", "stall_backend_tlb.ampereone",
         "l1d_cache_refill_prf.a64fx", "l2d_cache_refill_prf.a64fx", "l1d_cache_refill_hwprf.a64fx", "l2d_cache_refill_hwprf.a64fx"}


def own(core: str) -> dict[int, str]:
    key = SHARED.get(core, core.removeprefix("cortex-"))
    return {event.terms["event"]: name.split(".")[0].upper() for name, event in OWN.items() if key in event.condition.split("_")}


def digest(events: dict[int, str]) -> str:
    return hashlib.sha256("".join(f"{code:04x} {name}\n" for code, name in sorted(events.items())).encode()).hexdigest()[:16]


def holds(condition: str, midr: int) -> bool:
    """Python's operators are those of the language's expressions."""
    facts = {"implementer": midr >> 24, "variant": midr >> 20 & 15, "part": midr >> 4 & 0xFFF, "revision": midr & 15}
    return bool(eval(PMU.conditions[condition].when.text, {"__builtins__": {}}, facts))  # noqa: S307


@pytest.mark.parametrize("name", CORES)
def test_every_event_of_the_core(name: str) -> None:
    core, mine = CORES[name], own(name) if name != "cortex-a53" else {}
    assert len(core.codes) == core.count and len(mine) == core.own
    assert set(mine) == {code for code in core.codes if 0xC0 <= code < 0x4000}
    assert digest({code: mine.get(code) or COMMON[code] for code in core.codes}) == core.digest


def test_events_of_the_architecture() -> None:
    """476 of common_armv8.json and common_armv9.json, without two, and 22 that only cores' files have."""
    more = {0x7F: "CSDB_SPEC", 0x8125: "BUS_REQ_RD_PERCYC", 0x8171: "CAS_NEAR_PASS", 0x8172: "CAS_NEAR_SPEC", 0x8173: "CAS_FAR_SPEC",
            0x818D: "BUS_REQ_RD", 0x81BC: "L1D_CACHE_REFILL_HWPRF", 0x81BD: "L2D_CACHE_REFILL_HWPRF", 0x81C0: "L1I_CACHE_HIT_RD",
            0x81D0: "L1I_CACHE_HIT_RD_FPRFM", 0x81E0: "L1I_CACHE_HIT_RD_FHWPRF", 0x8200: "L1I_CACHE_HIT", 0x8208: "L1I_CACHE_HIT_PRFM",
            0x8240: "L1I_LFB_HIT_RD", 0x8250: "L1I_LFB_HIT_RD_FPRFM", 0x8260: "L1I_LFB_HIT_RD_FHWPRF", 0x8284: "L1D_CACHE_PRF",
            0x8285: "L2D_CACHE_PRF", 0x828C: "L1D_CACHE_REFILL_PRF", 0x828D: "L2D_CACHE_REFILL_PRF", 0x829A: "LL_CACHE_REFILL",
            0x82FA: "DTLB_WALK_HWPRF"}
    assert more.items() <= COMMON.items() and not TRACE_ONLY & COMMON.keys()
    common = {code: name for code, name in COMMON.items() if code not in more}
    assert (len(common), digest(common)) == (474, "aa2ea3bba9f73301")


def test_own_events_of_the_cortex_a53() -> None:
    mine = own("cortex-a53")
    assert (len(mine), digest(mine)) == (25, "d5c12be0a6542e59")
    assert (mine[0xC7], mine[0xE5], mine[0xC4]) == ("STALL_SB_FULL", "AGU_DEP_STALL", "READ_ALLOC_ENTER")


@pytest.mark.parametrize(("groups", "count", "found"), [
    ({"ampereone", "ampereones", "ampereone_emag"}, 97, "c026b88af05deb5e"), ({"ampereonex", "ampereones"}, 124, "bd70fbbd72f64179"),
    ({"emag", "ampereone_emag"}, 23, "5a0f0434dce6c44c"), ({"a64fx"}, 98, "82d6c6807cfa6639"), ({"tsv110"}, 11, "75adf969303be6e3")])
def test_events_of_other_makers(groups: set[str], count: int, found: str) -> None:
    """Those whose numbers the architecture gives no name; AmpereOneX has two names for 0x121."""
    mine = [f"{event.terms['event']:04x} {name.split('.')[0].upper()}\n" for name, event in OWN.items() if event.condition in groups]
    assert (len(mine), hashlib.sha256("".join(sorted(mine)).encode()).hexdigest()[:16]) == (count, found)


@pytest.mark.parametrize(("name", "code", "only"), [
    ("lf_stall", 0xC0, "a73_a75"), ("tlb_miss", 0xEB, "a73"), ("l1pld_tlb", 0xEB, "a75"), ("mmu_ptw_cp15", 0xE6, "a73_a75"),
    ("l3d_cache_refill_prefetch", 0xC0, "a55"), ("l1d_ws_mode", 0xC5, "a55_a510_a520_r82"), ("l1d_ws_mode.a65", 0xC7, "a65"),
    ("stall_backend_ld_tlb", 0xEA, "a55_a510_r82"), ("stall_backend_st.a55", 0xE8, "a55_a510_r82"), ("stall_backend_st", 0x8168, "not_a55"),
    ("stall_backend_vpu_hazard", 0xED, "a510"), ("stall_backend_busy_vpu_hazard", 0xED, "a520"), ("stall_backend_ld_raw", 0xED, "r82"),
    ("l2d_walk_tlb", 0xD0, "a510_a520"), ("ifu_goto_idle", 0xE0, "a65"), ("l2_l3d_cache_refill_unatt", 0xF6, "a65"),
    ("llram_access", 0x32A, "r82"), ("l1d_cache_rd_skid", 0x52C, "r82"), ("ldct_refill", 0x21A, "rainier"), ("inst_spec_c64", 0x207, "rainier"),
    ("l2d_ws_mode.a65", 0xC8, "a65"), ("stb_stall", 0xC0, "a65"), ("tcms_contention", 0x333, "r82"), ("ll_ws_mode", 0xC8, "a510_a520"),
    ("stall_frontend_tlb", 0x815C, "not_a55_ampereone"), ("stall_frontend_tlb.ampereone", 0xD20C, "ampereone"),
    ("l1d_cache_refill_prf.a64fx", 0x49, "a64fx"), ("l1d_cache_refill_prf", 0x828C, "not_a64fx"), ("_0inst_commit", 0x190, "a64fx"), ("ea_memory", 0x3E8, "a64fx"),
    ("nop_spec", 0x100, "ampereone_emag"), ("page_walk_l2_stage2_hit", 0x116, "emag"), ("mmu_i_walk_steps", 0xD90D, "ampereones"),
    ("l1_prefetch_ld_gen", 0xD606, "ampereonex"), ("l1_pfetch_ld_gen", 0xD606, "ampereone"), ("mem_stall_l2miss", 0x7007, "tsv110"),
    ("fetch_bubble", 0x2014, "tsv110"), ("stall_backend_ilock", 0x816C, "not_a55"), ("dtlb_step", 0x8136, ""), ("sve_unpred_spec", 0x8078, "")])
def test_event(name: str, code: int, only: str) -> None:
    event = PMU.events[name]
    assert (event.terms, event.condition) == ({"event": code}, only)


def test_names_that_two_kinds_of_cores_have() -> None:
    assert {name for name in PMU.events if "." in name} == AGAIN
    for name in AGAIN:
        assert PMU.events[name].terms != PMU.events[name.split(".")[0]].terms


# Cores by MIDR_EL1, and the groups whose events a machine may have whose first core it is: its own, and those of the cores that have
# been built beside it.
A55 = {"a55", "a55_a510", "a55_a510_a520", "a55_a510_a520_r82", "a55_a510_r82", "a55_r82"}
A510 = {"a510", "a55_a510", "a510_a520", "a55_a510_a520", "a55_a510_a520_r82", "a55_a510_r82"}
A520 = {"a520", "a510_a520", "a55_a510_a520", "a55_a510_a520_r82"}
A73, A75 = {"a73", "a73_a75"}, {"a75", "a73_a75"}
GROUPS = A55 | A510 | A520 | A73 | A75 | {"a53", "a65", "r82", "rainier"} | MAKERS
AMPEREONE = {"ampereone", "ampereones", "ampereone_emag"}
FITS = {
    0x410FD034: {"a53"} | A73, 0x410FD040: A73, 0x410FD083: {"a53"}, 0x410FD071: {"a53"}, 0x410FD091: {"a53"} | A73, 0x410FD0A1: A55 | A75, 0x420F1000: {"a53"},
    0x411FD050: A55 | A75, 0x410FD0B1: A55, 0x410FD0D0: A55, 0x410FD411: A55, 0x410FD440: A55, 0x410FD060: {"a65"}, 0x410FD431: {"a65"},
    0x410FD4A0: {"a65"}, 0x410FD0E1: {"a65"}, 0x410FD461: A510, 0x410FD470: A510, 0x410FD4D0: A510, 0x410FD480: A510, 0x410FD4E1: A510,
    0x410FD801: A520, 0x410FD811: A520, 0x410FD821: A520, 0x410FD851: A520, 0x410FD871: A520,
    0x410FD150: {"r82", "a55_r82", "a55_a510_r82", "a55_a510_a520_r82"}, 0x3F0F4120: {"rainier"},
    0x410FD493: {"neoverse_n2"}, 0x411FD401: {"neoverse_v1"}, 0x410FD4F1: {"neoverse_v2"},
    0x460F0010: {"a64fx"}, 0xC00FAC30: AMPEREONE, 0xC00FAC41: {"ampereonex", "ampereones"}, 0x480FD010: {"tsv110"}, 0x503F0002: {"emag", "ampereone_emag"},
    **dict.fromkeys((0x410FD0C1, 0x410FD8E0, 0x410FD841, 0x410FD831, 0x000F0510, 0x510F8030, 0x480FD020, 0x430F0AF0), set()),
}


@pytest.mark.parametrize("midr", FITS, ids=hex)
def test_whose_events_a_machine_may_have(midr: int) -> None:
    assert {group for group in GROUPS | METRICS if holds(group, midr)} == FITS[midr]
    older = {"not_a55", "not_a55_ampereone"} if midr >> 24 == 0x41 and midr >> 4 & 0xFFF in (0xD05, 0xD46, 0xD15) else set()
    ampereone = {"not_ampereone", "not_a55_ampereone"} if midr >> 4 == 0xC00FAC3 else set()
    assert GUARDS - {guard for guard in GUARDS if holds(guard, midr)} == older | ampereone | ({"not_a64fx"} if midr == 0x460F0010 else set())


def test_every_own_event_names_its_cores() -> None:
    assert {event.condition for event in OWN.values()} == GROUPS
    assert {name for name, event in PMU.events.items() if event.condition and name not in OWN} == {
        *(name.split(".")[0] for name in AGAIN if name.split(".")[0] not in OWN), "n2_cycles", "v1_cycles", "v2_cycles", *OF_METRICS}


def test_texts() -> None:
    """Thirteen events are for Arm's tests of the Cortex-R82, and it does not say what they count."""
    secret = [name for name, event in PMU.events.items() if 0x520 <= event.terms["event"] <= 0x52C]
    assert len(secret) == 13
    assert [name for name, event in PMU.events.items() if not event.unit] == ["read_alloc", *secret, "ea_core", "ea_l2", "ea_memory"]
    assert [name for name, event in PMU.events.items() if not event.text.endswith(".") or len(event.text.split()) > 22] == []


def test_erratum_of_the_neoverse_n2_is_of_those_before_r0p3() -> None:
    assert [holds("n2_before_r0p3", midr) for midr in (0x410FD490, 0x410FD492, 0x410FD493, 0x411FD490, 0x410FD4F0)] == [True, True, False, False, False]


@pytest.mark.parametrize(("core", "slots", "front", "back"), [
    ("n2", 5, " - br_mis_pred / n2_cycles", " - 3 * br_mis_pred / n2_cycles"), ("v1", 8, " - 4 * br_mis_pred / v1_cycles", ""),
    ("v2", 8, " - br_mis_pred / v2_cycles", " - 3 * br_mis_pred / v2_cycles")])
def test_top_down_metrics(core: str, slots: int, front: str, back: str) -> None:
    """The four add up to 100 % where stall_slot is what both sides left empty."""
    cycles = f"{core}_cycles"
    assert (PMU.events[cycles].terms, PMU.events[cycles].condition) == ({"event": 0x11}, f"neoverse_{core}")
    formula = {name.removeprefix(f"{core}_"): metric.formula.text for name, metric in PMU.metrics.items() if name.startswith(f"{core}_")}
    assert formula == {
        "frontend_bound": f"100 * (stall_slot_frontend / ({slots} * {cycles}){front})",
        "backend_bound": f"100 * (stall_slot_backend / ({slots} * {cycles}){back})" if back else f"100 * stall_slot_backend / ({slots} * {cycles})",
        "bad_speculation": f"100 * ((1 - op_retired / op_spec) * (1 - stall_slot / ({slots} * {cycles})) + 4 * br_mis_pred / {cycles})",
        "retiring": f"100 * op_retired / op_spec * (1 - stall_slot / ({slots} * {cycles}))"}
    assert {PMU.metrics[f"{core}_{name}"].unit for name in formula} == {"%"}
    counts = {"stall_slot": 300.0, "stall_slot_frontend": 100.0, "stall_slot_backend": 200.0, "op_retired": 90.0, "op_spec": 100.0, "br_mis_pred": 2.0, cycles: 100.0}
    assert sum(eval(text, {"__builtins__": {}}, counts) for text in formula.values()) == pytest.approx(100)  # noqa: S307
