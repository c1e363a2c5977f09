"""The system-register and MSR accessors carry the encodings that the manuals state.

All encodings here are literals that no description made: where they come from stands above each table.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolchain import ARM, X86, Register, build, disassemble, listing, need_compiler, registers

MSR_FROM_MRS = 0x00200000  # bit 21 of the word says that it reads
RW, RO, WO = "rw", "r", "w"

# NVIDIA L4T kernel driver tegra19_perf_uncore.c and the FGCS header uncore-pmu-regs.h (op0 to op2); the words of
# `mrs x0` are those of GNU as and llvm-mc for the generic names.
CARMEL = {
    "pmselr": (RW, 0xD53BF520), "pmcr": (RW, 0xD53BF480),
    "pmcntenset": (RW, 0xD53BF400), "pmcntenclr": (RW, 0xD53BF420),
    "pmovsset": (RW, 0xD53BF440), "pmovsclr": (RW, 0xD53BF460),
    "pmintenset": (RW, 0xD538F200), "pmintenclr": (RW, 0xD538F220),
    "pmceid0": (RO, 0xD53BF4A0), "pmceid1": (RO, 0xD53BF4C0), "pmcrn": (RO, 0xD53BF4E0),
    "mdcr_el2": (RO, 0xD53CF200),
    "pmevcntr": (RW, 0xD53BF000, 0xD53BF020),
    "pmevtyper": (RW, 0xD53BF200, 0xD53BF220),
}

# Arm ARM DDI 0487, D24.5: op0 to op2 of each register; words by LLVM 19, which knows the names.
SPMU = {
    "spmselr": (RW, 0xD5339CA0), "spmcr": (RW, 0xD5339C00),
    "spmcntenset": (RW, 0xD5339C20), "spmcntenclr": (RW, 0xD5339C40),
    "spmintenset": (RW, 0xD5309E20), "spmintenclr": (RW, 0xD5309E40),
    "spmovsset": (RW, 0xD5339E60), "spmovsclr": (RW, 0xD5339C60),
    "spmzr": (WO, 0xD5139C80 + MSR_FROM_MRS),
    "spmcfgr": (RO, 0xD5309DE0), "spmcgcr": (RO, 0xD5309D00, 0xD5309D20),
    "spmiidr": (RO, 0xD5309D80), "spmdevarch": (RO, 0xD5309DA0), "spmdevaff": (RO, 0xD5309DC0),
    "spmaccessr_el1": (RW, 0xD5309D60), "spmaccessr_el12": (RW, 0xD5359D60),
    "spmaccessr_el2": (RW, 0xD5349D60), "spmaccessr_el3": (RW, 0xD5369D60),
    "spmscr": (RW, 0xD5379EE0), "spmrootcr": (RW, 0xD5369EE0),
    "spmevcntr": (RW, 0xD533E000, 0xD533E020, 0xD533E040, 0xD533E060, 0xD533E080, 0xD533E0A0, 0xD533E0C0, 0xD533E0E0,
                  0xD533E100, 0xD533E120, 0xD533E140, 0xD533E160, 0xD533E180, 0xD533E1A0, 0xD533E1C0, 0xD533E1E0),
    "spmevtyper": (RW, 0xD533E200, 0xD533E220, 0xD533E240, 0xD533E260, 0xD533E280, 0xD533E2A0, 0xD533E2C0, 0xD533E2E0,
                   0xD533E300, 0xD533E320, 0xD533E340, 0xD533E360, 0xD533E380, 0xD533E3A0, 0xD533E3C0, 0xD533E3E0),
    "spmevfiltr": (RW, 0xD533E400, 0xD533E420, 0xD533E440, 0xD533E460, 0xD533E480, 0xD533E4A0, 0xD533E4C0, 0xD533E4E0,
                   0xD533E500, 0xD533E520, 0xD533E540, 0xD533E560, 0xD533E580, 0xD533E5A0, 0xD533E5C0, 0xD533E5E0),
    "spmevfilt2r": (RW, 0xD533E600, 0xD533E620, 0xD533E640, 0xD533E660, 0xD533E680, 0xD533E6A0, 0xD533E6C0, 0xD533E6E0,
                    0xD533E700, 0xD533E720, 0xD533E740, 0xD533E760, 0xD533E780, 0xD533E7A0, 0xD533E7C0, 0xD533E7E0),
}

# Arm ARM DDI 0487 M.a.a, D24.5 and, for the ID registers, D24.2: op0 to op2 of each register; words by LLVM 19, which knows
# the names. PMXEVTYPER_EL0 and PMXEVCNTR_EL0 have one encoding for the 31 counters that PMSELR_EL0 selects.
PMUV3 = {
    "pmcr": (RW, 0xD53B9C00), "pmselr": (RW, 0xD53B9CA0),
    "pmcntenset": (RW, 0xD53B9C20), "pmcntenclr": (RW, 0xD53B9C40),
    "pmintenset": (RW, 0xD5389E20), "pmintenclr": (RW, 0xD5389E40),
    "pmovsset": (RW, 0xD53B9E60), "pmovsclr": (RW, 0xD53B9C60),
    "pmswinc": (WO, 0xD51B9C80 + MSR_FROM_MRS), "pmzr": (WO, 0xD51B9D80 + MSR_FROM_MRS),
    "pmceid0": (RO, 0xD53B9CC0), "pmceid1": (RO, 0xD53B9CE0), "pmmir": (RO, 0xD5389EC0),
    "pmccntr": (RW, 0xD53B9D00), "pmccfiltr": (RW, 0xD53BEFE0),
    "pmicntr": (RW, 0xD53B9400), "pmicfiltr": (RW, 0xD53B9600),
    "pmxevtyper": (RW, 0xD53B9D20), "pmxevcntr": (RW, 0xD53B9D40),
    "pmuserenr": (RW, 0xD53B9E00), "pmuacr": (RW, 0xD5389E80), "pmecr": (RW, 0xD5389EA0), "pmiar": (RW, 0xD5389EE0),
    "pmsscr": (RW, 0xD5389D60), "pmccntsvr": (RO, 0xD530EBE0), "pmicntsvr": (RO, 0xD530EC00),
    "id_aa64dfr0": (RO, 0xD5380500), "id_aa64dfr1": (RO, 0xD5380520),
    "pmevcntr": (RW, 0xD53BE800, 0xD53BE820, 0xD53BE840, 0xD53BE860, 0xD53BE880, 0xD53BE8A0, 0xD53BE8C0, 0xD53BE8E0,
                     0xD53BE900, 0xD53BE920, 0xD53BE940, 0xD53BE960, 0xD53BE980, 0xD53BE9A0, 0xD53BE9C0, 0xD53BE9E0,
                     0xD53BEA00, 0xD53BEA20, 0xD53BEA40, 0xD53BEA60, 0xD53BEA80, 0xD53BEAA0, 0xD53BEAC0, 0xD53BEAE0,
                     0xD53BEB00, 0xD53BEB20, 0xD53BEB40, 0xD53BEB60, 0xD53BEB80, 0xD53BEBA0, 0xD53BEBC0),
    "pmevtyper": (RW, 0xD53BEC00, 0xD53BEC20, 0xD53BEC40, 0xD53BEC60, 0xD53BEC80, 0xD53BECA0, 0xD53BECC0, 0xD53BECE0,
                      0xD53BED00, 0xD53BED20, 0xD53BED40, 0xD53BED60, 0xD53BED80, 0xD53BEDA0, 0xD53BEDC0, 0xD53BEDE0,
                      0xD53BEE00, 0xD53BEE20, 0xD53BEE40, 0xD53BEE60, 0xD53BEE80, 0xD53BEEA0, 0xD53BEEC0, 0xD53BEEE0,
                      0xD53BEF00, 0xD53BEF20, 0xD53BEF40, 0xD53BEF60, 0xD53BEF80, 0xD53BEFA0, 0xD53BEFC0),
    "pmevcntsvr": (RO, 0xD530E800, 0xD530E820, 0xD530E840, 0xD530E860, 0xD530E880, 0xD530E8A0, 0xD530E8C0, 0xD530E8E0,
                       0xD530E900, 0xD530E920, 0xD530E940, 0xD530E960, 0xD530E980, 0xD530E9A0, 0xD530E9C0, 0xD530E9E0,
                       0xD530EA00, 0xD530EA20, 0xD530EA40, 0xD530EA60, 0xD530EA80, 0xD530EAA0, 0xD530EAC0, 0xD530EAE0,
                       0xD530EB00, 0xD530EB20, 0xD530EB40, 0xD530EB60, 0xD530EB80, 0xD530EBA0, 0xD530EBC0),
}

# Arm ARM DDI 0487 M.a.a, D24.2 and D24.3: op0 to op2 of each register; words worked out from them; those of MDCR_EL2,
# MDCR_EL3, MDSCR_EL1 and SCR_EL3 are GNU as 2.40's and llvm-mc's, too.
CONTROLS = {
    "mdcr_el2": (RW, 0xD53C1120), "mdcr_el3": (RW, 0xD53E1320), "mdscr_el1": (RW, 0xD5300240), "scr_el3": (RW, 0xD53E1100),
    "hdfgrtr_el2": (RW, 0xD53C3180), "hdfgwtr_el2": (RW, 0xD53C31A0),
    "hdfgrtr2_el2": (RW, 0xD53C3100), "hdfgwtr2_el2": (RW, 0xD53C3120), "fgwte3_el3": (RW, 0xD53E11A0),
}

SYSREGS = {f"carmel_uncore_{name}": words for name, words in CARMEL.items()}
SYSREGS |= {f"pmuv3_{name}": words for name, words in PMUV3.items()}
SYSREGS |= {f"pmuv3_el_control_{name}": words for name, words in CONTROLS.items()}
SYSREGS |= {f"spmu_{name}": words for name, words in SPMU.items()}

# The selector of the counters above n = 15 chooses another bank behind the same 16 encodings.
BANKED = {"spmu_spmevcntr": 64, "spmu_spmevtyper": 64, "spmu_spmevfiltr": 64, "spmu_spmevfilt2r": 64}

# Intel 329468-002, Xeon E5 v2 and E7 v2 uncore performance monitoring, chapter 2; the same numbers stand in Linux's
# arch/x86/events/intel/uncore_snbep.c. Boxes are rows, counters are columns.
CBO = range(0xD00, 0xEE0, 0x20)
MSRS: dict[str, tuple[str, list[tuple[str, int]]]] = {
    "ivbep_global_ctl": (RW, [("", 0xC00)]), "ivbep_global_status": (RW, [("", 0xC01)]), "ivbep_global_config": (RO, [("", 0xC06)]),
    "ivbep_ubox_ctl": (RW, [("0", 0xC10), ("1", 0xC11)]), "ivbep_ubox_ctr": (RW, [("0", 0xC16), ("1", 0xC17)]),
    "ivbep_ubox_fixed_ctl": (RW, [("", 0xC08)]), "ivbep_ubox_fixed_ctr": (RW, [("", 0xC09)]),
    "ivbep_ubox_box_status": (RW, [("", 0xC15)]),
    "ivbep_cbo_box_ctl": (WO, [(f"{box}", base + 0x04) for box, base in enumerate(CBO)]),
    "ivbep_cbo_ctl": (RW, [(f"{box}, {n}", base + 0x10 + n) for box, base in enumerate(CBO) for n in range(4)]),
    "ivbep_cbo_ctr": (RW, [(f"{box}, {n}", base + 0x16 + n) for box, base in enumerate(CBO) for n in range(4)]),
    "ivbep_cbo_filter0": (RW, [(f"{box}", base + 0x14) for box, base in enumerate(CBO)]),
    "ivbep_cbo_filter1": (RW, [(f"{box}", base + 0x1A) for box, base in enumerate(CBO)]),
    "ivbep_pcu_ctl": (RW, [("0", 0xC30), ("1", 0xC31), ("2", 0xC32), ("3", 0xC33)]),
    "ivbep_pcu_ctr": (RW, [("0", 0xC36), ("1", 0xC37), ("2", 0xC38), ("3", 0xC39)]),
    "ivbep_pcu_box_ctl": (WO, [("", 0xC24)]), "ivbep_pcu_filter": (RW, [("", 0xC34)]), "ivbep_pcu_box_status": (RW, [("", 0xC35)]),
    "ivbep_pcu_core_c3_ctr": (RO, [("", 0x3FC)]), "ivbep_pcu_core_c6_ctr": (RO, [("", 0x3FD)]),
    # Intel SDM volume 3B, 18.17.2 (Nehalem); the same numbers stand in Linux's arch/x86/events/intel/uncore_snb.c.
    "nhm_uncore_perf_global_ctrl": (RW, [("", 0x391)]), "nhm_uncore_perf_global_status": (RO, [("", 0x392)]),
    "nhm_uncore_perf_global_ovf_ctrl": (WO, [("", 0x393)]), "nhm_uncore_fixed_ctr0": (RW, [("", 0x394)]),
    "nhm_uncore_fixed_ctr_ctrl": (RW, [("", 0x395)]), "nhm_uncore_addr_opcode_match": (RW, [("", 0x396)]),
    "nhm_uncore_perfcntr": (RW, [(f"{n}", 0x3B0 + n) for n in range(8)]),
    "nhm_uncore_perfevtsel": (RW, [(f"{n}", 0x3C0 + n) for n in range(8)]),
}


SHIPPED = ("carmel_", "coresight64_cycles_", "ivbep_", "nhm_", "pmuv3_", "spmu_", "t241_", "t410_")  # systems that a user adds are the user's to check


def of_space(space: str) -> dict[str, Register]:
    return {register.name: register for register in registers()
            if register.space == space and register.name.startswith(SHIPPED)}


def access(register: Register) -> str:
    return "".join(letter for letter, function in (("r", "read"), ("w", "write")) if function in register.functions)


@pytest.mark.parametrize("space, literals", [("sysreg", SYSREGS), ("msr", MSRS)])
def test_every_accessor_has_its_literal(space: str, literals: dict[str, tuple]) -> None:
    """A new system register or MSR is to be held against a number from its manual, here."""
    assert {name: access(register) for name, register in of_space(space).items()} == {name: words[0] for name, words in literals.items()}


def unit(space: str, elements: dict[str, list[str]]) -> str:
    """One function for each accessor and element."""
    text = "".join(f"#include <{header}>\n" for header in sorted({of_space(space)[name].header for name in elements}))
    for name, indices in elements.items():
        register = of_space(space)[name]
        for number, index in enumerate(indices):
            if "read" in register.functions:
                text += f"{register.raw} r{number}_{name}(void) {{ return {register.call('read', index)}.raw; }}\n"
            if "write" in register.functions:
                text += f"void w{number}_{name}({name}_t r) {{ {register.call('write', index, 'r')}; }}\n"
    return text


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in ARM.items()])
def test_system_registers(compiler: list[str], tmp_path: Path) -> None:
    """Each accessor has one mrs or msr, and its word is the manual's; a banked array repeats its encodings."""
    need_compiler(compiler)
    counts = {name: BANKED.get(name, len(words)) for name, (_, *words) in SYSREGS.items()}
    elements = {name: [str(n) for n in range(count)] if count > 1 else [""] for name, count in counts.items()}
    functions = disassemble(build(unit("sysreg", elements), tmp_path, compiler, "-O2"), "aarch64")
    for name, (kind, *words) in SYSREGS.items():
        for number in range(counts[name]):
            word = words[number % len(words)]
            for letter, expected in (("r", word), ("w", word - MSR_FROM_MRS)):
                instructions = functions.get(f"{letter}{number}_{name}")
                assert (instructions is not None) == (letter in kind)
                if instructions is not None:
                    found = [f"{i.word & ~0x1F:#x}" for i in instructions if i.mnemonic in ("mrs", "msr")]
                    assert found == [f"{expected:#x}"], f"{name}, element {number}\n{listing(instructions)}"


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in X86.items()])
def test_msrs(compiler: list[str], tmp_path: Path) -> None:
    """Each accessor has exactly one rdmsr or wrmsr, behind a load of ecx with the address that the manual states."""
    need_compiler(compiler)
    elements = {name: [index for index, _ in places] for name, (_, places) in MSRS.items()}
    functions = disassemble(build(unit("msr", elements), tmp_path, compiler, "-O2"), "x86-64")
    for name, (kind, places) in MSRS.items():
        for number, (_, address) in enumerate(places):
            for letter, mnemonic in (("r", "rdmsr"), ("w", "wrmsr")):
                instructions = functions.get(f"{letter}{number}_{name}")
                assert (instructions is not None) == (letter in kind)
                if instructions is None:
                    continue
                words = listing(instructions)
                at = [i for i, instruction in enumerate(instructions) if instruction.mnemonic in ("rdmsr", "wrmsr")]
                assert [instructions[i].mnemonic for i in at] == [mnemonic], words
                loads = [i.operands for i in instructions[:at[0]] if re.search(r"%(rcx|ecx|cx|cl)$", i.operands)]
                assert loads == [f"$0x{address:x},%ecx"], words
