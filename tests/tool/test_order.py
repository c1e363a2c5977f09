"""The files of the core stand in an order: each calls only those before it."""

from __future__ import annotations

import re
from pathlib import Path

CORE = Path(__file__).resolve().parent.parent.parent / "runtime" / "core"
DEFINITION = re.compile(r"^(?!static)[\w\* ]+?\b(pmureg_\w+)\([^;]*?\)\n\{", re.MULTILINE)


def order() -> list[str]:
    """As the comment of internal.h says."""
    comment = (CORE / "internal.h").read_text().split("*/")[0]
    rows = re.findall(r"^ \*\t(here|parse/|plan/|run/)\s+(.*)$", comment, re.MULTILINE)
    return [("" if folder == "here" else folder) + name for folder, names in rows for name in re.findall(r"\w+", names)]


def test_every_file_calls_only_those_before_it() -> None:
    files = {str(path.relative_to(CORE).with_suffix("")): path.read_text() for path in CORE.rglob("*.c")}
    places = {name: i for i, name in enumerate(order())}
    assert set(places) == set(files)
    home = {name: file for file, text in files.items() for name in DEFINITION.findall(text)}
    assert len(home) > 60
    backwards = {f"{file} calls {name} of {home[name]}" for file, text in files.items()
                 for name in re.findall(r"\b(pmureg_\w+)\(", text)
                 if name in home and places[home[name]] > places[file]}
    assert backwards == set()
