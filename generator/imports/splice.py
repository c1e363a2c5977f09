"""Edits the text of a description: rewrites, adds and removes entries, and keeps every other line."""

from __future__ import annotations

import re

from generator.imports.again import SECTIONS, Changes, Library, Place, Told
from generator.imports.given import TAG
from generator.imports.written import Keys, entry_lines, flow, keys_in
from generator.load.tree import Map, Scalar
from generator.base.quoting import quoted

_COMMENT = re.compile(r"(?:^|\s)#")
_ANCHOR = re.compile(r"[:{,]\s*&(\w+)")
_ALIAS = re.compile(r"[:{,]\s*\*(\w+)")


class Text:
    """The lines of a file and their replacements."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.lines = library.source.text.split("\n")
        self.instead: dict[tuple[int, int], list[str]] = {}    # by the first line and the line after the last

    def span(self, offset: int) -> tuple[int, int] | None:
        """The lines of the entry that begins at a key, up to the next line with less indent; None if other entries are
        on the key's line."""
        row, column = self.library.source.position(offset)
        first = row - 1
        if self.lines[first][:column - 1].strip():
            return None
        last = first + 1
        while last < len(self.lines) and (not self.lines[last].strip() or self.lines[last][:column].strip() == ""):
            last += 1
        while last > first + 1 and (not self.lines[last - 1].strip() or self.lines[last - 1].lstrip().startswith("#")):
            last -= 1
        return first, last

    def done(self) -> str:
        lines = list(self.lines)
        for (first, last), fresh in sorted(self.instead.items(), reverse=True):
            lines[first:last] = fresh
        return "\n".join(lines)


def apply(old: Library, new: Library, changes: Changes, told: Told) -> str:
    text = Text(old)
    spans = {place: span for place in all_places(old) if (span := text.span(key_of(old, place))) is not None}
    bodies = {place: "\n".join(text.lines[slice(*span)]) for place, span in spans.items()}
    changes = with_users_of_anchors(old, changes, bodies)
    for place, keys in changes.rewritten.items():
        own = old.own(place)
        assert own is not None
        if place not in spans or _COMMENT.search(bodies[place]):
            told.renewed = [name for name in told.renewed if name != str(place)]
            told.contradicts.append(f"{own.where}: the source has changed `{place.name}`, but import would lose a "
                                    "comment or another entry of its line; change it by hand"
                                    + (f" to {one_line(keys)}" if keys else ""))
            continue
        text.instead[spans[place]] = [] if keys is None else entry_lines(place.name, keys, indent_of(bodies[place]))
    for (base, section), entries in changes.inserted.items():
        insert(text, old, base, section, entries)
    add_bases(text, old, new, changes.bases)
    return text.done()


def indent_of(line: str) -> str:
    return line[:len(line) - len(line.lstrip(" "))]


def key_of(library: Library, place: Place) -> int:
    section = library.bases[place.base].items[place.section]
    assert isinstance(section, Map)
    return section.keys[place.name].offset


def all_places(library: Library) -> list[Place]:
    return [Place(base, section, name) for base, node in library.bases.items() for section in SECTIONS
            if isinstance(inner := node.get(section), Map) for name, entry in inner if isinstance(entry, Map)]


def with_users_of_anchors(old: Library, changes: Changes, bodies: dict[Place, str]) -> Changes:
    """Rewrites the entries that have an alias of a rewritten entry, without the alias."""
    gone = {anchor for place in changes.rewritten if place in bodies for anchor in _ANCHOR.findall(bodies[place])}
    for place, body in bodies.items():
        if gone & set(_ALIAS.findall(body)) and place not in changes.rewritten:
            own = old.own(place)
            assert own is not None
            changes.rewritten[place] = keys_in(own)
    return changes


def one_line(keys: Keys) -> str:
    return ", ".join(f"{key}: {value}" for key, value in keys.items() if isinstance(value, str)
                     and key in ("is", "counters", "array", "formula"))


def insert(text: Text, old: Library, base: str, section: str, entries: dict[str, Keys]) -> None:
    """Adds entries after those of a section, which it makes if there is none."""
    node = old.bases[base].get(section)
    if isinstance(node, Map) and node.items:
        first, span = (text.span(node.keys[list(node.items)[at]].offset) for at in (0, -1))
        if span is not None and first is not None:
            indent = indent_of(text.lines[first[0]])
            put(text, span[1], [line for name, keys in entries.items() for line in entry_lines(name, keys, indent)])
            return
    bases = next(homes for key in ("blocks", "bases") if isinstance(homes := old.tree.get(key), Map)
                 and base in homes.items)
    span = text.span(bases.keys[base].offset)
    if span is not None:
        put(text, span[1], [f"    {section}:",
                            *(line for name, keys in entries.items() for line in entry_lines(name, keys, "      "))])


def put(text: Text, row: int, lines: list[str]) -> None:
    text.instead.setdefault((row, row), []).extend(lines)


def add_bases(text: Text, old: Library, new: Library, names: list[str]) -> None:
    """Adds new bases, with the entries that they inherit, and new blocks."""
    homes = old.tree.get("bases" if old.kind == "library" else "blocks")
    span = text.span(homes.keys[list(homes.items)[-1]].offset) if isinstance(homes, Map) and homes.items else None
    if not names or span is None:
        return
    source = Text(new)
    for name in names:
        if old.kind == "system":
            blocks = new.tree.items["blocks"]
            assert isinstance(blocks, Map)
            inside = source.span(blocks.keys[name].offset)
            put(text, span[1], ["", *(source.lines[slice(*inside)] if inside else [])])
            continue
        lines = ["", f"  {name}:"]
        aliases = new.bases[name].get("aliases")
        lines += [f"    aliases: {flow(aliases)}"] if aliases is not None else []
        for section in ("events", "metrics"):
            if entries := new.entries(name, section).items:
                lines += [f"    {section}:", *(line for entry, node in entries.items() if isinstance(node, Map)
                                               for line in entry_lines(entry, keys_in(node), "      "))]
        put(text, span[1], lines)


def with_sources(old: Library, text: str, sources: list[str]) -> str:
    """Adds the documents of this import to `sources`, or renews them."""
    node = old.tree.get("sources")
    known = node.get(TAG) if isinstance(node, Map) else None
    if known is None:
        return re.sub(r"^sources:[ ]*\n", lambda line: f"{line[0]}  {TAG}: {quoted('; '.join(sources))}\n", text,
                      count=1, flags=re.MULTILINE)
    if not isinstance(known, Scalar):
        return text
    files = {source.partition(",")[0] for source in sources}
    whole = "; ".join([*(part for part in known.text.split("; ") if not any(file in part for file in files)), *sources])
    return re.sub(rf"^(  {TAG}: *)(?:\".*\"|'.*'|[^\"'\n|>].*)$", lambda line: line[1] + quoted(whole), text, count=1,
                  flags=re.MULTILINE)
