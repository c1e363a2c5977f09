"""Our module on a machine of two packages with two CPUs each: QEMU's processor has no uncore, reads 0 from its registers and forgets what is written to them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from kernel import archive, driver, fetched
from toolchain import ROOT, need

PMU = "uncore_cbox_0"
DEVICES = "/sys/bus/event_source/devices"
CPUS = "/sys/devices/system/cpu"
LIMIT = 120  # seconds; a run takes 10

# Each part of what the machine prints begins with `== NAME`. CPUs 0 and 1 are in the first package.
SCRIPT = f"""\
#!/bin/busybox sh
/bin/busybox mkdir -p /proc /sys /dev /tmp
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
part() {{ echo "== $1"; }}
mask() {{ cat {DEVICES}/{PMU}/cpumask; }}
set_cpu() {{ echo $2 > {CPUS}/cpu$1/online; }}
insmod /pmureg.ko tables=ivbep any_processor=1
n=0; while [ ! -e {DEVICES}/uncore_pcu/type ] && [ $n -lt 100 ]; do n=$((n+1)); usleep 50000; done
part packages; for n in 0 1 2 3; do cat {CPUS}/cpu$n/topology/physical_package_id; done
part pmus; ls {DEVICES} | grep -c uncore_cbox; mask
part moved; HOLD=/tmp/go loop {PMU} 2 1 0x35 0x0 > /tmp/second & HOLD=/tmp/go loop {PMU} 1 1 0x36 > /tmp/first & sleep 1
set_cpu 2 0; mask; sleep 1; echo > /tmp/go; wait; cat /tmp/second /tmp/first
part gone; set_cpu 3 0; mask; loop {PMU} 0 1 0x35; HOLD=/init loop {PMU} 3 1 0x35
part back; set_cpu 3 1; mask; loop {PMU} 3 1 0x35; set_cpu 2 1; mask
rmmod pmureg
part after; ls {DEVICES} | grep -c uncore
part complaints; dmesg | grep -E 'BUG|WARNING|Oops|Call Trace|not restored'
part end
poweroff -f
"""


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What the machine printed."""
    need("qemu-system-x86_64")
    folder, debian = tmp_path_factory.mktemp("packages"), fetched()
    shell = next(path for path in (debian / "bin/busybox", debian / "usr/bin/busybox") if path.exists())
    linux, = (debian / "boot").glob("vmlinuz-*")
    subprocess.run(["gcc", "-O2", "-static", "-o", folder / "loop", ROOT / "tests/kernels/loop.c"], check=True)
    archive({**dict.fromkeys(("bin", "lib", "lib/firmware", "lib/firmware/pmureg")), "init": SCRIPT.encode(), "pmureg.ko": driver(), "bin/busybox": shell.read_bytes(),
             "bin/loop": (folder / "loop").read_bytes(), "lib/firmware/pmureg/ivbep.pmu": Path(ROOT / "generated/tables/ivbep.pmu").read_bytes()}, folder / "initrd")
    done = subprocess.run(
        ["qemu-system-x86_64", "-accel", "tcg", "-cpu", "max", "-smp", "4,sockets=2,cores=2,threads=1", "-m", "512", "-nodefaults", "-display", "none",
         "-no-reboot", "-serial", "stdio", "-kernel", linux, "-initrd", folder / "initrd", "-append", "console=ttyS0 quiet panic=-1 mitigations=off"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LIMIT)
    found: dict[str, list[str]] = {}
    for line in done.stdout.replace("\r", "").splitlines():
        if line.startswith("== "):
            found[line.removeprefix("== ")] = []
        elif found:
            next(reversed(found.values())).append(line)
    assert "end" in found, done.stdout[-3000:] + done.stderr
    return found


def running(line: str) -> bool:
    """Whether an event was counted all the time that it was enabled."""
    _, enabled, ran = (int(word) for word in line.split())
    return 0 < enabled == ran


def test_one_cpu_of_each_package_accesses_its_registers(parts: dict[str, list[str]]) -> None:
    assert parts["packages"] == ["0", "0", "1", "1"]
    assert parts["pmus"] == ["15", "0,2"] and parts["after"] == ["0"] and parts["complaints"] == []


def test_events_move_to_another_cpu_of_their_package(parts: dict[str, list[str]]) -> None:
    """An event of CPU 1 is counted by CPU 0, which has the package's registers."""
    mask, *counts = parts["moved"]
    assert mask == "0,3" and len(counts) == 3 and all(map(running, counts)), parts["moved"]


def test_a_package_that_goes_and_comes_back(parts: dict[str, list[str]]) -> None:
    mask, here, away = parts["gone"]
    assert mask == "0" and running(here) and away == "error 19"  # ENODEV: the CPU is offline
    assert parts["back"][0] == "0,3" and running(parts["back"][1]) and parts["back"][2] == "0,3"
