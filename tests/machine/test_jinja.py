"""Templates are compiled by a compiler of ours, which overrides methods of Jinja's: every Jinja that distributions ship makes the same output.

Distributions with Python 3.11 or newer have 3.1 alone (Debian from 12, Ubuntu from 24.04, Fedora from 39); its patch releases changed the compiler, too."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from releases import index, know, unpack
from toolchain import ROOT, run

PYTHON = os.environ.get("PYTHON", "/usr/bin/python3")
RELEASES = ("bookworm", "trixie", "sid")


def version(into: Path, release: str) -> str:
    found = re.search(r"^Package: python3-jinja2\n(?:.+\n)*?Version: (\S+)\n", index(into, release), re.M)
    assert found
    return found[1]


def made(folder: Path, packages: Path | None) -> dict[str, bytes]:
    """What the generator makes of all descriptions, the reference too, with the modules of a folder first. A copy of it, without what was compiled before."""
    for name in ("generator", "templates", "regdefs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    out = folder / "generated"
    env = {**os.environ, "PYTHONPATH": str(packages or "")}
    told = run(PYTHON, "-c", "import jinja2; print(jinja2.__file__)", env=env)
    assert packages is None or told.startswith(str(packages))
    run(PYTHON, "-m", "generator", "build", "--quiet", "--out", out, cwd=folder, env=env)
    run(PYTHON, "-m", "generator", "reference", "html", "--into", out / "reference", cwd=folder, env=env)
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file() and path.name != "STAMPS"}


@pytest.mark.nightly
def test_each_jinja_of_debian_makes_the_same(tmp_path):
    expected = made(tmp_path / "installed", None)
    assert len(expected) > 1000
    know(tmp_path / "apt", RELEASES)
    versions = sorted({version(tmp_path / "apt", release) for release in RELEASES})
    assert len(versions) > 1
    for number in versions:
        unpack(tmp_path / "apt", [f"python3-jinja2={number}"], tmp_path / number)
        assert made(tmp_path / f"by-{number}", tmp_path / number / "usr" / "lib" / "python3" / "dist-packages") == expected, number
