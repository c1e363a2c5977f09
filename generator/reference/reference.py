"""Contents of the reference, as plain values for `templates/reference`: a page of the system, and a page of each unit.

Sentences with code or links are `Markup`: HTML with the tags `code`, `a`, `small`, `br` and `wbr` only.
views/formats.py converts them for manual pages and Markdown.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar
from urllib.parse import quote

from markupsafe import Markup, escape

from ..model.address import assembler_name, reached_from
from ..model.bounds import restarts
from ..model.choice import chooses, counters_text
from .drawing import Group, drawing
from ..model.elements import parts_kind
from ..base.expression import constant, evaluate, names, to_c
from ..views.formats import html, in_html
from ..views.header import indices
from ..model.index import unit_name
from ..model.masks import masks
from ..model.model import (Block, Counter, Erratum, Event, Field, Instance, Metric, Nodes, Reference, Register,
                                   Rule, Bank, Step, System, limited, limits)
from ..model.naming import argument, block_name, home_name, prefix
from ..base.record import cached_property
from .sentences import sentences
from ..load.shape import ACCESS, RESERVED

SPACES = {"sysreg": "AArch64 system registers", "msr": "model-specific registers (MSRs)",
          "csr": "RISC-V control and status registers (CSRs)", "pci": "PCI configuration space",
          "mmio": "memory-mapped registers", "perf": "the words of Linux perf's attribute"}
# How many sets of a block's registers a machine has, behind the name of their space.
OWNERS = {"machine": "", "cache": ", one set per last-level cache", "cpu": ", one set per CPU",
          **{scope: f", one set per {scope}" for scope in ("package", "die", "cluster", "core")}}


_Key = TypeVar("_Key")
_Value = TypeVar("_Value")
_TOKEN = re.compile(r"([A-Za-z_][\w.]*)")
# Words, or words with code and links among them.
Text = str | Markup
Facts = list[tuple[Text, Text]]
_CODE = re.compile(r"`([^`]+)`")


def marked(text: str) -> str:
    """A text of a description, with text in backticks as code."""
    return (joined("", [code(part) if i % 2 else part for i, part in enumerate(_CODE.split(text))]) if "`" in text
            else text)


# Methods of `Markup` would make a `Markup` of each piece first.

def filled(pattern: str, *values: object) -> Markup:
    """A pattern with values for each `{}`."""
    return html(pattern.format(*map(in_html, values)))


def joined(between: str, parts: Iterable[Text]) -> Markup:
    return html(between.join(map(in_html, parts)))


def code(text: object) -> Markup:
    return html(f"<code>{in_html(text)}</code>")


def link(target: str, text: str) -> Markup:
    return html(f'<a href="{in_html(target)}">{in_html(text)}</a>')


def small(text: str) -> Markup:
    return html(f"<small>{in_html(marked(text))}</small>")


def prose(text: str, note: str = "") -> Text:
    """A text and its note."""
    return sentence([marked(text), small(note)]) if note else marked(text)


def sentence(parts: Iterable[Text]) -> Markup:
    """The parts that are not empty, separated by blanks."""
    return joined(" ", filter(None, parts))


def breakable(name: str) -> Markup:
    """A name that can be broken after each of its parts."""
    return html(in_html(name).replace("_", "_<wbr>").replace(".", ".<wbr>"))


def grouped(pairs: Iterable[tuple[_Key, _Value]]) -> dict[_Key, list[_Value]]:
    """All values of each key."""
    made: dict[_Key, list[_Value]] = {}
    for key, value in pairs:
        made.setdefault(key, []).append(value)
    return made


class Page:
    """The pages of one system."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._citations: dict[str, Markup] = {}
        self.units = [Unit(self, block) for block in system.blocks.values()]

    @property
    def sources(self) -> list[tuple[str, Markup | str]]:
        """Tags and titles; the title of a public document is a link."""
        links = self.system.links
        return [(tag, link(links[tag], title) if tag in links else title) for tag, title in self.system.sources.items()]

    @property
    def found(self) -> Facts:
        """How a machine is detected."""
        made: Facts = []
        for detect in self.system.detect:
            title = self.system.variants.get(detect.variant, detect.variant)
            variant = f" ({title})" if title else ""
            if detect.cpuid:
                made.append(("CPUID", f"{detect.processor}{variant}"))
            if detect.midr:
                one = "" if detect.midr_variant is None else f", Variant {detect.midr_variant}"
                made.append(("MIDR_EL1", f"Implementer {detect.midr[0]:#x}, PartNum {detect.midr[1]:#x}{one}{variant}"))
            if detect.sysfs:
                made.append(("Linux devices", joined(", ", map(code, detect.sysfs)) + variant))
        made = made or [("Detection", "not described")]
        return [*made, ("PCI vendor", f"{self.system.pci_vendor:#x}")] if self.system.pci_vendor else made

    @property
    def examples(self) -> Facts:
        return [(example.text, code(f"pmureg stat --system {self.system.name} -e '{example.events}'"))
                for example in self.system.examples]

    def cite(self, source: str) -> Markup:
        """A `source:` text on a unit's page; each tag is a link to the document's title on the system's page."""
        if source not in self._citations:
            self._citations[source] = joined("; ", [self._cited(part.strip()) for part in source.split(";")])
        return self._citations[source]

    def _cited(self, part: str) -> Markup:
        tag = part.split()[0].rstrip(",:") if part else ""
        if tag not in self.system.sources:
            return escape(part)
        return link(f"../{quote(self.system.name)}.html#source.{tag}", tag) + part[len(tag):]

    @property
    def unknown(self) -> list[tuple[str, list[str]]]:
        """The open questions about the system, then about each unit."""
        return [(title, lines) for title, lines in
                [("", self.system.unknown), *((unit.block.title, unit.block.unknown) for unit in self.units)] if lines]


class Unit:
    """One kind of unit."""

    def __init__(self, page: Page, block: Block) -> None:
        self.page, self.block = page, block
        self.name = block_name(page.system.name, block)
        self.file = f"{page.system.name}/{block.key}.html"
        self._taken: set[str] = set()
        self._accepted: dict[tuple[str, ...], str] = {}
        self.id = self.anchor(f"unit.{self.name}")
        self.registers = [RegisterView(self, register) for register in block.registers.values()]
        self.by_key = {view.register.key: view for view in self.registers}
        self.metrics = [(self.anchor(f"metric.{self.name}.{m.name}"), m) for m in block.metrics.values()]
        self.terms = [(self.anchor(f"term.{self.name}.{t.name}"), t) for t in block.terms.values()]

    def anchor(self, name: str) -> str:
        """An id that is unique on the page, without blanks, as HTML requires."""
        made, number = name if name.isidentifier() else "_".join(name.split()), 2
        while made in self._taken:
            made, number = f"{name}-{number}", number + 1
        self._taken.add(made)
        return made

    def any_value(self, term: str) -> int:
        """A valid value of the term: the first listed one, else 1."""
        places = self.block.terms[term].fields
        values = self.block.registers[places[0].register].by_name[places[0].field].values if places else []
        return values[0].value if values else 1

    @cached_property
    def events(self) -> list[EventView]:
        return [EventView(self, event) for event in self.block.events.values()]

    def accepted(self, event: Event) -> str:
        """Terms that the user can add to the event's own; most events have the same."""
        given = (*event.terms, *event.needs)
        if given not in self._accepted:
            self._accepted[given] = ", ".join(name for name in self.block.terms if name not in given)
        return self._accepted[given]

    @cached_property
    def sentences(self) -> dict[str, str]:
        """What each event counts, by its name."""
        return sentences(self.block)

    # Links

    @cached_property
    def _ids(self) -> dict[str, str]:
        """Ids of events by all their names, and of metrics."""
        return {**{alias: view.id for view in self.events for alias in view.event.aliases},
                **{m.name: id for id, m in self.metrics},
                **{view.event.name: view.id for view in self.events}}

    @cached_property
    def terms_of(self) -> dict[tuple[str, str], list[tuple[str, str]]]:
        """By field: ids and names of its terms."""
        return grouped(((place.register, place.field), (id, term.name)) for id, term in self.terms
                       for place in term.fields)

    @cached_property
    def metrics_of(self) -> dict[str, list[tuple[str, str]]]:
        """By the event's id: ids and names of the metrics that use it."""
        return grouped((self._ids[name], (id, metric.name)) for id, metric in self.metrics
                       for name in dict.fromkeys(_TOKEN.findall(metric.formula.text)) if name in self._ids)

    def linked_formula(self, text: str) -> Markup:
        """A metric's formula with links to events."""
        return joined("", [link(f"#{self._ids[part]}", part) if part in self._ids else part
                           for part in _TOKEN.split(text)])

    @cached_property
    def _linked(self) -> dict[str, str]:
        """Each term's name as a link. Names of terms and ids need no escape."""
        return {term.name: f'<a href="#{id}">{term.name}</a>' for id, term in self.terms}

    def linked_terms(self, terms: Mapping[str, int]) -> Markup:
        """`event=0x35,umask=0x3`, each name as a link."""
        return html(",<wbr>".join([f"{self._linked[name]}={value:#x}" for name, value in terms.items()]))

    def linked_needs(self, names: Iterable[str]) -> Markup:
        return html(", ".join([self._linked[name] for name in names]))

    @cached_property
    def errata_of(self) -> Mapping[str, list[Erratum]]:
        """Errata by the names of events."""
        return grouped((name, erratum) for erratum in self.block.errata.values() for name in erratum.events)

    def rule(self, rule: Rule) -> Markup:
        """The text of a rule, and its condition."""
        holds = joined("", [filled("When {}: ", code(rule.when.text)) if rule.when else "",
                            code(rule.require.text) if rule.require else "",
                                 f"the same for all events of a unit: {', '.join(rule.same)}" if rule.same else ""])
        return sentence([prose(rule.text, rule.note), filled("<small>{}</small>", holds), self.page.cite(rule.source)])

    @property
    def rules(self) -> list[tuple[str, list[Markup]]]:
        """Rules between terms, default values, and shared slots."""
        block, cite = self.block, self.page.cite
        defaults = [sentence([filled("When {}:", code(d.when.text)) if d.when else "",
                              joined(", ", [code(f"{name} = {value.text}") for name, value in d.set.items()]),
                              prose(d.text, d.note), cite(d.source)]) for d in block.defaults]
        pools = [sentence([filled("{}: {}, one for each value of {}{}.", code(p.key), p.count, ", ".join(p.terms),
                                  filled(" when {}", code(p.when.text)) if p.when else ""),
                           prose(p.text), cite(p.source)]) for p in block.pools.values()]
        named = (("Rules", [self.rule(rule) for rule in block.rules]), ("Default values", defaults),
                 ("Shared slots", pools))
        return [(title, lines) for title, lines in named if lines]

    @property
    def term_rows(self) -> list[tuple[str, str, Text, Text, Text, Text]]:
        """Id, name, fields, place in perf, meaning and source of each term."""
        return [(id, t.name, joined(", ", map(self.link, t.fields)),
                 sentence([code(t.place) if t.place else "", "" if t.linux else "not in Linux"]), sentence([
            prose(t.text, t.note), f"Only where {self.block.conditions[t.condition].text}." if t.condition else "",
            f"Since Linux {t.since}." if t.since else "", "Alias for bits of other terms." if t.overlaps else ""]),
            self.page.cite(t.source)) for id, t in self.terms]

    @property
    def metric_rows(self) -> list[tuple[str, Metric, Markup, Text, Markup]]:
        """Id, metric, formula with links, meaning and source of each metric."""
        return [(id, m, filled("<code>{}</code>", self.linked_formula(m.formula.text)),
                 sentence([prose(m.text, m.note), limited(self.block, m)]),
                 joined("; ", filter(None, [self.page.cite(m.source or self.block.source),
                                            self.page.cite(m.limit.source) if m.limit else ""])))
                for id, m in self.metrics]

    def erratum(self, one: Erratum) -> Markup:
        return link(f"#{self.id}.erratum.{one.key}", f"Erratum {one.key}")

    @property
    def errata(self) -> list[tuple[str, Markup]]:
        """Ids and texts of errata."""
        return [(f"{self.id}.erratum.{one.key}", sentence([
            f"{one.key}:", prose(one.text, one.note), f"Only {limits(self.block, one)}." if one.condition else "",
            f"Events: {', '.join(one.events)}.", self.page.cite(one.source)])) for one in self.block.errata.values()]

    @cached_property
    def access_words(self) -> list[tuple[str, str]]:
        """Every word of access and of reserved bits on the page, and its meaning."""
        used = {f.field.access for view in self.registers for f in view.fields if f.field.name}
        rest = {f.field.reserved for view in self.registers for f in view.fields if not f.field.name}
        volatile = ([("-V", "hardware changes it, too")]
                    if any(f.field.volatile for view in self.registers for f in view.fields if f.field.name) else [])
        return [*((word, text) for word, text in ACCESS.items() if word in used), *volatile,
                *((word, text) for word, text in RESERVED.items() if word in rest)]

    @property
    def event_string(self) -> str:
        """Linux's event string, with a name in angle brackets for each value."""
        linux = self.block.linux
        return re.sub(r"\{(\w+)[^}]*\}", r"<\1>", linux.event_string).removesuffix("\n") if linux is not None else ""

    # Facts about the unit

    @property
    def facts(self) -> Facts:
        """Label and text of all facts about the unit."""
        block, page = self.block, self.page
        made: Facts = [("Name", code(self.name)), ("Access", self.space)]
        if block.source:
            made.append(("Source", page.cite(block.source)))
        made += [("Units", code(f"<{d.index}>") + f" from 0 to {d.count - 1}") for d in block.dimensions]
        made += [("Found", source.told) for source in block.located]
        if block.nodes:
            made.append(("Node", self._node(block.nodes)))
        if block.present:
            made.append(("Present if", code(block.present.text)))
        made += [(filled("Fact {}", code(fact.key)),
                  escape(fact.told) + (": " if fact.text else "") + prose(fact.text))
                  for fact in block.facts.values()]
        for borrow in block.borrows.values():
            registers = joined("; ", [code(there) + (filled(", called {} here", code(own)) if own != there else "")
                                      for own, there in borrow.registers.items()])
            made.append(("Borrows", filled("from {}{}: {}", code(borrow.block),
                                           filled(" number {}", code(borrow.number.text)) if borrow.number
                                           else ", each unit" if borrow.each else "", registers)))
        made += [("Pages", code(r.key) + f": {r.count}" + (", " + code(f"<{r.index}>") if r.count > 1 else "")
                  + (filled(", {} if {}", "added up" if block.chooses(r) else "present", code(r.only.text))
                     if r.only else "")
                  + (". " + escape(marked(r.text)) if r.text else ""))
                 for r in block.pages if len(block.pages) > 1 or r.count > 1 or r.text]
        made += [(filled("{} {}", "Pair" if s.data else "Bank", code(s.key)), self._selected(s))
                 for s in block.banks.values()]
        return [*made, *self._linux()]

    def _node(self, nodes: Nodes) -> Markup:
        """The nodes that are units, and how the tree is walked."""
        is_, number, count, pointers, child, skip = (code(e.text) if e else ""
                                                     for e in (nodes.is_, nodes.number, nodes.count, nodes.pointers,
                                                               nodes.child, nodes.skip))
        return filled("each node of the tree for which {} holds{}. A node has {} pointers to child nodes at {}; each "
                      "points to {}{}.", is_, filled(", numbered by {}", number) if number else "", count, pointers,
                      child, filled(" and is not followed if {}", skip) if skip else "")

    def _selected(self, bank: Bank) -> Markup:
        """How the registers of a bank are accessed."""
        settings = joined(", ", [code(f"{s.text} = {s.value.text}") for s in bank.set])
        data = filled("; then access the register through {}", self._own(bank.data)) if bank.data else ""
        return sentence([filled("First write {} with {}{}{}.", self._own(bank.register), settings,
                                f", then {bank.barrier.upper()}" if bank.barrier else "", data),
            prose("", bank.note), self.page.cite(bank.source)])

    def _own(self, key: str) -> Markup:
        return link(f"#{self.by_key[key].id}", code(key))

    def _linux(self) -> Facts:
        linux = self.block.linux
        if linux is None:
            return []
        names = ", ".join(filter(None, (linux.driver, f"since {linux.since}" if linux.since else "")))
        dropped = [filled("Before {} it also listed {}.", release,
                          joined(", ", [code(name) + f" {number:#X}".replace("X", "x", 1)
                                        for name, number in events.items()]))
                   for release, events in linux.dropped.items()]
        device = code(linux.device) + (f", {names}" if names else "") + "."
        made: Facts = [("Linux device",
                        sentence([device, *dropped, prose("", linux.note), self.page.cite(linux.source)]))]
        return [*made, ("Linux event", code(self.event_string))] if linux.event_string else made

    def counter_facts(self, counter: Counter) -> Facts:
        """How many counters of a kind there are, what they count, and when."""
        kind = parts_kind(self.block, counter)
        end = ("; a full counter stops, and each read restarts it" if restarts(self.block, counter)
               else "; a full counter stops" if counter.saturates else "")
        made: Facts = [("Counters", filled("{} of {} bits{}{}{}{}",
            counter.count, counter.width, f", the first one is element {counter.first}" if counter.first else "",
            filled(", each joined from two of {}", link(f"#counters.{self.name}.{kind}", code(kind))) if kind else "",
            ", not programmed" if counter.fixed else "", end))]
        if counter.registers:
            how = ("the first of " if counter.only_first else "the sum over the pages of " if counter.pages
                   else "the sum of " if counter.sum else "")
            made.append(("Counted in", how + html(", its upper bits in " if counter.joined
                                                  else ", ").join(map(self.link, counter.registers))))
        made += [("Snapshot in", self.link(reference) + (
            filled(", if {}", code(counter.discover_snapshot.text)) if counter.discover_snapshot else ""))
            for reference in counter.snapshot]
        made += [(name, code(expression.text)) for name, expression in (
            ("Counter <n> can count if" if chooses(counter) else "Counts events if", counter.allows),
            ("Event selected by", counter.selects), ("Runs while", counter.runs),
            ("Number of counters", counter.discover_count), ("Present if", counter.present),
            ("Width", counter.discover_width), ("Count is scaled by 2 to the power of", counter.discover_shift))
            if expression]
        if counter.ones is not None:
            made.append(("Width", "the bits that stay 1 after a write of all ones"))
        made += [("Overflow flag", self.link(flag)) for flag in counter.overflow]
        if counter.source:
            made.append(("Source", self.page.cite(counter.source)))
        return [*made, ("Note", marked(counter.note))] if counter.note else made

    @cached_property
    def numbered(self) -> list[tuple[int, int]]:
        """Top bit and number of bits of each group in the drawings."""
        groups = {(group.top, group.top - group.low + 1) for view in self.registers for group in view.drawing}
        return sorted(groups)

    def accessors(self, view: RegisterView) -> list[str]:
        """The C calls that read and write the register."""
        name = view.c_name or view.id
        before = {"mmio": ["base"], "pci": ["io", "at"]}.get(self.block.space, [])
        if self.block.space == "perf":
            return []
        part = "_io" if self.block.space == "pci" else ""
        arguments = [*before, *map(argument, indices(self.block, view.register))]
        reads = f"{name}_t r = {name}{part}_read({', '.join(arguments)});"
        if part:  # returns the value through a pointer
            reads = f"{name}_io_read({', '.join([*arguments, '&r'])});"
        writes = f"{name}{part}_write({', '.join([*arguments, 'r'])});"
        return [text for text, is_able in ((reads, view.masks.readable), (writes, view.masks.writable)) if is_able]

    @property
    def space(self) -> str:
        """How its registers are accessed, and how many sets of them there are."""
        return SPACES[self.block.space] + OWNERS[self.block.scope]

    @cached_property
    def selects(self) -> list[str]:
        """Banks whose selection depends on the instance only; the table of instances shows them."""
        return [s.key for s in self.block.banks.values()
                if all(str(name) in self.block.numbers for setting in s.set for e in setting.expressions
                       for name in e.names())]

    def selected(self, selector: str, instance: Instance) -> int:
        """The value of the selecting register for an instance."""
        chosen = self.block.banks[selector]
        register = self.block.registers[chosen.register]
        return masks(register).ones | sum(
            evaluate(s.value.expr, instance.numbers) << (field := register.by_name[s.field]).element_low(
                evaluate(s.element.expr, instance.numbers) if s.element is not None else field.first)
                for s in chosen.set)

    def link(self, reference: Reference) -> Markup:
        """A register's name as a link to it."""
        reached = self.block.reached.get(reference.register)
        block, key = reached.lent if reached is not None else ("", "")
        lender = next((unit for unit in self.page.units if unit.block.key == block), None)
        view = lender.by_key.get(key) if lender else self.by_key.get(reference.register)
        page = f"{quote(lender.block.key)}.html" if lender else ""
        return link(f"{page}#{view.id if view else self.id}", code(reference.text))

    def steps(self, steps: list[Step]) -> list[Markup]:
        return [filled("{}{}.", self._deed(step), filled(", when <code>{}</code>", step.when.text)
                                       if step.when else "") for step in steps]

    def _deed(self, step: Step) -> Markup:
        if step.target is None:
            return filled("{} barrier", step.barrier.upper())
        settings = joined(", ", [filled("<code>{} = {}</code>", s.text, s.written(step.kind)) for s in step.set])
        target = html("each of {}" if step.target.every else "{}").format(self.link(step.target))
        if step.kind != "write":
            return filled("Read {}, set {} and write it back", target, settings or "nothing")
        return filled("Write {}", target) + (filled(" with {}", settings) if settings else "")

    def sequences(self) -> list[tuple[str, list[Markup]]]:
        named = (("Reset, before programming", self.block.reset), ("Start", self.block.start),
                 ("Stop", self.block.stop), ("Finish, after every disable", self.block.finish),
                 ("Snapshot, before each read", self.block.snapshot))
        return [(title, self.steps(steps)) for title, steps in named if steps]

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
        """The prefix of its names in C, if a base's; else empty."""
        home = self.block.home
        return (f"{home_name(home)}_{self.register.key}".lower() if home and self.register.key in self.block.shared
                else "")

    @property
    def place(self) -> str:
        """The address of the first element of the first instance."""
        return self.place_at(self.block.instances[0], {d.index: d.first for d in self.register.dimensions})

    @property
    def rules(self) -> list[Markup]:
        """The rules between its fields."""
        return [self.unit.rule(rule) for rule in self.register.rules]

    @property
    def last_place(self) -> str:
        """The address of the last element of the last instance."""
        last = {d.index: d.numbers[-1] for d in self.register.dimensions}
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
        """The address as an expression: the operands of a system register, else the address if it has indices."""
        if self.block.space == "sysreg":
            return ", ".join(f"{name} = {e.text}" for name, e in self.register.at.items())
        return (to_c(self.register.address, str, "").replace(" * ", "·")
                if constant(self.register.address) is None else "")

    @property
    def dimensions(self) -> str:
        return ", ".join(f"<{d.index}> = {d.first} to {d.numbers[-1]}" if d.count > 1 else f"<{d.index}> = {d.first}"
                         for d in self.register.dimensions)

    @property
    def reset(self) -> str:
        """The whole register after reset, if it is one value."""
        if self.register.reset_differs:
            return "differs between units or elements, see the fields"
        if not self.masks.has_reset:
            return "unknown"
        some = " (some fields: unknown)" if self.masks.readable & ~self.masks.has_reset else ""
        return f"{self.masks.reset:#0{self.register.width // 4 + 2}x}{some}"

    @property
    def facts(self) -> Facts:
        """Label and text of all facts about the register."""
        reg, unit, block = self.register, self.unit, self.block
        made: Facts = [("Address", self._where())]
        if self.dimensions:
            made.append(("Array", self.dimensions))
        if reg.bank:
            made.append(("Selected by", filled("{} {}", "index and data pair" if block.pair_of(reg) else "bank",
                                          code(reg.bank))))
        for name, keys in (("Shows the state of", [reg.state]), ("Overlaps", list(reg.overlaps))):
            links = [link(f"#{unit.by_key[key].id}", key) for key in keys if key in unit.by_key]
            if links:
                made.append((name, joined(", ", links)))
        made.append(("Reset", self.reset))
        if reg.example:
            made.append(("Simulated value", code(reg.example.text)))
        made += [(name, text) for name, text in (("Accessible from", reached_from(block, reg)),
                                                 ("Only", limits(block, reg))) if text]
        if reg.aliases:
            made.append(("Also called", ", ".join(reg.aliases)))
        made.append(("Source", unit.page.cite(self.source)))
        for name, lines in (("Instructions", self.reached(self.place)), ("In C", unit.accessors(self))):
            if lines:
                made.append((name, joined("<br>", map(code, lines))))
        if reg.told:
            made.append(("Address on a machine", code(reg.told.text)))
        return [*made, ("Note", marked(reg.note))] if reg.note else made

    def _where(self) -> Markup:
        """The expression, the first and the last address, and the width."""
        reg, first, last, example = self.register, self.place, self.last_place, self.example
        made = [code(self.rule) + ": " if self.rule else "", code(first)]
        if last != first:
            made += [" to ", code(last), f" ({example})" if example else ""]
        if self.block.space == "pci":
            made += [" of function ", code(reg.page)]
        elif len(self.block.pages) > 1:
            made += [" in ", code(reg.page)]
        made.append(f", {reg.width} bits")
        if reg.access_width < reg.width:
            made.append(f" in accesses of {reg.access_width}")
        return joined("", [*made, "" if reg.atomic else ", read high, low, high"])

    @property
    def drawing(self) -> list[Group]:
        return drawing(self.register)

    @property
    def example(self) -> str:
        """The unit and element of `last_place`: `box 3, n 2`."""
        used = {str(name) for e in ([self.register.address] if self.block.space != "sysreg"
                                    else [e.expr for e in self.register.at.values()]) for name in names(e)}
        numbers = self.block.instances[-1].numbers | {d.index: d.numbers[-1] for d in self.register.dimensions}
        return ", ".join(f"{name} {value}" for name, value in numbers.items() if name in used)

    def reached(self, place: str) -> list[str]:
        """The instructions that read and write it."""
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
        """The meaning of its access, if reads or writes have side effects."""
        return (ACCESS[self.field.access] if self.field.name and (self.field.access in ("RC", "RS") or self.field.acts)
                else "")

    @property
    def reset(self) -> str:
        if self.field.reset_by is not None:
            return self.field.reset_by.text
        if self.field.reset is not None:
            return f"{self.field.reset:#x}"
        return "unknown" if self.field.readable else ""

    @property
    def number(self) -> str:
        """The number of a named field, from the top; text drawings show it if the name does not fit."""
        return str(self.view.register.named.index(self.field) + 1) if self.field.name else ""

    @property
    def meaning(self) -> Text:
        """All sentences about the field; its values are in `values`."""
        f, block = self.field, self.view.block
        if not f.name:
            return RESERVED[f.reserved]
        terms = self.terms
        if not (terms or f.aliases or f.condition or f.note or f.each or f.self_clearing or f.clears or f.sets
                or f.range or f.means or f.source):
            return marked(f.text)  # most fields, so that it pays to know
        only = limits(block, f)
        return sentence([
            prose(f.text, f.note), f"Only {only}." if only else "",
            filled("Also called {}.", code(", ".join(f.aliases))) if f.aliases else "",
            f"Elements {f.first} to {f.indices[-1]}, each of {f.each} bit{'s' if f.each > 1 else ''}." if f.each
            else "", "Acts once and reads 0." if f.self_clearing else "",
            *(filled("{} {} {}.", f.acts_when.capitalize(), verb, code(target.text))
              for verb, targets in (("clears", f.clears), ("sets", f.sets)) for target in targets),
            f"Values {f.range[0]} to {f.range[1]}." if f.range else "",
            filled("Means {}{}.", code(f.means.text), f" {f.unit}" if f.unit else "") if f.means else "",
            filled("Term {}.", joined(", ", [link(f"#{id}", code(name)) for id, name in terms])) if terms else "",
            self.view.unit.page.cite(f.source)])

    @property
    def values(self) -> list[Text]:
        """Each value and its meaning."""
        f = self.field
        made: list[Text] = []
        for value in f.values:
            made.append(sentence([code(f"{value.value:#x}"), f"{value.name}{':' if value.text else ''}",
                                  marked(value.text)]))
        return [*made, "other values are reserved"] if made and not f.open else made

    @property
    def terms(self) -> list[tuple[str, str]]:
        """Ids and names of the field's terms."""
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
        """The sentence that distinguishes the event."""
        return self.unit.sentences[self.event.name]

    @property
    def meaning(self) -> Text:
        """All sentences about the event."""
        event, unit = self.event, self.unit
        only, linux, metrics = limits(unit.block, event), self.linux, unit.metrics_of.get(self.id, ())
        made: list[Text] = [prose(self.text, event.note)]
        if event.needs:
            made.append(filled("Needs {}.", unit.linked_needs(event.needs)))
        if event.unit or event.scale:
            made.append(f"Unit: {event.unit or 'count'}{f', {event.scale} each' if event.scale else ''}.")
        if event.instances:
            made.append(f"Only in {', '.join(event.instances)}.")
        if event.variants:
            made.append(f"Only on {', '.join(event.variants)}.")
        if linux:
            made.append(filled("Linux: {}.", code(linux)))
        if only:
            made.append(f"Only {only}.")
        if event.aliases:
            made.append(filled("Also called {}.", code(", ".join(event.aliases))))
        if metrics:
            made.append(filled("Used in {}.", joined(", ", [link(f"#{id}", name) for id, name in metrics])))
        made += [unit.erratum(one) + "." for one in unit.errata_of.get(event.name, ())]
        return sentence(made) if len(made) > 1 else made[0]

    @property
    def line(self) -> str:
        """The command that counts it; required terms have the first valid value."""
        unit, event = self.unit, self.event
        given = "".join(f",{name}={unit.any_value(name):#x}" for name in event.needs)
        name = f"{unit_name(unit.page.system, unit.block)}/{event.name}{given}/"
        variant = f".{unit.block.variants[0]}" if unit.block.variants else ""
        return f"pmureg stat --system {unit.page.system.name}{variant} -e {shlex.quote(name)}"

    @property
    def source(self) -> Text:
        return self.unit.page.cite(self.event.source or self.unit.block.source)

    @property
    def may_count(self) -> Text:
        """The counters that can count it, with their kinds if there are several."""
        kinds = [link(f"#counters.{self.unit.name}.{kind}", kind) for kind in self.event.counters_of]
        return filled("{} of {}", self.counters, joined(", ", kinds)) if kinds else self.counters

    @property
    def counters(self) -> str:
        """The counters of its kind that can count it."""
        return (of_mask(self.event.counters) if self.event.counters else counters_text(self.unit.block, self.event)
                or "any")

    @property
    def linux(self) -> str:
        return self.unit.block.linux_name(self.event)


@cache
def of_mask(counters: int) -> str:
    """`0-3`, or `0, 2`."""
    numbers = [n for n in range(64) if counters >> n & 1]
    runs = numbers[-1] - numbers[0] + 1 == len(numbers) and len(numbers) > 1
    return f"{numbers[0]}-{numbers[-1]}" if runs else ", ".join(map(str, numbers))
