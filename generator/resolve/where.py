"""Who tells where a unit is, which of the nodes of a tree it is, and what a file of its device tells."""

from __future__ import annotations

from collections.abc import Collection

from generator.base import text
from generator.load.calls import Call, behind, call, called, quoted_text
from generator.base.expression import Const, Expression
from generator.load.tree import Scalar, Seq
from generator.model.model import Condition, Nodes, Source
from generator.load.reader import Reader, expression
from generator.load.shape import SYSFS_FILE
from generator.resolve.only import variants_where
from generator.base.source import Problems

# Each with the fewest and the most arguments, as it is in the model, and as it is written.
_TELLERS = {"apmt": (0, 0, "apmt", "apmt()"), "iomem": (1, 1, "iomem", 'iomem("NAME")'),
            "compatible": (1, 1, "compatible", 'compatible("NAME")'),
            "pmon": (1, 2, "discovery", "pmon(TYPE, ID)")}


def resolve_where(reader: Reader) -> list[Source]:
    node = reader.node_of("where")
    items = node.items if isinstance(node, Seq) else [node] if node is not None else []
    return [resolve_source(item, reader.problems) for item in items if isinstance(item, Scalar)]


def resolve_source(node: Scalar, problems: Problems) -> Source:
    name = called(node)
    told_node, offset = behind(node) if name in _TELLERS else (node, None)
    told = call(told_node)
    if told is not None and told.what in _TELLERS and name:
        source = told_by(told, told_node, problems)
        if offset is not None and source.kind == "discovery":
            problems.add(offset.where, "PMON discovery tells of one page, so nothing is added to it",
                         "leave the offset out")
        elif offset is not None:
            source.address = expression(offset, problems)
        return source
    if name:
        near = text.nearest(name, _TELLERS)
        problems.add(node.where, f"`{name}()` tells no place",
                     text.did_you_mean(near) if near else f"use one of {text.listed(_TELLERS)}, or an expression")
        return Source(where=node.where, kind="apmt", name="", address=None)
    return Source(where=node.where, kind="address", name="", address=expression(node, problems))


def told_by(told: Call, node: Scalar, problems: Problems) -> Source:
    least, most, kind, form = _TELLERS[told.what]
    source = Source(where=node.where, kind=kind, name="", address=None)
    if not least <= len(told.arguments) <= most or told.part is not None or told.bits is not None:
        problems.add(node.where, f"`{node.text.strip()}` is no `{told.what}` that tells a place", f"write `{form}`")
    elif kind == "discovery":
        number = text.number(told.arguments[0].text)
        if number is None or number >> 16:
            problems.add(told.arguments[0].where, f"`{told.arguments[0].text}` is no type of 16 bits",
                         f"write `{form}`")
        source.type, source.unit = (number or 0,
                                    expression(told.arguments[1], problems) if len(told.arguments) > 1 else None)
    elif told.arguments:
        source.name = quoted_text(told.arguments[0])
        if not source.name:
            problems.add(told.arguments[0].where, f"`{told.arguments[0].text}` is no text", f"write `{form}`")
    return source


def resolve_tree(block: Reader) -> Nodes | None:
    """A unit of a tree is a node of which `only` holds; without it each is."""
    reader = block.map("tree")
    every = Expression("1", Const(1), reader.where) if reader is not None else None
    return Nodes(where=reader.where, is_=block.expression("only") or every, width=reader.number("width", 64),
                 **{key: reader.expression(key) for key in ("count", "pointers", "child", "skip",
                                                            "number")}) if reader is not None else None


def of_variants(when: Expression, named: set[str], variants: Collection[str], problems: Problems) -> list[str]:
    if not named <= {*variants}:
        problems.add(when.where, f"`{when.text}` is over variants and something else",
                     "write one condition over variants, and one over facts and numbers")
        return []
    those = variants_where(when.expr, variants)
    if len(those) in (0, len(variants)):
        problems.add(when.where, f"`{when.text}` holds of {'every' if those else 'no'} variant",
                     "correct it, or leave it out")
    return those


def resolve_condition(reader: Reader, variants: Collection[str]) -> Condition:
    """`when` is an expression, over variants of the system alone or over the rest, or a file of the device and what its
    text begins with."""
    node = reader.node_of("when")
    told, file, begins = call(node) if isinstance(node, Scalar) and called(node) == "sysfs" else None, "", []
    if isinstance(node, Scalar) and told is not None:
        file, *begins = [quoted_text(argument) for argument in told.arguments] or [""]
        if not all([file, *begins]) or not begins:
            reader.problems.add(node.where, f"`{node.text.strip()}` is no file and what it begins with",
                                'write `sysfs("FILE", "TEXT")`')
        elif not SYSFS_FILE.test(file):
            reader.problems.add(told.arguments[0].where, f"`{file}` is not {SYSFS_FILE.what}",
                                "write it as in `sysfs(\"identifier\", \"TEXT\")`")
    when = reader.expression("when") if told is None else None
    named = {str(name) for name in when.names()} if when is not None else set()
    those: list[str] = []
    if when is not None and named & {*variants}:
        those, when = of_variants(when, named, variants, reader.problems), None
    return Condition(where=reader.where, file=file, begins=begins, when=when, variants=those,
                     text=reader.text("text"), source=reader.text("source"))
