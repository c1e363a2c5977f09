"""Checks that indices in expressions name existing elements, for every counter and slot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.model.elements import Sets, values
from generator.base.expression import Expr, Expression, Name, named, names, operands
from generator.model.model import Block, Counter, Pool, Reference, Register, Step
from generator.model.scope import Scope, check_expression
from generator.base.source import Problems, Where

MOST_NUMBERS = 64  # that a name can stand for are tried


def of_counter(block: Block, counter: Counter) -> Sets:
    """The values of `n`, and of the slots of pools."""
    count = 1 if counter.sum else min(counter.count, MOST_NUMBERS)
    return {"n": range(counter.first, counter.first + count), **of_pools(block.pools.values())}


def of_pools(pools: Iterable[Pool]) -> Sets:
    return {pool.key: range(min(pool.count, MOST_NUMBERS)) for pool in pools}


def check_elements(block: Block, expression: Expression | None, numbers: Sets, problems: Problems) -> None:
    """Checks every `REGISTER[index].FIELD[index]` of an expression whose names are valid."""
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
    """Checks names and elements of an expression over registers that does not depend on a counter."""
    before = problems.count
    check_expression(expression, scope, problems)
    if problems.count == before:
        check_elements(block, expression, {}, problems)


def check_reference(block: Block, reference: Reference, numbers: Sets, problems: Problems) -> None:
    """Checks the indices of a reference."""
    register = block.reached[reference.register]
    if reference.index is not None:
        check_index(reference.index.expr, indices_of(register), f"register `{register.key}`", numbers, reference.where,
                    problems)
    if reference.field_index is not None:
        check_index(reference.field_index.expr, register.by_name[reference.field].indices,
                    f"field `{register.key}.{reference.field}`", numbers, reference.where, problems)


def check_step_elements(block: Block, step: Step, numbers: Sets, problems: Problems) -> None:
    """Checks the element that a step names, unless its `when` depends on the same names."""
    if step.target is None:
        return
    unasked = {key: value for key, value in numbers.items() if key not in named(step.when)}
    check_reference(block, step.target, unasked, problems)


def indices_of(register: Register) -> range:
    """The indices of a register's elements."""
    return range(register.first, register.first + register.elements)


def check_index(index: Expr | None, there: Sequence[int], what: str, numbers: Sets, place: Where,
                problems: Problems) -> None:
    """Checks an index that is a constant or depends on one name."""
    if index is None or len({str(name) for name in names(index)}) > 1:
        return
    for value, by in (values(index, numbers) or {}).items():
        if value not in there:
            when = "".join(f" where `{name}` is {number}" for name, number in by.items())
            problems.add(place, f"{what} has no element {value}{when}",
                         f"use {there[0]} to {there[-1]}" if len(there) > 1 else "remove the index")
            return


def _outside_indices(expr: Expr) -> Iterable[Name]:
    """The names of an expression outside of brackets."""
    return [expr] if isinstance(expr, Name) else [name for part in operands(expr) for name in _outside_indices(part)]
