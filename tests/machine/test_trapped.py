"""Registers that the machine lacks, by real instructions: each access traps, and is served from the simulated device.

A handler at EL1 decodes MRS and MSR. On x86 a guest in ring 0 makes RDMSR and WRMSR, which a hypervisor of the test's intercepts.

Encodings are those of the documents: NVIDIA's L4T driver tegra19_perf_uncore.c and FGCS's register header for Carmel's NV_PM*; Arm DDI 0487
D24.5 for SPM*; Intel 253669, 18.17.2, and 329468-002, 2.3.3, for MSRs: of C-Box N the box control is 0xD04 + 0x20 * N, a control 0xD10 + n,
a filter 0xD14 and 0xD1A, a counter 0xD16 + n. What is written, and in which order, is what they ask for: select the unit, reset and clear, type, count
from 0, enable, then all.
"""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

import pytest

from test_emulator import COMPILER, HERE, QEMU
from test_freestanding import FREESTANDING, core, device
from toolchain import EMBEDDED, INCLUDES, STRICT, TABLES, need, run, together

# op0, op1, CRn, CRm, op2
CARMEL = {"SELR": (3, 3, 15, 5, 1), "CR": (3, 3, 15, 4, 4), "CNTENSET": (3, 3, 15, 4, 0), "CNTENCLR": (3, 3, 15, 4, 1), "OVSSET": (3, 3, 15, 4, 2),
          "OVSCLR": (3, 3, 15, 4, 3), "INTENSET": (3, 0, 15, 2, 0), "INTENCLR": (3, 0, 15, 2, 1), "EVCNTR0": (3, 3, 15, 0, 0), "EVCNTR1": (3, 3, 15, 0, 1),
          "EVTYPER0": (3, 3, 15, 2, 0), "EVTYPER1": (3, 3, 15, 2, 1)}
SPMU = {"SELR": (2, 3, 9, 12, 5), "CFGR": (2, 0, 9, 13, 7), "CGCR0": (2, 0, 9, 13, 0), "CR": (2, 3, 9, 12, 0), "CNTENSET": (2, 3, 9, 12, 1),
        "CNTENCLR": (2, 3, 9, 12, 2), "OVSSET": (2, 3, 9, 14, 3), "OVSCLR": (2, 3, 9, 12, 3), "INTENSET": (2, 0, 9, 14, 1), "INTENCLR": (2, 0, 9, 14, 2),
        **{f"EVCNTR{n}": (2, 3, 14, 0, n) for n in range(6)}, "EVTYPER0": (2, 3, 14, 2, 0), "EVFILTR0": (2, 3, 14, 4, 0), "EVFILT2R0": (2, 3, 14, 6, 0)}

# `R` is read, `R=VALUE` is written. The L2 of cluster 1 is G 1 and U 1. PMCR bits: E 0, P 1; implementer and counters stay as they are.
CARMEL_SESSION = """
    SELR SELR=101 CR CNTENSET EVCNTR0 EVCNTR1 CNTENCLR EVTYPER0 OVSCLR OVSSET INTENCLR INTENSET
    SELR=101 CR=4e001002 CNTENCLR=1 EVTYPER0=11 EVCNTR0=0 OVSCLR=1 INTENCLR=1 CNTENSET=1
    SELR=101 CR=4e001001
    SELR=101 EVCNTR0 SELR=101 EVCNTR0 SELR=101 EVTYPER0
    counted=4650
    SELR=101 CR=4e001000
    SELR=101 CR CNTENSET EVTYPER0 INTENSET SELR=101
    SELR=101 CR=4e001000 SELR=101 CNTENCLR=1 INTENCLR=1
    SELR=101 EVCNTR1=0 EVCNTR0=0 INTENCLR=1 OVSCLR=1 EVTYPER0=0 CNTENCLR=1 CR=4e001000 SELR=0
    """
# The L2 of cluster 2, counter 1: 0x12 + 1 at each of 100 ticks.
CARMEL_ACCESSORS = "SELR=102 EVTYPER1=12 CNTENSET=2 CR=1 EVCNTR1 counted=76c"
# System PMU 3 is bits 9:4 of the selector. SPMCR bits: E 0, P 1.
SPMU_SESSION = """
    SELR SELR=30 CFGR CGCR0 CR CNTENSET OVSSET CNTENCLR INTENCLR INTENSET OVSCLR EVCNTR0 EVCNTR1 EVCNTR2 EVCNTR3 EVCNTR4 EVCNTR5
    EVFILTR0 EVFILT2R0 EVTYPER0
    SELR=30 CR=0 CNTENCLR=ffffffffffffffff INTENCLR=ffffffffffffffff OVSCLR=ffffffffffffffff CR=2
    CNTENCLR=1 INTENCLR=1 OVSCLR=1 EVFILTR0=0 EVFILT2R0=0 EVTYPER0=11 EVCNTR0=0 CNTENSET=1
    SELR=30 CR=1
    SELR=30 EVCNTR0 SELR=30 EVCNTR0 SELR=30 EVTYPER0
    counted=4650
    SELR=30 CR=0
    SELR=30 CR CNTENSET INTENSET EVFILTR0 EVFILT2R0 EVTYPER0 SELR=30
    SELR=30 CR=0 SELR=30 CNTENCLR=1
    SELR=30 EVCNTR5=0 EVCNTR4=0 EVCNTR3=0 EVCNTR2=0 EVCNTR1=0 EVCNTR0=0 EVTYPER0=0 EVFILT2R0=0 EVFILTR0=0
    OVSCLR=ffffffffffffffff INTENCLR=ffffffffffffffff CNTENCLR=ffffffffffffffff CR=0 SELR=0
    """

# Nehalem: the global control 0x391, counters from 0x3B0, selects from 0x3C0, the fixed counter's control 0x395. Event 0x20 adds 0x21 at each of 1000 ticks.
# C-Box 2: a box control resets (bits 1:0), freezes (8), and may freeze (16). Counter 3 of C-Box 8 by the accessors.
MSRS = {"nhm": """
    3c0 391 3c1 3c2 3c3 3c4 3c5 3c6 3c7 395 3b0
    391 391=0 3b0=0 3c0=400320
    391 391=1
    3b0 3b0 3c0
    counted=80e8
    391 391=0
    3c0 391
    391=0 3b0=0 3c0=0 391 391=0
    """, "ivbep": """
    d50 d51 d52 d53 d56 d57 d58 d59 d5a
    d44=30103 d5a=18200000 d50=400335 d44=30000
    d56 d56 d50
    counted=d2f0
    d44=30100
    d50 d51 d52 d53 d5a
    d44=30100 d59=0 d58=0 d57=0 d56=0 d5a=0 d53=0 d52=0 d51=0 d50=0 d44=30000
    """, "nhm_accessors": "3c2=400320 391=4 3b2 counted=ce4", "ivbep_accessors": "e13=400411 e19 counted=708"}
GUEST = ["qemu-system-x86_64", "-accel", "tcg", "-cpu", "qemu64,+svm,+pdpe1gb", "-m", "256", "-nodefaults", "-display", "none", "-no-reboot",
         "-debugcon", "stdio", "-device", "isa-debug-exit,iobase=0xf4", "-kernel"]


def compiled(folder: Path, compiler: list[str], *more: Path) -> list[Path]:
    """The core, the simulated device, and what a program has more."""
    sources = [*core(), *device(), HERE / "memory.c", *more]
    made = [folder / f"{source.parent.name}_{source.stem}.o" for source in sources]
    together([lambda source=source, target=target: run(*compiler, *FREESTANDING, *STRICT, *INCLUDES, EMBEDDED, "-c", source, "-o", target)
              for source, target in zip(sources, made, strict=True)])
    return made


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What the machine printed: accesses as above, but with encodings in the place of names."""
    need(COMPILER, "aarch64-linux-gnu-ld", QEMU[0])
    folder = tmp_path_factory.mktemp("trapped")
    made = compiled(folder, [COMPILER, "-mstrict-align"], TABLES / "carmel.S", TABLES / "spmu.S", HERE / "trapped.c")
    run("aarch64-linux-gnu-ld", "-static", "-Ttext=0x40100000", *made, "-o", folder / "trapped")
    found: dict[str, list[str]] = {}
    for line in run(*["128" if word == "64" else word for word in QEMU], "-cpu", "max", "-kernel", folder / "trapped").splitlines():
        what, *words = line.split()
        if not words:
            found[what] = []
        elif what == "counted":
            found[list(found)[-1]].append(f"counted={int(words[0], 16):x}")
        else:
            encoding = str(tuple(map(int, words[:5])))
            found[list(found)[-1]].append(f"{encoding}={int(words[5], 16):x}" if what == "msr" else encoding)
    return found


@pytest.mark.parametrize(("part", "expected", "registers"), [("carmel", CARMEL_SESSION, CARMEL), ("accessors", CARMEL_ACCESSORS, CARMEL), ("spmu", SPMU_SESSION, SPMU)])
def test_instructions(parts: dict[str, list[str]], part: str, expected: str, registers: dict[str, tuple[int, ...]]) -> None:
    words = [word.partition("=") for word in expected.split()]
    assert parts[part] == [f"{name if name == 'counted' else str(registers[name])}{equals}{value}" for name, equals, value in words]


# ---- x86 ----

@pytest.fixture(scope="module")
def msrs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What the guest did: MSRs that it read, and wrote with a value."""
    if platform.machine() != "x86_64":
        pytest.skip("skipped: only on x86-64, whose compiler makes it")
    need("gcc", "ld", GUEST[0])
    folder = tmp_path_factory.mktemp("ringed")
    made = compiled(folder, ["gcc", "-mno-red-zone", "-fcf-protection=none"], TABLES / "nhm.S", TABLES / "ivbep.S", HERE / "ringed.c")
    run("ld", "-static", "-no-pie", "-z", "noexecstack", "-Ttext-segment=0x200000", *made, "-o", folder / "ringed")
    done = subprocess.run([*GUEST, folder / "ringed"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1, done.stdout[-1000:] + done.stderr  # isa-debug-exit: twice the status, plus 1
    found: dict[str, list[str]] = {}
    lines = iter(done.stdout.splitlines())
    for line in lines:
        what, *words = line.split()
        if not words:
            found[what] = []
        elif what == "counted":
            found[list(found)[-1]].append(f"counted={int(words[0], 16):x}")
        else:
            value = next(lines).split()[1]
            found[list(found)[-1]].append(f"{int(words[0], 16):x}" + (f"={int(value, 16):x}" if what == "wrmsr" else ""))
    return found


@pytest.mark.parametrize("part", MSRS)
def test_msrs_in_ring_0(msrs: dict[str, list[str]], part: str) -> None:
    assert msrs[part] == MSRS[part].split()
