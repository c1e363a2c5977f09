"""What makers found wrong with some machines: what it affects, and the steps that work around it."""

from __future__ import annotations

from collections.abc import Collection

from generator.base.expression import Binary, Const, Expr, Expression, Name
from generator.model.model import Block, Erratum, Event, Field, Register, Step, Term
from generator.load.reader import Reader
from generator.resolve.only import resolve_only
from generator.base.record import replace
from generator.resolve.counting import resolve_steps
from generator.base.source import Problems

MOST_ERRATA = 64  # bits of a mask in the tables


def resolve_errata(block: Reader) -> dict[str, Erratum]:
    return {key: Erratum(where=r.where, key=key, condition=resolve_only(r).condition, events=r.texts("events"), registers=r.texts("registers"),
                         program=resolve_steps(r, "program"), text=r.text("text"), source=r.text("source"), note=r.text("note"))
            for key, r in block.maps("errata")}


def add_workarounds(block: Block) -> None:
    """Each kind of counters takes the steps behind its own, for the events that are affected."""
    for erratum in block.errata.values():
        events = [block.events[name] for name in erratum.events if name in block.events]
        for counter in block.counters.values() if events else ():
            if not counter.fixed:
                counter.program += [_where_affected(step, erratum, events) for step in erratum.program]


def _where_affected(step: Step, erratum: Erratum, events: list[Event]) -> Step:
    """The step, where the machine has the erratum and the event is one of them, by whatever name or number it was given."""
    found: Expr = Name((("errata", None), (erratum.key, None)), 0)
    meant = _joined("or", [_joined("and", [Binary("==", Name(((term, None),), 0), Const(value)) for term, value in event.terms.items()])
                           for event in events])
    whole = _joined("and", [found, meant, *([step.when.expr] if step.when is not None else [])])
    return replace(step, when=Expression(f"erratum {erratum.key}" + (f" and {step.when.text}" if step.when is not None else ""), whole, step.where))


def _joined(op: str, parts: list[Expr]) -> Expr:
    result = parts[0]
    for part in parts[1:]:
        result = Binary(op, result, part)
    return result


def check_errata(block: Block, problems: Problems) -> None:
    if len(block.errata) > MOST_ERRATA:
        problems.add(block.where, f"{len(block.errata)} errata are more than {MOST_ERRATA}", "describe fewer in one block")
    for erratum in block.errata.values():
        known: list[tuple[str, list[str], Collection[str]]] = [("event", erratum.events, block.events),
                                                               ("register", erratum.registers, block.registers)]
        for kind, names, there in known:
            for name in names:
                if name not in there:
                    problems.unknown(erratum.where, f"erratum `{erratum.key}` names {kind} `{name}`, which is not there", name, there)
        if not erratum.events and not erratum.registers:
            problems.add(erratum.where, f"erratum `{erratum.key}` affects nothing", "add `events:` or `registers:`")
        if erratum.program and not erratum.events:
            problems.add(erratum.where, f"the steps of erratum `{erratum.key}` would never be done", "add `events:`, those that need them")
        condition = block.conditions.get(erratum.condition)
        if erratum.program and condition is not None and condition.when is None:
            problems.add(erratum.where, f"the steps of erratum `{erratum.key}` depend on a file, which nobody reads who counts without the kernel",
                         f"write `when: EXPRESSION` over facts in condition `{erratum.condition}`")


def check_conditions(block: Block, problems: Problems) -> None:
    """What names one names one that there is."""
    users: list[Register | Field | Term | Event | Erratum] = [
        *block.registers.values(), *(f for r in block.registers.values() for f in r.named),
             *block.terms.values(), *block.events.values(),
        *block.errata.values()]
    for user in users:
        if user.condition and user.condition not in block.conditions:
            problems.unknown(user.where, f"there is no condition `{user.condition}`", user.condition, block.conditions)
        elif isinstance(user, Register | Field) and user.unless and (block.conditions[user.condition].when is not None or block.conditions[user.condition].file):
            problems.add(user.where, f"`not {user.condition}` turns around what the machine tells", "describe the opposite as a condition of its own")
