"""The core and the simulated device need no C library and no operating system."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from toolchain import ARM, INCLUDES, ROOT, STRICT, X86, need, need_compiler, run, together

HERE = Path(__file__).resolve().parent
FREESTANDING = ["-std=c11", "-O2", "-ffreestanding", "-fno-pie", "-fno-stack-protector"]
# What compilers may call even in freestanding code (GCC manual, "Standards").
MAY_NEED = {"memcpy", "memmove", "memset", "memcmp"}
COMPILERS = [*(pytest.param(words, "ld", [], id=name) for name, words in X86.items()),
             *(pytest.param(words, "aarch64-linux-gnu-ld", ["qemu-aarch64"], id=name) for name, words in ARM.items())]


def core() -> list[Path]:
    """Every file of the core; the simulated device is the io that needs nothing either."""
    return sorted(path for layer in ("base", "core") for path in (ROOT / "runtime" / layer).rglob("*.c"))


def device() -> list[Path]:
    return sorted((ROOT / "runtime" / "io").glob("sim*.c"))


def objects(sources: list[Path], directory: Path, compiler: list[str]) -> list[Path]:
    made = [directory / f"{source.parent.name}_{source.stem}.o" for source in sources]
    together([lambda source=source, target=target: run(*compiler, *FREESTANDING, *STRICT, *INCLUDES, "-c", source, "-o", target)
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
def test_the_core_needs_nothing(compiler: list[str], linker: str, emulator: list[str], tmp_path: Path) -> None:
    need_compiler(compiler)
    need(linker)
    made = objects(core() + device(), tmp_path, compiler)
    for name, chosen in (("the core", [path for path in made if not path.name.startswith("io_")]), ("the simulated device", made)):
        assert chosen
        run(linker, "-r", *chosen, "-o", tmp_path / "whole")
        missing = {line.split()[-1] for line in run("nm", "-u", tmp_path / "whole").splitlines()}
        assert missing <= MAY_NEED, f"{name} needs {', '.join(sorted(missing - MAY_NEED))}"


@pytest.mark.parametrize("compiler, linker, emulator", COMPILERS)
def test_a_session_without_a_c_library(compiler: list[str], linker: str, emulator: list[str], tmp_path: Path) -> None:
    """An executable of the core, the tables, the simulated device and session.c, which has its own _start."""
    need_compiler(compiler)
    need(linker, *emulator)
    tables = sorted((ROOT / "generated" / "tables").glob("*.c"))
    made = objects([*core(), *device(), *tables, HERE / "memory.c", HERE / "session.c"], tmp_path, compiler)
    run(linker, "-static", *made, "-o", tmp_path / "session")
    done = subprocess.run([*emulator, str(tmp_path / "session")], timeout=120)
    assert done.returncode == 0, f"step {done.returncode} of session.c failed"
