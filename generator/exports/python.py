"""One Python module that needs nothing: what values of registers mean, and values from fields."""

from __future__ import annotations

from generator.base.expression import names as names_in
from generator.exports.unsaid import Unsaid, beside_registers
from generator.model.masks import masks
from generator.model.model import Block, Field, Register, System
from generator.render.render import environment


def export(system: System, unsaid: Unsaid) -> str:
    beside_registers(system, unsaid)
    for block in system.blocks.values():
        for register in block.registers.values():
            if register.rules:
                unsaid.add("rules between fields", f"{block.key}.{register.key}")
    return environment().get_template("export.py.j2").render(system=system, names=other_names, row=row, quoted=repr,
                                                             ones=lambda register: masks(register).ones,
                                                             arguments=arguments)


def arguments(block: Block, register: Register) -> str:
    """What the address depends on, each 0 unless given."""
    used = {str(name) for name in names_in(register.address)}
    found = [name for name in dict.fromkeys([*block.numbers, *(d.index for d in register.dimensions)]) if name in used]
    return f" {', '.join(f'{name}=0' for name in found)}" if found else ""


def other_names(system: System, block: Block, register: Register) -> list[str]:
    """By which it is found, in small letters: as it is called in the description, in the manual and elsewhere."""
    return list(dict.fromkeys(f"{system.name}.{block.key}.{name}".lower()
                              for name in (register.key, register.name, *register.aliases)))


def row(field: Field) -> tuple[object, ...]:
    return field.name, field.high, field.low, field.each, field.access, {value.value: value.name
                                                                         for value in field.values}
