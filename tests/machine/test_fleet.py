"""A fleet on loopback: Debian's Prometheus and node exporters, and three sessions on simulated machines of different systems, with the rules that the
generator makes of them. One session serves its counts itself. A session and an exporter are killed meanwhile.

At each tick of a nanosecond, CAS_COUNT (event 4) of Ivy Bridge-EP's eight channels adds 5, of 64 bytes each: 8 * 5 * 64 bytes a nanosecond. mem_bytes_rd of
Tegra410's two fabrics is event 0x23, so it adds 36 bytes. ddrc_pm_0 of the i.MX93's controller is event 0x0f and adds 16, of 2 * 8 bytes each.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from toolchain import ROOT, need

FLEET = {"ivbep": ("instance:pmureg_imc_read_bandwidth_bytes_per_second:rate1m", 8 * 5 * 64e9),
         "t410": ("instance:pmureg_ucf_read_bandwidth_bytes_per_second:rate1m", 2 * 36e9),
         "imx93": ("instance:pmureg_ddr_read_bandwidth_bytes_per_second:rate1m", 16 * 2 * 8e9)}
SESSION = "{{system: {system}, io: sim, metrics: memory, interval: 200ms, outputs: [{{format: openmetrics, {where}}}]}}\n"
LISTENS = "imx93" if Path("/usr/include/microhttpd.h").exists() else ""    # has no exporter; the command can be built without the library


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Fleet:
    def __init__(self, folder: Path) -> None:
        self.folder, self.running = folder, dict[str, subprocess.Popen[bytes]]()
        self.ports = {name: free_port() for name in ("prometheus", *FLEET)}
        for system in FLEET:
            (folder / system).mkdir()
            where = f"listen: '127.0.0.1:{self.ports[system]}'" if system == LISTENS else f"file: {folder / system / 'pmureg.prom'}"
            (folder / f"{system}.yaml").write_text(SESSION.format(system=system, where=where))
            with (folder / f"rules-{system}.yaml").open("wb") as rules:
                subprocess.run([sys.executable, "-m", "generator", "export", "prometheus", system], cwd=ROOT, stdout=rules, check=True)
            self.start_session(system)
            if system == LISTENS:
                continue
            self.start(f"exporter {system}", "prometheus-node-exporter", f"--web.listen-address=127.0.0.1:{self.ports[system]}", "--collector.disable-defaults",
                       "--collector.textfile", f"--collector.textfile.directory={folder / system}")
        targets = [{"targets": [f"127.0.0.1:{self.ports[system]}"], "labels": {"machine": system}} for system in FLEET]
        (folder / "prometheus.yml").write_text(json.dumps({
            "global": {"scrape_interval": "1s", "evaluation_interval": "1s"}, "rule_files": [str(folder / "rules-*.yaml")],
            "scrape_configs": [{"job_name": "pmureg", "static_configs": targets}]}))
        self.start("prometheus", "prometheus", f"--config.file={folder / 'prometheus.yml'}", f"--storage.tsdb.path={folder / 'data'}",
                   f"--web.listen-address=127.0.0.1:{self.ports['prometheus']}", "--log.level=error")

    def start(self, name: str, *words: object) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen([str(word) for word in words], stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def start_session(self, system: str) -> None:
        self.start(f"session {system}", ROOT / "build/pmureg", "run", self.folder / f"{system}.yaml")

    def kill(self, name: str) -> None:
        self.running[name].send_signal(signal.SIGKILL)
        self.running.pop(name).wait()

    def end(self) -> None:
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            process.wait()

    def ask(self, path: str, **query: str) -> object:
        url = f"http://127.0.0.1:{self.ports['prometheus']}/api/v1/{path}?{urllib.parse.urlencode(query)}"
        with urllib.request.urlopen(url, timeout=20) as answer:
            return json.load(answer)["data"]

    def values(self, query: str, **more: str) -> dict[str, float]:
        data = self.ask("query", query=query, **more)
        assert isinstance(data, dict)
        return {one["metric"]["machine"]: float(one["value"][1]) for one in data["result"]}

    def recorded(self) -> dict[str, float]:
        return {machine: value for system, (name, _) in FLEET.items() for machine, value in self.values(f'{name}{{system="{system}"}}').items()}

    def scraped(self, machine: str) -> float:
        return self.values(f'max by (machine) (pmureg_unit_seconds_total{{machine="{machine}"}})').get(machine, 0)


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    need("prometheus", "prometheus-node-exporter")
    made = Fleet(tmp_path_factory.mktemp("fleet"))
    with contextlib.closing(contextlib.ExitStack()) as stack:
        stack.callback(made.end)
        yield made


def until(is_so: Callable[[], bool], what: object = "") -> None:
    end = time.monotonic() + 90
    while True:
        with contextlib.suppress(OSError):
            if is_so():
                return
        assert time.monotonic() < end, what
        time.sleep(0.2)


def right() -> dict[str, float]:
    return {system: pytest.approx(value, rel=1e-6) for system, (_, value) in FLEET.items()}


def test_rules_say_what_the_simulated_devices_counted(fleet: Fleet) -> None:
    until(lambda: set(fleet.recorded()) == set(FLEET), os.listdir(fleet.folder))
    assert fleet.recorded() == right()
    groups = fleet.ask("rules")
    assert isinstance(groups, dict)
    assert {(rule["health"], rule.get("lastError")) for group in groups["groups"] for rule in group["rules"]} == {("ok", None)}


def test_a_killed_session_and_a_killed_exporter(fleet: Fleet) -> None:
    """The file of the first goes on being served, the second is not scraped: what is shown for a minute is right, and then there is nothing."""
    fleet.kill("session ivbep")
    fleet.kill("exporter t410")
    begin = time.time()
    while time.time() < begin + 6:
        assert fleet.recorded() == {system: value for system, value in right().items() if system in fleet.recorded()}
        time.sleep(0.3)
    for ahead, there in ((57, {"imx93"}), (120, set[str]())):    # as if no more came, and that much later
        found = {machine for system, (name, _) in FLEET.items() for machine in fleet.values(raw(fleet, system, name), time=f"{time.time() + ahead:.3f}")}
        assert found == there, (ahead, found)


def raw(fleet: Fleet, system: str, name: str) -> str:
    """A rule's own expression, with those of the rates that it reads."""
    import yaml

    groups = yaml.safe_load((fleet.folder / f"rules-{system}.yaml").read_text())["groups"]
    rules = {rule["record"]: rule["expr"] for group in groups for rule in group["rules"] if "record" in rule}
    text = rules[name]
    for other, expression in rules.items():
        text = text.replace(f'{other}{{system="{system}"}}', f"({expression})")
    return text


def test_after_a_restart_counts_go_on(fleet: Fleet) -> None:
    """A counter that begins again is no drop, and no leap."""
    before = fleet.scraped("ivbep")
    fleet.start_session("ivbep")
    fleet.start("exporter t410", "prometheus-node-exporter", f"--web.listen-address=127.0.0.1:{fleet.ports['t410']}", "--collector.disable-defaults",
                "--collector.textfile", f"--collector.textfile.directory={fleet.folder / 't410'}")
    until(lambda: 0 < fleet.scraped("ivbep") < before)
    begin = time.time()
    while time.time() < begin + 4:
        assert fleet.recorded() == {system: value for system, value in right().items() if system in fleet.recorded()}
        time.sleep(0.3)
    assert fleet.recorded() == right()
