"""`pmureg report` runs the generator that is installed, with what it is given; tests/generator/test_report.py has what that makes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from command import Run


@pytest.fixture
def generator(tmp_path: Path) -> dict[str, str]:
    """One that prints its words, and ends as the last one says."""
    program = tmp_path / "pmureg-gen"
    program.write_text('#!/bin/sh\nprintf "<%s>" "$@"\nfor last; do :; done\nexit "${last##*.}"\n')
    program.chmod(0o755)
    return {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}


@pytest.mark.parametrize("status", [0, 1, 2])
def test_words_and_status(run: Run, generator: dict[str, str], status: int) -> None:
    done = run("report", "counts.json", "--main", "read bandwidth", "-o", f"page.{status}", env=generator, status=status)
    assert done.stdout == f"<report><counts.json><--main><read bandwidth><-o><page.{status}>" and done.stderr == ""


def test_the_page_before_the_file(run: Run, generator: dict[str, str]) -> None:
    assert run("report", "-o", "page.html", "counts.0", env=generator).stdout == "<report><-o><page.html><counts.0>"


def test_no_generator(run: Run, tmp_path: Path) -> None:
    done = run("report", "counts.json", env={**os.environ, "PATH": str(tmp_path)}, status=1)
    assert done.stderr == ("pmureg: pmureg-gen cannot be run: No such file or directory; install it (Debian package pmureg-gen, or the wheel that `ninja dist` makes)\n")


def test_no_file(run: Run) -> None:
    assert run("report", status=2).stderr.startswith("pmureg: no file is given\nusage: pmureg report ")
