"""Checks that the event lists under `examples` name existing units, events and terms."""

from __future__ import annotations

import re

from generator.base import text
from generator.model.index import event_names, unit_names
from generator.model.model import Block, Example, System, Term
from generator.load.shape import PERF_NAME, PERF_WORDS
from generator.base.source import Problems
from generator.base.text import mend_unknown

_EVENT = re.compile(r"(?P<unit>[^/{},]+)/(?P<words>[^/]*)/(?P<modifiers>[a-zA-Z]*)")
_INDEX = re.compile(r"<[^<>]*>")
_BETWEEN = re.compile(r"[{},\s]*(:[a-zA-Z]+)?[{},\s]*")


def check_examples(system: System, problems: Problems) -> None:
    units: dict[str, int] = {}
    for name, row in unit_names(system) if system.examples else ():
        units.setdefault(name, row[0])
    for example in system.examples:
        check_example(system, example, units, problems)


def check_example(system: System, example: Example, units: dict[str, int], problems: Problems) -> None:
    if (not _EVENT.search(example.events)
            or any(not _BETWEEN.fullmatch(rest) for rest in _EVENT.sub("\n", example.events).split("\n"))):
        problems.add(example.where, f"`{example.events}` is not a list of events",
                     "write `unit/event,term=1/,unit/event/`")
        return
    for event in _EVENT.finditer(example.events):
        unit = event["unit"].strip().removeprefix(f"{system.name}:")
        fits = [i for i, block in enumerate(system.blocks.values())
                if block.banked and block.linux
                and re.fullmatch("[0-9a-f]+".join(map(re.escape, _INDEX.split(block.linux.device))), unit)]
        if unit not in units and fits:
            units[unit] = fits[0]
        if unit not in units:
            kind = unit.rstrip("0123456789")
            problems.lacking(example.where, f"the example names unit `{unit}`, which does not exist",
                             mend_unknown(unit, units), unit, kind, kind.rstrip("_"))
            return
        if not check_words(list(system.blocks.values())[units[unit]], example, event["words"], problems):
            return


def check_words(block: Block, example: Example, words: str, problems: Problems) -> bool:
    """Checks words of the form `event`, `term` or `term=number`, separated by commas."""
    events = {name.lower() for name, _ in event_names(block)}
    for word in words.split(","):
        name, found, value = (part.strip() for part in word.partition("="))
        term = block.terms.get(name)
        if found and term is None and name not in (*PERF_WORDS, PERF_NAME):
            problems.lacking(example.where, f"the example names term `{name}`, which does not exist",
                             mend_unknown(name, block.terms), name)
            return False
        if found and term is not None and not may_be(block, term, value):
            problems.add(example.where, f"`{word.strip()}` does not fit the {term.width} bits of `{name}`",
                         "write a number that fits")
            return False
        if not found and term is None and name.lower() not in events:
            problems.lacking(example.where, f"the example names event `{name}`, which does not exist",
                             mend_unknown(name, block.events), name, name.lower())
            return False
    return True


def may_be(block: Block, term: Term, word: str) -> bool:
    """Whether a term can have a value: a number, or a name of a value."""
    number = text.number(word)
    if number is not None:
        return not number >> term.width
    return any(word == value.name for field in term.fields[:1]
               for value in block.registers[field.register].by_name[field.field].values)
