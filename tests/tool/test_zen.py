"""AMD's uncore counters: what a session writes is what Linux's driver writes, and its events are those of AMD's tables.

Literals of Linux 6.12: arch/x86/events/amd/uncore.c with arch/x86/include/asm/{msr-index,perf_event}.h (MSRs 0xC0010230, 0xC0010240,
0xC0010800; the enable bits 22 and 31; all cores, slices and threads where no thread is named), tools/perf/pmu-events/arch/x86/amdzen*.
"""

from __future__ import annotations

import re

import pytest

from command import Run
from written import programmed


def counting(run: Run, system: str, event: str) -> tuple[int, int]:
    """Where, and what, was written that lets the counter count: the last value of its control before the start."""
    return programmed(run, system, event)[-1]


@pytest.mark.parametrize(("system", "event", "place", "value"), [
    ("zen2", "amd_l3/l3_comb_clstr_state.request_miss/", 0xC0010230, 0xFF0F000000400106),
    ("zen2", "amd_l3/event=0x4,umask=0xff,threadmask=0x3,slicemask=0x1/", 0xC0010230, 0x030100000040FF04),
    ("zen2", "amd_df/dram_channel_data_controller_7/", 0xC0010240, 0x00000001004038C7),
    ("zen2", "amd_df/event=0x3fff/", 0xC0010240, 0x1800000F004000FF),
    ("zen3", "amd_l3/xi_ccx_sdp_req1/", 0xC0010230, 0x0300C0000040FF9A),
    ("zen3", "amd_l3/event=0x4,umask=0xff,threadmask=1,coreid=5,sliceid=2/", 0xC0010230, 0x010214000040FF04),
    ("zen4", "amd_l3/l3_lookup_state.l3_miss/", 0xC0010230, 0x0300C00000400104),
    ("zen4", "amd_l3/l3_xi_sampled_latency.dram_far/", 0xC0010230, 0x0303C000004002AC),
    ("zen4", "amd_df/local_processor_read_data_beats_cs3/", 0xC0010240, 0x000000000740FEDF),
    ("zen4", "amd_df/local_socket_outbound_data_beats_link7/", 0xC0010240, 0x0000000D0F403E1F),
    ("zen4", "amd_umc_0/umc_mem_clk/", 0xC0010800, 0x80000000),
    ("zen5", "amd_umc_11/umc_cas_cmd.wr/", 0xC0010858, 0x8000020A),
])
def test_what_lets_a_counter_count(run: Run, system: str, event: str, place: int, value: int) -> None:
    assert counting(run, system, event) == (place, value)


@pytest.mark.parametrize("term", ["coreid=1", "sliceid=1"])
def test_what_nothing_lets_through_is_refused(run: Run, term: str) -> None:
    """Linux drops them without a word where no thread is named."""
    assert "give threadmask, too" in run("stat", "--io", "sim", "--system", "zen4", "-e", f"amd_l3/event=4,{term}/", status=1).stderr


# The PPRs name an MSR by its number: "MSRC001_024[0...6]" are controls, "MSRC001_024[1...7]" counters.
@pytest.mark.parametrize(("name", "answer"), [
    ("MSRC001_0230", "zen5_l3_ctl  ChL3PmcCfg0"), ("MSRC001_023B", "zen5_l3_ctr  ChL3Pmc5"), ("msrc001_0246", "zen5_df_ctl  DF_PERF_CTL3"),
    ("MSRC001_0247", "zen5_df_ctr  DF_PERF_CTR3"), ("MSRC001_024a", "zen5_df_ctl  DF_PERF_CTL5"), ("MSRC001_025F", "zen5_df_ctr  DF_PERF_CTR15")])
def test_registers_by_the_names_of_the_manual(run: Run, name: str, answer: str) -> None:
    assert run("describe", name, "--system", "zen5").stdout.startswith(answer + "\n")


@pytest.mark.parametrize("name", ["MSRC001_022F", "MSRC001_0260", "MSRC001_024", "MSRC001_024G"])
def test_names_that_the_manual_has_not(run: Run, name: str) -> None:
    assert f"nothing has '{name}' in its name" in run("describe", name, status=1).stderr


def test_every_event_of_the_tables(run: Run) -> None:
    """The fabric of Zen 4: 12 coherent stations four ways, 4 IO moderators four ways, 8 CPU moderators eight ways, 8 links; how many there are, and one of each."""
    names = run("list", "--names", "--system", "zen4").stdout
    assert len(re.findall(r"amd_df/[a-z_0-9]+/", names)) == 12 * 4 + 4 * 4 + 8 * 8 + 8
    for name in ("remote_processor_write_data_beats_cs11", "remote_socket_upstream_write_beats_iom3", "remote_socket_inf1_outbound_data_beats_ccm7"):
        assert f"amd_df/{name}/" in names
