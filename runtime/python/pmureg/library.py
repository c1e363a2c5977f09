"""The loaded library: its errors, how its functions are called, and the handles that it gives out."""

from __future__ import annotations

import errno
import operator
import os
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from ctypes import CDLL, byref, c_void_p, sizeof
from typing import Any, Self

from . import header

Text = str | os.PathLike[str]


def load() -> CDLL:
    """Loads the library. One that is older than this module could lack members of structures."""
    advice = "install Debian's package libpmureg0, or run `ninja install` in pmureg's sources"
    try:
        library = CDLL(header.SONAME)
    except OSError as error:
        raise ImportError(f"{error}; {advice}, or name the library's folder in LD_LIBRARY_PATH") from None
    for name, (result, parameters) in header.FUNCTIONS.items():
        function = getattr(library, name, None)
        if function is not None:
            function.restype, function.argtypes = result, parameters
    version = library.pmureg_version().decode()
    if [int(part) for part in version.split(".")] < [int(part) for part in header.VERSION.split(".")]:
        raise ImportError(f"{header.SONAME} is version {version}, older than this module ({header.VERSION}); {advice}")
    return library


library = load()


class Error(Exception):
    """What the library refuses, or cannot do."""

    def __init__(self, message: str, code: int, column: int = 0) -> None:
        super().__init__(message, code, column)
        self.message = message
        self.code = code      # a number of the module errno
        self.column = column  # in the list of events, from 1; 0: the error is not about a place in it

    def __str__(self) -> str:
        return self.message


class Busy(Error):
    """Another program uses a counter or its controls (EBUSY)."""


class Denied(Error):
    """This process lacks a right (EACCES, EPERM)."""


def made_error(code: int, message: str = "", column: int = 0) -> Error:
    kind = {errno.EBUSY: Busy, errno.EACCES: Denied, errno.EPERM: Denied}.get(-code, Error)
    return kind(message or os.strerror(-code), -code, column)


def call(name: str, *arguments: object) -> int:
    """Calls a function whose last parameter is the error that it fills in."""
    error = header.Error()
    code: int = getattr(library, name)(*arguments, byref(error))
    if code < 0:
        raise made_error(code, decoded(error.message), error.column)
    return code


def listed(name: str, found: Any, arguments: Iterable[object], make: Callable[..., object],
           error: header.Error | None = None) -> list[Any]:
    """Calls a function that calls back for each item of a list, and fills in `error` if it is given."""
    made: list[object] = []
    raised: list[BaseException] = []

    def take(_: object, *item: Any) -> int:
        """ctypes would go on after an exception here, such as that of Ctrl-C."""
        try:
            made.append(make(*item))
        except BaseException as why:
            raised.append(why)
        return len(raised)

    code = getattr(library, name)(*arguments, found(take), None, *([byref(error)] if error else []))
    if raised:
        raise raised[0]
    if code < 0:
        raise made_error(code, decoded(error.message) if error else "")
    return made


def decoded(text: bytes | None) -> str:
    return os.fsdecode(text or b"")


def encoded(text: Text | None) -> bytes | None:
    if text is None:
        return None
    made = os.fsencode(text)
    if b"\0" in made:
        raise ValueError(f"a text contains a NUL: {text!r}")
    return made


def joined(texts: Text | Iterable[Text] | None) -> bytes | None:
    """A list as the library takes it: separated by commas."""
    if texts is None or isinstance(texts, str | os.PathLike):
        return encoded(texts)
    return encoded(",".join(os.fsdecode(text) for text in texts))


def number(value: int, bits: int = 64) -> int:
    """Checks a number that ctypes would cut to its width without a word."""
    made = operator.index(value)
    if not 0 <= made < 1 << bits:
        raise OverflowError(f"{value} is not a number from 0 to {(1 << bits) - 1}")
    return made


def package_of(number: int) -> int | None:
    return number if number >= 0 else None


def made_options(flags: int, texts: Mapping[str, bytes | None], **numbers: int) -> header.Options:
    options = header.Options(size=sizeof(header.Options), flags=flags, **numbers)
    for name, text in texts.items():
        setattr(options, name, text)
    return options


# ---- Handles ----

class Handle:
    """A pointer of the library, with the function that closes it. It holds no owner, which may thus be collected."""

    def __init__(self, kind: str, opened: str, *arguments: object) -> None:
        self.pointer: c_void_p | None = c_void_p()
        self.kind, self.closed = kind, opened.replace("_open", "_close")
        self.process, self.lock = os.getpid(), threading.Lock()
        self.over, self.is_left = threading.Event(), False
        self.ticker: threading.Thread | None = None
        self.failure: Error | None = None  # of the ticker; the next who uses the handle is told
        call(opened, *arguments, byref(self.pointer))

    @contextmanager
    def use(self) -> Iterator[c_void_p]:
        """Only one thread at a time may use a handle, and only the process that opened it."""
        if os.getpid() != self.process:
            raise made_error(
                -errno.EPERM, f"process {self.process} opened the {self.kind}: a forked child can only close it")
        with self.lock:
            if self.pointer is None:
                raise made_error(-errno.EINVAL, f"the {self.kind} is closed: open another")
            failure, self.failure = self.failure, None
            if failure:
                raise failure
            yield self.pointer

    def start_ticking(self) -> None:
        """Starts a thread for what must happen in time, if there is such a thing: perf does it in the kernel."""
        with self.use() as pointer:
            if library.pmureg_due_ns(pointer):
                self.ticker = threading.Thread(target=self.tick, name="pmureg", daemon=True)
                self.ticker.start()

    def tick(self) -> None:
        due = time.monotonic_ns()
        while due and not self.over.wait(min(max(due - time.monotonic_ns(), 0) / 1e9, 3600)):
            with self.lock:
                try:
                    call("pmureg_tick", self.pointer)
                except Error as error:
                    self.failure = error
                    break
                due = library.pmureg_due_ns(self.pointer)
        if self.is_left:
            self.free()

    def end_ticking(self) -> bool:
        """Returns whether the thread has ended. It cannot wait for itself."""
        self.over.set()
        is_other = threading.current_thread() is not self.ticker
        if self.ticker and is_other:
            self.ticker.join()
        return is_other

    def close(self) -> None:
        """Restores the registers. In a forked child, it only frees memory: the parent counts, and has the threads."""
        if os.getpid() != self.process:
            self.free()
        elif not self.end_ticking():  # the thread collected the owner in the midst of a tick
            self.is_left = True
        else:
            with self.lock:
                self.free()

    def free(self) -> None:
        pointer, self.pointer = self.pointer, None
        if pointer and self.kind == "machine":
            library.pmureg_machine_close(pointer)
        elif pointer:
            call(self.closed, pointer)


class Owner:
    """An object with a handle, for `with`."""

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self._closer = weakref.finalize(self, handle.close)

    def close(self) -> None:
        """Restores the registers and frees the handle. To close again does nothing."""
        self._closer()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Closes. If the block has raised an error, that one goes on, with a note if closing fails, too."""
        try:
            self.close()
        except Error as why:
            if error is None:
                raise
            error.add_note(f"pmureg: {why}")


def version() -> str:
    """Returns the version of the loaded library."""
    return decoded(library.pmureg_version())
