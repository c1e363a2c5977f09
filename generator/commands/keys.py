"""The table of all keys of the language, for regdefs/README.md."""

from __future__ import annotations

from collections.abc import Iterator

from generator.load.shape import (ACCESS, EXPRESSION, FILE, RESERVED, TEXT, Choice, Either, Key, ListOf, MapOf, Record,
                                  Type, Word)


def markdown() -> str:
    """The table of keys, and those of the words of reserved ranges and of access."""
    lines = ["|key|of|meaning|example|", "|---|---|---|---|"]
    for (name, doc), (kinds, key) in rows().items():
        shown = f"**`{name}`**" if key.required else f"`{name}`"
        lines.append(f"|{shown}|{','.join(kinds)}|{escaped(doc)}|{code(key.example.strip(chr(34)) or form(key.type))}|")
    lines += ["", "|reserved range|software|", "|---|---|",
              *(f"|`{word}`|{meaning}|" for word, meaning in RESERVED.items())]
    lines += ["", "|`access`|reads and writes|", "|---|---|",
              *(f"|`{word}`|{meaning}|" for word, meaning in ACCESS.items()),
              "|`RW-V` …|the same, and hardware changes it|"]
    return "".join(f"{line}\n" for line in lines)


def rows() -> dict[tuple[str, str], tuple[list[str], Key]]:
    """Each key with one meaning, and the kinds of maps that have it."""
    found: dict[tuple[str, str], tuple[list[str], Key]] = {}
    for kind in kinds(FILE, set()):
        for name, key in kind.keys.items():
            found.setdefault((name, key.doc), ([], key))[0].append(kind.what.split()[-1])
    return found


def kinds(kind: Type, seen: set[str]) -> Iterator[Record]:
    """The kinds of maps inside a type, each once."""
    if isinstance(kind, Record) and kind.what not in seen:
        seen.add(kind.what)
        yield kind
        for key in kind.keys.values():
            yield from kinds(key.type, seen)
    for inner in (kind.types if isinstance(kind, Either) else (kind.item,) if isinstance(kind, (ListOf, MapOf))
                  else ()):
        yield from kinds(inner, seen)


def form(kind: Type) -> str:
    """The form of a value; "" for texts and expressions."""
    match kind:
        case ListOf():
            return f"[{form(kind.item) or '…'}]"
        case MapOf():
            return f"{{{kind.key.sample}: {form(kind.item) or '…'}}}"
        case Record():
            return "{…}"
        case Choice():
            return " ".join(kind.words) if kind.words[0] not in ("RO", *RESERVED) else kind.words[0]
        case Either():
            return form(kind.types[0])
        case Word():
            return kind.sample if kind not in (TEXT, EXPRESSION) else ""
    return ""


def code(example: str) -> str:
    return f"`{escaped(example)}`" if example else ""


def escaped(words: str) -> str:
    """Text in a cell of a table."""
    return words.replace("|", "\\|")
