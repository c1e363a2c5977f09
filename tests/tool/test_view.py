"""`pmureg view`: metrics of a view as a table that is drawn again, with keys; listed, once, piped, as JSON.

The simulated device: for each tick, of which an interval has a million, a counter adds the low 8 bits of its event's number plus 1. So event 4 of an
Ivy Bridge-EP's memory controller counts 5,000,000 lines of 64 bytes in a millisecond: 320 GB/s.
"""

from __future__ import annotations

import fcntl
import json
import mmap
import os
import re
import signal
import struct
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from command import SYSTEMS, Run, need_proc
from drawn import drawn
from terminal import Terminal

UTF8, ASCII = {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "C"}
VIEWS = ("memory", "io", "links", "cache", "power", "core")
IVBEP = ["view", "memory", "--system", "ivbep"]
WHOLE = ["all 8", *(f"uncore_imc_{n}" for n in range(8))]


def table(text: str) -> dict[str, list[str]]:
    """The cells of each line by its name; bars and histories are cut."""
    rows = [re.split(r"  +", re.sub(r"[▁-▏#]{2,}.*$", "", line).strip()) for line in text.splitlines()]
    return {row[0]: row[1:] for row in rows if len(row) > 1}


def screens(terminal: Terminal) -> list[str]:
    """What was on the terminal after each drawing."""
    return [re.sub(r"\x1b\[[KJ]", "", part) for part in terminal.text.split("\x1b[H")[1:]]


def until(terminal: Terminal, is_there: Callable[[str], bool]) -> str:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        terminal.read("\x1b[J")
        if is_there(screens(terminal)[-1]):
            return screens(terminal)[-1]
    raise AssertionError(screens(terminal)[-1])


def size(terminal: Terminal, lines: int, columns: int) -> None:
    fcntl.ioctl(terminal.fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


# ---- What there is ----

@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_views_of_a_system(run: Run, system: str) -> None:
    """Those that its description says, as `list` does; each is shown with a line for each metric that counts on the simulated device."""
    listed = [entry for entry in json.loads(run("list", "metric", "--system", system, "--json").stdout) if entry.get("MetricGroup")]
    done = run("view", "--system", system)
    parts = [part.splitlines() for part in done.stdout.split("\n\n")[1:]]
    assert {part[0] for part in parts} <= set(VIEWS)
    assert sorted((part[0], line.split(":")[0].strip()) for part in parts for line in part[1:]) == sorted(
        (entry["MetricGroup"], f"{entry['Unit']}.{entry['MetricName']}") for entry in listed)
    for part in parts:
        shown = [json.loads(line) for line in run("view", part[0], "--system", system, "--io", "sim", "--once", "-I", "10", "--json").stdout.splitlines()]
        assert {line["metric"] for line in shown} <= {entry["MetricName"] for entry in listed if entry["MetricGroup"] == part[0]}
        assert any(line["metric-value"] is not None for line in shown), part[0]
        assert all(line["metric-value"] is not None or line["reason"] == "not supported" for line in shown), part[0]    # a group that needs too many counters


def test_a_machine_without_a_description(run: Run, tmp_path: Path) -> None:
    assert run("view", "--root", str(tmp_path), status=1).stderr.startswith("pmureg: this machine is no described system: name one with --system")
    assert "is no described system" in run("view", "memory", "--root", str(tmp_path), status=1).stderr


@pytest.mark.parametrize(("words", "said", "status"), [
    (["memry", "--system", "ivbep"], "ivbep has no view 'memry'; `pmureg view --system ivbep` lists those that it has\n", 1),
    (["memory,read_bandwidth", "--system", "ivbep"], "ivbep has no view 'read_bandwidth'; `pmureg view --system ivbep` lists those that it has\n", 1),
    (["memory", "--system", "ivbpe"], "no described system 'ivbpe'", 1),
    (["memory", "io"], "write several views with commas: memory,io", 2),
    (["memory", "-I", "x"], "-I", 2),
])
def test_mistakes(run: Run, words: list[str], said: str, status: int) -> None:
    assert said in run("view", *words, status=status).stderr


# ---- Tables ----

def test_numbers(run: Run) -> None:
    text = run(*IVBEP, "--once", "-I", "10", env=UTF8).stdout
    assert text.startswith("memory: simulated ivbep, 0.0 s\n") and "\x1b" not in text
    found = table(text)
    assert found["uncore_imc"][:3] == ["GB/s"] * 3
    assert {name: found[name] for name in WHOLE} == {name: ["2560"] * 3 if name == "all 8" else ["320.00"] * 3 for name in WHOLE}
    assert text.splitlines()[4].endswith("  ██████████ █") and max(map(len, text.splitlines())) <= 80


def test_without_unicode_and_piped(run: Run) -> None:
    text = run(*IVBEP, "-I", "10", "--interval-count", "2", env=ASCII).stdout
    assert text.isascii() and "\x1b" not in text and text.count("memory: simulated ivbep") == 2
    assert [line[-14:] for line in text.splitlines() if line.startswith("all")] == ["  ########## #", "########## ##"[-14:].rjust(14)]


def test_several_views_are_one_session(run: Run) -> None:
    text = run("view", "memory,power", "--system", "ivbep", "--once", "-I", "10").stdout
    assert {"uncore_imc", "uncore_pcu"} <= table(text).keys() and "cores_c0" in text


def test_json(run: Run) -> None:
    lines = [json.loads(line) for line in run(*IVBEP, "--once", "-I", "10", "--json").stdout.splitlines()]
    assert {line["instance"]: line["metric-value"] for line in lines if line["metric"] == "write_bandwidth"} == {f"uncore_imc_{n}": 320 for n in range(8)}


def test_in_stat_a_view_is_its_metrics(run: Run) -> None:
    rows = run("stat", "--system", "ivbep", "-M", "memory", "--metric-only", "-x;").stdout.splitlines()
    assert rows[1:] == ["GB/s read_bandwidth;GB/s write_bandwidth;GB/s bandwidth;", "2560.000000;2560.000000;2560.000000;"]
    one = run("stat", "--system", "ivbep", "-M", "uncore_imc_1.memory,uncore_imc_3.memory", "--metric-only", "-x;", "--per-instance").stdout.splitlines()
    assert [row.split(";")[0] for row in one[2:]] == ["uncore_imc_1", "uncore_imc_3"]


def test_a_driver_that_takes_no_groups(run: Run) -> None:
    """Of Alibaba's memory controllers, a metric of two events counts them apart."""
    assert table(run("view", "memory", "--system", "yitian710", "--once", "-I", "10").stdout)["all 16"][:2] == ["3072", "6144"]


def test_long_names_differ(run: Run) -> None:
    """Where metrics need the room, names of units lose what they begin with, not their numbers."""
    text = run("view", "cache,io,links", "--system", "spr", "--io", "sim", "--once", "-I", "10").stdout
    names = re.findall(r"^  (\S*_cha_\d+) ", text, re.M)
    assert [name.rsplit("_", 1)[1] for name in names] == [str(n) for n in range(66)] and max(map(len, names)) == 12


# ---- A log ----

def sealed(data: bytes) -> bytes:
    """Bytes behind their FNV-1a sum."""
    total = 0xcbf29ce484222325
    for byte in data:
        total = (total ^ byte) * 0x100000001b3 & (1 << 64) - 1
    return struct.pack("=Q", total) + data


def made_log(path: Path, samples: list[list[dict[str, object]]], system: str = "ivbep") -> Path:
    """A log whose samples are seconds, from 1000 s after 1970 on."""
    parts = [b"pmureg log 1\n\0\0\0" + sealed(struct.pack("=IIQ128s", 0x01020304, 0, 65536, system.encode()))]
    parts[0] += bytes(4096 - len(parts[0]))
    for i, lines in enumerate(samples, 1):
        text = "".join(json.dumps({"interval": i, **line}) + "\n" for line in lines).encode()
        parts.append(sealed(b"\xff\xfepmurec" + struct.pack("=QQQQ", i, (1000 + i) * 10**9, 10**9, len(text)) + text))
    path.write_bytes(b"".join(parts).ljust(65536, b"\0"))
    return path


def metric(value: float | None, instance: str, name: str = "read_bandwidth", **more: object) -> dict[str, object]:
    return {"metric": name, "metric-value": value, "metric-unit": "GB/s", "instance": instance, **more, "simulated": False, "system": "ivbep"}


@pytest.fixture
def counted(run: Run, tmp_path: Path) -> Callable[..., str]:
    def count(*words: str) -> str:
        file = tmp_path / "counted.log"
        run("stat", "--system", "ivbep", "--io", "sim", *words, "-I", "10", "--interval-count", "3", "--log", str(file), "--log-size", "64KiB")
        return str(file)
    return count


def test_a_log_is_shown_as_a_run_is(run: Run, counted: Callable[..., str]) -> None:
    """Three samples of 2560 GB/s: the newest table has the history of all."""
    file = counted("-M", "memory")
    text = run("view", "-i", file, "memory", "--once", env=UTF8).stdout
    assert text.startswith("memory: simulated ivbep, 0.0 s\n") and text.count("ivbep") == 1
    assert table(text)["all 8"] == ["2560"] * 3
    assert text.splitlines()[4].endswith("  ██████████ ███")
    live = run(*IVBEP, "-I", "10", "--interval-count", "3", env=UTF8).stdout
    replayed = run("view", "--input", file, env=UTF8).stdout
    ends = [[line[-14:].strip() for line in whole.splitlines() if line.startswith("all 8")] for whole in (replayed, live)]
    assert ends[0] == ends[1] == ["██████████ █", "██████████ ██", "██████████ ███"]


def test_units_of_a_log(run: Run, counted: Callable[..., str]) -> None:
    found = table(run("view", "-i", counted("-M", "memory", "--per-instance"), "--once", env=UTF8).stdout)
    assert {name: found[name] for name in WHOLE[1:]} == {name: ["320.00"] * 3 for name in WHOLE[1:]} and "all 8" not in found


def test_a_log_shows_the_views_that_are_named(run: Run, counted: Callable[..., str]) -> None:
    file = counted("-M", "memory,power")
    assert {"uncore_imc", "uncore_pcu"} <= table(run("view", "-i", file, "--once").stdout).keys()
    only = run("view", "-i", file, "power", "--once").stdout
    assert "uncore_imc" not in only and "uncore_pcu" in only
    assert {"uncore_imc", "uncore_pcu"} <= table(run("view", "-i", file, "power,memory", "--once").stdout).keys()
    assert "ivbep has no view 'memry'" in run("view", "-i", file, "memry", status=1).stderr


def test_json_of_a_log(run: Run, counted: Callable[..., str]) -> None:
    """The lines of its metrics, as `pmureg log` prints them, of the named views."""
    file = counted("-M", "memory,power")
    lines = run("log", file).stdout.splitlines()
    assert run("view", "-i", file, "--json").stdout.splitlines() == [line for line in lines if '"metric"' in line]
    memory = run("view", "-i", file, "memory", "--json").stdout.splitlines()
    assert memory == [line for line in lines if '"metric"' in line and "bandwidth" in line] and len(memory) == 9
    assert {json.loads(line).get("units") for line in memory} == {8}


def test_places_reasons_and_bars_of_a_log(run: Run, tmp_path: Path) -> None:
    first = [metric(100, "uncore_imc", units=8), metric(60, "uncore_imc", units=4, socket=0), metric(40, "uncore_imc", units=4, socket=1),
             metric(15, "uncore_imc_0", socket=0), metric(10, "uncore_imc_0", socket=1, place="S1-D0")]
    second = [metric(50, "uncore_imc", units=8), metric(50, "uncore_imc", units=4, socket=0),
              metric(None, "uncore_imc", units=4, socket=1, reason="in use"), metric(5, "uncore_imc_0", socket=0)]
    text = run("view", "-i", str(made_log(tmp_path / "places.log", [first, second])), "--once", env=ASCII).stdout
    lines = {line[:14].rstrip(): line[14:] for line in text.splitlines()[3:]}
    assert text.startswith(f"{tmp_path}/places.log: ivbep, 2.0 s\n")
    assert re.fullmatch(r" +50\.00  #####      #=", lines["all 8"])          # of at most 100: five of ten
    assert re.fullmatch(r" +50\.00  ########   #\*", lines["S0"])            # of the most of all sockets, 60
    assert re.fullmatch(r" +in use             \+ ", lines["S1"])             # 40 of 60, then none
    assert re.fullmatch(r" +5\.00  ###        #-", lines["  uncore_imc_0"])   # of the most of all units, 15
    assert "S1-D0 uncore_imc_0".startswith(next(name for name in lines if name.strip().startswith("S1-D0")).strip())


@pytest.mark.parametrize("line", [
    {"metric": "read_bandwidth"}, {"metric": "read_bandwidth", "instance": "uncore_imc"}, {"metric": 3, "instance": 4},
    {"metric": "read_bandwidth", "instance": "uncore_imc_0", "metric-value": "x", "socket": "y", "units": "z"},
    {"metric": "read_bandwidth", "instance": 'uncore_imc_0", "metric-value": 7, "', "metric-value": 5},
])
def test_lines_of_somebody_else(run: Run, tmp_path: Path, line: dict[str, object]) -> None:
    file = made_log(tmp_path / "other.log", [[line, metric(20, "uncore_imc", units=8)]])
    text = run("view", "-i", str(file), "--once", env=ASCII).stdout
    assert table(text)["all 8"] == ["20.00"] and "7.00" not in text


def test_a_log_on_a_terminal(pmureg: Path, tmp_path: Path) -> None:
    """The newest table, as a pager or a larger terminal shows it."""
    file = made_log(tmp_path / "three.log", [[metric(value, "uncore_imc", units=8)] for value in (10, 20, 30)])
    terminal = Terminal([str(pmureg), "view", "-i", str(file)], ASCII)
    assert terminal.end() == 0
    assert terminal.text.count("ivbep") == 1 and re.search(r"all 8 +30\.00  ##########  ?-\+#", terminal.text)


@pytest.mark.parametrize(("samples", "system", "said"), [
    ([], "ivbep", "{file} has no such metrics: `pmureg log` prints what it has"),
    ([[{"event": "uncore_imc/cas_count_read/", "counter-value": 1}]], "ivbep", "{file} has no such metrics"),
    ([[metric(1, "uncore_pci", "bandwidth")]], "ivbep", "{file} has no such metrics"),
    ([[metric(1, "uncore_imc")]], "nonesuch", "nonesuch"),
    ([[metric(1, "uncore_imc")]], "", "{file} is of no described system"),
])
def test_logs_without_metrics(run: Run, tmp_path: Path, samples: list[list[dict[str, object]]], system: str, said: str) -> None:
    file = made_log(tmp_path / "few.log", samples, system)
    done = run("view", "-i", str(file), "--once", status=1)
    assert said.format(file=file) in done.stderr and done.stderr.count("\n") == 1 and not done.stdout


def test_files_that_are_no_logs(run: Run, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a log\n" * 1000)
    for name, said in (("text", "is no log that pmureg has written here"), ("none", "cannot be read: No such file or directory"), (".", "is no regular file")):
        done = run("view", "-i", str(tmp_path / name), status=1)
        assert said in done.stderr and done.stderr.count("\n") == 1 and not done.stdout
    file = made_log(tmp_path / "torn.log", [[metric(1, "uncore_imc")], [metric(2, "uncore_imc")]])
    data = bytearray(file.read_bytes())
    data[4096 + 60] ^= 1    # in the first record
    file.write_bytes(data)
    assert "1 sample of " in run("view", "-i", str(file), "--once").stderr


@pytest.mark.parametrize("words", [["--system", "ivbep"], ["--io", "sim"], ["-I", "10"], ["--interval-count", "2"]])
def test_a_log_counts_nothing(run: Run, tmp_path: Path, words: list[str]) -> None:
    assert "-i shows what was counted: omit" in run("view", "-i", "a.log", *words, status=2).stderr


# ---- On a terminal ----

def test_keys(pmureg: Path) -> None:
    terminal = Terminal([str(pmureg), *IVBEP, "-I", "50"], UTF8)
    size(terminal, 40, 80)
    assert "q quits" in until(terminal, lambda text: "uncore_imc_7" in text)
    terminal.type("u")
    until(terminal, lambda text: "uncore_imc_7" not in text and "all 8" in text)
    terminal.type("u")
    until(terminal, lambda text: "uncore_imc_7" in text)
    terminal.type("p")
    until(terminal, lambda text: "uncore_imc_7" not in text)
    terminal.type("q")
    assert terminal.end() == 0


def test_a_small_terminal(pmureg: Path) -> None:
    terminal = Terminal([str(pmureg), *IVBEP, "-I", "50"], UTF8)
    size(terminal, 10, 44)
    text = until(terminal, lambda text: "more lines" in text)
    assert len(text.splitlines()) <= 10 and max(map(len, text.splitlines()[1:])) <= 44
    assert "5 more lines: u hides units, p sockets" in text
    terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.parametrize(("lines", "columns"), [(1, 1), (2, 30), (3, 10), (5, 20), (4, 200)])
def test_nothing_scrolls(pmureg: Path, lines: int, columns: int) -> None:
    """A line that is too long would wrap, and the end of one on the last line scrolls."""
    terminal = Terminal([str(pmureg), *IVBEP, "-I", "50"], UTF8)
    size(terminal, lines, columns)
    text = until(terminal, lambda text: text.count("\n") < lines)
    assert text.startswith("memory: simulated"[:columns]) and max(map(len, text.splitlines())) <= columns
    terminal.type("q")
    assert terminal.end() == 0


def modes(terminal: Terminal) -> int:
    return int(termios.tcgetattr(terminal.fd)[3]) & (termios.ICANON | termios.ECHO)


def wait_for(is_so: Callable[[], bool], terminal: Terminal) -> None:
    end = time.monotonic() + 20
    while not is_so():
        terminal.read(seconds=0.05)
        assert time.monotonic() < end, terminal.text[-2000:]


def test_a_shell_stops_and_continues(pmureg: Path) -> None:
    """The shell has the terminal as it was; keys act again in the foreground; in the background a signal ends the view, and nothing takes the shell's keys."""
    terminal = Terminal(["/bin/sh", "-i"], {**UTF8, "PS1": "READY "})
    terminal.read("READY ")
    before = modes(terminal)
    terminal.type(" ".join([str(pmureg), *IVBEP, "-I", "50"]) + "\n")
    until(terminal, lambda text: "uncore_imc_7" in text)
    assert modes(terminal) == 0
    terminal.type("\x1a")
    terminal.read("READY ")
    assert modes(terminal) == before
    terminal.type("fg\n")
    wait_for(lambda: modes(terminal) == 0, terminal)
    terminal.type("u")
    until(terminal, lambda text: "uncore_imc_7" not in text and "all 8" in text)
    terminal.type("\x1a")
    terminal.read("READY ")
    terminal.type("bg\n")
    terminal.read("\x1b[J")
    terminal.type("echo Y$((3 * 5))\n")
    terminal.read("Y15")
    terminal.read("\x1b[J")
    terminal.type("kill %1; wait %1; echo status $?\n")
    terminal.read("status 143")
    assert modes(terminal) == before
    terminal.type("exit\n")
    assert terminal.end() == 0


def test_keys_while_the_terminal_takes_nothing(pmureg: Path) -> None:
    """As after Ctrl-S: nothing piles up. One drawing has 2000 bytes; a terminal keeps some thousands."""
    need_proc("tells how much memory a process has")
    terminal = Terminal([str(pmureg), *IVBEP, "-I", "50"], UTF8)
    size(terminal, 40, 80)
    until(terminal, lambda text: "uncore_imc_7" in text)

    def memory() -> int:
        found = re.search(r"VmData:\s+(\d+) kB", Path(f"/proc/{terminal.pid}/status").read_text())
        return int(found[1]) if found else 0
    before = memory()
    for _ in range(50):
        terminal.type("s" * 100)
        time.sleep(0.01)
    assert memory() - before < 2000
    terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.parametrize(("key", "status"), [("q", 0), ("\x03", -signal.SIGINT), (None, -signal.SIGTERM)])
def test_the_terminal_is_as_it_was(pmureg: Path, key: str | None, status: int) -> None:
    terminal = Terminal([str(pmureg), *IVBEP, "-I", "50"], UTF8)
    before = termios.tcgetattr(terminal.fd)
    before[3] |= termios.ICANON | termios.ECHO    # the view may have begun already
    until(terminal, lambda text: "all 8" in text)
    assert termios.tcgetattr(terminal.fd)[3] & (termios.ICANON | termios.ECHO) == 0
    if key:
        terminal.type(key)
    else:
        os.kill(terminal.pid, signal.SIGTERM)
    after = None
    end = time.monotonic() + 10
    while after != before and time.monotonic() < end:
        terminal.read(seconds=0.1)
        after = termios.tcgetattr(terminal.fd)
    assert after == before
    assert terminal.end() == status


# ---- Values that change ----

class Fabric:
    """The registers of a Tegra410's fabric in a file (as in docs/traffic.py), whose first counter adds bytes each millisecond."""

    COUNTERS, PMCFGR, PMIIDR = 0x1000, 0xE00, 0xE08

    def __init__(self, path: Path) -> None:
        self.path, self.bytes = path, 0
        path.write_bytes(bytes(0x2000))
        with path.open("r+b") as file:
            self.words = memoryview(mmap.mmap(file.fileno(), 0)).cast("Q")
        self.words[self.PMCFGR // 8], self.words[self.PMIIDR // 8] = 0x7F06, 0x2CF2036B

    def tick(self) -> None:
        self.words[self.COUNTERS // 8] += self.bytes


def test_lines_are_sorted_and_have_a_history(pmureg: Path, tmp_path: Path) -> None:
    """Of two sockets the second one reads more, then the first."""
    fabrics = [Fabric(tmp_path / name) for name in ("zero", "one")]
    stop = threading.Event()

    def play() -> None:
        while not stop.wait(0.001):
            for fabric in fabrics:
                fabric.tick()

    player = threading.Thread(target=play, daemon=True)
    player.start()
    where = ",".join(f"nvidia_ucf_pmu_{n}={fabric.path}@0,nvidia_ucf_pmu_{n}.1={fabric.path}@0x1000" for n, fabric in enumerate(fabrics))
    fabrics[0].bytes, fabrics[1].bytes = 10_000_000, 40_000_000
    terminal = Terminal([str(pmureg), "view", "memory", "--system", "t410", "--io", "mmio", "--force", "--run-directory", str(tmp_path), "--mmio", where, "-I", "50"],
                        {**UTF8, "PATH": os.environ["PATH"]})
    size(terminal, 30, 80)
    try:
        def order(text: str) -> list[str]:
            return re.findall(r"nvidia_ucf_pmu_[01](?= )", text)
        until(terminal, lambda text: order(text) == ["nvidia_ucf_pmu_0", "nvidia_ucf_pmu_1"] and "█" in text)
        terminal.type("s")
        text = until(terminal, lambda text: order(text) == ["nvidia_ucf_pmu_1", "nvidia_ucf_pmu_0"])
        bars = {name: line.count("█") for line in text.splitlines() for name in order(line)}
        assert bars["nvidia_ucf_pmu_1"] > 2 * bars["nvidia_ucf_pmu_0"] > 0, text
        fabrics[0].bytes, fabrics[1].bytes = 80_000_000, 0
        text = until(terminal, lambda text: order(text) == ["nvidia_ucf_pmu_0", "nvidia_ucf_pmu_1"])
        text = until(terminal, lambda text: any("pmu_1" in line and line.endswith("▁▁") for line in text.splitlines()))
        line = next(line for line in text.splitlines() if "nvidia_ucf_pmu_1 " in line)
        assert re.search(r"[▃▄▅▆▇█][▁-█]*▁▁$", line.rstrip()), text
    finally:
        terminal.type("q")
        status = terminal.end()
        stop.set()
        player.join()
    assert status == 0
