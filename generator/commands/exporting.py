"""`export` and `table`: write a system in another format, or as a table file.

`export` lists what the format cannot express.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from .commands import described, load_all, put, refused
from ..exports import FORMATS
from ..exports.unsaid import Unsaid
from ..base.write import write
from ..model.model import System


def run(form: str, name: str | None, regdefs: Path, into: Path | None) -> int:
    """Writes or prints the system; without a name, the schema of `json`. Returns 1 after a mistake."""
    if name is None:
        from ..exports.as_json import schema

        put(json.dumps(schema(), indent=2) + "\n", into)
        return 0
    system = read_one(name, regdefs)
    if system is None:
        return 1
    export: Callable[[System, Unsaid], str] = import_module(f"..exports.{FORMATS[form]}", __package__).export
    unsaid = Unsaid()
    text = export(system, unsaid)
    if text:
        put(text, into)
    unsaid.tell(form)
    if not text:
        why = f": {unsaid.nothing}" if unsaid.nothing else ""
        print(f"pmureg: nothing of {system.name} can be expressed in {form}{why}", file=sys.stderr)
    return 0 if text else 1


def write_table(name: str, regdefs: Path, into: Path | None, order: str, sentences: list[tuple[str, str]]) -> int:
    """Writes the table file of a system. Returns 1 after a mistake."""
    from ..render.render import Renderer
    from .texts import take

    system = read_one(name, regdefs)
    if system is None or sentences and not take([system], sentences):
        return 1
    renderer = Renderer()
    renderer.order = order
    write(into or Path(f"{system.name}.pmu"), renderer.table(system))
    return 0


def read_one(name: str, regdefs: Path) -> System | None:
    """A described system, by its name or its file; None after a mistake."""
    paths = [Path(name)] if name.endswith(".yaml") else described([name], regdefs)
    if paths is None:
        return None
    path, = paths
    loaded = load_all(regdefs, paths)
    if refused(loaded.problems):
        return None
    if not loaded.systems:
        print(f"pmureg: {path} is a library; name a system that imports it", file=sys.stderr)
        return None
    return loaded.systems[0]


