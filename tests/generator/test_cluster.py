"""A unit of each cluster, whose registers its cores reach: Arm's DSU.

Encodings: Linux, arch/arm64/include/asm/arm_dsu_pmu.h (CLUSTERPMCR_EL1 is S3_0_C15_C5_0, CLUSTERPMSELR_EL1 S3_0_C15_C5_5,
CLUSTERPMXEVTYPER_EL1 and CLUSTERPMXEVCNTR_EL1 S3_0_C15_C6_1 and _2). Its driver, drivers/perf/arm_dsu_pmu.c, counts on one CPU of
those that are associated with the unit, selects a counter before each access to it, and has `event` in config:0-31.
"""

from __future__ import annotations

import pytest

from driving import Driven
from table import read

CLUSTER = 5  # enum pmureg_scope

DSU = """\
pmureg: 2
system: dsu
title: DynamIQ Shared Unit
sources: {K: "Linux, arch/arm64/include/asm/arm_dsu_pmu.h and drivers/perf/arm_dsu_pmu.c"}
blocks:
  dsu:
    title: Shared unit of a cluster
    source: K
    space: sysreg
    scope: cluster
    banks:
      counter: {register: pmselr, set: {SEL: n}}
    registers:
      pmcr:
        at: S3_0_C15_C5_0
        text: Enables all counters.
        fields:
          63:2: RES0
          1: {name: P, access: WO, self_clearing: true, clears: [pmxevcntr], text: Zeroes the counters.}
          0: {name: E, reset: 0, text: 1 counts.}
      pmcntenset:
        at: S3_0_C15_C5_1
        text: Enables counters.
        access: W1S
        fields: {63:31: RES0, "30:0": {name: P<n>, array: 31, reset: 0, text: 1 enables.}}
      pmcntenclr:
        at: S3_0_C15_C5_2
        text: Disables counters.
        access: W1C
        state: pmcntenset
        fields: {63:31: RES0, "30:0": {name: P<n>, array: 31, reset: 0, text: 1 disables.}}
      pmselr:
        at: S3_0_C15_C5_5
        text: Selects a counter.
        fields: {63:5: RES0, "4:0": {name: SEL, reset: 0, text: Its number.}}
      pmxevtyper:
        at: S3_0_C15_C6_1
        array: 6
        bank: counter
        text: Chooses the event of the selected counter.
        fields: {63:32: RES0, "31:0": {name: EVENT, reset: 0, text: Event.}}
      pmxevcntr:
        at: S3_0_C15_C6_2
        array: 6
        bank: counter
        text: The selected counter.
        fields: {63:32: RES0, "31:0": {name: COUNT, access: RW-V, reset: 0, text: The count.}}
    terms:
      event: {field: pmxevtyper.EVENT, linux: "config:0-31"}
    counters:
      general:
        count: 6
        width: 32
        register: pmxevcntr
        selects: pmxevtyper[n].EVENT
        runs: pmcr.E and pmcntenset.P[n]
        program: [{write: "pmxevcntr[n]"}, {write: "pmxevtyper[n]"}]
        enable: [{write: pmcntenset, set: {"P[n]": 1}}]
        disable: [{write: pmcntenclr, set: {"P[n]": 1}}]
    sequences:
      start: [{modify: pmcr, set: {E: 1}}]
      stop: [{modify: pmcr, set: {E: 0}}]
    linux: {device: arm_dsu_<cluster>}
"""


@pytest.fixture(scope="module")
def dsu(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return Driven(tmp_path_factory.mktemp("dsu"), DSU, "dsu")


def test_it_counts_through_its_selector(dsu: Driven) -> None:
    """0x2b is l3d_cache: 1,000 * (0x2b + 1). Its type is written behind a select of counter 0 and an ISB."""
    lines = dsu.lines("count arm_dsu/event=0x2b/")
    assert lines[-1] == "arm_dsu/event=0x2b/ 44000"
    select, kind = "w64 0xc7ad 0", "w64 0xc7b1 0x2b"
    assert kind in lines and select in lines[:lines.index(kind)]
    dsu.validate()


def test_whose_it_is(dsu: Driven) -> None:
    block, = read(dsu.table).blocks
    assert block.scope == CLUSTER
    assert "through AArch64 system registers, one set per cluster" in block.shown[0]
    assert "one set per cluster" in dsu.page("dsu.html")
