"""The machines, each started once; what one stopped dead in is tried again on a fresh one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kernel import IVY, Kernel, Stopped


@pytest.fixture(scope="session")
def ivy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    """An E5 v2 with all that Linux counts with."""
    made = Kernel(tmp_path_factory.mktemp("ivy"), "ivbep", 62, *IVY)
    yield made
    made.end()


@pytest.fixture(scope="session")
def nehalem(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    made = Kernel(tmp_path_factory.mktemp("nehalem"), "nhm", 26)
    yield made
    made.end()


@pytest.fixture(scope="session")
def ivy_of_ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    """The same machine, on which our module is to count."""
    made = Kernel(tmp_path_factory.mktemp("ours"), "ivbep", 62, *IVY, ours=True)
    yield made
    made.end()


@pytest.fixture(scope="session")
def nehalem_of_ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    made = Kernel(tmp_path_factory.mktemp("nehalem_ours"), "nhm", 26, ours=True)
    yield made
    made.end()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    try:
        pyfuncitem.obj(**arguments)
    except Stopped:
        for kernel in arguments.values():
            if isinstance(kernel, Kernel):
                kernel.end()
                kernel.start()
        pyfuncitem.obj(**arguments)
    return True
