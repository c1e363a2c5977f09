"""Nehalem-EX's and Westmere-EX's uncore against literals of Linux's driver: nothing here is computed from the descriptions.

Sources: Linux 6.12, arch/x86/events/intel/uncore_nhmex.c (NHMEX_*, nhmex_cbox_msr_offsets[], nhmex_uncore_mbox_extra_regs[], *_hw_config(),
*_msr_enable_event(), nhmex_rbox_get_constraint(), formats and events, which are shown without an end of line); events that Linux does not list:
nhmex_events.txt, from LIKWID's perfmon_nehalemEX_events.txt.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers import files, hold, shipped, shown, written
from driving import Driven
from table import read

OFFSETS = [0x0, 0x80, 0x40, 0xC0, 0x20, 0xA0, 0x60, 0xE0, 0x240, 0x2C0]
SELECTED = {"event": "config:0-7", "umask": "config:8-15", "edge": "config:18", "inv": "config:23", "thresh": "config:24-31"}
MATCH = {"match": "config1:0-63", "mask": "config2:0-63"}
MBOX = {"count_mode": "config:2-3", "storage_mode": "config:4-5", "wrap_mode": "config:6", "flag_mode": "config:7", "inc_sel": "config:9-13",
        "set_flag_sel": "config:19-21", "filter_cfg_en": "config2:63", "filter_match": "config2:0-33", "filter_mask": "config2:34-61",
        "dsp": "config1:0-31", "thr": "config1:0-31", "fvc": "config1:0-31", "pgt": "config1:0-31", "map": "config1:0-31", "iss": "config1:0-31",
        "pld": "config1:32-63"}
RBOX = {"event": "config:1-5", "xbr_mm_cfg": "config:32-63", "xbr_match": "config1:0-63", "xbr_mask": "config2:0-63", "qlx_cfg": "config1:0-15",
        "iperf_cfg": "config1:0-31"}
RBOX_EVENTS = {"qpi0_flit_send": "event=0x0,iperf_cfg=0x80000000", "qpi1_filt_send": "event=0x6,iperf_cfg=0x80000000",
               "qpi0_idle_filt": "event=0x0,iperf_cfg=0x40000000", "qpi1_idle_filt": "event=0x6,iperf_cfg=0x40000000",
               "qpi0_date_response": "event=0x0,iperf_cfg=0xc4", "qpi1_date_response": "event=0x6,iperf_cfg=0xc4"}
MBOX_EVENTS = {"nhmex": {"bbox_cmds_read": "inc_sel=0xd,fvc=0x2800", "bbox_cmds_write": "inc_sel=0xd,fvc=0x2820"},
               "wsmex": {"bbox_cmds_read": "inc_sel=0xd,fvc=0x5000", "bbox_cmds_write": "inc_sel=0xd,fvc=0x5040"}}
START = ["w64 0xc00 0x10000000"]    # nhmex_uncore_msr_init_box()


@pytest.fixture(scope="module", params=MBOX_EVENTS)
def uncore(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Driven:
    return shipped(tmp_path_factory.mktemp(request.param), f"intel/{request.param}.yaml")


def test_files_of_linux(uncore: Driven) -> None:
    expected = shown("uncore_ubox", {"event": "config:0-7", "edge": "config:18"}, {}) | shown("uncore_cbox_N", SELECTED, {}) | \
        shown("uncore_wbox", SELECTED, {"clockticks": "event=0xff,umask=0"}) | shown("uncore_sbox_N", SELECTED | MATCH, {}) | \
        shown("uncore_bbox_N", {"event": "config:1-5", "counter": "config:6-7"} | MATCH, {}) | shown("uncore_mbox_N", MBOX, MBOX_EVENTS[uncore.name]) | \
        shown("uncore_rbox_N", RBOX, RBOX_EVENTS)
    assert files(uncore) == expected


def test_names_of_devices(uncore: Driven) -> None:
    names = [instance.linux_name for block in read(uncore.table).blocks for instance in block.instances]
    assert sorted(names) == sorted(["uncore_ubox", "uncore_wbox", *(f"uncore_cbox_{n}" for n in range(8 if uncore.name == "nhmex" else 10)),
                                    *(f"uncore_{box}_{n}" for box in ("bbox", "sbox", "mbox", "rbox") for n in (0, 1))])


def test_registers(uncore: Driven) -> None:
    own = uncore.name.upper()
    places = {"BOXES_UBOX_GLOBAL_CTL_ADDRESS": 0xC00, "BOXES_UBOX_EV_SEL_ADDRESS": 0xC10, "BOXES_UBOX_CTR_ADDRESS": 0xC11,
              "BOXES_WBOX_BOX_CTL_ADDRESS": 0xC80, "BOXES_WBOX_FIXED_CTR_ADDRESS": 0x394, "BOXES_WBOX_FIXED_CTL_ADDRESS": 0x395}
    places |= {f"BOXES_WBOX_{name}_ADDRESS({n})": 0xC90 + odd + 2 * n for n in range(4) for name, odd in (("CTL", 0), ("CTR", 1))}
    boxes: dict[str, int] = {}
    for box, offset in enumerate(OFFSETS[:8 if uncore.name == "nhmex" else 10]):
        boxes |= {f"CBOX_BOX_CTL_ADDRESS({box})": 0xD00 + offset}
        boxes |= {f"CBOX_{name}_ADDRESS({box}, {n})": 0xD10 + odd + offset + 2 * n for n in range(6) for name, odd in (("CTL", 0), ("CTR", 1))}
    for box in (0, 1):
        b, s, m = 0x40 * box, 0x80 * box, 0x40 * box
        boxes |= {f"BBOX_BOX_CTL_ADDRESS({box})": 0xC20 + b, f"BBOX_MATCH_ADDRESS({box})": (0xE45, 0xE4D)[box], f"BBOX_MASK_ADDRESS({box})": (0xE46, 0xE4E)[box],
                  f"SBOX_BOX_CTL_ADDRESS({box})": 0xC40 + s, f"SBOX_MM_CFG_ADDRESS({box})": (0xE48, 0xE58)[box],
                  f"SBOX_MATCH_ADDRESS({box})": (0xE49, 0xE59)[box], f"SBOX_MASK_ADDRESS({box})": (0xE4A, 0xE5A)[box],
                  f"MBOX_BOX_CTL_ADDRESS({box})": 0xCA0 + m, f"MBOX_MM_CFG_ADDRESS({box})": (0xE54, 0xE5C)[box],
                  f"MBOX_ADDR_MATCH_ADDRESS({box})": (0xE55, 0xE5D)[box], f"MBOX_ADDR_MASK_ADDRESS({box})": (0xE56, 0xE5E)[box],
                  f"RBOX_BOX_CTL_ADDRESS({box})": 0xE00 + 0x20 * box}
        boxes |= {f"MBOX_{name}_ADDRESS({box})": at + m for name, at in (
            ("DSP", 0xCA5), ("ISS", 0xCA6), ("MAP", 0xCA7), ("MSC_THR", 0xCA8), ("PGT", 0xCA9), ("PLD", 0xCAA), ("ZDP_CTL_FVC", 0xCAB))}
        for name, odd in (("CTL", 0), ("CTR", 1)):
            boxes |= {f"BBOX_{name}_ADDRESS({box}, {n})": 0xC30 + odd + b + 2 * n for n in range(4)}
            boxes |= {f"SBOX_{name}_ADDRESS({box}, {n})": 0xC50 + odd + s + 2 * n for n in range(4)}
            boxes |= {f"MBOX_{name}_ADDRESS({box}, {n})": 0xCB0 + odd + m + 2 * n for n in range(6)}
            boxes |= {f"RBOX_{name}_ADDRESS({box}, {n})": 0xE10 + odd + 0x20 * box + 2 * n for n in range(8)}
        for port in range(4):
            n = port + 4 * box    # of NHMEX_R_MSR_PORTN_*
            xbr = (0 if n < 4 else 0x10) + n * 4
            boxes |= {f"RBOX_QLX_CFG_ADDRESS({box}, {port})": 0xE0C + n if n < 4 else 0xE2C + n - 4, f"RBOX_IPERF_CFG_ADDRESS({box}, 0, {port})": 0xE04 + n,
                      f"RBOX_IPERF_CFG_ADDRESS({box}, 1, {port})": 0xE24 + n}
            for s_, at in ((0, 0xE60), (1, 0xE70)):
                boxes |= {f"RBOX_XBR_{name}_ADDRESS({box}, {s_}, {port})": at + xbr + i for i, name in enumerate(("MM_CFG", "MATCH", "MASK"))}
    masks = {"BOXES_UBOX_GLOBAL_CTL_EN_MASK": 1, "BOXES_UBOX_GLOBAL_CTL_PMI_CORE_SEL_MASK": 0x1E, "BOXES_UBOX_GLOBAL_CTL_EN_ALL_MASK": 1 << 28,
             "BOXES_UBOX_GLOBAL_CTL_RST_ALL_MASK": 1 << 29, "BOXES_UBOX_GLOBAL_CTL_FRZ_ALL_MASK": 1 << 31, "BOXES_UBOX_EV_SEL_EVENT_MASK": 0xFF,
             "BOXES_UBOX_EV_SEL_EDGE_DET_MASK": 1 << 18, "BOXES_UBOX_EV_SEL_EN_MASK": 1 << 22, "BOXES_UBOX_EV_SEL_PMI_EN_MASK": 1 << 20,
             "BOXES_WBOX_BOX_CTL_EN_MASK": 0xF, "BOXES_WBOX_BOX_CTL_FIXED_EN_MASK": 1 << 31, "BOXES_WBOX_FIXED_CTL_EN_MASK": 1, "BOXES_WBOX_CTR_COUNT_MASK": 2**48 - 1}
    fields = {"EV_SEL": 0xFF, "UMASK": 0xFF00, "EDGE_DET": 1 << 18, "PMI_EN": 1 << 20, "EN": 1 << 22, "INVERT": 1 << 23, "TRESH": 0xFF000000}
    masks |= {f"BOXES_WBOX_CTL_{name}_MASK": mask for name, mask in fields.items()}
    boxes |= {f"{box}_CTL_{name}_MASK": mask for name, mask in fields.items() for box in ("CBOX", "SBOX")}
    boxes |= {"CBOX_BOX_CTL_EN_MASK": 0x3F, "BBOX_BOX_CTL_EN_MASK": 0xF, "SBOX_BOX_CTL_EN_MASK": 0xF, "MBOX_BOX_CTL_EN_MASK": 0x3F, "RBOX_BOX_CTL_EN_MASK": 0xFF,
              "BBOX_CTL_EN_MASK": 1, "BBOX_CTL_EV_SEL_MASK": 0x1F << 1, "SBOX_MM_CFG_EN_MASK": 1 << 63, "MBOX_MM_CFG_EN_MASK": 1 << 63,
              "MBOX_ADDR_MATCH_ADDR_MASK": 0x3FFFFFFFF, "MBOX_ADDR_MASK_MASK_MASK": 0x7FFFFFF, "MBOX_CTL_EN_MASK": 1, "MBOX_CTL_PMI_EN_MASK": 2,
              "MBOX_CTL_COUNT_MODE_MASK": 3 << 2, "MBOX_CTL_STORAGE_MODE_MASK": 3 << 4, "MBOX_CTL_WRAP_MODE_MASK": 1 << 6, "MBOX_CTL_FLAG_MODE_MASK": 1 << 7,
              "MBOX_CTL_INC_SEL_MASK": 0x1F << 9, "MBOX_CTL_SET_FLAG_SEL_MASK": 7 << 19, "RBOX_CTL_EN_MASK": 1, "RBOX_CTL_EV_SEL_MASK": 0x1F << 1,
              "RBOX_CTL_PMI_EN_MASK": 1 << 6, "RBOX_QLX_CFG_EV_MASK": 0xFFFF}
    hold(uncore, "", {f"NHMEX_{name}": value for name, value in (places | masks).items()} | {f"{own}_{name}": value for name, value in boxes.items()})


def count(uncore: Driven, *events: str, way: str = "count") -> list[str]:
    return written(uncore, f"{way} " + " ".join(f"{uncore.name}_{event}/" for event in events))


def test_what_the_driver_writes(uncore: Driven) -> None:
    """EN_BIT22 where bit 0 is the event's, else EN_BIT0; nhmex_uncore_msr_enable_box()."""
    assert count(uncore, "ubox/event=0x12,edge")[:4] == [*START, "w64 0xc11 0", "w64 0xc10 0x440012", "w64 0xc00 0x10000001"]
    assert count(uncore, "cbox_7/event=0x14,umask=0x7,edge,inv,thresh=0x2")[:4] == [*START, "w64 0xdf1 0", "w64 0xdf0 0x2c40714", "w64 0xde0 0x1"]
    assert count(uncore, "wbox/clockticks", "wbox/event=0x2")[:6] == [
        *START, "w64 0x394 0", "w64 0xc91 0", "w64 0x395 0x1", "w64 0xc90 0x400002", "w64 0xc80 0x80000001"]
    assert count(uncore, "bbox_1/event=0x3,counter=0,match=0x12,mask=0x34", "bbox_1/event=0x1f,counter=3")[:8] == [
        *START, "w64 0xc71 0", "w64 0xc77 0", "w64 0xe4d 0x12", "w64 0xe4e 0x34", "w64 0xc70 0x7", "w64 0xc76 0x3f", "w64 0xc60 0x9"]
    assert count(uncore, "sbox_1/event=0,match=0x18,mask=0xff")[:8] == [
        *START, "w64 0xcd1 0", "w64 0xe58 0", "w64 0xe59 0x18", "w64 0xe5a 0xff", "w64 0xe58 0x8000000000000000", "w64 0xcd0 0x400000", "w64 0xcc0 0x1"]
    assert count(uncore, "sbox_0/event=0x3,umask=0x1")[:4] == [*START, "w64 0xc51 0", "w64 0xc50 0x400103", "w64 0xc40 0x1"]
    read_, write = (0x2800, 0x2820) if uncore.name == "nhmex" else (0x5000, 0x5040)
    for name, fvc in (("read", read_), ("write", write)):
        assert count(uncore, f"mbox_1/bbox_cmds_{name}")[:5] == [*START, "w64 0xcf1 0", f"w64 0xceb {fvc:#x}", "w64 0xcf0 0x1a01", "w64 0xce0 0x1"]


# nhmex_uncore_mbox_extra_regs[]: of each event, in flag mode or not, the registers.
EXTRA = {(0, 0x0): {"dsp": 0xCA5}, (0, 0x4): {"thr": 0xCA8}, (0, 0x5): {"thr": 0xCA8}, (0, 0x9): {"iss": 0xCA6}, (0, 0xA): {"iss": 0xCA6, "pld": 0xCAA},
         (0, 0xB): {"pld": 0xCAA}, **{(0, event): {"fvc": 0xCAB} for event in (0xD, 0xE, 0xF, 0x10)}, (0, 0x16): {"pgt": 0xCA9},
         (1, 0x0): {"dsp": 0xCA5}, (1, 0x1): {"iss": 0xCA6}, (1, 0x5): {"pgt": 0xCA9}, (1, 0x6): {"map": 0xCA7}}


@pytest.mark.parametrize("flag", [0, 1])
def test_extra_registers_of_the_memory_controller(uncore: Driven, flag: int) -> None:
    """nhmex_mbox_hw_config() and nhmex_mbox_msr_enable_event(): the filter of addresses, at 0xe54, is for what has pld."""
    for event in range(8 if flag else 32):
        select = f"flag_mode,set_flag_sel={event:#x}" if flag else f"inc_sel={event:#x}"
        control = 1 | (1 << 7 | event << 19 if flag else event << 9)
        terms = EXTRA.get((flag, event), {})
        values = {term: 0x80000011 + at for term, at in terms.items()}
        lines = count(uncore, f"mbox_0/{select}{''.join(f',{term}={value:#x}' for term, value in values.items())}")
        filters = ["w64 0xe54 0"] * 2 if "pld" in terms else []
        assert lines[:3 + len(terms) + len(filters)] == [*START, "w64 0xcb1 0", *(f"w64 {at:#x} {values[term]:#x}" for term, at in terms.items()), *filters,
                                                         f"w64 0xcb0 {control:#x}"]
        for term in {"dsp", "thr", "fvc", "pgt", "map", "iss", "pld"} - set(terms):
            refused = uncore.lines(f"count {uncore.name}_mbox_0/{select},{term}=0x1/")
            assert f"{term} " in refused[-1] and not any(line.startswith("w") for line in refused)
    assert count(uncore, "mbox_1/inc_sel=0xb,pld=0x5,filter_cfg_en,filter_match=0x3ffffffff,filter_mask=0x7ffffff")[2:7] == [
        "w64 0xcea 0x5", "w64 0xe5c 0", "w64 0xe5d 0x3ffffffff", "w64 0xe5e 0x7ffffff", "w64 0xe5c 0x8000000000000000"]


def test_modes_of_the_memory_controller(uncore: Driven) -> None:
    """Written to switch the counter on; nhmex_uncore_msr_disable_event() writes 0."""
    lines = count(uncore, "mbox_0/inc_sel=0x16,count_mode=3,storage_mode=2,wrap_mode")
    assert {line.split()[2] for line in lines if line.startswith("w64 0xcb0 ")} == {"0x2c6d", "0"}


@pytest.mark.parametrize("port", range(8))
def test_registers_of_a_port(uncore: Driven, port: int) -> None:
    """nhmex_rbox_msr_enable_event(), and nhmex_rbox_get_constraint(): of each pair of events the other is taken where one has another value."""
    box, first = divmod(port, 4)
    first *= 6
    control = 0xE10 + 0x20 * box
    xbr = (0 if port < 4 else 0x10) + port * 4
    qlx = 0xE0C + port if port < 4 else 0xE2C + port - 4

    def pair(one: str, other: str) -> list[str]:
        """Without the steps that all have."""
        lines = count(uncore, f"rbox_{box}/{one}", f"rbox_{box}/{other}")
        return [line for line in lines[1:lines.index(f"w64 {0xE00 + 0x20 * box:#x} 0x3")] if line not in (f"w64 {control + 1:#x} 0", f"w64 {control + 3:#x} 0")]

    def controls(events: tuple[int, int]) -> list[str]:
        return [f"w64 {control + 2 * n:#x} {1 | event << 1:#x}" for n, event in enumerate(events)]

    assert pair(f"event={first},iperf_cfg=0x11", f"event={first},iperf_cfg=0x22") == [
        f"w64 {0xE04 + port:#x} 0x11", f"w64 {0xE24 + port:#x} 0x22", *controls((first, first + 1))]
    assert pair(f"event={first},iperf_cfg=0x11", f"event={first + 1},iperf_cfg=0x11") == [f"w64 {0xE04 + port:#x} 0x11", *controls((first, first))]
    assert pair(f"event={first + 2},qlx_cfg=0x11", f"event={first + 3},qlx_cfg=0x2200") == [
        f"w64 {qlx:#x} 0x11", f"w64 {qlx:#x} 0x2211", *controls((first + 2, first + 3))]
    assert pair(f"event={first + 4},xbr_match=0x1,xbr_mask=0x2,xbr_mm_cfg=0x3", f"event={first + 4},xbr_match=0x4,xbr_mask=0x5,xbr_mm_cfg=0x6") == [
        *(f"w64 {at + xbr + i:#x} {value:#x}" for at, values in ((0xE60, (3, 1, 2)), (0xE70, (6, 4, 5))) for i, value in enumerate(values)),
        *controls((first + 4, first + 5))]
    three = uncore.lines("group" + "".join(f" {uncore.name}_rbox_{box}/event={first},iperf_cfg={value}/" for value in (1, 2, 3)))
    assert "two values of iperf_cfg" in three[-1]


@pytest.mark.parametrize(("event", "text"), [
    ("rbox_0/event=0x18", "events are 0 to 0x17."), ("rbox_0/event=2,iperf_cfg=1", "iperf_cfg is for"), ("rbox_0/event=1,qlx_cfg=1", "qlx_cfg is for"),
    ("rbox_0/event=3,xbr_mask=1", "are for events 4 and 5 of a port"), ("bbox_0/event=4,counter=0,match=1", "match and mask are for"),
    ("bbox_0/event=1,counter=3,mask=1", "match and mask are for"), ("sbox_0/event=1,match=1", "event 0 alone"),
    ("mbox_0/inc_sel=0xa,filter_match=1", "need filter_cfg_en"), ("mbox_0/inc_sel=0xd,filter_cfg_en", "pld and filters")])
def test_what_no_event_uses_is_refused(uncore: Driven, event: str, text: str) -> None:
    lines = uncore.lines(f"count {uncore.name}_{event}/")
    assert text in lines[-1] and not any(line.startswith("w") for line in lines)


def test_a_counter_of_the_home_agent_has_its_own_events(uncore: Driven) -> None:
    """nhmex_uncore_bbox_constraints"""
    for n in range(4):
        assert f"w64 {0xC30 + 2 * n:#x} {0x9 << 1 | 1:#x}" in count(uncore, f"bbox_0/event=9,counter={n}")
    assert not count(uncore, "bbox_0/event=1,counter=3", "bbox_0/event=2,counter=3", way="group")


def test_events_that_linux_does_not_list(uncore: Driven) -> None:
    """Code, of B-Boxes also counter, and umask of each."""
    counted = 0
    renamed = {"C_C0_THROTTLE_TMP": "C_THROTTLE_TMP", "C_C0_THROTTLE_PROCHOT": "C0_THROTTLE_PROCHOT"}    # as G's table 2-102 has them
    box = ""
    for line in (Path(__file__).parent / "nhmex_events.txt").read_text().splitlines():
        if line.startswith("#"):
            box = line.split()[1][0].lower() if line.endswith("-Box") else box
            continue
        name, code, *rest = line.split()
        unit = f"{box}box" if box in "uw" else f"{box}box_0"
        name = renamed.get(name, name)
        number = int(code, 16)
        control = {"u": 0xC10, "w": 0xC90, "c": 0xD10, "s": 0xC50, "b": 0xC30}[box]
        subs = [word.split("=") for word in rest if "=" in word]
        if box == "b":
            n = int(rest[0])
            match = ",match=0x1,mask=0x2" if n == 0 and number <= 3 or n == 1 and number <= 6 or n == 2 and number == 4 else ""
            assert f"w64 {control + 2 * n:#x} {number << 1 | 1:#x}" in count(uncore, f"bbox_0/{name}{match}"), name
            counted += 1
        elif box == "s" and number == 0:
            assert f"w64 {control:#x} 0x400000" in count(uncore, f"sbox_0/{name},match=0x1,mask=0x2")
            counted += 1
        else:
            for sub, umask in subs or [["", "0"]]:
                sub = "all" if sub == "C_ALL" else sub
                assert f"w64 {control:#x} {1 << 22 | int(umask, 16) << 8 | number:#x}" in count(uncore, f"{unit}/{name}{sub and f'.{sub}'}"), (name, sub)
                counted += 1
    assert counted == 399
