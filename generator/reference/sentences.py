"""A unique sentence for each event of a unit, made only of described words."""

from __future__ import annotations

from collections import Counter as Tally

from generator.model.model import Block, Event


def sentences(block: Block) -> dict[str, str]:
    """Sentences by event name."""
    made = {name: f"{event.family} {event.text}" if event.family else event.text or named(event)
            for name, event in block.events.items()}
    for part in (last_part, sub_event, whole):  # the shortest part of the name that makes the sentence unique
        number = Tally(made.values())
        shared = [name for name, text in made.items() if number[text] > 1]
        for name in shared:
            event = block.events[name]
            made[name] = with_part(f"{event.family} {event.text}" if event.family else event.text, part(name))
    return made


def named(event: Event) -> str:
    """The sentence of an event without a text."""
    terms = ",".join(f"{name}={value:#x}" for name, value in event.terms.items())
    return f"Only its name is described: {spelled(event.name)} ({terms})."


def spelled(name: str) -> str:
    return name.replace("_", " ").replace(".", ", ")


def last_part(name: str) -> str:
    return name.rpartition(".")[2] if "." in name else ""


def sub_event(name: str) -> str:
    return name.partition(".")[2]


def whole(name: str) -> str:
    return name


def with_part(text: str, part: str) -> str:
    return f"{text.rstrip('.')}: {spelled(part)}." if part else text
