"""Numbers as the report shows them: four figures, powers of a thousand beside the unit, seconds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, isfinite, log10
from statistics import median

FIGURES = 4
MOST_COLUMNS = 400    # of a picture; more intervals share a column
_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_PLAIN = (0.01, 100_000)    # values between these are shown without a power


@dataclass(frozen=True)
class Scale:
    """The power of a thousand that a plot's values are divided by, and the unit with it."""

    by: float
    unit: str

    def shown(self, value: float | None) -> str:
        return "" if value is None else figures(value / self.by)


def scale(values: Iterable[float], unit: str) -> Scale:
    highest = max((abs(value) for value in values), default=0.0)
    power = 0 if not highest or _PLAIN[0] <= highest < _PLAIN[1] else 3 * floor(log10(highest) / 3)
    return Scale(10.0 ** power, f"10{str(power).translate(_RAISED)} {unit}".rstrip() if power else unit)


def figures(value: float) -> str:
    """At least four figures, without zeros at the end: 12.3, 0.00123, 12,345."""
    if not value or not isfinite(value):
        return "0" if not value else "–"
    digits = max(0, FIGURES - 1 - floor(log10(abs(value))))
    text = f"{value:,.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def in_a_column(times: Sequence[float]) -> int:
    """How many intervals share a column of a picture."""
    return -(-len(times) // MOST_COLUMNS)


def decimals(times: Sequence[float]) -> int:
    """How many digits of a time tell intervals of this length."""
    lengths = [end - begin for begin, end in zip([0.0, *times], times) if end > begin]
    return min(9, max(0, 1 - round(log10(median(lengths))))) if lengths else 0
