"""`python3 -m generator`, and where it is installed `pmureg-gen`."""

import gc
import os
import sys
from typing import NoReturn

gc.disable()  # a run ends before the collector could pay for itself; while modules are read it would run, too

from generator.commands.cli import main  # noqa: E402


def run() -> NoReturn:
    status = main()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:  # nobody reads any more
        sys.exit(status)
    # the system takes memory back at once: to take apart what is in it was a tenth of the time of a run
    os._exit(status)


if __name__ == "__main__":
    run()
