"""Which array elements an index selects, and whether several counters write to one place. The checks of steps and terms
use it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from itertools import chain, product

from generator.base.expression import Binary, Const, Expr, Expression, as_function, evaluate, named, names
from generator.model.model import Block, Counter, Field, Pool, Reference, Register, Setting, Step
from generator.base.source import Problems, Where

MOST_VALUES = 1 << 16
_COMPILED = 64  # of more values an expression is compiled first
Sets = Mapping[str, Collection[int]]  # the possible values of each name


def bits_of(block: Block, reference: Reference) -> int:
    """Number of a counter's bits in a register, a field or an element of a field."""
    register = block.reached[reference.register]
    return reference.width_in(register.by_name[reference.field]) if reference.field else register.width


def held_bits(block: Block, reference: Reference) -> int:
    """The largest possible width of a counter in a register: the bits in fields, from bit 0 on."""
    register = block.reached[reference.register]
    mask = -1 if reference.field else sum(field.mask for field in register.named) or -1
    return min(bits_of(block, reference), (~mask & mask + 1).bit_length() - 1 if mask != -1 else 64)


def place_of(block: Block, reference: Reference, n: int) -> tuple[str, int, int] | None:
    """Register, element and field element of counter `n`; None if they depend on more than `n`."""
    known = {**block.instances[0].numbers, "n": n}
    if not named(reference.index, reference.field_index) <= known.keys():
        return None
    element = 0 if reference.field else n
    return (reference.register + "." + reference.field,
            evaluate(reference.index.expr, known) if reference.index is not None else element,
            evaluate(reference.field_index.expr, known) if reference.field_index is not None else 0)


def how_many(block: Block, counter: Counter) -> int:
    """Number of counters: the elements of what they count in, from the first on; 1 for a sum, and if `n` selects
    nothing."""
    if counter.sum and not counter.pages:
        return 1
    n = counter.first
    while n - counter.first < MOST_VALUES and all(_is_there(block, reference, n) for reference in counter.registers):
        n += 1
    return max(n - counter.first, 1)


def _is_there(block: Block, reference: Reference, n: int) -> bool:
    register, place = block.reached[reference.register], place_of(block, reference, n)
    field = register.by_name[reference.field] if reference.field else None
    if place is None or "n" not in named(reference.index, reference.field_index) and (
            field is not None or reference.index is not None):
        return False
    elements = register.elements // block.pages_of(register)
    return register.first <= (place[1] if field is None or reference.index is not None
                              else register.first) < register.first + elements and (
        field is None or not field.each or place[2] in field.indices)


def parts_of(block: Block, counter: Counter) -> list[tuple[Counter, int] | None]:
    """For each register of each joined counter, low then high, the counter of another kind that uses it alone."""
    alone = {place_of(block, kind.registers[0], n): (kind, number) for kind in block.counters.values()
             if counter.joined and kind.registers and not (kind.joined or kind.sum or kind.fixed)
             for number, n in enumerate(element_numbers(kind))}
    parts = [alone.get(place) if (place := place_of(block, reference, n)) is not None else None
             for n in element_numbers(counter) for reference in counter.registers] if alone else []
    return parts if any(parts) else []


def parts_kind(block: Block, counter: Counter) -> str:
    """The kind of the counters that are joined; empty if their registers are no other counters."""
    return next((part[0].key for part in parts_of(block, counter) if part is not None), "")


def lower_bits(block: Block, counter: Counter) -> int:
    """Number of a joined counter's bits in the lower register: half, if the device tells the width."""
    kind = block.counters.get(parts_kind(block, counter))
    return (counter.width // 2 if kind is not None and kind.discover_width is not None
            else bits_of(block, counter.registers[0]))


def element_numbers(counter: Counter) -> range:
    """The values of `n` for the counters of a kind."""
    return range(counter.first, counter.first + counter.count)


def names_in_steps(block: Block, of: Counter | Pool | None) -> dict[str, Collection[int]]:
    """The names whose values are known in steps of a kind of counters, of a pool, or of the unit."""
    kinds = [of] if isinstance(of, Counter) else list(block.counters.values()) if of is not None else []
    known: dict[str, Collection[int]] = {name: {i.numbers[name] for i in block.instances} for name in block.numbers}
    known |= {name: range(1 << term.width) for name, term in block.terms.items() if term.width <= 8}
    known |= {pool.key: range(pool.count) for pool in block.pools.values()}
    known["until"] = range(2)
    known["n"] = {n for kind in kinds for n in element_numbers(kind)} or {0}
    return known


def values(expr: Expr, known: Sets) -> dict[int, dict[str, int]] | None:
    """All values of an expression, each with the first values of its names that give it; None if they are not known."""
    tried = tries(expr, known)
    if tried is None:
        return None
    found: dict[int, dict[str, int]] = {}
    for value, numbers in tried:
        found.setdefault(value, numbers)
    return found


def tries(expr: Expr, known: Sets) -> Iterator[tuple[int, dict[str, int]]] | None:
    """The value of an expression for each combination of values of its names; None if they are not known."""
    used = sorted({str(name) for name in names(expr)})
    total = 1
    for name in used:
        if name not in known:
            return None
        total *= len(known[name])
    if total > MOST_VALUES:
        return None
    value: Callable[[Mapping[str, int]], int] = partial(evaluate, expr)
    if total > _COMPILED:
        value = as_function(expr)
    combinations = (dict(zip(used, numbers)) for numbers in product(*(known[name] for name in used)))
    return ((value(numbers), numbers) for numbers in combinations)


def bound(expr: Expr) -> int | None:
    """An upper bound of an expression from its form; None if the form gives none."""
    if isinstance(expr, Binary) and isinstance(expr.right, Const) and expr.op in ("%", "&"):
        return max(expr.right.value - 1, 0) if expr.op == "%" else expr.right.value
    return expr.value if isinstance(expr, Const) else None


def check_element(field: Field, element: Expression, where: Where, known: Sets, problems: Problems) -> None:
    """Checks that every element that an index can select exists."""
    if not field.each:
        problems.add(where, f"field `{field.name}` is not an array", f"write `{field.name}` without an index")
        return
    found, most = values(element.expr, known), bound(element.expr)
    if found is not None:
        most = max(found)
    least = min(found) if found else field.first
    if most is None or most > field.indices[-1] or least < field.first:
        wrong = most if most is not None and most > field.indices[-1] else least
        what = (f"can be any number, but `{field.name}` has" if most is None
                else f"is element {wrong}, but `{field.name}` has only")
        problems.add(where,
                     f"`{field.name}[{bare(element.expr)}]` {what} elements {field.first} to {field.indices[-1]}",
                     f"write `{field.name}[{element.expr} + {field.first}]`, or correct `array`" if least < field.first
                     else f"write `{field.name}[{element.expr} % {field.count}]`, or correct `array`")


def bare(expr: Expr) -> str:
    """The expression without parentheses around the whole."""
    text = str(expr)
    return text[1:-1] if isinstance(expr, Binary) else text


# ---- Counters that write one place ----

def check_alone(block: Block, counter: Counter, step: Step, register: Register, setting: Setting,
                problems: Problems) -> None:
    """Checks that no counter overwrites what another has set: in a field array each must set its own element."""
    field = register.by_name[setting.field]
    asked = named(setting.value)
    same = {term for rule in block.rules for term in rule.same}
    differs = "n" in asked or (setting.element is not None and asked & (block.terms.keys() - same))
    if not field.each or field.count == 1 or field.acts or step.kind not in ("write", "modify") or not differs:
        return
    twice = two_at_one_place(block, counter, step.target, setting.element)
    if twice is None:
        return
    right = element_of(counter, field)
    shift = setting.value.expr
    value = bare(shift.left) if isinstance(shift, Binary) and shift.op == "<<" else setting.value.text
    assert step.target is not None
    if setting.element is not None:
        problems.add(setting.where,
                     f"counters {twice[0]} and {twice[1]} of `{counter.key}` both set `{setting.text}` of "
                     f"`{step.target.text}`, so the last write wins", f"write `\"{right}\": {setting.value.text}`")
    else:
        problems.add(setting.where,
                     f"`{field.name}` is an array, but each counter sets all of it, so the last write wins",
                     f"write `{{modify: \"{step.target.text}\", set: {{\"{right}\": {value}}}}}`")


def two_at_one_place(block: Block, counter: Counter, target: Reference | None,
                     element: Expression | None) -> tuple[int, int] | None:
    """The first two counters that use one place; None if there are none, or if that depends on more than `n`."""
    taken: dict[tuple[int, int], int] = {}
    parts = [target.index if target is not None else None, element]
    for number, n in enumerate(element_numbers(counter)):
        known = {**block.instances[0].numbers, "n": n}
        if not named(*parts) <= known.keys():
            return None
        place = tuple(evaluate(part.expr, known) if part is not None else 0 for part in parts)
        other = taken.setdefault((place[0], place[1]), number)
        if other != number:
            return other, number
    return None


def element_of(counter: Counter, field: Field) -> str:
    """The element for each counter: `C[n]`, or `C[n % 4]` if several registers hold them."""
    return (f"{field.name}[n]" if counter.first + counter.count - 1 in field.indices
            else f"{field.name}[n % {field.count}]")


# ---- Terms that go to an element ----

def check_term_element(block: Block, reference: Reference, register: Register, problems: Problems) -> None:
    """Checks that `n` selects the element of a term, and that steps write the register that the term names."""
    if reference.field_index is None:
        return
    for index in (reference.index, reference.field_index):
        for name in index.names() if index is not None else ():
            if str(name) not in ("n", *block.numbers):
                problems.unknown(index.place(name.column) if index is not None else reference.where,
                                 f"unknown name `{name}`: `n` and the instance's numbers select the element of a term",
                                 str(name), ["n", *block.numbers])
                return
    field = register.by_name[reference.field]
    for counter in block.counters.values():
        written = [step for step in counter.first_steps if step.kind == "write" and step.target is not None
                   and step.target.register == register.key]
        if written and not any(problem.where == reference.where for problem in problems.found):
            check_element(field, reference.field_index, reference.where, names_in_steps(block, counter), problems)
        for step in written:
            assert step.target is not None
            here, there = (str(e.expr) if e is not None else "" for e in (step.target.index, reference.index))
            if here != there:
                what = (f"`{reference.text}` names another element of `{register.key}` than `write: "
                        f"{step.target.text}`")
                problems.add(reference.where, what,
                             f"write `{step.target.text}.{reference.field}[{bare(reference.field_index.expr)}]`")
                return


def expressions(block: Block) -> Iterator[Expression | None]:
    """The expressions over terms, and over facts that are read from registers of a unit."""
    for default in block.defaults:
        yield default.when
        yield from default.set.values()
    for rule in block.rules:
        yield from rule.expressions
    for page in block.pages:
        yield page.when
    for counter in block.counters.values():
        yield from (counter.allows, counter.discover_shift)
    for pool in block.pools.values():
        yield pool.when
    for step in all_steps(block):
        yield from step.expressions


def all_steps(block: Block) -> Iterator[Step]:
    for counter in block.counters.values():
        yield from (*counter.first_steps, *counter.disable)
    for pool in block.pools.values():
        yield from (*pool.program, *pool.release)
    yield from chain(*block.sequences.values())
