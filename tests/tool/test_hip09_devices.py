"""Devices that Linux shows of version 2 of HiSilicon's uncore PMUs: names with several numbers, which ACPI or a register told the driver.

Source: Linux 6.12, drivers/perf/hisilicon/hisi_uncore_l3c_pmu.c, hisi_uncore_uc_pmu.c, hisi_uncore_ddrc_pmu.c and hisi_pcie_pmu.c.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run
from firmware import memory, read_memory, sockets

DEVICES = {
    "hisi_sccl3_l3c12": ({"event": "config:0-7", "tt_core": "config1:0-7", "tt_req": "config1:8-10", "datasrc_cfg": "config1:11-15", "datasrc_skt": "config1:16"},
                         {"l3c_hit": "config=0x48", "cycles": "config=0x7f", "l3c_ref": "config=0xb8", "dat_access": "config=0xb9"}),
    "hisi_sccl1_ddrc2_3": ({"event": "config:0-7"}, {"cycles": "config=0x0", "flux_wr": "config=0x83", "flux_rd": "config=0x84"}),
    "hisi_sccl9_uc15_1": ({"event": "config:0-7", "rd_req_en": "config1:0-0", "uring_channel": "config1:4-5", "srcid": "config1:6-19", "srcid_en": "config1:20-20"}, {
        "sq_time": "config=0x0", "pq_time": "config=0x1", "hbm_time": "config=0x2", "iq_comp_time_cring": "config=0x3", "iq_comp_time_uring": "config=0x5",
        "cpu_rd": "config=0x10", "cpu_rd64": "config=0x17", "cpu_rs64": "config=0x19", "cpu_mru": "config=0x1c", "cycles": "config=0x95", "spipe_hit": "config=0xb3",
        "hpipe_hit": "config=0xdb", "cring_rxdat_cnt": "config=0xfa", "cring_txdat_cnt": "config=0xfb", "uring_rxdat_cnt": "config=0xfc", "uring_txdat_cnt": "config=0xfd"}),
}


def device(tree: Path, name: str, identifier: str) -> Path:
    formats, events = DEVICES[name]
    folder = tree / "bus/event_source/devices" / name
    for path, text in {"type": "8", "cpumask": "0", "identifier": identifier, **{f"format/{n}": t for n, t in formats.items()},
                       **{f"events/{n}": t for n, t in events.items()}}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(f"{text}\n")
    return folder


@pytest.mark.parametrize("name", DEVICES)
def test_a_device_of_linux(run: Run, tree: Path, name: str) -> None:
    """The bits of `config1:0-0` are those of `config1:0`."""
    folder = device(tree, name, "0x00000030")
    assert "1 devices compared, 0 differences" in run("--sysfs", str(tree), "verify", "hip09").stdout
    assert run("--sysfs", str(tree), "list").stdout.startswith("hip09:")
    (folder / "events/cycles").unlink(missing_ok=True)
    assert "events/cycles: described as" in run("--sysfs", str(tree), "verify", "hip09", status=1).stdout


def test_a_device_of_version_1(run: Run, tree: Path) -> None:
    """Of a Kunpeng 920, whose events are others."""
    device(tree, "hisi_sccl3_l3c12", "0x00000020")
    assert "identifier: described as `0x00000030`, but `0x00000020` on this machine" in run("--sysfs", str(tree), "verify", "hip09", status=1).stdout


def test_all_units_and_one(run: Run) -> None:
    """A name without numbers is that of all: 16 times 16 times 2 units of a UC count event 0x10 and 1 each nanosecond for 1 ms."""
    def counted(events: str) -> list[int]:
        lines = run("stat", "--io", "sim", "--system", "hip09", "-x;", "-o", "-", "-e", events, "--", "true").stdout.splitlines()[1:]
        return [int(line.split(";")[0]) for line in lines]
    assert counted("hisi_sccl9_uc15_1/cpu_rd/,hip09_uc/cpu_rd/,hisi_sccl1_ddrc2_3/flux_rd/") == [17_000_000, 512 * 17_000_000, 0x85 * 1_000_000]


def test_registers_are_where_the_user_says(run: Run, tmp_path: Path) -> None:
    """Linux alone can read hisilicon,scl-id and the like of ACPI. MIDR_EL1: HISI_CPU_PART_HIP09 is 0xd02."""
    sockets(tmp_path, 0, midr=0x480FD020)
    memory(tmp_path, 0x20000 + 0x1CF0, 0x30)
    event = ("stat", "--io", "direct", "--root", str(tmp_path), "-e", "hisi_sccl9_uc15_1/cpu_rd/", "--")
    assert "--mmio" in run(*event, "true", status=1).stderr
    run(*event[:-1], "--mmio", f"hip09_uc_9_15_1=/dev/mem@0x20000", "--", "cp", str(tmp_path / "dev/mem"), str(tmp_path / "copy"))
    (tmp_path / "dev/mem").write_bytes((tmp_path / "copy").read_bytes())
    assert (read_memory(tmp_path, 0x21D00, 4), read_memory(tmp_path, 0x21C00, 4)) == (0x10, 1 << 26 | 1)


def test_the_driver_alone_counts_at_pcie(run: Run) -> None:
    told = run("stat", "--io", "sim", "--system", "hip09", "-e", "hisi_pcie4_core2/rx_mwr_cnt,port=1/", "--", "true", status=1).stderr
    assert "only a kernel driver can count it, because the counters of hip09_pcie are not described" in told
