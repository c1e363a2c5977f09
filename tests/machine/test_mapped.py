"""The command on mapped pages that behave: a Tegra410, whose UCF has one page for control and one for counters, and whose CMEM
latency unit adds up what 15 pages count.

A counter adds the low 8 bits of its event's number plus 1 at each tick, of a sum each of its registers does (Linux
arm_cspmu.c and nvidia_t410_cmem_latency_pmu.c; PMCR.E is bit 0).
"""

from __future__ import annotations

import os
import platform
import signal
import subprocess
from collections.abc import Iterator

import pytest

from served import MAPPED, Machine, as_it_was, die, rows

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="skipped: mapped pages are served on x86-64 only")

PAGES = [word for page in (0, 1) for word in ("--mmio", f"nvidia_ucf_pmu_0.{page}=/registers/mmio.nvidia_ucf_pmu_0.{page}@0")]
EVENTS = "nvidia_ucf_pmu_0/event=0x11/,nvidia_ucf_pmu_0/cycles/"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    made = Machine(tmp_path_factory.mktemp("mapped") / "tree", "t410", 1)
    yield made
    made.end()


@pytest.fixture
def machine(served: Machine, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Registers that were used before hold something; nothing counts."""
    served.reset()
    served.tell("poke 0 ucf_0.pmevcntr[0] 0x123456789abcdef0", "poke 0 ucf_0.pmevtyper[0] 0x11d", "poke 0 ucf_0.pmccntr 5",
                "poke 0 ucf_0.pmevfiltr[1] 7")
    monkeypatch.setenv("LD_PRELOAD", str(MAPPED))
    return served


def stat(machine: Machine, *words: str) -> list[str]:
    return machine.stat("--io", "mmio", *PAGES, *words)


def ucf(machine: Machine) -> bool:
    return bool(machine.state()["0 nvidia_ucf_pmu_0.pmcr[0]"] & 1)


def test_counts_are_what_the_clock_says(machine: Machine) -> None:
    before = machine.state()
    done = machine.run(stat(machine, "-e", EVENTS, *machine.command("advance 1000", "advance 500")))
    assert [row[0] for row in rows(done.stdout)] == ["27000", "1500"]
    assert as_it_was(machine, before)


def test_intervals_add_up(machine: Machine) -> None:
    done = machine.run(stat(machine, "-I", "50", "-e", "nvidia_ucf_pmu_0/event=0x11/",
                            *machine.command("advance 1000", "wait 0.15", "advance 300")))
    assert [row[1] for row in rows(done.stdout) if row[1] != "0"] == ["18000", "5400"]


CMEM = "nvidia_cmem_latency_pmu_0"
CMEM_PAGES = [word for page in range(15) for word in ("--mmio", f"{CMEM}.{page}=/registers/mmio.{CMEM}.{page}@0")]


def test_fifteen_pages_are_added_up(machine: Machine) -> None:
    """A broadcast page to write to, and 14 to read from."""
    before = machine.state()
    group = "{nvidia_cmem_latency_pmu_0/rd_req/,nvidia_cmem_latency_pmu_0/cycles/}"
    done = machine.run(machine.stat("--io", "mmio", *CMEM_PAGES, "-e", group, *machine.command("advance 1000")))
    requests, cycles = (int(row[0]) for row in rows(done.stdout))
    assert cycles == 1000 and requests == 84000  # three registers in each of 14 pages, event 1
    assert as_it_was(machine, before)


@pytest.mark.parametrize("page", [0, 1, 14])
def test_one_of_fifteen_pages_is_missing(machine: Machine, page: int) -> None:
    """One is read from first, one is only read from, and one, that of the broadcast, only written to."""
    before = machine.state()
    at = CMEM_PAGES.index(f"{CMEM}.{page}=/registers/mmio.{CMEM}.{page}@0")
    words = CMEM_PAGES[:at - 1] + CMEM_PAGES[at + 1:]
    done = machine.run(machine.stat("--io", "mmio", *words, "-e", CMEM + "/rd_req/", *machine.command("advance 10")), status=1)
    assert f"the address of page {page} of {CMEM} is unknown; give it as {CMEM}.{page}=FILE@OFFSET" in done.stderr
    assert ("the registers of t410 are not accessible: " in done.stderr) == (page > 0)
    assert machine.writes() == [] and machine.state() == before


def given(unit: str, pages: int, where: str = "") -> list[str]:
    return [word for page in range(pages) for word in ("--mmio", f"{unit}.{page}=/registers/mmio.{where or unit}.{page}@0")]


# What a Tegra410's PMIIDR reads: UCF 0x2CF2036B, PCIE 0x1030136B, PCIE-TGT 0x1070036B (nvidia_cspmu.c with NVIDIA's 0x36B).
@pytest.mark.parametrize(("unit", "event", "other", "found", "wanted", "fields"), [
    ("nvidia_ucf_pmu_0", "event=0x11", "nvidia_pcie_pmu_0_rc_0", 0x1030136B, 0x2CF2036B,
     "ProductID 0x103, not 0x2cf; Variant 0x0, not 0x2; Revision 0x1, not 0x0"),
    ("nvidia_pcie_pmu_0_rc_0", "event=0x2", "nvidia_ucf_pmu_0", 0x2CF2036B, 0x1030136B,
     "ProductID 0x2cf, not 0x103; Variant 0x2, not 0x0; Revision 0x0, not 0x1"),
])
def test_another_units_page_is_refused(machine: Machine, unit: str, event: str, other: str, found: int, wanted: int, fields: str) -> None:
    words = ("--io", "mmio", *given(unit, 2, other))
    done = machine.run(machine.stat(*words, "-e", f"{unit}/{event}/", *machine.command("advance 5")), status=1)
    assert f"{unit} is another device, of " in done.stderr and f"its pmiidr is {found:#x}, not {wanted:#x} ({fields})" in done.stderr
    assert machine.writes() == []


def test_another_units_page_is_taken_by_force(machine: Machine) -> None:
    words = ("--io", "mmio", *given("nvidia_ucf_pmu_0", 2, "nvidia_pcie_pmu_0_rc_0"), "-e", "nvidia_ucf_pmu_0/event=0x11/")
    done = machine.run(machine.stat("--force", *words, *machine.command("advance 10")))
    assert [row[0] for row in rows(done.stdout)] == ["180"]


@pytest.mark.parametrize("number", [0, 1])
def test_a_page_that_is_needed_and_was_not_given(machine: Machine, number: int) -> None:
    """`UNIT.0` is one of several pages, `UNIT` the only one."""
    unit = "nvidia_ucf_pmu_0"
    done = machine.run(machine.stat("--io", "mmio", "--mmio", f"{unit}.{1 - number}=/registers/mmio.{unit}.{1 - number}@0",
                                    "-e", f"{unit}/event=0x11/", "--", "true"), status=1)
    assert f"the address of page {number} of {unit} is unknown; give it as {unit}.{number}=FILE@OFFSET" in done.stderr
    assert (f"or {unit}=FILE@OFFSET if the unit has only one page" in done.stderr) == (number == 1)
    assert machine.writes() == []


def test_one_page_for_two_units(machine: Machine) -> None:
    words = [*given("nvidia_ucf_pmu_0", 2), *given("nvidia_ucf_pmu_1", 2, "nvidia_ucf_pmu_0")]
    done = machine.run(machine.stat("--io", "mmio", *words, "-e", "nvidia_ucf_pmu_0/event=0x11/", "--", "true"), status=1)
    assert "mmio.nvidia_ucf_pmu_0.0@0x0 contains the registers of nvidia_ucf_pmu_0 already; give each unit its own page" in done.stderr
    assert machine.writes() == []


@pytest.mark.parametrize(("parts", "status"), [((0xCF, 0xB2, 0x2E, 0x00, 0x03), 0), ((0x03, 0xB1, 0x0E, 0x10, 0x03), 1), ((0, 0, 0, 0, 0), 1)])
def test_identity_without_pmiidr(machine: Machine, parts: tuple[int, ...], status: int) -> None:
    """Where PMIIDR reads 0, PMPIDR0 to 4 say the same (arm_cspmu.c): UCF's, PCIE's, and those of a unit without power."""
    machine.tell("poke 0 ucf_0.pmiidr 0", *(f"poke 0 ucf_0.pmpidr{i} {value:#x}" for i, value in enumerate(parts)))
    done = machine.run(stat(machine, "-e", "nvidia_ucf_pmu_0/event=0x11/", *machine.command("advance 10")), status=status)
    if status:
        assert ("0x1030136b, not 0x2cf2036b" if parts[0] else "pmiidr is 0x0: nvidia_ucf_pmu_0 is absent") in done.stderr
        assert machine.writes() == []


def test_a_unit_that_is_off_the_bus(machine: Machine) -> None:
    machine.tell("poke 0 ucf_0.pmiidr 0xffffffff")
    done = machine.run(stat(machine, "-e", "nvidia_ucf_pmu_0/event=0x11/", *machine.command("advance 10")), status=1)
    assert "pmiidr is 0xffffffff: nvidia_ucf_pmu_0 is absent, without power or not accessible from here" in done.stderr
    assert machine.writes() == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_everything_is_put_back_after_a_signal(machine: Machine, number: signal.Signals) -> None:
    before = machine.state()
    process = machine.begin(stat(machine, "-e", EVENTS), lambda: ucf(machine))
    machine.tell("advance 1000")
    out, _ = die(process, number)
    assert [row[0] for row in rows(out)] == ["18000", "1000"]
    assert as_it_was(machine, before)


@pytest.mark.parametrize("at", [0, 1, 2, 4, 8, 12, 16, 24])
def test_what_a_kill_at_a_write_leaves_is_restored(machine: Machine, at: int) -> None:
    before = machine.state()
    machine.tell(f"signal w {at} {int(signal.SIGKILL)}")
    done = subprocess.run(stat(machine, "-e", EVENTS, *machine.command("advance 10")), capture_output=True, text=True, timeout=60)
    machine.tell("well")
    assert done.returncode in ((-signal.SIGKILL,) if at < 20 else (0, -signal.SIGKILL))
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)


def test_a_unit_that_counts_for_someone_else_is_left_alone(machine: Machine) -> None:
    machine.tell("write 0 ucf_0.pmevtyper[2] 0x11", "write 0 ucf_0.pmcntenset 4", "write 0 ucf_0.pmcr 1")
    before = machine.state()
    machine.tell("advance 1000")
    error = machine.run(stat(machine, "-e", EVENTS, *machine.command("advance 5")), status=1).stderr
    assert "nvidia_ucf_pmu_0" in error and "--force" in error
    before["0 nvidia_ucf_pmu_0.pmevcntr[2]"] = 18000
    assert as_it_was(machine, before)


def test_a_unit_whose_controls_cannot_be_read_counts_for_someone_else(machine: Machine) -> None:
    """CMEM's are write-only: a counter that moves tells. Nothing is written, and theirs counts on; at rest it is nobody's."""
    unit = "nvidia_cmem_latency_pmu_0"
    words = ["--io", "mmio"]
    for page in range(15):
        link = machine.root / f"p{page}"
        link.unlink(missing_ok=True)
        link.symlink_to(machine.folder / f"mmio.{unit}.{page}")
        words += ["--mmio", f"t410_cmem_0.{page}=/p{page}@0"]
    machine.tell("write 0 cmem_0.cg_ctrl 1", "write 0 cmem_0.ctrl 1", "advance 1000", "rate 100000000", "forget")
    error = machine.run(machine.stat(*words, "-e", f"{unit}/rd_req/", "--", "true"), status=1).stderr
    assert f"t410_cmem_cycle_cntr[0] of {unit} is 0x" in error and "another program counts with it" in error and "--force" in error
    assert machine.writes() == []
    machine.tell("rate 0", "write 0 cmem_0.ctrl 0")
    assert machine.state()[f"0 {unit}.cycle_cntr[0]"] >= 1000
    machine.run(machine.stat(*words, "-e", f"{unit}/rd_req/", *machine.command("advance 1000")))


def test_force_puts_theirs_back(machine: Machine) -> None:
    machine.tell("write 0 ucf_0.pmevtyper[2] 0x11", "write 0 ucf_0.pmcntenset 4", "write 0 ucf_0.pmcr 1", "advance 10")
    before = machine.state()
    done = machine.run(stat(machine, "--force", "-e", "nvidia_ucf_pmu_0/event=0x12/", *machine.command("advance 1000")))
    assert [row[0] for row in rows(done.stdout)] == ["19000"]
    assert as_it_was(machine, before)


def test_selftest_leaves_everything_as_it_was(machine: Machine) -> None:
    before = machine.state()
    machine.tell("rate 100000000")
    machine.run(machine.words("selftest", "t410", "nvidia_ucf_pmu_0", "--io", "mmio", *PAGES, "--quiet"))
    machine.tell("rate 0")
    assert as_it_was(machine, before)


def killed(machine: Machine, pages: list[str], event: str, at: int = 12) -> None:
    machine.tell(f"signal w {at} {int(signal.SIGKILL)}")
    words = machine.stat("--io", "mmio", *pages, "-e", event, *machine.command("advance 10"))
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    machine.tell("well")
    assert done.returncode == -signal.SIGKILL


def test_fifteen_pages_are_restored(machine: Machine) -> None:
    before = machine.state()
    killed(machine, CMEM_PAGES, CMEM + "/rd_req/", 1)
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_another_device_is_not_restored(machine: Machine, force: list[str]) -> None:
    """The page is another unit's by now."""
    before = machine.state()
    killed(machine, PAGES, "nvidia_ucf_pmu_0/event=0x11/")
    machine.tell("poke 0 ucf_0.pmiidr 0x1030136b")
    state = machine.state()
    error = machine.run(machine.words("restore"), status=1).stderr
    assert "nvidia_ucf_pmu_0 is another device, of t410_pcie: its pmiidr is 0x1030136b" in error
    assert machine.state() == state
    if force:
        before["0 nvidia_ucf_pmu_0.pmiidr[0]"] = 0x1030136B
    else:
        machine.tell("poke 0 ucf_0.pmiidr 0x2cf2036b")
    machine.run(machine.words("restore", *force))
    assert as_it_was(machine, before)


def test_a_device_taken_by_force_is_restored(machine: Machine) -> None:
    machine.tell("poke 0 ucf_0.pmiidr 0x1030136b")
    before = machine.state()
    killed(machine, ["--force", *PAGES], "nvidia_ucf_pmu_0/event=0x11/")
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)


def test_a_mapped_file_that_others_could_have_put_there_is_not_opened(machine: Machine) -> None:
    """The record is root's, but the folder on the way to the file it names is someone else's."""
    theirs = machine.root / "theirs"
    theirs.mkdir()
    for page in (0, 1):
        (theirs / f"p{page}").symlink_to(machine.folder / f"mmio.nvidia_ucf_pmu_0.{page}")
    pages = [word for page in (0, 1) for word in ("--mmio", f"nvidia_ucf_pmu_0.{page}=/theirs/p{page}@0")]
    before = machine.state()
    killed(machine, pages, "nvidia_ucf_pmu_0/event=0x11/")
    os.chown(theirs, 1000, 1000)
    state = machine.state()
    error = machine.run(machine.words("restore"), status=1).stderr
    assert f"{theirs}/p0 is not mapped, because other users could replace it" in error
    assert machine.state() == state
    os.chown(theirs, 0, 0)
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)


def test_a_mapped_file_with_a_relative_name_is_restored_from_elsewhere(machine: Machine) -> None:
    before = machine.state()
    machine.tell(f"signal w 12 {int(signal.SIGKILL)}")
    pages = [word for page in (0, 1) for word in ("--mmio", f"nvidia_ucf_pmu_0.{page}=mmio.nvidia_ucf_pmu_0.{page}@0")]
    words = machine.stat("--io", "mmio", "--force", *pages, "--run-directory", str(machine.root / "run/pmureg"), "-e",
                         "nvidia_ucf_pmu_0/event=0x11/", *machine.command("advance 10"))
    at = words.index("--root")
    done = subprocess.run(words[:at] + words[at + 2:], cwd=machine.folder, capture_output=True, text=True, timeout=60)
    machine.tell("well")
    assert done.returncode == -signal.SIGKILL, done.stderr
    machine.run(machine.words("restore"))
    assert as_it_was(machine, before)
