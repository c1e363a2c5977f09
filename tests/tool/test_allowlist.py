"""pmureg allowlist: addresses and writable bits as the manuals have them.

Sources: Intel 64 SDM Volume 3B, Nehalem and Westmere uncore performance monitoring (0x391 and on); Intel Xeon E5 and E7 v2
Product Families Uncore Performance Monitoring Reference Manual, 329468 (the others). msr-safe's allowlist: its README.
"""

from __future__ import annotations

import re

import pytest

from command import Run

LINE = re.compile(r"0x([0-9A-F]{8}) 0x([0-9A-F]{16}) # (.+)")


def entries(text: str) -> dict[int, tuple[int, str]]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = [LINE.fullmatch(line) for line in lines]
    assert all(found)
    addresses = [int(match[1], 16) for match in found if match]
    assert addresses == sorted(set(addresses))
    return {int(match[1], 16): (int(match[2], 16), match[3]) for match in found if match}


def test_nehalem(run: Run) -> None:
    text = run("allowlist", "nhm").stdout
    assert text.startswith("# Intel Nehalem and Westmere uncore PMU: all described MSRs, for msr-safe\n# MSR      write mask\n")
    expected = {
        0x391: (1 << 63 | 0xF << 48 | 1 << 32 | 0xFF, "MSR_UNCORE_PERF_GLOBAL_CTRL"),
        0x392: (0, "MSR_UNCORE_PERF_GLOBAL_STATUS"),  # read only
        0x393: (1 << 63 | 1 << 61 | 1 << 32 | 0xFF, "MSR_UNCORE_PERF_GLOBAL_OVF_CTRL"),
        0x394: ((1 << 48) - 1, "MSR_UNCORE_FIXED_CTR0"),
        0x395: (1 << 2 | 1, "MSR_UNCORE_FIXED_CTR_CTRL"),
        0x396: (7 << 61 | 0xFF << 40 | ((1 << 40) - 8), "MSR_UNCORE_ADDR_OPCODE_MATCH"),
    }
    for k in range(8):
        expected[0x3B0 + k] = ((1 << 48) - 1, f"MSR_UNCORE_PerfCntr{k}")
        # CMASK 31:24, INV 23, EN 22, PMI 20, E 18, OCC_CTR_RST 17, UMASK and EVENT
        expected[0x3C0 + k] = (0xFF << 24 | 1 << 23 | 1 << 22 | 1 << 20 | 1 << 18 | 1 << 17 | 0xFFFF, f"MSR_UNCORE_PerfEvtSel{k}")
    assert entries(text) == expected


def test_ivy_bridge(run: Run) -> None:
    found = entries(run("allowlist", "ivbep").stdout)
    # rst_ctrl, rst_ctrs, frz; 17:16 must be written as 1, so a write with them must not be refused
    assert found[0xD04] == (0x30103, "C0_MSR_PMON_BOX_CTL")
    assert found[0xD04 + 14 * 0x20] == (0x30103, "C14_MSR_PMON_BOX_CTL")
    assert found[0xD10 + 2 + 3 * 0x20][1] == "C3_MSR_PMON_CTL2"
    assert found[0xD16 + 2 + 3 * 0x20] == ((1 << 44) - 1, "C3_MSR_PMON_CTR2")
    assert found[0xC08] == (1 << 22 | 1 << 20, "U_MSR_PMON_UCLK_FIXED_CTL")
    assert found[0x3FC] == (0, "PCU_MSR_CORE_C3_CTR")


def test_what_a_machine_is_asked(run: Run) -> None:
    """SPR_MSR_UNC_CBO_CONFIG (Linux, uncore_snbep.c) is read, and never written; a session without CHAs does not need it."""
    assert entries(run("allowlist", "spr").stdout)[0x2FFE] == (0, "chas")
    assert entries(run("allowlist", "spr", "--session", "-e", "uncore_cha_0/clockticks/").stdout)[0x2FFE] == (0, "chas")
    assert 0x2FFE not in entries(run("allowlist", "spr", "--session", "-e", "uncore_pcu/clockticks/").stdout)


def test_a_session(run: Run) -> None:
    """The fixed counter takes clockticks, one of the others the event; what those count that are left is only looked at."""
    text = run("allowlist", "nhm", "--session", "-e", "uncore/clockticks/", "-e", "uncore/event=3,umask=1/").stdout
    assert text.startswith("# Intel Nehalem and Westmere uncore PMU: the MSRs of a session, for msr-safe\n")
    found, everything = entries(text), entries(run("allowlist", "nhm").stdout)
    assert [address for address, (mask, _) in found.items() if mask] == [0x391, 0x394, 0x395, 0x3B0, 0x3C0]
    assert [address for address, (mask, _) in found.items() if not mask] == [0x3C1, 0x3C2, 0x3C3, 0x3C4, 0x3C5, 0x3C6, 0x3C7]
    assert all(everything[address] == (mask or everything[address][0], name) for address, (mask, name) in found.items())


def test_what_a_session_only_reads_it_may_not_write(run: Run) -> None:
    """The C-state residency counter 0x3FC runs freely."""
    found = entries(run("allowlist", "ivbep", "--session", "-e", "uncore_pcu/CORE_C3/").stdout)
    assert found[0x3FC] == (0, "PCU_MSR_CORE_C3_CTR")


@pytest.mark.parametrize(("arguments", "status", "message"), [
    (["allowlist"], 2, "pmureg: no system is given; see `pmureg list`\n"),
    (["allowlist", "nhm", "ivbep"], 2, "pmureg: one system at a time\n"),
    (["allowlist", "nhm", "--session"], 2, "pmureg: --session needs -e EVENTS, and -e needs --session\n"),
    (["allowlist", "nhm", "-e", "uncore/clockticks/"], 2, "pmureg: --session needs -e EVENTS, and -e needs --session\n"),
    (["allowlist", "nhn"], 1, "pmureg: there is no described system 'nhn'; did you mean 'nhm'?\n"),
    (["allowlist", "t410"], 1, "pmureg: t410 has no MSRs, so msr-safe is not needed; "
                               "`pmureg verify t410` shows how its registers are accessed\n"),
    (["allowlist", "ivbep", "--session", "-e", "uncore_imc_0/clockticks/"], 1,
     "pmureg: a session with these events accesses no MSR, so msr-safe is not needed\n"),
    (["allowlist", "nhm", "--session", "-e", "uncore/clocktick/"], 1, "pmureg: unknown term or event `clocktick`"),
    (["allowlist", "nhm", "--session", "-e", "{" + ",".join(["uncore/event=3,umask=1/"] * 9) + "}"], 1, "pmureg: "),
])
def test_mistakes(run: Run, arguments: list[str], status: int, message: str) -> None:
    result = run(*arguments, status=status)
    assert result.stderr.startswith(message)
    assert result.stdout == ""
