"""Draws a plot with matplotlib, as SVG to stand in a page: its colours and its font are the page's.

matplotlib writes colours as numbers. Those here stand for variables of the page's style, which follow light and dark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from itertools import groupby
from math import isfinite, nan
from statistics import fmean
from xml.etree import ElementTree

import matplotlib
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from markupsafe import Markup

from ..views.formats import html
from .lines import DASHES, MOST_LINES, Line
from .numbers import Scale, figures, in_a_column
from .phases import Phase
from .recording import Region

WIDTH, HEIGHT, LETTERS = 440, 210, 11    # in the pixels of a narrow page
_WIDTH = 1.6           # of a line; matplotlib multiplies lengths of dashes by it
MOST_LETTERS = 24      # of a region's name
_INK, _GRID, _PHASE, _LOST, _MARK = "#010101", "#010102", "#010103", "#010104", "#010105"
_LINES = [f"#0102{number:02x}" for number in range(MOST_LINES)]
_VARIABLES = {_INK: "--faint", _GRID: "--line", _PHASE: "--side", _LOST: "--acts", _MARK: "--faint",
              **{colour: f"--line{number}" for number, colour in enumerate(_LINES)}}
Points = tuple[list[float], list[float]]    # across and up
_SVG = "http://www.w3.org/2000/svg"


def draw(times: Sequence[float], phases: Sequence[Phase], regions: Sequence[Region], lines: Sequence[Line],
         scale: Scale, title: str) -> Markup:
    """The picture of the lines, as an SVG element without anything that a page could have twice."""
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "pmureg", "font.size": LETTERS,
                                    "axes.spines.left": False, "axes.spines.right": False, "axes.spines.top": False,
                                    "path.simplify": False})
        figure = Figure((WIDTH / 72, HEIGHT / 72))
        canvas = FigureCanvasSVG(figure)
        _draw(figure, times, phases, lines, scale)
        _mark(figure.axes[0], regions)
        stream = StringIO()
        canvas.print_svg(stream, metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return html(_in_page(stream.getvalue(), title))


def _draw(figure: Figure, times: Sequence[float], phases: Sequence[Phase], lines: Sequence[Line], scale: Scale) -> None:
    plot = figure.add_axes((0.115, 0.11, 0.85, 0.79))
    end = times[-1] or 1
    for number, phase in enumerate(phases, 1):
        begin, behind = _begin(times, phase.begin), times[phase.end - 1]
        if number % 2 == 0:
            plot.axvspan(begin, behind, color=_PHASE, linewidth=0, zorder=0)
        if len(phases) > 1:
            plot.text((begin + behind) / 2, 1.0, str(number), transform=plot.get_xaxis_transform(), color=_INK,
                      ha="center", va="bottom")
    for begin, behind in _stretches(sorted({i for line in lines for i in line.reasons}), times):
        plot.axvspan(begin, behind, color=_LOST, linewidth=0, zorder=1)
    alpha = 0.3 / len(lines)    # grounds of several lines lie on one another
    for number, line in enumerate(lines):
        if line.low or in_a_column(times) > 1:
            _draw_range(plot, _points(line.low or line.values, times, scale, min),
                        _points(line.high or line.values, times, scale, max), number, alpha)
        dashes = [float(length) / _WIDTH for length in DASHES[number].split()] if number else []
        plot.plot(*_points(line.values, times, scale), color=_LINES[number], linewidth=_WIDTH, zorder=3,
                  linestyle=(0, dashes) if dashes else "-", solid_capstyle="butt", dash_capstyle="butt")
    _label(plot, end)
    figure.patch.set_visible(False)
    plot.patch.set_visible(False)


def _mark(plot: matplotlib.axes.Axes, regions: Sequence[Region]) -> None:
    """A bar below the plot for each region, a step lower within another, and the name where it is first."""
    ends: list[float] = []    # of the regions that contain the next one
    named: set[str] = set()
    for region in sorted(regions, key=lambda one: (one.begin, -one.end)):
        ends = [end for end in ends if end > region.begin]
        height = 0.02 + 0.07 * min(len(ends), 2)
        plot.plot((region.begin, region.end), (height, height), color=_MARK, linewidth=3, zorder=4,
                  transform=plot.get_xaxis_transform(), solid_capstyle="butt", scalex=False, scaley=False)
        if region.name not in named:
            plot.text(region.begin, height + 0.01, region.name[:MOST_LETTERS], color=_INK, va="bottom", zorder=4,
                      parse_math=False, transform=plot.get_xaxis_transform(), clip_on=True)
        named.add(region.name)
        ends.append(region.end)


def _draw_range(plot: matplotlib.axes.Axes, low: Points, high: Points, number: int, alpha: float) -> None:
    """Fills what is between two lines, one polygon for each stretch that has numbers."""
    whole = zip(low[0], low[1], high[1])
    for is_number, stretch in groupby(whole, key=lambda point: isfinite(point[1])):
        across, below, above = zip(*stretch)
        if is_number:
            plot.fill([*across, *reversed(across)], [*below, *reversed(above)], color=_LINES[number], alpha=alpha,
                      linewidth=0, zorder=2)


def _label(plot: matplotlib.axes.Axes, end: float) -> None:
    low, high = plot.dataLim.y0, plot.dataLim.y1
    plot.set_xlim(0, end)
    plot.set_ylim(min(low, 0) * 1.05, max(high, 0) * 1.05 or 1)
    plot.xaxis.set_major_locator(MaxNLocator(5))
    plot.yaxis.set_major_locator(MaxNLocator(4))
    plot.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{figures(value)} s"))
    plot.yaxis.set_major_formatter(FuncFormatter(lambda value, _: figures(value)))
    plot.tick_params(length=0, labelcolor=_INK, pad=5)
    plot.grid(axis="y", color=_GRID, linewidth=1, zorder=1)
    plot.spines["bottom"].set(color=_INK, linewidth=1)


def _begin(times: Sequence[float], interval: int) -> float:
    return times[interval - 1] if interval else 0.0


def _stretches(intervals: Sequence[int], times: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Begin and end of stretches of intervals, as columns that are wide enough to be seen."""
    each = in_a_column(times)
    columns = sorted({interval // each for interval in intervals})
    for _, stretch in groupby(enumerate(columns), key=lambda pair: pair[1] - pair[0]):
        inner = [column for _, column in stretch]
        yield _begin(times, inner[0] * each), times[min((inner[-1] + 1) * each, len(times)) - 1]


def _points(values: Sequence[float | None], times: Sequence[float], scale: Scale,
            chosen: Callable[[list[float]], float] = fmean) -> Points:
    """Steps: a value holds from the begin of its interval to its end. If intervals share a column, one value of all is
    drawn. NaN where there is no value."""
    across: list[float] = []
    up: list[float] = []
    each = in_a_column(times)
    for first in range(0, len(values), each):
        behind = min(first + each, len(values))
        numbers = [value for value in values[first:behind] if value is not None]
        across += [_begin(times, first), times[behind - 1]]
        up += [chosen(numbers) / scale.by if numbers else nan] * 2
    return across, up


def _in_page(text: str, title: str) -> str:
    """The SVG without what belongs to a file: header, style, names. Its colours are variables, its font the page's."""
    root = ElementTree.fromstring(text)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{{{_SVG}}}metadata", f"{{{_SVG}}}defs"):
                parent.remove(child)
    for element in root.iter():
        for name in ("id", "clip-path"):    # nothing is drawn outside, and a page could have the names twice
            element.attrib.pop(name, None)
        if element.get("transform", "").startswith("rotate(-0 "):
            del element.attrib["transform"]
        if style := element.get("style"):
            element.set("style", _restyled(style))
        for name in ("d", "x", "y"):
            if numbers := element.get(name):
                element.set(name, _shortened(numbers))
    _without_empty_groups(root)
    named = ElementTree.Element(f"{{{_SVG}}}title")
    named.text, named.tail = title, "\n"
    root.insert(0, named)
    root.attrib = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img"}
    ElementTree.register_namespace("", _SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _without_empty_groups(element: ElementTree.Element) -> None:
    for child in list(element):
        _without_empty_groups(child)
        if child.tag == f"{{{_SVG}}}g" and not len(child):
            element.remove(child)


def _restyled(style: str) -> str:
    kept = [part.strip() for part in style.split(";") if part.strip() and not part.strip().startswith("font")]
    return re.sub("#[0-9a-f]{6}", lambda match: f"var({_VARIABLES[match[0]]})" if match[0] in _VARIABLES else match[0],
                  "; ".join(kept))


def _shortened(numbers: str) -> str:
    """Numbers in tenths of a pixel."""
    return " ".join(re.sub(r"-?\d+\.\d+", lambda match: f"{float(match[0]):.1f}".removesuffix(".0"), numbers).split())
