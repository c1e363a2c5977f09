"""The elements of a system's table file, with the members that `members.py` lists; `packing.py` writes them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

from ..model import bounds, index, model
from ..base.brackets import for_runtime
from ..model.choice import chooses
from ..model.elements import lower_bits, parts_of
from ..base.expression import (Binary, Expr, Expression, Name, Op, compile_code, evaluate, from_zero, named,
                               replaced)
from ..model.index import NONE, filled
from ..model.linux import ends_line, event_string, linux_identifier
from ..model.masks import Masks, masks
from ..model.model import Block, Counter, Event, Field, Reference, Register, Setting, Step, System, Term
from ..model.naming import block_name, linux_name_of_all
from ..base.record import field, record
from ..model.scope import (MOST_DIMENSIONS, Scope, address_scope, choice_scope, counting_scope, device_scope,
                           discover_scope, event_rule_scope, event_scope, example_scope, fact_scope, hole_scope,
                           metric_scope, node_scope, number_scope, page_scope, place_scope, register_scope, rule_scope,
                           select_scope, shift_scope, step_scope, told_page_scope, told_scope, unit_scope, value_scope,
                           variables)

ANYWHERE = 0x8000  # PMUREG_PCI_ANYWHERE


# In the order of enum pmureg_op_code, and so on.
OPS = {name: i for i, name in enumerate((
    "CONST", "VAR", "FACT", "BITS", "FIELD", "ADD", "SUB", "MUL", "DIV", "MOD", "SHL", "SHR", "AND", "OR", "XOR", "EQ",
    "NE", "LT", "LE", "GT", "GE", "LAND", "LOR", "NOT", "LNOT", "POPCOUNT", "SELECT"))}
ACCESS = {name: i for i, name in enumerate((
    "RO", "RW", "WO", "W1C", "W1S", "W1T", "W0C", "W0S", "W0T", "WC", "WS", "RC", "RS"))}
ROLES = {name: 1 << i for i, name in enumerate((
    "CHOOSES_BANKS", "COUNTS", "ALWAYS_RUNS", "CHOOSES_EVENT", "MAY_BE_NARROWER", "RUNS_WITH_UNIT"))}
FACTS = {name: i for i, name in enumerate((
    "cpuid", "msr", "pci", "midr", "discovery", "above", "address", "property", "read"))}
WHERE = {name: i for i, name in enumerate(("address", "apmt", "iomem", "discovery", "compatible"))}
STEPS = {name: i for i, name in enumerate(("write", "modify", "raise", "lower", "barrier"))}
SPACES = {name: i for i, name in enumerate(("sysreg", "msr", "pci", "mmio", "perf", "fact", "csr"))}
BARRIERS = {name: i for i, name in enumerate(("", "isb", "dsb"))}
SCOPES = {name: i for i, name in enumerate(("machine", "node", "package", "die", "cache", "cluster", "core", "cpu"))}
CONFIGS = {"config": 0, "config1": 1, "config2": 2, "config3": 3}
# The names of lists that are no plurals with an s.
LISTS = {"erratum": "errata", "where": "where", "borrowed": "borrowed", "counted_by": "counted_by"}
ALONE, SUM_ALL, SUM_PAGES = range(3)
VOLATILE, SELF_CLEARING, OPEN, HAS_RESET, HAS_RANGE = (1 << i for i in range(5))

Row = dict[str, Any]      # the members of an element that are not 0
Code = list[tuple[int, int, int, int]]  # the operations of an expression, with the members in order


def operations(ops: list[Op]) -> Code:
    return [(OPS[op.name], op.a, op.b, op.value) for op in ops]


NO_CODE: Code = []


def code(expression: Expression | None, scope: Scope) -> Code:
    return NO_CODE if expression is None else operations(scope.compile(expression))


def texts(names: Iterable[str]) -> list[Row]:
    """A list of texts that has a count."""
    return [{"text": name} for name in names]


def ended(names: Iterable[str]) -> list[Row]:
    """A list of texts that an empty element ends."""
    rows = texts(names)
    return [*rows, {}] if rows else []


@record
class ShownRegister:
    """Lines about a register, with their labels; of each field what an access does besides, and its notes."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    fields: list[tuple[str, list[str]]] = field(default_factory=list)


@record
class Shown:
    """What the tool shows of a system, as templates/describe makes it: of blocks, in their order."""

    system: list[str] = field(default_factory=list)   # of the system, then of each variant
    allowed: list[tuple[int, int, str]] = field(default_factory=list)  # addresses, write masks and names of the MSRs
    units: list[list[str]] = field(default_factory=list)  # the same for each block
    registers: list[list[ShownRegister]] = field(default_factory=list)
    events: list[list[list[tuple[str, str]]]] = field(default_factory=list)  # of each event labels and texts


class Tables:
    """The elements of one system."""

    def __init__(self, system: System, shown: Shown) -> None:
        self.system = system
        selects = {d.selects for block in system.blocks.values() for i in block.instances for d in i.pages.values()}
        self.device_places = {s: ANYWHERE + i if len(s) > 1 else s[0] for i, s in enumerate(sorted(selects))}
        self.variant_index = {name: i for i, name in enumerate(system.variants)}
        blocks = [BlockTables(self, block) for block in system.blocks.values()]
        common = {
            "key": system.name, "title": system.title, "vendor": system.vendor,
            "allowed_count": len(shown.allowed),
            "allowed": [(mask, address, name) for address, mask, name in shown.allowed],
            "pci_vendor": system.pci_vendor if system.pci_vendor else 0,
            "discovery": system.discovery if system.pci_vendor else 0,
            "block_count": len(blocks), "blocks": [block.row(*of) for block, of in zip(blocks, zip(
                shown.units, shown.registers, shown.events))],
            "register_total": sum(block.register_total for block in blocks), **self.units(),
            "products": (products := [{"device": for_runtime(block.linux.device), "identifier": linux_identifier(block)}
                                      for block in system.blocks.values() if block.linux and block.linux.device]),
            "product_count": len(products),
            "detect_count": len(system.detect), "detects": [self.detect(d) for d in system.detect],
            "processors": ", or ".join(d.processor for d in system.detect if d.processor),
            "example_count": len(system.examples),
            "examples": [{"events": e.events, "text": e.text} for e in system.examples],
            "variant_count": len(system.variants)}
        variants: list[Row] = []
        self.row: Row = {**common, "shown": shown.system[0], "variants": variants}
        for i, (name, title) in enumerate(system.variants.items()):
            variants.append({**self.row, **self.units(name), "shown": shown.system[i + 1], "variant": name,
                             "variant_title": title, "variant_mask": 1 << i})

    def units(self, variant: str = "") -> Row:
        """The units by their names. Of equal names a variant has that of a block of its own."""
        blocks, units = [*self.system.blocks.values()], dict[str, index.UnitRow]()
        for name, row in index.unit_names(self.system):
            if name not in units or blocks[row[0]].of(variant) and not blocks[units[name][0]].of(variant):
                units[name] = row
        return {"unit_names": names_in((name, i) for i, name in enumerate(units)), "unit_count": len(units),
                "units": [(name, block, instance, linux) for block, instance, linux, name in units.values()]}

    def detect(self, detect: model.Detect) -> Row:
        vendor, family, models = detect.cpuid or ("", 0, [])
        midr, midr_mask = detect.midr_bits
        return {"cpu_vendor": vendor, "family": family, "model_count": len(models),
                "models": [{"first": first, "last": last} for first, last in models],
                "stepping": dict(zip(("first", "last"), detect.stepping)),
                "midr": midr, "midr_mask": midr_mask,
                "sysfs_count": len(detect.sysfs), "sysfs": texts(detect.sysfs),
                "variant": self.variant_index.get(detect.variant, NONE)}


def names_in(names: Iterable[tuple[str, int]]) -> Row:
    """A hash table of names."""
    slots, rows = index.name_slots(names)
    return {"slots": slots, "slot_count": len(slots), "count": len(rows), "list": rows}


class BlockTables:
    """The elements of one block."""

    def __init__(self, tables: Tables, block: Block) -> None:
        self.tables, self.block = tables, block
        self.register_index = {key: i for i, key in enumerate(block.reached)}
        self.kind_index = {key: i for i, key in enumerate(block.counters)}
        self.term_index = {name: i for i, name in enumerate(block.terms)}
        self.instance_index = {instance.name: i for i, instance in enumerate(block.instances)}
        self.block_index = {key: i for i, key in enumerate(tables.system.blocks)}
        self.scope_of_steps = step_scope(block)
        self.conditions: dict[str, list[Row]] = {name: [{
            "when": code(c.when, fact_scope(block)), "file": c.file, "begins": ended(c.begins), "text": c.text,
            "variants": sum(1 << tables.variant_index[name] for name in c.variants)}]
            for name, c in block.conditions.items() if c.is_told}  # conditions that the machine tells
        self.register_total = len(block.instances) * sum(r.elements for r in block.registers.values())
        self.lines: dict[tuple[tuple[str, str], ...], list[tuple[str, str]]] = {}  # of events, equal ones once
        self.rests: dict[tuple[Any, ...], list[Row]] = {}  # of events, by what is in them
        self.together: dict[int, int] = {}  # values of perf's `together` to the numbers of groups, from 1
        self.errata_of: dict[str, int] = {}  # of an event, which errata it has
        for i, erratum in enumerate(block.errata.values()):
            self.errata_of |= {name: self.errata_of.get(name, 0) | 1 << i for name in erratum.events}

    def row(self, units: list[str], registers: list[ShownRegister],
            events: list[list[tuple[str, str]]]) -> Row:
        """The block, with what the tool shows of it, of its registers and its events."""
        block = self.block
        row: Row = {
            "name": block_name(self.tables.system.name, block), "key": block.key, "title": block.title,
            "text": block.text, "shown": texts(units), "space": SPACES[block.space], "scope": SCOPES[block.scope],
            "told": any(register.told is not None for register in block.registers.values()),
            "unit_follows": bounds.unit_follows(block), "events_follow": bounds.events_follow(block),
            "freezes": bounds.freezes(block), "page_count": sum(page.count for page in block.pages),
            "page_sizes": block.page_sizes(), "page_stand_ins": self.stand_ins(),
            "socket": list(block.numbers).index("socket") if "socket" in block.numbers else NONE,
            "clock": list(block.events).index(block.clock) if block.clock else NONE,
            "present": code(block.present, fact_scope(block)),
            "present_text": block.present.text if block.present is not None else "",
            "register_count": len(block.registers), "registers": [
                *map(self.register, block.registers.values(), registers),
                *(self.lent_register(r) for r in block.reached.values() if r.lent[0])]}
        lists: dict[str, list[Row]] = {
            "page_choice": self.page_choices(), "number": texts(block.numbers),
            "fact": [self.fact(f) for f in block.facts.values()],
            "erratum": [{"id": e.key, "text": e.text, "condition": self.condition(e)} for e in block.errata.values()],
            "where": [self.where(s) for s in block.located], "device": texts(block.instances[0].pages),
            "instance": [self.instance(i) for i in block.instances],
            "selector": [self.selector(s) for s in block.banks.values()],
            "borrowed": [self.borrowed(r) for r in block.reached.values() if r.lent[0]],
            "lender": [{"block": self.block_index[b.block], "number": code(b.number, fact_scope(block)),
                        "is_each": b.each} for b in block.borrows.values()],
            "counted_by": [self.counting_units(by) for by in block.counted_by.values()],
            "term": [self.term(t) for t in block.terms.values()],
            "default": [self.default(d) for d in block.defaults],
            "rule": [self.event_rule(r) for r in block.rules],
            "pool": [self.pool(p) for p in block.pools.values()],
            "counter": [self.counter(c) for c in block.counters.values()],
            "event": [self.event(e, lines) for e, lines in zip(block.events.values(), events)],
            "metric": [self.metric(m) for m in block.metrics.values()]}
        for name, rows in lists.items():
            row[f"{name}_count"], row[LISTS.get(name, f"{name}s")] = len(rows), rows
        counters = list(block.counters.values())
        total = sum(c.count for c in counters)
        register, bits = bounds.snapshot_by(block)
        row |= {
            "nodes": self.nodes(), "event_facts": (facts := [list(block.facts).index(f) for f in block.event_facts]),
            "event_fact_count": len(facts), "counter_total": total,
            "room": NONE if any(c.fixed for c in counters) else total,
            **{key: self.steps(steps) for key, steps in block.sequences.items()},
            "snapshot_reg": self.register_index[register] if register else NONE, "snapshot_bits": bits,
            "variables": variables(block), "unit_bounds": list(bounds.unit_bounds(self.tables.system, block).values()),
            "event_bounds": list(bounds.event_bounds(block).values()),
            "term_names": names_in((name, i) for name, i in self.term_index.items()),
            "event_names": names_in(index.event_names(block)),
            **self.by_terms([event["terms"] for event in lists["event"]]),
            **self.identity(), **self.of_linux()}
        return row

    def stand_ins(self) -> list[int]:
        rows = [NONE if page is None else page for page in self.block.stand_ins()]
        return rows if set(rows) != {NONE} else []

    def page_choices(self) -> list[Row]:
        block = self.block
        return [{"first": block.first_pages[page.key], "count": page.count,
                 "when": code(page.only if block.chooses(page) else None, page_scope(block, page)),
                 "told": code(page.only if block.tells(page) else None, told_page_scope(block, page)),
                 "text": page.only.text if block.tells(page) else ""} for page in block.pages if page.only]

    def fact(self, fact: model.Fact) -> Row:
        numbers = number_scope(self.block)
        return {"key": fact.key, "kind": FACTS[fact.kind], "bits": fact.width, "low": fact.low,
                "width": fact.high - fact.low + 1, "register_number": fact.register,
                "id": self.block_index[fact.word] if fact.kind == "above" else fact.id, "sub": fact.sub,
                "name": fact.word if fact.kind == "property" else "", "nth": code(fact.nth, numbers),
                "at": code(fact.at, register_scope(self.block) if fact.kind == "read" else numbers),
                "example": code(fact.example, numbers)}

    def where(self, source: Any) -> Row:
        numbers = number_scope(self.block)
        is_listed = source.kind == "discovery"
        return {"kind": WHERE[source.kind], "type": source.type, "name": source.name,
                "address": code(beginning(self.block), numbers) if is_listed
                else code(source.address, address_scope(self.block)), "nth": code(source.unit, numbers)}

    def nodes(self) -> list[Row]:
        nodes, scope = self.block.nodes, node_scope(self.block)
        if nodes is None:
            return []
        return [{"pointer_bits": nodes.width, "child_count": code(nodes.count, scope),
                 "pointers": code(nodes.pointers, scope), "child": code(nodes.child, scope),
                 "skip": code(nodes.skip, scope), "is": code(nodes.is_, scope), "number": code(nodes.number, scope)}]

    def borrowed(self, register: Register) -> Row:
        block, key = register.lent
        return {"lender": list(self.block.borrows).index(block),
                "reg": list(self.tables.system.blocks[block].registers).index(key)}

    def condition(self, user: Any) -> list[Row]:
        """The condition of a term, event or register that exists only on some machines."""
        return self.conditions.get(user.condition) or []

    def identity(self) -> Row:
        block = self.block
        if not block.identify:
            return {"identity_reg": NONE}
        return {"identity_reg": self.register_index[block.identify.register], "identity": block.identity,
                "identity_otherwise": code(block.identify.otherwise, discover_scope(block)),
                "identity_mask": block.identify.mask}

    def of_linux(self) -> Row:
        """What Linux's driver shows."""
        block, linux = self.block, self.block.linux
        chosen = linux.instance if linux else {}
        row: Row = {
            "perf_instance_term": next((self.term_index[term] for term in chosen), NONE),
            "perf_instance_values": [evaluate(value.expr, instance.numbers) for value in chosen.values()
                                     for instance in block.instances],
            "linux_identifier": linux_identifier(block)}
        names = ["" if block.dropped(e) else block.linux_name(e) for e in block.events.values()]
        listed = sorted((i for i, name in enumerate(names) if name), key=lambda i: names[i].encode())
        row |= {"events_by_linux": listed, "linux_count": len(listed)}
        if linux is None:
            return row
        dropped = [{"release": release, "name": name} for release, names in linux.dropped.items() for name in names]
        return row | {
            "dropped": dropped, "dropped_count": len(dropped), "perf_device": for_runtime(linux.device),
            "perf_number": code(linux.numbers[0] if linux.numbers and block.banked else None, device_scope(block)),
            "all_name": linux_name_of_all(self.tables.system, block), "perf_banks": block.banked,
            "lists_some": bool(linux.some_events)}

    def by_terms(self, values: list[list[tuple[int, int]]]) -> Row:
        """The hash table that finds events by their terms."""
        shapes, slots = index.shapes(values), index.event_slots(values)
        return {"shapes": [{"terms": list(shape), "count": len(shape)} for shape in shapes], "shape_count": len(shapes),
                "events_by_terms": slots, "events_by_terms_count": len(slots)}

    def counting_units(self, by: model.CountedBy) -> Row:
        units = self.tables.system.blocks[by.block]
        asked = named(by.when, by.unit)
        terms = [{"here": self.term_index[here], "there": list(units.terms).index(there)}
                 for here, there in by.same_terms(self.block, units).items()]
        return {"block": self.block_index[by.block], "when": code(by.when, Scope([*self.block.terms])),
                "unit": code(by.unit, unit_scope(self.block, units)),
                "asked": sum(1 << i for name, i in self.term_index.items() if name in asked),
                "terms": terms, "term_count": len(terms)}

    # Registers

    def register(self, register: Register, shown: ShownRegister) -> Row:
        block = self.block
        reset = reset_code(block, register)
        return self.common(register, block, shown) | {
            "lines": shown.lines, "line_count": len(shown.lines),
            "page": block.first_pages.get(register.page, 0), "pages": block.pages_of(register),
            "device": list(block.instances[0].pages).index(register.page) if block.space == "pci" else 0,
            "selector": list(block.banks).index(register.bank) if register.bank else NONE,
            "state": self.register_index[register.state or register.key],
            "roles": sum(ROLES[role] for role in bounds.roles(block, register)),
            "terms": (terms := [self.register_term(register, *row) for row in bounds.terms_in(block, register)]),
            "term_count": len(terms), "at": address_code(block, register),
            "moves": code(moves(register), told_scope(block, register)) if register.told is not None else NO_CODE,
            "masks": of_masks(unread(masks(register)) if block.is_data(register) else masks(register)), "reset": reset,
            "reset_differs": sum(f.mask for f in register.named if f.reset_by is not None),
            "example": code(register.example, example_scope(block, register))}

    def lent_register(self, register: Register) -> Row:
        """A borrowed register; the lender's row has its address."""
        lender = self.tables.system.blocks[register.lent[0]]
        theirs = lender.registers[register.lent[1]]
        return self.common(register, lender, ShownRegister()) | {
            "pages": 1, "selector": NONE, "state": self.register_index[register.key],
            "roles": sum(ROLES[role] for role in bounds.roles(lender, theirs)), "masks": of_masks(masks(register))}

    def common(self, register: Register, block: Block, shown: ShownRegister) -> Row:
        """What a register has wherever it is; it is accessed in this block."""
        counts, scope = [d.count for d in register.dimensions], rule_scope(register)
        return {
            "key": register.key, "name": register.name, "aliases": ended(register.aliases), "text": register.text,
            "source": register.source or self.block.source, "note": register.note,
            "condition": self.condition(register), "width": register.width,
            "access_bits": register.access_width if block.space in ("pci", "mmio") else 64,
            "atomic": bool(register.atomic), "dimensions": len(counts),
            "count": counts + [1] * (MOST_DIMENSIONS - len(counts)),
            "first": [d.first for d in register.dimensions] + [0] * (MOST_DIMENSIONS - len(counts)),
            "elements": register.elements, "field_count": len(register.named), "rule_count": len(register.rules),
            "fields": [self.field(f, acting, notes) for f, (acting, notes) in zip(
                register.named, shown.fields or [("", [])] * len(register.named))],
            "rules": [{"when": code(r.when, scope), "require": code(r.require, scope), "text": r.text}
                      for r in register.rules]}

    def register_term(self, register: Register, term: int, field_: int, shift: int, element: Expression | None) -> Row:
        return {"term": term, "field": field_, "shift": shift,
                "element": element_code(element, register.named[field_].first, self.scope_of_steps)}

    def field(self, field_: Field, acting: str, notes: list[str]) -> Row:
        low, high = field_.range or (0, 0)
        return {
            "name": field_.name, "aliases": ended(field_.aliases), "text": field_.text, "unit": field_.unit,
            "acting": acting, "notes": texts(notes), "note_count": len(notes),
            "low": field_.low, "width": field_.width, "each": field_.each, "access": ACCESS[field_.access],
            "first": field_.first if field_.each else 0,
            "flags": (field_.volatile and VOLATILE) | (field_.self_clearing and SELF_CLEARING)
            | ((field_.open or not field_.values) and OPEN) | (field_.reset is not None and HAS_RESET)
            | (field_.range is not None and HAS_RANGE),
            "value_count": len(field_.values),
            "values": [{"value": v.value, "name": v.name, "text": v.text} for v in field_.values],
            "actions": (actions := [*(self.action(t, 0) for t in field_.clears),
                                    *(self.action(t, 1) for t in field_.sets)]),
            "action_count": len(actions), "means": code(field_.means, value_scope()) if field_.means else NO_CODE,
            "reset": field_.reset or 0, "range_low": low, "range_high": high}

    def action(self, target: model.Target, to_ones: int) -> Row:
        block = self.tables.system.blocks[target.block] if target.block else self.block
        register = block.registers[target.register]
        return {"block": self.block_index[block.key], "reg": list(block.registers).index(register.key),
                "field": [f.name for f in register.named].index(target.field) if target.field else NONE, "set": to_ones}

    def event_rule(self, rule: model.Rule) -> Row:
        scope = event_rule_scope(self.block)
        return {"when": code(rule.when, scope), "require": code(rule.require, scope), "text": rule.text,
                "same": self.term_mask(rule.same)}

    def term_mask(self, names: list[str]) -> int:
        return sum(1 << self.term_index[name] for name in names)

    def selector(self, selector: model.Bank) -> Row:
        register = self.block.registers[selector.register]
        user = next((r for r in self.block.registers.values() if r.bank == selector.key), register)
        settings = self.settings(selector.set, register, select_scope(self.block, selector, user))
        return {"key": selector.key, "reg": self.register_index[selector.register],
                "data": self.register_index[selector.data] if selector.data else NONE,
                "barrier": BARRIERS[selector.barrier or ""], "settings": settings, "setting_count": len(settings),
                "mask": sum(self.place_mask(setting, register) for setting in selector.set)}

    def settings(self, settings: list[Setting], register: Register, scope: Scope) -> list[Row]:
        return [{"index": register.named.index(field := register.by_name[s.field]), "code": code(s.value, scope),
                 "element": element_code(s.element, field.first, scope)} for s in settings]

    @staticmethod
    def place_mask(setting: Setting, register: Register) -> int:
        """The bits of a setting whose element is constant."""
        field = register.by_name[setting.field]
        return (((1 << field.each) - 1) << field.element_low(evaluate(setting.element.expr, {})) if setting.element
                else field.mask)

    def instance(self, instance: model.Instance) -> Row:
        linux = self.block.linux
        return {"name": instance.name, "numbers": list(instance.numbers.values()),
                "devices": [{"place": self.tables.device_places[d.selects], "id": d.id,
                             "function": NONE if d.device is None or d.function is None else d.device << 3 | d.function}
                            for d in instance.pages.values()],
                "linux_name": (filled(linux.device, instance) if linux and linux.device and not self.block.banked
                               else "")}

    # Counting

    def term(self, term: Term) -> Row:
        plain = {field.text for other in self.block.terms.values() if not other.overlaps for field in other.fields}
        ranges = self.block.config_ranges(term)
        return {
            "name": term.name, "text": term.text, "linux_format": str(term.place) if term.place is not None else "",
            "condition": self.condition(term), "width": term.width,
            # A term with a field that no other term names, by which events share slots, or that a rule looks at, is
            # more than an alias.
            "is_alias": (bool(term.overlaps) and all(field.text in plain for field in term.fields)
                         and not any(term.name in pool.terms for pool in self.block.pools.values())
                         and not any(term.name in named(rule.when) for rule in self.block.rules)),
            "perf_word": CONFIGS[term.place.word] if term.place is not None else 0xFF,
            "ranges": [{"low": low, "high": high} for low, high in ranges], "range_count": len(ranges),
            "fields": [{"reg": self.register_index[r.register], "field": self.field_index(r)} for r in term.fields],
            "field_count": len(term.fields), "since": term.since}

    def field_index(self, reference: Reference) -> int:
        register = self.block.reached[reference.register]
        return register.named.index(register.by_name[reference.field]) if reference.field else NONE

    def default(self, default: model.Default) -> Row:
        scope = event_scope(self.block)
        return {"when": code(default.when, scope), "terms": self.terms_of([*default.set.values()]),
                "setting_count": len(default.set),
                "settings": [{"index": self.term_index[name], "code": code(e, scope)}
                             for name, e in default.set.items()]}

    def pool(self, pool: model.Pool) -> Row:
        return {"key": pool.key, "text": pool.text, "count": pool.count,
                "when": code(pool.when, event_scope(self.block)), "terms": self.term_mask(pool.terms),
                "looks": self.terms_of([pool.when]),
                "program": self.steps(pool.program, True), "release": self.steps(pool.release, True)}

    def steps(self, steps: list[Step], of_event: bool = False) -> Row:
        return {"list": [self.step(s, of_event) for s in steps], "count": len(steps)}

    def step(self, step: Step, of_event: bool) -> Row:
        scope = self.scope_of_steps
        if step.target is None:
            return {"kind": STEPS["barrier"], "barrier": BARRIERS[step.barrier], "when": code(step.when, scope)}
        register = self.block.reached[step.target.register]
        looked_at = [step.target.index, *(e for setting in step.set for e in setting.expressions)]
        return {"kind": STEPS[step.kind], "reg": self.register_index[register.key],
                "settings": self.settings(step.set, register, scope), "setting_count": len(step.set),
                "index": element_code(step.target.index, register.first, scope), "when": code(step.when, scope),
                "terms": self.terms_of(looked_at) | self.terms_written(step, register),
                "keeps": bounds.kept_by(self.block, step, of_event), "every": step.target.every}

    def terms_of(self, expressions: list[Expression | None]) -> int:
        """Terms in expressions, also those of the leader."""
        names = {name.removeprefix("leader.") for name in named(*expressions)}
        return self.term_mask(sorted(names & set(self.term_index)))

    def terms_written(self, step: Step, register: Register) -> int:
        """Terms whose fields are in a register that a step writes."""
        rows = bounds.terms_in(self.block, register) if step.kind == "write" else []
        return sum(1 << term for term in {row[0] for row in rows})

    def reference(self, reference: Reference) -> Row:
        scope, register = counting_scope(self.block), self.block.reached[reference.register]
        return {"reg": self.register_index[reference.register], "field": self.field_index(reference),
                "index": element_code(reference.index, register.first, scope),
                "field_index": element_code(reference.field_index, register.by_name[reference.field].first
                                            if reference.field else 0, scope)}

    def lent(self, counter: Counter) -> Row:
        """Of a borrowed counter: the number of the lender, from 1, and of the kind there."""
        block = self.block.reached[counter.registers[0].register].lent[0]
        return {"lender": list(self.block.borrows).index(block) + 1,
                "lent": list(self.tables.system.blocks[block].counters).index(counter.key)} if block else {}

    def counter(self, counter: Counter) -> Row:
        block, counting, discover = self.block, counting_scope(self.block), discover_scope(self.block)
        is_chosen = chooses(counter)
        return self.lent(counter) | {
            "key": counter.key, "count": counter.count, "width": counter.width, "first": counter.first,
            "sum": SUM_PAGES if counter.pages else SUM_ALL if counter.sum else ALONE,
            "only_first": bool(counter.only_first), "joined": lower_bits(block, counter) if counter.joined else 0,
            "saturates": bool(counter.saturates), "restarts": bounds.restarts(block, counter),
            "snapshot": bool(counter.snapshot), "probed": counter.ones or 0, "fixed": bool(counter.fixed),
            "chooses": is_chosen, "number": self.number_of(counter),
            "parts": [self.number_of(part[0]) + part[1] for part in parts_of(block, counter) if part is not None],
            "reg_count": len(counter.registers), "overflow_count": len(counter.overflow),
            "regs": [self.reference(r) for r in (*counter.registers, *counter.snapshot)],
            "overflow": [self.reference(r) for r in counter.overflow],
            "allows": code(counter.allows, choice_scope(block)),
            "allows_source": counter.allows.text if is_chosen and counter.allows is not None else "",
            "terms": self.terms_counted(counter),
            "selects": code(counter.selects, counting), "runs": code(counter.runs, counting),
            "discover_count": code(counter.discover_count, discover),
            "discover_width": code(counter.discover_width, discover),
            "present": code(counter.present, hole_scope(block)),
            "discover_snapshot": code(counter.discover_snapshot, discover),
            "discover_shift": code(counter.discover_shift, shift_scope(block)),
            "discover_rule_count": len(counter.discover_rules),
            "discover_rules": [{"when": code(r.when, discover), "require": code(r.require, discover), "text": r.text}
                               for r in counter.discover_rules],
            "top_rate": counter.whole_rate, "program": self.steps(counter.program, True),
            "enable": self.steps(counter.enable, True), "disable": self.steps(counter.disable, True)}

    def number_of(self, counter: Counter) -> int:
        """The number of the kind's first counter among all counters."""
        kinds = list(self.block.counters.values())
        return sum(c.count for c in kinds[:kinds.index(counter)])

    def terms_counted(self, counter: Counter) -> int:
        """Terms that select the counter, the pages of a sum, or the unit."""
        chosen = [page.only for page in self.block.pages if counter.sum and self.block.chooses(page)]
        names = self.block.linux.instance.keys() if self.block.linux else set()
        return self.term_mask(sorted(names)) | self.terms_of([counter.allows, counter.discover_shift, *chosen])

    def event(self, event: Event, lines: list[tuple[str, str]]) -> Row:
        block = self.block
        name = block.linux_name(event)
        return {
            "name": event.name, "text": event.text, "linux_name": name,
            "linux_string": event_string(block.linux, event) if block.linux and name else "",
            "terms": sorted([(self.term_index[name], value) for name, value in event.terms.items()]),
            "term_count": len(event.terms), "lines": self.lines.setdefault(tuple(lines), lines),
            "line_count": len(lines), "rest": self.rest(event, name)}

    def rest(self, event: Event, linux_name: str) -> list[Row]:
        """What few events have. Those for which it is equal share one list."""
        linux, errata = self.block.linux if linux_name else None, self.errata_of.get(event.name, 0)
        ended, together = bool(linux and ends_line(linux, event)), self.group_of(event) if linux else 0
        key = (event.counters, event.unit, event.scale, event.note, event.since, event.condition, *event.needs, None,
               *event.variants, None, *event.instances, None, *event.counters_of.items(), errata, ended, together)
        if key not in self.rests:
            known, titles = set(event.variants), self.tables.system.variants
            self.rests[key] = [{
                "counters": event.counters, "needs": self.term_mask(event.needs),
                "unit": event.unit, "scale": event.scale, "note": event.note, "since": event.since,
                "variant_titles": ", ".join(title for name, title in titles.items() if name in known),
                "condition": self.condition(event), "instance_count": len(event.instances),
                "instances": [self.instance_index[name] for name in event.instances],
                "counters_of": [event.counters_of.get(kind, 0) for kind in self.kind_index]
                if event.counters_of else [],
                "variants": sum(1 << self.tables.variant_index[name] for name in known),
                "errata": errata, "together": together, "ends_line": ended}]
        return self.rests[key]

    def group_of(self, event: Event) -> int:
        together = self.block.linux.together if self.block.linux is not None else None
        if together is None:
            return 0
        value = evaluate(together.expr, {name: event.terms.get(name, 0) for name in self.block.terms})
        return self.together.setdefault(value, len(self.together) + 1)

    def metric(self, metric: model.Metric) -> Row:
        return {"name": metric.name, "text": model.with_limit(self.block, metric), "unit": metric.unit,
                "source": metric.formula.text,
                "view": metric.view, "formula": code(inline(self.block, metric), metric_scope(self.block)),
                "adds_up": metric.aggregate == "sum"}


def of_masks(of: Masks) -> Row:
    return dict(of.set())


def element_code(index: Expression | None, first: int, scope: Scope) -> Code:
    """Code for the number of an element from 0; empty for None."""
    return code(Expression(index.text, from_zero(index.expr, first), index.where) if index is not None else None, scope)


def address_code(block: Block, register: Register) -> Code:
    scope = place_scope(block, register)
    return operations(compile_code(register.address, scope.code))


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
        return NO_CODE
    scope = place_scope(block, register)
    ops = [Op("CONST", value=masks(register).reset)]
    for field_ in register.named:
        if field_.reset_by is not None:
            ops += [*scope.compile(field_.reset_by), Op("CONST", value=field_.low), Op("SHL"), Op("OR")]
    return operations(ops)


def inline(block: Block, metric: model.Metric) -> Expression:
    """The formula with its metrics inlined."""
    def put(name: Name) -> Expr:
        other = block.metrics.get(str(name))
        return replaced(other.formula.expr, put) if other is not None else name

    return Expression(metric.formula.text, replaced(metric.formula.expr, put), metric.formula.where)
