"""A terminal: what a program prints to it, and what is typed."""

from __future__ import annotations

import os
import pty
import select
import signal
import time

import pytest


def need_terminals() -> None:
    try:
        ends = pty.openpty()
    except OSError as error:
        pytest.skip(f"skipped: no terminals here: {error}")
    for end in ends:
        os.close(end)


class Terminal:
    """Runs a program on a terminal of its own."""

    def __init__(self, words: list[str], env: dict[str, str], cwd: str = "/") -> None:
        need_terminals()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(cwd)
            os.execvpe(words[0], words, {"TERM": "xterm", "PATH": os.environ["PATH"], **env})
        self.data = b""

    @property
    def text(self) -> str:
        return self.data.decode(errors="replace").replace("\r\n", "\n")

    def read(self, until: str | None = None, seconds: float = 20) -> str:
        """What comes until that text is there; until the end, where there is none."""
        end = time.monotonic() + seconds
        before = len(self.text)
        while time.monotonic() < end and (until is None or until not in self.text[before:]):
            if not select.select([self.fd], [], [], 0.05)[0]:
                continue
            try:
                self.data += os.read(self.fd, 65536)
            except OSError:  # it has ended
                break
        assert until is None or until in self.text[before:], self.text[before:]
        return self.text[before:]

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def end(self) -> int:
        """The exit status."""
        self.read()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)
