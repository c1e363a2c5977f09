"""The parts of a system that a format cannot express."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

from ..model.model import Block, Register, System

SHOWN = 6    # names listed of each kind


@dataclass
class Unsaid:
    kinds: dict[str, list[str]] = field(default_factory=dict)
    nothing: str = ""    # why the format can express nothing, if it is not for these

    def add(self, kind: str, name: str) -> None:
        self.kinds.setdefault(kind, []).append(name)

    def of(self, name: str, things: dict[str, object]) -> None:
        """Adds the name to each kind whose value is true."""
        for kind, there in things.items():
            if there:
                self.add(kind, name)

    def tell(self, form: str) -> None:
        for kind, names in sorted(self.kinds.items()):
            more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
            print(f"{form} cannot express {kind}: {len(names)}: {', '.join(names[:SHOWN])}{more}", file=sys.stderr)


def beside_registers(system: System, unsaid: Unsaid) -> None:
    """Adds everything but registers, for formats of registers alone."""
    for block in system.blocks.values():
        things: dict[str, Iterable[str]] = {
            "events": block.events, "metrics": block.metrics, "terms of event strings": block.terms,
            "counters and their programming": block.counters, "errata": block.errata,
            "conditions of machines": block.conditions, "facts of the machine": block.facts,
            "banks and pairs": block.banks}
        for kind, names in things.items():
            for name in names:
                unsaid.add(kind, f"{block.key}.{name}")
        unsaid.of(block.key, {"identification of units": block.identify, "which units are present": block.present,
                              "discovery of units": block.located, "names of Linux's devices": block.linux})


def of_registers(block: Block, register: Register, unsaid: Unsaid, *, field_arrays: bool = True) -> None:
    """Adds the parts of a register that neither SystemRDL nor SVD can express."""
    name = f"{block.key}.{register.key}"
    unsaid.of(name, {"rules between fields": register.rules, "other names of registers": register.aliases,
                     "sources": register.source, "conditions of machines and revisions": register.condition,
                     "reads of 64 bits in halves": register.width != register.access_width or not register.atomic,
                     "values that are implementation defined": register.example})
    for f in register.fields:
        if f.reserved in ("MBZ", "MBO", "IMPDEF", "IGN"):
            unsaid.add(f"reserved bits that are {f.reserved}", f"{name}[{f.bits}]")
        unsaid.of(f"{name}.{f.name}", {"other names of fields": f.aliases, "sources": f.source,
                                       "what a field clears or sets elsewhere": f.clears or f.sets,
                                       "meanings and units of numbers": f.means or f.unit,
                                       "conditions of machines and revisions": f.condition,
                                       "reset values that differ between units": f.reset_by,
                                       "arrays of fields, written as single fields": f.each and not field_arrays})
