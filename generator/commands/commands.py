"""Finds, loads and checks descriptions for all commands; and the commands `check`, `stats` and `schema`."""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ..load.tree import Map
from ..model.model import System
from ..model.naming import prefix
from ..base.record import field, record
from ..resolve.system import Description, Library, is_library, load_description, own_name, resolve_library
from ..check.rounds import resolve_and_check
from ..load.shape import json_schema
from ..base.source import Fatal, Problem, Problems, Source, Where
from ..base.text import did_you_mean, nearest
from ..base.write import state_of, write

if TYPE_CHECKING:
    from ..views.stats import Inventory


# Names of outputs that are not a system's: <pmureg/io.h>, tables/systems.c, index.html of the reference.
OUR_FILES = frozenset("access base core index io pmureg systems table".split())
# The table of a system is pmureg_table_NAME in C, and the system pmureg_system_NAME: functions of pmureg with such
# names, beside those that read members of a system.
OUR_FUNCTIONS = frozenset("add check code_fits each fails file find found name next numbers_fit part problem rows_fit "
                          "sum system text texts_fit within".split())


@record
class Loaded:
    """The systems and libraries of files, and their mistakes."""

    problems: Problems
    systems: list[System] = field(default_factory=list)
    descriptions: list[Description] = field(default_factory=list)  # of the systems
    libraries: list[Description] = field(default_factory=list)


def find(regdefs: Path) -> list[Path]:
    """Every description under the folder, sorted by name."""
    return sorted(path for path in regdefs.rglob("*.yaml") if path.is_file() or path.is_symlink() and not path.exists())


def within(given: list[Path]) -> list[Path]:
    """The given files, and those in given folders."""
    return [file for path in given for file in (find(path) if os.path.isdir(path) else []) or [path]]


def described(names: list[str], regdefs: Path) -> list[Path] | None:
    """The files of systems; prints a message and returns None if one is not described."""
    there = {path.stem: path for path in find(regdefs)}
    for name in names:
        if name not in there:
            near = nearest(name, there)
            print(f"pmureg: no system `{name}` is described under {regdefs}; "
                  f"{did_you_mean(near) if near else 'name one that is'}", file=sys.stderr)
            return None
    return [there[name] for name in names]


def read(regdefs: Path, files: list[Path], loaded: Loaded) -> None:
    """Reads and checks all files, also after a mistake."""
    problems = loaded.problems
    for path in files:
        try:
            description = load_description(path, str(path), problems)
            if is_library(description.tree):
                loaded.libraries.append(description)
                continue
            system = resolve_and_check(description, root_of(path, regdefs), problems)
        except Fatal as fatal:
            problems.take(fatal.problem)
            continue
        if system is not None:
            loaded.systems.append(system)
            loaded.descriptions.append(description)
    check_names_of_files([*loaded.descriptions, *loaded.libraries], problems)
    check_names_in_c(loaded.systems, problems)


def root_of(path: Path, regdefs: Path) -> Path:
    """The folder that a file's imports are relative to."""
    return regdefs if path.is_relative_to(regdefs) else path.parent.parent


def check_names_of_files(descriptions: list[Description], problems: Problems) -> None:
    """Checks that names differ, also between vendors, because outputs are named after systems and libraries."""
    seen: dict[str, Description] = {}
    for description in descriptions:
        first = seen.setdefault(own_name(description.tree).lower(), description)
        if first is not description:
            kind = "library" if is_library(description.tree) else "system"
            problems.add(description.tree.where,
                         f"{first.name} also describes {kind} `{own_name(description.tree)}`",
                         "rename one of the files")
        if not is_library(description.tree) and (ours := taken(own_name(description.tree))):
            problems.add(description.tree.keys["system"], ours, "give the system and the file another name")


def taken(system: str) -> str:
    """What pmureg itself calls by the name of a system; empty: nothing."""
    from ..views.members import KIND  # imported late, because a build with nothing to do does not need it

    name = system.lower()
    if name in OUR_FILES:
        return f"`{system}` is the name of a file of pmureg"
    if name in OUR_FUNCTIONS or name in (member.name for member in KIND["system"].members):
        return f"`{system}` is part of the name of a function of pmureg in C"
    return ""


def check_names_in_c(systems: list[System], problems: Problems) -> None:
    """Checks that the headers of `soc` and `soc_io` define no name twice, because a program may include both."""
    for system in systems:
        for other in systems:
            if not system.name.lower().startswith(f"{other.name.lower()}_"):
                continue
            theirs = {prefix(other.name, block, register) for block in other.blocks.values()
                      for register in block.registers.values()}
            for block in system.blocks.values():
                for register in block.registers.values():
                    if (name := prefix(system.name, block, register)) in theirs:
                        problems.add(register.where, f"system `{other.name}` also has a register that is `{name}` in C",
                                     "rename the block, the register or the system")


def load_all(regdefs: Path, files: list[Path]) -> Loaded:
    loaded = Loaded(Problems())
    gc.disable()  # a run is too short for the collector to pay off
    files = within(files)
    if not files:
        nothing_described(regdefs, loaded.problems)
    read(regdefs, files, loaded)
    return loaded


def nothing_described(regdefs: Path, problems: Problems) -> None:
    problems.add(Where(Source(str(regdefs), ""), 0), "there is no description here",
                 "write regdefs/<vendor>/<system>.yaml; regdefs/README.md shows one")


def refused(problems: Problems) -> bool:
    """Prints the mistakes, if there are any."""
    if problems:
        problems.print()
        print(f"{some(len(problems.found), 'mistake')}; nothing was changed", file=sys.stderr)
    return bool(problems)


def put(text: str, into: Path | None) -> None:
    """Writes a file, or prints it."""
    if into is None:
        sys.stdout.write(text)
    else:
        write(into, text)


def put_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, indent=2) + "\n")


def check_files(regdefs: Path, files: list[Path], quiet: bool, as_json: bool = False) -> int:
    """`check`: returns 0 if no file has a mistake."""
    loaded = load_all(regdefs, files or find(regdefs))
    if as_json:
        put_json([told(problem) for problem in loaded.problems.in_order()])
        return 1 if loaded.problems else 0
    if refused(loaded.problems):
        return 1
    loaded.problems.print()
    if not quiet:
        for system in loaded.systems:
            print(f"{system.where.source.name}: {counts(system)}")
        for library in loaded.libraries if files else ():    # if all are checked, the systems are listed alone
            bases = library.tree.get("bases")
            print(f"{library.name}: library, {some(len(bases.items) if isinstance(bases, Map) else 0, 'base')}")
    return 0


def told(problem: Problem) -> dict[str, object]:
    line, column = problem.where.source.position(problem.where.offset)
    return {"file": problem.where.source.name, "line": line, "column": column, "what": problem.what,
            "mend": problem.mend, **({"warning": True} if problem.is_warning else {})}


def watch(regdefs: Path, files: list[Path], quiet: bool) -> int:
    """`check --watch`: checks again after each change, until interrupted."""
    seen: dict[Path, tuple[int, ...]] | None = None
    try:
        while True:
            # includes the libraries that they import
            now = {path: state for path in {*find(regdefs), *within(files)} if (state := state_of(path))}
            if now != seen:
                if seen is not None:
                    print("", file=sys.stderr)
                if check_files(regdefs, files, quiet=True) == 0 and not quiet:
                    number = len(within(files) or find(regdefs))
                    print(f"{some(number, 'description')} {'is' if number == 1 else 'are'} right", flush=True)
                gc.collect()
                seen = now
            time.sleep(WATCH_SECONDS)
    except KeyboardInterrupt:
        return 0


WATCH_SECONDS = 0.2


def counts(system: System) -> str:
    registers = sum(len(block.registers) for block in system.blocks.values())
    events = sum(len(block.events) for block in system.blocks.values())
    return f"{some(len(system.blocks), 'block')}, {some(registers, 'register')}, {some(events, 'event')}"


def some(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"



def renew_keys(page: Path) -> int:
    """`schema --page`: renews the table of all keys in a page."""
    from . import keys
    from .marks import renewed

    problems = Problems()
    fresh = renewed(page, "keys", keys.markdown(), problems)
    if refused(problems):
        return 1
    if fresh is not None:
        write(page, fresh)
    return 0


def schema_text() -> str:
    return json.dumps(json_schema(), indent=2) + "\n"


def inventory(loaded: Loaded, regdefs: Path) -> list[Inventory]:
    from ..views import stats

    libraries: list[Library] = [resolve_library(d, root_of(d.path, regdefs), loaded.problems) for d in loaded.libraries]
    return stats.inventory(loaded.systems, libraries)


def print_stats(regdefs: Path, files: list[Path], form: str) -> int:
    """`stats`: prints how much the files describe. `form`: plain, markdown or json."""
    from ..views import stats

    loaded = load_all(regdefs, files or find(regdefs))
    if refused(loaded.problems):
        return 1
    sys.stdout.write({"plain": stats.plain, "markdown": stats.markdown, "json": stats.as_json}[form](
        inventory(loaded, regdefs)))
    return 0
