"""A library of events as text: YAML as it stands in regdefs/."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap

from generator.imports.entries import Entry
from generator.imports.given import Lost
from generator.imports.shared import Base
from generator.load.tree import Map, Node, Scalar, Seq
from generator.base.quoting import quoted

_PLAIN = re.compile(r"[A-Za-z0-9(/][A-Za-z0-9 _./()<>+=*;%'&|-]*(?<! )\Z")
_NOT_TEXT = re.compile(r"~|null|true|false|yes|no|on|off", re.IGNORECASE)
MOST_COLUMNS = 130
# The keys of an entry, each with its text as it is to be written, one that begins a line in lines of its own; those of
# `sub` are entries, or an alias.
Keys = dict[str, "str | dict[str, Keys]"]


def scalar(text: str) -> str:
    """A text, quoted where YAML would read something else."""
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
    """The same of an entry that was read; fields of a register stand on lines of their own, which begin with a line
    break."""
    return {name: "".join(f"\n{bits}: {flow(inner)}" for bits, inner in value) if name == "fields"
            and isinstance(value, Map) else {sub: keys_in(inner) for sub, inner in value if isinstance(inner, Map)}
            if name == "sub" and isinstance(value, Map)
            else "".join(f"\n{bits}: {flow(inner)}" for bits, inner in value) if name == "fields"
            and isinstance(value, Map)
            else flow(value) for name, value in node}


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


def base_lines(base: Base, source: str) -> list[str]:
    lines = [f"  {base.name}:"]
    if base.bases:
        lines.append(f"    base: [{', '.join(base.bases)}]" if len(base.bases) > 1 else f"    base: {base.bases[0]}")
    if base.pattern:
        lines.append(f"    aliases: [{quoted(base.pattern)}]")
    if base.entries:
        lines += ["    events:", *events_lines(base, source)]
    if base.metrics:
        lines.append("    metrics:")
        lines += [line for name, keys in metrics_of(base, source).items() for line in entry_lines(name, keys, "      ")]
    return lines


def events_lines(base: Base, source: str) -> list[str]:
    """The entries; sub-events that several have alike are written once."""
    entries = {entry.name: keys_of(entry, source) for entry in base.entries}
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


def metrics_of(base: Base, source: str) -> dict[str, Keys]:
    result: dict[str, Keys] = {}
    for metric in base.metrics:
        keys: Keys = {"formula": scalar(metric.formula)}
        keys |= {key: text for key, text in (("unit", scalar(metric.unit)),
                                             ("aggregate", "sum" if metric.adds_up else ""),
                                             ("text", scalar(metric.text)), ("source", scalar(source)))
                                             if text not in ("", '""')}
        result[metric.name] = keys
    return result


def library(name: str, title: str, sources: str, bases: Iterable[Base], tag: str, lost: Lost | None = None) -> str:
    """`lost`: what of the events was not carried, for who goes on with the file."""
    lines = ["pmureg: 2", f"library: {name}", f"title: {scalar(title)}", "sources:", f"  {tag}: {quoted(sources)}", ""]
    for reason, names in lost.told() if lost is not None else []:
        if " metrics " not in reason:
            lines += wrap(f"{reason[0].upper()}{reason[1:]}: {', '.join(names)}.", 120, initial_indent="# ",
                          subsequent_indent="#   ",
                          break_long_words=False, break_on_hyphens=False)
    lines.append("bases:")
    for number, base in enumerate(bases):
        lines += [""] * bool(number) + base_lines(base, tag)
    return "\n".join(lines) + "\n"
