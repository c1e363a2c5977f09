"""Counting by touching registers, on a tree of files that stands for a machine of two Ivy Bridge-EP sockets.

Addresses: Intel 329468-002, tables 2-9 and 2-61: C0_MSR_PMON_CTL0 0xd10, C0_MSR_PMON_CTR0 0xd16, boxes 0x20 apart; the
channels of the memory controller are PCI functions 10.0, 10.1, 10.4, 10.5, 1e.0 ..., counters from 0xa0, controls from 0xd8.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from command import Run

CHANNELS = {"10.4": 0x0EB4, "10.5": 0x0EB5, "10.0": 0x0EB0, "10.1": 0x0EB1,
            "1e.4": 0x0EF4, "1e.5": 0x0EF5, "1e.0": 0x0EF0, "1e.1": 0x0EF1}
BUSES = ("7f", "ff")
CTL0, CTR0 = 0xD10, 0xD16
MUST_WRITE = 0x30000  # bits 17:16 of every box control
CONTROL = ["--io", "direct", "--system", "ivbep"]


@pytest.fixture(autouse=True)
def loaded(msr_device: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in msr_device.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    cpus = tmp_path / "sys/devices/system/cpu"
    for cpu in (0, 1):
        (cpus / f"cpu{cpu}/topology").mkdir(parents=True)
        (cpus / f"cpu{cpu}/topology/physical_package_id").write_text(f"{cpu}\n")
        (tmp_path / f"dev/cpu/{cpu}").mkdir(parents=True)
        msr(tmp_path, cpu).write_bytes(bytes(8 * 0x2000))
        for box in range(15):
            put(msr(tmp_path, cpu), 0xD04 + 0x20 * box, MUST_WRITE)
    (cpus / "online").write_text("0-1\n")
    for package, bus in enumerate(BUSES):
        for function, number in CHANNELS.items():
            folder = tmp_path / f"sys/bus/pci/devices/0000:{bus}:{function}"
            folder.mkdir(parents=True)
            (folder / "vendor").write_text("0x8086\n")
            (folder / "device").write_text(f"{number:#06x}\n")
            (folder / "local_cpulist").write_text(f"{package}\n")
            (folder / "config").write_bytes(bytes(4096))
            put(folder / "config", 0xF4, MUST_WRITE)
    return tmp_path


def msr(machine: Path, cpu: int) -> Path:
    return machine / f"dev/cpu/{cpu}/msr"


def config(machine: Path, package: int, function: str) -> Path:
    return machine / f"sys/bus/pci/devices/0000:{BUSES[package]}:{function}/config"


def place(path: Path, at: int) -> int:
    return at * 8 if path.name == "msr" else at


def put(path: Path, at: int, value: int) -> None:
    with path.open("r+b") as file:
        file.seek(place(path, at))
        file.write(value.to_bytes(8, "little"))


def get(path: Path, at: int) -> int:
    return int.from_bytes(path.read_bytes()[place(path, at):place(path, at) + 8], "little")


def writes(*places: tuple[Path, int, int]) -> list[str]:
    """A command that stands for the hardware: it writes counters while it is counted for."""
    lines = [f"f = open({str(path)!r}, 'r+b'); f.seek({place(path, at)}); f.write(({value}).to_bytes(8, 'little')); f.close()"
             for path, at, value in places]
    return ["--", sys.executable, "-c", "\n".join(lines) or "pass"]


def state(machine: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in machine.rglob("*") if path.is_file()}


def stat(machine: Path, *words: str) -> list[str]:
    return ["stat", *CONTROL, "--root", str(machine), "-x;", "-o", "-", *words]


def rows(text: str) -> list[list[str]]:
    return [line.split(";") for line in text.splitlines()]


def test_sockets_are_added_up(run: Run, machine: Path) -> None:
    before = state(machine)
    hardware = writes((msr(machine, 0), CTR0, 1000), (msr(machine, 1), CTR0, 500), (msr(machine, 0), CTR0 + 14 * 0x20, 7))
    text = run(*stat(machine, "-e", "uncore_cbox/event=0x35,umask=0x1,filter_opc=0x182/", *hardware)).stdout
    assert rows(text)[0][:3] == ["1507", "", "uncore_cbox/event=0x35,umask=0x1,filter_opc=0x182/"]
    assert state(machine) == before


def test_a_line_for_each_socket(run: Run, machine: Path) -> None:
    hardware = writes((msr(machine, 0), CTR0, 1000), (msr(machine, 1), CTR0, 500))
    text = run(*stat(machine, "--per-socket", "-e", "uncore_cbox/event=0x0/", *hardware)).stdout
    assert [row[:3] for row in rows(text)] == [["S0", "15", "1000"], ["S1", "15", "500"]]


def test_a_line_for_each_unit(run: Run, machine: Path) -> None:
    hardware = writes((msr(machine, 1), CTR0 + 3 * 0x20, 9))
    text = run(*stat(machine, "--per-instance", "-e", "uncore_cbox/event=0x0/", *hardware)).stdout
    assert len(rows(text)) == 30
    assert [row for row in rows(text) if row[2] != "0"] == [row for row in rows(text) if row[0] == "S1" and "cbox_3/" in row[4]]


def test_one_unit_by_its_number(run: Run, machine: Path) -> None:
    hardware = writes((msr(machine, 0), CTR0 + 2 * 0x20, 5), (msr(machine, 0), CTR0, 100))
    text = run(*stat(machine, "--per-socket", "-e", "uncore_cbox_2/event=0x0/", *hardware)).stdout
    assert [row[:3] for row in rows(text)] == [["S0", "1", "5"], ["S1", "1", "0"]]


def test_pci_counters_wrap_at_their_width(run: Run, machine: Path) -> None:
    """A counter of 48 bits, started at 0, goes to 10 by way of nothing: what is in its upper 16 bits does not count."""
    hardware = writes((config(machine, 0, "10.4"), 0xA0, 10), (config(machine, 1, "1e.1"), 0xA0, (0xFFFF << 48) | 20))
    text = run(*stat(machine, "-e", "uncore_imc/event=0x4,umask=0x3/", *hardware)).stdout
    assert rows(text)[0][0] == "30"


def test_a_part_with_fewer_channels(run: Run, machine: Path) -> None:
    for bus in BUSES:
        for function in list(CHANNELS)[2:]:
            folder = machine / f"sys/bus/pci/devices/0000:{bus}:{function}"
            for path in folder.iterdir():
                path.unlink()
            folder.rmdir()
    text = run(*stat(machine, "--per-instance", "-e", "uncore_imc/event=0x4,umask=0x3/", *writes())).stdout
    assert [row[4].split("/")[0] for row in rows(text)] == ["uncore_imc_0", "uncore_imc_1"] * 2


def test_no_such_unit_at_all(run: Run, machine: Path) -> None:
    for path in (machine / "sys/bus/pci/devices").rglob("device"):
        path.write_text("0x0000\n")
    before = state(machine)
    error = run(*stat(machine, "-e", "uncore_imc/event=0x4,umask=0x3/", *writes()), status=1).stderr
    assert error.startswith("pmureg: uncore_imc/event=0x4,umask=0x3/: no unit of this event could be read: package 0 ")
    assert error.endswith(": this part lacks the unit, or its BIOS hides it\n")
    assert state(machine) == before


def test_what_cannot_be_counted_leaves_the_others_alone(run: Run, machine: Path) -> None:
    """A unit that is not there, a group of too many and an event that breaks a rule are not counted; what is counted is put back."""
    for path in (machine / "sys/bus/pci/devices").rglob("device"):
        path.write_text("0x0000\n")
    before = state(machine)
    group = "{" + ",".join(f"uncore_cbox_1/event={number}/" for number in range(3, 8)) + "}"
    hardware = writes((msr(machine, 0), CTR0, 1000), (msr(machine, 1), CTR0, 500))
    events = f"uncore_imc/event=0x4,umask=0x3/,{group},uncore_cbox_0/event=0x0/,uncore_cbox_2/event=0xff/"
    done = run(*stat(machine, "-e", events, *hardware))
    assert [row[0] for row in rows(done.stdout)] == [*6 * ["<not supported>"], "1500", "<not supported>"]
    assert done.stderr.count("pmureg: not counted: ") == 3 and "this part lacks the unit, or its BIOS hides it\n" in done.stderr
    assert state(machine) == before
    assert "this part lacks the unit" in run(*stat(machine, "--strict", "-e", events, *hardware), status=1).stderr
    assert state(machine) == before
    # What is in use is no matter of the event.
    put(msr(machine, 1), CTL0, 0x00400011)
    before = state(machine)
    assert "--force" in run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/,uncore_cbox_1/event=0x0/", *hardware[:2], "-c", "pass"), status=1).stderr
    assert state(machine) == before


def test_status_of_a_failing_command(run: Run, machine: Path) -> None:
    before = state(machine)
    run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/", "--", "sh", "-c", "exit 7"), status=7)
    assert state(machine) == before


def test_a_command_that_does_not_exist(run: Run, machine: Path) -> None:
    before = state(machine)
    run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/", "--", "/no/such/command"), status=127)
    assert state(machine) == before


def begin(pmureg: Path, machine: Path, *words: str) -> "subprocess.Popen[str]":
    """Starts to count, and returns when the control is programmed."""
    process = subprocess.Popen([str(pmureg), *stat(machine, *words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not get(msr(machine, 0), CTL0) and time.monotonic() < deadline and process.poll() is None:
        time.sleep(0.01)
    time.sleep(0.1)
    assert get(msr(machine, 0), CTL0) & 0xFF == 0x35
    return process


EVENT = ("-e", "uncore_cbox/event=0x35,umask=0x1,filter_opc=0x182/,uncore_imc/event=0x4,umask=0x3/")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_puts_everything_back(pmureg: Path, machine: Path, number: signal.Signals) -> None:
    put(msr(machine, 0), CTL0 + 1, 0x1234)  # someone left an event there, not enabled
    before = state(machine)
    process = begin(pmureg, machine, *EVENT)
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == -number and err == ""
    assert len(rows(out)) == 2
    assert state(machine) == before


def test_what_a_killed_process_leaves_is_restored(run: Run, pmureg: Path, machine: Path) -> None:
    before = state(machine)
    process = begin(pmureg, machine, *EVENT)
    process.kill()
    process.communicate(timeout=60)
    after = state(machine)
    assert {p: v for p, v in after.items() if p in before} != before
    left = [path for path in after if path not in before]
    assert len(left) == 2 and all(path.parent == machine / "run/pmureg" for path in left)
    # The next one meets it, says so, and leaves alone what counts.
    error = run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/", *writes()), status=1).stderr
    assert "pmureg restore" in error and "ivbep_cbo_ctl[0] of uncore_cbox_0 is 0x400135" in error
    text = run("restore", "--root", str(machine)).stdout
    assert len(re.findall(rf"^process {process.pid} left ivbep of package [01] changed: restoring \d+ values$", text, re.M)) == 2
    assert state(machine) == before
    assert run("restore", "--root", str(machine)).stdout == f"nothing to restore in {machine}/run/pmureg\n"


def test_restore_leaves_a_running_process_alone(run: Run, pmureg: Path, machine: Path) -> None:
    process = begin(pmureg, machine, *EVENT)
    assert "nothing to restore" in run("restore", "--root", str(machine)).stdout
    assert get(msr(machine, 0), CTL0) & 0xFF == 0x35
    process.terminate()
    process.communicate(timeout=60)


def test_a_control_in_use_is_named_and_left_alone(run: Run, machine: Path) -> None:
    put(msr(machine, 1), CTL0, 0x00400011)  # event 0x11, enabled
    before = state(machine)
    error = run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/", *writes()), status=1).stderr
    assert "ivbep_cbo_ctl[0] of uncore_cbox_0 is 0x400011" in error and "ev_sel=0x11" in error and "en=0x1" in error
    assert "--force" in error
    assert state(machine) == before
    run(*stat(machine, "--force", "-e", "uncore_cbox_0/event=0x0/", *writes()))
    assert state(machine) == before


def test_a_control_that_changed_meanwhile_is_reported(run: Run, machine: Path) -> None:
    hardware = writes((msr(machine, 0), CTL0, 0x00400099))
    done = run(*stat(machine, "-e", "uncore_cbox_0/event=0x35,umask=0x1,filter_opc=0x182/", *hardware), status=1)
    assert "another program wrote C" in done.stderr and "0x400099" in done.stderr


def test_more_events_than_counters_take_turns(run: Run, machine: Path) -> None:
    events = ",".join(f"uncore_cbox_0/event=0x0,thresh={number}/" for number in range(1, 7))
    before = state(machine)
    text = run(*stat(machine, "-e", events, "--", "sleep", "0.3")).stdout
    shares = [float(row[4]) for row in rows(text)]
    assert len(shares) == 6 and all(5 < share < 95 for share in shares)
    assert 250 < sum(shares) < 401  # four of them, then two
    assert state(machine) == before
    error = run(*stat(machine, "--no-rotation", "-e", events, "--", "true"), status=1).stderr
    assert "counter" in error and state(machine) == before


def test_a_socket_that_goes_away(run: Run, machine: Path) -> None:
    """Its counts have a reason; those of the other socket go on."""
    gone = f"import pathlib, time; p = pathlib.Path({str(msr(machine, 1))!r}); p.write_bytes(b''); time.sleep(0.3)"
    words = ("-I", "50", "--per-socket", "-e", "uncore_cbox/event=0x0/", "--", sys.executable, "-c", gone)
    done = run(*stat(machine, *words), status=1)
    assert rows(done.stdout)[-2][1:4] == ["S0", "15", "0"]
    assert rows(done.stdout)[-1][1:3] == ["S1", "15"] and re.fullmatch(r"<(failed|no device)>", rows(done.stdout)[-1][3])
    assert "ivbep_cbo_ctr[0] of uncore_cbox_0" in done.stderr and "reading" in done.stderr


def fails(machine: Path, cpu: int, text: str) -> Path:
    """Accesses of a CPU's MSRs fail from now on: `r 5`, reads with EIO; see msr_device.c."""
    path = machine / f"dev/cpu/{cpu}/fails"
    path.write_text(text)
    return path


@pytest.mark.parametrize(("fault", "sentence"), [
    ("w 1", "writing ivbep_cbo_box_ctl of uncore_cbox_0: MSR 0xd04 of CPU 0 cannot be written: the kernel forbids it "
            "(lockdown, or allow_writes of the module msr)"),
    ("w 5", "writing ivbep_cbo_box_ctl of uncore_cbox_0: MSR 0xd04 of CPU 0 cannot be written: this CPU lacks the "
            "register or these bits of it"),
])
def test_an_msr_that_is_refused(run: Run, machine: Path, fault: str, sentence: str) -> None:
    """EPERM is 1, EIO is 5, ENXIO is 6: errno(3); what the kernel's driver returns: arch/x86/kernel/msr.c."""
    before = state(machine)
    path = fails(machine, 0, fault)
    error = run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/", *writes()), status=1).stderr
    path.unlink()
    assert error == f"pmureg: {sentence}\n"
    assert {file: text for file, text in state(machine).items() if file in before} == before


def test_a_cpu_that_goes_offline_between_two_reads(run: Run, machine: Path) -> None:
    before = state(machine)
    gone = f"import pathlib; pathlib.Path({str(machine / 'dev/cpu/1/fails')!r}).write_text('r 6')"
    done = run(*stat(machine, "--per-socket", "-e", "uncore_cbox_0/event=0x0/", "--", sys.executable, "-c", gone), status=1)
    assert [row[2] for row in rows(done.stdout)] == ["0", "<no device>"]
    assert done.stderr.splitlines()[0] == (
        "pmureg: reading ivbep_cbo_ctr[0] of uncore_cbox_0: MSR 0xd16 of CPU 1 cannot be read: the CPU went offline; enable "
        "it, or count on another CPU of its package")
    assert state(machine).keys() - before.keys() == {machine / "dev/cpu/1/fails"} | set((machine / "run/pmureg").glob("*.undo"))


def test_a_pci_device_that_is_removed(run: Run, machine: Path) -> None:
    """What the kernel leaves of it is an empty file; nothing of it can be put back."""
    gone = f"import pathlib, time; pathlib.Path({str(config(machine, 0, '10.4'))!r}).write_bytes(b''); time.sleep(0.3)"
    words = ("-I", "50", "--per-socket", "-e", "uncore_imc_0/event=0x4,umask=0x3/", "--", sys.executable, "-c", gone)
    done = run(*stat(machine, *words), status=1)
    assert [row[3] for row in rows(done.stdout)[-2:]] == ["<no device>", "0"]
    assert done.stderr.splitlines()[0] == (
        "pmureg: reading ivbep_imc_ctr[0] of uncore_imc_0: offset 0xa0 of PCI device 0000:7f:10.4 cannot be read: the device was "
        "removed; write 1 to /sys/bus/pci/rescan if that was a mistake")


def test_what_cannot_be_put_back_is_named(run: Run, pmureg: Path, machine: Path) -> None:
    before = state(machine)
    process = begin(pmureg, machine, "-e", "uncore_cbox_0/event=0x35,umask=0x1,filter_opc=0x182/")
    process.kill()
    process.communicate(timeout=60)
    fault = fails(machine, 0, "w 6")
    error = run("restore", "--root", str(machine), status=1).stderr
    assert re.fullmatch(r"pmureg: \S+\.undo: writing ivbep_cbo_\w+(\[0\])? of uncore_cbox_0: MSR 0xd\w\w of CPU 0 cannot be "
                        r"written: the CPU went offline; enable it, or count on another CPU of its package\n", error)
    fault.unlink()
    run("restore", "--root", str(machine))
    assert state(machine) == before


def selftest(pmureg: Path, machine: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([str(pmureg), "selftest", "ivbep", "uncore_cbox_2", "--root", str(machine), "--cpu", "1", *words],
                          capture_output=True, text=True, timeout=60)


def test_what_a_killed_selftest_leaves_is_restored(run: Run, pmureg: Path, machine: Path) -> None:
    """Killed at one write after the other, to the last, in the checks of registers and in sessions: on the second socket."""
    path, kills, changed, at = machine / "dev/cpu/1/fails", 0, 0, 1
    for box in range(15):  # someone left an event there, not enabled
        put(msr(machine, 1), CTL0 + 0x20 * box, 0x1234)
    before = state(machine)
    while True:
        path.write_text(f"k {at}")
        done = selftest(pmureg, machine)
        path.unlink()
        if done.returncode != -signal.SIGKILL:
            break
        changed += {p: v for p, v in state(machine).items() if p in before} != before
        text = run("restore", "--root", str(machine)).stdout
        assert text.startswith("process ") and " left ivbep of package 1 changed: restoring " in text
        assert state(machine) == before
        kills, at = kills + 1, at + 1 + at // 8
    assert kills > 20 and changed > 10
    assert done.stdout.splitlines()[-1].endswith("1 its event did not occur") and state(machine) == before


def test_a_selftest_that_cannot_keep_its_undo_writes_nothing(pmureg: Path, machine: Path) -> None:
    (machine / "file").write_text("")
    before = state(machine)
    done = selftest(pmureg, machine, "--run-directory", str(machine / "file/x"))
    assert done.returncode == 1
    assert done.stderr.startswith(f"pmureg: {machine}/file/x cannot be made: ") and "--run-directory" in done.stderr
    assert state(machine) == before


def test_a_selftest_tells_of_leftovers(pmureg: Path, machine: Path) -> None:
    (machine / "dev/cpu/1/fails").write_text("k 7")
    assert selftest(pmureg, machine).returncode == -signal.SIGKILL
    (machine / "dev/cpu/1/fails").unlink()
    assert selftest(pmureg, machine, "--force").stderr == (
        "pmureg: a killed process left registers changed: restore them with `pmureg restore`\n")


def test_a_selftest_that_cannot_put_back_keeps_what_it_needs(run: Run, pmureg: Path, machine: Path) -> None:
    """The CPU goes offline at the third write: what is left of it says so, and is put back when it is online again."""
    before = state(machine)
    (machine / "dev/cpu/1/fails").write_text("w 6 2")
    done = selftest(pmureg, machine, "--quiet")
    assert done.returncode == 1
    assert done.stderr == "pmureg: uncore_cbox_2 is left changed; `pmureg restore` tries again to put it back\n"
    assert re.search(r"it could not be restored: writing \S+ of uncore_cbox_2: MSR 0xd", done.stdout) and "the CPU went offline" in done.stdout
    (machine / "dev/cpu/1/fails").unlink()
    assert " left ivbep of package 1 changed" in run("restore", "--root", str(machine)).stdout
    assert state(machine) == before


def test_a_selftest_that_can_write_nothing_has_nothing_to_put_back(pmureg: Path, machine: Path) -> None:
    before = state(machine)
    (machine / "dev/cpu/1/fails").write_text("w 6")
    done = selftest(pmureg, machine, "--quiet")
    assert done.returncode == 1 and not done.stderr and "the CPU went offline" in done.stdout
    (machine / "dev/cpu/1/fails").unlink()
    assert state(machine) == before


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "2>&-", "<&- >&- 2>&-"])
def test_nothing_is_printed_into_a_device(pmureg: Path, machine: Path, closed: str) -> None:
    """A device that were opened in the place of a closed standard output would take the counts for values of registers."""
    before = state(machine)
    words = [str(pmureg), *stat(machine, "-e", "uncore_cbox_0/event=0x0/", "--", "true")]
    done = subprocess.run(["sh", "-c", f'exec "$@" {closed}', "sh", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == (1 if ">&-" in closed.replace("2>&-", "") else 0)
    if closed == ">&-":
        assert done.stderr == "pmureg: standard output cannot be written: Bad file descriptor\n"
    assert state(machine) == before


def test_another_machine_is_not_touched_by_mistake(run: Run) -> None:
    error = run("stat", *CONTROL, "-e", "uncore_cbox_0/event=0x0/", "--", "true", status=1).stderr
    assert "this machine is not ivbep" in error and "--force" in error


def test_mapped_units_are_counted_once(run: Run, machine: Path) -> None:
    """They are no package's: two packages do not make them two. PMCFGR 0x7f06 at 0xe00 of the first page: seven counters of
    64 bits; PMEVCNTR0 at 0 of the second (Linux arm_cspmu.h)."""
    registers = machine / "registers"
    registers.write_bytes(bytes(0x2000))
    put(registers, 0xE00, 0x7F06)
    put(registers, 0xE08, 0x2CF2036B)  # PMIIDR: it is a UCF
    mmio = ["--mmio", "nvidia_ucf_pmu_0=/registers@0", "--mmio", "nvidia_ucf_pmu_0.1=/registers@0x1000"]
    done = run("stat", "--io", "mmio", "--system", "t410", "--root", str(machine), *mmio, "-x;", "-o", "-", "--per-instance",
               "-e", "nvidia_ucf_pmu_0/event=0x1/", *writes((registers, 0x1000, 1000)))
    assert [row[0] for row in rows(done.stdout)] == ["1000"]
    assert get(registers, 0x1000) == 0
    # Its number says which socket it is of.
    done = run("stat", "--io", "mmio", "--system", "t410", "--root", str(machine), *mmio, "-x;", "-o", "-", "--per-socket",
               "-e", "nvidia_ucf_pmu_0/event=0x1/", *writes((registers, 0x1000, 1000)))
    assert [row[:3] for row in rows(done.stdout)] == [["S0", "1", "1000"]]
    error = run("stat", "--io", "mmio", "--system", "t410", "--root", str(machine), "-e", "nvidia_ucf_pmu_0/event=0x1/",
                *writes(), status=1).stderr
    assert "give its address with --mmio nvidia_ucf_pmu_0=FILE@OFFSET" in error


def test_a_unit_of_two_pages_of_which_one_was_said(run: Run, machine: Path) -> None:
    """Counting goes on, for there are units of one page; one place for both is a mistake."""
    unit, registers = "nvidia_ucf_pmu_0", machine / "registers"
    registers.write_bytes(bytes(0x2000))
    put(registers, 0xE00, 0x7F06)
    put(registers, 0xE08, 0x2CF2036B)
    words = ["stat", "--io", "mmio", "--system", "t410", "--root", str(machine), "-e", f"{unit}/event=0x1/"]
    done = run(*words, "--mmio", f"{unit}=/registers", "-x;", "-o", "-", *writes((registers, 0, 1000)))
    assert [row[0] for row in rows(done.stdout)] == ["1000"]
    assert done.stderr == (f"pmureg: {unit} is assumed to have one page, because only one was given; if it has page 1, add {unit}.1=FILE@OFFSET\n")
    for first in (f"{unit}=", f"{unit}.0="):
        error = run(*words, "--mmio", f"{first}/registers@0,{unit}.1=/registers@0", *writes(), status=1).stderr
        assert f"/registers@0x0 is page 0 of {unit} already; give the address of page 1, or {unit}=FILE@OFFSET alone if the unit has only one page\n" in error


def test_one_way_only(run: Run, machine: Path) -> None:
    hardware = writes((msr(machine, 0), CTR0, 3))
    words = [word if word != "direct" else "msr" for word in stat(machine, "-e", "uncore_cbox_0/event=0x0/", *hardware)]
    assert rows(run(*words).stdout)[0][0] == "3"
    words = [word if word != "direct" else "pci" for word in stat(machine, "-e", "uncore_cbox_0/event=0x0/", *hardware)]
    assert "this unit is accessed through msr, not pci" in run(*words, status=1).stderr


def test_no_msr_files(run: Run, machine: Path) -> None:
    for cpu in (0, 1):
        msr(machine, cpu).unlink()
    error = run(*stat(machine, "-e", "uncore_cbox_0/event=0x0/", *writes()), status=1).stderr
    assert "modprobe msr" in error


def test_a_run_directory_that_cannot_be_made(run: Run, machine: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    before = state(machine)
    error = run(*stat(machine, "--run-directory", str(tmp_path / "file/x"), "-e", "uncore_cbox_0/event=0x0/", *writes()),
                status=1).stderr
    assert "--run-directory" in error
    assert state(machine) == before
