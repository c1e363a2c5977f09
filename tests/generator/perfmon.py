"""Every event of a unit as one digest, which notices a changed name, code or counter.

The digest of intel/perfmon's files was made from the JSON alone: each event is a line `NAME CONFIG COUNTERS`. CONFIG is the value of perf's
attribute: EventCode at bit 0, UMask at 8, UMaskExt at 32, PortMask at 36, FCMask at 48; events of the fixed counter are 0xff. COUNTERS is the
mask of the column Counter, 0 for all counters of the unit. Lines are sorted; the digest is the first 16 digits of their SHA-256.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from generator.model.model import Block, Event


def digest(lines: list[str]) -> str:
    return sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]


def events_of(block: Block, variant: str) -> Iterator[Event]:
    """The events; of a system with variants, of one of them."""
    for event in block.events.values():
        only = event.variants or (block.conditions[event.condition].variants if event.condition else [])
        if not variant or not only or variant in only:
            yield event


def described(block: Block, variant: str = "") -> list[str]:
    """Lines of the events of a block that have names of intel/perfmon; of a system with variants, of one of them."""
    lines = []
    for event in events_of(block, variant):
        value = event.terms.get
        umask = value("umask", 0)
        config = value("event", 0) | (umask & 0xff) << 8 | umask >> 8 << 32 | value("ch_mask", 0) << 36 | value("fc_mask", 0) << 48
        lines += [f"{name.upper()} {config:#x} {event.counters:#x}" for name in event.aliases]
    return lines


FIXED = ("inst_retired.any", "cpu_clk_unhalted.thread", "cpu_clk_unhalted.core", "cpu_clk_unhalted.thread_any")
CORE_TERMS = ("event", "umask", "cmask", "inv", "edge", "any", "offcore_rsp", "frontend")


def described_core(block: Block, variant: str = "") -> list[str]:
    """The same of a core, whose lines are `NAME TERMS COUNTERS`: EventCode, UMask (UMaskExt above it), CounterMask, Invert, EdgeDetect, AnyThread, and MSRValue of MSRs
    0x1A6 (or the first code and mask, where there are two for 0x1A6 and 0x1A7) and 0x3F7. Without what a fixed counter counts, and latencies of
    loads (MSR 0x3F6): the former have no code of their own, the latter are told by precise events alone."""
    lines = []
    for event in events_of(block, variant):
        if event.linux:    # perf's own
            continue
        terms = " ".join(f"{event.terms.get(term, 0):#x}" for term in CORE_TERMS)
        if terms.split()[0] != "0x0" and event.name not in FIXED:
            lines += [f"{name.upper()} {terms} {event.counters:#x}" for name in (event.name, *event.aliases)]
    return lines
