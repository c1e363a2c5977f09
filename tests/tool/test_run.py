"""run: session files, right and wrong ones, and the schemas of what the command reads and prints."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import yaml

from command import ROOT, Run

jsonschema = pytest.importorskip("jsonschema")


def schema(name: str) -> Any:
    return jsonschema.Draft202012Validator(json.loads((ROOT / "runtime" / "tool" / name).read_text()))


def session(folder: Path, text: str) -> str:
    path = folder / "s.yaml"
    path.write_text(text)
    return str(path)


# ---- The schemas are published ----


@pytest.mark.parametrize(("command", "name"), [("run", "session.schema.json"), ("stat", "stat.schema.json")])
def test_published_schema(run: Run, command: str, name: str) -> None:
    text = run(command, "--schema").stdout
    assert (ROOT / "runtime" / "tool" / name).read_text() == text, "run ninja"
    jsonschema.Draft202012Validator.check_schema(json.loads(text))


# ---- Counting ----


def test_every_output_at_once(run: Run, tmp_path: Path) -> None:
    """15 boxes of a tick each; a sample is a million ticks."""
    result = run("run", session(tmp_path, """
system: ivbep
io: sim
events:
  - uncore_cbox/CLOCKTICKS/
  - [uncore_imc_0/cas_count_read/, 'uncore_imc_0/cas_count_write/']
  - {event: uncore_cbox/CLOCKTICKS/, instances: [0, 3]}
interval: 10ms
count: 2
outputs:
  - table
  - {format: csv, separator: ;, file: o.csv}
  - {format: json, file: o.json}
  - {format: openmetrics, file: o.prom}
"""), cwd=tmp_path)
    events = ["uncore_cbox/CLOCKTICKS/", "uncore_imc_0/cas_count_read/", "uncore_imc_0/cas_count_write/",
              "uncore_cbox_0/CLOCKTICKS/", "uncore_cbox_3/CLOCKTICKS/"]
    assert result.stdout.count("15,000,000 cycles uncore_cbox/CLOCKTICKS/") == 2
    rows = list(csv.reader((tmp_path / "o.csv").read_text().splitlines()[1:], delimiter=";"))
    assert [row[3] for row in rows] == 2 * events
    about, *lines = [json.loads(line) for line in (tmp_path / "o.json").read_text().splitlines()]
    schema("stat.schema.json").validate(about)
    assert about["command"] == [] and about["kernel"] == " ".join(os.uname()[i] for i in (0, 2, 4)) and about["host"] == os.uname().nodename
    assert abs(datetime.fromisoformat(about["start"].replace("Z", "+00:00")).timestamp() - time.time()) < 100
    assert [line["event"] for line in lines] == 2 * events
    assert lines[0]["counter-value"] == 15_000_000 and lines[3]["counter-value"] == 1_000_000
    for line in lines:
        schema("stat.schema.json").validate(line)
    assert 'event="CLOCKTICKS"} 2000000\n' in (tmp_path / "o.prom").read_text()  # since the start


def test_group_is_one(run: Run, tmp_path: Path) -> None:
    """Five events of one unit of four counters: alone they take turns, as a group they cannot."""
    events = [f"uncore_cbox_0/event={number},umask=0x1/" for number in range(1, 6)]
    listed = ", ".join(f"'{event}'" for event in events)
    run("run", session(tmp_path, f"system: ivbep\nio: sim\nevents: [{listed}]\n"))
    text = run("run", session(tmp_path, f"system: ivbep\nio: sim\nevents: [[{listed}]]\n"), status=1).stderr
    as_stat = run("stat", "--system", "ivbep", "--io", "sim", "-e", "{" + ",".join(events) + "}", status=1).stderr
    assert text == as_stat and text


def test_what_stat_takes(run: Run, tmp_path: Path) -> None:
    """The same counts, however they are asked for."""
    for text, arguments in [
        ("per_instance: true\nevents: uncore_ha/CLOCKTICKS/\noutputs: json", ["--per-instance", "-j", "-e", "uncore_ha/CLOCKTICKS/"]),
        ("events: '{uncore_ha_0/event=1/,uncore_ha_0/event=2/},uncore_pcu/event=0/'\noutputs: {format: csv}",
         ["-x,", "-e", "{uncore_ha_0/event=1/,uncore_ha_0/event=2/},uncore_pcu/event=0/"]),
        ("metrics: all\nevents: uncore_imc_0/cas_count_read/\nticks: 5000", ["-M", "all", "--ticks", "5000", "-e", "uncore_imc_0/cas_count_read/"]),
        ("events: uncore_pcu/event=0/\nduration: 2s", ["--ticks", "2000000000", "-e", "uncore_pcu/event=0/"]),
    ]:
        wanted = run("stat", "--system", "ivbep", "--io", "sim", *arguments).stdout
        assert run("run", session(tmp_path, f"system: ivbep\nio: sim\n{text}\n")).stdout == wanted


def test_dry_run_and_check_count_nothing(run: Run, tmp_path: Path) -> None:
    path = session(tmp_path, "system: ivbep\nio: sim\nevents: uncore_pcu/event=0/\noutputs: {format: json, file: o.json}\n")
    assert run("run", "--check", path, cwd=tmp_path).stdout == ""
    assert "save, reset, program" in run("run", "--dry-run", path, cwd=tmp_path).stdout
    assert not (tmp_path / "o.json").exists()


def test_command_and_duration(run: Run, counting: None, tmp_path: Path) -> None:
    result = run("run", session(tmp_path, "events: page-faults\ncommand: echo $((6 * 7)); exit 3\n"), status=3)
    assert result.stdout == "42\n" and "page-faults" in result.stderr
    result = run("run", session(tmp_path, "events: page-faults\ncommand: [sleep, 30]\nduration: 100ms\noutputs: {format: json, file: '-'}\n"))
    line = json.loads(result.stdout)
    schema("stat.schema.json").validate(line)
    assert line["counter-value"] > 0


def test_from_standard_input(run: Run) -> None:
    result = run("run", "-", input="{system: nhm, io: sim, events: uncore/clockticks/, outputs: csv}")
    assert "uncore/clockticks/" in result.stdout


def test_readme(run: Run, tmp_path: Path) -> None:
    found = re.search(r"<!-- session -->\n```yaml\n(.*?)^```", (ROOT / "docs" / "counting.md").read_text(), re.M | re.S)
    assert found is not None
    schema("session.schema.json").validate(yaml.safe_load(found[1]))
    run("run", session(tmp_path, found[1]), cwd=tmp_path)
    assert len((tmp_path / "bandwidth.json").read_text().splitlines()) >= 3 * 4
    assert "pmureg_metric{" in (tmp_path / "bandwidth.prom").read_text()


def test_the_log_of_the_docs_is_right(run: Run, tmp_path: Path) -> None:
    found = re.search(r"<!-- log -->\n```yaml\n(.*?)^```", (ROOT / "docs" / "counting.md").read_text(), re.M | re.S)
    assert found is not None
    schema("session.schema.json").validate(yaml.safe_load(found[1]))
    run("run", "--check", session(tmp_path, found[1]))


# ---- Mistakes ----

MISTAKES = """# a session
system: ivbpe
io: simm
evnts: x
events:
  - uncore_cbox/CLOCKTIKS/
  - [uncore_imc_0/cas_count_read/, 'uncore_imc_0/cas_count_wrte/']
  - "uncore_cbox_0/event=0x34,umsk=0x11/,uncore_ha_0/nix/"
  - {uncore_cbox/event=1/,uncore_cbox/event=2/}
  - {event: uncore_cbox/CLOCKTICKS/, instances: [0, 3, 99]}
  - [uncore_cbox_0/event=0x34,umask=0x11/]
  - ['{uncore_pcu/event=0/}']
interval: 5x
count: 03
per_socket: yes
outputs:
  - table
  - json
  - {format: cvs}
  - {format: table, separator: ';'}
  - openmetrics
  - {format: csv, fiel: x}
metrics: [clok, all]
mmio: foo
ticks:
root: [1]
force: 7
interval: 10s
"""

TOLD = [
    (2, 9, "did you mean 'ivbep'?"), (3, 5, "did you mean 'sim'?"), (4, 1, "did you mean `events`?"),
    (6, 17, "did you mean `CLOCKTICKS`?"), (7, 50, "did you mean `cas_count_write`?"), (8, 31, "did you mean `umask`?"),
    (8, 54, "unknown term or event `nix`"), (9, 6, "quote a group"), (10, 56, "ivbep has uncore_cbox_0 to uncore_cbox_14"),
    (11, 6, "quote an event that has commas"), (11, 31, "quote an event that has commas"), (12, 7, "a group in a group"), (13, 11, "must be a time (100ms, 10s"),
    (14, 8, "some YAML parsers read `03` as octal"), (15, 13, "must be true or false, not 'yes'"), (18, 5, "goes to standard output already"),
    (19, 14, "did you mean 'csv'?"), (20, 21, "table has no separator"), (21, 5, "{format: openmetrics, file: NAME}"),
    (22, 19, "did you mean `file`?"), (23, 11, "did you mean 'clock'?"), (24, 7, "must be UNIT=FILE@OFFSET"),
    (25, 7, "there is no value"), (26, 7, "not a list"), (27, 8, "must be true or false"), (28, 1, "is already given in line 13"),
]


def told(text: str, path: str) -> list[tuple[int, int, str]]:
    found = []
    for line in text.splitlines():
        match = re.fullmatch(rf"{re.escape(path)}:(\d+):(\d+): (.+)", line)
        assert match, line
        found.append((int(match[1]), int(match[2]), match[3]))
    return found


def test_all_mistakes_are_told_at_their_places(run: Run, tmp_path: Path) -> None:
    path = session(tmp_path, MISTAKES)
    result = run("run", path, status=1, cwd=tmp_path)
    found = told(result.stderr, path)
    assert [(line, column) for line, column, _ in found] == [(line, column) for line, column, _ in TOLD]
    for (_, _, text), (_, _, part) in zip(found, TOLD):
        assert part in text
    assert result.stdout == "" and [file.name for file in tmp_path.iterdir()] == ["s.yaml"]


@pytest.mark.parametrize(("text", "line", "column", "part"), [
    ("", 1, 1, "the file is empty"),
    ("# nothing\n", 1, 1, "the file is empty"),
    ("- a\n", 1, 1, "a session is a mapping of keys"),
    ("io: sim\n", 1, 1, "give events or metrics"),
    ("events: [a\n", 2, 1, "this is not YAML"),
    ("a: ,\n", 1, 4, "quote a text that begins with `,` or contains `: ` or ` #`"),
    ("a: b\n\tc: d\n", 2, 1, "no tabs"),
    ("a: \u00fcber\nb: [\n", 3, 1, "this is not YAML"),
    ("events: []\n", 1, 9, "the list is empty"),
    ("events: [[]]\n", 1, 10, "the list is empty"),
    ("events: 5\n", 1, 9, "a number in YAML"),
    ("events: [true]\n", 1, 10, "a truth value in YAML"),
    ("events: {event: x}\n", 1, 9, "`instances:` is missing"),
    ("system: nhm\nevents: {event: '{uncore/event=1/}', instances: 0}\n", 2, 17, "one event"),
    ("system: nhm\nevents: {event: uncore/event=1/, instances: -1}\n", 2, 45, "must be the number of an instance"),
    ("system: nhm\nevents: uncore/event=1/\ncount: 2\n", 3, 1, "give an interval, too"),
    ("system: nhm\nevents: uncore/event=1/\n---\na: b\n", 4, 1, "a second document"),
    ("system: nhm\nevents: 'uncore/event=1/,,'\n", 2, 26, "there is no event"),
    ("system: zzzzz\nevents: 'uncore/event=1/'\n", 1, 9, "there is no described system 'zzzzz'; choose one of"),
    # Columns within a text: behind escapes and folds, in characters.
    ("system: nhm\nevents: \"\\x75ncore/evnt=1/\"\n", 2, 20, "`evnt`"),
    ("system: nhm\nevents: &a !!str uncore/evnt=1/\n", 2, 25, "`evnt`"),
    ("system: nhm\nevents: >-\n  uncore/event=1/,\n  uncore/evnt=1/\n", 4, 10, "`evnt`"),
    ("system: nhm\nevents: 'uncore/event=1/,\n  uncore/evnt=1/'\n", 3, 10, "`evnt`"),
    ("{system: nhm, ev\u00e4nts: a, events: uncore/evnt=1/}\n", 1, 15, "a session has no key"),
    ("system: nhm\nevents: uncore/event=1/\nroot: " + 300 * "a" + "\n", 3, 7, "too long"),
    ("system: nhm\nevents: uncore/event=1/\noutputs: [{file: x}]\n", 3, 11, "no format"),
    ("system: nhm\nevents: uncore/event=1/\noutputs: [{format: csv, file: x}, {format: json, file: x}]\n", 3, 35, "goes to x already"),
    ("system: ivbep\nio: sim\nevents:\n  - '{uncore_ha_0/event=1/,uncore_ha_0/event=2/}:u'\n", 4, 50, "omit `u`"),
    ("system: ivbep\nio: sim\nevents:\n  - '{uncore_ha_0/evnt=1/,uncore_ha_0/event=2/}:u'\n", 4, 19, "`evnt`"),
    ("events:\n  - '{page-faults,pagefalts}:u'\n", 2, 19, "did you mean 'page-faults'?"),
    ("system: nhm\nevents: uncore/event=1/\noutputs: {format: csv, separator: ;;;;;;;;;}\n", 3, 35, "at most 8"),
    ("system: nhm\nevents: uncore/event=1/\nmmio: uncore=/dev/mem@x\n", 3, 7, "not memory-mapped"),
    ("system: nhm\nmetrics: all\n", 2, 10, "give events, or name a metric"),
    ("system: nhm\nevents: uncore/event=1/\ncommand: []\n", 3, 10, "the list is empty"),
    ("\ufeffsystem: nhm\nevents: uncore/evnt=1/\n", 2, 16, "`evnt`"),
    ("\ufeffa: b\n\tc: d\n", 2, 1, "no tabs"),
    ("system: nhm\nio: !!int sim\nevents: uncore/event=1/\n", 2, 5, "a session cannot have this tag"),
    ("system: nhm\nevents: !!set [uncore/event=1/]\n", 2, 9, "a session cannot have this tag"),
    ("system: nhm\nevents: !own uncore/event=1/\n", 2, 9, "a session cannot have this tag"),
    ("system: nhm\nticks: !!str 5\nevents: uncore/event=1/\n", 2, 8, "`5` is a text in YAML"),
    ("system: ivbep\nevents: {event: uncore_cbox/clockticks/, instances: [0, 1, 0]}\n", 2, 60, "instance 0 is given twice"),
    ("system: ivbep\nevents: {event: uncore_cbox/clockticks/, instances: 0, instances: 1}\n", 2, 56, "`instances` is already given in line 2"),
    ("system: \"a\\0b\"\nevents: uncore/event=1/\n", 1, 11, "a NUL character"),
])
def test_one_mistake(run: Run, tmp_path: Path, text: str, line: int, column: int, part: str) -> None:
    path = session(tmp_path, text)
    found = told(run("run", "--check", path, status=1).stderr, path)
    assert (line, column) in [(a, b) for a, b, message in found if part in message], found


def test_a_byte_order_mark(run: Run, tmp_path: Path) -> None:
    """YAML 1.2, 5.2: a stream may begin with one. So do files that some editors save."""
    counted = run("run", session(tmp_path, "\ufeffsystem: nhm\nio: sim\nevents: !!str &a 'uncore/clockticks/'\noutputs: csv\n")).stdout
    assert "256000000,cycles,uncore/clockticks/" in counted


def test_no_utf8_and_too_long(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_bytes(b"events: a\n# \xff\n")
    assert run("run", str(path), status=1).stderr.startswith(f"{path}:2:3: this is not UTF-8 text")
    path.write_bytes(b"\xef\xbb\xbfevents: a\n# \xff\n")
    assert run("run", str(path), status=1).stderr.startswith(f"{path}:2:3: this is not UTF-8 text")
    path.write_bytes(b"#" * 300_000)
    assert run("run", str(path), status=1).stderr == f"{path}:1:1: the session file is too long; use at most 262144 bytes\n"
    assert "cannot be read: No such file" in run("run", str(tmp_path / "none.yaml"), status=1).stderr
    assert "no session file is given" in run("run", status=2).stderr
    assert "one session file" in run("run", "a", "b", status=2).stderr


def test_full_disk_and_closed_place(run: Run, tmp_path: Path) -> None:
    """What cannot be opened is told before anything is counted, and leaves the other files as they were."""
    (tmp_path / "o.csv").write_text("of yesterday\n")
    path = session(tmp_path, "system: nhm\nio: sim\nevents: uncore/event=1/\n"
                   "outputs: [{format: csv, file: o.csv}, {format: json, file: none/o.json}]\n")
    assert "none/o.json cannot be written: No such file" in run("run", path, status=1, cwd=tmp_path).stderr
    assert (tmp_path / "o.csv").read_text() == "of yesterday\n"
    path = session(tmp_path, "system: nhm\nio: sim\nevents: uncore/event=1/\noutputs: [{format: csv, file: /dev/full}]\n")
    assert "/dev/full cannot be written" in run("run", path, status=1).stderr


# ---- Schema and command agree on what can be said without knowing any system ----

VALID = [
    "events: uncore_cbox/event=1/", "events: [uncore_cbox/event=1/, [uncore_cbox/event=2/, uncore_cbox/event=3/]]",
    "events: [{event: uncore_cbox/event=1/, instances: 0}]", "metrics: [clock]\nevents: uncore_cbox/event=1/", "interval: 100\ncount: 3\nevents: uncore_cbox/event=1/",
    *[f"interval: {time}\nevents: uncore_cbox/event=1/" for time in ("1ms", "99999 s", "5min", "99h", "99999999")],
    "command: [sleep, 1, true]\nevents: uncore_cbox/event=1/", "command: exit 3\nevents: uncore_cbox/event=1/",
    "outputs: csv\nevents: uncore_cbox/event=1/", "outputs: [{format: openmetrics, file: x}, table]\nevents: uncore_cbox/event=1/",
    "interval: 1s\noutputs: {format: log, file: x}\nevents: uncore_cbox/event=1/", "interval: 1s\noutputs: {format: log, file: x, size: 1 MiB}\nevents: uncore_cbox/event=1/",
    "outputs: {format: csv, separator: ';;'}\nevents: uncore_cbox/event=1/", "force: true\nno_rotation: false\nevents: uncore_cbox/event=1/",
    "ticks: 0x10\nevents: uncore_cbox/event=1/", "root: '/'\nrun_directory: x\nevents: uncore_cbox/event=1/", "events: [&a uncore_cbox/event=1/, *a]",
]
INVALID = [
    "io: sim", "events: []", "events: [[]]", "events: 5", "events: [[[uncore_cbox/event=1/]]]", "events:", "events: [{event: uncore_cbox/event=1/}]",
    "events: [{event: uncore_cbox/event=1/, instances: []}]", "events: [{event: uncore_cbox/event=1/, instances: [0, 0]}]", "events: [{event: uncore_cbox/event=1/, instances: '0'}]",
    "events: [{event: uncore_cbox/event=1/, instances: [0], x: 1}]", "metrics: []",
    *[f"interval: {time}\nevents: uncore_cbox/event=1/" for time in ("0", "1.5", "-1", "5x", "0s", "100h", "100000000", "''", "[1s]", "1  s", "true")],
    "count: 3\nevents: uncore_cbox/event=1/", "count: '3'\ninterval: 1s\nevents: uncore_cbox/event=1/", "count: 4294967296\ninterval: 1s\nevents: uncore_cbox/event=1/",
    "io: trace\nevents: uncore_cbox/event=1/", "command: []\nevents: uncore_cbox/event=1/", "command: [[a]]\nevents: uncore_cbox/event=1/", "command:\nevents: uncore_cbox/event=1/",
    "outputs: openmetrics\nevents: uncore_cbox/event=1/", "outputs: xml\nevents: uncore_cbox/event=1/", "outputs: []\nevents: uncore_cbox/event=1/",
    "outputs: {file: x}\nevents: uncore_cbox/event=1/", "outputs: {format: json, separator: ','}\nevents: uncore_cbox/event=1/",
    "interval: 1s\noutputs: log\nevents: uncore_cbox/event=1/", "interval: 1s\noutputs: {format: log, file: x, append: true}\nevents: uncore_cbox/event=1/",
    "outputs: {format: json, file: x, size: 1MiB}\nevents: uncore_cbox/event=1/",
    *[f"interval: 1s\noutputs: {{format: log, file: x, size: {size}}}\nevents: uncore_cbox/event=1/" for size in ("65536", "0MiB", "2GiB", "1MB", "1.5MiB", "''")],
    "outputs: {format: openmetrics}\nevents: uncore_cbox/event=1/", "outputs: {format: csv, separator: '123456789'}\nevents: uncore_cbox/event=1/",
    "outputs: {format: csv, file: ''}\nevents: uncore_cbox/event=1/", "force: 1\nevents: uncore_cbox/event=1/", "force: 'true'\nevents: uncore_cbox/event=1/",
    "mmio: x\nevents: uncore_cbox/event=1/", "mmio: 'a=b@1,c=d@1'\nevents: uncore_cbox/event=1/", "root: ''\nevents: uncore_cbox/event=1/", "root: 5\nevents: uncore_cbox/event=1/",
    "system: 7\nevents: uncore_cbox/event=1/", "system: [nhm]\nevents: uncore_cbox/event=1/", "x: 1\nevents: uncore_cbox/event=1/", "5: 1\nevents: uncore_cbox/event=1/", "- events",
]


@pytest.mark.parametrize(("text", "valid"), [(text, True) for text in VALID] + [(text, False) for text in INVALID])
def test_schema_and_command_agree(run: Run, tmp_path: Path, text: str, valid: bool) -> None:
    if valid or not text.startswith(("io", "system", "-")):
        text += "\nsystem: ivbep" + ("" if text.startswith("io") else "\nio: sim")
        text = re.sub(r"(?s)(io: trace.*)\nio: sim", r"\1", text)
    # As JSON has it: keys are texts.
    data = json.loads(json.dumps(yaml.safe_load(text)))
    assert schema("session.schema.json").is_valid(data) == valid
    run("run", "--check", session(tmp_path, text + "\n"), status=0 if valid else 1)


# ---- The lines of --json are as their schema says ----


@pytest.mark.parametrize("arguments", [
    ["-e", "uncore_cbox/event=1/"], ["-I", "10", "--interval-count", "2", "-e", "uncore_imc/cas_count_read/,uncore_pcu/event=0/"],
    ["--per-instance", "-e", "uncore_ha/CLOCKTICKS/"], ["--per-socket", "-e", "uncore_ha/CLOCKTICKS/"],
    ["--per-socket", "--per-instance", "-M", "all", "-e", "uncore_imc/cas_count_read/,uncore_imc/cas_count_write/"],
    ["-M", "all", "-I", "10", "--interval-count", "1", "-e", "uncore_imc/cas_count_read/,uncore_imc/cas_count_write/"],
])
def test_lines_of_stat(run: Run, arguments: list[str]) -> None:
    text = run("stat", "--system", "ivbep", "--io", "sim", "--json", *arguments).stdout
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines
    for line in lines:
        schema("stat.schema.json").validate(line)
    assert all(("interval" in line) == ("-I" in arguments) for line in lines)
    assert any("metric" in line for line in lines) == ("-M" in arguments)
    assert all("instance" in line for line in lines if "event" in line) == ("--per-instance" in arguments)


def test_lines_of_what_was_not_counted(run: Run, counting: None) -> None:
    """Of an event whose turn has not come in a sample that has less ticks than turns, and the line says so."""
    more = ",".join(f"uncore/event={number}/" for number in range(40))
    text = run("stat", "--io", "sim", "--system", "nhm", "--ticks", "2", "--json", "-e", more).stdout
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        schema("stat.schema.json").validate(line)
    missing = [line for line in lines if line["counter-value"] is None]
    assert missing and {line["reason"] for line in missing} == {"not counted"}
    with pytest.raises(jsonschema.ValidationError):
        schema("stat.schema.json").validate({key: value for key, value in missing[0].items() if key != "reason"})


def test_events_that_do_not_go_together(run: Run, counting: None, tmp_path: Path) -> None:
    """Each is right by itself: found by --check, too, at the second one."""
    path = session(tmp_path, "system: ivbep\nevents:\n  - {event: uncore_cbox/CLOCKTICKS/, instances: [0]}\n  - page-faults\n")
    assert [(line, column) for line, column, _ in told(run("run", "--check", path, status=1).stderr, path)] == [(4, 5)]


# ---- Start-up ----


def test_its_parser_is_the_systems(pmureg: Path) -> None:
    """Which is mended without us. LIBYAML=-l:libyaml.a builds it in."""
    needed = subprocess.run(["readelf", "--dynamic", "--wide", str(pmureg)], check=True, capture_output=True, text=True).stdout
    assert "[libc.so.6]" in needed and "[libyaml-0.so.2]" in needed
