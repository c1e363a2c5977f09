"""`reference`: the reference as manual pages and as Markdown, of the same values as its HTML."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from generator import VERSION, text
from generator.build import dependencies
from generator.commands import find, load_all, refused
from generator.model import System
from generator.reference import Page, Unit
from generator.render import environment
from generator.write import MANIFEST, bring_up_to_date, write

# Of each format: the files of a system and of a unit, and how their templates end.
FORMATS = {"man": ("pmureg-{0}.7", "pmureg-{0}-{1}.7", "7"), "markdown": ("{0}.md", "{0}/{1}.md", "md")}


def run(form: str, into: Path, names: list[str], regdefs: Path, depfile: Path | None = None) -> int:
    """0 when all are written. Of all systems, files of those that are described no more are taken away."""
    there = {path.stem: path for path in find(regdefs)}
    for name in names:
        if name not in there:
            near = text.nearest(name, there)
            print(f"pmureg: no system `{name}` is described under {regdefs}; {text.did_you_mean(near) if near else 'name one of it'}", file=sys.stderr)
            return 1
    loaded = load_all(regdefs, [there[name] for name in names] or find(regdefs))
    if refused(loaded.problems):
        return 1
    systems = sorted(loaded.systems, key=lambda system: system.name)
    texts = {name: made for system in systems for name, made in pages(form, system)}
    if form == "markdown":
        texts["index.md"] = environment().get_template("reference_index.md.j2").render(systems=systems)
    if names:
        for name, made in texts.items():
            write(into / name, made)
    else:
        bring_up_to_date(into, sorted(texts), dict(texts))
    if depfile is not None:
        write(depfile, dependencies(str(into / MANIFEST), regdefs, into, list(texts), None))
    return 0


def pages(form: str, system: System) -> Iterator[tuple[str, str]]:
    """Names of files, and what is in them."""
    of_system, of_unit, end = FORMATS[form]
    env, page = environment(), Page(system)
    names = {"page": page, "system": system, "version": VERSION, "title_of": title_of}
    yield of_system.format(system.name), env.get_template(f"reference.{end}.j2").render(names)
    for unit in page.units:
        yield of_unit.format(system.name, unit.block.key), env.get_template(f"reference_unit.{end}.j2").render(names | {"unit": unit})


def title_of(system: System, unit: Unit | None = None) -> str:
    """What a manual page is called."""
    return f"pmureg-{system.name}" + (f"-{unit.block.key}" if unit else "")
