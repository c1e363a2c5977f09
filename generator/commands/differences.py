"""`diff`: what changed between two states of descriptions, and what each change breaks.

It compares models, not text, so that a change which keeps the meaning is no difference. It compares every attribute of
the model, except those in `DERIVED`.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from enum import Enum
from io import BytesIO
from pathlib import Path
from typing import Any

from ..model import model
from .commands import Loaded, find, put_json, read, refused, some
from ..base.expression import Expression
from ..model.model import System
from ..model.naming import event_alias
from ..base.record import field, names_of, record
from ..base.source import Problems, Source, Where
from .upgrade import bring_over


class Group(Enum):
    """What a change affects."""

    C = "C that includes the header"
    STRINGS = "event strings"
    COUNTS = "counts"
    TEXT = "nothing but text"


KINDS: dict[type, tuple[str, Group]] = {
    model.System: ("system", Group.C), model.Block: ("block", Group.C), model.Register: ("register", Group.C),
    model.Field: ("field", Group.C), model.Value: ("value", Group.C), model.Dimension: ("index", Group.C),
    model.Bank: ("bank", Group.C), model.Page: ("page", Group.C), model.Instance: ("unit", Group.STRINGS),
    model.Term: ("term", Group.STRINGS), model.Event: ("event", Group.STRINGS), model.Metric: ("metric", Group.STRINGS),
    model.Limit: ("limit of metric", Group.STRINGS),
    model.Linux: ("Linux's device of", Group.STRINGS), model.Rule: ("rule", Group.COUNTS),
    model.Counter: ("counters", Group.COUNTS),
    model.Pool: ("pool", Group.COUNTS), model.Function: ("PCI function", Group.COUNTS),
    model.Identify: ("identity of", Group.COUNTS),
    model.Fact: ("fact", Group.COUNTS), model.Borrow: ("what is borrowed from", Group.COUNTS),
    model.CountedBy: ("events that are counted by", Group.COUNTS), model.Condition: ("condition", Group.COUNTS),
    model.Erratum: ("erratum", Group.COUNTS)}

# Attributes with another group than their thing; `None`: of any thing.
GROUPS: dict[tuple[type | None, str], Group] = {
    **{(None, name): Group.TEXT for name in ("text", "note", "source", "title", "unknown", "sources", "links",
                                             "examples", "unit", "since", "driver", "means", "example")},
    **{(model.Event, name): Group.COUNTS
       for name in ("terms", "counters", "counters_of", "instances", "scale", "variants")},
    (model.Term, "fields"): Group.COUNTS, (model.Page, "only"): Group.COUNTS,
    (model.Metric, "formula"): Group.COUNTS, (model.Metric, "aggregate"): Group.COUNTS,
    (model.Block, "aliases"): Group.STRINGS, (model.Register, "aliases"): Group.STRINGS,
    (model.Field, "aliases"): Group.STRINGS,
    (model.System, "variants"): Group.STRINGS,
    **{(model.Block, name): Group.COUNTS
       for name in ("defaults", "reset", "start", "stop", "finish", "present", "located", "scope")},
    **{(model.System, name): Group.COUNTS for name in ("detect", "pci_vendor")}}

# Attributes that follow from others, and positions.
DERIVED = {"where", "key", "name", "path", "vendor", "files", "imports", "citations", "home", "shared", "bases",
           "term_places", "scope_at", "clock_at",
           "at", "address", "reached", "event_facts", "lent", "high", "low", "layout", "index"}
WORDS = {"is_": "number", "reset_by": "reset value", "reset": "reset value", "each": "bits of an element",
         "place": "place in Linux's words", "terms": "code", "same": "agreement", "bits": "bits",
         "count": "number of elements",
         "event_string": "text of an event's file", "all_events": "events that Linux lists"}
NEW_ONE_BREAKS = (model.Rule,)    # a new one breaks something
MAY_GROW = ("aliases", "variants")    # only a missing one breaks something


@record
class Thing:
    """An object of the model, and the attributes to compare."""

    kind: type
    name: str                          # `cbo.CTL.thresh`
    where: Where
    facts: dict[str, tuple[str, str]] = field(default_factory=dict)  # the meaning, and the text of it
    lists: dict[str, frozenset[str]] = field(default_factory=dict)  # of MAY_GROW


@record
class Change:
    system: str
    group: Group
    breaks: bool
    kind: str
    name: str
    what: str
    where: Where
    old: str = ""
    new: str = ""

    @property
    def full_name(self) -> str:
        return self.name if self.name == self.system else f"{self.system}.{self.name}"


# ---- A model as things ----

def things(system: System) -> dict[tuple[str, ...], Thing]:
    found: dict[tuple[str, ...], Thing] = {}
    collect(system, (), "", found)
    return found


def collect(thing: Any, path: tuple[str, ...], name: str, found: dict[tuple[str, ...], Thing]) -> None:
    """Collects a thing and its parts."""
    made = found[path] = Thing(type(thing), name or thing.name, thing.where)
    made.facts |= {key: (text, text) for key, text in special(thing).items()}
    if isinstance(thing, model.Block):
        # Aliases from the block's pattern are compared once, with the pattern.
        for event in thing.events.values():
            event.aliases = {alias: where for alias, where in event.aliases.items()
                             if alias not in {event_alias(pattern, event.name) for pattern in thing.aliases}}
    for key in names_of(thing):
        value = getattr(thing, key)
        if key in DERIVED or (type(thing) is model.Block and key == "begins"):
            continue
        parts = dict(members(value))
        for identity, part in parts.items():
            dotted = identity if type(thing) is System else f"{name}.{identity}" if identity != key else name
            collect(part, (*path, key, identity), dotted, found)
        if key in MAY_GROW:
            made.lists[key] = frozenset(value)
        elif not parts and not (isinstance(value, list | dict) and not value):
            made.facts[key] = (shown(value, False), shown(value))


def members(value: Any) -> Iterator[tuple[str, Any]]:
    """The things in an attribute, each with its identity."""
    if type(value) in KINDS:
        yield {model.Linux: "linux", model.Identify: "identify", model.Limit: "limit"}[type(value)], value
    elif isinstance(value, Mapping):
        yield from ((str(key), part) for key, part in value.items() if type(part) in KINDS)
    elif isinstance(value, list):
        yield from ((identity_of(part), part) for part in value if type(part) in KINDS)


def identity_of(thing: Any) -> str:
    if isinstance(thing, model.Rule):
        return " ".join(filter(None, (f"when {shown(thing.when)}" if thing.when else "", shown(thing.require),
                                      ", ".join(thing.same))))
    if isinstance(thing, model.Field):
        return thing.name or thing.bits
    return str(getattr(thing, "key", "") or getattr(thing, "name", "") or getattr(thing, "index", "") or "the one")


def special(thing: Any) -> dict[str, str]:
    """The values that are compared instead of expressions."""
    if isinstance(thing, model.Field):
        return {"bits": thing.bits}
    if isinstance(thing, model.Register):
        return {"manual's name": thing.name}
    if isinstance(thing, model.Block):
        return {f"address of {register.key}": addresses(thing, register) for register in thing.registers.values()}
    return {}


def addresses(block: model.Block, register: model.Register) -> str:
    """The addresses of every element of every unit."""
    listed = [register.address_at(numbers) for numbers in model.numbers_of(block, register)]
    steps = {b - a for a, b in zip(listed, listed[1:])}
    if len(listed) > 2 and len(steps) == 1:
        return f"{listed[0]:#x} to {listed[-1]:#x} by {steps.pop():#x}"
    return ", ".join(f"{address:#x}" for address in listed)


def shown(value: Any, as_written: bool = True) -> str:
    """A value as text. `as_written`: an expression as in the description, not its normal form."""
    if isinstance(value, Expression):
        return value.text if as_written else str(value.expr)
    if isinstance(value, model.PerfBits | str):
        return str(value)
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, int):
        return f"{value:#x}" if value > 9 else str(value)
    if isinstance(value, model.Reference):
        return value.text
    if isinstance(value, Where):
        return ""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}={shown(part, as_written)}" for key, part in value.items())
    if isinstance(value, list | tuple | frozenset):
        return ", ".join(shown(part, as_written) for part in value)
    if names_of(value):
        parts = {name: shown(getattr(value, name), as_written) for name in names_of(value) if name != "where"}
        return "(" + " ".join(f"{key} {text}" for key, text in parts.items() if text not in ("", "none", "no")) + ")"
    return str(value)


# ---- What changed ----

def compare(old: System, new: System) -> list[Change]:
    before, after = things(old), things(new)
    changes: list[Change] = []
    renamed = renames(before, after)
    for path, thing in before.items():
        there = after.get(renamed.get(path, path))
        if there is not None:
            changes += changed(new.name, thing, there)
        elif path[:-2] in before and (after.get(renamed.get(path[:-2], path[:-2])) is not None):
            changes.append(Change(new.name, group_of(thing.kind), True, KINDS[thing.kind][0], thing.name, "is gone",
                                  thing.where))
    known = {*before, *renamed.values()}
    for path, thing in after.items():
        if path not in known and path[:-2] in known:
            breaks = thing.kind in NEW_ONE_BREAKS
            group = Group.STRINGS if breaks and len(path) == 4 else group_of(thing.kind)
            changes.append(Change(new.name, group, breaks, KINDS[thing.kind][0], thing.name, "is new", thing.where))
    return changes


def group_of(kind: type, attribute: str = "") -> Group:
    return GROUPS.get((kind, attribute)) or GROUPS.get((None, attribute)) or KINDS[kind][1]


def renames(before: dict[tuple[str, ...], Thing],
            after: dict[tuple[str, ...], Thing]) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The new paths of fields with the same bits and of events with the same code under another name, and of their
    parts."""
    result: dict[tuple[str, ...], tuple[str, ...]] = {}
    for kind, by in ((model.Field, "bits"), (model.Event, "terms")):
        new = {(path[:-1], thing.facts.get(by)): path for path, thing in after.items() if thing.kind is kind
               and path not in before}
        for path, thing in before.items():
            to = new.get((path[:-1], thing.facts.get(by)))
            if thing.kind is kind and path not in after and to is not None and to not in result.values():
                result |= {inner: (*to, *inner[len(path):]) for inner in before if inner[:len(path)] == path}
    return result


NONE = ("none", "none")


def changed(system: str, old: Thing, new: Thing) -> Iterator[Change]:
    def change(group: Group, breaks: bool, what: str, was: str = "", is_now: str = "") -> Change:
        return Change(system, group, breaks and group is not Group.TEXT, KINDS[new.kind][0], new.name, what, new.where,
                      was, is_now)

    if old.name.rsplit(".", 1)[-1] != new.name.rsplit(".", 1)[-1]:
        alias = old.name.rsplit(".", 1)[-1] in new.lists.get("aliases", ())
        yield change(Group.STRINGS if new.kind is model.Event else Group.C, not (alias and new.kind is model.Event),
                     f"was called {old.name.rsplit('.', 1)[-1]}" + (", which is an alias now" if alias else ""),
                     old.name, new.name)
    for key in {**old.facts, **new.facts}:
        (meant, was), (means, now) = old.facts.get(key, NONE), new.facts.get(key, NONE)
        if meant == means:
            continue
        if key.startswith("address of "):
            if "none" not in (was, now):
                yield Change(system, Group.C, True, "register", f"{new.name}.{key[11:]}", f"moved from {was} to {now}",
                             new.where, was, now)
        elif key == "bits":
            yield change(Group.C, True, f"moved from bits {was} to {now}", was, now)
        else:
            word = WORDS.get(key, key.replace("_", " "))
            group = group_of(new.kind, key)
            yield change(group, True, f"has another {word}" if group is Group.TEXT
                         else f"has another {word}: {now}, was {was}", was, now)
    for key, names in old.lists.items():
        group, now_there = group_of(new.kind, key), new.lists.get(key, frozenset())
        if lost := ", ".join(sorted(names - now_there)):
            yield change(group, True, f"lost {key}: {lost}", lost)
        if found := ", ".join(sorted(now_there - names)):
            yield change(group, False, f"has new {key}: {found}", "", found)


# ---- The two states ----

def differences(old: list[System], new: list[System]) -> list[Change]:
    before, after = {system.name: system for system in old}, {system.name: system for system in new}
    changes: list[Change] = []
    for name in sorted({*before, *after}):
        if name in before and name in after:
            changes += compare(before[name], after[name])
        else:
            system, is_new = (after[name], True) if name in after else (before[name], False)
            changes.append(Change(name, Group.C, not is_new, "system", name, "is new" if is_new else "is gone",
                                  system.where))
    return changes


def systems_of(word: str, regdefs: Path, folder: Path, problems: Problems) -> list[System]:
    """The systems of a file, of a folder, or of a revision of git."""
    path = Path(word)
    if not path.exists():
        path = revision(word, regdefs, folder, problems)
    loaded = Loaded(problems)
    if problems:
        return []
    root = (path if path.is_dir() else next((p for p in path.resolve().parents if p.name == regdefs.name),
                                            path.parent.parent))
    read(root, find(path) if path.is_dir() else [path], loaded)
    return loaded.systems


def revision(word: str, regdefs: Path, folder: Path, problems: Problems) -> Path:
    """Writes the descriptions of `REVISION` or `REVISION:FILE` to a folder. Returns the folder or file to read."""
    name, _, file = word.partition(":")
    done = subprocess.run(["git", "archive", "--format=tar", f"{name}^{{commit}}", regdefs.name],
                          cwd=regdefs.resolve().parent, capture_output=True, check=False)
    if done.returncode or name.startswith("-"):
        problems.add(Where(Source(word, ""), 0),
                     "there is no such file or folder, and no such revision of git with descriptions",
                     "name files, folders or revisions: `diff v1.0 regdefs`")
        return folder
    with tarfile.open(fileobj=BytesIO(done.stdout)) as tar:
        for entry in tar:
            data = tar.extractfile(entry) if entry.isfile() else None
            if data is not None:
                (folder / entry.name).parent.mkdir(parents=True, exist_ok=True)
                (folder / entry.name).write_bytes(data.read())
    bring_over(find(folder))
    path = folder / (Path(file) if file else Path(regdefs.name))
    if not path.exists():
        problems.add(Where(Source(word, ""), 0), f"revision {name} has no {file}", "name a file of that revision")
    return path


def diff(old: str, new: str, regdefs: Path, as_json: bool) -> int:
    """`diff`: returns 1 if a change breaks something."""
    problems = Problems()
    with tempfile.TemporaryDirectory() as scratch:
        sides = []
        for word, side in ((old, "old"), (new, "new")):
            folder = Path(scratch) / side
            folder.mkdir()
            sides.append(systems_of(word, regdefs, folder, problems))
        if refused(problems):
            return 1
        changes = differences(sides[0], sides[1])
        if as_json:
            put_json([told(change, scratch) for change in changes])
        else:
            sys.stdout.write(report(changes, scratch))
    return 1 if any(change.breaks for change in changes) else 0


def place(change: Change, scratch: str) -> str:
    """The position of a change, without the temporary folder."""
    return str(change.where).removeprefix(f"{scratch}/old/").removeprefix(f"{scratch}/new/")


def told(change: Change, scratch: str) -> dict[str, Any]:
    file, line, column = place(change, scratch).rsplit(":", 2)
    return {"system": change.system, "group": change.group.value, "breaks": change.breaks, "kind": change.kind,
            "name": change.name, "what": change.what, "old": change.old, "new": change.new, "file": file,
            "line": int(line), "column": int(column)}


def report(changes: list[Change], scratch: str) -> str:
    lines = []
    for group in Group:
        for breaks in (True, False):
            ours = [change for change in changes if change.group is group and change.breaks is breaks]
            if ours:
                lines.append(f"{'Breaks' if breaks else 'Does not break'} {group.value}:" if group is not Group.TEXT
                             else "Changes text only:")
                lines += [f"  {place(change, scratch)}: {change.kind} {change.full_name} {change.what}"
                          for change in ours]
    total, breaking = len(changes), sum(change.breaks for change in changes)
    lines.append(f"{some(total, 'difference')}, {breaking} of them break something" if changes else "no difference")
    return "".join(f"{line}\n" for line in lines)
