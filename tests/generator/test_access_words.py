"""Bits that act when written as 0, by any write, or when read.

X-Gene 1: Linux's drivers/perf/xgene_pmu.c clears PMOVSR (0xC80) by writing 0 on version 1 of its PMU, and by writing the flags
back from version 2 on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import change, demo
from driving import Driven
from simulated import Simulated

XGENE = """\
pmureg: 2
system: xgene
title: X-Gene 1
sources: {XG: xgene_pmu.c}
blocks:
  l3c:
    title: L3 cache
    space: mmio
    source: XG
    registers:
      PMEVCNTR:
        at: 0x000 + 4 * n
        array: 4
        text: Counter <n>.
        fields:
          31:0: {name: COUNT, access: RW-V, reset: 0, text: The count.}
      PMEVTYPER:
        at: 0x400 + 4 * n
        array: 4
        text: Chooses the event of counter <n>.
        fields:
          31:8: RES0
          7:0: {name: EVENT, reset: 0, text: Event.}
      PMCNTENSET:
        at: 0xC00
        text: Enables counters.
        access: W1S
        fields:
          31:4: RES0
          3:0: {name: P<n>, array: 4, reset: 0, text: 1 enables.}
      PMCNTENCLR:
        at: 0xC20
        text: Disables counters.
        state: PMCNTENSET
        access: W1C
        fields:
          31:4: RES0
          3:0: {name: P<n>, array: 4, reset: 0, text: 1 disables.}
      PMOVSR:
        at: 0xC80
        text: Overflow flags.
        fields:
          31:9: RES0
          8: {name: MODE, reset: 0, text: A mode.}
          7:4: RES0
          3:0: {name: P<n>, array: 4, access: W0C-V, reset: 0, text: 1 overflowed.}
      PMCR:
        at: 0xE04
        text: Enables all.
        fields:
          31:2: RES0
          1: {name: P, access: WO, self_clearing: true, clears: [PMEVCNTR], text: Zeroes the counters.}
          0: {name: E, reset: 0, text: 1 counts.}
    terms:
      event: {field: PMEVTYPER.EVENT, linux: "config:0-7"}
    counters:
      general:
        count: 4
        width: 32
        register: PMEVCNTR
        overflow: PMOVSR.P[n]
        selects: PMEVTYPER[n].EVENT
        runs: PMCR.E and PMCNTENSET.P[n] and PMEVTYPER[n].EVENT != 0
        program:
          - write: PMEVCNTR[n]
          - write: PMEVTYPER[n]
        enable: [{write: PMCNTENSET, set: {P: 1 << n}}]
        disable: [{write: PMCNTENCLR, set: {P: 1 << n}}]
    sequences:
      reset:
        - {write: PMOVSR, set: {P: 0}}
        - {modify: PMOVSR, set: {MODE: 1}}
      start: [{modify: PMCR, set: {E: 1}}]
      stop: [{modify: PMCR, set: {E: 0}}]
    events:
      cycles: {is: event=0x02, text: Cycles.}
  misc:
    title: What no PMU has all of
    space: mmio
    source: XG
    registers:
      FLAGS:
        at: 0x0
        text: Bits that act.
        fields:
          31:24: MBO
          23:16: {name: SET, access: W0S, text: A 0 sets.}
          15:8: {name: TOGGLE, access: W0T, text: A 0 toggles.}
          7:0: {name: CLEAR, access: W0C, clears: [OTHER.A], text: A 0 clears.}
      OTHER:
        at: 0x4
        text: Bits that any write acts on.
        fields:
          31:24: {name: A, reset: 0, text: A value.}
          23:16: {name: SET, access: WS, text: Any write sets.}
          15:8: {name: CLEAR, access: WC, text: Any write clears.}
          7:0: {name: B, reset: 0, text: A value.}
      READ:
        at: 0x8
        text: Bits that a read acts on.
        fields:
          31:16: RES0
          15:8: {name: SET, access: RS, text: A read sets.}
          7:0: {name: CLEAR, access: RC, text: A read clears.}
"""


@pytest.fixture(scope="module")
def xgene(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return Driven(tmp_path_factory.mktemp("xgene"), XGENE, "xgene")


def test_every_field_does_what_its_access_says(xgene: Driven) -> None:
    xgene.validate()


def test_a_session_clears_what_it_means_and_puts_back_what_it_can(xgene: Driven) -> None:
    """Found: counter 3 overflowed, MODE 0. 0 clears all flags; the write-back that changes MODE writes ones to the flags. Putting
    back clears those that were found clear; what a 0 cleared, no write sets again."""
    lines = xgene.lines("poke l3c.PMOVSR 0x8", "count xgene_l3c/cycles/", "peek l3c.PMOVSR")
    assert [line for line in lines if line.startswith("w32 0xc80")] == ["w32 0xc80 0", "w32 0xc80 0x10f", "w32 0xc80 0x8"]
    assert lines[-2:] == ["xgene_l3c/cycles/ 3000", "0"]


def test_flags_that_are_not_meant_stay(tmp_path: Path) -> None:
    """Without the write of 0 nothing touches the flags: a write-back has ones there."""
    text, _ = change(XGENE, ("        - {write: PMOVSR, set: {P: 0}}\n", ""))
    lines = Driven(tmp_path, text, "xgene").lines("poke l3c.PMOVSR 0x8", "count xgene_l3c/cycles/", "peek l3c.PMOVSR")
    assert [line for line in lines if line.startswith("w32 0xc80")] == ["w32 0xc80 0x10f", "w32 0xc80 0xf"]
    assert lines[-1] == "0x8"


def test_the_device(xgene: Driven) -> None:
    def after(found: int, written: int) -> int:
        return int(xgene.lines(f"poke misc.FLAGS {found:#x}", f"write misc.FLAGS {written:#x}", "peek misc.FLAGS")[-1], 16) & 0xFFFFFF

    assert after(0x0F0F0F, 0xFFFFFFFF) == 0x0F0F0F  # ones change nothing
    assert after(0x0F0F0F, 0xFFFFFFFC) == 0x0F0F0C
    assert after(0x0F0F0F, 0xFFFF00FF) == 0x0FF00F
    assert after(0x0F0F0F, 0xFF3FFFFF) == 0xCF0F0F
    assert xgene.lines("poke misc.OTHER 0x11223344", "write misc.OTHER 0x55000066", "peek misc.OTHER") == ["w32 0x4 0x55000066", "0x55ff0066"]
    assert xgene.lines("poke misc.READ 0x0055", "read misc.READ", "peek misc.READ") == ["r32 0x8 0x55", "0x55", "0xff00"]
    # What acts on another register does so when a 0 is written, and not when ones are.
    acted = ("poke misc.OTHER 0xff000000", "write misc.FLAGS {}", "peek misc.OTHER")
    assert xgene.lines(*(word.format("0xffffffff") for word in acted))[-1] == "0xff000000"
    assert xgene.lines(*(word.format("0xfffffffe") for word in acted))[-1] == "0"


def test_values_in_c(xgene: Driven) -> None:
    """No setter and no pack clears a flag but the one that is meant."""
    xgene.check_value("""
_Static_assert(XGENE_L3C_PMOVSR_IDLE == 0xf && XGENE_L3C_PMOVSR_ACTING == 0xf, "");
int main(void)
{
	const xgene_l3c_pmovsr_t found = {0x8};
	const xgene_misc_flags_t flags = xgene_misc_flags_with_CLEAR((xgene_misc_flags_t){0}, 0xfe);

	return xgene_l3c_pmovsr_pack((xgene_l3c_pmovsr_fields_t){.MODE = 1}).raw == 0x10f && xgene_l3c_pmovsr_get_P(found, 3) == 1 &&
		xgene_l3c_pmovsr_with_MODE(found, 1).raw == 0x10f && xgene_l3c_pmovsr_with_P(found, 0x7).raw == 0x7 &&
		flags.raw == 0xfffffffe && xgene_misc_other_pack((xgene_misc_other_fields_t){.A = 1}).raw == 0x01000000 ? 0 : 1;
}
""")


MISTAKES = [
    pytest.param((("{modify: PMOVSR, set: {MODE: 1}}", "@{modify: PMOVSR, set: {P: old | 1}}"),),
                 ("`old | ...` writes 1 to `P`, but only a written 0 acts there", "write `P: old & ~...`"), id="bits made 1"),
    pytest.param((("3:0: {name: P<n>, array: 4, access: W0C-V", "3:0: {name: P<n>, array: 4, access: WC-V"),
                  ("- {modify: PMOVSR", "- @{modify: PMOVSR")),
                 ("`modify` writes `PMOVSR`, and any write clears its field `P`", "or `P: 0` under `set`"), id="any write"),
    pytest.param((("event: {field: PMEVTYPER.EVENT", "event: {field: @PMOVSR.P"), ("config:0-7", "config:0-3")),
                 ("term `event` has the field `P`, whose access is W0C, so it acts even if the term is not given", "name a field that keeps its value, or set the field in a step"), id="term"),
    pytest.param((("8: {name: MODE,", "@8: {name: MODE, access: W0C, self_clearing: true,"),),
                 ("`MODE` is self-clearing, but its access is W0C", "write `access: WO`"), id="self-clearing"),
    pytest.param((("15:8: {name: SET, access: RS", "@15:8: {name: SET, clears: [OTHER], access: RS"),),
                 ("`SET` has `clears` or `sets`, but cannot be written",), id="read"),
]


@pytest.mark.parametrize(("changes", "words"), MISTAKES)
def test_mistake(one_mistake, changes, words):
    one_mistake(XGENE, changes, words, "xgene")


def test_a_plain_field_clears_with_each_written_1(tmp_path: Path) -> None:
    """Tegra410's C2C, as regdefs/nvidia/t410.yaml has it from NVIDIA's driver: `counters begin at 0 at each start; there is no clear`."""
    text, _ = change(demo(), ("0: {name: ENABLE, reset: 0,", "0: {name: ENABLE, reset: 0, clears: [COUNT],"), ("reset: [{write: CTRL, set: {CLEAR: 1}}]", "reset: [{modify: CTRL, set: {ENABLE: 0}}]"))
    device = Simulated(tmp_path, "demo", text)
    assert device.do("poke CTRL 0 0", "poke COUNT 2 7", "poke CTRL 0 0", "peek COUNT 2", "poke CTRL 0 1", "peek COUNT 2", "peek CTRL 0") == ["7", "0", "1"]
    # A session keeps what its start clears, and puts it back: counter 3 is not the session's.
    assert device.do("poke COUNT 3 7", "event noc_0/reads/ 0", "open", "peek COUNT 3", "close", "peek COUNT 3") == ["0", "undone", "7"]
