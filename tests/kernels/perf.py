"""Programs of Debian, with the libraries that they need, to run in a guest: such as its own perf for AArch64."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from headers import once
from kernel import BUILD, Files
from releases import apt, know, unpack
from toolchain import need

MACHINE, TRIPLET = "arm64", "aarch64-linux-gnu"


def fetch(into: Path) -> None:
    know(into, ["bookworm"], ("amd64", MACHINE))
    would = apt(into, "apt-get", "-s", "install", "--no-install-recommends", f"linux-perf:{MACHINE}")
    unpack(into, {name for name in re.findall(r"^Inst (\S+)", would, re.M) if name.endswith(f":{MACHINE}")}, into / "root")


def needed_by(program: Path) -> list[str]:
    return re.findall(r"\(NEEDED\).*\[(.*)\]", subprocess.run(["readelf", "-d", program], capture_output=True, text=True, check=True).stdout)


def with_libraries(root: Path, triplet: str, loader: str, programs: dict[str, Path]) -> Files:
    """Files of an initramfs, whose folder lib is usr/lib, too: programs, with the libraries of a Debian that the loader finds for them."""
    need("readelf")
    folders = [root / name for name in (f"lib/{triplet}", f"usr/lib/{triplet}", f"usr/lib/{triplet}/systemd", Path(loader).parent, "usr/lib")]
    wanted, chosen = list(programs.values()), Files((name, path.read_bytes()) for name, path in programs.items())
    while wanted:
        for name in needed_by(wanted.pop()):
            place = loader if loader.endswith(name) else f"lib/{triplet}/{name}"
            if place not in chosen:
                wanted.append(next(folder / name for folder in folders if (folder / name).exists()))
                chosen[place] = wanted[-1].read_bytes()
    return chosen


def perf() -> Files:
    root = once(BUILD / "perf", fetch) / "root"
    return with_libraries(root, TRIPLET, "lib/ld-linux-aarch64.so.1", {"bin/perf": root / "usr/bin/perf"})
