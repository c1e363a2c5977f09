"""What the tests of the command share: the binary, a tree that stands for /sys, and whether this kernel counts."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PMUREG = Path(os.environ.get("PMUREG", ROOT / "build" / "pmureg"))

# The described systems, those that a user has added among them.
SYSTEMS = sorted(path.stem for path in (ROOT / "generated" / "tests").glob("*.c"))

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def pmureg() -> Path:
    if not PMUREG.exists():
        pytest.fail(f"{PMUREG} is not built; run ninja, or set PMUREG")
    return PMUREG


@pytest.fixture(scope="session")
def run(pmureg: Path) -> Run:
    """Runs the command; `status` is what it must end with."""

    def go(*arguments: str, status: int = 0, **more: object) -> subprocess.CompletedProcess[str]:
        result = subprocess.run([str(pmureg), *arguments], capture_output=True, text=True, timeout=300, **more)  # type: ignore[call-overload]
        assert result.returncode == status, result.stdout + result.stderr
        return result

    return go


@pytest.fixture(scope="session")
def counting(pmureg: Path) -> None:
    """Skips where perf_event_open is refused."""
    result = subprocess.run([str(pmureg), "stat", "--strict", "-e", "page-faults", "--", "true"], capture_output=True, text=True)
    if result.returncode:
        pytest.skip("this kernel does not count for us: " + result.stderr.strip())


@pytest.fixture(scope="session")
def counting_all(pmureg: Path, counting: None) -> None:
    """Skips where the whole machine may not be counted."""
    result = subprocess.run([str(pmureg), "stat", "--strict", "-a", "-e", "cpu-clock", "--", "true"], capture_output=True, text=True)
    if result.returncode:
        pytest.skip("this kernel does not count the whole machine for us: " + result.stderr.strip())


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A /sys with PMUs whose type is the kernel's own software PMU, so that they really count."""
    files = {
        "devices/system/cpu/online": "0",
        "devices/system/cpu/cpu0/regs/identification/midr_el1": "0x0000000000000000",
        "bus/event_source/devices/soft_0/type": "1",
        "bus/event_source/devices/soft_0/cpumask": "0",
        "bus/event_source/devices/soft_0/format/event": "config:0-63",
        "bus/event_source/devices/soft_0/events/clock": "event=0x0",
        "bus/event_source/devices/soft_0/events/clock.scale": "1e-9",
        "bus/event_source/devices/soft_0/events/clock.unit": "s",
        "bus/event_source/devices/soft_1/type": "1",
        "bus/event_source/devices/soft_1/cpumask": "0",
        "bus/event_source/devices/soft_1/format/event": "config:0-63",
        "bus/event_source/devices/soft_1/events/clock": "event=0x0",
        "bus/event_source/devices/task/type": "1",
        "bus/event_source/devices/task/format/event": "config:0-7",
        "bus/event_source/devices/task/events/faults": "event=0x2",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n")
    return tmp_path


@pytest.fixture(scope="session")
def unknown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a machine that fits no description, as the machine that runs the tests may fit one."""
    return tmp_path_factory.mktemp("unknown")


def need_proc(what: str) -> None:
    if not Path("/proc/self/fd").is_dir():
        pytest.skip(f"skipped: no /proc here, which {what}")


@pytest.fixture(scope="session")
def msr_device(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which plain files called msr behave as the kernel's device does."""
    need_proc("the device knows its files by")
    library = tmp_path_factory.mktemp("device") / "msr_device.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", Path(__file__).with_name("msr_device.c"),
                    "-o", library, "-ldl"], check=True)
    return {"LD_PRELOAD": str(library), "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"}
