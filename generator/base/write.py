"""Writes outputs: all or nothing. Leaves unchanged files alone and removes files of removed descriptions."""

from __future__ import annotations

import errno
import fcntl
import hashlib
import os
import stat
import sys
from collections.abc import Iterable
from filecmp import cmp
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from .record import record

MANIFEST = "MANIFEST"  # the files of the last run; no others are removed


_MOST_IN_MEMORY = 4 << 20  # characters of one output
_PIECES = 500              # of a rendered text, put together before more are made


@record
class Large:
    """An output too large to be kept in memory, written while it was rendered."""

    path: Path
    digest: str


def gathered(pieces: Iterable[str], path: Path) -> str | Large:
    """A rendered text, or a file at that path if the text is large."""
    pieces, parts, size = iter(pieces), [], 0
    while some := list(islice(pieces, _PIECES)):
        parts.append("".join(some))
        size += len(parts[-1])
        if size > _MOST_IN_MEMORY:
            return _spilt(parts, pieces, path)
    return "".join(parts)


def _spilt(parts: list[str], pieces: Iterable[str], path: Path) -> Large:
    path.parent.mkdir(parents=True, exist_ok=True)
    digest, size = new_digest(), 0
    with open(path, "wb") as stream:
        while parts:
            for part in parts:
                data = part.encode()
                digest.update(data)
                size += stream.write(data)
            some = list(islice(pieces, _PIECES))
            parts = ["".join(some)] if some else []
    digest.update(b":%d:" % size)  # as the function `digest` does
    return Large(path, digest.hexdigest())


def digest(*parts: bytes) -> str:
    """Digest of several texts. It includes their lengths, so other texts have another digest."""
    made = new_digest()
    for part in parts:
        made.update(part)
        made.update(b":%d:" % len(part))
    return made.hexdigest()


def new_digest() -> hashlib.blake2b:
    return hashlib.blake2b(digest_size=16)


def bring_up_to_date(out: Path, names: list[str], texts: dict[str, str | bytes | Large]) -> tuple[int, int]:
    """Makes the folder hold exactly the outputs (and what is not ours). Returns files written and removed.

    `texts`: those that may have changed; the others are there.

    Everything is written beside its place first; only when all of it is on disk are the files renamed. A full disk
    or a missing permission thus leaves the old outputs as they were.
    """
    wanted: dict[str, str | bytes | Large] = texts | {MANIFEST: "".join(f"{name}\n" for name in sorted(names))}
    folder = str(out)  # joined with thousands of names
    changed = {name: text for name, text in wanted.items() if not _is(os.path.join(folder, name), text)}
    kept = {*names, MANIFEST}
    stale = [name for name in _listed(out) if name not in kept and (out / name).is_file()]
    for inner in {os.path.dirname(name) for name in changed}:
        os.makedirs(out / inner, exist_ok=True)
    prepared: list[tuple[str, str]] = []
    try:
        for name, text in changed.items():
            path = os.path.join(folder, name)
            prepared.append((_beside(path, text), path))
        for temporary, path in prepared:
            os.replace(temporary, path)
    except BaseException:
        for temporary, _ in prepared:
            Path(temporary).unlink(missing_ok=True)
        raise
    for name in stale:
        (out / name).unlink()
        _remove_empty_folders(out, (out / name).parent)
    return len(changed) - (MANIFEST in changed), len(stale)


def in_bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


def write(path: Path, text: str | bytes) -> None:
    """Replaces one file as a whole. Writes into a file that the caller has opened."""
    if (open_as := handed(path)) is not None:
        sys.stdout.flush()
        with open(open_as, "wb", closefd=False) as stream:
            stream.write(in_bytes(text))
        return
    if path.exists() and not path.is_file():
        raise _no_file(path)
    path = Path(os.path.realpath(path))    # a link is not replaced
    path.parent.mkdir(parents=True, exist_ok=True)
    os.replace(_beside(str(path), text), path)


def handed(path: Path) -> int | None:
    """The descriptor by which the caller handed over this file, as /dev/stdout or /dev/fd/3. Such a file must not be
    replaced."""
    try:
        named = os.stat(path)
    except OSError:
        return None
    for number in range(1, _HANDED_MOST):
        try:
            if (os.get_inheritable(number) and fcntl.fcntl(number, fcntl.F_GETFL) & os.O_ACCMODE != os.O_RDONLY
                    and os.path.samestat(os.fstat(number), named)):
                return number
        except OSError:
            continue
    return None


_HANDED_MOST = 1024  # the descriptors that shells hand on are small numbers


def state_of(path: Path) -> tuple[int, ...] | None:
    """What differs after a file was written; None if there is none, or if an editor is replacing it."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def regular(path: str | Path) -> BinaryIO:
    """Opens a file for reading. OSError if it is not regular: reading a pipe, a terminal or a device may never end."""
    stream = open(path, "rb", opener=lambda name, flags: os.open(name, flags | os.O_NONBLOCK | os.O_NOCTTY))
    if stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
        return stream
    stream.close()
    raise _no_file(path)


def _no_file(path: str | Path) -> OSError:
    return OSError(errno.EINVAL, "it is not a regular file", str(path))


def _is(path: str, text: str | bytes | Large) -> bool:
    try:
        if stat.S_ISLNK(os.lstat(path).st_mode):  # whatever it leads to, it is not our output
            return False
        with regular(path) as stream:
            return cmp(path, text.path, shallow=False) if isinstance(text, Large) else stream.read() == in_bytes(text)
    except FileNotFoundError:
        return False


def _beside(path: str, text: str | bytes | Large) -> str:
    """Writes the text to a temporary file in the same folder."""
    folder, name = os.path.split(path)
    temporary = os.path.join(folder, f".{name}.{os.getpid()}.tmp")
    try:
        if isinstance(text, Large):
            os.replace(text.path, temporary)
        else:
            _put(temporary, in_bytes(text))
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    return temporary


def _put(path: str, data: bytes) -> None:
    """One file. Of the thousands that a run may write, open() would ask for its kind and place, too."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(file, rest):]
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None    # write() does not know the name
    finally:
        os.close(file)


def _listed(out: Path) -> list[str]:
    """The files of the last run. Ignores names that lead out of the folder: only a forged manifest has them."""
    try:
        with regular(out / MANIFEST) as stream:
            names = stream.read().decode().splitlines()
    except (FileNotFoundError, UnicodeDecodeError):
        return []
    return [name for name in names if name and not name.startswith("/") and ".." not in name.split("/")]


def _remove_empty_folders(top: Path, folder: Path) -> None:
    while folder != top and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def schema_line(path: Path) -> str:
    """The line that tells an editor where the schema is; empty if no folder above has it."""
    folder = path.absolute().parent
    for above, way in ((folder, ""), (folder.parent, "../"), (folder.parent.parent, "../../")):
        if (above / "schema.json").is_file():
            return f"# yaml-language-server: $schema={way}schema.json\n"
    return ""
