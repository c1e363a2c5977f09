"""Processors with cores of two kinds, as files: each kind is programmed on its own CPUs alone, in its own way.

Leaf 0x1A of CPUID tells the kind in EAX[31:24]: 0x40 or 0x20 (Intel's SDM, volume 2A). Linux 6.12, arch/x86/events/intel/core.c: a P-core has eight
counters and four fixed ones, whatever leaf 0xA tells (intel_pmu_init_hybrid and what is below INTEL_ALDERLAKE), an E-core six and three;
intel_glc_extra_regs and intel_grt_extra_regs: off-core events are 0x12a and 0x12b on P-cores, 0x1b7 and 0x2b7 on E-cores.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from firmware import cpuid, sockets
from test_direct import loaded, msr, rows, state, writes  # noqa: F401 (fixtures)

P_CPUS, E_CPUS = (0, 1), (2, 3, 4, 5)
GLOBAL_CTRL, FIXED_CTRL, FIXED, PMC, EVTSEL, OFFCORE = 0x38F, 0x38D, 0x309, 0x4C1, 0x186, 0x1A6


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    sockets(tmp_path, *(0 for _ in P_CPUS + E_CPUS))
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 151\nstepping\t: 2\n\n")
    for cpu in P_CPUS + E_CPUS:
        cpuid(tmp_path, cpu, 0, 0x20, 0, 0, 0)
        cpuid(tmp_path, cpu, 0xA, 0x07300605, 0, 7, 0x00008603)    # six and three, on both kinds
        cpuid(tmp_path, cpu, 0x1A, 0x40000001 if cpu in P_CPUS else 0x20000001, 0, 0, 0)
        msr(tmp_path, cpu).write_bytes(bytes(8 * 0x1000))
    return tmp_path


def count(run: Run, root: Path, *words: str, status: int = 0) -> str:
    done = run("stat", "--io", "direct", "--root", str(root), "-a", "-x;", "-o", "-", *words, status=status)
    return done.stdout if status == 0 else done.stderr


def test_each_kind_counts_on_its_own_cpus(run: Run, machine: Path) -> None:
    before = state(machine)
    hardware = writes((msr(machine, 0), FIXED, 1000), (msr(machine, 1), FIXED, 10), (msr(machine, 2), FIXED, 500), (msr(machine, 5), FIXED, 7))
    found = rows(count(run, machine, "-e", "cpu_core/inst_retired.any/,cpu_atom/inst_retired.any/", *hardware))
    assert [row[0] for row in found] == ["1010", "507"]
    assert state(machine) == before


@pytest.mark.parametrize(("event", "cpus", "control", "response"), [
    ("cpu_core/ocr.demand_data_rd.any_response/", P_CPUS, 0x43012A, 0x10001),
    ("cpu_atom/ocr.demand_data_rd.any_response/", E_CPUS, 0x4301B7, 0x10001),
])
def test_what_is_written(run: Run, machine: Path, event: str, cpus: tuple[int, ...], control: int, response: int) -> None:
    """On no CPU of the other kind is anything changed while it counts."""
    print_all = ["python3", "-c", f"for cpu in range({len(P_CPUS + E_CPUS)}):\n f = open({str(machine / 'dev/cpu')!r} + f'/{{cpu}}/msr', 'rb').read()\n"
                 f" print(*(hex(int.from_bytes(f[at * 8:at * 8 + 8], 'little')) for at in {(EVTSEL, OFFCORE, GLOBAL_CTRL)}))"]
    text = count(run, machine, "-e", event, "--", *print_all)
    counting = [f"{control:#x} {response:#x} 0x1", "0x0 0x0 0x0"]
    assert text.splitlines()[:6] == [counting[cpu not in cpus] for cpu in P_CPUS + E_CPUS]


@pytest.mark.parametrize(("unit", "general", "fixed"), [("cpu_core", 8, 4), ("cpu_atom", 6, 3)])
def test_how_many_counters(run: Run, machine: Path, unit: str, general: int, fixed: int) -> None:
    group = [f"{unit}/event=0x90,umask={n:#x}/" for n in range(1, general + 2)]
    fits = ["cycles", "instructions", "ref-cycles", "slots"][:fixed]
    fits = [f"{unit}/{name.replace('cycles', 'cpu-cycles') if name == 'cycles' else name}/" for name in fits]
    assert len(rows(count(run, machine, "-e", "{" + ",".join(group[:-1] + fits) + "}", "--", "true"))) == general + fixed
    assert "counters" in count(run, machine, "-e", "{" + ",".join(group + fits) + "}", "--", "true", status=1)


def test_cpus_of_the_other_kind(run: Run, machine: Path) -> None:
    error = count(run, machine, "-C", "0-1", "-e", "cpu_atom/instructions/", "--", "true", status=1)
    assert "cpu_atom" in error and "0-1" not in error.partition("cpu_atom")[0]
    assert rows(count(run, machine, "-C", "1-2", "-e", "cpu_atom/instructions/", "--", "true"))[0][0] == "0"
