"""What Linux shows of Ice Lake-SP's uncore: uncore_snbep.c, the attributes that its icx_*, snr_*, skx_* and ivbep_* tables name, and the
descriptions of its events (snr_uncore_imc_events, icx_uncore_imc_freerunning_events, snr_uncore_iio_freerunning_events)."""

from __future__ import annotations

# ivbep_uncore_formats_attr and skx_uncore_formats_attr: event, umask, edge, inv, thresh8
COMMON = """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15
    """
# skx_uncore_iio_freerunning_formats_attr
FREE_RUNNING = """
        event config:0-7
        umask config:8-15
    """

FILES = {
    # snr_uncore_cha_formats_attr: umask_ext2, filter_tid5
    "icx/uncore_cha_N/format": """
        edge config:18
        event config:0-7
        filter_tid config1:0-9
        inv config:23
        thresh config:24-31
        tid_en config:19
        umask config:8-15,32-57
    """,
    # snr_uncore_iio_formats_attr: thresh9, ch_mask2, fc_mask2
    "icx/uncore_iio_N/format": """
        ch_mask config:36-47
        edge config:18
        event config:0-7
        fc_mask config:48-50
        inv config:23
        thresh config:24-35
        umask config:8-15
    """,
    "icx/uncore_iio_free_running_N/format": FREE_RUNNING,
    "icx/uncore_iio_free_running_N/events": """
        bw_in_port0 event=0xff,umask=0x20
        bw_in_port0.scale 3.0517578125e-5
        bw_in_port0.unit MiB
        bw_in_port1 event=0xff,umask=0x21
        bw_in_port1.scale 3.0517578125e-5
        bw_in_port1.unit MiB
        bw_in_port2 event=0xff,umask=0x22
        bw_in_port2.scale 3.0517578125e-5
        bw_in_port2.unit MiB
        bw_in_port3 event=0xff,umask=0x23
        bw_in_port3.scale 3.0517578125e-5
        bw_in_port3.unit MiB
        bw_in_port4 event=0xff,umask=0x24
        bw_in_port4.scale 3.0517578125e-5
        bw_in_port4.unit MiB
        bw_in_port5 event=0xff,umask=0x25
        bw_in_port5.scale 3.0517578125e-5
        bw_in_port5.unit MiB
        bw_in_port6 event=0xff,umask=0x26
        bw_in_port6.scale 3.0517578125e-5
        bw_in_port6.unit MiB
        bw_in_port7 event=0xff,umask=0x27
        bw_in_port7.scale 3.0517578125e-5
        bw_in_port7.unit MiB
        ioclk event=0xff,umask=0x10
    """,
    "icx/uncore_irp_N/format": COMMON,
    "icx/uncore_m2pcie_N/format": COMMON,
    # skx_uncore_pcu_formats_attr
    "icx/uncore_pcu/format": """
        edge config:18
        event config:0-7
        filter_band0 config1:0-7
        filter_band1 config1:8-15
        filter_band2 config1:16-23
        filter_band3 config1:24-31
        inv config:23
        occ_edge_det config:31
        occ_invert config:30
        thresh config:24-31
        umask config:8-15
    """,
    # ivbep_uncore_ubox_formats_attr: thresh5
    "icx/uncore_ubox/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-28
        umask config:8-15
    """,
    # snr_m2m_uncore_formats_attr: umask_ext3
    "icx/uncore_m2m_N/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15,32-39
    """,
    # icx_upi_uncore_formats_attr: umask_ext4
    "icx/uncore_upi_N/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15,32-55
    """,
    "icx/uncore_m3upi_N/format": COMMON,
    "icx/uncore_imc_N/format": COMMON,
    "icx/uncore_imc_N/events": """
        cas_count_read event=0x04,umask=0x0f
        cas_count_read.scale 6.103515625e-5
        cas_count_read.unit MiB
        cas_count_write event=0x04,umask=0x30
        cas_count_write.scale 6.103515625e-5
        cas_count_write.unit MiB
        clockticks event=0x00,umask=0x00
    """,
    "icx/uncore_imc_free_running_N/format": FREE_RUNNING,
    "icx/uncore_imc_free_running_N/events": """
        dclk event=0xff,umask=0x10
        ddrt_read event=0xff,umask=0x30
        ddrt_read.scale 6.103515625e-5
        ddrt_read.unit MiB
        ddrt_write event=0xff,umask=0x31
        ddrt_write.scale 6.103515625e-5
        ddrt_write.unit MiB
        read event=0xff,umask=0x20
        read.scale 6.103515625e-5
        read.unit MiB
        write event=0xff,umask=0x21
        write.scale 6.103515625e-5
        write.unit MiB
    """,
}
