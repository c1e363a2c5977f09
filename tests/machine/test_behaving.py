"""The command on a machine whose registers behave: two Ivy Bridge-EP sockets, or one Nehalem, whose clocks the tests move.

A counter adds the low 8 bits of its event's number plus 1 at each tick. Addresses: Intel 329468-002, tables 2-9, 2-13 and
2-61: C0_MSR_PMON_BOX_CTL 0xd04, CTL0 0xd10, CTR0 0xd16, boxes 0x20 apart, U_MSR_PMON_CTL0 0xc10, CTR0 0xc16; SDM volume 3B,
section 18.17.2: MSR_UNCORE_PERF_GLOBAL_CTRL 0x391, MSR_UNCORE_PerfCntr0 0x3b0, PerfEvtSel0 0x3c0.
"""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from served import Machine, as_it_was, die, rows

CTL0, CTR0, BOX = 0xD10, 0xD16, 0x20
EN = 1 << 22
LOOKUPS = "uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/"


@pytest.fixture(scope="module")
def sockets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    made = Machine(tmp_path_factory.mktemp("sockets"), "ivbep", 2)
    yield made
    made.end()


@pytest.fixture
def machine(sockets: Machine) -> Machine:
    """Registers that were used before hold something; nothing counts."""
    sockets.reset()
    sockets.tell("poke 0 cbo_0.ctl[0] 0x1234", "poke 0 cbo_0.ctr[0] 0x123456789ab", "poke 0 cbo_0.filter0 0x1f",
              "poke 1 cbo_0.ctr[3] 77", "poke 1 imc_0.ctl[1] 0x304", "poke 1 imc_0.ctr[1] 0xfedcba987654",
              "poke 0 ubox.ctl[1] 0x42", "poke 0 ubox.ctr[1] 5", "poke 1 pcu.ctr[2] 99")
    return sockets


@pytest.fixture
def nehalem(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path, "nhm", 1)
    yield made
    made.end()


def counts(text: str) -> list[str]:
    return [row[0] for row in rows(text)]


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
        assert 5 < float(row[6]) < 99.9
        assert 200_000 < int(row[2]) / (event + 1) < 800_000, table
    assert 100 < sum(float(row[6]) for row in table if row[0] == "S0") < 401


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


@pytest.mark.parametrize("at", [0, 1, 5, 11, 30, 60, 100, 130])
def test_what_a_kill_at_a_write_leaves_is_restored(machine: Machine, at: int) -> None:
    before = machine.state()
    machine.tell(f"signal w {at} {signal.SIGKILL}")
    done = subprocess.run(machine.stat(*MANY, *machine.command("advance 10")), capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGKILL
    machine.tell("advance 10")
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)
    assert machine.run(machine.words("restore")).stdout == f"nothing to put back in {machine.root}/run/pmureg\n"


# ---- Others ----

def test_a_control_that_counts_for_someone_else_is_left_alone(machine: Machine) -> None:
    """Theirs counts all the time: 3 * 1000 * (0x11 + 1)."""
    machine.put(1, CTR0, 0)
    machine.put(1, CTL0, EN | 0x11)
    before = machine.state()
    machine.tell("advance 1000")
    error = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 5")), status=1).stderr
    assert "ivbep_cbo_ctl[0] of uncore_cbox_0 is 0x400011" in error and "ev_sel=0x11" in error and "--force" in error
    machine.tell("advance 2000")
    assert machine.get(1, CTR0) == 54000
    before["1 uncore_cbox_0.ctr[0]"] = 54000
    assert as_it_was(machine, before)


def test_someone_else_on_the_next_unit_loses_nothing(machine: Machine) -> None:
    """A session beside them, one that is killed, its restore, a dump: 7000 ticks in all."""
    machine.put(0, CTR0 + BOX, 0)
    machine.put(0, CTL0 + BOX, EN | 0x11)
    before = machine.state()
    done = machine.run(machine.stat("--per-socket", "-e", LOOKUPS, *machine.command("advance 1000")))
    assert [row[2] for row in rows(done.stdout)] == ["53000", "53000"]
    process = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    machine.tell("advance 2000")
    process.kill()
    process.communicate(timeout=20)
    machine.tell("advance 3000")
    machine.run(machine.words("restore"))
    machine.run(machine.words("dump", "ivbep"))
    machine.tell("advance 1000")
    assert machine.get(0, CTR0 + BOX) == 126000
    before["0 uncore_cbox_1.ctr[0]"] = 126000
    assert as_it_was(machine, before)


def test_two_sessions_at_once_on_different_units(machine: Machine) -> None:
    before = machine.state()
    first = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    machine.tell("advance 1000")
    second = machine.begin(machine.stat("-e", "uncore_cbox_1/event=0x11/"), machine.box("uncore_cbox_1"))
    machine.tell("advance 1000")
    assert counts(die(second, signal.SIGINT)[0]) == ["36000"]
    machine.tell("advance 1000")
    assert counts(die(first, signal.SIGINT)[0]) == ["318000"]
    assert as_it_was(machine, before)


def test_a_second_session_on_a_unit_is_refused(machine: Machine) -> None:
    before = machine.state()
    first = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    machine.tell("advance 1000")
    error = machine.run(machine.stat("-e", "uncore_cbox_0/event=0x11/", *machine.command("advance 1000")), status=1).stderr
    assert "ivbep_cbo_ctl[0] of uncore_cbox_0 is 0x400034" in error or "0x401134" in error
    machine.tell("advance 1000")
    assert counts(die(first, signal.SIGINT)[0]) == ["212000"]
    assert as_it_was(machine, before)


def test_restore_leaves_a_session_that_lives_alone(machine: Machine) -> None:
    before = machine.state()
    process = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    machine.tell("advance 1000")
    assert machine.run(machine.words("restore")).stdout == f"nothing to put back in {machine.root}/run/pmureg\n"
    machine.tell("advance 1000")
    assert counts(die(process, signal.SIGINT)[0]) == ["212000"]
    assert as_it_was(machine, before)


# ---- Looking and testing ----

def test_dump_writes_nothing(machine: Machine) -> None:
    before = machine.state()
    text = machine.run(machine.words("dump", "ivbep")).stdout
    assert "0x123456789ab" in text
    assert machine.writes() == [] and machine.state() == before


@pytest.mark.parametrize("unit", ["uncore_cbox_2", "uncore_imc_0", "uncore_pcu"])
def test_selftest_of_a_unit_whose_clock_runs(machine: Machine, unit: str) -> None:
    before = machine.state()
    machine.tell("rate 100000000")
    machine.run(machine.words("selftest", "ivbep", unit, "--quiet", "--cpu", "1"))
    machine.tell("rate 0")
    assert len(machine.writes()) > 20
    assert as_it_was(machine, before)


def test_selftest_leaves_every_unit_as_it_was(machine: Machine) -> None:
    """The clock stands still, so that counters which do not move fail: what was written matters here."""
    before = machine.state()
    done = subprocess.run(machine.words("selftest", "ivbep", "--quiet", "--cpu", "1"), capture_output=True, text=True, timeout=60)
    assert done.returncode in (0, 1) and len(machine.writes()) > 1000
    assert as_it_was(machine, before)
