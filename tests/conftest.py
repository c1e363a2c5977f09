"""What all tests may ask for."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from drawn import drawn

NUMBERS = itertools.count()


@pytest.hookimpl(trylast=True)    # after `-m`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a file's tests that are marked `drawn` one of SHARE is run."""
    marked: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("drawn"):
            marked.setdefault(item.path, []).append(item)
    gone = {item for tests in marked.values() for item in tests} - {item for tests in marked.values() for item in drawn(tests)}
    items[:] = [item for item in items if item not in gone]
    config.hook.pytest_deselected(items=list(gone))


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the test's own, as pytest's; pytest's looks at those of all tests before, of which there are thousands, for a free name."""
    made = tmp_path_factory.getbasetemp() / f"{re.sub(r'[^0-9A-Za-z]', '_', request.node.name)[:30]}-{next(NUMBERS)}"
    made.mkdir(mode=0o700)
    return made
