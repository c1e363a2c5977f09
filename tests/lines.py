#!/usr/bin/env python3
"""Counts the runtime's lines of C without blanks and comments, a folder a row. `ninja lines` prints it.

    tests/lines.py            folders
    tests/lines.py --files    and their files
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

RUNTIME = Path(__file__).resolve().parent.parent / "runtime"
COMMENT_OR_TEXT = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def lines(source: str) -> int:
    """Lines that hold anything but blanks and comments; what looks like a comment within a text is text."""
    bare = COMMENT_OR_TEXT.sub(lambda found: found[0] if found[0][0] in "\"'" else "\n" * found[0].count("\n"), source)
    return sum(1 for line in bare.splitlines() if line.strip())


def count(folder: Path) -> dict[Path, int]:
    return {path: lines(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.[ch]"))}


def main() -> None:
    total = 0
    for layer in ("include", "base", "core", "io", "library", "tool"):
        files = count(RUNTIME / layer)
        total += sum(files.values())
        print(f"{sum(files.values()):6}  runtime/{layer}")
        if "--files" in sys.argv[1:]:
            for path, number in files.items():
                print(f"{'':8}{number:6}  {path.relative_to(RUNTIME)}")
    print(f"{total:6}")


if __name__ == "__main__":
    main()
