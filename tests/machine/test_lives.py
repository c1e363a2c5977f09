"""A hundred random lives; `ninja fuzz` lives ten thousand. What fails says which command repeats it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lives import live


@pytest.mark.parametrize("first", range(0, 100, 20))
def test_every_register_is_as_it_was(tmp_path: Path, first: int) -> None:
    live(tmp_path, seed=9, first=first, lives=20)
