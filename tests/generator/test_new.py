"""What `new` writes is a start: right as it is, and it counts."""

from __future__ import annotations

import subprocess

import pytest

from describing import ROOT, embedded
from generator.load.shape import SPACES
from generator.commands.start import PLACES


def test_there_is_a_start_for_every_space():
    assert set(PLACES) == set(SPACES)


@pytest.mark.parametrize("space", SPACES)
def test_it_passes_check(run, tmp_path, space):
    regdefs = tmp_path / "regdefs"
    outcome = run("new", "acme/soc", "--space", space, "--regdefs", regdefs)
    path = regdefs / "acme" / "soc.yaml"
    assert outcome.status == 0 and outcome.out == f"{path}\n"
    assert run("check", "--regdefs", regdefs).err == ""
    assert path.read_text().startswith("# yaml-language-server: $schema=../schema.json\n")
    assert (regdefs / "schema.json").read_text() == (ROOT / "regdefs" / "schema.json").read_text()    # for editors, where there was none
    assert "{{" not in path.read_text() and f"space: {space}\n" in path.read_text()


@pytest.mark.parametrize("space", sorted(set(SPACES) - {"perf"}))
def test_it_counts_on_the_simulated_device(run, tmp_path, space):
    """The description's own tests, compiled and run: choosing, programming, counting, overflow, putting back."""
    regdefs = tmp_path / "regdefs"
    run("new", "acme/soc", "--space", space, "--regdefs", regdefs)
    assert run("build", "--regdefs", regdefs, "--out", tmp_path / "generated").status == 0
    made = tmp_path / "generated"
    subprocess.run(["gcc", "-std=c11", "-O0", f"-I{ROOT / 'runtime/include'}", f"-I{made / 'include'}", made / "tests/soc.c",
                    *(made / "tests/validate").glob("*.c"), ROOT / "build/libpmureg-core.a", "-lcmocka", "-o", tmp_path / "soc"], check=True)
    done = subprocess.run([tmp_path / "soc", made / "tables/soc.pmu"], capture_output=True, text=True)
    assert done.returncode == 0 and "PASSED" in done.stdout + done.stderr, done.stdout + done.stderr


@pytest.mark.parametrize("name, words", [
    ("soc", "`soc` is not VENDOR/SYSTEM; write it as acme/soc"), ("acme/so c", "is not VENDOR/SYSTEM"), ("../soc", "is not VENDOR/SYSTEM"),
    ("acme/../soc", "is not VENDOR/SYSTEM"), ("/soc", "is not VENDOR/SYSTEM"), ("acme/", "is not VENDOR/SYSTEM"),
    ("acme/core", "`core` is the name of a file of pmureg"), ("acme/Other", "`Other` is already described")])
def test_names_that_are_none(run, tmp_path, name, words):
    (tmp_path / "regdefs" / "vendor").mkdir(parents=True)
    (tmp_path / "regdefs" / "vendor" / "other.yaml").write_text("x")
    outcome = run("new", name, "--regdefs", tmp_path / "regdefs")
    assert outcome.status == 1 and words in outcome.err and outcome.out == ""
    assert [path.name for path in tmp_path.rglob("*.yaml")] == ["other.yaml"]


def test_wrong_usage(run):
    assert run("new", "acme/soc", "--space", "smbus").status == 2
