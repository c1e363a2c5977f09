"""YAML text to a syntax tree with places.

Knows YAML and nothing of PMUs. Scalars stay text: later stages interpret `31:24` or `0x1F`, so YAML's own rules for
numbers, dates and base 60 do not apply.
"""

from __future__ import annotations

import codecs
import gc
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import yaml

from ..base.quoting import mend_syntax
from ..base.record import field, record
from ..base.source import Fatal, Harmless, Problem, Problems, Source, Twice, Where
from ..base.write import regular

# An alias bomb grows tenfold a line; an honest description stays far below this.
MOST_NODES = 2_000_000
MOST_BYTES = 256 << 20  # of a file
_AT_ONCE = 1 << 20      # few files have more; to make room for all that one may have takes longer than to read them
MOST_OF_ALIASES = 100_000  # nodes; more go the long way, which counts them before it makes them
# PyYAML's C loader recurses without a limit of its own.
DEEPEST = 100

_UNSEEN = "\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"
_BIDIRECTIONAL = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_HIDDEN = re.compile(f"[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f{_UNSEEN}{_BIDIRECTIONAL}]")


def tell_hidden(where: Where, character: str, problems: Problems) -> None:
    """Reports an invisible character."""
    what = "changes the direction of text" if character in _BIDIRECTIONAL else "is a control character or is invisible"
    problems.take(Harmless(where, f"U+{ord(character):04X} {what}", "remove it"))


@record(slots=True)
class Scalar:
    where: Where
    text: str
    quoted: bool = False


@record(slots=True)
class Seq:
    where: Where
    items: list[Node] = field(default_factory=list)


@record(slots=True)
class Map:
    where: Where
    items: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Where] = field(default_factory=dict)  # where each key stands

    def get(self, key: str) -> Node | None:
        return self.items.get(key)

    def __iter__(self) -> Iterator[tuple[str, Node]]:
        return iter(self.items.items())


Node = Scalar | Seq | Map
SHORT = {"terms": "field", "conditions": "text"}  # entries that may be the value of this key alone


def is_null(node: Node) -> bool:
    """Whether the node is `~`, YAML's null, which removes an inherited entry."""
    return isinstance(node, Scalar) and node.text in ("~", "null") and not node.quoted


def is_removal(node: Node) -> bool:
    """Whether the node is `~`, or nothing, which YAML takes for the same."""
    return is_null(node) or isinstance(node, Scalar) and not node.text and not node.quoted


def entries(tree: Map, key: str) -> list[tuple[str, Node]]:
    """The entries of the map under a key; none if there is no map."""
    node = tree.get(key)
    return list(node) if isinstance(node, Map) else []


def scalars(node: Node | None) -> list[Scalar]:
    """The scalars of a list; one scalar is a list of one."""
    if isinstance(node, Seq):
        return [item for item in node.items if isinstance(item, Scalar)]
    return [node] if isinstance(node, Scalar) else []


def spelt_out(node: Node, key: str) -> Node:
    """The full form of an entry that may be only the value of this key."""
    return (node if not key or isinstance(node, Map) or is_removal(node)
            else Map(node.where, {key: node}, {key: node.where}))


def read_source(path: Path, name: str, mend: str = "name a readable YAML file", is_whole: bool = True) -> Source:
    """The text of a file. Fatal if it cannot be read or is not UTF-8. Unless `is_whole`, it may end within a character.
    """
    try:
        with regular(path) as stream:
            return read_stream(stream, name, mend, is_whole)
    except OSError as error:
        raise Fatal(Problem(Where(Source(name, ""), 0), f"cannot read the file: {error.strerror}",
                            mend)) from error


def read_stream(stream: BinaryIO, name: str, mend: str, is_whole: bool) -> Source:
    """The text of an open file. OSError if it cannot be read."""
    data = stream.read(_AT_ONCE)
    if len(data) == _AT_ONCE:
        data += stream.read(MOST_BYTES + 1 - _AT_ONCE)
    if len(data) > MOST_BYTES:
        raise Fatal(Problem(Where(Source(name, ""), 0), f"the file has more than {MOST_BYTES >> 20} MB",
                            "name a description: a large one has a few MB"))
    try:
        return Source(name, data.decode("utf-8-sig") if is_whole
                      else codecs.getincrementaldecoder("utf-8-sig")().decode(data))
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8")
        source = Source(name, good)
        raise Fatal(Problem(Where(source, len(good)), f"byte 0x{data[error.start]:02x} is not UTF-8",
                            "save the file as UTF-8")) from error


def read_published(path: Path, most: int, mend: str, is_whole: bool = True) -> Source:
    """The text of a file that is no description. Also fatal if it has more than `most` bytes."""
    name = str(path)
    try:
        size = path.stat().st_size
    except OSError:
        size = 0    # read_source says why
    if size > most:
        raise Fatal(Problem(Where(Source(name, ""), 0), f"the file has {size >> 20} MB, more than {most >> 20}", mend))
    return read_source(path, name, mend, is_whole)


def load(source: Source, problems: Problems) -> Map:
    """The tree of a description. Fatal if it is not YAML or not a map."""
    collecting = gc.isenabled()
    gc.disable()  # Nothing here is cyclic, and the collector would cost five times the parsing.
    try:
        return _load(source, problems)
    finally:
        if collecting:
            gc.enable()


def _load(source: Source, problems: Problems) -> Map:
    straight = _straight(source)
    if straight is not None:
        return straight
    try:
        root = yaml.compose(source.text, Loader=_Loader)
    except _TooDeep as error:
        raise Fatal(Problem(Where(source, _offset(source, error.mark)), f"nested more than {DEEPEST} deep",
                            "flatten the file, or close a bracket")) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        offset = _offset(source, mark) if mark is not None else 0
        what = error.problem or "unreadable"
        line, column = source.position(offset)
        mend = mend_syntax(what, source.line(line), column - 1)
        raise Fatal(Problem(Where(source, offset), f"YAML syntax: {what}",
                            mend or "check indentation, quotes and brackets here and in the line above")) from error
    except yaml.YAMLError as error:
        offset = getattr(error, "position", 0)
        raise Fatal(Problem(Where(source, offset), "YAML syntax: a character that YAML does not allow",
                            "remove the control character")) from error
    if root is None:
        raise Fatal(Problem(Where(source, 0), "the file is empty", "describe a system as regdefs/README.md shows"))
    for hidden in _HIDDEN.finditer(source.text):
        tell_hidden(Where(source, hidden.start()), hidden[0], problems)
    converter = _Converter(source, problems)
    converter.measure(root)
    tree = converter.convert(root)
    if not isinstance(tree, Map):
        raise Fatal(Problem(tree.where, "the top level of the file is not a map", "start with `pmureg: 2`"))
    return tree


def _straight(source: Source) -> Map | None:
    """The tree of a plain file, from libyaml's events; None for any other file, and for all mistakes, which the slow
    parser reports.

    Takes half the time of PyYAML's nodes, and a third of the memory.
    """
    if not hasattr(yaml, "cyaml") or _HIDDEN.search(source.text):
        return None
    try:
        event_of = yaml.cyaml.CParser(source.text).get_event
        around = [type(event_of()), type(event_of())]
        first = event_of() if around == [yaml.StreamStartEvent, yaml.DocumentStartEvent] else None
        if type(first) is not yaml.MappingStartEvent or first.tag is not None:
            return None
        mark = first.start_mark
        root = Map(Where(source, source.line_starts[mark.line] + mark.column))
        if not _fill(root, event_of, source):
            return None
        return root if [type(event_of()), type(event_of())] == [yaml.DocumentEndEvent, yaml.StreamEndEvent] else None
    except (yaml.YAMLError, IndexError):
        return None


def _fill(root: Map, event_of: Callable[[], yaml.Event], source: Source) -> bool:
    """Reads up to the end of the outermost map. Returns whether all of it is plain. Each key and value goes through
    this loop."""
    starts, hidden = source.line_starts, _HIDDEN.search
    scalar, map_start, list_start, map_end, list_end = (
        yaml.ScalarEvent, yaml.MappingStartEvent, yaml.SequenceStartEvent, yaml.MappingEndEvent, yaml.SequenceEndEvent)
    anchors: dict[str, Node | None] = {}
    opened: list[str | None] = []  # the anchor of each of `above` but the root, and of the holder
    room = MOST_OF_ALIASES
    above: list[Map | Seq] = []
    holder: Map | Seq = root
    key: str | None = None
    while True:
        event = event_of()
        kind = type(event)
        if kind is map_end or kind is list_end:
            if not above:
                return True
            anchor = opened.pop()
            if anchor is not None:
                anchors[anchor] = holder
            holder = above.pop()
            continue
        mark = event.start_mark
        where = Where(source, starts[mark.line] + mark.column)
        node: Node
        if kind is scalar:
            text, style = event.value, event.style
            if event.tag is not None or style == '"' and hidden(text):
                return False
            if key is None and type(holder) is Map:
                if text in holder.keys:
                    return False
                key = text
                holder.keys[text] = where
                continue
            node = Scalar(where, text, style == '"' or style == "'")
        elif kind is map_start and event.tag is None:
            node = Map(where)
        elif kind is list_start and event.tag is None:
            node = Seq(where)
        elif kind is yaml.AliasEvent:
            known = anchors.get(event.anchor)
            if known is None:
                return False  # unknown, or the anchor that contains the alias
            room -= size(known, DEEPEST - len(above) - 2, room)
            if room < 0:
                return False
            node = copy_of(known)
        else:
            return False
        if type(holder) is Seq:
            holder.items.append(node)
        elif key is None:
            return False
        else:
            assert type(holder) is Map
            holder.items[key], key = node, None
        if kind is yaml.AliasEvent:
            continue
        if event.anchor is not None:
            if event.anchor in anchors:
                return False
            anchors[event.anchor] = node if kind is scalar else None
        if kind is not scalar:
            opened.append(event.anchor)
            above.append(holder)
            if len(above) + 1 >= DEEPEST:
                return False
            holder = node  # type: ignore[assignment]


def maps(node: Node) -> Iterator[Map]:
    """Every map of a tree."""
    stack = [node]
    while stack:
        current = stack.pop()
        if isinstance(current, Map):
            yield current
            stack += [value for value in current.items.values() if type(value) is not Scalar]
        elif isinstance(current, Seq):
            stack += current.items


def size(node: Node, depth: int, most: int) -> int:
    """The number of nodes in a tree; more than `most` if there are too many or they are too deep for the fast
    parser."""
    if isinstance(node, Scalar):
        return 1
    count = 1 if depth > 0 else most + 1
    for inner in node.items.values() if isinstance(node, Map) else node.items:
        if count > most:
            break
        count += 1 if isinstance(inner, Scalar) else size(inner, depth - 1, most - count)
    return count


class _TooDeep(Exception):
    def __init__(self, mark: yaml.Mark) -> None:
        super().__init__()
        self.mark = mark


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """PyYAML's loader without types, and with a limit to nesting."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.depth = 0

    def resolve(self, kind: type, value: str | None, implicit: object) -> None:
        return None

    def descend_resolver(self, parent: yaml.Node | None, index: object) -> None:
        self.depth += 1
        if self.depth > DEEPEST and parent is not None:
            raise _TooDeep(parent.start_mark)

    def ascend_resolver(self) -> None:
        self.depth -= 1


def _offset(source: Source, mark: yaml.Mark) -> int:
    """The offset of a mark. libyaml's marks have a usable line and column only."""
    starts, line, column = source.line_starts, int(mark.line), int(mark.column)
    return min(starts[min(line, len(starts) - 1)] + column, len(source.text))


class _Converter:
    """Converts PyYAML's nodes. Refuses duplicate keys and anchor bombs."""

    def __init__(self, source: Source, problems: Problems) -> None:
        self.source = source
        self.problems = problems
        self.sizes: dict[int, tuple[int, int]] = {}
        self.open: set[int] = set()

    def where(self, node: yaml.Node) -> Where:
        return Where(self.source, _offset(self.source, node.start_mark))

    def measure(self, node: yaml.Node) -> tuple[int, int]:
        """Number of nodes and depth of a tree with expanded aliases. Fatal if there are too many. Visits each node
        once."""
        if isinstance(node, yaml.ScalarNode):
            return 1, 1
        if id(node) in self.open:
            raise Fatal(Problem(self.where(node), "an alias refers to the anchor that contains it", "remove the alias"))
        if id(node) not in self.sizes:
            self.open.add(id(node))
            count, depth = 1, 0
            for item in node.value:
                for part in item if isinstance(item, tuple) else (item,):
                    inner, deep = self.measure(part)
                    count, depth = count + inner, max(depth, deep)
            self.open.remove(id(node))
            if count > MOST_NODES:
                raise Fatal(Problem(self.where(node), f"aliases expand to more than {MOST_NODES} nodes",
                                    "write fewer or smaller aliases"))
            if depth >= DEEPEST:
                raise Fatal(Problem(self.where(node), f"aliases nest more than {DEEPEST} deep", "flatten the file"))
            self.sizes[id(node)] = count, depth + 1
        return self.sizes[id(node)]

    def convert(self, node: yaml.Node) -> Node:
        where = self.where(node)
        if node.tag is not None:
            self.problems.take(Harmless(where, f"`{node.tag}` is a YAML tag, which descriptions do not use",
                                        "remove it, or quote the text if it begins with `!`"))
        if isinstance(node, yaml.ScalarNode):
            if node.style == '"' and (hidden := _HIDDEN.search(node.value)) and hidden[0] not in self.source.text:
                tell_hidden(where, hidden[0], self.problems)
            return Scalar(where, node.value, node.style in ("'", "\""))
        if isinstance(node, yaml.SequenceNode):
            return Seq(where, [self.convert(item) for item in node.value])
        return self.convert_map(node, where)

    def convert_map(self, node: yaml.Node, where: Where) -> Map:
        result = Map(where)
        for key, value in node.value:
            key_where = self.where(key)
            if isinstance(key, yaml.ScalarNode) and key.tag is not None:
                self.convert(key)  # which tells it
            if not isinstance(key, yaml.ScalarNode):
                self.problems.take(Twice(key_where, "a key is a list or a map", "use a plain word as the key",
                                         within=where))
                continue
            if key.value in result.items:
                first, _ = self.source.position(result.keys[key.value].offset)
                self.problems.take(Twice(key_where,
                                         f"key `{key.value}` appears twice in this map (first in line {first})",
                                         "remove one of the two", within=where))
                continue
            result.keys[key.value] = key_where
            result.items[key.value] = self.convert(value)
        return result


def copied(node: Map) -> Map:
    """A copy of the tree, to be changed."""
    return Map(node.where, {key: copy_of(inner) for key, inner in node}, dict(node.keys))


def copy_of(node: Node) -> Node:
    if isinstance(node, Seq):
        return Seq(node.where, [copy_of(inner) for inner in node.items])
    return copied(node) if isinstance(node, Map) else node


def without(node: Map, is_gone: Callable[[Node], bool]) -> Map:
    """The tree without these entries of its maps."""
    return Map(node.where, {key: without(inner, is_gone) if isinstance(inner, Map) else inner
                            for key, inner in node.items.items() if not is_gone(inner)}, node.keys)


def cut_by_comma(node: Map, name: str) -> tuple[str, str] | None:
    """The key and the whole text, if this key is the rest of an unquoted text that a comma ended."""
    if not _is_piece(node, name):
        return None
    names = list(node.items)
    first = names.index(name)
    while first >= 0 and _is_piece(node, names[first]):
        first -= 1
    value = node.items[names[first]] if first >= 0 else None
    if not isinstance(value, Scalar) or value.quoted or not value.text:
        return None
    last = next((i for i in range(first + 1, len(names)) if not _is_piece(node, names[i])), len(names)) - 1
    end = node.keys[names[last]].offset + len(names[last])
    return names[first], " ".join(value.where.source.text[value.where.offset:end].split())


def _is_piece(node: Map, name: str) -> bool:
    """Whether a key has neither a colon nor a value."""
    value, where = node.items[name], node.keys[name]
    if not isinstance(value, Scalar) or value.text or value.quoted:
        return False
    return where.source.text[where.offset + len(name):where.offset + len(name) + 80].lstrip()[:1] in (",", "}")
