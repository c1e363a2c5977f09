"""The layers of the runtime: base, core, io, library, tool. Each includes only those before it, and no files of one call one another in a circle."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from toolchain import ROOT

RUNTIME = ROOT / "runtime"
LAYERS = ["base", "core", "io", "library", "tool"]
# Public headers that belong to a layer: those before it know nothing of them.
PUBLIC = {"base": {"base"}, "core": {"io", "table", "systems", "core"}, "io": {"parts"}, "library": {"pmureg"}}
INCLUDE = re.compile(r'^#include (?:<pmureg/(\w+)\.h>|"([^"]+)")', re.M)


def layer_of_header(name: str) -> str:
    return next(layer for layer, names in PUBLIC.items() if name in names)


def includes(path: Path) -> list[str]:
    """The layers that a file's includes belong to."""
    found = []
    for public, private in INCLUDE.findall(path.read_text(encoding="utf-8")):
        if public:
            found.append(layer_of_header(public))
        else:
            places = [folder / private for folder in (path.parent, RUNTIME) if (folder / private).is_file()]
            made = ROOT / "build" / private
            assert places or made.suffix == ".h", f"{path} includes {private}, which is nowhere"
            found += [place.resolve().relative_to(RUNTIME).parts[0] for place in places[:1]]
    return found


def files(layer: str) -> list[Path]:
    return sorted((RUNTIME / layer).rglob("*.[ch]"))


@pytest.mark.parametrize("layer", LAYERS)
def test_each_layer_includes_only_those_before_it(layer: str) -> None:
    allowed = set(LAYERS[:LAYERS.index(layer) + 1])
    assert files(layer)
    assert {str(path.relative_to(RUNTIME)): wrong for path in files(layer) if (wrong := set(includes(path)) - allowed)} == {}


def test_public_headers_include_only_layers_before_them() -> None:
    for layer, names in PUBLIC.items():
        allowed = set(LAYERS[:LAYERS.index(layer) + 1])
        for name in names:
            assert set(includes(RUNTIME / "include" / "pmureg" / f"{name}.h")) <= allowed, name


def test_the_tool_includes_public_headers_alone() -> None:
    """Beside its own: so that a stranger's tool can do what ours does."""
    private = {}
    for path in files("tool"):
        wrong = [name for _, name in INCLUDE.findall(path.read_text(encoding="utf-8")) if name and ("/" in name or not (path.parent / name).is_file())
                 and not (ROOT / "build" / name).is_file()]
        if wrong:
            private[path.name] = wrong
    assert private == {}


def symbols(build: Path, layer: str) -> tuple[dict[str, str], dict[str, set[str]]]:
    """Which file defines each function of a layer, and which functions each file calls."""
    defined: dict[str, str] = {}
    called: dict[str, set[str]] = {str(path.relative_to(RUNTIME).with_suffix("")): set() for path in sorted((RUNTIME / layer).rglob("*.c"))}
    done = subprocess.run(["nm", "-A", *(f"{name}.o" for name in called)], cwd=build, check=True, capture_output=True, text=True)
    for line in done.stdout.splitlines():
        file, _, rest = line.partition(":")
        *_, kind, symbol = rest.split()
        name = file.removesuffix(".o")
        if kind in "TDRB":
            defined[symbol] = name
        elif kind == "U":
            called[name].add(symbol)
    return defined, called


def circle(calls: dict[str, set[str]]) -> list[str]:
    """Files that call one another; empty where every file calls earlier ones only."""
    left = {name: others - {name} for name, others in calls.items()}
    while left:
        called = set().union(*left.values())
        outside = [name for name, others in left.items() if not others & left.keys() or name not in called]
        if not outside:
            return sorted(left)
        left = {name: others - set(outside) for name, others in left.items() if name not in outside}
    return []


@pytest.mark.parametrize("layer", LAYERS)
def test_no_files_call_one_another_in_a_circle(layer: str) -> None:
    defined, called = symbols(ROOT / "build", layer)
    calls = {name: {defined[symbol] for symbol in names if symbol in defined} for name, names in called.items()}
    assert calls
    assert circle(calls) == []


def test_a_circle_would_be_seen() -> None:
    assert circle({"a": {"b"}, "b": {"c", "e"}, "c": {"a"}, "d": {"a"}, "e": set()}) == ["a", "b", "c"]
    assert circle({"a": {"b", "a"}, "b": set()}) == []
