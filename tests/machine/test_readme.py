"""The C of README.md compiles as it stands there, and what it says it does is what it does."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from toolchain import ROOT, need

FLAGS = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror",
         f"-I{ROOT / 'generated' / 'include'}"]


def snippet() -> tuple[str, str]:
    """Its includes, and its statements."""
    found = re.findall(r"^(?<!<!-- library -->\n)```c\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    assert len(found) == 1  # the library's program is compiled and run where it is installed
    lines = found[0].splitlines(keepends=True)
    return "".join(l for l in lines if l.startswith("#")), "".join(l for l in lines if not l.startswith("#"))


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_snippet_writes_what_its_comment_says(tmp_path: Path, compiler: str) -> None:
    need(compiler, "objdump")
    includes, statements = snippet()
    (tmp_path / "readme.c").write_text(f"{includes}void f(void);\nvoid f(void)\n{{\n{statements}}}\n")
    subprocess.run([compiler, *FLAGS, "-c", "readme.c", "-o", "readme.o"], cwd=tmp_path, check=True)
    code = subprocess.run(["objdump", "-d", "-M", "intel", "readme.o"], cwd=tmp_path, check=True, capture_output=True,
                          text=True).stdout
    # wrmsr 0xd12 of event 0x35, umask 3, enabled.
    assert re.search(r"mov +ecx,0xd12", code) and re.search(r"mov +eax,0x400335", code)
    assert len(re.findall(r"\bwrmsr\b", code)) == 1
