"""What the reference shows of a system, as plain values for `templates/reference*.html.j2`: a page of the system, and one of each unit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from urllib.parse import quote

from markupsafe import Markup, escape

from generator.address import assembler_name
from generator.choice import counters_text
from generator.drawing import Group, drawing
from generator.elements import parts_kind
from generator.expression import evaluate, names, to_c
from generator.header import indices
from generator.masks import masks
from generator.model import (Block, Counter, Erratum, Event, Field, Instance, Reference, Register, Step, System)
from generator.naming import argument, block_name, home_name, prefix
from generator.sentences import sentences
from generator.shape import ACCESS

# Whose the registers of a block are, behind the name of their space.
OWNERS = {"machine": "", "cache": ", each last-level cache its own", "cpu": ", each CPU its own",
          **{scope: f", each {scope} its own" for scope in ("package", "die", "cluster", "core")}}


# What software does with reserved bits.
RESERVED_MEANS = {
    "RES0": "reserved: write 0, reads 0", "RES1": "reserved: write 1, reads 1", "RAZ": "reads 0, write 0", "RAZ/WI": "reads 0, writes are ignored",
    "RAO": "reads 1, write 1", "RAO/WI": "reads 1, writes are ignored", "MBZ": "must be written 0, else what happens is undefined",
    "MBO": "must be written 1, else what happens is undefined", "IGN": "ignored", "IMPDEF": "the implementation's own",
}
_TOKEN = re.compile(r"([A-Za-z_][\w.]*)")
_CODE = re.compile(r"`([^`]+)`")


def marked(text: str) -> str:
    """A text of a description, what stands between backticks as code."""
    if "`" not in text:
        return text
    return Markup("").join(Markup("<code>{}</code>").format(part) if i % 2 else escape(part) for i, part in enumerate(_CODE.split(text)))


def breakable(name: str) -> Markup:
    """A name that may go on in a new line behind each of its parts."""
    return Markup(str(escape(name)).replace("_", "_<wbr>").replace(".", ".<wbr>"))


class Page:
    """The pages of one system."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._citations: dict[str, Markup] = {}
        self.units = [Unit(self, block) for block in system.blocks.values()]

    @property
    def sources(self) -> list[tuple[str, Markup | str]]:
        """Tags and titles, each of a public document a link to it."""
        links = self.system.links
        return [(tag, Markup('<a href="{}">{}</a>').format(links[tag], title) if tag in links else title) for tag, title in self.system.sources.items()]

    def cite(self, source: str) -> Markup:
        """A `source:` text on a unit's page, each of its tags a link to the document's full title on the system's."""
        if source not in self._citations:
            self._citations[source] = Markup("; ").join(self._cited(part.strip()) for part in source.split(";"))
        return self._citations[source]

    def _cited(self, part: str) -> Markup:
        tag = part.split()[0].rstrip(",:") if part else ""
        if tag not in self.system.sources:
            return escape(part)
        return Markup('<a href="../{0}.html#source.{1}">{1}</a>{2}').format(quote(self.system.name), tag, part[len(tag):])

    @property
    def unknown(self) -> list[tuple[str, list[str]]]:
        """What is not known of the system, then of each unit."""
        return [(title, lines) for title, lines in
                [("", self.system.unknown), *((unit.block.title, unit.block.unknown) for unit in self.units)] if lines]


class Unit:
    """One kind of unit."""

    def __init__(self, page: Page, block: Block) -> None:
        self.page, self.block = page, block
        self.name = block_name(page.system.name, block)
        self.file = f"{page.system.name}/{block.key}.html"
        self._taken: set[str] = set()
        self.id = self.anchor(f"unit.{self.name}")
        self.registers = [RegisterView(self, register) for register in block.registers.values()]
        self.by_key = {view.register.key: view for view in self.registers}
        self.events = [EventView(self, event) for event in block.events.values()]
        self.metrics = [(self.anchor(f"metric.{self.name}.{m.name}"), m) for m in block.metrics.values()]
        self.terms = [(self.anchor(f"term.{self.name}.{t.name}"), t) for t in block.terms.values()]

    def anchor(self, name: str) -> str:
        """An id that no other part of the page has; no blanks, as HTML asks."""
        made, number = name if name.isidentifier() else "_".join(name.split()), 2
        while made in self._taken:
            made, number = f"{name}-{number}", number + 1
        self._taken.add(made)
        return made

    @cached_property
    def sentences(self) -> dict[str, str]:
        """What each event counts, by its name."""
        return sentences(self.block)

    # Links

    @cached_property
    def _ids(self) -> dict[str, str]:
        """Of events by all of their names, and of metrics."""
        return {**{alias: view.id for view in self.events for alias in view.event.aliases}, **{m.name: id for id, m in self.metrics},
                **{view.event.name: view.id for view in self.events}}

    @cached_property
    def terms_of(self) -> dict[tuple[str, str], list[tuple[str, str]]]:
        """Of a field: ids and names of the terms that go there."""
        made: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for id, term in self.terms:
            for place in term.fields:
                made.setdefault((place.register, place.field), []).append((id, term.name))
        return made

    @cached_property
    def metrics_of(self) -> dict[str, list[tuple[str, str]]]:
        """Of an event's id: ids and names of the metrics that use it."""
        made: dict[str, list[tuple[str, str]]] = {}
        for id, metric in self.metrics:
            for name in dict.fromkeys(_TOKEN.findall(metric.formula.text)):
                if name in self._ids:
                    made.setdefault(self._ids[name], []).append((id, metric.name))
        return made

    def linked_formula(self, text: str) -> Markup:
        """A metric's formula with links to its events."""
        return Markup("").join(Markup('<a href="#{}">{}</a>').format(self._ids[part], part) if part in self._ids else escape(part)
                               for part in _TOKEN.split(text))

    @cached_property
    def _linked(self) -> dict[str, str]:
        """Of each term its name as a link. Names of terms and ids need no escape."""
        return {term.name: f'<a href="#{id}">{term.name}</a>' for id, term in self.terms}

    def linked_terms(self, terms: Mapping[str, int]) -> Markup:
        """`event=0x35,umask=0x3`, each name a link."""
        return Markup(",<wbr>".join([f"{self._linked[name]}={value:#x}" for name, value in terms.items()]))

    def linked_needs(self, names: Iterable[str]) -> Markup:
        return Markup(", ".join([self._linked[name] for name in names]))

    @cached_property
    def errata_of(self) -> Mapping[str, list[Erratum]]:
        """By the names of events, and the keys of registers."""
        made: dict[str, list[Erratum]] = {}
        for erratum in self.block.errata.values():
            for name in (*erratum.events, *erratum.registers):
                made.setdefault(name, []).append(erratum)
        return made

    def kinds_of(self, event: Event) -> list[str]:
        """The kinds of counters that it is meant for; none where there is one kind only."""
        return [event.on] if event.on else list(event.counters_of)

    @cached_property
    def access_words(self) -> list[tuple[str, str]]:
        """Every word of access and of reserved bits on the page, and what it means."""
        used = {f.field.access for view in self.registers for f in view.fields if f.field.name}
        rest = {f.field.reserved for view in self.registers for f in view.fields if not f.field.name}
        volatile = [("-V", "hardware changes it, too")] if any(f.field.volatile for view in self.registers for f in view.fields if f.field.name) else []
        return [*((word, text) for word, text in ACCESS.items() if word in used), *volatile,
                *((word, text) for word, text in RESERVED_MEANS.items() if word in rest)]

    @property
    def event_string(self) -> str:
        """Linux's event of this unit, with a name in angle brackets for each value."""
        perf = self.block.perf
        return re.sub(r"\{(\w+)[^}]*\}", r"<\1>", perf.event_string) if perf is not None else ""

    # What it is

    @cached_property
    def numbered(self) -> list[tuple[int, int]]:
        """The top bit and the number of bits of each group that drawings have."""
        groups = {(group.top, group.top - group.low + 1) for view in self.registers for group in view.drawing}
        return sorted(groups)

    def accessors(self, view: RegisterView) -> list[str]:
        """How C reads and writes it."""
        name = view.c_name or view.id
        before = {"mmio": ["base"], "pci": ["io", "at"]}.get(self.block.space, [])
        if self.block.space == "perf":
            return []
        part = "_io" if self.block.space == "pci" else ""
        arguments = [*before, *map(argument, indices(self.block, view.register))]
        reads = f"{name}_t r = {name}{part}_read({', '.join(arguments)});"
        if part:  # what it finds goes through a pointer
            reads = f"{name}_io_read({', '.join([*arguments, '&r'])});"
        writes = f"{name}{part}_write({', '.join([*arguments, 'r'])});"
        return [text for text, is_able in ((reads, view.masks.readable), (writes, view.masks.writable)) if is_able]

    @property
    def space(self) -> str:
        return {"sysreg": "AArch64 system registers", "msr": "model-specific registers (MSRs)",
                "csr": "RISC-V control and status registers (CSRs)", "pci": "PCI configuration space", "mmio": "memory-mapped registers",
                "perf": "the words of Linux perf's attribute"}[self.block.space]

    @property
    def owner(self) -> str:
        return OWNERS[self.block.scope]

    @cached_property
    def selects(self) -> list[str]:
        """Selectors that depend on the instance alone: shown in the table of instances."""
        return [s.key for s in self.block.selectors.values()
                if all(str(name) in self.block.numbers for setting in s.set for e in setting.expressions for name in e.names())]

    def selected(self, selector: str, instance: Instance) -> int:
        """The value of the selecting register for an instance."""
        chosen = self.block.selectors[selector]
        register = self.block.registers[chosen.register]
        return masks(register).ones | sum(
            evaluate(s.value.expr, instance.numbers) << register.by_name[s.field].element_low(
                evaluate(s.element.expr, instance.numbers) if s.element is not None else 0) for s in chosen.set)

    def link(self, reference: Reference) -> Markup:
        """A name of a register in the description, as a link to it."""
        reached = self.block.reached.get(reference.register)
        block, key = reached.lent if reached is not None else ("", "")
        lender = next((unit for unit in self.page.units if unit.block.key == block), None)
        view = lender.by_key.get(key) if lender else self.by_key.get(reference.register)
        page = f"{quote(lender.block.key)}.html" if lender else ""
        return Markup('<a href="{}#{}"><code>{}</code></a>').format(page, view.id if view else self.id, reference.text)

    def steps(self, steps: list[Step]) -> list[Markup]:
        return [Markup("{}{}.").format(self._deed(step), Markup(", when <code>{}</code>").format(step.when.text)
                                       if step.when else "") for step in steps]

    def _deed(self, step: Step) -> Markup:
        if step.target is None:
            return Markup("{} barrier").format(step.barrier.upper())
        settings = Markup(", ").join(Markup("<code>{} = {}</code>").format(s.text, s.value.text) for s in step.set)
        target = Markup("each of {}" if step.target.every else "{}").format(self.link(step.target))
        if step.kind in ("raise", "lower"):
            return Markup("Read {}, make 1-bits of {} {} and write it back").format(
                target, settings or "nothing", 1 if step.kind == "raise" else 0)
        if step.kind == "modify":
            return Markup("Read {}, set {} and write it back").format(target, settings or "nothing")
        return Markup("Write {}").format(target) + (Markup(" with {}").format(settings) if settings else "")

    def sequences(self) -> list[tuple[str, list[Markup]]]:
        named = (("Reset, before programming", self.block.reset), ("Start", self.block.start), ("Stop", self.block.stop),
                 ("Finish, when nothing more is counted", self.block.finish), ("Snapshot, before each read", self.block.snapshot))
        return [(title, self.steps(steps)) for title, steps in named if steps]

    def parts_kind(self, counter: Counter) -> str:
        return parts_kind(self.block, counter)

    def programs(self, counter: Counter) -> list[tuple[str, list[Markup]]]:
        named = (("Program", counter.program), ("Enable", counter.enable), ("Disable", counter.disable))
        return [(title, self.steps(steps)) for title, steps in named if steps]


class RegisterView:
    """One register."""

    def __init__(self, unit: Unit, register: Register) -> None:
        self.unit, self.register, self.block = unit, register, unit.block
        self.id = unit.anchor(prefix(unit.page.system.name, unit.block, register))
        self.masks = masks(register)
        self.fields = [FieldView(self, field) for field in register.fields]
        self.source = register.source or unit.block.source

    @property
    def c_name(self) -> str:
        """What its names in C begin with, where that is not its id: a base's."""
        home = self.block.home
        return f"{home_name(home)}_{self.register.key}".lower() if home and self.register.key in self.block.shared else ""

    @property
    def place(self) -> str:
        """Where the first element of the first instance is."""
        return self.place_at(self.block.instances[0], {d.index: 0 for d in self.register.dimensions})

    @property
    def last_place(self) -> str:
        """Where the last element of the last instance is."""
        last = {d.index: d.count - 1 for d in self.register.dimensions}
        return self.place_at(self.block.instances[-1], last)

    def place_at(self, instance: Instance, indices: dict[str, int]) -> str:
        value = self.register.address_at(instance.numbers | indices)
        if self.block.space == "sysreg":
            return assembler_name(value)
        if self.block.space == "perf":
            return self.register.at["at"].text
        if self.block.pair_of(self.register) is not None:
            return f"address {value:#x}"
        return f"{value:#x}" if self.block.space in ("msr", "csr") else f"offset {value:#x}"

    @property
    def rule(self) -> str:
        """How the place follows from the indices: the operands of a system register, else the address where it has indices."""
        if self.block.space == "sysreg":
            return ", ".join(f"{name} = {e.text}" for name, e in self.register.at.items())
        return to_c(self.register.address, str, "").replace(" * ", "·") if any(True for _ in names(self.register.address)) else ""

    @property
    def dimensions(self) -> str:
        return ", ".join(f"<{d.index}> = 0 to {d.count - 1}" if d.count > 1 else f"<{d.index}> = 0"
                         for d in self.register.dimensions)

    @property
    def reset(self) -> str:
        """The whole register after reset, where it is one value."""
        if self.register.reset_differs:
            return "differs between units or elements, see the fields"
        if not self.masks.has_reset:
            return "unknown"
        some = " (some fields: unknown)" if self.masks.readable & ~self.masks.has_reset else ""
        return f"{self.masks.reset:#0{self.register.width // 4 + 2}x}{some}"

    @property
    def drawing(self) -> list[Group]:
        return drawing(self.register)

    @property
    def example(self) -> str:
        """Which unit and element `last_place` is of: `box 3, n 2`."""
        used = {str(name) for e in ([self.register.address] if self.block.space != "sysreg" else [e.expr for e in self.register.at.values()]) for name in names(e)}
        numbers = self.block.instances[-1].numbers | {d.index: d.count - 1 for d in self.register.dimensions}
        return ", ".join(f"{name} {value}" for name, value in numbers.items() if name in used)

    def reached(self, place: str) -> list[str]:
        """How software reads and writes it, in the words of its machine."""
        able = [self.masks.readable != 0, self.masks.writable != 0]
        made = {"sysreg": (f"mrs x0, {place}", f"msr {place}, x0"), "msr": (f"rdmsr {place}", f"wrmsr {place} VALUE"),
                "csr": (f"csrr a0, {place}", f"csrw {place}, a0")}.get(self.block.space, ())
        return [text for text, is_able in zip(made, able) if is_able]


class FieldView:
    """One range of bits."""

    def __init__(self, view: RegisterView, field: Field) -> None:
        self.view, self.field = view, field
        self.id = view.unit.anchor(f"{view.id}.{field.name}") if field.name else ""

    @property
    def access(self) -> str:
        return self.field.access + ("-V" if self.field.volatile else "") if self.field.name else ""

    @property
    def acting(self) -> str:
        """What that means, where a read or a write does more than its name says."""
        return ACCESS[self.field.access] if self.field.name and (self.field.access in ("RC", "RS") or self.field.acts) else ""

    @property
    def reserved_means(self) -> str:
        """What software does with reserved bits."""
        return RESERVED_MEANS[self.field.reserved]

    @property
    def reset(self) -> str:
        if self.field.reset_by is not None:
            return self.field.reset_by.text
        if self.field.reset is not None:
            return f"{self.field.reset:#x}"
        return "unknown" if self.field.readable else ""

    @property
    def is_plain(self) -> bool:
        """Nothing is to be said but its text: most fields, so that it pays to know."""
        f = self.field
        return not (self.terms or f.aliases or f.condition or f.since or f.removed or f.note or f.each or f.self_clearing or f.clears or f.sets or f.range or f.means or f.source or f.values)

    @property
    def terms(self) -> list[tuple[str, str]]:
        """Ids and names of the terms that go here."""
        return self.view.unit.terms_of.get((self.view.register.key, self.field.name), [])

    @property
    def name(self) -> str:
        name = self.field.name or self.field.reserved
        return f"{name}<{self.field.index}>" if self.field.index else name


class EventView:
    """One event."""

    def __init__(self, unit: Unit, event: Event) -> None:
        self.unit, self.event = unit, event
        self.id = unit.anchor(f"event.{unit.name}.{event.name}")

    @property
    def terms(self) -> str:
        return ",".join(f"{name}={value:#x}" for name, value in self.event.terms.items())

    @property
    def text(self) -> str:
        """What tells it apart."""
        return self.unit.sentences[self.event.name]

    @property
    def counters(self) -> str:
        """Which counters of its kind may count it."""
        if not self.event.counters:
            return counters_text(self.unit.block, self.event) or "any"
        numbers = [n for n in range(64) if self.event.counters >> n & 1]
        runs = numbers[-1] - numbers[0] + 1 == len(numbers) and len(numbers) > 1
        return f"{numbers[0]}-{numbers[-1]}" if runs else ", ".join(map(str, numbers))

    @property
    def linux(self) -> str:
        return self.unit.block.linux_name(self.event)
