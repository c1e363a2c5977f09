"""CMSIS-SVD: a peripheral is a block, peripherals derived from it are instances.

`derivedFrom` is resolved first, then clusters and arrays are flattened: `dim` with consecutive numbers is an array;
with other names, each element is a register. Sizes, access and reset values are inherited, as the format says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from generator.imports.given import Fresh, Lost
from generator.imports.mapped import Array, Unit, access_word, described, in_c, register, word_of
from generator.imports.registers import Bits, Choice, Register, without_index
from generator.imports.xml_file import Element, read
from generator.base.source import Fatal

FILE = "device.yaml"
MOST_DIM = 1 << 16
MOST_NAMED = 1 << 10
# Access words: access, the effect of a write, the effect of a read.
ACCESS = {"RO": ("read-only", "", ""), "RW": ("read-write", "", ""), "WO": ("write-only", "", ""),
          "W1C": ("read-write", "oneToClear", ""), "W1S": ("read-write", "oneToSet", ""),
          "W1T": ("read-write", "oneToToggle", ""), "W0C": ("read-write", "zeroToClear", ""),
          "W0S": ("read-write", "zeroToSet", ""), "W0T": ("read-write", "zeroToToggle", ""),
          "WC": ("read-write", "clear", ""), "WS": ("read-write", "set", ""),
          "RC": ("read-only", "", "clear"), "RS": ("read-only", "", "set")}
# in small letters, as in some files
ACCESSES = {"read-only": "RO", "write-only": "WO", "read-write": "RW", "writeonce": "WO", "read-writeonce": "RW"}
# Elements that are not inherited: the position, and the number of copies.
OWN = frozenset("dim dimIncrement dimIndex dimName dimArrayIndex alternateRegister alternateCluster interrupt".split())
GROUPS = ("registers", "fields")
_LETTERS = re.compile(r"([A-Z])-([A-Z])\Z")


@dataclass(frozen=True)
class Around:
    """The properties that elements inherit from those around them."""

    size: int = 32
    access: str = "read-write"
    reset: int | None = None
    mask: int | None = None

    def within(self, element: Element) -> Around:
        size, reset, mask = element.number("size", 16), element.number("resetValue"), element.number("resetMask")
        return Around(self.size if size is None else size, element.word("access") or self.access,
                      self.reset if reset is None else reset, self.mask if mask is None else mask)


class Device:
    """All peripherals of a file."""

    def __init__(self, root: Element, lost: Lost) -> None:
        if root.name != "device":
            root.fail(f"the outermost element is `{root.name[:40]}`, but must be `device`", "name a CMSIS-SVD file")
        self.root, self.lost = root, lost
        self.mistakes: list[Fatal] = []         # one for each register that was lost by it
        self.peripherals = list((root.get("peripherals") or root).all("peripheral"))
        self.at: dict[str, Element] = {}        # by the path of names
        self.scope: dict[int, str] = {}         # the path of the element around it, by the id
        self.whole: dict[int, Element] = {}
        self.making: set[int] = set()
        self.enumerations: dict[str, Element] = {}
        for peripheral in self.peripherals:
            self._enter(peripheral, "")

    def _enter(self, element: Element, scope: str) -> None:
        name = element.word("name")
        self.scope[id(element)] = scope
        path = f"{scope}.{name}" if scope else name
        if name:
            self.at.setdefault(path, element)
            # also by the names of its elements
            if "%s" in name and (count := element.number("dim", 32)) is not None and count <= MOST_NAMED:
                for word in index_words(element, count):
                    self.at.setdefault(f"{scope}.{with_word(name, word)}" if scope else with_word(name, word), element)
            if element.name == "enumeratedValues":
                self.enumerations.setdefault(name, element)
        for inner in element.inner:
            if inner.name in GROUPS:
                for one in inner.inner:
                    self._enter(one, path)
            elif inner.name in ("register", "cluster", "enumeratedValues"):
                self._enter(inner, path)

    def found(self, element: Element, name: str) -> Element | None:
        """The element that a name or path in `derivedFrom` means; the nearest scope is first."""
        scope = self.scope.get(id(element), "")
        while True:
            if (one := self.by_path(f"{scope}.{name}" if scope else name)) is not None and one.name == element.name:
                return one
            if not scope:
                return self.enumerations.get(name.rpartition(".")[2]) if element.name == "enumeratedValues" else None
            scope = scope.rpartition(".")[0]

    def by_path(self, path: str) -> Element | None:
        """The element at a path, which may lead through derived elements."""
        if (one := self.at.get(path)) is not None:
            return one
        head, _, rest = path.rpartition(".")
        for _ in range(len(self.peripherals) if head else 0):
            outer = self.by_path(head)
            origin = outer.attributes.get("derivedFrom", "") if outer is not None else ""
            if outer is None or not origin or (source := self.found(outer, origin)) is None:
                return None
            scope = self.scope[id(source)]
            head = f"{scope}.{source.word('name')}" if scope else source.word("name")
            if (one := self.at.get(f"{head}.{rest}")) is not None:
                return one
        return None

    def made(self, element: Element) -> Element:
        """The element with everything that it inherits by `derivedFrom`."""
        origin = element.attributes.get("derivedFrom", "")
        if not origin:
            return element
        if id(element) not in self.whole:
            source = self.found(element, origin)
            if source is None:
                element.fail(f"there is no {element.name} `{origin[:80]}` to derive from",
                             "write its name, or its path with dots")
            if id(element) in self.making or source is element:
                element.fail(f"`{element.word('name')[:80]}` is derived from itself", "write one of the two out")
            self.making.add(id(element))
            try:
                self.whole[id(element)] = merged(element, self.made(source))
            finally:
                self.making.discard(id(element))
            self.scope[id(self.whole[id(element)])] = self.scope.get(id(element), "")
        return self.whole[id(element)]


def merged(own: Element, source: Element) -> Element:
    """The source, overridden by the element's own parts; registers and fields are merged by their names."""
    names = {inner.name for inner in own.inner}
    inner = list(own.inner)
    for one in source.inner:
        if one.name in GROUPS and (mine := own.get(one.name)) is not None:
            known = {entry.word("name") for entry in mine.inner}
            joined = Element(mine.document, mine.offset, mine.name, mine.attributes,
                             inner=[*(e for e in one.inner if e.word("name") not in known), *mine.inner])
            inner[inner.index(mine)] = joined
        elif one.name not in OWN and (one.name not in names or one.name in ("register", "cluster")):
            inner.append(one)
    return Element(own.document, own.offset, own.name,
                   {key: value for key, value in own.attributes.items() if key != "derivedFrom"}, own.text, inner)


# Arrays

@dataclass(frozen=True)
class Copy:
    """An element, or one of the copies that `dim` makes of it, or an array of copies with consecutive numbers."""

    name: str
    title: str
    offset: int
    array: Array | None = None


def copies(element: Element, name: str, title: str, offset: int) -> Iterator[Copy]:
    count = element.number("dim", 32)
    if count is None or count == 0:
        yield Copy(stem_of(name), stem_of(title), offset)
        return
    if count > MOST_DIM:
        element.fail(f"`{name[:40]}` has {count} elements, more than {MOST_DIM}", "correct `dim`")
    step = element.number("dimIncrement", 32)
    if step is None:
        element.fail(f"`{name[:40]}` has `dim`, but no `dimIncrement`", "write the distance between two elements")
    words = index_words(element, count)
    first = int(words[0]) if re.fullmatch(r"0|[1-9]\d*", words[0]) else 0
    if words == [str(number) for number in range(first, first + count)] and "%s" in name and (count > 1 or not first):
        yield Copy(name, title, offset, Array(count, step, first=first))
        return
    for number, word in enumerate(words):
        yield Copy(with_word(name, word), with_word(title, word), offset + number * step)


def with_word(text: str, word: str) -> str:
    return (text.replace("[%s]", f"_{word}" if word.isdigit() else word).replace("%s", word) if "%s" in text
            else f"{text}_{word}")


def index_words(element: Element, count: int) -> list[str]:
    """The words that replace `%s`: `dimIndex` is `0-3`, `A-D` or `LOW,HIGH`."""
    text = element.word("dimIndex")
    if not text:
        return [str(number) for number in range(count)]
    words = [word.strip() for word in text.split(",")]
    if len(words) == 1 and (letters := _LETTERS.match(words[0])):
        words = [chr(code) for code in range(ord(letters[1]), ord(letters[2]) + 1)]
    elif len(words) == 1 and re.fullmatch(r"\d{1,6}-\d{1,6}", words[0]):
        low, high = map(int, words[0].split("-"))
        words = [str(number) for number in range(low, min(high, low + count) + 1)]
    if len(words) != count:
        (element.get("dimIndex") or element).fail(f"`dimIndex` has {len(words)} names, but `dim` is {count}",
                                                  "write as many")
    return words


# From peripherals to registers

def units(device: Device, choice: Choice, lost: Lost) -> Iterator[Unit]:
    known: dict[tuple[int, Around], list[Register]] = {}
    for element in device.peripherals:
        whole = device.made(element)
        raw = required(whole, "name")
        base = whole.number("baseAddress")
        if base is None:
            whole.fail(f"`{raw[:80]}` has no `baseAddress`", "write `<baseAddress>`")
        around = Around().within(device.root).within(whole)
        group = whole.get("registers")
        key = (id(group), around)    # peripherals that only derive their registers share them
        if key not in known:
            registers = [one for inner in (group.inner if group is not None else ())
                         for one in flat(device, inner, raw, "", "", 0, [], around, lost)]
            in_c(registers)
            known[key] = [one for one in registers if choice(one.name)]
        registers = known[key]
        text = whole.word("description")
        for one in each(whole, raw, base):
            unit = word_of(one.name, "unit_")
            yield Unit(unit, one.offset, registers, text or unit, "")


def each(element: Element, name: str, base: int) -> Iterator[Copy]:
    for one in copies(element, name, name, base):
        if one.array is None:
            yield one
            continue
        for number in range(one.array.count):
            yield Copy(with_word(one.name, str(one.array.first + number)), one.title, base + number * one.array.stride)


def required(element: Element, name: str) -> str:
    word = element.word(name)
    if not word or len(word) > 200:
        element.fail(f"a {element.name} has no `{name}`" if not word
                     else f"the name of a {element.name} has more than 200 letters", f"write `<{name}>`")
    return word


def flat(device: Device, element: Element, where: str, before: str, title_before: str, offset: int, arrays: list[Array],
         around: Around, lost: Lost) -> Iterator[Register]:
    """The registers of a register or cluster element. A register with a mistake is lost, others are not."""
    if element.name == "register":
        try:
            yield from list(registers_of(device, device.made(element), where, before, title_before, offset, arrays,
                                         around, lost))
        except Fatal as mistake:
            device.mistakes.append(mistake)
            problem = mistake.problem
            line, _ = problem.where.source.position(problem.where.offset)
            lost.add("registers with a mistake",
                     f"{where}.{before}{element.word('name')[:80]} (line {line}: {problem.what})")
    if element.name != "cluster":
        return
    whole = device.made(element)
    name, start = required(whole, "name"), start_of(whole)
    around = around.within(whole)
    inner = [one for one in whole.inner if one.name in ("register", "cluster")]
    for one in copies(whole, name, name, offset + start):
        prefix, index = f"{one.name}_", ""
        if one.array is not None and (only := only_register(whole)):
            stem = stem_of(one.name)
            prefix, index = ("", stem[len(only):].strip("_")) if stem.startswith(f"{only}_") else (prefix, "")
        dims = [*arrays, *([replace(one.array, index=index)] if one.array is not None else [])]
        for entry in inner:
            yield from flat(device, entry, where, before + prefix, title_before + prefix, one.offset, dims, around,
                            lost)


def only_register(cluster: Element) -> str:
    """The stem of the only register of a cluster, as in `counter_page[%s]` around `counter[%s]`; "" if it has several
    registers."""
    inner = [one for one in cluster.inner if one.name in ("register", "cluster")]
    if len(inner) != 1:
        return ""
    return stem_of(inner[0].word("name")) if inner[0].name == "register" else only_register(inner[0])


def stem_of(name: str) -> str:
    return re.sub(r"\[?%s\]?", "", name)


def start_of(element: Element) -> int:
    start = element.number("addressOffset", 32)
    if start is None:
        element.fail(f"`{required(element, 'name')[:80]}` has no `addressOffset`", "write `<addressOffset>`")
    return start


def registers_of(device: Device, whole: Element, where: str, before: str, title_before: str, offset: int,
                 arrays: list[Array], around: Around, lost: Lost) -> Iterator[Register]:
    """A register, or the copies that its `dim` makes."""
    name = required(whole, "name")
    title = whole.word("displayName") or name
    if "%s" in name and "%s" not in title:
        title = name
    for one in copies(whole, name, title, offset + start_of(whole)):
        dims = [*arrays, one.array] if one.array is not None else arrays
        made = a_register(device, whole, f"{before}{one.name}", f"{title_before}{one.title}", one.offset, dims,
                          around.within(whole), f"{where}.{before}{one.name}", lost)
        if made is not None:
            yield made


def a_register(device: Device, whole: Element, name: str, title: str, offset: int, arrays: list[Array], around: Around,
               where: str, lost: Lost) -> Register | None:
    """One register, or an array of them."""
    group = whole.get("fields")
    actions = (whole.word("modifiedWriteValues"), whole.word("readAction"))
    fields = [bits for element in (group.inner if group is not None else ()) if element.name == "field"
              for bits in fields_of(device, device.made(element), around, actions, where, lost)]
    if not fields:
        fields = [Bits(around.size - 1, 0, access=access(whole, around.access, actions, where, lost))]
    known = around.mask if around.mask is not None else (1 << around.size) - 1 if around.reset is not None else 0
    made = register(title, offset, around.size, fields, arrays, (around.reset or 0, known), where, lost)
    if made is not None:
        made.key = word_of(stem_of(name), "r_")
        made.text = whole.word("description") or f"{made.name}."
    return made


# Fields

def fields_of(device: Device, element: Element, around: Around, actions: tuple[str, str], where: str,
              lost: Lost) -> Iterator[Bits]:
    name = required(element, "name")
    high, low = bits_of(element, name)
    words = access(element, element.word("access") or around.access, actions, f"{where}.{name}", lost)
    values, is_open = values_of(device, element, f"{where}.{name}", high - low + 1, lost)
    allowed = range_of(element)
    text = element.word("description")
    for one in copies(element, name, name, low):
        width = high - low + 1
        plain = one.name.replace("[%s]", "%s")
        made = Bits(one.offset + width - 1, one.offset, without_index(one.name), access=words, values=list(values),
                    open=is_open and bool(values), range=allowed if not values else None, text=text)
        if one.array is None:
            yield made
        elif one.array.stride == width and one.array.count > 1:
            yield replace(made, high=one.offset + width * one.array.count - 1, each=width, first=one.array.first,
                          name=without_index(plain.replace("%s", "<n>", 1)))
        else:
            for number in range(one.array.count):
                start = one.offset + number * one.array.stride
                yield replace(made, high=start + width - 1, low=start, values=list(values),
                              name=without_index(plain.replace("%s", str(one.array.first + number))))


def bits_of(element: Element, name: str) -> tuple[int, int]:
    """The top and lowest bit, from `bitRange`, `lsb` and `msb`, or `bitOffset` and `bitWidth`."""
    if (word := element.word("bitRange")):
        if not (found := re.fullmatch(r"\[\s*(\d{1,4})\s*:\s*(\d{1,4})\s*\]", word)):
            element.fail(f"`bitRange` of `{name[:80]}` is `{word[:40]}`", "write `[7:0]`")
        high, low = int(found[1]), int(found[2])
    elif (least := element.number("lsb", 16)) is not None and (most := element.number("msb", 16)) is not None:
        high, low = most, least
    elif (start := element.number("bitOffset", 16)) is not None:
        width = element.number("bitWidth", 16)
        high, low = start + (1 if width is None else width) - 1, start
    else:
        element.fail(f"`{name[:80]}` has no bits", "write `<bitRange>[7:0]</bitRange>`")
    return high, low


def access(element: Element, may: str, actions: tuple[str, str], where: str, lost: Lost) -> str:
    """The access word of a field. `actions`: the register's effects of a write and of a read."""
    may = may.lower()
    if may not in ACCESSES:
        element.fail(f"`access` is `{may[:40]}`", f"write one of {', '.join(ACCESSES)}")
    if "once" in may:
        lost.add("fields carried as writable more than once", where)
    write = element.word("modifiedWriteValues") or actions[0]
    return access_word(ACCESSES[may], write if ACCESSES[may] != "RO" else "", element.word("readAction") or actions[1],
                       ACCESS, where, lost)


def range_of(element: Element) -> tuple[int, int] | None:
    constraint = element.get("writeConstraint")
    span = constraint.get("range") if constraint is not None else None
    if span is None:
        return None
    low, high = span.number("minimum"), span.number("maximum")
    high_bit, low_bit = bits_of(element, element.word("name"))
    top = (1 << high_bit - low_bit + 1) - 1
    return ((low, min(high, top)) if low is not None and high is not None and low <= high
            and (low, min(high, top)) != (0, top) and low <= top else None)


def values_of(device: Device, field: Element, where: str, width: int,
              lost: Lost) -> tuple[list[tuple[int, str, str]], bool]:
    """The named values of a field, and whether other values are allowed."""
    lists = [device.made(element) for element in field.all("enumeratedValues")]
    if not lists:
        return [], False
    if len(lists) > 1:
        lost.add("names of values for writes, if reads have other names", where)
    chosen = next((one for one in lists if one.word("usage") != "write"), lists[0])
    found: dict[int, tuple[int, str, str]] = {}
    for element in chosen.all("enumeratedValue"):
        if element.word("isDefault") in ("true", "1"):
            continue
        name, word = element.word("name"), element.word("value")
        if not word or not name and not element.word("description"):
            continue
        if re.match(r"(#|0b)[01xX]*[xX]", word):
            lost.add("values with bits that do not matter", f"{where} {word}")
            continue
        value = (element.get("value") or element).as_number()
        if value >= 1 << width or value in found:
            lost.add("values that do not fit their field, or have a name already", f"{where} {word}")
            continue
        found[value] = value, word_of(name or f"value_{value}"), element.word("description")
    constraint = field.get("writeConstraint")
    closed = constraint is not None and constraint.word("useEnumeratedValues") in ("true", "1")
    return list(found.values()), not closed and len(found) < 1 << min(width, 32)


def describe(paths: list[Path], path: Path, with_text: bool, only: Iterable[str] = ()) -> Fresh:
    """A description of the peripherals of all devices."""
    lost, choice = Lost(), Choice(only)
    found: list[Unit] = []
    titles, sources, mistakes = [], [], list[Fatal]()
    for one in paths:
        root = read(one)
        device = Device(root, lost)
        found += units(device, choice, lost)
        mistakes += device.mistakes
        titles.append(root.word("name") or one.stem)
        sources.append(one.name + (f", version {version}" if (version := root.word("version")) else ""))
    choice.check(root.where.source)
    if not any(unit.registers for unit in found):
        if mistakes:
            raise mistakes[0]
        root.fail("the file has no register", "name a device with peripherals")
    return described(path, f"Registers of {', '.join(titles)}", sources, found, with_text, choice, lost)
