"""Arm's NI-700: a small network as a file of registers, whose nodes point to one another, and what Linux shows of one.

Layout of the nodes: Linux 6.12, drivers/perf/arm-ni.c (type in bits 15:0 and number in 31:16 of 0x0, of a domain the number of nodes below it
at 0x4 and their offsets from 0x8 on; arm_ni_event_add() of what is written where).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from firmware import cells, device_node, memory, read_memory

BASE, SIZE, SECOND = 0x1000000, 0x100000, 0x2000000
CFGNI, VD, PD, CD, ASNI, AMNI, PMU, HSNI, HMNI, PMNI = range(10)
PMUSELA, PMUSELB, PMEVCNTR, PMEVTYPER, PMCNTENSET, PMCNTENCLR, PMCFGR, PMCR = 0x00C, 0x010, 0x008, 0x400, 0xC00, 0xC20, 0xE00, 0xE04
VD0, VD1, PD0, PD1, CD3, CD9, CD5 = (BASE + 0x1000 * n for n in range(1, 8))
PMU3, PMU9, PMU5, ASNI0, ASNI4, AMNI0, HSNI0, PMNI2 = (BASE + 0x1000 * n for n in range(16, 24))


def node(root: Path, at: int, kind: int, number: int, *children: int, base: int = BASE) -> None:
    """A domain has pointers to the nodes below it; of an interface 0x4 is another register (asni_regs in Broadcom's hal_nci_cmn.h)."""
    memory(root, at, kind | number << 16)
    memory(root, at + 4, len(children) if kind <= CD else 0x11)
    for i, child in enumerate(children):
        memory(root, at + 8 + 4 * i, child - base)


def iomem(root: Path, *lines: str) -> None:
    (root / "proc").mkdir(exist_ok=True)
    (root / "proc/iomem").write_text("".join(line + "\n" for line in lines))


def whole(base: int, device: int) -> str:
    return f"{base:08x}-{base + SIZE - 1:08x} : ARMHCB70:{device:02x}"


def claimed(page: int, device: int = 0) -> str:
    """arm_ni_init_cd() claims the page of each PMU, and no more."""
    return f"  {page:08x}-{page + 0xFFF:08x} : ARMHCB70:{device:02x}"


@pytest.fixture
def network(tmp_path: Path) -> Path:
    """Two voltage domains. The first has clock domains 3 and 9, the second 5: PMUs have the number of their clock domain, and 0 of their own."""
    (tmp_path / "sys/devices/system/cpu").mkdir(parents=True)
    (tmp_path / "sys/devices/system/cpu/online").write_text("0\n")
    iomem(tmp_path, whole(BASE, 0), claimed(PMU3), claimed(PMU9), claimed(PMU5))
    node(tmp_path, BASE, CFGNI, 0, VD0, VD1)
    memory(tmp_path, BASE + 0xFE0, 0x3B)
    node(tmp_path, VD0, VD, 0, PD0)
    node(tmp_path, VD1, VD, 1, PD1)
    node(tmp_path, PD0, PD, 0, CD3, CD9)
    node(tmp_path, PD1, PD, 1, CD5)
    node(tmp_path, CD3, CD, 3, ASNI0, ASNI4, PMU3)
    node(tmp_path, CD9, CD, 9, PMU9, AMNI0)
    node(tmp_path, CD5, CD, 5, HSNI0, PMU5, PMNI2)
    for at, kind, number in ((ASNI0, ASNI, 0), (ASNI4, ASNI, 4), (AMNI0, AMNI, 0), (HSNI0, HSNI, 0), (PMNI2, PMNI, 2)):
        node(tmp_path, at, kind, number)
    for at in (PMU3, PMU9, PMU5):
        node(tmp_path, at, PMU, 0)
        memory(tmp_path, at + PMCFGR, at)
    memory(tmp_path, BASE + SIZE - 4, 0)
    return tmp_path


def dump(run: Run, root: Path, unit: str, status: int = 0) -> str:
    done = run("dump", "ni700", unit, "--io", "direct", "--root", str(root), status=status)
    return done.stdout + done.stderr


def clear(root: Path) -> None:
    """A written 1 clears an enable, which a file does not do."""
    for pmu in (PMU3, PMU9, PMU5):
        memory(root, pmu + PMCNTENSET, 0)
        memory(root, pmu + PMCNTENCLR, 0)


def stat(run: Run, root: Path, events: str, status: int = 0) -> str:
    clear(root)
    done = run("stat", "--io", "direct", "--system", "ni700", "--root", str(root), "--per-instance", "-x;", "-o", "-", "-e", events, "--", "true",
               status=status)
    return done.stdout + done.stderr


def units(told: str) -> list[str]:
    return [line.split(";")[2] for line in told.splitlines() if "/;" in line or line.count(";") > 3 and "/" in line]


def during(run: Run, root: Path, events: str, *registers: int) -> list[int]:
    """What registers hold while events are counted."""
    clear(root)
    run("stat", "--io", "direct", "--system", "ni700", "--root", str(root), "-e", events, "--", "cp", str(root / "dev/mem"), str(root / "copy"))
    copy = (root / "copy").read_bytes()
    return [int.from_bytes(copy[at:at + 4], "little") for at in registers]


def test_pmus_have_the_numbers_of_their_clock_domains(run: Run, network: Path) -> None:
    for number, at in ((3, PMU3), (9, PMU9), (5, PMU5)):
        assert f"{at:#010x}" in next(line for line in dump(run, network, f"pmu_0_{number}").splitlines() if "pmcfgr" in line)
        assert f"node_id={number} node_type=CD" in dump(run, network, f"cd_0_{number}")
    assert "has no matching node of `pmu`" in dump(run, network, "pmu_0_0")
    assert "part_0=0x3b" in dump(run, network, "cfg_0")
    assert "lists 1 trees of nodes `pmu` on this machine, but not this one" in dump(run, network, "pmu_1_3")


def test_events_are_sent_by_interfaces(run: Run, network: Path) -> None:
    """Node type in bits 12:9 of PMEVTYPER, its number in 8:0; event n is byte n of PMUSELA and PMUSELB; bit 31 enables the cycle counter."""
    events = "arm_ni_0_cd_3/asni,eventid=0x21,nodeid=4/,arm_ni_0_cd_3/asni,eventid=0x22,nodeid=0/,arm_ni_0_cd_3/cycles/"
    assert during(run, network, events, ASNI4 + PMUSELA, ASNI0 + PMUSELA, PMU3 + PMEVTYPER, PMU3 + PMEVTYPER + 4, PMU3 + PMCR, PMU9 + PMCR) == [
        0x2100, 0x22, 4 << 9, 4 << 9 | 4, 1, 0]
    for event, interface, pmu, kind in (("arm_ni_0_cd_9/amni,eventid=1,nodeid=0/", AMNI0, PMU9, AMNI << 9), ("pmni_0_2/pmni,eventid=1/", PMNI2, PMU5, PMNI << 9 | 2),
                                        ("arm_ni_0_cd_5/hsni,eventid=1,nodeid=0/", HSNI0, PMU5, HSNI << 9)):
        assert during(run, network, event, interface + PMUSELA, pmu + PMEVTYPER, pmu + PMCNTENSET, pmu + PMCR) == [1, kind, 1, 1]


def test_a_network_is_left_as_found(run: Run, network: Path) -> None:
    """But for what a device clears (clear())."""
    memory(network, ASNI4 + PMUSELA, 0x99000000)
    before = (network / "dev/mem").read_bytes()
    stat(run, network, "asni_0_4/asni,eventid=0x21/,pmu_0_3/cycles/")
    assert read_memory(network, PMU3 + PMCNTENCLR, 4) == 0x80000001
    clear(network)
    assert (network / "dev/mem").read_bytes() == before


def test_which_units_are_counted(run: Run, network: Path) -> None:
    """All clock domains of a network and of all; a clock domain's own interface, or none."""
    assert units(stat(run, network, "arm_ni/cycles/")) == ["ni700_pmu_0_3/cycles/", "ni700_pmu_0_5/cycles/", "ni700_pmu_0_9/cycles/"]
    assert units(stat(run, network, "arm_ni_0_cd_5/cycles/")) == ["ni700_pmu_0_5/cycles/"]
    assert len(units(stat(run, network, "arm_ni/asni,eventid=1,nodeid=0/"))) == 1
    for event in ("arm_ni_0_cd_3/asni,eventid=1,nodeid=1/", "arm_ni_0_cd_9/asni,eventid=1,nodeid=0/", "arm_ni_0_cd_5/hmni,eventid=1,nodeid=0/"):
        assert "no unit of this event could be read" in stat(run, network, event, 1)


def test_several_networks(run: Run, network: Path) -> None:
    """Linux numbers them as they are found."""
    cd, pmu = SECOND + 0x3000, SECOND + 0x4000
    iomem(network, whole(BASE, 0), claimed(PMU3), whole(SECOND, 1), claimed(pmu, 1))
    node(network, SECOND, CFGNI, 0, SECOND + 0x1000, base=SECOND)
    node(network, SECOND + 0x1000, VD, 0, SECOND + 0x2000, base=SECOND)
    node(network, SECOND + 0x2000, PD, 0, cd, base=SECOND)
    node(network, cd, CD, 3, pmu, base=SECOND)
    node(network, pmu, PMU, 0)
    memory(network, pmu + PMCFGR, 1)
    assert during(run, network, "arm_ni_1_cd_3/cycles/", pmu + PMCR, PMU3 + PMCR) == [1, 0]
    assert len(units(stat(run, network, "arm_ni/cycles/"))) == 4


def test_a_network_of_a_device_tree(run: Run, network: Path) -> None:
    """arm_ni_of_match."""
    iomem(network, "00100000-001fffff : System RAM")
    device_node(network, "", a_cells=cells(1), s_cells=cells(1), compatible="acme,board")
    device_node(network, "interconnect@1000000", compatible="arm,ni-700", reg=cells(BASE, SIZE))
    assert during(run, network, "arm_ni_0_cd_9/cycles/", PMU9 + PMCR) == [1]


def test_what_is_below_no_clock_domain(run: Run, network: Path) -> None:
    node(network, PD0, PD, 0, ASNI0, PMU3, CD9)
    before = (network / "dev/mem").read_bytes()
    assert "its fact `domain` cannot be read: the node of `asni` at 0x1013000 is below no node of `cd`" in stat(run, network, "asni_0_0/asni,eventid=1/", 1)
    assert "the node of `pmu` at 0x1010000 is below no node of `cd`" in stat(run, network, "pmu_0_9/cycles/", 1)
    assert (network / "dev/mem").read_bytes() == before


def test_a_clock_domain_that_is_not_described(run: Run, network: Path) -> None:
    node(network, CD3, CD, 32, ASNI0, ASNI4, PMU3)
    assert "asni_0_0 borrows counters of a unit `pmu` that is not described" in stat(run, network, "asni_0_0/asni,eventid=1/", 1)


@pytest.mark.parametrize(("events", "share"), [(8, "100.00"), (9, "88.89")])
def test_counters_of_a_clock_domain(run: Run, events: int, share: str) -> None:
    """NI_NUM_COUNTERS: of nine events each is counted eight ninths of the time."""
    asked = ",".join(f"arm_ni_0_cd_0/asni,eventid=1,nodeid={n % 8}/" for n in range(events)) + ",arm_ni_0_cd_0/cycles/"
    lines = run("stat", "--io", "sim", "--system", "ni700", "-x;", "-o", "-", "-e", asked, "--", "true").stdout.splitlines()[1:]
    assert [line.split(";")[4] for line in lines] == [share] * events + ["100.00"]


@pytest.mark.parametrize(("event", "words"), [
    ("arm_ni_0_cd_0/type=0x3,eventid=1/", "only a kernel driver can count it, because no described unit does"),
    ("arm_ni_0_cd_0/asni,nodeid=1/", "eventid"),
    ("arm_ni_0_cd_0/cycles,nodeid=1/", "`nodeid` has no effect on this event"),
    ("arm_ni_0_cd_1/asni,eventid=1,nodeid=7/", "no unit of this event could be read: no unit matches its terms"),
    ("asni_0_0/type=5,eventid=1/", "this interface is of another type than type= says"),
])
def test_what_is_refused(run: Run, event: str, words: str) -> None:
    assert words in run("stat", "--io", "sim", "--system", "ni700", "-e", event, status=1).stderr


# ---- What Linux shows ----

EVENTS = {name: f"type=0x{kind:x},eventid=?,nodeid=?" for name, kind in (("asni", ASNI), ("amni", AMNI), ("hsni", HSNI), ("hmni", HMNI), ("pmni", PMNI))}
FORMATS = {"type": "config:0-15", "nodeid": "config:16-31", "eventid": "config:32-47"}


@pytest.mark.parametrize("missing", [[], ["hsni", "pmni"]])
def test_a_device_of_linux(run: Run, tree: Path, missing: list[str]) -> None:
    """arm_ni_identifier_show() has the part and the version; arm_ni_event_attr_is_visible() those interfaces that the clock domain has."""
    folder = tree / "bus/event_source/devices/arm_ni_0_cd_3"
    events = {name: text for name, text in EVENTS.items() if name not in missing} | {"cycles": "type=0x6"}
    for name, text in {"type": "8", "cpumask": "0", "identifier": "43b01", **{f"format/{n}": t for n, t in FORMATS.items()},
                       **{f"events/{n}": t for n, t in events.items()}}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{text}\n")
    assert "1 devices compared, 0 differences" in run("--sysfs", str(tree), "verify").stdout
    assert run("--sysfs", str(tree), "list").stdout.startswith("ni700:")
    (folder / "events/asni").write_text("type=0x5,eventid=?,nodeid=?\n")
    assert "events/asni: described as `type=0x4,eventid=?,nodeid=?`" in run("--sysfs", str(tree), "verify", status=1).stdout
