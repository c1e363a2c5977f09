"""The C header of a block, as plain values for `templates/headers/block.h.j2`."""

from __future__ import annotations

import textwrap

from generator.model.address import operands
from generator.base.expression import Binary, Expr, Expression, Name, Select, Unary, evaluate, names, to_c
from generator.model.masks import masks
from generator.model.model import (OPERANDS, RESERVED_MUST, RESERVED_READ_ZEROES, RESERVED_WRITE_ONES, Block, Field,
                                   Register, Bank, System, element_numbers)
from generator.model.naming import argument, block_name, home_name, member
from generator.base.record import cached_property
from generator.views.sharing import SharedBlock


class BlockHeader:
    """The header of a block, or of a base whose registers blocks share."""

    def __init__(self, owner: System | SharedBlock, block: Block) -> None:
        self.owner, self.block = owner, block
        if isinstance(owner, System):
            folder, self.name = owner.name, block_name(owner.name, block)
        else:
            folder, self.name = owner.home.owner, home_name(owner.home)
        self.path = f"pmureg/{folder}/{block.key}.h"
        self.guard = f"PMUREG_{folder}_{block.key}_H".upper()
        home = home_name(block.home) if block.home is not None else ""
        # Where the registers under `shared` are.
        self.home = f"pmureg/{block.home.owner}/{block.home.base}.h" if block.home is not None else ""
        self.all = [RegisterHeader(home if r.key in block.shared else self.name, block, r)
                    for r in block.registers.values()]
        self.registers = [r for r in self.all if r.key not in block.shared]
        self.shared = [r for r in self.all if r.key in block.shared]
        self.by_key = {r.key: r for r in self.all}
        for register in self.all:
            pair = block.pair_of(register.register)
            register.pair = PairHeader(self, register, pair) if pair is not None else None
        # In C the pair comes before the registers that it selects.
        self.registers.sort(key=lambda r: r.pair is not None)
        self.selects = [SelectFunction(self, s) for s in block.banks.values()] if block.space == "sysreg" else []

    @property
    def shared_names(self) -> list[str]:
        """Lines of a comment with the manual's names of the shared registers."""
        return textwrap.wrap(", ".join(r.register.name for r in self.shared), 110, break_on_hyphens=False)


def indices(block: Block, register: Register) -> list[str]:
    """The parameters of the address: numbers and indices that it depends on."""
    used = {str(name) for name in names(register.address)}
    return [name for name in (*block.numbers, *(d.index for d in register.dimensions)) if name in used
            and not is_page(block, register, name)]


def is_page(block: Block, register: Register, index: str) -> bool:
    """Whether an index selects a page, which the caller's base address already does."""
    return any(page.key == register.page and page.index == index and page.count > 1 for page in block.pages)


class RegisterHeader:
    """The constants, type and functions of one register."""

    def __init__(self, of: str, block: Block, register: Register) -> None:
        self.register, self.block, self.key = register, block, register.key
        self.pair: PairHeader | None = None
        self.name = f"{of}_{register.key}".lower()
        self.macro = self.name.upper()
        self.bits = register.width
        self.suffix = "U" if self.bits <= 32 else "ULL"
        self.raw = f"uint{self.bits}_t"
        # The type for calculations: C makes a signed int of anything narrower.
        self.word_bits = max(32, self.bits)
        self.word = f"uint{self.word_bits}_t"
        self.is_narrow = self.bits < 32
        self.value = f"({self.word})r.raw" if self.is_narrow else "r.raw"
        self.part = f"uint{register.access_width}_t"  # type of one access
        self.masks = masks(register)
        self.all = (1 << self.bits) - 1
        self.fields = [FieldHeader(self, f) for f in register.named]
        # A value that changes nothing.
        self.idle = " | ".join([f"{self.macro}_MUST_ONES"] * bool(self.masks.ones)
                               + [f"{self.macro}_IDLE"] * bool(self.masks.by_zero))
        self.source = register.source or block.source
        # Bits that a changed value keeps: named or implementation-defined, and without side effects.
        self.kept = sum(f.mask for f in register.fields if (f.name and not f.acts) or f.reserved == "IMPDEF")
        self.reserved = sum(f.mask for f in register.fields if f.reserved)
        self.others = sum(f.mask for f in register.fields if f.reserved == "IMPDEF")

    def hex(self, value: int) -> str:
        """A constant of the register's width."""
        return f"{value:#0{self.bits // 4 + 2}x}{self.suffix}"

    @cached_property
    def getters(self) -> list[FieldHeader]:
        """Fields with a getter; field arrays have a function of their own."""
        return [f for f in self.fields if f.field.readable and not f.field.each]

    @cached_property
    def members(self) -> list[FieldHeader]:
        """Fields that are packed and unpacked. Omits fields where a 0 acts, because an omitted member is 0."""
        return [f for f in self.fields if not f.field.acts_by_zero]

    @cached_property
    def setters(self) -> list[FieldHeader]:
        return [f for f in self.fields if f.field.writable]

    # Where it is

    @cached_property
    def indices(self) -> list[str]:
        return indices(self.block, self.register)

    def is_page(self, index: str) -> bool:
        return is_page(self.block, self.register, index)

    @property
    def page(self) -> str:
        """The page whose base address the accessors take; empty if there is only one."""
        if len(self.block.pages) < 2:
            return ""
        page = next(p for p in self.block.pages if p.key == self.register.page)
        return f"{page.key}, or {page.otherwise} where the unit has no such page" if page.otherwise else page.key

    @property
    def address_name(self) -> str:
        if self.block.pair_of(self.register) is not None:
            return "ADDRESS"
        return {"sysreg": "ENCODING", "msr": "ADDRESS", "csr": "NUMBER", "perf": "WORD"}.get(self.block.space, "OFFSET")

    @cached_property
    def parameters(self) -> str:
        """The parameters of the address macro: `(box, n)`."""
        return f"({', '.join(map(argument, self.indices))})" if self.indices else ""

    @cached_property
    def address(self) -> str:
        """The address as a C expression over the parameters."""
        address = self.register.address
        text = to_c(address, lambda name: f"({argument(str(name))})")
        return f"({text})" if isinstance(address, Binary | Unary | Select) else text

    @cached_property
    def operands(self) -> str:
        """`op0 3, op1 3, CRn 15, CRm 4, op2 4`."""
        return ", ".join(f"{name} {self.register.at[name].text}" for name in OPERANDS)

    @cached_property
    def encodings(self) -> list[tuple[int, str]]:
        """Every encoding of the register, and how accessors name it: by operands or by number."""
        numbers = self.block.instances[0].numbers
        found = (self.register.address_at(numbers | indices) for indices in element_numbers(self.register))
        return [(encoding, ", ".join(map(str, operands(encoding))) if self.block.space == "sysreg"
                 else f"{encoding:#x}") for encoding in dict.fromkeys(found)]

    @property
    def count(self) -> int:
        """Number of elements without pages."""
        total = 1
        for dimension in self.register.dimensions:
            total *= 1 if self.is_page(dimension.index) else dimension.count
        return total

    @cached_property
    def arguments(self) -> str:
        """Parameters of accessors: `unsigned int box, unsigned int n`."""
        return ", ".join(f"unsigned int {argument(index)}" for index in self.indices)

    @cached_property
    def bounds(self) -> list[tuple[str, int]]:
        """The number of each parameter from 0, and its last value; below the first index the number wraps and is
        large."""
        return bounds(self.block, self.register, self.indices)

    @property
    def range(self) -> str:
        """The ranges for readers: `box: 0 to 14, n: 0 to 3`."""
        first = {argument(d.index): d.first for d in self.register.dimensions}
        return ", ".join(f"{name}: {first.get(name, 0)} to {first.get(name, 0) + last}"
                         for name, last in ((number.split(" ")[0], last) for number, last in self.bounds))

    @property
    def device_arguments(self) -> str:
        """The parameters after another one."""
        return f", {self.arguments}" if self.arguments else ""

    @property
    def first_arguments(self) -> str:
        """Arguments of the address macro for the first element of the first instance."""
        return self._arguments(0)

    @property
    def last_arguments(self) -> str:
        """Arguments of the address macro for the last element of the last instance."""
        return self._arguments(-1)

    def _arguments(self, which: int) -> str:
        numbers = dict(self.block.instances[which].numbers)
        numbers |= {d.index: d.numbers[which] for d in self.register.dimensions}
        return f"({', '.join(f'{numbers[index]}U' for index in self.indices)})" if self.indices else ""

    # Rules

    @cached_property
    def checks(self) -> list[tuple[str, str]]:
        """(C condition that breaks the rule, sentence), the most basic first."""
        result = self._reserved(RESERVED_MUST[1:], RESERVED_MUST[:1], "software must write {0:#x} to the bits {1:#x}")
        for field in self.fields:
            result += field.checks
        for rule in self.register.rules:
            assert rule.require is not None
            broken = f"!({self._rule(rule.require.expr)})"
            if rule.when is not None:
                broken = f"({self._rule(rule.when.expr)}) && {broken}"
            result.append((broken, rule.text))
        return result + self._reserved(RESERVED_WRITE_ONES[:-1], RESERVED_READ_ZEROES,
                                       "the reserved bits {1:#x} must be {0:#x}")

    def _reserved(self, words_of_ones: tuple[str, ...], words_of_zeroes: tuple[str, ...],
                  sentence: str) -> list[tuple[str, str]]:
        ones, zeroes = (sum(f.mask for f in self.register.fields if f.reserved in words)
                        for words in (words_of_ones, words_of_zeroes))
        return ([(f"(r.raw & {self.hex(ones | zeroes)}) != {self.hex(ones)}", sentence.format(ones, ones | zeroes))]
                if ones | zeroes else [])

    def _rule(self, expr: Expr) -> str:
        return to_c(expr, self._field_value, self.suffix)

    def _field_value(self, name: Name) -> str:
        (part, index), = name.parts
        field = next(f for f in self.fields if f.field.name == part)
        if index is None:
            return f"({field.bits(self.value)})"
        shift = field.field.element_low(evaluate(index, {}))
        return f"(({self.value} >> {shift}) & {field.element_ones})"

    # Looks

    @cached_property
    def column(self) -> int:
        """Width of the column of macro names."""
        widths = [len(f"{self.macro}_{self.address_name}{self.parameters}")]
        for f in self.fields:
            widths += [len(f.macro) + len("_SHIFT"), *(len(f"{f.macro}_{value.name}") for value in f.field.values)]
        return max(widths)

    @cached_property
    def call_column(self) -> int:
        """Width of the column of getters and setters."""
        widths = [*(len("_get_(r)") + len(f.field.name) for f in self.getters),
                  *(len("_with_(r, value)") + len(f.field.name) for f in self.setters)]
        return len(self.name) + max(widths) if widths else 0

    @cached_property
    def member_column(self) -> int:
        return max((len(f.member) + 1 for f in self.members), default=0)

    @cached_property
    def access_column(self) -> int:
        return max((len(f.attribute) for f in self.members), default=0)


class FieldHeader:
    """The constants and functions of one field."""

    def __init__(self, of: RegisterHeader, field: Field) -> None:
        self.of, self.field = of, field
        self.macro = f"{of.macro}_{field.name.upper()}"
        self.member = member(field.name)
        self.mask = of.hex(field.mask)
        self.ones = f"{(1 << field.width) - 1:#x}{of.suffix}"  # the field's bits, shifted down
        # The access, as the manual writes it.
        self.attribute = field.access + "-V" * field.volatile + " self-clearing" * field.self_clearing

    @property
    def index(self) -> str:
        """The parameter that selects an element of a field array."""
        return argument(self.field.index)

    @property
    def number(self) -> str:
        """The number of that element from 0; below the first index it wraps and is large."""
        return f"{self.index} - {self.field.first}U" if self.field.first else self.index

    @property
    def element_ones(self) -> str:
        return f"{(1 << self.field.each) - 1:#x}{self.of.suffix}"

    def bits(self, raw: str) -> str:
        """The field, extracted from `raw`."""
        low = self.field.low
        if self.field.high == self.of.bits - 1:
            return f"{raw} >> {low}" if low else raw
        return f"({raw} >> {low}) & {self.ones}" if low else f"{raw} & {self.ones}"

    def element(self, raw: str) -> str:
        """The selected element, extracted from `raw`."""
        number = f"({self.number})" if self.field.first and self.field.each > 1 else self.number
        index = f"{self.field.each}U * {number}" if self.field.each > 1 else number
        shift = f"({self.field.low}U + {index})" if self.field.low else f"({index})" if self.field.each > 1 else index
        return f"({raw} >> {shift}) & {self.element_ones}"

    def placed(self, value: str, element: Expression | None = None) -> str:
        """`value`, cut to the field or to a known element of it, and shifted to its position."""
        low, width, ones = ((self.field.low, self.field.width, self.ones) if element is None
                            else (self.field.element_low(evaluate(element.expr, {})), self.field.each,
                                  self.element_ones))
        bits = self.of.word_bits
        return f"pmureg_put{bits}({value}, {ones}, {low})" if width < bits else value

    @property
    def checks(self) -> list[tuple[str, str]]:
        field = self.field
        value = f"({self.bits(self.of.value)})"
        if field.values and not field.open and len(field.values) < 1 << field.width and not field.each:
            listed = " && ".join(f"{value} != {v.value:#x}{self.of.suffix}" for v in field.values)
            return [(listed, f"{field.name}: this value is reserved")]
        if field.range is not None and not field.each:
            low, high = field.range
            parts = [f"{value} > {high:#x}{self.of.suffix}"] if high < (1 << field.width) - 1 else []
            parts += [f"{value} < {low:#x}{self.of.suffix}"] if low else []
            return [(" || ".join(parts), f"{field.name} must be {low} to {high}")] if parts else []
        return []


class SelectFunction:
    """A function that selects a bank: writes the register, then the barrier."""

    def __init__(self, header: BlockHeader, selector: Bank) -> None:
        self.selector = selector
        self.register = header.by_key[selector.register]
        block = header.block
        user = next((r for r in block.registers.values() if r.bank == selector.key), None)
        used = {str(name) for setting in selector.set for name in setting.value.names()}
        known = [*block.numbers, *([d.index for d in user.dimensions] if user is not None else [])]
        self.arguments = ", ".join(f"unsigned int {argument(name)}" for name in known if name in used) or "void"
        self.bounds = bounds(block, user, [name for name in known if name in used])
        self.parts = []
        for setting in selector.set:
            field = next(f for f in self.register.fields if f.field.name == setting.field)
            value = to_c(setting.value.expr, lambda n: argument(str(n)))
            self.parts.append(field.placed(f"({self.register.word})({value})", setting.element))


def bounds(block: Block, register: Register | None, indices: list[str]) -> list[tuple[str, int]]:
    """The number of each parameter from 0, and its last value."""
    dimensions = {d.index: d for d in register.dimensions} if register is not None else {}
    found = []
    for name in indices:
        of = dimensions.get(name)
        last = of.count - 1 if of is not None else max(instance.numbers[name] for instance in block.instances)
        if last < (1 << 32) - 1:
            found.append((f"{argument(name)} - {of.first}U" if of is not None and of.first else argument(name), last))
    return found


class PairHeader:
    """Access to a register through an index and data pair: writes the index, then reads or writes the data."""

    def __init__(self, header: BlockHeader, register: RegisterHeader, selector: Bank) -> None:
        self.selector, self.index, self.data = selector, header.by_key[selector.register], header.by_key[selector.data]
        used = {*register.indices, *(str(name) for setting in selector.set for name in setting.value.names())}
        known = [name for name in (*header.block.numbers, *(d.index for d in register.register.dimensions))
                 if not register.is_page(name)]
        self.bounds = bounds(header.block, register.register, [name for name in known if name in used])
        given = [argument(name) for name in known if name in used]
        self.arguments = "".join(f", unsigned int {name}" for name in given)
        self.call = "".join(f", {name}" for name in given)
        self.values = []
        for setting in selector.set:
            field = next(f for f in self.index.fields if f.field.name == setting.field)
            value = to_c(setting.value.expr,
                         lambda n: f"{register.macro}_ADDRESS{register.parameters}" if str(n) == "at"
                         else argument(str(n)))
            self.values.append(field.placed(f"({self.index.word})({value})", setting.element))
