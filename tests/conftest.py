"""What all tests may ask for."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

NUMBERS = itertools.count()


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the test's own, as pytest's; pytest's looks at those of all tests before, of which there are thousands, for a free name."""
    made = tmp_path_factory.getbasetemp() / f"{re.sub(r'[^0-9A-Za-z]', '_', request.node.name)[:30]}-{next(NUMBERS)}"
    made.mkdir(mode=0o700)
    return made
