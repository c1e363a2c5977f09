"""Every event of the uncore monitors, in the compiled tables, against the lists of others: `intel_events.txt`.

Counts a unit: intel/perfmon, IVT uncore events V24, and libpfm4's lists of Nehalem and Westmere. Filters: the column
`Filter` of intel/perfmon. Umasks on which sources disagree are those that the descriptions' notes give the reason for.
"""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from describing import ROOT, embedded

LIST = Path(__file__).with_name("intel_events.txt")

# Encodings a unit in the sources' lists.
COUNTS = {"ubox": 21, "cbo": 157, "ha": 198, "imc": 198, "irp": 38, "pcu": 74, "qpi": 200, "r2pcie": 61, "r3qpi": 127, "uncore": 218}

# What only the descriptions name: fixed and residency counters, and Linux's own events.
MORE = {"rapl": {"energy_cores", "energy_pkg", "energy_ram"}, "ubox": {"UCLK"}, "imc": {"clockticks", "cas_count_read", "cas_count_write"}, "pcu": {"CORE_C3", "CORE_C6"}}

SIZE = {"general": {"ubox": 2, "r3qpi": 3, "irp": 2, "uncore": 8}}

OPCODE = ("OPCODE", "MISS_OPCODE", "LOCAL_OPCODE", "MISS_LOCAL_OPCODE", "REMOTE_OPCODE", "MISS_REMOTE_OPCODE")
NID = ("NID_EVICTION", "NID_ALL", "NID_MISS_ALL", "NID_WB")
# Terms that an event needs: CBoFilter0[22:17] state, CBoFilter1[15:0] nid and [28:20] opc, HA address and opcode, PCU bands.
NEEDS = {
    **{("cbo", f"LLC_LOOKUP.{kind}"): {"filter_state"} for kind in ("DATA_READ", "WRITE", "REMOTE_SNOOP", "ANY")},
    ("cbo", "LLC_LOOKUP.NID"): {"filter_state", "filter_nid"}, ("cbo", "LLC_VICTIMS.NID"): {"filter_nid"},
    **{("cbo", f"{tor}.{kind}"): {"filter_opc"} for tor in ("TOR_INSERTS", "TOR_OCCUPANCY") for kind in OPCODE},
    **{("cbo", f"{tor}.{kind}"): {"filter_nid"} for tor in ("TOR_INSERTS", "TOR_OCCUPANCY") for kind in NID},
    **{("cbo", f"{tor}.NID_{kind}"): {"filter_opc", "filter_nid"} for tor in ("TOR_INSERTS", "TOR_OCCUPANCY") for kind in ("OPCODE", "MISS_OPCODE")},
    ("ha", "ADDR_OPC_MATCH.ADDR"): {"filter_addr"}, ("ha", "ADDR_OPC_MATCH.FILT"): {"filter_addr", "filter_opc"},
    **{("ha", f"ADDR_OPC_MATCH.{kind}"): {"filter_opc"} for kind in ("OPC", "AD", "BL", "AK")},
    **{("pcu", f"FREQ_BAND{band}_CYCLES"): {f"filter_band{band}"} for band in range(4)},
    **{("uncore", f"ADDR_OPCODE_MATCH.{kind}"): {"match_sel"} for kind in ("IOH", "REMOTE", "LOCAL")},
}

PROGRAM = """
#include <stdio.h>
#include <pmureg/table.h>
extern const struct pmureg_system pmureg_system_SYSTEM;
int main(void)
{
	const struct pmureg_system *s = &pmureg_system_SYSTEM;
	for (unsigned b = 0; b < s->block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(s)[b];
		const struct pmureg_system *variants = pmureg_system_variants(s);
		const struct pmureg_term *names = pmureg_block_terms(block);
		for (unsigned e = 0; e < block->event_count; e++) {
			const struct pmureg_described_event *i = &pmureg_block_events(block)[e];
			const struct pmureg_term_value *terms = pmureg_described_event_terms(i);
			printf("%s %s %llu", pmureg_block_key(block), pmureg_described_event_name(i), (unsigned long long)pmureg_described_event_rest(i)->counters);
			for (unsigned v = 0; v < s->variant_count; v++)
				if (pmureg_described_event_rest(i)->variants & variants[v].variant_mask)
					printf(" only=%s", pmureg_system_variant(&variants[v]));
			for (unsigned t = 0; t < i->term_count; t++)
				printf(" %s=%llu", pmureg_term_name(&names[terms[t].term]), (unsigned long long)terms[t].value);
			for (unsigned t = 0; t < block->term_count; t++)
				if (pmureg_described_event_rest(i)->needs >> t & 1)
					printf(" needs=%s", pmureg_term_name(&names[t]));
			putchar(10);
		}
	}
	return 0;
}
"""


class Event(NamedTuple):
    code: int
    umask: int
    counters: int  # mask
    variant: str
    needs: frozenset[str]


def all_counters(unit: str) -> int:
    return (1 << SIZE["general"].get(unit, 4)) - 1


def wanted(system: str) -> dict[tuple[str, str], Event]:
    """The list of others."""
    events: dict[tuple[str, str], Event] = {}
    lines = [line for line in LIST.read_text().replace("\n    ", " ").splitlines() if line and line[0] != "#"]
    for line in lines:
        head, _, names = line.partition(":")
        unit, code, counters, *variant = head.split()
        if (unit == "uncore") != (system == "nhm"):
            continue
        low, _, high = counters.partition("-")
        mask = sum(1 << n for n in range(int(low or 0), int(high or low or 7) + 1))
        for name in names.split():
            event, _, umask = name.partition("=")
            assert (unit, event) not in events
            events[unit, event] = Event(int(code.rstrip("+"), 16) | (0x100 if code.endswith("+") else 0), int(umask, 16), mask,
                                        "".join(variant), frozenset(NEEDS.get((unit, event), ())))
    return events


def found(system: str, folder: Path) -> dict[tuple[str, str], Event]:
    """What the runtime knows, but of cores: test_archperfmon.py has these."""
    (folder / "events.c").write_text(PROGRAM.replace("SYSTEM", system))
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "runtime/include", folder / "events.c", *embedded(ROOT / "generated", system), "-o", folder / "events"], check=True)
    events = {}
    for line in subprocess.run([folder / "events"], capture_output=True, text=True, check=True).stdout.splitlines():
        unit, name, counters, *words = line.split()
        if unit == "core":
            continue
        pairs = [word.split("=") for word in words]
        terms = {key: int(value) for key, value in pairs if key not in ("only", "needs")}
        events[unit, name] = Event(terms.get("event", 0) | terms.get("event_ext", 0) << 8, terms.get("umask", 0) | terms.get("occ_sel", 0) << 6,
                                   int(counters) or all_counters(unit), "".join(value for key, value in pairs if key == "only"),
                                   frozenset(value for key, value in pairs if key == "needs"))
    return events


@pytest.mark.parametrize("system", ["ivbep", "nhm"])
def test_every_event(system, tmp_path):
    have, want = found(system, tmp_path), wanted(system)
    for (unit, name), event in want.items():
        assert have.get((unit, name)) == event, f"{unit} {name}"
    assert have.keys() - want.keys() == {(unit, name) for unit, names in MORE.items() for name in names if system == "ivbep"}


def test_counts():
    assert Counter(unit for system in ("ivbep", "nhm") for unit, _ in wanted(system)) == COUNTS


def test_filters_are_of_listed_events():
    known = wanted("ivbep").keys() | wanted("nhm").keys()
    assert NEEDS.keys() <= known and len(NEEDS) == 30 + 6 + 4 + 3
