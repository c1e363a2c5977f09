"""Debian's own perf for AArch64, with the libraries that it needs: to run in a guest."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from headers import once
from kernel import BUILD
from releases import apt, know, unpack
from toolchain import need

MACHINE, TRIPLET = "arm64", "aarch64-linux-gnu"


def fetch(into: Path) -> None:
    know(into, ["bookworm"], ("amd64", MACHINE))
    would = apt(into, "apt-get", "-s", "install", "--no-install-recommends", f"linux-perf:{MACHINE}")
    unpack(into, {name for name in re.findall(r"^Inst (\S+)", would, re.M) if name.endswith(f":{MACHINE}")}, into / "root")


def needed_by(program: Path) -> list[str]:
    return re.findall(r"\(NEEDED\).*\[(.*)\]", subprocess.run(["readelf", "-d", program], capture_output=True, text=True, check=True).stdout)


def perf() -> dict[str, bytes | str | None]:
    """Files of an initramfs."""
    need("readelf")
    root = once(BUILD / "perf", fetch) / "root"
    libraries = {path.name: path for path in root.glob("**/*.so*") if path.is_file() and path.parent.name in (TRIPLET, "lib")}
    wanted, chosen = needed_by(root / "usr/bin/perf"), dict[str, bytes | str | None]()
    while wanted:
        name = wanted.pop()
        if f"lib/{TRIPLET}/{name}" not in chosen:
            chosen[f"lib/{TRIPLET}/{name}"] = libraries[name].resolve().read_bytes()
            wanted += needed_by(libraries[name])
    loader = "ld-linux-aarch64.so.1"
    return {**dict.fromkeys(("lib", f"lib/{TRIPLET}")), f"lib/{loader}": libraries[loader].resolve().read_bytes(), **chosen,
            "bin/perf": (root / "usr/bin/perf").read_bytes()}
