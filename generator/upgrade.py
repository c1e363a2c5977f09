"""`upgrade`: rewrites descriptions of version 1 of the language in version 2.

It edits the text at the places that YAML's parser tells, so that comments, order and layout stay. A file is written
only when all files given are right afterwards.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import yaml

from generator.commands import Loaded, find, read, refused, within
from generator.load import load, read_source
from generator.source import Fatal, Problems, Source
from generator.write import write

Rule = Callable[["Text"], None]


class Text:
    """A description's text with the tree of YAML's parser, whose nodes know where they begin and end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = Source("", text).line_starts
        self.root: yaml.MappingNode = yaml.compose(text, Loader=_Loader)
        self.edits: dict[tuple[int, int], str] = {}  # what an alias repeats is edited once

    # ---- Reading ----

    def offset(self, mark: yaml.Mark) -> int:
        line, column = int(mark.line), int(mark.column)
        return min(self.starts[line] + column, len(self.text)) if line < len(self.starts) else len(self.text)

    def span(self, node: yaml.Node) -> tuple[int, int]:
        """Where a node begins and ends. A block's own end mark is where the next thing begins: its last part tells."""
        start = self.offset(node.start_mark)
        if not isinstance(node, yaml.ScalarNode) and not node.flow_style and node.value:
            last = node.value[-1]
            return start, self.span(last[1] if isinstance(last, tuple) else last)[1]
        end = self.offset(node.end_mark)
        return start, start + len(self.text[start:end].rstrip())

    def raw(self, node: yaml.Node) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def blocks(self) -> Iterator[tuple[str, yaml.MappingNode]]:
        """The blocks, and the bases that are parts of blocks."""
        for key in ("bases", "blocks"):
            yield from maps(get(self.root, key))

    def steps(self) -> Iterator[yaml.MappingNode]:
        """Every step, of sequences, counters and pools."""
        for _, block in self.blocks():
            holders = [holder for key in ("counters", "pools", "errata") for _, holder in maps(get(block, key))]
            for holder in [get(block, "sequences"), *holders]:
                for _, steps in items(holder):
                    if isinstance(steps, yaml.SequenceNode):
                        yield from (step for step in steps.value if isinstance(step, yaml.MappingNode))

    # ---- Editing ----

    def put(self, node: yaml.Node, text: str) -> None:
        """Another value in the place of one."""
        self.edits[self.span(node)] = text

    def rename(self, holder: yaml.MappingNode, key: str, name: str) -> None:
        self.put(entry(holder, key)[0], name)

    def remove(self, holder: yaml.MappingNode, key: str) -> None:
        """An entry, with its line where it has one of its own."""
        place = [name.value for name, _ in holder.value].index(key)
        start, end = self.offset(holder.value[place][0].start_mark), self.span(holder.value[place][1])[1]
        if holder.flow_style:
            if place + 1 < len(holder.value):
                end = self.offset(holder.value[place + 1][0].start_mark)
            elif place:
                start = self.span(holder.value[place - 1][1])[1]
        else:
            line = self.starts[holder.value[place][0].start_mark.line]
            rest = self.text[end:self.text.find("\n", end)]
            if self.text[line:start].strip():  # behind `- `: the next entry takes its place
                end = self.offset(holder.value[place + 1][0].start_mark) if place + 1 < len(holder.value) else end
            elif not rest.strip():
                start, end = line, self.text.find("\n", end) + 1 or len(self.text)
        self.edits[start, end] = ""

    def add(self, holder: yaml.MappingNode, behind: str, line: str) -> None:
        """`key: value` behind another entry of a map."""
        name, value = entry(holder, behind)
        end = self.span(value)[1]
        self.edits[end, end] = f", {line}" if holder.flow_style else f"\n{' ' * name.start_mark.column}{line}"

    def edited(self) -> str:
        result, done = [], 0
        for (start, end), text in sorted(self.edits.items()):
            assert start >= done, "two edits of one place"
            result += [self.text[done:start], text]
            done = end
        return "".join(result) + self.text[done:]


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Without YAML's types: a number stays the text that it is."""

    def resolve(self, kind: type, value: str | None, implicit: object) -> None:
        return None


def items(node: yaml.Node | None) -> list[tuple[str, yaml.Node]]:
    return [(key.value, value) for key, value in node.value] if isinstance(node, yaml.MappingNode) else []


def maps(node: yaml.Node | None) -> Iterator[tuple[str, yaml.MappingNode]]:
    return ((key, value) for key, value in items(node) if isinstance(value, yaml.MappingNode))


def get(node: yaml.Node | None, key: str) -> yaml.Node | None:
    return dict(items(node)).get(key)


def entry(holder: yaml.MappingNode, key: str) -> tuple[yaml.Node, yaml.Node]:
    return next((name, value) for name, value in holder.value if name.value == key)


# ---- What becomes of each old key, in the order in which they are rewritten ----

def version(text: Text) -> None:
    node = get(text.root, "pmureg")
    if node is not None and node.value == "1":
        text.put(node, "2")


def derived(text: Text) -> None:
    """What follows from the rest: a counter that no step programs is fixed; what follows a select, from the space."""
    for _, block in text.blocks():
        for _, counter in maps(get(block, "counters")):
            if get(counter, "free") is not None:
                text.remove(counter, "free")
        for _, selector in maps(get(block, "selectors")):
            if get(selector, "barrier") is not None:
                text.remove(selector, "barrier")


RULES: tuple[Rule, ...] = (version, derived)


# ---- The command ----

def upgraded(source: str) -> str:
    """A description's text as the present version of the language has it."""
    for rule in RULES:
        text = Text(source)
        rule(text)
        source = text.edited()
    return source


def upgrade(regdefs: Path, files: list[Path]) -> int:
    """Rewrites the files that have something of version 1: all of them, or none."""
    problems, texts = Problems(), {}
    for path in within(files) or find(regdefs):
        try:
            source = read_source(path, str(path))
            load(source, problems)
        except Fatal as fatal:
            problems.take(fatal.problem)
            continue
        text = "" if problems else upgraded(source.text)
        if text not in ("", source.text):
            texts[path] = text
    if refused(problems) or not are_right(texts, regdefs):
        return 1
    for path, text in texts.items():
        write(path, text)
        print(f"{path}: is now of version 2", file=sys.stderr)
    if not texts:
        print("every description is of version 2 already", file=sys.stderr)
    return 0


def are_right(texts: dict[Path, str], regdefs: Path) -> bool:
    """Whether the rewritten files, beside those that they import, have no mistake; says what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        roots = {path: regdefs if path.is_relative_to(regdefs) else path.parent.parent for path in texts}
        loaded = Loaded(Problems())
        for root in dict.fromkeys(roots.values()):
            copy = Path(folder) / str(len(os.listdir(folder)))
            for path in find(root):
                place = copy / path.relative_to(root)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
            mine = [path for path, of in roots.items() if of == root]
            for path in mine:
                (copy / path.relative_to(root)).write_text(texts[path], encoding="utf-8")
            read(copy, [copy / path.relative_to(root) for path in mine], loaded)
            for source in {id(problem.where.source): problem.where.source for problem in loaded.problems.found}.values():
                if (name := Path(source.name)).is_relative_to(copy):
                    source.name = f"{root / name.relative_to(copy)} (of version 2)"
        return not refused(loaded.problems)
