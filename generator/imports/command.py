"""`import`: published files to a library of events."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from generator.imports import perfmon
from generator.imports.entries import lay_out
from generator.imports.given import Given, Lost
from generator.imports.proof import mistakes
from generator.imports.shared import as_bases, place_metrics
from generator.imports.written import library
from generator.source import Fatal, Problem, Problems, Source, Where
from generator.write import write

TAG = "P"
FORMATS: dict[str, Callable[[Iterable[Path]], Given]] = {"perfmon": perfmon.collect}


def run(form: str, sources: list[Path], into: Path | None, with_text: bool) -> int:
    """0 when the library is written, or printed; with a mistake in a source nothing is."""
    gc.disable()
    problems = Problems()
    try:
        given = FORMATS[form](sources)
        path = into or Path("events.yaml")
        text = described(given, path, with_text, problems)
        if into is not None and into.exists():
            raise Fatal(Problem(Where(Source(str(into), ""), 0), "the file is there already", "name a new one"))
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
    tell(given.lost)
    return 0


def described(given: Given, path: Path, with_text: bool, problems: Problems) -> str:
    if not with_text:
        for metric in given.metrics:
            metric.text = ""
        for event in (event for unit in given.units.values() for event in unit.events):
            event.text = ""
    units = [lay_out(unit) for unit in given.units.values()]
    bases = as_bases(units)
    place_metrics(given, units, bases)
    text = library(path.stem, given.title or "Events", "; ".join(given.sources), bases, TAG)
    for problem in mistakes(text, path):
        problems.take(problem)
    return text


def tell(lost: Lost) -> None:
    """What was not carried."""
    for reason, names in lost.reasons.items():
        print(f"not carried: {len(names)} {reason}:", file=sys.stderr)
        for name in names:
            print(f"    {name}", file=sys.stderr)
