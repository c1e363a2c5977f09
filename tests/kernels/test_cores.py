"""An Intel core's counters by registers, in Linux, which takes them for broken and leaves them alone: MSRs that the SDM names, volume 3B, chapter 20.

The machine is an Ice Lake-SP (model 0x6A); CPUID's leaf 10 says version 5, eight counters and four fixed ones of 48 bits. At each tick a counter adds the low 8 bits
of its event's number plus 1, a fixed counter its own number plus 1.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kernel import Kernel

WATCHDOG = ("write 0 cpu.fixed_ctr_ctrl 0xb0", "write 0 cpu.perf_global_ctrl 0x200000000")  # as Linux's counts cycles on fixed counter 1


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    made = Kernel(tmp_path_factory.mktemp("cores"), "icx", 0x6A, "cpuid 10 - 0x07300805 0 0 0x8604")
    yield made
    made.end()


def counts(kernel: Kernel, events: str) -> list[int]:
    done = kernel.run(f"pmureg stat --io direct -x';' -o - -e '{events}' -- tell 'advance 1000'")
    return [int(line.split(";")[0]) for line in done.out.splitlines()]


def controls(kernel: Kernel) -> dict[str, int]:
    """Those that are not 0."""
    return {name: value for name, value in kernel.state().items() if name.startswith("cpu.") and "ctr[" not in name and "pmc[" not in name and value}


def written(kernel: Kernel) -> list[tuple[int, int]]:
    """Each MSR that was written since `forget`, and its value."""
    return [(int(row[4], 16), int(row[5], 16)) for row in map(str.split, kernel.run("!log").out.splitlines())]


def test_fixed_and_programmable_counters(kernel: Kernel) -> None:
    """Two values of the off-core register in one group take its two registers, and the second code of the event."""
    kernel.tell("forget")
    group = "{cpu/inst_retired.any/,cpu/cpu_clk_unhalted.thread/,cpu/uops_issued.any/,cpu/ocr.demand_data_rd.dram/,cpu/ocr.demand_code_rd.dram/}"
    assert counts(kernel, group) == [1000, 2000, 15000, 184000, 188000]
    writes = written(kernel)
    programmed = writes[:writes.index((0x38F, 0x300000007)) + 1]
    assert {(0x1A6, 0x73C000001), (0x1A7, 0x73C000004), (0x38D, 0x33), (0x186, 0x43010E), (0x187, 0x4301B7), (0x188, 0x4301BB)} <= set(programmed)
    assert controls(kernel) == {}


def test_beside_the_watchdog(kernel: Kernel) -> None:
    """It has the fixed counter of cycles: ours are counted elsewhere, and it goes on."""
    kernel.tell(*WATCHDOG)
    before = controls(kernel)
    assert counts(kernel, "cpu/cpu_clk_unhalted.thread/,cpu/inst_retired.any/") == [61000, 1000]
    assert controls(kernel) == before == {"cpu.fixed_ctr_ctrl[0]": 0xB0, "cpu.perf_global_ctrl[0]": 0x200000000}
    kernel.tell("reset")


def test_a_fixed_event_that_somebody_else_counts_is_refused(kernel: Kernel) -> None:
    kernel.tell("write 0 cpu.fixed_ctr_ctrl 0xb00", "write 0 cpu.perf_global_ctrl 0x400000000")
    error = kernel.run("pmureg stat --io direct -e cpu/ref-cycles/ -- true", status=1).err
    assert "cpu_fixed_ctr_ctrl" in error or "fixed_ctr_ctrl of cpu is 0xb00" in error, error
    kernel.tell("reset")


def test_user_mode_alone(kernel: Kernel) -> None:
    kernel.tell("forget")
    assert counts(kernel, "cpu/event=0x0e,umask=1,usr=1/,cpu/inst_retired.any,usr=1/") == [15000, 1000]
    assert {(0x186, 0x41010E), (0x38D, 0x2)} <= set(written(kernel))
