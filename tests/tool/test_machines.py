"""`list`, `verify` and counting on trees of machines that people have: two EPYC of Zen 5, and two Grace.

Literals of drivers: arch/x86/events/amd/uncore.c and core.c with asm/msr-index.h (MSRs 0xC0010200, 0xC0010230, 0xC0010240, 0xC0010800, 0xC0000301),
nvidia_cspmu.c, arm_cspmu.h.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import machines
from command import Run
from firmware import cpuid, read_memory
from test_scope import put, read

Listed = Callable[..., list[str]]


@pytest.fixture
def epyc(tmp_path: Path) -> Path:
    return machines.zen5(tmp_path)


@pytest.fixture
def grace(tmp_path: Path) -> Path:
    return machines.grace(tmp_path)


@pytest.fixture
def counted(pmureg: Path, msr_device: dict[str, str]) -> Listed:
    """The place of each row of `stat`, or its unit where that tells the place, by the registers of a tree; its files called msr behave as the kernel's."""
    def go(root: Path, event: str, *words: str, script: str = "true") -> list[str]:
        done = subprocess.run([pmureg, "stat", "--io", "direct", "--root", root, "-x;", "--per-instance", "-o", "-", *words, "-e", event, "--", "sh", "-c", script],
                              capture_output=True, text=True, timeout=60, env=os.environ | msr_device)
        assert done.returncode == 0, done.stderr
        return [words[0] if words[0].startswith(("S", "CPU")) else words[2].partition("/")[0] for words in (row.split(";") for row in done.stdout.splitlines())]

    return go


# ---- EPYC ----

def test_an_epyc_is_known_by_cpuid(run: Run, epyc: Path) -> None:
    """Its system alone, with what it counts; then each PMU of the kernel."""
    listed = run("list", "--root", str(epyc)).stdout
    own, _, kernel = listed.partition("\nThis machine's PMUs\n")
    assert own.startswith("zen5: AMD Zen 5") and "\namd_l3: " in own and "\namd_df: " in own
    assert "\namd_umc: Unified memory controller, 12 units (zen5_umc_0 ... zen5_umc_11), each is amd_umc_<popcount(active) * package + umc>\n" in own
    assert "absent" not in own
    assert "\n  amd_umc/umc_cas_cmd.rd/ " in own and "\n  amd_l3/l3_lookup_state.l3_miss/ " in own
    assert "  amd_df/event=,umask=/ " in kernel and "  amd_l3/coreid=,enallcores=,enallslices=,event=,sliceid=,threadmask=,umask=/ " in kernel
    assert all(f"  amd_umc_{umc}/event=,rdwrmask=/ " in kernel for umc in range(24))
    # Zen 4 has these names and formats, too, and this is none. Linux's `cpu` on x86, which counts tasks, has no list of CPUs.
    assert not (epyc / "sys/bus/event_source/devices/cpu/cpumask").exists()
    assert run("verify", "--root", str(epyc)).stdout.startswith(
        "zen5  AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) core and uncore counters: 27 devices compared, 0 differences\n")


def with_controllers(epyc: Path, active: int, counters: int) -> None:
    """ECX of CPUID 8000_0022h has a bit for each that is there, EBX[21:16] how many counters all of them have."""
    for cpu in range(8):
        cpuid(epyc, cpu, 0x80000022, 1, counters << 16 | 16 << 10 | 16 << 4 | 6, active, 0)


def test_controllers_that_an_epyc_lacks(run: Run, epyc: Path) -> None:
    with_controllers(epyc, 0x0F0F, 32)
    listed = run("list", "--root", str(epyc)).stdout
    assert "; absent here: zen5_umc_8, zen5_umc_9, zen5_umc_10, zen5_umc_11\n" in listed


@pytest.mark.parametrize(("active", "counters", "device", "package", "control"), [
    (0xFFF, 48, 11, 0, 0xC0010858), (0xFFF, 48, 12, 1, 0xC0010800), (0xFFF, 48, 23, 1, 0xC0010858),
    (0x0F0F, 32, 7, 0, 0xC0010838), (0x0F0F, 32, 8, 1, 0xC0010800), (0x0F0F, 32, 15, 1, 0xC0010838),
    # Two counters of each: amd_uncore_umc_ctx_init() has msr_base = 0xC0010800 + i * num_counters * 2.
    (0xFFF, 24, 14, 1, 0xC0010808)])
def test_a_memory_controller_by_its_number(epyc: Path, counted: Listed, active: int, counters: int, device: int, package: int, control: int) -> None:
    """Linux numbers those of all packages through, and has as many counters of each as CPUID tells. Reads and writes are event 0x0a."""
    with_controllers(epyc, active, counters)
    seen = epyc / "seen"
    look = f"for cpu in 0 4; do od -An -tx8 -j{8 * control} -N8 dev/cpu/$cpu/msr; done > {seen}"
    assert counted(epyc, f"amd_umc_{device}/umc_cas_cmd.all/", script=f"cd {epyc}; {look}") == [f"amd_umc_{device}"]
    assert [int(word, 16) for word in seen.read_text().split()] == [0x8000000A if socket == package else 0 for socket in range(2)]


def test_memory_controllers_by_all_names(run: Run, epyc: Path, counted: Listed) -> None:
    """All of them, one of each package by our own name, and one that is not there."""
    with_controllers(epyc, 0x0F0F, 32)
    assert counted(epyc, "amd_umc/umc_mem_clk/") == [f"amd_umc_{umc}" for umc in range(16)]
    assert counted(epyc, "zen5_umc_3/umc_mem_clk/") == ["amd_umc_3", "amd_umc_11"]
    error = run("stat", "--io", "direct", "--root", str(epyc), "-e", "amd_umc_16/umc_mem_clk/", "--", "true", status=1).stderr
    assert "amd_umc_16" in error


def test_an_epyc_counts_by_its_registers(epyc: Path, counted: Listed) -> None:
    """On the first CPU of each cache, and of each package; what was there is there again."""
    assert counted(epyc, "amd_l3/l3_lookup_state.l3_miss/") == ["S0-D0-L3-ID0", "S0-D0-L3-ID1", "S1-D0-L3-ID2", "S1-D0-L3-ID3"]
    assert counted(epyc, "amd_df/event=0x1f,umask=0xfe/") == ["S0", "S1"]
    assert counted(epyc, "{zen5_umc_11/umc_cas_cmd.rd/,zen5_umc_11/umc_cas_cmd.wr/}") == ["amd_umc_11", "amd_umc_23"] * 2
    assert [read(epyc, cpu, at) for cpu in range(8) for at in (0xC0010230, 0xC0010240, 0xC0010858)] == [0] * 24


CORE_MSRS = (0xC0000301, *range(0xC0010200, 0xC001020C))


def test_the_watchdog_keeps_its_counter(epyc: Path, counted: Listed) -> None:
    """Linux's NMI watchdog counts cycles with counter 0 (PERF_CTL: 0x530076, with the interrupt), and enables all counters of each CPU in PerfCntrGlobalCtl."""
    for cpu in range(8):
        for at, value in ((0xC0010200, 0x530076), (0xC0010201, 0xFFFF00000000), (0xC0000301, 0x3F)):
            put(epyc, cpu, at, value)
    before = [read(epyc, cpu, at) for cpu in range(8) for at in CORE_MSRS]
    seen = epyc / "seen"
    look = "".join(f"od -An -tx8 -j{8 * at} -N8 dev/cpu/5/msr >> {seen};" for at in (0xC0010200, 0xC0010202, 0xC0000301))
    assert counted(epyc, "cpu/instructions/", script=f"cd {epyc}; {look}") == [f"CPU{cpu}" for cpu in range(8)]
    assert [int(word, 16) for word in seen.read_text().split()] == [0x530076, 0x4300C0, 0x3F]
    assert [read(epyc, cpu, at) for cpu in range(8) for at in CORE_MSRS] == before


def test_another_programs_enable_stays(epyc: Path, counted: Listed) -> None:
    """PerfCntrGlobalCtl: its counter 1 goes on beside our counter 0."""
    put(epyc, 6, 0xC0010202, 0x4300C2)
    put(epyc, 6, 0xC0000301, 0x02)
    seen = epyc / "seen"
    counted(epyc, "cpu/instructions/", "-C", "6", script=f"od -An -tx8 -j{8 * 0xC0000301} -N8 {epyc}/dev/cpu/6/msr > {seen}")
    assert int(seen.read_text(), 16) == 0x03
    assert (read(epyc, 6, 0xC0010202), read(epyc, 6, 0xC0000301)) == (0x4300C2, 0x02)


@pytest.mark.parametrize(("event", "left"), [("instructions", 0x3E), ("event=3,umask=0xf", 0x0F)])
def test_enables_that_come_meanwhile_stay(epyc: Path, counted: Listed, event: str, left: int) -> None:
    """Linux begins to count, and enables all counters, as amd_pmu_v2_enable_all() does: ours alone are taken back, counter 0, or 4 and 5."""
    script = f"printf '\\077\\0\\0\\0\\0\\0\\0\\0' | dd of={epyc}/dev/cpu/6/msr bs=8 seek={0xC0000301} conv=notrunc status=none"
    counted(epyc, f"cpu/{event}/", "-C", "6", script=script)
    assert read(epyc, 6, 0xC0000301) == left


@pytest.mark.parametrize("at", [0xC0010208, 0xC001020A])
def test_a_pair_in_use_is_left_alone(epyc: Path, pmureg: Path, msr_device: dict[str, str], at: int) -> None:
    """Another program counts with counter 4, or 5: event 3 needs both."""
    for cpu in range(8):
        put(epyc, cpu, at, 0x5300C0)
        put(epyc, cpu, 0xC0000301, 0x3F)
    words: list[str | Path] = [pmureg, "stat", "--io", "direct", "--root", epyc, "-e", "cpu/fp_ret_sse_avx_ops.all/", "--", "true"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, env=os.environ | msr_device)
    assert done.returncode == 1 and "another program counts with it" in done.stderr, done.stderr
    assert [read(epyc, cpu, at) for cpu in range(8)] == [0x5300C0] * 8


# ---- Grace ----

def test_a_grace_is_known_by_its_midr(run: Run, grace: Path) -> None:
    listed = run("list", "--root", str(grace)).stdout
    own, _, kernel = listed.partition("\nThis machine's PMUs\n")
    assert "t241: NVIDIA Tegra241 (Grace) uncore PMUs\n" in own
    for name, base in machines.GRACE.items():
        # The package has four sockets at most, this board two.
        assert f"\n{name}: " in own and f"4 units ({name}_0 ... {name}_3); absent here: {name}_2, {name}_3\n" in own
        for socket in range(2):
            assert f"\n  {name}_{socket} is at {base + 0x100000 * socket:#x} by ACPI's table APMT\n" in own
            assert f"  {name}_{socket}/cycles/ " in kernel
    assert "  armv8_pmuv3_0/event=,long=,rdpmc=,threshold=,threshold_compare=,threshold_count=/ " in kernel
    assert "uncore PMUs: 10 devices compared, 0 differences\n" in run("verify", "t241", "--root", str(grace)).stdout


def test_a_grace_without_the_driver(run: Run, tmp_path: Path) -> None:
    """The firmware tells where the units are, whatever the kernel has loaded."""
    listed = run("list", "--root", str(machines.grace(tmp_path, driver=False))).stdout
    assert "\n  nvidia_cnvlink_pmu_1 is at 0x450000 by ACPI's table APMT\n" in listed
    assert "nvidia_" not in listed.partition("\nThis machine's PMUs\n")[2]


@pytest.mark.parametrize(("event", "unit"), [
    ("nvidia_scf_pmu_0/cmem_rd_data/", 0x310000), ("nvidia_pcie_pmu_1/rd_bytes_loc,root_port=0x3/", 0x420000),
    ("nvidia_nvlink_c2c0_pmu_0/rd_req_loc/", 0x330000), ("nvidia_nvlink_c2c1_pmu_1/wr_bytes_rem/", 0x440000),
    ("nvidia_cnvlink_pmu_1/total_bytes_rem,rem_socket=0x1/", 0x450000)])
def test_a_grace_counts_by_its_registers(grace: Path, counted: Listed, event: str, unit: int) -> None:
    """The unit is where firmware says, and what was there is there again; no other is touched."""
    before = (grace / "dev/mem").read_bytes()
    assert len(counted(grace, event)) == 1
    after = (grace / "dev/mem").read_bytes()
    assert {at for at in range(0, len(before), 0x10000) if before[at:at + 0x10000] != after[at:at + 0x10000]} <= {unit}
    assert read_memory(grace, unit + 0xE00, 4) == 0x7F06


def test_a_machine_that_no_description_fits(run: Run, tmp_path: Path) -> None:
    """`list` says how one begins; a machine that is described is told nothing (model 6Ah: Ice Lake-SP)."""
    words = "No description fits this machine. `pmureg-gen new VENDOR/SYSTEM --from-machine` begins one, and says which is nearest.\n"
    (tmp_path / "proc").mkdir()
    (tmp_path / "sys").mkdir()
    for model, is_told in ((0xFA, True), (0x6A, False)):
        (tmp_path / "proc/cpuinfo").write_text(f"vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: {model}\n\n")
        assert (words in run("list", "--root", str(tmp_path)).stdout) == is_told, model
        assert words not in run("list", "--json", "--root", str(tmp_path)).stdout
