"""A session and `restore` without any right of root's, through msr-safe: what the lines of the installed service run, as a plain user.

Registers that behave stand for msr-safe's files. At each tick a counter adds the low 8 bits of its event's number plus 1. Intel 64 SDM Volume 3B, Nehalem:
bit 22 of MSR_UNCORE_PerfEvtSel0 enables its counter.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from served import PMUREG, Machine, as_it_was, die
from test_fleet import free_port, until
from toolchain import ROOT, need

NOBODY, LISTENS = 65534, Path("/usr/include/microhttpd.h").exists()


@pytest.fixture
def safe() -> Iterator[Machine]:
    """A Nehalem whose MSRs only msr-safe serves, and a folder that the user owns. The folders of pytest are root's alone."""
    if os.geteuid():
        pytest.skip("skipped: only root becomes another user")
    need("setpriv")
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    folder.chmod(0o755)
    made = Machine(folder, "nhm", 1)
    (folder / "dev/cpu/0/msr").rename(folder / "dev/cpu/0/msr_safe")
    shutil.copy(PMUREG, folder / "pmureg")
    (folder / "own").mkdir()
    os.chown(folder / "own", NOBODY, NOBODY)
    yield made
    made.end()


def words(machine: Machine, *arguments: object) -> list[str]:
    """The command, without rights."""
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--bounding-set=-all", "--no-new-privs", "--", str(machine.root / "pmureg"), *map(str, arguments)]


def test_the_lines_of_the_service(safe: Machine) -> None:
    """It is killed, and restored by the same user."""
    own, port = safe.root / "own", free_port()
    counts, records, file = own / "counts.prom", own / "records", safe.root / "session.yaml"
    served = [{"format": "openmetrics", "listen": f"127.0.0.1:{port}"}] if LISTENS else []
    file.write_text(json.dumps({"system": "nhm", "io": "msr", "root": str(safe.root), "run_directory": str(records), "events": "uncore/event=0x35/", "interval": "100ms",
                                "outputs": [{"format": "openmetrics", "file": str(counts)}, *served]}))
    unit = (ROOT / "runtime/tool/pmureg@.service.in").read_text()
    lines = [line.replace("/etc/pmureg/%i.yaml", str(file)).replace("${RUNTIME_DIRECTORY}", str(records)).split() for line in re.findall(r"^Exec\w+=@prefix@/bin/pmureg (.*)$", unit, re.M)]
    check, restore, run, after = (words(safe, *line) for line in lines)
    assert restore == after
    before = safe.state()

    assert safe.run(check).stdout == ""
    assert safe.run(restore).stdout == f"nothing to restore in {records}\n"
    counting = safe.begin(run, lambda: safe.state()["0 uncore.perf_global_ctrl[0]"] != 0)
    assert safe.state()["0 uncore.perfevtsel[0]"] == 0x400035
    safe.tell("advance 1000")
    line = re.compile(r'^pmureg_event_total{system="nhm",package="0",unit="uncore",event="event=0x35"} 54000$', re.M)
    until(lambda: counts.exists() and bool(line.search(counts.read_text())))
    if LISTENS:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
            assert line.search(answer.read().decode())
    assert die(counting, signal.SIGKILL) == ("", "")
    assert [path.stat().st_uid for path in records.iterdir()] == [NOBODY]
    assert re.fullmatch(r"process \d+ left nhm of package 0 changed: restoring \d+ values\n", safe.run(after).stdout)
    assert as_it_was(safe, before) and list(records.iterdir()) == []
