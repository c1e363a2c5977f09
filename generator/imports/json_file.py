"""Reads JSON files with the standard parser, and reports mistakes with their positions.

The parser keeps no positions. To report a mistake, the text is scanned again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from ..base import text
from .given import readable
from ..load.tree import read_published
from ..base.source import Fatal, Problem, Source, Where

MOST_BYTES = 64 << 20    # published files: 5 MB
DEEPEST = 64
LONGEST_NAME = 200
KINDS: dict[type, str] = {dict: "an object", list: "a list", str: "a text", bool: "true or false", int: "a number",
                          float: "a number with a fraction"}
Step = str | int
ALL = (0, None)    # of a file: from its first character to its last
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


class _Twice(Exception):
    """An object has a key twice."""


@dataclass(frozen=True)
class Value:
    """A value in a file, and its path in the file, or in the part of it that is JSON."""

    source: Source
    path: tuple[Step, ...]
    data: Any
    part: tuple[int, int | None] = ALL

    @property
    def where(self) -> Where:
        """Its position, or that of the nearest value around it in the text."""
        found = 0
        for path, offset in _walk(self.source.text[slice(*self.part)]):
            if path == self.path[:len(path)]:
                found = offset
            if path == self.path:
                break
        return Where(self.source, self.part[0] + found)

    def fail(self, what: str, mend: str) -> NoReturn:
        raise Fatal(Problem(self.where, what, mend))

    def inner(self, key: Step) -> Value:
        return Value(self.source, (*self.path, key), self.data[key], self.part)

    def items(self) -> Iterator[Value]:
        """The entries of a list."""
        if not isinstance(self.data, list):
            self.fail(f"{self.name} is {kind_of(self.data)}, but must be a list", "write `[…]`")
        for number in range(len(self.data)):
            yield self.inner(number)

    @property
    def name(self) -> str:
        last = self.path[-1] if self.path else None
        return "the file" if last is None else f"`{last}`" if isinstance(last, str) else "an entry"

    def object(self) -> dict[str, Any]:
        if not isinstance(self.data, dict):
            self.fail(f"{self.name} is {kind_of(self.data)}, but must be an object", "write `{…}`")
        return self.data

    def text(self, key: str, otherwise: str = "") -> str:
        """A string of an object, or a number as a string."""
        value = self.data.get(key, otherwise)
        if isinstance(value, str):
            return value
        if value is None:
            return otherwise
        if isinstance(value, (dict, list, float, bool)):
            self.inner(key).fail(f"`{key}` is {kind_of(value)}, but must be a text", "write it in quotes")
        return str(value)

    def metric_name(self, key: str) -> str:
        """The maker's name of a metric, which has letters or digits."""
        word = readable(self._required(key))
        if not any(char.isalnum() for char in word) or len(word) > LONGEST_NAME:
            self.inner(key).fail(f"`{word[:60]}` is not a name of a metric", "use letters")
        return word

    def unit(self, core: str = "core") -> str:
        """The unit of an event; `core` if the entry has none."""
        word = readable(self.text("Unit"))
        if len(word) > LONGEST_NAME or word and not re.search(r"[A-Za-z0-9]", word):
            self.inner("Unit").fail(f"`{word[:60]}` is not a name of a unit", "use letters")
        return word or core

    def _required(self, key: str) -> str:
        if key not in self.data:
            self.fail(f"an entry has no `{key}`", f"write `\"{key}\": \"NAME\"`")
        return self.text(key)

    def event_name(self, key: str) -> str:
        """The maker's name of an event."""
        word = self._required(key).strip()
        if not text.is_event_name(word) or len(word) > LONGEST_NAME:
            self.inner(key).fail(f"`{readable(word)[:60]}` is not a name of an event",
                                 "use letters, digits, `_`, `.`, `:`, `+` and `-`")
        return word

    def first_number(self, key: str, bits: int = 64) -> int:
        """The first of a list of alternative numbers, `0xB7,0xBB`."""
        return self.number(key, bits, self.text(key).split(",")[0])

    def number(self, key: str, bits: int = 64, word: str | None = None) -> int:
        """A number, usually published as a string; 0 without the key, or if the string is empty."""
        word = (self.text(key, "0") if word is None else word).strip()
        try:
            value = int(word, 16 if word[:2].lower() == "0x" else 10) if word else 0
        except ValueError:
            self.inner(key).fail(f"`{key}` is `{word[:40]}`, but must be a number", "write `0x1F` or `31`")
        if not 0 <= value < 1 << bits:
            self.inner(key).fail(f"`{key}` is {word[:40]}, which does not fit {bits} bits", "correct the number")
        return value


def read(path: Path, most: int = MOST_BYTES) -> Value:
    """Reads a file. Fatal if it is not JSON, is too large or too deep."""
    source = read_published(path, most, "name a file of this format, as it was published")
    return Value(source, (), parsed(source))


def parsed(source: Source, part: tuple[int, int | None] = ALL) -> Any:
    """The JSON of a file, or of a part of it. Fatal if it is not JSON or too deep."""
    json_text = source.text[slice(*part)]

    def mistake(offset: int, what: str, mend: str) -> Fatal:
        return Fatal(Problem(Where(source, part[0] + offset), what, mend))

    try:
        return _DECODER.decode(json_text)
    except json.JSONDecodeError as error:
        raise mistake(min(error.pos, len(json_text)), f"JSON syntax: {error.msg[:1].lower()}{error.msg[1:]}",
                      "look for a missing comma, quote or bracket here or on the line above") from error
    except _Twice:
        key, first, offset = _twice(json_text)
        line, _ = source.position(part[0] + first)
        raise mistake(offset, f"this object has the key `{key}` twice (first in line {line})",
                      "remove one of the two") from None
    except RecursionError:
        raise mistake(_too_deep(json_text), f"nested more than {DEEPEST} deep", "flatten the file") from None
    except ValueError as error:    # `NaN`, or a number of thousands of digits
        raise mistake(_bad_number(json_text), f"JSON: {str(error).split(';')[0].split(':')[0]}",
                      "correct the number") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise _Twice
    return result


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)


def kind_of(data: Any) -> str:
    return KINDS.get(type(data), "null")


def _walk(json_text: str) -> Iterator[tuple[tuple[Step, ...], int]]:
    """The path and offset of each value, in order; in an object, the offset of the key. The text may have mistakes."""
    path: list[Step] = []
    opened: list[str] = []
    at_key = False
    yield (), 0
    for match in _TOKEN.finditer(json_text):
        token = match[0]
        if token in "}]":
            if not opened:
                return
            opened.pop()
            path.pop()
            at_key = False
        elif token == ",":
            at_key = opened[-1:] == ["{"]
            if path and isinstance(path[-1], int):
                path[-1] += 1
        elif token == ":":
            at_key = False
        elif at_key:
            path[-1] = _unquoted(token)
            yield tuple(path), match.start()
        else:
            if opened[-1:] == ["["]:
                yield tuple(path), match.start()
            if token in "{[":
                at_key = token == "{"
                opened.append(token)
                path.append("" if at_key else 0)


def _unquoted(token: str) -> str:
    try:
        return str(json.loads(token))
    except ValueError:
        return token


def _twice(json_text: str) -> tuple[str, int, int]:
    """A key that an object has twice, and where."""
    seen: dict[tuple[Step, ...], int] = {}
    for path, offset in _walk(json_text):
        if path and isinstance(path[-1], str):
            first = seen.setdefault(path, offset)
            if first != offset:
                return path[-1], first, offset
    return "", 0, 0


def _too_deep(json_text: str) -> int:
    return next((offset for path, offset in _walk(json_text) if len(path) >= DEEPEST), 0)


def _bad_number(json_text: str) -> int:
    return next((match.start() for match in _TOKEN.finditer(json_text)
                 if match[0] in ("NaN", "Infinity", "-Infinity") or match[0][:1] in "-0123456789"
                 and len(match[0]) > 4000), 0)
