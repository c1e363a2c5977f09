"""Typed access to the objects of a large JSON file. It looks for a position only to report a mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NoReturn, TypeVar

from generator.imports.given import readable
from generator.imports.json_file import Step, Value, kind_of
from generator.base.source import Fatal

Part = dict[str, Any]
T = TypeVar("T")
LONGEST_NAME = 100
AS_PUBLISHED = "correct the file, or take it as it was published"
_WORDS: dict[type, str] = {dict: "an object", list: "a list", str: "a text", int: "a number", bool: "true or false"}


class Wrong(Exception):
    """A mistake in a part, whose position is not known yet."""

    def __init__(self, part: Part, key: str, what: str, mend: str) -> None:
        super().__init__(what)
        self.part, self.key, self.what, self.mend = part, key, what, mend

    def at(self, root: Value) -> Fatal:
        """The mistake with its position in the file."""
        path = way_to(root.data, self.part)
        keys = (self.key,) if self.key in self.part else ()
        try:
            Value(root.source, (*(path or ()), *keys), None).fail(self.what, self.mend)
        except Fatal as fatal:
            return fatal


def way_to(root: Any, part: Part) -> tuple[Step, ...] | None:
    """The path of keys and numbers to this object, not to an equal one."""
    waiting: list[tuple[tuple[Step, ...], Any]] = [((), root)]
    while waiting:
        path, data = waiting.pop()
        if data is part:
            return path
        if isinstance(data, dict):
            waiting += [((*path, key), inner) for key, inner in data.items() if isinstance(inner, (dict, list))]
        elif isinstance(data, list):
            waiting += [((*path, number), inner) for number, inner in enumerate(data)
                        if isinstance(inner, (dict, list))]
    return None


def wrong(part: Part, key: str, what: str, mend: str) -> NoReturn:
    raise Wrong(part, key, what, mend)


def find(part: Part, key: str, kind: type[T]) -> T | None:
    """The value of a key; None if it is absent or null."""
    value = part.get(key)
    if value is None:
        return None
    if not isinstance(value, kind) or kind is int and isinstance(value, bool):
        wrong(part, key, f"`{key}` is {kind_of(value)}, but must be {_WORDS[kind]}", AS_PUBLISHED)
    return value


def need(part: Part, key: str, kind: type[T]) -> T:
    value = find(part, key, kind)
    if value is None:
        wrong(part, key, f"{name_of(part)} has no `{key}`", "name a file of this format, as it was published")
    return value


def objects(part: Part, key: str) -> Iterator[Part]:
    """The objects of a list; a single object is a list of one."""
    value = part.get(key)
    for inner in [value] if isinstance(value, dict) else find(part, key, list) or ():
        if not isinstance(inner, dict):
            wrong(part, key, f"an entry of `{key}` is {kind_of(inner)}, but must be an object", AS_PUBLISHED)
        yield inner


def number(part: Part, key: str, most: int, least: int = 0) -> int:
    value = need(part, key, int)
    if not least <= value <= most:
        wrong(part, key, f"`{key}` is {value if abs(value) < 1 << 64 else 'a number of many digits'}, but must be from "
                         f"{least} to {most}", "correct the number")
    return value


def called(part: Part, key: str = "name") -> str:
    """A name as published: on one line, with letters."""
    word = readable(need(part, key, str))
    if len(word) > LONGEST_NAME or not re.search("[A-Za-z]", word):
        wrong(part, key, f"`{word[:60]}` is not a name", f"use letters, {LONGEST_NAME} at most")
    return word


def type_of(part: Part) -> str:
    return find(part, "_type", str) or ""


def name_of(part: Part) -> str:
    name = part.get("name")
    return (f"`{name[:60]}`" if isinstance(name, str) and name else f"an object of type `{part['_type']}`"
            if isinstance(part.get("_type"), str) else "an object")
