"""`build`: brings the outputs up to date.

The outputs of a system depend on its description, its imports, the generator and the templates. Only systems for which
one of these has changed (stamps.py) are read and rendered, in parallel. If a description has a mistake, `build` changes
nothing.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
import signal
from collections.abc import Iterator
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..views import stats
from .commands import Loaded, find, nothing_described, read, refused, root_of
from .marks import renewed
from ..load.tree import Map
from ..resolve.system import Description, imported, load_description, resolve_library
from ..views.sharing import Sharing
from ..base.shipped import COPIED, PACKAGE, REGDEFS, TEMPLATES
from ..base.source import Fatal, Problems
from ..views.stamps import ABSENT, Card, Made, Stamps, digest_of_text
from ..base.write import bring_up_to_date, digest, write

if TYPE_CHECKING:
    from ..render.render import Renderer


def build(regdefs: Path, out: Path, readme: Path | None, depfile: Path | None, targets: list[str], order: str,
          quiet: bool) -> int:
    problems = Problems()
    groups = {"\n".join(map(str, group)): group for group in related(find(regdefs))}
    if not groups:
        nothing_described(regdefs, problems)
    stamps = Stamps(out, digest(order.encode(), *(path.read_bytes() for path in own_files())))
    parts = {files: stamps.current(files) for files in groups}
    stale = [files for files, part in parts.items() if part is None]
    large = out / f".large.{os.getpid()}"
    try:
        fresh = dict(zip(stale, make_all([groups[files] for files in stale], regdefs, large, order)))
        return finish(problems, parts, fresh, stamps, regdefs, out, readme, depfile, targets, quiet)
    finally:
        remove(large)


def finish(problems: Problems, parts: dict[str, Made | None], fresh: dict[str, Made], stamps: Stamps, regdefs: Path,
           out: Path, readme: Path | None, depfile: Path | None, targets: list[str], quiet: bool) -> int:
    """Writes all outputs, or none after a mistake."""
    for made in fresh.values():
        for problem in made.problems:
            problems.take(problem)
    whole = {files: fresh.get(files) or part or Made() for files, part in parts.items()}
    cards = [card for made in whole.values() for card in made.cards]
    table = stats.markdown(stats.in_order(card.row for card in cards))
    page = renewed(readme, "stats", table, problems) if readme is not None and not problems else None
    if refused(problems):
        return 1
    problems.print()
    over_all = stamps.over_all(cards) or Made(texts=renderer().all(cards))
    every = [*whole.values(), over_all]
    names = sorted({name for made in every for name in made.names})
    changed, removed = bring_up_to_date(out, names, {name: text for made in every for name, text in made.texts.items()})
    stamps.write(whole, over_all)
    if readme is not None and page is not None:
        write(readme, page)
    if depfile is not None:
        libraries = {name for made in whole.values() for name, digest in made.inputs.items() if digest != ABSENT}
        write(depfile, dependencies(targets, regdefs, libraries, out, names, readme))
    if not quiet:
        print(f"{sum(card.row.kind == 'system' for card in cards)} systems, {len(names)} files: {changed} written, "
              f"{removed} removed, {len(names) - changed} unchanged")
    return 0


# ---- Making ----

def related(files: list[Path]) -> Iterator[list[Path]]:
    """Groups of descriptions that are read together: those of one name, and those whose names in C may collide. Most
    groups have one description."""
    names = {path.stem.lower() for path in files}
    groups: dict[str, list[Path]] = {}
    for path in files:
        words = path.stem.lower().split("_")
        first = next("_".join(words[:i]) for i in range(1, len(words) + 1) if "_".join(words[:i]) in names)
        groups.setdefault(first, []).append(path)
    yield from groups.values()


def make_all(groups: list[list[Path]], regdefs: Path, large: Path, order: str) -> list[Made]:
    """Makes the outputs of all groups, in a process for each processor."""
    gc.disable()  # a run is too short for the collector to pay off
    sharing.cache_clear()  # removes the libraries of an earlier run
    workers = min(len(groups), len(os.sched_getaffinity(0)))
    work = partial(make, regdefs=regdefs, large=large, order=order)
    if workers < 2:
        return list(map(work, groups))
    from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
    from multiprocessing import get_context
    # before the fork, so that all processes have them
    renderer().load_templates()
    read_libraries([path for group in groups for path in group])
    try:
        # The parent process handles an interrupt.
        with ProcessPoolExecutor(workers, get_context("fork"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            return list(pool.map(work, groups))
    # a process was killed for lack of memory, or /dev/shm, which the pool needs, is missing
    except (BrokenProcessPool, OSError):
        return list(map(work, groups))


def read_libraries(files: list[Path]) -> None:
    """Reads the libraries among the files. Mistakes are reported where they are used."""
    for path in files:
        try:
            if b"\nlibrary:" in path.read_bytes():
                load_description(path, str(path), Problems())
        except (OSError, Fatal):
            continue


def make(group: list[Path], regdefs: Path, large: Path, order: str) -> Made:
    loaded = Loaded(Problems())
    read(regdefs, group, loaded)
    libraries = [resolve_library(d, root_of(d.path, regdefs), loaded.problems) for d in loaded.libraries]
    if loaded.problems:
        return Made(problems=loaded.problems.in_order())
    made = Made(problems=loaded.problems.warnings)
    for description in (*loaded.descriptions, *loaded.libraries):
        for tree in trees_of(description, regdefs):
            made.inputs[tree.where.source.name] = digest_of_source(tree.where.source.text)
            if (instead := _instead_of(Path(tree.where.source.name), regdefs)) is not None:
                made.inputs[str(instead)] = ABSENT
    made.cards = [Card(row) for row in stats.inventory([], libraries)]
    for system, description in zip(loaded.systems, loaded.descriptions):
        shared = sharing(regdefs).share(system, description)
        description.tree.items.clear()  # most of the memory of a large description, which the model replaces
        renderer().large, renderer().order = large, order
        texts, card = renderer().system(system, shared)
        made.texts |= texts
        made.cards.append(card)
    return made


digest_of_source = lru_cache(64)(digest_of_text)  # many systems import the same library


def trees_of(description: Description, regdefs: Path) -> list[Map]:
    """The trees of a description and of the libraries that it imports."""
    return [*imported(description.tree, root_of(description.path, regdefs), [description.name], Problems()),
            description.tree]


def _instead_of(path: Path, regdefs: Path) -> Path | None:
    """The file in `regdefs` that would replace this library of the generator."""
    is_shipped = path.is_relative_to(REGDEFS) and not path.is_relative_to(regdefs)
    return regdefs / path.relative_to(REGDEFS) if is_shipped else None


def remove(large: Path) -> None:
    """Removes the folder of large outputs, and the folder of outputs if it is empty."""
    if large.is_dir():
        shutil.rmtree(large)
        if not any(large.parent.iterdir()):
            large.parent.rmdir()


@cache
def renderer() -> Renderer:
    """The renderer; imported late, because a run with nothing to render does not need it."""
    from ..render.render import Renderer
    return Renderer()


@cache
def sharing(regdefs: Path) -> Sharing:
    return Sharing(lambda path: root_of(path, regdefs))


# ---- Dependencies ----

def own_files() -> list[Path]:
    return [*sorted(PACKAGE.rglob("*.py")), *sorted(TEMPLATES.rglob("*.j2")), *sorted(COPIED.glob("*.[ch]"))]


def dependencies(targets: list[str], regdefs: Path, read: set[str], out: Path, names: list[str],
                 readme: Path | None) -> str:
    """The depfile for Ninja: descriptions, their folders (a new file changes one), the files `read`, the generator and
    its templates.

    One target stands for all outputs: then it also has the others, so that Ninja makes an output again if it was
    removed or edited. Several are the outputs that Ninja knows itself; before 1.10 a depfile could not name them all.
    """
    folders = [regdefs, *(path for path in sorted(regdefs.rglob("*")) if path.is_dir())]
    made = [path for name in names if [path := os.path.join(out, name)] != targets] if len(targets) < 2 else []
    watched = [*map(str, folders), *sorted(read.union(map(str, find(regdefs)))), *map(_relative, own_files()), *made,
               *([str(readme)] if readme is not None else [])]
    return f"{''.join(targets[:1])}: {' '.join(map(in_depfile, watched))}\n"


def in_depfile(name: str) -> str:
    """A name as Ninja reads it (src/depfile_parser.in.cc): a backslash is literal, except before a blank."""
    if " " in name:
        name = re.sub(r"(\\*) ", r"\1\1\\ ", name)
    return name.replace("#", "\\#").replace("$", "$$")


def _relative(path: Path) -> str:
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
