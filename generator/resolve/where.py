"""`where`, `tree` and conditions: sources of a unit's address, nodes of a tree, files of a device."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial, reduce

from ..base import text
from ..load.calls import Call, behind, call, called, quoted_text
from ..base.expression import Binary, Const, Expr, Expression, named, names
from ..load.tree import Scalar
from ..model.model import Condition, Nodes, Source
from ..load.reader import Reader, expression
from ..load.shape import SYSFS_FILE
from .only import conjuncts, variants_where
from ..base.source import Problems

# Each with the fewest and the most arguments, as it is in the model, and as it is written.
_TELLERS = {"apmt": (0, 0, "apmt", "apmt()"), "iomem": (1, 1, "iomem", 'iomem("NAME")'),
            "compatible": (1, 1, "compatible", 'compatible("NAME")'),
            "pmon": (1, 2, "discovery", "pmon(TYPE, ID)")}


def resolve_where(reader: Reader) -> list[Source]:
    return [resolve_source(node, reader.problems) for node in reader.scalars("where")]


def resolve_source(node: Scalar, problems: Problems) -> Source:
    name = called(node)
    told_node, offset = behind(node) if name in _TELLERS else (node, None)
    told = call(told_node)
    if told is not None and told.what in _TELLERS and name:
        source = told_by(told, told_node, problems)
        if offset is not None and source.kind == "discovery":
            problems.add(offset.where, "PMON discovery gives the address of one page", "remove the offset")
        elif offset is not None:
            source.address = expression(offset, problems)
        return source
    if name:
        near = text.nearest(name, _TELLERS)
        problems.add(node.where, f"`{name}()` cannot find a unit",
                     text.did_you_mean(near) if near else f"use one of {text.listed(_TELLERS)}, or an expression")
        return Source(where=node.where, kind="apmt", name="", address=None)
    return Source(where=node.where, kind="address", name="", address=expression(node, problems))


def told_by(told: Call, node: Scalar, problems: Problems) -> Source:
    least, most, kind, form = _TELLERS[told.what]
    source = Source(where=node.where, kind=kind, name="", address=None)
    if not least <= len(told.arguments) <= most or told.part is not None or told.bits is not None:
        problems.add(node.where, f"`{node.text.strip()}` is not a valid use of `{told.what}`", f"write `{form}`")
    elif kind == "discovery":
        number = text.number(told.arguments[0].text)
        if number is None or number >> 16:
            problems.add(told.arguments[0].where,
                         f"`{told.arguments[0].text}` is not a number of 16 bits", f"write `{form}`")
        source.type, source.unit = (number or 0,
                                    expression(told.arguments[1], problems) if len(told.arguments) > 1 else None)
    elif told.arguments:
        source.name = quoted_text(told.arguments[0])
        if not source.name:
            problems.add(told.arguments[0].where,
                         f"`{told.arguments[0].text}` is not text in quotes", f"write `{form}`")
    return source


def resolve_tree(block: Reader) -> Nodes | None:
    """The `tree` of a unit: the unit is a node for which `only` is true; each node without `only`."""
    reader = block.map("tree")
    every = Expression("1", Const(1), reader.where) if reader is not None else None
    return Nodes(where=reader.where, is_=block.expression("only") or every, width=reader.number("width", 64),
                 **{key: reader.expression(key) for key in ("count", "pointers", "child", "skip",
                                                            "number")}) if reader is not None else None


def of_variants(when: Expression, variants: Collection[str], problems: Problems) -> list[str]:
    if not named(when) <= {*variants}:
        problems.add(when.where, f"`{when.text}` mixes variants with other names",
                     "write one condition over variants, and another over facts and numbers")
        return []
    those = variants_where(when.expr, variants)
    if len(those) in (0, len(variants)):
        problems.add(when.where, f"`{when.text}` is true for {'every' if those else 'no'} variant",
                     "correct it, or remove it")
    return those


def resolve_present(reader: Reader, variants: Collection[str]) -> tuple[list[str], Expression | None]:
    """`only` of a block: the variants that it names, and an expression over what the machine tells, joined by `and`."""
    only = reader.expression("only")
    parts = [] if only is None else [(part, {str(name) for name in names(part)}) for part in conjuncts(only.expr)]
    chosen = [part for part, used in parts if used and used <= {*variants}]
    if only is None or not chosen:
        return [], only
    rest = [part for part, _ in parts if part not in chosen]
    those = of_variants(joined(only, chosen), variants, reader.problems)
    return those, joined(only, rest) if rest else None


def joined(whole: Expression, parts: list[Expr]) -> Expression:
    """The expression of some parts of a whole that `and` joins."""
    return Expression(whole.text, reduce(partial(Binary, "and"), parts), whole.where)


def resolve_condition(reader: Reader, variants: Collection[str]) -> Condition:
    """`when` is an expression over variants, an expression over facts and numbers, or a file of the device and the
    texts with which it can begin."""
    node = reader.node_of("when")
    told, file, begins = call(node) if isinstance(node, Scalar) and called(node) == "sysfs" else None, "", []
    if isinstance(node, Scalar) and told is not None:
        file, *begins = [quoted_text(argument) for argument in told.arguments] or [""]
        if not all([file, *begins]) or not begins:
            reader.problems.add(node.where, f"`{node.text.strip()}` needs a file and at least one text",
                                'write `sysfs("FILE", "TEXT")`')
        elif not SYSFS_FILE.test(file):
            reader.problems.add(told.arguments[0].where, f"`{file}` is not {SYSFS_FILE.what}",
                                "write it as in `sysfs(\"identifier\", \"TEXT\")`")
    when = reader.expression("when") if told is None else None
    those: list[str] = []
    if when is not None and named(when) & {*variants}:
        those, when = of_variants(when, variants, reader.problems), None
    return Condition(where=reader.where, file=file, begins=begins, when=when, variants=those,
                     text=reader.text("text"), source=reader.text("source"))
