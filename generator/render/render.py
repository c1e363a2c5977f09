"""Renders the text of every output file."""

from __future__ import annotations

import re
import sys
import zlib
from collections.abc import Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import jinja2
from jinja2 import compiler

from ..reference import pages, reference
from . import template_code
from ..views import formats
from ..model.address import reached_from
from ..views.examples import candidates, examples, unit_names
from ..base.expression import to_c
from ..base.shipped import COPIED, IS_INSTALLED, TEMPLATES
from ..views.header import BlockHeader, RegisterHeader
from ..model.linux import linux_files
from ..model.model import System, limits
from ..reference.reference import Page, RegisterView
from ..views.sharing import SharedBlock
from ..views.stamps import Card
from ..views.stats import count
from ..views.packing import SYSTEM_AT, packed
from ..views.tables import Shown, ShownRegister, Tables
from ..base.write import Large, gathered


def c_string(text: str) -> str:
    """A C string literal."""
    return f'"{in_string(text)}"'


def in_string(text: object) -> str:
    """The content of a C string literal."""
    escaped = text if isinstance(text, str) else str(text)
    if '"' not in escaped and "\\" not in escaped and "?" not in escaped and escaped.isprintable():
        return escaped
    escaped = escaped.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return _TRIGRAPH.sub(r"\\?", escaped)


def in_comment(text: object) -> str:
    """Text that cannot end or begin a comment. No slash can follow it, see template_code.py."""
    shown = str(text)
    if "?" in shown:
        shown = _TRIGRAPH.sub(" ?", shown)
    return shown.replace("*/", "* /").replace("/*", "/ *") if "*" in shown else shown


_TRIGRAPH = re.compile(r"(?<=\?)\?")  # of `???/` all but the first


def c_lines(text: str) -> str:
    """C string literals, one for each line of the text."""
    for plain, escaped in _ESCAPES:
        text = text.replace(plain, escaped)
    if "?" in text:
        text = _TRIGRAPH.sub(r"\\?", text)
    return f'"{text}"'.removesuffix('\n\t""')


# In this order. Of control characters there are the marks of generator/reference/pages.py.
_ESCAPES = [("\\", "\\\\"), ('"', '\\"'), ("\n", '\\n"\n\t"'), *((chr(i), f"\\{i:03o}") for i in range(1, 6))]


def hex64(value: int) -> str:
    return f"{value:#x}ULL" if value > 9 else str(value)


class CompiledTemplates(jinja2.FileSystemBytecodeCache):
    """Templates of the tree, compiled once, beside their sources, as Python does with modules; also works without write
    access. An installed generator compiles them in each run: that takes 0.3 s, and writes nothing below /usr.

    Ignores files of other compilers.
    """

    def __init__(self) -> None:
        compilers = b"".join(Path(str(module.__file__)).read_bytes() for module in (compiler, template_code))
        super().__init__(str(TEMPLATES / "__pycache__"), f"%s.{zlib.crc32(compilers):08x}.cache")

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        try:
            (TEMPLATES / "__pycache__").mkdir(exist_ok=True)
            super().dump_bytecode(bucket)
        except OSError:
            pass


class Environment(jinja2.Environment):
    """Jinja's environment with a template's globals in one plain map, because each use copies them."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


def environment() -> jinja2.Environment:
    env = Environment(
        bytecode_cache=None if IS_INSTALLED else CompiledTemplates(),
        loader=jinja2.FileSystemLoader(sorted(path for path in TEMPLATES.iterdir() if path.is_dir())),
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, undefined=jinja2.StrictUndefined,
        autoescape=lambda name: (name or "").endswith(".html.j2"), auto_reload=False)
    # Templates name attributes only; Jinja's code also looks for items, which takes twice the time.
    env.code_generator_class = template_code.PlainCode
    env.globals.update(pages.NAMES)
    env.filters.update(pages.FILTERS)
    env.filters.update(formats.FILTERS)
    env.filters.update({
        "c": c_string,
        "c_lines": c_lines,
        "in_comment": in_comment,
        "in_html": formats.in_html,
        "breakable": reference.breakable,
        "marked": reference.marked,
        "in_string": in_string,
        "hex": lambda value: f"{value:#x}",
        "hex32": lambda value: f"0x{value:08x}",
        "hex64": hex64,
        "hexes": lambda values: ", ".join(map(hex64, values)),
        "flags": lambda names: " | ".join(f"PMUREG_{name}" for name in names) or "0",
        "address": lambda expression: to_c(expression, str, ""),
        "reached_from": lambda register, block: reached_from(block, register),
        "limits": lambda thing, block: limits(block, thing),
        "pad": lambda text, width: str(text).ljust(width),  # template_code.py writes it out
    })
    return env


class Renderer:
    """Models to texts: name of each file in the folder of outputs, and its content."""

    def __init__(self) -> None:
        self._environment = environment()
        self.order: str = sys.byteorder  # of table files
        self.large = Path()  # where texts are put that are too large to be kept

    def load_templates(self) -> None:
        """Loads the templates of a system's outputs."""
        for name in ("block.h.j2", "system.h.j2", "test.c.j2", "table.S.j2", "describe_unit.txt.j2",
                     "describe_system.txt.j2"):
            self._environment.get_template(name)

    def _pieces(self, name: str, **context: Any) -> Iterator[str]:
        # Not render(): it holds all of the millions of pieces of a large file at once. Not generate(): it hands each on
        # once more.
        template = self._environment.get_template(name)
        return template.root_render_func(template.new_context(context))

    def _template(self, name: str, **context: Any) -> str:
        return "".join(self._pieces(name, **context))

    def system(self, system: System, shared: list[SharedBlock]) -> tuple[dict[str, str | bytes | Large], Card]:
        """`shared`: the bases from which its blocks take registers."""
        outputs: dict[str, str | bytes | Large] = {}

        def add(output: str, template: str, **context: Any) -> None:
            outputs[output] = gathered(self._pieces(template, **context), self.large / output)

        # Each of the views of a large system is as large as its model: one after another.
        outputs[f"tables/{system.name}.pmu"] = self.table(system)
        outputs[f"tables/{system.name}.S"] = self._template("table.S.j2", system=system, at=SYSTEM_AT)
        headers = [BlockHeader(system, block) for block in system.blocks.values()]
        bases = [BlockHeader(base, base.block) for base in shared]
        for header in [*headers, *bases]:
            add(f"include/{header.path}", "block.h.j2", header=header)
        add(f"include/pmureg/{system.name}.h", "system.h.j2", system=system)
        add(f"tests/{system.name}.c", "test.c.j2", system=system, headers=headers, tested=tested(headers, bases))
        del headers, bases, header
        outputs |= linux_files(system)
        return outputs, Card(count(system), candidates(system), unit_names(system))

    def table(self, system: System) -> bytes:
        """The table file of a system."""
        return packed(Tables(system, self.shown(system)).row, self.order)

    def shown(self, system: System) -> Shown:
        """What the tool shows of a system."""
        def macro(kind: str) -> Callable[..., str]:
            name = f"describe_{kind}"
            made: Callable[..., str] = getattr(self._environment.get_template(f"{name}.txt.j2").module, name)
            return lambda *of: pages.packed(made(*of))

        unit, whole = map(macro, ("unit", "system"))
        blocks, variants, units = list(system.blocks.values()), ["", *system.variants], Page(system).units
        return Shown(
            system=[whole(system, [block for block in blocks if block.of(variant)], variant) for variant in variants],
            allowed=pages.allowed(system),
            units=[[unit(system, of.block, variant) for variant in variants] for of in units],
            registers=[[shown_register(view) for view in of.registers] for of in units],
            events=[[pages.event_lines(of, event) for event in of.block.events.values()] for of in units])

    def all(self, cards: list[Card]) -> dict[str, str | bytes | Large]:
        """The outputs over all systems, sorted by name."""
        systems = sorted((card for card in cards if card.row.kind == "system"), key=lambda card: card.row.name)
        outputs: dict[str, str | bytes | Large] = {
            "include/pmureg/access.h": self._template("access.h.j2"),
            "tables/examples.h": self._template("examples.h.j2",
                                               examples=examples([(c.candidates, c.unit_names) for c in systems]))}
        for path in sorted(COPIED.glob("*.[ch]")):
            outputs[f"tests/validate/{path.name}"] = path.read_text(encoding="utf-8")
        names = [card.row.name for card in systems]
        for name, template in (("tables/systems.c", "systems.c.j2"), ("systems.ninja", "systems.ninja.j2")):
            outputs[name] = self._template(template, names=names)
        return outputs


def shown_register(view: RegisterView) -> ShownRegister:
    """What the tool shows of a register."""
    return ShownRegister(pages.register_lines(view), [
        (one.acting if not one.field.self_clearing else "", pages.field_notes(view, one))
        for one in view.fields if one.field.name])


def tested(headers: list[BlockHeader], bases: list[BlockHeader]) -> list[tuple[str, list[tuple[RegisterHeader, str]]]]:
    """For each header its packed registers, each with a block that has it; for a base, the first block that shares the
    register.

    A base can have the name of a block.
    """
    blocks = {header.block.key for header in headers}
    users = {(header.home, key): header.block.key for header in reversed(headers) for key in header.block.shared}
    rows = [(header.block.key, [(reg, header.block.key) for reg in header.registers if reg.members])
            for header in headers]
    rows += [(f"base_{base.block.key}" if base.block.key in blocks else base.block.key,
              [(reg, users[base.path, reg.key]) for reg in base.registers
                               if reg.members and (base.path, reg.key) in users]) for base in bases]
    return [(key, registers) for key, registers in rows if registers]
