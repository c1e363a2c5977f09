"""CMSIS-SVD 1.3: peripherals, clusters for the outer dimensions of arrays, registers, fields."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape

from generator.exports.places import Placed, element_name, units
from generator.exports.unsaid import Unsaid, beside_registers, of_registers
from generator.imports.svd import ACCESS
from generator.model.masks import masks
from generator.model.model import Field, System
from generator.render.render import environment


@dataclass(frozen=True)
class Row:
    """A register in the template."""

    placed: Placed

    @property
    def name(self) -> str:
        return f"{self.placed.name}[%s]" if self.placed.steps else self.placed.name

    @property
    def title(self) -> str:
        """The manual's name with `%s` for the innermost index; "" if it is the register's name."""
        title = (self.placed.title.replace(f"<{self.placed.steps[-1].index}>", "%s") if self.placed.steps
                 else self.placed.title)
        return "" if title in (self.placed.name, self.name) else title

    @property
    def known(self) -> int:
        """Mask of the bits whose reset value is known."""
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
                unsaid.of(f"{block.key}.{register.key}.{f.name}", {"fields that hardware changes": f.volatile,
                                                                   "self-clearing fields": f.self_clearing})
    env = environment()
    env.filters["x"] = lambda text: escape(" ".join(str(text).split()))
    return env.get_template("export.svd.j2").render(
        system=system, units=units(system, unsaid), rows=lambda unit: map(Row, unit.registers), access=ACCESS,
        title=field_title, outer=lambda row: row.placed.steps[:-1], inner=lambda row: row.placed.steps[-1:])


def field_title(field: Field) -> str:
    """The field's name; of an array, with `%s` for the element's number."""
    return element_name(field, "%s") if field.each else field.name
