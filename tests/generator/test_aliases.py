"""Other names of registers, fields and events: that conflicts are told, and Intel's names against its own list."""

from __future__ import annotations

import pytest

from describing import ROOT, demo, model
from test_intel_events import wanted
from test_mistakes_shape import TEXTS, on_demo

REGISTER = ("        text: Starts and clears the counters.\n", "        text: Starts and clears the counters.\n        aliases: [{}]\n")
READS = "reads:  {is: event=0x10, "


def register(alias: str) -> tuple[str, str]:
    return REGISTER[0], REGISTER[1].format(alias)


def block(alias: str) -> tuple[str, str]:
    return "    events:\n", f"    aliases: [{alias}]\n    events:\n"


MISTAKES = [
    on_demo("alias that is another register's key", register("@count"), ("alias `count` of register `CTRL` is already used by register `COUNT` (line 32)", "remove it from one of them")),
    on_demo("alias that is a register's own name", register("@ctrl"), ("alias `ctrl` of register `CTRL` is already its name (line 15)", "remove it")),
    on_demo("alias with another index", ("        text: Counter <n>.\n", "        text: Counter <n>.\n        aliases: [@CNT<noc>]\n"),
            ("        text: Chooses the event of counter <n>.\n", "        text: Chooses the event of counter <n>.\n        aliases: [CNT<n>]\n"),
            ("alias `CNT<noc>` of register `COUNT` is already used by register `EVENT` (line 26)",)),
    on_demo("alias with an index that another has, too", ("        text: Counter <n>.\n", "        text: Counter <n>.\n        aliases: [@\"C<2 * n>\"]\n"),
            ("        text: Chooses the event of counter <n>.\n", "        text: Chooses the event of counter <n>.\n        aliases: [\"C<4 * n + 6>\"]\n"),
            ("alias `C<2 * n>` of register `COUNT` is already used by register `EVENT` (line 26)",)),
    on_demo("alias with a blank", register("@A B"), ("`aliases` is `A B`, but must be a name without blanks",)),
    on_demo("alias that is another field's name", ("{name: ENABLE, ", "{name: ENABLE, aliases: [@CLEAR], "), ("alias `CLEAR` of field `ENABLE` is already used by field `CLEAR` (line 20)",)),
    on_demo("alias that is another event's name", (READS, READS + "aliases: [@CYCLES], "), ("alias `CYCLES` of event `reads` is already used by event `cycles` (line",)),
    on_demo("alias that another event has", (READS, READS + "aliases: [@CPU_CLK], "), ("{is: event=0x01, ", "{is: event=0x01, aliases: [cpu_clk], "), ("alias `CPU_CLK` of event `reads` is already used by event `cycles` (line",)),
    on_demo("alias that is a term", (READS, READS + "aliases: [@event], "), ("alias `event` of event `reads` is already used by term `event` (line",)),
    on_demo("alias that is a metric", (READS, READS + "aliases: [@read_rate], "), ("alias `read_rate` of event `reads` is already used by metric `read_rate` (line",)),
    on_demo("alias of every event", block("@UNC_"), ("alias `UNC_` is the same for every event", "write `UNC_<event>`, or move the alias to one event")),
    on_demo("alias by rule that is another event's name", block("@\"UNC_<event>\""), (READS, "UNC_CYCLES: {is: event=0x40, aliases: [], text: None.}\n      " + READS),
            ("alias `UNC_cycles` of event `cycles` is already used by event `UNC_CYCLES` (line",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(name, changes, words, one_mistake):
    one_mistake(TEXTS[name], changes, words, name)


def test_rules_and_own_aliases(tmp_path) -> None:
    text = demo().replace(*block("\"UNC_N_<event>\"")).replace("    events:\n      cycles:", """    events:
      lanes_<l>: {is: event=0x20 + l, array: {l: 2}, aliases: [LANE.<l>], text: Lane <l>.}
      snoops: {is: event=0x30, aliases: [PROBES], text: Snoops., sub: {hit: {is: event=0x31}, miss: {is: event=0x32, aliases: [MISSED]}}}
      none: {is: event=0x33, aliases: [], text: None.}
      cycles:""")
    (tmp_path / "demo.yaml").write_text(text)
    (noc,) = model(tmp_path / "demo.yaml", tmp_path).blocks.values()
    assert {name: list(event.aliases) for name, event in noc.events.items()} == {
        "lanes_0": ["LANE.0"], "lanes_1": ["LANE.1"], "snoops.hit": ["PROBES.hit"], "snoops.miss": ["MISSED", "PROBES.miss"],
        "none": [], "cycles": ["UNC_N_cycles"], "reads": ["UNC_N_reads"]}


def test_names_of_which_none_is_another(tmp_path) -> None:
    """Even numbers and odd ones, as AMD's manuals name a control and its counter."""
    text = demo().replace("        text: Counter <n>.\n", "        text: Counter <n>.\n        aliases: [\"C<2 * n + 1>\"]\n")
    text = text.replace("        text: Chooses the event of counter <n>.\n", "        text: Chooses the event of counter <n>.\n        aliases: [\"C<2 * n>\"]\n")
    (tmp_path / "demo.yaml").write_text(text)
    (noc,) = model(tmp_path / "demo.yaml", tmp_path).blocks.values()
    assert (list(noc.registers["COUNT"].aliases), list(noc.registers["EVENT"].aliases)) == (["C<2 * n + 1>"], ["C<2 * n>"])


def test_names_in_capitals(tmp_path) -> None:
    (tmp_path / "demo.yaml").write_text(demo().replace(*block("\"UNC_N_<EVENT>\"")))
    (noc,) = model(tmp_path / "demo.yaml", tmp_path).blocks.values()
    assert {name: list(event.aliases) for name, event in noc.events.items()} == {"cycles": ["UNC_N_CYCLES"], "reads": ["UNC_N_READS"]}


# The letters that Intel's names have for each unit.
LETTERS = {"ubox": "UNC_U_", "cbo": "UNC_C_", "ha": "UNC_H_", "imc": "UNC_M_", "irp": "UNC_I_", "pcu": "UNC_P_", "qpi": "UNC_Q_", "r2pcie": "UNC_R2_",
           "r3qpi": "UNC_R3_", "uncore": "UNC_"}


@pytest.mark.parametrize(("system", "count", "some"), [
    ("ivbep", 1074, {"UNC_U_FILTER_MATCH.U2C_ENABLE", "UNC_C_TOR_INSERTS.MISS_OPCODE", "UNC_M_CAS_COUNT.RD", "UNC_H_ADDR_OPC_MATCH.FILT", "UNC_P_FREQ_BAND0_CYCLES",
                     "UNC_Q_RxL_STALLS_VN1.BGF_NCB", "UNC_Q_MESSAGE.DRS.DataC_F_FrcAckCnflt", "UNC_I_CLOCKTICKS", "UNC_R2_CLOCKTICKS", "UNC_R3_CLOCKTICKS"}),
    ("nhm", 218, {"UNC_GQ_CYCLES_FULL.READ_TRACKER", "UNC_GQ_CYCLES_NOT_EMPTY.READ_TRACKER"})])
def test_intels_names(system, count, some):
    blocks = model(ROOT / f"regdefs/intel/{system}.yaml", ROOT / "regdefs").blocks
    found = {alias: (key, event.name) for key, block_ in blocks.items() for event in block_.events.values() for alias in event.aliases}
    assert len(found) == count and some <= found.keys()
    assert {f"{LETTERS[unit]}{name}" for unit, name in wanted(system)} == found.keys()
