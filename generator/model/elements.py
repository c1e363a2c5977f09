"""Which elements of arrays an index can mean, and whether several counters write one place: for the checks of steps and
terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import product

from generator.base.expression import Binary, Const, Expr, Expression, as_function, evaluate, names
from generator.model.model import Block, Counter, Field, Pool, Reference, Register, Setting, Step
from generator.base.source import Problems, Where

MOST_VALUES = 1 << 16
_COMPILED = 64  # of more values an expression is compiled first
Sets = Mapping[str, Iterable[int]]  # what a name can stand for


def bits_of(block: Block, reference: Reference) -> int:
    """How many bits of a counter are in a register, or in a field or an element of one."""
    register = block.reached[reference.register]
    return reference.width_in(register.by_name[reference.field]) if reference.field else register.width


def held_bits(block: Block, reference: Reference) -> int:
    """How many bits a counter there can have: from bit 0 on, those that are in fields."""
    register = block.reached[reference.register]
    mask = -1 if reference.field else sum(field.mask for field in register.named) or -1
    return min(bits_of(block, reference), (~mask & mask + 1).bit_length() - 1 if mask != -1 else 64)


def place_of(block: Block, reference: Reference, n: int) -> tuple[str, int, int] | None:
    """Register, element and element of the field that counter `n` is; None: more than `n` tells."""
    known = {**block.instances[0].numbers, "n": n}
    indices = [index for index in (reference.index, reference.field_index) if index is not None]
    if any(str(name) not in known for index in indices for name in index.names()):
        return None
    element = 0 if reference.field else n
    return (reference.register + "." + reference.field,
            evaluate(reference.index.expr, known) if reference.index is not None else element,
            evaluate(reference.field_index.expr, known) if reference.field_index is not None else 0)


def how_many(block: Block, counter: Counter) -> int:
    """As many counters as what they count in has elements, from the first on; one of a sum, and of what `n` does not
    choose."""
    if counter.sum and not counter.pages:
        return 1
    n = counter.first
    while n - counter.first < MOST_VALUES and all(_is_there(block, reference, n) for reference in counter.registers):
        n += 1
    return max(n - counter.first, 1)


def _is_there(block: Block, reference: Reference, n: int) -> bool:
    register, place = block.reached[reference.register], place_of(block, reference, n)
    field = register.by_name[reference.field] if reference.field else None
    if place is None or not any(str(name) == "n" for index in (reference.index, reference.field_index)
                                if index is not None for name in index.names()) and (
            field is not None or reference.index is not None):
        return False
    elements = register.elements // block.pages_of(register)
    return register.first <= (place[1] if field is None or reference.index is not None
                              else register.first) < register.first + elements and (
        field is None or not field.each or place[2] in field.indices)


def parts_of(block: Block, counter: Counter) -> list[tuple[Counter, int] | None]:
    """Of each counter that is joined from two, low and high, the counter of another kind that the register is when it
    is alone."""
    alone = {place_of(block, kind.registers[0], n): (kind, number) for kind in block.counters.values()
             if counter.joined and kind.registers and not (kind.joined or kind.sum or kind.fixed)
             for number, n in enumerate(element_numbers(kind))}
    parts = [alone.get(place) if (place := place_of(block, reference, n)) is not None else None
             for n in element_numbers(counter) for reference in counter.registers] if alone else []
    return parts if any(parts) else []


def parts_kind(block: Block, counter: Counter) -> str:
    """The kind of the counters that those of this one are joined from; nothing: nobody else counts with their
    registers."""
    return next((part[0].key for part in parts_of(block, counter) if part is not None), "")


def lower_bits(block: Block, counter: Counter) -> int:
    """How many bits of a counter that is joined are in the lower register: half, of two whose width the device
    tells."""
    kind = block.counters.get(parts_kind(block, counter))
    return (counter.width // 2 if kind is not None and kind.discover_width is not None
            else bits_of(block, counter.registers[0]))


def element_numbers(counter: Counter) -> range:
    """What `n` is for the counters of a kind."""
    return range(counter.first, counter.first + counter.count)


def names_in_steps(block: Block, of: Counter | Pool | None) -> dict[str, Iterable[int]]:
    """The names of steps whose values are known, of a kind of counters, of a pool, or of the unit."""
    kinds = [of] if isinstance(of, Counter) else list(block.counters.values()) if of is not None else []
    known: dict[str, Iterable[int]] = {name: {i.numbers[name] for i in block.instances} for name in block.numbers}
    known |= {name: range(1 << term.width) for name, term in block.terms.items() if term.width <= 8}
    known |= {pool.key: range(pool.count) for pool in block.pools.values()}
    known["until"] = range(2)
    known["n"] = {n for kind in kinds for n in element_numbers(kind)} or {0}
    return known


def values(expr: Expr, known: Sets) -> dict[int, dict[str, int]] | None:
    """All that an expression can be, and what its names first are then; None where that is not known."""
    used = sorted({str(name) for name in names(expr)})
    total = 1
    for name in used:
        if name not in known:
            return None
        total *= len(list(known[name]))
    if total > MOST_VALUES:
        return None
    found: dict[int, dict[str, int]] = {}
    value: Callable[[Mapping[str, int]], int] = partial(evaluate, expr)
    if total > _COMPILED:
        value = as_function(expr)
    for numbers in product(*(known[name] for name in used)):
        env = dict(zip(used, numbers))
        found.setdefault(value(env), env)
    return found


def bound(expr: Expr) -> int | None:
    """What an expression is at most by its form; None where that does not tell."""
    if isinstance(expr, Binary) and isinstance(expr.right, Const) and expr.op in ("%", "&"):
        return max(expr.right.value - 1, 0) if expr.op == "%" else expr.right.value
    return expr.value if isinstance(expr, Const) else None


def check_element(field: Field, element: Expression, where: Where, known: Sets, problems: Problems) -> None:
    """Every element that is meant is there."""
    if not field.each:
        problems.add(where, f"field `{field.name}` is no array", f"write `{field.name}` without an index")
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
    """As a person writes it: without parentheses around the whole."""
    text = str(expr)
    return text[1:-1] if isinstance(expr, Binary) else text


# ---- Counters that write one place ----

def check_alone(block: Block, counter: Counter, step: Step, register: Register, setting: Setting,
                problems: Problems) -> None:
    """No counter undoes what the one before it has set: of a field array each sets an element of its own."""
    field = register.by_name[setting.field]
    asked = {str(name) for name in setting.value.names()}
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
        problems.add(setting.where, f"counters {twice[0]} and {twice[1]} of `{counter.key}` both set `{setting.text}` "
                                    f"of "
                     f"`{step.target.text}`, and the last one wins", f"write `\"{right}\": {setting.value.text}`")
    else:
        problems.add(setting.where, f"`{field.name}` is an array, of which each counter would set the whole, and the "
                                    f"last one wins",
                     f"write `{{modify: \"{step.target.text}\", set: {{\"{right}\": {value}}}}}`")


def two_at_one_place(block: Block, counter: Counter, target: Reference | None,
                     element: Expression | None) -> tuple[int, int] | None:
    """The first two counters whose places are one; None: there are none, or more than `n` tells."""
    taken: dict[tuple[int, int], int] = {}
    parts = [target.index if target is not None else None, element]
    for number, n in enumerate(element_numbers(counter)):
        known = {**block.instances[0].numbers, "n": n}
        if any(str(name) not in known for part in parts if part is not None for name in part.names()):
            return None
        place = tuple(evaluate(part.expr, known) if part is not None else 0 for part in parts)
        other = taken.setdefault((place[0], place[1]), number)
        if other != number:
            return other, number
    return None


def element_of(counter: Counter, field: Field) -> str:
    """An element for each counter: `C[n]`, or `C[n % 4]` where several registers have them."""
    return (f"{field.name}[n]" if counter.first + counter.count - 1 in field.indices
            else f"{field.name}[n % {field.count}]")


# ---- Terms that go to an element ----

def check_term_element(block: Block, reference: Reference, register: Register, problems: Problems) -> None:
    """`n` tells the element, and steps write the register that the term names."""
    if reference.field_index is None:
        return
    for index in (reference.index, reference.field_index):
        for name in index.names() if index is not None else ():
            if str(name) not in ("n", *block.numbers):
                problems.unknown(index.place(name.column) if index is not None else reference.where,
                                 f"`{name}` means nothing here: `n` tells the element of a term", str(name),
                                 ["n", *block.numbers])
                return
    field = register.by_name[reference.field]
    for counter in block.counters.values():
        written = [step for step in (*counter.program, *counter.enable) if step.kind == "write"
                   and step.target is not None
                   and step.target.register == register.key]
        if written and not any(problem.where == reference.where for problem in problems.found):
            check_element(field, reference.field_index, reference.where, names_in_steps(block, counter), problems)
        for step in written:
            assert step.target is not None
            here, there = (str(e.expr) if e is not None else "" for e in (step.target.index, reference.index))
            if here != there:
                what = (f"`{reference.text}` is in another element of `{register.key}` than `write: "
                        f"{step.target.text}` writes")
                problems.add(reference.where, what,
                             f"write `{step.target.text}.{reference.field}[{bare(reference.field_index.expr)}]`")
                return


def expressions(block: Block) -> Iterator[Expression | None]:
    """Those over terms, and what a unit tells once it is found."""
    for default in block.defaults:
        yield default.when
        yield from default.set.values()
    for rule in block.rules:
        yield from (rule.when, rule.require)
    for page in block.pages:
        if block.chooses(page):
            yield page.only
    for counter in block.counters.values():
        yield from (counter.allows, counter.discover_shift)
    for pool in block.pools.values():
        yield pool.when
    for step in all_steps(block):
        yield from (step.when, step.target.index if step.target is not None else None)
        yield from (expression for setting in step.set for expression in setting.expressions)


def all_steps(block: Block) -> Iterator[Step]:
    for counter in block.counters.values():
        yield from (*counter.program, *counter.enable, *counter.disable)
    for pool in block.pools.values():
        yield from (*pool.program, *pool.release)
    yield from (*block.reset, *block.start, *block.stop, *block.finish, *block.snapshot)
