"""Arm's coherent mesh: a small one as a file of registers, whose nodes point to one another, and what Linux shows of one.

Layout of the nodes: Linux 6.12, drivers/perf/arm-cmn.c (node info at 0, child info at 0x80, pointers from the offset in bits 31:16 on,
bits 29:0 of a pointer, bit 31: external); two counters as one: ArmDeveloperEcosystem/cmn-tools, src/cmn_devmem.py, cmn_enable_pmu.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import sysfs_cmn
from command import ROOT, Run
from firmware import cells, device_node, memory

BASE, SIZE = 0x1000000, 0x400000
CFG, DVM, DTC, HNF, XP, RNSAM, HNS = 2, 1, 3, 5, 6, 15, 0x200
EXTERNAL = 1 << 31
XP0, XP1, DTC0, HNF0, HNF1 = (BASE + offset for offset in (0x10000, 0x20000, 0x30000, 0x40000, 0x50000))
CTL, PMCR, SEL, WP0, CONFIG, COUNTS = 0xA00, 0x2100, 0x2000, 0x21A0, 0x2210, 0x2220  # DTC_CTL, PMCR; pmu_event_sel, WP0, PMU_CONFIG, PMEVCNT


def node(root: Path, at: int, kind: int, logical: int, *children: int, id: int = 0, ports: int = 0) -> None:
    """With its pointers at 0x100. `id`: X, Y, port and device; `ports` of a crosspoint."""
    memory(root, at, kind | id << 16 | logical << 32 | ports << 48, 8)
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
    """Two crosspoints. The first, of two ports, has a DTC, an HN-F (port 1, device 2) and a node that must not be touched, and which is
    nowhere; the second, of four, a pointer that is none (AmpereOneX, erratum AC04_MESH_1) and an HN-F (port 3, device 1)."""
    online(tmp_path)
    iomem(tmp_path, f"{BASE:08x}-{BASE + SIZE - 1:08x} : ARMHC700:00", f"  {BASE:08x}-{BASE + SIZE - 1:08x} : ARMHC700:00")
    node(tmp_path, BASE, CFG, 0, XP0 - BASE, XP1 - BASE)
    memory(tmp_path, BASE + 8, 0xB40000003C, 8)
    node(tmp_path, XP0, XP, 0, 0x3F000000 | EXTERNAL, DTC0 - BASE, HNF0 - BASE, ports=2)
    node(tmp_path, XP1, XP, 1, 0, HNF1 - BASE, ports=4)
    node(tmp_path, DTC0, DTC, 0)
    node(tmp_path, HNF0, HNF, 0, id=1 << 2 | 2)
    node(tmp_path, HNF1, HNF, 1, id=8 | 3 << 1 | 1)
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
    assert "has no matching node of `hnf`" in dump(run, mesh, "hnf_0_2")
    assert "1 trees of nodes `hnf` on this machine, but not this one" in dump(run, mesh, "hnf_1_0")


def test_crosspoints_count_and_are_left_as_found(run: Run, mesh: Path) -> None:
    """All of them, whose controller is one; what someone else has programmed is put back."""
    memory(mesh, DTC0 + CTL, 0x400, 8)
    memory(mesh, XP1 + CONFIG, 0x0000002100030011, 8)
    memory(mesh, XP1 + SEL, 0x61, 8)
    before = (mesh / "dev/mem").read_bytes()
    counted = stat(run, mesh, "xp/mxp_e_req_txflit_valid/,xp/watchpoint_up,wp_dev_sel=0,wp_chn_sel=0,wp_grp=0,wp_val=0,wp_mask=0/")
    assert counted.count("xp_0_0/") == 2 and counted.count("xp_0_1/") == 2 and "xp_0_2" not in counted
    assert (mesh / "dev/mem").read_bytes() == before


def written(run: Run, system: str, *events: str) -> list[tuple[str, int]]:
    """Unit and offset of each write in front of the first read, and what is written."""
    lines = run("stat", "--io", "sim", "--system", system, "--dry-run", "-e", ",".join(events)).stdout.partition("# read")[0].splitlines()
    return [(words[5].removeprefix(f"{system}_") + words[2][1:], int(words[4], 16)) for words in map(str.split, lines) if words and words[0] == "write"]


# Linux's driver enables each: DT_DTC_CTL.DT_EN, DT_PMCR.PMU_EN (arm_cmn_init_dtc).
CONTROLLERS = [*((f"dtc_0_{dtc}+0xa00", 1) for dtc in range(4)), *((f"dtc_0_{dtc}+0x2100", 1) for dtc in range(4))]


def test_what_a_crosspoint_is_told(run: Run) -> None:
    """Event 0x61 is DAT (3 << 5) to the east and valid; two counters as one have one input, event 0 is input 4. A watchpoint down is
    number 2 or 3, and that number is its input. CMN-600 has wp_exclusive in bit 5, wp_grp in bit 4 and the channel in bits 3:1."""
    assert written(run, "cmn600", "xp_0_0/mxp_e_dat_txflit_valid/",
                   "xp_0_0/watchpoint_down,wp_dev_sel=1,wp_chn_sel=3,wp_grp=1,wp_exclusive=1,wp_val=0x12,wp_mask=0xff00/") == [
        *CONTROLLERS, ("xp_0_0+0x2210", 6), ("xp_0_0+0x2000", 0),
        ("xp_0_0+0x2000", 0x61), ("xp_0_0+0x2210", 0x0000040400000006), ("xp_0_0+0x2220", 0),
        ("xp_0_0+0x21e8", 0x37), ("xp_0_0+0x21f0", 0x12), ("xp_0_0+0x21f8", 0xFF00), ("xp_0_0+0x2210", 0x0303040400000006), ("xp_0_0+0x2220", 0),
        ("xp_0_0+0x2210", 0x0303040400000007)]


def test_both_halves_of_a_match(run: Run) -> None:
    """Linux arm_cmn_wp_config: wp_combine is bit 9, of CMN-600 bit 6, and is set in the half of the primary group alone; the other is the
    watchpoint behind it."""
    for system, bit in (("cmn600", 6), ("cmn700", 9)):
        half = "xp_0_0/watchpoint_up,wp_dev_sel=0,wp_chn_sel=0,wp_grp=%d,wp_val=%d,wp_mask=0,wp_combine=1/"
        for events in (half % (0, 7) + "," + half % (1, 9), half % (1, 9) + "," + half % (0, 7)):
            values = dict(written(run, system, "{" + events + "}"))
            assert [values[f"xp_0_0+{place:#x}"] for place in (0x21A0, 0x21A8, 0x21B8, 0x21C0, 0x2210)] == [1 << bit, 7, 1 << 4, 9, 0x0101_0000_0000_0007]
    for events, words in ((half % (0, 1) + "," + half.replace("wp_combine=1", "wp_combine=2") % (1, 1), "halves of one match"),
                          (half % (0, 1) + "," + half % (0, 2), "only counter 0 of"), (half.replace("wp_combine=1", "wp_combine=16") % (0, 1), "wp_combine=1 to 15"),
                          ("xp_0_0/type=6,eventid=1,wp_combine=1/", "the terms wp_* are those of watchpoints")):
        assert words in run("stat", "--io", "sim", "--system", "cmn700", "-e", "{" + events + "}", status=1).stderr


def test_what_a_node_is_told(run: Run) -> None:
    """Linux: pmu_event_sel of the node has its event in the byte of the counter, whose input is 0x10 + counter + (port << 4) + (device << 2).
    The filter of an event is apart: of CMN-700's HN-F bits 34:32 for qos_pocq_occupancy (0xf), 36:35 for classes, 44:42 for throttling."""
    assert written(run, "cmn700", "hnf_0_4/hnf_cache_miss/", "hnf_0_4/hnf_qos_pocq_occupancy_atomic/") == [
        *CONTROLLERS, ("xp_0_4+0x2210", 6), ("hnf_0_4+0x2000", 0), ("hnf_0_4+0x2000", 0x3_0000_0000),
        ("hnf_0_4+0x2000", 0x3_0000_0001), ("xp_0_4+0x2210", 0x0000_1010_0000_0006), ("xp_0_4+0x2220", 0),
        ("hnf_0_4+0x2000", 0x3_000F_0001), ("xp_0_4+0x2210", 0x1212_1010_0000_0006), ("xp_0_4+0x2220", 0),
        ("xp_0_4+0x2210", 0x1212_1010_0000_0007)]
    for event, sel in (("hnf_0_0/hnf_class_mc_reqs_class3/", 3 << 35 | 0x28), ("hnf_0_0/hnf_sn_throttle_write/", 6 << 42 | 0x2A),
                       ("hns_0_0/hns_cache_miss_lbt/", 2 << 37 | 1), ("hns_0_0/hns_mc_reqs_local_home/", 2 << 39 | 0xD),
                       ("dn_0_0/dn_trk_occupancy_dvmsync/", 2 << 32 | 0xC), ("rnd_0_0/rnid_rxdat_flits/", 4)):
        unit = event.partition("/")[0]
        assert [value for place, value in written(run, "cmn700", event) if place == f"{unit}+0x2000"][-1] == sel
    assert ("hnf_0_0+0x2000", 0x3F) in written(run, "cmn700", "hnf_0_0/type=5,eventid=0x3f/")  # of the node's 64, but nameless
    assert ("ccla_0_0+0x2008", 0x21) in written(run, "cmn700", "ccla_0_0/ccla_rx_cxs/")
    assert ("hni_0_0+0x2000", 0x26) in written(run, "cmn700", "hni_0_0/hni_rrt_wr_alloc/")
    assert ("hnp_0_0+0x2008", 0x1) in written(run, "cmn700", "hnp_0_0/hnp_rrt_wr_occ_cnt_ovfl/")


def during(run: Run, root: Path, events: str, *registers: int, system: str = "cmn700") -> list[int]:
    """What registers hold while events are counted. All is as it was found before."""
    before = (root / "dev/mem").read_bytes()
    run("stat", "--io", "direct", "--system", system, "--root", str(root), "-e", events, "--", "cp", str(root / "dev/mem"), str(root / "copy"))
    assert (root / "dev/mem").read_bytes() == before
    copy = (root / "copy").read_bytes()
    return [int.from_bytes(copy[at:at + 8], "little") for at in registers]


def test_nodes_are_counted_at_their_crosspoints(run: Run, mesh: Path) -> None:
    """HN-F 0 is at port 1, device 2 of a crosspoint of two ports: 0x10 + 0x10 + (2 << 2). HN-F 1 at port 3, device 1 of one of four ports,
    whose numbers have two bits for the port and one for the device: 0x10 + 0x30 + (1 << 2)."""
    memory(mesh, XP1 + CONFIG, 0x5555_5555_4321_00F1, 8)
    assert during(run, mesh, "hnf/hnf_cache_miss/", HNF0 + SEL, XP0 + CONFIG, HNF1 + SEL, XP1 + CONFIG, DTC0 + CTL, DTC0 + PMCR) == [
        1, 0x0000_2828_0000_0007, 1, 0x0000_4444_4321_0007, 1, 1]
    assert during(run, mesh, "hnf_0_0/hnf_cache_miss/,xp_0_0/mxp_e_dat_txflit_valid/", HNF0 + SEL, XP0 + SEL, XP0 + CONFIG) == [
        1 << 16, 0x61, 0x2A2A_0404_0000_0007]


def test_each_controller_is_enabled(run: Run, mesh: Path) -> None:
    """Linux arm_cmn_init_dtc. The mesh has three of the four that there may be; what one of them holds besides stays."""
    dtc1, dtc2 = BASE + 0x60000, BASE + 0x70000
    node(mesh, XP1, XP, 1, HNF1 - BASE, dtc1 - BASE, dtc2 - BASE, ports=4)
    node(mesh, dtc1, DTC, 1)
    node(mesh, dtc2, DTC, 2)
    memory(mesh, dtc2 + CTL, 0x401, 8)
    registers = [dtc + at for dtc in (DTC0, dtc1, dtc2) for at in (CTL, PMCR)]
    for event in ("hnf_0_0/hnf_cache_miss/", "xp_0_1/mxp_e_dat_txflit_valid/"):
        assert during(run, mesh, event, *registers) == [1, 1, 1, 1, 0x401, 1]


def test_ports_of_a_second_monitor(run: Run, mesh: Path) -> None:
    """info_global bit 63 (Linux CMN_INFO_MULTIPLE_DTM_EN): port 2 and on are another DTM's, which sees two ports (arm_cmn_wp_config)."""
    assert during(run, mesh, "xp_0_1/watchpoint_up,wp_dev_sel=3,wp_chn_sel=1,wp_grp=0,wp_val=0,wp_mask=0/", XP1 + WP0) == [1 << 17 | 1 << 1 | 1]
    assert "the crosspoint has no such port" in stat(
        run, mesh, "xp_0_0/watchpoint_up,wp_dev_sel=2,wp_chn_sel=0,wp_grp=0,wp_val=0,wp_mask=0/", 1)
    memory(mesh, BASE + 0x900, 1 << 63, 8)
    memory(mesh, XP1 + CONFIG, 0x5555_5555_4321_00F1, 8)  # of the first, which is somebody else's
    second = XP1 + 0x200  # Linux CMN_DTM_OFFSET(1)
    assert during(run, mesh, "xp_0_1/watchpoint_down,wp_dev_sel=3,wp_chn_sel=1,wp_grp=0,wp_val=5,wp_mask=6/", second + WP0 + 2 * 0x18, second + WP0 + 2 * 0x18 + 8,
                  second + WP0 + 2 * 0x18 + 16, second + CONFIG, DTC0 + PMCR) == [1 << 1 | 1, 5, 6, 0x0000_0202_0000_0007, 1]
    assert during(run, mesh, "hnf_0_1/hnf_cache_miss/", HNF1 + SEL, second + CONFIG, XP1 + CONFIG) == [1, 0x0000_2424_0000_0007, 0x5555_5555_4321_00F1]
    assert during(run, mesh, "hnf_0_0/hnf_cache_miss/", XP0 + CONFIG) == [0x0000_2828_0000_0007]  # two ports, one monitor


def test_a_home_node_of_two_kinds(run: Run, mesh: Path) -> None:
    """An HN-P (type 0x11) counts HN-I's events by the register at 0, its own by that at 8 (Linux CMN_HNP_PMU_EVENT_SEL)."""
    node(mesh, HNF1, 0x11, 3, id=8 | 2 << 1)
    memory(mesh, HNF1 + SEL, 0, 8)
    assert during(run, mesh, "hni_0_35/hni_rrt_wr_alloc/", HNF1 + SEL, HNF1 + SEL + 8, XP1 + CONFIG) == [0x26, 0, 0x0000_3030_0000_0007]
    assert during(run, mesh, "hnp_0_3/hnp_rrt_wr_occ_cnt_ovfl/,hni/hni_rrt_wr_alloc/", HNF1 + SEL, HNF1 + SEL + 8, XP1 + CONFIG) == [
        0x26, 1 << 16, 0x3232_3030_0000_0007]


def test_the_words_of_perf(run: Run, mesh: Path) -> None:
    """Linux arm_cmn_event_init: an event is counted at all nodes of its type, or at that one; an RN-D (type 0xd) is an RN-I (0xa), a
    watchpoint (0x7770) each crosspoint's, and the cycles are those of one controller."""
    rnd = BASE + 0x60000
    node(mesh, XP0, XP, 0, DTC0 - BASE, HNF0 - BASE, rnd - BASE, ports=2)
    node(mesh, rnd, 0xD, 0, id=0)
    memory(mesh, HNF1 + SEL, 0, 8)
    assert during(run, mesh, "arm_cmn_0/hnf_cache_miss/", HNF0 + SEL, HNF1 + SEL, XP0 + CONFIG, XP1 + CONFIG) == [
        1, 1, 0x0000_2828_0000_0007, 0x0000_4444_0000_0007]
    assert during(run, mesh, "arm_cmn/type=5,eventid=2,bynodeid=1,nodeid=0xf/", HNF0 + SEL, HNF1 + SEL) == [0, 2]
    assert during(run, mesh, "arm_cmn_0/rnid_rxdat_flits/", rnd + SEL, XP0 + CONFIG) == [4, 0x0000_1010_0000_0007]
    assert during(run, mesh, "arm_cmn_0/watchpoint_up,wp_dev_sel=1,wp_chn_sel=0,wp_grp=0,wp_val=0,wp_mask=0/", XP0 + WP0, XP1 + WP0) == [1, 1]
    assert during(run, mesh, "dtc_cycles", DTC0 + CTL, DTC0 + PMCR) == [1, 1]
    shown = stat(run, mesh, "arm_cmn_0/hnf_cache_miss/,arm_cmn_0/rnid_rxdat_flits/").splitlines()
    assert [line.split(";")[2] for line in shown if "/" in line] == [
        "cmn700_hnf_0_0/hnf_cache_miss/", "cmn700_hnf_0_1/hnf_cache_miss/", "cmn700_rnd_0_0/rnid_rxdat_flits/"], shown
    assert "lists 1 trees of nodes" in stat(run, mesh, "arm_cmn_1/hnf_cache_miss/", 1)
    assert "arm_cmn_0/sbsx_rd_req/: no unit of this event could be read" in stat(run, mesh, "arm_cmn_0/sbsx_rd_req/", 1)


def test_what_a_mesh_has_counted(run: Run) -> None:
    """The simulated nodes count their input and 1 each 1 ns: 0x10 + 1 of 128 nodes of a mesh; of an RN-I, and 0x12 + 1 of the RN-D beside it."""
    def counted(events: str) -> list[int]:
        lines = run("stat", "--io", "sim", "--system", "cmn700", "-x;", "-o", "-", "-e", events, "--", "true").stdout.splitlines()[1:]
        return [int(line.split(";")[0]) for line in lines]
    for event, nodes in (("arm_cmn_0/hnf_cache_miss/", 128), ("arm_cmn/hnf_cache_miss/", 256), ("hnf_cache_miss", 256)):
        assert counted(event) == [nodes * 17_000_000]
    assert counted("arm_cmn_0/rnid_rxdat_flits,bynodeid=1,nodeid=0x8/,arm_cmn_1/dtc_cycles/,dtc_cycles") == [17_000_000 + 19_000_000, 1_000_000, 2_000_000]
    assert counted("{arm_cmn_0/hnf_cache_miss,bynodeid=1,nodeid=0x10/,arm_cmn_0/hnf_mc_reqs,bynodeid=1,nodeid=0x10/}") == [17_000_000, 19_000_000]


def test_nodes_of_a_crosspoint_take_turns(run: Run) -> None:
    """Its two counters are those of all its nodes and its own: of three events each is counted two thirds of the time."""
    events = "hnf_0_0/hnf_cache_miss/,rni_0_0/rnid_rxdat_flits/,xp_0_0/mxp_e_dat_txflit_valid/"
    counted = run("stat", "--io", "sim", "--system", "cmn700", "-x;", "-o", "-", "-e", events + ",hnf_0_1/hnf_cache_miss/", "--", "true").stdout
    assert [line.split(";")[4] for line in counted.splitlines()[1:]] == ["66.67", "66.67", "66.67", "100.00"]


def test_a_node_that_is_below_no_crosspoint(run: Run, mesh: Path) -> None:
    """The configuration node points to an HN-F itself."""
    memory(mesh, BASE + 0x100, HNF0 - BASE, 8)
    before = (mesh / "dev/mem").read_bytes()
    assert "its fact `crosspoint` cannot be read: the node of `hnf` at 0x1040000 is below no node of `xp`" in stat(run, mesh, "hnf_0_0/hnf_cache_miss/", 1)
    assert (mesh / "dev/mem").read_bytes() == before


def test_a_crosspoint_that_is_not_described(run: Run, mesh: Path) -> None:
    memory(mesh, XP0, 6 | 500 << 32 | 2 << 48, 8)
    assert "hnf_0_0 borrows counters of a unit `xp` that is not described" in stat(run, mesh, "hnf_0_0/hnf_cache_miss/", 1)


@pytest.mark.parametrize(("event", "words"), [
    ("arm_cmn_0/type=0x9,eventid=1/", "only a kernel driver can count it, because no described unit does"),
    ("arm_cmn_0/rnid_rxdat_flits,occupid=1/", "`occupid` has no effect on this event"),
    ("arm_cmn_0/hnf_cache_miss,nodeid=8/", "nodeid acts with bynodeid=1 only"),
    ("arm_cmn_0/hnf_cache_miss,bynodeid=1,nodeid=7/", "no unit of this event could be read: no unit matches its terms"),
    ("{arm_cmn_0/hnf_cache_miss/,arm_cmn_1/hnf_cache_miss/}", "are in one group but on different units"),
    ("{arm_cmn_0/hnf_cache_miss/,arm_cmn_0/hnf_mc_reqs,bynodeid=1,nodeid=8/}", "are in one group but on different units"),
    ("{arm_cmn_0/hnf_cache_miss/,arm_cmn_0/dtc_cycles/}", "are in one group but on different units"),
    ("dtc_0_0/type=1/", "a controller counts cycles (type=0x3)"),
    ("xp_0_0/type=5,eventid=1/", "the nodes at its ports are units of their own"),
    ("hnf_0_0/type=4,eventid=1/", "this node is of another type than type= says"),
    ("hnf_0_0/eventid=0x3f/", "this node is of another type than type= says: give its own"),
    ("hnf_0_0/type=5,eventid=0x40/", "the node has no event of this number (eventid)"),
    ("hnf_0_0/type=5,eventid=1,occupid=1/", "`occupid` has no effect on this event"),
    ("{hnf_0_0/hnf_qos_pocq_occupancy_read/,hnf_0_0/hnf_qos_pocq_occupancy_write/}",
     "a node counts the occupancy of one kind of requests at a time. `hnf_0_0/hnf_qos_pocq_occupancy_read/` uses it"),
    ("xp_0_0/type=0x7770,eventid=1,wp_val=1/", "a watchpoint looks at what ports send (eventid=0) or receive (eventid=2)"),
    ("xp_0_0/type=6,eventid=1,wp_grp=1/", "the terms wp_* are those of watchpoints"),
])
def test_what_is_refused(run: Run, event: str, words: str) -> None:
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


def test_root_of_a_cmn600_in_a_device_tree(run: Run, mesh: Path) -> None:
    """Its offset, in the example of Documentation/devicetree/bindings/perf/arm,cmn.yaml 0x104000 (arm_cmn600_of_probe)."""
    root = 0x104000
    iomem(mesh, "00100000-001fffff : System RAM")
    device_node(mesh, "", a_cells=cells(1), s_cells=cells(1), compatible="acme,board")
    device_node(mesh, "pmu@1000000", compatible="arm,cmn-600", reg=cells(BASE, SIZE), **{"arm,root_node": cells(root)})
    node(mesh, BASE, 0, 0)
    node(mesh, BASE + root, CFG, 0, XP0 - BASE)
    memory(mesh, BASE + root + 8, 0xB400000034, 8)
    assert "node_type=CFG" in dump(run, mesh, "cfg_0", "cmn600")
    assert during(run, mesh, "hnf_0_0/hnf_cache_miss/", HNF0 + SEL, XP0 + CONFIG, system="cmn600") == [1, 0x0000_2828_0000_0007]
    (mesh / "proc/device-tree/pmu@1000000/arm,root-node").unlink()
    assert "`arm,root-node` in the device tree cannot be read" in dump(run, mesh, "cfg_0", "cmn600", 1)


def test_another_product(run: Run, mesh: Path) -> None:
    memory(mesh, BASE + 8, 0xB400000034, 8)
    assert "is another device: its periph_id_01 is 0xb400000034" in dump(run, mesh, "cfg_0", status=1)


@pytest.mark.parametrize(("at", "value", "words"), [
    (BASE + 0x100, 0, "has no matching node of `xp`"),  # pointers that are 0 are none
    (XP1 + 0x108, XP1 - BASE, "the tree is too deep"),
    (BASE + 0x80, 0x0100FFFF, "the tree is too deep"),
    (BASE + 0x100, 0x3FFF0000, "not the address of a register in this tree"),
    (BASE + 0x100, 0x10001, "not the address of a register in this tree"),
    (BASE + 0x108, 0x3F0000, "the file ends before"),
    (BASE + 0x80, 0xFFF90002, "not the address of a register in this tree"),
    (XP0, 7, "has no matching node of `xp`"),
    (DTC0, 4, "xp_0_0 borrows counters of units `dtc` that this machine does not have"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_hostile_trees(run: Run, mesh: Path, at: int, value: int, words: str) -> None:
    """Each is refused in one sentence, and nothing is written."""
    memory(mesh, at, value, 8)
    before = (mesh / "dev/mem").read_bytes()
    unit = "xp_0_0" if "no matching node of `xp`" in words or "dtc" in words else "xp_0_7"
    assert words in stat(run, mesh, f"{unit}/type=6,eventid=1/", 1)
    assert (mesh / "dev/mem").read_bytes() == before


# ---- The same in each mesh ----

# Of a mesh: what firmware calls it, its part and revision, where its crosspoints and its other nodes have the PMU (CMN_PMU_OFFSET,
# CMN_S3_R1_DTM_OFFSET, CMN_S3_PMU_OFFSET), and the type and the events of its home nodes. CMN S3 r2 is one of Arm's tables of registers.
OF_HNF = (HNF, "hnf_0_%d/hnf_cache_miss/", "hnf_0_%d/hnf_qos_pocq_occupancy_atomic/")
OF_HNS = (HNS, "hns_0_%d/hns_cache_miss_all/", "hns_0_%d/hns_qos_pocq_occupancy_atomic/")
EACH = {
    "cmn600": ("ARMHC600", 0x34, 0, 0x2000, 0x2000, *OF_HNF),
    "cmn650": ("ARMHC650", 0x36, 0, 0x2000, 0x2000, *OF_HNF),
    "ci700": ("arm,ci-700", 0x3A, 0, 0x2000, 0x2000, *OF_HNF),
    "cmn700": ("ARMHC700", 0x3C, 0, 0x2000, 0x2000, *OF_HNF),
    "cmns3 r0": ("arm,cmn-s3", 0x3E, 0, 0xD900, 0xD900, *OF_HNS),
    "cmns3 r1": ("ARMHC003", 0x3E, 2, 0xA000, 0xD900, *OF_HNS),
    "cmns3 r2": ("ARMHC003", 0x3E, 3, 0xA000, 0xD900, *OF_HNS),
}
MANY_PORTS = ("ci700", "cmn700", "cmns3 r0", "cmns3 r1", "cmns3 r2")


def found(root: Path, name: str) -> None:
    """By ACPI or by a device tree (arm_cmn_acpi_match, arm_cmn_of_match); both have /proc/iomem."""
    iomem(root, f"{BASE:08x}-{BASE + SIZE - 1:08x} : {name}:00" if name.startswith("ARMHC") else "00100000-001fffff : System RAM")
    if not name.startswith("ARMHC"):
        device_node(root, "", a_cells=cells(1), s_cells=cells(1), compatible="acme,board")
        device_node(root, "pmu@1000000", compatible=name, reg=cells(BASE, SIZE))


def ports(root: Path, system: str, crosspoint: int, count: int) -> int:
    """Something is at the last of the ports, which a CI-700 tells by its registers (CI700_CONNECT_INFO_P2_5_OFFSET). Returns what the others do."""
    if system == "ci700":
        memory(root, crosspoint + 8 * count + (0x10 if count > 2 else 0), 0xE, 8)
    return count if system.startswith(("cmn700", "cmns3")) else 0


@pytest.fixture
def each(tmp_path: Path, request: pytest.FixtureRequest) -> tuple[str, Path]:
    """The first crosspoint has two ports, a controller and a home node (port 1, device 2), the second four ports and a home node (port 3, device 1)."""
    system = request.param
    name, part, revision, _, _, home, *_ = EACH[system]
    online(tmp_path)
    found(tmp_path, name)
    node(tmp_path, BASE, CFG, 0, XP0 - BASE, XP1 - BASE)
    memory(tmp_path, BASE + 8, 0xB400000000 | part, 8)
    memory(tmp_path, BASE + 0x10, revision << 4 | 0xB, 8)
    node(tmp_path, XP0, XP, 0, DTC0 - BASE, HNF0 - BASE, ports=ports(tmp_path, system, XP0, 2))
    node(tmp_path, XP1, XP, 1, HNF1 - BASE, ports=ports(tmp_path, system, XP1, 4))
    node(tmp_path, DTC0, DTC, 0)
    node(tmp_path, HNF0, home, 0, id=1 << 2 | 2)
    node(tmp_path, HNF1, home, 1, id=8 | 3 << 1 | 1)
    return system, tmp_path


each_mesh = pytest.mark.parametrize("each", EACH, indirect=True)
each_of_many_ports = pytest.mark.parametrize("each", MANY_PORTS, indirect=True)


@each_mesh
def test_each_mesh_counts(run: Run, each: tuple[str, Path]) -> None:
    """arm_cmn_event_add, arm_cmn_event_start, arm_cmn_init_dtc: the node's event in the byte of its counter, whose input is 0x10 + counter +
    (port << 4) + (device << 2) of the node, 4 + counter of the crosspoint itself; SEL_OCCUP1ID in bits 34:32. Two counters are one here."""
    system, root = each[0].split()[0], each[1]
    _, _, _, monitor, counters, _, event, occupancy = EACH[each[0]]
    assert during(run, root, f"{event % 0},{occupancy % 0}", HNF0 + counters, XP0 + monitor + 0x210, DTC0 + 0xA00, DTC0 + counters + 0x100, system=system) == [
        *([3 << 32 | 0xF << 8 | 1, 0x2929_2828_0000_0007] if each[0] == "cmns3 r0" else [3 << 32 | 0xF << 16 | 1, 0x2A2A_2828_0000_0007]), 1, 1]
    assert during(run, root, "xp_0_0/mxp_e_dat_txflit_valid/", XP0 + monitor, XP0 + monitor + 0x210, system=system) == [0x61, 0x0000_0404_0000_0007]


@each_mesh
def test_each_mesh_has_watchpoints(run: Run, each: tuple[str, Path]) -> None:
    """arm_cmn_wp_config: WP_DEV_SEL 0, WP_CHN_SEL 3:1, WP_GRP 5:4, WP_EXCLUSIVE 8 and WP_COMBINE 9, of a CMN-600 5 and 6. Those down are 2 and 3."""
    system, root = each[0].split()[0], each[1]
    at = XP0 + EACH[each[0]][3]
    match = "xp_0_0/watchpoint_down,wp_dev_sel=1,wp_chn_sel=3,wp_grp=%d,wp_exclusive=1,wp_val=0x12,wp_mask=0xff00,wp_combine=1/"
    exclusive, combine = (1 << 5, 1 << 6) if system == "cmn600" else (1 << 8, 1 << 9)
    assert during(run, root, "{" + match % 0 + "," + match % 1 + "}", at + 0x1D0, at + 0x1D8, at + 0x1E0, at + 0x1E8, at + 0x1F0, at + 0x1F8, at + 0x210, system=system) == [
        combine | exclusive | 3 << 1 | 1, 0x12, 0xFF00, exclusive | 1 << 4 | 3 << 1 | 1, 0x12, 0xFF00, 0x0303_0202_0000_0007]


@each_of_many_ports
def test_each_mesh_of_many_ports(run: Run, each: tuple[str, Path]) -> None:
    """arm_cmn_discover, arm_cmn_nid: with something at port 2 or up, two bits of a node's number are the port and one is the device; where there
    is but one crosspoint, three and two. CMN_INFO_MULTIPLE_DTM_EN: each two ports have a DTM, CMN_DTM_OFFSET behind the one before."""
    system, root = each[0].split()[0], each[1]
    _, _, _, monitor, counters, home, event, _ = EACH[each[0]]
    several = 1 << (59 if each[0] == "cmns3 r2" else 63)
    first, second, sel = XP1 + monitor + 0x210, XP1 + monitor + 0x410, HNF1 + counters
    port3 = "xp_0_1/watchpoint_up,wp_dev_sel=3,wp_chn_sel=1,wp_grp=0,wp_val=0,wp_mask=0/"
    assert during(run, root, event % 1, sel, first, second, system=system) == [1, 0x0000_4444_0000_0007, 0]
    assert during(run, root, port3, XP1 + monitor + 0x1A0, first, system=system) == [1 << 17 | 1 << 1 | 1, 7]  # WP_DEV_SEL2
    assert "the crosspoint has no such port" in stat(run, root, port3.replace("xp_0_1", "xp_0_0"), 1, system)
    memory(root, BASE + 0x900, several, 8)
    assert during(run, root, event % 1, sel, first, second, system=system) == [
        *([1 << 16, 0, 0x0000_2626_0000_0007] if each[0] == "cmns3 r0" else [1, 0, 0x0000_2424_0000_0007])]
    assert during(run, root, event % 0, HNF0 + counters, XP0 + monitor + 0x210, system=system) == [1, 0x0000_2828_0000_0007]
    assert during(run, root, port3, XP1 + monitor + 0x3A0, second, system=system) == [1 << 1 | 1, 7]
    node(root, BASE, CFG, 0, XP1 - BASE)
    node(root, XP1, XP, 0, DTC0 - BASE, HNF1 - BASE, ports=ports(root, system, XP1, 6))
    node(root, HNF1, home, 1, id=5 << 2 | 2)
    memory(root, BASE + 0x900, 0, 8)
    assert during(run, root, event % 1, first, system=system) == [0x0000_6868_0000_0007]
    memory(root, BASE + 0x900, several, 8)
    if each[0] == "cmns3 r0":
        assert "a crosspoint of r0 has two DTMs at most" in stat(run, root, event % 1, 1, system)
        return
    assert during(run, root, event % 1, sel, first, second, XP1 + monitor + 0x610, system=system) == [1 << 16, 0, 0, 0x0000_2A2A_0000_0007]


@pytest.mark.parametrize(("system", "name"), [
    ("cmn600", "ARMHC600"), ("cmn600", "arm,cmn-600"), ("cmn650", "ARMHC650"), ("cmn650", "arm,cmn-650"), ("ci700", "arm,ci-700"), ("cmn700", "ARMHC700"), ("cmn700", "arm,cmn-700"),
    ("cmns3", "ARMHC003"), ("cmns3", "ARMHC800"), ("cmns3", "arm,cmn-s3")])
def test_who_tells_of_a_mesh(run: Run, tmp_path: Path, system: str, name: str) -> None:
    """arm_cmn_acpi_match, arm_cmn_of_match; ARMHC800 is what Arm's reference designs had before (cmn-tools, src/cmn_devmem_find.py)."""
    parts = {"cmn600": 0x34, "cmn650": 0x36, "ci700": 0x3A, "cmn700": 0x3C, "cmns3": 0x3E}
    online(tmp_path)
    found(tmp_path, name)
    if name == "arm,cmn-600":
        device_node(tmp_path, "pmu@1000000", **{"arm,root_node": cells(0)})
    node(tmp_path, BASE, CFG, 0)
    memory(tmp_path, BASE + 8, 0xB400000000 | parts[system], 8)
    assert "node_type=CFG" in dump(run, tmp_path, "cfg_0", system)


@each_mesh
def test_another_mesh(run: Run, each: tuple[str, Path]) -> None:
    """enum cmn_part: 0x434, 0x436, 0x43a, 0x43c, 0x43e."""
    system, root = each[0].split()[0], each[1]
    assert "node_type=CFG" in dump(run, root, "cfg_0", system)
    memory(root, BASE + 8, 0xB400000033, 8)
    assert "is another device: its periph_id_01 is 0xb400000033" in dump(run, root, "cfg_0", system, 1)


@pytest.mark.parametrize("each", ["cmns3 r0", "cmns3 r1", "cmns3 r2"], indirect=True)
def test_filters_of_later_home_nodes(run: Run, each: tuple[str, Path]) -> None:
    """SEL_HBT_LBT_SEL is in bits 38:37. Those of r2 are elsewhere (cmns3-r2.regdefs), and its bits 47:46, which are 2 after reset, stay."""
    memory(each[1], HNF0 + 0xD900, 2 << 46, 8)
    assert during(run, each[1], "hns_0_0/hns_cache_miss_all/", HNF0 + 0xD900, system="cmns3") == [2 << 46 | 1]
    if each[0] == "cmns3 r2":
        assert "in r2 this filter (occupid) has other bits" in stat(run, each[1], "hns_0_0/hns_cache_miss_lbt/", 1, "cmns3")
    else:
        assert during(run, each[1], "hns_0_0/hns_cache_miss_lbt/", HNF0 + 0xD900, system="cmns3") == [2 << 46 | 2 << 37 | 1]


@pytest.mark.parametrize("each", ["cmns3 r1"], indirect=True)
def test_nodes_that_may_be_isolated(run: Run, each: tuple[str, Path]) -> None:
    """CMN_INFO_DEVICE_ISO_ENABLE: who reads an isolated node may lock up, so Linux looks at none."""
    system, root = "cmns3", each[1]
    memory(root, BASE + 0x900, 1 << 44, 8)
    assert "has no matching node of `xp`" in stat(run, root, "xp_0_0/mxp_e_dat_txflit_valid/", 1, system)
    assert "device_iso_enable=1" in dump(run, root, "cfg_0", system)
    memory(root, BASE + 0x900, 0, 8)
    memory(root, XP0 + 0x900, 1 << 44, 8)  # of a crosspoint it is por_mxp_p0_info
    assert "xp_0_0/" in stat(run, root, "xp_0_0/mxp_e_dat_txflit_valid/", system=system)


# ---- What Linux shows ----

def device(tree: Path, identifier: str, events: dict[str, str]) -> None:
    folder = tree / "bus/event_source/devices/arm_cmn_0"
    for name, text in {"type": "8", "cpumask": "0", "identifier": identifier, **{f"format/{n}": t for n, t in sysfs_cmn.formats().items()},
                       **{f"events/{n}": t for n, t in events.items()}}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{text}\n")


@pytest.mark.parametrize(("identifier", "system"), [
    ("43405", "cmn600"), ("43603", "cmn650"), ("43a02", "ci700"), ("43c03", "cmn700"), ("43c00", "cmn700"), ("43e02", "cmns3")])
def test_a_device_of_linux(run: Run, tree: Path, identifier: str, system: str) -> None:
    """Which of them it is, the part number tells (enum cmn_part); a mesh without DVM nodes has none of their events."""
    events = {name: text for name, text in sysfs_cmn.events(system).items() if not name.startswith("dn_")}
    device(tree, identifier, events)
    verified = run("--sysfs", str(tree), "verify").stdout
    assert "1 devices compared, 0 differences" in verified or "1 device compared, 0 differences" in verified, verified
    assert run("--sysfs", str(tree), "list").stdout.startswith(f"{system}:")


@pytest.mark.parametrize(("missing", "told"), [
    (["hnf_cache_miss"], ["hnf_cache_miss"]), (["mxp_e_req_txflit_stall"], ["mxp_e_req_txflit_stall"]), (["hnf_"], []),
    (["mxp_p0_req_txflit_valid", "mxp_p0_req_txflit_stall"], []), (["dtc_cycles"], [])])
def test_events_that_the_kernel_lists_with_others(run: Run, tree: Path, missing: list[str], told: list[str]) -> None:
    """Linux arm_cmn_event_attr_is_visible: those of a type of nodes all or none, of crosspoints those of one interface and channel."""
    every = sysfs_cmn.events("cmn600")
    events = {name: text for name, text in every.items() if not name.startswith(tuple(missing))}
    device(tree, "43405", events)
    verified = run("--sysfs", str(tree), "verify", status=bool(told)).stdout
    assert [line.strip() for line in verified.splitlines() if line.startswith("    ")] == [
        f"events/{name}: described as `{every[name]}`, but missing on this machine" for name in told]


def test_a_mesh_that_is_not_described(run: Run, tree: Path) -> None:
    """No part that Linux 6.12 knows has the number 0x440; the events of its nodes are others."""
    device(tree, "44000", sysfs_cmn.events("cmn700") | {"hnf_cache_miss": "type=0x5,eventid=0x77"})
    verified = run("--sysfs", str(tree), "verify", "cmn700", status=1).stdout
    assert [line.strip() for line in verified.splitlines() if line.startswith("    ")] == [
        "identifier: described as `43c0<revision>`, but `44000` on this machine: the device is not described, so its other files were not compared"]


@pytest.mark.parametrize(("system", "identifier", "event", "since"), [
    ("cmn600", "43402", "cxra_external_chirsp_stalls", "r1p3"), ("cmn600", "43401", "hnf_snp_sent_untrk", "r1p2"), ("cmn600", "43401", "cxha_sdb_occ", "r1p2"),
    ("cmn650", "43604", "hnf_snp_sent_cluster", "r2p0"), ("cmn650", "43602", "sbsx_rdb_occ_cnt_ovfl", "r2p0"), ("cmn650", "43600", "rnid_wrt_throttled", "r2p0"),
    ("cmn700", "43c00", "hnf_sf_precise_to_imprecise", "r1p0"), ("cmn700", "43c01", "hnf_snp_intv_cln", "r2p0"), ("cmn700", "43c01", "ccha_pb_rhu_req_occ", "r2p0"),
    ("cmn700", "43c01", "ccla_pfwd_rcvr_cxs", "r2p0")])
def test_events_of_a_later_revision(run: Run, tree: Path, system: str, identifier: str, event: str, since: str) -> None:
    """arm_cmn_event_attr_is_visible; REV_CMN650_R1P2 is 4, behind r2p0."""
    device(tree, identifier, sysfs_cmn.events(system))
    refused = run("--sysfs", str(tree), "stat", "--io", "perf", "-e", f"arm_cmn_0/{event}/", "--", "true", status=1).stderr
    assert f"only if the mesh is {since} or newer" in refused and f"'{identifier}'" in refused


def test_the_driver_and_the_description_agree(run: Run, tree: Path) -> None:
    """wp_combine and occupid have the same bits, config:27-30: none of the two is said to differ."""
    events = sysfs_cmn.events("cmn700")
    device(tree, "43c03", events)
    (tree / "bus/event_source/devices/arm_cmn_0/type").write_text("999999\n")  # no kernel counts it
    filtered = [f"arm_cmn_0/{name}/" for name, text in events.items() if "occupid=0x" in text and not text.endswith("=0x0")]
    assert len(filtered) == 90
    said = run("--sysfs", str(tree), "stat", "--strict", "--io", "perf", "-e", ",".join(filtered), "--", "true", status=1).stderr
    assert "the kernel's driver counts" not in said and "arm_cmn_0/hnf_qos_pocq_occupancy_read/" in said


@pytest.mark.parametrize("system", sysfs_cmn.TABLES)
def test_files_of_linux(system: str) -> None:
    folder = ROOT / "generated/sysfs" / system / "arm_cmn_N"
    assert {path.name: path.read_text() for path in (folder / "format").iterdir()} == {
        name: f"{text}\n" for name, text in sysfs_cmn.formats().items()}
    assert {path.name: path.read_text() for path in (folder / "events").iterdir()} == {
        name: f"{text}\n" for name, text in sysfs_cmn.events(system).items()}
