"""The headers compile without a warning in every dialect that they promise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from drawn import drawn
from toolchain import ARM, INCLUDES, ROOT, STRICT, X86, headers, need, need_compiler, run, together

C = {name: compiler for name, compiler in (X86 | ARM).items()}
CXX = {"g++": ["g++"], "clang++": ["clang++"]}
DIALECTS = [pytest.param(compiler, standard, id=f"{name}-{standard}")
            for name, compiler in C.items() for standard in ("c11", "c17", "c2x")]
DIALECTS += [pytest.param(compiler, standard, id=f"{name}-{standard}")
             for name, compiler in CXX.items() for standard in ("c++17", "c++20")]


def every_header(directory: Path, suffix: str) -> list[Path]:
    """A unit that includes the headers of all systems twice, and one that has io.h before them. That a header needs none of the
    others is no matter of dialects: test_each_header_alone() looks."""
    units = []
    for io in ("", "#include <pmureg/io.h>\n"):
        unit = directory / f"all{len(io) and '_io'}.{suffix}"
        # A unit without a declaration is a warning of its own.
        unit.write_text(io + "".join(f"#include <{header}>\n" for header in headers() * 2) + "extern int included;\n", encoding="utf-8")
        units.append(unit)
    return units


@pytest.mark.drawn
@pytest.mark.parametrize("compiler, standard", DIALECTS)
def test_dialect(compiler: list[str], standard: str, tmp_path: Path) -> None:
    """Optimised, as headers have more then, and not."""
    need_compiler(compiler)
    together([lambda unit=unit, level=level: run(*compiler, f"-std={standard}", level, *STRICT, *INCLUDES, "-c", unit,
                                                 "-o", unit.with_suffix(f".{level[1:]}.o"))
              for unit in every_header(tmp_path, "cc" if standard.startswith("c++") else "c") for level in ("-O0", "-O2")])


def test_each_header_alone(tmp_path: Path) -> None:
    """A header brings all that it needs, and can be included twice. Which compiler says so is all the same."""
    need("gcc")

    def compile(number: int, header: str, io: str) -> None:
        unit = tmp_path / f"{number}{len(io) and '_io'}.c"
        unit.write_text(f"{io}#include <{header}>\n#include <{header}>\nextern int included;\n", encoding="utf-8")
        run("gcc", "-std=c11", *STRICT, *INCLUDES, "-fsyntax-only", unit)

    jobs = [lambda number=number, header=header, io=io: compile(number, header, io)
            for number, header in enumerate(drawn(headers())) for io in ("", "#include <pmureg/io.h>\n")]
    together(jobs)


def test_runtime_headers_alone(tmp_path: Path) -> None:
    """So do the runtime's, in C and in C++."""
    need("gcc", "g++")
    include = ROOT / "runtime" / "include"
    own = sorted(str(path.relative_to(include)) for path in include.rglob("*.h"))
    jobs = []
    for number, header in enumerate(own):
        for suffix, compiler in (("c", ["gcc", "-std=c11"]), ("cc", ["g++", "-std=c++17"])):
            unit = tmp_path / f"{number}.{suffix}"
            unit.write_text(f"#include <{header}>\n#include <{header}>\nextern int included;\n", encoding="utf-8")
            jobs.append(lambda compiler=compiler, unit=unit: run(*compiler, *STRICT, *INCLUDES, "-fsyntax-only", unit))
    together(jobs)


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in C.items()])
def test_freestanding(compiler: list[str], tmp_path: Path) -> None:
    """Without a C library: nothing but the compiler's own headers, and the object needs no symbol."""
    need_compiler(compiler)
    words = [word for word in compiler if word != "-isystem" and not word.startswith("/")]
    own = run(*words, "-print-file-name=include").strip()

    def compile(unit: Path) -> None:
        run(*words, "-std=c11", "-O2", "-ffreestanding", "-nostdlib", "-nostdinc", "-isystem", own, *STRICT, *INCLUDES,
            "-c", unit, "-o", unit.with_suffix(".o"))
        assert not run("nm", "-u", unit.with_suffix(".o")).strip()

    together([lambda unit=unit: compile(unit) for unit in every_header(tmp_path, "c")])


# How others build: U-Boot's Makefile (its <stdint.h> is empty, its types are in <linux/types.h>), GCC_ALL_CC_FLAGS of EDK2's tools_def.template, Zephyr 1.9; and
# who is like Linux in names, but not Linux.
UBOOT = ["-std=gnu11", "-Os", "-ffreestanding", "-fno-builtin", "-nostdinc", "-D__KERNEL__"]
ELSEWHERE = {
    "U-Boot": [*UBOOT, "-D__UBOOT__", "-DPMUREG_DEBUG"],
    "EDK2": ["-g", "-Os", "-fshort-wchar", "-fno-builtin", "-fno-strict-aliasing", "-fno-common"],
    "Zephyr": ["-std=c99", "-Os", "-ffreestanding", "-fno-pie", "-DKERNEL", "-D__ZEPHYR__=1", "-DPMUREG_DEBUG"],
    "another": [*UBOOT, "-DPMUREG_BARE"]}


@pytest.mark.parametrize("compiler", [pytest.param(words, id=name) for name, words in C.items()])
@pytest.mark.drawn
@pytest.mark.parametrize("where", ELSEWHERE)
def test_elsewhere(where: str, compiler: list[str], tmp_path: Path) -> None:
    """In firmware accesses are plain, and no symbol is needed, whatever it shares with Linux."""
    need_compiler(compiler)
    (tmp_path / "linux").mkdir()
    (tmp_path / "linux" / "types.h").write_text("".join(f"typedef __UINT{bits}_TYPE__ uint{bits}_t;\n" for bits in (8, 16, 32, 64))
                                                + "typedef unsigned long uintptr_t;\n", encoding="utf-8")
    (tmp_path / "stdint.h").touch()
    mine = ["-I", str(tmp_path)] if "-D__KERNEL__" in ELSEWHERE[where] else []
    unit = every_header(tmp_path, "c")[1]
    with unit.open("a", encoding="utf-8") as file:
        file.write("uint64_t use(volatile void *base, uintptr_t at);\nuint64_t use(volatile void *base, uintptr_t at) { return pmureg_load64(base, at); }\n")
    run(*compiler, *ELSEWHERE[where], *mine, *STRICT, *INCLUDES, "-c", unit, "-o", tmp_path / "unit.o")
    assert not run("nm", "-u", tmp_path / "unit.o").strip()


AWKWARD = """\
pmureg: 2
system: awkward
title: Names that C or the generated functions use themselves
sources: {M: none}
blocks:
  b:
    title: Block
    text: A block.
    source: M
    space: %s
    instances: {socket: 1}
    registers:
"""
NAMES = ["r", "value", "raw", "base", "io", "at", "error", "low", "high", "again", "f", "int", "class", "linux", "mode", "width"]


@pytest.mark.parametrize("space", ["mmio", "msr"])
def test_awkward_names(space: str, tmp_path: Path) -> None:
    """No name is reserved: a field, or an array's index, may be called what the templates call their own things."""
    need("gcc", "g++")
    text = AWKWARD % space
    for number, name in enumerate(NAMES):
        text += f"      reg{number}:\n        name: REG{number}_<{name}>\n        text: A register.\n        at: {[number * 64 + 8 * i for i in range(4)]}\n"
        text += f"        width: 64\n        array: {{{name}: 4}}\n        fields:\n"
        text += f"          63:8: {{name: {name}, text: A field.}}\n          7:0: {{name: P<{name}>, array: 8, text: Elements.}}\n"
    (tmp_path / "regdefs" / "vendor").mkdir(parents=True)
    (tmp_path / "regdefs" / "vendor" / "awkward.yaml").write_text(text, encoding="utf-8")
    run(sys.executable, "-m", "generator", "build", "--regdefs", tmp_path / "regdefs", "--out", tmp_path / "generated", cwd=ROOT)
    for suffix, compiler in (("c", ["gcc", "-std=c11"]), ("cc", ["g++", "-std=c++17"])):
        unit = tmp_path / f"unit.{suffix}"
        unit.write_text("#include <pmureg/io.h>\n#include <pmureg/awkward.h>\nextern int included;\n", encoding="utf-8")
        run(*compiler, *STRICT, f"-I{tmp_path / 'generated' / 'include'}", *INCLUDES, "-fsyntax-only", unit)
