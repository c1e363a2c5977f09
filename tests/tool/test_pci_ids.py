"""PCI devices that are found by id, on whatever domain and bus, in trees that stand for machines of two sockets. Ids and places as on Ice
Lake-SP: M2M is device 8086:344a at 0c.0 and 0d.0, UPI 8086:3441 (Linux uncore_snbep.c, icx_uncore_pci_ids); registers are made up."""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import pytest

from command import Run
from described import make
from firmware import pci_device, sockets

BLOCK = """\
  {key}:
    title: Unit
    space: pci
    source: M
    instances:
{instances}
    registers:
      ctl:
        text: Event of counter <n>.
        at: 0x468 + 8 * n
        array: 2
        fields:
          31:23: RES0
          22: {{name: en, reset: 0, text: Counts.}}
          21:8: RES0
          7:0: {{name: event, reset: 0, text: Event.}}
      ctr:
        text: Counter <n>.
        at: 0x440 + 8 * n
        array: 2
        width: 64
        access_width: 32
        atomic: false
        fields:
          63:48: RES0
          47:0: {{name: count, access: RW-V, reset: 0, text: Count.}}
    terms:
      event: {{field: ctl.event, linux: "config:0-7"}}
    counters:
      general:
        count: 2
        width: 48
        register: ctr
        selects: ctl[n].event
        runs: ctl[n].en
        program: [{{write: "ctr[n]"}}, {{write: "ctl[n]", set: {{en: 1}}}}]
        disable: [{{write: "ctl[n]"}}]
    linux:
      device: uncore_{key}_<{key}>
      event_string: "event=0x{{event:02x}}"
"""
SYSTEM = """\
pmureg: 2
system: ids
title: Devices of ids
sources: {M: Manual}
detect:
  - cpuid: {vendor: GenuineIntel, family: 6, model: [0x6A]}
pci_vendor: 0x8086
blocks:
""" + BLOCK.format(key="m2m", instances="".join(
    f"      - {{name: {i}, m2m: {i}, pages: {{pmon: {{id: 0x344A, device: {12 + i}, function: 0}}}}}}\n" for i in range(2)).rstrip("\n")) \
    + BLOCK.format(key="upi", instances="".join(
        f"      - {{name: {i}, upi: {i}, pages: {{pmon: {{id: 0x3441, device: {2 + i}, function: 1}}}}}}\n" for i in range(3)).rstrip("\n"))

CTL, CTR = 0x468, 0x440


@pytest.fixture(scope="module")
def ids(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("ids"), ids=SYSTEM)


def u32(config: Path, at: int) -> int:
    return int.from_bytes(config.read_bytes()[at:at + 4], "little")


@pytest.fixture(params=["0000", "0002", "10001"])
def machine(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, dict[str, Path]]:
    """The second socket's devices are in this domain, on buses that the first one has, too."""
    sockets(tmp_path, 0, 1)
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 106\n\n")
    first, second = ("0000:7e", "0000:7f"), (f"{request.param}:{'fe' if request.param == '0000' else '7e'}",
                                            f"{request.param}:{'ff' if request.param == '0000' else '7f'}")
    found = {}
    for socket, (low, high) in enumerate((first, second)):
        found |= {f"m2m{socket}{i}": pci_device(tmp_path, f"{low}:{12 + i:02x}.0", 0x344A, str(socket)) for i in range(2)}
        # On the other bus, and not in the order of buses.
        found |= {f"upi{socket}{i}": pci_device(tmp_path, name, 0x3441, str(socket))
                  for i, name in enumerate((f"{high}:02.1", f"{low}:03.1", f"{high}:04.1"))}
        pci_device(tmp_path, f"{high}:0c.0", 0x3457, str(socket))  # something else at that place
    return tmp_path, found


def stat(ids: Run, root: Path, event: str, *more: str, status: int = 0) -> "subprocess.CompletedProcess[str]":
    return ids("stat", "--io", "direct", "--root", root, "--per-instance", "-x;", "-e", event, *more, status=status)


def test_each_socket_has_its_own(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    """Every device is the one that it should be, while the registers are read."""
    root, found = machine
    for i, config in enumerate(found.values()):
        with open(config, "r+b") as file:
            file.seek(CTR)
            file.write(struct.pack("<Q", 0xABC0 + i))
    for unit in ("m2m_0", "m2m_1", "upi_0", "upi_1", "upi_2"):
        for socket in range(2):
            config = found[f"{unit[:3]}{socket}{unit[4:]}"]
            text = ids("dump", "ids", f"uncore_{unit}", "--io", "direct", "--root", root, "--cpu", socket).stdout
            assert f"{0xABC0 + list(found.values()).index(config):#x}" in text, (unit, socket)


def test_counted_and_put_back(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    """While the command runs both sockets' registers are programmed; after it they are as they were."""
    root, found = machine
    before = {name: config.read_bytes() for name, config in found.items()}
    one, other = found["upi01"], found["upi11"]
    test = f'od -An -tx4 -j{CTL} -N4 {one} {other} | tr -d " \\n"; od -An -tx4 -j{CTL} -N4 {other}'
    done = stat(ids, root, "uncore_upi_1/event=0x21/", "-o", "-", "--", "sh", "-c", test)
    assert done.stdout.startswith("00400021") and "00400021\n" in done.stdout, done.stdout
    assert {name: config.read_bytes() for name, config in found.items()} == before


def test_what_a_killed_process_leaves_is_restored(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    root, found = machine
    stat(ids, root, "uncore_m2m_1/event=0x21/", "--", "sh", "-c", "kill -KILL $PPID", status=-9)
    assert u32(found["m2m11"], CTL) == 0x400021
    ids("restore", "--root", root)
    assert u32(found["m2m01"], CTL) == u32(found["m2m11"], CTL) == 0


def test_where_nothing_is_local(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    """Each socket has an equal share, in the order of domain, bus, device and function."""
    root, found = machine
    for config in found.values():
        (config.parent / "local_cpulist").write_text("0-1\n")
    for socket in range(2):
        with open(found[f"upi{socket}1"], "r+b") as file:
            file.seek(CTR)
            file.write(struct.pack("<Q", 0xABC0 + socket))
        assert f"{0xABC0 + socket:#x}" in ids("dump", "ids", "uncore_upi_1", "--io", "direct", "--root", root, "--cpu", socket).stdout


def test_what_is_missing(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    root, found = machine
    for name in ("m2m11", "upi12"):
        for path in found[name].parent.iterdir():
            path.unlink()
        found[name].parent.rmdir()
    text = stat(ids, root, "uncore_upi/event=1/", "-o", "-", "--", "true")
    assert "package 1 has no uncore_upi_2, so they are not counted" in text.stdout + text.stderr
    text = ids("dump", "ids", "--io", "direct", "--root", root, "--cpu", 1).stdout
    assert "absent: package 1 has no PCI device 8086:344a at 0d.0 (ids_m2m_1): this part lacks the unit, or its BIOS hides it" in text
    assert "absent: package 1 has no PCI device 8086:3441 at 04.1 (ids_upi_2)" in text
    cpu = root / "sys/bus/event_source/devices/cpu"  # of which nothing is described
    cpu.mkdir(parents=True)
    told = ids("verify", "--root", root).stdout
    assert "all 5 described PCI functions are present" in told  # those of the first socket
    for path in found["upi02"].parent.iterdir():
        path.unlink()
    found["upi02"].parent.rmdir()
    told = ids("verify", "--root", root).stdout
    assert "1 of 5 described PCI functions are missing: 04.1 (id 3441)" in told


def test_a_device_of_an_offline_socket_is_not_taken(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    """The second socket lacks it, the first has it, and a third, whose CPUs are offline, has it: Linux tells no CPU of that."""
    root, found = machine
    for path in found["m2m11"].parent.iterdir():
        path.unlink()
    found["m2m11"].parent.rmdir()
    third = pci_device(root, "0003:7e:0d.0", 0x344A, "")
    text = ids("dump", "ids", "--io", "direct", "--root", root, "--cpu", 1).stdout
    assert "absent: package 1 has no PCI device 8086:344a at 0d.0 (ids_m2m_1)" in text
    stat(ids, root, "uncore_m2m_1/event=0x21/", "-C1", "--", "true", status=1)
    assert u32(third, CTL) == 0


def test_another_device_in_its_place(ids: Run, machine: tuple[Path, dict[str, Path]]) -> None:
    root, found = machine
    with open(found["m2m00"], "r+b") as file:
        file.write(struct.pack("<HH", 0x8086, 0x1234))
    error = stat(ids, root, "uncore_m2m_0/event=1/", "-C0", "--", "true", status=1).stderr
    assert "is 8086:1234, not 8086:344a: another device has this address" in error
    assert u32(found["m2m00"], CTL) == 0


def test_said_by_id(ids: Run) -> None:
    """In a trace of the simulated device, and where a register is described."""
    text = ids("stat", "--io", "sim", "--dry-run", "-e", "uncore_upi_1/event=1/,uncore_m2m_1/event=1/").stdout
    assert "PCI 3441:03.1+0x468" in text and "PCI 344a:0d.0+0x468" in text
    assert "PCI 344a:0d.0+0x468" in ids("describe", "uncore_m2m_1.ctl[0]", "--system", "ids").stdout
