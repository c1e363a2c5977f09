"""Arm's coherent meshes against literals of Linux's driver and of Arm's own tools: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/arm-cmn.c; ArmDeveloperEcosystem/cmn-tools, data/regdefs/*.regdefs (offsets, fields; of the CI-700 it has
none) and src/cmn_devmem.py (two counters as one; words of a trace).
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from describing import ROOT

# Where the registers of the PMU begin in a crosspoint and in any other node: CMN_PMU_OFFSET, CMN_S3_R1_DTM_OFFSET, CMN_S3_PMU_OFFSET.
BEGIN = {"cmn600": (0x2000, 0x2000), "cmn650": (0x2000, 0x2000), "ci700": (0x2000, 0x2000), "cmn700": (0x2000, 0x2000), "cmns3": (0xA000, 0xD900)}
# From there on: CMN_PMU_EVENT_SEL, CMN_DTM_*; what the driver does not name, the tables of registers do.
OF_A_DTM = {
    "PMU_EVENT_SEL_OFFSET": 0, "DTM_CONTROL_OFFSET": 0x100, "DTM_WP_CONFIG_OFFSET(2)": 0x1D0, "DTM_WP_VAL_OFFSET(1)": 0x1C0, "DTM_WP_MASK_OFFSET(3)": 0x1F8,
    "DTM_PMSICR_OFFSET": 0x200, "DTM_PMSIRR_OFFSET": 0x208, "DTM_PMU_CONFIG_OFFSET": 0x210, "DTM_PMEVCNT_OFFSET": 0x220, "DTM_PMEVCNTSR_OFFSET": 0x240,
}
# CMN_DTM_OFFSET(1) is 0x200.
OF_OTHER_DTMS = {
    "DTM_CONTROL_DT_OFFSET(1)": 0x300, "DTM_WP_CONFIG_DT_OFFSET(1, 2)": 0x3D0, "DTM_PMU_CONFIG_DT_OFFSET(2)": 0x610, "DTM_PMEVCNT_DT_OFFSET(2)": 0x620,
    "DTM_PMEVCNTSR_DT_OFFSET(2)": 0x640, "DTM_WP_MASK_DT_OFFSET(3, 3)": 0x7F8,
}
OF_A_CROSSPOINT = {
    "DTM_PMU_CONFIG_PMU_EN_MASK": 1, "DTM_PMU_CONFIG_PMEVCNT01_COMBINED_MASK": 2,
    "DTM_PMU_CONFIG_PMEVCNT23_COMBINED_MASK": 4, "DTM_PMU_CONFIG_PMEVCNT_PAIRED_MASK": 0xF0, "DTM_PMU_CONFIG_CNTR_RST_MASK": 0x100,
    "CHILD_INFO_OFFSET": 0x80, "CHILD_INFO_CHILD_COUNT_MASK": 0xFFFF, "CHILD_INFO_CHILD_PTR_OFFSET_MASK": 0xFFFF0000,
    "NODE_INFO_NODE_TYPE_MASK": 0xFFFF, "NODE_INFO_NODE_ID_MASK": 0xFFFF0000, "NODE_INFO_LOGICAL_ID_MASK": 0xFFFF00000000,
    "CHILD_POINTER_ADDRESS_MASK": 0x3FFFFFFF, "CHILD_POINTER_EXTERNAL_MASK": 0x80000000, "CONNECT_INFO_OFFSET(1)": 0x10, "CONNECT_INFO_DEVICE_TYPE_MASK": 0x3F,
}
OF_A_CONTROLLER = {
    "PMEVCNT_OFFSET(3)": 0x30, "PMCCNTR_OFFSET": 0x40, "PMEVCNTSR_OFFSET(3)": 0x80, "PMCCNTRSR_OFFSET": 0x90, "PMCR_OFFSET": 0x100,
    "PMOVSR_OFFSET": 0x118, "PMOVSR_CLR_OFFSET": 0x120, "PMSSR_OFFSET": 0x128, "PMSRR_OFFSET": 0x130,
}
OF_ALL = {
    "DTC_DTC_CTL_OFFSET": 0xA00, "DTC_DTC_CTL_DT_EN_MASK": 1, "DTC_DTC_CTL_CG_DISABLE_MASK": 0x400,
    "DTC_PMCR_PMU_EN_MASK": 1, "DTC_PMCR_CNTR_RST_MASK": 0x20, "DTC_PMCR_OVFL_INTR_EN_MASK": 0x40,
    "CFG_PERIPH_ID_01_OFFSET": 8, "CFG_CHILD_POINTER_OFFSET(1)": 0x108,
    "CFG_PERIPH_ID_01_PART_0_MASK": 0xFF, "CFG_PERIPH_ID_01_PART_1_MASK": 0xF00000000, "CFG_PERIPH_ID_23_REVISION_MASK": 0xF0,
    "DN_PMU_EVENT_SEL_PMU_OCCUP1_ID_MASK": 0xF00000000,
}
OF_HNFS = {"HNF_PMU_EVENT_SEL_PMU_OCCUP1_ID_MASK": 7 << 32, "HNF_PMU_EVENT_SEL_OFFSET": 0x2000}
OF_HNSS = {
    "HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_MASK": 7 << 42, "HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_MASK": 3 << 39,
    "HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_MASK": 3 << 37, "HNS_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID_MASK": 3 << 35,
    "HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_MASK": 7 << 32, "CCLA_PMU_EVENT_SEL_PMU_EVENT_ID_MASK": 0xFFFFFFFF,
}
LATER = {
    "XP_DTM_WP_CONFIG_WP_EXCLUSIVE_MASK": 0x100, "XP_DTM_WP_CONFIG_WP_COMBINE_MASK": 0x200, "XP_DTM_WP_CONFIG_WP_GRP_MASK": 0x30,
    "XP_DTM_WP_CONFIG_WP_CHN_SEL_MASK": 0xE, "XP_DTM_WP_CONFIG_WP_PKT_GEN_MASK": 0x400, "XP_DTM_WP_CONFIG_WP_DEV_SEL2_MASK": 0x60000,
    "CFG_INFO_GLOBAL_OFFSET": 0x900, "CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_MASK": 1 << 63, "CFG_INFO_GLOBAL_RSP_VC_NUM_MASK": 3 << 52,
    "CFG_INFO_GLOBAL_DAT_VC_NUM_MASK": 3 << 50,
}
CHANNELS = {"CFG_INFO_GLOBAL_1_OFFSET": 0x908, "CFG_INFO_GLOBAL_1_SNP_VC_NUM_MASK": 0xC, "CFG_INFO_GLOBAL_1_REQ_VC_NUM_MASK": 3}
BYTES, WORDS = {"XP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK": 0xFFFFFFFF}, {"XP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK": (1 << 64) - 1}  # wide_sel
OF_ONE = {
    "cmn600": BYTES | OF_HNFS | {
        "XP_MESH_CONNECT_INFO_OFFSET(1)": 0x20, "XP_DTM_FIFO_ENTRY_OFFSET(1, 2)": 0x2148,
        "XP_DTM_WP_CONFIG_WP_EXCLUSIVE_MASK": 0x20, "XP_DTM_WP_CONFIG_WP_COMBINE_MASK": 0x40, "XP_DTM_WP_CONFIG_WP_GRP_MASK": 0x10,
        "XP_DTM_WP_CONFIG_WP_CHN_SEL_MASK": 0xE, "XP_DTM_WP_CONFIG_WP_PKT_GEN_MASK": 0x100, "XP_DTM_WP_CONFIG_WP_PKT_TYPE_MASK": 0xE00,
    },
    "cmn650": BYTES | OF_HNFS | LATER | {
        "XP_MESH_CONNECT_INFO_OFFSET(1)": 0x20, "XP_DTM_UNIT_INFO_OFFSET": 0x910, "XP_DTM_FIFO_ENTRY_OFFSET(1, 2)": 0x2148,
        "HNP_PMU_EVENT_SEL_OFFSET": 0x2008, "RNI_PMU_EVENT_SEL_OFFSET": 0x2000,
    },
    "ci700": BYTES | OF_HNFS | LATER | {"XP_CONNECT_INFO_OFFSET(2)": 0x28, "XP_CONNECT_INFO_OFFSET(5)": 0x40, "XP_DTM_UNIT_INFO_OFFSET": 0x910},
    "cmn700": WORDS | OF_HNFS | OF_HNSS | LATER | CHANNELS | {
        "XP_CONNECT_INFO_OFFSET(5)": 0x30, "XP_MESH_CONNECT_INFO_OFFSET(0)": 0x38, "XP_DTM_WP_CONFIG_WP_CHN_NUM_MASK": 0x180000,
        "XP_NODE_INFO_NUM_DEVICE_PORT_MASK": 0xF000000000000, "XP_DTM_UNIT_INFO_OFFSET(0)": 0x960,
        "XP_DTM_FIFO_ENTRY_OFFSET(1, 2)": 0x2148, "XP_DTM_FIFO_ENTRY_DT_OFFSET(1, 1, 2)": 0x2348,
        "HNF_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_MASK": 7 << 42, "HNP_PMU_EVENT_SEL_OFFSET": 0x2008, "CCLA_PMU_EVENT_SEL_OFFSET": 0x2008,
    },
    "cmns3": WORDS | OF_HNSS | LATER | CHANNELS | {
        "XP_CONNECT_INFO_OFFSET(5)": 0x30, "XP_DTM_UNIT_INFO_OFFSET(0)": 0x960, "XP_DTM_FIFO_ENTRY_OFFSET(1, 2)": 0xA150,
        "XP_NODE_INFO_NUM_DEVICE_PORT_MASK": 0xF000000000000, "CFG_UNIT_INFO_OFFSET": 0x900, "CFG_UNIT_INFO_DEVICE_ISO_ENABLE_MASK": 1 << 44,
        "HNP_PMU_EVENT_SEL_OFFSET": 0xD908, "CCLA_PMU_EVENT_SEL_OFFSET": 0xD908, "HNS_PMU_EVENT_SEL_OFFSET": 0xD900,
    },
}
# A register that systems share has its C under the name of the library's base.
BASES = {"HNS": "HN_S"}


def asked(system: str, name: str, value: int) -> str:
    """C that returns from main() with 1 if the system's own constant, or the shared one where it has none, differs."""
    unit, _, rest = name.partition("_")
    own, bases = f"{system.upper()}_{name}", [BASES.get(unit, unit), *(["MXP"] if unit == "XP" else [])]
    lines = [f"#if defined({own.partition('(')[0]})", f"\tif ({own} != {value:#x}) return 1;"]
    for base in bases:
        shared = f"CMN_{base}_{rest}"
        lines += [f"#elif defined({shared.partition('(')[0]})", f"\tif ({shared} != {value:#x}) return 1;"]
    return "\n".join([*lines, "#else", f"#error {own}", "#endif"])


@pytest.mark.parametrize("system", BEGIN)
def test_registers(system: str, tmp_path: Path) -> None:
    monitor, counters = BEGIN[system]
    literals = OF_ALL | OF_ONE[system] | {f"XP_{name}": value for name, value in OF_A_CROSSPOINT.items()}
    literals |= {f"XP_{name}": monitor + value for name, value in OF_A_DTM.items()} | {f"DTC_{name}": counters + value for name, value in OF_A_CONTROLLER.items()}
    literals |= {f"{node}_PMU_EVENT_SEL_OFFSET": counters for node in ("DN", "HNI", "SBSX", "RNI", "RND")}
    if system in ("ci700", "cmn700", "cmns3"):
        literals |= {f"XP_{name}": monitor + value for name, value in OF_OTHER_DTMS.items()}
    source = tmp_path / "literals.c"
    source.write_text("\n".join([f"#include <pmureg/{system}.h>", "int main(void)", "{", *(asked(system, *literal) for literal in literals.items()), "\treturn 0;", "}", ""]))
    include = [f"-I{ROOT / folder}" for folder in ("generated/include", "runtime/include")]
    subprocess.run(["gcc", "-std=c11", *include, source, "-o", tmp_path / "literals"], check=True)
    subprocess.run([tmp_path / "literals"], check=True)
