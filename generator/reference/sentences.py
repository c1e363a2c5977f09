"""A unique sentence for each event of a unit, made only of described words."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable

from generator.model.model import Block, Event


def sentences(block: Block) -> dict[str, str]:
    """Sentences by event name."""
    made = {name: f"{event.family} {event.text}" if event.family else event.text or named(event)
            for name, event in block.events.items()}
    # The shortest part of the name that makes the sentence unique: the last part, the sub-event, the whole name.
    parts: list[Callable[[str], str]] = [lambda name: name.rpartition(".")[2] if "." in name else "",
                                         lambda name: name.partition(".")[2], str]
    for part in parts:
        number = Tally(made.values())
        for name in [name for name, text in made.items() if number[text] > 1]:
            event = block.events[name]
            text, end = f"{event.family} {event.text}" if event.family else event.text, part(name)
            made[name] = f"{text.rstrip('.')}: {spelled(end)}." if end else text
    return made


def named(event: Event) -> str:
    """The sentence of an event without a text."""
    terms = ",".join(f"{name}={value:#x}" for name, value in event.terms.items())
    return f"Only its name is described: {spelled(event.name)} ({terms})."


def spelled(name: str) -> str:
    return name.replace("_", " ").replace(".", ", ")
