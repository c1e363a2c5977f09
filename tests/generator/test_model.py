"""From text to model: expressions, layouts, bases, libraries, arrays, pairs of registers over one state."""

from __future__ import annotations

import random
import re
import subprocess

import pytest

from describing import ROOT, demo, model
from generator.base.expression import (MASK64, MOST_VALUES, Binary, Const, Expr, ExpressionError, Name, Op, Pick, Select, Unary, as_function, compile_code, evaluate,
                                  most_values, parse, to_c)
from generator.views.header import BlockHeader
from generator.load.tree import Map, load
from generator.load.merge import overlay
from generator.model.model import element_numbers, numbers_of
from generator.model.scope import place_scope
from generator.base.source import Problems, Source
from generator.views.tables import OPS, Code, masks, reset_code
from samples import BANKED, CARDS

OPERATORS = ["+", "-", "*", "//", "%", "<<", ">>", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=", "and", "or"]
NAMES = ["a", "b", "c"]


def random_expression(dice: random.Random, depth: int) -> Expr:
    kind = dice.randrange(10)
    if depth == 0 or kind < 2:
        return Name(((dice.choice(NAMES), None),), 0) if dice.random() < 0.6 else Const(dice.choice([0, 1, 2, 7, 63, 64, 0xFF, 1 << 32, MASK64]))
    if kind == 2:
        return Unary(dice.choice(["~", "not"]), random_expression(dice, depth - 1))
    if kind == 3:
        return Select(*(random_expression(dice, depth - 1) for _ in range(3)))
    return Binary(dice.choice(OPERATORS), random_expression(dice, depth - 1), random_expression(dice, depth - 1))


def operations(code: Code) -> list[Op]:
    """The elements of a table as they were before."""
    names = {number: name for name, number in OPS.items()}
    return [Op(names[row[0]], *row[1:]) for row in code]


def run_code(code: list[Op], variables: dict[str, int], names: list[str] = NAMES) -> int:
    """table.h's stack code, written anew."""
    stack: list[int] = []
    values = [variables[name] for name in names]
    for op in code:
        if op.name == "CONST":
            stack.append(op.value)
        elif op.name == "VAR":
            stack.append(values[op.value])
        elif op.name in ("NOT", "LNOT"):
            top = stack.pop()
            stack.append(MASK64 - top if op.name == "NOT" else int(top == 0))
        elif op.name == "SELECT":
            no, yes, condition = stack.pop(), stack.pop(), stack.pop()
            stack.append(yes if condition else no)
        else:
            y, x = stack.pop(), stack.pop()
            stack.append({"ADD": x + y, "SUB": x - y, "MUL": x * y, "DIV": x // y if y else 0, "MOD": x % y if y else 0,
                          "SHL": x << y if y < 64 else 0, "SHR": x >> y if y < 64 else 0, "AND": x & y, "OR": x | y, "XOR": x ^ y, "EQ": x == y,
                          "NE": x != y, "LT": x < y, "LE": x <= y, "GT": x > y, "GE": x >= y, "LAND": bool(x) and bool(y),
                          "LOR": bool(x) or bool(y)}[op.name] % (1 << 64))
    assert len(stack) == 1
    return int(stack[0])


def variable(name: Name) -> list[Op]:
    return [Op("VAR", value=NAMES.index(str(name)))]


def test_evaluation_and_stack_code_agree():
    dice = random.Random(1)
    for _ in range(3000):
        expression = random_expression(dice, 5)
        variables = {name: dice.choice([0, 1, 3, 64, dice.getrandbits(64), MASK64]) for name in NAMES}
        code = compile_code(expression, variable)
        assert evaluate(expression, variables) == run_code(code, variables) == as_function(expression)(variables), str(expression)
        if undefined(expression, variables):
            continue  # as text it may be refused, where a constant is at fault
        assert evaluate(parse(str(expression)), variables) == evaluate(expression, variables), str(expression)


def test_c_text_agrees(tmp_path):
    """Where C has an answer: no division by 0, no shift by 64 and more."""
    dice = random.Random(2)
    lines, wanted = [], []
    while len(lines) < 300:
        expression = random_expression(dice, 4)
        variables = {name: dice.getrandbits(64) for name in NAMES}
        if undefined(expression, variables):
            continue
        arguments = ", ".join(f"{variables[name]}ULL" for name in NAMES)
        lines.append(f"static uint64_t f{len(lines)}(uint64_t a, uint64_t b, uint64_t c) {{ (void)a; (void)b; (void)c; "
                     f"return {to_c(expression, str, 'ULL')}; }}\n#define CALL{len(wanted)} f{len(wanted)}({arguments})\n")
        wanted.append(evaluate(expression, variables))
    program = tmp_path / "expressions.c"
    program.write_text("#include <stdint.h>\n" + "".join(lines) + "int main(void)\n{\n"
                       + "".join(f"\tif (CALL{n} != {value}ULL) return {n % 250 + 1};\n" for n, value in enumerate(wanted)) + "\treturn 0;\n}\n")
    subprocess.run(["gcc", "-std=c11", "-O0", "-w", program, "-o", tmp_path / "expressions"], check=True)
    assert subprocess.run([tmp_path / "expressions"]).returncode == 0


@pytest.mark.parametrize("count", [1, 2, 3, 7, 100])
def test_one_of_a_list(tmp_path, count):
    """What addresses without a rule are: evaluated, as stack code and in C the same."""
    values = tuple(0x1000 - n * n for n in range(count))
    expression = Pick(Name((("a", None),), 0), values)
    code = compile_code(expression, variable)
    for n, value in enumerate(values):
        assert value == evaluate(expression, {"a": n}) == as_function(expression)({"a": n}) == run_code(code, {"a": n, "b": 0, "c": 0})
    assert most_values(code) < 2 * (count.bit_length() + 2)
    program = tmp_path / "list.c"
    program.write_text(f"#define AT(a) {to_c(expression, lambda name: f'({name})')}\n"
                       + "".join(f'_Static_assert(AT({n}U) == {value}U, "");\n' for n, value in enumerate(values)))
    subprocess.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", program], check=True)


@pytest.mark.parametrize(("text", "value"), [("(not z) << 40", 1 << 40), ("(not z) * 0x100000000", 1 << 32), ("(not z) << 31", 1 << 31), ("0 - (not z)", MASK64),
                                             ("(z == 0) << 40", 1 << 40), ("((not z) if z == 0 else (z < 1)) << 40", 1 << 40), ("~(not z)", MASK64 - 1)])
def test_a_truth_value_in_c_is_no_int(tmp_path, text, value):
    """C's `!` and `==` give an int of 32 bits: shifted, added and inverted it would be another number, or undefined."""
    program = tmp_path / "truth.c"
    program.write_text(f"#include <stdint.h>\nint main(void)\n{{\n\tuint64_t z = 0;\n\treturn ({to_c(parse(text), str, 'ULL')}) != {value}ULL;\n}}\n")
    subprocess.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Wno-parentheses", "-Werror", "-fsanitize=undefined", "-fno-sanitize-recover=all", program, "-o", tmp_path / "truth"], check=True)
    assert subprocess.run([tmp_path / "truth"]).returncode == 0


def undefined(expression: Expr, variables: dict[str, int]) -> bool:
    match expression:
        case Unary(operand=operand):
            return undefined(operand, variables)
        case Binary(op=op, left=left, right=right):
            value = evaluate(right, variables)
            return (op in ("//", "%") and value == 0) or (op in ("<<", ">>") and value > 63) \
                or undefined(left, variables) or undefined(right, variables)
        case Select(condition=condition, yes=yes, no=no):
            return any(undefined(part, variables) for part in (condition, yes, no))
    return False


@pytest.mark.parametrize(("text", "value"), [
    ("1 + 2 * 3", 7), ("7 // 2", 3), ("7 // z", 0), ("7 % z", 0), ("1 << (z + 64)", 0), ("1 << 63", 1 << 63), ("0 - 1", MASK64), ("~0", MASK64),
    ("not 5", 0), ("3 and 4", 1), ("0 or 9", 1), ("1 < 2 < 3", 1), ("1 < 3 < 2", 0), ("5 if 1 else 6", 5), ("0x_ff & 0b101", 5), ("True", 1),
    ("4 - 3 - 1", 0), ("2 ^ 3", 1), ("6 >> 1 >> 1", 1)])
def test_known_values(text, value):
    assert evaluate(parse(text), {"z": 0}) == value


@pytest.mark.parametrize("text", ["", "1 +", "a b", "lambda: 1", "[1]", "'x'", "a()", "a := 1", "1.5", "-1", "a @ b", "a ** 2", "a in b", "a is b", "__import__('os')", "f'{a}'",
                                  "a[1:2]", "...", "None", "a.b[c](1)", "\u0000", "(" * 300, "~" * 999])
def test_what_is_no_expression(text):
    with pytest.raises(ExpressionError):
        parse(text)


def test_stack_limit_is_the_runtimes():
    limit = re.search(r"#define PMUREG_STACK (\d+)", (ROOT / "runtime/include/pmureg/table.h").read_text())
    assert limit is not None and MOST_VALUES + 2 <= int(limit[1])
    assert most_values(compile_code(parse("a + (b + (c + (a + b)))"), variable)) == 5
    assert most_values(compile_code(parse("a + b + c + a + b"), variable)) == 2


def fields(text: str) -> Map:
    return load(Source("x", text), Problems())


def test_overlay_cuts_reserved_ranges():
    problems = Problems()
    result = overlay(fields("31:8: RES0\n7:0: {name: V}\n"), fields("16: {name: A}\n31:30: MBZ\n9:8: {name: B}\n"), problems)
    assert not problems
    assert {bits: getattr(node, "text", "map") for bits, node in result} == {
        "16": "map", "31:30": "MBZ", "9:8": "map", "29:17": "RES0", "15:10": "RES0", "7:0": "map"}


def test_overlay_replaces_whole_fields_only():
    problems = Problems()
    assert "7:0" not in overlay(fields("7:0: {name: V}\n"), fields("7:0: {name: W}\n"), problems).items or not problems
    overlay(fields("7:0: {name: V}\n"), fields("3:0: {name: W}\n"), problems)
    assert "replace only a part of the inherited field at 7:0" in problems.found[0].what


@pytest.fixture
def systems(folder):
    for name, text in (("demo", demo()), ("banked", BANKED), ("cards", CARDS)):
        (folder / f"{name}.yaml").write_text(text)
    return {name: model(folder / f"{name}.yaml", folder.parent) for name in ("demo", "banked", "cards")}


def test_base_is_merged_and_removed_from(folder):
    text = BANKED.replace("    base: core\n", "    base: core\n    title: Mine\n").replace("    registers:\n      cr:", "    registers:\n      gone: ~\n      cr:") \
        .replace("    space: sysreg\n", "    space: sysreg\n    unknown: [something]\n").replace(
            "    registers:\n      sel:", "    registers:\n      gone: {at: S3_3_C15_C5_1, text: x, source: M, fields: {63:0: RES0}}\n      sel:")
    (folder / "banked.yaml").write_text(text)
    block = model(folder / "banked.yaml", folder.parent).blocks["unc"]
    assert block.title == "Mine" and block.unknown == ["something"]
    assert "gone" not in block.registers and {"sel", "cr", "typer"} <= set(block.registers)


def test_libraries_import_libraries(folder):
    head = "pmureg: 2\nlibrary: {}\ntitle: L\nsources: {{{}: m}}\n"
    (folder / "low.yaml").write_text(head.format("low", "LOW") + "import: [vendor/high.yaml]\nlayouts:\n  whole: {fields: {63:1: RES0, 0: {name: BIT, text: x}}}\n")
    (folder / "high.yaml").write_text(head.format("high", "HIGH") + "import: [vendor/low.yaml]\nlayouts:\n  top: {layout: whole, fields: {63: {name: TOP, text: x, source: LOW 1}}}\n")
    (folder / "demo.yaml").write_text(demo().replace("sources:\n", "import: [vendor/high.yaml]\nsources:\n").replace(
        "      EVENT:\n", "      WIDE: {at: 0x80, width: 64, layout: top, text: x, source: HIGH 2}\n      EVENT:\n"))
    system = model(folder / "demo.yaml", folder.parent)
    assert [(f.bits, f.name or f.reserved) for f in system.blocks["noc"].registers["WIDE"].fields] == [("63", "TOP"), ("62:1", "RES0"), ("0", "BIT")]
    assert [name.split("/")[-1] for name in system.files] == ["demo.yaml", "high.yaml", "low.yaml"]


def addresses(system, block_key, register_key, instance=0):
    block = system.blocks[block_key]
    register = block.registers[register_key]
    return [register.address_at(block.instances[instance].numbers | numbers) for numbers in element_numbers(register)]


def test_places(systems):
    cards, banked = systems["cards"], systems["banked"]
    assert addresses(cards, "mem", "ctr") == [0xA0, 0xB0, 0xB8, 0xC0]
    assert addresses(cards, "mem", "ctl") == [0xD8, 0xDC, 0xE0, 0xE4]
    assert [addresses(cards, "msrs", "box_ctl", box) for box in range(3)] == [[0xD04], [0xD24], [0xD44]]
    two_dimensions = [0x10 + 0x40 * i + 8 * j for i in range(2) for j in range(3)]
    assert addresses(cards, "pages", "count") == two_dimensions * 4
    assert addresses(banked, "unc", "typer") == [0xDF90, 0xDF91]
    assert addresses(systems["demo"], "noc", "COUNT") == [0x40, 0x48, 0x50, 0x58]


def test_instances(systems):
    assert [i.name for i in systems["banked"].blocks["unc"].instances] == ["l2", "l3"]
    assert systems["banked"].blocks["unc"].instances[1].numbers == {"G": 0, "U": 3}
    assert systems["cards"].blocks["mem"].instances[1].pages["side"].id == 0x0E39
    assert [i.name for i in systems["demo"].blocks["noc"].instances] == ["0", "1"]


def test_several_bases(folder, tmp_path):
    """The later one on top of the earlier, the block's own on top of both."""
    text = BANKED.replace("blocks:\n", "  more: {title: More, registers: {sel: {text: Chooses.}, typer: {source: M 30, text: Of a base.}}}\nblocks:\n")
    (folder / "banked.yaml").write_text(text.replace("base: core", "base: [core, more]"))
    block = model(folder / "banked.yaml", folder.parent).blocks["unc"]
    sel, typer = block.registers["sel"], block.registers["typer"]
    assert (block.title, sel.text, sel.source, typer.text, typer.source) == ("More", "Chooses.", "M 1", "Event.", "M 3")


def test_layout_is_a_partial_register(folder):
    """Whatever a register has may stand there: an array, names, texts, a source; what the register says itself replaces it."""
    text = demo().replace("blocks:\n", "layouts:\n  pair: {array: {k: 2}, name: PAIR<k>, source: TRM 7, text: Both., fields: {31:8: RES0, 7:0: {name: V, text: x}}}\nblocks:\n", 1)
    (folder / "demo.yaml").write_text(text.replace("    registers:\n", "    registers:\n      ONE: {layout: pair, at: 0x80 + 4 * k}\n      TWO: {layout: pair, array: 3, at: 0x90 + 4 * k, text: Three.}\n", 1))
    system = model(folder / "demo.yaml", folder.parent)
    assert addresses(system, "noc", "ONE") == [0x80, 0x84] and addresses(system, "noc", "TWO") == [0x90, 0x94, 0x98]
    assert [(r.name, r.text, r.source) for r in map(system.blocks["noc"].registers.get, ("ONE", "TWO"))] == [("PAIR<k>", "Both.", "TRM 7"), ("PAIR<k>", "Three.", "TRM 7")]


def test_layout_says_how_wide_an_access_is(folder):
    text = demo().replace("blocks:\n", "layouts:\n  halves: {width: 64, access_width: 32, atomic: firmware}\nblocks:\n", 1)
    (folder / "demo.yaml").write_text(text.replace("        width: 64\n        text: Counter", "        layout: halves\n        text: Counter"))
    count = model(folder / "demo.yaml", folder.parent).blocks["noc"].registers["COUNT"]
    assert (count.width, count.access_width, count.atomic, count.atomic_by_firmware) == (64, 32, False, True)


def test_field_arrays(systems):
    field, = systems["banked"].blocks["unc"].registers["ovs"].named
    assert (field.name, field.index, field.count, field.each, field.bits) == ("P", "m", 2, 1, "1:0")


def test_set_and_clear_pair(systems):
    block = systems["banked"].blocks["unc"]
    one, other = masks(block.registers["ovs"]), masks(block.registers["ovc"])
    assert (one.w1s, one.w1c, other.w1s, other.w1c) == (3, 0, 0, 3)
    assert one.acting == other.acting == 3 and one.readable == other.readable == 3 and one.is_volatile == 3
    assert block.registers["ovc"].state == "ovs"
    assert BlockHeader(systems["banked"], block).by_key["ovc"].kept == 0, "a changed value writes no flag back"


def test_reset_by_unit_and_element(folder):
    """Constant resets make the header's macro; those that differ are code for the runtime."""
    text = demo().replace("7:0: {name: EVENT, reset: 0,", '7:4: {name: UNIT, reset: noc + 2 * n, text: x.}\n          3:0: {name: EVENT, reset: 1 + 2,', 1)
    (folder / "demo.yaml").write_text(text.replace('linux: "config:0-7"', 'linux: "config:0-3"').replace("event=0x10", "event=2"))
    block = model(folder / "demo.yaml", folder.parent).blocks["noc"]
    register = block.registers["EVENT"]
    assert register.by_name["EVENT"].reset == 3 and register.by_name["UNIT"].reset is None
    assert (masks(register).reset, masks(register).has_reset) == (3, 0xF)
    names = list(place_scope(block, register).variables)
    assert [run_code(operations(reset_code(block, register)), numbers, names) for numbers in numbers_of(block, register)] == \
        [0x03, 0x23, 0x43, 0x63, 0x13, 0x33, 0x53, 0x73]


def test_masks(systems):
    ctl = masks(systems["cards"].blocks["mem"].registers["ctl"])
    assert (ctl.ones, ctl.zeroes, ctl.acting, ctl.reset, ctl.has_reset) == (0xC0000, 0xF00000, 0, 0, 0xFFFF)
    cr = masks(systems["banked"].blocks["unc"].registers["cr"])
    assert (cr.readable, cr.writable, cr.self_clearing, cr.acting) == (1, 3, 2, 2)


def test_terms(systems):
    """A place in perf's config follows from the register that config is."""
    terms = systems["cards"].blocks["mem"].terms
    assert {name: str(term.place) for name, term in terms.items()} == {
        "event": "config:0-7", "edge": "config:17", "thresh": "config:8-15", "filter": "config1:0-31"}


def test_sub_events(systems):
    events = systems["cards"].blocks["mem"].events
    assert {name: event.terms for name, event in events.items()} == {
        "reads.all": {"event": 4, "thresh": 1}, "reads.some": {"event": 4, "thresh": 2}, "clocks": {"event": 0xFF}}
    assert events["reads.some"].counters == 0xF and events["reads.some"].needs == ["filter"] and events["reads.some"].text == "Some."
