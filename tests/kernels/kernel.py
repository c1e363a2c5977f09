"""A Linux of Debian's on a machine whose registers behave: monitor.c runs it, inside QEMU without hardware's help, inside.c is in it."""

from __future__ import annotations

import fcntl
import lzma
import os
import platform
import re
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "machine"))

from headers import image, once, say_where  # noqa: E402
from toolchain import ROOT, need  # noqa: E402

BUILD = ROOT / "build" / "kernels"
PACKAGE = "linux-image-cloud-amd64"  # depends on today's kernel
TRIES = 3  # to start: QEMU can stop dead
LIMIT = 240.0  # seconds for a start or a command; a start takes 10, a command 0.1, and much more if others use the processor
OUTER = ("virt/lib/irqbypass.ko", "arch/x86/kvm/kvm.ko", "arch/x86/kvm/kvm-amd.ko")
MSR, CPUID, UNCORE, ENERGY = "arch/x86/kernel/msr.ko", "arch/x86/kernel/cpuid.ko", "arch/x86/events/intel/intel-uncore.ko", "arch/x86/events/rapl.ko"
# Of an E5 v2: what tells the driver which package the second bus is of, and that the third R3QPI is not there, which it has no PMU for, and crashes by.
IVY = ("device 1 11 0 0x0e1e", "absent 0 uncore_r3qpi_2")

Files = dict[str, bytes | str | None]  # of an initramfs: their bytes, a link's target, or None for a folder
FREE = ("core_c3_ctr[0]", "core_c6_ctr[0]", "clock.ticks", "power.cores[0]", "power.pkg[0]", "power.ram[0]")  # they run whatever is written
State = dict[str, int]  # `uncore_cbox_0.ctl[0]`: what it holds
Writes = set[tuple[str, int]]  # places, and what was written there
EN = 1 << 22  # of the control of a counter


def chosen(driver: Writes) -> Writes:
    """Of what the kernel's driver writes all controls that it enables, and its filters: it freezes a box by 0x100, and at the end clears
    the enable alone."""
    return {(place, value) for place, value in driver if value not in (0, 0x100) and (place, value | EN) not in driver - {(place, value)}}


class Stopped(Exception):
    """The machine answers no more: no test has failed by that."""


@dataclass
class Done:
    status: int
    out: str
    err: str


# ---- What is installed nowhere ----

def fetched() -> Path:
    """Debian's kernel with its modules, and a shell in one file, unpacked: downloaded once."""
    if platform.machine() != "x86_64":
        pytest.skip("skipped: only on x86-64")
    need("apt-get", "apt-cache", "dpkg-deb")
    return once(BUILD / "debian", fetch)


def fetch(into: Path) -> None:
    names = subprocess.run(["apt-cache", "depends", PACKAGE], capture_output=True, text=True).stdout
    found = re.search(r"linux-image-\S+-cloud-amd64", names.replace(PACKAGE, "", 1))
    if not found:
        pytest.skip(f"skipped: apt-get knows no {PACKAGE}")
    download(into, f"{found[0]}-unsigned", "busybox-static")


def busybox() -> Path:
    return next(path for path in (fetched() / "bin/busybox", fetched() / "usr/bin/busybox") if path.exists())


def download(into: Path, *names: str) -> None:
    """Packages of this Debian, unpacked. Whatever cannot be had is skipped."""
    into.mkdir(parents=True)
    for name in names:
        done = subprocess.run(["apt-get", "-q", "download", name], cwd=into, capture_output=True, text=True, timeout=300)
        if done.returncode:
            pytest.skip(f"skipped: {name} cannot be downloaded: {done.stderr.strip().splitlines()[-1]}")
        subprocess.run(["dpkg-deb", "-x", next(into.glob(f"{name}_*.deb")), into], check=True)


def fetch_headers(into: Path, release: str) -> None:
    depends = subprocess.run(["apt-cache", "depends", f"linux-headers-{release}"], capture_output=True, text=True).stdout
    download(into, f"linux-headers-{release}", *re.findall(r"Depends: (linux-headers-\S+-common|linux-kbuild-\S+)", depends))
    say_where(into, BUILD / "headers")


def headers() -> Path:
    """What modules of that kernel are compiled with: downloaded once."""
    release = next((fetched() / "boot").glob("vmlinuz-*")).name.removeprefix("vmlinuz-")
    folder = once(BUILD / "headers", lambda into: fetch_headers(into, release))
    return folder / "usr" / "src" / f"linux-headers-{release}"


def driver(folder: Path) -> bytes:
    """Our module for that kernel, without what debuggers read. Suites that run side by side compile it once."""
    need("make", "strip")
    made = BUILD / "module"
    words = ["make", "-C", ROOT / "runtime" / "linux", f"KDIR={headers()}", f"BUILD={made}", "W=1", "CONFIG_DEBUG_INFO_BTF_MODULES="]
    with (BUILD / "module.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(words, capture_output=True, text=True)
        assert done.returncode == 0 and "warning" not in done.stderr.replace("warning: the compiler differs", ""), done.stderr
        subprocess.run(["strip", "-g", "-o", folder / "stripped.ko", made / "pmureg.ko"], check=True)
    return (folder / "stripped.ko").read_bytes()


def archive(files: Files, to: Path) -> None:
    """An initramfs, with the folders that files are in. Linux: driver-api/early-userspace/buffer-format.rst"""
    folders = {str(folder): None for name in files for folder in reversed(Path(name).parents) if folder.name}
    with to.open("wb") as out:
        for number, (name, content) in enumerate([*{**folders, **files}.items(), ("TRAILER!!!", b"")]):
            data = content.encode() if isinstance(content, str) else content or b""
            mode = 0o40755 if content is None else 0o120777 if isinstance(content, str) else 0o100755 if data[:2] in (b"\x7fE", b"#!") else 0o100644
            fields = (number, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name) + 1, 0)
            head = b"070701" + b"".join(b"%08x" % field for field in fields) + name.encode() + b"\0"
            out.write(head + bytes(-len(head) % 4) + data + bytes(-len(data) % 4))


def modules(folder: Path, names: tuple[str, ...]) -> Files:
    """Debian 13 has them below usr, and compressed."""
    kernel, = folder.glob("**/lib/modules/*/kernel")
    files = [next(kernel.glob(f"{name}*")) for name in names]
    return {Path(name).name: lzma.decompress(file.read_bytes()) if file.suffix == ".xz" else file.read_bytes()
            for name, file in zip(names, files, strict=True)}


def module_files(debian: Path, folder: Path) -> Files:
    """Our module, all tables as firmware, and the kernel's driver to load later."""
    theirs = modules(debian, (UNCORE,))
    tables = {f"lib/firmware/pmureg/{path.name}": path.read_bytes() for path in sorted((ROOT / "generated" / "tables").glob("*.pmu"))}
    return {**tables, "later/pmureg.ko": driver(folder),
            "later/intel-uncore.ko": theirs["intel-uncore.ko"]}


def processor(family: int, model: int, cores: int) -> list[str]:
    """What CPUID says of an Intel, or of an AMD of another family than 6."""
    b, d, c = struct.unpack("<III", b"GenuineIntel" if family == 6 else b"AuthenticAMD")
    signature = max(family - 15, 0) << 20 | model >> 4 << 16 | min(family, 15) << 8 | (model & 15) << 4
    cache = cores - 1 << 26 | 1 << 5 | 1  # of data, so that the leaf counts
    return [f"cpuid 0 - - {b:#x} {c:#x} {d:#x}", f"cpuid 1 - {signature:#x} - - -", f"cpuid 4 0 {cache:#x} - - -", "cpuid 10 - 0 0 0 0"]


def stripped(name: str, folder: Path) -> bytes:
    """A program as it is built, without what debuggers read."""
    need("strip")
    small = folder / name
    subprocess.run(["strip", "-o", small, BUILD / name], check=True)
    return small.read_bytes()


class Kernel:
    """A machine of one package, with the kernel's driver loaded, or with ours to load. Whatever cannot be had is skipped, and says why."""

    def __init__(self, folder: Path, system: str, model: int, *lines: str, family: int = 6, cores: int = 15, ours: bool = False, files: Files | None = None,
                 release: str = "cloud") -> None:
        need("qemu-system-x86_64")
        self.folder, debian = folder, fetched()
        self.linux, = (debian / "boot").glob("vmlinuz-*")
        linux = self.linux if release == "cloud" else image(release, "amd64")
        shell = busybox()
        applets = subprocess.run([shell, "--list"], capture_output=True, text=True, check=True).stdout.split()
        initrd = folder / "initrd"
        archive({**dict.fromkeys(("dev", "proc", "run", "sys", "tmp")), "init": stripped("inside", folder), "bin/tell": "/init",
                 "bin/pmureg": stripped("pmureg", folder), **{f"bin/{name}": "busybox" for name in applets},
                 "bin/busybox": shell.read_bytes(), **modules(linux.parents[1], (MSR,) if ours else (MSR, CPUID, UNCORE, ENERGY)), **(module_files(debian, folder) if ours else {}), **(files or {})}, initrd)
        archive({"dev": None, "init": stripped("monitor", folder), "linux": linux.read_bytes(), "initrd": initrd.read_bytes(),
                 "machine": "\n".join([f"{system} {cores}", *processor(family, model, cores), *lines, ""]).encode(), **modules(debian, OUTER)}, folder / "outer")
        self.start()

    # ---- Starting and ending ----

    def start(self) -> None:
        for attempt in range(TRIES):
            try:
                self.start_once()
                return
            except Stopped as why:
                self.end()
                if attempt == TRIES - 1:
                    raise AssertionError(f"it did not start: {why}") from None

    def start_once(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs, (self.folder / "console").open("wb") as console:
            self.process = subprocess.Popen(
                ["qemu-system-x86_64", "-accel", "tcg", "-cpu", "qemu64,+svm,+npt", "-m", "768", "-display", "none", "-no-reboot",
                 "-nodefaults", "-kernel", self.linux, "-initrd", self.folder / "outer", "-append",
                 f"console=ttyS0 quiet panic=-1 mitigations=off verbose={os.environ.get('VERBOSE', '')}",
                 "-serial", "stdio", "-chardev", f"socket,id=channel,fd={theirs.fileno()}", "-serial", "chardev:channel"],
                stdin=subprocess.DEVNULL, stdout=console, stderr=subprocess.STDOUT, pass_fds=[theirs.fileno()])
        self.channel = ours
        self.events: list[int] = []
        self.answer(LIMIT)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.channel.close()

    # ---- Talking ----

    def receive(self, size: int, deadline: float) -> bytes:
        data = b""
        while len(data) < size:
            self.channel.settimeout(max(deadline - time.monotonic(), 0.001))
            try:
                got = self.channel.recv(size - len(data))
            except TimeoutError:
                got = b""
            if not got:
                console = (self.folder / "console").read_text(errors="replace").splitlines()
                raise Stopped("\n".join(["no answer", *console[-30:]]))
            data += got
        return data

    def answer(self, limit: float) -> Done:
        deadline = time.monotonic() + limit
        size, = struct.unpack("<I", self.receive(4, deadline))
        data = self.receive(size, deadline)
        status, out, err = struct.unpack_from("<III", data)
        return Done(status, data[12:12 + out].decode(), data[12 + out:12 + out + err].decode())

    def do(self, line: str, limit: float = LIMIT) -> Done:
        """A line for the machine's shell, or one that inside.c does itself."""
        data = line.encode()
        self.channel.sendall(struct.pack("<I", len(data)) + data)
        return self.answer(limit)

    def run(self, line: str, status: int = 0) -> Done:
        done = self.do(line)
        assert done.status == status, (line, done.status, done.out, done.err)
        return done

    # ---- The machine's registers ----

    def tell(self, *lines: str) -> None:
        """See behaving/control.c."""
        for line in lines:
            self.run(f"!tell {line}")

    def state(self) -> State:
        lines = (line.removeprefix("0 ").rsplit(" ", 1) for line in self.run("!state").out.splitlines() if " faults " not in line)
        return {name: int(value, 16) for name, value in lines}

    def settled(self) -> State:
        return {name: value for name, value in self.state().items() if not name.endswith(FREE)}

    def written(self) -> Writes:
        """Since `forget`."""
        rows = [line.split() for line in self.run("!log").out.splitlines()]
        return {(f"{row[3]} {row[4]}", int(row[5], 16)) for row in rows}

    # ---- Who counts through the kernel's driver ----

    def open(self, pmu: str, config: int, config1: int = 0) -> int:
        event = int(self.run(f"!open {pmu} 0 {config:#x} {config1:#x}").out)
        self.events.append(event)
        return event

    def read(self, event: int) -> int:
        return int(self.run(f"!read {event}").out.split()[0])

    def close(self, event: int) -> int:
        """Its last count."""
        count = self.read(event)
        self.run(f"!close {event}")
        self.events.remove(event)
        return count

    def close_all(self) -> None:
        while self.events:
            self.close(self.events[-1])

    # ---- Commands that go on ----

    def begin(self, line: str, ready: Callable[[], bool]) -> str:
        """Starts it, and returns its process id when it counts."""
        pid = self.run(f"!begin exec {line}").out.strip()
        deadline = time.monotonic() + LIMIT / 2
        while not ready():
            assert time.monotonic() < deadline, self.run("cat /tmp/begun.*")
        return pid

    def die(self, pid: str, number: int) -> Done:
        return self.do(f"!end {pid} {number}")
