"""The members of a table file as lines of C, for `templates/tables/table.h.j2` and `members.h.j2`."""

from __future__ import annotations

import re
import textwrap
from types import SimpleNamespace
from typing import Any

from .members import KIND, KINDS, NUMBER_OF, PARTS, SIZES, Kind, Member, Scope, layout

VERSION = 2   # of the format
COLUMNS = 120
TAB = 8

# Kinds that expressions in C look at while the elements inside are checked.
AROUND = {"system": "system", "block": "block", "register": "reg"}


def section(part: int, kind: str) -> str:
    return f"{PARTS[part]}_{kind.upper()}"


def strings(part: int) -> str:
    return f"{PARTS[part]}_STRINGS"


def sections() -> list[tuple[str, int]]:
    """Name and size of elements of each section, in the order of the file. The system is the first element."""
    kinds = sorted(KINDS, key=lambda kind: kind.name != "system")
    return [row for part in range(len(PARTS))
            for row in (*((section(part, kind.name), layout(kind.name)[1]) for kind in kinds if part in kind.parts),
                        (strings(part), 1))]


def part_of(member: Member) -> int:
    """The part of the file to which a reference leads."""
    parts = KIND[member.kind].parts
    assert member.part in parts, (member, parts)
    return member.part


# ---- Structs ----

def in_c(kind: str) -> str:
    return f"uint{SIZES[kind] * 8}_t" if kind in SIZES else f"struct pmureg_{kind}"


def declaration(member: Member) -> str:
    if member.form in SIZES:
        number = "PMUREG_U64" if member.form == "u64" else in_c(member.form)
        return f"{number} {member.name}{f'[{member.times}]' if member.times else ''};"
    types = {"code": "struct pmureg_code_ref", "inside": f"struct pmureg_{member.kind}"}
    return f"{types.get(member.form, 'struct pmureg_ref')} {member.name};"


def struct_lines(kind: Kind) -> list[str]:
    """The members with their comments, in columns."""
    rows = [(declaration(member), told(member)) for member in kind.members]
    column = (max(len(front) for front, _ in rows) // TAB + 1) * TAB
    made = []
    for front, comment in rows:
        if not comment:
            made.append(front)
            continue
        room = COLUMNS - TAB - column - len("/*  */")
        first, *rest = textwrap.wrap(comment, room, break_long_words=False, break_on_hyphens=False)
        tabs = "\t" * (-(-(column - len(front)) // TAB))
        made.append(f"{front}{tabs}/* {first}" + ("" if rest else " */"))
        made += ["\t" * (column // TAB) + f"   {line}{' */' if line is rest[-1] else ''}" for line in rest]
    return made


def told(member: Member) -> str:
    """The comment of a member."""
    is_told = not member.or_none or member.form not in SIZES or "PMUREG_NONE" in member.comment
    return "; ".join(part for part in (member.comment, "" if is_told else "PMUREG_NONE: none") if part)


def comment(text: str) -> str:
    if len(text) + 6 <= COLUMNS:
        return f"/* {text} */"
    lines = textwrap.wrap(text, COLUMNS - 3, break_long_words=False, break_on_hyphens=False)
    return "\n".join(["/*", *(f" * {line}" for line in lines), " */"])


def functions(kind: Kind) -> list[str]:
    made = []
    for member in kind.members:
        if member.form == "text":
            made.append(f"PMUREG_TEXT({kind.name}, {member.name}, {follower(member)})")
        elif member.form in ("rows", "one"):
            made.append(f"PMUREG_ROWS({kind.name}, {member.name}, {in_c(member.kind)}, {follower(member)})")
            made += lent(kind, member) if member.lends else []
        elif member.form == "code":
            made.append(f"PMUREG_CODE({kind.name}, {member.name})")
    return made


def follower(member: Member) -> str:
    """The function that follows a reference."""
    return "pmureg_there" if member.always else "pmureg_at"


def lent(kind: Kind, member: Member) -> list[str]:
    """Functions that read references of another element as if they were this one's."""
    types = {"text": "char"}
    return [f"PMUREG_LENT({kind.name}, {member.name}, {member.kind}, {one.name},"
            f" {types.get(one.form) or in_c(one.kind)})"
            for one in KIND[member.kind].members if one.form in ("text", "rows", "one")]


# ---- Checks ----

def checks(kind: Kind) -> list[str]:
    """What is right in an element, as calls; references and numbers only, not what they lead to."""
    return [line for member in kind.members for line in check_of(member)]


def check_of(member: Member) -> list[str]:
    if member.form in SIZES:
        made = []
        if member.below:
            made.append(f"IS_BELOW({member.name}, {member.below}, {int(member.or_none)})")
        if member.bits:
            made.append(f"IS_MASK({member.name}, {member.bits})")
        return made
    if member.form == "text":
        return [f"TEXT_FITS({member.name}, PMUREG_{strings(member.part)}, {int(member.always)})"]
    if member.form in ("rows", "one"):
        where = f"PMUREG_{section(part_of(member), member.kind)}"
        null = int(member.or_null or (member.form == "one" and not member.always))
        return [f"ROWS_FIT({member.name}, {where}, {member.count}, {null})"]
    if member.form == "code":
        return [f"OPS_FIT({member.name})"]
    return []


def is_checked(kind: str) -> bool:
    """Whether there is something to check in elements of a kind, apart from texts, which a section has as a whole."""
    return kind in KIND and kind not in SIZES and kind != "text" and bool(
        KIND[kind].rule or checks(KIND[kind]) or inner(KIND[kind]))


def scope_in_c(scope: Scope | None) -> str:
    if scope is None:
        return "c->scope"
    reads = " | ".join(f"READS_{name}" for name in scope.reads) or "0"
    return f"scope_of({scope.variables}, {reads}, {scope.things})"


def has_only_checks(kind: str) -> bool:
    """Whether its elements have no rule, and lead to no others that are checked with them."""
    return is_checked(kind) and not KIND[kind].rule and not inner(KIND[kind])


def is_plain(kind: str) -> bool:
    """Whether its elements can be checked a section at once, because nothing around them says what is right."""
    return has_only_checks(kind) and not locals_of(KIND[kind], checks(KIND[kind]))


def plain_sections() -> list[tuple[str, str]]:
    """These sections, and their kinds."""
    return [(section(part, kind.name), kind.name) for part in range(len(PARTS)) for kind in KINDS
            if part in kind.parts and is_plain(kind.name)]


def inner(kind: Kind) -> list[str]:
    """Checks of the elements to which references lead, as calls."""
    made = []
    for member in kind.members:
        name, at = member.name, f"&it->{member.name}"
        if member.form in ("rows", "one") and not member.by_rule:
            where = f"PMUREG_{section(part_of(member), member.kind)}"
            if member.kind == "text":
                made.append(f"TEXTS_FIT({name}, {where}, {member.count}, {int(member.or_null)})")
            elif member.kind in SIZES:
                if member.below:
                    made.append(f"NUMBERS_FIT({name}, {where}, {member.count}, {member.below}, {int(member.or_none)})")
            elif is_plain(member.kind):
                continue
            elif member.whole:
                made.append(f"each_of(c, {where}, check_{member.kind})")
            elif has_only_checks(member.kind) and not member.scope:
                made.append(f"each_alone(c, {at}, {where}, {member.count}, check_{member.kind})")
            elif is_checked(member.kind):
                made.append(f"each(c, {at}, {where}, {member.count}, {scope_in_c(member.scope)}, check_{member.kind})")
        elif member.form == "code" and not member.by_rule:
            made.append(f"CODE_FITS({name}, {scope_in_c(member.scope)})")
        elif member.form == "inside" and is_checked(member.kind):
            made.append(f"within(c, {at}, {scope_in_c(member.scope)}, check_{member.kind})" if member.scope else
                        f"check_{member.kind}(c, {at})")
    return made


def locals_of(kind: Kind, lines: list[str]) -> list[str]:
    """The elements around that the checks look at."""
    whole = "\n".join(lines)
    made = [f"const struct pmureg_{of} *{name} = {'it' if of == kind.name else f'c->{name}'};"
            for of, name in AROUND.items() if re.search(rf"\b{name}->|[a-z]\({name}[,)]", whole)]
    return made


def wrapped(line: str, indent: int, first: int) -> str:
    """A call in lines of at most 120 columns."""
    room = COLUMNS - first - len(" ||")
    if len(line) <= room:
        return line
    at = line.rfind(", ", 0, room) + 1
    return line[:at] + "\n" + "\t" * (indent // TAB) + " " * (indent % TAB) + wrapped(line[at + 1:], indent, indent)


def kinds() -> list[Any]:
    made = []
    for kind in KINDS:
        if kind.name in SIZES:
            made.append(SimpleNamespace(name=kind.name, is_number=True))
            continue
        own, others = (checks(kind), inner(kind)) if kind.name != "text" else ([], [])
        own += [f"pmureg_rule_of_{kind.name}(c, it)"] if kind.rule else []
        made.append(SimpleNamespace(
            name=kind.name, is_number=False, size=layout(kind.name)[1], comment=comment(kind.comment),
            lines=struct_lines(kind), functions=functions(kind),
            checks=[wrapped(line, 15, 15) for line in own], inner=[wrapped(line, 15, 15) for line in others],
            locals=locals_of(kind, own + others),
            before=[f"c->{AROUND[kind.name]} = it;"] if kind.name in AROUND else [],
            is_checked=is_checked(kind.name)))
    return made


# ---- docs/table.md ----

def markdown() -> str:
    """The sections in order, then each kind with its members."""
    lines = ["Sections, in order: " + ", ".join(f"`{name}`" for name, _ in sections()) + ".", ""]
    for kind in KINDS:
        if kind.name in SIZES:
            continue
        places, size = layout(kind.name)
        lines += [f"### {kind.name}", "", f"{kind.comment} {size} bytes.", "", "| offset | member | form | |",
                  "| ---: | --- | --- | --- |"]
        for place in places:
            said = told(place.member).replace("<<", "\\<\\<")
            lines.append(f"| {place.offset} | {place.member.name} | {form(place.member)} | {said} |")
        lines.append("")
    return "\n".join(lines)


def form(member: Member) -> str:
    times = f"[{NUMBER_OF[member.times]}]" if member.times else ""
    leads = {"rows": f" of {member.kind}", "one": f" {member.kind}", "inside": f" {member.kind}"}.get(member.form, "")
    return f"{member.form}{times}{leads}"
