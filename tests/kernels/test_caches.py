"""Our module on a machine of two L3 caches with two CPUs each, whose registers read 0: its processor says that it is Zen 3."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

from guest import DEVICES, program, run_guest, running, tables, x86
from headers import RELEASES
from toolchain import ROOT

LOOKUPS = 3 << 56 | 1 << 47 | 1 << 46 | 0xFF04  # event 4 with all of its umask, for both threads, all cores and slices

SCRIPT = f"""\
insmod /pmureg.ko
appears amd_df
part pmus; cd {DEVICES}; cat amd_l3/cpumask amd_df/cpumask; md5sum amd_*/format/*; cd /
part counted; loop amd_l3 1 20000000 {LOOKUPS:#x}; loop amd_l3 3 20000000 {LOOKUPS:#x}
rmmod pmureg
part complaints; dmesg | grep -E 'pmureg: .* is |BUG|WARNING|Oops|Call Trace'
"""


@pytest.mark.parametrize("release", ["cloud", *(pytest.param(release, marks=pytest.mark.nightly) for release in RELEASES[1:])])
def test_each_cache_has_one_cpu(release: str, tmp_path: Path) -> None:
    """The table is found by the index, as those of Zen 2 and Zen 4 are not this machine's. Of the cores, whose PMU is the kernel's own, nothing is looked at."""
    folder = tmp_path / "tables"
    folder.mkdir()
    for name, table in tables("zen2", "zen3", "zen4").items():
        (folder / Path(name).name).write_bytes(table)
    subprocess.run([ROOT / "build/pmureg", "index", folder], check=True)
    parts = run_guest(
        tmp_path, ["qemu-system-x86_64", "-cpu", "EPYC-Milan", "-smp", "4,sockets=2,cores=2,threads=1"],
        x86(release, tmp_path), "console=ttyS0 quiet loglevel=1 panic=-1 mitigations=off", SCRIPT,
        {"bin/loop": program("loop", tmp_path), **{f"lib/firmware/pmureg/{path.name}": path.read_bytes() for path in folder.iterdir()}})
    assert parts["pmus"][:2] == ["0,2", "0,2"] and parts["complaints"] == [], parts
    tree = ROOT / "generated/sysfs/zen3"
    assert {name: digest for digest, name in map(str.split, parts["pmus"][2:])} == {str(path.relative_to(tree)): hashlib.md5(path.read_bytes()).hexdigest() for path in tree.glob("amd_*/*/*")}
    assert len(parts["counted"]) == 2 and all(map(running, parts["counted"]))
