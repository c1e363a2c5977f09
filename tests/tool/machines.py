"""Trees that stand for whole machines: what Linux shows of them under /sys and /proc, what CPUID and the firmware tell, and the places
of their registers. Facts are those of Linux 6.12 and of the makers' public manuals, named where they are; a machine has fewer CPUs here."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from command import ROOT
from firmware import cpuid, memory, node, put_table, sockets, table
from test_scope import add_cpu

sys.path.insert(0, str(ROOT / "tests" / "generator"))

from sysfs_t241 import FILES, IDENTIFIERS  # noqa: E402

# arch/x86/events/amd/uncore.c: what of its attributes PerfMonV2 and family 19h on have.
ZEN_FORMATS = {
    "amd_df": {"event": "config:0-7,32-37", "umask": "config:8-15,24-27"},
    "amd_l3": {"event": "config:0-7", "umask": "config:8-15", "coreid": "config:42-44", "enallslices": "config:46", "enallcores": "config:47",
               "sliceid": "config:48-50", "threadmask": "config:56-57"},
    "amd_umc": {"event": "config:0-7", "rdwrmask": "config:8-9"},
    "cpu": {"event": "config:0-7,32-35", "umask": "config:8-15", "edge": "config:18", "inv": "config:23", "cmask": "config:24-31"},
}
# arch/x86/events/amd/core.c, amd_zen4_perfmon_event_map, as x86_event_sysfs_show() prints it.
ZEN_EVENTS = {"cpu-cycles": "event=0x76", "instructions": "event=0xc0", "cache-references": "event=0x60,umask=0xff", "cache-misses": "event=0x64,umask=0x09",
              "branch-instructions": "event=0xc2", "branch-misses": "event=0xc3", "stalled-cycles-frontend": "event=0xa9", "ref-cycles": "event=0x120,umask=0x01"}


def show(root: Path, name: str, kind: int, cpumask: str, formats: dict[str, str], events: dict[str, str] | None = None, *, event_end: str = "\n", **files: str) -> None:
    """A PMU under /sys/bus/event_source/devices. Some drivers' `events/` files end without a newline."""
    device = root / "sys/bus/event_source/devices" / name
    for folder, entries, end in (("format", formats, "\n"), ("events", events or {}, event_end)):
        for entry, line in entries.items():
            (device / folder).mkdir(parents=True, exist_ok=True)
            (device / folder / entry).write_text(line + end)
    for entry, line in {"type": str(kind), "cpumask": cpumask, **files}.items():
        (device / entry).write_text(line + "\n")


def zen5(root: Path) -> Path:
    """Two EPYC 9005 (family 1Ah, model 02h): each a package of two L3 caches of two cores here, with 12 memory controllers and 16 counters
    of its fabric, as CPUID 8000_0022h tells (EBX[15:10], EBX[21:16]: four for each of 12, ECX: a bit for each controller)."""
    for cpu in range(8):
        package, cache = divmod(cpu // 2, 2)
        add_cpu(root, cpu, physical_package_id=package, die_id=0, core_id=cpu % 4, cluster_id=65535, cache=2 * package + cache)
        cpuid(root, cpu, 0, 0x10, 0x68747541, 0x444D4163, 0x69746E65)  # AuthenticAMD
        cpuid(root, cpu, 1, 0x00B00F21, 0, 0, 0)
        cpuid(root, cpu, 0x80000000, 0x80000028, 0, 0, 0)
        cpuid(root, cpu, 0x80000007, 0, 0, 0, 1 << 14)    # X86_FEATURE_RAPL
        cpuid(root, cpu, 0x80000022, 1, 48 << 16 | 16 << 10 | 16 << 4 | 6, 0xFFF, 0)
        os.truncate(root / f"dev/cpu/{cpu}/msr", 8 * 0xC0010900)  # those of the memory controllers are the last
    (root / "sys/devices/system/cpu/online").write_text("0-7\n")
    (root / "proc").mkdir()
    (root / "proc/cpuinfo").write_text("".join(
        f"processor\t: {cpu}\nvendor_id\t: AuthenticAMD\ncpu family\t: 26\nmodel\t\t: 2\nstepping\t: 1\n\n" for cpu in range(8)))
    show(root, "cpu", 4, "0-7", ZEN_FORMATS["cpu"], ZEN_EVENTS)
    (root / "sys/bus/event_source/devices/cpu/cpumask").unlink()  # it has none: every CPU counts
    show(root, "amd_df", 10, "0,4", ZEN_FORMATS["amd_df"])
    show(root, "amd_l3", 11, "0,2,4,6", ZEN_FORMATS["amd_l3"])
    for umc in range(24):  # numbered through the packages; each has the CPU of its own in its mask
        show(root, f"amd_umc_{umc}", 12 + umc, str(4 * (umc // 12)), ZEN_FORMATS["amd_umc"])
    return root


# The units of the first socket, and where they are here; those of the second are 0x100000 behind.
GRACE = {"nvidia_scf_pmu": 0x310000, "nvidia_pcie_pmu": 0x320000, "nvidia_nvlink_c2c0_pmu": 0x330000,
         "nvidia_nvlink_c2c1_pmu": 0x340000, "nvidia_cnvlink_pmu": 0x350000}


def grace(root: Path, *, driver: bool = True) -> Path:
    """Two Grace (Tegra241, MIDR 0x410FD4F0): each with the five units of drivers/perf/arm_cspmu/nvidia_cspmu.c, which the table APMT
    tells of by PMIIDR and socket. PMCFGR is at 0xE00 (seven counters of 64 bits), PMIIDR at 0xE08. `driver`: Linux has loaded its own."""
    sockets(root, 0, 1, midr=0x410FD4F0)
    nodes, kind = b"", 10
    for socket in range(2):
        for name, base in GRACE.items():
            at, identity = base + 0x100000 * socket, int(IDENTIFIERS[f"t241/{name}_N"], 16)
            nodes += node(at, identity, container=socket)
            memory(root, at + 0xE00, 0x7F06)
            memory(root, at + 0xE08, identity)
            if driver:
                formats, events = ({line.split()[0]: line.split()[1] for line in FILES[f"t241/{name}_N/{part}"].split("\n") if line.strip()}
                                   for part in ("format", "events"))
                show(root, f"{name}_{socket}", kind, str(socket), formats, events, identifier=IDENTIFIERS[f"t241/{name}_N"])
                kind += 1
    put_table(root, table(nodes))
    # Its cores, by drivers/perf/arm_pmuv3.c.
    show(root, "armv8_pmuv3_0", 8, "0-1", {"event": "config:0-15", "long": "config1:0", "rdpmc": "config1:1", "threshold_count": "config1:2",
                                           "threshold_compare": "config1:3-4", "threshold": "config1:5-16"})
    return root
