"""Reads XML files with Python's parser (expat), and reports mistakes with their positions.

It refuses a document type, and thus all entities; published files have none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn
from xml.parsers import expat

from generator.imports.given import readable
from generator.imports.json_file import MOST_BYTES
from generator.base.source import Fatal, Problem, Source, Where
from generator.base.text import number
from generator.base.write import regular

DEEPEST = 64
MOST_ELEMENTS = 5_000_000


@dataclass(slots=True, eq=False, repr=False)
class Document:
    """The bytes of a file."""

    name: str
    data: bytes
    read: Source | None = None

    def where(self, offset: int) -> Where:
        """The position of a byte."""
        before = self.data[:offset].decode(errors="replace")
        if self.read is None:
            self.read = Source(self.name, self.data.decode(errors="replace"))
        return Where(self.read, len(before))


@dataclass(slots=True, eq=False, repr=False)
class Element:
    document: Document
    offset: int
    name: str
    attributes: dict[str, str]
    text: str = ""
    inner: list[Element] = field(default_factory=list)

    @property
    def where(self) -> Where:
        return self.document.where(self.offset)

    def fail(self, what: str, mend: str) -> NoReturn:
        raise Fatal(Problem(self.where, what, mend))

    def get(self, name: str) -> Element | None:
        """The first inner element of this name."""
        return next(self.all(name), None)

    def all(self, *names: str) -> Iterator[Element]:
        return (element for element in self.inner if element.name in names)

    def word(self, name: str, otherwise: str = "") -> str:
        """The text of an inner element, on one line."""
        element = self.get(name)
        return readable(element.text) if element is not None else otherwise

    def number(self, name: str, bits: int = 64) -> int | None:
        """The number in an inner element; None if there is none."""
        element = self.get(name)
        return None if element is None else element.as_number(bits)

    def as_number(self, bits: int = 64) -> int:
        """The number in this element: `0x1F`, `31`, `#0101`, `0b0101`, also with the suffix `u` or `l`. A leading 0 is
        not octal."""
        word = readable(self.text)
        plain = word.lower().replace("#", "0b", 1) if word.startswith("#") else word.lower()
        plain = plain.removeprefix("+")
        plain = plain.rstrip("ul") if not plain.startswith("0b") or plain[2:3].isdigit() else plain
        value = number(plain if plain[:2] in ("0x", "0b") else plain.lstrip("0") or "0" * bool(plain))
        if value is None:
            self.fail(f"`{self.name}` is `{word[:40]}`, but must be a number", "write `0x1F`, `31` or `#11111`")
        if value >= 1 << bits:
            self.fail(f"`{self.name}` is {word[:40]}, which does not fit {bits} bits", "correct the number")
        return value


def read(path: Path) -> Element:
    """Returns the outermost element of a file. Fatal if it is not XML, too large or too deep, or has a document
    type."""
    name = str(path)
    try:
        with regular(path) as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise Fatal(Problem(Where(Source(name, ""), 0), f"cannot read the file: {error.strerror}",
                            "name a file that exists and is readable")) from error
    document = Document(name, data)
    if len(data) > MOST_BYTES:
        raise Fatal(Problem(Where(Source(name, ""), 0), f"the file has more than {MOST_BYTES >> 20} MB",
                            "name a description of one device"))
    parser = expat.ParserCreate()
    parser.buffer_text = True
    opened: list[Element] = []
    found: list[Element] = []
    count = 0

    def begin(word: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        element = Element(document, parser.CurrentByteIndex, word.rpartition(":")[2], attributes)
        if len(opened) == DEEPEST or count > MOST_ELEMENTS:
            element.fail(f"nested more than {DEEPEST} deep" if len(opened) == DEEPEST
                         else f"more than {MOST_ELEMENTS} elements", "flatten or split the file")
        (opened[-1].inner if opened else found).append(element)
        opened.append(element)

    def end(_: str) -> None:
        opened.pop()

    def words(text: str) -> None:
        opened[-1].text += text

    def doctype(*_: object) -> None:
        raise Fatal(Problem(document.where(max(data.find(b"<!DOCTYPE"), 0)),
                            "the file has a document type, which may define entities", "remove `<!DOCTYPE …>`"))

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, words
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise Fatal(Problem(document.where(parser.ErrorByteIndex), f"XML syntax: {expat.ErrorString(error.code)}",
                            "correct the file")) from error
    except (LookupError, ValueError) as error:    # unknown encoding
        raise Fatal(Problem(document.where(0), f"XML: {error}", "write the file in UTF-8")) from error
    return found[0]
