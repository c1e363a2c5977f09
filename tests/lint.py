#!/usr/bin/env python3
"""What tools say of the text: ruff and mypy of the Python, clang-format of the C.

    tests/lint.py             says it; `ninja lint` calls this
    tests/lint.py --format    brings C into the form of .clang-format; `ninja format` calls this
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COLUMNS = 120
PYTHON = ["generator", "tests", "runtime"]
C = [path for folder in ("runtime", "templates", "tests") for path in sorted((ROOT / folder).rglob("*.[ch]"))]


def passes(name: str, command: list[str]) -> bool:
    """Whether a tool has nothing to say; also where it is not installed, which is told."""
    if shutil.which(command[0]) is None:
        print(f"{name}: skipped, {command[0]} is not installed")
        return True
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(f"{name}: {'ok' if done.returncode == 0 else 'not right'}")
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


def clang_format() -> None:
    """How far the C has the form: told, not asked for, as lines that a person broke better stay."""
    if shutil.which("clang-format") is None:
        print("clang-format: skipped, clang-format is not installed")
        return
    done = subprocess.run(["clang-format", "--dry-run", *map(str, C)], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    told = [line.split(":")[0] for line in done.stderr.splitlines() if "[-Wclang-format-violations]" in line]
    print(f"clang-format: {len(C) - len(set(told))} of {len(C)} files have the form; `ninja format` would change {len(told)} places")


def columns() -> None:
    """Lines that are too long: told, for a text in a test may better stay in one piece."""
    long = [f"{path.relative_to(ROOT)}:{number}" for path in C
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if len(line.expandtabs(8)) > COLUMNS]
    print(f"columns: {len(long)} lines of C have more than {COLUMNS}{': ' if long else ''}{', '.join(long)}")


def main(words: list[str]) -> int:
    if words == ["--format"]:
        return subprocess.run(["clang-format", "-i", *map(str, C)], cwd=ROOT).returncode
    right = [passes("ruff", ["ruff", "check", "--quiet", *PYTHON]), passes("mypy", ["mypy"])]
    clang_format()
    columns()
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
