"""Events as a person would write them: one entry for each event code, families by their rule, other names as
aliases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from generator.imports.given import Event, Unit

FEWEST = 3                                      # events that are worth a rule
MOST = 256                                      # of one family
_DIGITS = re.compile(r"\d+")
_NUMBER = re.compile(r"(?<!\d)(?:0|[1-9]\d{0,5})(?!\d)")


@dataclass
class Family:
    """How the events of an array differ."""

    index: str
    count: int
    term: str
    rule: str
    top: int        # the term of the last


@dataclass
class Entry:
    """One entry of `events`, or of `sub`."""

    name: str
    terms: dict[str, int]
    counters: int = 0
    text: str = ""
    note: str = ""
    unit: str = ""
    scale: str = ""
    aliases: list[str] | None = None    # none: what the pattern makes of the name
    subs: list[Entry] = field(default_factory=list)
    family: Family | None = None


@dataclass
class Laid:
    """The events of one unit: entries, and the pattern of their makers' names."""

    unit: str
    pattern: str
    entries: list[Entry]
    names: dict[str, str]           # the maker's name, in small letters → ours


def lay_out(unit: Unit) -> Laid:
    events = list({event.name.lower(): event for event in unit.events}.values())
    prefix = common_prefix([event.name for event in events])
    names = own_names(events, prefix)
    pattern = f"{prefix}<EVENT>" if prefix else ""
    every = 0
    for event in events:
        every |= event.counters
    flat = [Entry(names[event.name.lower()], event.terms, 0 if event.counters == every else event.counters, event.text,
                  event.note or ("Deprecated." if event.deprecated else ""), event.unit, event.scale,
                  other_names(event, names, prefix)) for event in events]
    flat = without_deprecated(flat, events, names, prefix)
    flat.sort(key=lambda entry: (*(entry.terms.get(term, 0) for term in ("event", "umask")), entry.name))
    heads = [head for group in by_head(flat) for head in nested(group)]
    return Laid(unit.name, pattern, fold(heads, "m"), names)


def common_prefix(names: list[str]) -> str:
    """What most names of a unit begin with, up to their second `_`: `UNC_CHA_`."""
    starts = Counter(match[0] for name in names if (match := re.match(r"[A-Za-z0-9]+_[A-Za-z0-9]+_(?=.)", name)))
    best, number = starts.most_common(1)[0] if starts else ("", 0)
    return best if number > len(names) // 2 and (number == len(names) or number >= FEWEST) else ""


def own_names(events: Iterable[Event], prefix: str) -> dict[str, str]:
    """A short name in small letters for each; the whole of it where two would be called the same."""
    result: dict[str, str] = {}
    taken: set[str] = set()
    family = prefix.lower().partition("_")[0]
    for event in sorted(events, key=lambda event: not event.name.startswith(prefix)):
        whole = event.name.lower()
        short = whole.removeprefix(prefix.lower()).removeprefix(f"{family}_" if family else "") or whole
        result[whole] = short if short not in taken else whole
        taken.add(result[whole])
    return result


def other_names(event: Event, names: dict[str, str], prefix: str) -> list[str] | None:
    """None where the pattern says what the maker calls it, or there is no pattern and the name is the maker's."""
    own = names[event.name.lower()]
    if f"{prefix}{own}".lower() == event.name.lower():
        return [event.name, *event.aliases] if event.aliases and prefix else event.aliases or None
    return [*([event.name] if own != event.name.lower() else []), *event.aliases]


def without_deprecated(flat: list[Entry], events: list[Event], names: dict[str, str], prefix: str) -> list[Entry]:
    """A name that its maker has given up is another name of the event that has the same terms, where there is one."""
    current = {same(entry): entry for entry, event in zip(flat, events) if not event.deprecated}
    full_names = {id(entry): event.name for entry, event in zip(flat, events)}
    result = []
    for entry, event in zip(flat, events):
        other = current.get(same(entry)) if event.deprecated else None
        if other is None:
            result.append(entry)
            continue
        if other.aliases is None:    # those of its own take the place of the pattern
            other.aliases = [full_names[id(other)]] if prefix else []
        other.aliases.append(event.name)
        names[event.name.lower()] = other.name
    return result


def same(entry: Entry) -> tuple[object, ...]:
    return tuple(sorted((term, value) for term, value in entry.terms.items() if value))


def by_head(flat: list[Entry]) -> Iterable[list[Entry]]:
    """Events whose names are the same up to the first dot."""
    groups: dict[str, list[Entry]] = {}
    for entry in flat:
        groups.setdefault(entry.name.partition(".")[0], []).append(entry)
    return groups.values()


def nested(group: list[Entry]) -> list[Entry]:
    """A head with its sub-events, the rules of families found."""
    head = group[0].name.partition(".")[0]
    if len(group) == 1 or any(entry.name == head for entry in group):
        return fold([stripped(entry) for entry in group], "n")
    universe = sorted({term for entry in group for term, value in entry.terms.items()}, key=term_order)
    first = group[0].terms
    common = {term: first[term] for term in universe
              if (term == "event" or first.get(term))
                      and all(entry.terms.get(term, 0) == first[term] for entry in group)}
    result = Entry(head, common)
    for key in ("counters", "text", "note", "unit", "scale"):
        found = {getattr(entry, key) for entry in group}
        if len(found) == 1:
            setattr(result, key, found.pop())
    subs = []
    for entry in group:
        own = {term: entry.terms.get(term, 0) for term in universe if term not in common}
        own = {term: value for term, value in own.items() if value} or {"umask": entry.terms.get("umask", 0)}
        sub = replace(entry, name=entry.name.partition(".")[2], terms=own)
        for key in ("counters", "text", "note", "unit", "scale"):
            if getattr(result, key):
                setattr(sub, key, type(getattr(sub, key))())
        subs.append(sub)
    result.aliases = common_aliases(subs)
    result.subs = fold(subs, "n")
    return [result]


def common_aliases(subs: list[Entry]) -> list[str] | None:
    """Other names of the head, where those of all its sub-events come from them."""
    stems = [None if sub.aliases is None
             else [alias[:-len(sub.name) - 1] for alias in sub.aliases if alias.lower().endswith(f".{sub.name}")]
             for sub in subs]
    if (stems[0] is None or any(stem != stems[0] or len(stem) != len(sub.aliases or [])
                                for stem, sub in zip(stems, subs))):
        return None
    for sub in subs:
        sub.aliases = None
    return stems[0]


def stripped(entry: Entry) -> Entry:
    """Without terms that are 0, but for the code."""
    return replace(entry, terms={term: entry.terms[term] for term in sorted(entry.terms, key=term_order)
                                 if entry.terms[term] or term == "event"})


def term_order(term: str) -> tuple[bool, bool, str]:
    return term != "event", term != "umask", term


# Families

@dataclass
class Run:
    """Siblings that one rule makes."""

    members: list[Entry]
    name: str
    text: str
    aliases: list[str] | None
    term: str
    rule: str


def fold(siblings: list[Entry], index: str) -> list[Entry]:
    """Siblings, those that follow a rule made one: the longest families first, each at the place of its first."""
    runs = sorted(candidates(siblings, index), key=lambda run: -len(run.members))
    order = {id(entry): number for number, entry in enumerate(siblings)}
    place: dict[int, Run | None] = {}
    for run in runs:
        if not any(id(member) in place for member in run.members):
            first = min(run.members, key=lambda member: order[id(member)])
            place.update({id(member): run if member is first else None for member in run.members})
    result = []
    for entry in siblings:
        found = place.get(id(entry), entry)
        if isinstance(found, Run):
            first = found.members[0]
            terms = {term: value for term, value in first.terms.items() if term != found.term}
            result.append(replace(first, name=found.name, terms=terms, text=found.text, aliases=found.aliases,
                                  family=Family(index, len(found.members), found.term, found.rule,
                                                found.members[-1].terms[found.term])))
        elif found is entry:
            result.append(entry)
    return result


def candidates(siblings: list[Entry], index: str) -> Iterator[Run]:
    """Every run of numbered siblings that one term tells apart by a rule."""
    shapes: dict[str, list[tuple[int, Entry]]] = {}
    for entry in siblings:
        if entry.family is None:
            for match in _NUMBER.finditer(entry.name):
                shapes.setdefault(f"{entry.name[:match.start()]}\0{entry.name[match.end():]}",
                                  []).append((int(match[0]), entry))
    groups: dict[tuple[object, ...], dict[int, tuple[Entry, str, list[str] | None]]] = {}
    for shape, found in shapes.items():
        for number, entry in found if len(found) >= FEWEST else ():
            text = with_place(entry.text, number)
            aliases = None if entry.aliases is None else [with_place(alias, number) for alias in entry.aliases]
            key: tuple[object, ...] = (shape, text, repr(aliases), tuple(entry.terms), entry.counters, entry.note,
                                       entry.unit, entry.scale, repr(entry.subs))
            groups.setdefault(key, {})[number] = (entry, text, aliases)
    for key, group in groups.items():
        numbers = sorted(group)
        start = 0
        while start <= len(numbers) - FEWEST:
            term, rule, length = longest([group[number][0].terms for number in numbers[start:]], numbers[start:], index)
            if length >= FEWEST:
                first = numbers[start]
                placed = f"<{index}>" if not first else f"<{index} + {first}>"
                entry, text, aliases = group[first]
                yield Run([group[number][0] for number in numbers[start:start + length]],
                          str(key[0]).replace("\0", placed),
                          text.replace("\0", placed), None if aliases is None
                          else [alias.replace("\0", placed) for alias in aliases], term, rule)
                start += length
            else:
                start += 1


def with_place(text: str, number: int) -> str:
    digits = str(number)
    return _DIGITS.sub(lambda match: "\0" if match[0] == digits else match[0], text) if digits in text else text


def longest(terms: list[dict[str, int]], numbers: list[int], index: str) -> tuple[str, str, int]:
    """The term that differs, its rule and how many follow it, from the first on."""
    differing = [term for term in terms[0] if terms[0][term] != terms[1].get(term)]
    if len(differing) != 1:
        return "", "", 0
    term, = differing
    low, step = terms[0][term], terms[1][term] - terms[0][term]
    grown = index if step == 1 else f"{step:#x} * {index}"
    doubled = f"1 << {index}" if low == 1 else f"{low:#04x} << {index}"
    rules = [(doubled, [low << i for i in range(len(terms[:64]))])] if low and step == low else []
    if step > 0:
        rules.append((f"{low:#04x} + {grown}" if low else grown, [low + step * i for i in range(len(terms[:MOST]))]))
    best = ("", "", 0)
    for rule, values in rules:
        length = 0
        while (length < len(values) and numbers[length] == numbers[0] + length and terms[length][term] == values[length]
               and all(terms[length].get(other) == terms[0][other] for other in terms[0] if other != term)):
            length += 1
        best = max(best, (term, rule, length), key=lambda found: found[2])
    return best
