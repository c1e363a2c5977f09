"""Packing, unpacking, changing and checking values, run on this machine and, emulated, on AArch64."""

from __future__ import annotations

import platform
import re
from pathlib import Path

import pytest

from drawn import drawn
from toolchain import INCLUDES, STRICT, X86, need, need_compiler, registers, run, systems

HERE = Path(__file__).resolve().parent
SANITIZED = ["-O0", "-fsanitize=undefined,address", "-fno-sanitize-recover=all"]
HOSTS = [pytest.param(["gcc"], "c11", ["-O2"], id="gcc"), pytest.param(["gcc"], "c11", SANITIZED, id="gcc-sanitized"),
         pytest.param(["clang"], "c2x", SANITIZED, id="clang-sanitized")]


def every_register() -> str:
    """Random fields through pack and unpack for each register of the systems that are drawn; a value's bits outside the fields come back as they must."""
    texts, calls = [], []
    of = drawn(systems())
    for register in registers():
        if register.system not in of or not register.fields:
            continue
        name, mask = register.name, sum(register.fields.values())
        lines = [f"f.{member} = ({register.raw})any();" for member in register.members.values()]
        lines += [f"r = {name}_pack(f);", f"g = {name}_unpack(r);"]
        for field, member in register.members.items():
            lines.append(f"EQUAL(g.{member}, f.{member} & {register.fields[field] >> register.shifts[field]:#x}ULL);")
            if field in register.getters:
                lines.append(f"EQUAL({name}_get_{field}(r), g.{member});")
            if field in register.setters:
                lines.append(f"EQUAL({name}_unpack({name}_with_{field}(r, f.{member})).{member}, g.{member});")
        lines += [f"EQUAL({name}_pack(g).raw, r.raw);", f"r.raw = (uint{register.bits}_t)any();", f"g = {name}_unpack(r);",
                  f"EQUAL({name}_pack(g).raw & {mask:#x}ULL, r.raw & {mask:#x}ULL);",
                  f"EQUAL({name}_pack(g).raw & ~{mask:#x}ULL, {name}_pack(({name}_fields_t){{0}}).raw);"]
        if "check" in register.functions:
            lines.append(f"EQUAL({name}_check(r) >= 0, {name}_rule({name}_check(r)) != NULL);")
        body = "\n\t".join([f"{name}_fields_t f, g;", f"{name}_t r;\n", *lines])
        texts.append(f"static void {name}(void)\n{{\n\t{body}\n}}\n")
        calls.append(f"\t\t{name}();\n")
    return "\n".join(texts) + f"""
static void every_register(void)
{{
	int i;

	for (i = 0; i < 20; i++) {{
{''.join(calls)}	}}
}}
"""


def program(directory: Path, compiler: list[str], *flags: str) -> Path:
    """The test program, made of values.c and the part that follows from the headers."""
    source = directory / "values.c"
    headers = sorted({register.header for register in registers()})
    source.write_text("".join(f"#include <{header}>\n" for header in headers)
                      + (HERE / "values.c").read_text(encoding="utf-8") + every_register(), encoding="utf-8")
    run(*compiler, *STRICT, "-Wno-missing-field-initializers", *flags, *INCLUDES, source, "-o", directory / "values")
    return directory / "values"


def counted(output: str) -> int:
    found = re.search(r"^(\d+) checks, 0 failures$", output, re.M)
    assert found, output
    return int(found[1])


@pytest.mark.drawn
@pytest.mark.parametrize("compiler, standard, flags", HOSTS)
def test_values(compiler: list[str], standard: str, flags: list[str], tmp_path: Path) -> None:
    need_compiler(compiler)
    assert counted(run(program(tmp_path, compiler, f"-std={standard}", *flags))) > 10_000


TORN = """\
#include <stdio.h>

#define pmureg_config_load32 of_a_device
#include <pmureg/access.h>
#undef pmureg_config_load32
#include <pmureg/io.h>

static uint32_t highs[3], reads, moves;

/* Counter 1 (Linux ICX_UPI_PCI_PMON_CTR0: 0x320), whose upper half moves with each read of it, or once. */
static uint32_t pmureg_config_load32(const PMUREG_CONFIG *device, uint32_t offset)
{
	(void)device;
	reads++;
	if (offset == 0x328)
		return 0xfffffff0U + reads;
	return moves ? reads : highs[reads / 2];
}

static int read_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	access->value = pmureg_config_load32(NULL, access->place.address);
	return 0;
}

static int run_reads(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, read_one);
}

#include <pmureg/spr/upi.h>

int main(void)
{
	struct pmureg_io io = {.run = run_reads};
	spr_upi_ctr_t ctr;
	int error;

	highs[1] = highs[2] = 1;
	printf("%llx\\n", (unsigned long long)spr_upi_ctr_read(NULL, 1).raw);
	moves = 1;
	reads = 0;
	printf("%llx\\n", (unsigned long long)spr_upi_ctr_read(NULL, 1).raw);
	printf("%u\\n", reads);
	reads = 0;
	error = spr_upi_ctr_io_read(&io, (struct pmureg_place){0}, 1, &ctr);
	printf("%d %u\\n", error, reads);
	moves = reads = 0;
	error = spr_upi_ctr_io_read(&io, (struct pmureg_place){0}, 1, &ctr);
	printf("%d %llx\\n", error, (unsigned long long)ctr.raw);
	return 0;
}
"""


def test_a_counter_is_never_torn(tmp_path: Path) -> None:
    """High, low, high until both highs agree: 0, low, 1, low, 1. Where they never do, after 1,000 tries what it was when the last high began; an io, which can,
    says EIO (5)."""
    need_compiler(["gcc"])
    (tmp_path / "torn.c").write_text(TORN)
    run("gcc", "-std=c11", "-Wall", "-Wextra", *INCLUDES, tmp_path / "torn.c", "-o", tmp_path / "torn")
    assert run(tmp_path / "torn").split() == ["1fffffff4", f"{2001:x}00000000", "2001", "-5", "2001", "0", "1fffffff4"]


LOGGED = """\
#include <stdio.h>

#include <pmureg/access.h>
#include <pmureg/io.h>

static int log_one(struct pmureg_io *io, struct pmureg_access *access)
{
	const struct pmureg_place *place = &access->place;
	const int is_read = access->kind == PMUREG_ACCESS_READ;

	(void)io;
	printf("%c %u 0x%x %u", is_read ? 'r' : 'w', place->space, place->address, place->bits);
	if (is_read)
		access->value = 0x5a;
	else
		printf(" 0x%llx", (unsigned long long)access->value);
	printf("\\n");
	return 0;
}

static int log_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, log_one);
}

#include <pmureg/icx/imc.h>
#include <pmureg/ivbep/cbo.h>
#include <pmureg/t410/pcie_tgt.h>
#include <pmureg/t410/t410_link.h>

int main(void)
{
	const struct pmureg_place at = {0};
	struct pmureg_io io = {.run = log_run};
	icx_imc_ctr_t whole = {.raw = 0x123456789abcULL};
	icx_imc_ctl_t narrow = {.raw = 0x304};
	ivbep_cbo_ctl_t msr = {.raw = 0x35};
	t410_pcie_tgt_addr_base_t base = {.raw = 0x100000002ULL};
	t410_link_cycle_cntr_t torn;

	icx_imc_ctr_io_read(&io, at, 2, &whole);
	icx_imc_ctr_io_write(&io, at, 2, (icx_imc_ctr_t){.raw = 0x123456789abcULL});
	icx_imc_ctl_io_read(&io, at, 1, &narrow);
	icx_imc_ctl_io_write(&io, at, 1, (icx_imc_ctl_t){.raw = 0x304});
	ivbep_cbo_ctl_io_read(&io, at, 0, 2, &msr);
	ivbep_cbo_ctl_io_write(&io, at, 0, 2, (ivbep_cbo_ctl_t){.raw = 0x35});
	t410_pcie_tgt_addr_base_io_write(&io, at, 0, base);
	t410_pcie_tgt_addr_base_io_read(&io, at, 0, &base);
	t410_link_cycle_cntr_io_read(&io, at, &torn);
	printf("%llx %x %llx %llx %llx\\n", (unsigned long long)whole.raw, narrow.raw, (unsigned long long)msr.raw,
	       (unsigned long long)base.raw, (unsigned long long)torn.raw);
	return 0;
}
"""
# By space: MSR 1 and MMIO 3 of <pmureg/io.h>. Linux uncore_snbep.c: SNR_IMC_MMIO_PMON_CTR0 and _CTL0 are 8 and 0x40 behind _BOX_CTL; counters are read by
# readq(), 8 bytes each. Intel 329468-002: C0_MSR_PMON_CTL2 is 0xd12. nvidia_t410: ADDR_BASE is two words, whose state no hardware changes; CYCLE_CNTR
# counts, so that it is read high, low, high.
ACCESSES = """\
r 3 0x18 64
w 3 0x18 64 0x123456789abc
r 3 0x44 32
w 3 0x44 32 0x304
r 1 0xd12 64
w 1 0xd12 64 0x35
w 3 0xd3c 32 0x2
w 3 0xd40 32 0x1
r 3 0xd3c 32
r 3 0xd40 32
r 3 0x870 32
r 3 0x86c 32
r 3 0x870 32
5a 5a 5a 5a0000005a 5a0000005a
"""


def test_accesses_through_an_io(tmp_path: Path) -> None:
    """As many as the register has words, each of its width."""
    need_compiler(["gcc"])
    (tmp_path / "logged.c").write_text(LOGGED)
    run("gcc", "-std=c11", "-Wall", "-Wextra", *INCLUDES, tmp_path / "logged.c", "-o", tmp_path / "logged")
    assert run(tmp_path / "logged") == ACCESSES


# rdmsr and wrmsr of firmware, which a process may not run: the handler sees their registers, and answers.
MSRS = """
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <ucontext.h>

#include <pmureg/access.h>

static unsigned long long seen[3];

static void trapped(int number, siginfo_t *info, void *context)
{
	greg_t *of = ((ucontext_t *)context)->uc_mcontext.gregs;

	(void)number;
	(void)info;
	seen[0] = (uint32_t)of[REG_RCX];
	seen[1] = (uint32_t)of[REG_RAX];
	seen[2] = (uint32_t)of[REG_RDX];
	of[REG_RAX] = 0x89ABCDEF;
	of[REG_RDX] = 0x01234567;
	of[REG_RIP] += 2; /* both instructions have two bytes */
}

int main(void)
{
	struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO};

	if (sigaction(SIGSEGV, &action, NULL))
		return 1;
	pmureg_wrmsr(0xD12, 0x1122334455667788);
	printf("%llx %llx %llx\\n", seen[0], seen[1], seen[2]);
	printf("%llx ", (unsigned long long)pmureg_rdmsr(0xE01));
	printf("%llx\\n", seen[0]);
	return 0;
}
"""


@pytest.mark.skipif(platform.machine() != "x86_64", reason="skipped: x86 alone has model-specific registers")
@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in X86.items()])
def test_msrs_have_two_halves(compiler: list[str], tmp_path: Path) -> None:
    """SDM: ecx is the address, edx:eax the value."""
    need_compiler(compiler)
    (tmp_path / "msrs.c").write_text(MSRS)
    run(*compiler, "-std=c11", "-O2", *STRICT, *INCLUDES, tmp_path / "msrs.c", "-o", tmp_path / "msrs")
    assert run(tmp_path / "msrs") == "d12 55667788 11223344\n123456789abcdef e01\n"


def test_values_on_aarch64(tmp_path: Path) -> None:
    """The same program on the other machine."""
    need("aarch64-linux-gnu-gcc", "qemu-aarch64")
    built = program(tmp_path, ["aarch64-linux-gnu-gcc"], "-std=c11", "-O2", "-static")
    assert counted(run("qemu-aarch64", built)) > 10_000
