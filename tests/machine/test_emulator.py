"""The PMU of a bare emulated machine, programmed through the generated header and by a session of the core.

Numbers are the Arm ARM's (DDI 0487, D13 and D24.5), the identification is that of QEMU 7.2 (target/arm/helper.c, cpu64.c): a
Cortex-A57 is a first PMUv3 with counters of 32 bits, `max` a PMUv3p5 with 64. With -icount an instruction takes one cycle, and
QEMU counts INST_RETIRED.

Where QEMU is not the architecture: PMCR_EL0.LP can be written before PMUv3p5, though nothing comes of it; PMEVTYPER<n>_EL0.MT can
be written without FEAT_MTPMU; PMMIR_EL1 is 0.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from test_freestanding import FREESTANDING, core
from toolchain import EMBEDDED, INCLUDES, STRICT, TABLES, need, run, together

HERE = Path(__file__).resolve().parent
COMPILER = "aarch64-linux-gnu-gcc"
QEMU = ["qemu-system-aarch64", "-M", "virt", "-m", "64", "-nodefaults", "-display", "none", "-icount", "shift=0",
        "-chardev", "stdio,id=out", "-semihosting-config", "enable=on,target=native,chardev=out"]

# Six event counters and the cycle counter: bits 5:0 and 31 of each map.
PAIR = {"cleared": [0], "set": [0x8000003F], "one": [0x8000003D], "kept": [0x8000003D]}
WRITABLE = {
    "PMSELR": [0x1F], "PMUSERENR": [0xF], "PMCCFILTR": [0xFC000000],   # P, U, NSK, NSU, NSH, M
    "PMEVTYPER0": [0xFE00FFFF], "PMEVTYPER3": [0xFE00FFFF],            # these, MT and 16 bits of event
    "PMCCNTR": [0xFFFFFFFFFFFFFFFF],
}
BOTH = {
    "PMCR.IMP": [0x41], "PMCR.IDCODE": [1], "PMCR.N": [6], "PMICNTR": [0],
    "PMCEID0": [0x20101],                                              # SW_INCR, INST_RETIRED, CPU_CYCLES
    "PMCR": [0x410130F8], "PMCR.zero": [0x41013000],                   # LP, LC, DP, X, D; N, IMP and IDCODE stay
    **WRITABLE, **{f"{name}.undescribed": [0] for name in [*WRITABLE, "PMEVCNTR0"]},
    **{f"{name}.{part}": value for name in ("PMCNTEN", "PMOVS", "PMINTEN") for part, value in PAIR.items()},
    "counted": [37], "disabled": [0], "stopped": [37], "filtered": [37], "zeroed": [0],
    "PMEVTYPER3.selected": [0x08000011], "PMEVCNTR3.selected": [0x1234], "PMCCFILTR.selected": [0x40000000],
    "cycles.moved": [1], "cycles.stopped": [0], "cycles.zeroed": [0], "instructions": [2 * 2000],
    "session.sw_incr": [1000], "session.cycles_moved": [1], "session.instructions_moved": [1],
    # Ten increments to the wrap and forty behind it.
    "session.wrapped": [50], "session.counter": [40],
    "restored.PMEVTYPER0": [0x1B], "restored.PMEVCNTR0": [77], "restored.PMEVCNTR5": [99], "restored.PMCNTEN": [0],
    "restored.PMOVS": [8], "restored.PMCR.E": [0],
}
# The flag comes with the carry out of bit 31, or with PMCR_EL0.LP out of bit 63, and not before.
MACHINES = {
    "cortex-a57": {"PMUVer": [1], "PMCEID1": [0], "PMEVCNTR0": [0xFFFFFFFF], "PMOVS.bit31": [0, 4], "is": [0xFFFFFFFF, 0]},
    # STALL_FRONTEND, STALL_BACKEND and STALL, which never count there.
    "max": {"PMUVer": [6], "PMCEID1": [0x10000018], "PMMIR": [0], "PMEVCNTR0": [0xFFFFFFFFFFFFFFFF],
            "PMOVS.bit31": [0, 4], "PMOVS.bit63": [0, 4], "is": [0xFFFFFFFF, 0x100000000, 0xFFFFFFFFFFFFFFFF, 0]},
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core, the table and emulated.c, where RAM of the virt board is; without an MMU unaligned accesses trap."""
    need(COMPILER, "aarch64-linux-gnu-ld", QEMU[0])
    directory = tmp_path_factory.mktemp("emulated")
    sources = [*core(), TABLES / "pmuv3.S", HERE / "memory.c", HERE / "emulated.c"]
    made = [directory / f"{source.parent.name}_{source.stem}.o" for source in sources]
    together([lambda source=source, target=target: run(COMPILER, *FREESTANDING, "-mstrict-align", *STRICT, *INCLUDES, EMBEDDED, "-c", source, "-o", target)
              for source, target in zip(sources, made, strict=True)])
    run("aarch64-linux-gnu-ld", "-static", "-Ttext=0x40100000", *made, "-o", directory / "emulated")
    return directory / "emulated"


@pytest.mark.parametrize("cpu", MACHINES)
def test_pmuv3(program: Path, cpu: str) -> None:
    found: dict[str, list[int]] = {}
    for line in run(*QEMU, "-cpu", cpu, "-kernel", program).splitlines():
        name, value = line.split()
        found.setdefault(name, []).append(int(value, 16))
    assert found == BOTH | MACHINES[cpu]
