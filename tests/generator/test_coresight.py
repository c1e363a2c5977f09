"""The library of Arm's CoreSight PMU architecture, in the layouts that no described system has: literals, compiled.

Sources: Linux drivers/perf/arm_cspmu/arm_cspmu.h and arm_cspmu.c (offsets, PMCFGR, PMCR, PMIIDR), ARM-software/sysarch-acs
acs_pmu_reg.h (the same, and PMSCR, PMSSCR, PMIRQCR), Arm ARM D15.2 SPMCFGR_EL1 (SIZE).
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from describing import ROOT

# Elements 0, 5, 31, 32, 37, 127 and 255 of each array, None where there is no such element.
ARRAYS = {
    "PMEVTYPER": (0x400, 0x414, 0x47C, 0x480, 0x494, 0x5FC, 0x7FC),
    "PMEVFILT2R": (0x800, 0x814, 0x87C, 0x880, 0x894, 0x9FC, None),
    "PMEVFILTR": (0xA00, 0xA14, 0xA7C, 0xA80, 0xA94, 0xBFC, None),
}
NUMBERS = (0, 5, 31, 32, 37, 127, 255)
COUNTERS = {32: (0x000, 0x014, 0x07C, 0x080, 0x094, 0x1FC, 0x3FC), 64: (0x000, 0x028, 0x0F8, 0x100, 0x128, 0x3F8, None)}
COUNTS = {32: {"PMEVCNTR": 256, "PMEVTYPER": 256, "PMSVR": 128}, 64: {"PMEVCNTR": 128, "PMEVTYPER": 128, "PMSVR": 64}}
# First and last word of what has eight, four or 32 words.
WORDS = {"PMCNTENSET": (0xC00, 0xC1C), "PMCNTENCLR": (0xC20, 0xC3C), "PMINTENSET": (0xC40, 0xC5C), "PMINTENCLR": (0xC60, 0xC7C),
         "PMOVSCLR": (0xC80, 0xC9C), "PMOVSSET": (0xCC0, 0xCDC), "PMCGCR": (0xCE0, 0xCEC), "PMIMPDEF": (0xD80, 0xDFC), "PMCEID": (0xE20, 0xE2C)}
PLACES = {"PMCFGR": 0xE00, "PMCR": 0xE04, "PMIIDR": 0xE08, "PMSSCR": 0xE30, "PMSSRR": 0xE38, "PMSCR": 0xE40, "PMROOTCR": 0xE48,
          "PMIRQCR0": 0xE80, "PMIRQCR1": 0xE88, "PMIRQCR2": 0xE8C, "PMIRQSR": 0xEF8, "PMITCTRL": 0xF00, "PMDEVAFF": 0xFA8, "PMLAR": 0xFB0,
          "PMLSR": 0xFB4, "PMAUTHSTATUS": 0xFB8, "PMDEVARCH": 0xFBC, "PMDEVID": 0xFC8, "PMDEVTYPE": 0xFCC, "PMPIDR4": 0xFD0, "PMPIDR5": 0xFD4,
          "PMPIDR6": 0xFD8, "PMPIDR7": 0xFDC, "PMPIDR0": 0xFE0, "PMPIDR1": 0xFE4, "PMPIDR2": 0xFE8, "PMPIDR3": 0xFEC, "PMCIDR0": 0xFF0,
          "PMCIDR1": 0xFF4, "PMCIDR2": 0xFF8, "PMCIDR3": 0xFFC}
FIELDS = {
    "PMCFGR": {"NCG": 0xF0000000, "HDBG": 1 << 24, "TRO": 1 << 23, "SS": 1 << 22, "FZO": 1 << 21, "MSI": 1 << 20, "UEN": 1 << 19, "NA": 1 << 17,
               "EX": 1 << 16, "CCD": 1 << 15, "CC": 1 << 14, "SIZE": 0x3F00, "N": 0xFF},
    "PMCR": {"TRO": 0x800, "HDBG": 0x400, "FZO": 0x200, "NA": 0x100, "X": 0x10, "P": 2, "E": 1},
    "PMIIDR": {"ProductID": 0xFFF00000, "Variant": 0xF0000, "Revision": 0xF000, "Implementer": 0xFFF},
    "PMCGCR": {"N": 0xFFFFFFFF}, "PMSSCR": {"SS": 1}, "PMSSRR": {"RC": 1 << 31, "RP": 0x7FFFFFFF},
    "PMSCR": {"IMPL": 1 << 31, "NAO": 0x10, "MSI_MPAM_NS": 8, "NSMSI": 4, "NSRA": 2, "SO": 1},
    "PMROOTCR": {"IMPL": 1 << 31, "NAO": 8, "RLO": 2, "RTO": 1},
    "PMIRQCR0": {"ADDR": 0x00FFFFFFFFFFFFFC}, "PMIRQCR1": {"DATA": 0xFFFFFFFF}, "PMIRQCR2": {"IRQEN": 0x80, "NSMSI": 0x40, "SH": 0x30, "MemAttr": 0xF},
    "PMDEVAFF": {"Aff3": 0xFF00000000, "F0V": 1 << 31, "U": 1 << 30, "MT": 1 << 24, "Aff2": 0xFF0000, "Aff1": 0xFF00, "Aff0": 0xFF},
    "PMAUTHSTATUS": {"RTNID": 3 << 26, "RTID": 3 << 24, "RLNID": 3 << 14, "RLID": 3 << 12, "SNID": 0xC0, "SID": 0x30, "NSNID": 0xC, "NSID": 3},
    "PMDEVARCH": {"ARCHITECT": 0xFFE00000, "PRESENT": 1 << 20, "REVISION": 0xF0000, "ARCHVER": 0xF000, "ARCHPART": 0xFFF},
    "PMDEVTYPE": {"SUB": 0xF0, "MAJOR": 0xF}, "PMPIDR0": {"PART_0": 0xFF}, "PMPIDR1": {"DES_0": 0xF0, "PART_1": 0xF},
    "PMPIDR2": {"REVISION": 0xF0, "JEDEC": 8, "DES_1": 7}, "PMPIDR3": {"REVAND": 0xF0, "CMOD": 0xF}, "PMPIDR4": {"SIZE": 0xF0, "DES_2": 0xF},
    "PMCIDR1": {"CLASS": 0xF0, "PRMBL_1": 0xF}, "PMLAR": {"KEY": 0xFFFFFFFF},
}
# What a reset or an identification register reads: PMPIDR2.JEDEC, PMDEVTYPE, PMCIDR0 to 3.
RESETS = {"PMCIDR0": 0x0D, "PMCIDR1": 0x90, "PMCIDR2": 0x05, "PMCIDR3": 0xB1, "PMDEVTYPE": 0x06, "PMPIDR2": 0x08, "PMCR": 0,
          "PMSCR": 0x80000006, "PMROOTCR": 0x80000008}

SYSTEM = """\
pmureg: 2
system: plain
title: The architecture alone
import: [arm/coresight.yaml]
sources: {{M: Manual}}
blocks:
{blocks}"""
BASES = ("coresight32", "coresight64", "coresight32_cycles", "coresight64_cycles")


@pytest.fixture
def includes(run, tmp_path):
    """Headers of a system of one unit for each base."""
    for vendor in ("arm", "own"):
        (tmp_path / "regdefs" / vendor).mkdir(parents=True)
    shutil.copy(ROOT / "regdefs" / "arm" / "coresight.yaml", tmp_path / "regdefs" / "arm")
    blocks = "".join(f"  {base}: {{base: {base}, linux: {{device: {base}}}}}\n" for base in BASES)
    (tmp_path / "regdefs" / "own" / "plain.yaml").write_text(SYSTEM.format(blocks=blocks))
    outcome = run("build", "--regdefs", tmp_path / "regdefs", "--out", tmp_path / "out")
    assert outcome.status == 0, outcome.err
    return tmp_path / "out" / "include"


def program(folder: Path, assertions: list[str]) -> None:
    source = folder.parent / "literals.c"
    lines = "".join(f"_Static_assert({text}, \"{text}\");\n" for text in assertions)
    source.write_text(f"#include <pmureg/plain.h>\n{lines}int main(void) {{ return 0; }}\n")
    done = subprocess.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", folder, source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("bits", [32, 64])
def test_arrays(includes, bits):
    prefix = f"CORESIGHT{bits}_"
    arrays = ARRAYS | {"PMEVCNTR": COUNTERS[bits]}
    program(includes, [f"{prefix}{name}_OFFSET({n}) == {at:#x}" for name, row in arrays.items() for n, at in zip(NUMBERS, row) if at is not None]
            + [f"{prefix}{name}_COUNT == {count}" for name, count in COUNTS[bits].items()]
            + [f"{prefix}{name}_COUNT == 128" for name in ("PMEVFILTR", "PMEVFILT2R")]
            + [f"{prefix}PMSVR_OFFSET({COUNTS[bits]['PMSVR'] - 1}) == {0x7FC if bits == 32 else 0x7F8:#x}",
               f"sizeof(coresight{bits}_pmevcntr_t) == {bits // 8}", f"sizeof(coresight{bits}_pmsvr_t) == {bits // 8}"])


@pytest.mark.parametrize("base", BASES)
def test_places_and_fields(includes, base):
    prefix = f"{base.upper()}_"
    words = [f"{prefix}{name}_OFFSET({n}) == {at:#x}" for name, (first, last) in WORDS.items()
             for n, at in ((0, first), ((last - first) // 4, last))]
    words += [f"{prefix}{name}_COUNT == {(last - first) // 4 + 1}" for name, (first, last) in WORDS.items()]
    fields = [f"{prefix}{name}_{field.upper()}_MASK == {mask:#x}" for name, row in FIELDS.items() for field, mask in row.items()]
    resets = [f"{prefix}{name}_RESET == {value:#x}" for name, value in RESETS.items()]
    program(includes, words + [f"{prefix}{name}_OFFSET == {at:#x}" for name, at in PLACES.items()] + fields + resets)


@pytest.mark.parametrize(("bits", "place"), [(32, 0x07C), (64, 0x0F8)])
def test_cycle_counter(includes, bits, place):
    """In the place of counter 31, which the arrays then leave out; C, D and DP of PMCR exist with it alone."""
    prefix = f"CORESIGHT{bits}_CYCLES_"
    program(includes, [f"{prefix}PMCCNTR_OFFSET == {place:#x}", f"{prefix}PMCCFILTR_OFFSET == 0x47C", f"{prefix}PMEVCNTR_COUNT == 31",
                       f"{prefix}PMEVTYPER_COUNT == 31", f"{prefix}PMCR_C_MASK == 4", f"{prefix}PMCR_D_MASK == 8", f"{prefix}PMCR_DP_MASK == 0x20"])
    text = (includes / "pmureg" / "coresight" / f"coresight{bits}.h").read_text()
    assert "PMCCNTR" not in text and "PMCR_DP_" not in text


def test_pages(includes):
    """Linux arm_cspmu.c takes counters and PMOVSCLR from base1, and everything else from base0; base1 may be missing."""
    text = (includes / "pmureg" / "coresight" / "coresight64_cycles.h").read_text()
    page = {part.split(":", 1)[0].strip(): part.split(" * Page: ", 1)[1].split("\n", 1)[0] for part in text.split("/* ---- ")[1:]}
    second = {name for name, where in page.items() if where == "counters, or control where the unit has no such page"}
    assert second == {"PMEVCNTR<n>", "PMCCNTR", "PMOVSCLR<i>", "PMOVSSET<i>", "PMSVR<n>", "PMSSCR"}
    assert {page[name] for name in page.keys() - second} == {"control"}


SIZES = {0x07: 8, 0x09: 10, 0x0B: 12, 0x0F: 16, 0x13: 20, 0x17: 24, 0x1F: 32, 0x23: 36, 0x27: 40, 0x2B: 44, 0x2F: 48, 0x33: 52, 0x37: 56, 0x3F: 64}


def test_sizes(includes, tmp_path):
    """Fourteen encodings of PMCFGR.SIZE; the other fifty are reserved, which _check() says; above 0x1F N is at most 0x7F."""
    source = tmp_path / "sizes.c"
    known = "".join(f"_Static_assert(CORESIGHT32_PMCFGR_SIZE_BITS_{bits} == {size}, \"\");\n" for size, bits in SIZES.items())
    source.write_text("#include <stdio.h>\n#include <pmureg/coresight/coresight32.h>\n" + known + """
int main(void)
{
	for (uint32_t n = 0x7F; n <= 0x80; n++)
		for (uint32_t size = 0; size < 64; size++) {
			coresight32_pmcfgr_t r = {size << 8 | n};
			int rule = coresight32_pmcfgr_check(r);

			printf("%u %u %s\\n", (unsigned)n, (unsigned)size, rule < 0 ? "right" : coresight32_pmcfgr_rule(rule));
		}
	return 0;
}
""")
    subprocess.run(["gcc", "-std=c11", "-I", includes, source, "-o", tmp_path / "sizes"], check=True)
    lines = subprocess.run([tmp_path / "sizes"], capture_output=True, text=True, check=True).stdout.splitlines()
    said = {tuple(map(int, line.split(" ", 2)[:2])): line.split(" ", 2)[2] for line in lines}
    for size in range(64):
        reserved = "SIZE: this value is reserved"
        room = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."
        assert said[0x7F, size] == ("right" if size in SIZES else reserved)
        assert said[0x80, size] == (reserved if size not in SIZES else room if size > 0x1F else "right")
