"""`check --against`: compares descriptions with a machine-readable release of an architecture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.model import model
from generator.model.address import assembler_name
from generator.commands.commands import find, load_all, put_json, refused, some, told
from generator.base.expression import evaluate
from generator.imports import aarchmrs, kernel_sysreg
from generator.imports.given import Lost
from generator.imports.registers import Bits, Block, Choice, Register, spot
from generator.model.model import Field, System, element_numbers
from generator.load.shape import ENCODING
from generator.base.source import Fatal, Problem, Problems, Source
from generator.base.write import regular

UNSAID = "IMPDEF"    # also the word for bits that a file does not describe
CORRECT = "correct it, or say why in a `note`"


@dataclass
class Release:
    """A published file. `whole`: it has all registers, with their access."""

    name: str
    blocks: list[Block]
    whole: bool


def published(path: Path) -> Release:
    """Reads JSON, or the kernel's table, which has only some registers and no access."""
    with regular(path) as stream:
        start = stream.read(4096).lstrip()[:1]
    if start in (b"[", b"{"):
        blocks, sources = aarchmrs.blocks_of([path], [], False, Lost())
        return Release(sources[0], blocks, True)
    return Release(path.name, kernel_sysreg.registers_of([path], [], Lost()), False)


def plain(name: str) -> str:
    """A name without its index, in small letters."""
    return re.sub(r"<[^>]*>", "", name).lower()


def names_of(block: model.Block) -> set[str]:
    return {plain(name) for register in block.registers.values() for name in (register.name, *register.aliases)}


def counterpart(block: model.Block, release: Release) -> Block | None:
    """The block of the release with most of this block's names, at least half of them, in the same space."""
    names = names_of(block)
    shared, _, found = max(((len(names & {plain(register.name) for register in one.registers}), -number, one)
                            for number, one in enumerate(release.blocks) if one.space == block.space),
                            default=(0, 0, None))
    return found if shared and 2 * shared >= len(block.registers) else None


def differences(system: System, release: Release) -> Iterator[Problem]:
    for block in system.blocks.values():
        theirs = counterpart(block, release)
        if theirs is None:
            continue
        by_name = {plain(name): register for register in theirs.registers for name in register.others}
        by_name |= {plain(register.name): register for register in theirs.registers}
        by_spot = {register.spots[0]: register for register in reversed(theirs.registers)}
        for register in block.registers.values():
            found = next((by_name[name] for name in map(plain, (register.name, *register.aliases)) if name in by_name),
                         None)
            other = by_spot.get(places(block, register)[0])
            if found is not None:
                yield from of_register(block, register, found.named(register.name), release.whole)
            elif other is not None or release.whole:
                yield Problem(register.where, f"`{register.name}` is not in the release"
                              + (f", which has `{other.name}` in its place" if other else ""),
                              "correct the name, or add `only:` with a condition")


def undescribed(systems: list[System], release: Release, choice: Choice) -> Iterator[Problem]:
    """The chosen registers of compared blocks of the release that no system describes."""
    described = {name for system in systems for block in system.blocks.values() for name in names_of(block)}
    compared = {id(found): system for system in reversed(systems) for block in system.blocks.values()
                if (found := counterpart(block, release)) is not None}
    for one in release.blocks:
        missing = [register.name for register in one.registers if choice(register.name)
                   and plain(register.name) not in described]
        if missing and id(one) in compared:
            yield Problem(compared[id(one)].where,
                          f"{some(len(missing), 'register')} of the release {'are' if len(missing) > 1 else 'is'} not "
                          f"described: {', '.join(missing)}", "add them with `import`")


def places(block: model.Block, register: model.Register) -> list[int]:
    """The addresses or packed encodings of the elements, as in the release."""
    result = []
    for numbers in element_numbers(register):
        values = {name: evaluate(expression.expr, block.instances[0].numbers | numbers)
                  for name, expression in register.at.items()}
        result.append(spot(**values) if values.keys() == ENCODING.keys() else values.get("at", 0))
    return result


def of_register(block: model.Block, mine: model.Register, theirs: Register, whole: bool) -> Iterator[Problem]:
    own = places(block, mine)
    shared = min(len(own), len(theirs.spots)) if not mine.bank else 1
    if own[:shared] != theirs.spots[:shared]:
        number = next(number for number in range(shared) if own[number] != theirs.spots[number])
        yield Problem(mine.where, f"`{mine.name}` is at {written(block, own[number])}, but at "
                                  f"{written(block, theirs.spots[number])} in the release", "correct `at`")
    if len(own) != len(theirs.spots) and not mine.bank:
        yield Problem(mine.where, f"`{mine.name}` has {some(len(own), 'element')}, but {len(theirs.spots)} in the "
                                  "release", "correct `array`")
    if mine.width != theirs.width:
        yield Problem(mine.where, f"`{mine.name}` has {mine.width} bits, but {theirs.width} in the release",
                      "correct `width`")
    access = theirs.access or "RW"
    for can, able, word in ((mine.readable, access != "WO", "read"), (mine.writable, access != "RO", "written")):
        if can != able and whole and mine.named:
            yield Problem(mine.where, f"`{mine.name}` can{'' if can else 'not'} be {word}, but "
                                      f"can{'' if able else 'not'} in the release", "correct `access`")
    yield from of_fields(mine, theirs, whole)


def written(block: model.Block, place: int) -> str:
    return assembler_name(place) if block.space == "sysreg" else hex(place)


def of_fields(mine: model.Register, theirs: Register, whole: bool) -> Iterator[Problem]:
    if mine.state and len(theirs.fields) == 1:
        return  # a view of another register, which has the fields
    by_name = {plain(bits.name): bits for bits in theirs.fields if bits.name}
    seen: set[str] = set()
    for field in mine.named:
        found = next((by_name[name] for name in map(plain, (field.name, *field.aliases)) if name in by_name), None)
        if found is not None:
            seen.add(plain(found.name))
            yield from of_field(mine, field, found, whole)
            continue
        there = [bits for bits in theirs.fields if bits.low <= field.high and field.low <= bits.high]
        if field.each and [(bits.name.lower(), bits.low, bits.width) for bits in reversed(there)] == elements(field):
            seen |= {plain(bits.name) for bits in there}
            continue
        if all(bits.reserved == UNSAID for bits in there):
            continue
        names = [bits.name or bits.reserved for bits in there]
        same = len(there) == 1 and there[0].name and (there[0].high, there[0].low) == (field.high, field.low)
        seen |= {plain(bits.name) for bits in there if bits.name}
        there_are = ", ".join(dict.fromkeys(names))
        yield Problem(field.where, f"`{mine.name}.{field.name}` is " + (
            f"called {there_are} in the release" if same else f"not in the release, which has {there_are} at its bits"),
                      "correct the name, or add the release's to `aliases`" if same
                      else "correct it, or add `only:` with a condition")
    for bits in theirs.fields:
        own = [field for field in mine.fields if field.low <= bits.high and bits.low <= field.high and not field.name
               and field.reserved != UNSAID]
        if bits.name and plain(bits.name) not in seen and own:
            note = f" ({bits.note[0].lower()}{bits.note[1:].rstrip('.')})" if bits.note else ""
            yield Problem(own[0].where, f"bits {bits.bits} of `{mine.name}` are {own[0].reserved}, but `{bits.name}` "
                                        f"in the release{note}", "describe the field, or say why not in a `note`")
        elif not bits.name and bits.reserved != UNSAID:
            for field in own:
                if field.reserved.removesuffix("/WI") != bits.reserved.removesuffix("/WI"):
                    yield Problem(field.where, f"bits {min(field.high, bits.high)}:{max(field.low, bits.low)} of "
                                               f"`{mine.name}` are {field.reserved}, but {bits.reserved} in the "
                                               "release", CORRECT)


def elements(field: Field) -> list[tuple[str, int, int]]:
    """Name, lowest bit and width of each element, for a table without arrays."""
    return [(f"{field.name}{number}".lower(), field.low + number * field.each, field.each)
            for number in range(field.count)]


def of_field(register: model.Register, mine: Field, theirs: Bits, whole: bool) -> Iterator[Problem]:
    name = f"`{register.name}.{mine.name}`"
    if (mine.high, mine.low) != (theirs.high, theirs.low):
        yield Problem(mine.where, f"{name} is at bits {mine.bits}, but at {theirs.bits} in the release",
                      "correct the bits")
        return
    if mine.each != theirs.each and (theirs.each or whole):
        yield Problem(mine.where, f"{name} has elements of {mine.each or mine.width} bits, but of "
                                  f"{theirs.each or theirs.width} in the release", "correct `array`")
    if theirs.access and (mine.access != theirs.access.removesuffix("-V")):
        yield Problem(mine.where, f"{name} is {mine.access}, but {theirs.access.removesuffix('-V')} in the release",
                      "correct `access`")
    if theirs.reset is not None and mine.reset is not None and mine.reset != theirs.reset:
        yield Problem(mine.where, f"{name} is {mine.reset:#x} after reset, but {theirs.reset:#x} in the release",
                      "correct `reset`")
    ours, allowed = ({value.value for value in mine.values} or within(mine.range),
                     {value for value, _, _ in theirs.values} or within(theirs.range))
    if allowed and (extra := sorted(ours - allowed)):
        yield Problem(mine.where, f"{name} can be {listed(extra)}, but not in the release", "correct `values`")
    if ours and not mine.open and (absent := sorted(allowed - ours)):
        yield Problem(mine.where, f"{name} can be {listed(absent)} in the release, but not here",
                      "add it to `values`, or write `open: true`")


def within(span: tuple[int, int] | None) -> set[int]:
    """The values of a range; none of a large one."""
    return set(range(span[0], span[1] + 1)) if span and span[1] < 1 << 16 else set()


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers[:8])) + (f" and {len(numbers) - 8} more" if len(numbers) > 8 else "")


def check_against(release: Path, regdefs: Path, files: list[Path], only: list[str], as_json: bool) -> int:
    """Prints the differences from the release. Returns 0 if there is none."""
    loaded = load_all(regdefs, files or find(regdefs))
    if refused(loaded.problems):
        return 1
    problems = Problems()
    try:
        found, choice = published(release), Choice(only)
        for system in loaded.systems:
            for problem in differences(system, found):
                problems.take(problem)
        for problem in undescribed(loaded.systems, found, choice) if only else ():
            problems.take(problem)
        choice.check(Source(str(release), ""))
    except Fatal as fatal:
        refused(Problems([fatal.problem]))
        return 1
    if as_json:
        put_json([told(problem) for problem in problems.in_order()])
    else:
        for problem in problems.in_order():
            print(problem)
        number = len(problems.found)
        print(f"{number or 'no'} difference{'s' if number != 1 else ''} from {found.name}")
    return 1 if problems else 0
