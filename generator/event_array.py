"""Families of events that differ by an index in their name and by one term: `socket_<socket>_reads`."""

from __future__ import annotations

from generator import text
from generator.load import Map, Node, Scalar
from generator.reader import Reader
from generator.source import Problems

MOST_MEMBERS = 256


def family(name: str, node: Map, problems: Problems) -> list[tuple[str, Map]]:
    """The members of an event array, each a tree of its own; an event that is no array is its only member."""
    array = Reader(node, problems).map("array")
    if array is None:
        if "<" in name:
            problems.add(node.where, f"event `{name}` has an index, but is no array",
                         "add `array: {index, count, term}`")
        return [(name, node)]
    index, count, term = f"<{array.text('index')}>", array.number("count"), array.text("term")
    if index not in name:
        problems.add(array.place("index"), f"the name of event `{name}` has no `{index}`", f"write `{name}_{index}`")
    elif count > MOST_MEMBERS:
        problems.add(array.place("count"), f"{count} events are more than {MOST_MEMBERS}", "describe fewer")
    elif term not in _terms(node):
        problems.add(array.place("term"), f"event `{name}` does not set `{term}` in `is`", f"add `{term}=` to `is`")
    else:
        return [(name.replace(index, str(i)), _member(node, index, term, i)) for i in range(count)]
    return []


def _terms(node: Map) -> list[str]:
    words = node.get("is")
    return [part.partition("=")[0].strip() for part in words.text.split(",")] if isinstance(words, Scalar) else []


def _member(node: Map, index: str, term: str, number: int) -> Map:
    """One member: the index replaced in every text, the term raised."""
    items = {key: _with_index(value, index, number) for key, value in node if key != "array"}
    words = items["is"]
    assert isinstance(words, Scalar)
    items["is"] = Scalar(words.where, ",".join(_raised(part, term, number) for part in words.text.split(",")), words.quoted)
    return Map(node.where, items, node.keys)


def _raised(part: str, term: str, number: int) -> str:
    name, _, word = part.partition("=")
    value = text.number(word.strip())
    return f"{name}={value + number:#x}" if name.strip() == term and value is not None else part


def _with_index(node: Node, index: str, number: int) -> Node:
    if isinstance(node, Scalar):
        return Scalar(node.where, node.text.replace(index, str(number)), node.quoted)
    return node
