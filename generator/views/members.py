"""The kinds of elements in a table file, and their members.

From this list come the structs and accessors of `runtime/include/pmureg/table.h`, the checks of
`runtime/core/table/members.h`, what `packing.py` writes, and the tables of `docs/table.md`. A new member is a line
here.

A count, a limit or a number of variables is an expression in C. In it, `it` is the element, and `system`, `block` and
`reg` are the ones around it.
"""

from __future__ import annotations

from typing import Any

from ..base.record import record

# The parts of a file, in order. A reader that only asks what a file describes reads the first.
HEAD, COUNTING, NAMES, TEXTS = range(4)
PARTS = ("HEAD", "COUNTING", "NAMES", "TEXTS")

SIZES = {"u8": 1, "u16": 2, "u32": 4, "u64": 8}


@record(frozen=True)
class Scope:
    """What the expressions of an element may read, if this depends on where the element is."""

    variables: str           # number of variables
    reads: tuple[str, ...] = ()
    things: str = "0"        # number of what the settings set


@record(frozen=True)
class Member:
    """A member of a kind.

    `form`: `u8` to `u64`, a number; `text`, `rows` or `one`, a reference; `code`, an expression; `inside`, an element
    of another kind in this one.
    """

    name: str
    form: str
    comment: str = ""
    kind: str = ""               # of the elements that a reference leads to, or of the element inside
    count: str = ""              # rows: their number
    part: int = COUNTING         # of the file, to which a reference leads
    times: str = ""              # number of equal members in an array; empty: a plain member
    below: str = ""              # limit of a number, or of the numbers that a reference leads to
    or_none: bool = False        # the number may also be PMUREG_NONE
    always: bool = False         # never NULL; rows: no reader asks whether there is a list, only for its count
    lends: bool = False          # one: the element's references have functions here, too
    or_null: bool = False        # rows: may be NULL though there are things to count
    whole: bool = False          # rows: the section has no others, but those of variants; all are checked
    by_rule: bool = False        # rows, code: only the kind's rule checks what the reference leads to
    bits: str = ""               # number of bits that may be set
    scope: Scope | None = None   # code: what it reads; None: as where the element is. rows, inside: of these elements


@record(frozen=True)
class Kind:
    """A kind of elements; `pmureg_<name>` is its struct."""

    name: str
    comment: str = ""
    members: tuple[Member, ...] = ()
    parts: tuple[int, ...] = (COUNTING,)  # of the file, in which it has a section; none: only inside other elements
    rule: bool = False                    # table/rules.c has a function for what no line here says


def u8(name: str, comment: str = "", **more: Any) -> Member:
    return Member(name, "u8", comment, **more)


def flag(name: str, comment: str = "") -> Member:
    return u8(name, comment, below="2")


def u16(name: str, comment: str = "", **more: Any) -> Member:
    return Member(name, "u16", comment, **more)


def u32(name: str, comment: str = "", **more: Any) -> Member:
    return Member(name, "u32", comment, **more)


def u64(name: str, comment: str = "", **more: Any) -> Member:
    return Member(name, "u64", comment, **more)


def index(name: str, comment: str, below: str, or_none: bool = False) -> Member:
    return Member(name, "u16", comment, below=below, or_none=or_none)


def text(name: str, comment: str = "", part: int = COUNTING, always: bool = False) -> Member:
    return Member(name, "text", comment, part=part, always=always)


def rows(name: str, kind: str, count: str, comment: str = "", part: int = COUNTING, **more: Any) -> Member:
    return Member(name, "rows", comment, kind=kind, count=count, part=part, **more)


def one(name: str, kind: str, comment: str = "", part: int = COUNTING, **more: Any) -> Member:
    return Member(name, "one", comment, kind=kind, count="1", part=part, **more)


def code(name: str, comment: str = "", scope: Scope | None = None, by_rule: bool = False) -> Member:
    return Member(name, "code", comment, scope=scope, by_rule=by_rule)


def inside(name: str, kind: str, comment: str = "", scope: Scope | None = None) -> Member:
    return Member(name, "inside", comment, kind=kind, scope=scope)


def names(name: str, count: str, comment: str = "") -> Member:
    """A hash table of names of `count` things."""
    return inside(name, "names", comment, Scope("0", things=count))


def steps(name: str, comment: str = "") -> Member:
    return Member(name, "inside", comment, kind="steps")


# What expressions may read: variables, then facts and registers of the block, or bits of a register's value. OWN: only
# registers that are not borrowed. WORDS: only registers of 32 or 64 bits.
FACTS, FIELDS, BITS, OWN, WORDS = "FACTS", "FIELDS", "BITS", "OWN", "WORDS"
VALUE = Scope("1")
NUMBERS = Scope("block->number_count")
PLACE = Scope("block->number_count + PMUREG_DIMENSIONS")
TOLD_PLACE = Scope(PLACE.variables, (FACTS,))
SELECT = Scope("block->number_count + PMUREG_DIMENSIONS + 1", things="fields_of(block, it->reg)")
OF_UNIT = Scope("block->number_count", (FACTS,))
PAGE = Scope("block->number_count + 1", (FACTS,))
TERMS = Scope("block->term_count")
EVENT = Scope("block->variables.n", things="block->term_count")
CHOICE = Scope("block->variables.n + 1U")
EVENT_RULE = Scope("block->variables.count")
STEP = Scope("block->variables.count", things="fields_of(block, it->reg)")
N = Scope("1")
COUNTER = Scope("1", (FIELDS,))
HOLE = Scope("1", (FIELDS, FACTS))
DEVICE = Scope("0", (FIELDS, FACTS))
SHIFT = Scope("block->term_count", (FIELDS, FACTS))
OF_REGISTER = Scope("0", (BITS,))
NODE = Scope("1", (FACTS, FIELDS, OWN, WORDS))
METRIC = Scope("block->event_count + 1U")
SCOPE_NUMBER = Scope("block->number_count + 1", (FACTS,))

REGISTERS = "reached(block)"

KINDS = (
    Kind("u16", parts=(COUNTING, NAMES)),
    Kind("u32"),
    Kind("u64", parts=(COUNTING, NAMES)),
    Kind("text", "A text of a list. The text is in the same part of the file.", (text("text"),),
         parts=(HEAD, COUNTING, NAMES, TEXTS)),
    Kind("op", "An operation of an expression.", (
        u8("code", "enum pmureg_op_code, which says how the operation uses the other members"),
        u16("a"), u16("b"), u64("value"))),
    Kind("value", "One value of an enumeration.", (
        u64("value"),
        text("name", part=NAMES, always=True),
        text("text", "its meaning", TEXTS, always=True))),
    Kind("action", "Writing 1 clears (or sets to ones) a register or one of its fields, in the same instance and"
         " element.", (
             index("block", "index in the system's blocks", "system->block_count"),
             u16("reg", "index in the block's registers"),
             u16("field", "index in reg's fields, or PMUREG_NONE: the whole register"),
             flag("set", "0: clear, 1: set to ones")), rule=True),
    Kind("field", "A field of a register.", (
        text("name", part=NAMES, always=True),
        rows("aliases", "text", "1", "other names, ended by an empty element; or NULL", NAMES,
             or_null=True),
        text("text", part=TEXTS, always=True),
        text("unit", 'of the number that `means` gives, such as "bytes"; or NULL', TEXTS),
        text("acting", "what a read or a write does besides; or NULL", TEXTS),
        rows("notes", "text", "it->note_count", "what else `pmureg describe` shows", TEXTS),
        u8("low", "lowest bit", below="64"),
        u8("width", "number of bits", below="65"),
        u8("each", "field array: bits of an element; else 0"),
        u8("access", "enum pmureg_field_access", below="PMUREG_RS + 1"),
        u16("first", "field array: index of its lowest element"),
        u8("flags", "of enum pmureg_field_flag"),
        u16("note_count"),
        u16("value_count"),
        u16("action_count"),
        rows("values", "value", "it->value_count", "in ascending order"),
        rows("actions", "action", "it->action_count", "side effects of a written 1"),
        code("means", "number that a value encodes; variable 0: the value; none: the value", VALUE),
        u64("reset"), u64("range_low"), u64("range_high")), rule=True),
    Kind("rule", "A rule about the bits of a register, the events of a block, or a device: if `when` is true, `require`"
         " must be.", (
             code("when", "register: BITS; block: variables up to `facts`, `until`, `siblings`; device: registers"),
             code("require"),
             text("text", "the rule as a sentence, for messages", TEXTS, always=True),
             u64("same", "block: mask of terms that must be equal in all events of an instance",
                 bits="block->term_count"))),
    Kind("masks", "Masks of a register's bits, from its fields and reserved ranges.", (
        u64("readable", "bits that a read shows"),
        u64("writable", "bits that a write changes, or that have side effects when written"),
        u64("acting", "bits with side effects if 1 is written, or as the next two masks say"),
        u64("by_zero", "side effects if 0 is written"),
        u64("by_any", "side effects if anything is written"),
        u64("w1c", "writing 1 clears"), u64("w1s", "writing 1 sets"), u64("w1t", "writing 1 toggles"),
        u64("rc", "a read clears"), u64("rs", "a read sets"),
        u64("self_clearing"),
        u64("ones", "bits that software must write as 1"),
        u64("zeroes", "bits that software must write as 0 (else behaviour is undefined)"),
        u64("read_zeroes", "other reserved bits that read 0 and are written as 0"),
        u64("read_ones", "reserved bits that read 1"),
        u64("is_volatile", "bits that hardware changes"),
        u64("reset", "value after reset"),
        u64("has_reset", "bits of it that are known and equal in all elements")), parts=()),
    Kind("register_term", "A field that holds the bits of a term from bit `shift` on.", (
        index("term", "", "block->term_count"),
        index("field", "", "reg->field_count"),
        u8("shift", below="64"),
        code("element", "its element, for a field array; variables as in steps; none: the whole field",
             Scope(STEP.variables)))),
    Kind("condition", "A condition under which something exists: facts, variants, or the text of a sysfs file"
         " decide.", (
        code("when", "facts; variables: numbers of the instance; none: the file decides", OF_UNIT),
        u64("variants", "mask of the system's variants with it; 0: they do not decide", bits="system->variant_count"),
        text("file", "in the sysfs folder of the unit's device"),
        rows("begins", "text", "1", "the file must begin with one of these texts, ended by an empty element",
             or_null=True),
        text("text", 'for messages, after "where"', TEXTS)), rule=True),
    Kind("erratum", "A published erratum of some machines.", (
        text("id", part=TEXTS, always=True),
        text("text", part=TEXTS, always=True),
        one("condition", "condition", "machines with the erratum; NULL: all"))),
    Kind("register", "A register, or an array of registers.", (
        text("key", "short name, as in C", NAMES, always=True),
        text("name", "the manual's, with <n> for an index", NAMES, always=True),
        rows("aliases", "text", "1", "other such names, ended by an empty element; or NULL", NAMES,
             or_null=True),
        text("text", "purpose", TEXTS, always=True),
        text("source", "place in the manual", TEXTS),
        text("note", "remark or NULL", TEXTS),
        rows("lines", "line", "it->line_count", "what else `pmureg describe` shows", TEXTS),
        one("condition", "condition", "NULL: always"),
        u16("line_count"),
        u8("width", below="65"),
        u8("access_bits", "less than width: two accesses, the low half at the lower address", below="65"),
        flag("atomic", "0: read high, low, high until both high halves are equal"),
        u8("dimensions", "of an array of registers; 0: a plain register", below="PMUREG_DIMENSIONS + 1"),
        u32("count", "of each dimension, slowest first; pages of a region come first", times="PMUREG_DIMENSIONS"),
        u32("first", "first index of each dimension", times="PMUREG_DIMENSIONS"),
        u32("elements", "the product; 1 for a plain register"),
        u16("page", "MMIO: first page in the instance ..."),
        u16("pages", "... and how many (dimension 0 if > 1)"),
        u16("device", "PCI: index in the instance's devices"),
        index("selector", "index in the block's selectors", "block->selector_count", or_none=True),
        index("state", "the register whose state this one shows, often itself", REGISTERS),
        u8("roles", "of enum pmureg_role"),
        u16("term_count"),
        rows("terms", "register_term", "it->term_count", "terms written to its fields"),
        code("at", "address, for the example values of facts; variables: numbers of the instance, then the indices",
             PLACE),
        code("moves", "added to `at` for the facts of a real machine; none: 0", TOLD_PLACE),
        u16("field_count"),
        u16("rule_count"),
        rows("fields", "field", "it->field_count", "top bit first, without reserved ranges"),
        rows("rules", "rule", "it->rule_count", scope=OF_REGISTER),
        code("reset", "the value after reset if units or elements differ; variables as in `at`", PLACE),
        code("example", "what a simulated device shows instead of the reset value, if anything", PLACE),
        inside("masks", "masks"),
        u64("reset_differs", "the bits of `reset` that differ; not in masks.has_reset")), rule=True),
    Kind("setting", "Sets a field or a term to the value of an expression.", (
        index("index", "of the field in the register, or of the term in the block", "c->scope.things"),
        code("code"),
        code("element", "of a field array; none: the whole field"))),
    Kind("fact", "A number that the machine reports before any register access, or that a unit reports.", (
        text("key", "name in the description", NAMES, always=True),
        u8("kind", "enum pmureg_fact_kind", below="PMUREG_FACT_READ + 1"),
        u8("bits", "width of the read", below="65"),
        u8("low", "lowest bit ...", below="64"),
        u8("width", "... and number of bits of the fact in this read", below="65"),
        u8("register_number", "CPUID: EAX to EDX", below="4"),
        u32("id", "CPUID: leaf; PCI: the device's, PMUREG_NONE for the first device"),
        u32("sub", "CPUID: subleaf"),
        text("name", "of the property"),
        code("nth", "PCI: number among the devices with the id; variables: numbers of the instance", NUMBERS),
        code("at", "PCI: offset; MSR: index; variables as in `nth`. READ: fields of registers", by_rule=True),
        code("example", "value on the simulated device; variables as in `nth`", NUMBERS)), rule=True),
    Kind("where", "A source of the units' addresses.", (
        u8("kind", "enum pmureg_where_kind", below="PMUREG_WHERE_COMPATIBLE + 1"),
        u16("type", "discovery: type of the unit"),
        text("name", "in /proc/iomem or the device tree"),
        code("address", "facts; variables: numbers of the instance, then its page. Discovery: the unit's address by the"
             " description. Others: the page's offset in the first range of the unit; none: each page has a range. Of"
             " a tree of nodes: the root's offset",
             PAGE),
        code("nth", "discovery: the unit's number; variables: numbers of the instance", NUMBERS)), rule=True),
    Kind("nodes", "Discovers units in a tree of nodes, by expressions over a node's registers (those of the block's"
         " first page) and facts. Variable 0 of `child` and `skip` is the pointer.", (
             u8("pointer_bits", "32 or 64"),
             code("child_count", "number of a node's children", NODE),
             code("pointers", "offset of their pointers", NODE),
             code("child", "a child's offset in the tree", NODE),
             code("skip", "pointers to skip (may be empty)", NODE),
             code("is", "whether a node is a unit of the block", NODE),
             code("number", "its last number", NODE)), rule=True),
    Kind("lender", "A unit whose counters and registers another unit borrows. It belongs to `block`. Its last number is"
         " `number`, an expression over facts and the borrower's numbers; its other numbers equal the borrower's"
         " of the same names.", (
             index("block", "", "system->block_count"),
             flag("is_each", "all units of the machine, with any last number; 48 at most"),
             code("number", "none: all numbers equal the borrower's", OF_UNIT)), rule=True),
    Kind("borrowed", "A borrowed register.", (
        index("lender", "index in the block's lenders", "block->lender_count"),
        u16("reg", "in the lender's registers")), rule=True),
    Kind("same_term", "A term that a unit counts with.", (
        index("here", "index in the terms of this block", "block->term_count"),
        u16("there", "of the counting block"))),
    Kind("counted_by", "Units of another block that count events of this block, which is a perf device without"
         " registers.", (
             index("block", "", "system->block_count"),
             code("when", "terms: which events they count", TERMS),
             code("unit", "which units: over these terms, the unit's numbers, the device's, and the unit's registers"
                  " and facts; none: all", by_rule=True),
             u64("asked", "mask of the terms in both expressions", bits="block->term_count"),
             u16("term_count"),
             rows("terms", "same_term", "it->term_count", "terms passed to the units")), rule=True),
    Kind("selector", "A register that selects the bank of other registers.", (
        text("key", "name of the bank in the description", NAMES, always=True),
        index("reg", "the register to write", "block->register_count"),
        index("data", "data register of an index and data pair; PMUREG_NONE: this selects a bank",
              "block->register_count", or_none=True),
        u8("barrier", "enum pmureg_barrier, after the write", below="PMUREG_DSB + 1"),
        u16("setting_count"),
        rows("settings", "setting", "it->setting_count",
             "fields; variables: of `at` of the banked register, and its address", scope=SELECT),
        u64("mask", "bits of `reg` that the selector sets")), rule=True),
    Kind("pci_device", "A PCI device of an instance.", (
        u16("place", "bus << 8 | device << 3 | function, bus 0 and 1 of the socket; from PMUREG_PCI_ANYWHERE on only a"
            " number, and pmureg searches for the device on every bus"),
        u16("id"),
        u16("function", "device << 3 | function; PMUREG_NONE: any"))),
    Kind("instance", "A unit of a block.", (
        text("name", '"0", "1_3", "scf"; "" if there is only one', NAMES, always=True),
        rows("numbers", "u64", "block->number_count", always=True),
        rows("devices", "pci_device", "block->device_count"),
        text("linux_name", "name of its device; NULL: none, or only the machine reports it", NAMES))),
    Kind("variables", "The first index of each kind of variable, for expressions about events. The event's terms come"
         " first, then the instance's numbers, the terms of the group's first event, and the facts that such"
         " expressions name. Steps have more: n (the counter's element: first + its number); the mask of used counters"
         " of each kind; the slot of each pool; whether an overflow of the counter, or of one of the unit, ends the"
         " session; how many other events of its group the unit counts; and last, if the unit can have snapshots,"
         " whether it has them.", (
             u16("numbers"), u16("leader"), u16("facts"), u16("n"), u16("used"), u16("slots"), u16("until"),
             u16("siblings"), u16("snapshot"), u16("count")), parts=()),
    Kind("step", "A step of a list of steps.", (
        u8("kind", "enum pmureg_step_kind", below="PMUREG_BARRIER + 1"),
        u8("barrier", "enum pmureg_barrier, of a barrier step", below="PMUREG_DSB + 1"),
        index("reg", "", f"{REGISTERS} + (it->kind == PMUREG_BARRIER ? 1U : 0U)"),
        u16("setting_count"),
        flag("every", "run on all elements of the register, in all pages"),
        rows("settings", "setting", "it->setting_count", "fields of reg; variables: struct pmureg_variables",
             scope=STEP),
        code("index", "element, on every page if the register is paged; none: element 0", Scope(STEP.variables)),
        code("when", "runs only if true; none: always", Scope(STEP.variables)),
        u64("terms", "mask of terms that take effect in this step"),
        u64("keeps", "write: field arrays that keep the elements that it does not set"))),
    Kind("steps", "A list of steps.", (rows("list", "step", "it->count"), u16("count")), parts=()),
    Kind("term_field", "A field that a term names.", (
        index("reg", "index in the block's registers ...", REGISTERS),
        u16("field", "... and in the register's fields")), rule=True),
    Kind("bit_range", "A range of bits, both included.", (u8("low", below="it->high + 1"), u8("high", below="64"))),
    Kind("term", "A term of events: `event` and `umask` in `event=0x34,umask=0x11`.", (
        text("name", part=NAMES, always=True),
        text("text", part=TEXTS, always=True),
        text("linux_format", "text of its file in sysfs, without the newline; NULL: not in Linux", NAMES),
        one("condition", "condition", "NULL: always"),
        u8("width", below="65"),
        flag("is_alias", "another name for bits of other terms"),
        u8("perf_word", "0 config, 1 config1, 2 config2; 0xff: not in Linux"),
        u8("range_count"),
        u8("field_count"),
        rows("ranges", "bit_range", "it->range_count", "in the word, lowest value bits first; Linux may print more"),
        rows("fields", "term_field", "it->field_count", "lowest value bits first", always=True),
        text("since", "first Linux release that has it; NULL: the driver's first", NAMES)), rule=True),
    Kind("page_choice", "Equal pages of an instance. It has those for which `told` is true; a sum adds up those for"
         " which `when` is true.", (
             u16("first", "first page of the instance ..."),
             u16("count", "... and how many"),
             code("when", "as `allows` of a counter; n: number of the page, from 0 for `first`", CHOICE),
             code("told", "facts; variables: numbers of the instance, then number of the page", PAGE),
             text("text", "text of `told` in the description", TEXTS)), rule=True),
    Kind("default", "Sets terms of an event before the steps use them.", (
        code("when", "applies only if true; none: always; variables up to `facts`", EVENT),
        u16("setting_count"),
        rows("settings", "setting", "it->setting_count", "terms", scope=EVENT),
        u64("terms", "mask of terms in the settings"))),
    Kind("pool", "A resource of a unit with few slots, such as a filter, which events share.", (
        text("key", "name in the description", NAMES, always=True),
        text("text", "for the message that all slots are in use", TEXTS, always=True),
        u16("count", "number of slots"),
        code("when", "whether an event needs a slot; none: always; variables up to `facts`", EVENT),
        u64("terms", "mask: events with equal values of these terms share a slot", bits="block->term_count"),
        u64("looks", "mask of terms in `when`", bits="block->term_count"),
        steps("program", "run once for each used slot"),
        steps("release"))),
    Kind("reference", "A register, one of its elements, or a field of it. Variable 0: n, the counter's element.", (
        index("reg", "", REGISTERS),
        u16("field", "PMUREG_NONE: the register"),
        code("index", "", N),
        code("field_index", "", N)), rule=True),
    Kind("counter", "A kind of equal counters of each unit.", (
        text("key", "name in the description", NAMES, always=True),
        u16("count", "most counters of this kind"),
        u8("width", "most bits", below="65"),
        u8("sum", "enum pmureg_sum", below="PMUREG_SUM_PAGES + 1"),
        flag("only_first", "sum: all parts show the same value, so the first is enough"),
        u8("joined", "joined: width of regs[0]; regs[1] has the upper bits; 0: not joined", below="64"),
        flag("saturates", "stops at its maximum, or before"),
        flag("restarts", "saturates, and `start` clears it: each read stops and starts its unit"),
        u8("snapshot", "regs[reg_count] has its value at the unit's last snapshot", below="2"),
        u8("probed", "width on the simulated device if writing all ones shows it; 0: no", below="65"),
        flag("fixed", "fixed counter: any number of events may read it"),
        flag("chooses", "`allows` depends on n"),
        u16("first", "n of the first counter: its element as the register numbers it"),
        u16("number", "of the first counter, among the counters of all kinds"),
        rows("parts", "u16", "2U * it->count", "for each counter the numbers of its two parts, lower first; or NULL",
             below="block->counter_total", or_null=True),
        u16("lender", "borrowed: number of the block's lender, from 1 ...", below="block->lender_count + 1U"),
        u16("lent", "... and the kind there"),
        u16("reg_count"),
        u16("overflow_count"),
        rows("regs", "reference", "it->reg_count + (uint32_t)it->snapshot", "registers with its value"),
        rows("overflow", "reference", "it->overflow_count", "overflow flags; of a sum those of its elements in order"),
        code("allows", "whether counter n may count an event; terms, numbers of the instance, facts, n; empty: if no"
             " other kind allows the event", CHOICE),
        text("allows_source", "its text, if it depends on n", TEXTS),
        u64("terms", "mask of terms that choose the counter, its parts or the unit", bits="block->term_count"),
        code("selects", "the selected event; registers; variable 0: n", COUNTER),
        code("runs", "whether it runs; registers; variable 0: n", COUNTER),
        code("discover_count", "on this device; registers and facts; none: as described", DEVICE),
        code("discover_width", "as `discover_count`", DEVICE),
        code("discover_shift", "a count of 1 stands for 2 to the power of this; variables: terms", SHIFT),
        code("present", "whether counter n exists; registers; variable 0: n", HOLE),
        code("discover_snapshot", "whether the device has snapshots; registers", DEVICE),
        u16("discover_rule_count"),
        rows("discover_rules", "rule", "it->discover_rule_count",
             "registers: true, or the description does not match this device", scope=DEVICE),
        u64("top_rate", "highest count in 65536 ns, at most 2^48; 0: unknown"),
        steps("program", "for each event: before `start` ..."),
        steps("enable", "... after it ..."),
        steps("disable", "... and after `stop`")), rule=True),
    Kind("line", "A line that `pmureg describe` shows.", (
        text("label", "empty: the line before it goes on", TEXTS, always=True),
        text("text", part=TEXTS, always=True)), parts=(TEXTS,)),
    Kind("allowed", "An MSR that a session may access. Registers at one address share it.", (
        u64("mask", "bits that a write can change; 0: it is only read"),
        u32("address"),
        text("name", "the manual's; of several registers with commas", TEXTS, always=True)), parts=(TEXTS,)),
    Kind("term_value", "The value of a term.", (
        index("term", "", "block->term_count"),
        u64("value")), parts=(NAMES,)),
    Kind("event_rest", "What few events have. Events share it if it is equal.", (
        text("unit", 'of a count: "MiB"; or NULL', NAMES),
        text("scale", '"6.1e-5"; or NULL', NAMES),
        text("note", "remark or NULL", TEXTS),
        text("since", "first Linux release that lists it; NULL: the driver's first", NAMES),
        text("variant_titles", "titles of `variants`, with commas; NULL: all", TEXTS),
        one("condition", "condition", "NULL: always"),
        rows("instances", "u16", "it->instance_count", "that have it; instance_count 0: all", NAMES,
             below="block->instance_count"),
        rows("counters_of", "u64", "block->counter_count",
             "mask of counters that may count it for each kind, 0: none; NULL: `counters` for all kinds", NAMES,
             or_null=True),
        u64("counters", "mask of counters that may count it; 0: any"),
        u64("needs", "mask of terms that the user must give", bits="block->term_count"),
        u64("variants", "mask of the system's variants that have it; 0: all", bits="system->variant_count"),
        u64("errata", "mask of the block's errata that make it count wrongly", bits="block->erratum_count"),
        u16("instance_count"),
        flag("ends_line", "Linux's file of the event ends with a newline"),
        u16("together", "lists_some: Linux lists all events of this number or none; 0: alone")), parts=(NAMES,),
         rule=True),
    Kind("described_event", "An event.", (
        text("name", "pmureg's", NAMES, always=True),
        text("text", "what it counts", TEXTS, always=True),
        text("linux_name", "NULL: Linux does not list it", NAMES),
        text("linux_string", "text of its file in sysfs, without the newline", NAMES),
        one("rest", "event_rest", "never NULL", NAMES, always=True, lends=True),
        u16("term_count"),
        u16("line_count"),
        rows("terms", "term_value", "it->term_count", part=NAMES, always=True),
        rows("lines", "line", "it->line_count", "what else `pmureg describe` shows", TEXTS)),
        parts=(NAMES,), rule=True),
    Kind("metric", "A metric.", (
        text("name", part=NAMES, always=True),
        text("text", "its meaning", TEXTS, always=True),
        text("unit", 'of the value: "B/s"', NAMES, always=True),
        text("source", "text of the formula", TEXTS, always=True),
        text("view", "the view that shows it; NULL: none", NAMES),
        code("formula", "variables: counts of the block's events, then the elapsed time in ns", METRIC),
        flag("adds_up", "several units: 1: their values are added; 0: averaged"))),
    Kind("name", "A name in a hash table.", (
        text("text", part=NAMES, always=True),
        u32("hash"),
        u16("length"),
        index("index", "of the named event, term or unit in its list", "c->scope.things")), parts=(NAMES,), rule=True),
    Kind("names", "A hash table of names. A slot has the number of a name, or PMUREG_NONE. If a name's slot is taken,"
         " the name is in the next free slot. At least one slot is free.", (
             rows("slots", "u16", "it->slot_count", part=NAMES, below="it->count", or_none=True),
             rows("list", "name", "it->count", part=NAMES, always=True),
             u32("slot_count", "a power of two; 0: there are no names"),
             u16("count")), parts=(), rule=True),
    Kind("shape", "The terms that some events have. A hash table finds events by the values of these terms.", (
        rows("terms", "u16", "it->count", part=NAMES, below="block->term_count", always=True),
        u16("count")), parts=(NAMES,)),
    Kind("dropped", "An event that Linux lists only before a release. A name with index names in angle brackets means"
         " several events.", (
             text("release", part=NAMES, always=True),
             text("name", part=NAMES, always=True)), parts=(NAMES,)),
    Kind("block", "A kind of units.", (
        text("name", "`<system>_<key>`, or the system's name if both are equal; as in C", NAMES, always=True),
        text("key", "name in the description", NAMES, always=True),
        text("title", part=TEXTS, always=True),
        text("text", "may be NULL", TEXTS),
        rows("shown", "text", "system->variant_count + 1U",
             "by `pmureg describe`: of the system, then of each variant", TEXTS),
        u8("space", "enum pmureg_space", below="PMUREG_SPACES"),
        u8("scope", "enum pmureg_scope: the part that has its own registers", below="PMUREG_SCOPES"),
        flag("told", "facts decide the addresses of some of its registers"),
        flag("freezes", "counters keep their value after `stop` and continue after `start`"),
        flag("unit_follows", "the steps that start and stop a unit depend on which counters are used"),
        flag("events_follow", "the steps of an event depend on the unit's other events"),
        flag("lists_some", "Linux lists only the events that the machine's configuration has"),
        flag("perf_banks", "perf_device has a number that only the machine reports"),
        u16("number_count", below="PMUREG_NUMBERS + 1"),
        u16("device_count"),
        u16("instance_count"),
        u16("page_count"),
        rows("page_sizes", "u32", "(uint32_t)block->page_count * block->instance_count",
             "for each page of each instance: the end of its last register; NULL: no page has registers", or_null=True),
        u16("page_choice_count"),
        rows("page_choices", "page_choice", "it->page_choice_count",
             "pages that count only some events, or that a unit may lack"),
        rows("page_stand_ins", "u16", "it->page_count", "for each page: the page with its registers if it is absent, or"
             " PMUREG_NONE; NULL: every page exists", below="it->page_count", or_none=True,
             or_null=True),
        rows("numbers", "text", "it->number_count", "names of the instance's numbers"),
        index("socket", "index of the number that is an instance's socket", "it->number_count", or_none=True),
        index("clock", "event that counts even on an idle machine", "it->event_count", or_none=True),
        u16("fact_count"),
        u16("erratum_count", below="65"),
        rows("facts", "fact", "it->fact_count"),
        rows("errata", "erratum", "it->erratum_count"),
        u16("where_count"),
        rows("where", "where", "it->where_count", "the first source with an answer is used"),
        one("nodes", "nodes", "`where` gives the root of this tree; NULL: it gives the unit"),
        code("present", "whether an instance exists; variables: its numbers", OF_UNIT),
        text("present_text", "as it was written", TEXTS),
        rows("devices", "text", "it->device_count", "names of the PCI functions of each instance"),
        rows("instances", "instance", "it->instance_count", always=True),
        u16("selector_count"),
        u16("register_count"),
        u16("borrowed_count"),
        u16("term_count", below="PMUREG_TERMS + 1"),
        u16("default_count"),
        u16("rule_count"),
        u16("pool_count", below="65"),
        u16("counter_count", below="65"),
        u16("event_count"),
        u16("metric_count"),
        rows("selectors", "selector", "it->selector_count"),
        rows("registers", "register", REGISTERS, "its own, then the borrowed ones", always=True),
        rows("borrowed", "borrowed", "it->borrowed_count", "from register number register_count on"),
        u16("lender_count", below="PMUREG_LENDERS + 1"),
        u16("event_fact_count"),
        u16("counted_by_count"),
        rows("lenders", "lender", "it->lender_count"),
        rows("counted_by", "counted_by", "it->counted_by_count", "units that count its events if registers count"),
        rows("event_facts", "u16", "it->event_fact_count", "facts in expressions about events", below="it->fact_count"),
        rows("terms", "term", "it->term_count", always=True),
        rows("defaults", "default", "it->default_count"),
        rows("rules", "rule", "it->rule_count", scope=EVENT_RULE),
        rows("pools", "pool", "it->pool_count"),
        rows("counters", "counter", "it->counter_count"),
        steps("reset", "of the whole unit"),
        steps("start"),
        steps("stop"),
        steps("finish"),
        steps("snapshot"),
        index("snapshot_reg", "the last step of `snapshot` triggers it here ...", REGISTERS, or_none=True),
        u64("snapshot_bits", "... by these bits"),
        inside("variables", "variables"),
        u32("unit_bounds", "for a unit ...", times="PMUREG_BOUNDS"),
        u32("event_bounds", "... and in addition for each event counted on it; 0 from PMUREG_SAVED on",
            times="PMUREG_BOUNDS"),
        u16("counter_total", "number of counters of all kinds, which are numbered from 0"),
        u16("room", "most events counted at once; PMUREG_NONE: any number"),
        rows("events", "described_event", "it->event_count", part=NAMES, always=True),
        rows("events_by_linux", "u16", "it->linux_count", "indices of events that Linux lists, sorted by Linux's names",
             NAMES, below="it->event_count"),
        u16("linux_count"),
        names("term_names", "it->term_count"),
        names("event_names", "it->event_count", "pmureg's, Linux's if different, and aliases"),
        u16("shape_count", "with events_by_terms"),
        rows("shapes", "shape", "it->shape_count", "most terms first", NAMES),
        rows("events_by_terms", "u16", "it->events_by_terms_count", "a hash table of events; PMUREG_NONE: a free slot",
             NAMES, below="it->event_count", or_none=True),
        u32("events_by_terms_count", "a power of two, or 0"),
        rows("metrics", "metric", "it->metric_count"),
        index("identity_reg", "the register that identifies the unit", REGISTERS, or_none=True),
        code("identity_otherwise", "used instead if it reads 0; over registers", DEVICE),
        u64("identity", "the expected value ..."),
        u64("identity_mask", "... of these bits; 0: no check"),
        text("linux_identifier", "text of its Linux device's file `identifier`, with index names in angle brackets; or"
             " NULL", NAMES),
        u16("dropped_count"),
        rows("dropped", "dropped", "it->dropped_count", part=NAMES),
        text("perf_device", "`soc_box_<box>`, or NULL", NAMES),
        code("perf_number", "its number, if not only the scope's: over numbers of the instance, the scope's number, and"
             " facts", SCOPE_NUMBER),
        text("all_name", "`soc_box`, if event strings can use it for all instances; or NULL", NAMES),
        index("perf_instance_term", "the term that chooses the instance", "it->term_count", or_none=True),
        rows("perf_instance_values", "u64", "it->instance_count", "for each instance; or NULL", or_null=True)),
         rule=True),
    Kind("span", "A range of numbers; one number if both are equal.", (u8("first"), u8("last")), parts=(HEAD,)),
    Kind("detect", "A way to recognize the system. CPUID, MIDR or one device name is enough.", (
        text("cpu_vendor", "x86 vendor string, or NULL", HEAD),
        u32("family", "x86 family ..."),
        u16("model_count"),
        rows("models", "span", "it->model_count", "... models ...", part=HEAD),
        inside("stepping", "span", "... and steppings"),
        u32("midr"),
        u32("midr_mask", "0: not an AArch64 condition"),
        u16("sysfs_count"),
        rows("sysfs", "text", "it->sysfs_count", "device names in Linux", part=HEAD),
        index("variant", "index in the system's variants; PMUREG_NONE: unknown", "system->variant_count",
              or_none=True)), parts=(HEAD,)),
    Kind("product", "A device of a block in Linux.", (
        text("device", "its name, with index names in angle brackets", HEAD, always=True),
        text("identifier", "text of its file `identifier`, with index names in angle brackets; or NULL", HEAD)),
         parts=(HEAD,)),
    Kind("example", "An example of events.", (
        text("events", "a list as pmureg_event_next() takes it", NAMES, always=True),
        text("text", "what it shows", TEXTS, always=True)), parts=(NAMES,)),
    Kind("unit_entry", "A name of a unit, and the unit.", (
        text("name", part=NAMES, always=True),
        index("block", "", "system->block_count"),
        u16("instance", "PMUREG_NONE: all"),
        flag("by_linux", "the name is Linux's")), parts=(NAMES,), rule=True),
    Kind("system", "A described system, or a variant of one.", (
        text("key", "its name", HEAD, always=True),
        text("title", part=HEAD, always=True),
        text("vendor", part=HEAD, always=True),
        text("shown", "by `pmureg describe`", TEXTS),
        rows("allowed", "allowed", "it->allowed_count", "in the order of addresses", TEXTS),
        u16("pci_vendor", "of all PCI devices; 0: the system has none"),
        u16("discovery", "id of the PCI devices with PMON discovery tables"),
        u16("block_count"),
        u16("detect_count"),
        u16("example_count"),
        u16("unit_count"),
        u16("product_count"),
        u16("allowed_count"),
        rows("products", "product", "it->product_count", "in the order of their blocks", HEAD),
        rows("blocks", "block", "it->block_count", always=True),
        names("unit_names", "it->unit_count"),
        u32("register_total", "elements of all registers of all units"),
        rows("units", "unit_entry", "it->unit_count", "of equal names, the first that the variant has",
             part=NAMES, always=True, whole=True),
        rows("detects", "detect", "it->detect_count", part=HEAD),
        text("processors", "for messages: its processors; NULL: no processor identifies it", HEAD),
        rows("examples", "example", "it->example_count", part=NAMES),
        u16("variant_count", below="65"),
        rows("variants", "system", "it->variant_count",
             "the system for each known variant; use it instead of this one", part=HEAD, by_rule=True),
        text("variant", "if this is a variant: its name ...", HEAD),
        text("variant_title", "... its title ...", HEAD),
        u64("variant_mask", "... and its bit in the events' masks; else 0")), parts=(HEAD,), rule=True),
)
KIND = {kind.name: kind for kind in KINDS}


# ---- Layout: as every C compiler lays out these structs ----

@record(frozen=True)
class Placed:
    """A member with its place in the struct."""

    member: Member
    offset: int
    size: int


NUMBER_OF = {"PMUREG_DIMENSIONS": 3, "PMUREG_BOUNDS": 9}


def alignment(member: Member) -> int:
    if member.form in SIZES:
        return SIZES[member.form]
    if member.form == "inside":
        return align(member.kind)
    return 4


def align(kind: str) -> int:
    """The alignment of elements of a kind."""
    return SIZES.get(kind) or max(map(alignment, KIND[kind].members))


def size_of(member: Member) -> int:
    if member.form == "inside":
        one_ = layout(member.kind)[1]
    else:
        one_ = SIZES.get(member.form) or (8 if member.form == "code" else 4)
    return one_ * (NUMBER_OF[member.times] if member.times else 1)


def layout(kind: str) -> tuple[list[Placed], int]:
    """The members of a kind with their places, and the size of an element."""
    if kind in SIZES:
        return [], SIZES[kind]
    places, at = [], 0
    for member in KIND[kind].members:
        at = up(at, alignment(member))
        places.append(Placed(member, at, size_of(member)))
        at += places[-1].size
    return places, up(at, align(kind))


def up(at: int, to: int) -> int:
    return (at + to - 1) // to * to
