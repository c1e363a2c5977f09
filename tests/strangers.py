#!/usr/bin/env python3
"""Makes a copy of this tree with more systems: those of tests/generator/strangers, described as someone would who knows only
regdefs/README.md. What the descriptions of a user may do to a tree, they do there.

    tests/strangers.py DIR      then, in DIR: `ninja test` passes (some minutes), and `git status` shows new files alone
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STRANGERS = ROOT / "tests" / "generator" / "strangers"
SYSTEMS = sorted(path.stem for path in STRANGERS.glob("*/*.yaml"))


def copy(to: Path, *names: str) -> None:
    """The tree as it is built, or only these of its files and folders; times are kept, so that ninja makes again only what must be."""
    for name in names or sorted(path.name for path in ROOT.iterdir()):
        if (ROOT / name).is_dir():
            # The headers of kernels name the folder that they are in; the tests fetch them again. What Python keeps is written meanwhile.
            shutil.copytree(ROOT / name, to / name, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns("kernel-headers", "__pycache__"))
        else:
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    shutil.copytree(STRANGERS, to / "regdefs", dirs_exist_ok=True)
    os.utime(to / "regdefs")  # ninja sees by a folder that there is a new file, and the time of ours was copied, too


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit((__doc__ or "").strip())
    copy(Path(sys.argv[1]))
