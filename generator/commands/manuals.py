"""`reference`: the reference as HTML, manual pages or Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import jinja2

from .. import VERSION
from ..reference import search
from .build import dependencies, sharing, trees_of
from .commands import described, find, load_all, refused
from .texts import take
from ..model.model import System
from ..reference.reference import Page, Unit
from ..render.render import environment
from ..views.stats import count
from ..base.write import MANIFEST, bring_up_to_date, write

# For each format: the files of a system and of a unit, and the suffix of their templates.
FORMATS = {"html": ("{0}.html", "{0}/{1}.html", "html"), "man": ("pmureg-{0}.7", "pmureg-{0}-{1}.7", "7"),
           "markdown": ("{0}.md", "{0}/{1}.md", "md")}
# Files for all systems, and their templates.
OVER_ALL: dict[str, dict[str, str]] = {
    "html": {"index.html": "reference_index.html.j2", "_/reference.css": "reference.css.j2",
             "_/reference.js": "reference.js.j2", "_/systems.js": "reference_systems.js.j2"},
    "man": {}, "markdown": {"index.md": "reference_index.md.j2"}}


def run(form: str, into: Path, names: list[str], regdefs: Path, depfile: Path | None,
        sentences: list[tuple[str, str]]) -> int:
    """Writes the pages of the systems; without names, of all, and removes files of systems that are gone."""
    paths = described(names, regdefs)
    if paths is None:
        return 1
    loaded = load_all(regdefs, paths or find(regdefs))
    if refused(loaded.problems) or sentences and not take(loaded.systems, sentences):
        return 1
    for system, description in zip(loaded.systems, loaded.descriptions):
        sharing(regdefs).share(system, description)  # decides names in C
    systems = sorted(loaded.systems, key=lambda system: system.name)
    env = environment()
    views = [Page(system) for system in systems]
    texts = {name: made for page in views for name, made in pages(env, form, page)}
    names_over_all = {"systems": systems, "rows": [(count(page.system), len(page.units)) for page in views], "root": "",
                      "listed": search.in_script([system.name for system in systems])}
    texts |= {name: env.get_template(template).render(names_over_all) for name, template in OVER_ALL[form].items()}
    if names:
        for name, made in texts.items():
            write(into / name, made)
    else:
        bring_up_to_date(into, sorted(texts), dict(texts))
    if depfile is not None:
        trees = (tree for description in loaded.descriptions for tree in trees_of(description, regdefs))
        read = {tree.where.source.name for tree in trees}
        write(depfile, dependencies([str(into / MANIFEST)], regdefs, read, into, list(texts), None))
    return 0


def pages(env: jinja2.Environment, form: str, page: Page) -> Iterator[tuple[str, str]]:
    """The files of a system: name and text."""
    of_system, of_unit, end = FORMATS[form]
    system = page.system
    names = {"page": page, "system": system, "version": VERSION, "title_of": title_of}
    yield of_system.format(system.name), env.get_template(f"reference.{end}.j2").render(names | {"root": ""})
    for unit in page.units:
        yield (of_unit.format(system.name, unit.block.key),
               env.get_template(f"reference_unit.{end}.j2").render(names | {"unit": unit, "root": "../"}))
    if form == "html":
        yield (f"{system.name}.js",
               env.get_template("reference_search.js.j2").render(system=system, rows=search.index(page)))
        for unit in page.units:
            if unit.registers:
                yield (f"{system.name}/{unit.block.key}.js",
                       env.get_template("reference_unit.js.j2").render(unit=unit, registers=search.registers(unit)))


def title_of(system: System, unit: Unit | None = None) -> str:
    """The title of a manual page."""
    return f"pmureg-{system.name}" + (f"-{unit.block.key}" if unit else "")
