"""Two registers cannot be mixed up, and constants are constants."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from toolchain import INCLUDES, STRICT, X86, includes, need_compiler, run

COMPILERS = [pytest.param(words, "c11", "c", id=name) for name, words in X86.items()]
COMPILERS += [pytest.param([name], "c++17", "cc", id=name) for name in ("g++", "clang++")]

# Each line is wrong with one of the two types and right with the other.
MIXED = {
    "getter": ("ivbep_cbo_ctl_t", "ivbep_cbo_filter0_t",
               "uint32_t f({type} r);\nuint32_t f({type} r) {{ return ivbep_cbo_ctl_get_thresh(r); }}"),
    "setter": ("ivbep_cbo_ctl_t", "ivbep_ha_ctl_t",
               "{type} f({type} r);\n{type} f({type} r) {{ return ivbep_cbo_ctl_with_en(r, 1); }}"),
    "assignment": ("nhm_uncore_perfcntr_t", "nhm_uncore_fixed_ctr0_t",
                   "void f({type} r);\nvoid f({type} r) {{ nhm_uncore_perfcntr_t other = r; (void)other; }}"),
    "check": ("spmu_spmcfgr_t", "spmu_spmcr_t",
              "int f({type} r);\nint f({type} r) {{ return spmu_spmcfgr_check(r); }}"),
    "fields": ("carmel_uncore_pmselr_fields_t", "carmel_uncore_pmcr_fields_t",
               "uint64_t f({type} r);\nuint64_t f({type} r) {{ return carmel_uncore_pmselr_pack(r).raw; }}"),
    "write": ("coresight64_cycles_pmcr_t", "coresight64_cycles_pmcfgr_t",
              "void f(void *base, {type} r);\nvoid f(void *base, {type} r) {{ coresight64_cycles_pmcr_write(base, r); }}"),
    "number": ("ivbep_cbo_ctl_t", "uint32_t",
               "uint32_t f({type} r);\nuint32_t f({type} r) {{ return ivbep_cbo_ctl_unpack(r).en; }}"),
    "io": ("carmel_uncore_pmselr_t", "carmel_uncore_pmcr_t",
           "int f(struct pmureg_io *io, struct pmureg_place at, {type} *r);\n"
           "int f(struct pmureg_io *io, struct pmureg_place at, {type} *r) {{ return carmel_uncore_pmselr_io_read(io, at, r); }}"),
}


def compiles(compiler: list[str], standard: str, unit: Path) -> bool:
    # Not -Werror: mixing is a mistake to the language, not only in some compiler's taste.
    words = [*compiler, f"-std={standard}", *INCLUDES, "-pedantic-errors", "-fsyntax-only", str(unit)]
    return subprocess.run(words, capture_output=True).returncode == 0


@pytest.mark.parametrize("compiler, standard, suffix", COMPILERS)
@pytest.mark.parametrize("what", MIXED)
def test_mixed_registers_do_not_compile(what: str, compiler: list[str], standard: str, suffix: str, tmp_path: Path) -> None:
    need_compiler(compiler)
    right, wrong, text = MIXED[what]
    for kind, expected in ((right, True), (wrong, False)):
        unit = tmp_path / f"{kind}.{suffix}"
        unit.write_text("#include <pmureg/io.h>\n" + includes(text + right + wrong) + text.format(type=kind) + "\n", encoding="utf-8")
        assert compiles(compiler, standard, unit) is expected, unit.read_text(encoding="utf-8")


CONSTANTS = """\
#include <stddef.h>
#include <pmureg/ivbep.h>
#include <pmureg/nhm.h>
#include <pmureg/spmu.h>
#include <pmureg/carmel.h>
#include <pmureg/t410.h>

#if IVBEP_CBO_CTL_THRESH_SHIFT != 24 || IVBEP_CBO_CTL_THRESH_WIDTH != 8 || IVBEP_CBO_CTL_THRESH_MASK != 0xff000000
#error field
#endif
#if IVBEP_CBO_BOX_CTL_MUST_ONES != 0x30000 || IVBEP_CBO_BOX_CTL_ACTING != 3
#error masks
#endif
#if IVBEP_CBO_CTL_ADDRESS(14, 3) != 0xed3 || IVBEP_CBO_CTL_COUNT != 4 || IVBEP_PCU_BOX_CTL_ADDRESS != 0xc24
#error msr
#endif
#if IVBEP_IRP_CTR_OFFSET(0) != 0xa0 || IVBEP_IRP_CTR_OFFSET(1) != 0xb0 || IVBEP_IRP_CTR_OFFSET(3) != 0xc0
#error places
#endif
#if NHM_UNCORE_PERFEVTSEL_ADDRESS(7) != 0x3c7
#error msr
#endif
#if CARMEL_UNCORE_PMSELR_ENCODING != 0xdfa9 || CARMEL_UNCORE_PMEVTYPER_ENCODING(1) != 0xdf91
#error encoding
#endif
#if SPMU_SPMEVFILT2R_ENCODING(37) != 0x9f35 || SPMU_SPMCFGR_SIZE_BITS_40 != 39
#error encoding
#endif
#if SPMU_SPMCFGR_SIZE_MASK != 0x3f00
#error 64 bits
#endif

struct place {
	unsigned int address;
	unsigned long long mask;
	const char *name;
};

extern const struct place places[];
const struct place places[] = {
	{IVBEP_CBO_CTR_ADDRESS(1, 2), IVBEP_CBO_CTR_EVENT_COUNT_MASK, "counter"},
	{IVBEP_IRP_CTR_OFFSET(2), 1ULL << IVBEP_CBO_CTL_EN_SHIFT, "places"},
	{CARMEL_UNCORE_PMEVCNTR_ENCODING(0), CARMEL_UNCORE_PMCR_RESET, "encoding"},
	{CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30), CORESIGHT64_CYCLES_PMCR_E_MASK, "offset"},
};
extern char bounds[IVBEP_CBO_CTL_UMASK_WIDTH];
char bounds[IVBEP_CBO_CTL_UMASK_WIDTH];
enum { SELECTED = CARMEL_UNCORE_PMSELR_G_L2 };
"""


@pytest.mark.parametrize("compiler, standard, suffix", COMPILERS)
def test_constants(compiler: list[str], standard: str, suffix: str, tmp_path: Path) -> None:
    """They serve the preprocessor, static initialisers, array bounds and enumerators."""
    need_compiler(compiler)
    unit = tmp_path / f"constants.{suffix}"
    unit.write_text(CONSTANTS, encoding="utf-8")
    run(*compiler, f"-std={standard}", *STRICT, *INCLUDES, "-fsyntax-only", unit)
