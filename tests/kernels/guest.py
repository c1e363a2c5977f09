"""A guest whose first process is a script: any kernel and processor, but nobody to talk to, as kernel.py has."""

from __future__ import annotations

import subprocess
from pathlib import Path

from headers import image, module
from kernel import Files, archive, busybox, driver, fetched
from toolchain import ROOT, need

DEVICES = "/sys/bus/event_source/devices"
LIMIT = 600  # seconds; a run takes 5 to 10, and much more if others use the processor

Parts = dict[str, list[str]]

# Each part of what a script prints begins with `== NAME`, the last one with `== end`. `appears PMU` waits for a PMU.
HEAD = f"""\
#!/bin/busybox sh
/bin/busybox mkdir -p /proc /sys /dev /tmp
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
part() {{ echo "== $1"; }}
appears() {{ n=0; while [ ! -e {DEVICES}/$1/type ] && [ $n -lt 250 ]; do n=$((n+1)); usleep 20000; done; }}
"""
TAIL = "part end\npoweroff -f\n"


def x86(release: str, folder: Path) -> tuple[Path, bytes]:
    """Debian's cloud kernel, or that of a release; and our module for it."""
    if release == "cloud":
        return next((fetched() / "boot").glob("vmlinuz-*")), driver(folder)
    return image(release, "amd64"), module(release, "amd64", folder)


def program(name: str, folder: Path, compiler: str = "gcc") -> bytes:
    """A program of this folder, which needs nothing else in the guest."""
    subprocess.run([compiler, "-O2", "-static", "-o", folder / name, ROOT / f"tests/kernels/{name}.c"], check=True)
    return (folder / name).read_bytes()


def tables(*systems: str) -> Files:
    return {f"lib/firmware/pmureg/{name}.pmu": (ROOT / f"generated/tables/{name}.pmu").read_bytes() for name in systems}


def run_guest(folder: Path, machine: list[str], kernel: tuple[Path, bytes], words: str, script: str, files: Files, shell: Path | None = None,
              limit: float = LIMIT) -> Parts:
    """What the script prints on a machine, which QEMU's words say, with a kernel, to which words are given, too."""
    need(machine[0])
    linux, ours = kernel
    archive({"lib/firmware/pmureg": None, "init": (HEAD + script + TAIL).encode(), "pmureg.ko": ours,
             "bin/busybox": (shell or busybox()).read_bytes(), **files}, folder / "initrd")
    # One thread for all CPUs: with a thread each, one of them may run an instruction that Linux has patched already (int3, and an oops).
    done = subprocess.run(
        [*machine, "-accel", "tcg,thread=single", "-m", "512", "-nodefaults", "-display", "none", "-no-reboot", "-serial", "stdio", "-kernel", linux, "-initrd", folder / "initrd", "-append", words],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=limit)
    found: Parts = {}
    for line in done.stdout.replace("\r", "").splitlines():
        if line.startswith("== "):
            found[line.removeprefix("== ")] = []
        elif found:
            next(reversed(found.values())).append(line)
    assert "end" in found, done.stdout[-3000:] + done.stderr
    return found


def running(line: str) -> bool:
    """Of a line that loop.c prints: whether an event was counted all the time that it was enabled."""
    _, enabled, ran = (int(word) for word in line.split())
    return 0 < enabled == ran
