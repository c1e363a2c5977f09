"""`pmureg index`: the index of a folder of tables changes no output, and spares opening them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from command import ROOT

COMMAND, TABLES, INVENTED = ROOT / "build/lib/pmureg", ROOT / "generated/tables", ROOT / "build/invented/tables"
NOBODY = 65534


def run(*words: str | Path, status: int = 0, path: Path | None = None, program: Path = COMMAND) -> "subprocess.CompletedProcess[str]":
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=60, env={**os.environ, "PMUREG_PATH": str(path or "")})
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """All described systems and an invented one, which root alone can change."""
    tmp_path.chmod(0o755)
    for path in (*TABLES.glob("*.pmu"), INVENTED / "toy.pmu"):
        shutil.copy(path, tmp_path)
        (tmp_path / path.name).chmod(0o644)
    return tmp_path


@pytest.fixture
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree of one that is no described system; the kernel has the PMU `software`, of type 1, whose event 0 is cpu-clock."""
    root = tmp_path_factory.mktemp("machine")
    device = root / "sys/bus/event_source/devices/software"
    (device / "format").mkdir(parents=True)
    (device / "type").write_text("1\n")
    (device / "format/event").write_text("config:0-63\n")
    return root


def outputs(folder: Path, machine: Path) -> list[str]:
    words: list[tuple[str | Path, ...]] = [
        ("list", "--root", machine), ("list", "--json", "--root", machine), ("list", "--systems"), ("list", "--system", "toy"), ("describe", "nhm"),
        ("list", "--root", machine, "cas_count"), ("completion", "bash", "--", "pmureg list --system n", "n"),
    ]
    return [run(*line, path=folder).stdout for line in words]


def test_it_changes_no_output(folder: Path, machine: Path) -> None:
    before = outputs(folder, machine)
    assert run("index", folder).stdout == ""
    assert outputs(folder, machine) == before
    run("index", folder) # again
    assert outputs(folder, machine) == before
    # Nor when all files are younger than it.
    for path in folder.glob("*.pmu"):
        os.utime(path)
    assert outputs(folder, machine) == before


def test_no_table_is_opened_that_is_not_asked_for(folder: Path, machine: Path) -> None:
    """Of tables that then cannot be read by anyone: a file of the same size and time, but with nothing in it."""
    run("index", folder)
    whole = run("list", "--root", machine, path=folder).stdout
    for path in folder.glob("*.pmu"):
        if path.name == "toy.pmu":
            continue
        info = path.stat()
        path.write_bytes(b"")
        os.truncate(path, info.st_size)
        os.utime(path, ns=(info.st_atime_ns, info.st_mtime_ns))
    assert run("list", "--root", machine, path=folder).stdout == whole
    assert "nhm\n" in run("list", "--systems", path=folder).stdout
    assert "nhm " in run("--sysfs", machine / "sys", "describe", path=folder).stdout
    # A PMU of the kernel's own; and a system that is asked for.
    done = subprocess.run([COMMAND, "--sysfs", machine / "sys", "stat", "-e", "software/event=0/", "true"], capture_output=True, text=True,
                          env={**os.environ, "PMUREG_PATH": str(folder)})
    assert "software/event=0/" in done.stderr and str(folder) not in done.stderr
    assert "toy_box" in run("list", "--system", "toy", path=folder).stdout
    done = run("list", "--system", "nhm", path=folder, status=1)
    assert done.stderr == (f"pmureg: {folder}/nhm.pmu is not as the index of its folder says: start the process again; if that does not help, run "
                           "`pmureg index` on the folder\n")
    (folder / "index").unlink()
    assert "nhm" not in run("list", "--systems", path=folder).stdout


def test_what_it_says_if_it_cannot_be_made(folder: Path) -> None:
    done = run("index", folder / "none", status=1)
    assert done.stderr == f"pmureg: cannot read the folder {folder}/none: No such file or directory\n"
    done = run("index", status=2)
    assert done.stderr.startswith("pmureg: no directory is given\nusage: pmureg index DIR")
    assert not [name for name in os.listdir(folder) if "index" in name]


def test_a_user_without_the_right_is_told() -> None:
    if os.geteuid():
        pytest.skip("skipped: only root becomes another user")
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        copied = shutil.copy(COMMAND, folder / "pmureg")
        done = subprocess.run([copied, "index", folder], user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True, text=True, cwd="/")
        assert done.returncode == 1 and done.stderr == f"pmureg: cannot write an index into {folder}: Permission denied\n"
        assert os.listdir(folder) == ["pmureg"]


def test_everyone_may_read_it(folder: Path) -> None:
    """Whatever the umask of who installs; and it has no name of the folder."""
    subprocess.run(["sh", "-c", f"umask 077 && {COMMAND} index {folder}"], check=True)
    assert (folder / "index").stat().st_mode & 0o777 == 0o644
    content = (folder / "index").read_bytes()
    assert str(folder).encode() not in content
    elsewhere = folder / "copy"
    elsewhere.mkdir()
    for path in folder.glob("*.pmu"):
        shutil.copy2(path, elsewhere)
    run("index", elsewhere)
    assert (elsewhere / "index").read_bytes() == content
