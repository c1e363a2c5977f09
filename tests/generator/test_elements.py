"""Elements of field arrays in steps and terms: four event codes in one register, as HiSilicon's uncore units have them.

Register offsets, the widths of the codes and the order of the writes are those of Linux's
drivers/perf/hisilicon/hisi_uncore_l3c_pmu.c: L3C_PERF_CTRL 0x408 with its enable in bit 16, L3C_EVENT_CTRL 0x1c00 with a bit
a counter, L3C_EVENT_TYPE0 and 1 at 0x1d00 with 8 bits a counter, 0xff for none, eight counters of 48 bits at 0x1e00.
"""

from __future__ import annotations

import pytest

from describing import change
from simulated import Simulated

L3C = """\
pmureg: 2
system: l3c
title: L3 cache
sources: {L: Linux's driver}
blocks:
  l3c:
    title: L3 cache
    space: mmio
    source: L 1
    registers:
      CTRL:
        text: Starts all.
        at: 0x408
        fields:
          31:17: RES0
          16: {name: EN, reset: 0, text: 1 counts.}
          15:0: RES0
      EVCTRL:
        text: Enables counters.
        at: 0x1C00
        fields:
          31:8: RES0
          7:0: {name: EN<n>, array: 8, reset: 0, text: Counter <n> counts.}
      EVTYPE:
        text: Chooses events.
        at: 0x1D00 + 4 * n
        array: 2
        fields:
          31:0: {name: C<n>, array: 4, reset: 0xFFFFFFFF, text: Event code.}
      CNT:
        text: Counter <n>.
        at: 0x1E00 + 8 * n
        array: 8
        width: 64
        fields:
          63:48: RES0
          47:0: {name: V, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {field: "EVTYPE[n // 4].C[n % 4]", linux: "config:0-7"}
    counters:
      general:
        count: 8
        width: 48
        register: CNT
        selects: EVTYPE[n // 4].C[n % 4]
        runs: CTRL.EN and EVCTRL.EN[n]
        program:
          - write: EVTYPE[n // 4]
          - write: CNT[n]
        enable: [{modify: EVCTRL, set: {"EN[n]": 1}}]
        disable:
          - {modify: EVCTRL, set: {"EN[n]": 0}}
          - {write: "EVTYPE[n // 4]", set: {"C[n % 4]": 0xFF}}
    sequences:
      start: [{modify: CTRL, set: {EN: 1}}]
      stop: [{modify: CTRL, set: {EN: 0}}]
    events:
      rd_cpipe: {is: event=0x00, text: Reads.}
      victim_num: {is: event=0x04, text: Victims.}
      rd_spipe: {is: event=0x20, text: Reads of the snoop pipe.}
    linux:
      device: l3c
      events: all
      event_string: "event=0x{event:02x}"
"""
TERM = '      event: {field: "EVTYPE[n // 4].C[n % 4]", linux: "config:0-7"}\n'
WRITE = "          - write: EVTYPE[n // 4]\n"
# As the issue has it: the term has no field, a step sets it.
BY_SET = change(L3C, (TERM, '      event: {linux: "config:0-7"}\n'),
                (WRITE, '          - {modify: "EVTYPE[n // 4]", set: {"C[n % 4]": event}}\n'))[0]


# Counters that are stopped one by one, so that nobody else's stop with them.
STOP = "      stop: [{modify: CTRL, set: {EN: 0}}]\n"


@pytest.fixture(scope="module", params=["by term", "by set"])
def beside(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    text = L3C if request.param == "by term" else BY_SET
    return Simulated(tmp_path_factory.mktemp("beside"), "l3c", text.replace(STOP, ""))


@pytest.fixture(scope="module", params=["by term", "by set"])
def l3c(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("l3c"), "l3c", L3C if request.param == "by term" else BY_SET)


@pytest.fixture(scope="module")
def by_term(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("term"), "l3c", L3C)


def events(*numbers: int, group: int = 1) -> list[str]:
    return [f"event l3c/event={number:#x}/ {group}" for number in numbers]


def test_each_counter_has_its_own_code(l3c: Simulated) -> None:
    """Five events: four codes in the first register, one in the second; a tick counts the code plus 1."""
    said = l3c.do(*events(0x04, 0x20, 0x21, 0x22, 0x29), "open", "peek EVTYPE 0", "peek EVTYPE 1", "peek EVCTRL 0",
                  "advance 1000", "close", "peek EVTYPE 0", "peek EVTYPE 1", "peek EVCTRL 0")
    assert said == ["22212004", "ffffff29", "1f", "counts 5000 33000 34000 35000 42000", "undone", "ffffffff", "ffffffff", "0"]


def test_the_writes_of_one_event(l3c: Simulated) -> None:
    """The code, the counter, its enable, the unit's: what the kernel's driver writes, in an order of its own."""
    assert l3c.do(*events(0x42), "open", "writes") == ["1d00=ffffff42 1e00=0 1c00=1 408=10000"]


def test_one_write_for_all_terms(by_term: Simulated) -> None:
    """Terms join in one write of their register; rules and values are looked at where they are written only."""
    said = by_term.do(*events(0x00), *events(0x20, group=2), *events(0x21, group=3), "open", "writes", "close", "writes")
    assert said[0] == "1d00=ff212000 1e00=0 1e08=0 1e10=0 1c00=1 1c00=3 1c00=7 408=10000"
    assert said[1] == "undone"


def test_someone_else_has_the_other_elements(beside: Simulated) -> None:
    """Counters 0 and 2 are another's: ours are 1 and 3, and theirs stay as they are, and so does what starts the unit."""
    said = beside.do("poke EVTYPE 0 0xff21ff20", "poke EVCTRL 0 5", "poke CTRL 0 0x10000", *events(0x40, 0x41), "open", "peek EVTYPE 0",
                  "peek EVCTRL 0", "advance 10", "close", "peek EVTYPE 0", "peek EVCTRL 0", "peek CTRL 0", "peek CNT 0", "peek CNT 2")
    assert said == ["41214020", "f", "counts 650 660", "undone", "ff21ff20", "5", "10000", "14a", "154"]


def test_a_stop_of_all_is_for_nobody_else(l3c: Simulated) -> None:
    said = l3c.do("poke EVTYPE 0 0xff21ff20", "poke EVCTRL 0 5", "poke CTRL 0 0x10000", *events(0x40), "open", "writes")
    assert said == ["error l3c_EVTYPE[0] of l3c is 0xff21ff20: another program counts with it; stop that program, or take the unit by force", ""]


def test_what_others_change_meanwhile_stays(l3c: Simulated) -> None:
    """Someone takes element 3 while we count with 0: only ours is put back."""
    said = l3c.do(*events(0x40), "open", "poke EVTYPE 0 0x22ffff40", "poke EVCTRL 0 0x9", "advance 10", "close", "peek EVTYPE 0",
                  "peek EVCTRL 0")
    assert said == ["counts 650", "undone", "22ffffff", "8"]


def test_our_element_taken_by_someone_else(l3c: Simulated) -> None:
    """Who wrote another code into our element meanwhile keeps it."""
    said = l3c.do(*events(0x40), "open", "poke EVTYPE 0 0xffffff22", "poke EVTYPE 1 0xffffff23", "close", "peek EVTYPE 0", "peek EVTYPE 1")
    assert said[-2:] == ["ffffff22", "ffffff23"]
    assert said[0].startswith("changed EVTYPE")


def test_turns(l3c: Simulated) -> None:
    """Twelve events take turns on eight counters; none is left in a register that is not counted."""
    lines = [line for i in range(12) for line in events(0x10 + i, group=i + 1)]
    said = l3c.do(*lines, "rotate", "advance 100", "turn", "advance 100", "turn", "advance 100", "turn", "close", "peek EVTYPE 0",
                  "peek EVTYPE 1", "peek EVCTRL 0")
    assert said[-4:] == ["undone", "ffffffff", "ffffffff", "0"]
    assert said[2].split()[1:] == [word for word in said[2].split()[1:] if word != "-" and int(word) % 100 == 0]


# ---- What is refused ----

def mistakes() -> list[tuple[str, tuple[tuple[str, str], ...], tuple[str, ...]]]:
    modify = '{modify: "EVTYPE[n // 4]", set: {%s}}'
    enable = 'enable: [{modify: EVCTRL, set: {"EN[n]": 1}}]'
    return [
        ("whole array", ((WRITE, "          - " + modify % '@C: event << 8 * n % 32' + "\n"),),
         ("`C` is an array, but each counter sets all of it, so the last write wins", '{modify: "EVTYPE[n // 4]", set: {"C[n % 4]": event}}')),
        ("whole array of enables", ((enable, "enable: [{modify: EVCTRL, set: {@EN: 1 << n}}]"),),
         ("`EN` is an array", 'write `{modify: "EVCTRL", set: {"EN[n]": 1}}`')),
        ("no such element", ((WRITE, "          - " + modify % '@"C[n]": event' + "\n"),),
         ("`C[n]` is element 7, but `C` has only elements 0 to 3", "write `C[n % 4]`")),
        ("an element that nobody knows", ((enable, 'enable: [{modify: EVCTRL, set: {@"EN[used.general]": 1}}]'),),
         ("`EN[used.general]` can be any number, but `EN` has elements 0 to 7", "write `EN[used.general % 8]`")),
        ("two counters in one element", ((WRITE, "          - " + modify % '@"C[n // 4]": event' + "\n"),),
         ("counters 0 and 1 of `general` both set `C[n // 4]` of `EVTYPE[n // 4]`", 'write `"C[n % 4]": event`')),
        ("an element of what is not an array", (("start: [{modify: CTRL, set: {EN: 1}}]", 'start: [{modify: CTRL, set: {@"EN[0]": 1}}]'),),
         ("field `EN` is not an array", "write `EN` without an index")),
        ("an element of what cannot be read", (("{name: EN<n>, array: 8, reset: 0,", "{name: EN<n>, array: 8, access: WO,"),
                                               ("runs: CTRL.EN and EVCTRL.EN[n]", "runs: CTRL.EN"),
                                               ('          - {modify: EVCTRL, set: {"EN[n]": 0}}\n', ""),
                                               (enable, 'enable: [{modify: EVCTRL, set: {@"EN[n]": 1}}]')),
         ("`EN` cannot be read, so a write to one element loses the others", "set the whole field: `EN: ...`")),
        ("a place that is none", ((enable, 'enable: [{modify: EVCTRL, set: {@"EN[n": 1}}]'),), ("`EN[n` under `set` is not FIELD",)),
        ("a name in an element", ((enable, 'enable: [{modify: EVCTRL, set: {"EN[@m]": 1}}]'),), ("unknown name `m`",)),
        ("a term's element out of range", ((TERM, TERM.replace('"EVTYPE[n // 4].C[n % 4]"', '@"EVTYPE[n // 4].C[n]"')),),
         ("`C[n]` is element 7", "write `C[n % 4]`")),
        ("a term's other register", ((TERM, TERM.replace('"EVTYPE[n // 4].C[n % 4]"', '@"EVTYPE[n].C[n % 4]"')),),
         ("`EVTYPE[n].C[n % 4]` names another element of `EVTYPE` than `write: EVTYPE[n // 4]`", "write `EVTYPE[n // 4].C[n % 4]`")),
        ("a term's element by a term", ((TERM, TERM.replace('"EVTYPE[n // 4].C[n % 4]"', '"EVTYPE[n // 4].C[@event % 4]"')),),
         ("unknown name `event`: `n` and the instance's numbers select the element of a term",)),
    ]


@pytest.mark.parametrize("changes, words", [case[1:] for case in mistakes()], ids=[case[0] for case in mistakes()])
def test_mistakes(changes: tuple[tuple[str, str], ...], words: tuple[str, ...], one_mistake) -> None:
    one_mistake(L3C, changes, words, "l3c")


# Four counts of 8 bits in one register, the second of which two kinds would have.
SHARED = """\
pmureg: 2
system: shared
title: Two kinds
sources: {M: Manual}
blocks:
  unit:
    title: Meter
    space: mmio
    source: M
    registers:
      CTL: {at: 0, text: Control., fields: {31:2: RES0, 1: {name: EB, reset: 0, text: 1 counts.}, 0: {name: EA, reset: 0, text: 1 counts.}}}
      CNT: {at: 8, text: Counts., fields: {31:0: {name: "V<k>", array: 4, access: RW-V, reset: 0, text: The count.}}}
    counters:
      one: {register: "CNT.V[n]", count: 2, runs: CTL.EA, program: [{modify: CTL, set: {EA: 1}}], allows: event == 1}
      other: {register: "CNT.V[n + 2]", count: 2, runs: CTL.EB, program: [{modify: CTL, set: {EB: 1}}], allows: event == 2}
    terms:
      event: {linux: "config:0-7"}
    events:
      a: {is: event=1, text: A.}
      b: {is: event=2, text: B.}
    linux: {device: shared_unit, event_string: "event={event:x}"}
"""


def test_counters_of_one_element(one_mistake) -> None:
    one_mistake(SHARED, (("\"CNT.V[n + 2]\", count: 2", "@\"CNT.V[n + 1]\", count: 2"),),
                ("counter 1 of `one` and counter 0 of `other` both use `CNT.V[1]`", "name a different register for each, or describe one counter for the events of both"), "shared")


def test_counters_of_an_element_each(checked) -> None:
    assert checked(SHARED, "shared").status == 0
