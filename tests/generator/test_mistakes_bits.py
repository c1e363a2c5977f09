"""Bits, fields, values and rules of registers. `@` marks where the message must point."""

from __future__ import annotations

import pytest

from test_mistakes_shape import TEXTS, on_banked, on_cards, on_demo

CTRL = "31:2: RES0\n          1: {name: CLEAR"

MISTAKES = [
    # Every bit in exactly one range
    on_demo("overlapping fields", ("1: {name: CLEAR", "@2:1: {name: CLEAR"),
            ("`CLEAR` at bits 2:1 overlaps RES0 at bits 31:2", "correct the bits of one of them")),
    on_demo("overlap of two names", ("1: {name: CLEAR", "2:1: {name: CLEAR"), ("31:2: RES0", "31:3: RES0"), ("0: {name: ENABLE", "@1:0: {name: ENABLE"),
            ("`ENABLE` at bits 1:0 overlaps `CLEAR` at bits 2:1",)),
    on_demo("one range twice, spelled differently", ("1: {name: CLEAR", "0x1: {name: OTHER, text: x}\n          @1: {name: CLEAR"),
            ("overlaps", "correct the bits")),
    on_demo("field outside the register", ("31:2: RES0", "@32:2: RES0"),
            ("RES0 at bits 32:2 lies outside a register of 32 bits", "or write `width: 64` for register `CTRL`")),
    on_demo("far outside the register", ("31:2: RES0", "@99999999999999999999999:2: RES0"), ("lies outside a register of 32 bits",)),
    on_demo("unaccounted bits", ("      CTRL:\n        at", "      CTRL:\n        @at"), (CTRL, "31:4: RES0\n          1: {name: CLEAR"),
            ("bits 3:2 of register `CTRL` are not described", "add `3:2: RES0`")),
    on_demo("unaccounted bit 0", ("      CTRL:\n        at", "      CTRL:\n        @at"),
            ("          0: {name: ENABLE, reset: 0, text: 1 counts.}\n", ""), ("runs: CTRL.ENABLE and", "runs:"),
            ("      start: [{write: CTRL, set: {ENABLE: 1}}]\n", ""),
            ("bits 0 of register `CTRL` are not described", "add `0: RES0`")),
    on_demo("unaccounted top bits", ("      CTRL:\n        at", "      CTRL:\n        @at"), ("31:2: RES0", "30:2: RES0"), ("bits 31 of register `CTRL`",)),
    on_demo("no fields at all", ("      CTRL:\n        at", "      CTRL2:\n        @text: x\n        source: TRM\n        at: 0x20\n      CTRL:\n        at"),
            ("bits 31:0 of register `CTRL2` are not described", "add `31:0: RES0`")),
    on_demo("bits upwards", ("63:40: RES0", "@40:63: RES0"), ("bits 40:63 are in reverse order", "write 63:40, the top bit first")),
    on_demo("duplicate name", ("          0: {name: ENABLE", "          @0: {name: CLEAR"), ("start: [{write: CTRL, set: {ENABLE: 1}}]", "start: []"),
            ("runs: CTRL.ENABLE and", "runs:"),
            ("field `CLEAR` of register `CTRL` is described twice (also at bits 1)", "give each field its own name")),
    on_demo("access wider than the register", ("        at: 0x10 + 4 * n\n", "        @at: 0x10 + 4 * n\n        access_width: 64\n"),
            ("register `EVENT` has 32 bits, but an access has 64", "write `access_width: 32` or less")),
    # What a field says
    on_demo("reset beyond the field", ("7:0: {name: EVENT, reset: 0,", "@7:0: {name: EVENT, reset: 0x100,"),
            ("reset 0x100 does not fit the 8 bits of `EVENT`", "correct `reset` or the bits")),
    on_demo("range beyond the field", ("7:0: {name: EVENT,", "@7:0: {name: EVENT, range: 1-256,"),
            ("range 1-256 does not fit the 8 bits of `EVENT`", "HIGH at most 255")),
    on_demo("range downwards", ("7:0: {name: EVENT,", "@7:0: {name: EVENT, range: 9-3,"), ("range 9-3 does not fit",)),
    on_demo("enumerator outside its field", ("7:0: {name: EVENT,", "7:0: {name: EVENT, values: {1: A, @256: B},"),
            ("value 0x100 (`B`) lies outside the 8 bits of `EVENT`", "use values up to 0xff")),
    on_demo("two enumerators of one value", ("7:0: {name: EVENT,", "7:0: {name: EVENT, values: {1: A, @0x1: B},"),
            ("value 0x1 of `EVENT` has two names, `A` and `B`", "keep one of them")),
    on_demo("one enumerator twice", ("7:0: {name: EVENT,", "7:0: {name: EVENT, values: {1: A, @2: A},"),
            ("name `A` of `EVENT` stands for two values", "rename one of them")),
    on_demo("same value twice", ("7:0: {name: EVENT,", "7:0: {name: EVENT, values: {1: A, @1: B},"), ("key `1` appears twice in this map (first in line 29)",)),
    on_demo("unknown name in means", ("7:0: {name: EVENT,", "7:0: {name: EVENT, means: 1 + @vlaue,"), ("unknown name `vlaue`", "did you mean `value`?")),
    on_demo("unknown name in quoted means", ("7:0: {name: EVENT,", "7:0: {name: EVENT, means: \"1 + @vlaue\","), ("unknown name `vlaue`",)),
    on_demo("self-clearing and write-1-to-clear", ("1: {name: CLEAR, access: WO", "@1: {name: CLEAR, access: W1C"),
            ("`CLEAR` is self-clearing, but its access is W1C", "write `access: WO`")),
    on_demo("action of what cannot be written", ("39:0: {name: VALUE, access: RW-V", "@39:0: {name: VALUE, clears: [CTRL], access: RO-V"),
            ("disable:\n          - {write: \"EVENT[n]\", set: {EVENT: 0}}", "disable: []"), ("          - write: COUNT[n]\n", ""),
            ("`VALUE` has `clears` or `sets`, but cannot be written", "write `access: WO`, or `access: RW`")),
    on_demo("index without array", ("name: VALUE", "name: @V<m>"), ("field `V<m>` needs both an index in its name and `array`",)),
    on_demo("array without index", ("name: VALUE,", "name: @VALUE, array: 8,"), ("field `VALUE` needs both",)),
    on_demo("array of two indices", ("name: VALUE,", "name: @V<m>, array: {m: 2, k: 4},"), ("field `V<m>` needs both",)),
    on_demo("array with another index", ("name: VALUE,", "name: V<m>, array: {@n: 3-7},"), ("the index of field `V<m>` is `m`, but `n` under `array`", "write `{m: ...}`")),
    on_demo("array that does not divide", ("name: VALUE,", "name: V<m>, array: @3,"), ("40 bits cannot be divided into 3 elements", "correct `array` or the bits")),
    on_demo("array with a first index that does not divide", ("name: VALUE,", "name: V<m>, array: @{m: 3-5},"), ("40 bits cannot be divided into 3 elements",)),
    on_demo("huge array", ("name: VALUE,", "name: V<m>, array: @0xffffffffffffffff,"), ("40 bits cannot be divided into 18446744073709551615 elements",)),
    on_demo("array that runs backwards", ("name: VALUE,", "name: V<m>, array: {m: @7-3},"), ("is `7-3`, but must be a number above 0, or the first and the last index",)),
    on_demo("width of an element", ("name: VALUE,", "name: VALUE, @each: 8,"), ("`each` in `39:0` is a key of version 1 of the language; say how many elements there are: `array: COUNT`",)),
    on_demo("unknown name in a reset", ("7:0: {name: EVENT, reset: 0,", "7:0: {name: EVENT, reset: \"@noch + 1\","),
            ("unknown name `noch`", "did you mean `noc`?")),
    on_demo("reset that one element cannot hold", ("7:0: {name: EVENT, reset: 0,", "7:0: {name: EVENT, reset: \"@n << 7\","),
            ("reset 0x180 does not fit the 8 bits of `EVENT`", "correct `reset` or the bits")),
    on_demo("example beyond the register", ("4 * n\n        array: 4\n", "4 * n\n        array: 4\n        example: \"@noc << 32\"\n"),
            ("example 0x100000000 does not fit the 32 bits of `EVENT`", "correct `example` or the bits")),
    on_demo("reset that is no expression", ("7:0: {name: EVENT, reset: 0,", "7:0: {name: EVENT, reset: \"@1 if\","), ("is not an expression",)),
    # What a written 1 acts on
    on_demo("action on no register", ("clears: [COUNT]", "clears: [@CUONT]"), ("there is no register `CUONT`", "did you mean `COUNT`?")),
    on_demo("action on no field", ("clears: [COUNT]", "clears: [@COUNT.VALEU]"), ("register `COUNT` has no field `VALEU`", "did you mean `VALUE`?")),
    on_cards("action on no block", ("clears: [mem.ctr.count]", "clears: [@mme.ctr.count]"), ("there is no block `mme`", "did you mean `mem`?")),
    on_cards("action with too many dots", ("clears: [mem.ctr.count]", "clears: [@mem.ctr.count.x]"), ("`mem.ctr.count.x` does not name a register or a field",)),
    # Rules of a register
    on_cards("unknown field in a rule", ("- {when: edge_det, require: thresh", "- {when: @edge_dte, require: thresh"),
             ("register `ctl` has no field `edge_dte`", "did you mean `edge_det`?")),
    on_cards("index of a field that is not an array", ("- {when: edge_det, require: thresh", "- {when: \"@thresh[1]\", require: thresh"),
             ("field `thresh` is not an array", "write `thresh` without an index")),
    on_banked("element that is not there", ("        bank: unit\n        access: W1S-V\n", "        bank: unit\n        access: W1S-V\n        rules: [{require: \"not @P[2]\", text: x}]\n"),
              ("`P[2]` is not an element of the field", "write a number from 0 to 1")),
    on_cards("two dots in a rule", ("- {when: edge_det, require: thresh", "- {when: @ctl.edge_det, require: thresh"), ("unknown name `ctl.edge_det`",)),
    # Names in C
    on_demo("two names that are one in C", ("0: {name: ENABLE, reset: 0, text: 1 counts.}", "0: {name: ENABLE, reset: 0, values: {0: OFF, @1: MASK}, text: 1 counts.}"),
            ("the C name `CTRL_ENABLE_MASK` is already used (line 21)", "rename the register, field or value")),
    on_demo("two registers that differ in case", ("      EVENT:\n        at: 0x10", "      ctrl:\n        @at: 0x90\n        text: x\n        source: TRM\n        fields: {31:0: RES0}\n      EVENT:\n        at: 0x10"),
            ("the C name `CTRL_ADDRESS` is already used (line 15)", "rename the register, field or value")),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_each_hole_is_named(checked):
    """Two holes in one register are two messages."""
    outcome = checked(TEXTS["demo"].replace("31:2: RES0", "31:8: RES0\n          5:3: RES0"))
    assert ["bits 7:6" in outcome.err, "bits 2 of" in outcome.err, len(outcome.messages)] == [True, True, 2]


@pytest.mark.parametrize("word", ["RES0", "RES1", "RAZ", "RAZ/WI", "RAO", "RAO/WI", "MBZ", "MBO", "IGN", "IMPDEF"])
def test_every_reserved_word_accounts_for_bits(checked, word):
    assert checked(TEXTS["demo"].replace("31:2: RES0", f"31:2: {word}")).status == 0
