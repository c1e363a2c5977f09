"""perf's options of stat: what they do and what they print, as perf 6.12 has it (tools/perf/builtin-stat.c, util/stat-display.c,
util/stat.c), with events of this kernel and on simulated devices, where a counter adds its event's number plus one a tick."""

from __future__ import annotations

import json
import math
import os
import pty
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from command import Run, need_proc
from terminal import need_terminals
from test_run import schema, session

IMC = ("--io", "sim", "--system", "ivbep", "-e", "uncore_imc/event=4/")
BUSY = "while True: pass"


@contextmanager
def process(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """It is reaped when it ends, as a shell does."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as running:
        reaper = threading.Thread(target=running.wait)
        reaper.start()
        try:
            yield running
        finally:
            if running.poll() is None:
                running.kill()
            reaper.join()


def value(text: str, event: str) -> float:
    """From CSV with ';'."""
    return float(next(line for line in text.splitlines() if f";{event};" in line).split(";")[0])


# ---- -r ----


def test_repeat_gives_means_and_their_error(run: Run, counting: None, tmp_path: Path) -> None:
    """stat.c of perf: the standard error of the mean, in percent of the mean. Each run touches a MiB more than the one before it."""
    command = ("--", "sh", "-c", f"echo >>{tmp_path}/runs; exec dd if=/dev/zero of=/dev/null count=1 bs=$(wc -l <{tmp_path}/runs)M status=none")
    text = run("stat", "-v", "-r", "4", "-x;", "-e", "page-faults,task-clock", *command).stderr
    assert re.findall(r"^\[ pmureg stat: executing run #(\d+) \.\.\. \]$", text, re.M) == ["1", "2", "3", "4"]
    single = [(int(count), int(enabled), int(running)) for count, enabled, running in re.findall(r"^page-faults: (\d+) (\d+) (\d+)$", text, re.M)]
    counts, mean = [count for count, _, _ in single], sum(count for count, _, _ in single) / 4
    assert len(single) == 4 and counts[3] > counts[0] + 700
    error = math.sqrt(sum((count - mean) ** 2 for count in counts) / 3 / 4)
    found = next(line for line in text.splitlines() if ";page-faults;" in line).split(";")
    assert found[:4] == [str(math.floor(mean + 0.5)), "", "page-faults", f"{100 * error / mean:.2f}%"]
    assert abs(int(found[4]) - sum(running for _, _, running in single) / 4) <= 1
    assert found[5:] == ["100.00", "", ""]


def test_repeat_in_a_table_and_json(run: Run, counting: None) -> None:
    text = run("stat", "-r", "3", "-e", "task-clock,dummy", "--", "true").stderr
    assert "\n Performance counter stats for 'true' (3 runs):\n\n" in text
    assert re.search(r"^ +\d+\.\d\d msec task-clock {22}  \( \+- +\d+\.\d\d% \)$", text, re.M)
    assert re.search(r"^ {17}0      dummy$", text, re.M)  # which has no spread
    found = re.search(r"^ +(\d+\.\d+) \+- (\d+\.\d+) seconds time elapsed  \( \+- *(\d+\.\d\d)% \)$", text, re.M)
    assert found and len(found[1].partition(".")[2]) == len(found[2].partition(".")[2]) and "seconds user" not in text
    line = json.loads(run("stat", "-r", "2", "-j", "-e", "task-clock", "--", "true").stderr)
    assert line["variance"] >= 0
    schema("stat.schema.json").validate(line)
    assert "runs)" not in run("stat", "-r", "1", "-e", "task-clock", "--", "true").stderr


def test_repeat_has_the_status_of_the_last_run(run: Run, counting: None, tmp_path: Path) -> None:
    run("stat", "-r", "3", "-e", "page-faults", "--", "sh", "-c", f"echo >>{tmp_path}/runs; exit $(wc -l <{tmp_path}/runs)", status=3)
    assert (tmp_path / "runs").read_text() == "\n\n\n"


def test_repeat_for_ever(pmureg: Path, counting: None, tmp_path: Path) -> None:
    """Each run is printed on its own, behind the others, until a signal."""
    out = tmp_path / "out"
    with process(str(pmureg), "stat", "-r", "0", "-o", str(out), "-e", "page-faults", "--", "sleep", "0.05") as running:
        deadline = time.monotonic() + 60
        while (not out.exists() or out.read_text().count("seconds time elapsed") < 2) and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(signal.SIGTERM)
        assert running.wait(20) == -signal.SIGTERM
    assert len(re.findall(r"stats for 'sleep 0.05':\n\n +\d+      page-faults", out.read_text())) >= 2


# ---- -p and -t ----

TELLS_THREADS = "tells the threads of a process"


def test_a_process(run: Run, counting: None) -> None:
    """With all of its threads, and what it forks meanwhile; COMMAND tells for how long."""
    need_proc(TELLS_THREADS)
    two = "import threading\nfor _ in range(2): threading.Thread(target=lambda: " + "exec('while True: pass')).start()\nprint(flush=True)"
    with process(sys.executable, "-c", two) as busy:
        assert busy.stdout and busy.stdout.readline()
        text = run("stat", "-x;", "-p", str(busy.pid), "-e", "task-clock", "--", "sleep", "0.3").stderr
        assert value(text, "task-clock") > 20
        main = run("stat", "-t", str(busy.pid), "-e", "task-clock", "--timeout", "100")
        assert f"\n Performance counter stats for thread id '{busy.pid}':\n" in main.stdout
        # The main thread waits for the two others.
        assert re.search(r"^ +(<not counted>|0\.\d\d) msec task-clock$", main.stdout, re.M), main.stdout
    with process("sh", "-c", "while :; do /bin/true; done") as forking, process("sleep", "9") as other:
        both = f"{forking.pid},{other.pid}"
        text = run("stat", "-p", str(forking.pid), "-p", str(other.pid), "-e", "page-faults", "--timeout", "300").stdout
        assert f"\n Performance counter stats for process id '{both}':\n" in text and "seconds user" not in text
        assert int(re.search(r"^ +([\d,]+)      page-faults$", text, re.M)[1].replace(",", "")) > 50  # type: ignore[index]


def test_a_process_that_ends(run: Run, counting: None) -> None:
    """So does the counting, where no command says for how long; of several the last one."""
    need_proc(TELLS_THREADS)
    with process("sleep", "0.1") as first, process("sleep", "0.5") as last:
        begin = time.monotonic()
        run("stat", "-p", f"{first.pid},{last.pid}", "-e", "task-clock")
        assert time.monotonic() - begin < 25
        assert last.poll() is not None


def test_a_thread_that_has_ended_is_left_out(pmureg: Path, counting: None) -> None:
    """Without privilege, too: the kernel refuses to count what it does there before it looks for the thread."""
    plain = ["setpriv", "--bounding-set=-all"] if os.geteuid() == 0 else []
    with process(*plain, "sh", "-c", "echo; exec sleep 9") as lives:
        assert lives.stdout and lives.stdout.readline()
        done = subprocess.run([*plain, str(pmureg), "stat", "-t", f"{lives.pid},2147483647", "-e", "task-clock", "--timeout", "20"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f" Performance counter stats for thread id '{lives.pid},2147483647':\n" in done.stdout


@pytest.mark.parametrize(("arguments", "message"), [
    (("-p", "1234567890", "-e", "page-faults"), "there is no process 1234567890"),
    (("-t", "1234567890", "-e", "page-faults"), "'page-faults': the process to count is gone, or there was none"),
    (("-p", "0", "-e", "page-faults"), "'0' is not a process or thread; write ids: 12,34"),
    (("-t", "12,abc", "-e", "page-faults"), "'abc' is not a process or thread; write ids: 12,34"),
    (("-p", "1", *IMC), "`uncore_imc/event=4/` is counted for the whole machine, not for a process or thread; omit -p and -t"),
    (("--strict", "-p", "SELF", "-e", "soft_0/event=2/"), "'soft_0/event=2/': soft_0 counts for the whole machine, not for a process or thread; omit -p and -t"),
])
def test_what_follows_no_process(run: Run, counting: None, tree: Path, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    """Before anything is started."""
    if "SELF" in arguments:
        need_proc(TELLS_THREADS)
    words = [str(os.getpid()) if word == "SELF" else word for word in arguments]
    assert run("--sysfs", str(tree), "stat", *words, "--", "touch", str(tmp_path / "ran"), status=1).stderr == f"pmureg: {message}\n"
    assert not (tmp_path / "ran").exists()


# ---- When: -D, --timeout, --interval-clear, --summary ----


def test_delay(run: Run, counting: None) -> None:
    """16 MiB are 4096 pages of 4 KiB: they are touched, but not while they are counted."""
    command = ("--", "sh", "-c", "dd if=/dev/zero of=/dev/null count=1 bs=16M status=none; sleep 1.2")
    assert value(run("stat", "-x;", "-e", "page-faults", *command).stderr, "page-faults") > 300
    text = run("stat", "-D", "800", "-x;", "-e", "page-faults,cpu-clock", *command).stderr
    assert ";page-faults;" in text and not re.match(r"[1-9]\d\d", text)
    text = run("stat", "-D", "10s", "-e", "page-faults", "--", "true").stderr  # it ends, and is not waited for
    assert "     <not counted>      page-faults\n" in text


def test_delay_of_registers_and_of_the_whole_machine(run: Run, counting_all: None) -> None:
    begin = time.monotonic()
    assert "40,000,000" in run("stat", "-D", "300", *IMC).stdout
    text = run("stat", "-a", "-D", "300", "--timeout", "100", "-x;", "-e", "cpu-clock").stdout
    assert time.monotonic() - begin > 0.7
    assert value(text, "cpu-clock") < 300 * (os.cpu_count() or 1)


def test_timeout(run: Run, counting: None) -> None:
    begin = time.monotonic()
    found = re.search(r"(\d+\.\d{9}) seconds time elapsed", run("stat", "--timeout", "200", "-e", "page-faults", "--", "sleep", "30").stderr)
    assert found and 0.2 <= float(found[1]) and time.monotonic() - begin < 25


def test_interval_clear(pmureg: Path) -> None:
    """stat.h of perf: ESC [H ESC [2J, in front of each head."""
    need_terminals()
    here, there = pty.openpty()
    with subprocess.Popen([pmureg, "stat", "-I", "10", "--interval-count", "3", "--interval-clear", *IMC], stdout=there) as running:
        os.close(there)
        text = b""
        while True:
            try:
                text += os.read(here, 4096)
            except OSError:
                break
        assert running.wait(20) == 0
    os.close(here)
    assert text.count(b"\x1b[H\x1b[2J# simulated ivbep\r\n#           time") == 3 and text.startswith(b"\x1b[H") and text.count(b"40,000,000") == 3


def test_interval_clear_is_of_a_terminal(run: Run, tmp_path: Path) -> None:
    words = ("stat", "-I", "10", "--interval-clear", "--interval-count", "1", *IMC)
    assert run(*words, status=1).stderr == "pmureg: --interval-clear needs a terminal, but standard output is none\n"
    assert "needs a terminal, but /dev/null is none" in run(*words, "-o", "/dev/null", status=1).stderr


def test_summary(run: Run) -> None:
    """Five a tick on each of eight units, of a million ticks a print; without a rate of its own it is what the table of the whole run says."""
    words = ("stat", "-I", "10", "--interval-count", "2", "--summary", *IMC)
    assert run(*words).stdout == """\
# simulated ivbep
#           time             counts unit events
     0.001000000         40,000,000      uncore_imc/event=4/
     0.002000000         40,000,000      uncore_imc/event=4/

 Performance counter stats for 'simulated ivbep':

        80,000,000      uncore_imc/event=4/

       0.002000000 seconds time elapsed (simulated)

"""
    assert run(*words, "-x,").stdout == """\
# simulated ivbep
0.001000000,40000000,,uncore_imc/event=4/,8000000,100.00,,
0.002000000,40000000,,uncore_imc/event=4/,8000000,100.00,,
summary,80000000,,uncore_imc/event=4/,16000000,100.00,,
"""
    lines = [json.loads(line) for line in run(*words, "-j").stdout.splitlines()]
    assert [(line.get("interval"), line["counter-value"]) for line in lines] == [(0.001, 40000000), (0.002, 40000000), (None, 80000000)]
    for line in lines:
        schema("stat.schema.json").validate(line)


def test_summary_of_metrics(run: Run) -> None:
    """64 bytes for each of five lines a ns."""
    text = run("stat", "--io", "sim", "--system", "ivbep", "-I", "10", "--interval-count", "2", "--summary", "-x;", "-M", "read_bandwidth",
               "-e", "uncore_imc_0/cas_count_read/").stdout
    assert text.splitlines()[2] == "0.002000000;305.18;MiB;uncore_imc_0/cas_count_read/;1000000;100.00;320.000000;GB/s read_bandwidth"
    assert text.splitlines()[3] == "summary;610.35;MiB;uncore_imc_0/cas_count_read/;2000000;100.00;320.000000;GB/s read_bandwidth"


# ---- Lines: -A, --per-node, --metric-only ----


def test_no_aggr(run: Run, counting_all: None) -> None:
    online = os.cpu_count()
    text = run("stat", "-a", "-A", "-x,", "-e", "cpu-clock", "--timeout", "50").stdout
    assert [re.sub(r"[\d.]+,msec,cpu-clock,\d+,", "V,", line) for line in text.splitlines()] == [f"CPU{cpu},V,100.00,," for cpu in range(online or 1)]
    text = run("stat", "-C", "0", "--no-aggr", "-e", "cpu-clock", "--timeout", "50").stdout
    assert "\n Performance counter stats for 'CPU(s) 0':\n" in text and re.search(r"^CPU0 +[\d.]+ msec cpu-clock +# +[\d.]+  CPUs utilized$", text, re.M)
    assert json.loads(run("stat", "-C", "0", "-A", "-j", "-e", "cpu-clock", "--timeout", "50").stdout)["place"] == "CPU0"


def test_no_aggr_of_units(run: Run) -> None:
    text = run("stat", "-A", "-x,", "--io", "sim", "--system", "ivbep", "-e", "uncore_ha/CLOCKTICKS/").stdout
    assert text == """\
# simulated ivbep
S0,1000000,cycles,uncore_ha_0/CLOCKTICKS/,1000000,100.00,,
S0,1000000,cycles,uncore_ha_1/CLOCKTICKS/,1000000,100.00,,
"""


@pytest.mark.parametrize("option", ["-A", "--per-node", "--per-core", "--per-socket"])
def test_a_task_has_no_place(run: Run, counting: None, tmp_path: Path, option: str) -> None:
    """perf refuses it, too."""
    text = run("stat", option, "-e", "page-faults", "--", "touch", str(tmp_path / "ran"), status=2).stderr
    assert text == "pmureg: 'page-faults' is counted on any CPU that runs its task: lines for places need -a or -C\n"
    assert not (tmp_path / "ran").exists()


def test_per_node(run: Run, counting_all: None, tree: Path) -> None:
    """A CPU's node is a link in its folder (Documentation/ABI/stable/sysfs-devices-node); here of 3 and of 1."""
    if (os.cpu_count() or 1) < 2:
        pytest.skip("this machine has one CPU")
    (tree / "devices/system/cpu/online").write_text("0-1\n")
    for cpu, node in ((0, 3), (1, 1)):
        (tree / f"devices/system/cpu/cpu{cpu}/node{node}").mkdir(parents=True)
        (tree / f"devices/system/cpu/cpu{cpu}/topology").mkdir()
        (tree / f"devices/system/cpu/cpu{cpu}/topology/physical_package_id").write_text("0\n")
    words = ("--sysfs", str(tree), "stat", "-a", "--per-node", "--timeout", "50", "-e")
    rows = [line.split(",") for line in run(*words, "cpu-clock", "-x,").stdout.splitlines()]
    assert [(row[0], row[1], row[4]) for row in rows] == [("N1", "1", "cpu-clock"), ("N3", "1", "cpu-clock")]
    assert json.loads(run(*words, "soft_0/event=0/", "-j").stdout)["place"] == "N3"  # whose cpumask is CPU 0


def test_metric_only(run: Run) -> None:
    """64 bytes for each of five lines a ns, on eight units."""
    words = ("stat", "--metric-only", "-M", "all", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc/cas_count_read/,uncore_imc/cas_count_write/")
    assert run(*words).stdout == """
 Performance counter stats for 'simulated ivbep':

 GB/s read_bandwidth GB/s write_bandwidth 
            2560.000             2560.000 

       0.001000000 seconds time elapsed (simulated)

"""
    assert run(*words, "--per-socket", "-I", "10", "--interval-count", "2").stdout == """\
# simulated ivbep
#           time       GB/s read_bandwidth GB/s write_bandwidth 
     0.001000000 S0               2560.000             2560.000 
     0.002000000 S0               2560.000             2560.000 
"""
    assert run(*words, "-x,", "--per-node", "-I", "10", "--interval-count", "2", "--summary").stdout == """\
# simulated ivbep
time,place,units,GB/s read_bandwidth,GB/s write_bandwidth,
0.001000000,N0,8,2560.000000,2560.000000,
0.002000000,N0,8,2560.000000,2560.000000,
summary,N0,8,2560.000000,2560.000000,
"""
    lines = [json.loads(line) for line in run(*words, "-j").stdout.splitlines()]
    assert [(line["metric"], line["metric-value"]) for line in lines] == [("read_bandwidth", 2560), ("write_bandwidth", 2560)]


def test_metric_only_of_units_that_differ(run: Run) -> None:
    """A column for each metric, empty where a unit has none of it."""
    text = run("stat", "--metric-only", "-M", "all", "-x;", "--per-instance", "--io", "sim", "--system", "t410", "-e",
               "nvidia_ucf_pmu_0/slc_bytes_rd/,nvidia_pcie_pmu_0_rc_1/rd_bytes/").stdout
    assert text == """\
# simulated t410
unit;GB/s avg_slc_read_bandwidth_in_gbps;GB/s read_bandwidth;
nvidia_ucf_pmu_0;20.000000;;
nvidia_pcie_pmu_0_rc_1;;1.000000;
"""


RATE = "avg_mem_read_request_rate"


@pytest.mark.parametrize(("events", "value", "why"), [
    # The driver completes half a filter of requests (all destinations) and leaves that of cycles alone (nvidia_cspmu.c,
    # ucf_pmu_event_filter and nv_cspmu_event_filter): what was given is one filter. 68 requests in 2 cycles, in a nanosecond.
    ("{nvidia_ucf_pmu/mem_access_rd,src_loc_cpu=1/,nvidia_ucf_pmu/cycles,src_loc_cpu=1/}", "34.000000", None),
    ("{nvidia_ucf_pmu/mem_access_rd/,nvidia_ucf_pmu/cycles/}", "34.000000", None),
    ("{nvidia_ucf_pmu/mem_access_rd,src_loc_cpu=1/,nvidia_ucf_pmu/cycles/}", None,
     "`nvidia_ucf_pmu/mem_access_rd,src_loc_cpu=1/` and `nvidia_ucf_pmu/cycles/` have different filters (src_loc_noncpu is 0x0 and 0x1); give both the same filter"),
    ("{nvidia_ucf_pmu/mem_access_rd,src_loc_cpu=1,dst_rem=1/,nvidia_ucf_pmu/cycles,src_loc_cpu=1/}", None, "(dst_rem is 0x1 and 0x0); give both the same filter"),
    ("nvidia_ucf_pmu_0/mem_access_rd/,nvidia_ucf_pmu_1/cycles/", None, "its events are not counted on the same units"),
])
def test_a_metric_that_was_asked_for(run: Run, events: str, value: str | None, why: str | None) -> None:
    """It is printed, or it is said why not."""
    done = run("stat", "--metric-only", "-x;", "--system", "t410", "-M", RATE, "-e", events)
    assert done.stdout.splitlines()[2:] == ([] if value is None else [f"{value};"])
    assert done.stderr == ("" if why is None else done.stderr)
    assert why is None or (done.stderr.startswith(f"pmureg: metric '{RATE}' is missing: ") and done.stderr.endswith(f"{why}\n"))
    assert "is missing" not in run("stat", "--system", "t410", "-M", "all", "-e", events).stderr


def test_what_the_first_event_of_a_group_hands_on_is_a_filter(run: Run) -> None:
    """The second one counts the device, too; the third, out of the group, all root ports (pcie_v2_pmu_event_filter)."""
    pcie = "nvidia_pcie_pmu_0_rc_0"
    first = f"{pcie}/rd_req,src_bdf=0x100,src_bdf_en=1/"
    words = ("stat", "-x;", "-o", "-", "--system", "t410", "-M", "read_latency_in_cycles", "-e")
    assert "cycles read_latency_in_cycles (src_bdf=0x100,src_bdf_en=0x1)" in run(*words, f"{{{first},{pcie}/rd_cum_outs/}}").stdout
    done = run(*words, f"{first},{pcie}/rd_cum_outs/")
    assert "read_latency_in_cycles" not in done.stdout and "have different filters (src_rp_mask is 0x0 and 0xff)" in done.stderr


# ---- Numbers and files: -B, -v, --append ----


def test_numbers_without_commas(run: Run) -> None:
    assert "\n          40000000      uncore_imc/event=4/\n" in run("stat", "--no-big-num", *IMC).stdout
    assert "\n        40,000,000      uncore_imc/event=4/\n" in run("stat", "-B", *IMC).stdout
    text = run("stat", "--no-big-num", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc/cas_count_read/").stdout
    assert "\n           2441.41 MiB  uncore_imc/cas_count_read/\n" in text


def test_verbose(run: Run) -> None:
    """Its value, and the times enabled and running, of each unit; what is printed stays as it is."""
    words = ("--io", "sim", "--system", "ivbep", "-x,", "-e", "uncore_ha/CLOCKTICKS/")
    result = run("stat", "-v", *words)
    assert result.stderr == "S0 uncore_ha_0/CLOCKTICKS/: 1000000 1000000 1000000\nS0 uncore_ha_1/CLOCKTICKS/: 1000000 1000000 1000000\n"
    assert result.stdout == run("stat", *words).stdout


def test_append(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.write_text("before\n")
    for _ in range(2):
        run("stat", "-x,", "-o", str(out), "--append", *IMC)
    assert out.read_text() == "before\n" + 2 * "# simulated ivbep\n40000000,,uncore_imc/event=4/,8000000,100.00,,\n"
    run("stat", "-x,", "-o", str(out), *IMC)
    assert out.read_text().count("\n") == 2


# ---- Modifiers of groups ----


def test_modifiers_of_a_group(run: Run, counting: None) -> None:
    """parse-events.c, parse_events__modifier_list(): they are added to those that an event has. perf 6.1 counted 47, 49 and 2 faults of `true`
    for `{page-faults,task-clock}:u,{page-faults:k}:u,{page-faults}:k`, and calls the first one `page-faults`."""
    text = run("stat", "-x;", "-e", "{page-faults,task-clock}:u,{page-faults:k}:u,{page-faults}:k,page-faults:k,page-faults:u", "--", "true").stderr
    rows = [line.split(";") for line in text.splitlines()]
    assert [row[2] for row in rows] == ["page-faults", "task-clock", "page-faults:k", "page-faults", "page-faults:k", "page-faults:u"]
    user, both, kernel, alone, users = (int(rows[i][0]) for i in (0, 2, 3, 4, 5))
    assert user == users and kernel == alone and both == user + kernel and user > kernel > 0
    error = run("stat", "-e", "{page-faults,cpu-clock}:S,dummy", "--", "true", status=1).stderr
    assert error == "pmureg: unknown modifier 'S'; u counts user space, k the kernel, h the hypervisor\n  {page-faults,cpu-clock}:S,dummy\n" + 26 * " " + "^\n"


# ---- What cannot be counted ----

UNKNOWN = "task/event=0xff/"  # of PERF_TYPE_SOFTWARE, whose last is far below (PERF_COUNT_SW_MAX in linux/perf_event.h): ENOENT


@pytest.mark.parametrize("events", [f"{UNKNOWN},page-faults", f"{{{UNKNOWN},page-faults}}", f"{{page-faults,{UNKNOWN}}}", f"page-faults,{{{UNKNOWN}}}"])
def test_what_the_kernel_does_not_count(run: Run, counting: None, tree: Path, tmp_path: Path, events: str) -> None:
    """perf 6.1 in a virtual machine: `perf stat -x, -e page-faults,cycles -- true` prints `<not supported>,,cycles,0,100.00,,`, with the
    status of the command; builtin-stat.c of 6.12, stat_handle_error(): EINVAL, ENOSYS, ENOENT, ENXIO, EOPNOTSUPP."""
    ran, words = tmp_path / "ran", ("--sysfs", str(tree), "stat")
    command = ("-e", events, "--", "sh", "-c", f"touch {ran}; exit 3")
    done = run(*words, "-x,", "-o", str(tmp_path / "o"), *command, status=3)
    rows = sorted((tmp_path / "o").read_text().splitlines())
    assert rows[1] == f"<not supported>,,{UNKNOWN},0,100.00,," and re.fullmatch(r"[1-9]\d+,,page-faults,\d+,100.00,,", rows[0]) and len(rows) == 2
    assert done.stderr == f"pmureg: not counted: task does not count '{UNKNOWN}' for a command; try -a, or another event\n"
    ran.unlink()
    assert run(*words, "--strict", *command, status=1).stderr == done.stderr.replace("not counted: ", "")
    assert not ran.exists()


def test_what_the_kernel_does_not_count_in_every_format(run: Run, counting: None, tree: Path, tmp_path: Path) -> None:
    words = ("--sysfs", str(tree), "stat", "-e", UNKNOWN)
    alone = run(*words, "--", "true")  # as perf 6.1 and 6.12 end
    assert f"\n   <not supported>      {UNKNOWN}\n\n" in alone.stderr
    line = json.loads(run(*words, "-j", "-o", "-", "--", "true").stdout)
    assert (line["counter-value"], line["reason"], line["event-runtime"]) == (None, "not supported", 0)
    schema("stat.schema.json").validate(line)
    text = run(*words, "-x;", "-I", "10", "--interval-count", "2", "--summary", "-o", "-", "--", "sleep", "1").stdout
    assert [row.split(";")[1] for row in text.splitlines()] == 3 * ["<not supported>"]
    assert run(*words, "-e", "page-faults", "-r", "2", "-x;", "--", "true").stderr.splitlines()[1] == f"<not supported>;;{UNKNOWN};0.00%;0;100.00;;"
    assert "pmureg_event_total{" not in run(*words, "-o", "/dev/null", "--openmetrics", "/dev/stdout", "--", "true").stdout
    path = session(tmp_path, f"events: ['{UNKNOWN}', page-faults]\ncommand: ['true']\nstrict: true\n")
    assert "does not count" in run("--sysfs", str(tree), "run", path, status=1).stderr


def test_what_follows_no_process_is_left_out(run: Run, counting: None, tree: Path) -> None:
    need_proc(TELLS_THREADS)
    done = run("--sysfs", str(tree), "stat", "-p", str(os.getpid()), "-x;", "-e", "soft_0/event=2/,page-faults", "--timeout", "50")
    assert [row.split(";")[0] != "<not supported>" for row in done.stdout.splitlines()] == [False, True]
    assert done.stderr.startswith("pmureg: not counted: 'soft_0/event=2/': soft_0 counts for the whole machine")


def test_what_registers_cannot_count(run: Run) -> None:
    """A group, which is counted at one time, is left out as a whole; the others have their counts. Six events on four counters, and one more."""
    group = "{" + ",".join(f"uncore_imc_0/event={number}/" for number in range(1, 6)) + "}"
    broken, good = "uncore_cbox_0/event=0xff/", "uncore_imc_0/event=4/"
    words = ("stat", "--io", "sim", "--system", "ivbep", "-x;", "-e")
    done = run(*words, f"{group},{broken},{good}")
    assert [row.split(";")[0] for row in done.stdout.splitlines()[1:]] == [*6 * ["<not supported>"], "5000000"]
    assert [line.split(":")[1] for line in done.stderr.splitlines()] == [" not counted", " not counted"]
    assert "4 counters of uncore_imc_0 can count it" in done.stderr and "event=0xff alone is the fixed counter" in done.stderr
    # Where nothing is left, and wherever it is asked for, nothing is touched.
    for more in ((f"{group},{broken}",), (f"{good},{broken}", "--strict"), (f"{broken},{good}", "--until", f"{broken}=5")):
        done = run(*words, *more, status=1)
        assert done.stdout == "" and "not counted" not in done.stderr and done.stderr.count("\n") == 1, more
    many = ",".join(f"uncore_imc_0/event={number}/" for number in range(1, 6))
    assert "can count it" in run(*words, many, "--no-rotation", status=1).stderr


# ---- What excludes each other ----


@pytest.mark.parametrize(("arguments", "message"), [
    (("--summary",), "the summary follows the prints of an interval: give an interval, too"),
    (("--interval-clear",), "the screen is cleared before each print of an interval: give an interval, too"),
    (("--interval-count", "3"), "the count limits the prints of an interval: give an interval, too"),
    (("--timeout", "9"), "--timeout must be a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds, 10 at least, not '9'"),
    (("-D", "-1"), "-D must be a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds, not '-1'"),
    (("-r", "3"), "only a command can be repeated: give one"),
    (("-r", "-2"), "-r must be a number from 0 to 4294967295, not '-2'"),
    (("-r", "3", "-I", "10", "--", "true"), "only counts of repeated runs can be averaged: omit intervals, metrics and --dry-run"),
    (("-r", "3", "-M", "all", "--", "true"), "only counts of repeated runs can be averaged: omit intervals, metrics and --dry-run"),
    (("-r", "3", "--openmetrics", "x", "--", "true"), "-r prints means, but Prometheus needs totals: omit --openmetrics"),
    (("-p", "1", "-t", "1"), "-p and -t exclude each other: omit one"),
    (("-p", "1", "-a"), "-p and -t count tasks on all CPUs: omit -a and -C"),
    (("-t", "1", "-C", "0"), "-p and -t count tasks on all CPUs: omit -a and -C"),
    (("-A", "--per-core"), "lines are for nodes, sockets, dies, caches, clusters, cores or CPUs: choose one"),
    (("--metric-only",), "there are no metrics to print: give some"),
    (("-B", "-x,"), "-B only affects tables: omit it, or -x, --json and --no-big-num"),
    (("-B", "--no-big-num"), "-B only affects tables: omit it, or -x, --json and --no-big-num"),
    (("--append",), "--append needs a file: give -o, too"),
])
def test_wrong_usage(run: Run, arguments: tuple[str, ...], message: str) -> None:
    assert run("stat", "-e", "page-faults", *arguments, status=2).stderr.splitlines()[0] == f"pmureg: {message}"


@pytest.mark.parametrize(("arguments", "instead"), [
    (("-d",), "-d is not supported: cache events are not described; name what to count with -e, or a metric with -M"),
    (("-ad",), "-d is not supported: cache events are not described; name what to count with -e, or a metric with -M"),
    (("--detailed",), "--detailed is not supported: cache events are not described; name what to count with -e, or a metric with -M"),
    (("-b", "12"), "-b is not supported: only perf follows a BPF program; count the whole machine with -a, or use perf stat -b"),
    (("-G", "a,b"), "-G is not supported: name the group's processes: -p $(paste -sd, /sys/fs/cgroup/NAME/cgroup.procs)"),
    (("--control=fd:3,4",), "--control is not supported: end counting with --timeout, a COMMAND or a signal, and delay it with -D; to start "
                            "and stop it in a program, use libpmureg"),
    (("--contrl", "fd:3"), "no option --contrl; did you mean --control?"),
    (("--xyzzy",), "no option --xyzzy"),
])
def test_what_only_perf_has(run: Run, tmp_path: Path, arguments: tuple[str, ...], instead: str) -> None:
    """It is named with what to use instead."""
    done = run("stat", "-e", "page-faults", *arguments, "--", "touch", str(tmp_path / "ran"), status=2)
    assert done.stderr.splitlines()[0] == f"pmureg: {instead}" and len(done.stderr.splitlines()) == 2
    assert not (tmp_path / "ran").exists() and not re.search(r"--control|--detailed", run("stat", "--help").stdout)


def test_a_tab_between_columns(run: Run, tmp_path: Path) -> None:
    """builtin-stat.c: `if (!strcmp(stat_config.csv_sep, "\\\\t")) stat_config.csv_sep = "\\t";`, and no other escape."""
    rows = run("stat", "-x", "\\t", *IMC).stdout
    assert rows == "# simulated ivbep\n40000000\t\tuncore_imc/event=4/\t8000000\t100.00\t\t\n"
    assert run("stat", "-x", "\t", *IMC).stdout == rows
    assert "40000000\\n\\nuncore_imc" in run("stat", "-x", "\\n", *IMC).stdout
    path = session(tmp_path, "system: ivbep\nio: sim\nevents: uncore_imc/event=4/\noutputs: {format: csv, separator: \\t}\n")
    assert run("run", str(path)).stdout == rows


def test_only_the_kernel_counts_repeatedly(run: Run, tmp_path: Path) -> None:
    text = run("stat", "-r", "2", *IMC, "--", "touch", str(tmp_path / "ran"), status=1).stderr
    assert text == ("pmureg: registers are programmed and restored once for a whole run: repeat the command in a loop, or count "
                    "by the kernel's drivers\n")
    assert not (tmp_path / "ran").exists()


# ---- In session files ----


def test_session(run: Run, tmp_path: Path) -> None:
    (tmp_path / "o.csv").write_text("before\n")
    run("run", session(tmp_path, """
system: ivbep
io: sim
events: uncore_imc/cas_count_read/
metrics: all
interval: 10ms
count: 1
summary: true
metric_only: true
per_node: true
delay: 10ms
outputs: {format: csv, file: o.csv, append: true}
"""), cwd=tmp_path)
    assert (tmp_path / "o.csv").read_text() == """\
before
# simulated ivbep
time,place,units,GB/s read_bandwidth,
0.001000000,N0,8,2560.000000,
summary,N0,8,2560.000000,
"""


def test_session_repeats(run: Run, counting: None, tmp_path: Path) -> None:
    text = run("run", session(tmp_path, "{events: [page-faults], command: ['true'], repeat: 2, verbose: true}")).stderr
    assert " Performance counter stats for 'true' (2 runs):\n" in text and "executing run #2" in text


@pytest.mark.parametrize(("text", "mistake"), [
    ("{events: cycles, summary: true}", "1:18: the summary follows the prints of an interval: give an interval, too"),
    ("{events: cycles, metric_only: true}", "1:18: there are no metrics to print: give some"),
    ("{events: cycles, repeat: 2}", "1:18: only a command can be repeated: give one"),
    ("{events: cycles, outputs: {format: csv, append: true}}", "1:27: `append` needs a file; add `file:`"),
    ("{events: cycles, outputs: {format: openmetrics, file: x, append: true}}", "1:27: openmetrics files are replaced as a whole; remove `append`"),
    ("{events: cycles, command: ['true'], repeat: 2, outputs: {format: openmetrics, file: x}}",
     "1:57: openmetrics needs totals, but `repeat` gives means; remove one of them"),
])
def test_session_mistakes(run: Run, tmp_path: Path, text: str, mistake: str) -> None:
    path = session(tmp_path, text + "\n")
    assert run("run", "--check", path, status=1).stderr.splitlines()[0] == f"{path}:{mistake}"


# ---- Beside counts ----

PREFIXES = {"": 1, "K": 1e3, "M": 1e6, "G": 1e9}


@pytest.mark.usefixtures("counting")
def test_what_perf_shows_beside_counts(run: Run) -> None:
    """perf's own formulas (tools/perf/util/stat-shadow.c): the clock by the time that passed, numbers by the seconds of the clock."""
    err = run("stat", "-e", "task-clock,page-faults,context-switches", "--", "sh", "-c", "for i in 1 2 3 4 5; do ls > /dev/null; done").stderr
    rows = {name.removesuffix(":u"): (float(value.replace(",", "")), float(beside), unit.strip()) for value, name, beside, unit in
            re.findall(r"^ +([\d.,]+) +(?:msec )?(\S+) +# +([\d.]+)  (.*)$", err, re.M)}
    elapsed = float(re.search(r"([\d.]+) seconds time elapsed", err)[1])  # type: ignore[index]
    clock, utilized, unit = rows["task-clock"]
    assert unit == "CPUs utilized" and utilized == pytest.approx(clock / 1000 / elapsed, abs=0.002)
    for name in ("page-faults", "context-switches"):
        count, beside, unit = rows[name]
        assert unit.endswith("/sec") and beside * PREFIXES[unit.removesuffix("/sec")] == pytest.approx(count / (clock / 1000), rel=0.01)


@pytest.mark.usefixtures("counting")
def test_nothing_is_beside_a_count_alone(run: Run) -> None:
    """Without the clock there is no rate; an interval is by its own time; other formats have counts alone."""
    assert "#" not in run("stat", "-e", "page-faults", "--", "true").stderr
    rows = re.findall(r"msec cpu-clock +# +([\d.]+)  CPUs utilized", run("stat", "-a", "-C", "0", "-e", "cpu-clock", "-I", "50", "--interval-count", "4").stdout)
    assert len(rows) == 4 and all(0.8 < float(row) < 1.2 for row in rows), rows
    assert "CPUs" not in run("stat", "-x,", "-o", "-", "-e", "task-clock", "--", "true").stdout
