"""What makers found wrong with some machines, and the events that it affects."""

from __future__ import annotations

from generator.model.model import Block, Erratum, Event, Field, Register, Term
from generator.load.reader import Reader
from generator.resolve.only import resolve_only
from generator.base.source import Problems

MOST_ERRATA = 64  # bits of a mask in the tables


def resolve_errata(block: Reader) -> dict[str, Erratum]:
    return {key: Erratum(where=r.where, key=key, condition=resolve_only(r).condition, events=r.texts("events"),
                         text=r.text("text"), source=r.text("source"), note=r.text("note"))
            for key, r in block.maps("errata")}


def check_errata(block: Block, problems: Problems) -> None:
    if len(block.errata) > MOST_ERRATA:
        problems.add(block.where, f"{len(block.errata)} errata are more than {MOST_ERRATA}",
                     "describe fewer in one block")
    for erratum in block.errata.values():
        for name in erratum.events:
            if name not in block.events:
                problems.unknown(erratum.where, f"erratum `{erratum.key}` names event `{name}`, which is not there",
                                 name, block.events)
        if not erratum.events:
            problems.add(erratum.where, f"erratum `{erratum.key}` affects nothing", "add events to `events`")


def check_conditions(block: Block, problems: Problems) -> None:
    """What names one names one that there is."""
    users: list[Register | Field | Term | Event | Erratum] = [
        *block.registers.values(), *(f for r in block.registers.values() for f in r.named),
             *block.terms.values(), *block.events.values(),
        *block.errata.values()]
    for user in users:
        if user.condition and user.condition not in block.conditions:
            problems.unknown(user.where, f"there is no condition `{user.condition}`", user.condition, block.conditions)
        elif isinstance(user, Register | Field) and user.unless and block.conditions[user.condition].is_told:
            problems.add(user.where, f"`not {user.condition}` turns around what the machine tells",
                         "describe the opposite as a condition of its own")
