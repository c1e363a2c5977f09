"""Descriptions in a repository of one's own, with an installed generator and an installed pmureg: the recipes of docs/describing.md."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from test_installed import MONITOR, bin, described, own, recipe, wheel  # fixtures, too
from toolchain import ROOT, need, run

__all__ = ["bin", "own", "wheel"]

DRIVER = """#include <pmureg/busmon/monitor.h>
#include <stdio.h>

int main(void)
{
	printf("%#x\\n", (unsigned int)BUSMON_MONITOR_EVSEL_OFFSET(1));
	return 0;
}
"""
# The tutorial's second counter has its control at 0x14, and then at 0x48.
MOVED = MONITOR.replace("0x10 + 4 * n", "0x40 + 8 * n")


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed pmureg. With a DESTDIR the script leaves the dynamic linker's cache alone."""
    at = tmp_path_factory.mktemp("prefix")
    run(ROOT / "runtime" / "library" / "install.sh", env={**os.environ, "PREFIX": str(at), "DESTDIR": "/"})
    return at


@pytest.fixture
def driver(own: Path, prefix: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a description and a driver, where build systems find what is installed."""
    monkeypatch.setenv("PKG_CONFIG_PATH", f"{prefix}/lib/pkgconfig")
    monkeypatch.setenv("CMAKE_PREFIX_PATH", str(prefix))
    monkeypatch.setenv("CTEST_OUTPUT_ON_FAILURE", "1")
    (own / "driver.c").write_text(DRIVER)
    return own


def rebuilds(at: Path, build: list[str], check: list[str]) -> None:
    """A change of the description is in the program and in the test after one more build; one more makes nothing."""
    programs = [at / "driver", at / "busmon_test"]
    for text, offset in ((MONITOR, "0x14\n"), (MOVED, "0x48\n")):
        described(Path(), "busmon", text)
        run(*build)
        run(*check)
        assert run(at / "driver") == offset
    before = [program.stat().st_mtime_ns for program in programs]
    run(*build)
    assert [program.stat().st_mtime_ns for program in programs] == before


def counts(prefix: Path, table: Path) -> None:
    """The installed command counts with the table that was made: in a tick, an event adds its number and 1; that of `reads` is 4."""
    text = run(prefix / "bin" / "pmureg", "stat", "--table", table, "--io", "sim", "-e", "busmon_monitor_0/reads/")
    assert "5,000,000      busmon_monitor_0/reads/" in text


def test_with_ninja(driver: Path, prefix: Path) -> None:
    need("pkg-config")
    (driver / "build.ninja").write_text(recipe("ninja"))
    rebuilds(driver, ["ninja"], ["test", "-f", "busmon.passed"])
    assert "no work to do" in run("ninja")
    counts(prefix, driver / "gen/tables/busmon.pmu")


@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_with_cmake(driver: Path, prefix: Path, generator: str) -> None:
    need("cmake")
    (driver / "CMakeLists.txt").write_text(recipe("cmake"))
    run("cmake", "-G", generator, "-S", ".", "-B", "out")
    rebuilds(driver / "out", ["cmake", "--build", "out", "--parallel", "2"], ["ctest", "--test-dir", "out"])
    counts(prefix, driver / "out/gen/tables/busmon.pmu")


def test_with_meson(driver: Path, prefix: Path) -> None:
    need("meson", "pkg-config")
    (driver / "meson.build").write_text(recipe("meson"))
    run("meson", "setup", "out")
    rebuilds(driver / "out", ["ninja", "-C", "out"], ["meson", "test", "-C", "out"])
    counts(prefix, driver / "out/gen/tables/busmon.pmu")


@pytest.mark.parametrize(("old", "new", "failing"), [
    ("EVSEL_OFFSET(n) (0x10U", "EVSEL_OFFSET(n) (0x14U", "test_places"),
    ("EVSEL_EV_MASK   0x0000003fU", "EVSEL_EV_MASK   0x0000001fU", "test_fields_of_monitor")])
def test_the_validation_sees_a_header_that_differs(driver: Path, prefix: Path, old: str, new: str, failing: str) -> None:
    run("pmureg-gen", "build", "--quiet", "--regdefs", "hw", "--out", "gen")
    header = driver / "gen/include/pmureg/busmon/monitor.h"
    assert old in header.read_text()
    header.write_text(header.read_text().replace(old, new))
    run("gcc", "gen/tests/busmon.c", *Path("gen/tests/validate").glob("*.c"), "-Igen/include", f"-I{prefix}/include", f"-L{prefix}/lib", "-lpmureg-core",
        "-lcmocka", "-o", "busmon_test")
    done = subprocess.run(["./busmon_test", "gen/tables/busmon.pmu"], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.count(f"[  FAILED  ] {failing}\n") >= 1


def test_the_validation_refuses_what_is_no_table(driver: Path, prefix: Path) -> None:
    (driver / "build.ninja").write_text(recipe("ninja"))
    run("ninja", "busmon_test")
    table = Path("gen/tables/busmon.pmu").read_bytes()
    Path("short.pmu").write_bytes(table[:-8])
    for words, message in ((["short.pmu"], "short.pmu: "), (["nowhere.pmu"], "nowhere.pmu: the file cannot be opened\n"), ([], "usage: ./busmon_test TABLE\n")):
        done = subprocess.run(["./busmon_test", *words], capture_output=True, text=True)
        assert done.returncode == 2 and done.stderr.startswith(message) and done.stdout == ""


def test_from_an_empty_folder_to_a_count(bin: Path, prefix: Path, tmp_path: Path) -> None:
    """The commands of the page, where there is no compiler: in less than a minute."""
    path = f"{bin}:{prefix}/bin"
    assert [name for name in ("cc", "gcc", "clang", "as", "ld", "make", "ninja") if shutil.which(name, path=path)] == []
    begin = time.monotonic()
    printed = [subprocess.run(line, shell=True, cwd=tmp_path, check=True, stdout=subprocess.PIPE, text=True, env={"PATH": path}).stdout
               for line in recipe("count").splitlines()]
    assert time.monotonic() - begin < 60
    assert printed[0] == "hw/acme/busmon.yaml\n"
    assert "3,000,000      busmon_unit_0/reads/" in printed[-1]    # in a tick its number, 2, and 1
