"""The core and the simulated device need no C library and no operating system."""

from __future__ import annotations

import functools
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from drawn import drawn
from toolchain import ARM, EMBEDDED, INCLUDES, ROOT, STRICT, TABLES, X86, need, need_compiler, run, together

HERE = Path(__file__).resolve().parent
FREESTANDING = ["-std=c11", "-O2", "-ffreestanding", "-fno-pie", "-fno-stack-protector", "-mgeneral-regs-only"]  # as kernels are built
# What compilers may call even in freestanding code (GCC manual, "Standards").
MAY_NEED = {"memcpy", "memmove", "memset", "memcmp"}
COMPILERS = drawn([*(pytest.param(words, "ld", [], id=name) for name, words in X86.items()),
                   *(pytest.param(words, "aarch64-linux-gnu-ld", ["qemu-aarch64"], id=name) for name, words in ARM.items())])


def core() -> list[Path]:
    """Every file of the core; the simulated device is the io that needs nothing either."""
    return sorted(path for layer in ("base", "core") for path in (ROOT / "runtime" / layer).rglob("*.c"))


def device() -> list[Path]:
    return sorted((ROOT / "runtime" / "io").glob("sim*.c"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Callable[[list[str]], list[Path]]:
    """The objects of the core and of the device, made once by each compiler."""
    @functools.cache
    def by(*compiler: str) -> list[Path]:
        need_compiler([*compiler])
        return objects(core() + device(), tmp_path_factory.mktemp("core"), [*compiler])

    return lambda compiler: by(*compiler)


def objects(sources: list[Path], directory: Path, compiler: list[str]) -> list[Path]:
    made = [directory / f"{source.parent.name}_{source.stem}.o" for source in sources]
    together([lambda source=source, target=target: run(*compiler, *FREESTANDING, *STRICT, *INCLUDES, EMBEDDED, "-c", source, "-o", target)
              for source, target in zip(sources, made, strict=True)])
    return made


def hosted_headers(source: Path) -> list[str]:
    """Headers that a freestanding implementation does not have (C11 4p6)."""
    own = {"float", "iso646", "limits", "stdalign", "stdarg", "stdbool", "stddef", "stdint", "stdnoreturn"}
    return [name for name in re.findall(r"^#include <(\w+)\.h>", source.read_text(encoding="utf-8"), re.M) if name not in own]


def test_the_core_includes_no_hosted_header() -> None:
    files = [path for part in ("base", "core", "include/pmureg") for path in (ROOT / "runtime" / part).rglob("*.[ch]")]
    assert files
    assert {path.name: names for path in files + device() if (names := hosted_headers(path)) not in ([], ["linux/types"])} == {}


@pytest.mark.parametrize("compiler, linker, emulator", COMPILERS)
def test_the_core_needs_nothing(compiler: list[str], linker: str, emulator: list[str], tmp_path: Path,
                               made: Callable[[list[str]], list[Path]]) -> None:
    need(linker)
    whole = made(compiler)
    for name, chosen in (("the core", [path for path in whole if not path.name.startswith("io_")]), ("the simulated device", whole)):
        assert chosen
        run(linker, "-r", *chosen, "-o", tmp_path / "whole")
        missing = {line.split()[-1] for line in run("nm", "-u", tmp_path / "whole").splitlines()}
        assert missing <= MAY_NEED, f"{name} needs {', '.join(sorted(missing - MAY_NEED))}"


@pytest.mark.parametrize("compiler, linker, emulator", COMPILERS)
def test_a_session_without_a_c_library(compiler: list[str], linker: str, emulator: list[str], tmp_path: Path,
                                       made: Callable[[list[str]], list[Path]]) -> None:
    """An executable of the core, the tables, the simulated device and session.c, which has its own _start."""
    need(linker, *emulator)
    tables = [*sorted(TABLES.glob("*.S")), TABLES / "systems.c"]
    whole = made(compiler) + objects([*tables, HERE / "memory.c", HERE / "session.c"], tmp_path, compiler)
    run(linker, "-static", *whole, "-o", tmp_path / "session")
    done = subprocess.run([*emulator, str(tmp_path / "session")], timeout=120)
    assert done.returncode == 0, f"step {done.returncode} of session.c failed"


# PMIIDR 0x2cf2036b and PMCFGR 0x7f06 are those of the unit's description; all else is memory that keeps what it is given.
AROUND = """
static uint32_t pages[2][1024];

static void wait(void)
{
	pages[1][0xf8 / 4] += 77;
}

/* Counter 0 counts if it has been given the event (PMEVTYPER0 at 0x400), and PMCR.E of the unit is set. */
static void wait_for_lines(void)
{
	if (pages[0][0x400 / 4] == 0xf0 && (pages[0][0xe04 / 4] & 1))
		pages[1][0] += 5;
}

int run(void);
int run(void)
{
	const uint64_t config[3] = {0xf0, 0x101};
	uint64_t cycles = 0, lines = 0;

	pages[0][0xe08 / 4] = 0x2cf2036b;
	pages[0][0xe00 / 4] = 0x7f06;
	if (count_cycles(pages[0], pages[1], wait, &cycles))
		return 1;
	if (cycles != 77 || pages[0][0xe04 / 4])
		return 2;
	pages[0][0x400 / 4] = 0x1234;
	if (count_config(pages[0], pages[1], wait_for_lines, config, &lines))
		return 3;
	return lines != 2 * 5 ? 4 : pages[0][0xe04 / 4] || pages[0][0x400 / 4] != 0x1234 ? 5 : 0;
}

#ifdef __aarch64__
__asm__(".globl _start\\n_start:\\n\\tbl run\\n\\tmov x8, #93\\n\\tsvc #0\\n");
#else
__asm__(".globl _start\\n_start:\\n\\tcall run\\n\\tmov %eax, %edi\\n\\tmov $60, %eax\\n\\tsyscall\\n");
#endif
"""


@pytest.mark.parametrize("compiler, linker, emulator", COMPILERS)
def test_the_program_of_the_documents(compiler: list[str], linker: str, emulator: list[str], tmp_path: Path,
                                      made: Callable[[list[str]], list[Path]]) -> None:
    need(linker, *emulator)
    page = (ROOT / "docs" / "driver.md").read_text(encoding="utf-8")
    found = re.findall(r"<!-- (?:core|pmu) -->\n```c\n(.*?)^```", page, re.M | re.S)
    assert len(found) == 2
    prototypes = re.findall(r"^int count_\w+\(.*\)$", "".join(found), re.M)
    assert len(prototypes) == 2
    (tmp_path / "program.c").write_text(f"#include <stdint.h>\n{'; '.join(prototypes)};\n{''.join(found)}{AROUND}", encoding="utf-8")
    own = objects([tmp_path / "program.c", TABLES / "t410.S", HERE / "memory.c"], tmp_path, compiler)
    run(linker, "-static", *made(compiler), *own, "-o", tmp_path / "program")
    done = subprocess.run([*emulator, str(tmp_path / "program")], timeout=60)
    assert done.returncode == 0
