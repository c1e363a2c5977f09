"""Table files, as the command takes them: where they come from, and what is said of those that cannot be used.

The command that is installed has no table inside; `build/pmureg` has all of them.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from command import PMUREG, ROOT, SYSTEMS, Run

TABLES, INVENTED = ROOT / "generated" / "tables", ROOT / "build" / "invented" / "tables"
NOBODY = 65534
# Of struct pmureg_table in table.h: the version of the format is behind eight bytes of magic, then the order of bytes.
VERSION_AT, ORDER_AT = 8, 10

Bare = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One with two invented systems, which root alone can change."""
    tmp_path.chmod(0o755)
    for name in ("toy", "another"):
        shutil.copy(INVENTED / f"{name}.pmu", tmp_path)
        (tmp_path / f"{name}.pmu").chmod(0o644)
    return tmp_path


@pytest.fixture
def bare() -> Bare:
    """Runs the command that has no table inside; `path` is $PMUREG_PATH."""

    def go(*words: str | Path, status: int = 0, path: str | Path = "", **more: object) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run([ROOT / "build/lib/pmureg", *words], capture_output=True, text=True, timeout=60,  # type: ignore[call-overload]
                              env={**os.environ, "PMUREG_PATH": str(path)}, **more)
        assert done.returncode == status, done.stdout + done.stderr
        return done

    return go


def systems(done: "subprocess.CompletedProcess[str]") -> set[str]:
    return {name.split(".")[0] for name in done.stdout.split()}


def changed(path: Path, at: int, data: bytes) -> Path:
    text = path.read_bytes()
    path.write_bytes(text[:at] + data + text[at + len(data):])
    return path


# ---- Where systems come from ----

def test_the_command_in_the_build_folder_needs_no_file(tmp_path: Path) -> None:
    shutil.copy(PMUREG, tmp_path / "pmureg")
    done = subprocess.run([tmp_path / "pmureg", "list", "--systems"], cwd="/", check=True, capture_output=True, text=True)
    assert systems(done) >= set(SYSTEMS) and not done.stderr


def test_the_installed_command_has_no_table_inside(bare: Bare) -> None:
    own = bare("list", "--systems")
    assert not {"toy", "another"} & systems(own)
    for path in TABLES.glob("*.pmu"):
        text = (ROOT / "build/lib/pmureg").read_bytes()
        assert path.read_bytes()[256:4096] not in text, path


def test_all_described_systems_are_files(bare: Bare) -> None:
    """Each counts from its file."""
    assert systems(bare("list", "--systems", path=TABLES)) >= set(SYSTEMS)
    done = bare("stat", "--io", "sim", "-e", "nhm:uncore/event=1/", "-x,", "--timeout", "10", path=TABLES)
    assert done.stderr.startswith("20000000,") or "20000000," in done.stdout + done.stderr


def test_beside_the_command_is_where_it_is_installed(tmp_path: Path) -> None:
    """Two folders above, as of a library in $PREFIX/lib/TRIPLET; and another package's file is no stranger there."""
    (tmp_path / "lib/pmureg").mkdir(parents=True)
    (tmp_path / "share/pmureg").mkdir(parents=True)
    shutil.copy(ROOT / "build/lib/pmureg", tmp_path / "lib/pmureg")
    shutil.copy(INVENTED / "toy.pmu", tmp_path / "share/pmureg")
    words = [str(tmp_path / "lib/pmureg/pmureg"), "list", "--systems"]
    assert systems(subprocess.run(words, check=True, capture_output=True, text=True)) == {"toy"}
    words[-1] = "--json"
    rows = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    assert [row.get("Table") for row in rows if row.get("System") == "toy"] == [None]
    # In a folder that others can change stands nothing of ours.
    (tmp_path / "share").chmod(0o777)
    done = subprocess.run(words[:-1], check=True, capture_output=True, text=True)
    assert "toy" not in done.stdout and not done.stderr


def test_of_this_machine(folder: Path) -> None:
    """/etc/pmureg/tables, in a name space in which it is the folder."""
    program = f"mount -t tmpfs none /etc && mkdir -p /etc/pmureg/tables && cp {folder}/*.pmu /etc/pmureg/tables && {ROOT}/build/lib/pmureg list --systems"
    done = subprocess.run(["unshare", "-m", "sh", "-c", program], capture_output=True, text=True)
    if "unshare" in done.stderr or "mount" in done.stderr:
        pytest.skip(f"skipped: no name spaces here: {done.stderr.strip()}")
    assert done.returncode == 0 and systems(done) >= {"toy", "another"}, done.stderr


def test_list_says_where_a_system_comes_from(run: Run, folder: Path) -> None:
    """What comes with pmureg has no file that anyone asks for."""
    env = {**os.environ, "PMUREG_PATH": str(folder)}
    empty = folder / "empty"
    empty.mkdir()
    text = run("list", "--root", str(empty), env=env).stdout
    lines = text[text.index("Described systems"):].splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("  another "))
    assert lines[at + 1].strip() == f"from {folder}/another.pmu"
    names = [name.split(".")[0] for name in run("list", "--systems", env=env).stdout.split()]
    assert [line.split("/")[-1] for line in lines if line.strip().startswith("from /")] == [f"{name}.pmu" for name in names if name in ("toy", "another")]
    assert run("list", "--system", "another", env=env).stdout.startswith(f"another: A machine that the tree is not (from {folder}/another.pmu)\n")
    assert "(from" not in run("list", "--system", "nhm", env=env).stdout
    rows = json.loads(run("list", "--json", "--root", str(empty), env=env).stdout)
    assert {row["System"]: row.get("Table") for row in rows if row.get("System") in ("another", "nhm")} == \
        {"another": f"{folder}/another.pmu", "nhm": None}
    rows = json.loads(run("list", "--json", "--system", "toy", env=env).stdout)
    assert rows and {row["Table"] for row in rows} == {f"{folder}/toy.pmu"}


def test_a_file_that_controls_a_terminal_is_shown_as_text(run: Run, folder: Path) -> None:
    path = folder / "\x1b[31m.pmu"
    (folder / "another.pmu").rename(path)
    text = run("list", "--table", str(path)).stdout + run("list", "--table", str(path), "--system", "another").stdout
    assert "\x1b" not in text and "[31m.pmu" in text


# ---- Files that are named ----

def test_table_again_and_again(run: Run, folder: Path) -> None:
    words = ["--table", str(folder / "toy.pmu"), "--table", str(folder / "another.pmu")]
    assert systems(run("list", "--systems", *words)) >= {"toy", "another", *SYSTEMS}
    assert "fabric" in run("list", "--system", "another", *words, *words).stdout
    assert "fabric" in run("describe", "another:fabric", *words).stdout
    done = run("list", "--table", str(folder / "none.pmu"), status=1)
    assert done.stderr == f"pmureg: cannot read the table {folder}/none.pmu: No such file or directory\n" and not done.stdout


def test_a_session_file_names_tables(bare: Bare, folder: Path) -> None:
    path = folder / "s.yaml"
    events = "system: nhm\nio: sim\nevents: uncore/event=1/\nduration: 10ms\n"
    path.write_text(f"table: [{folder}/another.pmu, {TABLES}/nhm.pmu]\n{events}")
    assert "20,000,000      uncore/event=1/" in bare("run", path).stdout
    path.write_text(f"table: {TABLES}/nhm.pmu\n{events}")
    assert "20,000,000      uncore/event=1/" in bare("run", path).stdout
    assert bare("run", "--check", path).stderr == ""
    path.write_text(f"table:\n  - {TABLES}/nhm.pmu\n  - {folder}/none.pmu\n{events}")
    done = bare("run", path, status=1)
    assert done.stderr == f"{path}:3:5: cannot read the table {folder}/none.pmu: No such file or directory\n"
    path.write_text(events)
    assert f"{path}:1:9: there is no described system" in bare("run", path, status=1).stderr


# ---- Files that cannot be used ----

@pytest.mark.parametrize("at, data, said", [
    (VERSION_AT, 3, "the table has version 3 of the format, made by pmureg"),
    (ORDER_AT, 0, "-endian processors, but this one is "),
    (0, 0, "this is no table of pmureg"),
])
def test_a_file_of_another_kind(bare: Bare, folder: Path, at: int, data: int, said: str) -> None:
    """One error, which names it; the others stay usable."""
    path = folder / "toy.pmu"
    bytes_of = {VERSION_AT: struct.pack("=H", data), ORDER_AT: path.read_bytes()[ORDER_AT:ORDER_AT + 2][::-1], 0: b"PMUREG"}[at]
    changed(path, at, bytes_of)
    done = bare("list", "--systems", path=folder)
    assert systems(done) >= {"another"} and "toy" not in systems(done)
    assert done.stderr.startswith(f"pmureg: {path}: ") and said in done.stderr and done.stderr.count("\n") == 1
    if at == VERSION_AT:
        assert done.stderr.endswith(", but this library reads version 2: install a newer library\n")
    for option, value, search in (("--system", "toy", folder), ("--table", path, "")):
        done = bare("list", option, value, status=1, path=search)
        assert done.stderr.count("\n") == 1 and said in done.stderr and str(path) in done.stderr and not done.stdout


@pytest.mark.parametrize("size", [0, 20, 700, 10000])
def test_a_file_that_is_cut_short(bare: Bare, folder: Path, size: int) -> None:
    os.truncate(folder / "toy.pmu", size)
    done = bare("list", "--system", "toy", status=1, path=folder)
    assert done.stderr.count("\n") == 1 and str(folder / "toy.pmu") in done.stderr and "described system" not in done.stderr
    assert "fabric" in bare("list", "--system", "another", path=folder).stdout


def test_each_damage_is_an_error_or_harmless(bare: Bare, folder: Path) -> None:
    """Bytes of 0xff here and there: the command ends by itself, and names the file if it says anything."""
    path = folder / "toy.pmu"
    whole = path.read_bytes()
    told = 0
    for at in range(40, len(whole), 997):
        path.write_bytes(whole)
        changed(path, at, b"\xff" * 8)
        done = subprocess.run([ROOT / "build/lib/pmureg", "list", "--system", "toy", "--table", path], capture_output=True, timeout=60)
        assert done.returncode == 0 or (done.returncode == 1 and str(path).encode() in done.stderr and done.stderr.count(b"\n") == 1), (at, done)
        told += done.returncode
    assert told > 10


def test_two_of_one_name(bare: Bare, folder: Path) -> None:
    shutil.copy(folder / "toy.pmu", folder / "zoo.pmu")
    done = bare("list", "--system", "toy", status=1, path=folder)
    assert done.stderr == f"pmureg: {folder}/toy.pmu and {folder}/zoo.pmu both describe the system 'toy': remove one of them\n"
    done = bare("list", "--systems", path=folder)
    assert "another" in systems(done) and "toy" not in systems(done) and done.stderr.count("\n") == 1
    done = bare("list", "--table", folder / "toy.pmu", "--table", folder / "zoo.pmu", status=1)
    assert f"{folder}/toy.pmu and {folder}/zoo.pmu both" in done.stderr
    # The same file again is no other, whatever it is called.
    (folder / "zoo.pmu").unlink()
    os.link(folder / "toy.pmu", folder / "zoo.pmu")
    assert "toy_box" in bare("list", "--system", "toy", "--table", folder / "zoo.pmu", path=f"{folder}:{folder}/").stdout


# ---- Whom they are taken from ----

def test_root_takes_no_file_of_others(bare: Bare, folder: Path) -> None:
    if os.geteuid():
        pytest.skip("skipped: only root gives files to others")
    path = folder / "toy.pmu"
    os.chown(path, NOBODY, NOBODY)
    done = bare("list", "--system", "toy", status=1, path=folder)
    assert done.stderr == (f"pmureg: {path} is not trusted: it does not belong to root; make it writable only by root (chown root, chmod go-w), or name "
                           "the table with --table\n")
    done = bare("list", "--system", "toy", "--table", path, path=folder)
    assert "toy_box" in done.stdout and not done.stderr
    folder.chmod(0o777)
    done = bare("list", "--systems", path=folder)
    assert not {"toy", "another"} & systems(done) and f"{folder} is not trusted: other users may write it" in done.stderr


PROGRAM = """#include <pmureg/pmureg.h>
#include <stdio.h>

int main(int argc, char **argv)
{
	const struct pmureg_system *each = NULL;
	struct pmureg_error error = {.message = ""};
	int code = argc > 1 ? pmureg_table_add(argv[1], &error) : 0;

	while ((each = pmureg_system_next(each)))
		puts(pmureg_system_file(each) ? pmureg_system_file(each) : "own");
	if (code)
		fprintf(stderr, "%s\\n", error.message);
	return code != 0;
}
"""


@pytest.fixture
def program() -> Iterator[Path]:
    """One that links the library; everyone may run it, and has two tables beside it."""
    if os.geteuid():
        pytest.skip("skipped: only root gives its rights to a file")
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        if os.statvfs(folder).f_flag & os.ST_NOSUID:
            pytest.skip("skipped: /tmp is mounted nosuid")
        (folder / "program.c").write_text(PROGRAM)
        subprocess.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/runtime/include", "program.c", f"{ROOT}/build/lib/libpmureg.so.0",
                        f"-Wl,-rpath,{folder}", "-o", "program"], cwd=folder, check=True)
        shutil.copy(ROOT / "build/lib/libpmureg.so.0", folder)
        (folder / "share/pmureg").mkdir(parents=True)
        shutil.copy(INVENTED / "another.pmu", folder / "share/pmureg")
        (folder / "more").mkdir()
        shutil.copy(INVENTED / "toy.pmu", folder / "more")
        yield folder / "program"


def by_nobody(program: Path, *words: str | Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([program, *words], user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True, text=True, cwd="/",
                          env={**os.environ, "PMUREG_PATH": str(program.parent / "more")})


def test_a_program_finds_the_tables_of_its_library(program: Path) -> None:
    assert by_nobody(program).stdout == f"own\n{program.parent}/more/toy.pmu\n"
    done = by_nobody(program, program.parent / "share/pmureg/another.pmu")
    assert (done.returncode, done.stdout.count("\n")) == (0, 2)


@pytest.mark.parametrize("mode", [0o4755, 0o2755], ids=oct)
def test_a_program_with_rights_of_its_file_listens_to_nobody(program: Path, mode: int) -> None:
    """Neither to the variable, nor to a name, nor to what is beside it."""
    program.chmod(mode)
    done = by_nobody(program)
    assert "toy" not in done.stdout and "another" not in done.stdout and str(program.parent) not in done.stdout
    path = program.parent / "more/toy.pmu"
    done = by_nobody(program, path)
    assert done.returncode == 1 and "toy.pmu" not in done.stdout
    assert done.stderr == f"a program with rights of its file takes no table from its user: {path}\n"


# ---- What a killed process leaves ----

def test_restore_needs_the_table(bare: Bare, tmp_path: Path) -> None:
    """On files that stand for a machine with one MSR's worth of units; the record outlives the table's folder."""
    cpus = tmp_path / "sys/devices/system/cpu"
    (cpus / "cpu0/topology").mkdir(parents=True)
    (cpus / "cpu0/topology/physical_package_id").write_text("0\n")
    (cpus / "online").write_text("0\n")
    msr = tmp_path / "dev/cpu/0/msr"
    msr.parent.mkdir(parents=True)
    msr.write_bytes(bytes(8 * 0x1000))
    before = msr.read_bytes()
    words = [f"{ROOT}/build/lib/pmureg", "stat", "--root", str(tmp_path), "--force", "--io", "msr", "-e", "nhm:uncore/event=1/",
             "--table", f"{TABLES}/nhm.pmu", "--", "sleep", "60"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 60
    while msr.read_bytes() == before and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    _, error = process.communicate(timeout=60)
    assert msr.read_bytes() != before, error
    record, = (tmp_path / "run/pmureg").glob("*.undo")
    done = bare("restore", "--root", tmp_path, "--force", status=1)
    assert done.stderr == f"pmureg: {record} is of the system 'nhm', which is not known here: name its table with --table\n"
    assert msr.read_bytes() != before and record.exists()
    done = bare("restore", "--root", tmp_path, "--force", "--table", TABLES / "nhm.pmu")
    assert "left nhm of package 0 changed: restoring " in done.stdout and not done.stderr
    assert msr.read_bytes() == before and not record.exists()
