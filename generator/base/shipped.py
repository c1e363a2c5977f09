"""Files that travel with the generator: templates and the described libraries.

In the tree they lie beside the package, in an installed one within it.
"""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
IS_INSTALLED = (PACKAGE / "templates").is_dir()
_HOME = PACKAGE if IS_INSTALLED else PACKAGE.parent
TEMPLATES = _HOME / "templates"    # in folders by output; all names differ
COPIED = TEMPLATES / "tests"       # C that outputs have as it is
REGDEFS = _HOME / "regdefs"
IN_TREE, INSTALLED = "python3 -m generator", "pmureg-gen"


def program() -> str:
    """What starts the generator here, for help and advice."""
    return INSTALLED if Path(sys.argv[0]).name == INSTALLED else f"python3 -m {PACKAGE.name}"
