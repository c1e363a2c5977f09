#!/usr/bin/env python3
"""Runs every test and closes with one line that counts them. `ninja test` calls it, after building what it runs.

    tests/run.py              everything
    tests/run.py NAME...      only the suites whose name contains one of the words
    tests/run.py --quick      types, the generator's tests, plain C tests: two at a time
    tests/run.py --list       their names
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PYTHON = os.environ.get("PYTHON", "/usr/bin/python3")
FUZZ_RUNS = 3000  # inputs for each fuzz target: some seconds; `ninja fuzz` goes on for minutes
QUICK = ("types", "generator", "runtime/", "system/")
# Thirty times slower than what it runs: what tries everything on every system tries each fifth there.
VALGRIND = ["env", "EACH_FIFTH_SYSTEM=1", "valgrind", "--quiet", "--error-exitcode=99", "--leak-check=full", "--errors-for-leak-kinds=all"]


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
    result = [Suite("types", ["mypy", "--strict", "generator"], "plain"),
              Suite("generator", pytest("tests/generator"), "pytest")]
    for path in sorted((BUILD / "tests").glob("test_*")):
        if path.is_file() and os.access(path, os.X_OK):
            result.append(Suite(f"runtime/{path.name}", [str(path)], "cmocka"))
            result.append(Suite(f"sanitized/{path.name}", [str(BUILD / "san" / "tests" / path.name)], "cmocka"))
            result.append(Suite(f"valgrind/{path.name}", [*VALGRIND, str(path)], "cmocka"))
    result.append(Suite("threads/test_threads", [str(BUILD / "tsan" / "test_threads")], "cmocka"))
    for table in sorted((ROOT / "generated" / "tests").glob("*.c")):
        result.append(Suite(f"system/{table.stem}", [str(BUILD / "tests" / "systems" / table.stem)], "cmocka"))
    for corpus in sorted((ROOT / "tests" / "fuzz" / "corpus").iterdir()):
        result.append(Suite(f"fuzz/{corpus.name}", [PYTHON, "tests/fuzz/fuzz.py", "--runs", str(FUZZ_RUNS), corpus.name], "plain"))
    sanitized = ["env", f"PMUREG={BUILD / 'san' / 'pmureg'}"]
    result += [Suite("tool", pytest("tests/tool"), "pytest"),
               # What is built there is not the sanitized one.
               Suite("sanitized/tool", [*sanitized, *pytest("tests/tool"), "--ignore=tests/tool/test_strangers.py"], "pytest"),
               Suite("machine", pytest("tests/machine"), "pytest"), Suite("kernels", pytest("tests/kernels"), "pytest")]
    return result


def pytest(folder: str) -> list[str]:
    return [PYTHON, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--junitxml", str(BUILD / "pytest.xml"), folder]


def run(suite: Suite) -> Result:
    report = BUILD / "pytest.xml"
    report.unlink(missing_ok=True)
    try:
        done = subprocess.run(suite.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", stdin=subprocess.DEVNULL, timeout=1200)
    except FileNotFoundError as error:
        return Result(0, 1, 0, f"{error.filename} is not there: install it, or build it first")
    except subprocess.TimeoutExpired as error:
        return Result(0, 1, 0, f"{error.output}\nstopped after {error.timeout:.0f} s")
    if suite.kind == "cmocka":
        return cmocka(done)
    if suite.kind == "pytest" and report.is_file():
        return junit(report, done)
    return Result(int(done.returncode == 0), int(done.returncode != 0), 0, done.stdout)


def timed(suite: Suite) -> tuple[Result, float]:
    start = time.monotonic()
    result = run(suite)
    return result, time.monotonic() - start


def cmocka(done: subprocess.CompletedProcess[str]) -> Result:
    """From cmocka's closing lines; a death without them, or under a checker, is a failure."""
    def count(word: str) -> int:
        found = re.search(rf"\[  {word}\s*\] (?:{word}: )?(\d+) test\(s\)", done.stdout)
        return int(found[1]) if found else 0

    result = Result(count("PASSED"), count("FAILED"), count("SKIPPED"), done.stdout)
    if done.returncode != 0 and not result.failed:
        result.failed = 1
    if not result.passed and not result.failed and not result.skipped:
        result.failed = 1
    return result


def junit(report: Path, done: subprocess.CompletedProcess[str]) -> Result:
    totals = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in xml.etree.ElementTree.parse(report).getroot().iter("testsuite"):
        for key in totals:
            totals[key] += int(suite.get(key, "0"))
    failed = totals["failures"] + totals["errors"]
    if done.returncode not in (0, 1) or (done.returncode == 1 and not failed):
        failed += 1
    return Result(totals["tests"] - totals["failures"] - totals["errors"] - totals["skipped"], failed,
                  totals["skipped"], done.stdout)


def main(words: list[str]) -> int:
    if words in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 0
    quick = words == ["--quick"]
    chosen = [s for s in suites() if s.name.startswith(QUICK)] if quick else \
        [s for s in suites() if not words or any(word in s.name for word in words)]
    if words == ["--list"]:
        print("\n".join(s.name for s in suites()))
        return 0
    if not chosen:
        print(f"no suite is called {' or '.join(words)}; --list shows them", file=sys.stderr)
        return 2
    # In the background of a script they are ignored, and what is tested would take that over.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    bold, red, plain = ("\033[1m", "\033[31m", "\033[0m") if sys.stdout.isatty() else ("", "", "")
    passed = failed = skipped = 0
    for suite, (result, took) in zip(chosen, ThreadPoolExecutor(2 if quick else 1).map(timed, chosen)):
        passed, failed, skipped = passed + result.passed, failed + result.failed, skipped + result.skipped
        word = f"{red}FAILED{plain}" if result.failed else "ok"
        print(f"{word:6} {suite.name:32} {result.passed:5} passed{took:8.1f} s", flush=True)
        for line in result.output.splitlines() if not result.failed else []:
            if "skipped:" in line or line.startswith("SKIPPED"):
                print(f"       {line}")
        if result.failed:
            print("\n".join(f"    {line}" for line in result.output.splitlines()[-80:]), flush=True)
    print(f"\n{bold}{passed} passed, {failed} failed, {skipped} skipped{plain}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
