"""Every way that a counting can end, on a machine whose registers behave: they are put back in each of them."""

from __future__ import annotations

import ctypes
import fcntl
import os
import pty
import resource
import select
import signal
import subprocess
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from served import LOOKUPS, Machine, as_it_was, counts, die, rows

# Linux, signal(7): the default action of all others is to end the process.
ENDURED = {signal.SIGCHLD, signal.SIGCONT, signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU, signal.SIGURG, signal.SIGWINCH}
ENDING = [number for number in range(1, 65) if number not in ENDURED | {signal.SIGKILL}]
KEPT_BY_LIBC = (32, 33)  # signal() does not know them, and who is started by posix_spawn() has them ignored


def dispose(number: int, handler: int) -> None:
    """By the system call: the C library refuses its own two."""
    action = (ctypes.c_uint64 * 4)(handler)
    assert ctypes.CDLL(None).syscall({"x86_64": 13, "aarch64": 134}[os.uname().machine], number, action, None, 8) == 0

MUCH = ("-I", "1", "--per-instance", "-e", "uncore_cbox/event=1/")  # 30 lines at each print


def test_a_signal_ends_the_planning_of_many_events(machine: Machine) -> None:
    """They take about a second; nothing is written."""
    events = [word for i in range(0, 4000, 500)
              for word in ("-e", ",".join(f"uncore_imc_{n % 9 == 0:d}/event={n % 250},thresh={n // 250}/" for n in range(i, i + 500)))]
    process = subprocess.Popen(machine.stat(*events), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    status = Path(f"/proc/{process.pid}/status")
    while "SigBlk:\t0000000000000000" in status.read_text():
        time.sleep(0.001)
    out, err = die(process, signal.SIGINT)
    assert (out, err) == ("", "") and machine.writes() == []


class Reader:
    """Of a pipe, or of a terminal."""

    def __init__(self, read: int, write: int) -> None:
        self.read, self.write = read, write

    def empty(self) -> None:
        """So that there is room once more."""
        while select.select([self.read], [], [], 0)[0]:
            os.read(self.read, 65536)

    def text(self, process: "subprocess.Popen[bytes]") -> str:
        """All of it, from a reader that has found its way back."""
        got = b""
        os.set_blocking(self.read, False)
        while True:
            ended = process.poll() is not None
            try:
                got += os.read(self.read, 65536)
            except BlockingIOError:
                time.sleep(0.005)
                if ended:
                    return got.decode()


@pytest.fixture
def pipe() -> Iterator[Reader]:
    reader = Reader(*os.pipe())
    yield reader
    os.close(reader.read)
    os.close(reader.write)


@pytest.fixture
def terminal() -> Iterator[Reader]:
    """On which Ctrl-S was pressed."""
    reader = Reader(*pty.openpty())
    attributes = termios.tcgetattr(reader.write)
    attributes[1] &= ~termios.OPOST
    termios.tcsetattr(reader.write, termios.TCSANOW, attributes)
    termios.tcflow(reader.write, termios.TCOOFF)
    yield reader
    os.close(reader.read)
    os.close(reader.write)


def begin(machine: Machine, words: list[str], **files: int) -> "subprocess.Popen[bytes]":
    """Returns when it has counted for so long that nobody can take any more of what it prints."""
    process = subprocess.Popen(words, **files)  # type: ignore[call-overload]
    deadline = time.monotonic() + 60
    while not machine.box("uncore_cbox_0")() and time.monotonic() < deadline:
        time.sleep(0.002)
    time.sleep(0.5)
    full = [file for file in files.values() if file >= 0]
    while select.select([], full, [], 0)[1] and time.monotonic() < deadline:
        time.sleep(0.01)
    assert process.poll() is None and machine.box("uncore_cbox_0")()
    return process


# ---- A reader that stopped ----

@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_reader_of_a_pipe_stopped(machine: Machine, pipe: Reader, number: int) -> None:
    before = machine.state()
    process = begin(machine, machine.stat(*MUCH), stdout=pipe.write)
    process.send_signal(number)
    assert process.wait(60) == -number
    assert as_it_was(machine, before)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_terminal_was_stopped(machine: Machine, terminal: Reader, number: int) -> None:
    before = machine.state()
    process = begin(machine, machine.stat(*MUCH), stdout=terminal.write)
    process.send_signal(number)
    assert process.wait(60) == -number
    assert as_it_was(machine, before)


def test_standard_error_was_stopped(machine: Machine, terminal: Reader) -> None:
    """Beside a command the counts go there, and what goes wrong is said there."""
    before = machine.state()
    words = [word for word in machine.stat(*MUCH, "--", "sleep", "60") if word not in ("-o", "-")]
    process = begin(machine, words, stderr=terminal.write)
    machine.tell("fail r 0 1000 5")
    time.sleep(0.1)
    machine.tell("well")
    process.terminate()
    assert process.wait(60) == -signal.SIGTERM
    assert as_it_was(machine, before)


def test_a_second_signal_ends_the_wait(machine: Machine, pipe: Reader) -> None:
    """The first one's wait is a second long: where this machine is too busy to send another within it, it is tried again."""
    before = machine.state()
    for _ in range(10):
        process = begin(machine, machine.stat(*MUCH), stdout=pipe.write)
        process.send_signal(signal.SIGTERM)
        while machine.box("uncore_cbox_0")():
            time.sleep(0.002)
        time.sleep(0.1)
        process.send_signal(signal.SIGHUP)
        status = process.wait(60)
        assert as_it_was(machine, before)
        if status != -signal.SIGTERM:
            break
        pipe.empty()
    assert status == -signal.SIGHUP


def test_what_is_dropped_is_said(machine: Machine, pipe: Reader) -> None:
    process = begin(machine, machine.stat(*MUCH), stdout=pipe.write, stderr=subprocess.PIPE)
    process.terminate()
    assert process.communicate(timeout=60)[1] == b"pmureg: the reader does not read the output: the rest is discarded\n"


@pytest.mark.parametrize("how", ["pipe", "terminal"])
def test_a_reader_that_comes_back_has_missed_prints_and_no_counts(machine: Machine, request: pytest.FixtureRequest, how: str) -> None:
    """The time of a print that nobody could take is part of the next one's."""
    reader = request.getfixturevalue(how)
    process = begin(machine, machine.stat("-I", "1", "--per-instance", "-e", "uncore_cbox/event=1/"), stdout=reader.write)
    machine.tell("advance 1000")
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    if how == "terminal":
        termios.tcflow(reader.write, termios.TCOON)
    table = [line.split(";") for line in reader.text(process).splitlines()]
    assert process.returncode == -signal.SIGINT
    assert len(table) % 30 == 0 and all(len(row) == 10 for row in table)
    assert sum(int(row[3]) for row in table) == 30 * 2000


@pytest.mark.parametrize("end", [("--", "sleep", "2"), ("--duration",)])
def test_the_end_comes_while_the_reader_is_stopped(machine: Machine, pipe: Reader, tmp_path: Path, end: tuple[str, ...]) -> None:
    """Registers are back at once; the rest is there for whoever reads on."""
    before = machine.state()
    if end[0] == "--":
        words = machine.stat(*MUCH, *end)
    else:
        session = tmp_path / "session.yaml"
        session.write_text(f"system: ivbep\nio: direct\nroot: {machine.root}\nevents: uncore_cbox/event=1/\ninterval: 1ms\nduration: 2s\n"
                           "per_instance: true\noutputs: [{format: csv, separator: ;}]\n")
        words = [machine.words("run")[0], "run", str(session)]
    process = begin(machine, words, stdout=pipe.write)
    deadline = time.monotonic() + 60
    while machine.box("uncore_cbox_0")() and time.monotonic() < deadline:
        time.sleep(0.002)
    time.sleep(0.3)
    assert process.poll() is None
    assert as_it_was(machine, before)
    assert not list((machine.root / "run/pmureg").glob("*.undo"))
    table = rows(pipe.text(process))
    assert process.returncode == 0 and len(table) % 30 == 0 and float(table[-1][0]) > 1.95


def test_the_flags_of_a_shared_file_stay(machine: Machine, pipe: Reader) -> None:
    """Who shares the open file, a shell for one, does not find it non-blocking."""
    process = begin(machine, machine.stat(*MUCH), stdout=pipe.write, stderr=pipe.write)
    assert os.get_blocking(pipe.write)
    process.terminate()
    process.wait(60)
    assert os.get_blocking(pipe.write)


def test_the_place_cannot_be_opened_again(machine: Machine, pipe: Reader) -> None:
    """Where there is no /proc, a little at a time goes to a pipe that has room."""
    before = machine.state()
    hidden = ["unshare", "-m", "sh", "-c", 'mount -t tmpfs none /proc && exec "$@"', "sh"]
    if subprocess.run([*hidden, "true"], capture_output=True).returncode:
        pytest.skip("nobody may mount here")
    process = begin(machine, [*hidden, *machine.stat(*MUCH)], stdout=pipe.write)
    process.terminate()
    assert process.wait(60) == -signal.SIGTERM
    assert as_it_was(machine, before)


@pytest.mark.parametrize("words", [("selftest", "ivbep"), ("dump", "ivbep", "--json")])
def test_the_reader_of_another_command_stopped(machine: Machine, pipe: Reader, words: tuple[str, ...]) -> None:
    """They print when everything is put back; who reads then, if ever, harms nobody."""
    before = machine.state()
    fcntl.fcntl(pipe.write, fcntl.F_SETPIPE_SZ, 4096)
    process = subprocess.Popen(machine.words(*words), stdout=pipe.write, stderr=pipe.write)
    deadline = time.monotonic() + 30
    while not select.select([pipe.read], [], [], 0.05)[0] and time.monotonic() < deadline:
        pass
    time.sleep(0.2)
    assert process.poll() is None
    assert as_it_was(machine, before) and not list((machine.root / "run/pmureg").glob("*.undo"))
    process.terminate()
    assert process.wait(60) == -signal.SIGTERM


@pytest.mark.parametrize("words", [("selftest", "ivbep"), ("dump", "ivbep")])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGUSR1, signal.SIGALRM, signal.SIGSEGV, signal.SIGRTMAX])
def test_a_signal_ends_another_command(machine: Machine, words: tuple[str, ...], number: int) -> None:
    before = machine.state()
    machine.tell("slow 2000")
    process = subprocess.Popen(machine.words(*words), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(0.3)
    process.send_signal(number)
    assert process.wait(60) == -number
    machine.tell("slow 0")
    assert as_it_was(machine, before)


# ---- A reader that is not there ----

def test_a_pipe_without_a_reader_is_waited_for_before_anything_is_written(machine: Machine) -> None:
    before = machine.state()
    fifo = machine.root / "fifo"
    os.mkfifo(fifo)
    machine.tell("forget")
    for more in (["--openmetrics", str(fifo)], ["-o", str(fifo)]):
        words = [word for word in machine.stat("-I", "50", "-e", LOOKUPS) if word not in ("-o", "-")]
        process = subprocess.Popen([*words, *more], stdout=subprocess.DEVNULL)
        time.sleep(0.3)
        assert process.poll() is None and machine.writes() == []
        process.terminate()
        assert process.wait(60) == -signal.SIGTERM
    fifo.unlink()
    assert as_it_was(machine, before)


def test_metrics_for_the_reader_of_a_pipe(machine: Machine) -> None:
    before = machine.state()
    fifo = machine.root / "fifo"
    os.mkfifo(fifo)
    reader = subprocess.Popen(["cat", fifo], stdout=subprocess.PIPE, text=True)
    machine.run(machine.stat("-e", LOOKUPS, "--openmetrics", str(fifo), *machine.command("advance 1000")))
    text = reader.communicate(timeout=60)[0]
    fifo.unlink()
    assert 'event="event=0x34,umask=0x11,filter_state=0x3f"} 53000\n' in text and text.endswith("\n# EOF\n")
    assert as_it_was(machine, before)


def test_a_reader_that_leaves(machine: Machine) -> None:
    before = machine.state()
    process = subprocess.Popen(machine.stat(*MUCH), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout and process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(60) == 1 and process.stderr.read() == b""
    process.stderr.close()
    assert as_it_was(machine, before)


# ---- Signals ----

@pytest.mark.parametrize("number", ENDING)
def test_every_signal_that_ends_a_process(machine: Machine, number: int) -> None:
    """It dies of it, as its caller sees."""
    before = machine.state()
    for own in KEPT_BY_LIBC:
        dispose(own, signal.SIG_DFL)
    process = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    time.sleep(0.05)
    machine.tell("advance 1000")
    process.send_signal(number)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == -number
    assert counts(out) == ["106000"]
    assert as_it_was(machine, before) and not list((machine.root / "run/pmureg").glob("*.undo"))


@pytest.mark.parametrize("number", sorted(ENDURED - {signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}))
def test_signals_that_end_nothing(machine: Machine, number: int) -> None:
    process = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    process.send_signal(number)
    time.sleep(0.1)
    machine.tell("advance 1000")
    assert counts(die(process, signal.SIGINT)[0]) == ["106000"]


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGUSR1, signal.SIGPIPE, signal.SIGSEGV, signal.SIGILL])
def test_what_the_caller_ignores_stays_ignored(machine: Machine, number: int) -> None:
    """As nohup does."""
    before = machine.state()
    process = machine.begin(["sh", "-c", f"trap '' {number}; exec \"$@\"", "sh", *machine.stat("-e", LOOKUPS)], machine.box("uncore_cbox_0"))
    process.send_signal(number)
    time.sleep(0.2)
    assert process.poll() is None and machine.box("uncore_cbox_0")()
    die(process, signal.SIGTERM)
    assert as_it_was(machine, before)


@pytest.mark.parametrize("number", KEPT_BY_LIBC)
def test_what_posix_spawn_ignores_stays_ignored(machine: Machine, number: int) -> None:
    dispose(number, signal.SIG_IGN)
    process = machine.begin(machine.stat("-e", LOOKUPS), machine.box("uncore_cbox_0"))
    process.send_signal(number)
    time.sleep(0.1)
    machine.tell("advance 1000")
    assert counts(die(process, signal.SIGINT)[0]) == ["106000"]


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU])
def test_stopped_and_continued(machine: Machine, number: int) -> None:
    """The counters run on, and all that they count is counted."""
    before = machine.state()
    process = machine.begin(machine.stat("-I", "20", "-e", LOOKUPS), machine.box("uncore_cbox_0"))
    select.select([process.stdout], [], [], 60)  # its first interval is over: it may take its time between the first count and its clock
    process.send_signal(number)
    time.sleep(0.1)
    machine.tell("advance 1000")
    time.sleep(0.3)
    process.send_signal(signal.SIGCONT)
    time.sleep(0.1)
    out, _ = die(process, signal.SIGINT)
    table = rows(out)
    assert sum(int(row[1]) for row in table) == 106000
    times = [0.0, *(float(row[0]) for row in table)]
    assert max(later - earlier for earlier, later in zip(times, times[1:])) > 0.3
    assert as_it_was(machine, before)


def test_the_command_starts_with_the_signals_of_our_caller(machine: Machine) -> None:
    show = "grep -E '^Sig(Blk|Ign|Pnd)' /proc/self/status"
    plain = subprocess.run(["sh", "-c", show], capture_output=True, text=True, check=True, restore_signals=False).stdout
    counted = subprocess.run([*machine.stat("-e", LOOKUPS), "-o", "/dev/null", "--", "sh", "-c", show], capture_output=True, text=True,
                             check=True, restore_signals=False).stdout
    assert counted == plain


# ---- Files ----

def limit() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (40 * 1024, 40 * 1024))


def test_a_limit_of_the_size_of_files(machine: Machine) -> None:
    before = machine.state()
    words = [str(machine.root / "x.csv") if word == "-" else word for word in machine.stat(*MUCH)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=20, preexec_fn=limit)
    assert (done.returncode, done.stderr) == (1, f"pmureg: {machine.root}/x.csv cannot be written: File too large\n")
    assert as_it_was(machine, before)


def test_a_limit_that_no_record_fits_into(machine: Machine) -> None:
    """The kernel's SIGXFSZ is no reason to end without a word."""
    done = subprocess.run(machine.stat("-e", LOOKUPS), capture_output=True, text=True, timeout=20,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)))
    assert done.returncode == 1 and done.stderr.endswith(".undo.new cannot be written: File too large\n"), done
    assert machine.writes() == []


def test_a_limit_of_the_size_of_replaced_files(machine: Machine) -> None:
    before = machine.state()
    path = machine.root / "x.prom"
    path.write_text("old\n")
    events = ",".join(f"uncore_cbox/event={event}/" for event in range(1, 9))
    words = [*machine.stat("-I", "10", "-e", events), "-o", "/dev/null", "--openmetrics", str(path)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=20, preexec_fn=limit)
    assert (done.returncode, done.stderr) == (1, f"pmureg: {path} cannot be written: File too large; its previous contents are unchanged\n")
    assert path.read_text() == "old\n"
    assert as_it_was(machine, before)


@pytest.mark.parametrize("more", [["-o", "/dev/full"], ["--openmetrics", "/dev/full"]])
def test_a_full_disk(machine: Machine, more: list[str]) -> None:
    before = machine.state()
    done = machine.run([*machine.stat("-I", "10", "-e", LOOKUPS), *more], status=1)
    assert done.stderr == "pmureg: /dev/full cannot be written: No space left on device\n"
    assert as_it_was(machine, before)


# ---- The command ----

@pytest.mark.parametrize(("command", "status"), [("/no/such", 127), ("no-such-command", 127), ("/etc/passwd", 126), ("/etc", 126)])
def test_a_command_that_cannot_be_run(machine: Machine, command: str, status: int) -> None:
    """As shells have it: 127, it is not there; 126, it is, but cannot be executed (POSIX, 2.8.2)."""
    before = machine.state()
    assert f"pmureg: '{command}' cannot be run: " in machine.run(machine.stat("-e", LOOKUPS, "--", command), status=status).stderr
    assert as_it_was(machine, before)
