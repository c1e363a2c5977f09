"""A profile of generation by stage: what of its CPU time goes where. tests/bench/stages.py REGDEFS OUT

A stage's time is without that of those within it. Run by bench.py, over its description of 1,000 registers.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from generator.check import rounds  # noqa: E402
from generator.commands import build, cli  # noqa: E402
from generator.load import tree as load  # noqa: E402
from generator.render import render  # noqa: E402
from generator.resolve import system as resolve  # noqa: E402

spent: dict[str, float] = {}
within = [0.0]  # of each stage that is under way, what those within it took


def timed(holder: Any, name: str, stage: Callable[..., str]) -> None:
    """Puts a function in the place of another that notes its time, too."""
    plain = getattr(holder, name)

    def measured(*arguments: Any, **named: Any) -> Any:
        start = time.process_time()
        within.append(0.0)
        try:
            return plain(*arguments, **named)
        finally:
            whole = time.process_time() - start
            stage_name = stage(*arguments)
            spent[stage_name] = spent.get(stage_name, 0.0) + whole - within.pop()
            within[-1] += whole

    setattr(holder, name, measured)


for holder, name, stage in ((load, "_load", "load: YAML to a tree"), (resolve, "is_whole", "shape: keys and types of blocks"), (rounds, "resolve", "resolve: tree to model"),
                            (rounds, "check", "check: what must hold of the model"), (render.Renderer, "shown", "render: what `describe` shows"), (render, "BlockHeader", "render: what headers say"),
                            (render, "Tables", "render: what tables say"), (render, "packed", "render: bytes of tables"), (render.Renderer, "system", "render: files of Linux, names"), (build, "finish", "write: files, stamps")):
    timed(holder, name, lambda *_, stage=stage: stage)
timed(render, "gathered", lambda _, path: f"render: {path.relative_to(sys.argv[2]).parts[1]}")

start = time.process_time()
if cli.main(["build", "--quiet", "--regdefs", sys.argv[1], "--out", sys.argv[2]]):
    sys.exit(1)
whole = time.process_time()
spent["start: Python, its modules, the generator's"] = start
spent["the rest"] = whole - start - within[0]
for stage, seconds in sorted(spent.items(), key=lambda item: -item[1]):
    if seconds >= whole / 200:
        print(f"{stage}\t{seconds * 1e9:.0f}\tthe whole run\t{whole * 1e9:.0f}")
