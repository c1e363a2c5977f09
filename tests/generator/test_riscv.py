"""RISC-V's counters, write by write, with the numbers of the privileged architecture: mcountinhibit 0x320, mhpmevent3 0x323, mhpmcounter3 0xb03."""

from __future__ import annotations

import pytest

from describing import ROOT
from simulated import Simulated

ONES = "ffffffffffffffff"


@pytest.fixture(scope="module")
def hpm(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("hpm"), "riscv", (ROOT / "regdefs/riscv/riscv.yaml").read_text())


def test_two_counters(hpm: Simulated) -> None:
    """Inhibited, cleared, programmed, let go: bits 3 and 4 of mcountinhibit are theirs. UINH is bit 60, MINH 62."""
    said = hpm.do("poke mcountinhibit 0 0xfffffff8", "event riscv_hpm/event=0x10/ 1", "event riscv_hpm/event=0x21,uinh=1,minh=1/ 1", "open",
                  "writes", "peek mcountinhibit 0", "advance 1000", "close", "peek mcountinhibit 0", "peek mhpmevent 1")
    assert said[0].split() == [f"b03={ONES}", "b03=0",             # how wide they are
                               "320=fffffff8", "b03=0", "323=10",
                               "320=fffffff8", "b04=0", "324=5000000000000021",
                               "320=fffffff0", "320=ffffffe0"]
    assert said[1:] == ["ffffffe0", "counts 17000 34000", "undone", "fffffff8", "0"]


def test_48_bits_stick(hpm: Simulated) -> None:
    """The simulated hart has as many; one more tick than fits is a wrap, not a jump."""
    said = hpm.do("event riscv_hpm/event=0x10/ 1", "open", f"poke mhpmcounter 0 0x{ONES}", "peek mhpmcounter 0", "advance 10", "peek mhpmcounter 0")
    assert said[0] == "ffffffffffff" and said[2] == f"{17 * 10 - 1:x}"


def test_what_is_fixed_is_read_and_left_alone(hpm: Simulated) -> None:
    said = hpm.do("poke mcycle 0 1000", "event riscv_hpm/cycles/ 1", "event riscv_hpm/instructions/ 1", "open", "writes", "advance 50", "close")
    assert said == ["", "counts 50 50", "undone"]


def test_a_wrap_sets_its_flag(hpm: Simulated) -> None:
    """OF is bit 63 of the counter's event."""
    said = hpm.do("event riscv_hpm/event=0x10/ 1", "open", "poke mhpmcounter 0 0xfffffffffff0", "advance 1", "peek mhpmevent 0", "close", "peek mhpmevent 0")
    assert said[1] == "8000000000000010"
