"""Errata of described cores, told where the kernel counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run


# Cortex-A53 r0p4 and Neoverse V2: only the first has Arm's 855827.
@pytest.mark.parametrize(("midr", "told"), [("0x00000000410fd034", 1), ("0x00000000410fd4f0", 0)])
def test_erratum_of_the_core_is_told_once(run: Run, tree: Path, counting_all: None, midr: str, told: int) -> None:
    device = tree / "bus/event_source/devices/armv8_pmuv3_0"
    (device / "format").mkdir(parents=True)
    (device / "type").write_text("1\n")  # the kernel's software events; 8 is one, too
    (device / "format/event").write_text("config:0-15\n")
    (tree / "devices/system/cpu/cpu0/regs/identification").mkdir(parents=True, exist_ok=True)
    (tree / "devices/system/cpu/cpu0/regs/identification/midr_el1").write_text(f"{midr}\n")
    text = run("--sysfs", str(tree), "stat", "-a", "-e", "armv8_pmuv3_0/inst_retired/,armv8_pmuv3_0/st_retired/", "--", "true").stderr
    assert text.count("pmureg: erratum 855827: inst_retired counts too much") == told
