"""Angle brackets in names and texts: an index or an expression of indices (`<2 * n + 1>`), in device names also in hex
(`<at:x>`)."""

from __future__ import annotations

import re
from functools import lru_cache

from .record import record
from .expression import Binary, Const, Expr, ExpressionError, Name, names, parse

PLACE = re.compile(r"<([^<>]*)>")


@lru_cache(maxsize=1024)    # a family's members have the same few
def parsed(inside: str) -> Expr | None:
    """The tree of an expression; None if the text is not an expression."""
    try:
        return parse(inside)
    except ExpressionError:
        return None


@lru_cache(maxsize=1024)
def used(inside: str) -> tuple[str, ...]:
    """The names in an expression; none if the text is not an expression."""
    expression = parsed(inside)
    return tuple(map(str, names(expression))) if expression is not None else ()


def indices(pattern: str) -> set[str]:
    """All names in the brackets of a text."""
    return {name for inside in PLACE.findall(pattern) for name in used(without_form(inside))}


@record(frozen=True)
class Index:
    """An index that the runtime fills in by itself, with its factor and offset (`2 * n + 1`)."""

    name: str
    factor: int = 1
    added: int = 0

    def value(self, number: int) -> int:
        return self.factor * number + self.added


def index_of(inside: str) -> Index | None:
    """The index; None if the text is anything else."""
    tree, factor, added = parsed(without_form(inside)), 1, 0
    match tree:
        case Binary(op="+", right=Const(value=added)):
            tree = tree.left
    match tree:
        case Binary(op="*", left=Const(value=factor)) if factor:
            tree = tree.right
    return Index(str(tree), factor, added) if isinstance(tree, Name) and len(tree.parts) == 1 else None


def without_form(inside: str) -> str:
    """The text without the `:x` that asks for hex in a device name."""
    return inside.removesuffix(":x")


def computed(pattern: str) -> list[re.Match[str]]:
    """The brackets that hold more than an index."""
    return [match for match in PLACE.finditer(pattern) if index_of(match[1]) is None]


def for_runtime(pattern: str) -> str:
    """Puts a constant summand of an expression first, because the runtime reads `+ NUMBER` as the offset of an
    index."""
    def turned(inside: re.Match[str]) -> str:
        plain = without_form(inside[1])
        tree = parsed(plain)
        ends = isinstance(tree, Binary) and tree.op == "+" and isinstance(tree.right, Const) and index_of(plain) is None
        return (f"<{tree.right} + {tree.left}{inside[1].removeprefix(plain)}>" if ends and isinstance(tree, Binary)
                else inside[0])

    return PLACE.sub(turned, pattern)
