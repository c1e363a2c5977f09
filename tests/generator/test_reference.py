"""The pages of generated/reference: whole, linked, complete, and safe whatever a description says."""

from __future__ import annotations

import functools
import os
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from describing import ROOT, demo, model, run_apart
from drawn import drawn
from generator.reference.sentences import sentences
from samples import BANKED, CARDS

VOID = {"meta", "input", "link", "br", "wbr"}
# What of a drawing is drawn closes itself.
DRAWN = {"path", "rect", "use"}
REFERENCE = ROOT / "generated" / "reference"
PAGES = sorted(str(path.relative_to(REFERENCE)) for path in REFERENCE.rglob("*.html"))
SYSTEMS = [name for name in PAGES if "/" not in name and name != "index.html"]
UNITS = [name for name in PAGES if "/" in name]
assert PAGES, "the reference is not there; make it with `ninja reference`"


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
        if tag not in VOID | DRAWN:
            self.open.append(self.elements[-1])

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1].tag == tag, (tag, self.getpos(), [e.tag for e in self.open])
        self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.words.append(data)

    def all(self, tag: str) -> list[Element]:
        return [element for element in self.elements if element.tag == tag]


@functools.cache
def read(name: str) -> Page:
    return Page((REFERENCE / name).read_text())


def generated(folder: Path, out: Path, texts: dict[str, str], run) -> dict[str, str]:
    """Pages by name, `system.html` and `system/block.html`."""
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text)
    outcome = run("reference", "html", "--regdefs", folder.parent, "--into", out)
    assert outcome.status == 0, outcome.err
    return {str(path.relative_to(out)): path.read_text() for path in sorted(out.rglob("*.html"))}


# Form


@pytest.mark.parametrize("name", drawn(PAGES))
def test_page_is_whole_and_its_links_lead_somewhere(name):
    page = read(name)
    assert (REFERENCE / name).read_text().startswith("<!DOCTYPE html>\n<html lang=\"en\">\n")
    assert len(page.ids) == len(set(page.ids)), {i for i in page.ids if page.ids.count(i) > 1}
    assert not [i for i in page.ids if not i or " " in i]
    others = {name: page}
    for link in page.all("a"):
        if "://" in (link.attributes["href"] or ""):
            continue  # a document that is public
        target, _, anchor = (link.attributes["href"] or "").partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(name), unquote(target))) if target else name
        if target not in others:
            others[target] = read(target)
        assert not anchor or unquote(anchor) in others[target].by_id, link.attributes


@pytest.mark.parametrize("name", drawn(PAGES))
def test_page_needs_only_what_is_beside_it(name):
    """No network and no server: what it loads are files of the reference."""
    page = read(name)
    for element in page.elements:
        assert element.tag not in ("img", "iframe", "object", "style")
        assert not [a for a in element.attributes if a.startswith("on")]
    loads = [element.attributes.get("src") or element.attributes.get("href") or "" for element in page.elements if element.tag in ("script", "link")]
    assert loads and all(((REFERENCE / name).parent / unquote(load)).is_file() for load in loads), loads
    assert not [element.text for element in page.all("script") if element.text]


def test_looks():
    style = (REFERENCE / "_/reference.css").read_text()
    assert "url(" not in style and "@import" not in style
    for wish in ("prefers-color-scheme: dark", "@media print", ":focus-visible"):
        assert wish in style


@pytest.mark.parametrize("name", drawn(PAGES))
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
    assert len([e for e in page.elements if e.attributes.get("aria-current") == "page"]) == (0 if name == "index.html" else 2)  # where one is


# Content


def shown(text: str) -> str:
    """Code is told apart by its letters."""
    return text.replace("`", "")


@pytest.mark.parametrize("name", drawn(SYSTEMS))
def test_everything_of_the_model_is_there(name):
    path = next((ROOT / "regdefs").rglob(name.replace(".html", ".yaml")))
    system = model(path, ROOT / "regdefs")
    overview = read(name)
    for block in system.blocks.values():
        prefix = system.name if block.key == system.name else f"{system.name}_{block.key}"
        page = read(f"{system.name}/{block.key}.html")
        whole = page.all("body")[0].text
        assert page.by_id[f"unit.{prefix}"].text == block.title
        assert f"{system.name}/{block.key}.html" in [e.attributes.get("href") for e in overview.all("a")]
        for register in block.registers.values():
            article = page.by_id[f"{prefix}_{register.key}".lower()]
            assert all(shown(text) in article.text for text in (register.name, register.text, register.note))
            for bits in register.named:
                row = page.by_id[f"{prefix}_{register.key}".lower() + f".{bits.name}"]
                assert row.text.startswith(bits.bits) and shown(bits.text) in row.text and shown(bits.note) in row.text
                assert all(f"{value.value:#x} {value.name}" in row.text for value in bits.values)
        for event in block.events.values():
            row = page.by_id[f"event.{prefix}.{event.name}"]
            assert row.text.startswith(event.name) and event.family in row.text and event.text.rstrip(".") in row.text and shown(event.note) in row.text
            assert all(f"{term}={value:#x}" in row.text for term, value in event.terms.items())
        for metric in block.metrics.values():
            assert metric.formula.text in page.by_id[f"metric.{prefix}.{metric.name}"].text
        for term in block.terms.values():
            assert str(term.place or "") in page.by_id[f"term.{prefix}.{term.name}"].text
        for rule in (*block.rules, *(rule for register in block.registers.values() for rule in register.rules)):
            assert rule.text in whole
    items = [e.text for e in overview.all("li")]
    for line in (*system.unknown, *(line for block in system.blocks.values() for line in block.unknown)):
        assert shown(" ".join(line.split())) in items
    for tag, title in system.sources.items():
        assert overview.by_id[f"source.{tag}"].text == tag and title in overview.all("body")[0].text


def drawing(page: Page, register: str) -> list[list[tuple[int, str]]]:
    """The groups of a register's drawing: bits spanned and name of each box, wherever that stands."""
    start = page.elements.index(page.by_id[register])
    groups: list[list[tuple[int, str]]] = []
    boxes = False
    for element in page.elements[start:]:
        if element.tag == "table" or element.tag == "article" and element is not page.by_id[register]:
            break
        if element.tag == "svg":
            groups.append([])
        if element.tag == "g":
            boxes = element.attributes["class"] != "label"
        if element.tag == "path" and boxes:
            width = re.search(r"h(\d+)", element.attributes["d"] or "")
            groups[-1].append((int(width[1]) // 22 if width else 0, ""))
        if element.tag == "title":
            name = element.text.split(" ", 1)[1]
            groups[-1].append((0, name))
    return [[(span, name) for (_, name), (span, _) in zip(group[::2], group[1::2])] for group in groups]


def test_literals():
    """Intel 329468 table 2-14 (the CBo's control), its events TOR_INSERTS; the L4T driver's events and select words."""
    ivbep = read("ivbep/cbo.html")
    assert drawing(ivbep, "ivbep_cbo_ctl") == [[(8, "thresh"), (1, "MBZ"), (1, "en"), (2, "MBZ"), (1, "tid_en"), (1, "edge_det"), (1, "rst"),
                                                (1, "MBZ")], [(8, "umask"), (8, "ev_sel")]]
    assert "0xd10 + 0x20·box + n: 0xd10 to 0xed3 (box 14, n 3), 32 bits" in ivbep.by_id["ivbep_cbo_ctl"].text
    assert "event=0x35,umask=0x1" in ivbep.by_id["event.ivbep_cbo.TOR_INSERTS.OPCODE"].text
    carmel = read("carmel/uncore.html")
    assert drawing(carmel, "carmel_uncore_pmselr") == [[(16, "RES0")], [(16, "RES0")], [(16, "RES0")], [(8, "G"), (8, "U")]]
    assert carmel.by_id["event.carmel_uncore.L3D_CACHE"].text == \
        "L3D_CACHEevent=0x2banyL3 accesses. Unit: accesses. Only in scf. Linux: l3d_cache. " \
        "pmureg stat --system carmel -e carmel_uncore/L3D_CACHE/ copyL4T; BIND; FGCS"
    assert "S3_3_C15_C2_0 to S3_3_C15_C2_1" in carmel.by_id["carmel_uncore_pmevtyper"].text
    rows = [e.text for e in carmel.all("tr")]
    assert {"scf000x00x0", "l2_2120x1020x100"} <= {row.replace(" ", "") for row in rows}
    assert "What NV_MDCR_EL2 holds." in [e.text for e in read("carmel.html").all("li")]


def test_events_are_told_apart():
    """Each of a unit has a sentence that no other has: its own, its family's and its own, with what of its name is its own; or what its name says."""
    for name in SYSTEMS:
        path = next((ROOT / "regdefs").rglob(name.replace(".html", ".yaml")))
        for block in model(path, ROOT / "regdefs").blocks.values():
            told = sentences(block)
            assert set(told) == set(block.events) and len(set(told.values())) == len(told) and all(told.values()), block.key
            assert all(event.text.rstrip(".") in told[event.name] for event in block.events.values())


def test_sentences(folder):
    """By as little of the name as will do."""
    events = """
      a_b: {is: event=1, text: Both.}
      c_d: {is: event=2, text: Both.}
      e.x: {is: event=3, text: Half.}
      e.y: {is: event=4, text: Half.}
      f.in.x: {is: event=5, text: Quarter.}
      f.out.x: {is: event=6, text: Quarter.}
      g_h.i: {is: event=0x47}
      j: {is: event=8, text: Alone.}
"""
    text = demo().replace("      reads:  {is: event=0x10, text: Read requests.}\n", "      reads:  {is: event=0x10, text: Read requests.}" + events)
    (folder / "demo.yaml").write_text(text)
    told = sentences(model(folder / "demo.yaml", folder.parent).blocks["noc"])
    assert {name: told[name] for name in told if name not in ("cycles", "reads")} == {
        "a_b": "Both: a b.", "c_d": "Both: c d.", "e.x": "Half: x.", "e.y": "Half: y.", "f.in.x": "Quarter: in, x.", "f.out.x": "Quarter: out, x.",
        "g_h.i": "Only its name is described: g h, i (event=0x47).", "j": "Alone."}


def test_sources_lead_to_their_documents(folder, tmp_path, run):
    """To those of libraries, too; but a tag that a system gives to another document has not the library's address."""
    (folder / "lib.yaml").write_text("pmureg: 2\nlibrary: lib\ntitle: L\nsources: {A: 'a https://example.org/a?b&c', B: b https://example.org/b, C: c}\n")
    text = demo().replace("sources:\n", "import: [vendor/lib.yaml]\nsources:\n  B: another\n").replace("manual, revision C\n", "manual, https://example.org/trm revision C\n", 1)
    page = Page(generated(folder, tmp_path / "out", {"demo": text}, run)["demo.html"])
    links = {link.text: link.attributes["href"] for link in page.all("a") if "://" in (link.attributes["href"] or "")}
    assert links == {"Demo SoC technical reference manual, revision C": "https://example.org/trm", "a": "https://example.org/a?b&c"}
    assert page.by_id["source.C"].text == "C"


def test_what_a_description_says_stands_where_it_belongs():
    """Erratum 855827 of the Cortex-A53 at its events, words between backticks as code, reserved bits with what software does."""
    page = read("pmuv3/pmuv3.html")
    row = page.by_id["event.pmuv3.inst_retired"]
    assert "Erratum 855827." in row.text and "855827" not in page.by_id["event.pmuv3.cpu_cycles"].text
    assert page.by_id["unit.pmuv3.erratum.855827"].text.startswith("855827: inst_retired counts too much")
    assert "identifier" in [e.text for e in read("cmn700.html").all("code")]
    assert "must be written 0, or behavior is undefined" in read("ivbep/cbo.html").by_id["ivbep_cbo_ctl"].text


@pytest.mark.parametrize("name", drawn(UNITS))
def test_drawings_add_up(name):
    page = read(name)
    for register in page.all("article"):
        groups = drawing(page, register.attributes["id"] or "")
        width = sum(span for group in groups for span, _ in group)
        assert not groups or width in (8, 16, 32, 64) and f", {width} bits" in register.text, register.attributes
        assert all(sum(span for span, _ in group) in (8, 16) for group in groups)


def test_samples(folder, tmp_path, run):
    """What no shipped description has: instances without numbers, pools, defaults, actions on another block."""
    pages = generated(folder, tmp_path / "out", {"banked": BANKED, "cards": CARDS, "demo": demo()}, run)
    assert {name for name in pages if "/" not in name} == {"index.html", "banked.html", "cards.html", "demo.html"}
    text = " ".join(Page(text).all("body")[0].text for name, text in pages.items() if name.startswith("cards/"))
    for part in ("slot: 1, one for each value of filter when filter. no slot is left.", "When edge: thresh = 1",
                 "the same for all events of a unit: edge", "A written 1 clears mem.ctr.count.", "Read ctl[n], set on = 1 and write it back, when filter.",
                 "bus 1, device 14, function 1, id 0xe30", "page: 4, <page>, added up if not which or which & 1 and page < 2 or which >> 1 & 1 and page > 1"):
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
        assert not page.all("img") and not [script.text for script in page.all("script") if script.text]
        assert HOSTILE in page.all("body")[0].text, name
    for script in (tmp_path / "out").rglob("demo*/*.js"):
        assert "</script" not in script.read_text() and "<img" not in script.read_text()
    page = Page(pages["demo/noc.html"])
    assert f"TRM {SOURCE}" in page.by_id["demo_noc_ctrl"].text
    assert page.by_id["event.demo_noc.cycles"].text.count(HOSTILE) == 2
    assert page.by_id["demo_noc_event.EVENT"].text.count(HOSTILE) == 2


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def test_anchors_stay_apart(folder, tmp_path, run):
    """Block `a` with register `b_c` and block `a_b` with register `c` have one id, each on its page."""
    blocks = "".join(f"  {block}:\n    space: mmio\n    source: T\n    registers:\n      {register}: {{at: 0, text: x, fields: {{31:0: {{name: F, text: x}}}}}}\n"
                     for block, register in (("a", "b_c"), ("a_b", "c")))
    text = f"pmureg: 2\nsystem: twice\ntitle: Twice\nsources: {{T: T}}\nblocks:\n{blocks}"
    pages = generated(folder, tmp_path / "out", {"twice": text}, run)
    for block in ("a", "a_b"):
        page = Page(pages[f"twice/{block}.html"])
        assert len(page.ids) == len(set(page.ids)) and {"twice_a_b_c", "twice_a_b_c.F"} <= set(page.ids)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_same_bytes_every_time(tmp_path):
    """In a process in which the order of sets is another, too."""
    outcome = run_apart("reference", "html", "--into", tmp_path / "reference", env={**os.environ, "PYTHONHASHSEED": "1"})
    assert outcome.status == 0, outcome.err
    assert files(tmp_path / "reference") == files(REFERENCE)
