"""Expressions of the architecture's specification language in JSON: conditions as text, counts, values of bits."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.imports.given import readable
from generator.imports.parts import AS_PUBLISHED, Part, find, need, number, objects, type_of, wrong

LONGEST = 110       # letters of a condition
MOST = 1 << 48
_PLAIN = {"&&": "and", "||": "or", "==": "==", "!=": "!=", "IN": "in", "MOD": "%", "DIV": "//"}
_TIGHT = {"||": 1, "&&": 2}
_PART = re.compile(r"'([01]+)'|([A-Za-z]\w*)(?:\[(\d+)(?::(\d+))?\])?\Z")

_BITS = re.compile(r"'([01x]{1,128})'")
_NUMBER = re.compile(r"0x[0-9A-Fa-f]{1,32}|[01]{1,128}")
_SCATTERED = re.compile("x[01]")


class Unknown(Exception):
    """An expression whose value is not known."""


def is_true(condition: object) -> bool:
    return (condition is None or condition is True or isinstance(condition, dict)
            and condition.get("_type") == "AST.Bool" and condition.get("value") is True)


def condition(part: Part, key: str = "condition") -> str:
    """A condition as text; "" if it always holds."""
    inner = part.get(key)
    if is_true(inner):
        return ""
    words = readable(inner) if isinstance(inner, str) else said(inner) if isinstance(inner, dict) else \
        wrong(part, key, f"`{key}` is not a condition", AS_PUBLISHED)
    if len(words) <= LONGEST:
        return words
    features = list(dict.fromkeys(re.findall(r"FEAT_\w+", words)))
    return f"{', '.join(features)} say so" if features else "other registers say so"


def said(part: Part, around: int = 0) -> str:
    kind = type_of(part)
    if kind == "AST.BinaryOp":
        op = need(part, "op", str)
        own = _TIGHT.get(op, 3)
        words = (f"{said(need(part, 'left', dict), own)} {_PLAIN.get(op, readable(op))} "
                 f"{said(need(part, 'right', dict), own + (own == 3))}")
        return f"({words})" if own < around or own == around == 3 else words
    if kind == "AST.UnaryOp":
        op = need(part, "op", str)
        return f"{'not ' if op == '!' else readable(op)}{said(need(part, 'expr', dict), 3)}"
    if kind == "AST.Function":
        name, arguments = readable(need(part, "name", str)), [said(one) for one in objects(part, "arguments")]
        if name in ("IsFeatureImplemented", "HaveEL") and len(arguments) == 1:
            return f"there is {arguments[0]}" if name == "HaveEL" else arguments[0]
        return "implementation defined" if name in ("Text", "ImpDefBool") else f"{name}({', '.join(arguments)})"
    if kind == "Types.Field":
        place: Part = need(part, "value", dict)
        return f"{readable(find(place, 'name', str) or '')}.{readable(find(place, 'field', str) or '')}".strip(".")
    if kind == "Types.RegisterType":
        return readable(need(need(part, "value", dict), "name", str))
    if kind == "AST.DotAtom":
        return ".".join(said(one) for one in objects(part, "values"))
    if kind == "AST.SquareOp":
        return f"{said(need(part, 'var', dict))}[{', '.join(said(one) for one in objects(part, 'arguments'))}]"
    if kind == "AST.Slice":
        return f"{said(need(part, 'left', dict))}:{said(need(part, 'right', dict))}"
    if kind in ("AST.Set", "AST.Concat", "AST.Tuple"):
        return f"({', '.join(said(one) for one in objects(part, 'values'))})"
    value = part.get("value")
    return readable(str(value).strip("'")) if isinstance(value, (str, int)) else "a condition"


def count(part: Part, names: dict[str, int]) -> int:
    """The value of an expression over `names`. Raises Unknown if it has other names."""
    kind = type_of(part)
    if kind == "AST.Integer":
        return number(part, "value", MOST)
    if kind == "Values.Value":
        low, high = bits(part, 64)
        return low if low == high else _unknown()
    if kind == "AST.Identifier":
        name = need(part, "value", str)
        return names[name] if name in names else _unknown()
    if kind == "AST.BinaryOp":
        left, right = count(need(part, "left", dict), names), count(need(part, "right", dict), names)
        op = need(part, "op", str)
        result = left + right if op == "+" else left - right if op == "-" else left * right if op == "*" else _unknown()
        return (result if 0 <= result <= MOST
                else wrong(part, "op", f"an offset is {result if abs(result) < 1 << 64 else 'more than 64 bits'}",
                           "correct the file"))
    return _unknown()


def _unknown() -> int:
    raise Unknown


def bits(part: Part, width: int, key: str = "value") -> tuple[int, int]:
    """The first and last number of a bit pattern: 8 and 11 for `'10xx'`. Raises Unknown if the numbers have gaps."""
    word = part.get(key)
    found = span_of(word) if isinstance(word, str) else None
    if found is None:
        wrong(part, key, f"`{need(part, key, str)[:60]}` is not a value of {width} bit{'s' if width > 1 else ''}",
              "write bits in quotes: `\"'01'\"`")
    size, low, high = found
    if size and size != width and width != 64 or low >> width:
        wrong(part, key,
              f"`{need(part, key, str)[:60]}` has {size or low.bit_length()} bits, but its field has {width}",
              "correct the value, or the field")
    if high < low:
        raise Unknown
    return low, high


@lru_cache(1 << 14)
def span_of(word: str) -> tuple[int, int, int] | None:
    """The width, first and last number of a bit pattern; the last is -1 if the numbers have gaps."""
    found = _BITS.fullmatch(word)
    if found is None:
        number_ = _NUMBER.fullmatch(word)
        value = int(word, 16 if word.startswith("0x") else 2) if number_ else 0
        return (0, value, value) if number_ else None
    low = int(found[1].replace("x", "0"), 2)
    return len(found[1]), low, -1 if _SCATTERED.search(found[1]) else int(found[1].replace("x", "1"), 2)


def joined(part: Part, width: int, index: str) -> list[tuple[str, int, int, int]]:
    """The parts of a number with bits of an index, `'10':m[4:3]`, from the top: (constant, shift in the index, bits,
    place)."""
    kind, word = type_of(part), need(part, "value", str)
    if kind == "Values.EquationValue":
        pieces = [(need_index(part, word, index), number(slice_, "start", 63), number(slice_, "width", 64, 1))
                  for slice_ in objects(part, "slice")]
    elif kind == "Values.Group":
        pieces = []
        for piece in re.split(r":(?![^\[]*\])", word):
            found = _PART.match(piece.strip())
            if found is None:
                raise Unknown
            if found[1]:
                pieces.append((found[1], 0, len(found[1])))
            else:
                high = int((found[3] or "63")[:4])
                low = int((found[4] or found[3] or "0")[:4])
                pieces.append((need_index(part, found[2], index), low, high - low + 1))
    else:
        low, high = bits(part, width)
        if low != high:
            raise Unknown
        return [(f"{low:0{width}b}", 0, width, 0)]
    result, place = [], sum(size for _, _, size in pieces)
    if place != width or any(size < 1 for _, _, size in pieces):
        wrong(part, "value", f"`{word[:60]}` has {place} bits, but must have {width}", AS_PUBLISHED)
    for what, shift, size in pieces:
        place -= size
        result.append((what if what != index else "", shift, size, place))
    return result


def need_index(part: Part, word: str, index: str) -> str:
    if word != index:
        raise Unknown
    return word
