"""`python3 -m generator`."""

import os
import sys

from generator.commands.cli import main

if __name__ == "__main__":
    status = main()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:  # nobody reads any more
        sys.exit(status)
    os._exit(status)  # the system takes memory back at once: to take apart what is in it was a tenth of the time of a run
