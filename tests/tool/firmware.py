"""Tables of firmware, memory and PCI devices, as a tree that stands for a machine has them. Layouts are those of their specifications."""

from __future__ import annotations

import struct
from pathlib import Path


def node(base: int, implementation: int = 0, *, second: int = 0, container: int | None = None, flags: int = 0, kind: int = 0,
         length: int = 56, size: int = 56) -> bytes:
    """A node of APMT (Arm DEN0117 1.0): length, flags (0 dual page, 1 affinity is a container, 2 64 bits at once), type, id,
    instances, bases, interrupt, its flags, affinity, implementation id."""
    flags |= (1 if second else 0) | (2 if container is not None else 0)
    data = struct.pack("<HBBIQIQQIIIII", length, flags, kind, 1, 0, 0, base, second, 0, 0, 0, container or 0, implementation)
    assert len(data) == 56
    return data.ljust(size, b"\0")[:size]


def table(nodes: bytes, *, signature: bytes = b"APMT", length: int | None = None, wrong: int = 0) -> bytes:
    """An ACPI table: signature, length, revision, checksum at 9 over all of it, who made it."""
    size = 36 + len(nodes) if length is None else length
    head = struct.pack("<4sIBB6s8sI4sI", signature, size, 0, 0, b"ARM   ", b"TEST    ", 1, b"TEST", 1)
    whole = bytearray(head + nodes)
    whole[9] = (-sum(whole) + wrong) & 0xFF
    return bytes(whole)


def put_table(root: Path, data: bytes) -> None:
    path = root / "sys/firmware/acpi/tables/APMT"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def sockets(root: Path, *ids: int, midr: int | None = None) -> None:
    """CPU n is of the n-th package."""
    cpus = root / "sys/devices/system/cpu"
    for cpu, package in enumerate(ids):
        (cpus / f"cpu{cpu}/topology").mkdir(parents=True)
        (cpus / f"cpu{cpu}/topology/physical_package_id").write_text(f"{package}\n")
    (cpus / "online").write_text("0\n" if len(ids) == 1 else f"0-{len(ids) - 1}\n")
    if midr is not None:
        (cpus / "cpu0/regs/identification").mkdir(parents=True)
        (cpus / "cpu0/regs/identification/midr_el1").write_text(f"{midr:#018x}\n")


def memory(root: Path, at: int, value: int, size: int = 4) -> None:
    """A register in the file that stands for /dev/mem."""
    path = root / "dev/mem"
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "r+b" if path.exists() else "wb") as file:
        file.seek(at)
        file.write(value.to_bytes(size, "little"))
        file.seek(0, 2)
        file.truncate(-(-max(file.tell(), at + 0x10000) // 0x10000) * 0x10000)


def write(path: Path, at: int, data: bytes) -> None:
    """Into a file that stands for a device, as far in as it has registers."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "r+b" if path.exists() else "wb") as file:
        file.seek(at)
        file.write(data)


def cpuid(root: Path, cpu: int, leaf: int, *registers: int) -> None:
    write(root / f"dev/cpu/{cpu}/cpuid", leaf, struct.pack("<4I", *registers))


def cpuinfo(root: Path, model: int, stepping: int) -> None:
    """What /proc tells of an Intel processor of family 6."""
    path = root / "proc/cpuinfo"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: {model}\nstepping\t: {stepping}\n\n")


def signature(model: int, stepping: int) -> int:
    """What EAX of leaf 1 tells of a processor of family 6."""
    return (model >> 4) << 16 | 6 << 8 | (model & 15) << 4 | stepping


def pci_device(root: Path, name: str, id: int, cpus: str | None = None, dwords: dict[int, int] | None = None, *, size: int = 4096) -> Path:
    """A PCI device with these dwords in its configuration space, the file of which is returned. `cpus`: those that it is local to."""
    folder = root / "sys/bus/pci/devices" / name
    folder.mkdir(parents=True)
    config = bytearray(size)
    struct.pack_into("<HH", config, 0, 0x8086, id)
    for at, value in (dwords or {}).items():
        struct.pack_into("<I", config, at, value)
    (folder / "config").write_bytes(config)
    (folder / "vendor").write_text("0x8086\n")
    (folder / "device").write_text(f"{id:#06x}\n")
    if cpus is not None:
        (folder / "local_cpulist").write_text(cpus + "\n")
    return folder / "config"


def read_memory(root: Path, at: int, size: int = 8) -> int:
    with open(root / "dev/mem", "rb") as file:
        file.seek(at)
        return int.from_bytes(file.read(size), "little")


def cells(*numbers: int) -> bytes:
    return struct.pack(f">{len(numbers)}I", *numbers)


def device_node(root: Path, path: str, **properties: bytes | str) -> None:
    """A node of the device tree. `_` in a name stands for `-`, and `a_cells`, `s_cells` for what a bus says of addresses and sizes."""
    folder = root / "proc/device-tree" / path
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in properties.items():
        name = {"a_cells": "#address-cells", "s_cells": "#size-cells"}.get(name, name.replace("_", "-"))
        (folder / name).write_bytes(value.encode() + b"\0" if isinstance(value, str) else value)
