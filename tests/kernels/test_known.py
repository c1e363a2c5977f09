"""Other processors that the kernel's driver knows: it counts what we count, and writes what we write, on the same registers.

A counter adds the low 8 bits of its event's number plus 1 at each tick. What the driver asks the machine beside the described registers: Linux,
arch/x86/events/intel/uncore_snbep.c, snbep_pci2phy_map_init() and skx_count_chabox(). The number of cores is
that of MSR_CORE_THREAD_COUNT: the SDM, volume 4. What an AMD says of itself: the APM, volume 3, appendix E; Linux, arch/x86/events/amd/.
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

# How many counters an Intel has, and fixed ones: 4 and 3, or 8 and 4. All can be written in full width (bit 15 of leaf 1's ECX, bit 13 of MSR 0x345); eight count slots, too (bit 15).
FOUR = ("cpuid 1 - - - +0x8000 -", "cpuid 10 - 0x07300404 0 0 0x603", "msr 0x345 0x2000")
EIGHT = ("cpuid 1 - - - +0x8000 -", "cpuid 10 - 0x07300805 0 0xf 0x8604", "msr 0x345 0xa000")
# CPUID's model; what else the machine has; devices that at least have to be compared.
MACHINES: dict[str, tuple[int, tuple[str, ...], int]] = {
    "hswep": (0x3F, ("device 1 16 5 0x2f1e", "msr 0x35 0xf001e", *FOUR), 41), "skx": (0x55, ("device 1 29 0 0x2014", "device 1 30 3 0x2083 0x9c 0xfffffff", *FOUR), 68),
    "snb": (0x2A, FOUR, 7), "skl": (0x9E, FOUR, 11), "icl": (0x7E, EIGHT, 9), "rkl": (0xA7, EIGHT, 8), "tgl": (0x8C, EIGHT, 8), "adl": (0x97, (), 13)}
# The family, for another one than 6; the release whose kernel runs, for another one than the cloud's 6.1, which has no driver of memory controllers.
FAMILIES = {"zen1": 0x17, "zen2": 0x17, "zen3": 0x19, "zen4": 0x19, "zen5": 0x1A, "zen6": 0x1A}
RELEASES = dict.fromkeys(("zen2", "zen3", "zen4", "zen5", "zen6"), "trixie")
# Leaves that an AMD has; bits of 0x80000001's ECX are topoext (22), perfctr_core (23), perfctr_nb (24) and perfctr_llc (28), of 0x80000007's EDX that energy is counted (14).
ZEN = ("cpuid 0x80000000 - 0x80000022 - - -", "cpuid 0x80000001 - - - +0x11c00000 -", "cpuid 0x80000006 - - - - 0x2009140", "cpuid 0x80000007 - 0 0 0 0x4100",
       "cpuid 0x8000001d 0 0x121 0x1c0003f 0x3f 0", "cpuid 0x8000001d 1 0x122 0xc0003f 0xff 0", "cpuid 0x8000001d 2 0x143 0x1c0003f 0x3ff 2",
       "cpuid 0x8000001d 3 0x1c163 0x3c0003f 0x1fff 1", "cpuid 0x8000001d 4 0 0 0 0", "cpuid 0x8000001e - 0 0 0 0")
# Performance monitoring version 2: 6 counters of the core, 16 of the data fabric, and 4 of each of the controllers that ECX has a bit for.
MACHINES |= {"zen1": (0x01, ZEN, 4), "zen2": (0x31, ZEN, 4), "zen3": (0x01, ZEN, 4), "zen4": (0x11, (*ZEN, "cpuid 0x80000022 - 1 0x304006 0xfff 0"), 16),
             "zen5": (0x02, (*ZEN, "cpuid 0x80000022 - 1 0x204006 0xf0f 0"), 12), "zen6": (0x50, (*ZEN, "cpuid 0x80000022 - 1 0x104006 0xa5 0"), 8)}
# Units, and for each an event with all kinds of terms that it has, or several.
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
# What fixed counters of an Intel add at a tick: their number plus 1.
FIXED = {"event=0xc0": 1, "event=0x3c": 2, "event=0x0,umask=0x3": 3, "event=0x0,umask=0x4": 4}
HSW = "event=0xc0 event=0x3c event=0x0,umask=0x3 event=0xe,umask=0x1,cmask=0x1,inv=1,edge=1 event=0xb7,umask=0x1,offcore_rsp=0x10001 event=0xcd,umask=0x2 event=0xa3,umask=0x8,cmask=0x8"
SKL = f"{HSW} event=0xc6,umask=0x1,frontend=0x11"
INTEL = {"hswep": HSW, "snb": f"{HSW} event=0x48,umask=0x1", "skx": SKL, "skl": SKL, **dict.fromkeys(("icl", "rkl", "tgl"), f"{SKL} event=0x0,umask=0x4")}
EVENTS = {name: {**units, "cpu": INTEL[name]} if name in INTEL else units for name, units in EVENTS.items()}
CORES = "event=0x76 event=0x1a0,umask=0x11,cmask=0x6,inv=1,edge=1 event=0x3,umask=0xff"
L3_17H = "event=0x4,umask=0xff event=0x6,umask=0x1,slicemask=0x5,threadmask=0x81"
L3_19H = "event=0x4,umask=0xff event=0x6,umask=0x1,enallcores=1 event=0x9a,coreid=5,enallslices=1,threadmask=0x2 event=0x1,umask=0x80,sliceid=3,enallcores=1,threadmask=0x1"
V1 = {"cpu": CORES, "amd_df": "event=0x7c7,umask=0x2", "power": "energy-pkg"}
V2 = {"cpu": f"{CORES} event=0x120,umask=0x1", "amd_df": "event=0x381f,umask=0xbfe", "power": "energy-pkg", "amd_l3": f"{L3_19H} event=0xac,umask=0x3f,enallcores=1,enallslices=1,sliceid=3,threadmask=3"}
EVENTS |= {"zen1": V1 | {"amd_l3": L3_17H}, "zen2": V1 | {"amd_l3": L3_17H}, "zen3": V1 | {"amd_l3": L3_19H}, "zen4": V2 | {"amd_umc_11": "event=0xa,rdwrmask=0x2", "amd_umc_0": "event=0x0"},
           "zen5": V2 | {"amd_umc_7": "event=0x14,rdwrmask=0x1"}, "zen6": V2 | {"amd_umc_3": "event=0x5,rdwrmask=0x3"}}
TICKS = 100000
JOULES = TICKS / 2 ** 16  # the machine's unit of energy is 1 / 2 ** 16 joules, a tick's


@pytest.fixture(scope="module", params=drawn(sorted(MACHINES)))
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def kernel(system: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    """The machine of one system: tests of it follow one another."""
    model, lines, _ = MACHINES[system]
    made = Kernel(tmp_path_factory.mktemp(system), system, model, *lines, family=FAMILIES.get(system, 6), release=RELEASES.get(system, "cloud"))
    yield made
    made.end()


def test_verify_finds_no_difference(kernel: Kernel, system: str) -> None:
    first = kernel.run("pmureg verify").out.splitlines()[0]
    found = re.search(r": (\d+) devices compared, 0 differences$", first)
    assert found and int(found[1]) >= MACHINES[system][2], first


def of_cores(driver: Writes) -> Writes:
    """Of what Linux's drivers of cores write the controls, without the interrupts that they want (bit 20, and bit 3 of a fixed counter). AMD's has counters 0 and 1
    for the event that takes two, we 4 and 5."""
    written = {(int(place.split()[1], 16), value) for place, value in driver}
    pair = 8 * any(value & 0xF000000FF == 0xF000000FF for _, value in written)
    controls = {at: 0 for at in (0x1A6, 0x1A7, 0x3F7)} | {0x38D: 0x8888} | {at: 1 << 20 for at in (*range(0x186, 0x18E), *range(0xC0010200, 0xC001020C, 2))}
    return {(f"0 {at + (pair if at >> 28 else 0):#x}", value & ~controls[at]) for at, value in written if at in controls}


def test_the_driver_and_we_count_and_write_the_same(kernel: Kernel, system: str) -> None:
    def counted(way: str, event: str) -> tuple[float, Writes]:
        kernel.tell("forget")
        done = kernel.run(f"pmureg stat -x';' -o - {way} -e {event} -- tell 'advance {TICKS}'")
        return float(done.out.split(";")[0]), kernel.written()

    for unit, terms in [(unit, terms) for unit, several in EVENTS[system].items() for terms in several.split()]:
        (theirs, driver), (count, ours) = counted("", f"{unit}/{terms}/"), counted("--io direct", f"{unit}/{terms}/")
        if unit == "power":
            assert theirs == count and abs(count - JOULES) < 0.01, (count, theirs)
            continue
        number = int(terms.split(",")[0].removeprefix("event="), 0)
        rate = FIXED[terms] if unit == "cpu" and terms in FIXED and system not in FAMILIES else (number & 0xFF) + 1
        assert theirs == count == TICKS * rate, (unit, terms, theirs, count)
        written = chosen(of_cores(driver) if unit == "cpu" else driver)
        assert written and written - ours == set(), (unit, terms, driver, ours)
