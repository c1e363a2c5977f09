"""What it costs to start the command."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from command import ROOT, SYSTEMS, need_proc


@pytest.fixture
def plain(pmureg: Path) -> Path:
    """The command as it is installed."""
    if pmureg != ROOT / "build" / "pmureg":
        pytest.skip(f"{pmureg} is not the command as it is installed")
    return pmureg


@pytest.mark.parametrize("arguments, most", [
    pytest.param(["stat", "-e", "page-faults", "true"], 362_000 + 1_500 * len(SYSTEMS), id="stat"),  # a head for each described system
    pytest.param(["list", "--root", "{unknown}"], 430_000 + 8_500 * len(SYSTEMS), id="list"),  # and a line
])
def test_user_instructions(plain: Path, counting: None, unknown: Path, tmp_path: Path, arguments: list[str], most: int) -> None:
    """From the loader's first to the last, 50,000 of them for libyaml, a library of its own, and 30,000 for the addresses of the help texts, as the
    program is position independent; 20.7 million for `perf stat` of Linux 6.1."""
    assert instructions(plain, tmp_path / "cachegrind.out", *(word.format(unknown=unknown) for word in arguments)) <= most


def instructions(plain: Path, out: Path, *arguments: str) -> int:
    if shutil.which("valgrind") is None:
        pytest.skip("valgrind is not here to count instructions with")
    need_proc("valgrind knows its memory by")
    subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out}", str(plain), *arguments], check=True, capture_output=True)
    total = re.search(r"^summary: (\d+)", out.read_text(), re.MULTILINE)
    assert total is not None, out.read_text()[-500:]
    return int(total[1])


@pytest.mark.parametrize("events", [
    pytest.param([f"uncore_imc_{i % 8}/event={i % 250},thresh={i // 250}/" for i in range(512)], id="even"),
    pytest.param([f"uncore_imc_{i % 9 == 0:d}/event={i % 250},thresh={i // 250}/" for i in range(512)], id="uneven"),
    pytest.param([f"uncore_cbox_0/event=0x34,umask=0x11,filter_state={1 + i % 63},filter_nid={i // 63}/" for i in range(512)], id="one at a time"),
])
def test_planning_many_events(plain: Path, tmp_path: Path, events: list[str]) -> None:
    """Twice as many cost less than three times as much, and 500 less than a second (it was 6 for the first of these, 20 for the last)."""
    half, whole = (instructions(plain, tmp_path / "cachegrind.out", "stat", "--io", "sim", "--system", "ivbep", "-e", ",".join(events[:count]))
                   for count in (256, 512))
    assert whole < 3 * half and whole < 1_500_000_000


def test_the_loader_has_nothing_to_relocate_in_the_tables(plain: Path) -> None:
    """Their references count from their own places. Were they pointers, each start would write all of them, as the loader chooses the place."""
    relocations = subprocess.run(["readelf", "--relocs", "--wide", str(plain)], check=True, capture_output=True, text=True).stdout
    assert "_JUMP_SL" in relocations or "_GLOB_DAT" in relocations
    sections = subprocess.run(["readelf", "--section-headers", "--wide", str(plain)], check=True, capture_output=True, text=True).stdout
    found = re.search(r"\] \.rodata +PROGBITS +([0-9a-f]+) [0-9a-f]+ ([0-9a-f]+) ", sections)
    symbols = subprocess.run(["nm", str(plain)], check=True, capture_output=True, text=True).stdout
    tables = [int(at, 16) for at in re.findall(r"^([0-9a-f]+) \w pmureg_table_(?:" + "|".join(SYSTEMS) + r")$", symbols, re.MULTILINE)]
    assert found and len(tables) == len(SYSTEMS)
    start, end = int(found[1], 16), int(found[1], 16) + int(found[2], 16)
    assert all(start <= table < end for table in tables)
    assert [at for at in re.findall(r"^([0-9a-f]+)  ", relocations, re.MULTILINE) if start <= int(at, 16) < end] == []
