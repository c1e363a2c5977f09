"""Sapphire Rapids' and Emerald Rapids' uncore: every event, by name, code and counter.

Events: intel/perfmon, SPR/events/sapphirerapids_uncore.json and sapphirerapids_uncore_experimental.json, V1.39, and
EMR/events/emeraldrapids_uncore.json and emeraldrapids_uncore_experimental.json, V1.24: they differ in events of the CHA alone.
"""

from __future__ import annotations

import pytest

from describing import ROOT, model
from perfmon import described, digest

BOTH = {
    "pcu": (25, "3dad7ff232256861"), "irp": (54, "2ccfa4c125b56e64"), "m2pcie": (152, "71583e0f59105f55"), "iio": (214, "c87cb0d180eaecb1"),
    "imc": (161, "ee2609c30747608b"), "m2m": (186, "58be66786cc0fd72"), "m3upi": (324, "d8ad1b6560c16fa1"), "upi": (122, "0b5513544071c9ae"),
    "cxlcm": (49, "e4cecc7c8eb13da7"), "cxldp": (7, "bacb0ea2934e0d66"), "hbm": (67, "220142d1b90381e1"), "m2hbm": (175, "b0318c4bc56c757b"),
    "ubox": (28, "4966f5df76e342ea"), "mdf": (14, "6052859b32d53c8c"),
}
EVENTS = {"spr": {**BOTH, "cha": (687, "02a8309d54b7e4ce")}, "emr": {**BOTH, "cha": (709, "63998a8cd2f8431f")}}


@pytest.mark.parametrize("variant", EVENTS)
def test_every_event(variant: str) -> None:
    blocks = model(ROOT / "regdefs/intel/spr.yaml", ROOT / "regdefs").blocks
    lines = {key: described(blocks[key], variant) for key in EVENTS[variant]}
    assert {key: (len(found), digest(found)) for key, found in lines.items()} == EVENTS[variant]
