"""Whether what expressions name by an index is there, for every counter and slot that there can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.model.elements import Sets, values
from generator.base.expression import Binary, Expr, Expression, Name, Select, Unary, names
from generator.model.model import Block, Counter, Pool, Reference, Register, Step
from generator.model.scope import Scope, check_expression
from generator.base.source import Problems, Where

MOST_NUMBERS = 64  # that a name can stand for are tried


def of_counter(block: Block, counter: Counter) -> Sets:
    """What `n` can be, and the slots of pools."""
    count = 1 if counter.sum else min(counter.count, MOST_NUMBERS)
    return {"n": range(counter.first, counter.first + count), **of_pools(block.pools.values())}


def of_pools(pools: Iterable[Pool]) -> Sets:
    return {pool.key: range(min(pool.count, MOST_NUMBERS)) for pool in pools}


def check_elements(block: Block, expression: Expression | None, numbers: Sets, problems: Problems) -> None:
    """Every `REGISTER[index].FIELD[index]` of an expression that has passed its scope."""
    if expression is None:
        return
    guarded = any(str(name) in numbers for name in _outside_indices(expression.expr))
    for name in expression.names():
        if len(name.parts) == 2 and name.parts[0][0] in block.reached:
            (key, element), (part, index) = name.parts
            register = block.reached[key]
            tried = {} if guarded else numbers
            place = expression.place(name.column)
            check_index(element, indices_of(register), f"register `{key}`", tried, place, problems)
            check_index(index, register.by_name[part].indices, f"field `{key}.{part}`", tried, place, problems)


def check_asked(block: Block, expression: Expression | None, scope: Scope, problems: Problems) -> None:
    """Checks the names of an expression over registers that no counter asks, and then the elements that it names."""
    before = problems.count
    check_expression(expression, scope, problems)
    if problems.count == before:
        check_elements(block, expression, {}, problems)


def check_reference(block: Block, reference: Reference, numbers: Sets, problems: Problems) -> None:
    """The same of a place that is named by itself."""
    register = block.reached[reference.register]
    if reference.index is not None:
        check_index(reference.index.expr, indices_of(register), f"register `{register.key}`", numbers, reference.where,
                    problems)
    if reference.field_index is not None:
        check_index(reference.field_index.expr, register.by_name[reference.field].indices,
                    f"field `{register.key}.{reference.field}`",
                    numbers, reference.where, problems)


def check_step_elements(block: Block, step: Step, numbers: Sets, problems: Problems) -> None:
    """The element that a step names, unless a condition of the step may see to it."""
    if step.target is None:
        return
    asked = set(numbers) & {str(name) for name in step.when.names()} if step.when is not None else set()
    check_reference(block, step.target, {key: value for key, value in numbers.items() if key not in asked}, problems)


def indices_of(register: Register) -> range:
    """What the index of an element can be."""
    return range(register.first, register.first + register.elements)


def check_index(index: Expr | None, there: Sequence[int], what: str, numbers: Sets, place: Where,
                problems: Problems) -> None:
    """An index that is a number, or that one name decides."""
    if index is None or len({str(name) for name in names(index)}) > 1:
        return
    for value, by in (values(index, numbers) or {}).items():
        if value not in there:
            when = "".join(f" where `{name}` is {number}" for name, number in by.items())
            problems.add(place, f"{what} has no element {value}{when}",
                         f"use {there[0]} to {there[-1]}" if len(there) > 1 else "it is no array: leave the index out")
            return


def _outside_indices(expr: Expr) -> Iterable[Name]:
    """The names of an expression, those within brackets left out."""
    match expr:
        case Name():
            return [expr]
        case Unary(operand=operand):
            return _outside_indices(operand)
        case Binary(left=left, right=right):
            return [*_outside_indices(left), *_outside_indices(right)]
        case Select(condition=condition, yes=yes, no=no):
            return [*_outside_indices(condition), *_outside_indices(yes), *_outside_indices(no)]
    return []
