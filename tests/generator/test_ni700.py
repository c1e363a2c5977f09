"""Arm's NI-700 against literals of Linux's driver: nothing here is computed from the description.

Source: Linux 6.12, drivers/perf/arm-ni.c (NI_*, arm_ni_event_show(), arm_ni_format_show(), arm_ni_event_add(), arm_ni_event_start()).
A counter begins at 0 here, where the driver writes half of the largest count, and is enabled behind pmcr, which the driver writes last.
"""

from __future__ import annotations

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven

# enum ni_node_type
INTERFACES = {"asni": 4, "amni": 5, "hsni": 7, "hmni": 8, "pmni": 9}


@pytest.fixture(scope="module")
def ni(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("ni"), "arm/ni700.yaml")


def test_files_of_linux(ni: Driven) -> None:
    """The identifier is the part, "%03x", and the version, "%02x"."""
    events = {name: f"type=0x{number:x},eventid=?,nodeid=?\n" for name, number in INTERFACES.items()}
    assert files(ni) == shown("arm_ni_N_cd_N", {"type": "config:0-15", "nodeid": "config:16-31", "eventid": "config:32-47"},
                              events | {"cycles": "type=0x6\n"}) | {"arm_ni_N_cd_N/identifier": "43b0\n"}


def test_registers(ni: Driven) -> None:
    hold(ni, "NI700_", {
        "PMU_PMEVCNTR_OFFSET(0)": 0x008, "PMU_PMEVCNTR_OFFSET(7)": 0x040, "PMU_PMEVCNTR_COUNT": 8, "PMU_PMEVCNTR_COUNT_MASK": 0xFFFFFFFF,
        "PMU_PMCCNTR_OFFSET": 0x0F8, "PMU_PMCCNTR_COUNT_MASK": 2**64 - 1, "PMU_PMEVTYPER_OFFSET(0)": 0x400, "PMU_PMEVTYPER_OFFSET(7)": 0x41C,
        "PMU_PMEVTYPER_NODE_TYPE_MASK": 0x1E00, "PMU_PMEVTYPER_NODE_ID_MASK": 0x1FF, "PMU_PMCNTENSET_OFFSET": 0xC00, "PMU_PMCNTENCLR_OFFSET": 0xC20,
        "PMU_PMINTENSET_OFFSET": 0xC40, "PMU_PMINTENCLR_OFFSET": 0xC60, "PMU_PMOVSCLR_OFFSET": 0xC80, "PMU_PMOVSSET_OFFSET": 0xCC0,
        **{f"PMU_{name}_{field}_MASK": mask for name in ("PMCNTENSET", "PMCNTENCLR", "PMINTENSET", "PMINTENCLR", "PMOVSCLR", "PMOVSSET")
           for field, mask in (("C", 0xFF), ("CYCLES", 1 << 31))},
        "PMU_PMCFGR_OFFSET": 0xE00, "PMU_PMCR_OFFSET": 0xE04, "PMU_PMCR_RESET_CCNT_MASK": 4, "PMU_PMCR_RESET_EVCNT_MASK": 2, "PMU_PMCR_EN_MASK": 1,
        "INTERFACE_PMUSEL_OFFSET(0)": 0x00C, "INTERFACE_PMUSEL_OFFSET(1)": 0x010, "INTERFACE_PMUSEL_EVENT_MASK": 0xFFFFFFFF,
        "DOMAIN_CHILD_POINTER_OFFSET(0)": 0x008, "DOMAIN_CHILD_POINTER_OFFSET(1)": 0x00C, "CD_NODE_TYPE_OFFSET": 0, "CD_NODE_TYPE_NODE_ID_MASK": 0xFFFF0000,
        "CD_NODE_TYPE_NODE_TYPE_MASK": 0xFFFF, "DOMAIN_NODE_INFO_OFFSET": 4, "CFG_PERIPHERAL_ID0_OFFSET": 0xFE0, "CFG_PERIPHERAL_ID0_PART_0_MASK": 0xFF,
        "CFG_PERIPHERAL_ID1_OFFSET": 0xFE4, "CFG_PERIPHERAL_ID1_PART_1_MASK": 0xF, "CFG_PERIPHERAL_ID2_OFFSET": 0xFE8, "CFG_PERIPHERAL_ID2_VERSION_MASK": 0xF0,
        "NI_CONFIG_TYPE_MASK": 0xFFFF, "NI_CONFIG_NODEID_MASK": 0xFFFF0000, "NI_CONFIG_EVENTID_MASK": 0xFFFF00000000})


def test_what_the_driver_writes_of_an_event(ni: Driven) -> None:
    """The event is a byte of pmusel, eight of them from 0x00c on; counter and event have one number."""
    lines = written(ni, "count" + "".join(f" ni700_asni_0_5/type=4,eventid={0x21 + n:#x}/" for n in range(5)))
    assert lines[:7] == ["w32 0xe04 0x1", "w32 0xc 0x21", "w32 0x400 0x805", "w32 0x8 0", "w32 0xc 0x2221", "w32 0x404 0x805", "w32 0x10 0"]
    assert lines[13:21] == ["w32 0x10 0x25", "w32 0x410 0x805", "w32 0x28 0", *(f"w32 0xc00 {1 << n:#x}" for n in range(5))]


@pytest.mark.parametrize(("kind", "number"), INTERFACES.items())
def test_kinds_of_interfaces(ni: Driven, kind: str, number: int) -> None:
    assert f"w32 0x400 {number << 9 | 31:#x}" in written(ni, f"count ni700_{kind}_0_31/type={number},eventid=1/")
    assert "this interface is of another type than type= says" in ni.lines(f"count ni700_{kind}_0_31/type=6,eventid=1/")[-1]


def test_what_the_driver_writes_of_cycles(ni: Driven) -> None:
    """Bit 31 is the cycle counter's (NI_CCNT_IDX), which is written low, high and read high, low, high."""
    lines = ni.lines("count ni700_pmu_0_0/cycles/")
    assert [line for line in lines if line.startswith("w")][:4] == ["w32 0xe04 0x1", "w32 0xf8 0", "w32 0xfc 0", "w32 0xc00 0x80000000"]
    assert lines[-1] == "ni700_pmu_0_0/cycles/ 1000"
    assert "a PMU counts cycles (type=6)" in ni.lines("count ni700_pmu_0_0/type=4/")[-1]


@pytest.mark.parametrize("unit", ["pmu_0_0/cycles", "asni_0_0/type=4,eventid=1"])
def test_a_pmu_of_secure_software(ni: Driven, unit: str) -> None:
    """arm_ni_init_cd(): "No access to PMU" where NI_PMCFGR reads 0."""
    assert "only Secure software reaches this PMU (pmcfgr is 0)" in ni.lines("poke pmu.pmcfgr 0", f"count ni700_{unit}/")[-1]
