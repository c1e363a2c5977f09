"""What Linux shows of the uncore of Skylake-SP and Cascade Lake-SP: uncore_snbep.c, the attributes that its skx_* tables name, and the
descriptions of their events (hswep_uncore_imc_events, skx_uncore_iio_freerunning_events)."""

from __future__ import annotations

from sysfs_icx import COMMON, FREE_RUNNING    # skx_uncore_formats_attr, skx_uncore_iio_freerunning_formats_attr

FILES = {
    # skx_uncore_cha_formats_attr: thresh8, filter_tid4, filter_state5
    "skx/uncore_cha_N/format": """
        edge config:18
        event config:0-7
        filter_all_op config1:35
        filter_isoc config1:63
        filter_loc config1:33
        filter_nc config1:62
        filter_nm config1:36
        filter_not_nm config1:37
        filter_opc0 config1:41-50
        filter_opc1 config1:51-60
        filter_rem config1:32
        filter_state config1:17-26
        filter_tid config1:0-8
        inv config:23
        thresh config:24-31
        tid_en config:19
        umask config:8-15
    """,
    # skx_uncore_iio_formats_attr: thresh9, ch_mask, fc_mask
    "skx/uncore_iio_N/format": """
        ch_mask config:36-43
        edge config:18
        event config:0-7
        fc_mask config:44-46
        inv config:23
        thresh config:24-35
        umask config:8-15
    """,
    "skx/uncore_iio_free_running_N/format": FREE_RUNNING,
    "skx/uncore_iio_free_running_N/events": """
        bw_in_port0 event=0xff,umask=0x20
        bw_in_port0.scale 3.814697266e-6
        bw_in_port0.unit MiB
        bw_in_port1 event=0xff,umask=0x21
        bw_in_port1.scale 3.814697266e-6
        bw_in_port1.unit MiB
        bw_in_port2 event=0xff,umask=0x22
        bw_in_port2.scale 3.814697266e-6
        bw_in_port2.unit MiB
        bw_in_port3 event=0xff,umask=0x23
        bw_in_port3.scale 3.814697266e-6
        bw_in_port3.unit MiB
        bw_out_port0 event=0xff,umask=0x24
        bw_out_port0.scale 3.814697266e-6
        bw_out_port0.unit MiB
        bw_out_port1 event=0xff,umask=0x25
        bw_out_port1.scale 3.814697266e-6
        bw_out_port1.unit MiB
        bw_out_port2 event=0xff,umask=0x26
        bw_out_port2.scale 3.814697266e-6
        bw_out_port2.unit MiB
        bw_out_port3 event=0xff,umask=0x27
        bw_out_port3.scale 3.814697266e-6
        bw_out_port3.unit MiB
        ioclk event=0xff,umask=0x10
        util_in_port0 event=0xff,umask=0x30
        util_in_port1 event=0xff,umask=0x32
        util_in_port2 event=0xff,umask=0x34
        util_in_port3 event=0xff,umask=0x36
        util_out_port0 event=0xff,umask=0x31
        util_out_port1 event=0xff,umask=0x33
        util_out_port2 event=0xff,umask=0x35
        util_out_port3 event=0xff,umask=0x37
    """,
    "skx/uncore_irp_N/format": COMMON,
    "skx/uncore_m2pcie_N/format": COMMON,
    # skx_uncore_pcu_formats_attr
    "skx/uncore_pcu/format": """
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
    "skx/uncore_ubox/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-28
        umask config:8-15
    """,
    "skx/uncore_m2m_N/format": COMMON,
    # skx_upi_uncore_formats_attr: umask_ext
    "skx/uncore_upi_N/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15,32-43,45-55
    """,
    "skx/uncore_m3upi_N/format": COMMON,
    "skx/uncore_imc_N/format": COMMON,
    # hswep_uncore_imc_events
    "skx/uncore_imc_N/events": """
        cas_count_read event=0x04,umask=0x03
        cas_count_read.scale 6.103515625e-5
        cas_count_read.unit MiB
        cas_count_write event=0x04,umask=0x0c
        cas_count_write.scale 6.103515625e-5
        cas_count_write.unit MiB
        clockticks event=0x00,umask=0x00
    """,
}
