"""What a run tries of what takes long: one of SHARE, beginning where SEED says. SHARE runs with seeds that follow one another try all.

tests/run.py sets both, and says the seed. Without them, as when pytest is started by hand, and in `ninja nightly`, all is tried.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def drawn(every: Sequence[T], share: str = os.environ.get("SHARE", "1"), seed: str = os.environ.get("SEED", "0")) -> list[T]:
    first = int(seed) % int(share)
    return list(every)[first % max(len(every), 1)::int(share)]
