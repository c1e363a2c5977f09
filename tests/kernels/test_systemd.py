"""The installed service under Debian's systemd, which is the first process of a machine whose registers behave.

A counter adds the low 8 bits of its event's number plus 1 at each tick. Addresses: Intel 329468-002, table 2-9: C0_MSR_PMON_CTL0 0xd10;
bit 22 of a control enables it.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kernel import IVY, LIMIT, Files, Kernel, State
from perf import with_libraries
from toolchain import ROOT, need

pytestmark = pytest.mark.drawn    # systemd is slow where QEMU emulates the processor

TRIPLET, LOADER = "x86_64-linux-gnu", "lib64/ld-linux-x86-64.so.2"
PROGRAMS = {"lib/systemd/systemd", "lib/systemd/systemd-executor", "lib/systemd/systemd-journald", "bin/systemctl", "bin/journalctl"}  # the second is new in Debian 13
UNITS = ("sysinit.target", "basic.target", "sockets.target", "multi-user.target", "systemd-journald.service", "systemd-journald.socket")
SERVER = "libmicrohttpd.so.12"

EVENTS = "events: uncore_cbox_0/event=0x35/,uncore_imc_0/event=0x4/"
CONTROLS = {"uncore_cbox_0.ctl[0]": 0x400035, "uncore_imc_0.ctl[0]": 0x400004}
COUNTS = {"uncore_cbox_0": 54_000, "uncore_imc_0": 5_000}  # in 1,000 ticks
LISTENS = Path("/usr/include/microhttpd.h").exists()
PERFMON, ADMIN, RAWIO = 1 << 38, 1 << 21, 1 << 17  # capabilities, of linux/capability.h
USER, GROUP = 990, 991  # of the service without root, and of those who may open the files of MSRs


# ---- The machine ----

def files(folder: Path, root: Path = Path("/")) -> Files:
    """Debian's systemd, and what an installation lays down of ours."""
    need("systemctl", "/lib/systemd/systemd")
    subprocess.run([ROOT / "runtime/library/install.sh"], check=True, capture_output=True, env={**os.environ, "DESTDIR": str(folder), "PREFIX": "/usr"})
    ours = folder / "usr"
    programs = {name: path for name in PROGRAMS if (path := root / name).exists()} | {"bin/pmureg": ours / "bin/pmureg"}
    if LISTENS:
        programs[f"lib/{TRIPLET}/{SERVER}"] = root / "usr/lib" / TRIPLET / SERVER
    units = {f"lib/systemd/system/{name}": (root / "lib/systemd/system" / name).read_bytes() for name in UNITS}
    return {
        **dict.fromkeys(("etc/pmureg", "var/lib", "var/tmp")), "usr/bin": "../bin", "usr/lib": "../lib", **units, **with_libraries(root, TRIPLET, LOADER, programs),
        "lib/systemd/system/default.target": "multi-user.target", "lib/systemd/system/sockets.target.wants/systemd-journald.socket": "../systemd-journald.socket",
        "lib/systemd/system/pmureg@.service": (ours / "lib/systemd/system/pmureg@.service").read_bytes(), "usr/share/pmureg/ivbep.pmu": (ours / "share/pmureg/ivbep.pmu").read_bytes(),
        "etc/machine-id": b"0123456789abcdef0123456789abcdef\n", "etc/passwd": f"root:x:0:0::/:/bin/sh\npmureg:x:{USER}:{USER}::/:/bin/sh\n".encode(), "etc/group": f"root:x:0:\npmureg:x:{USER}:\nmsr-user:x:{GROUP}:\n".encode(),
        "etc/systemd/journald.conf": b"[Journal]\nStorage=volatile\n"}


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    folder = tmp_path_factory.mktemp("systemd")
    made = Kernel(folder, "ivbep", 62, *IVY, files=files(folder / "installed"))
    yield made
    made.end()


class Service:
    """An instance of the unit: its session file, and what systemd says of it."""

    def __init__(self, kernel: Kernel, name: str, session: str) -> None:
        self.kernel, self.name, self.unit = kernel, name, f"pmureg@{name}.service"
        kernel.run("until [ -S /run/systemd/private ]; do usleep 20000; done")
        self.write(f"/etc/pmureg/{name}.yaml", session)

    def write(self, path: str, text: str) -> None:
        self.kernel.run(f"mkdir -p {path.rsplit('/', 1)[0]}; cat > {path} << 'END'\n{text}\nEND")

    def edit(self, lines: str) -> None:
        """As `systemctl edit` does."""
        self.write(f"/etc/systemd/system/{self.unit}.d/override.conf", lines)
        self.kernel.run("systemctl daemon-reload")

    def systemctl(self, *words: str, status: int = 0) -> str:
        return self.kernel.run(f"systemctl {' '.join(words)} {self.unit}", status).out

    def show(self, *names: str) -> dict[str, str]:
        return dict(line.split("=", 1) for line in self.systemctl("show", *(f"-p {name}" for name in names)).splitlines())

    def status(self) -> dict[str, str]:
        """What the kernel says of the process that counts."""
        text = self.kernel.run(f"cat /proc/{self.show('MainPID')['MainPID']}/status").out
        return dict(line.split(":\t", 1) for line in text.splitlines() if ":\t" in line)

    def kill(self, number: signal.Signals) -> None:
        self.systemctl("kill", "--kill-who=main", f"-s {number}")

    def journal(self) -> list[str]:
        """What the command said that had something to say."""
        lines = self.kernel.run(f"journalctl --no-pager -q -o cat -u {self.unit} -t pmureg").out.splitlines()
        return [line for line in lines if not line.startswith("nothing to restore ")]

    def wait(self, is_so: Callable[[], bool]) -> None:
        deadline = time.monotonic() + LIMIT / 2
        while not is_so():
            assert time.monotonic() < deadline, self.kernel.do(f"systemctl status -l --no-pager {self.unit}; journalctl --no-pager | tail -n 30").out
            time.sleep(0.1)

    def wait_for(self, **properties: str) -> None:
        self.wait(lambda: self.show(*properties) == properties)

    def counts(self, path: str) -> dict[str, int]:
        text = self.kernel.do(f"cat {path}").out
        return {unit: int(count) for unit, count in re.findall(r'^pmureg_event_total{.*unit="(\w+)".*} (\d+)$', text, re.M)}


@pytest.fixture
def kernel(machine: Kernel) -> Iterator[Kernel]:
    """Registers that were used before hold something; nothing counts when a test has ended."""
    machine.tell("reset", "write 0 uncore_cbox_0.ctl[0] 0x1234", "write 0 uncore_cbox_0.ctr[0] 0x77", "write 0 uncore_imc_0.ctr[0] 0x99")
    yield machine
    machine.do("systemctl stop 'pmureg@*'")


def counted(kernel: Kernel) -> State:
    state = kernel.state()
    return {name: state.get(name, 0) for name in CONTROLS}


def written(kernel: Kernel) -> list[int]:
    """To the control of a core's box since `forget`."""
    rows = [line.split() for line in kernel.run("!log").out.splitlines()]
    return [int(row[5], 16) for row in rows if row[2] == "msr" and int(row[4], 16) == 0xD10]


def documented(name: str) -> str:
    """Lines of docs/fleet.md for `systemctl edit`."""
    found = re.search(rf"^<!-- {name} -->\n```ini\n(.*?)^```", (ROOT / "docs/fleet.md").read_text(), re.M | re.S)
    assert found
    return found[1]


def session(more: str = "", output: str = "{format: openmetrics, file: /var/lib/pmureg/counts.prom}") -> str:
    return f"{EVENTS}\ninterval: 1s\noutputs: [{output}]\n{more}"


# ---- Tests ----

def test_it_counts_through_registers(kernel: Kernel) -> None:
    """When `systemctl start` returns, it counts; the sandbox lets it, and nothing else."""
    before, service = kernel.settled(), Service(kernel, "registers", session("io: direct"))
    service.systemctl("start")
    assert counted(kernel) == CONTROLS
    assert service.show("ActiveState", "StatusText") == {"ActiveState": "active", "StatusText": "Counts through registers (ivbep)"}
    kernel.tell("advance 1000")
    service.wait(lambda: service.counts("/var/lib/pmureg/counts.prom") == COUNTS)
    pid, status, rights = service.show("MainPID")["MainPID"], service.status(), PERFMON | ADMIN | RAWIO
    assert (int(status["CapEff"], 16), int(status["CapBnd"], 16), status["NoNewPrivs"], status["Seccomp"]) == (rights, rights, "1", "2")
    assert kernel.run("stat -c '%a %u' /run/pmureg").out == "700 0\n"  # who may open it can lock it
    assert "Read-only file system" in kernel.do(f"nsenter -t {pid} -m touch /etc/x").err
    group = kernel.run(f"cut -d: -f3 /proc/{pid}/cgroup").out.strip()
    denied = kernel.do(f"echo $$ > /sys/fs/cgroup{group}/cgroup.procs; head -c 8 < /dev/cpu/0/msr > /dev/null && echo msr; head -c 1 /dev/kmsg")
    assert denied.out == "msr\n" and denied.err == "head: /dev/kmsg: Operation not permitted\n"
    service.systemctl("stop")
    assert kernel.settled() == before and service.show("Result", "ActiveState") == {"Result": "success", "ActiveState": "inactive"}
    assert service.journal() == []


def test_it_counts_through_perf(kernel: Kernel) -> None:
    service = Service(kernel, "perf", session())
    service.systemctl("start")
    assert service.show("StatusText") == {"StatusText": "Counts with the kernel's drivers (ivbep)"}
    kernel.tell("advance 1000")
    service.wait(lambda: service.counts("/var/lib/pmureg/counts.prom") == COUNTS)


@pytest.mark.skipif(not LISTENS, reason="skipped: built without libmicrohttpd-dev")
def test_it_serves_its_counts(kernel: Kernel) -> None:
    """With the lines of the documentation, and not without."""
    where = "{format: openmetrics, listen: '127.0.0.1:9101'}"
    service = Service(kernel, "http", session(output=where))
    service.systemctl("start", status=1)
    assert set(service.journal()) == {"pmureg: 127.0.0.1:9101 cannot be listened on: Address family not supported by protocol; "
                                      "a service needs the lines in docs/fleet.md, or else use the other family"}
    service.edit(documented("network"))
    serves(service)


def serves(service: Service) -> None:
    kernel = service.kernel
    kernel.run("ip link set lo up")
    service.systemctl("start")
    kernel.tell("advance 1000")
    service.wait(lambda: kernel.do("wget -q -O /tmp/served http://127.0.0.1:9101/metrics").status == 0 and service.counts("/tmp/served") == COUNTS)


def test_reload_opens_outputs_again(kernel: Kernel) -> None:
    """Each tick is in one of the files."""
    file = "/var/lib/pmureg/counts.csv"
    service = Service(kernel, "reload", session(output=f"{{format: csv, file: {file}}}"))

    def sums(*files: str) -> dict[str, int]:
        found = dict.fromkeys(COUNTS, 0)
        for line in kernel.do(f"cat {' '.join(files)}").out.splitlines():
            if unit := next((unit for unit in COUNTS if unit in line), None):
                found[unit] += int(line.split(",")[1])
        return found

    service.systemctl("start")
    kernel.tell("advance 1000")
    service.wait(lambda: sums(file) == COUNTS)
    kernel.run(f"mv {file} {file}.1")
    kernel.tell("advance 1000")
    service.systemctl("reload")
    kernel.tell("advance 1000")
    service.wait(lambda: sums(f"{file}.1", file) == {unit: 3 * count for unit, count in COUNTS.items()})
    assert sums(file) != dict.fromkeys(COUNTS, 0)
    assert service.show("NRestarts", "ActiveState") == {"NRestarts": "0", "ActiveState": "active"}


def test_killed_it_is_undone_and_starts_again(kernel: Kernel) -> None:
    """It is undone though it does not start again, too."""
    before, service = kernel.settled(), Service(kernel, "killed", session("io: direct"))
    service.edit("[Service]\nRestartSec=1")
    service.systemctl("start")
    kernel.tell("forget")
    service.kill(signal.SIGKILL)
    service.wait_for(NRestarts="1", ActiveState="active")
    values = written(kernel)
    assert 0x1234 in values and values[-1] == 0x400035 and counted(kernel) == CONTROLS
    service.edit("[Service]\nRestart=no")
    service.kill(signal.SIGKILL)
    service.wait_for(ActiveState="failed")
    assert kernel.settled() == before
    assert [re.sub(r"\d+", "N", line) for line in service.journal()] == 2 * ["process N left ivbep of package N changed: restoring N values"]


def test_the_watchdog_restarts_what_hangs(kernel: Kernel) -> None:
    before, service = kernel.settled(), Service(kernel, "hanging", session("io: direct"))
    service.edit("[Service]\nWatchdogSec=6\nRestartSec=1")
    service.systemctl("start")
    service.kill(signal.SIGSTOP)
    service.wait_for(NRestarts="1", ActiveState="active")
    assert "Watchdog timeout" in kernel.run(f"journalctl --no-pager -o cat -u {service.unit}").out
    assert counted(kernel) == CONTROLS
    service.systemctl("stop")
    assert kernel.settled() == before


def test_a_wrong_file(kernel: Kernel) -> None:
    """One line tells the mistake, and no register is written. It starts when the file is right."""
    service = Service(kernel, "wrong", "interval: 1s\nevnts: uncore_imc_0/event=0x4/")
    kernel.tell("forget")
    service.systemctl("start", status=1)
    assert service.journal() == ["/etc/pmureg/wrong.yaml:2:1: a session has no key `evnts`; did you mean `events`?"] and kernel.run("!log").out == ""
    service.write("/etc/pmureg/wrong.yaml", session("io: direct"))
    service.wait_for(ActiveState="active")


# ---- Without root ----

PARANOID, CAPABILITY = "/proc/sys/kernel/perf_event_paranoid", "AmbientCapabilities=CAP_PERFMON\n"


@pytest.fixture
def folder(kernel: Kernel) -> Iterator[str]:
    """The node exporter's, with the rights that the documentation gives it; the kernel's own level of perf."""
    path, before = "/var/lib/prometheus/node-exporter", kernel.run(f"cat {PARANOID}").out.strip()
    kernel.run(f"mkdir -p {path} && chgrp pmureg {path} && chmod g+w {path}")
    yield path
    kernel.run(f"rm -r {path}; echo {before} > {PARANOID}")


@pytest.mark.parametrize(("level", "drop_in", "rights"), [(2, documented("user"), PERFMON), (0, documented("user").replace(CAPABILITY, ""), 0)], ids=["capability", "paranoid"])
def test_perf_without_root(kernel: Kernel, folder: str, level: int, drop_in: str, rights: int) -> None:
    """It has no rights but these, and replaces a file that root has written."""
    service, file = Service(kernel, f"user-{level}", session(output=f"{{format: openmetrics, file: {folder}/counts.prom}}")), f"{folder}/counts.prom"
    kernel.run(f"echo {level} > {PARANOID}; echo root > {file}")
    service.edit(drop_in)
    service.systemctl("start")
    assert service.show("StatusText") == {"StatusText": "Counts with the kernel's drivers (ivbep)"}
    status = service.status()
    assert status["Uid"].split() == [str(USER)] * 4 and [int(status[name], 16) for name in ("CapEff", "CapPrm", "CapAmb")] == [rights] * 3
    kernel.tell("advance 1000")
    service.wait(lambda: service.counts(file) == COUNTS)
    assert kernel.run(f"stat -c %u {file}").out == f"{USER}\n"
    service.systemctl("reload")
    service.systemctl("stop")
    assert service.journal() == [] and service.show("Result") == {"Result": "success"}


def test_perf_without_root_and_without_a_right(kernel: Kernel, folder: str) -> None:
    service = Service(kernel, "nobody", session(output="{format: openmetrics, file: /var/lib/pmureg-nobody/counts.prom}"))
    kernel.run(f"echo 2 > {PARANOID}")
    service.edit(documented("user").replace(CAPABILITY, ""))
    service.systemctl("start", status=1)
    assert set(service.journal()) == {"pmureg: 'uncore_cbox_0/event=0x35/' may not be counted for the whole machine: kernel.perf_event_paranoid is 2. Run as root, give the program "
                                      "CAP_PERFMON, or `sysctl kernel.perf_event_paranoid=0`"}


@pytest.mark.skipif(not LISTENS, reason="skipped: built without libmicrohttpd-dev")
def test_it_serves_its_counts_without_root(kernel: Kernel, folder: str) -> None:
    service = Service(kernel, "user-http", session(output="{format: openmetrics, listen: '127.0.0.1:9101'}"))
    kernel.run(f"echo 2 > {PARANOID}")
    service.edit(documented("user") + documented("network"))
    serves(service)


def test_registers_without_root(kernel: Kernel) -> None:
    """Killed, the service restores what its user has left. The records of root are apart, and stay root's."""
    before = kernel.settled()
    service = Service(kernel, "user-msr", "events: uncore_cbox_0/event=0x35/\nio: msr\nrun_directory: /run/pmureg-user-msr\ninterval: 1s\n"
                      "outputs: [{format: openmetrics, file: /var/lib/pmureg-user-msr/counts.prom}]\n")
    kernel.run("mkdir -m 700 -p /run/pmureg; chgrp msr-user /dev/cpu/0/msr; chmod g+rw /dev/cpu/0/msr")
    service.edit(documented("user").replace(CAPABILITY, "AmbientCapabilities=CAP_SYS_RAWIO\nSupplementaryGroups=msr-user\n") + "RestartSec=1\n")
    service.systemctl("start")
    status = service.status()
    assert (status["Uid"].split()[1], int(status["CapEff"], 16)) == (str(USER), RAWIO)
    assert service.show("StatusText") == {"StatusText": "Counts through registers (ivbep)"}
    kernel.tell("advance 1000", "forget")
    service.wait(lambda: service.counts("/var/lib/pmureg-user-msr/counts.prom") == {"uncore_cbox_0": COUNTS["uncore_cbox_0"]})
    service.kill(signal.SIGKILL)
    service.wait_for(NRestarts="1", ActiveState="active")
    assert [re.sub(r"\d+", "N", line) for line in service.journal()] == ["process N left ivbep of package N changed: restoring N values"]
    values = written(kernel)
    assert 0x1234 in values and values[-1] == 0x400035
    assert kernel.run("stat -c '%a %u' /run/pmureg-user-msr /run/pmureg; ls /run/pmureg").out == f"700 {USER}\n700 0\n"
    service.systemctl("stop")
    assert kernel.settled() == before
