"""Packages of Debian's releases, by an apt of their own, which knows nothing that is installed and changes nothing."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

from toolchain import need

KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
MAIN = "amd64"  # one machine's index has the packages of all machines, too


def know(into: Path, releases: Iterable[str], machines: Iterable[str] = (MAIN,)) -> None:
    """Fetches the indexes of releases to a folder that is not there yet."""
    need("apt-get", "dpkg-deb")
    if not KEYRING.exists():
        pytest.skip(f"skipped: no {KEYRING}, which comes with Debian")
    for folder in ("lists/partial", "cache/archives/partial", "packages"):
        (into / folder).mkdir(parents=True)
    (into / "status").touch()
    (into / "sources.list").write_text("".join(
        f"deb [arch={','.join(machines)} signed-by={KEYRING}] http://deb.debian.org/debian {release} main\n" for release in releases))
    architectures = "; ".join(f'"{machine}"' for machine in machines)
    (into / "apt.conf").write_text(
        f'Dir::State "{into}"; Dir::State::lists "{into}/lists"; Dir::State::status "{into}/status"; Dir::Cache "{into}/cache";\n'
        f'Dir::Etc::sourcelist "{into}/sources.list"; Dir::Etc::sourceparts "/dev/null"; Dir::Etc::preferencesparts "/dev/null";\n'
        f'APT::Architecture "{MAIN}"; APT::Architectures {{{architectures};}}; Acquire::Languages "none";\n')
    apt(into, "apt-get", "-o", "Acquire::GzipIndexes=false", "update")


def index(into: Path, release: str, machine: str = MAIN) -> str:
    """The entries of a release's packages."""
    return next((into / "lists").glob(f"*_dists_{release}_main_binary-{machine}_Packages")).read_text(encoding="utf-8")


def unpack(into: Path, packages: Iterable[str], to: Path, *only: str) -> None:
    """Downloads packages, `name:machine` or `name=version`, and unpacks their files whose names match, or all."""
    apt(into, "apt-get", "download", *sorted(packages))
    to.mkdir(exist_ok=True)
    for package in (into / "packages").glob("*.deb"):
        with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE) as files:
            subprocess.run(["tar", "x", "-C", to, "--wildcards", *only], stdin=files.stdout, check=True)
        package.unlink()


def apt(into: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=into / "packages", env=os.environ | {"APT_CONFIG": str(into / "apt.conf")}, capture_output=True, text=True, timeout=300)
    if done.returncode:
        pytest.skip(f"skipped: {' '.join(command[:3])}: {(done.stderr.strip() or 'failed').splitlines()[-1]}")
    return done.stdout
