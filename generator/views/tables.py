"""The runtime's tables of a system, as rows for `templates/tables/table.c.j2`.

Parts of a thing stand inside its row, so that a change of one thing changes its own lines.
"""

from __future__ import annotations

from copy import copy
from types import SimpleNamespace
from typing import Any

from generator.model import bounds, index, model
from generator.base.brackets import for_runtime
from generator.model.choice import chooses
from generator.model.elements import lower_bits, parts_of
from generator.base.expression import (Binary, Expr, Expression, Name, Op, compile_code, evaluate, from_zero,
                                       named, replaced, to_c)
from generator.model.index import filled
from generator.model.linux import event_string, linux_identifier
from generator.model.masks import Masks, masks
from generator.model.model import Block, Counter, Event, Field, Reference, Register, Setting, Step, System, Term
from generator.model.naming import block_name, linux_name_of_all
from generator.base.record import record
from generator.model.scope import (MOST_DIMENSIONS, Scope, address_scope, choice_scope, counting_scope, device_scope,
                                   discover_scope, event_rule_scope, event_scope, example_scope, fact_scope, page_scope,
                                   shift_scope, hole_scope, metric_scope, node_scope, number_scope, place_scope,
                                   register_scope, rule_scope, select_scope, step_scope, step_symbols, place_symbols,
                                   told_scope, value_scope, variables, unit_scope)

NONE = 0xFFFF
ANYWHERE = 0x8000  # PMUREG_PCI_ANYWHERE


class Rows(list[Any]):
    """Rows inside another row, with their number."""

    @property
    def count(self) -> int:  # type: ignore[override]
        return len(self)

    @property
    def mask(self) -> int:
        """The mask of a hash table, whose size is a power of two."""
        return len(self) - 1 if self else 0


class Code(Rows):
    """Operations of an expression in C, and its text."""

    def __init__(self, ops: list[Op], text: str = "", scope: Scope | None = None) -> None:
        super().__init__(self._text(op, scope) for op in ops)
        self.ops = ops
        self.text = text

    @staticmethod
    def _text(op: Op, scope: Scope | None) -> str:
        if op.name == "VAR":
            symbols = scope.symbols if scope is not None else []
            return f"VAR({symbols[op.value] if op.value < len(symbols) else op.value})"
        if op.name == "CONST":
            return f"CONST({op.value if op.value < 10 else f'{op.value:#x}ULL'})"
        if op.name == "FACT":
            return f"FACT({op.value})"
        if op.name == "BITS":
            return f"BITS({op.a}, {op.b})"
        if op.name == "FIELD":
            return f"FIELD({op.a}, {op.b}, {op.value})"
        return f"OP({op.name})"


NO_ROWS = Rows()
NO_CODE = Code([])


def code(expression: Expression | None, scope: Scope) -> Code:
    if expression is None:
        return NO_CODE
    return Code(scope.compile(expression), "" if expression.simple() else expression.text, scope)


@record(frozen=True)
class StepRow:
    kind: str
    barrier: str
    reg: int
    settings: Rows
    index: Code
    when: Code
    terms: int
    keeps: int
    every: bool
    comment: str


@record(slots=True)
class FieldRow:
    field: Field
    flags: list[str]
    listed: Rows
    actions: Rows
    means: Code


class Tables:
    """The rows of one system."""

    def __init__(self, system: System) -> None:
        self.system = system
        selects = {d.selects for block in system.blocks.values() for i in block.instances for d in i.pages.values()}
        self.device_places = {s: ANYWHERE + i if len(s) > 1 else s[0] for i, s in enumerate(sorted(selects))}
        self.variant_index = {name: i for i, name in enumerate(system.variants)}
        self.blocks = [BlockTables(self, block) for block in system.blocks.values()]
        units: dict[str, index.UnitRow] = {}
        for name, row in index.unit_names(system):
            units.setdefault(name, row)
        self.units = list(units.values())
        self.unit_names = Rows(index.name_slots((row[3], i) for i, row in enumerate(self.units)))
        self.register_total = sum(block.register_total for block in self.blocks)
        self.detects = [self.detect(d) for d in system.detect]
        self.processors = ", or ".join(d.processor for d in system.detect if d.processor)

    def detect(self, detect: model.Detect) -> SimpleNamespace:
        vendor, family, models = detect.cpuid or ("", 0, [])
        implementer, part = detect.midr or (0, 0)
        return SimpleNamespace(vendor=vendor, family=family, models=Rows(list(models)), detect=detect,
                               midr=implementer << 24 | part << 4, mask=0xFF00FFF0 if detect.midr else 0,
                               sysfs=Rows(list(detect.sysfs)), variant=self.variant_index.get(detect.variant, NONE))


class BlockTables:
    """The rows of one block."""

    def __init__(self, tables: Tables, block: Block) -> None:
        self.tables, self.block = tables, block
        self.name = block_name(tables.system.name, block)
        self.register_index = {key: i for i, key in enumerate(block.reached)}
        self.kind_index = {key: i for i, key in enumerate(block.counters)}
        self.term_index = {name: i for i, name in enumerate(block.terms)}
        self.instance_index = {instance.name: i for i, instance in enumerate(block.instances)}
        self.scope_of_steps = step_scope(block)
        self.registers = [self.register(r) if not r.lent[0] else self.lent_register(r) for r in block.reached.values()]
        lenders = list(block.borrows)
        self.borrowed = Rows((lenders.index(r.lent[0]),
                              list(tables.system.blocks[r.lent[0]].registers).index(r.lent[1]))
                             for r in block.reached.values() if r.lent[0])
        self.lenders = [(list(tables.system.blocks).index(b.block), code(b.number, fact_scope(block)), b.each)
                        for b in block.borrows.values()]
        self.counted_by = [self.counting_units(by) for by in block.counted_by.values()]
        self.event_facts = Rows(list(block.facts).index(name) for name in block.event_facts)
        self.selectors = [self.selector(s) for s in block.banks.values()]
        self.instances = [self.instance(i) for i in block.instances]
        self.device_names = Rows(list(block.instances[0].pages))
        self.number_names = Rows(block.numbers)
        self.socket = list(block.numbers).index("socket") if "socket" in block.numbers else NONE
        self.clock = list(block.events).index(block.clock) if block.clock else NONE
        self.pages = sum(page.count for page in block.pages)
        stand_ins = [NONE if page is None else page for page in block.stand_ins()]
        self.page_stand_ins = Rows(stand_ins if set(stand_ins) != {NONE} else [])
        self.page_choices = [(block.first_pages[page.key], page.count, code(page.when, page_scope(block, page)))
                             for page in block.pages if page.when]
        self.page_sizes = Rows(block.page_sizes())
        self.identify_reg = self.register_index[block.identify.register] if block.identify else NONE
        self.otherwise = code(block.identify.otherwise if block.identify else None, discover_scope(block))
        numbers = number_scope(block)
        self.facts = [SimpleNamespace(fact=f, at=code(f.at, register_scope(block) if f.kind == "read" else numbers),
                                      id=list(tables.system.blocks).index(f.word) if f.kind == "above" else f.id,
                                      nth=code(f.nth, numbers), example=code(f.example, numbers))
                      for f in block.facts.values()]
        self.where = [SimpleNamespace(source=s,
                                      address=code(s.address, address_scope(block)) if s.kind != "discovery"
                                      else code(beginning(block), numbers),
                                      nth=code(s.unit, numbers)) for s in block.located]
        nodes = block.nodes
        self.nodes = SimpleNamespace(
            words={key: code(expression, node_scope(block)) for key, expression in (
                ("child_count", nodes.count), ("pointers", nodes.pointers), ("child", nodes.child),
                ("skip", nodes.skip), ("is", nodes.is_), ("number", nodes.number))}) if nodes else None
        self.present = code(block.present, fact_scope(block))
        told = {name: c for name, c in block.conditions.items() if c.is_told}  # conditions that the machine tells
        self.conditions = [(c, code(c.when, fact_scope(block)),
                            sum(1 << tables.variant_index[name] for name in c.variants)) for c in told.values()]
        self.condition_index = {name: i for i, name in enumerate(told)}
        self.linux_identifier = linux_identifier(block)
        dropped = block.linux.dropped if block.linux else {}
        self.dropped = [*((release, name) for release, names in dropped.items() for name in names),
                        *((event.until, block.linux_name(event)) for event in block.events.values() if event.until)]
        self.variables = variables(block)
        self.step_symbols = step_symbols(block)
        self.all_name = linux_name_of_all(tables.system, block)
        self.perf_number = code(block.linux.numbers[0] if block.linux and block.linux.numbers and block.banked
                                else None, device_scope(block))
        self.told = any(register.told is not None for register in block.registers.values())
        self.perf_device = for_runtime(block.linux.device) if block.linux else ""
        self.place_symbols = [*place_symbols(block, MOST_DIMENSIONS),
                              *{f"{block.key}_address" for s in block.banks.values() if s.data}]
        counters = list(block.counters.values())
        self.counter_total = sum(c.count for c in counters)
        self.room = NONE if any(c.fixed for c in counters) else self.counter_total
        self.register_total = len(block.instances) * sum(r.elements for r in block.registers.values())
        self.unit_bounds = bounds.unit_bounds(tables.system, block)
        self.freezes = bounds.freezes(block)
        self.event_bounds = bounds.event_bounds(tables.system, block)
        self.terms = [self.term(t) for t in block.terms.values()]
        self.defaults = [(code(d.when, event_scope(block)), self.set_terms(d), self.terms_of([*d.set.values()]))
                         for d in block.defaults]
        self.rules = [self.event_rule(r) for r in block.rules]
        self.pools = [self.pool(p) for p in block.pools.values()]
        self.counters = [self.counter(c) for c in block.counters.values()]
        self.reset, self.start, self.stop, self.finish, self.snapshot = map(self.steps, block.sequences.values())
        register_, self.snapshot_bits = bounds.snapshot_by(block)
        self.snapshot_reg = self.register_index[register_] if register_ else NONE
        self.counters_of: list[tuple[int, ...]] = []
        self.together: dict[int, int] = {}  # values of perf's `together` to the numbers of groups, from 1
        self.errata_of: dict[str, int] = {}  # of an event, which errata it has
        for i, erratum in enumerate(block.errata.values()):
            self.errata_of |= {name: self.errata_of.get(name, 0) | 1 << i for name in erratum.events}
        self.events = [self.event(e) for e in block.events.values()]
        self.term_names = Rows(index.name_slots((name, i) for name, i in self.term_index.items()))
        self.event_names = Rows(index.name_slots(index.event_names(block)))
        linux = ["" if e.until else block.linux_name(e) for e in block.events.values()]
        by_linux: list[int] = sorted((i for i, name in enumerate(linux) if name), key=lambda i: linux[i].encode())
        self.by_linux = Rows(by_linux)
        values = [row.terms for row in self.events]
        self.shapes = Rows([Rows(list(shape)) for shape in index.shapes(values)])
        self.events_by_terms = Rows(index.event_slots(values))
        self.metrics = [(m, code(inline(block, m), metric_scope(block))) for m in block.metrics.values()]
        chosen = block.linux.instance if block.linux else {}
        self.perf_instance_term = next((self.term_index[term] for term in chosen), NONE)
        self.perf_instance_values = Rows([evaluate(value.expr, instance.numbers) for value in chosen.values()
                                          for instance in block.instances])

    def counting_units(self, by: model.CountedBy) -> SimpleNamespace:
        units = self.tables.system.blocks[by.block]
        asked = named(by.when, by.unit)
        return SimpleNamespace(
            block=list(self.tables.system.blocks).index(by.block), when=code(by.when, Scope([*self.block.terms])),
            unit=code(by.unit, unit_scope(self.block, units)),
            asked=sum(1 << i for name, i in self.term_index.items() if name in asked),
            terms=Rows((self.term_index[here], list(units.terms).index(there))
                       for here, there in by.same_terms(self.block, units).items()))

    # Registers

    def register(self, register: Register) -> SimpleNamespace:
        block = self.block
        counts = [d.count for d in register.dimensions]
        return SimpleNamespace(
            register=register, access_bits=register.access_width if block.space in ("pci", "mmio") else 64,
            dimensions=len(counts), counts=counts + [1] * (MOST_DIMENSIONS - len(counts)),
            firsts=[d.first for d in register.dimensions], elements=register.elements,
            page=block.first_pages.get(register.page, 0), pages=block.pages_of(register),
            device=list(block.instances[0].pages).index(register.page) if block.space == "pci" else 0,
            selector=list(block.banks).index(register.bank) if register.bank else NONE,
            state=self.register_index[register.state or register.key], roles=bounds.roles(block, register),
            terms=Rows((*row, element_code(element, register.named[row[1]].first, self.scope_of_steps))
                       for *row, element in bounds.terms_in(block, register)),
            at=address_code(block, register),
            moves=code(moves(register), told_scope(block, register)) if register.told is not None else NO_CODE,
            fields=[self.field(f) for f in register.named],
            rules=[self.register_rule(register, r) for r in register.rules],
            masks=unread(masks(register)) if block.is_data(register) else masks(register),
            reset=reset_code(block, register),
            reset_differs=sum(f.mask for f in register.named if f.reset_by is not None),
            example=code(register.example, example_scope(block, register)) if register.example is not None else NO_CODE,
        )

    def lent_register(self, register: Register) -> SimpleNamespace:
        """A borrowed register; the lender's row has its address."""
        lender = self.tables.system.blocks[register.lent[0]]
        theirs = lender.registers[register.lent[1]]
        return SimpleNamespace(
            register=register, access_bits=register.access_width if lender.space in ("pci", "mmio") else 64,
            dimensions=len(register.dimensions),
            counts=[d.count for d in register.dimensions] + [1] * (MOST_DIMENSIONS - len(register.dimensions)),
            firsts=[d.first for d in register.dimensions], elements=register.elements, page=0, pages=1, device=0,
            selector=NONE, state=self.register_index[register.key], roles=bounds.roles(lender, theirs), terms=Rows(),
            at=Code([]), moves=Code([]), fields=[self.field(f) for f in register.named],
            rules=[self.register_rule(register, r) for r in register.rules], masks=masks(register), reset=Code([]),
            reset_differs=0, example=Code([]))

    def field(self, field_: Field) -> FieldRow:
        flags = [name for name, on in (
            ("VOLATILE", field_.volatile), ("SELF_CLEARING", field_.self_clearing),
            ("OPEN", field_.open or not field_.values), ("HAS_RESET", field_.reset is not None),
            ("HAS_RANGE", field_.range is not None)) if on]
        values = [(v.value, v.name, v.text) for v in field_.values]
        actions = [self.action(t, 0) for t in field_.clears] + [self.action(t, 1) for t in field_.sets]
        return FieldRow(field=field_, flags=flags, listed=Rows(values) if values else NO_ROWS,
                        actions=Rows(actions) if actions else NO_ROWS,
                        means=code(field_.means, value_scope()) if field_.means is not None else NO_CODE)

    def action(self, target: model.Target, to_ones: int) -> tuple[int, int, int, int]:
        blocks = self.tables.system.blocks
        block = blocks[target.block] if target.block else self.block
        register = block.registers[target.register]
        field_ = [f.name for f in register.named].index(target.field) if target.field else NONE
        return (list(blocks).index(block.key), list(block.registers).index(register.key), field_, to_ones)

    def register_rule(self, register: Register, rule: model.Rule) -> tuple[Rows, Rows, str, int]:
        scope = rule_scope(register)
        return code(rule.when, scope), code(rule.require, scope), rule.text, 0

    def event_rule(self, rule: model.Rule) -> tuple[Rows, Rows, str, int]:
        scope = event_rule_scope(self.block)
        return code(rule.when, scope), code(rule.require, scope), rule.text, self.term_mask(rule.same)

    def term_mask(self, names: list[str]) -> int:
        return sum(1 << self.term_index[name] for name in names)

    def selector(self, selector: model.Bank) -> SimpleNamespace:
        register = self.block.registers[selector.register]
        user = next((r for r in self.block.registers.values() if r.bank == selector.key), register)
        scope = select_scope(self.block, selector, user)
        return SimpleNamespace(selector=selector, reg=self.register_index[selector.register],
                               data=self.register_index[selector.data] if selector.data else NONE,
                               settings=self.settings(selector.set, register, scope),
                               mask=sum(self.place_mask(setting, register) for setting in selector.set))

    def settings(self, settings: list[Setting], register: Register, scope: Scope) -> Rows:
        return Rows((register.named.index(field := register.by_name[s.field]), code(s.value, scope),
                     element_code(s.element, field.first, scope)) for s in settings)

    @staticmethod
    def place_mask(setting: Setting, register: Register) -> int:
        """The bits of a setting whose element is constant."""
        field = register.by_name[setting.field]
        return (((1 << field.each) - 1) << field.element_low(evaluate(setting.element.expr, {})) if setting.element
                else field.mask)

    def instance(self, instance: model.Instance) -> SimpleNamespace:
        devices = [(self.tables.device_places[d.selects], d.id,
                    NONE if d.device is None or d.function is None else d.device << 3 | d.function)
                   for d in instance.pages.values()]
        linux = self.block.linux
        return SimpleNamespace(name=instance.name,
                               linux_name=filled(linux.device, instance) if linux and linux.device
                               and not self.block.banked else "",
                               numbers=Rows(list(instance.numbers.values())),
                               devices=Rows(devices))

    # Counting

    def term(self, term: Term) -> SimpleNamespace:
        fields = [(self.register_index[r.register], self.field_index(r)) for r in term.fields]
        word = ({"config": 0, "config1": 1, "config2": 2, "config3": 3}[term.place.word] if term.place is not None
                else 0xFF)
        named = {field.text for other in self.block.terms.values() if not other.overlaps for field in other.fields}
        # A term with a field that no other term names is more than an alias.
        return SimpleNamespace(term=term,
                               is_alias=bool(term.overlaps) and all(field.text in named for field in term.fields),
                               fields=Rows(fields), ranges=Rows(self.block.config_ranges(term)),
                               linux_format=str(term.place) if term.place is not None else "", word=word)

    def field_index(self, reference: Reference) -> int:
        register = self.block.reached[reference.register]
        return register.named.index(register.by_name[reference.field]) if reference.field else NONE

    def set_terms(self, default: model.Default) -> Rows:
        scope = event_scope(self.block)
        return Rows([(self.term_index[name], code(e, scope), Code([])) for name, e in default.set.items()])

    def pool(self, pool: model.Pool) -> SimpleNamespace:
        return SimpleNamespace(pool=pool, when=code(pool.when, event_scope(self.block)),
                               terms=self.term_mask(pool.terms), looks=self.terms_of([pool.when]),
                               program=self.steps(pool.program, True), release=self.steps(pool.release, True))

    def steps(self, steps: list[Step], of_event: bool = False) -> Rows:
        return Rows([self.step(s, of_event) for s in steps])

    def step(self, step: Step, of_event: bool) -> StepRow:
        scope = self.scope_of_steps
        if step.target is None:
            return StepRow("BARRIER", step.barrier.upper(), 0, Rows(), Code([]), code(step.when, scope), 0, 0, False,
                           step.barrier)
        register = self.block.reached[step.target.register]
        looked_at = [step.target.index, *(e for setting in step.set for e in setting.expressions)]
        return StepRow(step.kind.upper(), "NO_BARRIER", self.register_index[register.key],
                       self.settings(step.set, register, scope), element_code(step.target.index, register.first, scope),
                       code(step.when, scope), self.terms_of(looked_at) | self.terms_written(step, register),
                       bounds.kept_by(self.block, step, of_event), step.target.every, f"{step.kind} {step.target.text}")

    def terms_of(self, expressions: list[Expression | None]) -> int:
        """Terms in expressions, also those of the leader."""
        names = {name.removeprefix("leader.") for name in named(*expressions)}
        return self.term_mask(sorted(names & set(self.term_index)))

    def terms_written(self, step: Step, register: Register) -> int:
        """Terms whose fields are in a register that a step writes."""
        rows = bounds.terms_in(self.block, register) if step.kind == "write" else []
        return sum(1 << term for term in {row[0] for row in rows})

    def reference(self, reference: Reference) -> tuple[int, int, Rows, Rows, str]:
        scope, register = counting_scope(self.block), self.block.reached[reference.register]
        return (self.register_index[reference.register], self.field_index(reference),
                element_code(reference.index, register.first, scope),
                element_code(reference.field_index, register.by_name[reference.field].first if reference.field else 0,
                             scope), reference.text)

    def lent(self, counter: Counter) -> tuple[int, int] | None:
        """Of a borrowed counter: the number of the lender, and of the kind there."""
        block = self.block.reached[counter.registers[0].register].lent[0]
        return ((list(self.block.borrows).index(block),
                 list(self.tables.system.blocks[block].counters).index(counter.key)) if block else None)

    def counter(self, counter: Counter) -> SimpleNamespace:
        counting = counting_scope(self.block)
        discover = discover_scope(self.block)
        return SimpleNamespace(
            counter=counter, number=self.number_of(counter), lent=self.lent(counter),
            regs=Rows([self.reference(r) for r in (*counter.registers, *counter.snapshot)]),
            overflow=Rows([self.reference(r) for r in counter.overflow]),
            joined=lower_bits(self.block, counter) if counter.joined else 0,
            parts=[self.number_of(part[0]) + part[1] for part in parts_of(self.block, counter) if part is not None],
            restarts=bounds.restarts(self.block, counter),
            chooses=chooses(counter), allows=code(counter.allows, choice_scope(self.block)),
            terms=self.terms_counted(counter),
            selects=code(counter.selects, counting), runs=code(counter.runs, counting),
            discover_count=code(counter.discover_count, discover),
            discover_width=code(counter.discover_width, discover), ones=counter.ones or 0,
            present=code(counter.present, hole_scope(self.block)),
            discover_snapshot=code(counter.discover_snapshot, discover),
            discover_shift=code(counter.discover_shift, shift_scope(self.block)),
            discover_rules=[(code(r.when, discover), code(r.require, discover), r.text, 0)
                            for r in counter.discover_rules],
            program=self.steps(counter.program, True), enable=self.steps(counter.enable, True),
            disable=self.steps(counter.disable, True),
        )

    def number_of(self, counter: Counter) -> int:
        """The number of the kind's first counter among all counters."""
        kinds = list(self.block.counters.values())
        return sum(c.count for c in kinds[:kinds.index(counter)])

    def terms_counted(self, counter: Counter) -> int:
        """Terms that select the counter, the pages of a sum, or the unit."""
        chosen = [page.when for page in self.block.pages if counter.sum]
        names = self.block.linux.instance.keys() if self.block.linux else set()
        return self.term_mask(sorted(names)) | self.terms_of([counter.allows, counter.discover_shift, *chosen])

    def counters_of_row(self, event: Event) -> int:
        """The row of the event's counters of each kind; events with equal counters share it."""
        row = tuple(event.counters_of.get(kind, 0) for kind in self.kind_index)
        if row not in self.counters_of:
            self.counters_of.append(row)
        return self.counters_of.index(row)

    def event(self, event: Event) -> SimpleNamespace:
        linux, known = self.block.linux_name(event), event.variants
        return SimpleNamespace(event=event, linux=linux,
                               linux_string=event_string(self.block.linux, event) if self.block.linux and linux else "",
                               terms=Rows(sorted((self.term_index[name], value)
                                                 for name, value in event.terms.items())),
                               errata=self.errata_of.get(event.name, 0),
                               instances=Rows([self.instance_index[name] for name in event.instances])
                               if event.instances else NO_ROWS,
                               together=self.group_of(event) if linux else 0,
                               needs=self.term_mask(event.needs) if event.needs else 0,
                               counters_of=self.counters_of_row(event) if event.counters_of else NONE,
                               variants=sum(1 << self.tables.variant_index[name] for name in set(known)) if known
                               else 0,
                               variant_titles=", ".join(title for name, title in self.tables.system.variants.items()
                                                        if name in known) if known else "")

    def group_of(self, event: Event) -> int:
        together = self.block.linux.together if self.block.linux is not None else None
        if together is None:
            return 0
        value = evaluate(together.expr, {name: event.terms.get(name, 0) for name in self.block.terms})
        return self.together.setdefault(value, len(self.together) + 1)


def element_code(index: Expression | None, first: int, scope: Scope) -> Code:
    """Code for the number of an element from 0; empty for None."""
    return code(Expression(index.text, from_zero(index.expr, first), index.where) if index is not None else None, scope)


def address_code(block: Block, register: Register) -> Code:
    scope = place_scope(block, register)
    return Code(compile_code(register.address, scope.code), to_c(register.address, str, ""), scope)


def moves(register: Register) -> Expression | None:
    """The distance of the address from the one with the facts' examples."""
    told = register.told
    return Expression(told.text, Binary("-", told.expr, register.address), told.where) if told is not None else None


def beginning(block: Block) -> Expression | None:
    """The described base address of a unit."""
    return Expression(str(block.begins.expr), block.begins.expr, block.where) if block.begins is not None else None


def unread(plain: Masks) -> Masks:
    """Masks of the data register of a pair: reads have side effects that depend on the selected register, so it is
    never read by itself."""
    result = copy(plain)
    result.rc |= result.readable
    return result


def reset_code(block: Block, register: Register) -> Code:
    """The whole register after reset, if units or elements differ."""
    if not register.reset_differs:
        return Code([])
    scope = place_scope(block, register)
    ops, text = [Op("CONST", value=masks(register).reset)], [f"{masks(register).reset:#x}"]
    for field_ in register.named:
        if field_.reset_by is not None:
            ops += [*scope.compile(field_.reset_by), Op("CONST", value=field_.low), Op("SHL"), Op("OR")]
            text.append(f"({field_.reset_by.text}) << {field_.low}")
    return Code(ops, " | ".join(text), scope)


def inline(block: Block, metric: model.Metric) -> Expression:
    """The formula with its metrics inlined."""
    def put(name: Name) -> Expr:
        other = block.metrics.get(str(name))
        return replaced(other.formula.expr, put) if other is not None else name

    return Expression(metric.formula.text, replaced(metric.formula.expr, put), metric.formula.where)
