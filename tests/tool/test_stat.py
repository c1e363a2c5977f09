"""stat: on simulated devices, where every number is known, and with this kernel's own events."""

from __future__ import annotations

import csv
import io
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from command import Run, need_proc

# A counter adds, for each tick, the low 8 bits of its event's number plus 1; a sample is a million ticks.


def counts(text: str) -> dict[str, str]:
    """Event to value, from CSV with ';'."""
    rows = csv.reader(io.StringIO("".join(line for line in text.splitlines(True) if not line.startswith("#"))), delimiter=";")
    return {row[2]: row[0] for row in rows}


# ---- simulated: the table ----


def test_table(run: Run) -> None:
    result = run("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/")
    assert result.stdout == """
 Performance counter stats for 'simulated ivbep':

        53,000,000      uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/

       0.001000000 seconds time elapsed (simulated)

"""
    assert result.stderr == ""


def test_table_sums_units(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_cbox/CLOCKTICKS/").stdout
    assert "\n        15,000,000 cycles uncore_cbox/CLOCKTICKS/\n" in text  # 15 of them


def test_table_per_instance(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "--per-instance", "-e", "uncore_ha/CLOCKTICKS/").stdout
    assert """
         1,000,000 cycles uncore_ha_0/CLOCKTICKS/
         1,000,000 cycles uncore_ha_1/CLOCKTICKS/
""" in text


def test_table_scale(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc_0/cas_count_read/").stdout
    assert "\n            305.18 MiB  uncore_imc_0/cas_count_read/\n" in text  # 5 million lines of 64 bytes


def test_table_of_a_command(run: Run) -> None:
    result = run("stat", "--system", "ivbep", "-e", "uncore_pcu/event=0x0/", "--", "echo", "its own output")
    assert result.stdout == "its own output\n"
    assert "\n Performance counter stats for 'echo its own output' (simulated ivbep):\n" in result.stderr
    assert "\n         1,000,000 " in result.stderr


def test_ticks(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "--ticks", "12345", "-e", "uncore_ha_0/event=0xfe/").stdout
    assert "\n         3,147,975      uncore_ha_0/event=0xfe/\n" in text
    assert "\n       0.000012345 seconds time elapsed (simulated)\n" in text


def test_a_sample_has_a_turn_for_every_event(run: Run) -> None:
    """However short it is: nine events on eight counters run eight ninths of the time each."""
    events = [f"uncore/event={number:#x},umask=1/" for number in range(0x60, 0x69)]
    for more in ((), ("-I", "1", "--interval-count", "2")):
        text = run("stat", "--io", "sim", "--system", "nhm.wsm", "--ticks", "900000", "-x;", *more, "-e", ",".join(events)).stdout
        table = [line.split(";")[-8:] for line in text.splitlines() if not line.startswith("#")]
        assert len(table) == (18 if more else 9)
        for value, _, event, running, *_ in (row[-7:] for row in table):
            assert (value, running) == (str(900000 * (int(event[13:17], 0) + 1)), "800000"), table


@pytest.mark.parametrize(("events", "sentence"), [
    ("{uncore_imc_0/event=1/,uncore_imc_1/event=2/}",
     "`uncore_imc_0/event=1/` and `uncore_imc_1/event=2/` are in one group but on different units, and only one unit counts "
     "at the same time: use two groups"),
    ("{uncore_imc/event=1/,uncore_imc_1/event=2/}",
     "`uncore_imc/event=1/` and `uncore_imc_1/event=2/` are in one group but on different units, and only one unit counts "
     "at the same time: use two groups"),
    ("{uncore_imc_0/event=1/,uncore_cbox_0/event=2/}",
     "`uncore_imc_0/event=1/` and `uncore_cbox_0/event=2/` are in one group but on different units, and only one unit counts "
     "at the same time: use two groups"),
    ("uncore_cbox_0/event=0xff/", "`uncore_cbox_0/event=0xff/`: event=0xff alone is the fixed counter, and this unit has none."),
    ("uncore_qpi_1/event=0xff/", "`uncore_qpi_1/event=0xff/`: event=0xff alone is the fixed counter, and this unit has none."),
    ("uncore_imc_0/config=0x304,umask=0xc/", "`umask` sets a term that is already set: set it once"),
    ("uncore_imc_0/umask=0xc,config=0x304/", "`config` sets a term that is already set: set it once"),
    ("uncore_cbox_0/event=0x34,umask=0x11,filter_state=1,config1=0x40000/", "`config1` sets a term that is already set: set it once"),
])
def test_what_no_driver_takes(run: Run, events: str, sentence: str) -> None:
    error = run("stat", "--io", "sim", "--system", "ivbep", "-e", events, status=1).stderr
    assert error.splitlines()[0] == f"pmureg: {sentence}"


@pytest.mark.parametrize("event", [
    "uncore_imc_0/event=0xff/", "uncore_ubox/event=0xff/", "uncore_cbox_0/event=0xff,umask=1/",
    "uncore_imc_0/umask=0xc,config=0x4/", "{uncore_imc/event=1/,uncore_imc/event=2/}"])
def test_what_looks_like_it(run: Run, event: str) -> None:
    run("stat", "--io", "sim", "--system", "ivbep", "-e", event)


@pytest.mark.parametrize(("system", "events", "until", "values"), [
    ("ivbep", "uncore_imc_0/event=4/", "uncore_imc_0/event=4/=100000", {"uncore_imc_0/event=4/": "100000"}),
    ("ivbep", "uncore_imc_0/event=4/,uncore_imc_0/event=0x1/", "uncore_imc_0/event=4/=0x1001",
     {"uncore_imc_0/event=4/": "4100", "uncore_imc_0/event=0x1/": "1640"}),
    ("ivbep", "uncore_imc/event=4/", "uncore_imc/event=4/=100000", {"uncore_imc/event=4/": "800000"}),  # of eight
    ("pmuv3", "pmuv3/event=3/,pmuv3/event=0x13/", "pmuv3/event=3/=777", {"pmuv3/event=3/": "780", "pmuv3/event=0x13/": "3900"}),
    ("spmu", "spmu_3/event=3/", "spmu_3/event=3/=400", {"spmu_3/event=3/": "400"}),
    ("nhm", "uncore/event=8,umask=3/", "uncore/event=8,umask=3/=1", {"uncore/event=8,umask=3/": "9"}),
])
def test_until(run: Run, system: str, events: str, until: str, values: dict[str, str]) -> None:
    """In whole ticks of the clock."""
    assert counts(run("stat", "--io", "sim", "--system", system, "-x;", "-e", events, "--until", until).stdout) == values


def test_until_presets_the_counter(run: Run) -> None:
    """So that it overflows after as many: 2^48 - 100,000 = 0xfffffffe7960, in two halves."""
    text = run("stat", "--io", "trace", "--system", "ivbep", "-e", "uncore_imc_0/event=4/", "--until", "uncore_imc_0/event=4/=100000").stdout
    assert re.findall(r"^write \S+ \S+ +<- (\w+)  uncore_imc_0 MC_CH0_PCI_PMON_CTR0", text.split("# start")[0], re.M) == ["0xfffe7960", "0x0000ffff"]


def test_until_between_prints(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-x;", "-I", "1", "-e", "uncore_imc_0/event=4/",
               "--until", "uncore_imc_0/event=4/=12345678").stdout
    assert [line.split(";")[1] for line in text.splitlines()[1:]] == ["5000000", "5000000", "2345680"]


@pytest.mark.parametrize(("events", "until", "sentence"), [
    ("uncore_cbox_0/event=4/", "uncore_cbox_0/event=4/=1000",
     "`uncore_cbox_0/event=4/`: No CBo counter ends a session: what would send its overflow is no bit of the control, whose bits 21:20 must be written as 0, although the manual's text has it."),
    ("uncore_imc_0/event=4/", "uncore_imc_0/event=4/=0x1000000000000",
     "`uncore_imc_0/event=4/` cannot end the session after 0x1000000000000: its counter overflows before that"),
    ("uncore_imc_0/event=4/", "uncore_imc_0/event=5/=1000",
     "'uncore_imc_0/event=5/=1000' cannot end counting: 'uncore_imc_0/event=5/' is not one of the events; did you mean "
     "'uncore_imc_0/event=4/'?"),
    ("uncore_imc_0/event=4/", "uncore_imc_0/event=4/=0",
     "'uncore_imc_0/event=4/=0' cannot end counting: write EVENT=N, with an event of -e and a number from 1"),
    ("uncore_imc_0/event=4/", "uncore_imc_0/event=4/",
     "'uncore_imc_0/event=4/' cannot end counting: write EVENT=N, with an event of -e and a number from 1"),
    (",".join(f"uncore_imc_0/event={number}/" for number in (1, 2, 3, 4, 5)), "uncore_imc_0/event=5/=1000",
     "`uncore_imc_0/event=5/` ends the session and cannot be multiplexed: count fewer events with it"),
    ("uncore_pcu/cstate=3/", "uncore_pcu/cstate=3/=1000",
     "`uncore_pcu/cstate=3/` cannot end the session after 0x3e8: its counter has no described overflow flag"),
])
def test_until_what_cannot_be(run: Run, events: str, until: str, sentence: str) -> None:
    error = run("stat", "--io", "sim", "--system", "ivbep", "-e", events, "--until", until, status=1).stderr
    assert error == f"pmureg: {sentence}\n"


def test_until_of_the_kernel(run: Run) -> None:
    error = run("stat", "-e", "cpu-clock", "--until", "cpu-clock=1000", "--", "true", status=1).stderr
    assert error == ("pmureg: 'cpu-clock=1000' cannot end counting: the kernel counts it; only events counted through "
                     "registers or simulated can\n")


def test_wrap(run: Run) -> None:
    """255 a tick: a counter of 44 bits wraps every 69 seconds of this clock."""
    text = run("stat", "--io", "sim", "--system", "ivbep", "--ticks", "200000000000", "-x;", "-e", "uncore_cbox_0/event=0xfe/").stdout
    assert counts(text) == {"uncore_cbox_0/event=0xfe/": "51000000000000"}
    text = run("stat", "--io", "sim", "--ticks", "1000000000", "-x;", "-e", "carmel_scf/event=0xff/").stdout
    assert counts(text) == {"carmel_scf/event=0xff/": "256000000000"}  # 32 bits


# ---- simulated: intervals, CSV, JSON ----


def test_interval(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-I", "1", "--interval-count", "3", "-e", "uncore_cbox_0/CLOCKTICKS/").stdout
    assert text == """\
# simulated ivbep
#           time             counts unit   events
     0.001000000          1,000,000 cycles uncore_cbox_0/CLOCKTICKS/
     0.002000000          1,000,000 cycles uncore_cbox_0/CLOCKTICKS/
     0.003000000          1,000,000 cycles uncore_cbox_0/CLOCKTICKS/
"""


def test_csv(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-x,", "-e", "uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/",
               "-e", "uncore_ha_0/CLOCKTICKS/").stdout
    assert text == """\
# simulated ivbep
53000000,,"uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/",1000000,100.00,,
1000000,cycles,uncore_ha_0/CLOCKTICKS/,1000000,100.00,,
"""


def test_csv_interval(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-x;", "-I", "1", "--interval-count", "2", "-e", "uncore_ha_0/event=1,umask=2/").stdout
    assert text == """\
# simulated ivbep
0.001000000;2000000;;uncore_ha_0/event=1,umask=2/;1000000;100.00;;
0.002000000;2000000;;uncore_ha_0/event=1,umask=2/;1000000;100.00;;
"""


def test_json(run: Run) -> None:
    text = run("stat", "--io", "sim", "--json", "-I", "1", "--interval-count", "2", "-e", "ivbep:uncore_imc_0/cas_count_read/").stdout
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines == [{
        "interval": 0.001 * n, "counter-value": 305.175781, "unit": "MiB", "event": "ivbep:uncore_imc_0/cas_count_read/",
        "event-runtime": 1000000, "pcnt-running": 100.0, "simulated": True, "system": "ivbep",
    } for n in (1, 2)]


def test_json_per_instance(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-j", "--per-instance", "-e", "uncore_ha/event=1/").stdout
    lines = [json.loads(line) for line in text.splitlines()]
    assert [(line["event"], line["instance"], line["counter-value"]) for line in lines] == [
        ("uncore_ha_0/event=1/", "uncore_ha_0", 2000000), ("uncore_ha_1/event=1/", "uncore_ha_1", 2000000)]


def test_output_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "counts.csv"
    result = run("stat", "--io", "sim", "--system", "ivbep", "-x;", "-o", str(path), "-e", "uncore_ha_0/event=1/")
    assert result.stdout == ""
    assert path.read_text() == "# simulated ivbep\n2000000;;uncore_ha_0/event=1/;1000000;100.00;;\n"
    result = run("stat", "--io", "sim", "--system", "ivbep", "-x;", "-o", "-", "-e", "uncore_ha_0/event=1/", "--", "echo", "hello")
    assert sorted(result.stdout.splitlines()) == ["# simulated ivbep", "2000000;;uncore_ha_0/event=1/;1000000;100.00;;",
                                                  "hello"]
    assert result.stderr == ""


def test_output_file_stays_when_nothing_is_counted(run: Run, tmp_path: Path) -> None:
    """Fifty events on one unit never fit: it is refused before anything is written."""
    path = tmp_path / "counts"
    path.write_text("of yesterday\n")
    events = ",".join(f"uncore/event={number}/" for number in range(50))
    run("stat", "--io", "sim", "--system", "nhm", "--no-rotation", "-o", str(path), "-e", events, status=1)
    assert path.read_text() == "of yesterday\n"
    run("stat", "--io", "sim", "--system", "nhm", "-x;", "-o", str(path), "-e", "uncore/event=0/")
    assert "of yesterday" not in path.read_text()


@pytest.mark.parametrize(("system", "events", "lines"), [
    # Intel's tables: UNC_M_CAS_COUNT.RD of IVT is 0x04 umask 0x03, UNC_CHA_DIR_UPDATE.HA of SPR 0x54 umask 0x01.
    ("ivbep", "unc_m_cas_count.rd", ["40000000;;unc_m_cas_count.rd;8000000"]),
    ("spr", "UNC_CHA_DIR_UPDATE.HA", ["5610000000;;UNC_CHA_DIR_UPDATE.HA;66000000"]),
    ("spr", "unc_cha_dir_update.ha/name=dir/", ["5610000000;;dir;66000000"]),
    ("ivbep", "{unc_m_cas_count.rd,cas_count_write}", ["40000000;;unc_m_cas_count.rd;8000000", "2441.41;MiB;cas_count_write;8000000"]),
    # Through the driver it is of the mesh, whose own counters are not described: here of the nodes.
    ("cmn700", "hnf_cache_miss", [None]),
    # The kernel's own names are a system's, too, where the kernel is not asked.
    ("riscv", "cycles", ["1000000;cycles;cycles;1000000"]),
    ("riscv", "{Cycles,instructions}", ["1000000;cycles;Cycles;1000000", "1000000;instructions;instructions;1000000"]),
    ("ivbep", "uncore_ha*/event=4/", ["10000000;;uncore_ha*/event=4/;2000000"]),
    ("ivbep", "ivbep:uncore_i?c_*/event=4/,uncore_ha_0/event=4/", ["40000000;;ivbep:uncore_i?c_*/event=4/;8000000", "5000000;;uncore_ha_0/event=4/;1000000"]),
    ("ivbep", "UNCORE_IMC_[02]/event=4/", ["5000000;;uncore_imc_0/event=4/;1000000", "5000000;;uncore_imc_2/event=4/;1000000"]),
    # Of several kinds each has its line and its turn; a kind without such an event has none.
    ("ivbep", "uncore_*[cm]*/dclockticks/", ["8000000;cycles;uncore_*[cm]*/dclockticks/;8000000"]),
    ("ivbep", "uncore_h*/clockticks/,clockticks/name=ct/", ["2000000;cycles;uncore_h*/clockticks/;2000000", *9 * [None]]),
])
def test_events_of_units_that_are_not_named(run: Run, system: str, events: str, lines: list[str | None]) -> None:
    """As perf finds them (parse_events_multi_pmu_add): by an event's name in letters of either case, and by patterns of units."""
    found = [line.rpartition(";100.00;")[0] for line in run("stat", "--io", "sim", "--system", system, "-x;", "-e", events).stdout.splitlines()[1:]]
    assert [line if wanted else wanted for line, wanted in zip(found, lines, strict=True)] == lines


def test_events_of_the_kernels_units_that_are_not_named(run: Run, tree: Path, counting_all: None) -> None:
    words = ("--sysfs", str(tree), "stat", "-a", "-x;", "--timeout", "50", "-e")
    names = {"clock": ["clock"], "CLOCK": ["CLOCK"], "s*/clock/": ["s*/clock/"], "*/faults/": ["*/faults/"], "clock/name=mine/": ["mine"],
             "soft_[1]/clock/": ["soft_[1]/clock/"], "*/event=0/": ["soft/event=0/", "task/event=0/"]}
    for events, lines in names.items():
        rows = [line.split(";") for line in run(*words, events).stdout.splitlines()]
        assert [row[2] for row in rows] == lines, events
    rows = [line.split(";") for line in run(*words, "clock,soft_1/clock/").stdout.splitlines()]
    assert int(rows[0][3]) > 1.5 * int(rows[1][3])  # both devices


def test_the_makers_names_through_the_kernels_driver(run: Run, tree: Path, counting_all: None) -> None:
    """sysfs has not these names; perf has them from its tables (pmu-events/arch/x86/ivytown), we from the description."""
    for unit in range(2):
        device = tree / f"bus/event_source/devices/uncore_imc_{unit}"
        for name, text in (("type", "1"), ("cpumask", "0"), ("format/event", "config1:0-7"), ("format/umask", "config1:8-15"), ("events/clockticks", "event=0xff")):
            (device / name).parent.mkdir(parents=True, exist_ok=True)
            (device / name).write_text(f"{text}\n")
    words = ("--sysfs", str(tree), "stat", "-a", "-x;", "--timeout", "50", "--system", "ivbep", "--per-instance", "-e")
    units = ["uncore_imc_0", "uncore_imc_1"]
    for events, shown in (("unc_m_cas_count.rd", "unc_m_cas_count.rd [{}]"), ("uncore_imc*/unc_m_cas_count.rd/", "{}/unc_m_cas_count.rd/"),
                          ("clockticks", "clockticks [{}]"), ("ClockTicks", "ClockTicks [{}]")):
        assert [line.split(";")[2] for line in run(*words, events).stdout.splitlines()] == [shown.format(unit) for unit in units]
    error = run(*words, "unc_h_clockticks", "--io", "perf", status=1).stderr
    assert error == "pmureg: this machine's kernel has no event 'unc_h_clockticks'; see `pmureg list`\n  unc_h_clockticks\n  ^\n"


def test_owners_of_counters_are_cut(run: Run) -> None:
    """To 96 characters and three dots, so that the rest of the message fits."""
    owners = [f"uncore_ha_0/event=0x{i:060}/" for i in range(1, 5)]
    error = run("stat", "--io", "sim", "--system", "ivbep", "-e", f"{{{','.join(owners)},uncore_ha_0/event=5/}}", status=1).stderr
    assert error.startswith("pmureg: `uncore_ha_0/event=5/`: 4 counters of uncore_ha_0 can count it, but other events of the group use them: count it in another "
                            f"group than {'`' + '`, `'.join(owners)[:95]}...\n")


@pytest.mark.parametrize(("arguments", "message"), [
    (["--system", "ivbep", "-e", "unc_cha_dir_update.ha"], "ivbep has no event 'unc_cha_dir_update.ha', but "),
    (["--system", "ivbep", "-e", "uncore_cha*/clockticks/"], "ivbep has no PMU 'uncore_cha*', but "),
    (["--system", "ivbep", "-e", "unc_m_cas_cuont.rd"],
     "neither the kernel nor a described system has an event 'unc_m_cas_cuont.rd' (write others as device/term=value/); did you mean 'UNC_M_CAS_COUNT.RD'?"),
    (["--system", "riscv", "-e", "cycles,page-faults"], "only the kernel counts 'page-faults': count it in a separate run with --io perf"),
    (["-e", "UNC_CHA_DIR_UPDATE.HA"],
     "'UNC_CHA_DIR_UPDATE.HA' is an event of several described systems: "),
    (["--system", "ivbep", "-e", "uncore_i*/nonsense/"], "unknown term or event `nonsense`: imc has 201 named events, and the terms event, umask, edge, thresh, inv"),
    (["--system", "ivbep", "-e", "unc_m_cas_count.rd:u"],
     "only perf takes modifiers: omit `u`; a unit that can separate user and kernel mode has terms for it"),
    (["--system", "ivbep", "-e", "uncore_ha_0/event=2/,{unc_m_cas_count.rd,ivbep:unc_m_cas_count.wr}:k"],
     "only perf takes modifiers: omit `k`; a unit that can separate user and kernel mode has terms for it\n"
     "  uncore_ha_0/event=2/,{unc_m_cas_count.rd,ivbep:unc_m_cas_count.wr}:k\n                        ^\n"),
    (["--system", "ivbep", "-e", "{uncore_ha_0/event=1/,uncore_ha_0/event=2/}:u"],
     "only perf takes modifiers: omit `u`; a unit that can separate user and kernel mode has terms for it\n"
     "  {uncore_ha_0/event=1/,uncore_ha_0/event=2/}:u\n                                              ^\n"),
    (["--system", "ivbep", "-e", "{clockticks}"], "`uncore_ubox/clockticks/` and `uncore_cbox/clockticks/` are in one group but on different units"),
])
def test_mistakes_of_units_that_are_not_named(run: Run, unknown: Path, arguments: list[str], message: str) -> None:
    assert run("stat", "--root", str(unknown), "--io", "sim", *arguments, status=1).stderr.startswith(f"pmureg: {message}")


def test_names_of_events(run: Run, tree: Path, counting_all: None) -> None:
    """perf 6.1: `perf stat -x, -e "msr/tsc,name='x,y'/"` prints `1510574,,x,y,584481,100.00,,`; a unit's name stands behind one, in brackets."""
    words = ("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_ha/name='x,y',event=4/,uncore_imc_0/cas_count_read,name=rd/")
    assert run(*words, "-x,").stdout == '# simulated ivbep\n10000000,,"x,y",2000000,100.00,,\n305.18,MiB,rd,1000000,100.00,,\n'
    text = run(*words, "-x;", "--per-instance").stdout
    assert [line.split(";")[2] for line in text.splitlines()[1:]] == ["x,y [uncore_ha_0]", "x,y [uncore_ha_1]", "rd [uncore_imc_0]"]
    assert 'unit="uncore_ha_1",event="x,y"} 5000000' in run(*words, "-o", "/dev/null", "--openmetrics", "/dev/stdout").stdout
    assert run(*words, "-x;", "--until", "rd=5000").stdout.splitlines()[2].startswith("0.31;MiB;rd;")
    assert json.loads(run("--sysfs", str(tree), "stat", "-a", "-j", "-e", "soft/clock,name=mine/", "--timeout", "50").stdout)["event"] == "mine"
    error = run("--sysfs", str(tree), "stat", "-e", "soft/clock,name=a,name=b/", status=1).stderr
    assert error == "pmureg: `name` is already set: set it once\n  soft/clock,name=a,name=b/\n                    ^\n"


# ---- simulated: groups, the documented commands ----


def test_groups(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-x;", "-e", "{uncore_ha_0/event=1/,uncore_ha_0/event=2/},uncore_ha_1/event=3/",
               "-e", "{uncore_ha_0/event=4/,uncore_ha_0/event=5/}").stdout
    assert counts(text) == {"uncore_ha_0/event=1/": "2000000", "uncore_ha_0/event=2/": "3000000",
                            "uncore_ha_1/event=3/": "4000000", "uncore_ha_0/event=4/": "5000000",
                            "uncore_ha_0/event=5/": "6000000"}


@pytest.mark.parametrize(("events", "values"), [
    ("nvidia_ucf_pmu_0/event=0x0/", ["1000000"]),
    ("nvidia_ucf_pmu_0/event=0x0,src_loc_cpu=0x1,dst_loc_cmem=0x1/", ["1000000"]),
    ("nvidia_ucf_pmu_1/event=0x0,src_loc_noncpu=0x1,dst_rem=0x1/", ["1000000"]),
    ("nvidia_pcie_pmu_0_rc_0/event=0x0,src_rp_mask=0x1/", ["1000000"]),
    ("nvidia_pcie_pmu_0_rc_1/event=0x1,src_rp_mask=0x3,dst_loc_cmem=0x1/", ["2000000"]),
    ("nvidia_pcie_pmu_1_rc_2/event=0x2,src_rp_mask=0x1/", ["3000000"]),
    ("nvidia_pcie_pmu_1_rc_3/event=0x3,src_rp_mask=0x3,dst_loc_cmem=0x1/", ["4000000"]),
    ("nvidia_pcie_pmu_0_rc_4/event=0x4,src_bdf=0x0180,src_bdf_en=0x1/", ["5000000"]),
    ("nvidia_pcie_tgt_pmu_0_rc_0/event=0x0,dst_rp_mask=0x3/", ["1000000"]),
    ("nvidia_pcie_tgt_pmu_0_rc_1/event=0x1,dst_addr_base=0x10000,dst_addr_mask=0xFFF00,dst_addr_en=0x1/", ["2000000"]),
    # Not the document's: a range above 4 GiB with its ports, 134 characters.
    ("nvidia_pcie_tgt_pmu_0_rc_0/event=0x3,dst_rp_mask=0x1,dst_addr_base=0x123456789000,dst_addr_mask=0xFFFFFFFFFFFFF000,"
     "dst_addr_en=1/", ["4000000"]),
    ("{nvidia_cmem_latency_pmu_0/rd_req/,nvidia_cmem_latency_pmu_0/rd_cum_outs/,nvidia_cmem_latency_pmu_0/cycles/}", None),
    ("nvidia_nvlink_c2c_pmu_0/in_rd_req/", None),
    ("nvidia_nvlink_c2c_pmu_0/in_rd_cum_outs,gpu_mask=0x1/", None),
    ("nvidia_nvlink_c2c_pmu_0/in_rd_cum_outs,gpu_mask=0x2/", None),
    ("nvidia_nvlink_c2c_pmu_0/out_rd_req/", None),
    ("nvidia_nvlink_c2c_pmu_0/out_rd_cum_outs,gpu_mask=0x1/", None),
    ("nvidia_nvlink_c2c_pmu_0/out_rd_cum_outs,gpu_mask=0x2/", None),
    ("nvidia_nvclink_pmu_0/in_rd_req/", None),
    ("nvidia_nvclink_pmu_0/out_rd_req/", None),
    ("{nvidia_nvdlink_pmu_0/in_rd_req/,nvidia_nvdlink_pmu_0/in_rd_cum_outs/}", None),
])
def test_documented_commands(run: Run, events: str, values: list[str] | None) -> None:
    """The vendor's own examples, as `perf stat -a -e` takes them."""
    for choice in (["--io", "sim"], ["--system", "t410"]):
        text = run("stat", "-a", *choice, "-x;", "-e", events).stdout
        assert text.startswith("# simulated t410\n")
        found = list(counts(text).values())
        assert len(found) == (events.count("/") // 2)
        assert all(int(value) >= 1000000 for value in found)
        if values is not None:
            assert found == values


@pytest.mark.parametrize(("system", "event"), [
    ("t241", "nvidia_pcie_pmu_0/event=0x0,root_port=0x3/"), ("t410", "nvidia_pcie_pmu_0_rc_0/event=0x0,src_rp_mask=0x3/"),
    ("t241", "nvidia_scf_pmu_3/cycles/"), ("t241", "nvidia_cnvlink_pmu_3/event=0x0,rem_socket=0x7/"),
])
def test_successors_stay_apart(run: Run, system: str, event: str) -> None:
    """Two chips of one maker have units of nearly one name: each is found with --system and without."""
    for choice in (["--io", "sim"], ["--system", system]):
        assert run("stat", "-a", *choice, "-x;", "-e", event).stdout.startswith(f"# simulated {system}\n")


# ---- simulated: metrics ----


def test_metric_from_events(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "ivbep", "-M", "all", "-e",
               "{uncore_imc_0/cas_count_read/,uncore_imc_0/cas_count_write/}").stdout
    lines = text.splitlines()
    # 5 million lines of 64 bytes in a millisecond
    assert "            305.18 MiB  uncore_imc_0/cas_count_read/      #      320.000  GB/s read_bandwidth" in lines


def test_metric_brings_its_events(run: Run) -> None:
    text = run("stat", "--io", "sim", "--json", "-M", "nvidia_ucf_pmu_0.avg_slc_read_bandwidth_in_gbps").stdout
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["event"] == "nvidia_ucf_pmu_0/slc_bytes_rd/"
    assert lines[0]["counter-value"] == 20000000
    assert lines[1] == {"metric": "avg_slc_read_bandwidth_in_gbps", "metric-value": 20, "metric-unit": "GB/s",
                        "instance": "nvidia_ucf_pmu_0", "simulated": True, "system": "t410"}


def test_metric_brings_what_the_events_lack(run: Run) -> None:
    """And nothing where they give it; `all` shows what they give."""
    words = ("stat", "--io", "sim", "--system", "ivbep", "-x;", "-e", "uncore_imc_0/cas_count_read/", "-M")
    names = [line.split(";")[2] for line in run(*words, "local_reads").stdout.splitlines() if line[0] != "#"]
    assert names == ["uncore_imc_0/cas_count_read/", "uncore_ha/REQUESTS.READS_LOCAL/", "uncore_ha/REQUESTS.READS/"]
    assert run(*words, "read_bandwidth").stdout == run(*words, "all").stdout
    assert run(*words, "read_bandwidth").stdout.endswith(";320.000000;GB/s read_bandwidth\n")
    assert run(*words, "all,local_reads").stdout.count("uncore_ha/") == 2


def test_metric_of_a_sum_and_of_every_unit(run: Run) -> None:
    """slc_bytes_rd is event 0x113: 0x14 bytes a tick of 1 ns on each of two sockets."""
    words = ["stat", "--io", "sim", "-x;", "-M", "avg_slc_read_bandwidth_in_gbps"]
    assert run(*words).stdout == """\
# simulated t410
40000000;bytes;nvidia_ucf_pmu/slc_bytes_rd/;2000000;100.00;40.000000;GB/s avg_slc_read_bandwidth_in_gbps
"""
    assert run(*words, "--per-instance").stdout == """\
# simulated t410
20000000;bytes;nvidia_ucf_pmu_0/slc_bytes_rd/;1000000;100.00;20.000000;GB/s avg_slc_read_bandwidth_in_gbps
20000000;bytes;nvidia_ucf_pmu_1/slc_bytes_rd/;1000000;100.00;20.000000;GB/s avg_slc_read_bandwidth_in_gbps
"""


PCIE = "nvidia_pcie_pmu"


def metrics(run: Run, *words: str) -> list[tuple[str, str, str, float]]:
    """Instance, metric, filter and value of each metric."""
    lines = map(json.loads, run("stat", "--io", "sim", "--system", "t410", "-j", "-M", "all", *words).stdout.splitlines())
    return [(line["instance"], line["metric"], line.get("filter", ""), round(line["metric-value"], 3)) for line in lines if "metric" in line]


def test_metric_is_of_one_filter(run: Run) -> None:
    """rd_req is event 2, rd_cum_outs event 4: 3 and 5 a tick. Outstanding reads of port 2 say nothing about reads of port 1."""
    unit = f"{PCIE}_0_rc_0"
    first, second = f"{unit}/rd_req,src_rp_mask=0x1/", f"{unit}/rd_cum_outs,src_rp_mask=0x2/"
    assert metrics(run, "-e", first, "-e", second) == []
    assert metrics(run, "-e", first, "-e", f"{unit}/rd_cum_outs/") == []
    assert metrics(run, "-e", first, "-e", f"{unit}/rd_cum_outs,src_rp_mask=0x1,dst_rem=1/") == []
    both = f"{unit}/rd_cum_outs,src_rp_mask=0x1/"
    assert metrics(run, "-e", first, "-e", second, "-e", both) == [(unit, "read_latency_in_cycles", "src_rp_mask=0x1", 1.667)]
    other = f"{unit}/rd_req,src_rp_mask=0x2/"
    assert metrics(run, "-e", f"{first},{second},{both},{other}") == [
        (unit, "read_latency_in_cycles", "src_rp_mask=0x1", 1.667), (unit, "read_latency_in_cycles", "src_rp_mask=0x2", 1.667)]


def test_metric_of_a_filter_that_is_a_default(run: Run) -> None:
    """Without a source all root ports count, 0xff; an event without one takes the device of its group's first event."""
    unit = f"{PCIE}_0_rc_0"
    assert metrics(run, "-e", f"{unit}/rd_req,src_rp_mask=0xff/,{unit}/rd_cum_outs/")[0][:2] == (unit, "read_latency_in_cycles")
    device = "src_bdf=0x108,src_bdf_en=1"
    assert metrics(run, "-e", "{" + f"{unit}/rd_req,{device}/,{unit}/rd_cum_outs/" + "}") == [
        (unit, "read_latency_in_cycles", "src_bdf=0x108,src_bdf_en=0x1", 1.667)]
    # Another group's first event: all root ports, where the first group counts one device.
    assert metrics(run, "-e", "{" + f"{unit}/wr_req,{device}/,{unit}/rd_req/" + "}," + f"{unit}/rd_cum_outs,src_rp_mask=0xff/") == []


def test_filter_of_a_metric_in_every_format(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.prom"
    words = ["stat", "--io", "sim", "--system", "t410", "-M", "all", "-e",
             f"{PCIE}_0_rc_0/rd_req,src_rp_mask=1,dst_rem=1/,{PCIE}_0_rc_0/rd_cum_outs,src_rp_mask=1,dst_rem=1/"]
    assert "#        1.667  cycles read_latency_in_cycles (src_rp_mask=0x1,dst_rem=0x1)\n" in run(*words).stdout
    assert ';1.666667;cycles read_latency_in_cycles (src_rp_mask=0x1,dst_rem=0x1)\n' in run(*words, "-x;").stdout
    assert ',1.666667,"cycles read_latency_in_cycles (src_rp_mask=0x1,dst_rem=0x1)"\n' in run(*words, "-x,").stdout
    run(*words, "-o", "/dev/null", "--openmetrics", str(path))
    assert (f'pmureg_metric{{system="t410",unit="{PCIE}_0_rc_0",metric="read_latency_in_cycles",measure="cycles",'
            'filter="src_rp_mask=0x1,dst_rem=0x1"} 1.66666667\n') in path.read_text()


def test_metric_of_a_sum_is_a_mean_but_of_what_adds_up(run: Run) -> None:
    """Twelve root complexes of 1 GHz are not one of 12 GHz, and their latency is not a twelfth; their bandwidths add up. rd_bytes
    adds 1 a tick, rd_req 3, rd_cum_outs 5, cycles 1."""
    events = ",".join(f"{PCIE}/{name}/" for name in ("rd_bytes", "rd_req", "rd_cum_outs", "cycles"))
    found = {name: value for of, name, _, value in metrics(run, "-e", "{" + events + "}") if of == PCIE}
    assert found == {"read_bandwidth": 12, "avg_rd_request_rate": 3, "clock": 1, "read_latency_in_cycles": 1.667,
                     "read_latency": 1.667}


def test_metric_needs_its_events_on_the_same_units(run: Run) -> None:
    events = f"{PCIE}/rd_req/,{PCIE}_0_rc_1/rd_cum_outs/"
    assert metrics(run, "-e", events) == []
    assert metrics(run, "--per-instance", "-e", events) == [(f"{PCIE}_0_rc_1", "read_latency_in_cycles", "", 1.667)]
    assert metrics(run, "-e", f"{PCIE}_0_rc_0/rd_req/,{PCIE}_0_rc_1/rd_cum_outs/") == []


def test_per_socket_of_a_simulated_device(run: Run) -> None:
    """Where a unit's numbers say its socket, that; else the device is one."""
    text = run("stat", "--system", "t410", "-x;", "--per-socket", "-M", "all", "-e", f"{PCIE}/rd_bytes/").stdout
    assert text == """\
# simulated t410
S0;6;6000000;bytes;nvidia_pcie_pmu/rd_bytes/;6000000;100.00;6.000000;GB/s read_bandwidth
S1;6;6000000;bytes;nvidia_pcie_pmu/rd_bytes/;6000000;100.00;6.000000;GB/s read_bandwidth
"""
    text = run("stat", "--system", "ivbep", "--io", "sim", "-x;", "--per-socket", "-M", "all", "-e", "uncore_imc/cas_count_read/").stdout
    assert text.splitlines()[1:] == ["S0;8;2441.41;MiB;uncore_imc/cas_count_read/;8000000;100.00;2560.000000;GB/s read_bandwidth"]


@pytest.mark.parametrize(("arguments", "message"), [
    (["--io", "sim", "-M", "clok"], "pmureg: there is no metric 'clok'; did you mean 'clock'?\n"),
    (["--io", "sim", "-M", "zzzzzzzz"], "pmureg: there is no metric 'zzzzzzzz'; see `pmureg list`\n"),
    (["--io", "sim", "-M", "all"],
     "pmureg: metrics `all` shows only metrics of the counted events; give events, or name a metric, see `pmureg list`\n"),
        (["--io", "sim", "--system", "nhm", "-e", "uncore/event=1/", "-M", "clok"], "pmureg: there is no metric 'clok'; did you mean 'clock'?\n"),
    (["--io", "sim", "--system", "t410", "-M", "avg_rd_request_rate"],
     "pmureg: several units have a metric 'avg_rd_request_rate': t410_pcie.avg_rd_request_rate, "
     "t410_pcie_tgt.avg_rd_request_rate; write UNIT.METRIC\n"),
    (["-M", "avg_slc_read_bandwidth_in_gbps"],
     "pmureg: metric 'avg_slc_read_bandwidth_in_gbps' is described for t410, but this machine is another; to count on a simulated "
     "device: pmureg stat --io sim -M avg_slc_read_bandwidth_in_gbps\n"),
])
def test_metric_mistakes(run: Run, tree: Path, arguments: list[str], message: str) -> None:
    assert run("--sysfs", str(tree), "stat", *arguments, status=1).stderr == message


# ---- the accesses ----


def test_trace(run: Run) -> None:
    text = run("stat", "--io", "trace", "--system", "ivbep", "-e", "uncore_cbox_0/event=0x35,umask=0x1,filter_opc=0x182/").stdout
    heads = [line for line in text.splitlines() if line.startswith("#")]
    assert heads[:-1] == ["# open: save, reset, program", "# start", "# read, stop", "# close: restore"]
    assert re.fullmatch(r"# \d+ reads, \d+ writes, \d+ barriers", heads[-1])
    program = text.split("# start\n")[0]
    writes = [line for line in program.splitlines() if line.startswith("write")]
    assert "write MSR 0xd10            <- 0x0000000000400135  uncore_cbox_0 C0_MSR_PMON_CTL0 en=1 umask=1 ev_sel=0x35 " \
           "(TOR_INSERTS.OPCODE)" in writes
    # The first read of a session comes before the first write: what is written can be put back.
    assert program.splitlines()[1].startswith("read")


def test_trace_of_a_bank(run: Run) -> None:
    text = run("stat", "--io", "trace", "-e", "carmel_l2_2/event=0x11/").stdout
    lines = text.splitlines()
    select = next(i for i, line in enumerate(lines) if line.startswith("write") and " NV_PMSELR_EL0" in line)
    assert lines[select + 1] == "isb"
    assert " NV_PM" in lines[select + 2]
    assert "no described register" not in text


def test_trace_knows_every_place(run: Run) -> None:
    for event in ("ivbep:uncore_ha_0/event=1/", "ivbep:uncore_qpi_0/event=1/", "nvidia_ucf_pmu_0/event=1/",
                  "nvidia_cmem_latency_pmu_0/cycles/", "nvidia_nvlink_c2c_pmu_0/in_rd_req/",
                  "nvidia_pcie_tgt_pmu_0_rc_1/event=0x1,dst_addr_base=0x10000,dst_addr_mask=0xFFF00,dst_addr_en=0x1/"):
        text = run("stat", "--io", "trace", "-e", event).stdout
        assert "no described register" not in text, event
        assert "\nwrite " in text


def test_what_is_counted_without_events(run: Run, counting: None) -> None:
    """What `perf stat` counts (tools/perf/builtin-stat.c, default_attrs0), but for the rates; where a processor has no counters, it says so."""
    rows = [json.loads(line) for line in run("stat", "--json", "--", "true").stderr.splitlines() if line.startswith("{")]
    assert [row["event"] for row in rows] == ["task-clock", "context-switches", "cpu-migrations", "page-faults", "cycles", "instructions", "branches", "branch-misses"]
    assert float(rows[0]["counter-value"]) > 0 and float(rows[3]["counter-value"]) > 0


# ---- mistakes ----


@pytest.mark.parametrize(("arguments", "status", "message"), [
    (["--io", "sim"], 2, "pmureg: there is nothing to count: give events or metrics, see `pmureg list`\n"),
    (["--system", "ivbep"], 2, "pmureg: there is nothing to count: give events or metrics, see `pmureg list`\n"),
    (["--dry-run"], 2, "pmureg: there is nothing to count: give events or metrics, see `pmureg list`\n"),
    (["-e"], 2, "pmureg: -e needs a value\n"),
    (["-e", "page-faults", "--interval-count", "3"], 2, "pmureg: the count limits the prints of an interval: give an interval, too\n"),
    (["-e", "page-faults", "-x,", "--json"], 2, "pmureg: -x and --json exclude each other\n"),
    (["-e", "page-faults", "-x", ""], 2, "pmureg: -x needs a separator\n"),
    (["-e", "page-faults", "--io", "xyz"], 2, "pmureg: --io must be auto, perf, direct, sysreg, csr, msr, pci, mmio, sim or trace, not 'xyz'\n"),
    (["-e", "page-faults", "--io", "trace", "-x,"], 2,
     "pmureg: --dry-run prints accesses, not counts: omit -x, --json, --openmetrics and --log\n"),
    (["-e", "page-faults", "-I", "0"], 2, "pmureg: -I must be a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds, not '0'\n"),
    (["-e", "page-faults", "-I", "fast"], 2, "pmureg: -I must be a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds, not 'fast'\n"),
    (["-e", "page-faults", "--ticks", "1000000000001"], 2,
     "pmureg: --ticks must be a number from 1 to 1000000000000, not '1000000000001'\n"),
    (["-e", ""], 2, "pmureg: -e needs a value\n"),
    (["-e", "nvidia_ucf_pmu_0/cycles/"], 1,
     "pmureg: this machine has no PMU 'nvidia_ucf_pmu_0'; described for: t410. To count on a simulated device: pmureg stat "
     "--io sim --system t410 ...\n  nvidia_ucf_pmu_0/cycles/\n  ^\n"),
    (["-e", "page-faults,uncore_cbxo_0/CLOCKTICKS/"], 1,
     "pmureg: neither this machine nor a described system has a PMU 'uncore_cbxo_0'; did you mean 'uncore_cbox_0'?\n"
     "  page-faults,uncore_cbxo_0/CLOCKTICKS/\n              ^\n"),
    (["-e", "zzzzz/event=1/"], 1,
     "pmureg: neither this machine nor a described system has a PMU 'zzzzz'; see `pmureg list`\n  zzzzz/event=1/\n  ^\n"),
    (["--io", "sim", "-e", "zzzzz/event=1/"], 1,
     "pmureg: neither this machine nor a described system has a PMU 'zzzzz'; see `pmureg list`\n  zzzzz/event=1/\n  ^\n"),
    (["--system", "ivbep", "-e", "page-faults,uncore_cbox_0/CLOCKTICKS/"], 1,
     "pmureg: this is simulated, but the events before it are not: count in two runs, or choose an io for all with --io\n"
     "  page-faults,uncore_cbox_0/CLOCKTICKS/\n              ^\n"),
    (["--system", "ivbep", "-e", "uncore_cbox_0/CLOCKTICKS/,page-faults"], 1,
     "pmureg: the kernel counts this, but the events before it are not: count in two runs, or choose an io for all with --io\n"
     "  uncore_cbox_0/CLOCKTICKS/,page-faults\n                            ^\n"),
    (["-e", "page-fault"], 1,
     "pmureg: neither the kernel nor a described system has an event 'page-fault' (write others as device/term=value/); did you mean 'page-faults'?\n"
     "  page-fault\n  ^\n"),
    (["--io", "perf", "-e", "uncore_cbox_0/CLOCKTICKS/"], 1,
     "pmureg: this machine has no PMU 'uncore_cbox_0'; see `pmureg list`\n  uncore_cbox_0/CLOCKTICKS/\n  ^\n"),
    (["-e", "page-faults,task/event=1,fualts/"], 1,
     "pmureg: unknown term or event `fualts`; did you mean `faults`? Terms: event, config, config1, config2\n"
     "  page-faults,task/event=1,fualts/\n                           ^\n"),
    (["-e", "task/event=0x100/"], 1,
     "pmureg: 0x100 is too large for `event`, which has 8 bits: 0 to 0xff\n  task/event=0x100/\n             ^\n"),
    (["-o", "/nonexistent/file", "-e", "page-faults", "true"], 1,
     "pmureg: /nonexistent/file cannot be written: No such file or directory\n"),
    (["-e", "{page-faults"], 1, "pmureg: `{` without `}`\n  {page-faults\n              ^\n"),
])
def test_mistakes(run: Run, tree: Path, arguments: list[str], status: int, message: str) -> None:
    result = run("--sysfs", str(tree), "stat", *arguments, status=status)
    if status == 2:
        message += "usage: pmureg stat [-e EVENT[,EVENT...]] [options] [--] [COMMAND...]; see `pmureg stat --help`\n"
    assert result.stderr == message
    assert result.stdout == ""


def test_a_device_of_several_systems(run: Run) -> None:
    """Those of the product are carmel and nhm; a user's may be among them."""
    line, *place = run("stat", "--io", "sim", "-e", "uncore/event=1/", status=1).stderr.splitlines()
    found = re.fullmatch(r"pmureg: 'uncore' is a PMU of several described systems: (.+); choose one with --system, or write (.+):uncore/\.\.\.", line)
    assert found and {"carmel", "nhm"} <= set(found[1].split(", ")) and found[2] in found[1]
    assert place == ["  uncore/event=1/", "  ^"]
    by_option = run("stat", "--io", "sim", "--system", "nhm", "-x,", "-e", "uncore/event=1/").stdout
    assert by_option == "# simulated nhm\n2000000,,uncore/event=1/,1000000,100.00,,\n"
    assert run("stat", "--io", "sim", "-x,", "-e", "nhm:uncore/event=1/").stdout == by_option.replace("uncore/", "nhm:uncore/")
    # As with --system, it is simulated where this machine is another.
    assert run("stat", "-x,", "-e", "nhm:uncore/event=1/").stdout == by_option.replace("uncore/", "nhm:uncore/")


def test_the_system_in_front_of_an_event(run: Run) -> None:
    """Of its variants, too; in a group, with a metric and where it ends the counting. WSM's and NHM's clock ticks are event 0xff: 256 a tick."""
    line = run("stat", "--io", "sim", "-x,", "-e", "nhm.wsm:uncore/clockticks/").stdout.splitlines()[1]
    assert line == "256000000,cycles,nhm.wsm:uncore/clockticks/,1000000,100.00,,"
    text = run("stat", "--io", "sim", "-x,", "-M", "ivbep:uncore_imc.clock").stdout
    assert text.splitlines()[1].startswith("8000000,cycles,ivbep:uncore_imc/DCLOCKTICKS/,")
    event = "ivbep:uncore_imc_0/event=1/"
    assert run("stat", "--io", "sim", "-x,", "-e", event, "--until", f"{event}=5000").stdout.splitlines()[1].startswith(f"5000,,{event},")
    assert run("stat", "--io", "sim", "-e", f"{{{event},ivbep:uncore_imc_0/event=2/}}").stderr == ""


@pytest.mark.parametrize(("arguments", "message"), [
    (["-e", "ivbeq:uncore_imc_0/event=1/"], "there is no described system 'ivbeq'; did you mean 'ivbep'?"),
    (["-e", "nhm.wsn:uncore/event=1/"], "there is no described system 'nhm.wsn'; did you mean 'nhm.wsm'?"),
    (["-e", "ivbep:uncore_imc_0/event=1/,nhm:uncore/event=1/"], "the events before are of ivbep, but this one is of nhm: count in two runs"),
    (["--system", "nhm", "-e", "ivbep:uncore_imc_0/event=1/"], "'ivbep:' differs from the chosen system, nhm: use one system"),
    (["--system", "nhm.nhm", "-e", "nhm.wsm:uncore/event=1/"], "'nhm.wsm:' differs from the chosen system, nhm.nhm: use one system"),
    (["-e", "ivbep:uncore_imd_0/event=1/"], "there is no unit `uncore_imd_0`; did you mean `uncore_imc_0`?"),
])
def test_wrong_systems_in_front_of_events(run: Run, arguments: list[str], message: str) -> None:
    assert message in run("stat", "--io", "sim", *arguments, status=1).stderr


@pytest.mark.parametrize(("events", "words", "column"), [
    ("uncore_cbox_0/event=1,umsk=2/", "did you mean `umask`?", 23),
    ("uncore_ha_0/event=1/,uncore_cbox_0/umask=0x100/", "umask", 42),
    ("uncore_cbox_0/event=1/:u", "modifiers", 0),
])
def test_mistakes_of_simulated_events(run: Run, events: str, words: str, column: int) -> None:
    lines = run("stat", "--io", "sim", "--system", "ivbep", "-e", events, status=1).stderr.splitlines()
    assert words in lines[0]
    if column:
        assert lines[1] == "  " + events
        assert lines[2] == " " * (column + 1) + "^"


@pytest.mark.parametrize("arguments", [
    ["-e", "nvidia_pcie_pmu_0_rc_4/event=0x0,src_rp_mask=0x1,src_bdf=0x0108,src_bdf_en=1/"],
    ["--system", "ivbep", "-e", "{" + ",".join(f"uncore_cbox_0/event={n}/" for n in range(1, 6)) + "}"],
    ["--system", "ivbep", "-e", "uncore_cbox_0/event=0x35,umask=0x1,edge=1/"],
])
def test_rules_are_kept(run: Run, arguments: list[str]) -> None:
    result = run("stat", "--io", "sim", *arguments, status=1)
    assert result.stderr.startswith("pmureg: ")
    assert result.stdout == ""


def test_times_and_lists_as_in_session_files(run: Run) -> None:
    """An option and a key are one: -I takes units, -M and -e take lists or are repeated."""
    sim = ("stat", "--io", "sim", "--system", "ivbep", "-x,", "-e", "uncore_imc_0/cas_count_read/")
    event = "uncore_imc_0/cas_count_write/"
    assert run(*sim, "-I", "10ms", "--interval-count", "1").stdout == run(*sim, "-I", "10", "--interval-count", "1").stdout
    assert run(*sim, "-e", event).stdout == run(*sim[:-1], f"{sim[-1]},{event}").stdout
    metrics = ("read_bandwidth", "write_bandwidth")
    assert run(*sim, "-e", event, "-M", ",".join(metrics)).stdout == run(*sim, "-e", event, "-M", metrics[0], "-M", metrics[1]).stdout


# ---- real: this kernel's own events ----


def test_command(run: Run, counting: None) -> None:
    result = run("stat", "-e", "page-faults,task-clock", "--", "echo", "hello")
    assert result.stdout == "hello\n"
    assert re.fullmatch(r"""
 Performance counter stats for 'echo hello':

 +[\d,]+      page-faults(?:(?::u)? +# +[\d.]+  [KMG]?/sec)
 +[\d,]+\.\d\d msec task-clock(?:(?::u)? +# +[\d.]+  CPUs utilized)

 +\d+\.\d{9} seconds time elapsed

 +\d+\.\d{9} seconds user
 +\d+\.\d{9} seconds sys

""", result.stderr)


def test_no_dashes_needed(run: Run, counting: None) -> None:
    assert run("stat", "-e", "page-faults", "echo", "-x", "-e").stdout == "-x -e\n"


@pytest.mark.parametrize("status", [0, 1, 7, 255])
def test_status_is_the_commands(run: Run, counting: None, status: int) -> None:
    run("stat", "-e", "page-faults", "--", "sh", "-c", f"exit {status}", status=status)


def test_command_that_is_killed(run: Run, counting: None) -> None:
    result = run("stat", "-e", "page-faults", "--", "sh", "-c", "kill -9 $$", status=137)
    assert result.stderr.endswith("pmureg: 'sh' ended by signal 9: Killed\n")


def test_command_that_does_not_exist(run: Run, counting: None) -> None:
    result = run("stat", "-e", "page-faults", "--", "/nonexistent/command", status=127)
    assert result.stderr == "pmureg: '/nonexistent/command' cannot be run: No such file or directory\n"


def test_real_is_not_called_simulated(run: Run, counting: None) -> None:
    result = run("stat", "--json", "-e", "page-faults,{task-clock,context-switches}", "--", "true")
    lines = [json.loads(line) for line in result.stderr.splitlines()]
    assert [line["event"].removesuffix(":u") for line in lines] == ["page-faults", "task-clock", "context-switches"]
    assert all(line["simulated"] is False and "system" not in line for line in lines)
    assert lines[0]["counter-value"] > 0 and isinstance(lines[0]["counter-value"], int)
    assert lines[0]["event-runtime"] > 0 and lines[0]["pcnt-running"] == 100
    assert lines[1]["unit"] == "msec" and lines[1]["counter-value"] > 0


def test_real_csv(run: Run, counting: None) -> None:
    result = run("stat", "-x,", "-e", "page-faults", "--", "true")
    assert re.fullmatch(r"\d+,,page-faults(:u)?,\d+,100\.00,,\n", result.stderr)


def test_children_are_counted(run: Run, counting: None) -> None:
    """Faults of a grandchild belong to the command."""
    def faults(command: str) -> int:
        return int(run("stat", "-x,", "-e", "page-faults", "--", "sh", "-c", command).stderr.split(",")[0])

    assert faults("sh -c 'sh -c :'; sh -c :; :") > faults(":") + 50


def test_real_interval(run: Run, counting: None) -> None:
    result = run("stat", "-I", "20", "-e", "task-clock", "--", "sh", "-c", "sleep 0.3")
    lines = result.stderr.splitlines()
    assert lines[0] == "#           time             counts unit events"
    assert len(lines) >= 4
    times = [float(line.split()[0]) for line in lines[1:]]
    assert times == sorted(times) and times[0] >= 0.02


def test_all_cpus(run: Run, counting_all: None) -> None:
    result = run("stat", "-a", "-x,", "-e", "cpu-clock", "--", "sleep", "0.05")
    value, unit, event, runtime = result.stderr.split(",")[:4]
    assert (unit, event) == ("msec", "cpu-clock")
    assert float(value) >= 50 and int(runtime) >= 50_000_000


def test_per_socket_of_the_kernels_pmus(run: Run, tree: Path, counting_all: None) -> None:
    """Two CPUs, each its own socket: what a device counts on each is told apart, in a group, too."""
    if (os.cpu_count() or 1) < 2:
        pytest.skip("one CPU")
    cpus, device = tree / "devices/system/cpu", tree / "bus/event_source/devices/soft_0"
    for cpu in (0, 1):
        (cpus / f"cpu{cpu}/topology").mkdir(parents=True)
        (cpus / f"cpu{cpu}/topology/physical_package_id").write_text(f"{3 * cpu}\n")
    (cpus / "online").write_text("0-1\n")
    (device / "cpumask").write_text("0-1\n")
    words = ["--sysfs", str(tree), "stat", "-a", "-x;", "-e", "{soft_0/clock/,cpu-clock},task/event=0/"]
    begun = time.monotonic_ns()
    rows = [line.split(";") for line in run(*words, "--per-socket", "--", "sleep", "0.05").stderr.splitlines()]
    took = time.monotonic_ns() - begun  # two of 50 ms are more, where this machine does nothing else
    assert [(row[0], row[1], row[4]) for row in rows] == [
        (socket, "1", event) for event in ("soft_0/clock/", "cpu-clock", "task/event=0/") for socket in ("S0", "S3")]
    assert all(50_000_000 <= int(row[5]) < took for row in rows)
    summed = [line.split(";") for line in run(*words, "--", "sleep", "0.05").stderr.splitlines()]
    assert [row[2] for row in summed] == ["soft_0/clock/", "cpu-clock", "task/event=0/"]
    assert all(int(row[3]) >= 100_000_000 for row in summed)


def test_some_cpus(run: Run, tree: Path, counting_all: None) -> None:
    """One package of two CPUs, each with its own L3 cache; soft_0 has one bank for each of these, as its mask says."""
    if (os.cpu_count() or 1) < 2:
        pytest.skip("one CPU")
    cpus, device = tree / "devices/system/cpu", tree / "bus/event_source/devices/soft_0"
    for cpu in (0, 1):
        (cpus / f"cpu{cpu}/topology").mkdir(parents=True)
        (cpus / f"cpu{cpu}/topology/physical_package_id").write_text("0\n")
        (cpus / f"cpu{cpu}/topology/core_id").write_text(f"{4 * cpu}\n")
        (cpus / f"cpu{cpu}/cache/index3").mkdir(parents=True)
        (cpus / f"cpu{cpu}/cache/index3/shared_cpu_list").write_text(f"{cpu}\n")
    (cpus / "online").write_text("0-1\n")
    (device / "cpumask").write_text("0-1\n")

    def places(*words: str) -> list[tuple[str, str]]:
        begun = time.monotonic_ns()
        rows = run("--sysfs", str(tree), "stat", "-x;", "-e", "soft_0/clock/,cpu-clock", *words, "--", "sleep", "0.05").stderr.splitlines()
        took = time.monotonic_ns() - begun
        found = [row.split(";") for row in rows]
        assert all(50_000_000 <= int(row[5]) < took for row in found)
        return [(row[0], row[4]) for row in found]

    assert places("-a", "--per-cache") == [("S0-D0-L3-ID0", "soft_0/clock/"), ("S0-D0-L3-ID1", "soft_0/clock/"),
                                           ("S0-D0-L3-ID0", "cpu-clock"), ("S0-D0-L3-ID1", "cpu-clock")]
    assert places("-a", "--per-core")[2:] == [("S0-D0-C0", "cpu-clock"), ("S0-D0-C4", "cpu-clock")]
    # Its place is not narrower than what it has a bank for.
    assert places("-a", "--per-core")[:2] == [("S0-D0-L3-ID0", "soft_0/clock/"), ("S0-D0-L3-ID1", "soft_0/clock/")]
    assert places("-C", "1", "--per-cache") == [("S0-D0-L3-ID1", "soft_0/clock/"), ("S0-D0-L3-ID1", "cpu-clock")]
    assert places("-C", "0-1", "--per-instance") == [("S0-D0-L3-ID0", "soft_0/clock/"), ("S0-D0-L3-ID1", "soft_0/clock/"),
                                                     ("CPU0", "cpu-clock"), ("CPU1", "cpu-clock")]
    rows = run("--sysfs", str(tree), "stat", "-j", "--per-core", "-C", "1", "-e", "cpu-clock", "--", "true").stderr
    assert '"socket": 0, "place": "S0-D0-C4"' in rows
    error = run("--sysfs", str(tree), "stat", "-C", "7", "-e", "cpu-clock", status=1).stderr
    assert "CPU 7 is offline, or this machine has none" in error


def test_fake_devices_count(run: Run, tree: Path, counting_all: None) -> None:
    """Both devices of the tree are the kernel's software PMU, on CPU 0 for the whole machine."""
    result = run("--sysfs", str(tree), "stat", "-x,", "--per-instance", "-e", "soft/clock/", "--", "sleep", "0.05")
    rows = [line.split(",") for line in result.stderr.splitlines()]
    assert [row[2] for row in rows] == ["soft_0/clock/", "soft_1/clock/"]
    assert rows[0][1] == "s"  # soft_0 has a scale
    summed = run("--sysfs", str(tree), "stat", "-x,", "-e", "soft/clock/", "--", "sleep", "0.05").stderr.split(",")
    assert summed[2] == "soft/clock/"
    assert int(summed[3]) >= 100_000_000  # two devices of 50 ms


@pytest.mark.parametrize("scale", ["nan", "inf", "-inf", "-1", "0", "1e999", "1e300", "garbage", "1e-6x", "1,5", "", "1e-6\n1e-6", "not readable"])
def test_a_scale_that_is_none(run: Run, tree: Path, scale: str) -> None:
    """No count may become infinite, or no number: the event is refused, with the file and what it says; its terms count it unscaled."""
    device = tree / "bus/event_source/devices/soft_0"
    (device / "events/clock.scale").write_text("9" * 5000 if scale == "not readable" else scale + "\n")
    error = run("--sysfs", str(tree), "stat", "-a", "-j", "-e", "soft_0/clock/", status=1).stderr
    said = scale.replace("\n", "\\x0a") + (": File too large" if scale == "not readable" else "")
    assert error.splitlines()[0] == (f"pmureg: events/clock.scale of soft_0 in sysfs is '{said}', which is not a valid scale; give the event by its "
                                     "terms to count it unscaled")


def test_sysfs_files_that_wait_for_a_writer(run: Run, tree: Path) -> None:
    device = tree / "bus/event_source/devices/soft_0"
    for name in ("events/clock.scale", "events/slow", "cpumask"):
        (device / name).unlink(missing_ok=True)
        os.mkfifo(device / name)
    assert run("--sysfs", str(tree), "stat", "-e", "soft_0/slow/", status=1).stderr.startswith(
        "pmureg: the CPUs of soft_0 cannot be read in sysfs: Invalid argument\n")
    run("--sysfs", str(tree), "list")


def test_a_folder_of_terms_that_cannot_be_read(run: Run, tree: Path) -> None:
    """A link to itself, which not even root can follow: the event is refused, and `list` lists what is behind the PMU but does not succeed."""
    folder = tree / "bus/event_source/devices/soft_0/format"
    if folder.exists():
        shutil.rmtree(folder)
    folder.symlink_to("format")
    why = "pmureg: the terms of soft_0 cannot be read in sysfs: Too many levels of symbolic links\n"
    assert run("--sysfs", str(tree), "stat", "-a", "-e", "soft_0/config=0/", "--", "true", status=1).stderr.startswith(why)
    listed = run("--sysfs", str(tree), "list", status=1)
    assert listed.stderr == why and "soft_0/clock/" in listed.stdout and "soft_1/clock/" in listed.stdout and "cpu-clock" in listed.stdout


def test_an_event_whose_file_is_empty(run: Run, tree: Path) -> None:
    """Of no terms, which perf refuses, too (its parse-events.y has no list without one): it would count config 0."""
    for text in ("", "\n"):
        (tree / "bus/event_source/devices/soft_0/events/nothing").write_text(text)
        assert run("--sysfs", str(tree), "stat", "-a", "-e", "soft_0/nothing/", "--", "true", status=1).stderr.startswith(
            "pmureg: events/nothing of soft_0 in sysfs is empty; give the event by its terms\n")


def test_a_file_of_an_event_that_is_too_long(run: Run, tree: Path) -> None:
    (tree / "bus/event_source/devices/soft_0/events/long").write_text("event=0," * 40)
    assert run("--sysfs", str(tree), "stat", "-a", "-e", "soft_0/long/", "--", "true", status=1).stderr.startswith(
        "pmureg: events/long of soft_0 in sysfs cannot be read: File too large\n")


def test_named_event_of_a_tree(run: Run, tree: Path, counting: None) -> None:
    result = run("--sysfs", str(tree), "stat", "-x,", "-e", "task/faults/", "--", "true")
    assert int(result.stderr.split(",")[0]) > 10


def test_count_ends_the_command(run: Run, counting: None) -> None:
    start = time.monotonic()
    result = run("stat", "-I", "20", "--interval-count", "2", "-e", "task-clock", "--", "sleep", "30")
    assert time.monotonic() - start < 25
    assert len(result.stderr.splitlines()) == 3


@pytest.mark.parametrize("scale", ["nan", "inf", "-inf", "1e999", "1e308"])
def test_a_scale_that_makes_no_number(pmureg: Path, tree: Path, tmp_path: Path, counting_all: None, scale: str) -> None:
    """Refused, or a reason: JSON knows neither NaN nor infinity (RFC 8259, section 6)."""
    (tree / "bus/event_source/devices/soft_0/events/clock.scale").write_text(scale + "\n")
    words = [pmureg, "--sysfs", tree, "stat", "-a", "-e", "soft_0/clock/", "--openmetrics", tmp_path / "x.prom"]
    for format in ("--json", "-x,", None):
        result = subprocess.run([*words, *([format] if format else []), "--", "sleep", "0.01"], capture_output=True, text=True)
        if result.returncode:
            assert result.returncode == 1 and result.stderr.startswith("pmureg: ")
        elif format == "--json":
            line = json.loads(result.stderr, parse_constant=lambda word: pytest.fail(word))
            assert line["counter-value"] is None and line["reason"] == "no number: its scale"
        else:
            assert "<no number: its scale>" in result.stderr
        assert result.returncode or "pmureg_event_scaled_total" not in (tmp_path / "x.prom").read_text()


# ---- signals ----


def interrupt(pmureg: Path, number: int, *arguments: str) -> tuple[int, str, str]:
    """Sent when it waits for signals and a third of a second has gone by; where accesses are shown, when it has read twice."""
    need_proc("tells which signals a program waits for")
    with tempfile.TemporaryFile("w+") as file:
        process = subprocess.Popen([str(pmureg), *arguments], stdout=file, stderr=subprocess.PIPE, text=True)
        status = Path(f"/proc/{process.pid}/status")
        while not int(re.search(r"^SigBlk:\t(.*)", status.read_text(), re.M)[1], 16) >> number - 1 & 1:  # type: ignore[index]
            time.sleep(0.005)
        time.sleep(0.3)
        while "trace" in arguments and os.pread(file.fileno(), 1 << 20, 0).count(b"# read\n") < 2:
            time.sleep(0.02)
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
        file.seek(0)
        return process.returncode, file.read(), err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signal_ends_the_counting(pmureg: Path, counting_all: None, number: int) -> None:
    status, out, err = interrupt(pmureg, number, "stat", "-a", "-e", "cpu-clock")
    assert status == -number  # as perf: who called sees the signal
    assert out.startswith("\n Performance counter stats for 'system wide':\n")
    assert re.search(r" msec cpu-clock +# +[\d.]+  CPUs utilized\n", out) and out.endswith(" seconds time elapsed\n\n")
    assert err == ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_puts_registers_back(pmureg: Path, number: int) -> None:
    status, out, err = interrupt(pmureg, number, "stat", "--io", "trace", "--system", "ivbep", "-I", "50", "-e", "uncore_cbox_0/event=1/")
    assert status == -number and err == ""
    assert out.count("# read\n") >= 2
    tail = out[out.index("# read, stop\n"):]
    assert "# close: restore\n" in tail
    assert re.search(r"^write MSR 0xd10            <- 0x0000000000000000 ", tail, re.MULTILINE)


def test_signal_goes_to_the_command(pmureg: Path, counting: None) -> None:
    start = time.monotonic()
    status, _, err = interrupt(pmureg, signal.SIGTERM, "stat", "-e", "task-clock", "--", "sleep", "30")
    assert status == -signal.SIGTERM
    assert time.monotonic() - start < 25
    assert "Performance counter stats for 'sleep 30'" in err


def test_reader_that_leaves(pmureg: Path) -> None:
    """The session is closed, without a complaint, though the pipe is gone."""
    process = subprocess.Popen([str(pmureg), "stat", "--io", "sim", "--system", "ivbep", "-I", "1", "-e", "uncore_cbox_0/event=1/"],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=60) == 1
    assert process.stderr.read() == b""
    process.stderr.close()


def test_event_of_another_variant(run: Run) -> None:
    """Named, it is refused; written in numbers, it is the user's own risk."""
    arguments = ("stat", "--io", "sim", "--system", "nhm.nhm", "-e")
    assert run(*arguments, "uncore/gq_snoop.goto_s/", status=1).stderr == \
        "pmureg: `GQ_SNOOP.GOTO_S` is described for Westmere, but this is Nehalem: to try it anyway, write `event=0xc,umask=0x1`\n" \
        "  uncore/gq_snoop.goto_s/\n         ^\n"
    assert "13,000,000" in run(*arguments, "uncore/event=0xc,umask=0x1/").stdout
    assert "13,000,000" in run("stat", "--io", "sim", "--system", "nhm.wsm", "-e", "uncore/gq_snoop.goto_s/").stdout


def test_a_long_interval_of_simulated_time(run: Run) -> None:
    """Its sample is short, so that rotations of 80 ms would never come: each of five events on four counters has its part of a thousand ticks."""
    events = ",".join(f"uncore_imc_0/event={n}/" for n in range(1, 6))
    text = run("stat", "--io", "sim", "--system", "ivbep", "-I", "20000", "--ticks", "1000", "-x;", "-o", "-", "-e", events, "--", "true").stdout
    rows = [line.split(";") for line in text.splitlines() if "#" not in line]
    assert [(row[1], row[4]) for row in rows] == [(str(1000 * (n + 1)), "800") for n in range(1, 6)]


@pytest.mark.skipif(platform.machine() == "aarch64", reason="skipped: here the instructions would be executed")
def test_a_machine_that_is_several_systems(run: Run, tree: Path) -> None:
    """Its cores are one described system (armv8_pmuv3_0 in sysfs), what is around them another (NVIDIA's implementer 0x4e,
    part 0x004: Linux cputype.h): the one that has the unit is meant, and none of them is taken for another machine."""
    (tree / "devices/system/cpu/cpu0/regs/identification/midr_el1").write_text("0x000000004e0f0040\n")
    device = tree / "bus/event_source/devices/armv8_pmuv3_0"
    (device / "format").mkdir(parents=True)
    (device / "type").write_text("8\n")
    for more in (["-e", "carmel_scf/event=1/"], ["--io", "direct", "--system", "carmel", "-e", "carmel_scf/event=1/"],
                 ["--io", "direct", "--system", "pmuv3", "-e", "armv8_pmuv3_0/event=0x11/"]):
        error = run("--sysfs", str(tree), "stat", *more, "--", "true", status=1).stderr
        assert "AArch64" in error and "left alone" not in error, error
