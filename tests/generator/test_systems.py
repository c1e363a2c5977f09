"""Literals of the manuals against the macros that users include, compiled: nothing here is computed from descriptions.

Sources: Intel Xeon E5-2600 v2 uncore performance monitoring reference manual (329468) and Linux uncore_snbep.c for
IVBEP; Intel SDM volume 3, uncore of Nehalem, for NHM; Arm ARM DDI 0487 (FEAT_SPMU) for SPMU; NVIDIA's L4T drivers and
Arm's FGCS tables for CARMEL; Linux's nvidia-tegra241-pmu and nvidia-tegra410-pmu documents and drivers for T241 and T410.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from describing import ROOT, embedded, model
from drivers import holds

# Box n of the CBo: BOX_CTL, CTL0, CTL3, FILTER0, CTR0, CTR3, FILTER1 (reference manual, table of CBo MSRs).
CBO = {0: (0xD04, 0xD10, 0xD13, 0xD14, 0xD16, 0xD19, 0xD1A), 1: (0xD24, 0xD30, 0xD33, 0xD34, 0xD36, 0xD39, 0xD3A),
       7: (0xDE4, 0xDF0, 0xDF3, 0xDF4, 0xDF6, 0xDF9, 0xDFA), 8: (0xE04, 0xE10, 0xE13, 0xE14, 0xE16, 0xE19, 0xE1A),
       11: (0xE64, 0xE70, 0xE73, 0xE74, 0xE76, 0xE79, 0xE7A), 14: (0xEC4, 0xED0, 0xED3, 0xED4, 0xED6, 0xED9, 0xEDA)}


def test_ivbep_cbo(tmp_path):
    names = ("BOX_CTL_ADDRESS({})", "CTL_ADDRESS({}, 0)", "CTL_ADDRESS({}, 3)", "FILTER0_ADDRESS({})", "CTR_ADDRESS({}, 0)",
             "CTR_ADDRESS({}, 3)", "FILTER1_ADDRESS({})")
    holds(tmp_path, "ivbep", [f"IVBEP_CBO_{name.format(box)} == {value:#x}" for box, row in CBO.items() for name, value in zip(names, row)])


def test_ivbep_fields(tmp_path):
    holds(tmp_path, "ivbep", [
        "IVBEP_CBO_BOX_CTL_MUST_ONES == 0x30000",             # [17:16] "SW must write to 1 else behavior is undefined"
        "IVBEP_CBO_BOX_CTL_FRZ_MASK == 0x100", "IVBEP_CBO_BOX_CTL_RST_CTRS_MASK == 0x2", "IVBEP_CBO_BOX_CTL_RST_CTRL_MASK == 0x1",
        "IVBEP_PCU_BOX_CTL_MUST_ONES == 0x30000", "IVBEP_HA_BOX_CTL_MUST_ONES == 0x30000", "IVBEP_IMC_BOX_CTL_MUST_ONES == 0x30000",
        "IVBEP_CBO_CTL_THRESH_MASK == 0xff000000", "IVBEP_CBO_CTL_EN_MASK == 0x400000", "IVBEP_CBO_CTL_TID_EN_MASK == 0x80000",
        "IVBEP_CBO_CTL_EDGE_DET_MASK == 0x40000", "IVBEP_CBO_CTL_RST_MASK == 0x20000", "IVBEP_CBO_CTL_UMASK_MASK == 0xff00",
        "IVBEP_CBO_CTL_EV_SEL_MASK == 0xff", "IVBEP_CBO_CTR_EVENT_COUNT_WIDTH == 44", "sizeof(ivbep_cbo_ctl_t) == 4", "sizeof(ivbep_cbo_ctr_t) == 8",
        "IVBEP_HA_CTR_EVENT_COUNT_WIDTH == 48", "IVBEP_IMC_CTR_EVENT_COUNT_WIDTH == 48", "IVBEP_R3QPI_CTR_EVENT_COUNT_WIDTH == 44",
        "IVBEP_UBOX_CTL_THRESH_WIDTH == 5", "IVBEP_PCU_CTL_THRESH_WIDTH == 5", "IVBEP_PCU_CTL_OCC_SEL_MASK == 0xc000",
        "IVBEP_GLOBAL_CTL_FRZ_ALL_MASK == 0x80000000", "IVBEP_GLOBAL_CTL_UNFRZ_ALL_MASK == 0x20000000"])


def test_ivbep_addresses(tmp_path):
    holds(tmp_path, "ivbep", [
        "IVBEP_GLOBAL_CTL_ADDRESS == 0xC00", "IVBEP_GLOBAL_STATUS_ADDRESS == 0xC01", "IVBEP_GLOBAL_CONFIG_ADDRESS == 0xC06",
        "IVBEP_UBOX_FIXED_CTL_ADDRESS == 0xC08", "IVBEP_UBOX_FIXED_CTR_ADDRESS == 0xC09", "IVBEP_UBOX_CTL_ADDRESS(1) == 0xC11",
        "IVBEP_UBOX_BOX_STATUS_ADDRESS == 0xC15", "IVBEP_UBOX_CTR_ADDRESS(1) == 0xC17",
        "IVBEP_PCU_BOX_CTL_ADDRESS == 0xC24", "IVBEP_PCU_CTL_ADDRESS(0) == 0xC30", "IVBEP_PCU_CTL_ADDRESS(3) == 0xC33",
        "IVBEP_PCU_FILTER_ADDRESS == 0xC34", "IVBEP_PCU_BOX_STATUS_ADDRESS == 0xC35", "IVBEP_PCU_CTR_ADDRESS(0) == 0xC36",
        "IVBEP_PCU_CTR_ADDRESS(3) == 0xC39", "IVBEP_PCU_CORE_C3_CTR_ADDRESS == 0x3FC", "IVBEP_PCU_CORE_C6_CTR_ADDRESS == 0x3FD",
        "IVBEP_HA_CTR_OFFSET(0) == 0xA0", "IVBEP_HA_CTR_OFFSET(3) == 0xB8", "IVBEP_HA_CTL_OFFSET(3) == 0xE4", "IVBEP_HA_BOX_CTL_OFFSET == 0xF4",
        "IVBEP_HA_BOX_STATUS_OFFSET == 0xF8", "IVBEP_HA_OPCODEMATCH_OFFSET == 0x48", "IVBEP_IMC_FIXED_CTR_OFFSET == 0xD0",
        "IVBEP_IMC_FIXED_CTL_OFFSET == 0xF0", "IVBEP_QPI_PKT_MATCH1_OFFSET == 0x22C", "IVBEP_QPI_PKT_MASK0_OFFSET == 0x238",
        "IVBEP_QPI_RATE_STATUS_OFFSET == 0xD4", "IVBEP_R3QPI_CTR_OFFSET(2) == 0xB0", "IVBEP_R3QPI_CTL_OFFSET(2) == 0xE0",
        # The gap between the counters of IRP is real (Linux: ivbep_uncore_irp_ctrs).
        "IVBEP_IRP_CTR_OFFSET(0) == 0xA0", "IVBEP_IRP_CTR_OFFSET(1) == 0xB0", "IVBEP_IRP_CTR_OFFSET(2) == 0xB8", "IVBEP_IRP_CTR_OFFSET(3) == 0xC0"])


# bus (0: the socket's IIO bus, 1: its uncore bus), device, function, id (reference manual, table of PCICFG devices).
PCI = {"ha": {(1, 14, 1, 0x0E30), (1, 28, 1, 0x0E38)},
       "imc": {(1, 16, 4, 0x0EB4), (1, 16, 5, 0x0EB5), (1, 16, 0, 0x0EB0), (1, 16, 1, 0x0EB1), (1, 30, 4, 0x0EF4), (1, 30, 5, 0x0EF5),
               (1, 30, 0, 0x0EF0), (1, 30, 1, 0x0EF1)},
       "irp": {(0, 5, 6, 0x0E39)}, "r2pcie": {(1, 19, 1, 0x0E34)}, "r3qpi": {(1, 19, 5, 0x0E36), (1, 19, 6, 0x0E37), (1, 18, 5, 0x0E3E)},
       "qpi": {(1, 8, 2, 0x0E32), (1, 9, 2, 0x0E33), (1, 24, 2, 0x0E3A), (1, 8, 6, 0x0E86), (1, 9, 6, 0x0E96), (1, 24, 6, 0x0E46),
               (1, 8, 0, 0x0E80), (1, 9, 0, 0x0E90), (1, 24, 0, 0x0E40)}}


def test_ivbep_pci_functions(tmp_path):
    """Through the table, as the runtime sees them."""
    program = tmp_path / "pci.c"
    program.write_text("""
#include <stdio.h>
#include <pmureg/table.h>
extern const struct pmureg_system pmureg_system_ivbep;
int main(void)
{
	for (unsigned b = 0; b < pmureg_system_ivbep.block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_ivbep)[b];
		for (unsigned i = 0; i < block->instance_count && block->device_count; i++)
			for (unsigned d = 0; d < block->device_count; d++) {
				const struct pmureg_pci_device *v = &pmureg_instance_devices(&pmureg_block_instances(block)[i])[d];
				printf("%s %u %u %u %u\\n", pmureg_block_key(block), v->place >> 8U, v->place >> 3U & 31U, v->place & 7U, v->id);
			}
	}
	return 0;
}
""")
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "runtime/include", program, *embedded(ROOT / "generated", "ivbep"), "-o", tmp_path / "pci"], check=True)
    found: dict[str, list[tuple[int, ...]]] = {}
    for line in subprocess.run([tmp_path / "pci"], capture_output=True, text=True, check=True).stdout.splitlines():
        key, *numbers = line.split()
        found.setdefault(key, []).append(tuple(map(int, numbers)))
    assert {key: set(rows) for key, rows in found.items()} == PCI
    assert sum(map(len, found.values())) == sum(map(len, PCI.values()))


def test_nhm(tmp_path):
    holds(tmp_path, "nhm", [
        "NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS == 0x391", "NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS == 0x392", "NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS == 0x393",
        "NHM_UNCORE_FIXED_CTR0_ADDRESS == 0x394", "NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS == 0x395", "NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS == 0x396",
        "NHM_UNCORE_PERFCNTR_ADDRESS(0) == 0x3B0", "NHM_UNCORE_PERFCNTR_ADDRESS(7) == 0x3B7", "NHM_UNCORE_PERFEVTSEL_ADDRESS(0) == 0x3C0",
        "NHM_UNCORE_PERFEVTSEL_ADDRESS(7) == 0x3C7", "NHM_UNCORE_PERFEVTSEL_CMASK_MASK == 0xff000000", "NHM_UNCORE_PERFEVTSEL_INV_MASK == 0x800000",
        "NHM_UNCORE_PERFEVTSEL_EN_MASK == 0x400000", "NHM_UNCORE_PERFEVTSEL_PMI_MASK == 0x100000", "NHM_UNCORE_PERFEVTSEL_E_MASK == 0x40000",
        "NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_MASK == 0x20000", "NHM_UNCORE_PERFEVTSEL_UMASK_MASK == 0xff00", "NHM_UNCORE_PERFEVTSEL_EVENT_MASK == 0xff",
        "NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_MASK == 0x8000000000000000", "NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_MASK == 0x100000000",
        "NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_MASK == 0x2000000000000000", "NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_MASK == 0xe000000000000000",
        "NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_MASK == 0xff0000000000", "sizeof(nhm_uncore_perfevtsel_t) == 8"])


# op0:op1:CRn:CRm:op2 packed as KVM, LLVM and Capstone do (Arm ARM, FEAT_SPMU).
SPMU = {"SPMSELR": 0x9CE5, "SPMCR": 0x9CE0, "SPMCNTENSET": 0x9CE1, "SPMCNTENCLR": 0x9CE2, "SPMINTENSET": 0x84F1, "SPMINTENCLR": 0x84F2,
        "SPMOVSSET": 0x9CF3, "SPMOVSCLR": 0x9CE3, "SPMZR": 0x9CE4, "SPMCFGR": 0x84EF, "SPMIIDR": 0x84EC, "SPMDEVARCH": 0x84ED,
        "SPMDEVAFF": 0x84EE, "SPMACCESSR_EL1": 0x84EB, "SPMACCESSR_EL12": 0xACEB, "SPMACCESSR_EL2": 0xA4EB, "SPMACCESSR_EL3": 0xB4EB,
        "SPMSCR": 0xBCF7, "SPMROOTCR": 0xB4F7}
# MRS X0 words of elements m of the arrays; bits 20:5 hold the operands with op0's top bit implied.
SPMU_ARRAYS = {("SPMEVCNTR", 0): 0xD533E000, ("SPMEVCNTR", 7): 0xD533E0E0, ("SPMEVCNTR", 8): 0xD533E100, ("SPMEVCNTR", 15): 0xD533E1E0,
               ("SPMEVTYPER", 0): 0xD533E200, ("SPMEVTYPER", 9): 0xD533E320, ("SPMEVFILTR", 8): 0xD533E500, ("SPMEVFILT2R", 15): 0xD533E7E0,
               ("SPMCGCR", 0): 0xD5309D00, ("SPMCGCR", 1): 0xD5309D20}


def test_spmu_encodings(tmp_path):
    """PMOVSSET's CRm is 14 where PMOVSCLR's is 12; the others follow a pattern."""
    arrays = [f"SPMU_{name}_ENCODING({n}) == {0x8000 | word >> 5 & 0x7FFF:#x}" for (name, n), word in SPMU_ARRAYS.items()]
    holds(tmp_path, "spmu", [f"SPMU_{name}_ENCODING == {value:#x}" for name, value in SPMU.items()] + arrays + [
        "(SPMU_SPMOVSSET_ENCODING >> 3 & 15) == 14", "(SPMU_SPMOVSCLR_ENCODING >> 3 & 15) == 12",
        "SPMU_SPMEVCNTR_ENCODING(37) == SPMU_SPMEVCNTR_ENCODING(5)", "SPMU_SPMEVCNTR_ENCODING(63) == SPMU_SPMEVCNTR_ENCODING(15)",
        "SPMU_SPMSELR_SYSPMUSEL_MASK == 0x3f0", "SPMU_SPMSELR_BANK_MASK == 0x3", "SPMU_SPMCFGR_NCG_MASK == 0xf0000000",
        "SPMU_SPMCFGR_SIZE_MASK == 0x3f00", "SPMU_SPMCFGR_N_MASK == 0xff", "SPMU_SPMCFGR_FZO_SHIFT == 21"])


SIZES = {0x07: 8, 0x09: 10, 0x0B: 12, 0x0F: 16, 0x13: 20, 0x17: 24, 0x1F: 32, 0x23: 36, 0x27: 40, 0x2B: 44, 0x2F: 48, 0x33: 52, 0x37: 56, 0x3F: 64}


def test_spmu_sizes(tmp_path):
    """Arm ARM, SPMCFGR_EL1.SIZE: fourteen encodings, the other fifty are reserved, which _check() says."""
    program = tmp_path / "sizes.c"
    sizes = "".join(f"_Static_assert(SPMU_SPMCFGR_SIZE_BITS_{bits} == {size}, \"\");\n" for size, bits in SIZES.items())
    program.write_text("#include <stdio.h>\n#include <pmureg/spmu/spmu.h>\n" + sizes + """
int main(void)
{
	for (uint64_t size = 0; size < 64; size++) {
		spmu_spmcfgr_t r = {0x80000U | size << 8};
		int rule = spmu_spmcfgr_check(r);

		printf("%u %d %s\\n", (unsigned)size, rule, rule < 0 ? "" : spmu_spmcfgr_rule(rule));
	}
	return 0;
}
""")
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "generated/include", program, "-o", tmp_path / "sizes"], check=True)
    lines = subprocess.run([tmp_path / "sizes"], capture_output=True, text=True, check=True).stdout.splitlines()
    good = {int(line.split()[0]) for line in lines if line.split()[1] == "-1"}
    assert good == set(SIZES) and len(lines) - len(good) == 50
    assert all("SIZE: this value is reserved" in line for line in lines if int(line.split()[0]) not in SIZES)


# op0:op1:CRn:CRm:op2 packed; the same register in MRS X0 words of two kernels' headers and a disassembler.
CARMEL = {"PMSELR": 0xDFA9, "PMCNTENSET": 0xDFA0, "PMCNTENCLR": 0xDFA1, "PMOVSSET": 0xDFA2, "PMOVSCLR": 0xDFA3, "PMCR": 0xDFA4, "PMCEID0": 0xDFA5,
          "PMCEID1": 0xDFA6, "PMCRN": 0xDFA7, "PMINTENSET": 0xC790, "PMINTENCLR": 0xC791, "MDCR_EL2": 0xE790, "PMEVCNTR_ENCODING(0)": 0xDF80,
          "PMEVCNTR_ENCODING(1)": 0xDF81, "PMEVTYPER_ENCODING(0)": 0xDF90, "PMEVTYPER_ENCODING(1)": 0xDF91}


def test_carmel(tmp_path):
    names = {name if "(" in name else f"{name}_ENCODING": value for name, value in CARMEL.items()}
    holds(tmp_path, "carmel", [f"CARMEL_UNCORE_{name} == {value:#x}" for name, value in names.items()]
          + ["CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_MASK == 0x3ff", "CARMEL_UNCORE_PMEVTYPER_INTCORE_MASK == 0xf0000",
             "CARMEL_UNCORE_PMEVTYPER_COUNT == 2", "CARMEL_UNCORE_PMEVCNTR_COUNT == 2", "CARMEL_UNCORE_PMEVCNTR_COUNT_MASK == 0xffffffff",
             "CARMEL_UNCORE_PMSELR_G_MASK == 0xff00", "CARMEL_UNCORE_PMSELR_U_MASK == 0xff", "CARMEL_UNCORE_PMSELR_G_SCF == 0",
             "CARMEL_UNCORE_PMSELR_G_L2 == 1", "CARMEL_UNCORE_PMCR_IMP_MASK == 0xff000000", "CARMEL_UNCORE_PMCR_IDCODE_MASK == 0xff0000",
             "CARMEL_UNCORE_PMCR_N_MASK == 0xf800", "CARMEL_UNCORE_PMCR_P_MASK == 2", "CARMEL_UNCORE_PMCR_E_MASK == 1",
             "CARMEL_UNCORE_PMCR_RESET == 0x4e001000", "CARMEL_UNCORE_PMCRN_COUNTERS_MASK == 0xff00", "CARMEL_UNCORE_PMCRN_UNITS_MASK == 0xff",
             "CARMEL_UNCORE_PMCEID0_ID_MASK == 0xffffffff", "CARMEL_UNCORE_PMCEID1_ID_COUNT == 32"]
          + [f"CARMEL_UNCORE_{name}_P_MASK == 3" for name in ("PMCNTENSET", "PMCNTENCLR", "PMOVSSET", "PMOVSCLR", "PMINTENSET", "PMINTENCLR")])


# NVIDIA's L4T driver tegra19_perf_uncore.c: the events that it accepts for each unit.
CARMEL_L2 = {"L2D_CACHE": 0x16, "L2D_CACHE_REFILL": 0x17, "L2D_CACHE_WB": 0x18, "L2D_CACHE_LD": 0x50, "L2D_CACHE_ST": 0x51,
             "L2D_CACHE_REFILL_LD": 0x52, "L2D_CACHE_REFILL_ST": 0x53, "L2D_CACHE_REFILL_VICTIM": 0x56, "L2D_PREFETCH_C0": 0xC5,
             "L2D_PREFETCH_C1": 0xC6}
CARMEL_SCF = {"BUS_ACCESS": 0x19, "BUS_CYCLES": 0x1D, "L3D_CACHE_ALLOCATE": 0x29, "L3D_CACHE_REFILL": 0x2A, "L3D_CACHE": 0x2B, "L3D_CACHE_WB": 0x2C}
CARMEL_ANY = {f"NV_INT.i{n}": 0x200 + n for n in range(9)}


def test_carmel_events():
    """Every event with its number and the units that have it, and no other."""
    units = ("scf", "l2_0", "l2_1", "l2_2", "l2_3")
    expected = {name: (code, units[1:]) for name, code in CARMEL_L2.items()} | {name: (code, units[:1]) for name, code in CARMEL_SCF.items()} \
        | {name: (code, units) for name, code in CARMEL_ANY.items()}
    block = model(ROOT / "regdefs/nvidia/carmel.yaml", ROOT / "regdefs").blocks["uncore"]
    assert {e.name: (e.terms["event"], tuple(e.instances) or units) for e in block.events.values()} == expected
    assert all(e.counters == 0 and set(e.terms) == {"event"} for e in block.events.values())  # either counter takes it


def test_t241(tmp_path):
    """Filter bits and product ids of drivers/perf/arm_cspmu/nvidia_cspmu.c; PMIIDR and PMCCFILTR are of the architecture."""
    holds(tmp_path, "t241", [
        "T241_PCIE_PMEVFILTR_ROOT_PORT_MASK == 0x3ff", "T241_PCIE_PMCCFILTR_ROOT_PORT_MASK == 0x3ff", "T241_C2C0_PMEVFILTR_PORT_MASK == 0x3",
        "T241_C2C1_PMCCFILTR_PORT_MASK == 0x3", "T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK == 0xf", "T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK == 0xf",
        "CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK == 0xffffffff", "CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK == 0xffffffff",
        "T241_SCF_PMEVFILTR_OFFSET(0) == 0xA00", "T241_SCF_PMCCFILTR_OFFSET == 0x47C", "CORESIGHT64_CYCLES_PMIIDR_OFFSET == 0xE08",
        "CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30) == 0x478", "CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30) == 0xF0", "CORESIGHT64_CYCLES_PMCCNTR_OFFSET == 0xF8"])


def test_t410(tmp_path):
    """Offsets and filter bits of drivers/perf/arm_cspmu and of the fixed-counter drivers."""
    holds(tmp_path, "t410", [
        "CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(1) == 0x8", "CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(1) == 0x404", "T410_UCF_PMCCFILTR_OFFSET == 0x47C",
        "T410_PCIE_PMEVFILT2R_OFFSET(1) == 0x804", "T410_UCF_PMEVFILTR_OFFSET(1) == 0xA04", "CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0) == 0xC00",
        "CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0) == 0xC20", "CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0) == 0xC40", "CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0) == 0xC80",
        "CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0) == 0xCC0", "CORESIGHT64_CYCLES_PMCFGR_OFFSET == 0xE00", "CORESIGHT64_CYCLES_PMCR_OFFSET == 0xE04", "CORESIGHT64_CYCLES_PMIIDR_OFFSET == 0xE08",
        "T410_PCIE_TGT_ADDR_CTRL_OFFSET(0) == 0xD38", "T410_PCIE_TGT_ADDR_CTRL_OFFSET(7) == 0xDC4", "T410_PCIE_TGT_ADDR_BASE_OFFSET(7) == 0xDC8",
        "T410_PCIE_TGT_ADDR_MASK_OFFSET(7) == 0xDD0", "T410_CMEM_CG_CTRL_OFFSET == 0x800", "T410_CMEM_CTRL_OFFSET == 0x808",
        "T410_CMEM_STATUS_OFFSET == 0x810", "T410_CMEM_CYCLE_CNTR_OFFSET == 0x818", "T410_CMEM_MC_REQ_CNTR_OFFSET(2) == 0x850",
        "T410_CMEM_MC_AOR_CNTR_OFFSET(2) == 0x860", "CORESIGHT64_CYCLES_PMCR_E_MASK == 1", "CORESIGHT64_CYCLES_PMCR_P_MASK == 2", "CORESIGHT64_CYCLES_PMCR_C_MASK == 4",
        "CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK == 0xfff00000", "CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_NVIDIA == 0x36b"])


# nvidia_cspmu.c: bits of config1 (UCF, PCIE), config2 (PCIE) and of the registers are the same. PCIE-TGT: ports [7:0], slots [15:8].
T410_FILTERS = {
    "UCF_PMEVFILTR": {"SRC_LOC_NONCPU": 1, "SRC_LOC_CPU": 2, "SRC_REM": 4, "DST_LOC_CMEM": 0x100, "DST_LOC_GMEM": 0x200, "DST_LOC_OTHER": 0x400, "DST_REM": 0x800},
    "PCIE_PMEVFILTR": {"SRC_RP_MASK": 0xFF, "SRC_BDF": 0xFFFF00, "SRC_BDF_EN": 0x1000000},
    "PCIE_PMEVFILT2R": {"DST_LOC_CMEM": 1, "DST_LOC_GMEM": 2, "DST_LOC_PCIE_P2P": 4, "DST_LOC_PCIE_CXL": 8, "DST_REM": 0x10},
    "PCIE_TGT_PMEVTYPER": {"EVENT": 7}, "PCIE_TGT_PMEVFILT2R": {"DST_RP_MASK": 0xFF, "DST_ADDR_SLOT": 0xFF00},
    # nvidia_t410_cmem_latency_pmu.c: STATUS and the two controls; nvidia_t410_c2c_pmu.c: CTRL and both statuses.
    "CMEM_CG_CTRL": {"ENABLE": 1}, "CMEM_CTRL": {"ENABLE": 1, "CLEAR": 2},
    "CMEM_STATUS": {"CYCLE": 1, "MC0_AOR": 2, "MC0_REQ": 8, "MC1_AOR": 0x10, "MC1_REQ": 0x40, "MC2_AOR": 0x80, "MC2_REQ": 0x200},
    "LINK_CTRL": {"ENABLE": 1}, "LINK_IN_STATUS": {"CYCLES": 1, "IN_RD_CUM_OUTS": 2, "IN_RD_REQ": 4, "IN_WR_CUM_OUTS": 8, "IN_WR_REQ": 0x10},
    "LINK_OUT_STATUS": {"OUT_RD_CUM_OUTS": 1, "OUT_RD_REQ": 2, "OUT_WR_CUM_OUTS": 4, "OUT_WR_REQ": 8},
    "PCIE_TGT_ADDR_CTRL": {"ENABLE": 1}, "PCIE_TGT_ADDR_BASE": {"BASE": 0xFFFFFFFFFFFFFFFF}, "PCIE_TGT_ADDR_MASK": {"MASK": 0xFFFFFFFFFFFFFFFF},
}
LINK_OFFSETS = {"CTRL": 0x864, "IN_STATUS": 0x868, "CYCLE_CNTR": 0x86C, "IN_RD_CUM_OUTS_CNTR": 0x874, "IN_RD_REQ_CNTR": 0x87C, "IN_WR_CUM_OUTS_CNTR": 0x884,
                "IN_WR_REQ_CNTR": 0x88C, "OUT_STATUS": 0x890, "OUT_RD_CUM_OUTS_CNTR": 0x898, "OUT_RD_REQ_CNTR": 0x8A0, "OUT_WR_CUM_OUTS_CNTR": 0x8A8,
                "OUT_WR_REQ_CNTR": 0x8B0}


def test_t410_fields(tmp_path):
    holds(tmp_path, "t410", [f"T410_{register}_{field}_MASK == {mask:#x}" for register, row in T410_FILTERS.items() for field, mask in row.items()]
          + [f"T410_{unit}_PMCCFILTR_{field}_MASK == {mask:#x}" for unit in ("UCF", "PCIE") for field, mask in T410_FILTERS[f"{unit}_PMEVFILTR"].items()])


def test_t410_fixed_counters(tmp_path):
    channels = [f"T410_CMEM_MC_{kind}_CNTR_OFFSET({n}) == {at:#x}" for kind, row in (("REQ", (0x820, 0x838, 0x850)), ("AOR", (0x830, 0x848, 0x860)))
                for n, at in enumerate(row)]
    holds(tmp_path, "t410", channels + [f"T410_LINK_{name}_OFFSET == {at:#x}" for name, at in LINK_OFFSETS.items()])


# PMIIDR of each unit: product, variant and revision that nvidia_cspmu.c looks for, and NVIDIA's 0x36B.
PRODUCTS = {"t241": {"scf": 0x2CF0036B, "pcie": 0x1030036B, "c2c1": 0x1040036B, "c2c0": 0x1050036B, "cnvlink": 0x1060036B},
            "t410": {"ucf": 0x2CF2036B, "pcie": 0x1030136B, "pcie_tgt": 0x1070036B}}


@pytest.mark.parametrize("system", sorted(PRODUCTS))
def test_products(system):
    blocks = model(ROOT / "regdefs" / "nvidia" / f"{system}.yaml", ROOT / "regdefs").blocks
    assert {key: block.identity for key, block in blocks.items() if block.identity > 0xFFF} == PRODUCTS[system]
    # Any product of the maker's that Linux has no name for.
    other = blocks["other_product"].identify
    assert other is not None and (other.is_, other.mask) == (0x36B, 0xFFF)


@pytest.mark.parametrize("system", ["ivbep", "nhm", "pmuv3", "spmu", "carmel", "t241", "t410"])
def test_a_wrong_literal_is_noticed(tmp_path, system):
    """The instrument itself: an assertion that is false fails."""
    with pytest.raises(AssertionError):
        holds(tmp_path, system, ["sizeof(uint32_t) == 5"])
