"""The pages that templates made say what the tables say: for every register of every system, `describe` against `decode`."""

from __future__ import annotations

import functools
import re

import pytest

from command import SYSTEMS, Run
from drawn import drawn

UNIT = re.compile(r"^  \w+ +\S.*\n {18}(\w+(?:\.\w+)?)", re.M)
REGISTER = re.compile(r"^  (\w+\.\w+) ", re.M)
WHERE = re.compile(r"^  where     (.+?)(?: to (.+?))?(?:, (\d+) elements(?: from \d+)?)?(?:, \d+ units)?, \d+ bits", re.M)
FIELD = re.compile(r"^ {2,4}(\d+)  (\d+(?::\d+)?) +(\S+) +(\S+) +(0x[0-9a-f]+|-|differs) ", re.M)
VALUE = re.compile(r"^  (\d+(?::\d+)?) +(\S+) +(0x[0-9a-f]+)", re.M)
RESET = re.compile(r"^  reset     (0x[0-9a-f]+)", re.M)
DRAWN = re.compile(r"^(?:  [|+].*[|+]|(?: +\d+){16})$", re.M)


@functools.cache
def registers(run: Run, system: str) -> tuple[str, ...]:
    return tuple(name for unit in UNIT.findall(run("describe", system).stdout)
                 for name in drawn(REGISTER.findall(run("describe", unit, "--system", system).stdout.split("\n  registers\n")[1])))


@functools.cache
def page(run: Run, name: str, system: str) -> str:
    """By its full name: an event may be called as a register is."""
    unit, _, register = name.partition(".")
    return run("describe", f"{unit}_{register}" if unit == system else f"{system}_{unit}_{register}", "--system", system).stdout


def drawing(text: str) -> list[str]:
    """Without the row of bits."""
    lines = DRAWN.findall(text)
    assert lines
    return [text for text in lines if not re.fullmatch(r"  \|( [01] [ |])+", text)]


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_registers(run: Run, system: str) -> None:
    tried = 0
    for name in registers(run, system):
        text = page(run, name, system)
        reset = RESET.search(text)
        value = int(reset[1], 16) if reset else 0
        decoded = run("decode", name, hex(value), "--system", system).stdout
        fields = [match.groups() for match in FIELD.finditer(text)]
        values = {bits: (field, int(number, 16)) for bits, field, number in VALUE.findall(decoded)}
        assert drawing(text) == drawing(decoded), name
        assert [number for number, *_ in fields] == [str(i + 1) for i in range(len(fields))], name
        # Of an array of fields that is not 0, decode shows elements.
        whole = [(bits, field) for _, bits, field, _, _ in fields if bits in values]
        assert whole == [(bits, field) for bits, (field, _) in values.items() if "[" not in field], name
        for _, bits, field, _, after_reset in fields:
            if after_reset.startswith("0x") and bits in values and reset:
                assert values[bits][1] == int(after_reset, 16), f"{name}.{field}"
        tried += len(fields)
    assert tried or len(registers(run, system)) < 4    # counters have no fields


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_first_and_last_place(run: Run, system: str) -> None:
    """Of an array: where it begins and ends is where its first and its last element are."""
    for name in registers(run, system):
        where = WHERE.search(page(run, name, system))
        assert where, name
        if not where[3] or not where[2]:
            continue
        begins = re.search(r" elements from (\d+)", where.string)
        index = int(begins[1]) if begins else 0
        first = WHERE.search(run("describe", f"{name}[{index}]", "--system", system).stdout)
        last = WHERE.search(run("describe", f"{name}[{index + int(where[3]) - 1}]", "--system", system).stdout)
        assert first and last and first[1] == where[1] and (last[2] or last[1]) == where[2], name


def test_pages_of_units_and_events_that_list_names(run: Run) -> None:
    """Every event that is listed has its page, and that is of this event."""
    for system in SYSTEMS:
        names = [name for name in run("list", "--names", "--system", system).stdout.splitlines() if not name.endswith("_")]
        for name in drawn(names[::25]):
            if name.count("/") == 2:
                unit, event, _ = name.split("/")
                title = run("describe", name, "--system", system).stdout.splitlines()[0]
                assert title.split("  ")[0] in (name, f"{unit.rstrip('_0123456789')}/{event}/"), name
