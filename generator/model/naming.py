"""The C identifiers of a block, and the check that they differ."""

from __future__ import annotations

from itertools import takewhile

from generator.model.model import Block, Home, Register, System
from generator.base.source import Problems, Where

_KEYWORDS = frozenset("""
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr continue
    decltype default delete do double else enum explicit export extern false float for friend goto if inline int long
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register restrict
    return short signed sizeof static static_assert struct switch template this thread_local throw true try typedef
    typeid typename typeof union unsigned using virtual void volatile wchar_t while xor xor_eq linux unix i386
    NULL errno int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t uintptr_t
    """.split())


def member(name: str) -> str:
    """A field's name as a struct member: the manual's, with `_` after a reserved word of C or C++."""
    return f"{name}_" if name in _KEYWORDS else name


# Parameters and variables that the functions of templates/*.h.j2 have beside the index.
_LOCAL = frozenset("again at base device error high io low r value".split())


def argument(index: str) -> str:
    """An index's name as a parameter of a function or macro."""
    return f"{index}_" if index in _KEYWORDS or index in _LOCAL else index


def block_name(system: str, block: Block) -> str:
    """The prefix of a block's names, in C and in the tool; `spam`, not `spam_spam`."""
    return system if block.key == system else f"{system}_{block.key}"


def linux_name_of_all(system: System, block: Block) -> str:
    """Linux's name of a unit without its number; empty unless there is one number, at the end, and no earlier block has
    that name."""
    before = takewhile(lambda other: other is not block, system.blocks.values())
    name = _of_all(block)
    return "" if any(_of_all(other) == name for other in before) else name


def _of_all(block: Block) -> str:
    device = block.linux.device if block.linux is not None else ""
    return device.split("<")[0].rstrip("_") if device.count("<") == 1 and device.endswith(">") else ""


def event_alias(pattern: str, event: str) -> str:
    """The alias of an event by the unit's pattern."""
    return pattern.replace("<event>", event).replace("<EVENT>", event.upper())


def home_name(home: Home) -> str:
    """The prefix of a base's names; `spam64`, not `spam_spam64`."""
    rest = home.base.removeprefix(home.owner)
    return home.base if rest != home.base and not rest[:1].isalpha() else f"{home.owner}_{home.base}"


def prefix(system: str, block: Block, register: Register) -> str:
    return f"{block_name(system, block)}_{register.key}".lower()


def register_identifiers(register: Register) -> list[tuple[str, Where]]:
    """Macro and function names of a register, without system and block."""
    key, where = register.key.upper(), register.where
    found = [(f"{key}_{what}", where) for what in _OF_A_REGISTER]
    if any(field.acts_by_zero for field in register.named):
        found.append((f"{key}_IDLE", where))
    for field in register.named:
        own, where = field.name.upper(), field.where
        name = f"{key}_{own}"
        found += [(f"{name}_SHIFT", where), (f"{name}_WIDTH", where), (f"{name}_MASK", where), (f"{name}_COUNT", where),
                  (f"{key}_GET_{own}()", where), (f"{key}_WITH_{own}()", where)]
        found += [(f"{name}_{value.name.upper()}", value.where) for value in field.values]
    return found


_OF_A_REGISTER = ("ADDRESS", "OFFSET", "ENCODING", "WORD", "WIDTH", "RESET", "COUNT", "WRITABLE", "MUST_ONES", "ACTING",
                  "T()", "FIELDS_T()", "PACK()", "UNPACK()", "GET()", "WITH()", "CHECK()", "RULE()", "READ()",
                  "WRITE()", "IO_READ()", "IO_WRITE()",
                  "READ_SAFE()", "WRITE_SAFE()", "READ_WHOLE()", "IO_SELECT()", "SWAP()")


def check_identifiers(block: Block, problems: Problems) -> None:
    """Checks that different names of the manual stay different in C."""
    near = meeting([register.key.upper() for register in block.registers.values()])
    shared: dict[str, Where] = {}
    for register in block.registers.values():
        identifiers, is_near = register_identifiers(register), register.key.upper() in near
        if not is_near and len(dict(identifiers)) == len(identifiers):
            continue
        seen = shared if is_near else {}
        for identifier, where in identifiers:
            first = seen.setdefault(identifier, where)
            if first is not where and first != where:
                line, _ = first.source.position(first.offset)
                problems.add(where, f"the C name `{identifier.strip('()')}` is already used (line {line})",
                             "rename the register, field or value")
                return


def meeting(keys: list[str]) -> set[str]:
    """The keys that can begin the same identifier: equal keys, and keys that extend another by a word: `CTL` and
    `CTL_MASK`."""
    known, found = set(keys), set()
    if len(known) < len(keys):
        found = {key for key in known if keys.count(key) > 1}
    for key in keys:
        end = key.find("_")
        while end > 0:
            if key[:end] in known:
                found |= {key, key[:end]}
            end = key.find("_", end + 1)
    return found
