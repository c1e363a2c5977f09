"""Outputs to disk: all or nothing, unchanged files left alone, files of removed descriptions taken away."""

from __future__ import annotations

import os
from pathlib import Path

MANIFEST = "MANIFEST"  # what the last run wrote: only that is ever removed


def bring_up_to_date(out: Path, names: list[str], texts: dict[str, str]) -> tuple[int, int]:
    """Makes the folder hold exactly the outputs (and what is not ours). Returns files written and removed.

    `texts`: those that may have changed; the others are there.

    Everything is written beside its place first; only when all of it is on disk are the files renamed. A full disk
    or a missing permission thus leaves the old outputs as they were.
    """
    wanted = texts | {MANIFEST: "".join(f"{name}\n" for name in sorted(names))}
    changed = {name: text.encode() for name, text in wanted.items() if not _is(out / name, text.encode())}
    kept = {*names, MANIFEST}
    stale = [name for name in _listed(out) if name not in kept and (out / name).is_file()]
    prepared: list[tuple[Path, Path]] = []
    try:
        for name, data in changed.items():
            path = out / name
            path.parent.mkdir(parents=True, exist_ok=True)
            prepared.append((_beside(path, data), path))
        for temporary, path in prepared:
            os.replace(temporary, path)
    except BaseException:
        for temporary, _ in prepared:
            temporary.unlink(missing_ok=True)
        raise
    for name in stale:
        (out / name).unlink()
        _remove_empty_folders(out, (out / name).parent)
    return len(changed) - (MANIFEST in changed), len(stale)


def write(path: Path, text: str) -> None:
    """One file, replaced as a whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.replace(_beside(path, text.encode()), path)


def _is(path: Path, data: bytes) -> bool:
    try:
        return path.read_bytes() == data
    except FileNotFoundError:
        return False


def _beside(path: Path, data: bytes) -> Path:
    """The data in a temporary file in the same folder."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(temporary, "wb") as stream:
            stream.write(data)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _listed(out: Path) -> list[str]:
    """The files of the last run. A name that leads out of the folder is nobody's doing but a forger's."""
    try:
        names = (out / MANIFEST).read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, UnicodeDecodeError):
        return []
    return [name for name in names if name and not name.startswith("/") and ".." not in Path(name).parts]


def _remove_empty_folders(top: Path, folder: Path) -> None:
    while folder != top and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def schema_line(path: Path) -> str:
    """The line that tells an editor the language of a description at this place; nothing where no folder above has the schema."""
    folder = path.absolute().parent
    for above, way in ((folder, ""), (folder.parent, "../"), (folder.parent.parent, "../../")):
        if (above / "schema.json").is_file():
            return f"# yaml-language-server: $schema={way}schema.json\n"
    return ""
