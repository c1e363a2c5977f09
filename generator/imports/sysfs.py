"""`sysfs`: the PMUs under bus/event_source/devices, of this machine or of a copied tree, as a description of a system.

The units have `space: perf`, because only the words of perf's attribute are known. PMUs with equal formats and events
whose names differ in numbers are instances of one block. If formats share bits, terms have several fields.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from keyword import iskeyword
from math import prod
from pathlib import Path
from typing import NoReturn

from ..base import text
from . import machine
from .entries import Entry, fold
from .given import TAG, Fresh, Lost
from .registers import Bits, field_lines, filled
from .written import entry_lines, heading, keys_of, scalar
from ..model.linux import filled as made_by
from ..base.quoting import quoted
from ..load.shape import PERF_WORDS
from ..base.source import Fatal, Problem, Source, Where
from ..base.write import regular

FILE = "machine.yaml"    # the default name
DEVICES = "bus/event_source/devices"
RELEASE = "proc/sys/kernel/osrelease"
PAGE = 4096             # the size limit of sysfs files
MOST_FILES = 20_000     # in a folder
MOST_TERMS = 64
_RANGES = re.compile(r"(?P<word>[a-z_][a-z0-9_]*):(?P<bits>\d{1,4}(?:-\d{1,4})?(?:,\d{1,4}(?:-\d{1,4})?)*)")
_TERM = re.compile(r"(?P<name>[^=,/\s]+)(?:=(?P<value>0[xX][0-9a-fA-F]{1,16}|\d{1,20}|\?))?")
_SCALE = re.compile(r"\d{1,40}(?:\.\d{1,60})?(?:[eE][-+]?\d{1,3})?")
_NUMBER = re.compile(r"(?<!\d)(?:0|[1-9]\d{0,4})(?!\d)")
# an address in hex at the end of a device's name; five digits at least, unlike in cortex_a53
_ADDRESS = re.compile(r"(?<=_)[1-9a-f][0-9a-f]{4,15}\Z")
_ABOUT = (".scale", ".unit", ".snapshot", ".per-pkg")
Span = tuple[int, int]


@dataclass(frozen=True)
class Shown:
    """An event in a file of `events`."""

    name: str
    string: str
    terms: tuple[tuple[str, int], ...]
    needs: tuple[str, ...] = ()
    scale: str = ""
    unit: str = ""


@dataclass(frozen=True)
class Shape:
    """Formats and events of PMUs of one kind."""

    formats: tuple[tuple[str, str, tuple[Span, ...]], ...]    # term, word, bits from the lowest
    events: tuple[Shown, ...]
    ended: bool                                               # whether event files end with a newline


@dataclass
class Pmu:
    name: str
    shape: Shape
    about: dict[str, str] = field(default_factory=dict)       # cpumask, identifier, caps


@dataclass
class Kind:
    """PMUs of one shape: the pattern of their names, and the numbers in the names."""

    pattern: str
    indices: list[str]
    members: list[tuple[tuple[int, ...], Pmu]]

    @property
    def shape(self) -> Shape:
        return self.members[0][1].shape


# The tree

@dataclass(frozen=True)
class File:
    """A file of one line."""

    source: Source
    ended: bool

    @property
    def line(self) -> str:
        return self.source.text

    def fail(self, what: str, mend: str, column: int = 0) -> NoReturn:
        raise Fatal(Problem(Where(self.source, column), what, mend))


def refuse(path: Path, what: str, mend: str) -> NoReturn:
    raise Fatal(Problem(Where(Source(str(path), ""), 0), what, mend))


def read(path: Path) -> File:
    """Reads the only line of a file."""
    try:
        with regular(path) as stream:
            content = stream.read(PAGE + 1)
    except OSError as error:
        refuse(path, f"cannot read the file: {error.strerror}", "make it readable, or copy the tree with `cp -rL`")
    if len(content) > PAGE:
        refuse(path, f"the file has more than {PAGE} bytes", "name a tree of Linux, or remove this file")
    try:
        found = content.decode()
    except UnicodeDecodeError as error:
        refuse(path, f"byte {error.start + 1} is not UTF-8", "name a tree of Linux, or remove this file")
    file = File(Source(str(path), found.removesuffix("\n")), found.endswith("\n"))
    hidden = next((at for at, char in enumerate(file.line) if not char.isprintable()), None)
    if hidden is not None:
        file.fail("the file has an invisible character or a second line", "name a tree of Linux", hidden)
    return file


def names_in(folder: Path) -> list[str]:
    """The names in a folder, sorted; none if there is no folder."""
    names: list[str] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                names.append(entry.name)
                if len(names) > MOST_FILES:
                    refuse(folder, f"the folder has more than {MOST_FILES} entries", "name a tree of Linux")
    except FileNotFoundError:
        return []
    except OSError as error:
        refuse(folder, f"cannot read the folder: {error.strerror}", "make it readable")
    return sorted(names)


def devices(root: Path) -> Path:
    """The folder of PMUs: `root`, or the folder inside a copy of `/` or `/sys`."""
    for inside in (f"sys/{DEVICES}", DEVICES):
        if (root / inside).is_dir():
            return root / inside
    if not root.is_dir():
        refuse(root, "there is no such folder", "name /sys, a copy of it, or its bus/event_source/devices")
    return root


def pmus(folder: Path, lost: Lost) -> list[Pmu]:
    found = []
    for name in names_in(folder):
        path = folder / name
        if not (path / "type").exists():
            continue    # not a PMU, or a link that the copy broke
        if not text.is_file_name(name):
            refuse(path, f"`{ascii(name)[1:60]}` is not a name of a PMU", "name a tree of Linux")
        formats = tuple(of_format(path / "format", lost, name))
        known = {term: sum(high - low + 1 for low, high in bits) for term, _, bits in formats}
        events, ended = of_events(path / "events", known, lost, name)
        if not formats and not events:
            lost.add("PMUs that have no terms and events in sysfs", name)
            continue
        raw = sorted({term for event in events for term in (*dict(event.terms), *event.needs) if term not in known})
        formats = (*formats, *((word, word, ((0, 63),)) for word in raw))
        about = {key: read(path / key).line for key in ("cpumask", "cpus", "identifier") if (path / key).exists()}
        about |= {f"caps/{key}": read(path / "caps" / key).line for key in names_in(path / "caps")}
        found.append(Pmu(name, Shape(formats, events, ended), about))
    return found


def of_format(folder: Path, lost: Lost, pmu: str) -> Iterator[tuple[str, str, tuple[Span, ...]]]:
    names = names_in(folder)
    for name in names:
        file = read(folder / name)
        match = _RANGES.fullmatch(file.line)
        if match is None:
            file.fail(f"`{file.line[:60]}` is not a range of bits in perf's attribute",
                      "Linux writes `config:0-7`, or `config1:0-7,32`")
        spans = sorted((int(low), int(high or low))
                       for low, _, high in (part.partition("-") for part in match["bits"].split(",")))
        if any(not last < low <= high < 64 for (low, high), last in zip(spans, [-1, *(high for _, high in spans)])):
            file.fail(f"the bits of `{file.line[:60]}` are not ascending, or above 63",
                      "Linux writes `config:0-7`, the lower bit first", match.start("bits"))
        if not text.is_name(name) or match["word"] not in PERF_WORDS:
            lost.add("terms whose name, or whose word of perf's attribute, the language does not allow",
                     f"{pmu}/{ascii(name)[1:-1][:60]} ({file.line})")
        elif len(names) > MOST_TERMS:
            file.fail(f"the PMU has {len(names)} terms, more than {MOST_TERMS}", "remove some")
        else:
            yield name, match["word"], tuple(spans)


def of_events(folder: Path, known: dict[str, int], lost: Lost, pmu: str) -> tuple[tuple[Shown, ...], bool]:
    names = dict.fromkeys(names_in(folder))
    result, ended = [], True
    for name in names:
        if name.endswith(_ABOUT) and name.rpartition(".")[0] in names:
            continue
        file = read(folder / name)
        ended = file.ended
        if not text.is_event_name(name):
            lost.add("events whose name the language does not allow", f"{pmu}/{ascii(name)[1:-1][:60]}")
            continue
        terms: dict[str, int] = {}
        needs, unknown = [], ""
        for at, part in pieces(file.line):
            match = _TERM.fullmatch(part)
            if match is None:
                file.fail(f"`{part[:60]}` is not a term of an event", "Linux writes `event=0x3c,umask=0x01`", at)
            term, value = match["name"], match["value"]
            width = known.get(term, 64 if term in PERF_WORDS else 0)
            unknown = unknown or ("" if width else term)
            if value == "?":
                needs.append(term)
                continue
            number = int(value or "1", 16 if (value or "")[:2].lower() == "0x" else 10)
            if width and number >> width:
                file.fail(f"`{part}` does not fit the {width} bits of `{term}`", "name a tree of Linux", at)
            terms[term] = number
        if unknown or not terms:
            lost.add("events with terms that the PMU does not have", f"{pmu}/{name} ({unknown or 'none'})")
            continue
        about = {key: read(folder / f"{name}{key}") for key in (".scale", ".unit") if f"{name}{key}" in names}
        scale = about.get(".scale")
        if scale is not None and not _SCALE.fullmatch(scale.line):
            scale.fail(f"`{scale.line[:60]}` is not a number", "Linux writes `6.103515625e-5`")
        result.append(Shown(name, file.line, tuple(terms.items()), tuple(needs), scale.line if scale else "",
                            about[".unit"].line.strip() if ".unit" in about else ""))
    return tuple(result), ended


def pieces(line: str) -> Iterator[tuple[int, str]]:
    """The parts between commas, with their offsets."""
    at = 0
    for part in line.split(","):
        yield at, part
        at += len(part) + 1


# Kinds of units

def kinds(found: list[Pmu]) -> list[Kind]:
    """Groups PMUs of one shape whose names differ only in numbers. A number after `_` at the end of a name is an index
    even if there is only one PMU."""
    groups: dict[tuple[str, Shape, bool], list[Pmu]] = {}
    addressed = {(_ADDRESS.sub("", pmu.name), pmu.shape) for pmu in found if (match := _ADDRESS.search(pmu.name))
                 and not _NUMBER.fullmatch(match[0])}
    for pmu in found:
        begins = _ADDRESS.sub("", pmu.name)
        in_hex = begins != pmu.name and (begins, pmu.shape) in addressed
        groups.setdefault((_NUMBER.sub("\0", begins) + "\0" if in_hex else _NUMBER.sub("\0", pmu.name), pmu.shape,
                           in_hex), []).append(pmu)
    result = []
    for (pattern, shape, in_hex), members in groups.items():
        numbers = [(*map(int, _NUMBER.findall(_ADDRESS.sub("", pmu.name))), int(_ADDRESS.findall(pmu.name)[0], 16))
                   if in_hex else tuple(map(int, _NUMBER.findall(pmu.name))) for pmu in members]
        words = pattern.split("\0")
        varied = [len({row[at] for row in numbers}) > 1 or at == len(words) - 2 and words[at].endswith("_")
                  and not words[-1] for at in range(len(words) - 1)]
        indices: list[str] = []
        name = words[0]
        for at, (is_index, word) in enumerate(zip(varied, words[1:])):
            if is_index:
                indices.append(index_name(words[at], [*indices, *(term for term, _, _ in shape.formats)]))
            form = ":x" if in_hex and at == len(varied) - 1 else ""
            name += (f"<{indices[-1]}{form}>" if is_index else str(numbers[0][at])) + word
        rows = [tuple(number for number, is_index in zip(row, varied) if is_index) for row in numbers]
        result.append(Kind(name, indices, sorted(zip(rows, members), key=lambda member: member[0])))
    return result


def index_name(before: str, taken: list[str]) -> str:
    """A name for the index: `cbox` after `uncore_cbox_`."""
    match = re.search(r"([A-Za-z][a-z]*)_?\Z", before)
    words = [*([match[1].lower()] if match else []), "unit", *(f"unit{number}" for number in range(2, 200))]
    return next(word for word in words if not iskeyword(word) and word not in taken)


def instances(kind: Kind) -> str:
    """The count of each index, or the list of all instances if some combinations are missing."""
    rows = [row for row, _ in kind.members]
    tops = [max(row[at] for row in rows) + 1 for at in range(len(kind.indices))]
    if len(rows) == prod(tops) and rows == list(product(*map(range, tops))):
        return f"{{{', '.join(f'{index}: {top}' for index, top in zip(kind.indices, tops))}}}"
    return "[" + ", ".join("{" + ", ".join(f"{index}: {number if number < 1 << 16 else hex(number)}"
                                           for index, number in zip(kind.indices, row)) + "}" for row in rows) + "]"


def block_names(found: list[Kind]) -> list[str]:
    names: list[str] = []
    for kind in found:
        stem = re.sub(r"[^A-Za-z0-9]+", "_", re.sub(r"_?<[^>]*>", "", kind.pattern)).strip("_")
        stem = stem if text.is_name(stem) else f"pmu_{stem}"
        number = "_".join(map(str, kind.members[0][0]))
        choices = [stem, f"{stem}_{number}", *(f"{stem}_{more}" for more in range(2, len(found) + 2))]
        names.append(next(choice for choice in choices if text.is_name(choice)
                          and choice.lower() not in {name.lower() for name in names}))
    return names


# Words and terms

@dataclass
class Words:
    """The fields in the words of perf's attribute, and the terms."""

    fields: dict[str, dict[Span, str]]               # word → bits → name
    terms: dict[str, tuple[list[str], list[str]]]    # a term's fields from the lowest bit; terms that it overlaps


def words_of(shape: Shape) -> Words:
    fields: dict[str, dict[Span, str]] = {}
    for word in dict.fromkeys(word for _, word, _ in shape.formats):
        spans = [span for _, at, bits in shape.formats if at == word for span in bits]
        borders = sorted({low for low, _ in spans} | {high + 1 for _, high in spans})
        fields[word] = {(low, above - 1): "" for low, above in zip(borders, borders[1:])
                        if any(a <= low <= b for a, b in spans)}
    made = Words(fields, {})
    taken: dict[str, set[str]] = {word: set() for word in fields}
    owned: dict[str, dict[Span, str]] = {word: {} for word in fields}
    covering: list[tuple[str, str, list[Span]]] = []
    # The narrower term owns shared bits; the wider one overlaps it.
    for term, word, bits in sorted(shape.formats, key=lambda found: sum(high - low + 1 for low, high in found[2])):
        inside = [piece for piece in fields[word] if any(low <= piece[0] and piece[1] <= high for low, high in bits)]
        for piece in inside:
            if not fields[word][piece]:
                choices = [term, *(f"{term}_{more}" for more in (piece[0], *range(64, 200)))]
                name = next(choice for choice in choices if choice.lower() not in taken[word])
                fields[word][piece] = name
                taken[word].add(name.lower())
        made.terms[term] = [f"{word}.{fields[word][piece]}" for piece in inside], []
        if not any(piece in owned[word] for piece in inside):
            owned[word] |= dict.fromkeys(inside, term)
        else:
            covering.append((term, word, inside))
    for term, word, inside in covering:
        owners = dict.fromkeys(owned[word].setdefault(piece, term) for piece in inside)
        made.terms[term][1].extend(owner for owner in owners if owner != term)
    return made


def register_lines(words: Words) -> Iterator[str]:
    for word, names in sorted(words.fields.items()):
        yield from (f"      {word}:", f"        at: {word}", f"        text: Linux's `{word}` of an event.",
                    "        fields:")
        yield from field_lines(filled([Bits(high, low, name) for (low, high), name in names.items()], 64), " " * 10)


def term_lines(words: Words, shape: Shape) -> Iterator[str]:
    for term, word, bits in shape.formats:
        fields, others = words.terms[term]
        keys = f"field: {fields[0]}" if len(fields) == 1 else f"field: [{', '.join(fields)}]"
        overlaps = f", overlaps: [{', '.join(others)}]" * bool(others)
        yield f"      {term}: {{{keys}{overlaps}{', linux: false' if term == word else ''}}}"


# Events

def event_pattern(events: Iterable[Shown]) -> str:
    """The pattern of most event strings: the terms in order, optional terms in `[…]`."""
    rows = [event_forms(event) for event in events]
    usable = [row for row in rows if row]
    if not usable:
        return ""
    longest = max(usable, key=lambda row: len(list(row)))
    order = list(dict.fromkeys([*longest, *(term for row in usable for term in row)]))
    first, *others = order
    usual = {term: Counter(forms).most_common(1)[0][0] for term in order
             if (forms := [row[term] for row in usable if term in row])}
    result = f"{first}={usual[first]}"
    for term in others:
        part = f",{term}={usual[term]}"
        result += part if all(term in row for row in usable) else f"[{part}]"
    return result


def event_forms(event: Shown) -> dict[str, str]:
    """The form of each term in a pattern; none if a pattern cannot make the event's string."""
    result = {}
    for _, part in pieces(event.string):
        term, _, value = part.partition("=")
        if term in result or not re.fullmatch(r"0x[0-9a-f]{1,16}", value):
            return {}
        digits = len(value) - 2
        result[term] = f"0x{{{term}:{f'0{digits}' if digits > 1 else ''}x}}"
    return result


def event_lines(shape: Shape, pattern: str) -> Iterator[str]:
    """The lines of events. Only events whose string the pattern makes become families; the others have their string."""
    own = {event.name: event.string for event in shape.events if event.needs or not pattern
           or made_by(pattern, dict(event.terms)) != event.string}
    needs = {event.name: event.needs for event in shape.events}
    entries = [Entry(event.name, dict(event.terms), unit=event.unit, scale=event.scale) for event in shape.events]
    plain, others = ([entry for entry in entries if (entry.name in own) == is_own] for is_own in (False, True))
    for entry in [*fold(plain, "m"), *others]:
        keys = keys_of(entry, "")
        if needs.get(entry.name):
            keys["needs"] = f"[{', '.join(needs[entry.name])}]"
        if entry.name in own:
            keys["linux"] = f"{{name: {scalar(entry.name)}, string: {exact(own[entry.name], shape)}}}"
        yield from entry_lines(entry.name, keys, "      ")


def exact(text: str, shape: Shape) -> str:
    """An event string in quotes, with the newline if the PMU's files have one."""
    return quoted(text)[:-1] + "\\n" * shape.ended + '"'


# The description

def block_lines(name: str, kind: Kind) -> Iterator[str]:
    shape = kind.shape
    hidden = {term for term, word, _ in shape.formats if term == word}    # whole words, without a file in `format`
    pattern = event_pattern(event for event in shape.events if not event.needs
                            and not hidden & dict(event.terms).keys())
    words = words_of(shape)
    title = f"Linux's PMU {kind.pattern}"
    yield from (f"  {name}:", f"    title: {scalar(title)}", f"    source: {TAG}")
    notes = [f"{key} {scalar_of(kind, key)}" for key in kind.members[0][1].about if key != "identifier"]
    if notes:
        yield f"    note: {quoted('; '.join(notes))}"
    yield "    space: perf"
    if kind.indices:
        yield f"    instances: {instances(kind)}"
    yield from ("    registers:", *register_lines(words), "    terms:", *term_lines(words, shape))
    if shape.events:
        yield from ("    events:", *event_lines(shape, pattern))
    yield from ("    linux:", f"      device: {kind.pattern}", "      events: all")
    if pattern or shape.events:
        yield f"      event_string: {exact(pattern or shape.events[0].string, shape)}"
    identifier = scalar_of(kind, "identifier")
    if identifier and not set(identifier) & set("{}<>"):
        yield f"      identifier: {quoted(identifier)}"


def scalar_of(kind: Kind, key: str) -> str:
    """The different contents of a file of all PMUs of a kind."""
    return ", ".join(dict.fromkeys(pmu.about[key] for _, pmu in kind.members if key in pmu.about))


def describe(paths: list[Path], path: Path, with_text: bool = True, only: Iterable[str] = ()) -> Fresh:
    """A description of the PMUs. They have no sentences and no registers."""
    del with_text, only
    lost = Lost()
    root = paths[0] if paths else Path("/sys")
    folder = devices(root)
    found = kinds(pmus(folder, lost))
    if not found:
        refuse(folder, "import can carry no PMU of this folder",
               "name /sys, a copy of it, or its bus/event_source/devices")
    whole = next((base for base in (root, *folder.parents[3:4]) if (base / "proc").is_dir()), None)
    release = read(whole / RELEASE).line if whole and (whole / RELEASE).is_file() else ""
    table = machine.table(whole) if whole else None
    source = (DEVICES + (f", Linux {release}" if release else "")
              + (f", and the discovery table of PCI device {table.vendor:04x}:{table.device:04x}" if table else ""))
    names = block_names(found)
    lines = [*heading("system", path.stem, f"PMUs of {path.stem} as Linux shows them", source, Lost()),
             *of_machine(whole, table, found), "", "blocks:"]
    for number, (name, kind) in enumerate(zip(names, found)):
        lines += [""] * bool(number)
        lines += block_lines(name, kind)
    for unit in table.types if table else []:
        names.append(next(name for name in (f"type_{unit.number}", f"discovered_{unit.number}") if name not in names))
        lines += ["", *machine.block_lines(unit, names[-1])]
    return Fresh("\n".join(lines) + "\n", names, [source], lost)


def of_machine(root: Path | None, table: machine.Table | None, found: list[Kind]) -> Iterator[str]:
    """What is said of the system: how the machine is recognised, and where its discovery table is."""
    if root and (note := machine.leaves(root)):
        yield f"note: {quoted(note)}"
    if root and (entry := machine.detect(root)):
        yield from ("detect:", f"  - {entry}")
    else:
        yield from ("detect:    # one match is enough: keep those that no other machine has",
                    f"  - sysfs: [{', '.join(scalar(kind.members[0][1].name) for kind in found)}]")
    if table:
        yield from (f"pci_vendor: {table.vendor:#06x}", f"pmon: {table.device:#06x}")
