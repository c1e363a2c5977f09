"""What Linux 6.12 shows of a mesh with every node and channel there is, under /sys/bus/event_source/devices/arm_cmn_<n>.

drivers/perf/arm-cmn.c: arm_cmn_format_attrs, and arm_cmn_event_attrs with what arm_cmn_event_attr_is_visible leaves of it. An entry is a
type of node, then its events: NAME=EVENTID, or NAME=EVENTID/OCCUPID."""

FORMATS = """
type config:0-15
eventid config:16-26
occupid config:27-30
bynodeid config:31
nodeid config:32-47
wp_dev_sel config:48-50
wp_chn_sel config:51-55
wp_grp config:56-57
wp_exclusive config:58
wp_combine config:27-30
wp_val config1:0-63
wp_mask config2:0-63
"""

# Macros of the driver with CMN_ANY, of nodes that every mesh has; of crosspoints the channels and ports of a CMN-600.
ANY = """
0x4: hni_rrt_rd_occ_cnt_ovfl=0x20 hni_rrt_wr_occ_cnt_ovfl=0x21 hni_rdt_rd_occ_cnt_ovfl=0x22 hni_rdt_wr_occ_cnt_ovfl=0x23
    hni_wdb_occ_cnt_ovfl=0x24 hni_rrt_rd_alloc=0x25 hni_rrt_wr_alloc=0x26 hni_rdt_rd_alloc=0x27 hni_rdt_wr_alloc=0x28 hni_wdb_alloc=0x29
    hni_txrsp_retryack=0x2a hni_arvalid_no_arready=0x2b hni_arready_no_arvalid=0x2c hni_awvalid_no_awready=0x2d
    hni_awready_no_awvalid=0x2e hni_wvalid_no_wready=0x2f hni_txdat_stall=0x30 hni_nonpcie_serialization=0x31
    hni_pcie_serialization=0x32
0x6: mxp_e_req_txflit_valid=0x1 mxp_w_req_txflit_valid=0x5 mxp_n_req_txflit_valid=0x9 mxp_s_req_txflit_valid=0xd
    mxp_p0_req_txflit_valid=0x11 mxp_p1_req_txflit_valid=0x15 mxp_e_rsp_txflit_valid=0x21 mxp_w_rsp_txflit_valid=0x25
    mxp_n_rsp_txflit_valid=0x29 mxp_s_rsp_txflit_valid=0x2d mxp_p0_rsp_txflit_valid=0x31 mxp_p1_rsp_txflit_valid=0x35
    mxp_e_snp_txflit_valid=0x41 mxp_w_snp_txflit_valid=0x45 mxp_n_snp_txflit_valid=0x49 mxp_s_snp_txflit_valid=0x4d
    mxp_p0_snp_txflit_valid=0x51 mxp_p1_snp_txflit_valid=0x55 mxp_e_dat_txflit_valid=0x61 mxp_w_dat_txflit_valid=0x65
    mxp_n_dat_txflit_valid=0x69 mxp_s_dat_txflit_valid=0x6d mxp_p0_dat_txflit_valid=0x71 mxp_p1_dat_txflit_valid=0x75
    mxp_e_req_txflit_stall=0x2 mxp_w_req_txflit_stall=0x6 mxp_n_req_txflit_stall=0xa mxp_s_req_txflit_stall=0xe
    mxp_p0_req_txflit_stall=0x12 mxp_p1_req_txflit_stall=0x16 mxp_e_rsp_txflit_stall=0x22 mxp_w_rsp_txflit_stall=0x26
    mxp_n_rsp_txflit_stall=0x2a mxp_s_rsp_txflit_stall=0x2e mxp_p0_rsp_txflit_stall=0x32 mxp_p1_rsp_txflit_stall=0x36
    mxp_e_snp_txflit_stall=0x42 mxp_w_snp_txflit_stall=0x46 mxp_n_snp_txflit_stall=0x4a mxp_s_snp_txflit_stall=0x4e
    mxp_p0_snp_txflit_stall=0x52 mxp_p1_snp_txflit_stall=0x56 mxp_e_dat_txflit_stall=0x62 mxp_w_dat_txflit_stall=0x66
    mxp_n_dat_txflit_stall=0x6a mxp_s_dat_txflit_stall=0x6e mxp_p0_dat_txflit_stall=0x72 mxp_p1_dat_txflit_stall=0x76
    mxp_p0_dat_partial_dat_flit=0x73 mxp_p1_dat_partial_dat_flit=0x77
0x7: sbsx_rd_req=0x1 sbsx_wr_req=0x2 sbsx_cmo_req=0x3 sbsx_txrsp_retryack=0x4 sbsx_txdat_flitv=0x5 sbsx_txrsp_flitv=0x6
    sbsx_rd_req_trkr_occ_cnt_ovfl=0x11 sbsx_wr_req_trkr_occ_cnt_ovfl=0x12 sbsx_cmo_req_trkr_occ_cnt_ovfl=0x13 sbsx_wdb_occ_cnt_ovfl=0x14
    sbsx_rd_axi_trkr_occ_cnt_ovfl=0x15 sbsx_cmo_axi_trkr_occ_cnt_ovfl=0x16 sbsx_arvalid_no_arready=0x21 sbsx_awvalid_no_awready=0x22
    sbsx_wvalid_no_wready=0x23 sbsx_txdat_stall=0x24 sbsx_txrsp_stall=0x25
0xa: rnid_s0_rdata_beats=0x1 rnid_s1_rdata_beats=0x2 rnid_s2_rdata_beats=0x3 rnid_rxdat_flits=0x4 rnid_txdat_flits=0x5
    rnid_txreq_flits_total=0x6 rnid_txreq_flits_retried=0x7 rnid_rrt_occ_ovfl=0x8 rnid_wrt_occ_ovfl=0x9 rnid_txreq_flits_replayed=0xa
    rnid_wrcancel_sent=0xb rnid_s0_wdata_beats=0xc rnid_s1_wdata_beats=0xd rnid_s2_wdata_beats=0xe rnid_rrt_alloc=0xf
    rnid_wrt_alloc=0x10
"""

# The same of nodes that some meshes have.
HNF = """
0x5: hnf_cache_miss=0x1 hnf_slc_sf_cache_access=0x2 hnf_cache_fill=0x3 hnf_pocq_retry=0x4 hnf_pocq_reqs_recvd=0x5 hnf_sf_hit=0x6
    hnf_sf_evictions=0x7 hnf_dir_snoops_sent=0x8 hnf_brd_snoops_sent=0x9 hnf_slc_eviction=0xa hnf_slc_fill_invalid_way=0xb
    hnf_mc_retries=0xc hnf_mc_reqs=0xd hnf_qos_hh_retry=0xe hnf_qos_pocq_occupancy_all=0xf/0 hnf_qos_pocq_occupancy_read=0xf/1
    hnf_qos_pocq_occupancy_write=0xf/2 hnf_qos_pocq_occupancy_atomic=0xf/3 hnf_qos_pocq_occupancy_stash=0xf/4 hnf_pocq_addrhaz=0x10
    hnf_pocq_atomic_addrhaz=0x11 hnf_ld_st_swp_adq_full=0x12 hnf_cmp_adq_full=0x13 hnf_txdat_stall=0x14 hnf_txrsp_stall=0x15
    hnf_seq_full=0x16 hnf_seq_hit=0x17 hnf_snp_sent=0x18 hnf_sfbi_dir_snp_sent=0x19 hnf_sfbi_brd_snp_sent=0x1a hnf_snp_sent_untrk=0x1b
    hnf_intv_dirty=0x1c hnf_stash_snp_sent=0x1d hnf_stash_data_pull=0x1e hnf_snp_fwded=0x1f
"""

CCIX = """
0x100: cxra_rht_occ=0x1 cxra_sht_occ=0x2 cxra_rdb_occ=0x3 cxra_wdb_occ=0x4 cxra_ssb_occ=0x5 cxra_snp_bcasts=0x6 cxra_req_chains=0x7
    cxra_req_chain_avglen=0x8 cxra_chirsp_stalls=0x9 cxra_chidat_stalls=0xa cxra_cxreq_pcrd_stalls_link0=0xb
    cxra_cxreq_pcrd_stalls_link1=0xc cxra_cxreq_pcrd_stalls_link2=0xd cxra_cxdat_pcrd_stalls_link0=0xe cxra_cxdat_pcrd_stalls_link1=0xf
    cxra_cxdat_pcrd_stalls_link2=0x10 cxra_external_chirsp_stalls=0x11 cxra_external_chidat_stalls=0x12
0x101: cxha_rddatbyp=0x21 cxha_chirsp_up_stall=0x22 cxha_chidat_up_stall=0x23 cxha_snppcrd_link0_stall=0x24
    cxha_snppcrd_link1_stall=0x25 cxha_snppcrd_link2_stall=0x26 cxha_reqtrk_occ=0x27 cxha_rdb_occ=0x28 cxha_rdbyp_occ=0x29
    cxha_wdb_occ=0x2a cxha_snptrk_occ=0x2b cxha_sdb_occ=0x2c cxha_snphaz_occ=0x2d
"""

HNP = """
0x11: hnp_rrt_wr_occ_cnt_ovfl=0x1 hnp_rdt_wr_occ_cnt_ovfl=0x2 hnp_wdb_occ_cnt_ovfl=0x3 hnp_rrt_wr_alloc=0x4 hnp_rdt_wr_alloc=0x5
    hnp_wdb_alloc=0x6 hnp_awvalid_no_awready=0x7 hnp_awready_no_awvalid=0x8 hnp_wvalid_no_wready=0x9 hnp_rrt_rd_occ_cnt_ovfl=0x11
    hnp_rdt_rd_occ_cnt_ovfl=0x12 hnp_rrt_rd_alloc=0x13 hnp_rdt_rd_alloc=0x14 hnp_arvalid_no_arready=0x15 hnp_arready_no_arvalid=0x16
"""

MTSX = """
0x10: mtsx_tc_lookup=0x1 mtsx_tc_fill=0x2 mtsx_tc_miss=0x3 mtsx_tdb_forward=0x4 mtsx_tcq_hazard=0x5 mtsx_tcq_rd_alloc=0x6
    mtsx_tcq_wr_alloc=0x7 mtsx_tcq_cmo_alloc=0x8 mtsx_axi_rd_req=0x9 mtsx_axi_wr_req=0xa mtsx_tcq_occ_cnt_ovfl=0xb
    mtsx_tdb_occ_cnt_ovfl=0xc
"""

GATEWAYS = """
0x103: ccra_rht_occ=0x41 ccra_sht_occ=0x42 ccra_rdb_occ=0x43 ccra_wdb_occ=0x44 ccra_ssb_occ=0x45 ccra_snp_bcasts=0x46
    ccra_req_chains=0x47 ccra_req_chain_avglen=0x48 ccra_chirsp_stalls=0x49 ccra_chidat_stalls=0x4a ccra_cxreq_pcrd_stalls_link0=0x4b
    ccra_cxreq_pcrd_stalls_link1=0x4c ccra_cxreq_pcrd_stalls_link2=0x4d ccra_cxdat_pcrd_stalls_link0=0x4e
    ccra_cxdat_pcrd_stalls_link1=0x4f ccra_cxdat_pcrd_stalls_link2=0x50 ccra_external_chirsp_stalls=0x51
    ccra_external_chidat_stalls=0x52 ccra_cxmisc_pcrd_stalls_link0=0x53 ccra_cxmisc_pcrd_stalls_link1=0x54
    ccra_cxmisc_pcrd_stalls_link2=0x55 ccra_rht_alloc=0x56 ccra_sht_alloc=0x57 ccra_rdb_alloc=0x58 ccra_wdb_alloc=0x59
    ccra_ssb_alloc=0x5a
0x104: ccha_rddatbyp=0x61 ccha_chirsp_up_stall=0x62 ccha_chidat_up_stall=0x63 ccha_snppcrd_link0_stall=0x64
    ccha_snppcrd_link1_stall=0x65 ccha_snppcrd_link2_stall=0x66 ccha_reqtrk_occ=0x67 ccha_rdb_occ=0x68 ccha_rdbyp_occ=0x69
    ccha_wdb_occ=0x6a ccha_snptrk_occ=0x6b ccha_sdb_occ=0x6c ccha_snphaz_occ=0x6d ccha_reqtrk_alloc=0x6e ccha_rdb_alloc=0x6f
    ccha_rdbyp_alloc=0x70 ccha_wdb_alloc=0x71 ccha_snptrk_alloc=0x72 ccha_db_alloc=0x73 ccha_snphaz_alloc=0x74 ccha_pb_rhu_req_occ=0x75
    ccha_pb_rhu_req_alloc=0x76 ccha_pb_rhu_pcie_req_occ=0x77 ccha_pb_rhu_pcie_req_alloc=0x78 ccha_pb_pcie_wr_req_occ=0x79
    ccha_pb_pcie_wr_req_alloc=0x7a ccha_pb_pcie_reg_req_occ=0x7b ccha_pb_pcie_reg_req_alloc=0x7c ccha_pb_pcie_rsvd_req_occ=0x7d
    ccha_pb_pcie_rsvd_req_alloc=0x7e ccha_pb_rhu_dat_occ=0x7f ccha_pb_rhu_dat_alloc=0x80 ccha_pb_rhu_pcie_dat_occ=0x81
    ccha_pb_rhu_pcie_dat_alloc=0x82 ccha_pb_pcie_wr_dat_occ=0x83 ccha_pb_pcie_wr_dat_alloc=0x84
0x105: ccla_rx_cxs=0x21 ccla_tx_cxs=0x22 ccla_rx_cxs_avg_size=0x23 ccla_tx_cxs_avg_size=0x24 ccla_tx_cxs_lcrd_backpressure=0x25
    ccla_link_crdbuf_occ=0x26 ccla_link_crdbuf_alloc=0x27 ccla_pfwd_rcvr_cxs=0x28 ccla_pfwd_sndr_num_flits=0x29
    ccla_pfwd_sndr_stalls_static_crd=0x2a ccla_pfwd_sndr_stalls_dynmaic_crd=0x2b
"""

HNS = """
0x200: hns_cache_miss_all=0x1/0 hns_cache_miss_hbt=0x1/1 hns_cache_miss_lbt=0x1/2 hns_slc_sf_cache_access_all=0x2/0
    hns_slc_sf_cache_access_hbt=0x2/1 hns_slc_sf_cache_access_lbt=0x2/2 hns_cache_fill_all=0x3/0 hns_cache_fill_hbt=0x3/1
    hns_cache_fill_lbt=0x3/2 hns_pocq_retry_all=0x4/0 hns_pocq_retry_hbt=0x4/1 hns_pocq_retry_lbt=0x4/2 hns_pocq_reqs_recvd_all=0x5/0
    hns_pocq_reqs_recvd_hbt=0x5/1 hns_pocq_reqs_recvd_lbt=0x5/2 hns_sf_hit_all=0x6/0 hns_sf_hit_hbt=0x6/1 hns_sf_hit_lbt=0x6/2
    hns_sf_evictions_all=0x7/0 hns_sf_evictions_hbt=0x7/1 hns_sf_evictions_lbt=0x7/2 hns_dir_snoops_sent=0x8 hns_brd_snoops_sent=0x9
    hns_slc_eviction_all=0xa/0 hns_slc_eviction_hbt=0xa/1 hns_slc_eviction_lbt=0xa/2 hns_slc_fill_invalid_way_all=0xb/0
    hns_slc_fill_invalid_way_hbt=0xb/1 hns_slc_fill_invalid_way_lbt=0xb/2 hns_mc_retries_local=0xc hns_mc_reqs_local_all=0xd/0
    hns_mc_reqs_local_sn=0xd/1 hns_mc_reqs_local_home=0xd/2 hns_qos_hh_retry=0xe hns_qos_pocq_occupancy_all=0xf/0
    hns_qos_pocq_occupancy_read=0xf/1 hns_qos_pocq_occupancy_write=0xf/2 hns_qos_pocq_occupancy_atomic=0xf/3
    hns_qos_pocq_occupancy_stash=0xf/4 hns_qos_pocq_occupancy_rxsnp=0xf/5 hns_qos_pocq_occupancy_lbt=0xf/6
    hns_qos_pocq_occupancy_hbt=0xf/7 hns_pocq_addrhaz=0x10 hns_pocq_atomic_addrhaz=0x11 hns_ld_st_swp_adq_full=0x12
    hns_cmp_adq_full=0x13 hns_txdat_stall=0x14 hns_txrsp_stall=0x15 hns_seq_full=0x16 hns_seq_hit=0x17 hns_snp_sent=0x18
    hns_sfbi_dir_snp_sent=0x19 hns_sfbi_brd_snp_sent=0x1a hns_intv_dirty=0x1c hns_stash_snp_sent=0x1d hns_stash_data_pull=0x1e
    hns_snp_fwded=0x1f hns_atomic_fwd=0x20 hns_mpam_hardlim=0x21 hns_mpam_softlim=0x22 hns_snp_sent_cluster=0x23
    hns_sf_imprecise_evict=0x24 hns_sf_evict_shared_line=0x25 hns_pocq_class_occup_class0=0x26/0 hns_pocq_class_occup_class1=0x26/1
    hns_pocq_class_occup_class2=0x26/2 hns_pocq_class_occup_class3=0x26/3 hns_pocq_class_retry_class0=0x27/0
    hns_pocq_class_retry_class1=0x27/1 hns_pocq_class_retry_class2=0x27/2 hns_pocq_class_retry_class3=0x27/3
    hns_class_mc_reqs_local_class0=0x28/0 hns_class_mc_reqs_local_class1=0x28/1 hns_class_mc_reqs_local_class2=0x28/2
    hns_class_mc_reqs_local_class3=0x28/3 hns_class_cgnt_cmin_class0=0x29/0 hns_class_cgnt_cmin_class1=0x29/1
    hns_class_cgnt_cmin_class2=0x29/2 hns_class_cgnt_cmin_class3=0x29/3 hns_sn_throttle_all=0x2a/0 hns_sn_throttle_group0_read=0x2a/1
    hns_sn_throttle_group0_write=0x2a/2 hns_sn_throttle_group1_read=0x2a/3 hns_sn_throttle_group1_write=0x2a/4
    hns_sn_throttle_read=0x2a/5 hns_sn_throttle_write=0x2a/6 hns_sn_throttle_min_all=0x2b/0 hns_sn_throttle_min_group0_read=0x2b/1
    hns_sn_throttle_min_group0_write=0x2b/2 hns_sn_throttle_min_group1_read=0x2b/3 hns_sn_throttle_min_group1_write=0x2b/4
    hns_sn_throttle_min_read=0x2b/5 hns_sn_throttle_min_write=0x2b/6 hns_sf_precise_to_imprecise=0x2c hns_snp_intv_cln=0x2d
    hns_nc_excl=0x2e hns_excl_mon_ovfl=0x2f hns_snp_req_recvd=0x30 hns_snp_req_byp_pocq=0x31 hns_dir_ccgha_snp_sent=0x32
    hns_brd_ccgha_snp_sent=0x33 hns_ccgha_snp_stall=0x34 hns_lbt_req_hardlim=0x35 hns_hbt_req_hardlim=0x36 hns_sf_reupdate=0x37
    hns_excl_sf_imprecise=0x38 hns_snp_pocq_addrhaz=0x39 hns_mc_retries_remote=0x3a hns_mc_reqs_remote_all=0x3b/0
    hns_mc_reqs_remote_sn=0x3b/1 hns_mc_reqs_remote_home=0x3b/2 hns_class_mc_reqs_remote_class0=0x3c/0
    hns_class_mc_reqs_remote_class1=0x3c/1 hns_class_mc_reqs_remote_class2=0x3c/2 hns_class_mc_reqs_remote_class3=0x3c/3
"""

# NOT_CMN600.
NOT_CMN600 = """
0x1: dn_dvmop_tlbi=0x1 dn_dvmop_bpi=0x2 dn_dvmop_pici=0x3 dn_dvmop_vici=0x4 dn_dvmsync=0x5 dn_vmid_filtered=0x6 dn_rndop_filtered=0x7
    dn_retry=0x8 dn_txsnp_flitv=0x9 dn_txsnp_stall=0xa dn_trkfull=0xb dn_trk_occupancy_all=0xc/0 dn_trk_occupancy_dvmop=0xc/1
    dn_trk_occupancy_dvmsync=0xc/2
0x7: sbsx_rdb_occ_cnt_ovfl=0x17
0xa: rnid_padb_occ_ovfl=0x11 rnid_rpdb_occ_ovfl=0x12 rnid_rrt_occup_ovfl_slice1=0x13 rnid_rrt_occup_ovfl_slice2=0x14
    rnid_rrt_occup_ovfl_slice3=0x15 rnid_wrt_throttled=0x16
"""

HNF_NOT_CMN600 = """
0x5: hnf_atomic_fwd=0x20 hnf_mpam_hardlim=0x21 hnf_mpam_softlim=0x22
"""

CCIX_NOT_CMN600 = """
0x100: cxra_cxmisc_pcrd_stalls_link0=0x13 cxra_cxmisc_pcrd_stalls_link1=0x14 cxra_cxmisc_pcrd_stalls_link2=0x15
"""

# CMN_650ON.
HNF_650ON = """
0x5: hnf_snp_sent_cluster=0x23 hnf_sf_imprecise_evict=0x24 hnf_sf_evict_shared_line=0x25
"""

# CMN_700ON.
DN_700ON = """
0x1: dn_trk_occupancy_cxha_all=0xd/0 dn_trk_occupancy_cxha_dvmop=0xd/1 dn_trk_occupancy_cxha_dvmsync=0xd/2
    dn_trk_occupancy_pdn_all=0xe/0 dn_trk_occupancy_pdn_dvmop=0xe/1 dn_trk_occupancy_pdn_dvmsync=0xe/2 dn_trk_alloc=0xf
    dn_trk_cxha_alloc=0x10 dn_trk_pdn_alloc=0x11 dn_txsnp_stall_limit=0x12 dn_rxsnp_stall_starv=0x13 dn_txsnp_sync_stall_op=0x14
"""

CMN600 = """
0x1: dn_rxreq_dvmop=0x1 dn_rxreq_dvmsync=0x2 dn_rxreq_dvmop_vmid_filtered=0x3 dn_rxreq_retried=0x4 dn_rxreq_trk_occupancy_all=0x5/0
    dn_rxreq_trk_occupancy_dvmop=0x5/1 dn_rxreq_trk_occupancy_dvmsync=0x5/2
0xa: rnid_rdb_unord=0x11 rnid_rdb_replay=0x12 rnid_rdb_hybrid=0x13 rnid_rdb_ord=0x14
"""

# One model.
CMN700 = """
0x5: hnf_pocq_class_occup_class0=0x26/0 hnf_pocq_class_occup_class1=0x26/1 hnf_pocq_class_occup_class2=0x26/2
    hnf_pocq_class_occup_class3=0x26/3 hnf_pocq_class_retry_class0=0x27/0 hnf_pocq_class_retry_class1=0x27/1
    hnf_pocq_class_retry_class2=0x27/2 hnf_pocq_class_retry_class3=0x27/3 hnf_class_mc_reqs_class0=0x28/0
    hnf_class_mc_reqs_class1=0x28/1 hnf_class_mc_reqs_class2=0x28/2 hnf_class_mc_reqs_class3=0x28/3 hnf_class_cgnt_cmin_class0=0x29/0
    hnf_class_cgnt_cmin_class1=0x29/1 hnf_class_cgnt_cmin_class2=0x29/2 hnf_class_cgnt_cmin_class3=0x29/3 hnf_sn_throttle_all=0x2a/0
    hnf_sn_throttle_group0_read=0x2a/1 hnf_sn_throttle_group0_write=0x2a/2 hnf_sn_throttle_group1_read=0x2a/3
    hnf_sn_throttle_group1_write=0x2a/4 hnf_sn_throttle_read=0x2a/5 hnf_sn_throttle_write=0x2a/6 hnf_sn_throttle_min_all=0x2b/0
    hnf_sn_throttle_min_group0_read=0x2b/1 hnf_sn_throttle_min_group0_write=0x2b/2 hnf_sn_throttle_min_group1_read=0x2b/3
    hnf_sn_throttle_min_group1_write=0x2b/4 hnf_sn_throttle_min_read=0x2b/5 hnf_sn_throttle_min_write=0x2b/6
    hnf_sf_precise_to_imprecise=0x2c hnf_snp_intv_cln=0x2d hnf_nc_excl=0x2e hnf_excl_mon_ovfl=0x2f
0xa: rnid_ldb_full=0x17 rnid_rrt_rd_req_occup_ovfl_slice0=0x18 rnid_rrt_rd_req_occup_ovfl_slice1=0x19
    rnid_rrt_rd_req_occup_ovfl_slice2=0x1a rnid_rrt_rd_req_occup_ovfl_slice3=0x1b rnid_rrt_burst_occup_ovfl_slice0=0x1c
    rnid_rrt_burst_occup_ovfl_slice1=0x1d rnid_rrt_burst_occup_ovfl_slice2=0x1e rnid_rrt_burst_occup_ovfl_slice3=0x1f
    rnid_rrt_burst_alloc=0x20 rnid_awid_hash=0x21 rnid_atomic_alloc=0x22 rnid_atomic_occ_ovfl=0x23
"""

CMNS3 = """
0x104: ccha_chirsp1_up_stall=0x85
"""

# Of crosspoints: PUB, RSP2 and DAT2 of two ports, ports 2 and 3, REQ2 and SNP2, whose numbers the event select registers of a CMN-650
# and a CI-700 lack.
CHANNELS_4_TO_6 = """
0x6: mxp_e_pub_txflit_valid=0x81 mxp_w_pub_txflit_valid=0x85 mxp_n_pub_txflit_valid=0x89 mxp_s_pub_txflit_valid=0x8d
    mxp_p0_pub_txflit_valid=0x91 mxp_p1_pub_txflit_valid=0x95 mxp_e_rsp2_txflit_valid=0xa1 mxp_w_rsp2_txflit_valid=0xa5
    mxp_n_rsp2_txflit_valid=0xa9 mxp_s_rsp2_txflit_valid=0xad mxp_p0_rsp2_txflit_valid=0xb1 mxp_p1_rsp2_txflit_valid=0xb5
    mxp_e_dat2_txflit_valid=0xc1 mxp_w_dat2_txflit_valid=0xc5 mxp_n_dat2_txflit_valid=0xc9 mxp_s_dat2_txflit_valid=0xcd
    mxp_p0_dat2_txflit_valid=0xd1 mxp_p1_dat2_txflit_valid=0xd5 mxp_e_pub_txflit_stall=0x82 mxp_w_pub_txflit_stall=0x86
    mxp_n_pub_txflit_stall=0x8a mxp_s_pub_txflit_stall=0x8e mxp_p0_pub_txflit_stall=0x92 mxp_p1_pub_txflit_stall=0x96
    mxp_e_rsp2_txflit_stall=0xa2 mxp_w_rsp2_txflit_stall=0xa6 mxp_n_rsp2_txflit_stall=0xaa mxp_s_rsp2_txflit_stall=0xae
    mxp_p0_rsp2_txflit_stall=0xb2 mxp_p1_rsp2_txflit_stall=0xb6 mxp_e_dat2_txflit_stall=0xc2 mxp_w_dat2_txflit_stall=0xc6
    mxp_n_dat2_txflit_stall=0xca mxp_s_dat2_txflit_stall=0xce mxp_p0_dat2_txflit_stall=0xd2 mxp_p1_dat2_txflit_stall=0xd6
    mxp_p0_dat2_partial_dat_flit=0xd3 mxp_p1_dat2_partial_dat_flit=0xd7
"""

PORTS_2_AND_3 = """
0x6: mxp_p2_req_txflit_valid=0x19 mxp_p3_req_txflit_valid=0x1d mxp_p2_rsp_txflit_valid=0x39 mxp_p3_rsp_txflit_valid=0x3d
    mxp_p2_snp_txflit_valid=0x59 mxp_p3_snp_txflit_valid=0x5d mxp_p2_dat_txflit_valid=0x79 mxp_p3_dat_txflit_valid=0x7d
    mxp_p2_pub_txflit_valid=0x99 mxp_p3_pub_txflit_valid=0x9d mxp_p2_rsp2_txflit_valid=0xb9 mxp_p3_rsp2_txflit_valid=0xbd
    mxp_p2_dat2_txflit_valid=0xd9 mxp_p3_dat2_txflit_valid=0xdd mxp_p2_req_txflit_stall=0x1a mxp_p3_req_txflit_stall=0x1e
    mxp_p2_rsp_txflit_stall=0x3a mxp_p3_rsp_txflit_stall=0x3e mxp_p2_snp_txflit_stall=0x5a mxp_p3_snp_txflit_stall=0x5e
    mxp_p2_dat_txflit_stall=0x7a mxp_p3_dat_txflit_stall=0x7e mxp_p2_pub_txflit_stall=0x9a mxp_p3_pub_txflit_stall=0x9e
    mxp_p2_rsp2_txflit_stall=0xba mxp_p3_rsp2_txflit_stall=0xbe mxp_p2_dat2_txflit_stall=0xda mxp_p3_dat2_txflit_stall=0xde
    mxp_p2_dat_partial_dat_flit=0x7b mxp_p3_dat_partial_dat_flit=0x7f mxp_p2_dat2_partial_dat_flit=0xdb
    mxp_p3_dat2_partial_dat_flit=0xdf
"""

CHANNELS_7_AND_8 = """
0x6: mxp_e_req2_txflit_valid=0xe1 mxp_w_req2_txflit_valid=0xe5 mxp_n_req2_txflit_valid=0xe9 mxp_s_req2_txflit_valid=0xed
    mxp_p0_req2_txflit_valid=0xf1 mxp_p1_req2_txflit_valid=0xf5 mxp_p2_req2_txflit_valid=0xf9 mxp_p3_req2_txflit_valid=0xfd
    mxp_e_snp2_txflit_valid=0x101 mxp_w_snp2_txflit_valid=0x105 mxp_n_snp2_txflit_valid=0x109 mxp_s_snp2_txflit_valid=0x10d
    mxp_p0_snp2_txflit_valid=0x111 mxp_p1_snp2_txflit_valid=0x115 mxp_p2_snp2_txflit_valid=0x119 mxp_p3_snp2_txflit_valid=0x11d
    mxp_e_req2_txflit_stall=0xe2 mxp_w_req2_txflit_stall=0xe6 mxp_n_req2_txflit_stall=0xea mxp_s_req2_txflit_stall=0xee
    mxp_p0_req2_txflit_stall=0xf2 mxp_p1_req2_txflit_stall=0xf6 mxp_p2_req2_txflit_stall=0xfa mxp_p3_req2_txflit_stall=0xfe
    mxp_e_snp2_txflit_stall=0x102 mxp_w_snp2_txflit_stall=0x106 mxp_n_snp2_txflit_stall=0x10a mxp_s_snp2_txflit_stall=0x10e
    mxp_p0_snp2_txflit_stall=0x112 mxp_p1_snp2_txflit_stall=0x116 mxp_p2_snp2_txflit_stall=0x11a mxp_p3_snp2_txflit_stall=0x11e
"""

# What the parts have: of nodes, Arm's tables of registers (ArmDeveloperEcosystem/cmn-tools, data/regdefs), of the CI-700 the driver of
# Linux 5.16, where it was the second.
TABLES = {
    "cmn600": (ANY, HNF, CCIX, CMN600),
    "cmn650": (ANY, HNF, CCIX, HNP, NOT_CMN600, HNF_NOT_CMN600, CCIX_NOT_CMN600, HNF_650ON, CHANNELS_4_TO_6),
    "ci700": (ANY, HNF, MTSX, NOT_CMN600, HNF_NOT_CMN600, CHANNELS_4_TO_6, PORTS_2_AND_3),
    "cmn700": (ANY, HNF, CCIX, HNP, MTSX, GATEWAYS, HNS, NOT_CMN600, HNF_NOT_CMN600, CCIX_NOT_CMN600, HNF_650ON, DN_700ON, CMN700,
               CHANNELS_4_TO_6, PORTS_2_AND_3, CHANNELS_7_AND_8),
    "cmns3": (ANY, CCIX, HNP, MTSX, GATEWAYS, HNS, NOT_CMN600, CCIX_NOT_CMN600, DN_700ON, CMNS3, CHANNELS_4_TO_6, PORTS_2_AND_3,
              CHANNELS_7_AND_8),
}

OTHERS = {
    "dtc_cycles": "type=0x3",
    "watchpoint_up": "type=0x7770,eventid=0x0,wp_dev_sel=?,wp_chn_sel=?,wp_grp=?,wp_val=?,wp_mask=?",
    "watchpoint_down": "type=0x7770,eventid=0x2,wp_dev_sel=?,wp_chn_sel=?,wp_grp=?,wp_val=?,wp_mask=?",
}


def formats() -> dict[str, str]:
    return dict(line.split() for line in FORMATS.split("\n") if line)


def events(system: str) -> dict[str, str]:
    """The files of events of a mesh of this kind, without the newline at their ends."""
    found = dict(OTHERS)
    for word in " ".join(TABLES[system]).split():
        if word.endswith(":"):
            kind = word[:-1]
            continue
        name, _, number = word.partition("=")
        eventid, _, occupid = number.partition("/")
        found[name] = f"type={kind},eventid={eventid}" + (f",occupid=0x{occupid}" if occupid else "")
    return found
