"""list, describe, decode, encode, --help: everything that touches no device."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from command import SYSTEMS, Run

# ---- the command itself ----


def test_version(run: Run) -> None:
    assert run("--version").stdout == "pmureg 0.3.0\n"


def test_help(run: Run) -> None:
    text = run("--help").stdout
    for command in ("list", "describe", "decode", "encode", "stat", "run", "verify", "dump", "selftest", "allowlist", "demo", "completion", "index"):
        assert f"\n  {command} " in text
    assert "examples:" in text


@pytest.mark.parametrize("command", ["list", "describe", "decode", "encode", "stat", "run", "verify", "dump", "selftest", "allowlist", "completion", "index"])
def test_help_of_a_command(run: Run, command: str) -> None:
    text = run(command, "--help").stdout
    assert text.startswith(f"usage: pmureg {command} ")
    assert "\noptions:\n" in text and "\nexamples:\n" in text
    assert run(command, "-h").stdout == text


def test_examples_of_help_work(run: Run, pmureg: Path) -> None:
    """Examples come from the tables; those that simulate run anywhere."""
    lines = [line.split() for command in ("list", "describe", "decode", "encode", "stat", "dump", "selftest", "allowlist")
             for line in run(command, "--help").stdout.split("examples:\n")[1].splitlines()]
    tried = 0
    for words in lines:
        if words[1] == "stat" and "--system" not in words:
            continue
        if words[-1] == "/dev/stdout" and not Path(words[-1]).exists():
            continue  # without /proc it leads to nothing
        if words[1:] == ["list", "bandwidth"]:
            # Not every machine has an event of that name.
            result = subprocess.run([pmureg, *words[1:]], capture_output=True, text=True, timeout=60)
            assert result.stdout if result.returncode == 0 else result.stderr == "pmureg: nothing matches 'bandwidth'\n"
        else:
            run(*[word.strip("'") for word in words[1:]])
        tried += 1
    assert tried >= 8


@pytest.mark.parametrize(("arguments", "message"), [
    (["lst"], "pmureg: no command 'lst'; did you mean 'list'?\n"),
    (["frobnicate"], "pmureg: no command 'frobnicate'; see `pmureg --help`\n"),
    (["--sysfs"], "pmureg: --sysfs needs a value; see `pmureg --help`\n"),
    (["--what", "list"], "pmureg: no option --what; see `pmureg --help`\n"),
    (["list", "a", "b"], "pmureg: one pattern at a time\nusage: pmureg list [PATTERN] [--system NAME]; see `pmureg list --help`\n"),
    (["list", "--sytem", "x"], "pmureg: no option --sytem; did you mean --system?\nusage: pmureg list [PATTERN] [--system NAME]; see `pmureg list --help`\n"),
    (["list", "--names=1"], "pmureg: --names takes no value\nusage: pmureg list [PATTERN] [--system NAME]; see `pmureg list --help`\n"),
    (["list", "--system"], "pmureg: --system needs a value\nusage: pmureg list [PATTERN] [--system NAME]; see `pmureg list --help`\n"),
    (["list", "-z"], "pmureg: no option -z\nusage: pmureg list [PATTERN] [--system NAME]; see `pmureg list --help`\n"),
    (["describe", "a", "b"], "pmureg: one name at a time\nusage: pmureg describe [NAME]; see `pmureg describe --help`\n"),
    (["decode", "a"], "pmureg: decode needs a register and a value, or - for a log\nusage: pmureg decode REGISTER VALUE | -; see `pmureg decode --help`\n"),
    (["decode", "a", "1", "2"], "pmureg: too many arguments\nusage: pmureg decode REGISTER VALUE | -; see `pmureg decode --help`\n"),
    (["decode", "a", "12z"], "pmureg: '12z' is not a number of up to 64 bits; write decimal, 0x or 0b\nusage: pmureg decode REGISTER VALUE | -; see `pmureg decode --help`\n"),
    (["decode", "a", "0x10000000000000000"], "pmureg: '0x10000000000000000' is not a number of up to 64 bits; write decimal, 0x or 0b\nusage: pmureg decode REGISTER VALUE | -; see `pmureg decode --help`\n"),
    (["encode"], "pmureg: encode needs a register\nusage: pmureg encode REGISTER [FIELD=VALUE ...]; see `pmureg encode --help`\n"),
    (["completion"], "pmureg: no shell is given; only bash is supported\nusage: pmureg completion bash [LINE WORD]; see `pmureg completion --help`\n"),
    (["completion", "zsh"], "pmureg: no completion for 'zsh'; only bash is supported\nusage: pmureg completion bash [LINE WORD]; see `pmureg completion --help`\n"),
])
def test_wrong_usage(run: Run, arguments: list[str], message: str) -> None:
    result = run(*arguments, status=2)
    assert result.stderr == message
    assert result.stdout == ""


def test_words_of_the_user_are_shown_and_not_obeyed(run: Run) -> None:
    """A terminal does what an escape sequence says."""
    assert run("list", "\x1b[31mx\n\x7f", status=1).stderr == "pmureg: nothing matches '\\x1b[31mx\\x0a\\x7f'\n"
    shown = run("stat", "--io", "sim", "--system", "nhm", "-e", "uncore/\x1bx=1/", status=1).stderr.splitlines()
    assert shown[1:] == ["  uncore/?x=1/", " " * 9 + "^"] and "\x1b" not in shown[0]


# Unicode 15, chapter 23: C1 controls; embeddings, overrides, isolates and marks of direction; what ends a line or a paragraph.
HARMFUL = ["\x00", "\x07", "\x1b", "\x7f", "\x80", "\x9b", "\x9f", "\u061c", "\u200e", "\u200f", "\u2028", "\u202a", "\u202e", "\u2066", "\u2069"]
# Unicode 15, table 3-7: what is no UTF-8: a byte alone, one too few, longer than need be, half of a pair, behind the last.
INVALID = [b"\x80", b"\xff", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80"]


def hexadecimal(data: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in data)


@pytest.mark.parametrize("data", [text.encode() for text in HARMFUL[1:]] + INVALID)
def test_what_a_terminal_would_act_on_is_shown(pmureg: Path, data: bytes) -> None:
    result = subprocess.run([pmureg, "list", b"a" + data + b"z"], capture_output=True)
    assert result.stderr.decode() == f"pmureg: nothing matches 'a{hexadecimal(data)}z'\n"


@pytest.mark.parametrize("word", ["\u00e4", "\u20ac", "\U0001f600", "\u0627", "\u05d0", "~", "\u00a0", "\u2027", "\u202f", "\ue000", "\ufffd"])
def test_letters_of_any_script_stay(run: Run, word: str) -> None:
    assert run("list", f"a{word}z", status=1).stderr == f"pmureg: nothing matches 'a{word}z'\n"
    shown = run("stat", "--io", "sim", "--system", "nhm", "-e", f"uncore/{word}x=1/", status=1).stderr.splitlines()
    assert shown[1:] == [f"  uncore/{word}x=1/", " " * 9 + "^"]


@pytest.mark.parametrize("words", [
    ["verify", "ivbep"], ["restore"], ["list"], ["dump", "ivbep"], ["dump", "t241", "--io", "mmio", "--mmio", "scf0=/x\x1b"],
    ["selftest", "ivbep"], ["stat", "--system", "ivbep", "--io", "direct", "-e", "uncore_ubox/event=0x42/"],
])
def test_a_path_is_shown(pmureg: Path, tmp_path: Path, words: list[str]) -> None:
    """Where what should be read below it is missing."""
    root = tmp_path / "\x1b[2J\u202e"
    cpu = root / "sys/devices/system/cpu"
    (cpu / "cpu0/topology").mkdir(parents=True)
    (cpu / "online").write_text("0\n")
    (cpu / "cpu0/topology/physical_package_id").write_text("0\n")
    for path in ("dev/cpu/0/msr", "sys/bus/event_source/devices/uncore_ubox/type"):
        (root / path).parent.mkdir(parents=True)
        (root / path).write_bytes(b"")
    result = subprocess.run([pmureg, *words, "--root", root], capture_output=True, timeout=60)
    text = (result.stdout + result.stderr).decode()
    assert text and "no option" not in text and not set(text) & set(HARMFUL)


def test_names_of_sysfs_are_shown(run: Run, tree: Path) -> None:
    devices = tree / "bus/event_source/devices"
    (devices / "soft_0").rename(devices / "soft\x1b[2J\u202e_0")
    (devices / "soft_1/events/\u009bclock").write_text("event=0x0\n")
    for names in ([], ["--names"]):
        text = run("--sysfs", str(tree), "list", *names).stdout
        assert "soft\\x1b[2J\\xe2\\x80\\xae_0/" in text and "soft_1/\\xc2\\x9bclock/" in text
        assert not any(character in text for character in HARMFUL)


def test_counts_of_names_that_a_terminal_would_act_on(run: Run, tree: Path, counting_all: None) -> None:
    """In each format, and each is still one: JSON by its own escapes (RFC 8259), a label by Prometheus' three."""
    devices = tree / "bus/event_source/devices"
    name = "soft\x1b[2J\u202e\x07"
    (devices / "soft_0").rename(devices / name)
    (devices / name / "events/clock.unit").write_text("\x1b[2J\n")
    more = ("-I", "10", "--interval-count", "1", "-a", "-e", f"{name}/clock/", "--openmetrics", str(tree / "x.prom"))
    shown = "soft\\x1b[2J\\xe2\\x80\\xae\\x07/clock/"
    for format in ([], ["-x,"], ["--json"]):
        text = run("--sysfs", str(tree), "stat", *format, *more).stdout
        assert not any(character in text for character in HARMFUL)
        if format == ["--json"]:
            line = json.loads(text)
            assert (line["event"], line["unit"]) == (f"{name}/clock/", "\x1b[2J")
        else:
            assert shown in text and "\\x1b[2J" in text.replace(shown, "")
    assert 'unit="soft\\\\u001b[2J\\\\u202e\\\\u0007"' in (tree / "x.prom").read_text()


def test_mistakes_of_a_session_are_shown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "s\x1b.yaml"
    path.write_text('"\\e[2J\\u202e": 1\nevents: page-faults\n')
    assert run("run", str(path), status=1).stderr == f"{tmp_path}/s\\x1b.yaml:1:1: a session has no key `\\x1b[2J\\xe2\\x80\\xae`; `pmureg run --help` shows them\n"


def test_a_long_word_does_not_bury_what_to_do(run: Run) -> None:
    error = run("list", "--" + "a" * 10000, status=2).stderr
    assert len(error) < 1300
    assert error.startswith("pmureg: no option --aaa") and " ... " in error
    assert error.endswith("\nusage: pmureg list [PATTERN] [--system NAME]; see `pmureg list --help`\n")
    assert run("list", "b" * 10000, status=1).stderr.endswith("bbb'\n")


def test_no_command(run: Run) -> None:
    result = run(status=2)
    assert result.stdout == ""
    assert result.stderr.startswith("usage: pmureg")


def test_full_disk(pmureg: Path) -> None:
    with open("/dev/full", "w") as full:
        result = subprocess.run([str(pmureg), "decode", "ivbep_cbo_ctl", "0"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert result.returncode == 1
    assert result.stderr == "pmureg: the output cannot be written: No space left on device\n"


def test_no_colours_in_a_pipe(run: Run) -> None:
    assert "\033" not in run("describe", "ivbep_cbo_ctl").stdout


# ---- list ----


def test_list_names_every_system(run: Run, tree: Path) -> None:
    text = run("--sysfs", str(tree), "list").stdout
    for system in SYSTEMS:
        assert f"\n  {system} " in text
    assert "\nThis machine's PMUs\n" in text
    assert "\n  soft_0/event=/ " in text
    assert "\n  soft_0/clock/                                     event=0x0\n" in text
    assert "\n  page-faults " in text


def test_list_of_another_system(run: Run) -> None:
    text = run("list", "--system", "nhm").stdout
    assert text.startswith("nhm: Intel Nehalem and Westmere uncore PMU\n")
    assert "This machine" not in text
    assert "carmel" not in text


def test_list_units(run: Run) -> None:
    text = run("list", "--system", "ivbep").stdout
    assert "\nuncore_cbox: Slice of the last-level cache with its caching agent, 15 units (uncore_cbox_0 ... uncore_cbox_14)\n" in text
    text = run("list", "--system", "spmu").stdout  # has no named events
    assert "\nspmu: " in text and ", 32 units (spmu_" in text


def test_list_of_a_variant(run: Run, tmp_path: Path) -> None:
    """Where no variant is named, events say which have them; where one is, only its events are listed."""
    assert "uncore/GQ_SNOOP.GOTO_S/                           Snoops that moved a line to the state given.\n" + 52 * " " \
        + "(Westmere)\n" in run("list", "--system", "nhm", "gq_snoop").stdout
    text = run("list", "--system", "nhm.wsm", "*gq_*").stdout
    assert text.startswith("nhm.wsm: Intel Nehalem and Westmere uncore PMU: Westmere\n") and "(Westmere)" not in text
    assert run("list", "--names", "--system", "nhm.nhm", "*/g*_snoop*").stdout == ""
    assert run("list", "--names", "--system", "nhm.wsm", "*/g*_snoop*").stdout == "uncore/GQ_SNOOP.GOTO_S/\nuncore/GQ_SNOOP.GOTO_I/\n"
    assert "\n  nhm.wsm  " in run("list", "--root", str(tmp_path)).stdout  # a machine that is none of them


def test_describe_of_a_variant(run: Run) -> None:
    text = run("describe", "nhm").stdout
    assert "  1 kinds of units, 8 registers, 218 events\n  variants  Nehalem (--system nhm.nhm)\n            Westmere (--system nhm.wsm)\n" in text
    # 218 rows of the events' table: 6 for Nehalem only, 42 for Westmere only.
    assert "nhm.wsm  Intel" in run("describe", "nhm.wsm").stdout and "212 events\n  variant   Westmere\n" in run("describe", "nhm.wsm").stdout
    assert "176 events\n  variant   Nehalem\n" in run("describe", "--system", "nhm.nhm").stdout
    assert "  only on   Westmere\n" in run("describe", "--system", "nhm", "uncore/GQ_SNOOP.GOTO_S/").stdout
    assert "only on" not in run("describe", "--system", "nhm", "uncore/GQ_ALLOC.READ_TRACKER/").stdout


def test_misspelt_variant(run: Run) -> None:
    assert run("list", "--system", "nhm.wms", status=1).stderr == \
        "pmureg: there is no described system 'nhm.wms'; did you mean 'nhm.wsm'?\n"


def test_list_pattern_searches_all_systems(run: Run, tree: Path) -> None:
    text = run("--sysfs", str(tree), "list", "*slc_read_bandwidth*").stdout
    assert "\nt410: " in "\n" + text
    assert "nvidia_ucf_pmu.avg_slc_read_bandwidth_in_gbps" in text
    assert "ivbep" not in text and "soft" not in text


def test_list_pattern_in_explanations(run: Run, tree: Path) -> None:
    assert "Write-back, modified" not in run("--sysfs", str(tree), "list", "--system", "ivbep", "CLOCKTICKS").stdout
    assert "uncore_cbox/CLOCKTICKS/" in run("list", "--system", "ivbep", "clock cycles seen").stdout


def test_list_shows_whole_words_first(run: Run) -> None:
    """`cas` is a word of CAS_COUNT, and stands within "broadcast"; each is listed once."""
    lines = [line.split()[0] for line in run("list", "--system", "ivbep", "cas").stdout.splitlines() if line.startswith("  uncore_")]
    assert lines.index("uncore_imc/CAS_COUNT.RD/") < lines.index("uncore_ha/OSB.REMOTE/")
    assert len(lines) == len(set(lines)) > 100
    assert run("list", "--names", "--system", "ivbep", "cas").stdout.count("cas_count_read") == 1


@pytest.mark.parametrize(("pattern", "first"), [
    ("cas_count_r*", "uncore_imc/cas_count_read/"),  # an event, whole
    ("UNC_M_CAS_COUNT.RD_U*", "uncore_imc/CAS_COUNT.RD_UNDERFILL/"),  # by Intel's name
    ("read_bandwidt?", "uncore_imc.read_bandwidth"),  # a metric
    ("uncore_im?", "uncore_imc/DCLOCKTICKS/"),  # a unit: all of it
    ("uncore_imc_3", "uncore_imc/DCLOCKTICKS/"),
    ("uncore_imc/cas_*_write/", "uncore_imc/cas_count_write/"),
])
def test_list_whole_names(run: Run, pattern: str, first: str) -> None:
    lines = [line.split()[0] for line in run("list", "--system", "ivbep", pattern).stdout.splitlines() if line.startswith("  uncore_")]
    assert lines[0] == first
    assert all(line.startswith("uncore_imc") for line in lines)


def test_list_metrics(run: Run) -> None:
    assert run("list", "--system", "ivbep", "metrics", "--names").stdout.split().count("read_bandwidth") == 1
    assert run("list", "--system", "ivbep", "metric", "--names").stdout == run("list", "--system", "ivbep", "metrics", "--names").stdout
    text = run("list", "--system", "ivbep", "metric").stdout
    assert "  uncore_imc.read_bandwidth " in text and "cas_count_read" not in text


def test_pages_of_the_kernels_pmus(run: Run, tree: Path) -> None:
    """What no described system has is looked for among the kernel's PMUs, from their files in sysfs."""
    assert run("--sysfs", str(tree), "describe", "soft_0/clock/").stdout == (
        "soft_0/clock/  (soft_0.soft_0)\n  text      event=0x0\n  terms     event=0x0\n  perf      config=0x0\n  unit      s (count * 1e-9)\n")
    assert run("--sysfs", str(tree), "describe", "task").stdout == (
        "task  PMU of the running kernel\n  event                     config:0-7\n  task/faults/  event=0x2\n")
    assert run("--sysfs", str(tree), "describe", "faults").stdout.startswith("task/faults/  (task.task)\n")
    for unit in ("soft_0", "soft_1"):
        (tree / "bus/event_source/devices" / unit / "events/pounces").write_text("event=0x1\n")
    assert run("--sysfs", str(tree), "describe", "pounces", status=1).stderr == (
        "pmureg: 'pounces' is ambiguous; choose one of:\n  event     soft_0.pounces\n  event     soft_1.pounces\n")
    assert run("--sysfs", str(tree), "describe", "soft_1.pounces").stdout.startswith("soft_1/pounces/  ")
    assert run("--sysfs", str(tree), "describe", "task/fualts/", status=1).stderr.endswith("did you mean 'task/faults/'?\n")


def test_an_event_whose_terms_the_user_must_give(run: Run, tree: Path, counting: None) -> None:
    """As Linux's hv_24x7 lists them: `domain=?`."""
    (tree / "bus/event_source/devices/task/events/chosen").write_text("event=?\n")
    assert run("--sysfs", str(tree), "stat", "-e", "task/chosen/", "true", status=1).stderr == (
        "pmureg: `chosen` needs `event`: add `event=…` (config:0-7)\n  task/chosen/\n       ^\n")
    counts = json.loads(run("--sysfs", str(tree), "stat", "-j", "-e", "task/chosen,event=2/", "true").stderr)
    assert counts["event"] == "task/chosen,event=2/" and float(counts["counter-value"]) > 10


def test_list_json(run: Run, tree: Path) -> None:
    """perf's keys: Intel's manual has 64 bytes for each read, event 4 with umask 3 (2.5.7)."""
    listed = json.loads(run("list", "--system", "ivbep", "cas_count_read", "--json").stdout)
    assert listed == [{"System": "ivbep", "Unit": "uncore_imc", "EventName": "uncore_imc/cas_count_read/", "EventType": "Described event",
                       "BriefDescription": "Data read from memory.", "Encoding": "uncore_imc/event=0x4,umask=0x3/",
                       "ScaleUnit": "6.103515625e-5MiB"}]
    metric, = json.loads(run("list", "-j", "--system", "t410", "avg_slc_read_bandwidth_in_gbps").stdout)
    assert metric["MetricName"] == "avg_slc_read_bandwidth_in_gbps" and "/ duration_ns" in metric["MetricExpr"]
    listed = json.loads(run("--sysfs", str(tree), "list", "--json").stdout)
    assert {"Unit": "soft_0", "EventName": "soft_0/clock/", "EventType": "Kernel PMU event", "BriefDescription": "event=0x0",
            "Encoding": "soft_0/event=0x0/", "ScaleUnit": "1e-9s"} in listed
    assert {item["System"] for item in listed if "EventType" not in item} >= {"ivbep", "nhm.wsm"}
    nothing = run("list", "--json", "nosuchevent", status=1)
    assert json.loads(nothing.stdout) == [] and nothing.stderr == "pmureg: nothing matches 'nosuchevent'\n"
    assert run("list", "--json", "--names", status=2).stderr.startswith("pmureg: --json includes what --names and --systems print: omit them\n")


def test_list_of_what_is_a_register(run: Run) -> None:
    assert run("list", "0xd12", status=1).stderr == \
        "pmureg: no unit, event or metric matches '0xd12', but a register does; see `pmureg describe '0xd12'`\n"


def test_list_nothing(run: Run) -> None:
    result = run("list", "nosuchevent", status=1)
    assert result.stderr == "pmureg: nothing matches 'nosuchevent'\n"
    assert result.stdout == ""


def test_list_names(run: Run, tree: Path) -> None:
    names = run("--sysfs", str(tree), "list", "--names").stdout.splitlines()
    assert names[:5] == ["soft_0/", "soft_0/clock/", "soft_1/", "soft_1/clock/", "task/"]
    assert "page-faults" in names
    names = run("list", "--names", "--system", "t410", "nvidia_ucf_pmu_*").stdout.splitlines()
    assert names == ["nvidia_ucf_pmu_0/", "nvidia_ucf_pmu_1/"]


@pytest.mark.parametrize(("name", "message"), [
    ("ivbp", "pmureg: there is no described system 'ivbp'; did you mean 'ivbep'?\n"),
    ("zzzzzz", f"pmureg: there is no described system 'zzzzzz'; choose one of: {', '.join(SYSTEMS)}\n"),
])
@pytest.mark.parametrize("command", [["list"], ["describe"], ["describe", "x"], ["decode", "x", "1"], ["encode", "x"],
                                     ["stat", "--io", "sim", "-e", "x/y=1/"]])
def test_unknown_system(run: Run, command: list[str], name: str, message: str) -> None:
    told = run(command[0], "--system", name, *command[1:], status=1).stderr
    assert told == message or len(message) > 300 and told.endswith("…\n") and message.startswith(told[:-2])  # of some thirty systems not all


def test_this_machine_is_detected(run: Run, tree: Path) -> None:
    device = tree / "bus/event_source/devices/nvidia_cmem_latency_pmu_0"
    device.mkdir()
    (device / "type").write_text("99\n")
    assert run("--sysfs", str(tree), "list").stdout.startswith("t410: NVIDIA Tegra410")
    assert run("--sysfs", str(tree), "describe").stdout.startswith("t410  NVIDIA Tegra410")


# ---- describe ----


def test_describe_register(run: Run) -> None:
    text = run("describe", "ivbep_cbo_ctl").stdout
    assert text.startswith("ivbep_cbo_ctl  C<box>_MSR_PMON_CTL<n>\n")
    assert "  where     MSR 0xd10 to MSR 0xed3, 4 elements, 15 units, 32 bits\n" in text
    assert """
   31  30  29  28  27  26  25  24  23  22  21  20  19  18  17  16
  +-------------------------------+---+---+-------+---+---+---+---+
  |            thresh             | 0 |en |   0   | 3 | 4 |rst| 0 |
  +-------------------------------+---+---+-------+---+---+---+---+
   15  14  13  12  11  10   9   8   7   6   5   4   3   2   1   0
  +-------------------------------+-------------------------------+
  |             umask             |            ev_sel             |
  +-------------------------------+-------------------------------+
""" in text
    assert "\n    4  18     edge_det  RW-V    0x0 " in text
    assert "\n  rules     edge_det counts rising edges of the threshold compare, so thresh must be at least 1.\n" in text


def test_describe_one_element(run: Run) -> None:
    text = run("describe", "ivbep:C3_MSR_PMON_CTL2").stdout
    assert text.startswith("ivbep_cbo_ctl  C3_MSR_PMON_CTL2\n")
    assert "  where     MSR 0xd72, 32 bits\n" in text  # 0xd10 + 3 * 0x20 + 2


def test_describe_64_bits_and_a_bank(run: Run) -> None:
    text = run("describe", "carmel:NV_PMEVCNTR<n>_EL0").stdout
    assert text.startswith("carmel_uncore_pmevcntr  NV_PMEVCNTR<n>_EL0\n")
    assert "\n   63  62  61 " in text
    assert "  behind    NV_PMSELR_EL0 = 0x0 (element 0)\n" in text


def test_describe_what_units_come_out_of_reset_with(run: Run) -> None:
    text = run("describe", "carmel_uncore_pmcrn").stdout
    assert "  reset     0x0000000000000201 in scf; 0x0000000000000204 in l2_0, l2_1, l2_2, l2_3\n" in text
    assert "  7:0    Units     RO      differs " in text and "  15:8   Counters  RO      0x2 " in text


def test_describe_enumeration(run: Run) -> None:
    text = run("describe", "spmu:spmcfgr_el1").stdout
    assert " 0x27 BITS_40\n" in text
    assert " other values are reserved\n" in text


@pytest.mark.parametrize(("register", "levels"), [
    ("spmu_spmcfgr", "EL1 and above; UNDEFINED at EL0"),
    ("spmu_spmcr", ""),
    ("pmuv3_el_control_mdcr_el2", "EL2 and above; UNDEFINED at EL0 and in guests, at EL1"),
    ("pmuv3_el_control_scr_el3", "EL3; UNDEFINED below"),
    ("riscv_hpm_mcycle", "machine mode; illegal below"),
    ("riscv_hpm_cycle", ""),
    ("ivbep_cbo_ctl", "")])
def test_describe_says_who_reaches_a_register(run: Run, register: str, levels: str) -> None:
    """By the names and numbers of Arm's and RISC-V's architectures: SPMCFGR_EL1 is UNDEFINED at EL0, SPMCR_EL0 is not."""
    text = run("describe", register).stdout
    assert (f"\n  access    {levels}\n" in text) if levels else ("\n  access  " not in text)


@pytest.mark.parametrize(("name", "start"), [
    ("ivbep", "ivbep  Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX) (intel)\n"),
    ("IVBEP", "ivbep  "),
    ("ivbep:uncore_cbox_3", "uncore_cbox_3  Slice of the last-level cache with its caching agent (ivbep.cbo)\n"),
    ("ivbep:uncore_cbox", "uncore_cbox  "),
    ("ivbep_cbo", "uncore_cbox  "),
    ("IVBEP:uncore_cbox_0/CLOCKTICKS/", "uncore_cbox/CLOCKTICKS/  (ivbep.cbo)\n"),
    ("ivbep_cbo.clockticks", "uncore_cbox/CLOCKTICKS/  (ivbep.cbo)\n"),
    ("t410_pcie.read_bandwidth", "read_bandwidth  metric of t410.pcie\n"),
])
def test_describe_by_name(run: Run, name: str, start: str) -> None:
    assert run("describe", name).stdout.startswith(start)


def test_describe_what_several_systems_have(run: Run) -> None:
    """Carmel's cores have the event under Arm's name, too: each is named as it can be given."""
    error = run("describe", "L2D_CACHE_WB_VICTIM", status=1).stderr.splitlines()
    assert error[0] == "pmureg: 'L2D_CACHE_WB_VICTIM' is ambiguous; choose one of:"
    assert {"  event     carmel_uncore.L2D_CACHE_REFILL_VICTIM", "  event     pmuv3.l2d_cache_wb_victim"} <= set(error[1:])
    for line in error[1:]:
        run("describe", line.split()[1])
    units = run("describe", "uncore", status=1).stderr.splitlines()
    assert {"  unit      carmel:carmel_uncore", "  unit      nhm:uncore"} <= set(units[1:])
    assert run("describe", "nhm:uncore").stdout.startswith("uncore  ")
    assert run("describe", "--system", "nhm", "ivbep:uncore_cbox", status=1).stderr == "pmureg: `ivbep:` and --system nhm differ: name one system\n"


def test_describe_event(run: Run) -> None:
    text = run("describe", "ivbep:uncore_cbox/TOR_INSERTS.MISS_OPCODE/").stdout
    assert "\n  terms     event=0x35,umask=0x3\n" in text
    assert "\n  needs     a value for filter_opc\n" in text


# Linux's mask of the PCU's config lacks bit 21 (uncore_snbep.c, IVBEP_PCU_MSR_PMON_RAW_EVENT_MASK): without it the event
# number 0x11e is 0x1e, which is another event.
@pytest.mark.parametrize("event, term", [("DELAYED_C_STATE_ABORT_CORE7", "event_ext"), ("CORE_C6", "cstate")])
def test_describe_event_out_of_perfs_reach(run: Run, event: str, term: str) -> None:
    out = run("describe", f"uncore_pcu/{event}/").stdout
    assert f"perf      out of reach: Linux has no place for {term}\n" in out
    assert "config=" not in out


def test_describe_metric(run: Run) -> None:
    assert run("describe", "t410_pcie.read_bandwidth").stdout == """\
read_bandwidth  metric of t410.pcie
  text      Read bandwidth.
  formula   rd_bytes / duration_ns
  unit      GB/s
  view      io
"""


def test_describe_without_a_name(run: Run, tree: Path) -> None:
    lines = run("--sysfs", str(tree), "describe").stdout.splitlines()
    assert [line.split()[0] for line in lines] == SYSTEMS


def test_describe_ambiguous(run: Run) -> None:
    result = run("describe", "t410:read_bandwidth", status=1)
    assert result.stderr == """\
pmureg: 'read_bandwidth' is ambiguous; choose one of:
  metric    t410_ucf.read_bandwidth
  metric    t410_pcie.read_bandwidth
  metric    t410_pcie_tgt.read_bandwidth
  metric    t410_cmem.read_bandwidth
"""


def test_describe_nothing(run: Run, tree: Path) -> None:
    """A search is advised only where it finds something."""
    assert run("describe", "nonsense", status=1).stderr == "pmureg: nothing has 'nonsense' " \
        "in its name, explanation or address; `pmureg list` lists all\n"
    assert run("describe", "0xdeadbeef", status=1).stderr.startswith("pmureg: nothing has '0xdeadbeef' in its name, ")
    assert run("describe", "--system", "nhm", "snoop", status=1).stderr == \
        "pmureg: nothing of nhm has the name 'snoop'; search with `pmureg list --system nhm 'snoop'`\n"
    assert "GQ_SNOOP.GOTO_S" in run("list", "--system", "nhm", "snoop").stdout
    assert run("--sysfs", str(tree), "describe", "--system", "nhm", "uncore_cbox_0", status=1).stderr == \
        "pmureg: nothing of nhm has the name 'uncore_cbox_0'; search with `pmureg list 'uncore_cbox_0'`\n"


# ---- decode ----


@pytest.mark.parametrize("words", [["encode", "uncore_cbox_0/event=1/", "en=1"], ["encode", "ivbep:uncore_cbox_0/event=1/"],
                                   ["decode", "uncore_cbox_0/event=1/", "1"], ["encode", "--system", "ivbep", "uncore_cbox_0/event=1/"]])
def test_an_event_is_no_register(run: Run, words: list[str]) -> None:
    assert run(*words, status=1).stderr == (
        "pmureg: 'uncore_cbox_0/event=1/' is an event, not a register; `pmureg stat --dry-run -e uncore_cbox_0/event=1/` "
        "shows which registers it programs\n")
    assert "write MSR 0xd10" in run("stat", "--dry-run", "--system", "ivbep", "-e", "uncore_cbox_0/event=1/").stdout


def test_decode(run: Run) -> None:
    assert run("decode", "cbo_0.ctl[1]", "0x01440135", "--system", "ivbep").stdout == """\
ivbep_cbo_ctl  C0_MSR_PMON_CTL1 = 0x01440135
   31  30  29  28  27  26  25  24  23  22  21  20  19  18  17  16
  +-------------------------------+---+---+-------+---+---+---+---+
  |            thresh             | 0 |en |   0   | 3 | 4 |rst| 0 |
  | 0   0   0   0   0   0   0   1 | 0 | 1 | 0   0 | 0 | 1 | 0 | 0 |
  +-------------------------------+---+---+-------+---+---+---+---+
   15  14  13  12  11  10   9   8   7   6   5   4   3   2   1   0
  +-------------------------------+-------------------------------+
  |             umask             |            ev_sel             |
  | 0   0   0   0   0   0   0   1 | 0   0   1   1   0   1   0   1 |
  +-------------------------------+-------------------------------+
  31:24  thresh               0x1
  22     en                   0x1
  19     tid_en               0x0
  18     edge_det             0x1
  17     rst                  0x0
  15:8   umask                0x1
  7:0    ev_sel               0x35
  event  TOR_INSERTS.OPCODE: Requests of opcode filter_opc.
"""


def test_decode_names_an_event_only_where_the_value_tells_it(run: Run) -> None:
    """Messages of QPI are all event 0x138, told apart by match and mask registers; of one encoding Intel lists two names."""
    assert "event  " not in run("decode", "ivbep_qpi_ctl", "0x200038").stdout
    assert run("decode", "ivbep_imc_ctl", "0x0304").stdout.endswith(
        "  event  CAS_COUNT.RD: All reads.\n  event  cas_count_read: Data read from memory.\n")
    writes = run("stat", "--dry-run", "--io", "sim", "--system", "ivbep", "-e", "uncore_qpi_0/MESSAGE.SNP.AnySnp/").stdout.splitlines()
    assert [line[line.index(" en="):] for line in writes if "write " in line and " en=" in line] == [" en=1 ev_sel_ext=1 ev_sel=0x38"]


@pytest.mark.parametrize(("address", "name"), [
    ("0xd12", "ivbep_cbo_ctl  C0_MSR_PMON_CTL2"),  # Intel 329468-002, table 2-9
    ("0xD32", "ivbep_cbo_ctl  C1_MSR_PMON_CTL2"),
    ("MSR 0xd12", "ivbep_cbo_ctl  C0_MSR_PMON_CTL2"),
    ("msr 0x0d12", "ivbep_cbo_ctl  C0_MSR_PMON_CTL2"),
    ("PCI 01:10.4+0xd8", "ivbep_imc_ctl  MC_CH0_PCI_PMON_CTL0"),  # device 16, function 4; the bus is each machine's
    ("PCI ff:10.4+0xdc", "ivbep_imc_ctl  MC_CH0_PCI_PMON_CTL1"),
    ("PCI 0000:7f:10.4+0xd8", "ivbep_imc_ctl  MC_CH0_PCI_PMON_CTL0"),
    ("ivbep:uncore_imc_1.0xd8", "ivbep_imc_ctl  MC_CH1_PCI_PMON_CTL0"),
    ("0x320", "riscv_hpm_mcountinhibit  mcountinhibit"),
    ("CSR 0xb00", "riscv_hpm_mcycle  mcycle"),
    ("S3_3_C15_C5_1", "carmel_uncore_pmselr  NV_PMSELR_EL0"),
])
def test_an_address_is_a_name(run: Run, address: str, name: str) -> None:
    """Other systems may have a register there, too."""
    address = address if ":" in address.partition(" ")[0] else f"{name.partition('_')[0]}:{address}"
    assert run("decode", address, "0").stdout.startswith(f"{name} = 0x0000")
    assert run("describe", address).stdout.startswith(f"{name}\n")


@pytest.mark.parametrize(("address", "message"), [
    ("0xd1f", "no described system has a register '0xd1f'"),
    ("ivbep:PCI 3e:1f.7+0xd8", "no register of ivbep is at `PCI 3e:1f.7+0xd8`"),
    ("ivbep:uncore_imc_1.0xd9", "no register of uncore_imc_1 is at `0xd9`"),
    ("PCI 16.4+0xd8", "no described system has a register 'PCI 16.4+0xd8'"),
    ("spr:PCI 0000+0x438", "several registers are at `PCI 0000+0x438`: write `m2m.unit_ctl`, `m2hbm.unit_ctl`"),
])
def test_an_address_of_no_one_register(run: Run, address: str, message: str) -> None:
    assert message in run("decode", address, "0", status=1).stderr


# What the tools print, and the line behind it: Intel 329468-002, table 2-10: en is bit 22, rst 17, umask 15:8, ev_sel 7:0. Event 0x35, umask 3: TOR_INSERTS.MISS_OPCODE.
CTL = "en=1 umask=3 ev_sel=0x35 (TOR_INSERTS.MISS_OPCODE)"
LOG = [
    ("+ wrmsr -p 0 0xd12 0x400335", f"C0_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("$ sudo /usr/sbin/wrmsr -a 3346 4195125", f"C0_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("+ rdmsr -p0 0xd32\n400335", f"C1_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("# rdmsr --processor 1 -c 0xd10\n0x400335", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),
    ("rdmsr -a -u 0xd10\n4195125", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),
    ("rdmsr -o 0xd10\n20001465", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),
    ("rdmsr --decimal --processor=3 0xd10\n4195125", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),
    ("rdmsr --octal --zero-pad --processor 3 0xd10\n0000000000000020001465", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),
    ("rdmsr -X -0 0xd10\n0000000000400335", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),
    ("rdmsr -dx -p3 0xd10\n400335", f"C0_MSR_PMON_CTL0 = 0x00400335 {CTL}"),  # the last one says it
    ("rdmsr -f 7:0 0xd10\n35", None),  # not whole
    ("rdmsr -df7:0 0xd10\n35", None),
    ("rdmsr --bitfield 7:0 --unsigned 0xd10\n35", None),
    ("  <idle>-0     [001] d... 12.3: write_msr: d12, value 400335", f"C0_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("  perf 12 [001] 12.3:  msr:read_msr: d32, value 400335 ", f"C1_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("  perf 12 [001] 12.3:  msr:read_msr: d32, value 0 #GP", None),
    ("cpu0: C0_MSR_PMON_CTL1: 0x00400335 (0.125 Watts)", f"C0_MSR_PMON_CTL1 = 0x00400335 {CTL}"),
    ("MSR 0xd12 = 0x400335", f"C0_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("0xd12 0x400335", f"C0_MSR_PMON_CTL2 = 0x00400335 {CTL}"),
    ("PCI ff:10.4+0xd8 <- 0x400335", "MC_CH0_PCI_PMON_CTL0 = 0x00400335 en=1 umask=3 ev_sel=0x35"),
    ("0xd12 0x100400335", "C0_MSR_PMON_CTL2 = 0x100400335 does not fit into 32 bits"),
    ("wrmsr 0xd12 0x600335", f"C0_MSR_PMON_CTL2 = 0x00600335 {CTL}; invalid to write: Reserved bits of C<box>_MSR_PMON_CTL<n> must be written as 0: clear 0x200000."),
    ("MSR_NOSUCH: 0x400335", None),
    ("wrmsr 0xd12 lots", None),
    ("", None),
    ("\x1b[31m 0xd12", None),
]


@pytest.mark.parametrize(("line", "decoded"), LOG)
def test_decode_of_a_log(pmureg: Path, line: str, decoded: str | None) -> None:
    result = subprocess.run([pmureg, "decode", "--system", "ivbep", "-"], input=f"{line}\n", capture_output=True, text=True)
    shown = line.replace("\x1b", "\\x1b").splitlines() or [""]
    lines = result.stdout.splitlines()
    assert lines[:len(shown)] == shown and result.returncode == (decoded is None)
    assert [text.partition("  ")[2].partition("  ")[2] for text in lines[len(shown):]] == ([] if decoded is None else [decoded])
    assert bool(result.stderr) == (decoded is None)


def test_decode_of_a_whole_log(pmureg: Path) -> None:
    result = subprocess.run([pmureg, "decode", "--system", "ivbep", "-"], input="\n".join(line for line, _ in LOG), capture_output=True, text=True)
    assert result.returncode == 0 and not result.stderr
    assert [line for line in result.stdout.splitlines() if line.startswith("  ivbep_")] != []
    assert result.stdout.count("\n  ivbep_") == sum(decoded is not None for _, decoded in LOG)
    from_windows = subprocess.run([pmureg, "decode", "--system", "ivbep", "-"], input=b"rdmsr 0xd10\r\n400335\r\n\0\0\0wrmsr 0xd12 0x400335\r\n", capture_output=True, check=True)
    assert from_windows.stdout.count(f" = 0x00400335 {CTL}\n".encode()) == 2
    # More registers than it remembers, twice.
    controls = [f"C{box}_MSR_PMON_CTL{n}" for box in range(15) for n in range(4)] + [f"MC_CH{channel}_PCI_PMON_CTL{n}" for channel in range(4) for n in range(4)]
    long = subprocess.run([pmureg, "decode", "-"], input="\n".join([f"ivbep:{name}: 0x5" for name in controls] * 2), capture_output=True, text=True)
    assert re.findall(r"^  ivbep_\w+_ctl  (\w+) = 0x0+5", long.stdout, re.M) == controls * 2 and not long.stderr
    any_system = subprocess.run([pmureg, "decode", "-"], input="NV_PMSELR_EL0: 0x101\n", capture_output=True, text=True, check=True)
    assert any_system.stdout == "NV_PMSELR_EL0: 0x101\n  carmel_uncore_pmselr  NV_PMSELR_EL0 = 0x0000000000000101 G=L2 U=1\n"
    several = subprocess.run([pmureg, "--sysfs", "/nonexistent", "decode", "-"], input="wrmsr 0xc0010230 3\n", capture_output=True, text=True)
    assert several.returncode == 1 and several.stderr.startswith("pmureg: 'MSR 0xc0010230' is a register of several systems: ") and "zen2, zen3" in several.stderr


def test_decode_says_what_is_not_allowed(run: Run) -> None:
    text = run("decode", "ivbep_cbo_ctl", "0x40000").stdout
    assert text.endswith("  invalid to write: edge_det counts rising edges of the threshold compare, so thresh must be at least 1.\n")
    text = run("decode", "ivbep_cbo_box_ctl", "0").stdout
    assert "\n  invalid to write: " in text and "0x30000" in text


@pytest.mark.parametrize(("value", "words"), [
    # SPMCFGR_EL1 is read alone: bit 19 is RAO, 15:14 and 63:32 read as 0 (Arm ARM D24.5).
    ("0x00682705", None), ("0x00602705", "Reserved bits of SPMCFGR_EL1 read as 1: 0x80000."),
    ("0x0068a705", "Reserved bits of SPMCFGR_EL1 read as 0: 0x8000."), ("0x800000000068e705", "Reserved bits of SPMCFGR_EL1 read as 0: 0x800000000000c000."),
])
def test_decode_says_what_cannot_be_read(run: Run, value: str, words: str | None) -> None:
    """As _check() does."""
    text = run("decode", "spmu:SPMCFGR_EL1", value).stdout
    assert re.findall("not as described: (.*)", text) == ([words] if words else [])


def test_both_names_of_the_manual_are_found(run: Run) -> None:
    """The SDM's list has MSR_UNCORE_FIXED_CTR0, its text MSR_UNCORE_FixedCntr0: MSR 0x394 (18.17.2.2)."""
    described = run("describe", "MSR_UNCORE_FixedCntr0").stdout
    assert described == run("describe", "MSR_UNCORE_FIXED_CTR0").stdout and "MSR 0x394, 64 bits" in described
    assert " = 0x0000000000000005\n" in run("decode", "MSR_UNCORE_FixedCntr0", "5").stdout
    assert "a register does; see `pmureg describe 'MSR_UNCORE_FixedCntr0'`" in run("list", "MSR_UNCORE_FixedCntr0", status=1).stderr


def test_what_the_manual_says_of_an_overflow_of_cbo_counters(run: Run) -> None:
    """329468-002, page 33: 44 bits wide, a carry out of bit 43 overflows; text and table 2-14 disagree on the bit that sends it."""
    assert "a carry out of bit 43 is its overflow" in run("describe", "ivbep_cbo_ctr").stdout
    told = " ".join(run("describe", "ivbep_cbo_ctl").stdout.split())
    assert "bits 21:20, to be written 0, so there is no ov_en, though its text has a control that sends an overflow" in told and "2^44 - N" in told


def test_describe_says_the_note_of_a_unit(run: Run) -> None:
    assert "\n  note      The discovery table tells where its registers are; 0x3200 is inferred" in run("describe", "--system", "spr", "uncore_m2pcie").stdout


def test_decode_names_values(run: Run) -> None:
    text = run("decode", "spmu:SPMCFGR_EL1", "0x2705").stdout
    assert "\n  13:8   SIZE                 0x27 BITS_40" in text
    text = run("decode", "spmu:SPMCFGR_EL1", "0x2605").stdout
    assert "\n  13:8   SIZE                 0x26 (reserved)" in text


# Arm ARM, D24.5: SPMCFGR_EL1.N above 0x3F and PMMIR_EL1.THWIDTH above 12 are reserved; D15.2: 15 groups are the most.
@pytest.mark.parametrize("register, value, line", [
    ("spmu_spmcfgr", "0x00083F40", "7:0    N                    0x40 (reserved) = 65 counters"),
    ("spmu_spmcfgr", "0x00083F3F", "7:0    N                    0x3f = 64 counters"),
    ("spmu_spmcfgr", "0xF0083F03", "31:28  NCG                  0xf (reserved) = 16 groups"),
    ("pmuv3_pmmir", "0x00D00008", "23:20  THWIDTH              0xd (reserved) = 13 bits")])
def test_decode_marks_what_is_out_of_range(run: Run, register: str, value: str, line: str) -> None:
    assert f"\n  {line}\n" in run("decode", register, value).stdout


def test_indices_begin_where_the_manuals_do(run: Run) -> None:
    """RISC-V's privileged architecture: HPM3 is bit 3 of mcountinhibit, mhpmevent3 CSR 0x323; there is no HPM2."""
    assert run("encode", "--system", "riscv", "mcountinhibit", "HPM3=1").stdout == "0x00000008\n"
    assert run("encode", "--system", "riscv", "mcountinhibit", "HPM[31]=1").stdout == "0x80000000\n"
    assert "  3      HPM[3]               0x1\n" in run("decode", "--system", "riscv", "mcountinhibit", "8").stdout
    for field in ("HPM2", "HPM32", "HPM[0]"):
        assert "HPM has elements 3 to 31" in run("encode", "--system", "riscv", "mcountinhibit", f"{field}=1", status=1).stderr
    assert "  where     CSR 0x323, 64 bits" in run("describe", "mhpmevent3").stdout
    assert "  where     CSR 0x33f, 64 bits" in run("describe", "riscv_hpm_mhpmevent[31]").stdout
    assert "`mhpmevent` has no element 2: use 3 to 31" in run("decode", "riscv_hpm_mhpmevent[2]", "1", status=1).stderr
    assert "there is no register `mhpmevent2`: use mhpmevent3 to mhpmevent31" in run("decode", "riscv:mhpmevent2", "1", status=1).stderr
    text = run("stat", "--dry-run", "--system", "riscv", "-e", "{riscv_hpm/event=1/,riscv_hpm/event=2/}").stdout
    assert re.search(r"write CSR 0x324 +<- 0x0000000000000002  riscv_hpm mhpmevent4 EVENT=2", text)


def test_decode_arrays_of_fields(run: Run) -> None:
    text = run("decode", "nhm_uncore_perf_global_ctrl", "0x100000081").stdout
    assert "\n  32     EN_FC0               0x1\n  7      EN_PC[7]             0x1\n  0      EN_PC[0]             0x1\n" in text
    assert "\n  51:48  EN_PMI_CORE          0x0\n" in text


@pytest.mark.parametrize(("arguments", "message"), [
    (["decode", "foo_bar_baz_quux", "1"], "pmureg: no described system has a register 'foo_bar_baz_quux'; `pmureg describe SYSTEM` "
     "lists units, `pmureg describe UNIT` registers\n"),
    (["decode", "uncore_perf_global_ctrl", "1"],
     "pmureg: no described system has a register 'uncore_perf_global_ctrl'; did you mean 'nhm_uncore_perf_global_ctrl'?\n"),
    (["decode", "ivbep_cbo_ctl", "0x100000000"], "pmureg: 0x100000000 does not fit into ivbep_cbo_ctl, which has 32 bits: at most 0xffffffff\n"),
    (["decode", "ivbep:cbo_3.ctl[9]", "1"], "pmureg: `ctl` has no element 9: use 0 to 3\n  cbo_3.ctl[9]\n            ^\n"),
    (["decode", "ivbep_cbo_ctrl", "1"], "pmureg: unknown register `ivbep_cbo_ctrl`; did you mean `ivbep_cbo_ctl`?\n  ivbep_cbo_ctrl\n  ^\n"),
])
def test_decode_mistakes(run: Run, arguments: list[str], message: str) -> None:
    result = run(*arguments, status=1)
    assert result.stderr == message
    assert result.stdout == ""


# ---- encode ----


@pytest.mark.parametrize(("arguments", "value"), [
    (["ivbep_cbo_ctl", "ev_sel=0x35", "umask=3", "en=1"], "0x00400335"),
    (["ivbep_cbo_ctl", "EV_SEL=53", "Umask=0b11", "en"], "0x00400335"),
    (["ivbep_cbo_ctl", "edge_det=1", "thresh=1"], "0x01040000"),
    (["ivbep_cbo_box_ctl"], "0x00030000"),          # bits 17:16 must be written 1
    (["ivbep_cbo_box_ctl", "frz=1"], "0x00030100"),
    (["ivbep_cbo_filter1", "opc=RFO"], "0x18000000"),
    (["nhm_uncore_perf_global_ctrl", "EN_PC[3]=1", "EN_PC0=1", "EN_FC0"], "0x0000000100000009"),
    (["nhm_uncore_perf_global_ctrl", "EN_PC=0xff"], "0x00000000000000ff"),
])
def test_encode(run: Run, arguments: list[str], value: str) -> None:
    assert run("encode", *arguments).stdout == value + "\n"


@pytest.mark.parametrize(("arguments", "message"), [
    (["ivbep_cbo_ctl", "edge_det=1"],
     "pmureg: edge_det counts rising edges of the threshold compare, so thresh must be at least 1.\n"),
    (["ivbep_cbo_ctl", "ov_en=1"], "pmureg: ctl has no field 'ov_en': The manual's table reserves bits 21:20, to be written 0, so there is no ov_en, though its text "
     "has a control that sends an overflow, so that all uncore counting freezes after N events from 2^44 - N. Bit 23 inverts the compare on other parts.\n  ov_en=1\n  ^\n"),
    (["ivbep_cbo_ctl", "threh=1"], "pmureg: ctl has no field 'threh'; did you mean 'thresh'?\n  threh=1\n  ^\n"),
    (["ivbep_cbo_ctl", "zz=1"],
     "pmureg: ctl has no field 'zz'; it has thresh, en, tid_en, edge_det, rst, umask, ev_sel\n  zz=1\n  ^\n"),
    (["ivbep_cbo_ctl", "thresh=256"],
     "pmureg: 0x100 does not fit into thresh, which has 8 bits: at most 0xff\n  thresh=256\n         ^\n"),
    (["ivbep_cbo_filter1", "opc=RFX"],
     "pmureg: 'RFX' is not a number from 0 to 0x1ff, nor a named value of opc; did you mean `RFO`?\n  opc=RFX\n      ^\n"),
    (["ivbep_cbo_filter1", "opc=0x17f"],
     "pmureg: The top two bits of opc must be ones; request opcodes are 0x180 to 0x1ff.\n"),
    (["nhm_uncore_perf_global_status", "CHG=1"], "pmureg: CHG is read-only\n  CHG=1\n  ^\n"),
    (["ivbep_cbo_ctl", "umask=3", "en", "umask=3"], "pmureg: umask is given twice: write it once\n  umask=3,en,umask=3\n             ^\n"),
    (["nhm_uncore_perf_global_ctrl", "EN_PC=0x80", "EN_PC[7]=0"],
     "pmureg: EN_PC[7] is given twice: write it once\n  EN_PC=0x80,EN_PC[7]=0\n             ^\n"),
    (["nhm_uncore_perf_global_ctrl", "EN_PC[8]=1"], "pmureg: EN_PC has elements 0 to 7\n  EN_PC[8]=1\n  ^\n"),
    (["nhm_uncore_perf_global_ctrl", "EN_PC[=1"], "pmureg: perf_global_ctrl has no field 'EN_PC['; did you mean 'EN_PC'?\n"
     "  EN_PC[=1\n  ^\n"),
])
def test_encode_mistakes(run: Run, arguments: list[str], message: str) -> None:
    result = run("encode", *arguments, status=1)
    assert result.stderr == message
    assert result.stdout == ""


def test_list_systems(run: Run) -> None:
    names = run("list", "--systems").stdout.split()
    assert {"carmel", "ivbep", "nhm", "nhm.wsm"} <= set(names) and len(names) == len(set(names))


# ---- other names ----


# Intel's names of events (intel/perfmon, IVT; libpfm4, Nehalem), and what NVIDIA's and others' texts call Xavier's registers.
@pytest.mark.parametrize(("name", "start", "more"), [
    ("ivbep:UNC_M_CAS_COUNT.RD", "uncore_imc/CAS_COUNT.RD/  (ivbep.imc)\n", "  aliases   UNC_M_CAS_COUNT.RD\n"),
    ("ivbep:uncore_imc/unc_m_cas_count.rd/", "uncore_imc/CAS_COUNT.RD/  (ivbep.imc)\n", "  terms     event=0x4,umask=0x3\n"),
    ("ivbep:unc_c_tor_inserts.miss_opcode", "uncore_cbox/TOR_INSERTS.MISS_OPCODE/", "  terms     event=0x35,umask=0x3\n"),
    ("nhm:UNC_GQ_CYCLES_FULL.READ_TRACKER", "uncore/GQ_CYCLES_FULL.READ_TRACKER/", "  terms     event=0x0,umask=0x1\n"),
    ("carmel:L2D_CACHE_WB_VICTIM", "carmel_pmu/L2D_CACHE_REFILL_VICTIM/", "  aliases   L2D_CACHE_WB_VICTIM, L2D_CACHE_WB_VIC_TIM\n"),
    ("carmel:NV_PCNTENSET_EL0", "carmel_uncore_pmcntenset  NV_PMCNTENSET_EL0\n", "  aliases   NV_PCNTENSET_EL0\n"),
    ("carmel:nv_pmcrnunits", "carmel_uncore_pmcrn  NV_PMCRN_EL0\n", "  aliases   NV_PMCRNUNITS\n"),
    ("carmel:NV_PMEVTYPER1_EL0", "carmel_uncore_pmevtyper  NV_PMEVTYPER1_EL0\n", "also called int_core\n"),
])
def test_described_by_another_name(run: Run, name: str, start: str, more: str) -> None:
    text = run("describe", name).stdout
    assert text.startswith(start) or text.startswith(start.replace("carmel_pmu", "carmel_uncore")), text
    assert more in text


def test_other_names_of_registers_and_fields_are_found(run: Run) -> None:
    assert run("decode", "NV_PCNTENSET_EL0", "2").stdout == run("decode", "NV_PMCNTENSET_EL0", "2").stdout
    assert run("encode", "NV_PCNTENSET_EL0", "P[1]").stdout == "0x0000000000000002\n"
    assert run("encode", "NV_PMEVTYPER0_EL0", "int_core=2", "evtCount=0x2b").stdout == "0x000000000002002b\n"
    dumped = run("dump", "carmel", "--io", "sim", "NV_PCNTENSET_EL0").stdout
    assert dumped.count("NV_PMCNTENSET_EL0") == 5 and "NV_PCNTENSET_EL0" not in dumped


def test_other_names_of_events_count(run: Run) -> None:
    def accesses(name: str) -> str:
        return run("stat", "-a", "--io", "trace", "--system", "ivbep", "-e", f"uncore_imc_0/{name}/", "--ticks", "1").stdout

    assert accesses("UNC_M_CAS_COUNT.RD") == accesses("unc_m_cas_count.rd") == accesses("CAS_COUNT.RD")
    assert "0x00400304" in accesses("UNC_M_CAS_COUNT.RD")  # en, umask 3, ev_sel 4
    wrong = run("stat", "-a", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc_0/UNC_M_CAS_COUNT.RF/", status=1).stderr
    assert "did you mean `UNC_M_CAS_COUNT.RD`?" in wrong


def test_list_finds_other_names_and_shows_one(run: Run) -> None:
    lines = [line.split()[0] for line in run("list", "--system", "ivbep", "UNC_M_CAS_COUNT.WR").stdout.splitlines() if "/" in line]
    assert lines == [f"uncore_imc/CAS_COUNT.{kind}/" for kind in ("WR_WMM", "WR_RMM", "WR")]
    assert lines == [line.split()[0] for line in run("list", "--system", "ivbep", "*UNC_M_CAS_COUNT.WR*").stdout.splitlines() if "/" in line]
    assert "UNC_" not in run("list", "--names", "--system", "ivbep").stdout


# ---- demo ----


def test_demo_counts_on_every_described_system_and_here(run: Run) -> None:
    result = run("demo")
    for system in (system for system in SYSTEMS if "\n  examples" in run("describe", system).stdout):
        assert f"$ pmureg stat --system {system} --io sim -e '" in result.stdout
        assert f"Performance counter stats for 'simulated {system}':" in result.stdout
    # L3D_CACHE is event 0x2b of the manual's list: 44 a tick, a million ticks.
    assert "\n        44,000,000 accesses carmel_scf/l3d_cache/\n" in result.stdout
    assert "This machine" in result.stdout
    assert "Performance counter stats for 'sleep 0.1'" in result.stdout or "no event can be counted" in result.stdout
    assert result.stderr == ""


def test_demo_takes_nothing(run: Run) -> None:
    assert "demo takes no argument 'x'" in run("demo", "x", "y", status=2).stderr
