"""Makes the headers and the document of table files from `generator/views/members.py`: `python3 -m
generator.commands.layout`."""

from __future__ import annotations

import sys
from pathlib import Path

from ..base.source import Problems
from ..base.write import write
from ..render.render import environment
from ..views import layout
from .commands import refused
from .marks import renewed

HEADERS = {"table.h.j2": Path("runtime/include/pmureg/table.h"), "sizes.h.j2": Path("runtime/core/table/sizes.h"),
           "members.h.j2": Path("runtime/core/table/members.h")}
PAGE = Path("docs/table.md")


def headers() -> dict[Path, str]:
    """The text of each header."""
    sizes = layout.sections()
    context = {"kinds": layout.kinds(), "sections": [name for name, _ in sizes], "sizes": sizes,
               "plain": layout.plain_sections(), "longest": max(len(name) for name, _ in sizes),
               "version": layout.VERSION}
    return {path: environment().get_template(name).render(context) for name, path in HEADERS.items()}


def main() -> int:
    problems = Problems()
    page = renewed(PAGE, "members", layout.markdown(), problems)
    if refused(problems):
        return 1
    for path, text in headers().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:  # else everything would be compiled again
            write(path, text)
    if page is not None:
        write(PAGE, page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
