"""Families of events that differ by an index in their name and by terms that follow from it: `socket_<socket>_reads`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from generator import text
from generator.brackets import PLACE, indices, parsed, used
from generator.expression import Binary, Const, Expression, Name, evaluate
from generator.load import Map, Node, Scalar, Seq
from generator.reader import Reader
from generator.record import field, record
from generator.scope import Scope, check_expression
from generator.source import Problems, Where

MOST_MEMBERS = 256
_WORD = re.compile(r"[A-Za-z_]\w*")


@record
class Member:
    """One event, the index put into its texts."""

    name: str
    node: Map
    terms: dict[str, int]              # all of them, an array's included
    places: dict[str, Where]           # where each is written
    numbers: dict[str, int] = field(default_factory=dict)  # the indices of the arrays around it


def family(name: str, node: Map, problems: Problems, outer: Mapping[str, int] | None = None) -> list[Member]:
    """The members of an event array; an event that is no array is its only member. `outer`: indices of the event that it is a part of."""
    reader, numbers = Reader(node, problems), dict(outer or {})
    own = event_terms(reader)
    arrays = [array for array in (reader.map("array"), *reader.map_list("array")) if array is not None] if reader.has("array") else []
    if not arrays:
        if "<" in name:
            problems.add(node.where, f"event `{name}` has an index, but is no array",
                         "add `array: {index: NAME, count: NUMBER, terms: {TERM: EXPRESSION}}`")
        return [Member(name, node, own, dict.fromkeys(own, reader.place("is")), numbers)]
    rows = [numbers]
    for array in arrays:
        rows = _longer(name, array, rows)
    varying = _varying(name, arrays, reader, own)
    if rows and varying is not None and _mean_something(varying, list(rows[0]), problems):
        plain = Map(node.where, {key: value for key, value in node if key != "array"}, node.keys)
        return _members(name, plain, own, varying, rows, reader)
    return []


class Word(int):
    """The value of an index that has names: a number in expressions, a word in texts."""

    word: str

    def __new__(cls, value: int, word: str) -> Word:
        self = super().__new__(cls, value)
        self.word = word
        return self


def _longer(name: str, array: Reader, rows: list[dict[str, int]]) -> list[dict[str, int]]:
    """Each row with each value of one more index; none where something is wrong."""
    index, count, words, problems = array.text("index"), array.number("count"), array.texts("names"), array.problems
    if bool(count) == bool(words):
        problems.add(array.where, f"event array `{name}` must say {'only one' if count else 'one'} of `count` and `names`", "write `count: NUMBER`")
    elif index not in indices(name):
        problems.add(array.place("index"), f"the name of event `{name}` has no `<{index}>`", f"write `{name}_<{index}>`")
    elif rows and index in rows[0]:
        problems.add(array.place("index"), f"`{index}` is the index of the array around it, too", "rename one of them")
    elif len(rows) * (count or len(words)) > MOST_MEMBERS:
        problems.add(array.place("count"), f"{len(rows) * (count or len(words))} events are more than {MOST_MEMBERS}", "describe fewer")
    else:
        values = [Word(i, word) for i, word in enumerate(words)] or range(count)
        return [{**row, index: value} for row in rows for value in values]
    return []


def event_terms(reader: Reader) -> dict[str, int]:
    """`event=0x35,umask=0x03,edge` as terms and values."""
    result: dict[str, int] = {}
    if not reader.has("is"):
        return result
    for part in reader.text("is").split(","):
        name, word, value = event_term(part)
        if text.leading_zero(word):
            reader.problems.add(reader.place("is"), f"`{part.strip()}`: {text.OCTAL}", text.mend_zero(word))
        elif value is None:
            reader.problems.add(reader.place("is"), f"`{part.strip()}` is not TERM=NUMBER",
                                "write terms as in `event=0x35,umask=0x03`")
        elif name in result:
            reader.problems.add(reader.place("is"), f"`{name}` is given twice", "remove one of them")
        else:
            result[name] = value
    return result


@lru_cache(1 << 12)
def event_term(part: str) -> tuple[str, str, int | None]:
    """The name of a term, its value as it is written, and that as a number, if it is one of a name."""
    name, found, word = (word.strip() for word in part.partition("="))
    return name, word, (text.number(word) if found else 1) if text.is_name(name) else None


def _varying(name: str, arrays: list[Reader], event: Reader, own: dict[str, int]) -> dict[str, Expression] | None:
    """The terms that follow from the indices. `term` alone is short for one that grows by one from what `is` says."""
    array, problems = arrays[0], event.problems
    varying = {term: expression for each in arrays for term, expression in each.expressions("terms").items()}
    term = array.text("term") if len(arrays) == 1 else ""
    if bool(varying) == bool(term):
        problems.add(array.where, f"event array `{name}` must say {'only one' if term else 'one'} of `terms` and `term`",
                     "write `terms: {TERM: EXPRESSION in the index}`")
        return None
    if term and term not in own:
        problems.add(array.place("term"), f"event `{name}` does not set `{term}` in `is`", f"add `{term}=` to `is`")
        return None
    if term:
        grown = Binary("+", Const(own[term]), Name(((array.text("index"), None),), 0))
        return {term: Expression(str(grown), grown, event.place("is"))}
    for twice in varying.keys() & own.keys():
        problems.add(event.place("is"), f"event `{name}` sets `{twice}` here and in `array`", f"leave `{twice}` out of `is`")
    return varying


def _mean_something(varying: dict[str, Expression], known: list[str], problems: Problems) -> bool:
    before = problems.count
    for expression in varying.values():
        check_expression(expression, Scope(known), problems)
    return problems.count == before


def _members(name: str, node: Map, own: dict[str, int], varying: dict[str, Expression], rows: list[dict[str, int]],
             reader: Reader) -> list[Member]:
    members: list[Member] = []
    first: dict[tuple[int, ...], str] = {}
    places = {**dict.fromkeys(own, reader.place("is")), **{term: e.where for term, e in varying.items()}}
    told = {key for key, value in node if _has_place(value, rows[0])}    # all else the members have in common
    for numbers in rows:
        values = {term: evaluate(expression.expr, numbers) for term, expression in varying.items()}
        called = filled(name, numbers)
        other = first.setdefault(tuple(values.values()), called)
        if other != called:
            reader.problems.add(next(iter(varying.values())).where, f"events `{other}` and `{called}` have the same terms",
                                "let a term have another value at each index, or correct `count`")
            break
        inner = Map(node.where, {key: _with_numbers(value, numbers) if key in told else value for key, value in node}, node.keys) if told else node
        members.append(Member(called, inner, own | values, places, numbers))
    return members


def filled(line: str, numbers: Mapping[str, int]) -> str:
    """A text with the value of each `<index>`, or of an expression in indices, in its place; other `<…>` stay."""
    def value(match: re.Match[str]) -> str:
        named = numbers.get(match[1])
        if named is not None:
            return named.word if isinstance(named, Word) else str(named)
        expression, inside = parsed(match[1]), used(match[1])
        return str(evaluate(expression, numbers)) if expression is not None and inside and all(name in numbers for name in inside) else match[0]

    return PLACE.sub(value, line) if "<" in line else line


def uses(node: Node, numbers: Mapping[str, int]) -> bool:
    """Whether a word in a tree is one of these indices."""
    match node:
        case Scalar():
            return any(word in numbers for word in _WORD.findall(node.text))
        case Seq():
            return any(uses(item, numbers) for item in node.items)
        case Map():
            return any(uses(value, numbers) for _, value in node)


def _has_place(node: Node, numbers: Mapping[str, int]) -> bool:
    """Whether one of these indices stands in brackets in a text or a name."""
    match node:
        case Scalar():
            return "<" in node.text and not numbers.keys().isdisjoint(indices(node.text))
        case Seq():
            return any(_has_place(item, numbers) for item in node.items)
        case Map():
            return any("<" in key and not numbers.keys().isdisjoint(indices(key)) or _has_place(value, numbers) for key, value in node)


def _with_numbers(node: Node, numbers: Mapping[str, int]) -> Node:
    """A tree with the indices put into its texts and names."""
    match node:
        case Scalar():
            return Scalar(node.where, filled(node.text, numbers), node.quoted) if "<" in node.text else node
        case Seq():
            return Seq(node.where, [_with_numbers(item, numbers) for item in node.items])
        case Map():
            return Map(node.where, {filled(key, numbers): _with_numbers(value, numbers) for key, value in node},
                       {filled(key, numbers): place for key, place in node.keys.items()})
