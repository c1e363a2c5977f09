"""A library of events as text: YAML as it stands in regdefs/."""

from __future__ import annotations

import re
from collections.abc import Iterable

from generator.imports.entries import Entry, Laid
from generator.quoting import quoted

_PLAIN = re.compile(r"[A-Za-z0-9(/][A-Za-z0-9 _./()<>+=*;%-]*(?<! )\Z")
_NOT_TEXT = re.compile(r"~|null|true|false|yes|no|on|off", re.IGNORECASE)


def scalar(text: str) -> str:
    """A text, quoted where YAML would read something else."""
    return text if _PLAIN.match(text) and not _NOT_TEXT.fullmatch(text) else quoted(text)


def key(name: str) -> str:
    return name if _PLAIN.match(name) and not _NOT_TEXT.fullmatch(name) else quoted(name)


def terms(entry: Entry) -> str:
    return ",".join(f"{term}={value:#04x}" if value > 9 or term in ("event", "umask") else f"{term}={value}" for term, value in entry.terms.items())


def counters(mask: int) -> str:
    numbers = [number for number in range(mask.bit_length()) if mask >> number & 1]
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
    return f"[{', '.join(map(str, numbers))}]"


def pairs(entry: Entry, source: str) -> dict[str, str]:
    """The keys of an entry but for `sub`, each with its text."""
    found = {"is": scalar(terms(entry)) if entry.terms else "",
             "counters": counters(entry.counters) if entry.counters else ""}
    if entry.family:
        f = entry.family
        found["array"] = f"{{index: {f.index}, count: {f.count}, terms: {{{f.term}: {f.rule}}}}}"
    if entry.aliases is not None:
        found["aliases"] = f"[{', '.join(scalar(alias) for alias in entry.aliases)}]"
    found |= {name: scalar(text) if text else "" for name, text in
              (("unit", entry.unit), ("scale", entry.scale), ("text", entry.text), ("note", entry.note), ("source", source))}
    return {name: text for name, text in found.items() if text}


def entry_lines(entry: Entry, source: str, indent: str) -> list[str]:
    values = pairs(entry, source)
    if not entry.subs:
        return [f"{indent}{key(entry.name)}: {{{', '.join(f'{name}: {text}' for name, text in values.items())}}}"]
    inside = indent + "  "
    return [f"{indent}{key(entry.name)}:", *(f"{inside}{name}: {text}" for name, text in values.items()), f"{inside}sub:",
            *(line for sub in entry.subs for line in entry_lines(sub, "", inside + "  "))]


def base_lines(laid: Laid, source: str) -> list[str]:
    lines = [f"  {base_name(laid.unit)}:"]
    if laid.pattern:
        lines.append(f"    aliases: [{quoted(laid.pattern)}]")
    lines.append("    events:")
    return lines + [line for entry in laid.entries for line in entry_lines(entry, source, "      ")]


def base_name(unit: str) -> str:
    """`UPI LL` → `upi_ll_events`."""
    word = re.sub(r"[^a-z0-9]+", "_", unit.lower()).strip("_") or "core"
    return f"{word if word[0].isalpha() else 'unit_' + word}_events"


def library(name: str, title: str, sources: Iterable[str], units: Iterable[Laid], tag: str) -> str:
    lines = ["pmureg: 1", f"library: {name}", f"title: {scalar(title)}", "sources:", f"  {tag}: {quoted('; '.join(sources))}", "", "bases:"]
    for number, laid in enumerate(units):
        lines += [""] * bool(number) + base_lines(laid, tag)
    return "\n".join(lines) + "\n"
