"""The address of a register as one expression: the unit's base address plus `at`.

Everything that evaluates, prints or compiles an address uses it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from generator.base.expression import Binary, Const, Expr, Expression, constant, joined
from generator.model.model import OPERANDS, Block, Register, element_numbers


def whole_address(space: str, begins: Expression | None, at: dict[str, Expression]) -> Expr:
    """The address over numbers of the instance and indices; 0 if `at` does not fit the space, which another check
    reports."""
    if space == "sysreg":
        fits = set(at) == set(OPERANDS)
        return joined("|", [_shifted(at[name].expr, shift) for name, shift in OPERANDS.items()] if fits else [Const(0)])
    return joined("+", [part for expression in (begins, at.get("at")) if expression is not None
                        for part in _summands(expression.expr)] or [Const(0)])


def _summands(expr: Expr) -> list[Expr]:
    return [*_summands(expr.left), *_summands(expr.right)] if isinstance(expr, Binary) and expr.op == "+" else [expr]


def _shifted(expr: Expr, shift: int) -> Expr:
    """An operand of a system register at its position."""
    value = constant(expr)
    if value is not None:
        return Const(value << shift)
    return Binary("<<", expr, Const(shift)) if shift else expr


_OPERAND = {name: re.compile(rf"{before}(?:(?P<number>[0-9]+)|\((?P<inside>.+)\))")
            for name, before in zip(OPERANDS, ("S", "", "C", "C", ""))}


def operands(packed: int) -> tuple[int, ...]:
    """op0, op1, CRn, CRm and op2 of a system register."""
    return tuple(packed >> shift & (1 << bits) - 1 for shift, bits in zip(OPERANDS.values(), (2, 3, 4, 4, 3)))


def operands_in(text: str) -> dict[str, tuple[str, int]]:
    """The operands of `S3_1_C15_C4_(n)`, numbers or expressions in parentheses, and their positions; empty if the text
    has another form."""
    ends = [i for i, char in enumerate(text) if char == "_" and text.count("(", 0, i) == text.count(")", 0, i)]
    found = {}
    for (name, _), first, last in zip(OPERANDS.items(), [-1, *ends], [*ends, len(text)]):
        match = _OPERAND[name].fullmatch(text, first + 1, last)
        if match is None or len(ends) + 1 != len(OPERANDS):
            return {}
        group = "number" if match["number"] else "inside"
        found[name] = (match[group], match.start(group))
    return found


def step_text(stride: str, index: str, first: int) -> str:
    """The expression for the address of an element: `4 * n`."""
    element = f"({index} - {first})" if first else index
    return element if stride in ("1", "0x1") else f"{stride} * {element}"


def encoding_text(operands: Mapping[str, str]) -> str:
    """`S3_3_C15_C0_(n)`, from the operands."""
    return "S{op0}_{op1}_C{CRn}_C{CRm}_{op2}".format(**{name: value if value.isdecimal() else f"({value})"
                                                        for name, value in operands.items()})


def assembler_name(packed: int) -> str:
    """The name that assemblers accept for any system register: `S3_1_C15_C4_4`."""
    return encoding_text(dict(zip(OPERANDS, map(str, operands(packed)))))


# By op1, as the Arm ARM allots it, and by bits 9:8 of a CSR's number (RISC-V's privileged architecture, "CSR Address
# Mapping Conventions").
_NOT_EL0 = "EL1 and above; UNDEFINED at EL0"
_NO_GUEST = "EL2 and above; UNDEFINED at EL0 and in guests, at EL1"
_BY_OP1 = (_NOT_EL0, _NOT_EL0, _NOT_EL0, "", _NO_GUEST, _NO_GUEST, "EL3; UNDEFINED below",
           "Secure EL1 and EL3; UNDEFINED elsewhere")
_BY_MODE = ("", "supervisor mode and above; illegal in user mode",
            "hypervisors and machine mode; illegal in user mode and in guests", "machine mode; illegal below")


def reached_from(block: Block, register: Register) -> str:
    """The privilege levels that can access a register, if programs cannot, as its address tells. Other registers may
    allow or trap accesses."""
    if block.space not in ("sysreg", "csr"):
        return ""
    address = register.address_at(block.instances[0].numbers | next(element_numbers(register)))
    return _BY_OP1[operands(address)[1]] if block.space == "sysreg" else _BY_MODE[address >> 8 & 3]
