"""`export`: writes a system in another format, and lists what the format cannot express."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from generator.commands.commands import described, load_all, put, refused
from generator.exports import FORMATS
from generator.exports.unsaid import Unsaid
from generator.model.model import System


def run(form: str, name: str | None, regdefs: Path, into: Path | None) -> int:
    """Writes or prints the system; without a name, the schema of `json`. Returns 1 after a mistake."""
    if name is None:
        from generator.exports.as_json import schema

        put(json.dumps(schema(), indent=2) + "\n", into)
        return 0
    paths = [Path(name)] if name.endswith(".yaml") else described([name], regdefs)
    if paths is None:
        return 1
    path, = paths
    loaded = load_all(regdefs, paths)
    if refused(loaded.problems):
        return 1
    if not loaded.systems:
        print(f"pmureg: {path} is a library; name a system that imports it", file=sys.stderr)
        return 1
    export: Callable[[System, Unsaid], str] = import_module(f"generator.exports.{FORMATS[form]}").export
    unsaid = Unsaid()
    put(export(loaded.systems[0], unsaid), into)
    unsaid.tell(form)
    return 0


