"""Makes the release archive and the wheel of the generator and the Python module reproducibly.

`python3 -m generator.commands.dist FOLDER` writes both to the folder.

The archive has the tracked and the generated files of the working tree, and CHANGES: the output of `diff` since the
last tag. The time of all files is that of the last commit, or SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from ..base.write import MANIFEST

ROOT = Path(__file__).resolve().parents[2]
VERSION_OF = "runtime/include/pmureg/pmureg.h"
PACKAGED = ("generator", "templates", "regdefs", "runtime/python", "pyproject.toml", "README.md", "LICENSE")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def version() -> str:
    found = re.search(r'^#define PMUREG_VERSION "(.*)"$', (ROOT / VERSION_OF).read_text(encoding="utf-8"), re.M)
    assert found is not None, VERSION_OF
    return found[1]


def names() -> list[str]:
    """The names of all files, sorted."""
    found = set(git("ls-files", "-z").split("\0"))
    for folder in ("generated", "generated/reference"):
        made = (ROOT / folder / MANIFEST).read_text(encoding="utf-8").splitlines()
        found |= {f"{folder}/{name}" for name in (MANIFEST, *made)}
    return sorted(name for name in found if name and (ROOT / name).is_file())


def changes() -> dict[str, bytes]:
    """The file CHANGES; none if no earlier commit has a tag."""
    last = subprocess.run(["git", "describe", "--tags", "--abbrev=0", "HEAD^"], cwd=ROOT, capture_output=True,
                          text=True)
    if last.returncode:
        return {}
    tag = last.stdout.strip()
    found = subprocess.run([sys.executable, "-m", "generator", "diff", tag, "regdefs"], cwd=ROOT, capture_output=True,
                           text=True)
    if found.returncode and not found.stdout:
        raise OSError(f"cannot compare with {tag}: {found.stderr.strip()}")
    return {"CHANGES": f"Since {tag}\n\n{found.stdout}".encode()}


def archive(top: str, time: int) -> bytes:
    """The archive, with all files in the folder `top`."""
    tar = io.BytesIO()
    texts = changes()
    with tarfile.open(fileobj=tar, mode="w", format=tarfile.GNU_FORMAT) as writer:
        for name in sorted({*names(), *texts}):
            data = texts[name] if name in texts else (ROOT / name).read_bytes()
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mtime = len(data), time
            entry.mode = 0o755 if os.access(ROOT / name, os.X_OK) else 0o644
            entry.uname = entry.gname = "root"
            writer.addfile(entry, io.BytesIO(data))
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", fileobj=packed, mtime=0) as file:  # the header of gzip.compress depends on Python
        file.write(tar.getvalue())
    return packed.getvalue()


def wheel(folder: Path, time: int) -> Path:
    """Makes the wheel in a copy of the tree, because a build leaves files in it."""
    with tempfile.TemporaryDirectory() as copy:
        for name in git("ls-files", "-z", *PACKAGED).strip("\0").split("\0"):
            (Path(copy) / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, Path(copy) / name)
        subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps",
                        "--no-build-isolation", "-w", "made", "."], cwd=copy, check=True,
                       env={**os.environ, "SOURCE_DATE_EPOCH": str(time)}, umask=0o022)
        made, = (Path(copy) / "made").iterdir()
        (folder / made.name).write_bytes(made.read_bytes())
    return folder / made.name


def main(folder: Path) -> int:
    try:
        time = int(os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct"))
        top = f"pmureg-{version()}"
        data = archive(top, time)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"pmureg: {error}; make the archive in a clone, after `ninja`", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{top}.tar.gz").write_bytes(data)
    print(folder / f"{top}.tar.gz")
    try:
        print(wheel(folder, time))
    except subprocess.CalledProcessError:
        print("pmureg: cannot make the wheel; install python3-pip, python3-setuptools and python3-wheel",
              file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build")))
