"""A dashboard of Grafana: a row for each kind of unit, a panel for each metric, over the rules of `prometheus`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from ..base.expression import names
from ..model.model import Metric, System, with_limit
from ..reference.sentences import sentences
from ..views.formats import in_markdown
from ..views.tables import inline
from .rates import LEVELS, Kind, Series, kinds, series
from .unsaid import Unsaid

# Of Grafana's units, that of a recorded unit.
UNITS = {"bytes_per_second": "Bps", "hertz": "hertz", "joules": "joule", "operations_per_second": "ops",
         "ratio": "percentunit", "seconds": "s", "watts": "watt"}
ALL = {"text": "All", "value": "$__all"}
SOURCE = {"type": "prometheus", "uid": "${datasource}"}
WIDTH, HEIGHT = 12, 8    # of a panel, in the grid of 24 columns
SCHEMA = 39              # Grafana's version of the format; newer ones read it


def export(system: System, unsaid: Unsaid) -> str:
    found = kinds(system, unsaid)
    if not found:
        return ""
    dashboard = {"uid": f"pmureg-{system.name}"[:40], "title": f"pmureg: {system.title}", "tags": ["pmureg"],
                 "schemaVersion": SCHEMA, "editable": True, "refresh": "1m", "time": {"from": "now-1h", "to": "now"},
                 "templating": {"list": variables(system)}, "panels": list(rows(system, found))}
    return json.dumps(dashboard, indent=1, ensure_ascii=False) + "\n"


# ---- Variables ----

def variables(system: System) -> list[dict[str, Any]]:
    """The units of a level have the labels of that level, so only these can be chosen."""
    levels = [{"text": text, "value": level, "selected": level == "instance"}
              for text, level in zip(("Unit", "Package", "Machine"), LEVELS)][::-1]
    at = f'{{__name__=~"${{level}}:pmureg_.+",system="{system.name}",instance=~"$instance"'
    return [
        {"name": "datasource", "label": "Data source", "type": "datasource", "query": "prometheus"},
        {"name": "level", "label": "Level", "type": "custom", "current": levels[0], "options": levels,
         "query": ",".join(f"{level['text']} : {level['value']}" for level in levels),
         "description": "What a line of a panel is."},
        labels("instance", "Machine", f'{{__name__=~"instance:pmureg_.+",system="{system.name}"}}'),
        labels("package", "Package", f"{at}}}"),
        labels("unit", "Unit", f'{at},package=~"$package"}}')]


def labels(name: str, label: str, among: str) -> dict[str, Any]:
    """A variable of the values that a label has in some series."""
    query = f"label_values({among}, {name})"
    return {"name": name, "label": label, "type": "query", "datasource": SOURCE,
            "query": {"query": query, "refId": name}, "refresh": 2, "sort": 7, "multi": True, "includeAll": True,
            "allValue": ".*", "current": ALL}


# ---- Rows and panels ----

def rows(system: System, found: list[Kind]) -> Iterator[dict[str, Any]]:
    """The first row is open. Grafana asks for the data of the others when they are opened."""
    numbers, y = count(1), 0
    for kind in found:
        row = {"type": "row", "id": next(numbers), "title": kind.block.title, "collapsed": kind is not found[0],
               "gridPos": {"x": 0, "y": y, "w": 24, "h": 1}, "panels": []}
        panels = [panel(system, kind, metric, {"x": i % 2 * WIDTH, "y": y + 1 + i // 2 * HEIGHT, "w": WIDTH,
                                               "h": HEIGHT}) | {"id": next(numbers)}
                  for i, metric in enumerate(kind.metrics)]
        if kind is found[0]:
            yield from (row, *panels)
            y += (len(panels) + 1) // 2 * HEIGHT
        else:
            yield row | {"panels": panels}
        y += 1


def panel(system: System, kind: Kind, metric: Series, place: dict[str, int]) -> dict[str, Any]:
    assert isinstance(metric.of, Metric)
    shown = UNITS.get(metric.base, "cps" if metric.base.endswith("_per_second") else "short")
    axis = "" if metric.base in UNITS else metric.base.replace("_", " ")
    chosen = f'{{system="{system.name}",instance=~"$instance",package=~"$package",unit=~"$unit"}}'
    fields: dict[str, Any] = {"unit": shown, "custom": {"axisLabel": axis}}
    if metric.of.limit is not None:
        limit = metric.of.limit.above * float(metric.scale)
        fields["custom"]["thresholdsStyle"] = {"mode": "line"}
        fields["thresholds"] = {"mode": "absolute", "steps": [{"value": None, "color": "transparent"},
                                                              {"value": limit, "color": "orange"}]}
    return {"type": "timeseries", "title": metric.of.name.replace("_", " "), "gridPos": place,
            "description": described(system, kind, metric.of), "datasource": SOURCE,
            "targets": [{"refId": "A", "datasource": SOURCE, "expr": f"{series('${level}', metric.name)}{chosen}",
                         "legendFormat": "{{instance}} {{package}} {{unit}} {{place}}"}],
            "fieldConfig": {"defaults": fields, "overrides": []}}


def described(system: System, kind: Kind, metric: Metric) -> str:
    """Markdown: the metric's text, its formula and source, and the sentences of its events."""
    said, used = sentences(kind.block), {str(name) for name in names(inline(kind.block, metric).expr)}
    source = metric.source or kind.block.source
    lines = [in_markdown(with_limit(kind.block, metric)),
             f"`{metric.name} = {metric.formula.text}` in {in_markdown(metric.unit)}",
             "\n".join(f"* `{name}`: {in_markdown(said[name])}" for name in kind.block.events if name in used),
             f"Source: {in_markdown(cited(system, source))}" if source else ""]
    return "\n\n".join(filter(None, lines))


def cited(system: System, source: str) -> str:
    """A source with the title of its document."""
    parts = [part.strip() for part in source.split(";")]
    return "; ".join(f"{part} ({system.sources[tag]})" if (tag := part.split(" ")[0].rstrip(",:")) in system.sources
                     else part for part in parts)
