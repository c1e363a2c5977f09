"""`import aarchmrs` and `import kernel-sysreg`: registers as a description. The sources are small ones of the same form, written for these tests."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from architecture import (CR, SET, TYPER, TRUE, array, at, bits, choice, constant, encoding, equation, external, feature, field, fieldset, group, integer, mapped,
                          register, registers, release, reserved, system_access, times, values)
from describing import Outcome

Importing = Callable[..., Outcome]


@pytest.fixture
def aarchmrs(folder: Path, run: Importing) -> Importing:
    """Imports these registers into soc.yaml, which is checked behind it."""
    def call(*entries: Any, options: tuple[str, ...] = (), status: int = 0) -> Outcome:
        (folder / "Registers.json").write_text(json.dumps(release(*entries), indent=1))
        outcome = run("import", "aarchmrs", folder / "Registers.json", "--into", folder / "soc.yaml", *options)
        assert outcome.status == status, outcome.err
        if not status:
            checked = run("check", "--regdefs", folder.parent, folder / "soc.yaml")
            assert checked.status == 0, checked.err
        return outcome
    return call


@pytest.fixture
def sysreg(folder: Path, run: Importing) -> Importing:
    def call(table: str, *options: str) -> Outcome:
        (folder / "sysreg").write_text(table)
        return run("import", "kernel-sysreg", folder / "sysreg", "--into", folder / "soc.yaml", *options)
    return call


def written(folder: Path) -> str:
    return (folder / "soc.yaml").read_text()


# What is carried

def test_registers_as_a_person_would_write_them(aarchmrs, folder) -> None:
    outcome = aarchmrs()
    text = written(folder)
    assert 'P: "Registers.json, vTest-A, build 7, of Sun Dec 15 22:18:44 2024 UTC, schema 2.5.3"' in text
    assert """\
      pmxcr_el0:
        name: PMXCR_EL0
        text: PMXCR_EL0; FEAT_PMUX.
        at: S3_3_C9_C12_0
        fields:
          63:33: RES0
          32: {name: FZS, note: Only where FEAT_PROF.}
          31:24: {name: IMP, access: RO, note: "Only where FEAT_OLD, else RAZ."}
          23:16: RES0
          15:11: {name: N, access: RO}
          10:3: RES0
          2:1: {name: MODE, range: 0-2}
          0: {name: E, reset: 0}
""" in text
    assert outcome.err == ""


def test_the_encoding_of_an_array_follows_its_index(aarchmrs, folder) -> None:
    """PMEVTYPER<n>_EL0: CRm is 0b11 and n[4:3], op2 is n[2:0] (Arm ARM, D24.5)."""
    aarchmrs(TYPER)
    assert "at: S3_3_C14_C(12 | n >> 3)_(n & 7)\n        array: 31\n" in written(folder)
    aarchmrs(registers("X<n>_EL1", encoding(2, 0, 7, group("m[2:0]:'0'"), group("'00':m[3]")), 16, fieldset(field("A", 63, 0))),
             registers("Y<n>_EL1", encoding(2, 1, 8, equation("m", 4), group("'0':m[1:0]")), 4, fieldset(field("A", 63, 0))))
    assert "_C((n & 7) << 1)_(n >> 3)\n" in written(folder)
    assert "_C(n)_(n)\n" in written(folder)


def test_neighbours_of_one_field_are_that_field(aarchmrs, folder) -> None:
    aarchmrs(TYPER)
    assert '          15:0: {name: evtCount, note: "Bits 15:10: only where FEAT_P1."}\n' in written(folder)


@pytest.mark.parametrize("part, line", [
    (array("P<m>", 63, 0, 32), "63:0: {name: P<m>, array: 32}"),
    (array("ID[<m>]", 63, 0, 64), "63:0: {name: ID<m>, array: 64}"),
    (array("F<m>", 63, 0, 1), "63:0: {name: F0}"),
    (array("P<m>", 63, 0, 64, _type="Fields.Vector", reserved_type="RAZ/WI", size=[{"condition": TRUE, "value": {"_type": "AST.Function", "name": "Counters", "arguments": []}}]),
     "63:0: {name: P<m>, array: 64, note: Counters() elements; the bits above are RAZ/WI.}"),
    (field("E[5]", 63, 0), "63:0: {name: E5}"),
    (field("X", 63, 0, volatile=True), "63:0: {name: X, access: RW-V}"),
    (field("X", 63, 0, access={"_type": "Accessors.Permission.FieldAccess", "condition": TRUE, "access":
                               {"_type": "Accessors.Permission.AccessTypes.Field.ReadWriteAccess", "read": "R", "write": "W1C"}}), "63:0: {name: X, access: W1C}"),
    (constant("V", 63, 0, bits(9, 64)), "63:0: {name: V, access: RO, reset: 9}"),
    ({"_type": "Fields.ImplementationDefined", "name": None, "rangeset": at(63, 0)}, "63:0: IMPDEF"),
    (reserved(63, 0, "UNKNOWN"), "63:0: IMPDEF"), (reserved(63, 0, "WI"), "63:0: IGN"), (reserved(63, 0, "RAO/WI"), "63:0: RAO/WI"),
    (choice(63, 0), "63:0: RES0"), (choice(63, 0, word="RES1"), "63:0: RES1"),
    (choice(63, 0, (feature("A"), field("X", 63, 0)), (None, reserved(63, 0))), "63:0: {name: X, note: Only where A.}"),
    (choice(63, 0, (feature("A"), field("X", 63, 0)), (None, field("X", 63, 0))), "63:0: {name: X}"),
    (choice(63, 0, ({"_type": "AST.BinaryOp", "op": "&&", "left": {"_type": "AST.UnaryOp", "op": "!", "expr": feature("A")},
                     "right": {"_type": "AST.BinaryOp", "op": "||", "left": feature("B"), "right": feature("C")}}, field("X", 63, 0))),
     "63:0: {name: X, note: Only where not A and (B or C).}")])
def test_fields(aarchmrs, folder, part, line) -> None:
    aarchmrs(register("R_EL1", encoding(3, 0, 1, 2, 3), fieldset(part)))
    assert f"          {line}\n" in written(folder)


@pytest.mark.parametrize("width, found, line", [
    (2, values("00", "01", "10", "11"), "{name: X}"), (2, values("00", "01", "10"), "{name: X, range: 0-2}"),
    (2, values("00", "11"), "{name: X, values: {0: V0, 3: V3}}"), (3, values("0xx", "100"), "{name: X, range: 0-4}"),
    (5, {"_type": "Valuesets.Values", "values": [{"_type": "Values.ValueRange", "start": bits(0, 5), "end": bits(30, 5)}, bits(31, 5)]}, "{name: X}"),
    (1, {"_type": "Valuesets.Values", "values": [{"_type": "Values.NamedValue", "name": "FREE", "value": "'0'"}, {"_type": "Values.NamedValue", "name": "USER", "value": "'1'"}]},
     "{name: X, values: {0: FREE, 1: USER}}"),
    (2, {"_type": "Valuesets.Values", "values": [{"_type": "Values.ConditionalValue", "condition": feature("A"), "values": values("00", "01")}]}, "{name: X, range: 0-1}"),
    (2, {"_type": "Valuesets.Values", "values": [{"_type": "Values.ImplementationDefined"}]}, "{name: X}")])
def test_values(aarchmrs, folder, width, found, line) -> None:
    aarchmrs(register("R_EL1", encoding(3, 0, 1, 2, 3), fieldset(reserved(63, width), field("X", width - 1, 0, values=found))))
    bits_ = f"{width - 1}:0" if width > 1 else "0"
    assert f"          {bits_}: {line}\n" in written(folder)


def test_sentences_are_carried_or_left(aarchmrs, folder) -> None:
    told = register("R_EL1", encoding(3, 0, 1, 2, 3), fieldset(field("X", 63, 0, description={"_type": "Description", "before": "Says what. And more.", "after": None})),
                    title="A register")
    aarchmrs(told)
    assert "text: A register.\n" in written(folder) and "63:0: {name: X, text: Says what.}" in written(folder)
    (folder / "soc.yaml").unlink()
    aarchmrs(told, options=("--no-text",))
    assert "text: R_EL1.\n" in written(folder) and "63:0: {name: X}" in written(folder)


def test_access_is_that_of_the_instructions(aarchmrs, folder) -> None:
    aarchmrs(register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(field("X", 63, 0)), access="RO"),
             register("B_EL1", encoding(3, 0, 1, 2, 4), fieldset(field("Y", 63, 0)), access="WO"))
    assert "C2_3\n        access: RO\n" in written(folder) and "C2_4\n        access: WO\n" in written(folder)


def test_what_several_have_alike_is_a_layout(aarchmrs, folder) -> None:
    fields = fieldset(reserved(63, 2), field("B", 1, 1), field("A", 0, 0))
    aarchmrs(register("SET_EL1", encoding(3, 0, 1, 2, 3), fields), register("CLR_EL1", encoding(3, 0, 1, 2, 4), fields))
    text = written(folder)
    assert "layouts:\n  set_el1_bits:\n    fields:\n      63:2: RES0\n      1: {name: B}\n      0: {name: A}\n" in text
    assert text.count("layout: set_el1_bits\n") == 2


def test_registers_in_memory(aarchmrs, folder) -> None:
    """A register at an offset, an array with a step, one in two halves, one that shares its place, one of a block."""
    block = {"_type": "RegisterBlock", "name": "PMUX", "size": "4096", "condition": TRUE,
             "accessors": [{"_type": "Accessors.BlockAccessArray", "index_variable": "k", "indexes": at(3, 0), "offset": [times(0x400, 8, "k")], "condition": TRUE,
                            "references": {"_type": "AST.Identifier", "value": "CNT<n>"}, "access": None}],
             "blocks": [external("CNT<n>", [], fieldset(field("C", 63, 0)), _type="RegisterArray", index_variable="n", indexes=at(3, 0))]}
    aarchmrs(external("CTL", [mapped(integer(0xE04))], fieldset(reserved(31, 1), field("E", 0, 0), width=32)),
             external("CTL2", [mapped(integer(0xE04), read="R", write="RESERVED")], fieldset(field("E", 31, 0), width=32)),
             external("EV<n>", [mapped(times(0x10, 4))], fieldset(field("E", 31, 0), width=32), _type="RegisterArray", index_variable="n", indexes=at(2, 0)),
             external("WIDE", [mapped(integer(0x100), range={"_type": "Range", "start": 0, "width": 32}),
                               mapped(integer(0x104), range={"_type": "Range", "start": 32, "width": 32})], fieldset(field("E", 63, 0))), block)
    text = written(folder)
    assert "  unit:\n    title: Unit\n    source: P\n    space: mmio\n" in text and "  pmux:\n    title: PMUX\n" in text
    assert "at: 0xe04\n        overlaps: ctl\n        access: RO\n" in text
    assert "at: 0x10 + 0x4 * n\n        array: 3\n" in text
    assert "at: 0x100\n        width: 64\n        access_width: 32\n" in text
    assert "at: 0x400 + 0x8 * n\n        array: 4\n        width: 64\n" in text


def test_registers_are_chosen_by_their_names(aarchmrs, folder) -> None:
    aarchmrs(options=("--only", "pmx*r_el0"))
    assert "pmxcr_el0:" in written(folder) and "pmxset_el0:" not in written(folder) and "pmxtyper_el0:" in written(folder)
    (folder / "soc.yaml").unlink()
    aarchmrs(options=("--only", "AArch64-PMXS*", "--only", "PMXTYPER_EL0"))
    assert "pmxset_el0:" in written(folder) and "pmxtyper_el0:" in written(folder) and "pmxcr_el0:" not in written(folder)
    outcome = aarchmrs(options=("--only", "PMXSETT_EL0"), status=1)
    assert "Registers.json:1:1: no register is called `PMXSETT_EL0`; did you mean `PMXSET_EL0`?" in outcome.err


@pytest.mark.parametrize("entry, told", [
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(field("X", 127, 0), width=128)), "1 registers of other than 8, 16, 32 or 64 bits:\n    A_EL1"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3)), "1 registers without fields:\n    A_EL1"),
    (register("DO IT", encoding(1, 0, 1, 2, 3), fieldset(field("X", 63, 0)), accessors=[system_access("DC", encoding(1, 0, 1, 2, 3), "DO IT")]),
     "1 instructions, and registers that MRS and MSR do not access:\n    DO IT"),
    (register("ODD_EL1", encoding(1, 0, 1, 2, 3), fieldset(field("X", 63, 0))), "1 encodings of instructions, which are not registers:\n    ODD_EL1"),
    (register("OLD", encoding(3, 0, 1, 2, 3), fieldset(field("X", 63, 0)), state="AArch32"), "1 registers of AArch32, which no space has:\n    OLD"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(field("X", 63, 0)), accessors=[
        system_access("MRS", encoding(3, 0, 1, 2, 3), "A_EL1"), system_access("MRS", encoding(3, 5, 1, 2, 3), "A_EL12")]),
     "1 registers of which only some encodings are carried:\n    A_EL1 (A_EL12)"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(field("X", 63, 0), condition=feature("A")), fieldset(reserved(63, 32), field("X", 31, 0))),
     "1 registers of which only some layouts are carried, the first:\n    A_EL1"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(choice(63, 0, (feature("A"), field("X", 63, 0)), (None, field("Y", 63, 0))))),
     "1 ranges with other fields under other conditions, carried with the first:\n    A_EL1.X (also Y)"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(field("X", 63, 0, resets={"_type": "FieldResets", "domains": {
        "warm": bits(1, 64), "cold": {"_type": "Resets.Unknown"}}}))), "1 resets that depend on the kind of reset, or on a condition:\n    A_EL1.X"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset(reserved(63, 40), field("X", 7, 0, rangeset=[*at(35, 34), *at(3, 0)]), reserved(39, 36), reserved(33, 4))),
     "1 fields in several pieces, carried as a field for each piece:\n    A_EL1.X"),
    (registers("A<n>_EL1", encoding(3, 0, 1, 2, equation("m", 3)), 16, fieldset(field("X", 63, 0))), "1 arrays whose elements share an encoding"),
    (registers("A<n>_EL1", encoding(3, 0, 1, 2, equation("m", 3)), 4, fieldset(field("X", 63, 0)), indexes=[*at(7, 6), *at(1, 0)]),
     "1 arrays of registers with holes:\n    A<n>_EL1"),
    (registers("A<n>_EL1", encoding(3, 0, 1, 2, equation("m", 3)), 1 << 20, fieldset(field("X", 63, 0))), "1 arrays of more than 4096 registers:\n    A<n>_EL1"),
    (registers("A<n>_EL1", encoding(3, 0, 1, 2, equation("q", 3)), 4, fieldset(field("X", 63, 0))),
     "1 registers whose addresses are implementation defined, or follow an unknown rule:\n    A<n>_EL1"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset({**field("X", 63, 0), "_type": "Fields.Dynamic"})),
     "1 fields that contain other fields under a condition, carried as one field:\n    A_EL1.X"),
    (register("A_EL1", encoding(3, 0, 1, 2, 3), fieldset({"_type": "Fields.Brand.New", "rangeset": at(63, 0)})), "1 fields of an unknown type:\n    A_EL1 (Fields.Brand.New)"),
    ({"_type": "Novelty", "name": "Z"}, "1 entries of an unknown type:\n    Z (Novelty)")])
def test_what_is_not_carried_is_listed(aarchmrs, folder, entry, told) -> None:
    assert told in aarchmrs(CR, entry).err
    assert "pmxcr_el0:" in written(folder)


# Sources that are wrong

@pytest.mark.parametrize("content, told", [
    ({"registers": 5}, "the file has no list of registers"), ([5], "an entry is no object with a `_type`"), ([], "import can carry no register of this file"),
    (release(CR, schema="3.1"), "the schema is 3.1; name a file of schema 2"),
    ([CR | {"name": 5}], "`name` is a number, but must be a text"), ([{k: v for k, v in CR.items() if k != "name"}], "an object of type `Register` has no `name`"),
    ([CR | {"name": "\u202e \x00"}], "`` is not a name; use letters"), ([CR | {"name": "A" * 500}], "is not a name"),
    ([CR | {"fieldsets": [fieldset(field("12", 63, 0))]}], "`12` is not a name"),
    ([external("E", [mapped(integer(0), component="")], fieldset(field("X", 31, 0), width=32))], "`` is not a name"),
    ([CR | {"accessors": "all"}], "`accessors` is a text, but must be a list"), ([CR | {"accessors": [7]}], "an entry of `accessors` is a number, but must be an object"),
    ([CR | {"fieldsets": [fieldset(field("X", 70, 0))]}], "bits 70:0 are outside a range of 64 bits"),
    ([CR | {"fieldsets": [fieldset(field("X", 7, 0), field("Y", 9, 7))]}], "two fields have bits 9:7"),
    ([CR | {"fieldsets": [fieldset(field("X", 7, 0, rangeset=[]))]}], "a field has no bits"),
    ([CR | {"fieldsets": [fieldset(field("X", 7, 0, rangeset=[{"_type": "Range", "start": -1, "width": 2}]))]}], "`start` is -1, but must be from 0 to 128"),
    ([CR | {"fieldsets": [fieldset(field("X", 7, 0, rangeset=[{"_type": "Range", "start": True, "width": 2}]))]}], "`start` is true or false, but must be a number"),
    ([CR | {"fieldsets": [fieldset(field("X", 1, 0, values=values("011")))]}], "`'011'` has 3 bits, but its field has 2"),
    ([CR | {"fieldsets": [fieldset(field("X", 1, 0, values=values("2")))]}], "`'2'` is not a value of 2 bits"),
    ([CR | {"fieldsets": [fieldset(array("P<m>", 30, 0, 7))]}], "31 bits do not divide into 7 elements of `P<m>`"),
    ([register("A_EL1", encoding(3, 0, 1, bits(1, 5), 3), fieldset(field("X", 63, 0)))], "`'00001'` has 5 bits, but its field has 4"),
    ([register("A_EL1", {}, fieldset(field("X", 63, 0)))], "an object has no `op0`"),
    ([registers("A<n>_EL1", encoding(3, 0, 1, group("'111':m[4:3]"), 0), 4, fieldset(field("X", 63, 0)))], "`'111':m[4:3]` has 5 bits, but must have 4"),
    ([registers("A<n>_EL1", encoding(3, 0, 1, 2, 3), 4, fieldset(field("X", 63, 0)), indexes=[])], "`A<n>_EL1` has no elements"),
    ([external("E", [mapped({"_type": "AST.BinaryOp", "op": "-", "left": integer(1), "right": integer(9)})], fieldset(field("X", 31, 0), width=32))], "an offset is -8")])
def test_wrong_sources_are_one_error(folder, run, content, told) -> None:
    (folder / "Registers.json").write_text(json.dumps(content, indent=1))
    outcome = run("import", "aarchmrs", folder / "Registers.json")
    assert outcome.status == 1 and told in outcome.err
    assert outcome.err.endswith("1 mistake; nothing was changed\n") and "Traceback" not in outcome.err and outcome.out == ""


def test_the_place_of_a_mistake_is_told(folder, run) -> None:
    (folder / "Registers.json").write_text(json.dumps([SET, CR | {"fieldsets": [fieldset(field("X", 7, 0), field("Y", 9, 7))]}], indent=1))
    line, column = run("import", "aarchmrs", folder / "Registers.json").err.split(":")[1:3]
    lines = (folder / "Registers.json").read_text().splitlines()
    assert lines[int(line) - 1][int(column) - 1:].startswith('"rangeset"') and '"name": "Y"' in "".join(lines[int(line) - 6:int(line) + 20])


@pytest.mark.parametrize("content", ["[" * 100_000, '[{"_type": "Register", "name": "X", "condition": ' + '{"_type": "AST.UnaryOp", "op": "!", "expr": ' * 400 + "{}" + "}" * 401 + "]",
                                     '{"registers": [{"_type": "Register", "name": "X", "name": "Y"}]}', "{", "\x00", '[{"_type": "Register", "name": NaN}]'])
def test_hostile_sources_are_one_error(folder, run, content) -> None:
    (folder / "Registers.json").write_text(content)
    outcome = run("import", "aarchmrs", folder / "Registers.json")
    assert outcome.status == 1 and "mistake" in outcome.err and "Traceback" not in outcome.err and len(outcome.err) < 2000


def test_what_is_too_big_is_not_read(folder, run) -> None:
    with open(folder / "Registers.json", "wb") as stream:
        stream.truncate(300 << 20)
    assert "the file has 300 MB, more than 256" in run("import", "aarchmrs", folder / "Registers.json").err
    with open(folder / "sysreg", "wb") as stream:
        stream.truncate(100 << 20)
    assert "the file has 100 MB, more than 8" in run("import", "kernel-sysreg", folder / "sysreg").err


def test_only_is_for_registers(run, folder) -> None:
    outcome = run("import", "perfmon", folder / "a.json", "--only", "X*")
    assert outcome.status == 2 and "--only chooses registers, and perfmon has none" in outcome.err


# Importing again

def edit(folder: Path, *changes: tuple[str, str]) -> str:
    text = written(folder)
    for old, new in changes:
        assert text.count(old) == 1, text
        text = text.replace(old, new)
    (folder / "soc.yaml").write_text(text)
    return text


def test_the_same_again_changes_nothing(aarchmrs, folder) -> None:
    aarchmrs()
    before = written(folder)
    assert aarchmrs().err == "" and written(folder) == before


def test_what_a_person_added_stays(aarchmrs, folder) -> None:
    """Words, names of values, access that the source does not say, what only a person knows."""
    aarchmrs()
    before = edit(folder, ("2:1: {name: MODE, range: 0-2}", "2:1: {name: MODE, values: {0: FREE, 1: USER, 2: BOTH}, text: What is counted.}"),
                  ("text: PMXCR_EL0; FEAT_PMUX.", "text: Enables the counters.\n        example: 0x3000"),
                  ("30:0: {name: P<m>, array: 31}", "30:0: {name: P<m>, array: 31, access: W1S}"),
                  ("    registers:\n", "    registers:\n      mine:\n        text: My own.\n        at: S3_3_C15_C0_0\n        fields:\n          63:0: {name: X}\n"))
    assert aarchmrs().err == "" and written(folder) == before


def test_what_the_source_changed_is_renewed_and_keeps_additions(aarchmrs, folder) -> None:
    aarchmrs()
    edit(folder, ("text: PMXCR_EL0; FEAT_PMUX.", "text: Enables the counters."), ("0: {name: E, reset: 0}", "0: {name: E, reset: 0, text: Enables all.}"))
    changed = json.loads(json.dumps(CR))
    changed["fieldsets"][0]["values"][5:6] = [reserved(10, 4), field("NEW", 3, 3)]
    new = register("PMXNEW_EL0", encoding(3, 3, 9, 12, 7), fieldset(field("X", 63, 0)))
    outcome = aarchmrs(changed, SET, TYPER, new)
    assert "added: 1: sysreg/pmxnew_el0\nrenewed: 1: sysreg/pmxcr_el0\n" in outcome.err
    assert """\
      pmxcr_el0:
        name: PMXCR_EL0
        text: Enables the counters.
        at: S3_3_C9_C12_0
        fields:
          63:33: RES0
          32: {name: FZS, note: Only where FEAT_PROF.}
          31:24: {name: IMP, access: RO, note: "Only where FEAT_OLD, else RAZ."}
          23:16: RES0
          15:11: {name: N, access: RO}
          10:4: RES0
          3: {name: NEW}
          2:1: {name: MODE, range: 0-2}
          0: {name: E, reset: 0, text: Enables all.}
""" in written(folder)
    assert "      pmxnew_el0:\n        name: PMXNEW_EL0\n" in written(folder)
    assert aarchmrs(changed, SET, TYPER, new).err == ""


def test_what_contradicts_is_told_and_left(aarchmrs, folder) -> None:
    aarchmrs()
    before = edit(folder, ("S3_3_C9_C12_0", "S3_3_C9_C13_0"), ("2:1: {name: MODE, range: 0-2}", "2:1: {name: MODE, range: 0-1}"),
                  ("32: {name: FZS, note: Only where FEAT_PROF.}", "32: RES0"))
    for _ in range(2):
        outcome = aarchmrs()
        assert "`pmxcr_el0` has `at: S3_3_C9_C13_0` here, but S3_3_C9_C12_0 in its source" in outcome.err
        assert "`MODE` has other `values` in its source (0-2)" in outcome.err
        assert "`pmxcr_el0` has no `FZS`, but its source has, at bits 32; add it, or leave it out" in outcome.err
        assert written(folder) == before


def test_what_is_gone_from_the_source_stays(aarchmrs, folder) -> None:
    aarchmrs()
    before = written(folder)
    assert "kept, but no longer in the sources: 1: sysreg/pmxset_el0" in aarchmrs(CR, TYPER).err
    assert "pmxset_el0:" in written(folder) and written(folder).split("# Digests")[0] == before.split("# Digests")[0]


# Linux's table

TABLE = """\
# Comments are not read.
SysregFields	PMX_ELx
Res0	63:5
Raz	4
Field	3:1	KIND
Unkn	0
EndSysregFields

Sysreg	PMXA_EL1	3	0	9	14	6
Fields	PMX_ELx
EndSysreg

Sysreg	PMXB_EL1	3	0	9	14	7
Fields	PMX_ELx
EndSysreg

Sysreg	PMXB_EL12	3	5	9	14	7
Mapping	PMXB_EL1
EndSysreg

Sysreg	PMXID_EL1	3	0	0	5	0
Res1	63:8
UnsignedEnum	7:4	PMU
	0b0000	NI
	0b0001	IMP
	0b0001	SAME
EndEnum
SignedEnum	3:2	DIFF
	0b11	NI
	0b00	3RD
EndEnum
Enum	1	ON
	0	OFF
	1	ON
EndEnum
Rao	0
EndSysreg
"""


def test_registers_of_the_kernel(sysreg, folder, run) -> None:
    outcome = sysreg(TABLE)
    text = written(folder)
    assert outcome.status == 0 and run("check", "--regdefs", folder.parent, folder / "soc.yaml").status == 0
    assert "layouts:\n  pmxa_el1_bits:\n    fields:\n      63:5: RES0\n      4: RAZ\n      3:1: {name: KIND}\n      0: IMPDEF\n" in text
    assert "        note: Another encoding of PMXB_EL1.\n        at: S3_5_C9_C14_7\n        layout: pmxa_el1_bits\n" in text
    assert """\
          63:8: RES1
          7:4: {name: PMU, open: true, values: {0: NI, 1: IMP}}
          3:2: {name: DIFF, open: true, values: {3: NI, 0: v3RD}, note: A signed number.}
          1: {name: ON, values: {0: "OFF", 1: "ON"}}
          0: RAO
""" in text
    assert "1 encodings of instructions, which are not registers:\n    PMXDO\n" in sysreg(TABLE + "Sysreg	PMXDO	1	0	9	14	6\nRes0	63:0\nEndSysreg\n").err
    assert "1 second names of a value:\n    PMXID_EL1.PMU 1 (SAME)\n" in outcome.err


def test_registers_of_the_kernel_are_chosen_and_renewed(sysreg, folder) -> None:
    sysreg(TABLE, "--only", "PMXID*")
    assert "pmxid_el1:" in written(folder) and "pmxa_el1:" not in written(folder)
    edit(folder, ("7:4: {name: PMU,", "7:4: {name: PMU, access: RO, text: Version.,"))
    outcome = sysreg(TABLE.replace("Res1	63:8", "Res0	63:8"), "--only", "PMXID*")
    assert "7:4: {name: PMU, access: RO, text: Version.," in written(folder)
    assert sysreg(TABLE, "--only", "NONE*").err.startswith(f"{folder}/sysreg:1:1: no register is called `NONE*`")
    assert outcome.status == 0


@pytest.mark.parametrize("table, told", [
    ("Field	1	X\n", ":1:1: `Field` does not begin a register"), ("Sysreg	X	3	0	1\n", ":1:1: `Sysreg` has 4 operands, but must have 6; write `Sysreg NAME"),
    ("Sysreg	X	3	0	16	2	3\n", ":1:14: `16` is not a number from 0 to 15"), ("Sysreg	3X	3	0	1	2	3\n", ":1:8: `3X` is not a name"),
    ("Sysreg	X	3	0	1	2	3\nField	63:0	A\n", ":1:1: `X` has no end; write `EndSysreg`"),
    ("Sysreg	X	3	0	1	2	3\nField	62:0	A\nEndSysreg\n", ":2:7: bits 62:0 of `X` do not begin at 63"),
    ("Sysreg	X	3	0	1	2	3\nField	63:1	A\nEndSysreg\n", ":3:1: no field has bits 0:0 of `X`"),
    ("Sysreg	X	3	0	1	2	3\nField	64:0	A\nEndSysreg\n", ":2:7: `64:0` is not a range of 64 bits"),
    ("Sysreg	X	3	0	1	2	3\nFeild	63:0	A\nEndSysreg\n", ":2:1: `Feild` is not a keyword of such a table; did you mean `Field`?"),
    ("Sysreg	X	3	0	1	2	3\nFields	NONE\nEndSysreg\n", ":2:8: there are no fields called `NONE`"),
    ("Sysreg	X	3	0	1	2	3\nMapping	X\nEndSysreg\n", ":2:9: `X` names its own fields"),
    ("Sysreg	X	3	0	1	2	3\nFields	A\nRes0	63:0\nEndSysreg\n", ":3:1: `X` has the fields of `A` already"),
    ("Sysreg	X	3	0	1	2	3\nRes0	63:0\nFields	A\nEndSysreg\n", ":3:1: `X` has fields already"),
    ("Sysreg	X	3	0	1	2	3\nEnum	63:0	A\n0	B\n", ":2:1: the values of `A` have no end"),
    ("Sysreg	X	3	0	1	2	3\nEnum	63:62	A\n4	B\nEndEnum\n", ":3:1: `4` is not a number from 0 to 3"),
    ("Sysreg	X	3	0	1	2	3\nEnum	63:62	A\n0	B\n1	B\nEndEnum\n", ":4:3: `A` has two values called `B`"),
    ("Sysreg	X	3	0	1	2	3\nRes0	63:0\nEndSysreg\n" * 2, ":4:8: `X` is defined twice (first in line 1)"), ("\x00\n", ":1:1: `` does not begin a register")])
def test_wrong_tables_are_one_error(sysreg, folder, table, told) -> None:
    outcome = sysreg(table)
    assert outcome.status == 1 and told in outcome.err and "Traceback" not in outcome.err
    assert not (folder / "soc.yaml").exists()
