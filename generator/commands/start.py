"""`new`: writes a first description."""

from __future__ import annotations

import sys
from pathlib import Path

from ..base import text
from ..base.shipped import program
from ..base.write import schema_line, write

# Addresses of the example's registers in each space: control, event selectors, counters.
PLACES = {
    "msr": ("0x0C00", "0x0C04 + n", "0x0C08 + n"),
    "csr": ("0x7C0", "0x7C4 + n", "0x7C8 + n"),
    "pci": ("0x40", "0x50 + 4 * n", "0x60 + 8 * n"),
    "mmio": ("0x00", "0x10 + 4 * n", "0x40 + 8 * n"),
    "sysreg": ("S3_3_C15_C(2 * unit)_0", "S3_3_C15_C(2 * unit)_(4 + n)", "S3_3_C15_C(2 * unit + 1)_(4 + n)"),
    "perf": ("", "", ""),
}


def new(name: str, space: str, regdefs: Path) -> int:
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
