"""A client of a language server: JSON-RPC over its standard streams, as an editor speaks it."""

from __future__ import annotations

import json
import os
import select
import subprocess
import time
from pathlib import Path
from typing import Any

PATIENCE = 60.0     # seconds for one answer, on a machine that does much else


class Server:
    """One run of it. Settings are those of an editor that asks nobody on the network."""

    def __init__(self, command: list[str], root: Path) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=root)
        self.buffer = b""
        self.asked = 0
        self.diagnostics: dict[str, list[dict[str, Any]]] = {}
        self.ask("initialize", {"processId": os.getpid(), "rootUri": root.as_uri(), "workspaceFolders": [{"uri": root.as_uri(), "name": "root"}],
                                "capabilities": {"textDocument": {"hover": {"contentFormat": ["markdown"]}, "completion": {}},
                                                 "workspace": {"configuration": True}}})
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": {"yaml": self.settings()}})

    @staticmethod
    def settings() -> dict[str, Any]:
        return {"validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False}, "schemas": {}}

    def send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method: str, params: dict[str, Any]) -> None:
        self.send({"method": method, "params": params})

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        self.asked += 1
        self.send({"id": self.asked, "method": method, "params": params})
        while True:
            message = self.next()
            if message.get("id") == self.asked and "method" not in message:
                assert "error" not in message, message
                return message.get("result")

    def next(self) -> dict[str, Any]:
        """The next message; what the server asks is answered, what it says of documents is kept."""
        message = self.read()
        method = message.get("method")
        if method == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif method is not None and "id" in message:
            items = message.get("params", {}).get("items", []) if method == "workspace/configuration" else None
            answers = {"yaml": self.settings()}
            self.send({"id": message["id"], "result": None if items is None else [answers.get(item.get("section"), {}) for item in items]})
        return message

    def read(self) -> dict[str, Any]:
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
        while len(self.buffer) < length:
            self.fill()
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        message: dict[str, Any] = json.loads(body)
        return message

    def fill(self) -> None:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the language server does not answer"
        more = os.read(self.process.stdout.fileno(), 1 << 20)
        assert more, "the language server ended"
        self.buffer += more

    def open(self, path: Path) -> list[dict[str, Any]]:
        """Opens a file as an editor does, and waits for what is wrong with it."""
        uri = path.as_uri()
        self.diagnostics.pop(uri, None)
        self.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": path.read_text()}})
        end = time.monotonic() + PATIENCE
        while uri not in self.diagnostics and time.monotonic() < end:
            self.next()
        return self.diagnostics[uri]

    def at(self, method: str, path: Path, line: int, column: int) -> Any:
        """Of a place, counted from 0."""
        return self.ask(f"textDocument/{method}", {"textDocument": {"uri": path.as_uri()}, "position": {"line": line, "character": column}})

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()
