"""Our module on a machine of two L3 caches with two CPUs each, whose registers read 0: its processor says that it is Zen 3."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

from headers import RELEASES, image, module
from kernel import archive, driver, fetched
from test_packages import LIMIT, running
from toolchain import ROOT, need

DEVICES = "/sys/bus/event_source/devices"
LOOKUPS = 3 << 56 | 1 << 47 | 1 << 46 | 0xFF04  # event 4 with all of its umask, for both threads, all cores and slices

SCRIPT = f"""\
#!/bin/busybox sh
/bin/busybox mkdir -p /proc /sys /dev /tmp
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
part() {{ echo "== $1"; }}
insmod /pmureg.ko
n=0; while [ ! -e {DEVICES}/amd_df/type ] && [ $n -lt 100 ]; do n=$((n+1)); usleep 50000; done
part pmus; cd {DEVICES}; cat amd_l3/cpumask amd_df/cpumask; md5sum amd_*/format/*; cd /
part counted; loop amd_l3 1 20000000 {LOOKUPS:#x}; loop amd_l3 3 20000000 {LOOKUPS:#x}
rmmod pmureg
part complaints; dmesg | grep -E 'pmureg: .* is |BUG|WARNING|Oops|Call Trace'
part end
poweroff -f
"""


@pytest.mark.parametrize("release", ["cloud", *(pytest.param(release, marks=pytest.mark.nightly) for release in RELEASES[1:])])
def test_each_cache_has_one_cpu(release: str, tmp_path: Path) -> None:
    """The table is found by the index, as those of Zen 2 and Zen 4 are not this machine's."""
    need("qemu-system-x86_64")
    debian, systems = fetched(), ("zen2", "zen3", "zen4")
    shell = next(path for path in (debian / "bin/busybox", debian / "usr/bin/busybox") if path.exists())
    linux, ours = (next((debian / "boot").glob("vmlinuz-*")), driver(tmp_path)) if release == "cloud" else (image(release, "amd64"), module(release, "amd64", tmp_path))
    subprocess.run(["gcc", "-O2", "-static", "-o", tmp_path / "loop", ROOT / "tests/kernels/loop.c"], check=True)
    tables = tmp_path / "tables"
    tables.mkdir()
    for name in systems:
        (tables / f"{name}.pmu").write_bytes((ROOT / f"generated/tables/{name}.pmu").read_bytes())
    subprocess.run([ROOT / "build/pmureg", "index", tables], check=True)
    archive({**dict.fromkeys(("bin", "lib", "lib/firmware", "lib/firmware/pmureg")), "init": SCRIPT.encode(), "pmureg.ko": ours, "bin/busybox": shell.read_bytes(),
             "bin/loop": (tmp_path / "loop").read_bytes(), **{f"lib/firmware/pmureg/{path.name}": path.read_bytes() for path in tables.iterdir()}}, tmp_path / "initrd")
    done = subprocess.run(
        ["qemu-system-x86_64", "-accel", "tcg", "-cpu", "EPYC-Milan", "-smp", "4,sockets=2,cores=2,threads=1", "-m", "512", "-nodefaults", "-display", "none",
         "-no-reboot", "-serial", "stdio", "-kernel", linux, "-initrd", tmp_path / "initrd", "-append", "console=ttyS0 quiet loglevel=1 panic=-1 mitigations=off"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LIMIT)
    text = done.stdout.replace("\r", "")
    assert "== end" in text, text[-3000:] + done.stderr
    pmus, counted, complaints = (text.split(f"== {name}\n")[1].split("== ")[0].splitlines() for name in ("pmus", "counted", "complaints"))
    assert pmus[:2] == ["0,2", "0,2"] and complaints == [], complaints
    tree = ROOT / "generated/sysfs/zen3"
    assert {name: digest for digest, name in map(str.split, pmus[2:])} == {str(path.relative_to(tree)): hashlib.md5(path.read_bytes()).hexdigest() for path in tree.glob("*/*/*")}
    assert len(counted) == 2 and all(map(running, counted))
