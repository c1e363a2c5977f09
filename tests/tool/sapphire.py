"""A machine with one Sapphire Rapids of 56 cores, as a tree: what its processor, its PCI devices, its PMON discovery table and Linux 6.12 tell.

Public facts: model 143; 0x2FFE counts the CHAs; uncore devices on bus fe (UPI 3241 at 01.1 to 04.1, M3UPI 3246 at 05.1 to 08.1, M2M 324a at
0c.0 to 0f.0, memory controllers 3251 at 00.1) and 8086:09a7 at e7:03.1, as kernel logs show them; the unit controls of the memory channels
(0xc8aa2800, 0xc8aaa800, 0xc8b22800 ...) and counters at 8, controls at 64, as Intel PCM printed them; box types, 12 stacks and the layout of the
table of Linux (uncore_discovery.h) and PCM (uncore_pmu_discovery.h). How many MDFs it has is made up.
"""

from __future__ import annotations

import struct
from pathlib import Path

from firmware import pci_device, write
from machines import show

CHAS, STACKS, CHANNELS, LINKS, FABRICS = 56, 12, 8, 4, 6
TABLE = 0x9320_0000  # the first BAR of 8086:09a7
MSR, MMIO, PCI = 0, 1, 2


def text(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content + "\n")


def unit(kind: int, number: int, access: int, address: int, *, counters: int = 4, control: int = 2, counter: int = 8, status: int = 1) -> bytes:
    """One unit of the table: counters and offsets, where its unit control is, box type and box id."""
    first = counters | control << 8 | 48 << 16 | counter << 24 | status << 32 | access << 62
    return struct.pack("<QQHHI", first, address, kind, number, 0)


def config_space(bus: int, device: int, function: int, offset: int) -> int:
    return 1 << 31 | bus << 20 | device << 15 | function << 12 | offset


def channel(number: int) -> int:
    return 0xC8AA_2800 + number // 2 * 0x80000 + number % 2 * 0x8000


def cxl(number: int) -> int:
    return 0x9330_0000 + number * 0x2000


def units() -> list[bytes]:
    return [
        *(unit(0, n, MSR, 0x2000 + 0x10 * n) for n in range(CHAS)),
        *(unit(1, n, MSR, 0x3000 + 0x10 * n) for n in range(STACKS)),
        *(unit(2, n, MSR, 0x3400 + 0x10 * n, counters=2) for n in range(STACKS)),
        *(unit(3, n, MSR, 0x3200 + 0x10 * n) for n in range(STACKS)),
        unit(4, 0, MSR, 0x2FC0),
        unit(5, 0, MSR, 0x2FD0, counters=2),
        *(unit(6, n, MMIO, channel(n), control=0x40) for n in range(CHANNELS)),
        *(unit(7, n, PCI, config_space(0xFE, 12 + n, 0, 0x438), control=0x30) for n in range(4)),
        *(unit(8, n, PCI, config_space(0xFE, 1 + n, 1, 0x318), control=0x38) for n in range(LINKS)),
        *(unit(9, n, PCI, config_space(0xFE, 5 + n, 1, 0xA0), control=0x38) for n in range(LINKS)),
        *(unit(11, n, MSR, 0x2800 + 0x10 * n) for n in range(FABRICS)),
        # Ports behind CXL: where their units are is made up, and their offsets are no description's examples.
        *(unit(12, n, MMIO, cxl(n), counters=8, control=0x60, counter=0x10) for n in range(2)),
        *(unit(13, n, MMIO, cxl(n) + 0x1000, control=0x30, counter=0x10) for n in range(2)),
    ]


# What Linux shows: device, how many (0: one, without a number), formats beyond those that all have, events.
COMMON = {"event": "config:0-7", "umask": "config:8-15,32-55", "edge": "config:18", "inv": "config:23", "thresh": "config:24-31"}
GENERIC = {**COMMON, "umask": "config:8-15"}
FREE = {"event": "config:0-7", "umask": "config:8-15"}
DEVICES: list[tuple[str, int, dict[str, str], dict[str, str]]] = [
    ("cha", CHAS, {**COMMON, "umask": "config:8-15,32-63", "tid_en": "config:16", "filter_tid": "config1:0-9"}, {}),
    ("iio", STACKS, {**GENERIC, "thresh": "config:24-35", "ch_mask": "config:36-47", "fc_mask": "config:48-50"}, {}),
    ("iio_free_running", STACKS, FREE, {
        "ioclk": "event=0xff,umask=0x10",
        **{f"bw_in_port{port}{end}": string for port in range(8)
           for end, string in (("", f"event=0xff,umask=0x2{port}"), (".scale", "3.0517578125e-5"), (".unit", "MiB"))},
    }),
    ("imc", CHANNELS, COMMON, {
        "clockticks": "event=0x01,umask=0x00",
        "cas_count_read": "event=0x05,umask=0xcf", "cas_count_read.scale": "6.103515625e-5", "cas_count_read.unit": "MiB",
        "cas_count_write": "event=0x05,umask=0xf0", "cas_count_write.scale": "6.103515625e-5", "cas_count_write.unit": "MiB",
    }),
    ("imc_free_running", CHANNELS // 2, FREE, {"dclk": "event=0xff,umask=0x10", "rpq_cycles": "event=0xff,umask=0x20", "wpq_cycles": "event=0xff,umask=0x21"}),
    ("irp", STACKS, COMMON, {}),
    ("m2m", 4, COMMON, {}),
    ("m2pcie", STACKS, COMMON, {}),
    ("m3upi", LINKS, COMMON, {}),
    ("mdf", FABRICS, COMMON, {}),
    ("pcu", 0, GENERIC, {}),
    ("type_5", 0, GENERIC, {}),
    ("upi", LINKS, COMMON, {}),
]


def build(root: Path) -> Path:
    text(root / "proc/cpuinfo", "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 143\nmodel name\t: Intel(R) Xeon(R) Platinum 8480+\nstepping\t: 8\n")
    text(root / "sys/devices/system/cpu/online", "0")
    text(root / "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0")
    write(root / "dev/cpu/0/msr", 0, bytes(0x4000))
    write(root / "dev/cpu/0/msr", 0x2FFE, struct.pack("<Q", CHAS))
    pci_device(root, "0000:fe:00.0", 0x3250, "0")
    pci_device(root, "0000:fe:00.1", 0x3251, "0", {0xD0: 0x191, 0xD8: 0x280, 0xDC: 0x300, 0xE0: 0x380, 0xE4: 0x400})
    for link in range(LINKS):
        pci_device(root, f"0000:fe:{1 + link:02x}.1", 0x3241, "0")
        pci_device(root, f"0000:fe:{5 + link:02x}.1", 0x3246, "0")
    for number in range(4):
        pci_device(root, f"0000:fe:{12 + number:02x}.0", 0x324A, "0")
    # The extended capability 0x23 at 0x100, of entry 1, in BAR 0.
    pci_device(root, "0000:e7:03.1", 0x09A7, "0", {0x10: TABLE, 0x100: 0x10023, 0x104: 0x10 << 20, 0x108: 1, 0x10C: 0})
    table = units()
    write(root / "dev/mem", TABLE, struct.pack("<QQQ", 3 << 8 | len(table) << 16, 0x2FF0, 1) + b"".join(table))
    write(root / "dev/mem", channel(CHANNELS) + 0x10000, bytes(1))
    kind = 20
    for name, count, formats, events in DEVICES:
        for number in range(count or 1):
            show(root, f"uncore_{name}_{number}" if count else f"uncore_{name}", kind, "0", formats, events, event_end="")
            kind += 1
    return root
