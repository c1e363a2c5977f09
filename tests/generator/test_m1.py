"""Apple's M1 and M2 against literals of Linux's driver: nothing here is computed from the description.

Sources: Linux 6.12, arch/arm64/include/asm/apple_m1_pmu.h (SYS_IMP_APL_*, PMCR0_*, PMCR1_*, PMESR*, PMSR_OVERFLOW), drivers/perf/apple_m1_cpu_pmu.c (enum
m1_pmu_events, m1_pmu_event_affinity[], m1_pmu_event_attrs, shown as "event=0x%04llx\\n"; names of PMUs) and arch/arm64/include/asm/cputype.h.
"""

from __future__ import annotations

import pytest

from describing import ROOT, model
from drivers import files, hold, shipped, shown, written
from driving import Driven
from table import read

EVENTS = {
    "RETIRE_UOP": 0x1, "CORE_ACTIVE_CYCLE": 0x2, "L1I_TLB_FILL": 0x4, "L1D_TLB_FILL": 0x5, "MMU_TABLE_WALK_INSTRUCTION": 0x7, "MMU_TABLE_WALK_DATA": 0x8,
    "L2_TLB_MISS_INSTRUCTION": 0xA, "L2_TLB_MISS_DATA": 0xB, "MMU_VIRTUAL_MEMORY_FAULT_NONSPEC": 0xD, "SCHEDULE_UOP": 0x52, "INTERRUPT_PENDING": 0x6C,
    "MAP_STALL_DISPATCH": 0x70, "MAP_REWIND": 0x75, "MAP_STALL": 0x76, "MAP_INT_UOP": 0x7C, "MAP_LDST_UOP": 0x7D, "MAP_SIMD_UOP": 0x7E,
    "FLUSH_RESTART_OTHER_NONSPEC": 0x84, "INST_ALL": 0x8C, "INST_BRANCH": 0x8D, "INST_BRANCH_CALL": 0x8E, "INST_BRANCH_RET": 0x8F,
    "INST_BRANCH_TAKEN": 0x90, "INST_BRANCH_INDIR": 0x93, "INST_BRANCH_COND": 0x94, "INST_INT_LD": 0x95, "INST_INT_ST": 0x96, "INST_INT_ALU": 0x97,
    "INST_SIMD_LD": 0x98, "INST_SIMD_ST": 0x99, "INST_SIMD_ALU": 0x9A, "INST_LDST": 0x9B, "INST_BARRIER": 0x9C, "L1D_TLB_ACCESS": 0xA0,
    "L1D_TLB_MISS": 0xA1, "L1D_CACHE_MISS_ST": 0xA2, "L1D_CACHE_MISS_LD": 0xA3, "LD_UNIT_UOP": 0xA6, "ST_UNIT_UOP": 0xA7, "L1D_CACHE_WRITEBACK": 0xA8,
    "LDST_X64_UOP": 0xB1, "LDST_XPG_UOP": 0xB2, "ATOMIC_OR_EXCLUSIVE_SUCC": 0xB3, "ATOMIC_OR_EXCLUSIVE_FAIL": 0xB4, "L1D_CACHE_MISS_LD_NONSPEC": 0xBF,
    "L1D_CACHE_MISS_ST_NONSPEC": 0xC0, "L1D_TLB_MISS_NONSPEC": 0xC1, "ST_MEMORY_ORDER_VIOLATION_NONSPEC": 0xC4, "BRANCH_COND_MISPRED_NONSPEC": 0xC5,
    "BRANCH_INDIR_MISPRED_NONSPEC": 0xC6, "BRANCH_RET_INDIR_MISPRED_NONSPEC": 0xC8, "BRANCH_CALL_INDIR_MISPRED_NONSPEC": 0xCA,
    "BRANCH_MISPRED_NONSPEC": 0xCB, "L1I_TLB_MISS_DEMAND": 0xD4, "MAP_DISPATCH_BUBBLE": 0xD6, "L1I_CACHE_MISS_DEMAND": 0xDB, "FETCH_RESTART": 0xDE,
    "ST_NT_UOP": 0xE5, "LD_NT_UOP": 0xE6}
# m1_pmu_event_affinity[]; all others are ANY_BUT_0_1.
SEVEN, FROM_5_TO_7, EVEN = [7], [5, 6, 7], [2, 4, 6]
AFFINITY = {
    0x01: SEVEN, 0x02: [0, *range(2, 10)], 0x8C: [1, 7], 0x8D: FROM_5_TO_7, 0x8E: FROM_5_TO_7, 0x8F: FROM_5_TO_7, 0x90: FROM_5_TO_7, 0x93: FROM_5_TO_7,
    0x94: FROM_5_TO_7, 0x95: FROM_5_TO_7, 0x96: SEVEN, 0x97: SEVEN, 0x98: FROM_5_TO_7, 0x99: FROM_5_TO_7, 0x9A: SEVEN, 0x9B: SEVEN, 0x9C: FROM_5_TO_7,
    0x9F: SEVEN, 0xBF: FROM_5_TO_7, 0xC0: FROM_5_TO_7, 0xC1: FROM_5_TO_7, 0xC4: FROM_5_TO_7, 0xC5: FROM_5_TO_7, 0xC6: FROM_5_TO_7, 0xC8: FROM_5_TO_7,
    0xCA: FROM_5_TO_7, 0xCB: FROM_5_TO_7, 0xF5: EVEN, 0xF6: EVEN, 0xF7: EVEN, 0xF8: [2, 3, 4, 5, 6, 7], 0xFD: EVEN}
CORES = {"icestorm": 0x022, "firestorm": 0x023, "blizzard": 0x032, "avalanche": 0x033}


def register(op1: int, crm: int) -> int:
    """sys_reg(3, op1, 15, crm, 0), as instructions encode it."""
    return 3 << 14 | op1 << 11 | 15 << 7 | crm << 3


PMCS = [register(2, crm) for crm in (0, 1, 2, 3, 4, 5, 6, 7, 9, 10)]
PMCR0, PMCR1, PMESR0, PMESR1 = (f"w64 {register(1, crm):#x}" for crm in (0, 1, 5, 6))


@pytest.fixture(scope="module")
def m1(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("m1"), "apple/m1.yaml")


def test_files_of_linux(m1: Driven) -> None:
    expected: dict[str, str] = {}
    for core in CORES:
        expected |= shown(f"apple_{core}_pmu", {"event": "config:0-7"}, {"cycles": "event=0x0002\n", "instructions": "event=0x008c\n"})
    assert files(m1) == expected


def test_registers(m1: Driven) -> None:
    names = {
        **{f"PMC_ENCODING({n})": at for n, at in enumerate(PMCS)}, "PMCR0_ENCODING": register(1, 0), "PMCR1_ENCODING": register(1, 1),
        "PMCR2_ENCODING": register(1, 2), "PMCR3_ENCODING": register(1, 3), "PMCR4_ENCODING": register(1, 4), "PMESR_ENCODING(0)": register(1, 5),
        "PMESR_ENCODING(1)": register(1, 6), "PMSR_ENCODING": register(1, 13), "MIDR_ENCODING": 3 << 14,
        "PMCR0_CNT_ENABLE_0_7_MASK": 0xFF, "PMCR0_IMODE_MASK": 7 << 8, "PMCR0_IMODE_OFF": 0, "PMCR0_IMODE_PMI": 1, "PMCR0_IMODE_AIC": 2, "PMCR0_IMODE_HALT": 3,
        "PMCR0_IMODE_FIQ": 4, "PMCR0_IACT_MASK": 1 << 11, "PMCR0_PMI_ENABLE_0_7_MASK": 0xFF << 12, "PMCR0_STOP_CNT_ON_PMI_MASK": 1 << 20,
        "PMCR0_CNT_GLOB_L2C_EVT_MASK": 1 << 21, "PMCR0_DEFER_PMI_TO_ERET_MASK": 1 << 22, "PMCR0_ALLOW_CNT_EN_EL0_MASK": 1 << 30,
        "PMCR0_CNT_ENABLE_8_9_MASK": 3 << 32, "PMCR0_PMI_ENABLE_8_9_MASK": 3 << 44, "PMCR1_COUNT_A64_EL0_0_7_MASK": 0xFF << 8,
        "PMCR1_COUNT_A64_EL1_0_7_MASK": 0xFF << 16, "PMCR1_COUNT_A64_EL0_8_9_MASK": 3 << 40, "PMCR1_COUNT_A64_EL1_8_9_MASK": 3 << 48,
        "PMESR_EVT_MASK": 0xFFFFFFFF, "PMSR_OVERFLOW_MASK": 0x3FF, "MIDR_IMPLEMENTER_MASK": 0xFF << 24, "MIDR_PARTNUM_MASK": 0xFFF << 4}
    hold(m1, "M1_CORE_", names)
    hold(m1, "M1_", {"CORE_PMC_COUNT_MASK": 2**48 - 1, "WIDE_PMC_COUNT_MASK": 2**64 - 1})


@pytest.mark.parametrize("core", CORES)
def test_events(m1: Driven, core: str) -> None:
    """Each by the driver's name, on the first counter that m1_pmu_event_affinity[] has."""
    assert len(EVENTS) == 59
    for name, event in EVENTS.items():
        first = AFFINITY.get(event, [2])[0]
        lines = written(m1, f"count m1_{core}/{name}/")
        assert lines == written(m1, f"count m1_{core}/event={event:#x}/")
        level = 1 << first
        assert lines[:2] == [f"w64 {PMCS[first]:#x} 0", f"{PMCR1} {level << 8 | level << 16:#x}"]
        if first >= 2:
            shift = (first - 2) % 4 * 8
            assert lines[2] == f"{PMESR0 if first < 6 else PMESR1} {event << shift:#x}"


def test_which_counters_count(m1: Driven) -> None:
    """As many events as the driver's table has counters, and not one more."""
    for event in range(256):
        counters = AFFINITY.get(event, list(range(2, 10)))
        many = min(len(counters), 8)
        lines = m1.lines(f"group{f' m1_firestorm/event={event:#x}/' * many}")
        zeroed = [int(line.split()[1], 16) for line in lines if line.startswith("w64") and line.endswith(" 0")]
        assert sorted({at for at in zeroed if at in PMCS}) == [PMCS[n] for n in counters][:many], hex(event)
        if many < 8:
            assert not any(line.startswith("w") for line in m1.lines(f"group{f' m1_firestorm/event={event:#x}/' * (many + 1)}"))


def test_what_the_driver_writes(m1: Driven) -> None:
    """m1_pmu_configure_counter(), __m1_pmu_enable_counter() and m1_pmu_start(): the levels of counters 8 and 9 are bits 40, 41, 48 and 49, their enables
    bits 32 and 33. Bits of others stay."""
    lines = written(m1, "poke icestorm.PMCR0 0x40000000", "poke icestorm.PMCR1 0x1000000", "poke icestorm.PMESR[1] 0x11000022",
                    "count" + " m1_icestorm/event=0x4/" * 7)
    begin = lines.index(f"w64 {PMCS[8]:#x} 0")
    assert lines[begin - 1:begin + 3] == [
        f"{PMESR1} 0x11000404", f"w64 {PMCS[8]:#x} 0", f"{PMCR1} {0x1000000 | 0xFCFC00 | 1 << 40 | 1 << 48:#x}", f"{PMESR1} 0x11040404"]
    assert lines[begin + 3:begin + 11] == [
        *(f"{PMCR0} {0x40000000 | 2**top - 4:#x}" for top in range(3, 9)), f"{PMCR0} {0x40000000 | 1 << 32 | 0xFC:#x}",
        f"{PMCR0} {0x40000000 | 1 << 32 | 4 << 8 | 0xFC:#x}"]


def test_what_is_counted(m1: Driven) -> None:
    """An event in each of counters 2 to 9: the simulated device counts 1,000 * (event + 1)."""
    events = (0x52, 0x6C, 0x70, 0x75, 0x76, 0x7C, 0x7D, 0x7E)
    lines = m1.lines("count" + "".join(f" m1_icestorm/event={event:#x}/" for event in events))
    assert lines[-8:] == [f"m1_icestorm/event={event:#x}/ {1000 * (event + 1)}" for event in events]


def test_processors(m1: Driven) -> None:
    """APPLE_CPU_PART_M1_* and APPLE_CPU_PART_M2_* below ARM_CPU_IMP_APPLE."""
    parts = (0x022, 0x023, 0x024, 0x025, 0x028, 0x029, 0x032, 0x033, 0x034, 0x035, 0x038, 0x039)
    assert [entry.midr for entry in model(ROOT / "regdefs/apple/m1.yaml", ROOT / "regdefs").detect] == [(0x61, part) for part in parts]


def test_the_other_kind_of_core_is_refused(m1: Driven) -> None:
    """cputype.h: the units of M1 Pro, Max, M2 Pro and Max are those of M1 and M2, at even parts those of E-cores."""
    parts = {"icestorm": (0x022, 0x024, 0x028), "firestorm": (0x023, 0x025, 0x029), "blizzard": (0x032, 0x034, 0x038), "avalanche": (0x033, 0x035, 0x039)}
    for core in CORES:
        for other, numbers in parts.items():
            for part in numbers:
                lines = m1.lines(f"poke {core}.MIDR {0x610F0001 | part << 4:#x}", f"count m1_{core}/cycles/")
                assert any(line.startswith("w") for line in lines) == (core == other), (core, hex(part))
        assert not any(line.startswith("w") for line in m1.lines(f"poke {core}.MIDR {0x410F0001 | CORES[core] << 4:#x}", f"count m1_{core}/cycles/"))


def test_names_of_devices(m1: Driven) -> None:
    assert [instance.linux_name for block in read(m1.table).blocks for instance in block.instances] == [f"apple_{core}_pmu" for core in CORES]
