"""What Linux shows under /sys/bus/event_source/devices, byte for byte, and nothing else.

Sources: Linux arch/x86/events/intel/uncore_snbep.c and uncore_nhmex.c (uncore, uncore_*);
Documentation/admin-guide/perf/nvidia-tegra410-pmu.rst with drivers/perf/arm_cspmu/nvidia_cspmu.c,
drivers/perf/nvidia_t410_cmem_latency_pmu.c and nvidia_t410_c2c_pmu.c (nvidia_*; those of Grace in sysfs_t241.py, of Ice Lake-SP in sysfs_icx.py,
of Skylake-SP in sysfs_skx.py, of client uncores in sysfs_client.py, of AMD's processors in sysfs_amd.py); the L4T kernel's carmel_pmu driver;
drivers/perf/arm_pmuv3.c with include/linux/perf/arm_pmuv3.h (armv8_pmuv3_*; the threshold terms came with Linux 6.8).
"""

from __future__ import annotations

import pytest

import sysfs_amd
import sysfs_client
import sysfs_icx
import sysfs_skx
import sysfs_t241
from describing import ROOT, demo

SYSFS = ROOT / "generated" / "sysfs"

# system/device/folder: one file a line, its name and its text
FILES = {
    "pmuv3/armv8_pmuv3_N/format": """
        event config:0-15
        long config1:0
        rdpmc config1:1
        threshold config1:5-16
        threshold_compare config1:3-4
        threshold_count config1:2
    """,
    "pmuv3/armv8_pmuv3_N/events": """
        br_immed_retired event=0x000d
        br_mis_pred event=0x0010
        br_mis_pred_retired event=0x0022
        br_pred event=0x0012
        br_retired event=0x0021
        br_return_retired event=0x000e
        bus_access event=0x0019
        bus_cycles event=0x001d
        cid_write_retired event=0x000b
        cnt_cycles event=0x4004
        cpu_cycles event=0x0011
        cti_trigout4 event=0x4018
        cti_trigout5 event=0x4019
        cti_trigout6 event=0x401a
        cti_trigout7 event=0x401b
        dtlb_walk event=0x0034
        exc_return event=0x000a
        exc_taken event=0x0009
        inst_retired event=0x0008
        inst_spec event=0x001b
        itlb_walk event=0x0035
        l1d_cache event=0x0004
        l1d_cache_allocate event=0x001f
        l1d_cache_lmiss_rd event=0x0039
        l1d_cache_refill event=0x0003
        l1d_cache_wb event=0x0015
        l1d_tlb event=0x0025
        l1d_tlb_refill event=0x0005
        l1i_cache event=0x0014
        l1i_cache_lmiss event=0x4006
        l1i_cache_refill event=0x0001
        l1i_tlb event=0x0026
        l1i_tlb_refill event=0x0002
        l2d_cache event=0x0016
        l2d_cache_allocate event=0x0020
        l2d_cache_lmiss_rd event=0x4009
        l2d_cache_refill event=0x0017
        l2d_cache_wb event=0x0018
        l2d_tlb event=0x002f
        l2d_tlb_refill event=0x002d
        l2i_cache event=0x0027
        l2i_cache_lmiss event=0x400a
        l2i_cache_refill event=0x0028
        l2i_tlb event=0x0030
        l2i_tlb_refill event=0x002e
        l3d_cache event=0x002b
        l3d_cache_allocate event=0x0029
        l3d_cache_lmiss_rd event=0x400b
        l3d_cache_refill event=0x002a
        l3d_cache_wb event=0x002c
        ld_align_lat event=0x4021
        ld_retired event=0x0006
        ldst_align_lat event=0x4020
        ll_cache event=0x0032
        ll_cache_miss event=0x0033
        ll_cache_miss_rd event=0x0037
        ll_cache_rd event=0x0036
        mem_access event=0x0013
        mem_access_checked event=0x4024
        mem_access_checked_rd event=0x4025
        mem_access_checked_wr event=0x4026
        memory_error event=0x001a
        op_retired event=0x003a
        op_spec event=0x003b
        pc_write_retired event=0x000c
        remote_access event=0x0031
        remote_access_rd event=0x0038
        sample_collision event=0x4003
        sample_feed event=0x4001
        sample_filtrate event=0x4002
        sample_pop event=0x4000
        st_align_lat event=0x4022
        st_retired event=0x0007
        stall event=0x003c
        stall_backend event=0x0024
        stall_backend_mem event=0x4005
        stall_frontend event=0x0023
        stall_slot event=0x003f
        stall_slot_backend event=0x003d
        stall_slot_frontend event=0x003e
        sw_incr event=0x0000
        trb_trig event=0x400e
        trb_wrap event=0x400c
        trcextout0 event=0x4010
        trcextout1 event=0x4011
        trcextout2 event=0x4012
        trcextout3 event=0x4013
        ttbr_write_retired event=0x001c
        unaligned_ldst_retired event=0x000f
    """,
    "carmel/carmel_pmu/format": """
        event config:4-15
        unit config:0-3
    """,
    "carmel/carmel_pmu/events": """
        bus_access event=0x019
        bus_cycles event=0x01d
        l2d event=0x016
        l2d_cache_wb event=0x018
        l2d_ld event=0x050
        l2d_prefetch_c0 event=0x0c5
        l2d_prefetch_c1 event=0x0c6
        l2d_refill event=0x017
        l2d_refill_ld event=0x052
        l2d_refill_st event=0x053
        l2d_refill_victim event=0x056
        l2d_st event=0x051
        l3d_cache event=0x02b
        l3d_cache_allocate event=0x029
        l3d_cache_refill event=0x02a
        l3d_cache_wb event=0x02c
    """,
    "t410/nvidia_cmem_latency_pmu_N/format": """
        event config:0-1
    """,
    "t410/nvidia_cmem_latency_pmu_N/events": """
        cycles event=0x0
        rd_cum_outs event=0x2
        rd_req event=0x1
    """,
    "t410/nvidia_nvclink_pmu_N/format": """
        gpu_mask config1:0-1
        event config:0-3
    """,
    "t410/nvidia_nvclink_pmu_N/events": """
        cycles event=0x0
        in_rd_cum_outs event=0x1
        in_rd_req event=0x2
        out_rd_cum_outs event=0x5
        out_rd_req event=0x6
        in_wr_cum_outs event=0x3
        in_wr_req event=0x4
        out_wr_cum_outs event=0x7
        out_wr_req event=0x8
    """,
    "t410/nvidia_nvdlink_pmu_N/format": """
        event config:0-3
    """,
    "t410/nvidia_nvdlink_pmu_N/events": """
        cycles event=0x0
        in_rd_cum_outs event=0x1
        in_rd_req event=0x2
    """,
    "t410/nvidia_nvlink_c2c_pmu_N/format": """
        event config:0-3
        gpu_mask config1:0-1
    """,
    "t410/nvidia_nvlink_c2c_pmu_N/events": """
        cycles event=0x0
        in_rd_cum_outs event=0x1
        in_rd_req event=0x2
        in_wr_cum_outs event=0x3
        in_wr_req event=0x4
        out_rd_cum_outs event=0x5
        out_rd_req event=0x6
        out_wr_cum_outs event=0x7
        out_wr_req event=0x8
    """,
    "t410/nvidia_pcie_pmu_N_rc_N/format": """
        dst_loc_cmem config2:0
        dst_loc_gmem config2:1
        dst_loc_pcie_cxl config2:3
        dst_loc_pcie_p2p config2:2
        dst_rem config2:4
        event config:0-32
        src_bdf config1:8-23
        src_bdf_en config1:24
        src_rp_mask config1:0-7
    """,
    "t410/nvidia_pcie_pmu_N_rc_N/events": """
        cycles event=0x100000000
        rd_bytes event=0x0
        rd_cum_outs event=0x4
        rd_req event=0x2
        wr_bytes event=0x1
        wr_req event=0x3
    """,
    "t410/nvidia_pcie_tgt_pmu_N_rc_N/format": """
        dst_addr_base config1:0-63
        dst_addr_en config:11
        dst_addr_mask config2:0-63
        dst_rp_mask config:3-10
        event config:0-2
    """,
    "t410/nvidia_pcie_tgt_pmu_N_rc_N/events": """
        cycles event=0x4
        rd_bytes event=0x0
        rd_req event=0x2
        wr_bytes event=0x1
        wr_req event=0x3
    """,
    "t410/nvidia_ucf_pmu_N/format": """
        dst_loc_cmem config1:8
        dst_loc_gmem config1:9
        dst_loc_other config1:10
        dst_rem config1:11
        event config:0-32
        src_loc_cpu config1:1
        src_loc_noncpu config1:0
        src_rem config1:2
    """,
    "t410/nvidia_ucf_pmu_N/events": """
        bus_cycles event=0x1d
        cycles event=0x100000000
        ext_snp_access event=0x181
        ext_snp_evict event=0x182
        local_snoop event=0x180
        mem_access_rd event=0x121
        mem_access_wr event=0x122
        mem_bytes_rd event=0x123
        mem_bytes_wr event=0x124
        slc_access_atomic event=0x184
        slc_access_dataless event=0x183
        slc_access_rd event=0x111
        slc_access_wr event=0x112
        slc_allocate event=0xf0
        slc_bytes_rd event=0x113
        slc_bytes_wr event=0x114
        slc_hit_rd event=0x119
        slc_refill_rd event=0x109
        slc_refill_wr event=0x10a
        slc_wb event=0xf3
    """,
    "nhm/uncore/format": """
        cmask config:24-31
        edge config:18
        event config:0-7
        inv config:23
        umask config:8-15
    """,
    "nhm/uncore/events": """
        clockticks event=0xff,umask=0x00
        qhl_request_ioh_reads event=0x20,umask=0x01
        qhl_request_ioh_writes event=0x20,umask=0x02
        qhl_request_local_reads event=0x20,umask=0x10
        qhl_request_local_writes event=0x20,umask=0x20
        qhl_request_remote_reads event=0x20,umask=0x04
        qhl_request_remote_writes event=0x20,umask=0x08
        qmc_normal_reads_any event=0x2c,umask=0x0f
        qmc_writes_full_any event=0x2f,umask=0x0f
    """,
    "ivbep/uncore_cbox_N/format": """
        edge config:18
        event config:0-7
        filter_c6 config1:61
        filter_isoc config1:63
        filter_link config1:5-8
        filter_nc config1:62
        filter_nid config1:32-47
        filter_opc config1:52-60
        filter_state config1:17-22
        filter_tid config1:0-4
        thresh config:24-31
        tid_en config:19
        umask config:8-15
    """,
    "ivbep/uncore_ha_N/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15
    """,
    "ivbep/uncore_imc_N/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15
    """,
    "ivbep/uncore_imc_N/events": """
        cas_count_read event=0x04,umask=0x03
        cas_count_read.scale 6.103515625e-5
        cas_count_read.unit MiB
        cas_count_write event=0x04,umask=0x0c
        cas_count_write.scale 6.103515625e-5
        cas_count_write.unit MiB
        clockticks event=0xff,umask=0x00
    """,
    "ivbep/uncore_irp/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15
    """,
    "ivbep/uncore_pcu/format": """
        edge config:18
        event config:0-7
        filter_band0 config1:0-7
        filter_band1 config1:8-15
        filter_band2 config1:16-23
        filter_band3 config1:24-31
        occ_edge config:14-51
        occ_invert config:30
        occ_sel config:14-15
        thresh config:24-28
    """,
    "ivbep/uncore_qpi_N/format": """
        edge config:18
        event config:0-7,21
        mask0 config2:0-31
        mask1 config2:32-63
        mask_dnid config2:13-17
        mask_mc config2:9-12
        mask_opc config2:5-8
        mask_rds config2:48-51
        mask_rnid30 config2:32-35
        mask_rnid4 config2:31
        mask_vnw config2:3-4
        match0 config1:0-31
        match1 config1:32-63
        match_dnid config1:13-17
        match_mc config1:9-12
        match_opc config1:5-8
        match_rds config1:48-51
        match_rnid30 config1:32-35
        match_rnid4 config1:31
        match_vnw config1:3-4
        thresh config:24-31
        umask config:8-15
    """,
    "ivbep/uncore_r2pcie/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15
    """,
    "ivbep/uncore_r3qpi_N/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-31
        umask config:8-15
    """,
    "ivbep/uncore_ubox/format": """
        edge config:18
        event config:0-7
        inv config:23
        thresh config:24-28
        umask config:8-15
    """,
} | sysfs_t241.FILES | sysfs_icx.FILES | sysfs_skx.FILES | sysfs_client.FILES | sysfs_amd.FILES

# arm_cspmu prints PMIIDR in hex, as nvidia_cspmu matches it; the drivers of the fixed counters print their ACPI HID.
IDENTIFIERS = {
    "t410/nvidia_ucf_pmu_N": "2cf2036b", "t410/nvidia_pcie_pmu_N_rc_N": "1030136b", "t410/nvidia_pcie_tgt_pmu_N_rc_N": "1070036b",
    "t410/nvidia_cmem_latency_pmu_N": "NVDA2021", "t410/nvidia_nvlink_c2c_pmu_N": "NVDA2023", "t410/nvidia_nvclink_pmu_N": "NVDA2022",
    "t410/nvidia_nvdlink_pmu_N": "NVDA2020",
} | sysfs_t241.IDENTIFIERS


DEVICES = sorted({folder.rpartition("/")[0] for folder in FILES})


def end(folder: str) -> str:
    """Linux's x86 uncore drivers print events, scales and units bare (uncore_event_show()), formats with a newline."""
    system, _, kind = folder.split("/")
    return "" if kind == "events" and system in ("icx", "ivbep", "nhm", "skx", *sysfs_client.SYSTEMS) else "\n"


def expected() -> dict[str, bytes]:
    files = {}
    for folder, lines in FILES.items():
        for line in lines.strip().splitlines():
            name, _, text = line.strip().partition(" ")
            files[f"{folder}/{name}"] = f"{text}{end(folder)}".encode()
    for device, text in IDENTIFIERS.items():
        files[f"{device}/identifier"] = f"{text}\n".encode()
    return files


@pytest.mark.parametrize("device", DEVICES)
def test_device(device):
    wanted = {name: text for name, text in expected().items() if name.startswith(f"{device}/")}
    found = {str(path.relative_to(SYSFS)): path.read_bytes() for path in (SYSFS / device).rglob("*") if path.is_file()}
    assert found == wanted


def test_no_other_device():
    """Of the systems whose drivers were read for this."""
    shown = [str(path.relative_to(SYSFS)) for path in SYSFS.glob("*/*")
             if path.name not in ("cpu", "cpu_core", "cpu_atom", "cpu_lowpower", "power", "power_core")
             or path.name == "cpu" and path.parent.name.startswith("zen")]    # the others are test_archperfmon's, test_hybrid_cores' and test_rapl's
    systems = {device.partition("/")[0] for device in DEVICES}
    assert sorted(device for device in shown if device.partition("/")[0] in systems) == DEVICES


def test_devices_of_two_systems_with_one_name_stay_apart(run, folder, tmp_path):
    """And the system that comes first in the order of names takes nothing from the one that was there before."""
    (folder / "other.yaml").write_text(demo().replace("system: demo ", "system: other "))
    build = ("build", "--regdefs", folder.parent, "--out", tmp_path / "out")
    assert run(*build).status == 0
    shown = tmp_path / "out" / "sysfs"
    alone = {str(path.relative_to(shown)): path.read_bytes() for path in shown.rglob("*") if path.is_file()}
    (folder / "demo.yaml").write_text(demo())
    assert run(*build).status == 0
    assert sorted(path.name for path in shown.iterdir()) == ["demo", "other"]
    assert {str(path.relative_to(shown)): path.read_bytes() for path in shown.rglob("*")
            if path.is_file() and path.is_relative_to(shown / "other")} == alone
