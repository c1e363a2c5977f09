"""`only`: where something exists, taken apart into what the tables hold."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from generator.base.expression import Binary, Expr, Name, Unary, as_function, names
from generator.model.model import Instance
from generator.load.reader import Reader
from generator.base.record import field, record


@record
class Only:
    condition: str = ""                # one of the block's conditions; empty: all machines
    unless: bool = False               # where that does not hold
    variants: list[str] = field(default_factory=list)   # of the system; empty: all
    instances: list[str] = field(default_factory=list)  # names of the units; empty: all


@record
class Among:
    """What `only` of an event may name."""

    conditions: Collection[str]
    variants: Collection[str]
    instances: list[Instance]


EVERYWHERE = Only()


def resolve_only(reader: Reader) -> Only:
    """Of what names a condition alone."""
    only = reader.expression("only")
    if only is None:
        return EVERYWHERE
    unless = isinstance(only.expr, Unary) and only.expr.op == "not"
    part = only.expr.operand if isinstance(only.expr, Unary) and unless else only.expr
    if not isinstance(part, Name) or len(part.parts) > 1 or part.parts[0][1] is not None:
        reader.problems.add(reader.place("only"), f"`only: {only.text}` is no condition",
                            "write a name of `conditions`, or `not` and a name")
        return EVERYWHERE
    return Only(condition=str(part), unless=unless)


def resolve_only_of_event(reader: Reader, among: Among) -> Only:
    """Parts that are joined by `and`: a condition, variants of the system, numbers of the instance."""
    only, result = reader.expression("only"), Only()
    for part in conjuncts(only.expr) if only is not None else ():
        named = {str(name) for name in names(part)}
        numbers = [*among.instances[0].numbers]
        if isinstance(part, Name) and str(part) in among.conditions and not result.condition:
            result.condition = str(part)
        elif named and named <= {*among.variants}:
            those = variants_where(part, among.variants)
            result.variants = [variant for variant in result.variants or those if variant in those]
        elif named and named <= {*numbers}:
            found = [instance for instance in among.instances if as_function(part)(instance.numbers)]
            result.instances = [instance.name for instance in found if not result.instances
                                or instance.name in result.instances]
            if not found and not reader.problems.count:  # else its numbers may be wrong
                reader.problems.lacking(reader.place("only"), f"`{text_of(part)}` holds of no unit",
                                        "correct it, or leave the event out")
        else:
            strange = next((name for name in named if name not in (*among.conditions, *among.variants, *numbers)), None)
            if strange is not None or not named:
                reader.problems.unknown(reader.place("only"),
                                        f"`{strange or text_of(part)}` under `only` is no condition, variant or number "
                                        f"of the instance",
                                        strange or text_of(part), [*among.conditions, *among.variants, *numbers])
            else:
                reader.problems.add(reader.place("only"),
                                    f"`{text_of(part)}` is not of one kind: a condition, variants, or numbers of the "
                                    f"instance",
                                    "write such parts with `and` between them")
    return result


def variants_where(expr: Expr, variants: Collection[str]) -> list[str]:
    """Those of which an expression over their names holds."""
    holds = as_function(expr)
    return [variant for variant in variants if holds({name: name == variant for name in variants})]


def conjuncts(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Binary) and expr.op == "and":
        yield from conjuncts(expr.left)
        yield from conjuncts(expr.right)
    else:
        yield expr


def text_of(part: Expr) -> str:
    """As it could have been written."""
    shown = str(part)
    return shown[1:-1] if shown.startswith("(") and shown.endswith(")") else shown
