"""`import`: published files to a library of events."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path

from generator.imports import FORMATS
from generator.imports.entries import lay_out
from generator.imports.again import Library, Told, compare, digests, recorded
from generator.imports.given import Given
from generator.imports.proof import mistakes
from generator.imports.shared import as_bases, base_name, place_metrics
from generator.imports.splice import apply, with_sources
from generator.imports.written import library
from generator.load import read_source
from generator.source import Fatal, Problem, Problems, Source, Where
from generator.write import write

TAG = "P"


def run(form: str, sources: list[Path], into: Path | None, with_text: bool) -> int:
    """0 when the library is written, or printed; with a mistake in a source or in what would come out nothing is."""
    gc.disable()
    problems, told = Problems(), Told()
    try:
        collect: Callable[[Iterable[Path]], Given] = import_module(f"generator.imports.{FORMATS[form]}").collect
        given = collect(sources)
        if not given.units:
            raise Fatal(Problem(Where(Source(str(sources[0]), ""), 0), "there is no event in it that can be carried", "name a file of events, metrics behind it"))
        if not with_text:
            leave_texts(given)
        text = described(given, into or Path("events.yaml"), problems, told)
    except Fatal as fatal:
        problems.take(fatal.problem)
    if problems:
        problems.print()
        print(f"{len(problems.found)} mistake{'s' if len(problems.found) > 1 else ''}; nothing was changed", file=sys.stderr)
        return 1
    if into is None:
        sys.stdout.write(text)
    else:
        write(into, text)
    tell(given, told)
    return 0


def leave_texts(given: Given) -> None:
    for metric in given.metrics:
        metric.text = ""
    for event in (event for unit in given.units.values() for event in unit.events):
        event.text = ""


def described(given: Given, path: Path, problems: Problems, told: Told) -> str:
    """The library's text: a new one, or what is there with what is new."""
    units = [lay_out(unit) for unit in given.units.values()]
    bases = as_bases(units)
    place_metrics(given, units, bases)
    fresh = library(path.stem, given.title or "Events", "; ".join(given.sources), bases, TAG, given.lost)
    new = Library(fresh, path, problems)
    names = [base_name(unit) for unit in given.units]
    if path.exists() and not problems:
        text = into_file(Library(read_source(path, str(path)).text, path, problems), new, names, given.sources, problems, told)
    else:
        text = recorded(fresh, digests(new))
    if not problems:
        for problem in mistakes(text, path):
            problems.take(problem)
    return text


def into_file(old: Library, new: Library, names: list[str], sources: list[str], problems: Problems, told: Told) -> str:
    if old.tree.get("library") is None:
        raise Fatal(Problem(old.tree.where, "the file describes a system, and events are imported into a library",
                            "name another file, and `import:` it here"))
    if problems:
        return ""
    changes = compare(old, new, names, told)
    return recorded(with_sources(old, apply(old, new, changes, told), sources, TAG), changes.digests)


def tell(given: Given, told: Told) -> None:
    """What was not carried, and what became of a file that was there."""
    for what, names in (("added", told.added), ("renewed", told.renewed), ("no more in the sources, and left", told.gone)):
        if names:
            print(f"{what}: {len(names)}: {', '.join(names)}", file=sys.stderr)
    for line in told.contradicts:
        print(line, file=sys.stderr)
    for reason, names in given.lost.told():
        print(f"{reason}:", file=sys.stderr)
        for name in names:
            print(f"    {name}", file=sys.stderr)
