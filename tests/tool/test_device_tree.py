"""Units in the device tree, in trees made by hand by its specification (0.4): a property is a file, a number big-endian cells, an address that of
the bus, which `ranges` translates. The units are those of regdefs/arm's bindings (arm,coresight-pmu: `reg`, `cpus`), Marvell's, Applied Micro's and
AMD's."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from command import ROOT, Run
from described import make
from firmware import cells, device_node, memory, read_memory, sockets

SYSTEM = """\
pmureg: 2
system: tree
title: Units of the device tree
sources: {M: Manual}
detect:
  - midr: {implementer: 0x41, part: 0xD4F}
blocks:
  noc:
    title: Network
    space: mmio
    source: M
    instances: {INSTANCES}
    where: compatible("acme,noc-pmu")
    pages: {page: {}, more: {}}
    registers:
      ctl:
        text: Event.
        at: 0x10
        fields:
          31:9: RES0
          8: {name: en, reset: 0, text: Counts.}
          7:0: {name: event, reset: 0, text: Event.}
      ctr:
        text: Counter.
        at: 0x20
        page: more
        fields:
          31:0: {name: count, access: RW-V, reset: 0, text: Count.}
    terms:
      event: {field: ctl.event, linux: "config:0-7"}
    counters:
      general:
        count: 1
        width: 32
        register: ctr
        selects: ctl.event
        runs: ctl.en
        program: [{write: ctr}, {write: ctl, set: {en: 1}}]
        disable: [{write: ctl}]
    linux:
      device: acme_noc_<DEVICE>
      event_string: "event=0x{event:x}"
"""


@pytest.fixture(scope="module")
def units(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("units"), tree=SYSTEM.replace("INSTANCES", "noc: 2").replace("DEVICE", "noc"))


@pytest.fixture(scope="module")
def socketed(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("socketed"), tree=SYSTEM.replace("INSTANCES", "socket: 2").replace("DEVICE", "socket"))


A, B, C = 0x1310000, 0x1320000, 0x1330000


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Two cells of address and two of size; a bus of one cell each, 0x1000000 further up, and one within it that is the same."""
    sockets(tmp_path, 0, 1, midr=0x410FD4F0)
    device_node(tmp_path, "", a_cells=cells(2), s_cells=cells(2), compatible="acme,board")
    device_node(tmp_path, "soc@1000000", compatible="simple-bus", a_cells=cells(1), s_cells=cells(1), ranges=cells(0, 0, 0x1000000, 0x1000000))
    device_node(tmp_path, "soc@1000000/inner", compatible="simple-bus", a_cells=cells(1), s_cells=cells(1), ranges=b"")
    memory(tmp_path, C + 0x2000, 0)
    return tmp_path


def stat(run: Run, root: Path, event: str, script: str = "true", status: int = 0) -> str:
    done = run("stat", "--io", "direct", "--root", root, "--per-instance", "-x;", "-o", "-", "-e", event, "--", "sh", "-c", script, status=status)
    return done.stdout + done.stderr


def test_units_are_in_the_order_of_their_addresses(units: Run, machine: Path) -> None:
    device_node(machine, "pmu@1330000", compatible=b"acme,noc-pmu-2\0acme,noc-pmu\0", reg=cells(0, C, 0, 0x1000, 0, C + 0x1000, 0, 0x1000))
    device_node(machine, "soc@1000000/inner/pmu@310000", compatible="acme,noc-pmu", reg=cells(0x310000, 0x1000, 0x318000, 0x1000), status="okay")
    device_node(machine, "soc@1000000/pmu@320000", compatible="acme,noc-pmu", reg=cells(0x320000, 0x1000, 0x328000, 0x1000), status="disabled")
    device_node(machine, "soc@1000000/other@340000", compatible="acme,noc-pmux", reg=cells(0x340000, 0x1000))
    listed = units("list", "--system", "tree", "--root", machine).stdout
    assert "acme_noc_0 is at 0x1310000 by the device tree" in listed and "acme_noc_1 is at 0x1330000 by the device tree" in listed
    told = stat(units, machine, "acme_noc_0/event=0x12/", f"od -An -tx4 -j{A + 0x10} -N4 {machine}/dev/mem")
    assert "00000112" in told
    memory(machine, A + 0x8020, 0xABCD)
    assert "0xabcd" in units("dump", "tree", "acme_noc_0", "--io", "direct", "--root", machine).stdout
    assert read_memory(machine, A + 0x10, 4) == 0


def test_the_socket_is_that_of_its_cpus(socketed: Run, machine: Path) -> None:
    """Each unit names a CPU by its handle, which the kernel shows of each."""
    for cpu, handle in ((0, 0x51), (1, 0x52)):
        (machine / f"sys/devices/system/cpu/cpu{cpu}/of_node").mkdir()
        (machine / f"sys/devices/system/cpu/cpu{cpu}/of_node/phandle").write_bytes(cells(handle))
    device_node(machine, "pmu@a", compatible="acme,noc-pmu", reg=cells(0, A, 0, 0x1000, 0, A + 0x1000, 0, 0x1000), cpus=cells(0x52, 0x53))
    device_node(machine, "pmu@b", compatible="acme,noc-pmu", reg=cells(0, B, 0, 0x1000, 0, B + 0x1000, 0, 0x1000), cpus=cells(0x51))
    listed = socketed("list", "--system", "tree", "--root", machine).stdout
    assert "acme_noc_0 is at 0x1320000" in listed and "acme_noc_1 is at 0x1310000" in listed


ON_BUS = "soc@1000000/pmu"


@pytest.mark.parametrize(("path", "reg", "words"), [
    (ON_BUS, b"", "pmu is not valid: Invalid argument"),
    (ON_BUS, None, "pmu is not valid: No such file or directory"),
    (ON_BUS, cells(0x310000), " is not valid: Invalid argument"),
    (ON_BUS, cells(0x310000, 0x1000)[:-1], " is not valid: Invalid argument"),
    (ON_BUS, bytes(4096), " is not valid: Invalid argument"),
    (ON_BUS, cells(0x1000000, 0x1000), " is not valid: Numerical result out of range"),
    (ON_BUS, cells(0xFFFFF0, 0x1000), " is not valid: Numerical result out of range"),
    (ON_BUS, cells(*[0x310000, 0x1000] * 65), " is not valid: Argument list too long"),
    (ON_BUS, cells(0x310000, 0x1000, 0x320000, 0), "at a valid address"),
    (ON_BUS, cells(0x310000, 0x1000, 0x320000, 8), "at a valid address"),
    (ON_BUS, cells(0x310000, 0x1000, 0x320004, 0x1000), "at a valid address"),
    (ON_BUS, cells(*[0x310000, 0x1000] * 3), "gives 3 pages for a unit `noc`, which has 2"),
    ("closed/pmu", cells(0x310000, 0x1000), " is not valid: No such file or directory"),
    ("pci/pmu", cells(0, 0, 0x310000, 0, 0x1000), " is not valid: Invalid argument"),
    ("wide/pmu", cells(0, 0, 0, 0x310000, 0, 0x1000), " is not valid: Invalid argument"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_trees(units: Run, machine: Path, path: str, reg: bytes | None, words: str) -> None:
    """Each is refused in one sentence, and nothing is written. A bus without `ranges` is no part of the machine's memory, nor is PCI's of three cells."""
    device_node(machine, "closed", a_cells=cells(1), s_cells=cells(1))
    device_node(machine, "pci", a_cells=cells(3), s_cells=cells(2), ranges=b"")
    device_node(machine, "wide", a_cells=cells(0x80000000), s_cells=cells(0x80000002), ranges=b"")
    device_node(machine, path, compatible="acme,noc-pmu", **({} if reg is None else {"reg": reg}))
    before = (machine / "dev/mem").read_bytes()
    error = stat(units, machine, "acme_noc_0/event=1/", status=1)
    assert words in error, error
    assert (machine / "dev/mem").read_bytes() == before


def test_a_tree_without_an_end(units: Run, machine: Path) -> None:
    device_node(machine, "/".join("n" * 40), compatible="acme,noc-pmu")
    assert "cannot be read: Too many levels of symbolic links" in stat(units, machine, "acme_noc_0/event=1/", status=1)


def test_no_tree_and_no_node(units: Run, machine: Path, tmp_path: Path) -> None:
    assert "the device tree lists 0 units `noc`" in stat(units, machine, "acme_noc_0/event=1/", status=1)
    (machine / "proc/device-tree").rename(tmp_path / "elsewhere")
    error = stat(units, machine, "acme_noc_0/event=1/", status=1)
    assert "proc/device-tree cannot be read: No such file or directory; give its address with --mmio acme_noc_0=FILE@OFFSET" in error


# Marvell CN10K's tag and data units, in the numbers of Linux 6.12, drivers/perf/marvell_cn10k_tad_pmu.c: TAD_PFC_OFFSET 0x800, TAD_PRF_OFFSET 0x900,
# a counter each 8 bytes; `marvell,tad-cnt` of them lie `marvell,tad-page-size` apart in one `reg`, with registers of `marvell,tad-pmu-page-size`.
PFC, PRF, APART = 0x800, 0x900, 0x20000


@pytest.fixture(scope="module")
def tads(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("tads"), cn10k=(ROOT / "regdefs/marvell/cn10k.yaml").read_text())


def octeon(root: Path, tads: bytes | None = None, apart: bytes | None = None, size: int = 0x1000, reg: int = 4 * APART) -> None:
    """A machine with four pages, each with counters and events that someone else left there."""
    told = {"marvell,tad-cnt": cells(3) if tads is None else tads, "marvell,tad-page-size": apart or cells(APART), "marvell,tad-pmu-page-size": cells(size)}
    device_node(root, "", a_cells=cells(2), s_cells=cells(2))
    device_node(root, "tad_pmu@1310000", compatible="marvell,cn10k-tad-pmu", reg=cells(0, A, 0, reg), **{name: value for name, value in told.items() if value != b"-"})
    sockets(root, 0)
    for page in range(4):
        for n in range(8):
            memory(root, A + page * APART + PFC + 8 * n, 0x100 * page + n, 8)
    memory(root, A + 4 * APART, 0)
    (root / "proc/iomem").write_text("00100000-001fffff : System RAM\n")


def test_a_property_of_a_unit_that_another_source_has(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> None:
    """/proc/iomem has the unit, whose property the device tree alone would have."""
    where = """where: ['compatible("acme,noc-pmu")', iomem("ACME0001")]
    facts: {words: {read: 'property("acme,words")', example: 2}}
    only: noc < words"""
    run = make(tmp_path_factory.mktemp("two"), tree=SYSTEM.replace("INSTANCES", "noc: 2").replace("DEVICE", "noc").replace('where: compatible("acme,noc-pmu")', where))
    device_node(tmp_path, "", a_cells=cells(1), s_cells=cells(1))
    sockets(tmp_path, 0, midr=0x410FD4F0)
    (tmp_path / "proc/iomem").write_text(f"{A:08x}-{A + 0xfff:08x} : ACME0001:00\n{B:08x}-{B + 0xfff:08x} : ACME0001:00\n")
    assert "nothing lists a unit `noc` on this machine" in stat(run, tmp_path, "acme_noc_0/event=1/", status=1)


@pytest.mark.parametrize("chip", ["g12a", "g12b", "sm1"])
def test_each_of_several_names(run: Run, tmp_path: Path, chip: str) -> None:
    """A name that no node has leaves the next to be asked for (Linux meson_ddr_pmu_dt_match)."""
    device_node(tmp_path, "", a_cells=cells(1), s_cells=cells(1))
    device_node(tmp_path, "pmu@1310000", compatible=f"amlogic,{chip}-ddr-pmu", reg=cells(A, 0x1000, B, 0x1000))
    sockets(tmp_path, 0)
    memory(tmp_path, B, 0)
    memory(tmp_path, A, 0x12345, 4)
    assert "0x00012345" in run("dump", "g12", "--io", "direct", "--root", tmp_path).stdout


HITS = "tad/tad_hit_any/"  # event 0x1f


def test_as_many_pages_as_the_device_tree_tells(tads: Run, tmp_path: Path) -> None:
    """On three pages the event is programmed and counted, the fourth is not touched, and all is put back."""
    octeon(tmp_path)
    before = (tmp_path / "dev/mem").read_bytes()
    at = [A + page * APART for page in range(4)]
    script = "; ".join([*(f"od -An -tx8 -j{place + PRF} -N8 {tmp_path}/dev/mem; od -An -tx8 -j{place + PFC} -N8 {tmp_path}/dev/mem" for place in at),
                        *(f"printf '\\{count:o}' | dd bs=1 seek={place + PFC} of={tmp_path}/dev/mem conv=notrunc 2>/dev/null"
                          for place, count in zip(at, (5, 7, 11, 100)))])
    told = tads("stat", "--io", "direct", "--root", tmp_path, "--run-directory", tmp_path / "run", "--system", "cn10k", "-x;", "-o", "-", "-e", HITS, "--", "sh", "-c", script)
    lines = told.stdout.split()
    assert [int(word, 16) for word in lines[:8]] == [0x1F, 0, 0x1F, 0, 0x1F, 0, 0, 0x300]
    assert f"23;;{HITS};" in told.stdout  # 5 + 7 + 11
    after = bytearray((tmp_path / "dev/mem").read_bytes())
    assert after[at[3] + PFC] == 100
    after[at[3] + PFC] = 0  # which is the script's own
    assert bytes(after) == before
    dumped = tads("dump", "cn10k", "--io", "direct", "--root", tmp_path).stdout
    assert "TAD2_PFC3 " in dumped and "0x0000000000000203" in dumped and "TAD3_" not in dumped
    assert "(absent: this machine has no page 3 of the unit)" in tads("dump", "cn10k", "TAD3_PFC3", "--io", "direct", "--root", tmp_path).stdout
    tested = tads("selftest", "cn10k", "--io", "direct", "--root", tmp_path, "--run-directory", tmp_path / "run").stdout
    assert "TAD<tad>_PFC<n>" in tested and "failed" not in tested.replace("0 failed", "")
    assert bytes(after) == (tmp_path / "dev/mem").read_bytes()[:at[3] + PFC] + b"\0" + (tmp_path / "dev/mem").read_bytes()[at[3] + PFC + 1:]


def test_a_page_of_a_killed_session_is_put_back(tads: Run, tmp_path: Path) -> None:
    octeon(tmp_path)
    before = (tmp_path / "dev/mem").read_bytes()
    words = ("--root", tmp_path, "--run-directory", tmp_path / "run")
    tads("stat", "--io", "direct", *words, "--system", "cn10k", "-e", HITS, "--", "sh", "-c", "kill -KILL $PPID", status=-signal.SIGKILL)
    during = (tmp_path / "dev/mem").read_bytes()
    assert [during[A + page * APART + PRF] for page in range(4)] == [0x1F, 0x1F, 0x1F, 0]
    tads("restore", *words)
    assert (tmp_path / "dev/mem").read_bytes() == before


@pytest.mark.parametrize(("change", "words"), [
    ({"tads": cells(0)}, "tad has none of its 32 pages (`tad < tads` is false for page 0: tads is 0x0)"),
    ({"tads": cells(33)}, "tad has more than the 32 pages that are described (`tad < tads` is true for page 32: tads is 0x21)"),
    ({"tads": b"-"}, "its fact `tads` cannot be read: `marvell,tad-cnt` in the device tree cannot be read: No such file or directory"),
    ({"tads": b""}, "`marvell,tad-cnt` in the device tree is not a number of 4 or 8 bytes"),
    ({"tads": cells(0, 0, 3)}, "`marvell,tad-cnt` in the device tree is not a number of 4 or 8 bytes"),
    ({"tads": cells(1, 3)}, "tads is 0x100000003"),
    ({"apart": cells(0x800)}, "pages 0 and 1 of tad overlap: they begin at 0x1310000 and 0x1310800, and each has registers up to 0x940"),
    ({"apart": cells(0)}, "pages 0 and 1 of tad overlap: they begin at 0x1310000 and 0x1310000, and each has registers up to 0x940"),
    ({"apart": cells(APART + 4)}, "gives 0x5fffc bytes at 0x1330004 for `tad`, but its registers need 0x940 bytes at a valid address"),
    ({"reg": 2 * APART + PRF}, "gives 0x900 bytes at 0x1350000 for `tad`, but its registers need 0x940 bytes at a valid address"),
    ({"apart": cells(0xFFFFFFFF, 0xFFFFF000)}, "gives 0x0 bytes at"),
    ({"size": 0x93F}, "tad: the registers of a tag and data unit end at 0x940, behind its page"),
], ids=str)
def test_pages_that_cannot_be(tads: Run, tmp_path: Path, change: dict[str, Any], words: str) -> None:
    octeon(tmp_path, **change)
    before = (tmp_path / "dev/mem").read_bytes()
    error = tads("stat", "--io", "direct", "--root", tmp_path, "--run-directory", tmp_path / "run", "--system", "cn10k", "-e", HITS, "--", "true", status=1).stderr
    assert words in error, error
    assert (tmp_path / "dev/mem").read_bytes() == before


# X-Gene's units, in the numbers of Linux 6.12: apm-storm.dtsi (compatible, enable-bit-index), drivers/perf/xgene_pmu.c (CSW_CSWCR and MCBADDRMR at 0x0, of which
# bits 0 and 2 tell that there are two; PMU_PMEVTYPER0 0x400).
CSW, BRIDGES, CONTROLLERS = 0x20000, (0x30000, 0x32000), (0x60000, 0x61000, 0x62000, 0x63000)


@pytest.fixture(scope="module")
def xgene(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("xgene"), xgene2=(ROOT / "regdefs/apm/xgene2.yaml").read_text(), xgene3=(ROOT / "regdefs/apm/xgene3.yaml").read_text())


@pytest.mark.parametrize(("csw", "modes", "active"), [
    (0, (0, 0), 0x1), (0, (4, 0), 0x3), (0, (4, 4), 0x3), (1, (0, 0), 0x5), (1, (4, 4), 0xF)])
def test_only_active_controllers_are_counted_on(xgene: Run, tmp_path: Path, csw: int, modes: tuple[int, int], active: int) -> None:
    """The masks are mc_active_mask of fdt_pmu_probe_active_mcb_mcu_l3c(). Of an inactive one nothing is programmed. The status is 1, as PMOVSR of a file
    keeps the 1 that clears its bit."""
    sockets(tmp_path, 0, midr=0x500F0000)
    device_node(tmp_path, "", a_cells=cells(2), s_cells=cells(2))
    for at, name, value in ((CSW, "apm,xgene-csw", csw), *zip(BRIDGES, ("apm,xgene-mcb",) * 2, modes)):
        device_node(tmp_path, f"syscon@{at:x}", compatible=name.encode() + b"\0syscon\0", reg=cells(0, at, 0, 0x1000))
        memory(tmp_path, at, value)
    for index, at in enumerate(CONTROLLERS):
        device_node(tmp_path, f"pmu/pmucmc@{at:x}", compatible="apm,xgene-pmu-mc", reg=cells(0, at, 0, 0x1000), enable_bit_index=cells(index))
        memory(tmp_path, at + 0xE04, 0)
    device_node(tmp_path, "pmu", compatible="apm,xgene-pmu-v2", a_cells=cells(2), s_cells=cells(2), ranges=b"")
    words = ("stat", "--io", "direct", "--root", tmp_path, "--run-directory", tmp_path / "run")
    for index, at in enumerate(CONTROLLERS):
        is_active = active >> index & 1
        told = xgene(*words, "-e", f"mc{index}/act-cmd-sent/", "--", "od", "-An", "-tx4", f"-j{at + 0x400}", "-N4", tmp_path / "dev/mem", status=1)
        assert "00000002" in told.stdout if is_active else "this memory controller is not active" in told.stderr


@pytest.mark.parametrize(("midr", "system"), [(0x500F0000, "xgene2"), (0x501F0000, "xgene2"), (0x502F0001, "xgene2"), (0x503F0002, "xgene3")])
def test_the_variant_of_the_processor(xgene: Run, tmp_path: Path, midr: int, system: str) -> None:
    """GCC's aarch64-cores.def: variant 3 is eMAG."""
    sockets(tmp_path, 0, midr=midr)
    listed = xgene("list", "--root", tmp_path).stdout
    assert [name for name in ("xgene2", "xgene3") if f"{name}: " in listed] == [system]


# AMD's monitors of Zynq UltraScale+: the properties of its zynqmp.dtsi (perf-monitor@ffa00000 and @fd0b0000), the registers of xaxipmon_hw.h (XAPM_MSR0_OFFSET 0x44).
HARD = {"slots": 1, "counters": 8, "count": 1, "profile": 0, "trace": 0, "width": 32, "scale": 1}


@pytest.fixture(scope="module")
def zynq(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("zynq"), axipmon=(ROOT / "regdefs/xilinx/axipmon.yaml").read_text())


@pytest.mark.parametrize(("change", "events", "words"), [
    ({}, "{M/read_bytes/,M/write_bytes/}", ""), ({}, "{" + ",".join(["M/read_bytes/"] * 8) + "}", ""),
    ({}, "{" + ",".join(["M/read_bytes/"] * 9) + "}", "8 counters of axipmon_monitor_0"), ({"counters": 10}, "{" + ",".join(["M/read_bytes/"] * 9) + "}", ""),
    ({}, "M/read_bytes,slot=1/", "The monitor has fewer slots."), ({"slots": 6}, "M/read_bytes,slot=5/", ""), ({"slots": 6}, "M/read_bytes,slot=6/", "fewer slots"),
    ({"profile": 1}, "M/read_bytes/", "not of the advanced mode"), ({"trace": 1}, "M/read_bytes/", "not of the advanced mode"),
    ({"count": 0}, "M/read_bytes/", "not of the advanced mode"), ({"width": 64}, "M/read_bytes/", "its counters have 64 bits or are scaled"),
    ({"scale": 2}, "M/read_bytes/", "its counters have 64 bits or are scaled")])
def test_what_a_monitor_has(zynq: Run, tmp_path: Path, change: dict[str, int], events: str, words: str) -> None:
    has = HARD | change
    device_node(tmp_path, "", a_cells=cells(2), s_cells=cells(2))
    device_node(tmp_path, "perf-monitor@20000", compatible="xlnx,axi-perf-monitor", reg=cells(0, 0x20000, 0, 0x10000), **{
        "xlnx,enable-profile": cells(has["profile"]), "xlnx,enable-trace": cells(has["trace"]), "xlnx,num-monitor-slots": cells(has["slots"]),
        "xlnx,enable-event-count": cells(has["count"]), "xlnx,num-of-counters": cells(has["counters"]), "xlnx,metric-count-width": cells(has["width"]),
        "xlnx,metric-count-scale": cells(has["scale"])})
    sockets(tmp_path, 0)
    memory(tmp_path, 0x20300, 0)
    done = zynq("stat", "--io", "direct", "--no-rotation", "--root", tmp_path, "--run-directory", tmp_path / "run", "--system", "axipmon", "-e",
                events.replace("M", "axipmon_monitor_0"), "--", "od", "-An", "-tx4", "-j131140", "-N4", tmp_path / "dev/mem", status=1)
    assert words in done.stderr if words else "03" in done.stdout.split()[0][-2:] or "a3" in done.stdout.split()[0][-2:], done.stderr
