"""`only`: where something exists, in the form of the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..base.expression import Binary, Expr, Name, Unary, as_function, names
from ..model.model import Instance
from ..load.reader import Reader
from ..base.record import field, record


@record
class Only:
    condition: str = ""                # one of the block's conditions; empty: all machines
    unless: bool = False               # where that does not hold
    variants: list[str] = field(default_factory=list)   # of the system; empty: all
    instances: list[str] = field(default_factory=list)  # names of the units; empty: all


EVERYWHERE = Only()


@record
class Among:
    """The names that `only` of an event can use, and where the event's block exists."""

    conditions: Collection[str]
    variants: Collection[str]
    instances: list[Instance]
    block: Only = EVERYWHERE


def resolve_only(reader: Reader) -> Only:
    """`only` of things that name one condition."""
    only = reader.expression("only")
    if only is None:
        return EVERYWHERE
    unless = isinstance(only.expr, Unary) and only.expr.op == "not"
    part = only.expr.operand if isinstance(only.expr, Unary) and unless else only.expr
    if not isinstance(part, Name) or len(part.parts) > 1 or part.parts[0][1] is not None:
        reader.problems.add(reader.place("only"), f"`only: {only.text}` is not a condition",
                            "write the name of a condition, or `not` and the name")
        return EVERYWHERE
    return Only(condition=str(part), unless=unless)


def resolve_only_of_event(reader: Reader, among: Among) -> Only:
    """`only` of an event: a condition, variants and numbers of the instance, joined by `and`."""
    only, result = reader.expression("only"), Only(variants=among.block.variants)
    for part in conjuncts(only.expr) if only is not None else ():
        named = {str(name) for name in names(part)}
        numbers = [*among.instances[0].numbers]
        if isinstance(part, Name) and str(part) in among.conditions and not result.condition:
            result.condition = str(part)
        elif named and named <= {*among.variants}:
            those = variants_where(part, among.variants)
            result.variants = [variant for variant in result.variants or those if variant in those]
            if not result.variants:
                reader.problems.add(reader.place("only"), f"`{text_of(part)}` is true for no variant that has the "
                                                          "block", "correct it, or remove the event")
        elif named and named <= {*numbers}:
            found = [instance for instance in among.instances if as_function(part)(instance.numbers)]
            result.instances = [instance.name for instance in found if not result.instances
                                or instance.name in result.instances]
            if not found and not reader.problems.count:  # else its numbers may be wrong
                reader.problems.lacking(reader.place("only"), f"`{text_of(part)}` is false for every unit",
                                        "correct it, or remove the event")
        else:
            strange = next((name for name in named if name not in (*among.conditions, *among.variants, *numbers)), None)
            if strange is not None or not named:
                reader.problems.unknown(reader.place("only"), f"`{strange or text_of(part)}` under `only` is not a "
                                                              "condition, a variant or a number of the instance",
                                        strange or text_of(part), [*among.conditions, *among.variants, *numbers])
            else:
                reader.problems.add(reader.place("only"), f"`{text_of(part)}` mixes conditions, variants and numbers "
                                                          "of the instance", "join such parts with `and`")
    return result


def variants_where(expr: Expr, variants: Collection[str]) -> list[str]:
    """The variants for which an expression over their names is true."""
    holds = as_function(expr)
    return [variant for variant in variants if holds({name: name == variant for name in variants})]


def conjuncts(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Binary) and expr.op == "and":
        yield from conjuncts(expr.left)
        yield from conjuncts(expr.right)
    else:
        yield expr


def text_of(part: Expr) -> str:
    """The expression as a description would write it."""
    shown = str(part)
    return shown[1:-1] if shown.startswith("(") and shown.endswith(")") else shown
