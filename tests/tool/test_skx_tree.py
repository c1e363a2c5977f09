"""Skylake-SP's and Cascade Lake-SP's uncore: what a session writes is what Linux's driver writes, on the counters that its tables allow; and
a tree of files that stands for a machine of two sockets shows what it has.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: SKX_*, HSWEP_* and SNBEP_* constants, skx_uncore_{chabox,iio,m2pcie,m3upi}_constraints,
skx_count_chabox() (CAPID6 at 0x9c of device 8086:2083, bits 27:0 a CHA each); hswep_cbox_enable_event() writes the lower half of config1 to
filter 0 and the upper to filter 1. tools/perf/pmu-events/arch/x86: mapfile.csv, and the values of `Filter` in skylakex/uncore-cache.json.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from command import ROOT, Run
from firmware import cpuinfo, pci_device, sockets
from machines import show
from test_direct import loaded, msr, rows, state, writes  # noqa: F401 (fixtures)
from written import programmed

sys.path.insert(0, str(ROOT / "tests" / "generator"))

from sysfs_skx import FILES  # noqa: E402

RESET = 0x103


@pytest.mark.parametrize(("event", "writes"), [
    ("uncore_cha_27/event=0x00/", [(0xFB1, 0x400000)]),
    ("uncore_cha_1/event=0x50,umask=0x03,tid_en=1,filter_tid=0x1f/", [(0xE15, 0x1F), (0xE11, 0x480350)]),
    ("uncore_cha_0/UNC_CHA_LLC_LOOKUP.ANY,filter_state=0x3ff/", [(0xE05, 0x3FF << 17), (0xE01, 0x401134)]),
    ("uncore_cha_0/UNC_CHA_UPI_CREDITS_ACQUIRED.VNA,filter_link=2/", [(0xE05, 2 << 9), (0xE01, 0x400138)]),
    ("uncore_cha_0/UNC_CHA_UPI_CREDIT_OCCUPANCY.VNA_AD/", [(0xE05, 0), (0xE01, 0x40013B)]),
    ("uncore_cha_0/UNC_CHA_TOR_INSERTS.IA_MISS/", [(0xE06, 0x3B), (0xE01, 0x402135)]),
    # config1=0x4043300000000, 0x4b23300000000, 0x43c3300000000, 0x4903300000000
    ("uncore_cha_0/UNC_CHA_TOR_INSERTS.IA_MISS_DRD/", [(0xE06, 0x40433), (0xE01, 0x402135)]),
    ("uncore_cha_2/UNC_CHA_TOR_INSERTS.IA_HIT_LlcPrefCRD/", [(0xE26, 0x4B233), (0xE21, 0x401135)]),
    ("uncore_cha_0/UNC_CHA_TOR_INSERTS.IO_MISS_RDCUR/", [(0xE06, 0x43C33), (0xE01, 0x402435)]),
    ("uncore_cha_0/UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM/", [(0xE06, 0x49033), (0xE01, 0x402436)]),
    # The metrics' filter1=0x40432, and of llc_data_read_mpi_demand_plus_prefetch
    ("uncore_cha_0/tor_inserts.ia_miss_drd_local/", [(0xE06, 0x40432), (0xE01, 0x402135)]),
    ("uncore_cha_0/event=0x35,umask=0x21,filter_rem=1,filter_loc=1,filter_nm=1,filter_not_nm=1,filter_opc0=0x202,filter_opc1=0x25a/",
     [(0xE06, 0x12D40433), (0xE01, 0x402135)]),
    ("uncore_iio_3/UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART2/", [(0xAA8, 0x0000704000400183)]),
    ("uncore_iio_0/event=0x01,thresh=0x123,inv=1/", [(0xA48, 0x123C00001)]),
    ("uncore_irp_5/event=0x10,umask=0x20/", [(0xAFB, 0x402010)]),
    ("uncore_m2m_1/UNC_M2M_IMC_READS.ALL/", [(0x228, 0x400437), (0x22C, 0)]),
    ("uncore_m2pcie_3/event=0x23/", [(0xD8, 0x400023)]),
    ("uncore_upi_1/UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC/", [(0x350, 0x400E04), (0x354, 0x1)]),
    ("uncore_upi_1/config=0xffefff0000ff04/", [(0x350, 0x40FF04), (0x354, 0xFFEFFF)]),
    ("uncore_m3upi_2/event=0x1e/", [(0xD8, 0x40001E)]),
    ("uncore_imc_4/cas_count_read/", [(0xD8, 0x400304)]),
    ("uncore_imc_4/cas_count_write/", [(0xD8, 0x400C04)]),
    ("uncore_imc_0/UNC_M_CLOCKTICKS_F/", [(0xD0, 0), (0xD4, 0), (0xF0, 0x400000)]),
    ("uncore_ubox/UNC_U_CLOCKTICKS/", [(0x703, 0), (0x704, 0), (0x703, 0x400000)]),
    ("uncore_ubox/event=0x42,umask=0x8/", [(0x705, 0x000842), (0x709, 0), (0x705, 0x400842)]),
    ("uncore_pcu/event=0x80,umask=0x40,thresh=1,occ_invert=1/", [(0x711, 0x41404080)]),
    ("uncore_pcu/event=0x0c,filter_band1=20/", [(0x715, 20 << 8), (0x711, 0x40000C)]),
    ("uncore_iio_free_running_3/bw_in_port2/", []),
])
def test_what_is_programmed(run: Run, event: str, writes: list[tuple[int, int]]) -> None:
    assert programmed(run, "skx", event, RESET) == writes


@pytest.mark.parametrize(("event", "control", "counters"), [
    ("uncore_cha_0/event=0x11/", 0xE01, [0]), ("uncore_cha_0/event=0x50/", 0xE01, [0, 1, 2, 3]),
    ("uncore_cha_0/event=0x36,filter_rem=1,filter_nm=1,filter_all_op=1/", 0xE01, [0]),
    ("uncore_iio_0/event=0x83/", 0xA48, [0, 1]), ("uncore_iio_0/event=0x88/", 0xA48, [2, 3]), ("uncore_iio_0/event=0x95/", 0xA48, [2, 3]),
    ("uncore_iio_0/event=0xc0/", 0xA48, [2, 3]), ("uncore_iio_0/event=0xc5/", 0xA48, [2, 3]), ("uncore_iio_0/event=0xd4/", 0xA48, [2, 3]),
    ("uncore_iio_0/event=0xd5/", 0xA48, [2, 3]), ("uncore_iio_0/event=0x84/", 0xA48, [0, 1, 2, 3]),
    ("uncore_m2pcie_0/event=0x23/", 0xD8, [0, 1]), ("uncore_m2pcie_0/event=0x24/", 0xD8, [0, 1, 2, 3]), ("uncore_irp_0/event=0x01/", 0xA5B, [0, 1]),
    ("uncore_m3upi_0/event=0x1d/", 0xD8, [0]), ("uncore_m3upi_0/event=0x1e/", 0xD8, [0]), ("uncore_m3upi_0/event=0x40/", 0xD8, [0, 1, 2]),
])
def test_which_counters_may_count(run: Run, event: str, control: int, counters: list[int]) -> None:
    """As many of one event as there are counters for it, in one group; another has no place."""
    group = [event.replace("/", f"/umask={0x10 + i:#x},", 1) for i in range(len(counters) + 1)]
    step = 4 if control == 0xD8 else 1
    places = [place for place, _ in programmed(run, "skx", "{" + ",".join(group[:-1]) + "}", RESET) if place != 0xE06]
    assert sorted(places) == [control + step * n for n in counters]
    assert "count it in another group than" in run("stat", "--io", "sim", "--system", "skx", "-e", "{" + ",".join(group) + "}", status=1).stderr


@pytest.mark.parametrize(("event", "words"), [
    ("uncore_cha_0/filter_tid=3/", "filter_tid acts only with tid_en=1"),
    ("uncore_cha_0/event=0xff/", "this unit has none"),
    ("uncore_cha_0/event=0x35,umask=0x21/", "TOR events need filter_loc or filter_rem"),
    ("uncore_cha_0/event=0x35,umask=0x21,filter_loc=1,filter_nm=1/", "filter_all_op or an opcode"),
    ("uncore_cha_0/tor_inserts.ia_miss,filter_opc0=0x202/", "only without filter_all_op"),
    ("uncore_cha_0/UNC_CHA_LLC_LOOKUP.ANY/", "filter_state"),
    ("{uncore_cha_0/event=0x38,umask=1,filter_link=1/,uncore_cha_0/event=0x38,umask=1,filter_link=2/}", "one filter_link"),
    ("uncore_cha_0/event=0x34,umask=0x11/", "needs `filter_state`: add"),
    ("uncore_cha_0/event=0x34,umask=0x01,filter_state=1/", "umask bit 0 together with another bit"),
    ("{uncore_cha_0/tor_inserts.ia_miss_drd/,uncore_cha_0/tor_inserts.ia_miss_crd/}", "one filter of TOR events"),
    ("{uncore_cha_0/event=1,tid_en=1,filter_tid=3/,uncore_cha_0/event=2,tid_en=1,filter_tid=4/}", "one filter_tid"),
    ("uncore_pcu/event=0x80,umask=0x41/", "sub-events in bits 7:6 of umask only"),
    ("uncore_iio_free_running_0/event=0x01/", "Free-running counters are event=0xff"),
    ("uncore_iio_free_running_0/event=0xff,umask=0x28/", "no counter of this unit can count it"),
])
def test_what_is_refused(run: Run, event: str, words: str) -> None:
    assert words in run("stat", "--io", "sim", "--system", "skx", "-e", event, status=1).stderr


@pytest.mark.parametrize(("events", "msr"), [
    ("ioclk", 0xA65), ("bw_in_port3", 0xB13), ("bw_out_port0", 0xB14), ("util_in_port1", 0xB1A), ("util_out_port3", 0xB1F)])
def test_what_runs_free_is_read(run: Run, events: str, msr: int) -> None:
    """skx_iio_freerunning of stack 1, a step of 0x20 for the clock and 0x10 for the others."""
    text = run("stat", "--io", "sim", "--system", "skx", "--dry-run", "-e", f"uncore_iio_free_running_1/{events}/").stdout
    assert set(re.findall(r"MSR (0x[0-9a-f]+)", text)) == {f"{msr:#x}"}


@pytest.mark.parametrize(("stepping", "variant", "has"), [(4, "skylake", False), (5, "cascadelake", True), (7, "cascadelake", True)])
def test_two_processors_of_one_model(run: Run, tmp_path: Path, stepping: int, variant: str, has: bool) -> None:
    """Linux's mapfile.csv: GenuineIntel-6-55-[01234] is skylakex and -[56789ABCDEF] cascadelakex, whose memory channels count persistent memory, too."""
    sockets(tmp_path, 0)
    cpuinfo(tmp_path, 0x55, stepping)
    listed = run("list", "--root", str(tmp_path), "uncore_imc").stdout
    assert f"skx.{variant}: Intel Xeon Scalable" in listed
    assert ("uncore_imc/pmm_rpq_inserts/" in listed) == has and ("uncore_imc/dram_refresh.panic/" in listed) != has


def test_metrics(run: Run) -> None:
    """Of the simulated device's counts in 1,000,000 ns: 64 bytes a CAS, 4 a count of IIO, 9 flits for 64 bytes of UPI; bandwidths in GB/s."""
    text = run("stat", "--io", "sim", "--system", "skx", "-x;", "-o", "-", "-M",
               "uncore_imc.read_bandwidth,uncore_iio.write_bandwidth,uncore_iio_free_running.send_bandwidth,uncore_upi.send_bandwidth,llc_miss_latency,read_latency").stdout
    table = [row for row in rows(text) if len(row) > 6]
    counts = {(row[2].split("/")[0], row[2].split("/")[1]): float(row[0]) for row in table}
    values = {(row[2].split("/")[0], row[6].split()[-1]): float(row[5]) for row in table if row[6]}
    cha, imc, mebibyte = "uncore_cha", "uncore_imc", 1048576
    assert values == pytest.approx({
        (imc, "read_bandwidth"): counts[imc, "cas_count.rd"] * 64 / 1e6,
        ("uncore_iio", "write_bandwidth"): counts["uncore_iio", "data_req_of_cpu.mem_write.all_parts"] * 4 / 1e6,
        ("uncore_upi", "send_bandwidth"): counts["uncore_upi", "txl_flits.all_data"] * 64 / 9 / 1e6,
        (cha, "llc_miss_latency"): counts[cha, "tor_occupancy.ia_miss_drd"] / counts[cha, "tor_inserts.ia_miss_drd"] / (counts[cha, "clockticks"] / 28 / 1e6),
        (imc, "read_latency"): counts[imc, "rpq_occupancy"] / counts[imc, "rpq_inserts"] / (counts[imc, "clockticks"] / 6 / 1e6),
        ("uncore_iio_free_running", "send_bandwidth"): sum(counts["uncore_iio_free_running", f"bw_out_port{port}"] for port in range(4)) * mebibyte / 1e6}, rel=1e-3)


# ---- A machine: of CHAs as many as bits 27:0 of CAPID6, whose bits 31:28 are something else's; the second socket has less of them, and one channel ----

CAPID6 = (0xF0FF0F0F, 0x00000003)
# skx_uncore_pci_ids
FUNCTIONS = {"imc": ((0x2042, "0a.2"), (0x2046, "0a.6"), (0x204A, "0b.2"), (0x2042, "0c.2"), (0x2046, "0c.6"), (0x204A, "0d.2")),
             "m2m": ((0x2066, "08.0"), (0x2066, "09.0")), "upi": ((0x2058, "0e.0"), (0x2058, "0f.0"), (0x2058, "10.0")),
             "m2pcie": ((0x2088, "15.1"), (0x2088, "16.1"), (0x2088, "17.1"), (0x2088, "15.5")), "m3upi": ((0x204D, "12.1"), (0x204E, "12.2"), (0x204D, "12.5"))}


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    sockets(tmp_path, 0, 1)
    cpuinfo(tmp_path, 85, 7)
    for socket, capid6 in enumerate(CAPID6):
        (tmp_path / f"dev/cpu/{socket}").mkdir(parents=True)
        (tmp_path / f"dev/cpu/{socket}/msr").write_bytes(bytes(8 * 0x1000))
        pci_device(tmp_path, f"0000:{0x40 + 0x80 * socket:02x}:1e.3", 0x2083, str(socket), {0x9C: capid6})
        for key, functions in FUNCTIONS.items():
            for ident, place in functions[:1] if key == "imc" and socket else functions:
                pci_device(tmp_path, f"0000:{0x3a + 0x80 * socket:02x}:{place}", ident, str(socket))
    return tmp_path


def absent(text: str, unit: str) -> set[int]:
    return {int(number) for line in re.findall(r"absent here: ([^\n]*)", text) for number in re.findall(rf"\b{unit}_(\d+)\b", line)}


def test_list_shows_what_there_is(run: Run, machine: Path) -> None:
    text = run("list", "--root", str(machine)).stdout
    assert "skx.cascadelake" in text and absent(text, "uncore_cha") == set(range(16, 28))
    assert not absent(text, "uncore_imc") | absent(text, "uncore_upi") | absent(text, "uncore_m3upi") | absent(text, "uncore_iio")


def test_each_socket_has_its_own_units(run: Run, machine: Path) -> None:
    """Two CHAs on the second socket; one that is not there is left alone, and all is as it was found."""
    before = state(machine)
    hardware = writes((msr(machine, 0), 0xEF8, 7), (msr(machine, 1), 0xE18, 5), (msr(machine, 1), 0xE28, 1000))
    done = run("stat", "--io", "direct", "--root", str(machine), "-x;", "-o", "-", "--per-socket", "-e", "uncore_cha/event=0x50,umask=0x03/", *hardware)
    assert [row[:3] for row in rows(done.stdout)] == [["S0", "16", "7"], ["S1", "2", "5"]]
    after = state(machine)
    assert after.keys() == before.keys() and {path for path in after if after[path] != before[path]} == {msr(machine, 1)}
    text = run("stat", "--io", "direct", "--root", str(machine), "-x;", "-o", "-", "--per-socket", "-e", "uncore_imc/cas_count_read/", "true").stdout
    assert [row[:2] for row in rows(text)] == [["S0", "6"], ["S1", "1"]]


def test_a_view_tells_the_sockets_apart(run: Run, machine: Path) -> None:
    """The second socket has one channel, and thus no line of its own: the channel's line names it."""
    text = run("view", "memory", "--io", "direct", "--root", str(machine), "--once", "-I", "10").stdout
    names = re.findall(r"^ *(all 7|S\d \S*_\d|S\d|uncore_imc_\d) ", text, re.M)
    assert names == ["all 7", "S0", *(f"uncore_imc_{n}" for n in range(6)), "S1 ore_imc_0"]    # 14 columns, of which two indent


# How many Linux has of each: of CHAs as many as the first device of that id tells of.
DEVICES = {"cha": 16, "iio": 6, "iio_free_running": 6, "irp": 6, "m2pcie": 4, "m2m": 2, "upi": 3, "m3upi": 3, "imc": 6}


def test_what_linux_shows_agrees(run: Run, machine: Path) -> None:
    """Formats, events, units and scales of all 54 devices; and a format with a bit less is told."""
    names = [(f"uncore_{kind}_N", f"uncore_{kind}_{number}") for kind, count in DEVICES.items() for number in range(count)]
    for at, (pattern, name) in enumerate([*names, ("uncore_pcu", "uncore_pcu"), ("uncore_ubox", "uncore_ubox")]):
        parts = [dict(line.strip().split(" ", 1) for line in FILES.get(f"skx/{pattern}/{part}", "").splitlines() if line.strip()) for part in ("format", "events")]
        show(machine, name, 10 + at, "0-1", parts[0], parts[1])
    assert ": 54 devices compared, 0 differences\n" in run("verify", "--root", str(machine)).stdout
    (machine / "sys/bus/event_source/devices/uncore_cha_3/format/filter_state").write_text("config1:17-25\n")
    assert "uncore_cha_3" in run("verify", "--root", str(machine), status=1).stdout
