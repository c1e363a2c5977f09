"""The DynamIQ Shared Unit against literals of its driver and manual: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/arm_dsu_pmu.c and arch/arm64/include/asm/arm_dsu_pmu.h (CLUSTERPMCR_EL1 is
sys_reg(3, 0, 15, 5, 0), so 3 << 14 | 15 << 7 | 5 << 3 = 0xc7a8, and so on up to CLUSTERPMCEID1_EL1, 0xc7b5; E is bit 0, N bits
15:11; formats by DSU_FORMAT_ATTR, events by DSU_EVENT_ATTR, shown as "event=0x%lx\\n"); Arm's manual of the DSU-120AE, 107721.
"""

from __future__ import annotations

import pytest

from drivers import hold, shipped
from driving import Driven

SYSFS = {
    "format/event": "config:0-31\n", "events/cycles": "event=0x11\n", "events/bus_access": "event=0x19\n",
    "events/memory_error": "event=0x1a\n", "events/bus_cycles": "event=0x1d\n", "events/l3d_cache_allocate": "event=0x29\n",
    "events/l3d_cache_refill": "event=0x2a\n", "events/l3d_cache": "event=0x2b\n", "events/l3d_cache_wb": "event=0x2c\n",
}


@pytest.fixture(scope="module")
def dsu(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("dsu"), "arm/dsu.yaml")


def test_files_of_linux(dsu: Driven) -> None:
    """The driver names its devices arm_dsu_%d."""
    folder = dsu.generated / "sysfs/dsu"
    assert {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()} == \
        {f"arm_dsu_N/{name}": text for name, text in SYSFS.items()}


def test_literals(dsu: Driven) -> None:
    literals = {
        "DSU_PMCR_ENCODING": 0xC7A8, "DSU_PMCNTENSET_ENCODING": 0xC7A9, "DSU_PMCNTENCLR_ENCODING": 0xC7AA, "DSU_PMOVSSET_ENCODING": 0xC7AB,
        "DSU_PMOVSCLR_ENCODING": 0xC7AC, "DSU_PMSELR_ENCODING": 0xC7AD, "DSU_PMINTENSET_ENCODING": 0xC7AE, "DSU_PMINTENCLR_ENCODING": 0xC7AF,
        "DSU_PMCCNTR_ENCODING": 0xC7B0, "DSU_PMXEVTYPER_ENCODING": 0xC7B1, "DSU_PMXEVCNTR_ENCODING": 0xC7B2,
        "DSU_PMCEID0_ENCODING": 0xC7B4, "DSU_PMCEID1_ENCODING": 0xC7B5,
        "DSU_PMCR_E_MASK": 1, "DSU_PMCR_P_MASK": 2, "DSU_PMCR_C_MASK": 4, "DSU_PMCR_FZO_MASK": 0x200, "DSU_PMCR_N_MASK": 0xF800,
        "DSU_PMCR_IDCODE_MASK": 0xFF0000, "DSU_PMCR_IMP_MASK": 0xFF000000, "DSU_PMCNTENSET_C_MASK": 0x80000000, "DSU_PMSELR_SEL_MASK": 0x1F,
    }
    hold(dsu, "", literals)


def test_what_the_driver_writes(dsu: Driven) -> None:
    """cycles has the counter of its own; a counter is selected, its value and then its event written, and enabled by bit 31, 0, 1;
    CLUSTERPMCR_EL1, of which all else is kept, then gets E. Counts: 1,000 * (event + 1)."""
    lines = dsu.lines("count arm_dsu_0/cycles/ arm_dsu_0/l3d_cache/ arm_dsu_0/l3d_cache_refill/")
    assert lines[-3:] == ["arm_dsu_0/cycles/ 18000", "arm_dsu_0/l3d_cache/ 44000", "arm_dsu_0/l3d_cache_refill/ 43000"]
    written = [line for line in lines if line.startswith("w64") or line == "b"]
    first = written.index("w64 0xc7b0 0")
    assert written[:first] == ["w64 0xc7ad 0", "b", "w64 0xc7ad 0x1", "b",  # to save what is there
                               "w64 0xc7a8 0x3040", "w64 0xc7aa 0xffffffff", "w64 0xc7af 0xffffffff", "w64 0xc7ac 0xffffffff", "b"]
    assert written[first:first + 15] == [
        "w64 0xc7b0 0", "w64 0xc7ad 0", "b", "w64 0xc7b2 0", "w64 0xc7b1 0x2b", "w64 0xc7ad 0x1", "b", "w64 0xc7b2 0", "w64 0xc7b1 0x2a",
        "w64 0xc7a9 0x80000000", "w64 0xc7a9 0x1", "w64 0xc7a9 0x2", "b", "w64 0xc7a8 0x3041", "b"]


def test_a_unit_without_cycle_counter(dsu: Driven) -> None:
    """The DSU-120AE: CLUSTERPMCEID0_EL1 reads 0x1e0026020000, CLUSTERPMCNTENSET_EL1 has no bit 31; its counters have 64 bits."""
    lines = dsu.lines("poke dsu.pmceid0 0x1e0026020000", "count arm_dsu_0/cycles/")
    assert lines[-1] == "arm_dsu_0/cycles/ 18000"
    assert "w64 0xc7b1 0x11" in lines and "w64 0xc7a9 0x1" in lines and not any(line.startswith("w64 0xc7b0") for line in lines)
