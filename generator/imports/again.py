"""Importing into an existing file: renews what came from a source, keeps what a person wrote, reports contradictions.

The end of the file has a digest of the facts of each imported entry. An entry whose facts have one of these digests is
as it was imported; texts, notes and units are no facts. Any other entry is a person's, and so is the removal of one.
Only the lines of entries that the source changed are rewritten.
"""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap

from . import register_facts
from .register_facts import ADD, CORRECT, LEAVE, PROSE, canonical
from .written import Keys, flow, keys_in, terms_text
from ..load.tree import Map, Node, load
from ..load.merge import Inheritance
from ..model.model import Event
from ..load.reader import Reader
from ..resolve.counting import resolve_events
from ..resolve.words import Words
from ..base.source import Problems, Source

ORDER = ("formula", "is", "counters", "array", "aliases", "unit", "aggregate", "view", "scale", "needs", "text", "note",
         "source", "sub")
SECTIONS = ("registers", "terms", "events", "metrics")
FACTS = {"is", "counters", "array", "aliases", "formula", "aggregate"}
_MARK = "# imported:"
_HEAD = "# Digests of imported entries: the next import finds by them what was changed here."
_RECORD = re.compile(rf"^(?:# Digests of (?:what was imported|imported entries): .*|{_MARK}.*)\n?", re.MULTILINE)


@dataclass(frozen=True)
class Place:
    """An entry of a section of a base or block."""

    base: str
    section: str
    name: str

    def __str__(self) -> str:
        return f"{self.base}/{self.name}"


class Library:
    """The bases of a library, or the bases and blocks of a system, and the digests of imported entries."""

    def __init__(self, text: str, path: Path, problems: Problems) -> None:
        self.source = Source(str(path), text)
        self.tree = load(self.source, problems)
        self.kind = "library" if self.tree.get("library") is not None else "system"
        bases, blocks = self.part("bases"), self.part("blocks")
        for name in bases.keys() & blocks.keys():
            problems.add(bases[name].where,
                         f"`{name}` is a base and a block, so that import does not know which to renew",
                         "rename the base")
        self.bases = bases | blocks
        self.inheritance = Inheritance(bases, "base", problems)
        self.layouts = Inheritance(self.part("layouts"), "layout", problems)
        self.problems = problems
        self.digests = {word for line in re.findall(rf"^{_MARK}(.*)$", text, re.MULTILINE) for word in line.split()}

    def part(self, key: str) -> dict[str, Map]:
        node = self.tree.get(key)
        return {name: inner for name, inner in node if isinstance(inner, Map)} if isinstance(node, Map) else {}

    def entries(self, base: str, section: str) -> Map:
        """The entries of a section of a base, with inherited ones."""
        return self.whole(self.inheritance.resolve(self.bases[base]), section)

    def whole(self, base: Map, section: str) -> Map:
        """The entries of a section; registers have the fields of their layouts."""
        node = base.get(section)
        if not isinstance(node, Map):
            return Map(self.tree.where)
        return (node if section != "registers"
                else Map(node.where, {name: self.laid_out(inner) for name, inner in node}, node.keys))

    def laid_out(self, register: Node) -> Node:
        return self.layouts.resolve(register) if isinstance(register, Map) else register

    def own(self, place: Place) -> Map | None:
        section = self.bases[place.base].get(place.section) if place.base in self.bases else None
        entry = section.get(place.name) if isinstance(section, Map) else None
        found = self.laid_out(entry) if place.section == "registers" and entry is not None else entry
        return found if isinstance(found, Map) else None

    def owner(self, base: str, section: str, name: str) -> Place:
        """The place of an entry in the nearest base that defines it."""
        places = [Place(home, section, name)
                  for home in (base, *reversed(self.inheritance.ancestors(self.bases[base])))]
        return next((place for place in places if (own := self.own(place)) is not None
                     and {"is", "sub", "array", "formula"} & own.items.keys()),
                    places[0])


Facts = tuple[object, ...]


def expanded(section: str, name: str, node: Node) -> dict[str, Event]:
    """The events of an entry, by their names."""
    if section != "events":
        return {}
    inner = Map(node.where, {name: node}, {name: node.where})
    reader = Reader(Map(node.where, {"events": inner}, {"events": node.where}), Problems())
    return resolve_events(reader, Words(reader))


def facts(section: str, name: str, node: Node) -> Facts:
    if section == "events":
        return tuple(sorted((event.name, tuple(sorted(event.terms.items())), event.counters,
                             tuple(sorted(event.aliases)))
                            for event in expanded(section, name, node).values()))
    if section == "registers" and isinstance(node, Map):
        return register_facts.facts(name, node)
    if section != "metrics":
        return (section, name, canonical(node))
    reader = Reader(node, Problems()) if isinstance(node, Map) else None
    return ((name, "".join(reader.text("formula").split()), reader.text("aggregate") == "sum") if reader is not None
            else (name,))


def digest(found: Facts) -> str:
    return b64encode(hashlib.blake2b(repr(found).encode(), digest_size=3).digest()).decode()


def recorded(text: str, digests: Iterable[str]) -> str:
    """The text with these digests at its end, instead of those before."""
    lines = wrap(" ".join(sorted(set(digests))), 118 - len(_MARK))
    record = ["", _HEAD, *(f"{_MARK} {line}" for line in lines)] if lines else []
    return _RECORD.sub("", text).rstrip("\n") + "\n" + "".join(f"{line}\n" for line in record)


@dataclass
class Changes:
    """Changes to make in a file, and contradictions between the file and its sources."""

    rewritten: dict[Place, Keys | None] = field(default_factory=dict)               # None: removed
    inserted: dict[tuple[str, str], dict[str, Keys]] = field(default_factory=dict)  # by base and section
    bases: list[str] = field(default_factory=list)                                  # new ones
    digests: set[str] = field(default_factory=set)
    wanted: dict[Place, list[Node | None]] = field(default_factory=dict)            # by the units that have the place
    added: list[str] = field(default_factory=list)                                  # names, to report
    renewed: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    contradicts: list[str] = field(default_factory=list)                            # messages


def compare(old: Library, new: Library, units: list[str], changes: Changes) -> None:
    """Finds the changes of an import of `new` into `old`. `units`: the bases of the source's units."""
    users: dict[str, int] = {}
    for unit in units:
        if unit not in old.bases:
            changes.bases.append(unit)
            changes.added.append(unit)
            continue
        for base in {unit, *old.inheritance.ancestors(old.bases[unit])}:
            users[base] = users.get(base, 0) + 1
        for section in SECTIONS:
            _compare_section(old, new, Place(unit, section, ""), changes)
        changes.contradicts += _other_words(old.inheritance.resolve(old.bases[unit]), new.bases[unit], unit)
    for place, nodes in changes.wanted.items():
        _decide(old, place, nodes, len(nodes) == users[place.base], changes)
    changes.digests |= digests(new)


def _other_words(mine: Map, source: Map, name: str) -> Iterator[str]:
    """Contradictions in the keys of a unit beside its sections."""
    for key, node in source:
        own = mine.get(key)
        if own is None or key in (*SECTIONS, *PROSE, "base", "aliases"):
            continue
        if isinstance(own, Map) and isinstance(node, Map) and key == "linux":
            yield from _other_words(own, node, f"{name}.{key}")
        elif canonical(own) != canonical(node):
            yield f"{own.where}: `{key}` of `{name}` is {flow(own)} here, but {flow(node)} in its source; {LEAVE}"


def digests(library: Library) -> set[str]:
    """The digests of all entries."""
    return {digest(facts(section, name, node)) for base in library.bases.values() for section in SECTIONS
            for name, node in library.whole(base, section)}


def _compare_section(old: Library, new: Library, at: Place, changes: Changes) -> None:
    """Compares a section of one unit."""
    here, there = old.entries(at.base, at.section), new.entries(at.base, at.section)
    fresh = {name: node for name, node in there if name not in here.items
             and digest(facts(at.section, name, node)) not in old.digests}
    left = {name: node for name, node in here if name not in there.items
            and digest(facts(at.section, name, node)) in old.digests}
    added, replaced = _rearranged(at, here, fresh, left)
    published = {event for name, node in there for event in expanded(at.section, name, node)} if left else set()
    for name, node in there:
        mine = here.get(name)
        if mine is not None:
            if other(at.section, name, mine, node):
                changes.wanted.setdefault(old.owner(at.base, at.section, name), []).append(node)
            else:
                changes.contradicts += _other_scales(at.section, name, mine, node)
        elif name in added:
            assert isinstance(node, Map)
            changes.inserted.setdefault((at.base, at.section), {})[name] = keys_in(node)
            changes.added.append(f"{at.base}/{name}")
        elif name in fresh:
            _elsewhere(at, here, name, node, changes)
    for name, node in left.items():
        changes.digests.add(digest(facts(at.section, name, node)))
        place = old.owner(at.base, at.section, name)
        if name in replaced:
            changes.wanted.setdefault(place, []).append(None)
        elif not published & expanded(at.section, name, node).keys():
            changes.gone.append(str(place))


def other(section: str, name: str, mine: Node, node: Node) -> bool:
    """Whether an entry of the source differs from that of the file."""
    if section == "registers" and isinstance(mine, Map) and isinstance(node, Map):
        return bool(register_facts.differences(mine, name, node))
    return facts(section, name, mine) != facts(section, name, node)


def _other_scales(section: str, name: str, mine: Node, node: Node) -> Iterator[str]:
    """Contradictions between two scales of an event. A scale is not a fact, because a person may add one."""
    theirs = {event.name: event.scale for event in expanded(section, name, node).values() if event.scale}
    for event in expanded(section, name, mine).values() if theirs else ():
        if event.scale and event.scale != theirs.get(event.name, event.scale):
            yield (f"{mine.where}: the scale of `{event.name}` is {event.scale} here, but {theirs[event.name]} in its "
                   f"source; correct one of them")


def _rearranged(at: Place, here: Map, fresh: dict[str, Node], left: dict[str, Node]) -> tuple[set[str], set[str]]:
    """The entries of the source to add, and the entries of the file that they replace. No event may be in two
    entries."""
    homes = {event: name for name, node in here for event in expanded(at.section, name, node)}
    events = {name: expanded(at.section, name, node).keys() for name, node in [*fresh.items(), *left.items()]}
    added = set(fresh)
    while True:
        whole = {event for name in added for event in events[name]}
        replaced = {name for name in left if events[name] and events[name] <= whole}
        clear = {name for name in added
                 if all(homes.get(event, name) in replaced or event not in homes for event in events[name])}
        if clear == added:
            return added, replaced
        added = clear


def _elsewhere(at: Place, here: Map, name: str, node: Node, changes: Changes) -> None:
    """Reports differences of a source's entry whose events are in other entries of the file."""
    homes = {event: (inner, found) for entry, inner in here
             for event, found in expanded(at.section, entry, inner).items()}
    for event, found in expanded(at.section, name, node).items():
        inner, other = homes.get(event, (here, None))
        if other is None:
            changes.contradicts.append(f"{inner.where}: `{event}` ({_shown(found)}) of the source's `{name}` is "
                                       f"missing here; {ADD}")
        elif (other.terms, other.counters) != (found.terms, found.counters):
            changes.contradicts.append(_contradiction(inner, event, other, found))


def _contradiction(mine: Node, name: str, here: Event, there: Event) -> str:
    return f"{mine.where}: `{name}` is {_shown(here)} here, but {_shown(there)} in its source; {CORRECT}"


def _decide(old: Library, place: Place, nodes: list[Node | None], by_all: bool, changes: Changes) -> None:
    """Rewrites an entry whose facts differ in the source, or reports a contradiction."""
    mine, node = old.own(place), nodes[0]
    assert mine is not None
    before = digest(facts(place.section, place.name, mine))
    if before not in old.digests:
        changes.contradicts += differences(mine, place, node)
    elif not by_all or len({repr(inner and facts(place.section, place.name, inner)) for inner in nodes}) > 1:
        changes.contradicts.append(f"{mine.where}: several units share `{place.name}` here, but it differs between "
                                   "them in the source; write it in the base of each")
    else:
        changes.rewritten[place] = (None if not isinstance(node, Map) else renewed(mine, node)
                                    if place.section in ("events", "metrics")
                                    else register_facts.renewed(mine, node) if place.section == "registers"
                                    else {**keys_in(node), **{key: value for key, value in keys_in(mine).items()
                                                              if key in PROSE}})
        changes.renewed.append(str(place))


def differences(mine: Map, place: Place, node: Node | None) -> list[str]:
    """Contradictions between a person's entry and its source."""
    if place.section == "registers" and isinstance(node, Map):
        return register_facts.differences(mine, place.name, node)
    here, there = (expanded(place.section, place.name, inner) if inner is not None else {} for inner in (mine, node))
    result = []
    for name, event in there.items():
        other = here.get(name)
        if other is None:
            result.append(f"{mine.where}: `{place.name}` has no `{name}`, but its source has "
                          f"({terms_text(event.terms)}); {ADD}")
        elif (other.terms, other.counters) != (event.terms, event.counters):
            result.append(_contradiction(mine, name, other, event))
    told = f" ({flow(node)})" if node is not None and place.section == "terms" else ""
    return result or [f"{mine.where}: `{place.name}` differs from its source{told}; {CORRECT}"]


def _shown(event: Event) -> str:
    return terms_text(event.terms) + (f" on counters {event.counters:#x}" if event.counters else "")


def renewed(mine: Map, node: Map) -> Keys:
    """The keys of an event or metric with the source's facts; everything else, and sub-events that left the source, as
    in the file."""
    fresh, kept = keys_in(node), keys_in(mine)
    keys: Keys = {key: value for key, value in fresh.items() if key in FACTS or key not in kept}
    keys |= {key: value for key, value in kept.items() if key not in FACTS and key != "sub"}
    theirs, ours = node.get("sub"), mine.get("sub")
    if isinstance(theirs, Map) and isinstance(ours, Map):
        again = {event for name, inner in theirs for event in expanded("events", name, inner)}
        subs: dict[str, Keys] = {}
        for name, inner in theirs:
            assert isinstance(inner, Map)
            own = ours.get(name)
            subs[name] = renewed(own, inner) if isinstance(own, Map) else keys_in(inner)
        subs |= {name: keys_in(inner) for name, inner in ours
                 if name not in subs and isinstance(inner, Map) and not expanded("events", name, inner).keys() & again}
        keys["sub"] = subs
    elif "sub" in kept and "sub" not in fresh:
        keys["sub"] = kept["sub"]
    return {key: keys[key] for key in sorted(keys, key=lambda key: ORDER.index(key) if key in ORDER else len(ORDER))}
