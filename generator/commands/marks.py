"""The part of a page that is made: it stands between `<!-- mark -->` and `<!-- /mark -->`."""

from __future__ import annotations

from pathlib import Path

from generator.load.tree import read_source
from generator.base.source import Fatal, Problems, Where


def renewed(path: Path, mark: str, made: str, problems: Problems) -> str | None:
    """The page with what is made in its place; None when that is what it holds."""
    try:
        source = read_source(path, str(path))
    except Fatal as fatal:
        problems.take(fatal.problem)
        return None
    page, begin, end = source.text, f"<!-- {mark} -->", f"<!-- /{mark} -->"
    for one in (begin, end):
        if page.count(one) != 1:
            problems.add(Where(source, 0), f"`{one}` stands here {page.count(one)} times",
                         f"write {begin} and {end} once each, on lines of their own")
            return None
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        problems.add(Where(source, 0), f"`{end}` stands in front of `{begin}`", "exchange them")
    fresh = f"{before}{begin}\n{made}{end}{after}"
    return fresh if found and fresh != page else None
