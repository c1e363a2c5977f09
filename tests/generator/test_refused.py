"""What looks right and would count wrong, each with its whole message: what must not be accepted, and the line to write instead."""

from __future__ import annotations

import json
import time

import pytest

from describing import ROOT, change, demo
from test_borrow import TEXT as HUB
from test_mistakes_shape import TEXTS as SAMPLES

TEXTS = {**SAMPLES, "hub": HUB, "centriq": (ROOT / "regdefs/qualcomm/centriq.yaml").read_text()}

CLEAR = "          1: {name: CLEAR, access: WO"
# A control that all counters share, with an enable of each, as HiSilicon's L3C and Apple's PMCR0 have it.
SHARED = ("31:2: RES0\n" + CLEAR, "31:12: RES0\n          11:8: {name: EN, text: A bit for each counter.}\n          7:2: RES0\n" + CLEAR)
PROGRAM = "          - write: COUNT[n]\n"
PAGES = "fixed: {width: 64, register: \"sum(count[*])\"}"
TYPER = "    terms:\n      event: {field: typer.V"
TERM = "      event: {field: EVENT.EVENT, linux: \"config:0-7\"}\n"
COUNTS = "        register: COUNT\n"
RAISED = (PROGRAM, PROGRAM + "          - {modify: CTRL, set: {EN: old | 1 << n}}\n")
CLEARS = ("reset: [{write: CTRL, set", "reset: [{modify: CTRL, set")
LOWERED = ("stop:  [{write: CTRL}]", "stop:  [{modify: CTRL, set: {ENABLE: old & ~1}}]")
RUNS = "runs: CTRL.ENABLE and EVENT[n].EVENT != 0"
START = "start: [{write: CTRL, set: {ENABLE: 1}}]"
STOP = "stop:  [{write: CTRL}]"
READS = "      reads:  {is: event=0x10, "
DETECT = "detect:\n"
FREE = ("    sequences:\n", "      port: {count: 4, width: 40, register: OTHER, allows: event >= 0x80}\n    sequences:\n")


KIND = "    sequences:\n"
OTHER = "      other: {count: 4, width: 40, register: OTHER, allows: event >= 0x80, program: [%s]}\n" + KIND
ONE_EACH = ("reset: [{write: CTRL, set", "reset: [{modify: CTRL, set"), ("start: [{write: CTRL, set: {ENABLE: 1}}]", "start: [{modify: CTRL, set: {ENABLE: old | 1, EN: old | used.general}}]"), ("stop:  [{write: CTRL}]", "stop:  [{modify: CTRL, set: {ENABLE: old & ~1}}]")
KIND_COUNTS = "      other: {count: 4, width: 40, register: COUNT, program: [{write: \"EVENT[n]\"}], allows: event >= 0x80}\n" + KIND
OTHER_COUNT = ("    terms:\n", "      OTHER: {at: 0x90 + 8 * n, array: 4, width: 64, text: x, source: TRM, fields: {63:40: RES0, 39:0: {name: V, access: RW-V, text: x}}}\n    terms:\n")
CONFIG = ("    terms:\n", "      CFG: {at: 0x80, text: x, source: TRM, fields: {31:8: RES0, 7:4: {name: M, access: RO}, 3:0: {name: N, access: RO}}}\n    terms:\n")
DISCOVERS = ("        width: 40\n", "        width: 40\n        only: n < CFG.N + CFG.M\n")


def example(events: str) -> tuple[str, str]:
    return DETECT, f"examples:\n  - {{events: @\"{events}\", text: x}}\n{DETECT}"


# In the changes `@` stands where the message points; the last part is the line and column, and all of the message.
REFUSED = [
    # Steps that do less, or more, than they say
    ("demo", "enable that clears the others", SHARED, (PROGRAM, PROGRAM + "          - {modify: CTRL, set: {EN: @1 << n}}\n"),
     "52:38: `1 << n` in `EN` is the bit of one counter, but `modify` clears the bits of the others; write `{modify: CTRL, set: {EN: old | 1 << n}}`"),
    ("demo", "enable that clears the others, written", SHARED, (PROGRAM, PROGRAM + "          - {write: CTRL, set: {EN: @1 << n, ENABLE: 1}}\n"),
     "52:37: `1 << n` in `EN` is the bit of one counter, but `write` clears the bits of the others; write `{modify: CTRL, set: {EN: old | 1 << n}}`"),
    ("demo", "disable that sets the others", SHARED, ("{write: \"EVENT[n]\", set: {EVENT: 0}}", "{modify: CTRL, set: {EN: \"@~(1 << n)\"}}"),
     "54:39: `~(1 << n)` in `EN` is the bit of one counter, but `modify` sets the bits of the others; write `{modify: CTRL, set: {EN: old & ~(1 << n)}}`"),
    ("demo", "start that clears the enables", SHARED, RAISED, CLEARS, (START, "start: [@{write: CTRL, set: {ENABLE: 1}}]"), LOWERED,
     "58:15: `write: CTRL` in `start` clears `EN`, which counter `general` has set; write `{modify: CTRL, set: {ENABLE: old | 1}}`"),
    ("demo", "event where there is none", (START, "start: [{write: CTRL, set: {ENABLE: @event}}]"),
     "55:43: `event` is always 0 in `start`, which does not run for an event or a counter; "
     "move the step to `program`, `enable` or `disable` of the counters, or use `used.KIND`"),
    ("demo", "counter where there is none", (STOP, "stop: [{write: CTRL, when: @n == 0}]"),
     "56:34: `n` is always 0 in `stop`, which does not run for an event or a counter; "
     "move the step to `program`, `enable` or `disable` of the counters, or use `used.KIND`"),
    ("demo", "value beyond its field", (STOP, "stop:  [{write: CTRL, set: {ENABLE: @2}}]"), "56:43: 0x2 does not fit the 1 bit of `CTRL.ENABLE`; correct the value"),
    ("cards", "default beyond its term", ("set: {thresh: 1}}\n    rules", "set: {thresh: @0x100}}\n    rules"), "61:36: 0x100 does not fit the 8 bits of term `thresh`; correct the value"),
    ("demo", "enable of the session over those of others", SHARED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: 1, @EN: used.general}}]"), LOWERED,
     "57:47: `EN: used.general` in `start` also changes counters of other programs; write `{modify: CTRL, set: {EN: old | used.general}}`"),
    ("demo", "enables of all to 0", SHARED, RAISED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: old | 1}}]"), (STOP, "stop:  [{modify: CTRL, set: {@EN: 0}}]"),
     "59:36: `EN: 0` in `stop` also changes counters of other programs; write `{modify: CTRL, set: {EN: old & ~used.general}}`"),
    ("demo", "enables of all made 0", SHARED, RAISED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: old | 1}}]"), (STOP, "stop:  [{modify: CTRL, set: {@EN: old & ~~0}}]"),
     "59:36: `EN: old & ~~0` in `stop` also stops counters of other programs; write `{modify: CTRL, set: {EN: old & ~used.general}}`"),
    ("demo", "reset that clears the enables", SHARED, RAISED, ("reset: [{write", "reset: [@{write"), (START, "start: [{modify: CTRL, set: {ENABLE: old | 1}}]"), LOWERED,
     "57:15: `write: CTRL` in `reset` clears `EN` and stops the counters of other programs; write `modify: CTRL`, which keeps `EN`"),
    ("demo", "two kinds with one counter", (KIND, KIND_COUNTS.replace("register: COUNT", "register: @COUNT")),
     "53:46: counter 0 of `general` and counter 0 of `other` both use `COUNT[0]`; name a different register for each, or describe one counter for the events of both"),
    ("demo", "two kinds with one control", OTHER_COUNT, (KIND, KIND_COUNTS.replace("register: COUNT", "register: OTHER").replace("{write: \"EVENT", "@{write: \"EVENT")),
     "54:63: kinds `general` and `other` both write the whole of `EVENT[0]`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("demo", "two kinds that modify one control", OTHER_COUNT, ("          - write: EVENT[n]\n", "          - {modify: \"EVENT[n]\", set: {EVENT: event}}\n"),
     (KIND, OTHER % '@{modify: "EVENT[n]", set: {EVENT: event}}'),
     "54:86: kinds `general` and `other` both program their event in `EVENT[0]`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("demo", "kind that modifies what another writes", OTHER_COUNT, (KIND, OTHER % '@{modify: "EVENT[n]", set: {EVENT: event}}'),
     "54:86: kinds `general` and `other` both program their event in `EVENT[0]`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("demo", "one control under a condition", OTHER_COUNT, (KIND, OTHER % '@{write: "EVENT[n]", when: event}'),
     "54:86: kinds `general` and `other` both write the whole of `EVENT[0]`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("demo", "two counters with one control", ("          - write: EVENT[n]\n", "          - @write: EVENT[n // 2]\n"), ('write: "EVENT[n]", set', 'write: "EVENT[n // 2]", set'),
     "50:13: counters 0 and 1 of `general` both program their event in `EVENT[0]`, so the last write wins; "
     "name a register, or a field, for each counter, or add `same:` with the terms to `rules`"),
    ("demo", "one control by two names", OTHER_COUNT,
     ("      EVENT:\n", "      AGAIN: {at: 0x10 + 4 * n, overlaps: EVENT, array: 4, text: x, source: TRM, fields: {31:8: RES0, 7:0: {name: EV, text: x}}}\n      EVENT:\n"),
     (KIND, OTHER % '@{write: "AGAIN[n]", set: {EV: event}}'),
     "55:86: kinds `general` and `other` both write the whole of `AGAIN[0]`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("demo", "one counter by two names", (OTHER_COUNT[0], OTHER_COUNT[1].replace("at: 0x90 + 8 * n", "at: 0x40 + 8 * n, overlaps: COUNT").replace("    terms:\n",
     "      AGAIN: {at: 0x110 + 4 * n, array: 4, text: x, source: TRM, fields: {31:8: RES0, 7:0: {name: EV, text: x}}}\n    terms:\n")),
     (KIND, OTHER.replace("register: OTHER", "register: @OTHER") % '{write: "AGAIN[n]", set: {EV: event}}'),
     "55:46: counter 0 of `general` and counter 0 of `other` both use `OTHER[0]`; name a different register for each, or describe one counter for the events of both"),
    ("demo", "one enable of two counters", SHARED, RAISED, *ONE_EACH, (OTHER_COUNT[0], OTHER_COUNT[1].replace("    terms:\n",
     "      AGAIN: {at: 0x110 + 4 * n, array: 4, text: x, source: TRM, fields: {31:8: RES0, 7:0: {name: EV, text: x}}}\n    terms:\n")),
     (KIND, OTHER % '{write: "AGAIN[n]", set: {EV: event}}, @{modify: CTRL, set: {EN: old | 1 << n}}'),
     "58:125: kinds `general` and `other` both set bits of `CTRL`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("demo", "enables of all made 1", SHARED, RAISED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: old | 1, @EN: old | 15}}]"), LOWERED,
     "58:53: `EN: old | 15` in `start` also changes counters of other programs; write `{modify: CTRL, set: {EN: old | used.general}}`"),
    ("demo", "more than the enables that are used", SHARED, RAISED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: old | 1}}]"), (STOP, "stop:  [{modify: CTRL, set: {@EN: old & ~(used.general | 1)}}]"),
     "59:36: `EN: old & ~(used.general | 1)` in `stop` also stops counters of other programs; write `{modify: CTRL, set: {EN: old & ~used.general}}`"),
    ("demo", "counter that clears the enables", SHARED, *ONE_EACH, (PROGRAM, PROGRAM + "          - @{write: CTRL, set: {ENABLE: 1}}\n"),
     "52:13: `write: CTRL` in `program` clears `EN` and stops the counters of other programs; write `modify: CTRL`, which keeps `EN`"),
    ("demo", "counter that sets the enables of all", SHARED, *ONE_EACH, (PROGRAM, PROGRAM + "          - {modify: CTRL, set: {@EN: 0}}\n"),
     "52:34: `EN: 0` in `program` also changes counters of other programs; write `{modify: CTRL, set: {EN: old & ~(1 << n)}}`"),
    ("demo", "counter that stops the unit", (PROGRAM, PROGRAM + "          - {modify: CTRL, set: {@ENABLE: 0}}\n"),
     "50:34: this step of one counter sets `ENABLE` to 0, which stops all counters; do not change `ENABLE` here, and stop the unit in `sequences`"),
    ("demo", "counter that writes the unit's control", ("{write: \"EVENT[n]\", set: {EVENT: 0}}", "@{write: CTRL}"),
     "52:13: this step of one counter sets `ENABLE` to 0, which stops all counters; do not change `ENABLE` here, and stop the unit in `sequences`"),
    ("demo", "counter that clears all", (PROGRAM, PROGRAM + "          - {modify: CTRL, set: {@CLEAR: 1}}\n"),
     "50:34: `CLEAR` in `program` clears all counters, but the step belongs to one counter; move it to `reset` of `sequences`, and clear only this counter here: `write: COUNT[n]`"),
    ("demo", "free kind with a counter that is programmed", (FREE[0], FREE[1].replace("OTHER", "@COUNT")),
     "53:45: counter 0 of `general` and counter 0 of `port` both use `COUNT[0]`; name a different register for each, or describe one counter for the events of both"),
    ("demo", "sum of counters that are programmed", (KIND, "      all: {width: 40, register: @\"sum(COUNT[*])\", allows: event >= 0x80}\n" + KIND),
     "53:34: counter 0 of `general` and a part of counter 0 of `all` both use `COUNT[0]`; name a different register for each, or describe one counter for the events of both"),
    ("demo", "sum that programs the control of others", OTHER_COUNT, (KIND, "      all: {width: 40, register: \"sum(OTHER[*])\", program: [@{write: \"EVENT[0]\"}], allows: event >= 0x80}\n" + KIND),
     "54:61: kinds `general` and `all` both write the whole of `EVENT[0]`, so the last write wins; "
     "describe the counters of both as one kind, or write only each kind's own bits with `modify`"),
    ("centriq", "free kind with half of a joined counter", ("      long:\n", "      half: {width: 32, register: @\"evcntr[3]\", allows: event == 0x7f}\n      long:\n"),
     "132:35: counter 3 of `single` and counter 0 of `half` both use `evcntr[3]`; name a different register for each, or describe one counter for the events of both"),
    ("centriq", "upper bits that nothing writes", ('          - write: "evcntr[2 * n + 1]"\n', ""), ('register: "evcntr[2 * n + 1] <<', 'register: @"evcntr[2 * n + 1] <<'),
     "133:19: the steps write `evcntr[2 * n]`, but not `evcntr[2 * n + 1]`, so the upper bits of counter 0 of `long` keep their old value; add `write: \"evcntr[2 * n + 1]\"` to `program`"),
    # Terms
    ("hub", "term with a field that is borrowed", ("      event: {text: The event.}\n", "      event: {text: The event.}\n      line_of: {field: @\"IN.IN[n]\"}\n"),
     "54:24: term `line_of` has a field in `IN`, which is borrowed from `hub`, so no step writes the term there; remove the field, and set it in a step: `set: {\"IN[n]\": line_of}`"),
    ("demo", "term that nothing reads", (TERM, TERM + "      edge: @{text: Counts edges.}\n"),
     "41:13: nothing uses term `edge`: it has no field, and no step, rule or counter names it; add `field: REGISTER.FIELD`, or `set: {FIELD: edge}` to a step"),
    ("demo", "term that nothing reads, with a place that Linux has not", (TERM, TERM + "      edge: @{linux: false, text: Counts edges.}\n"),
     "41:13: nothing uses term `edge`: it has no field, and no step, rule or counter names it; add `field: REGISTER.FIELD`, or `set: {FIELD: edge}` to a step"),
    ("demo", "event string of no format", (TERM, "      event: {field: EVENT.EVENT}\n"), ("      device: demo", "      @device: demo"),
     "63:7: `event_string` has `{event}`, but Linux has no format file for that term; add `linux: \"config:…\"` to `event`, or remove it"),
    ("demo", "event string of a term that is not Linux's", (TERM, "      event: {field: EVENT.EVENT, linux: false}\n"), ("      device: demo", "      @device: demo"),
     "63:7: `event_string` has `{event}`, but Linux has no format file for that term; add `linux: \"config:…\"` to `event`, or remove it"),
    ("cards", "fields in another order than their bits", ("event: {field: ctl.ev_sel}", "event: @{field: [ctl.mode, ctl.ev_sel]}"),
     "56:14: the fields of term `event` are not in bit order, but Linux fills the lowest bits first; "
     "write `field: [ctl.ev_sel, ctl.mode]`, or `linux: false`"),
    ("demo", "alias with an index that is not there", ("        text: Chooses the event", "        aliases: [@\"EVTSEL<m>\"]\n        text: Chooses the event"),
     "25:19: alias `EVTSEL<m>` of register `EVENT` has `<m>`, which is not an index of the register; use one of `n` and `noc`"),
    ("banked", "device of each of what it is not of", (TYPER, "    linux: @{device: unc_<cluster>}\n" + TYPER),
     "75:12: `device` has `<cluster>`, which is not an index of `instances` or the block's `scope`; use one of `G`, `U` and `package`"),
    ("banked", "device of each, and one of all", (TYPER, "    linux: @{device: unc_<package>, instance: {event: U}}\n" + TYPER),
     "75:12: `device` names one device for each package, but `instance` needs one device for all units; remove one of them"),
    # Counters
    ("demo", "counter wider than its field", ("        count: 4\n        width: 40", "        @count: 4\n        width: 48"),
     "43:9: counter `general` is 48 bits wide, but bit 40 of `COUNT` is not in a field; write `width: 40`, or correct the fields"),
    ("demo", "field that counts", (COUNTS, "        register: @COUNT.VALUE\n"), "45:19: register `COUNT` is an array; write `COUNT[n].VALUE`"),
    ("demo", "fields that count", (COUNTS, "        register: @sum(COUNT.VALUE[*])\n"), "45:19: `COUNT.VALUE` is a field, but a sum adds up registers; write `COUNT`, or remove `sum()`"),
    ("demo", "far element", (RUNS, "runs: CTRL.ENABLE and @EVENT[400000].EVENT != 0"), "47:31: register `EVENT` has no element 400000; use 0 to 3"),
    ("demo", "element behind the last", ("selects: EVENT[n].EVENT\n", "selects: @EVENT[n + 1].EVENT\n"), "46:18: register `EVENT` has no element 4 where `n` is 3; use 0 to 3"),
    ("demo", "element of a step", (PROGRAM, "          - write: @COUNT[n + 1]\n"), "49:20: register `COUNT` has no element 4 where `n` is 3; use 0 to 3"),
    ("banked", "element of an overflow", ("overflow: ovs.P[n]", "overflow: @ovs.P[n + 1]"), "84:19: field `ovs.P` has no element 2 where `n` is 1; use 0 to 1"),
    ("banked", "register of an overflow", ("overflow: ovs.P[n]", "overflow: @ovs[1].P[n]"), "84:19: register `ovs` has no element 1; remove the index"),
    ("demo", "element of a discovery", ("        width: 40\n", "        width: 40\n        only: \"n < @EVENT[4].EVENT\"\n"), "45:20: register `EVENT` has no element 4; use 0 to 3"),
    ("demo", "number that the simulated device has not", CONFIG, ("        width: 40\n", "        width: 40\n        only: n < @CFG.N + CFG.M\n"),
     "46:19: the simulated device has no `general` counters, because `CFG.N` has no value there; add `example: NUMBER` to register `CFG`"),
    ("demo", "all elements as one", (RUNS, "runs: CTRL.ENABLE and @EVENT.EVENT != 0"),
     "47:31: register `EVENT` is an array, but `EVENT.EVENT` names only its element 0; write `EVENT[n].EVENT`"),
    ("cards", "slot that no register has", ("        count: 1\n        when: filter", "        count: 5\n        when: filter"), ("program: [{write: match, set: {address: filter}}]", "program: [{modify: @\"ctl[slot]\", set: {mode: 1}}]"),
     "71:28: register `ctl` has no element 4 where `slot` is 4; use 0 to 3"),
    ("demo", "event of some fixed counter", OTHER_COUNT, FREE, (READS, "      port_5:  @{is: event=0x85, text: Port 5.}\n" + READS),
     "61:16: event `port_5` does not select one of the 4 fixed counters of `port`, which count different events; add the number of the counter: `counters: 0`"),
    ("demo", "ports that are all port 0", OTHER_COUNT, FREE, (READS, "      port_<p>:  @{is: event=0x80 + p, counters: 0, array: {p: 4}, text: Port <p>.}\n" + READS),
     "61:18: events `port_0` and `port_1` both use counter 0 of `port`, but a fixed counter counts one event; give each event its own counter under `counters:`"),
    ("demo", "counter that its kind has not", OTHER_COUNT, (FREE[0], FREE[1].replace("count: 4", "count: 2")), (READS, "      port_5:  @{is: event=0x85, counters: 3, text: Port 5.}\n" + READS),
     "61:16: event `port_5` allows counter 3, but `port` has only 2; use 0 to 1"),
    # Keys that would do nothing
    ("cards", "instance without a number", ("{name: b, socket: 1, pages", "@{name: b, pages"),
     "15:9: the keys of this instance differ from those of the first; add `socket:`, or correct the first"),
    ("demo", "devices of what is not PCI", ("instances: {noc: 2}", "instances: [@{name: a, noc: 0, pages: {x: {id: 3}}}]"),
     "12:17: this instance has `pages`, but `noc` is in space mmio; move `pages` to the block, or write `space: pci`"),
    ("demo", "atomic of one access", ("      EVENT:\n", "      EVENT:\n        @atomic: false\n"),
     "23:9: `atomic` tells how the halves of `EVENT` are read, but one access reads it; add `access_width: 16`, or remove `atomic`"),
    ("banked", "halves of a system register", ("      typer:\n", "      typer:\n        @access_width: 32\n"),
     "42:9: register `typer` has `access_width`, but one access moves a whole register in space sysreg; remove `access_width`"),
    ("demo", "overlaps itself", ("        text: Chooses the event", "        overlaps: @EVENT\n        text: Chooses the event"),
     "25:19: register `EVENT` names itself; name another register under `overlaps`, or remove it"),
    ("demo", "overlaps what is elsewhere", ("        text: Chooses the event", "        overlaps: @COUNT\n        text: Chooses the event"),
     "25:19: `EVENT` and `COUNT` do not overlap; remove `overlaps`, or correct `at`"),
    ("demo", "state of itself", ("      EVENT:\n", "      EVENT:\n        @state: EVENT\n"),
     "23:9: register `EVENT` names itself; name another register under `state`, or remove it"),
    ("demo", "state of fewer elements", ("      EVENT:\n", "      EVENT:\n        @state: CTRL\n"),
     "23:9: register `EVENT` has 4 elements, but shows the state of `CTRL`, which has 1; give both the same `array` and `page`"),
    ("demo", "state of a view", ("    terms:\n", "      A: {at: 0x84, state: CTRL, text: x, source: TRM, fields: {31:0: {name: V, access: RW}}}\n"
                                 "      B: @{at: 0x88, state: A, text: x, source: TRM, fields: {31:0: {name: V, access: RW}}}\n    terms:\n"),
     "40:10: `state` of register `B` names `A`, which has no state of its own; name `CTRL`"),
    ("demo", "places of fewer elements", ("at: 0x10 + 4 * n\n", "at: @[0x10, 0x14, 0x18]\n"),
     "23:13: `at` lists 3 addresses, but there are 4 elements; list one address for each element, or correct `array`"),
    ("demo", "places of several indices", ("at: 0x10 + 4 * n\n        array: 4", "at: @[0x10, 0x14]\n        array: {m: 2, n: 2}"), ("        runs: CTRL.ENABLE and EVENT[n].EVENT != 0\n", "        runs: CTRL.ENABLE\n"),
     "23:13: `at` can list addresses only for an array with one index; write an expression in the indices"),
    ("demo", "range and open", ("7:0: {name: EVENT, reset: 0,", "@7:0: {name: EVENT, range: 0-3, open: true, reset: 0,"),
     "29:11: `EVENT` has `range` and `open`; keep one of them"),
    ("demo", "range and values", ("7:0: {name: EVENT, reset: 0,", "@7:0: {name: EVENT, range: 0-3, values: {1: A}, reset: 0,"),
     "29:11: `EVENT` has `range` and `values`; keep one of them"),
    ("demo", "open without values", ("7:0: {name: EVENT, reset: 0,", "@7:0: {name: EVENT, open: true, reset: 0,"),
     "29:11: `EVENT` is `open`, but has no list of values; add `values:`, or remove `open` to allow every value"),
    ("demo", "clears what it sets", ("          1: {name: CLEAR, access: WO, self_clearing: true, clears: [COUNT],", "          @1: {name: CLEAR, access: WO, self_clearing: true, clears: [COUNT], sets: [COUNT],"),
     "20:11: `CLEAR` clears and sets `COUNT`; keep one of them"),
    ("cards", "term with one field twice", ("edge: {field: ctl.edge_det}", "edge: @{field: [ctl.edge_det, ctl.edge_det], linux: false}"),
     "57:13: term `edge` names one field twice, so the higher bits win; name each field once"),
    ("cards", "page that no term chooses", ("only: not which or which & 1 and page < 2 or which >> 1 & 1 and page > 1", "only: @page < 2"), ("which: {linux: false}", "which: {linux: \"config:0-1\"}"),
     "122:30: `page < 2` depends on no term, fact or number, so it is the same for all events and units; name what selects pages"),
    ("cards", "pages that nothing adds up", ("      page: {array: 4, only: not which or which & 1 and page < 2 or which >> 1 & 1 and page > 1}\n      all: {}", "      page: {array: 4}\n      all: {only: @which}"),
     "123:19: `only` of page `all` selects pages of a sum, but no counter is a sum over this page; write `register: sum(REGISTER[*])` in the counters, or remove `only`"),
    ("cards", "pages of no memory", ("    title: MSRs\n    space: msr\n    source: M\n    instances: {box: 3}\n", "    @title: MSRs\n    space: msr\n    source: M\n    instances: {box: 3}\n    pages: {a: {}}\n"),
     "103:5: block `msrs` has `pages`, but its registers are in space msr; remove `pages`"),
    ("cards", "scale of nothing", ("{is: event=0xff, text: Clocks., counters: {general: 0-3}}", "@{is: event=0xff, text: Clocks., counters: {general: 0-3}, scale: nan}"),
     "93:15: scale `nan` is not a number above 0; write a decimal number"),
    ("cards", "scale below 0", ("{is: event=0xff, text: Clocks., counters: {general: 0-3}}", "@{is: event=0xff, text: Clocks., counters: {general: 0-3}, scale: -1}"),
     "93:15: scale `-1` is not a number above 0; write a decimal number"),
    ("demo", "layout with a place", ("sources:\n", "layouts: {whole: {@at: 4, fields: {31:0: RES0}}}\nsources:\n"), ("      EVENT:\n", "      EVENT:\n        layout: whole\n"),
     "4:19: layout `whole` has `at`, but each register has its own address; move `at` to the registers"),
    ("demo", "term given twice", ("      reads:  {is: event=0x10, ", "      reads:  {is: @\"event=0x10,event=0x11\", "),
     "59:20: term `event` is given twice; remove one of them"),
    ("cards", "listed by Linux without a device", ("ticks: {is: which=1", "ticks: @{linux: TICKS, is: which=1"),
     "139:14: event `ticks` has `linux`, but block `pages` does not; add `linux:` to the block, or remove it from the event"),
    ("cards", "two instances of one number", ("instance: {filter: socket}", "instance: {filter: @1}"),
     "101:26: `instance` gives instances `a` and `b` the number 1; write an expression that differs for each instance"),
    ("cards", "instance beyond its term", ("instance: {filter: socket}", "instance: {filter: @socket << 32}"),
     "101:26: `instance` gives instance `b` the number 0x100000000, which does not fit the 32 bits of `filter`; write an expression that differs for each instance"),
    ("cards", "register for a flag", ("        top_rate: 8.5\n", "        top_rate: 8.5\n        overflow: @\"ctl[n]\"\n"),
     "79:19: `ctl[n]` is a register, but an overflow flag is one bit; name a field of one bit: REGISTER.FIELD"),
    ("cards", "flag of several bits", ("        top_rate: 8.5\n", "        top_rate: 8.5\n        overflow: @\"ctl[n].thresh\"\n"),
     "79:19: `ctl[n].thresh` is 8 bits wide, but an overflow flag is one bit; name a field of one bit: REGISTER.FIELD"),
    ("cards", "two flags of one counter", ("        top_rate: 8.5\n", "        top_rate: 8.5\n        overflow: [\"ctl[n].on\", @\"ctl[n].mode\"]\n"),
     "79:33: counter `general` has 2 overflow flags, but only a sum can have several; name one flag"),
    ("cards", "flags that do not go with the elements", ("register: \"sum(count[*])\"}", "register: \"sum(count[*])\", overflow: [@flags.A, flags.B, flags.C, flags.D, flags.E]}"), ("    terms:\n      which:", "      flags: {at: 0x200, text: x, page: all, fields: {31:5: RES0, 4: {name: A}, 3: {name: B}, 2: {name: C}, 1: {name: D}, 0: {name: E}}}\n    terms:\n      which:"),
     "138:64: 5 overflow flags cannot be divided among the elements of `fixed`; name one flag for each element of the sum"),
    ("demo", "detect of nothing", ("  - midr: {implementer: 0x4E, part: 0x123}", "  - @{}"),
     "7:5: this entry of `detect` matches no machine; write `cpuid:`, `midr:` or `sysfs:`"),
    ("demo", "mask of no identity", ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    identify: {register: CTRL, mask: @0xff}\n"),
     "13:38: `mask` selects bits of `is` to compare, but there are none; add `is: NUMBER`, or remove `mask`"),
    ("demo", "identity 0", ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    identify: {register: CTRL, is: @0}\n"),
     "13:36: `is` cannot be 0, because a unit that reads 0 is absent or has no power; remove `is` if the number is not known"),
    ("demo", "barrier that sets", ("start: [{write: CTRL, set: {ENABLE: 1}}]", "start: [{write: CTRL, set: {ENABLE: 1}}, @{barrier: isb, set: {ENABLE: 1}}]"),
     "55:48: a barrier cannot have `set`; remove `set`"),
    ("demo", "old value of a write", (START, "start: [{write: CTRL, set: {ENABLE: @old | 1}}]"),
     "55:43: `old` is the value that `ENABLE` has, but `write` does not read it; use `modify:`, which reads the register first"),
    *[("demo", f"what no step makes of the old value: {value}", (START, f"start: [{{modify: CTRL, set: {{ENABLE: @{value}}}}}]"),
       f"55:44: `{value}` is not a supported change of `ENABLE`; write `old | x` to set the bits of x, or `old & ~x` to clear them")
      for value in ("1 | old", "old & 1", "old ^ 1", "old", "old | 1 == 1", "old & ~1 & ~2", "old | old << 1", "old & ~old", "old | 1 if used.general else 0", "(old | 1)")],
    ("demo", "whole fields and bits of fields in one step", (START, "start: [{modify: CTRL, set: {ENABLE: old | 1, @CLEAR: 1}}]"),
     "55:53: `CLEAR` and `ENABLE` are changed in different ways: a step writes fields, sets bits (`old | x`) or clears bits (`old & ~x`); write one step for each way"),
    ("demo", "bits that become 1 and bits that become 0 in one step", (START, "start: [{modify: CTRL, set: {ENABLE: old | 1, @CLEAR: old & ~1}}]"),
     "55:53: `CLEAR` and `ENABLE` are changed in different ways: a step writes fields, sets bits (`old | x`) or clears bits (`old & ~x`); write one step for each way"),
    ("demo", "term that no step writes", ("      event: {field: EVENT.EVENT, linux: \"config:0-7\"}\n", "      event: @{field: EVENT.EVENT, linux: \"config:0-7\"}\n"), ("          - write: EVENT[n]\n", ""),
     "40:14: term `event` has the field `EVENT.EVENT`, but no step of a counter writes it; add `write: EVENT[n]` to `program`"),
    ("demo", "term that a step sets", ("      event: {field: EVENT.EVENT, linux: \"config:0-7\"}\n", "      event: @{field: EVENT.EVENT, linux: \"config:0-7\"}\n"), ("          - write: EVENT[n]\n", "          - {write: \"EVENT[n]\", set: {EVENT: 5}}\n"),
     "40:14: term `event` has the field `EVENT.EVENT`, but each `write` sets it to another value; remove `EVENT` from `set`"),
    ("cards", "slot of events that differ", ("key: [filter]", "key: [thresh]"), ("program: [{write: match, set: {address: filter}}]", "program: [@{write: match, set: {address: filter}}]"),
     "71:19: events with the same `key` share a slot of `slot`, but this step also depends on `filter`; write `key: [thresh, filter]`"),
    ("cards", "slots at one place", ("        count: 1\n        when: filter", "        count: 2\n        when: filter"), ("program: [{write: match, set: {address: filter}}]", "program: [@{write: match, set: {address: filter}}]"),
     "71:19: the 2 slots of `slot` all write `match`, so the last write wins; write `match[slot]`, or `count: 1`"),
    ("demo", "event before its driver", ("      events: all", "      since: 6.5\n      events: all"), ("      reads:  {is: event=0x10, ", "      reads:  @{linux: {since: 6.1}, is: event=0x10, "),
     "59:15: Linux lists event `reads` since 6.1, before its driver was added in 6.5; correct `since` of the event, or `since` or `dropped` of the block's `linux`"),
    ("demo", "event that its driver never had", ("      events: all", "      since: 6.5\n      dropped: {6.5: {reads: 1}}\n      events: all"), ("      reads:  {is: event=0x10, ", "      reads:  @{is: event=0x10, "),
     "59:15: Linux lists event `reads` until 6.5, before its driver was added in 6.5; correct `since` of the event, or `since` or `dropped` of the block's `linux`"),
    ("cards", "counter that nobody can read", ("47:0: {name: count, access: RW-V", "47:0: {name: count, access: WO"), ("        register: ctr\n", "        register: @ctr\n"),
     "77:19: `ctr` cannot be read, so counter `general` has no count; correct `access`, or name another register"),
    ("cards", "value that a field has not", ("values: {0: PLAIN, 1: FANCY}", "values: {0: PLAIN}"), ("{write: \"ctl[n]\", set: {on: 1}, when: not filter}", "{write: \"ctl[n]\", set: {on: 1, mode: @1}, when: not filter}"),
     "82:50: 0x1 is not one of the values of `ctl.mode`; correct the value, or add it to the field"),
    ("cards", "event past the range of its field", ("15:8: {name: thresh, reset: 0,", "15:8: {name: thresh, reset: 0, range: 0-1,"), ("some: {is: thresh=2", "some: {is: @thresh=2"),
     "92:22: event `reads.some` sets `thresh` to 0x2, which is not one of the values of `thresh`; correct the value, or add it to the field"),
    # Constants that are at fault
    ("demo", "division by 0", (RUNS, "runs: CTRL.ENABLE // @0"), "47:30: `CTRL.ENABLE // 0` divides by 0; divide by another number"),
    ("demo", "remainder of 0", (RUNS, "runs: CTRL.ENABLE % (@1 - 1)"), "47:30: `CTRL.ENABLE % (1 - 1)` divides by 0; divide by another number"),
    ("demo", "division by 0 in a formula", ("formula: reads / cycles", "formula: reads / @0"), "61:36: `reads / 0` divides by 0; divide by another number"),
    ("demo", "shift of all bits", (START, "start: [{write: CTRL, set: {ENABLE: 1 << @64}}]"), "55:48: `1 << 64` shifts all 64 bits out; shift by 0 to 63"),
    ("demo", "address that divides by 0", ("        at: 0x10 + 4 * n\n", "        at: 0x10 // @0\n"), "23:21: `16 // 0` divides by 0; divide by another number"),
    ("demo", "keyword of Python", (RUNS, "runs: CTRL.ENABLE and CTRL.@class"), "47:36: `class` is a reserved word of Python, so it cannot be a name; rename it"),
    ("demo", "register called as a keyword", ("      COUNT:\n", "      class:\n"), ("[COUNT]", "[class]"), (PROGRAM, ""), ("        program:\n", ""), ("          - write: EVENT[n]\n", ""),
     (COUNTS, "        register: @class\n"), "45:19: `class` is a reserved word of Python, so it cannot be a name; rename it"),
    ("demo", "field called as a constant", ("name: EVENT,", "name: None,"), (TERM, TERM.replace("EVENT.EVENT", "@EVENT.None")), (RUNS, "runs: CTRL.ENABLE"), ("selects: EVENT[n].EVENT\n", "selects: 1\n"),
     ("        disable:\n          - {write: \"EVENT[n]\", set: {EVENT: 0}}\n", ""), "40:22: `None` is a reserved word of Python, so it cannot be a name; rename it"),
    ("demo", "event called as an operator", (READS, "      or:  {is: event=0x10, "), ("formula: reads / cycles", "formula: @or / cycles"),
     "61:28: `or / cycles` is not an expression; see regdefs/README.md, Expressions, where `or` is an operator"),
    ("demo", "event called as a number of Python's", (READS, "      True:  {is: event=0x10, "), ("formula: reads / cycles", "formula: @True / cycles"),
     "61:28: `True` is a reserved word of Python, so it cannot be a name; rename it"),
    ("demo", "comment in an expression", ("formula: reads / cycles", "formula: \"reads @# / cycles\""), "61:35: `#` (U+0023) is not allowed in an expression; see regdefs/README.md, Expressions"),
    ("demo", "letter that Python takes for another", ("formula: reads / cycles", "formula: @\uff52eads / cycles"), "61:28: `\uff52` (U+FF52) is not allowed in an expression; see regdefs/README.md, Expressions"),
    ("demo", "quotient of a float", ("formula: reads / cycles", "formula: reads / @1.5"), "61:36: `1.5` is not allowed in an expression; use integers, names and the operators of regdefs/README.md"),
    ("demo", "power", (RUNS, "runs: @9**9**9**9"), "47:15: `9 ** 9 ** 9 ** 9` is not allowed in an expression; use integers, names and the operators of regdefs/README.md"),
    ("demo", "call", (RUNS, "runs: @open(CTRL)"), "47:15: `open(CTRL)` is not allowed in an expression; use integers, names and the operators of regdefs/README.md"),
    ("demo", "formatted string", (RUNS, "runs: @f'{CTRL}'"), "47:15: `f'{CTRL}'` is not allowed in an expression; use integers, names and the operators of regdefs/README.md"),
    ("demo", "list in an expression", (RUNS, "runs: EVENT[@0:1].EVENT"), "47:21: `0:1` is not allowed in an expression; use integers, names and the operators of regdefs/README.md"),
    ("demo", "negative number", (RUNS, "runs: @-1"), "47:15: `-1` is not allowed in an expression; use integers, names and the operators of regdefs/README.md"),
    ("demo", "number of 65 bits", (RUNS, "runs: CTRL.ENABLE + @0x10000000000000000"), "47:29: 18446744073709551616 does not fit 64 bits; use a smaller number"),
    ("demo", "number of 900 digits", (RUNS, "runs: @" + 900 * "9"), "47:15: a number of 2990 bits does not fit 64 bits; use a smaller number"),
    # Numbers that two readers read as two
    ("demo", "leading zero of an event", (READS, "      reads:  {is: @event=010, "), "59:20: `event=010`: a leading 0 is ambiguous (octal or decimal); write `10`, or `0o10` for octal"),
    ("demo", "leading zero of a number", ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: @04"), "32:16: `array` is `04`: a leading 0 is ambiguous (octal or decimal); write `4`, or `0o4` for octal"),
    ("demo", "leading zero in an expression", (RUNS, "runs: CTRL.ENABLE and EVENT[n].EVENT != @0_17"), "47:49: `0_17`: a leading 0 is ambiguous (octal or decimal); write `17`, or `0o17` for octal"),
    # Examples
    ("demo", "example of no event", example("demo_noc_0/raeds/"), "7:14: the example names event `raeds`, which does not exist; did you mean `reads`?"),
    ("demo", "example of no unit", example("noc_2/reads/"), "7:14: the example names unit `noc_2`, which does not exist; did you mean `noc_1`?"),
    ("demo", "example of no term", example("noc_0/evnt=1/"), "7:14: the example names term `evnt`, which does not exist; did you mean `event`?"),
    ("demo", "example beyond its term", example("{noc_0/reads/,noc_1/event=0x100/}"), "7:14: `event=0x100` does not fit the 8 bits of `event`; write a number that fits"),
    ("demo", "example that is no list", example("noc_0/reads"), "7:14: `noc_0/reads` is not a list of events; write `unit/event,term=1/,unit/event/`"),
    # Names that go elsewhere
    ("banked", "instance with a slash", ("{name: l2, G: 1,", "{name: @l2/../x, G: 1,"), ("only: G == 1", "only: G == 0"),
     "27:16: `name` is `l2/../x`, but must be a name (letters, digits, `_`, `.` and `-`); write it as in `l2`"),
    ("banked", "instance with a line end", ("{name: l2, G: 1,", "{name: @\"l2\\nx\", G: 1,"), ("only: G == 1", "only: G == 0"),
     "27:16: `name` is `l2 x`, but must be a name (letters, digits, `_`, `.` and `-`); write it as in `l2`"),
    ("demo", "event with a command", ("      reads:  {is", "      @$(reboot):  {is"), ("formula: reads / cycles", "formula: cycles"),
     "59:7: `$(reboot)` under `events` is not a name without blanks, `,` and `/` (letters, digits, `_`, `.`, `:`, `+` and `-`), in an event array with its index (`socket_<n>_reads`); "
     "write it as in `READS.LOCAL`"),
    ("demo", "device with a blank", ("      device: demo_noc_<noc>", "      @device: demo noc <noc>"), "63:7: `demo noc <noc>` is not a valid device name; write the name that /sys/bus/event_source/devices has"),
    ("demo", "device longer than a file name", ("      device: demo_noc_<noc>", f"      @device: {'d' * 254}_<noc>"),
     "63:7: the name of the device has 256 characters; shorten it to at most 255"),
    ("demo", "device elsewhere", (DETECT, "detect:\n  - sysfs: [@../../kernel]\n"),
     "7:13: `sysfs` is `../../kernel`, but must be a device name, as under /sys/bus/event_source/devices; write it as in `soc_noc_<noc>`"),
    ("demo", "file elsewhere", ("    registers:\n      CTRL:", "    conditions: {c: {when: 'sysfs(@\"../../../../etc/passwd\", \"x\")', text: x}}\n    registers:\n      CTRL:"),
     "13:35: `../../../../etc/passwd` is not a file of the device, as `identifier` or `format/event`; write it as in `sysfs(\"identifier\", \"TEXT\")`"),
    ("demo", "text that turns around", ("text: Read requests.}", "text: Read @\u202erequests.}"), "59:43: U+202E changes the direction of text; remove it"),
    ("demo", "comment that turns around", ("pmureg: 2 ", "pmureg: 2 # @\u2066"), "1:13: U+2066 changes the direction of text; remove it"),
    ("demo", "control character as an escape", ("text: Read requests.}", "text: @\"Read \\e[31mrequests.\"}"), "59:38: U+001B is a control character or is invisible; remove it"),
    ("demo", "soft hyphen", ("text: Read requests.}", "text: Read re@\u00adquests.}"), "59:45: U+00AD is a control character or is invisible; remove it"),
    ("demo", "letters that nobody sees", ("text: Read requests.}", "text: Read @\U000e0041requests.}"), "59:43: U+E0041 is a control character or is invisible; remove it"),
    ("demo", "key in another alphabet", ("    space: mmio", "    @sp\u0430ce: mmio"), "11:5: unknown key `sp\u0430ce` in `noc`; did you mean `space`?"),
    ("demo", "digit in another alphabet", ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: @\uff14"), "32:16: `array` is `\uff14`, but must be a number above 0; write it as in `4`"),
    ("demo", "blank that is none", ("    space: mmio", "    space: @mmio\u00a0"), "11:12: `space` is `mmio\\xa0`, but must be one of `sysreg`, `msr`, `csr`, `pci`, `mmio` and `perf`; did you mean `mmio`?"),
    # What YAML has, and descriptions have not
    ("demo", "object of Python's", ("    space: mmio", "    space: @!!python/name:os.system mmio"),
     "11:12: `tag:yaml.org,2002:python/name:os.system` is a YAML tag, which descriptions do not use; remove it, or quote the text if it begins with `!`"),
    ("demo", "tag of a map", ("instances: {noc: 2}", "instances: @!units {noc: 2}"), "12:16: `!units` is a YAML tag, which descriptions do not use; remove it, or quote the text if it begins with `!`"),
    ("demo", "tag of a key", ("    space: mmio", "    @!key space: mmio"), "11:5: `!key` is a YAML tag, which descriptions do not use; remove it, or quote the text if it begins with `!`"),
    ("demo", "nothing for a text", ("text: The count.}", "text: @~}"), "38:61: `text` is `~`, but must be text; write it as in `\"reads: all of them\"`"),
    ("demo", "null for a title", ("    title: Network on chip", "    title: @null"), "10:12: `title` is `null`, but must be text; write it as in `\"reads: all of them\"`"),
    ("banked", "taken away, but not inherited", ("      cr:\n", "      @slel: ~\n      cr:\n"), "32:7: `~` removes `slel`, but nothing of this name is inherited; did you mean `sel`?"),
    # What kernels' events/ files say
    ("demo", "huge format", ("      device: demo", "      @device: demo"), ("{event:x}", "{event:1000000000x}"), "63:7: `event_string` has the unknown format `1000000000x` for `event`; write `x`, `02x`, `03x` …"),
    ("demo", "open brace", ("      device: demo", "      @device: demo"), ("{event:x}", "{event:x"), "63:7: `event_string` has an unbalanced brace; write `{NAME:x}`"),
    ("demo", "two lines", ("      device: demo", "      @device: demo"), ("{event:x}", "{event:x}\\nedge"), "63:7: `event_string` contains white space; separate the terms by commas, on one line"),
    ("demo", "identifier of something else", ("      device: demo", "      identifier: \"{identity.__class__}\"\n      device: demo"), ("    linux:\n      identifier", "    linux:\n      @identifier"),
     "63:7: `identifier` has the unknown placeholder `{identity.__class__}`; write `{identity:x}`, or `{identity:08x}`"),
    # Text that YAML takes apart
    ("demo", "comma in unquoted text", ("text: Read requests.}", "text: Read requests, @all of them.}"),
     "59:53: a comma ends unquoted text, so `all of them.` is read as a key; write `text: \"Read requests, all of them.\"`"),
    ("demo", "two commas in unquoted text", ("text: Read requests.}", "text: Reads, @note, atomics}"),
     "59:45: a comma ends unquoted text, so `note` is read as a key; write `text: \"Reads, note, atomics\"`"),
    ("demo", "element without quotes", (STOP, "stop:  [{write: EVENT@[0]}]"),
     "56:28: YAML syntax: did not find expected ',' or '}'; write `write: \"EVENT[0]\"`"),
    ("demo", "field's element without quotes", (STOP, "stop:  [{write: CTRL, set: {EN@[0]: 1}}]"),
     "56:37: YAML syntax: did not find expected ',' or '}'; write `\"EN[0]\": 1`"),
    ("demo", "colon in unquoted text", ("text: Read requests.}", "text: Reads@: all}"), "59:43: YAML syntax: did not find expected ',' or '}'; write `text: \"Reads: all\"`"),
    ("demo", "braces in unquoted text", ("event_string: \"event=0x{event:x}\\n\"", "event_string: [{x: event=0x@{event:x}}]"), "65:34: YAML syntax: did not find expected ',' or '}'; write `x: \"event=0x{event:x}\"`"),
]


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: row[1])
def test_refused(checked, row):
    name, _, *changes, message = row
    text, places = change(TEXTS[name], *changes)
    outcome = checked(text, name)
    print(outcome.err)
    assert outcome.status == 1 and [m["words"] for m in outcome.messages] == [message.partition(": ")[2]]
    assert [f"{m['line']}:{m['column']}" for m in outcome.messages] == [message.partition(": ")[0]]
    assert outcome.places() == places and outcome.messages[0]["file"].endswith(f"/{name}.yaml")


# What is accepted, with a word of warning: as above.
LIBRARY = "pmureg: 2\nlibrary: lib\ntitle: L\nsources: {LIB: Manual of the library}\nbases: {unit: {title: U}}\n"
OTHER_LIBRARY = "pmureg: 2\nlibrary: other\ntitle: O\nsources: {}\nbases: {more: {base: unit, text: M}}\n"
WARNED = [
    ("demo", "condition that nothing names", ("    linux:\n", "    conditions:\n      old: @{when: noc == 1, text: it is old}\n    linux:\n"),
     "63:12: nothing uses condition `old`; write `only: old`, or remove it"),
    ("demo", "condition that is none", ("    linux:\n", "    conditions:\n      old: {when: @2 > 1, text: it is old}\n    linux:\n"), (READS, READS.replace("{", "{only: old, ")),
     "63:19: `when: 2 > 1` always holds; correct it, or remove `when`"),
    ("demo", "rule for every event", (TERM, TERM + "    rules: [{when: @event < 0x100, require: event != 1, text: x}]\n"),
     "41:20: `when: event < 0x100` always holds; correct it, or remove `when`"),
    ("demo", "rule for no event", (TERM, TERM + "    rules: [{when: @event & 0x300, require: event != 1, text: x}]\n"),
     "41:20: `when: event & 0x300` never holds; correct it, or remove what depends on it"),
    ("demo", "rule that refuses nothing", (TERM, TERM + "    rules: [{when: event, require: @leader.event >= 0, text: x}]\n"),
     "41:36: `require: leader.event >= 0` always holds, so the rule refuses nothing; correct it, or remove the rule"),
    ("cards", "rule of a register", ("when: edge_det, require", "when: @edge_det < 2, require"), "31:20: `when: edge_det < 2` always holds; correct it, or remove `when`"),
    ("demo", "step that is never done", ("- write: EVENT[n]", "- {write: \"EVENT[n]\", when: @event == 0x100}"), "50:39: `when: event == 0x100` never holds; correct it, or remove what depends on it"),
    ("banked", "selector that nothing is behind", ("    banks:\n", "    banks:\n      other: @{register: sel, set: {G: G}}\n"),
     "30:14: nothing uses bank `other`; write `bank: other`, or remove it"),
    ("demo", "layout that nothing takes", ("sources:\n", "layouts: {whole: @{fields: {31:0: RES0}}}\nsources:\n"), "4:18: nothing uses layout `whole`; write `layout: whole`, or remove it"),
    ("demo", "base that nothing takes", ("sources:\n", "bases: {unit: @{title: U}}\nsources:\n"), "4:15: nothing uses base `unit`; write `base: unit`, or remove it"),
    ("demo", "import of nothing", ("sources:\n", "import: [@vendor/lib.yaml]\nsources:\n"), "4:10: nothing from `vendor/lib.yaml` is used; use one of its bases, layouts or sources, or remove the import"),
    ("demo", "import given twice", ("sources:\n", "import: [vendor/lib.yaml, @vendor/../vendor/lib.yaml]\nsources:\n"), ("source: TRM 4.2.1", "source: LIB 1"),
     "4:27: `vendor/../vendor/lib.yaml` is imported twice; remove one of them"),
]


@pytest.mark.parametrize("row", WARNED, ids=lambda row: row[1])
def test_warned(checked, folder, row):
    name, _, *changes, message = row
    place, _, words = message.partition(": ")
    text, places = change(TEXTS[name], *changes)
    (folder / "lib.yaml").write_text(LIBRARY)
    outcome = checked(text, name)
    assert outcome.status == 0 and [m["words"] for m in outcome.messages] == [f"warning: {words}"], outcome.err
    assert outcome.places() == places and [f"{line}:{column}" for line, column in places] == [place]
    assert outcome.out.startswith(f"{folder / name}.yaml: ") and "mistake" not in outcome.err


# What looks like the above and says something.
NOT_WARNED = [
    ("demo", "rule that decides", (TERM, TERM + "    rules: [{when: event == 0xff and noc, require: event < 0xff, text: x}, {when: event, require: 0, text: x}]\n")),
    ("demo", "condition that nothing tells", ("    linux:\n", "    conditions: {old: it is old}\n    linux:\n"), ("7:0: {name: EVENT, reset: 0,", "7:0: {name: EVENT, reset: 0, only: not old,")),
    ("demo", "import for another library", ("sources:\n", "import: [vendor/lib.yaml, vendor/other.yaml]\nsources:\n"), ("    title: Network on chip\n", "    title: Network on chip\n    base: more\n")),
    ("demo", "import for a source", ("sources:\n", "import: [vendor/lib.yaml]\nsources:\n"), ("source: TRM 4.2.1", "source: TRM 4.2.1; LIB 1")),
]


@pytest.mark.parametrize("row", NOT_WARNED, ids=lambda row: row[1])
def test_not_warned(checked, folder, row):
    name, _, *changes = row
    (folder / "lib.yaml").write_text(LIBRARY)
    (folder / "other.yaml").write_text(OTHER_LIBRARY)
    outcome = checked(change(TEXTS[name], *changes)[0], name)
    assert (outcome.status, outcome.err) == (0, "")


def test_a_warning_is_told_once_and_beside_mistakes(run, folder):
    """`build` tells it when it reads the description, and not when that is up to date; `--json` says what it is; mistakes are counted without it."""
    (folder / "demo.yaml").write_text(change(demo(), ("sources:\n", "bases: {unit: @{title: U}}\nsources:\n"))[0])
    built = [run("build", "--regdefs", folder.parent, "--out", folder.parent.parent / "out") for _ in range(2)]
    words = f"{folder}/demo.yaml:4:15: warning: nothing uses base `unit`; write `base: unit`, or remove it"
    assert [each.status for each in built] == [0, 0] and [[m[0] for m in each.messages] for each in built] == [[words], []]
    assert (folder.parent.parent / "out/include/pmureg/demo.h").is_file()
    found = run("check", "--json", "--regdefs", folder.parent)
    assert found.status == 0 and [(m["line"], m["warning"]) for m in json.loads(found.out)] == [(4, True)]
    (folder / "other.yaml").write_text(demo().replace("system: demo", "system: another"))
    both = run("check", "--regdefs", folder.parent)
    assert both.status == 1 and len(both.messages) == 2 and both.messages[1][0] == words and "1 mistake; nothing was changed" in both.err


def test_what_is_described_gives_no_warnings(run):
    assert run("check").err == ""


# In one file, of all stages: the YAML, the keys, the types, the bits, names, expressions, steps, events and what Linux shows.
AT_ONCE = [
    ("detect:\n", "@detcet:\n", "unknown key `detcet` in `demo`; did you mean `detect`?"),
    ("    title: Network on chip", "    @titel: Network on chip", "unknown key `titel` in `noc`; did you mean `title`?"),
    ("31:2: RES0", "@32:2: RES0", "RES0 at bits 32:2 lies outside a register of 32 bits; correct the bits, or write `width: 64` for register `CTRL`"),
    ("access: WO, self", "access: @WOR, self", "`access` is `WOR`, but must be one of `RO`, `RO-V`, `RW`, "),
    ("source: TRM 4.2.2", "source: @TRN 4.2.2", "source `TRN` is not listed under `sources`; did you mean `TRM`?"),
    ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: @04", "`array` is `04`: a leading 0 is ambiguous (octal or decimal); write `4`, or `0o4` for octal"),
    ("text: The count.}", "text: @\"\\e[1mThe count.\"}", "U+001B is a control character or is invisible; remove it"),
    (TERM, "      event: @{field: EVENT.EVENT, linux: \"config:0-3\"}\n", "term `event` has 8 bits, but `config:0-3` has room for 4; write `linux: \"config:0-7\"`, or correct the field"),
    (RUNS, "runs: CTRL.ENABLE and @class", "`class` is a reserved word of Python, so it cannot be a name; rename it"),
    ("        program:\n", "        top_rate: @fast\n        program:\n", "`top_rate` is `fast`, but must be a number above 0; write a decimal number"),
    ("is: event=0x01", "is: @evnt=0x01", "event `cycles` uses term `evnt`, which is not under `terms`; did you mean `event`?"),
    (READS, "      reads:  {is: @event=010, ", "`event=010`: a leading 0 is ambiguous (octal or decimal); write `10`, or `0o10` for octal"),
    ("      read_rate: {formula", "      read_rate: {@unti: x, formula", "unknown key `unti` in `read_rate`; did you mean `unit`?"),
    ("      device: demo_noc_<noc>", "      @device: demo noc <noc>", "`demo noc <noc>` is not a valid device name; write the name that /sys/bus/event_source/devices has"),
]


def test_all_are_told_in_one_run(checked):
    text, places = change(demo(), *(row[:2] for row in AT_ONCE))
    outcome = checked(text)
    print(outcome.err)
    assert outcome.places() == places
    assert all(m["words"].startswith(row[2]) for m, row in zip(outcome.messages, AT_ONCE))
    assert "14 mistakes; nothing was changed" in outcome.err


def members(count: int, entry: str) -> str:
    return "".join(f"      {entry.format(i=i)}\n" for i in range(count))


# More than a table can hold: the longest list that is possible is told. `@` as above.
TOO_MANY = [
    ("names of events", ("  noc:\n    title", "  noc:\n    @title"), (READS, members(32_767, "e{i}: {{is: event=1, text: x, aliases: [f{i}]}}") + READS), "block `noc` has 65536 names of events; describe at most 65534"),
    ("events", ("  noc:\n    title", "  noc:\n    @title"), (READS, members(65_533, "e{i}: {{is: event=1, text: x}}") + READS), "block `noc` has 65535 events; describe at most 65534"),
    ("terms", ("  noc:\n    title", "  noc:\n    @title"), (TERM, TERM + members(64, "t{i}: {{field: EVENT.EVENT, linux: false}}")), "block `noc` has 65 terms; describe at most 64"),
    ("kinds of counters", ("  noc:\n    title", "  noc:\n    @title"), ("    sequences:\n", members(64, "k{i}: {{width: 40, register: COUNT, allows: event == {i}}}") + "    sequences:\n"),
     "block `noc` has 65 kinds of counters; describe at most 64"),
    ("counters", ("  noc:\n    title", "  noc:\n    @title"), ("    sequences:\n", "      f: {count: 65531, width: 40, register: \"sum(COUNT[*])\", allows: event == 1}\n    sequences:\n"),
     "block `noc` has 65535 counters; describe at most 65534"),
    ("values", ("7:0: {name: EVENT, reset: 0,", "@15:0: {name: EVENT, reset: 0, values: {" + ", ".join(f"{i}: V{i}" for i in range(65_535)) + "},"), ("31:8: RES0", "31:16: RES0"),
     "field `EVENT` has 65535 values; describe at most 65534"),
    ("pages", ("  noc:\n    title", "  noc:\n    @title"), ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    pages: {a: {}, b: {array: 65534}}\n"), "block `noc` has 65535 pages; describe at most 65534"),
    ("numbers", ("  noc:\n    title", "  noc:\n    @title"), ("instances: {noc: 2}", "instances: {noc: 2, " + ", ".join(f"i{i}: 1" for i in range(16)) + "}"),
     "block `noc` has 17 numbers of an instance; describe at most 16"),
    ("instances", ("instances: {noc: 2}", "instances: @{noc: 4097}"), "4097 instances are more than 4096; describe fewer"),
    ("elements", ("      EVENT:\n        at", "      EVENT:\n        @at"), ("4 * n\n        array: 4", "4 * n\n        array: 65537"), "register `EVENT` has 65537 elements in all instances; describe at most 65536"),
    ("bits of a term", (TERM, "      event: @{field: [EVENT.EVENT, COUNT.VALUE, COUNT.VALUE], linux: false}\n"), ("      event_string: \"event=0x{event:x}\\n\"\n", ""), ("      events: all\n", ""),
     "term `event` has 88 bits; describe at most 64"),
    ("name", ("  noc:\n    title", "  " + "n" * 101 + ":\n    @title"), "the name of the block has 101 characters; describe at most 100"),
]


@pytest.mark.parametrize("row", TOO_MANY, ids=lambda row: row[0])
def test_too_many(checked, row):
    _, *changes, message = row
    text, places = change(demo(), *changes)
    begin = time.process_time()
    outcome = checked(text)
    assert [m["words"] for m in outcome.messages] == [message] and outcome.places() == places, outcome.err[-1000:]
    assert time.process_time() - begin < 60


@pytest.mark.nightly
def test_registers_have_indices_of_16_bits(checked):
    """As many registers as there are indices for are told before their places are looked at."""
    text = demo().replace("    terms:\n", "".join(f"      R{i}: {{at: 0, text: x, source: TRM, fields: {{31:0: RES0}}}}\n" for i in range(65_532)) + "    terms:\n", 1)
    outcome = checked(text)
    assert [m["words"] for m in outcome.messages] == ["block `noc` has 65535 registers; describe at most 65534"]


# What looks like the above and is right. 
ACCEPTED = [
    ("enables of each in a register of ones", (SHARED[0], SHARED[1].replace("name: EN,", "name: EN, access: W1S,")), (PROGRAM, PROGRAM + "          - {write: CTRL, set: {EN: 1 << n, ENABLE: 1}}\n")),
    ("enable by bits of the old value", SHARED, RAISED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: old | 1}}]"), LOWERED),
    ("enables of the session alone", SHARED, CLEARS, (START, "start: [{modify: CTRL, set: {ENABLE: old | 1, EN: old | used.general}}]"), (STOP, "stop: [{modify: CTRL, set: {EN: old & ~used.general}}]")),
    ("kinds of which a device has one, with one control", ("        width: 40\n", "        width: 40\n        only: n < CFG.M\n"),
     (KIND, KIND_COUNTS.replace("register: COUNT", "register: OTHER, only: n < CFG.N")), (CONFIG[0], CONFIG[1].replace("{at", "{example: 0x12, at")), OTHER_COUNT),
    ("all ones of any width", (STOP, "stop:  [{write: CTRL, set: {ENABLE: ~0}}]")),
    ("index behind a condition", (RUNS, "runs: \"CTRL.ENABLE and (EVENT[n + 1].EVENT if n < 3 else EVENT[n].EVENT)\"")),
    ("one event of each free counter", OTHER_COUNT, FREE, (READS, "      port_1: {is: event=0x81, counters: 1, text: Port 1.}\n      port_2: {is: event=0x82, counters: 2, text: Port 2.}\n" + READS)),
    ("number that an example tells", (CONFIG[0], CONFIG[1].replace("{at", "{example: 0x12, at")), DISCOVERS),
    ("number that a reset tells", (CONFIG[0], CONFIG[1].replace("{name: M,", "{name: M, reset: 2,")), DISCOVERS),
    ("no counter of this kind", (CONFIG[0], CONFIG[1].replace("{at", "{example: 0, at")), DISCOVERS),
    ("term that only Linux reads", (TERM, TERM + "      edge: {linux: \"config:8\", text: Counts edges.}\n")),
    ("example", ("detect:\n", "examples:\n  - {events: \"{noc_0/reads/,demo_noc_1/event=0xff/},noc/CYCLES/\", text: x}\ndetect:\n")),
    ("numbers that begin with 0", ("+ 8 * n\n        array: 4", "+ 0b1000 * n\n        array: 0o4"), ("        at: 0x00\n", "        at: 0\n")),
    ("comma in quotes", ("text: Read requests.}", "text: \"Read requests, all of them.\"}")),
]


@pytest.mark.parametrize("row", ACCEPTED, ids=lambda row: row[0])
def test_accepted(checked, row):
    text, _ = change(demo(), *row[1:])
    outcome = checked(text)
    assert outcome.status == 0, outcome.err


@pytest.mark.parametrize(("fields", "string"), [
    # AMD's data fabric has its event in three parts, which its driver shows as config:0-7,32-37.
    (("a: 7:0", "b: 35:32", "c: 37:36"), "config:0-7,32-37"),
    (("a: 7:0", "b: 15:8"), "config:0-15"),
    (("a: 7:0", "b: 21"), "config:0-7,21"),
    (("a: 3:0", "b: 7:4", "c: 8"), "config:0-8"),
])
def test_derived_formats_join_neighbours(run, folder, fields, string):
    names, bits = zip(*(field.split(": ") for field in fields))
    # From the top: the fields, and what is between them.
    rows, top = [], 63
    for name, span in reversed(list(zip(names, bits))):
        high, _, low = span.partition(":")
        if int(high) < top:
            rows.append(f"{top}:{int(high) + 1}: RES0")
        rows.append(f"{span}: {{name: {name}, text: x}}")
        top = int(low or high) - 1
    control = "\n          ".join(rows)
    text = f"""\
pmureg: 2
system: fabric
title: F
sources: {{M: m}}
blocks:
  df:
    space: msr
    source: M
    registers:
      ctl:
        text: Control.
        at: 0xC0010240
        fields:
          {control}
    terms:
      event: {{field: [{', '.join(f'ctl.{name}' for name in names)}]}}
    events:
      x: {{is: event=1, text: X.}}
    linux: {{device: amd_df, config: ctl, events: all, event_string: "event=0x{{event:x}}"}}
"""
    (folder / "fabric.yaml").write_text(text)
    outcome = run("build", "--regdefs", folder.parent, "--out", folder / "out")
    assert outcome.status == 0, outcome.err
    assert (folder / "out/sysfs/fabric/amd_df/format/event").read_text() == string + "\n"


def test_import_from_elsewhere(checked, folder):
    """What lies outside of regdefs/ is not read, whatever it is."""
    outcome = checked(demo().replace("sources:\n", "import: [../../elsewhere.yaml]\nsources:\n"))
    assert [m["words"] for m in outcome.messages] == [
        f"`../../elsewhere.yaml` is outside {folder.parent}; move the library into {folder.parent}, and write its path relative to {folder.parent}"]
    assert outcome.places() == [(4, 10)]
