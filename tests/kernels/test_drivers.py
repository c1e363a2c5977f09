"""The command in Linux itself: with its msr module, and beside its intel_uncore driver, which counts for someone else.

A counter adds the low 8 bits of its event's number plus 1 at each tick. Addresses: Intel 329468-002, tables 2-9 and 2-61:
C0_MSR_PMON_CTL0 0xd10, boxes 0x20 apart; bit 22 of a control enables it. Nehalem: Intel 253669, MSR_UNCORE_PERF_GLOBAL_CTRL 0x391.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator

import pytest

from kernel import EN, Kernel, State, Writes, chosen

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
LOOKUPS = "uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/"


@pytest.fixture
def kernel(ivy: Kernel) -> Iterator[Kernel]:
    """Nothing counts any more when a test has ended."""
    yield ivy
    ivy.close_all()
    ivy.do("killall -9 pmureg; pmureg restore")
    assert {name: hex(value) for name, value in ivy.state().items() if ".ctl[" in name and value & EN} == {}


def as_it_was(kernel: Kernel, before: State, theirs: str) -> None:
    """But for the unit that the driver counted with: it leaves what it wrote."""
    now = kernel.settled()
    assert {name: (hex(before[name]), hex(now[name])) for name in before
            if now[name] != before[name] and not name.startswith(f"{theirs}.")} == {}


def counts(kernel: Kernel, words: str, ticks: int = 1000) -> list[int]:
    done = kernel.run(f"pmureg stat -x';' -o - {words} -- tell 'advance {ticks}'")
    return [int(line.split(";")[0]) for line in done.out.splitlines()]


def enabled(kernel: Kernel, unit: str) -> bool:
    state = kernel.state()
    return any(state.get(f"{unit}.ctl[{n}]", 0) & EN for n in range(4))


# ---- What this machine is ----

def test_verify_finds_no_difference(kernel: Kernel) -> None:
    done = kernel.run("pmureg verify")
    assert done.out.splitlines()[0].endswith(": 35 devices compared, 0 differences"), done.out
    assert "  msr     open: " in done.out and "not on this machine: uncore_r3qpi_2\n" in done.out


def test_verify_of_a_nehalem(nehalem: Kernel) -> None:
    assert ": 1 devices compared, 0 differences\n" in nehalem.run("pmureg verify").out


# ---- The driver and we mean the same ----

@pytest.mark.parametrize(("unit", "event"), [("uncore_cbox_14", 0x35), ("uncore_ubox", 0x42), ("uncore_pcu", 0x74), ("uncore_ha_1", 0x1),
                                             ("uncore_imc_7", 0x4), ("uncore_irp", 0x16), ("uncore_qpi_1", 0x12),
                                             ("uncore_r2pcie", 0x24), ("uncore_r3qpi_1", 0x29)])
def test_counts_of_the_driver_and_of_the_registers(kernel: Kernel, unit: str, event: int) -> None:
    expected = [1000 * ((event & 0xFF) + 1)]
    mine = kernel.open(unit, event)
    kernel.tell("advance 1000")
    assert [kernel.close(mine)] == expected
    assert counts(kernel, f"-e {unit}/event={event:#x}/") == expected
    assert counts(kernel, f"--io direct -e {unit}/event={event:#x}/") == expected


@pytest.mark.parametrize("event", ["uncore_cbox_0/event=0x11,umask=0x3,edge=1,thresh=0x2/", LOOKUPS,
                                   "uncore_cbox_3/event=0x35,umask=0x41,filter_opc=0x182,filter_nid=0x2/",
                                   "uncore_cbox_1/event=0x36,umask=0xa,tid_en=1,filter_tid=0x11/", "uncore_pcu/event=0xb,filter_band0=0x20/",
                                   "uncore_pcu/event=0x80,occ_sel=0x1,thresh=0x3/", "uncore_ubox/event=0x42,umask=0x8,thresh=0x3/",
                                   "uncore_ubox/event=0xff/", "uncore_imc_2/event=0x4,umask=0xc,edge=1,thresh=0x1/", "uncore_imc_2/event=0xff/",
                                   "uncore_ha_0/event=0x21,umask=0x40/", "uncore_qpi_0/event=0x38,umask=0x1/",
                                   "uncore_qpi_1/MESSAGE.DRS.DataC_E/",
                                   "uncore_r3qpi_0/event=0x9,umask=0x3/"])
def test_the_driver_and_we_write_the_same(kernel: Kernel, event: str) -> None:
    def written(way: str) -> Writes:
        kernel.tell("forget")
        kernel.run(f"pmureg stat {way} -e {event} -- true")
        return kernel.written()

    driver, ours = chosen(written("")), written("--io direct")
    assert any(value & EN for _, value in driver) and driver - ours == set()


@pytest.mark.parametrize("domain", ["cores", "pkg", "ram"])
def test_energy_of_the_driver_and_of_the_registers(kernel: Kernel, domain: str) -> None:
    """Counts of both are in 1 / 2 ** 32 joules; the machine's unit of energy is 1 / 2 ** 14 joules."""
    def joules(way: str) -> float:
        return float(kernel.run(f"pmureg stat -x';' -o - {way} -e power/energy-{domain}/ -- tell 'advance 100000'").out.split(";")[0])

    mine = kernel.open("power", {"cores": 1, "pkg": 2, "ram": 3}[domain])
    through, direct = joules(""), joules("--io direct")
    theirs = kernel.close(mine)
    assert through == direct and abs(through - 100000 / 2 ** 14) < 0.01
    assert theirs == 200000 << 32 - 14


# ---- Someone else counts ----

@pytest.mark.parametrize("way", ["direct", "msr"])
def test_a_unit_that_the_driver_counts_with_is_refused(kernel: Kernel, way: str) -> None:
    theirs = kernel.open("uncore_cbox_3", 0x35)
    kernel.tell("advance 1000")
    error = kernel.run(f"pmureg stat --io {way} -e uncore_cbox_3/event=0x11/ -- tell 'advance 5'", status=1).err
    assert "ivbep_cbo_ctl[0] of uncore_cbox_3 is 0x400035" in error and "ev_sel=0x35" in error and "--force" in error
    kernel.tell("advance 1000")
    assert kernel.close(theirs) == 108000


def test_the_fixed_counter_of_the_driver(kernel: Kernel) -> None:
    """The memory controller's: what the box control resets and freezes is theirs."""
    theirs = kernel.open("uncore_imc_0", 0xFF)
    kernel.tell("advance 1000")
    error = kernel.run("pmureg stat --io direct -e uncore_imc_0/event=0x4,umask=0x3/ -- tell 'advance 5'", status=1).err
    assert "of uncore_imc_0 is 0x400000" in error
    kernel.tell("advance 1000")
    assert kernel.close(theirs) == 512000


def test_the_driver_on_the_next_unit_loses_nothing(kernel: Kernel) -> None:
    """A session beside it, one that is killed, its restore, a dump, a self-test: 6,000 ticks in all."""
    theirs = kernel.open("uncore_cbox_1", 0x11)
    assert counts(kernel, f"--io direct -e {LOOKUPS}") == [53000]
    pid = kernel.begin(f"pmureg stat --io direct -e {LOOKUPS}", lambda: enabled(kernel, "uncore_cbox_0"))
    kernel.tell("advance 2000")
    assert kernel.die(pid, signal.SIGKILL).status == 128 + signal.SIGKILL
    kernel.tell("advance 1000")
    assert " left ivbep of package 0 changed: " in kernel.run("pmureg restore").out
    kernel.do("pmureg dump ivbep")
    kernel.do("pmureg selftest ivbep uncore_cbox_0 --quiet")
    kernel.tell("advance 2000")
    assert kernel.close(theirs) == 6000 * 18


@pytest.mark.parametrize("number", SIGNALS)
def test_everything_is_put_back_after_a_signal(kernel: Kernel, number: signal.Signals) -> None:
    before, theirs = kernel.settled(), kernel.open("uncore_imc_1", 0x4)
    pid = kernel.begin("pmureg stat --io direct -x';' -o - -e uncore_cbox_0/event=0x35/,uncore_imc_0/event=0x4/,uncore_pcu/event=0x0/",
                       lambda: enabled(kernel, "uncore_cbox_0") and enabled(kernel, "uncore_pcu"))
    kernel.tell("advance 1000")
    done = kernel.die(pid, number)
    assert done.status == 128 + number and [line.split(";")[0] for line in done.out.splitlines()] == ["54000", "5000", "1000"]
    assert kernel.close(theirs) == 5000
    as_it_was(kernel, before, "uncore_imc_1")


def test_an_event_that_the_driver_opens_in_our_unit_is_left_alone(kernel: Kernel) -> None:
    """It takes the first counter, ours: the session ends, and theirs goes on."""
    pid = kernel.begin("pmureg stat --io direct -e uncore_cbox_0/event=0x35/", lambda: enabled(kernel, "uncore_cbox_0"))
    kernel.tell("advance 1000")
    theirs = kernel.open("uncore_cbox_0", 0x11)
    kernel.tell("advance 1000")
    done = kernel.die(pid, signal.SIGINT)
    assert "of uncore_cbox_0 during the session: it held 0x400011 instead of 0x400035" in done.err, done.err
    kernel.tell("advance 1000")
    assert kernel.close(theirs) == 2000 * 18


def test_restore_leaves_alone_what_the_driver_took_since(kernel: Kernel) -> None:
    pid = kernel.begin("pmureg stat --io direct -e uncore_cbox_0/event=0x35/", lambda: enabled(kernel, "uncore_cbox_0"))
    kernel.die(pid, signal.SIGKILL)
    theirs = kernel.open("uncore_cbox_0", 0x11)
    kernel.tell("advance 1000")
    done = kernel.do("pmureg restore")
    assert "ivbep_cbo_ctl[0]" in done.out + done.err
    kernel.tell("advance 1000")
    assert kernel.close(theirs) == 2000 * 18


def test_a_self_test_of_a_unit_in_use_is_refused(kernel: Kernel) -> None:
    theirs = kernel.open("uncore_cbox_2", 0x11)
    done = kernel.run("pmureg selftest ivbep uncore_cbox_2 --quiet", status=1)
    assert "uncore_cbox_2" in done.out + done.err
    kernel.tell("advance 1000")
    assert kernel.close(theirs) == 18000


# ---- Nehalem: one enable for all counters ----

def test_the_driver_on_another_counter_of_a_nehalem(nehalem: Kernel) -> None:
    """A session with the fixed counter beside it: the enables that are not ours are kept."""
    theirs = nehalem.open("uncore", 0x35)
    nehalem.tell("advance 1000")
    done = nehalem.do("pmureg stat --io direct -x';' -o - -e uncore/event=0xff/ -- tell 'advance 1000'")
    nehalem.tell("advance 1000")
    assert nehalem.close(theirs) == (162000 if done.status == 0 else 108000), done


def test_without_events_memory_is_shown_too(kernel: Kernel) -> None:
    """As perf stat, and what the controllers' drivers count: eight channels, 5 counts a tick of event 4, 64 bytes a count."""
    done = kernel.run("pmureg stat -x';' -o - -- tell 'advance 1000'")
    rows = {row[2]: row for row in (line.split(";") for line in done.out.splitlines())}
    assert "task-clock" in rows and "instructions" in rows
    for event, metric in (("RD", "read_bandwidth"), ("WR", "write_bandwidth"), ("ALL", "bandwidth")):
        row = rows[f"uncore_imc/CAS_COUNT.{event}/"]
        assert row[0] == "40000" and row[6] == f"GB/s {metric}" and float(row[5]) > 0, row


def test_without_events_a_user_sees_what_perf_lets_him(kernel: Kernel) -> None:
    kernel.run("mkdir -p /etc; echo nobody::65534:65534::/:/bin/sh > /etc/passwd; cp /bin/pmureg /tmp/; echo 2 > /proc/sys/kernel/perf_event_paranoid")
    done = kernel.run("su nobody -c '/tmp/pmureg stat -x\";\" -o - -- true'")
    assert "task-clock" in done.out and "uncore_imc" not in done.out + done.err


def test_a_view_through_the_driver(kernel: Kernel) -> None:
    """Each channel reads 5 lines of 64 bytes a tick, a million ticks in about a second: 0.32 GB/s."""
    done = kernel.run("(usleep 300000; tell 'advance 1000000') & pmureg view memory --once -I 1000 --json")
    rows = [json.loads(line) for line in done.out.splitlines()]
    found = {row["instance"]: row["metric-value"] * row["interval"] for row in rows if row["metric"] == "read_bandwidth"}
    assert found == {f"uncore_imc_{n}": pytest.approx(0.32, rel=0.02) for n in range(8)}
    assert not rows[0]["simulated"]
