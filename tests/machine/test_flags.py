"""How the tool and the library are compiled: their defences, and what packagers choose instead."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from test_freestanding import MAY_NEED
from toolchain import EMBEDDED, ROOT, TABLES, need, run

PROGRAM, LIBRARY = ROOT / "build" / "pmureg", ROOT / "build" / "lib" / "libpmureg.so.0"
SYSTEMS = ("carmel", "ivbep", "nhm", "rapl", "archperfmon", "snb_core_events", "words_core")    # of the last four the second takes parts
CHOSEN = ("CC", "AR", "CFLAGS", "CPPFLAGS", "LDFLAGS", "WERROR")


def make(tree: Path, *targets: str, **chosen: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in CHOSEN}
    return subprocess.run(["ninja", "-v", *targets], cwd=tree, env={**env, **chosen}, capture_output=True, text=True, timeout=600)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("ninja", "readelf")
    top = tmp_path_factory.mktemp("flags") / "pmureg"
    shutil.copytree(ROOT, top, ignore=shutil.ignore_patterns("build", ".git", "__pycache__", ".*_cache"))
    # Tables are compiled as any other, of which there are enough.
    for path in (top / "regdefs").glob("*/*.yaml"):
        if path.stem not in SYSTEMS:
            path.unlink()
    return top


@pytest.mark.skipif(any(os.environ.get(name) for name in CHOSEN[2:5]), reason="skipped: built with flags of one's own")
@pytest.mark.parametrize("binary", [PROGRAM, LIBRARY], ids=["tool", "library"])
def test_defences_are_in_the_binary(binary: Path) -> None:
    need("readelf")
    segments = run("readelf", "-lW", binary)
    assert "GNU_RELRO" in segments and re.search(r"GNU_STACK .* RW +0x", segments)
    assert not re.search(r"^  LOAD .* RWE ", segments, re.M)
    dynamic = run("readelf", "-dW", binary)
    assert "BIND_NOW" in dynamic and "TEXTREL" not in dynamic
    symbols = run("nm", "-D", "--undefined-only", binary)
    assert "__stack_chk_fail" in symbols and re.search(r"__v?snprintf_chk", symbols)


@pytest.mark.parametrize("compiler, flag, marks", [("gcc", "-fcf-protection", "IBT, SHSTK"), ("clang", "-fcf-protection", "IBT, SHSTK"),
                                                   ("aarch64-linux-gnu-gcc", "-mbranch-protection=standard", "BTI, PAC"), ("gcc", "-fcf-protection=none", "")])
def test_a_table_leaves_a_program_its_defences(tmp_path: Path, compiler: str, flag: str, marks: str) -> None:
    """A program has them if all of its objects have."""
    need(compiler, "readelf")
    run(compiler, flag, EMBEDDED, "-c", TABLES / "nhm.S", "-o", tmp_path / "table.o")
    found = re.search(r"feature: (.*)", run("readelf", "-nW", tmp_path / "table.o"))
    assert (found[1] if found else "").startswith(marks) and bool(found) == bool(marks)


@pytest.mark.drawn
def test_environment_chooses_compiler_and_flags(tree: Path, tmp_path: Path) -> None:
    """With warnings that the sources do have, as a newer compiler may invent them: they break no build."""
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\necho "$@" >>{tmp_path}/log\nexec gcc "$@"\n')
    compiler.chmod(0o755)
    make(tree, "-t", "clean")
    # Not the command without tables: all of its objects are in the other one, and both are optimised as a whole.
    targets = ("all", *(f"build/{name}" for name in ("lib/libpmureg.so.0", "lib/libpmureg.a", "freestanding/libpmureg-core.a")))
    done = make(tree, *targets, CC=f"env {compiler}", CPPFLAGS="-DODD=1", CFLAGS="-O1 -Waggregate-return -flto=auto",
                LDFLAGS="-pie -Wl,--build-id=0xddddddddddddddee")
    assert done.returncode == 0, done.stdout[-5000:]
    assert set(re.findall(r"\[-W.*?\]", done.stdout)) == {"[-Waggregate-return]"}  # nor any of the linker's, which sees all files at once
    called = [line.split() for line in (tmp_path / "log").read_text().splitlines()]
    assert len(called) > 200 and not [words for words in called if "-Werror" in words]
    compiled = [words for words in called if "-c" in words]
    assert len(compiled) > 200 and all({"-DODD=1", "-O1", "-flto=auto"} <= {*words} and "-O2" not in words for words in compiled)
    for name in ("build/pmureg", "build/lib/libpmureg.so.0"):
        assert "Build ID: ddddddddddddddee" in run("readelf", "-n", tree / name)
        assert "BIND_NOW" in run("readelf", "-d", tree / name) and re.search("Type: +DYN", run("readelf", "-h", tree / name))
    assert run(tree / "build/pmureg", "--version").startswith("pmureg ")
    static = run("nm", "-g", "--defined-only", tree / "build/lib/libpmureg.a").splitlines()
    assert {line.split()[-1][:7] for line in static if len(line.split()) == 3} == {"pmureg_"}


@pytest.mark.drawn
def test_another_c_library(tree: Path, tmp_path: Path) -> None:
    """musl, which has no more than POSIX and what most have: without a warning, and the tool counts and looks for records."""
    need("musl-gcc")
    linux = " ".join(f"-idirafter /usr/include/{folder}" for folder in ("", run("gcc", "-print-multiarch").strip()))
    make(tree, "-t", "clean")
    done = make(tree, "build/pmureg", "build/lib/libpmureg.so.0", CC="musl-gcc", CPPFLAGS=linux, CFLAGS="-O0", WERROR="-Werror",
                LIBYAML=run("gcc", "-print-file-name=libyaml.a").strip())
    assert done.returncode == 0, done.stdout[-5000:]
    assert "libc.so]" in run("readelf", "-d", tree / "build/pmureg")
    counts = tmp_path / "counts"
    run(tree / "build/pmureg", "stat", "--system", "ivbep", "--io", "sim", "-x,", "-o", counts, "-e", "uncore_cbox_0/clockticks/", "--", "true")
    assert "\n1000000,cycles,uncore_cbox_0/clockticks/," in counts.read_text()  # a millisecond of a simulated GHz
    assert "nothing to restore" in run(tree / "build/pmureg", "restore", "--run-directory", tmp_path)


def test_warnings_are_errors_where_that_is_asked_for(tree: Path) -> None:
    done = make(tree, "-t", "clean")
    assert done.returncode == 0, done.stdout
    done = make(tree, "build/base/text.o", CFLAGS="-O1 -Waggregate-return", WERROR="-Werror")
    assert done.returncode == 1 and "[-Werror=aggregate-return]" in done.stdout


@pytest.mark.drawn
def test_the_core_for_firmware(tree: Path) -> None:
    """As docs/driver.md says: no canary, which is the C library's, and no checked copies, whatever the flags; clang's bitcode in archives, too."""
    core = "build/freestanding/libpmureg-core.a"
    assert f"ninja {core}" in (ROOT / "docs" / "driver.md").read_text()
    make(tree, "-t", "clean")
    done = make(tree, core, "build/libpmureg-core.a", CC="clang", CFLAGS="-O1 -flto")
    assert done.returncode == 0, done.stdout[-5000:]
    whole = tree / "build" / "whole.o"
    run("ld", "-r", "--whole-archive", tree / core, "-o", whole)
    missing = {line.split()[-1] for line in run("nm", "-u", whole).splitlines()}
    assert "T pmureg_session_open" in run("nm", whole) and missing <= MAY_NEED | {"_GLOBAL_OFFSET_TABLE_"}, missing
    (tree / "build" / "main.c").write_text("#include <pmureg/core.h>\nint main(void)\n{\n"
                                           "\tuint64_t value = 0;\n\treturn pmureg_number(pmureg_word_of(\"0x2a\"), &value) || value != 42;\n}\n")
    run("clang", "-O1", "-flto", f"-I{tree}/runtime/include", tree / "build" / "main.c", tree / "build" / "libpmureg-core.a", "-o", tree / "build" / "main")
    run(tree / "build" / "main")
