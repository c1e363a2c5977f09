"""Snow Ridge's uncore: what a session writes is what Linux's driver writes.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: SNR_* constants, SNBEP_PMON_CTL_* (enable: bit 22), SNR_CHA_RAW_EVENT_MASK_EXT,
SNR_IIO_PMON_RAW_EVENT_MASK_EXT, skx_uncore_iio_formats_attr, snr_uncore_iio_constraints, snr_iio_freerunning. Counters of events: intel/perfmon, SNR V1.23.
"""

from __future__ import annotations

import pytest

from command import Run
from written import programmed


@pytest.mark.parametrize(("event", "writes"), [
    ("uncore_cha_5/event=0x36,umask=0x1001ff01,tid_en=1,filter_tid=0x1f/", [(0x1C55, 0x1F), (0x1C51, 0x001001FF00480136)]),
    ("uncore_cha_0/UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT/", [(0x1C01, 0x00C827FE00400135)]),
    ("uncore_iio_3/event=0x83,umask=0x1,ch_mask=0xff,fc_mask=0x7/", [(0x1E38, 0x00070FF000400183)]),
    ("uncore_iio_0/event=0xc0,umask=0x1,ch_mask=0x1,fc_mask=0x7/", [(0x1E0A, 0x00070010004001C0)]),
    ("uncore_irp_4/event=0x10,umask=0x20/", [(0x1EE8, 0x402010)]),
    ("uncore_m2pcie_4/event=0x01/", [(0x1E98, 0x400001)]),
    ("uncore_m2m/event=0x2c,umask=0x304/", [(0x468, 0x40042C), (0x46C, 0x3)]),
    ("uncore_pcie3/event=0x83,umask=0x1,thresh=0x101,ch_mask=0x3,fc_mask=0x7/", [(0x508, 0x01400183), (0x50C, 0x7031)]),
    ("uncore_imc_1/cas_count_read/", [(0x40, 0x400F04)]),
    ("uncore_imc_0/event=0xff/", [(0x38, 0), (0x54, 0x400000)]),
    ("uncore_ubox/event=0xff/", [(0x1F93, 0), (0x1F94, 0), (0x1F93, 0x400000)]),
    ("uncore_ubox/event=0x42,umask=0x8,thresh=0x80/", [(0x1F91, 0x80000842), (0x1F98, 0), (0x1F91, 0x80400842)]),
    ("uncore_pcu/event=0x80,umask=0x40,thresh=1,occ_invert=1/", [(0x1EF1, 0x41404080)]),
    ("uncore_pcu/event=0x0c,filter_band1=20/", [(0x1EFC, 20 << 8), (0x1EF1, 0x40000C)]),
])
def test_what_is_written(run: Run, event: str, writes: list[tuple[int, int]]) -> None:
    assert programmed(run, "snr", event, 0x103) == writes


@pytest.mark.parametrize(("event", "place"), [
    ("uncore_iio_free_running_4/ioclk/", "MSR 0x1eec"), ("uncore_iio_free_running_4/bw_in_port7/", "MSR 0x1f47"),
    ("uncore_imc_free_running/UNC_M_CLOCKTICKS_FREERUN/", "page 0+0x22b0"), ("uncore_imc_free_running/write/", "page 0+0x2298"),
])
def test_counters_that_run_free(run: Run, event: str, place: str) -> None:
    assert f"read  {place} " in run("stat", "--io", "sim", "--system", "snr", "--dry-run", "-e", event).stdout


@pytest.mark.parametrize(("event", "sentence"), [
    ("uncore_m2m/event=0xff/", "this unit has none"), ("uncore_pcie3/event=0xff/", "this unit has none"),
    ("uncore_cha_0/event=0x35,filter_tid=1/", "filter_tid acts only with tid_en=1."), ("uncore_imc_free_running/event=1/", "event=0xff"),
])
def test_what_is_refused(run: Run, event: str, sentence: str) -> None:
    assert sentence in run("stat", "--io", "sim", "--system", "snr", "-e", event, status=1).stderr
