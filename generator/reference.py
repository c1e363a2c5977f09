"""What the reference shows of a system, as plain values for `templates/reference*.html.j2`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from markupsafe import Markup, escape

from generator.address import assembler_name
from generator.choice import counters_text
from generator.expression import evaluate, names, to_c
from generator.masks import masks
from generator.model import (Block, Counter, Event, Field, Instance, Reference, Register, Step, System)
from generator.naming import block_name, home_name, prefix
from generator.shape import ACCESS

BITS_IN_ROW = 32
# The heads of a row's columns, by its top bit: the same for every register, so made once.
BITS = {top: Markup("").join(Markup("<th>{}</th>").format(bit) for bit in range(top, max(-1, top - BITS_IN_ROW), -1))
        for top in (7, 15, 31, 63)}

# Whose the registers of a block are, behind the name of their space.
OWNERS = {"machine": "", "cache": ", each last-level cache its own", "cpu": ", each CPU its own",
          **{scope: f", each {scope} its own" for scope in ("package", "die", "cluster", "core")}}


class Page:
    """One system's page."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._taken: set[str] = set()
        self._citations: dict[str, Markup] = {}
        self.units = [Unit(self, block) for block in system.blocks.values()]

    def anchor(self, name: str) -> str:
        """An id that no other part of the page has; no blanks, as HTML asks."""
        made, number = "_".join(name.split()), 2
        while made in self._taken:
            made, number = f"{name}-{number}", number + 1
        self._taken.add(made)
        return made

    def cite(self, source: str) -> Markup:
        """A `source:` text, each of its tags a link to the document's full title."""
        if source not in self._citations:
            self._citations[source] = Markup("; ").join(self._cited(part.strip()) for part in source.split(";"))
        return self._citations[source]

    def _cited(self, part: str) -> Markup:
        tag = part.split()[0].rstrip(",:") if part else ""
        if tag not in self.system.sources:
            return escape(part)
        return Markup('<a href="#source.{0}">{0}</a>{1}').format(tag, part[len(tag):])

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
        self.id = page.anchor(f"unit.{self.name}")
        self.registers = [RegisterView(self, register) for register in block.registers.values()]
        self.by_key = {view.register.key: view for view in self.registers}
        self.events = [EventView(self, event) for event in block.events.values()]
        self.metrics = [(page.anchor(f"metric.{self.name}.{m.name}"), m) for m in block.metrics.values()]
        self.terms = [(page.anchor(f"term.{self.name}.{t.name}"), t) for t in block.terms.values()]

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
        return Markup('<a href="#{}"><code>{}</code></a>').format(view.id if view else self.id, reference.text)

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

    def programs(self, counter: Counter) -> list[tuple[str, list[Markup]]]:
        named = (("Program", counter.program), ("Enable", counter.enable), ("Disable", counter.disable))
        return [(title, self.steps(steps)) for title, steps in named if steps]


class RegisterView:
    """One register."""

    def __init__(self, unit: Unit, register: Register) -> None:
        self.unit, self.register, self.block = unit, register, unit.block
        self.id = unit.page.anchor(prefix(unit.page.system.name, unit.block, register))
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
        return to_c(self.register.address, str, "") if any(True for _ in names(self.register.address)) else ""

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

    def rows(self) -> Iterator[tuple[int, int, list[tuple[FieldView, int]]]]:
        """The drawing: top and bottom bit of each row of 32 or all, and its cells with the bits that each spans."""
        for top in range(self.register.width - 1, 0, -BITS_IN_ROW):
            low = max(0, top - BITS_IN_ROW + 1)
            parts = [(f, min(f.field.high, top) - max(f.field.low, low) + 1) for f in self.fields
                     if f.field.low <= top and f.field.high >= low]
            yield top, low, parts


class FieldView:
    """One range of bits."""

    def __init__(self, view: RegisterView, field: Field) -> None:
        self.view, self.field = view, field
        self.id = view.unit.page.anchor(f"{view.id}.{field.name}") if field.name else ""

    @property
    def access(self) -> str:
        return self.field.access + ("-V" if self.field.volatile else "") if self.field.name else ""

    @property
    def acting(self) -> str:
        """What that means, where a read or a write does more than its name says."""
        return ACCESS[self.field.access] if self.field.name and (self.field.access in ("RC", "RS") or self.field.acts) else ""

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
        return not (f.aliases or f.condition or f.since or f.removed or f.note or f.each or f.self_clearing or f.clears or f.sets or f.range or f.means or f.source or f.values)

    @property
    def name(self) -> str:
        name = self.field.name or self.field.reserved
        return f"{name}<{self.field.index}>" if self.field.index else name


class EventView:
    """One event."""

    def __init__(self, unit: Unit, event: Event) -> None:
        self.unit, self.event = unit, event
        self.id = unit.page.anchor(f"event.{unit.name}.{event.name}")

    @property
    def terms(self) -> str:
        return ",".join(f"{name}={value:#x}" for name, value in self.event.terms.items())

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
