"""What killed sessions leave on a machine whose registers behave, and whom a record of it is taken from.

A counter adds the low 8 bits of its event's number plus 1 at each tick. Addresses: Intel 329468-002, table 2-9: C0_MSR_PMON_CTL0
0xd10, CTR0 0xd16; bit 22 of a control enables its counter.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from served import LOOKUPS, Machine, as_it_was, die, settled

CTL0, CTR0 = 0xD10, 0xD16
EN = 1 << 22


@pytest.fixture
def folder(machine: Machine) -> Path:
    return machine.root / "run/pmureg"


def killed(machine: Machine, *words: str) -> int:
    """One that counts on uncore_cbox_0; its number."""
    machine.tell("forget")
    process = machine.begin(machine.stat(*words), lambda: started(machine))
    process.kill()
    process.communicate(timeout=60)
    return process.pid


def started(machine: Machine) -> bool:
    """Both boxes have been let run by its last write: a control is written before."""
    return {package for _, package, address, value in machine.writes() if address == 0xD04 and not value & 0x100} >= {0, 1}


def restore(machine: Machine, status: int = 0) -> "subprocess.CompletedProcess[str]":
    return machine.run(machine.words("restore"), status)


def of_package(folder: Path, package: int) -> Path:
    """The record says so behind its mark, sum, boot, time, namespace, start and pid, and the machine and node of a CPU there, in front of its package."""
    return next(path for path in folder.glob("*.undo") if path.read_bytes()[104:108] == package.to_bytes(4, "little"))


# ---- Putting back ----

def test_what_someone_else_changed_since_is_left_alone(machine: Machine) -> None:
    """Theirs counts before and after; the other socket is put back. (The session wrote event 0x34, umask 0x11, enabled.)"""
    before = machine.state()
    pid = killed(machine, "-e", LOOKUPS)
    machine.put(0, CTL0, EN | 0x11)
    machine.put(0, CTR0, 0)
    machine.tell("advance 1000")
    done = restore(machine)
    assert (f"pmureg: ivbep_cbo_ctl[0] of uncore_cbox_0 holds 0x400011, but process {pid} wrote 0x401134: another program "
            "has changed it since, so it was not restored\n") in done.stderr
    assert done.stdout.count(f"process {pid} left ivbep of package ") == 2
    machine.tell("advance 1000")
    assert machine.get(0, CTL0) == EN | 0x11 and machine.get(0, CTR0) == 36000
    assert list((machine.root / "run/pmureg").iterdir()) == []
    now = machine.state()
    assert {name: now[name] for name in now if name.startswith("1 uncore_cbox_0.")} == {
        name: before[name] for name in before if name.startswith("1 uncore_cbox_0.")}


@pytest.mark.parametrize("names", [("1", "9999999"), ("9999999", "1")])
def test_several_of_one_unit_are_undone_newest_first(machine: Machine, folder: Path, names: tuple[str, str]) -> None:
    """Whatever their names."""
    before = machine.state()
    for name in names:
        killed(machine, "--force", "-e", LOOKUPS)
        for path in folder.iterdir():
            if not path.name.startswith("1-") and not path.name.startswith("9999999-"):
                path.rename(folder / (name + path.name[path.name.index("-"):]))
    restore(machine)
    assert as_it_was(machine, before)


def test_an_older_one_waits_for_a_session_that_came_later_and_lives(machine: Machine) -> None:
    """It took what the dead one had left, and puts that back at its end; only then the first values can come back."""
    before = machine.state()
    killed(machine, "-e", LOOKUPS)
    machine.tell("forget")
    living = machine.begin(machine.stat("--force", "-e", "uncore_cbox_0/event=0x22/"), lambda: started(machine))
    state = machine.state()
    error = restore(machine, 1).stderr
    assert f"has to wait: process {living.pid} used the unit later, and restores it when it ends" in error
    assert machine.state() == state
    die(living, signal.SIGINT)
    restore(machine)
    assert as_it_was(machine, before)


def test_a_counter_is_put_back_before_its_control(machine: Machine) -> None:
    machine.put(0, CTL0, EN | 0x11)
    killed(machine, "--force", "-e", LOOKUPS)
    machine.tell("forget")
    restore(machine)
    order = [address for _, package, address, _ in machine.writes() if package == 0 and address in (CTL0, CTR0)]
    assert order[-2:] == [CTR0, CTL0]


def test_a_root_that_is_relative(machine: Machine) -> None:
    before = machine.state()
    words = machine.stat("-e", LOOKUPS)
    words[words.index("--root") + 1] = "."
    process = subprocess.Popen(words, cwd=machine.root, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while process.poll() is None and not machine.box("uncore_cbox_0")():
        time.sleep(0.002)
    process.kill()
    process.communicate(timeout=60)
    done = subprocess.run(machine.words("restore"), cwd="/", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and as_it_was(machine, before)


def test_half_stored_files_are_collected(machine: Machine, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "99999999-0-5-0.undo.new").write_bytes(b"x" * 100)
    assert restore(machine).stdout == f"nothing to restore in {folder}\n"
    assert list(folder.iterdir()) == []


def test_without_proc_records_are_carried_out(machine: Machine, folder: Path) -> None:
    """Which boot it is nobody knows then; that of the record is not another one for that."""
    before = machine.state()
    killed(machine, "-e", LOOKUPS)
    hidden = ["unshare", "-m", "sh", "-c", "mount -t tmpfs none /proc && exec \"$@\"", "sh"]
    done = subprocess.run([*hidden, *machine.words("restore")], capture_output=True, text=True, timeout=60)
    if "unshare" in done.stderr or "mount" in done.stderr:
        pytest.skip("skipped: /proc cannot be hidden here")
    assert done.returncode == 0 and as_it_was(machine, before) and list(folder.iterdir()) == []


def test_a_session_made_without_proc_is_restored(machine: Machine) -> None:
    before = machine.state()
    hidden = ["unshare", "-m", "sh", "-c", "mount -t tmpfs none /proc && exec \"$@\"", "sh"]
    if subprocess.run([*hidden, "true"], check=False).returncode:
        pytest.skip("skipped: /proc cannot be hidden here")
    machine.tell("forget")
    process = machine.begin([*hidden, *machine.stat("-e", LOOKUPS)], lambda: started(machine))
    assert restore(machine).stdout.startswith("nothing to restore")  # its lock tells that it lives
    process.kill()
    process.communicate(timeout=60)
    restore(machine)
    assert as_it_was(machine, before)


def test_a_register_that_takes_nothing_is_no_failure_where_it_holds_what_it_should(machine: Machine, folder: Path) -> None:
    """All writes fail from the second on: the box control was frozen and is left so; else nothing was changed."""
    machine.tell("fail w 0 100000 1")
    error = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 1")), status=1).stderr
    machine.tell("well")
    assert "pmureg restore" not in error and list(folder.iterdir()) == []


def test_what_could_not_be_put_back_says_how_to_mend_it(machine: Machine, folder: Path) -> None:
    before = machine.state()
    machine.tell("fail w 1 100000 5")
    error = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 1")), status=1).stderr
    machine.tell("well")
    assert error.endswith("; registers may be left changed: `pmureg restore` tries again to restore them\n")
    assert len(list(folder.glob("*.undo"))) == 1
    restore(machine)
    assert as_it_was(machine, before)


@pytest.mark.parametrize(("fails", "left"), [
    ("fail w 3 0 5", "package 0"),     # each socket gets three writes: from the second one's first on no write is taken any more
    ("fail w 1 0 5 1", "package 1"),   # the second one takes its first write alone; the first one is put back
    ("fail w 0 0 5 1", None), ("fail r 9 0 6 1", None)])  # the second one was not written yet
def test_an_open_that_fails_on_the_second_socket(machine: Machine, folder: Path, fails: str, left: str | None) -> None:
    """A record stays exactly where registers could not be put back, which is said, behind the error."""
    before = machine.state()
    machine.tell(fails)
    error = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 1")), status=1).stderr
    machine.tell("well")
    assert " of CPU 1 cannot be " in error and error.count("\n") == 1
    assert error.endswith("; registers may be left changed: `pmureg restore` tries again to restore them\n") == (left is not None)
    assert len(list(folder.iterdir())) == (left is not None) and (settled(before) != settled(machine.state())) == (left is not None)
    done = machine.run(machine.words("restore"))
    assert f" left ivbep of {left} changed: " in done.stdout if left else done.stdout.startswith("nothing to restore")
    assert as_it_was(machine, before) and list(folder.iterdir()) == []


@pytest.mark.parametrize("size", ["4k", "12k"])
def test_a_full_run_directory(machine: Machine, folder: Path, size: str) -> None:
    """Nothing is written to a register unless what undoes it is stored; nothing of that stays."""
    folder.mkdir(parents=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "none", folder], check=False).returncode:
        pytest.skip("skipped: nobody may mount here")
    try:
        (folder / "fill").write_bytes(b"x" * (int(size[:-1]) - 4) * 1024)
        before = machine.state()
        words = machine.stat("-e", "uncore_cbox/event=0x1/,uncore_imc/event=0x4/", *machine.command("advance 1"))
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1 and "No space left on device" in done.stderr
        assert machine.writes() == [] and machine.state() == before
        assert [path.name for path in folder.iterdir()] == ["fill"]
    finally:
        subprocess.run(["umount", folder], check=True)


def test_a_run_directory_that_cannot_be_written(machine: Machine, folder: Path) -> None:
    folder.mkdir(parents=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "none", folder], check=False).returncode:
        pytest.skip("skipped: nobody may mount here")
    try:
        error = machine.run(machine.stat("-e", LOOKUPS, *machine.command("advance 1")), status=1).stderr
        assert f"{folder} cannot be written: Read-only file system" in error and "--run-directory" in error
        assert machine.writes() == []
    finally:
        subprocess.run(["umount", folder], check=True)


def test_a_run_directory_that_leads_nowhere(machine: Machine, folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.symlink_to("nowhere")
    error = machine.run(machine.stat("-e", LOOKUPS), status=1).stderr
    assert error.startswith(f"pmureg: {folder} cannot be written: No such file or directory; ")
    assert machine.writes() == [] and machine.run(machine.words("restore")).stdout == f"nothing to restore in {folder}\n"
    folder.unlink()


# ---- Whom a record is taken from ----

def change(what: str) -> Callable[[Path], object]:
    def owner(path: Path) -> None:
        os.chown(path, 1000, 1000)

    def link(path: Path) -> None:
        path.rename(path.parent.parent / "elsewhere")
        path.symlink_to(path.parent.parent / "elsewhere")

    def fifo(path: Path) -> None:
        path.unlink()
        os.mkfifo(path, 0o600)

    return {"owner": owner, "writable": lambda path: path.chmod(0o620), "link": link, "fifo": fifo,
            "second name": lambda path: os.link(path, path.parent.parent / "second"),
            "damage": lambda path: path.write_bytes(path.read_bytes()[:-9] + b"x" + path.read_bytes()[-8:]),
            "growth": lambda path: path.write_bytes(path.read_bytes() + b"\0"),
            "version": lambda path: path.write_bytes(b"pmureg undo 2" + path.read_bytes()[13:])}[what]


@pytest.mark.parametrize(("what", "why"), [
    ("owner", "is not trusted: it belongs to another user"), ("writable", "is not trusted: other users may write it"),
    ("link", "is not trusted: it is not a regular file"), ("fifo", "is not trusted: it is not a regular file"),
    ("second name", "is not trusted: it has a second name (hard link)"), ("damage", "or is damaged"), ("growth", "or is damaged"),
    ("version", "was written by another version"),
])
def test_a_record_that_is_not_taken(machine: Machine, folder: Path, what: str, why: str) -> None:
    """The other socket's is carried out all the same, and nothing is deleted."""
    before = machine.state()
    killed(machine, "-e", LOOKUPS)
    changed = of_package(folder, 1)
    changing = {name: value for name, value in machine.state().items() if name.startswith("1 uncore_cbox_0.")}
    change(what)(changed)
    done = restore(machine, 1)
    assert done.stderr.startswith(f"pmureg: {changed} ") and why in done.stderr and done.stderr.count("\n") == 1
    assert done.stdout.count("process ") == 1
    now = machine.state()
    assert {name: now[name] for name in changing} == changing
    assert {name: now[name] for name in now if name.startswith("0 ")} == {name: before[name] for name in before if name[0] == "0"}
    assert list(folder.iterdir()) == [changed]
    for path in (folder.parent / "second", folder.parent / "elsewhere"):
        path.unlink(missing_ok=True)


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o720])
def test_a_folder_that_others_may_write(machine: Machine, folder: Path, mode: int) -> None:
    killed(machine, "-e", LOOKUPS)
    folder.chmod(mode)
    state = machine.state()
    assert restore(machine, 1).stderr.startswith(f"pmureg: {folder} is not trusted: other users may write it; ")
    error = machine.run(machine.stat("-e", "uncore_imc_0/event=0x4/", "--", "true"), status=1).stderr
    assert f"{folder} is not trusted" in error
    assert machine.state() == state and len(list(folder.iterdir())) == 2


def test_a_folder_of_someone_else_behind_a_link(machine: Machine, folder: Path, tmp_path: Path) -> None:
    killed(machine, "-e", LOOKUPS)
    folder.rename(tmp_path / "theirs")
    os.chown(tmp_path / "theirs", 1000, 1000)
    folder.symlink_to(tmp_path / "theirs")
    state = machine.state()
    assert "is not trusted: it belongs to another user" in restore(machine, 1).stderr
    assert machine.state() == state
    folder.unlink()


def test_a_living_owner_is_known_without_its_lock(machine: Machine, folder: Path) -> None:
    """A copy of the file that nobody has locked: the process with this number and start lives."""
    machine.tell("forget")
    process = machine.begin(machine.stat("-e", LOOKUPS), lambda: started(machine))
    for path in list(folder.glob("*.undo")):
        data = path.read_bytes()
        path.unlink()
        path.write_bytes(data)
        path.chmod(0o600)
    state = machine.state()
    assert restore(machine).stdout == f"nothing to restore in {folder}\n"
    assert machine.state() == state
    process.kill()
    process.communicate(timeout=60)
    assert restore(machine).stdout.count("process ") == 2


def test_restores_at_once_put_back_once(machine: Machine) -> None:
    before = machine.state()
    machine.tell("slow 300")
    killed(machine, "-e", LOOKUPS)
    machine.tell("forget")
    words = machine.words("restore")
    all_four = [subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    texts = [process.communicate(timeout=60)[0] for process in all_four]
    assert [process.returncode for process in all_four] == [0] * 4
    assert sum(text.count("process ") for text in texts) == 2
    assert len({process for process, *_ in machine.writes()}) == 1
    assert as_it_was(machine, before)


# ---- Two that come at once ----

@pytest.mark.parametrize("slow", [0, 1000])
def test_of_two_that_open_at_the_same_moment_one_is_let_in(machine: Machine, slow: int) -> None:
    machine.tell(f"slow {slow}")
    command = machine.command("wait 0.5", "advance 1000", "wait 0.5")
    both = [subprocess.Popen(machine.stat("-e", f"uncore_cbox_0/event={event:#x}/", *command), stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True) for event in (0x11, 0x22)]
    errors = [process.communicate(timeout=60)[1] for process in both]
    assert sorted(process.returncode for process in both) == [0, 1]
    assert sum("--force" in error for error in errors) == 1
