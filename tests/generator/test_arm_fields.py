"""Every field of Arm's PMU registers, as the Arm ARM places it (DDI 0487 M.a.a, D24.5; ID registers D24.2), against the headers.

The layouts here were typed from the manual's tables, highest bit first; a field array is one entry.
"""

from __future__ import annotations

import re
import subprocess

import pytest

from describing import ROOT
from drivers import holds

BITS = "F0 32, C 31, P 30:0"
LEVELS = "P 31, U 30, NSK 29, NSU 28, NSH 27, M 26, SH 24, RLK 22, RLU 21, RLH 20"
TYPE = f"TC 63:61, TE 60, SYNC 58, VS 57:56, TLC 55:54, TH 43:32, MT 25, evtCount 15:0, {LEVELS}"
PMUV3 = {
    "PMCR": "FZS 32, IMP 31:24, IDCODE 23:16, N 15:11, FZO 9, LP 7, LC 6, DP 5, X 4, D 3, C 2, P 1, E 0",
    "PMCNTENSET": BITS, "PMCNTENCLR": BITS, "PMINTENSET": BITS, "PMINTENCLR": BITS, "PMOVSSET": BITS, "PMOVSCLR": BITS,
    "PMSWINC": "P 30:0", "PMZR": BITS, "PMUACR": BITS, "PMSELR": "SEL 4:0",
    "PMXEVTYPER": TYPE, "PMEVTYPER": TYPE, "PMCCFILTR": f"VS 57:56, {LEVELS}", "PMICFILTR": f"SYNC 58, VS 57:56, evtCount 15:0, {LEVELS}",
    "PMXEVCNTR": "EVCNT 63:0", "PMEVCNTR": "EVCNT 63:0", "PMEVCNTSVR": "EVCNT 63:0",
    "PMCCNTR": "CCNT 63:0", "PMCCNTSVR": "CCNT 63:0", "PMICNTR": "ICNT 63:0", "PMICNTSVR": "ICNT 63:0", "PMIAR": "ADDRESS 63:0",
    "PMCEID0": "IDhi 63:32, ID 31:0", "PMCEID1": "IDhi 63:32, ID 31:0",
    "PMUSERENR": "TID 6, IR 5, UEN 4, ER 3, CR 2, SW 1, EN 0", "PMECR": "SSE 4:3, KPME 2, PMEE 1:0", "PMSSCR": "NC 32, SS 0",
    "PMMIR": "SME 28, EDGE 27:24, THWIDTH 23:20, BUS_WIDTH 19:16, BUS_SLOTS 15:8, SLOTS 7:0",
    "ID_AA64DFR0": "HPMN0 63:60, MTPMU 51:48, SEBEP 27:24, PMSS 19:16, PMUVer 11:8",
    "ID_AA64DFR1": "DPFZS 55:52, EBEP 51:48, PMICNTR 39:36, SPMU 35:32, SYSPMUID 7:0",
}
SPMU = {
    "SPMSELR": "SYSPMUSEL 9:4, BANK 1:0", "SPMCR": "TRO 11, HDBG 10, FZO 9, NA 8, EX 4, P 1, E 0",
    **dict.fromkeys(("SPMCNTENSET", "SPMCNTENCLR", "SPMINTENSET", "SPMINTENCLR", "SPMOVSSET", "SPMOVSCLR", "SPMZR"), "P 63:0"),
    "SPMCFGR": "NCG 31:28, HDBG 24, TRO 23, SS 22, FZO 21, MSI 20, NA 17, EX 16, SIZE 13:8, N 7:0", "SPMCGCR": "N 63:0",
    "SPMIIDR": "ProductID 31:20, Variant 19:16, Revision 15:12, Implementer 11:0",
    "SPMDEVARCH": "ARCHITECT 31:21, PRESENT 20, REVISION 19:16, ARCHVER 15:12, ARCHPART 11:0",
    "SPMDEVAFF": "Aff3 39:32, F0V 31, U 30, MT 24, Aff2 23:16, Aff1 15:8, Aff0 7:0",
    **dict.fromkeys(("SPMACCESSR_EL1", "SPMACCESSR_EL12", "SPMACCESSR_EL2", "SPMACCESSR_EL3"), "P 63:0"),
    "SPMSCR": "NAO 4, SO 0", "SPMROOTCR": "NAO 3, RLO 1, RTO 0",
    "SPMEVCNTR": "CNTR 63:0", "SPMEVTYPER": "event 63:0", "SPMEVFILTR": "filter 63:0", "SPMEVFILT2R": "filter2 63:0",
}
# Fields for PMUs of control registers (D24.2, D24.3).
FINE = ("PMUSERENR_EL0 57, PMSELR_EL0 19, PMOVS 18, PMINTEN 17, PMCNTEN 16, PMCCNTR_EL0 15, PMCCFILTR_EL0 14, PMEVTYPERn_EL0 13, "
        "PMEVCNTRn_EL0 12")
FINE2 = ("nSPMSCR_EL1 16, nSPMACCESSR_EL1 15, nSPMCR_EL0 14, nSPMOVS 13, nSPMINTEN 12, nSPMCNTEN 11, nSPMSELR_EL0 10, "
         "nSPMEVTYPERn_EL0 9, nSPMEVCNTRn_EL0 8, nPMSSCR_EL1 7, nPMUACR_EL1 4, nPMICFILTR_EL0 3, nPMICNTR_EL0 2, nPMIAR_EL1 1, "
         "nPMECR_EL1 0")
CONTROLS = {
    "MDCR_EL2": "PMEE 41:40, HPMFZS 36, PMSSE 31:30, HPMFZO 29, MTPME 28, HLP 26, HCCD 23, HPMD 17, EnSPM 15, HPME 7, TPM 6, TPMCR 5, HPMN 4:0",
    "MDCR_EL3": "EPMSSAD 46:45, EnPMSS 44, PMEE 41:40, MPMX 35, MCCD 34, PMSSE 31:30, MTPME 28, SCCD 23, EPMAD 21, SPME 17, EnPM2 7, TPM 6, EPMADE 2",
    "HDFGRTR_EL2": f"PMCEIDn_EL0 58, PMMIR_EL1 22, {FINE}", "HDFGWTR_EL2": f"PMCR_EL0 21, PMSWINC_EL0 20, {FINE}",
    "HDFGRTR2_EL2": f"nSPMDEVAFF_EL1 18, nSPMID 17, nPMSSDATA 6, {FINE2}", "HDFGWTR2_EL2": f"nPMZR_EL0 21, {FINE2}",
    "MDSCR_EL1": "EnSPM 34", "SCR_EL3": "FGTEn2 59", "FGWTE3_EL3": "SPMROOTCR_EL3 17",
}
# Units, by the folder and name of their headers.
SYSTEMS = {"pmuv3": PMUV3, "pmuv3/el_control": CONTROLS, "spmu": SPMU}


def masks(layout: str) -> dict[str, int]:
    result = {}
    for field in layout.split(", "):
        name, bits = field.split()
        high, _, low = bits.partition(":")
        result[name.upper()] = (2 << int(high)) - (1 << int(low or high))
    return result


def expected(system: str) -> dict[str, int]:
    return {f"{system.upper().replace('/', '_')}_{register}_{field}": mask for register, layout in SYSTEMS[system].items() for field, mask in masks(layout).items()}


@pytest.mark.parametrize("system", SYSTEMS)
def test_masks(tmp_path, system):
    holds(tmp_path, system, [f"{name}_MASK == {mask:#x}" for name, mask in expected(system).items()])


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_other_field(system):
    header = (ROOT / "generated/include/pmureg" / (system if "/" in system else f"{system}/{system}")).with_suffix(".h").read_text()
    assert set(re.findall(r"^#define (\w+)_MASK ", header, re.M)) == set(expected(system))


# Elements of field arrays: bits of one element (Arm ARM, the registers' field descriptions).
@pytest.mark.parametrize("system, lines", [
    ("spmu", ["spmu_spmcgcr_get_N((spmu_spmcgcr_t){0x0807060504030201}, 7) == 8", "spmu_spmcgcr_get_N((spmu_spmcgcr_t){0x0604}, 0) == 4",
              "spmu_spmaccessr_el1_get_P((spmu_spmaccessr_el1_t){0xC000000000000000}, 31) == 3",
              "spmu_spmcntenset_get_P((spmu_spmcntenset_t){1ULL << 63}, 63) == 1"]),
    ("pmuv3", ["pmuv3_pmcntenset_get_P((pmuv3_pmcntenset_t){1U << 30}, 30) == 1", "pmuv3_pmceid1_get_IDhi((pmuv3_pmceid1_t){1ULL << 63}, 31) == 1",
               "pmuv3_pmceid0_get_ID((pmuv3_pmceid0_t){1U << 17}, 17) == 1"])])
def test_elements(tmp_path, system, lines):
    program = tmp_path / "elements.c"
    program.write_text(f"#include <pmureg/{system}.h>\nint main(void)\n{{\n\treturn {' && '.join(f'({line})' for line in lines)} ? 0 : 1;\n}}\n")
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "generated/include", program, "-o", tmp_path / "elements"], check=True)
    assert subprocess.run([tmp_path / "elements"]).returncode == 0
