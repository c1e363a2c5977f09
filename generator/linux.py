"""The files that Linux shows under /sys/bus/event_source/devices, byte for byte."""

from __future__ import annotations

import re

from generator.model import Event, Perf, System

_PLACEHOLDER = re.compile(r"<[^>]*>")
_PATTERN = re.compile(r"\{([^}:]*)(?::([^}]*))?\}")


def linux_files(system: System, taken: set[str]) -> dict[str, str]:
    """`sysfs/<device>/format/<term>`, `events/<name>` and `identifier` of every unit that Linux has a name for.

    `N` stands for each number in the device's name. Where another system already has a device of that name, this
    one's is called `<device>.<system>`.
    """
    files: dict[str, str] = {}
    for block in system.blocks.values():
        if block.perf is None:
            continue
        device = _PLACEHOLDER.sub("N", block.perf.device)
        if device in taken:
            device = f"{device}.{system.name}"
        taken.add(device)
        if block.perf.identifier:
            files[f"sysfs/{device}/identifier"] = f"{block.perf.identifier}\n"
        for term in block.terms.values():
            if term.linux and term.perf is not None:
                files[f"sysfs/{device}/format/{term.name}"] = f"{term.perf}\n"
        for event in block.events.values():
            name = block.linux_name(event)
            if name:
                end = "\n" if block.perf.event_newline else ""
                files[f"sysfs/{device}/events/{name}"] = event_string(block.perf, event) + end
                files |= _scale_and_unit(f"sysfs/{device}/events/{name}", event, end)
    return files


def event_string(perf: Perf, event: Event) -> str:
    """The text of an events/ file: as stated, else from the pattern."""
    if event.linux_string:
        return event.linux_string

    def value(match: re.Match[str]) -> str:
        return format(event.terms.get(match[1], 0), match[2] or "x")

    return _PATTERN.sub(value, perf.event_string)


def _scale_and_unit(path: str, event: Event, end: str) -> dict[str, str]:
    """Linux has `.scale` and `.unit` only where the count is scaled."""
    if not event.scale:
        return {}
    files = {f"{path}.scale": f"{event.scale}{end}"}
    if event.unit:
        files[f"{path}.unit"] = f"{event.unit}{end}"
    return files
