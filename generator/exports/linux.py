"""The start of a perf driver in C, for who brings one into Linux: what a description does not know says TODO."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, count
from textwrap import wrap

from .unsaid import Unsaid
from ..base.expression import names, to_c
from ..model.index import filled
from ..model.linux import files_of
from ..model.model import Block, Counter, Field, Register, Step, System
from ..model.naming import block_name, prefix
from ..render.render import environment

TAB, COLUMN = 8, 48    # where values of macros begin
WIDTH = 94             # of a comment's lines


@dataclass(frozen=True)
class Macro:
    name: str                    # with its parameters
    value: str

    @property
    def padding(self) -> str:
        """Tabs up to the column of the values."""
        return "\t" * max(1, (COLUMN - len(f"#define {self.name}") + TAB - 1) // TAB)


@dataclass(frozen=True)
class Documented:
    register: Register
    macros: list[Macro]


@dataclass(frozen=True)
class Unit:
    """A family of units: a block of the description."""

    block: Block
    name: str                    # prefix of its functions
    registers: list[Documented]
    devices: list[str]           # names of its PMUs
    folders: list[tuple[str, list[tuple[str, str]]]]    # format, events, identifier: files and their texts
    widths: list[tuple[int, int]]                       # the number behind a kind's last counter, and its bits

    @property
    def counters(self) -> int:
        return self.widths[-1][0]


def export(system: System, unsaid: Unsaid) -> str:
    units = []
    for block in system.blocks.values():
        if block.linux is None or not block.counters:
            unsaid.add("units without a Linux device or counters", block.key)
        else:
            units.append(unit_of(system, block))
            unsaid.of(block.key, {"counters that a unit borrows": block.borrows, "metrics": block.metrics,
                                  "banks and pairs": block.banks, "conditions of machines": block.conditions})
    if not units:
        return ""
    env = environment()
    env.filters.update({"steps": steps_of, "terms": terms_of, "wrapped": wrapped,
                        "one_line": lambda text: " ".join(str(text).split())})
    most = max(unit.counters for unit in units)
    return env.get_template("export.c.j2").render(system=system, units=units, most=most)


def unit_of(system: System, block: Block) -> Unit:
    assert block.linux is not None
    folders: dict[str, list[tuple[str, str]]] = {"format": [], "events": [], "": []}
    for path, text in files_of(block, block.linux).items():
        folder, _, file = path.rpartition("/")
        folders[folder].append((file, text))
    devices = dict.fromkeys(filled(block.linux.device, instance) for instance in block.instances)
    return Unit(block, block_name(system.name, block).lower(), registers_of(system, block), list(devices),
                [(name, files) for name, files in folders.items() if files or not name],
                count_up(list(block.counters.values())))


def count_up(counters: list[Counter]) -> list[tuple[int, int]]:
    ends, end = [], 0
    for counter in counters:
        end += counter.count
        ends.append((end, counter.width))
    return ends


def registers_of(system: System, block: Block) -> list[Documented]:
    """Addresses and masks. A name that another macro has gets a number."""
    taken: set[str] = set()

    def macro(name: str, parameters: list[str], value: str) -> Macro:
        name = next(each for each in chain([name], (f"{name}_{number}" for number in count(2))) if each not in taken)
        taken.add(name)
        return Macro(f"{name}({', '.join(parameters)})" if parameters else name, value)

    made = []
    for register in block.registers.values():
        called = prefix(system.name, block, register).upper()
        used = {str(name) for name in names(register.address)}
        indices = [name for name in (*block.numbers, *(d.index for d in register.dimensions)) if name in used]
        address = to_c(register.address, lambda name: f"({name})", "")
        macros = [macro(called, list(dict.fromkeys(indices)), f"({address})" if indices else address)]
        for field in register.named:
            macros.append(macro(f"{called}_{field.name.upper()}", ["n"] if field.each else [], mask_of(field)))
        made.append(Documented(register, macros))
    return made


def mask_of(field: Field) -> str:
    if not field.each:
        return f"BIT_ULL({field.low})" if field.width == 1 else f"GENMASK_ULL({field.high}, {field.low})"
    index = f"((n) - {field.first})" if field.first else "(n)"
    scaled = index if field.each == 1 else f"{index} * {field.each}"

    def bit(number: int) -> str:
        return f"{scaled} + {number}" if number else scaled
    low, high = bit(field.low), bit(field.low + field.each - 1)
    return f"BIT_ULL({low})" if field.each == 1 else f"GENMASK_ULL({high}, {low})"


def wrapped(text: object) -> list[str]:
    """Lines of a comment; all but the first one of a text are indented."""
    plain = str(text)
    first = plain[:len(plain) - len(plain.lstrip())]
    return wrap(" ".join(plain.split()), WIDTH, initial_indent=first, subsequent_indent=f"{first}  ",
                break_long_words=False, break_on_hyphens=False)


def terms_of(block: Block) -> list[str]:
    """Which bits a term of the event sets, a line each."""
    return [f"{term.name} ({term.place}): {', '.join(reference.text for reference in term.fields) or 'no register'}"
            for term in block.terms.values() if term.place is not None]


def steps_of(steps: list[Step]) -> list[str]:
    """Steps in words, a line each."""
    lines = []
    for step in steps:
        when = f" if {step.when.text}" if step.when is not None else ""
        settings = ", ".join(f"{setting.text} = {setting.value.text}" for setting in step.set)
        what = step.barrier if step.target is None else f"{step.kind} {step.target.text}"
        lines.append(" ".join(f"{what}{': ' if settings else ''}{settings}{when}".split()))
    return lines
