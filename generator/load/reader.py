"""Typed access to a tree whose shape is valid."""

from __future__ import annotations

from typing import Any

from ..base import text
from ..base.expression import Expr, Expression, ExpressionError, parse, place_within
from .tree import SHORT, Map, Node, Scalar, Seq, scalars, spelt_out
from ..base.source import Problems, Where


class Reader:
    """One map, read key by key."""

    def __init__(self, node: Map, problems: Problems) -> None:
        self.node, self.problems = node, problems

    @property
    def where(self) -> Where:
        return self.node.where

    def has(self, key: str) -> bool:
        return key in self.node.items

    def place(self, key: str) -> Where:
        """The place of a key's value; the place of the map if the key is absent."""
        node = self.node.get(key)
        return node.where if node is not None else self.node.where

    def text(self, key: str, default: str = "") -> str:
        node = self.node.items.get(key)
        return default if node is None else " ".join(node.text.split()) if isinstance(node, Scalar) else default

    def described(self) -> dict[str, Any]:
        """The members of `Described`."""
        return {"where": self.where, **{key: self.text(key) for key in ("text", "source", "note")}}

    def exact(self, key: str) -> str:
        node = self.node.items.get(key)
        return node.text if isinstance(node, Scalar) else ""

    def number(self, key: str, default: int = 0) -> int:
        value = self.optional_number(key)
        return default if value is None else value

    def optional_number(self, key: str) -> int | None:
        node = self.node.get(key)
        return text.number(node.text) if isinstance(node, Scalar) else None

    def flag(self, key: str, default: bool = False) -> bool:
        node = self.node.get(key)
        return node.text == "true" if isinstance(node, Scalar) else default

    def expression(self, key: str, real: bool = False) -> Expression | None:
        node = self.node.get(key)
        return expression(node, self.problems, real) if isinstance(node, Scalar) else None

    def expressions(self, key: str) -> dict[str, Expression]:
        """A map of names to expressions."""
        node = self.node.get(key)
        if not isinstance(node, Map):
            return {}
        return {name: expression(value, self.problems, key=node.keys[name]) for name, value in node
                if isinstance(value, Scalar)}

    def text_map(self, key: str) -> dict[str, str]:
        """A map of names to texts."""
        node = self.node.get(key)
        return {name: " ".join(value.text.split()) for name, value in node if isinstance(value, Scalar)} \
            if isinstance(node, Map) else {}

    def placed_texts(self, key: str) -> dict[str, tuple[Where, str]]:
        """A map of names to texts, and where each name stands."""
        node = self.node.get(key)
        return {name: (node.keys[name], said) for name, said in self.text_map(key).items()} \
            if isinstance(node, Map) else {}

    def maps(self, key: str) -> list[tuple[str, Reader]]:
        """The entries of a map of maps."""
        node = self.node.get(key)
        entries = ([(name, spelt_out(value, SHORT.get(key, ""))) for name, value in node] if isinstance(node, Map)
                   else [])
        return [(name, Reader(value, self.problems)) for name, value in entries if isinstance(value, Map)]

    def map(self, key: str, short: str = "") -> Reader | None:
        node = self.node.get(key)
        node = node and spelt_out(node, short)
        return Reader(node, self.problems) if isinstance(node, Map) else None

    def map_list(self, key: str) -> list[Reader]:
        """The maps of a list."""
        node = self.node.get(key)
        return [Reader(item, self.problems) for item in node.items if isinstance(item, Map)] \
            if isinstance(node, Seq) else []

    def scalars(self, key: str) -> list[Scalar]:
        return scalars(self.node.get(key))

    def texts(self, key: str) -> list[str]:
        return [" ".join(item.text.split()) for item in self.scalars(key)]

    def places(self, key: str) -> dict[str, Where]:
        """The texts of a list, and the place of each."""
        return {item.text: item.where for item in self.scalars(key)}

    def numbers(self, key: str) -> list[int]:
        return [text.number(item.text) or 0 for item in self.scalars(key)]

    def spans(self, key: str) -> list[tuple[int, int]]:
        """Numbers and ranges of them."""
        return [text.span(item.text, "-") or (0, 0) for item in self.scalars(key)]

    def span(self, key: str, top: int) -> tuple[int, int]:
        """One range; 0 to `top` if the key is absent."""
        return text.span(self.text(key, f"0-{top}"), "-") or (0, 0)

    def node_of(self, key: str) -> Node | None:
        return self.node.get(key)


def text_start(node: Scalar) -> Where:
    """Where the text of a scalar begins, after its quote and blanks."""
    return Where(node.where.source, node.where.offset + int(node.quoted) + len(node.text) - len(node.text.lstrip()))


def expression(node: Scalar, problems: Problems, real: bool = False, key: Where | None = None) -> Expression:
    """The expression in a scalar; 0 if it is invalid, with a problem reported."""
    where, line = text_start(node), node.text.strip()
    try:
        expr: Expr = parse("True" if line == "true" else line, real)  # as YAML spells it
    except ExpressionError as error:
        problems.add(place_within(where, line, error.column), error.what, error.mend)
        expr = parse("0")
    return Expression(line, expr, where, key)
