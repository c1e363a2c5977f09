"""log: a ring of samples on disk that is read after any crash, and `pmureg log`, which reads it.

On the simulated device, event N of an Ivy Bridge-EP's memory controller adds N + 1 a tick, of which each interval has a million.
"""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import resource
import signal
import struct
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from command import ROOT, Run
from drawn import drawn

HEAD = 4096                        # of a file
MAGIC = b"\xff\xfepmurec"          # of a record, behind its sum of 8 bytes
SIZE = 65536
SESSION = """\
system: ivbep
io: sim
events: {events}
interval: {interval}
{count}outputs: [{{format: log, file: {file}, size: 64KiB}}]
"""


def event(number: int) -> str:
    return f"uncore_imc_0/event={number:#x}/"


def session(file: Path, events: int = 1, interval: str = "1ms", count: int | None = 1) -> Path:
    path = file.with_suffix(".yaml")
    path.write_text(SESSION.format(events=json.dumps([event(n) for n in range(1, events + 1)]), interval=interval, file=file,
                                   count="" if count is None else f"count: {count}\n"))
    return path


def read(run: Run, file: Path, *more: str) -> tuple[list[str], str]:
    done = run("log", *more, str(file))
    return done.stdout.splitlines(), done.stderr


def check(lines: list[str], events: int) -> list[dict[str, Any]]:
    """Each sample is whole and has the right numbers. Returns the first row of each."""
    rows = [json.loads(line) for line in lines]
    assert len(rows) % events == 0
    for i, row in enumerate(rows):
        number, first = 1 + i % events, rows[i - i % events]
        assert (row["event"], row["counter-value"], row["seconds"]) == (event(number), (number + 1) * 1_000_000, 0.001)
        assert (row["time"], row["interval"]) == (first["time"], first["interval"])
    return rows[::events]


def message(file: Path, count: int) -> str:
    return f"pmureg: {count} {'sample' if count == 1 else 'samples'} of {file} skipped: torn by a crash, or damaged\n" if count else ""


# ---- Writing and reading ----

def test_lines_are_those_of_json(run: Run, tmp_path: Path) -> None:
    """With two more keys; the schema has them."""
    jsonschema = pytest.importorskip("jsonschema")
    file = tmp_path / "a.log"
    before = time.time()
    printed = run("stat", "--system", "ivbep", "--io", "sim", "-e", f"{event(1)},uncore_imc_0/cas_count_read/", "-M", "all", "-I", "5", "--interval-count", "3", "-j",
                  "--log", str(file), "--log-size", "64KiB").stdout
    lines, errors = read(run, file)
    rows = [json.loads(line) for line in lines]
    schema = jsonschema.Draft202012Validator(json.loads((ROOT / "runtime/tool/stat.schema.json").read_text()))
    for row in rows:
        schema.validate(row)
        assert row["seconds"] == 0.001 and before - 1 <= row["time"] <= time.time() + 1
    assert errors == "" and len(rows) >= 6
    assert [{name: value for name, value in row.items() if name not in ("time", "seconds")} for row in rows] == [json.loads(line) for line in printed.splitlines()]
    assert file.stat().st_size == SIZE and file.stat().st_blocks * 512 >= SIZE and file.stat().st_mode & 0o777 == 0o666 & ~mask()


def mask() -> int:
    found = os.umask(0)
    os.umask(found)
    return found


def test_a_summary_is_no_sample(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    run("stat", "--system", "ivbep", "--io", "sim", "-e", event(1), "-I", "1", "--interval-count", "2", "--summary", "--log", str(file), "--log-size", "64KiB")
    assert len(check(read(run, file)[0], 1)) == 2


def test_the_usual_size_holds_a_week(run: Run, tmp_path: Path) -> None:
    """Of eight events each 15 seconds, as docs/counting.md says: 5760 samples a day. The first has shorter times than those of a whole week."""
    file = tmp_path / "a.log"
    names = ",".join(f"uncore_imc_{i}/cas_count_{what}/" for i in range(4) for what in ("read", "write"))
    run("stat", "--system", "ivbep", "--io", "sim", "-e", names, "-I", "1", "--interval-count", "1", "--log", str(file))
    assert file.stat().st_size == 64 << 20
    days = (file.stat().st_size - HEAD) / len(file.read_bytes()[HEAD:].rstrip(b"\0")) / 5760
    assert 6.7 < days < 7.3


def test_old_samples_make_room(run: Run, tmp_path: Path) -> None:
    """The file never grows; the newest are there, one after the other."""
    file = tmp_path / "a.log"
    run("run", str(session(file, 8, count=100)))
    lines, errors = read(run, file)
    kept = check(lines, 8)
    assert errors == "" and file.stat().st_size == SIZE and 20 < len(kept) < 60
    assert [row["interval"] for row in kept] == pytest.approx([0.001 * n for n in range(101 - len(kept), 101)])


def test_samples_of_many_lengths(run: Run, tmp_path: Path) -> None:
    """A record that covers a half of an old one, and a round that ends before the last one did, leave nothing that looks torn or lost. After each run the newest
    lines are there, without a hole."""
    chance, file, lines = random.Random(1), tmp_path / "a.log", 0
    before: list[str] = []
    for _ in range(80):
        events, count = chance.choice([1, 2, 3, 12, 40]), chance.randrange(1, 15)
        run("run", str(session(file, events, count=count)))
        printed, errors = read(run, file)
        new = events * count
        lines += new
        assert errors == "" and len(printed) >= min(lines, 200)
        check(printed[-new:], events)
        kept = printed[:-new] if new < len(printed) else []
        assert kept == before[len(before) - len(kept):]
        before = printed


def test_a_session_that_starts_again_continues(run: Run, tmp_path: Path) -> None:
    """Also with other events: each line names its own."""
    file = tmp_path / "a.log"
    for _ in range(3):
        run("run", str(session(file, 1, count=2)))
    rows = check(read(run, file)[0], 1)
    assert [row["interval"] for row in rows] == [0.001, 0.002] * 3
    assert [row["time"] for row in rows] == sorted(row["time"] for row in rows)
    run("run", str(session(file, 2, count=1)))
    assert [json.loads(line)["event"] for line in read(run, file)[0][-3:]] == [event(1), event(1), event(2)]


def test_last(run: Run, tmp_path: Path) -> None:
    """Before the newest sample, not before now."""
    file = tmp_path / "a.log"
    run("run", str(session(file)))
    time.sleep(0.3)
    run("run", str(session(file)))
    assert len(read(run, file)[0]) == 2
    assert read(run, file, "--last", "100ms")[0] == read(run, file)[0][1:]
    assert read(run, file, "--last", "1h") == read(run, file)


def test_an_empty_log(run: Run, tmp_path: Path) -> None:
    """Of a session that was killed before its first print."""
    file = tmp_path / "a.log"
    run("stat", "--system", "ivbep", "--io", "sim", "-e", event(1), "-I", "1000", "--timeout", "10", "--log", str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:HEAD] + bytes(len(whole) - HEAD))
    assert read(run, file) == ([], "")


# ---- Crashes ----

@pytest.fixture(scope="module")
def states(run: Run, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[bytes], dict[str, None]]:
    """A file to change, what it had after each of 300 samples, which go round more than once, and all lines."""
    file = tmp_path_factory.mktemp("states") / "a.log"
    path, found, lines = session(file), [], {}
    for i in range(300):
        run("run", str(path))
        found.append(file.read_bytes())
        if i % 100 == 99 or i == 2:
            lines |= dict.fromkeys(read(run, file)[0])
    assert len(lines) == 300
    return file, found, lines


def newest(file: bytes) -> tuple[int, int]:
    """The place of the newest record, and its end."""
    found = [struct.unpack_from("<QQQQ", file, match.start() + 8) + (match.start() - 8,) for match in re.finditer(re.escape(MAGIC), file)]
    *_, size, begin = max(found)
    return begin, begin + 48 + size


def test_a_write_that_stops_at_any_byte(run: Run, states: tuple[Path, list[bytes], dict[str, None]]) -> None:
    """In an empty ring, in the first round, at the end of the file, at its beginning and later: the other samples are all there. A session that starts again
    goes on, and the lost one is still told."""
    file, found, lines = states
    known, last = list(lines), len(found) - 1
    second_round = next(i for i in range(1, last) if newest(found[i])[0] == HEAD)
    assert 100 < second_round < last - 5
    empty = found[0][:HEAD] + bytes(SIZE - HEAD)
    for before, after, number in [(empty, found[0], 0), *((found[i - 1], found[i], i) for i in (2, second_round - 1, second_round, second_round + 1, last))]:
        begin, end = newest(after)
        for cut in drawn([*range(begin, begin + 60), *range(begin + 60, end, 17), end - 1, end, end + 1, end + 8]):
            half = before[:begin] + after[begin:cut] + before[cut:]
            file.write_bytes(half)
            printed, errors = read(run, file)
            is_whole = half[begin:end] == after[begin:end]
            is_torn = not is_whole and half != before
            assert printed == known[number + is_whole - len(printed):number + is_whole]
            assert len(printed) >= min(number, 180), (number, cut - begin)
            if end < cut < end + 8 and number >= second_round:    # the zeros behind it are torn, which looks like the begin of another
                assert errors in ("", message(file, 1))
                continue
            assert errors == message(file, int(is_torn)), (number, cut - begin)
            # Of three that follow one another one is drawn.
            if cut - begin in (*range(3), 20, 21, 22, 48, 49, 50, end - 1 - begin):
                run("run", str(session(file)))
                again, errors = read(run, file)
                assert again[:-1] == printed[len(printed) - len(again) + 1:] and errors == message(file, int(is_torn)), (number, cut - begin)


@pytest.mark.parametrize("change", [0xff, 0x01])
def test_a_damaged_byte_loses_one_sample(run: Run, states: tuple[Path, list[bytes], dict[str, None]], change: int) -> None:
    """Each byte of the newest record: the samples before it are there, and what is lost is told."""
    file, found, lines = states
    begin, end = newest(found[2])
    for at in drawn(range(begin, end)):
        damaged = bytearray(found[2])
        damaged[at] ^= change
        file.write_bytes(damaged)
        assert read(run, file) == (list(lines)[:2], message(file, 1)), at - begin


def test_a_file_that_was_cut_at_any_byte(run: Run, states: tuple[Path, list[bytes], dict[str, None]]) -> None:
    """And a session makes it as long again."""
    file, found, lines = states
    begin, end = newest(found[2])
    for cut in [*drawn(range(begin, end)), end]:
        file.write_bytes(found[2][:cut])
        is_whole = cut == end
        assert read(run, file) == (list(lines)[:2 + is_whole], f"pmureg: {file} has only {cut} of its {SIZE} bytes\n" + message(file, int(begin < cut < end)))
    run("run", str(session(file)))
    assert file.stat().st_size == SIZE and read(run, file)[0][:3] == list(lines)[:3] and len(read(run, file)[0]) == 4


def test_damage_between(run: Run, states: tuple[Path, list[bytes], dict[str, None]]) -> None:
    """Of two records in the middle, and of the first, which nothing is before."""
    file, found, lines = states
    starts = [match.start() for match in re.finditer(re.escape(MAGIC), found[20])]
    assert len(starts) == 21 and starts[0] == HEAD + 8
    for lost in ([5], [5, 6], [5, 9], [0]):
        damaged = bytearray(found[20])
        for i in lost:
            damaged[starts[i] + 60] ^= 1
        file.write_bytes(damaged)
        assert read(run, file) == ([line for i, line in enumerate(list(lines)[:21]) if i not in lost], message(file, len(lost)))


def test_zeros_after_a_power_cut(run: Run, states: tuple[Path, list[bytes], dict[str, None]]) -> None:
    """Pages that did not reach the disk: the samples in the others are there."""
    file, found, lines = states
    page = found[60].index(MAGIC, 2 * HEAD) // HEAD * HEAD
    file.write_bytes(found[60][:page] + bytes(HEAD) + found[60][page + HEAD:])
    printed, errors = read(run, file)
    assert 40 < len(printed) < 61 and [line for line in list(lines)[:61] if line in set(printed)] == printed
    assert errors == message(file, 61 - len(printed))


def test_killed_at_any_moment(pmureg: Path, run: Run, tmp_path: Path) -> None:
    """SIGKILL, and a session that starts again, many times: no wrong number, and no sample is lost before the last."""
    chance, file = random.Random(1), tmp_path / "a.log"
    for i in range(25):
        before = file.read_bytes() if file.exists() else b""
        process = subprocess.Popen([pmureg, "run", session(file, 8, count=None)])
        while i % 2 and (not file.exists() or file.read_bytes() == before):    # every second one has begun
            assert process.poll() is None
            time.sleep(0.001)
        time.sleep(0.05 * chance.random())
        process.kill()
        process.wait()
        if not file.exists() or not file.read_bytes().strip(b"\0"):
            continue
        lines, errors = read(run, file)
        rows = check(lines, 8)
        found = re.fullmatch(r"(?:pmureg: (\d+) samples? of .*\n)?", errors)
        assert found and int(found[1] or 0) <= 2
        times = [round(row["interval"] * 1000) for row in rows]
        assert all(after in (before + 1, 1) for before, after in zip(times, times[1:]))
    assert len(rows) > 20


def test_read_while_it_is_written(pmureg: Path, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    process = subprocess.Popen([pmureg, "run", session(file, 8, count=None)])
    while not file.exists() or MAGIC not in file.read_bytes():
        assert process.poll() is None
        time.sleep(0.01)
    newest = []
    for _ in range(60):
        lines, errors = read(run, file)
        newest.append(check(lines, 8)[-1]["interval"])
        assert errors == ""
    process.send_signal(signal.SIGTERM)
    assert process.wait() == -signal.SIGTERM
    assert newest == sorted(newest) and newest[-1] > newest[0]


def test_sighup_changes_nothing(pmureg: Path, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    process = subprocess.Popen([pmureg, "run", session(file, 1, "10ms", None)], env={**os.environ, "NOTIFY_SOCKET": str(tmp_path / "none")})
    for wanted in (3, 6):
        while not file.exists() or file.read_bytes().count(MAGIC) < wanted:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGHUP)
    process.send_signal(signal.SIGTERM)
    process.wait()
    rows = check(read(run, file)[0], 1)
    assert [row["interval"] for row in rows] == pytest.approx([0.001 * n for n in range(1, len(rows) + 1)])


# ---- What is refused ----

def refuse(run: Run, file: str | Path, *more: str, system: str = "ivbep", name: str = event(1), **how: Any) -> str:
    done = run("stat", "--system", system, "--io", "sim", "-e", name, "-I", "1", "--interval-count", "1", "--log", str(file), *more, status=1, **how)
    return str(done.stderr)


def test_a_log_of_something_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    run("run", str(session(file)))
    before = file.read_bytes()
    assert refuse(run, file, system="nhm", name="uncore/clockticks/") == f"pmureg: {file} is a log of ivbep, simulated: name another file\n"
    assert refuse(run, file, "--log-size", "1MiB") == f"pmureg: {file} has 64 KiB, not 1024: omit the size, or name another file\n"
    with file.open("rb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert refuse(run, file) == f"pmureg: {file} cannot be locked: another session writes it\n"
    assert refuse(run, file, "-o", str(file), "-j") == f"pmureg: {file} and {file} are the same file; give each output its own\n"
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"counts\n", bytes(100) + b"x", b"pmureg log 1\n" + bytes(5000)])
def test_no_log(run: Run, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "a.log"
    file.write_bytes(text)
    told = f"pmureg: {file} is no log that pmureg has written here; move it away, or name another file\n"
    assert refuse(run, file) == told and run("log", str(file), status=1).stderr == told
    assert file.read_bytes() == text


def test_a_damaged_header(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    run("run", str(session(file)))
    whole = file.read_bytes()
    for at in range(168):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1:])
        assert "is no log that pmureg has written here" in run("log", str(file), status=1).stderr
    assert "is no log" in refuse(run, file)


def test_files_that_are_no_files(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refuse(run, tmp_path / "pipe") == f"pmureg: {tmp_path}/pipe is no regular file, and a log is one; name another\n"
    assert refuse(run, "/dev/null") == "pmureg: /dev/null is no regular file, and a log is one; name another\n"
    assert refuse(run, "-") == "pmureg: - cannot be written: a log is a regular file\n"
    assert refuse(run, tmp_path) == f"pmureg: {tmp_path} cannot be written: Is a directory\n"
    assert refuse(run, tmp_path / "none" / "a.log") == f"pmureg: {tmp_path}/none/a.log cannot be written: No such file or directory\n"
    assert run("log", str(tmp_path / "none"), status=1).stderr == f"pmureg: {tmp_path}/none cannot be read: No such file or directory\n"
    assert run("log", str(tmp_path / "pipe"), status=1).stderr == f"pmureg: {tmp_path}/pipe is no regular file, and a log is one; name another\n"
    assert run("log", status=2).stderr.startswith("pmureg: no log is given\n") and "one log at a time" in run("log", "a", "b", status=2).stderr


def test_links_are_followed(run: Run, tmp_path: Path) -> None:
    """As those of other outputs: what a link leads to is made."""
    (tmp_path / "link").symlink_to("a.log")
    run("run", str(session(tmp_path / "link")))
    assert (tmp_path / "link").is_symlink() and len(read(run, tmp_path / "a.log")[0]) == 1
    run("run", str(session(tmp_path / "a.log")))
    assert len(read(run, tmp_path / "link")[0]) == 2


def test_no_room(run: Run, tmp_path: Path) -> None:
    """Told before anything is counted; nothing is left of a new file, and an empty one stays as it was."""
    file = tmp_path / "a.log"
    how = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (32768, 32768)), "restore_signals": False}
    assert refuse(run, file, "--log-size", "64KiB", **how) == f"pmureg: {file} cannot get its 64 KiB: File too large\n"
    assert not file.exists()
    file.write_bytes(b"")
    assert "File too large" in refuse(run, file, "--log-size", "64KiB", **how) and file.read_bytes() == b""


def test_a_full_disk(pmureg: Path, tmp_path: Path) -> None:
    script = f"mount -t tmpfs -o size=32k none {tmp_path} && {pmureg} stat --system ivbep --io sim -e {event(1)} -I 1 --log {tmp_path}/a.log; echo $? $(ls {tmp_path})"
    done = subprocess.run(["unshare", "-rm", "sh", "-c", script], capture_output=True, text=True, timeout=60)
    if "mount:" in done.stderr or "unshare:" in done.stderr:
        pytest.skip("skipped: nothing can be mounted here")
    assert (done.stdout, done.stderr) == ("1\n", f"pmureg: {tmp_path}/a.log cannot get its 65536 KiB: No space left on device\n")


def test_a_sample_that_is_too_large(run: Run, tmp_path: Path) -> None:
    """Of 600 lines, in 60 KiB."""
    file = tmp_path / "a.log"
    events = ",".join(f"{event(n % 200 + 1)}" for n in range(600))
    done = run("stat", "--system", "ivbep", "--io", "sim", "-e", events, "-I", "1", "--interval-count", "3", "--log", str(file), "--log-size", "64KiB", status=1)
    assert done.stderr == f"pmureg: {file} cannot be written: a sample is larger than the log; name a new file, with a larger size\n"
    assert read(run, file) == ([], "")


@pytest.mark.parametrize(("words", "told"), [
    (["--log", "a.log"], "a log has the samples of an interval: give an interval, too"),
    (["-I", "10", "--log-size", "1MiB"], "--log-size needs --log"),
    (["-I", "10", "--log", "a.log", "--log-size", "63KiB"], "--log-size must be a size from 64KiB to 1GiB, as 64MiB, not '63KiB'"),
    (["-I", "10", "--log", "a.log", "--log-size", "2GiB"], "--log-size must be a size from 64KiB to 1GiB, as 64MiB, not '2GiB'"),
    (["-I", "10", "--log", "a.log", "--log-size", "65536"], "--log-size must be a size from 64KiB to 1GiB, as 64MiB, not '65536'"),
    (["-I", "10", "--log", "a.log", "--dry-run"], "--dry-run prints accesses, not counts: omit -x, --json, --openmetrics and --log"),
])
def test_wrong_usage(run: Run, tmp_path: Path, words: list[str], told: str) -> None:
    assert told in run("stat", "--system", "ivbep", "-e", event(1), *words, status=2, cwd=tmp_path).stderr and not list(tmp_path.iterdir())


@pytest.mark.parametrize(("output", "interval", "told"), [
    ("{format: log, file: a.log}", "", "s.yaml:1:1: a log has the samples of an interval: give an interval, too"),
    ("log", "interval: 1s", "s.yaml:4:10: log needs a file; write {format: log, file: NAME}"),
    ("{format: log, file: a.log, append: true}", "interval: 1s", "s.yaml:4:10: log files are continued anyway; remove `append`"),
    ("{format: json, file: a.log, size: 1MiB}", "interval: 1s", "s.yaml:4:38: json has no size; remove it"),
    ("{format: log, file: a.log, size: 1 TB}", "interval: 1s", "s.yaml:4:43: `size` must be a size from 64KiB to 1GiB, as 64MiB, not '1 TB'"),
    ("{format: log, file: a.log, size: 65536}", "interval: 1s", "s.yaml:4:43: `size` must be a size from 64KiB to 1GiB, as 64MiB, not '65536'"),
    ("{format: log, file: a.log, size: '1MiB', separator: x}", "interval: 1s", "s.yaml:4:51: log has no separator; remove it"),
])
def test_mistakes_of_a_session(run: Run, tmp_path: Path, output: str, interval: str, told: str) -> None:
    (tmp_path / "s.yaml").write_text(f"system: ivbep\nio: sim\nevents: '{event(1)}'\noutputs: {output}\n{interval}\n")
    assert run("run", "s.yaml", status=1, cwd=tmp_path).stderr == told + "\n"


def test_a_report_of_a_log(run: Run, tmp_path: Path) -> None:
    """Of two runs, through a pipe."""
    pytest.importorskip("matplotlib", reason="skipped: Debian package python3-matplotlib is not here")
    file = tmp_path / "a.log"
    for _ in range(2):
        run("run", str(session(file, 1, count=4)))
    lines, _ = read(run, file)
    done = subprocess.run(["/usr/bin/python3", "-m", "generator", "report", "-", "-o", tmp_path / "a.html"], cwd=ROOT, input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    page = (tmp_path / "a.html").read_text()
    assert "9 intervals" in page and time.strftime("%Y-%m-%d", time.gmtime()) in page and "no line in the file" in page
