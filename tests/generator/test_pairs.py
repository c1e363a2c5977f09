"""Index and data pairs: registers that are reached by writing their address to one register and using another.

The offsets of the pair, 0x60 and 0x64 of the root complex, are those that Linux's arch/x86/kernel/amd_nb.c has for AMD's system
management network; what is behind it here is made up. Beside it a pair as old controllers have it, of an index of 8 bits.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from describing import ROOT, change, run_here
from driving import STRICT
from simulated import Simulated
from test_reference import Page, generated

FABRIC = (ROOT / "tests/generator/strangers/example/fabric.yaml").read_text()
PAIR = "smn: {register: INDEX, set: {ADDRESS: at}, data: DATA, note: The system management network.}"

OLD = """\
pmureg: 2
system: old
title: Old controller
sources: {O: Old manual}
blocks:
  old:
    title: Old controller
    space: mmio
    source: O 1
    banks:
      inner: {register: IX, set: {NUMBER: at >> 1}, data: DT}
    registers:
      IX:
        text: The number that DT shows.
        at: 0x0
        width: 8
        fields:
          7: MBO
          6:0: {name: NUMBER, reset: 0, text: A number.}
      DT:
        text: The register that IX names.
        at: 0x2
        width: 16
        fields:
          15:0: {name: DATA, text: Its value.}
      ID:
        text: What it is.
        at: 0
        bank: inner
        width: 16
        fields:
          15:0: {name: ID, access: RO, reset: 0x1234, text: A number.}
      MODE:
        text: How line <n> works.
        at: 0x20 + 2 * n
        array: 3
        bank: inner
        width: 16
        fields:
          15:2: RES0
          1: {name: DONE, access: W1C-V, reset: 1, text: It was done.}
          0: {name: ON, reset: 0, text: It works.}
"""


@pytest.fixture(scope="module")
def fabric(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("fabric"), "fabric", FABRIC)


def test_each_access_writes_the_index_anew(fabric: Simulated) -> None:
    """Others may use the pair between any two accesses, so that what was selected before does not count."""
    said = fabric.do("poke INDEX 0 0x7", "event fabric_0/event=1/ 1", "open", "writes", "advance 100", "close", "writes", "peek INDEX 0")
    assert said[0].split()[-7:-1] == ["60=50204", "64=0", "60=50200", "64=1", "60=50100", "64=1"]  # around them, what is saved, and a first count
    assert said[1] == "counts 200"
    assert said[2] == "undone"
    wrote = said[3].split()
    assert wrote[:3] == ["60=50204", "60=50200", "60=50100"]   # the read of the counter, the look at its control, and the stop, which reads first
    assert wrote[-1] == "60=7"                     # what the pair was found with goes back last
    assert all(first.startswith("60=") for first, second in zip(wrote, wrote[1:]) if second.startswith("64="))
    assert said[4] == "7"


def test_registers_are_told_apart(fabric: Simulated) -> None:
    said = fabric.do("poke EVENT 0 0x11", "poke EVENT 3 0x33", "peek EVENT 0", "peek EVENT 1", "peek EVENT 3", "peek INDEX 0",
                     "poke INDEX 0 0x50218", "peek DATA 0", "poke DATA 0 0x44", "peek EVENT 3", "poke INDEX 0 0x99", "peek DATA 0")
    assert said == ["11", "0", "33", "50218", "33", "44", "0"]


def test_units_behind_one_pair_count_apart(fabric: Simulated) -> None:
    said = fabric.do("event fabric_0/event=1/ 1", "event fabric_1/event=4/ 2", "event fabric_1/event=5/ 2", "open", "writes", "advance 10", "close")
    assert {word for word in said[0].split() if word.startswith("60=")} == {
        "60=50204", "60=50200", "60=50100", "60=51204", "60=51200", "60=5120c", "60=51208", "60=51100",
        "60=5020c", "60=50214", "60=5021c", "60=51214", "60=5121c",   # and how the counters are found that will run, too,
        "60=50208", "60=50210", "60=50218", "60=51210", "60=51218"}  # and what tells that another program counts with them
    assert said[1:] == ["counts 20 50 60", "undone"]


def test_someone_else_counts_behind_it(fabric: Simulated) -> None:
    said = fabric.do("poke EVENT 1 0x9", "poke CTL 0 1", "event fabric_0/event=1/ 1", "open", "peek EVENT 1")
    assert said == ["error fabric_CTL of fabric_0 is 0x1: another program counts with it; stop that program, or take the unit by force", "9"] or \
        "another program counts" in said[0]


def test_counters_that_run_with_their_unit_are_put_back(fabric: Simulated) -> None:
    """All of them count once the box does; the session has use for one, and the others hold what they held."""
    said = fabric.do("poke COUNT 0 0x10", "poke COUNT 2 0x22", "poke EVENT 2 0x3", "event fabric_0/event=1/ 1", "open", "advance 100", "close",
                     "peek COUNT 0", "peek COUNT 2", "peek EVENT 2", "peek CTL 0")
    assert said == ["counts 200", "undone", "10", "22", "3", "0"]


def test_who_begins_on_a_counter_that_runs_with_its_unit(fabric: Simulated) -> None:
    """Its event tells, as the enable is the session's: the box runs on for it, and its counter is left alone."""
    said = fabric.do("event fabric_0/event=1/ 1", "open", "advance 100", "poke EVENT 2 0x3", "poke COUNT 2 0x22", "close", "peek CTL 0", "peek EVENT 2", "peek COUNT 2",
                     "peek EVENT 0")
    assert said[0] == "counts 200" and said[-4:] == ["1", "3", "22", "0"]


def test_a_narrow_pair(tmp_path: Path) -> None:
    """An index of 8 bits with a must-be-one bit, in front of 16 bits: each access of its own width, with the barrier between."""
    old = Simulated(tmp_path, "old", OLD)
    said = old.do("peek ID 0", "peek MODE 2", "peek IX 0", "poke MODE 1 1", "peek MODE 1", "peek MODE 0", "poke MODE 1 3", "peek MODE 1")
    assert said == ["1234", "2", "12", "3", "2", "1"]


# ---- C ----

PROGRAM = r"""
#include <stdio.h>
#include <pmureg/io.h>
#include <pmureg/fabric.h>
#include <pmureg/old.h>

static int show(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	if (access->kind == PMUREG_ACCESS_READ) {
		printf("r%u %x\n", access->place.bits, access->place.address);
		access->value = 0x55;
	} else {
		printf("w%u %x %llx\n", access->place.bits, access->place.address, (unsigned long long)access->value);
	}
	return 0;
}

static int show_all(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count, pmureg_size *failed)
{
	return pmureg_io_each(io, list, count, failed, show);
}

int main(void)
{
	struct pmureg_io io = {.run = show_all};
	struct pmureg_place at = {.unit = 0};
	uint32_t page[32] = {0};
	uint16_t words[4] = {0};
	fabric_event_t event = fabric_event_pack((fabric_event_fields_t){.EVENT = 0x12});
	old_mode_t mode;

	printf("%x %x\n", FABRIC_EVENT_ADDRESS(1, 3), FABRIC_INDEX_OFFSET);
	fabric_event_write(page, 1, 3, event);
	printf("%x %x\n", page[0x18], page[0x19]);
	printf("%x\n", fabric_count_read(page, 0, 2).raw);
	printf("%x\n", page[0x18]);
	fabric_event_io_write(&io, at, 1, 3, event);
	fabric_event_io_read(&io, at, 0, 0, &event);
	printf("%x\n", event.raw);
	words[1] = 0xbeef;
	mode = old_mode_read(words, 2);
	printf("%x %x\n", mode.raw, words[0]);
	old_mode_io_read(&io, at, 1, &mode);
	return 0;
}
"""


@pytest.mark.parametrize("compiler", [["gcc"], ["clang"], ["g++", "-x", "c++", "-std=c++17"]])
def test_accessors(tmp_path: Path, compiler: list[str]) -> None:
    vendor = tmp_path / "regdefs" / "vendor"
    vendor.mkdir(parents=True)
    (vendor / "fabric.yaml").write_text(FABRIC)
    (vendor / "old.yaml").write_text(OLD)
    done = run_here("build", "--quiet", "--regdefs", tmp_path / "regdefs", "--out", tmp_path / "out")
    assert done.status == 0, done.err
    (tmp_path / "use.c").write_text(PROGRAM if compiler[0] != "g++" else PROGRAM.replace("{.run = show_all}", "{0, show_all, 0}")
                                    .replace("{.unit = 0}", "{}").replace("(fabric_event_fields_t){.EVENT = 0x12}", "fabric_event_fields_t{0x12}"))
    strict = [flag for flag in STRICT if not flag.startswith("-std") or compiler[0] != "g++"]
    subprocess.run([*compiler, *strict, "-I", str(tmp_path / "out/include"), "-I", str(ROOT / "runtime/include"), "-o", str(tmp_path / "use"),
                    str(tmp_path / "use.c")], check=True)
    said = subprocess.run([tmp_path / "use"], capture_output=True, text=True, check=True).stdout.splitlines()
    assert said == ["51218 60", "51218 12", "12", "50214", "w32 60 51218", "w32 64 12", "w32 60 50200", "r32 64", "55",
                    "beef 92", "w8 0 91", "r16 2"]


def test_the_reference_says_how(folder, tmp_path, run) -> None:
    page = Page(generated(folder, tmp_path / "out", {"fabric": FABRIC}, run)["fabric/fabric.html"])
    text = page.all("body")[0].text
    assert "First write INDEX with ADDRESS = at; then access the register through DATA. The system management network." in text
    assert "index and data pair smn" in text and "address 0x50200 to address 0x51218" in text


# ---- What is refused ----

INDEX = "      INDEX:\n        text: The address that DATA shows.\n        at: 0x60\n"
CTL = "        at: 0x50100 + 0x1000 * box\n"
REFUSED = [
    ("no such data", (PAIR, PAIR.replace("smn: {", "smn: @{").replace("data: DATA", "data: DATUM")),
     "bank `smn` names register `DATUM`, which does not exist; did you mean `DATA`?"),
    ("index and data in one", (PAIR, PAIR.replace("smn: {", "smn: @{").replace("data: DATA", "data: INDEX")),
     "`INDEX` cannot be both index and data; name the register that shows the selected one"),
    ("nothing that tells the register", (PAIR, PAIR.replace("smn: {", "smn: @{").replace("ADDRESS: at", "ADDRESS: box")),
     "bank `smn` does not write the address of the selected register to `INDEX`; write `set: {FIELD: at}`, where `at` is that address"),
    ("an address in front of a bank", (PAIR, PAIR.replace("ADDRESS: at", "ADDRESS: @at").replace("data: DATA, ", "")),
     "unknown name `at`; "),
    ("an address beyond the index", (CTL, "        at: @0x100000000\n"),
     "`CTL` is at 0x100000000, which does not fit the 32 bits of `INDEX.ADDRESS`; correct `at`, or `set` of the bank"),
    ("two at one address", ("      EVENT:\n        text: Chooses the event of counter <n>.\n        at: 0x50200 + 0x1000 * box",
                            "      EVENT:\n        @text: Chooses the event of counter <n>.\n        at: 0x50100 + 0x1000 * box"),
     "array element `fabric.EVENT[0]` at 0x50100 overlaps `fabric.CTL`; correct `at` or the count of the array"),
    ("a pair of many places", (INDEX, "      INDEX:\n        @text: The address that DATA shows.\n        at: 0x60 + 8 * box\n"),
     "`INDEX` belongs to the index and data pair `smn`, but its address is not one number; write a number as its `at`, and use the instance's numbers in `at` of the registers in the bank (`0x100 + 0x1000 * box`)"),
    ("a wider register", ("        text: Starts the box.\n        at: 0x50100 + 0x1000 * box\n        bank: smn\n        fields:\n          31:1: RES0\n",
                          "        @text: Starts the box.\n        at: 0x50100 + 0x1000 * box\n        bank: smn\n        width: 64\n        fields:\n          63:1: RES0\n"),
     "`CTL` has 64 bits, but is accessed through `DATA`, which has 32; write `width: 32`, and describe each half of a wider register separately"),
    ("the data by itself", ("- write: COUNT[n]", "- write: @DATA"),
     "`DATA` shows the register that `INDEX` selects, so it cannot be used itself; name the selected register, which has `bank: smn`"),
    ("an expression over the data", ("runs: CTL.EN", "runs: @DATA.DATA"),
     "`DATA` shows the register that `INDEX` selects, so it cannot be used itself; name the selected register, which has `bank: smn`"),
]


@pytest.mark.parametrize("mistake, message", [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_refused(mistake: tuple[str, str], message: str, checked) -> None:
    text, places = change(FABRIC, mistake)
    outcome = checked(text, "fabric")
    assert len(outcome.messages) == 1, outcome.err
    words = outcome.messages[0]["words"]
    assert words == message or message.endswith("; ") and words.startswith(message), words
    assert outcome.places() == places


def test_addresses_have_32_bits(checked) -> None:
    """However wide the index is."""
    wide = FABRIC.replace("        at: 0x60\n        fields:\n          31:0: {name: ADDRESS", "        at: 0x68\n        width: 64\n        fields:\n          63:0: {name: ADDRESS")
    assert checked(wide.replace("0x50100 + 0x1000 * box", "0xfffffff8 + 4 * box"), "fabric").status == 0
    assert "`CTL` is at 0x100000000, which does not fit the 32 bits of `INDEX.ADDRESS`" in checked(wide.replace("0x50100 + 0x1000 * box", "0xfffffffc + 4 * box"), "fabric").err


def test_a_space_without_pairs(checked) -> None:
    text, places = change(OLD, ("    space: mmio\n", "    space: msr\n"), ("      inner: {", "      inner: @{"), ("        width: 8\n", "        width: 32\n"),
                          ("          7: MBO\n", "          31:8: RES0\n          7: MBO\n"))
    outcome = checked(text.replace("width: 16\n", "width: 32\n").replace("        fields:\n          15:0:", "        fields:\n          31:16: RES0\n          15:0:")
                      .replace("          15:2: RES0", "          31:2: RES0"), "old")
    assert [m["words"] for m in outcome.messages] == ["bank `inner` has `data`, but its block is in space msr; remove `data:`, which requires space mmio or pci"]
    assert outcome.places() == places
