"""Two counters that may be one: single and joined counters on the same registers, in the numbers of Linux's drivers/perf/qcom_l3_pmu.c."""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, change, reference_of, run_here
from simulated import Simulated
from table import block

TEXT = (ROOT / "regdefs/qualcomm/centriq.yaml").read_text()
CYCLES, LONG = "l3cache_0_0/cycles/", "l3cache_0_0/cycles,lc=1/"
HIT, LONG_HIT = "l3cache_0_0/read-hit/", "l3cache_0_0/read-hit,lc=1/"


@pytest.fixture(scope="module")
def l3(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("centriq"), "centriq", TEXT)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    """As if nothing stopped all counters at once: then others may count there, too."""
    text, _ = change(TEXT, ("runs: bc_cr.ENABLE and cntenset.C[n]", "runs: cntenset.C[n]"), ("bc_cr.ENABLE and cntenset.C[2 * n]", "cntenset.C[2 * n]"),
                     ("      start:\n        - {write: bc_cr, set: {ENABLE: 1}}\n      stop:\n        - write: bc_cr\n", ""))
    return Simulated(tmp_path_factory.mktemp("centriq"), "centriq", text)


def test_a_joined_counter_is_programmed_as_the_driver_does(l3: Simulated) -> None:
    """L3_M_BC_GANG 0x718, EVCNTR 0x420, EVTYPE 0x220, CNTCTL 0x120, CNTENSET 0x508, CNTENCLR 0x50c, L3_M_BC_CR 0x500; its filters first."""
    done = l3.do(f"event {LONG_HIT}", "open", "writes", "close", "writes")
    assert done[0] == ("504=0 0=0 300=0 304=0 308=0 30c=0 310=0 314=0 "
                       "718=2 428=0 420=0 228=0 220=20 128=0 120=0 508=2 508=1 500=1")
    assert done[1] == "undone"
    assert done[2].startswith("500=0 500=0 50c=1 50c=2 718=0 ")


def test_it_counts_past_32_bits(l3: Simulated) -> None:
    """0x21 at each tick; 0x21 * 200,000,000 is 0x1_89640200. The two do not count by themselves."""
    done = l3.do(f"event {LONG_HIT}", "open", "advance 200000000", "peek evcntr 0", "peek evcntr 1", "advance 1", "close")
    assert done == ["counts 6600000000", "89640200", "1", "counts 6600000033", "undone"]


def test_single_and_joined_ones_share_the_counters(l3: Simulated) -> None:
    """The joined one has 0 and 1, the others 2 and 3; each counts its own, and all is put back."""
    done = l3.do("poke evcntr 1 7", "poke evcntr 3 9", "poke evtype 1 0x55", f"event {CYCLES}", f"event {LONG_HIT}", f"event {HIT}", "open",
                 "advance 1000", "peek evcntr 0", "peek evcntr 1", "peek evcntr 2", "peek evcntr 3", "peek gang 0", "peek cntenset 0", "close",
                 "peek evcntr 1", "peek evcntr 3", "peek evtype 1", "peek gang 0", "peek cntenset 0", "peek bc_cr 0")
    assert done == ["counts 2000 33000 33000", f"{33000:x}", "0", f"{2000:x}", f"{33000:x}", "2", "f", "undone", "7", "9", "55", "0", "0", "0"]


def test_each_keeps_to_its_width(l3: Simulated) -> None:
    """A single one wraps at 32 bits into its own flag, L3_M_BC_OVSR 0x740, a joined one at 64 into that of the upper counter."""
    done = l3.do(f"event {LONG}", f"event {CYCLES}", "open", "poke evcntr 0 0xffffffff", "poke evcntr 2 0xffffffff", "advance 1", "peek evcntr 0",
                 "peek evcntr 1", "peek evcntr 2", "peek evcntr 3", "peek ovsr 0", "poke evcntr 0 0xffffffff", "poke evcntr 1 0xffffffff", "advance 1",
                 "peek evcntr 0", "peek evcntr 1", "peek ovsr 0", "close")
    assert done[1:6] == ["1", "1", "1", "0", "4"]
    assert done[7:10] == ["1", "0", "6"]


def test_no_pair_is_free(l3: Simulated) -> None:
    """Four pairs: a fifth is refused, or takes turns; three pairs leave two single ones."""
    refused = "4 counters of l3cache_0_0 can count it, but other events of the group use them"
    assert refused in l3.do(*[f"event {LONG}"] * 5, "open")[0]
    refused = f"error `{CYCLES}`: 8 counters of l3cache_0_0 can count it, but other events of the group use them"
    assert l3.do(*[f"event {LONG}"] * 3, *[f"event {CYCLES}"] * 3, "open")[0].startswith(refused)
    assert l3.do(*[f"event {LONG}"] * 3, *[f"event {CYCLES}"] * 2, "open", "advance 5", "close") == ["counts 10 10 10 10 10", "undone"]
    done = l3.do(*[f"event {LONG} {i + 1}" for i in range(5)], "rotate", "advance 100", *["turn", "advance 100"] * 5, "close")
    assert "-" in done[0] and "-" not in done[4] and done[-1] == "undone"


def test_a_counter_of_someone_else_is_not_taken(shared: Simulated, l3: Simulated) -> None:
    """Their counter 1 counts on: the first pair is 2 and 3, and a fourth pair is refused with what they have there."""
    theirs = ["poke evtype 1 0x24", "poke cntenset 0 2", "poke bc_cr 0 1"]
    refused = "error centriq_l3cache_evtype[1] of l3cache_0_0 is 0x24: another program counts with it; stop that program, or take the unit by force"
    done = shared.do(*theirs, f"event {LONG_HIT}", f"event {CYCLES}", "open", "advance 100", "peek evcntr 0", "peek evcntr 1", "peek evcntr 2",
                     "close", "peek evcntr 1", "peek cntenset 0", "peek gang 0")
    assert done == ["counts 3300 200", f"{200:x}", f"{100 * 0x25:x}", f"{3300:x}", "undone", f"{100 * 0x25:x}", "2", "0"]
    assert shared.do(*theirs, *[f"event {LONG}"] * 4, "open", "writes") == [refused, ""]
    assert l3.do(*theirs, f"event {LONG}", "open", "writes") == [refused, ""]


def test_two_that_someone_else_has_joined_are_not_taken(shared: Simulated) -> None:
    done = shared.do("poke gang 0 2", "poke evtype 0 0x24", "poke cntenset 0 3", f"event {CYCLES}", f"event {LONG_HIT}", "open",
                     "advance 100", "peek evcntr 0", "peek evcntr 1", "peek evcntr 2", "peek evcntr 4", "close", "peek gang 0", "peek evtype 0")
    assert done == ["counts 200 3300", f"{100 * 0x25:x}", "0", f"{3300:x}", f"{200:x}", "undone", "2", "24"]


def test_a_bit_that_was_left_does_not_join(l3: Simulated) -> None:
    """Nobody counts, but the odd counters are set to count overflows: a single one clears that, and it is put back."""
    done = l3.do("poke gang 0 0xaa", f"event {CYCLES}", f"event {HIT}", "open", "advance 10", "peek gang 0", "close", "peek gang 0")
    assert done == ["counts 20 330", "a8", "undone", "aa"]


def test_joined_ones_make_way(tmp_path: Path) -> None:
    """Of an event with counters 0 and 1 alone; and joined ones of that event are 0 and 1, too."""
    l3 = Simulated(tmp_path, "centriq", change(TEXT, ("read-hit: {is: event=0x20,", "read-hit: {is: event=0x20, counters: 0-1,"))[0])
    assert l3.do(f"event {LONG}", f"event {HIT}", f"event {HIT}", "open", "advance 10", "peek evcntr 0", "peek evcntr 2", "close") == [
        "counts 20 330 330", f"{330:x}", f"{20:x}", "undone"]
    assert l3.do(f"event {LONG}", f"event {LONG_HIT}", "open", "advance 10", "peek evcntr 0", "peek evcntr 2", "close") == [
        "counts 20 330", f"{330:x}", f"{20:x}", "undone"]
    assert "only counters 0, 1 of l3cache_0_0" in l3.do(f"event {LONG_HIT}", f"event {HIT}", "open")[0]
    assert "only counter 0 of l3cache_0_0" in l3.do(f"event {LONG_HIT}", f"event {LONG_HIT}", "open")[0]


def test_readers_are_told(tmp_path: Path) -> None:
    (tmp_path / "regdefs/qualcomm").mkdir(parents=True)
    (tmp_path / "regdefs/qualcomm/centriq.yaml").write_text(TEXT)
    done = run_here("build", "--regdefs", tmp_path / "regdefs", "--out", tmp_path / "generated")
    assert done.status == 0, done.err
    page = (reference_of(tmp_path / "regdefs", tmp_path / "reference") / "centriq/l3cache.html").read_text()
    assert '4 of 64 bits, each joined from two of <a href="#counters.centriq_l3cache.single"><code>single</code></a>' in page
    assert "each joined from two of single" in block(tmp_path / "generated/tables/centriq.pmu", "l3cache").shown[0]


OTHER = "      other: {width: 32, register: \"evcntr[7-7]\", runs: bc_cr.ENABLE, program: [{write: \"evcntr[n]\"}]}\n"

# Joined from two registers of their own, of which the upper one has 16 bits in a field.
APART = [("      bc_cr:\n        name: L3_M_BC_CR\n",
          "".join(f"      {name}: {{at: {at} + 8 * n, array: 4, text: A part., source: K, fields: {{{fields}}}}}\n" for name, at, fields in (
              ("high", "0x800", "31:16: RES0, 15:0: {name: H, access: RW-V}"), ("low", "0x900", "31:0: {name: L, access: RW-V}"))) + "      bc_cr:\n        name: L3_M_BC_CR\n"),
         ('        register: "evcntr[2 * n + 1] << 32 | evcntr[2 * n]"\n', "        width: WIDTH\n        register: high << 32 | low\n"),
         ('          - write: "evcntr[2 * n + 1]"\n          - write: "evcntr[2 * n]"\n', "          - write: high[n]\n          - write: low[n]\n")]


@pytest.mark.parametrize(("changes", "what", "mend"), [
    ([("        allows: lc\n", "")], "counter `long` is joined from two of `single`, but nothing selects its events", "add `allows: TERM`"),
    ([("        runs: bc_cr.ENABLE and cntenset.C[2 * n] and cntenset.C[2 * n + 1] and gang.C[2 * n + 1]\n", "")],
     "counter `long` is joined from two of `single`, but nothing tells when they are joined", "add `runs:`"),
    ([("        register: evcntr\n", "        count: 7\n        register: evcntr\n")],
     "counter `long` is joined from counters of `single`, but the upper register of counter 3 is not one of them", "join two counters of one kind"),
    ([("        register: evcntr\n", "        count: 7\n        register: evcntr\n"), ("      long:\n", OTHER + "      long:\n")],
     "counter `long` is joined from counters of `single` and of `other`", "join two counters of one kind"),
    ([("        register: evcntr\n", "        width: probed(32)\n        register: evcntr\n")],
     "counter `long` is joined from two of `single`, whose width is only known after probing", "write `width: NUMBER` or `width: EXPRESSION` of `single`"),
    ([('register: "evcntr[2 * n + 1] << 32', 'register: "evcntr[(2 * n + 2) % 8] << 32')],
     "the upper bits of counter 0 of `long` and counter 1 of `long` both use `evcntr[2]`", "join registers that no other counter uses"),
    ([("        register: \"evcntr[2 * n + 1]", "        width: @65\n        register: \"evcntr[2 * n + 1]")], "`evcntr[2 * n]` and `evcntr[2 * n + 1]` have 64 together", "write `width: 64`"),
    ([*APART, ("width: WIDTH", "width: @70")], "counter `long` is 70 bits wide, but `low` and `high` have 64 together", "write `width: 48`"),
    ([*APART, ("width: WIDTH", "width: @49")], "counter `long` is 49 bits wide, but bit 16 of `high` is not in a field", "write `width: 48`, or correct the fields"),
    ([*APART, ("width: WIDTH", "width: @32")], "counter `long` is 32 bits wide, but `low` and `high` have 64 together", "write `width: 48`"),
])
def test_mistakes(tmp_path: Path, changes: list[tuple[str, str]], what: str, mend: str) -> None:
    changed, places = change(TEXT, *changes)
    (tmp_path / "qualcomm").mkdir()
    (tmp_path / "qualcomm/centriq.yaml").write_text(changed)
    done = run_here("check", "--regdefs", tmp_path)
    assert done.status != 0 and what in done.err and mend in done.err, done.err
    assert not places or done.places() == places


def test_what_is_advised_is_accepted(tmp_path: Path) -> None:
    """32 bits and the 16 of the upper register that are in a field."""
    (tmp_path / "qualcomm").mkdir()
    (tmp_path / "qualcomm/centriq.yaml").write_text(change(TEXT, *APART, ("width: WIDTH", "width: 48"))[0])
    done = run_here("check", "--regdefs", tmp_path)
    assert done.status == 0, done.err
