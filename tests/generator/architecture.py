"""Small files in the form of an architecture's machine-readable registers, for tests: what `import aarchmrs` and `check --against` read."""

from __future__ import annotations

from typing import Any

Part = dict[str, Any]
TRUE: Part = {"_type": "AST.Bool", "value": True}


def feature(name: str) -> Part:
    return {"_type": "AST.Function", "name": "IsFeatureImplemented", "arguments": [{"_type": "AST.Identifier", "value": name}]}


def at(high: int, low: int) -> list[Part]:
    return [{"_type": "Range", "start": low, "width": high - low + 1}]


def values(*words: str) -> Part:
    return {"_type": "Valuesets.Values", "values": [{"_type": "Values.Value", "value": f"'{word}'", "meaning": None} for word in words]}


def field(name: str, high: int, low: int, **more: Any) -> Part:
    return {"_type": "Fields.Field", "name": name, "rangeset": at(high, low), "access": None, "description": None, "volatile": False,
            "resets": {"_type": "FieldResets", "domains": {}}, "values": values()} | more


def reserved(high: int, low: int, word: str = "RES0") -> Part:
    return {"_type": "Fields.Reserved", "value": word, "rangeset": at(high, low), "description": None}


def constant(name: str, high: int, low: int, value: Part) -> Part:
    return {"_type": "Fields.ConstantField", "name": name, "rangeset": at(high, low), "value": value}


def array(name: str, high: int, low: int, count: int, variable: str = "m", **more: Any) -> Part:
    return {"_type": "Fields.Array", "name": name, "index_variable": variable, "indexes": at(count - 1, 0), "rangeset": at(high, low),
            "resets": {"_type": "FieldResets", "domains": {}}, "values": values()} | more


def choice(high: int, low: int, *fields: tuple[Part | None, Part], word: str = "RES0") -> Part:
    """A conditional field; those in it count their bits from its lowest."""
    return {"_type": "Fields.ConditionalField", "rangeset": at(high, low), "reservedtype": word, "name": None,
            "fields": [{"condition": condition, "field": inner} for condition, inner in fields]}


def fieldset(*fields: Part, width: int = 64, condition: Part | None = TRUE) -> Part:
    return {"_type": "Fieldset", "width": width, "condition": condition, "name": None, "values": list(fields)}


def bits(value: int, width: int) -> Part:
    return {"_type": "Values.Value", "value": f"'{value:0{width}b}'", "meaning": None}


def encoding(op0: int, op1: int, crn: int, crm: int | Part, op2: int | Part) -> dict[str, Part]:
    numbers = {"op0": (op0, 2), "op1": (op1, 3), "CRn": (crn, 4), "CRm": (crm, 4), "op2": (op2, 3)}
    return {name: value if isinstance(value, dict) else bits(value, width) for name, (value, width) in numbers.items()}


def system_access(word: str, encodings: dict[str, Part], name: str, index: str = "", count: int = 0) -> Part:
    kind = {"_type": "Accessors.SystemAccessorArray", "index_variable": index, "indexes": at(count - 1, 0)} if index else {"_type": "Accessors.SystemAccessor"}
    return kind | {"name": f"A64.{word}", "condition": TRUE, "access": None, "encoding": [{"_type": "Encoding", "asmvalue": name, "encodings": encodings}]}


def register(name: str, encodings: dict[str, Part], *fieldsets: Part, access: str = "RW", **more: Any) -> Part:
    words = {"RW": ("MRS", "MSRregister"), "RO": ("MRS",), "WO": ("MSRregister",)}[access]
    return {"_type": "Register", "name": name, "state": "AArch64", "title": None, "condition": TRUE, "fieldsets": list(fieldsets),
            "accessors": [system_access(word, encodings, name) for word in words]} | more


def registers(name: str, encodings: dict[str, Part], count: int, *fieldsets: Part, **more: Any) -> Part:
    """An array; its accessors call the index `m`, as published ones do, where the register calls it `n`."""
    return {"_type": "RegisterArray", "name": name, "state": "AArch64", "title": None, "condition": TRUE, "fieldsets": list(fieldsets), "index_variable": "n",
            "indexes": at(count - 1, 0),
            "accessors": [system_access(word, encodings, name.replace("<n>", "<m>"), "m", count) for word in ("MRS", "MSRregister")]} | more


def group(text: str) -> Part:
    return {"_type": "Values.Group", "value": text, "values": values()}


def equation(name: str, width: int, start: int = 0) -> Part:
    return {"_type": "Values.EquationValue", "value": name, "slice": [{"_type": "Range", "start": start, "width": width}]}


def integer(value: int) -> Part:
    return {"_type": "AST.Integer", "value": value}


def times(first: int, step: int, index: str = "n") -> Part:
    """first + step * n"""
    product = {"_type": "AST.BinaryOp", "op": "*", "left": integer(step), "right": {"_type": "AST.Identifier", "value": index}}
    return {"_type": "AST.BinaryOp", "op": "+", "left": integer(first), "right": product}


def memory_access(read: str, write: str) -> Part:
    leaf = {"_type": "Accessors.Permission.AccessTypes.Memory.ReadWriteAccess", "read": read, "write": write}
    return {"_type": "Accessors.Permission.MemoryAccess", "condition": TRUE, "access": leaf}


def mapped(offset: Part, component: str = "Unit", read: str = "R", write: str = "W", **more: Any) -> Part:
    return {"_type": "Accessors.MemoryMapped", "component": component, "frame": None, "instance": None, "offset": offset, "range": None,
            "condition": TRUE, "access": memory_access(read, write)} | more


def external(name: str, accessors: list[Part], *fieldsets: Part, **more: Any) -> Part:
    return {"_type": "Register", "name": name, "state": "ext", "title": None, "condition": TRUE, "fieldsets": list(fieldsets), "accessors": accessors} | more


CR = register("PMXCR_EL0", encoding(3, 3, 9, 12, 0), fieldset(
    reserved(63, 33), choice(32, 32, (feature("FEAT_PROF"), field("FZS", 0, 0, values=values("0", "1")))),
    choice(31, 24, (feature("FEAT_OLD"), constant("IMP", 7, 0, {"_type": "Values.ImplementationDefined", "constraints": None})), word="RAZ"),
    reserved(23, 16), constant("N", 15, 11, {"_type": "Values.ImplementationDefined", "constraints": None}), reserved(10, 3),
    field("MODE", 2, 1, values=values("00", "01", "10")), field("E", 0, 0, values=values("0", "1"), resets={"_type": "FieldResets", "domains": {"warm": bits(0, 1)}})),
    condition=feature("FEAT_PMUX"))
SET = register("PMXSET_EL0", encoding(3, 3, 9, 12, 1), fieldset(reserved(63, 31), array("P<m>", 30, 0, 31)))
TYPER = registers("PMXTYPER<n>_EL0", encoding(3, 3, 14, group("'11':m[4:3]"), equation("m", 3)), 31, fieldset(
    reserved(63, 24), choice(23, 23, (feature("FEAT_TX"), field("T", 0, 0))), reserved(22, 16),
    choice(15, 10, (feature("FEAT_P1"), field("evtCount[15:10]", 5, 0))), field("evtCount[9:0]", 9, 0)))


def release(*entries: Part, schema: str = "2.5.3") -> list[Part]:
    meta = {"version": {"architecture": "vTest-A", "build": "7", "schema": schema, "timestamp": "Sun Dec 15 22:18:44 2024 UTC"}}
    return [{**entry, "_meta": meta} for entry in entries or (CR, SET, TYPER)]
