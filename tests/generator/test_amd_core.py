"""AMD's cores, Zen 1 to Zen 6, and what their uncore gained with them: registers, bits, events, and what a session writes.

Literals of Linux 6.12: arch/x86/include/asm/msr-index.h (MSR_F15H_PERF_CTL, MSR_F15H_PERF_CTR, MSR_AMD64_PERF_CNTR_GLOBAL_*) and perf_event.h
(ARCH_PERFMON_EVENTSEL_*, AMD64_EVENTSEL_*, cpuid_0x80000022_ebx), arch/x86/events/amd/core.c (AMD64_NUM_COUNTERS_CORE, amd_is_pair_event_code(),
AMD_MERGE_EVENT_ENABLE, amd_zen*_perfmon_event_map), tools/perf/pmu-events/arch/x86/amdzen1 to amdzen5 (amd_events.txt has every event of the cores)
and mapfile.csv. Fabric of Zen 5: amdzen5/data-fabric.json of Linux at commit 6867849aac96; Zen 6: amdzen6 at commit c7decec2f2d2.
"""

from __future__ import annotations

import re
import subprocess
from itertools import product
from pathlib import Path
from zlib import crc32

import pytest

from describing import ROOT, model
from drivers import holds

GENERATIONS = (1, 2, 3, 4, 5, 6)
LIST = Path(__file__).with_name("amd_events.txt")
FORMULAS = Path(__file__).with_name("amd_metrics.txt")

# ---- Registers ----

CTL = {"HOSTGUESTONLY": 3 << 40, "EVENTSELECT_11_8": 0xF << 32, "CNTMASK": 0xFF << 24, "INV": 1 << 23, "EN": 1 << 22, "INT": 1 << 20, "EDGE": 1 << 18,
       "OSUSERMODE": 3 << 16, "UNITMASK": 0xFF00, "EVENTSELECT_7_0": 0xFF}
GLOBAL = {"GLOBAL_STATUS": (0xC0000300, "PERFCNTROVFL"), "GLOBAL_CTL": (0xC0000301, "PERFCNTREN"), "GLOBAL_STATUS_CLR": (0xC0000302, "PERFCNTROVFL"),
          "GLOBAL_STATUS_SET": (0xC0000303, "PERFCNTROVFL")}


@pytest.mark.parametrize("generation", GENERATIONS)
def test_msrs_and_bits(generation: int, tmp_path: Path) -> None:
    core = "ZEN_CORE_V2" if generation >= 4 else "ZEN_CORE"  # those that generations share have one name
    literals = [f"{core}_CTL_ADDRESS({n}) == {0xC0010200 + 2 * n:#x}" for n in range(6)] + [f"{core}_CTR_ADDRESS({n}) == {0xC0010201 + 2 * n:#x}" for n in range(6)]
    literals += [f"{core}_CTL_{field}_MASK == {mask:#x}ULL" for field, mask in CTL.items()] + [f"{core}_CTR_CTR_MASK == 0xffffffffffffULL"]
    if generation >= 4:
        for register, (address, field) in GLOBAL.items():
            literals += [f"{core}_{register}_ADDRESS == {address:#x}", f"{core}_{register}_{field}_MASK == 0x3f"]
        literals += [f"{core}_{register}_LBRFREEZE_MASK == 1ULL << 58" for register in GLOBAL if register != "GLOBAL_CTL"]
    holds(tmp_path, f"zen{generation}", literals)


@pytest.mark.parametrize("generation", GENERATIONS)
def test_no_other_register_of_a_core(generation: int) -> None:
    registers = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks["core"].registers
    assert {name.upper() for name in registers} == {"CTL", "CTR"} | (set(GLOBAL) if generation >= 4 else set())
    masks = {name.upper(): sum(field.mask for field in register.named) for name, register in registers.items()}
    assert masks["CTL"] == sum(CTL.values()) == 0x30FFFD7FFFF


def test_zen_1_has_the_uncore_registers_of_zen_2(tmp_path: Path) -> None:
    """MSR_F16H_L2I_PERF_CTL, MSR_F15H_NB_PERF_CTL; NUM_COUNTERS_L3, NUM_COUNTERS_NB; AMD64_L3_SLICE_MASK, AMD64_L3_THREAD_MASK; event14."""
    for zen in ("zen1", "zen2"):
        holds(tmp_path, zen, ["ZEN_L3_17H_CTL_ADDRESS(0) == 0xc0010230", "ZEN_L3_17H_CTR_ADDRESS(5) == 0xc001023b", "ZEN_DF_17H_CTL_ADDRESS(0) == 0xc0010240",
                              "ZEN_DF_17H_CTR_ADDRESS(3) == 0xc0010247", "ZEN_L3_17H_CTL_SLICEMASK_MASK == 0xfULL << 48",
                              "ZEN_L3_17H_CTL_THREADMASK_MASK == 0xffULL << 56", "ZEN_DF_17H_CTL_EVENTSEL_13_12_MASK == 3ULL << 59",
                              "ZEN_DF_17H_CTL_EVENTSEL_11_8_MASK == 0xfULL << 32", "ZEN_L3_17H_CTL_ENABLE_MASK == 1 << 22", "ZEN_DF_17H_CTL_EN_MASK == 1 << 22"])
        blocks = model(ROOT / f"regdefs/amd/{zen}.yaml", ROOT / "regdefs").blocks
        assert [blocks[unit].registers["ctl"].elements for unit in ("core", "l3", "df")] == [6, 6, 4]


# cntval_bits and AMD64_NUM_COUNTERS_CORE, of which event 3 has two; COUNTER_SHIFT (64 - 48), NUM_COUNTERS_L3 and NUM_COUNTERS_NB of uncore.c. EPYC 9004 and 9005 have
# 16 counters of the fabric, and four of each memory controller. A counter adds 15 a cycle at most (else the event is large), here at 6.4 GHz.
KINDS = {"core.general": (48, 0, 4, 96, ""), "core.large": (48, 4, 1, 1024, ""), "l3.general": (48, 0, 6, 64, ""), "df.general": (48, 0, 4, 64, "")}
OVERFLOW = "global_status.PerfCntrOvfl[n]"
KINDS_V2 = KINDS | {"core.general": (48, 0, 4, 96, OVERFLOW), "core.large": (48, 4, 1, 1024, OVERFLOW), "df.general": (48, 0, 16, 64, ""), "umc.general": (48, 0, 4, 64, "")}


@pytest.mark.parametrize("generation", GENERATIONS)
def test_counters(generation: int) -> None:
    blocks = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks
    found = {f"{unit}.{kind.key}": (kind.width, kind.first, kind.count, kind.top_rate, " ".join(flag.text for flag in kind.overflow))
             for unit, block in blocks.items() if not unit.startswith("rapl") for kind in block.counters.values()}
    assert found == (KINDS_V2 if generation >= 4 else KINDS)


def test_which_processor_is_which() -> None:
    """bsp_init_amd() of arch/x86/kernel/cpu/amd.c in Linux 6.12.117, which has models D0h to D7h of Zen 5 that 6.12 has not. Zen 6: the change of 29 October 2025."""
    found = {}
    for generation in GENERATIONS:
        text = (ROOT / f"regdefs/amd/zen{generation}.yaml").read_text()
        found[generation] = re.findall(r"vendor: AuthenticAMD, family: (0x\w+), model: \[([^\]]*)\]", text)
    assert found == {1: [("0x17", "0x00-0x2F, 0x50-0x5F")], 2: [("0x17", "0x30-0x4F, 0x60-0x7F, 0x90-0x91, 0xA0-0xAF")], 3: [("0x19", "0x00-0x0F, 0x20-0x5F")],
                     4: [("0x19", "0x10-0x1F, 0x60-0xAF")], 5: [("0x1A", "0x00-0x2F, 0x40-0x4F, 0x60-0x7F, 0xD0-0xD7")],
                     6: [("0x1A", "0x50-0x5F, 0x80-0xAF, 0xC0-0xCF")]}


# ---- Events ----

def terms(generation: int, unit: str) -> dict[str, dict[str, int]]:
    """Each event of a unit: its terms."""
    return {event.name: event.terms for event in model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks[unit].events.values()}


def wanted(generation: int) -> dict[str, tuple[int, int]]:
    """The list of others."""
    events: dict[str, tuple[int, int]] = {}
    for line in LIST.read_text().replace("\n   ", " ").splitlines():
        head, _, words = line.partition(":")
        if line and line[0] != "#" and str(generation) in head.split()[0]:
            for word in words.split():
                name, _, umask = word.partition("=")
                assert name not in events
                events[name] = (int(head.split()[1], 16), int(umask, 16))
    return events


COUNTS = {1: 163, 2: 199, 3: 223, 4: 336, 5: 357, 6: 414}
# amd_zen1_perfmon_event_map, amd_zen2_… and amd_zen4_…; without those that Linux has not of a generation.
MAPS = {"cpu-cycles": 0x0076, "instructions": 0x00C0, "cache-references": 0xFF60, "cache-misses": 0x0964, "branch-instructions": 0x00C2, "branch-misses": 0x00C3}
FRONTEND = {1: {"stalled-cycles-frontend": 0x0287, "stalled-cycles-backend": 0x0187}, 2: {"stalled-cycles-frontend": 0x00A9}}
FRONTEND |= {3: FRONTEND[2], 4: {**FRONTEND[2], "ref-cycles": 0x100000120}, 5: {**FRONTEND[2], "ref-cycles": 0x100000120}, 6: {**FRONTEND[2], "ref-cycles": 0x100000120}}


@pytest.mark.parametrize("generation", GENERATIONS)
def test_every_event_of_a_core(generation: int) -> None:
    want, have = wanted(generation), terms(generation, "core")
    assert len(want) == COUNTS[generation]
    for name, (code, umask) in want.items():
        assert (have[name]["event"], have[name].get("umask", 0)) == (code, umask) and have[name].keys() <= {"event", "umask"}, name
    generic = MAPS | FRONTEND[generation]
    for name, config in generic.items():
        code = config & 0xFF | config >> 24 & 0xF00
        assert (have[name]["event"], have[name].get("umask", 0)) == (code, config >> 8 & 0xFF), name
    since = {event.name: event.since for event in model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks["core"].events.values() if event.linux}
    assert since == dict.fromkeys(generic, "") | ({"ref-cycles": "6.9"} if generation >= 4 else {})
    slots = {"no_ops_from_frontend_in_any_slot": {"event": 0x1A0, "umask": 1, "cmask": 6 if generation == 4 else 8}} if generation >= 4 else {}
    assert {name: value for name, value in have.items() if name in slots} == slots
    assert have.keys() == want.keys() | generic.keys() | slots.keys()


@pytest.mark.parametrize(("generation", "name", "code", "umask"), [
    (1, "fpu_pipe_assignment.total2", 0x00, 0x04), (1, "fp_ret_sse_avx_ops.dp_mult_add_flops", 0x03, 0x80), (1, "ic_oc_mode_switch.oc_ic_mode_switch", 0x28A, 0x02),
    (1, "de_dis_dispatch_token_stalls0.retire_token_stall", 0xAF, 0x40), (2, "de_dis_dispatch_token_stalls0.retire_token_stall", 0xAF, 0x20),
    (2, "ls_refills_from_sys.ls_mabresp_rmt_dram", 0x43, 0x40), (2, "ls_tlb_flush", 0x78, 0x00), (3, "ls_dmnd_fills_from_sys.mem_io_remote", 0x43, 0x40),
    (3, "op_cache_hit_miss.op_cache_miss", 0x28F, 0x04), (4, "de_no_dispatch_per_slot.backend_stalls", 0x1A0, 0x1E), (4, "resyncs_or_nc_redirects", 0x96, 0x00),
    (4, "ex_no_retire.load_not_complete", 0xD6, 0xA2), (4, "fp_pack_ops_retired.fp256_logical", 0x0C, 0xD0), (5, "bp_redirects.resync", 0x9F, 0x01),
    (5, "l2_request_g1.all_no_prefetch", 0x60, 0xF1), (4, "l2_request_g1.all_no_prefetch", 0x60, 0xF9), (5, "ls_not_halted_p0_cyc.p0_freq_cyc", 0x120, 0x01),
    (5, "l2_fill_rsp_src.all", 0x165, 0xDE), (6, "l2_sys_bw.victim", 0x175, 0x40), (6, "ex_mprof_ibs_ops.valid", 0x2C0, 0x10),
    (6, "fp_pack_512b_ops_ret.int512_vnni", 0x0F, 0xC0), (6, "de_dispatch_stall_cycle_dynamic_tokens_part2.all", 0xAF, 0xBF),
    (6, "ls_mab_alloc.hwpf", 0x41, 0x08), (6, "ic_fills_from_sys.alt_mem", 0x29C, 0x80)])
def test_some_events(generation: int, name: str, code: int, umask: int) -> None:
    """From the files themselves, by eye: the list is not wrong as a whole."""
    assert wanted(generation)[name] == (code, umask)


CACHE = {"l3_request_g1.caching_l3_cache_accesses": (0x01, 0x80), "l3_lookup_state.all_l3_req_typs": (0x04, 0xFF), "l3_accesses": (0x04, 0xFF), "l3_misses": (0x04, 0x01),
         "l3_comb_clstr_state.request_miss": (0x06, 0x01), "l3_comb_clstr_state.other_l3_miss_typs": (0x06, 0xFE), "xi_sys_fill_latency": (0x90, 0)}


@pytest.mark.parametrize(("generation", "requests"), [(1, {"xi_ccx_sdp_req1.all_l3_miss_req_typs": (0x9A, 0x3F)}), (2, {"xi_ccx_sdp_req1.all_l3_miss_req_typs": (0x9A, 0x3F)}),
                                                      (3, {"xi_ccx_sdp_req1": (0x9A, 0xFF)})])
def test_every_event_of_the_older_caches_and_fabrics(generation: int, requests: dict[str, tuple[int, int]]) -> None:
    """cache.json, data-fabric.json and recommended.json, where Zen 3 calls l3_accesses l3_cache_accesses."""
    assert {name: (value["event"], value.get("umask", 0)) for name, value in terms(generation, "l3").items()} == CACHE | requests
    fabric = {f"dram_channel_data_controller_{n}": (code, 0x38) for n, code in enumerate((0x07, 0x47, 0x87, 0xC7, 0x107, 0x147, 0x187, 0x1C7))}
    fabric |= {f"remote_outbound_data_controller_{n}": (code, 0x02) for n, code in enumerate((0x7C7, 0x807, 0x847, 0x887))}
    assert {name: (value["event"], value["umask"]) for name, value in terms(generation, "df").items()} == fabric


def test_zen_6_has_the_caches_and_memory_controllers_of_zen_5() -> None:
    """amdzen6/l3-cache.json and memory-controller.json: 17 and 13 events."""
    assert terms(6, "l3") == terms(5, "l3") and terms(6, "umc") == terms(5, "umc") and terms(6, "df") == {}
    assert (len(terms(6, "l3")), len(terms(6, "umc"))) == (17, 13)
    want = {"l3_lookup_state.l3_hit": {"event": 0x04, "umask": 0xFE},
            "l3_xi_sampled_latency_requests.ext_far": {"event": 0xAD, "umask": 0x20, "enallcores": 1, "enallslices": 1, "sliceid": 3, "threadmask": 3}}
    assert {name: terms(6, "l3")[name] for name in want} == want and terms(6, "umc")["umc_cas_cmd.wr"] == {"event": 0x0A, "rdwrmask": 2}


@pytest.mark.parametrize("generation", [4, 5, 6])
def test_every_event_of_the_caches_and_memory_controllers_of_zen_4_and_later(generation: int) -> None:
    """cache.json of amdzen4, l3-cache.json of the others, memory-controller.json."""
    want = {f"l3_lookup_state.{name}": {"event": 0x04, "umask": umask} for name, umask in (("l3_miss", 0x01), ("l3_hit", 0xFE), ("all_coherent_accesses_to_l3", 0xFF))}
    for name, event in (("l3_xi_sampled_latency", 0xAC), ("l3_xi_sampled_latency_requests", 0xAD)):
        want |= {f"{name}.{source}": {"event": event, "umask": umask, "enallcores": 1, "enallslices": 1, "sliceid": 3, "threadmask": 3}
                 for source, umask in (("dram_near", 0x01), ("dram_far", 0x02), ("near_cache", 0x04), ("far_cache", 0x08), ("ext_near", 0x10), ("ext_far", 0x20), ("all", 0x3F))}
    assert terms(generation, "l3") == want
    commands = {"umc_act_cmd": 0x05, "umc_pchg_cmd": 0x06, "umc_cas_cmd": 0x0A, "umc_data_slot_clks": 0x14}
    found = {name: (value.get("event", 0), value.get("rdwrmask", 0)) for name, value in terms(generation, "umc").items()}
    assert found == {"umc_mem_clk": (0, 0)} | {f"{name}.{kind}": (event, mask) for name, event in commands.items() for mask, kind in enumerate(("all", "rd", "wr"))}


def test_every_event_of_the_fabric_of_zen_4() -> None:
    """data-fabric.json, 136: 12 coherent stations, 4 moderators of I/O, 8 of the cores with two interfaces each, 8 links."""
    masks = {("local", "read"): 0x7FE, ("local", "write"): 0x7FF, ("remote", "read"): 0xBFE, ("remote", "write"): 0xBFF}
    station = (0x1F, 0x5F, 0x9F, 0xDF, 0x11F, 0x15F, 0x19F, 0x1DF, 0x21F, 0x25F, 0x29F, 0x2DF)
    moderator, core = (0x81F, 0x85F, 0x89F, 0x8DF), (0x41E, 0x45E, 0x49E, 0x4DE, 0x51E, 0x55E, 0x59E, 0x5DE)
    want = {f"local_socket_outbound_data_beats_link{n}": (code, 0xF3E) for n, code in enumerate((0xB5F, 0xB9F, 0xBDF, 0xC1F, 0xC5F, 0xC9F, 0xCDF, 0xD1F))}
    for (who, way), umask in masks.items():
        want |= {f"{who}_processor_{way}_data_beats_cs{n}": (code, umask) for n, code in enumerate(station)}
        want |= {f"{who}_socket_upstream_{way}_beats_iom{n}": (code, umask) for n, code in enumerate(moderator)}
        bound = "inbound" if way == "read" else "outbound"
        want |= {f"{who}_socket_inf{side}_{bound}_data_beats_ccm{n}": (code + side, umask) for side, (n, code) in product(range(2), enumerate(core))}
    assert len(want) == 136
    assert {name: (value["event"], value["umask"]) for name, value in terms(4, "df").items()} == want


def test_every_event_of_the_fabric_of_zen_5() -> None:
    """204: 12 DRAM channels, 8 root complexes, 16 interfaces of the cores, of which those from 8 on are the second ones of the first eight, 6 links."""
    reads, writes = {"local": 0x7FE, "remote": 0xBFE, "local_or_remote": 0xFFE}, {"local": 0x7FF, "remote": 0xBFF, "local_or_remote": 0xFFF}
    root = (0x81F, 0x85F, 0x89F, 0x8DF, 0x91F, 0x95F, 0x99F, 0x9DF)
    interface = (0x41E, 0x45E, 0x49E, 0x4DE, 0x51E, 0x55E, 0x59E, 0x5DE, 0x41F, 0x45F, 0x49F, 0x4DF, 0x51F, 0x55F, 0x59F, 0x5DF)
    channel = (0x1F, 0x5F, 0x9F, 0xDF, 0x11F, 0x15F, 0x19F, 0x1DF, 0x21F, 0x25F, 0x29F, 0x2DF)
    link = (0xD5F, 0xD9F, 0xDDF, 0xE1F, 0xE5F, 0xE9F)
    want = {f"local_or_remote_socket_read_data_beats_dram_{n}": (code, 0xFFE) for n, code in enumerate(channel)}
    want |= {f"{who}_socket_write_data_beats_dram_{n}": (code, umask) for (who, umask), (n, code) in product(writes.items(), enumerate(channel))}
    for way, masks in (("read", reads), ("write", writes)):
        want |= {f"{who}_socket_upstream_{way}_data_beats_io_{n}": (code, umask) for (who, umask), (n, code) in product(masks.items(), enumerate(root))}
    for way, masks in (("inbound", reads), ("outbound", writes)):
        want |= {f"{who}_socket_{way}_data_beats_cfi_{n}": (code, umask) for (who, umask), (n, code) in product(masks.items(), enumerate(interface))}
    for way, umask in (("inbound", 0xF3F), ("outbound", 0xF3E)):
        want |= {f"local_socket_{way}_data_beats_link_{n}": (code, umask) for n, code in enumerate(link)}
    assert len(want) == 204
    assert {name: (value["event"], value["umask"]) for name, value in terms(5, "df").items()} == want


# Sub-events of which AMD says no more than the event, or which one generation says otherwise than another.
WORDLESS = {"l2_latency.l2_cycles_waiting_on_fills", "l2_fill_pending.l2_fill_busy", "de_dis_dispatch_token_stalls0.sc_agu_dispatch_stall", "ls_not_halted_p0_cyc.p0_freq_cyc",
            "sse_avx_ops_retired.mmx_pack", "sse_avx_ops_retired.sse_avx_clm", "sse_avx_ops_retired.sse_avx_pack", "packed_int_op_type.int128_clm",
            "packed_int_op_type.int128_pack", "packed_int_op_type.int256_pack", "de_additional_resource_stalls.dispatch_stalls"}


@pytest.mark.parametrize("generation", GENERATIONS)
def test_every_event_has_a_sentence(generation: int) -> None:
    events = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks["core"].events.values()
    assert [event.name for event in events if not event.text] == []
    assert {event.name for event in events if "." in event.name and ": " not in event.text} <= WORDLESS


@pytest.mark.parametrize(("generation", "name", "sentence"), [
    (1, "ls_l1_d_tlb_miss.tlb_reload_32k_l2_miss", "Misses of the L1 data TLB: 32-KB pages, misses of the L2 TLB."),
    (1, "fp_ret_sse_avx_ops.sp_mult_add_flops", "Floating-point operations of SSE and AVX retired: single precision, multiply-adds, two each."),
    (2, "de_dis_dispatch_token_stalls1.load_queue_token_stall", "Cycles in which dispatch lacks a resource: load queue."),
    (3, "ls_any_fills_from_sys.ext_cache_remote", "Fills of the L1 data cache: from another complex, another node."),
    (4, "l2_pf_miss_l2_hit_l3.l1_stride", "Prefetches of the L2 that miss it and hit in the L3: strides of the L1."),
    (5, "packed_int_op_type.int256_aes", "Packed integer operations retired: 256 bits, AES."), (5, "ex_no_retire.all", "Cycles in which nothing retires: any reason.")])
def test_sentences(generation: int, name: str, sentence: str) -> None:
    assert model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks["core"].events[name].text == sentence


# ---- Metrics ----

SCALED = {
    (1, "df", "all_remote_links_outbound"): (32 / 2**20, "MiB"), (3, "df", "dram_bandwidth_4_7"): (64, "GB/s"),
    (4, "df", "dram_read_data_for_local_processor"): (6.103515625e-5, "MiB"), (4, "df", "local_socket_inbound_data_to_cpu"): (3.0517578125e-5, "MiB"),
    (5, "core", "total_dispatch_slots"): (8, "slots"), (4, "core", "total_dispatch_slots"): (6, "slots")}


@pytest.mark.parametrize(("place", "scaled"), SCALED.items())
def test_metrics_have_the_scales_of_the_tables(place: tuple[int, str, str], scaled: tuple[float, str]) -> None:
    """ScaleUnit of recommended.json and pipeline.json: what one count of an event stands for."""
    generation, unit, name = place
    metric = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks[unit].metrics[name]
    text, events = re.subn(r"\b[a-z]\w*(\.\w+)?", "1", metric.formula.text.replace(" / duration_ns", ""))
    assert (eval(text) / events, metric.unit) == (pytest.approx(scaled[0]), scaled[1])  # noqa: S307


def value(formula: str, metrics: dict[str, str]) -> float:
    """Each event counts a number that its name chooses; nothing is next to 0."""
    def number(match: re.Match[str]) -> str:
        name = match[0]
        return repr(value(metrics[name], metrics) if name in metrics else 1.0 if name == "duration_time" else 1e9 if name == "duration_ns" else 1000.0 + crc32(name.encode()) % 9000)

    return float(eval(re.sub(r"[a-z]\w*(\.\w+)*", number, formula)))  # noqa: S307


# Level 2, bandwidths and latencies have the names that they have on other makers' systems; AMD calls the same of Zen 4 and of Zen 5 by two names.
NAMED = {
    "umc_mem_read_bandwidth": "read_bandwidth", "umc_mem_write_bandwidth": "write_bandwidth", "umc_mem_bandwidth": "bandwidth",
    "l3_read_miss_latency_for_local_dram": "llc_miss_local_latency", "l3_read_miss_latency_for_remote_dram": "llc_miss_remote_latency"} | {f"{part}{between}{what}": name for part, what, betweens, name in (
    ("frontend_bound_", "latency", ("", "by_"), "fetch_latency"), ("frontend_bound_", "bandwidth", ("", "by_"), "fetch_bandwidth"),
    ("backend_bound_", "memory", ("", "by_"), "memory_bound"), ("backend_bound_", "cpu", ("", "by_"), "core_bound"),
    ("bad_speculation_", "mispredicts", ("", "from_"), "branch_mispredicts"), ("bad_speculation_", "pipeline_restarts", ("", "from_"), "machine_clears"),
    ("retiring_", "fastpath", ("",), "retiring_from_fastpath"), ("retiring_", "microcode", ("",), "retiring_from_microcode")) for between in betweens}


@pytest.mark.parametrize("generation", GENERATIONS)
def test_every_formula_of_the_tables(generation: int) -> None:
    lines = [line.split(" ", 3) for line in FORMULAS.read_text().splitlines() if line[0] != "#" and str(generation) in line.split()[0]]
    want = {name.rstrip(":"): (float(scale), formula) for _, scale, name, formula in lines}
    blocks = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks
    have = {name: metric.formula.text for block in blocks.values() for name, metric in block.metrics.items()}  # of two of one name the UMC's, the last
    latency = "llc_miss_latency_in_cycles" if generation < 4 else "llc_miss_latency"
    scales = {name: 1e-3 for name in want if name.startswith("umc_mem_") and name.endswith("bandwidth")}  # MB/s there, GB/s here
    assert len(want) == {1: 9, 2: 9, 3: 11, 4: 56, 5: 58, 6: 57}[generation]
    bare = {name: formula for name, (_, formula) in want.items()}  # within a formula, a metric has no factor there
    for name, (scale, formula) in want.items():
        ours = latency if name == "l3_read_miss_latency" else NAMED.get(name, name)
        assert value(have[ours], have) == pytest.approx(scale * scales.get(name, 1) * value(formula, bare), rel=1e-9), name


OWN = {"ipc": "ex_ret_instr / ls_not_halted_cyc", "clock": "ls_not_halted_cyc / duration_ns", "branch_mpki": "1000 * ex_ret_brn_misp / ex_ret_instr",
       "l2_mpki": "1000 * l2_cache_req_stat.ic_dc_miss_in_l2 / ex_ret_instr", "flops": "fp_ret_sse_avx_ops.all / duration_ns"}


@pytest.mark.parametrize("generation", GENERATIONS)
def test_metrics_of_no_table(generation: int) -> None:
    metrics = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks["core"].metrics
    assert {name: metrics[name].formula.text for name in OWN} == OWN


@pytest.mark.parametrize(("generation", "name", "factor", "events"), [
    (4, "dram_read_data_for_local_processor", 64 / 2**20, 12), (4, "dram_write_data_for_remote_processor", 64 / 2**20, 12),
    (4, "local_socket_upstream_dma_read_data", 64 / 2**20, 4), (4, "remote_socket_inbound_data_to_cpu", 32 / 2**20, 16),
    (4, "local_socket_outbound_data_from_cpu", 64 / 2**20, 16), (4, "local_socket_outbound_data_from_all_links", 64 / 2**20, 8),
    (4, "local_write_bandwidth", 64, 12), (4, "remote_io_read_bandwidth", 64, 4), (4, "send_bandwidth", 64, 8), (5, "read_bandwidth", 64, 12),
    (5, "write_bandwidth", 64, 12), (5, "io_read_bandwidth", 64, 8), (5, "io_write_bandwidth", 64, 8),
    (5, "core_inbound_bandwidth", 32, 16), (5, "core_outbound_bandwidth", 64, 16), (5, "receive_bandwidth", 64, 6),
    (5, "send_bandwidth", 64, 6)])
def test_sums_over_the_fabric(generation: int, name: str, factor: float, events: int) -> None:
    """Each place once, all of the same kind; beats have 64 bytes, and 32 towards the cores."""
    text = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks["df"].metrics[name].formula.text.replace(" / duration_ns", "")
    found = re.findall(r"[a-z]\w*", text)
    assert len(set(found)) == len(found) == events and len({re.sub(r"(inf)?\d+", "", event) for event in found}) == 1
    assert eval(re.sub(r"[a-z]\w*", "1", text)) == pytest.approx(factor * events)  # noqa: S307


@pytest.mark.parametrize("generation", GENERATIONS)
def test_every_metric_can_be_counted(generation: int) -> None:
    """Its events fit the counters of its unit together."""
    blocks = model(ROOT / f"regdefs/amd/zen{generation}.yaml", ROOT / "regdefs").blocks
    names = [f"zen{generation}_{unit}.{name}" for unit, block in blocks.items() for name in block.metrics]
    words: list[str | Path] = [ROOT / "build/pmureg", "stat", "--io", "sim", "--system", f"zen{generation}", "-M", ",".join(names), "true"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    told = done.stdout + done.stderr
    assert "not supported" not in told and "not counted" not in told
    assert [name for name in names if not re.search(rf" {name.partition('.')[2]}(\W|$)", told, re.M)] == []


# ---- What a session writes ----

WRITE = re.compile(r"write MSR (0x[0-9a-f]+) +<- (0x[0-9a-f]+) ")


def written(system: str, events: str) -> list[tuple[int, int]]:
    """Each write before counting starts."""
    done = subprocess.run([ROOT / "build/pmureg", "stat", "--io", "sim", "--system", system, "--dry-run", "-e", events], capture_output=True, text=True, check=True)
    return [(int(place, 16), int(value, 16)) for place, value in WRITE.findall(done.stdout.partition("# read, stop")[0])]


@pytest.mark.parametrize(("system", "event", "value"), [
    ("zen1", "cpu/cpu-cycles/", 0x430076), ("zen1", "cpu/stalled-cycles-frontend/", 0x430287), ("zen2", "cpu/cache-misses/", 0x430964),
    ("zen3", "cpu/ex_ret_brn_misp,osusermode=1/", 0x4100C3), ("zen3", "cpu/event=0xc0,osusermode=2,hostguestonly=1/", 0x100004200C0),
    ("zen4", "cpu/ref-cycles/", 0x100430120), ("zen4", "cpu/no_ops_from_frontend_in_any_slot/", 0x1064301A0),
    ("zen5", "cpu/event=0x28f,umask=7,edge=1,inv=1,cmask=2/", 0x202C7078F)])
def test_what_lets_a_core_count(system: str, event: str, value: int) -> None:
    """User and kernel mode (bits 17:16) unless a term says otherwise, enabled (22); the interrupt (20) never. From Zen 4 on, the global control lets it go."""
    writes = written(system, event)
    assert [what for place, what in writes if place == 0xC0010200][-1] == value
    assert [what for place, what in writes if place == 0xC0000301][-1:] == ([1] if system in ("zen4", "zen5", "zen6") else [])


@pytest.mark.parametrize("system", [f"zen{generation}" for generation in GENERATIONS])
def test_large_increments_take_a_pair(system: str) -> None:
    """Event 3 on an even counter; the next one merges: AMD_MERGE_EVENT_ENABLE, written first. It holds bits 63:48, all ones, as x86_perf_event_set_period()
    has it: else the pair would not overflow where its lower 48 bits do."""
    writes = written(system, "{cpu/cpu-cycles/,cpu/fp_ret_sse_avx_ops.all/}")
    umask = {"zen1": 0xFF, "zen2": 0xFF, "zen3": 0xFF, "zen4": 0x1F, "zen5": 0x0F, "zen6": 0x0F}[system]
    pair = [write for write in writes if write[0] in (0xC0010208, 0xC001020A)]
    assert pair[-2:] == [(0xC001020A, 0xF004000FF), (0xC0010208, 0x430003 | umask << 8)]
    assert {(0xC0010209, 0), (0xC001020B, 0xFFFF)} <= set(writes)
    enables = [what for place, what in writes if place == 0xC0000301]
    assert (set(enables), enables[-1:]) == (({0, 0x31}, [0x31]) if system in ("zen4", "zen5", "zen6") else (set(), []))
    # PerfCntrGlobalStatusClr: the flags of these counters, and no other.
    assert [what for place, what in writes if place == 0xC0000302] == ([1, 0x30] if system in ("zen4", "zen5", "zen6") else [])


def test_a_second_pair_is_refused() -> None:
    words: list[str | Path] = [ROOT / "build/pmureg", "stat", "--io", "sim", "--system", "zen3", "-e", "{cpu/event=3,umask=1/,cpu/event=3,umask=2/}", "true"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 1 and "cpu/event=3,umask=2/" in done.stderr


def test_cores_and_caches_in_one_session() -> None:
    """A row for each event, simulated: four of the core, one of the L3, one of the fabric."""
    events = "cpu/cpu-cycles/,cpu/instructions/,cpu/branch-misses/,cpu/l2_cache_req_stat.ic_dc_miss_in_l2/,amd_l3/l3_misses/,amd_df/dram_channel_data_controller_0/"
    done = subprocess.run([ROOT / "build/pmureg", "stat", "--io", "sim", "--system", "zen1", "-x,", "-e", events, "true"], capture_output=True, text=True, check=True)
    rows = [line.split(",") for line in done.stderr.splitlines() + done.stdout.splitlines() if "cpu/" in line or "amd_" in line]
    assert len(rows) == 6 and all(int(row[0]) > 0 for row in rows)
