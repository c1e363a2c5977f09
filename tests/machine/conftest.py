"""The machines whose registers behave; served.py says what they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from served import Machine


@pytest.fixture(scope="module")
def sockets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    made = Machine(tmp_path_factory.mktemp("sockets"), "ivbep", 2)
    yield made
    made.end()


@pytest.fixture
def machine(sockets: Machine) -> Machine:
    """Registers that were used before hold something; nothing counts."""
    sockets.reset()
    sockets.tell("poke 0 cbo_0.ctl[0] 0x1234", "poke 0 cbo_0.ctr[0] 0x123456789ab", "poke 0 cbo_0.filter0 0x1f",
              "poke 1 cbo_0.ctr[3] 77", "poke 1 imc_0.ctl[1] 0x304", "poke 1 imc_0.ctr[1] 0xfedcba987654",
              "poke 0 ubox.ctl[1] 0x42", "poke 0 ubox.ctr[1] 5", "poke 1 pcu.ctr[2] 99")
    return sockets


@pytest.fixture
def nehalem(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path, "nhm", 1)
    yield made
    made.end()
