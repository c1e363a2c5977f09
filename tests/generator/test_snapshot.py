"""Counters that a register shows as they were at one time: the snapshot of Arm's CoreSight PMU.

Arm DSU-120AE, 107721, and ARM-software/sysarch-acs, acs_pmu_reg.h: PMSSCR is at 0xE30, its bit 0 copies all counters to PMSVR<n> at
0x600 + 8n; PMSSRR at 0xE38 says which counters that resets; PMCFGR, 0xE00, reads 0x00603F05 (SS is bit 22, SIZE 0x3F, N 5).
PMEVCNTR<n> is at 8n, PMCR, whose bit 0 starts and stops the unit, at 0xE04.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT
from driving import Driven

UNIT = """\
pmureg: 2
system: dsu
title: A unit with snapshots
import: [arm/coresight.yaml]
sources: {D: "Arm DSU-120AE technical reference manual, 107721"}
blocks:
  dsu:
    base: [coresight64_cycles, coresight_snapshot]
    title: Memory-mapped view of a cluster's unit
    source: D
    registers:
      pmcfgr: {example: 0x00603F05}
    events: {cycles: ~}
    linux: {device: dsu_mmio}
"""


def add_library(folder: Path) -> Path:
    library = folder / "regdefs/arm/coresight.yaml"
    library.parent.mkdir(parents=True)
    library.write_text((ROOT / "regdefs/arm/coresight.yaml").read_text())
    return folder


@pytest.fixture(scope="module")
def dsu(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return Driven(add_library(tmp_path_factory.mktemp("snapshot")), UNIT, "dsu")


def between(lines: list[str]) -> list[str]:
    """What is done from the start of the unit to its stop."""
    return lines[lines.index("w32 0xe04 0x1"):]


def test_one_write_and_the_registers_that_show_it(dsu: Driven) -> None:
    """1,000 ticks of events 0x10 and 0x20 are 17,000 = 0x4268 and 33,000 = 0x80e8. The halves are read once each: nothing moves there."""
    lines = dsu.lines("count dsu_dsu/event=0x10/ dsu_dsu/event=0x20/")
    assert lines[-2:] == ["dsu_dsu/event=0x10/ 17000", "dsu_dsu/event=0x20/ 33000"]
    at = lines.index("r32 0x600 0x4268")
    assert lines[at - 1:at + 4] == ["w32 0xe30 0x1", "r32 0x600 0x4268", "r32 0x604 0", "r32 0x608 0x80e8", "r32 0x60c 0"]
    # No snapshot resets a counter: that is written before all, and nothing reads the counters while they run.
    assert "w32 0xe38 0" in lines[:at] and "w32 0xe3c 0" in lines[:at]
    assert not [line for line in between(lines)[:at - lines.index("w32 0xe04 0x1")] if line.startswith(("r32 0 ", "r32 0x8 "))]
    dsu.validate()


def test_a_counter_alone_is_read_itself(dsu: Driven) -> None:
    lines = dsu.lines("count dsu_dsu/event=0x10/")
    assert lines[-1] == "dsu_dsu/event=0x10/ 17000" and not [line for line in lines if line.startswith("w32 0xe30")]
    assert "r32 0 0x4268" in lines


def test_a_device_without(dsu: Driven) -> None:
    """0x00203F05: as above, but SS is 0. The counters are read high, low, high, and PMSSRR is left alone."""
    lines = dsu.lines("poke dsu.pmcfgr 0x00203F05", "count dsu_dsu/event=0x10/ dsu_dsu/event=0x20/")
    assert lines[-2:] == ["dsu_dsu/event=0x10/ 17000", "dsu_dsu/event=0x20/ 33000"]
    at = lines.index("r32 0 0x4268")
    assert lines[at - 1:at + 2] == ["r32 0x4 0", "r32 0 0x4268", "r32 0x4 0"]
    assert not [line for line in lines if line.split()[0] == "w32" and line.split()[1] in ("0xe30", "0xe38", "0xe3c")]


def test_a_group_is_not_stopped(dsu: Driven) -> None:
    """PMCR.E stays 1 until the end: without a snapshot the unit stands still while it is read."""
    group = "group dsu_dsu/event=0x10/ dsu_dsu/event=0x20/"
    lines = between(dsu.lines(group))
    assert lines[-2:] == ["dsu_dsu/event=0x10/ 17000", "dsu_dsu/event=0x20/ 33000"]
    assert "w32 0xe04 0" not in lines[:lines.index("r32 0x608 0x80e8")]
    lines = between(dsu.lines("poke dsu.pmcfgr 0x00203F05", group))
    assert lines[-2:] == ["dsu_dsu/event=0x10/ 17000", "dsu_dsu/event=0x20/ 33000"]
    assert "w32 0xe04 0" in lines[:lines.index("r32 0x8 0x80e8")]


def test_the_cycle_counter_is_number_31(dsu: Driven) -> None:
    """0x00607F06: with CC, so that counter 31 counts cycles; it is shown at 0x600 + 8 * 31 = 0x6f8."""
    lines = dsu.lines("poke dsu.pmcfgr 0x00607F06", "count dsu_dsu/event=0x10/ dsu_dsu/event=0x100000000/")
    assert lines[-2:] == ["dsu_dsu/event=0x10/ 17000", "dsu_dsu/event=0x100000000/ 1000"]
    at = lines.index("r32 0x6f8 0x3e8")
    assert lines[at - 3:at + 2] == ["w32 0xe30 0x1", "r32 0x600 0x4268", "r32 0x604 0", "r32 0x6f8 0x3e8", "r32 0x6fc 0"]


def test_what_is_told(dsu: Driven) -> None:
    page = dsu.page("dsu/dsu.html")
    assert "Snapshot in" in page and "Snapshot, before each read" in page


MISTAKES = [
    pytest.param((("      pmcfgr: {example: 0x00603F05}\n", "      pmcfgr: {example: 0x00603F05}\n    sequences: {snapshot: [@{modify: pmsscr, set: {SS: 1}}]}\n"),),
                 ("a step of `snapshot` can only be a barrier or a write of whole fields", "write `{write: REGISTER, set: {FIELD: 1}}`"), id="modify"),
    pytest.param((("      pmcfgr: {example: 0x00603F05}\n", "      pmcfgr: {example: 0x00603F05}\n    sequences: {snapshot: [@{write: pmcr}]}\n"),),
                 ("the last step of `snapshot` sets no field that acts, so it takes no snapshot", "add `self_clearing: true` or `access: W1S` to the field that takes it"), id="no act"),
    pytest.param((("    base: [coresight64_cycles, coresight_snapshot]\n", "    base: coresight64_cycles\n    sequences: {snapshot: [@{write: pmsscr, set: {SS: 1}}]}\n"),),
                 ("`sequences` have a `snapshot`, but no counter uses it", "add `snapshot: REGISTER` to the counters"), id="nobody"),
    pytest.param((("    base: [coresight64_cycles, coresight_snapshot]\n", "    base: coresight64_cycles\n    counters: {general: {snapshot: @pmsvr}}\n"),),
                 ("no step takes the snapshot that `pmsvr` shows", "add `snapshot:` to `sequences` with the steps that take it"), id="no steps"),
    pytest.param((("    base: [coresight64_cycles, coresight_snapshot]\n", "    base: coresight64_cycles\n    counters: {general: {snapshot: @{only: pmcfgr.SS}}}\n"),),
                 ("`snapshot` has no `register`", "add `register:`"), id="discovered"),
    pytest.param((("      pmcfgr: {example: 0x00603F05}\n", "      pmcfgr: {example: 0x00603F05}\n    counters: {cycles: {snapshot: @pmcfgr}}\n"),),
                 ("`pmcfgr` cannot show 64 bits", "name a readable register of 64 bits"), id="narrow"),
]


@pytest.mark.parametrize(("changes", "words"), MISTAKES)
def test_mistake(one_mistake, tmp_path, changes, words):
    add_library(tmp_path)
    one_mistake(UNIT, changes, words, "dsu")
