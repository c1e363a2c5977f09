#!/usr/bin/env python3
"""Runs every test and closes with one line that counts them. `ninja test` calls it, after building what it runs.

    tests/run.py              everything but what is marked `nightly`
    tests/run.py NAME...      only the suites whose name contains one of the words
    tests/run.py --quick      types, the generator's tests, plain C tests
    tests/run.py --nightly    what is marked `nightly`
    tests/run.py --list       their names

What takes long on each system is tried on a third of them, under valgrind, the sanitizers and QEMU on a fifth (SHARE=N: on one of N);
of the tests of the command a fifth of the files are run with its sanitized one. They are drawn by a seed, which the first line
tells; SEED=N draws the same again. `--nightly` tries all.

One suite more runs at a time than there are processors for us, as tests wait, too (JOBS=N: as many as that says); each is told
when it has ended.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from drawn import drawn

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PYTHON = os.environ.get("PYTHON", "/usr/bin/python3")
FUZZ_RUNS = 3000  # inputs for each fuzz target: some seconds; `ninja fuzz` goes on for minutes
QUICK = ("types", "generator", "runtime/", "system/")
NIGHTLY = "nightly/"
# The longest first, so that no processor waits at the end; all others take seconds. Those that wait most of their time are in
# between: test_behaving, test_ends and kernels.
LONG = ("tool", "generator", "sanitized/tool", "machine/test_flags", "machine/test_dist", "machine/test_ends", "machine/test_behaving", "kernels", "valgrind/test_beside", "valgrind/test_pmu", "valgrind/test_undone", "machine/test_cross",
        "machine/test_freestanding", "machine/test_kernel", "machine/test_values", "machine/test_compile", "machine/test_out_of_tree", "machine/test_readme", "valgrind/test_tables",
        "valgrind/test_life", "machine/test_browser", "machine/", "system/cmn700", "types", "valgrind/", "runtime/test_beside", "fuzz/")
LIMIT = 2400  # seconds for a suite, against one that hangs: a slow machine needs up to a half of it
NO_TESTS = 5  # pytest's status
# What these build, install, pack and measure is never the sanitized command.
NOT_SANITIZED = ("debian", "install", "parts", "start", "strangers")
# What finds its own memory and threads there, and breaks off or warns at each start where it cannot.
KNOW_THEMSELVES_BY = "/proc/self/maps"
# drawn.py and bench_draw() in tests/runtime draw by these. Valgrind and the sanitizers are slow.
SHARE, SHARE_IF_SLOW = os.environ.get("SHARE", "3"), os.environ.get("SHARE", "5")
SEED = os.environ.get("SEED") or str(random.randrange(1000))
THIRD, FIFTH, ALL = ([f"SEED={SEED}", f"SHARE={share}"] for share in (SHARE, SHARE_IF_SLOW, "1"))
# Undefined behaviour ends a sanitized process with SIGILL: the report has the line, though cmocka handles the signal, too. One tests who handles it.
REPORTED = "ASAN_OPTIONS=handle_sigill=2"
NOT_REPORTED = ("test_io_mmio",)
VALGRIND = ["env", *FIFTH, "valgrind", "--quiet", "--error-exitcode=99", "--leak-check=full", "--errors-for-leak-kinds=all", f"--suppressions={ROOT / 'tests/runtime/valgrind.supp'}"]


@dataclass
class Result:
    passed: int
    failed: int
    skipped: int
    output: str


@dataclass
class Suite:
    name: str
    command: list[str]
    kind: str  # cmocka, pytest, or plain: one test, passed when the status is 0


def suites() -> list[Suite]:
    """In the order in which a mistake is cheapest to find."""
    result = [Suite("types", ["mypy", "--strict", "generator", "runtime/python/pmureg"], "plain"),
              Suite("generator", pytest("tests/generator"), "pytest")]
    for path in sorted((BUILD / "tests").glob("test_*")):
        if path.is_file() and os.access(path, os.X_OK):
            result.append(Suite(f"runtime/{path.name}", [str(path)], "cmocka"))
            sanitized = [*([] if path.name in NOT_REPORTED else [REPORTED]), str(BUILD / "san" / "tests" / path.name)]
            result.append(Suite(f"sanitized/{path.name}", ["env", *FIFTH, *sanitized], "cmocka"))
            result.append(Suite(f"{NIGHTLY}sanitized/{path.name}", ["env", *ALL, *sanitized], "cmocka"))
            result.append(Suite(f"valgrind/{path.name}", [*VALGRIND, str(path)], "cmocka"))
    result.append(Suite("threads/test_threads", [str(BUILD / "tsan" / "test_threads")], "cmocka"))
    for system in sorted((ROOT / "generated" / "tables").glob("*.pmu")):
        result.append(Suite(f"system/{system.stem}", [str(BUILD / "tests" / "systems" / system.stem), str(system)], "cmocka"))
    for corpus in sorted((ROOT / "tests" / "fuzz" / "corpus").iterdir()):
        result.append(Suite(f"fuzz/{corpus.name}", [PYTHON, "tests/fuzz/fuzz.py", "--runs", str(FUZZ_RUNS), corpus.name], "plain"))
    on_tool = ["env", REPORTED, f"PMUREG={BUILD / 'san' / 'pmureg'}"]
    files = [path for path in sorted((ROOT / "tests" / "tool").glob("test_*.py")) if path.stem.removeprefix("test_") not in NOT_SANITIZED]
    few = drawn(files, SHARE_IF_SLOW, SEED)
    result += [Suite("tool", pytest("tests/tool"), "pytest"),
               Suite("sanitized/tool", [*on_tool, *pytest(*map(str, few))], "pytest"),
               Suite(f"{NIGHTLY}sanitized/tool", [*on_tool, *pytest(*map(str, files), drawing=ALL)], "pytest")]
    # Each file for itself: one after the other they would take longer than all the rest.
    result += [Suite(f"{folder}/{path.stem}", pytest(f"tests/{folder}/{path.name}", drawing=share), "pytest")
               for folder, share in (("kernels", FIFTH), ("machine", THIRD)) for path in sorted((ROOT / "tests" / folder).glob("test_*.py"))]
    result += [Suite(f"{NIGHTLY}{folder}", pytest(f"tests/{folder}", marked="nightly", drawing=ALL), "pytest") for folder in ("generator", "machine", "kernels")]
    drawing = [f"tests/{folder}" for folder in ("generator", "tool", "machine", "kernels")]
    over_systems = [str(path.relative_to(ROOT)) for folder in drawing for path in sorted((ROOT / folder).glob("test_*.py")) if re.search(r"\bdrawn(\(|$)", path.read_text(encoding="utf-8"), re.M)]
    return result + [Suite(f"{NIGHTLY}all_systems", pytest(*over_systems, drawing=ALL), "pytest")]


def pytest(*files: str, marked: str = "not nightly", drawing: list[str] = THIRD) -> list[str]:
    return ["env", *drawing, PYTHON, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "-m", marked, *files]


def order(suite: Suite) -> int:
    return next((number for number, name in enumerate(LONG) if suite.name.startswith(name)), len(LONG))


class Runner:
    """What runs, so that all of it can be ended: each suite is a process group of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # for the reports of pytest
        self.lock = threading.Lock()
        self.running: set[subprocess.Popen[str]] = set()
        self.over = False

    def run(self, suite: Suite) -> tuple[Result, float]:
        if suite.name.removeprefix(NIGHTLY).startswith(("sanitized/", "valgrind/", "fuzz/")) and not os.path.exists(KNOW_THEMSELVES_BY):
            return Result(0, 0, 1, f"skipped: no {KNOW_THEMSELVES_BY} here, by which sanitizers and valgrind know a process"), 0
        start = time.monotonic()
        report = self.folder / f"{suite.name.replace('/', '-')}.xml"
        try:
            status, output = self.finish(suite.command + (["--junitxml", str(report)] if suite.kind == "pytest" else []))
        except FileNotFoundError as error:
            return Result(0, 1, 0, f"{error.filename} is not there: install it, or build it first"), 0
        if suite.kind == "cmocka":
            result = cmocka(status, output)
        elif report.is_file():
            result = junit(report, status, output)
        else:
            result = Result(int(status == 0), int(status != 0), 0, output)
        return result, time.monotonic() - start

    def finish(self, command: list[str], root: Path = ROOT, env: dict[str, str] | None = None, limit: int = LIMIT) -> tuple[int, str]:
        """Its exit status, and all that it printed."""
        with self.lock:
            if self.over:
                return 1, ""
            process = subprocess.Popen(command, cwd=root, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                                       stdin=subprocess.DEVNULL, process_group=0)
            self.running.add(process)
        try:
            try:
                output, _ = process.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                signal_group(process, signal.SIGKILL)
                output, _ = process.communicate()
                return 1, f"{output}\nstopped after {limit} s"
            return process.returncode, output
        finally:
            with self.lock:
                self.running.discard(process)

    def end(self) -> None:
        """As Ctrl-C does, upon which pytest takes away what it has made; then for good."""
        with self.lock:
            self.over = True
            running = list(self.running)
        for process in running:
            signal_group(process, signal.SIGINT)
        deadline = time.monotonic() + 10
        while self.running and time.monotonic() < deadline:
            time.sleep(0.05)
        for process in running:
            signal_group(process, signal.SIGKILL)


def take_signals() -> None:
    """In the background of a script, and under nohup, signals are ignored, by all that is started as well: tests send them.

    Who asked for nohup still has it: a handler of ours is not inherited.
    """
    for ends in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ends, signal.default_int_handler)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: None)


def signal_group(process: "subprocess.Popen[str]", number: signal.Signals) -> None:
    try:
        os.killpg(process.pid, number)
    except ProcessLookupError:
        pass


def cmocka(status: int, output: str) -> Result:
    """From cmocka's closing lines; a death without them, or under a checker, is a failure."""
    def count(word: str) -> int:
        found = re.search(rf"\[  {word}\s*\] (?:{word}: )?(\d+) test\(s\)", output)
        return int(found[1]) if found else 0

    result = Result(count("PASSED"), count("FAILED"), count("SKIPPED"), output)
    if status != 0 and not result.failed:
        result.failed = 1
    if not result.passed and not result.failed and not result.skipped:
        result.failed = 1
    return result


def junit(report: Path, status: int, output: str) -> Result:
    totals = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in xml.etree.ElementTree.parse(report).getroot().iter("testsuite"):
        for key in totals:
            totals[key] += int(suite.get(key, "0"))
    failed = totals["failures"] + totals["errors"]
    if status == NO_TESTS and " deselected" in output:  # all of the file's are marked `nightly`, or none is
        return Result(0, 0, 0, output)
    if status not in (0, 1) or (status == 1 and not failed):
        failed += 1
    return Result(totals["tests"] - totals["failures"] - totals["errors"] - totals["skipped"], failed,
                  totals["skipped"], output)


def main(words: list[str]) -> int:
    if words in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 0
    if words in (["--quick"], ["--nightly"]):
        chosen = [s for s in suites() if s.name.startswith(QUICK if words == ["--quick"] else NIGHTLY)]
    else:
        asked = any(word.startswith("nightly") for word in words)
        chosen = [s for s in suites() if (asked or not s.name.startswith(NIGHTLY)) and (not words or any(word in s.name for word in words))]
    if words == ["--list"]:
        print("\n".join(s.name for s in suites()))
        return 0
    if not chosen:
        print(f"no suite is called {' or '.join(words)}; --list shows them", file=sys.stderr)
        return 2
    take_signals()
    print(f"seed {SEED}, by which systems are drawn: SEED={SEED} draws them again", flush=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            return run_all(chosen, Runner(Path(folder)))
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 130


def run_all(chosen: list[Suite], runner: Runner) -> int:
    bold, red, plain = ("\033[1m", "\033[31m", "\033[0m") if sys.stdout.isatty() else ("", "", "")
    passed = failed = skipped = 0
    broken = []
    with ThreadPoolExecutor(int(os.environ.get("JOBS", 0)) or len(os.sched_getaffinity(0)) + 1) as pool:
        try:
            ending = {pool.submit(runner.run, suite): suite for suite in sorted(chosen, key=order)}
            for done in as_completed(ending):
                suite, (result, took) = ending[done], done.result()
                passed, failed, skipped = passed + result.passed, failed + result.failed, skipped + result.skipped
                broken += [suite.name] if result.failed else []
                word = f"{red}FAILED{plain}" if result.failed else "ok"
                lines = result.output.splitlines()
                shown = [f"    {line}" for line in lines] if result.failed else \
                    [f"       {line}" for line in lines if "skipped:" in line or line.startswith("SKIPPED")]
                print("\n".join([f"{word:6} {suite.name:32} {result.passed:5} passed{took:8.1f} s", *shown]), flush=True)
        except BaseException:
            runner.end()
            raise
    if broken:
        print(f"\nfailed: {' '.join(broken)}")
    print(f"\n{bold}{passed} passed, {failed} failed, {skipped} skipped{plain}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
