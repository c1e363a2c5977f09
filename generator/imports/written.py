"""The text of descriptions, in the layout of regdefs/; and of libraries of events."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap

from generator.imports.entries import Entry
from generator.imports.given import TAG, Lost
from generator.imports.shared import Base
from generator.load.tree import Map, Node, Scalar, Seq
from generator.base.quoting import quoted

_PLAIN = re.compile(r"[A-Za-z0-9(/][A-Za-z0-9 _./()<>+=*;%'&|-]*(?<! )\Z")
_NOT_TEXT = re.compile(r"~|null|true|false|yes|no|on|off", re.IGNORECASE)
MOST_COLUMNS = 130
# The keys of an entry with their values as YAML. A value that begins with a line break has lines of its own; `sub` has
# entries, or an alias.
Keys = dict[str, "str | dict[str, Keys]"]


def heading(kind: str, name: str, title: str, sources: str, lost: Lost) -> list[str]:
    """The first lines of a file. Comments list what was left out; metrics are of no use to the file's next editor."""
    lines = ["pmureg: 2", f"{kind}: {name}", f"title: {scalar(title)}", "sources:", f"  {TAG}: {quoted(sources)}", ""]
    for reason, names in lost.told():
        if " metrics " not in reason:
            lines += wrap(f"{reason[0].upper()}{reason[1:]}: {', '.join(names)}.", 120, initial_indent="# ",
                          subsequent_indent="#   ", break_long_words=False, break_on_hyphens=False)
    return lines


def scalar(text: str) -> str:
    """A text, quoted if YAML would read something else."""
    return text if _PLAIN.match(text) and not _NOT_TEXT.fullmatch(text) else quoted(text)


def terms_text(terms: dict[str, int]) -> str:
    return ",".join(f"{term}={value:#04x}" if value > 9 or term in ("event", "umask") else f"{term}={value}"
                    for term, value in terms.items())


def counters_text(mask: int) -> str:
    numbers = [number for number in range(mask.bit_length()) if mask >> number & 1]
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
    return f"[{', '.join(map(str, numbers))}]"


def keys_of(entry: Entry, source: str) -> Keys:
    keys: Keys = {}
    rules = [f"{entry.family.term}={entry.family.rule}"] if entry.family else []
    if entry.terms or rules:
        keys["is"] = scalar(",".join([terms_text(entry.terms)] * bool(entry.terms) + rules))
    if entry.counters:
        keys["counters"] = counters_text(entry.counters)
    if entry.family:
        keys["array"] = (str(entry.family.count) if entry.family.index == "n"
                         else f"{{{entry.family.index}: {entry.family.count}}}")
    if entry.aliases is not None:
        keys["aliases"] = f"[{', '.join(scalar(alias) for alias in entry.aliases)}]"
    for name, text in (("unit", entry.unit), ("scale", entry.scale), ("text", entry.text), ("note", entry.note),
                       ("source", source)):
        if text:
            keys[name] = scalar(text)
    if entry.subs:
        keys["sub"] = {sub.name: keys_of(sub, "") for sub in entry.subs}
    return keys


def keys_in(node: Map) -> Keys:
    """The keys of an entry that was read. The fields of a register have lines of their own."""
    return {name: flow(value) if not isinstance(value, Map) or name not in ("sub", "fields")
            else {sub: keys_in(inner) for sub, inner in value if isinstance(inner, Map)} if name == "sub"
            else "".join(f"\n{bits}: {flow(inner)}" for bits, inner in value) for name, value in node}


def flow(node: Node) -> str:
    match node:
        case Scalar():
            plain = not node.quoted and (not node.text or _PLAIN.match(node.text) or node.text == "~")
            return node.text if plain else quoted(node.text)
        case Seq():
            return f"[{', '.join(map(flow, node.items))}]"
        case Map():
            return f"{{{', '.join(f'{scalar(name)}: {flow(value)}' for name, value in node)}}}"


def in_braces(name: str, keys: Keys) -> str:
    inner = (f"{key}: {text}" if isinstance(text, str)
             else f"{key}: {{{', '.join(in_braces(*sub) for sub in text.items())}}}"
             for key, text in keys.items())
    return f"{scalar(name)}: {{{', '.join(inner)}}}"


def entry_lines(name: str, keys: Keys, indent: str, anchor: str = "") -> list[str]:
    subs = keys.get("sub")
    if any(isinstance(text, str) and text.startswith("\n") for text in keys.values()):
        return [f"{indent}{scalar(name)}:",
                *(f"{indent}  {key}:"
                  f"{text.replace(chr(10), chr(10) + indent + '    ') if text[:1] == chr(10) else ' ' + text}"
                  for key, text in keys.items() if isinstance(text, str))]
    if (not isinstance(subs, dict) or len(subs) == 1 and not anchor
            and len(indent + in_braces(name, keys)) <= MOST_COLUMNS):
        return [f"{indent}{in_braces(name, keys)}"]
    inside = indent + "  "
    return [f"{indent}{scalar(name)}:", *(f"{inside}{key}: {text}" for key, text in keys.items() if key != "sub"),
            f"{inside}sub:{' &' if anchor else ''}{anchor}",
            *(line for sub, inner in subs.items() for line in entry_lines(sub, inner, inside + "  "))]


def base_lines(base: Base) -> list[str]:
    lines = [f"  {base.name}:"]
    if base.bases:
        lines.append(f"    base: [{', '.join(base.bases)}]" if len(base.bases) > 1 else f"    base: {base.bases[0]}")
    if base.pattern:
        lines.append(f"    aliases: [{quoted(base.pattern)}]")
    if base.entries:
        lines += ["    events:", *events_lines(base)]
    if base.metrics:
        lines.append("    metrics:")
    for metric in base.metrics:
        keys: Keys = {"formula": scalar(metric.formula), "unit": scalar(metric.unit)}
        keys |= {"aggregate": "sum"} if metric.adds_up else {}
        keys |= {"text": scalar(metric.text)} if metric.text else {}
        lines += entry_lines(metric.name, keys | {"source": TAG}, "      ")
    return lines


def events_lines(base: Base) -> list[str]:
    """The entries of `events`. An anchor repeats sub-events that several entries have."""
    entries = {entry.name: keys_of(entry, TAG) for entry in base.entries}
    users: dict[str, list[str]] = {}
    for name, keys in entries.items():
        if isinstance(subs := keys.get("sub"), dict) and len(subs) > 1:
            users.setdefault(repr(subs), []).append(name)
    anchors: dict[str, str] = {}
    for first, *others in users.values():
        if others:
            anchors[first] = re.sub(r"\W+", "_", f"{base.name.removesuffix('_events')}_{first}").strip("_")
            for name in others:
                entries[name]["sub"] = f"*{anchors[first]}"
    return [line for name, keys in entries.items() for line in entry_lines(name, keys, "      ", anchors.get(name, ""))]


def library(name: str, title: str, sources: str, bases: Iterable[Base], lost: Lost) -> str:
    """The text of a library of events."""
    lines = [*heading("library", name, title, sources, lost), "bases:"]
    for number, base in enumerate(bases):
        lines += [""] * bool(number) + base_lines(base)
    return "\n".join(lines) + "\n"
