"""What a session writes to the registers of the simulated device, as `--dry-run` prints it."""

from __future__ import annotations

import re

from command import Run

WRITE = re.compile(r"write (?:MSR|PCI [0-9a-f:.]+|page 0) ?\+?(0x[0-9a-f]+) +<- (0x[0-9a-f]+) ")


def accesses(run: Run, system: str, event: str) -> str:
    """All that is printed: each part of a session has a heading."""
    return run("stat", "--io", "sim", "--system", system, "--dry-run", "-e", event).stdout


def writes_in(text: str) -> list[tuple[int, int]]:
    """Places and values."""
    return [(int(place, 16), int(value, 16)) for place, value in WRITE.findall(text)]


def programmed(run: Run, system: str, event: str, reset: int | None = None) -> list[tuple[int, int]]:
    """What is written before the start, without the box control, which gets `reset`."""
    return [(place, value) for place, value in writes_in(accesses(run, system, event).partition("# start")[0]) if value != reset]
