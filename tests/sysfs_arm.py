"""What drivers of Linux 6.12 for Arm's systems show: names of files in `format` and `events`, and their texts, from the drivers' tables.

drivers/perf/arm_dmc620_pmu.c: GEN_PMU_FORMAT_ATTR, DMC620_PMU_EVENT_ATTR, shown as "event=0x%x,clkdiv2=0x%x\\n".
drivers/perf/arm_smmuv3_pmu.c: PMU_FORMAT_ATTR, SMMU_EVENT_ATTR, shown as "event=0x%02llx\\n".
"""

from __future__ import annotations

DMC620_FORMAT = {"mask": "config:0-44", "match": "config1:0-44", "invert": "config2:0", "incr": "config2:1-2", "event": "config2:3-8", "clkdiv2": "config2:9"}
DMC620_EVENTS = {f"clkdiv2_{name}": f"event=0x{number:x},clkdiv2=0x1\n" for name, number in {
    "cycle_count": 0x0, "allocate": 0x1, "queue_depth": 0x2, "waiting_for_wr_data": 0x3, "read_backlog": 0x4, "waiting_for_mi": 0x5,
    "hazard_resolution": 0x6, "enqueue": 0x7, "arbitrate": 0x8, "lrank_turnaround_activate": 0x9, "prank_turnaround_activate": 0xA, "read_depth": 0xB,
    "write_depth": 0xC, "highigh_qos_depth": 0xD, "high_qos_depth": 0xE, "medium_qos_depth": 0xF, "low_qos_depth": 0x10, "activate": 0x11, "rdwr": 0x12,
    "refresh": 0x13, "training_request": 0x14, "t_mac_tracker": 0x15, "bk_fsm_tracker": 0x16, "bk_open_tracker": 0x17, "ranks_in_pwr_down": 0x18,
    "ranks_in_sref": 0x19}.items()} | {
    "clk_cycle_count": "event=0x0,clkdiv2=0x0\n", "clk_request": "event=0x1,clkdiv2=0x0\n", "clk_upload_stall": "event=0x2,clkdiv2=0x0\n"}

PMCG_FORMAT = {"event": "config:0-15", "filter_stream_id": "config1:0-31", "filter_span": "config1:32", "filter_enable": "config1:33"}
PMCG_EVENTS = {"cycles": "event=0x00\n", "transaction": "event=0x01\n", "tlb_miss": "event=0x02\n", "config_cache_miss": "event=0x03\n",
               "trans_table_walk_access": "event=0x04\n", "config_struct_access": "event=0x05\n", "pcie_ats_trans_rq": "event=0x06\n",
               "pcie_ats_trans_passed": "event=0x07\n"}
