"""A machine whose registers behave, as a tree of files for --root: behaving/main.c serves its registers; the rest is files."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from toolchain import ROOT

PMUREG = Path(os.environ.get("PMUREG", ROOT / "build" / "pmureg"))
BEHAVING = ROOT / "build" / "behaving" / "behaving"
CANNOT = 77  # the exit status with which it says that this machine lets nobody serve files
MAPPED = BEHAVING.with_name("mapped.so")  # preloaded, makes its mapped pages behave
MODELS = {"ivbep": 0x3E, "nhm": 0x1A, "t410": 0}  # CPUID, family 6; 0: it has none
BUSES = (("00", "7f"), ("80", "ff"))  # of each package: the first and second that its units are on

FREE = {"core_c3_ctr[0]", "core_c6_ctr[0]", "ticks", "cores[0]", "pkg[0]", "ram[0]"}  # they run whatever is written

LOOKUPS = "uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/"

State = dict[str, int]  # `0 uncore_cbox_0.ctl[0]`: what it holds


class Machine:
    """CPU n is package n's only one."""

    def __init__(self, root: Path, system: str, packages: int) -> None:
        self.root, self.system, self.packages = root, system, packages
        self.folder = root / "registers"
        self.folder.mkdir(parents=True)
        self.process = subprocess.Popen([BEHAVING, system, str(packages), self.folder], stderr=subprocess.PIPE, text=True)
        while self.process.poll() is None and not (self.folder / "control").exists():
            time.sleep(0.002)
        if self.process.returncode is not None:
            self.refuse()
        self.make_tree()

    def refuse(self) -> None:
        """No /dev/fuse, or nobody may mount, as in most containers: no package mends that."""
        assert self.process.stderr
        why = self.process.stderr.read().strip()
        if self.process.returncode != CANNOT:
            pytest.fail(why)
        pytest.skip(f"skipped: {why}")

    def end(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)
        if os.path.ismount(self.folder):
            subprocess.run(["umount", "-l", self.folder], check=False)  # it died without taking its folder away
        shutil.rmtree(self.root)

    def reset(self) -> None:
        """As it was made: cheaper than another one."""
        self.tell("reset")
        shutil.rmtree(self.root / "run", ignore_errors=True)

    # ---- The tree ----

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n")

    def make_tree(self) -> None:
        model = MODELS[self.system]
        cpus = "".join(f"processor\t: {cpu}\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: {model}\n"
                       f"physical id\t: {cpu}\n\n" for cpu in range(self.packages if model else 0))
        self.write("proc/cpuinfo", cpus.rstrip("\n"))
        self.write("sys/devices/system/cpu/online", f"0-{self.packages - 1}")
        (self.root / "sys/bus/pci/devices").mkdir(parents=True)
        for cpu in range(self.packages):
            self.write(f"sys/devices/system/cpu/cpu{cpu}/topology/physical_package_id", str(cpu))
            (self.root / f"dev/cpu/{cpu}").mkdir(parents=True)
            (self.root / f"dev/cpu/{cpu}/msr").symlink_to(self.folder / f"msr.{cpu}")
        for file in sorted(self.folder.glob("pci.*")):
            self.make_device(file)

    def make_device(self, file: Path) -> None:
        """`pci.1.0:10.4` is device 10.4 of package 1's first bus."""
        package, place = file.name.removeprefix("pci.").split(".", 1)
        which, function = place.split(":")
        folder = f"sys/bus/pci/devices/0000:{BUSES[int(package)][int(which)]}:{function}"
        ids = file.open("rb", buffering=0).read(4)
        self.write(f"{folder}/vendor", f"{int.from_bytes(ids[:2], 'little'):#06x}")
        self.write(f"{folder}/device", f"{int.from_bytes(ids[2:], 'little'):#06x}")
        self.write(f"{folder}/local_cpulist", package)
        (self.root / folder / "config").symlink_to(file)

    def remove_device(self, package: int, which: int, function: str) -> None:
        """As if the part had none."""
        folder = self.root / f"sys/bus/pci/devices/0000:{BUSES[package][which]}:{function}"
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()

    # ---- What a test does to it ----

    def tell(self, *lines: str) -> None:
        """See behaving/control.c."""
        for line in lines:
            fd = os.open(self.folder / "control", os.O_WRONLY)
            try:
                os.write(fd, line.encode())
            finally:
                os.close(fd)

    def command(self, *lines: str) -> list[str]:
        """A command to be counted that tells it so, and waits between two lines where one says `wait SECONDS`."""
        control = self.folder / "control"
        words = [line.replace("wait", "sleep") if line.startswith("wait ") else f"echo {line} > {control}" for line in lines]
        return ["--", "sh", "-e", "-c", "\n".join(words)]

    def state(self) -> State:
        lines = (self.folder / "state").read_text().splitlines()
        return {name: int(value, 16) for name, value in (line.rsplit(" ", 1) for line in lines if " faults " not in line)}

    def faults(self) -> list[str]:
        """What accesses did wrong by the description."""
        return [line for line in (self.folder / "state").read_text().splitlines() if " faults " in line]

    def writes(self) -> list[tuple[int, int, int, int]]:
        """Process, package, address and value of every write so far that did not fail."""
        rows = [line.split() for line in (self.folder / "log").read_text().splitlines()]
        return [(int(row[0]), int(row[1]), int(row[4], 16), int(row[5], 16)) for row in rows if row[6] == "0"]

    # ---- Someone else on the same machine ----

    def put(self, package: int, address: int, value: int) -> None:
        """Writes an MSR as any process can."""
        with (self.root / f"dev/cpu/{package}/msr").open("r+b", buffering=0) as file:
            os.pwrite(file.fileno(), value.to_bytes(8, "little"), address)

    def get(self, package: int, address: int) -> int:
        with (self.root / f"dev/cpu/{package}/msr").open("rb", buffering=0) as file:
            return int.from_bytes(os.pread(file.fileno(), 8, address), "little")

    # ---- The command on it ----

    def words(self, *words: str) -> list[str]:
        return [str(PMUREG), words[0], "--root", str(self.root), *words[1:]]

    def stat(self, *words: str) -> list[str]:
        return self.words("stat", "--io", "direct", "--system", self.system, "-x;", "-o", "-", *words)

    def run(self, words: list[str], status: int = 0) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        assert done.returncode == status, done.stdout + done.stderr
        return done

    def box(self, unit: str) -> Callable[[], bool]:
        """Whether it counts on each socket: a control is enabled (bit 22), and the box is not frozen (bit 8 of its control)."""
        def counts() -> bool:
            state = self.state()
            return all(any(state.get(f"{package} {unit}.ctl[{n}]", 0) >> 22 & 1 for n in range(4)) and
                       not state[f"{package} {unit}.box_ctl[0]"] >> 8 & 1 for package in range(self.packages))

        return counts

    def begin(self, words: list[str], ready: Callable[[], bool]) -> "subprocess.Popen[str]":
        """
        Starts it, and returns when it counts. In a process group of its own, which has its parent in the session: in one that is
        orphaned, as the tests' may be, the stop signals of a terminal stop nothing.
        """
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0)
        deadline = time.monotonic() + 60
        while not (counts := ready()) and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.002)
        while process.poll() is None and accesses(process.pid) and time.monotonic() < deadline:    # until it has read where it counts from
            time.sleep(0.002)
        # Not asked again: events that take turns stand still between two of them.
        if not counts or process.poll() is not None:
            process.kill()
            pytest.fail(f"it does not count: {process.communicate()}")
        return process


def accesses(pid: int) -> bool:
    """Whether a process runs, or opens, reads or writes a file, as those of registers; numbers of x86-64's system calls."""
    try:
        call = Path(f"/proc/{pid}/syscall").read_text().split()[0]
    except OSError:    # it has ended, or this kernel does not tell
        return False
    return call in ("running", "0", "1", "17", "18", "257", "295", "296")


def counts(text: str) -> list[str]:
    return [row[0] for row in rows(text)]


def rows(text: str) -> list[list[str]]:
    return [line.split(";") for line in text.splitlines()]


def die(process: "subprocess.Popen[str]", number: signal.Signals) -> tuple[str, str]:
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == -number, (process.returncode, out, err)
    return out, err


def settled(state: State) -> State:
    """Without the counters that nobody can stop."""
    return {name: value for name, value in state.items() if name.split(".")[1] not in FREE}


def as_it_was(machine: Machine, before: State) -> bool:
    """A failure shows the registers that differ: as they were, and as they are."""
    now, then = settled(machine.state()), settled(before)
    differs = {name: (hex(then[name]), hex(now[name])) for name in then if now.get(name) != then[name]}
    assert differs == {}
    return True
