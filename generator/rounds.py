"""Every mistake of a file in one run, though each stage relies on what earlier ones have established.

A stage that finds mistakes stops the pipeline. The entries that hold them (a register, an event, a rule …) are then
cut out of the tree, and the pipeline runs again over what is left. What is wrong only because something was cut out
is not reported.
"""

from __future__ import annotations

from pathlib import Path

from generator.check import check
from generator.load import Map, Node, Seq
from generator.model import System
from generator.resolve import Description, resolve
from generator.source import Lacking, Misnamed, Problem, Problems, Unknown

MOST_ROUNDS = 12

_ENTRIES = ("registers", "selectors", "terms", "counters", "events", "metrics", "pools")
_LISTS = ("rules", "defaults")
_SPARE = ("perf", "sequences", "unknown", "title", "text", "note", "source")
_SPARE_IN_FILE = ("detect", "variants", "examples", "unknown", "text", "note")

Step = tuple[Map | Seq, "str | int"]  # an entry: what holds it, and its key or index there


def resolve_and_check(description: Description, root: Path, problems: Problems) -> System | None:
    """The checked model; None when there is any mistake."""
    found = description.mistakes
    gone: set[str] = set()
    names_lost = False
    for _ in range(MOST_ROUNDS):
        if found:
            names = cut(description.tree, found)
            if names is None or not is_anything_left(description.tree):
                return None
            gone |= names
            names_lost = names_lost or any(isinstance(problem, Misnamed) for problem in found)
        fresh = Problems()
        system = resolve(description, root, fresh)
        if system is not None:
            check(system, fresh)
        if not fresh:
            return None if found else system
        found = fresh.found
        for problem in found:
            if not is_consequence(problem, gone, names_lost):
                problems.take(problem)
    return None


def is_consequence(problem: Problem, gone: set[str], names_lost: bool) -> bool:
    """Whether it may be a mistake only because of what was cut out."""
    if isinstance(problem, Lacking):
        return names_lost or bool(gone)
    return isinstance(problem, Unknown) and (names_lost or bool(gone.intersection(problem.names)))


def is_anything_left(tree: Map) -> bool:
    blocks = tree.get("blocks")
    return isinstance(blocks, Map) and bool(blocks.items)


def cut(tree: Map, found: list[Problem]) -> set[str] | None:
    """Takes the entries that hold the mistakes out of the tree. Their names; None when nothing could be taken."""
    paths = [path_to(tree, problem.where.offset) for problem in found if problem.where.source is tree.where.source]
    entries = [path[depth] for path in paths for depth in [depth_to_cut([key for _, key in path])] if depth is not None]
    names: set[str] = set()
    # From the last to the first, so that indices of lists stay right.
    for holder, key in sorted(entries, key=lambda entry: entry[1] if isinstance(entry[1], int) else 0, reverse=True):
        if isinstance(holder, Map) and isinstance(key, str):
            holder.items.pop(key, None)
            names.add(key)
        elif isinstance(holder, Seq) and isinstance(key, int) and key < len(holder.items):
            del holder.items[key]
    return names if entries else None


def path_to(tree: Map, offset: int) -> list[Step]:
    """The entries around a place, outermost first: each stands in front of what it holds."""
    path: list[Step] = []
    node: Node | None = tree
    while isinstance(node, Map | Seq):
        starts: list[tuple[int, str | int]]
        if isinstance(node, Map):
            starts = [(node.keys[key].offset, key) for key in node.items]
        else:
            starts = [(item.where.offset, i) for i, item in enumerate(node.items)]
        around = [entry for entry in starts if entry[0] <= offset]
        if not around:
            break
        key = max(around, key=lambda entry: entry[0])[1]
        path.append((node, key))
        node = node.items[key]  # type: ignore[index]
    return path


def depth_to_cut(keys: list[str | int]) -> int | None:
    """Which entry of a path to take out: the smallest that the rest can do without."""
    match keys:
        case ["blocks" | "bases", _, "events", _, "sub", _, *_]:
            return 5
        case ["blocks" | "bases", _, str(section), _, *_] if section in (*_ENTRIES, *_LISTS):
            return 3
        case ["blocks" | "bases", _, str(section), *_] if section in _SPARE:
            return 2
        case ["blocks" | "bases" | "layouts", _, *_]:
            return 1
        case [str(section), *_] if section in _SPARE_IN_FILE:
            return 0
    return None
