"""Events as a person would write them: an entry for each event code, arrays for families, aliases for other names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from generator.imports.given import Event, Unit

FEWEST = 3                                      # events of a family
MOST = 256
_DIGITS = re.compile(r"\d+")
_NUMBER = re.compile(r"(?<!\d)(?:0|[1-9]\d{0,5})(?!\d)")


@dataclass
class Family:
    """An array of events: `term` of each is the value of `rule` over the index."""

    index: str
    count: int
    term: str
    rule: str


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
    aliases: list[str] | None = None    # None: the base's pattern makes the alias
    subs: list[Entry] = field(default_factory=list)
    family: Family | None = None


@dataclass
class Laid:
    """The events of one unit as entries, and the pattern of their aliases."""

    unit: str
    pattern: str
    entries: list[Entry]
    names: dict[str, str]           # the maker's name, in small letters → the entry's


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
    """The prefix of most names of a unit, up to the second `_`: `UNC_CHA_`."""
    starts = Counter(match[0] for name in names if (match := re.match(r"[A-Za-z0-9]+_[A-Za-z0-9]+_(?=.)", name)))
    best, number = starts.most_common(1)[0] if starts else ("", 0)
    return best if number > len(names) // 2 and (number == len(names) or number >= FEWEST) else ""


def own_names(events: Iterable[Event], prefix: str) -> dict[str, str]:
    """A name without the prefix, in small letters, for each event; the whole name if the short one is taken."""
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
    """The aliases of an event; None if the pattern makes them, or the name is the maker's."""
    own = names[event.name.lower()]
    if f"{prefix}{own}".lower() == event.name.lower():
        return [event.name, *event.aliases] if event.aliases and prefix else event.aliases or None
    return [*([event.name] if own != event.name.lower() else []), *event.aliases]


def without_deprecated(flat: list[Entry], events: list[Event], names: dict[str, str], prefix: str) -> list[Entry]:
    """Makes a deprecated event an alias of the event with the same terms, if there is one."""
    current = {same(entry): entry for entry, event in zip(flat, events) if not event.deprecated}
    full_names = {id(entry): event.name for entry, event in zip(flat, events)}
    result = []
    for entry, event in zip(flat, events):
        other = current.get(same(entry)) if event.deprecated else None
        if other is None:
            result.append(entry)
            continue
        if other.aliases is None:    # aliases replace the pattern
            other.aliases = [full_names[id(other)]] if prefix else []
        other.aliases.append(event.name)
        names[event.name.lower()] = other.name
    return result


def same(entry: Entry) -> tuple[object, ...]:
    return tuple(sorted((term, value) for term, value in entry.terms.items() if value))


def by_head(flat: list[Entry]) -> Iterable[list[Entry]]:
    """Groups events by their names up to the first dot."""
    groups: dict[str, list[Entry]] = {}
    for entry in flat:
        groups.setdefault(entry.name.partition(".")[0], []).append(entry)
    return groups.values()


def nested(group: list[Entry]) -> list[Entry]:
    """A head with its sub-events; families are arrays."""
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
    """The aliases of the head, if the aliases of all sub-events begin with them."""
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
    """The entry without terms that are 0, except the event code."""
    return replace(entry, terms={term: entry.terms[term] for term in sorted(entry.terms, key=term_order)
                                 if entry.terms[term] or term == "event"})


def term_order(term: str) -> tuple[bool, bool, str]:
    return term != "event", term != "umask", term


# Families

def fold(siblings: list[Entry], index: str) -> list[Entry]:
    """Replaces families of siblings by arrays, the longest first, each at the place of its first member."""
    order = {id(entry): number for number, entry in enumerate(siblings)}
    place: dict[int, Entry | None] = {}
    for members, array in sorted(candidates(siblings, index), key=lambda found: -len(found[0])):
        if not any(id(member) in place for member in members):
            place.update(dict.fromkeys(map(id, members)))
            place[min(map(id, members), key=order.__getitem__)] = array
    found = (place.get(id(entry), entry) for entry in siblings)
    return [entry for entry in found if entry is not None]


def candidates(siblings: list[Entry], index: str) -> Iterator[tuple[list[Entry], Entry]]:
    """Every run of numbered siblings that differ in one term by a rule, and the array that it makes."""
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
            if length < FEWEST:
                start += 1
                continue
            first = numbers[start]
            placed = f"<{index}>" if not first else f"<{index} + {first}>"
            entry, text, aliases = group[first]
            yield [group[number][0] for number in numbers[start:start + length]], replace(
                entry, name=str(key[0]).replace("\0", placed), text=text.replace("\0", placed),
                terms={other: value for other, value in entry.terms.items() if other != term},
                aliases=None if aliases is None else [alias.replace("\0", placed) for alias in aliases],
                family=Family(index, length, term, rule))
            start += length


def with_place(text: str, number: int) -> str:
    digits = str(number)
    return _DIGITS.sub(lambda match: "\0" if match[0] == digits else match[0], text) if digits in text else text


def longest(terms: list[dict[str, int]], numbers: list[int], index: str) -> tuple[str, str, int]:
    """The term that differs, its rule, and the number of entries that follow the rule."""
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
