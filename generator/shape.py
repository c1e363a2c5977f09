"""The shape of a description: which keys stand where, of what type, and what they mean.

The one place that knows it. The checker reads it, `regdefs/schema.json` is made from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from generator import text
from generator.load import Map, Node, Scalar, Seq, cut_by_comma
from generator.quoting import quoted
from generator.record import cached_property, field, record
from generator.source import Misnamed, Misspelt, Problem, Problems

# What software writes into a range without a field, and what it reads as.
RESERVED = {
    "RES0": "reserved: written as 0, reads as 0", "RES1": "reserved: written as 1, reads as 1", "RAZ": "written as 0, reads as 0",
    "RAZ/WI": "reads as 0, writes are ignored", "RAO": "written as 1, reads as 1", "RAO/WI": "reads as 1, writes are ignored",
    "MBZ": "must be written as 0: else undefined", "MBO": "must be written as 1: else undefined",
    "IGN": "writes are ignored, reads as 0", "IMPDEF": "implementation defined: written as 0, reads as anything",
}
# What reads and writes of a field do. A plain value is read and written by RO, RW and WO; the others act.
ACCESS = {
    "RO": "read only", "RW": "read and written", "WO": "written only",
    "W1C": "a written 1 clears, a 0 changes nothing", "W1S": "a written 1 sets, a 0 changes nothing",
    "W1T": "a written 1 toggles, a 0 changes nothing",
    "W0C": "a written 0 clears, a 1 changes nothing", "W0S": "a written 0 sets, a 1 changes nothing",
    "W0T": "a written 0 toggles, a 1 changes nothing",
    "WC": "any write clears", "WS": "any write sets", "RC": "a read clears", "RS": "a read sets",
}
ACCESS_WORDS = {word + suffix: meaning + (", and hardware changes it" if suffix else "") for word, meaning in ACCESS.items() for suffix in ("", "-V")}
SPACES = {"sysreg": "AArch64 system registers", "msr": "x86 model-specific registers", "csr": "RISC-V control and status registers",
          "pci": "PCI configuration space", "mmio": "memory-mapped registers", "perf": "only the words of Linux perf's attribute are known"}
PRIVATE = ("mmio", "perf")  # each instance has places of its own; the other spaces belong to the whole machine
SCOPES = ("package", "die", "cache", "cluster", "core", "cpu")  # from the widest on, as the runtime numbers them from 1
PERF_WORDS = ("config", "config1", "config2", "config3")
PERF_NAME = "name"  # perf's word in event strings for what an event is to be called
BARRIERS = ("isb", "dsb")
CPUID_REGISTERS = ("eax", "ebx", "ecx", "edx")
ENCODING = {"op0": 3, "op1": 7, "CRn": 15, "CRm": 15, "op2": 7}  # the largest value of each operand


# Of each record, the keys that only version 1 of the language had, and what to write instead.
FORMER = {
    "counter": {"joined": "write `register: UPPER << BITS | LOWER`", "first": "write `register: NAME[FIRST-LAST]`",
                "sum": "write `register: sum(NAME[*])`, `sum(NAME[n])` over pages, `sum(A, B)`, or `any(NAME[*])` where all show the same", "takes": "write `allows:` with the same expression", "counter": "write `allows: n == EXPRESSION`",
                "shares": "write `allows: true` for the kinds that count these events, too", "free": "leave it out: a counter without `program`, `enable` and `disable` is not programmed"},
    **dict.fromkeys(("event", "sub_event"), {"on": "write `counters: {KIND: NUMBERS}`", "condition": "write `only: CONDITION`", "variants": "write `only: VARIANT or VARIANT`",
                                             "instances": "write `only:` with an expression over the instance's numbers", "since": "write `linux: {since: RELEASE}`",
                                             "removed": "write `linux: {until: RELEASE}`"}),
    **dict.fromkeys(("register", "field", "layout"), {"each": "write `array:` with the number of elements", "first": "write `array: {n: FIRST-LAST}`", "condition": "write `only: CONDITION`", "since": "write `only: CONDITION`, and the condition's text under `conditions`",
                                                      "removed": "write `only: not CONDITION`, and the condition's text under `conditions`", "behind": "write `bank`"}),
    "fact": {"cpuid": "write `read: cpuid(LEAF, SUBLEAF).REGISTER`", "msr": "write `read: msr(INDEX)`", "pci": "write `read: pci(ID, OFFSET, NTH)`", "midr": "write `read: midr[HIGH:LOW]`",
             "discovery": "write `read: pmon.WHAT`", "address": "write `read: address`", "above": "write `read: parent.BLOCK`", "bits": "write `[HIGH:LOW]` behind what `read` says"},
    "value": {"condition": "leave it out, or say it in `text`", "since": "leave it out, or say it in `text`", "removed": "leave it out, or say it in `text`"},
    "term": {"condition": "write `only: CONDITION`", "alias": "write `overlaps: [TERM]`, the terms that have these bits"},
    "erratum": {"condition": "write `only: CONDITION`"}, "block": {"present": "write `only:` with the same expression", "stride": "write `at:` with an expression: `0x20 * INDEX`", "selectors": "write `banks`"},
    "step": {"raise": "write `{modify: REGISTER, set: {FIELD: old | VALUE}}`", "lower": "write `{modify: REGISTER, set: {FIELD: old & ~VALUE}}`"},
    "bank": {"barrier": "leave it out: a select of system registers is followed by an ISB"},
    "metric": {"adds_up": "write `aggregate: sum`"}, "file": {"links": "write each address behind the text of its source"},
}

NOTHING = ("~", "null")  # of YAML, where they stand unquoted; an inherited entry is taken away with them


class Type:
    """What may stand at a place."""

    what: str
    sample: str  # that may stand there; nothing where `what` shows it

    def accepts(self, node: Node) -> bool:
        """Whether the kind of node fits; `check` then looks inside."""
        return isinstance(node, Scalar)

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        raise NotImplementedError

    def json(self) -> dict[str, Any]:
        raise NotImplementedError

    def wrong(self, node: Node, key: str, problems: Problems, right: str = "") -> None:
        found = {Scalar: "a scalar", Seq: "a list", Map: "a map"}[type(node)]
        if isinstance(node, Scalar):
            found = f"`{node.text}`" if node.text else "nothing"
            if text.leading_zero(node.text):
                problems.add(node.where, f"`{key}` is {found}: {text.OCTAL}", text.mend_zero(node.text))
                return
        what = f"`{key}` is {found}, but must be {self.what}"
        problems.take(Misnamed(node.where, what, self.mend, right) if right else Problem(node.where, what, self.mend))

    @property
    def mend(self) -> str:
        return f"write it as in `{self.sample}`" if self.sample else f"write {self.what}"


@record
class Word(Type):
    """A scalar that a test accepts."""

    what: str
    test: Callable[[str], bool]
    schema: dict[str, Any]
    sample: str = ""
    meant: Callable[[str], str] = lambda word: ""  # what a wrong word may have meant
    advice: str = ""  # in the place of what `sample` and `what` say

    @property
    def mend(self) -> str:
        return self.advice or super().mend

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        assert isinstance(node, Scalar)
        if not self.test(node.text) or node.text in NOTHING and not node.quoted:
            self.wrong(node, key, problems, self.right(node.text))

    def right(self, word: str) -> str:
        """A right word to judge by what stands beside a wrong one; nothing where that cannot be told."""
        meant = self.meant(word)
        return meant if meant != word and self.test(meant) else ""

    def json(self) -> dict[str, Any]:
        return self.schema


@record
class Choice(Type):
    words: tuple[str, ...]
    meanings: dict[str, str] = field(default_factory=dict)
    sample = ""

    @property
    def what(self) -> str:  # type: ignore[override]
        return f"one of {text.listed(self.words)}"

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        assert isinstance(node, Scalar)
        if node.text not in self.words:
            what = f"`{key}` is `{node.text}`, but must be {self.what}"
            near = "" if node.text.isdigit() else text.nearest(node.text, self.words)
            if near:
                problems.take(Misspelt(node.where, what, text.did_you_mean(near), near))
            else:
                problems.add(node.where, what, f"use {self.what}")

    def json(self) -> dict[str, Any]:
        schema: dict[str, Any] = {"enum": [int(word) if word.isdigit() else word for word in self.words]}
        return schema | ({"enumDescriptions": [self.meanings[word] for word in self.words]} if self.meanings else {})


@record
class ListOf(Type):
    item: Type

    @property
    def what(self) -> str:  # type: ignore[override]
        return f"a list, each item {self.item.what}"

    @property
    def sample(self) -> str:  # type: ignore[override]
        return f"[{self.item.sample or '…'}]"

    def accepts(self, node: Node) -> bool:
        return isinstance(node, Seq)

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        assert isinstance(node, Seq)
        for item in node.items:
            check_node(item, self.item, key, problems, False)

    def json(self) -> dict[str, Any]:
        return {"type": "array", "items": self.item.json()}


@record
class MapOf(Type):
    """A map whose keys are the describer's own."""

    item: Type
    key: Word

    @property
    def what(self) -> str:  # type: ignore[override]
        return f"a map of {self.key.what} to {self.item.what}"

    @property
    def sample(self) -> str:  # type: ignore[override]
        return f"{{{self.key.sample}: {self.item.sample or '…'}}}"

    def accepts(self, node: Node) -> bool:
        return isinstance(node, Map)

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        assert isinstance(node, Map)
        for name, value in node:
            if not self.key.test(name):
                right = self.key.right(name)
                problems.misnamed(node.keys[name], f"`{name}` under `{key}` is not {self.key.what}", self.key.mend, right if right not in node.items else "")
            check_node(value, self.item, name, problems, partial)

    def json(self) -> dict[str, Any]:
        names = {"propertyNames": {"pattern": self.key.schema["pattern"]}} if "pattern" in self.key.schema else {}
        return {"type": "object", **names, "additionalProperties": nullable(self.item.json())}


@record
class Key:
    type: Type
    doc: str
    required: bool = False
    default: str | int | bool | None = None    # what holds where the key is absent
    example: str = ""                          # where the type's own would say little


@record
class Record(Type):
    """A map with known keys."""

    what: str
    keys: dict[str, Key] = field(default_factory=dict)

    @property
    def sample(self) -> str:  # type: ignore[override]
        needed = [name for name, key in self.keys.items() if key.required] or list(self.keys)[:1]
        return "{" + ", ".join(f"{name}: …" for name in needed) + "}"

    def accepts(self, node: Node) -> bool:
        return isinstance(node, Map)

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        assert isinstance(node, Map)
        told, meant = "", set()
        for name, value in node.items.items():
            known = self.keys.get(name)
            cut = cut_by_comma(node, name) if type(value) is Scalar and not value.text else None
            if cut is not None:
                if cut[0] != told:
                    problems.take(Misspelt(node.keys[name], f"a comma ends unquoted text, so that `{name}` is taken for a key",
                                           f"write `{cut[0]}: {quoted(cut[1])}`"))
                told = cut[0]
            elif known is None and name in self.former:
                problems.take(Misspelt(node.keys[name], f"`{name}` in `{key}` is of version 1 of the language", f"{self.former[name]}; `python3 -m generator upgrade` rewrites the file"))
            elif known is None:
                near = text.nearest(name, self.keys)
                what = f"unknown key `{name}` in `{key}`"
                fits = bool(near) and self.keys[near].type.accepts(value)
                mend = f"known here: {text.listed(self.keys)}" if not near else text.did_you_mean(near) + (
                    " That is there already: remove one of the two" if near in node.items else f" It is {self.keys[near].type.what}" * (not fits))
                meant.add(near)
                if near not in node.items and fits:
                    problems.take(Misspelt(node.keys[name], what, mend, near))
                elif near in self.required and near not in node.items:
                    problems.add(node.keys[name], what, mend)
                else:
                    problems.take(Misspelt(node.keys[name], what, mend))
            else:
                check_node(value, known.type, name, problems, partial)
        if not partial:
            for name, doc in self.required.items():
                if name not in node.items and name not in meant:
                    problems.add(node.where, f"`{key}` has no `{name}`", f"add `{name}:` ({doc})")

    @cached_property
    def former(self) -> dict[str, str]:
        """Keys of version 1 of the language, and what stands in their place."""
        return FORMER.get(self.what.split()[-1], {})

    @cached_property
    def required(self) -> dict[str, str]:
        """What must be there, and what it is."""
        return {name: key.doc for name, key in self.keys.items() if key.required}

    def json(self) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{self.what.split()[-1]}"}

    def definition(self, merged: bool) -> dict[str, Any]:
        """As JSON Schema. A merged record may leave out what it inherits, and takes entries away with `~`."""
        properties = {}
        for name, key in self.keys.items():
            schema: dict[str, Any] = {"description": key.doc, **(nullable(key.type.json()) if merged else key.type.json())}
            if key.default is not None:
                schema["default"] = key.default
            if example := key.example or (key.type.sample if isinstance(key.type, Word) and key.type not in (TEXT, EXPRESSION) else ""):
                schema["examples"] = [yaml_value(example)]
            properties[name] = schema
        return {"title": self.what.split()[-1], "type": ["object", "null"] if merged else "object", "additionalProperties": False,
                "properties": properties, "required": [] if merged else [name for name, key in self.keys.items() if key.required]}


def yaml_value(sample: str) -> str | int:
    """A sample as an editor reads it."""
    value = text.number(sample)
    return sample.strip('"') if value is None else value


def nullable(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of what may be taken away with `~`; a record says that itself. Written so that editors show one meaning, not two."""
    if "enum" in schema:
        more: dict[str, Any] = {"enumDescriptions": [*schema["enumDescriptions"], "takes away what is inherited"]} if "enumDescriptions" in schema else {}
        return {**schema, "enum": [*schema["enum"], None], **more}
    if "anyOf" in schema:
        return {**schema, "anyOf": [*schema["anyOf"], {"type": "null"}]}
    if "type" in schema:
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        return {**schema, "type": [*kinds, "null"]}
    return schema


@record
class Either(Type):
    """One of several types, told apart by the kind of node."""

    types: tuple[Type, ...]

    @property
    def what(self) -> str:  # type: ignore[override]
        return " or ".join(kind.what for kind in self.types)

    @property
    def sample(self) -> str:  # type: ignore[override]
        return self.types[0].sample

    def accepts(self, node: Node) -> bool:
        return any(kind.accepts(node) for kind in self.types)

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        next(kind for kind in self.types if kind.accepts(node)).check(node, key, problems, partial)

    def json(self) -> dict[str, Any]:
        return {"anyOf": [kind.json() for kind in self.types]}


def check_node(node: Node, kind: Type, key: str, problems: Problems, partial: bool = False) -> None:
    """Checks a node against a type. In a `partial` tree required keys may be missing: a base is one."""
    if kind.accepts(node):
        kind.check(node, key, problems, partial)
    else:
        kind.wrong(node, key, problems)


def _is_number(word: str) -> bool:
    value = text.number(word)
    return value is not None and value < 1 << 64


_PLACEHOLDER = re.compile(r"<[A-Za-z0-9_]+(:x)?>")
_NUMBER_JSON: dict[str, Any] = {"anyOf": [{"type": "integer", "minimum": 0},
                                          {"type": "string", "pattern": "^(0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|[0-9][0-9_]*)$"}]}
_TEXT_JSON: dict[str, Any] = {"type": ["string", "number", "boolean"]}

TEXT = Word("text", lambda word: bool(word.strip()), _TEXT_JSON, "\"reads: all of them\"")
NAME = Word("a name (letters, digits, `_`, a letter first)", text.is_name,
            {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*$"}, "ctl_0", text.as_name)
FIELD_NAME = Word("a name, in a field array with its index (`P<n>`)", text.is_field_name,
                  {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*(<[a-z][a-z0-9_]*>)?[A-Za-z0-9_]*$"}, "P<n>", text.as_name)
EVENT_NAME = Word("a name without blanks, `,` and `/` (letters, digits, `_`, `.`, `:`, `+` and `-`)", text.is_event_name, _TEXT_JSON, "READS.LOCAL", text.as_name)
INSTANCE_NAME = Word("a name (letters, digits, `_`, `.` and `-`)", text.is_instance_name, _TEXT_JSON, "l2")
SYSFS_NAME = Word("a device name, as under /sys/bus/event_source/devices", lambda word: text.is_file_name(_PLACEHOLDER.sub("0", word)), _TEXT_JSON, "soc_noc_<noc>")
SYSFS_FILE = Word("a file of the device, as `identifier` or `format/event`", lambda word: all(map(text.is_file_name, word.split("/"))), _TEXT_JSON, "identifier")
NUMBER = Word("a number of at most 64 bits", _is_number, _NUMBER_JSON, "0x10")


_INDEXED = re.compile(r"<[^<>]*>")
RELEASE = Word("a release, as `6.14`", lambda word: all(part.isdecimal() for part in word.split(".")), _TEXT_JSON, "6.14")
EVENT_ENTRY = Word("a name without blanks, `,` and `/` (letters, digits, `_`, `.`, `:`, `+` and `-`), in an event array with its index (`socket_<n>_reads`)",
                   lambda word: EVENT_NAME.test(_INDEXED.sub("0", word)), _TEXT_JSON, "READS.LOCAL", text.as_name)


ERRATUM_ID = Word("an erratum's number or name (letters, digits and `_`)", lambda word: word.isascii() and word.replace("_", "x").isalnum(), _TEXT_JSON, "1234567")
MANUAL_NAME = Word("a name without blanks", lambda word: bool(word) and not set(word) & set(" \t,/[]."), _TEXT_JSON, "CTL_0")


def number_to(top: int) -> Word:
    return Word(f"a number from 0 to {top}", lambda word: _is_number(word) and (text.number(word) or 0) <= top, _NUMBER_JSON, "1")


def span_to(top: int) -> Word:
    def fits(word: str) -> bool:
        span = text.span(word, "-")
        return span is not None and span[0] <= span[1] <= top

    return Word(f"a number from 0 to {top}, or a range of them, the lower first", fits, _TEXT_JSON, "0-1")


COUNT = Word("a number above 0", lambda word: _is_number(word) and text.number(word) != 0, _NUMBER_JSON, "4")
BOOL = Word("`true` or `false`", lambda word: word in ("true", "false"), {"type": "boolean"},
            meant=lambda word: {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(word.lower(), word.lower()))
EXPRESSION = Word("a number or an expression", lambda word: bool(word.strip()), {"type": ["string", "integer", "boolean"]}, "0x10 + 4 * n")
PLACED = Word("a number or an expression, or the operands of a system register, `S3_0_C9_C12_(n)`", EXPRESSION.test, EXPRESSION.schema, "0x10 + 4 * n",
              advice="write an expression, or `S<op0>_<op1>_C<CRn>_C<CRm>_<op2>`; `python3 -m generator upgrade` rewrites descriptions of version 1")
BITS = Word("bits, `31:24` or `7`", lambda word: text.span(word, ":") is not None,
            {"type": ["string", "integer"], "pattern": r"^[0-9a-fA-FxXbBoO_]+\s*(:\s*[0-9a-fA-FxXbBoO_]+)?$"}, "31:24", lambda word: re.sub("[-.,]+", ":", word))
SPAN = Word("a range, `0-3` or `0`", lambda word: text.span(word, "-") is not None, _TEXT_JSON, "0-3")
REFERENCE = Word("REGISTER, REGISTER[n] or REGISTER.FIELD", lambda word: bool(word.strip()), {"type": "string"}, "COUNT[n]")
PLACE = Word("FIELD, or of a field array \"FIELD[expression]\"", lambda word: text.is_name(word.partition("[")[0]) and word.count("[") == word.count("]"),
             {"type": "string", "pattern": r"^[A-Za-z][A-Za-z0-9_]*(\[.+\])?$"}, "ENABLE")
TRUE = Word("`true`", lambda word: word == "true", {"enum": [True]})
ATOMIC = Word("`true`, `false` or `firmware`", lambda word: word in ("true", "false", "firmware"),
              {"enum": [True, False, "firmware"]})
VERSION = Word("`2`", lambda word: word == "2", {"const": 2}, advice="`python3 -m generator upgrade` rewrites descriptions of version 1")
WIDTH = Choice(("8", "16", "32", "64"))
ALL = Choice(("all", "some"), {"all": "Linux lists every event", "some": "Linux lists those that the machine's configuration has"})

PROSE = {
    "text": Key(TEXT, "one line: what it is"),
    "source": Key(TEXT, "where it is written: a tag of `sources`, then the place", example="TRM 4.2.1"),
    "note": Key(TEXT, "what a reader should know: disagreement, doubt, since when"),
}

INDEX = Word("the name of an index", lambda word: text.is_name(word) and word not in ("count", "stride", "index", "places", "first"), NAME.schema, "n",
             advice="write `4`, `{n: 4}` or `{n: 3-31}`; `python3 -m generator upgrade` rewrites descriptions of version 1")
ELEMENTS = Either((COUNT, MapOf(Word("a number above 0, or the first and the last index, `3-31`", lambda word: text.elements(word) is not None, _TEXT_JSON, "3-31"), INDEX)))

ONLY = Key(EXPRESSION, "where it exists: one of `conditions`, or `not` one", example="not gpu")

ENUM_VALUE = Record("a map of value", {
    "name": Key(NAME, "name of the value", True),
    "means": Key(NUMBER, "the number it stands for"),
    **PROSE,
})

FIELD = Record("a map of field", {
    "name": Key(FIELD_NAME, "the manual's name", True),
    "aliases": Key(ListOf(FIELD_NAME), "other names by which it is found"),
    "array": Key(ELEMENTS, "so many equal fields, the first one lowest; a map: the index to how many, or to its first and last number", example="{n: 3-31}"),
    "access": Key(Choice(tuple(ACCESS_WORDS), ACCESS_WORDS), "what reads and writes do"),
    "reset": Key(EXPRESSION, "value after reset; an expression where units or elements differ", example="0"),
    "only": ONLY,
    **PROSE,
    "values": Key(MapOf(Either((NAME, ENUM_VALUE)), NUMBER), "value to its name; others are reserved"),
    "open": Key(BOOL, "values that are not listed are allowed, too"),
    "range": Key(SPAN, "the values that are allowed"),
    "means": Key(EXPRESSION, "the number that `value` stands for", example="value + 1"),
    "unit": Key(TEXT, "unit of that number"),
    "self_clearing": Key(BOOL, "writing 1 acts once; reads 0"),
    "clears": Key(ListOf(REFERENCE), "what a written 1 sets to 0"),
    "sets": Key(ListOf(REFERENCE), "what a written 1 sets to ones"),
})

RULE = Record("a map of rule", {
    "when": Key(EXPRESSION, "the rule holds only when this is true"),
    "require": Key(EXPRESSION, "what must be true", True, example="thresh >= 1"),
    "text": Key(TEXT, "what the user sees when the rule is broken", True),
    "source": PROSE["source"],
    "note": PROSE["note"],
})

LAYOUT_KEYS = {
    "width": Key(WIDTH, "bits of the register; 32 unless given, 64 of system registers, MSRs and CSRs"),
    "access_width": Key(WIDTH, "bits of one access, where two make up the register"),
    "high_first": Key(TRUE, "true: of those two the high half is at the lower address"),
    "atomic": Key(ATOMIC, "false: a 64-bit value is read high, low, high; firmware: that tells"),
    "access": Key(Choice(tuple(ACCESS_WORDS), ACCESS_WORDS), "access of fields that do not say; `RW` unless given", default="RW"),
    "layout": Key(NAME, "an entry of `layouts` to start from"),
    "fields": Key(MapOf(Either((Choice(tuple(RESERVED), RESERVED), FIELD)), BITS), "bits to field or reserved word, top bit first"),
    "rules": Key(ListOf(RULE), "what must hold between the fields"),
    **PROSE,
}
LAYOUT = Record("a map of layout", LAYOUT_KEYS)

REGISTER = Record("a map of register", {
    "name": Key(TEXT, "the manual's name, `<n>` where an index stands, or `<n + 1>`"),
    "aliases": Key(ListOf(MANUAL_NAME), "other names by which it is found, `<n>` where an index stands"),
    "at": Key(Either((PLACED, ListOf(NUMBER))), "address, operands of a system register, or a word of perf's attribute; a list: the address of each element", True, example="0x10 + 4 * n"),
    "array": Key(ELEMENTS, "how many there are; a map: each index, the slowest first, to how many, or to its first and last number", example="{n: 3-31}"),
    "region": Key(NAME, "one of the block's `regions`"),
    "device": Key(NAME, "one of the instance's `devices`"),
    "bank": Key(NAME, "one of the block's `banks`"),
    "state": Key(NAME, "the register whose state this one shows"),
    "overlaps": Key(Either((NAME, ListOf(NAME))), "registers known to share its place"),
    "example": Key(EXPRESSION, "what a simulated device shows where the value is implementation defined"),
    "only": ONLY,
    **LAYOUT_KEYS,
})

DEVICE = Record("a map of device", {
    "id": Key(number_to(0xFFFF), "PCI device id", True),
    "bus": Key(number_to(1), "0: the socket's first bus number, 1: its second; whatever bus of the socket, unless given"),
    "device": Key(number_to(31), "PCI device, 0 to 31"),
    "function": Key(number_to(7), "PCI function, 0 to 7"),
    "n": Key(number_to(255), "which of the socket's that are so, in the order of domain, bus, device and function; 0 unless given", default=0),
})
REGION = Record("a map of region", {
    "count": Key(COUNT, "how many pages of this kind"),
    "index": Key(NAME, "name of the page index in expressions"),
    "absent": Key(NAME, "the region that has these registers where an instance lacks this page"),
    "text": PROSE["text"],
})
BANK = Record("a map of bank", {
    "register": Key(NAME, "the register that selects", True),
    "set": Key(MapOf(EXPRESSION, PLACE), "its fields, as expressions", True),
    "data": Key(NAME, "the register at which what is selected is read and written, where that is chosen by its address: `set: {INDEX: at}`"),
    **PROSE,
})
STEP = Record("a map of step", {
    "write": Key(REFERENCE, "register to write as a whole; `\"REGISTER[*]\"`: every element"),
    "modify": Key(REFERENCE, "register to read, change and write; `old` under `set` is what the field holds: `old | x` makes bits 1, `old & ~x` makes them 0"),
    "barrier": Key(Choice(BARRIERS), "barrier instruction"),
    "set": Key(MapOf(EXPRESSION, PLACE), "fields to set, or elements of field arrays (`\"EVENT[n % 4]\"`)"),
    "when": Key(EXPRESSION, "the step is taken only when this is true"),
})
STEPS = ListOf(STEP)
PAGES = Record("a map of pages", {
    "region": Key(NAME, "region whose pages are chosen", True),
    "masks": Key(ListOf(NUMBER), "pages that each bit of the term stands for", True),
})
TERM = Record("a map of term", {
    "field": Key(REFERENCE, "the field that takes the value"),
    "fields": Key(ListOf(REFERENCE), "the fields that take the value, lowest bits first"),
    "perf": Key(TEXT, "Linux's place for it in perf's attribute", example="config:0-7"),
    "linux": Key(BOOL, "false: Linux has no such term"),
    "overlaps": Key(ListOf(NAME), "terms known to share its bits: it is another way to write those"),
    "pages": Key(PAGES, "the term chooses instance pages"),
    "only": Key(NAME, "one of `conditions`: where the machine has it"),
    "since": Key(RELEASE, "first kernel release that has it, where that is not its driver's"),
    **PROSE,
})
DEFAULT = Record("a map of default", {
    "when": Key(EXPRESSION, "condition over terms"),
    "set": Key(MapOf(EXPRESSION, NAME), "terms and their values", True),
    **PROSE,
})
EVENT_RULE = Record("a map of event_rule", {
    "when": RULE.keys["when"],
    "require": Key(EXPRESSION, "what must be true"),
    "same": Key(ListOf(NAME), "terms on which all events of an instance agree"),
    "text": RULE.keys["text"],
    "source": PROSE["source"],
    "note": PROSE["note"],
})
POOL = Record("a map of pool", {
    "count": Key(COUNT, "how many slots", True),
    "when": Key(EXPRESSION, "events that need a slot", True),
    "key": Key(ListOf(NAME), "terms; events with equal values share a slot", True),
    "program": Key(STEPS, "steps that fill the slot", True),
    "release": Key(STEPS, "steps that free it"),
    "text": Key(TEXT, "what the user sees when no slot is left", True),
    "source": PROSE["source"],
    "note": PROSE["note"],
})
DISCOVER = Record("a map of discover", {
    "count": Key(EXPRESSION, "counters there are"),
    "width": Key(EXPRESSION, "bits they have; `ones`: those that stick when all are written as 1"),
    "example": Key(COUNT, "with `width: ones`: bits that those of the simulated device have"),
    "present": Key(EXPRESSION, "whether counter `n` is one of them, where they have holes"),
    "shift": Key(EXPRESSION, "each of what they count stands for 2 to the power of that", example="32 - units"),
    "snapshot": Key(EXPRESSION, "whether the device has the `snapshot` of these counters"),
    "rules": Key(ListOf(RULE), "what must hold, or the description is not of this device"),
})
COUNTER = Record("a map of counter", {
    "count": Key(COUNT, "how many; as many as there are elements unless given"),
    "width": Key(COUNT, "bits, 1 to 64; as many as the fields there hold unless given"),
    "register": Key(EXPRESSION, "what counts: a register, or an array: `REGISTER`, `REGISTER[2-9]`, `REGISTER[n].FIELD`; of parts: `HIGH << 32 | LOW`, `sum(REGISTER[*])`, "
                    "`sum(REGISTER[n])` over pages, `sum(A, B)`, `any(REGISTER[*])`: all show the same", example="COUNT[2-9]"),
    "snapshot": Key(REFERENCE, "the register that shows it as it was at the last `snapshot` of `sequences`"),
    "saturates": Key(BOOL, "it stops where it is full, instead of wrapping"),
    "allows": Key(EXPRESSION, "whether counter `n` may count an event, over terms, facts and `n`; `true`: every event; without it: every event that no other kind allows",
                  example="n == umask - 0x20"),
    "selects": Key(EXPRESSION, "the event number programmed", example="EVENT[n].EVENT"),
    "runs": Key(EXPRESSION, "when it counts", example="CTRL.ENABLE and EVENT[n].EVENT != 0"),
    "overflow": Key(Either((REFERENCE, ListOf(REFERENCE))), "the flag set when it wraps; of a sum one for each of its elements in turn"),
    "top_rate": Key(TEXT, "highest count a nanosecond"),
    "discover": Key(DISCOVER, "what a device tells about them"),
    "program": Key(STEPS, "steps that program one counter"),
    "enable": Key(STEPS, "steps that enable it"),
    "disable": Key(STEPS, "steps that disable it"),
    **PROSE,
})
SEQUENCES = Record("a map of sequences", {
    "reset": Key(STEPS, "before programming"),
    "start": Key(STEPS, "counting begins"),
    "stop": Key(STEPS, "counting ends"),
    "finish": Key(STEPS, "behind the counters' `disable`, when nothing more is counted"),
    "snapshot": Key(STEPS, "makes a snapshot of all counters that have one"),
})
LINUX_EVENT = Record("a map of linux_event", {
    "name": Key(EVENT_ENTRY, "name under which Linux lists it; its own unless given"),
    "string": Key(TEXT, "the exact text of the file"),
    "since": Key(RELEASE, "first release that lists it, where that is not its driver's"),
    "until": Key(RELEASE, "first release that does not list it"),
})
EVENT_KEYS = {
    "is": Key(TEXT, "the terms of the event", example="event=0x35,umask=0x03"),
    "aliases": Key(ListOf(EVENT_ENTRY), "other names by which it is found, in the place of those that the block gives every event"),
    **PROSE,
    "unit": Key(TEXT, "unit of the count after scaling"),
    "scale": Key(TEXT, "factor from count to unit", example="6.103515625e-5"),
    "counters": Key(Either((SPAN, ListOf(NUMBER), MapOf(Either((SPAN, ListOf(NUMBER))), NAME))),
                    "numbers of the counters that may count it; a map: kind of counters to its numbers"),
    "needs": Key(ListOf(NAME), "terms that must be given"),
    "linux": Key(Either((EVENT_ENTRY, LINUX_EVENT)), "name in Linux, or `true`"),
    "only": Key(EXPRESSION, "where it exists: one of `conditions`, `variants` and numbers of the instance, joined by `and`", example="G == 1"),
}
EVENT_ARRAY = Record("a map of event_array", {
    "index": Key(NAME, "the index's name, as in the event's", True),
    "count": Key(COUNT, "how many events"),
    "names": Key(ListOf(EVENT_NAME), "in the place of `count`: what stands for 0, 1 … in names and texts: `[read, write]`"),
    "terms": Key(MapOf(EXPRESSION, NAME), "terms that differ, as expressions in the index: `{event: 0x1f + 0x40 * ch}`"),
    "term": Key(NAME, "short for `terms` with one that grows by one from what `is` says"),
})
EVENT_KEYS["array"] = Key(Either((EVENT_ARRAY, ListOf(EVENT_ARRAY))), "a family of events that differ by an index, or by several")
SUB_EVENT = Record("a map of sub_event", {**EVENT_KEYS, "is": Key(TEXT, "the terms added to the event's", example="umask=0x01")})
EVENT = Record("a map of event", {**EVENT_KEYS, "sub": Key(MapOf(SUB_EVENT, EVENT_ENTRY), "sub-events")})
METRIC = Record("a map of metric", {
    "formula": Key(EXPRESSION, "over events, metrics and `duration_ns`", True, example="reads / cycles"),
    "unit": Key(TEXT, "unit of the result", True),
    "aggregate": Key(Choice(("sum", "mean"), {"sum": "of several units it is the sum, as of a bandwidth", "mean": "of several units it is the mean, as of a clock"}),
                     "what it is of several units; `mean` unless given", default="mean"),
    **PROSE,
})
PERF_INSTANCE = Record("a map of perf_instance", {
    "term": Key(NAME, "the term that chooses", True),
    "values": Key(MapOf(NUMBER, INSTANCE_NAME), "instance name to value", True),
})
PERF = Record("a map of perf", {
    "device": Key(TEXT, "device name, index names or expressions in angle brackets, `<at:x>` in hex", True, example="soc_noc_<noc>"),
    "config": Key(NAME, "the register that perf's config is"),
    "events": Key(ALL, "`all`: Linux lists every event; `some`: those of them that the machine's configuration has"),
    "together": Key(EXPRESSION, "of `events: some`, over terms: events for which this is the same are listed all or none"),
    "event_string": Key(TEXT, "pattern of an events/ file; `[…]` where the event has the term in it", example="event=0x{event:02x},umask=0x{umask:02x}"),
    "event_newline": Key(BOOL, "false: this driver's events/ files end without a newline"),
    "instance": Key(PERF_INSTANCE, "a term that chooses the instance"),
    "identifier": Key(TEXT, "text of the device's `identifier` file; `{identity:x}` is the number of `identify`, a name in angle brackets any number"),
    "driver": Key(TEXT, "the kernel's driver"),
    "since": Key(RELEASE, "first kernel release"),
    "dropped": Key(MapOf(MapOf(NUMBER, EVENT_ENTRY), RELEASE), "kernel release to events that only earlier ones list, and their numbers"),
    "source": PROSE["source"],
    "note": PROSE["note"],
})

IDENTIFY = Record("a map of identify", {
    "register": Key(NAME, "the register that tells what the unit is", True),
    "otherwise": Key(EXPRESSION, "the same number from other registers, where that one reads 0"),
    "is": Key(NUMBER, "the number that a unit of this kind tells"),
    "mask": Key(NUMBER, "its bits that count; all of them unless given"),
    **PROSE,
})
CONDITION = Record("a map of condition", {
    "when": Key(EXPRESSION, "what must be true of facts and of the instance's numbers"),
    "file": Key(SYSFS_FILE, "in the place of `when`: of the device in sysfs"),
    "begins": Key(Either((TEXT, ListOf(TEXT))), "what its text begins with, or one of several such texts"),
    "text": Key(TEXT, "the condition in words, behind `where`", True),
    "source": PROSE["source"],
})

ERRATUM = Record("a map of erratum", {
    "only": Key(NAME, "one of `conditions`: the machines that have it; all, unless given"),
    "events": Key(ListOf(EVENT_NAME), "events that count wrongly"),
    "registers": Key(ListOf(NAME), "registers that do not behave as described"),
    "program": Key(STEPS, "what works around it: steps behind those of the counter that counts such an event"),
    "text": Key(TEXT, "what the user sees", True),
    "source": Key(TEXT, PROSE["source"].doc, True),
    "note": PROSE["note"],
})

# What an entry of a PMON discovery table tells of a unit: the number of the word, and the bits. Behind the entry's three words stands its position.
DISCOVERED = {"counters": (0, 7, 0), "control_offset": (0, 15, 8), "width": (0, 23, 16), "counter_offset": (0, 31, 24),
              "address": (1, 63, 0), "position": (3, 15, 0)}

FACT = Record("a map of fact", {
    "read": Key(EXPRESSION, "who tells it: registers of the unit, once it is found; or one of `cpuid(LEAF[, SUBLEAF]).eax`, `msr(INDEX)`, `pci(ID, OFFSET[, NTH])` (32 bits; `pci8`, "
                            "`pci16`, `pci64`), `midr`, `pmon.counters`, `address`, `parent.BLOCK`, with `[HIGH:LOW]` behind it, where some bits are meant", True, example='"cpuid(0x80000022).ebx[21:16]"'),
    "example": Key(EXPRESSION, "what the simulated device tells; of `read` what its registers do"),
    **PROSE,
})
BORROW = Record("a map of borrow", {
    "number": Key(EXPRESSION, "the last number of that unit, over facts and the instance's numbers; `\"*\"`: each that the machine has; else all of its numbers are the instance's"),
    "registers": Key(Either((ListOf(NAME), MapOf(NAME, NAME))), "those of its registers that are meant, or their names here to those there", True),
})
COUNTED_BY = Record("a map of counted_by", {
    "when": Key(EXPRESSION, "the events that these units count, over this block's terms", True),
    "unit": Key(EXPRESSION, "on which of them, over these terms, the unit's numbers, facts and `REGISTER.FIELD`; all unless given"),
})

NODES = Record("a map of nodes", {
    "count": Key(EXPRESSION, "how many nodes are below a node", True),
    "pointers": Key(EXPRESSION, "offset in a node of the 64-bit pointers to them", True),
    "child": Key(EXPRESSION, "where the node of `pointer` is, from the beginning of all", True),
    "skip": Key(EXPRESSION, "pointers that are not followed"),
    "is": Key(EXPRESSION, "which nodes are such units", True),
    "number": Key(EXPRESSION, "the number of such a node, the last of the instance's; the numbers before it are of the tree"),
})
DISCOVERY = Record("a map of discovery", {
    "type": Key(number_to(0xFFFF), "the unit's type in the table", True),
    "id": Key(EXPRESSION, "its number among those, over the numbers of the instance; 0 unless given", default=0),
})

WHERE = Record("a map of where", {
    "discovery": Key(DISCOVERY, "PMON discovery: the unit begins where this entry says"),
    "address": Key(EXPRESSION, "the address, over facts, the numbers of the instance and `page`"),
    "apmt": Key(TRUE, "ACPI's table APMT, by the number under `identify`"),
    "compatible": Key(TEXT, "the device tree's nodes that are compatible with this: the pages of a unit as `reg` has them"),
    "iomem": Key(TEXT, "/proc/iomem, by this name, with the number of a device behind a colon or in the place of `<n>`: the pages of a unit in the order of their addresses"),
    "nodes": Key(NODES, "what is found is a tree of nodes that tell what they are: the unit is one of them"),
})

INSTANCE = MapOf(Either((TEXT, MapOf(DEVICE, NAME))), NAME)
BLOCK = Record("a map of block", {
    "base": Key(Either((NAME, ListOf(NAME))), "an entry of `bases` to start from, or several, the later on top"),
    "title": Key(TEXT, "what the unit is"),
    "space": Key(Choice(tuple(SPACES), SPACES), "how its registers are reached", True),
    "scope": Key(Choice(SCOPES), "what has registers of its own: they are reached from each of its CPUs, and from no other; `package` unless given",
                 default="package"),
    "instances": Key(Either((MapOf(COUNT, NAME), ListOf(INSTANCE))), "index name to count, or a list of instances"),
    "at": Key(EXPRESSION, "where a unit's registers begin, over the numbers of the instance and facts: added to the `at` of each"),
    "regions": Key(MapOf(REGION, NAME), "MMIO pages of an instance"),
    "identify": Key(IDENTIFY, "what its registers say that it is"),
    "conditions": Key(MapOf(Either((TEXT, CONDITION)), NAME), "what machines differ in; `only` names them. A text alone: nothing tells, and it is taken to hold"),
    "facts": Key(MapOf(FACT, NAME), "numbers that the machine tells"),
    "where": Key(WHERE, "who tells where memory-mapped units are, in this order"),
    "borrows": Key(MapOf(BORROW, NAME), "block to the registers of its unit that this one is counted with"),
    "counted_by": Key(MapOf(COUNTED_BY, NAME), "block to the events of this one that its units count, where registers do"),
    "only": Key(EXPRESSION, "which instances there are, over their numbers and facts"),
    "errata": Key(MapOf(ERRATUM, ERRATUM_ID), "what the maker found wrong, by its number or name"),
    "banks": Key(MapOf(BANK, NAME), "registers that are reached after a select"),
    "registers": Key(MapOf(REGISTER, NAME), "the registers", True),
    "terms": Key(MapOf(TERM, NAME), "words of an event string"),
    "defaults": Key(ListOf(DEFAULT), "values given to terms"),
    "rules": Key(ListOf(EVENT_RULE), "what must hold between terms"),
    "pools": Key(MapOf(POOL, NAME), "shared slots"),
    "counters": Key(MapOf(COUNTER, NAME), "kinds of counters"),
    "sequences": Key(SEQUENCES, "steps for the unit"),
    "events": Key(MapOf(EVENT, EVENT_ENTRY), "what it counts"),
    "aliases": Key(ListOf(EVENT_ENTRY), "other names of every event: `UNC_C_<event>`; `<EVENT>` in capitals"),
    "clock": Key(EVENT_ENTRY, "the event that counts whatever the machine does: a self-test expects each of its counters to move"),
    "metrics": Key(MapOf(METRIC, NAME), "formulas over events"),
    "perf": Key(PERF, "what Linux calls it"),
    "unknown": Key(ListOf(TEXT), "what is not known"),
    **PROSE,
})

CPUID = Record("a map of cpuid", {
    "vendor": Key(TEXT, "vendor string", True),
    "family": Key(number_to(0x10E), "display family", True),
    "model": Key(ListOf(span_to(0xFF)), "display models, numbers and ranges (`0x8f-0x93`)", True),
    "stepping": Key(span_to(15), "steppings, `0-3`; all unless given"),
})
MIDR = Record("a map of midr", {
    "implementer": Key(number_to(0xFF), "MIDR_EL1.Implementer", True),
    "part": Key(number_to(0xFFF), "MIDR_EL1.PartNum", True),
    "variant": Key(span_to(15), "MIDR_EL1.Variant, `1-2`; all unless given"),
    "revision": Key(span_to(15), "MIDR_EL1.Revision, `0-3`; all unless given"),
})
DETECT = Record("a map of detect", {
    "cpuid": Key(CPUID, "x86 processor"),
    "midr": Key(MIDR, "AArch64 processor"),
    "sysfs": Key(ListOf(SYSFS_NAME), "device names in Linux"),
    "variant": Key(NAME, "the one of `variants` that was found"),
})
EXAMPLE = Record("a map of example", {
    "events": Key(TEXT, "an event list, as `-e` takes it", True),
    "text": Key(TEXT, "what it counts", True),
})
FILE_KEYS = {
    "pmureg": Key(VERSION, "version of the language", True, default=2),
    "system": Key(NAME, "name of the system, as the file's"),
    "library": Key(NAME, "name of a library, as the file's"),
    "import": Key(ListOf(TEXT), "libraries, relative to regdefs/"),
    "title": Key(TEXT, "what it is", True),
    "text": PROSE["text"],
    "note": PROSE["note"],
    "sources": Key(MapOf(TEXT, NAME), "tag to document; the first `https://…` in its text is its public address", True),
    "variants": Key(MapOf(TEXT, NAME), "kinds of the system that differ in what they count: name to title"),
    "detect": Key(ListOf(DETECT), "how a machine is recognised"),
    "facts": Key(MapOf(FACT, NAME), "numbers that the machine tells, which blocks may name"),
    "pci_vendor": Key(number_to(0xFFFF), "PCI vendor id of every device; required with a `pci` block"),
    "discovery": Key(number_to(0xFFFF), "PCI device id of those that have PMON discovery tables"),
    "examples": Key(ListOf(EXAMPLE), "event lists for newcomers; each must count"),
    "layouts": Key(MapOf(LAYOUT, NAME), "register layouts by name"),
    "bases": Key(MapOf(BLOCK, NAME), "partial blocks by name"),
    "blocks": Key(MapOf(BLOCK, NAME), "the units"),
    "unknown": Key(ListOf(TEXT), "what is not known"),
}
FILE = Record("a map of file", FILE_KEYS)


# Records that stand in lists, which are replaced as a whole, and the file itself: here required keys are required.
_WHOLE = (FILE, RULE, EVENT_RULE, STEP, DEFAULT, EXAMPLE, DETECT, CPUID, MIDR, ENUM_VALUE)


def json_schema() -> dict[str, Any]:
    """The published schema. What a block must have in the end, with all that it inherits, is left to the checker."""
    records = {value.what.split()[-1]: value for value in globals().values() if isinstance(value, Record)}
    definitions = {name: record.definition(merged=not any(record is whole for whole in _WHOLE))
                   for name, record in records.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "pmureg description",
        **definitions.pop("file"),
        "$defs": dict(sorted(definitions.items())),
    }
