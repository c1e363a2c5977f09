"""What stands in angle brackets in names and texts: an index, or an expression in indices (`<2 * n + 1>`), of devices
also in hex (`<at:x>`)."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.base.record import record
from generator.base.expression import Binary, Const, Expr, ExpressionError, Name, names, parse

PLACE = re.compile(r"<([^<>]*)>")


@lru_cache(maxsize=1024)    # a family's members have the same few
def parsed(inside: str) -> Expr | None:
    """None where it is no expression."""
    try:
        return parse(inside)
    except ExpressionError:
        return None


def used(inside: str) -> list[str]:
    """The names of an expression; none where it is no expression."""
    expression = parsed(inside)
    return [str(name) for name in names(expression)] if expression is not None else []


def indices(pattern: str) -> set[str]:
    """All names in the brackets of a name."""
    return {name for inside in PLACE.findall(pattern) for name in used(without_form(inside))}


@record(frozen=True)
class Index:
    """What the runtime fills in by itself: an index, what it is multiplied by, and what is added (`2 * n + 1`)."""

    name: str
    factor: int = 1
    added: int = 0

    def value(self, number: int) -> int:
        return self.factor * number + self.added


def index_of(inside: str) -> Index | None:
    """None: it is something else."""
    tree, factor, added = parsed(without_form(inside)), 1, 0
    match tree:
        case Binary(op="+", right=Const(value=added)):
            tree = tree.left
    match tree:
        case Binary(op="*", left=Const(value=factor)) if factor:
            tree = tree.right
    return Index(str(tree), factor, added) if isinstance(tree, Name) and len(tree.parts) == 1 else None


def without_form(inside: str) -> str:
    """Without the `:x` by which the name of a device has its number in hex."""
    return inside.removesuffix(":x")


def computed(pattern: str) -> list[re.Match[str]]:
    """The brackets with more than an index."""
    return [match for match in PLACE.finditer(pattern) if index_of(match[1]) is None]


def for_runtime(pattern: str) -> str:
    """Behind a `+` the runtime takes a number for what is added to an index: in an expression it stands first."""
    def turned(inside: re.Match[str]) -> str:
        plain = without_form(inside[1])
        tree = parsed(plain)
        ends = isinstance(tree, Binary) and tree.op == "+" and isinstance(tree.right, Const) and index_of(plain) is None
        return (f"<{tree.right} + {tree.left}{inside[1].removeprefix(plain)}>" if ends and isinstance(tree, Binary)
                else inside[0])

    return PLACE.sub(turned, pattern)
