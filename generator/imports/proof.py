"""Checks an imported file as `check` does. Each base of a library is checked as a unit with a term for each name in its
events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.check.system import check
from generator.imports.again import Library
from generator.load.tree import Map, Node, Scalar, Seq, load
from generator.load.merge import Inheritance
from generator.model.model import System
from generator.resolve.system import Description, check_file, resolve
from generator.base.source import Problem, Problems, Source
from generator.base.text import is_name


def mistakes(made: Library, path: Path) -> list[Problem]:
    """The mistakes in the text for this file."""
    problems = Problems()
    system = resolved(made.tree, path, problems)
    if system is not None:
        check(system, problems)
    return problems.found


def resolved(tree: Map, path: Path, problems: Problems) -> System | None:
    """The model of a system, or of a system made from the bases of a library."""
    if tree.get("system") is not None:
        return resolve(Description(path, str(path), tree, []), path.parent.parent, problems)
    check_file(tree, path, problems)
    bases, sources = tree.get("bases"), tree.get("sources")
    if problems or not isinstance(bases, Map):
        return None
    tags = list(sources.items) if isinstance(sources, Map) else []
    inheritance = Inheritance({name: base for name, base in bases if isinstance(base, Map)}, "base", problems)
    lines = ["pmureg: 2", f"system: {path.stem}", "title: x",
             f"sources: {{{', '.join(f'{tag}: x' for tag in [*tags, 'none'])}}}", "blocks:"]
    for name, base in inheritance.entries.items():
        merged = inheritance.resolve(base)
        if "events" in base.items and not {"registers", "terms"} & merged.items.keys():
            lines += _block(name, merged.get("events"))
    block_tree = load(Source(str(path), "\n".join(lines) + "\n"), problems)
    description = Description(path, str(path),
                              Map(tree.where, {**block_tree.items, "bases": bases}, {**tree.keys, **block_tree.keys}),
                              [])
    return resolve(description, path.parent, problems) if not problems else None


def _block(name: str, events: Node | None) -> list[str]:
    """A unit in the space `perf`. All terms that its events name overlap in one field."""
    terms = dict.fromkeys(_terms_of(events))
    lines = [f"  {name}:", f"    base: {name}", "    title: x", "    source: none", "    space: perf", "    registers:",
             "      config: {at: config, text: x, fields: {63:0: {name: all}}}", "    terms:"]
    lines += [f"      {term}: {{field: config.all, overlaps: [{', '.join(other for other in terms if other != term)}]}}"
              for term in terms]
    return [*lines, f"    linux: {{device: x_{name}}}"]


def _terms_of(events: Node | None) -> Iterator[str]:
    """The terms that events name, with repetitions. `check` reports what is not a name."""
    for event in events.items.values() if isinstance(events, Map) else ():
        if not isinstance(event, Map):
            continue
        given = event.get("is")
        words = [part.partition("=")[0].strip() for part in given.text.split(",")] if isinstance(given, Scalar) else []
        needs = event.get("needs")
        words += [item.text for item in needs.items if isinstance(item, Scalar)] if isinstance(needs, Seq) else []
        yield from filter(is_name, words)
        yield from _terms_of(event.get("sub"))
