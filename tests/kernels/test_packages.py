"""Our module on a machine of two packages with two CPUs each: QEMU's processor has no uncore, reads 0 from its registers and forgets what is written to them.

Its firmware has a table APMT of three units, which are pages of memory that the kernel is not told of.
"""

from __future__ import annotations

import struct

import pytest

from drawn import drawn
from guest import DEVICES, Parts, program, run_guest, running, tables, x86
from headers import RELEASES

PMU = "uncore_cbox_0"
CPUS = "/sys/devices/system/cpu"
TURNS = 20_000_000  # a CPU that has just come may count its time by ticks alone: more than one

# Units of Tegra410: pages 0 and 1, the package, and what the firmware says that it is (0: PMIIDR says it). The last one is not NVIDIA's.
UCF = "nvidia_ucf_pmu"
UNITS = [(0x1E000000, 0x1E010000, 1, 0), (0x1E020000, 0x1E030000, 0, 0x2CF2036B), (0x1E040000, 0x1E050000, 0, 0x43B)]
CAN = [f"devmem {page + offset:#x} 32 {value:#x}" for page, *_ in UNITS for offset, value in ((0xE00, 0x3F07), (0xE08, 0x2CF2036B))]  # PMCFGR: 8 counters; PMIIDR


def apmt() -> bytes:
    """Nodes behind the header of an ACPI table. Arm DEN0117: flags 3 say that there are two pages, and that the affinity is a package's."""
    return b"".join(struct.pack("<HBBIQIQQIIIII", 56, 3, 3, number, 0, 0, first, second, 0, 0, 0, package, identity)
                    for number, (first, second, package, identity) in enumerate(UNITS))

# CPUs 0 and 1 are in the first package.
SCRIPT = f"""\
mask() {{ cat {DEVICES}/{PMU}/cpumask; }}
timers() {{ echo $(awk '/^cpu: /{{cpu=$2}} /drv_tick/{{print cpu}}' /proc/timer_list); }}
set_cpu() {{ echo $2 > {CPUS}/cpu$1/online; }}
insmod /pmureg.ko tables=ivbep any_processor=1
appears uncore_pcu
part packages; for n in 0 1 2 3; do cat {CPUS}/cpu$n/topology/physical_package_id; done
part pmus; ls {DEVICES} | grep -c uncore_cbox; mask
part moved; HOLD=/tmp/go loop {PMU} 2 1 0x35 0x0 > /tmp/second & HOLD=/tmp/go loop {PMU} 1 1 0x36 > /tmp/first & sleep 1
timers; set_cpu 2 0; mask; timers; sleep 1; echo > /tmp/go; wait; cat /tmp/second /tmp/first
part gone; set_cpu 3 0; mask; loop {PMU} 0 {TURNS} 0x35; HOLD=/init loop {PMU} 3 1 0x35
part left; set_cpu 3 1; HOLD=/tmp/off loop {PMU} 3 1 0x35 & sleep 1; set_cpu 3 0; echo > /tmp/off; wait; dmesg | grep -c 'are not restored'; set_cpu 3 1
dmesg | grep -o 'registers of .* are restored'; dmesg -c > /tmp/left; set_cpu 3 0
part back; set_cpu 3 1; mask; loop {PMU} 3 {TURNS} 0x35; set_cpu 2 1; mask
rmmod pmureg
{"; ".join(CAN)}; insmod /pmureg.ko tables=t410 any_processor=1
appears {UCF}_1
part apmt; ls {DEVICES} | grep {UCF}; cat {DEVICES}/{UCF}_0/cpumask {DEVICES}/{UCF}_1/cpumask; grep {UCF} /proc/iomem
part counted; HOLD=/tmp/stop loop {UCF}_1 3 1 0x1d > /tmp/held & sleep 1; devmem {UNITS[0][1]:#x} 32 5000; echo > /tmp/stop; wait; cat /tmp/held
rmmod pmureg
part after; ls {DEVICES} | grep -c -e uncore -e {UCF}
part complaints; grep -E 'BUG|WARNING|Oops|Call Trace' /tmp/left; dmesg | grep -E 'BUG|WARNING|Oops|Call Trace|not restored'
"""


@pytest.fixture(scope="module", params=drawn(("cloud", *RELEASES[1:])))
def parts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Parts:
    """What the machine with one of the kernels printed."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "apmt").write_bytes(apmt())
    return run_guest(
        folder, ["qemu-system-x86_64", "-cpu", "max", "-smp", "4,sockets=2,cores=2,threads=1", "-acpitable", f"sig=APMT,rev=0,data={folder / 'apmt'}"],
        x86(request.param, folder), "console=ttyS0 quiet panic=-1 mitigations=off mem=448M iomem=relaxed", SCRIPT,
        {"bin/loop": program("loop", folder), **tables("ivbep", "t410")})


def test_one_cpu_of_each_package_accesses_its_registers(parts: Parts) -> None:
    assert parts["packages"] == ["0", "0", "1", "1"]
    assert parts["pmus"] == ["15", "0,2"] and parts["after"] == ["0"] and parts["complaints"] == []


def test_events_move_to_another_cpu_of_their_package(parts: Parts) -> None:
    """An event of CPU 1 is counted by CPU 0, which has the package's registers."""
    before, mask, after, *counts = parts["moved"]
    assert before == "0 2" and after == "0 3"  # where timers read registers before they wrap
    assert mask == "0,3" and len(counts) == 3 and all(map(running, counts)), parts["moved"]


def test_a_package_that_goes_and_comes_back(parts: Parts) -> None:
    mask, here, away = parts["gone"]
    assert mask == "0" and running(here) and away == "error 19"  # ENODEV: the CPU is offline
    assert parts["back"][0] == "0,3" and running(parts["back"][1]) and parts["back"][2] == "0,3"


def test_a_package_that_went_with_an_event(parts: Parts) -> None:
    """The event was closed meanwhile. What could not be restored then is restored when the package is back."""
    assert parts["left"][-2:] == ["1", f"registers of {PMU} are restored"]


def test_units_of_the_table_apmt(parts: Parts) -> None:
    """Each in its package, whatever their order in the table; the unit of another implementer is not one of them."""
    first, second, *rest = parts["apmt"]
    assert (first, second) == (f"{UCF}_0", f"{UCF}_1") and rest[:2] == ["0", "2"]
    assert [line.strip() for line in rest[2:]] == [f"{page:08x}-{page + last:08x} : {UCF}_{unit}" for page, last, unit in
                                                   ((0x1E000000, 0xFFF, 1), (0x1E010000, 0xE33, 1), (0x1E020000, 0xFFF, 0), (0x1E030000, 0xE33, 0))]  # as far as registers go
    assert [line.split()[0] for line in parts["counted"]] == ["5000"]
