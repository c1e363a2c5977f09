"""The command on parts that have fewer units than are described: 8 of 15 C-Boxes, one home agent, two QPI ports, and on two sockets
that differ. What is absent is said, and is no failure."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import pytest

from served import Machine, as_it_was, counts

ABSENT = [f"uncore_cbox_{box}" for box in range(8, 15)]
HA_1 = "1c.1"  # its PCI function, on the second bus, 8086:0e38


@pytest.fixture
def small(machine: Machine) -> Machine:
    """Both sockets have eight C-Boxes."""
    machine.tell(*(f"absent {package} {unit}" for unit in ABSENT for package in (0, 1)))
    return machine


@pytest.fixture
def uneven(tmp_path: Path) -> Machine:
    """Socket 0 has one home agent, socket 1 two."""
    made = Machine(tmp_path / "tree", "ivbep", 2)
    made.remove_device(0, 1, HA_1)
    return made


def test_stat_counts_what_there_is(small: Machine) -> None:
    """8 boxes of two sockets, 1,000 ticks, event 1 and 2: once for both events it is said what is not there."""
    done = small.run(small.stat("-e", "uncore_cbox/event=0x1/,uncore_cbox/event=0x2/", *small.command("advance 1000")))
    assert counts(done.stdout) == ["32000", "48000"]
    assert done.stderr.splitlines() == [f"pmureg: package {package} has no {', '.join(ABSENT)}, so they are not counted" for package in (0, 1)]


def test_stat_of_a_unit_that_no_socket_has(small: Machine) -> None:
    done = small.run(small.stat("-e", "uncore_cbox_9/event=0x1/", "--", "true"), status=1)
    assert done.stderr == ("pmureg: uncore_cbox_9/event=0x1/: no unit of this event could be read: "
                           "MSR 0xe36 of CPU 0 cannot be read: this CPU lacks the register or these bits of it\n")
    assert small.writes() == []


def test_stat_of_a_unit_that_one_socket_has(uneven: Machine) -> None:
    try:
        done = uneven.run(uneven.stat("-e", "uncore_ha_1/event=0x1/", *uneven.command("advance 1000")))
        assert counts(done.stdout) == ["2000"]
        assert done.stderr == "pmureg: package 0 has no uncore_ha_1, so they are not counted\n"
        uneven.tell("rate 100000000")
        for cpu, status in (("0", "absent"), ("1", "value")):
            done = uneven.run(uneven.words("dump", "ivbep", "uncore_ha_1", "--json", "--cpu", cpu))
            assert all(status in json.loads(line) for line in done.stdout.splitlines())
            done = uneven.run(uneven.words("selftest", "ivbep", "uncore_ha_1", "--cpu", cpu))
            assert ("skipped  uncore_ha_1       counters" in done.stdout) == (cpu == "0")
    finally:
        uneven.end()


def test_dump_says_what_is_absent(small: Machine) -> None:
    done = small.run(small.words("dump", "ivbep"))
    lines = [line for line in done.stdout.splitlines() if "(absent: " in line]
    assert [line.split()[0] for line in lines] == ABSENT
    assert lines[0].endswith("(absent: MSR 0xe16 of CPU 0 cannot be read: this CPU lacks the register or these bits of it)")
    assert small.writes() == []


def test_list_says_what_is_absent(small: Machine) -> None:
    done = small.run(small.words("list", "--system", "ivbep"))
    lines = [line for line in done.stdout.splitlines() if "absent here" in line]
    assert len(lines) == 1 and lines[0].endswith(f"15 units (uncore_cbox_0 ... uncore_cbox_14); absent here: {', '.join(ABSENT)}")
    assert small.writes() == []


def test_selftest_skips_what_is_absent(small: Machine) -> None:
    before = small.state()
    small.tell("rate 100000000")
    done = small.run(small.words("selftest", "ivbep", "uncore_cbox_9", "uncore_cbox_1"))
    small.tell("rate 0")
    absent = [line for line in done.stdout.splitlines() if "uncore_cbox_9 " in line]
    assert len(absent) == 1 and absent[0].startswith("skipped") and "absent: MSR 0xe36 of CPU 0" in absent[0]
    assert "passed   uncore_cbox_1 " in done.stdout and "FAILED" not in done.stdout
    assert done.stdout.splitlines()[-1].endswith(", 1 absent")
    assert as_it_was(small, before)


def test_selftest_of_a_counter_that_moves(machine: Machine) -> None:
    """UCLK's counter runs while its control is tested: both stand still when it is tested itself, and it gets its count back."""
    machine.tell("poke 0 ubox.fixed_ctr 0x123456")
    before = machine.state()
    machine.tell("rate 100000000")
    done = machine.run(machine.words("selftest", "ivbep", "uncore_ubox", "--quiet"))
    machine.tell("rate 0")
    assert " 0 failed" in done.stdout
    assert as_it_was(machine, before)


@pytest.mark.parametrize("at", [0, 1, 5, 40, 200, 320])
def test_selftest_that_is_killed(machine: Machine, at: int) -> None:
    """At any write: what it overwrote is restored."""
    machine.tell("poke 0 uncore_cbox_0.ctr[1] 0x1234567", "poke 0 uncore_cbox_0.ctl[1] 0x11")
    before = machine.state()
    machine.tell(f"signal w {at} {int(signal.SIGKILL)}", "rate 100000000")
    done = subprocess.run(machine.words("selftest", "ivbep", "uncore_cbox_0", "--quiet"), capture_output=True, text=True, timeout=60)
    machine.tell("well", "rate 0")
    assert done.returncode == -signal.SIGKILL
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)


def test_another_processor(machine: Machine) -> None:
    """The tree says that its CPUs are family 6, model 0x3E."""
    for words in (machine.words("dump", "nhm"), machine.words("selftest", "nhm"),
                  machine.words("stat", "--io", "direct", "--system", "nhm", "-e", "uncore/event=0x8/", "--", "true")):
        error = machine.run(words, status=1).stderr
        assert "its CPU is GenuineIntel family 6 model 0x3e stepping 0, not GenuineIntel family 6 model 0x1a or 0x1e or 0x1f, or GenuineIntel" in error
    assert machine.writes() == []


def test_swapped_devices(tmp_path: Path) -> None:
    """The kernel's list says 0eb4 at 10.4 and 0eb5 at 10.5, but what answers there has changed places."""
    machine = Machine(tmp_path / "tree", "ivbep", 1)
    try:
        devices = machine.root / "sys/bus/pci/devices"
        configs = [devices / f"0000:7f:{at}/config" if (devices / f"0000:7f:{at}").exists() else devices / f"0000:ff:{at}/config"
                   for at in ("10.4", "10.5")]
        files = [path.readlink() for path in configs]
        for path, file in zip(configs, reversed(files)):
            path.unlink()
            path.symlink_to(file)
        done = machine.run(machine.stat("-e", "uncore_imc_0/event=0x4,umask=0x3/", "--", "true"), status=1)
        assert ":10.4 is 8086:0eb5, not 8086:0eb4: another device has this address" in done.stderr
        assert machine.writes() == []
    finally:
        machine.end()
