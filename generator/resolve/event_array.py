"""Families of events that differ by an index in the name, and by terms that depend on it: `socket_<socket>_reads`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from generator.base import text
from generator.base.brackets import PLACE, indices, parsed, used
from generator.base.expression import Const, Expr, evaluate, place_within
from generator.load.tree import Map, Node, Scalar, Seq
from generator.load.reader import Reader, expression, text_start
from generator.base.record import field, record
from generator.model.scope import Scope, check_expression
from generator.base.source import Problems, Where

MOST_MEMBERS = 256
_WORD = re.compile(r"[A-Za-z_]\w*")
Term = tuple[Expr, Where]    # its value, and where that stands


@record
class Member:
    """One event, with the index filled into its texts."""

    name: str
    node: Map
    terms: dict[str, int]              # all of them, an array's included
    places: dict[str, Where]           # where each is written
    numbers: dict[str, int] = field(default_factory=dict)  # the indices of the arrays around it


def family(name: str, node: Map, problems: Problems, outer: Mapping[str, int] | None = None) -> list[Member]:
    """The members of an event array; an event without `array` is its only member. `outer`: indices of the event around
    it."""
    reader, rows = Reader(node, problems), [dict(outer or {})]
    array = reader.node_of("array")
    if array is None and "<" in name:
        problems.add(node.where, f"event `{name}` has an index in its name, but no `array`",
                     "add `array: {INDEX: COUNT}`")
    elif isinstance(array, Scalar):
        rows = _longer(name, "n", array.where, array, rows, problems)
    elif isinstance(array, Map):
        for index, values in array:
            rows = _longer(name, index, array.keys[index], values, rows, problems)
    terms = event_terms(reader, list(rows[0]) if rows else None)
    return _members(name, node, terms, rows, reader) if rows and terms is not None else []


class Word(int):
    """The value of a named index: a number in expressions, a word in texts."""

    word: str

    def __new__(cls, value: int, word: str) -> Word:
        self = super().__new__(cls, value)
        self.word = word
        return self


def _longer(name: str, index: str, where: Where, given: Node, rows: list[dict[str, int]],
            problems: Problems) -> list[dict[str, int]]:
    """Each row with each value of one more index; empty after a mistake."""
    first, count = text.elements(given.text) or (0, 0) if isinstance(given, Scalar) else (0, 0)
    words = [item.text for item in given.items if isinstance(item, Scalar)] if isinstance(given, Seq) else []
    if index not in indices(name):
        problems.add(where, f"the name of event `{name}` has no `<{index}>`", f"write `{name}_<{index}>`")
    elif len(rows) * (count or len(words)) > MOST_MEMBERS:
        problems.add(given.where,
                     f"{len(rows) * (count or len(words))} events are more than {MOST_MEMBERS}", "describe fewer")
    else:
        values = [Word(i, word) for i, word in enumerate(words)] or range(first, first + count)
        return [{**row, index: value} for row in rows for value in values]
    return []


def event_terms(reader: Reader, known: list[str] | None = None) -> dict[str, Term] | None:
    """`event=0x35,umask=1 << n,edge`: the terms with their values, numbers or expressions over the `known` indices, and
    their places.

    None after a mistake. If even the indices are wrong, it reads numbers only.
    """
    result: dict[str, Term] = {}
    node, problems, before, at = reader.node_of("is"), reader.problems, reader.problems.count, 0
    if not isinstance(node, Scalar):
        return result
    for part in node.text.split(","):
        name, word, value = event_term(part)
        where = node.where
        expr: Expr | None = value
        if expr is not None:
            pass
        elif text.leading_zero(word):
            problems.add(where, f"`{part.strip()}`: {text.OCTAL}", text.mend_zero(word))
        elif known is None:
            expr = Const(0)
        elif known and word and text.is_name(name):
            where = place_within(text_start(node), node.text, at + part.index(word, part.index("=")))
            told = expression(Scalar(where, word), problems)
            check_expression(told, Scope(known), problems)
            expr = told.expr
        else:
            problems.add(where, f"`{part.strip()}` is not TERM=NUMBER", "write terms as in `event=0x35,umask=0x03`")
        if name in result:
            problems.add(where, f"term `{name}` is given twice", "remove one of them")
        elif expr is not None:
            result[name] = expr, where
        at += len(part) + 1
    return result if problems.count == before else None


@lru_cache(1 << 12)
def event_term(part: str) -> tuple[str, str, Const | None]:
    """A term's name, its value as written, and its value as a number; None if it is none, or the name is invalid."""
    name, found, word = (word.strip() for word in part.partition("="))
    value = (text.number(word) if found else 1) if text.is_name(name) else None
    return name, word, Const(value) if value is not None else None


def _members(name: str, node: Map, terms: dict[str, Term], rows: list[dict[str, int]], reader: Reader) -> list[Member]:
    members: list[Member] = []
    first: dict[tuple[int, ...], str] = {}
    places = {term: where for term, (_, where) in terms.items()}
    if "array" not in node.items:
        return [Member(name, node, {term: evaluate(expr, rows[0]) for term, (expr, _) in terms.items()}, places,
                       rows[0])]
    plain = Map(node.where, {key: value for key, value in node if key != "array"}, node.keys)
    # all else the members have in common
    told = {key for key, value in plain if key != "is" and _has_place(value, rows[0])}
    for numbers in rows:
        values = {term: evaluate(expr, numbers) for term, (expr, _) in terms.items()}
        called = filled(name, numbers)
        other = first.setdefault(tuple(values.values()), called)
        if other != called:
            where = next((where for expr, where in terms.values() if not isinstance(expr, Const)), reader.place("is"))
            reader.problems.add(where, f"events `{other}` and `{called}` have the same terms",
                                "give a term a different value for each index, or correct `array`")
            break
        inner = (Map(node.where, {key: _with_numbers(value, numbers) if key in told else value for key, value in plain},
                     node.keys) if told else plain)
        members.append(Member(called, inner, values, places, numbers))
    return members


def filled(line: str, numbers: Mapping[str, int]) -> str:
    """Fills values into each `<index>` or `<expression>` over indices; other `<…>` stay."""
    def value(match: re.Match[str]) -> str:
        named = numbers.get(match[1])
        if named is not None:
            return named.word if isinstance(named, Word) else str(named)
        expression, inside = parsed(match[1]), used(match[1])
        return (str(evaluate(expression, numbers)) if expression is not None and inside
                and all(name in numbers for name in inside) else match[0])

    return PLACE.sub(value, line) if "<" in line else line


def uses(node: Node, numbers: Mapping[str, int]) -> bool:
    """Whether a tree contains one of these indices as a word."""
    match node:
        case Scalar():
            return any(word in numbers for word in _WORD.findall(node.text))
        case Seq():
            return any(uses(item, numbers) for item in node.items)
        case Map():
            return any(uses(value, numbers) for _, value in node)


def _has_place(node: Node, numbers: Mapping[str, int]) -> bool:
    """Whether a text or a name has one of these indices in brackets."""
    match node:
        case Scalar():
            return "<" in node.text and not numbers.keys().isdisjoint(indices(node.text))
        case Seq():
            return any(_has_place(item, numbers) for item in node.items)
        case Map():
            return any("<" in key and not numbers.keys().isdisjoint(indices(key)) or _has_place(value, numbers)
                       for key, value in node)


def _with_numbers(node: Node, numbers: Mapping[str, int]) -> Node:
    """The tree with indices filled into its texts and names."""
    match node:
        case Scalar():
            return Scalar(node.where, filled(node.text, numbers), node.quoted) if "<" in node.text else node
        case Seq():
            return Seq(node.where, [_with_numbers(item, numbers) for item in node.items])
        case Map():
            return Map(node.where, {filled(key, numbers): _with_numbers(value, numbers) for key, value in node},
                       {filled(key, numbers): place for key, place in node.keys.items()})
