"""What `new` writes is a start: right as it is, and it counts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from describing import ROOT, model
from generator.load.shape import SPACES
from generator.commands.start import PLACES


def test_there_is_a_start_for_every_space():
    assert set(PLACES) == set(SPACES)


@pytest.mark.parametrize("space", SPACES)
def test_it_passes_check(run, tmp_path, space):
    regdefs = tmp_path / "regdefs"
    outcome = run("new", "acme/soc", "--space", space, "--regdefs", regdefs)
    path = regdefs / "acme" / "soc.yaml"
    assert outcome.status == 0 and outcome.out == f"{path}\n"
    assert run("check", "--regdefs", regdefs).err == ""
    assert path.read_text().startswith("# yaml-language-server: $schema=../schema.json\n")
    assert (regdefs / "schema.json").read_text() == (ROOT / "regdefs" / "schema.json").read_text()    # for editors, where there was none
    assert "{{" not in path.read_text() and f"space: {space}\n" in path.read_text()


@pytest.mark.parametrize("space", sorted(set(SPACES) - {"perf"}))
def test_it_counts_on_the_simulated_device(run, tmp_path, space):
    """The description's own tests, compiled and run: choosing, programming, counting, overflow, putting back."""
    regdefs = tmp_path / "regdefs"
    run("new", "acme/soc", "--space", space, "--regdefs", regdefs)
    assert run("build", "--regdefs", regdefs, "--out", tmp_path / "generated").status == 0
    made = tmp_path / "generated"
    subprocess.run(["gcc", "-std=c11", "-O0", f"-I{ROOT / 'runtime/include'}", f"-I{made / 'include'}", made / "tests/soc.c",
                    *(made / "tests/validate").glob("*.c"), ROOT / "build/libpmureg-core.a", "-lcmocka", "-o", tmp_path / "soc"], check=True)
    done = subprocess.run([tmp_path / "soc", made / "tables/soc.pmu"], capture_output=True, text=True)
    assert done.returncode == 0 and "PASSED" in done.stdout + done.stderr, done.stdout + done.stderr


@pytest.mark.parametrize("name, words", [
    ("soc", "`soc` is not VENDOR/SYSTEM; write it as acme/soc"), ("acme/so c", "is not VENDOR/SYSTEM"), ("../soc", "is not VENDOR/SYSTEM"),
    ("acme/../soc", "is not VENDOR/SYSTEM"), ("/soc", "is not VENDOR/SYSTEM"), ("acme/", "is not VENDOR/SYSTEM"),
    ("acme/core", "`core` is the name of a file of pmureg"), ("acme/Other", "`Other` is already described")])
def test_names_that_are_none(run, tmp_path, name, words):
    (tmp_path / "regdefs" / "vendor").mkdir(parents=True)
    (tmp_path / "regdefs" / "vendor" / "other.yaml").write_text("x")
    outcome = run("new", name, "--regdefs", tmp_path / "regdefs")
    assert outcome.status == 1 and words in outcome.err and outcome.out == ""
    assert [path.name for path in tmp_path.rglob("*.yaml")] == ["other.yaml"]


def test_wrong_usage(run):
    assert run("new", "acme/soc", "--space", "smbus").status == 2


# ---- What a machine tells of itself ----

sys.path.insert(0, str(ROOT / "tests" / "tool"))

import firmware  # noqa: E402
import machines  # noqa: E402
import test_discovery as discovery  # noqa: E402

LEAF_A = (0x07300805, 0x0, 0xF, 0x08600604)    # version 5, 8 counters of 48 bits, 4 fixed ones


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """An unknown model: a discovery table of two CHAs, two M2Ms in PCI space and two IMCs in memory; Linux shows the CHAs and a link."""
    root = tmp_path / "machine"
    firmware.sockets(root, 0)
    (root / "proc/sys/kernel").mkdir(parents=True)
    (root / "proc/sys/kernel/osrelease").write_text("6.12.1\n")
    (root / "proc/cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 250\nmodel name\t: x\nstepping\t: 3\n\n")
    firmware.cpuid(root, 0, 0xA, *LEAF_A)
    firmware.pci_device(root, "0000:7e:00.1", 0x09A7, "0", discovery.capabilities(0x1300000))
    units = [*(discovery.entry(0, 0x2000 + 0x10 * i, 0, i) for i in (0, 2)), *(discovery.entry(2, discovery.pci_place(0, 0x7E, 12 + i, 0, 0x438), 7, i, ctl_at=0x30) for i in range(2)),
             *(discovery.entry(1, 0x1320000 + 0x800 * i, 6, i, ctl_at=0x40, counters=2, width=40) for i in range(2)), b"\xff" * 24, discovery.entry(3, 0x55, 0, 2)]
    discovery.put(root, 0x1300000, discovery.table(*units))
    for i in range(2):
        machines.show(root, f"uncore_cha_{i}", 20 + i, "0", {"event": "config:0-7", "umask": "config:8-15"}, {"clockticks": "event=0x01"})
    machines.show(root, "uncore_link_0", 30, "0", {"event": "config:0-7"})
    return root


def test_what_a_machine_tells(run, tmp_path, machine):
    outcome = run("new", "acme/soc", "--from-machine", machine, "--regdefs", tmp_path / "regdefs")
    path = tmp_path / "regdefs/acme/soc.yaml"
    assert outcome.status == 0 and outcome.out == f"{path}\n"
    assert "which has 2 of the 3 PMUs that Linux shows" in outcome.err and outcome.err.startswith("nearest description: ")
    assert run("check", "--regdefs", tmp_path / "regdefs").err == ""
    text = path.read_text()
    assert "detect:\n  - cpuid: {vendor: GenuineIntel, family: 6, model: [0xfa]}\npci_vendor: 0x8086\npmon: 0x09a7\n" in text
    assert 'note: "CPUID leaf 0xa: eax 0x7300805, ebx 0x0, ecx 0xf, edx 0x8600604"\n' in text
    assert 'P: "bus/event_source/devices, Linux 6.12.1, and the discovery table of PCI device 8086:09a7"\n' in text
    blocks = model(path, tmp_path / "regdefs").blocks
    assert {name: (block.space, len(block.instances), {r.key: (r.width, r.elements) for r in block.registers.values()}) for name, block in blocks.items()
            if name.startswith("type_")} == {
        "type_0": ("msr", 3, {"unit_ctl": (64, 1), "ctl": (64, 4), "ctr": (64, 4)}),
        "type_6": ("mmio", 2, {"unit_ctl": (32, 1), "ctl": (32, 2), "ctr": (64, 2)}),
        "type_7": ("pci", 2, {"unit_ctl": (32, 1), "ctl": (32, 4), "ctr": (64, 4)})}
    assert "    at: 0x2000 + 0x10 * unit\n    where: pmon(0, unit)\n" in text and "    at: 0x438\n    where: pmon(7, unit)\n" in text
    assert "ctr: {at: 0x8 + 8 * n, array: 2, width: 64, text: Counter <n>.,\n            fields: {63:40: RES0, 39:0:" in text
    assert "uncore_cha" in blocks and list(blocks["uncore_cha"].events) == ["clockticks"]


def test_a_machine_of_another_kind(run, tmp_path):
    """AArch64's tells MIDR_EL1; nothing else is there, and nothing is made up."""
    root = tmp_path / "machine"
    firmware.sockets(root, 0, midr=0x410FD4F0)
    (root / "proc").mkdir()
    machines.show(root, "soc_pmu_0", 30, "0", {"event": "config:0-7"})
    outcome = run("new", "acme/soc", "--from-machine", root, "--regdefs", tmp_path / "regdefs")
    text = (tmp_path / "regdefs/acme/soc.yaml").read_text()
    assert outcome.status == 0 and "nearest" not in outcome.err and "detect:\n  - midr: {implementer: 0x41, part: 0xd4f}\n" in text
    assert "pmon" not in text and "note: CPUID" not in text and run("check", "--regdefs", tmp_path / "regdefs").err == ""


@pytest.mark.parametrize("broken", ["no memory", "no table", "no BAR", "a loop", "short"])
def test_tables_that_are_none(run, tmp_path, machine, broken):
    """What the machine does not tell is left out; what Linux shows stays."""
    config = machine / "sys/bus/pci/devices/0000:7e:00.1/config"
    if broken == "no memory":
        (machine / "dev/mem").unlink()
    elif broken == "no table":
        discovery.put(machine, 0x1300000, b"\xff" * 24)
    elif broken == "no BAR":
        config.write_bytes(config.read_bytes()[:0x10] + bytes(8) + config.read_bytes()[0x18:])
    elif broken == "a loop":
        firmware.write(config, 0x148, (0x0B | 1 << 16 | 0x100 << 20).to_bytes(4, "little"))
    else:
        config.write_bytes(config.read_bytes()[:0x14A])
    assert run("new", "acme/soc", "--from-machine", machine, "--regdefs", tmp_path / "regdefs").status == 0
    text = (tmp_path / "regdefs/acme/soc.yaml").read_text()
    assert "pmon" not in text and "type_" not in text and "uncore_cha" in text


def test_no_machine(run, tmp_path):
    """Nothing is written."""
    (tmp_path / "empty").mkdir()
    for root in (tmp_path / "empty", tmp_path / "none"):
        outcome = run("new", "acme/soc", "--from-machine", root, "--regdefs", tmp_path / "regdefs")
        assert outcome.status == 1 and str(root) in outcome.err and not (tmp_path / "regdefs/acme/soc.yaml").exists()
    assert run("new", "acme/soc", "--from-machine", "--space", "msr").status == 2
