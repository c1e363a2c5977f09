"""base, core, io, library, tool: each layer includes only those before it, and the tool public headers alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from command import ROOT

RUNTIME = ROOT / "runtime"
LAYERS = ["base", "core", "io", "library", "tool"]
# The public headers that a layer brings.
PUBLIC = {"base": {"base"}, "core": {"io", "table", "core"}, "io": {"systems"}, "library": {"pmureg"}, "tool": set()}
INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|<pmureg/(\w+)\.h>)', re.M)


def layer_of(path: Path) -> str:
    return path.relative_to(RUNTIME).parts[0]


def files(layer: str) -> list[Path]:
    return sorted(path for path in (RUNTIME / layer).rglob("*.[ch]"))


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_includes_those_before_it(layer: str) -> None:
    before = LAYERS[:LAYERS.index(layer) + 1]
    public = {name for each in before for name in PUBLIC[each]}
    for path in files(layer):
        for own, header in INCLUDE.findall(path.read_text()):
            if own:
                assert layer_of((path.parent / own).resolve()) in ({"tool"} if layer == "tool" else before), f"{path}: {own}"
            else:
                assert header in public, f"{path}: {header}"


def test_public_headers_stand_on_those_before_them() -> None:
    order = ["base", "io", "table", "core", "systems", "pmureg"]
    for name in order:
        for own, header in INCLUDE.findall((RUNTIME / "include" / "pmureg" / f"{name}.h").read_text()):
            assert not own and header in order[:order.index(name)], f"{name}.h: {own}{header}"
