"""What Linux 7.1 shows of Tegra241 (Grace) under /sys/bus/event_source/devices.

Sources: Linux drivers/perf/arm_cspmu/nvidia_cspmu.c (mcf_pmu_event_attrs, scf_pmu_event_attrs and the format lists) and
Documentation/admin-guide/perf/nvidia-tegra241-pmu.rst.
"""

MCF = """
        cycles event=0x100000000
        rd_bytes_loc event=0x0
        rd_bytes_rem event=0x1
        rd_cum_outs_loc event=0xc
        rd_cum_outs_rem event=0xd
        rd_req_loc event=0x6
        rd_req_rem event=0x7
        total_bytes_loc event=0x4
        total_bytes_rem event=0x5
        total_req_loc event=0xa
        total_req_rem event=0xb
        wr_bytes_loc event=0x2
        wr_bytes_rem event=0x3
        wr_req_loc event=0x8
        wr_req_rem event=0x9
"""

SCF = """
        bus_cycles event=0x1d
        cmem_rd_access event=0x1a6
        cmem_rd_data event=0x1a5
        cmem_rd_outstanding event=0x1a7
        cmem_wb_access event=0x1ac
        cmem_wb_data event=0x1ab
        cmem_wr_access event=0x1ca
        cmem_wr_data event=0x1b1
        cmem_wr_total_bytes event=0x1db
        cycles event=0x100000000
        gmem_rd_access event=0x16e
        gmem_rd_data event=0x16d
        gmem_rd_outstanding event=0x16f
        gmem_wb_access event=0x174
        gmem_wb_data event=0x173
        gmem_wr_access event=0x17b
        gmem_wr_data event=0x179
        gmem_wr_total_bytes event=0x1a0
        remote_socket_rd_access event=0x1a4
        remote_socket_rd_data event=0x1a2
        remote_socket_rd_outstanding event=0x1a3
        remote_socket_wr_total_bytes event=0x1a1
        scf_cache event=0xf2
        scf_cache_allocate event=0xf0
        scf_cache_refill event=0xf1
        scf_cache_wb event=0xf3
        socket_0_rd_access event=0x12d
        socket_0_rd_data event=0x101
        socket_0_rd_outstanding event=0x115
        socket_0_wb_access event=0x135
        socket_0_wb_data event=0x109
        socket_0_wr_access event=0x139
        socket_0_wr_data event=0x17c
        socket_1_rd_access event=0x12e
        socket_1_rd_data event=0x102
        socket_1_rd_outstanding event=0x116
        socket_1_wb_access event=0x136
        socket_1_wb_data event=0x10a
        socket_1_wr_access event=0x13a
        socket_1_wr_data event=0x17d
        socket_2_rd_access event=0x12f
        socket_2_rd_data event=0x103
        socket_2_rd_outstanding event=0x117
        socket_2_wb_access event=0x137
        socket_2_wb_data event=0x10b
        socket_2_wr_access event=0x13b
        socket_2_wr_data event=0x17e
        socket_3_rd_access event=0x130
        socket_3_rd_data event=0x104
        socket_3_rd_outstanding event=0x118
        socket_3_wb_access event=0x138
        socket_3_wb_data event=0x10c
        socket_3_wr_access event=0x13c
        socket_3_wr_data event=0x17f
"""

FILES = {
    "t241/nvidia_scf_pmu_N/format": """
        event config:0-32
    """,
    "t241/nvidia_scf_pmu_N/events": SCF,
    "t241/nvidia_pcie_pmu_N/format": """
        event config:0-32
        root_port config1:0-9
    """,
    "t241/nvidia_pcie_pmu_N/events": MCF,
    "t241/nvidia_nvlink_c2c0_pmu_N/format": """
        event config:0-32
        port config1:0-1
    """,
    "t241/nvidia_nvlink_c2c0_pmu_N/events": MCF,
    "t241/nvidia_nvlink_c2c1_pmu_N/format": """
        event config:0-32
        port config1:0-1
    """,
    "t241/nvidia_nvlink_c2c1_pmu_N/events": MCF,
    "t241/nvidia_cnvlink_pmu_N/format": """
        event config:0-32
        rem_socket config1:0-3
    """,
    "t241/nvidia_cnvlink_pmu_N/events": MCF,
    "t241/nvidia_uncore_pmu_N/format": """
        event config:0-32
        filter config1:0-31
        filter2 config2:0-31
    """,
    "t241/nvidia_uncore_pmu_N/events": """
        cycles event=0x100000000
    """,
    # The same driver shows the same on Tegra410.
    "t410/nvidia_uncore_pmu_N/format": """
        event config:0-32
        filter config1:0-31
        filter2 config2:0-31
    """,
    "t410/nvidia_uncore_pmu_N/events": """
        cycles event=0x100000000
    """,
}

IDENTIFIERS = {
    "t241/nvidia_scf_pmu_N": "2cf0036b", "t241/nvidia_pcie_pmu_N": "1030036b", "t241/nvidia_nvlink_c2c1_pmu_N": "1040036b",
    "t241/nvidia_nvlink_c2c0_pmu_N": "1050036b", "t241/nvidia_cnvlink_pmu_N": "1060036b",
}
