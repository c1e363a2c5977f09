"""Units that the machine says where they are: CoreSight PMUs of Tegra241 and Tegra410 by ACPI's table APMT, Tegra410's others by
/proc/iomem. PMIIDR of Grace's SCF is 0x2CF0036B, of its PCIe 0x1030036B (Linux nvidia_cspmu.c); PMCFGR is at 0xE00, PMIIDR at 0xE08,
PMEVCNTR0 at 0, PMOVSCLR0 at 0xC80 (arm_cspmu.h); in Vera's CMEM units the pages of 14 instances and that of broadcasts follow one
another (nvidia_t410_cmem_latency_pmu.c)."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from described import make
from firmware import memory, node, pci_device, put_table, read_memory, sockets, table

GRACE, VERA = 0x410FD4F0, 0x4E0F0100
SCF, PCIE = 0x2CF0036B, 0x1030036B
FIRST, SECOND, THIRD = 0x1310000, 0x1350000, 0x1390000


def unit(root: Path, base: int, identity: int) -> None:
    memory(root, base + 0xE00, 0x7F06)  # seven counters of 64 bits, the cycle counter among them
    memory(root, base + 0xE08, identity)


def stat(run: Run, root: Path, event: str, status: int = 0, system: str = "t241") -> str:
    done = run("stat", "--io", "direct", "--system", system, "--root", str(root), "--per-instance", "-x;", "-o", "-", "-e", event,
               "--", "true", status=status)
    return done.stdout + done.stderr


@pytest.fixture
def grace(tmp_path: Path) -> Path:
    sockets(tmp_path, 0, 1, midr=GRACE)
    return tmp_path


def test_units_are_found_by_what_they_are(run: Run, grace: Path) -> None:
    """The firmware's number stands for PMIIDR; without one PMIIDR tells. Addresses, not the table's order, number them."""
    put_table(grace, table(node(SECOND, SCF) + node(THIRD, PCIE) + node(FIRST)))
    unit(grace, FIRST, SCF)
    unit(grace, SECOND, SCF)
    unit(grace, THIRD, PCIE)
    listed = run("list", "--system", "t241", "--root", str(grace)).stdout
    assert "nvidia_scf_pmu_0 is at 0x1310000 by ACPI's table APMT" in listed
    assert "nvidia_scf_pmu_1 is at 0x1350000 by ACPI's table APMT" in listed
    assert "absent here: nvidia_scf_pmu_2, nvidia_scf_pmu_3" in listed
    assert "nvidia_scf_pmu_0" in stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/")
    error = stat(run, grace, "nvidia_scf_pmu_2/event=0xf2/", 1)
    assert "this machine has no socket 2" in error


def test_the_socket_that_the_firmware_says(run: Run, grace: Path) -> None:
    """Linux takes the UID of the container for the id of the package."""
    put_table(grace, table(node(FIRST, SCF, container=1) + node(SECOND, SCF, container=0)))
    unit(grace, FIRST, SCF)
    unit(grace, SECOND, SCF)
    listed = run("list", "--system", "t241", "--root", str(grace)).stdout
    assert "nvidia_scf_pmu_0 is at 0x1350000" in listed and "nvidia_scf_pmu_1 is at 0x1310000" in listed


def test_counters_in_a_page_of_their_own(run: Run, grace: Path) -> None:
    """PMOVSCLR is in page 1, where there is one: a flag there is cleared, and what is at its place in page 0 is left alone."""
    put_table(grace, table(node(FIRST, SCF, container=0, second=SECOND)))
    unit(grace, FIRST, SCF)
    memory(grace, SECOND, 0)
    memory(grace, FIRST + 0xC80, 0x55)
    stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/")
    assert read_memory(grace, FIRST + 0xC80, 4) == 0x55


def test_one_page_stands_in_for_two(run: Run, grace: Path) -> None:
    put_table(grace, table(node(FIRST, SCF, container=0)))
    unit(grace, FIRST, SCF)
    stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/")


def test_another_device_is_not_written(run: Run, grace: Path) -> None:
    """The table says that it is an SCF; its own PMIIDR says that it is PCIe."""
    put_table(grace, table(node(FIRST, SCF, container=0)))
    unit(grace, FIRST, PCIE)
    before = (grace / "dev/mem").read_bytes()
    assert "is another device" in stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/", 1)
    assert (grace / "dev/mem").read_bytes() == before


@pytest.mark.parametrize(("data", "words"), [
    (table(node(FIRST, SCF), wrong=1), "the checksum of"),
    (table(node(FIRST, SCF), signature=b"APMX"), "is not a table APMT"),
    (table(node(FIRST, SCF), length=36), "has 92 bytes, but its header says 36"),
    (table(node(FIRST, SCF), length=0xFFFFFFFF), "has 92 bytes, but its header says 4294967295"),
    (table(node(FIRST, SCF))[:20], "is not a table APMT"),
    (b"", "has no bytes"),
    (table(node(FIRST, SCF, length=0)), "has a node of 0 bytes at 36, but only 56 remain"),
    (table(node(FIRST, SCF, length=55)), "has a node of 55 bytes at 36"),
    (table(node(FIRST, SCF, length=57)), "has a node of 57 bytes at 36, but only 56 remain"),
    (table(node(FIRST, SCF) + node(SECOND, SCF, size=20)), "has a node of 0 bytes at 92, but only 20 remain"),
    (table(node(FIRST, SCF) + node(FIRST + 8, SCF)), "lists two units `scf` at 0x1310008"),
    (table(node(FIRST, SCF) + node(FIRST, SCF)), "lists two units `scf` at 0x1310000"),
    (table(node(0, SCF) + node(FIRST, SCF)), "bytes at a valid address"),
    (table(node(0xFFFFFFFFFFFFF000, SCF, container=0)), "bytes at a valid address"),
    (table(node(FIRST + 4, SCF, container=0)), "bytes at a valid address"),
    (table(node(FIRST, SCF) + node(SECOND, SCF) + node(THIRD, SCF)), "lists 3 units `scf` on this machine, but not to which socket each belongs"),
    (bytes(2 << 20), "has too many bytes"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_tables(run: Run, grace: Path, data: bytes, words: str) -> None:
    """Each is refused in one sentence, and nothing is written."""
    put_table(grace, data)
    unit(grace, FIRST, SCF)
    before = (grace / "dev/mem").read_bytes()
    assert words in stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/", 1)
    assert (grace / "dev/mem").read_bytes() == before


def test_no_table(run: Run, grace: Path) -> None:
    error = stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/", 1)
    assert "APMT cannot be read: No such file or directory; give its address with --mmio nvidia_scf_pmu_0=FILE@OFFSET" in error


def test_what_dev_mem_refuses(run: Run, grace: Path) -> None:
    put_table(grace, table(node(FIRST, SCF, container=0)))
    (grace / "dev").mkdir()
    error = stat(run, grace, "nvidia_scf_pmu_0/event=0xf2/", 1)
    assert "dev/mem cannot be mapped at 0x1310000: No such file or directory" in error


def test_what_the_user_says_takes_the_place_of_all(run: Run, grace: Path) -> None:
    put_table(grace, table(node(FIRST, SCF, container=0)))
    unit(grace, FIRST, PCIE)
    unit(grace, SECOND, SCF)
    run("stat", "--io", "direct", "--system", "t241", "--root", str(grace), "--mmio", f"nvidia_scf_pmu_0=/dev/mem@{SECOND:#x}", "-e",
        "nvidia_scf_pmu_0/event=0xf2/", "--", "true")


# ---- /proc/iomem ----

def iomem(root: Path, *lines: str) -> None:
    (root / "proc").mkdir(exist_ok=True)
    (root / "proc/iomem").write_text("".join(line + "\n" for line in lines))


def pages(base: int, count: int, name: str) -> list[str]:
    return [f"{base + 0x1000 * i:08x}-{base + 0x1000 * i + 0xFFF:08x} : {name}" for i in range(count)]


@pytest.fixture
def vera(tmp_path: Path) -> Path:
    sockets(tmp_path, 0, 1, midr=VERA)
    memory(tmp_path, 0x1340000, 0)
    return tmp_path


def test_pages_under_the_name_of_a_device(run: Run, vera: Path) -> None:
    """Device :01 is listed first, for it is lower: it is of the second socket all the same. Drivers claim memory again, deeper in."""
    iomem(vera, "00001000-0009ffff : System RAM", *pages(0x1310000, 15, "NVDA2021:01"), *pages(0x1320000, 1, "NVDA2021:00"),
          "  01320000-01320fff : NVDA2021:00", *pages(0x1321000, 14, "NVDA2021:00"), "01340000-01340fff : NVDA20211:00")
    listed = run("list", "--system", "t410", "--root", str(vera)).stdout
    assert "nvidia_cmem_latency_pmu_0 is at 0x1320000 by /proc/iomem" in listed
    assert "nvidia_cmem_latency_pmu_1 is at 0x1310000 by /proc/iomem" in listed
    stat(run, vera, "nvidia_cmem_latency_pmu_0/rd_req/", system="t410")


@pytest.mark.parametrize(("lines", "words"), [
    (pages(0x1310000, 16, "NVDA2021:00") + pages(0x1340000, 15, "NVDA2021:01"), "gives 16 pages for a unit `cmem`, which has 15"),
    (["00000000-00000000 : NVDA2021:00"] * 2, "shows addresses only to root; run as root"),
    (["01310000-0130ffff : NVDA2021:00"], "has an invalid line for NVDA2021"),
    (["x-y : NVDA2021:00"], "has an invalid line for NVDA2021"),
    (["01310000 : NVDA2021:00"], "has an invalid line for NVDA2021"),
    (["01310000-01310fff : NVDA2021:ffffffff"], "has an invalid line for NVDA2021"),
    (pages(0x1310000, 70, "NVDA2021:00"), "has more than 64 pages of NVDA2021"),
    (["01310000-0131000f : NVDA2021:00", "01340000-0134000f : NVDA2021:01"], "bytes at a valid address"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_lines(run: Run, vera: Path, lines: list[str], words: str) -> None:
    iomem(vera, *lines)
    assert words in stat(run, vera, "nvidia_cmem_latency_pmu_0/rd_req/", 1, "t410")


def test_nothing_of_that_name(run: Run, vera: Path) -> None:
    iomem(vera, "00001000-0009ffff : System RAM")
    error = stat(run, vera, "nvidia_cmem_latency_pmu_0/rd_req/", 1, "t410")
    assert "/proc/iomem lists 0 units `cmem` on this machine, but not this one" in error


# ---- Addresses of numbers ----

# A channel of Ice Lake-SP's memory controllers: dword 0xd0 of device 8086:3451 has bits 51:23 of the base, dword 0xd8 + 4 * imc bits
# 22:12 of the controller's; the registers of channel n are 0x22800 + 0x4000 * n from there (Linux uncore_snbep.c, snr_uncore_mmio_map,
# icx_uncore_imc_init_box). Linux numbers the boxes imc * 2 + channel.
ICX = """\
pmureg: 2
system: icx
title: Memory channels
sources: {M: Manual}
pci_vendor: 0x8086
facts:
  base: {read: "pci(0x3451, 0xD0)[28:0]", example: 0x1F2}
blocks:
  imc:
    title: Memory channel
    space: mmio
    source: M
    instances: {socket: 2, controller: 2, channel: 2}
    facts:
      bar: {read: "pci(0x3451, 0xD8 + 4 * controller)[10:0]", example: 0x300}
    only: bar != 0
    where: (base << 23 | bar << 12) + 0x22800 + 0x4000 * channel
    registers:
      ctl:
        text: Event of counter <n>.
        at: 0x40 + 4 * n
        array: 2
        fields:
          31:23: RES0
          22: {name: en, reset: 0, text: Counts.}
          21:8: RES0
          7:0: {name: event, reset: 0, text: Event.}
      ctr:
        text: Counter <n>.
        at: 0x8 + 8 * n
        array: 2
        width: 64
        fields:
          63:48: RES0
          47:0: {name: count, access: RW-V, reset: 0, text: Count.}
    terms:
      event: {field: ctl.event, linux: "config:0-7"}
    counters:
      general:
        count: 2
        width: 48
        register: ctr
        selects: ctl[n].event
        runs: ctl[n].en
        program: [{write: "ctr[n]"}, {write: "ctl[n]", set: {en: 1}}]
        disable: [{write: "ctl[n]"}]
    linux:
      device: uncore_imc_<socket>_<controller>_<channel>
      event_string: "event=0x{event:02x}"
"""


@pytest.fixture(scope="module")
def icx(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("icx"), icx=ICX)


def test_an_address_of_a_bar(icx: Run, tmp_path: Path) -> None:
    """0x1f2 << 23 | 0x300 << 12, and 0x22800: 0xf9322800; the second channel 0x4000 further. The second socket's device is on another
    bus and tells other numbers; its second controller is not there."""
    sockets(tmp_path, 0, 1)
    pci_device(tmp_path, "0000:7e:00.1", 0x3451, "0", {0xD0: 0xE00001F2, 0xD8: 0xFFFFF300, 0xDC: 0x308}, size=256)
    pci_device(tmp_path, "0000:fe:00.1", 0x3451, "1", {0xD0: 0x01F4, 0xD8: 0x300, 0xDC: 0}, size=256)
    memory(tmp_path, 0xFA330000, 0)
    for name, address in {"0_0_0": 0xF9322800, "0_0_1": 0xF9326800, "0_1_0": 0xF932A800, "1_0_0": 0xFA322800}.items():
        memory(tmp_path, address + 8, 0xABCD, 8)
        text = icx("dump", "icx", f"uncore_imc_{name}", "--io", "direct", "--root", tmp_path, "--force").stdout
        assert "0xabcd" in text, name
        memory(tmp_path, address + 8, 0, 8)
    error = icx("stat", "--io", "direct", "--system", "icx", "--root", tmp_path, "--force", "-e", "uncore_imc_1_1_0/event=4/", "--", "true",
                status=1).stderr
    assert "this machine has no uncore_imc_1_1_0 (`bar != 0` is false: bar is 0x0)" in error
