"""Our module in Linux, without the kernel's own driver: perf's PMUs, made of tables.

A counter adds the low 8 bits of its event's number plus 1 at each tick. Words of perf's attribute: Linux 6.1,
arch/x86/events/intel/uncore_snbep.c (ivbep_uncore_cbox_format_attr and others): event config:0-7, umask config:8-15, edge
config:18, thresh config:24-31, filter_state config1:17-22.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kernel import EN, FREE, LIMIT, Kernel, State, Writes, chosen
from toolchain import ROOT

MOVING = (*FREE, "box_status[0]")  # a wrap sets the last
DEVICES = "/sys/bus/event_source/devices"
EINVAL, EOPNOTSUPP = 22, 95


def load(kernel: Kernel, parameters: str, *pmus: str) -> None:
    """Loads the module, and waits for its PMUs: it looks for units when it is loaded."""
    kernel.run(f"insmod /later/pmureg.ko {parameters}")
    wait = " && ".join(f"[ -e {DEVICES}/{pmu} ]" for pmu in pmus)
    kernel.run(f"n=0; while ! ( {wait} ) && [ $n -lt 100 ]; do n=$((n+1)); usleep 50000; done; {wait}")


def tried(kernel: Kernel, parameters: str) -> None:
    """Loads the module, waits until it has said something, and unloads it."""
    kernel.run(f"insmod /later/pmureg.ko {parameters}; n=0; while ! dmesg | grep -q pmureg: && [ $n -lt 100 ]; do n=$((n+1)); usleep 20000; done; rmmod pmureg")


def log(kernel: Kernel) -> str:
    return kernel.run("dmesg | grep pmureg: | sed 's/^[^]]*. //'; dmesg | grep -E 'BUG|WARNING|Oops|Call Trace'; dmesg -c > /dev/null").out


@pytest.fixture
def loaded(ivy_of_ours: Kernel) -> Iterator[Kernel]:
    """All registers are as before when the module has gone, and the kernel has complained of nothing."""
    kernel = ivy_of_ours
    kernel.do("rmmod pmureg; dmesg -c")
    before = settled(kernel)
    load(kernel, "tables=ivbep", "uncore_r3qpi_1")
    yield kernel
    kernel.close_all()
    kernel.run("rmmod pmureg")
    assert kernel.run(f"ls {DEVICES}").out.split() == kernel.run(f"ls {DEVICES} | grep -v uncore").out.split()
    now = settled(kernel)
    assert {name: (hex(before[name]), hex(now[name])) for name in before if now[name] != before[name]} == {}
    assert kernel.run("dmesg | grep -E 'BUG|WARNING|Oops|Call Trace'; true").out == ""


def settled(kernel: Kernel) -> State:
    return {name: value for name, value in kernel.state().items() if not name.endswith(MOVING)}


def refused(kernel: Kernel, pmu: str, config: int, config1: int = 0) -> int:
    done = kernel.do(f"!open {pmu} 0 {config:#x} {config1:#x}")
    if not done.status:
        kernel.run(f"!close {int(done.out)}")
    return done.status


# ---- Its PMUs ----

def test_its_files_are_those_of_the_description(loaded: Kernel) -> None:
    """Byte for byte, of each unit that the machine has."""
    listed = loaded.run(f"cd {DEVICES}; md5sum uncore_*/format/* uncore_*/events/*").out.split("\n")[:-1]
    found = {name: digest for digest, name in (line.split() for line in listed)}
    units = set(loaded.run(f"cd {DEVICES}; ls -d uncore_*").out.split())
    assert len(units) == 34 and "uncore_r3qpi_2" not in units
    tree = ROOT / "generated" / "sysfs" / "ivbep"
    expected = {f"{unit}/{path.parent.name}/{path.name}": hashlib.md5(path.read_bytes()).hexdigest()
                for unit in units for path in Path(tree / re.sub(r"_\d+$", "_N", unit)).glob("*/*")}
    assert found == expected and len(found) > 300
    assert loaded.run(f"cat {DEVICES}/uncore_imc_0/cpumask").out == "0\n"


@pytest.mark.parametrize(("unit", "event"), [("uncore_cbox_14", 0x35), ("uncore_ubox", 0x42), ("uncore_pcu", 0x74), ("uncore_ha_1", 0x1),
                                             ("uncore_imc_7", 0x4), ("uncore_irp", 0x16), ("uncore_qpi_1", 0x12),
                                             ("uncore_r2pcie", 0x24), ("uncore_r3qpi_1", 0x29)])
def test_it_counts(loaded: Kernel, unit: str, event: int) -> None:
    mine = loaded.open(unit, event)
    loaded.tell("advance 1000")
    assert loaded.read(mine) == 1000 * (event + 1)
    loaded.tell("advance 500")
    assert loaded.close(mine) == 1500 * (event + 1)


@pytest.mark.parametrize("domain", [1, 2, 3])
def test_it_counts_energy(loaded: Kernel, domain: int) -> None:
    """In 1 / 2 ** 32 joules, as rapl_scale(); the machine's unit of energy is 1 / 2 ** 14 joules."""
    mine = loaded.open("power", domain)
    loaded.tell("advance 1000")
    assert loaded.close(mine) == 1000 << 32 - 14


def test_the_command_counts_through_it(loaded: Kernel) -> None:
    done = loaded.run("pmureg stat -x';' -o - -e uncore_cbox_0/event=0x35/,uncore_imc_0/clockticks/ -- tell 'advance 1000'")
    assert [line.split(";")[0] for line in done.out.splitlines()] == ["54000", "256000"]
    assert ": 36 devices compared, 0 differences\n" in loaded.run("pmureg verify").out
    assert "uncore_cbox_0/" in loaded.run("pmureg list uncore_cbox_0").out


def test_a_plain_user_counts_where_perf_lets_it(loaded: Kernel) -> None:
    """As with the kernel's drivers: perf_event_paranoid is at most 0, or the user has CAP_PERFMON."""
    level = loaded.run("cat /proc/sys/kernel/perf_event_paranoid").out.strip()
    as_user = "start-stop-daemon -S -q -c plain -x /bin/pmureg {} -- stat -x';' -o /tmp/counted -e uncore_cbox_0/event=0x35/ -- sleep 5"
    loaded.run("mkdir -p /etc; echo plain:x:990:990::/:/bin/sh > /etc/passwd; touch /tmp/counted; chown 990 /tmp/counted; echo 2 > /proc/sys/kernel/perf_event_paranoid")
    try:
        assert "kernel.perf_event_paranoid is 2" in loaded.run(as_user.format(""), status=1).err
        loaded.run("echo 0 > /proc/sys/kernel/perf_event_paranoid")
        loaded.run(as_user.format("-b"))
        end = time.monotonic() + LIMIT / 2
        while not loaded.state().get("uncore_cbox_0.ctl[0]", 0) & EN:
            assert time.monotonic() < end
        loaded.tell("advance 1000")
        loaded.run("n=0; until [ -s /tmp/counted ] || [ $n -eq 600 ]; do n=$((n+1)); usleep 100000; done")
        assert re.search(r"^54000;", loaded.run("cat /tmp/counted").out, re.M)
    finally:
        loaded.run(f"echo {level} > /proc/sys/kernel/perf_event_paranoid; rm /tmp/counted")


def test_its_events_are_those_of_the_kernels_driver(loaded: Kernel) -> None:
    """All controls and filters that the kernel's driver writes; it freezes a box by 0x100."""
    events = [("uncore_cbox_0", 0x02040311, 0), ("uncore_cbox_0", 0x1134, 0x3f << 17), ("uncore_pcu", 0xb, 0x20), ("uncore_ubox", 0x42, 0),
              ("uncore_imc_2", 0xc04, 0), ("uncore_imc_2", 0xff, 0), ("uncore_ha_0", 0x4021, 0), ("uncore_qpi_0", 0x138, 0), ("uncore_r3qpi_0", 0x309, 0)]

    def written() -> list[Writes]:
        found = []
        for unit, config, config1 in events:
            loaded.tell("forget")
            loaded.close(loaded.open(unit, config, config1))
            found.append(loaded.written())
        return found

    ours = written()
    loaded.run("rmmod pmureg; insmod /later/intel-uncore.ko")
    try:
        theirs = written()
    finally:
        loaded.run("rmmod intel_uncore")
        loaded.tell("reset", "absent 0 uncore_r3qpi_2")  # it leaves what it wrote
    load(loaded, "tables=ivbep", "uncore_r3qpi_1")
    for event, mine, driver in zip(events, ours, theirs, strict=True):
        assert any(value & EN for _, value in chosen(driver)) and chosen(driver) - mine == set(), event


# ---- More than one event ----

def test_five_events_on_four_counters_take_turns(loaded: Kernel) -> None:
    """perf turns them by a timer; each has counted part of the time."""
    events = [loaded.open("uncore_imc_3", event) for event in (1, 2, 4, 5, 6)]
    loaded.tell("rate 1000000")
    loaded.run("sleep 1")
    times = [[int(word) for word in loaded.run(f"!read {event}").out.split()] for event in events]
    loaded.tell("rate 0")
    assert all(value > 0 and 0 < running < enabled for value, enabled, running in times), times
    assert any(running < 0.9 * enabled for _, enabled, running in times), times


def test_two_events_of_one_unit(loaded: Kernel) -> None:
    """One comes and goes, and the other loses nothing. Every counter can count the second one (Intel 329468-002, 2.3.4: CLOCKTICKS)."""
    first = loaded.open("uncore_cbox_3", 0x35)
    loaded.tell("advance 1000")
    second = loaded.open("uncore_cbox_3", 0x0)
    loaded.tell("advance 1000")
    assert loaded.close(second) == 1000
    loaded.tell("advance 1000")
    assert loaded.close(first) == 3000 * 0x36


def test_an_event_for_which_only_one_counter_is_right(loaded: Kernel) -> None:
    """RxR_OCCUPANCY counts on counter 0 alone, which the first event has: perf takes turns until both fit."""
    first = loaded.open("uncore_cbox_3", 0x35)
    second = loaded.open("uncore_cbox_3", 0x11)
    loaded.run("n=0; while [ $n -lt 20 ]; do n=$((n+1)); usleep 10000; done")
    loaded.tell("advance 1000")
    assert loaded.close(second) == 1000 * 0x12
    assert loaded.close(first) == 1000 * 0x36


@pytest.mark.parametrize(("unit", "bits", "event"), [("uncore_cbox_5", 44, 0x35), ("uncore_imc_0", 48, 0x4)])
def test_a_counter_that_wraps(loaded: Kernel, unit: str, bits: int, event: int) -> None:
    """Intel 329468-002, tables 2-9 and 2-61: how wide they are."""
    mine = loaded.open(unit, event)
    ticks = (1 << bits) // (event + 1) * 3 // 4
    for times in (1, 2, 3):
        loaded.tell(f"advance {ticks}")
        assert loaded.read(mine) == times * ticks * (event + 1)
    loaded.close(mine)


# ---- What is refused ----

@pytest.mark.parametrize(("unit", "config", "config1", "words"), [
    ("uncore_cbox_0", 1 << 40, 0, "no term of this unit has the bits 0x10000000000: omit them"),
    ("uncore_cbox_0", 0x1134, 0, "LLC_LOOKUP needs filter_state; 0x3f counts all states."),
    ("uncore_cbox_0", 0xff, 0, "event=0xff alone is the fixed counter, and this unit has none."),
])
def test_an_event_that_the_description_refuses(loaded: Kernel, unit: str, config: int, config1: int, words: str) -> None:
    """perf shows EINVAL as <not supported>, so that the log is all that says why."""
    log(loaded)
    assert refused(loaded, unit, config, config1) == EINVAL
    assert words in (said := log(loaded)) and f"pmureg: perf event of {unit} is refused: " in said


@pytest.mark.parametrize(("table", "words"), [("nhm", "the table nhm is not used: this machine is not "), ("t410", "the table t410 is not used: this machine is not "),
                                              ("nothing", "the table nothing is not used: /lib/firmware/pmureg/nothing.pmu cannot be loaded: error 2"),
                                              ("a/b", "'a/b' is no name of a table")])
def test_a_table_of_another_machine(loaded: Kernel, table: str, words: str) -> None:
    loaded.run("rmmod pmureg")
    log(loaded)
    loaded.run(f"insmod /later/pmureg.ko tables={table}; sleep 1")
    assert f"pmureg: {words}" in log(loaded)
    loaded.run("rmmod pmureg")
    load(loaded, "tables=ivbep", "uncore_r3qpi_1")


def test_a_table_whose_end_is_missing(loaded: Kernel) -> None:
    """Others that are damaged: test_damaged.py."""
    loaded.run("rmmod pmureg")
    log(loaded)
    loaded.run("dd if=/lib/firmware/pmureg/ivbep.pmu of=/lib/firmware/pmureg/bad0.pmu bs=1000 count=100 2>/dev/null")
    tried(loaded, "tables=bad0")
    assert "pmureg: the table bad0 is not used: the table has 100000 bytes instead of " in log(loaded)
    load(loaded, "tables=ivbep", "uncore_r3qpi_1")


# ---- The index ----

def test_tables_that_nobody_names(loaded: Kernel) -> None:
    """Those of the index that are this machine's, and of the others not a word."""
    loaded.run("rmmod pmureg")
    log(loaded)
    tried(loaded, "")
    assert log(loaded).startswith("pmureg: no table is named, and there is no /lib/firmware/pmureg/index; load the module with ")
    index = "/lib/firmware/pmureg/index"
    loaded.run("rm -f /lib/firmware/pmureg/bad*; pmureg index /lib/firmware/pmureg")
    load(loaded, "", "uncore_r3qpi_1")
    assert len(loaded.run(f"cd {DEVICES}; ls -d uncore_*").out.split()) == 34
    assert log(loaded) == "" and loaded.close(loaded.open("uncore_cbox_0", 0x35)) == 0
    loaded.run(f"rmmod pmureg; printf x | dd of={index} bs=1 seek=300 conv=notrunc 2>/dev/null")
    tried(loaded, "")
    assert log(loaded) == f"pmureg: {index} is damaged, or of another version; make it again with: pmureg index DIR\n"
    loaded.run("mkdir /tmp/other; cp /lib/firmware/pmureg/nhm.pmu /lib/firmware/pmureg/t410.pmu /tmp/other; pmureg index /tmp/other; "
               f"mv /tmp/other/index {index}; rm -r /tmp/other")
    tried(loaded, "any_processor=1")
    assert log(loaded) == f"pmureg: no table of {index} is of this machine\n"
    loaded.run(f"rm {index}")
    load(loaded, "tables=ivbep", "uncore_r3qpi_1")


# ---- Beside others ----

def test_units_that_the_kernels_driver_has(loaded: Kernel) -> None:
    """The module leaves them alone, and what they count."""
    loaded.run("rmmod pmureg; insmod /later/intel-uncore.ko")
    theirs = loaded.open("uncore_cbox_3", 0x35)
    loaded.tell("advance 1000")
    log(loaded)
    loaded.run("insmod /later/pmureg.ko tables=ivbep; n=0; while ! dmesg | grep -q 'no unit of' && [ $n -lt 100 ]; do n=$((n+1)); usleep 50000; done")
    said = log(loaded)
    loaded.tell("advance 1000")
    assert loaded.close(theirs) == 2000 * 0x36
    assert said.count("is left out: another driver has a PMU of this name") == 34 and "PCI device 0000:" in said, said
    assert loaded.run("dmesg | grep -E 'Call Trace|duplicate'; true").out == ""
    loaded.run("rmmod pmureg; rmmod intel_uncore")
    loaded.tell("reset", "absent 0 uncore_r3qpi_2")  # it leaves what it wrote
    load(loaded, "tables=ivbep", "uncore_r3qpi_1")


def test_a_unit_on_which_the_command_counts_by_registers(loaded: Kernel) -> None:
    """It is refused, as the command refuses one that the module counts with."""
    mine = loaded.open("uncore_cbox_2", 0x35)
    loaded.tell("advance 1000")
    assert "uncore_cbox_2" in loaded.run("pmureg stat --io direct -e uncore_cbox_2/event=0x11/ -- true", status=1).err
    assert loaded.close(mine) == 1000 * 0x36
    pid = loaded.begin("pmureg stat --io direct -e uncore_cbox_2/event=0x35/",
                       lambda: any(loaded.state().get(f"uncore_cbox_2.ctl[{n}]", 0) & EN for n in range(4)))
    log(loaded)
    assert refused(loaded, "uncore_cbox_2", 0x11) == 16
    assert "pmureg: perf event of uncore_cbox_2 is refused: " in log(loaded)
    loaded.die(pid, 2)


def test_it_comes_and_goes(loaded: Kernel) -> None:
    for _ in range(10):
        mine = loaded.open("uncore_ha_0", 0x1)
        loaded.tell("advance 10")
        assert loaded.close(mine) == 20
        loaded.run("rmmod pmureg")
        load(loaded, "tables=ivbep", "uncore_ha_0")


def test_a_device_that_fails(loaded: Kernel) -> None:
    """The kernel lives on, and the registers are restored when the device is well again."""
    mine = loaded.open("uncore_cbox_1", 0x35)
    loaded.tell("advance 1000", "fail a 0 0 5")
    loaded.read(mine)
    loaded.tell("well")
    assert loaded.close(mine) >= 0
    again = loaded.open("uncore_cbox_1", 0x35)
    loaded.tell("advance 1000")
    assert loaded.close(again) == 1000 * 0x36


# ---- Nehalem: one enable for all counters ----

def test_a_nehalem(nehalem_of_ours: Kernel) -> None:
    kernel = nehalem_of_ours
    before = kernel.state()
    load(kernel, "tables=nhm", "uncore")
    first = kernel.open("uncore", 0x35)
    kernel.tell("advance 1000")
    fixed = kernel.open("uncore", 0xff)
    kernel.tell("advance 1000")
    assert kernel.close(first) == 2000 * 0x36
    assert kernel.close(fixed) > 0
    kernel.run("rmmod pmureg")
    now = kernel.state()
    assert {name for name in before if now[name] != before[name]} <= {"clock.ticks"}


