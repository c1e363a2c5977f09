"""A program that is linked statically leaves out the parts that it does not name in pmureg_parts (<pmureg/parts.h>)."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from command import ROOT
from test_install import WARNINGS, flags, installed

PROGRAM = """#include <pmureg/pmureg.h>
#include <pmureg/systems.h>
#include <stdio.h>
#include <string.h>

#ifdef PARTS
const struct pmureg_parts pmureg_parts = {PARTS};
#endif
#ifndef SHARED
extern const struct pmureg_system pmureg_system_ivbep, pmureg_system_spr;
const struct pmureg_system *const pmureg_built_in[] = {&pmureg_system_ivbep, &pmureg_system_spr, NULL};
#endif

/* program ROOT SYSTEM IO EVENT [TABLES] */
int main(int argc, char **argv)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg_error error = {.message = ""};
	struct pmureg *pmureg;

	options.root = *argv[1] ? argv[1] : NULL;
	options.system = *argv[2] ? argv[2] : NULL;
	options.io = argv[3];
	options.flags = options.system ? PMUREG_FORCE : 0;
	options.tables = argc > 5 ? argv[5] : NULL;
	if (pmureg_open(&options, argv[4], &pmureg, &error) || pmureg_start(pmureg, &error) ||
	    (strcmp(argv[3], "sim") == 0 && pmureg_advance(pmureg, 1000, &error)) || pmureg_stop(pmureg, &error) ||
	    pmureg_result_at(pmureg, 0, &result) || pmureg_close(pmureg, &error)) {
		printf("%d %s\\n", error.code, error.message);
		return 1;
	}
	printf("%s counted\\n", result.unit);
	return 0;
}
"""
# A function of each part that only it needs.
OF_PART = {"perf": "pmureg_perf_open", "discovery": "where_discovery", "simulator": "pmureg_sim_init", "table_files": "tables_search"}
CYCLES = "uncore_cbox_0/clockticks/"  # by MSRs, at the addresses that are described


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("install"), PREFIX="/opt/pmureg")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files of one package. Intel 329468-002: U_MSR_PMON_GLOBAL_CTL is 0xC00, box controls from 0xD04 must have bits 17:16 set."""
    root = tmp_path_factory.mktemp("machine")
    topology = root / "sys/devices/system/cpu/cpu0/topology"
    topology.mkdir(parents=True)
    (topology / "physical_package_id").write_text("0\n")
    (topology.parent.parent / "online").write_text("0\n")
    (root / "dev/cpu/0").mkdir(parents=True)
    registers = bytearray(8 * 0x2000)
    registers[8 * 0xD04:8 * 0xD05] = (0x30000).to_bytes(8, "little")
    (root / "dev/cpu/0/msr").write_bytes(registers)
    return root


def build(tree: Path, to: Path, *options: str) -> Path:
    (to / "program.c").write_text(PROGRAM)
    subprocess.run(["gcc", *WARNINGS, *flags(tree, "--cflags"), *options[:1], "program.c", "-o", "program", f"-L{tree}/opt/pmureg/lib",
                    *(options[1:] or ("-Wl,--gc-sections", "-l:libpmureg.a", "-lpmureg-tables"))], cwd=to, check=True)
    return to / "program"


@pytest.fixture(scope="module")
def alone(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tree, tmp_path_factory.mktemp("alone"), "-DPARTS=.perf = NULL")


def functions(program: Path) -> set[str]:
    listed = subprocess.run(["nm", program], check=True, capture_output=True, text=True).stdout
    return {line.split()[-1] for line in listed.splitlines() if line.split()[-2] in "tT"}


def run(program: Path, *arguments: Path | str, **env: str) -> str:
    return subprocess.run([program, *arguments], capture_output=True, text=True, env={**os.environ, **env}).stdout


@pytest.mark.parametrize("named", [(), ("perf",), ("discovery",), ("simulator",), ("table_files",), ("simulator", "discovery")])
def test_only_named_parts_are_linked(tree: Path, tmp_path: Path, named: tuple[str, ...]) -> None:
    program = build(tree, tmp_path, "-DPARTS=" + (", ".join(f".{part} = &pmureg_part_{part}" for part in named) or ".perf = NULL"))
    assert {part for part, function in OF_PART.items() if function in functions(program)} == set(named)


def test_a_program_that_does_not_choose_has_all(tree: Path, tmp_path: Path, machine: Path, msr_device: dict[str, str]) -> None:
    program = build(tree, tmp_path, "-DALL")
    assert functions(program) >= set(OF_PART.values())
    assert run(program, machine, "ivbep", "direct", CYCLES, **msr_device) == "uncore_cbox_0 counted\n"
    assert run(program, machine, "ivbep", "sim", CYCLES) == "uncore_cbox_0 counted\n"


def test_it_counts_by_registers_at_described_addresses(alone: Path, machine: Path, msr_device: dict[str, str]) -> None:
    for io in ("direct", "msr"):
        assert run(alone, machine, "ivbep", io, CYCLES, **msr_device) == "uncore_cbox_0 counted\n"


@pytest.mark.parametrize("system, io, event, tables, message", [
    ("ivbep", "perf", CYCLES, "", "this program was linked without perf: add it to pmureg_parts"),
    ("ivbep", "sim", CYCLES, "", "this program was linked without simulator: add it to pmureg_parts"),
    ("ivbep", "direct", CYCLES, "some.pmu", "this program was linked without table files: add `table_files` to pmureg_parts"),
    ("", "auto", "page-faults", "", "neither the kernel nor a described system has an event 'page-faults'"),
    ("", "auto", "page-faults", "", "; this program was linked without perf, which pmureg_parts could name"),
    ("", "auto", "msr/tsc/", "", "has a PMU 'msr'; see `pmureg list`; this program was linked without perf, which pmureg_parts could name"),
    ("ivbep", "direct", "uncore_imc_0/clockticks/", "", "the machine must be asked where it is, but this program was linked without discovery: add it to pmureg_parts"),
    ("spr", "direct", "uncore_cha_0/clockticks/", "", "this program was linked without discovery: add it to pmureg_parts"),
])
def test_a_missing_part_is_named(alone: Path, machine: Path, system: str, io: str, event: str, tables: str, message: str) -> None:
    told = run(alone, machine, system, io, event, *([tables] if tables else []))
    assert message in told and int(told.split()[0]) < 0


def test_the_shared_library_has_all(tree: Path, tmp_path: Path, machine: Path) -> None:
    """What a program chooses for itself does not reach it."""
    program = build(tree, tmp_path, "-DPARTS=.perf = NULL", "-DSHARED", "-lpmureg")
    library = {"LD_LIBRARY_PATH": str(tree / "opt/pmureg/lib")}
    assert run(program, machine, "ivbep", "sim", CYCLES, **library) == "uncore_cbox_0 counted\n"
    exported = subprocess.run(["nm", "-D", "--defined-only", tree / "opt/pmureg/lib/libpmureg.so.0"], check=True, capture_output=True, text=True).stdout
    assert "pmureg_open" in exported and "pmureg_part" not in exported


def test_the_header_says_what_there_is() -> None:
    header = (ROOT / "runtime/include/pmureg/parts.h").read_text()
    assert all(f"pmureg_part_{part};" in header and f"*{part};" in header for part in OF_PART)
