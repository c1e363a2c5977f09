"""The kernel's own events on a machine with two kinds of cores: each kind's PMU counts them on its own CPUs, as in perf.

kinds.c makes the PMUs: CPUs 0 and 1 are `cpu_core`, 2 and 3 `cpu_atom`. A microsecond has 3,000 cycles and 5,000 instructions on the one, 7,000 and
11,000 on the other.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from guest import Parts, run_guest, x86
from kernel import headers, stripped
from toolchain import ROOT, need

RATES = {"cpu_core/cycles/": 3, "cpu_atom/cycles/": 7, "cpu_core/instructions/": 5, "cpu_atom/instructions/": 11}  # a nanosecond
STAT = "pmureg stat --json -o -"

SCRIPT = f"""\
insmod /kinds.ko
part everywhere; {STAT} -a -e cycles,instructions -- usleep 300000
part grouped; {STAT} -a -e '{{cycles,instructions}}' -- usleep 300000
part chosen; {STAT} -C 3 -e instructions -- usleep 100000
part places; {STAT} -A -C 1-2 -e cycles -- usleep 100000
part named; {STAT} -a -e cpu_atom/cycles/ -- usleep 100000
part task; {STAT} -e cycles:u,instructions -- taskset -c 3 sh -c 'n=0; while [ $n -lt 20000 ]; do n=$((n+1)); done'
part table; pmureg stat -o - -- true 2>&1
part offline; echo 0 > /sys/devices/system/cpu/cpu2/online; {STAT} -a -e cycles -- usleep 100000
part wrong; pmureg stat -e cpu_core/cycle/ -- true 2>&1; pmureg stat -e cpu_core/page-faults/ -- true 2>&1
part complaints; dmesg | grep -E 'BUG|WARNING|Oops|Call Trace'
"""


def module(folder: Path) -> bytes:
    need("make", "strip")
    folder.mkdir()
    (folder / "kinds.c").write_text((ROOT / "tests/kernels/kinds.c").read_text())
    (folder / "Kbuild").write_text("obj-m := kinds.o\n")
    subprocess.run(["make", "-C", headers(), f"M={folder}", "CONFIG_DEBUG_INFO_BTF_MODULES=", "modules"], check=True, capture_output=True)
    subprocess.run(["strip", "-g", folder / "kinds.ko"], check=True)
    return (folder / "kinds.ko").read_bytes()


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parts]:
    folder = tmp_path_factory.mktemp("kinds")
    yield run_guest(folder, ["qemu-system-x86_64", "-cpu", "qemu64", "-smp", "4"], x86("cloud", folder), "console=ttyS0 quiet loglevel=1 panic=-1 mitigations=off",
                    SCRIPT, {"kinds.ko": module(folder / "module"), "bin/pmureg": stripped("pmureg", folder)})


def counted(lines: list[str]) -> dict[str, float | None]:
    """The counts a nanosecond in which each event ran."""
    rows = [json.loads(line) for line in lines if line.startswith("{")]
    return {f"{row.get('place', '')} {row['event']}".strip(): row["counter-value"] and row["counter-value"] / row["event-runtime"] for row in rows}


def near(*events: str) -> object:
    return pytest.approx({event: RATES[event.split()[-1].removesuffix("u")] for event in events}, rel=0.1)


@pytest.mark.parametrize("part", ["everywhere", "grouped"])
def test_each_kind_has_a_line(parts: Parts, part: str) -> None:
    assert counted(parts[part]) == near(*RATES)


def test_chosen_cpus_are_of_one_kind(parts: Parts) -> None:
    assert counted(parts["chosen"]) == near("cpu_atom/instructions/")


def test_a_line_for_each_cpu(parts: Parts) -> None:
    assert counted(parts["places"]) == near("CPU1 cpu_core/cycles/", "CPU2 cpu_atom/cycles/")


def test_a_kind_can_be_named(parts: Parts) -> None:
    assert counted(parts["named"]) == near("cpu_atom/cycles/")
    assert [line for line in parts["wrong"] if line.startswith("pmureg:")] == [
        f"pmureg: unknown term or event `{name}`: cpu_core has 0 named events, and the terms config, config1, config2" for name in ("cycle", "page-faults")]


def test_a_task_is_counted_where_it_runs(parts: Parts) -> None:
    """It begins anywhere, and soon runs on CPU 3 alone: as perf, each count is scaled up to the whole time."""
    rows = {row["event"]: row for row in map(json.loads, parts["task"])}
    assert list(rows) == ["cpu_atom/cycles/u", "cpu_core/cycles/u", "cpu_atom/instructions/", "cpu_core/instructions/"]
    for unit in ("cycles/u", "instructions/"):
        core, atom = rows[f"cpu_core/{unit}"], rows[f"cpu_atom/{unit}"]
        assert atom["pcnt-running"] > 50 and atom["pcnt-running"] + core["pcnt-running"] == pytest.approx(100, abs=1)


def test_without_events(parts: Parts) -> None:
    """The events of `perf stat`; those that no kind of cores counts have one line."""
    names = [line[19:].split()[1 if "msec" in line else 0] for line in parts["table"] if line[:18].strip() and line[18:24].strip() in ("", "msec")]
    kinds = ("cpu_atom", "cpu_core")
    assert names == ["task-clock", "context-switches", "cpu-migrations", "page-faults", *(f"{kind}/{name}/" for name in ("cycles", "instructions") for kind in kinds),
                     "branches", "branch-misses"]
    assert [line.split(">")[0].strip() for line in parts["table"] if "branch" in line and "pmureg" not in line] == ["<not supported"] * 2
    beside = dict(re.findall(r"(cpu_\w+/\w+/) +# +([\d.]+)  insn per cycle", "\n".join(parts["table"])))
    assert beside and all(float(value) == pytest.approx(RATES[name] / RATES[name.replace("instructions", "cycles")], rel=0.1) for name, value in beside.items())


def test_a_core_that_is_offline(parts: Parts) -> None:
    """It is in the kernel's list of the PMU."""
    assert counted(parts["offline"]) == near("cpu_core/cycles/", "cpu_atom/cycles/")


def test_linux_has_no_complaint(parts: Parts) -> None:
    assert parts["complaints"] == []
