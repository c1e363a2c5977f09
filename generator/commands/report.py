"""`report`: what `pmureg stat -j` has written, as one HTML page."""

from __future__ import annotations

import sys
from pathlib import Path

from .. import VERSION
from .commands import refused
from ..base.source import Fatal, Problems
from ..base.text import mend_unknown
from ..base.write import write
from ..render.render import environment
from ..report.lines import plots
from ..report.page import Page, choose
from ..report.recording import is_standard_input, read


def run(path: Path, into: Path | None, main: str | None) -> int:
    """Writes the page. Returns 1, and writes nothing, after a mistake."""
    problems, out = Problems(), into or path.with_suffix(".html")
    try:
        recording = read(path)
    except Fatal as fatal:
        problems.take(fatal.problem)
        refused(problems)
        return 1
    if not is_standard_input(path) and out.exists() and out.samefile(path):
        return _fail(f"{out} is the file to report on", "name another with -o")
    found = plots(recording)
    chosen = choose(found, main)
    if main is not None and chosen is None:
        return _fail(f"{path} has no numbers of a metric or an event `{main}`",
                     mend_unknown(main, dict.fromkeys(plot.name for plot in found if plot.has_numbers)))
    try:
        from ..report import drawing
    except ImportError as error:
        return _fail(f"cannot load matplotlib, which draws the report ({error})", "install python3-matplotlib")
    page = Page(recording, found, chosen, drawing.draw)
    write(out, environment().get_template("report.html.j2").render(page=page, version=VERSION))
    if recording.cut_off:
        problems.take(recording.cut_off)
        problems.print()
    if into is None:
        print(out)
    return 0


def _fail(what: str, mend: str) -> int:
    print(f"pmureg: {what}; {mend}", file=sys.stderr)
    return 1
