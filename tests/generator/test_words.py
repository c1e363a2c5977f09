"""`words`: sentences of events, composed of a sentence for the event and phrases for the parts of a sub-event's name."""

from __future__ import annotations

from pathlib import Path

from describing import ROOT, Outcome, demo, model, run_here

EVENTS = """\
      data_req:
        is: event=0x83
        sub:
          mem_write.part<t>: {is: "mask=1 << t", array: {t: 4}}
          mem_write.any: {is: mask=0x10}
          mem_other: {is: mask=0x20}
          mem_read: {is: mask=0x40, text: Has its own.}
      given: {is: event=0x84, text: Says it., sub: {ha: {is: mask=1}, all_ha: {is: mask=2}}}
      vn<n>_busy: {is: event=0x85 + n, array: {n: 2}}
      sch<n>: {is: event=0x87 + n, array: {n: 2}, sub: {ha: {is: mask=1}, rd: {is: mask=2}}}
      silent: {is: event=0x90, sub: {ha: {is: mask=1}}}
      heard: {is: event=0x92, text: Heard., sub: {ha: {is: mask=1}}}
      ack.to_ha: {is: event=0x91}
"""
WORDS = """\
    words:
      data_req: Data that devices ask for.
      .mem_write: writes of memory
      .mem: memory
      .Part<n>: port <n>
      .any: any port
      .ha: home agent
      .all: all
      given.ha: home agent of its own
      vn<n>_busy: Network <n> is busy.
      sch<n>: Requests of channel <n>.
      sch<n>.rd: reads
      ack: Acknowledged.
      .to_ha: to the home agent
"""


def described(tmp_path: Path, words: str = WORDS) -> Path:
    path = tmp_path / "demo.yaml"
    text = demo().replace("    events:\n", f"{words}    events:\n{EVENTS}")
    path.write_text(text.replace("      event: {field: EVENT.EVENT", '      mask: {linux: "config1:0-7"}\n      event: {field: EVENT.EVENT'))
    return path


def texts(tmp_path: Path, words: str = WORDS) -> dict[str, str]:
    (block,) = model(described(tmp_path, words), tmp_path).blocks.values()
    return {name: event.text for name, event in block.events.items()}


def test_sentences_and_phrases(tmp_path: Path) -> None:
    found = texts(tmp_path)
    assert found["data_req.mem_write.part3"] == "Data that devices ask for: writes of memory, port 3."
    assert found["data_req.mem_write.part0"] == "Data that devices ask for: writes of memory, port 0."
    assert found["data_req.mem_write.any"] == "Data that devices ask for: writes of memory, any port."
    assert found["data_req.mem_other"] == "Data that devices ask for.", "a part without a phrase: none for all"
    assert found["data_req.mem_read"] == "Has its own."
    assert found["given.ha"] == "Says it: home agent of its own."
    assert found["given.all_ha"] == "Says it: all, home agent of its own."
    assert (found["vn0_busy"], found["vn1_busy"]) == ("Network 0 is busy.", "Network 1 is busy.")
    assert (found["sch1.ha"], found["sch0.rd"]) == ("Requests of channel 1: home agent.", "Requests of channel 0: reads.")
    assert found["silent.ha"] == "", "a phrase alone is no sentence"
    assert found["ack.to_ha"] == "Acknowledged: to the home agent."
    assert found["cycles"] == "Clock cycles."


def test_without_words_texts_are_as_they_were(tmp_path: Path) -> None:
    found = texts(tmp_path, "")
    assert (found["given.ha"], found["data_req.mem_write.any"], found["ack.to_ha"]) == ("Says it.", "", "")


def test_of_a_base_in_a_library(tmp_path: Path) -> None:
    """A library may have more words than a system has events; the block's own go before."""
    (tmp_path / "words.yaml").write_text("pmureg: 2\nlibrary: words\ntitle: Words\nsources: {S: none}\nbases:\n  words:\n" + WORDS
                                         + "      nobody: Has it.\n")
    path = described(tmp_path, "    base: words\n    words: {data_req: Other words., .mem: ~}\n")
    path.write_text(path.read_text().replace("sources:", "import: [words.yaml]\nsources:", 1))
    (block,) = model(path, tmp_path).blocks.values()
    assert block.events["data_req.mem_write.part1"].text == "Other words: writes of memory, port 1."
    assert "nothing uses" not in checked(path).err


def checked(path: Path) -> Outcome:
    return run_here("check", path)


def test_words_that_no_event_has(tmp_path: Path) -> None:
    done = checked(described(tmp_path, WORDS + "      .nowhere: nowhere\n"))
    assert "demo.yaml:72:7: warning: nothing uses the words of `.nowhere`; write `events: .nowhere`, or remove it" in done.err.replace(str(tmp_path) + "/", ""), done.err


def test_a_wrong_key(tmp_path: Path) -> None:
    done = checked(described(tmp_path, "    words: {a b: Both.}\n"))
    assert done.status == 1
    assert "`a b`" in done.err and "at most one index" in done.err, done.err


def test_every_shipped_word_is_used() -> None:
    """A misspelt one in a library would be silent."""
    used: dict[tuple[str, int], bool] = {}
    for path in sorted((ROOT / "regdefs").glob("*/*.yaml")):
        if "\nsystem:" not in path.read_text():
            continue
        for block in model(path, ROOT / "regdefs").blocks.values():
            for name, word in block.words.items():
                place = f"{word.where} {name}", word.where.offset
                used[place] = used.get(place, False) or word.is_used
    assert [place for (place, _), is_used in used.items() if not is_used] == []


BOXES = ("iio", "irp", "pcu", "ubox", "upi", "imc", "hbm", "cxlcm", "cxldp")


def boxes(system: str) -> dict[str, str]:
    """Events of the units beside the mesh, and what each says."""
    blocks = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks
    return {f"{unit}/{name}": event.text for unit in BOXES if unit in blocks for name, event in blocks[unit].events.items()}


def test_composed_sentences_of_units_beside_the_mesh() -> None:
    icx, spr = boxes("icx"), boxes("spr")
    assert {name: icx[name] for name in (
        "iio/data_req_of_cpu.mem_write.part3", "iio/txn_req_by_cpu.mem_read.iommu1", "iio/comp_buf_inserts.cmpd.all_parts",
        "iio/iommu0.4k_hits", "irp/snoop_resp.all_hit_m", "irp/txr2_ad1_stall_credit_cycles", "irp/txr2_ad01_stall_credit_cycles",
        "ubox/m2u_misc1.rxc_cycles_ne_cbo_ncb", "upi/rxl_basic_hdr_match.rsp_data_opc", "upi/rxl_slot_bypass.s0_rxq2",
        "imc/cas_count.rd_pre_underfill", "imc/sb_tagged.pmm2_cmp", "pcu/pkg_residency_c2e_cycles")} == {
            "iio/data_req_of_cpu.mem_write.part3": "Data that devices read and write, 4 bytes a count: writes of memory, port 3.",
            "iio/txn_req_by_cpu.mem_read.iommu1":
                "Requests of cores and other stacks to devices, 64 bytes or less each: reads of memory-mapped I/O, IOMMU 1.",
            "iio/comp_buf_inserts.cmpd.all_parts": "Completions entered the completion buffer: with data, all ports.",
            "iio/iommu0.4k_hits": "Lookups of the IOMMU's translation caches: first lookup hits, 4 KiB page.",
            "irp/snoop_resp.all_hit_m": "Answers to snoops of the I/O cache: all snoops, hit a modified line.",
            "irp/txr2_ad1_stall_credit_cycles": "Cycles in which requests wait for credits of AD egress 1.",
            "irp/txr2_ad01_stall_credit_cycles": "Cycles in which requests wait for credits of AD egress 0 or 1.",
            "ubox/m2u_misc1.rxc_cycles_ne_cbo_ncb":
                "Cycles of a state of the UBox's mesh queues: ingress not empty, slices, non-coherent bypass.",
            "upi/rxl_basic_hdr_match.rsp_data_opc": "Packets received whose header matches: responses with data, of the given opcode.",
            "upi/rxl_slot_bypass.s0_rxq2": "Slots that bypass a receive queue: slot 0, queue 2.",
            "imc/cas_count.rd_pre_underfill": "CAS commands, each of 64 bytes: underfill reads with precharge.",
            "imc/sb_tagged.pmm2_cmp": "Tagged requests of the scoreboard: persistent memory 2, completed.",
            "pcu/pkg_residency_c2e_cycles": "Cycles in which the package is in C2E.",
        }
    assert {name: spr[name] for name in (
        "hbm/cas_count.rd", "imc/cas_count.rd", "imc/rdb_full", "cxlcm/rxc_agf_inserts.cache_req1", "cxldp/txc_agf_inserts.u2c_rsp0")} == {
            "hbm/cas_count.rd": "CAS commands: all reads.",
            "imc/cas_count.rd": "CAS commands, each of 64 bytes: all reads.",
            "imc/rdb_full": "Cycles in which the read data buffer holds more entries than umask says.",
            "cxlcm/rxc_agf_inserts.cache_req1": "Entries into a receive FIFO (AGF): cache requests, buffer 1.",
            "cxldp/txc_agf_inserts.u2c_rsp0": "Entries into a send FIFO (AGF): U2C responses, FIFO 0.",
        }


RINGS = {
    "cbo llc_lookup.data_read": "Lookups of the last-level cache in the states that filter_state tells: data reads.",
    "cbo llc_lookup.nid": "Lookups of the last-level cache in the states that filter_state tells: chosen nodes.",
    "cbo txr_inserts.ak_cache": "Messages entered an egress queue: AK ring, from the cache.",
    "sbo txr_occupancy.ad_crd": "Entries of an egress queue, added up over the cycles: AD ring, with credits.",
    "ha addr_opc_match.addr": "Packets of QPI that match: address.",
    "ha tracker_occupancy.invitoe_remote": "Requests in the tracker, added up over the cycles: InvItoE, remote.",
    "imc wr_cas_rank7.bank10": "Write CAS commands to rank 7: bank 10.",
    "imc rd_cas_rank4.bankg1": "Read CAS commands to rank 4: bank group 1.",
    "pcu core10_transition_cycles": "Cycles in which core 10 changes its C-state.",
    "qpi txl_flits_g0.data": "Flits of 8 bytes sent: data.",
    "qpi rxl_flits_g2.ncb_nondata": "Flits received: non-coherent bypass, headers.",
    "r2pcie ring_ad_used.cw_even": "Cycles in which the AD ring is used at this stop: clockwise, even.",
    "r3qpi qpi0_ad_credits_empty.vn0_snp": "No AD credits to send to QPI link 0: VN0, snoops.",
    "irp snoop_resp.hit_m": "Answers to snoops of the I/O cache: hit a modified line.",
    "ubox u2c_events.lterror": "Messages from the uncore to cores: LT error.",
}


def test_sentences_of_units_at_rings() -> None:
    """Each event has one, but two that the vendor's files do not explain."""
    events = {f"{unit} {name}": event.text for unit, block in model(ROOT / "regdefs/intel/hswep.yaml", ROOT / "regdefs").blocks.items()
              for name, event in block.events.items()}
    assert {name: events[name] for name in RINGS} == RINGS
    assert [name for name, text in events.items() if not text] == ["cbo bounce_control", "sbo bounce_control"]


def test_units_beside_the_mesh_have_words() -> None:
    """Nobody says what PCLS counts, and what PWR is among the writes of persistent memory."""
    for system in ("icx", "spr"):
        said = boxes(system)
        assert [name for name, text in said.items() if not text] == ["imc/pcls.rd", "imc/pcls.wr", "imc/pcls.total"]
        event = "imc/pmm_wpq_occupancy"
        assert [name for name in said if name.startswith(event) and ": " not in said[name]] == [f"{event}.pwr"]


MESH = {
    "icx": {
        "cha tor_inserts.ia_miss_drd_pref_remote_ddr": "Requests entered the table of requests: from cores, miss, data prefetches, remote memory, DDR.",
        "cha tor_occupancy.io_hit_itom": "Entries of the table of requests, added up over the cycles: from I/O devices, hit, writes of whole lines (ItoM).",
        "cha llc_lookup.data_read_local": "Lookups of the last-level cache: data reads of this socket.",
        "cha txr_horz_occupancy.ad_uncrd": "Entries of a horizontal egress queue, added up over the cycles: AD ring, without credits.",
        "cha rxr_busy_starved.bl_crd": "Cycles in which an ingress queue starves behind messages of higher priority: BL ring, with credits.",
        "cha tor_inserts.ia_crd": "Requests entered the table of requests: from cores, code reads.",
        "cha ag1_bl_crd_acquired1.tgr10": "BL credits that agent 1 of the mesh stop acquired: transgress 10.",
        "cha pipe_reject.topa_match": "Requests that the slice's pipe rejected.",
        "m2m imc_writes.ch1_full_isoch": "Writes sent to the memory controller: channel 1, whole lines, isochronous.",
        "m2m prefcam_drop_reasons_ch2.pf_cam_full": "Prefetches of channel 2 that were dropped: prefetch queue full.",
        "m2pcie local_shar_p2p_crd_wait_1.m2iosf5_ncs": "Waits for a shared credit for local peers: M2IOSF 5, non-coherent standard (NCS).",
        "m2pcie vert_ring_tgc_in_use.dn_odd": "Cycles in which the vertical TGC ring is used at this stop: down, odd.",
        "m3upi rxc_arb_lost_vn1.bl_wb": "VN1 messages that lost the arbitration: write-backs on BL.",
    },
    "spr": {
        "cha llc_lookup.data_read_local": "Lookups of the last-level cache: data reads, this socket, local memory.",
        "cha rxc_wbq1_reject.pa_match": "Remote write-backs (WBQ) rejected, second set of reasons: address of a pending request.",
        "cha tor_inserts.rrq_miss_rdcode_cxl_exp_local":
            "Requests entered the table of requests: remote requests (RRQ), miss, remote code reads (RdCode), local CXL memory expanders.",
        "m2m directory_update.i_to_a_miss_non_pmm": "Changes of the directory in memory: from I to A, miss, not persistent memory.",
        "m2hbm directory_hit.dirty_s": "Directory lookups that hit: dirty line, state S (shared).",
        "m3upi rxc_hdr_flits_sent.1_msg_vnx": "Header flits sent: one message, not VNA.",
        "m3upi rxc_crd_misc.vn0_no_d2k_for_arb": "Conditions of the credits to the link: VN0, BL responses lack D2K credits.",
        "mdf crs_txr_inserts.bl_crd": "Messages entered an egress queue of the bridge: BL ring, with credits.",
    },
    "snr": {
        "cha rxc_ismq0_reject.bl_rsp_vn0": "Responses (ISMQ) rejected, first set of reasons: no VN0 credit for BL responses.",
        "iio req_from_pcie_cmpl.wr": "Device requests that are complete: write of a line.",
        "iio data_req_by_cpu.io_write.part5": "Data that cores and other stacks exchange with devices, 4 bytes a count: writes of I/O space, port 5.",
        "irp snoop_resp.all_hit_i": "Answers to snoops of the I/O cache: all snoops, hit an invalid line.",
        "m2m txc_ak_occupancy.wrcmp": "Entries of the AK egress queue, added up over the cycles: write completions.",
        "imc wpq_cycles_ne.pch1": "Cycles in which the write pending queue is not empty: pseudo channel 1.",
    },
    "gnr": {
        "b2cmi directory_update.x2i": "Changes of the directory in memory: to I.",
        "cha tor_occupancy.ia_hit_llcprefrfo":
            "Entries of the table of requests, added up over the cycles: from cores, hit, prefetches for ownership, last-level cache.",
        "iio num_req_of_cpu_by_tgt.msgb": "Requests of devices to a target: messages (MsgB).",
        "imc cas_count_sch1.rd": "CAS commands of subchannel 1, each of 64 bytes: reads.",
        "imc pdc_mr4active_cycles.sch0_dimm0": "Cycles in which temperature (MR4) is read: subchannel 0, DIMM 0.",
        "mdf txr_bypass.ak": "Packets that bypassed an egress queue of the bridge: AK ring.",
        "upi rxl_basic_hdr_match.wb": "Packets received whose header matches: write-backs.",
    },
}
MESH_BLOCKS = ("cha", "m2m", "m2hbm", "m2pcie", "m3upi", "mdf", "b2cmi")


def test_sentences_of_the_mesh() -> None:
    for system, sentences in MESH.items():
        blocks = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks
        found = {name: blocks[name.split()[0]].events[name.split()[1]].text for name in sentences}
        assert found == sentences


def test_events_of_the_mesh_without_words() -> None:
    """None is without a text; Intel explains no part of these names."""
    unexplained = {
        "icx": {f"cha pipe_reject.{part}" for part in ("allrsfways_res", "fsf_vicp", "one_fsf_vic", "one_rsp_con", "setmatchentrywsct", "topa_match", "torid_match_go_p")}
               | {"m2m wr_tracker_ne.mirr_pwr", "m2m wr_tracker_occupancy.mirr_pwr"},
        "spr": {"m2m wr_tracker_ne.mirr_pwr"},
        "gnr": set(),
    }
    unexplained["snr"] = unexplained["icx"]
    for system, expected in unexplained.items():
        blocks = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks
        events = {f"{block} {name}": event.text for block in MESH_BLOCKS if block in blocks for name, event in blocks[block].events.items()}
        assert [name for name, text in events.items() if not text] == []
        assert {name for name, text in events.items() if "." in name and ": " not in text} == expected


def test_texts_of_the_mesh_are_short() -> None:
    """Fifteen words for an event, six for a part, in blocks of words_mesh.yaml."""
    for system in MESH:
        for block in model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks.values():
            for name, word in block.words.items():
                if "words_mesh" in f"{word.where}":
                    assert len(word.text.split()) <= (6 if "." in name else 15), name
                    assert word.text.endswith(".") == ("." not in name), name


CORE = {
    "br_misp_retired.cond_ntaken": "Branches that retired and were mispredicted: conditional, not taken.",
    "cpu_clk_unhalted.distributed": "Cycles in which the core is not halted: shared between the running threads.",
    "fp_arith_inst_retired.512b_packed_single": "Floating-point instructions that retired; a fused multiply-add counts twice: 512 bits, single.",
    "frontend_retired.latency_ge_128": "Instructions that retired after an event of the front end: at least 128 empty cycles before.",
    "idq_uops_not_delivered.cycles_0_uops_deliv.core":
        "Operations that the front end did not deliver while the back end would take them: cycles in which none came, of the core.",
    "l2_rqsts.rfo_miss": "Requests to the L2 cache: reads for ownership, miss.",
    "mem_load_l3_hit_retired.xsnp_no_fwd": "Loads that retired and hit the L3, by the snoop of other cores: hit, not forwarded.",
    "ocr.reads_to_core.remote_cache.snoop_hitm": "Requests of the core: all reads, cache of another socket, modified in another core.",
    "ocr.demand_data_rd.snc_cache.hitm": "Requests of the core: demand data reads, cache of another cluster, modified.",
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd":
        "Requests of the core: prefetches for ownership into the L2, local DRAM, snoop missed, or nothing forwarded.",
    "uops_executed.core_cycles_ge_3": "Operations that were executed: of the core, cycles with at least 3.",
}


def test_sentences_of_cores() -> None:
    """Each event has one. Nobody explains two parts of names; the others have a phrase."""
    unexplained = {**dict.fromkeys(("skl", "skx", "icl", "rkl", "tgl", "icx"), set()), **dict.fromkeys(("spr", "gnr"), {"icache_tag.stalls_inuse", "icache_tag.stalls_isb"})}
    for system, expected in unexplained.items():
        events = {name: event.text for name, event in model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks["core"].events.items()}
        assert {name: events[name] for name in CORE if name in events} == {name: text for name, text in CORE.items() if name in events}
        assert [name for name, text in events.items() if not text] == []
        assert {name for name, text in events.items() if "." in name and ": " not in text} == expected
