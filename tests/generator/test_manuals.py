"""The reference as manual pages and as Markdown: whole, linked, safe whatever a description says. Literals are those of Intel 329468."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from describing import ROOT, demo
from generator.commands.cli import main
from samples import BANKED, CARDS
from test_reference import HOSTILE, SOURCE, quoted


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> dict[str, Path]:
    """Of all shipped descriptions."""
    folders = {form: tmp_path_factory.mktemp(form) for form in ("man", "markdown")}
    for form, folder in folders.items():
        assert main(["reference", form, "--into", str(folder), "--regdefs", str(ROOT / "regdefs")]) == 0
    return folders


def rendered(folder: Path, *names: str) -> str:
    """As a terminal shows pages; no warning of groff's, of which `-ww` has all."""
    if not shutil.which("groff"):
        pytest.skip("skipped: groff not installed")
    done = subprocess.run(["groff", "-ww", "-man", "-Tutf8", "-P-cbou", *names], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and done.stderr == "", done.stderr[:2000]
    return done.stdout


def test_manual_pages_are_well_formed(made) -> None:
    names = sorted(path.name for path in made["man"].glob("*.7"))
    assert len(names) > 100 and {"pmureg-ivbep.7", "pmureg-ivbep-cbo.7", "pmureg-riscv-hpm.7"} <= set(names)
    rendered(made["man"], *names)
    for name in names:  # as makewhatis reads it
        text = (made["man"] / name).read_text()
        found = re.search(r"^\.SH NAME\n(\S+) \\- (\S.*)\n\.SH DESCRIPTION$", text, re.M)
        assert found and found[1].replace("\\-", "-") == name.removesuffix(".7"), name
        assert text.isascii()


def test_manual_page_says_what_the_reference_says(made) -> None:
    text = rendered(made["man"], "pmureg-ivbep-cbo.7")
    assert "|            thresh             | 0 |en |   0   | 3 | 4 |rst| 0 |" in text
    flat = " ".join(text.split())
    for part in ("4. 18 edge_det RW-V, reset 0x0 1 counts rising edges of the threshold compare", "21:20 MBZ must be written 0, or behavior is undefined; reads 0",
                 "Address 0xd10 + 0x20·box + n: 0xd10 to 0xed3 (box 14, n 3), 32 bits", "wrmsr 0xd10 VALUE", "ivbep_cbo_ctl_write(box, n, r);",
                 "CLOCKTICKS event=0x0 Uncore clock cycles seen by the CBo.", "filter_opc filter1.opc; in perf config1:52-60"):
        assert part in flat, part
    whole = rendered(made["man"], "pmureg-ivbep.7")
    assert "pmureg-ivbep-cbo(7)" in whole and "https://github.com/torvalds/linux/" in whole and "OPEN QUESTIONS" in whole


def test_functions_are_called_as_in_the_headers(made) -> None:
    """Those of registers that systems share, too: the ctl of the L3 is one in Zen 2, whose family is 17h, and in what else imports it."""
    headers = set(re.findall(r"\b(\w+_(?:read|write))\(", "".join(path.read_text() for path in (ROOT / "generated/include").rglob("*.h"))))
    called = set(re.findall(r"\b(\w+_(?:read|write))\(", "".join(path.read_text().replace("\\_", "_") for path in made["markdown"].rglob("*.md"))))
    assert "zen_l3_17h_ctl_read" in called and called <= headers, sorted(called - headers)[:9]


def tables(text: str) -> list[list[str]]:
    return [lines.strip().splitlines() for lines in re.findall(r"(?:^\|.*\n)+", text, re.M)]


def columns(row: str) -> int:
    return len(re.findall(r"(?<!\\)\|", row))


def test_markdown_is_whole_and_its_links_lead_somewhere(made) -> None:
    folder = made["markdown"]
    pages = {path: path.read_text() for path in folder.rglob("*.md")}
    anchors = {path: set(re.findall(r'<a id="([^"]+)"></a>', text)) for path, text in pages.items()}
    assert len(pages) > 100
    for path, text in pages.items():
        assert text.startswith("# ") and text.count("\n# ") == 0
        for table in tables(text):
            assert re.fullmatch(r"\|( --- \|)+", table[1]) and len({columns(row) for row in table}) == 1, (path, table[0])
        for target in re.findall(r"\]\(([^)]+)\)", re.sub(r"^```.*?^```|`[^`]*`", "", text, flags=re.M | re.S)):
            name, _, anchor = target.partition("#")
            other = (path.parent / name).resolve() if name else path
            assert "://" in target or other in pages and (not anchor or anchor in anchors[other]), (path, target)


def test_markdown_says_what_the_reference_says(made) -> None:
    page = (made["markdown"] / "ivbep/cbo.md").read_text()
    assert '| 4 | 18 | <a id="ivbep_cbo_ctl.edge_det"></a>edge_det | RW-V | 0x0 | 1 counts rising edges of the threshold compare instead of cycles. ' \
        "Term [`edge`](#term.ivbep_cbo.edge). |" in page
    assert "### <a id=\"ivbep_cbo_ctl\"></a>C\\<box\\>\\_MSR_PMON_CTL\\<n\\> (ivbep_cbo_ctl)" in page
    assert "* Instructions: `rdmsr 0xd10`<br>`wrmsr 0xd10 VALUE`" in page
    assert "[`event`](#term.ivbep_cbo.event)=0x35" not in page and "[event](#term.ivbep_cbo.event)=0x35,[umask](#term.ivbep_cbo.umask)=0x1" in page


# What a description says is said, and is no command to what reads the page.

WORDS = '.so /etc/passwd \\n(.x "quoted" | `code` *bold* _under_ [a](b) -- naïve'


def test_hostile_words_stay_words(folder, tmp_path, run) -> None:
    (folder / "demo.yaml").write_text(demo().replace("text: Clock cycles.", f"text: {quoted(WORDS)}").replace("text: Event number.", f"text: {quoted(HOSTILE)}")
                                      .replace("title: Network on chip", f"title: {quoted(WORDS)}").replace("source: TRM 4.2.1", f"source: {quoted('TRM ' + SOURCE)}"))
    for name, text in (("banked", BANKED), ("cards", CARDS)):
        (folder / f"{name}.yaml").write_text(text)
    for form in ("man", "markdown"):
        assert run("reference", form, "--into", tmp_path / form, "--regdefs", folder.parent).status == 0
    names = sorted(path.name for path in (tmp_path / "man").glob("*.7"))
    assert "pmureg-demo-noc.7" in names and "pmureg-cards.7" in names
    flat = " ".join(rendered(tmp_path / "man", *names).split())
    assert flat.count('.so /etc/passwd \\n(.x "quoted" | code *bold* _under_ [a](b) -- naïve') + flat.count(WORDS) >= 2
    assert "<script>alert(1)</script>" in flat
    page = (tmp_path / "markdown/demo/noc.md").read_text()
    assert '.so /etc/passwd \\\\n(.x "quoted" \\| `code` \\*bold\\* \\_under\\_ \\[a\\](b) -- naïve' in page
    assert "<script" not in page.replace("\\<", "")


# The command

def test_pages_of_what_is_described_no_more_go(folder, tmp_path, run) -> None:
    for name, text in (("banked", BANKED), ("demo", demo())):
        (folder / f"{name}.yaml").write_text(text)
    into = tmp_path / "man"
    (tmp_path / "man").mkdir()
    (into / "mine.7").write_text("mine")
    assert run("reference", "man", "--into", into, "--regdefs", folder.parent, "--depfile", tmp_path / "man.d").status == 0
    assert (tmp_path / "man.d").read_text().startswith(f"{into}/MANIFEST: ") and "demo.yaml" in (tmp_path / "man.d").read_text()
    (folder / "banked.yaml").unlink()
    assert run("reference", "man", "demo", "--into", into, "--regdefs", folder.parent).status == 0
    assert (into / "pmureg-banked.7").is_file()  # only demo was asked for
    assert run("reference", "man", "--into", into, "--regdefs", folder.parent).status == 0
    assert sorted(path.name for path in into.iterdir()) == ["MANIFEST", "mine.7", "pmureg-demo-noc.7", "pmureg-demo.7"]


def test_wrong_usage(folder, tmp_path, run) -> None:
    (folder / "demo.yaml").write_text(demo())
    outcome = run("reference", "man", "dmeo", "--into", tmp_path / "man", "--regdefs", folder.parent)
    assert outcome.status == 1 and f"pmureg: no system `dmeo` is described under {folder.parent}; did you mean `demo`?" in outcome.err
    (folder / "demo.yaml").write_text(demo().replace("at: 0x00", "at: here"))
    outcome = run("reference", "man", "--into", tmp_path / "man", "--regdefs", folder.parent)
    assert outcome.status == 1 and "demo.yaml:" in outcome.err and not (tmp_path / "man").exists()
    assert run("reference", "pdf", "--into", tmp_path / "man").status == 2
