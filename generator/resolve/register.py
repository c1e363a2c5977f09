"""Resolves registers, fields and rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from generator.base import text
from generator.model.address import operands_in, whole_address
from generator.base.expression import (MASK64, Const, Expr, Expression, ExpressionError, Name, Pick, constant, folded,
                                       from_zero, keyword, names, parse, place_within, replaced, to_c)
from generator.load.tree import Map, Node, Scalar, Seq
from generator.load.merge import Inheritance
from generator.model.model import Dimension, Fact, Field, Reference, Register, Rule, Setting, Target, Value
from generator.resolve.only import resolve_only
from generator.base.record import replace
from generator.load.reader import Reader, expression, text_start
from generator.load.shape import PERF_WORDS
from generator.base.source import Misspelt, Problems, Where


def resolve_register(key: str, node: Map, space: str, layouts: Inheritance, pages: dict[str, tuple[int, str]],
                     begins: Expression | None, problems: Problems,
                     facts: Mapping[str, Fact] = MappingProxyType({})) -> Register:
    """Resolves one register. `pages`: count and index of each page; `begins`: the unit's base address; `facts`: facts
    that the address can depend on."""
    reader = Reader(layouts.resolve(node), problems)
    width = reader.number("width", 64 if space in ("sysreg", "msr", "csr", "perf") else 32)
    page = reader.text("page", next(iter(pages), ""))
    array = array_dimensions(reader)
    at = register_address(reader, space, array)
    equal, index = pages.get(page, (1, ""))
    paged = [Dimension(reader.where, index, equal)] if equal > 1 else []
    address = whole_address(space, begins, at)
    told, only = bool({str(name) for name in names(address)} & set(facts)), resolve_only(reader)
    return Register(
        told=Expression(to_c(address, str, "").replace("(uint32_t)__builtin_popcountll", "popcount"), address,
                        reader.place("at")) if told else None,
        **reader.described(), key=key, name=reader.text("name", key), aliases=reader.places("aliases"),
        at=at, address=by_examples(address, facts) if told else address, dimensions=[*paged, *array],
        width=width, access_width=reader.number("access_width", width),
        atomic=reader.text("atomic", "true") == "true",
        atomic_by_firmware=reader.text("atomic") == "firmware",
        page=page, bank=reader.text("bank"), state=reader.text("state"), overlaps=reader.places("overlaps"),
        fields=resolve_fields(reader, problems), rules=[resolve_rule(r) for r in reader.map_list("rules")],
        example=reader.expression("example"), layout=reader.text("layout"), condition=only.condition,
        unless=only.unless)


def by_examples(address: Expr, facts: Mapping[str, Fact]) -> Expr:
    """The address with the facts' examples, for the simulated device and C."""
    def put(name: Name) -> Expr:
        fact = facts.get(str(name))
        return name if fact is None else fact.example.expr if fact.example is not None else Const(0)

    return folded(replaced(address, put))


def register_address(reader: Reader, space: str, array: list[Dimension]) -> dict[str, Expression]:
    node = reader.node_of("at")
    if isinstance(node, Seq):
        return {"at": places(node, reader, array)}
    if space == "perf" and isinstance(node, Scalar) and node.text in PERF_WORDS:
        return {"at": Expression(node.text, Const(PERF_WORDS.index(node.text)), node.where)}
    if not isinstance(node, Scalar):
        return {}
    encoded = operands_in(node.text.strip())
    if encoded:
        return {name: expression(Scalar(place_within(text_start(node), node.text.strip(), column), line, False),
                                 reader.problems) for name, (line, column) in encoded.items()}
    return {"at": expression(node, reader.problems) if space != "sysreg"
            else Expression(node.text, Const(0), node.where)}


def array_dimensions(reader: Reader) -> list[Dimension]:
    """The dimensions, the slowest index first. An index without a name is `n`."""
    listed = reader.numbers("at") if isinstance(reader.node_of("at"), Seq) else []
    found = indices_of(reader) or [Dimension(reader.place("at"), "", len(listed))] * bool(listed)
    return [replace(dimension, index=dimension.index or "n") for dimension in found]


def places(node: Seq, reader: Reader, array: list[Dimension]) -> Expression:
    """The listed addresses of an array's elements."""
    listed = reader.numbers("at")
    if len(array) != 1:
        reader.problems.add(node.where, "`at` can list addresses only for an array with one index",
                            "write an expression in the indices")
    elif len(listed) != array[0].count:
        reader.problems.add(node.where, f"`at` lists {len(listed)} addresses, but there are {array[0].count} elements",
                            "list one address for each element, or correct `array`")
    else:
        index = from_zero(Name(((array[0].index, None),), 0), array[0].first)
        return Expression(f"[{', '.join(map(hex, listed))}]", Pick(index, tuple(listed)), node.where)
    return Expression("0", Const(0), node.where)


def resolve_fields(reader: Reader, problems: Problems) -> list[Field]:
    """The fields, top bit first."""
    node = reader.node_of("fields")
    if not isinstance(node, Map):
        return []
    default = reader.text("access", "RW")
    fields = [resolve_field(name, node.keys[name], value, default, problems) for name, value in node]
    return sorted(fields, key=lambda f: (-f.high, -f.low))


def resolve_field(bits: str, bits_where: Where, node: Node, default_access: str, problems: Problems) -> Field:
    high, low = text.span(bits, ":") or (0, 0)
    if high < low:
        problems.take(Misspelt(bits_where, f"bits {bits} are in reverse order",
                               f"write {low}:{high}, the top bit first", f"{low}:{high}"))
        high, low = low, high
    if isinstance(node, Scalar):
        return Field(where=bits_where, high=high, low=low, reserved=node.text)
    reader = Reader(node, problems) if isinstance(node, Map) else Reader(Map(bits_where), problems)
    access = reader.text("access", default_access)
    name, index = split_index(reader.text("name"))
    # Most fields have few keys: read only those.
    given = {key: _OF_A_FIELD[key](reader, key) for key in reader.node.items if key in _OF_A_FIELD}
    result = Field(where=bits_where, high=high, low=low, name=name, index=index, access=access.removesuffix("-V"),
                   volatile=access.endswith("-V"), **given)
    resolve_reset(result, reader)
    if reader.has("only"):
        only = resolve_only(reader)
        result.condition, result.unless = only.condition, only.unless
    if index or reader.has("array"):
        resolve_elements(result, reader)
    return result


def resolve_elements(field: Field, reader: Reader) -> None:
    """The width of an element of a field array, and the index of the first."""
    found, name = indices_of(reader), reader.text("name")
    if not field.index or len(found) != 1:
        reader.problems.add(reader.place("name"), f"field `{name}` needs both an index in its name and `array`",
                            f"write `{field.name}<{field.index or 'n'}>` with `array:` (how many elements, or `{{n: "
                            f"FIRST-LAST}}`), or neither")
    elif found[0].index not in (field.index, ""):
        reader.problems.add(found[0].where, f"the index of field `{name}` is `{field.index}`, but `{found[0].index}` "
                                            "under `array`", f"write `{{{field.index}: ...}}`")
    elif field.width % found[0].count:
        reader.problems.add(reader.place("array"), f"{field.width} bits cannot be divided into {found[0].count} "
                                                   "elements", "correct `array` or the bits")
    else:
        field.each, field.first = field.width // found[0].count, found[0].first


def indices_of(reader: Reader) -> list[Dimension]:
    """The dimensions of `array`. The index has no name if only the number of elements is given."""
    node = reader.node_of("array")
    given: list[tuple[str, Node]] = ([("", node)] if isinstance(node, Scalar)
                                     else list(node) if isinstance(node, Map) else [])
    result = []
    for index, value in given:
        first, count = text.elements(value.text) or (0, 1) if isinstance(value, Scalar) else (0, 1)
        result.append(Dimension(node.keys[index] if isinstance(node, Map) else value.where, index, count, first=first))
    return result


def resolve_reset(field: Field, reader: Reader) -> None:
    """The reset value: a number, or an expression if it differs between units or elements."""
    node = reader.node_of("reset")
    known = text.number(node.text) if isinstance(node, Scalar) else None
    if known is not None and known <= MASK64:
        field.reset = known
        return
    reset = reader.expression("reset")
    if reset is not None:
        field.reset = constant(reset.expr)
        field.reset_by = reset if field.reset is None else None


def split_index(name: str) -> tuple[str, str]:
    """`P<n>` to `P` and `n`."""
    head, found, rest = name.partition("<")
    index, _, tail = rest.partition(">")
    return (head + tail, index) if found else (name, "")


def field_values(reader: Reader) -> list[Value]:
    node = reader.node_of("values")
    if not isinstance(node, Map):
        return []
    result = []
    for word, entry in node:
        value = text.number(word) or 0
        if isinstance(entry, Scalar):
            result.append(Value(where=node.keys[word], value=value, name=entry.text, text=""))
        elif isinstance(entry, Map):
            inner = Reader(entry, reader.problems)
            result.append(Value(where=node.keys[word], value=value, name=inner.text("name"), text=inner.text("text")))
    return sorted(result, key=lambda v: v.value)


_OF_A_FIELD: dict[str, Callable[[Reader, str], Any]] = {
    **dict.fromkeys(("text", "source", "note", "unit"), Reader.text),
    "aliases": lambda reader, key: {split_index(alias)[0]: place for alias, place in reader.places(key).items()},
    "open": Reader.flag, "self_clearing": Reader.flag, "means": Reader.expression,
    "range": lambda reader, key: text.span(reader.text(key), "-"), "values": lambda reader, _: field_values(reader),
    "clears": lambda reader, key: targets(reader, key), "sets": lambda reader, key: targets(reader, key)}


def targets(reader: Reader, key: str) -> list[Target]:
    result = []
    for item in reader.scalars(key):
        parts = item.text.split(".")
        if len(parts) > 3 or not all(map(text.is_name, parts)):
            reader.problems.add(item.where, f"`{item.text}` does not name a register or a field",
                                "write REGISTER, REGISTER.FIELD or BLOCK.REGISTER.FIELD")
            continue
        block, register, field = ([""] * (3 - len(parts)) + parts if len(parts) == 3
                                  else ["", *parts] + [""] * (2 - len(parts)))[:3]
        result.append(Target(where=item.where, text=item.text, block=block, register=register, field=field))
    return result


def resolve_rule(reader: Reader, over_events: bool = False) -> Rule:
    if reader.has("same") and not over_events:
        reader.problems.add(reader.place("same"), "`same` names terms, so only `rules` of a block can have it",
                            "write `require: EXPRESSION`")
    elif not reader.has("require") and not reader.has("same"):
        reader.problems.add(reader.where, "the rule requires nothing",
                            "add `require: EXPRESSION`" + ", or `same: [TERM]`" * over_events)
    return Rule(**reader.described(), when=reader.expression("when"), require=reader.expression("require"),
                same=reader.texts("same"))


def reference(node: Scalar, problems: Problems) -> Reference | None:
    """`REGISTER[expr].FIELD[expr]`; the field and the indices are optional."""
    try:
        expr = parse(node.text)
    except ExpressionError:
        expr = None
    if not isinstance(expr, Name) or len(expr.parts) > 2:
        mistake = keyword(node.text) or ExpressionError(f"`{node.text}` does not name a register or a field",
                                                        "write REGISTER, REGISTER[n], REGISTER.FIELD or "
                                                        "REGISTER[n].FIELD")
        problems.add(node.where, mistake.what, mistake.mend)
        return None
    (register, index), field = expr.parts[0], expr.parts[1] if len(expr.parts) > 1 else ("", None)

    def wrap(inner: object) -> Expression | None:
        return Expression(node.text, inner, text_start(node)) if inner is not None else None  # type: ignore[arg-type]

    return Reference(where=node.where, text=node.text, register=register, index=wrap(index), field=field[0],
                     field_index=wrap(field[1]))


def settings(reader: Reader, key: str) -> list[Setting]:
    """A map of places, `FIELD` or `FIELD[expr]`, to expressions."""
    node = reader.node_of(key)
    result: list[Setting] = []
    if not isinstance(node, Map):
        return result
    for place, value in node:
        where = node.keys[place]
        if place.endswith("[*]"):
            reader.problems.add(where, f"`{place}` under `{key}` needs no index, because the field's name means the "
                                       "whole array", f"write `{place[:-3]}`")
            continue
        name = reference(Scalar(where, place, where.source.text[where.offset:where.offset + 1] in "\"'"),
                         reader.problems)
        if name is not None and isinstance(value, Scalar):
            result.append(Setting(where=where, text=place, field=name.register, element=name.index,
                                  value=expression(value, reader.problems)))
    return result


def references(reader: Reader, key: str) -> list[Reference]:
    return [found for node in reader.scalars(key) if (found := reference(node, reader.problems)) is not None]
