"""Texts of descriptions are texts in every output, whatever they hold: none becomes C, HTML, or a pattern of a template."""

from __future__ import annotations

import functools
import os
import re
import subprocess
from types import SimpleNamespace

import jinja2
import pytest
import yaml

from describing import ROOT, demo, embedded
from generator.views.formats import in_html
from generator.render.render import Renderer, environment, in_comment, in_string
from samples import BANKED, CARDS
from test_pairs import OLD

HOSTILE = "*/ int evil(void); /* ??/ ???/ \" ' \\ % %n {{ 7 * 7 }} {% raw %} </script><b>evil</b> $HOME # <!-- `x` \\\" ?? *"
IN_SOURCES = HOSTILE.replace(";", "")  # which parts several
IN_TEXTS = ("title", "text", "note", "unit", "identifier", "driver")
# Templates of the tool's own tables and of the report, which no description reaches.
OF_THE_TOOL = {"commands.c.j2", "new.yaml.j2", "pmureg.1.j2", "pmureg.bash.j2", "session.schema.json.j2", "stat.schema.json.j2", "table.h.j2", "sizes.h.j2",
               "members.h.j2", "report.html.j2", "report.css.j2"}


def hostile(node: object, key: str = "") -> object:
    """The description with such words behind each of its texts."""
    if isinstance(node, dict):
        return {name: hostile(value, name if isinstance(name, str) else "") for name, value in node.items()}
    if isinstance(node, list):
        return [hostile(value, key) for value in node]
    if isinstance(node, str) and key == "source":
        return f"{node} {IN_SOURCES}"
    return f"{node} {HOSTILE}" if isinstance(node, str) and key in IN_TEXTS else node


def hostile_demo() -> dict[str, object]:
    """The demo with all that it says nothing of, in such words."""
    tree = hostile(yaml.load(demo(), yaml.BaseLoader))
    fact = {"read": "msr(0x10)", "example": "2", "text": HOSTILE, "source": f"TRM {IN_SOURCES}"}
    tree |= {"text": HOSTILE, "note": HOSTILE, "unknown": [HOSTILE], "variants": {"big": HOSTILE}, "sources": {"TRM": HOSTILE},
             "examples": [{"events": "noc_0/reads/", "text": HOSTILE}], "import": ["vendor/lib.yaml"], "facts": {"units": fact}}
    block = tree["blocks"]["noc"]
    steps = [{"modify": "CTRL", "set": {"ENABLE": "1"}}]
    block |= {"text": HOSTILE, "note": HOSTILE, "rules": [{"require": "event != 3", "text": HOSTILE, "note": HOSTILE}],
              "conditions": {"c": {"when": f"sysfs(\"peer\", '{HOSTILE.replace(chr(39), str())}')", "text": HOSTILE}, "told": HOSTILE}, "only": "noc < units", "unknown": [HOSTILE],
              "errata": {"e1": {"events": ["reads"], "text": HOSTILE, "source": f"TRM {IN_SOURCES}", "note": HOSTILE}},
              "identify": {"register": "ID", "is": "1", "source": f"TRM {IN_SOURCES}"},
              "pools": {"p": {"count": "1", "when": "event == 4", "key": ["event"], "program": steps, "text": HOSTILE, "source": f"TRM {IN_SOURCES}"}},
              "defaults": [{"when": "event == 5", "set": {"event": "6"}, "text": HOSTILE, "note": HOSTILE}]}
    block["registers"]["CTRL"] |= {"note": HOSTILE, "name": f"CTRL {HOSTILE}", "rules": [{"require": "ENABLE + CLEAR <= 1", "text": HOSTILE}],
                                   "only": "told", "aliases": ["CONTROL*", "a\"b'c\\"]}
    block["registers"]["ID"] = {"at": "0x80", "layout": "hostile", "text": HOSTILE, "source": f"TRM {IN_SOURCES}", "example": "1"}
    block["registers"]["CTRL"]["fields"]["0"] |= {"values": {"0": {"name": "OFF", "text": HOSTILE}, "1": "ON"}, "note": HOSTILE,
                                                  "unit": HOSTILE, "only": "not told"}
    block["terms"]["event"] |= {"text": HOSTILE, "note": HOSTILE}
    block["counters"]["general"] |= {"text": HOSTILE, "note": HOSTILE}
    block["events"]["reads"] |= {"note": HOSTILE}
    return tree


LIBRARY = {"pmureg": "2", "library": "lib", "title": HOSTILE, "note": HOSTILE, "text": HOSTILE, "sources": {"TRM": HOSTILE},
           "layouts": {"hostile": {"access": "RO", "fields": {"31:0": {"name": "NUMBER", "text": HOSTILE, "note": HOSTILE}},
                                   "rules": [{"require": "NUMBER == 1", "text": HOSTILE}]}}}


@pytest.fixture(scope="module")
def rendered() -> set[str]:
    """The templates that were used."""
    return set()


@pytest.fixture(scope="module")
def generated(tmp_path_factory, rendered):
    from generator.commands.cli import main

    top = tmp_path_factory.mktemp("hostile")
    (top / "regdefs/vendor").mkdir(parents=True)
    csrs = (ROOT / "regdefs/riscv/riscv.yaml").read_text()
    trees = {"demo": hostile_demo(), "lib": LIBRARY, **{name: hostile(yaml.load(text, yaml.BaseLoader)) for name, text in (("banked", BANKED), ("cards", CARDS), ("old", OLD), ("riscv", csrs))}}
    for name, tree in trees.items():
        (top / f"regdefs/vendor/{name}.yaml").write_text(yaml.safe_dump(tree, sort_keys=False, width=10_000))

    with pytest.MonkeyPatch.context() as patch:
        plain = jinja2.FileSystemLoader.get_source
        patch.setattr(jinja2.FileSystemLoader, "get_source", lambda self, env, name: (rendered.add(name), plain(self, env, name))[1])
        patch.setattr(os, "sched_getaffinity", lambda process: {0})
        patch.setattr("generator.commands.build.renderer", functools.cache(lambda: Renderer()))
        assert main(["build", "-q", "--regdefs", str(top / "regdefs"), "--out", str(top / "out"), "--depfile", str(top / "out.d"), "--target", "x"]) == 0
        for form, into in (("html", top / "out/reference"), ("man", top / "man"), ("markdown", top / "markdown")):
            assert main(["reference", form, "--regdefs", str(top / "regdefs"), "--into", str(into)]) == 0
    return top / "out"


def test_every_template_was_used(generated, rendered):
    assert {path.name for path in (ROOT / "templates").rglob("*.j2") if not path.name.startswith("export.")} - rendered == OF_THE_TOOL


@pytest.mark.parametrize(("template", "shown"), [
    ("/* {{ system.title }} */", "/* * / int evil(void); / * ? ?/ ? ? ?/"),
    ('"{{ system.title }}"', '"*/ int evil(void); /* ?\\?/ ?\\?\\?/ \\"'),
    ("{{ system.title | c }}", '"*/ int evil(void); /* ?\\?/ ?\\?\\?/ \\"'),
    ("{% macro m(x) %}{{ x | c }}{% endmacro %}{{ m(system.title) }}", '"*/ int evil(void); /* ?\\?/ ?\\?\\?/ \\"'),
])
def test_c_is_escaped_by_where_it_stands(template, shown):
    assert compiled(template).render(system=SimpleNamespace(title=HOSTILE)).startswith(shown)


# What becomes of a text:  in a comment of C   in a string of C     on a page
BECOMES = [
    ("*/",                "* /",               "*/",                "*/"),
    ("/*",                "/ *",               "/*",                "/*"),
    ("/*/",               "/ * /",             "/*/",               "/*/"),
    ("??/",               "? ?/",              "?\\?/",             "??/"),
    ("???/",              "? ? ?/",            "?\\?\\?/",          "???/"),
    ('"',                 '"',                 '\\"',               "&#34;"),
    ("'",                 "'",                 "'",                 "&#39;"),
    ("\\",                "\\",                "\\\\",              "\\"),
    ('\\"',               '\\"',               '\\\\\\"',           "\\&#34;"),
    ("%n",                "%n",                "%n",                "%n"),
    ("a\tb",              "a\tb",              "a\\tb",             "a\tb"),
    ("{{ 7 * 7 }}",       "{{ 7 * 7 }}",       "{{ 7 * 7 }}",       "{{ 7 * 7 }}"),
    ("{% raw %}",         "{% raw %}",         "{% raw %}",         "{% raw %}"),
    ("</script>",         "</script>",         "</script>",         "&lt;/script&gt;"),
    ("<!--",              "<!--",              "<!--",              "&lt;!--"),
    ("&amp;",             "&amp;",             "&amp;",             "&amp;amp;"),
    ("$HOME `x` #",       "$HOME `x` #",       "$HOME `x` #",       "$HOME `x` #"),
]
# Refused where they stand: control characters, those that nobody sees, those that turn the direction of text.
REFUSED = "\0\a\b\x1b\x7f\x85\u00ad\u061c\u180e\u200b\u200e\u202e\u2028\u2029\u2060\u2066\ufeff\ufff9\U000e0041"


@pytest.mark.parametrize(("text", "comment", "string", "page"), BECOMES)
def test_becomes(text, comment, string, page):
    """Line ends are blanks before that: see Reader.text()."""
    assert (in_comment(text), in_string(text), in_html(text)) == (comment, string, page)


@pytest.mark.parametrize("character", REFUSED, ids=lambda character: f"U+{ord(character):04X}")
def test_refused(checked, character):
    outcome = checked(demo().replace("text: Read requests.}", f'text: "Read \\U{ord(character):08x}requests."}}'))
    line = next(number for number, line in enumerate(demo().splitlines(), 1) if "Read requests." in line)
    assert outcome.status == 1 and outcome.places() == [(line, 38)] and f"U+{ord(character):04X} " in outcome.err


@pytest.mark.parametrize("character", REFUSED, ids=lambda character: f"U+{ord(character):04X}")
def test_messages_show_escapes(checked, character):
    """Of a key, a value and the file's name a terminal is told nothing that it would obey; the caret stands below what it means."""
    raw = character if character in "\u061c\u200e\u202e\u2066" else f"\\U{ord(character):08x}"
    outcome = checked(demo().replace("blocks:", f'"a{raw}b": 1\nblocks:', 1).replace("space: mmio", f'space: "m{raw}n"', 1))
    shown = character.encode("unicode_escape").decode()    # Python's own
    assert outcome.status == 1 and f"unknown key `a{shown}b`" in outcome.err and f"`space` is `m{shown}n`" in outcome.err
    assert all(c.isprintable() or c == "\n" for c in outcome.err)


def test_the_caret_below_escapes(run, folder):
    (folder / "de\x1bmo.yaml").write_text("pmureg: 2\n\u202ea: {b: 1, \u202eb: 1, b: 2}\n")
    lines = run("check", folder / "de\x1bmo.yaml").err.splitlines()
    told = next(i for i, line in enumerate(lines) if "`b`" in line and "twice" in line)
    assert "/de\\x1bmo.yaml:2:19: " in lines[told]
    assert lines[told + 1].index(", b: 2") + 2 == lines[told + 2].index("^")


@pytest.mark.parametrize("template", [
    "int {{ system.title }};", "{{ 'a' if x else system.note }}", "{{ system.text | trim }}", "{{ 'a' ~ field.unit }}", "/* {{ x }} */ {{ x.text }}", '"{{ x }}" {{ x.text }}',
    "{% for text_ in rows %}{{ text_ }}{% endfor %}", "/* {{ x }}/", "/* {{ a }}{{ b }} */",
])
def test_words_cannot_stand_in_code(template):
    """Not even where no test feeds them: the template does not compile."""
    with pytest.raises(jinja2.TemplateAssertionError):
        compiled(template)


def compiled(template: str) -> jinja2.Template:
    env = environment()
    env.loader, env.bytecode_cache = jinja2.DictLoader({"x.c.j2": template}), None
    return env.get_template("x.c.j2")


def code_of(path) -> str:
    """What a compiler makes of a file: comments gone, strings empty."""
    done = subprocess.run(["gcc", "-std=c11", "-fpreprocessed", "-dD", "-E", "-P", path], capture_output=True, text=True)
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', done.stdout)


def test_nothing_becomes_c(generated):
    files = sorted(path for path in generated.rglob("*") if path.suffix in (".c", ".h", ".S"))
    assert len(files) > 6
    for path in files:
        assert "evil" in path.read_text() or path.name in ("systems.c", "examples.h", "access.h") or path.parent.name == "validate", path
        assert "evil" not in code_of(path) and "49" not in re.findall(r"\b49 ", path.read_text()), path


def test_nothing_becomes_a_request_or_html(generated):
    """Of roff, where a line that begins with a dot or a quote commands, and a backslash does anywhere; of Markdown, which takes HTML."""
    manuals, pages = sorted((generated.parent / "man").glob("*.7")), sorted((generated.parent / "markdown").rglob("*.md"))
    assert len(manuals) > 10 and len(pages) > 10
    for path in (*manuals, *pages):
        assert "evil" in path.read_text(), path
    for path in manuals:
        assert not [line for line in path.read_text().splitlines() if line[:1] in ("'", ".") and not re.match(r"\.[A-Za-z\\]", line)], path
        assert "\\ %" not in path.read_text() and "??/ ???/" in path.read_text(), path
    for path in pages:
        outside_code = re.sub(r"`[^`]*`", "", path.read_text())
        assert "<b>evil" not in outside_code.replace("\\<", "") and "</script>" not in outside_code.replace("\\<", ""), path


def test_it_compiles_as_if_nothing_were(generated):
    for source in sorted(path for folder in ("tables", "tests") for path in (generated / folder).glob("*.c")):
        done = subprocess.run(["gcc", "-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-overlength-strings", "-I", generated / "include",
                               "-I", ROOT / "runtime/include", "-I", ROOT / "runtime", "-I", ROOT / "tests/runtime", source], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:2000]
    for source in sorted((generated / "tables").glob("*.S")):
        done = subprocess.run(["gcc", "-Wall", "-Wextra", "-Werror", "-c", *embedded(generated, source.stem), "-o", generated.parent / "table.o"],
                              capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:2000]


PRINT = r"""
#include <stdio.h>
#include <pmureg/table.h>
extern const struct pmureg_system pmureg_system_demo;
int main(void)
{
	const struct pmureg_block *block = pmureg_system_blocks(&pmureg_system_demo);
	const struct pmureg_register *reg = pmureg_block_registers(block);

	printf("%s\n%s\n%s\n%s\n%s\n%s\n", pmureg_system_title(&pmureg_system_demo), pmureg_block_title(block),
	       pmureg_register_name(reg), pmureg_register_source(reg), pmureg_rule_text(pmureg_register_rules(reg)),
	       pmureg_rule_text(pmureg_block_rules(block)));
	return 0;
}
"""


def test_what_c_reads_is_what_was_written(generated, tmp_path):
    """Not a character is lost in the strings of the tool's tables, trigraphs included."""
    (tmp_path / "print.c").write_text(PRINT)
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "runtime/include", "-I", ROOT / "runtime", tmp_path / "print.c", *embedded(generated, "demo"), "-o", tmp_path / "print"], check=True)
    words = " ".join(HOSTILE.split())
    assert subprocess.run([tmp_path / "print"], capture_output=True, text=True).stdout.splitlines() == [
        f"Demo SoC interconnect PMU {words}", f"Network on chip {words}", f"CTRL {words}", f"TRM 4.2.1 {words.replace(';', '')}", words, words]


def test_pages_show_it_as_text(generated):
    pages = sorted(generated.rglob("*.html"))
    assert len(pages) == 13
    assert sum("evil" in page.read_text() for page in generated.rglob("*.js")) > 6
    for script in generated.rglob("reference/*/*.js"):
        assert "<b>evil" not in script.read_text() and "</script" not in script.read_text(), script
    for page in pages:
        text = page.read_text()
        assert "evil" in text
        assert "<b>evil" not in text and "</script><b" not in text and "{{ 7" in text, page
