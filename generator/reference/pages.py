"""The output of `pmureg describe` and `pmureg allowlist`, as plain values for `templates/describe/*.txt.j2`.

The tool replaces marks by what depends on the terminal, or on the named unit or element.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import islice

from ..base.brackets import PLACE as IN_BRACKETS, Index, index_of
from ..model.address import reached_from
from ..model.choice import counters_text
from ..model.elements import parts_kind
from ..base.expression import evaluate
from ..model.index import unit_name
from ..model.masks import masks
from ..model.model import (Block, Erratum, Event, Field, Instance, Register, System, Target, Term, element_numbers,
                           limits)
from .reference import OWNERS, SPACES, FieldView, RegisterView, Unit

COLUMNS = 100
BITS_IN_ROW = 16
CELL = 4           # columns of a bit

# runtime/tool/page.c knows them, too.
BOLD, FAINT, PLAIN, NAME, BLANKS = "\1", "\2", "\3", "\4", "\5"

CONFIGS = ("config", "config1", "config2")


def packed(page: str) -> str:
    """The page with a mark for each run of blanks, and behind it a character that tells how many there are."""
    return re.sub(" {3,90}", lambda blanks: BLANKS + chr(ord(" ") + len(blanks[0])), page)


# ---- Lines ----

def bold(text: str) -> str:
    return BOLD + text + PLAIN


def row(column: int, front: str, text: str = "") -> str:
    """A table row: a front, and a text wrapped at a column, as `row` of runtime/tool/rows.c does."""
    return f"{front}{wrapped(text, column, len(front))}\n"


def wrapped(text: str, column: int, begins: int) -> str:
    """A text in lines: the first begins behind so many characters, the others at a column."""
    if begins + len(text) <= COLUMNS and "\n" not in text:
        return text
    text, room, made = " ".join(text.split()), COLUMNS - begins, []
    while len(text) > room:
        end = text.rfind(" ", 0, max(room + 1, 0))
        if end < 0:
            end = text.find(" ")  # a word is longer than a line
        if end < 0:
            break
        made.append(text[:end])
        text, room = text[end + 1:], COLUMNS - column
    return ("\n" + " " * column).join([*made, text])


def line(name: str, *texts: str) -> str:
    """A line about one thing, if there is text; further texts stand below the first."""
    shown = ""
    for text in texts:
        if text:
            shown += f"  {FAINT}{'' if shown else name:<8}{PLAIN}  {wrapped(text, 12, 12)}\n"
    return shown


# ---- Units ----

def unit_names(system: System, block: Block) -> str:
    """`unit_0 ... unit_3 (4 units)`"""
    if block.banked and block.linux is not None:
        return f"{unit_name(system, block)}, each is {block.linux.device}"
    first, last = unit_name(system, block, block.instances[0]), unit_name(system, block, block.instances[-1])
    return f"{first} ... {last} ({len(block.instances)} units)" if len(block.instances) > 1 else first


def counters(block: Block) -> str:
    """`4 general of 48 bits, 1 fixed of 48 bits`"""
    return ", ".join(f"{c.count} {c.key} of {c.width} bits"
                     + (f", each joined from two of {kind}" if (kind := parts_kind(block, c)) else "")
                     for c in block.counters.values())


def count_events(block: Block, variant: str) -> int:
    """Number of events of a variant, or of all if none is named."""
    return sum(not variant or not event.variants or variant in event.variants for event in block.events.values())


def term_place(term: Term) -> str:
    """Linux's place of a term, as in its file in sysfs."""
    return str(term.place) if term.place is not None and term.place.word in CONFIGS else "-"


# ---- Registers ----

def owner(register: Register, field: Field) -> str:
    """The key of a field in the drawing: its number in the table, or what is written to reserved bits."""
    if field.name:
        return str(register.named.index(field) + 1)
    if masks(register).ones & field.mask or masks(register).read_ones & field.mask:
        return "RES1"
    return "RES0" if masks(register).zeroes & field.mask else ""


def drawing(view: RegisterView) -> str:
    """A register as manuals draw it: rows of 16 bits, top bit first. A name too long for its box becomes its number."""
    register = view.register
    owners = [(owner(register, field), field) for field in register.fields]
    names = {"": "-", "RES0": "0", "RES1": "1"} | {str(i): field.name for i, field in enumerate(register.named, 1)}
    made = []
    for top in range(register.width - 1, -1, -BITS_IN_ROW):
        low = max(0, top - BITS_IN_ROW + 1)
        boxes: list[tuple[str, int]] = []  # content and columns of each
        for key, field in owners:
            width = (min(top, field.high) - max(low, field.low) + 1) * CELL
            if width > 0 and boxes and boxes[-1][0] == key:
                boxes[-1] = key, boxes[-1][1] + width
            elif width > 0:
                boxes.append((key, width - 1))
        border = f"  +{'+'.join('-' * width for _, width in boxes)}+"
        cells = "|".join(centred(names[key] if len(names[key]) <= width else key, width) for key, width in boxes)
        made += [bit_numbers(top, low), border, f"  |{cells}|", border]
    return "\n".join(made)


@cache
def bit_numbers(top: int, low: int) -> str:
    return "  " + " ".join(f"{bit:3}" for bit in range(top, low - 1, -1))


def centred(text: str, width: int) -> str:
    left = (width - len(text)) // 2
    return " " * left + text + " " * (width - len(text) - left)


def register_lines(view: RegisterView) -> list[tuple[str, str]]:
    """What the tool shows of a register besides its text and its place: labels and texts."""
    register = view.register
    rows = (("access", reached_from(view.block, register)), ("only", limits(view.block, register)),
            ("aliases", ", ".join(register.aliases)), ("source", view.source), ("note", register.note))
    return [(label, text) for label, text in rows if text]


def field_notes(view: RegisterView, one: FieldView) -> list[str]:
    """What the tool shows of a field below its values."""
    field, only = one.field, limits(view.block, one.field)
    notes = [f"only {only}"] if only else []
    notes += [f"also called {', '.join(field.aliases)}"] if field.aliases else []
    notes += ["other values are reserved"] if field.values and not field.open else []
    notes += [f"{field.range[0]:#x} to {field.range[1]:#x}"] if field.range is not None else []
    notes += [f"{field.acts_when} {verb} {target_text(view.block, target)}"
              for verb, targets in (("clears", field.clears), ("sets", field.sets)) for target in targets]
    return [*notes, "self-clearing: acts once and reads 0"] if field.self_clearing else notes


def target_text(block: Block, target: Target) -> str:
    other = target.block if target.block != block.key else ""
    return ".".join(part for part in (other, target.register, target.field) if part)


def erratum_text(block: Block, erratum: Erratum) -> str:
    """`855827, where the core is …: too much is counted.`"""
    only = limits(block, erratum)
    return f"{erratum.key}{f', {only}' if only else ''}: {erratum.text}"


# ---- Events ----

def needed(block: Block, event: Event) -> str:
    """Terms that the user must give."""
    return f"a value for {', '.join(name for name in block.terms if name in event.needs)}" if event.needs else ""


def event_lines(unit: Unit, event: Event) -> list[tuple[str, str]]:
    """What the tool shows of an event besides its text, its terms, perf's words and aliases: labels and texts."""
    block, linux = unit.block, unit.block.linux_name(event)
    rows = [("Linux", linux if linux != event.name else ""), ("only", limits(block, event)),
            ("unit", event.unit + (f" (count * {event.scale})" if event.scale else "")),
            ("counters", counters_of(block, event))]
    rows += labelled("only on", only_on(unit.page.system, block, event)) if event.instances or event.variants else []
    rows += [("needs", needed(block, event)), ("accepts", unit.accepted(event)), ("note", event.note)]
    rows += [("erratum", erratum_text(block, erratum)) for erratum in unit.errata_of.get(event.name, ())]
    return [(label, text) for label, text in rows if text]


def labelled(label: str, texts: list[str]) -> list[tuple[str, str]]:
    """Lines with one label."""
    return [("" if i else label, text) for i, text in enumerate(filter(None, texts))]


def counters_of(block: Block, event: Event) -> str:
    numbers = counters_text(block, event)
    return f"only {numbers}" if numbers else ""


def only_on(system: System, block: Block, event: Event) -> list[str]:
    """The units and variants that have an event which not all have."""
    by_name = {instance.name: instance for instance in block.instances}
    return [unit_name(system, block, by_name[name]) for name in event.instances] + \
        [", ".join(title for name, title in system.variants.items() if name in event.variants)]


# ---- The MSRs, for msr-safe's allowlist ----

def register_text(block: Block, register: Register, instance: Instance, indices: dict[str, int]) -> str:
    """The manual's name with its numbers filled in."""
    numbers = iter(list(indices.values())[block.pages_of(register) > 1:])

    def number(match: re.Match[str]) -> str:
        index = index_of(match[1]) or Index(match[1])
        known = [instance.numbers[index.name]] if index.name in instance.numbers else list(islice(numbers, 1))
        return str(index.value(known[0])) if known else match[0]

    return IN_BRACKETS.sub(number, register.name)


def allowed(system: System) -> list[tuple[int, int, str]]:
    """The address of each MSR, the bits that a write can change, and the names of the registers there. Facts are only
    read."""
    entries: dict[int, tuple[int, list[str]]] = {}
    for block in system.blocks.values():
        for instance in block.instances:
            for fact in block.facts.values():
                if fact.kind == "msr" and fact.at is not None:
                    address = evaluate(fact.at.expr, instance.numbers)
                    before, names = entries.get(address, (0, []))
                    entries[address] = before, names if fact.key in names else [*names, fact.key]
            for register in block.registers.values() if block.space == "msr" else ():
                known = masks(register)
                if not known.readable and not known.writable:
                    continue
                # Bits that must be written as 1 change nothing, but a write without them would be refused.
                mask = known.writable | known.ones if known.writable else 0
                for i, indices in enumerate(element_numbers(register)):
                    name = register_text(block, register, instance, indices)
                    if register.elements > 1 and "<" not in register.name:
                        name += f"[{register.first + i}]"
                    address = register.address_at(instance.numbers | indices)
                    before, names = entries.get(address, (0, []))
                    entries[address] = before | mask, names if name in names else [*names, name]
    return [(address, mask, ", ".join(names)) for address, (mask, names) in sorted(entries.items())]


# ---- All of it ----

# Names that templates use.
NAMES: dict[str, object] = {
    "row": row, "line": line, "unit_name": unit_name, "unit_names": unit_names, "counters": counters,
    "term_place": term_place,
    "drawing": drawing, "SPACES": SPACES, "OWNERS": OWNERS, "NAME": NAME}
FILTERS: dict[str, Callable[..., object]] = {"bold": bold, "events_of": count_events}
