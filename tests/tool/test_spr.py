"""Sapphire Rapids' uncore: what a session writes is what Linux's driver writes, on the counters that its tables allow.

Literals of Linux 6.12, arch/x86/events/intel: uncore_discovery.{c,h} (the unit control: freeze 1, reset 0x300; Linux resets before
it freezes, a session both at once), uncore_snbep.c (offsets, filter and constraints: skx_uncore_chabox_constraints,
icx_uncore_iio_constraints, spr_uncore_m2pcie_constraints, icx_uncore_m3upi_constraints), and MSRs of Intel PCM, types.h.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import sapphire
from command import Run

ACCESS = re.compile(r"(read|write) +(MSR 0x[0-9a-f]+|page 0\+0x[0-9a-f]+|PCI [0-9a-f:.]+\+0x[0-9a-f]+) +(?:->|<-) (0x[0-9a-f]+)")


def accesses(run: Run, *events: str) -> list[tuple[str, str, str]]:
    """How, where and what, up to the start, without what is read to be kept."""
    text = run("stat", "--io", "sim", "--system", "spr", "--dry-run", *[word for event in events for word in ("-e", event)]).stdout
    return ACCESS.findall(text.partition("# close")[0])


def writes(run: Run, *events: str) -> list[tuple[str, int]]:
    return [(place, int(value, 16)) for how, place, value in accesses(run, *events) if how == "write"]


@pytest.mark.parametrize(("unit", "event", "unit_control", "control", "counter"), [
    # Counters 4 to 7 alone count what is received (spr_uncore_cxlcm_constraints); offsets are those of the table.
    ("uncore_cxlcm_1", "event=0x41,umask=0x10", 0x9330_2000, 0x60 + 8 * 4, 0x10 + 8 * 4),
    ("uncore_cxldp_0", "event=0x02,umask=0x20", 0x9330_1000, 0x30, 0x10),
    ("uncore_cxlcm_0", "event=0x02,umask=0x10", 0x9330_0000, 0x60, 0x10)])
def test_registers_where_the_table_has_them(run: Run, machine: Path, unit: str, event: str, unit_control: int, control: int, counter: int) -> None:
    """The unit control is where the entry says, controls and counters behind that by its offsets; a control is written whole."""
    memory = machine / "dev/mem"
    seen = machine / "seen"
    script = (f"f = open({str(memory)!r}, 'r+b'); f.seek({unit_control + control}); seen = f.read(8); f.seek({unit_control + counter}); f.write((77).to_bytes(8, 'little'));"
              f"f.close(); open({str(seen)!r}, 'wb').write(seen)")
    text = run("stat", "--io", "direct", "--system", "spr", "--root", str(machine), "-x;", "-o", "-", "-e", f"{unit}/{event}/", "--", sys.executable, "-c", script).stdout
    assert text.split(";")[0] == "77"
    number, _, umask = event.partition(",")
    assert int.from_bytes(seen.read_bytes(), "little") == int(number[6:], 0) | int(umask[6:], 0) << 8
    with memory.open("rb") as file:
        file.seek(unit_control + control)
        assert file.read(8) == bytes(8)


@pytest.mark.parametrize(("event", "expected"), [
    # Of the second half of umask nothing is lost, and the filter is written before the control.
    ("uncore_cha_0/event=0x35,umask=0xc001fe01/", [("MSR 0x2000", 0x301), ("MSR 0x2002", 0x00C001FE00000135), ("MSR 0x2000", 0), ("MSR 0x2000", 1)]),
    ("uncore_cha_59/event=0x35,umask=0x1,tid_en=1,filter_tid=0x3ff/",
     [("MSR 0x23b0", 0x301), ("MSR 0x23be", 0x3FF), ("MSR 0x23b2", 0x10135), ("MSR 0x23b0", 0), ("MSR 0x23b0", 1)]),
    ("uncore_iio_11/event=0x83,umask=0x4,ch_mask=0xff,fc_mask=0x7,thresh=0xfff/",
     [("MSR 0x30b0", 0x301), ("MSR 0x30b2", 0x00070FFFFF000483), ("MSR 0x30b0", 0), ("MSR 0x30b0", 1)]),
    ("uncore_irp_1/event=0x1/", [("MSR 0x3410", 0x301), ("MSR 0x3412", 1), ("MSR 0x3410", 0), ("MSR 0x3410", 1)]),
    ("uncore_pcu/event=0x1,edge=1,inv=1,thresh=0x12/", [("MSR 0x2fc0", 0x301), ("MSR 0x2fc2", 0x12840001), ("MSR 0x2fc0", 0), ("MSR 0x2fc0", 1)]),
    ("uncore_type_5/event=0xff/", [("MSR 0x2fd0", 0x301), ("MSR 0x2fdf", 0), ("MSR 0x2fde", 0x400000), ("MSR 0x2fd0", 0), ("MSR 0x2fd0", 1)]),
    ("uncore_imc_5/cas_count_read/", [("page 0+0x000", 0x301), ("page 0+0x040", 0xCF05), ("page 0+0x000", 0), ("page 0+0x000", 1)]),
    ("uncore_imc_0/event=0xff/", [("page 0+0x000", 0x301), ("page 0+0x038", 0), ("page 0+0x054", 0x400000), ("page 0+0x000", 0), ("page 0+0x000", 1)]),
    # Where the discovery table has them nowhere else: 8 bytes from control to control, and a whole one.
    ("uncore_cxlcm_7/event=0x41,umask=0x10/", [("page 0+0x000", 0x301), ("page 0+0x068", 0x1041), ("page 0+0x000", 0), ("page 0+0x000", 1)]),
    ("uncore_m2m_3/event=0x1,umask=0x80000001/",
     [("PCI 0000+0x438", 0x301), ("PCI 0000+0x468", 0x101), ("PCI 0000+0x46c", 0x800000), ("PCI 0000+0x438", 0), ("PCI 0000+0x438", 1)]),
    ("uncore_upi_3/event=0x2,umask=0xf/",
     [("PCI 3241:04.1+0x318", 0x301), ("PCI 3241:04.1+0x350", 0xF02), ("PCI 3241:04.1+0x354", 0), ("PCI 3241:04.1+0x318", 0), ("PCI 3241:04.1+0x318", 1)]),
    ("uncore_m3upi_0/event=0x1/",
     [("PCI 3246:05.1+0xa0", 0x301), ("PCI 3246:05.1+0xd8", 1), ("PCI 3246:05.1+0xdc", 0), ("PCI 3246:05.1+0xa0", 0), ("PCI 3246:05.1+0xa0", 1)]),
])
def test_what_is_written(run: Run, event: str, expected: list[tuple[str, int]]) -> None:
    assert writes(run, event) == expected


@pytest.mark.parametrize(("event", "place"), [
    ("uncore_iio_free_running_0/ioclk/", "MSR 0x340e"), ("uncore_iio_free_running_11/ioclk/", "MSR 0x34be"),
    ("uncore_iio_free_running_0/bw_in_port7/", "MSR 0x3807"), ("uncore_iio_free_running_2/event=0xff,umask=0x33/", "MSR 0x382b"),
    ("uncore_imc_free_running_3/dclk/", "page 0+0x22b0"), ("uncore_imc_free_running_0/rpq_cycles/", "page 0+0x2318"),
    ("uncore_imc_free_running_0/wpq_cycles/", "page 0+0x2320"),
])
def test_what_always_runs_is_only_read(run: Run, event: str, place: str) -> None:
    touched = accesses(run, event)
    assert touched and {(how, where) for how, where, _ in touched} == {("read", place)}


@pytest.mark.parametrize(("unit", "event", "most"), [
    ("cha_0", "event=0x11", 1), ("cha_0", "event=0x36", 1), ("cha_0", "event=0x35", 4),
    ("iio_0", "event=0x02", 2), ("iio_0", "event=0x03", 2), ("iio_0", "event=0x83", 2), ("iio_0", "event=0x88", 2),
    ("iio_0", "event=0xc0", 2), ("iio_0", "event=0xc5", 2), ("iio_0", "event=0xd5", 2), ("iio_0", "event=0x84", 4),
    ("irp_0", "event=0x01", 2), ("m2pcie_0", "event=0x14", 2), ("m2pcie_0", "event=0x2d", 2), ("m2pcie_0", "event=0x01", 4),
    ("m3upi_0", "event=0x1c", 1), ("m3upi_0", "event=0x1f", 1), ("m3upi_0", "event=0x40", 3), ("m3upi_0", "event=0x4e", 3),
    ("m3upi_0", "event=0x50", 3), ("m3upi_0", "event=0x01", 4), ("type_5", "event=0x01", 2),
])
def test_counters_that_may_count(run: Run, unit: str, event: str, most: int) -> None:
    """A group of as many as there are counters for them, told apart by the threshold, is counted; one more is not."""
    def group(size: int) -> str:
        return "{" + ",".join(f"uncore_{unit}/{event},thresh={size}/" for size in range(1, size + 1)) + "}"

    run("stat", "--io", "sim", "--system", "spr", "-e", group(most))
    run("stat", "--io", "sim", "--system", "spr", "-e", group(most + 1), status=1)


@pytest.mark.parametrize(("system", "event", "place"), [
    # Names of Linux's pmu-events (sapphirerapids and icelakex, uncore-io.json and uncore-memory.json), places of spr_iio_freerunning,
    # icx_iio_freerunning with its box offsets, and icx_imc_freerunning: stacks 3 to 5 of Ice Lake are behind a gap.
    ("spr", "uncore_iio_free_running_2/UNC_IIO_CLOCKTICKS_FREERUN/", "MSR 0x342e"),
    ("spr", "uncore_iio_free_running_3/UNC_IIO_BANDWIDTH_IN.PART5_FREERUN/", "MSR 0x3835"),
    ("spr", "uncore_iio_free_running_3/UNC_IIO_BANDWIDTH_OUT.PART7_FREERUN/", "MSR 0x383f"),
    ("icx", "uncore_iio_free_running_1/UNC_IIO_CLOCKTICKS_FREERUN/", "MSR 0xa75"),
    ("icx", "uncore_iio_free_running_3/UNC_IIO_BANDWIDTH_IN.PART2_FREERUN/", "MSR 0xb32"),
    ("icx", "uncore_imc_free_running_2/UNC_M_CLOCKTICKS_FREERUN/", "page 0+0x22b0"),
])
def test_published_names_of_free_running_counters(run: Run, system: str, event: str, place: str) -> None:
    text = run("stat", "--io", "sim", "--system", system, "--dry-run", "-e", event).stdout
    assert set(re.findall(r"^read +(\S+ \S+) ", text, re.M)) == {place}


@pytest.mark.parametrize("unit", [*(f"uncore_{unit}_0" for unit in ("cha", "iio", "irp", "m2pcie", "mdf", "hbm", "m2m", "upi", "m3upi", "cxlcm", "cxldp")), "uncore_pcu", "uncore_m2m_4"])
def test_units_without_a_fixed_counter(run: Run, unit: str) -> None:
    """config 0xff is UNCORE_FIXED_EVENT, which a type without fixed_ctl refuses (uncore.c, uncore_pmu_event_init); of these only imc has one."""
    assert "this unit has none" in run("stat", "--io", "sim", "--system", "spr", "-e", f"{unit}/event=0xff/", status=1).stderr
    run("stat", "--io", "sim", "--system", "spr", "-e", f"{unit}/event=0xff,thresh=1/")


def test_the_upper_counters_of_a_stack(run: Run) -> None:
    """0xc0 runs on counters 2 and 3, 0x83 on 0 and 1: four in a group."""
    both = writes(run, "{" + ",".join(f"uncore_iio_0/event={event},thresh={n}/" for event in ("0xc0", "0x83") for n in (1, 2)) + "}")
    assert {place: value & 0xFF for place, value in both if value & 0xFF > 1} == {"MSR 0x3002": 0x83, "MSR 0x3003": 0x83, "MSR 0x3004": 0xC0, "MSR 0x3005": 0xC0}


def test_a_filter_for_all_counters(run: Run) -> None:
    text = run("stat", "--io", "sim", "--system", "spr", "-e", "{uncore_cha_0/event=0x35,tid_en=1,filter_tid=1/,uncore_cha_0/event=0x35,tid_en=1,filter_tid=2/}", status=1).stderr
    assert "A CHA has one filter_tid for all its counters." in text
    assert "filter_tid acts only with tid_en=1." in run("stat", "--io", "sim", "--system", "spr", "-e", "uncore_cha_0/event=0x35,filter_tid=1/", status=1).stderr


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    return sapphire.build(tmp_path)


def test_what_a_machine_has(run: Run, machine: Path) -> None:
    """The units that it lacks are said, and no other."""
    listed = run("list", "--root", str(machine)).stdout
    assert listed.startswith("spr.spr: ") and listed.partition("\n")[0].endswith(": Sapphire Rapids")
    absent = {line.partition(":")[0]: line.partition("absent here: ")[2].split(", ") for line in listed.splitlines() if "absent here: " in line}
    assert absent == {"uncore_cha": [f"uncore_cha_{n}" for n in range(56, 66)], "uncore_mdf": [f"uncore_mdf_{n}" for n in range(6, 40)],
                      "uncore_hbm": [f"uncore_hbm_{n}" for n in range(32)], "spr_m2hbm": [f"uncore_m2m_{n}" for n in range(4, 20)],
                      **{f"uncore_{unit}": [f"uncore_{unit}_{n}" for n in range(2, 8)] for unit in ("cxlcm", "cxldp")}}


def test_linux_shows_what_is_described(run: Run, machine: Path) -> None:
    devices = sum(count or 1 for _, count, _, _ in sapphire.DEVICES)
    assert f"{devices} devices compared, 0 differences" in run("--sysfs", str(machine / "sys"), "verify", "spr").stdout


# intel/perfmon, SPR/events/sapphirerapids_uncore.json and _experimental.json, V1.39: event, umask, its upper half, ports and flow control.
EVENTS = [
    ("uncore_cha_0/UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE/", 0x36 | 0x01 << 8 | 0x00C8177E << 32),
    ("uncore_iio_0/UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART3/", 0xD5 | 0x08 << 8 | 0x08 << 36 | 7 << 48),
    ("uncore_iio_0/UNC_IIO_NUM_REQ_OF_CPU.COMMIT.ALL/", 0x85 | 0x01 << 8 | 0xFFF << 36 | 7 << 48),
    ("uncore_iio_0/UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART7/", 0xC0 | 0x08 << 8 | 0x00070800 << 32),
    ("uncore_iio_0/UNC_IIO_NUM_TGT_MATCHED_REQ_OF_CPU/", 0x8F | 0x00070000 << 32),
    ("uncore_m2pcie_0/UNC_M2P_TxC_CYCLES_FULL.PMM_BLOCK_1/", 0x25 | 0x08 << 8),
    ("uncore_m3upi_0/UNC_M3UPI_RxC_HELD.VN0/", 0x50 | 0x01 << 8),
    ("uncore_upi_0/UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC/", 0x04 | 0x0F << 8 | 0x1 << 32),
    ("uncore_m2m_0/UNC_M2M_DIRECTORY_UPDATE.ANY/", 0x21 | 0x01 << 8 | 0x3 << 32),
    ("uncore_hbm_0/UNC_MCHBM_CAS_COUNT.RD/", 0x05 | 0xCF << 8),
    ("uncore_cxlcm_0/UNC_CXLCM_RxC_MISC.CRC_ERRORS/", 0x40 | 0x08 << 8),
    ("uncore_pcu/UNC_P_FIVR_PS_PS3_CYCLES/", 0x78),
    ("uncore_type_5/UNC_U_RACU_DRNG.RDSEED/", 0x4C | 0x02 << 8),
    ("uncore_mdf_0/UNC_MDF_CRS_TxR_INSERTS.AKC/", 0x47 | 0x40 << 8),
    ("uncore_irp_0/UNC_I_SNOOP_RESP.ALL_HIT_M/", 0x12 | 0x78 << 8),
    ("uncore_imc_0/UNC_M_PRE_COUNT.PGT/", 0x03 | 0x88 << 8),
    ("uncore_imc_0/UNC_M_CLOCKTICKS/", 0x01 | 0x01 << 8),
    ("uncore_imc_0/UNC_M_HCLOCKTICKS/", 0x01),
    ("uncore_cha_0/UNC_CHA_TOR_OCCUPANCY.RRQ_MISS_RDDATA_CXL_EXP_LOCAL/", 0x36 | 0x40 << 8 | 0x20E81682 << 32),
]
# How many the tables have, those of Emerald Rapids alone (memory behind CXL, V1.24), and of Linux alone: three of a memory channel.
HOW_MANY = {"cha": 687 + 22, "cxlcm": 49, "cxldp": 7, "hbm": 67, "iio": 214, "imc": 161 + 3, "irp": 54, "m2m": 186, "m2pcie": 152, "m3upi": 324, "mdf": 14,
            "pcu": 25, "type_5": 28, "upi": 122}


@pytest.mark.parametrize(("event", "config"), EVENTS)
def test_events_of_intels_tables(run: Run, event: str, config: int) -> None:
    assert f"\n  perf      config={config:#x}\n" in run("describe", "--system", "spr", event).stdout


def test_how_many_events(run: Run) -> None:
    names = run("list", "--names", "--system", "spr").stdout
    assert {unit: len(re.findall(rf"^uncore_{unit}/.", names, re.MULTILINE)) for unit in HOW_MANY} == HOW_MANY


def test_what_only_emerald_rapids_counts(run: Run) -> None:
    event = "uncore_cha_0/tor_inserts.ia_miss_drd_cxl_exp_local/"
    run("stat", "--io", "sim", "--system", "spr.emr", "-e", event)
    assert "Emerald Rapids" in run("stat", "--io", "sim", "--system", "spr.spr", "-e", event, status=1).stderr


def test_metrics(run: Run) -> None:
    """The simulated device counts event + 1 a nanosecond of its clock, of as many units; a read's latency is that of the table of requests."""
    text = run("stat", "--io", "sim", "--system", "spr", "-M", "llc_miss_latency", "-M", "bandwidth", "-M", "send_bandwidth", "-x,").stdout
    assert "0.509" in text    # 55 / 54 / (2 cycles a nanosecond)
    assert "6144" in text     # 8 channels, 6 + 6 accesses of 64 bytes
    assert "85.333" in text   # 4 links, 3 flits, 64 bytes in 9


def hardware(*places: tuple[Path, int, int]) -> list[str]:
    """A command that stands for the hardware: it writes counters while it is counted for."""
    lines = [f"f = open({str(path)!r}, 'r+b'); f.seek({at}); f.write(({value}).to_bytes(8, 'little')); f.close()" for path, at, value in places]
    return ["--", sys.executable, "-c", "\n".join(lines)]


def test_units_are_found_on_a_machine(run: Run, machine: Path) -> None:
    """Memory channel 3 at 0xc8b2a800, as PCM printed it, M2M 1 at fe:0d.0 and UPI port 2 at fe:03.1: counter 0 is 8 behind the unit
    control. All is put back."""
    memory, port, mesh = machine / "dev/mem", *(machine / f"sys/bus/pci/devices/0000:fe:{place}/config" for place in ("03.1", "0d.0"))
    before = port.read_bytes()
    text = run("stat", "--io", "direct", "--system", "spr", "--root", str(machine), "--per-instance", "-x;", "-o", "-",
               "-e", "uncore_imc/event=0x5,umask=0xff/", "-e", "uncore_upi/event=0x2,umask=0xf/",
               "-e", "uncore_m2m/event=0x24/", *hardware((memory, 0xC8B2_A808, 1234), (port, 0x320, 567), (mesh, 0x440, 89))).stdout
    counted = {line.split(";")[2]: line.split(";")[0] for line in text.splitlines()}
    assert len(counted) == 8 + 4 + 4
    assert {name: count for name, count in counted.items() if count != "0"} == {
        "uncore_imc_3/event=0x5,umask=0xff/": "1234", "uncore_upi_2/event=0x2,umask=0xf/": "567", "uncore_m2m_1/event=0x24/": "89"}
    assert port.read_bytes() == before
