"""Resolves terms, counters, steps, events, metrics and Linux's names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from ..base import text
from ..base.brackets import PLACE, index_of, without_form
from ..load.calls import Call, call, called
from .event_array import Member, family, uses
from ..base.expression import Binary, Expression, Name, is_of_old, parse, place_within
from ..load.tree import Map, Node, Scalar
from ..load.merge import merge
from ..model.model import (Counter, Default, Event, Limit, Linux, Metric, PerfBits, Pool, Reference, Register, Setting,
                                   Step, Term)
from ..model.naming import event_alias
from .only import EVERYWHERE, Among, resolve_only, resolve_only_of_event
from ..load.reader import Reader, expression, text_start
from ..base.record import copied, record, replace
from .register import reference, references, resolve_rule, settings
from .words import Words
from ..base.source import Problems, Where

UNSAID = -1  # derived later, if the description does not give it

_OLD = re.compile(r"old\s*(\||&\s*(?P<not>~))\s*(?P<bits>.+)\Z", re.DOTALL)
_PERF = re.compile(r"(config|config1|config2|config3):(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\Z")


def perf_words(space: str, registers: dict[str, Register], config: str) -> dict[str, str]:
    """The registers that are words of perf's attribute: that of `config`, and all of a perf block."""
    if space != "perf":
        return {config: "config"} if config else {}
    return {key: register.at["at"].text for key, register in registers.items() if "at" in register.at}


def resolve_terms(block: Reader, registers: dict[str, Register], words: dict[str, str]) -> dict[str, Term]:
    """The terms of event strings. Derives a term's place in perf's attribute if its register is one of perf's words."""
    result: dict[str, Term] = {}
    for name, reader in block.maps("terms"):
        fields = references(reader, "field")
        said = reader.map("linux", "place")
        is_listed = reader.text("linux") != "false"
        term = Term(**reader.described(), name=name, fields=fields, linux=is_listed, overlaps=reader.places("overlaps"),
                    place=perf_bits(said) if said is not None and is_listed else None,
                    condition=resolve_only(reader).condition, since=said.text("since") if said is not None else "")
        widths = []
        ranges: dict[str, list[tuple[int, int]]] = {}
        for field_reference in fields:
            register = registers.get(field_reference.register)
            field = register.by_name.get(field_reference.field) if register is not None else None
            if field is None:
                break
            widths.append(field_reference.width_in(field))
            if field_reference.register in words and field_reference.field_index is None:
                ranges.setdefault(words[field_reference.register], []).append((field.low, field.high))
        if term.place is None and is_listed and len(ranges) == 1:
            (word, bits), = ranges.items()
            if bits != sorted(bits):
                names = ([f.text for _, f in sorted(zip(bits, fields), key=lambda pair: pair[0])]
                         if len(bits) == len(fields) else [])
                block.problems.add(reader.where,
                                   f"the fields of term `{name}` are not in bit order, but Linux fills the lowest bits "
                                   "first", f"write `field: [{', '.join(names)}]`, or `linux: false`")
            term.place = PerfBits(word, joined(bits)) if len(bits) == len(fields) else None
        term.width = sum(widths) if widths else term.place.width if term.place is not None and not fields else 64
        result[name] = term
    return result


def joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Merges adjacent ranges, as kernels write them."""
    result: list[tuple[int, int]] = []
    for low, high in ranges:
        if result and result[-1][1] + 1 == low:
            low = result.pop()[0]
        result.append((low, high))
    return result


def perf_bits(reader: Reader) -> PerfBits | None:
    if not reader.has("place"):
        return None
    match = _PERF.match(reader.text("place"))
    if match is None:
        reader.problems.add(reader.place("place"), f"`{reader.text('place')}` is not a place in perf's config words",
                            "write `config:0-7`, `config1:16` or `config:0-7,21`, or `false` if Linux has no such term")
        return None
    spans = [text.span(part, "-") or (0, 0) for part in match[2].split(",")]
    if any(low > high or high > 63 for low, high in spans):
        reader.problems.add(reader.place("place"), f"`{reader.text('place')}` is not a bit range of a 64-bit config "
                                                   "word", "write LOW-HIGH with HIGH at most 63")
        return None
    return PerfBits(match[1], spans)


def resolve_steps(reader: Reader, key: str) -> list[Step]:
    result = []
    for entry in reader.map_list(key):
        kinds = [kind for kind in ("write", "modify", "barrier") if entry.has(kind)]
        if len(kinds) != 1:
            entry.problems.add(entry.where, "a step must be one of `write`, `modify` and `barrier`",
                               "write `{write: REGISTER, set: {FIELD: VALUE}}`, and one step for each action")
            continue
        node = entry.node_of(kinds[0])
        target = step_target(node, entry.problems) if kinds[0] != "barrier" and isinstance(node, Scalar) else None
        sets = settings(entry, "set")
        result.append(Step(where=entry.where, kind=of_old(kinds[0], sets, entry.problems), target=target,
                           barrier=entry.text("barrier"), set=sets, when=entry.expression("when")))
    return result


def of_old(kind: str, sets: list[Setting], problems: Problems) -> str:
    """The kind of a step. If its fields are set to `old | x` or `old & ~x`, it raises or lowers the bits of `x`, which
    become the values of the settings."""
    kinds = []
    for setting in sets:
        value, match = setting.value, _OLD.match(setting.value.text)
        if all(str(name) != "old" for name in value.names()):
            kinds.append(kind)
        elif kind != "modify":
            problems.add(value.where, f"`old` is the value that `{setting.text}` has, but `{kind}` does not read it",
                         "use `modify:`, which reads the register first")
        elif match is None or not is_of_old(value.expr, bits := parse(match["bits"])):
            problems.add(value.where, f"`{value.text}` is not a supported change of `{setting.text}`",
                         "write `old | x` to set the bits of x, or `old & ~x` to clear them")
        else:
            kinds.append("lower" if match["not"] else "raise")
            setting.value = Expression(match["bits"], bits, place_within(value.where, value.text, match.start("bits")))
    if len(set(kinds)) > 1 and len(kinds) == len(sets):
        other = next(setting for setting, one in zip(sets, kinds) if one != kinds[0])
        problems.add(other.where,
                     f"`{other.text}` and `{sets[0].text}` are changed in different ways: a step writes fields, sets "
                     "bits (`old | x`) or clears bits (`old & ~x`)", "write one step for each way")
    return kinds[0] if kinds else kind


def step_target(node: Scalar, problems: Problems) -> Reference | None:
    """The target of a step, which can also be `REGISTER[*]`: all elements."""
    whole = node.text.strip().removesuffix("[*]")
    every = whole != node.text.strip()
    target = reference(Scalar(node.where, whole, node.quoted), problems)
    if target is not None and every and target.index is not None:
        problems.add(node.where, f"`{node.text}` names one element and all elements", f"write `{target.register}[*]`")
        return None
    return replace(target, text=node.text, every=True) if target is not None and every else target


def resolve_defaults(block: Reader) -> list[Default]:
    return [Default(**r.described(), when=r.expression("when"), set=r.expressions("set"))
            for r in block.map_list("defaults")]


def resolve_pools(block: Reader) -> dict[str, Pool]:
    return {name: Pool(**r.described(), key=name, count=r.number("count"), when=r.expression("when"),
                       terms=r.texts("key"), program=resolve_steps(r, "program"), release=resolve_steps(r, "release"))
            for name, r in block.maps("pools")}


def resolve_counters(block: Reader) -> dict[str, Counter]:
    result = {}
    for name, reader in block.maps("counters"):
        counted = resolve_formula(reader)
        width, shown = reader.node_of("width"), reader.map("snapshot")
        probed = call(width) if isinstance(width, Scalar) and called(width) == "probed" else None
        many, present = how_many(reader, counted.first or 0)
        result[name] = Counter(
            **reader.described(), key=name,
            count=reader.number("count", UNSAID if counted.count is None else counted.count),
            count_at=reader.place("count"),
            width=reader.number("width", UNSAID), width_at=reader.place("width"),
            first=UNSAID if counted.first is None else counted.first,
            registers=counted.registers, joined=counted.joined, sum=counted.sum, only_first=counted.only_first,
            pages=counted.pages,
            snapshot=references(shown, "register") if shown else references(reader, "snapshot"),
            discover_snapshot=shown.expression("only") if shown else None,
            discover_shift=reader.expression("shift"),
            saturates=reader.flag("saturates"),
            allows=reader.expression("allows"), selects=reader.expression("selects"),
            runs=reader.expression("runs"), overflow=references(reader, "overflow"),
            top_rate=decimal(reader, "top_rate"),
            discover_count=many, present=present,
            discover_width=reader.expression("width") if isinstance(width, Scalar) and text.number(width.text) is None
            and probed is None else None,
            ones=bits_of_probed(probed) if probed is not None else None, ones_at=reader.place("width"),
            discover_rules=[resolve_rule(r) for r in reader.map_list("rules")],
            program=resolve_steps(reader, "program"), enable=resolve_steps(reader, "enable"),
            disable=resolve_steps(reader, "disable"))
    return result


@record
class Formula:
    """The parts of a counter's `register`."""

    registers: list[Reference]
    joined: int = 0                    # of two registers, the bit from which on the second holds the upper bits
    sum: bool = False
    only_first: bool = False           # all elements of the sum have the same value
    pages: bool = False                # the sum over the counter's element on each page
    first: int | None = None           # of a range of elements
    count: int | None = None


_OF_SEVERAL = re.compile(r"(sum|any)\((.*)\)\Z", re.DOTALL)
_JOINED = re.compile(r"(.*?)<<\s*(\w+)\s*\|(.*)\Z", re.DOTALL)
_RANGE = re.compile(r"(\w+)\[\s*(\w+)\s*-\s*(\w+)\s*\]\Z")
PATTERNS = ("write REGISTER, REGISTER[0-3], REGISTER[n].FIELD, `HIGH << 32 | LOW`, `sum(REGISTER[*])`, "
            "`sum(REGISTER[n])`, `sum(A, B)` or `any(REGISTER[*])`")


def resolve_formula(reader: Reader) -> Formula:
    """`register` of a kind of counters, which has one of a few forms."""
    node = reader.node_of("register")
    if not isinstance(node, Scalar):
        return Formula([])
    line, where, quoted = node.text.strip(), node.where, node.quoted

    def named(*parts: str) -> list[Reference]:
        found = (reference(Scalar(where, part.strip(), quoted), reader.problems) for part in parts)
        return [one for one in found if one is not None]

    if match := _RANGE.match(line):
        low, high = (text.number(part) for part in match.groups()[1:])
        if low is not None and high is not None:
            if low > high:
                reader.problems.add(node.where, f"the range of `{line}` is reversed",
                                    f"write `{match[1]}[{high}-{low}]`")
            return Formula(named(match[1]), first=low, count=max(high - low + 1, 1))
    if match := _OF_SEVERAL.match(line):
        parts = [part.strip() for part in match[2].split(",")]
        if len(parts) > 1 and match[1] == "sum":
            return Formula(named(*parts), sum=True)
        whole = parts[0].removesuffix("[*]")
        if len(parts) == 1 and whole != parts[0]:
            return Formula(named(whole), sum=True, only_first=match[1] == "any")
        if len(parts) == 1 and match[1] == "sum" and parts[0].endswith("[n]"):
            return Formula(named(parts[0].removesuffix("[n]")), sum=True, pages=True)
        reader.problems.add(node.where, f"`{line}` is not a counter formula", PATTERNS)
        return Formula([])
    if match := _JOINED.match(line):
        shift = text.number(match[2])
        if shift is None or not 0 < shift < 64:
            reader.problems.add(node.where, f"`{match[2]}` in `{line}` is not a number of bits from 1 to 63", PATTERNS)
        return Formula(named(match[3], match[1]), joined=shift or 1)
    return Formula(named(line))


def how_many(reader: Reader, first: int) -> tuple[Expression | None, Expression | None]:
    """`only` of a kind of counters: how many there are, from `n < NUMBER`, and which of them."""
    whole = reader.expression("only")
    if whole is None or first:
        return None, whole
    several = isinstance(whole.expr, Binary) and whole.expr.op == "and"
    limit, rest = ((whole.expr.left, whole.expr.right) if isinstance(whole.expr, Binary) and several
                   else (whole.expr, None))
    if not (isinstance(limit, Binary) and limit.op == "<" and isinstance(limit.left, Name) and str(limit.left) == "n"):
        return None, whole
    return replace(whole, expr=limit.right), replace(whole, expr=rest) if rest is not None else None


def bits_of_probed(probed: Call) -> int:
    """The width on the simulated device; 0 if it is missing."""
    return (text.number(probed.arguments[0].text) or 0) if len(probed.arguments) == 1 else 0


def decimal(reader: Reader, key: str) -> float:
    if not reader.has(key):
        return 0.0
    try:
        value = float(reader.text(key))
    except ValueError:
        value = -1.0
    if not 0 < value < 1e18:
        reader.problems.add(reader.place(key), f"`{key}` is `{reader.text(key)}`, but must be a number above 0",
                            "write a decimal number")
        return 0.0
    return value


def resolve_events(block: Reader, words: Words, among: Among | None = None) -> dict[str, Event]:
    """Events and sub-events. A sub-event inherits all but names and terms. `among`: what `only` can name; None: ignore
    `only`."""
    problems, events = block.problems, _Events(block, words, among)
    for member, subs in _described(block):
        node = member.node
        if subs is None:
            events.add(member, node, [(node, "")])
            continue
        inherited = Map(node.where, {k: v for k, v in node if k not in ("sub", "is", "linux", "aliases")}, node.keys)
        merged: dict[int, Map] = {}    # members of an array have one node
        for sub in subs:
            if not sub.terms and sub.node.get("is") is None:
                problems.add(sub.node.where, f"`{sub.name}` has no `is`", "add `is:` (the terms added to the event's)")
            if id(sub.node) not in merged:
                if "sub" in sub.node.items:
                    problems.add(sub.node.keys["sub"], f"`{sub.name}` is a sub-event, which cannot have sub-events",
                                 "move them to the event")
                whole = merge(inherited, sub.node, "", problems)
                assert isinstance(whole, Map)
                merged[id(sub.node)] = whole
            events.add(Member(f"{member.name}.{sub.name}", sub.node, member.terms | sub.terms,
                              member.places | sub.places), merged[id(sub.node)],
                       [(sub.node, ""), (node, f".{sub.name}")], node if sub.node.get("text") is not None else None)
    return events.named


def count_events(block: Reader) -> int:
    """The number of events, with sub-events."""
    return len({name for member, subs in _described(block)
                for name in ([member.name] if subs is None else [f"{member.name}.{sub.name}" for sub in subs])})


def _described(block: Reader) -> Iterator[tuple[Member, list[Member] | None]]:
    """Each event, with its sub-events if it has them; then it is only their head."""
    parts = _Parts(block.problems)
    for member in _families(block.node_of("events"), block.problems, {}):
        subs = member.node.get("sub")
        yield member, parts.of(subs, member) if isinstance(subs, Map) else None


def _families(node: Node | None, problems: Problems, numbers: dict[str, int]) -> list[Member]:
    entries = [(name, value) for name, value in node if isinstance(value, Map)] if isinstance(node, Map) else []
    return [member for name, value in entries for member in family(name, value, problems, numbers)]


class _Parts:
    """The sub-events of an event. Members of an array share them, unless an expression uses the index."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.last: tuple[Node, list[Member]] | None = None

    def of(self, subs: Map, member: Member) -> list[Member]:
        if self.last is None or self.last[0] is not subs or uses(subs, member.numbers):
            self.last = subs, _families(subs, self.problems, member.numbers)
        return self.last[1]


class _Events:
    """The events of a block. Members of an array share a node, which is read once, unless its texts use the index."""

    def __init__(self, block: Reader, words: Words, among: Among | None) -> None:
        self.words, self.among = words, among
        self.named: dict[str, Event] = {}
        self.problems = block.problems
        self.patterns = block.places("aliases")
        self.last: tuple[Map, Event, str, str] | None = None  # a node, its event, and its own `linux` and `text`

    def add(self, member: Member, node: Map, aliasing: list[tuple[Map, str]], whole: Map | None = None) -> None:
        """`aliasing`: nodes that may have aliases, and the suffix of each; `whole`: the event of a sub-event that has
        its own text."""
        name = member.name
        if name in self.named:
            line, _ = self.named[name].where.source.position(self.named[name].where.offset)
            self.problems.misnamed(node.where, f"event `{name}` is described twice (also in line {line})",
                                   "rename one of them")
            return
        if not member.terms and "is" not in node.items and not isinstance(node.items.get("counters"), Map):
            self.problems.add(node.where, f"event `{name}` has no terms",
                              "add `is:` (`event=0x35,umask=0x03`), or `counters: {KIND: 0}` if a counter counts only "
                              "this event")
        if self.last is not None and self.last[0] is node:
            event, linux, given = copied(self.last[1]), *self.last[2:]
        else:
            event = _event(Reader(node, self.problems),
                           Reader(whole, self.problems).text("text") if whole else "", self.among)
            linux, given = event.linux, event.text
        self.last = node, event, linux, given
        event.name, event.aliases = name, self._aliases(name, aliasing)
        if not given or len(aliasing) > 1 and whole is None:    # no text of its own
            event.text = self.words.sentence(name, given)
        event.terms, event.term_places = member.terms, member.places
        event.linux = name if linux == "true" else linux
        self.named[name] = event

    def _aliases(self, name: str, aliasing: list[tuple[Map, str]]) -> dict[str, Where]:
        """The aliases of the event and of the event that it is a part of, else those that the block gives every
        event."""
        given = [(Reader(node, self.problems), behind) for node, behind in aliasing if "aliases" in node.items]
        if given:
            return {alias + behind: place for reader, behind in given
                    for alias, place in reader.places("aliases").items()}
        return {event_alias(pattern, name): place for pattern, place in self.patterns.items()}


def _event(reader: Reader, family: str, among: Among | None) -> Event:
    """An event without name and terms."""
    given = reader.node.items  # of many keys most events say three
    said = defaultdict(str, {key: reader.text(key) for key in given})
    inner = reader.map("linux") if "linux" in given else None
    only = EVERYWHERE if among is None else resolve_only_of_event(reader, among) if "only" in given else among.block
    return Event(
        where=reader.where, name="", aliases={}, text=said["text"], family=family, source=said["source"],
        note=said["note"],
        terms={}, term_places={}, counters=counter_mask(reader, "counters") if "counters" in given else 0,
        counters_of=counter_masks(reader) if "counters" in given else {},
        instances=only.instances, needs=reader.texts("needs") if "needs" in given else [],
        linux=inner.text("name", "true") if inner else said["linux"],
        linux_string=inner.exact("string") if inner else "", scale=said["scale"], unit=said["unit"],
        variants=only.variants, condition=only.condition, since=inner.text("since") if inner else "")


def counter_masks(reader: Reader) -> dict[str, int]:
    """`{general: 0-1, fixed: 0}`."""
    node, inner = reader.node_of("counters"), reader.map("counters")
    return {name: counter_mask(inner, name) for name, _ in node} if isinstance(node, Map) and inner is not None else {}


def counter_mask(reader: Reader, key: str) -> int:
    node = reader.node_of(key)
    if node is None or isinstance(node, Map):
        return 0
    if isinstance(node, Scalar):
        low, high = text.span(node.text, "-") or (0, 0)
        numbers = list(range(low, min(high, 64) + 1))
    else:
        numbers = reader.numbers(key)
    if any(n > 63 for n in numbers) or (node is not None and not numbers):
        reader.problems.add(reader.place(key), "counters are numbered 0 to 63", "write `0-3` or [0, 2]")
        return 0
    return sum(1 << n for n in set(numbers))


def resolve_metrics(block: Reader) -> dict[str, Metric]:
    result = {}
    for name, reader in block.maps("metrics"):
        formula = reader.expression("formula", real=True)
        if formula is not None:
            result[name] = Metric(**reader.described(), name=name, formula=formula, unit=reader.text("unit"),
                                  aggregate=reader.text("aggregate", "mean"), view=reader.text("view"),
                                  limit=resolve_limit(reader.map("limit")))
    return result


def resolve_limit(limit: Reader | None) -> Limit | None:
    return None if limit is None else Limit(where=limit.place("within"), above=decimal(limit, "above"),
                                            within=limit.text("within"), source=limit.text("source"))


def device_numbers(device: Scalar, known: set[str], problems: Problems) -> list[Expression]:
    """The expressions in brackets of a device name that are no known index."""
    found = []
    for inside in PLACE.finditer(device.text):
        text, place = without_form(inside[1]), place_within(text_start(device), device.text, inside.start(1))
        index = index_of(text)
        if ":" in text:
            problems.add(place, f"`<{inside[1]}>` is not a number",
                         f"write `<{text.partition(':')[0]}:x>` for one in hex")
        elif index is None or index.name not in known:
            found.append(expression(Scalar(place, text), problems))
    return [number for number in found if number is not None]


def resolve_linux(block: Reader, known: set[str]) -> Linux | None:
    reader = block.map("linux")
    if reader is None:
        return None
    device = reader.node_of("device")
    return Linux(
        numbers=device_numbers(device, known, reader.problems) if isinstance(device, Scalar) else [],
        dropped={release: {name: inner.number(name) for name, _ in inner.node}
                 for release, inner in reader.maps("dropped")},
        where=reader.where, device=reader.text("device"), config=reader.text("config"), all_events=reader.has("events"),
        some_events=reader.text("events") == "some", together=reader.expression("together"),
        event_string=reader.exact("event_string"), instance=reader.expressions("instance"),
        driver=reader.text("driver"),
        since=reader.text("since"), note=reader.text("note"), source=reader.text("source"),
        identifier=reader.text("identifier"))
