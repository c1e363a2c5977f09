"""Units of which a place has one kind or the other: their registers may be at the same addresses."""

from __future__ import annotations

import pytest

from describing import run_here

BLOCK = """\
  KIND:
    title: A kind of cores
    space: msr
    scope: cpu
    facts: {kind: {read: "cpuid(0x1A).eax[31:24]", example: VALUE, source: S}}
    only: kind == VALUE
    registers:
      control:
        at: 0x186
        text: Controls.
        source: S
        fields:
          63:8: RES0
          7:0:  {name: EVENT, access: RW, reset: 0, text: Event.}
"""
FILE = """\
pmureg: 2
system: kinds
title: Cores of two kinds
sources: {S: none}
detect: [{cpuid: {vendor: GenuineIntel, family: 6, model: [0x97]}}]
blocks:
"""


def both(*changes: tuple[str, str]) -> str:
    text = FILE + BLOCK.replace("KIND", "big").replace("VALUE", "0x40") + BLOCK.replace("KIND", "small").replace("VALUE", "0x20")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


def test_kinds_of_cores_share_addresses(tmp_path) -> None:
    (tmp_path / "kinds.yaml").write_text(both())
    done = run_here("check", tmp_path / "kinds.yaml")
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize("change", [
    pytest.param(("    only: kind == 0x20\n", "    only: kind >= 0x20\n"), id="both for 0x40"),
    pytest.param(("    only: kind == 0x20\n", ""), id="always there"),
    pytest.param(('read: "cpuid(0x1A).eax[31:24]", example: 0x20', 'read: "cpuid(0x1A).eax[7:0]", example: 0x20'), id="another fact of that name"),
    pytest.param(('read: "cpuid(0x1A).eax[31:24]", example: 0x20', 'read: "cpuid(0x1B).eax[31:24]", example: 0x20'), id="of another leaf"),
])
def test_units_that_may_be_together_do_not(tmp_path, change: tuple[str, str]) -> None:
    (tmp_path / "kinds.yaml").write_text(both(change))
    done = run_here("check", tmp_path / "kinds.yaml")
    assert done.status == 1 and "`small.control` and `big.control` are both at 0x186" in done.err
