"""The whole resolved model as JSON, and its schema: both follow the classes of the model, so that nothing of it can be
left out.

What a member means is what the comment behind it says there.
"""

from __future__ import annotations

import inspect
import json
import re
import types
from typing import Any, Union, get_args, get_origin, get_type_hints

from generator import VERSION
from generator.load import shape
from generator.model import model
from generator.base.expression import Binary, Const, Expr, Expression, Name, Pick, Select, Unary
from generator.exports.unsaid import Unsaid
from generator.model.model import System
from generator.base.record import names_of
from generator.base.source import Where

FORMAT = 4
# Names of members in JSON, where Python has the word for itself, or another is plainer.
CALLED = {"is_": "is"}
# Where something is written, and what the outputs of pmureg are made of: of no use to others.
OURS = {"where", "path", "files", "citations", "bases", "home", "shared", "scope_at", "clock_at", "count_at",
        "width_at", "term_places", "ones_at", "key_at", "layout"}
# In the place of a map of names and where they are written.
NAMES = {"aliases", "overlaps"}


def export(system: System, unsaid: Unsaid) -> str:
    whole = {"format": FORMAT, "generator": VERSION, "system": plain(system)}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def plain(value: Any) -> Any:
    """A part of the model as JSON has it."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Expression():
            return {"text": value.text, "tree": tree(value.expr)}
        case Const() | Name() | Unary() | Binary() | Select() | Pick():
            return tree(value)
        case dict():
            return {str(key): plain(inner) for key, inner in value.items()}
        case list() | tuple() | frozenset():
            return [plain(inner) for inner in value]
    names = _NAMES.get(type(value))
    if names is None:
        names = _NAMES[type(value)] = [name for name, _ in members(type(value))]
    return {called(name): (list(getattr(value, name)) if name in NAMES else plain(getattr(value, name)))
            for name in names}


def tree(expr: Expr) -> Any:
    """An expression as others evaluate it: a number, a name, or an operator with what it is applied to."""
    match expr:
        case Const(value=value):
            return value
        case Name(parts=parts):
            return {"name": [[part, *([] if index is None else [tree(index)])] for part, index in parts]}
        case Unary(op=op, operand=operand):
            return {"op": op, "of": [tree(operand)]}
        case Binary(op=op, left=left, right=right):
            return {"op": op, "of": [tree(left), tree(right)]}
        case Select(condition=condition, yes=yes, no=no):
            return {"op": "if", "of": [tree(condition), tree(yes), tree(no)]}
        case Pick(index=index, values=values):
            return {"op": "pick", "of": [tree(index), *values]}


_NAMES: dict[type, list[str]] = {}    # of each class, its members


def called(name: str) -> str:
    return CALLED.get(name, name)


def members(kind: type) -> list[tuple[str, Any]]:
    """Of a class of the model, with their types."""
    hints = get_type_hints(kind, {**vars(model), "Where": Where})
    return [(name, hints[name]) for name in names_of(kind) if name not in OURS]


# ---- The schema ----

def schema() -> dict[str, Any]:
    definitions: dict[str, Any] = {"expression": EXPRESSION, "tree": TREE}
    top = of(System, definitions)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A system as pmureg describes it",
            "description": "What `python3 -m generator export json SYSTEM` prints: all that a description says, with "
                           "everything inherited in its place.",
            "type": "object", "additionalProperties": False, "required": ["format", "generator", "system"],
            "properties": {"format": {"const": FORMAT,
                                      "description": "version of this format: a member that goes or changes its "
                                                     "meaning makes another"},
                           "generator": {"type": "string", "description": "the version of pmureg that made the file"},
                           "system": top},
            "$defs": dict(sorted(definitions.items()))}


TREE = {"description": "A number; {name} with its parts, each with its index where it has one; or {op, of}: Python's "
                       "operators on unsigned numbers of 64 bits, "
                       "`if` (condition, value, else), `pick` (number, then the values that it chooses from), "
                       "`popcount`",
        "anyOf": [{"type": "number"},
                  {"type": "object", "additionalProperties": False, "required": ["name"],
                   "properties": {"name": {"type": "array", "items": {
                      "type": "array", "prefixItems": [{"type": "string"}, {"$ref": "#/$defs/tree"}], "minItems": 1,
                      "maxItems": 2}}}},
                  {"type": "object", "additionalProperties": False, "required": ["op", "of"], "properties": {
                      "op": {"type": "string"}, "of": {"type": "array", "items": {"$ref": "#/$defs/tree"}}}}]}
EXPRESSION = {"description": "As it is written, and taken apart.", "type": "object", "additionalProperties": False,
              "required": ["text", "tree"],
              "properties": {"text": {"type": "string"}, "tree": {"$ref": "#/$defs/tree"}}}
_SCALARS: dict[Any, dict[str, Any]] = {int: {"type": "integer"}, str: {"type": "string"}, bool: {"type": "boolean"},
                                       float: {"type": "number"}}


def of(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The schema of what has this type in the model."""
    if kind in _SCALARS:
        return _SCALARS[kind]
    if kind is Expression:
        return {"$ref": "#/$defs/expression"}
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        some = [argument for argument in arguments if argument is not type(None)]
        if some[0] in (Const, Name):
            return {"$ref": "#/$defs/tree"}
        return {"anyOf": [of(argument, definitions) for argument in some]
                + [{"type": "null"}] * (len(some) < len(arguments))}
    if origin in (list, frozenset):
        return {"type": "array", "items": of(arguments[0], definitions)}
    if origin is tuple:
        return {"type": "array", "prefixItems": [of(argument, definitions) for argument in arguments],
                "minItems": len(arguments), "maxItems": len(arguments)}
    if origin is dict:
        return {"type": "object", "additionalProperties": of(arguments[1], definitions)}
    name = kind.__name__
    if name not in definitions:
        definitions[name] = {}    # it may name itself
        properties = {}
        said = comments(kind)
        for member, hint in members(kind):
            inner = {"type": "array", "items": {"type": "string"}} if member in NAMES else of(hint, definitions)
            properties[called(member)] = {"description": said[called(member)], **inner}
        definitions[name] = {"description": " ".join((kind.__doc__ or f"One {name.lower()}.").split()),
                             "type": "object", "additionalProperties": False, "required": list(properties),
                             "properties": properties}
    return {"$ref": f"#/$defs/{name}"}


# Members that neither says, whatever they are of.
_SAID = {
    "key": "its name in the description", "name": "its name", "text": "as it is written", "title": "what it is",
    "note": "what a reader should know",
    "reset": "steps, or the value after reset", "start": "steps that start the unit", "stop": "steps that stop it",
    "finish": "steps at the end, once",
    "snapshot": "steps that store all counters at one time", "registers": "what counts",
    "only_first": "all elements show the same: only the first is read",
    "discover_count": "how many there are", "discover_width": "how many bits they have",
    "present": "whether counter `n` is one of them", "discover_snapshot": "whether the device has snapshots",
    "discover_shift": "each stands for 2 to the power of that",
    "discover_rules": "what must hold of what was discovered",
    "index": "the index's name, or its expression",
    "count": "how many", "terms": "terms, and their values where they have one",
    "linux_string": "the text of its file in Linux, where that is stated",
    "high": "top bit", "low": "lowest bit", "reserved": "the word of a reserved range: RES0, MBO …",
    "volatile": "hardware changes it by itself",
    "is": "which nodes are such units", "all_events": "Linux lists every event",
    "instance": "of one device for all units: the term that chooses, and its value for each",
    "register": "a register's name in the description", "field": "a field's name",
    "field_index": "element of a field array",
    "value": "the number", "target": "what is written", "imports": "libraries that the system is built from",
    "block": "a block's name in the description",
    "width": "bits", "tree": "taken apart"}
_RECORDS = {"System": "file", "Nodes": "tree"}    # classes that have another name in the language
_MEMBER = re.compile(r"^    (\w+): [^#]*(?:# (.*))?$")


def comments(kind: type) -> dict[str, str]:
    """What the comment behind a member says, in the source; else what the language of descriptions says of the key."""
    record = {value.what.split()[-1]: value for value in vars(shape).values()
              if isinstance(value, shape.Record)}.get(_RECORDS.get(kind.__name__, kind.__name__.lower()))
    found = dict(_SAID) | ({name: key.doc for name, key in record.keys.items()} if record is not None else {})
    for line in inspect.getsource(kind).split("\n"):
        if (match := _MEMBER.match(line)) is not None and match[2]:
            found[match[1]] = match[2]
    return found
