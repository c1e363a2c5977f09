"""`--texts`: the sentences of published files take the place of the descriptions' own. They are copied into what is
written, and nowhere else: sentences belong to their author."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ..imports import FORMATS
from ..imports.given import Given, Lost
from ..model.model import Event, System
from ..base.source import Fatal, Problem, Problems, Source, Where
from .commands import refused


def take(systems: list[System], files: list[tuple[str, str]]) -> bool:
    """Gives the systems' events the sentences of the (format, file) pairs; lists events that no system has. False after
    a mistake."""
    problems, lost = Problems(), Lost()
    events = named(systems)
    for form, file in files:
        try:
            given: Given = import_module(f"..imports.{FORMATS[form]}", __package__).collect([Path(file)])
            if not told(given, events, lost):
                problems.take(Problem(Where(Source(file, ""), 0), "the file has no sentence for an event of "
                              + ", ".join(system.name for system in systems), "name a file of the same processor"))
        except Fatal as fatal:
            problems.take(fatal.problem)
    if refused(problems):
        return False
    lost.tell()
    return True


def named(systems: list[System]) -> dict[str, list[Event]]:
    """Events by each of their names, in small letters."""
    events: dict[str, list[Event]] = {}
    for block in (block for system in systems for block in system.blocks.values()):
        for event in block.events.values():
            for name in {name.lower() for name in (event.name, *event.aliases)}:
                events.setdefault(name, []).append(event)
    return events


def told(given: Given, events: dict[str, list[Event]], lost: Lost) -> int:
    """How many sentences of a file have found their event."""
    number = 0
    for event in (event for unit in given.units.values() for event in unit.events if event.text):
        for ours in events.get(event.name.lower(), ()):
            ours.text = event.text
            number += 1
        if event.name.lower() not in events:
            lost.add("sentences of events that are not described", event.name)
    return number
