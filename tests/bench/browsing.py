"""The reference in a browser, timed by its own clock: how long a page takes to open, and a key in the search box.

Chromium is driven through its debugging pipe: JSON, each message ended by a zero byte.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
from pathlib import Path
from typing import Any

# What people look for: a name, an address, a field, an event, words of a sentence; and what is nowhere.
SEARCHES = ["C0_MSR_PMON_CTL2", "0xd12", "edge_det", "cas_count", "clock cycles memory", "3,3,C9,C12,0", "nothing like it"]
RUNS = 5
BROWSERS = ["chromium", "chromium-headless-shell"]

KEYS = """(async () => {
    const input = document.querySelector(".search input"), list = document.getElementById("search-found"), told = document.querySelector(".search output"), made = [];
    const type = text => { const begin = performance.now(); input.value = text; input.dispatchEvent(new Event("input")); list.getBoundingClientRect(); return performance.now() - begin; };
    input.focus();
    do { await new Promise(then => setTimeout(then, 100)); type("a"); } while (!/found|shown/.test(told.textContent));
    for (const text of SEARCHES) for (let i = 1; i <= text.length; i++) {
        made.push(type(text.slice(0, i)));
        await new Promise(then => setTimeout(then, 0));
    }
    return made;
})()"""
OPENED = "JSON.stringify(performance.getEntriesByType('navigation')[0])"


class Browser:
    def __init__(self, profile: Path) -> None:
        program = next(filter(None, map(shutil.which, BROWSERS)))
        to_read, self._write = os.pipe()
        self._read, to_write = os.pipe()
        # The browser reads at 3 and writes at 4; the numbers between are those of neither end.
        self._process = subprocess.Popen(["/bin/sh", "-c", f'exec "$@" 3<&{to_read} 4>&{to_write}', "sh", program, "--headless", "--no-sandbox", "--disable-gpu",
                                          "--disable-dev-shm-usage", f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"],
                                         pass_fds=(to_read, to_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self._number, self._rest = 0, b""
        pages = [target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page"]
        self._session = self.call("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def _message(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            data = os.read(self._read, 1 << 20)
            if not data:
                raise OSError("the browser is gone")
            self._rest += data
        message, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found

    def call(self, method: str, **parameters: object) -> dict[str, Any]:
        self._number += 1
        session = getattr(self, "_session", None)
        os.write(self._write, json.dumps({"id": self._number, "method": method, "params": parameters, **({"sessionId": session} if session else {})}).encode() + b"\0")
        while True:
            message = self._message()
            if message.get("id") == self._number:
                return dict(message["result"])

    def evaluate(self, script: str) -> Any:
        return self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)["result"]["value"]

    def open(self, page: Path) -> float:
        """Seconds until all of it is there."""
        self.call("Page.navigate", url=page.as_uri())
        while self._message().get("method") != "Page.loadEventFired":
            pass
        timing: dict[str, float] = {}
        while not timing.get("loadEventEnd"):
            timing = json.loads(self.evaluate(OPENED))
        return timing["loadEventEnd"] / 1000

    def close(self) -> None:
        self.call("Browser.close")
        self._process.wait(10)


def keys(browser: Browser, page: Path) -> tuple[float, float]:
    """The median and the longest of all keys of the searches, each the shortest of some runs, until what is found is laid out, in seconds."""
    browser.open(page)
    script = KEYS.replace("SEARCHES", json.dumps(SEARCHES))
    found = [min(runs) for runs in zip(*(browser.evaluate(script) for _ in range(RUNS)), strict=True)]
    return statistics.median(found) / 1000, max(found) / 1000


def enlarged(reference: Path, to: Path, times: int) -> Path:
    """As if there were so many of each system."""
    shutil.copytree(reference / "_", to / "_")
    shutil.copy(reference / "index.html", to)
    names = json.loads(re.search(r"= (\[.*\]);", (reference / "_/systems.js").read_text())[1])  # type: ignore[index]
    for name in names:
        text = (reference / f"{name}.js").read_text()
        for i in range(times):
            (to / f"{name}{i}.js").write_text(text.replace(f'["{name}"', f'["{name}{i}"', 1))
    (to / "_/systems.js").write_text(f"window.pmuregSystems = {json.dumps([f'{name}{i}' for name in names for i in range(times)])};\n")
    return to / "index.html"
