"""Processors with cores of two kinds, as files: each kind is programmed on its own CPUs alone, in its own way.

Leaf 0x1A of CPUID tells the kind in EAX[31:24]: 0x40 or 0x20 (Intel's SDM, volume 2A). Linux 6.12, arch/x86/events/intel/core.c: a P-core has eight
counters and four fixed ones, whatever leaf 0xA tells (intel_pmu_init_hybrid and what is below INTEL_ALDERLAKE), an E-core six and three;
intel_glc_extra_regs and intel_grt_extra_regs: off-core events are 0x12a and 0x12b on P-cores, 0x1b7 and 0x2b7 on E-cores; intel_cmt_extra_regs:
answers of snoops are 0x127 and 0x227, with MSRs 0x1328 and 0x1329. Linux 6.13, the same file: low-power cores of Arrow Lake-H are cpu_lowpower, told by
CPUID.1AH.EAX[23:0] (cmt_native_id, skt_native_id). Models of the kinds: mapfile.csv of intel/perfmon.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from command import Run
from firmware import cpuid, cpuinfo, signature, sockets
from test_direct import loaded, msr, rows, state, writes  # noqa: F401 (fixtures)
from written import programmed

P_CPUS, E_CPUS = (0, 1), (2, 3, 4, 5)
GLOBAL_CTRL, FIXED_CTRL, FIXED, PMC, EVTSEL, OFFCORE = 0x38F, 0x38D, 0x309, 0x4C1, 0x186, 0x1A6


def processor(root: Path, model: int, hybrid: int, *kinds: int, of_kind: int = 1, version: int = 5, leaf23: bool = False) -> Path:
    """Leaves of CPUID share bytes in a file: what is told by EDX of leaf 7 is in ECX of leaf 0xA."""
    sockets(root, *(0 for _ in kinds))
    cpuinfo(root, model, 2)
    for cpu, kind in enumerate(kinds):
        cpuid(root, cpu, 0, 0x23, 0, 0, 0)
        cpuid(root, cpu, 1, signature(model, 2), 0, 0, 0)
        cpuid(root, cpu, 0xA, 0x07300600 | version, 0, hybrid << 23, 0x00008603)    # six and three, on both kinds
        cpuid(root, cpu, 0x1A, kind << 24 | of_kind if kind else 0, 0, 0, 0)
        if version >= 6 or leaf23:    # of 4 GiB, with a hole: `state` would read all of it
            cpuid(root, cpu, 1 << 32 | 0x23, 0x3FF if kind == 0x40 else 0xFF, 0xF if kind == 0x40 else 0x77, 0, 0)
        msr(root, cpu).write_bytes(bytes(8 * 0x2000))
    return root


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    return processor(tmp_path, 0x97, 1, *(0x40 for _ in P_CPUS), *(0x20 for _ in E_CPUS))


def count(run: Run, root: Path, *words: str, status: int = 0) -> str:
    done = run("stat", "--io", "direct", "--root", str(root), "-a", "-x;", "-o", "-", *words, status=status)
    return done.stdout if status == 0 else done.stderr


def test_each_kind_counts_on_its_own_cpus(run: Run, machine: Path) -> None:
    before = state(machine)
    hardware = writes((msr(machine, 0), FIXED, 1000), (msr(machine, 1), FIXED, 10), (msr(machine, 2), FIXED, 500), (msr(machine, 5), FIXED, 7))
    found = rows(count(run, machine, "-e", "cpu_core/inst_retired.any/,cpu_atom/inst_retired.any/", *hardware))
    assert [row[0] for row in found] == ["1010", "507"]
    assert state(machine) == before


@pytest.mark.parametrize(("event", "cpus", "control", "response"), [
    ("cpu_core/ocr.demand_data_rd.any_response/", P_CPUS, 0x43012A, 0x10001),
    ("cpu_atom/ocr.demand_data_rd.any_response/", E_CPUS, 0x4301B7, 0x10001),
])
def test_what_is_written(run: Run, machine: Path, event: str, cpus: tuple[int, ...], control: int, response: int) -> None:
    """On no CPU of the other kind is anything changed while it counts."""
    print_all = ["python3", "-c", f"for cpu in range({len(P_CPUS + E_CPUS)}):\n f = open({str(machine / 'dev/cpu')!r} + f'/{{cpu}}/msr', 'rb').read()\n"
                 f" print(*(hex(int.from_bytes(f[at * 8:at * 8 + 8], 'little')) for at in {(EVTSEL, OFFCORE, GLOBAL_CTRL)}))"]
    text = count(run, machine, "-e", event, "--", *print_all)
    counting = [f"{control:#x} {response:#x} 0x1", "0x0 0x0 0x0"]
    assert text.splitlines()[:6] == [counting[cpu not in cpus] for cpu in P_CPUS + E_CPUS]


@pytest.mark.parametrize(("unit", "general", "fixed"), [("cpu_core", 8, 4), ("cpu_atom", 6, 3)])
def test_how_many_counters(run: Run, machine: Path, unit: str, general: int, fixed: int) -> None:
    group = [f"{unit}/event=0x90,umask={n:#x}/" for n in range(1, general + 2)]
    fits = ["cycles", "instructions", "ref-cycles", "slots"][:fixed]
    fits = [f"{unit}/{name.replace('cycles', 'cpu-cycles') if name == 'cycles' else name}/" for name in fits]
    assert len(rows(count(run, machine, "-e", "{" + ",".join(group[:-1] + fits) + "}", "--", "true"))) == general + fixed
    assert "counters" in count(run, machine, "-e", "{" + ",".join(group + fits) + "}", "--", "true", status=1)


def test_cpus_of_the_other_kind(run: Run, machine: Path) -> None:
    error = count(run, machine, "-C", "0-1", "-e", "cpu_atom/instructions/", "--", "true", status=1)
    assert "cpu_atom" in error and "0-1" not in error.partition("cpu_atom")[0]
    assert rows(count(run, machine, "-C", "1-2", "-e", "cpu_atom/instructions/", "--", "true"))[0][0] == "0"


@pytest.mark.parametrize(("model", "unit", "others"), [(0x97, "cpu_core", ("cpu_atom", "cpu")), (0xBE, "cpu", ("cpu_core", "cpu_atom"))])
def test_no_hybrid(run: Run, tmp_path: Path, model: int, unit: str, others: tuple[str, ...]) -> None:
    """All cores are P-cores, but for Alder Lake-N, whose device Linux calls cpu (below INTEL_ATOM_GRACEMONT); leaf 0x1A tells nothing."""
    root = processor(tmp_path, model, 0, 0, 0)
    found = rows(count(run, root, "-e", f"{unit}/inst_retired.any/", *writes((msr(root, 0), FIXED, 30), (msr(root, 1), FIXED, 4))))
    assert [row[0] for row in found] == ["34"]
    for other in others:
        assert "this machine has no" in count(run, root, "-e", f"{other}/inst_retired.any/", "--", "true", status=1)


def test_answers_of_snoops(run: Run) -> None:
    group = "{cpu_atom/event=0x27,umask=1,snoop_rsp=0x123/,cpu_atom/event=0x27,umask=1,snoop_rsp=0x456/,cpu_atom/ocr.demand_data_rd.any_response/}"
    assert programmed(run, "mtl", group) == [(0x38F, 0), (0x1328, 0x123), (0x1329, 0x456), (0x1A6, 0x10001), (0x4C1, 0), (0x186, 0x430127),
                                                 (0x4C2, 0), (0x187, 0x430227), (0x4C3, 0), (0x188, 0x4301B7)]
    assert "snoop_rsp" in run("stat", "--io", "sim", "--system", "mtl", "-e", "cpu_atom/event=0xb7,umask=1,snoop_rsp=1/", status=1).stderr


@pytest.mark.parametrize(("model", "of_kind", "counts"), [(0xAA, 2, True), (0xB5, 2, True), (0xC6, 3, False)])
def test_meteor_lake(run: Run, tmp_path: Path, model: int, of_kind: int, counts: bool) -> None:
    """Lion Cove and Skymont are neither Redwood Cove nor Crestmont: a session leaves them alone. Arrow Lake-U (0xB5) has Meteor Lake's cores."""
    root = processor(tmp_path, model, 1, 0x40, 0x20, of_kind=of_kind)
    hardware = writes((msr(root, 0), FIXED, 30), (msr(root, 1), FIXED, 4))
    before = state(root)
    if counts:
        assert [row[0] for row in rows(count(run, root, "-e", "cpu_core/inst_retired.any/,cpu_atom/inst_retired.any/", *hardware))] == ["30", "4"]
    else:
        for unit in ("cpu_core", "cpu_atom"):
            assert "this machine has no" in count(run, root, "--system", "mtl", "--force", "-e", f"{unit}/inst_retired.any/", *hardware, status=1)
    assert state(root) == before


# Of version 5: MSR_CORE_PERF_FIXED_CTR0 and MSR_ARCH_PERFMON_EVENTSEL0, one apart; of version 6 MSR_IA32_PMC_V6_FX0_CTR and _GP0_CFG_A, four apart.
ARROW_LAKE = {"S": (0xC6, 6, (0x40, 0x20), (0x1980, 0x1901, 4)), "H": (0xC5, 5, (0x40, 0x20, 0x20), (0x309, 0x186, 1))}


def arrow_lake(root: Path, part: str) -> Path:
    """Which counters a core has, and its version, are as Linux prints them when it starts on a Core Ultra 265K (S) and a 285H (H)."""
    model, version, kinds, _ = ARROW_LAKE[part]
    root = processor(root, model, 1, *kinds, of_kind=3, version=version, leaf23=True)
    if part == "H":
        cpuid(root, 2, 0x1A, 0x20000002, 0, 0, 0)
        cpuid(root, 2, 1 << 32 | 0x23, 0xFF, 7, 0, 0)
    return root


@pytest.mark.parametrize("part", ARROW_LAKE)
def test_arrow_lake(run: Run, tmp_path: Path, part: str) -> None:
    """The MSRs are where the processor's version has them."""
    root, (fixed, _, apart) = arrow_lake(tmp_path, part), ARROW_LAKE[part][3]
    places = [(msr(root, 0), fixed, 30), (msr(root, 1), fixed, 4), (msr(root, 1), fixed + 6 * apart, 9)]
    events, wanted = "cpu_core/inst_retired.any/,cpu_atom/inst_retired.any/,cpu_atom/topdown_retiring.all/", ["30", "4", "9"]
    if part == "H":
        places.append((msr(root, 2), fixed, 2))
        events, wanted = events + ",cpu_lowpower/inst_retired.any/", [*wanted, "2"]
    else:
        assert "this machine has no" in count(run, root, "-e", "cpu_lowpower/inst_retired.any/", "--", "true", status=1)
    assert [row[0] for row in rows(count(run, root, "-e", events, *writes(*places)))] == wanted
    assert not any(any(msr(root, cpu).read_bytes()) for cpu in range(len(ARROW_LAKE[part][2])))


@pytest.mark.parametrize("part", ARROW_LAKE)
def test_what_is_written_to_arrow_lake(run: Run, tmp_path: Path, part: str) -> None:
    """OCR.DEMAND_DATA_RD.L3_MISS of Lion Cove, MSRValue 0xFE7F8000001; MEM_LOAD_UOPS_RETIRED.L2_HIT of Skymont and Crestmont, code 0xd1 and UMask 2. Nothing goes to the
    other version's MSRs."""
    root, evtsel, other = arrow_lake(tmp_path, part), ARROW_LAKE[part][3][1], 0x1901 if part == "H" else EVTSEL
    units = ("cpu_core", "cpu_atom", "cpu_lowpower")[:len(ARROW_LAKE[part][2])]
    events = ["cpu_core/ocr.demand_data_rd.l3_miss/", *(f"{unit}/mem_load_uops_retired.l2_hit/" for unit in units[1:])]
    print_all = ["python3", "-c", f"for cpu in range({len(units)}):\n f = open({str(root / 'dev/cpu')!r} + f'/{{cpu}}/msr', 'rb').read()\n"
                 f" print(*(hex(int.from_bytes(f[at * 8:at * 8 + 8], 'little')) for at in {(evtsel, OFFCORE, GLOBAL_CTRL, other)}))"]
    text = count(run, root, "-e", ",".join(events), "--", *print_all)
    assert text.splitlines()[:len(units)] == ["0x43012a 0xfe7f8000001 0x1 0x0", "0x4302d1 0x0 0x1 0x0", "0x4302d1 0x0 0x1 0x0"][:len(units)]


@pytest.mark.parametrize(("unit", "general", "fixed"), [("cpu_core", 10, ["cpu-cycles", "instructions", "ref-cycles", "slots"]), ("cpu_lowpower", 8, ["cpu-cycles", "instructions", "ref-cycles"]), (
    "cpu_atom", 8, ["cpu-cycles", "instructions", "ref-cycles", "topdown-retiring", "topdown-fe-bound", "topdown-bad-spec"])])
def test_how_many_counters_arrow_lake_has(run: Run, tmp_path: Path, unit: str, general: int, fixed: list[str]) -> None:
    root = arrow_lake(tmp_path, "H")
    group = [f"{unit}/event=0x90,umask={n:#x}/" for n in range(1, general + 2)]
    fits = [f"{unit}/{name}/" for name in fixed]
    assert len(rows(count(run, root, "-e", "{" + ",".join(group[:-1] + fits) + "}", "--", "true"))) == general + len(fixed)
    assert "counters" in count(run, root, "-e", "{" + ",".join(group + fits) + "}", "--", "true", status=1)


def test_counters_that_leaf_0x23_does_not_tell_of(run: Run, tmp_path: Path) -> None:
    """EAX of subleaf 1 has a bit for each programmable counter, EBX for each fixed one: here four, and none of cycles at a fixed rate."""
    root = arrow_lake(tmp_path, "H")
    cpuid(root, 2, 1 << 32 | 0x23, 0xF, 3, 0, 0)
    group = [f"cpu_lowpower/event=0x90,umask={n:#x}/" for n in range(1, 6)]
    assert len(rows(count(run, root, "-e", "{" + ",".join([*group[:4], "cpu_lowpower/instructions/", "cpu_lowpower/cpu-cycles/"]) + "}", "--", "true"))) == 6
    assert "counters" in count(run, root, "-e", "{" + ",".join(group) + "}", "--", "true", status=1)
    assert "counter" in count(run, root, "-e", "cpu_lowpower/ref-cycles/", "--", "true", status=1)


def test_lunar_lake(run: Run, tmp_path: Path) -> None:
    """MSRs of version 6: MSR_IA32_PMC_V6_FX0_CTR is 0x1980, counters are four apart. A core of an earlier version is left alone."""
    (tmp_path / "new").mkdir()
    root = processor(tmp_path / "new", 0xBD, 1, 0x40, 0x20, of_kind=3, version=6)
    hardware = writes((msr(root, 0), 0x1980, 30), (msr(root, 1), 0x1980, 4), (msr(root, 1), 0x1980 + 4 * 6, 9), (msr(root, 0), FIXED, 5))
    events = "cpu_core/inst_retired.any/,cpu_atom/inst_retired.any/,cpu_atom/topdown_retiring.all/"
    assert [row[0] for row in rows(count(run, root, "-e", events, *hardware))] == ["30", "4", "9"]
    left = bytearray(8 * 0x2000)
    assert msr(root, 1).read_bytes() == left
    left[8 * FIXED] = 5    # what nobody of ours has written
    assert msr(root, 0).read_bytes() == left
    (tmp_path / "old").mkdir()
    root = processor(tmp_path / "old", 0xBD, 1, 0x40, 0x20, of_kind=3, version=5)
    for unit in ("cpu_core", "cpu_atom"):
        assert "this machine has no" in count(run, root, "-e", f"{unit}/inst_retired.any/", "--", "true", status=1)


@pytest.mark.parametrize(("model", "of_kind"), [(0xCC, 4), (0xD5, 4), (0xE5, 4), (0xCC, 3)])
def test_panther_lake(run: Run, tmp_path: Path, model: int, of_kind: int) -> None:
    """Lion Cove and Skymont, of model 3, are left alone. Darkmont's OCR.DEMAND_RFO.L3_MISS has MSRValue 0x13FBFC00002, Cougar Cove's BR_MISP_RETIRED.RET_COST UMaskExt 0x80."""
    root = processor(tmp_path, model, 1, 0x40, 0x20, of_kind=of_kind, version=6)
    if of_kind != 4:
        for unit in ("cpu_core", "cpu_atom"):
            assert "this machine has no" in count(run, root, "-e", f"{unit}/inst_retired.any/", "--", "true", status=1)
        return
    hardware = writes((msr(root, 0), 0x1980, 30), (msr(root, 1), 0x1980, 4), (msr(root, 1), 0x1980 + 4 * 6, 9))
    assert [row[0] for row in rows(count(run, root, "-e", "cpu_core/inst_retired.any/,cpu_atom/inst_retired.any/,cpu_atom/topdown_retiring.all/", *hardware))] == ["30", "4", "9"]
    print_all = ["python3", "-c", f"for cpu in range(2):\n f = open({str(root / 'dev/cpu')!r} + f'/{{cpu}}/msr', 'rb').read()\n"
                 f" print(*(hex(int.from_bytes(f[at * 8:at * 8 + 8], 'little')) for at in {(0x1901, OFFCORE)}))"]
    text = count(run, root, "-e", "cpu_core/br_misp_retired.ret_cost/,cpu_atom/ocr.demand_rfo.l3_miss/", "--", *print_all)
    assert text.splitlines()[:2] == ["0x8000004308c5 0x0", "0x4301b7 0x13fbfc00002"]


# OCR.DEMAND_DATA_RD.L3_MISS has MSRValue 0x3FBFC00001 and 0x33FBFC00001; of Granite Rapids the event is another code's. Clearwater Forest is of version 6.
SERVERS = {0xAF: ("gnr.srf", 5, EVTSEL, 0x4301B7, 0x3FBFC00001), 0xB6: ("gnr.grr", 5, EVTSEL, 0x4301B7, 0x3FBFC00001), 0xDD: ("gnr.cwf", 6, 0x1901, 0x4301B7, 0x33FBFC00001)}


@pytest.mark.parametrize("model", SERVERS)
def test_servers_of_e_cores(run: Run, tmp_path: Path, model: int) -> None:
    """Linux calls each of them cpu; the processor's model tells which is meant."""
    name, version, evtsel, control, response = SERVERS[model]
    root = processor(tmp_path, model, 0, 0, 0, version=version)
    assert run("list", "--root", str(root)).stdout.startswith(f"{name}: ")
    before = state(root) if version < 6 else None
    print_all = ["python3", "-c", f"f = open({str(msr(root, 1))!r}, 'rb').read()\nprint(*(hex(int.from_bytes(f[at * 8:at * 8 + 8], 'little')) for at in {(evtsel, OFFCORE, GLOBAL_CTRL)}))"]
    assert count(run, root, "-e", "cpu/ocr.demand_data_rd.l3_miss/", "--", *print_all).splitlines()[0] == f"{control:#x} {response:#x} 0x1"
    fixed = 0x1980 if version == 6 else FIXED
    hardware = writes((msr(root, 0), fixed, 30), (msr(root, 1), fixed, 4))
    assert rows(count(run, root, "-e", "cpu/inst_retired.any/", *hardware))[0][0] == "34"
    assert before is None or state(root) == before
    for other in {"core", "crestmont", "darkmont"} - {"darkmont" if version == 6 else "crestmont"}:
        assert "this machine has no" in count(run, root, "-e", f"gnr_{other}/event=0xc0/", "--", "true", status=1)


RFO = "any_rfo.l2_miss.hitm_other_core", 0x1000000022    # of Goldmont, Goldmont Plus and Silvermont
DRAM = "demand_data_rd.llc_miss.dram", 0x300400001    # of Sandy Bridge and Ivy Bridge


@pytest.mark.parametrize(("model", "name", "version", "request_", "response"), [
    (0x5C, "glm.glm", 4, *RFO), (0x5F, "glm.glm", 4, *RFO), (0x7A, "glm.glp", 4, *RFO), (0x37, "slm", 3, *RFO), (0x4C, "slm", 3, *RFO), (0x2A, "snb.snb", 3, *DRAM), (0x3A, "snb.ivb", 3, *DRAM),
    (0x3C, "snb.hsw", 3, "demand_data_rd.l3_miss.any_response", 0x3FFFC00001), (0x46, "snb.hsw", 3, "demand_data_rd.l3_miss.any_response", 0x3FFFC00001),
    (0x47, "snb.bdw", 3, "demand_data_rd.l3_miss.snoop_miss", 0x23C000001), (0x3E, "ivbep", 3, "demand_code_rd.llc_miss.remote_dram", 0x67F800004)])
def test_older_processors(run: Run, tmp_path: Path, model: int, name: str, version: int, request_: str, response: int) -> None:
    """MSRValue of OFFCORE_RESPONSE in the file of each."""
    root = processor(tmp_path, model, 0, 0, 0, version=version)
    assert run("list", "--root", str(root)).stdout.startswith(f"{name}: ")
    before = state(root)
    hardware = writes((msr(root, 0), FIXED, 30), (msr(root, 1), FIXED, 4))
    assert rows(count(run, root, "-e", "cpu/inst_retired.any/", *hardware))[0][0] == "34"
    print_all = ["python3", "-c", f"f = open({str(msr(root, 1))!r}, 'rb').read()\nprint(*(hex(int.from_bytes(f[at * 8:at * 8 + 8], 'little')) for at in {(EVTSEL, OFFCORE, GLOBAL_CTRL)}))"]
    text = count(run, root, "-e", f"cpu/offcore_response.{request_}/", "--", *print_all)
    assert text.splitlines()[0] == f"0x4301b7 {response:#x} 0x1"
    assert state(root) == before


@pytest.mark.parametrize(("system", "device"), [("icx", "cpu"), ("adl", "cpu_atom")])
def test_latencies_of_loads_need_samples(run: Run, system: str, device: str) -> None:
    """Linux lists ldlat; without a precise sample its event counts nothing (SDM, volume 3B, 20.3.4.4.2)."""
    words = ("stat", "--io", "sim", "--system", system, "-e")
    assert "ldlat acts only on precise samples" in run(*words, f"{device}/event=0xcd,umask=0x01,ldlat=3/", "--", "true", status=1).stderr
    run(*words, f"{device}/event=0xb7,umask=0x01,offcore_rsp=0x10001/", "--", "true")


def test_sub_events_above_eight_bits(run: Run) -> None:
    """br_inst_retired.cond_taken_bwd of Lion Cove and a counter that alone counts: UMask 0x01 and UMaskExt 0x01 of code 0xc4 in Intel's file."""
    event = "cpu_core/event=0xc4,umask=0x0111/"
    assert programmed(run, "lnl", event) == [(0x38F, 0), (0x1900, 0), (0x1901, 0x10000431_1C4)]


def test_the_simulated_machine_has_both(run: Run) -> None:
    """At the same addresses, and with other fields: fixed counter 6 is an E-core's alone."""
    words = ("stat", "--io", "sim", "--system", "lnl", "-x;", "-o", "-", "-e", "cpu_core/slots/,cpu_atom/topdown-retiring/,cpu_core/instructions/")
    found = rows(run(*words).stdout)[1:]    # below the machine's name
    assert len(found) == 3 and all(int(row[0]) > 0 for row in found)


def test_the_processor_that_runs_us_does_not_tell_of_another(pmureg: Path, tmp_path: Path) -> None:
    """Without the module cpuid the instruction would answer for the CPU on which it runs: what a core is, only its own CPU tells."""
    if shutil.which("unshare") is None or subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode:
        pytest.skip("skipped: no right to mount here")
    for cpu in range(os.cpu_count() or 1):
        (tmp_path / f"dev/cpu/{cpu}").mkdir(parents=True)
        msr(tmp_path, cpu).write_bytes(bytes(8 * 0x2000))
    done = subprocess.run(["unshare", "--mount", "sh", "-c", f"mount --bind {tmp_path / 'dev'} /dev && exec {pmureg} stat --io direct --system adl --force -a "
                           "-e cpu_core/inst_retired.any/ -- true"], capture_output=True, text=True)
    assert done.returncode == 1 and "load the module (modprobe cpuid)" in done.stderr, done.stderr
    assert not any(any(msr(tmp_path, cpu).read_bytes()) for cpu in range(os.cpu_count() or 1))
