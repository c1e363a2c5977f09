"""How many series a machine of two full sockets makes, by the session files of docs/fleet.md, and what follows from it for Prometheus."""

from __future__ import annotations

import collections
import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml

import icelake
from command import ROOT

DOCUMENT = (ROOT / "docs/fleet.md").read_text()
MACHINES, SCRAPE, DAY = 1000, 15, 86400
SERIES_BYTES, SAMPLE_BYTES = 3e3, (1, 2)  # see the document


@pytest.fixture(scope="module")
def families(pmureg: Path, msr_device: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, "collections.Counter[str]"]:
    folder = tmp_path_factory.mktemp("series")
    root = icelake.build_full(folder / "root")
    found = {}
    for name in ("full", "short"):
        text = re.search(rf"^<!-- {name} -->\n```yaml\n(.*?)^```", DOCUMENT, re.M | re.S)
        assert text
        session = yaml.safe_load(text[1])
        assert session["interval"] == f"{SCRAPE}s" and [Path(output["file"]).name for output in session["outputs"]] == [f"pmureg-{name}.prom"]
        output = folder / f"{name}.prom"
        # Long enough for the turns of all events, on a busy machine too.
        session |= {"io": "direct", "root": str(root), "run_directory": str(folder), "interval": "1s", "count": 1, "outputs": [{"format": "openmetrics", "file": str(output)}]}
        done = subprocess.run([pmureg, "run", "-"], input=json.dumps(session), capture_output=True, text=True, env=msr_device)
        assert (done.returncode, done.stderr) == (0, "")
        found[name] = collections.Counter(re.findall(r"^(\w+){", output.read_text(), re.M))
    return found


def test_a_tenth_of_the_series(families: dict[str, "collections.Counter[str]"]) -> None:
    full, short = families["full"], families["short"]
    assert 10 * short.total() <= full.total() and "pmureg_event_state" not in full
    assert set(short) == {"pmureg_build_info", "pmureg_unit_seconds_total", "pmureg_metric"}
    # Of each socket four controllers, three links and six stacks; of a core one metric.
    assert short["pmureg_metric"] == 2 * (2 * 4 + 3 + 2 * 6 + 1) and short["pmureg_unit_seconds_total"] == 1


def test_the_document_has_these_numbers(families: dict[str, "collections.Counter[str]"]) -> None:
    rows = {row[0]: row[1:] for row in re.findall(r"^\| ([^|]*?) \| ([^|]*?) \| ([^|]*?) \|$", DOCUMENT, re.M)}
    for column, name in enumerate(("full", "short")):
        series = families[name].total()
        samples = MACHINES * series / SCRAPE
        least, most = (f"{samples * DAY * size / 1e9:.2g}" for size in SAMPLE_BYTES)
        assert {what: values[column] for what, values in rows.items() if what in (
            "series of a machine", f"series of {MACHINES:,} machines", "samples a second", "memory of Prometheus", "disk of Prometheus, a day")} == {
            "series of a machine": str(series), f"series of {MACHINES:,} machines": f"{MACHINES * series:,}", "samples a second": f"{samples:,.0f}",
            "memory of Prometheus": f"{MACHINES * series * SERIES_BYTES / 1e9:.2g} GB", "disk of Prometheus, a day": f"{least} to {most} GB"}
