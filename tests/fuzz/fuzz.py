#!/usr/bin/env python3
"""Runs fuzz targets from their corpora: so many inputs, or so many seconds each. What breaks one is kept in build/fuzz.

    tests/fuzz/fuzz.py --runs N TARGET...
    tests/fuzz/fuzz.py --seconds N TARGET...      (without TARGET: all of them)
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "tests" / "fuzz" / "corpus"
BUILD = ROOT / "build" / "fuzz"


def fuzz(target: str, limits: list[str]) -> int:
    """What is found goes to a folder that is thrown away: the committed corpus stays as it is."""
    with tempfile.TemporaryDirectory() as found:
        return subprocess.run([str(BUILD / "targets" / target), "-seed=1", "-timeout=20", "-max_len=4096", "-verbosity=0",
                               "-print_final_stats=1", f"-artifact_prefix={BUILD}/{target}-", *limits, found, str(CORPUS / target)],
                              cwd=ROOT).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--runs", type=int)
    limit.add_argument("--seconds", type=int)
    parser.add_argument("target", nargs="*", default=sorted(path.name for path in CORPUS.iterdir()))
    options = parser.parse_args()
    limits = [f"-runs={options.runs}"] if options.runs else [f"-max_total_time={options.seconds}"]
    return max(fuzz(target, limits) != 0 for target in options.target)


if __name__ == "__main__":
    sys.exit(main())
