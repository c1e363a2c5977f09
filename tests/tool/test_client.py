"""The uncores of Intel's client processors: what a session writes is what Linux's driver writes, and what a unit cannot count is refused.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snb.c: SNB_UNC_GLOBAL_CTL_EN (bit 29) with the slices of {snb,skl}_uncore_msr_init_box,
skl_uncore_msr_enable_box (of rkl and tgl, too), adl_uncore_msr_enable_box, mtl_uncore_msr_init_box, lnl_uncore_msr_init_box; snb_uncore_msr_enable_event (bit 22); what selects
events: *_RAW_EVENT_MASK; adl_uncore_mmio_enable_box; snb_uncore_arb_constraints; single_fixed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from firmware import cpuid, cpuinfo, memory, pci_device, signature, sockets
from written import accesses, writes_in


@pytest.mark.parametrize(("system", "event", "writes"), [
    ("snb", "uncore_cbox_3/cache_lookup.any_i/", [(0x391, 0x2000000F), (0x736, 0), (0x730, 0x408834)]),
    ("snb", "uncore_cbox_0/clockticks/", [(0x391, 0x2000000F), (0x395, 0), (0x394, 0x400000)]),
    ("snb", "uncore_cbox_0/event=0x22,umask=0x41,cmask=31,inv=1,edge=1/", [(0x391, 0x2000000F), (0x706, 0), (0x700, 0x1FC44122)]),
    ("snb.ivb", "uncore_arb/trk_occupancy.cycles_over_half_full/", [(0x391, 0x2000000F), (0x3B0, 0), (0x3B2, 0x0A400180)]),
    ("skl", "uncore_cbox_2/xsnp_response.hitm_xcore/", [(0xE01, 0x2000001F), (0x726, 0), (0x720, 0x404822)]),
    ("skl", "uncore_arb/UNC_ARB_TRK_REQUESTS.DRD_DIRECT/", [(0xE01, 0x2000001F), (0x3B0, 0), (0x3B2, 0x400281)]),
    # The second counter only, and no control of all counters
    ("icl", "uncore_arb/trk_requests.all/", [(0x3B1, 0), (0x3B3, 0x400181)]),
    ("icl", "uncore_cbox_3/event=0x34,umask=0x88/", [(0x71A, 0), (0x718, 0x408834)]),
    ("icl", "uncore_clock/clockticks/", [(0x395, 0), (0x394, 0x400000)]),
    ("rkl", "uncore_clock/clockticks/", [(0xE01, 0x2000001F), (0x395, 0), (0x394, 0x400000)]),
    ("tgl", "uncore_arb/dat_occupancy.rd/", [(0xE01, 0x2000001F), (0x3B0, 0), (0x3B2, 0x400285)]),
    ("adl", "uncore_cbox_1/event=0x34,umask=0x10,threshold=33/", [(0x2FF0, 0x20000000), (0x200A, 0), (0x2008, 0x21401034)]),
    ("adl", "uncore_arb_1/trk_requests.all/", [(0x2FF0, 0x20000000), (0x2FDA, 0), (0x2FD8, 0x400181)]),
    ("adl", "uncore_clock/clockticks/", [(0x2FF0, 0x20000000), (0x2FDF, 0), (0x2FDE, 0x400000)]),
    ("adl", "uncore_imc_1/event=0x22,chmask=0x3,edge=1/", [(0xD0, 0x40322), (0xC4, 0)]),
    ("mtl", "uncore_hac_arb_1/transactions.reads/", [(0x200E, 0x20000000), (0x2028, 0), (0x2022, 0x40028A)]),
    ("mtl", "uncore_hac_cbox_0/tor_allocation.all/", [(0x200E, 0x20000000), (0x2048, 0), (0x2042, 0x400835)]),
    ("mtl", "uncore_cncu/clockticks/", [(0x240E, 0x20000000), (0x2408, 0), (0x2402, 0x400000)]),
    ("mtl", "uncore_sncu/clockticks/", [(0x200E, 0x20000000), (0x2008, 0), (0x2002, 0x400000)]),
    ("mtl", "uncore_arb_0/dat_occupancy.rd/", [(0x240E, 0x20000000), (0x2418, 0), (0x2412, 0x400285)]),
    ("arl", "uncore_cbox_3/event=0x34,umask=0x10,threshold=33/", [(0x240E, 0x20000000), (0x2478, 0), (0x2472, 0x21401034)]),
    ("arl", "uncore_hac_arb_1/transactions.writes/", [(0x200E, 0x20000000), (0x2028, 0), (0x2022, 0x40048A)]),
    ("arl", "uncore_cncu/clockticks/", [(0x240E, 0x20000000), (0x2408, 0), (0x2402, 0x400000)]),
    ("arl", "uncore_imc_0/total_data/", [(0xD0, 0x3C), (0xC4, 0)]),
    ("lnl", "uncore_cbox_3/event=1/", [(0x240E, 0x20000000), (0x2478, 0), (0x2472, 0x400001)]),
    ("ptl", "uncore_cbox_5/event=1/", [(0x240E, 0x20000000), (0x2498, 0), (0x2492, 0x400001)]),
    ("ptl", "uncore_santa_1/event=0x35,umask=0x1,threshold=2/", [(0x240E, 0x20000000), (0x2428, 0), (0x2422, 0x2400135)]),
    ("ptl", "uncore_cncu_1/clockticks/", [(0x254E, 0x20000000), (0x2548, 0), (0x2542, 0x400000)]),
    ("lnl", "uncore_hbo_1/event=0x35,umask=0x8,threshold=0xff,inv=1/", [(0x550, 0xFF800835), (0x548, 0)]),
])
def test_writes(run: Run, system: str, event: str, writes: list[tuple[int, int]]) -> None:
    """Before the counts are read; counters in MSRs are zeroed, too, which Linux leaves."""
    assert writes_in(accesses(run, system, event).partition("# read, stop")[0]) == writes


@pytest.mark.parametrize(("system", "event", "said"), [
    ("snb", "{uncore_arb/event=0x80,umask=1/,uncore_arb/event=0x83,umask=1/}", "only counter 0 of uncore_arb can count it"),
    ("adl", "{uncore_arb_1/event=0x80,umask=1/,uncore_arb_1/event=0x83,umask=1/}", "only counter 0 of uncore_arb_1 can count it"),
    ("icl", "{uncore_arb/trk_requests.all/,uncore_arb/coh_trk_requests.all/}", "1 counter of uncore_arb can count it"),
    ("snb", "{uncore_cbox_0/event=0x34/,uncore_cbox_0/event=0x22/,uncore_cbox_0/event=0x35/}", "2 counters of uncore_cbox_0 can count it"),
    ("snb", "uncore_cbox_1/clockticks/", "use snb_cbox_0"),
    ("snb", "uncore_arb/event=0xff/", "event=0xff alone is the fixed counter"),
    ("lnl", "uncore_cbox_0/event=0xff/", "event=0xff alone is the fixed counter"),
    ("snb", "uncore_imc/event=6/", "event is 1 to 5"),
    ("tgl", "uncore_imc_free_running_0/event=0xff,umask=0x40/", "umask is 0x10, 0x20 or 0x30"),
    ("snb.bdw", "uncore_arb/coh_trk_occupancy.all/", "this is Broadwell"),
    ("arl", "uncore_arb_0/dat_occupancy.rd/", "unknown term or event `dat_occupancy.rd`"),
])
def test_what_is_refused(run: Run, system: str, event: str, said: str) -> None:
    assert said in run("stat", "--io", "sim", "--system", system, "-e", event, status=1).stderr


@pytest.mark.parametrize(("system", "unit", "event"), [
    ("snb", "uncore_imc", "data_reads"), ("skl", "uncore_imc", "data_writes"), ("icl", "uncore_imc", "ia_requests"), ("rkl", "uncore_imc", "gt_requests"),
    ("tgl", "uncore_imc_free_running_1", "data_total"), ("adl", "uncore_imc_free_running_0", "data_read"), ("lnl", "uncore_imc_free_running_1", "data_write"),
    ("ptl", "uncore_imc_free_running_0", "data_read")])
def test_free_running_counters_are_only_read(run: Run, system: str, unit: str, event: str) -> None:
    asked = ("stat", "--io", "sim", "--system", system, "-e", f"{unit}/{event}/")
    assert ", 0 writes, " in run(*asked, "--dry-run").stdout
    assert "61.04 MiB" in run(*asked).stdout


# What the host bridge (00:00.0) has at SNB_UNCORE_PCI_IMC_BAR_OFFSET or LNL_UNCORE_PCI_SAFBAR_OFFSET, and where the first register is then:
# snb_uncore_imc_init_box(); uncore_get_box_mmio_addr() with TGL_UNCORE_MMIO_IMC_MEM_OFFSET, tgl_l_uncore_imc_freerunning, tgl_uncore_imc_freerunning,
# ADL_UNCORE_IMC_FREERUNNING_BASE, ADL_UNCORE_IMC_BASE, LNL_UNCORE_HBO_BASE and LNL_UNCORE_HBO_OFFSET.
BASE, ADDRESS = 0x12_0001_0000, 0x12_0001_0001
PLACES = [(0x2A, 0x48, "uncore_imc/data_reads/", BASE + 0x5050, 4), (0x9E, 0x48, "uncore_imc/data_writes/", BASE + 0x5054, 4),
          (0x7E, 0x48, "uncore_imc/ia_requests/", BASE + 0x5044, 4), (0xA7, 0x48, "uncore_imc/data_reads/", BASE + 0x5050, 4),
          (0x8C, 0x48, "uncore_imc_free_running_1/data_read/", BASE + 0x15058, 8), (0x8D, 0x48, "uncore_imc_free_running_1/data_total/", BASE + 0x1D840, 8),
          (0x97, 0x48, "uncore_imc_free_running_0/data_write/", BASE + 0xD8A0, 8), (0xAA, 0x48, "uncore_imc_free_running_1/data_read/", BASE + 0x1D858, 8),
          (0xC6, 0x48, "uncore_imc_free_running_0/data_read/", BASE + 0xD858, 8), (0xBD, 0x48, "uncore_imc_free_running_1/data_read/", BASE + 0x1D858, 8)]


def client(root: Path, model: int, offset: int, address: int) -> Path:
    """A laptop: its graphics and host bridge, whose id nobody has listed."""
    sockets(root, 0)
    cpuinfo(root, model, 0)
    cpuid(root, 0, 0, 0x20, 0, 0, 0)
    cpuid(root, 0, 1, signature(model, 0), 0, 0, 0)
    pci_device(root, "0000:00:02.0", 0x9A49)
    return pci_device(root, "0000:00:00.0", 0x9A14, dwords={offset: address & 0xFFFFFFFF, offset + 4: address >> 32})


@pytest.mark.parametrize(("model", "offset", "event", "at", "size"), PLACES)
def test_memory_controllers_are_where_the_host_bridge_tells(run: Run, tmp_path: Path, model: int, offset: int, event: str, at: int, size: int) -> None:
    client(tmp_path, model, offset, ADDRESS)
    memory(tmp_path, at, 1 << 20, size)
    counted = f"printf '\\000\\000\\060' | dd of={tmp_path}/dev/mem bs=1 seek={at} conv=notrunc status=none"
    done = run("stat", "--io", "direct", "--root", tmp_path, "-x;", "-o", "-", "-e", event, "--", "sh", "-c", counted)
    assert done.stdout.split(";")[:2] == ["128.00", "MiB"]    # (0x300000 - 0x100000) * 64 bytes


def test_queues_of_lunar_lake_are_where_the_host_bridge_tells(run: Run, tmp_path: Path) -> None:
    client(tmp_path, 0xBD, 0x68, ADDRESS)
    memory(tmp_path, BASE + 0xE54000 + 0x1000, 0)
    listed = run("list", "--system", "lnl", "--root", tmp_path).stdout
    assert f"uncore_hbo_0 is at {BASE + 0xE54000:#x}" in listed and f"uncore_hbo_1 is at {BASE + 0xE53000:#x}" in listed


@pytest.mark.parametrize(("model", "address"), [(0x8C, BASE), (0x97, 0), (0xBD, BASE)])
def test_a_base_that_is_not_enabled(run: Run, tmp_path: Path, model: int, address: int) -> None:
    """Bit 0: BAR is disabled. Nothing is read there."""
    client(tmp_path, model, 0x48, address)
    memory(tmp_path, BASE + 0x20000, 0)
    error = run("stat", "--io", "direct", "--root", tmp_path, "-e", "uncore_imc_free_running_0/data_read/", "true", status=1).stderr
    assert "uncore_imc_free_running_0" in error and "data_read" in error


def test_a_machine_that_hides_its_host_bridge(run: Run, tmp_path: Path) -> None:
    (client(tmp_path, 0x9E, 0x48, ADDRESS).parent / "vendor").write_text("0x1022\n")
    (tmp_path / "sys/bus/pci/devices/0000:00:02.0/vendor").write_text("0x1022\n")
    error = run("stat", "--io", "direct", "--root", tmp_path, "-e", "uncore_imc/data_reads/", "true", status=1).stderr
    assert "no PCI device" in error
