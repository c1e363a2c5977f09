"""Whether what was made is accepted: each base is checked as a unit whose registers are nothing but the terms of its events."""

from __future__ import annotations

from pathlib import Path

from generator.check import check
from generator.imports.entries import Entry, Laid
from generator.imports.written import base_name
from generator.load import Map, load
from generator.model import System
from generator.resolve import Description, check_file, resolve
from generator.source import Problem, Problems, Source

WORDS = ("config", "config1", "config2", "config3")


def mistakes(text: str, path: Path, units: list[Laid]) -> list[Problem]:
    """Of a library's text that is to be in this file."""
    problems = Problems()
    system = resolved(text, path, units, problems)
    if system is not None:
        check(system, problems)
    return problems.found


def resolved(text: str, path: Path, units: list[Laid], problems: Problems) -> System | None:
    """The library's bases as units of a system."""
    tree = load(Source(str(path), text), problems)
    check_file(tree, path, problems)
    if problems:
        return None
    lines = ["pmureg: 1", f"system: {path.stem}", "title: x", f"sources: {{{', '.join(f'{tag}: x' for tag in _sources(tree))}}}", "blocks:"]
    for laid in units:
        lines += _block(laid, next(iter(_sources(tree)), "x"))
    block_tree = load(Source(str(path), "\n".join(lines) + "\n"), problems)
    whole = {**block_tree.items, "bases": tree.items["bases"]}
    description = Description(path, str(path), Map(tree.where, whole, {**tree.keys, **block_tree.keys}), [])
    return resolve(description, path.parent, problems)


def _sources(tree: Map) -> list[str]:
    node = tree.get("sources")
    return list(node.items) if isinstance(node, Map) else []


def _block(laid: Laid, tag: str) -> list[str]:
    """A unit of perf's words, the terms laid side by side."""
    fields: dict[str, list[str]] = {}
    terms: list[str] = []
    word, low = 0, 0
    for term, width in sorted(_widths(laid.entries).items()):
        if low + width > 64:
            word, low = word + 1, 0
        fields.setdefault(WORDS[word], []).append(f"{low + width - 1}:{low}: {{name: {term}}}")
        terms.append(f"      {term}: {{field: {WORDS[word]}.{term}}}")
        low += width
    registers = [f"      {name}: {{at: {name}, text: x, fields: {{{', '.join(reversed(inside))}{_rest(inside)}}}}}" for name, inside in fields.items()]
    name = base_name(laid.unit)
    return [f"  {name}:", f"    base: {name}", "    title: x", f"    source: {tag}", "    space: perf", "    registers:", *registers, "    terms:", *terms,
            "    perf: {device: x_" + name + "}"]


def _rest(inside: list[str]) -> str:
    top = int(inside[-1].partition(":")[0])
    return f", 63:{top + 1}: RES0" if top < 63 else ""


def _widths(entries: list[Entry]) -> dict[str, int]:
    """Bits that each term needs; a family's last value has the most."""
    widths: dict[str, int] = {}
    for entry in entries:
        own = {term: value.bit_length() for term, value in entry.terms.items()} | _widths(entry.subs)
        if entry.family:
            own[entry.family.term] = max(own.get(entry.family.term, 1), entry.family.top.bit_length())
        for term, width in own.items():
            widths[term] = max(widths.get(term, 1), width)
    return widths
