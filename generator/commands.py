"""What the commands do: find the descriptions, load and check them all, then print or generate."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from typing import TextIO

from generator.model import System
from generator.resolve import Description, is_library, load_description
from generator.rounds import resolve_and_check
from generator.shape import json_schema
from generator.source import Fatal, Problems, Source, Where


def find(regdefs: Path) -> list[Path]:
    """Every description under the folder, in the order of their names."""
    return sorted(path for path in regdefs.rglob("*.yaml") if path.is_file())


def read(regdefs: Path, files: list[Path], problems: Problems) -> list[System]:
    """The checked models of the files' systems. Mistakes are in `problems`, every file is looked at."""
    systems = []
    for path in files:
        try:
            description = load_description(path, str(path), problems)
            if is_library(description.tree):
                check_library(description, problems)
                continue
            root = regdefs if path.is_relative_to(regdefs) else path.parent.parent
            system = resolve_and_check(description, root, problems)
        except Fatal as fatal:
            problems.add(fatal.problem.where, fatal.problem.what, fatal.problem.mend)
            continue
        if system is not None:
            systems.append(system)
    check_system_names(systems, problems)
    return systems


def check_library(description: Description, problems: Problems) -> None:
    """A library alone: its shape. What it describes is checked in the systems that import it."""
    from generator.resolve import check_file

    check_file(description.tree, description.path, problems)


def check_system_names(systems: list[System], problems: Problems) -> None:
    """Outputs go by the system's name, so that two vendors cannot have one of the same."""
    seen: dict[str, System] = {}
    for system in systems:
        first = seen.setdefault(system.name.lower(), system)
        if first is not system:
            problems.add(system.where, f"system `{system.name}` is described in {first.where.source.name}, too",
                         "rename one of the files")


def load_all(regdefs: Path, files: list[Path]) -> tuple[list[System], Problems]:
    problems = Problems()
    gc.disable()  # a run ends before the collector could pay for itself
    if not files:
        problems.add(Where(Source(str(regdefs), ""), 0), "there is no description here",
                     "write regdefs/<vendor>/<system>.yaml; regdefs/README.md shows one")
    return read(regdefs, files, problems), problems


def check_files(regdefs: Path, files: list[Path], quiet: bool) -> int:
    """`check`: 0 when every file is right."""
    systems, problems = load_all(regdefs, files or find(regdefs))
    if problems:
        problems.print()
        print(summary(problems), file=sys.stderr)
        return 1
    if not quiet:
        for system in systems:
            print(f"{system.path}: {counts(system)}")
    return 0


def counts(system: System) -> str:
    registers = sum(len(block.registers) for block in system.blocks.values())
    events = sum(len(block.events) for block in system.blocks.values())
    return f"{len(system.blocks)} blocks, {registers} registers, {events} events"


def summary(problems: Problems) -> str:
    number = len(problems.found)
    return f"{number} mistake{'s' if number > 1 else ''}; nothing was changed"


def print_schema(stream: TextIO) -> int:
    json.dump(json_schema(), stream, indent=2)
    stream.write("\n")
    return 0


def build(regdefs: Path, out: Path, depfile: Path | None, target: str, quiet: bool) -> int:
    """`build`: brings the outputs up to date; with mistakes in any description nothing is touched."""
    from generator.render import dependencies, render
    from generator.write import bring_up_to_date, write

    systems, problems = load_all(regdefs, find(regdefs))
    if problems:
        problems.print()
        print(summary(problems), file=sys.stderr)
        return 1
    outputs = render(systems)
    changed, removed = bring_up_to_date(out, outputs)
    if depfile is not None:
        write(depfile, dependencies(target, regdefs, out, outputs))
    if not quiet:
        print(f"{len(systems)} systems, {len(outputs)} files: {changed} written, {removed} removed, "
              f"{len(outputs) - changed} unchanged")
    return 0
