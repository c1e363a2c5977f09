"""A description is added, and nothing else has to be: with those of tests/generator/strangers in a copy of this tree everything
that is done for each system is done for them, and no file of another system changes.

The whole of `ninja test` with them: tests/strangers.py.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from command import PMUREG, ROOT, SYSTEMS

sys.path.insert(0, str(ROOT / "tests"))

import firmware  # noqa: E402
import machines  # noqa: E402
import strangers  # noqa: E402
import sysfs_arm  # noqa: E402

PYTHON = os.environ.get("PYTHON", "/usr/bin/python3")
# What lists all systems, and the table of docs/described.md.
LISTS = {"docs/described.md", "generated/MANIFEST", "generated/STAMPS", "generated/systems.ninja", "generated/tables/systems.c", "generated/tables/examples.h"}
OVER_SYSTEMS_IN_C = ("beside", "described", "metrics", "plausible", "undone")
BUILT = (*(f"tests/{name}.o{end}" for name in ("bench", *(f"test_{name}" for name in OVER_SYSTEMS_IN_C)) for end in ("", ".d")), "tests/invented", "tests/invented.a", "invented", "invented.d", "base", "core", "io", "library", "tool", "tables", "tests/validate.o", "tests/validate.o.d", "tests/validate_choice.o",
         "libpmureg.a", "tool.a", "tables.a", ".ninja_log", ".ninja_deps")


def files(top: Path) -> dict[str, bytes]:
    return {str(path.relative_to(top)): path.read_bytes() for folder in ("generated", "regdefs") for path in (top / folder).rglob("*")
            if path.is_file()} | {"docs/described.md": (top / "docs/described.md").read_bytes()}


def done(*words: object, cwd: Path, **environment: str) -> str:
    result = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, timeout=300, env={**os.environ, **environment})
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def printed(tree: Path, *words: object, status: int = 0) -> str:
    """All that the command of the tree prints, errors behind the rest."""
    result = subprocess.run([str(word) for word in ("build/pmureg", *words)], cwd=tree, capture_output=True, text=True, timeout=60)
    assert result.returncode == status, result.stdout + result.stderr
    return result.stdout + result.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built; of the tests only those that go over the systems are run there."""
    if PMUREG != ROOT / "build" / "pmureg":
        pytest.skip("once is enough")
    if set(strangers.SYSTEMS) <= set(SYSTEMS):
        pytest.skip("this is such a tree")
    top = tmp_path_factory.mktemp("strangers") / "tree"
    strangers.copy(top, "build.ninja", "docs", "generated", "generator", "regdefs", "runtime", "templates", "tests", "pyproject.toml",
                   *(f"build/{name}" for name in BUILT if (ROOT / "build" / name).exists()))
    done("ninja", "build/pmureg", *(f"build/tests/systems/{system}" for system in strangers.SYSTEMS), cwd=top)
    return top


def test_no_file_of_another_system_changes(tree: Path) -> None:
    before, after = files(ROOT), files(tree)
    assert sorted(name for name in before if after.get(name) != before[name] and name not in LISTS) == []
    edges = [tree_["generated/systems.ninja"].decode().splitlines() for tree_ in (before, after)]
    assert not set(edges[0]) - set(edges[1]), "what lists all systems has a line for each"
    new = {name for name in after if name not in before}
    assert sorted(name for name in new if not any(system in name for system in strangers.SYSTEMS)) == []
    assert {system for system in strangers.SYSTEMS if f"generated/tests/{system}.c" in new} == set(strangers.SYSTEMS)
    assert set(strangers.SYSTEMS).isdisjoint(SYSTEMS), "they are only there"
    assert "no work to do" in done("ninja", "build/pmureg", cwd=tree)


@pytest.mark.parametrize("system", strangers.SYSTEMS)
def test_its_own_tests_pass(tree: Path, system: str) -> None:
    done(f"build/tests/systems/{system}", f"generated/tables/{system}.pmu", cwd=tree)


def test_their_headers_compile(tree: Path) -> None:
    """In C and C++, together with those of every other system, and each a second time."""
    includes = "".join(f"#include <pmureg/{name}.h>\n" for name in [*SYSTEMS, *strangers.SYSTEMS, *strangers.SYSTEMS])
    (tree / "all.c").write_text(f"{includes}int main(void)\n{{\n\treturn 0;\n}}\n")
    flags = ("-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-Iruntime/include", "-Igenerated/include")
    done("gcc", "-std=c11", *flags, "all.c", cwd=tree)
    done("g++", "-x", "c++", "-std=c++17", *flags, "all.c", cwd=tree)


# Tests that go over the systems, or over what all of them have: whole files and tests, and files of whose tests with a parameter those of strangers run.
OVER_SYSTEMS = {
    "generator": (["test_pages.py", "test_stats.py", "test_sysfs.py", "test_published_schema", "test_events_are_told_apart"],
                  ["test_export.py", "test_rates.py", "test_reference.py", "test_round_trips.py", "test_schema.py"]),
    "tool": (["test_look.py", "test_openmetrics.py", "test_every_name", "test_pages_of_units_and_events", "(test_stat.py and system)"],
             ["test_completion.py", "test_dump.py", "test_pages.py", "test_selftest.py", "test_stat.py", "test_verify.py"])}


@pytest.mark.parametrize("folder", OVER_SYSTEMS)
def test_tests_that_go_over_the_systems_pass(tree: Path, folder: str) -> None:
    whole, by_parameter = OVER_SYSTEMS[folder]
    files = sorted({f"tests/{folder}/{name}" for name in whole + by_parameter if re.fullmatch(r"\w+\.py", name)})
    chosen = [*whole, *(f"{system}{end}" for system in strangers.SYSTEMS for end in ("]", ".html]"))]
    # The name of the binary is what completion calls.
    done(PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not nightly", *files, "-k", " or ".join(chosen), cwd=tree, PMUREG=str(tree / "build" / "pmureg"))


@pytest.fixture(scope="module")
def systems(tree: Path) -> Path:
    """The list of all systems, without the one on which these tests take longer than on all others."""
    (tree / "some.c").write_text(re.sub(r"^.*\bpmureg_system_cmn700[;,]$", "", (tree / "generated/tables/systems.c").read_text(), flags=re.M))
    done("gcc", "-std=c11", "-Iruntime/include", "-c", "some.c", "-o", "some.o", cwd=tree)
    return tree / "some.o"


@pytest.mark.parametrize("name", OVER_SYSTEMS_IN_C)
def test_c_tests_that_go_over_the_systems_pass(tree: Path, systems: Path, name: str) -> None:
    objects = [f"build/tests/{part}" for part in (f"test_{name}.o", "bench.o", "invented.a")]
    done("ninja", *objects, cwd=tree)
    done("gcc", *objects, systems, "build/tables.a", "build/libpmureg.a", "-lcmocka", "-o", f"build/tests/test_{name}", cwd=tree)
    done(f"build/tests/test_{name}", cwd=tree)


def test_a_device_of_two_systems(tree: Path, unknown: Path) -> None:
    """Haswell-EP's memory channels are called as Ivy Bridge-EP's; cas_count_read is event 0x4: 5 a tick."""
    pmureg = partial(printed, tree, "--sysfs", unknown)

    event = "uncore_imc_0/cas_count_read/"
    error = pmureg("stat", "--io", "sim", "-e", event, status=1)
    systems = error.partition("several described systems: ")[2].partition(";")[0].split(", ")
    assert {"hswep", "ivbep"} <= set(systems) and systems == sorted(systems)
    assert error.startswith("pmureg: 'uncore_imc_0' is a PMU of ")
    assert error.endswith(f"; choose one with --system, or write {systems[0]}:uncore_imc_0/...\n  {event}\n  ^\n")
    for system in ("hswep", "ivbep"):
        assert pmureg("stat", "--io", "sim", "-x,", "-e", f"{system}:{event}").startswith(f"# simulated {system}\n305.18,MiB,{system}:{event},")
    error = pmureg("stat", "-e", event, status=1)
    assert f"described for: {', '.join(systems)}. To count on a simulated device: pmureg stat --io sim --system {systems[0]}" in error
    named = pmureg("describe", "uncore_imc", status=1).splitlines()
    assert named[0] == "pmureg: 'uncore_imc' is ambiguous; choose one of:"
    assert {"  unit      hswep:uncore_imc", "  unit      ivbep:uncore_imc"} <= set(named)
    listed = pmureg("list", "--names", "cas_count_write").splitlines()
    assert {"hswep:uncore_imc/cas_count_write/", "ivbep:uncore_imc/cas_count_write/"} <= set(listed)
    # A metric that only one of the two has.
    assert "hswep" in pmureg("stat", "--io", "sim", "-M", "send_all_bandwidth")


def test_a_factor_for_each_event(tree: Path) -> None:
    """ThunderX2 counts in one of 8 channels, and data_transfers in 16 bytes, of which four are one (tx2_uncore_event_update): in a tick of
    the simulated device 2, 0xd + 1 and 0xf + 1 counts are 16, 28 and 128; in one of 16 tiles 0x17 + 1 are 384."""
    counted = partial(printed, tree)("stat", "--io", "sim", "--ticks", "1000", "-x,", "-e",
                                     "uncore_dmc_0/cnt_cycles/,uncore_dmc_0/event=0xd/,uncore_dmc_0/read_txns/,uncore_l3c_0/read_hit/")
    assert [line.split(",")[0] for line in counted.splitlines()[1:]] == ["16000", "28000", "128000", "384000"]


def test_a_run_of_a_timer(tree: Path, tmp_path: Path) -> None:
    """G12A's timer ends counting, at 1.5 GHz after 2.86 s, and ENABLE begins anew from 0: twelve seconds count as one run would, every second and
    third clock; two seconds without a restart, because another program has begun to count, do as well; 3 s are too late (PMUREG_TOO_LATE is 3)."""
    program = tmp_path / "one_shot"
    done("gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Iruntime/include", ROOT / "tests" / "tool" / "one_shot.c", "build/tables/g12.o",
         "build/libpmureg.a", "-o", program, cwd=tree)
    lines = done(program, cwd=tree).splitlines()
    assert lines[0] == "deadline: 1342172160 ns"  # 2**31 / 1.6
    assert lines[1:11] == [f"after a second: {750000000 * i} {500000000 * i} reasons 0 0, {i + 2} starts" for i in range(1, 11)]
    assert lines[11:] == ["beside another program: 8250000000 5500000000 reasons 0 0, 12 starts",
                          *["stopped: 9000000000 6000000000 reasons 0 0, 12 starts"] * 2, "too late: 0 0 reasons 3 3, 15 starts"]
    # meson_g12_ddr_pmu.c: dmc_g12_config_fiter(), dmc_g12_counter_enable()
    start = ["page 0+0x03c 0xffffffff", "page 0+0x000 0x8010000f"]
    assert written(tree, "g12", "meson_ddr_bw/chan_1_rw_bytes,arm,gpu/,meson_ddr_bw/chan_2_rw_bytes,usb0/") == [
        "page 0+0x004 0x3", "page 0+0x008 0xffff", "page 0+0x00c 0x0", "page 0+0x00c 0x800000", "page 0+0x010 0x2", *start, "page 0+0x000 0x0", *start]


def test_events_without_a_code(tree: Path) -> None:
    """A counter that counts one thing needs no number that would stand for it; of each there is one."""
    pmureg = partial(printed, tree)
    counted = pmureg("stat", "--io", "sim", "--ticks", "10", "-x,", "-M", "rate", "-e", "{meter_unit/beats/,meter_unit/cycles/}")
    assert [line.split(",")[2] for line in counted.splitlines()[1:3]] == ["meter_unit/beats/", "meter_unit/cycles/"]
    trace = pmureg("stat", "--io", "trace", "--ticks", "1", "-e", "meter_unit/beats/")
    written = re.findall(r"^write .* meter_unit (\w+)", trace, re.M)
    assert written[:2] == ["BEATS", "CTL"]
    assert "only counter 0 of meter_unit can count it" in pmureg("stat", "--io", "sim", "-e", "{meter_unit/beats/,meter_unit/beats/}", status=1)


def test_a_rule_over_a_group(tree: Path) -> None:
    """Yitian 710's driver takes an event alone or two that are no group (ali_drw_pmu_event_init)."""
    pmureg = partial(printed, tree)
    one, other = "ali_drw_21000/hif_rd/", "ali_drw_21000/hif_wr/"
    assert "an event" not in pmureg("stat", "--io", "sim", "-x,", "-e", f"{one},{other}")
    error = pmureg("stat", "--io", "sim", "-e", f"{{{one},{other}}}", status=1)
    assert f"`{one}`: its driver takes no group of several." in error
    # Counted by a pair of registers: 1 a tick for 0x80.
    assert pmureg("stat", "--io", "sim", "-x,", "-e", f"{{ali_drw_21000/cycle/}},{one}").count("\n") >= 2


def test_registers_behind_a_pair(tree: Path) -> None:
    """Told by their own names, never by the data register's, which is another one each time."""
    def pmureg(*words: str) -> list[str]:
        return [" ".join(line.split()) for line in printed(tree, *words).splitlines()]

    dump = pmureg("dump", "fabric", "--io", "sim")
    assert "fabric_1 EVENT[3] 0x00000000" in dump and "fabric_1 DATA (not read, because a read changes it; use --all to read it)" in dump
    assert "passed fabric_0 COUNT bits 0xffffffff read back" in pmureg("selftest", "fabric", "--io", "sim")
    assert {"where PCI 00:00.0+0x64, 4 elements, 2 units, 32 bits", "behind INDEX = 0x50200 (element 0)"} <= set(pmureg("describe", "fabric_EVENT"))
    trace = [line for line in pmureg("stat", "--io", "trace", "--system", "fabric", "-e", "fabric_1/writes/") if "PCI" in line]
    at = trace.index("write PCI 00:00.0+0x64 <- 0x00000002 fabric_1 EVENT[0] EVENT=2 (writes)")
    assert trace[at - 1] == "write PCI 00:00.0+0x60 <- 0x00051200 fabric_1 INDEX ADDRESS=0x51200"
    assert trace[-1] == "write PCI 00:00.0+0x60 <- 0x00000000 fabric_1 INDEX"


def written(tree: Path, system: str, events: str) -> list[str]:
    """`place value` of each write that programs and starts a session."""
    lines = done("build/pmureg", "stat", "--dry-run", "--system", system, "-e", events, cwd=tree).partition("# read, stop")[0].splitlines()
    return [" ".join(re.sub(r"<- 0x0*(?=[0-9a-f])", "0x", line).split()[1:4]) for line in lines if line.startswith("write")]


def test_writes_are_those_of_the_drivers(tree: Path) -> None:
    """In their order, without what clears counters: Linux 6.12, arch/x86/events/intel/core.c (__x86_pmu_enable_event, intel_pmu_enable_all) and uncore_snb.c
    (skl_uncore_msr_init_box, snb_uncore_msr_enable_event)."""
    core = written(tree, "skylake", "skylake_core/inst_retired.any/,skylake_core/offcore_response.demand_data_rd/,skylake_core/offcore_response.demand_rfo/")
    assert [line for line in core if " 0x0" not in line] == [
        "MSR 0x1a6 0x10001", "MSR 0x1a7 0x10002", "MSR 0x38d 0x3", "MSR 0x186 0x4301b7", "MSR 0x187 0x4301bb", "MSR 0x38f 0x100000003"]
    assert written(tree, "skl", "skl_cbox_3/unc_cbo_cache_lookup.any_i/") == ["MSR 0xe01 0x2000001f", "MSR 0x736 0x0", "MSR 0x730 0x408834"]
    assert written(tree, "skl", "skl_cbox_0/clockticks/") == ["MSR 0xe01 0x2000001f", "MSR 0x395 0x0", "MSR 0x394 0x400000"]


def test_pages_that_the_machine_tells_of(tree: Path) -> None:
    """CN10K's tag and data units, four of up to 32 on the simulated device: counter 0 is zeroed and its event written in each, as by
    marvell_cn10k_tad_pmu.c (tad_pmu_event_counter_start), and they are added up: 0x1f + 1 and 1 + 1 of each a tick."""
    assert written(tree, "cn10k", "tad/tad_hit_any/") == [f"page {page}+{at:#x} {value:#x}" for at, value in ((0x800, 0), (0x900, 0x1F)) for page in range(4)]
    counted = printed(tree, "stat", "--io", "sim", "--ticks", "10", "-x,", "-e", "tad/tad_hit_any/,tad/event=0x1/")
    assert [line.split(",")[0] for line in counted.splitlines()[1:]] == ["1280", "80"]
    assert "Event 0 counts nothing." in printed(tree, "stat", "--io", "sim", "-e", "tad/event=0/", status=1)
    described = printed(tree, "describe", "cn10k_tad_PFC")
    assert "256 elements" in described


def test_what_only_some_machines_and_units_have(tree: Path) -> None:
    pmureg = partial(printed, tree)
    assert "`clockticks` does not exist on skl_cbox_1: use skl_cbox_0" in pmureg("stat", "--io", "sim", "--system", "skl", "-e", "skl_cbox_1/clockticks/", status=1)
    assert "`box < boxes - 1` is false: boxes is 0x5" in pmureg("stat", "--io", "sim", "--system", "skl", "-e", "skl_cbox_5/unc_cbo_cache_lookup.any_i/", status=1)
    # The eighth is elsewhere (CFL_UNC_CBO_7_PERFEVTSEL0 of uncore.h), and energy is told in units of 2 ** -14 joules: a million of them.
    assert "MSR 0x700 to MSR 0xf73, 4 elements, 8 units" in " ".join(pmureg("describe", "skl_cbox_evtsel").split())
    assert "\n61.04,Joules,power/energy-pkg/,1000000,100.00,,\n" in pmureg("stat", "--io", "sim", "-x,", "--system", "skylake", "-e", "power/energy-pkg/")
    assert ",400.000000,operations/instruction share\n" in pmureg("stat", "--io", "sim", "-x,", "--system", "skylake", "-M", "share")


@pytest.fixture(scope="module")
def acme(tree: Path) -> str:
    """What the tutorial of regdefs/README.md says, done as it says it; this machine's PMUs are imported before, so that one build does for both."""
    subprocess.run([PYTHON, "-m", "generator", "import", "sysfs", "--into", "regdefs/acme/here.yaml"], cwd=tree, stderr=subprocess.DEVNULL)
    blocks = re.findall(r"^<!-- tutorial(?:: (\S+))? -->\n```(yaml|sh)\n(.*?)^```", (ROOT / "regdefs" / "README.md").read_text(), re.M | re.S)
    assert [kind for _, kind, _ in blocks] == ["yaml", "sh"]
    (place, _, description), (_, _, commands) = blocks
    assert description.count("\n") < 30
    (tree / place).parent.mkdir(exist_ok=True)
    (tree / place).write_text(description)
    return done("bash", "-euc", "exec 2>&1\n" + commands.replace("python3", PYTHON, 1), cwd=tree)


def test_the_tutorial_counts(acme: str) -> None:
    """From a page of a manual to counting, in under 30 lines of YAML."""
    for words in ("busmon.yaml: 1 block, 3 registers, 2 events", "CLR", "write page 0+0x010         <- 0x00000004  busmon_monitor_0 EVSEL[0] EV=4 (reads)"):
        assert words in acme
    # A simulated event n is counted n + 1 times a tick: on two units, 10 reads for each 4 cycles.
    counts = {name: int(number.replace(",", "")) for number, name in re.findall(r"([\d,]+) +busmon_monitor/(\w+)/", acme)}
    assert counts["reads"] * 4 == counts["cycles"] * 10 > 0


@pytest.fixture
def sysfs(tmp_path: Path) -> Path:
    """One CPU: a bare chroot has no /sys that tells how many there are."""
    online = tmp_path / "sys/devices/system/cpu/online"
    online.parent.mkdir(parents=True)
    online.write_text("0\n")
    return tmp_path / "sys"


# The page of monitor 0: CTRL, with EN in bit 0, at 0; EVSEL from 0x10 on; CNT from 0x20 on.
@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_who_begins_while_a_session_counts(tree: Path, acme: str, tmp_path: Path, sysfs: Path, ends: signal.Signals) -> None:
    """One bit starts the unit, and each counter has a control of its own: neither is taken from whoever has chosen an event meanwhile."""
    page, run = tmp_path / "page", tmp_path / "run"
    page.write_bytes(bytes(0x1000))

    def word(at: int) -> int:
        return int.from_bytes(page.read_bytes()[at:at + 4], "little")

    def put(at: int, value: int) -> None:
        with page.open("r+b") as file:
            file.seek(at)
            file.write(value.to_bytes(4, "little"))

    process = subprocess.Popen(["build/pmureg", "--sysfs", sysfs, "stat", "--system", "busmon", "--run-directory", run,
                                "--mmio", f"busmon_monitor_0={page}", "-e", "busmon_monitor_0/reads/", "--", "sleep", "60"],
                               cwd=tree, stderr=subprocess.DEVNULL, process_group=0)
    try:
        until = time.monotonic() + 60
        while not word(0) & 1:
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.01)
        assert word(0x10) == 4 and word(0x14) == 0
        put(0x14, 1)
        put(0x24, 1000)
        put(0x20, 77)
        process.send_signal(ends)
        process.wait(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # with what it was to count, which outlives it
    if ends == signal.SIGKILL:
        assert word(0x10) == 4
        restored = done("build/pmureg", "restore", "--run-directory", run, cwd=tree)
        assert "changed" not in restored.split("restoring", 1)[1], "nothing that the session wrote was"
    assert [word(at) for at in (0x00, 0x10, 0x14, 0x20, 0x24)] == [1, 0, 1, 0, 1000]
    assert "nothing to restore" in done("build/pmureg", "restore", "--run-directory", run, cwd=tree)


def test_who_says_where_a_unit_is_has_it(tree: Path, acme: str, tmp_path: Path, sysfs: Path) -> None:
    """As the tutorial has it for the chip: by --mmio alone, which is never dropped."""
    stat = partial(printed, tree, "--sysfs", sysfs, "stat", "-x;", "--run-directory", tmp_path / "run")
    page = tmp_path / "page"
    page.write_bytes(bytes(0x1000))
    place, event = f"busmon_monitor_0={page}", "busmon_monitor_0/reads/"
    for words in ([], ["--system", "busmon"], ["--io", "mmio", "--system", "busmon"]):
        counted = stat(*words, "--mmio", place, "-e", event, "--", "true")
        assert counted.startswith("0;;busmon_monitor_0/reads/;") and "simulated" not in counted
    assert "pmureg: not counted, because --mmio does not give their addresses: busmon_monitor_1\n" in stat("--mmio", place, "-e", "busmon_monitor/reads/", "--", "true")
    dropped = "--mmio has no effect, because simulated registers have no address: omit it, or use --io direct"
    assert dropped in stat("--io", "sim", "--system", "busmon", "--mmio", place, "-e", event, "--", "true", status=1)
    assert dropped in subprocess.run(["build/pmureg", "dump", "--io", "sim", "--mmio", place, "busmon"], cwd=tree, capture_output=True, text=True).stderr
    assert "the kernel's drivers know the addresses" in stat("--mmio", place, "-e", "task-clock", "--", "true", status=1)
    untold = stat("--io", "direct", "--system", "busmon", "-e", event, "--", "true", status=1)
    assert "cannot verify that this machine is busmon" in untold and "without --force or, if they are memory-mapped, --mmio" in untold


def test_what_linux_shows_counts(tree: Path, acme: str) -> None:
    """The PMUs of this machine, imported: Linux's files are as described, and a PMU counts by the names that were imported."""
    if not Path("/sys/bus/event_source/devices/msr/events/tsc").exists():
        pytest.skip("skipped: Linux shows no PMU of which it is known what it counts")
    told = json.loads(subprocess.run(["build/pmureg", "verify", "here", "--json"], cwd=tree, capture_output=True, text=True).stdout)
    assert told["devices"] >= 1 and [each for each in told["differences"] if each["device"] == "msr"] == []
    if subprocess.run([PMUREG, "stat", "-e", "msr/tsc/", "true"], capture_output=True).returncode:
        pytest.skip("skipped: this kernel lets nobody count")
    count = json.loads(done("sh", "-c", "build/pmureg stat -j --system here -e msr/tsc/ true 2>&1", cwd=tree))
    assert count["system"] == "here" and not count["simulated"] and float(count["counter-value"]) > 1000


# ---- Devices that Linux names by their address ----

@pytest.fixture(scope="module")
def ampere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two DMC-620 whose order as devices is not that of their addresses; what drivers/perf/arm_dmc620_pmu.c shows of
    them, and the kernel of their memory, once for the device and once for the driver that has mapped it."""
    root = tmp_path_factory.mktemp("ampere")
    firmware.sockets(root, 0)
    for kind, at in enumerate((0x12C000, 0x10A000)):
        machines.show(root, f"arm_dmc620_{at >> 12:x}", 20 + kind, "0", sysfs_arm.DMC620_FORMAT,
                      {name: text.rstrip("\n") for name, text in sysfs_arm.DMC620_EVENTS.items()})
    (root / "proc").mkdir(exist_ok=True)
    (root / "proc/iomem").write_text("0010aa00-0010abff : ARMHD620:01\n  0010aa00-0010abff : ARMHD620:01 ARMHD620:01\n"
                                     "0012ca00-0012cbff : ARMHD620:00\n  0012ca00-0012cbff : ARMHD620:00 ARMHD620:00\n")
    firmware.memory(root, 0x12CFFC, 0)
    return root


def test_an_address_in_a_name(tree: Path, ampere: Path) -> None:
    """The name that Linux has means the unit that is there, 0xA00 behind the page of its name; control n is at 0x20 + 0x28 * n, of clk events 8 and
    9: event << 2 | 1."""
    pmureg = partial(printed, tree)
    def controls(counter: int, *events: str) -> list[str]:
        look = f"for at in 0x10aa20 0x12ca20; do od -An -tx4 -j$((at + 0x28 * {counter})) -N4 {ampere}/dev/mem; done"
        told = pmureg("stat", "--root", str(ampere), "--io", "direct", "-x,", *(word for event in events for word in ("-e", event)), "--", "sh", "-c", look)
        return [*re.findall(r"^ ([0-9a-f]{8})$", told, re.M), *re.findall(r",([^,/]+)/\w+/", told)]

    # Its format and events are those of the driver, and its name fits, whatever the address.
    assert pmureg("verify", "--root", str(ampere)).startswith("dmc620  Arm CoreLink DMC-620 memory controllers: 2 devices compared, 0 differences\n  perf ")
    listed = pmureg("list", "--root", str(ampere))
    assert "(dmc620_dmc_0 ... dmc620_dmc_15), each is arm_dmc620_<page:x>; absent here: dmc620_dmc_2," in listed
    assert "  dmc620_dmc_0 is at 0x12ca00 by /proc/iomem\n  dmc620_dmc_1 is at 0x10aa00 by /proc/iomem\n" in listed
    assert controls(8, "arm_dmc620_10a/clk_request/") == ["00000005", "00000000", "arm_dmc620_10a"]
    assert controls(8, "dmc620_dmc_0/clk_request/") == ["00000000", "00000005", "dmc620_dmc_0"]
    assert controls(0, "arm_dmc620/clkdiv2_rdwr/") == ["00000049", "00000049", "arm_dmc620"]
    error = pmureg("stat", "--root", str(ampere), "--io", "direct", "-e", "arm_dmc620_10b/clk_request/", "true", status=1)
    assert "`arm_dmc620_10b/clk_request/`: no unit with this number is present" in error
    # By the kernel's driver, which is asked by the name that it has; what it does not tell is told by the memory.
    for event in ("arm_dmc620_12c/clk_request/", "dmc620_dmc_1/clk_request/", "arm_dmc620/clk_request/"):
        assert "no PMU" not in pmureg("stat", "--root", str(ampere), "--strict", "-e", event, "true", status=1), "only the tree's kernel is asked"
    error = pmureg("stat", "--root", str(ampere), "-e", "dmc620_dmc_5/clk_request/", "true", status=1)
    assert error.startswith("pmureg: this machine has no PMU 'arm_dmc620_<page:x>': /proc/iomem lists 2 units `dmc` on this machine, but not this one\n")
    # Simulated, they are where the examples say.
    assert "1,000,000 cycles arm_dmc620_100094/clk_cycle_count/\n" in pmureg("stat", "--system", "dmc620", "--io", "sim", "--per-instance", "-e", "dmc620_dmc_2/clk_cycle_count/")
    assert "2,000,000      arm_dmc620_1000a8/clk_request/\n" in pmureg("stat", "--system", "dmc620", "--io", "sim", "-e", "arm_dmc620_1000a8/clk_request/")
    assert "no unit with this number is simulated\n" in pmureg("stat", "--system", "dmc620", "--io", "sim", "-e", "arm_dmc620_1000a9/clk_request/", status=1)


@pytest.fixture(scope="module")
def mmu(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two groups of an MMU-600: four counters of 32 bits, one filter for all (SMMU_PMCG_CFGR, bits 13:8, 5:0 and 23), one with a second page (bit 20),
    events 0 and 1 (SMMU_PMCG_CEID0); IORT's devices have automatic numbers, which are not in the order of their addresses."""
    root = tmp_path_factory.mktemp("mmu")
    firmware.sockets(root, 0)
    (root / "proc").mkdir(exist_ok=True)
    (root / "proc/iomem").write_text("".join(f"{at:08x}-{at + 0xfff:08x} : arm-smmu-v3-pmcg.{n}.auto\n  {at:08x}-{at + 0xfff:08x} : arm-smmu-v3-pmcg.{n}.auto arm-smmu-v3-pmcg.{n}.auto\n"
                                             for at, n in ((0x142000, 107), (0x143000, 107), (0x162000, 9))))
    firmware.memory(root, 0x163FFC, 0)
    for at, page in ((0x142000, 1 << 20), (0x162000, 0)):
        machines.show(root, f"smmuv3_pmcg_{at >> 12:x}", at >> 12, "0", sysfs_arm.PMCG_FORMAT,
                      {name: sysfs_arm.PMCG_EVENTS[name].rstrip("\n") for name in ("cycles", "transaction")}, identifier="0x00000736")
        firmware.memory(root, at + 0xE00, 0x801F03 | page)
        firmware.memory(root, at + 0xE20, 3)
    return root


def test_a_group_of_counters(tree: Path, mmu: Path) -> None:
    """What smmu_pmu_apply_event_filter() and smmu_pmu_event_start() write: SMMU_PMCG_EVTYPER(n) 0x400 + 4 * n, SMR(n) 0xA00 + 4 * n, CNTENSET0 0xC00, CR 0xE04."""
    pmureg = partial(printed, tree)
    here = ("--root", str(mmu))
    assert pmureg("verify", *here).startswith("smmu_pmcg  Arm SMMUv3 performance monitor counter groups: 2 devices compared, 0 differences\n")
    assert "  smmu_pmcg_pmcg_0 is at 0x162000 by /proc/iomem\n  smmu_pmcg_pmcg_1 is at 0x142000 by /proc/iomem\n" in pmureg("list", *here)
    look = f"for at in 0x142 0x162; do for o in 400 404 a00 a04 e04; do od -An -tx4 -j${{at}}$o -N4 {mmu}/dev/mem; done; done"
    filtered = "filter_enable,filter_stream_id=0x42"
    told = pmureg("stat", *here, "--io", "direct", "-e", f"{{smmuv3_pmcg/transaction,{filtered}/,smmuv3_pmcg/cycles,{filtered}/}}", "--", "sh", "-c", look)
    assert re.findall(r"^ ([0-9a-f]{8})$", told, re.M) == ["00000001", "00000000", "00000042", "00000000", "00000001"] * 2
    told = pmureg("stat", *here, "--io", "direct", "-e", "smmuv3_pmcg_162/transaction/", "--", "sh", "-c", look)
    assert re.findall(r"^ ([0-9a-f]{8})$", told, re.M) == ["00000000"] * 5 + ["20000001", "00000000", "ffffffff", "00000000", "00000001"]
    mixed = f"{{smmuv3_pmcg_142/transaction,{filtered}/,smmuv3_pmcg_142/cycles/}}"
    assert "cannot be counted together: This group has one filter for all counters." in pmureg("stat", *here, "--io", "direct", "-e", mixed, "true", status=1)
    assert "This group has no such event." in pmureg("stat", *here, "--io", "direct", "-e", "smmuv3_pmcg_142/tlb_miss/", "true", status=1)
