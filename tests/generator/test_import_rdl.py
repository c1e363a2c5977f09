"""`import rdl`: the stated part of SystemRDL 2.0, in small files written for these tests, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from describing import Outcome, model
from generator.base.expression import evaluate
from generator.model.model import Block, Register, element_numbers

MAP = """\
enum speed_e { slow = 2'd0 { desc = "One a second"; }; fast; top = 3; };
reg event_r {
    default hw = r;
    field { desc = "Which event"; } EVENT[7:0] = 8'h00;
    field { encode = speed_e; } SPEED[2];           // behind the one before
    field { sw = rw; onwrite = woclr; hw = w; } OVER[31:31] = 1;
};
addrmap soc {
    name = "A chip"; default regwidth = 32;
    regfile unit_t {
        reg { name = "CTL"; field { hw = na; sw = w; singlepulse; } CLR = 0; field { hw = r; } EN[4:4] = 0; } ctl;
        event_r event[4] @0x10 += 8;
        reg { regwidth = 64; field { hw = rw; } COUNT[47:0]; } count[2];
        event[2].EVENT->desc = "x";
    };
    unit_t unit[2] @0x1000 += 0x100;
    unit_t other @0x4000;
    other.ctl.EN->reset = 1;
};
"""
Importing = Callable[..., Outcome]


@pytest.fixture
def rdl(folder: Path, run: Callable[..., Outcome]) -> Importing:
    """Imports this text into soc.yaml."""
    def call(text: str, *options: str) -> Outcome:
        (folder / "soc.rdl").write_text(text)
        return run("import", "rdl", folder / "soc.rdl", "--into", folder / "soc.yaml", *options)
    return call


def blocks(folder: Path) -> dict[str, Block]:
    return model(folder / "soc.yaml", folder.parent).blocks


def places(one: Register) -> list[int]:
    return [one.address_at(numbers) for numbers in element_numbers(one)]


def bases(block: Block) -> dict[str, int]:
    address = block.located[0].address
    assert address is not None
    return {instance.name: evaluate(address.expr, instance.numbers) for instance in block.instances}


def test_a_map_is_blocks_of_registers(rdl, folder) -> None:
    outcome = rdl(MAP.replace('        event[2].EVENT->desc = "x";\n', ""))
    assert outcome.status == 0, outcome.err
    found = blocks(folder)
    assert bases(found["unit"]) == {"0": 0x1000, "1": 0x1100}
    assert bases(found["other"]) == {"": 0x4000} or list(bases(found["other"]).values()) == [0x4000]
    registers = found["unit"].registers
    assert {key: places(one) for key, one in registers.items()} == {"ctl": [0], "event": [0x10, 0x18, 0x20, 0x28], "count": [0x30, 0x38]}
    assert registers["ctl"].name == "CTL"
    assert [(f.name, f.bits, f.access, f.volatile, f.reset, f.self_clearing) for f in registers["ctl"].named] == [
        ("EN", "4", "RW", False, 0, False), ("CLR", "0", "WO", False, 0, True)]
    assert [(f.name, f.bits, f.access, f.volatile, f.reset) for f in registers["event"].named] == [
        ("OVER", "31", "W1C", True, 1), ("SPEED", "9:8", "RW", False, None), ("EVENT", "7:0", "RW", False, 0)]
    assert [(value.value, value.name, value.text) for value in registers["event"].by_name["SPEED"].values] == [(0, "slow", "One a second"), (1, "fast", ""), (3, "top", "")]
    assert (registers["count"].width, registers["count"].by_name["COUNT"].bits, registers["count"].by_name["COUNT"].volatile) == (64, "47:0", True)
    assert found["other"].registers["ctl"].by_name["EN"].reset == 1    # which was said of this one alone


@pytest.mark.parametrize(("body", "expected"), [
    ("reg_t a; reg_t b;", {"a": [0], "b": [4]}),
    ("reg_t a; wide_t b; reg_t c;", {"a": [0], "b": [8], "c": [0x10]}),                       # each on a multiple of its size
    ("addressing = compact; reg_t a; wide_t b;", {"a": [0], "b": [8]}),
    ("addressing = fullalign; reg_t a; reg_t b[3];", {"a": [0], "b": [0x10, 0x14, 0x18]}),    # and arrays on one of the whole's
    ("reg_t a; reg_t b %= 0x20;", {"a": [0], "b": [0x20]}),
    ("alignment = 16; reg_t a; reg_t b;", {"a": [0], "b": [0x10]}),
    ("reg_t a[2][3] @0x10 += 4;", {"a": [0x10, 0x14, 0x18, 0x1C, 0x20, 0x24]}),
    ("regfile { regfile { reg_t r[2]; } f[2] @0x100 += 0x40; } u;", {"f_r": [0x100, 0x104, 0x140, 0x144]}),
    ("reg_t a[3] @0x10 += 0x10; reg_t b;", {"a": [0x10, 0x20, 0x30], "b": [0x40]}),           # behind what is behind the last element
    ("reg_t a @ (1 << 4) + 2 * 8;", {"a": [0x20]}),
    ("reg_t a @ 0x40 >> 2; reg_t b @ 0x20 + (0x40 >> 99);", {"a": [0x10], "b": [0x20]}),
    ("external reg_t a @8; reg_t \\reg @ 0xC;", {"a": [8], "reg": [0xC]})])
def test_where_registers_are(rdl, folder, body, expected) -> None:
    outcome = rdl(f"reg reg_t {{ field {{}} F[3:0]; }}; reg wide_t {{ regwidth = 64; field {{}} F[3:0]; }}; addrmap soc {{ {body} }};")
    assert outcome.status == 0, outcome.err
    assert {key: places(one) for key, one in next(iter(blocks(folder).values())).registers.items()} == expected


@pytest.mark.parametrize(("said", "word"), [
    ("sw = r;", "RO-V"), ("sw = r; hw = na;", "RO"), ("hw = r;", "RW"), ("sw = w; hw = r;", "WO"), ("woclr; hw = w;", "W1C-V"), ("woset; hw = r;", "W1S"), ("rclr; sw = r;", "RC"),
    ("onread = rset; sw = r;", "RS"), *((f"onwrite = {write}; hw = r;", word) for write, word in (
        ("wot", "W1T"), ("wzc", "W0C"), ("wzs", "W0S"), ("wzt", "W0T"), ("wclr", "WC"), ("wset", "WS"))), ("hw = r; hwset;", "RW-V"), ("counter; hw = r;", "RW-V")])
def test_what_reads_and_writes_do(rdl, folder, said, word) -> None:
    outcome = rdl(f"addrmap soc {{ reg {{ field {{ {said} }} F; }} r; }};")
    assert outcome.status == 0, outcome.err
    one = next(iter(blocks(folder).values())).registers["r"].by_name["F"]
    assert f"{one.access}{'-V' if one.volatile else ''}" in (word, f"{word}-V" if word in ("RC", "RS") else word)


def test_defaults_reach_what_is_within(rdl, folder) -> None:
    """Those of a scope, until another is said; what a component says itself is nearer."""
    rdl("addrmap soc { default sw = r; default hw = na; reg { field {} A; default sw = rw; field {} B; field { sw = w; hw = r; } C; } r; reg { field {} D; } s; };")
    first, second = next(iter(blocks(folder).values())).registers.values()
    assert {f.name: f.access for f in [*first.named, *second.named]} == {"A": "RO", "B": "RW", "C": "WO", "D": "RO"}


def test_what_is_said_of_an_instance_from_outside(rdl, folder) -> None:
    rdl('reg r_t { field { hw = r; } F[3:0] = 1; }; addrmap soc { r_t a; r_t b; b.F->reset = 4\'hA; b.F->sw = r; b->desc = "Another"; };')
    first, second = next(iter(blocks(folder).values())).registers.values()
    assert [(one.text, one.by_name["F"].reset, one.by_name["F"].access) for one in (first, second)] == [("a.", 1, "RW"), ("Another", 10, "RO")]


@pytest.mark.parametrize(("text", "told"), [
    ("addrmap soc { mem { mementries = 8; } m; reg { field {} F; } r; };", "left out: 1 memories:\n    soc.m"),
    ("addrmap soc { signal { activelow; } rst; reg { field {} F; } r; };", "left out: 1 signals:\n    soc.rst"),
    ("property mine { type = string; component = reg; }; addrmap soc { reg { mine = \"x\"; field {} F; } r; };", "1 properties `mine`:\n    soc.r"),
    ("addrmap soc { reg { field { counter; threshold = 3; } F[3:0]; } r; };", "1 properties `threshold`:\n    soc.r.F"),
    ("addrmap soc { reg { field { sw = rw1; } F; } r; };", "1 fields carried as writable more than once:\n    soc.r.F"),
    ("addrmap soc { reg { regwidth = 128; field {} F; } r; reg { field {} F; } s; };", "1 registers of other than 8, 16, 32 or 64 bits:\n    soc.r"),
    ("addrmap soc { reg { field {} F[40:36]; field {} G; } r; };", "fields outside their register"),
    ("addrmap soc { reg { field { sw = na; } F; } r; };", "1 fields carried as read only that software cannot access")])
def test_what_is_not_carried_is_told(rdl, folder, text, told) -> None:
    outcome = rdl(text)
    assert outcome.status == 0, outcome.err
    assert told in outcome.err
    assert blocks(folder)


@pytest.mark.parametrize(("text", "place", "told"), [
    ('`include "x.rdl"\n', ":1:1: ", "import does not read preprocessor directives; run the preprocessor"),
    ("addrmap a { <% $x %> };", ":1:13: ", "import does not read embedded Perl"),
    ("reg r #(longint N = 1) { field {} F; };", ":1:7: ", "import does not read parameters; write the type out for each value"),
    ("reg r { field {} F; };\naddrmap a { r #(.N(2)) x; };", ":2:13: ", "import does not read parameters"),
    ("struct s { string a; };", ":1:1: ", "import does not read structs"),
    ("addrmap a { reg { field {} F; } r[4]; r[2].F->reset = 1; };", ":1:39: ", "import does not read properties of single elements of an array"),
    ("addrmap a { missing_t x; };", ":1:13: ", "there is no type `missing_t`; define it before"),
    ("addrmap a { reg { field { encode = none; } F; } r; };", ":1:44: ", "there is no enum `none`; define it before"),
    ("addrmap a { reg { field {} F; } r @ x.y; };", ":1:35: ", "`@` has no number after it"),
    ("addrmap a { reg { field {} F; } r", ":1:34: ", "expected `;`, found `the end`"),
    ("addrmap a { ", ":1:1: ", "this addrmap has no end; write `}`"),
    ('addrmap a { name = "x', ":1:20: ", "is not SystemRDL"),
    ("/* x", ":1:1: ", "expected a name"),
    ("", ":1:1: ", "the file has no addrmap"),
    ("addrmap a { };", ":1:1: ", "the file has no register"),
    ("addrmap a " + "{ regfile " * 80, ":1:", "nested more than 64 deep"),
    ("addrmap a { reg { field {} F; } r @ " + "(" * 500, ":1:", "nested too deep"),
    ("addrmap a { msb0; reg { field {} F; } r; };", ":1:1: ", "numbered from the top (msb0)"),
    ("addrmap a { reg { msb0; field {} F; } r; };", ":1:13: ", "numbered from the top (msb0)"),
    ("".join(f"regfile t{i} {{ {f't{i - 1}' if i else 'reg_t'} a; {f't{i - 1}' if i else 'reg_t'} b; }};\n" for i in range(40)).join(
        ("reg reg_t { field {} F; };\n", "addrmap soc { t39 x; };")), ":", "the map has more than 1000 registers")])
def test_hostile_and_broken_files_end_in_one_error(monkeypatch, rdl, folder, text, place, told) -> None:
    monkeypatch.setattr("generator.imports.rdl.MOST_REGISTERS", 1000)
    outcome = rdl(text)
    assert outcome.status == 1
    assert len(outcome.messages) == 1 and "1 mistake; nothing was changed" in outcome.err, outcome.err
    assert place in outcome.err and told in outcome.err, outcome.err
    assert not (folder / "soc.yaml").exists()


def test_importing_again_keeps_what_was_added(rdl, folder) -> None:
    text = MAP.replace('        event[2].EVENT->desc = "x";\n', "")
    rdl(text)
    path = folder / "soc.yaml"
    before = path.read_text()
    rdl(text)
    assert path.read_text() == before
    path.write_text(before.replace("text: Which event", "text: What is counted."))
    outcome = rdl(text.replace("EN[4:4]", "EN[6:6]"))
    assert outcome.status == 0, outcome.err
    assert "What is counted." in path.read_text()
    assert blocks(folder)["unit"].registers["ctl"].by_name["EN"].bits == "6"
