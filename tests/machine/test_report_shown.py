"""The report: what the tool writes in each of its ways becomes a page, and a browser shows the page without the network, on a phone, in light and in dark."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from toolchain import ROOT, contrast, run, visit

PYTHON = os.environ.get("PYTHON", "/usr/bin/python3")
TOOL = ROOT / "build" / "pmureg"
Json = Any
READS, WRITES, CLOCK = "uncore_imc/cas_count_read/", "uncore_imc/cas_count_write/", "uncore_cbox/clockticks/"
MORE = ",".join(f"uncore_cbox/event={number}/" for number in range(1, 7))    # than a box has counters


@pytest.fixture(autouse=True)
def matplotlib() -> None:
    """A page with plots needs it; where packages are promised to be there, a missing one is a failure."""
    if not os.environ.get("CI") and subprocess.run([PYTHON, "-c", "import matplotlib"], capture_output=True).returncode:
        pytest.skip("skipped: Debian package python3-matplotlib is not here")


def report(path: Path, *words: str) -> str:
    run(PYTHON, "-m", "generator", "report", path, *words, cwd=ROOT)
    return path.with_suffix(".html").read_text()


def cells(page: str, table: str) -> list[list[str]]:
    """The rows of a table, by the name that it has for those who hear it."""
    found = re.search(rf'aria-label="{re.escape(table)}">(.*?)</table>', page, re.S)
    assert found, table
    return [[re.sub(r"<[^>]+>", "", cell).strip() for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in re.findall(r"<tr>(.*?)</tr>", found[1], re.S)[1:]]


# ---- What the tool writes ----

def stat(folder: Path, *words: str) -> str:
    run(TOOL, "stat", "--io", "sim", "--system", "ivbep", "-j", "-o", folder / "counts.json", *words)
    return report(folder / "counts.json")


def test_rates_of_the_simulated_device(tmp_path: Path) -> None:
    """A million ticks of a millisecond each: event 0 counts one for each, of 15 boxes, and event 4 five."""
    page = stat(tmp_path, "-I", "100", "--interval-count", "3", "-e", f"{CLOCK},uncore_cbox/event=4/")
    assert cells(page, f"Lines of {CLOCK}") == [["uncore_cbox", "15 (0.0000–0.0010 s)", "15 (0.0000–0.0010 s)", "15"]] and f"{CLOCK.replace('_', '_<wbr>')} <span class=\"faint\">in 10⁹ cycles/s" in page
    assert cells(page, "Lines of uncore_cbox/event=4/") == [["uncore_cbox", "75 (0.0000–0.0010 s)", "75 (0.0000–0.0010 s)", "75"]]
    assert "A simulated device counted." in page and ">No event was multiplexed.<" in page and ">Every line has a number for each interval.<" in page


def test_units_are_folded(tmp_path: Path) -> None:
    """Fifteen boxes are one line of their sum, and of their mean clock; each is in a table of its own."""
    page = stat(tmp_path, "-I", "100", "--interval-count", "2", "--per-instance", "-M", "all", "-e", CLOCK)
    assert cells(page, f"Lines of {CLOCK}") == [["sum of 15", "15 (0.0000–0.0010 s)", "15 (0.0000–0.0010 s)", "15"]]
    assert cells(page, "Lines of clock of uncore_cbox") == [["mean of 15", "1 (0.0000–0.0010 s)", "1 (0.0000–0.0010 s)", "1"]]
    assert [row[0] for row in cells(page, f"Lines of {CLOCK}, sum of 15")] == [f"uncore_cbox_{box}" for box in range(15)]


def test_multiplexed_events_are_told(tmp_path: Path) -> None:
    page = stat(tmp_path, "-I", "100", "--interval-count", "2", "--summary", "-e", MORE)
    rows = cells(page, "Multiplexed events")
    assert len(rows) > 2 and all(0 < float(row[1].removesuffix(" %")) < 100 and row[2] == "2 of 2" for row in rows)
    assert [row[0] for row in cells(page, "Counts of the whole run")] == MORE.split(",")


@pytest.mark.parametrize("words", [[], ["--per-socket"], ["--metric-only"], ["--summary"], ["--per-socket", "--per-instance"]], ids=lambda words: " ".join(words) or "plain")
def test_each_way_of_the_tool_is_read(tmp_path: Path, words: list[str]) -> None:
    page = stat(tmp_path, "-I", "100", "--interval-count", "4", "-M", "all", *words, "-e", f"{{{READS},{WRITES}}}")
    assert "<h2 id=\"group0\">Metrics</h2>" in page and ("cas_<wbr>count" in page) == ("--metric-only" not in words) and page.count("<svg xmlns") >= 2


def test_a_session_is_read(tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text(f"system: ivbep\nio: sim\nevents:\n  - [{READS}, {WRITES}]\n  - {{event: {CLOCK}, instances: [0, 3]}}\nmetrics: all\ninterval: 100ms\ncount: 3\n"
                                     f"outputs:\n  - {{format: json, file: {tmp_path}/counts.json}}\n")
    run(TOOL, "run", tmp_path / "s.yaml")
    page = report(tmp_path / "counts.json", "--main", CLOCK)
    assert [row[0] for row in cells(page, f"Lines of {CLOCK}")] == ["uncore_cbox_0", "uncore_cbox_3"]
    assert "for no 3 intervals does the mean of uncore_<wbr>cbox/clockticks/ (the sum of its lines) change" in page


def test_a_machine_is_read(tmp_path: Path) -> None:
    """With what it cannot count: the kernel's generic events, some of which a virtual machine lacks."""
    subprocess.run([TOOL, "stat", "-j", "-I", "20", "-a", "-o", tmp_path / "counts.json", "--", "sleep", "0.2"], timeout=60, check=True, capture_output=True)
    lines = [json.loads(line) for line in (tmp_path / "counts.json").read_text().splitlines()][1:]
    page = report(tmp_path / "counts.json")
    events = dict.fromkeys(line["event"] for line in lines)
    assert all(f"Lines of {event}" in page for event in events if all(line["counter-value"] is not None for line in lines if line["event"] == event))
    assert "not named in the file" in page and all(line["reason"] in page for line in lines if line["counter-value"] is None)


# ---- In a browser ----

def many(folder: Path) -> Path:
    """A file with all that a page may have: two sockets of nine units, phases, gaps, multiplexed events, long names, a summary, a last line that is cut off."""
    both = {"simulated": True, "system": "soc"}
    rows = []
    for second in range(1, 25):
        level = 10 if second < 9 else 90 if second < 17 else 40
        for s in (0, 1):
            lost = s == 1 and second in (11, 12)
            rows.append({"interval": second, "metric": "a_bandwidth_with_a_name_that_is_longer_than_a_phone_is_wide", "metric-value": None if lost else level + s, "metric-unit": "GB/s",
                         "instance": "soc_memory_controller", "socket": s, **({"reason": "in use"} if lost else {}), **both})
            rows += [{"interval": second, "counter-value": level * 1e9 * (unit + 1), "unit": "bytes", "event": f"soc_box_{unit}/event=0x1234,umask=0x567,filter_opcode=0x89a/",
                      "instance": f"soc_box_{unit}", "socket": s, "event-runtime": 1, "pcnt-running": 50.0 if unit == 3 else 100.0, **both} for unit in range(9)]
        rows += [{"interval": second, "metric": "clock", "metric-value": 2 + unit / 10, "metric-unit": "GHz", "instance": f"soc_box_{unit}", **both} for unit in range(8)]
        rows.append({"interval": second, "counter-value": None, "reason": "not supported", "unit": "", "event": "cycles", "event-runtime": 0, "pcnt-running": 100.0, **both})
    rows.append({"counter-value": 24, "unit": "", "event": "faults", "event-runtime": 0, "pcnt-running": 100.0, **both})
    (folder / "counts.json").write_text("".join(json.dumps(row) + "\n" for row in rows) + '{"counter-val')
    return folder / "counts.json"


# For each width: widths of the page, wide tables, requests, and of what is read the colours of front and ground, first of texts, then of lines.
SEEN = """
const opaque = colour => !/^rgba\\(.*, 0\\)$/.test(colour) && colour !== "transparent";
const made = {};
for (const width of [360, 390, 820, 1280]) {
    const frame = document.createElement("iframe");
    frame.style = `width: ${width}px; height: 900px; border: 0`;
    document.body.append(frame);
    await new Promise(then => { frame.onload = then; frame.src = PAGE; });
    const page = frame.contentDocument, look = frame.contentWindow.getComputedStyle, all = page.createElement("style");
    all.textContent = "main > section { content-visibility: visible !important; }";  // what is not in sight, too
    page.head.append(all);
    page.querySelectorAll("details").forEach(one => { one.open = true; });
    await wait(50);
    const ground = element => { for (; element; element = element.parentElement) if (opaque(look(element).backgroundColor)) return look(element).backgroundColor; return "none"; };
    const texts = Array.from(page.querySelectorAll("body *")).filter(one => one.checkVisibility() && Array.from(one.childNodes).some(node => node.nodeType === 3 && node.data.trim()));
    made[width] = {
        widths: [page.documentElement.scrollWidth, page.documentElement.clientWidth], pictures: page.querySelectorAll("figure > svg").length,
        wide: Array.from(page.querySelectorAll(".scroll")).filter(table => table.scrollWidth > table.clientWidth).map(table => table.getAttribute("aria-label")),
        outside: Array.from(page.querySelectorAll("figure svg text")).filter(one => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > width).map(one => one.textContent),
        small: Math.min(...Array.from(page.querySelectorAll("figure > svg")).map(one => one.getBoundingClientRect().width / 440 * parseFloat(look(one.querySelector("text")).fontSize))),
        requests: frame.contentWindow.performance.getEntriesByType("resource").map(one => one.name), scripts: page.scripts.length,
        texts: Array.from(new Set(texts.map(one => [one instanceof frame.contentWindow.SVGElement ? look(one).fill : look(one).color, ground(one), one.tagName].join("|")))),
        lines: Array.from(new Set(Array.from(page.querySelectorAll("figure > svg path")).map(one => look(one).stroke).filter(stroke => stroke !== "none"))),
        grounds: Array.from(new Set(Array.from(page.querySelectorAll("figure > svg path")).map(one => [look(one).fill, look(one).fillOpacity, look(one).opacity].join("|")))),
        line: look(page.documentElement).getPropertyValue("--line"), paper: look(page.body).backgroundColor,
    };
    frame.remove();
}
return made;
"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    report(many(folder))
    return folder / "counts.html"


def colour(text: str) -> tuple[int, int, int]:
    numbers = re.fullmatch(r"rgb\((\d+), (\d+), (\d+)\)", text)
    assert numbers, text
    return int(numbers[1]), int(numbers[2]), int(numbers[3])


@pytest.mark.parametrize(("scheme", "paper"), [(1, (255, 255, 255)), (0, (0x14, 0x17, 0x1a))], ids=["light", "dark"])
def test_a_browser_shows_it(page: Path, tmp_path: Path, scheme: int, paper: tuple[int, int, int]) -> None:
    """In each width nothing makes the page wider than its window; it asks for nothing; texts and lines stand out at least 4.5 times."""
    said = visit(tmp_path, "<!DOCTYPE html><body></body>", SEEN.replace("PAGE", json.dumps(page.as_uri())), f"--blink-settings=preferredColorScheme={scheme}")
    assert set(said) == {"360", "390", "820", "1280"}, said
    for width, seen in said.items():
        assert seen["widths"][0] <= seen["widths"][1] == int(width) and seen["outside"] == [], width
        assert all(name.startswith("Values of ") and width == "1280" for name in seen["wide"]), width    # a column for each of eight lines: it scrolls by itself
        assert (seen["requests"], seen["scripts"], colour(seen["paper"])) == ([], 0, paper), width
        assert seen["pictures"] == 3 and seen["small"] >= 9.5, width    # pixels
        assert len(seen["texts"]) > 5 and len(seen["lines"]) >= 10
        for front, ground, tag in (text.split("|") for text in seen["texts"]):
            assert contrast(colour(front), colour(ground)) >= 4.5, (width, tag, front, ground)
        grounds = {colour(fill) for fill, *_ in (one.split("|") for one in seen["grounds"]) if fill != "none"} | {paper}
        assert len(grounds) >= 3    # of phases, of gaps and of the page
        grid = tuple(int(seen["line"].strip()[i:i + 2], 16) for i in (1, 3, 5))
        for stroke in map(colour, seen["lines"]):
            assert stroke == grid or all(contrast(stroke, ground) >= 4.5 for ground in grounds), (width, stroke, grounds)
