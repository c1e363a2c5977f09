"""The generated part of a page, between `<!-- mark -->` and `<!-- /mark -->`."""

from __future__ import annotations

from pathlib import Path

from generator.load.tree import read_source
from generator.base.source import Fatal, Problems, Where


def renewed(path: Path, mark: str, made: str, problems: Problems) -> str | None:
    """The page with the new text between the marks; None if the page already has it, or has a mistake."""
    try:
        source = read_source(path, str(path))
    except Fatal as fatal:
        problems.take(fatal.problem)
        return None
    page, begin, end = source.text, f"<!-- {mark} -->", f"<!-- /{mark} -->"
    for one in (begin, end):
        if page.count(one) != 1:
            problems.add(Where(source, 0), f"the page has `{one}` {page.count(one)} times",
                         f"write {begin} and {end} once each, on lines of their own")
            return None
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        problems.add(Where(source, 0), f"`{end}` is before `{begin}`", "exchange them")
    fresh = f"{before}{begin}\n{made}{end}{after}"
    return fresh if found and fresh != page else None
