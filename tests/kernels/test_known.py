"""Other processors that the kernel's driver knows: it counts what we count, and writes what we write, on the same registers.

A counter adds the low 8 bits of its event's number plus 1 at each tick. The machine has what the descriptions' facts
read. What the driver asks beside that: Linux, arch/x86/events/intel/uncore_snbep.c, snbep_pci2phy_map_init(), of client processors the id of the host's
bridge, uncore_snb.c. The number of cores is that of MSR_CORE_THREAD_COUNT: the SDM, volume 4. What an AMD says of itself: the APM, volume 3, appendix E; Linux, arch/x86/events/amd/.
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
    "hswep": (0x3F, ("device 1 16 5 0x2f1e", "msr 0x35 0xf001e", *FOUR), 41), "skx": (0x55, ("device 1 29 0 0x2014", *FOUR), 68),
    "icx": (0x6A, ("device 1 0 0 0x3450",), 93), "snr": (0x86, ("device 1 0 0 0x3460",), 33), "spr": (0x8F, ("device 1 0 0 0x3250",), 237),
    "gnr": (0xAD, ("device 1 0 0 0x3250",), 356), "nhmex": (0x2E, (), 18), "wsmex": (0x2F, (), 20),
    "snb": (0x2A, ("device 0 0 0 0x0100", *FOUR), 8), "skl": (0x9E, ("device 0 0 0 0x591f", *FOUR), 12), "icl": (0x7E, ("device 0 0 0 0x8a12", *EIGHT), 10),
    "rkl": (0xA7, ("device 0 0 0 0x4c53", *EIGHT), 9), "tgl": (0x8C, ("device 0 0 0 0x9a14", *EIGHT), 11), "adl": (0x97, ("device 0 0 0 0x4660",), 13),
    "mtl": (0xAA, ("device 0 0 0 0x7d01",), 18), "arl": (0xC6, ("device 0 0 0 0x7d67",), 18), "lnl": (0xBD, ("device 0 0 0 0x6400",), 13)}
# The family, for another one than 6; the release whose kernel runs, for another one than the cloud's 6.1, which does not know the system or some of its units.
FAMILIES = {"zen1": 0x17, "zen2": 0x17, "zen3": 0x19, "zen4": 0x19, "zen5": 0x1A, "zen6": 0x1A}
RELEASES = dict.fromkeys(("spr", "gnr", "mtl", "arl", "lnl", "zen2", "zen3", "zen4", "zen5", "zen6"), "trixie")
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
    "adl": {"uncore_cbox_4": "event=0x34,umask=0x10,threshold=33", "uncore_arb_1": "event=0x81,umask=0x1",
            "uncore_imc_1": "event=0x22,chmask=0x3,edge=1"}}
SHAPE = "edge=1,inv=1,thresh=0x2"
# Linux does not write the upper half of controls of 64 bits of the M2M and UPI of icx and snr, and in memory: events have no terms there.
# It reaches the UPI and M3UPI of spr that are not the first by the device of the first.
EVENTS |= {
    "icx": {"uncore_cha_39": "event=0x35,umask=0x2c001fe01,tid_en=1,filter_tid=0x5", "uncore_cha_0": f"event=0x11,umask=0x3,{SHAPE}",
            "uncore_iio_5": "event=0x83,umask=0x1,edge=1,inv=1,thresh=0x203,ch_mask=0x102,fc_mask=0x4", "uncore_irp_3": f"event=0x10,umask=0x8,{SHAPE}",
            "uncore_m2pcie_4": f"event=0x14,umask=0x8,{SHAPE}", "uncore_pcu": "event=0x80,umask=0x40,occ_invert=1,occ_edge_det=1,thresh=0x5 event=0xb,filter_band0=0x20",
            "uncore_ubox": f"event=0x42,umask=0x8,{SHAPE}", "uncore_m2m_3": f"event=0x37,umask=0x3,{SHAPE}", "uncore_upi_2": f"event=0x2,umask=0xf,{SHAPE}",
            "uncore_m3upi_2": f"event=0x50,umask=0x1,{SHAPE}", "uncore_imc_11": f"event=0x4,umask=0xc,{SHAPE}", "uncore_imc_0": "event=0xff"},
    "snr": {"uncore_cha_5": "event=0x35,umask=0x2c001fe01,tid_en=1,filter_tid=0x5", "uncore_iio_4": "event=0xc0,umask=0x1,edge=1,inv=1,thresh=0x203,ch_mask=0x102,fc_mask=0x4",
            "uncore_irp_0": f"event=0x10,umask=0x8,{SHAPE}", "uncore_m2pcie_1": f"event=0x14,umask=0x8,{SHAPE}", "uncore_pcu": "event=0xc,filter_band1=0x20",
            "uncore_ubox": "event=0xff", "uncore_m2m": f"event=0x37,umask=0x3,{SHAPE}", "uncore_pcie3": "event=0x4,umask=0x1,edge=1,inv=1,thresh=0x203,ch_mask=0x82,fc_mask=0x4",
            "uncore_imc_1": f"event=0x4,umask=0xc,{SHAPE}", "uncore_imc_0": "event=0xff"},
    "spr": {"uncore_cha_65": "event=0x35,umask=0x20c8168201,tid_en=1,filter_tid=0x215", "uncore_cha_0": f"event=0x11,umask=0x3,{SHAPE}",
            "uncore_iio_11": "event=0x83,umask=0x1,edge=1,inv=1,thresh=0x203,ch_mask=0x102,fc_mask=0x4", "uncore_irp_11": f"event=0x10,umask=0x1010008,{SHAPE}",
            "uncore_m2pcie_11": f"event=0x14,umask=0x1010008,{SHAPE}", "uncore_mdf_39": f"event=0x2,umask=0x1010003,{SHAPE}", "uncore_pcu": f"event=0x80,umask=0x40,{SHAPE}",
            "uncore_type_5": f"event=0x42,umask=0x8,{SHAPE}", "uncore_m2m_3": f"event=0x37,umask=0x1010003,{SHAPE}", "uncore_m2m_19": f"event=0x37,umask=0x3,{SHAPE}",
            "uncore_upi_0": f"event=0x2,umask=0x101000f,{SHAPE}", "uncore_m3upi_0": f"event=0x50,umask=0x1010001,{SHAPE}", "uncore_imc_7": f"event=0x4,umask=0xc,{SHAPE}",
            "uncore_imc_0": "event=0xff", "uncore_hbm_31": f"event=0x2,umask=0x3,{SHAPE}", "uncore_cxlcm_7": f"event=0x41,umask=0x12,{SHAPE}",
            "uncore_cxldp_7": f"event=0x2,umask=0x20,{SHAPE}"},
    "gnr": {"uncore_cha_125": "event=0x35,umask=0x20c8168201,tid_en=1,filter_tid=0x215", "uncore_iio_15": "event=0x83,umask=0x1,edge=1,inv=1,thresh=0x203,ch_mask=0x102,fc_mask=0x4",
            "uncore_irp_15": f"event=0x10,umask=0x1010008,{SHAPE}", "uncore_mdf_sbo_79": f"event=0x2,umask=0x3,{SHAPE}", "uncore_pcu_4": f"event=0x80,umask=0x40,{SHAPE}",
            "uncore_ubox": f"event=0x42,umask=0x8,{SHAPE}", "uncore_imc_11": f"event=0x5,umask=0xcf,{SHAPE}", "uncore_imc_0": "event=0xff",
            "uncore_b2cmi_11": f"event=0x37,umask=0x1010003,{SHAPE}", "uncore_b2cxl_11": f"event=0x2,umask=0x3,{SHAPE}", "uncore_b2upi_5": f"event=0x2,umask=0x1010003,{SHAPE}",
            "uncore_upi_5": f"event=0x2,umask=0x101000f,{SHAPE}", "uncore_pciex16_15": f"event=0x2,umask=0x1010003,{SHAPE}", "uncore_pciex8_0": f"event=0x2,umask=0x1010003,{SHAPE}",
            "uncore_cxlcm_7": f"event=0x41,umask=0x12,{SHAPE}", "uncore_cxldp_7": f"event=0x2,umask=0x20,{SHAPE}"},
    "lnl": {"uncore_cbox_3": "event=0x34,umask=0x10,edge=1,inv=1,threshold=33", "uncore_arb_1": "event=0x81,umask=0x1,edge=1,inv=1,threshold=33",
            "uncore_hbo_1": "event=0x22,umask=0x3,edge=1,inv=1,threshold=0x41", "uncore_imc_1": "event=0x22,chmask=0x3,edge=1"}}
# Processors of several tiles
TILES = {"uncore_cbox_4": "event=0x34,umask=0x10,edge=1,inv=1,threshold=33", "uncore_arb_1": "event=0x81,umask=0x1,edge=1,inv=1,threshold=33",
         "uncore_hac_arb_1": "event=0x81,umask=0x1,edge=1,inv=1,threshold=33", "uncore_hac_cbox_1": "event=0x35,umask=0x8,edge=1,inv=1,threshold=33",
         "uncore_cncu": "event=0xff", "uncore_sncu": "event=0xff", "uncore_imc_1": "event=0x22,chmask=0x3,edge=1"}
# Nehalem-EX and Westmere-EX
EX = {"uncore_ubox": "event=0x2,edge=1", "uncore_cbox_7": f"event=0x14,umask=0x1,{SHAPE}", "uncore_wbox": f"event=0x80,umask=0x1,{SHAPE}",
      "uncore_bbox_1": "event=0x4,counter=1,match=0x123456789abcdef0,mask=0xffff00000000ffff", "uncore_sbox_1": f"event=0x0,umask=0x1,{SHAPE},match=0x1234567890,mask=0xffffff0000",
      "uncore_mbox_1": "inc_sel=0xa,count_mode=0x1,storage_mode=0x2,wrap_mode=1,iss=0x5,pld=0x3,filter_cfg_en=1,filter_match=0x12345,filter_mask=0x7ff",
      "uncore_rbox_1": "event=0xa,xbr_mm_cfg=0x123,xbr_match=0x123456789abcdef0,xbr_mask=0xffff00000000ffff"}
EVENTS |= {"mtl": TILES, "arl": TILES, "nhmex": EX, "wsmex": EX}
CLOCKS = ("uncore_cncu", "uncore_sncu")  # they count one event, at each tick
# Counters that always run: events of them, and the register that counts it.
IMC = {"uncore_imc/data_reads": "data_reads", "uncore_imc/data_writes": "data_writes", "uncore_imc/gt_requests": "gt_requests", "uncore_imc/ia_requests": "ia_requests",
       "uncore_imc/io_requests": "io_requests"}
IMC_1 = {f"uncore_imc_free_running_1/data_{name}": name for name in ("total", "read", "write")}
FREE: dict[str, dict[str, str]] = {
    **dict.fromkeys(("snb", "skl", "icl", "rkl"), IMC), **dict.fromkeys(("tgl", "adl", "mtl", "arl", "lnl"), IMC_1),
    "icx": {"uncore_iio_free_running_5/bw_in_port7": "bw_in[7]", "uncore_iio_free_running_0/ioclk": "clk", "uncore_imc_free_running_3/ddrt_write": "ddrt[1]",
            "uncore_imc_free_running_3/read": "ddr[0]", "uncore_imc_free_running_0/dclk": "clk"},
    "snr": {"uncore_iio_free_running_4/bw_in_port7": "bw_in[7]", "uncore_iio_free_running_0/ioclk": "clk", "uncore_imc_free_running/write": "ddr[1]",
            "uncore_imc_free_running/read": "ddr[0]", "uncore_imc_free_running/dclk": "clk"},
    "spr": {"uncore_iio_free_running_11/bw_in_port7": "bw_in[7]", "uncore_iio_free_running_11/event=0xff,umask=0x35": "bw_out[5]", "uncore_iio_free_running_0/ioclk": "clk",
            "uncore_imc_free_running_3/rpq_cycles": "rpq", "uncore_imc_free_running_3/wpq_cycles": "wpq", "uncore_imc_free_running_0/dclk": "clk"},
    "gnr": {"uncore_iio_free_running_15/bw_in_port7": "bw_in[7]", "uncore_iio_free_running_15/event=0xff,umask=0x35": "bw_out[5]", "uncore_iio_free_running_0/ioclk": "clk"}}
FREEZE = 1  # the driver stops a unit by it while it adds an event, from Alder Lake's memory controllers on
MOVED = 327680  # few enough for the slowest counter in a tenth of a millisecond: more is not believed
SHOWN = {"327680", "20.00", "10.00"}  # as a number, or in MiB of 64 or 32 bytes each
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
TICKS = 10000
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


def read_the_same(kernel: Kernel, event: str, register: str) -> None:
    """A counter that always runs moves, and all others stand still. Nobody writes."""
    def counted(way: str) -> str:
        kernel.tell(f"poke 0 {register} 0", "forget")
        done = kernel.run(f"pmureg stat -x';' -o - {way} -e {event}/ -- tell 'poke 0 {register} {MOVED}'")
        assert kernel.written() == set(), event
        return done.out.split(";")[0]

    theirs, ours = counted(""), counted("--io direct")
    assert theirs == ours and ours in SHOWN, (event, theirs, ours)


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
        number = 0 if unit in CLOCKS else int(terms.split(",")[0].split("=")[1], 0)
        rate = FIXED[terms] if unit == "cpu" and terms in FIXED and system not in FAMILIES else (number & 0xFF) + 1
        assert theirs == count == TICKS * rate, (unit, terms, theirs, count)
        written = chosen(of_cores(driver) if unit == "cpu" else {(place, value) for place, value in driver if value != FREEZE})
        assert written and written - ours == set(), (unit, terms, driver, ours)
    for event, register in FREE.get(system, {}).items():
        read_the_same(kernel, event, f"{event.split('/')[0]}.{register}")
