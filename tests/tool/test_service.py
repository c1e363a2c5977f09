"""`pmureg run` as a service: what systemd is told (sd_notify(3)), outputs that are opened again, and the unit that is installed.

On the simulated device, event 4 of an Ivy Bridge-EP's memory controller adds 5 a tick, of which each interval has a million.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from command import Run
from test_install import installed

SESSION = """\
system: ivbep
io: sim
events: uncore_imc_0/event=0x4/
interval: {interval}
outputs: [{{format: csv, file: {file}}}]
"""


class Service:
    """A session that tells a socket of ours what it would tell systemd's."""

    def __init__(self, pmureg: Path, folder: Path, interval: str = "20ms", name: str = "", **env: str) -> None:
        self.file = folder / "counts.csv"
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        name = name or str(folder / "notify")
        self.socket.bind(name.replace("@", "\0"))
        self.socket.settimeout(20)
        session = folder / "session.yaml"
        session.write_text(SESSION.format(interval=interval, file=self.file))
        self.process = subprocess.Popen([pmureg, "run", session], env={**os.environ, "NOTIFY_SOCKET": name, **env},
                                        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def told(self) -> list[str]:
        return self.socket.recv(4096).decode().split("\n")

    def rows(self, file: Path | None = None) -> list[str]:
        return [line for line in (file or self.file).read_text().splitlines() if not line.startswith("#")]

    def wait_for_rows(self, count: int) -> None:
        end = time.monotonic() + 20
        while not self.file.exists() or len(self.rows()) < count:
            assert time.monotonic() < end and self.process.poll() is None
            time.sleep(0.01)

    def end(self, number: int = signal.SIGTERM) -> str:
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=20)
        assert self.process.returncode == -number
        self.socket.close()
        return str(errors)


def test_what_systemd_is_told(pmureg: Path, tmp_path: Path) -> None:
    service = Service(pmureg, tmp_path)
    assert service.told() == ["READY=1", "STATUS=Counts on a simulated device (ivbep)", "WATCHDOG=1"]
    service.wait_for_rows(2)
    service.process.send_signal(signal.SIGTERM)
    assert service.told() == ["STOPPING=1", "STATUS=Restores registers"]
    assert service.end() == ""


def test_a_socket_that_is_in_no_folder(pmureg: Path, tmp_path: Path) -> None:
    service = Service(pmureg, tmp_path, name=f"@pmureg-{os.getpid()}")
    assert service.told()[0] == "READY=1"
    service.end()


def test_the_watchdog_is_fed_between_prints(pmureg: Path, tmp_path: Path) -> None:
    """Twice in the time that systemd waits, however long an interval is."""
    service = Service(pmureg, tmp_path, interval="1h", WATCHDOG_USEC="200000")
    assert service.told()[0] == "READY=1"
    before = time.monotonic()
    assert [service.told() for _ in range(5)] == [["WATCHDOG=1"]] * 5
    assert time.monotonic() - before > 0.4
    service.end()


@pytest.mark.parametrize("env", [{"WATCHDOG_USEC": "20000", "WATCHDOG_PID": "1"}, {"WATCHDOG_USEC": "x"}, {}])
def test_a_watchdog_that_is_not_ours(pmureg: Path, tmp_path: Path, env: dict[str, str]) -> None:
    service = Service(pmureg, tmp_path, **env)
    assert service.told()[0] == "READY=1"
    service.wait_for_rows(10)
    service.process.send_signal(signal.SIGTERM)
    assert service.told()[0] == "STOPPING=1"
    service.end()


# ---- Outputs ----

def test_sighup_opens_outputs_again(pmureg: Path, tmp_path: Path) -> None:
    """As logrotate asks: no row is lost, and none is in both files."""
    service = Service(pmureg, tmp_path)
    service.wait_for_rows(3)
    old = service.file.rename(tmp_path / "counts.csv.1")
    service.process.send_signal(signal.SIGHUP)
    service.wait_for_rows(3)
    count = len(service.rows(old))
    service.wait_for_rows(6)
    assert len(service.rows(old)) == count >= 3
    service.end()
    times = [float(row.split(",")[0]) for row in service.rows(old) + service.rows()]
    assert times == pytest.approx([0.001 * n for n in range(1, len(times) + 1)])


def test_sighup_without_a_rotation(pmureg: Path, tmp_path: Path) -> None:
    """Nothing is overwritten."""
    service = Service(pmureg, tmp_path)
    service.wait_for_rows(3)
    service.process.send_signal(signal.SIGHUP)
    service.wait_for_rows(len(service.rows()) + 3)
    service.end()
    times = [float(row.split(",")[0]) for row in service.rows()]
    assert times == pytest.approx([0.001 * n for n in range(1, len(times) + 1)])


@pytest.mark.parametrize(("make", "why"), [(Path.mkdir, "Is a directory"), (os.mkfifo, "No such device or address")])
def test_an_output_that_cannot_be_opened_again(pmureg: Path, tmp_path: Path, make: Callable[[Path], None], why: str) -> None:
    """Nobody reads the FIFO: opening it would wait for ever."""
    service = Service(pmureg, tmp_path)
    service.wait_for_rows(3)
    moved = tmp_path / "moved"
    service.file.rename(moved)
    make(service.file)
    service.process.send_signal(signal.SIGHUP)
    before = len(service.rows(moved))
    end = time.monotonic() + 20
    while len(service.rows(moved)) < before + 5 and time.monotonic() < end:
        time.sleep(0.01)
    assert len(service.rows(moved)) >= before + 5, service.process.kill()
    assert service.end() == f"pmureg: {service.file} cannot be opened again: {why}\n"


def test_sighup_ends_what_is_no_service(pmureg: Path, tmp_path: Path) -> None:
    service = Service(pmureg, tmp_path, NOTIFY_SOCKET="")
    service.wait_for_rows(1)
    service.end(signal.SIGHUP)


# ---- The unit ----

@pytest.fixture(scope="module")
def unit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield installed(tmp_path_factory.mktemp("service"), PREFIX="/usr") / "usr/lib/systemd/system/pmureg@.service"


def systemd(*words: str, root: Path) -> "subprocess.CompletedProcess[str]":
    try:
        return subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, env={**os.environ, "SYSTEMD_COLORS": "0"}, cwd=root)
    except FileNotFoundError:
        pytest.skip("skipped: systemd is not installed")


def test_systemd_understands_the_unit(unit: Path, tmp_path: Path) -> None:
    here = tmp_path / "pmureg@memory.service"
    here.write_text(unit.read_text().replace("/usr/bin/pmureg", str(unit.parents[3] / "bin/pmureg")))
    done = systemd("verify", "--man=no", str(here), root=tmp_path)
    mine = [line for line in (done.stdout + done.stderr).splitlines() if "pmureg" in line]
    assert mine == [], mine


def test_the_unit_is_hardened(unit: Path, tmp_path: Path) -> None:
    """systemd's own measure: 10 is a service without any of it."""
    here = tmp_path / "pmureg@memory.service"
    here.write_text(unit.read_text())
    done = systemd("security", "--offline=1", "--no-pager", str(here), root=tmp_path)
    found = re.search(r"Overall exposure level .*: ([0-9.]+)", done.stdout)
    if not found:
        pytest.skip(f"skipped: this systemd cannot judge a file: {done.stderr.strip()}")
    assert float(found[1]) < 5, done.stdout


def test_devices_have_the_names_of_their_drivers(unit: Path) -> None:
    """As in /proc/devices: systemd takes a name that it does not find for a device that is not there. arch/x86/kernel/msr.c, cpuid.c and drivers/uio/uio.c of
    Linux 6.12; msr_entry.c, msr_batch.c and msr_version.c of msr-safe 1.7."""
    groups = re.findall(r"^DeviceAllow=char-(\S+) (\w+)$", unit.read_text(), re.M)
    assert dict(groups) == {"cpu/msr": "rw", "cpu/cpuid": "r", "cpu/msr_safe": "rw", "cpu/msr_batch": "rw", "cpu/msr_safe_version": "r", "uio": "rw"}


def test_a_mistake_in_the_session_is_told_before_it_counts(unit: Path, run: Run, tmp_path: Path) -> None:
    """In one line, by what the unit runs first; tests/kernels/test_systemd.py runs the unit."""
    words = re.findall(r"^Exec.*=/usr/bin/pmureg (.*)$", unit.read_text(), re.M)
    restore = "restore --run-directory ${RUNTIME_DIRECTORY}"
    assert words == ["run --check /etc/pmureg/%i.yaml", restore, "run /etc/pmureg/%i.yaml", restore]
    path = tmp_path / "memory.yaml"
    path.write_text("system: ivbep\nevnts: uncore_imc/cas_count_read/\n")
    assert run(*words[0].replace("/etc/pmureg/%i.yaml", str(path)).split(), status=1).stderr == f"{path}:2:1: a session has no key `evnts`; did you mean `events`?\n"
