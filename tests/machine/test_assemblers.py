"""Assemblers that know Arm's registers by name make the words that the accessors are held against.

The names are those of the Arm ARM, DDI 0487. GNU as 2.40 knows the registers of the first PMUv3, LLVM 19 all.
"""

from __future__ import annotations

import re
import subprocess

import pytest

from test_instructions import CONTROLS, MSR_FROM_MRS, PMUV3, SPMU
from toolchain import llvm, need

# Those of the control registers that every assembler knows without a switch.
OLD_CONTROLS = ("mdcr_el2", "mdcr_el3", "mdscr_el1", "scr_el3")
ALL = {**PMUV3, **SPMU, **{name: CONTROLS[name] for name in OLD_CONTROLS}}
# A register's name is its key in capitals with the lowest level that may access it; an array's has the index before that.
LEVELS = {"_EL1": ("pmintenset", "pmintenclr", "pmuacr", "pmecr", "pmiar", "pmmir", "pmsscr", "pmccntsvr", "pmicntsvr", "pmevcntsvr",
                   "id_aa64dfr0", "id_aa64dfr1", "spmintenset", "spmintenclr", "spmcfgr", "spmcgcr", "spmiidr", "spmdevarch",
                   "spmdevaff", "spmscr"),
          "_EL3": ("spmrootcr",),
          "": ("spmaccessr_el1", "spmaccessr_el12", "spmaccessr_el2", "spmaccessr_el3", *OLD_CONTROLS)}
# With PMUv3p1 to PMUv3p4.
FIRST = [name for name in PMUV3 if name not in ("pmzr", "pmicntr", "pmicfiltr", "pmuacr", "pmecr", "pmiar", "pmsscr", "pmccntsvr",
                                                "pmicntsvr", "pmevcntsvr")] + list(OLD_CONTROLS)

ASSEMBLERS = [
    pytest.param(["aarch64-linux-gnu-as", "-march=armv8.4-a", "-al"], FIRST, id="aarch64-linux-gnu-as"),
    pytest.param(["llvm-mc", "-triple=aarch64", "-show-encoding"], list(ALL), id="llvm-mc")]


def manual_names(key: str) -> list[str]:
    """One for each encoding."""
    level = next((level for level, keys in LEVELS.items() if key in keys), "_EL0")
    words = ALL[key][1:]
    return [f"{key}{number if len(words) > 1 else ''}{level}".upper() for number in range(len(words))]


def lines(chosen: list[str]) -> list[tuple[str, int]]:
    """Every access that a register has, and its word for x0."""
    result = []
    for key in chosen:
        access, *words = ALL[key]
        for name, word in zip(manual_names(key), words, strict=True):
            result += [(f"mrs x0, {name}", word)] * ("r" in access) + [(f"msr {name}, x0", word - MSR_FROM_MRS)] * ("w" in access)
    return result


def assembled(assembler: list[str], text: str) -> list[int]:
    """The words, from the listing: its bytes are in the order of memory."""
    name, *flags = assembler
    command = [llvm(name), *flags, "-o", "-"] if name == "llvm-mc" else [name, *flags, "-o", "/dev/null"]
    need(command[0])
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = re.findall(r"encoding: \[(.+?)\]", done.stdout) or re.findall(r"^ +\d+ [0-9a-f]{4} ([0-9A-F]{8}) ", done.stdout, re.M)
    return [int.from_bytes(bytes.fromhex(re.sub(r"0x|,", "", word)), "little") for word in found]


@pytest.mark.parametrize("assembler, known", ASSEMBLERS)
def test_names_have_our_words(assembler: list[str], known: list[str]) -> None:
    expected = lines(known)
    words = assembled(assembler, "".join(f"{line}\n" for line, _ in expected))
    assert [f"{word:#x} {line}" for word, (line, _) in zip(words, expected, strict=True)] == [f"{word:#x} {line}" for line, word in expected]


def test_forbidden_directions() -> None:
    """LLVM refuses to write what is read-only and to read what is write-only: so do the headers, which have no such function."""
    wrong = [f"msr {name}, x0" for key, (access, *_) in ALL.items() if access == "r" for name in manual_names(key)]
    wrong += [f"mrs x0, {name}" for key, (access, *_) in ALL.items() if access == "w" for name in manual_names(key)]
    done = subprocess.run([llvm("llvm-mc"), "-triple=aarch64"], input="".join(f"{line}\n" for line in wrong), capture_output=True, text=True)
    refused = re.findall(r"^<stdin>:(\d+):\d+: error:", done.stderr, re.M)
    assert [int(number) for number in refused] == list(range(1, len(wrong) + 1))


@pytest.mark.parametrize("name", ["PMEVCNTR31_EL0", "PMEVTYPER31_EL0", "SPMEVCNTR16_EL0", "SPMEVTYPER16_EL0", "SPMCGCR2_EL1"])
def test_names_behind_the_arrays_do_not_exist(name: str) -> None:
    done = subprocess.run([llvm("llvm-mc"), "-triple=aarch64"], input=f"mrs x0, {name}\n", capture_output=True, text=True)
    assert "expected readable system register" in done.stderr
