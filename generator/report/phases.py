"""Phases: stretches of intervals between which the mean of a metric changes.

Binary segmentation: the values are split where two means describe them best, then each part again, as long as that
gains more than noise would. Neighbours whose means are alike become one phase again.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import accumulate, pairwise
from math import log
from statistics import median

SHORTEST = 3           # intervals of a phase
ALIKE = 0.2            # means that differ by less than this part of the highest one are alike
MOST = 12              # phases
NOISE = 4.0            # times the variance of the noise and the logarithm of the intervals: what a split must gain
_MOST_SPLITS = 100     # before neighbours that are alike become one
_OF_NEIGHBOURS = 0.954  # the median difference of two values with normal noise, in standard deviations


@dataclass(frozen=True)
class Phase:
    begin: int         # its first interval
    end: int           # the interval behind its last
    mean: float


def phases(values: list[float | None]) -> list[Phase]:
    """The phases of a line. Intervals without a value belong to none, but do not end one."""
    numbers = [(i, value) for i, value in enumerate(values) if value is not None]
    if not numbers:
        return []
    sums = _Sums([value for _, value in numbers])
    bounds = _merged(sums, [0, *_splits(sums), len(numbers)])
    return [Phase(numbers[begin][0], numbers[end - 1][0] + 1, sums.mean(begin, end)) for begin, end in pairwise(bounds)]


class _Sums:
    """Values and their sums, for the mean of any part."""

    def __init__(self, values: list[float]) -> None:
        self.values = values
        self.sums = [0.0, *accumulate(values)]

    def mean(self, begin: int, end: int) -> float:
        return (self.sums[end] - self.sums[begin]) / (end - begin)

    def gain(self, begin: int, middle: int, end: int) -> float:
        """How much the sum of squares around the mean becomes less by a split."""
        before, after = middle - begin, end - middle
        return before * after / (before + after) * (self.mean(begin, middle) - self.mean(middle, end)) ** 2


def _splits(sums: _Sums) -> list[int]:
    values, made = sums.values, list[int]()
    if len(values) < 2 * SHORTEST:
        return []
    noise = median(abs(a - b) for a, b in pairwise(values)) / _OF_NEIGHBOURS
    # Sums of equal values differ by rounding: that is no gain.
    least = max(NOISE * noise ** 2 * log(len(values)), 1e-12 * sum(value ** 2 for value in values))
    parts: list[tuple[float, int, int, int]] = []    # a heap: the split that gains most is its first

    def add(begin: int, end: int) -> None:
        candidates = range(begin + SHORTEST, end - SHORTEST + 1)
        middle = max(candidates, key=lambda at: sums.gain(begin, at, end), default=begin)
        if middle > begin and (gain := sums.gain(begin, middle, end)) > least:
            heappush(parts, (-gain, begin, middle, end))

    add(0, len(values))
    while parts and len(made) < _MOST_SPLITS:
        _, begin, middle, end = heappop(parts)
        made.append(middle)
        add(begin, middle)
        add(middle, end)
    return sorted(made)


def _merged(sums: _Sums, bounds: list[int]) -> list[int]:
    """The bounds without those between means that are alike, and without the weakest of too many."""
    while len(bounds) > 2:
        means = [sums.mean(begin, end) for begin, end in pairwise(bounds)]
        changes = [abs(a - b) for a, b in pairwise(means)]
        weakest = min(range(len(changes)), key=changes.__getitem__)
        if changes[weakest] >= ALIKE * max(abs(mean) for mean in means) and len(means) <= MOST:
            break
        del bounds[weakest + 1]
    return bounds
