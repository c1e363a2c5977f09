"""`export`: a system in another format, and what that cannot say."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from generator.base import text
from generator.commands.commands import find, load_all, put, refused
from generator.exports import FORMATS
from generator.exports.unsaid import Unsaid
from generator.model.model import System


def run(form: str, name: str, regdefs: Path, into: Path | None) -> int:
    """0 when the system is written, or printed; what the format cannot say is on standard error."""
    there = {path.stem: path for path in find(regdefs)}
    path = Path(name) if name.endswith(".yaml") else there.get(name)
    if path is None:
        near = text.nearest(name, there)
        print(f"pmureg: no system `{name}` is described under {regdefs}; "
              f"{text.did_you_mean(near) if near else 'name one, or a description'}", file=sys.stderr)
        return 1
    loaded = load_all(regdefs, [path])
    if refused(loaded.problems):
        return 1
    if not loaded.systems:
        print(f"pmureg: {path} is a library; name a system that imports it", file=sys.stderr)
        return 1
    export: Callable[[System, Unsaid], str] = import_module(f"generator.exports.{FORMATS[form]}").export
    unsaid = Unsaid()
    made = export(loaded.systems[0], unsaid)
    put(made, into)
    unsaid.tell(form)
    return 0


def no_system(form: str) -> int:
    print(f"pmureg: {form} needs a system; name one", file=sys.stderr)
    return 2


def print_schema(into: Path | None) -> int:
    """The schema of `export json`."""
    from generator.exports.as_json import schema

    put(json.dumps(schema(), indent=2) + "\n", into)
    return 0


