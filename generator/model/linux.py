"""The files that Linux shows under /sys/bus/event_source/devices, byte for byte."""

from __future__ import annotations

import re
from collections import Counter

from .index import filled as filled_by_index
from .model import Block, Event, Linux, System

_PLACEHOLDER = re.compile(r"<[^>]*>")
PATTERN = re.compile(r"\{([^}:]*)(?::([^}]*))?\}")
_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")


def linux_files(system: System) -> dict[str, str]:
    """The files `sysfs/<system>/<device>/format/<term>`, `events/<name>` and `identifier` of every unit with a Linux
    name.

    `N` stands for each number in the device's name. If several blocks have such a device, each device has its own
    folder with its number. The system of a block that only some variants have is `<system>.<variant>`.
    """
    named = [(block, block.linux) for block in system.blocks.values() if block.linux is not None]
    users = Counter(_PLACEHOLDER.sub("N", linux.device) for block, linux in named if not block.variants)
    files: dict[str, str] = {}
    for block, linux in named:
        general = _PLACEHOLDER.sub("N", linux.device)
        devices = ([general] if users[general] <= 1
                   else [filled_by_index(linux.device, instance) for instance in block.instances])
        of = [f"{system.name}.{variant}" for variant in block.variants] or [system.name]
        for name, text in files_of(block, linux).items():
            files |= {f"sysfs/{one}/{device}/{name}": text for one in of for device in devices}
    return files


def files_of(block: Block, linux: Linux) -> dict[str, str]:
    """The files of one device, by name."""
    files = {"identifier": f"{_PLACEHOLDER.sub('0', linux_identifier(block))}\n"} if linux.identifier else {}
    files |= {f"format/{term.name}": f"{term.place}\n" for term in block.terms.values() if term.place is not None}
    for event in block.events.values():
        name = block.linux_name(event)
        if name and not block.dropped(event):
            end = "\n" if ends_line(linux, event) else ""
            files[f"events/{name}"] = event_string(linux, event) + end
            files |= _scale_and_unit(f"events/{name}", event, end)
    return files


def linux_identifier(block: Block) -> str:
    """The text of the device's `identifier` file, with a number for each name in angle brackets."""
    return (PATTERN.sub(lambda match: format(block.identity, match[2] or "x"), block.linux.identifier) if block.linux
            else "")


def ends_line(linux: Linux, event: Event) -> bool:
    """Whether the event's file ends with a newline."""
    return (event.linux_string or linux.event_string).endswith("\n")


def event_string(linux: Linux, event: Event) -> str:
    """The text of a file in events/ without the newline: the described one, else from the pattern, whose `[…]` appears
    if the event has the term."""
    return (event.linux_string or filled(linux.event_string, event.terms)).removesuffix("\n")


def filled(pattern: str, terms: dict[str, int]) -> str:
    """The pattern with the values of these terms."""
    def value(match: re.Match[str]) -> str:
        return format(terms.get(match[1], 0), match[2] or "x")

    def kept(match: re.Match[str]) -> str:
        return match[1] if any(term in terms for term, _ in PATTERN.findall(match[1])) else ""

    return PATTERN.sub(value, _OPTIONAL.sub(kept, pattern))


def _scale_and_unit(path: str, event: Event, end: str) -> dict[str, str]:
    """The files `.scale` and `.unit`; Linux has them only for scaled counts."""
    if not event.scale:
        return {}
    files = {f"{path}.scale": f"{event.scale}{end}"}
    if event.unit:
        files[f"{path}.unit"] = f"{event.unit}{end}"
    return files
