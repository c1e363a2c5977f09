"""A description from its text to counts: generated, compiled with the core and the simulated device, told what to do line by line."""

from __future__ import annotations

import subprocess
from pathlib import Path

from describing import ROOT, run_apart

_SOURCES = [*(ROOT / "runtime/base").rglob("*.c"), *(ROOT / "runtime/core").rglob("*.c"), *(ROOT / "runtime/io").glob("sim*.c"),
            ROOT / "runtime/io/trace.c", ROOT / "runtime/io/single.c"]
_STRICT = ["-std=c11", "-O0", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]


class Simulated:
    """The simulated device of the first block of a system."""

    def __init__(self, folder: Path, system: str, text: str) -> None:
        (folder / "regdefs/vendor").mkdir(parents=True)
        (folder / "regdefs/vendor" / f"{system}.yaml").write_text(text)
        made = run_apart("build", "--regdefs", folder / "regdefs", "--out", folder / "generated")
        assert made.status == 0, made.err
        self._program = folder / "simulated"
        done = subprocess.run(
            ["gcc", *_STRICT, f"-DSYSTEM=pmureg_system_{system}", "-I", folder / "generated/include", "-I", ROOT / "runtime/include",
             "-I", ROOT / "runtime", ROOT / "tests/generator/simulated.c", *_SOURCES, folder / f"generated/tables/{system}.c",
             "-o", self._program], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def do(self, *lines: str) -> list[str]:
        """What came of these lines: see simulated.c."""
        done = subprocess.run([self._program], input="".join(f"{line}\n" for line in lines), capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return [line.strip() for line in done.stdout.splitlines()]
