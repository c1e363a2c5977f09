"""What stands in the examples of `pmureg --help`: names of the first described system that has such things."""

from __future__ import annotations

import re

from generator.masks import masks
from generator.model import Block, Field, Register, System
from generator.naming import block_name
from generator.pages import unit_name


def may_be(field: Field, value: int) -> bool:
    """Whether a value may be written to a field; what is not written does not matter."""
    if not field.writable:
        return True
    listed = field.open or not field.values or any(known.value == value for known in field.values)
    return listed and (field.range is None or field.range[0] <= value <= field.range[1])


def shows_much(register: Register) -> bool:
    """Several fields, of which the lowest can be set to 1 and nothing else, whatever its rules are."""
    if len(register.named) < 2 or register.rules:
        return False
    *others, last = register.named
    return last.access == "RW" and not last.self_clearing and not last.each and may_be(last, 1) and all(may_be(field, 0) for field in others)


def event_of(system: System, blocks: list[Block]) -> str:
    """An event that needs no value."""
    return next((f"{unit_name(system, block)}/{event.name}/" for block in blocks for event in block.events.values() if not event.needs), "")


def unit_is_shared(event: str, system: System, systems: list[System]) -> bool:
    unit = event.partition("/")[0]
    return any(unit == unit_name(other, block) for other in systems if other is not system for block in other.blocks.values())


def examples(systems: list[System]) -> dict[str, str]:
    """Stand-in to text; there is none of what no system has."""
    here: dict[str, str] = {}
    for system in sorted(systems, key=lambda system: system.name):
        blocks = list(system.blocks.values())
        here.setdefault("system", system.name)
        here.setdefault("unit", unit_name(system, blocks[0], blocks[0].instances[0]))
        for kind, of, among in (("event", "event_system", blocks),
                                ("msr_event", "msr_system", [block for block in blocks if block.space == "msr"])):
            event = event_of(system, among)
            if event and kind not in here:
                # Another system's unit may have this name, too.
                here |= {kind: f"{system.name}:{event}" if unit_is_shared(event, system, systems) else event, of: system.name}
                here.setdefault("pattern", f"*{re.split('[^A-Za-z0-9]', event.split('/')[1])[0].lower()}*")
        register = next(((block, register) for block in blocks for register in block.registers.values() if shows_much(register)), None)
        if register and "register" not in here:
            block, shown = register
            last = shown.named[-1]
            here |= {"register": f"{block_name(system.name, block)}_{shown.key}", "register_system": system.name,
                     "field": last.name, "value": f"{masks(shown).ones | 1 << last.low:#x}"}
    return here
