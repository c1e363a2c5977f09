"""Data for the reference's scripts: the search index, and how registers are decoded and encoded.

Both are lists of plain values for `JSON`, kept small because each page loads them.
`templates/reference/reference.js.j2` explains their elements.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from generator.base.expression import Op
from generator.model.masks import masks
from generator.model.model import Block, Field, Register, element_numbers
from generator.reference.reference import FieldView, Page, RegisterView, Unit
from generator.model.scope import rule_scope, value_scope


def in_script(value: object) -> str:
    """JSON that is safe in a script of a page."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


# ---- Search index ----

def index(page: Page) -> str:
    """[system, title, [[block, title, rows], ...]]; a row: [kind, anchor, name, other names, text, places]. An empty
    block stands for the system's own page."""
    system = page.system
    own = ["", system.title, [["system", "", system.name,
                               [system.title, *(f"{system.name}.{name}" for name in system.variants)], system.text]]]
    return in_script([system.name, system.title,
                      [own, *([unit.block.key, unit.block.title, list(rows(unit))] for unit in page.units)]])


def rows(unit: Unit) -> Iterator[list[Any]]:
    block = unit.block
    yield ["unit", unit.id, block.linux.device if block.linux else unit.name, [unit.name, block.key, block.title],
           block.text]
    for view in unit.registers:
        yield ["register", view.id, view.register.name, [view.id, *view.register.aliases], view.register.text,
               places(block, view.register)]
        for one in view.fields:
            if one.id:
                yield ["field", one.id, one.name, [f"{view.register.name}.{one.name}", *one.field.aliases],
                       one.field.text]
                yield from (["value", one.id, value.name, [f"{one.name}={value.value:#x}"], value.text]
                            for value in one.field.values)
        yield from (["rule", view.id, view.register.name, [], rule.text] for rule in view.register.rules)
    for event in unit.events:
        yield ["event", event.id, event.event.name, [*event.event.aliases, event.terms, event.linux], event.text]
    yield from (["term", id, term.name, [str(term.place or "")], term.text] for id, term in unit.terms)
    yield from (["metric", id, metric.name, [], metric.text] for id, metric in unit.metrics)
    yield from (["rule", f"{unit.id}.terms", block.title, [], rule.text] for rule in block.rules)


def places(block: Block, register: Register) -> list[list[int]]:
    """The addresses of all elements of all units as runs: first, step, count. Units at the same offsets share one."""
    if block.space == "perf":
        return []
    found = {register.address_at(instance.numbers | indices)
             for instance in block.instances[:1 if block.is_alike(register) else None]
             for indices in element_numbers(register)}
    return list(runs(sorted(found)))


def runs(numbers: list[int]) -> Iterator[list[int]]:
    start = 0
    while start < len(numbers):
        step = numbers[start + 1] - numbers[start] if start + 1 < len(numbers) else 0
        end = start + 1
        while end < len(numbers) and numbers[end] - numbers[end - 1] == step:
            end += 1
        yield [numbers[start], step, end - start]
        start = end


# ---- Decoding ----

def registers(unit: Unit) -> str:
    """{id: register}"""
    return in_script({view.id: register(view) for view in unit.registers if view.register.named})


def register(view: RegisterView) -> dict[str, Any]:
    reg, known = view.register, masks(view.register)
    return {"name": reg.name, "key": reg.key, "c": view.c_name or view.id, "width": reg.width,
            "ones": hex(known.ones if known.writable else known.read_ones), "idle": hex(known.ones | known.by_zero),
            "zeroes": hex(known.zeroes), "read_zeroes": hex(known.read_zeroes), "writable": hex(known.writable),
            "reset": hex(known.reset) if known.has_reset and not reg.reset_differs else "",
            "fields": [field(one) for one in view.fields if one.id],
            "rules": [[code(rule_scope(reg).compile(rule.when)), code(rule_scope(reg).compile(rule.require)), rule.text]
                      for rule in reg.rules]}


def field(view: FieldView) -> dict[str, Any]:
    """The members that differ from the usual."""
    own: Field = view.field
    made: dict[str, Any] = {"name": view.name, "id": view.id, "low": own.low, "width": own.width}
    if own.each:
        made["each"] = own.each
    if not own.writable:
        made["fixed"] = 1
    if own.acts_by_zero:
        made["by_zero"] = 1
    if own.range is not None:
        made["range"] = [hex(limit) for limit in own.range]
    if own.values:
        made["values"] = [[hex(value.value), value.name] for value in own.values]
        made["open"] = int(own.open)
    if own.means is not None:
        made["means"] = code(value_scope().compile(own.means))
    if own.unit:
        made["unit"] = own.unit
    return made


def code(ops: Iterable[Op]) -> list[Any]:
    """Stack code as for the runtime: operations with their operands."""
    return [[op.name, op.a, op.b, hex(op.value)] if op.name in ("CONST", "VAR", "BITS") else op.name for op in ops]
