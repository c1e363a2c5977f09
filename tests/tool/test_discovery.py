"""Units that PMON discovery tells of, in trees that stand for machines of two sockets. The capability and the table are as Linux
reads them (arch/x86/events/intel/uncore_discovery.c and .h): PCI device 8086:09a7, extended capability 0x23 of kind 1 with a BAR select at
12; entries of three words, the first one with stride (in words) and number of units. Types as on Sapphire Rapids: 0 CHA (MSRs),
7 M2M (PCI), 6 IMC (memory); unit controls of CHAs are at 0x2000 + 0x10 * n there."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

from command import ROOT, Run
from described import make
from firmware import memory, pci_device, read_memory, sockets

BLOCK = """\
  {key}:
    title: Unit
    space: {space}
    source: M
    {scope}instances: {{{key}: 3}}
    at: {at}
    where: pmon({type}, {key})
    facts:
      counters: {{read: pmon.counters, example: 4}}
      bits: {{read: pmon.width, example: 48}}
      ctl_at: {{read: pmon.control_offset, example: {ctl}}}
    registers:
      box:
        text: Unit control.
        at: 0
        fields:
          {high}:1: RES0
          0: {{name: freeze, reset: 0, text: Holds.}}
      ctl:
        text: Event of counter <n>.
        at: {ctl} + {stride} * n
        array: 4
        fields:
          {high}:23: RES0
          22: {{name: en, reset: 0, text: Counts.}}
          21:8: RES0
          7:0: {{name: event, reset: 0, text: Event.}}
      ctr:
        text: Counter <n>.
        at: {ctr} + {ctr_stride} * n
        array: 4
        width: 64
        {halves}fields:
          63:48: RES0
          47:0: {{name: count, access: RW-V, reset: 0, text: Count.}}
    terms:
      event: {{field: ctl.event, linux: "config:0-7"}}
    counters:
      general:
        count: 4
        register: ctr
        selects: ctl[n].event
        runs: ctl[n].en
        only: n < counters
        width: bits
        rules: [{{require: ctl_at == {ctl}, text: the counters' controls are elsewhere.}}]
        program: [{{write: "ctr[n]"}}, {{write: "ctl[n]", set: {{en: 1}}}}]
        disable: [{{write: "ctl[n]"}}]
    linux:
      device: uncore_{key}_<{key}>
      event_string: "event=0x{{event:02x}}"
"""
MSR = {"space": "msr", "high": 63, "stride": 1, "ctr_stride": 1, "halves": "", "scope": ""}
PCI = {"space": "pci", "high": 31, "stride": 8, "ctr_stride": 8, "halves": "access_width: 32\n        atomic: false\n        ", "scope": ""}
MMIO = {"space": "mmio", "high": 31, "stride": 4, "ctr_stride": 8, "halves": "", "scope": "scope: package\n    "}
SYSTEM = """\
pmureg: 2
system: disc
title: Discovered units
sources: {M: Manual}
pci_vendor: 0x8086
pmon: 0x09A7
detect:
  - cpuid: {vendor: GenuineIntel, family: 6, model: [0x8F]}
blocks:
""" + BLOCK.format(key="cha", type=0, at="0x2000 + 0x10 * cha", ctl=2, ctr=8, **MSR) \
    + BLOCK.format(key="m2m", type=7, at="0x438", ctl=0x30, ctr=8, **PCI) + BLOCK.format(key="imc", type=6, at="0", ctl=0x40, ctr=8, **MMIO)

TABLES = (0x1300000, 0x1310000)  # of the sockets
IMC = (0x1320000, 0x1328000)


@pytest.fixture(scope="module")
def disc(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("disc"), disc=SYSTEM)


def entry(access: int, ctl: int, type: int, id: int, *, counters: int = 4, ctl_at: int = 2, ctr_at: int = 8, width: int = 48) -> bytes:
    """Access: 0 MSR, 1 memory, 2 PCI."""
    return struct.pack("<3Q", counters | ctl_at << 8 | width << 16 | ctr_at << 24 | access << 62, ctl, type | id << 16)


def table(*units: bytes, stride: int = 4, count: int | None = None, ctl: int = 0x1234) -> bytes:
    first = struct.pack("<3Q", 1 | stride << 8 | (len(units) if count is None else count) << 16, ctl, 0)
    return b"".join(unit.ljust(8 * stride, b"\0") for unit in (first, *units))


def pci_place(domain: int, bus: int, device: int, function: int, offset: int) -> int:
    return domain << 28 | bus << 20 | device << 15 | function << 12 | offset


def capabilities(address: int, *, kind: int = 1, select: int = 0, type: int = 4) -> dict[int, int]:
    """Behind another one, as a list of 2 has them, and BAR 0 with 64 bits."""
    return {0x100: 0x0001 | 1 << 16 | 0x148 << 20, 0x148: 0x23 | 1 << 16, 0x14C: 0x8086, 0x150: kind, 0x154: select,
            0x10 + 4 * (select & 7): address | type, 0x14 + 4 * (select & 7): 0}


def put(root: Path, at: int, data: bytes) -> None:
    memory(root, at, int.from_bytes(data, "little"), len(data))


def units(socket: int) -> list[bytes]:
    """CHA 1 of the second socket is a hole, its CHA 2 stands before CHA 0. M2M 1 is at another offset than is described."""
    cha = [entry(0, 0x2000 + 0x10 * i, 0, i) for i in range(3)] if not socket else [entry(0, 0x2120, 0, 2), bytes(24), entry(0, 0x2100, 0, 0)]
    m2m = [entry(2, pci_place(socket, 0x7E, 12 + i, 0, 0x438 + 0x40 * i), 7, i, ctl_at=0x30) for i in range(2)]
    imc = [entry(1, IMC[socket] + 0x800 * i, 6, i, ctl_at=0x40, counters=2) for i in range(2)]
    return [*cha, *m2m, *imc, b"\xff" * 24, entry(3, 0x55, 0, 2), entry(0, 0x3000, 1, 0)]


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    sockets(tmp_path, 0, 1)
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 143\n\n")
    for socket in range(2):
        pci_device(tmp_path, f"{socket:04x}:7e:00.1", 0x09A7, str(socket), capabilities(TABLES[socket]))
        for i in range(2):
            pci_device(tmp_path, f"{socket:04x}:7e:{12 + i:02x}.0", 0x3246, str(socket))
        put(tmp_path, TABLES[socket], table(*units(socket)))
        memory(tmp_path, IMC[socket] + 0x1000, 0)
        (tmp_path / f"dev/cpu/{socket}").mkdir(parents=True)
        (tmp_path / f"dev/cpu/{socket}/msr").write_bytes(bytes(0x3000))
    return tmp_path


def stat(disc: Run, root: Path, event: str, script: str = "true", status: int = 0) -> str:
    done = disc("stat", "--io", "direct", "--root", root, "--per-instance", "-x;", "-o", "-", "-e", event, *(["-C0"] if status == 1 else []),
                "--", "sh", "-c", script, status=status)
    return done.stdout + done.stderr


def dword(path: Path, at: int) -> str:
    return f"od -An -tx4 -j{at} -N4 {path} | tr -d ' '; "


def all_bytes(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and "run" not in path.relative_to(root).parts}


def test_model_specific_registers(disc: Run, machine: Path) -> None:
    """The control of counter 0 is behind the unit control, wherever that is; in the file a register has 8 bytes at its index."""
    before = all_bytes(machine)
    told = stat(disc, machine, "uncore_cha_2/event=0x35/", dword(machine / "dev/cpu/0/msr", 0x2022) + dword(machine / "dev/cpu/1/msr", 0x2122))
    assert told.startswith("00400035\n00400035\n"), told
    assert all_bytes(machine) == before


def test_absent_units(disc: Run, machine: Path) -> None:
    told = stat(disc, machine, "uncore_cha/event=1/")
    assert "package 1 has no uncore_cha_1, so they are not counted" in told
    error = stat(disc, machine, "uncore_m2m_2/event=1/", status=1)
    assert "the PMON discovery tables of package 0 tell of no unit of type 7 with number 2" in error
    listed = disc("list", "--system", "disc", "--root", machine).stdout
    assert "absent here: uncore_m2m_2" in listed and "absent here: uncore_imc_2" in listed
    assert "uncore_imc_1 is at 0x1320800 by PMON discovery" in listed
    assert "uncore_m2m_1 is at PCI 0000:7e:0d.0+0x478 by PMON discovery" in listed


def chas(root: Path, ids: tuple[int, ...], count: int) -> None:
    """A machine whose table tells of these CHAs, and MSR 0x2ffe of so many."""
    sockets(root, 0)
    (root / "proc").mkdir()
    (root / "proc/cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 143\n\n")
    pci_device(root, "0000:7e:00.1", 0x09A7, "0", capabilities(TABLES[0]))
    put(root, TABLES[0], table(*[entry(0, 0x2100 + 0x10 * id, 0, id) for id in ids]))
    (root / "dev/cpu/0").mkdir(parents=True)
    (root / "dev/cpu/0/msr").write_bytes(bytes(0x2FFE) + struct.pack("<Q", count) + bytes(8))


@pytest.mark.parametrize(("ids", "count", "left_out"), [
    # MSR 0x2ffe is how many CHAs there are (SPR_MSR_UNC_CBO_CONFIG); Linux takes as many in the table's order, and all where it is 0.
    ((0, 2, 3, 5, 6, 7), 6, set()),
    ((0, 2, 3, 5, 6, 7), 0, set()),
    ((7, 0, 2, 3, 5, 6), 5, {6}),
])
def test_a_number_of_units_is_no_bound_of_their_ids(run: Run, tmp_path: Path, ids: tuple[int, ...], count: int, left_out: set[int]) -> None:
    """Those without an entry are absent; one that has an entry, and is not counted, is said in a sentence of its own."""
    chas(tmp_path, ids, count)
    done = run("stat", "--io", "direct", "--root", str(tmp_path), "--per-instance", "-x;", "-o", "-", "-e", "uncore_cha/event=0x35/", "--", "true")
    assert {id for id in range(66) if f"uncore_cha_{id}/event" in done.stdout} == set(ids) - left_out
    told = [line for line in done.stderr.splitlines() if "though" in line]
    assert told == [
        f"pmureg: uncore_cha_{id} of package 0 is excluded, although PMON discovery lists it at MSR {0x2100 + 0x10 * id:#x}: this machine has no "
        f"uncore_cha_{id} (`chas == 0 or position < chas` is false: chas is {count:#x}, position is {ids.index(id):#x})" for id in left_out]
    assert " package 0 has no uncore_cha_1, uncore_cha_4, uncore_cha_8, " in done.stderr and " and 46 more, so they are not counted\n" in done.stderr
    listed = run("list", "--root", str(tmp_path), "cha/clockticks").stdout
    assert "; absent here: uncore_cha_1, uncore_cha_4, uncore_cha_8, uncore_cha_9" in listed
    assert [f"uncore_cha_{id} is excluded, although" in listed for id in left_out] == [True] * len(left_out)
    assert "\n  uncore_cha_5 is at MSR 0x2150 by PMON discovery\n" in listed


@pytest.mark.parametrize(("words", "line"), [
    ((), r"  # +<in use>  GHz clock"), (("--metric-only",), r" +<in use> "), (("-x;",), r".*;<in use>;GHz clock"), (("-x;", "--metric-only"), "<in use>;"),
    (("-j",), r'{"metric": "clock", "metric-value": null, "reason": "in use", "metric-unit": "GHz", .*'),
])
def test_a_metric_of_what_is_not_counted_says_why(run: Run, tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    """In this file registers lie over one another, as if others wrote them."""
    chas(tmp_path, (0,), 1)
    text = run("stat", "--io", "direct", "--root", str(tmp_path), "-o", "-", "-M", "uncore_cha.clock", *words, "-e", "uncore_cha_0/clockticks/", "--", "true").stdout
    assert re.search(rf"{line}$", text, re.M), text
    for one in text.splitlines() if "-j" in words else []:
        pytest.importorskip("jsonschema").Draft202012Validator(json.loads((ROOT / "runtime/tool/stat.schema.json").read_text())).validate(json.loads(one))
    other = run("stat", "--io", "direct", "--root", str(tmp_path), "-o", "-", "-M", "all", *words, "-e", "uncore_cha_0/clockticks/", "--", "true").stdout
    assert "GHz" not in other


def test_pci_configuration_space(disc: Run, machine: Path) -> None:
    """Unit 1 is at 0x478, so its counter 0's control at 0x4a8, in the domain of its socket."""
    before = all_bytes(machine)
    places = [machine / f"sys/bus/pci/devices/{socket:04x}:7e:0d.0/config" for socket in range(2)]
    told = stat(disc, machine, "uncore_m2m_1/event=0x21/", "".join(dword(place, 0x4A8) for place in places))
    assert told.startswith("00400021\n00400021\n"), told
    assert all_bytes(machine) == before


def test_memory(disc: Run, machine: Path) -> None:
    told = stat(disc, machine, "uncore_imc_1/event=0x05/", "".join(dword(machine / "dev/mem", base + 0x840) for base in IMC))
    assert told.startswith("00400005\n00400005\n"), told
    assert read_memory(machine, IMC[0] + 0x840) == 0


def test_counters_are_as_many_as_the_table_tells(disc: Run, machine: Path) -> None:
    """Two of an IMC, of which four are described."""
    stat(disc, machine, "{uncore_imc_0/event=1/,uncore_imc_0/event=2/}")
    error = stat(disc, machine, "{uncore_imc_0/event=1/,uncore_imc_0/event=2/,uncore_imc_0/event=3/}", status=1)
    assert "2" in error
    stat(disc, machine, "{uncore_cha_0/event=1/,uncore_cha_0/event=2/,uncore_cha_0/event=3/}")
    put(machine, TABLES[0], table(entry(0, 0x2000, 0, 0, counters=9)))
    stat(disc, machine, "{uncore_cha_0/event=1/,uncore_cha_0/event=2/,uncore_cha_0/event=3/,uncore_cha_0/event=4/}")


def test_what_a_killed_process_leaves_is_restored(disc: Run, machine: Path) -> None:
    before = all_bytes(machine)
    stat(disc, machine, "uncore_cha_2/event=0x35/,uncore_m2m_1/event=0x21/,uncore_imc_0/event=5/", "kill -KILL $PPID", status=-9)
    assert all_bytes(machine) != before
    disc("restore", "--root", machine)
    assert all_bytes(machine) == before


CHA = entry(0, 0x2000, 0, 0)


@pytest.mark.parametrize(("data", "words"), [
    (table(CHA, stride=0).ljust(64, b"\0"), "has a PMON discovery table at 0x1300000, but its contents are not valid: 0x10001 "),
    (table(CHA, stride=2), "its contents are not valid"),
    (table(CHA, count=0), "its contents are not valid: 0x401 0x1234 0x0"),
    (table(CHA, ctl=0), "its contents are not valid"),
    (bytes(64), "its contents are not valid: 0x0 0x0 0x0"),
    (b"\xff" * 64, "its contents are not valid: 0xffffffffffffffff"),
    (table(CHA, entry(0, 0x2010, 0, 0)), "tell of two units of type 0 with number 0, at 0x2000 and 0x2010"),
    (table(CHA, entry(0, 0x2000, 0, 1)), "tell of two units of type 0 at 0x2000, numbers 0 and 1"),
    (table(entry(1, 0x2000, 0, 0)), "type 0 with number 0 that is reached by another way than `cha`"),
    (table(entry(0, 0xFFFFFFFF, 0, 0)), "PMON discovery gives MSR 0x1000"),
    (table(entry(0, 0x100000000, 0, 0)), "PMON discovery gives MSR 0x10000000"),
    (table(entry(0, 0, 0, 0)), "tell of no unit of type 0 with number 0"),
    (table(entry(0, 0x2000, 0, 0, ctl_at=0)), "tell of no unit of type 0 with number 0"),
    (table(entry(0, 0x2000, 0, 0, ctr_at=0)), "tell of no unit of type 0 with number 0"),
    (table(entry(3, 0x2000, 0, 0)), "tell of no unit of type 0 with number 0"),
    (table(entry(0, 0x2000, 0, 0, ctl_at=3)), "the counters' controls are elsewhere."),
    (table(entry(0, 0x2000, 0, 0, counters=0)), "uncore_cha_0"),
    (table(entry(0, 0x2000, 0, 0, width=65)), "uncore_cha_0"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_tables(disc: Run, machine: Path, data: bytes, words: str) -> None:
    """Each is refused in one sentence, and nothing is written."""
    put(machine, TABLES[0], bytes(0x200))
    put(machine, TABLES[0], data)
    before = all_bytes(machine)
    error = stat(disc, machine, "uncore_cha_0/event=1/", status=1)
    assert words in error, error
    assert all_bytes(machine) == before


@pytest.mark.parametrize(("unit", "event", "words"), [
    (entry(2, 0x100000000, 7, 0, ctl_at=0x30), "m2m", "PMON discovery gives 0x100000000 for `m2m`, which is not a valid PCI configuration address"),
    (entry(2, pci_place(0, 0x7E, 12, 0, 0x43A), 7, 0, ctl_at=0x30), "m2m", "which is not a valid PCI configuration address"),
    (entry(2, pci_place(0, 0x7E, 12, 0, 0x400), 7, 0, ctl_at=0x30), "m2m", "which is not a valid PCI configuration address"),
    (entry(2, pci_place(0, 0x7E, 12, 0, 0xFFC), 7, 0, ctl_at=0x30), "m2m", "PCI device 0000:7e:0c.0 cannot be"),
    (entry(2, pci_place(0, 0x7E, 15, 0, 0x438), 7, 0, ctl_at=0x30), "m2m", "of PCI device 0000:7e:0f.0 cannot be read"),
    (entry(1, 0x1320004, 6, 0, ctl_at=0x40), "imc", "bytes at a valid address"),
    (entry(1, 0xFFFFFFFFFFFFF000, 6, 0, ctl_at=0x40), "imc", "bytes at a valid address"),
    (entry(1, 0x7FFFFFFF0000, 6, 0, ctl_at=0x40), "imc", "but the registers end at"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_places(disc: Run, machine: Path, unit: bytes, event: str, words: str) -> None:
    put(machine, TABLES[0], table(unit))
    before = all_bytes(machine)
    error = stat(disc, machine, f"uncore_{event}_0/event=1/", status=1)
    assert words in error, error
    assert all_bytes(machine) == before


@pytest.mark.parametrize(("caps", "words"), [
    ({}, "no PCI device 8086:09a7 of package 0 has a PMON discovery table"),
    (capabilities(TABLES[0], kind=2), "no PCI device 8086:09a7 of package 0 has a PMON discovery table"),
    (capabilities(TABLES[0], select=6), "PCI device 0000:7e:00.1 names BAR 6 for its PMON discovery table, but has 6"),
    (capabilities(TABLES[0], select=8), "names BAR 8 for its PMON discovery table, but has 6"),
    (capabilities(TABLES[0], select=5), "BAR 5 of PCI device 0000:7e:00.1 is 0x1300004, which is not a valid address of a PMON discovery table"),
    (capabilities(TABLES[0], type=1), "BAR 0 of PCI device 0000:7e:00.1 is 0x1300001, which is not a valid address"),
    (capabilities(0), "BAR 0 of PCI device 0000:7e:00.1 is 0x4, which is not a valid address"),
    (capabilities(0x70000000), "dev/mem cannot be read at 0x70000000: Numerical result out of range"),
    ({0x100: 0x0001 | 1 << 16 | 0x100 << 20}, "no PCI device 8086:09a7 of package 0 has a PMON discovery table"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_capabilities(disc: Run, machine: Path, caps: dict[int, int], words: str) -> None:
    config = bytearray((machine / "sys/bus/pci/devices/0000:7e:00.1/config").read_bytes()[:16].ljust(4096, b"\0"))
    for at, value in caps.items():
        struct.pack_into("<I", config, at, value)
    (machine / "sys/bus/pci/devices/0000:7e:00.1/config").write_bytes(config)
    error = stat(disc, machine, "uncore_cha_0/event=1/", status=1)
    assert words in error, error


def test_who_may_not_read_all_of_it(disc: Run, machine: Path) -> None:
    """The kernel gives 64 bytes to everybody."""
    config = machine / "sys/bus/pci/devices/0000:7e:00.1/config"
    config.write_bytes(config.read_bytes()[:64])
    error = stat(disc, machine, "uncore_cha_0/event=1/", status=1)
    assert "configuration space of PCI device 0000:7e:00.1 cannot be read: Operation not permitted; run as root" in error


def test_no_table(disc: Run, machine: Path) -> None:
    for path in (machine / "sys/bus/pci/devices/0000:7e:00.1").iterdir():
        path.unlink()
    (machine / "sys/bus/pci/devices/0000:7e:00.1").rmdir()
    error = stat(disc, machine, "uncore_cha_0/event=1/", status=1)
    assert "package 0 has no PCI device 8086:09a7" in error


def test_several_tables_of_a_socket(disc: Run, machine: Path) -> None:
    """What two of them tell alike is one unit."""
    pci_device(machine, "0000:7f:00.1", 0x09A7, "0", capabilities(0x1318000))
    put(machine, 0x1318000, table(entry(0, 0x2000, 0, 0), entry(2, pci_place(0, 0x7E, 13, 0, 0x438), 7, 2, ctl_at=0x30)))
    config = machine / "sys/bus/pci/devices/0000:7e:0d.0/config"
    assert stat(disc, machine, "uncore_cha_0/event=1/,uncore_m2m_2/event=0x22/", dword(config, 0x468)).startswith("00400022\n")


def test_the_simulated_device_is_as_described(disc: Run) -> None:
    text = disc("stat", "--io", "sim", "--dry-run", "-e", "uncore_cha_2/event=1/,uncore_m2m_1/event=1/,uncore_imc_1/event=1/").stdout
    assert "MSR 0x2022" in text and "+0x468" in text and "page 0+0x040" in text
