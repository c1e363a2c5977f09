"""A tree that stands for a machine of two Ice Lake-SP sockets: PCI devices on buses of two domains, MSRs, memory, and what Linux shows.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: icx_count_chabox() (CAPID6 and CAPID7 at 0x9c and 0xa0 of device 8086:345b,
a bit a CHA); snr_uncore_mmio_map() with icx_uncore_imc_init_box(): dword 0xd0 of device 8086:3451 has bits 51:23 of the address, dword
0xd8 + 4 * controller bits 22:12 of the controller's, a channel begins at 0x22800 + 0x4000 * channel; icx_uncore_pci_ids.
"""

from __future__ import annotations

import sys
from pathlib import Path

from command import ROOT
from firmware import cpuid, cpuinfo, memory, pci_device, sockets
from machines import show

sys.path.insert(0, str(ROOT / "tests" / "generator"))

from sysfs_icx import FILES  # noqa: E402

BUSES = ("0000:7e", "10001:fe")
Bases = tuple[tuple[int, tuple[int, int, int, int]], ...]
BASES: Bases = ((0x2, (0x300, 0x340, 0, 0)), (0x3, (0x300, 0, 0, 0)))
CHAS = ((0x0FF0FF0F, 0x0), (0x80000001, 0x3))  # 20 and 4 of them


FULL_BASES = tuple((base, (0x300, 0x340, 0x380, 0x3C0)) for base in (0x2, 0x3))
FULL_CHAS = ((0xFFFFFFFF, 0xFF),) * 2


def channel(socket: int, controller: int, number: int, bases: Bases = BASES) -> int:
    """Where a memory channel's registers are."""
    base, bars = bases[socket]
    return (base << 23) + (bars[controller] << 12) + 0x22800 + 0x4000 * number


def build(root: Path, chas: tuple[tuple[int, int], ...] = CHAS, bases: Bases = BASES) -> Path:
    """The first socket has two memory controllers, the second one."""
    sockets(root, 0, 1)
    cpuinfo(root, 106, 6)
    for socket, (low, high) in enumerate(chas):
        (root / f"dev/cpu/{socket}").mkdir(parents=True)
        (root / f"dev/cpu/{socket}/msr").write_bytes(bytes(8 * 0x1000))
        bus, cpus = BUSES[socket], str(socket)
        pci_device(root, f"{bus}:1e.3", 0x345B, cpus, {0x9C: low, 0xA0: high})
        base, bars = bases[socket]
        pci_device(root, f"{bus}:00.1", 0x3451, cpus, {0xD0: base, **{0xD8 + 4 * i: bar for i, bar in enumerate(bars)}})
        for number in range(4):
            pci_device(root, f"{bus}:{12 + number:02x}.0", 0x344A, cpus)
        for number in range(3):
            pci_device(root, f"{bus}:{2 + number:02x}.1", 0x3441, cpus)
            pci_device(root, f"{bus}:{5 + number:02x}.1", 0x3446, cpus)
    memory(root, channel(1, sum(map(bool, bases[1][1])) - 1, 2, bases) + 0x4000, 0)
    return root


def build_full(root: Path) -> Path:
    """All that a socket can have: 40 CHAs and four memory controllers; and the counters of a core (CPUID's leaf 10: version 5, eight and four fixed ones)."""
    build(root, FULL_CHAS, FULL_BASES)
    for socket in range(2):
        cpuid(root, socket, 0, 0x1B, 0x756E6547, 0x6C65746E, 0x49656E69)  # GenuineIntel
        cpuid(root, socket, 10, 0x07300805, 0, 0, 0x8604)
    return root


# How many Linux has of each: of CHAs as many as the first device of that id tells of.
DEVICES = {"cha": 20, "iio": 6, "iio_free_running": 6, "irp": 6, "m2pcie": 6, "m2m": 4, "upi": 3, "m3upi": 3, "imc": 12, "imc_free_running": 4}


def drivers(root: Path) -> None:
    """Linux has loaded its driver: each device is one, whatever packages have it."""
    names = [(f"uncore_{kind}_N", f"uncore_{kind}_{number}") for kind, count in DEVICES.items() for number in range(count)]
    for at, (pattern, name) in enumerate([*names, ("uncore_pcu", "uncore_pcu"), ("uncore_ubox", "uncore_ubox")]):
        parts = [dict(line.strip().split(" ", 1) for line in FILES.get(f"icx/{pattern}/{part}", "").splitlines() if line.strip())
                 for part in ("format", "events")]
        show(root, name, 10 + at, "0-1", parts[0], parts[1])
