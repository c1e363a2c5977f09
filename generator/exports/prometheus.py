"""Prometheus' rules: each described metric for each unit, package and machine, and alerts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction

from ..model.model import Metric, System, above, with_limit
from ..render.render import environment
from .rates import LEVELS, Kind, Series, kinds, series
from .unsaid import Unsaid


@dataclass(frozen=True)
class Alert:
    """A metric of a machine that is above its limit."""

    name: str           # CamelCase, with the kind of unit
    title: str          # of the unit
    metric: Series
    expr: str
    what: str           # text and limit of the metric
    source: str


def export(system: System, unsaid: Unsaid) -> str:
    found = kinds(system, unsaid)
    return environment().get_template("export.rules.j2").render(
        system=system, kinds=found, levels=LEVELS, series=series, quoted=json.dumps,
        alerts=[alert for kind in found for alert in alerts(system, kind)]) if found else ""


def alerts(system: System, kind: Kind) -> list[Alert]:
    """Of metrics with a limit. One within the limit of another is told if both are above."""
    recorded = {metric.of.name: metric for metric in kind.metrics}
    made = []
    for metric in kind.metrics:
        assert isinstance(metric.of, Metric)
        chain = above(kind.block, metric.of)
        if metric.of.limit is None or not all(one.name in recorded for one in chain):
            continue
        expr = "\nand ".join(exceeded(system, recorded[one.name]) for one in chain)
        name = "".join(word.title() for word in f"{kind.block.key}_{metric.of.name}".split("_"))
        made.append(Alert(f"Pmureg{name}", plain(kind.block.title), metric, expr,
                          plain(with_limit(kind.block, metric.of)), metric.of.limit.source))
    return made


def plain(text: str) -> str:
    """A text in which Prometheus' templates replace nothing."""
    return text.replace("{{", '{{"{{"}}')


def exceeded(system: System, metric: Series) -> str:
    assert isinstance(metric.of, Metric) and metric.of.limit is not None
    limit = Fraction(str(metric.of.limit.above)) * metric.scale
    return f'{series("instance", metric.name)}{{system="{system.name}"}} > {float(limit):.12g}'
