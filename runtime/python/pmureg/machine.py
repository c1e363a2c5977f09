"""The machine: what its kernel reports, its registers, and what killed processes left in them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from ctypes import byref, c_uint64, create_string_buffer
from dataclasses import dataclass
from typing import Any

from . import header
from .described import find, name_of
from .library import (Error, Handle, Owner, Text, call, decoded, encoded, joined, library, listed, made_error, made_options,
                      number, package_of)


@dataclass(frozen=True)
class Way:
    """An access method to registers."""

    name: str
    is_open: bool
    text: str  # if open, what it accesses; else why not, and what to do


class Machine(Owner):
    """What this machine, or a tree of files at `root`, reports about itself."""

    def __init__(self, root: Text | None = None, sysfs: Text | None = None) -> None:
        super().__init__(Handle("machine", "pmureg_machine_open", encoded(root), encoded(sysfs)))

    def systems(self) -> list[str]:
        """Returns the described systems, or their variants, that match this machine."""
        found: list[int] = []
        with self._handle.use() as pointer:
            while (system := library.pmureg_machine_system(pointer, len(found))) is not None:
                found.append(system)
        return [name for name in map(name_of, found) if name]

    def pmus(self) -> list[str]:
        """Returns the kernel's PMUs."""
        with self._handle.use() as pointer:
            return listed("pmureg_kernel_pmus", header.NameFound, [pointer], decoded)

    def files(self, pmu: str | None, folder: str = "events") -> list[str]:
        """Returns the files of a PMU's folder ("events", "format"; "": its own).

        Without a PMU, returns the kernel's generic events.
        """
        with self._handle.use() as pointer:
            return listed("pmureg_kernel_files", header.NameFound, [pointer, encoded(pmu), encoded(folder)], decoded)

    def file(self, pmu: str, file: str) -> str:
        """Returns the text of such a file: "events/tsc"."""
        text = create_string_buffer(65536)
        with self._handle.use() as pointer:
            code = library.pmureg_kernel_file(pointer, encoded(pmu), encoded(file), text, len(text))
        if code < 0:
            raise made_error(code, f"{pmu}/{file}: {os.strerror(-code)}")
        return decoded(text.value)

    def ways(self, system: str) -> list[Way]:
        """Returns the access methods to the registers of a system, and whether this process may use them."""
        with self._handle.use() as pointer:
            return listed("pmureg_ways", header.WayFound, [pointer, find(system)],
                          lambda found: Way(decoded(found.contents.name), bool(found.contents.is_open),
                                            decoded(found.contents.text)))


class Device(Owner):
    """The registers of a described system, without counting. `io` is "sim" or an access method."""

    def __init__(self, system: str | None = None, *, io: str | None = None, cpu: int = 0, mmio: str | None = None,
                 root: Text | None = None, run_directory: Text | None = None,
                 tables: Text | Iterable[Text] | None = None,
                 force: bool = False, read_only: bool = False) -> None:
        texts = {"system": encoded(system), "io": encoded(io), "mmio": encoded(mmio), "root": encoded(root),
                 "run_directory": encoded(run_directory), "tables": joined(tables)}
        options = made_options(header.FORCE * force | header.READ_ONLY * read_only, texts, cpu=number(cpu, 31))
        super().__init__(Handle("device", "pmureg_device_open", byref(options)))

    @property
    def system(self) -> str | None:
        with self._handle.use() as pointer:
            return name_of(library.pmureg_device_system(pointer))

    def read(self, register: str) -> int:
        """Reads a register by one of its names, `unit_3.ctl[2]`; without numbers, the first of these registers.

        decode() tells what the value means.
        """
        which, value = header.RegisterName(), c_uint64()
        with self._handle.use() as pointer:
            call("pmureg_device_find", pointer, encoded(register), byref(which))
            call("pmureg_device_read", pointer, byref(which), byref(value))
        return value.value


@dataclass(frozen=True)
class Record:
    """What a killed process left, or a sentence about a register of it that was not restored."""

    path: str
    system: str
    pid: int
    count: int        # of writes that restore the registers
    package: int | None
    place: str
    text: str | None  # None: the record itself


def left_by(function: str, root: Text | None, run_directory: Text | None) -> list[Record]:
    """If it fails, the error has the sentences about single registers as notes."""
    done: list[Record] = []

    def take(found: Any) -> None:
        left = found.contents
        done.append(Record(path=decoded(left.path), system=decoded(left.system), pid=left.pid, count=left.count,
                           package=package_of(left.package), place=decoded(left.place),
                           text=decoded(left.text) if left.text else None))

    options, error = made_options(0, {"root": encoded(root), "run_directory": encoded(run_directory)}), header.Error()
    try:
        listed(function, header.LeftFound, [byref(options)], take, error)
    except Error as failure:
        for record in done:
            if record.text:
                failure.add_note(record.text)
        raise
    return done


def records(*, root: Text | None = None, run_directory: Text | None = None) -> list[Record]:
    """Returns what killed processes left changed."""
    return left_by("pmureg_records", root, run_directory)


def restore(*, root: Text | None = None, run_directory: Text | None = None) -> list[Record]:
    """Restores what killed processes left changed, and returns what it did."""
    return left_by("pmureg_restore", root, run_directory)
