"""`new`: writes a first description."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ..base import text
from ..base.shipped import REGDEFS, program
from ..base.write import schema_line, write

if TYPE_CHECKING:
    from ..model.model import System

# Addresses of the example's registers in each space: control, event selectors, counters.
PLACES = {
    "msr": ("0x0C00", "0x0C04 + n", "0x0C08 + n"),
    "csr": ("0x7C0", "0x7C4 + n", "0x7C8 + n"),
    "pci": ("0x40", "0x50 + 4 * n", "0x60 + 8 * n"),
    "mmio": ("0x00", "0x10 + 4 * n", "0x40 + 8 * n"),
    "sysreg": ("S3_3_C15_C(2 * unit)_0", "S3_3_C15_C(2 * unit)_(4 + n)", "S3_3_C15_C(2 * unit + 1)_(4 + n)"),
    "perf": ("", "", ""),
}


def new(name: str, space: str, regdefs: Path, machine: Path | None) -> int:
    """Writes an example, or if a machine is given, what it tells of itself."""
    from .commands import schema_text, taken
    from ..render.render import environment

    vendor, _, system = name.partition("/")
    path = regdefs / vendor / f"{system}.yaml"
    mistake = ""
    if not text.is_name(system) or not text.is_file_name(vendor):
        mistake = f"`{name}` is not VENDOR/SYSTEM; write it as acme/soc: letters, digits and `_`, a letter first"
    elif ours := taken(system):
        mistake = f"{ours}; give the system another name"
    elif path.exists() or any(other.stem.lower() == system.lower() for other in regdefs.rglob("*.yaml")):
        mistake = f"`{system}` is already described; give the system another name, or edit its description"
    if mistake:
        print(f"pmureg: {mistake}", file=sys.stderr)
        return 1
    schema = regdefs / "schema.json"
    if not schema.exists():    # for editors
        write(schema, schema_text())
    if machine is not None:
        return of_machine(machine, path)
    control, event, count = PLACES[space]
    wide = space in ("msr", "csr", "sysreg")
    page = environment().get_template("new.yaml.j2").render(
        schema=schema_line(path), command=program(),
        system=system, space=space, path=path, regdefs=regdefs,
        language=regdefs / "README.md" if (regdefs / "README.md").exists() else "pmureg's regdefs/README.md",
        ours=regdefs == Path("regdefs"), wide=wide, top=63 if wide else 31, control=control, event=event, count=count)
    write(path, page)
    print(path)
    return 0


def of_machine(root: Path, path: Path) -> int:
    """Writes what a machine tells, as `import sysfs` does, and says which description is nearest."""
    from .commands import find, load_all
    from .importing import run
    from ..imports.sysfs import devices, names_in

    if run("sysfs", [root], path, True, []):
        return 1
    print(path)
    shown = names_in(devices(root))
    count, system = nearest(shown, load_all(REGDEFS, find(REGDEFS)).systems)
    if count:
        print(f"nearest description: {system}, which has {count} of the {len(shown)} PMUs that Linux shows",
              file=sys.stderr)
    return 0


def nearest(shown: Iterable[str], systems: Iterable[System]) -> tuple[int, str]:
    """The system that describes most of the PMUs, and how many; the first one by name, if several do."""
    counted = []
    for system in systems:
        patterns = [re.compile(re.sub(r"<[^>]*>", r"\\w+", block.linux.device)) for block in system.blocks.values()
                    if block.linux is not None and block.linux.device]
        counted.append((-sum(any(pattern.fullmatch(name) for pattern in patterns) for name in shown), system.name))
    count, name = min(counted, default=(0, ""))
    return -count, name
