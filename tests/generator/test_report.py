"""`report`: numbers of files written by hand, whose extremes, means, gaps and phases were computed by hand."""

from __future__ import annotations

import html
import importlib
import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from describing import ROOT, run_apart
from generator.base.source import Fatal
from generator.report import lines, numbers, page, phases, recording

Json = dict[str, Any]
MEND = "; name a file that `pmureg stat -j -o FILE` has written"


def count(time: float | None, value: float | None, event: str = "unit_0/reads/", **more: Any) -> Json:
    """A line of a count; a text in the place of its value is the reason."""
    return ({} if time is None else {"interval": time}) | {
        "counter-value": None if isinstance(value, str) else value, "unit": "", "event": event, "event-runtime": 1000, "pcnt-running": 100.0,
        "simulated": False, "system": "soc", **({"reason": value} if isinstance(value, str) else {})} | {name.replace("_", "-"): given for name, given in more.items()}


def metric(time: float | None, value: float | None, name: str = "bandwidth", **more: Any) -> Json:
    return ({} if time is None else {"interval": time}) | {
        "metric": name, "metric-value": None if isinstance(value, str) else value, "metric-unit": "GB/s", "instance": "unit", "simulated": False, "system": "soc",
        **({"reason": value} if isinstance(value, str) else {})} | {key.replace("_", "-"): given for key, given in more.items()}


def text(*rows: Json) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def put(folder: Path, *rows: Json, name: str = "counts.json") -> Path:
    (folder / name).write_text(text(*rows))
    return folder / name


def plots(folder: Path, *rows: Json) -> list[lines.Plot]:
    return lines.plots(recording.read(put(folder, *rows)))


def view(folder: Path, *rows: Json, main: str | None = None) -> page.Page:
    """The page without pictures."""
    read = recording.read(put(folder, *rows))
    found = lines.plots(read)
    return page.Page(read, found, page.choose(found, main), lambda *words: "")


@pytest.fixture
def drawing() -> ModuleType:
    """The module that needs matplotlib; where packages are promised to be there, a missing one is a failure."""
    if not os.environ.get("CI"):
        pytest.importorskip("matplotlib", reason="skipped: Debian package python3-matplotlib is not here")
    return importlib.import_module("generator.report.drawing")


@pytest.fixture
def report(run, drawing, tmp_path):
    """Runs `report` on rows, and returns the outcome and the page."""
    def call(*rows: Json, more: tuple[object, ...] = ()) -> tuple[Any, str]:
        outcome = run("report", put(tmp_path, *rows), *more)
        return outcome, (tmp_path / "counts.html").read_text() if (tmp_path / "counts.html").exists() else ""
    return call


# ---- Reading ----

ABOUT: Json = {"pmureg": "0.3.0", "start": "2026-11-28T13:05:00Z", "command": ["make", "-j", "two words"], "host": "lab", "kernel": "Linux 6.1.0 x86_64"}


def test_the_line_about_the_run(tmp_path: Path) -> None:
    facts = dict(view(tmp_path, ABOUT, count(1, 5), count(2, 5)).facts)
    assert (facts["command"], facts["machine"], facts["start"], facts["counted by"]) == ("make -j 'two words'", "lab, Linux 6.1.0 x86_64", "2026-11-28T13:05:00Z", "pmureg 0.3.0")
    assert "not in the file" not in facts
    assert "command" not in dict(view(tmp_path, ABOUT | {"command": []}, count(1, 5)).facts)


@pytest.mark.parametrize(("rows", "said"), [
    ([count(1, 5), ABOUT], "2:1: this line begins another run; give each run a file of its own"),
    ([ABOUT, ABOUT, count(1, 5)], "2:1: this line begins another run; give each run a file of its own"),
    ([ABOUT], "1:1: the file has no lines; "),
    ([ABOUT | {"command": ["make", 5]}, count(1, 5)], "`command` has an item that is no text; "),
    ([{key: value for key, value in ABOUT.items() if key != "host"}, count(1, 5)], "the line has no `host`; "),
    ([ABOUT | {"user": "me"}, count(1, 5)], "the key `user` is unknown; "),
])
def test_a_wrong_line_about_the_run(tmp_path: Path, rows: list[Json], said: str) -> None:
    with pytest.raises(Fatal) as fatal:
        recording.read(put(tmp_path, *rows))
    assert said in str(fatal.value.problem)


def test_keys_are_those_of_the_schema() -> None:
    kinds = {"string": "text", "number": "number", "integer": "whole", "boolean": "truth", "array": "texts"}
    schema = json.loads((ROOT / "runtime/tool/stat.schema.json").read_text())
    assert len(schema["oneOf"]) == len(recording.KEYS) + 1 == 3
    for shape in schema["oneOf"]:
        keys = recording.KEYS.get(next((kind for kind in recording.KEYS if kind in shape["properties"]), ""), recording.RUN)
        assert set(keys) == set(shape["properties"])
        for name, rule in shape["properties"].items():
            if name == "reason":    # the tool has more than the schema: each is shown as it is
                rule = {"type": "string", "minLength": 1}
            types = rule["type"] if isinstance(rule["type"], list) else [rule["type"]]
            assert (keys[name].kind, keys[name].or_null, keys[name].sometimes) == (kinds[types[0]], "null" in types, name not in shape["required"]), name
            assert keys[name].least == rule.get("minimum", rule.get("minLength", float("-inf"))), name
            assert keys[name].most == rule.get("maximum", float("inf")), name


GOOD = text(count(1.0, 5))


@pytest.mark.parametrize(("content", "message"), [
    ("", "1:1: the file has no lines" + MEND),
    ("\n \n", "1:1: the file has no lines" + MEND),
    ("cycles,5\n", "1:1: JSON syntax: expecting value" + MEND),
    ('{"counter-value": 5', "1:20: JSON syntax: expecting ',' delimiter" + MEND),    # cut off, and nothing before it
    (GOOD + "{]\n", "2:2: JSON syntax: expecting property name enclosed in double quotes" + MEND),
    (GOOD + "\0\0", "2:1: JSON syntax: expecting value" + MEND),    # no beginning of a line
    (GOOD + "[1]\n", "2:1: the line is a list, but must be an object" + MEND),
    (GOOD + '{"name": "soc"}\n', "2:1: the line has neither `counter-value` nor `metric-value`" + MEND),
    (GOOD + '{"metric-value": NaN}\n', "2:18: JSON: NaN is not a number" + MEND),
    (GOOD + '{"event": "a", "event": "b"}\n', "2:16: this object has the key `event` twice (first in line 2)" + MEND),
    (text(count(1.0, 5) | {"counter-value": "5.0"}), "1:@counter-value: `counter-value` is a text, but must be a number" + MEND),    # as perf writes it
    (text(count(1.0, 5, event="")), "1:@event: `event` is empty" + MEND),
    (text(count(1.0, -5)), "1:@counter-value: `counter-value` is -5, which is not possible" + MEND),
    (text(metric(1.0, 5)).replace("5", "1e999"), "1:@metric-value: `metric-value` is inf, which is not possible" + MEND),
    (text(count(1.0, 5, pcnt_running=100.5)), "1:@pcnt-running: `pcnt-running` is 100.5, which is not possible" + MEND),
    (text(count(1.0, 5, simulated=0)), "1:@simulated: `simulated` is a number, but must be true or false" + MEND),
    (text(count(1.0, True)), "1:@counter-value: `counter-value` is true or false, but must be a number" + MEND),
    (text(count(1.0, None)), "1:1: `counter-value` is null, without a reason" + MEND),
    (text(count(1.0, 5, reason="in use")), "1:1: `counter-value` has a value and a reason" + MEND),
    (text({"counter-value": 5}), "1:1: the line has no `unit`" + MEND),
    (text(count(1.0, 5, sockets=1)), "1:@sockets: the key `sockets` is unknown; use pmureg-gen of the release that counted"),
    (text(count(1.0, 5), count(1.0, 5, system="chip")), "2:@system: this line is of system `chip`, but the lines before are of system `soc`; give each run a file of its own"),
    (text(count(1.0, 5), {name: value for name, value in count(2.0, 5).items() if name != "system"}),
     "2:1: this line is of no described system, but the lines before are of system `soc`; give each run a file of its own"),
    (text(count(1.0, 5), count(2.0, 5, simulated=True)), "2:@simulated: a simulated device counted this line, but not the lines before; give each run a file of its own"),
    (text(count(1.0, 5, simulated=True), count(2.0, 5)), "2:@simulated: a machine counted this line, but a simulated device the lines before; give each run a file of its own"),
    (text(count(2.0, 5), count(1.5, 5)), "2:2: the time goes back from 2 s to 1.5 s; give each run a file of its own"),
    (text(count(None, 5), count(1.0, 5)), "2:2: this line has a time, but a line before has none; give each run a file of its own"),
])
def test_a_file_of_others_is_refused(run, tmp_path, content, message) -> None:
    """With its place and how to mend it (@key: where the key stands in the line); a page that was there stays as it was."""
    if found := re.match(r"(\d+):@([a-z-]+)", message):
        column = content.splitlines()[int(found[1]) - 1].index(f'"{found[2]}"') + 1
        message = f"{found[1]}:{column}{message[found.end():]}"
    (tmp_path / "counts.json").write_text(content)
    (tmp_path / "counts.html").write_text("before")
    outcome = run("report", tmp_path / "counts.json")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.splitlines()[0] == f"{tmp_path}/counts.json:{message}"
    assert (tmp_path / "counts.html").read_text() == "before" and len(list(tmp_path.iterdir())) == 2


def test_a_number_of_hundreds_of_digits_is_refused(tmp_path) -> None:
    (tmp_path / "counts.json").write_text(text(count(1.0, 5)).replace('"counter-value": 5', '"counter-value": 1' + "0" * 400))
    with pytest.raises(Fatal, match="`counter-value` is 10+, which is not possible"):
        recording.read(tmp_path / "counts.json")


def test_a_missing_file_is_told(run, tmp_path) -> None:
    outcome = run("report", tmp_path / "none.json")
    assert (outcome.status, outcome.err.splitlines()[0]) == (1, f"{tmp_path}/none.json:1:1: cannot read the file: No such file or directory{MEND}")


def test_what_is_no_text_is_refused(run, tmp_path) -> None:
    (tmp_path / "counts.json").write_bytes(GOOD.encode() + b"\xff\xfe\n")
    outcome = run("report", tmp_path / "counts.json")
    assert (outcome.status, outcome.places()) == (1, [(2, 1)]) and "byte 0xff is not UTF-8" in outcome.err


@pytest.mark.parametrize("end", [b'{"interval": 2.0, "counter-va', b"{", '{"interval": 2.0, "event": "größe'.encode()[:-3]], ids=["key", "brace", "half of a letter"])
def test_a_last_line_that_is_cut_off_is_left_out(run, drawing, tmp_path, end) -> None:
    """As a killed run leaves it: said on standard error and in the page."""
    (tmp_path / "counts.json").write_bytes(text(count(1.0, 7), count(2.0, 9)).encode() + end)
    outcome = run("report", tmp_path / "counts.json")
    assert (outcome.status, outcome.places()) == (0, [(3, 1)])
    assert "warning: the last line is cut off, so the run was killed or is still going on; the report has the 2 lines before" in outcome.err
    assert '<p class="notice">The last line is cut off, so the run was killed or is still going on.' in (tmp_path / "counts.html").read_text()


def test_a_last_line_without_its_end_is_whole(tmp_path) -> None:
    (tmp_path / "counts.json").write_text(text(count(1.0, 7), count(2.0, 9)).rstrip())
    read = recording.read(tmp_path / "counts.json")
    assert (len(read.rows), read.cut_off) == (2, None)


# ---- Lines ----

def test_rates_extremes_and_means(tmp_path) -> None:
    """30, 10 and 20 in 2 s, 1 s and 4 s are 15, 10 and 5 a second: 60 in 7 s."""
    plot, = plots(tmp_path, count(2.0, 30), count(3.0, 10), count(7.0, 20))
    line, = plot.lines
    assert (plot.name, plot.group, plot.unit, line.label) == ("unit/reads/", "unit", "counts/s", "unit_0")
    assert line.values == [15, 10, 5]
    assert (line.highest(), line.lowest()) == (lines.Extreme(15, 0), lines.Extreme(5, 2))
    assert line.mean([2.0, 3.0, 7.0]) == 60 / 7
    assert line.mean([2.0, 3.0, 7.0], 1, 3) == 6    # 30 in 5 s


def test_a_metric_has_its_own_values_and_a_mean_by_time(tmp_path) -> None:
    plot, = plots(tmp_path, metric(1.0, 8), metric(4.0, 4))
    assert (plot.name, plot.group, plot.unit, plot.lines[0].values) == ("bandwidth", "unit", "GB/s", [8, 4])
    assert plot.lines[0].mean([1.0, 4.0]) == 5    # (8 × 1 + 4 × 3) / 4


def test_the_first_of_equal_extremes_is_named(tmp_path) -> None:
    line, = plots(tmp_path, *(count(float(i), value) for i, value in enumerate([2, 1, 2, 1], 1)))[0].lines
    assert (line.highest(), line.lowest()) == (lines.Extreme(2, 0), lines.Extreme(1, 1))


def test_a_reason_is_no_number(tmp_path) -> None:
    """It is no 0, neither in extremes nor in the mean; the next count is since the line with the reason."""
    line, = plots(tmp_path, count(1.0, 6), count(3.0, "in use"), count(5.0, 8))[0].lines
    assert (line.values, line.reasons) == ([6, None, 4], {1: "in use"})
    assert line.lowest() == lines.Extreme(4, 2) and line.mean([1.0, 3.0, 5.0]) == 14 / 3


def test_a_line_that_is_not_there_is_a_gap(tmp_path) -> None:
    """The count after it is since the last line of its event: 9 in 3 s, of which the file has no line for the first 2."""
    reads, writes = plots(tmp_path, count(1.0, 1), count(1.0, 2, "unit_0/writes/"), count(3.0, 4), count(4.0, 5), count(4.0, 9, "unit_0/writes/"))
    assert (writes.lines[0].values, writes.lines[0].reasons) == ([2, None, 3], {1: "no line in the file"})
    assert reads.lines[0].values == [1, 2, 5]


def test_no_rate_is_made_without_time(tmp_path) -> None:
    line, = plots(tmp_path, count(0.0, 5), count(1.0, 5))[0].lines
    assert (line.values, line.reasons) == ([None, 5], {0: "no time passed"})


def test_an_event_that_is_given_twice_is_two_lines(tmp_path) -> None:
    plot, = plots(tmp_path, count(1.0, 5), count(1.0, 7), count(2.0, 6), count(2.0, 8))
    assert [(line.label, line.values) for line in plot.lines] == [("unit_0", [5, 6]), ("unit_0 (2)", [7, 8])]


def test_what_ran_in_part_of_the_time_is_told(tmp_path) -> None:
    line, = plots(tmp_path, count(1.0, 5), count(2.0, 5, pcnt_running=62.5), count(3.0, "not counted", pcnt_running=0.0))[0].lines
    assert line.running == {1: 62.5}    # a reason is no scaled number


@pytest.mark.parametrize(("row", "device", "kind"), [
    (count(1.0, 1, "soc_imc_0/reads/"), "soc_imc_0", "soc_imc"), (count(1.0, 1, "noc_1_2/reads/"), "noc_1_2", "noc"), (count(1.0, 1, "smmu_2b442/reads/"), "smmu_2b442", "smmu"),
    (count(1.0, 1, "core_pmu3/reads/"), "core_pmu3", "core_pmu3"), (count(1.0, 1, "cycles"), "", ""), (count(1.0, 1, "reads", instance="imc_7"), "imc_7", "imc"),
    (metric(1.0, 1, instance="imc_7"), "imc_7", "imc"), (metric(1.0, 1, "a/b", instance=""), "", "")])
def test_units(tmp_path, row, device, kind) -> None:
    read, = recording.read(put(tmp_path, row)).rows
    assert (lines.device_of(read), lines.kind_of_unit(device)) == (device, kind)


def boxes(value: Any, sockets: int, instances: int, make: Any = count) -> list[Json]:
    """A row for each box of each socket in the second second: socket s, box b has value(s, b)."""
    return [make(time, value(s, b), **({} if make is metric else {"event": f"box_{b}/reads/"}), instance=f"box_{b}", socket=s)
            for time in (1.0, 2.0) for s in range(sockets) for b in range(instances)]


def test_up_to_eight_lines_are_drawn_each(tmp_path) -> None:
    plot, = plots(tmp_path, *boxes(lambda s, b: 1, 2, 4))
    assert [line.label for line in plot.lines] == [f"box_{b} socket {s}" for s in range(2) for b in range(4)] and not plot.lines[0].within


def test_rates_are_folded_to_sums_of_sockets(tmp_path) -> None:
    """Boxes 0 to 4 of socket s count 10 s + b: 0 + 1 + 2 + 3 + 4, and 50 more."""
    plot, = plots(tmp_path, *boxes(lambda s, b: 10 * s + b, 2, 5))
    assert [(line.label, line.values, line.low) for line in plot.lines] == [("socket 0 (sum of 5)", [10, 10], []), ("socket 1 (sum of 5)", [60, 60], [])]
    assert [line.label for line in plot.lines[1].within] == [f"box_{b} socket 1" for b in range(5)]


def test_metrics_are_folded_to_means_with_their_range(tmp_path) -> None:
    plot, = plots(tmp_path, *boxes(lambda s, b: 10 * s + b, 2, 5, metric))
    assert [(line.label, line.values, line.low, line.high) for line in plot.lines] == [
        ("socket 0 (mean of 5)", [2, 2], [0, 0], [4, 4]), ("socket 1 (mean of 5)", [12, 12], [10, 10], [14, 14])]


def test_a_sum_lacks_what_one_of_its_parts_lacks(tmp_path) -> None:
    rows = boxes(lambda s, b: 5, 1, 9)
    rows[9 + 3] |= {"counter-value": None, "reason": "in use"}
    rows[4] |= {"pcnt-running": 40.0}
    line, = plots(tmp_path, *rows)[0].lines
    assert (line.label, line.values, line.reasons, line.running) == ("socket 0 (sum of 9)", [45, None], {1: "in use (box_3 socket 0)"}, {0: 40.0})


def test_more_than_eight_sockets_are_one_line(tmp_path) -> None:
    line, = plots(tmp_path, *boxes(lambda s, b: 2, 9, 1))[0].lines
    assert (line.label, line.values) == ("all sockets (sum of 9)", [18, 18])


def test_places_are_named(tmp_path) -> None:
    plot, = plots(tmp_path, count(1.0, 1, "cycles", socket=0, place="CPU0"), count(1.0, 2, "cycles", socket=0, place="CPU1"))
    assert [line.label for line in plot.lines] == ["CPU0", "CPU1"]


# ---- Phases ----

@pytest.mark.parametrize(("values", "expected"), [
    ([10] * 5 + [50] * 5 + [10] * 5, [(0, 5, 10), (5, 10, 50), (10, 15, 10)]),
    ([10, 12] * 5 + [50, 52] * 5, [(0, 10, 11), (10, 20, 51)]),
    ([10] * 100 + [50] * 3 + [10] * 100, [(0, 100, 10), (100, 103, 50), (103, 203, 10)]),    # short, but long enough
    ([10] * 5 + [50] * 2 + [10] * 5, [(0, 5, 10), (5, 8, 110 / 3), (8, 12, 10)]),            # shorter than a phase
    ([100] * 5 + [81] * 5, [(0, 10, 90.5)]),                                                 # less than a fifth
    ([100] * 5 + [80] * 5, [(0, 5, 100), (5, 10, 80)]),
    ([1, 9] * 10, [(0, 20, 5)]),                                                             # noise
    ([0.1] * 50, [(0, 50, 0.1)]),
    ([5, 6], [(0, 2, 5.5)]), ([], []), ([None, None], []),
    ([None, 10, 10, None, 10, 50, 50, 50, None], [(1, 5, 10), (5, 8, 50)]),
])
def test_phases(values, expected) -> None:
    found = [(phase.begin, phase.end, pytest.approx(phase.mean)) for phase in phases.phases(values)]
    assert found == expected


def test_phases_are_the_same_in_another_unit() -> None:
    """Steps of a third within noise of a twelfth, as bytes or as millions of them."""
    values = [value for level in (24, 36, 24) for value in [level - 1, level + 1, level] * 4]
    found = [(0, 12), (12, 24), (24, 36)]
    for unit in (1e-6, 1, 1e6):
        assert [(phase.begin, phase.end) for phase in phases.phases([value * unit for value in values])] == found, unit


def test_there_are_at_most_twelve_phases() -> None:
    assert len(phases.phases([value for _ in range(20) for value in [10] * 5 + [50] * 5])) == 12


def test_phases_are_of_the_first_metric_or_of_the_one_that_is_named(tmp_path) -> None:
    steps = [1] * 4 + [9] * 4
    rows = [row for i, value in enumerate(steps, 1) for row in (
        count(float(i), value), metric(float(i), "in use", "lost"), metric(float(i), 5, "clock", socket=0), metric(float(i), value, "clock", socket=1), metric(float(i), 3, "flat"))]
    by_metric = view(tmp_path, *rows)
    assert (by_metric.main_name, [phase.mean for phase in by_metric.phases]) == ("clock of unit (the mean of its lines)", [3, 7])    # (5 + 1) / 2, (5 + 9) / 2
    assert (view(tmp_path, *rows, main="flat").main_name, len(view(tmp_path, *rows, main="flat").phases)) == ("flat of unit", 1)
    assert [phase.mean for phase in view(tmp_path, *rows, main="unit/reads/").phases] == [1, 9]
    means = by_metric.phase_means
    assert means and means.columns == ["line", "unit", "phase 1", "phase 2"]
    assert means.rows == [["clock of unit: socket 0", "GB/s", "5", "5"], ["clock of unit: socket 1", "GB/s", "1", "9"], ["flat of unit", "GB/s", "3", "3"],
                          ["unit/reads/", "counts/s", "1", "9"]]
    assert by_metric.phase_table and by_metric.phase_table.rows == [["1", "0.0–4.0", "4.0", "3"], ["2", "4.0–8.0", "4.0", "7"]]


def test_an_unknown_main_metric_is_refused(run, tmp_path) -> None:
    path = put(tmp_path, metric(1.0, 5, "clock"))
    outcome = run("report", path, "--main", "clok")
    assert (outcome.status, outcome.err) == (1, f"pmureg: {path} has no numbers of a metric or an event `clok`; did you mean `clock`?\n")


# ---- Numbers ----

@pytest.mark.parametrize(("value", "shown"), [
    (0, "0"), (36.0, "36"), (2.5, "2.5"), (12.3456, "12.35"), (1234.5678, "1,235"), (12345.6, "12,346"), (0.012345, "0.01235"), (-3.14159, "-3.142"), (999.96, "1,000"), (1e-9, "0.000000001")])
def test_figures(value, shown) -> None:
    assert numbers.figures(value) == shown


@pytest.mark.parametrize(("values", "by", "unit"), [
    ([], 1, "B/s"), ([0], 1, "B/s"), ([99_999], 1, "B/s"), ([100_000, 5], 1e3, "10³ B/s"), ([2.4e9], 1e9, "10⁹ B/s"), ([0.01], 1, "B/s"), ([0.005], 1e-3, "10⁻³ B/s"), ([-2e6], 1e6, "10⁶ B/s")])
def test_scale(values, by, unit) -> None:
    assert numbers.scale(values, "B/s") == numbers.Scale(pytest.approx(by), unit)


@pytest.mark.parametrize(("times", "digits"), [([1.0, 2.0], 1), ([0.1002, 0.2001], 2), ([0.0999, 0.1998], 2), ([0.001], 4), ([10.0, 20.0], 0), ([100.0], 0), ([0.0], 0)])
def test_digits_of_times(times, digits) -> None:
    assert numbers.decimals(times) == digits


# ---- Tables ----

def test_what_is_lost_or_multiplexed_is_listed(tmp_path) -> None:
    rows = boxes(lambda s, b: 5, 1, 3) + [row | {"interval": 3.0} for row in boxes(lambda s, b: 5, 1, 3)[:3]]
    for i in (1, 2, 7, 8):
        rows[i] |= {"counter-value": None, "reason": "in use"}
    rows[3] |= {"pcnt-running": 25.0}
    rows[6] |= {"pcnt-running": 75.0}
    made = view(tmp_path, *rows, *(count(3.0, "not supported", "cycles"),))
    assert made.lost and made.lost.rows == [["box/reads/", "box_1 socket 0, box_2 socket 0", "in use", "2 of 3", "0.0–3.0"],
                                            ["cycles", "", "no line in the file", "2 of 3", "0.0–2.0"], ["cycles", "", "not supported", "1 of 3", "2.0–3.0"]]
    assert made.multiplexed and (made.multiplexed.columns, made.multiplexed.rows) == (
        ["event", "line", "ran at least", "intervals"], [["box/reads/", "box_0 socket 0", "25.00 %", "2 of 3"]])


def test_equal_losses_of_all_units_are_one_row(tmp_path) -> None:
    made = view(tmp_path, *boxes(lambda s, b: "no device" if s else 5, 2, 9))
    assert made.lost and made.lost.rows == [["box/reads/", "box_0 socket 1, box_1 socket 1, box_2 socket 1, box_3 socket 1, box_4 socket 1, box_5 socket 1 and 3 more",
                                             "no device", "2 of 2", "0.0–2.0"]]
    made = view(tmp_path, *boxes(lambda s, b: "no device" if s else 5, 2, 6))
    assert made.lost and made.lost.rows[0][1] == ", ".join(f"box_{b} socket 1" for b in range(6))    # none is counted only
    made = view(tmp_path, *boxes(lambda s, b: "no device", 2, 9))
    assert made.lost and [row[1] for row in made.lost.rows] == ["all 18"]
    assert [(figure.whole.svg, figure.whole.reasons) for _, _, figures in made.groups for figure in figures] == [
        ("", "no device (box_0 socket 0), no device (box_0 socket 1)")]


def test_nothing_lost(tmp_path) -> None:
    made = view(tmp_path, count(1.0, 5))
    assert made.lost is None and made.multiplexed is None


def test_the_table_of_a_plot(tmp_path) -> None:
    """Three intervals: 250,000 a second for 2 s, a reason, 500,000 a second for 1 s while it ran half of the time: 1,000,000 in 3 s."""
    (_, heading, (figure,)), = view(tmp_path, count(2.0, 500_000), count(3.0, "in use"), count(4.0, 500_000, pcnt_running=50.0)).groups
    row, = figure.whole.rows
    assert (heading, figure.title, figure.whole.unit) == ("Events of unit", "unit/reads/", "10³ counts/s")
    assert (row.label, row.low, row.low_at, row.high, row.high_at, row.mean, row.lost, row.running) == (
        "unit_0", "250", "0.0–2.0", "500", "3.0–4.0", "333.3", "1 of 3", "50 %")
    assert figure.values == [("0.0–2.0", ["250"]), ("2.0–3.0", ["<in use>"]), ("3.0–4.0", ["500"])]


def test_many_intervals_share_a_row_of_values(tmp_path) -> None:
    """Of 61 intervals two share a row: the first has 1 and 2, the second only 4."""
    rows = [count(float(i), "failed" if i == 3 else i) for i in range(1, 62)]
    (_, _, (figure,)), = view(tmp_path, *rows).groups
    assert (len(figure.values), figure.each) == (31, 2)
    assert figure.values[0] == ("0.0–2.0", ["1.5"]) and figure.values[1] == ("2.0–4.0", ["4, without 1 of 2"]) and figure.values[30] == ("60.0–61.0", ["61"])


def test_groups_are_metrics_and_then_the_events_of_each_kind_of_unit(tmp_path) -> None:
    made = view(tmp_path, count(1.0, 1, "cycles"), count(1.0, 1, "imc_1/reads/"), metric(1.0, 1), count(1.0, 1, "cbox_0/reads/"), count(1.0, 1, "imc_0/reads/"), metric(1.0, 1, filter="opc=1"))
    assert [(heading, [(figure.title, figure.labels) for figure in figures]) for _, heading, figures in made.groups] == [
        ("Metrics", [("bandwidth of unit", ["unit"]), ("bandwidth of unit (opc=1)", ["unit"])]), ("Events", [("cycles", ["cycles"])]),
        ("Events of imc", [("imc/reads/", ["imc_1", "imc_0"])]), ("Events of cbox", [("cbox/reads/", ["cbox_0"])])]


def test_facts_are_those_of_the_file(tmp_path) -> None:
    facts = dict(view(tmp_path, count(1.0, 5, socket=1, simulated=True), count(2.5, 5, socket=0, simulated=True)).facts)
    assert facts == {"system": "soc, simulated", "time": "2.5 s in 2 intervals", "sockets": "0, 1", "counted": "1 event, 0 metrics",
                     "not in the file": "the command, the machine and the date: a file that `pmureg stat --json -I MS -o FILE` writes begins with them"}


def test_counts_of_the_whole_run(tmp_path) -> None:
    """Without -I there are no plots; with --summary the counts follow the intervals."""
    made = view(tmp_path, count(None, 1234567, "cycles"), count(None, 0.5, "clock", unit="msec", variance=1.25), count(None, "in use", "imc/x/", socket=1, pcnt_running=0.0),
                count(None, 8, "imc/y/", instance="imc_0", pcnt_running=50.0), metric(None, 2.345678))
    assert made.totals and made.totals.columns == ["metric or event", "value", "unit", "of", "ran"]
    assert made.totals.rows == [["cycles", "1,234,567", "", "", ""], ["clock", "0.500000 ±1.25 %", "msec", "", ""], ["imc/x/", "<in use>", "", "socket 1", ""],
                                ["imc/y/", "8", "", "imc_0", "50.00 %"], ["bandwidth", "2.346", "GB/s", "unit", ""]]
    assert made.notices == ["The file has no intervals, so there are no plots. Count with -I to see counts over time."] and made.headings == [("totals", "The whole run")]
    both = view(tmp_path, count(1.0, 5), count(None, 5))
    assert both.totals and both.notices == [] and [heading for _, heading in both.headings] == ["Phases", "Lost or multiplexed", "Events of unit", "The whole run"]


# ---- Regions ----

def of_region(name: str, run: int, begin: float, end: float, row: Json) -> Json:
    return {"region": name, "run": run, "begin": begin, "end": end, **row}


def test_regions_of_one_name_are_added_up(tmp_path) -> None:
    """copy ran for 1 s and 2 s: 100 + 50 and 450 reads of two units are 600, 200 each second; 10 GB/s for 1 s and 40 for 2 s are 30 on average."""
    first = [of_region("copy", 0, 0.5, 1.5, row) for row in (count(None, 100, instance="unit_0"), count(None, 50, instance="unit_1"), metric(None, 10, units=2))]
    second = [of_region("copy", 1, 2.0, 4.0, row) for row in (count(None, 450, instance="unit_0"), count(None, 0, instance="unit_1"), metric(None, 40, units=2))]
    other = [of_region("sort", 0, 2.5, 2.75, row) for row in (count(None, "in use", instance="unit_0"), count(None, 5, instance="unit_1"),
                                                             count(None, 0.5, "energy", unit="J"), metric(None, "in use"))]
    made = view(tmp_path, *first, count(1.5, 1, event="other"), *second, *other, count(4.0, 1, event="other"))
    assert made.regions and made.regions.columns == ["region", "runs", "seconds", "metric or event", "value", "unit", "each second", "of"]
    assert made.regions.rows == [["copy", "2", "3", "unit_0/reads/", "600", "", "200 /s", ""], ["copy", "2", "3", "bandwidth", "30", "GB/s", "", "unit"],
                                 ["sort", "1", "0.25", "unit_0/reads/", "<in use>", "", "", ""], ["sort", "1", "0.25", "energy", "0.5", "J", "2 J/s", ""],
                                 ["sort", "1", "0.25", "bandwidth", "<in use>", "GB/s", "", "unit"]]
    assert ("regions", "Regions") in made.headings and len(made.marks) == 3
    assert view(tmp_path, *(of_region("copy", i, i, i + 1, count(None, 5)) for i in range(41))).marks == []
    alone = view(tmp_path, *first)
    assert alone.regions and not alone.plots and ("counted", "1 event, 1 metric") in alone.facts


def test_a_page_has_regions(report) -> None:
    outcome, text = report(of_region("<copy>", 0, 0.5, 1.5, count(None, 100)), count(1.5, 100), count(3.0, 100))
    assert outcome.status == 0 and '<h2 id="regions">Regions</h2>' in text and "bars at the bottom" in text and "&lt;copy&gt;" in text


@pytest.mark.parametrize(("change", "message"), [
    ({"interval": 1.0}, "`region`, `run`, `begin` and `end` belong together, without `interval`"), ({"run": None}, "`region`, `run`, `begin` and `end` belong together"),
    ({"region": None}, "`region`, `run`, `begin` and `end` belong together"), ({"end": 0.25}, "the region ends at 0.25 s, before it begins"),
    ({"region": ""}, "`region` is empty"), ({"run": 0.5}, "`run` is a number with a fraction, but must be a whole number"), ({"begin": -1}, "`begin` is -1, which is not possible")])
def test_wrong_regions_are_refused(run, tmp_path, change, message) -> None:
    row = {name: value for name, value in (of_region("copy", 0, 0.5, 1.5, count(None, 100)) | change).items() if value is not None}
    outcome = run("report", put(tmp_path, row))
    assert outcome.status == 1 and message in outcome.err.splitlines()[0]


# ---- Pictures ----

def test_regions_are_bars(drawing, tmp_path) -> None:
    """Of four seconds, 1 to 3 are from a quarter to three quarters of the axes, at 2 % of their height; what is within is higher, at 9 %. A name stands once."""
    svg = drawn(drawing, tmp_path, of_region("inner", 0, 1.5, 2.0, count(None, 1)), of_region("copy", 0, 1.0, 3.0, count(None, 1)), of_region("copy", 1, 3.0, 4.0, count(None, 1)),
                metric(2.0, 10), metric(4.0, 10))
    assert re.findall(r'<path d="([^"]+)" style="[^"]*stroke-width: 3[^.]', svg) == ["M 144.1 183.6 L 331.1 183.6", "M 190.8 172 L 237.6 172", "M 331.1 183.6 L 424.6 183.6"]
    assert svg.count(">copy</text>") == svg.count(">inner</text>") == 1
    plain = drawn(drawing, tmp_path, metric(2.0, 10), metric(4.0, 10))
    assert paths(svg, "line0") == paths(plain, "line0")    # bars do not change the axes


def paths(svg: str, colour: str) -> list[str]:
    return re.findall(rf'<path d="([^"]+)" style="[^"]*var\(--{colour}\)', svg)


def ground(svg: str, colour: str) -> list[tuple[str, ...]]:
    """The corners of each ground of a colour, which releases of matplotlib draw in different orders."""
    return [tuple(sorted(re.findall(r"[\d.]+ [\d.]+", path))) for path in paths(svg, colour)]


def drawn(drawing: ModuleType, folder: Path, *rows: Json) -> str:
    read = recording.read(put(folder, *rows))
    plot, = lines.plots(read)
    return str(drawing.draw(read.times, page.Page(read, [plot], plot, lambda *words: "").phases, read.regions, plot.lines, numbers.Scale(1, ""), "Title"))


def test_a_line_is_steps(drawing, tmp_path) -> None:
    """The picture is 440 × 210, its axes from 11.5 % to 96.5 % and from 11 % to 90 %; the largest value is at 20 / 21 of its height."""
    svg = drawn(drawing, tmp_path, metric(1.0, 10), metric(2.0, 20))
    assert paths(svg, "line0") == ["M 50.6 107.9 L 237.6 107.9 L 237.6 28.9 L 424.6 28.9"]
    assert svg.startswith("<svg ") and 'viewBox="0 0 440 210"' in svg and "<title>Title</title>" in svg and paths(svg, "acts") == []


def test_a_gap_is_not_drawn_across(drawing, tmp_path) -> None:
    """Of four seconds the third has no number: its ground is from half to three quarters of the axes."""
    svg = drawn(drawing, tmp_path, metric(1.0, 20), metric(2.0, 20), metric(3.0, "in use"), metric(4.0, 20))
    assert paths(svg, "line0") == ["M 50.6 28.9 L 144.1 28.9 L 144.1 28.9 L 237.6 28.9 M 331.1 28.9 L 424.6 28.9"]
    assert ground(svg, "acts") == [("237.6 186.9", "237.6 21", "331.1 186.9", "331.1 21")]


def test_a_range_is_filled(drawing, tmp_path) -> None:
    """Nine units from 2 to 10: the ground of the mean line reaches from the lowest to the highest."""
    svg = drawn(drawing, tmp_path, *(metric(1.0, value, instance=f"unit_{value}") for value in range(2, 11)))
    assert paths(svg, "line0")[0].startswith("M 50.6 155.3 L 424.6 155.3 L 424.6 28.9 L 50.6 28.9 ")    # 186.9 - 165.9 × 2 / 10.5


def test_phases_are_numbered_and_every_other_has_a_ground(drawing, tmp_path) -> None:
    svg = drawn(drawing, tmp_path, *(metric(float(i), 20 if i > 4 else 1) for i in range(1, 9)))
    assert ground(svg, "side") == [("237.6 186.9", "237.6 21", "424.6 186.9", "424.6 21")]
    assert [found for found in re.findall(r">([^<>\n]+)</text>", svg) if " s" not in found][-2:] == ["1", "2"]


def test_of_many_intervals_a_column_keeps_the_extremes(drawing, tmp_path) -> None:
    """Of 1,000 intervals three share a column. The ground of the one with 100 reaches 20 / 21 of the height, the mean of the three is 110 / 3."""
    svg = drawn(drawing, tmp_path, *(metric(float(i), 100 if i == 500 else 5) for i in range(1, 1001)))
    ground, line = ([float(number) for number in re.findall(r" ([\d.]+)(?= [LMz]|$)", path)] for path in paths(svg, "line0"))
    assert len(line) == 2 * 334 and (min(line), line.count(min(line))) == (129.0, 2)    # 186.9 - 165.9 × 110 / 3 / 105
    assert len(ground) > 4 * 333 and (min(ground), ground.count(min(ground))) == (28.9, 2)


def test_a_picture_can_stand_in_a_page(drawing, tmp_path) -> None:
    """It has no names, no style for others, no colours and no fonts of its own, and is the same each time."""
    rows = [metric(float(i), "in use" if i == 3 else i + s, socket=s) for i in range(1, 7) for s in range(8)]
    svg = drawn(drawing, tmp_path, *rows)
    assert not re.search(r' id=|<style|<defs|<use|url\(|href|font|#[0-9a-f]{3}|<!--|<\?xml|DOCTYPE|metadata', svg)
    assert set(re.findall(r"var\(--(\w+)\)", svg)) == {"faint", "line", "acts", *(f"line{n}" for n in range(8))}
    assert svg == drawn(drawing, tmp_path, *rows)


def test_matplotlib_s_configuration_changes_nothing(drawing, tmp_path) -> None:
    import matplotlib

    plain = drawn(drawing, tmp_path, metric(1.0, 10), metric(2.0, 20))
    with matplotlib.rc_context({"lines.linewidth": 9, "font.size": 30, "svg.fonttype": "path", "axes.facecolor": "red"}):
        assert drawn(drawing, tmp_path, metric(1.0, 10), metric(2.0, 20)) == plain
        assert matplotlib.rcParams["font.size"] == 30


# ---- Pages ----

class Elements(HTMLParser):
    """What a page has: ids, tags, addresses, and tags that are not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.addresses: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href" and value and value.startswith("#"):
                self.links.append(value[1:])
            elif name in ("href", "src", "srcset", "data", "action") or name.startswith("on"):
                self.addresses.append(f"{name}={value}")
        if tag not in ("meta", "wbr", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


HOSTILE = "<script>evil()</script></style>\"' & {{ 7 * 7 }}"


def test_a_page_stands_alone(report) -> None:
    """Whatever names are in the file: well-formed, each id once, each link to an id, no script, nothing from elsewhere."""
    rows = [row for i in range(1, 9) for row in (
        count(float(i), "in use" if i == 2 else i if i < 5 else 50 * i, f"{HOSTILE}/x/", unit=HOSTILE, pcnt_running=50.0), metric(float(i), i, HOSTILE, metric_unit=HOSTILE, instance=HOSTILE, filter=HOSTILE),
        *(count(float(i), i, f"box_{b}/reads/", instance=f"box_{b}", socket=s) for s in range(2) for b in range(6)))]
    outcome, text = report(*(row | {"system": HOSTILE} for row in rows), count(None, 5, system=HOSTILE, unit=HOSTILE))
    assert (outcome.status, outcome.err) == (0, "")
    found = Elements(text)
    assert found.open == [] and len(set(found.ids)) == len(found.ids) and set(found.links) <= set(found.ids) and len(found.links) > 8
    assert found.addresses == [] and not found.tags & {"script", "img", "link", "iframe", "object", "form"} and "49" not in re.findall(r"\w+", text.split("</style>")[1].split("<main")[0])
    assert "@import" not in text and "url(" not in text and "default-src 'none'" in html.unescape(text)
    assert text.count('role="img"') == text.count("<svg xmlns") == len(re.findall(r"<figcaption", text)) > 3
    assert {"figure", "figcaption", "nav", "main"} <= found.tags and text.count("</style>") == 1


def test_each_picture_has_a_title_and_a_table(report) -> None:
    _, text = report(metric(1.0, 5), metric(2.0, 7))
    figure, = re.findall(r"<figure.*?</figure>", text, re.S)
    assert re.search(r'aria-labelledby="plot1-title">\n<figcaption id="plot1-title">bandwidth of unit <span class="faint">in GB/s</span></figcaption>\n<svg [^>]*role="img"[^>]*>\s*<title>bandwidth of unit, GB/s</title>', figure)
    assert re.search(r'<table class="stacked" id="plot1-table">.*<td class="number" data-of="lowest">5 <small>\(0\.0–1\.0 s\)</small></td><td class="number" data-of="highest">7 '
                     r'<small>\(1\.0–2\.0 s\)</small></td><td class="number" data-of="mean">6</td>', figure, re.S)


def test_a_page_names_its_file_and_what_a_row_of_values_is(report) -> None:
    _, text = report(*(count(float(i), 5) for i in range(1, 122)))
    assert "<title>counts.json: counts over time</title>" in text and "<h1>counts.<wbr>json</h1>" in text
    assert "<caption>unit/reads/ in counts/s; a row is the mean of 3 intervals</caption>" in text
    _, text = report(*(count(float(i), 5) for i in range(1, 61)), *(count(float(i), 5) for i in range(61, 121)))
    assert "; a row is the mean of 2 intervals</caption>" in text
    _, text = report(*(count(float(i), 5) for i in range(1, 61)))
    assert "<caption>unit/reads/ in counts/s</caption>" in text


def test_a_lost_value_is_nowhere_a_number(report) -> None:
    """A count that another program disturbed has its reason in the table of values, and no 0."""
    _, text = report(count(1.0, 5), count(2.0, "in use"), count(3.0, 5))
    assert '<tr><th scope="row">1.0–2.0</th><td class="number">&lt;in use&gt;</td></tr>' in text
    assert 'data-of="reason">in use</td><td data-of="intervals">1 of 3</td>' in text and "At least one line has no number." in text


def test_a_report_is_the_same_each_time(report, tmp_path) -> None:
    rows = boxes(lambda s, b: s + b, 2, 6) + boxes(lambda s, b: s + b, 2, 6, metric)
    rows.sort(key=lambda row: row["interval"])
    _, first = report(*rows)
    outcome = run_apart("report", tmp_path / "counts.json", "-o", tmp_path / "again.html", env={**os.environ, "PYTHONHASHSEED": "7"})
    assert (outcome.status, outcome.out, outcome.err) == (0, "", "") and (tmp_path / "again.html").read_text() == first
    assert "20" + "26" not in re.sub(r"\d*\.\d+", "", first.split("<main")[1])    # no date


# ---- Logs ----

def logged(time: float, interval: float, seconds: float, value: float | None, **more: Any) -> Json:
    """A line of `pmureg log`."""
    return {"time": time, "seconds": seconds} | count(interval, value, **more)


def placed(folder: Path, *rows: Json) -> tuple[list[float], list[float | None], float | None]:
    """Times, rates and their mean."""
    read = recording.read(put(folder, *rows))
    line, = lines.plots(read)[0].lines
    return read.times, line.values, line.mean(read.times)


def test_a_lost_sample_and_another_run_of_a_log(tmp_path) -> None:
    """Samples of ten seconds. The third is lost, and the second run begins 60 s after the first one's end. The mean is of the 40 s that were counted: 320 / 40."""
    rows = [logged(1000.0, 510.0, 10.0, 50), logged(1010.0, 520.0, 10.0, 100), logged(1030.0, 540.0, 10.0, 150), logged(1100.0, 10.0, 10.0, 20)]
    assert placed(tmp_path, *rows) == ([10.0, 20.0, 30.0, 40.0, 100.0, 110.0], [5.0, 10.0, None, 15.0, None, 2.0], 8.0)
    reasons = lines.plots(recording.read(tmp_path / "counts.json"))[0].lines[0].reasons
    assert reasons == {2: lines.NO_LINE, 4: lines.NO_LINE}


def test_runs_of_one_sample_each(tmp_path) -> None:
    """The second one's interval ends later than the first one's, counted from the start of each."""
    assert placed(tmp_path, logged(1000.0, 15.0, 15.0, 30), logged(1100.0, 16.0, 16.0, 64)) == ([15.0, 99.0, 115.0], [2.0, None, 4.0], 94 / 31)


def test_a_clock_that_was_set_back(tmp_path) -> None:
    """The second run is behind the first one all the same, and no time goes back."""
    assert placed(tmp_path, logged(1000.0, 10.0, 10.0, 50), logged(500.0, 10.0, 10.0, 100)) == ([10.0, 20.0], [5.0, 10.0], 7.5)


def test_two_events_of_a_log(tmp_path) -> None:
    rows = [logged(time, interval, 10.0, value, event=event) for time, interval in ((1000.0, 10.0), (1010.0, 20.0)) for event, value in (("unit_0/reads/", 50), ("unit_1/reads/", 70))]
    read = recording.read(put(tmp_path, *rows))
    assert read.times == [10.0, 20.0] and [line.values for line in lines.plots(read)[0].lines] == [[5.0, 5.0], [7.0, 7.0]]


def test_facts_of_a_log(tmp_path) -> None:
    facts = dict(view(tmp_path, logged(1_000_000_010.0, 10.0, 10.0, 5)).facts)
    assert facts["began"] == "2001-09-09 01:46:40 UTC" and facts["not in the file"] == "the command and the machine: a log does not have them"


@pytest.mark.parametrize("row", [count(1.0, 5) | {"time": 1.0}, count(1.0, 5, seconds=1.0), count(None, 5, seconds=1.0) | {"time": 1.0}])
def test_keys_of_a_log_belong_together(run, tmp_path, row) -> None:
    outcome = run("report", put(tmp_path, row))
    assert outcome.status == 1 and "`time`, `seconds` and `interval` belong together" in outcome.err


def test_standard_input(drawing, tmp_path) -> None:
    program = [sys.executable, "-m", "generator", "report", "-"]
    rows = text(logged(1000.0, 10.0, 10.0, 50), logged(1010.0, 20.0, 10.0, 50))
    done = subprocess.run([*program, "-o", tmp_path / "page.html"], cwd=ROOT, input=rows, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "") and "20 s in 2 intervals" in (tmp_path / "page.html").read_text()
    done = subprocess.run(program, cwd=ROOT, input=rows, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "report - needs a page: -o PAGE" in done.stderr
    done = subprocess.run(["sh", "-c", '"$@" <&-', "sh", *program, "-o", tmp_path / "none.html"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr.splitlines()[0]) == (1, f"standard input:1:1: cannot be read: Bad file descriptor{MEND}") and not (tmp_path / "none.html").exists()
    done = subprocess.run([*program, "-o", tmp_path / "none.html"], cwd=ROOT, input="x\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and done.stderr.startswith("standard input:1:1: ")


# ---- Files ----

def test_the_page_lies_beside_the_file_or_where_it_is_told(report, tmp_path) -> None:
    outcome, text = report(count(1.0, 5))
    assert (outcome.status, outcome.out, outcome.err) == (0, f"{tmp_path}/counts.html\n", "") and text.startswith("<!DOCTYPE html>\n")
    outcome, _ = report(count(1.0, 5), more=("-o", tmp_path / "new" / "page.html"))
    assert (outcome.status, outcome.out) == (0, "") and (tmp_path / "new" / "page.html").read_text() == text
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["counts.html", "counts.json", "new", "page.html"]


def test_the_page_can_be_printed(drawing, tmp_path) -> None:
    path = put(tmp_path, count(1.0, 5))
    done = subprocess.run([sys.executable, "-m", "generator", "report", path, "-o", "/dev/stdout"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("<!DOCTYPE html>") and done.stdout.endswith("</html>\n")


@pytest.mark.parametrize("other", [False, True], ids=["by its name", "by a link"])
def test_the_file_itself_is_not_replaced(run, drawing, tmp_path, other) -> None:
    path = put(tmp_path, count(1.0, 5), name="counts.html")
    into = tmp_path / "link.html" if other else path
    if other:
        into.symlink_to(path)
    outcome = run("report", path, *(("-o", into) if other else ()))
    assert (outcome.status, outcome.err) == (1, f"pmureg: {into} is the file to report on; name another with -o\n") and path.read_text() == text(count(1.0, 5))


def test_a_page_that_cannot_be_written_is_told(run, drawing, tmp_path) -> None:
    path = put(tmp_path, count(1.0, 5))
    outcome = run("report", path, "-o", path / "page.html")
    assert outcome.status == 1 and re.fullmatch(r"pmureg: \S+: (Not a directory|File exists); make it readable and writable, or name another\n", outcome.err)
    assert [each.name for each in tmp_path.iterdir()] == ["counts.json"]


def test_without_matplotlib_one_message(tmp_path) -> None:
    """And nothing else needs it: a file that is wrong is refused for what it is."""
    (tmp_path / "matplotlib.py").write_text("raise ModuleNotFoundError(\"No module named 'matplotlib'\")\n")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    outcome = run_apart("report", put(tmp_path, count(1.0, 5)), env=env)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "pmureg: cannot load matplotlib, which draws the report (No module named 'matplotlib'); install python3-matplotlib\n"
    outcome = run_apart("report", put(tmp_path), env=env)
    assert outcome.status == 1 and "the file has no lines" in outcome.err and not (tmp_path / "counts.html").exists()
    assert run_apart("check", "-q", "regdefs/riscv/riscv.yaml", env=env).status == 0


def test_wrong_usage(run, tmp_path) -> None:
    assert run("report").status == 2 and run("report", "a.json", "b.json").status == 2
