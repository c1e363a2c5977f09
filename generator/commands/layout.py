"""Makes the headers of table files from `generator/views/members.py`: `python3 -m generator.commands.layout`."""

from __future__ import annotations

from pathlib import Path

from ..base.write import write
from ..render.render import environment
from ..views import layout

HEADERS = {"table.h.j2": Path("runtime/include/pmureg/table.h"), "sizes.h.j2": Path("runtime/core/table/sizes.h"),
           "members.h.j2": Path("runtime/core/table/members.h")}


def headers() -> dict[Path, str]:
    """The text of each header."""
    sizes = layout.sections()
    context = {"kinds": layout.kinds(), "sections": [name for name, _ in sizes], "sizes": sizes,
               "longest": max(len(name) for name, _ in sizes), "version": layout.VERSION}
    return {path: environment().get_template(name).render(context) for name, path in HEADERS.items()}


def main() -> None:
    for path, text in headers().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            write(path, text)


if __name__ == "__main__":
    main()
