"""Parses the subset of SystemRDL 2.0 that describes registers.

It reads addrmaps, regfiles, registers, fields and enums, with types and instances, arrays, default, static and dynamic
properties, and numbers in expressions. It refuses preprocessing (`include, `define, <% Perl %>), parameters and structs
with their positions, and skips signals, memories, constraints and user-defined properties.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from generator.imports.given import Lost, readable
from generator.imports.json_file import MOST_BYTES
from generator.load.tree import read_published
from generator.base.source import Fatal, Problem, Source, Where
from generator.base.text import number

DEEPEST = 64
COMPONENTS = ("addrmap", "regfile", "reg", "field", "mem", "signal")
MODIFIERS = ("posedge", "negedge", "bothedge", "level", "nonsticky")    # may stand before a property
_TOKEN = re.compile(r"""\s+|//[^\n]*|/\*.*?\*/|(?P<text>"(?:[^"\\]|\\.)*")
    |(?P<number>\d[\d_]*'[sS]?[bBdDhH][0-9a-fA-F_]+|0[xX][0-9a-fA-F_]+|\d[\d_]*)
    |(?P<name>\\?[A-Za-z_]\w*)|(?P<sign>->|\+=|%=|<<|>>|::|\*\*|[{}()\[\];:,.=@+%*/&|^~!<>?#'-])|(?P<other>.)""",
    re.DOTALL | re.VERBOSE)
_BASES = {"b": 2, "d": 10, "h": 16}


@dataclass(slots=True)
class Token:
    kind: str       # text, number, name, sign, or `end`
    text: str
    offset: int


# A number, a text, a word of the language (`rw`, `woclr`) or the name of an enum; None: a reference to hardware.
Value = int | str | None
Enum = list[tuple[int, str, str]]    # number, name, text


@dataclass
class Component:
    """A type."""

    kind: str
    name: str
    offset: int
    properties: dict[str, Value] = field(default_factory=dict)
    instances: list[Instance] = field(default_factory=list)
    dynamic: list[tuple[tuple[str, ...], str, Value]] = field(default_factory=list)    # path, property, value
    enums: dict[str, Enum] = field(default_factory=dict)    # of its scope and the scopes around it


@dataclass
class Instance:
    name: str
    of: Component
    offset: int
    array: list[int] = field(default_factory=list)
    bits: tuple[int, int] | None = None
    reset: Value = None
    resets: bool = False    # whether `reset` was given
    at: int | None = None
    stride: int | None = None
    align: int | None = None


@dataclass
class Scope:
    types: dict[str, Component] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    defaults: dict[str, Value] = field(default_factory=dict)

    def inner(self) -> Scope:
        return Scope(dict(self.types), dict(self.enums), dict(self.defaults))


class File:
    """One file, read token by token."""

    def __init__(self, source: Source, lost: Lost) -> None:
        self.source, self.lost = source, lost
        self.tokens: list[Token] = []
        offset = 0
        for match in _TOKEN.finditer(source.text):
            if match.lastgroup == "other" or source.text.startswith("<%", match.start()):
                self._refuse(match.start())
            if match.lastgroup:
                self.tokens.append(Token(match.lastgroup, match[0], match.start()))
            offset = match.end()
        self.tokens.append(Token("end", "", offset))
        self.number = 0
        self.depth = 0

    def _refuse(self, offset: int) -> NoReturn:
        text = self.source.text
        if text[offset] == "`":
            self.fail(offset, "import does not read preprocessor directives",
                      "run the preprocessor, and name its output")
        if text.startswith("<%", offset):
            self.fail(offset, "import does not read embedded Perl", "run the preprocessor, and name its output")
        self.fail(offset, f"`{readable(text[offset:offset + 10]) or '?'}` is not SystemRDL",
                  "correct it; a text ends with `\"`, a comment with `*/`")

    def fail(self, offset: int, what: str, mend: str) -> NoReturn:
        raise Fatal(Problem(Where(self.source, offset), what, mend))

    # Tokens

    @property
    def now(self) -> Token:
        return self.tokens[self.number]

    def take(self) -> Token:
        token = self.tokens[self.number]
        if token.kind != "end":
            self.number += 1
        return token

    def has(self, *signs: str) -> bool:
        """Takes the next token if it is one of these."""
        if self.now.text in signs and self.now.kind in ("sign", "name"):
            self.number += 1
            return True
        return False

    def expect(self, sign: str) -> Token:
        if self.now.text != sign:
            self.fail(self.now.offset, f"expected `{sign}`, found `{self.now.text[:40] or 'the end'}`",
                      f"write `{sign}`")
        return self.take()

    def name(self) -> str:
        if self.now.kind != "name":
            self.fail(self.now.offset, f"expected a name, found `{self.now.text[:40] or 'the end'}`", "write a name")
        return self.take().text.removeprefix("\\")

    # Components

    def components(self, scope: Scope) -> list[Component]:
        """The outermost address maps of the file."""
        top = Component("addrmap", "", 0)
        while self.now.kind != "end":
            self.element(top, scope)
        for instance in top.instances:
            if instance.of.kind == "addrmap":
                return [instance.of]
        return [component for component in scope.types.values() if component.kind == "addrmap"]

    def element(self, of: Component, scope: Scope) -> None:
        """One statement of a component's body."""
        start = self.now
        word = start.text
        if self.has(";"):
            return
        if word in ("property", "constraint", "struct", "abstract"):
            if word in ("struct", "abstract"):
                self.fail(start.offset, "import does not read structs", "write the values out")
            self.lost.add(f"SystemRDL's `{word}`", of.name or of.kind)
            self.over()
            return
        if self.has("default"):
            name, value = self.assignment(scope)
            scope.defaults[name] = value
            return
        if self.has("enum"):
            self.enum(scope)
            return
        self.has("external", "internal")
        if self.now.text in COMPONENTS and self.tokens[self.number + 1].text != "=" and self.now.kind == "name":
            component = self.definition(scope)
            if not self.has(";"):
                self.has("external", "internal")
                self.instances(component, of, scope)
            return
        is_alias = self.has("alias") and bool(self.name())
        after = self.tokens[self.number + 1]
        if is_alias or self.now.kind == after.kind == "name" and (word not in MODIFIERS or word in scope.types):
            kind = self.name()
            if kind not in scope.types:
                self.fail(start.offset, f"there is no type `{kind[:80]}`", "define it before")
            self.instances(scope.types[kind], of, scope)
        elif self.now.kind == "name" and after.text == "#":
            self.parameters()
        elif self.now.kind == "name" and after.text in (".", "->", "["):
            self.dynamic(of, scope)
        else:
            name, value = self.assignment(scope)
            of.properties[name] = value

    def parameters(self) -> NoReturn:
        self.fail(self.now.offset, "import does not read parameters", "write the type out for each value")

    def definition(self, scope: Scope) -> Component:
        start = self.take()
        name = self.name() if self.now.kind == "name" else ""
        if self.now.text == "#":
            self.parameters()
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail(start.offset, f"nested more than {DEEPEST} deep", "flatten the file")
        inner = scope.inner()
        component = Component(start.text, name, start.offset, enums=inner.enums)
        self.expect("{")
        while not self.has("}"):
            if self.now.kind == "end":
                self.fail(start.offset, f"this {start.text} has no end", "write `}`")
            self.element(component, inner)
        self.depth -= 1
        component.properties = inner.defaults | component.properties
        if component.properties.get("msb0"):
            self.fail(start.offset, "import does not read bits that are numbered from the top (msb0)",
                      "number them from the lowest")
        if name:
            scope.types[name] = component
        return component

    def instances(self, component: Component, of: Component, scope: Scope) -> None:
        while True:
            start = self.now
            made = Instance(self.name(), component, start.offset)
            if self.now.text == "#":
                self.parameters()
            while self.has("["):
                first = self.whole(scope)
                if self.has(":"):
                    made.bits = (first, self.whole(scope))
                else:
                    made.array.append(first)
                self.expect("]")
            while self.now.text in ("=", "@", "+=", "%="):
                sign = self.take()
                value = self.expression(scope)
                if sign.text == "=":
                    made.reset, made.resets = value, True
                    continue
                if not isinstance(value, int) or value < 0:
                    self.fail(sign.offset, f"`{sign.text}` has no number after it", "write `0x10`")
                match sign.text:
                    case "@":
                        made.at = value
                    case "+=":
                        made.stride = value
                    case _:
                        made.align = value
            of.instances.append(made)
            if not self.has(","):
                break
        self.expect(";")

    def enum(self, scope: Scope) -> None:
        name = self.name()
        self.expect("{")
        values: list[tuple[int, str, str]] = []
        following = 0
        while not self.has("}"):
            start = self.now
            entry, text = self.name(), ""
            if self.has("="):
                following = self.whole(scope)
            if self.has("{"):
                while not self.has("}"):
                    key, value = self.assignment(scope)
                    text = str(value) if key == "desc" or key == "name" and not text else text
                    if self.now.kind == "end":
                        self.fail(start.offset, f"`{entry[:80]}` has no end", "write `}`")
            self.expect(";")
            values.append((following, entry, readable(text)))
            following += 1
        self.expect(";")
        scope.enums[name] = values

    # Properties

    def assignment(self, scope: Scope) -> tuple[str, Value]:
        """`name = value;` or `name;`"""
        if self.now.text in MODIFIERS and self.tokens[self.number + 1].kind == "name":
            self.take()
        name = self.name()
        value: Value = 1
        if self.has("="):
            value = self.expression(scope)
        self.expect(";")
        return name, value

    def dynamic(self, of: Component, scope: Scope) -> None:
        """`register.field->property = value;`"""
        start = self.now
        way = [self.name()]
        while not self.has("->"):
            if self.has("["):
                self.fail(start.offset, "import does not read properties of single elements of an array",
                          "give the whole array the property, or write the element out")
            self.expect(".")
            way.append(self.name())
        name, value = self.assignment(scope)
        of.dynamic.append((tuple(way), name, value))

    def over(self) -> None:
        """Skips a statement."""
        depth = 0
        while self.now.kind != "end":
            token = self.take()
            depth += (token.text == "{") - (token.text == "}")
            if token.text == ";" and depth <= 0:
                return

    # Expressions

    def whole(self, scope: Scope) -> int:
        start = self.now
        value = self.expression(scope)
        if not isinstance(value, int) or not 0 <= value < 1 << 64:
            self.fail(start.offset, f"`{start.text[:40]}` is not a number of at most 64 bits", "write `0x10`")
        return value

    def expression(self, scope: Scope, level: int = 0) -> Value:
        self.depth += 1
        if self.depth > 4 * DEEPEST:
            self.fail(self.now.offset, "an expression is nested too deep", "split it")
        left = self.single(scope) if level == len(_LEVELS) else self.expression(scope, level + 1)
        while level < len(_LEVELS) and self.now.kind == "sign" and self.now.text in _LEVELS[level]:
            sign = self.take()
            right = self.expression(scope, level + 1)
            if (not isinstance(left, int) or not isinstance(right, int) or sign.text in ("/", "%") and not right
                    or sign.text in ("<<", "**") and right > 64):
                left = None
            else:
                left = _LEVELS[level][sign.text](left, right)
        self.depth -= 1
        return left

    def single(self, scope: Scope) -> Value:
        token = self.take()
        match token.kind:
            case "number":
                return self.as_number(token)
            case "text":
                return readable(re.sub(r"\\(.)", r"\1", token.text[1:-1], flags=re.DOTALL))
            case "name":
                return self.named(token, scope)
        match token.text:
            case "(":
                value = self.expression(scope)
                self.expect(")")
                return value
            case "~" | "-" | "!" | "+":
                value = self.single(scope)
                return (None if not isinstance(value, int)
                        else {"~": ~value & (1 << 64) - 1, "-": -value, "!": int(not value), "+": value}[token.text])
            case "{" | "'":
                self.number -= 1
                self.fail(token.offset, "import does not read structs, lists and concatenations", "write one number")
        self.fail(token.offset, f"expected a value, found `{token.text[:40] or 'the end'}`", "write one")

    def named(self, token: Token, scope: Scope) -> Value:
        """The value of a name: a word of the language, an enum, one of its values, or a reference to a signal."""
        name = token.text.removeprefix("\\")
        if name in ("true", "false"):
            return int(name == "true")
        if self.has("::"):
            entry = self.name()
            return next((value for value, known, _ in scope.enums.get(name, ()) if known == entry), None)
        is_way = False
        while self.now.text in (".", "->", "["):
            is_way = True
            if self.take().text == "[":
                self.whole(scope)
                self.expect("]")
            else:
                self.name()
        return None if is_way else name

    def as_number(self, token: Token) -> int:
        width, _, rest = token.text.replace("_", "").partition("'")
        if rest:
            rest = rest.lstrip("sS")
            try:
                return int(rest[1:], _BASES[rest[0].lower()])
            except ValueError:
                self.fail(token.offset, f"`{token.text[:40]}` is not a number", "write `8'hFF`")
        value = number(width if width[:2] in ("0x", "0X") else width.lstrip("0") or "0")
        if value is None:
            self.fail(token.offset, f"`{token.text[:40]}` is not a number of at most 64 bits", "write `0x10`")
        return value


_LEVELS: tuple[dict[str, Callable[[int, int], int]], ...] = (
    {"|": lambda a, b: a | b}, {"^": lambda a, b: a ^ b}, {"&": lambda a, b: a & b},
    {"<<": lambda a, b: a << b, ">>": lambda a, b: a >> min(b, 1 << 16)},
    {"+": lambda a, b: a + b, "-": lambda a, b: a - b},
    {"*": lambda a, b: a * b, "/": lambda a, b: a // b, "%": lambda a, b: a % b},
    {"**": lambda a, b: int(a ** b) if abs(a) < 1 << 16 else 0})


def read(path: Path, lost: Lost, scope: Scope) -> tuple[Source, list[Component]]:
    """Returns the source and the outermost address maps of a file. Its types stay in the scope, for later files."""
    source = read_published(path, MOST_BYTES, "name a file of registers")
    return source, File(source, lost).components(scope)
