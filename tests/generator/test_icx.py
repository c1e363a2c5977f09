"""Ice Lake-SP's uncore: where each register of each box is, and its bits, as Linux's driver has them.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: ICX_*, SNR_* and HSWEP_* constants, icx_cha_msr_offsets, icx_msr_offsets,
icx_iio_clk_freerunning_box_offsets, icx_iio_bw_freerunning_box_offsets, icx_imc_freerunning; UNCORE_BOX_FLAG_CTL_OFFS8 (uncore.h) is set of
M2M and UPI: their controls are 8 bytes apart. Overflow status: LIKWID's registers.h. Events: intel/perfmon, ICX/events/icelakex_uncore.json
and icelakex_uncore_experimental.json, version 1.30.
"""

from __future__ import annotations

from pathlib import Path

from describing import ROOT, model
from drivers import holds

CHA_OFFSETS = (
    0x2a0, 0x2ae, 0x2bc, 0x2ca, 0x2d8, 0x2e6, 0x2f4, 0x302, 0x310, 0x31e, 0x32c, 0x33a, 0x348, 0x356, 0x364, 0x372, 0x380, 0x38e,
    0x3aa, 0x3b8, 0x3c6, 0x3d4, 0x3e2, 0x3f0, 0x3fe, 0x40c, 0x41a, 0x428, 0x436, 0x444, 0x452, 0x460, 0x46e, 0x47c,
    0x0, 0xe, 0x1c, 0x2a, 0x38, 0x46)
STACK_OFFSETS = (0x0, 0x20, 0x40, 0x90, 0xb0, 0xd0)
CLOCK_OFFSETS = (0x0, 0x20, 0x40, 0x90, 0xb0, 0xd0)
BANDWIDTH_OFFSETS = (0x0, 0x10, 0x20, 0x90, 0xa0, 0xb0)

# box: registers of its first unit, each with its array's length and step
MSRS = {
    "CHA": (CHA_OFFSETS, {"BOX_CTL": 0xb60, "FILTER0": 0xb65, "BOX_STATUS": 0xb67}, {"CTL": (0xb61, 4), "CTR": (0xb68, 4)}),
    "IIO": (STACK_OFFSETS, {"BOX_CTL": 0xa50, "BOX_STATUS": 0xa57}, {"CTL": (0xa58, 4), "CTR": (0xa51, 4)}),
    "IRP": (STACK_OFFSETS, {"BOX_CTL": 0xa4a, "BOX_STATUS": 0xa4f}, {"CTL": (0xa4d, 2), "CTR": (0xa4b, 2)}),
    "M2PCIE": (STACK_OFFSETS, {"BOX_CTL": 0xa40, "BOX_STATUS": 0xa45}, {"CTL": (0xa46, 4), "CTR": (0xa41, 4)}),
}


def test_each_msr_of_each_box(tmp_path: Path) -> None:
    literals = []
    for box, (offsets, single, arrays) in MSRS.items():
        for unit, offset in enumerate(offsets):
            literals += [f"ICX_{box}_{name}_ADDRESS({unit}) == {at + offset:#x}" for name, at in single.items()]
            literals += [f"ICX_{box}_{name}_ADDRESS({unit}, {n}) == {at + offset + n:#x}" for name, (at, count) in arrays.items() for n in range(count)]
    for stack in range(6):
        literals.append(f"ICX_IIO_FREE_RUNNING_CLK_ADDRESS({stack}) == {0xa55 + CLOCK_OFFSETS[stack]:#x}")
        literals += [f"ICX_IIO_FREE_RUNNING_BW_IN_ADDRESS({stack}, {port}) == {0xaa0 + BANDWIDTH_OFFSETS[stack] + port:#x}" for port in range(8)]
    assert len(literals) == 40 * 11 + 6 * (10 + 6 + 10) + 6 * 9
    holds(tmp_path, "icx", literals)


def test_other_msrs(tmp_path: Path) -> None:
    holds(tmp_path, "icx", [
        "ICX_PCU_BOX_CTL_ADDRESS == 0x710", "ICX_PCU_CTL_ADDRESS(0) == 0x711", "ICX_PCU_CTL_ADDRESS(3) == 0x714", "ICX_PCU_FILTER_ADDRESS == 0x715",
        "ICX_PCU_BOX_STATUS_ADDRESS == 0x716", "ICX_PCU_CTR_ADDRESS(0) == 0x717", "ICX_PCU_CTR_ADDRESS(3) == 0x71a",
        "ICX_UBOX_FIXED_CTL_ADDRESS == 0x703", "ICX_UBOX_FIXED_CTR_ADDRESS == 0x704", "ICX_UBOX_CTL_ADDRESS(0) == 0x705",
        "ICX_UBOX_CTL_ADDRESS(1) == 0x706", "ICX_UBOX_BOX_STATUS_ADDRESS == 0x708", "ICX_UBOX_CTR_ADDRESS(0) == 0x709", "ICX_UBOX_CTR_ADDRESS(1) == 0x70a",
        "ICX_GLOBAL_CTL_ADDRESS == 0x700", "ICX_GLOBAL_STATUS_ADDRESS(0) == 0x70e", "ICX_GLOBAL_STATUS_ADDRESS(1) == 0x70f",
        "ICX_GLOBAL_CTL_FRZ_ALL_SHIFT == 63", "ICX_GLOBAL_CTL_UNFRZ_ALL_SHIFT == 61"])


def test_offsets(tmp_path: Path) -> None:
    """In PCI configuration space, and from where the memory of a channel or a controller begins."""
    holds(tmp_path, "icx", [
        "ICX_M2M_BOX_CTL_OFFSET == 0x438", "ICX_M2M_CTR_OFFSET(0) == 0x440", "ICX_M2M_CTR_OFFSET(3) == 0x458", "ICX_M2M_CTL_OFFSET(0) == 0x468",
        "ICX_M2M_CTL_OFFSET(3) == 0x480", "ICX_M2M_BOX_STATUS_OFFSET == 0x4a8",
        "ICX_UPI_BOX_CTL_OFFSET == 0x318", "ICX_UPI_CTR_OFFSET(0) == 0x320", "ICX_UPI_CTR_OFFSET(3) == 0x338", "ICX_UPI_CTL_OFFSET(0) == 0x350",
        "ICX_UPI_CTL_OFFSET(3) == 0x368", "ICX_UPI_BOX_STATUS_OFFSET == 0x37c",
        "ICX_M3UPI_BOX_CTL_OFFSET == 0xa0", "ICX_M3UPI_CTR_OFFSET(0) == 0xa8", "ICX_M3UPI_CTR_OFFSET(3) == 0xc0", "ICX_M3UPI_CTL_OFFSET(0) == 0xd8",
        "ICX_M3UPI_CTL_OFFSET(3) == 0xe4", "ICX_M3UPI_BOX_STATUS_OFFSET == 0xf8",
        "ICX_IMC_BOX_CTL_OFFSET == 0", "ICX_IMC_CTR_OFFSET(0) == 0x8", "ICX_IMC_CTR_OFFSET(3) == 0x20", "ICX_IMC_FIXED_CTR_OFFSET == 0x38",
        "ICX_IMC_CTL_OFFSET(0) == 0x40", "ICX_IMC_CTL_OFFSET(3) == 0x4c", "ICX_IMC_FIXED_CTL_OFFSET == 0x54", "ICX_IMC_BOX_STATUS_OFFSET == 0x5c",
        "ICX_IMC_FREE_RUNNING_CLK_OFFSET == 0x22b0", "ICX_IMC_FREE_RUNNING_DDR_OFFSET(0) == 0x2290", "ICX_IMC_FREE_RUNNING_DDR_OFFSET(1) == 0x2298",
        "ICX_IMC_FREE_RUNNING_DDRT_OFFSET(0) == 0x22a0", "ICX_IMC_FREE_RUNNING_DDRT_OFFSET(1) == 0x22a8"])


def test_bits(tmp_path: Path) -> None:
    """SNBEP_PMON_BOX_CTL_*, SNBEP_PMON_CTL_*, and the masks of what a box has beyond them (*_RAW_EVENT_MASK_EXT, *_UMASK_EXT)."""
    literals = [f"ICX_{box}_BOX_CTL_{field}_MASK == {mask:#x}" for box in ("CHA", "IIO", "IRP", "M2PCIE", "PCU", "M2M", "UPI", "M3UPI", "IMC")
                for field, mask in {"RST_CTRL": 1, "RST_CTRS": 2, "FRZ": 0x100}.items()]
    literals += [f"ICX_{box}_CTL_{field}_MASK == {mask:#x}" for box in ("CHA", "IIO", "IRP", "M2PCIE", "PCU", "UBOX", "M2M", "UPI", "M3UPI", "IMC")
                 for field, mask in {"EV_SEL": 0xff, "UMASK": 0xff00, "RST": 1 << 17, "EDGE_DET": 1 << 18, "EN": 1 << 22, "INVERT": 1 << 23}.items()]
    literals += [f"ICX_{box}_CTR_EVENT_COUNT_WIDTH == 48" for box in ("CHA", "IIO", "IRP", "M2PCIE", "PCU", "UBOX", "M2M", "UPI", "M3UPI", "IMC")]
    literals += [f"ICX_{box}_CTL_THRESH_MASK == 0xff000000" for box in ("CHA", "IRP", "M2PCIE", "M2M", "UPI", "M3UPI", "IMC")]
    literals += ["ICX_UBOX_CTL_THRESH_MASK == 0x1f000000", "ICX_PCU_CTL_THRESH_MASK == 0x1f000000",
                 "ICX_PCU_CTL_OCC_INVERT_MASK == 0x40000000", "ICX_PCU_CTL_OCC_EDGE_DET_MASK == 0x80000000",
                 "ICX_CHA_CTL_UMASK_EXT_MASK == 0x3ffffffULL << 32", "ICX_CHA_CTL_TID_EN_MASK == 0x80000", "ICX_CHA_FILTER0_TID_MASK == 0x1ff",
                 "ICX_M2M_CTL_UMASK_EXT_MASK == 0xffULL << 32", "ICX_UPI_CTL_UMASK_EXT_MASK == 0xffffffULL << 32",
                 # SNR_IIO_PMON_RAW_EVENT_MASK_EXT, 0x7ffff: four more bits of thresh, twelve of ch_mask, three of fc_mask
                 "ICX_IIO_CTL_THRESH_MASK == 0xfff000000ULL", "ICX_IIO_CTL_CH_MASK_MASK == 0xfff000000000ULL", "ICX_IIO_CTL_FC_MASK_MASK == 0x7ULL << 48"]
    holds(tmp_path, "icx", literals)


# Events of a unit in the two files; of those that run free without the outbound bandwidth, whose MSRs nobody tells.
EVENTS = {"iio_free_running": 9, "imc_free_running": 1, "cha": 1111, "iio": 407, "irp": 74, "m2pcie": 550, "pcu": 26, "ubox": 30, "m2m": 721, "upi": 127, "m3upi": 738, "imc": 185}


def test_every_event_by_its_name() -> None:
    """Under each name that they have there, deprecated ones included: 3,979."""
    system = model(ROOT / "regdefs/intel/icx.yaml", ROOT / "regdefs")
    names = {block.key: {name.upper() for event in block.events.values() for name in event.aliases} for block in system.blocks.values() if block.key != "core"}
    assert {key: len(found) for key, found in names.items() if found} == EVENTS
    assert {"UNC_CHA_2LM_NM_SETCONFLICTS.LLC", "UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS.LLC"} <= names["cha"]
