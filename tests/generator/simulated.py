"""A simulated device that is told what to do line by line."""

from __future__ import annotations

import subprocess
from pathlib import Path

from describing import ROOT
from driving import Driven


class Simulated(Driven):
    """The simulated device of the first block of a system."""

    def __init__(self, folder: Path, system: str, text: str) -> None:
        super().__init__(folder, text, system, program=(ROOT / "tests/generator/simulated.c").read_text())

    def do(self, *lines: str) -> list[str]:
        """What came of these lines: see simulated.c."""
        done = subprocess.run([self.program], input="".join(f"{line}\n" for line in lines), capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return [line.strip() for line in done.stdout.splitlines()]
