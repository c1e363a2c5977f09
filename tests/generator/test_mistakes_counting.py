"""Terms, counters, steps, events, metrics, Linux's names and expressions. `@` marks where the message must point."""

from __future__ import annotations

import pytest

from test_mistakes_shape import TEXTS, on_banked, on_cards, on_demo

TERM = "{field: EVENT.EVENT, linux: \"config:0-7\"}"


RATE = "read_rate: {formula: reads / cycles, unit: requests/cycle"


def more(event: str) -> tuple[str, str]:
    """One more event of the demo."""
    return "    metrics:\n", f"      {event}\n    metrics:\n"


MISTAKES = [
    # Terms
    on_demo("format term wider than its place", (TERM, "@{field: EVENT.EVENT, linux: \"config:0-3\"}"),
            ("term `event` has 8 bits, but `config:0-3` has room for 4", "write `linux: \"config:0-7\"`, or correct the field")),
    on_demo("fields of version 1", (TERM, "{@fields: [EVENT.EVENT], linux: \"config:0-7\"}"), ("write `field: FIELDS`",)),
    on_demo("place of version 1", (TERM, "{field: EVENT.EVENT, @perf: \"config:0-7\"}"), ("write `linux: PLACE`",)),
    on_demo("term with perf's word for a name", (TERM, TERM + "\n      name: @{linux: \"config:8-9\"}"), ("a term cannot be called `name`, because perf uses this word for the name of an event", "rename the term")),
    on_demo("two format terms on one bit", (TERM, TERM + "\n      more: @{linux: \"config:7-9\"}"), ("terms `event` and `more` both use config:7", "or write `overlaps: [event]`")),
    on_demo("overlaps of no term", (TERM, TERM + "\n      more: {linux: \"config:8-9\", overlaps: [@evnt]}"), ("`overlaps` of term `more` names `evnt`, which does not exist", "did you mean `event`?")),
    on_demo("overlaps of a term elsewhere", (TERM, TERM + "\n      more: {linux: \"config:8-9\", overlaps: [@event]}"), ("term `more` shares no bit with `event`", "or remove it")),
    on_demo("overlaps of itself", (TERM, TERM + "\n      more: {linux: \"config:8-9\", overlaps: [@more]}"), ("term `more` shares no bit with itself",)),
    on_demo("no place in a config word", (TERM, "{field: EVENT.EVENT, linux: @\"config4:0-7\"}"), ("`config4:0-7` is not a place in perf's config words", "write `config:0-7`")),
    on_demo("beyond the config word", (TERM, "{field: EVENT.EVENT, linux: @\"config:57-64\"}"), ("`config:57-64` is not a bit range of a 64-bit config word",)),
    on_demo("range downwards", (TERM, "{field: EVENT.EVENT, linux: @\"config:7-0\"}"), ("`config:7-0` is not a bit range of a 64-bit config word", "write LOW-HIGH")),
    on_demo("one place twice", (TERM, TERM + "\n      wide: @{linux: \"config1:0-63,0\"}"), ("`config1:0-63,0` is wider than a config word",)),
    on_demo("term of no register", (TERM, "{field: @EVNT.EVENT, linux: \"config:0-7\"}"), ("there is no register `EVNT`", "did you mean `EVENT`?")),
    on_demo("term of no field", (TERM, "{field: @EVENT.EVNT, linux: \"config:0-7\"}"), ("register `EVENT` has no field `EVNT`", "did you mean `EVENT`?")),
    on_demo("term of a register", (TERM, "{field: @EVENT, linux: \"config:0-7\"}"), ("term `event` names a register, not a field", "write REGISTER.FIELD")),
    on_demo("term of no name", (TERM, "{field: @1 + 2, linux: \"config:0-7\"}"), ("`1 + 2` does not name a register or a field",)),
    on_cards("pages of no term", ("only: not which or", "only: not @whcih or"), ("unknown name `whcih`", "did you mean `which`?")),
    on_demo("clock of no event", ("    metrics:\n", "    clock: @NOSUCH\n    metrics:\n"), ("`clock` of `noc` names event `NOSUCH`, which does not exist",)),
    on_demo("clock that needs a value", more("odd: {is: event=9, needs: [event], text: Odd.}"), ("    metrics:\n", "    clock: @odd\n    metrics:\n"),
            ("`clock` names event `odd`, which needs a value for event", "name another event, or remove `clock`")),
    # Defaults, rules, pools
    on_cards("default of no term", ("{when: edge, set: {thresh: 1}}", "{when: edge, set: {@thersh: 1}}"), ("there is no term `thersh`", "did you mean `thresh`?")),
    on_cards("default from no term of the leader", ("{when: edge, set: {thresh: 1}}", "{when: edge, set: {thresh: @leader.tresh}}"),
             ("unknown name `leader.tresh`", "did you mean `leader.thresh`?")),
    on_cards("default with an unknown name", ("{when: edge, set: {thresh: 1}}", "{when: @egde, set: {thresh: 1}}"), ("unknown name `egde`", "did you mean `edge`?")),
    on_cards("rule over no term", ("{when: edge, require: thresh >= 1", "{when: edge, require: @tresh >= 1"), ("unknown name `tresh`", "did you mean `thresh`?")),
    on_cards("rule that requires nothing", ("{same: [edge], text", "@{text"), ("the rule requires nothing", "add `require: EXPRESSION`, or `same: [TERM]`")),
    on_cards("rule of a register that requires nothing", ("- {when: edge_det, require: thresh >= 1, text", "- @{when: edge_det, text"), ("the rule requires nothing", "add `require: EXPRESSION`")),
    on_cards("same of a register", ("- {when: edge_det, require: thresh >= 1, text", "- {same: @[thresh], text"), ("`same` names terms, so only `rules` of a block can have it", "write `require: EXPRESSION`")),
    on_cards("same of no term", ("{same: [edge], text", "@{same: [egde], text"), ("there is no term `egde`",)),
    on_cards("pool keyed by no term", ("      slot:\n        count", "      slot:\n        @count"), ("key: [filter]", "key: [fliter]"), ("there is no term `fliter`", "did you mean `filter`?")),
    on_cards("pool with an unknown name", ("when: filter\n", "when: @fliter\n"), ("unknown name `fliter`",)),
    # Limits
    on_demo("limit without a source", (RATE, RATE + ", limit: @{above: 3}"), ("`limit` has no `source`; add `source:`",)),
    on_demo("limit of no number", (RATE, RATE + ", limit: {above: @many, source: TRM 1}"), ("`above` is `many`, but must be a number above 0", "write a decimal number")),
    on_demo("limit of 0", (RATE, RATE + ", limit: {above: @0, source: TRM 1}"), ("`above` is `0`, but must be a number above 0",)),
    on_demo("limit below", (RATE, RATE + ", limit: {above: 3, @below: 1, source: TRM 1}"), ("unknown key `below` in `limit`; use one of `above`, `within` and `source`",)),
    on_demo("limit within no metric", (RATE, RATE + ", limit: {above: 3, within: @read_rat, source: TRM 1}"),
            ("`within` of metric `read_rate` names metric `read_rat`, which does not exist", "did you mean `read_rate`?")),
    on_demo("limit within itself", (RATE, RATE + ", limit: {above: 3, within: @read_rate, source: TRM 1}"), ("the limit of metric `read_rate` lies within itself", "correct `within`")),
    on_demo("limit within one without", (RATE, "other: {formula: reads / cycles, unit: number}\n      " + RATE + ", limit: {above: 3, within: @other, source: TRM 1}"),
            ("`within` of metric `read_rate` names `other`, which has no limit", "give `other` a `limit`, or remove `within`")),
    # Counters
    on_demo("counter register naming no register", ("register: COUNT\n", "register: @COUNTER\n"), ("counter `general` names register `COUNTER`, which does not exist", "did you mean `COUNT`?")),
    on_cards("sum of what", ("register: \"sum(count[*])\"", "register: @\"sum(count[1])\""), ("`sum(count[1])` is not a counter formula", "write REGISTER, REGISTER[0-3]")),
    on_cards("any of several", ("register: \"sum(count[*])\"", "register: @\"any(count, count)\""), ("`any(count, count)` is not a counter formula",)),
    on_demo("range that ends before it begins", ("register: COUNT\n", "register: @\"COUNT[3-0]\"\n"), ("the range of `COUNT[3-0]` is reversed", "write `COUNT[0-3]`")),
    on_demo("end naming no register", ("    sequences:\n", "    sequences:\n      finish: [{write: @CTLR}]\n"),
            ("there is no register `CTLR`", "did you mean `CTRL`?")),
    on_demo("counter control naming no register", ("- write: EVENT[n]\n", "- write: @EVNT[n]\n"), ("there is no register `EVNT`", "did you mean `EVENT`?")),
    on_demo("selects naming no register", ("selects: EVENT[n].EVENT\n", "selects: @EVNT[n].EVENT\n"), ("there is no register `EVNT`",)),
    on_demo("runs naming no field", ("runs: CTRL.ENABLE and", "runs: @CTRL.ENABEL and"), ("register `CTRL` has no field `ENABEL`", "did you mean `ENABLE`?")),
    on_demo("index of what is not an array", ("runs: CTRL.ENABLE and", "runs: \"@CTRL[n].ENABLE and") , ("EVENT[n].EVENT != 0", "EVENT[n].EVENT != 0\""), ("register `CTRL` is not an array", "write `CTRL` without an index")),
    on_demo("no register at all", ("        count: 4\n", "        @count: 4\n"), ("        register: COUNT\n", ""), ("counter `general` names no register", "add `register: REGISTER`")),
    on_demo("more counters than elements", ("        count: 4\n", "        @count: 5\n"), ("counter `general` has counters up to 4, but `COUNT` has 4 elements", "remove `count`, or correct the array")),
    on_demo("range beyond the elements", ("        count: 4\n        width: 40\n        register: COUNT\n", "        @width: 40\n        register: \"COUNT[1-4]\"\n"),
            ("counter `general` has counters up to 4, but `COUNT` has 4 elements", "write `COUNT[1-3]`, or correct the array")),
    on_demo("presence told by no register", ("        count: 4\n", "        count: 4\n        only: n < @CTLR.ENABLE\n"), ("there is no register `CTLR`", "did you mean `CTRL`?")),
    on_demo("too many counters", ("        count: 4\n        width", "        @count: 65\n        width"), ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: 65"), ("counter `general` has 65 counters", "at most 64")),
    on_demo("far too many counters", ("        count: 4\n        width", "        @count: 1000000000\n        width"), ("counter `general` has 1000000000 counters", "at most 64")),
    on_demo("counter wider than its register", ("        count: 4\n        width: 40", "        @count: 4\n        width: 65"), ("counter `general` is 65 bits wide, but `COUNT` has 64", "write `width: 40`")),
    on_demo("top rate", ("        width: 40\n", "        width: 40\n        top_rate: @fast\n"), ("`top_rate` is `fast`, but must be a number above 0",)),
    on_demo("top rate that is no number", ("        width: 40\n", "        width: 40\n        top_rate: @nan\n"), ("`top_rate` is `nan`, but must be a number above 0",)),
    on_banked("shift with an overflow", ("        overflow: ovs.P[n]", "        overflow: ovs.P[n]\n        shift: @4"),
              ("counter `general` has `shift` and `overflow`, but `shift` makes the number of events until an overflow unknown", "remove `overflow`")),
    on_banked("shift of a term", ("        overflow: ovs.P[n]", "        shift: @evnt"), ("unknown name `evnt`",)),
    on_banked("overflow of no field", ("overflow: ovs.P[n]", "overflow: @ovs.Q[n]"), ("register `ovs` has no field `Q`",)),
    on_banked("overflow with an unknown index", ("overflow: ovs.P[n]", "overflow: ovs.P[@m]"), ("unknown name `m`",)),
    on_demo("discovery by no field", ("        width: 40\n", "        width: 40\n        only: n < @CTRL.ENABEL\n"), ("register `CTRL` has no field `ENABEL`",)),
    on_demo("rule of discovery over no field", ("        width: 40\n", "        width: 40\n        rules: [{require: \"@CTRL.ENABEL\", text: Never.}]\n"),
            ("register `CTRL` has no field `ENABEL`", "did you mean `ENABLE`?")),
    # Steps
    on_demo("step of no kind", ("stop:  [{write: CTRL}]", "stop:  [@{set: {ENABLE: 0}}]"), ("a step must be one of `write`, `modify` and `barrier`",)),
    on_demo("step of two kinds", ("stop:  [{write: CTRL}]", "stop:  [@{write: CTRL, modify: CTRL}]"), ("a step must be one of",)),
    on_demo("step that writes a field", ("stop:  [{write: CTRL}]", "stop:  [{write: @CTRL.ENABLE}]"), ("a step writes a whole register", "write `CTRL` and put the field under `set`")),
    on_demo("element of what is not an array", ("stop:  [{write: CTRL}]", "stop:  [{write: @\"CTRL[0]\"}]"), ("register `CTRL` is not an array", "write `CTRL`")),
    on_demo("array without element", ("- write: COUNT[n]", "- write: @COUNT"), ("register `COUNT` is an array", "write `COUNT[n]`, or `COUNT[*]` for every element")),
    on_demo("step that sets no field", ("stop:  [{write: CTRL}]", "stop:  [{write: CTRL, set: {@ENABEL: 1}}]"), ("register `CTRL` has no field `ENABEL`", "did you mean `ENABLE`?")),
    on_demo("step with an unknown name", ("stop:  [{write: CTRL}]", "stop:  [{write: CTRL, set: {ENABLE: @evnt}}]"), ("unknown name `evnt`", "use one of `noc`, `used.general`")),
    on_demo("step that writes what is read-only", ("          - write: COUNT[n]", "          - @write: COUNT[n]"), ("access: RW-V, reset: 0, text: The count.", "access: RO-V, reset: 0, text: The count."),
            ("register `COUNT` cannot be written", "correct the step or the fields' access")),
    # Event arrays
    on_demo("index without an array", more("more_<k>: @{is: event=0x20}"), ("event `more_<k>` has an index in its name, but no `array`", "add `array: {INDEX: COUNT}`")),
    on_demo("array without its index", more("more: {is: event=0x20 + k, array: {@k: 2}}"), ("the name of event `more` has no `<k>`", "write `more_<k>`")),
    on_demo("array of n without its index", more("more_<k>: {is: event=0x20 + n, array: @2}"), ("the name of event `more_<k>` has no `<n>`", "write `more_<k>_<n>`")),
    on_demo("array of nobody knows how many", more("more_<k>: {is: event=0x20 + k, array: {k: @none}}"), ("`k` is `none`, but must be a number above 0",)),
    on_demo("array as it was in version 1", more("more_<k>: {is: event=0x20 + k, array: {@index: 2}}"), ("`index` under `array` is not the name of an index", "`python3 -m generator upgrade`")),
    on_demo("arrays of too many events", more("more_<k>_<j>: {is: event=0x20 + k, array: {k: 20, j: @20}}"), ("400 events are more than 256",)),
    on_demo("array of too many events", more("more_<k>: {is: event=0x20 + k, array: {k: @257}}"), ("257 events are more than 256",)),
    on_demo("array that outgrows its term", more("more_<k>: {is: event=@0xFF + k, array: {k: 2}}"),
            ("event `more_1` sets `event` to 0x100, which does not fit its 8 bits",)),
    on_demo("array from 3 on that outgrows its term", more("more_<k>: {is: event=@0x40 * k, array: {k: 2-4}}"),
            ("event `more_4` sets `event` to 0x100, which does not fit its 8 bits",)),
    on_demo("array with two events of equal terms", more("more_<k>: {is: event=@0x20 + k % 3, array: {k: 4}}"),
            ("events `more_0` and `more_3` have the same terms", "give a term a different value for each index, or correct `array`")),
    on_demo("array of an unknown name", more("more_<k>: {is: event=0x20 + @j, array: {k: 2}}"), ("unknown name `j`", "`k`")),
    on_demo("array over no term", more("more_<k>: {is: evnt=@0x20 + k, array: {k: 2}}"),
            ("event `more_0` uses term `evnt`, which is not under `terms`", "did you mean `event`?")),
    on_demo("array over a term that is set twice", more("more_<k>: {is: \"event=0x20,event=@0x20 + k\", array: {k: 2}}"), ("term `event` is given twice", "remove one of them")),
    on_demo("array of one event", more("more_<k>: {is: @event=0x20, array: {k: 2}}"), ("events `more_0` and `more_1` have the same terms",)),
    on_demo("expression of an event that is not an array", more("more: {is: @event=0x20 + k}"), ("`event=0x20 + k` is not TERM=NUMBER",)),
    on_demo("array of sub-events with the index of the array around it",
            more("more_<k>: {is: event=0x20 + k, array: {k: 1}, sub: {\"x<k + k>_<k>\": {is: event=k, array: {@k: 2}}}}"),
            ("the name of event `x0_0` has no `<k>`",)),
    on_demo("event that an array has, too", more("more_<k>: {is: event=0x20 + k, array: {k: 2}}\n      more_1: @{is: event=0x40}"),
            ("event `more_1` is described twice (also in line", "rename one of them")),
    on_demo("sub-event without terms", more("more: {is: event=0x20, sub: {x: @{text: None.}}}"), ("`x` has no `is`", "add `is:`")),
    on_demo("sub-events of a sub-event", more("more: {is: event=0x20, sub: {x: {is: event=0x21, @sub: {y: {is: event=0x22}}}}}"),
            ("`x` is a sub-event, which cannot have sub-events", "move them to the event")),
    # Variants
    on_demo("event of no variant", ("reads:  {is: event=0x10, ", "reads:  {is: event=0x10, only: @big, "),
            ("`big` under `only` is not a condition, a variant or a number of the instance",)),
    on_demo("event of a misspelt variant", ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"), ("reads:  {is: event=0x10, ", "reads:  {is: event=0x10, only: @small or lareg, "),
            ("`lareg` under `only` is not a condition, a variant or a number of the instance", "did you mean `large`?")),
    on_demo("detection of no variant", ("  - midr: {", "  - @variant: lareg\n    midr: {"), ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"),
            ("there is no variant `lareg`", "did you mean `large`?")),
    on_demo("variant without a title", ("detect:\n", "variants: {small: @[Demo S]}\ndetect:\n"), ("`small` is a list, but must be text",)),
    on_demo("variant of no name", ("detect:\n", "variants: {@3s: Demo S}\ndetect:\n"), ("`3s` under `variants` is not a name",)),
    on_demo("more variants than a mask has bits", ("pmureg: 2  ", "@pmureg: 2  "), ("detect:\n", "variants: {" + ", ".join(f"v{i}: V" for i in range(65)) + "}\ndetect:\n"),
            ("65 variants are more than 64", "describe fewer")),
    # Events
    on_demo("event value that does not fit its field", ("{is: event=0x10, text", "{is: @event=0x100, text"), ("event `reads` sets `event` to 0x100, which does not fit its 8 bits", "correct the value or the field")),
    on_demo("event of no term", ("{is: event=0x10, text", "{is: @evnt=0x10, text"), ("event `reads` uses term `evnt`, which is not under `terms`", "did you mean `event`?")),
    on_demo("event that is no term", ("{is: event=0x10, text", "{is: @event=ten, text"), ("`event=ten` is not TERM=NUMBER", "write terms as in")),
    on_demo("event without terms", ("{is: event=0x10, text", "@{text"), ("event `reads` has no terms", "add `is:`")),
    on_demo("counters out of range", ("{is: event=0x10, text", "{is: event=0x10, counters: @0-64, text"), ("counters are numbered 0 to 63",)),
    on_demo("counter that is not there", ("{is: event=0x10, text", "@{is: event=0x10, counters: 0-4, text"), ("event `reads` allows counter 4, but there are only 4", "use 0 to 3")),
    on_cards("kind that is not there", ("{is: event=0xff, text", "@{is: event=0xff, text"), ("counters: {general: 0-3}", "counters: {genreal: 0-3}"), ("there is no kind of counter `genreal`", "did you mean `general`?")),
    on_cards("need of no term", ("some: {is", "some: @{is"), ("needs: [filter]", "needs: [fliter]"), ("there is no term `fliter`",)),
    on_banked("event of no unit", ("only: G == 1", "only: @G == 2"), ("`G == 2` is false for every unit", "correct it, or remove the event")),
    on_demo("event of a variant or a unit", ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"), ("reads:  {is: event=0x10, ", "reads:  {is: event=0x10, only: @small or noc == 1, "),
            ("`small or (noc == 1)` mixes conditions, variants and numbers of the instance", "join such parts with `and`")),
    on_demo("block of every variant", ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"), ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    only: @small or large\n"),
            ("`small or large` is true for every variant", "correct it, or remove it")),
    on_demo("block of no variant", ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"), ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    only: @small and large and noc < 1\n"),
            ("is true for no variant", "correct it, or remove it")),
    on_demo("block of a variant or a number", ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"), ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    only: @small or noc < 1\n"),
            ("unknown name `small`",)),
    on_demo("event of a variant without the block", ("detect:\n", "variants: {small: Demo S, large: Demo L}\ndetect:\n"), ("    instances: {noc: 2}\n", "    instances: {noc: 2}\n    only: small\n"),
            ("reads:  {is: event=0x10, ", "reads:  {is: event=0x10, only: @large, "), ("`large` is true for no variant that has the block", "correct it, or remove the event")),
    on_cards("scale that is no number", ("all: {is", "all: @{is"), ("scale: 6.1e-5", "scale: x"), ("scale `x` is not a number above 0",)),
    on_cards("two events of one name in Linux", ("all: {is", "all: @{is"), ("needs: [filter]", "needs: [filter], linux: reads_all"), ("two events have the Linux name `reads_all`", "correct one `linux:`")),
    on_demo("event that is no file name", ("      cycles: {is", "      ..: @{is"), ("formula: reads / cycles", "formula: reads"), ("`..` cannot be a file name", "rename the event")),
    # Linux
    on_demo("device with an unknown index", ("      device: demo_noc_<noc>", "      @device: demo_noc_<nco>"), ("`device` has `<nco>`, which is not an index of `instances`", "did you mean `noc`?")),
    on_demo("device that is no file name", ("      device: demo_noc_<noc>", "      @device: ../demo_<noc>"), ("`../demo_<noc>` is not a valid device name",)),
    on_demo("config of no register", ("      device: demo_noc_<noc>", "      @device: demo_noc_<noc>\n      config: EVNT"), ("`config` names register `EVNT`, which does not exist", "did you mean `EVENT`?")),
    on_demo("pattern of no term", ("      device: demo_noc_<noc>", "      @device: demo_noc_<noc>"), ("{event:x}", "{evnt:x}"), ("`event_string` has `{evnt}`, which is not a term", "did you mean `event`?")),
    on_demo("pattern with a format", ("      device: demo_noc_<noc>", "      @device: demo_noc_<noc>"), ("{event:x}", "{event:d}"), ("`event_string` has the unknown format `d` for `event`", "write `x`, `02x`")),
    on_demo("no pattern", ("      device: demo_noc_<noc>", "      @device: demo_noc_<noc>"), ("      event_string: \"event=0x{event:x}\\n\"\n", ""), ("Linux lists events of the block, but `event_string` is missing",)),
    on_cards("instance term that is no term", ("      device: cards_mem", "      @device: cards_mem"), ("instance: {filter:", "instance: {fliter:"), ("there is no term `fliter`",)),
    on_cards("two instance terms", ("      device: cards_mem", "      @device: cards_mem"), ("instance: {filter: socket}", "instance: {filter: socket, event: socket}"), ("`instance` names 2 terms", "name only the term that selects the unit")),
    on_cards("instance term over what is no number", ("instance: {filter: socket}", "instance: {filter: @sokcet}"), ("unknown name `sokcet`", "did you mean `socket`?")),
    on_demo("pattern with a blank", ("      device: demo_noc_<noc>", "      @device: demo_noc_<noc>"), ("{event:x}\\n", "{event:x}\\n,"), ("`event_string` contains white space",)),
    # Metrics
    on_demo("formula with an unknown name", ("formula: reads / cycles", "formula: reads / @cycels"), ("unknown name `cycels`", "did you mean `cycles`?")),
    on_cards("metric named as an event", ("      twice: {formula: 2 * ratio", "      clocks: @{formula: 2"), ("metric `clocks` has the name of an event", "rename the metric")),
    on_cards("metric named as a view", ("      twice: {formula: 2 * ratio", "      memory: @{formula: 2 * ratio"), ("metric `memory` has the name of a view", "rename the metric")),
    on_cards("metric computed from itself", ("ratio: {formula: reads.all / clocks", "ratio: @{formula: twice / clocks"), ("metric `ratio` depends on itself", "correct the formula")),
    # Expressions
    on_demo("no expression", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: CTRL.ENABLE @nad EVENT[n].EVENT != 0"), ("is not an expression", "see regdefs/README.md, Expressions")),
    on_demo("open bracket", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: @(CTRL.ENABLE"), ("`(CTRL.ENABLE` is not an expression",)),
    on_demo("a call", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: CTRL.ENABLE and @open(1)"), ("`open(1)` is not allowed in an expression",)),
    on_demo("a string", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: CTRL.ENABLE and @'x'"), ("is not allowed in an expression",)),
    on_demo("a real number", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: 1 + @1.5"), ("`1.5` is not allowed in an expression",)),
    on_demo("wrong division", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: \"1 + (@2 / 3)\""), ("`/` cannot be used here", "write `//`")),
    on_demo("wrong division in a formula", ("formula: reads / cycles", "formula: @reads // cycles"), ("`//` cannot be used here", "write `/`")),
    on_demo("number beyond 64 bits", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: 1 + @0x1_0000_0000_0000_0000"), ("does not fit 64 bits", "use a smaller number")),
    on_demo("index of no name", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: \"(@1 + 2)[0]\""), ("is not a name", "write REGISTER[n].FIELD")),
    on_demo("very long", ("formula: reads / cycles", "formula: @reads" + " + reads" * 130), ("the expression is longer than 1000 characters", "split it")),
    on_demo("nested by signs", ("formula: reads / cycles", "formula: @" + "~" * 900 + "reads"), ("nested more than 100 deep", "split it")),
    on_demo("more values than the runtime's stack", ("formula: reads / cycles", "formula: @" + "reads+(" * 40 + "reads" + ")" * 40), ("the expression needs more than 30 stack entries", "split it")),
    on_demo("folded over lines", ("runs: CTRL.ENABLE and EVENT[n].EVENT != 0", "runs: @>-\n          CTRL.ENABLE and\n          EVENT[n].EVNT != 0"), ("register `EVENT` has no field `EVNT`",)),
    on_demo("blanks in front", ("formula: reads / cycles", "formula: \"  reads / @cycels\""), ("unknown name `cycels`",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_metrics_that_double(checked):
    """Forty metrics, each twice the one before, would be a formula of 2 to the 40 operations."""
    doubling = "".join(f"      m{n}: {{formula: m{n - 1} + m{n - 1}, unit: x, text: x}}\n" for n in range(1, 41))
    outcome = checked(TEXTS["demo"].replace("    metrics:\n", "    metrics:\n      m0: {formula: reads, unit: x, text: x}\n" + doubling))
    assert outcome.status == 1
    assert outcome.err.count("operations; use fewer metrics in the formula") == len(outcome.messages) >= 1


def test_long_chain_is_no_mistake(checked):
    """A long sum needs no deep stack."""
    assert checked(TEXTS["demo"].replace("formula: reads / cycles", "formula: reads" + " + reads" * 90)).status == 0


def test_many_bits_are_reported_once(checked):
    """Terms that share several bits give one message, not one a bit."""
    outcome = checked(TEXTS["demo"].replace(TERM, TERM + "\n      more: {linux: \"config:0-7\"}"))
    assert len(outcome.messages) == 1
