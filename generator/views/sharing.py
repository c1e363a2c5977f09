"""Registers that a block takes unchanged from a base have their C once, under the base's name.

A block shares with one base: one of a library's if there is any, else one of the system's; the one with most unchanged
registers; the most basic of equals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

from ..check.counting import check_rule
from ..check.system import check_fields, check_selector
from ..base.expression import names
from ..model.model import Block, Home, Register, System
from ..model.naming import check_identifiers
from ..base.record import record
from ..resolve.system import Bases, Description, load_description, own_name
from ..model.scope import check_expression, place_scope, rule_scope
from ..base.source import Problems

# The members on which the C of a register depends.
_REGISTER = attrgetter("key", "name", "text", "address", "width", "access_width", "atomic", "atomic_by_firmware",
                       "readable", "writable", "condition", "unless")
_FIELD = attrgetter("high", "low", "name", "reserved", "index", "each", "access", "volatile", "reset", "text", "open",
                    "range", "self_clearing", "condition", "unless")
_VALUE = attrgetter("value", "name", "text")
_DIMENSION = attrgetter("index", "count")


@record(frozen=True)
class SharedBlock:
    """A base with its own C, and the file that describes it."""

    home: Home
    title: str
    path: str
    block: Block


class Sharing:
    """Finds the homes of all blocks' registers."""

    def __init__(self, root_of: Callable[[Path], Path]) -> None:
        self._root_of = root_of
        self._read: set[str] = set()  # files of libraries
        self._bases: dict[str, Bases] = {}
        self._found: dict[Home, SharedBlock | None] = {}
        self._forms: dict[Home, dict[str, Any]] = {}

    def share(self, system: System, description: Description) -> list[SharedBlock]:
        """Marks the registers of a system's blocks whose C is elsewhere. Returns the bases in use."""
        for name in system.files[1:]:
            if name not in self._read:
                library = load_description(Path(name), name, Problems())
                self._bases[own_name(library.tree)] = Bases(library, self._root_of(library.path))
                self._read.add(name)
        self._bases[system.name] = Bases(description, self._root_of(description.path))
        choices = {block.key: choice for block in system.blocks.values() for choice in [self._choose(block, system)]
                   if choice}
        # A base of the system's own is worth a header only when more than one block takes from it.
        takers = Counter(home for home, _ in choices.values())
        used: dict[Home, SharedBlock] = {}
        for key, (home, registers) in choices.items():
            found = self._find(home)
            if found is not None and (home.owner != system.name or takers[home] > 1 and home.base not in system.blocks):
                system.blocks[key].home, system.blocks[key].shared = home, registers
                used[home] = found
        return list(used.values())

    def _choose(self, block: Block, system: System) -> tuple[Home, frozenset[str]] | None:
        best: tuple[Home, frozenset[str]] | None = None
        mine: dict[str, Any] = {}
        for home in sorted(block.bases, key=lambda home: home.owner == system.name):
            if self._find(home) is None:
                continue
            if best is not None and home.owner == system.name != best[0].owner:
                break
            mine = mine or dict(forms(block))
            same = frozenset(key for key, form in self._forms[home].items() if mine.get(key) == form)
            if len(same) > (len(best[1]) if best is not None else 0):
                best = home, same
        return best

    def _find(self, home: Home) -> SharedBlock | None:
        if home not in self._found:
            owner = self._bases.get(home.owner)
            block = owner.block(home.base) if owner is not None else None
            whole = block is not None and is_whole(block)
            self._found[home] = SharedBlock(home, owner.title, owner.path, block) if owner and block and whole else None
            self._forms[home] = dict(forms(block)) if block is not None else {}
        return self._found[home]


def is_whole(block: Block) -> bool:
    """Whether a base's registers are complete enough for C."""
    problems = Problems()
    for register in block.registers.values():
        check_fields(register, problems)
        if (set(register.at) == {"at"}) == (block.space == "sysreg"):
            return False
        for expression in register.at.values():
            check_expression(expression, place_scope(block, register), problems)
        for rule in register.rules:
            check_rule(rule, rule_scope(register), problems)
    for selector in block.banks.values():
        check_selector(block, selector, problems)
    check_identifiers(block, problems)
    return not problems


def forms(block: Block) -> Iterator[tuple[str, Any]]:
    """For each register whose C does not depend on the unit, all that its C depends on."""
    stand_ins = {page.key: page.otherwise for page in block.pages}
    for register in block.registers.values():
        if not any(str(name) in block.numbers for name in names(register.address)) and block.pair_of(register) is None:
            page = (register.page, stand_ins.get(register.page)) if len(stand_ins) > 1 else None
            yield register.key, (block.space, page, *form(block, register))


def form(block: Block, register: Register) -> tuple[Any, ...]:
    pages = block.pages_of(register) > 1  # the first dimension: C takes the address of the page
    return (_REGISTER(register), list(register.aliases), register.source or block.source,
            [_DIMENSION(d) for d in register.dimensions[pages:]],
            [(_FIELD(f), list(f.aliases), [_VALUE(v) for v in f.values]) for f in register.fields],
            [(rule.when and rule.when.expr, rule.require and rule.require.expr, rule.text) for rule in register.rules])
