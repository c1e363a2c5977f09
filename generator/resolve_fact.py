"""`read` of a fact: who tells a number, and which of its bits are meant."""

from __future__ import annotations

import re
from collections.abc import Callable

from generator import text
from generator.expression import Expression
from generator.load import Scalar
from generator.model import Fact
from generator.reader import Reader, expression, text_start
from generator.shape import CPUID_REGISTERS, DISCOVERED
from generator.source import Where

_CALL = re.compile(r"(?P<what>\w+)\s*(?:\((?P<arguments>.*)\))?\s*(?:\.\s*(?P<part>\w+))?\s*(?:\[\s*(?P<bits>[^\]]*)\])?\Z", re.DOTALL)
_WIDTHS = {"cpuid": 32, "midr": 32, "pci": 32, "pci8": 8, "pci16": 16}  # of the others 64
# How each is written: least and most arguments, and what may stand behind a point.
_FORMS: dict[str, tuple[int, int, str]] = {
    "cpuid": (1, 2, "cpuid(LEAF, SUBLEAF).eax"), "msr": (1, 1, "msr(INDEX)"), **dict.fromkeys(("pci", "pci8", "pci16", "pci64"), (2, 3, "pci(ID, OFFSET, NTH)")),
    "midr": (0, 0, "midr[HIGH:LOW]"), "pmon": (0, 0, "pmon.counters"), "address": (0, 0, "address"), "parent": (0, 0, "parent.BLOCK")}
_PARTS = {"cpuid": CPUID_REGISTERS, "pmon": tuple(DISCOVERED)}


def resolve_fact(key: str, reader: Reader) -> Fact:
    node = reader.node_of("read")
    line = node.text.strip() if isinstance(node, Scalar) else ""
    match = _CALL.match(line)
    what = match["what"] if match is not None else ""
    if match is None or not isinstance(node, Scalar) or what not in _FORMS or match["part"] is not None and what not in (*_PARTS, "parent"):
        called = re.match(r"(\w+)\s*\(", line)
        if isinstance(node, Scalar) and called is not None and called[1] != "popcount":
            near = text.nearest(called[1], _FORMS)
            reader.problems.add(node.where, f"`{called[1]}()` tells no fact", text.did_you_mean(near) if near else f"use one of {text.listed(_FORMS)}")
            return made(key, reader, "msr")
        return made(key, reader, "read", at=reader.expression("read"))
    start = text_start(node)

    def wrong(where: Where, why: str, mend: str) -> None:
        reader.problems.add(where, why, mend)

    least, most, form = _FORMS[what]
    arguments = [Scalar(Where(start.source, start.offset + at), part) for at, part in split(match["arguments"] or "", match.start("arguments"))]
    kind = {"pmon": "discovery", "parent": "above"}.get(what, what.rstrip("0123456789"))
    width = _WIDTHS.get(what, 64)
    if not least <= len(arguments) <= most or (what in (*_PARTS, "parent")) != (match["part"] is not None):
        wrong(node.where, f"`{line}` is no `{what}` that tells a fact", f"write `{form.replace('pci', what) if kind == 'pci' else form}`")
        return made(key, reader, kind if kind not in ("discovery", "above") else "msr", width)
    if what in _PARTS and match["part"] not in _PARTS[what]:
        near = text.nearest(match["part"], _PARTS[what])
        wrong(Where(start.source, start.offset + match.start("part")), f"`{match['part']}` behind `{what}` must be one of {text.listed(_PARTS[what])}",
              text.did_you_mean(near) if near else f"write `{form}`")
        return made(key, reader, "msr")
    high, low = bits(match, width, node, wrong)
    fact = made(key, reader, kind, width, high, low)
    if kind == "cpuid":
        fact.id, fact.sub, fact.register = number(arguments[0], 32, wrong), number(arguments[1], 32, wrong) if len(arguments) > 1 else 0, CPUID_REGISTERS.index(match["part"])
    elif kind == "pci":
        fact.id, fact.at = number(arguments[0], 16, wrong), expression(arguments[1], reader.problems)
        fact.nth = expression(arguments[2], reader.problems) if len(arguments) > 2 else None
    elif kind == "msr":
        fact.at = expression(arguments[0], reader.problems)
    elif kind == "discovery":
        fact.word = match["part"]
        fact.id, fact.high, fact.low = DISCOVERED[fact.word]
    elif kind == "above":
        fact.word = match["part"]
    return fact


def made(key: str, reader: Reader, kind: str, width: int = 64, high: int | None = None, low: int = 0, at: Expression | None = None) -> Fact:
    return Fact(where=reader.where, key=key, kind=kind, id=0, word="", sub=0, register=0, nth=None, at=at, width=width, high=width - 1 if high is None else high, low=low,
                example=reader.expression("example"), text=reader.text("text"), source=reader.text("source"), note=reader.text("note"))


def split(arguments: str, offset: int) -> list[tuple[int, str]]:
    """The arguments between commas that stand in no parentheses, and where each begins."""
    result, depth, begin = [], 0, 0
    for i, character in enumerate(arguments + ","):
        depth += (character in "([") - (character in ")]")
        if character == "," and not depth:
            part = arguments[begin:i]
            result.append((offset + begin + len(part) - len(part.lstrip()), part.strip()))
            begin = i + 1
    return [] if not arguments.strip() else result


def bits(match: re.Match[str], width: int, node: Scalar, wrong: Callable[[Where, str, str], None]) -> tuple[int, int]:
    if match["bits"] is None:
        return width - 1, 0
    span = text.span(match["bits"].strip(), ":")
    if span is None:
        wrong(node.where, f"`[{match['bits']}]` names no bits", "write `[HIGH:LOW]`, or `[BIT]`")
        return width - 1, 0
    return span


def number(node: Scalar, most: int, wrong: Callable[[Where, str, str], None]) -> int:
    value = text.number(node.text)
    if value is None or value >> most:
        wrong(node.where, f"`{node.text}` is no number of at most {most} bits", "write a number")
        return 0
    return value
