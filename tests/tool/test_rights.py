"""Rights that the file of the command gives to whoever runs it: set-user-id, set-group-id, capabilities."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import ROOT

NOBODY = 65534
# Of linux/capability.h: their numbers.
DAC_OVERRIDE, SYS_RAWIO, SYS_PTRACE, PERFMON = 1, 17, 19, 38
REFUSED = "pmureg: this copy has rights of its file that a caller could misuse for any other file: remove set-user-id, set-group-id and "
SIM = ("stat", "--io", "sim", "-e", "nhm:uncore/event=1/")


@pytest.fixture
def copy(pmureg: Path) -> Iterator[Path]:
    """Where everyone may run it."""
    if os.geteuid():
        pytest.skip("skipped: only root gives its rights to a file")
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chmod(folder, 0o755)
        if os.statvfs(folder).f_flag & os.ST_NOSUID:
            pytest.skip("skipped: /tmp is mounted nosuid")
        made = Path(folder) / "pmureg"
        shutil.copyfile(pmureg, made)
        made.chmod(0o755)
        yield made


def give(copy: Path, *capabilities: int) -> None:
    """As `setcap ...=ep`: struct vfs_cap_data of linux/capability.h, revision 2, effective."""
    permitted = sum(1 << number for number in capabilities)
    try:
        os.setxattr(copy, "security.capability", struct.pack("<5I", 0x02000001, permitted & 0xffffffff, 0, permitted >> 32, 0))
    except OSError as error:
        pytest.skip(f"skipped: no capabilities of files here: {error.strerror}")


def run_as_nobody(copy: Path, *words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    # Nobody may look into a process of other rights, as the leak sanitizer does.
    environment = os.environ | {"ASAN_OPTIONS": "detect_leaks=0"} | more
    return subprocess.run([copy, *words], user=NOBODY, group=NOBODY, extra_groups=[], env=environment, cwd="/", capture_output=True, text=True,
                          timeout=60)


@pytest.mark.parametrize("mode", [0o4755, 0o2755, 0o6755], ids=oct)
@pytest.mark.parametrize("words", [(*SIM, "-o"), (*SIM, "--openmetrics"), ("--version",), ("run",)], ids=lambda words: words[-1])
def test_set_user_id(copy: Path, mode: int, words: tuple[str, ...]) -> None:
    copy.chmod(mode)
    target = copy.parent / "target"
    target.write_text("root's\n")
    done = run_as_nobody(copy, *words, *([] if words == ("--version",) else [str(target)]))
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.startswith(REFUSED) and done.stderr.splitlines()[0].endswith(", or run pmureg as root")
    assert target.read_text() == "root's\n"


@pytest.mark.parametrize("capabilities", [(DAC_OVERRIDE,), (SYS_RAWIO, PERFMON), (SYS_PTRACE, PERFMON)], ids=str)
def test_capabilities_that_are_refused(copy: Path, capabilities: tuple[int, ...]) -> None:
    give(copy, *capabilities)
    done = run_as_nobody(copy, *SIM)
    assert done.returncode == 1 and done.stderr.startswith(REFUSED) and not done.stdout
    assert subprocess.run([copy, *SIM], capture_output=True, timeout=60).returncode == 0, "root has them anyway"


def test_perfmon_opens_no_file(copy: Path) -> None:
    give(copy, PERFMON)
    target = copy.parent / "target"
    target.write_text("root's\n")
    target.chmod(0o600)
    assert "uncore/event=1/" in run_as_nobody(copy, *SIM).stderr + run_as_nobody(copy, *SIM).stdout
    for words in ((*SIM, "-o"), (*SIM, "--openmetrics"), ("run",)):
        done = run_as_nobody(copy, *words, str(target))
        assert done.returncode == 1 and "Permission denied" in done.stderr
    assert target.read_text() == "root's\n" and sorted(path.name for path in copy.parent.iterdir()) == ["pmureg", "target"]


def test_programs_inherit_nothing(copy: Path, counting: None) -> None:
    give(copy, PERFMON)
    done = run_as_nobody(copy, "stat", "-e", "page-faults", "-o", "/dev/null", "--", "grep", "-E", "^Cap(Prm|Eff|Amb)", "/proc/self/status")
    assert done.returncode == 0 and [line.split()[1] for line in done.stdout.splitlines()] == ["0" * 16] * 3, done.stderr


def test_the_library_reads_one_variable() -> None:
    """A program of other rights that links it hands in every path itself: only search.c looks where its user says, and not for such a program."""
    found = {str(path.relative_to(ROOT)): path.read_text() for layer in ("base", "core", "io", "library") for path in (ROOT / "runtime" / layer).rglob("*.[ch]")
             if "getenv" in path.read_text() or "environ" in path.read_text().split()}
    assert list(found) == ["runtime/library/search.c"]
    assert [line.strip() for line in found["runtime/library/search.c"].splitlines() if "getenv" in line] == [
        'const char *list = getauxval(AT_SECURE) ? NULL : getenv("PMUREG_PATH");']


def test_a_copy_with_rights_takes_no_table_of_its_user(copy: Path) -> None:
    tables = copy.parent / "tables"
    tables.mkdir(mode=0o755)
    subprocess.run([sys.executable, "-m", "generator", "table", ROOT / "tests/generator/strangers/Example Works/meter.yaml", "-o", tables / "meter.pmu"], cwd=ROOT, check=True, timeout=60)
    words = ("list", "--systems")
    assert "meter" not in run_as_nobody(copy, *words).stdout.split()
    assert "meter" in run_as_nobody(copy, *words, PMUREG_PATH=str(tables)).stdout.split()
    assert "meter" in run_as_nobody(copy, *words, "--table", str(tables / "meter.pmu")).stdout.split()
    give(copy, PERFMON)
    here = run_as_nobody(copy, *words, PMUREG_PATH=str(tables))
    assert here.returncode == 0 and "nhm" in here.stdout.split() and "meter" not in here.stdout.split()
    done = run_as_nobody(copy, *words, "--table", str(tables / "meter.pmu"))
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.startswith(f"pmureg: a program with rights of its file takes no table from its user: {tables}/meter.pmu")
