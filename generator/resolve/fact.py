"""`read` of a fact: the source of a number, and the bits to use."""

from __future__ import annotations

from ..base import text
from ..load.calls import call, called, quoted_text
from ..base.expression import Expression
from ..load.tree import Scalar
from ..model.model import ANY, Fact
from ..load.reader import Reader, expression
from ..load.shape import CPUID_REGISTERS, DISCOVERED
from ..base.source import Problems

_WIDTHS = {"cpuid": 32, "midr": 32, "pci": 32, "pci8": 8, "pci16": 16}  # of the others 64
# The form of each: least and most arguments, and an example.
_FORMS: dict[str, tuple[int, int, str]] = {
    "cpuid": (1, 2, "cpuid(LEAF, SUBLEAF).eax"), "msr": (1, 1, "msr(INDEX)"),
    **dict.fromkeys(("pci", "pci8", "pci16", "pci64"), (2, 3, "pci(ID, OFFSET, NTH)")),
    "midr": (0, 0, "midr[HIGH:LOW]"), "property": (1, 1, 'property("NAME")'), "pmon": (0, 0, "pmon.counters"),
    "address": (0, 0, "address"),
    "parent": (0, 0, "parent.BLOCK")}
_PARTS = {"cpuid": CPUID_REGISTERS, "pmon": tuple(DISCOVERED)}


def resolve_fact(key: str, reader: Reader) -> Fact:
    node = reader.node_of("read")
    made_of = call(node) if isinstance(node, Scalar) else None
    if (made_of is None or not isinstance(node, Scalar) or made_of.what not in _FORMS or made_of.part is not None
            and made_of.what not in (*_PARTS, "parent")):
        name = called(node) if isinstance(node, Scalar) else ""
        if name:
            reader.problems.add(node.where if node is not None else reader.where,
                                f"`{name}()` is not a source of facts", text.mend_unknown(name, _FORMS))
            return made(key, reader, "msr")
        return made(key, reader, "read", at=reader.expression("read"))
    what, arguments, problems = made_of.what, made_of.arguments, reader.problems
    least, most, form = _FORMS[what]
    kind = {"pmon": "discovery", "parent": "above"}.get(what, what.rstrip("0123456789"))
    width = _WIDTHS.get(what, 64)
    if not least <= len(arguments) <= most or (what in (*_PARTS, "parent")) != (made_of.part is not None):
        problems.add(node.where, f"`{node.text.strip()}` is not a valid use of `{what}`",
                     f"write `{form.replace('pci', what) if kind == 'pci' else form}`")
        return made(key, reader, kind if kind not in ("discovery", "above") else "msr", width)
    part = made_of.part or ""
    if what in _PARTS and part not in _PARTS[what]:
        near = text.nearest(part, _PARTS[what])
        problems.add(made_of.part_where, f"`{part}` behind `{what}` must be one of {text.listed(_PARTS[what])}",
                     text.did_you_mean(near) if near else f"write `{form}`")
        return made(key, reader, "msr")
    high, low = bits(made_of.bits, width, node, problems)
    fact = made(key, reader, kind, width, high, low)
    if kind == "cpuid":
        fact.id, fact.sub, fact.register = (number(arguments[0], 32, problems),
                                            number(arguments[1], 32, problems) if len(arguments) > 1 else 0,
                                            CPUID_REGISTERS.index(part))
    elif kind == "pci":
        fact.id = ANY if arguments[0].text.strip() == "any" else number(arguments[0], 16, problems)
        fact.at = expression(arguments[1], problems)
        fact.nth = expression(arguments[2], problems) if len(arguments) > 2 else None
    elif kind == "msr":
        fact.at = expression(arguments[0], problems)
    elif kind == "property":
        fact.word = quoted_text(arguments[0])
        if not is_property(fact.word):
            problems.add(arguments[0].where, f"`{arguments[0].text}` is not a name of a property", f"write `{form}`")
    elif kind == "discovery":
        fact.word = part
        fact.id, fact.high, fact.low = DISCOVERED[fact.word]
    elif kind == "above":
        fact.word = part
    return fact


def is_property(word: str) -> bool:
    """A name of 31 characters at most in the device tree specification; some bindings have longer ones."""
    return 0 < len(word) < 64 and all(c.isascii() and (c.isalnum() or c in ",._+?#-") for c in word) and word[0] != "."


def made(key: str, reader: Reader, kind: str, width: int = 64, high: int | None = None, low: int = 0,
         at: Expression | None = None) -> Fact:
    return Fact(**reader.described(), key=key, kind=kind, id=0, sub=0, register=0, nth=None, at=at, width=width,
                high=width - 1 if high is None else high, low=low, example=reader.expression("example"))


def bits(said: str | None, width: int, node: Scalar, problems: Problems) -> tuple[int, int]:
    if said is None:
        return width - 1, 0
    span = text.span(said.strip(), ":")
    if span is None:
        problems.add(node.where, f"`[{said}]` is not a range of bits", "write `[HIGH:LOW]`, or `[BIT]`")
        return width - 1, 0
    return span


def number(node: Scalar, most: int, problems: Problems) -> int:
    value = text.number(node.text)
    if value is None or value >> most:
        problems.add(node.where, f"`{node.text}` is not a number of at most {most} bits", "write a number")
        return 0
    return value
