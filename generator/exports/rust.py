"""Rust without the standard library: constants, a newtype for each register, addresses as functions."""

from __future__ import annotations

from generator.base.expression import Binary, Const, Expr, Name, Pick, Select, Unary
from generator.exports.places import address_arguments
from generator.exports.unsaid import Unsaid, beside_registers
from generator.model.masks import masks
from generator.model.model import Block, Register, System
from generator.render.render import environment

KEYWORDS = frozenset("""
    as async await break const continue crate dyn else enum extern false fn for gen if impl in let loop match mod move
    mut pub ref return self static struct super trait true type unsafe use where while abstract become box do final
    macro override priv try typeof unsized virtual yield
    """.split())


def export(system: System, unsaid: Unsaid) -> str:
    beside_registers(system, unsaid)
    for block in system.blocks.values():
        for register in block.registers.values():
            unsaid.of(f"{block.key}.{register.key}", {"rules between fields": register.rules,
                                                      "other names of registers": register.aliases})
    env = environment()
    env.filters["doc"] = lambda text: " ".join(str(text).split())
    return env.get_template("export.rs.j2").render(
        system=system, masks=masks, word=word, types=types, indices=address_arguments, rust=rust, upper=str.upper,
        lower=str.lower, ones=lambda width: (1 << width) - 1)


def word(name: str) -> str:
    """An identifier in small letters, with `_` after a keyword."""
    return f"{name.lower()}_" if name.lower() in KEYWORDS else name.lower()


def types(block: Block) -> list[tuple[Register, str]]:
    """The registers, each with the name of its type."""
    result: dict[str, Register] = {}
    for register in block.registers.values():
        name = "".join(part[:1].upper() + part[1:].lower() for part in register.key.split("_") if part)
        while name in result or name == "Self":
            name += "_"
        result[name] = register
    return [(register, name) for name, register in result.items()]


def rust(expr: Expr) -> str:
    """An expression on u64 with the language's wrap-around and shifts."""
    match expr:
        case Const(value=value):
            return f"{value:#x}u64" if value > 9 else f"{value}u64"
        case Name():
            return word(str(expr))
        case Unary(op=op, operand=operand):
            return {"~": "(!{})", "not": "(({}) == 0) as u64"}.get(op, "({}).count_ones() as u64").format(rust(operand))
        case Binary(op=op, left=left, right=right):
            return _OPERATORS[op].format(rust(left), rust(right))
        case Select(condition=condition, yes=yes, no=no):
            return f"(if ({rust(condition)}) != 0 {{ {rust(yes)} }} else {{ {rust(no)} }})"
        case Pick(index=index, values=values):
            return f"([{', '.join(f'{value:#x}u64' for value in values)}][{rust(index)} as usize])"


_OPERATORS = {"+": "{}.wrapping_add({})", "-": "{}.wrapping_sub({})", "*": "{}.wrapping_mul({})",
              "<<": "super::shl({}, {})", ">>": "super::shr({}, {})", "//": "super::div({}, {})",
              "%": "super::rem({}, {})", "&": "({} & {})", "|": "({} | {})", "^": "({} ^ {})",
              **{op: f"(({{}} {op} {{}}) as u64)" for op in ("==", "!=", "<", "<=", ">", ">=")},
              "and": "((({} != 0) && ({} != 0)) as u64)", "or": "((({} != 0) || ({} != 0)) as u64)"}
