"""What only some versions of an architecture, or of the kernel, have: said everywhere, and the decoder knows it still."""

from __future__ import annotations

import re

import pytest

from describing import ROOT, demo, model, run_apart
from test_mistakes_shape import TEXTS, on_demo

READS = "reads:  {is: event=0x10, "

MISTAKES = [
    on_demo("removed where it never was", ("      events: all\n", ""), (READS, "reads:  @{is: event=0x10, removed: 6.20, "),
            ("event `reads` is removed in Linux 6.20, but Linux never listed it", "add `linux:`, or write the architecture's version with its name")),
    on_demo("removed before it was there", (READS, "reads:  @{is: event=0x10, since: 6.9, removed: 6.8, "),
            ("event `reads` is removed in Linux 6.8, before it was there (6.9)", "exchange them")),
    on_demo("a register that never was", ("      EVENT:\n        at:", "      EVENT:\n        since: Armv9.4\n        removed: Armv8.9\n        at:"), ("      EVENT:\n        since", "      EVENT:\n        @since"),
            ("register `EVENT` is removed in Armv8.9, before it was there (Armv9.4)", "exchange them")),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(name, changes, words, one_mistake):
    one_mistake(TEXTS[name], changes, words, name)


# As Arm's registers do it: a feature comes (Armv8.9), and one goes (FEAT_SEBEP, PMEVTYPER<n>_EL0.SYNC and PMIAR_EL1).
CHANGES = [
    ("        text: Counter <n>.\n", "        text: Counter <n>.\n        since: Armv8.9\n        removed: Armv9.8\n"),
    ("{name: ENABLE, ", "{name: ENABLE, since: Armv8.1, "),
    ("7:0: {name: EVENT, reset: 0, ", "7:0: {name: EVENT, reset: 0, open: true, values: {1: CYCLES, 0x10: {name: READS, removed: \"2026\"}}, "),
    (READS, READS + "since: Armv8.4, removed: the 2026 architecture, "),
    ("    metrics:\n", "      old: {is: event=0x20, since: 5.1, removed: 6.20, text: Old.}\n      new: {is: event=0x21, since: 6.20, text: New.}\n    metrics:\n"),
]


def test_said_everywhere(tmp_path) -> None:
    text = demo()
    for old, new in CHANGES:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    regdefs, out = tmp_path / "regdefs", tmp_path / "generated"
    (regdefs / "acme").mkdir(parents=True)
    (regdefs / "acme" / "demo.yaml").write_text(text)
    done = run_apart("build", "--regdefs", regdefs, "--out", out)
    assert done.status == 0, done.err
    header = (out / "include/pmureg/demo/noc.h").read_text()
    assert " * Only: since Armv8.9, removed in Armv9.8\n" in header
    assert re.search(r"uint32_t ENABLE; +/\* 0 +RW +1 counts. \(since Armv8.1\) \*/", header), header
    assert re.search(r"#define DEMO_NOC_EVENT_EVENT_READS +16U /\* removed in 2026 \*/\n", header)
    pages = (out / "pages/demo.c").read_text()
    for line in ("since Armv8.9, removed in Armv9.8", "since Armv8.1", "since Armv8.4, removed in the 2026 architecture", "since Linux 5.1, removed in Linux 6.20"):
        assert line in pages
    html = (out / "reference/demo/noc.html").read_text()
    assert "<dt>Only</dt><dd>since Armv8.9, removed in Armv9.8</dd>" in html
    assert "Only since Linux 5.1, removed in Linux 6.20." in html and "READS (removed in 2026)" in html
    # The kernel's newest files; what it has no more is an older kernel's, of which `verify` knows.
    assert {path.name for path in (out / "sysfs/demo/demo_noc_N/events").iterdir()} == {"cycles", "reads", "new"}
    tables = (out / "tables/demo.c").read_text()
    assert '{.release = "6.20", .name = "old"},' in tables
    assert tables.count('.since = "') == 2 and '.since = "5.1"' in tables and '.since = "6.20"' in tables


def test_what_arm_took_back() -> None:
    """FEAT_SEBEP went in 2026, with PMIAR_EL1 and every field that is its own."""
    pmuv3 = model(ROOT / "regdefs/arm/pmuv3.yaml", ROOT / "regdefs")
    gone = {f"{r.name}{f'.{f.name}' if f else ''}" for block in pmuv3.blocks.values() for r in block.registers.values()
            for f in [None, *r.named] if (f or r).removed}
    assert gone == {"PMIAR_EL1", "PMEVTYPER<n>_EL0.SYNC", "PMXEVTYPER_EL0.SYNC", "PMICFILTR_EL0.SYNC", "ID_AA64DFR0_EL1.SEBEP", "HDFGRTR2_EL2.nPMIAR_EL1",
                    "HDFGWTR2_EL2.nPMIAR_EL1"}
