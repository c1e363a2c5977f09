"""`REGISTER[*]` in steps: every element of a register array, on every page that has it."""

from __future__ import annotations

import pytest

from describing import change
from simulated import Simulated
from test_reference import Page, generated

GATE = """\
pmureg: 2
system: gate
title: Gate
sources: {G: Gate's manual}
blocks:
  gate:
    title: Gate
    space: mmio
    source: G 1
    pages:
      main: {array: 1}
      port: {array: {p: 2}}
    registers:
      CTRL:
        text: Starts all.
        at: 0x0
        page: main
        fields:
          31:1: RES0
          0: {name: EN, reset: 0, text: 1 counts.}
      LINK:
        text: Holds what link <n> may send.
        at: 0x10 + 4 * n
        page: main
        array: 3
        fields:
          31:5: RES0
          4: {name: KEEP, reset: 1, text: Stays.}
          3:1: RES0
          0: {name: OFF, reset: 1, text: 1 holds the link.}
      EVENT:
        text: Chooses the event of counter <n>.
        at: 0x40 + 4 * n
        page: main
        array: 2
        fields:
          31:8: RES0
          7:0: {name: EVENT, reset: 0, text: Event number.}
      COUNT:
        text: Counter <n>.
        at: 0x80 + 4 * n
        page: main
        array: 2
        fields:
          31:0: {name: VALUE, access: RW-V, reset: 0, text: The count.}
      FILTER:
        text: What is counted of source <n> of port <p>.
        at: 0x0 + 4 * n
        page: port
        array: 2
        fields:
          31:9: RES0
          8: {name: ANY, reset: 1, text: Everything.}
          7:0: {name: MATCH, reset: 0, text: What is counted.}
      PORT:
        text: Whether port <p> counts.
        at: 0x20
        page: port
        fields:
          31:1: RES0
          0: {name: EN, reset: 0, text: 1 counts.}
    terms:
      event: {field: EVENT.EVENT, linux: "config:0-7"}
      match: {field: FILTER.MATCH, linux: "config:8-15"}
    counters:
      general:
        count: 2
        width: 32
        register: COUNT
        selects: EVENT[n].EVENT
        runs: CTRL.EN
        program:
          - write: COUNT[n]
          - write: EVENT[n]
          - {write: "FILTER[*]", when: match}
        disable: [{write: "EVENT[n]", set: {EVENT: 0}}]
    sequences:
      reset: [{modify: "LINK[*]", set: {OFF: 0}}]
      start: [{write: CTRL, set: {EN: 1}}]
      stop: [{write: CTRL}]
    events:
      reads: {is: event=0x01, text: Reads.}
"""
RESET = '      reset: [{modify: "LINK[*]", set: {OFF: 0}}]\n'
START = "      start: [{write: CTRL, set: {EN: 1}}]\n"
FILTER = '{write: "FILTER[*]", when: match}'


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("gate"), "gate", GATE)


def test_every_element_is_written(gate: Simulated) -> None:
    """Three links, then the filters of two sources of two ports: once for both events, which agree on it."""
    said = gate.do("event gate/event=1,match=0x5/ 1", "event gate/event=2,match=0x5/ 2", "open", "writes", "peek FILTER 3", "peek LINK 2", "advance 100",
                   "close", "peek FILTER 0", "peek FILTER 3", "peek LINK 0", "peek LINK 2", "writes")
    assert said[0].split() == ["10=10", "14=10", "18=10", "80=0", "40=1", "0=5", "4=5", "0=5", "4=5", "84=0", "44=2", "0=1"]
    assert said[1:3] == ["5", "10"]
    assert said[3:8] == ["counts 200 300", "undone", "100", "100", "11"]
    assert said[8] == "11"


def test_events_that_want_different_filters(gate: Simulated) -> None:
    said = gate.do("event gate/event=1,match=0x5/ 1", "event gate/event=2,match=0x6/ 2", "open", "peek FILTER 3")
    assert said == ["error `gate/event=1,match=0x5/` and `gate/event=2,match=0x6/` need different values of FILTER, "
                    "which all counters of the unit share: count them in different groups", "100"]


def test_nothing_is_written_where_the_condition_does_not_hold(gate: Simulated) -> None:
    assert gate.do("event gate/event=1/", "open", "writes") == ["10=10 14=10 18=10 80=0 40=1 0=1"]


def test_elements_that_others_change_meanwhile_stay(gate: Simulated) -> None:
    """Only the bit that was modified is put back, of each element by itself."""
    said = gate.do("event gate/event=1/", "poke LINK 1 0x10", "open", "poke LINK 2 0", "close", "peek LINK 0", "peek LINK 1", "peek LINK 2")
    assert said == ["undone", "11", "10", "1"]


# In the changes `@` stands where the message points.
REFUSED = [
    ("no array", (START, '      start: [{write: @"CTRL[*]", set: {EN: 1}}]\n'), "register `CTRL` is not an array; write `CTRL`"),
    ("an array of pages alone", (RESET, '      reset: [{write: @"PORT[*]", set: {EN: 1}}]\n'), "register `PORT` is not an array; write `PORT`, which writes every page"),
    ("an array without it", (RESET, "      reset: [{modify: @LINK, set: {OFF: 0}}]\n"), "register `LINK` is an array; write `LINK[n]`, or `LINK[*]` for every element"),
    ("one element and all", (RESET, '      reset: [{modify: @"LINK[0][*]", set: {OFF: 0}}]\n'), "`LINK[0][*]` names one element and all elements; write `LINK[*]`"),
    ("a field", (RESET, '      reset: [{modify: @"LINK.OFF[*]", set: {OFF: 0}}]\n'), "a step writes a whole register; write `LINK` and put the field under `set`"),
    ("no place of a step", ("register: COUNT\n", 'register: @"COUNT[*]"\n'), "`COUNT[*]` does not name a register or a field; write REGISTER, REGISTER[n], REGISTER.FIELD or REGISTER[n].FIELD"),
    ("elements of fields", ("set: {OFF: 0}", 'set: {@"OFF[*]": 0}'), "`OFF[*]` under `set` needs no index, because the field's name means the whole array; write `OFF`"),
    ("what other counters have programmed", ("disable: [{write: \"EVENT[n]\"", "disable: [{write: @\"EVENT[*]\""),
     "`write: EVENT[*]` runs once for each of `general` and overwrites `EVENT[n]` of the others; write `EVENT[n]`, or move the step to `sequences`, which run once"),
    ("what other counters count", ("- write: COUNT[n]", "- write: @COUNT[*]"),
     "`write: COUNT[*]` runs once for each of `general` and overwrites `COUNT[n]` of the others; write `COUNT[n]`, or move the step to `sequences`, which run once"),
    ("a start that clears what is programmed", (START, '      start: [@{write: "EVENT[*]"}, {write: CTRL, set: {EN: 1}}]\n'),
     "`write: EVENT[*]` in `start` clears `EVENT`, which counter `general` has set; remove the step"),
]


@pytest.mark.parametrize("mistake, message", [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_refused(mistake: tuple[str, str], message: str, checked) -> None:
    text, places = change(GATE, mistake)
    outcome = checked(text, "gate")
    assert [m["words"] for m in outcome.messages] == [message], outcome.err
    assert outcome.places() == places


def test_the_reference_says_each(folder, tmp_path, run) -> None:
    page = Page(generated(folder, tmp_path / "out", {"gate": GATE}, run)["gate/gate.html"])
    items = [element.text for element in page.all("li")]
    assert "Read each of LINK[*], set OFF = 0 and write it back." in items
    assert "Write each of FILTER[*], when match." in items
