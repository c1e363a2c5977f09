"""The rules that `export prometheus` makes find what `pmureg stat --openmetrics` writes, on the simulated device."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from command import ROOT, SYSTEMS, Run
from drawn import drawn


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_each_count_of_a_metric_is_found_by_one_selector(run: Run, tmp_path: Path, system: str) -> None:
    """Of the first metric of each kind of unit. Two events with the same terms have the same selector. A device that several variants have is also found by the other's."""
    shared = {device.name for device in (ROOT / "generated" / "sysfs").glob(f"{system}.*/*")}
    exported = subprocess.run([sys.executable, "-m", "generator", "export", "prometheus", system], cwd=ROOT, capture_output=True, text=True, timeout=60)
    if exported.returncode:
        assert exported.stderr.endswith(": it has no metrics\n")
        return
    selectors = {(json.loads(unit), json.loads(event)) for unit, event in re.findall(
        rf'pmureg_event_total{{system="{system}",unit=~("(?:[^"\\]|\\.)*"),event=~("(?:[^"\\]|\\.)*")}}', exported.stdout)}
    first = re.findall(r"^  - name: pmureg_(\w+)$(?s:.*?)^ +# (\w+) = ", exported.stdout, re.M)
    metrics = ",".join(f"{kind.replace(f'{system}_{system}', system)}.{metric}" for kind, metric in first)
    path = tmp_path / "pmureg.prom"
    run("stat", "--io", "sim", "--system", system, "-M", metrics, "-o", "/dev/null", "--openmetrics", str(path))
    counts = set(re.findall(rf'^pmureg_event_total{{system="{system}".*?,unit="([^"]*)",event="([^"]*)"', path.read_text(), re.M))
    assert counts
    found = {(unit, event): [one for one in selectors if re.fullmatch(one[0], unit) and re.fullmatch(one[1], event)] for unit, event in counts}
    assert {count: several for count, several in found.items() if not several or len(several) > 1 and count[0] not in shared} == {}
