"""What only some versions of an architecture, or of the kernel, have: said everywhere, and the decoder knows it still."""

from __future__ import annotations

import re

import pytest

from describing import ROOT, demo, model, reference_of, run_here
from table import block
from test_mistakes_shape import TEXTS, on_demo

READS = "reads:  {is: event=0x10, "

MISTAKES = [
    on_demo("dropped before it was there", (READS, "reads:  @{is: event=0x10, linux: {since: 6.9}, "), ("      events: all", "      dropped: {6.8: {reads: 0x10}}\n      events: all"),
            ("Linux lists event `reads` until 6.8, before it listed the event in 6.9", "correct `since` of the event, or `since` or `dropped` of the block's `linux`")),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(name, changes, words, one_mistake):
    one_mistake(TEXTS[name], changes, words, name)


# As Arm's registers do it: a feature comes (Armv8.9), and one goes (FEAT_SEBEP, PMEVTYPER<n>_EL0.SYNC and PMIAR_EL1).
CHANGES = [
    ("    title: Network on chip\n", "    title: Network on chip\n    conditions: {v89: the core is of Armv8.9, sebep: the core has FEAT_SEBEP}\n"),
    ("        text: Counter <n>.\n", "        text: Counter <n>.\n        only: v89\n"),
    ("{name: ENABLE, ", "{name: ENABLE, only: not sebep, "),
    ("    metrics:\n", "      old: {is: event=0x20, linux: {since: 5.1}, text: Old.}\n      new: {is: event=0x21, linux: {since: 6.20}, text: New.}\n    metrics:\n"),
    ("      events: all", "      dropped: {6.20: {old: 0x20, \"older_<n>\": 0x30}}\n      events: all"),
]


def test_said_everywhere(tmp_path) -> None:
    text = demo()
    for old, new in CHANGES:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    regdefs, out = tmp_path / "regdefs", tmp_path / "generated"
    (regdefs / "acme").mkdir(parents=True)
    (regdefs / "acme" / "demo.yaml").write_text(text)
    done = run_here("build", "--regdefs", regdefs, "--out", out)
    assert done.status == 0, done.err
    header = (out / "include/pmureg/demo/noc.h").read_text()
    assert " * Only: where the core is of Armv8.9\n" in header
    assert re.search(r"uint32_t ENABLE; +/\* 0 +RW +1 counts. \(where not: the core has FEAT_SEBEP\) \*/", header), header
    noc = block(out / "tables/demo.pmu", "noc")
    assert ["where the core is of Armv8.9"] == [line.text for register in noc.registers for line in register.lines if line.label == "only"]
    enable, = (field for register in noc.registers for field in register.fields if field.name == "ENABLE")
    assert enable.notes == ["only where not: the core has FEAT_SEBEP"]
    html = (reference_of(regdefs, tmp_path / "reference") / "demo/noc.html").read_text()
    assert "<dt>Only</dt><dd>where the core is of Armv8.9</dd>" in html
    # The kernel's newest files; what it has no more is an older kernel's, of which `verify` knows.
    assert {path.name for path in (out / "sysfs/demo/demo_noc_N/events").iterdir()} == {"cycles", "reads", "new"}
    assert noc.dropped == [{"release": "6.20", "name": "old"}, {"release": "6.20", "name": "older_<n>"}]
    assert {event.name: event.rest.since for event in noc.events if event.rest.since} == {"old": "5.1", "new": "6.20"}


def test_what_arm_took_back() -> None:
    """FEAT_SEBEP went in 2026, with PMIAR_EL1 and every field that is its own."""
    pmuv3 = model(ROOT / "regdefs/arm/pmuv3.yaml", ROOT / "regdefs")
    gone = {f"{r.name}{f'.{f.name}' if f else ''}" for block in pmuv3.blocks.values() for r in block.registers.values()
            for f in [None, *r.named] if (f or r).condition == "sebep"}
    assert gone == {"PMIAR_EL1", "PMEVTYPER<n>_EL0.SYNC", "PMXEVTYPER_EL0.SYNC", "PMICFILTR_EL0.SYNC", "ID_AA64DFR0_EL1.SEBEP", "HDFGRTR2_EL2.nPMIAR_EL1",
                    "HDFGWTR2_EL2.nPMIAR_EL1"}
