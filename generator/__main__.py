"""`python3 -m generator`, and where it is installed `pmureg-gen`."""

import gc
import os
import sys
from typing import NoReturn

gc.disable()  # a run is too short for the collector to pay off, also while modules are loaded

from generator.commands.cli import main  # noqa: E402


def run() -> NoReturn:
    status = main()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:  # the reader has closed the pipe
        sys.exit(status)
    # leaves the memory to the system, because freeing objects took a tenth of a run
    os._exit(status)


if __name__ == "__main__":
    run()
