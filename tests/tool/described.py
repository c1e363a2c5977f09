"""The command with systems of a test's own in the place of the product's: what a new description does, from YAML to counts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from command import PMUREG, ROOT, Run

BUILD = PMUREG.parent


def sources_of(generated: Path) -> list[str]:
    """Arguments of a C compiler: the tables of all systems, and the list of them."""
    tables = generated / "tables"
    return [f"-Wa,-I,{tables}", *map(str, sorted(tables.glob("*.S"))), str(tables / "systems.c")]


def make(folder: Path, **systems: str) -> Run:
    """Generates, compiles, links; what runs the command then. `status` is what it must end with."""
    regdefs, generated, program = folder / "regdefs", folder / "generated", folder / "pmureg"
    (regdefs / "acme").mkdir(parents=True)
    for name, text in systems.items():
        (regdefs / "acme" / f"{name}.yaml").write_text(text)
    done = subprocess.run([sys.executable, "-m", "generator", "build", "--regdefs", regdefs, "--out", generated],
                          cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    sanitize = ["-fsanitize=address,undefined"] if BUILD.name == "san" else []
    subprocess.run(["gcc", "-std=c11", "-O0", *sanitize, "-I", ROOT / "runtime/include", "-I", ROOT / "runtime", *sources_of(generated),
                    BUILD / "tool/main.o", BUILD / "tool.a", BUILD / "libpmureg.a", "-lyaml", "-lm", "-lpthread",
                    "-o", program], check=True)

    def run(*arguments: object, status: int = 0, **more: object) -> subprocess.CompletedProcess[str]:
        result = subprocess.run([str(program), *map(str, arguments)], capture_output=True, text=True, timeout=60, **more)  # type: ignore[call-overload]
        assert result.returncode == status, result.stdout + result.stderr
        return result

    return run
