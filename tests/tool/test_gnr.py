"""Granite Rapids' uncore: what a session writes is what Linux's driver writes, and a machine's discovery table tells where units are.

Literals of Linux 6.12, arch/x86/events/intel: uncore_discovery.{c,h} (the unit control: freeze 1, reset 0x300), uncore_snbep.c (gnr_uncores: box types;
gnr_iio_freerunning; the filter of the CHA; skx_uncore_chabox_constraints, icx_uncore_iio_constraints, spr_uncore_cxlcm_constraints), and of Intel PCM,
types.h: BHS_UBOX_MSR_PMON_*, BHS_M2IOSF_*, BHS_M3UPI_PCI_PMON_*, BHS_PCIE_GEN5_PCI_PMON_*, BHS_QPI_PORT0_REGISTER_DEV_ADDR, BHS_M2M_0_REGISTER_DEV_ADDR. Of the
machine, buses, addresses in memory and how many units there are are made up; so are offsets that no source tells.
"""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path

import pytest

import sapphire
from command import Run
from firmware import pci_device, write
from sapphire import MMIO, MSR, PCI, TABLE, config_space, unit

WRITE = re.compile(r"write (MSR 0x[0-9a-f]+|page 0\+0x[0-9a-f]+|PCI [0-9a-f:.]+\+0x[0-9a-f]+) +<- (0x[0-9a-f]+)")
CHANNEL = 0x9010_0000


def programmed(run: Run, system: str, event: str) -> list[tuple[str, int]]:
    """What is written before the start, without the unit control."""
    opened = run("stat", "--io", "sim", "--system", system, "--dry-run", "-e", event).stdout.partition("# start")[0]
    return [(place, int(value, 16)) for place, value in WRITE.findall(opened) if int(value, 16) != 0x301]


@pytest.mark.parametrize(("event", "writes"), [
    ("uncore_cha_125/event=0x35,umask=0xc8168201,tid_en=1,filter_tid=3/", [("MSR 0x27de", 3), ("MSR 0x27d2", 0x00C8168200010135)]),
    ("uncore_iio_15/event=0x83,umask=4,ch_mask=0xff,fc_mask=7/", [("MSR 0x29f2", 0x00070FF000000483)]),
    ("uncore_iio_0/event=0xc0,umask=1,ch_mask=1,fc_mask=7/", [("MSR 0x2904", 0x00070010000001C0)]),
    ("uncore_irp_1/event=0x1f,umask=0x10/", [("MSR 0x2a12", 0x101F)]),
    ("uncore_ubox/event=0xff/", [("MSR 0x3ffd", 0), ("MSR 0x3ffe", 0x400000)]),
    ("uncore_ubox/event=0x42,umask=8/", [("MSR 0x3ff2", 0x842)]),
    ("uncore_imc_3/cas_count_write_sch1/", [("page 0+0x040", 0xF006)]),
    ("uncore_imc_0/event=0xff/", [("page 0+0x038", 0), ("page 0+0x054", 0x400000)]),
    ("uncore_upi_2/event=3,umask=0x10f/", [("PCI 0000+0x350", 0xF03), ("PCI 0000+0x354", 1)]),
    ("uncore_b2upi_0/event=1/", [("PCI 0000+0x430", 1), ("PCI 0000+0x434", 0)]),
    ("uncore_b2cmi_0/event=0x24,umask=0x304/", [("PCI 0000+0x468", 0x424), ("PCI 0000+0x46c", 3)]),
    ("uncore_pciex8_0/event=1,thresh=2/", [("PCI 0000+0x630", 0x02000001), ("PCI 0000+0x634", 0)]),
    ("uncore_cxlcm_0/event=0x41,umask=0x10/", [("page 0+0x068", 0x1041)]),    # counter 4
    ("uncore_cxlcm_0/event=0x05/", [("page 0+0x048", 0x5)]),                  # counter 0
])
def test_what_is_written(run: Run, event: str, writes: list[tuple[str, int]]) -> None:
    assert programmed(run, "gnr", event) == writes


@pytest.mark.parametrize(("event", "place"), [
    ("uncore_iio_free_running_2/ioclk/", "MSR 0x292e"), ("uncore_iio_free_running_15/bw_in_port7/", "MSR 0x3dfe"),
    ("uncore_iio_free_running_1/UNC_IIO_BANDWIDTH_OUT.PART3_FREERUN/", "MSR 0x2ebe"),
])
def test_counters_that_run_free(run: Run, event: str, place: str) -> None:
    assert f"read  {place} " in run("stat", "--io", "sim", "--system", "gnr", "--dry-run", "-e", event).stdout


@pytest.mark.parametrize(("system", "event", "counted"), [
    ("gnr.gnr", "uncore_cha_0/tor_inserts.ia_miss_drd/", True), ("gnr.srf", "uncore_cha_0/tor_inserts.ia_miss_drd/", False),
    ("gnr.srf", "uncore_cha_0/tor_inserts.ia_miss_drd_opt/", True), ("gnr.cwf", "uncore_cha_0/tor_inserts.ia_miss_drd_opt/", True),
    ("gnr.cwf", "uncore_mdf_sbo_0/rxr_inserts.iv/", False), ("gnr.cwf", "uncore_mdf_sbo_0/clockticks/", True),
    ("gnr.grr", "uncore_cha_0/tor_inserts.ia_miss_drd_opt/", True), ("gnr.grr", "uncore_cha_0/tor_inserts.ia_miss_drd_opt_remote/", False),
    ("gnr.gnr", "cpu/topdown.slots/", True), ("gnr.srf", "cpu/topdown.slots/", False), ("gnr.srf", "cpu/topdown_be_bound.all/", True), ("gnr.gnr", "cpu/topdown_be_bound.all/", False),
    ("gnr.srf", "cpu/mem_bound_stalls_load.llc_hit_nosnoop/", True), ("gnr.grr", "cpu/mem_bound_stalls_load.llc_hit_nosnoop/", False),
    ("gnr.grr", "cpu/mem_bound_stalls_load.llc_hit_snoop/", True), ("gnr.cwf", "cpu/topdown_be_bound.lsd/", True), ("gnr.srf", "cpu/topdown_be_bound.lsd/", False),
])
def test_parts_count_different_events(run: Run, system: str, event: str, counted: bool) -> None:
    run("stat", "--io", "sim", "--system", system, "-e", event, status=0 if counted else 1)


@pytest.mark.parametrize(("system", "unit"), [("gnr", "gnr_crestmont"), ("gnr.srf", "cpu"), ("gnr.grr", "cpu")])
def test_a_listed_name_is_of_the_unit_that_is_listed(run: Run, system: str, unit: str) -> None:
    """cpu is Granite Rapids' core where no variant is named."""
    names = run("list", "--names", "--system", system, "serialization.color_stalls").stdout.split()
    assert f"{unit}/serialization.color_stalls/" in names
    for name in names:
        run("stat", "--io", "sim", "--system", system, "-e", name)


def channel(number: int) -> int:
    return CHANNEL + 0x8000 * number


@pytest.fixture(params=[0xAD, 0xAE, 0xAF, 0xDD, 0xB6])
def machine(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, int]:
    """The model, two CHAs, and a few of the other units."""
    root = tmp_path
    sapphire.text(root / "proc/cpuinfo", f"processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: {request.param}\nmodel name\t: made up\nstepping\t: 1\n")
    sapphire.text(root / "sys/devices/system/cpu/online", "0")
    sapphire.text(root / "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0")
    write(root / "dev/cpu/0/msr", 0, bytes(0x4000))
    pci_device(root, "0000:fe:10.1", 0x3241, "0")
    pci_device(root, "0000:fe:18.0", 0x3245, "0")
    pci_device(root, "0000:fe:05.1", 0x324A, "0")
    pci_device(root, "0000:15:01.0", 0x0DB0, "0")
    pci_device(root, "0000:e7:03.1", 0x09A7, "0", {0x10: TABLE, 0x100: 0x10023, 0x104: 0x10 << 20, 0x108: 1, 0x10C: 0})
    table = [
        *(unit(0, n, MSR, 0x2000 + 0x10 * n) for n in range(2)),
        unit(1, 0, MSR, 0x2900),
        *(unit(4, n, MSR, 0x3F00 + 0x10 * n) for n in range(3)),
        unit(5, 0, MSR, 0x3FF0, counters=2),
        *(unit(6, n, MMIO, channel(n), control=0x40) for n in range(2)),
        unit(8, 0, PCI, config_space(0xFE, 0x10, 1, 0x318), control=0x38),
        unit(16, 0, PCI, config_space(0xFE, 5, 1, 0x438), control=0x30),
        unit(18, 0, PCI, config_space(0xFE, 0x18, 0, 0x408), control=0x28),
        # Offsets that are no description's examples.
        unit(20, 0, MSR, 0x2E00, control=4, counter=0xA),
        unit(21, 0, PCI, config_space(0x15, 1, 0, 0x620), control=0x10, counter=0x30),
    ]
    write(root / "dev/mem", TABLE, struct.pack("<QQQ", 3 << 8 | len(table) << 16, 0x2FF0, 1) + b"".join(table))
    write(root / "dev/mem", channel(2), bytes(1))
    return root, request.param


def test_units_are_found_on_a_machine(run: Run, machine: tuple[Path, int]) -> None:
    """The count of a counter that a command writes for the hardware; all is put back. (In the tree's file of MSRs neighbours overlap.)"""
    root, kind = machine
    memory = root / "dev/mem"
    port, link = (root / f"sys/bus/pci/devices/0000:{place}/config" for place in ("15:01.0", "fe:18.0"))
    written = ((memory, channel(1) + 8, 33), (port, 0x650, 44), (link, 0x410, 55))
    script = "\n".join(f"f = open({str(path)!r}, 'r+b'); f.seek({at}); f.write(({value}).to_bytes(8, 'little')); f.close()" for path, at, value in written)
    before = [path.read_bytes() for path in (port, link)]
    text = run("stat", "--io", "direct", "--root", str(root), "--per-instance", "-x;", "-o", "-",
               "-e", "uncore_imc/event=0x5,umask=0xff/", "-e", "uncore_pciex16/event=0x1/", "-e", "uncore_b2upi/event=0x1/",
               "--", sys.executable, "-c", script).stdout
    counted = {line.split(";")[2]: line.split(";")[0] for line in text.splitlines()}
    assert counted == {
        "uncore_imc_0/event=0x5,umask=0xff/": "0", "uncore_imc_1/event=0x5,umask=0xff/": "33", "uncore_pciex16_0/event=0x1/": "44",
        "uncore_b2upi_0/event=0x1/": "55"}
    assert [path.read_bytes() for path in (port, link)] == before
    variant = {0xAD: "gnr", 0xAE: "gnr", 0xAF: "srf", 0xDD: "cwf", 0xB6: "grr"}[kind]
    assert run("list", "--root", str(root)).stdout.startswith(f"gnr.{variant}: ")
