"""Damaged tables in a kernel: none is taken, each has a line in the log, and the kernel lives on."""

from __future__ import annotations

from pathlib import Path

import pytest

from guest import program, run_guest, x86
from headers import RELEASES
from toolchain import ROOT

EACH = 25  # tables a load
LIMIT = 3000  # seconds; a load takes 0.1, and much more if others use the processor

SCRIPT = """\
part loads
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
"""


@pytest.mark.parametrize(("release", "tables"), [
    ("cloud", 250), *(pytest.param(release, 10_000, marks=pytest.mark.nightly) for release in ("cloud", RELEASES[-1]))])
def test_damaged_tables(release: str, tables: int, tmp_path: Path) -> None:
    """Of the smallest one. The good one is taken before: it says nothing but that no unit of it is here."""
    good = min((ROOT / "generated" / "tables").glob("*.pmu"), key=lambda path: path.stat().st_size)
    parts = run_guest(
        tmp_path, ["qemu-system-x86_64", "-cpu", "max", "-smp", "2"], x86(release, tmp_path), "console=ttyS0 quiet loglevel=1 panic=-1 mitigations=off",
        SCRIPT.replace("EACH", str(EACH)).replace("LOADS", str(tables // EACH)),
        {"bin/damage": program("damage", tmp_path), "lib/firmware/pmureg/good.pmu": good.read_bytes()}, limit=LIMIT)
    assert parts["loads"] == ["0", *[str(EACH)] * (tables // EACH)]
