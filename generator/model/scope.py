"""The meaning of names in an expression, for each place where expressions are allowed.

A scope turns a name into the runtime's stack code, or explains why it cannot. Checks and tables use the same scopes, so
what passes the checks always compiles.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import chain

from ..base import text
from ..base.expression import MOST_VALUES, Const, Expression, Name, Op, compile_code, from_zero, most_values
from .model import Bank, Block, Field, Page, Register
from ..base.record import cached_property
from ..base.source import Problems, Unknown


MOST_DIMENSIONS = 3  # PMUREG_DIMENSIONS
MOST_OPERATIONS = 0xFFFF


class UnknownName(Exception):
    """An unknown name: the message, how to mend it, the unknown names, and the known ones."""

    def __init__(self, what: str, mend: str, *names: str, known: Collection[str] = ()) -> None:
        super().__init__(what)
        self.what, self.mend, self.names, self.known = what, mend, names, frozenset(known)


class Scope:
    """Variables and constants by name, and optionally the fields of one register or of all registers of a block.

    `symbols`: names of the variables in C, if it has an enum of them.
    """

    def __init__(self, variables: list[str], register: Register | None = None, block: Block | None = None,
                 symbols: Callable[[], list[str]] = list, constants: dict[str, int] | None = None,
                 facts: Collection[str] = ()) -> None:
        self.facts = {name: position for position, name in enumerate(facts)}
        self.variables = {name: position for position, name in enumerate(variables)}
        self.constants = constants or {}
        self.register, self.block, self._symbols = register, block, symbols
        self.advises = list(self.variables)  # names to suggest for an unknown one

    @cached_property
    def symbols(self) -> list[str]:
        """The checks ask for none."""
        return self._symbols()

    def code(self, name: Name) -> list[Op]:
        """Stack code of one name."""
        dotted = str(name)
        if dotted in self.variables:
            return [Op("VAR", value=self.variables[dotted])]
        if dotted in self.constants:
            return [Op("CONST", value=self.constants[dotted])]
        if dotted in self.facts:
            return [Op("FACT", value=self.facts[dotted])]
        if self.register is not None and len(name.parts) == 1:
            return self._field(name)
        if self.block is not None and len(name.parts) == 2:
            return self._register_field(name)
        known = [*self.advises, *self.constants, *self.facts]
        if self.register is not None:
            known += list(self.register.by_name)
        if self.block is not None:
            known += [f"{r.key}.{f.name}" for r in self.block.reached.values() for f in r.named]
        raise UnknownName(f"unknown name `{dotted}`", text.mend_unknown(dotted, known),
                          *(part for part, _ in name.parts), known=known)

    def compile(self, expression: Expression | None) -> list[Op]:
        """Stack code of an expression; empty for None."""
        return [] if expression is None else compile_code(expression.expr, self.code)

    def _field(self, name: Name) -> list[Op]:
        """A field of the register's own value."""
        assert self.register is not None
        (part, index), = name.parts
        field = self._find(self.register, part)
        if index is None:
            return [Op("BITS", field.low, field.width)]
        return [Op("BITS", field.element_low(self._index(field, index, part)), field.each)]

    def _index(self, field: Field, index: object, part: str) -> int:
        if not field.each:
            raise UnknownName(f"field `{part}` is not an array", f"write `{part}` without an index")
        if not isinstance(index, Const) or index.value not in field.indices:
            raise UnknownName(f"`{part}[{index}]` is not an element of the field",
                              f"write a number from {field.first} to {field.indices[-1]}")
        return index.value

    def _register_field(self, name: Name) -> list[Op]:
        """A field of any register of the block: element and field element come from the stack."""
        assert self.block is not None
        (key, element), (part, index) = name.parts
        register = self.block.reached.get(key)
        if register is None:
            raise UnknownName(f"there is no register `{key}`", text.mend_unknown(key, self.block.reached), key,
                              known=self.block.reached)
        field = self._find(register, part)
        if element is not None and register.elements == 1:
            raise UnknownName(f"register `{key}` is not an array", f"write `{key}` without an index")
        if index is not None and not field.each:
            raise UnknownName(f"field `{part}` is not an array", f"write `{part}` without an index")
        zero: list[Op] = [Op("CONST")]
        first = compile_code(from_zero(element, register.first), self.code) if element is not None else zero
        second = compile_code(from_zero(index, field.first), self.code) if index is not None else zero
        whole = 0 if index is not None else 1
        return [*first, *second, Op("FIELD", list(self.block.reached).index(key), register.named.index(field), whole)]

    def _find(self, register: Register, part: str) -> Field:
        field = register.by_name.get(part)
        if field is None:
            raise UnknownName(f"register `{register.key}` has no field `{part}`",
                              text.mend_unknown(part, register.by_name), part, register.key, known=register.by_name)
        return field


def check_expression(expression: Expression | None, scope: Scope, problems: Problems) -> None:
    """Checks that all names are known, and that the runtime can evaluate the expression."""
    if expression is None or isinstance(expression.expr, Const):
        return
    for name in expression.names():
        try:
            scope.code(name)
        except UnknownName as error:
            problems.take(Unknown(expression.place(name.column), error.what, error.mend, error.names, error.known))
            return
    ops = scope.compile(expression)
    if most_values(ops) > MOST_VALUES:
        problems.add(expression.where, f"the expression needs more than {MOST_VALUES} stack entries", "split it")
    elif len(ops) > MOST_OPERATIONS:
        problems.add(expression.where, f"the expression has more than {MOST_OPERATIONS} operations", "split it")


def place_scope(block: Block, register: Register) -> Scope:
    """`at` of a register and `set` of its bank."""
    indices = [d.index for d in register.dimensions]
    return Scope([*block.numbers, *indices], symbols=lambda: place_symbols(block, len(indices)))


def told_scope(block: Block, register: Register) -> Scope:
    """`at` of a register, in spaces where it can depend on facts."""
    scope = place_scope(block, register)
    if block.space in ("msr", "mmio") and block.pair_of(register) is None:
        scope.facts = {name: position for position, name in enumerate(block.facts)}
    return scope


def select_scope(block: Block, selector: Bank, register: Register) -> Scope:
    """`set` of a bank; for an index and data pair also the address of the register, after all indices."""
    scope = place_scope(block, register)
    if selector.data:
        scope.symbols = [*place_symbols(block, MOST_DIMENSIONS), f"{block.key}_address"]
        scope.variables["at"] = len(scope.symbols) - 1
    return scope


def example_scope(block: Block, register: Register) -> Scope:
    """`example` of a register: also the unit's `identity`."""
    scope = place_scope(block, register)
    scope.constants = {"identity": block.identity}
    return scope


def place_symbols(block: Block, dimensions: int) -> list[str]:
    return [*(f"{block.key}_at_{number}" for number in block.numbers),
            *(f"{block.key}_index_{i}" for i in range(dimensions))]


def rule_scope(register: Register) -> Scope:
    return Scope([], register=register)


def _event_parts(block: Block) -> dict[str, list[str]]:
    """The variables of expressions about events, in the order of struct pmureg_variables."""
    return {"terms": [*block.terms], "numbers": list(block.numbers),
            "leader": [f"leader.{term}" for term in block.terms],
            "facts": block.event_facts}


def _step_parts(block: Block) -> dict[str, list[str]]:
    return {**_event_parts(block), "n": ["n"], "used": [f"used.{kind}" for kind in block.counters],
            "slots": [*block.pools], "until": ["until"], "siblings": ["siblings"],
            "snapshot": ["unit.snapshot"] if block.snapshot else []}


def variables(block: Block) -> dict[str, int]:
    """Members of struct pmureg_variables: the first index of each kind of variables, except terms, and the total."""
    at: dict[str, int] = {}
    count = 0
    for part, names in _step_parts(block).items():
        at[part] = count
        count += len(names)
    del at["terms"]
    return {**at, "count": count}


def _scope(block: Block, parts: dict[str, list[str]]) -> Scope:
    return Scope(list(chain.from_iterable(parts.values())), symbols=lambda: _symbols(block, parts))


def _symbols(block: Block, parts: dict[str, list[str]]) -> list[str]:
    """`cbo_term_umask`, `cbo_leader_umask`, `cbo_n`, `cbo_used_general`."""
    prefix = {"terms": "term_", "numbers": "number_", "facts": "fact_", "slots": "slot_"}
    return [f"{block.key}_{prefix.get(part, '')}{name.replace('.', '_')}" for part, names in parts.items()
            for name in names]


def step_symbols(block: Block) -> list[str]:
    """Names of the variables of steps in C, in order."""
    return _symbols(block, _step_parts(block))


def unit_scope(device: Block, units: Block) -> Scope:
    """`unit` of `counted_by`: the device's terms, numbers of both, which are equal where the unit has them, too, and
    facts and registers of the unit."""
    return Scope([*device.terms, *units.numbers, *device.numbers], block=units, facts=units.facts)


def event_scope(block: Block) -> Scope:
    """`when`, `require`, `defaults`: terms, the instance's numbers, terms of the group's first event, facts."""
    return _scope(block, _event_parts(block))


def event_rule_scope(block: Block) -> Scope:
    """`rules`: as for events, then `until` and `siblings`, at their positions in steps."""
    scope = event_scope(block)
    scope.variables |= {name: variables(block)[name] for name in ("until", "siblings")}
    scope.symbols = step_symbols(block)
    return scope


def choice_scope(block: Block) -> Scope:
    """`allows`: as for events, then `n`, at its position in steps."""
    return _scope(block, {**_event_parts(block), "n": ["n"]})


def page_scope(block: Block, page: Page) -> Scope:
    """`only` of a page for an event: as for events, then the page, at the position of `n`."""
    scope = choice_scope(block)
    scope.variables[page.index] = scope.variables.pop("n")
    return scope


def told_page_scope(block: Block, page: Page) -> Scope:
    """`only` of a page, whatever is counted: the instance's numbers, the page, facts; no term is given."""
    return Scope([*block.numbers, page.index], facts=block.facts, constants=dict.fromkeys(block.terms, 0))


def of_an_event(block: Block) -> set[str]:
    """Variables of steps that belong to an event or a counter; they are 0 in steps of the unit."""
    return {*block.terms, *(f"leader.{term}" for term in block.terms), "n", *block.pools} - set(block.numbers)


def step_scope(block: Block) -> Scope:
    """`set` and `when` of steps: as for events, then the counter, masks of used counters, slots."""
    return _scope(block, _step_parts(block))


def counting_scope(block: Block) -> Scope:
    """`runs`, `selects`, indices of `overflow`: registers of the block and `n`."""
    return Scope(["n"], block=block)


def discover_scope(block: Block) -> Scope:
    """`width` and `rules` of counters, `otherwise` of `identify`: registers of the block, and its facts."""
    return Scope([], block=block, facts=block.facts)


def shift_scope(block: Block) -> Scope:
    """`shift` of a counter: registers, facts, and terms of the event."""
    return Scope([*block.terms], block=block, facts=block.facts)


def hole_scope(block: Block) -> Scope:
    """`only` of a counter: registers, facts and `n`."""
    return Scope(["n"], block=block, facts=block.facts)


def number_scope(block: Block) -> Scope:
    """Addresses and examples of facts: the instance's numbers."""
    return Scope(list(block.numbers))


def address_scope(block: Block) -> Scope:
    """`where`: numbers, facts and the number of the page."""
    return Scope([*block.numbers, "page"], facts=block.facts)


def register_scope(block: Block) -> Scope:
    """`read` of a fact: registers of the block."""
    return Scope([], block=block)


def node_scope(block: Block) -> Scope:
    """Expressions of a `tree`: registers of a node, facts, and the pointer."""
    return Scope(["pointer"], block=block, facts=block.facts)


def fact_scope(block: Block) -> Scope:
    """`only` of a block: the instance's numbers, and its facts."""
    return Scope(list(block.numbers), facts=block.facts)


def device_scope(block: Block) -> Scope:
    """Numbers in a device's name: the instance's, that of the scope, facts."""
    return Scope([*block.numbers, *([block.bank_name] if block.bank_name else [])], facts=block.facts)


def value_scope() -> Scope:
    return Scope(["value"])


def metric_scope(block: Block) -> Scope:
    """Events in the order of the block, then the elapsed time, then the metrics."""
    return Scope([*block.events, "duration_ns", *block.metrics])
