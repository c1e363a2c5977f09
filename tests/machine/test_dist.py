"""A fresh clone builds with `ninja` alone, and so does the archive that `ninja dist` makes of it, without git."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from toolchain import ROOT, need, run

# What is compiled is not what is looked at, but for the folders and files that debuggers read.
QUICKLY = {**os.environ, "CPPFLAGS": "", "CFLAGS": "-O0 -g1"}
COMMITTED = {"include", "systems.ninja"}
MADE = {"MANIFEST", "reference", "sysfs", "tables", "tests"}


def files(top: Path) -> dict[str, bytes]:
    """Without what the next run may save itself by it, which no archive has."""
    return {str(path.relative_to(top)): path.read_bytes() for path in sorted(top.rglob("*")) if path.is_file() and path.name != "STAMPS"}


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("git", "ninja", "pip3")
    if subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True).returncode:
        pytest.skip("skipped: not in a clone")
    top = tmp_path_factory.mktemp("clone") / "pmureg"
    run("git", "clone", "-q", ROOT, top)
    assert {path.name for path in (top / "generated").iterdir()} == COMMITTED
    run("ninja", "dist", cwd=top, timeout=600, env=QUICKLY)
    return top


def test_clone_is_as_it_was_committed(clone: Path) -> None:
    assert {path.name for path in (clone / "generated").iterdir()} == COMMITTED | MADE | {"STAMPS"}
    assert run("git", "status", "--porcelain", cwd=clone) == ""
    assert "no work to do" in run("ninja", cwd=clone, env=QUICKLY)


@pytest.mark.drawn
def test_archive_has_the_same_bytes_every_time(clone: Path) -> None:
    name, = (clone / "build").glob("pmureg-*.tar.gz")
    wheel, = (clone / "build").glob("pmureg_gen-*-py3-none-any.whl")
    before = name.read_bytes(), wheel.read_bytes()
    os.utime(clone / "README.md", (1, 1))
    run("ninja", "dist", cwd=clone, timeout=600, env=QUICKLY)
    assert (name.read_bytes(), wheel.read_bytes()) == before
    with tarfile.open(name) as archive:
        members = archive.getmembers()
    assert [m.name for m in members] == sorted(m.name for m in members)
    assert {(m.uname, m.gname, m.uid, m.gid) for m in members} == {("root", "root", 0, 0)}
    assert len({m.mtime for m in members}) == 1 and {m.mode for m in members} == {0o644, 0o755}


@pytest.mark.drawn
def test_archive_builds_without_git(clone: Path, tmp_path: Path) -> None:
    """And to the same bytes in another folder, by someone else in another language, who shows no file to others."""
    name, = (clone / "build").glob("pmureg-*.tar.gz")
    with tarfile.open(name) as archive:
        archive.extractall(tmp_path)
    top = tmp_path / name.name.removesuffix(".tar.gz")
    before = files(top / "generated")
    assert before == files(clone / "generated")
    # The tables are there as files and as what makes objects of them.
    names = {path.stem for path in (clone / "generated/tests").glob("*.c")}
    assert len(names) > 10 and {f"tables/{name}.{kind}" for name in names for kind in ("pmu", "S")} <= set(before)
    words = tmp_path / "words"
    words.mkdir()
    words.joinpath("git").write_text("#!/bin/sh\nexit 99\n")
    words.joinpath("git").chmod(0o755)
    ninja = shutil.which("ninja")
    env = {**QUICKLY, "PATH": f"{words}:{os.environ['PATH']}", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PYTHONHASHSEED": "7",
           "TZ": "Asia/Tokyo", "HOME": str(words), "USER": "someone", "LOGNAME": "someone"}
    done = subprocess.run([str(ninja)], cwd=top, env=env, capture_output=True, text=True, timeout=600, umask=0o077)
    assert done.returncode == 0, done.stdout + done.stderr
    assert files(top / "generated") == before
    for made in ("pmureg", "libpmureg.a", "tables.a", "tool/pmureg.1", "tool/pmureg.bash"):
        assert (top / "build" / made).read_bytes() == (clone / "build" / made).read_bytes(), made
    assert run(top / "build" / "pmureg", "--version").strip()


@pytest.mark.drawn
def test_archive_tells_what_changed_since_the_last_tag(clone: Path) -> None:
    """In the words of the manual; a code of an event breaks whoever counts with it."""
    path = clone / "regdefs/intel/nhm.yaml"
    before, text = run("git", "rev-parse", "HEAD", cwd=clone).strip(), path.read_text()
    # Of all other systems nothing has changed, which would take the longest.
    others = [other for other in clone.glob("regdefs/*/*.yaml") if other.parent != path.parent]
    assert len(others) > 5
    assert "at: 0x391" in text
    name, = (clone / "build").glob("pmureg-*.tar.gz")
    kept = name.read_bytes()
    try:
        for other in others:
            other.unlink()
        run("git", "-c", "user.name=n", "-c", "user.email=e", "commit", "-qam", "Fewer systems", cwd=clone)
        run("git", "tag", "v0", cwd=clone)
        path.write_text(text.replace("at: 0x391", "at: 0x3f0", 1))
        run("git", "-c", "user.name=n", "-c", "user.email=e", "commit", "-qam", "Move a register", cwd=clone)
        run("/usr/bin/python3", "-m", "generator.commands.dist", "build", cwd=clone)
        with tarfile.open(name) as archive:
            file = archive.extractfile(f"{name.name.removesuffix('.tar.gz')}/CHANGES")
            assert file is not None
            told = file.read().decode()
        assert told.startswith("Since v0\n\n") and "0x391" in told and "0x3f0" in told
    finally:
        run("git", "reset", "-q", "--hard", before, cwd=clone)
        run("git", "tag", "-d", "v0", cwd=clone)
        name.write_bytes(kept)
