"""RISC-V's CSRs: the numbers that an assembler has for their names, in the accessors and in the io that runs them.

The names and numbers of the literals are those of the privileged architecture; LLVM knows the names by itself.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from test_assemblers import assembled
from toolchain import ARM_LIBC, INCLUDES, ROOT, STRICT, llvm, need, registers, run

RISCV = ["clang", "--target=riscv64", "-march=rv64gc", "-mabi=lp64d", "-ffreestanding", "-nostdlib", "-std=c11", "-O2", *STRICT, *INCLUDES]
MC = ["llvm-mc", "-triple=riscv64", "-show-encoding"]
# Access, and the name and number of each element.
CSRS: dict[str, tuple[str, list[tuple[str, int]]]] = {
    "mcountinhibit": ("rw", [("mcountinhibit", 0x320)]), "mcounteren": ("rw", [("mcounteren", 0x306)]),
    "mcycle": ("rw", [("mcycle", 0xB00)]), "minstret": ("rw", [("minstret", 0xB02)]),
    "cycle": ("r", [("cycle", 0xC00)]), "instret": ("r", [("instret", 0xC02)]),
    "scountovf": ("r", [("scountovf", 0xDA0)]),
    "mhpmevent": ("rw", [(f"mhpmevent{n}", 0x320 + n) for n in range(3, 32)]),
    "mhpmcounter": ("rw", [(f"mhpmcounter{n}", 0xB00 + n) for n in range(3, 32)]),
    "hpmcounter": ("r", [(f"hpmcounter{n}", 0xC00 + n) for n in range(3, 32)]),
}


def test_every_csr_has_its_literal() -> None:
    ours = {r.name.removeprefix("riscv_hpm_"): "".join(f[0] for f in ("read", "write") if f in r.functions)
            for r in registers() if r.system == "riscv"}
    assert ours == {name: access for name, (access, _) in CSRS.items()}


def test_an_assembler_has_the_same_numbers() -> None:
    """csrr a0 is csrrs a0, NUMBER, zero: 0x00002573 with the number in bits 31:20."""
    names = [(name, number, access) for access, places in CSRS.values() for name, number in places]
    assert assembled(MC, "".join(f"csrr a0, {name}\n" for name, _, _ in names)) == [number << 20 | 0x2573 for _, number, _ in names]
    written = [(name, number) for name, number, access in names if "w" in access]
    assert assembled(MC, "".join(f"csrw {name}, a0\n" for name, _ in written)) == [number << 20 | 0x51073 for _, number in written]


def words(object_file: Path) -> dict[str, list[int]]:
    """The instructions of each function that touch a CSR."""
    text = run(llvm("llvm-objdump"), "-d", "--mattr=+c", object_file)
    found: dict[str, list[int]] = {}
    name = ""
    for line in text.splitlines():
        head = re.match(r"[0-9a-f]+ <(\w+)>:", line)
        name = head[1] if head else name
        code = re.match(r" +[0-9a-f]+: ([0-9a-f]{8}) ", line)
        if code:
            word = int(code[1], 16)
            if word & 0x7F == 0x73 and word >> 12 & 7:
                found.setdefault(name, []).append(word)
    return found


def test_accessors_are_one_instruction(tmp_path: Path) -> None:
    need("clang")
    text = "#include <pmureg/riscv.h>\n"
    for name, (access, places) in CSRS.items():
        for n in range(len(places)):
            index, both = (f"{n + 3}", f"{n + 3}, r") if len(places) > 1 else ("", "r")  # all of them begin at 3
            text += f"riscv_hpm_{name}_t r_{name}_{n}(void) {{ return riscv_hpm_{name}_read({index}); }}\n"
            if "w" in access:
                text += f"void w_{name}_{n}(riscv_hpm_{name}_t r) {{ riscv_hpm_{name}_write({both}); }}\n"
                text += f"riscv_hpm_{name}_t s_{name}_{n}(riscv_hpm_{name}_t r) {{ return riscv_hpm_{name}_swap({both}); }}\n"
    (tmp_path / "all.c").write_text(re.sub(r"^(?!#)(.*? )(\w+)\((.*?)\) \{", r"\1\2(\3);\n\1\2(\3) {", text, flags=re.M))
    run(*RISCV, "-c", tmp_path / "all.c", "-o", tmp_path / "all.o")
    found = words(tmp_path / "all.o")
    for name, (access, places) in CSRS.items():
        for n, (_, number) in enumerate(places):
            read = found.pop(f"r_{name}_{n}")
            assert [f"{word & ~0xF80:#x}" for word in read] == [f"{number << 20 | 0x2073:#x}"]
            if "w" in access:
                assert [f"{word & ~0xF8000:#x}" for word in found.pop(f"w_{name}_{n}")] == [f"{number << 20 | 0x1073:#x}"]
                assert [f"{word & ~0xF8F80:#x}" for word in found.pop(f"s_{name}_{n}")] == [f"{number << 20 | 0x1073:#x}"]
    assert not found


@pytest.mark.parametrize("n", [2, 32])
def test_indices_are_the_manuals(tmp_path: Path, n: int) -> None:
    """The architecture has mhpmevent3 to mhpmevent31."""
    need("clang")
    (tmp_path / "use.c").write_text(f"#include <pmureg/riscv.h>\nvoid use(riscv_hpm_mhpmevent_t r);\nvoid use(riscv_hpm_mhpmevent_t r) {{ riscv_hpm_mhpmevent_write({n}, r); }}\n")
    done = subprocess.run([*RISCV, "-c", str(tmp_path / "use.c"), "-o", str(tmp_path / "use.o")], capture_output=True, text=True)
    assert done.returncode and "an index is out of range" in done.stderr
    assert "RISCV_HPM_MHPMEVENT_NUMBER(n) (0x320U + (n)) /* n: 3 to 31 */" in re.sub(" +", " ", (ROOT / "generated/include/pmureg/riscv/hpm.h").read_text())


def test_32_bits_have_the_narrow_ones(tmp_path: Path) -> None:
    """Where XLEN is 32 a CSR of 64 bits is two: no accessor pretends otherwise."""
    need("clang")
    narrow = [word.replace("riscv64", "riscv32").replace("rv64gc", "rv32gc").replace("lp64d", "ilp32d") for word in RISCV]
    use = "#include <pmureg/riscv.h>\nuint32_t use(void);\nuint32_t use(void)\n{{\n\treturn (uint32_t)riscv_hpm_{0}_read().raw;\n}}\n"
    for name, status in (("mcountinhibit", 0), ("mcycle", 1)):
        (tmp_path / f"{name}.c").write_text(use.format(name))
        done = subprocess.run([*narrow, "-fsyntax-only", str(tmp_path / f"{name}.c")], capture_output=True, text=True)
        assert done.returncode == status, done.stderr


START = r"""
#include <pmureg/riscv.h>

void _start(void);
static void leave(long status)
{
	register long number __asm__("a7") = 93, first __asm__("a0") = status;

	__asm__ volatile("ecall" : : "r"(number), "r"(first));
	for (;;)
		;
}

void _start(void)
{
	const uint64_t before = riscv_hpm_cycle_read().raw, first = riscv_hpm_instret_read().raw;

#ifdef CLOSED
	(void)riscv_hpm_mcycle_read();
#endif
	leave(riscv_hpm_cycle_read().raw > before && riscv_hpm_instret_read().raw > first ? 42 : 1);
}
"""


def test_a_process_reads_what_is_open_to_it(tmp_path: Path) -> None:
    """The copies for user mode count; machine mode's own end the process by SIGILL."""
    need("clang", "ld.lld", "qemu-riscv64")
    (tmp_path / "start.c").write_text(START)
    for name, flags in (("open", []), ("closed", ["-DCLOSED"])):
        run(*RISCV, *flags, "-c", tmp_path / "start.c", "-o", tmp_path / f"{name}.o")
        run("ld.lld", "-o", tmp_path / name, tmp_path / f"{name}.o")
    assert subprocess.run(["qemu-riscv64", tmp_path / "open"], timeout=60).returncode == 42
    assert subprocess.run(["qemu-riscv64", tmp_path / "closed"], timeout=60, capture_output=True).returncode == -4


def test_the_io_makes_these_instructions(tmp_path: Path) -> None:
    """Its file is compiled for RISC-V with the other cross compiler's C library, as nothing here is run; its words are the assembler's."""
    need("clang", ARM_LIBC)
    source = ROOT / "runtime/io/sysreg.c"
    run(*[word for word in RISCV if word not in ("-ffreestanding", "-nostdlib")], "-isystem", ARM_LIBC, f"-I{ROOT / 'runtime'}", "-c", source, "-o", tmp_path / "csr.o")
    text = source.read_text().split("#define ENCODINGS 4096U", 1)[1]
    ours = [int(re.search(rf"#define {name} 0x([0-9A-F]+)U", text)[1], 16) for name in ("READ", "WRITE", "RET")]  # type: ignore[index]
    assert assembled(MC[:2] + ["-mattr=-c", "-show-encoding"], "csrr a0, 0\ncsrw 0, a0\nret\n") == ours


def test_elsewhere_there_are_none(tmp_path: Path) -> None:
    if not run("gcc", "-dumpmachine").startswith("x86_64"):
        pytest.skip("skipped: this machine is no x86-64")
    from test_sysreg import ELSEWHERE, FLAGS, SOURCES
    (tmp_path / "elsewhere.c").write_text(ELSEWHERE.replace("io_way_sysreg", "io_way_csr"))
    run("gcc", *FLAGS, *SOURCES, tmp_path / "elsewhere.c", "-o", tmp_path / "elsewhere")
    assert run(tmp_path / "elsewhere") == "1 1 this processor has no RISC-V CSRs; run on a machine that has them\n"
