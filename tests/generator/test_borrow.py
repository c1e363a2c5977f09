"""Units that are counted with registers and counters of another unit: ports of a hub, which has two counters for all that they send.

An invented unit in the manner of Arm's meshes (Linux, drivers/perf/arm-cmn.c): a port sends an event, and the hub's counter has the port's
number as its input.
"""

from __future__ import annotations

import pytest

from driving import Driven

TEXT = """\
pmureg: 2
system: hub
title: A hub and its ports
sources: {M: Manual of the hub}
blocks:
  hub:
    title: Hub
    source: M
    space: mmio
    instances: {hub: 2}
    registers:
      CTL: {at: 0x00, text: Enables., fields: {31:1: RES0, 0: {name: EN, reset: 0, text: 1 counts.}}}
      INPUT:
        at: 0x10
        text: What is counted.
        fields:
          31:16: RES0
          15:0: {name: IN<n>, array: 2, reset: 0, text: What counter <n> counts.}
      COUNT:
        at: 0x20 + 4 * n
        array: 2
        text: Counter <n>.
        fields: {31:0: {name: VALUE, access: RW-V, reset: 0, text: The count.}}
    terms:
      input: {text: What comes in.}
    counters:
      general:
        count: 2
        width: 32
        register: COUNT
        selects: "INPUT.IN[n]"
        runs: "CTL.EN and INPUT.IN[n] != 0"
        program:
          - {modify: INPUT, set: {"IN[n]": input}}
          - write: COUNT[n]
        disable: [{modify: INPUT, set: {"IN[n]": 0}}]
    sequences:
      start: [{modify: CTL, set: {EN: 1}}]
      finish: [{modify: CTL, set: {EN: 0}}]
  port:
    title: Port
    source: M
    space: mmio
    instances: {port: 8}
    facts:
      line: {read: INFO.LINE, text: Where it is in the hub.}
    borrows:
      hub: {number: port // 4, registers: {CTL: CTL, IN: INPUT, COUNT: COUNT}}
    registers:
      INFO: {at: 0x40, access: RO, text: What it is., example: 0x10 + port % 4, fields: {31:8: RES0, 7:0: {name: LINE, text: Its line to the hub.}}}
      SEND: {at: 0x44, text: What it sends., fields: {31:8: RES0, 7:0: {name: EVENT, reset: 0, text: The event; 0 is none.}}}
    terms:
      event: {text: The event.}
    counters:
      general:
        count: 2
        width: 32
        register: COUNT
        selects: SEND.EVENT
        runs: "CTL.EN and IN.IN[n] != 0"
        program:
          - {write: SEND, set: {EVENT: event}}
          - {modify: IN, set: {"IN[n]": line}}
          - write: COUNT[n]
        disable:
          - {modify: IN, set: {"IN[n]": 0}}
          - {write: SEND, set: {EVENT: 0}}
    sequences:
      start: [{modify: CTL, set: {EN: 1}}]
      finish: [{modify: CTL, set: {EN: 0}}]
    rules:
      - {require: event < line, text: this port has no such event.}
"""


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return Driven(tmp_path_factory.mktemp("borrow"), TEXT, "hub")


def test_the_counters_of_a_hub(hub: Driven) -> None:
    """Port 5 is line 0x11 of hub 1; its event is sent by the port, and counted by counter 0 of the hub, port 6's by counter 1 (line 0x12)."""
    lines = hub.lines("count hub_port_5/event=3/ hub_port_6/event=4/")
    assert [line for line in lines if line.startswith("w32")][:7] == [
        "w32 0x44 0x3", "w32 0x10 0x11", "w32 0x20 0", "w32 0x44 0x4", "w32 0x10 0x1211", "w32 0x24 0", "w32 0 0x1"]
    assert lines[-2:] == ["hub_port_5/event=3/ 18000", "hub_port_6/event=4/ 19000"]  # a simulated tick counts its input and 1
    hub.validate()


def test_a_hub_counts_with_them(hub: Driven) -> None:
    """Counter 0 is the hub's own, so the port's is counter 1; another hub has counters of its own."""
    lines = hub.lines("count hub_hub_0/input=7/ hub_port_0/event=2/ hub_port_4/event=1/")
    assert "w32 0x10 0x1007" in lines and "w32 0x10 0x10" in lines
    assert lines[-3:] == ["hub_hub_0/input=7/ 8000", "hub_port_0/event=2/ 17000", "hub_port_4/event=1/ 17000"]


BORROWS = "hub: {number: port // 4, registers: {CTL: CTL, IN: INPUT, COUNT: COUNT}}"
LINE = "line: {read: INFO.LINE, text: Where it is in the hub.}"
OF_THE_PORT = "        register: COUNT\n        selects: SEND.EVENT\n"
MISTAKES = [
    ("no such block", (BORROWS, "hab: @{number: port // 4, registers: [CTL]}"), "`borrows` names block `hab`, which is not another block of the file", "did you mean `hub`?"),
    ("no such register", (BORROWS, "hub: @{number: port // 4, registers: {CTL: CTLL, IN: INPUT, COUNT: COUNT}}"),
     "`borrows` names register `CTLL`, which block `hub` does not have", "did you mean `CTL`?"),
    ("two of one name", (BORROWS, "hub: @{number: port // 4, registers: {CTL: CTL, IN: INPUT, COUNT: COUNT, SEND: CTL}}"), "`port` has two registers with the name `SEND`"),
    ("of which unit", (BORROWS, "hub: @{registers: {CTL: CTL, IN: INPUT, COUNT: COUNT}}"),
     "the unit of `hub` is ambiguous: it has a number `hub`, but `port` does not", "add `number: EXPRESSION`"),
    ("counters of each", (BORROWS, BORROWS.replace("{number: port // 4", '@{number: "*"')), "counter `general` is borrowed from each `hub`, but only one unit can count",
     "write `number: EXPRESSION` to select the unit"),
    ("of a unit by what is none", ("port // 4", "@prt // 4"), "unknown name `prt`", "did you mean `port`?"),
    ("of a unit that is not there", ("port // 4", "@port // 3"), "`port_6` borrows from `hub` 2, which does not exist",
     "correct `number`, or the instances of `hub`: their `hub` is 0 to 1"),
    ("a node by what is borrowed", ("    facts:\n", "    where: iomem(\"HUB\")\n    tree: {count: 1, pointers: 0x100, child: pointer}\n    only: @CTL.EN\n    facts:\n"),
     "register `CTL` is borrowed from `hub`, which is not known before the unit is found", "name a register of `port`"),
    ("of a unit by what is not known yet", ("port // 4", "@line // 4"), "fact `line` is read from registers of the unit, but is needed before the unit is found",
     "use it only in rules and steps"),
    ("counters of other numbers", ("general:\n        count: 2\n        width: 32\n" + OF_THE_PORT, "general:\n        @count: 1\n        width: 32\n" + OF_THE_PORT),
     "counter `general` is borrowed, but differs from the one in `hub`", "with the same `register`, `count` and `width`"),
    ("one undoes the other", ("      start: [{modify: CTL, set: {EN: 1}}]\n      finish: [{modify: CTL, set: {EN: 0}}]\n    rules", "      start: [@{write: CTL, set: {EN: 1}}]\n    rules"),
     "`write: CTL` in `start` runs for each unit that has or borrows the register, and overwrites what the others have set", "write `{modify: CTL, set: {...}}`"),
    ("an example of what registers tell", (LINE, "line: @{read: INFO.LINE, example: 3}"), "fact `line` is read from registers, so it cannot have an `example`", "remove `example`"),
    ("no such field", (LINE, "line: {read: @INFO.LIN}"), "register `INFO` has no field `LIN`", "did you mean `LINE`?"),
    ("above where nothing is", (LINE, "line: @{read: parent.hub, example: 0}"), "fact `line` is the number of a parent node, but block `port` is not found in a tree of nodes"),
]


@pytest.mark.parametrize(("name", "change", "words"), [(name, change, words) for name, change, *words in MISTAKES])
def test_mistake(one_mistake, name, change, words):  # type: ignore[no-untyped-def]
    old, new = change
    assert TEXT.count(old.replace("@", "")) == 1, old
    one_mistake(TEXT, ((old.replace("@", ""), new),), tuple(words), "hub")


def test_what_cannot_be_lent(checked) -> None:  # type: ignore[no-untyped-def]
    """Registers of which there are several pages, and those that change others."""
    text = TEXT.replace("    instances: {hub: 2}\n", "    instances: {hub: 2}\n    pages: {page: {array: 2}}\n").replace("      general:\n        count: 2", "      general:\n        count: 2", 1).replace("register: COUNT\n", "register: \"sum(COUNT[n])\"\n", 1)
    assert "register `CTL` of `hub` cannot be borrowed: it is on several pages" in checked(text, "hub").err
    text = TEXT.replace("31:1: RES0, 0:", "31:2: RES0, 1: {name: CLR, access: WO, self_clearing: true, clears: [COUNT], text: Clears.}, 0:")
    assert "register `CTL` of `hub` cannot be borrowed: a write to it changes other registers" in checked(text, "hub").err
