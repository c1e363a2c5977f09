"""Sapphire Rapids' uncore: the files that Linux 6.12 shows.

Literals of arch/x86/events/intel: uncore_snbep.c (spr_uncore_cha_formats_attr, spr_uncore_raw_formats_attr,
snr_uncore_iio_formats_attr, skx_uncore_iio_freerunning_formats_attr, spr_uncore_imc_events, snr_uncore_iio_freerunning_events,
spr_uncore_imc_freerunning_events), uncore_discovery.c (generic_uncore_formats_attr).
"""

from __future__ import annotations

from describing import ROOT
from shown_files import shown_files

SYSFS = ROOT / "generated/sysfs/spr"

COMMON = {"event": "config:0-7", "edge": "config:18", "inv": "config:23"}
GENERIC = {**COMMON, "umask": "config:8-15", "thresh": "config:24-31"}
RAW = {**COMMON, "umask": "config:8-15,32-55", "thresh": "config:24-31"}
FORMATS = {
    "uncore_cha_N": {**COMMON, "umask": "config:8-15,32-63", "thresh": "config:24-31", "tid_en": "config:16", "filter_tid": "config1:0-9"},
    "uncore_iio_N": {**COMMON, "umask": "config:8-15", "thresh": "config:24-35", "ch_mask": "config:36-47", "fc_mask": "config:48-50"},
    "uncore_iio_free_running_N": {"event": "config:0-7", "umask": "config:8-15"},
    "uncore_imc_free_running_N": {"event": "config:0-7", "umask": "config:8-15"},
    "uncore_pcu": GENERIC,
    "uncore_type_5": GENERIC,
    **{f"uncore_{unit}_N": RAW for unit in ("irp", "m2pcie", "imc", "upi", "m3upi", "mdf", "cxlcm", "cxldp", "hbm")},
    **{f"uncore_m2m_{number}": RAW for number in range(20)},    # of two kinds: 4 by DDR, and behind them those by HBM
}
EVENTS = {
    "uncore_imc_N": {
        "clockticks": "event=0x01,umask=0x00",
        "cas_count_read": "event=0x05,umask=0xcf", "cas_count_read.scale": "6.103515625e-5", "cas_count_read.unit": "MiB",
        "cas_count_write": "event=0x05,umask=0xf0", "cas_count_write.scale": "6.103515625e-5", "cas_count_write.unit": "MiB",
    },
    "uncore_imc_free_running_N": {"dclk": "event=0xff,umask=0x10", "rpq_cycles": "event=0xff,umask=0x20", "wpq_cycles": "event=0xff,umask=0x21"},
    "uncore_iio_free_running_N": {
        "ioclk": "event=0xff,umask=0x10",
        **{f"bw_in_port{port}{end}": text for port in range(8)
           for end, text in (("", f"event=0xff,umask=0x2{port}"), (".scale", "3.0517578125e-5"), (".unit", "MiB"))},
    },
}


def test_formats() -> None:
    assert shown_files("spr", "format", but="cpu power") == FORMATS


def test_events() -> None:
    """Without a newline, as uncore_event_show prints them."""
    assert shown_files("spr", "events", but="cpu power") == EVENTS
    assert (SYSFS / "uncore_imc_N/events/clockticks").read_bytes() == b"event=0x01,umask=0x00"
