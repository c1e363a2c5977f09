"""Arm's coherent mesh: a small one as a file of registers, whose nodes point to one another, and what Linux shows of one.

Layout of the nodes: Linux 6.12, drivers/perf/arm-cmn.c (node info at 0, child info at 0x80, pointers from the offset in bits 31:16 on,
bits 29:0 of a pointer, bit 31: external); two counters as one: ArmDeveloperEcosystem/cmn-tools, src/cmn_devmem.py, cmn_enable_pmu.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import sysfs_cmn
from command import ROOT, Run
from firmware import memory

BASE, SIZE = 0x1000000, 0x400000
CFG, DVM, DTC, HNF, XP, RNSAM = 2, 1, 3, 5, 6, 15
EXTERNAL = 1 << 31
XP0, XP1, DTC0, HNF0, HNF1 = (BASE + offset for offset in (0x10000, 0x20000, 0x30000, 0x40000, 0x50000))
CTL, PMCR, SEL, WP0, CONFIG, COUNTS = 0xA00, 0x2100, 0x2000, 0x21A0, 0x2210, 0x2220  # DTC_CTL, PMCR; pmu_event_sel, WP0, PMU_CONFIG, PMEVCNT


def node(root: Path, at: int, kind: int, logical: int, *children: int) -> None:
    """With its pointers at 0x100."""
    memory(root, at, kind | logical << 32, 8)
    memory(root, at + 0x80, len(children) | 0x100 << 16, 8)
    for i, child in enumerate(children):
        memory(root, at + 0x100 + 8 * i, child, 8)


def online(root: Path) -> None:
    (root / "sys/devices/system/cpu").mkdir(parents=True)
    (root / "sys/devices/system/cpu/online").write_text("0\n")


def iomem(root: Path, *lines: str) -> None:
    (root / "proc").mkdir(exist_ok=True)
    (root / "proc/iomem").write_text("".join(line + "\n" for line in lines))


@pytest.fixture
def mesh(tmp_path: Path) -> Path:
    """Two crosspoints. The first has a DTC, an HN-F and a node that must not be touched, and which is nowhere; the second a pointer that is
    none (AmpereOneX, erratum AC04_MESH_1) and an HN-F."""
    online(tmp_path)
    iomem(tmp_path, f"{BASE:08x}-{BASE + SIZE - 1:08x} : ARMHC700:00", f"  {BASE:08x}-{BASE + SIZE - 1:08x} : ARMHC700:00")
    node(tmp_path, BASE, CFG, 0, XP0 - BASE, XP1 - BASE)
    memory(tmp_path, BASE + 8, 0xB40000003C, 8)
    node(tmp_path, XP0, XP, 0, 0x3F000000 | EXTERNAL, DTC0 - BASE, HNF0 - BASE)
    node(tmp_path, XP1, XP, 1, 0, HNF1 - BASE)
    node(tmp_path, DTC0, DTC, 0)
    node(tmp_path, HNF0, HNF, 0)
    node(tmp_path, HNF1, HNF, 1)
    memory(tmp_path, HNF1 + SEL, 0x0000000300000201, 8)
    return tmp_path


def dump(run: Run, root: Path, unit: str, system: str = "cmn700", status: int = 0) -> str:
    done = run("dump", system, unit, "--io", "direct", "--root", str(root), status=status)
    return done.stdout + done.stderr


def stat(run: Run, root: Path, events: str, status: int = 0, system: str = "cmn700") -> str:
    done = run("stat", "--io", "direct", "--system", system, "--root", str(root), "--per-instance", "-x;", "-o", "-", "-e", events, "--", "true",
               status=status)
    return done.stdout + done.stderr


def test_nodes_are_found(run: Run, mesh: Path) -> None:
    found = dump(run, mesh, "hnf_0_1")
    assert "por_hnf_pmu_event_sel           0x0000000300000201 pmu_occup1_id=ATOMIC pmu_event_id[0]=1 pmu_event_id[1]=2" in found
    assert "por_cfgm_periph_id_0_periph_id_1  0x000000b40000003c" in dump(run, mesh, "cfg_0")
    assert "has no such node of `hnf`" in dump(run, mesh, "hnf_0_2")
    assert "1 trees of nodes, and none of the number 1" in dump(run, mesh, "hnf_1_0")


def test_crosspoints_count_and_are_left_as_found(run: Run, mesh: Path) -> None:
    """All of them, whose controller is one; what someone else has programmed is put back."""
    memory(mesh, DTC0 + CTL, 0x400, 8)
    memory(mesh, XP1 + CONFIG, 0x0000002100030011, 8)
    memory(mesh, XP1 + SEL, 0x61, 8)
    before = (mesh / "dev/mem").read_bytes()
    counted = stat(run, mesh, "xp/mxp_e_req_txflit_valid/,xp/watchpoint_up,wp_dev_sel=0,wp_chn_sel=0,wp_grp=0,wp_val=0,wp_mask=0/")
    assert counted.count("xp_0_0/") == 2 and counted.count("xp_0_1/") == 2 and "xp_0_2" not in counted
    assert (mesh / "dev/mem").read_bytes() == before


def test_what_a_crosspoint_is_told(run: Run) -> None:
    """Event 0x61 is DAT (3 << 5) to the east and valid; two counters as one have one input, event 0 is input 4. A watchpoint down is
    number 2 or 3, and that number is its input. CMN-600 has wp_exclusive in bit 5, wp_grp in bit 4 and the channel in bits 3:1."""
    lines = run("stat", "--io", "sim", "--system", "cmn600", "--dry-run", "-e",
                "xp_0_0/mxp_e_dat_txflit_valid/,xp_0_0/watchpoint_down,wp_dev_sel=1,wp_chn_sel=3,wp_grp=1,wp_exclusive=1,wp_val=0x12,wp_mask=0xff00/",
                ).stdout.partition("# read")[0].splitlines()
    written = [(words[1] + " " + words[2], int(words[4], 16)) for words in map(str.split, lines) if words and words[0] == "write"]
    assert written == [
        ("page 1+0xa00", 1), ("page 1+0x2100", 1), ("page 0+0x2210", 0),
        ("page 0+0x2000", 0x61), ("page 0+0x2210", 0x0000040400000006), ("page 0+0x2220", 0),
        ("page 0+0x21e8", 0x37), ("page 0+0x21f0", 0x12), ("page 0+0x21f8", 0xFF00), ("page 0+0x2210", 0x0303040400000006), ("page 0+0x2220", 0),
        ("page 0+0x2210", 0x0303040400000007)]


@pytest.mark.parametrize(("event", "words"), [
    ("arm_cmn_0/hnf_cache_miss/", "only a driver can count it"),
    ("xp_0_0/type=5,eventid=1/", "what nodes at its ports count, perf counts"),
    ("xp_0_0/type=0x7770,eventid=1,wp_val=1/", "a watchpoint looks at what ports send (eventid=0) or receive (eventid=2)"),
    ("xp_0_0/type=6,eventid=1,wp_grp=1/", "the terms wp_* are those of watchpoints"),
])
def test_what_perf_alone_counts(run: Run, event: str, words: str) -> None:
    assert words in run("stat", "--io", "sim", "--system", "cmn700", "-e", event, status=1).stderr


def test_root_of_a_cmn600(run: Run, mesh: Path) -> None:
    """Its configuration node is anywhere: the second memory resource, within the first."""
    iomem(mesh, f"{BASE:08x}-{BASE + SIZE - 1:08x} : ARMHC600:00", "  01100000-01103fff : ARMHC600:00")
    node(mesh, BASE, 0, 0)
    node(mesh, BASE + 0x100000, CFG, 0, XP0 - BASE)
    memory(mesh, BASE + 0x100008, 0xB400000034, 8)
    assert "node_type=CFG" in dump(run, mesh, "cfg_0", "cmn600")
    assert "node_type=HNF" in dump(run, mesh, "hnf_0_0", "cmn600")
    assert "xp_0_0/" in stat(run, mesh, "xp_0_0/type=6,eventid=1/", system="cmn600")


def test_another_product(run: Run, mesh: Path) -> None:
    memory(mesh, BASE + 8, 0xB400000034, 8)
    assert "is another device: its periph_id_01 is 0xb400000034" in dump(run, mesh, "cfg_0", status=1)


@pytest.mark.parametrize(("at", "value", "words"), [
    (BASE + 0x100, 0, "has no such node of `xp`"),  # pointers that are 0 are none
    (XP1 + 0x108, XP1 - BASE, "it goes on for too long"),
    (BASE + 0x80, 0x0100FFFF, "it goes on for too long"),
    (BASE + 0x100, 0x3FFF0000, "that is outside, or no place of a register"),
    (BASE + 0x100, 0x10001, "that is outside, or no place of a register"),
    (BASE + 0x108, 0x3F0000, "the file ends before"),
    (BASE + 0x80, 0xFFF90002, "that is outside, or no place of a register"),
    (XP0, 7, "has no such node of `xp`"),
    (DTC0, 4, "has no such node of `xp`"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_trees(run: Run, mesh: Path, at: int, value: int, words: str) -> None:
    """Each is refused in one sentence, and nothing is written."""
    memory(mesh, at, value, 8)
    before = (mesh / "dev/mem").read_bytes()
    unit = "xp_0_0" if words.startswith("has no") else "xp_0_7"
    assert words in stat(run, mesh, f"{unit}/type=6,eventid=1/", 1)
    assert (mesh / "dev/mem").read_bytes() == before


# ---- What Linux shows ----

def device(tree: Path, identifier: str, events: dict[str, str]) -> None:
    folder = tree / "bus/event_source/devices/arm_cmn_0"
    for name, text in {"type": "8", "cpumask": "0", "identifier": identifier, **{f"format/{n}": t for n, t in sysfs_cmn.formats().items()},
                       **{f"events/{n}": t for n, t in events.items()}}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{text}\n")


@pytest.mark.parametrize(("identifier", "system", "own"), [
    ("43405", "cmn600", sysfs_cmn.CMN600), ("43c03", "cmn700", sysfs_cmn.CMN700), ("43c00", "cmn700", sysfs_cmn.CMN700)])
def test_a_device_of_linux(run: Run, tree: Path, identifier: str, system: str, own: str) -> None:
    """Which of the two it is, the part number tells; a mesh without DVM nodes has none of their events."""
    events = {name: text for name, text in sysfs_cmn.events(sysfs_cmn.BOTH, own).items() if not name.startswith("dn_")}
    device(tree, identifier, events)
    verified = run("--sysfs", str(tree), "verify").stdout
    assert "1 devices compared, 0 differences" in verified or "1 device compared, 0 differences" in verified, verified
    assert run("--sysfs", str(tree), "list").stdout.startswith(f"{system}:")


def test_events_of_a_later_revision(run: Run, tree: Path) -> None:
    """Linux lists snp_sent_untrk from r1p2 (2) on, CXRA's stalls from outside from r1p3 (3) on."""
    device(tree, "43402", sysfs_cmn.events(sysfs_cmn.BOTH, sysfs_cmn.CMN600))
    refused = run("--sysfs", str(tree), "stat", "--io", "perf", "-e", "arm_cmn_0/cxra_external_chirsp_stalls/", "--", "true", status=1).stderr
    assert "only where the mesh is r1p3 or newer" in refused and "'43402'" in refused


@pytest.mark.parametrize(("system", "own"), [("cmn600", sysfs_cmn.CMN600), ("cmn700", sysfs_cmn.CMN700)])
def test_files_of_linux(system: str, own: str) -> None:
    folder = ROOT / "generated/sysfs" / system / "arm_cmn_N"
    assert {path.name: path.read_text() for path in (folder / "format").iterdir()} == {
        name: f"{text}\n" for name, text in sysfs_cmn.formats().items()}
    assert {path.name: path.read_text() for path in (folder / "events").iterdir()} == {
        name: f"{text}\n" for name, text in sysfs_cmn.events(sysfs_cmn.BOTH, own).items()}
