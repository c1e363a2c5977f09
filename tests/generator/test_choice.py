"""Which counter counts: told by a term, allowed by an expression, listed across kinds.

The free-running counters are those of the memory controllers of Intel's Ice Lake servers, as arch/x86/events/intel/uncore_snbep.c
of Linux has them: event 0xff, umask 0x10 the clock at 0x22b0, umask 0x20 and 0x21 reads and writes at 0x2290 and 0x2298, 48 bits.
The programmed ones are those of NXP's i.MX93, drivers/perf/fsl_imx9_ddr_perf.c: counter 0 counts cycles; of 1 to 10 each has
events of its own, from 64 on, which `counter` tells apart, and those below on any. PMLCA(n) is at 0x50 + 0x10 * n, PMC(n) at
0x58 + 0x10 * n; the event is in bits 22:16, CE is bit 26, and FAC, which freezes all, bit 31 of PMGC0 at 0x40.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import model
from simulated import Simulated

IMC = """\
pmureg: 2
system: imc
title: Memory controller
sources: {L: Linux's driver}
blocks:
  imc:
    title: Memory controller
    space: mmio
    source: L 1
    registers:
      DDR:
        text: Reads, writes.
        at: 0x2290 + 8 * n
        array: 2
        width: 64
        fields:
          63:48: RES0
          47:0: {name: V, access: RW-V, reset: 0, text: The count.}
      DCLK:
        text: Clock.
        at: 0x22B0
        width: 64
        fields:
          63:48: RES0
          47:0: {name: V, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {linux: "config:0-7", text: 0xff.}
      umask: {linux: "config:8-15", text: The counter.}
    counters:
      bandwidth:
        count: 2
        width: 48
        register: DDR
        allows: event == 0xFF and n == umask - 0x20
      clock: {width: 48, register: DCLK, allows: event == 0xFF and umask == 0x10}
    events:
      dclk: {is: "event=0xff,umask=0x10", text: Clock cycles.}
      read: {is: "event=0xff,umask=0x20", text: Reads.}
      write: {is: "event=0xff,umask=0x21", text: Writes.}
"""

DDR = """\
pmureg: 2
system: ddr
title: DDR controller
sources: {L: Linux's driver}
blocks:
  ddr:
    title: DDR controller
    space: mmio
    source: L 1
    registers:
      PMGC0:
        text: All counters.
        at: 0x40
        fields:
          31: {name: FAC, reset: 1, text: Freezes all.}
          30:0: RES0
      PMLCA:
        text: Control of counter <n>.
        at: 0x50 + 0x10 * n
        array: 11
        fields:
          31: {name: FC, reset: 0, text: Freezes it.}
          30:27: RES0
          26: {name: CE, reset: 0, text: Counts.}
          25:23: RES0
          22:16: {name: EVENT, reset: 0, text: Event.}
          15:0: RES0
      PMC:
        text: Counter <n>.
        at: 0x58 + 0x10 * n
        array: 11
        fields:
          31:0: {name: V, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {field: PMLCA.EVENT, linux: "config:0-7"}
      counter: {linux: "config:8-15", text: The counter of an event that only one has.}
    counters:
      cycles:
        register: "PMC[0]"
        allows: event == 0 and counter == 0
        EACH
      general:
        register: "PMC[1-10]"
        allows: n == counter or counter == 0 and event > 0 and event < 64
        EACH
    sequences:
      start: [{write: PMGC0, set: {FAC: 0}}]
      stop: [{write: PMGC0, set: {FAC: 1}}]
    events:
      cycles: {is: event=0, text: Cycles.}
      ddrc_pm_0: {is: event=15, text: Any counter.}
      ddrc_ld_riq_0: {is: "event=64,counter=1", text: Counter 1.}
      eddrtq_pmon_empty: {is: "event=72,counter=2", text: Counter 2.}
""".replace("        EACH\n", """\
        width: 32
        selects: PMLCA[n].EVENT
        runs: PMLCA[n].CE and not PMGC0.FAC
        program:
          - write: PMC[n]
          - {write: "PMLCA[n]", set: {CE: 1}}
        disable: [{write: "PMLCA[n]", set: {EVENT: 0}}]
""")


@pytest.fixture(scope="module")
def imc(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("imc"), "imc", IMC)


@pytest.fixture(scope="module")
def ddr(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("ddr"), "ddr", DDR)


# ---- counter ----

def test_the_term_tells_the_counter(imc: Simulated) -> None:
    """A second session reads, and nothing is written; two events of one counter share it."""
    said = imc.do("event imc/event=0xff,umask=0x20/ 1", "event imc/write/ 1", "event imc/read/ 1", "event imc/dclk/ 1", "open",
                  "poke DDR 1 5000", "poke DCLK 0 90", "advance 10", "close", "writes")
    assert said == ["counts 10 5010 10 100", "undone", ""]


@pytest.mark.parametrize("umask", [0x22, 0xFF, 0])
def test_no_such_counter(imc: Simulated, umask: int) -> None:
    said = imc.do(f"event imc/event=0xff,umask={umask:#x}/", "open")
    assert said == [f"error `imc/event=0xff,umask={umask:#x}/`: no counter of this unit can count it: `bandwidth` counts it if "
                    "event == 0xFF and n == umask - 0x20, with n from 0 to 1"]


# ---- allows ----

def test_an_event_of_one_counter(ddr: Simulated) -> None:
    """Event 72 of counter 2: PMLCA(2) is at 0x70, PMC(2) at 0x78; then everything is let go."""
    said = ddr.do("event ddr/eddrtq_pmon_empty/", "open", "writes", "advance 100")
    assert said == ["78=0 70=4480000 40=0", "counts 7300"]


def test_an_event_that_is_not_listed(ddr: Simulated) -> None:
    """Event 66 of counter 10: PMLCA(10) is at 0xf0."""
    assert ddr.do("event ddr/event=66,counter=10/", "open", "writes") == ["f8=0 f0=4420000 40=0"]


def test_no_counter_of_that_number(ddr: Simulated) -> None:
    assert ddr.do("event ddr/event=66,counter=11/", "open") == \
        ["error `ddr/event=66,counter=11/`: no counter of this unit can count it: `general` counts it if n == counter or counter == 0 "
         "and event > 0 and event < 64, with n from 1 to 10"]


def test_two_events_of_one_counter(ddr: Simulated) -> None:
    said = ddr.do("event ddr/event=64,counter=3/ 1", "event ddr/event=65,counter=3/ 1", "open")
    assert said == ["error `ddr/event=65,counter=3/`: only counter 2 of ddr can count it, but other events of the group use it: "
                    "count it in another group than `ddr/event=64,counter=3/`"]


def test_a_placement_is_found_where_there_is_one(ddr: Simulated) -> None:
    """Nine events of any counter come first and take 1 to 9; then one that only counter 1 has, and cycles: all are counted."""
    lines = [f"event ddr/event={12 + i}/ 1" for i in range(9)]
    said = ddr.do(*lines, "event ddr/ddrc_ld_riq_0/ 1", "event ddr/cycles/ 1", "open", "advance 10", "peek PMLCA 1", "close")
    assert said == ["counts 130 140 150 160 170 180 190 200 210 650 10", "4400000", "undone"]


def test_turns_of_events_of_one_counter(ddr: Simulated) -> None:
    """Three events of counter 5 take turns, one of any counter does not suffer."""
    lines = [f"event ddr/event={64 + i},counter=5/ {i + 1}" for i in range(3)]
    said = ddr.do(*lines, "event ddr/event=15/ 9", "rotate", *["advance 100", "turn"] * 3, "advance 0", "close")
    assert said[-2] == "counts 6500 6600 6700 4800"


# ---- Across kinds ----

ACROSS = DDR.replace("cycles: {is: event=0, text: Cycles.}", "cycles: {is: event=0, counters: {cycles: 0, general: [8, 9]}, text: Cycles.}")


def test_a_listed_event_across_kinds(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Cycles on counter 0, 9 and 10; the fourth has none."""
    across = Simulated(tmp_path_factory.mktemp("across"), "ddr", ACROSS)
    three = ["event ddr/cycles/ 1"] * 3
    said = across.do(*three, "event ddr/event=15/ 1", "open", "advance 10", "peek PMLCA 0", "peek PMLCA 9", "peek PMLCA 10")
    assert said == ["counts 10 10 10 160", "4000000", "4000000", "4000000"]
    assert across.do(*three, "event ddr/cycles/ 1", "open") == [
        "error `ddr/cycles/`: only counters cycles 0, general 8, general 9 of ddr can count it, but other events of the group use them: "
        "count it in another group than `ddr/cycles/`, `ddr/cycles/`, `ddr/cycles/`"]


def test_what_pages_say(tmp_path: Path) -> None:
    from generator.model.choice import counters_text

    said = {}
    for name, text in (("imc", IMC), ("ddr", ACROSS)):
        (tmp_path / f"{name}.yaml").write_text(text)
        block = model(tmp_path / f"{name}.yaml", tmp_path).blocks[name]
        said |= {event.name: counters_text(block, event) for event in block.events.values()}
    assert said == {"dclk": "", "read": "0", "write": "1", "cycles": "cycles 0; general 8, 9", "ddrc_pm_0": "", "ddrc_ld_riq_0": "0",
                    "eddrtq_pmon_empty": "1"}


# ---- What is refused ----

MISTAKES = [
    ("a counter by a name that is none", "imc", IMC, ("n == umask - 0x20", "n == @umsk - 0x20"), ("unknown name `umsk`", "did you mean `umask`?")),
    ("a counter by no term", "imc", IMC, ("allows: event == 0xFF and n == umask - 0x20", "allows: @n == 1"), ("`n == 1` depends on no term, so it is the same for all events", "name a term that selects the counter, or a fact of the unit")),
    ("a described event out of range", "imc", IMC, ('write: {is: "event=0xff,umask=0x21"', 'write: @{is: "event=0xff,umask=0x2f"'),
     ("no counter can count event `write`: `allows: event == 0xFF and n == umask - 0x20` of `bandwidth` is false for every `n` from 0 to 1", "correct the terms, or the expression")),
    ("counters by the counters in use", "ddr", DDR, ("allows: n == counter or", "allows: n == counter or @used.general == 0 or"), ("unknown name `used.general`",)),
    ("an event that no counter is allowed", "ddr", DDR, ('eddrtq_pmon_empty: {is: "event=72,counter=2"', 'eddrtq_pmon_empty: @{is: "event=72,counter=12"'),
     ("no counter can count event `eddrtq_pmon_empty`: `allows: n == counter or counter == 0 and event > 0 and event < 64` of `general` is false for every `n` from 1 to 10",)),
    ("a kind that is none", "ddr", ACROSS, ("cycles: {is: event=0, counters: {cycles: 0, general: [8, 9]}", "cycles: @{is: event=0, counters: {cycles: 0, genral: [8, 9]}"),
     ("there is no kind of counter `genral`", "did you mean `general`?")),
    ("a number that is none", "ddr", ACROSS, ("cycles: {is: event=0, counters: {cycles: 0,", "cycles: @{is: event=0, counters: {cycles: 0-1,"),
     ("event `cycles` allows counter 1 of `cycles`, which has counters 0 to 0", "write `cycles: 0-0`")),
]


@pytest.mark.parametrize("name, text, change, words", [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_mistakes(name: str, text: str, change: tuple[str, str], words: tuple[str, ...], one_mistake) -> None:
    one_mistake(text, (change,), words, name)
