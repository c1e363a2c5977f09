"""`upgrade`: rewrites descriptions of version 1 of the language in version 2.

It edits the text at the positions of YAML's nodes, which keeps comments, order and layout. It writes the files only if
none of them has a mistake afterwards.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import yaml

from generator.model.address import encoding_text, step_text
from generator.commands.commands import Loaded, find, read, refused, within
from generator.base.expression import of_old
from generator.load.tree import load, read_source
from generator.model.model import OPERANDS
from generator.base.quoting import quoted
from generator.base.source import Fatal, Problems, Source
from generator.base.text import as_name
from generator.base.text import number as as_number
from generator.base.text import span as span_of
from generator.base.write import write

Rule = Callable[["Text"], None]


class Text:
    """A description's text, and the tree of YAML's parser, whose nodes have positions."""

    def __init__(self, text: str, bases: dict[str, yaml.MappingNode] | None = None, is_old: bool = True) -> None:
        self.text, self.is_old = text, is_old
        self.bases = bases or {}                     # of all files, before the upgrade
        self.starts = Source("", text).line_starts
        self.root: yaml.MappingNode = yaml.compose(text, Loader=_Loader)
        self.edits: dict[tuple[int, int], str] = {}  # by span, so that a node with aliases is edited once
        self.removed: dict[int, set[int]] = {}       # removed entries of each map in braces, by the map's id

    # ---- Reading ----

    def offset(self, mark: yaml.Mark) -> int:
        line, column = int(mark.line), int(mark.column)
        return min(self.starts[line] + column, len(self.text)) if line < len(self.starts) else len(self.text)

    def span(self, node: yaml.Node) -> tuple[int, int]:
        """Returns start and end of a node. The end mark of a block map or list is the start of the next node, so that
        its last part is used."""
        start = self.offset(node.start_mark)
        if not isinstance(node, yaml.ScalarNode) and not node.flow_style and node.value:
            end = start
            for item in node.value:
                inner = item[1] if isinstance(item, tuple) else item
                alias = re.compile(r"\*[\w-]+").search(self.text, end) if self.offset(inner.start_mark) < end else None
                end = alias.end() if alias is not None else self.span(inner)[1]
            return start, end
        end = self.offset(node.end_mark)
        return start, start + len(self.text[start:end].rstrip())

    def raw(self, node: yaml.Node) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def blocks(self) -> Iterator[yaml.MappingNode]:
        """The bases and the blocks."""
        return (block for key in ("bases", "blocks") for _, block in maps(get(self.root, key)))

    def all(self, *sections: str) -> Iterator[yaml.MappingNode]:
        """The entries of these sections of every block."""
        return (thing for block in self.blocks() for section in sections for _, thing in maps(get(block, section)))

    def steps(self) -> Iterator[yaml.MappingNode]:
        """Every step, of sequences, counters, pools and errata."""
        for holder in [*(get(block, "sequences") for block in self.blocks()), *self.all("counters", "pools", "errata")]:
            for _, steps in items(holder):
                if isinstance(steps, yaml.SequenceNode):
                    yield from (step for step in steps.value if isinstance(step, yaml.MappingNode))

    # ---- Editing ----

    def put(self, node: yaml.Node, text: str) -> None:
        """Replaces a value; keeps its anchor."""
        anchor = re.match(r"&\S+\s+", self.raw(node))
        self.edits[self.span(node)] = (anchor[0] if anchor else "") + text

    def is_alias(self, key: yaml.Node, value: yaml.Node) -> bool:
        return self.offset(value.start_mark) < self.offset(key.end_mark)

    def alias(self, key: yaml.Node) -> tuple[int, int]:
        """The span of the alias that is a key's value."""
        match = re.compile(r"\*[\w-]+").search(self.text, self.offset(key.end_mark))
        assert match is not None
        return match.span()

    def end(self, key: yaml.Node, value: yaml.Node) -> int:
        """The end of an entry of a map."""
        return self.alias(key)[1] if self.is_alias(key, value) else self.span(value)[1]

    def rename(self, holder: yaml.MappingNode, key: str, name: str) -> None:
        """Renames a key, if the map has it."""
        if get(holder, key) is not None:
            self.put(entry(holder, key)[0], name)

    def remove(self, holder: yaml.MappingNode, key: str) -> None:
        """Removes an entry, if the map has it, and its line if nothing else is on it."""
        place = next((number for number, (name, _) in enumerate(holder.value) if name.value == key), None)
        if place is None:
            return
        if holder.flow_style:
            removed = self.removed.setdefault(id(holder), set())
            removed.add(place)
            first, last = place, place
            while first - 1 in removed:
                first -= 1
            while last + 1 in removed:
                last += 1
            for run in range(first, last + 1):  # removed neighbours share one comma
                begin, end = self.offset(holder.value[run][0].start_mark), self.end(*holder.value[run])
                self.edits = {span: text for span, text in self.edits.items()
                              if text or not begin < span[1] <= end and span[0] != begin}
            start, end = self.offset(holder.value[first][0].start_mark), self.end(*holder.value[last])
            if last + 1 < len(holder.value):
                end = self.offset(holder.value[last + 1][0].start_mark)
            elif first:
                start = self.end(*holder.value[first - 1])
            self.edits[start, end] = ""
            return
        start, end = self.offset(holder.value[place][0].start_mark), self.end(*holder.value[place])
        line = self.starts[holder.value[place][0].start_mark.line]
        rest = self.text[end:self.text.find("\n", end)]
        if self.text[line:start].strip():  # after `- `: the next entry moves here
            end = self.offset(holder.value[place + 1][0].start_mark) if place + 1 < len(holder.value) else end
        elif not rest.strip():
            start, end = line, self.text.find("\n", end) + 1 or len(self.text)
        self.edits[start, end] = ""

    def add(self, holder: yaml.MappingNode, behind: str, line: str) -> None:
        """Adds `key: value` after another entry of a map."""
        name, value = entry(holder, behind)
        end = self.end(name, value)
        self.edits[end, end] = f", {line}" if holder.flow_style else f"\n{' ' * name.start_mark.column}{line}"

    def edited(self) -> str:
        result, done = [], 0
        for (start, end), text in sorted(self.edits.items()):
            assert start >= done, "two edits of one place"
            result += [self.text[done:start], text]
            done = end
        return "".join(result) + self.text[done:]


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Loads scalars as text, without YAML's types."""

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


# ---- The rules, each for some keys of version 1 ----

def version(text: Text) -> None:
    node = get(text.root, "pmureg")
    if node is not None and node.value == "1":
        text.put(node, "2")


# Keys with another name, or none: the section ("" for the block itself), the key of version 1, its name now.
NAMES = (("", "selectors", "banks"), ("", "present", "only"), ("registers", "behind", "bank"),
         ("registers", "region", "page"), ("registers", "device", "page"), ("terms", "condition", "only"),
         ("errata", "condition", "only"), ("counters", "free", ""), ("selectors", "barrier", ""),
         ("banks", "barrier", ""))


def renamed(text: Text) -> None:
    """Renames and removes keys whose values stay, and metrics' `adds_up`."""
    for section, key, name in NAMES:
        for thing in list(text.all(section) if section else text.blocks()):
            if name:
                text.rename(thing, key, name)
            else:
                text.remove(thing, key)
    text.rename(text.root, "discovery", "pmon")
    for metric in text.all("metrics"):
        adds_up = get(metric, "adds_up")
        if adds_up is not None and adds_up.value == "true":
            text.rename(metric, "adds_up", "aggregate")
            text.put(adds_up, "sum")
        else:
            text.remove(metric, "adds_up")


SERVING = ("takes", "counter", "allows", "shares")


def counters_of_events(text: Text) -> None:
    """Joins `takes`, `counter` and `shares` of counters in `allows`, and `on` of events in `counters`.

    A kind without `allows` counts the events that no other kind allows. So if kinds shared events, the others that
    have none of these keys get `allows: true`.
    """
    for block in text.blocks():
        named = dict(maps(get(block, "counters")))
        kinds = list(named.values())
        taking = [expression(text, counter, "takes") for counter in kinds if get(counter, "takes") is not None
                  and get(counter, "shares") is None]
        shared = any(get(counter, "shares") is not None for counter in kinds)
        for counter in kinds:
            if any(get(counter, key) is not None for key in SERVING):
                serve(text, counter, taking)
            elif shared and get(counter, "register") is not None:
                text.add(counter, "register", "allows: true")
        inherited = {name: counter for base in bases_of(text, block) for name, counter in maps(get(base, "counters"))}
        for name, counter in inherited.items() if taking else ():
            own = named.get(name)
            if (get(counter, "takes") is not None or not allowed(counter) or own is not None
                    and any(get(own, key) is not None for key in SERVING)):
                continue
            line = "allows: " + quoted(" and ".join([part(allowed(counter)), *(f"not ({other})" for other in taking)]))
            if own is not None:
                text.add(own, own.value[0][0].value, line)
            else:
                text.add(entry(block, "counters")[1], list(named)[-1], f"{name}: {{{line}}}")
        for _, event in events_of(block):
            on, counters = get(event, "on"), get(event, "counters")
            if on is not None:
                count = get(named.get(on.value), "count")
                numbers = (text.raw(counters) if counters is not None else f"0-{int(count.value, 0) - 1}"
                           if count is not None else "0")
                text.put(on, f"{{{text.raw(on)}: {numbers}}}")
                text.rename(event, "on", "counters")
                text.remove(event, "counters")


def bases_of(text: Text, block: yaml.MappingNode) -> Iterator[yaml.MappingNode]:
    """The bases of a block; a base follows its own bases."""
    base = get(block, "base")
    for one in base.value if isinstance(base, yaml.SequenceNode) else [base] if base is not None else []:
        if one.value in text.bases:
            yield from bases_of(text, text.bases[one.value])
            yield text.bases[one.value]


def allowed(counter: yaml.MappingNode) -> str:
    """The condition in `counter` or `allows` of a counter kind."""
    number, allows, first = (get(counter, key) for key in ("counter", "allows", "first"))
    if number is not None:
        return f"n == {number.value}" if first is None else f"n - {first.value} == {number.value}"
    return " ".join(allows.value.split()) if allows is not None else ""


def serve(text: Text, counter: yaml.MappingNode, taking: list[str]) -> None:
    """Joins the conditions of a kind in `allows`. `taking`: the conditions of kinds with `takes`."""
    takes, rest = expression(text, counter, "takes"), allowed(counter)
    others = [] if takes else [f"not ({other})" for other in taking]
    parts = [part(takes)] * bool(takes) + [part(rest)] * bool(rest) + others
    said = [key for key in SERVING if get(counter, key) is not None]
    if said == ["allows"] and not others:
        return
    whole = " and ".join(parts) if len(parts) > 1 else takes or rest
    keep = next((key for key in ("takes", "counter", "allows") if key in said), None)
    for key in said:
        if key != keep:
            text.remove(counter, key)
    if keep is not None:
        node = get(counter, keep)
        assert node is not None
        text.put(node, inline(whole))
        text.rename(counter, keep, "allows")


def expression(text: Text, holder: yaml.Node, key: str) -> str:
    node = get(holder, key)
    return " ".join(node.value.split()) if node is not None else ""


def part(expr: str) -> str:
    """An expression as an operand of `and`."""
    return (f"({expr})" if re.search(r"\b(or|if)\b", expr) and not (expr.startswith("(") and expr.endswith(")"))
            else expr)


def overlaps(text: Text) -> None:
    """`alias: true` of a term becomes `overlaps`, with the terms that have the same bits."""
    for block in text.blocks():
        terms = dict(maps(get(block, "terms")))
        inherited = [dict(maps(get(base, "terms"))) for base in bases_of(text, block)]
        every = {name: [known[name] for known in (*inherited, terms) if name in known] for known in (*inherited, terms)
                 for name in known}
        for name, term in terms.items():
            alias = get(term, "alias")
            shared = [other for other, parts in every.items() if other != name
                      and not any(get(part, "alias") is not None for part in parts)
                      and bits_of(every[name]) & bits_of(parts)] if alias is not None else []
            if alias is not None and alias.value == "true" and shared:
                text.rename(term, "alias", "overlaps")
                text.put(alias, f"[{', '.join(shared)}]")
            else:
                text.remove(term, "alias")


def bits_of(parts: list[yaml.MappingNode]) -> set[str]:
    """The bits of perf's attribute and the fields of a term. `parts`: the term in the bases and in the block."""
    said = {key: value for part in parts for key, value in items(part)}
    fields = [node for key in ("field", "fields") if key in said for node in listed(said[key])]
    place = said.get("perf", said.get("linux"))
    word, _, spans = str(place.value if isinstance(place, yaml.ScalarNode)
                         else getattr(get(place, "place"), "value", "")).partition(":")
    ends = [span.partition("-")[::2] for span in spans.split(",") if span]
    return {field.value for field in fields} | {f"{word}:{bit}" for low, high in ends
                                                for bit in range(int(low), int(high or low) + 1)}


def listed(node: yaml.Node) -> list[yaml.Node]:
    return list(node.value) if isinstance(node, yaml.SequenceNode) else [node]


def linux_of_terms(text: Text) -> None:
    """Joins `field` and `fields` of a term, and `perf`, `linux` and `since`."""
    for term in text.all("terms"):
        field, place, since, listed = get(term, "field"), get(term, "perf"), get(term, "since"), value_of(term, "linux")
        if get(term, "fields") is not None and (field is None or field.value == "~"):
            text.rename(term, "fields", "field")
            text.remove(term, "field")
        if listed == "true" or listed == "false" and place is not None:
            text.remove(term, "linux")
        if place is not None:
            text.rename(term, "perf", "linux")
            text.put(place, "false" if listed == "false"
                     else f"{{place: {text.raw(place)}, since: {text.raw(since)}}}" if since is not None
                     else text.raw(place))
            text.remove(term, "since")
        elif since is not None:
            text.rename(term, "since", "linux")
            text.put(since, f"{{since: {text.raw(since)}}}")


def short_terms(text: Text) -> None:
    """Writes the field alone for a term with no other key."""
    for term in text.all("terms"):
        if [key for key, _ in items(term)] == ["field"] and term.flow_style and value_of(term, "field") != "~":
            text.put(term, text.raw(entry(term, "field")[1]))


def linux_of_blocks(text: Text) -> None:
    """`perf` of a block becomes `linux`: line ends stand in the strings, the choice of a unit is an expression."""
    for block in text.blocks():
        linux = get(block, "perf")
        holders = [block, *reversed([*bases_of(text, block)])]
        told = [found for holder in holders for found in (get(holder, "perf"), get(holder, "linux"))
                if isinstance(found, yaml.MappingNode)]
        ended = next((node.value == "true" for found in told if (node := get(found, "event_newline")) is not None),
                     True)
        text.rename(block, "perf", "linux")
        if isinstance(linux, yaml.MappingNode):
            string = get(linux, "event_string")
            inherited = next((node for found in told[1:] if (node := get(found, "event_string")) is not None), None)
            if string is not None:
                text.put(string, with_end(string.value, ended))
            if string is None and get(linux, "event_newline") is not None and inherited is not None:
                text.rename(linux, "event_newline", "event_string")
                text.put(entry(linux, "event_newline")[1], with_end(inherited.value, ended))
            else:
                text.remove(linux, "event_newline")
            choice = get(linux, "instance")
            if get(choice, "values") is not None and get(choice, "term") is not None:
                numbers = {name: node.value for name, node in items(get(choice, "values"))}
                text.put(choice, f"{{{value_of(choice, 'term')}: {number_of(block, numbers)}}}")
        for _, event in events_of(block) if any(get(holder, "perf") is not None for holder in holders) else ():
            string = get(get(event, "linux"), "string")
            if string is not None:
                text.put(string, with_end(string.value, ended))


def with_end(string: str, ended: bool) -> str:
    return quoted(string)[:-1] + "\\n" * ended + '"'


def number_of(block: yaml.MappingNode, numbers: dict[str, str]) -> str:
    """An expression over the numbers of an instance. `numbers`: its value for each instance, by name."""
    units = get(block, "instances")
    told = [dict(items(unit)) for unit in units.value] if isinstance(units, yaml.SequenceNode) else []
    keys = [key for key in (told[0] if told else ()) if key not in ("name", "devices")]
    for key in keys:
        if all(unit[key].value == numbers.get(unit["name"].value) for unit in told):
            return key
    return (" else ".join(f"{numbers.get(unit['name'].value, 0)}"
                          + (f" if {' and '.join(f'{key} == {unit[key].value}' for key in keys)}"
                             if unit is not told[-1] else "") for unit in told) or "0")


def links(text: Text) -> None:
    """Moves the address of a document behind its text in `sources`."""
    sources, addresses = get(text.root, "sources"), items(get(text.root, "links"))
    for tag, address in addresses:
        node = get(sources, tag)
        if node is None or not isinstance(node, yaml.ScalarNode):
            return
        raw = text.raw(node)
        if node.style in ("'", '"'):
            text.put(node, f"{raw[:-1]} {address.value}{raw[-1]}")
        elif node.style or set(address.value) & set(",[]{}#"):
            text.put(node, quoted(f"{' '.join(node.value.split())} {address.value}"))
        else:
            text.put(node, f"{raw} {address.value}")
    if addresses:
        text.remove(text.root, "links")


def only(text: Text) -> None:
    """`condition`, `variants`, `instances`, `since` and `removed` become `only`."""
    for block in text.blocks():
        told = {name: said for _, register in maps(get(block, "registers"))
                for name, said in revised(text, register).items()}
        declare(text, block, told)
        for _, event in events_of(block):
            only_of_event(text, block, event)
    for name, layout in maps(get(text.root, "layouts")):
        told = revised(text, layout)
        for block in text.blocks():
            if any(value_of(register, "layout") == name for _, register in maps(get(block, "registers"))):
                declare(text, block, told)


def revised(text: Text, register: yaml.MappingNode) -> dict[str, str]:
    """Replaces the versions of a register, or of a layout, and of its fields by conditions. Returns their names and
    texts."""
    told = {}
    for thing in [register, *(field for _, field in maps(get(register, "fields")))]:
        text.rename(thing, "condition", "only")
        for key, before, meaning in (("since", "", "it has what {} brought"),
                                     ("removed", "before_", "it is as before {}")):
            node = get(thing, key)
            if node is not None:
                name = as_name(before + node.value.replace(" ", "_"))
                told[name] = meaning.format(node.value)
                text.rename(thing, key, "only")
                text.put(node, name)
    return told


def declare(text: Text, block: yaml.MappingNode, told: dict[str, str]) -> None:
    """Adds conditions that have only a text, unless the block has one of the name."""
    known = get(block, "conditions")
    told = {name: said for name, said in told.items() if get(known, name) is None}
    if told and isinstance(known, yaml.MappingNode):
        for name, said in told.items():
            text.add(known, known.value[-1][0].value, f"{name}: {said}")
    elif told:
        text.add(block, block.value[0][0].value,
                 f"conditions: {{{', '.join(f'{name}: {quoted(said)}' for name, said in told.items())}}}")


def only_of_event(text: Text, block: yaml.MappingNode, event: yaml.MappingNode) -> None:
    condition, variants, instances = (get(event, key) for key in ("condition", "variants", "instances"))
    parts = [condition.value] if condition is not None else []
    if isinstance(variants, yaml.SequenceNode):
        parts.append(" or ".join(item.value for item in variants.value))
    if isinstance(instances, yaml.SequenceNode):
        parts.append(units_alone(block, [item.value for item in instances.value]))
    keys = [key for key in ("condition", "variants", "instances") if get(event, key) is not None]
    if keys and all(parts):
        for key in keys[1:]:
            text.remove(event, key)
        text.rename(event, keys[0], "only")
        text.put(entry(event, keys[0])[1],
                 " and ".join(f"({part})" if " or " in part and len(parts) > 1 else part for part in parts))
    linux = get(event, "linux")
    releases = {new: node.value for old, new in (("since", "since"), ("removed", "until"))
                if (node := get(event, old)) is not None}
    if releases and linux is not None:
        text.remove(event, "since")
        text.remove(event, "removed")
        said = "".join(f", {key}: {value}" for key, value in releases.items())
        text.put(linux, f"{{{said[2:]}}}" if linux.value == "true" else f"{text.raw(linux)[:-1]}{said}}}"
                 if isinstance(linux, yaml.MappingNode) else f"{{name: {text.raw(linux)}{said}}}")


def units_alone(block: yaml.MappingNode, names: list[str]) -> str:
    """An expression over the numbers of an instance that holds for these units alone; "" if there is no short one."""
    listed = get(block, "instances")
    if isinstance(listed, yaml.MappingNode) and len(listed.value) == 1:
        return " or ".join(f"{listed.value[0][0].value} == {name}" for name in names)
    units = [dict(items(unit)) for unit in listed.value] if isinstance(listed, yaml.SequenceNode) else []
    for key in {key for unit in units for key in unit} - {"name", "devices"}:
        values = {unit[key].value for unit in units if unit["name"].value in names}
        if values and all((unit[key].value in values) == (unit["name"].value in names) for unit in units):
            return " or ".join(f"{key} == {value}" for value in sorted(values))
    return ""


def steps(text: Text) -> None:
    """`raise` and `lower` become `modify`, with `old | x` and `old & ~x`."""
    for step in text.steps():
        for kind in ("raise", "lower"):
            if get(step, kind) is None:
                continue
            text.rename(step, kind, "modify")
            new = [(place, value, of_old(kind, expression(text, step_set, place))) for step_set in [get(step, "set")]
                   if isinstance(step_set, yaml.MappingNode)
                   for place, value in items(step_set)]
            if new and text.is_alias(*entry(step, "set")):    # another step may write the same bits
                text.edits[text.alias(entry(step, "set")[0])] = (
                    "{" + ", ".join(f"{inline(place)}: {inline(said)}" for place, _, said in new) + "}")
                continue
            for _, value, said in new:
                text.put(value, inline(said))


def encodings(text: Text) -> None:
    """The operands of a system register become one word, as assemblers write it."""
    for register in text.all("registers"):
        at = {name: " ".join(value.value.split()) for name, value in items(get(register, "at"))}
        if at.keys() == OPERANDS.keys():
            text.put(entry(register, "at")[1],
                     encoding_text({name: str(int(value, 0)) if as_number(value) is not None else value
                                    for name, value in at.items()}))


def field_arrays(text: Text) -> None:
    """`each` and `first` of a field become `array`: the number of elements, or the first and last index."""
    holders = [*text.all("registers"), *(layout for _, layout in maps(get(text.root, "layouts")))]
    made: dict[int, str] = {}
    pairs = [pair for fields in (get(holder, "fields") for holder in holders) if isinstance(fields, yaml.MappingNode)
             for pair in fields.value]
    for bits, field in sorted(pairs, key=lambda pair: text.is_alias(*pair)):
        each, first, name, span = get(field, "each"), get(field, "first"), get(field, "name"), span_of(bits.value, ":")
        if each is None or name is None or span is None or as_number(each.value) in (None, 0):
            continue
        low, count = int(first.value, 0) if first is not None else 0, (span[0] - span[1] + 1) // int(each.value, 0)
        said = f"{{{name.value.partition('<')[2].partition('>')[0]}: {low}-{low + count - 1}}}" if low else str(count)
        if made.setdefault(id(field), said) != said:    # an alias for a range of another width has another count
            text.edits[text.alias(bits)] = re.sub(
                r"\beach: *\w+", f"array: {said}",
                re.sub(r"^&\S+\s+|\bfirst: *\w+, *|, *first: *\w+", "", text.raw(field)))
            continue
        text.rename(field, "each", "array")
        text.put(each, said)
        text.remove(field, "first")


OF_ARRAY = ("count", "stride", "index", "first", "places")    # keys of an index in version 1


def arrays(text: Text) -> None:
    """`array` says how many elements there are, and `at` where they are. A register inherits the strides of its
    bases."""
    for block in text.blocks():
        bases = list(bases_of(text, block))
        strides(text, block, [*bases, block])
        for name, register in maps(get(block, "registers")):
            above = [known for base in bases for key, known in maps(get(base, "registers")) if key == name]
            array, at = get(register, "array"), get(register, "at")
            said, inherited = elements_of([*above, register]), elements_of(above)
            place = placed([*above, register])
            moved = ((at is not None or array is not None)
                     and place not in (at.value.strip() if isinstance(at, yaml.ScalarNode) else "", placed(above))
                     and not isinstance(at, yaml.SequenceNode))
            if array is not None and is_of_version_1(array):
                if said == inherited and moved and at is None:
                    text.rename(register, "array", "at")
                    text.put(array, place)
                    continue
                if said == inherited:
                    text.remove(register, "array")
                else:
                    text.put(array, said)
            if moved and at is not None:
                text.put(at, place)
            elif moved:
                text.add(register, "array", f"at: {place}")


def is_of_version_1(array: yaml.Node) -> bool:
    return (isinstance(array, yaml.SequenceNode) or isinstance(array, yaml.MappingNode)
            and all(key in OF_ARRAY for key, _ in items(array)))


def dimensions(parts: list[yaml.MappingNode]) -> list[dict[str, str]]:
    """The indices of an array, each with its keys of version 1. A part overrides those before it."""
    found: list[dict[str, str]] = []
    for node in (get(part, "array") for part in parts):
        if isinstance(node, yaml.MappingNode) and is_of_version_1(node):
            one = {key: value.value if isinstance(value, yaml.ScalarNode)
                   else ", ".join(item.value for item in value.value) for key, value in items(node)}
            found = [{**(found[0] if len(found) == 1 else {}), **one}]
        elif isinstance(node, yaml.ScalarNode):
            found = [{**(found[0] if len(found) == 1 else {}), "count": node.value}]
        elif isinstance(node, yaml.SequenceNode):
            found = [{key: value.value for key, value in items(one)} for one in node.value]
        elif node is not None:
            spans = [(index, value.value.partition("-")) for index, value in items(node)]
            found = [{"index": index, "first": low, "count": str(int(high) - int(low) + 1)} if high
                     else {"index": index, "count": low} for index, (low, _, high) in spans]
    return found


def elements_of(parts: list[yaml.MappingNode]) -> str:
    """`4`, `{n: 3-31}` or `{e: 4, w: 3}`; "" without an array."""
    found = []
    for one in dimensions(parts):
        first = int(one.get("first", "0"), 0)
        count = int(one.get("count", str(1 + one.get("places", "").count(","))), 0)
        found.append((one.get("index", "n"), f"{first}-{first + count - 1}" if first else str(count)))
    plain = len(found) == 1 and found[0][0] == "n" and "-" not in found[0][1]
    return found[0][1] if plain else f"{{{', '.join(f'{index}: {span}' for index, span in found)}}}" if found else ""


def placed(parts: list[yaml.MappingNode]) -> str:
    """`at`, plus the step of each index; or the list of places."""
    listed = [one["places"] for one in dimensions(parts) if "places" in one]
    at = [node for part in parts for node in [get(part, "at")] if node is not None]
    if listed or not at or not isinstance(at[-1], yaml.ScalarNode):
        return f"[{listed[0]}]" if listed else ""
    steps = [step_text(one["stride"], one.get("index", "n"), int(one.get("first", "0"), 0)) for one in dimensions(parts)
             if as_number(one.get("stride", "0"))]
    return summed(at[-1].value.strip(), steps)


def summed(at: str, steps: list[str]) -> str:
    """The sum of an address and steps, as text."""
    if not steps:
        return at
    return " + ".join([*([f"({at})" if re.search(r"[|&^]|<<|>>|\bif\b", at) else at] if as_number(at) != 0 else []),
                       *steps])


def strides(text: Text, block: yaml.MappingNode, parts: list[yaml.MappingNode]) -> None:
    """The block's `stride`, from one unit to the next, becomes a part of its `at`."""
    said = {index: value.value for part in parts for index, value in items(get(part, "stride"))}
    own, at = get(block, "stride"), get(block, "at")
    above = [node for part in parts for node in [get(part, "at")] if node is not None]
    if own is None and (at is None or not said):
        return
    place = summed(above[-1].value.strip() if above else "0",
                   [step_text(stride, index, 0) for index, stride in said.items() if as_number(stride)])
    if at is not None:
        text.put(at, place)
        text.remove(block, "stride")
    elif own is not None:
        text.rename(block, "stride", "at")
        text.put(own, place)


def families(text: Text) -> None:
    """A family of events: `array` has the indices alone, and `is` all terms."""
    for block in text.blocks():
        above = {name: event for base in bases_of(text, block) for name, event in events_of(base)}
        for name, event in events_of(block):
            array = get(event, "array")
            parts = ([part for part in array.value if isinstance(part, yaml.MappingNode)]
                     if isinstance(array, yaml.SequenceNode) else [array] if isinstance(array, yaml.MappingNode)
                     else [])
            if array is None or not parts or any(get(part, "index") is None for part in parts):
                continue
            given = get(event, "is") if get(event, "is") is not None else get(above.get(name), "is")
            said = given.value.strip() if given is not None else ""
            for part in parts:
                growing = getattr(get(part, "term"), "value", None)
                if growing is not None:
                    said = re.sub(rf"(?<![^,\s])({growing}\s*=\s*)(\w+)", rf"\1\2 + {value_of(part, 'index')}", said)
                said = ",".join([*([said] if said else []),
                                 *(f"{term}={' '.join(value.value.split())}"
                                   for term, value in items(get(part, "terms")))])
            spans = [(value_of(part, "index"),
                      f"[{', '.join(text.raw(word) for word in names.value)}]"
                      if isinstance(names := get(part, "names"), yaml.SequenceNode) else value_of(part, "count"))
                     for part in parts]
            index, count = spans[0]
            text.put(array, count if len(spans) == 1 and index == "n" and count[0] != "["
                     else f"{{{', '.join(f'{index}: {span}' for index, span in spans)}}}")
            if get(event, "is") is not None:
                text.put(entry(event, "is")[1], quoted(said) if "," in said else inline(said))
            elif said:
                text.add(event, "array", f"is: {quoted(said) if ',' in said else inline(said)}")


def events_of(block: yaml.MappingNode) -> Iterator[tuple[str, yaml.MappingNode]]:
    """Events and sub-events, with their whole names."""
    for name, event in maps(get(block, "events")):
        yield name, event
        yield from ((f"{name}.{inner}", sub) for inner, sub in maps(get(event, "sub")))


def value_of(node: yaml.Node, key: str) -> str:
    value = get(node, key)
    return str(value.value).strip() if isinstance(value, yaml.ScalarNode) else ""


def conditions(text: Text) -> None:
    """`file` and `begins` of a condition become the function `sysfs()`."""
    for condition in text.all("conditions"):
        file, begins = get(condition, "file"), get(condition, "begins")
        if isinstance(file, yaml.ScalarNode) and begins is not None:
            texts = [file.value, *(item.value for item in listed(begins))]
            text.rename(condition, "file", "when")
            text.put(file, "'sysfs(" + ", ".join(f'"{word}"' for word in texts) + ")'")
            text.remove(condition, "begins")


def nodes(text: Text) -> None:
    """`is` of a tree becomes `only` of the block."""
    for block in text.blocks():
        where = get(block, "where")
        tree = get(where, "nodes")
        is_ = get(tree, "is")
        if isinstance(tree, yaml.MappingNode) and isinstance(is_, yaml.ScalarNode):
            said = " ".join(is_.value.split())
            text.add(block, "where", f"only: {inline(said) if block.flow_style else said}")
            text.remove(tree, "is")


def places(text: Text) -> None:
    """`where` becomes a list of functions, and its `nodes` the block's `tree`."""
    for block in text.blocks():
        where = get(block, "where")
        if not isinstance(where, yaml.MappingNode):
            continue
        place = text.offset(entry(block, "where")[0].start_mark), text.end(*entry(block, "where"))
        tellers = [teller(kind, node) for kind, node in items(where) if kind != "nodes"]
        tree, column = get(where, "nodes"), " " * entry(block, "where")[0].start_mark.column
        lines = ([f"where: {tellers[0] if len(tellers) == 1 else '[' + ', '.join(map(apart, tellers)) + ']'}"]
                 if tellers else [])
        if isinstance(tree, yaml.MappingNode) and tree.value:
            indent = " " * tree.value[0][0].start_mark.column
            lines.append(f"tree: {text.raw(tree)}" if tree.flow_style else f"tree:\n{column}  "
                         + text.raw(tree).replace(f"\n{indent}", f"\n{column}  "))
        if not lines:
            text.remove(block, "where")
        elif block.flow_style:
            text.edits[place] = ", ".join(f"where: {apart(line[7:])}" if line.startswith("where: ") else line
                                          for line in lines)
        else:
            text.edits[place] = f"\n{column}".join(lines)


def teller(kind: str, node: yaml.Node) -> str:
    if kind == "discovery":
        return f"pmon({', '.join(value_of(node, key) for key in ('type', 'id') if value_of(node, key))})"
    known = {"apmt": "apmt()", "iomem": f'iomem("{node.value}")', "compatible": f'compatible("{node.value}")'}
    return known.get(kind, " ".join(str(node.value).split()))


def apart(told: str) -> str:
    """A function in a list, quoted if YAML needs that."""
    return f"'{told}'" if set(told) & set(",[]{}") and told[0] != "[" else told


def pages(text: Text) -> None:
    """`regions` and `devices` become `pages`. A term that chose pages becomes their `when`."""
    for block in text.blocks():
        listed_units = get(block, "instances")
        for unit in listed(listed_units) if isinstance(listed_units, yaml.SequenceNode) else []:
            if isinstance(get(unit, "devices"), yaml.MappingNode) and isinstance(unit, yaml.MappingNode):
                text.rename(unit, "devices", "pages")
        chosen = dict(when for name, term in maps(get(block, "terms")) for when in chosen_by(text, block, name, term))
        text.rename(block, "regions", "pages")
        for name, page in maps(get(block, "regions")):
            count, index = get(page, "count"), get(page, "index")
            if count is not None and index is not None and index.value != name:
                text.put(count, f"{{{index.value}: {count.value}}}")
            text.rename(page, "count", "array")
            text.remove(page, "index")
            text.rename(page, "absent", "otherwise")
            if name in chosen and count is not None:
                own = index.value if index is not None else name
                text.add(page, "count", f"when: {chosen[name].replace('INDEX', own)}")


def chosen_by(text: Text, block: yaml.MappingNode, name: str, term: yaml.MappingNode) -> Iterator[tuple[str, str]]:
    """The pages that a term of version 1 chose by masks, and the same as an expression."""
    told = get(term, "pages")
    region, masks = get(told, "region"), [int(mask.value.replace("_", ""), 0)
                                          for mask in listed(get(told, "masks") or yaml.SequenceNode("", []))]
    if region is None:
        return
    if (len(term.value) == 1 and any(key == name for base in bases_of(text, block)
                                     for key, _ in items(get(base, "terms")))):
        holder = get(block, "terms")
        assert isinstance(holder, yaml.MappingNode)
        if len(holder.value) > 1:
            text.remove(holder, name)
        else:
            text.remove(block, "terms")
    else:
        text.remove(term, "pages")
    each = masks[0].bit_length()
    if masks == [(1 << each) - 1 << each * i for i in range(len(masks))]:
        yield region.value, f"not {name} or {name} >> INDEX{f' // {each}' if each > 1 else ''} & 1"
    else:
        yield region.value, f"not {name} or " + " or ".join(f"{name} >> {i} & {mask:#x} >> INDEX & 1"
                                                            for i, mask in enumerate(masks))


def discovered(text: Text) -> None:
    """The keys of `discover` become keys of the counter."""
    for block in text.blocks():
        above = {name for base in bases_of(text, block) for name, counter in maps(get(base, "counters"))
                 if get(get(counter, "discover"), "width") is not None}
        for name_of, counter in maps(get(block, "counters")):
            discover, own = get(counter, "discover"), get(counter, "width")
            if (own is not None and as_number(own.value) is not None
                    and (name_of in above or get(discover, "width") is not None)):
                text.remove(counter, "width")    # the device tells the width, up to that of the register
            if not isinstance(discover, yaml.MappingNode):
                continue
            said = {key: " ".join(value.value.split()) for key, value in items(discover)
                    if isinstance(value, yaml.ScalarNode)}
            many = f"n < {part_of_sum(said['count'])}" if "count" in said else ""
            only = " and ".join([*([many] if many else []),
                                 *([part(said["present"]) if many else said["present"]] if "present" in said else [])])
            width = f"probed({said.get('example', '')})" if said.get("width") == "ones" else said.get("width", "")
            lines = [f"{key}: {inline(value) if counter.flow_style else value}"
                     for key, value in (("only", only), ("width", width), ("shift", said.get("shift", ""))) if value]
            shown, rules = get(counter, "snapshot"), get(discover, "rules")
            if isinstance(shown, yaml.ScalarNode) and "snapshot" in said:
                text.put(shown, f"{{register: {inline(shown.value)}, only: {inline(said['snapshot'])}}}")
            name, column = entry(counter, "discover")[0], " " * entry(counter, "discover")[0].start_mark.column
            if isinstance(rules, yaml.SequenceNode):
                key = entry(discover, "rules")[0]
                start = text.offset(key.start_mark)
                raw, indent = text.text[start:text.end(key, rules)], " " * key.start_mark.column
                lines.append(raw if discover.flow_style or counter.flow_style
                             else raw.replace(f"\n{indent}", f"\n{column}"))
            if not lines:
                text.remove(counter, "discover")
                continue
            if not text.is_alias(*entry(counter, "discover")) and not discover.flow_style:
                first = text.text[text.offset(name.end_mark):text.offset(discover.value[0][0].start_mark)]
                lines = [line.strip() for line in first.split("\n") if line.strip().startswith("#")] + lines
            text.edits[text.offset(name.start_mark),
                       text.end(*entry(counter, "discover"))] = (", " if counter.flow_style
                                                                 else f"\n{column}").join(lines)


def part_of_sum(expr: str) -> str:
    """An expression as the right operand of `<`."""
    return (f"({expr})" if re.search(r"\b(or|and|if|not)\b|[<>=]=?[^<>]|[|&^]", expr)
            and not re.fullmatch(r"\([^()]*\)", expr) else expr)


def inline(expr: str) -> str:
    """An expression in a map in braces, quoted if YAML needs that."""
    return quoted(expr) if any(mark in expr for mark in ("[", ", ", ": ", "{")) else expr


def formulas(text: Text) -> None:
    """`joined`, `sum` and `first` of a counter become a formula in `register`."""
    for block in text.blocks():
        inherited = {name for base in bases_of(text, block) for name, counter in maps(get(base, "counters"))
                     if get(counter, "register") is not None}
        for name, counter in maps(get(block, "counters")):
            register, count, first, joined, summed = (get(counter, key)
                                                      for key in ("register", "count", "first", "joined", "sum"))
            what = register.value.strip() if register is not None else ""
            if isinstance(summed, yaml.SequenceNode):
                what = f"sum({', '.join(item.value for item in summed.value)})"
                text.rename(counter, "sum", "register")
                text.put(summed, quoted(what))
                continue
            if register is None:
                continue
            if joined is not None:
                what = f"{joined.value.strip()} << {half(counter)} | {what}"
            elif summed is not None:
                what = {"first": f"any({what}[*])", "pages": f"sum({what}[n])"}.get(summed.value, f"sum({what}[*])")
            elif first is not None:
                low = int(first.value, 0)
                what = f"{what}[{low}-{low + (int(count.value, 0) if count is not None else 1) - 1}]"
            elif count is None and re.fullmatch(r"\w+", what) and name not in inherited and text.is_old:
                text.add(counter, "register", "count: 1")  # the default of version 2 is all elements of the array
            for key in ("joined", "first", "sum", *(["count"] if first is not None else [])):
                text.remove(counter, key)
            if what != register.value.strip():
                text.put(register, quoted(what))


def half(counter: yaml.MappingNode) -> int:
    """The lowest of the upper bits of a joined counter."""
    width = get(counter, "width")
    return int(width.value, 0) // 2 if width is not None else 32


def facts(text: Text) -> None:
    """The keys that say where a fact is read become an expression in `read`."""
    for holder in [text.root, *text.blocks()]:
        for _, fact in maps(get(holder, "facts")):
            key = next((key for key in ("cpuid", "msr", "pci", "midr", "discovery", "address", "above")
                        if get(fact, key) is not None), None)
            if key is None:
                continue
            node, bits = get(fact, key), get(fact, "bits")
            assert node is not None
            said = {inner: " ".join(value.value.split()) for inner, value in items(node)}
            nth = f", {said['n']}" if said.get("n", "0") != "0" else ""
            subleaf = f", {said['subleaf']}" if said.get("subleaf", "0") != "0" else ""
            width = said.get("width", "32")
            read = {"cpuid": f"cpuid({said.get('leaf')}{subleaf}).{said.get('register')}",
                    "pci": f"pci{'' if width == '32' else width}"
                           f"({said.get('id')}, {said.get('at')}{nth})"}.get(key) or \
                {"msr": f"msr({node.value})", "midr": f"midr[{node.value}]", "discovery": f"pmon.{node.value}",
                 "above": f"parent.{node.value}", "address": "address"}[key]
            if bits is not None:
                high, _, low = bits.value.partition(":")
                read += f"[{high}]" if low in ("", high) else f"[{bits.value}]"
                text.remove(fact, "bits")
            text.rename(fact, key, "read")
            text.put(node, quoted(read) if set(read) & set("[,") else read)


# In this order: a rule may read what one before it wrote.
RULES: tuple[Rule, ...] = (version, renamed, counters_of_events, only, formulas, overlaps, linux_of_terms, short_terms,
                           linux_of_blocks, links, steps, encodings, field_arrays, arrays, families, facts, conditions,
                           nodes, places, pages, discovered)


# ---- The command ----

def upgraded(source: str, bases: dict[str, yaml.MappingNode] | None = None) -> str:
    """The text of a description in version 2. `bases`: the bases of the files that it imports."""
    bases = {**(bases or {}), **dict(maps(get(Text(source).root, "bases")))}
    before = get(Text(source).root, "pmureg")
    is_old = before is not None and before.value == "1"
    result = source
    for rule in RULES:
        text = Text(result, bases, is_old)
        rule(text)
        result = text.edited()
    return imported(source, result) if "# imported:" in source and result != source else result


def imported(old: str, new: str) -> str:
    """Adds the digests of imported registers in their new form, by which `import` recognizes them."""
    from generator.imports.again import Library, digest, facts, recorded
    before, now = (Library(text, Path(), Problems()) for text in (old, new))
    written = {(base, name): facts("registers", name, node) for base, block in now.bases.items()
               for name, node in now.whole(block, "registers")}
    return recorded(new, before.digests
                    | {digest(written[base, name]) for base, block in before.bases.items()
                       for name, node in before.whole(block, "registers")
                                           if digest(facts("registers", name, node)) in before.digests})


def bring_over(files: list[Path]) -> None:
    """Rewrites temporary copies in place. Leaves a file that cannot be read: its reader reports the mistake."""
    sources = {}
    for path in files:
        try:
            source, problems = read_source(path, str(path)), Problems()
            load(source, problems)
        except Fatal:
            continue
        if not problems:
            sources[path] = source.text
    for path, text in rewritten(sources).items():
        path.write_text(text, encoding="utf-8")


def rewritten(sources: dict[Path, str]) -> dict[Path, str]:
    """The new texts of the files that change."""
    bases = {name: base for source in sources.values() for name, base in maps(get(Text(source).root, "bases"))}
    return {path: text for path, source in sources.items() if (text := upgraded(source, bases)) != source}


def upgrade(regdefs: Path, files: list[Path]) -> int:
    """Rewrites all files that have keys of version 1, or none."""
    problems, sources = Problems(), {}
    for path in within(files) or find(regdefs):
        try:
            source = read_source(path, str(path))
            load(source, problems)
        except Fatal as fatal:
            problems.take(fatal.problem)
            continue
        sources[path] = source.text
    texts = rewritten(sources) if not problems else {}
    if refused(problems) or not are_right(texts, regdefs):
        return 1
    for path, text in texts.items():
        write(path, text)
        print(f"{path}: is now of version 2", file=sys.stderr)
    if not texts:
        print("every description is of version 2 already", file=sys.stderr)
    return 0


def are_right(texts: dict[Path, str], regdefs: Path) -> bool:
    """Whether the rewritten files have no mistake, with the files that they import; prints the mistakes."""
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
            for source in {id(problem.where.source): problem.where.source
                           for problem in loaded.problems.found}.values():
                if (name := Path(source.name)).is_relative_to(copy):
                    source.name = f"{root / name.relative_to(copy)} (of version 2)"
        return not refused(loaded.problems)
