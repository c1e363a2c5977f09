"""`check --against`: how a description differs from a release of the architecture. Releases are small files of the same form, written for these tests."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from architecture import CR, SET, TYPER, array, encoding, external, feature, field, fieldset, choice, integer, mapped, register, release, reserved, values
from describing import ROOT, Outcome
from generator.commands.against import of_register, published
from generator.commands.commands import load_all

Against = Callable[..., Outcome]
SYSTEM = """\
pmureg: 2
system: soc
title: A chip
sources: {M: Manual}
blocks:
  core:
    title: Core
    source: M
    space: sysreg
    scope: cpu
    registers:
      cr:
        name: PMXCR_EL0
        text: Control.
        at: S3_3_C9_C12_0
        fields:
          63:33: RES0
          32: {name: FZS}
          31:24: {name: IMP, access: RO}
          23:16: RES0
          15:11: {name: N, access: RO}
          10:3: RES0
          2:1: {name: MODE, values: {0: FREE, 1: USER, 2: BOTH}}
          0: {name: E, reset: 0}
      set:
        name: PMXSET_EL0
        text: Enables.
        at: S3_3_C9_C12_1
        access: W1S
        fields:
          63:31: RES0
          30:0: {name: P<m>, array: 31}
      typer:
        name: PMXTYPER<n>_EL0
        text: What is counted.
        at: S3_3_C14_C(12 | n >> 3)_(n & 7)
        array: 31
        fields:
          63:24: RES0
          23: {name: T}
          22:16: RES0
          15:0: {name: evtCount}
"""


@pytest.fixture
def against(folder: Path, run: Callable[..., Outcome]) -> Against:
    """The system, changed, against a release."""
    def call(*changes: tuple[str, str], entries: tuple[dict[str, object], ...] = (), options: tuple[str, ...] = ()) -> Outcome:
        text = SYSTEM
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        (folder / "soc.yaml").write_text(text)
        (folder / "Registers.json").write_text(json.dumps(release(*entries)))
        return run("check", "--regdefs", folder.parent, folder / "soc.yaml", "--against", folder / "Registers.json", *options)
    return call


def test_what_is_the_same_is_no_difference(against) -> None:
    outcome = against()
    assert (outcome.status, outcome.out) == (0, "no differences from Registers.json, vTest-A, build 7, of Sun Dec 15 22:18:44 2024 UTC, schema 2.5.3\n")


@pytest.mark.parametrize("change, line, told", [
    (("C9_C12_0", "C9_C13_0"), 13, "`PMXCR_EL0` is at S3_3_C9_C13_0, but at S3_3_C9_C12_0 in the release; correct `at`"),
    (("12 | n >> 3", "8 | n >> 3"), 34, "`PMXTYPER<n>_EL0` is at S3_3_C14_C8_0, but at S3_3_C14_C12_0 in the release"),
    (("(n & 7)\n        array: 31", "(n & 7)\n        array: 30"), 34, "`PMXTYPER<n>_EL0` has 30 elements, but 31 in the release; correct `array`"),
    (("PMXCR_EL0", "PMXQR_EL0"), 13, "`PMXQR_EL0` is not in the release, which has `PMXCR_EL0` in its place"),
    (("access: W1S", "access: RO"), 26, "`PMXSET_EL0` cannot be written, but can in the release; correct `access`"),
    (("access: W1S", "access: WO"), 26, "`PMXSET_EL0` cannot be read, but can in the release; correct `access`"),
    (("32: {name: FZS}", "32: RES0"), 18, "bits 32 of `PMXCR_EL0` are RES0, but `FZS` in the release (only where FEAT_PROF); describe the field"),
    (("32: {name: FZS}", "32: {name: FZT}"), 18, "`PMXCR_EL0.FZT` is called FZS in the release; correct the name, or add the release's to `aliases`"),
    (("10:3: RES0", "10:4: RES0\n          3: {name: X}"), 23, "`PMXCR_EL0.X` is not in the release, which has RES0 at its bits; correct it, or add `only:`"),
    (("10:3: RES0", "10:3: RES1"), 22, "bits 10:3 of `PMXCR_EL0` are RES1, but RES0 in the release"),
    (("10:3: RES0", "10:3: RAZ"), 22, "bits 10:3 of `PMXCR_EL0` are RAZ, but RES0 in the release"),
    (("15:11: {name: N, access: RO}\n          10:3: RES0", "15:12: {name: N, access: RO}\n          11:3: RES0"), 21,
     "`PMXCR_EL0.N` is at bits 15:12, but at 15:11 in the release; correct the bits"),
    (("15:11: {name: N, access: RO}", "15:11: {name: N}"), 21, "`PMXCR_EL0.N` is RW, but RO in the release; correct `access`"),
    (("0: {name: E, reset: 0}", "0: {name: E, reset: 1}"), 24, "`PMXCR_EL0.E` is 0x1 after reset, but 0x0 in the release; correct `reset`"),
    (("30:0: {name: P<m>, array: 31}", "30:0: {name: P}"), 32, "`PMXSET_EL0.P` has elements of 31 bits, but of 1 in the release; correct `array`"),
    (("2: BOTH}", "3: BOTH}"), 23, "`PMXCR_EL0.MODE` can be 3, but not in the release; correct `values`"),
    ((", 2: BOTH}", "}"), 23, "`PMXCR_EL0.MODE` can be 2 in the release, but not here; add it to `values`, or write `open: true`")])
def test_differences_are_told_with_their_place(against, folder, change, line, told) -> None:
    outcome = against(change)
    assert outcome.status == 1
    assert any(text.startswith(f"{folder}/soc.yaml:{line}:") and told in text for text in outcome.out.splitlines()), outcome.out


@pytest.mark.parametrize("change", [("32: {name: FZS}", "32: IMPDEF"), (", 2: BOTH}", "}, open: true"), ("{name: FZS}", "{name: FREEZE, aliases: [FZS]}")])
def test_what_nobody_described_is_no_difference(against, change) -> None:
    assert against(change).status == 0


def test_a_release_that_says_less_is_no_difference(against) -> None:
    """Bits that it leaves to implementations, and a window to another register that is one field there."""
    implementation = fieldset(reserved(63, 0, "UNKNOWN"))
    assert against(entries=(CR | {"fieldsets": [implementation]}, SET, TYPER)).status == 0
    window = register("PMXSET_EL0", encoding(3, 3, 9, 12, 1), fieldset(field("WINDOW", 63, 0)))
    assert against(("        access: W1S\n", "        access: W1S\n        state: cr\n"), entries=(CR, window, TYPER)).status == 0


def test_what_only_the_release_has_is_told_of_names_that_are_asked_for(against, folder) -> None:
    more = (CR, SET, TYPER, register("PMXNEW_EL0", encoding(3, 3, 9, 12, 7), fieldset(field("X", 63, 0))), register("OTHER_EL1", encoding(3, 0, 9, 12, 7), fieldset(field("X", 63, 0))))
    assert against(entries=more).status == 0
    outcome = against(entries=more, options=("--only", "PMX*"))
    assert outcome.status == 1 and f"{folder}/soc.yaml:1:1: 1 register of the release is not described: PMXNEW_EL0; add them with `import`" in outcome.out
    assert "no register is called `ZZZ*`" in against(options=("--only", "ZZZ*")).err


def test_another_encoding_is_found_by_its_name(against) -> None:
    twice = register("PMXSET_EL0", encoding(3, 3, 9, 12, 1), fieldset(reserved(63, 31), array("P<m>", 30, 0, 31)))
    twice["accessors"] += register("PMXSET_EL12", encoding(3, 5, 9, 12, 1))["accessors"]
    assert against(("PMXSET_EL0\n        text: Enables.\n        at: S3_3_C9_C12_1\n", "PMXSET_EL12\n        text: Enables.\n        at: S3_5_C9_C12_1\n"), entries=(CR, twice, TYPER)).status == 0


def test_units_in_memory(folder, run) -> None:
    text = SYSTEM[:SYSTEM.index("    space:")] + ("    space: mmio\n    registers:\n      ctl: {name: CTL, text: x, at: 0x10, fields: {31:1: RES0, 0: {name: E}}}\n"
                                                  "      cnt: {name: CNT<n>, text: x, at: 0x20 + 4 * n, array: 4, fields: {31:0: {name: C}}}\n")
    (folder / "soc.yaml").write_text(text)
    unit = external("CTL", [mapped(integer(0x14))], fieldset(reserved(31, 1), field("E", 0, 0), width=32))
    (folder / "Registers.json").write_text(json.dumps(release(unit)))
    outcome = run("check", "--regdefs", folder.parent, folder / "soc.yaml", "--against", folder / "Registers.json")
    assert "`CTL` is at 0x10, but at 0x14 in the release" in outcome.out and "`CNT<n>` is not in the release" in outcome.out
    (folder / "soc.yaml").write_text(text.replace("name: CTL", "name: MINE"))
    assert run("check", "--regdefs", folder.parent, folder / "soc.yaml", "--against", folder / "Registers.json").status == 0, "another unit"


def test_linuxs_table_has_what_one_kernel_needs(folder, run) -> None:
    (folder / "soc.yaml").write_text(SYSTEM)
    (folder / "sysreg").write_text("Sysreg	PMXCR_EL0	3	3	9	12	0\nRes0	63:33\nField	32	FZS\nUnkn	31:16\nField	15:11	N\nRes0	10:3\nField	2:1	MODE\nField	0	RUN\nEndSysreg\n"
                                   "Sysreg	PMXSET_EL0	3	3	9	12	1\nUnkn	63:0\nEndSysreg\n")
    outcome = run("check", "--regdefs", folder.parent, folder / "soc.yaml", "--against", folder / "sysreg")
    assert [line.split(": ", 1)[1] for line in outcome.out.splitlines()[:-1]] == ["`PMXCR_EL0.E` is called RUN in the release; correct the name, or add the release's to `aliases`"]


# Of Linux's arch/arm64/tools/sysreg since 6.16: words of the manual stand there for names, and elements one by one.
SPMU = """\
Sysreg	SPMCFGR_EL1	2	0	9	13	7
Res0	63:32
Field	31:28	NCG
Res0	27:25
Field	24	HDBG
Field	23	TRO
Field	22	SS
Field	21	FZO
Field	20	MSI
Field	19	RAO
Res0	18
Field	17	NA
Field	16	EX
Field	15:14	RAZ
Field	13:8	SIZE
Field	7:0	N
EndSysreg
Sysreg	SPMSCR_EL1	2	7	9	14	7
Field	63:32	IMPDEF
Field	31	RAO
Res0	30:5
Field	4	NAO
Res0	3:1
Field	0	SO
EndSysreg
Sysreg	SPMCNTENSET_EL0	2	3	9	12	1
Field	63:0	P
EndSysreg
Sysreg	SPMACCESSR_EL1	2	0	9	13	3
""" + "".join(f"UnsignedEnum	{2 * number + 1}:{2 * number}	P{number}\n	0b00	TRAP_RW\n	0b01	TRAP_W\n	0b11	NOTRAP\nEndEnum\n" for number in reversed(range(32))) + "EndSysreg\n"
# Of the others nothing is said but where they are: a unit is the release's that has half of its registers.
SPMU += "".join(f"Sysreg	{name}	{place}\nUnkn	63:0\nEndSysreg\n" for name, place in {
    "SPMACCESSR_EL12": "2 5 9 13 3", "SPMIIDR_EL1": "2 0 9 13 4", "SPMDEVARCH_EL1": "2 0 9 13 5", "SPMDEVAFF_EL1": "2 0 9 13 6", "SPMINTENSET_EL1": "2 0 9 14 1",
    "SPMINTENCLR_EL1": "2 0 9 14 2", "SPMCR_EL0": "2 3 9 12 0", "SPMCNTENCLR_EL0": "2 3 9 12 2", "SPMOVSCLR_EL0": "2 3 9 12 3", "SPMZR_EL0": "2 3 9 12 4",
    "SPMSELR_EL0": "2 3 9 12 5", "SPMOVSSET_EL0": "2 3 9 14 3"}.items())


@pytest.mark.parametrize("change, told", [
    (("", ""), []), (("31	RAO", "31	RES1"), ["bits 31:31 of `SPMSCR_EL1` are RAO, but RES1 in the release"]),
    (("Field	15:14	RAZ", "Res0	15:14"), ["bits 15:14 of `SPMCFGR_EL1` are RAZ, but RES0 in the release"]),
    (("	P31\n", "	Q31\n"), ["`SPMACCESSR_EL1.P` is not in the release, which has Q31, P30"])])
def test_the_system_pmus_against_linuxs_table(change, told, folder, run) -> None:
    (folder / "sysreg").write_text(SPMU.replace(*change) if change[0] else SPMU)
    outcome = run("check", "--regdefs", ROOT / "regdefs", ROOT / "regdefs" / "arm" / "spmu.yaml", "--against", folder / "sysreg")
    lines = outcome.out.splitlines()[:-1]
    assert len(lines) == len(told) and all(sentence in line for line, sentence in zip(lines, told, strict=True)), outcome.out


def test_for_programs(against) -> None:
    told = json.loads(against(("(n & 7)\n        array: 31", "(n & 7)\n        array: 30"), options=("--json",)).out)
    assert [(one["line"], one["what"]) for one in told] == [(34, "`PMXTYPER<n>_EL0` has 30 elements, but 31 in the release")]


def test_what_cannot_be_read_is_one_error(against, folder, run) -> None:
    assert "nothing was changed" in against(("(n & 7)\n        array: 31", "(n & 7)\n        array: many")).err
    (folder / "soc.yaml").write_text(SYSTEM)
    (folder / "Registers.json").write_text("[")
    assert "JSON syntax" in run("check", "--regdefs", folder.parent, folder / "soc.yaml", "--against", folder / "Registers.json").err
    assert "No such file" in run("check", "--regdefs", folder.parent, folder / "soc.yaml", "--against", folder / "none.json").err
    outcome = run("check", "--only", "X")
    assert outcome.status == 2 and "--only needs --against" in outcome.err
    assert run("check", "--watch", "--against", folder / "Registers.json").status == 2


# What the manual and a release of 2024-12 say otherwise of the core's PMU: judged, and told in the description.
JUDGED = {"bits 23 of `PMEVTYPER<n>_EL0` are RES0, but `T` in the release (only where FEAT_TME)", "`PMECR_EL1.PMEE` can be 2 in the release, but not here"}


def test_the_cores_pmu_against_fields_as_a_release_has_them(folder, run) -> None:
    """PMEVTYPER<n>_EL0 and PMECR_EL1, typed from Arm's Registers.json of 2024-12 (architecture v9Ap6-A): bits, names and values."""
    levels = [field("P", 31, 31), field("U", 30, 30), *(choice(bit, bit, (feature("EL"), field(name, 0, 0))) for name, bit in (
        ("NSK", 29), ("NSU", 28), ("NSH", 27), ("M", 26), ("MT", 25), ("SH", 24))), choice(23, 23, (feature("FEAT_TME"), field("T", 0, 0))),
        *(choice(bit, bit, (feature("FEAT_RME"), field(name, 0, 0))) for name, bit in (("RLK", 22), ("RLU", 21), ("RLH", 20)))]
    three = values("00", "01", "10")
    typer = TYPER | {"name": "PMEVTYPER<n>_EL0", "fieldsets": [fieldset(
        field("TC", 63, 61, values=values(*(f"{number:03b}" for number in range(8)))), field("TE", 60, 60), reserved(59, 59), field("SYNC", 58, 58),
        field("VS", 57, 56, values=three), field("TLC", 55, 54, values=three), reserved(53, 44), field("TH", 43, 32), *levels, reserved(19, 16),
        field("evtCount[15:10]", 15, 10), field("evtCount[9:0]", 9, 0))]}
    pmecr = register("PMECR_EL1", encoding(3, 0, 9, 14, 5), fieldset(reserved(63, 5), field("SSE", 4, 3, values=values("00", "10", "11")), field("KPME", 2, 2),
                                                                     field("PMEE", 1, 0, values=values("00", "10", "11"))))
    (folder / "Registers.json").write_text(json.dumps(release(typer, pmecr)))
    found = published(folder / "Registers.json")
    system, = load_all(ROOT / "regdefs", [ROOT / "regdefs/arm/pmuv3.yaml"]).systems
    core = system.blocks["pmuv3"]
    ours = {register.name: register for register in core.registers.values()}
    told = {problem.what for theirs in found.blocks[0].registers for problem in of_register(core, ours[theirs.name], theirs, True)}
    assert told == JUDGED
