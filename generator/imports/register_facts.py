"""The facts of a register that an import compares and renews.

Texts, names of values and keys that only a person adds (the bank, what a written 1 clears) are no facts: they stay. So
does a key that the source does not have, such as a field's access in some formats.
"""

from __future__ import annotations

from generator.imports.written import Keys, flow
from generator.load.tree import Map, Node, Scalar, Seq
from generator.base.text import number, span

PROSE = {"text", "note", "source", "title", "unit"}
ADDED = {"state", "bank", "example", "rules", "only", "self_clearing", "clears", "sets", "means", "open", "region",
         "device"}
MOST_VALUES = 1 << 12
_OWN = ("Only where ", "Bits ")    # the first words of an import's notes
CORRECT = "correct it, or say why in a `note`"
ADD, LEAVE = "add it, or leave it out", "correct one of them, or leave both"

Facts = tuple[object, ...]
Range = tuple[int, int]


def canonical(node: Node) -> object:
    """A node without texts, numbers as values."""
    match node:
        case Map():
            return tuple(sorted((name, canonical(inner)) for name, inner in node if name not in PROSE))
        case Seq():
            return tuple(map(canonical, node.items))
        case Scalar():
            value = number(node.text)
            return "".join(node.text.split()) if value is None else value


def ranges(register: Map) -> dict[Range, Node]:
    """The fields by their bits, top bit first."""
    fields = register.get("fields")
    found = ({bits: inner for name, inner in fields if (bits := span(name, ":")) is not None} if isinstance(fields, Map)
             else {})
    return dict(sorted(found.items(), reverse=True))


def name_of(field: Node) -> str:
    name = field.get("name") if isinstance(field, Map) else None
    return name.text if isinstance(name, Scalar) else ""


def named(register: Map) -> dict[str, tuple[Range, Map]]:
    return {name: (bits, inner) for bits, inner in ranges(register).items() if (name := name_of(inner))
            and isinstance(inner, Map)}


def allowed(field: Map) -> tuple[int, ...]:
    """The values that a field can have, with or without names."""
    values, limits = field.get("values"), field.get("range")
    if isinstance(values, Map):
        return tuple(sorted(value for name, _ in values if (value := number(name)) is not None))
    low, high = span(limits.text, "-") or (0, -1) if isinstance(limits, Scalar) else (0, -1)
    return tuple(range(low, high + 1)) if high - low < MOST_VALUES else (low, high)


def field_facts(field: Map) -> dict[str, object]:
    found = {name: canonical(inner) for name, inner in field if name not in PROSE | ADDED | {"values", "range", "name"}}
    return found | ({"values": values} if (values := allowed(field)) else {})


def head(register: Map) -> dict[str, object]:
    return {name: canonical(inner) for name, inner in register if name not in PROSE | ADDED | {"fields", "layout"}}


def facts(name: str, register: Map) -> Facts:
    fields = tuple((bits, name_of(inner), tuple(sorted(field_facts(inner).items(), key=repr))) if isinstance(inner, Map)
                   else (bits, canonical(inner))
                   for bits, inner in ranges(register).items())
    return (name, tuple(sorted(head(register).items(), key=repr)), fields)


def differences(mine: Map, register: str, theirs: Map) -> list[str]:
    """The contradictions between a register of the file and that of its source."""
    result = []
    ours = head(mine)
    for key, value in head(theirs).items():
        if ours.get(key) != value:
            result.append(f"{mine.where}: `{register}` has `{key}: {flowed(mine.get(key))}` here, but "
                          f"{flowed(theirs.get(key))} in its source; {CORRECT}")
    own_fields, all_ranges = named(mine), ranges(mine)
    for name, (bits, field) in named(theirs).items():
        if name not in own_fields:
            if not any((name_of(inner) or canonical(inner) == "IMPDEF") and low <= bits[0] and bits[1] <= high
                       for (high, low), inner in all_ranges.items()):
                result.append(f"{mine.where}: `{register}` has no `{name}`, but its source has, at bits {shown(bits)}; "
                              f"{ADD}")
            continue
        at, own = own_fields[name]
        if at != bits:
            result.append(f"{own.where}: `{name}` is at bits {shown(at)} here, but at {shown(bits)} in its source; "
                          f"{CORRECT}")
        mine_facts = field_facts(own)
        for key, value in field_facts(field).items():
            if mine_facts.get(key, None if key == "values" else value) != value:
                result.append(f"{own.where}: `{name}` has other `{key}` in its source "
                              f"({flowed(field.get(key) or field.get('range'))}); {CORRECT}")
    for (high, low), word in ranges(theirs).items():
        for (top, bottom), inner in all_ranges.items() if isinstance(word, Scalar) and word.text != "IMPDEF" else ():
            if name_of(inner) and low <= bottom and top <= high and name_of(inner) not in named(theirs):
                result.append(f"{inner.where}: `{name_of(inner)}` is {flow(word)} in its source; correct it, or add "
                              f"`only:` with a condition")
    return result


def flowed(node: Node | None) -> str:
    return flow(node) if node is not None else "~"


def shown(bits: Range) -> str:
    return f"{bits[0]}:{bits[1]}" if bits[0] != bits[1] else str(bits[0])


def renewed(mine: Map, theirs: Map) -> Keys:
    """The keys of a register with the source's facts and the person's additions."""
    own_fields = named(mine)
    lines = []
    for bits, field in ranges(theirs).items():
        own = own_fields.get(name_of(field))
        whole = merged(own[1], field) if own is not None and isinstance(field, Map) else field
        lines.append(f"{shown(bits)}: {flow(whole)}")
    keys: Keys = {key: flow(inner) for key, inner in merged(mine, theirs) if key not in ("fields", "layout")}
    return {**keys, "fields": "\n" + "\n".join(lines)}


def merged(mine: Map, theirs: Map) -> Map:
    """The source's keys, and those that only the file has. A person's texts replace the source's."""
    items = dict(theirs.items)
    for key, inner in mine:
        if key not in items and key not in ("values", "range") or key in PROSE and not by_import(mine, inner):
            items[key] = inner
    if allowed(mine) == allowed(theirs):
        for key in ("values", "range"):
            items.pop(key, None)
            if (own := mine.get(key)) is not None:
                items[key] = own
    first = [key for key in ("name", "aliases", "text", "source", "note", "at") if key in items
             and theirs.get("at") is not None]
    return Map(theirs.where, {key: items[key] for key in [*first, *items]}, theirs.keys)


def by_import(node: Map, words: Node) -> bool:
    """Whether an import wrote this text."""
    name = name_of(node)
    return (isinstance(words, Scalar)
            and (words.text.startswith(_OWN) or bool(name)
                 and (words.text == f"{name}." or words.text.startswith(f"{name}; "))))
