"""Ice Lake-SP's uncore: what a session writes is what Linux's driver writes, and a tree of files that stands for a machine of two
sockets shows what it has.

Literals of Linux 6.12, arch/x86/events/intel/uncore_snbep.c: ICX_*, SNR_*, HSWEP_* and SNBEP_PMON_* constants; icx_count_chabox() (CAPID6
and CAPID7 at 0x9c and 0xa0 of device 8086:345b, a bit a CHA); snr_uncore_mmio_map() with icx_uncore_imc_init_box(): see icelake.py. Constraints: skx_uncore_chabox_constraints, icx_uncore_{iio,m2pcie,m3upi}_constraints.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

import icelake
from command import Run
from firmware import memory, read_memory, write
from icelake import BASES, BUSES, channel
from test_direct import loaded, msr, rows, state, writes  # noqa: F401 (fixtures)
from written import programmed

RESET, RUN, FREEZE = 0x103, 0x0, 0x100


@pytest.mark.parametrize(("event", "writes"), [
    # SNR_CHA_RAW_EVENT_MASK_EXT: what is above umask's eight bits goes to 57:32; SNBEP_CBO_PMON_CTL_TID_EN is bit 19
    ("uncore_cha_34/event=0x36,umask=0x1001ff01,tid_en=1,filter_tid=0x1f/", [(0xB65, 0x1F), (0xB61, 0x001001FF00480136)]),
    ("uncore_cha_17/event=0x34,umask=0x1bc1ff/", [(0xEEF, 0x00001BC10040FF34)]),
    ("uncore_cha_18/event=0x00/", [(0xF0B, 0x400000)]),
    ("uncore_iio_3/event=0x83,umask=0x1,ch_mask=0xff,fc_mask=0x7/", [(0xAE8, 0x00070FF000400183)]),
    ("uncore_iio_0/event=0x01,thresh=0x123,inv=1/", [(0xA58, 0x123C00001)]),
    ("uncore_irp_5/event=0x10,umask=0x20/", [(0xB1D, 0x402010)]),
    ("uncore_m2pcie_4/event=0x01/", [(0xAF6, 0x400001)]),
    ("uncore_m2m_2/event=0x2c,umask=0x304/", [(0x468, 0x40042C), (0x46C, 0x3)]),
    ("uncore_upi_1/event=0x05,umask=0x40000001/", [(0x350, 0x400105), (0x354, 0x400000)]),
    ("uncore_m3upi_1/event=0x1c/", [(0xD8, 0x40001C)]),
    ("uncore_imc_4/cas_count_read/", [(0x40, 0x400F04)]),
    ("uncore_imc_4/cas_count_write/", [(0x40, 0x403004)]),
    ("uncore_imc_4/event=0xff/", [(0x38, 0), (0x54, 0x400000)]),
    ("uncore_ubox/event=0xff/", [(0x703, 0), (0x704, 0), (0x703, 0x400000)]),
    ("uncore_ubox/event=0x42,umask=0x8/", [(0x705, 0x000842), (0x709, 0), (0x705, 0x400842)]),
    ("uncore_pcu/event=0x80,umask=0x40,thresh=1,occ_invert=1/", [(0x711, 0x41404080)]),
    ("uncore_pcu/config=0x41004080/", [(0x711, 0x41404080)]),  # Linux shows bits 31:24 of thresh, and keeps 28:24
    ("uncore_pcu/event=0x0c,filter_band1=20/", [(0x715, 20 << 8), (0x711, 0x40000C)]),
    # Events of intel/perfmon: EventCode, UMask, UMaskExt above it, PortMask, FCMask
    ("uncore_cha_0/UNC_CHA_TOR_INSERTS.IA_MISS_DRD/", [(0xE01, 0x00C817FE00400135)]),
    ("uncore_cha_0/UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM/", [(0xE01, 0x00CC43FE00400436)]),
    ("uncore_cha_0/UNC_CHA_LLC_LOOKUP.DATA_READ_LOCAL/", [(0xE01, 0x000019C10040FF34)]),
    ("uncore_cha_0/UNC_CHA_AG0_AD_CRD_ACQUIRED1.TGR9/", [(0xE01, 0x400281)]),
    ("uncore_iio_0/UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART3/", [(0xA58, 0x0007008000400184)]),
    ("uncore_iio_0/UNC_IIO_COMP_BUF_INSERTS.CMPD.ALL_PARTS/", [(0xA58, 0x00040FF0004003C2)]),
    ("uncore_irp_0/UNC_I_FAF_INSERTS/", [(0xA4D, 0x400018)]),
    ("uncore_m2m_0/UNC_M2M_IMC_READS.TO_PMM/", [(0x468, 0x402037), (0x46C, 0x7)]),
    ("uncore_m2m_0/UNC_M2M_IMC_WRITES.CH1_NI/", [(0x468, 0x400038), (0x46C, 0xA)]),
    ("uncore_upi_0/UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC/", [(0x350, 0x400E04), (0x354, 0x1)]),
    ("uncore_m3upi_0/UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_REQ/", [(0xD8, 0x40011C)]),
    ("uncore_imc_0/UNC_M_CAS_COUNT.WR/", [(0x40, 0x403004)]),
    ("uncore_imc_0/UNC_M_HCLOCKTICKS/", [(0x38, 0), (0x54, 0x400000)]),
    ("uncore_ubox/UNC_U_CLOCKTICKS/", [(0x703, 0), (0x704, 0), (0x703, 0x400000)]),
    ("uncore_pcu/UNC_P_POWER_STATE_OCCUPANCY.CORES_C6/", [(0x711, 0x40C080)]),
    ("uncore_iio_free_running_3/bw_in_port5/", []),
    ("uncore_imc_free_running_2/ddrt_write/", []),
])
def test_what_is_programmed(run: Run, event: str, writes: list[tuple[int, int]]) -> None:
    assert programmed(run, "icx", event, RESET) == writes


@pytest.mark.parametrize(("event", "control", "counters"), [
    ("uncore_cha_0/event=0x11/", 0xE01, [0]), ("uncore_cha_0/event=0x36/", 0xE01, [0]), ("uncore_cha_0/event=0x35/", 0xE01, [0, 1, 2, 3]),
    ("uncore_iio_0/event=0x02/", 0xA58, [0, 1]), ("uncore_iio_0/event=0x03/", 0xA58, [0, 1]), ("uncore_iio_0/event=0x83/", 0xA58, [0, 1]),
    ("uncore_iio_0/event=0x88/", 0xA58, [2, 3]), ("uncore_iio_0/event=0xc0/", 0xA58, [2, 3]), ("uncore_iio_0/event=0xc5/", 0xA58, [2, 3]),
    ("uncore_iio_0/event=0xd5/", 0xA58, [2, 3]), ("uncore_iio_0/event=0x84/", 0xA58, [0, 1, 2, 3]),
    ("uncore_m2pcie_0/event=0x14/", 0xA46, [0, 1]), ("uncore_m2pcie_0/event=0x23/", 0xA46, [0, 1]), ("uncore_m2pcie_0/event=0x2d/", 0xA46, [0, 1]),
    ("uncore_m2pcie_0/event=0x24/", 0xA46, [0, 1, 2, 3]), ("uncore_irp_0/event=0x01/", 0xA4D, [0, 1]),
    ("uncore_m3upi_0/event=0x1c/", 0xD8, [0]), ("uncore_m3upi_0/event=0x1f/", 0xD8, [0]), ("uncore_m3upi_0/event=0x20/", 0xD8, [0, 1, 2, 3]),
    ("uncore_m3upi_0/event=0x40/", 0xD8, [0, 1, 2]), ("uncore_m3upi_0/event=0x4e/", 0xD8, [0, 1, 2]), ("uncore_m3upi_0/event=0x50/", 0xD8, [0, 1, 2]),
    ("uncore_m3upi_0/event=0x51/", 0xD8, [0, 1, 2, 3]),
])
def test_which_counters_may_count(run: Run, event: str, control: int, counters: list[int]) -> None:
    """As many of one event as there are counters for it, in one group; another has no place."""
    step = 4 if "m3upi" in event else 1
    group = [event.replace("/", f"/umask={0x10 + i:#x},", 1) for i in range(len(counters) + 1)]
    places = [place for place, _ in programmed(run, "icx", "{" + ",".join(group[:-1]) + "}", RESET)]
    assert sorted(places) == [control + step * n for n in counters]
    words = "2 counters" if "irp" in event else "4 counters" if len(counters) == 4 else "only counter"
    error = run("stat", "--io", "sim", "--system", "icx", "-e", "{" + ",".join(group) + "}", status=1).stderr
    assert f": {words}" in error and "count it in another group than" in error


@pytest.mark.parametrize(("event", "words"), [
    ("uncore_cha_0/filter_tid=3/", "filter_tid acts only with tid_en=1"),
    ("uncore_cha_0/event=0xff/", "this unit has none"),
    ("uncore_m2m_0/event=0xff/", "this unit has none"),
    ("uncore_pcu/event=0x80,umask=0x41/", "sub-events in bits 7:6 of umask only"),
    ("uncore_pcu/event=0x04,occ_invert=1,thresh=1/", "act on occupancy events only"),
    ("uncore_pcu/event=0x80,thresh=0x20/", "0 to 0x1f"),
    ("uncore_iio_0/event=0x01,edge=1/", "thresh must be at least 1"),
    ("uncore_imc_free_running_0/event=0x01/", "Free-running counters are event=0xff"),
    ("uncore_imc_free_running_0/event=0xff,umask=0x22/", "no counter of this unit can count it: `ddr` counts it if n == umask - 0x20, with n from 0 to 1"),
    ("{uncore_cha_0/event=1,tid_en=1,filter_tid=3/,uncore_cha_0/event=2,tid_en=1,filter_tid=4/}", "one filter_tid"),
])
def test_what_is_refused(run: Run, event: str, words: str) -> None:
    assert words in run("stat", "--io", "sim", "--system", "icx", "-e", event, status=1).stderr


MEBIBYTE = 1048576


def test_metrics(run: Run) -> None:
    """Of the simulated device's counts in 1,000,000 ns: 64 bytes a CAS, 4 a count of IIO, 9 flits for 64 bytes of UPI; bandwidths in GB/s."""
    text = run("stat", "--io", "sim", "--system", "icx", "-x;", "-o", "-", "-M",
               "uncore_imc.read_bandwidth,uncore_iio.write_bandwidth,uncore_iio_free_running.receive_bandwidth,send_bandwidth,llc_miss_latency").stdout
    table = [row for row in rows(text) if len(row) > 6]
    counts = {row[2].split("/")[1]: float(row[0]) for row in table}
    values = {row[6].split()[-1]: float(row[5]) for row in table if row[6]}
    latency = counts["tor_occupancy.ia_miss_drd"] / counts["tor_inserts.ia_miss_drd"] / (counts["clockticks"] / 40 / 1e6)
    assert values == pytest.approx({
        "read_bandwidth": counts["cas_count.rd"] * 64 / 1e6, "write_bandwidth": counts["data_req_of_cpu.mem_write.all_parts"] * 4 / 1e6,
        "send_bandwidth": counts["txl_flits.all_data"] * 64 / 9 / 1e6, "llc_miss_latency": latency,
        "receive_bandwidth": sum(counts[f"bw_in_port{port}"] for port in range(8)) * MEBIBYTE / 1e6}, rel=1e-3)


# ---- A machine ----

@pytest.fixture
def machine(tmp_path: Path) -> Path:
    return icelake.build(tmp_path)


def absent(text: str, unit: str) -> set[int]:
    return {int(number) for line in re.findall(r"absent here: ([^\n]*)", text) for number in re.findall(rf"\b{unit}_(\d+)\b", line)}


def test_list_shows_what_there_is(run: Run, machine: Path) -> None:
    """Of the package with most: 20 CHAs by the bits of CAPID6, 6 channels of 2 controllers."""
    text = run("list", "--root", str(machine)).stdout
    assert "Ice Lake-SP" in text
    assert absent(text, "uncore_cha") == set(range(20, 40))
    assert absent(text, "uncore_imc") == set(range(6, 12))
    assert absent(text, "uncore_imc_free_running") == {2, 3}
    assert not absent(text, "uncore_iio") | absent(text, "uncore_m2m") | absent(text, "uncore_upi")
    assert f"uncore_imc_4 is at {channel(0, 1, 1):#x}" in text


def test_a_controller_at_the_base(run: Run, machine: Path) -> None:
    """Bits 10:0 are the offset in pages, bits 23:13 the last page (Linux, i10nm_base.c): an offset of 0 is one, nothing at all is none."""
    config = machine / f"sys/bus/pci/devices/{BUSES[0]}:00.1/config"
    write(config, 0xE0, (0x3F << 13).to_bytes(4, "little"))
    text = run("list", "--root", str(machine)).stdout
    assert absent(text, "uncore_imc") == set(range(9, 12)) and absent(text, "uncore_imc_free_running") == {3}
    assert "uncore_imc_6 is at 0x1022800" in text


def test_what_linux_shows_agrees(run: Run, machine: Path) -> None:
    """Formats, events, units and scales of all 72 devices; and a format with a bit more is told."""
    icelake.drivers(machine)
    assert run("verify", "--root", str(machine)).stdout.startswith(
        "icx  Intel Xeon of the third generation (Ice Lake-SP and -D): 72 devices compared, 0 differences\n")
    (machine / "sys/bus/event_source/devices/uncore_cha_3/format/umask").write_text("config:8-15,32-58\n")
    assert "uncore_cha_3" in run("verify", "--root", str(machine), status=1).stdout


def stat(machine: Path, *words: str) -> list[str]:
    return ["stat", "--io", "direct", "--root", str(machine), "-x;", "-o", "-", *words]


def test_each_socket_has_its_own_chas(run: Run, machine: Path) -> None:
    """4 on the second, as many as CAPID6 and CAPID7 have bits; the others are left alone, and all is as it was found."""
    before = state(machine)
    hardware = writes((msr(machine, 0), 0xF0A + 14 + 8, 7), (msr(machine, 1), 0xE08 + 3 * 14, 5), (msr(machine, 1), 0xE08 + 4 * 14, 1000))
    done = run(*stat(machine, "--per-socket", "-e", "uncore_cha/event=0x34,umask=0x1bc1ff/", *hardware))
    assert [row[:3] for row in rows(done.stdout)] == [["S0", "20", "7"], ["S1", "4", "5"]]
    assert "package 1 has no uncore_cha_4, uncore_cha_5," in done.stderr
    after = state(machine)
    assert after.keys() == before.keys()
    assert {path for path in after if after[path] != before[path]} == {msr(machine, 1)}  # the CHA that is not there was counted by nobody


def test_metrics_say_their_socket(run: Run, machine: Path, tmp_path: Path) -> None:
    prom = tmp_path / "m.prom"
    words = ("stat", "--io", "direct", "--root", str(machine), "-o", "-", "-j", "-M", "uncore_cha.clock", "-e", "uncore_cha_0/clockticks/")
    text = run(*words, "--per-socket", "--openmetrics", str(prom), "true").stdout
    lines = [json.loads(line) for line in text.splitlines() if '"metric"' in line]
    assert [(line["instance"], line["socket"]) for line in lines] == [("uncore_cha_0", 0), ("uncore_cha_0", 1)]
    labels = [line.partition(",metric=")[0] for line in prom.read_text().splitlines() if line.startswith("pmureg_metric{")]
    assert labels == [f'pmureg_metric{{system="icx",package="{socket}",unit="uncore_cha_0"' for socket in (0, 1)]
    text = run(*words, "--per-node", "true").stdout
    assert [json.loads(line)["place"] for line in text.splitlines() if '"metric"' in line] == ["N0"]


def test_each_socket_has_its_own_channels(run: Run, machine: Path) -> None:
    """By the name that Linux gives them, whatever package they are of: 64 bytes a CAS, in MiB."""
    script = "; ".join(["f = open({!r}, 'r+b')".format(str(machine / "dev/mem")), *[
        f"f.seek({channel(socket, controller, number) + 8}); f.write(({count}).to_bytes(8, 'little'))"
        for socket, controller, number, count in ((0, 1, 1, 1 << 14), (1, 0, 2, 3 << 14))], "f.close()"])
    done = run(*stat(machine, "--per-socket", "-e", "uncore_imc/cas_count_read/", "--", "python3", "-c", script))
    assert [row[:4] for row in rows(done.stdout)] == [["S0", "6", "1.00", "MiB"], ["S1", "3", "3.00", "MiB"]]
    for place in (channel(0, 1, 1), channel(1, 0, 2)):
        assert read_memory(machine, place, 4) == 0 and read_memory(machine, place + 0x40, 4) == 0


def test_what_runs_free_is_only_read(run: Run, machine: Path) -> None:
    place = (BASES[1][0] << 23) + (0x300 << 12) + 0x2298
    memory(machine, place, (1 << 48) - 1, 8)
    before = state(machine)
    script = f"f = open({str(machine / 'dev/mem')!r}, 'r+b'); f.seek({place}); f.write(({(1 << 14) - 1}).to_bytes(8, 'little')); f.close()"
    done = run(*stat(machine, "--per-socket", "-e", "uncore_imc_free_running_0/write/", "--", "python3", "-c", script))
    assert [row[:4] for row in rows(done.stdout)] == [["S0", "1", "0.00", "MiB"], ["S1", "1", "1.00", "MiB"]]
    memory(machine, place, (1 << 48) - 1, 8)
    assert state(machine) == before


def test_pci_devices_of_both_sockets(run: Run, machine: Path) -> None:
    """UPI link 2 is function 1 of device 4, its first counter at 0x320."""
    before = state(machine)
    configs = [machine / f"sys/bus/pci/devices/{bus}:04.1/config" for bus in BUSES]
    done = run(*stat(machine, "--per-socket", "-e", "uncore_upi_2/event=0x02,umask=0xf/", *writes((configs[0], 0x320, 3), (configs[1], 0x320, 4))))
    assert [row[:3] for row in rows(done.stdout)] == [["S0", "1", "3"], ["S1", "1", "4"]]
    assert state(machine) == before


def test_what_a_killed_process_leaves_in_memory_is_restored(run: Run, pmureg: Path, machine: Path) -> None:
    """Of each socket at its own place."""
    before = (machine / "dev/mem").read_bytes()
    process = subprocess.Popen([pmureg, *stat(machine, "-e", "uncore_imc/cas_count_read/", "--", "sleep", "60")], stdout=subprocess.DEVNULL,
                               start_new_session=True)
    places = [channel(*of) + 0x40 for of in ((0, 0, 0), (0, 1, 2), (1, 0, 2))]
    deadline = time.monotonic() + 60
    while any(read_memory(machine, place, 4) != 0x400F04 for place in places):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    text = run("restore", "--root", str(machine)).stdout
    assert "icx of package 0" in text and "icx of package 1" in text
    assert (machine / "dev/mem").read_bytes() == before
    assert "nothing to restore" in run("restore", "--root", str(machine)).stdout


def test_one_place_is_not_that_of_two_sockets(run: Run, machine: Path) -> None:
    place = f"uncore_imc_0=/dev/mem@{channel(0, 0, 0):#x}"
    error = run(*stat(machine, "--mmio", place, "-e", "uncore_imc_0/cas_count_read/", "--", "true"), status=1).stderr
    assert "is the address in the first package, but package 1 is counted, too; omit --mmio" in error
    run(*stat(machine, "--mmio", place, "-C", "0", "-e", "uncore_imc_0/cas_count_read/", "--", "true"))
