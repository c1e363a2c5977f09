"""Other processors that the kernel's driver knows: it counts what we count, and writes what we write, on the same registers.

A counter adds the low 8 bits of its event's number plus 1 at each tick. What the driver asks the machine beside the described registers: Linux,
arch/x86/events/intel/uncore_snbep.c, snbep_pci2phy_map_init() and skx_count_chabox(). The number of cores is
that of MSR_CORE_THREAD_COUNT: the SDM, volume 4.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kernel import Kernel, Writes, chosen

sys.path.append(str(Path(__file__).resolve().parents[1]))

from drawn import drawn  # noqa: E402

# CPUID's model; what else the machine has; devices that at least have to be compared.
MACHINES: dict[str, tuple[int, tuple[str, ...], int]] = {
    "hswep": (0x3F, ("device 1 16 5 0x2f1e", "msr 0x35 0xf001e"), 40), "skx": (0x55, ("device 1 29 0 0x2014", "device 1 30 3 0x2083 0x9c 0xfffffff"), 67),
    "snb": (0x2A, (), 6), "skl": (0x9E, (), 10), "icl": (0x7E, (), 8), "rkl": (0xA7, (), 7), "tgl": (0x8C, (), 7), "adl": (0x97, (), 13)}
# Units, and for each an event with all kinds of terms that it has.
EVENTS: dict[str, dict[str, str]] = {
    "hswep": {"uncore_cbox_14": "event=0x34,umask=0x11,filter_state=0x3f", "uncore_cbox_0": "event=0x35,umask=0x41,filter_opc=0x182,filter_nid=0x2",
              "uncore_cbox_1": "event=0x11,umask=0x3,edge=1,thresh=0x2", "uncore_ubox": "event=0x42,umask=0x8,thresh=0x3",
              "uncore_pcu": "event=0xb,filter_band0=0x20", "uncore_sbox_3": "event=0x9,umask=0x1", "uncore_ha_1": "event=0x1,edge=1,thresh=0x1",
              "uncore_imc_7": "event=0x4,umask=0x3", "uncore_irp": "event=0x16,umask=0x1", "uncore_qpi_2": "event=0x12,umask=0x1",
              "uncore_r2pcie": "event=0x24,umask=0x8", "uncore_r3qpi_1": "event=0x29,umask=0x1"},
    "skx": {"uncore_cha_27": "event=0x34,umask=0x11,filter_state=0x3f", "uncore_cha_0": "event=0x35,umask=0x21,filter_opc0=0x201,filter_rem=1,filter_nm=1",
            "uncore_iio_5": "event=0x83,umask=0x1,ch_mask=0x2,fc_mask=0x4", "uncore_irp_0": "event=0x10,umask=0x8", "uncore_m2m_1": "event=0x37,umask=0x3",
            "uncore_m2pcie_3": "event=0x4,umask=0x1", "uncore_m3upi_2": "event=0x50,umask=0x1,thresh=0x2", "uncore_upi_2": "event=0x2,umask=0xf",
            "uncore_imc_5": "event=0x4,umask=0xc,edge=1,thresh=0x1", "uncore_pcu": "event=0x74", "uncore_ubox": "event=0x42,umask=0x8"},
    "snb": {"uncore_cbox_3": "event=0x34,umask=0x88,cmask=0x1,edge=1", "uncore_arb": "event=0x81,umask=0x1"},
    "skl": {"uncore_cbox_3": "event=0x22,umask=0x48,inv=1,cmask=0x2", "uncore_arb": "event=0x84,umask=0x1"},
    "icl": {"uncore_cbox_4": "event=0x34,umask=0x88", "uncore_arb": "event=0x81,umask=0x2"},
    "rkl": {"uncore_cbox_0": "event=0x34,umask=0x88", "uncore_arb": "event=0x81,umask=0x2"},
    "tgl": {"uncore_cbox_0": "event=0x34,umask=0x88", "uncore_arb": "event=0x81,umask=0x2"},
    "adl": {"uncore_cbox_4": "event=0x34,umask=0x10,threshold=33", "uncore_arb_1": "event=0x81,umask=0x1"}}
CHOSEN = drawn(sorted(MACHINES))
UNITS = [(system, unit, terms) for system in CHOSEN for unit, terms in EVENTS[system].items()]


@pytest.fixture(scope="module")
def kernel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    """The machine of one system: tests of it follow one another."""
    model, lines, _ = MACHINES[request.param]
    made = Kernel(tmp_path_factory.mktemp(request.param), request.param, model, *lines)
    yield made
    made.end()


@pytest.mark.parametrize(("kernel", "system"), [(system, system) for system in CHOSEN], indirect=["kernel"])
def test_verify_finds_no_difference(kernel: Kernel, system: str) -> None:
    first = kernel.run("pmureg verify").out.splitlines()[0]
    found = re.search(r": (\d+) devices compared, 0 differences$", first)
    assert found and int(found[1]) >= MACHINES[system][2], first


@pytest.mark.parametrize(("kernel", "unit", "terms"), UNITS, indirect=["kernel"])
def test_the_driver_and_we_count_and_write_the_same(kernel: Kernel, unit: str, terms: str) -> None:
    def counted(way: str) -> tuple[int, Writes]:
        kernel.tell("forget")
        done = kernel.run(f"pmureg stat -x';' -o - {way} -e {unit}/{terms}/ -- tell 'advance 1000'")
        return int(done.out.split(";")[0]), kernel.written()

    number = int(terms.split(",")[0].removeprefix("event="), 0)
    (theirs, driver), (count, ours) = counted(""), counted("--io direct")
    assert theirs == count == 1000 * ((number & 0xFF) + 1)
    assert chosen(driver) and chosen(driver) - ours == set(), (driver, ours)
