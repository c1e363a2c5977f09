"""`import`: makes a description or a library of events from published files."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from .commands import put, refused
from ..imports import FORMATS
from ..imports.entries import lay_out
from ..imports.again import Changes, Library, compare, digests, recorded
from ..imports.given import Event, Fresh, Given, Lost
from ..imports.proof import mistakes
from ..imports.shared import as_bases, base_name, place_metrics
from ..imports.splice import apply, with_sources
from ..imports.written import library
from ..load.tree import read_source
from ..base.source import Fatal, Problem, Problems, Source, Where
from ..base.text import is_name
from ..base.write import handed, schema_line


def run(form: str, sources: list[Path], into: Path | None, with_text: bool, only: list[str]) -> int:
    """Writes or prints the file. Returns 1, and changes nothing, if a source or the result has a mistake."""
    gc.disable()
    problems, changes, lost, text = Problems(), Changes(), Lost(), ""
    try:
        module = import_module(f"..imports.{FORMATS[form]}", __package__)
        path = into or Path(getattr(module, "FILE", "events.yaml"))
        if not is_name(path.stem):
            raise Fatal(Problem(Where(Source(str(path), ""), 0),
                                f"`{path.stem}`, the description's name by its file, is not a name (letters, digits, "
                                "`_`, a letter first)", "rename the file, as in `soc_events.yaml`"))
        fresh: Fresh = (module.describe(sources, path, with_text, only) if hasattr(module, "describe")
                        else events(module.collect(sources), path, with_text))
        lost = fresh.lost
        text = text_of(fresh, path, problems, changes)
    except Fatal as fatal:
        problems.take(fatal.problem)
    if refused(problems):
        return 1
    put(text, into)
    tell(changes)
    lost.tell()
    return 0


def events(given: Given, path: Path, with_text: bool) -> Fresh:
    """A library of events."""
    if not given.units:
        raise Fatal(Problem(Where(Source(given.sources[0].partition(",")[0], ""), 0),
                            "import can carry no event of this file", "name a file of events, and then one of metrics"))
    if not with_text:
        for metric in given.metrics:
            metric.text = ""
        for event in (event for unit in given.units.values() for event in unit.events):
            event.text = ""
    for unit in given.units.values():
        for name in differing(unit.events):
            given.lost.add("events carried as the last source has them, which is not as another has",
                           f"{unit.name}/{name}")
    units = [lay_out(unit) for unit in given.units.values()]
    bases = as_bases(units)
    place_metrics(given, units, bases)
    text = library(path.stem, given.title or "Events", "; ".join(given.sources), bases, given.lost)
    return Fresh(text, [base_name(unit) for unit in given.units], given.sources, given.lost)


def differing(events: Iterable[Event]) -> list[str]:
    """Names of which the sources have several events, as of parts of a family."""
    terms: dict[str, dict[str, int]] = {}
    found: dict[str, str] = {}
    for event in events:
        if terms.setdefault(event.name.lower(), event.terms) != event.terms:
            found[event.name.lower()] = event.name
    return list(found.values())


def text_of(fresh: Fresh, path: Path, problems: Problems, changes: Changes) -> str:
    """The text of the file: new, or the existing text with the changes."""
    made = new = Library(schema_line(path) + fresh.text, path, problems)
    if path.exists() and handed(path) is None and not problems:
        text = into_file(Library(read_source(path, str(path)).text, path, problems), new, fresh, problems, changes)
        made = Library(text, path, problems) if not problems else new
    else:
        text = recorded(new.source.text, digests(new))
    if not problems:
        for problem in mistakes(made, path):
            problems.take(problem)
    return text


def into_file(old: Library, new: Library, fresh: Fresh, problems: Problems, changes: Changes) -> str:
    if old.kind != new.kind:
        raise Fatal(Problem(old.tree.where,
                            f"the file is a {old.kind}, but the sources make a {new.kind}",
                            "name another file" + (", and `import:` it here" if new.kind == "library" else "")))
    if problems:
        return ""
    compare(old, new, fresh.names, changes)
    return recorded(with_sources(old, apply(old, new, changes), fresh.sources), changes.digests)


def tell(changes: Changes) -> None:
    """Prints the changes in an existing file, and the contradictions."""
    for what, names in (("added", changes.added), ("renewed", changes.renewed),
                        ("kept, but no longer in the sources", changes.gone)):
        if names:
            print(f"{what}: {len(names)}: {', '.join(names)}", file=sys.stderr)
    for line in changes.contradicts:
        print(line, file=sys.stderr)
