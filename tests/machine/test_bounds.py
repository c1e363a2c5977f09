"""An index that is out of range, a constant too large for its field, and an accessor that this machine has not, do not compile: the compiler says why."""

from __future__ import annotations

import re
import subprocess
from functools import partial
from pathlib import Path

import pytest

from toolchain import ARM, INCLUDES, STRICT, X86, build, disassemble, listing, need, need_compiler, run, together

CXX = {"g++": ["g++"], "clang++": ["clang++"]}
ON_X86 = {**X86, **CXX}
ALL = {**ON_X86, **ARM}
# Header, and a call with the first index beyond and with the last that there is. Ivy Bridge-EP's C-boxes have 4 counters each and are 15,
# Nehalem's uncore has 8 counters, system PMUs 64.
X86_CALLS = [
    ("ivbep/cbo", "ivbep_cbo_ctl_write({}, 0, r)", "ivbep_cbo_ctl_t r", 15),
    ("ivbep/cbo", "ivbep_cbo_ctl_write(box, {}, r)", "unsigned int box, ivbep_cbo_ctl_t r", 4),
    ("nhm/uncore", "(void)nhm_uncore_perfevtsel_read({})", "void", 8),
    ("ivbep/ha", "(void)ivbep_ha_ctl_read(base, {})", "const volatile void *base", 4),
    ("ivbep/ha", "ivbep_ha_ctl_write(base, {}, r)", "volatile void *base, ivbep_ha_ctl_t r", 4)]
ARM_CALLS = [
    ("spmu/spmu", "(void)spmu_spmevcntr_read({})", "void", 64),
    ("spmu/spmu", "spmu_select_counter(0, {})", "void", 64),
    ("carmel/uncore", "(void)carmel_uncore_pmevcntr_read({})", "void", 2)]
CASES = [pytest.param(name, *call, id=f"{name}-{call[1].split('(')[-2 if 'void' in call[1] else 0]}-{call[3]}")
         for name in ALL for call in (ARM_CALLS if name in ARM else X86_CALLS)]


def compiled(compiler: list[str], text: str, folder: Path, *flags: str) -> tuple[int, str]:
    unit = folder / ("unit.cc" if "++" in compiler[0] else "unit.c")
    unit.write_text(text, encoding="utf-8")
    standard = "-std=c++17" if "++" in compiler[0] else "-std=c11"
    done = subprocess.run([*compiler, standard, "-O2", *STRICT, *INCLUDES, *flags, "-c", str(unit), "-o", str(folder / "unit.o")], capture_output=True, text=True)
    return done.returncode, done.stderr


@pytest.mark.parametrize("name, header, call, parameters, beyond", CASES)
def test_a_known_index_beyond_does_not_compile(name: str, header: str, call: str, parameters: str, beyond: int, tmp_path: Path) -> None:
    need_compiler(ALL[name])
    text = f"#include <pmureg/{header}.h>\nvoid use({parameters});\nvoid use({parameters}) {{ {call.format(beyond)}; }}\n"
    code, said = compiled(ALL[name], text, tmp_path)
    assert code and "an index is out of range: the comment at the register's address has the range" in said


@pytest.mark.parametrize("name", ALL)
def test_the_last_index_compiles(name: str, tmp_path: Path) -> None:
    need_compiler(ALL[name])
    text = ""
    for number, (header, call, parameters, beyond) in enumerate(ARM_CALLS if name in ARM else X86_CALLS):
        text += f"#include <pmureg/{header}.h>\nvoid use{number}({parameters});\nvoid use{number}({parameters}) {{ {call.format(beyond - 1)}; }}\n"
    assert compiled(ALL[name], text, tmp_path) == (0, "")


TOO_LARGE = "a constant is too large for its field: the field's _WIDTH says how many bits it has"
# Header, register, what is made of a value, field, a value that fits or is not known, and one that does not fit. TID is bits 4:0 of Ivy Bridge-EP's filter, EN one
# bit of a control, a count 44 bits (Intel 329468-002, 2.3); a filter of T241's has all 32, and PMUv3's event 16 beside 17 other fields (Arm DDI 0487).
FILTER, CONTROL, COUNTER = ("ivbep/cbo", "ivbep_cbo_filter0"), ("ivbep/cbo", "ivbep_cbo_ctl"), ("ivbep/cbo", "ivbep_cbo_ctr")
WITH, PACK = "r = {reg}_with_{field}(r, {value})", "{reg}_fields_t f = {reg}_unpack(r); f.{field} = {value}; r = {reg}_pack(f)"
VALUES = [
    (*FILTER, WITH, "tid", "0x1f", "0x20"), (*FILTER, WITH, "tid", "n + 0x20U", "-1"), (*FILTER, WITH, "tid", "n++", "0x100000001LL"),
    (*FILTER, "uint32_t known = {value}; " + WITH.replace("{value}", "known"), "tid", "0x1f", "0x20"), (*FILTER, PACK, "tid", "0x1f", "0x20"),
    (*FILTER, PACK, "tid", "n", "UINT32_MAX"), (*CONTROL, WITH, "en", "n > 3", "2"), (*CONTROL, WITH, "en", "true", "2"), (*CONTROL, PACK, "en", "true", "2"),
    (*COUNTER, WITH, "event_count", "(1ULL << 44) - 1", "1ULL << 44"), (*COUNTER, PACK, "event_count", "(1ULL << 44) - 1", "1ULL << 44"),
    ("t241/scf", "t241_scf_pmevfiltr", WITH, "filter", "0xffffffff", "0x100000001LL"), ("pmuv3/pmuv3", "pmuv3_pmevtyper", PACK, "evtCount", "0xffff", "0x10000")]


@pytest.mark.parametrize("level", ["-O0", "-Os"])
@pytest.mark.parametrize("name", ALL)
def test_a_known_value_too_large_does_not_compile(name: str, level: str, tmp_path: Path) -> None:
    """Changed or packed, a literal or behind a variable, and wider than the word; without optimisation a literal of a change."""
    need_compiler(ALL[name])

    def includes(*numbers: int) -> str:
        return "".join(f"#include <pmureg/{header}.h>\n" for header in sorted({VALUES[number][0] for number in numbers}))

    def use(number: int, value: str) -> str:
        _, reg, code, field, *_ = VALUES[number]
        head = f"{reg}_t use{number}({reg}_t r, uint32_t n)"
        return f"{head};\n{head}\n{{\n\t(void)n;\n\t{code.format(reg=reg, field=field, value=value)};\n\treturn r;\n}}\n"

    def refused(number: int) -> None:
        folder = tmp_path / str(number)
        folder.mkdir()
        code, said = compiled(ALL[name], includes(number) + use(number, VALUES[number][-1]), folder, level, "-w")
        assert code and TOO_LARGE in said, VALUES[number]

    known = [number for number, row in enumerate(VALUES) if level != "-O0" or row[2] == WITH]
    together([partial(refused, number) for number in known])
    fitting = "#include <stdbool.h>\n" + includes(*range(len(VALUES))) + "".join(use(number, row[-2]) for number, row in enumerate(VALUES))
    assert compiled(ALL[name], fitting, tmp_path, level) == (0, "")


@pytest.mark.parametrize("name", ON_X86)
def test_through_an_io_and_of_elements(name: str, tmp_path: Path) -> None:
    """Behind a variable that has one value, too; an element of a field is an index as any."""
    need_compiler(ALL[name])
    text = """\
#include <pmureg/io.h>
#include <pmureg/ivbep/cbo.h>
#include <pmureg/pmuv3/pmuv3.h>
int use(struct pmureg_io *io, struct pmureg_place at, ivbep_cbo_ctl_t r, pmuv3_pmcntenset_t set);
int use(struct pmureg_io *io, struct pmureg_place at, ivbep_cbo_ctl_t r, pmuv3_pmcntenset_t set)
{
	unsigned int n = %d;
	const unsigned int m = %d;

	return pmuv3_pmcntenset_get_P(set, m) ? 0 : ivbep_cbo_ctl_io_write(io, at, 0, n, r);
}
"""
    assert compiled(ALL[name], text % (3, 30), tmp_path) == (0, "")
    for indices in ((4, 30), (3, 31)):
        code, said = compiled(ALL[name], text % indices, tmp_path)
        assert code and "an index is out of range" in said


# What is done, what comes of it, and that with a count of 1, which is the last that is right, and of 2, without the check: the index writes what is there, a value is cut.
UNKNOWN = {
    "index": ("ivbep_ha_ctl_write(page, count + 2, r)", "page[0xd8 + 4 * (count + 2)]", [7, 7]),
    "with": ("r = ivbep_ha_ctl_with_ev_sel(r, count + 254)", "(int)r.raw", [0xff, 0]),
    "with, wider than the register": ("r = ivbep_ha_ctl_with_ev_sel(r, 3 | (uint64_t)(count >> 1) << 32)", "(int)r.raw", [3, 3]),
    "pack": ("ivbep_ha_ctl_fields_t f = ivbep_ha_ctl_unpack(r); f.ev_sel = count + 254; r = ivbep_ha_ctl_pack(f)", "(int)r.raw", [0xff, 0])}


@pytest.mark.parametrize("name", ON_X86)
def test_what_is_unknown_is_asserted_in_debug_builds(name: str, tmp_path: Path) -> None:
    """A trap where PMUREG_DEBUG is defined, or what PMUREG_ASSERT is; nothing of it is in other builds. The number of words behind the first is the count."""
    need_compiler(ALL[name])
    cases = "".join(f"\tcase {number}: {{\n\t\t{code};\n\t\tpage[0] = (unsigned char)r.raw;\n\t\treturn {result};\n\t}}\n"
                    for number, (code, result, _) in enumerate(UNKNOWN.values()))
    text = f"""\
#include <stdlib.h>
#include <pmureg/ivbep/ha.h>
static unsigned char page[4096];
int main(int words, char **arguments)
{{
	const unsigned int count = (unsigned int)words - 1;
	ivbep_ha_ctl_t r = {{7}};

	switch (atoi(arguments[1])) {{
{cases}	}}
	return 99;
}}
"""

    def ends(*flags: str) -> list[list[int]]:
        """Of each, with a count of 1 and of 2."""
        assert compiled(ALL[name], text, tmp_path, *flags) == (0, "")
        run(*ALL[name], tmp_path / "unit.o", "-o", tmp_path / "unit")
        return [[subprocess.run([tmp_path / "unit", str(number), *["word"] * more], capture_output=True).returncode for more in (0, 1)]
                for number in range(len(UNKNOWN))]

    without = [row[2] for row in UNKNOWN.values()]
    assert ends() == without
    for level in ("-O0", "-O2"):
        for (last, beyond), (wanted, _) in zip(ends("-DPMUREG_DEBUG", level), without):
            assert last == wanted and beyond < 0  # a signal
    if "++" not in ALL[name][0]:
        assert ends("-DPMUREG_ASSERT(holds)=((holds)?(void)0:exit(42))") == [[wanted, 42] for wanted, _ in without]


def test_bounds_are_said_at_the_address(tmp_path: Path) -> None:
    need("gcc")
    text = (Path(INCLUDES[0][2:]) / "pmureg/ivbep/cbo.h").read_text(encoding="utf-8")
    assert re.search(r"^#define IVBEP_CBO_CTL_ADDRESS\(box, n\) .* /\* box: 0 to 14, n: 0 to 3 \*/$", text, re.M)


@pytest.mark.parametrize("name", [*X86, *ARM])
def test_the_check_of_an_index_costs_nothing(name: str, tmp_path: Path) -> None:
    """The same machine code as without it, of known and of unknown indices."""
    need_compiler(ALL[name])
    text = """\
#include <pmureg/ivbep/ha.h>
#include <pmureg/pmuv3/pmuv3.h>
uint32_t known(const volatile void *base) { return ivbep_ha_ctl_read(base, 3).raw; }
uint32_t unknown(const volatile void *base, unsigned int n) { return ivbep_ha_ctl_read(base, n).raw; }
uint64_t element(pmuv3_pmcntenset_t r, unsigned int m) { return pmuv3_pmcntenset_get_P(r, m); }
"""
    machine = "aarch64" if name in ARM else "x86-64"
    with_checks = disassemble(build(text, tmp_path, ALL[name], "-O2"), machine)
    without = disassemble(build("#include <pmureg/access.h>\n#undef PMUREG_INDEX\n#define PMUREG_INDEX(index, last) ((void)0)\n" + text, tmp_path, ALL[name], "-O2", name="without"), machine)
    assert len(with_checks["known"]) == 2  # a load, and the way back
    assert {function: listing(code) for function, code in with_checks.items()} == {function: listing(code) for function, code in without.items()}


RISCV = ["clang", "--target=riscv64", "-ffreestanding"]
RISCV_32 = ["clang", "--target=riscv32", "-ffreestanding"]
ABSENT = [
    ("gcc", ["gcc"], "spmu/spmu", "(void)spmu_spmcr_read()", "AArch64 alone has system registers"),
    ("clang", ["clang"], "spmu/spmu", "spmu_select_counter(0, 0)", "AArch64 alone has system registers"),
    ("g++", ["g++"], "spmu/spmu", "(void)spmu_spmcr_read()", "AArch64 alone has system registers"),
    ("clang++", ["clang++"], "riscv/hpm", "(void)riscv_hpm_mcycle_read()", "RISC-V alone has CSRs"),
    ("gcc-csr", ["gcc"], "riscv/hpm", "(void)riscv_hpm_mcycle_read()", "RISC-V alone has CSRs"),
    ("aarch64-gcc", ARM["aarch64-linux-gnu-gcc"], "nhm/uncore", "(void)nhm_uncore_perfevtsel_read(0)", "x86 alone has model-specific registers"),
    ("aarch64-clang", ARM["clang-aarch64"], "nhm/uncore", "(void)nhm_uncore_perfevtsel_read(0)", "x86 alone has model-specific registers"),
    ("riscv", RISCV, "nhm/uncore", "(void)nhm_uncore_perfevtsel_read(0)", "x86 alone has model-specific registers"),
    ("riscv32", RISCV_32, "riscv/hpm", "(void)riscv_hpm_mcycle_read()", "those of 64 bits where a register has as many")]


@pytest.mark.parametrize("compiler, header, call, reason", [pytest.param(*row[1:], id=row[0]) for row in ABSENT])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_what_this_machine_has_not_says_why(compiler: list[str], header: str, call: str, reason: str, level: str, tmp_path: Path) -> None:
    need_compiler(compiler)
    text = f"#include <pmureg/{header}.h>\nvoid use(void);\nvoid use(void) {{ {call}; }}\n"
    code, said = compiled(compiler, text, tmp_path, level)
    assert code and reason in said and "implicit" not in said
