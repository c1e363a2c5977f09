#!/usr/bin/env python3
"""Makes random small mistakes in the generator, the templates and the runtime's core, and says which of them the tests notice.

    tests/mutants.py [--count N] [--seed N] [FILE...]    `ninja mutants` calls this; JOBS=N tries so many at a time

Each mutant is a copy of the tree in a temporary folder with one token or statement changed. It regenerates what is committed first, so
that "the committed output is up to date" notices nothing, then runs the tests from quickest to slowest until one fails or
takes too long. A mutant that compiles to the same code is no mutant. The last lines list the survivors.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from run import PYTHON, ROOT, Runner, take_signals

PYTEST = [PYTHON, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not nightly"]
PLACES = ("generator/**/*.py", "templates/**/*.j2", "runtime/core/**/*.[ch]")
HEADERS_MADE = ("runtime/include/pmureg/table.h", "runtime/core/table/members.h", "runtime/core/table/sizes.h")  # by the generator, outside generated/
LIMIT = 600  # seconds for a suite: an endless loop is noticed
NOT_COPIED = ("san", "fuzz", "tsan", "kernels", "kernel-headers", "behaving", "pic", "freestanding")  # of build/: other suites need it
INSTALLED = ("install", "debian", "parts")  # tests of what is installed, which is not made of a mutant
# Of tests/machine those that try what headers say, in seconds each.
HEADERS = [f"tests/machine/test_{name}.py" for name in ("values", "accesses", "bounds", "sysreg", "csr")]
EQUIVALENT, SURVIVED = "equivalent", "survived"


@dataclass(frozen=True)
class Mutant:
    """The text from `start` to `end` of a file is another one."""

    path: str
    kind: str
    start: int
    end: int
    text: str

    def applied(self, text: str) -> str:
        return text[:self.start] + self.text + text[self.end:]

    def diff(self, text: str) -> str:
        lines = difflib.unified_diff(text.splitlines(), self.applied(text).splitlines(), lineterm="", n=0)
        return "\n".join(f"    {line}" for line in lines if not line.startswith(("---", "+++", "@@")))


# ---- Where a text can be changed ----

_OTHER = {"==": ("!=",), "!=": ("==",), "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "&&": ("||",), "||": ("&&",),
          "and": ("or",), "or": ("and",), "+": ("-",), "-": ("+",), "is": ("is not",), "is not": ("is",), "in": ("not in",), "not in": ("in",),
          "<<": (">>",), ">>": ("<<",), "true": ("false",), "false": ("true",), "True": ("False",), "False": ("True",)}
_KIND = {"&&": "logic", "||": "logic", "and": "logic", "or": "logic", "+": "sum", "-": "sum", "<<": "shift", ">>": "shift",
         "true": "constant", "false": "constant", "True": "constant", "False": "constant"}


def swapped(path: str, start: int, word: str) -> Iterator[Mutant]:
    for other in _OTHER.get(word, ()):
        yield Mutant(path, _KIND.get(word, "comparison"), start, start + len(word), other)


def off_by_one(path: str, start: int, word: str) -> Iterator[Mutant]:
    """A number, in the base that it has, one more and one less."""
    number, suffix = re.fullmatch(r"(0x[0-9a-fA-F]+|\d+)(\w*)", word.replace("_", ""), re.A).groups()  # type: ignore[union-attr]
    value = int(number, 0) if number.startswith("0x") else int(number)
    for other in (value + 1, value - 1):
        if other >= 0:
            yield Mutant(path, "constant", start, start + len(word), (hex(other) if number.startswith("0x") else str(other)) + suffix)


def of_python(path: str, text: str) -> Iterator[Mutant]:
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    lines = text.splitlines()

    def at(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    def begin(node: ast.expr | ast.stmt) -> int:
        return at(node.lineno, node.col_offset)

    def end(node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return at(node.end_lineno, node.end_col_offset)

    def between(left: ast.expr, right: ast.expr) -> Iterator[Mutant]:
        found = re.search(r"not in|is not|and|or|in|is|[<>=!]=|<<|>>|[<>+-]", text[end(left):begin(right)])
        if found:
            yield from swapped(path, end(left) + found.start(), found[0])

    def walk(node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.JoinedStr():  # Python 3.11 does not say where its parts are
                return
            case ast.Compare(left=left, comparators=[right, *_]):
                yield from between(left, right)
            case ast.BoolOp(values=[left, right, *_]) | ast.BinOp(left=left, right=right, op=ast.Add() | ast.Sub() | ast.LShift() | ast.RShift()):
                yield from between(left, right)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield Mutant(path, "not", begin(node), end(node), f"({text[begin(operand):end(operand)]})")
            case ast.Constant(value=bool()):
                yield from swapped(path, begin(node), text[begin(node):end(node)])
            case ast.Constant(value=int()) if re.fullmatch(r"0x[0-9a-fA-F_]+|[0-9_]+", text[begin(node):end(node)]):
                yield from off_by_one(path, begin(node), text[begin(node):end(node)])
            case ast.Return() | ast.Raise() | ast.AugAssign() | ast.Continue() | ast.Expr(value=ast.Call()):
                yield Mutant(path, "statement", begin(node), end(node), "pass")
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                yield Mutant(path, "not", begin(test), end(test), f"(not ({text[begin(test):end(test)]}))")
        for name, child in ast.iter_fields(node):
            if name not in ("annotation", "returns"):
                for inner in child if isinstance(child, list) else [child]:
                    if isinstance(inner, ast.AST):
                        yield from walk(inner)

    yield from walk(ast.parse(text))


# What is left alone, then what may be changed.
_C = re.compile(r"""(?P<skip>/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^\#[^\n]*|->|\+\+|--|[-+]=|<<=|>>=|[A-Za-z_]\w*|\{[{%#].*?[}%#]\})
                   |(?P<number>\b(?:0x[0-9a-fA-F]+|\d+)\w*\b)|(?P<word>[=!<>]=|<<|>>|&&|\|\||(?<=[\w)\]]\ )[-+<>](?=\ ))|(?P<not>!(?=[\w(]))""", re.S | re.M | re.X)
_JINJA = re.compile(r"""(?P<skip>"[^"\n]*"|'[^'\n]*'|\b(?!(?:and|or|not|is|in|true|false)\b)[A-Za-z_]\w*)
                       |(?P<number>\b\d+\b)|(?P<word>\bis\ not\b|\bnot\ in\b|\b(?:and|or|is|true|false)\b|[=!<>]=|(?<=\ )[-+<>](?=\ ))|(?P<not>\bnot\ )""", re.X)
_C_STATEMENT = re.compile(r"(?<=[;{}\)]\n)(\t+)((?:return\b|continue;|break;|goto\b|[\w>.\[\]*()-]+(?: [-+|&]?= |\())[^;{}\n]*;|return;)$", re.M)
_C_IF = re.compile(r"\bif \((?=[^\n]*\)$)([^\n]*)\)$", re.M)


def of_tokens(path: str, text: str, tokens: re.Pattern[str], offset: int = 0) -> Iterator[Mutant]:
    for found in tokens.finditer(text):
        start = offset + found.start()
        if found.lastgroup == "number":
            yield from off_by_one(path, start, found[0])
        elif found.lastgroup == "word":
            yield from swapped(path, start, found[0])
        elif found.lastgroup == "not":
            yield Mutant(path, "not", start, start + len(found[0]), "")


def of_c(path: str, text: str) -> Iterator[Mutant]:
    yield from of_tokens(path, text, _C)
    for found in _C_STATEMENT.finditer(text):
        yield Mutant(path, "statement", found.start(2), found.end(2), "(void)0;")
    for found in _C_IF.finditer(text):
        yield Mutant(path, "not", found.start(1), found.end(1), f"!({found[1]})")


def of_template(path: str, text: str) -> Iterator[Mutant]:
    """Its expressions; in C its text, too."""
    for found in re.finditer(r"\{%-? *(?!include|macro)(.*?)-?%\}|\{\{(.*?)\}\}", text, re.S):
        yield from of_tokens(path, found[found.lastindex or 1], _JINJA, found.start(found.lastindex or 1))
        if found[0].startswith(("{% if ", "{% elif ")):
            start, end = found.start(1) + len(found[1].split(" ", 1)[0]) + 1, found.start(1) + len(found[1].rstrip())
            yield Mutant(path, "not", start, end, f"not ({text[start:end]})")
    if path.endswith((".h.j2", ".c.j2", ".S.j2")):
        yield from of_c(path, text)


def mutants(path: str, text: str) -> list[Mutant]:
    """All that a file can be turned into."""
    made = of_python if path.endswith(".py") else of_template if path.endswith(".j2") else of_c
    return list(made(path, text))


def drawn(paths: list[Path], root: Path, seed: int) -> Iterator[Mutant]:
    """Without end: of a random line's file a mutant of a random kind, so that numbers, of which there are most, do not come most often."""
    made: dict[Path, dict[str, list[Mutant]]] = {}
    places = []
    for path in paths:
        text = (root / path).read_text(encoding="utf-8")
        for mutant in mutants(str(path), text):
            made.setdefault(path, {}).setdefault(mutant.kind, []).append(mutant)
        places += [path] * text.count("\n") if path in made else []
    chance = random.Random(seed)
    while places:
        kinds = made[chance.choice(places)]
        yield chance.choice(kinds[chance.choice(sorted(kinds))])


# ---- What notices it ----

def suites(path: str) -> list[tuple[str, list[str]]]:
    """From the quickest to the slowest; what needs what is made of descriptions comes behind `build`."""
    programs = ["ninja", "all", "system-tests", "programs-in-build/tests"]
    c = [("build", programs), ("runtime", [PYTHON, "tests/run.py", "runtime/", "system/"])]
    tool = [("tool", [*PYTEST, "tests/tool", *(f"--ignore=tests/tool/test_{name}.py" for name in INSTALLED)])]
    generator = [("generator", [*PYTEST, "tests/generator"])]
    if path.startswith("runtime/"):
        return [*c, *tool, *generator]
    return [("generate", ["ninja", "generated/systems.ninja", *HEADERS_MADE]), *([("types", ["mypy", "--strict", "generator"])] if path.endswith(".py") else []),
            *generator, *c, ("headers", [*PYTEST, *HEADERS]), *tool]


def tail(command: list[str], tree: Path, runner: Runner) -> str:
    """The last lines of a suite that fails or takes too long; nothing of one that passes."""
    mine = {"WERROR": "-Werror", "JOBS": "1", "PYTHON": PYTHON, "MYPY_CACHE_DIR": str(tree / ".mypy_cache"), "TMPDIR": str(tree.parent)}
    status, output = runner.finish(command, tree, {**os.environ, **mine}, LIMIT)
    return "\n".join(output.splitlines()[-40:]) or f"status {status}" if status else ""


def made_of(tree: Path) -> str:
    """What tests of C and of the tool see of the generator."""
    digest = hashlib.blake2b()
    for path in (*sorted((tree / "generated").rglob("*")), *(tree / name for name in HEADERS_MADE)):
        if path.is_file() and path.name != "STAMPS":
            digest.update(str(path.relative_to(tree)).encode() + path.read_bytes())
    return digest.hexdigest()


def code_of(tree: Path, path: str) -> bytes:
    """The object of a C file, its lines aside."""
    name = tree / "build" / path.removeprefix("runtime/").replace(".c", ".o")
    stripped = tree.parent / "stripped.o"
    return stripped.read_bytes() if subprocess.run(["strip", "--strip-debug", name, "-o", stripped]).returncode == 0 else b""


def copied(tree: Path, to: Path) -> None:
    """What the suites need of it, with its times, so that nothing is made anew."""
    shutil.copytree(tree, to, symlinks=True, ignore=lambda folder, names: NOT_COPIED if folder == str(tree / "build") else ())


def untouched(base: Path, runner: Runner) -> str:
    """The suite that fails without any mutant, if one does, with its last lines."""
    with tempfile.TemporaryDirectory(prefix="pmureg-mutant-") as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["cp", "-a", base, tree], check=True)
        told = ((name, tail(command, tree, runner)) for name, command in suites("generator/__init__.py"))
        return next((f"{lines}\n{name}" for name, lines in told if lines), "")


def tried(mutant: Mutant, base: Path, digest: str, runner: Runner) -> str:
    """The suite that notices it, or what is to be said of it."""
    with tempfile.TemporaryDirectory(prefix="pmureg-mutant-") as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["cp", "-a", base, tree], check=True)
        before = code_of(tree, mutant.path) if mutant.path.endswith(".c") else b""
        file = tree / mutant.path
        file.write_text(mutant.applied(file.read_text(encoding="utf-8")), encoding="utf-8")
        for name, command in suites(mutant.path):
            if tail(command, tree, runner):
                return name
            if name == "build" and before and code_of(tree, mutant.path) == before:
                return EQUIVALENT
            if name == "generator" and not mutant.path.startswith("runtime/") and made_of(tree) == digest:
                return SURVIVED  # the others see the same as before
    return SURVIVED


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200, metavar="N", help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (1)")
    parser.add_argument("files", nargs="*", metavar="FILE", help="only in these files")
    options = parser.parse_args(words)
    paths = sorted({path.relative_to(ROOT) for place in PLACES for path in ROOT.glob(place)} - set(map(Path, HEADERS_MADE)))
    strangers = [name for name in options.files if Path(name) not in paths]
    if strangers or options.count < 1:
        parser.error(f"`{strangers[0]}` is no file of {', '.join(PLACES)}" if strangers else "--count must be 1 or more")
    take_signals()
    runner = Runner(ROOT)
    with tempfile.TemporaryDirectory(prefix="pmureg-mutants-") as folder, ThreadPoolExecutor(int(os.environ.get("JOBS", 0)) or os.cpu_count()) as pool:
        base = Path(folder) / "tree"
        copied(ROOT, base)  # once: the tree may change meanwhile
        found: Counter[str] = Counter()
        survivors: list[str] = []
        draws = islice(drawn([Path(name) for name in options.files] or paths, base, options.seed), 20 * options.count)
        chosen = list(dict.fromkeys(draws))[:options.count]
        digest = made_of(base)
        without = pool.submit(untouched, base, runner)
        running = {pool.submit(tried, mutant, base, digest, runner): mutant for mutant in chosen}
        try:
            if without.result():
                raise SystemExit(f"{without.result()} fails without a mutant: mend it first")
            for done in as_completed(running):
                mutant, text = running[done], (base / running[done].path).read_text(encoding="utf-8")
                found[done.result()] += 1
                told = f"{done.result():10} {mutant.path}:{text.count(chr(10), 0, mutant.start) + 1} {mutant.kind}\n{mutant.diff(text)}"
                print(told, flush=True)
                if done.result() == SURVIVED:
                    survivors.append(told)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            runner.end()
            raise
    print("\nSurvived:\n" + "\n".join(survivors or ["none"]) + "\n")
    for name, number in found.most_common():
        print(f"{number:5} {name}")
    real = found.total() - found[EQUIVALENT]
    print(f"{real - found[SURVIVED]} of {real} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
