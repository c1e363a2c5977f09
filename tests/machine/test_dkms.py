"""The package of the kernel module, as dh makes it: DKMS of a Debian release compiles, signs, installs and removes the module for a kernel of that release."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from headers import RELEASES, by_library, compiler, headers, once, runnable, version
from releases import know, unpack
from toolchain import ROOT, TABLES, need, run

FOLDER = ROOT / "build" / "debian-dkms"
DKMS = RELEASES[:2]  # 3.0 and 3.2; backports have none of their own
LIBRARIES = ("libc6", "libbpf1", "libbz2-1.0", "libdw1t64", "libelf1t64", "liblzma5", "libzstd1", "zlib1g")
PACKAGES = ("pmureg-dkms", "pmureg-tables")
STEPS = ("install", "dkms", "installdeb", "gencontrol", "md5sums", "builddeb")  # what dh runs and these packages need
VERSION = re.search(r'#define PMUREG_VERSION "(.+)"', (ROOT / "runtime/include/pmureg/pmureg.h").read_text())[1]  # type: ignore[index]
KERNELS = [pytest.param(release, marks=[pytest.mark.nightly] if release != RELEASES[-1] else []) for release in RELEASES]


def fetch(into: Path) -> None:
    """DKMS of each release; pahole and its libraries, for kernels that want newer ones than this machine has."""
    know(into, DKMS)
    for release in DKMS:
        unpack(into, {f"dkms/{release}"}, into / release)
    unpack(into, {"pahole", *LIBRARIES}, into / "newest")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The files of each package; control files are in DEBIAN."""
    need("dh_install", "dh_dkms", "dpkg-deb")
    top = tmp_path_factory.mktemp("packages") / "pmureg"
    shutil.copytree(ROOT / "debian", top / "debian")
    run(ROOT / "runtime/library/install.sh", env={**os.environ, "DESTDIR": str(top / "debian/tmp"), "PREFIX": "/usr", "LIBDIR": "/usr/lib/any"})
    for step in STEPS:
        run(f"dh_{step}", *(f"-p{package}" for package in PACKAGES), cwd=top, env={**os.environ, "DEB_RULES_REQUIRES_ROOT": "no"})
    for package in PACKAGES:
        made, = top.parent.glob(f"{package}_{VERSION}_*.deb")
        run("dpkg-deb", "-R", made, top.parent / package)
    return {package: top.parent / package for package in PACKAGES}


class Dkms:
    """DKMS with all of its folders elsewhere, but that of sources."""

    def __init__(self, release: str, sources: Path, at: Path) -> None:
        need("bash", "make", "openssl", "patch")
        self.script = once(FOLDER, fetch) / release / "usr/sbin/dkms"
        self.trees = {"dkmstree": at / "tree", "sourcetree": sources, "installtree": at / "modules"}
        self.certificate = at / "mok.pub"
        for folder in (*self.trees.values(), at / "tmp"):
            folder.mkdir(exist_ok=True)
        # Without a file in /etc that says where these are, variables of the environment do.
        self.env = {**os.environ, "TMPDIR": str(at / "tmp"), "sign_file": "none", "mok_signing_key": str(at / "mok.key"), "mok_certificate": str(self.certificate)}

    def run(self, action: str, *options: object) -> subprocess.CompletedProcess[str]:
        trees = [word for name, folder in self.trees.items() for word in (f"--{name}", str(folder))]
        as_root = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]
        return subprocess.run([*as_root, "bash", self.script, action, *trees, "--no-depmod", *map(str, options)], env=self.env, capture_output=True, text=True, timeout=600)

    def must(self, action: str, *options: object) -> str:
        done = self.run(action, *options)
        assert done.returncode == 0, done.stdout + done.stderr + "".join(log.read_text() for log in self.trees["dkmstree"].rglob("make.log"))
        return done.stdout


def files(top: Path) -> dict[Path, bytes]:
    return {path.relative_to(top): path.read_bytes() for path in top.rglob("*") if path.is_file()}


def test_the_packages(unpacked: dict[str, Path], tmp_path: Path) -> None:
    control = (unpacked["pmureg-dkms"] / "DEBIAN/control").read_text()
    depends = re.search(r"^Depends: (.+)$", control, re.M)
    assert depends and {"dkms", "pahole"} <= {name.split()[0] for name in depends[1].split(", ")}
    for script, does in (("postinst", "/usr/lib/dkms/common.postinst"), ("prerm", "dkms remove")):
        text = (unpacked["pmureg-dkms"] / "DEBIAN" / script).read_text()
        assert "\nDKMS_NAME=pmureg\n" in text and f"\nDKMS_VERSION={VERSION}\n" in text and does in text
    # The sources are those that the Makefile compiles, for each machine.
    run("make", "-s", "-C", ROOT / "runtime/linux", "sources", f"BUILD={tmp_path}")
    sources = files(unpacked["pmureg-dkms"] / "usr/src" / f"pmureg-{VERSION}")
    assert f'PACKAGE_VERSION="{VERSION}"'.encode() in sources.pop(Path("dkms.conf")) and sources == files(tmp_path)
    # A table is there once; the kernel finds it.
    tables, firmware = unpacked["pmureg-tables"] / "usr/share/pmureg", unpacked["pmureg-tables"] / "usr/lib/firmware/pmureg"
    assert {path.name for path in firmware.iterdir()} == {"index", *(path.name for path in TABLES.glob("*.pmu"))}
    assert {path.resolve().parent for path in firmware.iterdir()} == {tables.resolve()}
    assert [path.name for path in firmware.iterdir() if not path.is_file()] == ["index"]  # which the package pmureg makes


@pytest.mark.parametrize("release", DKMS)
def test_other_kernels_are_left_out(unpacked: dict[str, Path], tmp_path: Path, release: str) -> None:
    """With status 77 a package is installed all the same. A kernel without headers has another status. DKMS also takes the sources from a folder that is not its own."""
    dkms = Dkms(release, tmp_path / "sources", tmp_path)
    dkms.must("add", unpacked["pmureg-dkms"] / "usr/src" / f"pmureg-{VERSION}")
    found = {(kernel, machine): dkms.run("build", f"pmureg/{VERSION}", "-k", kernel, "-a", machine).returncode == 77
             for kernel, machine in (("5.10.0-1-amd64", "x86_64"), ("6.0.0-1-amd64", "x86_64"), ("6.1.0-1-s390x", "s390x"), ("6.1.0-1-686", "i686"),
                                     ("6.1.0-1-amd64", "x86_64"), ("6.10.3-arm64", "aarch64"), ("7.3.4+deb13-amd64", "x86_64"), ("10.0-arm64", "aarch64"))}
    assert list(found.values()) == [True] * 4 + [False] * 4, found


@pytest.mark.parametrize("release", KERNELS)
def test_a_kernel_gets_the_module(unpacked: dict[str, Path], tmp_path: Path, release: str) -> None:
    """As the hooks of kernel packages call DKMS. The module is signed with the key that DKMS makes. It has BTF if the headers have that of the kernel, which needs pahole."""
    need("readelf")
    kernel, there = version(release, "amd64"), runnable(headers(release, "amd64"))
    dkms = Dkms(release if release in DKMS else DKMS[-1], unpacked["pmureg-dkms"] / "usr/src", tmp_path)
    newest, programs = FOLDER / "newest", tmp_path / "programs"
    programs.mkdir()
    by_library(newest, newest / "usr/bin/pahole", programs / "pahole")
    by_library(newest, there / "tools/bpf/resolve_btfids/resolve_btfids", programs / "resolve_btfids")
    # objtool wants a newer C library.
    dkms.env |= {"PATH": f"{programs}:{os.environ['PATH']}", "sign_file": str(there / "scripts/sign-file"),
                 "MAKEFLAGS": f"CC={compiler('amd64', tmp_path)} objtool=true RESOLVE_BTFIDS={programs}/resolve_btfids"}
    (dkms.trees["installtree"] / kernel).mkdir()
    dkms.must("add", f"pmureg/{VERSION}")
    dkms.must("autoinstall", "-k", kernel, "--kernelsourcedir", there)
    assert re.match(rf"pmureg/{VERSION}, {re.escape(kernel)}, x86_64: installed\n", dkms.must("status"))
    module, = dkms.trees["installtree"].rglob("*.ko")
    assert module.relative_to(dkms.trees["installtree"] / kernel) == Path("updates/dkms/pmureg.ko")
    assert f"\0vermagic={kernel} ".encode() in module.read_bytes()
    assert (" .BTF " in run("readelf", "-SW", module)) == (there / "vmlinux").exists()
    is_signed(module.read_bytes(), dkms.certificate, tmp_path)
    dkms.must("remove", f"pmureg/{VERSION}", "--all")
    assert not list(dkms.trees["installtree"].rglob("*.ko")) and not list(dkms.trees["dkmstree"].iterdir())


def is_signed(module: bytes, certificate: Path, folder: Path) -> None:
    """Behind a module are the signature, 12 bytes of which the last 4 are its length, and these words."""
    end = b"~Module signature appended~\n"
    assert module.endswith(end)
    at = len(module) - len(end) - 12
    begin = at - int.from_bytes(module[at + 8:at + 12], "big")
    (folder / "content").write_bytes(module[:begin])
    (folder / "signature").write_bytes(module[begin:at])
    run("openssl", "x509", "-inform", "DER", "-in", certificate, "-out", folder / "certificate")
    run("openssl", "cms", "-verify", "-binary", "-noverify", "-inform", "DER", "-in", folder / "signature", "-content", folder / "content",
        "-certfile", folder / "certificate", "-out", os.devnull)
