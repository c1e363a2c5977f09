"""The kernels of Debian's releases: their headers, and kernels to run. Installed nowhere, downloaded once."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from releases import index, know, unpack
from toolchain import ROOT, need, run

FOLDER = ROOT / "build" / "debian-kernels"
RELEASES = ("bookworm", "trixie", "trixie-backports")
COMPILERS = {"amd64": "gcc", "arm64": "aarch64-linux-gnu-gcc"}
GUESTS = [*((release, "arm64") for release in RELEASES), *((release, "amd64") for release in RELEASES[1:])]  # of the first one for amd64, kernel.py has one
DRIVERS = ("trixie", "amd64")  # of this one also the modules: kernel.py runs it


def fetched() -> Path:
    return once(FOLDER, fetch)


def once(folder: Path, fetch: Callable[[Path], None]) -> Path:
    """A folder that is fetched if it is not there. Suites that use it run side by side: all but the first one wait."""
    if folder.is_dir():
        return folder
    folder.parent.mkdir(exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        partly = folder.with_name(f"{folder.name}.{os.getpid()}")
        try:
            if not folder.is_dir():
                fetch(partly)
                partly.rename(folder)
        finally:
            shutil.rmtree(partly, ignore_errors=True)
    return folder


def version(release: str, machine: str) -> str:
    return (fetched() / f"{release}.{machine}").read_text(encoding="utf-8")


def headers(release: str, machine: str) -> Path:
    return FOLDER / "usr" / "src" / f"linux-headers-{version(release, machine)}"


def image(release: str, machine: str) -> Path:
    return next((fetched() / f"{release}.{machine}.image").glob("**/vmlinuz*"))


def fetch(into: Path) -> None:
    """The headers of each release and machine, and the scripts of these kernels; kernels, and a shell for AArch64; the libraries of the newest scripts."""
    know(into, RELEASES, COMPILERS)
    packages = set()
    for release in RELEASES:
        for machine in COMPILERS:
            packages_there = index(into, release, machine)
            headers = needed(packages_there, f"linux-headers-{machine}", rf"linux-headers-[^\s,]*-{machine}")
            (into / f"{release}.{machine}").write_text(headers.removeprefix("linux-headers-"), encoding="utf-8")
            packages |= {f"{headers}:{machine}", *(needed(packages_there, headers, other) for other in (r"linux-headers-[^\s,]*-common", r"linux-kbuild-[^\s,]*"))}
    unpack(into, packages, into)
    for release, machine in GUESTS:
        number = (into / f"{release}.{machine}").read_text(encoding="utf-8")
        known = index(into, release, machine)
        name = next(name for name in (f"linux-binary-unsigned-{number}", f"linux-image-{number}-unsigned") if f"\nPackage: {name}\n" in known)
        unpack(into, {f"{name}:{machine}"}, into / f"{release}.{machine}.image", "*/vmlinuz*", *(["*/arch/x86/*"] if (release, machine) == DRIVERS else []))
    unpack(into, {"busybox-static:arm64"}, into / "guest")
    unpack(into, {"libc6", "libelf1t64", "libzstd1", "zlib1g"}, into / "library")
    shutil.rmtree(into / "lists")
    say_where(into, FOLDER)
    for scripts in (into / "usr" / "lib").glob("linux-kbuild-*/scripts"):
        if not (scripts / "checker-valid.sh").exists():  # Debian's package lacks it: that sparse is there
            (scripts / "checker-valid.sh").write_text("#!/bin/sh\necho 1\n", encoding="utf-8")
            (scripts / "checker-valid.sh").chmod(0o755)


def say_where(into: Path, folder: Path) -> None:
    """Headers say where they would be installed: they will be in a folder instead."""
    for makefile in (into / "usr" / "src").glob("*/Makefile"):
        if len(text := makefile.read_text(encoding="utf-8")) < 1000:
            makefile.write_text(text.replace("/usr/src/", f"{folder}/usr/src/"), encoding="utf-8")


def needed(entries: str, package: str, on: str) -> str:
    """The package that a package of a release depends on."""
    found = re.search(rf"^Package: {re.escape(package)}\n(?:.+\n)*?Depends: (?:.*, )?({on})[ ,\n]", entries, re.M)
    assert found, f"{package} depends on no {on}"
    return found[1]


def compiler(machine: str, folder: Path) -> Path:
    """One that may be older than that which a kernel is configured for: with a flag that it knows."""
    path = folder / "compiler"
    path.write_text(f"""#!/bin/bash
words=()
for word; do words+=("${{word/#-fmin-function-alignment=/-falign-functions=}}"); done
exec {COMPILERS[machine]} "${{words[@]}}"
""", encoding="utf-8")
    path.chmod(0o755)
    return path


def runnable(there: Path) -> Path:
    """Headers whose scripts run: they may want a newer C library than this machine has."""
    for script in (there / "scripts/mod").resolve().glob("modpost.real-lsb-64"):
        if subprocess.run([script, "-h"], capture_output=True).returncode and (FOLDER / "library").is_dir():
            by_library(FOLDER / "library", script, script.with_name("modpost"))
    return there


def by_library(library: Path, program: Path, script: Path) -> None:
    """Writes a script that runs a program with the libraries of a folder."""
    libraries, partly = library / "usr/lib/x86_64-linux-gnu", script.with_name(f"{script.name}.{os.getpid()}")
    partly.write_text(f'#!/bin/sh\nexec {libraries}/ld-linux-x86-64.so.2 --library-path {libraries} {program} "$@"\n', encoding="utf-8")
    partly.chmod(0o755)
    partly.replace(script)


def objtool(release: str, machine: str, folder: Path) -> str:
    """What modules for x86 need to run: it says where their returns are, which the kernel patches."""
    if machine != "amd64":
        return "true"
    programs = (headers(release, machine) / "tools" / "objtool").resolve()
    by_library(FOLDER / "library", next((path for path in programs.glob("objtool.real-x86")), programs / "objtool"), folder / "objtool")
    return str(folder / "objtool")


def module(release: str, machine: str, folder: Path) -> bytes:
    """pmureg.ko for that kernel, without what debuggers read."""
    need("make", "strip", *COMPILERS.values())
    there, made = runnable(headers(release, machine)), folder / "module"
    words = ["make", "-s", "-C", ROOT / "runtime" / "linux", f"KDIR={there}", f"BUILD={made}", f"CC={compiler(machine, folder)}", f"objtool={objtool(release, machine, folder)}", "W=1",
             "CONFIG_DEBUG_INFO_BTF_MODULES=", *(["ARCH=arm64", "CROSS_COMPILE=aarch64-linux-gnu-"] if machine == "arm64" else [])]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    run({"amd64": "strip", "arm64": "aarch64-linux-gnu-strip"}[machine], "-g", "-o", made / "stripped.ko", made / "pmureg.ko")
    return (made / "stripped.ko").read_bytes()
