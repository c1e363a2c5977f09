"""The pages of generated/reference: whole, linked, complete, and safe whatever a description says."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from describing import ROOT, demo, model, run_apart
from samples import BANKED, CARDS

VOID = {"meta", "input"}
REFERENCE = ROOT / "generated" / "reference"
PAGES = sorted(path.name for path in REFERENCE.glob("*.html"))
SYSTEMS = [name for name in PAGES if name != "index.html"]


@dataclass
class Element:
    tag: str
    attributes: dict[str, str | None]
    words: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Of the element and all in it, blanks as a reader sees them."""
        return " ".join("".join(self.words).split())


class Page(HTMLParser):
    """Every element in order; fails where an end tag does not close the innermost element."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[Element] = []
        self.open: list[Element] = []
        self.feed(text)
        self.close()
        assert not self.open, [element.tag for element in self.open]
        self.ids = [e.attributes["id"] for e in self.elements if "id" in e.attributes]
        self.by_id = {e.attributes["id"]: e for e in self.elements if "id" in e.attributes}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), (tag, attrs)
        self.elements.append(Element(tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(self.elements[-1])

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1].tag == tag, (tag, self.getpos(), [e.tag for e in self.open])
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.words.append(data)

    def all(self, tag: str) -> list[Element]:
        return [element for element in self.elements if element.tag == tag]


def read(name: str) -> Page:
    return Page((REFERENCE / name).read_text())


def generated(folder: Path, out: Path, texts: dict[str, str], run) -> dict[str, str]:
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text)
    outcome = run("build", "--regdefs", folder.parent, "--out", out)
    assert outcome.status == 0, outcome.err
    return {path.name: path.read_text() for path in sorted((out / "reference").iterdir())}


# Form


@pytest.mark.parametrize("name", PAGES)
def test_page_is_whole_and_its_links_lead_somewhere(name):
    page = read(name)
    assert (REFERENCE / name).read_text().startswith("<!DOCTYPE html>\n<html lang=\"en\">\n")
    assert len(page.ids) == len(set(page.ids)), {i for i in page.ids if page.ids.count(i) > 1}
    assert not [i for i in page.ids if not i or " " in i]
    others = {name: page}
    for link in page.all("a"):
        target, _, anchor = (link.attributes["href"] or "").partition("#")
        target = unquote(target) or name
        if target not in others:
            others[target] = read(target)
        assert not anchor or unquote(anchor) in others[target].by_id, link.attributes


@pytest.mark.parametrize("name", PAGES)
def test_page_needs_nothing_else(name):
    page = read(name)
    for element in page.elements:
        assert element.tag not in ("link", "img", "iframe", "object")
        assert "src" not in element.attributes and not [a for a in element.attributes if a.startswith("on")]
        assert "://" not in (element.attributes.get("href") or "")
    assert [len(page.all("style")), len(page.all("script"))] == [1, 1]
    style = page.all("style")[0].text
    assert "url(" not in style and "@import" not in style
    for wish in ("prefers-color-scheme: dark", "@media print", ":focus-visible"):
        assert wish in style


@pytest.mark.parametrize("name", PAGES)
def test_page_can_be_used_without_script_and_without_mouse(name):
    page = read(name)
    search = [e for e in page.elements if e.attributes.get("role") == "search"]
    assert len(search) == 1 and "hidden" in search[0].attributes  # the script shows it
    assert [e.attributes.get("href") for e in page.all("a")][0] == "#content" and page.by_id["content"].tag == "main"
    for element in page.elements:
        if element.attributes.get("class") == "scroll":
            assert element.attributes["tabindex"] == "0" and element.attributes["aria-label"]
        if "aria-labelledby" in element.attributes:
            assert element.attributes["aria-labelledby"] in page.by_id
    for i, element in enumerate(page.elements):
        if element.tag == "table":
            assert "th" in {e.tag for e in page.elements[i + 1:i + 6]}
    levels = [int(e.tag[1]) for e in page.elements if e.tag in ("h1", "h2", "h3", "h4")]
    assert levels[0] == 1 and levels.count(1) == 1


# Content


@pytest.mark.parametrize("name", SYSTEMS)
def test_everything_of_the_model_is_there(name):
    path = next((ROOT / "regdefs").rglob(name.replace(".html", ".yaml")))
    system = model(path, ROOT / "regdefs")
    page = read(name)
    whole = page.all("body")[0].text
    for block in system.blocks.values():
        prefix = system.name if block.key == system.name else f"{system.name}_{block.key}"
        assert page.by_id[f"unit.{prefix}"].text == block.title
        for register in block.registers.values():
            article = page.by_id[f"{prefix}_{register.key}".lower()]
            assert register.name in article.text and register.text in article.text and register.note in article.text
            for bits in register.named:
                row = page.by_id[f"{prefix}_{register.key}".lower() + f".{bits.name}"]
                assert row.text.startswith(bits.bits) and bits.text in row.text and bits.note in row.text
                assert all(f"{value.value:#x} {value.name}" in row.text for value in bits.values)
        for event in block.events.values():
            row = page.by_id[f"event.{prefix}.{event.name}"]
            assert row.text.startswith(event.name) and event.text in row.text and event.note in row.text
            assert all(f"{term}={value:#x}" in row.text for term, value in event.terms.items())
        for metric in block.metrics.values():
            assert metric.formula.text in page.by_id[f"metric.{prefix}.{metric.name}"].text
        for term in block.terms.values():
            assert str(term.perf or "") in page.by_id[f"term.{prefix}.{term.name}"].text
        for rule in (*block.rules, *(rule for register in block.registers.values() for rule in register.rules)):
            assert rule.text in whole
    items = [e.text for e in page.all("li")]
    for line in (*system.unknown, *(line for block in system.blocks.values() for line in block.unknown)):
        assert " ".join(line.split()) in items
    for tag, title in system.sources.items():
        assert page.by_id[f"source.{tag}"].text == tag and title in whole


def drawing(page: Page, register: str) -> list[list[tuple[int, str]]]:
    """The rows of a register's drawing: bits spanned and name of each cell."""
    start = page.elements.index(page.by_id[register])
    rows: list[list[tuple[int, str]]] = []
    for element in page.elements[start:]:
        if element.tag == "article" and element is not page.by_id[register]:
            break
        if element.tag == "table":
            if element.attributes.get("class") != "bits":
                break
            rows.append([])
        if element.tag == "td":
            rows[-1].append((int(element.attributes.get("colspan") or 1), element.text))
    return rows


def test_literals():
    """Intel 329468 table 2-14 (the CBo's control), its events TOR_INSERTS; the L4T driver's events and select words."""
    ivbep = read("ivbep.html")
    assert drawing(ivbep, "ivbep_cbo_ctl") == [[(8, "thresh"), (1, "MBZ"), (1, "en"), (2, "MBZ"), (1, "tid_en"), (1, "edge_det"), (1, "rst"),
                                                (1, "MBZ"), (8, "umask"), (8, "ev_sel")]]
    assert "0xd10 to 0xed3 0xd10 + 0x20 * box + n, 32 bits" in ivbep.by_id["ivbep_cbo_ctl"].text
    assert "event=0x35,umask=0x1" in ivbep.by_id["event.ivbep_cbo.TOR_INSERTS.OPCODE"].text
    carmel = read("carmel.html")
    assert drawing(carmel, "carmel_uncore_pmselr") == [[(32, "RES0")], [(16, "RES0"), (8, "G"), (8, "U")]]
    assert carmel.by_id["event.carmel_uncore.L3D_CACHE"].text == \
        "L3D_CACHEevent=0x2banyL3 accesses. Unit: accesses. Only in scf. Linux: l3d_cache.L4T; BIND; FGCS"
    assert "S3_3_C15_C2_0 to S3_3_C15_C2_1" in carmel.by_id["carmel_uncore_pmevtyper"].text
    rows = [e.text for e in carmel.all("tr")]
    assert {"scf000x00x0", "l2_2120x1020x100"} <= {row.replace(" ", "") for row in rows}
    assert "What NV_MDCR_EL2 holds." in [e.text for e in carmel.all("li")]


@pytest.mark.parametrize("name", SYSTEMS)
def test_drawings_add_up(name):
    page = read(name)
    for register in (e.attributes["id"] for e in page.all("article")):
        rows = drawing(page, register or "")
        assert rows and all(sum(span for span, _ in row) == 32 for row in rows), register


def test_samples(folder, tmp_path, run):
    """What no shipped description has: instances without numbers, pools, defaults, actions on another block."""
    pages = generated(folder, tmp_path / "out", {"banked": BANKED, "cards": CARDS, "demo": demo()}, run)
    assert set(pages) == {"index.html", "banked.html", "cards.html", "demo.html"}
    cards = Page(pages["cards.html"])
    text = cards.all("body")[0].text
    for part in ("slot: 1, one for each value of filter when filter. no slot is left.", "When edge: thresh = 1",
                 "equal on all events of a unit: edge", "A written 1 clears mem.ctr.count.", "Read ctl[n], set on = 1 and write it back, when filter.",
                 "bus 1, device 14, function 1, id 0xe30", "Chooses pages of page, for each bit those in: 0x3, 0xc."):
        assert part in text, part


# Safety and sameness


HOSTILE = '</code></script><script>alert(1)</script><img src=x onerror="x">&amp;\''

SOURCE = HOSTILE.replace(";", "")  # which would begin another source


def test_hostile_text_stays_text(folder, tmp_path, run):
    places = {"title: Demo SoC interconnect PMU": "title: {}", "title: Network on chip": "title: {}", "text: Clock cycles.": "text: {}",
              "text: 1 counts.": "text: {}", "text: Event number.": "text: {}, note: {}", "unit: cycles": "unit: {}",
              "TRM: Demo SoC technical reference manual, revision C": "TRM: {}", "source: TRM 4.2.1": "source: {source}", "unit: requests/cycle": "unit: {}"}
    text = demo().replace("blocks:\n", "unknown: [{}]\nblocks:\n".replace("{}", quoted(HOSTILE)), 1)
    for old, new in places.items():
        assert old in text
        text = text.replace(old, new.replace("{}", quoted(HOSTILE)).replace("{source}", quoted(f"TRM {SOURCE}")), 1)
    pages = generated(folder, tmp_path / "out", {"demo": text}, run)
    for name, markup in pages.items():
        page = Page(markup)
        assert len(page.all("script")) == 1 and not page.all("img")
        assert HOSTILE in page.all("body")[0].text, name
    page = Page(pages["demo.html"])
    assert f"TRM {SOURCE}" in page.by_id["demo_noc_ctrl"].text
    assert page.by_id["event.demo_noc.cycles"].text.count(HOSTILE) == 2
    assert page.by_id["demo_noc_event.EVENT"].text.count(HOSTILE) == 2


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def test_anchors_stay_apart(folder, tmp_path, run):
    """Block `a` with register `b_c` and block `a_b` with register `c` would have one id."""
    blocks = "".join(f"  {block}:\n    space: mmio\n    source: T\n    registers:\n      {register}: {{at: 0, text: x, fields: {{31:0: {{name: F, text: x}}}}}}\n"
                     for block, register in (("a", "b_c"), ("a_b", "c")))
    text = f"pmureg: 1\nsystem: twice\ntitle: Twice\nsources: {{T: T}}\nblocks:\n{blocks}"
    page = Page(generated(folder, tmp_path / "out", {"twice": text}, run)["twice.html"])
    assert len(page.ids) == len(set(page.ids)) and {"twice_a_b_c", "twice_a_b_c-2", "twice_a_b_c-2.F"} <= set(page.ids)


def test_same_bytes_every_time(tmp_path):
    texts = []
    for seed in ("1", "2"):
        out = tmp_path / seed
        outcome = run_apart("build", "--quiet", "--out", out, env={**os.environ, "PYTHONHASHSEED": seed})
        assert outcome.status == 0, outcome.err
        texts.append({path.name: path.read_bytes() for path in (out / "reference").iterdir()})
    assert texts[0] == texts[1] == {path.name: path.read_bytes() for path in REFERENCE.iterdir()}
