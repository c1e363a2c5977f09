"""`export grafana`: a dashboard, which TypeScript's compiler holds against the types that Grafana publishes, and whose queries are of recorded series."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from describing import ROOT, demo
from drawn import drawn
from test_export import SYSTEMS, described, exported
from test_export_prometheus import labels, of

NPM = ROOT / "build/npm/node_modules"
COMPILER, TYPES = ("typescript", "5.9.3"), ("@grafana/schema", "12.4.0")
# Ids of @grafana/data's categories of units, version 12.4.
UNITS = {"bytes_per_second": "Bps", "seconds": "s", "hertz": "hertz", "ratio": "percentunit", "operations_per_second": "ops", "cycles": "short", "entries": "short",
         "transfers_per_second": "cps", "misses_per_second": "cps"}


@cache
def dashboard(system: str) -> dict[str, Any]:
    return json.loads(exported("grafana", system)[0])


def panels_of(board: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Each panel with the title of its row: behind an open row, within a closed one."""
    found, row = [], ""
    for panel in board["panels"]:
        if panel["type"] == "row":
            row = panel["title"]
            assert panel["collapsed"] or not panel["panels"]
            found += [(row, inner) for inner in panel["panels"]]
        else:
            found.append((row, panel))
    return found


# ---- Grafana's types ----

def compiled(folder: Path, **boards: str) -> subprocess.CompletedProcess[str]:
    for name, version in (COMPILER, TYPES):
        package = NPM / name / "package.json"
        if shutil.which("node") is None or not package.exists() or json.loads(package.read_text())["version"] != version:
            assert not os.environ.get("CI"), "README.md's test command installs npm's packages"
            pytest.skip(f"skipped: npm's {name} {version} is not here (`npm install --prefix build/npm {name}@{version}`)")
    (folder / "node_modules").symlink_to(NPM)
    for name, board in boards.items():
        # TypeScript takes no text for an enum, even if it is its value.
        board = board.replace('"mode": "absolute"', '"mode": ThresholdsMode.Absolute')
        (folder / f"{name}.ts").write_text('import { type Dashboard, ThresholdsMode } from "@grafana/schema";\n'
                                           'export const mode: `${ThresholdsMode.Absolute}` = "absolute";\n'
                                           f"export const d: Dashboard = {board};\n")
    return subprocess.run([NPM / ".bin/tsc", "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler",
                           *(f"{name}.ts" for name in boards)], cwd=folder, capture_output=True, text=True, timeout=300)


def test_grafana_knows_all_that_dashboards_say(tmp_path: Path) -> None:
    boards = {system: text for system in drawn(SYSTEMS) if (text := exported("grafana", system)[0])}
    assert boards
    done = compiled(tmp_path, **boards)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("old", "new", "told"), [
    ('"collapsed": false', '"colapsed": false', "'\"colapsed\"' does not exist"), ('"type": "custom"', '"type": "choice"', "'\"choice\"' is not assignable"),
    ('"refresh": 2', '"refresh": 9', "'9' is not assignable")])
def test_the_compiler_sees_mistakes(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = exported("grafana", "riscv")[0]
    assert old in text
    done = compiled(tmp_path, wrong=text.replace(old, new))
    assert done.returncode != 0 and told in done.stdout, done.stdout


# ---- Rows, panels and queries ----

def test_a_limit_is_a_line() -> None:
    """20 % are 0.2. A metric without a limit has none."""
    panels = {panel["title"]: panel for row, panel in panels_of(dashboard("spr")) if row == described("spr").blocks["core"].title}
    limited, free = panels["backend bound"], panels["retiring"]
    assert [step["value"] for step in limited["fieldConfig"]["defaults"]["thresholds"]["steps"]] == [None, 0.2]
    assert limited["fieldConfig"]["defaults"]["custom"]["thresholdsStyle"] == {"mode": "line"}
    assert "Deserves a look if backend_bound is above 20 %." in limited["description"]
    assert "thresholds" not in free["fieldConfig"]["defaults"] and "thresholdsStyle" not in free["fieldConfig"]["defaults"]["custom"]


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_a_panel_for_each_metric_asks_for_recorded_series(system: str) -> None:
    text, told = exported("grafana", system)
    assert told == ""
    if not text:
        return
    board, blocks = dashboard(system), [block for block in described(system).blocks.values() if block.metrics]
    panels = panels_of(board)
    assert [(row, panel["title"]) for row, panel in panels] == [(block.title, name.replace("_", " ")) for block in blocks for name in block.metrics]
    recorded = {rule["record"] for group in yaml.safe_load(exported("prometheus", system)[0])["groups"] for rule in group["rules"] if "record" in rule}
    for _, panel in panels:
        (target,) = panel["targets"]
        name, labels = re.fullmatch(r"\$\{level\}(:\w+:rate1m)\{(.*)\}", target["expr"]).groups()
        assert {f"{level}{name}" for level in ("unit", "package", "instance")} <= recorded
        assert labels == f'system="{system}",instance=~"$instance",package=~"$package",unit=~"$unit"'
        assert panel["description"] and panel["datasource"]["uid"] == "${datasource}"
    ids = [panel["id"] for panel in board["panels"]] + [panel["id"] for one in board["panels"] for panel in one.get("panels", ())]
    assert len(set(ids)) == len(ids) and len(board["uid"]) <= 40


def test_panels_do_not_overlap() -> None:
    board = dashboard("ivbep")
    rows = [panel for panel in board["panels"] if panel["type"] == "row"]
    shown = [panel["gridPos"] for panel in board["panels"]]
    for places in (shown, *([row["gridPos"], *(panel["gridPos"] for panel in row["panels"])] for row in rows if row["panels"])):
        cells = [(x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])]
        assert len(set(cells)) == len(cells) and {x for x, _ in cells} == set(range(24))
    assert [row["collapsed"] for row in rows] == [False, *[True] * (len(rows) - 1)]


@pytest.mark.parametrize(("system", "row", "title", "base"), [
    ("ivbep", "Memory controller channel", "read bandwidth", "bytes_per_second"), ("ivbep", "Home agent", "clock", "hertz"),
    ("ivbep", "Memory controller channel", "page misses", "ratio"), ("ivbep", "Slice of the last-level cache with its caching agent", "tor latency", "cycles"),
    ("ivbep", "Slice of the last-level cache with its caching agent", "tor entries", "entries"), ("zen4", "L3 cache of a core complex", "llc miss latency", "seconds"),
    ("zen4", "Core", "flops", "operations_per_second"), ("zen1", "Core", "l1 itlb misses", "misses_per_second")])
def test_units(system: str, row: str, title: str, base: str) -> None:
    (panel,) = [panel for of, panel in panels_of(dashboard(system)) if (of, panel["title"]) == (row, title)]
    defaults = panel["fieldConfig"]["defaults"]
    assert defaults["unit"] == UNITS[base] and panel["targets"][0]["expr"].partition(":rate1m")[0].endswith(f"_{base}")
    assert defaults["custom"]["axisLabel"] == (base.replace("_", " ") if UNITS[base] in ("short", "cps") else "")


def test_a_description_has_the_metric_and_its_events() -> None:
    """With the words of regdefs/intel/ivbep.yaml, and those that two events share."""
    (panel,) = [panel for row, panel in panels_of(dashboard("ivbep")) if (row, panel["title"]) == ("Memory controller channel", "page misses")]
    assert panel["description"] == (
        "Column accesses that had to close another page first.\n\n`page_misses = PRE_COUNT.PAGE_MISS / CAS_COUNT.ALL` in fraction\n\n"
        "* `PRE_COUNT.PAGE_MISS`: Precharges issued, by reason: PAGE MISS.\n"
        "* `CAS_COUNT.ALL`: Column accesses (one 64-byte line each), by kind and major mode. All reads and writes.\n\n"
        "Source: M 2.5 (Intel Xeon E5 v2 and E7 v2 uncore performance monitoring reference manual, 329468-002, February 2014)")


def test_words_are_no_markup(folder: Path, run) -> None:
    """Each is escaped. The source is the metric's own."""
    text = demo()
    for old, new in (("text: Reads in a cycle.", 'text: "*All* <b>reads</b> `x`", source: "TRM 5; TRM 7"'), ("text: Clock cycles.", 'text: "A [link](x)."')):
        assert old in text
        text = text.replace(old, new)
    (folder / "demo.yaml").write_text(text)
    outcome = run("export", "grafana", folder / "demo.yaml", "--regdefs", folder.parent)
    assert (outcome.status, outcome.err) == (0, "")
    ((_, panel),) = panels_of(json.loads(outcome.out))
    assert panel["description"] == (
        "\\*All\\* \\<b\\>reads\\</b\\> \\`x\\`\n\n`read_rate = reads / cycles` in requests/cycle\n\n* `cycles`: A \\[link\\](x).\n* `reads`: Read requests.\n\n"
        "Source: TRM 5 (Demo SoC technical reference manual, revision C); TRM 7 (Demo SoC technical reference manual, revision C)")


def test_a_panel_shows_what_the_rules_record(tmp_path: Path) -> None:
    """All machines, packages and units, then those that a user chooses: a CAS moves 64 bytes."""
    (panel,) = [panel for row, panel in panels_of(dashboard("ivbep")) if (row, panel["title"]) == ("Memory controller channel", "read bandwidth")]

    def asked(level: str, instance: str = ".*", package: str = ".*", unit: str = ".*") -> str:
        expression = panel["targets"][0]["expr"]
        for name, value in (("${level}", level), ("$instance", instance), ("$package", package), ("$unit", unit)):
            assert name in expression
            expression = expression.replace(name, value)
        return expression

    of("ivbep", tmp_path).records(
        {labels("a", "ivbep", 0, "uncore_imc_0", "cas_count_read"): "0+1500x40", labels("a", "ivbep", 1, "uncore_imc_2", "cas_count_read"): "0+3000x40",
         labels("b", "ivbep", 0, "uncore_imc_0", "cas_count_read"): "0+4500x40"},
        ("5m", asked("instance"), {labels("a", "ivbep", None): 19200, labels("b", "ivbep", None): 19200}),
        ("5m", asked("package", "(a|c)"), {labels("a", "ivbep", 0): 6400, labels("a", "ivbep", 1): 12800}),
        ("5m", asked("unit", package="0", unit="uncore_imc_0"), {labels("a", "ivbep", 0, "uncore_imc_0"): 6400, labels("b", "ivbep", 0, "uncore_imc_0"): 19200}))


def test_variables() -> None:
    """A level has the packages and units that its series have: a machine's none."""
    variables = {one["name"]: one for one in dashboard("ivbep")["templating"]["list"]}
    assert list(variables) == ["datasource", "level", "instance", "package", "unit"]
    assert (variables["datasource"]["type"], variables["datasource"]["query"]) == ("datasource", "prometheus")
    assert variables["level"]["query"] == "Machine : instance,Package : package,Unit : unit"
    assert [one["value"] for one in variables["level"]["options"] if one["selected"]] == ["instance"] == [variables["level"]["current"]["value"]]
    at = '{__name__=~"${level}:pmureg_.+",system="ivbep",instance=~"$instance"'
    assert {name: variables[name]["query"]["query"] for name in ("instance", "package", "unit")} == {
        "instance": 'label_values({__name__=~"instance:pmureg_.+",system="ivbep"}, instance)', "package": f"label_values({at}}}, package)",
        "unit": f'label_values({at},package=~"$package"}}, unit)'}
    assert all(variables[name][key] == value for name in ("instance", "package", "unit")
               for key, value in {"includeAll": True, "multi": True, "allValue": ".*", "datasource": {"type": "prometheus", "uid": "${datasource}"}}.items())
