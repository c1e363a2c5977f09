"""At -O2 the functions on values cost what a person's shifts and masks cost, and the accessors what the manual asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolchain import ARM, TARGETS, X86, Instruction, build, disassemble, includes, listing, need_compiler, registers

CALLS = ("call", "bl", "blr", "jmp", "b")


def shape(instructions: list[Instruction]) -> list[str]:
    """Mnemonics and operands, places of code left out."""
    return [f"{i.mnemonic} {re.sub(r'[0-9a-f]+ <.*>', '', i.operands)}".strip() for i in instructions]


def cheap(instructions: list[Instruction]) -> bool:
    """No stack and no call."""
    return not any(i.mnemonic.startswith(("push", "call", "stp", "sub")) or re.search(r"[re]sp\b|\bsp\b", i.operands)
                   or i.mnemonic in CALLS for i in instructions)


@pytest.mark.parametrize("target", TARGETS)
def test_getters_are_a_shift_and_a_mask(target: tuple[str, list[str]], tmp_path: Path) -> None:
    """Every getter of every register compiles to what its twin by hand compiles to."""
    machine, compiler = target
    need_compiler(compiler)
    text = ""
    pairs = [(register, field) for register in registers() for field in sorted(register.getters & register.fields.keys())]    # what acts when written 0 is no member
    for number, (register, field) in enumerate(pairs):
        shift, ones = register.shifts[field], register.fields[field] >> register.shifts[field]
        text += f"{register.raw} made{number}({register.name}_t r) {{ return {register.name}_get_{field}(r); }}\n"
        text += f"{register.raw} hand{number}({register.raw} raw) {{ return (raw >> {shift}) & {ones:#x}ULL; }}\n"
    functions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2", "-w"), machine)
    for number, (register, field) in enumerate(pairs):
        made, hand = functions[f"made{number}"], functions[f"hand{number}"]
        assert len(made) == len(hand) and cheap(made), f"{register.name}.{field}\n{listing(made)}\n{listing(hand)}"


# A change of one field, or fields packed, and what a person who knows the manual writes for it: bits that act stay 0, must-write bits are 1.
CHANGES = [
    ("ivbep_cbo_ctl", "with_thresh(r, value)", "(raw & 0x004cffffu) | value << 24"),
    ("ivbep_cbo_ctl", "with_umask(r, value)", "(raw & 0xff4c00ffu) | (value & 0xff) << 8"),
    ("ivbep_cbo_ctl", "with_en(r, 1)", "(raw & 0xff4cffffu) | 0x400000u"),
    ("ivbep_cbo_ctl", "with_en(r, 0)", "raw & 0xff0cffffu"),
    ("ivbep_cbo_box_ctl", "with_frz(r, 1)", "0x30100u"),
    ("ivbep_cbo_box_ctl", "with_rst_ctrs(r, 1)", "(raw & 0x100u) | 0x30002u"),
    ("carmel_uncore_pmcr", "with_E(r, 1)", "(raw & 0xfffff800ull) | 1"),
    ("carmel_uncore_pmevtyper", "with_evtCount(r, value)", "(raw & 0xf0000ull) | (value & 0x3ff)"),
    ("nhm_uncore_perfevtsel", "with_UMASK(r, value)", "(raw & 0xffd400ffull) | (value & 0xff) << 8"),
    ("nhm_uncore_perf_global_ovf_ctrl", "with_CLR_OVF_FC0(r, 1)", "0x100000000ull"),
    ("ivbep_imc_box_status", "with_ov_fixed(r, 1)", "1"),
    ("ivbep_cbo_ctl", "pack((ivbep_cbo_ctl_fields_t){.en = 1, .umask = value})", "0x400000u | (value & 0xff) << 8"),
    ("ivbep_cbo_ctl", "pack((ivbep_cbo_ctl_fields_t){.thresh = value, .ev_sel = raw})", "value << 24 | (raw & 0xff)"),
    ("nhm_uncore_perfevtsel", "pack((nhm_uncore_perfevtsel_fields_t){.EVENT = value, .UMASK = raw})", "(value & 0xff) | (raw & 0xff) << 8"),
]


@pytest.mark.parametrize("target", TARGETS)
def test_setters_cost_what_a_person_pays(target: tuple[str, list[str]], tmp_path: Path) -> None:
    machine, compiler = target
    need_compiler(compiler)
    kinds = {register.name: register for register in registers()}
    text = ""
    for number, (name, call, twin) in enumerate(CHANGES):
        raw = kinds[name].raw
        text += f"{name}_t made{number}({name}_t r, {raw} value) {{ {raw} raw = r.raw; return {name}_{call}; }}\n"
        text += f"{raw} hand{number}({raw} raw, {raw} value) {{ return {twin}; }}\n"
    functions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2", "-w"), machine)
    for number, change in enumerate(CHANGES):
        made, hand = functions[f"made{number}"], functions[f"hand{number}"]
        assert len(made) <= len(hand) and cheap(made), f"{change}\n{listing(made)}\n\n{listing(hand)}"


# Constants, packed, and the value that the manual's table gives.
PACKED = [
    ("ivbep_cbo_ctl", ".en = 1, .umask = 0x11, .ev_sel = 0x34", 0x00401134),
    ("ivbep_cbo_ctl", ".thresh = 1, .edge_det = 1, .en = 1, .ev_sel = 0x11", 0x01440011),
    ("ivbep_cbo_box_ctl", ".frz = 0", 0x00030000),
    ("ivbep_cbo_box_ctl", ".frz = 1, .rst_ctrs = 1, .rst_ctrl = 1", 0x00030103),
    ("ivbep_ha_box_ctl", ".frz = 1", 0x00030100),
    ("ivbep_cbo_filter0", ".state = 0x3f", 0x007E0000),
    ("carmel_uncore_pmselr", ".G = CARMEL_UNCORE_PMSELR_G_L2, .U = 3", 0x0103),
    ("carmel_uncore_pmcr", ".P = 1, .E = 1", 0x3),
    ("nhm_uncore_perf_global_ctrl", ".EN_PC = 0xff, .EN_FC0 = 1", 0x1000000FF),
    ("nhm_uncore_perfevtsel", ".EN = 1, .UMASK = 0x3, .EVENT = 0x7", 0x400307),
    ("spmu_spmselr", ".SYSPMUSEL = 31, .BANK = 3", 0x1F3),
    ("pmuv3_pmevtyper", ".evtCount = 0x11, .P = 1, .TC = 7", 0xE000000080000011),
]


@pytest.mark.parametrize("target", TARGETS)
def test_packed_constants_are_one_immediate(target: tuple[str, list[str]], tmp_path: Path) -> None:
    """Not a single operation at run time: the code is that of a function that returns the number."""
    machine, compiler = target
    need_compiler(compiler)
    kinds = {register.name: register for register in registers()}
    text = ""
    for number, (name, fields, value) in enumerate(PACKED):
        text += f"{name}_t made{number}(void) {{ return {name}_pack(({name}_fields_t){{{fields}}}); }}\n"
        text += f"{kinds[name].raw} hand{number}(void) {{ return {value:#x}ull; }}\n"
    functions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2"), machine)
    for number, (name, fields, value) in enumerate(PACKED):
        made, hand = functions[f"made{number}"], functions[f"hand{number}"]
        assert shape(made) == shape(hand), f"{name} {fields}\n{listing(made)}\n\n{listing(hand)}"


@pytest.mark.parametrize("target", TARGETS)
def test_checking_a_constant_costs_nothing(target: tuple[str, list[str]], tmp_path: Path) -> None:
    """A driver may check what it writes and pay only for values that it does not know."""
    machine, compiler = target
    need_compiler(compiler)
    text = """\
int good(void) { return ivbep_cbo_ctl_check(ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.thresh = 1, .edge_det = 1})); }
int bad(void) { return ivbep_cbo_ctl_check(ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.edge_det = 1})); }
int minus_one(void) { return -1; }
int one(void) { return 1; }
"""
    functions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2"), machine)
    assert shape(functions["good"]) == shape(functions["minus_one"])
    assert shape(functions["bad"]) == shape(functions["one"])


COUNTING = """\
uint64_t counter(void) { return carmel_uncore_pmevcntr_read(1).raw; }
uint64_t banked(void) { carmel_uncore_select_unit(1, 2); return carmel_uncore_pmevcntr_read(0).raw; }
uint64_t both(void)
{
	carmel_uncore_select_unit(1, 2);
	return carmel_uncore_pmevcntr_read(0).raw + carmel_uncore_pmevcntr_read(1).raw;
}
uint64_t far(void) { spmu_select_counter(3, 37); return spmu_spmevcntr_read(37).raw; }
uint64_t near(void) { spmu_select_counter(3, 37); return spmu_spmevcntr_get_CNTR(spmu_spmevcntr_read(37)); }
void enable(void) { carmel_uncore_pmcr_write(carmel_uncore_pmcr_pack((carmel_uncore_pmcr_fields_t){.P = 1, .E = 1})); }
"""
# The literals: SELR 0x102 for group 1, unit 2; 0x32 for PMU 3, bank 2 (Arm ARM DDI 0487 D24.5: n = 37 is bank 2, m = 5).
COUNTED = {
    "counter": ["mrs", "ret"],
    "banked": ["mov 0x102", "msr", "isb", "mrs", "ret"],
    "both": ["mov 0x102", "msr", "isb", "mrs", "mrs", "add", "ret"],
    "far": ["mov 0x32", "msr", "isb", "mrs", "ret"],
    "near": ["mov 0x32", "msr", "isb", "mrs", "ret"],
    "enable": ["mov 0x3", "msr", "ret"],
}


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in ARM.items()])
def test_banked_counter(compiler: list[str], tmp_path: Path) -> None:
    """A read with a known index is the select, its barrier and the mrs: nothing that the manual does not ask for."""
    need_compiler(compiler)
    functions = disassemble(build(includes(COUNTING) + COUNTING, tmp_path, compiler, "-O2"), "aarch64")
    for name, expected in COUNTED.items():
        found = [f"{i.mnemonic} {i.operands.partition('#')[2]}".strip() if i.mnemonic == "mov" else i.mnemonic for i in functions[name]]
        assert found == expected, listing(functions[name])


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in ARM.items()])
def test_unknown_index_needs_no_stack(compiler: list[str], tmp_path: Path) -> None:
    """An index known at run time only: a jump to the one instruction, no table of values, no call."""
    need_compiler(compiler)
    text = "uint64_t read(unsigned int n) { return spmu_spmevcntr_read(n).raw; }\n"
    instructions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2"), "aarch64")["read"]
    assert sum(i.mnemonic == "mrs" for i in instructions) == 16
    assert not any(re.search(r"\bsp\b", i.operands) or i.mnemonic in ("bl", "blr") for i in instructions), listing(instructions)


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in X86.items()])
def test_msr_field(compiler: list[str], tmp_path: Path) -> None:
    """The asm is one instruction and the rest C, so the compiler sees the whole: no stack, and nothing kept for later."""
    need_compiler(compiler)
    text = """\
uint32_t made(void) { return ivbep_cbo_ctl_get_umask(ivbep_cbo_ctl_read(0, 0)); }
uint32_t hand(void)
{
	uint32_t low, high;

	__asm__ volatile("rdmsr" : "=a"(low), "=d"(high) : "c"(0xd10));
	return (low >> 8) & 0xff;
}
"""
    functions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2"), "x86-64")
    assert shape(functions["made"]) == shape(functions["hand"]) and cheap(functions["made"])


@pytest.mark.parametrize("target", TARGETS)
def test_mmio_field(target: tuple[str, list[str]], tmp_path: Path) -> None:
    """Reading a field is a load and a shift-and-mask; changing it is load, change, store."""
    machine, compiler = target
    need_compiler(compiler)
    text = """\
uint32_t made(const volatile void *base) { return ivbep_ha_ctl_get_umask(ivbep_ha_ctl_read(base, 1)); }
uint32_t hand(const volatile void *base) { return (*(const volatile uint32_t *)((const volatile char *)base + 0xdc) >> 8) & 0xff; }
void made_change(volatile void *base, uint32_t value)
{
	ivbep_ha_ctl_write(base, 1, ivbep_ha_ctl_with_umask(ivbep_ha_ctl_read(base, 1), value));
}
void hand_change(volatile void *base, uint32_t value)
{
	volatile uint32_t *ctl = (volatile uint32_t *)((volatile char *)base + 0xdc);

	*ctl = (*ctl & 0xff5400ff) | (value & 0xff) << 8;
}
"""
    functions = disassemble(build(includes(text) + text, tmp_path, compiler, "-O2"), machine)
    for suffix in ("", "_change"):
        made, hand = functions[f"made{suffix}"], functions[f"hand{suffix}"]
        assert len(made) <= len(hand) and cheap(made), f"{listing(made)}\n\n{listing(hand)}"
