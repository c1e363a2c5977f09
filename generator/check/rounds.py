"""Reports all mistakes of a file in one run, although each stage relies on earlier ones.

After a stage with mistakes, the next round corrects misspelt words, cuts the entries with other mistakes (a register,
an event, a rule …) out of the tree, and runs all stages again. Mistakes that exist only because an entry was cut out
are not reported.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate
from pathlib import Path

from .system import check
from ..load.tree import Map, Node, Scalar, Seq, copied, entries, scalars
from ..load.merge import CutOut
from ..model.model import System
from .needless import find_needless
from ..resolve.system import Description, citations, resolve
from ..base.source import (Lacking, Lost, Misnamed, Misplaced, Misspelt, Problem, Problems, Twice, Unknown,
                                   UnknownSource)
from ..base.text import nearest

MOST_ROUNDS = 12

_ENTRIES = ("registers", "banks", "terms", "counters", "events", "metrics", "pools", "facts", "conditions", "errata")
_LISTS = ("rules", "defaults")
_DIVIDED = ("registers", "terms", "counters", "events", "pools")  # entries of which a part can be missing
_STEPS = ("program", "release", "enable", "disable", "reset", "start", "stop", "finish", "snapshot")
_WITHIN = ("only", "aliases", "text", "note", "unit", "values", "range", "means", "open", "reset", "clears", "sets",
           "state", "example", "rules", "top_rate",
           # keys of an entry that no other check uses
           "overflow", "runs", "selects", "shift", "linux", "scale", "dropped")
_SPARE = ("only", "linux", "sequences", "scope", "identify", "where", "tree", "aliases", "unknown", "title", "text",
          "note", "source", "at", "pages")
_PLACING = ("at", "instances", "pages", "scope")  # of a block: where its registers are
_LISTS_IN_FILE = ("detect", "examples", "import", "unknown")
_ENTRIES_IN_FILE = ("facts", "sources", "variants")

Step = tuple[Map | Seq, "str | int"]  # the holder of an entry, and its key or index there


class Gone:
    """Names that were cut out of the tree, or are unknown."""

    def __init__(self) -> None:
        self.names: set[tuple[str, str]] = set()  # and the block that each was in; `""`: outside of blocks
        self.maps: list[tuple[str, frozenset[str]]] = []  # in which an entry has lost its name: their keys
        self.inherited: list[tuple[str, list[str]]] = []  # a base, and the section and key that it has lost
        self.words: set[str] = set()  # of all that was there
        self.places: set[str] = set()  # blocks whose units have unknown addresses
        self.renamed: set[tuple[str, int]] = set()  # places of reported names
        # invalid names to which others may refer, the valid names for them, and the block that does not
        self.called: list[tuple[str, str, str]] = []
        self.anything = False  # of a library

    def take(self, node: Node, name: str, block: str) -> None:
        """Notes an entry that is cut out."""
        self.names |= {(block, word) for word in (name, *named(node))}
        self.words |= {name, *words_of(node)}

    def rename(self, problem: Misnamed, path: list[Step]) -> None:
        """Notes that others may refer to an entry by another name."""
        if block_of(path) and len(path) == 2:
            self.names |= {(problem.right, name) for block, name in self.names if block == path[1][1]}
            self.maps += [(problem.right, keys) for block, keys in self.maps if block == path[1][1]]
        (holder, key), inner = path[-1], holder_of(problem, path)
        word = (holder.items[key] if isinstance(holder, Map) and isinstance(key, str)
                and holder.keys[key].offset != problem.where.offset else None)
        called = word.text if isinstance(word, Scalar) else str(key)
        self.renamed.add((problem.where.source.name, problem.where.offset))
        self.words.add(called)
        if problem.right:
            self.called.append((called, problem.right, problem.right if block_of(path) and len(path) == 2 else "-"))
        else:
            self.maps.append((block_of(path), frozenset(inner.items if isinstance(inner, Map) else named(inner))))

    def explains(self, problem: Problem, block: str) -> bool:
        """Whether a problem may be only a consequence of what is gone."""
        if (problem.where.source.name, problem.where.offset) in self.renamed:
            return True
        if isinstance(problem, Lacking):
            return (self.anything or any(nearest(word, self.words) for word in problem.words) if problem.words
                    else self.anything or bool(self.words or self.maps))
        if isinstance(problem, Misplaced):
            return bool(self.places) and not block or bool(self.places & {"", block})
        if not isinstance(problem, Unknown):
            return False
        if isinstance(problem, UnknownSource):
            return self.anything or any(("", name) in self.names for name in problem.names)
        if any(block != own and (any(nearest(name, (called,)) for name in problem.names) or right in problem.known
                                 and not nearest(problem.names[0], problem.known))
               for called, right, own in self.called):
            return True
        if not problem.known and (self.names or self.maps):
            return True  # all known names are gone
        here = ("", block, *problem.names)  # a name may be of another block that is named with it
        meant = (*problem.names, *accumulate(problem.names, "{}.{}".format))  # names of events can contain points
        return self.anything or any(is_named(name, meant) for place, name in self.names if place in here
                                    or not block) or any(
            not problem.known or problem.known & keys for place, keys in self.maps if place in here or not block)


def resolve_and_check(description: Description, root: Path, problems: Problems) -> System | None:
    """The checked model; None if there is any mistake."""
    found, gone = description.mistakes, Gone()
    libraries: dict[str, Map] = {}  # copied before they are changed: others import them as they are
    for _ in range(MOST_ROUNDS):
        broken = [problem for problem in found if not problem.harmless]
        mend(description.tree, [problem for problem in broken if problem.where.source is description.tree.where.source],
             description.path.stem, gone)
        for name in {problem.where.source.name for problem in broken} & libraries.keys():
            libraries[name] = copied(libraries[name])
            mend(libraries[name], [problem for problem in broken if problem.where.source.name == name], "", gone)
        if gone.inherited:
            libraries = {name: copied(tree) for name, tree in libraries.items()}
        disinherit([description.tree, *libraries.values()], gone)
        if found and not entries(description.tree, "blocks"):
            return None  # without blocks, later stages would report false mistakes
        fresh, description.is_cut = Problems(), bool(found)
        system = resolve(description, root, fresh, libraries)
        if system is not None:
            check(system, fresh)
        if not fresh and not found and system is not None:
            find_needless(system, description.tree, root, libraries, problems)
            return system
        if not fresh:
            return None
        told = len(found) and {(problem.where.offset, problem.what) for problem in found}
        found = fresh.found
        gone.anything = gone.anything or any(isinstance(problem, Lost) for problem in found)
        ways = Paths(description.tree)
        for problem in found:
            if not gone.explains(problem, block_of(ways.to(problem))
                                 if problem.where.source is description.tree.where.source else ""):
                problems.take(problem)
        if told == {(problem.where.offset, problem.what) for problem in found}:
            return None  # nothing could be taken out
    return None


def is_named(gone: str, names: tuple[str, ...]) -> bool:
    """Whether one of the names can refer to the entry; `<index>` stands for any number."""
    head, index, _ = gone.partition("<")
    return gone in names or bool(index) and any(head and name.startswith(head) for name in names)


def mend(tree: Map, found: list[Problem], stem: str, gone: Gone) -> None:
    """Corrects misspelt words in the tree, and cuts out the entries with other mistakes."""
    rest = respell_all(tree, found, gone)
    ways = Paths(tree)
    paths = [(problem, ways.to(problem)) for problem in rest]
    cuts: dict[tuple[int, str | int], tuple[Step, str, Scalar | None]] = {}  # each once, whatever is wrong in it
    for problem, path in paths:
        keys = [key for _, key in path]
        if isinstance(problem, Misnamed) and path:
            gone.rename(problem, path)
        depth = depth_to_cut(keys)
        if keys[2:] and keys[2] in _PLACING and depth == 2 + (keys[2] in ("instances", "pages")):
            gone.places.add(block_of(path))
        if isinstance(problem, Twice) and depth is not None and depth < 2 and keys[0] != "layouts":
            continue  # the first of them is still there
        if depth is not None:
            cuts[id(path[depth][0]), path[depth][1]] = (path[depth], block_of(path) if depth > 1 else "",
                                                        instead(keys[:depth + 1], tree))
            if keys[0] == "bases" and 2 <= depth <= 3:
                gone.inherited.append((str(keys[1]), [str(key) for key in keys[2:depth + 1]]))
        if depth is None or problem.where.offset == tree.where.offset:
            stand_in(tree, str(keys[0]) if keys and isinstance(tree.get(str(keys[0])), Scalar) else "", stem, gone)
    # From the last to the first, so that indices of lists stay right.
    for (holder, key), block, other in sorted(cuts.values(),
                                              key=lambda cut: cut[0][1] if isinstance(cut[0][1], int) else 0,
                                              reverse=True):
        if isinstance(holder, Map) and isinstance(key, str) and key in holder.items:
            gone.take(holder.items[key], key, block)
            if other is not None:
                holder.items[key] = other
            else:
                del holder.items[key]
            if key == "sources":
                stand_in(tree, key, stem, gone)
        elif isinstance(holder, Seq) and isinstance(key, int) and key < len(holder.items):
            gone.take(holder.items.pop(key), "", block)
            gone.anything = gone.anything or holder is tree.get("import")
    blocks = tree.get("blocks")
    for key, node in list(blocks) if isinstance(blocks, Map) else []:
        instances = node.get("instances") if isinstance(node, Map) else None
        if isinstance(blocks, Map) and isinstance(instances, Seq) and not instances.items:
            gone.take(blocks.items.pop(key), key, "")  # a block of no instance is none


def instead(path: list[str | int], tree: Map) -> Scalar | None:
    """The replacement of an entry that is cut out: one unit, a placeholder text, or a mark that what is inherited is
    incomplete."""
    match path:
        case ["blocks" | "bases", _, "instances", str()]:
            return Scalar(tree.where, "1")
        case ["blocks" | "bases", _, _] | ["blocks" | "bases", _, _, _]:
            return CutOut(tree.where, "~")
        case [*_, "text"]:
            return Scalar(tree.where, "-")
    return None


def disinherit(trees: list[Map], gone: Gone) -> None:
    """If a base has lost an entry, removes from its heirs, and from their other bases, what adds to it."""
    blocks = [(name, node) for tree in trees for key in ("bases", "blocks") for name, node in entries(tree, key)
              if isinstance(node, Map)]
    for base, place in gone.inherited:
        heirs = closed({base}, lambda names: {name for name, node in blocks if not names.isdisjoint(parents_of(node))})
        related = closed(heirs, lambda names: {parent for name, node in blocks if name in names
                                               for parent in parents_of(node)})
        for name, node in blocks:
            holder: Node | None = node if name in related else None
            for key in place[:-1]:
                holder = holder.get(key) if isinstance(holder, Map) else None
            if isinstance(holder, Map) and place[-1] in holder.items:
                holder.items[place[-1]] = CutOut(holder.where, "~")


def parents_of(block: Map) -> list[str]:
    return [item.text for item in scalars(block.get("base"))]


def closed(names: set[str], more: Callable[[set[str]], set[str]]) -> set[str]:
    """The names and all that follow from them."""
    while not (found := more(names)) <= names:
        names = names | found
    return names


def respell_all(tree: Map, found: list[Problem], gone: Gone) -> list[Problem]:
    """Corrects misspelt words and invalid names; returns the other mistakes."""
    ways, rest = Paths(tree), []
    for problem, path in [(problem, ways.to(problem)) for problem in found]:
        if path and isinstance(problem, Misspelt):
            respell(*path[-1], problem)
        elif path and isinstance(problem, Misnamed) and problem.right:
            gone.rename(problem, path)
            respell(*path[-1], problem)
        elif (path and isinstance(problem, Unknown) and path[-1][1] in ("base", "layout")
              and ("", problem.names[0]) not in gone.names and (near := nearest(problem.names[0], problem.known))):
            respell(*path[-1], Misspelt(problem.where, problem.what, problem.mend, near))
        else:
            rest.append(problem)
    return rest


def respell(holder: Map | Seq, key: str | int, problem: Misspelt | Misnamed) -> None:
    """Corrects a key or its value. After an invalid key, neighbours without a value are dropped: they were reported
    with it."""
    if isinstance(holder, Map) and key not in holder.items:
        return  # reported twice, because of a YAML alias
    if isinstance(holder, Map) and isinstance(key, str) and holder.keys[key].offset == problem.where.offset:
        entries = [(problem.right if name == key else name, holder.keys[name], node) for name, node in holder
                   if (name != key or problem.right and problem.right not in holder.items)
                           and not (is_empty(holder.items[key]) and is_empty(node))]
        holder.items = {name: node for name, _, node in entries}
        holder.keys = {name: where for name, where, _ in entries}
    else:
        holder.items[key] = Scalar(problem.where, problem.right)  # type: ignore[index]


def is_empty(node: Node) -> bool:
    return isinstance(node, Scalar) and not node.text


def stand_in(tree: Map, wrong: str, stem: str, gone: Gone) -> None:
    """Adds what every file must have, if it is missing or wrong."""
    words = {"pmureg": "2", "title": "-", "pci_vendor": "1"} | ({"system": stem} if stem else {})
    for key, word in words.items():
        if key == wrong or key not in tree.items and key != "pci_vendor":
            tree.items[key], tree.keys[key] = Scalar(tree.where, word), tree.where
    if not isinstance(tree.get("sources"), Map):
        tree.items["sources"], tree.keys["sources"] = Map(tree.where), tree.where
        gone.names |= {("", part.split()[0].rstrip(",:")) for citation in citations(tree)
                       for part in citation.text.split(";") if part.split()}


def named(node: Node) -> set[str]:
    """The names that an entry defines."""
    match node:
        case Map():
            given = node.get("name")
            return {*node.items, *([given.text] if isinstance(given, Scalar) else []),
                    *(name for _, inner in node for name in named(inner))}
        case Seq():
            return {name for item in node.items for name in named(item)}
    return set()


def words_of(node: Node) -> set[str]:
    """All words in a node."""
    match node:
        case Map():
            return {*node.items, *(word for _, inner in node for word in words_of(inner))}
        case Seq():
            return {word for item in node.items for word in words_of(item)}
    return set(re.findall(r"\w+", node.text))


def block_of(path: list[Step]) -> str:
    return str(path[1][1]) if len(path) > 1 and path[0][1] == "blocks" else ""


def holder_of(problem: Problem, path: list[Step]) -> Map | Seq:
    """The map or list that holds the wrong name: the entry itself if it is in the tree, else its holder."""
    holder, key = path[-1]
    inner = holder.items[key]  # type: ignore[index]
    return inner if isinstance(problem, Twice) and isinstance(inner, Map) else holder


class Paths:
    """Paths to places in a tree, valid as long as the tree does not change."""

    def __init__(self, tree: Map) -> None:
        self.tree = tree
        self._starts: dict[int, tuple[list[int], dict[int, str | int]]] = {}

    def to(self, problem: Problem) -> list[Step]:
        """The entries around a place, outermost first, each with its holder."""
        offset, within = problem.where.offset, problem.within if isinstance(problem, Twice) else None
        path: list[Step] = []
        node: Node | None = self.tree
        while (isinstance(node, Map | Seq) and node.where is not problem.where
               and (within is None or node.where.offset != within.offset)):
            starts, keys = self.starts(node)
            before = bisect_right(starts, offset)
            if not before:
                break
            key = keys[starts[before - 1]]
            path.append((node, key))
            node = node.items[key]  # type: ignore[index]
        return path

    def starts(self, node: Map | Seq) -> tuple[list[int], dict[int, str | int]]:
        """The sorted offsets of a node's entries, and the key of each."""
        if id(node) not in self._starts:
            entries: Iterable[tuple[int, str | int]] = ((node.keys[key].offset, key)
                                                        for key in node.items) if isinstance(node, Map) else \
                ((item.where.offset, i) for i, item in enumerate(node.items))
            keys: dict[int, str | int] = {}
            for offset, key in entries:
                keys.setdefault(offset, key)
            self._starts[id(node)] = sorted(keys), keys
        return self._starts[id(node)]


def depth_to_cut(keys: list[str | int]) -> int | None:
    """The depth of the smallest entry of a path that can be cut out."""
    match keys:
        case ["blocks" | "bases", _, "events", _, "sub", _, *_]:
            return 5
        case ["blocks" | "bases", _, str(section), _, *inner] if section in (*_ENTRIES, *_LISTS):
            return 3 + (depth_within(inner) if section in _DIVIDED else 0)
        case ["blocks" | "bases", _, "pages", _, "only", *_]:
            return 4
        case ["blocks" | "bases", _, "instances" | "pages", _, *_]:
            return 3
        case ["blocks" | "bases", _, str(section), *_] if section in _SPARE:
            return 2
        case ["blocks" | "bases" | "layouts", _, *_]:
            return 1
        case [str(section), _, *_] if section in (*_LISTS_IN_FILE, *_ENTRIES_IN_FILE):
            return 1
        case [str(section), *_] if section in (*_LISTS_IN_FILE, *_ENTRIES_IN_FILE, "text", "note"):
            return 0
    return None


def depth_within(keys: list[str | int]) -> int:
    """The depth within an entry of a step, or of a key that no other check uses; 0 if the whole entry must go."""
    for depth, key in enumerate(keys):
        if key in _STEPS and isinstance(next(iter(keys[depth + 1:]), None), int):
            return depth + 2
        if key in _WITHIN:
            return depth + 1
    return 0
