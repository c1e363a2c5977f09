"""Whether what was made is accepted: each base is checked as a unit whose registers are nothing but the terms of its events."""

from __future__ import annotations

from pathlib import Path

from generator.check import check
from generator.load import Map, load
from generator.merge import Inheritance
from generator.model import Event, System
from generator.reader import Reader
from generator.resolve import Description, check_file, resolve
from generator.resolve_counting import resolve_events
from generator.source import Problem, Problems, Source

WORDS = ("config", "config1", "config2", "config3")


def mistakes(text: str, path: Path) -> list[Problem]:
    """Of a text that is to be in this file."""
    problems = Problems()
    system = resolved(text, path, problems)
    if system is not None:
        check(system, problems)
    return problems.found


def resolved(text: str, path: Path, problems: Problems) -> System | None:
    """The system, or the library's bases of events as units of one."""
    tree = load(Source(str(path), text), problems)
    if tree.get("system") is not None:
        return resolve(Description(path, str(path), tree, []), path.parent.parent, problems) if not problems else None
    check_file(tree, path, problems)
    bases, sources = tree.get("bases"), tree.get("sources")
    if problems or not isinstance(bases, Map):
        return None
    tags = list(sources.items) if isinstance(sources, Map) else []
    inheritance = Inheritance({name: base for name, base in bases if isinstance(base, Map)}, "base", problems)
    lines = ["pmureg: 1", f"system: {path.stem}", "title: x", f"sources: {{{', '.join(f'{tag}: x' for tag in [*tags, 'none'])}}}", "blocks:"]
    for name, base in inheritance.entries.items():
        merged = inheritance.resolve(base)
        if "events" in base.items and not {"registers", "terms"} & merged.items.keys():
            lines += _block(name, resolve_events(Reader(merged, problems)))
    block_tree = load(Source(str(path), "\n".join(lines) + "\n"), problems)
    description = Description(path, str(path), Map(tree.where, {**block_tree.items, "bases": bases}, {**tree.keys, **block_tree.keys}), [])
    return resolve(description, path.parent, problems) if not problems else None


def _block(name: str, events: dict[str, Event]) -> list[str]:
    """A unit of perf's words, the terms side by side."""
    widths: dict[str, int] = {}
    for event in events.values():
        for term, value in {**dict.fromkeys(event.needs, 1), **event.terms}.items():
            widths[term] = max(widths.get(term, 1), value.bit_length())
    places: dict[str, tuple[str, int, int]] = {}
    word, low = 0, 0
    for term, width in sorted(widths.items()):
        if low + width > 64:
            word, low = word + 1, 0
        places[term] = (WORDS[word % len(WORDS)], low + width - 1, low)
        low += width
    lines = [f"  {name}:", f"    base: {name}", "    title: x", "    source: none", "    space: perf", "    registers:"]
    for register in sorted({place[0] for place in places.values()}):
        inside = [f"{top}:{bottom}: {{name: {term}}}" for term, (at, top, bottom) in places.items() if at == register]
        highest = max(top for at, top, _ in places.values() if at == register)
        rest = [f"63:{highest + 1}: RES0"] if highest < 63 else []
        lines.append(f"      {register}: {{at: {register}, text: x, fields: {{{', '.join([*rest, *reversed(inside)])}}}}}")
    lines.append("    terms:")
    lines += [f"      {term}: {{field: {at}.{term}}}" for term, (at, _, _) in places.items()]
    return [*lines, f"    perf: {{device: x_{name}}}"]
