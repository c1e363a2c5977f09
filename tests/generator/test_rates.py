"""The highest rate of counters: what a description says of it in `unknown` is true."""

from __future__ import annotations

import pytest

from describing import ROOT, model

SYSTEMS = sorted(path for path in (ROOT / "regdefs").glob("*/*.yaml") if "\nsystem: " in path.read_text())


@pytest.mark.parametrize("path", SYSTEMS, ids=lambda path: path.stem)
def test_unknown_rates_are_named(path):
    system = model(path, ROOT / "regdefs")
    rates = {name: [counter.top_rate for counter in block.counters.values()] for name, block in system.blocks.items() if block.counters}
    lacking = not all(all(row) for row in rates.values())
    assert lacking or not any("no top_rate" in text for text in system.unknown)
    # As C has it, without real numbers: never less, for what is beyond it is called implausible.
    whole = [(counter.top_rate, counter.whole_rate) for block in system.blocks.values() for counter in block.counters.values()]
    assert all(rate * 65536 <= made < rate * 65536 + 1 for rate, made in whole)
