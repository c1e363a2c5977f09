"""The model of a system: plain typed data, made by `resolve`, read by `check` and the templates.

Knows nothing of YAML and nothing of C.
"""

from __future__ import annotations

from collections.abc import Sequence, Callable, Iterable, Iterator, Mapping
from itertools import accumulate, product
from math import ceil

from ..base.brackets import indices
from ..base.expression import Expr, Expression, as_function, evaluate, names, of_old
from ..base.record import cached_property, field, record
from ..base.source import Where

# The words of reserved ranges: what software writes, what it reads, whether another value is an error.
RESERVED_WRITE_ONES = ("RES1", "RAO", "RAO/WI", "MBO")
RESERVED_READ_ZEROES = ("RES0", "RAZ", "RAZ/WI")
RESERVED_READ_ONES = ("RES1", "RAO", "RAO/WI")
RESERVED_MUST = ("MBZ", "MBO")
ANY = 0xFFFF  # instead of a PCI device's id: the first device


def release(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


@record(kw_only=True)
class Described:
    """The place of an entry of a description, and its texts for readers."""

    where: Where
    text: str = ""
    source: str = ""
    note: str = ""


@record(kw_only=True)
class Value:
    """One value of an enumeration."""

    where: Where
    value: int
    name: str
    text: str


@record(slots=True, kw_only=True)
class Field:
    """A range of bits: a field, a field array, or a reserved range (which has no name)."""

    where: Where
    high: int
    low: int
    name: str = ""
    aliases: dict[str, Where] = field(default_factory=dict)  # other names, and where they are written
    reserved: str = ""
    index: str = ""            # of a field array
    each: int = 0              # bits of one element of a field array
    first: int = 0             # the index of its lowest element
    access: str = "RW"
    volatile: bool = False
    reset: int | None = None
    reset_by: Expression | None = None  # where units or elements differ; `reset` is then not known
    text: str = ""
    condition: str = ""                # condition of the machines that have it; empty: all
    unless: bool = False               # machines for which the condition is false have it
    source: str = ""
    note: str = ""
    values: list[Value] = field(default_factory=list)
    open: bool = False
    range: tuple[int, int] | None = None
    means: Expression | None = None
    unit: str = ""
    self_clearing: bool = False
    clears: list[Target] = field(default_factory=list)
    sets: list[Target] = field(default_factory=list)

    @property
    def width(self) -> int:
        return self.high - self.low + 1

    @property
    def mask(self) -> int:
        return (2 << self.high) - (1 << self.low)

    @property
    def count(self) -> int:
        """Number of elements of a field array; 1 for a plain field."""
        return self.width // self.each if self.each else 1

    @property
    def indices(self) -> Sequence[int]:
        """The indices of a field array."""
        return range(self.first, self.first + self.count)

    def element_low(self, index: int) -> int:
        """The lowest bit of the element with this index."""
        return self.low + (index - self.first) * self.each

    @property
    def bits(self) -> str:
        return f"{self.high}:{self.low}" if self.high != self.low else f"{self.low}"

    @property
    def readable(self) -> bool:
        return self.access != "WO" and not self.self_clearing

    @property
    def writable(self) -> bool:
        return self.access not in ("RO", "RC", "RS")

    def allows(self, value: int) -> bool:
        """Whether the list of values, or the range, contains the value."""
        if self.values and not self.open:
            return value in [each.value for each in self.values]
        return self.range is None or self.range[0] <= value <= self.range[1]

    @property
    def acts(self) -> bool:
        """Whether a write has a side effect, so that writing back what was read would repeat it."""
        return self.access not in ("RO", "RW", "WO", "RC", "RS") or self.self_clearing

    @property
    def acts_when(self) -> str:
        """The write that has the side effect, in words."""
        return "any write" if self.acts_by_any else f"a written {0 if self.acts_by_zero else 1}"

    @property
    def acts_by_zero(self) -> bool:
        return self.access in ("W0C", "W0S", "W0T")

    @property
    def acts_by_any(self) -> bool:
        return self.access in ("WC", "WS")


@record(kw_only=True)
class Target:
    """`register`, `register.field` or `block.register.field` that a write changes."""

    where: Where
    text: str
    block: str = ""
    register: str = ""
    field: str = ""


@record(kw_only=True)
class Rule(Described):
    when: Expression | None
    require: Expression | None
    same: list[str] = field(default_factory=list)  # of rules over events

    @property
    def expressions(self) -> list[Expression]:
        return [expression for expression in (self.when, self.require) if expression is not None]


@record
class Dimension:
    """One dimension of an array of registers (or of instances, or of pages)."""

    where: Where
    index: str
    count: int
    first: int = 0                  # the index of the first element

    @property
    def numbers(self) -> range:
        """The values of the index."""
        return range(self.first, self.first + self.count)


@record(kw_only=True)
class Register(Described):
    key: str
    name: str
    aliases: dict[str, Where]       # other names, and where they are written
    at: dict[str, Expression]       # one entry `at`, or op0, op1, CRn, CRm, op2; as it is written
    address: Expr                  # whole, over numbers of the instance and indices; encoding of a system register
    dimensions: list[Dimension]     # of the array, slowest first; equal pages come before
    width: int
    access_width: int
    atomic: bool
    atomic_by_firmware: bool        # a 64-bit access is valid if firmware says so
    page: str                       # of the block's pages, or of the instance's PCI functions
    bank: str
    state: str
    overlaps: dict[str, Where]      # registers that share its place, and where each is named
    fields: list[Field]             # top bit first, reserved ranges included
    rules: list[Rule]
    example: Expression | None
    told: Expression | None         # the address over facts; `address` has their examples
    layout: str
    condition: str                  # condition of the machines that have it; empty: all
    unless: bool                    # machines for which the condition is false have it
    lent: tuple[str, str] = ("", "")  # of a borrowed register: the lending block, and the name there
    lenders: int = 1                  # how many units lend it at most

    @cached_property
    def address_at(self) -> Callable[[Mapping[str, int]], int]:
        """The address for these values of the names."""
        return as_function(self.address)

    @cached_property
    def named(self) -> list[Field]:
        return [f for f in self.fields if f.name]

    @cached_property
    def by_name(self) -> dict[str, Field]:
        return {f.name: f for f in self.named}

    @property
    def first(self) -> int:
        """The index of the first element; elements of several dimensions are numbered from 0."""
        return self.dimensions[0].first if len(self.dimensions) == 1 else 0

    @property
    def elements(self) -> int:
        count = 1
        for dimension in self.dimensions:
            count *= dimension.count
        return count

    @property
    def resets(self) -> bool:
        """Whether the reset value of some field is known."""
        return any(f.reset is not None for f in self.named)

    @property
    def reset_differs(self) -> bool:
        """Whether reset values differ between units or elements."""
        return any(f.reset_by is not None for f in self.named)

    @property
    def readable(self) -> bool:
        return any(f.readable for f in self.named) or not any(f.writable for f in self.named)

    @property
    def writable(self) -> bool:
        return any(f.writable for f in self.named)


@record(kw_only=True)
class Setting:
    """`FIELD: expr` or `"FIELD[expr]": expr` under `set`."""

    where: Where
    text: str                          # the place, as it is written
    field: str
    element: Expression | None         # of a field array
    value: Expression

    @property
    def expressions(self) -> list[Expression]:
        return [self.value] if self.element is None else [self.element, self.value]

    def written(self, kind: str) -> str:
        """The value as a step of this kind writes it."""
        return of_old(kind, self.value.text)


@record(kw_only=True)
class Bank(Described):
    key: str
    register: str
    set: list[Setting]
    barrier: str                       # the instruction that must follow a select
    data: str = ""                     # of an index and data pair: the register that shows the selected one


@record(kw_only=True)
class Page:
    where: Where
    key: str
    count: int
    index: str
    otherwise: str                     # the page that has its registers if an instance lacks this one
    only: Expression | None            # over the index: pages that a unit has; over terms: that a sum includes
    text: str = ""


@record(kw_only=True)
class Borrow:
    """Registers of a unit of another block that count this unit's events."""

    where: Where
    block: str
    number: Expression | None          # the last number of that unit; none: the instance's numbers
    each: bool                         # from all units, whatever their last number
    registers: dict[str, str]          # name here to name there


@record(kw_only=True)
class CountedBy:
    """Units of another block that count events of this one."""

    where: Where
    block: str
    when: Expression | None            # over terms: which events
    unit: Expression | None            # on which of the units; none: on all

    def same_terms(self, device: Block, units: Block) -> dict[str, str]:
        """Terms of this block to those of the units; an alias of the units stands for the term whose bits it writes."""
        def place(term: Term) -> list[tuple[str, str]]:
            return [(reference.register, reference.field) for reference in term.fields]

        return {next((name for name, of in device.terms.items() if not of.overlaps
                      and place(of) == place(device.terms[term])), term): term
                for term in units.terms if term in device.terms}


@record(kw_only=True)
class Function:
    where: Where
    key: str
    id: int
    bus: int | None                    # of the socket's two; None: whatever bus it is
    device: int | None
    function: int | None               # None, both: whatever they are
    told: tuple[Source, dict[str, int]] | None = None  # the source of its address, and the numbers of the instance

    @property
    def selects(self) -> tuple[int, ...]:
        """Equal for the same PCI device of the machine."""
        if self.told is not None:
            source, numbers = self.told
            return (-2, source.type, evaluate(source.unit.expr, numbers) if source.unit else 0)
        devfn = -1 if self.device is None or self.function is None else self.device << 3 | self.function
        return (self.bus << 8 | devfn,) if self.bus is not None else (-1, self.id, devfn)

    def __str__(self) -> str:
        if self.told is not None:
            return f"PMON discovery, type {self.told[0].type}, number {self.selects[-1]}"
        parts = [f"bus {self.bus}" if self.bus is not None else "",
                 f"device {self.device}, function {self.function}" if self.device is not None else "",
                 f"id {self.id:#x}"]
        return ", ".join(filter(None, parts))


@record(kw_only=True)
class Instance:
    where: Where
    name: str                          # `0`, `1_3`, `scf`: the suffix of the block's name
    numbers: dict[str, int]            # index names and attributes, for expressions
    pages: dict[str, Function]         # of PCI, whose pages are functions


@record(kw_only=True)
class Reference:
    """`REGISTER`, `REGISTER[expr]`, `REGISTER.FIELD`, `REGISTER[expr].FIELD[expr]`."""

    where: Where
    text: str
    register: str
    index: Expression | None
    field: str = ""
    field_index: Expression | None = None
    every: bool = False                # `REGISTER[*]` of a step: all elements

    @property
    def written(self) -> str:
        """The text as YAML writes it in a one-line map."""
        return f'"{self.text}"' if "[" in self.text else self.text

    def width_in(self, field: Field) -> int:
        """Bits of the field, or of the selected element."""
        return field.each if self.field_index is not None and field.each else field.width


@record(kw_only=True)
class Step:
    where: Where
    kind: str                          # write, modify, raise, lower, barrier
    target: Reference | None
    barrier: str
    set: list[Setting]
    when: Expression | None

    @property
    def expressions(self) -> list[Expression]:
        """All its expressions, `when` first."""
        first = (self.when, self.target.index if self.target is not None else None)
        return [*(e for e in first if e is not None), *(e for setting in self.set for e in setting.expressions)]


@record
class PerfBits:
    """Linux's place of a term: a config word and its bit ranges, lowest value bits first."""

    word: str                          # config, config1, config2
    ranges: list[tuple[int, int]]      # (low, high)

    def __str__(self) -> str:
        return f"{self.word}:" + ",".join(f"{a}-{b}" if a != b else f"{a}" for a, b in self.ranges)

    @property
    def width(self) -> int:
        return sum(high - low + 1 for low, high in self.ranges)


@record(kw_only=True)
class Term(Described):
    name: str
    fields: list[Reference]            # that take its value, the lowest bits first
    place: PerfBits | None             # in perf's attribute
    linux: bool
    overlaps: dict[str, Where]         # terms that it is another way to write bits of
    width: int = 0
    condition: str = ""                # condition of the machines that have it; empty: all
    since: str = ""                    # the first kernel release that has it, where that is not its driver's


@record(kw_only=True)
class Default(Described):
    when: Expression | None
    set: dict[str, Expression]


@record(kw_only=True)
class Pool(Described):
    key: str
    count: int
    when: Expression | None
    terms: list[str]
    program: list[Step]
    release: list[Step]


@record(kw_only=True)
class Counter(Described):
    """A kind of counters."""

    key: str
    count: int
    width: int
    count_at: Where
    width_at: Where
    registers: list[Reference]
    snapshot: list[Reference]          # the register that shows it as of the unit's last snapshot; at most one
    first: int                         # `n` of the first counter
    sum: bool                          # over every element of `registers`
    only_first: bool                   # of that sum: all show the same
    joined: int                        # the bit from which on it is in the second of `registers`; 0: it is in one
    saturates: bool
    pages: bool                        # the sum over its element on each page
    allows: Expression | None          # whether counter `n` may count an event; none: what no other kind allows
    selects: Expression | None
    runs: Expression | None
    overflow: list[Reference]          # of the elements of a sum in turn
    top_rate: float
    discover_count: Expression | None
    discover_width: Expression | None
    ones: int | None                   # the width is probed by writing all ones; the width on the simulated device
    ones_at: Where | None              # where `width` stands
    present: Expression | None
    discover_snapshot: Expression | None
    discover_shift: Expression | None
    discover_rules: list[Rule]
    program: list[Step]
    enable: list[Step]
    disable: list[Step]

    @property
    def steps(self) -> dict[str, list[Step]]:
        """The steps of one counter, by their keys."""
        return {"program": self.program, "enable": self.enable, "disable": self.disable}

    @property
    def discovery(self) -> list[Expression]:
        """The expressions by which the device tells count and width, and the rules for them."""
        asked = (self.discover_count, self.discover_width, self.discover_shift)
        return [*(e for e in asked if e is not None), *(e for rule in self.discover_rules for e in rule.expressions)]

    @property
    def first_steps(self) -> list[Step]:
        """The steps before the unit's start."""
        return [*self.program, *self.enable]

    @property
    def fixed(self) -> bool:
        """Whether the counter is not programmed; any number of events can read it."""
        return not any(self.steps.values())

    @property
    def whole_rate(self) -> int:
        """The rate per 65536 ns, for C without floating point; at most 2^48, which no hardware exceeds."""
        return min(ceil(self.top_rate * 65536), 1 << 48)


@record(kw_only=True)
class Event(Described):
    name: str
    aliases: dict[str, Where]          # other names, and where they are written
    family: str                        # the text of the event that it is a part of, where it has one of its own
    terms: dict[str, int]
    counters: int                      # bit mask; 0: any
    counters_of: dict[str, int]        # by kind, if the event names kinds; other kinds cannot count it
    instances: list[str]               # names of the units that have it; empty: all
    needs: list[str]
    linux: str
    linux_string: str
    term_places: dict[str, Where]      # where each term is written
    scale: str
    unit: str
    variants: list[str]                # of the system, that have it; empty: all
    condition: str                     # condition of the machines that have it; empty: all
    since: str                         # the first release of Linux that lists it; empty: its driver's


def limits(block: Block, thing: Field | Register | Event | Term | Erratum) -> str:
    """The machines that have the thing, in words; empty: all."""
    if thing.condition not in block.conditions:
        return ""
    turned = "not: " if isinstance(thing, Field | Register) and thing.unless else ""
    return f"where {turned}{block.conditions[thing.condition].text}"


@record(kw_only=True)
class Limit:
    """What somebody says about a metric: a value above it deserves a look."""

    where: Where
    above: float                   # in the unit of the metric
    within: str                    # a metric that must be above its own limit, too; "": none
    source: str


@record(kw_only=True)
class Metric(Described):
    name: str
    formula: Expression
    unit: str
    aggregate: str
    view: str                      # one of VIEWS; "": none
    limit: Limit | None


def limited(block: Block, metric: Metric) -> str:
    """The limit of a metric as a sentence; empty: none."""
    chain = [f"{one.name} is above {one.limit.above:g} {one.unit}" for one in above(block, metric) if one.limit]
    return "" if not chain else f"Deserves a look if {' and '.join(chain)}."


def with_limit(block: Block, metric: Metric) -> str:
    """The metric's text, and its limit."""
    return f"{metric.text} {limited(block, metric)}".strip()


def above(block: Block, metric: Metric) -> list[Metric]:
    """The metric and those within whose limits its own counts, outwards."""
    found: list[Metric] = []
    one: Metric | None = metric
    while one is not None and one not in found:
        found.append(one)
        one = block.metrics.get(one.limit.within) if one.limit else None
    return found


@record(kw_only=True)
class Linux:
    where: Where
    dropped: dict[str, dict[str, int]]  # by release: events that Linux lists only before it
    device: str
    numbers: list[Expression]      # expressions in its name that are no index
    config: str
    all_events: bool
    some_events: bool                  # which of them, the machine's configuration decides:
    together: Expression | None        # over terms: those for which it is the same are listed all or none
    event_string: str                  # with the line's end where the files have one
    instance: dict[str, Expression]    # of one device for all units: the term that chooses, and its value for each
    driver: str
    since: str
    note: str
    source: str = ""
    identifier: str = ""


@record(kw_only=True)
class Identify:
    """How registers of a unit identify it."""

    where: Where
    register: str
    otherwise: Expression | None
    is_: int                           # the number; 0: unknown
    mask: int
    source: str = ""


@record(kw_only=True)
class Fact(Described):
    """A number that the machine tells before the first access, or that a unit tells once it is found."""

    key: str
    kind: str                          # cpuid, msr, pci, midr, property, discovery, above, address, read
    id: int                            # CPUID leaf, PCI device id, word of an entry
    sub: int                           # CPUID subleaf
    register: int                      # eax, ebx, ecx, edx
    nth: Expression | None             # PCI: which device of that id
    at: Expression | None              # address of the MSR, offset in configuration space
    width: int                         # bits that are read
    high: int                          # top and lowest of the bits that are used
    low: int
    example: Expression | None         # on the simulated device
    word: str = ""                     # PMON discovery: the member of the entry; above: the block; the property

    @property
    def most(self) -> int:
        return (1 << self.high - self.low + 1) - 1

    @property
    def bits(self) -> tuple[str, int, int]:
        """What is read: facts with the same bits have the same value."""
        return self.told, self.high, self.low

    @property
    def told(self) -> str:
        """Where the fact is read, in words."""
        if self.kind == "cpuid":
            place = (f"CPUID {self.id:#x}{f'.{self.sub}' if self.sub else ''} "
                     f"{('EAX', 'EBX', 'ECX', 'EDX')[self.register]}")
        elif self.kind == "pci":
            nth = f", device {self.nth.text} of them" if self.nth else ""
            device = "the first PCI device" if self.id == ANY else f"PCI device {self.id:04x}"
            place = f"offset {self.at.text if self.at else ''} of {device}{nth}"
        elif self.kind == "discovery":
            return f"`{self.word}` of PMON discovery"
        elif self.kind == "above":
            return f"the number of the parent `{self.word}`"
        elif self.kind == "read":
            return f"registers of the unit: `{self.at.text if self.at else ''}`"
        elif self.kind == "address":
            place = "the address of the unit"
        elif self.kind == "property":
            place = f"`{self.word}` of the device tree"
        else:
            place = f"MSR {self.at.text}" if self.at else "MIDR_EL1"
        whole = (self.high, self.low) == (self.width - 1, 0)
        return place if whole else f"{place}[{self.high}:{self.low}]"


@record(kw_only=True)
class Source:
    """A source of a unit's address."""

    where: Where
    kind: str                          # address, apmt, iomem, compatible, discovery
    name: str                          # iomem, compatible: the name there
    address: Expression | None         # address: where it is; else the page in the first range, or a tree's root
    type: int = 0                      # discovery: of the unit
    unit: Expression | None = None     # discovery: its number

    @property
    def told(self) -> str:
        """The source in words."""
        number = f", number {self.unit.text}" if self.unit else ""
        at = self.address.text if self.address else ""
        teller = {"apmt": "by ACPI's table APMT", "discovery": f"by PMON discovery, as type {self.type}{number}",
                  "compatible": f"by the device tree, as `{self.name}`",
                  "iomem": f"by /proc/iomem, as `{self.name}`"}.get(self.kind)
        return f"at {at}" if teller is None else f"{teller}, at offset {at}" if at else teller


@record(kw_only=True)
class Nodes:
    """How a unit is found in a tree of nodes."""

    where: Where
    count: Expression | None           # this and the next, `is` and `number` over registers of the node, and facts
    pointers: Expression | None
    width: int                         # of a pointer
    child: Expression | None           # over `pointer`
    skip: Expression | None
    is_: Expression | None
    number: Expression | None

    def of_a_node(self) -> list[Expression]:
        asked = (self.count, self.pointers, self.is_, self.number)
        return [expression for expression in asked if expression is not None]


@record(kw_only=True)
class Condition:
    """A property of some machines that facts or a file of the device in sysfs tell."""

    where: Where
    file: str                          # of the device in sysfs
    begins: list[str]                  # texts with which it can begin
    when: Expression | None            # over facts and the instance's numbers, in the place of a file
    variants: list[str]                # or these of the system
    text: str
    source: str

    @property
    def is_told(self) -> bool:
        """Whether the machine tells if the condition holds."""
        return bool(self.when is not None or self.file or self.variants)


@record(kw_only=True)
class Erratum(Described):
    """A published erratum of some machines."""

    key: str
    condition: str                     # condition of the machines that have it; empty: all
    events: list[str]


@record(frozen=True)
class Home:
    """A base whose registers have their own C, and the file that describes it."""

    owner: str                         # a library's name, or a system's
    base: str


@record
class Word:
    """A sentence of an event, or a phrase for a part of its name."""

    where: Where
    text: str
    is_used: bool


@record(kw_only=True)
class Block(Described):
    key: str
    title: str
    space: str
    scope_at: Where
    scope: str                         # one of SCOPES; `machine`: its registers are reached from everywhere
    dimensions: list[Dimension]        # of the instances, where they are counted
    instances: list[Instance]
    begins: Expression | None          # where the registers of a unit begin
    pages: list[Page]
    banks: dict[str, Bank]
    registers: dict[str, Register]
    terms: dict[str, Term]
    defaults: list[Default]
    rules: list[Rule]
    pools: dict[str, Pool]
    counters: dict[str, Counter]
    reset: list[Step]
    start: list[Step]
    stop: list[Step]
    finish: list[Step]
    snapshot: list[Step]
    events: dict[str, Event]
    aliases: dict[str, Where]      # other names of every event, with `<event>` or `<EVENT>`, and where
    words: dict[str, Word]         # of which sentences of events are made
    clock: str                         # the event that counts whatever the machine does; or nothing
    clock_at: Where
    metrics: dict[str, Metric]
    linux: Linux | None
    unknown: list[str]
    identify: Identify | None
    conditions: dict[str, Condition]
    errata: dict[str, Erratum]
    facts: dict[str, Fact]             # its own, and those of the file that its expressions name
    variants: list[str]                # of the system, that have it; empty: all
    present: Expression | None         # which instances exist
    located: list[Source]              # sources of its address; the first present one is used
    nodes: Nodes | None                # if it is a node of a tree
    bases: list[Home]                  # what it inherits from, the most basic first
    borrows: dict[str, Borrow]         # by the block that lends
    counted_by: dict[str, CountedBy]   # by the block whose units they are
    reached: dict[str, Register]       # its registers, then the borrowed ones, by their names here
    event_facts: list[str]             # facts in expressions over events
    home: Home | None = None           # the base that has the C of the registers in `shared`
    shared: frozenset[str] = frozenset()

    @property
    def numbers(self) -> list[str]:
        """Names of the numbers that every instance has."""
        return list(self.instances[0].numbers)

    @property
    def bank_name(self) -> str:
        """The index in a device's name for the number of the scope; empty for `machine`."""
        return "" if self.scope == "machine" else self.scope

    @property
    def banked(self) -> bool:
        """Whether the device's name contains a number that only the machine tells: that of the scope, or a fact."""
        told = {*self.facts, self.bank_name}.difference(["", *self.numbers])
        return self.linux is not None and not told.isdisjoint(indices(self.linux.device))

    @property
    def identity(self) -> int:
        """The identification number of the unit; 0 if unknown."""
        return self.identify.is_ if self.identify is not None else 0

    @property
    def sequences(self) -> dict[str, list[Step]]:
        """The steps of the whole unit, by their keys."""
        return {"reset": self.reset, "start": self.start, "stop": self.stop, "finish": self.finish,
                "snapshot": self.snapshot}

    def of(self, variant: str) -> bool:
        """Whether a variant of the system has the block; without a name, whether any has it."""
        return not variant or not self.variants or variant in self.variants

    def asks(self) -> list[Expression]:
        """The expressions that may name facts."""
        counters = self.counters.values()
        asked = [self.present, *(s.address for s in self.located), *(self.nodes.of_a_node() if self.nodes else ()),
                 self.identify.otherwise if self.identify else None, *(page.only for page in self.pages),
                 *(e for c in counters for e in (*c.discovery, c.present, c.discover_snapshot)),
                 *(r.told for r in self.registers.values()), *(c.when for c in self.conditions.values()),
                 *(self.linux.numbers if self.linux else ()), *(b.number for b in self.borrows.values())]
        return [e for e in asked if e is not None]

    def stand_ins(self) -> list[int | None]:
        """For each page of an instance, the page that has its registers if it is absent."""
        return [self.first_pages.get(page.otherwise) for page in self.pages for _ in range(page.count)]

    def addresses(self, register: Register, numbers: Mapping[str, int]) -> list[int]:
        """The address of an element by the examples of facts, and with all bits of the facts set."""
        here = [register.address_at(numbers)]
        return (here if register.told is None
                else [*here, evaluate(register.told.expr, {**numbers, **{f.key: f.most for f in self.facts.values()}})])

    def page_sizes(self) -> list[int]:
        """For each page of each instance the end of its last register, also of pages that it stands in for."""
        stand_ins = self.stand_ins()
        sizes = [[0] * len(stand_ins) for _ in self.instances]
        for register in self.registers.values() if stand_ins else ():
            if self.pair_of(register) is not None:
                continue
            of = next(page for page in self.pages if page.key == register.page)
            is_alike = self.is_alike(register)
            for i, instance in enumerate(self.instances[:1] if is_alike else self.instances):
                ends: dict[int, int] = {}
                for indices in element_numbers(register):
                    page = self.first_pages[of.key] + (indices[of.index] if of.count > 1 else 0)
                    end = max(self.addresses(register, instance.numbers | indices)) + register.width // 8
                    ends[page] = max(end, ends.get(page, 0))
                for page, end in ends.items():
                    for there in (page, stand_ins[page]):
                        for of_instance in sizes if is_alike else [sizes[i]]:
                            if there is not None and end > of_instance[there]:
                                of_instance[there] = end
        return [size for of_instance in sizes for size in of_instance]

    def is_alike(self, register: Register) -> bool:
        """Whether the address of an element is the same in all instances."""
        told = () if register.told is None else names(register.told.expr)
        return not any(str(name) in self.instances[0].numbers for name in (*names(register.address), *told))

    def chooses(self, page: Page) -> bool:
        """Whether terms of an event choose among equal pages."""
        return page.only is not None and any(str(name) in self.terms and
                                             str(name) not in self.numbers for name in page.only.names())

    def tells(self, page: Page) -> bool:
        """Whether facts, or the instance's numbers, tell how many of equal pages there are."""
        return page.only is not None and any(str(name) in self.facts or str(name) in self.numbers
                                             for name in page.only.names())

    def pair_of(self, register: Register) -> Bank | None:
        """The index and data pair through which a register is accessed."""
        bank = self.banks.get(register.bank)
        return bank if bank is not None and bank.data else None

    def is_data(self, register: Register) -> bool:
        return any(bank.data == register.key for bank in self.banks.values())

    def pages_of(self, register: Register) -> int:
        """Number of pages of an instance that have the register; 1 outside of MMIO."""
        return next((page.count for page in self.pages if page.key == register.page), 1)

    def linux_name(self, event: Event) -> str:
        """The name under which Linux lists an event; empty if it does not."""
        return event.linux or (event.name if self.linux is not None and self.linux.all_events else "")

    def dropped(self, event: Event) -> str:
        """The release from which on Linux does not list an event; empty: it does."""
        if self.linux is None or not self.linux.dropped:
            return ""
        name = self.linux_name(event)
        return next((release for release, names in self.linux.dropped.items() if name in names), "")

    def config_ranges(self, term: Term) -> list[tuple[int, int]]:
        """The bits of the config word for a value, lowest bits first.

        Linux prints some ranges wider than the field; in that case the word is the register itself, and the field gives
        the bits.
        """
        if term.place is None or len(term.place.ranges) != 1 or len(term.fields) != 1 or term.place.width <= term.width:
            return term.place.ranges if term.place is not None else []
        reference, (low, high) = term.fields[0], term.place.ranges[0]
        field = (self.registers[reference.register].by_name.get(reference.field) if reference.register in self.registers
                 else None)
        if field is None or field.width != term.width or not low <= field.low <= high:
            return term.place.ranges
        return [(field.low, field.high)]

    @cached_property
    def first_pages(self) -> dict[str, int]:
        """The number of each page, or of the first of equal pages; the pages of an instance are numbered from 0."""
        return dict(zip((page.key for page in self.pages), accumulate((page.count for page in self.pages), initial=0)))


@record(kw_only=True)
class Detect:
    where: Where
    cpuid: tuple[str, int, list[tuple[int, int]]] | None  # vendor, family, models from and to
    midr: tuple[int, int] | None       # implementer, part
    midr_variant: int | None           # null: all
    sysfs: list[str]
    variant: str
    stepping: tuple[int, int]          # from and to

    @property
    def midr_bits(self) -> tuple[int, int]:
        """Value and mask of MIDR_EL1; the mask is 0 if it identifies nothing."""
        if self.midr is None:
            return 0, 0
        (implementer, part), variant = self.midr, self.midr_variant
        return implementer << 24 | (variant or 0) << 20 | part << 4, 0xFF00FFF0 if variant is None else 0xFFF0FFF0

    @property
    def processor(self) -> str:
        """The processor in words; empty if devices identify the system."""
        if self.cpuid is not None:
            models = " or ".join(span_text(span, hex) for span in self.cpuid[2])
            stepping = "" if self.stepping == (0, 15) else f", stepping {span_text(self.stepping)}"
            return f"{self.cpuid[0]} family {self.cpuid[1]} model {models}{stepping}"
        if self.midr is not None:
            return "of MIDR {:#x} (mask {:#x})".format(*self.midr_bits)
        return ""


def span_text(span: tuple[int, int], number: Callable[[int], str] = str) -> str:
    return number(span[0]) if span[0] == span[1] else f"{number(span[0])} to {number(span[1])}"


@record
class Example:
    """An event list for newcomers."""

    where: Where
    events: str
    text: str


@record
class Citation:
    """One `source:` text and its place."""

    where: Where
    text: str


@record
class Import:
    """Texts of an imported library for readers."""

    title: str
    note: str


@record(kw_only=True)
class System:
    where: Where
    path: str                          # relative, as messages name it
    name: str
    title: str
    text: str
    note: str
    vendor: str                        # the folder under regdefs/
    sources: dict[str, str]            # tag to document
    links: dict[str, str]              # tag to the document's public address, where it has one
    pci_vendor: int                    # of every PCI device; 0: none is given
    discovery: int                     # of those with PMON discovery tables
    variants: dict[str, str]           # name to title
    facts: dict[str, Fact]             # that blocks may name
    detect: list[Detect]
    examples: list[Example]
    blocks: dict[str, Block]
    unknown: list[str]
    citations: list[Citation]
    files: list[str]                   # every file read: the system's and its libraries'
    imports: list[Import]


@record(frozen=True)
class Place:
    """The address of one element of a register, as far as checks for overlaps need it."""

    space: str
    unit: tuple[int, ...]              # instance and page for MMIO, PCI function, nothing for the others
    address: int
    bytes: int
    select: tuple[tuple[str, int], ...]
    at: int                        # as described: behind an index and data pair no address


def element_numbers(register: Register) -> Iterator[dict[str, int]]:
    """Index names and values of every element of an array, in order."""
    if not register.dimensions:
        yield {}
        return
    called = [dimension.index for dimension in register.dimensions]
    for indices in product(*(dimension.numbers for dimension in register.dimensions)):
        yield dict(zip(called, indices))


def numbers_of(block: Block, register: Register) -> Iterator[dict[str, int]]:
    """The values of names in an expression, for every element of every instance."""
    for instance in block.instances:
        for indices in element_numbers(register):
            yield instance.numbers | indices


# The position of each operand in the encoding of a system register.
OPERANDS = {"op0": 14, "op1": 11, "CRn": 7, "CRm": 3, "op2": 0}


def places(block: Block, register: Register, instances: Iterable[int]) -> Iterator[Place]:
    """The address of each element of a register, instance by instance."""
    pair = block.pair_of(register)
    settings = ([(s, as_function(s.value.expr)) for s in sorted(block.banks[register.bank].set, key=lambda s: s.text)]
                if register.bank else [])
    shown = register if pair is None else block.registers[pair.data]
    page = next((p for p in block.pages if p.key == shown.page), None) if block.space == "mmio" else None
    first = block.first_pages[page.otherwise or page.key] if page is not None else 0
    size = shown.width // 8 if block.space in ("mmio", "pci") else 1
    for number in instances:
        instance = block.instances[number]
        unit: tuple[int, ...] = instance.pages[shown.page].selects if block.space == "pci" else ()
        for indices in element_numbers(register):
            numbers = instance.numbers | indices
            at = register.address_at(numbers)
            named = numbers if pair is None else numbers | {"at": at}
            select = tuple([(s.field if s.element is None else f"{s.field}[{evaluate(s.element.expr, named)}]",
                             value(named)) for s, value in settings])
            if page is not None:
                unit = (number, first + (indices[page.index] if page.count > 1 else 0))
            yield Place(block.space, unit, at if pair is None else shown.address_at(numbers), size, select, at)
