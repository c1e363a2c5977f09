"""The examples of `pmureg --help`: names of the first described system that has such things."""

from __future__ import annotations

import re

from generator.model.index import unit_name
from generator.model.masks import masks
from generator.model.model import Block, Field, Register, System
from generator.model.naming import block_name


def may_be(field: Field, value: int) -> bool:
    """Whether a value can be written to a field; any value can if the field is not writable."""
    return not field.writable or field.allows(value)


def shows_much(register: Register) -> bool:
    """Whether a register makes a good example: several fields, and a value that sets only the lowest one is valid."""
    if len(register.named) < 2 or register.rules:
        return False
    *others, last = register.named
    return (last.access == "RW" and not last.self_clearing and not last.each and may_be(last, 1)
            and all(may_be(field, 0) for field in others))


def event_of(system: System, blocks: list[Block]) -> str:
    """The first event that needs no value."""
    return next((f"{unit_name(system, block)}/{event.name}/" for block in blocks for event in block.events.values()
                 if not event.needs), "")


def candidates(system: System) -> dict[str, str]:
    """The examples that one system can provide."""
    blocks = list(system.blocks.values())
    found = {"system": system.name, "unit": unit_name(system, blocks[0], blocks[0].instances[0]),
             "event": event_of(system, blocks),
             "msr_event": event_of(system, [block for block in blocks if block.space == "msr"])}
    register = next(((block, register) for block in blocks for register in block.registers.values()
                     if shows_much(register)), None)
    if register:
        block, shown = register
        last = shown.named[-1]
        found |= {"register": f"{block_name(system.name, block)}_{shown.key}", "field": last.name,
                  "value": f"{masks(shown).ones | 1 << last.low:#x}"}
    return {kind: text for kind, text in found.items() if text}


def unit_names(system: System) -> list[str]:
    return [unit_name(system, block) for block in system.blocks.values()]


def examples(systems: list[tuple[dict[str, str], list[str]]]) -> dict[str, str]:
    """Placeholder to text, from each system's candidates and unit names, in the order of the systems' names."""
    here: dict[str, str] = {}
    for i, (found, _) in enumerate(systems):
        others = {name for j, (_, names) in enumerate(systems) if j != i for name in names}
        here.setdefault("system", found["system"])
        here.setdefault("unit", found["unit"])
        for kind, of in (("event", "event_system"), ("msr_event", "msr_system")):
            if kind in found and kind not in here:
                event = found[kind]
                # Another system's unit may have this name, too.
                here |= {kind: f"{found['system']}:{event}" if event.partition("/")[0] in others else event,
                         of: found["system"]}
                here.setdefault("pattern", f"*{re.split('[^A-Za-z0-9]', event.split('/')[1])[0].lower()}*")
        if "register" in found and "register" not in here:
            here |= {kind: found[kind] for kind in ("register", "field",
                                                    "value")} | {"register_system": found["system"]}
    return here
