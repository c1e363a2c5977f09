"""Registers of 8 and 16 bits: one access of their own width, and nothing beside them.

SH7750: its PMCR1 and PMCR2 have 16 bits, four bytes apart (PM_CR_BASE in Linux's arch/sh/kernel/cpu/sh4/perf_event.c), with the
event in bits 5:0, PMCLR in 13, PMST in 14 and PMEN in 15; it reads and writes them with __raw_readw() and __raw_writew().
"""

from __future__ import annotations

import pytest

from driving import Driven

SH = """\
pmureg: 2
system: sh4
title: SH7750
sources: {SH: "perf_event.c of arch/sh"}
pci_vendor: 0x1912
layouts:
  control:
    width: 16
    fields:
      15: {name: PMEN, reset: 0, text: 1 counts.}
      14: {name: PMST, reset: 0, text: 1 starts.}
      13: {name: PMCLR, access: WO, self_clearing: true, clears: [PMCTRL], text: Zeroes the counter.}
      12:9: RES0
      8: {name: CLKF, reset: 0, text: Clock.}
      7:6: RES0
      5:0: {name: PMM, reset: 0, text: Event.}
blocks:
  core:
    title: Core
    space: mmio
    source: SH
    registers:
      PMCR:
        at: 0x84 + 4 * n
        array: 2
        layout: control
        text: Control of counter <n>.
      PMCTRL:
        at: 0x104 + 8 * n
        array: 2
        text: Low word of counter <n>.
        fields:
          31:0: {name: COUNT, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {field: PMCR.PMM, linux: "config:0-5"}
    counters:
      general:
        count: 2
        width: 32
        register: PMCTRL
        selects: PMCR[n].PMM
        runs: PMCR[n].PMEN and PMCR[n].PMST
        program:
          - write: PMCTRL[n]
          - write: PMCR[n]
        enable: [{modify: "PMCR[n]", set: {PMST: 1, PMEN: 1}}]
        disable: [{modify: "PMCR[n]", set: {PMST: 0, PMEN: 0}}]
    events:
      misses: {is: event=0x04, text: Operand cache read misses.}
  bytes:
    title: Bytes in configuration space
    space: pci
    source: SH
    instances:
      - name: low
        pages: {here: {bus: 0, device: 2, function: 0, id: 0x1234}}
    registers:
      MODE:
        at: 0x50
        width: 8
        text: A byte.
        fields:
          7: MBO
          6:4: {name: KIND, reset: 3, text: A kind.}
          3:1: RES0
          0: {name: EN, reset: 0, text: 1 counts.}
      NEXT:
        at: 0x51
        width: 8
        text: The byte behind it.
        fields:
          7:0: {name: EVENT, reset: 0, text: Event.}
      COUNT:
        at: 0x52
        width: 16
        access_width: 8
        atomic: false
        text: Counts.
        fields:
          15:0: {name: VALUE, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {field: NEXT.EVENT, linux: "config:0-7"}
    counters:
      one:
        count: 1
        width: 16
        register: COUNT
        selects: NEXT.EVENT
        runs: MODE.EN
        program:
          - write: COUNT
          - write: NEXT
    sequences:
      start: [{modify: MODE, set: {EN: 1}}]
      stop: [{modify: MODE, set: {EN: 0}}]
    events:
      ticks: {is: event=0x02, text: Ticks.}
"""


@pytest.fixture(scope="module")
def sh(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return Driven(tmp_path_factory.mktemp("sh"), SH, "sh4")


def test_every_register_is_what_its_header_and_its_table_say(sh: Driven) -> None:
    sh.validate()


def test_words(sh: Driven) -> None:
    """Event 4 of the first counter: PMCR1 = 0x4, then 0xc004; disabled and put back to 0. Each access has 16 bits."""
    *lines, count = sh.lines("count sh4_core/misses/")
    assert [line for line in lines if " 0x84 " in line and line[0] == "w"] == \
        ["w16 0x84 0x4", "w16 0x84 0xc004", "w16 0x84 0x4", "w16 0x84 0"]
    assert not [line for line in lines if line[0] in "rw" and not line.startswith(("r16 0x8", "w16 0x8", "r32 0x1", "w32 0x1"))]
    assert count == "sh4_core/misses/ 5000"


def test_bytes(sh: Driven) -> None:
    """A byte and its neighbour are two; a counter of two bytes is read high, low, high, as a counter of two dwords is."""
    lines = sh.lines("poke bytes.COUNT 0x1234", "count sh4_bytes_low/ticks/", "peek bytes.COUNT", "peek bytes.MODE")
    assert {line.split()[0] for line in lines if line[0] in "rw" and line[1].isdigit()} == {"r8", "w8"}
    assert [line for line in lines if " 0x50 " in line and line[0] == "w"] == ["w8 0x50 0xb1", *["w8 0x50 0xb0"] * 3]
    # 1,000 ticks of event 2 are 3,000 = 0xbb8.
    at = lines.index("r8 0x52 0xb8")
    assert lines[at - 1:at + 2] == ["r8 0x53 0xb", "r8 0x52 0xb8", "r8 0x53 0xb"]
    assert lines[-3:] == ["sh4_bytes_low/ticks/ 3000", "0x1234", "0x30"]
    assert [line for line in lines if line.startswith("w8 0x52") or line.startswith("w8 0x53")] == \
        ["w8 0x52 0", "w8 0x53 0", "w8 0x52 0x34", "w8 0x53 0x12"]


def test_a_wide_access_is_none(sh: Driven) -> None:
    assert sh.lines("write bytes.NEXT 0xff", "peek bytes.MODE", "peek bytes.COUNT") == ["w8 0x51 0xff", "0x30", "0"]


def test_values_in_c(sh: Driven) -> None:
    """Types of 8 and 16 bits, constants that fit, and accesses of one byte or word in memory that has neighbours."""
    sh.check_value("""
_Static_assert(sizeof(sh4_bytes_mode_t) == 1 && sizeof(sh4_core_pmcr_t) == 2, "");
_Static_assert(SH4_BYTES_MODE_MUST_ONES == 0x80 && SH4_CORE_PMCR_PMM_MASK == 0x3f && SH4_CORE_PMCR_OFFSET(1) == 0x88, "");
int main(void)
{
	static union { unsigned char bytes[0x200]; uint64_t aligned; } page;
	const volatile uint32_t event = 0x104, kind = 0xd; /* not known: a known one would not compile */
	const sh4_core_pmcr_t word = sh4_core_pmcr_pack((sh4_core_pmcr_fields_t){.PMEN = 1, .PMM = event});
	const sh4_bytes_mode_t byte = sh4_bytes_mode_with_KIND((sh4_bytes_mode_t){0x81}, kind);
	const sh4_bytes_count_t count = {0x1234};

	page.bytes[0x83] = page.bytes[0x86] = page.bytes[0x4f] = page.bytes[0x54] = 0x5a;
	sh4_core_pmcr_write(&page, 0, word);
	sh4_bytes_mode_write(&page, byte);
	sh4_bytes_count_write(&page, count);
	return word.raw == 0x8004 && byte.raw == 0xd1 && sh4_bytes_mode_get_KIND(byte) == 5 && sh4_bytes_mode_unpack(byte).EN == 1 &&
		page.bytes[0x83] == 0x5a && page.bytes[0x84] == 0x04 && page.bytes[0x85] == 0x80 && page.bytes[0x86] == 0x5a &&
		page.bytes[0x4f] == 0x5a && page.bytes[0x50] == 0xd1 && page.bytes[0x51] == 0 && page.bytes[0x54] == 0x5a &&
		sh4_core_pmcr_read(&page, 0).raw == 0x8004 && sh4_bytes_count_read(&page).raw == 0x1234 &&
		sh4_bytes_mode_check((sh4_bytes_mode_t){0}) == 0 && sh4_bytes_mode_check(byte) == -1 ? 0 : 1;
}
""")


MISTAKES = [
    pytest.param((("    space: mmio\n", "    space: msr\n"), ("      PMCR:\n        at", "      PMCR:\n        @at"),
                  ("low word of counter <n>.\n".capitalize(), "low word of counter <n>.\n        width: 32\n")),
                 ("register `PMCR` of 16 bits is in space msr, whose registers are wider", "write `width: 32` or `width: 64`"), id="space"),
    pytest.param((("        width: 16\n        access_width: 8\n", "        width: 32\n        access_width: 8\n"), ("15:0: {name: VALUE", "31:0: {name: VALUE"),
                  ("      COUNT:\n        at: 0x52", "      COUNT:\n        @at: 0x54")),
                 ("register `COUNT` takes 4 accesses, but two are the limit", "write `access_width: 16`, or describe registers of 16 bits"), id="four"),
    pytest.param((("        width: 16\n        access_width: 8\n        atomic: false\n", "        width: 16\n"), ("at: 0x52", "at: @0x53")),
                 ("is at 0x53, which is not a multiple of 2", "correct `at`, or write `access_width: 8`"), id="odd"),
    pytest.param((("        at: 0x51\n", "        at: 0x52\n"), ("        at: 0x52\n        width: 16", "        @at: 0x52\n        width: 16")), ("are both at 0x52",), id="overlap"),
    pytest.param((("          7: MBO\n", "          @8: MBO\n          7: RES0\n"),),
                 ("MBO at bits 8 lies outside a register of 8 bits", "or write `width: 16` for register `MODE`"), id="bits"),
    pytest.param((("        at: 0x51\n        width: 8\n", "        at: 0x51\n        width: @24\n"),), ("`width` is `24`, but must be one of",), id="width"),
]


@pytest.mark.parametrize(("changes", "words"), MISTAKES)
def test_mistake(one_mistake, changes, words):
    one_mistake(SH, changes, words, "sh4")
