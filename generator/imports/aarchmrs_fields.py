"""The fields of a register of `aarchmrs`: a fieldset with conditional fields, arrays, values and resets as plain ranges
of bits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from generator.imports.asl import Unknown, bits, condition, said
from generator.imports.given import Lost, readable
from generator.imports.parts import AS_PUBLISHED, Part, called, find, need, number, objects, type_of, wrong
from generator.imports.registers import Bits, apart, filled, without_index

RESERVED = {"RES0": "RES0", "RES0H": "RES0", "RES1": "RES1", "RAZ": "RAZ", "RAZ/WI": "RAZ/WI", "RAZ/SBZ": "RAZ",
            "RAO": "RAO", "RAO/WI": "RAO/WI", "WI": "IGN", "UNKNOWN": "IMPDEF", "RESS": "IMPDEF", "RW": "IMPDEF"}
ACCESS = {("R", "W"): "RW", ("RC", "WI"): "RC", ("RS", "WI"): "RS",
          **{("R", word): word for word in ("W1C", "W1S", "W1T", "W0C", "W0S", "W0T", "WC", "WS")},
          **{("R", word): "RO" for word in ("WI", "RES0", "RESERVED", "ERROR")},
          **{(word, "W"): "WO" for word in ("RAZ", "RES0", "UNKNOWN", "RESERVED", "ERROR", "IGNORE")}}
MOST_VALUES = 256
MOST_WIDTH = 64
_SLICE = re.compile(r"(.+)\[(\d{1,3})(?::(\d{1,3}))?\]\Z")
Segment = tuple[int, int]    # the lowest bit of a piece and its width; the lowest piece is first


@dataclass
class Piece:
    """A part of a field, and the bits `high` to `low` of the field that it is."""

    bits: Bits
    stem: str
    high: int
    low: int


@dataclass
class Layout:
    """The ranges of one fieldset."""

    register: str
    lost: Lost
    with_text: bool
    found: list[Bits] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    owned: int = 0

    def add(self, part: Part, at: list[Segment], bits: Bits) -> None:
        """Adds a range, which may be in several pieces."""
        below = 0
        for start, size in at:
            mask = ((1 << size) - 1) << start
            if self.owned & mask:
                wrong(part, "rangeset", f"two fields have bits {start + size - 1}:{start}", AS_PUBLISHED)
            self.owned |= mask
            piece = replace(bits, high=start + size - 1, low=start)
            if len(at) > 1 and bits.name:
                self.pieces.append(Piece(piece, bits.name, below + size - 1, below))
            self.found.append(piece)
            below += size
        if len(at) > 1 and bits.name:
            self.lost.add("fields in several pieces, carried as a field for each piece", f"{self.register}.{bits.name}")


def ranges(part: Part, within: list[Segment]) -> list[Segment]:
    """The segments of a field. Its ranges count from the start of the range that it stands in."""
    result: list[Segment] = []
    room = sum(size for _, size in within)
    for one in reversed(list(objects(part, "rangeset"))):
        if type_of(one) == "ExpressionRange":
            raise Unknown
        start, width = number(one, "start", MOST_WIDTH * 2), number(one, "width", MOST_WIDTH * 2, 1)
        if start + width > room:
            wrong(one, "start", f"bits {start + width - 1}:{start} are outside a range of {room} bits", AS_PUBLISHED)
        result += cut(within, start, width)
    if not result:
        wrong(part, "rangeset", "a field has no bits", AS_PUBLISHED)
    return result


def fields_of(fieldset: Part, register: str, lost: Lost, with_text: bool) -> list[Bits]:
    """The ranges of a fieldset, top bit first."""
    width = number(fieldset, "width", MOST_WIDTH, 1)
    layout = Layout(register, lost, with_text)
    for part in objects(fieldset, "values"):
        place(layout, part, [(0, width)], "")
    join(layout)
    apart(layout.found)
    return filled(layout.found, width)


def place(layout: Layout, part: Part, within: list[Segment], note: str) -> None:
    """Adds a field of any type."""
    kind = type_of(part)
    try:
        at = ranges(part, within)
    except Unknown:
        layout.lost.add("fields whose bits are an expression", f"{layout.register}.{readable(str(part.get('name')))}")
        return
    if kind == "Fields.Reserved" or kind == "Fields.ReservedInternal":
        word = find(part, "value", str) or "RES0"
        layout.add(part, at, Bits(0, 0, reserved=RESERVED.get(word, "IMPDEF"), note=""))
        if word not in RESERVED or word == "RESS":
            layout.lost.add("reserved bits of a kind that the language has no word for",
                            f"{layout.register} ({readable(word)})")
    elif kind == "Fields.ConditionalField":
        conditional(layout, part, at, note)
    elif kind in ("Fields.Array", "Fields.Vector"):
        array(layout, part, at, note)
    elif kind == "Fields.ImplementationDefined" and not find(part, "name", str):
        layout.add(part, at, Bits(0, 0, reserved="IMPDEF"))
    elif kind in ("Fields.Field", "Fields.ConstantField", "Fields.ImplementationDefined", "Fields.Dynamic"):
        plain(layout, part, at, note)
    else:
        layout.lost.add("fields of an unknown type", f"{layout.register} ({readable(kind) or 'none'})")
        layout.add(part, at, Bits(0, 0, reserved="IMPDEF"))


def plain(layout: Layout, part: Part, at: list[Segment], note: str) -> None:
    name = called(part)
    found = _SLICE.match(name)
    stem = without_index(re.sub(r"<[^>]*>", "", found[1] if found and found[3] else name)) or "field"
    width = sum(size for _, size in at)
    bits = with_facts(layout, part, Bits(0, 0, stem, note=note), width)
    if type_of(part) == "Fields.Dynamic":
        layout.lost.add("fields that contain other fields under a condition, carried as one field",
                        f"{layout.register}.{stem}")
    before = len(layout.found)
    layout.add(part, at, bits)
    if found and found[3] and len(at) == 1:
        layout.pieces.append(Piece(layout.found[before], stem, int(found[2]), int(found[3])))


def with_facts(layout: Layout, part: Part, bits: Bits, width: int) -> Bits:
    """Sets access, reset and values of a field or of an element."""
    bits.access = access_of(layout, part, bits.name)
    if part.get("volatile") is True and bits.access in ("", "RO", "RW"):
        bits.access = f"{bits.access or 'RW'}-V"
    bits.reset = reset_of(layout, part, bits.name, width)
    if layout.with_text:
        bits.text = sentence(part.get("description"))
    value = part.get("value")
    if type_of(part) == "Fields.ConstantField":
        bits.access = bits.access or "RO"
        if isinstance(value, dict) and type_of(value) == "Values.Value":
            bits.reset = number_of(value, width)
        elif isinstance(value, dict):
            set_values(layout, bits, find(value, "constraints", dict), width)
    elif isinstance(part.get("values"), dict):
        set_values(layout, bits, part["values"], width)
    return bits


def array(layout: Layout, part: Part, at: list[Segment], note: str) -> None:
    """Adds an array of fields: as an array if the elements are adjacent, otherwise as single fields."""
    name, variable = called(part), need(part, "index_variable", str)
    numbers = [index for one in reversed(list(objects(part, "indexes")))
               for index in range(number(one, "start", 1 << 16),
                                  number(one, "start", 1 << 16) + number(one, "width", MOST_WIDTH * 2, 1))]
    width = sum(size for _, size in at)
    if f"<{variable}>" not in name or not numbers or width % len(numbers):
        wrong(part, "indexes", f"{width} bits do not divide into {len(numbers)} elements of `{name[:60]}`",
              AS_PUBLISHED)
    each = width // len(numbers)
    if type_of(part) == "Fields.Vector":
        note = f"{note} {vector(part)}".strip()
    element = with_facts(layout, part, Bits(0, 0, without_index(name), note=note), each)
    if len(numbers) > 1 and len(at) == 1 and numbers == list(range(len(numbers))):
        own = name if variable.islower() else name.replace(f"<{variable}>", "<m>")
        layout.add(part, at, replace(element, name=without_index(own), each=each,
                                     reset=None if element.reset is None
                                     else sum(element.reset << each * number for number in range(len(numbers)))))
        return
    for number_, index in enumerate(numbers):
        layout.add(part, cut(at, number_ * each, each),
                   replace(element, name=without_index(name.replace(f"<{variable}>", str(index))),
                           values=list(element.values)))


def cut(at: list[Segment], first: int, width: int) -> list[Segment]:
    """`width` bits of a range, from its bit `first` on."""
    result, begin = [], 0
    for low, size in at:
        start, end = max(first, begin), min(first + width, begin + size)
        if start < end:
            result.append((low + start - begin, end - start))
        begin += size
    return result


def vector(part: Part) -> str:
    """A note with the number of elements, if that is an expression."""
    sizes = [said(need(one, "value", dict)) for one in objects(part, "size")]
    word = find(part, "reserved_type", str) or "RES0"
    counts = [size for size in sizes if not size.isdigit()]
    return f"{' or '.join(counts)} elements; the bits above are {readable(word)}." if counts else ""


def conditional(layout: Layout, part: Part, at: list[Segment], note: str) -> None:
    """Adds the first alternative with a named field. Alternatives with the same fields add their values to it; others
    are reported as lost."""
    choices: list[tuple[str, list[Part]]] = []
    for one in objects(part, "fields"):
        fields = list(objects(one, "field"))
        if any(type_of(inner) not in ("Fields.Reserved", "Fields.ReservedInternal") for inner in fields):
            choices.append((condition(one), fields))
    word = find(part, "reservedtype", str) or find(part, "reserved_type", str) or "RES0"
    otherwise = RESERVED.get(word, "IMPDEF")
    if not choices:
        layout.add(part, at, Bits(0, 0, reserved=otherwise))
        return
    words, fields = choices[0]
    same = [other for other in choices if shape(other[1]) == shape(fields)]
    if len(same) < len(choices):
        names = sorted({str(inner.get("name")) for _, inner_fields in choices if shape(inner_fields) != shape(fields)
                        for inner in inner_fields if inner.get("name")})
        layout.lost.add("ranges with other fields under other conditions, carried with the first",
                        f"{layout.register}.{readable(str(fields[0].get('name')))}"
                        + (f" (also {readable(', '.join(names))})" if names else ""))
    if len(same) > 1:
        words = " or ".join(dict.fromkeys(text for text, _ in same)) if all(text for text, _ in same) else ""
        words = words if len(words) < 160 else same[0][0]
    own = f"Only where {words}{'' if word == 'RES0' else f', else {readable(word)}'}." if words else ""
    before = len(layout.found)
    for inner in fields:
        if len(same) > 1 and isinstance(inner.get("values"), dict):
            lists = [value for _, other in same for field_ in other if field_.get("name") == inner.get("name")
                     and isinstance(field_.get("values"), dict)
                     for value in objects(field_["values"], "values")]
            inner = {**inner, "values": {"_type": "Valuesets.Values", "values": lists}}
        place(layout, inner, at, f"{note} {own}".strip())
    covered = sum(bits.width for bits in layout.found[before:])
    for start, size in at if covered < sum(size for _, size in at) else ():
        free = [bit for bit in range(start, start + size) if not layout.owned >> bit & 1]
        for bit in free:
            layout.add(part, [(bit, 1)], Bits(0, 0, reserved=otherwise))


def shape(fields: list[Part]) -> list[tuple[object, ...]]:
    """The types, names and ranges of fields."""
    return [(type_of(one), one.get("name"), repr(one.get("rangeset"))) for one in fields]


def join(layout: Layout) -> None:
    """Joins adjacent pieces of one field, `evtCount[15:10]` and `evtCount[9:0]`. Other pieces get their bits as part of
    the name."""
    stems: dict[str, list[Piece]] = {}
    for piece in layout.pieces:
        stems.setdefault(piece.stem, []).append(piece)
    for stem, pieces in stems.items():
        pieces.sort(key=lambda piece: piece.low)
        low = pieces[0].bits.low
        if all(piece.bits.low - low == piece.low - pieces[0].low for piece in pieces) and \
                all(b.bits.low == a.bits.high + 1 for a, b in zip(pieces, pieces[1:])):
            if len(pieces) > 1:
                notes = [f"Bits {piece.high}:{piece.low}: {piece.bits.note[0].lower()}{piece.bits.note[1:]}"
                         for piece in pieces if piece.bits.note]
                first = pieces[0].bits
                layout.found = [bits for bits in layout.found if all(bits is not piece.bits for piece in pieces)]
                layout.found.append(Bits(pieces[-1].bits.high, low, stem, access=first.access, text=first.text,
                                         note=" ".join(notes)))
            continue
        for piece in pieces:
            piece.bits.name = f"{stem}_{piece.high}_{piece.low}" if piece.high != piece.low else f"{stem}_{piece.high}"
            piece.bits.values, piece.bits.range = [], None


# Values, resets, access

def number_of(part: Part, width: int) -> int | None:
    try:
        low, high = bits(part, width)
    except Unknown:
        return None
    return low if low == high else None


def spans(values: Part, width: int, with_text: bool) -> Iterator[tuple[int, int, str, str]]:
    """First, last, name and text of the allowed values. Raises Unknown if they cannot be listed."""
    for one in objects(values, "values"):
        kind = type_of(one)
        text = sentence(one.get("meaning")) if with_text else ""
        if kind in ("Values.Value", "Values.Link", "Values.NamedValue"):
            inner = find(one, "value", dict) if isinstance(one.get("value"), dict) else one
            assert inner is not None
            name = find(one, "name", str) if kind == "Values.NamedValue" else None
            yield (*bits(inner, width), name or "", text)
        elif kind == "Values.ValueRange":
            first, last = bits(need(one, "start", dict), width)[0], bits(need(one, "end", dict), width)[1]
            if last < first:
                wrong(one, "end", "a range of values ends before it begins", AS_PUBLISHED)
            yield first, last, "", text
        elif kind == "Values.ConditionalValue":
            yield from spans(need(one, "values", dict), width, with_text)
        else:
            raise Unknown


def set_values(layout: Layout, field_: Bits, values: Part | None, width: int) -> None:
    """Sets the allowed values: with their names, as a range, or with names made of their numbers."""
    if values is None:
        return
    try:
        found = list(dict.fromkeys(spans(values, width, layout.with_text)))
    except Unknown:
        return
    if len(found) == 1 << width and all(first == last and not name and not text for first, last, name, text in found):
        return    # all values
    by_number: dict[int, tuple[str, str]] = {}
    for first, last, name, text in found:
        if last - first >= MOST_VALUES:
            by_number = {}
            break
        for value in range(first, last + 1):
            if not by_number.get(value, ("", ""))[0]:
                by_number[value] = (name if re.fullmatch(r"[A-Za-z]\w*", name) else "", text)
    told = any(name or text for name, text in by_number.values())
    edges = sorted((first, last) for first, last, _, _ in found)
    whole = (bool(edges) and all(b[0] <= max(last for _, last in edges[:number + 1]) + 1
                                 for number, b in enumerate(edges[1:])))
    top = max((last for _, last in edges), default=0)
    if whole and not told:
        if edges and (edges[0][0], top) != (0, (1 << width) - 1):
            field_.range = (edges[0][0], top)
        return
    if not by_number or len(by_number) > MOST_VALUES:
        return
    names: set[str] = set()
    for value, (name, text) in sorted(by_number.items()):
        own = name if name and name not in names else f"V{value}"
        names.add(own)
        field_.values.append((value, own, text))
    if not any(name for name, _ in by_number.values()):
        layout.lost.add("fields whose values have no names, carried with names made of their numbers",
                        f"{layout.register}.{field_.name}")


def reset_of(layout: Layout, part: Part, name: str, width: int) -> int | None:
    """The value after every kind of reset; None if it is unknown or they differ."""
    resets = find(part, "resets", dict)
    domains = find(resets, "domains", dict) if resets else None
    if not domains:
        return None
    found: set[int | None] = set()
    for domain in domains:
        one = find(domains, domain, dict)
        found.add(number_of(one, width) if one is not None and type_of(one) == "Values.Value" else None)
    if len(found) > 1:
        layout.lost.add("resets that depend on the kind of reset, or on a condition", f"{layout.register}.{name}")
    return found.pop() if len(found) == 1 else None


def leaves(part: object) -> Iterator[Part]:
    """The permissions under all conditions, in order."""
    if isinstance(part, dict):
        inner = part.get("access")
        if isinstance(inner, (dict, list)):
            for one in objects(part, "access"):
                yield from leaves(one)
        else:
            yield part


def access_of(layout: Layout, part: Part, name: str) -> str:
    """The access word of a field; "" if the file does not say it, or it depends on a condition."""
    permission = find(part, "access", dict)
    if permission is None:
        return ""
    words = {(find(leaf, "read", str) or "", find(leaf, "write", str) or "") for leaf in leaves(permission)
             if "read" in leaf or "write" in leaf}
    known = {ACCESS[word] for word in words if word in ACCESS}
    if len(known) == 1 and len(known) == len(words):
        return known.pop()
    if words:
        layout.lost.add("accesses that depend on a condition, or that the language has no word for",
                        f"{layout.register}.{name}")
    return ""


def sentence(description: object) -> str:
    """The first sentence of a text in paragraphs."""
    if isinstance(description, dict):
        description = description.get("before")
    while isinstance(description, list):
        description = (description[0] if description and isinstance(description[0], list)
                       else " ".join(map(str, description[:1])))
    words = readable(description) if isinstance(description, str) else ""
    return re.split(r"(?<=[.;])\s", words, maxsplit=1)[0][:300]
