"""Prometheus' recording rules: each described metric for each unit, package and machine."""

from __future__ import annotations

from ..model.model import System
from ..render.render import environment
from .rates import LEVELS, kinds, series
from .unsaid import Unsaid


def export(system: System, unsaid: Unsaid) -> str:
    found = kinds(system, unsaid)
    return environment().get_template("export.rules.j2").render(
        system=system, kinds=found, levels=LEVELS, series=series) if found else ""
