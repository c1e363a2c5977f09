"""Registers of which a package, a die, an L3 cache, a cluster, a core or a CPU has its own, and which CPU they are reached from.

Addresses and fields of AMD's L3: Linux, arch/x86/events/amd/uncore.c and arch/x86/include/asm/msr-index.h (MSR_F16H_L2I_PERF_CTL
0xC0010230, six pairs 2 apart; enable is bit 22, AMD64_L3_SLICE_MASK bits 51:48, AMD64_L3_THREAD_MASK bits 63:56, here the four of
Zen 1). Its driver counts on one CPU of each L3. The other units stand for what has the same registers in another place. Labels are
perf's: S0-D1-L3-ID2 (tools/perf/util/stat-display.c).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from described import sources_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
CTL, CTR, EN = 0xC0010230, 0xC0010231, 1 << 22
OTHERS = {"package": 0x1000, "die": 0x1100, "cluster": 0x1200, "core": 0x1300, "cpu": 0x1400}
EVENT = "amd_l3/event=0x4/"

BASE = """\
pmureg: 2
system: l3
title: L3 caches and others
sources: {K: "Linux, arch/x86/events/amd/uncore.c"}
bases:
  pairs:
    source: K
    space: msr
    registers:
      ctl:
        text: Chooses the event of counter <n>.
        fields:
          63:60: RES0
          59:56: {name: THREADS, reset: 0, text: Threads that are counted.}
          55:52: RES0
          51:48: {name: SLICES, reset: 0, text: Slices that are counted.}
          47:23: RES0
          22: {name: EN, reset: 0, text: 1 counts.}
          21:16: RES0
          15:8: {name: UMASK, reset: 0, text: Unit mask.}
          7:0: {name: EVENT, reset: 0, text: Event.}
      ctr:
        text: Counter <n>.
        fields:
          63:48: RES0
          47:0: {name: CTR, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {field: ctl.EVENT, linux: "config:0-7"}
      umask: {field: ctl.UMASK, linux: "config:8-15"}
    counters:
      general:
        count: 6
        width: 48
        register: ctr
        selects: ctl[n].EVENT
        runs: ctl[n].EN
        program: [{write: "ctl[n]"}, {write: "ctr[n]"}]
        enable: [{modify: "ctl[n]", set: {EN: 1, THREADS: 15, SLICES: 15}}]
        disable: [{modify: "ctl[n]", set: {EN: 0}}]
blocks:
"""

BLOCK = """\
  {scope}:
    base: pairs
    title: Of each {scope}
    scope: {scope}
    registers:
      ctl: {{at: {ctl:#x} + 2 * n, array: 6}}
      ctr: {{at: {ctr:#x} + 2 * n, array: 6}}
    linux: {{device: {device}}}
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command with this description alone."""
    folder = tmp_path_factory.mktemp("scope")
    (folder / "regdefs/acme").mkdir(parents=True)
    text = BASE + BLOCK.format(scope="cache", ctl=CTL, ctr=CTR, device="amd_l3")
    text += "".join(BLOCK.format(scope=scope, ctl=at, ctr=at + 1, device=f"acme_{scope}" + "_<cluster>" * (scope == "cluster")) for scope, at in OTHERS.items())
    (folder / "regdefs/acme/l3.yaml").write_text(text)
    subprocess.run([sys.executable, "-m", "generator", "build", "--regdefs", folder / "regdefs", "--out", folder / "out"], cwd=ROOT, check=True)
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "runtime/include", "-I", ROOT / "runtime",
                    *sources_of(folder / "out"), BUILD / "tool/main.o", BUILD / "tool.a",
                    BUILD / "libpmureg.a", "-l:libyaml.a", "-lm", "-o", folder / "pmureg"], check=True)
    return folder


def add_cpu(root: Path, cpu: int, **ids: int) -> None:
    """With the files that it is known by; a file of its MSRs, as long as they need."""
    folder = root / f"sys/devices/system/cpu/cpu{cpu}"
    for name, number in ids.items():
        path = folder / ("cache/index3/id" if name == "cache" else f"topology/{name}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{number}\n")
    (root / f"dev/cpu/{cpu}").mkdir(parents=True)
    with open(root / f"dev/cpu/{cpu}/msr", "wb") as msr:
        msr.truncate(8 * (CTL + 64))


@pytest.fixture
def zen(tmp_path: Path) -> Path:
    """2 packages, 0 and 3, of 2 dies of 2 L3 caches of 2 cores of 2 threads; CPU 5, in the third cache, is offline."""
    cpu = 0
    for _ in range(2):
        for package in range(2):
            for cache in range(4):
                for core in range(2):
                    if cpu != 5:
                        add_cpu(tmp_path, cpu, physical_package_id=3 * package, die_id=cache // 2, core_id=8 * cache + core,
                                cluster_id=65535, cache=4 * package + cache)
                    cpu += 1
    (tmp_path / "sys/devices/system/cpu/online").write_text("0-4,6-31\n")
    return tmp_path


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    """3 clusters of 2 cores, as firmware numbers them: with holes, cores from 0 in each; no L3 is known; CPU 0 is offline."""
    for cpu in range(1, 6):
        add_cpu(tmp_path, cpu, physical_package_id=0, cluster_id=(56, 200, 1024)[cpu // 2], core_id=cpu % 2, die_id=-1)
    (tmp_path / "sys/devices/system/cpu/online").write_text("1-5\n")
    return tmp_path


Stat = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(built: Path, msr_device: dict[str, str]) -> Iterator[Stat]:
    def go(*words: str | Path, status: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([built / "pmureg", *words], capture_output=True, text=True, timeout=60,
                              env=os.environ | msr_device)
        assert done.returncode == status, done.stdout + done.stderr
        return done

    yield go


def stat(run: Stat, root: Path, *words: str, event: str = EVENT, status: int = 0) -> list[str]:
    """The first columns of what is printed, sorted as it is; by default nothing else happens meanwhile."""
    command = words if "--" in words else (*words, "--", "true")
    at = command.index("--")
    done = run("stat", "--root", root, "--io", "direct", "--system", "l3", "-x,", "-e", event, *command[:at], *command[at:], status=status)
    return [row.split(",")[0] for row in done.stderr.splitlines() if not row.startswith("pmureg:")]


def only(root: Path, *cpus: int) -> None:
    """An access on any other CPU fails from now on."""
    for folder in (root / "dev/cpu").iterdir():
        if int(folder.name) not in cpus:
            (folder / "fails").write_text("r 5\n")


def read(root: Path, cpu: int, address: int) -> int:
    with open(root / f"dev/cpu/{cpu}/msr", "rb") as msr:
        msr.seek(8 * address)
        return int.from_bytes(msr.read(8), "little")


def put(root: Path, cpu: int, address: int, value: int) -> None:
    with open(root / f"dev/cpu/{cpu}/msr", "r+b") as msr:
        msr.seek(8 * address)
        msr.write(value.to_bytes(8, "little"))


# ---- Which CPUs ----

CACHES = ["S0-D0-L3-ID0", "S0-D0-L3-ID1", "S0-D1-L3-ID2", "S0-D1-L3-ID3", "S3-D0-L3-ID4", "S3-D0-L3-ID5", "S3-D1-L3-ID6", "S3-D1-L3-ID7"]


def test_a_session_for_each_cache(run: Stat, zen: Path) -> None:
    """On its first CPU that is online, and on no other."""
    only(zen, 0, 2, 4, 6, 8, 10, 12, 14)
    assert stat(run, zen, "--per-cache") == CACHES
    assert stat(run, zen, "--per-instance") == CACHES
    assert stat(run, zen, "--per-core") == CACHES
    assert stat(run, zen, "--per-die") == ["S0-D0", "S0-D1", "S3-D0", "S3-D1"]
    assert stat(run, zen, "--per-socket") == ["S0", "S3"]
    assert stat(run, zen) == ["0"]


@pytest.mark.parametrize("scope, cpus, places", [
    ("package", (0, 8), ["S0", "S3"]),
    ("die", (0, 4, 8, 12), ["S0-D0", "S0-D1", "S3-D0", "S3-D1"]),
    # The other thread of CPU 5, which is offline, is CPU 21.
    ("core", (0, 1, 2, 3, 4, 21, *range(6, 16)),
     [f"S{s}-D{c // 2}-C{8 * c + core}" for s in (0, 3) for c in range(4) for core in range(2)]),
])
def test_one_of_each(run: Stat, zen: Path, scope: str, cpus: tuple[int, ...], places: list[str]) -> None:
    only(zen, *cpus)
    assert stat(run, zen, "--per-core", event=f"acme_{scope}/event=1/") == places


def test_every_cpu(run: Stat, zen: Path) -> None:
    rows = stat(run, zen, "--per-instance", event="acme_cpu/event=1/")
    assert sorted(rows) == sorted(f"CPU{cpu}" for cpu in range(32) if cpu != 5)
    assert stat(run, zen, "-A", event="acme_cpu/event=1/") == rows
    only(zen, 3, 21)
    assert stat(run, zen, "-C", "3,21", "--per-instance", event="acme_cpu/event=1/") == ["CPU3", "CPU21"]
    assert stat(run, zen, "-C", "3,21", "-A", "-D", "20", event="acme_cpu/event=1/") == ["CPU3", "CPU21"]


def test_a_line_for_each_node(run: Stat, zen: Path) -> None:
    """A unit is of the node of the CPU that reaches it, as perf has it: here package 3 is node 0, and the dies of package 0 are 1 and 2."""
    for cpu in range(32):
        node = 0 if cpu % 16 >= 8 else 1 + cpu % 8 // 4
        (zen / f"sys/devices/system/cpu/cpu{cpu}/node{node}").mkdir(parents=True)
    command = ("stat", "--root", zen, "--io", "direct", "--system", "l3", "-x,", "--per-node", "-e")
    for event, rows in ((EVENT, ["N1,1", "N2,1", "N0,1"]), ("acme_package/event=1/", ["N1,1", "N0,1"]), ("acme_die/event=1/", ["N1,1", "N2,1", "N0,1"])):
        assert [row.rsplit(",", 7)[0] for row in run(*command, event, "--", "true").stderr.splitlines()] == rows


def test_chosen_cpus(run: Stat, zen: Path) -> None:
    """CPUs 1 and 17 are of the first cache; 30 is of the last one, and stands for it."""
    only(zen, 1, 30)
    assert stat(run, zen, "-C", "1,17,30", "--per-cache") == [CACHES[0], CACHES[7]]
    done = run("stat", "--root", zen, "--io", "direct", "--system", "l3", "-C", "5", "-e", EVENT, "--", "true", status=1)
    assert "CPU 5 is offline, or this machine has none" in done.stderr
    done = run("stat", "--root", zen, "--io", "direct", "--system", "l3", "-C", "1-", "-e", EVENT, "--", "true", status=1)
    assert "'1-' is not a list of CPUs; write 0-3,8" in done.stderr
    done = run("stat", "--io", "sim", "--system", "l3", "-C", "1", "-e", EVENT, status=1)
    assert "CPUs are not simulated; omit -C" in done.stderr
    done = run("stat", "--io", "sim", "--system", "l3", "--per-core", "--per-die", "-e", EVENT, status=2)
    assert "lines are for nodes, sockets, dies, caches, clusters, cores or CPUs: choose one" in done.stderr


def test_clusters_with_holes(run: Stat, arm: Path) -> None:
    only(arm, 1, 2, 4)
    assert stat(run, arm, "--per-cluster", event="acme_cluster/event=1/") == ["S0-D0-CLS56", "S0-D0-CLS200", "S0-D0-CLS1024"]
    only(arm, *range(1, 6))
    for folder in (arm / "dev/cpu").iterdir():
        (folder / "fails").unlink(missing_ok=True)
    # Cores of two clusters have one number, and are two.
    assert stat(run, arm, "--per-core", event="acme_core/event=1/") == [
        "S0-D0-CLS56-C1", "S0-D0-CLS200-C0", "S0-D0-CLS200-C1", "S0-D0-CLS1024-C0", "S0-D0-CLS1024-C1"]


def test_one_cluster_by_its_number(run: Stat, arm: Path) -> None:
    """Without a driver's word in the order of their ids; a device's cpumask tells which one the kernel calls so."""
    only(arm, 2)
    assert stat(run, arm, "--per-cluster", event="acme_cluster_1/event=1/") == ["S0-D0-CLS200"]
    assert stat(run, arm, event="acme_cluster_1/event=1/,acme_cluster_1/event=2/") == ["0", "0"]
    (arm / "dev/cpu/4/fails").rename(arm / "dev/cpu/2/fails")
    for number, cpu in ((0, 3), (1, 5)):
        device = arm / f"sys/bus/event_source/devices/acme_cluster_{number}"
        device.mkdir(parents=True)
        (device / "type").write_text("9\n")
        (device / "cpumask").write_text(f"{cpu}\n")
    assert stat(run, arm, "--per-cluster", event="acme_cluster_1/event=1/") == ["S0-D0-CLS1024"]
    done = run("stat", "--root", arm, "--io", "direct", "--system", "l3", "-e", "l3:acme_cluster_1/event=1/", "--", "true")
    assert "acme_cluster_1/event=1/" in done.stderr
    for words, why in (((), "`acme_cluster_7/event=1/`: no unit with this number is present"),
                       (("-C", "1"), "`acme_cluster_7/event=1/`: no unit with this number is on the chosen CPUs")):
        done = run("stat", "--root", arm, "--io", "direct", "--system", "l3", *words, "-e", "acme_cluster_7/event=1/", "--", "true", status=1)
        assert why in done.stderr
    done = run("stat", "--io", "sim", "--system", "l3", "-e", "acme_cluster_1/event=1/", status=1)
    assert "no unit with this number is simulated, only one of each kind" in done.stderr
    assert "acme_cluster_0/event=1/" in run("stat", "--io", "sim", "--system", "l3", "-e", "acme_cluster_0/event=1/").stdout
    assert "acme_cluster: Of each cluster, each is acme_cluster_<cluster>" in run("list", "--system", "l3").stdout


def test_what_the_kernel_does_not_tell(run: Stat, arm: Path) -> None:
    done = run("stat", "--root", arm, "--io", "direct", "--system", "l3", "-e", EVENT, "--", "true", status=1)
    assert "the kernel does not report which CPUs form one L3 cache, so pmureg does not know where to read its registers" in done.stderr


# ---- Others, and what comes between ----

def test_others_are_asked_in_each(run: Stat, zen: Path) -> None:
    """Someone has all counters of the second cache: the first can be counted."""
    for counter in range(6):
        put(zen, 2, CTL + 2 * counter, EN | 0x99)
    done = run("stat", "--root", zen, "--io", "direct", "--system", "l3", "-e", EVENT, "--", "true", status=1)
    assert "another program counts with it" in done.stderr and "EVENT=0x99; this is L3 cache 1 of package 0" in done.stderr
    assert stat(run, zen, "-C", "0") == ["0"]
    assert read(zen, 2, CTL) == EN | 0x99


def test_a_cpu_that_leaves(run: Stat, zen: Path) -> None:
    """ENXIO is 6: what is not counted is said of that cache, and of sums that it is a part of."""
    command = ("--", "sh", "-c", f"echo r 6 >{zen}/dev/cpu/2/fails")
    done = run("stat", "--root", zen, "--io", "direct", "--system", "l3", "-x,", "--per-cache", "-e", EVENT, *command, status=1)
    rows = [row.split(",") for row in done.stderr.splitlines() if row.startswith("S")]
    assert [row[0] for row in rows if row[2] == "<no device>"] == ["S0-D0-L3-ID1"]
    assert [row[0] for row in rows if row[2] == "0"] == [place for place in CACHES if place != "S0-D0-L3-ID1"]
    assert "CPU 2" in done.stderr


def test_restored_where_it_was_changed(run: Stat, zen: Path) -> None:
    """Killed at the first write to the third cache, on CPU 4; that CPU leaves, and another one of the cache stands for it."""
    put(zen, 4, CTL, 0x77)
    (zen / "dev/cpu/4/fails").write_text("k 2\n")
    run("stat", "--root", zen, "--io", "direct", "--system", "l3", "-e", "amd_l3/event=0x4/,amd_l3/event=0x5/", "-C", "4,20", "--", "sleep", "5", status=-9)
    assert read(zen, 4, CTL) != 0x77
    (zen / "dev/cpu/4/fails").unlink()
    (zen / "dev/cpu/20/msr").unlink()
    os.link(zen / "dev/cpu/4/msr", zen / "dev/cpu/20/msr")  # the same registers
    (zen / "sys/devices/system/cpu/online").write_text("0-3,8-19,22-31\n")
    done = run("restore", "--root", zen, status=1)
    assert "L3 cache 2 of package 0 is offline" in done.stderr
    (zen / "sys/devices/system/cpu/online").write_text("0-3,8-31\n")
    assert "of L3 cache 2 of package 0 changed" in run("restore", "--root", zen).stdout
    assert read(zen, 4, CTL) == 0x77
