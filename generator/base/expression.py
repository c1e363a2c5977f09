"""The expressions of descriptions: Python's operators over unsigned 64-bit integers (real numbers in formulas).

An expression is parsed once into a small tree. The tree can be evaluated, written as C, or compiled to the
stack code that the runtime walks.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from keyword import iskeyword

from . import text as text_of
from .record import cached_property, record
from .source import Where

_WORD = re.compile(r"[A-Za-z_]\w*")
_EVENT = re.compile(r"[A-Za-z][\w.]*\.[0-9][\w.]*")  # a name of which some part begins with a digit
_OPERATORS = ("and", "or", "not", "if", "else")
_NUMBERS = ("True", "False")
_STRAY = re.compile(r"[^ -\"$-~]")  # Python would take a comment for nothing, and letters of other alphabets for ours
_LEADING_ZERO = re.compile(r"(?<![\w.])0[0-9_]*[0-9](?!\w)")
MASK64 = (1 << 64) - 1
MOST_CHARACTERS = 1000
MOST_LEVELS = 100    # of nesting
STACK = 32           # values that the runtime can hold at a time: PMUREG_STACK
MOST_VALUES = 30     # of them in an expression: addresses put more around it
MOST_OPERATIONS = 4096


class ExpressionError(Exception):
    """An invalid expression: what is wrong, how to mend it, and the position in the text."""

    def __init__(self, what: str, mend: str, column: int = 0) -> None:
        super().__init__(what)
        self.what, self.mend, self.column = what, mend, column


@record(frozen=True, slots=True)
class Const:
    value: int

    def __str__(self) -> str:
        return str(self.value)


@record(frozen=True, slots=True)
class Name:
    """`term`, `REG.FIELD`, `REG[n].FIELD[k]`: dotted parts, each with an index or none."""

    parts: tuple[tuple[str, Expr | None], ...]
    column: int

    def __str__(self) -> str:
        (part, index), *more = self.parts
        if index is None and not more:
            return part  # as most are
        return ".".join([part + (f"[{index}]" if index is not None else "") for part, index in self.parts])


@record(frozen=True, slots=True)
class Unary:
    op: str
    operand: Expr

    def __str__(self) -> str:
        return f"{self.op}({self.operand})" if self.op == POPCOUNT else f"({self.op} {self.operand})"


@record(frozen=True, slots=True)
class Binary:
    op: str
    left: Expr
    right: Expr

    def __str__(self) -> str:
        return f"({self.left} {self.op} {self.right})"


@record(frozen=True, slots=True)
class Select:
    condition: Expr
    yes: Expr
    no: Expr

    def __str__(self) -> str:
        return f"({self.yes} if {self.condition} else {self.no})"


@record(frozen=True, slots=True)
class Pick:
    """One of several numbers, for addresses that follow no rule. Descriptions cannot write it."""

    index: Expr
    values: tuple[int, ...]

    def __str__(self) -> str:
        return f"[{', '.join(f'{value:#x}' for value in self.values)}][{self.index}]"


Expr = Const | Name | Unary | Binary | Select | Pick

_BINARY: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Div: "/", ast.Mod: "%",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.And: "and", ast.Or: "or",
}
_UNARY: dict[type[ast.AST], str] = {ast.Not: "not", ast.Invert: "~"}
POPCOUNT = "popcount"  # the one function: how many bits are 1


def keyword(line: str, allowed: tuple[str, ...] = (), column: int = 0) -> ExpressionError | None:
    """The error for a reserved word of Python that expressions do not have; None if there is none."""
    word = next((found for found in _WORD.finditer(line) if iskeyword(found[0]) and found[0] not in allowed), None)
    if word is None:
        return None
    return ExpressionError(f"`{word[0]}` is a reserved word of Python, so it cannot be a name",
                           "rename it", column + word.start())


def python(line: str, real: bool) -> ast.Expression:
    """Parses the text as Python. In formulas a part of an event's name may begin with a digit; a placeholder stands for
    such a name while Python parses."""
    events: dict[str, str] = {}

    def put_aside(match: re.Match[str]) -> str:
        # as long, so that columns stay right; names begin with a letter
        word = f"_{len(events):0{len(match[0]) - 1}}"
        events[word] = match[0]
        return word

    tree = ast.parse(_EVENT.sub(put_aside, line) if real else line, mode="eval")
    for node in ast.walk(tree) if events else ():
        if isinstance(node, ast.Name):
            node.id = events.get(node.id, node.id)
    return tree


@lru_cache(1 << 14)
def parse(text: str, real: bool = False) -> Expr:
    """The tree of an expression. `real`: the arithmetic of formulas, `/` instead of `//`."""
    if len(text) > MOST_CHARACTERS:
        raise ExpressionError(f"the expression is longer than {MOST_CHARACTERS} characters", "split it")
    line = text.strip().replace("\n", " ")
    stray = _STRAY.search(line)
    if stray is not None:
        raise ExpressionError(f"`{stray[0]}` (U+{ord(stray[0]):04X}) is not allowed in an expression",
                              "see regdefs/README.md, Expressions", stray.start())
    try:
        tree = python(line, real)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        zero = _LEADING_ZERO.search(line)
        if zero is not None:
            raise ExpressionError(f"`{zero[0]}`: {text_of.OCTAL}", text_of.mend_zero(zero[0]), zero.start()) from error
        mistake = keyword(line, (*_OPERATORS, *_NUMBERS))
        if mistake is not None:
            raise mistake from error
        column = min((getattr(error, "offset", 1) or 1) - 1, len(line))
        operator = next((f", where `{found[0]}` is an operator" for found in _WORD.finditer(line)
                         if iskeyword(found[0])), "")
        raise ExpressionError(f"`{line}` is not an expression", f"see regdefs/README.md, Expressions{operator}",
                              column) from error
    _check_nesting(tree.body)
    try:
        return _convert(tree.body, real)
    except ExpressionError as error:
        # Python counts bytes.
        error.column = len(line.encode()[:error.column].decode(errors="ignore"))
        raise


def _check_nesting(node: ast.expr) -> None:
    level: list[ast.AST] = [node]
    for _ in range(MOST_LEVELS):
        level = [child for parent in level for child in ast.iter_child_nodes(parent)]
        if not level:
            return
    raise ExpressionError(f"the expression is nested more than {MOST_LEVELS} deep", "split it")


def _convert(node: ast.expr, real: bool) -> Expr:
    match node:
        # of a formula's numbers it is none, but maybe the name of an event
        case ast.Constant(value=bool()) if not real:
            return Const(int(node.value))
        case ast.Constant(value=int()) if type(node.value) is int:
            if not 0 <= node.value <= MASK64:
                shown = f"{node.value}" if node.value < 1 << 128 else f"a number of {node.value.bit_length()} bits"
                raise ExpressionError(f"{shown} does not fit 64 bits", "use a smaller number", node.col_offset)
            return Const(node.value)
        case ast.Name() | ast.Attribute() | ast.Subscript():
            return Name(tuple(_parts(node, real)), node.col_offset)
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            return Unary(_UNARY[type(op)], _convert(operand, real))
        case ast.Call(func=ast.Name(id=name), args=[operand], keywords=[]) if name == POPCOUNT and not real:
            return Unary(POPCOUNT, _convert(operand, real))
        case ast.BinOp(left=left, op=operator, right=right):
            symbol = _BINARY.get(type(operator))
            if symbol == ("//" if real else "/"):
                wanted = "/" if real else "//"
                raise ExpressionError(f"`{symbol}` cannot be used here", f"write `{wanted}`", node.col_offset)
            if symbol is not None:
                return _possible(Binary(symbol, _convert(left, real), _convert(right, real)), node, real)
        case ast.BoolOp(op=boolean, values=values):
            result = _convert(values[0], real)
            for value in values[1:]:
                result = Binary(_BINARY[type(boolean)], result, _convert(value, real))
            return result
        case ast.Compare(left=first, ops=operators, comparators=others) if all(type(op) in _BINARY for op in operators):
            operands = [_convert(operand, real) for operand in (first, *others)]
            pairs = [Binary(_BINARY[type(op)], left, right)
                     for left, op, right in zip(operands, operators, operands[1:])]
            chain: Expr = pairs[0]
            for pair in pairs[1:]:
                chain = Binary("and", chain, pair)
            return chain
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return Select(_convert(test, real), _convert(body, real), _convert(orelse, real))
    raise keyword(ast.unparse(node), _OPERATORS,
                  node.col_offset) or ExpressionError(f"`{ast.unparse(node)}` is not allowed in an expression",
                          "use integers, names and the operators of regdefs/README.md", node.col_offset)


def _possible(expr: Binary, node: ast.BinOp, real: bool) -> Binary:
    """Returns the expression; raises an error if its second operand is a constant that makes no sense."""
    # the quotient of a formula is not an integer
    number = constant(expr.right) if isinstance(expr.right, Const) or not real else None
    if number is None:
        return expr
    place = node.right.col_offset
    if expr.op in ("/", "//", "%") and not number:
        raise ExpressionError(f"`{ast.unparse(node)}` divides by 0", "divide by another number", place)
    if expr.op in ("<<", ">>") and number > 63:
        raise ExpressionError(f"`{ast.unparse(node)}` shifts all 64 bits out", "shift by 0 to 63", place)
    return expr


def _parts(node: ast.expr, real: bool) -> Iterator[tuple[str, Expr | None]]:
    index: Expr | None = None
    if isinstance(node, ast.Subscript):
        index, node = _convert(node.slice, real), node.value
    if isinstance(node, ast.Attribute):
        yield from _parts(node.value, real)
        yield node.attr, index
    elif isinstance(node, ast.Name):
        yield node.id, index
    else:
        raise ExpressionError(f"`{ast.unparse(node)}` is not a name", "write REGISTER[n].FIELD", node.col_offset)


def names(expr: Expr) -> list[Name]:
    """All names in the expression, also those in indices, from left to right."""
    if isinstance(expr, Const):  # most are
        return []
    found: list[Name] = []
    rest: list[Expr] = [expr]
    while rest:
        part = rest.pop()
        if isinstance(part, Name):
            found.append(part)
            for _, index in reversed(part.parts):
                if index is not None:
                    rest.append(index)
        elif isinstance(part, Binary):
            rest += (part.right, part.left)
        elif isinstance(part, Unary):
            rest.append(part.operand)
        elif isinstance(part, Select):
            rest += (part.no, part.yes, part.condition)
        elif isinstance(part, Pick):
            rest.append(part.index)
    return found


def constant(expr: Expr) -> int | None:
    """The value of an expression without names; None if it has names."""
    return None if names(expr) else evaluate(expr, {})


def joined(op: str, parts: Iterable[Expr]) -> Expr:
    """Joins the parts by one operator, `+` or `|`. The constants become one number, first, omitted if it is 0."""
    rest: list[Expr] = []
    constant = 0
    for part in parts:
        if isinstance(part, Const):
            constant = _EVALUATE[op](constant, part.value)
        else:
            rest.append(part)
    result: Expr | None = Const(constant) if constant or not rest else None
    for part in rest:
        result = Binary(op, result, part) if result is not None else part
    assert result is not None
    return result


def is_of_old(whole: Expr, bits: Expr) -> bool:
    """Whether an expression is `old | bits` or `old & ~bits`."""
    def ored(expr: Expr) -> list[str]:
        return [*ored(expr.left), *ored(expr.right)] if isinstance(expr, Binary) and expr.op == "|" else [str(expr)]

    return ((ored(whole) == ["old", *ored(bits)] or str(whole) == f"(old & (~ {bits}))")
            and all(str(name) != "old" for name in names(bits)))


def of_old(kind: str, bits: str) -> str:
    """The value as a description writes it: `old | BITS` of a raise, `old & ~BITS` of a lower, else the bits."""
    if kind not in ("raise", "lower"):
        return bits
    operator = "|" if kind == "raise" else "& ~"
    try:
        alone = is_of_old(parse(f"old {operator} {bits}"), parse(bits))
    except ExpressionError:
        alone = False    # `not x` is no operand
    return f"old {operator} {bits if alone else f'({bits})'}".replace("~ ", "~")


def from_zero(index: Expr, first: int) -> Expr:
    """The number of an element, counted from 0, if indices begin at `first`."""
    if not first:
        return index
    return Const(index.value - first & (1 << 64) - 1) if isinstance(index, Const) else Binary("-", index, Const(first))


def operands(expr: Expr) -> list[Expr]:
    """The operands of an operator; none of a number or a name."""
    match expr:
        case Unary(operand=operand):
            return [operand]
        case Binary(left=left, right=right):
            return [left, right]
        case Select(condition=condition, yes=yes, no=no):
            return [condition, yes, no]
        case Pick(index=index):
            return [index]
    return []


def with_operands(expr: Expr, made: Callable[[Expr], Expr]) -> Expr:
    """The same operator with changed operands."""
    match expr:
        case Unary(op=op, operand=operand):
            return Unary(op, made(operand))
        case Binary(op=op, left=left, right=right):
            return Binary(op, made(left), made(right))
        case Select(condition=condition, yes=yes, no=no):
            return Select(made(condition), made(yes), made(no))
        case Pick(index=index, values=values):
            return Pick(made(index), values)
    return expr


def replaced(expr: Expr, put: Callable[[Name], Expr]) -> Expr:
    """Replaces each name outside of indices."""
    return put(expr) if isinstance(expr, Name) else with_operands(expr, lambda inner: replaced(inner, put))


def folded(expr: Expr) -> Expr:
    """Replaces each part without names by its value."""
    value = constant(expr)
    return with_operands(expr, folded) if value is None else Const(value)


_EVALUATE: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: (a + b) & MASK64, "-": lambda a, b: (a - b) & MASK64, "*": lambda a, b: (a * b) & MASK64,
    "//": lambda a, b: a // b if b else 0, "%": lambda a, b: a % b if b else 0,
    "<<": lambda a, b: (a << b) & MASK64 if b < 64 else 0, ">>": lambda a, b: a >> b if b < 64 else 0,
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b,
    "==": lambda a, b: int(a == b), "!=": lambda a, b: int(a != b), "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b), ">": lambda a, b: int(a > b), ">=": lambda a, b: int(a >= b),
    "and": lambda a, b: int(bool(a) and bool(b)), "or": lambda a, b: int(bool(a) or bool(b)),
}


def evaluate(expr: Expr, env: Mapping[str, int]) -> int:
    """The value, with simple names taken from `env`."""
    # Not `match`, which takes twice as long: this is called more often than all else here.
    if isinstance(expr, Const):
        return expr.value
    if isinstance(expr, Name):
        return env[str(expr)]
    if isinstance(expr, Binary):
        return _EVALUATE[expr.op](evaluate(expr.left, env), evaluate(expr.right, env))
    if isinstance(expr, Unary):
        value = evaluate(expr.operand, env)
        return value.bit_count() if expr.op == POPCOUNT else ~value & MASK64 if expr.op == "~" else int(not value)
    if isinstance(expr, Select):
        return evaluate(expr.yes if evaluate(expr.condition, env) else expr.no, env)
    return expr.values[min(evaluate(expr.index, env), len(expr.values) - 1)]


_PYTHON = {"+": "({} + {} & M)", "-": "({} - {} & M)", "*": "({} * {} & M)",
           "&": "({} & {})", "|": "({} | {})", "^": "({} ^ {})",
           **{op: f"(+({{}} {op} {{}}))" for op in ("==", "!=", "<", "<=", ">", ">=")},  # + makes a number of a truth
           "and": "(1 if {} and {} else 0)", "or": "(1 if {} or {} else 0)"}


@lru_cache(1 << 12)  # blocks of many systems have the same expressions
def as_function(expr: Expr) -> Callable[[Mapping[str, int]], int]:
    """Compiles `evaluate` to a function of the environment, for use with thousands of elements."""
    if isinstance(expr, Const):
        value = expr.value
        return lambda env: value
    # Nothing but numbers, names of ours and operators gets into the text.
    function: Callable[[Mapping[str, int]], int] = eval(f"lambda env: {_python(expr)}",
                                                        {"M": MASK64, "do": _EVALUATE, "min": min})
    return function


def _python(expr: Expr) -> str:
    match expr:
        case Const(value=value):
            return str(value)
        case Name():
            return f"env[{str(expr)!r}]"
        case Unary(op=op, operand=operand):
            if op == POPCOUNT:
                return f"({_python(operand)}).bit_count()"
            return f"(~{_python(operand)} & M)" if op == "~" else f"int(not {_python(operand)})"
        case Binary(op=op, left=left, right=right):
            a, b = _python(left), _python(right)
            return _PYTHON[op].format(a, b) if op in _PYTHON else f"do[{op!r}]({a}, {b})"
        case Select(condition=condition, yes=yes, no=no):
            return f"({_python(yes)} if {_python(condition)} else {_python(no)})"
        case Pick(index=index, values=values):
            return f"{values}[min({_python(index)}, {len(values) - 1})]"


_C_OPERATOR = {"//": "/", "and": "&&", "or": "||"}
_TRUTH = ("==", "!=", "<", "<=", ">", ">=", "and", "or")  # operators that give an int in C, which must not be shifted


def _is_truth(expr: Expr) -> bool:
    match expr:
        case Unary(op=op):
            return op == "not"
        case Binary(op=op):
            return op in _TRUTH
        case Select(yes=yes, no=no):
            return _is_truth(yes) and _is_truth(no)
    return False


def to_c(expr: Expr, name: Callable[[Name], str], suffix: str = "U") -> str:
    """The expression in C. `name` writes a name; `suffix` goes behind each number."""
    match expr:
        case Const(value=value):
            return f"{value}{suffix}" if value < 10 else f"{value:#x}{suffix}"
        case Name():
            return name(expr)
        case Unary(op=op, operand=operand):
            if op == POPCOUNT:
                return f"(uint32_t)__builtin_popcountll({_number_c(operand, name, suffix)})"
            return f"~({_number_c(operand, name, suffix)})" if op == "~" else f"!({to_c(operand, name, suffix)})"
        case Binary(op=op, left=left, right=right):
            a, b = (to_c(side, name, suffix) if op in _TRUTH else _number_c(side, name, suffix)
                    for side in (left, right))
            if op in ("<<", ">>") and isinstance(right, Const):
                b = str(right.value)
            a = f"({a})" if isinstance(left, Binary | Select) and not (_is_clear(op, left) or _is_same(op, left)) else a
            b = f"({b})" if isinstance(right, Binary | Select) and not _is_clear(op, right) else b
            return f"{a} {_C_OPERATOR.get(op, op)} {b}"
        case Select(condition=condition, yes=yes, no=no):
            return " ".join((f"({to_c(condition, name, suffix)}) ?", to_c(yes, name, suffix), ":",
                             f"({to_c(no, name, suffix)})"))
        case Pick(index=index, values=values):
            chosen = to_c(index, name, suffix)
            text = f"{values[-1]:#x}{suffix}"
            for number, value in reversed(list(enumerate(values[:-1]))):
                text = f"{chosen} == {number}{suffix} ? {value:#x}{suffix} : {text}"
            return f"({text})"


def _is_clear(op: str, side: Expr) -> bool:
    """Whether an operand needs no parentheses for compilers and readers: `a + b * c`, `a | b << 3`."""
    return isinstance(side, Binary) and (op, side.op) in (("+", "*"), ("|", "<<"))


def _is_same(op: str, left: Expr) -> bool:
    return isinstance(left, Binary) and op == left.op and op in ("+", "|")


def place_within(where: Where, text: str, column: int) -> Where:
    """A place in a text that begins at `where`; its beginning if the file folds the text over several lines."""
    literal = where.source.text.startswith(text, where.offset)
    return Where(where.source, where.offset + column) if literal else where


def _number_c(expr: Expr, name: Callable[[Name], str], suffix: str) -> str:
    """Like `to_c`, but unsigned where C would have an int."""
    text = to_c(expr, name, suffix)
    return f"(({text}) ? 1{suffix} : 0{suffix})" if _is_truth(expr) else text


@record(frozen=True, slots=True)
class Op:
    """One operation of the runtime's stack code."""

    name: str        # an enumerator of enum pmureg_op_code, without its prefix
    a: int = 0
    b: int = 0
    value: int = 0


_OP_NAME = {
    "+": "ADD", "-": "SUB", "*": "MUL", "//": "DIV", "/": "DIV", "%": "MOD", "<<": "SHL", ">>": "SHR", "&": "AND",
    "|": "OR", "^": "XOR", "==": "EQ", "!=": "NE", "<": "LT", "<=": "LE", ">": "GT", ">=": "GE", "and": "LAND",
    "or": "LOR",
}


def compile_code(expr: Expr, name: Callable[[Name], list[Op]]) -> list[Op]:
    """Stack code that leaves the value on the stack. `name` gives the code of a name."""
    match expr:
        case Const(value=value):
            return [Op("CONST", value=value)]
        case Name():
            return name(expr)
        case Unary(op=op, operand=operand):
            return [*compile_code(operand, name), Op({"~": "NOT", "not": "LNOT"}.get(op, "POPCOUNT"))]
        case Binary(op=op, left=left, right=right):
            return [*compile_code(left, name), *compile_code(right, name), Op(_OP_NAME[op])]
        case Select(condition=condition, yes=yes, no=no):
            return [*compile_code(condition, name), *compile_code(yes, name), *compile_code(no, name), Op("SELECT")]
        case Pick(index=index, values=values):
            return _pick(compile_code(index, name), values, 0)


def _pick(index: list[Op], values: tuple[int, ...], first: int) -> list[Op]:
    """Selects one of the values by bisection; the first one has the number `first`."""
    if len(values) == 1:
        return [Op("CONST", value=values[0])]
    half = len(values) // 2
    return [*index, Op("CONST", value=first + half), Op("LT"), *_pick(index, values[:half], first),
            *_pick(index, values[half:], first + half), Op("SELECT")]


# on the stack; all others take one away
_EFFECT = {"CONST": 1, "VAR": 1, "BITS": 1, "FACT": 1, "NOT": 0, "LNOT": 0, "POPCOUNT": 0, "SELECT": -2}


def most_values(code: list[Op]) -> int:
    """The largest number of values on the stack."""
    most = now = 0
    for op in code:
        now += _EFFECT.get(op.name, -1)
        most = max(most, now)
    return most


@record(frozen=True)
class Expression:
    """An expression with its text, its place, and the place of its key in a map of settings."""

    text: str
    expr: Expr
    where: Where
    key: Where | None = None

    def place(self, column: int) -> Where:
        """A place within the text."""
        return place_within(self.where, self.text, column)

    def names(self) -> list[Name]:
        return names(self.expr)

    @cached_property
    def named(self) -> frozenset[str]:
        """Its names, as they are written."""
        return frozenset(map(str, self.names()))

    def simple(self) -> bool:
        return isinstance(self.expr, Const)


def named(*expressions: Expression | None) -> set[str]:
    """The names in expressions, as they are written."""
    return {name for expression in expressions if expression is not None for name in expression.named}
