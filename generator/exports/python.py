"""A Python module without dependencies that decodes and encodes register values."""

from __future__ import annotations

from generator.exports.places import address_arguments
from generator.exports.unsaid import Unsaid, beside_registers
from generator.model.masks import masks
from generator.model.model import Block, Field, Register, System
from generator.render.render import environment


def export(system: System, unsaid: Unsaid) -> str:
    beside_registers(system, unsaid)
    for block in system.blocks.values():
        for register in block.registers.values():
            unsaid.of(f"{block.key}.{register.key}", {"rules between fields": register.rules})
    return environment().get_template("export.py.j2").render(
        system=system, names=other_names, row=row, quoted=repr, ones=lambda register: masks(register).ones,
        arguments=arguments)


def arguments(block: Block, register: Register) -> str:
    """The arguments of the address, with the default 0."""
    found = address_arguments(block, register)
    return f" {', '.join(f'{name}=0' for name in found)}" if found else ""


def other_names(system: System, block: Block, register: Register) -> list[str]:
    """The names by which a register is found, in small letters: its key, the manual's name and the aliases."""
    return list(dict.fromkeys(f"{system.name}.{block.key}.{name}".lower()
                              for name in (register.key, register.name, *register.aliases)))


def row(field: Field) -> tuple[object, ...]:
    return field.name, field.high, field.low, field.each, field.access, {value.value: value.name
                                                                         for value in field.values}
