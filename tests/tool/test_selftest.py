"""pmureg selftest: on simulated devices, on files that stand for registers, and on a device that forgets everything.

Addresses: Intel 64 SDM Volume 3B (0x391 global control, 0x392 global status, 0x396 address match, 0x3C0 event selects).
"""

from __future__ import annotations

import os
import re
import signal
import struct
import subprocess
from pathlib import Path

import pytest

from command import SYSTEMS, Run
from drawn import drawn

SUMMARY = re.compile(r"(simulated: )?(\d+) passed, (\d+) failed, (\d+) skipped(: .*)?")


def summary(text: str) -> tuple[int, int, int]:
    match = SUMMARY.fullmatch(text.splitlines()[-1])
    assert match
    return int(match[2]), int(match[3]), int(match[4])


def msr(root: Path, values: dict[int, int]) -> Path:
    path = root / "dev/cpu/0/msr"
    path.parent.mkdir(parents=True)
    with open(path, "wb") as file:
        file.truncate(0x1000)
        for address, value in values.items():
            file.seek(address)
            file.write(struct.pack("<Q", value))
    return path


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_simulated_devices_do_what_is_described(run: Run, system: str) -> None:
    result = run("selftest", system, "--io", "sim")
    passed, failed, _ = summary(result.stdout)
    assert passed > 0 and failed == 0
    assert result.stdout.splitlines()[-1].startswith("simulated: ")


def test_a_line_for_each_register(run: Run) -> None:
    lines = run("selftest", "nhm", "--io", "sim").stdout.splitlines()
    assert "passed   uncore            MSR_UNCORE_FIXED_CTR_CTRL       bits 0x5 read back" in lines
    assert "passed   uncore            MSR_UNCORE_PERF_GLOBAL_STATUS   read" in lines
    assert "skipped  uncore            MSR_UNCORE_PERF_GLOBAL_OVF_CTRL  it has no readable bits" in lines
    # one fixed counter takes the clock, eight others the events (SDM)
    assert "passed   uncore            counters                        nhm_uncore/CLK_UNHALTED/: 1 of 1 counters moved" in lines
    assert any(line.endswith(": 8 of 8 counters moved") for line in lines)
    assert lines[-1] == "simulated: 9 passed, 0 failed, 1 skipped: 1 it has no readable bits"
    assert run("selftest", "nhm", "--io", "sim", "--quiet").stdout == lines[-1] + "\n"


def test_a_counter_that_is_free_is_one(run: Run) -> None:
    """Any number of events may read it. icx: one counter of clocks, MSR 0xa55 and the like (Linux uncore_snbep.c, icx_iio_msr_free_running);
    RISC-V: the cycle CSR."""
    for system, unit, event in (("icx", "uncore_iio_free_running_0", "icx_iio_free_running/ioclk/"), ("riscv", "riscv_hpm", "riscv_hpm/cycles/")):
        assert f"{event}: 1 of 1 counters moved" in re.sub(r"_0/", "/", run("selftest", system, unit, "--io", "sim").stdout), system


def test_only_some_units(run: Run) -> None:
    lines = run("selftest", "ivbep", "uncore_cbox_3", "uncore_imc", "--io", "sim").stdout.splitlines()[:-1]
    assert {line.split()[1] for line in lines} == {"uncore_cbox_3"} | {f"uncore_imc_{i}" for i in range(8)}


def test_files_keep_every_bit_but_count_nothing(run: Run, tmp_path: Path) -> None:
    """tests/runtime/test_selftest.c sees that everything is put back: in a file, registers lie over one another."""
    msr(tmp_path, {})
    result = run("selftest", "nhm", "--io", "msr", "--root", str(tmp_path), status=1)
    failed = [line for line in result.stdout.splitlines() if line.startswith("FAILED")]
    assert failed == ["FAILED   uncore            counters                        nhm_uncore/CLK_UNHALTED/: 0 of 1 counters moved"]
    assert "passed   uncore            MSR_UNCORE_ADDR_OPCODE_MATCH    bits 0xe000fffffffffff8 read back" in result.stdout
    assert "its event did not occur" in result.stdout.splitlines()[-1]


def test_registers_that_never_move_are_told_where_nothing_is_known_to_count(run: Run, tmp_path: Path) -> None:
    """Of Zen 2 no event counts whatever the machine does; Zen 4's UMC has umc_mem_clk (PMCx000 of the memory controllers in AMD's PPR)."""
    msr(tmp_path, dict.fromkeys(range(0xC0010230, 0xC0010250), 0))
    for folder in ("cpu", "cpu/cpu0/topology"):
        (tmp_path / "sys/devices/system" / folder).mkdir(parents=True, exist_ok=True)
    text = run("selftest", "zen2", "amd_df", "amd_l3", "--io", "msr", "--force", "--root", str(tmp_path)).stdout
    assert text.count("not checked whether counters count: none did, and no event is described that always counts") >= 2
    assert " counters moved" not in text
    assert "umc_mem_clk" in run("selftest", "zen4", "--io", "sim").stdout


def test_a_device_that_forgets(run: Run, tmp_path: Path) -> None:
    """/dev/zero takes every write and reads 0."""
    (tmp_path / "dev/cpu/0").mkdir(parents=True)
    (tmp_path / "dev/cpu/0/msr").symlink_to("/dev/zero")
    result = run("selftest", "nhm", "--io", "msr", "--root", str(tmp_path), "-q", status=1)
    assert ("FAILED   uncore            MSR_UNCORE_FIXED_CTR_CTRL       a written field is 0x0, not 0x5 (bits 0x5)\n") in result.stdout
    passed, failed, _ = summary(result.stdout)
    assert passed == 1 and failed == 4 + 2 * 8 + 1  # status passes; four registers, two arrays of eight, a clock


def test_units_in_use_are_left_alone(run: Run, tmp_path: Path) -> None:
    """Counter 2 is enabled in the global control and in its event select (EN is bit 22)."""
    path = msr(tmp_path, {0x391: 1 << 2})
    with open(path, "r+b") as file:
        file.seek(0x3C2)
        file.write(struct.pack("<I", 1 << 22 | 3))
    before = path.read_bytes()
    result = run("selftest", "nhm", "--io", "msr", "--root", str(tmp_path), status=1)
    assert result.stdout == ""
    assert result.stderr == ("pmureg: uncore is in use: its general counter 2 runs; stop the program that counts there, or use --force "
                             "(the test restores it afterwards)\n")
    assert path.read_bytes() == before
    result = run("selftest", "nhm", "--io", "msr", "--root", str(tmp_path), "--force", status=1)
    assert "was not at its reset value" in result.stdout


def test_a_signal(pmureg: Path, tmp_path: Path) -> None:
    """One that waits from the start, so that it comes at the same place each time: nothing is tested, all is put back."""
    path = msr(tmp_path, {0x396: 0x20 << 40})
    before = path.read_bytes()

    def pending() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
        os.kill(os.getpid(), signal.SIGTERM)

    result = subprocess.run([str(pmureg), "selftest", "nhm", "--io", "msr", "--root", str(tmp_path)], preexec_fn=pending,
                            capture_output=True, text=True, timeout=60)
    assert result.returncode != 0
    assert result.stderr == "pmureg: stopped by a signal; all registers are restored\n"
    assert result.stdout == "0 passed, 0 failed, 0 skipped\n"
    assert path.read_bytes() == before


def test_units_that_cannot_be_reached_are_skipped(run: Run, tmp_path: Path) -> None:
    msr(tmp_path, {})
    lines = run("selftest", "ivbep", "uncore_ha", "--io", "msr", "--root", str(tmp_path)).stdout.splitlines()
    assert lines[0] == "skipped  uncore_ha_0       counters                        excluded by --io msr"
    assert lines[-1] == "0 passed, 0 failed, 2 skipped: 2 excluded by --io msr"


@pytest.mark.parametrize(("arguments", "status", "message"), [
    (["selftest"], 2, "pmureg: no system is given; see `pmureg list`\n"),
    (["selftest", "nhm", "--io", "tape"], 2, "pmureg: --io must be sim, direct, msr, pci, mmio, sysreg, csr or auto, not 'tape'\n"),
    (["selftest", "nhm", "uncor", "--io", "sim"], 1, "pmureg: there is no unit `uncor`; did you mean `uncore`?\n  uncor\n  ^\n"),
    (["selftest", "nhm", "--io", "msr", "--root", "/nowhere"], 1, "pmureg: the registers of nhm are not accessible: "),
])
def test_mistakes(run: Run, arguments: list[str], status: int, message: str) -> None:
    result = run(*arguments, status=status)
    assert result.stderr.startswith(message)
    assert result.stdout == ""
