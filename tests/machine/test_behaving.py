"""The command on a machine whose registers behave: two Ivy Bridge-EP sockets, or one Nehalem, whose clocks the tests move.

A counter adds the low 8 bits of its event's number plus 1 at each tick.
"""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

from served import LOOKUPS, Machine, as_it_was, counts, die, rows


# ---- Counts ----

def test_counts_are_what_the_clock_says(machine: Machine) -> None:
    """15 boxes of two sockets, 1,000 ticks, event 0x35: 15 * 2 * 1000 * (0x35 + 1)."""
    done = machine.run(machine.stat("-e", "uncore_cbox/event=0x35,umask=0x1,filter_opc=0x182/", *machine.command("advance 1000")))
    assert counts(done.stdout) == ["1620000"]


def test_units_in_configuration_space(machine: Machine) -> None:
    """8 channels of two sockets, 1,000 ticks, event 4; their counters take two accesses."""
    done = machine.run(machine.stat("-e", "uncore_imc/event=0x4,umask=0x3/", *machine.command("advance 1000")))
    assert counts(done.stdout) == ["80000"]


def test_a_clock_for_each_socket(machine: Machine) -> None:
    words = machine.stat("--per-socket", "-e", LOOKUPS, *machine.command("advance 1000 0", "advance 30 1"))
    assert [row[:3] for row in rows(machine.run(words).stdout)] == [["S0", "1", "53000"], ["S1", "1", "1590"]]


def test_a_group_of_four_and_the_fixed_counter(machine: Machine) -> None:
    group = "{" + ",".join(f"uncore_imc_0/event={event}/" for event in (1, 2, 3, 4)) + "},uncore_imc_0/event=0xff/"
    done = machine.run(machine.stat("-e", group, *machine.command("advance 500", "advance 500")))
    assert counts(done.stdout) == ["4000", "6000", "8000", "10000", "512000"]


def test_nehalem(nehalem: Machine) -> None:
    events = "uncore/event=0x8,umask=0x3/,uncore/event=0x20,umask=0x1/,uncore/event=0xff/"
    done = nehalem.run(nehalem.stat("-e", events, *nehalem.command("advance 1000")))
    assert counts(done.stdout) == ["9000", "33000", "256000"]


def test_what_ran_before_and_after_is_not_counted(machine: Machine) -> None:
    machine.tell("advance 5000")
    done = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 10")))
    machine.tell("advance 5000")
    assert counts(done.stdout) == ["1060"]


def test_intervals_add_up(machine: Machine) -> None:
    """However the prints fall between what happens, nothing is lost or counted twice."""
    steps = ["advance 1000", "wait 0.15", "advance 300", "wait 0.15", "advance 7"]
    done = machine.run(machine.stat("-I", "50", "--per-socket", "-e", LOOKUPS, *machine.command(*steps)))
    values = {socket: [int(row[3]) for row in rows(done.stdout) if row[1] == socket] for socket in ("S0", "S1")}
    for socket in values:
        assert len(values[socket]) >= 5
        assert sum(values[socket]) == 69271  # 1307 * 53
        assert [value for value in values[socket] if value] == [53000, 15900, 371]


def test_five_events_on_four_counters(machine: Machine) -> None:
    """The clock is the real one: each event is counted a part of the time, and scaled to what it would have been. How even and
    how long the parts are is a matter of how busy this machine is."""
    machine.tell("rate 1000000")
    events = ",".join(f"uncore_cbox_0/event={event:#x}/" for event in (0x10, 0x20, 0x30, 0x40, 0x50))
    table = rows(machine.run(machine.stat("--per-socket", "-e", events, "--", "sleep", "0.4")).stdout)
    assert len(table) == 10
    for row in table:
        event = int(row[4].split("event=")[1].rstrip("/"), 16)
        part = float(row[6]) / 100
        assert 0.05 < part < 0.999
        ticks = int(row[5]) / part / 1000  # of the time for which it was to be counted
        assert 0.5 < int(row[2]) / (event + 1) / ticks < 2, table
    assert 100 < sum(float(row[6]) for row in table if row[0] == "S0") < 401


def test_a_long_interval_has_not_more_rotations(machine: Machine) -> None:
    """250 in 20 seconds: 80 ms each, and not 4. Of a busy machine they are longer."""
    def rotations() -> int:
        return sum(address == 0xD10 and value & 0xFF == 0x50 for _, package, address, value in machine.writes() if package == 0)

    events = "{uncore_cbox_0/event=0x10/,uncore_cbox_0/event=0x20/,uncore_cbox_0/event=0x30/,uncore_cbox_0/event=0x40/},uncore_cbox_0/event=0x50/"
    begin = time.monotonic()
    process = machine.begin(machine.stat("-I", "20000", "-e", events), lambda: rotations() > 1)
    count, elapsed = rotations(), time.monotonic() - begin
    die(process, signal.SIGTERM)
    assert 2 <= count <= 1 + elapsed / 0.16


def test_a_slow_machine_counts_right(machine: Machine) -> None:
    """Two milliseconds an access."""
    machine.tell("slow 2000")
    done = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 1000")))
    assert counts(done.stdout) == ["106000"]


def test_a_part_with_one_channel_less(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "part", "ivbep", 2)
    for package in (0, 1):
        machine.remove_device(package, 1, "1e.1")
    done = machine.run(machine.stat("-e", "uncore_imc/event=0x4,umask=0x3/", *machine.command("advance 1000")))
    machine.end()
    assert counts(done.stdout) == ["70000"]


# ---- Groups ----

SAME = "{" + ",".join(f"uncore_cbox_0/event=0x10,thresh={thresh}/" for thresh in (0, 1, 2)) + "}"


def test_a_group_is_of_one_time(machine: Machine) -> None:
    """A millisecond an access, in which each counter adds 17,000: at the end the unit is stopped, and then read."""
    machine.tell("rate 1000000", "slow 1000")
    values = counts(machine.run(machine.stat("-e", SAME, "--", "sleep", "0.2")).stdout)
    assert len(set(values)) == 1 and int(values[0]) > 2_000_000


def test_intervals_of_a_group_are_of_one_time(machine: Machine) -> None:
    """For each print the unit is frozen, for five accesses of three milliseconds. That time is none that it counted: 17 a tick,
    a million ticks a second; and the counts are not scaled. Where this machine is too busy for that, it is tried again."""
    machine.tell("rate 1000000", "slow 3000")
    words = machine.stat("-I", "100", "--interval-count", "3", "--per-socket", "-e", SAME)
    for _ in range(10):
        table = [row for row in rows(machine.run(words).stdout) if row[1] == "S0"]
        assert len(table) == 9 and {row[7] for row in table} == {"100.00"}
        for at in range(0, 9, 3):
            assert len({row[3] for row in table[at:at + 3]}) == 1, table
        counted, running = (sum(int(row[column]) for row in table[::3]) for column in (3, 6))
        if abs(counted / 17 * 1000 - running) < 18_000_000:
            return
    pytest.fail(f"{counted} in {running} ns: {table}")


def test_what_is_in_no_group_is_never_frozen(machine: Machine) -> None:
    machine.tell("rate 1000000")
    machine.run(machine.stat("-I", "20", "--interval-count", "5", "-e", "uncore_cbox_0/event=0x10/,uncore_cbox_0/event=0x20/"))
    boxes = [value for _, package, address, value in machine.writes() if package == 0 and address == 0xD04]
    assert boxes == [0x30103, 0x30000, 0x30100, 0x30100, 0x30000]  # reset, start, stop; and put back


def test_a_group_that_takes_turns_is_of_one_time(machine: Machine) -> None:
    machine.tell("rate 1000000", "slow 300")
    other = "{uncore_cbox_0/event=0x20/,uncore_cbox_0/event=0x21/}"
    table = rows(machine.run(machine.stat("--per-socket", "-e", f"{SAME},{other}", "--", "sleep", "0.5")).stdout)
    values = [row[2] for row in table if row[0] == "S0"]
    assert len(table) == 10 and len(set(values[:3])) == 1, table


@pytest.mark.parametrize("slow", [0, 300, 2000])
def test_turns_are_even_on_a_slow_machine(machine: Machine, slow: int) -> None:
    """Five events on four counters, four fifths of the time each; changing takes half of the time at most.

    Other work on this machine may take a turn's time away: not ten times in a row.
    """
    machine.tell(f"slow {slow}")
    events = ",".join(f"uncore_cbox_0/event={event:#x}/" for event in (0x10, 0x20, 0x30, 0x40, 0x50))

    def are_even() -> bool:
        table = rows(machine.run(machine.stat("--per-socket", "-e", events, "--", "sleep", "1.5")).stdout)
        shares = [[float(row[6]) for row in table if row[0] == socket] for socket in ("S0", "S1")]
        assert [len(each) for each in shares] == [5, 5]
        return all(max(each) - min(each) < 12 and min(each) > 28 for each in shares)

    assert any(are_even() for _ in range(10))


def test_a_socket_that_cannot_be_stopped(machine: Machine) -> None:
    """Its counts have a reason; those of the other socket are shown."""
    words = machine.stat("--per-socket", "-e", LOOKUPS, *machine.command("absent 1 uncore_cbox_0", "advance 100"))
    done = machine.run(words, status=1)
    machine.tell("present 1 uncore_cbox_0")
    machine.run(machine.words("restore"))
    assert [row[2] for row in rows(done.stdout)] == ["5300", "<failed>"], done


# ---- Until an event has counted so many ----

@pytest.mark.parametrize(("unit", "control"), [("uncore_imc_0", "0 uncore_imc_0.ctr[0]"), ("uncore_pcu", "0 uncore_pcu.ctr[0]")])
def test_until(machine: Machine, unit: str, control: str) -> None:
    """Four counts a tick, a million ticks a second: the counter begins 400,000 below its overflow, which is some tenth of a second
    away, and the command is ended. Whose flag that sets is as it was found."""
    before = machine.state()
    machine.tell("rate 1000000")
    event = f"{unit}/event=0x3/"
    start = time.monotonic()
    words = machine.stat("--per-socket", "-e", event, "--until", f"{event}=400000", "--", "sleep", "30")
    process = machine.begin(words, lambda: machine.state()[control] > 2**48 - 400001)
    out, err = process.communicate(timeout=60)
    assert time.monotonic() - start < 25 and not err
    values = [int(row[2]) for row in rows(out)]
    assert len(values) == 2 and 400_000 <= max(values) < 4_000_000, out
    assert as_it_was(machine, before) and not machine.faults()


def test_until_on_nehalem(nehalem: Machine) -> None:
    """The flag of a counter is one of a register that another one clears."""
    before = nehalem.state()
    words = nehalem.stat("-e", "uncore/event=0x8,umask=0x3/", "--until", "uncore/event=0x8,umask=0x3/=9000", "-I", "20")

    def counts() -> bool:
        """The counter is preset, then enabled: what comes between is not counted."""
        state = nehalem.state()
        return state["0 uncore.perfcntr[0]"] == 2**48 - 9000 and state["0 uncore.perf_global_ctrl[0]"] & 1 == 1

    process = nehalem.begin(words, counts)
    nehalem.tell("advance 999")
    assert nehalem.state()["0 uncore.perf_global_status[0]"] == 0
    nehalem.tell("advance 1")
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 0 and sum(int(row[1]) for row in rows(out)) == 9000
    assert as_it_was(nehalem, before)


# ---- Put back ----

MANY = ("-e", "uncore_cbox_0/event=0x35,umask=0x1,filter_opc=0x182/,uncore_imc/event=0x4,umask=0x3/,uncore_ubox/event=0x42/,"
        "uncore_pcu/event=0x0/,uncore_ha_0/event=0x1/")


def test_everything_is_put_back_when_the_command_ends(machine: Machine) -> None:
    before = machine.state()
    machine.run(machine.stat(*MANY, *machine.command("advance 1000")))
    assert as_it_was(machine, before)
    assert not machine.faults()


def test_everything_is_put_back_after_turns(machine: Machine) -> None:
    before = machine.state()
    events = ",".join(f"uncore_cbox/event={event}/,uncore_imc/event={event}/" for event in range(1, 7))
    machine.run(machine.stat("-e", events, "--", "sleep", "0.1"))
    assert as_it_was(machine, before) and not machine.faults()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_everything_is_put_back_after_a_signal(machine: Machine, number: signal.Signals) -> None:
    before = machine.state()
    process = machine.begin(machine.stat(*MANY), machine.box("uncore_cbox_0"))
    machine.tell("advance 1000")
    assert machine.state() != before
    die(process, number)
    assert as_it_was(machine, before)


@pytest.mark.parametrize("at", [0, 1, 3, 8, 20, 50, 90])
@pytest.mark.parametrize("kind", ["r", "w"])
def test_an_access_that_fails_once(machine: Machine, kind: str, at: int) -> None:
    """In opening, counting or ending: the session fails, or had no such access any more; all is put back."""
    before = machine.state()
    machine.tell(f"fail {kind} {at} 1 5")  # EIO
    done = subprocess.run(machine.stat(*MANY, *machine.command("advance 10")), capture_output=True, text=True, timeout=60)
    machine.tell("well")
    assert done.returncode in (0, 1) and (done.returncode == 0 or done.stderr)
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)


def test_accesses_that_signals_interrupt(machine: Machine) -> None:
    """EINTR, which is 4, of each access of the kernel's device: it is made again."""
    before = machine.state()
    machine.tell(*(f"fail a {at} 1 4" for at in (0, 10, 40, 70, 100, 110, 120)))
    done = machine.run(machine.stat("--per-socket", "-e", LOOKUPS, *machine.command("advance 1000")))
    assert [row[2] for row in rows(done.stdout)] == ["53000", "53000"] and not done.stderr
    machine.tell("well")
    assert as_it_was(machine, before)


@pytest.mark.parametrize("at", range(6))
def test_an_open_that_fails_leaves_no_record(machine: Machine, at: int) -> None:
    """A box control, a filter and a counter's control are written on each socket before anything counts."""
    before = machine.state()
    machine.tell(f"fail w {at} 1 5")
    error = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 10")), status=1).stderr
    assert f" of CPU {at // 3} cannot be written: this CPU lacks the register or these bits of it\n" in error
    assert as_it_was(machine, before) and list((machine.root / "run/pmureg").iterdir()) == []


@pytest.mark.parametrize("at", [0, 1, 5, 11, 30, 60, 100, 130])
def test_what_a_kill_at_a_write_leaves_is_restored(machine: Machine, at: int) -> None:
    before = machine.state()
    machine.tell(f"signal w {at} {signal.SIGKILL}")
    done = subprocess.run(machine.stat(*MANY, *machine.command("advance 10")), capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGKILL
    machine.tell("advance 10")
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)
    assert machine.run(machine.words("restore")).stdout == f"nothing to restore in {machine.root}/run/pmureg\n"
