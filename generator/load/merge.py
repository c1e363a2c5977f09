"""Merges what a description defines once and uses by name: imports, bases of blocks, layouts of registers.

Works on syntax trees, so every part keeps its place.
"""

from __future__ import annotations

from ..base import text
from .tree import SHORT, Map, Node, Scalar, is_removal, scalars, spelt_out
from ..base.source import Problems, Where


class CutOut(Scalar):
    """Stands for an entry that could not be checked; like `~`, in any place."""


def merge(base: Node, own: Node, key: str, problems: Problems) -> Node:
    """Merges `own` over `base`: maps key by key, everything else is replaced. `array: COUNT` keeps the inherited
    index."""
    if key == "array" and isinstance(base, Map):
        return (Map(own.where, dict.fromkeys(base.items, own), base.keys) if isinstance(own, Scalar)
                and len(base.items) == 1 else own)
    if not (isinstance(base, Map) and isinstance(own, Map)):
        return own
    if key == "fields":
        return overlay(base, own, problems)
    result = Map(own.where, dict(base.items), dict(base.keys))
    for name, node in own:
        if is_removal(node):
            if name not in result.items and not isinstance(node, CutOut):
                problems.unknown(own.keys[name], f"`~` removes `{name}`, but nothing of this name is inherited",
                                 name, base.items)
            result.items.pop(name, None)
            result.keys.pop(name, None)
        else:
            inherited = base.items.get(name)
            if isinstance(inherited, Map) or isinstance(node, Map) and inherited is not None:
                inherited, node = whole(inherited, key), whole(node, key)
            result.items[name] = merge(inherited, node, name, problems) if inherited is not None else node
            result.keys[name] = own.keys[name]
    return result


def whole(entry: Node, section: str) -> Node:
    """The entry with all short forms expanded, so that maps merge with maps."""
    entry = spelt_out(entry, SHORT.get(section, ""))
    if (section == "terms" and isinstance(entry, Map) and isinstance(place := entry.get("linux"), Scalar)
            and place.text != "false"):
        return Map(entry.where, {**entry.items, "linux": spelt_out(place, "place")}, entry.keys)
    return entry


def overlay(base: Map, own: Map, problems: Problems) -> Map:
    """Merges fields: a range of `own` replaces the ranges that it covers, and reserved ranges are cut."""
    ranges = [(name, _bits(name)) for name, _ in own]
    covered = [bits for _, bits in ranges if bits is not None]
    result = Map(own.where, dict(own.items), dict(own.keys))
    for name, node in base:
        bits = _bits(name)
        if bits is None:
            result.items.setdefault(name, node)
            result.keys.setdefault(name, base.keys[name])
            continue
        left = _cut(bits, covered)
        if left != [bits] and left and isinstance(node, Map):
            cutter = next(n for n, b in ranges if b is not None and b[0] >= bits[1] and b[1] <= bits[0])
            problems.add(own.keys[cutter], f"bits {cutter} replace only a part of the inherited field at {name}",
                         f"describe all of bits {name}")
            continue
        for high, low in left:
            key = f"{high}:{low}" if high != low else f"{high}"
            result.items.setdefault(key, node)
            result.keys.setdefault(key, base.keys[name])
    return result


def _bits(word: str) -> tuple[int, int] | None:
    return text.span(word, ":")


def _cut(bits: tuple[int, int], covered: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The parts of a (high, low) range that are not covered, top first."""
    pieces = [bits]
    for high, low in covered:
        left = []
        for top, bottom in pieces:
            if high < bottom or low > top:
                left.append((top, bottom))
                continue
            if top > high:
                left.append((top, high + 1))
            if bottom < low:
                left.append((low - 1, bottom))
        pieces = left
    return pieces


class Inheritance:
    """Follows `base:` and `layout:` chains, each resolved once."""

    def __init__(self, entries: dict[str, Map], key: str, problems: Problems) -> None:
        self.entries, self.key, self.problems = entries, key, problems
        self.done: dict[str, Map] = {}
        self.broken: set[str] = set()  # entries that inherit from a missing entry, or from themselves
        self.open: list[str] = []

    def resolve(self, node: Map) -> Map:
        """The node with everything that it inherits."""
        inherited = self.inherited(node.get(self.key))
        if inherited is None:
            return node
        merged = merge(inherited, node, "", self.problems)
        assert isinstance(merged, Map)
        if self.key == "layout":
            self.join_rules(inherited, node, merged)
        return merged

    def inherited(self, parents: Node | None) -> Map | None:
        """The merged parents, later ones over earlier ones."""
        result: Node | None = None
        for parent in scalars(parents):
            found = self.named(parent.text, parent.where)
            if found is not None:
                result = found if result is None else merge(result, found, "", self.problems)
        return result if isinstance(result, Map) else None

    def named(self, name: str, where: Where) -> Map | None:
        if name in self.open:
            self.broken.update(self.open)
            self.problems.add(where, f"`{name}` inherits from itself", f"remove this `{self.key}:`")
            return None
        if name not in self.done:
            if name not in self.entries:
                self.broken.update(self.open)
                self.problems.unknown(where, f"there is no `{name}` under `{self.key}s`", name, self.entries)
                return None
            self.open.append(name)
            self.done[name] = self.resolve(self.entries[name])
            self.open.pop()
            if self.is_broken(self.entries[name]):
                self.broken.add(name)
        return self.done[name]

    def is_broken(self, node: Map) -> bool:
        """Whether a parent is missing."""
        return any(parent in self.broken for parent in self.parents(node))

    def parents(self, node: Map) -> list[str]:
        return [item.text for item in scalars(node.get(self.key))]

    def ancestors(self, node: Map) -> list[str]:
        """All nodes that the node inherits from, at any depth, the most basic first."""
        found: dict[str, None] = {}
        for parent in self.parents(node):
            found |= dict.fromkeys([*self.ancestors(self.entries[parent]), parent])
        return list(found)

    def join_rules(self, inherited: Map, own: Map, merged: Map) -> None:
        """Adds the register's own rules to those of its layout."""
        ours, theirs = own.get("rules"), inherited.get("rules")
        if ours is not None and theirs is not None and not isinstance(ours, (Map, Scalar)) \
                and not isinstance(theirs, (Map, Scalar)):
            joined = type(ours)(ours.where, [*theirs.items, *ours.items])
            merged.items["rules"] = joined
