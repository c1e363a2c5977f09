"""Amlogic's memory bandwidth monitor against literals of Linux's driver: nothing here is computed from the description.

Source: Linux 6.12, drivers/perf/amlogic/meson_g12_ddr_pmu.c (PMU_FORMAT_ATTR, DMC_MON_G12_*: a word each from 0x0 on; dmc_g12_config_fiter,
dmc_g12_counter_enable, capability of each chip) and meson_ddr_pmu_core.c (events, unit and scale; at most four ports).
"""

from __future__ import annotations

import subprocess

import pytest

from describing import ROOT
from drivers import files, hold, shipped, shown, written
from driving import Driven

# A bit of config1 each.
PORTS = {
    "arm": 0, "gpu": 1, "pcie": 2, "hdcp": 3, "hevc_front": 4, "usb3_0": 6, "device": 7, "hevc_back": 8, "h265enc": 9, "vpu_read1": 16,
    "vpu_read2": 17, "vpu_read3": 18, "vpu_write1": 19, "vpu_write2": 20, "vdec": 21, "hcodec": 22, "ge2d": 23, "spicc1": 32, "usb0": 33, "dma": 34,
    "arb0": 35, "sd_emmc_b": 36, "usb1": 37, "audio": 38, "aififo": 39, "parser": 41, "ao_cpu": 42, "sd_emmc_c": 43, "spicc2": 44, "ethernet": 45,
    "sana": 46, "nna": 10, "gdc": 11, "mipi_isp": 12, "arm1": 13, "sd_emmc_a": 40}
CAPABILITY = {"g12a": 0x7EFF00FF03DF, "g12b": 0x7FFF00FF3FDF, "sm1": 0x7EFF00FF07DF}


@pytest.fixture(scope="module")
def monitor(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return shipped(tmp_path_factory.mktemp("monitor"), "amlogic/g12.yaml")


def test_files_of_linux(monitor: Driven) -> None:
    """All formats, as on G12B, which has all ports; an event has its scale and unit beside it."""
    events = {"total_rw_bytes": 0, **{f"chan_{n}_rw_bytes": n for n in range(1, 5)}}
    texts = {name: f"event=0x{event:02x}\n" for name, event in events.items()}
    texts |= {f"{name}.scale": "1.52587890625e-05\n" for name in events} | {f"{name}.unit": "MB\n" for name in events}
    formats = {"event": "config:0-7"} | {name: f"config1:{bit}" for name, bit in PORTS.items()}
    assert files(monitor) == shown("meson_ddr_bw", formats, texts) | {"meson_ddr_bw/identifier": "meson_ddr_bw\n"} and len(formats) == 37


@pytest.mark.parametrize("chip", CAPABILITY)
def test_ports_of_each_chip(chip: str) -> None:
    """meson_ddr_perf_format_attr_visible(): those that `capability` has; a port that a chip lacks is refused."""
    has = set()
    for name in PORTS:
        done = subprocess.run([ROOT / "build/pmureg", "stat", "--system", f"g12.{chip}", "--io", "sim", "-e", f"meson_ddr_bw/chan_1_rw_bytes,{name}/"],
                              capture_output=True, text=True, timeout=60)
        assert done.returncode == 0 or "where the chip is " in done.stderr, done.stderr
        has |= {name} if done.returncode == 0 else set()
    assert has == {name for name, bit in PORTS.items() if CAPABILITY[chip] >> bit & 1}


def test_registers(monitor: Driven) -> None:
    hold(monitor, "G12_DDR_", {
        "CTRL0_OFFSET": 0x00, "PORTS_OFFSET(0)": 0x04, "PORTS_OFFSET(1)": 0x0C, "PORTS_OFFSET(2)": 0x14, "PORTS_OFFSET(3)": 0x1C, "SUBPORTS_OFFSET(0)": 0x08,
        "SUBPORTS_OFFSET(1)": 0x10, "SUBPORTS_OFFSET(2)": 0x18, "SUBPORTS_OFFSET(3)": 0x20, "ALL_SUBPORTS_OFFSET(3)": 0x20, "REQUESTS_OFFSET": 0x24,
        "GRANTS_OFFSET": 0x28, "CHANNEL_GRANTS_OFFSET(0)": 0x2C, "CHANNEL_GRANTS_OFFSET(3)": 0x38, "TIMER_OFFSET": 0x3C, "CTRL0_ENABLE_MASK": 1 << 31,
        "CTRL0_QOS_IRQ_MASK": 1 << 30, "CTRL0_TIMED_MASK": 1 << 20, "CTRL0_CHANNEL_MASK": 0xF, "ALL_SUBPORTS_ALL_MASK": 0xFFFF, "PLL_OFFSET": 0,
        "PLL_OD1_MASK": 1 << 19, "PLL_OD_MASK": 7 << 16, "PLL_N_MASK": 0x1F << 10, "PLL_M_MASK": 0x1FF,
        **{f"PORTS_{name.upper()}_MASK": 1 << bit for name, bit in PORTS.items() if bit < 32},
        **{f"SUBPORTS_{name.upper()}_MASK": 1 << bit - 32 for name, bit in PORTS.items() if bit >= 32}})


def test_what_the_driver_writes(monitor: Driven) -> None:
    """A port's bit, and all subports; for a subport bit 23 alone, and the subport's bit. Then the timer, and bits 31, 20 and 3:0 of CTRL0."""
    assert written(monitor, "count meson_ddr_bw/chan_1_rw_bytes,arm,gpu/ meson_ddr_bw/chan_4_rw_bytes,usb0/")[:7] == [
        "w32 0x4 0x3", "w32 0x8 0xffff", "w32 0x1c 0", "w32 0x1c 0x800000", "w32 0x20 0x2", "w32 0x3c 0xffffffff", "w32 0 0x8010000f"]


def test_what_the_driver_refuses(monitor: Driven) -> None:
    """MAX_AXI_PORTS_OF_CHANNEL is 4."""
    assert monitor.lines("count meson_ddr_bw/chan_1_rw_bytes,arm,gpu,pcie,hdcp/")[-1].startswith("meson_ddr_bw/")
    assert "at most 4 ports" in monitor.lines("count meson_ddr_bw/chan_1_rw_bytes,arm,gpu,pcie,hdcp,vdec/")[-1]
