"""CMSIS-SVD 1.3: peripherals, clusters for the outer dimensions of arrays, registers, fields."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape

from generator.exports.places import Placed, Unit, element_name, units
from generator.exports.unsaid import Unsaid, beside_registers, of_registers
from generator.imports.svd import ACCESS
from generator.model.masks import masks
from generator.model.model import Field, System
from generator.render.render import environment


@dataclass(frozen=True)
class Row:
    """A register as the template shows it."""

    placed: Placed

    @property
    def name(self) -> str:
        return f"{self.placed.name}[%s]" if self.placed.steps else self.placed.name

    @property
    def title(self) -> str:
        """The manual's name, with `%s` for the innermost index, where it says more."""
        title = (self.placed.title.replace(f"<{self.placed.steps[-1].index}>", "%s") if self.placed.steps
                 else self.placed.title)
        return "" if title in (self.placed.name, self.name) else title

    @property
    def known(self) -> int:
        """Bits whose value after reset is known."""
        found = masks(self.placed.register)
        return found.has_reset | found.ones | found.read_zeroes | found.zeroes

    @property
    def reset(self) -> int:
        found = masks(self.placed.register)
        return found.reset | found.ones


def export(system: System, unsaid: Unsaid) -> str:
    beside_registers(system, unsaid)
    for block in system.blocks.values():
        for register in block.registers.values():
            of_registers(block, register, unsaid)
            for f in register.named:
                if f.volatile:
                    unsaid.add("that hardware changes a field by itself", f"{block.key}.{register.key}.{f.name}")
                if f.self_clearing:
                    unsaid.add("that a field clears itself", f"{block.key}.{register.key}.{f.name}")
    env = environment()
    env.filters["x"] = lambda text: escape(" ".join(str(text).split()))
    return env.get_template("export.svd.j2").render(system=system, units=units(system, unsaid), rows=rows,
                                                    access=ACCESS, title=field_title,
                                                    outer=lambda row: row.placed.steps[:-1],
                                                    inner=lambda row: row.placed.steps[-1:])


def rows(unit: Unit) -> list[Row]:
    return [Row(placed) for placed in unit.registers]


def field_title(field: Field) -> str:
    """With `%s` for the element's number, of an array."""
    return element_name(field, "%s") if field.each else field.name
