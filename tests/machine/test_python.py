"""The Python module counts: on the simulated device, through perf, and on registers that behave, which it restores however it ends.

Simulated, event e adds (e & 0xff) + 1 a nanosecond: CAS_COUNT of ivbep's memory controllers is 4, so that each of the eight adds 5; DCLOCKTICKS is 0.
"""

from __future__ import annotations

import ast
import contextlib
import ctypes
import errno
import gc
import io
import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from served import Machine, as_it_was
from toolchain import INCLUDES, ROOT, STRICT, need, run

PYTHON = "/usr/bin/python3"
LIBRARY, TABLES, MODULE = ROOT / "build" / "lib", ROOT / "generated" / "tables", ROOT / "runtime" / "python"
HEADERS = [ROOT / "runtime" / "include" / "pmureg" / name for name in ("pmureg.h", "base.h")]
ENV = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARY), "PMUREG_PATH": str(TABLES), "PYTHONPATH": str(MODULE), "PYTHONDONTWRITEBYTECODE": "1"}
READS, WRITES = "uncore_imc_0/cas_count_read/", "uncore_imc_0/cas_count_write/"


def load() -> ModuleType:
    """Of a library that is loaded already, the dynamic linker gives the same by its soname. Where tables are, it asks once."""
    ctypes.CDLL(str(LIBRARY / "libpmureg.so.0"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PMUREG_PATH", str(TABLES))
        patch.setattr(sys, "dont_write_bytecode", True)
        patch.syspath_prepend(MODULE)
        import pmureg
        import pmureg.header
        assert pmureg.systems()
    return pmureg


pmureg: Any = load()
header = pmureg.header


def simulated(events: object = READS, **options: object) -> Any:
    return pmureg.Session(events, **{"system": "ivbep", "io": "sim", **options})


def values(counts: list[Any]) -> list[int | None]:
    return [count.value for count in counts]


def program(text: str, *words: str, env: dict[str, str] = ENV) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([PYTHON, "-c", text, *words], env=env, capture_output=True, text=True, timeout=60)


# ---- Types ----

def structures() -> dict[str, Any]:
    """By the names of C: MetricResult is pmureg_metric_result."""
    found = {f"pmureg{re.sub('([A-Z])', lambda m: '_' + m[1].lower(), name)}": made for name, made in vars(header).items()
             if isinstance(made, type) and issubclass(made, ctypes.Structure) and made is not ctypes.Structure}
    assert len(found) == 9, "as many as the header has"
    return found


def enumerations() -> dict[str, int]:
    found = {f"PMUREG_{name}": value for name, value in vars(header).items() if name.isupper() and isinstance(value, int)}
    for made, prefix in ((header.Scope, "PMUREG_"), (header.Reason, "PMUREG_"), (header.Outcome, "PMUREG_TEST_")):
        found |= {prefix + each.name: each.value for each in made}
    assert len(found) > 30
    return found


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_structures_are_the_compiler_s(tmp_path: Path, compiler: str) -> None:
    """Sizes, offsets and constants; and the names of all members, which the compiler tells debuggers."""
    need(compiler, "readelf")
    lines = [f'_Static_assert({name} == {value}, "{name}");' for name, value in enumerations().items()]
    for name, made in structures().items():
        lines += [f"struct {name} {name}_is_here;", f'_Static_assert(sizeof(struct {name}) == {ctypes.sizeof(made)}, "{name}");']
        for member, _ in made._fields_:
            at = getattr(made, member)
            lines += [f'_Static_assert(offsetof(struct {name}, {member}) == {at.offset} && sizeof({name}_is_here.{member}) == {at.size}, "{name}.{member}");']
    (tmp_path / "types.c").write_text("#include <pmureg/pmureg.h>\n" + "\n".join(lines) + "\n")
    run(compiler, "-std=c11", "-g", "-gdwarf-4", *STRICT, *INCLUDES, "-c", "types.c", "-o", "types.o", cwd=tmp_path)
    told: dict[str, list[str]] = {}
    for entry in re.split(r"^ <\d+><[0-9a-f]+>: Abbrev Number", run("readelf", "--debug-dump=info", "types.o", cwd=tmp_path), flags=re.M):
        named = re.search(r"DW_AT_name .*?(\w+)$", entry, re.M)
        if "(DW_TAG_structure_type)" in entry:
            members = told.setdefault(named[1] if named else "", [])
        elif "(DW_TAG_member)" in entry and named:
            members.append(named[1])
    assert {name: told[name] for name in structures()} == {name: [member for member, _ in made._fields_] for name, made in structures().items()}


def test_the_module_s_types_are_made_of_the_header() -> None:
    """As committed; every function is there, with as many parameters as in C."""
    assert (MODULE / "pmureg" / "header.py").read_text() == run(PYTHON, ROOT / "runtime" / "library" / "manual.py", "python", *HEADERS)
    text = re.sub(r"/\*.*?\*/", "", HEADERS[0].read_text(), flags=re.S)
    declared = {name: 0 if parameters == "void" else parameters.count(",") + 1
                for name, parameters in re.findall(r"^PMUREG_API [^;]*?\b(pmureg_\w+)\(([^;]*)\);", text, re.M)}
    assert {name: len(parameters) for name, (_, parameters) in header.FUNCTIONS.items()} == declared and len(declared) > 40
    assert header.FUNCTIONS["pmureg_open"] == (ctypes.c_int, [ctypes.POINTER(header.Options), ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p),
                                                              ctypes.POINTER(header.Error)])
    assert header.FUNCTIONS["pmureg_scaled"] == (ctypes.c_uint64, [ctypes.POINTER(header.Result)])
    assert header.FUNCTIONS["pmureg_interval"] == (None, [ctypes.c_void_p])


def test_a_declaration_that_python_does_not_know(tmp_path: Path) -> None:
    (tmp_path / "odd.h").write_text(HEADERS[0].read_text().replace("typedef int pmureg_name_found(", "typedef int pmureg_other;\ntypedef int pmureg_name_found("))
    done = subprocess.run([PYTHON, ROOT / "runtime/library/manual.py", "python", tmp_path / "odd.h", HEADERS[1]], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "manual.py: what is `typedef int pmureg_other`?\n")


# ---- Counts that are known ----

def test_counts_of_each_unit() -> None:
    with simulated("uncore_imc/cas_count_read/") as session:
        session.advance(1000)
        assert values(session.counts()) == 8 * [5000]
        session.advance(10)
        assert (session.backend, session.system, session.notices, session.reached) == ("sim", "ivbep", [], False)
    counts = session.counts()
    assert values(counts) == 8 * [5050] and [count.unit for count in counts] == [f"uncore_imc_{n}" for n in range(8)]
    first = counts[0]
    assert (first.event, first.place, first.package, first.why, first.user_only) == ("uncore_imc/cas_count_read/", "S0", 0, None, False)
    assert (first.scale, first.scale_unit, first.enabled_ns, first.running_ns) == (64 / 2**20, "MiB", 1010, 1010)  # a line of 64 bytes
    assert session.elapsed_ns == 1010


@pytest.mark.parametrize("events", [f"{{{READS},{WRITES}}},uncore_imc_1/event=0x9/", [f"{{{READS},{WRITES}}}", "uncore_imc_1/event=0x9/"]])
def test_events_are_a_text_or_a_list(events: object) -> None:
    with simulated(events) as session:
        session.advance(7)
    assert values(session.counts()) == [35, 35, 70]


def test_without_with() -> None:
    session = simulated()
    session.start()
    session.advance(3)
    session.stop()
    assert values(session.counts()) == [15]
    session.close()
    session.close()
    assert values(session.counts()) == [15]


def test_metrics() -> None:
    """64 bytes for each of 5 events a nanosecond."""
    with simulated("uncore_imc/cas_count_read/") as session:
        session.advance(1000)
        every = session.metrics()
    assert [(each.of, each.value, each.unit_count) for each in every] == [*((f"uncore_imc_{n}", 320.0, 1) for n in range(8)), ("uncore_imc", 2560.0, 8)]
    assert {(each.name, each.unit, each.place, each.package, each.filter, each.why) for each in every} == {("read_bandwidth", "GB/s", "S0", 0, "", None)}
    assert session.metrics() == every
    with simulated(None, metrics=["read_bandwidth"]) as named:
        pass
    missing = named.metrics()
    assert missing and {(each.value, each.why) for each in missing} == {(None, "not counted")}, "no time passed, of which it could be a part"


def test_regions() -> None:
    """A region has the counts of those within. Metrics are of one interval."""
    with simulated() as session:
        session.advance(1_000_000)
        with session.region("copy") as outer:
            session.advance(1000)
            with session.region("inner"):
                session.advance(100)
            session.advance(10)
            assert outer.counts == [] and values(session.counts()) == [5_005_550]
        session.advance(1_000_000)
        with session.region("copy"):
            session.advance(20)
    assert [(region.name, region.run, values(region.counts), region.elapsed_ns) for region in session.regions] == [
        ("inner", 0, [500], 100), ("copy", 0, [5550], 1110), ("copy", 1, [100], 20)]
    assert [[(each.value, each.why) for each in region.metrics] for region in session.regions] == [
        [(320.0, None)], [(None, "another region began or ended within")], [(320.0, None)]]
    assert session.regions[1] is outer and outer.counts[0].enabled_ns == outer.counts[0].running_ns == 1110
    assert values(session.counts()) == [5 * 2_001_130]


def test_regions_that_overlap() -> None:
    with simulated() as session:
        first, second = session.region("first"), session.region("second")
        first.__enter__()
        session.advance(10)
        second.__enter__()
        session.advance(100)
        first.__exit__(None, None, None)
        session.advance(1000)
        second.__exit__(None, None, None)
    assert [(region.name, values(region.counts), region.elapsed_ns, region.metrics[0].value) for region in session.regions] == [
        ("first", [550], 110, None), ("second", [5500], 1100, None)]


def test_a_region_ends_with_an_exception() -> None:
    with simulated() as session:
        with pytest.raises(KeyError), session.region("broken"):
            session.advance(2)
            raise KeyError
        with session.region("next"):
            session.advance(4)
    assert [(region.name, values(region.counts)) for region in session.regions] == [("broken", [10]), ("next", [20])]


def test_lines_for_a_report(tmp_path: Path) -> None:
    """Intervals between the begins and ends of regions, and the regions: 5 reads of 64 bytes a nanosecond. The schema is that of `pmureg stat`."""
    jsonschema = pytest.importorskip("jsonschema")
    path = tmp_path / "run.json"
    with simulated(f"{READS},uncore_imc_0/event=0x9/", lines=path) as session:
        session.advance(1_000)
        with session.region("copy"):
            session.advance(200)
            with session.region("inner"):
                session.advance(100)
        session.advance(50)
    about, *lines = [json.loads(line) for line in path.read_text().splitlines()]
    schema = jsonschema.Draft202012Validator(json.loads((ROOT / "runtime/tool/stat.schema.json").read_text()))
    for line in (about, *lines):
        schema.validate(line)
    assert about["pmureg"] == pmureg.version() and about["host"] == os.uname().nodename
    reads = [line for line in lines if line.get("event") == READS]
    ended = [("interval", 1_000, 5_000), ("interval", 1_200, 1_000), ("interval", 1_300, 500), ("inner", 1_300, 500), ("copy", 1_300, 1_500), ("interval", 1_350, 250)]
    assert [(line.get("region", "interval"), round(1e9 * line.get("end", line.get("interval"))), round(line["counter-value"] * 2**20 / 64)) for line in reads] == ended
    assert {(line["unit"], line["instance"], line["socket"], line["simulated"], line["system"]) for line in reads} == {("MiB", "uncore_imc_0", 0, True, "ivbep")}
    assert [(line["run"], round(1e9 * line["begin"])) for line in reads if "region" in line] == [(0, 1_200), (0, 1_000)]
    assert [line["counter-value"] for line in lines if line.get("event", "").endswith("0x9/")] == [10_000, 2_000, 1_000, 1_000, 3_000, 500]
    assert [(line.get("region"), line["metric-value"]) for line in lines if "metric" in line] == [*3 * [(None, 320)], ("inner", 320), (None, 320)]


def test_lines_of_a_region_have_the_metric_of_all_units(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    with simulated("uncore_imc/cas_count_read/", lines=str(path)) as session, session.region("copy"):
        session.advance(100)
    metrics = [line for line in map(json.loads, path.read_text().splitlines()) if "metric" in line]
    assert [(line["instance"], line["units"], line["metric-value"]) for line in metrics if "region" in line] == [("uncore_imc", 8, 2560)]
    assert [line["instance"] for line in metrics if "interval" in line] == [f"uncore_imc_{n}" for n in range(8)]


def test_registers_are_restored_if_lines_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """/dev/full takes nothing. The end of `with` tells it, after the registers."""
    called: list[str] = []
    call = pmureg.session.call

    def watched(name: str, *arguments: object) -> int:
        called.append(name)
        return int(call(name, *arguments))

    monkeypatch.setattr(pmureg.session, "call", watched)
    with pytest.raises(OSError, match="No space left"):
        simulated(lines="/dev/full")
    session = simulated(lines="/dev/null")
    session._lines._file = open("/dev/full", "w", buffering=1)
    with pytest.raises(OSError, match="No space left"), session:
        session.advance(10)
    assert called[-2:] == ["pmureg_stop", "pmureg_put_back"] and values(session.counts()) == [50]
    with contextlib.suppress(OSError):
        session._lines.close()


def test_a_region_that_ends_after_the_lines(tmp_path: Path) -> None:
    with simulated(lines=tmp_path / "run.json") as session:
        session.advance(10)
        region = session.region("late")
        region.__enter__()
        session.advance(10)
    written = (tmp_path / "run.json").read_text()
    region.__exit__(None, None, None)
    assert (tmp_path / "run.json").read_text() == written and written.count("interval") == 4 and values(session.regions[0].counts) == [50]


def test_lines_of_what_was_not_counted_and_into_no_folder(tmp_path: Path) -> None:
    events = [f"uncore_imc_0/event={n}/" for n in range(1, 7)]
    with simulated(events, mux_interval_ns=100, lines=tmp_path / "run.json") as session:
        session.advance(50)
    lines = [json.loads(line) for line in (tmp_path / "run.json").read_text().splitlines()[1:]]
    assert sorted((line["counter-value"] is None, line.get("reason")) for line in lines) == [*4 * [(False, None)], *2 * [(True, "not counted")]]
    with pytest.raises(FileNotFoundError):
        simulated(lines=tmp_path / "none" / "run.json")


def test_an_event_whose_turn_did_not_come_has_no_count() -> None:
    """Six events on four counters: in a short region two of them did not run. The whole is scaled: 1000 ns of n + 1."""
    events = [f"uncore_imc_0/event={n}/" for n in range(1, 7)]
    with simulated(events, mux_interval_ns=100) as session:
        session.advance(1000)
        with session.region("short"):
            session.advance(50)
    short, = session.regions
    assert sorted((count.value is None, count.why) for count in short.counts) == [*4 * [(False, None)], *2 * [(True, "not counted")]]
    assert {count.enabled_ns for count in short.counts} == {50}
    for number, count in enumerate(session.counts(), 2):
        assert count.value == pytest.approx(number * 1050, rel=0.01) and count.running_ns < count.enabled_ns == 1050
    assert all(count.value == number * 50 for number, count in enumerate(short.counts, 2) if count.why is None)


def test_what_cannot_be_counted_is_left_out_by_name_only() -> None:
    """Two units cannot be in one group."""
    group = "{uncore_cbox_0/event=1/,uncore_cbox_1/event=2/}"
    with pytest.raises(pmureg.Error, match="on different units") as refused:
        simulated(f"{group},{READS}")
    assert refused.value.code == errno.EINVAL
    with simulated(f"{group},{READS}", leave_out=True) as session, session.region("all"):
        session.advance(10)
    for counts in (session.counts(), session.regions[0].counts):
        assert [(count.value, count.why) for count in counts] == [(None, "not supported"), (None, "not supported"), (50, None)]
    notice, = session.notices
    assert notice.startswith("not counted: ") and "on different units" in notice


def test_until() -> None:
    with simulated("uncore_imc_0/event=1/", until="uncore_imc_0/event=1/=5000") as session:
        session.advance(1_000_000)
        assert session.reached and 5000 <= session.counts()[0].value < 10_000


def test_sessions_and_threads() -> None:
    """Each in its own thread; and one in four threads at once, of which one waits for the other."""
    found: dict[int, list[int | None]] = {}
    with simulated() as shared:
        def count(number: int) -> None:
            with simulated(f"uncore_imc_{number}/event={number}/") as own:
                for _ in range(50):
                    own.advance(100)
                    shared.advance(1)
                    with own.region("step"):
                        own.advance(1)
                    shared.counts()
            found[number] = [own.counts()[0].value, sum(region.counts[0].value for region in own.regions)]

        threads = [threading.Thread(target=count, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert values(shared.counts()) == [5 * 200]
    assert found == {number: [50 * 101 * (number + 1), 50 * (number + 1)] for number in range(4)}


def test_one_thread_at_a_time_is_in_the_library() -> None:
    found: list[int] = []
    with simulated() as session:
        thread = threading.Thread(target=lambda: found.append(len(session.counts())))
        with session._handle.use():
            thread.start()
            thread.join(0.1)
            assert thread.is_alive() and found == []
        thread.join(60)
        assert found == [1]


# ---- Mistakes ----

@pytest.mark.parametrize(("events", "options", "code", "column", "words"), [
    ("uncore_imc_0/cas_count_reed/", {}, errno.ENOENT, 14, "did you mean `cas_count_read`"),
    ([READS, "uncore_imc_0/cas_count_reed/"], {}, errno.ENOENT, 43, "did you mean `cas_count_read`"),
    (READS, {"system": "ivbp"}, errno.ENOENT, 0, "there is no described system 'ivbp'; did you mean 'ivbep'?"),
    (READS, {"io": "simm"}, errno.EINVAL, 0, "there is no io 'simm'; choose one of: auto, direct, sim"),
    (None, {"metrics": []}, errno.EINVAL, 0, ""),
    (READS, {"cpus": "x"}, errno.EINVAL, 0, "'x' is not a list of CPUs"),
    (READS, {"pids": [1]}, errno.EINVAL, 0, "not for a process"),
    ([f"uncore_imc_0/event={n}/" for n in range(6)], {"no_rotation": True}, errno.EBUSY, 0, "")])
def test_what_the_library_refuses(events: object, options: dict[str, object], code: int, column: int, words: str) -> None:
    with pytest.raises(pmureg.Error) as refused:
        simulated(events, **options)
    error = refused.value
    assert (error.code, error.column) == (code, column) and words in error.message == str(error) != ""
    assert type(error) is (pmureg.Busy if code == errno.EBUSY else pmureg.Error)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.code, again.column) == (type(error), str(error), code, column)


@pytest.mark.parametrize(("options", "kind"), [
    ({"events": "a\0b"}, ValueError), ({"system": "ivbep\0"}, ValueError), ({"per": "galaxy"}, ValueError), ({"mux_interval_ns": -1}, OverflowError),
    ({"mux_interval_ns": 1 << 64}, OverflowError), ({"pid": 1 << 31}, OverflowError), ({"mux_interval_ns": 0.5}, TypeError), ({"sistem": "ivbep"}, TypeError)])
def test_what_python_would_have_cut(options: dict[str, object], kind: type[Exception]) -> None:
    with pytest.raises(kind):
        simulated(**options)


GIVEN = {"system": "s", "io": "i", "metrics": ["m", "n"], "per": "core", "cpus": "0-3", "pid": 7, "pids": [1, 2], "tids": (3,), "until": "u", "mux_interval_ns": 1 << 63,
         "tables": [Path("a"), "b"], "mmio": "x=y", "root": Path("/r"), "run_directory": "/d", "cpu": 5}
TAKEN = {"system": b"s", "io": b"i", "metrics": b"m,n", "per": 6, "cpus": b"0-3", "pid": 7, "pids": b"1,2", "tids": b"3", "until": b"u", "mux_interval_ns": 1 << 63,
         "tables": b"a,b", "mmio": b"x=y", "root": b"/r", "run_directory": b"/d", "cpu": 5}
FLAGS = {"force": 1, "no_rotation": 2, "whole_machine": 4, "on_exec": 8, "may_simulate": 16, "read_only": 32, "leave_out": 64}
OF_A_SESSION = [name for name in (*GIVEN, *FLAGS) if name not in ("cpu", "read_only")]
OF_A_DEVICE = ["system", "io", "tables", "mmio", "root", "run_directory", "cpu", "force", "read_only"]


@pytest.mark.parametrize(("kind", "known"), [("Session", OF_A_SESSION), ("Device", OF_A_DEVICE)])
def test_each_option_is_the_member_of_its_name(monkeypatch: pytest.MonkeyPatch, kind: str, known: list[str]) -> None:
    """One alone, so that no other member has what it has."""
    made: list[Any] = []

    class Stop(Exception):
        pass

    def handle(_kind: str, _opened: str, options: Any, *_: object) -> None:
        made.append(options._obj)
        raise Stop

    for module in (pmureg.session, pmureg.machine):
        monkeypatch.setattr(module, "Handle", handle)
    for name in known:
        with pytest.raises(Stop):
            getattr(pmureg, kind)(**{name: GIVEN.get(name, True)})
        values = {member: getattr(made[-1], member) for member, _ in header.Options._fields_ if member not in ("size", "watch", "give_up")}
        assert {member: value for member, value in values.items() if value} == ({"flags": FLAGS[name]} if name in FLAGS else {name: TAKEN[name]})
        assert made[-1].size == ctypes.sizeof(header.Options) and not made[-1].watch and not made[-1].give_up
    with pytest.raises(TypeError):
        getattr(pmureg, kind)(unknown=1)


def test_steps_in_the_wrong_order() -> None:
    session = simulated()
    for step in (session.counts, session.metrics, session.stop, lambda: session.region("x").__enter__()):
        with pytest.raises(pmureg.Error, match="the handle is not started"):
            step()
    session.start()
    with pytest.raises(pmureg.Error, match="the session is already started: open another") as twice:
        session.start()
    assert type(twice.value) is pmureg.Error, "nobody else uses it"
    for wrong, kind in ((-1, OverflowError), (1 << 64, OverflowError), (0.5, TypeError)):
        with pytest.raises(kind):
            session.advance(wrong)
    session.close()
    for step, words in ((session.start, "already stopped"), (session.stop, "all registers are restored"), (lambda: session.advance(1), "all registers are restored")):
        with pytest.raises(pmureg.Error, match=words):
            step()
    with pytest.raises(pmureg.Error, match="the session is stopped: begin regions before"), session.region("late"):
        pass  # and not counts of 0
    closed = simulated()
    closed.close()
    with pytest.raises(pmureg.Error, match="all registers are restored already"):
        closed.counts()  # and not 0


def test_an_exception_in_the_midst_of_a_list() -> None:
    """Such as KeyboardInterrupt's, which would leave an item out."""
    taken: list[bytes] = []

    def interrupted(name: bytes, *_: object) -> None:
        taken.append(name)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        pmureg.library.listed("pmureg_systems", header.SystemFound, [], interrupted)
    assert len(taken) == 1


def broken_module(at: Path, soname: str) -> dict[str, str]:
    """The environment of a module that is for another library."""
    shutil.copytree(MODULE / "pmureg", at / "pmureg", ignore=shutil.ignore_patterns("__pycache__"))
    path = at / "pmureg" / "header.py"
    path.write_text(path.read_text().replace("libpmureg.so.0", soname))
    return {**ENV, "PYTHONPATH": str(at), "LD_LIBRARY_PATH": str(at)}


def test_without_the_library(tmp_path: Path) -> None:
    done = program("import pmureg", env=broken_module(tmp_path, "libpmureg.so.99"))
    assert done.returncode == 1 and "ImportError: libpmureg.so.99: cannot open shared object file" in done.stderr
    assert "; install Debian's package libpmureg0, or " in done.stderr and "OSError" not in done.stderr


def test_with_an_older_library(tmp_path: Path) -> None:
    (tmp_path / "old.c").write_text('const char *pmureg_version(void);\nconst char *pmureg_version(void) { return "0.2.10"; }\n')
    run("gcc", "-shared", "-fPIC", "old.c", "-o", "libpmureg.so.98", cwd=tmp_path)
    done = program("import pmureg", env=broken_module(tmp_path, "libpmureg.so.98"))
    assert done.returncode == 1 and f"ImportError: libpmureg.so.98 is version 0.2.10, older than this module ({header.VERSION}); install " in done.stderr


# ---- perf ----

def kernel_counts(events: str, **options: object) -> Any:
    try:
        return pmureg.Session(events, io="perf", **options)
    except pmureg.Error as error:
        if error.code not in (errno.EACCES, errno.EPERM, errno.ENOSYS, errno.ENODEV, errno.ENOENT, errno.EOPNOTSUPP):
            raise
        pytest.skip(f"skipped: this kernel does not count for us: {error}")


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_perf_counts_this_thread() -> None:
    """And those that it starts. The clock of CPU time runs only in the region that computes."""
    with kernel_counts("cpu-clock,page-faults") as session:
        assert (session.backend, session.system) == ("perf", None)
        with session.region("sleep"):
            time.sleep(0.2)
        with session.region("compute"):
            busy(0.1)
        with session.region("thread"):
            thread = threading.Thread(target=busy, args=(0.1,))
            thread.start()
            thread.join()
    slept, computed, thread_s = (region.counts[0].value * region.counts[0].scale for region in session.regions)
    assert session.counts()[0].scale_unit == "msec"
    assert slept < 50 and computed > 90 and thread_s > 90
    assert session.counts()[0].value > 0.99 * sum(region.counts[0].value for region in session.regions)  # each is rounded


def test_perf_counts_all_threads_of_a_process() -> None:
    """If it is asked: those that were there before are no others' work, either."""
    with kernel_counts("cpu-clock") as probe:
        pass
    assert probe
    begin, end = threading.Event(), threading.Event()

    def work() -> None:
        begin.wait()
        busy(0.1)
        end.set()

    thread = threading.Thread(target=work)
    thread.start()
    with pmureg.Session("cpu-clock", pids=[os.getpid()]) as whole, pmureg.Session("cpu-clock", tids=[thread.native_id]) as its, pmureg.Session("cpu-clock") as own:
        begin.set()
        end.wait()
    thread.join()
    assert min(whole.counts()[0].value, its.counts()[0].value) * 1e-6 > 90 > 50 > own.counts()[0].value * 1e-6


def test_the_kernel_s_pmu() -> None:
    with kernel_counts("msr/tsc/") as session, session.region("sleep") as region:
        time.sleep(0.01)
    assert region.counts[0].value > 0 and region.elapsed_ns >= 10_000_000


def test_an_event_that_the_kernel_does_not_know() -> None:
    with pytest.raises(pmureg.Error, match="did you mean") as refused:
        pmureg.Session("cpu-clok", io="perf")
    assert refused.value.code == errno.ENOENT and refused.value.column == 1


# ---- Registers that behave ----

LOOKUPS = "uncore_cbox_0/event=0x10/"


def direct(machine: Machine, events: object = LOOKUPS, **options: object) -> Any:
    return pmureg.Session(events, system=machine.system, io="direct", root=machine.root, **options)


def test_registers_are_restored(machine: Machine) -> None:
    before = machine.state()
    with direct(machine) as session:
        assert session.backend == "direct"
        with session.region("work"):
            machine.tell("advance 1000")
        assert machine.state() != before
    assert as_it_was(machine, before)
    assert values(session.regions[0].counts) == [17_000, 17_000] and [count.place for count in session.counts()] == ["S0", "S1"]
    assert pmureg.records(root=machine.root) == []


def test_registers_are_restored_after_an_exception(machine: Machine) -> None:
    before = machine.state()
    with pytest.raises(ZeroDivisionError), direct(machine):
        assert machine.state() != before
        1 / 0
    assert as_it_was(machine, before)


def test_registers_are_restored_when_the_start_is_interrupted(machine: Machine) -> None:
    """Though the traceback still holds the session."""
    before = machine.state()
    session = direct(machine)

    def interrupted() -> None:
        raise KeyboardInterrupt

    session._handle.start_ticking = interrupted
    with pytest.raises(KeyboardInterrupt), session:
        pytest.fail("it did not start")
    assert as_it_was(machine, before) and values(session.counts()) == [0, 0]


def test_an_error_of_the_program_goes_on_when_restoring_fails(machine: Machine) -> None:
    with pytest.raises(ZeroDivisionError) as raised, direct(machine):
        machine.tell("fail w 0 0 EIO".replace("EIO", str(errno.EIO)))
        1 / 0
    machine.tell("well")
    note, = raised.value.__notes__
    assert note.startswith("pmureg: ")
    with direct(machine, force=True) as session, pytest.raises(pmureg.Error):
        machine.tell(f"fail w 0 0 {errno.EIO}")
        session.close()
    machine.tell("well")


@pytest.mark.parametrize("events", [LOOKUPS, [f"uncore_cbox_0/event={n:#x}/" for n in range(0x10, 0x16)]], ids=["alone", "in turns"])
def test_registers_are_restored_when_nothing_holds_the_session(machine: Machine, events: object) -> None:
    """Also in a circle, which the garbage collector finds in any thread."""
    before = machine.state()
    session = direct(machine, events)
    session.start()
    session.circle = [session]
    with pytest.raises(pmureg.Busy, match="another program counts with it"):
        direct(machine, events)
    del session
    gc.collect()
    assert as_it_was(machine, before) and threads() == []
    direct(machine, events).close()


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "pmureg"]


def test_the_ticking_thread_may_collect_its_session(machine: Machine) -> None:
    """It cannot wait for itself, and closes when its tick has ended."""
    before = machine.state()
    session = direct(machine, [f"uncore_cbox_0/event={n:#x}/" for n in range(0x10, 0x16)])
    session.start()
    handle, closer = session._handle, session._closer
    assert threads() == ["pmureg"]
    call, is_closed = type(handle).tick.__globals__["call"], threading.Event()

    def ticked(name: str, *arguments: object) -> int:
        if name == "pmureg_tick" and threading.current_thread() is handle.ticker and closer.alive:
            closer()
        if name == "pmureg_close":
            is_closed.set()
        return call(name, *arguments)

    type(handle).tick.__globals__["call"] = ticked
    try:
        assert is_closed.wait(60)
        handle.ticker.join(60)
    finally:
        type(handle).tick.__globals__["call"] = call
    assert as_it_was(machine, before) and handle.pointer is None
    with pytest.raises(pmureg.Error, match="the session is closed"):
        session.counts()


@pytest.mark.parametrize("end", ["pass", "sys.exit(3)", "raise ValueError", "session.regions.append(session)", "at_exit.append(session.close)"])
def test_registers_are_restored_when_the_interpreter_ends(machine: Machine, end: str) -> None:
    before = machine.state()
    text = f"""import atexit, sys
at_exit = []
atexit.register(lambda: [step() for step in at_exit])  # after all that is registered later
import pmureg
session = pmureg.Session({LOOKUPS!r}, system="ivbep", io="direct", root=sys.argv[1])
session.start()
print(session.counts()[0].value is not None)
{end}
"""
    done = program(text, str(machine.root))
    assert done.stdout == "True\n" and done.returncode == {"pass": 0, "sys.": 3, "rais": 1, "sess": 0, "at_e": 0}[end[:4]], done.stderr
    assert "pmureg" not in done.stderr.replace("import pmureg", "") and as_it_was(machine, before)


def test_a_killed_program_leaves_a_record(machine: Machine) -> None:
    before = machine.state()
    text = f"""import os, pmureg, signal, sys
session = pmureg.Session({LOOKUPS!r}, system="ivbep", io="direct", root=sys.argv[1])
session.start()
os.kill(os.getpid(), signal.SIGKILL)
"""
    assert program(text, str(machine.root)).returncode == -signal.SIGKILL
    found = pmureg.records(root=machine.root)
    assert sorted((record.package, record.place, record.system, record.text) for record in found) == [(0, "package 0", "ivbep", None), (1, "package 1", "ivbep", None)]
    assert all(record.pid > 0 and record.count > 0 and Path(record.path).is_file() for record in found)
    machine.tell(f"fail w 0 0 {errno.EIO}")
    with pytest.raises(pmureg.Error) as failed:
        pmureg.restore(root=machine.root)
    assert failed.value.message != os.strerror(failed.value.code) and failed.value.__notes__
    machine.tell("well")
    done = pmureg.restore(root=machine.root)
    assert sorted((record.package, record.text) for record in done) == [(0, None), (1, None)]
    assert as_it_was(machine, before) and pmureg.records(root=machine.root) == []


def test_events_in_turns_are_ticked(machine: Machine) -> None:
    """Each runs a part of the time, for which nobody asks. The clock makes a million ticks a second, of which event e adds e + 1."""
    machine.tell("rate 1000000")
    numbers = (0x10, 0x20, 0x30, 0x40, 0x50)
    with direct(machine, [f"uncore_cbox_0/event={number:#x}/" for number in numbers], mux_interval_ns=1_000_000) as session:
        assert threads() == ["pmureg"]
        deadline = time.monotonic() + 60
        while any(count.running_ns < 20_000_000 for count in session.counts()) and time.monotonic() < deadline:
            time.sleep(0.01)
    assert threads() == []
    for count, number in zip(session.counts(), [number for number in numbers for _ in range(2)]):
        assert count.why is None and count.running_ns < count.enabled_ns
        assert 0.5 < count.value / (number + 1) / (count.enabled_ns / 1000) < 2


def test_an_error_of_the_ticking_thread_is_the_next_one_of_the_session(machine: Machine) -> None:
    before = machine.state()
    session = direct(machine, [f"uncore_cbox_0/event={n:#x}/" for n in range(0x10, 0x16)])
    session.start()
    machine.tell(f"fail a 0 0 {errno.EIO}")
    session._handle.ticker.join(60)
    with pytest.raises(pmureg.Error) as failed:
        session.counts()
    machine.tell("well")
    assert failed.value.message
    session.close()
    assert as_it_was(machine, before)


def test_an_error_of_the_ticking_thread_is_told_at_the_end_at_the_latest(machine: Machine) -> None:
    before = machine.state()
    with pytest.raises(pmureg.Error), direct(machine, [f"uncore_cbox_0/event={n:#x}/" for n in range(0x10, 0x16)]) as session:
        machine.tell(f"fail a 0 0 {errno.EIO}")
        session._handle.ticker.join(60)
        machine.tell("well")
    assert as_it_was(machine, before)


def test_registers_in_use_have_a_reason(machine: Machine) -> None:
    """Another program changes the control: the count is none, and of the other socket it is one."""
    with direct(machine) as session:
        machine.tell("advance 10")
        control = next(address for _, package, address, value in machine.writes() if package == 0 and value & 0xFF == 0x10)
        with session.region("taken"):
            machine.put(0, control, 0)
            machine.tell("advance 10")
        with session.region("after"):
            pass
    for counts in (session.counts(), session.regions[0].counts, session.regions[1].counts):
        assert [(count.value is None, count.why) for count in counts] == [(True, "in use"), (False, None)]


def test_a_socket_that_fails_has_a_reason(machine: Machine) -> None:
    """The other one is counted on."""
    with direct(machine) as session:
        machine.tell("advance 10", f"fail a 0 0 {errno.EIO} 1")
        counts = session.counts()
        machine.tell("well")
        assert [(count.value, count.why, count.place) for count in counts] == [(170, None, "S0"), (None, "failed", "S1")]
        notice, = session.notices
        assert "of CPU 1 cannot be read" in notice


def test_a_forked_child_leaves_counting_to_its_parent(machine: Machine) -> None:
    before = machine.state()
    for events in (LOOKUPS, [f"uncore_cbox_0/event={n:#x}/" for n in range(0x10, 0x16)]):
        text = f"""import os, pmureg, sys
session = pmureg.Session({events!r}, system="ivbep", io="direct", root=sys.argv[1])
session.start()
parent = os.getpid()
session._handle.lock.acquire()  # as a thread may hold it that the child has not
if os.fork() == 0:
    for step in (session.counts, session.stop, session.start, lambda: session.backend):
        try:
            step()
        except pmureg.Denied as error:
            assert str(error) == f"process {{parent}} opened the session: a forked child can only close it", error
        else:
            os._exit(1)
    if sys.argv[2] == "close":
        session.close()
    sys.exit(7)
session._handle.lock.release()
print(os.waitstatus_to_exitcode(os.wait()[1]), session.counts()[0].why, flush=True)
input()
session.close()
"""
        for way in ("close", "exit"):
            machine.tell("forget")
            process = subprocess.Popen([PYTHON, "-c", text, str(machine.root), way], env=ENV, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert process.stdout and process.stdout.readline().startswith("7 ")
            threads_of = {int(task.name) for task in Path(f"/proc/{process.pid}/task").iterdir()}
            assert {thread for thread, *_ in machine.writes()} <= threads_of and machine.state() != before
            process.communicate("\n", timeout=60)
            assert process.returncode == 0 and as_it_was(machine, before)


# ---- Registers, descriptions, this machine ----

def test_a_device(machine: Machine) -> None:
    """Registers as machine() has set them."""
    with pmureg.Device("ivbep", io="direct", root=machine.root, cpu=1) as device:
        assert device.system == "ivbep" and device.read("imc_0.ctl[1]") == 0x304
        with pytest.raises(pmureg.Error, match="no_such"):
            device.read("no_such.ctl")
    with pytest.raises(pmureg.Error, match="the device is closed"):
        device.read("imc_0.ctl[1]")
    with pytest.raises(pmureg.Error, match="name one with --system"), pmureg.Device(root=machine.root.parent / "nowhere"):
        pass


def test_values_of_registers() -> None:
    """Event 0x35 in bits 7:0, umask 3 in 15:8, en in bit 22."""
    assert pmureg.encode("ivbep", "ivbep_cbo_ctl", "ev_sel=0x35,umask=3,en=1") == 0x400335
    assert pmureg.encode("ivbep", "ivbep_cbo_ctl", {"ev_sel": 0x35, "umask": 3, "en": 1}) == 0x400335
    fields = pmureg.decode("ivbep", "ivbep_cbo_ctl", 0x400335)
    assert {name: value for name, (value, _) in fields.items() if value} == {"ev_sel": 0x35, "umask": 3, "en": 1}
    arm = pmureg.decode("pmuv3", "PMCR_EL0", 1)
    assert (arm["E"], arm["LP"]) == ((1, ""), (0, "BIT_31"))  # LP: overflow of the lower 32 bits, or of 64
    for wrong, words in (({"ev_sel": 0x100}, "ev_sel"), ({"edge_det": 1}, "thresh must be at least 1"), ({"nix": 1}, "nix")):
        with pytest.raises(pmureg.Error, match=words):
            pmureg.encode("ivbep", "ivbep_cbo_ctl", wrong)
    with pytest.raises(OverflowError):
        pmureg.decode("ivbep", "ivbep_cbo_ctl", (1 << 64) + 1)
    with pytest.raises(pmureg.Error, match="does not fit"):
        pmureg.decode("ivbep", "ivbep_cbo_ctl", 1 << 40)


def test_descriptions(tmp_path: Path) -> None:
    assert pmureg.version() == header.VERSION
    assert {system.name.split(".")[0] for system in pmureg.systems()} >= {path.stem for path in TABLES.glob("*.pmu")}
    ivbep = next(system for system in pmureg.systems() if system.name == "ivbep")
    assert ivbep.title.startswith("Intel Xeon E5 v2") and ivbep.file == str(TABLES / "ivbep.pmu")
    assert pmureg.Event("uncore_imc/cas_count_read/", "Data read from memory.") in pmureg.events("ivbep")
    with pytest.raises(pmureg.Error, match="there is no described system 'nix'"):
        pmureg.events("nix")
    text = f"""import pmureg
before = len(pmureg.systems())
pmureg.add_table({str(ROOT / "build/invented/tables/another.pmu")!r})
print(len(pmureg.systems()) - before, pmureg.table_problems())
pmureg.index_tables({str(tmp_path)!r})
pmureg.add_table("nowhere.pmu")
"""
    done = program(text)
    assert done.stdout == "1 []\n" and done.returncode == 1 and "pmureg.library.Error: cannot read the table nowhere.pmu: No such file" in done.stderr
    assert (tmp_path / "index").is_file()
    (tmp_path / "bad.pmu").write_bytes(b"\x7fELF")
    done = program("import pmureg\nprint(len(pmureg.systems()), *pmureg.table_problems())", env={**ENV, "PMUREG_PATH": str(tmp_path)})
    assert re.search(rf"{tmp_path}/bad\.pmu: ", done.stdout), done


def test_a_machine(machine: Machine) -> None:
    """Whose processor is in /proc/cpuinfo, and whose kernel has one PMU."""
    machine.write("sys/bus/event_source/devices/soft/type", "1")
    machine.write("sys/bus/event_source/devices/soft/format/event", "config:0-7")
    machine.write("sys/bus/event_source/devices/soft/events/faults", "event=0x2")
    with pmureg.Machine(root=machine.root) as here:
        assert here.systems() == ["ivbep"] and here.pmus() == ["soft"]
        assert (here.files("soft"), here.files("soft", "format"), here.files("soft", "")) == (["faults"], ["event"], ["events", "format", "type"])
        assert here.file("soft", "events/faults") == "event=0x2"
        ways = {way.name: way.is_open for way in here.ways("ivbep")}
        assert ways["msr"] and "mmio" not in ways
        with pytest.raises(pmureg.Error) as missing:
            here.file("soft", "events/none")
        assert missing.value.code == errno.ENOENT and str(missing.value) == "soft/events/none: No such file or directory"


def test_the_kernel_s_generic_events() -> None:
    kernel_counts("page-faults").close()
    with pmureg.Machine() as here:
        assert "page-faults" in here.files(None)


# ---- Tables of pandas ----

def need_pandas() -> Any:
    try:
        import pandas
    except ImportError:
        pytest.skip("skipped: python3-pandas not installed")
    return pandas


def test_frame() -> None:
    pandas = need_pandas()
    with simulated([*(f"uncore_imc_0/event={n}/" for n in range(1, 7)), "uncore_imc_1/cas_count_read/"], mux_interval_ns=100) as session:
        with session.region("copy"):
            session.advance(50)
        session.advance(1000)
    table = session.frame()
    assert list(table.columns) == ["region", "run", "event", "unit", "place", "package", "value", "scaled", "why", "scale", "scale_unit", "enabled_ns",
                                   "running_ns", "user_only"]
    copy, whole = table[table.region == "copy"], table[table.region.isna()]
    assert len(copy) == len(whole) == 7 and set(copy.run) == {0}
    missing = copy[copy.value.isna()]
    assert len(missing) == 2 and set(missing.why) == {"not counted"} and missing.scaled.isna().all()
    reads = copy[copy.unit == "uncore_imc_1"].iloc[0]
    assert (reads.value, reads.scaled, reads.scale_unit, reads.package) == (250, 250 * 64 / 2**20, "MiB", 0)
    assert str(table.value.dtype) == "Int64" and table.groupby("region").value.sum()["copy"] == sum(v for v in values(session.regions[0].counts) if v)
    metrics = session.frame("metrics")
    assert set(metrics.name) == {"read_bandwidth"} and list(metrics[metrics.region == "copy"].value) == [320.0]
    assert isinstance(metrics, pandas.DataFrame) and list(metrics.columns)[:5] == ["region", "run", "name", "value", "why"]
    with kernel_counts("cpu-clock") as other:
        pass
    assert other.frame("metrics").empty and other.frame().package.isna().all()


def test_a_large_count_is_exact() -> None:
    """2^53 + 1 is no number of floating point."""
    need_pandas()
    with simulated() as session:
        session.advance(1)
        count = session.counts()[0]
    session.counts = lambda: [type(count)(**{**vars(count), "value": 2**53 + 1})]
    assert session.frame().value[0] == 2**53 + 1


def test_frame_without_pandas() -> None:
    done = program("""import sys
sys.modules["pandas"] = None
import pmureg
session = pmureg.Session("uncore_imc_0/event=1/", system="ivbep", io="sim")
session.start()
session.frame()
""")
    assert done.returncode == 1 and done.stderr.endswith("ImportError: frame() needs pandas: install Debian's package python3-pandas, or `pip install pandas`\n")


# ---- What the documentation shows ----

def shown(value: object) -> str:
    return " ".join(str(value).split())


def test_the_notebook_prints_what_stands_in_it() -> None:
    """Cell after cell, as Jupyter runs them: what is printed, then the value of a last expression. pandas aligns columns."""
    need_pandas()
    book, names, ran = json.loads((ROOT / "docs" / "counting.ipynb").read_text()), {}, 0
    for cell in book["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree, printed, ran = ast.parse("".join(cell["source"])), io.StringIO(), ran + 1
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        with contextlib.redirect_stdout(printed):
            exec(compile(tree, "cell", "exec"), names)
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None
        wanted = [*([shown(printed.getvalue())] if printed.getvalue() else []), *([shown(repr(value))] if value is not None else [])]
        assert [shown("".join(output.get("text") or output["data"]["text/plain"])) for output in cell["outputs"]] == wanted
        assert cell["execution_count"] == ran
    assert ran > 5


def test_the_notebook_is_one() -> None:
    try:
        import nbformat
    except ImportError:
        pytest.skip("skipped: python3-nbformat not installed")
    nbformat.validate(nbformat.read(ROOT / "docs" / "counting.ipynb", as_version=4))


def test_the_program_of_the_page() -> None:
    """5 a nanosecond for a millisecond, on each of eight channels; of 64 bytes."""
    need_pandas()
    found = re.search(r"<!-- python -->\n```python\n(.*?)^```", (ROOT / "docs" / "library.md").read_text(), re.M | re.S)
    assert found
    done = program(found[1])
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert lines[0] == "uncore_imc_0 uncore_imc/cas_count_read/ 5000000" and sum(line.endswith(" 5000000") for line in lines) == 16
    assert [line.split()[-1] for line in lines if line.startswith("copy")] == [str(8 * 5_000_000 * 64 / 2**20)]
