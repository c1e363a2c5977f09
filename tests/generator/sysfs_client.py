"""What Linux shows of the uncores of Intel's client processors: Linux 6.12, arch/x86/events/intel/uncore_snb.c, the attributes and the events
that its types name."""

from __future__ import annotations

# snb_uncore_formats_attr: event, umask, edge, inv, cmask5
OLD = """
        cmask config:24-28
        edge config:18
        event config:0-7
        inv config:23
        umask config:8-15
    """
# adl_uncore_formats_attr: threshold
THRESHOLD = """
        edge config:18
        event config:0-7
        inv config:23
        threshold config:24-29
        umask config:8-15
    """
# icl_uncore_clock_formats_attr, snb_uncore_imc_formats_attr
EVENT = "event config:0-7"
# adl_uncore_imc_formats_attr
IMC = """
        chmask config:8-11
        edge config:18
        event config:0-7
    """
# tgl_uncore_imc_formats_attr
FREE_RUNNING = """
        event config:0-7
        umask config:8-15
    """
# snb_uncore_imc_events
IMC_EVENTS = """
        data_reads event=0x01
        data_reads.scale 6.103515625e-5
        data_reads.unit MiB
        data_writes event=0x02
        data_writes.scale 6.103515625e-5
        data_writes.unit MiB
        gt_requests event=0x03
        gt_requests.scale 6.103515625e-5
        gt_requests.unit MiB
        ia_requests event=0x04
        ia_requests.scale 6.103515625e-5
        ia_requests.unit MiB
        io_requests event=0x05
        io_requests.scale 6.103515625e-5
        io_requests.unit MiB
    """
# tgl_uncore_imc_events
FREE_RUNNING_EVENTS = """
        data_read event=0xff,umask=0x20
        data_read.scale 6.103515625e-5
        data_read.unit MiB
        data_total event=0xff,umask=0x10
        data_total.scale 6.103515625e-5
        data_total.unit MiB
        data_write event=0xff,umask=0x30
        data_write.scale 6.103515625e-5
        data_write.unit MiB
    """
# lnl_uncore_formats_attr: threshold2
HBO = THRESHOLD.replace("24-29", "24-31")
# generic_uncore_formats_attr of uncore_discovery.c
GENERIC = HBO.replace("threshold ", "thresh ")

FILES = {
    # snb_uncore_events: on the first C-Box alone; the others of the type show it, too
    **{f"{system}/uncore_cbox_N/events": "clockticks event=0xff,umask=0x00" for system in ("snb", "skl")},
    **{f"{system}/uncore_cbox_N/format": OLD for system in ("snb", "skl", "icl", "rkl", "tgl")},
    **{f"{system}/uncore_cbox_N/format": THRESHOLD for system in ("adl", "mtl", "arl", "lnl", "ptl")},
    **{f"{system}/uncore_arb/format": OLD for system in ("snb", "skl", "icl", "rkl", "tgl")},
    "adl/uncore_arb_N/format": OLD,
    **{f"{system}/uncore_arb_N/format": THRESHOLD for system in ("mtl", "arl", "lnl")},
    **{f"{system}/uncore_hac_{unit}_N/format": THRESHOLD for system in ("mtl", "arl") for unit in ("arb", "cbox")},
    "lnl/uncore_hbo_N/format": HBO,
    # Of Linux 7.0: ptl_uncore_santa, ptl_uncore_ia_core_bridge
    "ptl/uncore_santa_N/format": THRESHOLD, "ptl/uncore_ia_core_bridge/format": THRESHOLD,
    "ptl/uncore_imc_N/format": GENERIC,
    # icl_uncore_events
    **{f"{device}/{kind}": text for device in ("icl/uncore_clock", "rkl/uncore_clock", "tgl/uncore_clock", "adl/uncore_clock", "mtl/uncore_cncu", "mtl/uncore_sncu",
                                                           "arl/uncore_cncu", "arl/uncore_sncu", "ptl/uncore_cncu_N")
       for kind, text in (("format", EVENT), ("events", "clockticks event=0xff"))},
    **{f"{system}/uncore_imc/{kind}": text for system in ("snb", "skl", "icl", "rkl") for kind, text in (("format", EVENT), ("events", IMC_EVENTS))},
    **{f"{system}/uncore_imc_N/format": IMC for system in ("adl", "mtl", "arl", "lnl")},
    **{f"{system}/uncore_imc_free_running_N/{kind}": text for system in ("tgl", "adl", "mtl", "arl", "lnl", "ptl")
       for kind, text in (("format", FREE_RUNNING), ("events", FREE_RUNNING_EVENTS))},
}
SYSTEMS = sorted({folder.partition("/")[0] for folder in FILES})
