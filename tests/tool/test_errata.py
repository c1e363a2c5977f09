"""Errata of described cores, and events that only some have, told where the kernel counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run


# Cortex-A53 r0p4 and Neoverse V2: only the first has Arm's 855827.
@pytest.mark.parametrize(("midr", "told"), [("0x00000000410fd034", 1), ("0x00000000410fd4f0", 0)])
def test_erratum_of_the_core_is_told_once(run: Run, tree: Path, counting_all: None, midr: str, told: int) -> None:
    core(tree, midr)
    text = run("--sysfs", str(tree), "stat", "-a", "-e", "armv8_pmuv3_0/inst_retired/,armv8_pmuv3_0/st_retired/", "--", "true").stderr
    assert text.count("pmureg: erratum 855827: inst_retired counts too much") == told


# Neoverse N1, Cortex-A73, a Cortex-A53 beside which there may be a Cortex-A73, Cortex-A55 and Neoverse E1.
@pytest.mark.parametrize(("midr", "event", "wrong"), [
    ("0x00000000410fd0c1", "lf_stall", "armv8_pmuv3_0 has `lf_stall` only if the core is a Cortex-A73 or A75"),
    ("0x00000000410fd0c1", "event=0xc0", ""), ("0x00000000410fd091", "lf_stall", ""), ("0x00000000410fd034", "lf_stall", ""),
    ("0x00000000410fd050", "stall_backend_st", "only if the core is not a Cortex-A55, A510 or R82, whose event has .a55 behind its name"),
    ("0x00000000410fd050", "stall_backend_st.a55", ""), ("0x00000000410fd0c1", "stall_backend_st", ""),
    ("0x00000000410fd4a0", "l1d_ws_mode", "only if the core is a Cortex-A55, A510, A520 or R82"), ("0x00000000410fd4a0", "l1d_ws_mode.a65", "")])
def test_event_of_another_core_is_refused(run: Run, tree: Path, counting_all: None, midr: str, event: str, wrong: str) -> None:
    core(tree, midr)
    done = run("--sysfs", str(tree), "stat", "-a", "-e", f"armv8_pmuv3_0/{event}/", "--", "true", status=1 if wrong else 0)
    assert wrong in done.stderr and ("only if" in done.stderr) == bool(wrong)


def core(tree: Path, midr: str) -> None:
    device = tree / "bus/event_source/devices/armv8_pmuv3_0"
    (device / "format").mkdir(parents=True)
    (device / "type").write_text("1\n")  # the kernel's software events; 8 is one, too
    (device / "format/event").write_text("config:0-15\n")
    (tree / "devices/system/cpu/cpu0/regs/identification").mkdir(parents=True, exist_ok=True)
    (tree / "devices/system/cpu/cpu0/regs/identification/midr_el1").write_text(f"{midr}\n")
