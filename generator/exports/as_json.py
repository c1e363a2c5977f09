"""The whole resolved model as JSON, and the JSON Schema of it. Both follow the classes of the model, so that no member
is missing. The schema describes a member by its comment in the model.
"""

from __future__ import annotations

import inspect
import json
import re
import types
from typing import Any, Union, get_args, get_origin, get_type_hints

from .. import VERSION
from ..load import shape
from ..model import model
from ..base.expression import Binary, Const, Expr, Expression, Name, Pick, Select, Unary
from .unsaid import Unsaid
from ..model.model import System
from ..base.record import names_of
from ..base.source import Where

FORMAT = 4
# Members with another name in JSON.
CALLED = {"is_": "is"}
# Members that are not exported: positions, and data for pmureg's own outputs.
OURS = {"where", "path", "files", "citations", "bases", "home", "shared", "scope_at", "clock_at", "count_at",
        "width_at", "term_places", "ones_at", "key_at", "layout", "words"}
# Members that are maps of names to positions, exported as lists of names.
NAMES = {"aliases", "overlaps"}


def export(system: System, unsaid: Unsaid) -> str:
    whole = {"format": FORMAT, "generator": VERSION, "system": plain(system)}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def plain(value: Any) -> Any:
    """A part of the model as JSON values."""
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
    """An expression as a tree: a number, a name, or an operator with its operands."""
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


_NAMES: dict[type, list[str]] = {}    # the exported members of each class


def called(name: str) -> str:
    return CALLED.get(name, name)


def members(kind: type) -> list[tuple[str, Any]]:
    """The exported members of a class of the model, with their types."""
    hints = get_type_hints(kind, {**vars(model), "Where": Where})
    return [(name, hints[name]) for name in names_of(kind) if name not in OURS]


# ---- The schema ----

def schema() -> dict[str, Any]:
    definitions: dict[str, Any] = {"expression": EXPRESSION, "tree": TREE}
    top = of(System, definitions)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A system as pmureg describes it",
            "description": "The output of `python3 -m generator export json SYSTEM`: the whole description, with "
                           "inherited parts in place.",
            "type": "object", "additionalProperties": False, "required": ["format", "generator", "system"],
            "properties": {"format": {"const": FORMAT,
                                      "description": "version of this format: it rises when a member is removed or "
                                                     "changes its meaning"},
                           "generator": {"type": "string", "description": "the version of pmureg that made the file"},
                           "system": top},
            "$defs": dict(sorted(definitions.items()))}


TREE = {"description": "A number; {name} with its parts, each with its index if it has one; or {op, of}: Python's "
                       "operators on unsigned numbers of 64 bits, `if` (condition, value, else), `pick` (number, then "
                       "the values to choose from), `popcount`",
        "anyOf": [{"type": "number"},
                  {"type": "object", "additionalProperties": False, "required": ["name"],
                   "properties": {"name": {"type": "array", "items": {
                      "type": "array", "prefixItems": [{"type": "string"}, {"$ref": "#/$defs/tree"}], "minItems": 1,
                      "maxItems": 2}}}},
                  {"type": "object", "additionalProperties": False, "required": ["op", "of"], "properties": {
                      "op": {"type": "string"}, "of": {"type": "array", "items": {"$ref": "#/$defs/tree"}}}}]}
EXPRESSION = {"description": "An expression as text and as a tree.", "type": "object", "additionalProperties": False,
              "required": ["text", "tree"],
              "properties": {"text": {"type": "string"}, "tree": {"$ref": "#/$defs/tree"}}}
_SCALARS: dict[Any, dict[str, Any]] = {int: {"type": "integer"}, str: {"type": "string"}, bool: {"type": "boolean"},
                                       float: {"type": "number"}}


def of(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type of the model."""
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


# Descriptions of members without a comment in the model and a key in the language.
_SAID = {
    "key": "name in the description", "name": "name", "text": "short text", "title": "title",
    "note": "note for readers", "reset": "steps, or the value after reset", "start": "steps that start the unit",
    "stop": "steps that stop the unit", "finish": "steps at the end, once",
    "snapshot": "steps that store all counters at one time",
    "registers": "counting registers", "only_first": "all elements have the same value; only the first is read",
    "discover_count": "number of counters", "discover_width": "width of the counters in bits",
    "present": "whether counter `n` is present", "discover_snapshot": "whether the device has snapshots",
    "discover_shift": "a count stands for 2 to the power of this",
    "discover_rules": "conditions on the discovered values", "index": "name or expression of the index",
    "count": "number of elements", "terms": "terms, with their values if they have one",
    "linux_string": "text of the event's file in Linux, if stated", "high": "top bit", "low": "lowest bit",
    "reserved": "word of a reserved range: RES0, MBO …", "volatile": "changed by hardware",
    "is": "condition for nodes that are such units", "all_events": "Linux lists every event",
    "instance": "of a device for all units: the term that chooses a unit, and its value for each",
    "register": "name of a register in the description", "field": "name of a field",
    "field_index": "element of a field array", "value": "number", "target": "written register",
    "imports": "libraries of the system", "block": "name of a block in the description", "width": "bits",
    "tree": "expression as a tree"}
_RECORDS = {"System": "file", "Nodes": "tree"}    # classes with another name in the language
_MEMBER = re.compile(r"^    (\w+): [^#]*(?:# (.*))?$")


def comments(kind: type) -> dict[str, str]:
    """The descriptions of members: the comment in the model's source, else the text of the language's key."""
    record = {value.what.split()[-1]: value for value in vars(shape).values()
              if isinstance(value, shape.Record)}.get(_RECORDS.get(kind.__name__, kind.__name__.lower()))
    found = dict(_SAID) | ({name: key.doc for name, key in record.keys.items()} if record is not None else {})
    for line in inspect.getsource(kind).split("\n"):
        if (match := _MEMBER.match(line)) is not None and match[2]:
            found[match[1]] = match[2]
    return found
