"""What only some machines have, and what is wrong with some, by the revision in MIDR_EL1, on trees that stand for machines:
like Arm's erratum 855827, in the revisions of a Cortex-A53."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from described import make

SYSTEM = """\
pmureg: 2
system: revised
title: Core in revisions
sources: {M: Manual, E: Errata notice}
facts:
  part: {read: "midr[15:4]", example: 0xD03, text: Which core.}
  revision: {read: "midr[3:0]", example: 3, text: Its revision.}
variants: {plain: Plain core, deep: Deep core, wide: Wide core}
detect:
  - midr: {implementer: 0x41, part: 0xD03}
blocks:
  unit:
    title: Counters
    space: mmio
    source: M
    conditions:
      early: {when: part == 0xD03 and revision < 4, text: the core is r0p0 to r0p3}
      newer: {when: revision >= 4, text: the core is r0p4 or newer}
      filtering: {when: deep or wide, text: the core is the deep or the wide one}
    errata:
      855827:
        only: early
        events: [retired, stores]
        text: retired counts too much.
        source: E 855827
      none: {only: newer, events: [stores], text: stores counts nothing., source: E}
    registers:
      ctl: {text: Enables., at: 0x0, fields: {31:1: RES0, 0: {name: on, reset: 0, text: 1 counts.}}}
      slow: {text: Only newer ones., at: 0x8, only: newer, access: RO, fields: {31:2: RES0, 1: {name: b, only: newer, text: B.}, 0: {name: a, values: {1: ONE}, text: A.}}}
      sel: {text: Event of counter <n>., at: 0x10 + 4 * n, array: 2, fields: {31:9: RES0, 8: {name: filter, reset: 0, text: Filters.}, 7:0: {name: code, reset: 0, text: Event.}}}
      ctr: {text: Counter <n>., at: 0x20 + 4 * n, array: 2, fields: {31:0: {name: count, access: RW-V, reset: 0, text: Count.}}}
    terms:
      event: {field: sel.code, linux: "config:0-7"}
      wide: {linux: "config1:0", only: newer}
      filter: {field: sel.filter, linux: "config1:1", only: filtering}
    counters:
      general:
        count: 2
        width: 32
        register: ctr
        selects: sel[n].code
        runs: ctl.on
        program: [{write: "ctr[n]"}, {write: "sel[n]"}]
        disable: [{write: "sel[n]"}]
    sequences:
      start: [{write: ctl, set: {on: 1}}]
      stop: [{write: ctl}]
    events:
      retired: {is: event=8, text: Instructions retired.}
      stores: {is: event=7, text: Stores.}
      other: {is: event=9, text: Another.}
      added: {is: event=10, only: newer, text: New.}
    linux: {device: revised, event_string: "event=0x{event:x}"}
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("revised"), revised=SYSTEM)


def machine(tmp_path: Path, revision: int) -> list[str]:
    """A Cortex-A53 of this revision, with the unit's registers in a file."""
    cpu = tmp_path / "sys/devices/system/cpu"
    (cpu / "cpu0/regs/identification").mkdir(parents=True)
    (cpu / "online").write_text("0\n")
    (cpu / "cpu0/regs/identification/midr_el1").write_text(f"0x00000000410fd03{revision:x}\n")
    (tmp_path / "unit").write_bytes(bytes(4096))
    return ["--sysfs", str(tmp_path / "sys")]


def stat(run: Run, tmp_path: Path, revision: int, events: str, status: int = 0) -> str:
    return run(*machine(tmp_path, revision), "stat", "-a", "--system", "revised", "--io", "direct", "--mmio", f"revised_unit={tmp_path / 'unit'}",
               "-e", events, "--run-directory", tmp_path / "run", "true", status=status).stderr


def test_what_is_not_there_is_refused_in_the_conditions_words(run: Run, tmp_path: Path) -> None:
    assert "has `added` only if the core is r0p4 or newer\n" in stat(run, tmp_path, 3, "revised/added/", status=1)


def test_what_is_there_counts(run: Run, tmp_path: Path) -> None:
    assert "only if" not in stat(run, tmp_path, 4, "revised/added/")


def test_term_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert "has `wide` only if the core is r0p4 or newer\n" in stat(run, tmp_path, 3, "revised/event=9,wide=1/", status=1)


# As of Amlogic's G12B and SM1, whose monitor has ports that the one of G12A lacks (Linux meson_g12_ddr_pmu.c, capability).
@pytest.mark.parametrize(("variant", "has"), [("revised", True), ("revised.plain", False), ("revised.deep", True), ("revised.wide", True)])
def test_term_that_other_variants_have(run: Run, variant: str, has: bool) -> None:
    done = run("stat", "-a", "--system", variant, "--io", "sim", "--ticks", "1", "-e", "revised/event=9,filter=1/", status=0 if has else 1)
    assert has or "`filter` exists only where the core is the deep or the wide one, but this is Plain core\n" in done.stderr


def test_erratum_is_told_once(run: Run, tmp_path: Path) -> None:
    text = stat(run, tmp_path, 3, "revised/retired/,revised/stores/")
    assert text.count("pmureg: erratum 855827: retired counts too much.\n") == 1
    assert "erratum none" not in text


def test_erratum_of_another_revision(run: Run, tmp_path: Path) -> None:
    text = stat(run, tmp_path, 4, "revised/retired/,revised/stores/")
    assert "855827" not in text and text.count("pmureg: erratum none: stores counts nothing.\n") == 1


def test_event_that_is_not_affected(run: Run, tmp_path: Path) -> None:
    assert "erratum" not in stat(run, tmp_path, 3, "revised/other/")


def test_simulated_device_has_all(run: Run) -> None:
    assert "revised/added/" in run("stat", "-a", "--system", "revised", "--io", "sim", "-e", "revised/added/", "--ticks", "1").stdout
    assert "absent" not in run("dump", "revised", "--io", "sim").stdout


def test_register_that_is_not_there(run: Run, tmp_path: Path) -> None:
    dump = ["dump", "revised", "--io", "direct", "--mmio", f"revised_unit={tmp_path / 'unit'}"]
    text = run(*machine(tmp_path, 3), *dump).stdout
    assert "(absent: revised has `slow` only if the core is r0p4 or newer)\n" in text and "ctr" in text


def test_described(run: Run) -> None:
    text = run("describe", "revised/retired/").stdout
    assert "  erratum   855827, where the core is r0p0 to r0p3: retired counts too much.\n" in text
    assert "  only      where the core is r0p4 or newer\n" in run("describe", "revised/added/").stdout
    text = run("describe", "revised_unit_slow").stdout
    assert "  only      where the core is r0p4 or newer\n" in text and "only where the core is r0p4 or newer" in text
