"""Damaged tables in a kernel: none is taken, each has a line in the log, and the kernel lives on."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from headers import RELEASES, image, module
from kernel import archive, driver, fetched
from toolchain import ROOT, need

EACH = 25  # tables a load
LIMIT = 3000  # seconds; a load takes 0.1, and much more if others use the processor

SCRIPT = """\
#!/bin/busybox sh
/bin/busybox mkdir -p /proc /sys /dev /tmp
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
names=bad0; n=1; while [ $n -lt EACH ]; do names=$names,bad$n; n=$((n+1)); done
insmod /pmureg.ko tables=good any_processor=1; usleep 200000; dmesg -c | grep -c 'is not used'; rmmod pmureg
load=0
while [ $load -lt LOADS ]; do
	load=$((load+1))
	damage /lib/firmware/pmureg/good.pmu /lib/firmware/pmureg EACH $load || echo no tables
	insmod /pmureg.ko tables=$names any_processor=1
	n=0; while [ $(dmesg | grep -c 'the table bad') -lt EACH ] && [ $n -lt 500 ]; do n=$((n+1)); usleep 5000; done
	rmmod pmureg
	dmesg | grep 'is not used: the table ' | wc -l; dmesg | grep -E 'BUG|WARNING|Oops|Call Trace|is not used: this'
	dmesg -c > /dev/null
done
echo end
poweroff -f
"""


@pytest.mark.parametrize(("release", "tables"), [
    ("cloud", 250), *(pytest.param(release, 10_000, marks=pytest.mark.nightly) for release in ("cloud", RELEASES[-1]))])
def test_damaged_tables(release: str, tables: int, tmp_path: Path) -> None:
    """Of the smallest one. The good one is taken before: it says nothing but that no unit of it is here."""
    need("qemu-system-x86_64")
    debian = fetched()
    shell = next(path for path in (debian / "bin/busybox", debian / "usr/bin/busybox") if path.exists())
    linux, ours = (next((debian / "boot").glob("vmlinuz-*")), driver(tmp_path)) if release == "cloud" else (image(release, "amd64"), module(release, "amd64", tmp_path))
    good = min((ROOT / "generated" / "tables").glob("*.pmu"), key=lambda path: path.stat().st_size)
    subprocess.run(["gcc", "-O2", "-static", "-o", tmp_path / "damage", ROOT / "tests/kernels/damage.c"], check=True)
    script = SCRIPT.replace("EACH", str(EACH)).replace("LOADS", str(tables // EACH))
    archive({**dict.fromkeys(("bin", "lib", "lib/firmware", "lib/firmware/pmureg")), "init": script.encode(), "pmureg.ko": ours, "bin/busybox": shell.read_bytes(),
             "bin/damage": (tmp_path / "damage").read_bytes(), "lib/firmware/pmureg/good.pmu": good.read_bytes()}, tmp_path / "initrd")
    done = subprocess.run(
        ["qemu-system-x86_64", "-accel", "tcg", "-cpu", "max", "-smp", "2", "-m", "512", "-nodefaults", "-display", "none", "-no-reboot", "-serial", "stdio",
         "-kernel", linux, "-initrd", tmp_path / "initrd", "-append", "console=ttyS0 quiet loglevel=1 panic=-1 mitigations=off"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LIMIT)
    lines = done.stdout.replace("\r", "").splitlines()
    assert "end" in lines, (lines[-30:], done.stderr)
    assert lines[:lines.index("end")] == ["0", *[str(EACH)] * (tables // EACH)]
