"""Compares a description with literals of its kernel driver: headers, files of sysfs, and writes to one unit of the simulated device."""

from __future__ import annotations

import subprocess
from pathlib import Path

from describing import ROOT
from driving import PROGRAM, Driven


def shipped(folder: Path, path: str) -> Driven:
    """A description below regdefs/, as it is generated, with its simulated device, which has room for all its units."""
    vendor, name = Path(path).parent.name, Path(path).stem
    return Driven(folder, (ROOT / "regdefs" / path).read_text(), name, vendor, PROGRAM.replace("1 << 20", "1 << 26"), ROOT / "generated")


def files(system: Driven) -> dict[str, str]:
    """What is generated below sysfs/, each with its content."""
    folder = system.generated / "sysfs" / system.name
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


def shown(device: str, formats: dict[str, str], events: dict[str, str]) -> dict[str, str]:
    """The same as a driver shows it: `formats` without the ends of lines, which the kernel adds."""
    return {f"{device}/format/{name}": f"{text}\n" for name, text in formats.items()} | {f"{device}/events/{name}": text for name, text in events.items()}


def holds(folder: Path, system: str, assertions: list[str]) -> None:
    """Compiles a program of static assertions; the compiler tells each that fails."""
    program = folder / "literals.c"
    lines = "".join(f"_Static_assert({text}, \"{text}\");\n" for text in assertions)
    program.write_text(f"#include <pmureg/io.h>\n#include <pmureg/{system}.h>\n{lines}")
    done = subprocess.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", "-I", ROOT / "generated/include",
                           "-I", ROOT / "runtime/include", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def hold(system: Driven, prefix: str, literals: dict[str, int]) -> None:
    """Each macro of the headers has its literal."""
    holds(system.folder, system.name, [f"{prefix}{name} == {value:#x}" for name, value in literals.items()])


def written(system: Driven, *commands: str) -> list[str]:
    """All writes of a session, those that restore the registers behind the rest."""
    return [line for line in system.lines(*commands) if line.startswith("w")]
