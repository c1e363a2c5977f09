"""Described systems: their events, tables, and the values of their registers."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from ctypes import byref, c_uint64, create_string_buffer
from dataclasses import dataclass

from . import header
from .library import Error, Text, call, decoded, encoded, library, listed, made_error, number


@dataclass(frozen=True)
class System:
    name: str
    title: str
    file: str | None  # None: it was installed with the library


@dataclass(frozen=True)
class Event:
    event: str  # as a Session takes it
    text: str


def systems() -> list[System]:
    """Returns the described systems and their variants."""
    return listed("pmureg_systems", header.SystemFound, [],
                   lambda name, title, file: System(decoded(name), decoded(title), decoded(file) if file else None))


def find(system: str) -> int:
    error = header.Error()
    found: int | None = library.pmureg_system_find(encoded(system), byref(error))
    if found is None:
        raise made_error(error.code or -errno.ENOENT, decoded(error.message))
    return found


def name_of(pointer: int | None) -> str | None:
    """The library names a system by its address."""
    for system in systems() if pointer else ():
        try:
            if find(system.name) == pointer:
                return system.name
        except Error:
            pass  # its table cannot be used, so it is another
    return None


def events(system: str) -> list[Event]:
    """Returns the described events of a system."""
    find(system)
    return listed("pmureg_events", header.EventFound, [encoded(system)],
                  lambda event, text: Event(decoded(event), decoded(text)))


def add_table(path: Text) -> None:
    """Takes a table file for this process."""
    call("pmureg_table_add", encoded(path))


def index_tables(folder: Text) -> None:
    """Makes the index of a folder of tables."""
    call("pmureg_table_index", encoded(folder))


def table_problems() -> list[str]:
    """Returns a sentence about each table file that was found but cannot be used."""
    found: list[str] = []
    while (problem := library.pmureg_table_problem(len(found))) is not None:
        found.append(decoded(problem))
    return found


def decode(system: str, register: str, value: int) -> dict[str, tuple[int, str]]:
    """Returns the value of each field, and the value's name, if it has one."""
    arguments = encoded(system), encoded(register), number(value)
    text = create_string_buffer(call("pmureg_decode", *arguments, None, 0) + 1)
    call("pmureg_decode", *arguments, text, len(text))
    pairs = [line.split("=", 1) for line in decoded(text.value).splitlines()]
    return {name: (int(words.split(" ")[0], 16), words.partition(" ")[2]) for name, words in pairs}


def encode(system: str, register: str, values: str | Mapping[str, int | str]) -> int:
    """Makes a value of "field=value,field=NAME", or of a dictionary. Refuses one that breaks a rule of the register."""
    words = values if isinstance(values, str) else ",".join(f"{name}={value}" for name, value in values.items())
    made = c_uint64()
    call("pmureg_encode", encoded(system), encoded(register), encoded(words), byref(made))
    return made.value
