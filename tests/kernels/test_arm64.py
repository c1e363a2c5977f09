"""Our module in the AArch64 kernels of Debian's releases, on the PMUv3 that QEMU's processor has, which the kernel's own driver does not take.

A loop of two instructions a turn is counted. QEMU executes an instruction a nanosecond, and its cycle counter counts at 1 GHz (-icount shift=0),
so that instructions and cycles are known. Event numbers: Arm DDI 0487, D12.11: 0x08 INST_RETIRED, 0x11 CPU_CYCLES.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

import pytest

from drawn import drawn
from guest import DEVICES, Parts, program, run_guest, tables
from headers import RELEASES, fetched, image, module
from perf import perf
from toolchain import ROOT, need, run

PMU = "armv8_pmuv3_0"
UCF = "nvidia_ucf_pmu_0"
MONITOR = 0x5E020000
WRAPS = 0x90000000, 0x10000000, 0xA0000000, 0x20000000  # of a counter of 32 bits, a second apart
PAGES = 0x5E000000, 0x5E010000  # of memory that the kernel is not told of: it keeps what is written, and the test counts
CPU1 = "/sys/devices/system/cpu/cpu1/online"
LOADS = {"trixie": 100}  # nightly; others 10
BESIDE = 1_500_000  # instructions of system calls and interrupts beside a loop, at most

# What this test says of the unit: eight counters of 64 bits (PMCFGR), and which it is (PMIIDR). Arm IHI 0091.
REGISTERS = {"PMCFGR": 0xE00, "PMCR": 0xE04, "PMIIDR": 0xE08, "PMEVTYPER0": 0x400, "PMEVTYPER1": 0x404, "PMEVFILTR0": 0xA00, "PMEVFILTR1": 0xA04}


def devmem(offset: int, value: str = "", page: int = 0) -> str:
    return f"devmem {PAGES[page] + offset:#x} 32 {value}"


SHOW = "; ".join(f"echo {name} $({devmem(offset)})" for name, offset in REGISTERS.items())


def devmem_at(offset: int) -> str:
    """Of the private SoC's monitor."""
    return f"devmem {MONITOR + offset:#x} 32"


def ticks(event: int, count: int) -> str:
    """Lets the counters count that have this event."""
    return f"for n in 0 1 2 3 4 5 6 7; do [ $(devmem $(({PAGES[0] + REGISTERS['PMEVTYPER0']:#x} + 4 * n)) 32) != {event:#010x} ] || devmem $(({PAGES[1]:#x} + 8 * n)) 32 {count}; done"


SCRIPT = f"""\
part before; ls {DEVICES}
insmod /pmureg.ko tables=pmuv3 any_processor=1; appears {PMU}
part after; ls {DEVICES}
part files; cd {DEVICES}/{PMU}; md5sum format/* events/*; cd /
part cpumask; cat {DEVICES}/{PMU}/cpumask
part one; loop {PMU} 0 10000000 0x08 0x11
part other; loop {PMU} 1 30000000 0x08 0x11
part many; loop {PMU} 0 40000000 0x08 0x08 0x08 0x08 0x08 0x08 0x08 0x08
part refused; loop {PMU} 0 1 0x08 0x10000000000; dmesg | grep 'is refused'
part offline; HOLD=/tmp/go loop {PMU} 1 1000000 0x08 > /tmp/held & sleep 1; echo 0 > {CPU1}; cat {DEVICES}/{PMU}/cpumask; echo > /tmp/go; wait; cat /tmp/held
part online; echo 1 > {CPU1}; cat {DEVICES}/{PMU}/cpumask; loop {PMU} 1 1000000 0x08
part suspended; HOLD=/tmp/up loop {PMU} 0 1000000 0x08 > /tmp/held & sleep 1
echo 0 > /sys/module/suspend/parameters/pm_test_delay; echo freezer > /sys/power/pm_test; echo freeze > /sys/power/state; echo $?
loop {PMU} 0 3000000 0x08; echo > /tmp/up; wait; cat /tmp/held; dmesg | grep -c 'PM: suspend exit'
part again; echo $LOADS; for load in $(seq $LOADS); do rmmod pmureg; insmod /pmureg.ko tables=pmuv3 any_processor=1; appears {PMU}; loop {PMU} 0 1000000 0x08; done
rmmod pmureg
part unit; {devmem(0xE00, "0x3f07")}; {devmem(0xE08, "0x2cf2036b")}
insmod /pmureg.ko tables=t410 any_processor=1 units={UCF}@{PAGES[0]:#x},{UCF}.1@{PAGES[1]:#x}
appears {UCF}
cat {DEVICES}/{UCF}/identifier; grep -c {UCF} /proc/iomem
part registers; HOLD=/tmp/stop loop {UCF} 0 1 0x1d:0x102 0x181 > /tmp/held & sleep 1
{SHOW}; {devmem(0, "5000", 1)}; {devmem(8, "700", 1)}
part counted; echo > /tmp/stop; wait; cat /tmp/held; rmmod pmureg
part restored; {SHOW}
part gone; ls {DEVICES}
part perf; insmod /pmureg.ko tables=t410 any_processor=1 units={UCF}@{PAGES[0]:#x},{UCF}.1@{PAGES[1]:#x}
appears {UCF}
for n in 0 1 2 3 4 5 6 7; do devmem $(({PAGES[1]:#x} + 8 * n)) 32 0; done
perf stat -x';' -a -e '{UCF}/event=0x0,src_loc_cpu=0x1,dst_loc_cmem=0x1/,{UCF}/event=0x181/' -o /tmp/perf -- sh -c '{SHOW}; {ticks(0, 6000)}; {ticks(0x181, 800)}' > /tmp/shown
grep event= /tmp/perf; cat /tmp/shown; perf list {UCF} 2>/dev/null | grep -c Kernel
perf stat -a -e '{UCF}/config=0x10000000000/' -- true > /tmp/perf 2>&1; grep -E 'supported|{UCF}' /tmp/perf
rmmod pmureg
part private; cp /busmon.pmu /lib/firmware/pmureg/busmon.pmu; insmod /pmureg.ko tables=busmon units=busmon_monitor_0@{MONITOR:#x}
appears busmon_monitor_0
perf stat -x';' -a -e 'busmon_monitor_0/reads/' -o /tmp/perf -- sh -c '{devmem_at(0)}; {devmem_at(0x10)}; {devmem_at(0x20)} 900' > /tmp/shown
grep reads /tmp/perf; cat /tmp/shown
{devmem_at(0x20)} 0; perf stat -x';' -a -e 'busmon_monitor_0/reads/' -o /tmp/perf -- sh -c '{"; sleep 1; ".join(f"{devmem_at(0x20)} {value:#x}" for value in WRAPS)}'
grep reads /tmp/perf; rmmod pmureg
part another; dmesg -c > /tmp/complaints; insmod /pmureg.ko tables=carmel,nothing,pmuv3; sleep 1; ls {DEVICES}; rmmod pmureg; dmesg | grep -E 'is not used|is left out'
part complaints; dmesg >> /tmp/complaints; grep -E 'BUG|WARNING|Oops|Call trace|Unable to handle' /tmp/complaints
"""


@pytest.fixture(scope="module", params=drawn(RELEASES))
def parts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Parts:
    """What the machine with one of the kernels printed."""
    need("aarch64-linux-gnu-gcc")
    folder = tmp_path_factory.mktemp(request.param)
    (folder / "busmon.yaml").write_text(private_soc(), encoding="utf-8")
    run(sys.executable, "-m", "generator", "table", folder / "busmon.yaml", "-o", folder / "busmon.pmu", cwd=ROOT)
    return run_guest(
        folder, ["qemu-system-aarch64", "-M", "virt,gic-version=3", "-cpu", "max,pauth-impdef=on", "-smp", "2", "-icount", "shift=0"],
        (image(request.param, "arm64"), module(request.param, "arm64", folder)), "console=ttyAMA0 quiet panic=-1 mem=448M iomem=relaxed initcall_blacklist=armv8_pmu_driver_init",
        f"LOADS={LOADS.get(request.param, 10)}\n{SCRIPT}",
        {**tables("pmuv3", "carmel", "t410"), **perf(), "busmon.pmu": (folder / "busmon.pmu").read_bytes(), "bin/loop": program("loop", folder, "aarch64-linux-gnu-gcc")},
        shell=next((fetched() / "guest").glob("**/bin/busybox")))


def private_soc() -> str:
    """The tutorial's description, with what the page about drivers adds."""
    pages = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("regdefs/README.md", "docs/driver.md"))
    (text,), (more,) = (re.findall(rf"<!-- tutorial: {name} -->\n```yaml\n(.*?)```", pages, re.S) for name in ("regdefs/acme/busmon.yaml", "for Linux"))
    for line in more.splitlines():
        key = line.split(":")[0]
        text = re.sub(rf"^{key}:.*$", line, text, flags=re.M) if re.search(rf"^{key}:", text, re.M) else text.replace("    clock:", f"{line}\n    clock:")
    return text


def counts(lines: list[str]) -> list[int]:
    return [int(line.split()[0]) for line in lines]


def test_its_pmu_comes_and_goes(parts: Parts) -> None:
    before, after, gone = (" ".join(parts[name]).split() for name in ("before", "after", "gone"))
    assert set(after) - set(before) == {PMU} and set(gone) == set(before)
    assert parts["cpumask"] == ["0-1"] and parts["complaints"] == []


def test_its_files_are_those_of_the_description(parts: Parts) -> None:
    """But for events that only kernels before some release list."""
    found = {name: digest for digest, name in (line.split() for line in parts["files"])}
    tree = ROOT / "generated" / "sysfs" / "pmuv3" / "armv8_pmuv3_N"
    expected = {f"{path.parent.name}/{path.name}": hashlib.md5(path.read_bytes()).hexdigest() for path in Path(tree).glob("*/*")}
    assert found == expected and len(found) > 60


@pytest.mark.parametrize(("part", "turns"), [("one", 10_000_000), ("other", 30_000_000)])
def test_instructions_and_cycles(parts: Parts, part: str, turns: int) -> None:
    assert all(2 * turns <= count < 2 * turns + BESIDE for count in counts(parts[part]))


def test_more_events_than_counters_take_turns(parts: Parts) -> None:
    """QEMU's processor has six counters and, since PMUv3p9, none for instructions alone. Scaled, each has counted the whole loop."""
    lines = [[int(word) for word in line.split()] for line in parts["many"]]
    assert len(lines) == 8 and any(running < enabled for _, enabled, running in lines)
    for value, enabled, running in lines:
        assert 80_000_000 * 0.8 < value * enabled / running < 80_000_000 * 1.2


def test_what_the_description_refuses(parts: Parts) -> None:
    """EINVAL, and the log says why."""
    good, bad, *said = parts["refused"]
    assert int(good.split()[0]) > 0 and bad == "error 22"
    assert len(said) == 1 and f"pmureg: perf event of {PMU} is refused: no term of this unit has the bits 0x10000000000: omit them" in said[0]


def test_a_cpu_that_goes_and_comes_back(parts: Parts) -> None:
    cpus, held = parts["offline"]
    assert cpus == "0" and int(held.split()[0]) >= 2_000_000
    cpus, counted = parts["online"]
    assert cpus == "0-1" and 2_000_000 <= int(counted.split()[0]) < 2_000_000 + BESIDE


def test_suspend(parts: Parts) -> None:
    """An event from before goes on after it. The loop is that of before, of two million instructions, then another one of six."""
    status, after, held, entries = parts["suspended"]
    assert (status, entries) == ("0", "1") and 6_000_000 <= int(after.split()[0]) < 6_000_000 + BESIDE
    assert 8_000_000 <= int(held.split()[0])


def test_a_unit_in_memory(parts: Parts) -> None:
    """The registers that Linux's own driver for Tegra410 writes: event numbers; filters, source in bits 2:0 and destination in 11:8, or all of both."""
    assert parts["unit"] == ["2cf2036b", "2"]  # both pages are the driver's
    found = {name: int(value, 0) for name, value in (line.split() for line in parts["registers"])}
    assert found == {"PMCFGR": 0x3F07, "PMCR": 1, "PMIIDR": 0x2CF2036B, "PMEVTYPER0": 0x1D, "PMEVTYPER1": 0x181, "PMEVFILTR0": 0x102, "PMEVFILTR1": 0xF07}
    assert counts(parts["counted"]) == [5000, 700]
    restored = {name: int(value, 0) for name, value in (line.split() for line in parts["restored"])}
    # Memory does not clear PMCNTENSET when PMCNTENCLR is written: the core finds a counter enabled, as if by another program, and leaves its filter.
    assert restored == {**found, "PMCR": 0, "PMEVTYPER0": 0, "PMEVTYPER1": 0}


def test_debians_perf(parts: Parts) -> None:
    """The event of Linux's documentation of this unit. Registers are shown while perf counts."""
    first, second, *shown = parts["perf"]
    assert [line.split(";")[0] for line in (first, second)] == ["6000", "800"] and f"{UCF}/event=0x0,src_loc_cpu=0x1,dst_loc_cmem=0x1/" in first
    found = {name: int(value, 0) for name, value in (line.split() for line in shown[:len(REGISTERS)])}
    assert (found["PMCR"], found["PMEVTYPER0"], found["PMEVFILTR0"]) == (1, 0, 0x102)
    assert int(shown[len(REGISTERS)]) > 5 and "<not supported>" in " ".join(shown[len(REGISTERS) + 1:])


def test_a_private_soc(parts: Parts) -> None:
    """The tutorial's: a table comes to a machine that runs, and nothing is compiled. CTRL, EVSEL0, and what is written to CNT0."""
    counted, *shown, wrapped = parts["private"]
    assert counted.split(";")[0] == "900" and "busmon_monitor_0/reads/" in counted
    assert [int(value, 0) for value in shown] == [1, 4]
    assert int(wrapped.split(";")[0]) == (2 << 32) + WRAPS[-1]  # a timer reads the counter before it wraps twice


def test_it_comes_and_goes_again(parts: Parts) -> None:
    loads, *counted = counts(parts["again"])
    assert len(counted) == loads and all(2_000_000 <= count < 2_000_000 + BESIDE for count in counted)


def test_tables_that_are_not_for_this_machine(parts: Parts) -> None:
    """A register that the processor lacks would stop the machine."""
    said = list(dict.fromkeys(re.sub(r"^\[[^]]*\] ", "", line) for line in parts["another"] if "pmureg: " in line))  # the console has them, too
    assert PMU not in " ".join(parts["another"])
    assert len(said) == 3 and said[2].startswith("pmureg: pmuv3 is left out: its description names no processor, and ") and said[0].startswith("pmureg: the table carmel is not used: this machine is not ")
    assert said[1] == "pmureg: the table nothing is not used: /lib/firmware/pmureg/nothing.pmu cannot be loaded: error 2"
