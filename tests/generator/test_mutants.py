"""tests/mutants.py: what it makes of a text, and that the tree stays as it is."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from describing import ROOT

sys.path.insert(0, str(ROOT / "tests"))

import mutants  # noqa: E402
from generator.commands.layout import headers  # noqa: E402
from run import Runner  # noqa: E402


@pytest.mark.parametrize(("path", "text", "changed"), [
    ("a.py", "x = a == 1", {"x = a != 1", "x = a == 2", "x = a == 0"}),
    ("a.py", "x = a and b + 0x0f", {"x = a or b + 0x0f", "x = a and b - 0x0f", "x = a and b + 0x10", "x = a and b + 0xe"}),
    ("a.py", "x = not a", {"x = (a)"}),
    ("a.py", "if a:\n    return", {"if (not (a)):\n    return", "if a:\n    pass"}),
    ("a.py", "x: Literal[1] = f'{1}' in 'é' + a", {"x: Literal[1] = f'{1}' not in 'é' + a", "x: Literal[1] = f'{1}' in 'é' - a"}),
    ("a.c", "\tx = a <= 1U; /* 1 */\n", {"\tx = a < 1U; /* 1 */\n", "\tx = a > 1U; /* 1 */\n", "\tx = a <= 2U; /* 1 */\n", "\tx = a <= 0U; /* 1 */\n"}),
    ("a.c", "{\n\tif (!a && p->b)\n\t\treturn -b;\n", {"{\n\tif (a && p->b)\n\t\treturn -b;\n", "{\n\tif (!a || p->b)\n\t\treturn -b;\n", "{\n\tif (!a && p->b)\n\t\t(void)0;\n",
                                                       "{\n\tif (!(!a && p->b))\n\t\treturn -b;\n"}),
    ("a.c", "x++ \"1 < 2\" a - b", {"x++ \"1 < 2\" a + b"}),
    ("a.md.j2", "1 < 2 {% if a and 'or' %}{{ b - 1 }}", {"1 < 2 {% if a or 'or' %}{{ b - 1 }}", "1 < 2 {% if not (a and 'or') %}{{ b - 1 }}",
                                                          "1 < 2 {% if a and 'or' %}{{ b + 1 }}", "1 < 2 {% if a and 'or' %}{{ b - 2 }}", "1 < 2 {% if a and 'or' %}{{ b - 0 }}"}),
    ("a.h.j2", "a << {{ b }}", {"a >> {{ b }}"}),
])
def test_what_a_text_is_turned_into(path: str, text: str, changed: set[str]) -> None:
    assert {mutant.applied(text) for mutant in mutants.mutants(path, text)} >= changed
    assert text not in {mutant.applied(text) for mutant in mutants.mutants(path, text)}


def test_each_of_a_file_is_python() -> None:
    text = (ROOT / "generator/load/merge.py").read_text()
    made = mutants.mutants("generator/load/merge.py", text)
    assert {mutant.kind for mutant in made} == {"comparison", "logic", "not", "constant", "sum", "statement"}
    for mutant in made:
        ast.parse(mutant.applied(text))


def test_a_copy_is_changed(tmp_path, monkeypatch) -> None:
    """A suite that fails notices it, one that passes does not; the file itself stays."""
    (tmp_path / "generator").mkdir()
    file = tmp_path / "generator/a.py"
    file.write_text("x = a == 1\n")
    monkeypatch.setattr(mutants, "suites", lambda path: [("there", ["test", "-f", path]), ("same", ["grep", "-q", "a == ", path])])
    flipped, more, less = mutants.mutants("generator/a.py", file.read_text())
    assert [mutants.tried(mutant, tmp_path, "", Runner(tmp_path)) for mutant in (flipped, more, less)] == ["same", mutants.SURVIVED, mutants.SURVIVED]
    assert file.read_text() == "x = a == 1\n" and list(tmp_path.iterdir()) == [file.parent]


def test_what_is_made_is_not_changed() -> None:
    assert set(mutants.HEADERS_MADE) == set(map(str, headers()))


def test_the_same_seed_draws_the_same() -> None:
    paths = [path.relative_to(ROOT) for path in (ROOT / "generator/load/merge.py", ROOT / "runtime/core/eval.c")]
    draws = [[next(drawn) for _ in range(20)] for drawn in (mutants.drawn(paths, ROOT, seed) for seed in (1, 1, 2))]
    assert draws[0] == draws[1] != draws[2]


@pytest.mark.parametrize("words", [["--count", "0"], ["--count", "many"], ["README.md"], ["--all"]], ids=" ".join)
def test_wrong_usage(words: list[str]) -> None:
    assert subprocess.run([sys.executable, ROOT / "tests/mutants.py", *words], capture_output=True).returncode == 2
