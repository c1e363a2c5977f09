"""What debian/ says of the project is true of it; the packages themselves are built by `dpkg-buildpackage -us -uc`, that of the kernel module also by tests/machine/test_dkms.py."""

from __future__ import annotations

import re
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path

from command import ROOT
from test_install import installed

DEBIAN = ROOT / "debian"
HEADER = (ROOT / "runtime" / "include" / "pmureg" / "pmureg.h").read_text()


def test_its_version_is_the_project_s() -> None:
    version = re.search(r'#define PMUREG_VERSION "(.+)"', HEADER)
    newest = re.match(r"pmureg \((.+?)\) ", (DEBIAN / "changelog").read_text())
    assert version and newest and newest[1] == version[1]


def test_every_public_function_has_a_version_from_which_it_is_there() -> None:
    """And nothing else: a library with other symbols is refused when packages are built."""
    listed = re.findall(r"^ (pmureg_\w+)@\w+ [\d.]+$", (DEBIAN / "libpmureg0.symbols").read_text(), re.M)
    assert listed == sorted(set(re.findall(r"^PMUREG_API [^;]*?\b(pmureg_\w+)\(", HEADER, re.M))) and len(listed) > 40


def test_what_is_installed_is_in_one_package(tmp_path: Path) -> None:
    lists = {path.stem: path.read_text().split("\n")[:-1] for path in DEBIAN.glob("*.install")}
    assert set(lists) == set(re.findall(r"^Package: (.+)$", (DEBIAN / "control").read_text(), re.M))
    tree = installed(tmp_path, PREFIX="/usr", LIBDIR="/usr/lib/x86_64-linux-gnu")
    files = [path.relative_to(tree) for path in tree.rglob("*") if path.is_symlink() or path.is_file()]
    used = set()
    for file in files:
        rows = [(package, row) for package, rows in lists.items() for row in rows
                if any(fnmatch(str(part), row) for part in (file, *file.parents))]
        assert len(rows) == 1, (file, rows)
        used.add(rows[0])
    # The reference, the generator and the Python module are no part of an installation.
    assert {row for rows in lists.values() for row in rows} - {row for _, row in used} == {"generated/reference usr/share/doc/pmureg-doc", *lists["pmureg-gen"], *lists["python3-pmureg"]}


def test_the_generator_s_package_runs(tmp_path: Path) -> None:
    """Laid out as dh_install does: it finds its modules and libraries beside itself."""
    for row in (DEBIAN / "pmureg-gen.install").read_text().splitlines():
        sources, to = row.split()
        (tmp_path / to).mkdir(parents=True, exist_ok=True)
        for source in ROOT.glob(sources):
            if source.is_dir():
                shutil.copytree(source, tmp_path / to / source.name, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
            else:
                shutil.copy(source, tmp_path / to)
    own = tmp_path / "hw/acme/chip.yaml"
    own.parent.mkdir(parents=True)
    own.write_text((ROOT / "regdefs/arm/dsu.yaml").read_text().replace("system: dsu", "system: chip"))
    done = subprocess.run([tmp_path / "usr/bin/pmureg-gen", "check", "--regdefs", "hw"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("hw/acme/chip.yaml: 2 blocks, ")


def test_the_index_of_the_tables_is_made_where_they_are_installed(tmp_path: Path) -> None:
    """Also when another package installs one, and never at the price of an installation."""
    assert not (installed(tmp_path / "tree", PREFIX="/usr") / "usr/share/pmureg/index").exists()
    assert (DEBIAN / "pmureg.triggers").read_text().splitlines()[-1] == "interest-noawait /usr/share/pmureg"
    said = tmp_path / "said"
    for program in ("pmureg", "rm"):
        (tmp_path / program).write_text(f'#!/bin/sh\necho {program} "$@" >>{said}\nexit 1\n')
        (tmp_path / program).chmod(0o755)
    for script, words, does in (("postinst", "configure 0.3.0", "pmureg index /usr/share/pmureg"), ("postinst", "triggered /usr/share/pmureg", "pmureg index /usr/share/pmureg"),
                                ("postinst", "abort-upgrade", ""), ("prerm", "remove", "rm -f /usr/share/pmureg/index"), ("prerm", "upgrade 1", "")):
        said.write_text("")
        done = subprocess.run(["/bin/sh", DEBIAN / f"pmureg.{script}", *words.split()], env={"PATH": str(tmp_path)})
        assert said.read_text().strip() == does and (done.returncode == 0 or script == "prerm"), (script, words)


def test_packages_are_built_with_what_the_first_command_installs() -> None:
    """Debian's builders have the C compiler. What serves counts to Prometheus is in the package only."""
    command = re.search(r"<!-- demo -->\n```sh\n(.+?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    needed = re.search(r"^Build-Depends: (.+)$", (DEBIAN / "control").read_text(), re.M)
    assert command and needed
    asked = set(command[1].replace("\\\n", " ").split("--no-install-recommends", 1)[1].split("\n")[0].split())
    given = {re.match(r"[\w+.-]+", name)[0] for name in needed[1].split(", ")}  # type: ignore[index]
    assert asked - {"gcc", "libc6-dev"} == given - {"debhelper-compat", "dh-sequence-dkms", "dh-sequence-python3", "help2man", "libcmocka-dev", "libmicrohttpd-dev"}
