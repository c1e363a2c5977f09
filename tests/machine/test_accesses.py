"""Each device access is one volatile access of the register's whole width, and as many as the source has."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolchain import (TARGETS, Instruction, Register, build, disassemble, listing, memory_access, memory_accesses,
                       need_compiler, registers)

# 64-bit registers behind 32-bit accesses, by the manuals. Intel 329468-002: every PCI counter is two dwords. NVIDIA's
# and Arm's drivers in Linux (arm_cspmu.c, nvidia_t410_c2c_pmu.c) read these counters high, low, high.
TORN = {f"ivbep_{box}_ctr" for box in ("ha", "imc", "irp", "qpi", "r2pcie", "r3qpi")} | {"ivbep_imc_fixed_ctr"}
TORN |= {f"t410_link_{direction}_{what}_cntr" for direction in ("in", "out") for what in ("rd_cum_outs", "rd_req", "wr_cum_outs", "wr_req")}
TORN |= {"t410_link_cycle_cntr"}
WHOLE = {f"coresight64_cycles_{counter}" for counter in ("pmevcntr", "pmccntr", "pmsvr")}
TORN |= WHOLE
# Two halves that nothing changes meanwhile.
HALVES = {"t410_pcie_tgt_addr_base", "t410_pcie_tgt_addr_mask"}
# IHI 0091's registers of 64 bits are two words (arm_cspmu.c knows of atomic ones by firmware alone).
HALVES |= {f"coresight64_cycles_{name}" for name in ("pmssrr", "pmscr", "pmrootcr", "pmirqcr0", "pmirqsr", "pmdevaff")}

# Of 64 bits only those of systems that literals stand here for: another one's may be of two words, too.
KNOWN = {register.system for register in registers() if register.name in TORN | HALVES}
REGISTERS = [register for register in registers() if register.space == "memory" and (register.bits < 64 or register.system in KNOWN)]
SPECIAL = [register for register in registers() if register.space != "memory"]


def test_literals_name_registers() -> None:
    assert TORN | HALVES <= {register.name for register in REGISTERS}
    assert all(register.bits == 64 for register in REGISTERS if register.name in TORN | HALVES)


def unit(chosen: list[Register]) -> str:
    """For each register: one access, two, and a loop that waits for a change."""
    text = "".join(f"#include <{header}>\n" for header in sorted({register.header for register in chosen}))
    for register in chosen:
        base = "base" if register.space == "memory" else ""
        read, write = register.call("read", base, register.firsts), register.call("write", base, register.firsts, "r")
        at, comma = ("const volatile void *base", ", ") if base else ("void", "")
        if "read" in register.functions:
            text += f"{register.raw} r_{register.name}({at}) {{ return {read}.raw; }}\n"
            text += f"{register.raw} rr_{register.name}({at}) {{ {register.raw} first = {read}.raw; return {read}.raw - first; }}\n"
            text += f"void ri_{register.name}({at}) {{ (void){read}; }}\n"
            text += f"void poll_{register.name}({at}) {{ while (!({read}.raw & 1)) {{ }} }}\n"
        if register.name in WHOLE:
            text += f"{register.raw} whole_{register.name}({at}) {{ return {register.call('read_whole', base, register.firsts)}.raw; }}\n"
        if "write" in register.functions:
            at = f"volatile void *base{comma}" if base else ""
            text += f"void w_{register.name}({at}{register.name}_t r) {{ {write}; }}\n"
            text += f"void ww_{register.name}({at}{register.name}_t r) {{ {write}; {write}; }}\n"
    return text


@pytest.fixture(scope="module", params=TARGETS)
def target(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, list[Instruction]]]:
    """The disassembly of every accessor, and the machine it is for."""
    machine, compiler = request.param
    need_compiler(compiler)
    own = "msr" if machine == "x86-64" else "sysreg"
    chosen = REGISTERS + [register for register in SPECIAL if register.space == own]
    return machine, disassemble(build(unit(chosen), tmp_path_factory.mktemp("accesses"), compiler, "-O2"), machine)


Target = tuple[str, dict[str, list[Instruction]]]


def pieces(register: Register, kind: str) -> list[tuple[str, int]]:
    """The accesses of one read or write."""
    if register.name in TORN:
        return [(kind, 32)] * (3 if kind == "load" else 2)
    if register.name in HALVES:
        return [(kind, 32)] * 2
    return [(kind, register.bits)]


def loops(instructions: list[Instruction]) -> list[list[Instruction]]:
    """What each backward branch repeats."""
    return [[i for i in instructions if branch.target <= i.address <= branch.address]
            for branch in instructions if branch.target is not None and branch.target <= branch.address]


def test_one_access_of_the_whole_width(target: Target) -> None:
    machine, functions = target
    for register in REGISTERS:
        for function, name, kind in (("read", "r", "load"), ("read", "ri", "load"), ("write", "w", "store")):
            if function in register.functions:
                instructions = functions[f"{name}_{register.name}"]
                expected = pieces(register, kind)
                # The compiler may turn the loop of a torn counter, so that its first pass stands apart.
                found = memory_accesses(instructions, machine)
                assert set(found) == set(expected), f"{register.name}\n{listing(instructions)}"
                assert len(found) == len(expected) or register.name in TORN, f"{register.name}\n{listing(instructions)}"


def test_torn_counters_are_read_again_until_the_high_half_stays(target: Target) -> None:
    machine, functions = target
    for register in (register for register in REGISTERS if register.name in TORN):
        instructions = functions[f"r_{register.name}"]
        assert len(memory_accesses(instructions, machine)) >= 3, f"{register.name}\n{listing(instructions)}"
        assert [len(memory_accesses(loop, machine)) for loop in loops(instructions)] == [2], f"{register.name}\n{listing(instructions)}"


def test_where_firmware_says_so_one_access_does(target: Target) -> None:
    """Linux arm_cspmu.c, arm_cspmu_read_counter(): one readq where has_atomic_dword, else high, low, high."""
    machine, functions = target
    for name in WHOLE:
        assert memory_accesses(functions[f"whole_{name}"], machine) == [("load", 64)]


def test_untorn_registers_have_no_loop(target: Target) -> None:
    _, functions = target
    for register in REGISTERS:
        if register.name not in TORN and "read" in register.functions:
            assert not loops(functions[f"r_{register.name}"])


def test_two_reads_are_two_accesses(target: Target) -> None:
    """Reads of a counter are never folded into one."""
    machine, functions = target
    for register in REGISTERS:
        if "read" in register.functions:
            instructions = functions[f"rr_{register.name}"]
            found, expected = memory_accesses(instructions, machine), pieces(register, "load") * 2
            assert set(found) == set(expected) and len(found) >= len(expected), f"{register.name}\n{listing(instructions)}"
            assert len(found) == len(expected) or register.name in TORN, f"{register.name}\n{listing(instructions)}"


def test_two_writes_are_two_accesses(target: Target) -> None:
    """A write is never dropped, though the next one has the same value."""
    machine, functions = target
    for register in REGISTERS:
        if "write" in register.functions:
            instructions = functions[f"ww_{register.name}"]
            assert memory_accesses(instructions, machine) == pieces(register, "store") * 2, f"{register.name}\n{listing(instructions)}"


def test_polling_reads_each_time(target: Target) -> None:
    machine, functions = target
    for register in REGISTERS:
        if "read" in register.functions:
            instructions = functions[f"poll_{register.name}"]
            assert any(memory_accesses(loop, machine) for loop in loops(instructions)), f"{register.name}\n{listing(instructions)}"


def test_special_registers_are_as_volatile(target: Target) -> None:
    """mrs, msr, rdmsr and wrmsr: one, two, in the loop, and kept where nobody looks at the value."""
    machine, functions = target
    reads, writes = ("rdmsr", "wrmsr") if machine == "x86-64" else ("mrs", "msr")
    own = [register for register in SPECIAL if register.space == ("msr" if machine == "x86-64" else "sysreg")]
    assert own

    def count(name: str, mnemonic: str) -> int:
        return sum(i.mnemonic == mnemonic for i in functions[name])

    for register in own:
        if "read" in register.functions:
            assert [count(f"{kind}_{register.name}", reads) for kind in ("r", "ri", "rr")] == [1, 1, 2], register.name
            again = loops(functions[f"poll_{register.name}"])
            assert any(i.mnemonic == reads for loop in again for i in loop), register.name
        if "write" in register.functions:
            assert [count(f"{kind}_{register.name}", writes) for kind in ("w", "ww")] == [1, 2], register.name


def test_narrow_accesses_would_be_found(target: Target, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The same eyes see the byte that a bit-field makes of a 32-bit register."""
    machine, compiler = request.node.callspec.params["target"]
    text = """\
#include <stdint.h>
struct ctl { uint32_t event : 8, umask : 8, rest : 16; } __attribute__((packed));
unsigned int load(const struct ctl *ctl) { return ctl->umask; }
void store(struct ctl *ctl, uint8_t value) { *(volatile uint8_t *)ctl = value; }
unsigned int half(const volatile uint16_t *half) { return *half; }
unsigned int word(const volatile uint32_t *word) { return word[1]; }
uint64_t both(const volatile uint64_t *both) { return *both; }
"""
    functions = disassemble(build(text, tmp_path, compiler, "-O2"), machine)
    seen = {name: next(filter(None, (memory_access(i, machine) for i in instructions))) for name, instructions in functions.items()}
    narrow = 32 if machine == "aarch64" and compiler[0] == "clang" and seen["load"] == ("load", 32) else 8
    assert seen == {"load": ("load", narrow), "store": ("store", 8), "half": ("load", 16), "word": ("load", 32), "both": ("load", 64)}
