"""What the machine tells of itself, on trees that stand for machines: CPUID by the module's file, where 16 bytes are at the
leaf (subleaf << 32), MSRs at their index, PCI devices under /sys/bus/pci. Facts as on Ice Lake-SP, where CAPID6 of device
8086:3457 (offset 0x9c, Linux uncore_snbep.c icx_cha) has a bit for each CHA, and as on Zen 4, where CPUID 0x80000022 EBX[15:10]
counts the counters of the data fabric (Linux amd/uncore.c)."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from command import Run
from described import make
from firmware import cpuid, pci_device, write

SYSTEM = """\
pmureg: 2
system: facts
title: Boxes as many as the machine tells
sources: {M: Manual}
pci_vendor: 0x8086
facts:
  mask: {read: "pci(0x3457, 0x9C)[7:0]", example: 0x3F, text: A bit for each box that was not fused off., source: M}
detect:
  - cpuid: {vendor: GenuineIntel, family: 6, model: [0x6A]}
blocks:
  cha:
    title: Box
    space: msr
    source: M
    instances: {box: 8}
    at: 0x10 * box
    only: box < popcount(mask)
    facts:
      counters: {read: "cpuid(0x80000022).ebx[15:10]", example: 2, text: Counters of a box.}
    registers:
      ctl:
        text: Event of counter <n>.
        at: 0x100 + n
        array: 4
        fields:
          63:9: RES0
          8: {name: en, reset: 0, text: Counts.}
          7:0: {name: event, reset: 0, text: Event.}
      ctr:
        text: Counter <n>.
        at: 0x108 + n
        array: 4
        fields:
          63:48: RES0
          47:0: {name: count, access: RW-V, reset: 0, text: Count.}
    terms:
      event: {field: ctl.event, linux: "config:0-7"}
    counters:
      general:
        count: 4
        width: 48
        register: ctr
        selects: ctl[n].event
        runs: ctl[n].en
        only: n < counters
        program: [{write: "ctr[n]"}, {write: "ctl[n]", set: {en: 1}}]
        disable: [{write: "ctl[n]"}]
    linux:
      device: uncore_cha_<box>
      event_string: "event=0x{event:02x}"
  pcu:
    base: ~
    title: Power
    space: msr
    source: M
    only: is_server and stepping >= 4
    facts:
      is_server: {read: "msr(0x52)[3]", example: 1}
      stepping: {read: "cpuid(1).eax[3:0]", example: 6}
    registers:
      ctr:
        text: Counts by itself.
        at: 0x300
        fields:
          63:0: {name: count, access: RO-V, reset: 0, text: Count.}
    terms:
      event: {linux: "config:0-7"}
    counters:
      free: {count: 1, width: 64, register: ctr}
    events:
      joules: {is: event=1, text: Energy.}
    linux: {device: uncore_pcu}
""".replace("    base: ~\n", "")


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return make(tmp_path_factory.mktemp("facts"), facts=SYSTEM)


@pytest.fixture
def machine(tmp_path: Path) -> Callable[[int], Path]:
    def make_tree(packages: int) -> Path:
        cpus = tmp_path / "sys/devices/system/cpu"
        for cpu in range(packages):
            (cpus / f"cpu{cpu}/topology").mkdir(parents=True)
            (cpus / f"cpu{cpu}/topology/physical_package_id").write_text(f"{cpu}\n")
            write(tmp_path / f"dev/cpu/{cpu}/msr", 0, bytes(8 * 0x400))
            cpuid(tmp_path, cpu, 0, 0x20, 0, 0, 0)
            cpuid(tmp_path, cpu, 1 + 16, 0, 0, 0, 0)
            cpuid(tmp_path, cpu, 0x80000000, 0x80000026, 0, 0, 0)
            cpuid(tmp_path, cpu, 0x80000022, 0, 3 << 10, 0, 0)
        (cpus / "online").write_text(f"0-{packages - 1}\n" if packages > 1 else "0\n")
        (tmp_path / "proc").mkdir()
        (tmp_path / "proc/cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 106\n\n")
        return tmp_path
    return make_tree


def count(facts: Run, root: Path, event: str, status: int = 0) -> str:
    done = facts("stat", "--io", "direct", "--system", "facts", "--root", root, "--per-instance", "-x;", "-o", "-",
                 "-e", event, "--", "true", status=status)
    return done.stdout + done.stderr


def test_boxes_that_the_machine_does_not_have_are_left_out(facts: Run, machine: Callable[[int], Path]) -> None:
    """Bits 0, 1, 3 and 6: four boxes, numbered through, as Linux counts them. Nothing of the others is touched."""
    root = machine(1)
    pci_device(root, "0000:7f:1e.3", 0x3457, None, {0x9C: 0xFFFFFF4B}, size=256)
    text = count(facts, root, "uncore_cha/event=0x1/")
    assert [f"uncore_cha_{box}" in line for box in range(4) for line in text.splitlines() if f"uncore_cha_{box}" in line][:4] == [True] * 4
    assert "package 0 has no uncore_cha_4, uncore_cha_5, uncore_cha_6, uncore_cha_7, so they are not counted" in text
    error = count(facts, root, "uncore_cha_4/event=0x1/", status=1)
    assert "this machine has no uncore_cha_4 (`box < popcount(mask)` is false: mask is 0x4b)" in error


def test_each_socket_tells_its_own(facts: Run, machine: Callable[[int], Path]) -> None:
    """On whatever bus and domain: the device that is local to the socket's CPU."""
    root = machine(2)
    pci_device(root, "0001:fe:1e.3", 0x3457, "1", {0x9C: 0x01}, size=256)
    pci_device(root, "0000:7e:1e.3", 0x3457, "0", {0x9C: 0x07}, size=256)
    text = count(facts, root, "uncore_cha/event=0x1/")
    assert "package 0 has no uncore_cha_3, uncore_cha_4" in text and "package 1 has no uncore_cha_1, uncore_cha_2" in text


def test_sockets_by_turns_where_nothing_is_local(facts: Run, machine: Callable[[int], Path]) -> None:
    root = machine(2)
    pci_device(root, "0000:fe:1e.3", 0x3457, None, {0x9C: 0x01}, size=256)
    pci_device(root, "0000:7e:1e.3", 0x3457, None, {0x9C: 0x07}, size=256)
    text = count(facts, root, "uncore_cha/event=0x1/")
    assert "package 0 has no uncore_cha_3, uncore_cha_4" in text and "package 1 has no uncore_cha_1, uncore_cha_2" in text


def test_counters_as_many_as_cpuid_tells(facts: Run, machine: Callable[[int], Path]) -> None:
    """EBX[15:10] is 3: four events in one group are one too many, three are not."""
    root = machine(1)
    pci_device(root, "0000:7f:1e.3", 0x3457, None, {0x9C: 1}, size=256)
    events = [f"uncore_cha_0/event={i}/" for i in range(1, 5)]
    count(facts, root, "{" + ",".join(events[:3]) + "}")
    assert "3" in count(facts, root, "{" + ",".join(events) + "}", status=1)


def test_what_cannot_be_read_bars_what_needs_it_alone(facts: Run, machine: Callable[[int], Path]) -> None:
    root = machine(1)
    cpuid(root, 0, 1, 0x606A4, 0, 0, 0)
    write(root / "dev/cpu/0/msr", 0x52, struct.pack("<Q", 8))
    error = count(facts, root, "uncore_cha/event=0x1/", status=1)
    assert "uncore_cha_7 cannot be used: its fact `mask` cannot be read: the machine's PCI devices cannot be listed" in error
    (root / "sys/bus/pci/devices").mkdir(parents=True)
    error = count(facts, root, "uncore_cha/event=0x1/", status=1)
    assert "package 0 has no PCI device 8086:3457" in error
    assert "uncore_pcu" in count(facts, root, "uncore_pcu/joules/")
    # Server, but a stepping before 4.
    cpuid(root, 0, 1, 0x606A3, 0, 0, 0)
    error = count(facts, root, "uncore_pcu/joules/", status=1)
    assert "(`is_server and stepping >= 4` is false: is_server is 0x1, stepping is 0x3)" in error


def test_a_leaf_that_the_processor_lacks(facts: Run, machine: Callable[[int], Path]) -> None:
    """A processor answers with another leaf then."""
    root = machine(1)
    pci_device(root, "0000:7f:1e.3", 0x3457, None, {0x9C: 1}, size=256)
    cpuid(root, 0, 0x80000000, 0x8000001F, 0, 0, 0)
    error = count(facts, root, "uncore_cha_0/event=0x1/", status=1)
    assert "its fact `counters` cannot be read: this processor has no CPUID leaf 0x80000022" in error


def test_list_dump_and_selftest_say_so(facts: Run, machine: Callable[[int], Path]) -> None:
    root = machine(1)
    pci_device(root, "0000:7f:1e.3", 0x3457, None, {0x9C: 0x3F}, size=256)
    listed = facts("list", "--system", "facts", "--root", root).stdout
    assert "; absent here: uncore_cha_6, uncore_cha_7" in listed
    dumped = facts("dump", "facts", "--io", "direct", "--root", root).stdout
    assert "mask is 0x3f" in dumped
    tested = facts("selftest", "facts", "uncore_cha_7", "--io", "direct", "--root", root).stdout
    assert "absent: this machine has no uncore_cha_7" in tested


def test_the_simulated_device_is_the_machine_of_the_examples(facts: Run) -> None:
    """Six boxes with two counters."""
    text = facts("stat", "--io", "sim", "--system", "facts", "--per-instance", "-x;", "-o", "-", "-e", "uncore_cha/event=0x1/",
                 "--", "true")
    assert "uncore_cha_5" in text.stdout and "uncore_cha_6" not in text.stdout
    facts("stat", "--io", "sim", "--system", "facts", "-e", "uncore_cha_6/event=0x1/", "--", "true", status=1)
    facts("stat", "--io", "sim", "--system", "facts", "-e", "{uncore_cha_0/event=1/,uncore_cha_0/event=2/,uncore_cha_0/event=3/}",
          "--", "true", status=1)
