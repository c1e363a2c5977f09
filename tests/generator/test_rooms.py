"""The generator's folders are stages: a stage imports those before it, and a format only its own command."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STAGES = ("base", "load", "model", "resolve", "check", "views", "reference", "render", "imports", "exports", "report", "commands")
MODULES = sorted((ROOT / "generator").rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The stages that a module imports, also within functions. Imports are relative, as the installed package has another name."""
    package = path.relative_to(ROOT / "generator").parts[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = package[:len(package) - node.level + 1]
            words = [*above, *(node.module or "").split(".")]
            found |= {word for word in ([words[0]] if words[0] else [alias.name for alias in node.names]) if word in STAGES}
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            assert not any(name.split(".")[0] == "generator" for name in names), f"{path}:{node.lineno}: make it relative"
    return found


def test_a_stage_imports_those_before_it() -> None:
    stages = {path: path.relative_to(ROOT / "generator").parts[0] for path in MODULES if path.parent != ROOT / "generator"}
    assert set(stages.values()) == set(STAGES) and len(stages) > 80
    later = [f"{path.relative_to(ROOT)}: {other}" for path, stage in stages.items() for other in sorted(imported(path)) if STAGES.index(other) > STAGES.index(stage)]
    assert later == []
    assert {path.name for path in MODULES if path.parent == ROOT / "generator"} == {"__init__.py", "__main__.py"}


def test_no_line_is_wider_than_a_page() -> None:
    assert [f"{path.relative_to(ROOT)}:{number}" for path in MODULES for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1) if len(line) > 120] == []


def test_contributing_draws_them() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text()
    told = re.findall(r"^\| `generator/(\w+)/` \|", page, re.M)
    assert tuple(told) == STAGES


@pytest.mark.parametrize("module", ["generator.imports.svd", "generator.imports.perfmon", "generator.exports.rust", "generator.check.system", "generator.resolve.register"])
def test_each_is_loadable_alone(module: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"import {module}, sys; print(*sorted(name for name in sys.modules if name.startswith('generator.commands')))"],
                          cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")


def test_a_check_loads_no_format() -> None:
    """Nor what only other commands need."""
    code = "import sys; from generator.commands.cli import main; main(['check', '-q', 'regdefs/riscv/riscv.yaml']); " \
        "print(*sorted(name for name in sys.modules if name.startswith(('generator.imports.', 'generator.exports.', 'generator.report.', 'generator.render.', 'jinja2', 'matplotlib'))))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")
