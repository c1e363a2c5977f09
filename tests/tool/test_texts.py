"""Sentences of a maker's published file in the place of ours, and the table that takes the place of the one inside."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from command import ROOT, Run

# The form of intel/perfmon's files and of perf's; the sentences are invented.
UNCORE = [{"Unit": "CBO", "EventCode": "0x35", "UMask": "0x03", "EventName": "UNC_C_TOR_INSERTS.MISS_OPCODE", "BriefDescription": "Theirs : misses", "Counter": "0,1"},
          {"Unit": "CBO", "EventCode": "0x00", "UMask": "0x00", "EventName": "UNC_C_CLOCKTICKS", "BriefDescription": "", "Counter": "0,1,2,3"},
          {"Unit": "CBO", "EventCode": "0x77", "UMask": "0x00", "EventName": "UNC_C_NOBODY", "BriefDescription": "Theirs of none", "Counter": "0"}]
PERF = [{"EventCode": "0x35", "UMask": "0x03", "EventName": "tor_inserts.miss_opcode", "BriefDescription": "Theirs by our name", "Unit": "CBOX"}]


def file(path: Path, events: object) -> Path:
    path.write_text(json.dumps(events))
    return path


def generator(*words: object, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "-m", "generator", *map(str, words)], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("texts")
    folder.chmod(0o755)
    done = generator("table", "ivbep", "--texts", "perfmon", file(folder / "soc_uncore.json", UNCORE), "-o", folder / "ivbep.pmu")
    assert done.stderr == "left out: 1 sentences of events that are not described:\n    UNC_C_NOBODY\n"
    return folder / "ivbep.pmu"


def test_list_and_describe_show_them(run: Run, theirs: Path) -> None:
    """The library's own table gives way to the file that the user names; an event without a sentence of theirs keeps ours."""
    listed = run("list", "--table", str(theirs), "--system", "ivbep").stdout
    assert "uncore_cbox/TOR_INSERTS.MISS_OPCODE/" in listed and "Theirs : misses" in listed and "Uncore clock cycles" in listed
    assert "Theirs : misses" in run("describe", "--table", str(theirs), "ivbep_cbo.TOR_INSERTS.MISS_OPCODE").stdout
    assert "Theirs" not in run("list", "--system", "ivbep").stdout


def test_it_counts_like_the_other(run: Run, theirs: Path) -> None:
    words = ("stat", "--io", "sim", "-x,", "-e", "ivbep:uncore_cbox_0/tor_inserts.miss_opcode,filter_opc=0x182/", "--timeout", "10")
    first, second = (run(*words[:1], *more, *words[1:]) for more in ((), ("--table", str(theirs))))
    assert (first.stdout + first.stderr).splitlines()[-1] == (second.stdout + second.stderr).splitlines()[-1] != ""
    assert "540000000,," in first.stdout + first.stderr


def test_two_that_are_named_are_one_too_many(run: Run, theirs: Path, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    again = shutil.copy(theirs, tmp_path / "again.pmu")
    done = run("list", "--table", str(theirs), "--table", str(again), status=1)
    assert done.stderr.startswith(f"pmureg: {theirs} and {again} both describe the system 'ivbep': remove one of them\n")
    assert run("list", "--systems", "--table", str(theirs), "--table", str(theirs)).stdout.count("ivbep\n") == 1


def test_the_table_of_the_library_named_beside_it(theirs: Path, tmp_path: Path) -> None:
    """It is the user's then, as the other one is: both are told."""
    for folder in ("lib/pmureg", "share/pmureg"):
        (tmp_path / folder).mkdir(parents=True)
    tmp_path.chmod(0o755)
    shutil.copy(ROOT / "build/lib/pmureg", tmp_path / "lib/pmureg")
    own = shutil.copy(ROOT / "generated/tables/ivbep.pmu", tmp_path / "share/pmureg")
    words: list[str | Path] = [tmp_path / "lib/pmureg/pmureg", "list", "--system", "ivbep", "--table", theirs]
    environment = {**os.environ, "PMUREG_PATH": ""}
    assert "Theirs : misses" in subprocess.run(words, check=True, capture_output=True, text=True, env=environment).stdout
    done = subprocess.run([*words, "--table", own], capture_output=True, text=True, env=environment)
    assert done.returncode == 1 and f"{theirs} and {own} both describe the system 'ivbep'" in done.stderr


def test_the_reference_shows_them(tmp_path: Path) -> None:
    """And perf's form of such files is read as well."""
    generator("reference", "markdown", "ivbep", "--texts", "pmu-events", file(tmp_path / "uncore.json", PERF), "--into", tmp_path / "doc")
    page = (tmp_path / "doc/ivbep/cbo.md").read_text()
    assert "Theirs by our name" in page and "Uncore clock cycles" in page


def test_mistakes(tmp_path: Path) -> None:
    """Nothing is written after one."""
    other, broken = file(tmp_path / "other.json", [UNCORE[2]]), tmp_path / "broken.json"
    broken.write_text('[{"EventName": ')
    done = generator("table", "ivbep", "--texts", "perfmon", other, "--texts", "perfmon", broken, "-o", tmp_path / "x.pmu", status=1)
    assert f"{other}:1:1: the file has no sentence for an event of ivbep; name a file of the same processor\n" in done.stderr
    assert f"{broken}:1:16: " in done.stderr and "2 mistakes; nothing was changed" in done.stderr
    assert generator("reference", "html", "--texts", "perfmon", other, "--into", tmp_path / "html", status=1).stderr.count("no sentence") == 1
    assert "--texts reads perfmon and pmu-events, not svd" in generator("table", "ivbep", "--texts", "svd", other, status=2).stderr
    assert not (tmp_path / "x.pmu").exists() and not (tmp_path / "html").exists()
