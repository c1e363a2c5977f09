"""What a format cannot say of a system."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

from generator.model.model import Block, Register, System

SHOWN = 6    # names of each kind; how many there are is told, too


@dataclass
class Unsaid:
    kinds: dict[str, list[str]] = field(default_factory=dict)

    def add(self, kind: str, name: str) -> None:
        self.kinds.setdefault(kind, []).append(name)

    def tell(self, form: str) -> None:
        for kind, names in sorted(self.kinds.items()):
            more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
            print(f"{form} cannot say {kind}: {len(names)}: {', '.join(names[:SHOWN])}{more}", file=sys.stderr)


def beside_registers(system: System, unsaid: Unsaid) -> None:
    """All of a system that is not a register's, for formats of registers alone."""
    for block in system.blocks.values():
        things: dict[str, Iterable[str]] = {
            "events": block.events, "metrics": block.metrics, "terms of event strings": block.terms,
            "counters and how they are programmed": block.counters,
            "errata": block.errata, "conditions of machines": block.conditions,
            "facts that the machine tells": block.facts, "banks and pairs": block.banks}
        for kind, names in things.items():
            for name in names:
                unsaid.add(kind, f"{block.key}.{name}")
        for what, there in (("how a unit identifies itself", block.identify), ("which units there are", block.present),
                            ("who tells where a unit is", block.located),
                            ("what Linux calls a unit", block.linux)):
            if there:
                unsaid.add(what, block.key)


def of_registers(block: Block, register: Register, unsaid: Unsaid, *, field_arrays: bool = True) -> None:
    """What of a register neither SystemRDL nor SVD has a word for."""
    name = f"{block.key}.{register.key}"
    there: object
    for kind, there in (("rules between fields", register.rules), ("other names of registers", register.aliases),
                        ("sources", register.source),
                        ("what only some machines or revisions have", register.condition),
                        ("how a value of 64 bits is read in halves",
                         register.width != register.access_width or not register.atomic),
                        ("values that are implementation defined", register.example)):
        if there:
            unsaid.add(kind, name)
    for f in register.fields:
        if f.reserved in ("MBZ", "MBO", "IMPDEF", "IGN"):
            unsaid.add(f"that reserved bits are {f.reserved}", f"{name}[{f.bits}]")
        for kind, there in (("other names of fields", f.aliases), ("sources", f.source),
                            ("what a field clears or sets elsewhere", f.clears or f.sets),
                            ("what a value means as a number", f.means or f.unit),
                            ("what only some machines or revisions have", f.condition),
                            ("reset values that differ from unit to unit", f.reset_by),
                            ("arrays of fields, which are fields with numbers here", f.each and not field_arrays)):
            if there:
                unsaid.add(kind, f"{name}.{f.name}")
