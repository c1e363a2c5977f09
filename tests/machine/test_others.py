"""The command on a machine whose registers behave, where others count, too: they never notice.

A counter adds the low 8 bits of its event's number plus 1 at each tick. Addresses: Intel 329468-002, tables 2-9 and 2-13:
C0_MSR_PMON_CTL0 0xd10, CTR0 0xd16, boxes 0x20 apart; U_MSR_PMON_CTL0 0xc10, CTR0 0xc16, UCLK_FIXED_CTL 0xc08, CTR 0xc09.
"""

from __future__ import annotations

import signal
import subprocess
import time

import pytest

from served import LOOKUPS, Machine, as_it_was, counts, die, rows, settled

CTL0, CTR0, BOX = 0xD10, 0xD16, 0x20
EN = 1 << 22


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
    process.communicate(timeout=60)
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
    assert machine.run(machine.words("restore")).stdout == f"nothing to restore in {machine.root}/run/pmureg\n"
    machine.tell("advance 1000")
    assert counts(die(process, signal.SIGINT)[0]) == ["212000"]
    assert as_it_was(machine, before)


def test_force_takes_a_control_and_puts_it_back_counting(machine: Machine) -> None:
    """Theirs stood still for the 1000 ticks in the middle only."""
    machine.put(0, CTR0, 0)
    machine.put(0, CTL0, EN | 0x11)
    machine.tell("advance 1000", "forget")
    before = machine.state()
    done = machine.run(machine.stat("--force", "--per-socket", "-e", LOOKUPS, *machine.command("advance 1000")))
    assert [row[2] for row in rows(done.stdout)] == ["53000", "53000"]
    assert as_it_was(machine, before)
    last = [address for _, package, address, _ in machine.writes() if package == 0 and address in (CTL0, CTR0)][-2:]
    assert last == [CTR0, CTL0]  # it counts from where it was put
    machine.tell("advance 1000")
    assert machine.get(0, CTR0) == 36000


@pytest.mark.parametrize(("control", "value", "counter", "each"), [(0xC11, EN | 0x11, 0xC17, 18), (0xC08, EN, 0xC09, 256)])
def test_someone_else_on_another_counter_of_a_unit_without_a_freeze(machine: Machine, control: int, value: int, counter: int,
                                                                    each: int) -> None:
    """U_MSR_PMON_CTL1 and the fixed counter, while counter 0 is ours."""
    machine.put(0, counter, 0)
    machine.put(0, control, value)
    done = machine.run(machine.stat("--per-socket", "-e", "uncore_ubox/event=0x42/", *machine.command("advance 1000")))
    assert [row[2] for row in rows(done.stdout)] == ["67000", "67000"]
    assert machine.get(0, control) == value and machine.get(0, counter) == each * 1000


def test_someone_else_on_the_fixed_counter_of_a_box_that_freezes(machine: Machine) -> None:
    """MC_CHy_PCI_PMON_FIXED_CTL: the box control would stop it and zero it. 256 at each tick, while time goes on."""
    machine.tell("poke 0 imc_0.fixed_ctr 0", f"poke 0 imc_0.fixed_ctl {EN:#x}")
    machine.tell("rate 1000000")
    first = machine.state()
    error = machine.run(machine.stat("-e", "uncore_imc_0/event=0x4,umask=0x3/", "--", "true"), status=1).stderr
    last = machine.state()
    machine.tell("rate 0")
    assert "ivbep_imc_fixed_ctl of uncore_imc_0 is 0x400000: another program counts with it" in error and "it holds en=0x1" in error
    ticks = last["0 uncore_pcu.core_c3_ctr[0]"] - first["0 uncore_pcu.core_c3_ctr[0]"]
    assert last["0 uncore_imc_0.fixed_ctr[0]"] - first["0 uncore_imc_0.fixed_ctr[0]"] == 256 * ticks > 0


def test_force_puts_the_fixed_counter_of_a_box_back_counting(machine: Machine) -> None:
    machine.tell("poke 0 imc_0.fixed_ctr 77", f"poke 0 imc_0.fixed_ctl {EN:#x}")
    before = machine.state()
    machine.run(machine.stat("--force", "-e", "uncore_imc_0/event=0x4,umask=0x3/", *machine.command("advance 1000")))
    assert as_it_was(machine, before)
    machine.tell("advance 10")
    assert machine.state()["0 uncore_imc_0.fixed_ctr[0]"] == 77 + 2560


@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGKILL])
def test_someone_who_comes_to_a_unit_that_counts_already(machine: Machine, ends: signal.Signals) -> None:
    """Their control stays as they wrote it, and its counter runs on; ours are put back."""
    machine.put(0, CTR0, 0x123)
    found = machine.get(0, CTL0)
    process = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    machine.put(0, CTR0 + 1, 0)
    machine.put(0, CTL0 + 1, EN | 0x11)
    machine.tell("advance 1000")
    error = die(process, ends)[1]
    if ends == signal.SIGKILL:
        error = machine.run(machine.words("restore")).stderr
        assert "ivbep_cbo_ctl[1] of uncore_cbox_0 holds 0x400011" in error
    else:
        assert "another program wrote C0_MSR_PMON_CTL1 of uncore_cbox_0 during the session: it held 0x400011" in error and "ev_sel=0x11" in error
    machine.tell("advance 1000")
    assert machine.get(0, CTL0 + 1) == EN | 0x11 and machine.get(0, CTR0 + 1) == 36000
    assert machine.get(0, CTL0) == found and machine.get(0, CTR0) == 0x123


def test_someone_who_takes_the_counter_of_a_session_between_two_prints(machine: Machine) -> None:
    """Each interval from then on is no number: theirs counts 0x12 a tick, ours 0x35."""
    found = machine.get(0, CTL0)
    words = machine.stat("-I", "50", "--per-socket", "-e", LOOKUPS)
    process = machine.begin(words, machine.box("uncore_cbox_0"))
    assert process.stdout
    machine.tell("advance 1000")
    while process.stdout.readline().split(";")[3] != "53000":
        pass
    machine.put(0, CTL0, EN | 0x11)
    machine.tell("advance 1000")
    lines = [process.stdout.readline() for _ in range(8)]
    machine.put(0, CTL0, 0)  # theirs has ended: ours does not count again
    lines += [process.stdout.readline() for _ in range(8)]
    table = rows("".join(lines) + die(process, signal.SIGINT)[0])
    assert {row[3] for row in table if row[1] == "S0"} <= {"0", "53000", "<in use>"}
    assert [row[3] for row in table if row[1] == "S0"].count("<in use>") >= 6
    assert "53000" in {row[3] for row in table if row[1] == "S1"} <= {"0", "53000"}
    assert machine.get(0, CTL0) == found


@pytest.mark.parametrize("counter", [3, 1])
def test_someone_who_comes_to_a_unit_whose_events_take_turns(machine: Machine, counter: int) -> None:
    """On a counter that is free, or on one of ours: a turn resets neither. Two turns, of counters 0 to 2 and of 0 and 1.

    Who writes between our look at a control and our write to it is written over; so it comes again until it was not.
    """
    events = ",".join(f"{{{','.join(f'uncore_cbox_0/event={n:#x}/' for n in group)}}}" for group in ((1, 2, 3), (4, 5)))
    process = machine.begin(machine.stat("-e", events), machine.box("uncore_cbox_0"))
    for _ in range(5):
        machine.put(0, CTR0 + counter, 0)
        machine.put(0, CTL0 + counter, EN | 0x35)
        turns = len(machine.writes())
        time.sleep(0.1)
        if machine.get(0, CTL0 + counter) == EN | 0x35:
            break
    deadline = time.monotonic() + 60
    while len(machine.writes()) < turns + 300 and time.monotonic() < deadline:
        time.sleep(0.002)
    assert len(machine.writes()) >= turns + 300 and machine.get(0, CTL0 + counter) == EN | 0x35
    die(process, signal.SIGINT)
    machine.tell("advance 1000")
    assert machine.get(0, CTL0 + counter) == EN | 0x35 and machine.get(0, CTR0 + counter) == 1000 * 0x36


# ---- Counters with an enable each, all in one register: MSR_UNCORE_PERF_GLOBAL_CTRL 0x391 ----

@pytest.mark.parametrize(("writes", "counter", "each"), [
    ({0x3C1: EN | 0x11, 0x391: 2}, 0x3B1, 18),      # counter 1
    ({0x3C0: EN | 0x11, 0x391: 1}, 0x3B0, 18),      # counter 0: ours is on another
    ({0x395: 1, 0x391: 1 << 32}, 0x394, 256),       # the fixed one
    ({0x396: 0x2000001234567800, 0x3C7: EN | 0x35, 0x391: 0x80}, 0x3B7, 0x36)])  # one that looks at the match register
def test_someone_else_on_another_counter_of_a_nehalem(nehalem: Machine, writes: dict[int, int], counter: int, each: int) -> None:
    for address, value in writes.items():
        nehalem.put(0, address, value)
    before = nehalem.state()
    done = nehalem.run(nehalem.stat("-e", "uncore/event=0x8,umask=0x3/,uncore/event=0x9/", *nehalem.command("advance 1000")))
    assert counts(done.stdout) == ["9000", "10000"]
    assert nehalem.get(0, counter) == each * 1000
    nehalem.tell("advance 1000")
    assert nehalem.get(0, counter) == each * 2000
    assert {name for name, value in settled(nehalem.state()).items() if before[name] != value} == {
        {0x3B0: "0 uncore.perfcntr[0]", 0x3B1: "0 uncore.perfcntr[1]", 0x3B7: "0 uncore.perfcntr[7]", 0x394: "0 uncore.fixed_ctr0[0]"}[counter]}


def test_someone_else_on_all_counters_of_a_nehalem(nehalem: Machine) -> None:
    for number in range(8):
        nehalem.put(0, 0x3C0 + number, EN | 0x11)
    nehalem.put(0, 0x391, 0xFF)
    error = nehalem.run(nehalem.stat("-e", "uncore/event=0x8/", *nehalem.command("advance 5")), status=1).stderr
    assert "nhm_uncore_perfevtsel[0] of uncore is 0x400011: another program counts with it" in error and "EVENT=0x11" in error
    assert nehalem.writes()[8 + 1:] == []


def test_someone_else_with_another_match_of_a_nehalem(nehalem: Machine) -> None:
    """One register for all counters: another value of it would change what theirs counts."""
    nehalem.put(0, 0x396, 0x2000001234567800)
    nehalem.put(0, 0x3C1, EN | 0x35)
    nehalem.put(0, 0x391, 2)
    error = nehalem.run(nehalem.stat("-e", "uncore/event=0x35,match_sel=1,match_addr=5/", *nehalem.command("advance 5")), status=1).stderr
    assert "nhm_uncore_perfevtsel[1] of uncore is 0x400035: another program counts with it" in error
    assert nehalem.get(0, 0x396) == 0x2000001234567800


def test_two_sessions_at_once_on_a_nehalem(nehalem: Machine) -> None:
    """The first to come is the first to go: the other one's enable stays."""
    before = nehalem.state()
    first = nehalem.begin(nehalem.stat("-e", "uncore/event=0x8/"), lambda: nehalem.get(0, 0x391) == 1)
    second = nehalem.begin(nehalem.stat("-e", "uncore/event=0x9/"), lambda: nehalem.get(0, 0x391) == 3)
    nehalem.tell("advance 1000")
    assert counts(die(first, signal.SIGINT)[0]) == ["9000"]
    assert nehalem.get(0, 0x391) == 2
    nehalem.tell("advance 1000")
    assert counts(die(second, signal.SIGINT)[0]) == ["20000"]
    assert as_it_was(nehalem, before)


def test_what_is_left_is_restored_while_the_counted_command_lives(machine: Machine) -> None:
    before = machine.state()
    command = ["--", "sh", "-c", "exec sleep 5 > /dev/null 2>&1"]
    process = machine.begin(machine.stat("-e", LOOKUPS, *command), machine.box("uncore_cbox_0"))
    process.kill()
    process.wait(timeout=60)
    assert " left ivbep of package 0 changed: " in machine.run(machine.words("restore")).stdout
    assert as_it_was(machine, before)


def test_absent_boxes_are_not_counted(machine: Machine) -> None:
    """8 of 15 slices: 2 sockets * 8 * 1000 * 2."""
    machine.tell(*(f"absent {package} uncore_cbox_{box}" for package in (0, 1) for box in range(8, 15)))
    assert counts(machine.run(machine.stat("-e", "uncore_cbox/event=0x1/", *machine.command("advance 1000"))).stdout) == ["32000"]


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


def test_selftest_where_an_access_fails(machine: Machine) -> None:
    """Where that is the one which looks at a counter, its control is not written: nobody could put back what it would count."""
    before, told = machine.state(), ""
    machine.tell("rate 100000000")
    for at in range(10, 24):
        machine.tell(f"fail a {at} 1 6")
        done = subprocess.run(machine.words("selftest", "ivbep", "uncore_qpi_0", "--cpu", "0"), capture_output=True, text=True, timeout=60)
        machine.tell("well")
        told += done.stdout
        assert as_it_was(machine, before), at
    machine.tell("rate 0")
    assert "read; not written: a counter, which its control may change, could not be saved" in told


def test_selftest_leaves_every_unit_as_it_was(machine: Machine) -> None:
    """The clock stands still, so that counters which do not move fail: what was written matters here."""
    before = machine.state()
    done = subprocess.run(machine.words("selftest", "ivbep", "--quiet", "--cpu", "1"), capture_output=True, text=True, timeout=60)
    assert done.returncode in (0, 1) and len(machine.writes()) > 1000
    assert as_it_was(machine, before)


def test_selftest_of_a_nehalem(nehalem: Machine) -> None:
    before = nehalem.state()
    nehalem.tell("rate 100000000")
    nehalem.run(nehalem.words("selftest", "nhm", "--quiet"))
    nehalem.tell("rate 0")
    assert as_it_was(nehalem, before)


def test_restore_after_a_self_test_leaves_alone_what_someone_took_since(machine: Machine) -> None:
    """C3_MSR_PMON_CTL0 is 0xd70; 0x4000cd is none of the patterns that the test writes."""
    machine.tell(f"signal a 39 {signal.SIGKILL}")
    machine.run(machine.words("selftest", "ivbep", "uncore_cbox_3", "--quiet", "--cpu", "0"), status=-signal.SIGKILL)
    machine.put(0, CTR0 + 3 * BOX, 0)
    machine.put(0, CTL0 + 3 * BOX, EN | 0xCD)
    machine.tell("advance 1000")
    told = machine.run(machine.words("restore")).stderr
    assert "ivbep_cbo_ctl[0] of uncore_cbox_3 holds 0x4000cd" in told and "it was not restored" in told
    machine.tell("advance 1000")
    assert machine.get(0, CTL0 + 3 * BOX) == EN | 0xCD and machine.get(0, CTR0 + 3 * BOX) == 2000 * 0xCE
