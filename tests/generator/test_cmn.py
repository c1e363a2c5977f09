"""Arm's CMN-600 and CMN-700 against literals of Linux's driver and of Arm's own tools: nothing here is computed from the description.

Sources: Linux 6.12, drivers/perf/arm-cmn.c; ArmDeveloperEcosystem/cmn-tools, data/regdefs/cmn600.regdefs and cmn700-r3.regdefs (offsets,
fields) and src/cmn_devmem.py (two counters as one).
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from describing import ROOT

OF_BOTH = {
    "XP_PMU_EVENT_SEL_OFFSET": 0x2000, "XP_DTM_CONTROL_OFFSET": 0x2100, "XP_DTM_FIFO_ENTRY_OFFSET(1, 2)": 0x2148,
    "XP_DTM_WP_CONFIG_OFFSET(2)": 0x21D0, "XP_DTM_WP_VAL_OFFSET(1)": 0x21C0, "XP_DTM_WP_MASK_OFFSET(3)": 0x21F8,
    "XP_DTM_PMSICR_OFFSET": 0x2200, "XP_DTM_PMSIRR_OFFSET": 0x2208, "XP_DTM_PMU_CONFIG_OFFSET": 0x2210, "XP_DTM_PMEVCNT_OFFSET": 0x2220,
    "XP_DTM_PMEVCNTSR_OFFSET": 0x2240, "XP_DTM_PMU_CONFIG_PMU_EN_MASK": 1, "XP_DTM_PMU_CONFIG_PMEVCNT01_COMBINED_MASK": 2,
    "XP_DTM_PMU_CONFIG_PMEVCNT23_COMBINED_MASK": 4, "XP_DTM_PMU_CONFIG_PMEVCNT_PAIRED_MASK": 0xF0, "XP_DTM_PMU_CONFIG_CNTR_RST_MASK": 0x100,
    "XP_CHILD_INFO_OFFSET": 0x80, "XP_CHILD_INFO_CHILD_COUNT_MASK": 0xFFFF, "XP_CHILD_INFO_CHILD_PTR_OFFSET_MASK": 0xFFFF0000,
    "XP_NODE_INFO_NODE_TYPE_MASK": 0xFFFF, "XP_NODE_INFO_NODE_ID_MASK": 0xFFFF0000, "XP_NODE_INFO_LOGICAL_ID_MASK": 0xFFFF00000000,
    "XP_CHILD_POINTER_ADDRESS_MASK": 0x3FFFFFFF, "XP_CHILD_POINTER_EXTERNAL_MASK": 0x80000000,
    }
OF_THE_LIBRARY = {
    "DTC_DTC_CTL_OFFSET": 0xA00, "DTC_DTC_CTL_DT_EN_MASK": 1, "DTC_DTC_CTL_CG_DISABLE_MASK": 0x400, "DTC_PMCR_OFFSET": 0x2100,
    "DTC_PMCR_PMU_EN_MASK": 1, "DTC_PMCR_CNTR_RST_MASK": 0x20, "DTC_PMCR_OVFL_INTR_EN_MASK": 0x40,
    "CFG_PERIPH_ID_01_OFFSET": 8,
    "CFG_PERIPH_ID_01_PART_0_MASK": 0xFF, "CFG_PERIPH_ID_01_PART_1_MASK": 0xF00000000, "CFG_PERIPH_ID_23_REVISION_MASK": 0xF0,
    "HNI_PMU_EVENT_SEL_OFFSET": 0x2000, "DN_PMU_EVENT_SEL_PMU_OCCUP1_ID_MASK": 0xF00000000,
    "DTC_PMEVCNT_OFFSET(3)": 0x2030, "DTC_PMCCNTR_OFFSET": 0x2040, "DTC_PMEVCNTSR_OFFSET(3)": 0x2080, "DTC_PMCCNTRSR_OFFSET": 0x2090,
    "DTC_PMOVSR_OFFSET": 0x2118, "DTC_PMOVSR_CLR_OFFSET": 0x2120, "DTC_PMSSR_OFFSET": 0x2128, "DTC_PMSRR_OFFSET": 0x2130,
    "HN_S_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_MASK": 7 << 42, "HN_S_PMU_EVENT_SEL_PMU_SN_HOME_SEL_MASK": 3 << 39,
    "HN_S_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_MASK": 3 << 37, "HN_S_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID_MASK": 3 << 35,
    "HN_S_PMU_EVENT_SEL_PMU_OCCUP1_ID_MASK": 7 << 32,
    "CCLA_PMU_EVENT_SEL_OFFSET": 0x2008,
}
OF_ONE = {
    "cmn600": {
        "XP_CONNECT_INFO_OFFSET(1)": 0x10, "XP_MESH_CONNECT_INFO_OFFSET(1)": 0x20, "XP_DTM_WP_CONFIG_WP_EXCLUSIVE_MASK": 0x20,
        "XP_DTM_WP_CONFIG_WP_COMBINE_MASK": 0x40, "XP_DTM_WP_CONFIG_WP_GRP_MASK": 0x10, "XP_DTM_WP_CONFIG_WP_CHN_SEL_MASK": 0xE,
        "XP_DTM_WP_CONFIG_WP_PKT_GEN_MASK": 0x100, "XP_DTM_WP_CONFIG_WP_PKT_TYPE_MASK": 0xE00, "XP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK": 0xFFFFFFFF,
    },
    "cmn700": {
        "XP_CONNECT_INFO_OFFSET(5)": 0x30, "XP_MESH_CONNECT_INFO_OFFSET(0)": 0x38, "XP_DTM_WP_CONFIG_WP_EXCLUSIVE_MASK": 0x100,
        "XP_DTM_WP_CONFIG_WP_COMBINE_MASK": 0x200, "XP_DTM_WP_CONFIG_WP_GRP_MASK": 0x30, "XP_DTM_WP_CONFIG_WP_CHN_SEL_MASK": 0xE,
        "XP_DTM_WP_CONFIG_WP_PKT_GEN_MASK": 0x400, "XP_DTM_WP_CONFIG_WP_DEV_SEL2_MASK": 0x60000, "XP_DTM_WP_CONFIG_WP_CHN_NUM_MASK": 0x180000,
        "XP_NODE_INFO_NUM_DEVICE_PORT_MASK": 0xF000000000000, "XP_DTM_UNIT_INFO_OFFSET(0)": 0x960, "CFG_INFO_GLOBAL_OFFSET": 0x900,
        "CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_MASK": 1 << 63, "CFG_INFO_GLOBAL_RSP_VC_NUM_MASK": 3 << 52, "CFG_INFO_GLOBAL_DAT_VC_NUM_MASK": 3 << 50,
        "CFG_INFO_GLOBAL_1_SNP_VC_NUM_MASK": 0xC, "CFG_INFO_GLOBAL_1_REQ_VC_NUM_MASK": 3,
        "HNF_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_MASK": 7 << 42,
        "XP_DTM_CONTROL_DT_OFFSET(1)": 0x2300, "XP_DTM_FIFO_ENTRY_DT_OFFSET(1, 1, 2)": 0x2348, "XP_DTM_WP_CONFIG_DT_OFFSET(1, 2)": 0x23D0,
        "XP_DTM_PMU_CONFIG_DT_OFFSET(2)": 0x2610, "XP_DTM_PMEVCNTSR_DT_OFFSET(2)": 0x2640, "XP_DTM_WP_MASK_DT_OFFSET(3, 3)": 0x27F8,
    },
}


@pytest.mark.parametrize("system", OF_ONE)
def test_registers(system: str, tmp_path: Path) -> None:
    literals = {f"{system.upper()}_{name}": value for name, value in (OF_BOTH | OF_ONE[system]).items()}
    if system == "cmn700":
        literals |= {f"CMN_{name}": value for name, value in OF_THE_LIBRARY.items()}
    wrong = " ||\n".join(f"\t{name} != {value:#x}" for name, value in literals.items())
    source = tmp_path / "literals.c"
    source.write_text(f"#include <pmureg/{system}.h>\nint main(void)\n{{\n\treturn {wrong};\n}}\n")
    include = [f"-I{ROOT / folder}" for folder in ("generated/include", "runtime/include")]
    subprocess.run(["gcc", "-std=c11", *include, source, "-o", tmp_path / "literals"], check=True)
    subprocess.run([tmp_path / "literals"], check=True)
