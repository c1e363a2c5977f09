"""The command, built for AArch64, is the same command there: its simulated counts, and what it says where registers trap."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from toolchain import INCLUDES, ROOT, STRICT, need, run, together

COMPILER = "aarch64-linux-gnu-gcc"
EMULATOR = "qemu-aarch64"


@pytest.fixture(scope="module")
def pmureg(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """All of the command's files, with all tables; unoptimised, because nobody measures it."""
    need(COMPILER, EMULATOR)
    directory = tmp_path_factory.mktemp("cross")
    sources = [source for part in ("base", "core", "io", "library", "tool") for source in (ROOT / "runtime" / part).rglob("*.c")]
    sources += [*(ROOT / "generated" / "tables").glob("*.c"), *(ROOT / "generated" / "pages").glob("*.c"), ROOT / "build" / "tool" / "commands.c"]
    made = [directory / f"{source.parent.name}_{source.stem}.o" for source in sources]
    together([lambda source=source, target=target: run(COMPILER, "-std=c11", "-O0", *STRICT, "-Wno-overlength-strings", *INCLUDES, f"-I{ROOT / 'runtime'}", f"-I{ROOT / 'generated' / 'pages'}",
                                                       "-c", source, "-o", target)
              for source, target in zip(sources, made, strict=True)])
    # Debian's cross packages have no libyaml, which only `pmureg run` calls: its functions are nowhere.
    yaml = {line.split()[-1] for line in run("nm", "-u", *made).splitlines() if " U yaml_" in line}
    run(COMPILER, "-static", *made, *(f"-Wl,--defsym={name}=0" for name in sorted(yaml)), "-lm", "-o", directory / "pmureg")
    return [EMULATOR, str(directory / "pmureg")]


def test_it_counts_as_it_does_here(pmureg: list[str]) -> None:
    # A simulated counter adds the low byte of its event plus one a tick: L2D_CACHE_REFILL is 0x17 (Armv8-A, D7.10), 24.
    found = run(*pmureg, "stat", "--io", "sim", "--system", "carmel", "-x,", "-e", "carmel_l2_0/l2d_refill/")
    assert found == "# simulated carmel\n24000000,refills,carmel_l2_0/l2d_refill/,1000000,100.00,,\n"


@pytest.mark.parametrize("system", ["carmel", "ivbep", "nhm"])
def test_it_tests_every_kind_of_register(pmureg: list[str], system: str) -> None:
    assert re.fullmatch(r"simulated: \d+ passed, 0 failed, .*\n", run(*pmureg, "selftest", system, "--io", "sim", "--quiet"))


def test_it_prints_the_same_values(pmureg: list[str]) -> None:
    here = ROOT / "build" / "pmureg"
    need(str(here))
    for words in (["dump", "t241", "--io", "sim", "--json"], ["decode", "ivbep_cbo_ctl", "0x00400335"],
                  ["encode", "ivbep_cbo_ctl", "ev_sel=0x35", "umask=3", "en=1"],
                  ["stat", "--dry-run", "--system", "carmel", "-e", "carmel_l2_0/l2d/"]):
        assert run(*pmureg, *words) == run(here, *words), words


TRAPPED = "of S3_3_C15_C5_1 trapped: the kernel keeps the register from user space, or this CPU lacks it\n"


@pytest.mark.parametrize("event, where", [
    ("carmel_l2_0/l2d/", "carmel_l2_0/l2d/: this machine has no such unit that could be read: a read"),
    # Of all units that there are: none, and not because the part has fewer. What chooses the bank is read before it is written.
    ("carmel_uncore/l2d_cache/", "carmel_uncore/l2d_cache/: this machine has no such unit that could be read: a read"),
])
def test_registers_that_trap_are_refused_in_words(pmureg: list[str], tmp_path: Path, event: str, where: str) -> None:
    """No user program may touch these, and QEMU's CPU has none of them: SIGILL, which the command turns into an error."""
    done = subprocess.run([*pmureg, "stat", "--io", "direct", "--system", "carmel", "--force", "--run-directory", str(tmp_path),
                           "-e", event], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"pmureg: {where} {TRAPPED}"
    assert not list(tmp_path.iterdir())
