"""The system-register io executes real instructions: on AArch64, emulated; elsewhere it says that it cannot."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from toolchain import ARM, INCLUDES, ROOT, STRICT, X86, need, need_compiler, run

HERE = Path(__file__).resolve().parent
SOURCES = [*(ROOT / "runtime" / "io" / f"{name}.c" for name in ("sysreg", "list", "files", "trap")),
           *(ROOT / "runtime" / "base" / f"{name}.c" for name in ("format", "text"))]
FLAGS = ["-std=c11", "-O2", *STRICT, *INCLUDES, f"-I{ROOT / 'runtime'}", "-pthread"]

ELSEWHERE = """
#include <errno.h>
#include <stdio.h>
#include "io/list.h"
#include "io/ways.h"

int main(void)
{
	const struct io_way_options options = {.cpu = 0};
	struct pmureg_error error;
	struct pmureg_io *io;
	int code = io_way_open(&io_way_sysreg, &options, &io, &error);

	io_close(io);
	printf("%d %d %s\\n", code == -EOPNOTSUPP, io == NULL, error.message);
	return 0;
}
"""


@pytest.mark.parametrize("name", ARM)
def test_registers_of_this_process(name: str, tmp_path: Path) -> None:
    compiler = ARM[name]
    need_compiler(compiler)
    need("qemu-aarch64", "aarch64-linux-gnu-gcc")
    made = []
    for source in [*SOURCES, HERE / "sysreg.c"]:
        made.append(tmp_path / f"{source.parent.name}_{source.stem}.o")
        run(*compiler, *FLAGS, "-c", source, "-o", made[-1])
    run("aarch64-linux-gnu-gcc", "-static", "-pthread", *made, "-o", tmp_path / "sysreg")
    done = subprocess.run(["qemu-aarch64", str(tmp_path / "sysreg")], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"line {done.stderr.strip()} of sysreg.c failed"


@pytest.mark.parametrize("name", X86)
def test_elsewhere_there_are_none(name: str, tmp_path: Path) -> None:
    need_compiler(X86[name])
    (tmp_path / "elsewhere.c").write_text(ELSEWHERE, encoding="utf-8")
    run(*X86[name], *FLAGS, *SOURCES, tmp_path / "elsewhere.c", "-o", tmp_path / "elsewhere")
    machine = run(*X86[name], "-dumpmachine")
    if not machine.startswith("x86_64"):
        pytest.skip("skipped: this machine is no x86-64")
    assert run(tmp_path / "elsewhere") == ("1 1 this processor has no AArch64 system registers; "
                                           "run on a machine that has them\n")
