"""Functions as descriptions write them: `cpuid(1).eax[3:0]`, `sysfs("peer", "nr_gpu")`, `pmon(6, imc)`."""

from __future__ import annotations

import re

from generator.load.tree import Scalar
from generator.load.reader import text_start
from generator.base.record import record
from generator.base.source import Where

_CALL = re.compile(r"(?P<what>\w+)\s*(?:\((?P<arguments>.*)\))?\s*(?:\.\s*(?P<part>\w+))?"
                   r"\s*(?:\[\s*(?P<bits>[^\]]*)\])?\Z", re.DOTALL)
_TEXT = re.compile(r"\"([^\"]+)\"|'([^']+)'")


@record
class Call:
    what: str
    arguments: list[Scalar]
    part: str | None         # behind a point
    bits: str | None         # in brackets behind all
    part_where: Where


def call(node: Scalar) -> Call | None:
    """The call in a scalar; None if it is an expression."""
    start, match = text_start(node), _CALL.match(node.text.strip())
    if match is None:
        return None
    arguments = [Scalar(Where(start.source, start.offset + at), part)
                 for at, part in _split(match["arguments"] or "", match.start("arguments"))]
    return Call(match["what"], arguments, match["part"], match["bits"],
                Where(start.source, start.offset + max(match.start("part"), 0)))


def called(node: Scalar) -> str:
    """The name of the function that a text seems to call, whatever follows."""
    match = re.match(r"\s*(\w+)\s*\(", node.text)
    return match[1] if match is not None and match[1] not in ("popcount", "and", "or", "not", "if", "else") else ""


def quoted_text(argument: Scalar) -> str:
    """The text of a quoted argument; empty for any other."""
    match = _TEXT.fullmatch(argument.text)
    return (match[1] or match[2]) if match is not None else ""


def _split(arguments: str, offset: int) -> list[tuple[int, str]]:
    """The arguments and their positions, split at commas outside of parentheses and quotes."""
    result, depth, begin, quote = [], 0, 0, ""
    for i, character in enumerate(arguments + ","):
        quote = (character if character in "\"'" else "") if not quote else "" if character == quote else quote
        depth += 0 if quote else (character in "([") - (character in ")]")
        if character == "," and not depth and not quote:
            part = arguments[begin:i]
            result.append((offset + begin + len(part) - len(part.lstrip()), part.strip()))
            begin = i + 1
    return [] if not arguments.strip() else result
