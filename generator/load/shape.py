"""The shape of a description: which keys stand where, of what type, and what they mean.

The one place that knows it. The checker reads it, `regdefs/schema.json` is made from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..base import text
from .tree import Map, Node, Scalar, Seq, cut_by_comma, is_null
from ..base.quoting import quoted
from ..base.record import cached_property, field, record
from ..base.shipped import program
from ..base.source import Misnamed, Misspelt, Problem, Problems

# What software does with a range that has no field.
RESERVED = {
    "RES0": "reserved: write 0, reads 0", "RES1": "reserved: write 1, reads 1", "RAZ": "write 0, reads 0",
    "RAZ/WI": "reads 0, writes are ignored",
    "RAO": "write 1, reads 1", "RAO/WI": "reads 1, writes are ignored",
    "MBZ": "must be written 0, or behavior is undefined; reads 0",
    "MBO": "must be written 1, or behavior is undefined; reads 1", "IGN": "write 0, which is ignored; reads 0",
    "IMPDEF": "implementation defined: write 0, reads anything",
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
ACCESS_WORDS = {word + suffix: meaning + (", and hardware changes it" if suffix else "")
                for word, meaning in ACCESS.items() for suffix in ("", "-V")}
SPACES = {"sysreg": "AArch64 system registers", "msr": "x86 model-specific registers",
          "csr": "RISC-V control and status registers",
          "pci": "PCI configuration space", "mmio": "memory-mapped registers",
          "perf": "only the words of Linux perf's attribute are known"}
PRIVATE = ("mmio", "perf")  # each instance has places of its own; the other spaces belong to the whole machine
SCOPES = ("package", "die", "cache", "cluster", "core", "cpu")  # from the widest on, as the runtime numbers them from 1
PERF_WORDS = ("config", "config1", "config2", "config3")
PERF_NAME = "name"  # perf's word in event strings for what an event is to be called
BARRIERS = ("isb", "dsb")
CPUID_REGISTERS = ("eax", "ebx", "ecx", "edx")
ENCODING = {"op0": 3, "op1": 7, "CRn": 15, "CRm": 15, "op2": 7}  # the largest value of each operand


UPGRADE = f"`{program()} upgrade`"
REWRITTEN = f"{UPGRADE} rewrites descriptions of version 1"
# Of each record, the keys that only version 1 of the language had, and what to write instead.
FORMER = {
    "counter": {"discover": "write `only: n < COUNT`, `width: EXPRESSION`, `shift` and `rules` of the counter itself",
                "joined": "write `register: UPPER << BITS | LOWER`", "first": "write `register: NAME[FIRST-LAST]`",
                "sum": "write `register: sum(NAME[*])`, `sum(NAME[n])` over pages, `sum(A, B)`, or `any(NAME[*])` "
                       "where all show the same", "takes": "write `allows:` with the same expression",
                       "counter": "write `allows: n == EXPRESSION`",
                "shares": "write `allows: true` for the kinds that count these events, too",
                "free": "remove it: a counter without `program`, `enable` and `disable` is not programmed"},
    "event": {"on": "write `counters: {KIND: NUMBERS}`", "condition": "write `only: CONDITION`",
              "variants": "write `only: VARIANT or VARIANT`",
              "instances": "write `only:` with an expression over the instance's numbers",
              "since": "write `linux: {since: RELEASE}`"},
    **dict.fromkeys(("register", "field"),
                    {"each": "say how many elements there are: `array: COUNT`",
                     "first": "say which elements there are: `array: {n: FIRST-LAST}`",
                     "condition": "write `only: CONDITION`",
                     "since": "write `only: CONDITION`, and the condition's text under `conditions`",
                                                      "removed": "write `only: not CONDITION`, and the condition's "
                                                                 "text under `conditions`", "behind": "write `bank`",
                                                                 "region": "write `page`", "device": "write `page`"}),
    "fact": {"cpuid": "write `read: cpuid(LEAF, SUBLEAF).REGISTER`", "msr": "write `read: msr(INDEX)`",
             "pci": "write `read: pci(ID, OFFSET, NTH)`", "midr": "write `read: midr[HIGH:LOW]`",
             "discovery": "write `read: pmon.WHAT`", "address": "write `read: address`",
             "above": "write `read: parent.BLOCK`", "bits": "write `[HIGH:LOW]` behind what `read` says"},
    "erratum": {"condition": "write `only: CONDITION`"},
    "term": {"condition": "write `only: CONDITION`", "fields": "write `field: FIELDS`", "perf": "write `linux: PLACE`",
             "since": "write `linux: {place: PLACE, since: RELEASE}`",
             "pages": "write `only: not TERM or …` of the page, over the term and the page's index",
             "alias": "write `overlaps: [TERM]`, the terms that have these bits"},
    "block": {"present": "write `only:` with the same expression",
              "stride": "write `at:` with an expression: `0x20 * INDEX`", "selectors": "write `banks`",
              "perf": "write `linux`", "regions": "write `pages`"},
    "page": {"count": "write `array: COUNT`", "index": "write `array: {INDEX: COUNT}`", "absent": "write `otherwise`"},
    "step": {"raise": "write `{modify: REGISTER, set: {FIELD: old | VALUE}}`",
             "lower": "write `{modify: REGISTER, set: {FIELD: old & ~VALUE}}`"},
    "bank": {"barrier": "remove it: a select of system registers is followed by an ISB", "text": "write `note`"},
    "linux": {"event_newline": "write `\\n` at the end of `event_string` where files end with a newline"},
    "condition": {"file": "write `when: sysfs(\"FILE\", \"TEXT\")`",
                  "begins": "write `when: sysfs(\"FILE\", \"TEXT\")`"},
    "metric": {"adds_up": "write `aggregate: sum`"},
    "file": {"discovery": "write `pmon`", "links": "write each address behind the text of its source"},
}
# The same of keys for which `upgrade` can do nothing: no description of a public system had them.
GONE = {
    "event": {"removed": "write `dropped: {RELEASE: {EVENT: NUMBER}}` under `linux` of the block"},
    "fact": {"note": "say it in `text`"},
    "pool": {"note": "say it in `source`"},
    "erratum": {"registers": "name them in `text`", "program": "remove it: no steps work around an erratum"},
    "function": {"n": "tell it by `device` and `function`"},
    "identify": {"text": "say it in `text` of the register", "note": "say it in `note` of the register"},
    "register": {"high_first": "describe each half as a register"},
    "value": {"means": "say it in `means` of the field, an expression over `value`, or in `text`",
              "source": "remove it, or say it in `source` of the field", "note": "say it in `text`",
              **dict.fromkeys(("condition", "since", "removed"), "say it in `text`")},
}
_RENAMED = re.compile(r"write `(\w+)(?::|: [A-Z]+)?`")  # the value stays what it is


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
        if not self.test(node.text) or is_null(node):
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
            if partial and is_null(value):
                continue
            if not self.key.test(name):
                right = self.key.right(name)
                problems.misnamed(node.keys[name], f"`{name}` under `{key}` is not {self.key.what}", self.key.mend,
                                  right if right not in node.items else "")
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
            if partial and is_null(value):
                continue
            known = self.keys.get(name)
            cut = cut_by_comma(node, name) if type(value) is Scalar and not value.text else None
            if cut is not None:
                if cut[0] != told:
                    problems.take(Misspelt(node.keys[name],
                                           f"a comma ends unquoted text, so `{name}` is read as a key",
                                           f"write `{cut[0]}: {quoted(cut[1])}`"))
                told = cut[0]
            elif known is None and name in self.former:
                renamed = _RENAMED.match(self.former[name])
                now = (renamed[1] if renamed is not None and renamed[1] not in node.items
                       and self.keys[renamed[1]].type.accepts(value) else "")
                problems.take(Misspelt(node.keys[name], f"`{name}` in `{key}` is a key of version 1 of the language",
                                       self.former[name], now))
            elif known is None:
                near = text.nearest(name, self.keys)
                what = f"unknown key `{name}` in `{key}`"
                fits = bool(near) and self.keys[near].type.accepts(value)
                mend = f"use one of {text.listed(self.keys)}" if not near else text.did_you_mean(near) + (
                    " It is there already: remove one of the two" if near in node.items
                    else f" It is {self.keys[near].type.what}" * (not fits))
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
        kind = self.what.split()[-1]
        return {name: f"{mend}; {UPGRADE} rewrites the file"
                for name, mend in FORMER.get(kind, {}).items()} | GONE.get(kind, {})

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
            schema: dict[str, Any] = {"description": key.doc,
                                      **(nullable(key.type.json()) if merged else key.type.json())}
            if key.default is not None:
                schema["default"] = key.default
            example = (key.example or (key.type.sample if isinstance(key.type, Word)
                                       and key.type not in (TEXT, EXPRESSION) else ""))
            if example and "…" not in example:
                schema["examples"] = [yaml_value(example)]
            properties[name] = schema
        return {"title": self.what.split()[-1], "type": ["object", "null"] if merged else "object",
                "additionalProperties": False,
                "properties": properties, "required": [] if merged
                else [name for name, key in self.keys.items() if key.required]}


def yaml_value(sample: str) -> object:
    """A sample as an editor reads it."""
    import yaml

    return yaml.load(sample, Loader=yaml.CSafeLoader)


def nullable(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of what may be taken away with `~`; a record says that itself. Written so that editors show one
    meaning, not two."""
    if "enum" in schema:
        more: dict[str, Any] = {}
        if "enumDescriptions" in schema:
            more["enumDescriptions"] = [*schema["enumDescriptions"], "takes away what is inherited"]
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

    @property
    def mend(self) -> str:
        return self.types[0].mend

    def accepts(self, node: Node) -> bool:
        return any(kind.accepts(node) for kind in self.types)

    def check(self, node: Node, key: str, problems: Problems, partial: bool) -> None:
        next(kind for kind in self.types if kind.accepts(node)).check(node, key, problems, partial)

    def json(self) -> dict[str, Any]:
        return {"anyOf": [kind.json() for kind in self.types]}


def check_node(node: Node, kind: Type, key: str, problems: Problems, partial: bool = False) -> None:
    """Checks a node against a type. In a `partial` tree required keys may be missing, and `~` removes: a base is one.
    """
    if kind.accepts(node):
        kind.check(node, key, problems, partial)
    else:
        kind.wrong(node, key, problems)


def _is_number(word: str) -> bool:
    value = text.number(word)
    return value is not None and value < 1 << 64


_PLACEHOLDER = re.compile(r"<[A-Za-z0-9_]+(:x)?>")
_NUMBER_JSON: dict[str, Any] = {"anyOf": [{"type": "integer", "minimum": 0},
                                          {"type": "string",
                                           "pattern": "^(0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|[0-9][0-9_]*)$"}]}
_TEXT_JSON: dict[str, Any] = {"type": ["string", "number", "boolean"]}

TEXT = Word("text", lambda word: bool(word.strip()), _TEXT_JSON, "\"reads: all of them\"")
NAME = Word("a name (letters, digits, `_`, a letter first)", text.is_name,
            {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*$"}, "ctl_0", text.as_name)
FIELD_NAME = Word("a name, in a field array with its index (`P<n>`)", text.is_field_name,
                  {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*(<[a-z][a-z0-9_]*>)?[A-Za-z0-9_]*$"}, "P<n>",
                  text.as_name)
EVENT_NAME = Word("a name without blanks, `,` and `/` (letters, digits, `_`, `.`, `:`, `+` and `-`)",
                  text.is_event_name, _TEXT_JSON, "READS.LOCAL", text.as_name)
INSTANCE_NAME = Word("a name (letters, digits, `_`, `.` and `-`)", text.is_instance_name, _TEXT_JSON, "l2")
SYSFS_NAME = Word("a device name, as under /sys/bus/event_source/devices",
                  lambda word: text.is_file_name(_PLACEHOLDER.sub("0", word)), _TEXT_JSON, "soc_noc_<noc>")
SYSFS_FILE = Word("a file of the device, as `identifier` or `format/event`",
                  lambda word: all(map(text.is_file_name, word.split("/"))), _TEXT_JSON, "identifier")
NUMBER = Word("a number of at most 64 bits", _is_number, _NUMBER_JSON, "0x10")


_INDEXED = re.compile(r"<[^<>]*>")
RELEASE = Word("a release, as `6.14`", lambda word: all(part.isdecimal() for part in word.split(".")), _TEXT_JSON,
               "6.14")
EVENT_ENTRY = Word("a name without blanks, `,` and `/` (letters, digits, `_`, `.`, `:`, `+` and `-`), in an event "
                   "array with its index (`socket_<n>_reads`)",
                   lambda word: EVENT_NAME.test(_INDEXED.sub("0", word)), _TEXT_JSON, "READS.LOCAL", text.as_name)
EVENT_WORD = Word("an event's name, `.` and a part of a sub-event's name, or both, with at most one index",
                  lambda word: EVENT_ENTRY.test(word.replace(".", "", 1)) and word.count("<") < 2, _TEXT_JSON,
                  ".port<n>")


ERRATUM_ID = Word("an erratum's number or name (letters, digits and `_`)",
                  lambda word: word.isascii() and word.replace("_", "x").isalnum(), _TEXT_JSON, "1234567")
MANUAL_NAME = Word("a name without blanks",
                   lambda word: bool(word) and not set(_INDEXED.sub("0", word)) & set(" \t,/[]."), _TEXT_JSON, "CTL_0")


def number_to(top: int) -> Word:
    return Word(f"a number from 0 to {top}", lambda word: _is_number(word) and (text.number(word) or 0) <= top,
                _NUMBER_JSON, "1")


def span_to(top: int) -> Word:
    def fits(word: str) -> bool:
        span = text.span(word, "-")
        return span is not None and span[0] <= span[1] <= top

    return Word(f"a number from 0 to {top}, or a range of them, the lower first", fits, _TEXT_JSON, "0-1")


COUNT = Word("a number above 0", lambda word: _is_number(word) and text.number(word) != 0, _NUMBER_JSON, "4")
BOOL = Word("`true` or `false`", lambda word: word in ("true", "false"), {"type": "boolean"},
            meant=lambda word: {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(word.lower(),
                                                                                                word.lower()))
EXPRESSION = Word("a number or an expression", lambda word: bool(word.strip()),
                  {"type": ["string", "integer", "boolean"]}, "0x10 + 4 * n")
PLACED = Word("a number or an expression, or the operands of a system register, `S3_0_C9_C12_(n)`", EXPRESSION.test,
              EXPRESSION.schema, "0x10 + 4 * n",
              advice="write an expression, or `S<op0>_<op1>_C<CRn>_C<CRm>_<op2>`; " + REWRITTEN)
BITS = Word("bits, `31:24` or `7`", lambda word: text.span(word, ":") is not None,
            {"type": ["string", "integer"], "pattern": r"^[0-9a-fA-FxXbBoO_]+\s*(:\s*[0-9a-fA-FxXbBoO_]+)?$"}, "31:24",
            lambda word: re.sub("[-.,]+", ":", word))
SPAN = Word("a range, `0-3` or `0`", lambda word: text.span(word, "-") is not None, _TEXT_JSON, "0-3")
REFERENCE = Word("REGISTER, REGISTER[n] or REGISTER.FIELD", lambda word: bool(word.strip()), {"type": "string"},
                 "COUNT[n]")
PLACE = Word("FIELD, or of a field array \"FIELD[expression]\"",
             lambda word: text.is_name(word.partition("[")[0]) and word.count("[") == word.count("]"),
             {"type": "string", "pattern": r"^[A-Za-z][A-Za-z0-9_]*(\[.+\])?$"}, "ENABLE")
ATOMIC = Word("`true`, `false` or `firmware`", lambda word: word in ("true", "false", "firmware"),
              {"enum": [True, False, "firmware"]})
VERSION = Word("`2`", lambda word: word == "2", {"const": 2},
               advice=REWRITTEN)
WIDTH = Choice(("8", "16", "32", "64"))
ALL = Choice(("all", "some"), {"all": "Linux lists every event",
                               "some": "Linux lists those that the machine's configuration has"})

PROSE = {
    "text": Key(TEXT, "one line: what it is"),
    "source": Key(TEXT, "where it is written: a tag of `sources`, then the place", example="TRM 4.2.1"),
    "note": Key(TEXT, "what a reader should know: disagreement, doubt, since when"),
}

INDEX = Word("the name of an index",
             lambda word: text.is_name(word) and word not in ("count", "stride", "index", "places", "first"),
             NAME.schema, "n",
             advice="write `4`, `{n: 4}` or `{n: 3-31}`; " + REWRITTEN)
ELEMENT = Word("a number above 0, or the first and the last index, `3-31`",
               lambda word: text.elements(word) is not None, _TEXT_JSON, "3-31")
ELEMENTS = Either((COUNT, MapOf(ELEMENT, INDEX)))

ONLY = Key(EXPRESSION, "where it exists: one of `conditions`, or `not` one", example="not gpu")

ENUM_VALUE = Record("a map of value", {
    "name": Key(NAME, "name of the value", True, example="PER_CORE"),
    "text": PROSE["text"],
})

FIELD = Record("a map of field", {
    "name": Key(FIELD_NAME, "the manual's name, `P<n>` in an array", True, example="EN<n>"),
    "aliases": Key(ListOf(FIELD_NAME), "other names by which it is found", example="[ENABLE]"),
    "array": Key(ELEMENTS, "so many equal fields, the first the lowest; of an index, how many or a range",
                 example="{n: 3-31}"),
    "access": Key(Choice(tuple(ACCESS_WORDS), ACCESS_WORDS), "what reads and writes do, as below", example="RW-V"),
    "reset": Key(EXPRESSION, "value after reset, over the instance's numbers and indices; unknown unless given",
                 example="0"),
    "only": ONLY,
    **PROSE,
    "values": Key(MapOf(Either((NAME, ENUM_VALUE)), NUMBER),
                  "value to its name, or to a map with a text; values that are not listed are reserved",
                  example="{0: PER_CORE, 1: SHARED}"),
    "open": Key(BOOL, "`true`: unlisted values are allowed, too", example="true"),
    "range": Key(SPAN, "the values that are allowed, where none is listed", example="0-3"),
    "means": Key(EXPRESSION, "the number that `value` stands for", example="value + 1"),
    "unit": Key(TEXT, "unit of that number", example="cycles"),
    "self_clearing": Key(BOOL, "a written 1 acts once and reads as 0", example="true"),
    "clears": Key(ListOf(REFERENCE),
                  "registers or fields that it sets to 0; of an array of as many elements, the same element",
                  example="[CNT, \"ST.OV\"]"),
    "sets": Key(ListOf(REFERENCE), "the same, to ones", example="[CNTEN.C]"),
})

RULE = Record("a map of rule", {
    "when": Key(EXPRESSION, "the rule holds where this does", example="edge == 1"),
    "require": Key(EXPRESSION, "what must hold; in `rules` of a block over terms, `leader.TERM`, facts, `until` and "
                               "`siblings`: how many other events of its group the unit counts", example="thresh >= 1"),
    "same": Key(ListOf(NAME), "terms on which all events of an instance agree; in `rules` of a block"),
    "text": Key(TEXT, "what the user is told when it is broken", True),
    "source": PROSE["source"],
    "note": PROSE["note"],
})

REGISTER = Record("a map of register", {
    "name": Key(TEXT, "the manual's, with `<n>`, or `<2 * n + 1>`, where an index stands; the key unless given",
                example="C<box>_CTL<n>"),
    "aliases": Key(ListOf(MANUAL_NAME), "other names by which it is found", example="[CTL<n>]"),
    "at": Key(Either((PLACED, ListOf(NUMBER))),
              "address, over the instance's numbers, indices and facts (`msr`, `mmio`); operands of a system register; "
              "a word of perf's attribute; or a list of elements' addresses", True, example="0x10 + 4 * n"),
    "array": Key(ELEMENTS, "how many; or each index, the slowest first, to how many, or a range as the manual counts",
                 example="{n: 3-31}"),
    "page": Key(NAME, "one of `pages`; the first unless given", example="counters"),
    "bank": Key(NAME, "one of `banks`, selected before each access", example="unit"),
    "state": Key(NAME, "the register whose state this one shows: set and clear views", example="CNTENSET"),
    "overlaps": Key(Either((NAME, ListOf(NAME))), "registers known to share its place; other overlaps are refused",
                    example="CTL"),
    "example": Key(EXPRESSION, "what the simulated device shows where the value is implementation defined, over the "
                               "instance's numbers, indices and `identity`", example="0x20 + box"),
    "only": ONLY,
    "width": Key(WIDTH, "bits; 32 unless given, 64 of `sysreg`, `msr` and `csr`. 8 and 16 are for `pci` and `mmio`",
                 example="64"),
    "access_width": Key(WIDTH, "bits of one access, where two make up the register, the low half at the lower address",
                        example="32"),
    "atomic": Key(ATOMIC, "`false`: of two halves; read high, low, high until both highs agree. `firmware`: the same, "
                          "and C has `_read_whole()`", example="false"),
    "access": Key(Choice(tuple(ACCESS_WORDS), ACCESS_WORDS), "of fields that do not say; `RW` unless given",
                  default="RW", example="RO"),
    "layout": Key(NAME, "the entry of `layouts` to start from: what it has is inherited, key by key; `fields` replace "
                        "what they cover", example="ctl"),
    "fields": Key(MapOf(Either((Choice(tuple(RESERVED), RESERVED), FIELD)), BITS),
                  "every bit, in ranges: a field or a reserved word, the highest first",
                  example="{31:8: RES0, 7:0: {…}}"),
    "rules": Key(ListOf(RULE), "what must hold between its fields (`P[3]`: an element)",
                 example="[{require: thresh >= 1, text: …}]"),
    **PROSE,
})

FUNCTION = Record("a map of function", {
    "id": Key(number_to(0xFFFF), "PCI device id", True, example="0x3441"),
    "bus": Key(number_to(1), "0: the socket's first bus with described devices, 1: its second; needs `device` and "
                             "`function`; any unless given", example="1"),
    "device": Key(number_to(31), "PCI device", example="12"),
    "function": Key(number_to(7), "PCI function", example="0"),
})
PAGE = Record("a map of page", {
    "array": Key(ELEMENTS, "so many equal pages; their registers get one more index, called as the page unless given",
                 example="4"),
    "otherwise": Key(NAME, "where an instance lacks the page: the one that has its registers, at the same offsets",
                     example="all"),
    "only": Key(EXPRESSION, "which of several there are, over facts, numbers and the index; with terms, those that a "
                            "`sum` has for an event", example="page < pages"),
    "text": PROSE["text"],
})
BANK = Record("a map of bank", {
    "register": Key(NAME, "the register that selects", True, example="SELECT"),
    "set": Key(MapOf(EXPRESSION, PLACE),
               "its fields, over numbers and the index of the selected register; `at` is its address", True,
               example="{BANK: n >> 4}"),
    "data": Key(NAME, "where the selected register is then read and written", example="DATA"),
    "source": PROSE["source"],
    "note": PROSE["note"],
})
STEP = Record("a map of step", {
    "write": Key(REFERENCE, "writes the whole register", example="EVENT[n]"),
    "modify": Key(REFERENCE, "reads, changes and writes it", example="CTL"),
    "barrier": Key(Choice(BARRIERS), "a barrier instruction", example="isb"),
    "set": Key(MapOf(EXPRESSION, PLACE),
               "fields to values, over terms, `leader.TERM`, facts, `n`, numbers, `used.KIND` (bit i: counter i "
               "counts), slots of pools, `until` (1: an overflow ends the session), `unit.snapshot` and, in `modify`, "
               "`old`", example="{EN: old | used.general}"),
    "when": Key(EXPRESSION, "does the step only where this holds; the same names", example="event == 0x34"),
})
STEPS = ListOf(STEP)
FIELDS_OF_TERM = Either((REFERENCE, ListOf(REFERENCE)))
TERM_LINUX = Record("a map of term_linux", {
    "place": Key(TEXT, "the same", example="config1:0-7"),
    "since": Key(RELEASE, "Linux release that added it, if later than the driver", example="6.14"),
})
TERM = Record("a map of term", {
    "field": Key(FIELDS_OF_TERM, "the field, or several, the lowest bits first", example="EVSEL[n].EV"),
    "linux": Key(Either((TEXT, TERM_LINUX)),
                 "its place in perf's attribute, where no register there tells it; `false`: Linux has no such term",
                 example="config:0-7"),
    "overlaps": Key(ListOf(NAME), "terms whose bits it writes, too", example="[umask]"),
    "only": Key(NAME, "condition where it exists", example="gpu"),
    **PROSE,
})
DEFAULT = Record("a map of default", {
    "when": Key(EXPRESSION, "where this holds, over terms", example="event == 0x34"),
    "set": Key(MapOf(EXPRESSION, NAME), "terms to values", True, example="{umask: 0xFF}"),
    **PROSE,
})
POOL = Record("a map of pool", {
    "count": Key(COUNT, "how many slots", True, example="2"),
    "when": Key(EXPRESSION, "events that need one, over terms", True, example="filter != 0"),
    "key": Key(ListOf(NAME), "terms: events with equal values share a slot", True, example="[filter]"),
    "program": Key(STEPS, "steps that fill a slot", True, example="[write: \"F[filter]\"]"),
    "release": Key(STEPS, "steps that empty it", example="[write: \"F[filter]\"]"),
    "text": Key(TEXT, "what the user is told when all are taken", True),
    "source": PROSE["source"],
})
SHOWN = Record("a map of shown", {
    "register": Key(REFERENCE, "the register that shows it", True, example="SHOWN[n]"),
    "only": Key(EXPRESSION, "whether the device has it, over registers and facts", example="CFG.SS"),
})
COUNTER = Record("a map of counter", {
    "count": Key(COUNT, "how many, if not all elements", example="4"),
    "width": Key(EXPRESSION, "bits, 1 to 64, or over registers and facts; `probed(48)`: those that stick of all ones, "
                             "48 on the simulated device; the field's unless given", example="CFG.SIZE + 1"),
    "register": Key(EXPRESSION, "what counts: a register, or an array: `REGISTER`, `REGISTER[2-9]`, "
                                "`REGISTER[n].FIELD`; of parts: `HIGH << 32 | LOW`, `sum(REGISTER[*])`, "
                    "`sum(REGISTER[n])` over pages, `sum(A, B)`, `any(REGISTER[*])`: all show the same",
                    example="COUNT[2-9]"),
    "snapshot": Key(Either((REFERENCE, SHOWN)),
                    "the register that shows it as it was at the last `snapshot` of `sequences`", example="SHOWN[n]"),
    "saturates": Key(BOOL, "`true`: it stops when full, or before by a timer, and is then a reason in the results, "
                           "not a number. If `start` clears it, each read starts it anew; `top_rate` tells how often",
                     example="true"),
    "allows": Key(EXPRESSION, "whether counter `n` may count an event, over terms, facts and `n`; `true`: every event; "
                              "without it: every event that no other kind allows",
                  example="n == umask - 0x20"),
    "selects": Key(EXPRESSION, "the event number programmed; the simulated device counts it", example="EVSEL[n].EV"),
    "runs": Key(EXPRESSION, "when it counts; the simulated device obeys", example="CTL.EN and EVSEL[n].EV != 0"),
    "overflow": Key(Either((REFERENCE, ListOf(REFERENCE))),
                    "flag that is set when it wraps; of a `sum` one for each part. Needed where a session is to end "
                    "there", example="ST.OV[n]"),
    "top_rate": Key(TEXT, "highest count in a nanosecond, by which it is polled; without it 8 is assumed, "
                          "and a poll each 10 ms at most", example="4"),
    "only": Key(EXPRESSION, "which there are, over registers, facts and `n`; all unless given", example="n < CFG.N"),
    "shift": Key(EXPRESSION, "each that it counts stands for 2 to that power, over registers, facts and terms",
                 example="32 - UNITS.ENERGY"),
    "rules": Key(ListOf(RULE), "what must hold of registers and facts, or the device is not the described one",
                 example="[{require: cfg.N < 64, text: …}]"),
    "program": Key(STEPS, "steps of one counter while the unit is stopped", example="[write: \"EVSEL[n]\"]"),
    "enable": Key(STEPS, "steps behind it", example="[write: \"EVSEL[n]\"]"),
    "disable": Key(STEPS, "steps at the end", example="[write: \"EVSEL[n]\"]"),
    **PROSE,
})
SEQUENCES = Record("a map of sequences", {
    "reset": Key(STEPS, "once, before programming", example="[{write: CTL, set: {CLR: 1}}]"),
    "start": Key(STEPS, "counting begins", example="[{modify: CTL, set: {EN: 1}}]"),
    "stop": Key(STEPS, "counting ends", example="[{modify: CTL, set: {EN: 0}}]"),
    "finish": Key(STEPS, "once, behind every `disable`", example="[write: CTL]"),
    "snapshot": Key(STEPS, "copies counters to their `snapshot` registers", example="[{write: CAP, set: {GO: 1}}]"),
})
LINUX_EVENT = Record("a map of linux_event", {
    "name": Key(EVENT_ENTRY, "name in Linux; its own unless given", example="l2d_cache"),
    "string": Key(TEXT, "the file's exact text", example="\"event=0x16\\n\""),
    "since": Key(RELEASE, "Linux release that first lists it, if later than the driver", example="6.8"),
})
EVENT_KEYS = {
    "is": Key(TEXT, "its terms, as in an event string; without it the event is what its `counters` count",
              example="event=0x35,umask=0x03"),
    "aliases": Key(ListOf(EVENT_ENTRY), "other names, instead of those that the block gives; `[]`: none",
                   example="[PROBES]"),
    **PROSE,
    "unit": Key(TEXT, "unit of the count times `scale`", example="Joules"),
    "scale": Key(TEXT, "factor from count to unit", example="6.103515625e-5"),
    "counters": Key(Either((SPAN, ListOf(NUMBER), MapOf(Either((SPAN, ListOf(NUMBER))), NAME))),
                    "numbers of the counters that may count it; or of each kind", example="{general: 0-1, fixed: 0}"),
    "needs": Key(ListOf(NAME), "terms that the user must give", example="[nodeid]"),
    "linux": Key(Either((EVENT_ENTRY, LINUX_EVENT)), "name in Linux (`true`: its own), if Linux lists it",
                 example="l2d"),
    "only": Key(EXPRESSION, "conditions, variants and numbers where it exists, joined by `and`",
                example="wsm and G == 1"),
}
EVENT_KEYS["array"] = Key(Either((COUNT, MapOf(Either((ELEMENT, ListOf(EVENT_NAME))), INDEX))),
                          "a family: how many, or of each index how many, a range, or names for 0, 1 …; terms and "
                          "texts have the indices", example="{d: [east, west], n: 1-3}")
EVENT = Record("a map of event", EVENT_KEYS)
EVENT_KEYS["sub"] = Key(MapOf(EVENT, EVENT_ENTRY),
                        "events whose terms add to these, and that inherit the rest; they have no `sub`",
                        example="{miss: {is: umask=1}}")
VIEWS = {"memory": "what is read from memory and written to it",
         "io": "what devices read and write",
         "links": "what goes between sockets, dies and other systems",
         "cache": "how caches are hit and missed, and what a miss costs",
         "power": "clocks, energy, sleep",
         "core": "what cores do with their cycles and slots"}
LIMIT = Record("a map of limit", {
    "above": Key(TEXT, "in the metric's unit", True, example="20"),
    "within": Key(NAME, "metric that exceeds its own, too", example="stalls"),
    "source": Key(TEXT, PROSE["source"].doc, True),
})
METRIC = Record("a map of metric", {
    "formula": Key(EXPRESSION, "over events and metrics of the block, and `duration_ns`", True,
                   example="reads / cycles"),
    "unit": Key(TEXT, "unit of the result", True, example="requests/cycle"),
    "aggregate": Key(Choice(("sum", "mean"),
                            {"sum": "of several units it is the sum, as of a bandwidth",
                             "mean": "of several units it is the mean, as of a clock"}),
                     "of several units; for `mean`, the default, `duration_ns` is the sum of their times",
                     default="mean"),
    "view": Key(Choice(tuple(VIEWS), VIEWS), "the metrics that it is shown with: `-M` and `pmureg view` take its name",
                example="memory"),
    "limit": Key(LIMIT, "published limit of the value",
                 example="{above: 20}"),
    **PROSE,
})
LINUX = Record("a map of linux", {
    "device": Key(TEXT, "name in sysfs, with numbers or expressions over them, facts and the scope; `:x` in hex", True,
                  example="uncore_cbox_<box>"),
    "config": Key(NAME, "the register that `config` is: terms' places follow", example="CTL"),
    "events": Key(ALL, "`all` are listed, or `some` of all, as configured; else those with `linux`"),
    "together": Key(EXPRESSION, "of `some`, over terms: events for which it is equal are listed all or none",
                    example="type"),
    "event_string": Key(TEXT, "text of an event's file; `\\n` at its end where the file has it, `[…]` where the event "
                              "has the term", example="event=0x{event:02x}\\n"),
    "instance": Key(MapOf(EXPRESSION, NAME),
                    "one device for all units: the term that chooses, and its number for each unit",
                    example="{unit: U if G else 4}"),
    "identifier": Key(TEXT, "text of that file; `{identity:x}` is the number of `identify`, `<x>` any",
                      example="4340<revision>"),
    "driver": Key(TEXT, "the kernel's driver", example="arm-cmn"),
    "since": Key(RELEASE, "first Linux release that has it", example="6.1"),
    "dropped": Key(MapOf(MapOf(NUMBER, EVENT_ENTRY), RELEASE),
                   "release to events, with numbers, that only earlier ones list, described or not",
                   example="{6.14: {cnt_<n>: 4}}"),
    "source": PROSE["source"],
    "note": PROSE["note"],
})

IDENTIFY = Record("a map of identify", {
    "register": Key(NAME, "the register that tells it", True, example="ID"),
    "otherwise": Key(EXPRESSION, "where that reads 0: the same number from other registers",
                     example="PID1.PART << 20 | PID0.DESIGNER"),
    "is": Key(NUMBER, "the number of such a unit; none is compared unless given", example="0x36B"),
    "mask": Key(NUMBER, "its bits that are compared; all unless given", example="0xFFF"),
    "source": PROSE["source"],
})
CONDITION = Record("a map of condition", {
    "when": Key(EXPRESSION, "what must hold of facts and numbers, or of `variants`, or `sysfs(\"FILE\", \"TEXT\", …)`: "
                            "a file of the device begins with one of the texts", example="part == 0xD03"),
    "text": Key(TEXT, "the condition in words, behind \"where\"", True),
    "source": PROSE["source"],
})

ERRATUM = Record("a map of erratum", {
    "only": Key(NAME, "condition of machines that have it; all unless given", example="r0p3"),
    "events": Key(ListOf(EVENT_NAME), "events that count wrongly", True, example="[inst_retired]"),
    "text": Key(TEXT, "what the user is told", True),
    "source": Key(TEXT, PROSE["source"].doc, True),
    "note": PROSE["note"],
})

# What an entry of a PMON discovery table tells of a unit: the number of the word, and the bits. Behind the entry's
# three words stands its position.
DISCOVERED = {"counters": (0, 7, 0), "control_offset": (0, 15, 8), "width": (0, 23, 16), "counter_offset": (0, 31, 24),
              "address": (1, 63, 0), "position": (3, 15, 0)}

FACT = Record("a map of fact", {
    "read": Key(EXPRESSION, "who tells it: registers of the unit, once it is found; or one of `cpuid(LEAF[, "
                            "SUBLEAF]).eax`, `msr(INDEX)`, `pci(ID, OFFSET[, NTH])` (32 bits; `pci8`, "
                            "`pci16`, `pci64`; ID `any`: the first device), `midr`, `property(\"NAME\")` of the "
                            "unit's device tree node, `pmon.counters`, `address`, `parent.BLOCK`, with `[HIGH:LOW]` "
                            "behind it, where some bits are meant", True, example='"cpuid(0x80000022).ebx[21:16]"'),
    "example": Key(EXPRESSION, "what the simulated device, C and texts have; required, but of registers",
                   example="0x3F"),
    "text": PROSE["text"],
    "source": PROSE["source"],
})
BORROW = Record("a map of borrow", {
    "number": Key(EXPRESSION, "last number of that unit, over facts and numbers; `\"*\"`: each that there is (48 at "
                              "most), read from the first; else all numbers are equal", example="crosspoint"),
    "registers": Key(Either((ListOf(NAME), MapOf(NAME, NAME))), "those it uses, or their names here to those there",
                     True, example="{dtc_pmcr: pmcr}"),
})
COUNTED_BY = Record("a map of counted_by", {
    "when": Key(EXPRESSION, "which events, over this block's terms", True, example="type == 5"),
    "unit": Key(EXPRESSION, "on which of its units, over terms, numbers of both, facts and `REGISTER.FIELD`; all "
                            "unless given",
                example="node.id == nodeid"),
})

TREE = Record("a map of tree", {
    "count": Key(EXPRESSION, "how many nodes are below a node, over its registers", True,
                 example="child_info.child_count"),
    "pointers": Key(EXPRESSION, "offset in a node of the pointers to them", True, example="0x100"),
    "width": Key(Choice(("32", "64")), "bits of a pointer", default=64, example="32"),
    "child": Key(EXPRESSION, "where the node of `pointer` is, from the root", True, example="pointer & 0x3FFFFFFF"),
    "skip": Key(EXPRESSION, "pointers that are not followed: nodes that may have no power", example="pointer >> 31"),
    "number": Key(EXPRESSION, "the last number of the unit, over registers and parents' facts; the number before it is "
                              "the tree's",
                  example="node_info.logical_id"),
})
LOCATED = Word("an address, or one of `apmt()`, `iomem(\"NAME\")`, `compatible(\"NAME\")` and `pmon(TYPE, ID)`",
               EXPRESSION.test, {"type": ["string", "integer"]}, "pmon(6, imc)",
               advice="write an address, or who tells it: `iomem(\"NAME\")`; " + REWRITTEN)

INSTANCE = MapOf(Either((TEXT, MapOf(FUNCTION, NAME))), NAME)
BLOCK = Record("a map of block", {
    "base": Key(Either((NAME, ListOf(NAME))), "entries of `bases` to start from, the later on top of the earlier",
                example="[box, pair]"),
    "title": Key(TEXT, "what the unit is"),
    "space": Key(Choice(tuple(SPACES), SPACES),
                 "how registers are reached. `perf`: only the words of perf's attribute are known", True),
    "scope": Key(Choice(SCOPES), "what has registers of its own, which its CPUs alone reach; `package` unless given",
                 default="package"),
    "instances": Key(Either((MapOf(COUNT, NAME), ListOf(INSTANCE))),
                     "index to number of units; or a list of maps with `name`, numbers, and of PCI `pages`: the "
                     "functions. One unless given", example="{socket: 2, box: 15}"),
    "at": Key(EXPRESSION, "where a unit's registers begin, over the instance's numbers and facts (`msr`, `mmio`); "
                          "added to each `at`", example="0x20 * box"),
    "pages": Key(MapOf(PAGE, NAME), "of `mmio`: pages of an instance, in this order; one unless given",
                 example="{page: {array: 4}, all: {}}"),
    "identify": Key(IDENTIFY, "what the unit's registers say that it is", example="{register: ID, is: 0x36B}"),
    "conditions": Key(MapOf(Either((TEXT, CONDITION)), NAME), "what machines differ in; a text alone: nothing tells it",
                      example="{r0p4: {…}}"),
    "facts": Key(MapOf(FACT, NAME), "numbers that the machine or the unit tells", example="{slices: {…}}"),
    "where": Key(Either((LOCATED, ListOf(LOCATED))),
                 "who tells where a unit is, the first that has one: `apmt()`: ACPI's table, by `identify`; "
                 "`iomem(\"NAME\")`: /proc/iomem, of `NAME:00`, or `<n>` in it; `compatible(\"NAME\")`: the device "
                 "tree; `pmon(TYPE, ID)`: PMON discovery; or an address over facts, numbers and `page`. `+ OFFSET`, "
                 "over the same, behind one of the first three: all pages are in the first range that it tells; or the "
                 "root of the `tree`",
                 example="[apmt(), 'iomem(\"NVDA2021\")']"),
    "tree": Key(TREE, "the unit is a node of a tree, of which `only` holds", example="{count: …}"),
    "borrows": Key(MapOf(BORROW, NAME), "block whose registers this one is counted with", example="{xp: {…}}"),
    "counted_by": Key(MapOf(COUNTED_BY, NAME), "of `space: perf`: blocks whose units count its events",
                      example="{hnf: {when: type == 5}}"),
    "only": Key(EXPRESSION, "which units there are, over numbers and facts, of a `tree` over registers of the node, "
                            "`and` variants; others are never touched. Blocks of which a place never has both may have "
                            "the same addresses", example="slices >> box & 1"),
    "errata": Key(MapOf(ERRATUM, ERRATUM_ID), "what the maker found wrong, by number or name", example="{855827: {…}}"),
    "banks": Key(MapOf(BANK, NAME), "registers that select others", example="{unit: {…}}"),
    "registers": Key(MapOf(REGISTER, NAME), "by the name that C and the tool use", True, example="{CTL: {…}}"),
    "terms": Key(MapOf(Either((*FIELDS_OF_TERM.types, TERM)), NAME),
                 "words of an event string; a field alone is short for `{field: …}`", example="{event: CTL.EV}"),
    "defaults": Key(ListOf(DEFAULT), "values of terms that are not given", example="[{set: {…}}]"),
    "rules": Key(ListOf(RULE), "what must hold between terms", example="[{require: …, text: …}]"),
    "pools": Key(MapOf(POOL, NAME), "slots that events share", example="{filter: {…}}"),
    "counters": Key(MapOf(COUNTER, NAME), "kinds of counters", example="{general: {…}}"),
    "sequences": Key(SEQUENCES, "steps of the whole unit", example="{start: [write: CTL]}"),
    "events": Key(MapOf(EVENT, EVENT_ENTRY), "what it counts", example="{reads: {…}}"),
    "aliases": Key(ListOf(EVENT_ENTRY), "other names of every event; `<EVENT>` in capitals", example="[UNC_C_<event>]"),
    "words": Key(MapOf(TEXT, EVENT_WORD),
                 "sentences of events without `text`: `EVENT` has a sentence, `.PART` a phrase for sub-events, or for "
                 "each part of their names between `_`, the longest first; `EVENT.PART` is for one event, `<n>` a "
                 "number",
                 example="{reads: Reads., .port<n>: port <n>}"),
    "clock": Key(EVENT_ENTRY, "event that always counts: `selftest` expects every counter to move with it",
                 example="cycles"),
    "metrics": Key(MapOf(METRIC, NAME), "formulas over events", example="{read_rate: {…}}"),
    "linux": Key(LINUX, "what Linux calls it", example="{device: soc_noc_<noc>}"),
    "unknown": Key(ListOf(TEXT), "what is not known; the reference lists it", example="[The width of X.]"),
    **PROSE,
})

CPUID = Record("a map of cpuid", {
    "vendor": Key(TEXT, "string of leaf 0", True, example="GenuineIntel"),
    "family": Key(number_to(0x10E), "as /proc/cpuinfo shows it", True, example="6"),
    "model": Key(ListOf(span_to(0xFF)), "as /proc/cpuinfo shows them, and ranges", True, example="[0x6a, 0x8f-0x93]"),
    "stepping": Key(span_to(15), "one or a range; all unless given", example="0-3"),
})
MIDR = Record("a map of midr", {
    "implementer": Key(number_to(0xFF), "MIDR_EL1.Implementer", True, example="0x41"),
    "part": Key(number_to(0xFFF), "MIDR_EL1.PartNum", True, example="0xd40"),
    "variant": Key(number_to(0xF), "MIDR_EL1.Variant; all unless given", example="3"),
})
DETECT = Record("a map of detect", {
    "cpuid": Key(CPUID, "x86 processor"),
    "midr": Key(MIDR, "AArch64 processor"),
    "sysfs": Key(ListOf(SYSFS_NAME),
                 "names of Linux devices, `<n>` for a number, `<n:x>` in hex. A name counts where the device's "
                 "`identifier` is the described one, or absent", example="[soc_noc_<n>]"),
    "variant": Key(NAME, "the one of `variants` that this is", example="wsm"),
})
EXAMPLE = Record("a map of example", {
    "events": Key(TEXT, "event list, as `-e` takes it", True, example="\"{busmon_monitor/reads/}\""),
    "text": Key(TEXT, "what it counts", True),
})
FILE_KEYS = {
    "pmureg": Key(VERSION, "version of the language", True, default=2, example="2"),
    "system": Key(NAME, "the file's name without `.yaml`; not `access` `base` `core` `index` `io` `pmureg` `systems` "
                        "`table`, which are headers", example="busmon"),
    "library": Key(NAME, "instead of `system`: the file has only `layouts` and `bases`, for others", example="cmn"),
    "import": Key(ListOf(TEXT), "libraries below `regdefs/`, whose `layouts`, `bases` and `sources` can be used here",
                  example="[arm/cmn.yaml]"),
    "title": Key(TEXT, "what it is", True),
    "text": PROSE["text"],
    "note": PROSE["note"],
    "sources": Key(MapOf(TEXT, NAME), "tag of each document, and what it is; the first `https://…` in it is its link",
                   True, example="{TRM: \"… revision C\"}"),
    "variants": Key(MapOf(TEXT, NAME),
                    "kinds of the system that share registers and count other events: name to title. Users say "
                    "`--system SYSTEM.VARIANT`", example="{wsm: Westmere}"),
    "detect": Key(ListOf(DETECT), "how a machine is recognised: one entry is enough, and so is a device with the "
                                  "`identifier` of a block", example="[{midr: {…}}]"),
    "facts": Key(MapOf(FACT, NAME), "numbers that the machine tells, for all blocks", example="{slices: {…}}"),
    "pci_vendor": Key(number_to(0xFFFF), "vendor of its PCI devices; required with them", example="0x8086"),
    "pmon": Key(number_to(0xFFFF), "PCI device id of those with PMON discovery tables", example="0x09a7"),
    "examples": Key(ListOf(EXAMPLE), "event lists for newcomers; each must count", example="[{events: …, text: …}]"),
    "layouts": Key(MapOf(REGISTER, NAME), "partial registers without `at`: what several share", example="{ctl: {…}}"),
    "bases": Key(MapOf(BLOCK, NAME), "partial blocks. What blocks take unchanged has its C once, under the base's name",
                 example="{box: {…}}"),
    "blocks": Key(MapOf(BLOCK, NAME), "the kinds of units", example="{cbo: {…}}"),
    "unknown": Key(ListOf(TEXT), "what is not known; the reference lists it", example="[The width of X.]"),
}
FILE = Record("a map of file", FILE_KEYS)


# Records that stand in lists, which are replaced as a whole, and the file itself: here required keys are required.
_WHOLE = (FILE, RULE, STEP, DEFAULT, EXAMPLE, DETECT, CPUID, MIDR, ENUM_VALUE)


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
