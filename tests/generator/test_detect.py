"""Which processors a description is of: ranges of models and steppings.

Sapphire Rapids is model 0x8F, Ice Lake-SP 0x6A and 0x6C, and their early steppings differ (Linux's arch/x86/include/asm/intel-family.h
and its tables of x86_cpu_id).
"""

from __future__ import annotations

import pytest

from describing import demo, model

DETECT = "  - midr: {implementer: 0x4E, part: 0x123}\n"
X86 = "  - cpuid: {vendor: GenuineIntel, family: 6, model: [0x6a, 0x8f-0x93], stepping: 0-3}\n"


def test_ranges(folder):
    (folder / "demo.yaml").write_text(demo().replace(DETECT, DETECT + X86))
    midr, cpuid = model(folder / "demo.yaml", folder.parent).detect
    assert cpuid.cpuid == ("GenuineIntel", 6, [(0x6A, 0x6A), (0x8F, 0x93)]) and cpuid.stepping == (0, 3)
    assert midr.stepping == (0, 15)
    assert cpuid.processor == "GenuineIntel family 6 model 0x6a or 0x8f to 0x93, stepping 0 to 3"
    assert midr.processor == "of MIDR 0x4e001230 (mask 0xff00fff0)" and midr.midr_bits == (0x4E001230, 0xFF00FFF0) and cpuid.midr_bits == (0, 0)


def test_one_variant(folder):
    """MIDR_EL1 (Arm DDI 0487): Implementer 31:24, Variant 23:20, PartNum 15:4."""
    for number in (0, 3):
        (folder / "demo.yaml").write_text(demo().replace(DETECT, DETECT.replace("}", f", variant: {number}}}")))
        midr, = model(folder / "demo.yaml", folder.parent).detect
        assert midr.midr_bits == (0x4E001230 | number << 20, 0xFFF0FFF0) and midr.processor == f"of MIDR {midr.midr_bits[0]:#x} (mask 0xfff0fff0)"


@pytest.mark.parametrize(("old", "new", "words"), [
    ("0x8f-0x93", "@0x93-0x8f", ("`model` is `0x93-0x8f`, but must be a number from 0 to 255, or a range of them, the lower first",)),
    ("0x8f-0x93", "@0x8f-0x193", ("`model` is `0x8f-0x193`",)),
    ("stepping: 0-3", "stepping: @0-16", ("`stepping` is `0-16`, but must be a number from 0 to 15",)),
    ("stepping: 0-3", "stepping: @B0", ("`stepping` is `B0`",)),
    (X86, DETECT.replace("}", ", variant: @16}"), ("`variant` is `16`, but must be a number from 0 to 15",)),
])
def test_mistake(one_mistake, old, new, words):
    one_mistake(demo(), ((DETECT, X86.replace(old, new)),), words)
