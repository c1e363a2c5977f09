"""The inventory: how much each description describes, as text, for docs/described.md and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable

from ..model.model import Block, System
from ..base.record import as_map, record
from ..resolve.system import Library

COUNTED = ("registers", "fields", "bits", "events", "formats", "metrics", "rules", "sources")


@record(frozen=True)
class Inventory:
    """Counts of one description as written: an array is one register, a unit with many instances one unit."""

    name: str
    kind: str        # system or library
    path: str
    title: str
    registers: int
    fields: int      # those with a name
    bits: int        # bits of the registers, each said to be a field's or reserved
    events: int      # sub-events included
    formats: int     # terms that have a place in perf's config words
    metrics: int
    rules: int       # of registers and of events
    sources: int     # documents

    @property
    def counts(self) -> list[int]:
        return [getattr(self, name) for name in COUNTED]


def inventory(systems: Iterable[System], libraries: Iterable[Library]) -> list[Inventory]:
    """All systems, then all libraries, sorted by name."""
    rows = [count(system) for system in systems]
    rows += [_count(each.name, "library", each.path, each.title, each.blocks, each.events, each.sources)
             for each in libraries]
    return in_order(rows)


def in_order(rows: Iterable[Inventory]) -> list[Inventory]:
    return sorted(rows, key=lambda row: (row.kind != "system", row.name))


def count(system: System) -> Inventory:
    blocks = list(system.blocks.values())
    return _count(system.name, "system", system.path, system.title, blocks, sum(len(b.events) for b in blocks),
                  len(system.sources))


def _count(name: str, kind: str, path: str, title: str, blocks: list[Block], events: int, sources: int) -> Inventory:
    registers = [register for block in blocks for register in block.registers.values()]
    return Inventory(
        name, kind, path, title, len(registers), sum(len(r.named) for r in registers),
        sum(field.width for r in registers for field in r.fields), events,
        sum(term.place is not None for b in blocks for term in b.terms.values()), sum(len(b.metrics) for b in blocks),
        sum(len(r.rules) for r in registers) + sum(len(b.rules) for b in blocks), sources)


def plain(rows: list[Inventory]) -> str:
    """A table with aligned columns."""
    names = [row.name + (" (library)" if row.kind == "library" else "") for row in rows]
    width = max(len("system"), *map(len, names))
    lines = [_plain_line("system", COUNTED, width)]
    lines += [_plain_line(name, row.counts, width) for name, row in zip(names, rows)]
    return "".join(lines)


def _plain_line(name: str, cells: Iterable[object], width: int) -> str:
    return name.ljust(width) + "".join(str(cell).rjust(11) for cell in cells) + "\n"


def markdown(rows: list[Inventory]) -> str:
    """The table for docs/described.md."""
    lines = [f"| system | title | {' | '.join(COUNTED)} |", f"| --- | --- |{' ---: |' * len(COUNTED)}"]
    for row in rows:
        name = f"`{row.name}`" + (" (library)" if row.kind == "library" else "")
        title = row.title.replace("|", r"\|")
        lines.append(f"| {name} | {title} | {' | '.join(map(str, row.counts))} |")
    return "".join(f"{line}\n" for line in lines)


def as_json(rows: list[Inventory]) -> str:
    return json.dumps([as_map(row) for row in rows], indent=2) + "\n"
