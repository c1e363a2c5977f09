"""Shapes of counters: fields of a register that several share, and sums over pages each of which is programmed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from describing import change, run_here
from simulated import Simulated

# Arm CMN-600's debug and trace monitor, in the numbers of Linux's drivers/perf/arm-cmn.c: CMN_DTM_PMU_CONFIG 0x210 with its
# enable in bit 0 and 8 bits for each counter's input from bit 32 on, CMN_DTM_PMEVCNT 0x220 with four counters of 16 bits.
DTM = """\
pmureg: 2
system: dtm
title: Trace monitor of a crosspoint
sources: {L: Linux's driver}
blocks:
  dtm:
    title: Trace monitor
    space: mmio
    source: L 1
    registers:
      CONFIG:
        text: Enables, and chooses inputs.
        at: 0x210
        width: 64
        fields:
          63:32: {name: INPUT<n>, array: 4, reset: 0, text: Input of counter <n>.}
          31:1: RES0
          0: {name: EN, reset: 0, text: 1 counts.}
      PMEVCNT:
        text: Four counters.
        at: 0x220
        width: 64
        fields:
          63:0: {name: C<n>, array: 4, access: RW-V, reset: 0, text: Counter <n>.}
      OVF:
        text: Which counters overflowed.
        at: 0x240
        fields:
          31:4: RES0
          3:0: {name: OV<n>, array: 4, access: W1C, reset: 0, text: Counter <n> overflowed.}
    terms:
      event: {linux: "config:0-7"}
    counters:
      general:
        count: 4
        width: 16
        register: PMEVCNT.C[n]
        selects: CONFIG.INPUT[n]
        runs: CONFIG.EN and CONFIG.INPUT[n] != 0
        overflow: OVF.OV[n]
        program:
          - {write: PMEVCNT, set: {"C[n]": 0}}
          - {modify: CONFIG, set: {"INPUT[n]": event}}
        disable: [{modify: CONFIG, set: {"INPUT[n]": 0}}]
    sequences:
      start: [{modify: CONFIG, set: {EN: 1}}]
      stop: [{modify: CONFIG, set: {EN: 0}}]
    events:
      rxreq: {is: event=0x05, text: Requests.}
      rxdat: {is: event=0x13, text: Data.}
    linux: {device: dtm, events: all, event_string: "event=0x{event:x}"}
"""


@pytest.fixture(scope="module")
def dtm(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("dtm"), "dtm", DTM)


def test_counters_in_one_register_count_each_and_wrap_at_their_own_width(dtm: Simulated) -> None:
    """6 and 0x14 at each tick: 20,000 of them wrap 16 bits once and six times; a neighbour's bits stay."""
    done = dtm.do("event dtm/rxreq/", "event dtm/rxdat/", "open", "advance 1000", "peek PMEVCNT 0", "advance 2500", "peek PMEVCNT 0",
                  "advance 3000", "close")
    assert done == ["counts 6000 20000", f"{20000 << 16 | 6000:x}", "counts 21000 70000", f"{70000 % 65536 << 16 | 21000:x}",
                    "counts 39000 130000", "undone"]


def test_the_neighbours_of_a_counter_keep_what_they_hold(dtm: Simulated) -> None:
    """Someone counts input 0x21 in counter 3; counters 0 and 1 held something, which comes back."""
    done = dtm.do("poke CONFIG 0 0x2100000000000001", "poke PMEVCNT 0 0x0005000400030002", "event dtm/rxreq/", "event dtm/rxdat/", "force",
                  "advance 100", "peek PMEVCNT 0", "close", "peek PMEVCNT 0", "peek CONFIG 0")
    assert done == ["counts 600 2000", f"{5 + 100 * 0x22 << 48 | 4 << 32 | 2000 << 16 | 600:x}", "undone",
                    f"{5 + 100 * 0x22 << 48 | 4 << 32 | 3 << 16 | 2:x}", "2100000000000001"]


# Marvell's TAD, in the numbers of Linux's drivers/perf/marvell_cn10k_tad_pmu.c: TAD_PFC(n) 0x800 + 8 n, TAD_PRF(n) 0x900 + 8 n with
# the event in bits 7:0 (0 stops), eight counters in each tad, and the same event in each of them.
TAD = """\
pmureg: 2
system: tad
title: Last-level cache
sources: {L: Linux's driver}
blocks:
  tad:
    title: Tag and data units
    space: mmio
    source: L 1
    pages: {tad: {array: 3}}
    registers:
      PFC:
        text: Counter <n>.
        at: 0x800 + 8 * n
        array: 8
        width: 64
        fields:
          63:0: {name: COUNT, access: RW-V, reset: 0, text: The count.}
      PRF:
        text: What counter <n> counts.
        at: 0x900 + 8 * n
        array: 8
        width: 64
        fields:
          63:8: RES0
          7:0: {name: CNTSEL, reset: 0, text: The event.}
    terms:
      event: {field: PRF.CNTSEL, linux: "config:0-7"}
    counters:
      general:
        count: 8
        width: 64
        register: "sum(PFC[n])"
        selects: PRF[n].CNTSEL
        runs: PRF[n].CNTSEL != 0
        program:
          - write: PFC[n]
          - write: PRF[n]
        disable: [{write: "PRF[n]", set: {CNTSEL: 0}}]
    events:
      tad_req_msh_in_any: {is: event=0x01, text: Requests.}
      tad_hit_any: {is: event=0x1a, text: Hits.}
    linux: {device: tad, events: all, event_string: "event=0x{event:x}"}
"""


@pytest.fixture(scope="module")
def tad(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("tad"), "tad", TAD)


def test_a_counter_is_programmed_and_added_up_on_every_page(tad: Simulated) -> None:
    """2 and 0x1b at each tick, on three pages; elements 0 and 1 of the first page, 8 and 9 of the second, 16 and 17 of the third."""
    done = tad.do("event tad/tad_req_msh_in_any/", "event tad/tad_hit_any/", "open", "writes", "advance 1000", "peek PFC 8", "peek PFC 17",
                  "peek PFC 2", "close", "writes", "peek PFC 8", "peek PRF 17")
    assert done[0] == "800=0 800=0 800=0 900=1 900=1 900=1 808=0 808=0 808=0 908=1a 908=1a 908=1a"
    assert done[1:5] == [f"counts {3 * 2000} {3 * 27000}", f"{2000:x}", f"{27000:x}", "0"]
    assert done[-2:] == ["0", "0"]


def test_someone_on_a_page_of_a_counter_is_not_disturbed(tad: Simulated) -> None:
    """Their counter 0 on the first page: ours is counter 1 of all pages."""
    done = tad.do("poke PRF 0 0x30", "event tad/tad_hit_any/", "open", "advance 100", "close", "peek PFC 0", "peek PRF 0", "peek PFC 9")
    assert done == [f"counts {3 * 2700}", "undone", f"{100 * 0x31:x}", "30", "0"]


# Qualcomm's L3 cache, in the numbers of Linux's drivers/perf/qcom_l3_pmu.c: eight counters of 32 bits, L3_HML3_PM_EVCNTR(n)
# 0x420 + 8 n, their events L3_HML3_PM_EVTYPE(n) 0x220 + 8 n, L3_M_BC_CNTENSET 0x508 and CLR 0x50c with a bit a counter, and
# L3_M_BC_GANG 0x718: an odd counter with its bit set, event 0, counts the overflows of the even one below it.
L3 = """\
pmureg: 2
system: l3
title: L3 cache
sources: {L: Linux's driver}
blocks:
  l3:
    title: L3 cache
    space: mmio
    source: L 1
    registers:
      CNTENSET:
        text: Which counters count.
        at: 0x508
        fields:
          31:8: RES0
          7:0: {name: C<n>, array: 8, access: W1S, reset: 0, text: Counter <n> counts.}
      CNTENCLR:
        text: Which counters count.
        at: 0x50C
        state: CNTENSET
        fields:
          31:8: RES0
          7:0: {name: C<n>, array: 8, access: W1C, reset: 0, text: Counter <n> counts.}
      GANG:
        text: Which counters count the overflows of the one below.
        at: 0x718
        fields:
          31:8: RES0
          7:0: {name: G<n>, array: 8, reset: 0, text: Counter <n> does.}
      EVCNTR:
        text: Counter <n>.
        at: 0x420 + 8 * n
        array: 8
        fields:
          31:0: {name: V, access: RW-V, reset: 0, text: The count.}
      EVTYPE:
        text: Event of counter <n>.
        at: 0x220 + 8 * n
        array: 8
        fields:
          31:8: RES0
          7:0: {name: EVSEL, reset: 0, text: Event.}
    terms:
      event: {linux: "config:0-7"}
    counters:
      long:
        count: 4
        width: 64
        register: "EVCNTR[2 * n + 1] << 32 | EVCNTR[2 * n]"
        selects: EVTYPE[2 * n].EVSEL
        runs: CNTENSET.C[2 * n]
        program:
          - {modify: GANG, set: {"G[2 * n + 1]": 1}}
          - write: "EVCNTR[2 * n + 1]"
          - write: "EVCNTR[2 * n]"
          - {write: "EVTYPE[2 * n + 1]", set: {EVSEL: 0}}
          - {write: "EVTYPE[2 * n]", set: {EVSEL: event}}
        enable:
          - {write: CNTENSET, set: {"C[2 * n + 1]": 1}}
          - {write: CNTENSET, set: {"C[2 * n]": 1}}
        disable:
          - {write: CNTENCLR, set: {"C[2 * n]": 1, "C[2 * n + 1]": 1}}
          - {modify: GANG, set: {"G[2 * n + 1]": 0}}
    events:
      cycles: {is: event=0x01, text: Cycles.}
      read_hit: {is: event=0x20, text: Reads that hit.}
    linux: {device: l3, events: all, event_string: "event=0x{event:x}"}
"""


@pytest.fixture(scope="module")
def l3(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("l3"), "l3", L3)


def test_two_counters_are_one_of_twice_the_width(l3: Simulated) -> None:
    """2 and 0x21 at each tick; 0x21 * 200,000,000 is 0x1_89640200."""
    done = l3.do("poke EVCNTR 5 7", "event l3/cycles/", "event l3/read_hit/", "open", "writes", "advance 200000000", "peek EVCNTR 2",
                 "peek EVCNTR 3", "peek GANG 0", "advance 1", "close", "writes", "peek EVCNTR 5", "peek GANG 0")
    assert done[0] == "718=2 428=0 420=0 228=0 220=1 718=a 438=0 430=0 238=0 230=20 508=2 508=1 508=8 508=4"
    assert done[1:5] == ["counts 400000000 6600000000", f"{6600000000 % 2**32:x}", "1", "a"]
    assert done[5:7] == ["counts 400000002 6600000033", "undone"]
    assert done[-2:] == ["7", "0"]


def test_the_lower_register_of_two_wraps_between_two_reads(l3: Simulated) -> None:
    """It wraps seven times in all."""
    done = l3.do("event l3/read_hit/", "open", *["advance 130150524"] * 7, "close")
    assert done == [*(f"counts {130150524 * 33 * i}" for i in range(1, 8)), "undone"]


def test_a_full_counter_that_saturates_is_no_number(tmp_path: Path) -> None:
    """As L3_M_BC_SATROLL_CR 0x504 can have it; 0x21 * 130,150,524 is 2**32 - 4, and the last tick is too much."""
    single, _ = change(L3, ("width: 64\n        register", "width: 32\n        saturates: true\n        register"),
                       ('"EVCNTR[2 * n + 1] << 32 | EVCNTR[2 * n]"', '"EVCNTR[2 * n]"'))
    l3 = Simulated(tmp_path, "l3", single)
    assert l3.do("event l3/read_hit/", "event l3/cycles/", "open", "advance 130150524", "advance 1", "peek EVCNTR 0", "advance 1",
                 "close") == ["counts 4294967292 260301048", "counts 0 260301050", "ffffffff", "counts 0 260301052", "undone"]


@pytest.mark.parametrize(("text", "changes", "what", "mend"), [
    (DTM, [("register: PMEVCNT.C[n]", "register: PMEVCNT.C")], "`C` is an array, but each counter is one element of it", "write `PMEVCNT.C[n]`"),
    (DTM, [("width: 16", "width: 32")], "is 32 bits wide, but `PMEVCNT.C[n]` has 16", "write `width: 16`"),
    (DTM, [("register: PMEVCNT.C[n]", "register: PMEVCNT.C[n + 1]")], "is element 4, but `C` has only elements 0 to 3", "correct `array`"),
    (DTM, [("register: PMEVCNT.C[n]", "register: PMEVCNT.C[n // 2]")], "counters 0 and 1 of `general` both use `PMEVCNT.C[n // 2]`", "write `PMEVCNT.C[n]`"),
    (DTM, [('- {write: PMEVCNT, set: {"C[n]": 0}}', "- write: PMEVCNT")], "this write clears all counters in `PMEVCNT`, also those of other programs", 'set: {"C[n]": 0}'),
    (DTM, [("register: PMEVCNT.C[n]", "register: sum(PMEVCNT.C[*])")], "`PMEVCNT.C` is a field, but a sum adds up registers", "write `PMEVCNT`, or remove `sum()`"),
    (TAD, [("tad: {array: 3}", "tad: {}")], "`PFC` is on one page, but `sum(PFC[n])` adds up pages", "give its page an `array`, or remove `sum()`"),
    (TAD, [("count: 8\n        width: 64\n        register", "count: 9\n        width: 64\n        register")],
     "has counters up to 8, but `PFC` has 8 elements on a page", "remove `count`"),
    (L3, [("width: 64\n        register", "width: 32\n        register")], "`EVCNTR[2 * n]` and `EVCNTR[2 * n + 1]` have 64 together", "write `width: 64`"),
    (L3, [('"EVCNTR[2 * n + 1] << 32', '"EVCNTR[2 * n + 2] << 32')],
     "the upper bits of counter 0 of `long` and counter 1 of `long` both use `EVCNTR[2]`", "join registers that no other counter uses"),
])
def test_mistakes(tmp_path: Path, text: str, changes: list[tuple[str, str]], what: str, mend: str) -> None:
    changed, _ = change(text, *changes)
    system = text.split("system: ")[1].split()[0]
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor" / f"{system}.yaml").write_text(changed)
    done = run_here("check", "--regdefs", tmp_path)
    assert done.status != 0 and what in done.err and mend in done.err, done.err


@pytest.mark.parametrize(("own", "left"), [("30:1", "0x80000001U"), ("31:1", "0x00000001U"), ("30:0", "0x80000000U"), ("29:2", "0xc0000003U")])
def test_what_is_left_of_an_inherited_range(tmp_path: Path, own: str, left: str) -> None:
    """Bits of a layout's RES0 that a field does not take stay RES0, be it one at an end: written as 1 they break a rule."""
    vendor = tmp_path / "regdefs" / "vendor"
    vendor.mkdir(parents=True)
    (vendor / "rest.yaml").write_text(f"""\
pmureg: 2
system: rest
title: Rest of a range
sources: {{M: Manual}}
layouts: {{ctl: {{width: 32, fields: {{31:0: RES0}}}}}}
blocks:
  box:
    title: Box
    space: mmio
    source: M
    registers:
      CTL: {{at: 0x0, layout: ctl, text: Control., fields: {{{own}: {{name: EN, reset: 0, text: Enables.}}}}}}
""")
    done = run_here("build", "--quiet", "--regdefs", tmp_path / "regdefs", "--out", tmp_path / "out")
    assert done.status == 0, done.err
    header = "".join(path.read_text() for path in sorted((tmp_path / "out/include").rglob("*.h")) if "rest" in str(path))
    assert re.search(rf"r\.raw & {left}\)", header), header
