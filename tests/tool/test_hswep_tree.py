"""Haswell-EP's and Broadwell's uncore: what a session writes is what Linux's driver writes, and trees of files that stand for machines of the
three kinds show what they have.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: HSWEP_* and SNBEP_PMON_* constants, SNBEP_PMON_BOX_CTL_INT (0x10003),
hswep_uncore_sbox_msr_init_box (one bit a write), hswep_cbox_enable_event (the filter's halves), snbep_qpi_enable_event, hswep_uncore_pci_ids
and bdx_uncore_pci_ids. CPUID: the upper half of the model is in leaf 1, EAX[19:16]; MSR 0x35: cores in bits 31:16 (SDM).
"""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from command import Run
from firmware import cpuid, cpuinfo, pci_device, signature, sockets, write
from test_direct import loaded, rows, state, writes  # noqa: F401 (fixtures)
from written import accesses, programmed, writes_in

RESET, RUN, FREEZE = 0x10103, 0x10000, 0x10100


def parts(run: Run, event: str) -> list[list[tuple[int, int]]]:
    """What is written before the start, at the start and at the end of counting."""
    return [writes_in(part) for part in re.split(r"^# .*$", accesses(run, "hswep", event), flags=re.M)[1:4]]


@pytest.mark.parametrize(("event", "box", "programmed"), [
    ("uncore_cbox_0/event=0x35,umask=0x03,filter_opc=0x182/", 0xE00, [(0xE06, 0x182 << 20), (0xE01, 0x400335)]),
    ("uncore_cbox_17/llc_misses.mmio_write/", 0xF10, [(0xF16, 1 << 30 | 0x18F << 20), (0xF11, 0x400335)]),
    ("uncore_cbox_23/llc_references.pcie_write/", 0xF70, [(0xF75, 0x3E), (0xF76, 0x1C8 << 20), (0xF71, 0x480135)]),
    ("uncore_cbox_1/event=0x34,umask=0x11,filter_state=0x7f/", 0xE10, [(0xE15, 0x7F << 17), (0xE11, 0x401134)]),
    ("uncore_cbox_2/event=0x37,umask=0x40,filter_nid=0x3/", 0xE20, [(0xE26, 0x3), (0xE21, 0x404037)]),
    ("uncore_cbox_3/event=0x36,umask=0x41,filter_opc=0x1c8,filter_nid=0x8000,filter_isoc=1,filter_c6=1,thresh=2,edge=1/", 0xE30,
     [(0xE36, 1 << 31 | 1 << 29 | 0x1C8 << 20 | 0x8000), (0xE31, 0x02444136)]),
    ("uncore_pcu/event=0x80,occ_sel=1/", 0x710, [(0x712, 0x404080)]),    # bdx_uncore_pcu_constraints: not the first counter
    ("uncore_pcu/event=0x74,edge=1,thresh=1/", 0x710, [(0x711, 0x01440074)]),
    ("uncore_ha_1/event=0x01,umask=0x03/", 0xF4, [(0xD8, 0x400301)]),
    ("uncore_ha_0/addr_opc_match.filt,filter_addr=0x123456789a,filter_opc=0x15/", 0xF4,
     [(0x40, 0x3456789A << 6 & 0xFFFFFFFF), (0x44, 0x123456789A >> 26), (0x48, 0x15), (0xD8, 0x400320)]),
    ("uncore_imc_7/cas_count_read/", 0xF4, [(0xD8, 0x400304)]),
    ("uncore_imc_0/UNC_M_CAS_COUNT.WR/", 0xF4, [(0xD8, 0x400C04)]),
    ("uncore_imc_0/event=0xff/", 0xF4, [(0xD0, 0), (0xD4, 0), (0xF0, 0x400000)]),
    ("uncore_irp/event=0x16,umask=0x02,half=1/", 0xF4, [(0xE0, 0x400216)]),
    ("uncore_r2pcie/event=0x13,umask=0x08/", 0xF4, [(0xD8, 0x400813)]),
    ("uncore_r3qpi_2/event=0x2a,umask=0x01/", 0xF4, [(0xD8, 0x40012A)]),
    ("uncore_qpi_1/event=0x102,umask=0x08/", 0xF4, [(0xD8, 0x600802)]),
    ("uncore_qpi_2/cto_count,match_mc=0xe,mask_mc=0xf,match_rds=0x8,mask_rds=0xf,match_opc=0x1,mask_opc=0xf/", 0xF4,
     [(0x228, 0xE << 9 | 1 << 5), (0x22C, 8 << 16), (0x238, 0xF << 9 | 0xF << 5), (0x23C, 0xF << 16), (0xD8, 0x600038)]),
])
def test_what_is_programmed(run: Run, event: str, box: int, programmed: list[tuple[int, int]]) -> None:
    opened, start, stop = parts(run, event)
    assert opened == [(box, RESET), *programmed]
    assert start == [(box, RUN)] and stop[:1] == [(box, FREEZE)]


def test_an_sbox_takes_one_bit_a_write(run: Run) -> None:
    opened, start, stop = parts(run, "uncore_sbox_2/event=0x01,umask=0x10,inv=1,thresh=3/")
    assert opened == [(0x734, 0x1), (0x734, 0x3), (0x734, 0x10003), (0x734, FREEZE), (0x735, 0x03C01001)]
    assert start == [(0x734, RUN)] and stop[:1] == [(0x734, FREEZE)]


def test_the_ubox_has_no_box_control(run: Run) -> None:
    assert parts(run, "uncore_ubox/event=0x42,umask=0x8/")[0] == [(0x705, 0x000842), (0x709, 0), (0x705, 0x400842)]
    assert parts(run, "uncore_ubox/event=0xff/")[0] == [(0x703, 0), (0x704, 0), (0x703, 0x400000)]
    assert parts(run, "uncore_ubox/event=0x41,umask=0x1,filter_tid=1,filter_cid=1,filter_cid30=0x5/")[0] == [
        (0x707, 1 << 5 | 5 << 1 | 1), (0x705, 0x000141), (0x709, 0), (0x705, 0x400141)]


def test_off_core_responses(run: Run) -> None:
    """Haswell's bits, and Broadwell's (intel/perfmon, haswellx_core.json and broadwellx_core.json)."""
    event = "cpu/offcore_response.all_reads.llc_miss.local_dram"
    assert programmed(run, "hswep.haswell", f"{event}/") == [(0x38F, 0), (0x1A6, 0x6004007F7), (0x4C1, 0), (0x186, 0x4301B7)]
    assert programmed(run, "hswep.broadwell", f"{event}.v4/") == [(0x38F, 0), (0x1A6, 0x6040007F7), (0x4C1, 0), (0x186, 0x4301B7)]
    assert "broadwell" in run("stat", "--io", "sim", "--system", "hswep.haswell", "-e", f"{event}.v4/", status=1).stderr.lower()


# ---- Machines ----

# Bus (0: the socket's first, 1: its second), device and function to the low byte of the id. A part has some of them.
FUNCTIONS = {
    (0, "05.6"): 0x39, (1, "12.1"): 0x30, (1, "14.0"): 0xB0, (1, "14.1"): 0xB1, (1, "15.0"): 0xB4, (1, "15.1"): 0xB5, (1, "10.1"): 0x34,
    (1, "12.5"): 0x38, (1, "17.0"): 0xD0, (1, "17.1"): 0xD1, (1, "18.0"): 0xD4, (1, "18.1"): 0xD5,
    **{(1, f"0{8 + port}.{function}"): ids[port] for port in (0, 1) for function, ids in ((2, (0x32, 0x33)), (6, (0x86, 0x96)), (0, (0x80, 0x90)))},
    (1, "0b.1"): 0x36, (1, "0b.2"): 0x37,
}
SMALL = [(0, "05.6"), (1, "12.1"), (1, "14.0"), (1, "14.1"), (1, "10.1")]    # a Xeon D-1500 with two channels
KINDS = {"haswell": (0x3F, 0x2F00, 12, [*FUNCTIONS]), "broadwell": (0x4F, 0x6F00, 22, [*FUNCTIONS]), "broadwell_de": (0x56, 0x6F00, 8, SMALL)}


@pytest.fixture(params=KINDS)
def machine(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    """One socket of each kind."""
    model, base, cores, functions = KINDS[request.param]
    sockets(tmp_path, 0)
    cpuid(tmp_path, 0, 0, 0x14, 0x756E6547, 0x6C65746E, 0x49656E69)    # GenuineIntel
    cpuid(tmp_path, 0, 1, signature(model, 1), 0, 0, 0)
    cpuinfo(tmp_path, model, 1)
    msr = tmp_path / "dev/cpu/0/msr"
    msr.write_bytes(bytes(8 * 0x1000))
    write(msr, 0x35, struct.pack("<Q", cores << 16 | 2 * cores))    # a fact is read where the kernel's device has it
    for bus, place in functions:
        pci_device(tmp_path, f"0000:{('00', 'ff')[bus]}:{place}", base | FUNCTIONS[bus, place], "0")
    return request.param, tmp_path


def count(run: Run, root: Path, *words: str, status: int = 0) -> str:
    done = run("stat", "--io", "direct", "--root", str(root), "-x;", "-o", "-", *words, status=status)
    return done.stdout if status == 0 else done.stderr


def test_units_of_a_machine(run: Run, machine: tuple[str, Path]) -> None:
    """The processor tells the system, so no --system is given. Counters are written while they count."""
    kind, root = machine
    msr, config = root / "dev/cpu/0/msr", {place: root / f"sys/bus/pci/devices/0000:{('00', 'ff')[place[0]]}:{place[1]}/config" for place in KINDS[kind][3]}
    cores = KINDS[kind][2]
    before = state(root)
    hardware = writes((msr, 0xE08, 1000), (msr, 0xE08 + 0x10 * (cores - 1), 7),
                      (config[1, "14.0"], 0xA0, 300), (config[1, "14.1"], 0xA0, 20), (config[0, "05.6"], 0xA0, 9), (config[1, "12.1"], 0xA0, 11),
                      *([(config[1, "17.0"], 0xA0, 4)] if kind != "broadwell_de" else []))
    found = rows(count(run, root, "-e", "uncore_cbox/clockticks/,uncore_imc/clockticks/,uncore_irp/clockticks/,uncore_ha/clockticks/", *hardware))
    assert [row[0] for row in found] == ["1007", "320" if kind == "broadwell_de" else "324", "9", "11"]
    assert rows(count(run, root, "--per-socket", "-e", "uncore_cbox/clockticks/", "--", "true"))[0][:2] == ["S0", str(cores)]
    assert state(root) == before


def test_what_a_xeon_d_lacks(run: Run, machine: tuple[str, Path]) -> None:
    kind, root = machine
    before = state(root)
    for event in ("uncore_sbox/clockticks/", "uncore_qpi/clockticks/", "uncore_r3qpi/clockticks/"):
        if kind == "broadwell_de":
            assert "pmureg: " in count(run, root, "-e", event, "--", "true", status=1)
        else:
            assert rows(count(run, root, "-e", event, "--", "true"))[0][0] == "0"
    assert state(root) == before


def test_the_other_generations_device_is_not_taken(run: Run, machine: tuple[str, Path]) -> None:
    """At the place of a channel is a device that is no channel of either."""
    kind, root = machine
    device = root / "sys/bus/pci/devices/0000:ff:14.0"
    (device / "device").write_text("0x6f71\n")
    assert "uncore_imc_0" in count(run, root, "-e", "uncore_imc_0/clockticks/", "--", "true", status=1)
    assert rows(count(run, root, "-e", "uncore_imc_1/clockticks/", "--", "true"))[0][0] == "0"



def test_memory_events_disturb_the_other_thread_of_a_haswell(run: Run, machine: tuple[str, Path]) -> None:
    """HSD29 is told once, where intel_ht_bug is: on Haswell."""
    kind, root = machine
    cpuid(root, 0, 0xA, 0x07300803, 0, 0, 0x603)    # version 3: eight counters of 48 bits, and three fixed ones
    before = state(root)
    for events, told in (("cpu/mem_uops_retired.all_loads/,cpu/mem_load_uops_retired.l3_hit/", kind == "haswell"), ("cpu/uops_issued.any/", False)):
        done = run("stat", "--io", "direct", "--root", str(root), "-e", events, "--", "true")
        assert done.stderr.count("erratum HSD29: With hyper-threading") == told
    assert state(root) == before
