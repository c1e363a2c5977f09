"""`export` and `import` again: nothing is lost that both can say, of any described system."""

from __future__ import annotations

from typing import Any

import pytest

from describing import Outcome, model
from drawn import drawn
from generator.exports.places import Unit, interleaved, units
from generator.exports.rdl import fields as rdl_fields
from generator.exports.rdl import hardware, pulses, said
from generator.exports.unsaid import Unsaid
from generator.model.model import RESERVED_WRITE_ONES, Block, Field, Register, System
from test_export import SYSTEMS, described, exported

Facts = dict[int, dict[tuple[int, str], Any]]    # by base address, then by offset and name


def values(field: Field) -> dict[int, str]:
    return {value.value: value.name for value in field.values}


def svd_fields(register: Register) -> Any:
    """SVD does not say that hardware changes a field."""
    return [(f.name.lower(), f.high, f.low, f.each if f.count > 1 else 0, f.access, f.reset, values(f), f.open or not f.values, f.range if not f.values else None)
            for f in register.named]


def rdl_said(register: Register) -> Any:
    """SystemRDL has no arrays of fields, and no lists of values that are allowed."""
    return sorted((low, high, name.lower(), field.access, reset if reset is not None else 0 if pulses(field) else None, values(field), pulses(field),
                   hardware(field) in ("rw", "w")) for field, name, high, low, reset in rdl_fields(register))


def ones(register: Register) -> int:
    return sum(f.mask for f in register.fields if f.reserved in RESERVED_WRITE_ONES)


def wanted(found: list[Unit], form: str) -> Facts:
    by_name = {unit.name: unit for unit in found}
    return {unit.base: {(one.offset, one.name.lower()): facts(one.register, [(step.count, step.stride) for step in one.steps], form)
                        for one in by_name[unit.like or unit.name].registers if one.register.named} for unit in found}


def facts(register: Register, steps: list[tuple[int, int]], form: str) -> Any:
    told = (register.width, [step for step in steps if step[0] > 1])
    return (*told, svd_fields(register), ones(register)) if form == "svd" else (*told, register.access_width, rdl_said(register))


def imported(system: System, form: str) -> Facts:
    result: Facts = {}
    for block in system.blocks.values():
        address = block.located[0].address
        assert address is not None
        rows = {}
        for register in block.registers.values():
            first = register.address_at(block.instances[0].numbers | {d.index: d.first for d in register.dimensions})
            rows[first, register.key] = facts(register, [(d.count, stride(block, register, d.index)) for d in register.dimensions], form)
        for instance in block.instances:
            from generator.base.expression import evaluate
            result[evaluate(address.expr, instance.numbers)] = rows
    return result


def stride(block: Block, register: Register, index: str) -> int:
    numbers = block.instances[0].numbers | {d.index: d.first for d in register.dimensions}
    count, first = next((d.count, d.first) for d in register.dimensions if d.index == index)
    return register.address_at(numbers | {index: first + 1}) - register.address_at(numbers) if count > 1 else 0


def sayable(found: list[Unit]) -> list[Unit]:
    """What stands at the place of several others an import has no word for."""
    return found


@pytest.mark.parametrize("system", drawn(SYSTEMS))
@pytest.mark.parametrize("form", ["svd", "rdl"])
def test_nothing_is_lost_on_the_way(tmp_path, run, form, system) -> None:
    (tmp_path / f"{system}.{form}").write_text(exported(form, system)[0])
    outcome: Outcome = run("import", form, tmp_path / f"{system}.{form}", "--into", tmp_path / "v" / "again.yaml")
    assert outcome.status == 0, outcome.err
    found = units(described(system), Unsaid(), apart=form == "rdl")
    if form == "rdl":
        from dataclasses import replace
        found = [unit if unit.like else replace(unit, registers=tuple(interleaved(said(unit, Unsaid()), Unsaid(), unit.block))) for unit in found]
    there, here = imported(model(tmp_path / "v" / "again.yaml", tmp_path), form), wanted(found, form)
    assert there.keys() == here.keys()
    for base, registers in here.items():
        lost = {key for key in registers if key not in there[base]}
        assert not lost, outcome.err
        for key, one in registers.items():
            assert repr(there[base][key]) == repr(one), key
