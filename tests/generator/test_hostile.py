"""Texts of descriptions are texts in every output, whatever they hold: none becomes C, HTML, or a pattern of a template."""

from __future__ import annotations

import re
import subprocess

import pytest
import yaml

from describing import ROOT, demo

HOSTILE = "*/ int evil(void); /* ??/ \" ' \\ % %n {{ 7 * 7 }} {% raw %} </script><b>evil</b> $HOME # <!-- `x` \\\" ?? "
IN_TEXTS = ("title", "text", "note", "unit", "identifier", "begins", "driver")


def hostile(node: object, key: str = "") -> object:
    """The description with such words behind each of its texts."""
    if isinstance(node, dict):
        return {name: hostile(value, name if isinstance(name, str) else "") for name, value in node.items()}
    if isinstance(node, list):
        return [hostile(value, key) for value in node]
    if isinstance(node, str) and key == "source":
        return f"{node} {HOSTILE.replace(';', '')}"
    return f"{node} {HOSTILE}" if isinstance(node, str) and key in IN_TEXTS else node


@pytest.fixture(scope="module")
def generated(tmp_path_factory):
    from generator.cli import main

    top = tmp_path_factory.mktemp("hostile")
    tree = hostile(yaml.load(demo(), yaml.BaseLoader))
    tree |= {"text": HOSTILE, "note": HOSTILE, "unknown": [HOSTILE], "variants": {"big": HOSTILE}, "sources": {"TRM": HOSTILE}}
    block = tree["blocks"]["noc"]
    block |= {"text": HOSTILE, "note": HOSTILE, "rules": [{"require": "event != 3", "text": HOSTILE}],
              "conditions": {"c": {"file": "peer", "begins": HOSTILE, "text": HOSTILE}}}
    block["registers"]["CTRL"] |= {"note": HOSTILE, "name": f"CTRL {HOSTILE}", "rules": [{"require": "ENABLE + CLEAR <= 1", "text": HOSTILE}]}
    block["registers"]["CTRL"]["fields"]["0"] |= {"values": {"0": {"name": "OFF", "text": HOSTILE}, "1": "ON"}, "note": HOSTILE, "unit": HOSTILE}
    block["terms"]["event"] |= {"text": HOSTILE, "note": HOSTILE}
    block["counters"]["general"] |= {"text": HOSTILE, "note": HOSTILE}
    (top / "regdefs/vendor").mkdir(parents=True)
    (top / "regdefs/vendor/demo.yaml").write_text(yaml.safe_dump(tree, sort_keys=False, width=10_000))
    assert main(["build", "-q", "--regdefs", str(top / "regdefs"), "--out", str(top / "out"), "--depfile", str(top / "out.d"), "--target", "x"]) == 0
    return top / "out"


def code_of(path) -> str:
    """What a compiler makes of a file: comments gone, strings empty."""
    done = subprocess.run(["gcc", "-std=c11", "-fpreprocessed", "-dD", "-E", "-P", path], capture_output=True, text=True)
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', done.stdout)


def test_nothing_becomes_c(generated):
    files = sorted(path for path in generated.rglob("*") if path.suffix in (".c", ".h"))
    assert len(files) > 6
    for path in files:
        assert "evil" in path.read_text() or path.name in ("systems.c", "examples.h"), path
        assert "evil" not in code_of(path) and "49" not in re.findall(r"\b49 ", path.read_text()), path


def test_it_compiles_as_if_nothing_were(generated, tmp_path):
    sources = [generated / "tables/demo.c", generated / "tests/demo.c", generated / "pages/demo.c"]
    for source in sources:
        done = subprocess.run(["gcc", "-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-overlength-strings", "-I", generated / "include",
                               "-I", ROOT / "runtime/include", "-I", ROOT / "runtime", "-I", ROOT / "tests/runtime", source], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:2000]


def test_pages_show_it_as_text(generated):
    for page in sorted(generated.rglob("*.html")):
        text = page.read_text()
        assert "<b>evil" not in text and "</script><b" not in text and "{{ 7" in text, page


def test_tables_hold_it_whole(generated):
    """Not a character is lost in strings: what C reads is what was written."""
    strings = "".join(re.findall(r'\.title = "((?:\\.|[^"\\])*)"', (generated / "tables/demo.c").read_text()))
    assert strings.replace("?\\?", "??").replace('\\"', '"').replace("\\\\", "\\").count(" ".join(HOSTILE.split())) >= 2
