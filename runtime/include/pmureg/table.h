/*
 * table.h: the descriptor tables, which the generator makes and the runtime reads.
 *
 * Everything is const. Counts stand beside their pointers. An index of PMUREG_NONE means "none".
 */
#ifndef PMUREG_TABLE_H
#define PMUREG_TABLE_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/base.h>
#include <pmureg/io.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_NONE 0xffffU
#define PMUREG_DIMENSIONS 3 /* of an array of registers, pages included */

/* Stack code of expressions: unsigned 64-bit arithmetic (real arithmetic in metrics). */
enum pmureg_op_code {
	PMUREG_OP_CONST,  /* push value */
	PMUREG_OP_VAR,    /* push variable number value; what the variables are depends on the place */
	PMUREG_OP_FACT,   /* push fact number value of the block */
	PMUREG_OP_BITS,   /* push b bits from bit a of the register value at hand (rules of registers) */
	PMUREG_OP_FIELD,  /* pop field element, pop register element; push field b of register a; value 1: the whole
			     field */
	PMUREG_OP_ADD, PMUREG_OP_SUB, PMUREG_OP_MUL, PMUREG_OP_DIV, PMUREG_OP_MOD, /* by 0 gives 0 */
	PMUREG_OP_SHL, PMUREG_OP_SHR, /* by 64 and more gives 0 */
	PMUREG_OP_AND, PMUREG_OP_OR, PMUREG_OP_XOR,
	PMUREG_OP_EQ, PMUREG_OP_NE, PMUREG_OP_LT, PMUREG_OP_LE, PMUREG_OP_GT, PMUREG_OP_GE,
	PMUREG_OP_LAND, PMUREG_OP_LOR, PMUREG_OP_NOT, PMUREG_OP_LNOT, /* NOT inverts bits */
	PMUREG_OP_POPCOUNT, /* how many bits are 1 */
	PMUREG_OP_SELECT  /* pop no, pop yes, pop condition; push one of them */
};

struct pmureg_op {
	uint8_t code; /* enum pmureg_op_code */
	uint16_t a, b;
	uint64_t value;
};

/* An expression; count 0: there is none. The stack never holds more than PMUREG_STACK values. */
struct pmureg_code {
	const struct pmureg_op *ops;
	uint16_t count;
};
#define PMUREG_STACK 32

enum pmureg_field_access {
	PMUREG_RO, PMUREG_RW, PMUREG_WO, PMUREG_W1C, PMUREG_W1S, PMUREG_W1T, PMUREG_W0C, PMUREG_W0S, PMUREG_W0T,
	PMUREG_WC, PMUREG_WS, PMUREG_RC, PMUREG_RS
};

/* One value of an enumeration. */
struct pmureg_value {
	uint64_t value;
	const char *name;
	const char *text;
};

/* What a written 1 does: clears (or sets to ones) a register or one of its fields, in the same instance and element. */
struct pmureg_action {
	uint16_t block, reg;
	uint16_t field; /* index in reg's fields, or PMUREG_NONE: the whole register */
	uint8_t set;    /* 0: clear, 1: set to ones */
};

enum {
	PMUREG_VOLATILE = 1,      /* hardware changes it */
	PMUREG_SELF_CLEARING = 2, /* a written 1 acts once; reads 0 */
	PMUREG_OPEN = 4,          /* values that are not listed are allowed */
	PMUREG_HAS_RESET = 8,
	PMUREG_HAS_RANGE = 16
};

struct pmureg_field {
	const char *name;
	const char *const *aliases;         /* other names, ended by NULL; or NULL */
	const char *text;
	const char *unit;                   /* of what the value means, or NULL */
	uint8_t low, width;
	uint8_t each;                       /* bits of an element of a field array, else 0 */
	uint16_t first;                     /* the index of its lowest element */
	uint8_t access;                     /* enum pmureg_field_access */
	uint8_t flags;
	uint16_t value_count, action_count;
	const struct pmureg_value *values;  /* in ascending order */
	const struct pmureg_action *actions;
	struct pmureg_code means;           /* variable 0: the value */
	uint64_t reset, range_low, range_high;
};

struct pmureg_rule {
	struct pmureg_code when, require;   /* of a register: BITS; of a block: terms, numbers of the instance */
	const char *text;
	uint64_t same;                      /* of a block: mask of terms on which all events of an instance agree */
};

/* Masks over the whole register, from its fields and reserved ranges. */
struct pmureg_masks {
	uint64_t readable;   /* bits that a read shows */
	uint64_t writable;   /* bits that a write may change, or that act */
	uint64_t acting;     /* bits where a written 1 acts, or what the next two say: never written back by accident */
	uint64_t by_zero, by_any; /* where a written 0 does, or whatever is written */
	uint64_t w1c, w1s, w1t;   /* acting clears, sets, turns over */
	uint64_t rc, rs;          /* a read clears, sets */
	uint64_t self_clearing;
	uint64_t ones;       /* bits that software must write as 1 */
	uint64_t zeroes;     /* bits that software must write as 0, else undefined behaviour */
	uint64_t read_zeroes; /* other reserved bits that are 0, and are written so */
	uint64_t read_ones;  /* reserved bits that read 1 */
	uint64_t is_volatile;
	uint64_t reset, has_reset;
};

/* What a register is for. */
enum pmureg_role {
	PMUREG_CHOOSES_BANKS = 1, /* a selector's */
	PMUREG_COUNTS = 2,        /* it is read for some event */
	PMUREG_ALWAYS_RUNS = 4,   /* a counter that nothing starts or stops */
	PMUREG_CHOOSES_EVENT = 8, /* the control of one counter; hardware leaves it alone, but for the resets that are
				     described */
	PMUREG_MAY_BE_NARROWER = 16, /* a counter of which no register tells how wide it is */
	PMUREG_RUNS_WITH_UNIT = 32   /* a counter that runs as soon as the unit does, whoever started that */
};

/* Bits of a term that a field holds: those from `shift` on. */
struct pmureg_register_term {
	uint16_t term, field;
	uint8_t shift;
	struct pmureg_code element; /* of a field array, variables as of steps; none: the whole field */
};

/* What is there only where facts tell so, or where the text of a file of the unit's device in sysfs begins so. */
struct pmureg_condition {
	struct pmureg_code when;             /* facts; variables: numbers of the instance; none: the file tells */
	uint64_t variants;                   /* mask of those of the system, in the place of a file; 0: it is not about them */
	const char *file;
	const char *const *begins;           /* one of these, ended by NULL */
	const char *text;                    /* in words, behind "where" */
};

/* What the maker found wrong with some machines. */
struct pmureg_erratum {
	const char *id, *text;
	const struct pmureg_condition *condition; /* the machines that have it; NULL: all */
};

struct pmureg_register {
	const char *key;                    /* short name, as in C */
	const char *name;                   /* the manual's, with <n> where an index stands */
	const char *const *aliases;         /* other such names, ended by NULL; or NULL */
	const char *text, *source, *note;   /* note may be NULL */
	const struct pmureg_condition *condition; /* NULL: it is there always */
	uint8_t width, access_bits;         /* access_bits < width: two accesses, the low half at the lower address; */
	uint8_t atomic;                     /* 0: read high, low, high until both highs agree */
	uint8_t dimensions;
	uint32_t count[PMUREG_DIMENSIONS];  /* of each dimension, slowest first; pages of a region come first */
	uint32_t first[PMUREG_DIMENSIONS];  /* what its index begins with */
	uint32_t elements;                  /* the product; 1 for a plain register */
	uint16_t page, pages;               /* MMIO: first page in the instance, and how many (dimension 0 if > 1) */
	uint16_t device;                    /* PCI: index in the instance's devices */
	uint16_t selector;                  /* index in the block's selectors, or PMUREG_NONE */
	uint16_t state;                     /* the register whose state this one shows: often itself */
	uint8_t roles;                      /* of enum pmureg_role */
	uint8_t term_count;
	const struct pmureg_register_term *terms; /* that go to its fields */
	struct pmureg_code at;              /* address, variables: numbers of the instance, then the indices; facts are
					       their examples */
	struct pmureg_code moves;           /* how far from there it is by the facts of a machine; none: not at all */
	uint16_t field_count, rule_count;
	const struct pmureg_field *fields;  /* top bit first, reserved ranges left out */
	const struct pmureg_rule *rules;
	struct pmureg_masks masks;
	struct pmureg_code reset;           /* the value after reset where units or elements differ; variables as of
					       `at` */
	uint64_t reset_differs;             /* the bits that do; they are not among masks.has_reset */
	struct pmureg_code example;         /* what a simulated device shows instead, where it has something to show */
};

/* Sets a field (of the register or term at hand) to an expression. */
struct pmureg_setting {
	uint16_t index;
	struct pmureg_code code;
	struct pmureg_code element; /* of a field array; none: the whole field */
};

enum pmureg_fact_kind {
	PMUREG_FACT_CPUID,
	PMUREG_FACT_MSR,
	PMUREG_FACT_PCI,
	PMUREG_FACT_MIDR,
	PMUREG_FACT_DISCOVERY, /* `id` is the number of a word of the unit's entry */
	PMUREG_FACT_ABOVE,     /* in a tree of nodes: the last number of the unit of block `id` that the unit is below */
	PMUREG_FACT_ADDRESS,   /* of the first page of a memory-mapped unit */
	PMUREG_FACT_READ       /* `at` is over registers of the unit, once it is found */
};

/* A number that the machine tells before anything is touched, or that a unit tells. */
struct pmureg_fact {
	const char *key;
	uint8_t kind;                        /* enum pmureg_fact_kind */
	uint8_t bits;                        /* that are read, */
	uint8_t low, width;                  /* and those of them that are meant */
	uint8_t register_number;             /* CPUID: EAX to EDX */
	uint32_t id, sub;                    /* CPUID: leaf and subleaf; PCI: id is that of the device */
	struct pmureg_code nth, at;          /* PCI: which device of that id, and the offset; MSR: its index; variables:
						numbers of the instance */
	struct pmureg_code example;          /* what the simulated device tells; variables as of `at` */
};

enum pmureg_where_kind {
	PMUREG_WHERE_ADDRESS,
	PMUREG_WHERE_APMT,
	PMUREG_WHERE_IOMEM,
	PMUREG_WHERE_DISCOVERY,
	PMUREG_WHERE_COMPATIBLE
};

/* Who tells where units are. */
struct pmureg_where {
	uint8_t kind;                        /* enum pmureg_where_kind */
	uint16_t type;                       /* discovery: of the unit */
	const char *name;                    /* in /proc/iomem; of the device tree */
	struct pmureg_code address;          /* facts; variables: numbers of the instance, then its page. Discovery: where the
						unit begins by the description */
	struct pmureg_code nth;              /* discovery: the unit's number; variables: numbers of the instance */
};

/*
 * How a unit is found in a tree of nodes: expressions over a node's registers, those of the block's first page; of
 * child and skip variable 0 is the pointer.
 */
struct pmureg_nodes {
	uint8_t pointer_bits;                     /* 32 or 64 */
	struct pmureg_code child_count, pointers; /* how many are below a node, and the offset of the pointers to them */
	struct pmureg_code child, skip;           /* where one is, from the beginning; none: which are not followed */
	struct pmureg_code is, number;            /* which are units of the block, and the last of the instance's numbers */
};

/*
 * Whose registers a unit is counted by besides its own: those of the unit of another block whose last number this is,
 * over facts and the instance's numbers, and whose other numbers are the instance's of the same names.
 */
struct pmureg_lender {
	uint16_t block;
	uint8_t is_each;                     /* all units that the machine has, whatever their last number is; 48 at most */
	struct pmureg_code number;           /* none: all of its numbers are */
};

struct pmureg_borrowed {
	uint16_t lender, reg;                /* among the block's lenders; in the lender's block */
};

struct pmureg_same_term {
	uint16_t here, there;                /* among the terms of the block; of the units */
};

/* Units of another block that count events of this one, which is a device of perf's. */
struct pmureg_counted_by {
	uint16_t block;
	struct pmureg_code when;             /* terms: which events */
	struct pmureg_code unit;             /* on which units: these terms, then the unit's numbers; its registers and facts. None: all */
	uint64_t asked;                      /* mask of the terms that these look at */
	uint16_t term_count;
	const struct pmureg_same_term *terms; /* that the units take */
};

struct pmureg_selector {
	const char *key;
	uint16_t reg;
	uint16_t data;                         /* the register that shows what reg names by its address; PMUREG_NONE: this
						  chooses a bank */
	uint8_t barrier;
	uint16_t setting_count;
	const struct pmureg_setting *settings; /* fields; variables as of the register behind it, then its address */
	uint64_t mask;                         /* bits of reg that it decides */
};

/* From here on places of PCI devices are numbers, each of one that is looked for on every bus. */
#define PMUREG_PCI_ANYWHERE 0x8000U

struct pmureg_pci_device {
	uint16_t place;    /* bus << 8 | device << 3 | function; bus 0 and 1 are the socket's; or see above */
	uint16_t id;
	uint16_t function; /* device << 3 | function; PMUREG_NONE: whatever they are */
};

struct pmureg_instance {
	const char *name;                    /* "0", "1_3", "scf"; "" when there is one */
	const uint64_t *numbers;             /* as many as the block's number_count */
	const struct pmureg_pci_device *devices; /* as many as the block's device_count */
	const char *linux_name;              /* of its device; NULL: it has none, or only the machine tells */
};

/* A modify changes the fields that are set, the others of them the bits that are 1 there: to 1, to 0. */
enum pmureg_step_kind { PMUREG_WRITE, PMUREG_MODIFY, PMUREG_RAISE, PMUREG_LOWER, PMUREG_BARRIER };

/*
 * Where the variables of expressions about events stand: the event's terms come first, then the instance's numbers and
 * the terms of the group's first event, and the facts that such expressions name; in steps n (the counter's element: first + its number), too, the mask of used
 * counters of each kind, the slot of each pool, and whether an overflow of the counter, or of one of the unit, is what
 * ends the session, how many other events of its group the unit counts, and last, where the unit can have snapshots, whether it has.
 */
struct pmureg_variables {
	uint16_t numbers, leader, facts, n, used, slots, until, siblings, snapshot, count;
};

struct pmureg_step {
	uint8_t kind;
	uint8_t barrier;
	uint16_t reg;
	uint16_t setting_count;
	const struct pmureg_setting *settings;
	struct pmureg_code index;            /* element, of every page where the register is paged; none: element 0 */
	struct pmureg_code when;
	uint64_t terms;                      /* mask of those that act where the step is done */
	uint64_t keeps;                      /* of a write: field arrays of which it sets elements, and keeps the others */
	uint8_t every;                       /* it is done to all elements of the register, in all pages */
};

struct pmureg_steps {
	const struct pmureg_step *steps;
	uint16_t count;
};

struct pmureg_term_field {
	uint16_t reg, field;
};

struct pmureg_bit_range {
	uint8_t low, high;
};

struct pmureg_term {
	const char *name;
	const char *text;
	const char *linux_format;            /* what its file in sysfs says, without the newline; NULL: Linux has it
						not */
	const struct pmureg_condition *condition; /* NULL: it is there always */
	uint8_t width;
	uint8_t is_alias;                    /* another way to write the bits of other terms */
	uint8_t perf_word;                   /* 0 config, 1 config1, 2 config2; 0xff: no place in Linux */
	uint8_t range_count, field_count;
	const struct pmureg_bit_range *ranges;        /* in the word, lowest value bits first; Linux may print more */
	const struct pmureg_term_field *fields;       /* lowest value bits first */
	const char *since;                   /* first release of Linux that has it; NULL: its driver's */
};

/* Equal pages of an instance, of which a sum has those for which `when` holds. */
struct pmureg_page_choice {
	uint16_t first, count;
	struct pmureg_code when;             /* as `allows` of a counter; n: which of them */
};

struct pmureg_default {
	struct pmureg_code when;
	uint16_t setting_count;
	const struct pmureg_setting *settings;        /* terms */
	uint64_t terms;                               /* mask of those that the settings look at */
};

struct pmureg_pool {
	const char *key;
	const char *text;
	uint16_t count;
	struct pmureg_code when;
	uint64_t terms;                      /* mask: events that agree on them share a slot */
	uint64_t looks;                      /* mask of those that tell whether one is needed */
	struct pmureg_steps program, release;
};

/* A register, one of its elements, or a field of it. Variable 0: n, the counter's element. */
struct pmureg_reference {
	uint16_t reg, field;                 /* field PMUREG_NONE: the register */
	struct pmureg_code index, field_index;
};

/* A counter is an element or a field; the sum over every element of regs; that over its element on each page. */
enum pmureg_sum { PMUREG_ALONE, PMUREG_SUM_ALL, PMUREG_SUM_PAGES };

struct pmureg_counter {
	const char *key;
	uint16_t count;
	uint8_t width;
	uint8_t sum;                         /* enum pmureg_sum */
	uint8_t only_first;                  /* of that sum: all of them show the same */
	uint8_t joined;                      /* bits of regs[0], on top of which come those of regs[1]; 0: it is alone */
	uint8_t saturates;                   /* it stops where it is full */
	uint8_t snapshot;                    /* regs[reg_count] is it as of the unit's last snapshot */
	uint8_t ones;                        /* its width is what sticks of all ones: so many bits on the simulated device; 0: not */
	uint8_t fixed;                       /* not programmed: any number of events may read it */
	uint8_t chooses;                     /* `allows` looks at n */
	uint16_t first;                      /* element of counter 0 */
	uint16_t number;                     /* of counter 0 among those of all kinds */
	const uint16_t *parts;               /* numbers of the two that each is joined from, the lower one first; NULL: it is
						alone with its registers */
	uint16_t lender, lent;               /* of one that is borrowed: by which of the block's lenders, from 1, and which
						kind it is there */
	uint16_t reg_count;
	const struct pmureg_reference *regs;
	uint16_t overflow_count;
	const struct pmureg_reference *overflow; /* flags: of a sum those of its elements in turn */
	struct pmureg_code allows;           /* terms, numbers of the instance, facts, n: whether counter n may count an event;
						empty: what no other kind allows */
	const char *allows_source;           /* as it was written, where it looks at n */
	uint64_t terms;                      /* mask of those that choose it, what it adds up, or the unit */
	struct pmureg_code selects, runs;    /* registers; variable 0: n */
	struct pmureg_code discover_count, discover_width;
	struct pmureg_code discover_shift;   /* each that it counts stands for 2 to the power of that; variables: terms */
	struct pmureg_code present;          /* registers; variable 0: n; whether that counter is there */
	struct pmureg_code discover_snapshot; /* registers: whether the device has that */
	uint16_t discover_rule_count;
	const struct pmureg_rule *discover_rules; /* registers: what must hold, or the description is not of this
						     device */
	uint64_t top_rate;                   /* highest count in 65536 ns, at most 2^48; 0: not known */
	struct pmureg_steps program, enable, disable;
};

struct pmureg_term_value {
	uint16_t term;
	uint64_t value;
};

struct pmureg_described_event {
	const char *name;
	const char *text;
	const char *unit, *scale;            /* NULL when there is none */
	const char *linux_name;              /* NULL: Linux does not list it */
	const char *linux_string;            /* what its file in sysfs says, without the newline */
	const char *note;
	const struct pmureg_condition *condition; /* NULL: it is there always */
	uint16_t term_count, instance_count;
	const struct pmureg_term_value *terms;
	const uint16_t *instances;           /* those that have it; none listed: all */
	uint64_t counters;                   /* mask of counters that may count it; 0: any */
	const uint64_t *counters_of;         /* the same of each kind, 0: none of it; NULL: all as `counters` */
	uint64_t needs;                      /* mask of terms that the user must give */
	uint64_t variants;                   /* mask of variants of the system that have it; 0: all */
	const char *variant_titles;          /* theirs, with commas; NULL: all */
	const char *since;                   /* first release of Linux that lists it; NULL: its driver's */
	uint16_t together;                   /* of a block that lists some: those of one number are listed all or none; 0: each for itself */
	uint64_t errata;                     /* mask of the block's that make it count wrongly */
};

/* Variables: events of the block, then the elapsed time in ns. */
struct pmureg_metric {
	const char *name;
	const char *text;
	const char *unit;
	struct pmureg_code formula;
	uint8_t adds_up;                     /* over units; else several have their mean */
	const char *source;                  /* the formula as it was written */
};

/*
 * A hash table of names: where a name's slot is taken, it is in the next free one.
 */
struct pmureg_name {
	const char *text;                    /* NULL: the slot is free */
	uint32_t hash;
	uint16_t length;
	uint16_t index;
};

struct pmureg_names {
	const struct pmureg_name *slots;     /* one is free at least; NULL: there are no names */
	uint32_t mask;                       /* their number - 1 */
};

/* Which terms some events have; and a hash table of events by the values of those. */
struct pmureg_shape {
	const uint16_t *terms;
	uint16_t count;
};

struct pmureg_event_slot {
	uint32_t hash;
	uint16_t event;                      /* PMUREG_NONE: the slot is free */
};

/* What a session needs at most of each of these: its lists of accesses, and registers that it reads, saves and watches. */
enum pmureg_bound {
	PMUREG_PROGRAM,
	PMUREG_START,
	PMUREG_STOP,
	PMUREG_FINISH,
	PMUREG_READ,
	PMUREG_LISTS, /* how many of the above */
	PMUREG_COUNTERS = PMUREG_LISTS,
	PMUREG_SAVED,
	PMUREG_WATCHED,
	PMUREG_BOUNDS
};

/* An event that Linux lists only before a release; with index names in angle brackets: several. */
struct pmureg_dropped {
	const char *release, *name;
};

struct pmureg_block {
	const char *name;                    /* `<system>_<key>`, or the system's where both are the same: as in C */
	const char *key;
	const char *title;
	const char *text;                    /* may be NULL */
	uint8_t space;
	uint8_t scope;                       /* enum pmureg_scope: what has registers of its own */
	uint16_t number_count, device_count, instance_count, page_count;
	const uint32_t *page_sizes;          /* of each page of each instance: where its last register ends */
	uint16_t page_choice_count;
	const struct pmureg_page_choice *page_choices; /* pages that not every event adds up */
	const uint16_t *page_stand_ins;      /* of each page: the page that has its registers where it is absent, or PMUREG_NONE;
						NULL: every page is there */
	const char *const *numbers;          /* names of the instance's numbers */
	uint16_t socket;                     /* the number of an instance that is its socket, or PMUREG_NONE */
	uint16_t clock;                      /* the event that counts whatever the machine does, or PMUREG_NONE */
	uint16_t fact_count, erratum_count;
	const struct pmureg_fact *facts;
	const struct pmureg_erratum *errata;
	uint16_t where_count;
	const struct pmureg_where *where;    /* the first that tells is believed */
	const struct pmureg_nodes *nodes;    /* what that is a tree of; NULL: it is the unit */
	struct pmureg_code present;          /* whether an instance is there; variables: its numbers */
	const char *present_text;            /* as it was written */
	const char *const *devices;
	const struct pmureg_instance *instances;
	uint16_t selector_count, register_count, term_count, default_count, rule_count, pool_count, counter_count;
	uint16_t event_count, metric_count;
	const struct pmureg_selector *selectors;
	const struct pmureg_register *registers; /* behind its own those that are borrowed, as many as lenders lend */
	uint8_t told;                        /* some of them are where facts tell */
	const struct pmureg_borrowed *borrowed;
	uint16_t lender_count, event_fact_count;
	const struct pmureg_lender *lenders;
	uint16_t counted_by_count;
	const struct pmureg_counted_by *counted_by; /* who counts its events where registers do */
	const uint16_t *event_facts;         /* that expressions about events name */
	const struct pmureg_term *terms;
	const struct pmureg_default *defaults;
	const struct pmureg_rule *rules;
	const struct pmureg_pool *pools;
	const struct pmureg_counter *counters;
	struct pmureg_steps reset, start, stop, finish, snapshot;
	uint16_t snapshot_reg;               /* where the last of `snapshot` has it made, by these bits */
	uint64_t snapshot_bits;
	struct pmureg_variables variables;
	uint32_t unit_bounds[PMUREG_BOUNDS];  /* of a unit, and of each event that is counted on it */
	uint32_t event_bounds[PMUREG_BOUNDS];
	uint16_t counter_total;              /* of all kinds; they are numbered through */
	uint16_t room;                       /* how many events can be counted at once; PMUREG_NONE: any number of
						them */
	uint8_t freezes;                     /* `stop` holds the counters and `start` lets them go on from there */
	const struct pmureg_described_event *events;
	const uint16_t *events_by_linux;     /* indices of those that Linux lists, in the order of those names */
	uint16_t linux_count;
	struct pmureg_names term_names;
	struct pmureg_names event_names;     /* ours, Linux's that are not ours, and other ones */
	uint16_t shape_count;                /* with events_by_terms */
	const struct pmureg_shape *shapes;   /* most terms first */
	const struct pmureg_event_slot *events_by_terms;
	uint32_t events_by_terms_mask;       /* its size - 1 */
	const struct pmureg_metric *metrics;
	uint16_t identity_reg;               /* what the unit tells to be: this register, or where that reads 0 the
						expression over */
	struct pmureg_code identity_otherwise; /* registers; must be `identity` under the mask. Mask 0: nothing tells */
	uint64_t identity, identity_mask;
	const char *linux_identifier;        /* the same in Linux: the file `identifier` of its device, with index names in angle
						brackets; or NULL */
	uint16_t dropped_count;
	const struct pmureg_dropped *dropped;
	const char *perf_device;             /* `soc_box_<box>`, or NULL */
	struct pmureg_code perf_number;      /* what its number is, where more than the scope's: over numbers of the instance,
						then that of the scope, and facts */
	uint8_t lists_some;                  /* Linux lists those of its events that the machine's configuration has */
	const char *all_name;                /* `soc_box`, where event strings can say it for every instance; or NULL */
	uint8_t perf_banks;                  /* perf_device has a number that only the machine tells */
	uint16_t perf_instance_term;         /* the term that chooses the instance, or PMUREG_NONE */
	const uint64_t *perf_instance_values; /* of each instance */
};

/* A number, or a range of them. */
struct pmureg_span {
	uint8_t first, last;
};

struct pmureg_detect {
	const char *cpu_vendor;              /* x86 vendor string, or NULL */
	uint32_t family;
	uint16_t model_count;
	const struct pmureg_span *models;
	struct pmureg_span stepping;
	uint32_t midr, midr_mask;            /* mask 0: not an AArch64 condition */
	uint16_t sysfs_count;
	const char *const *sysfs;            /* device names in Linux */
	uint16_t variant;                    /* index in the system's variants, or PMUREG_NONE: this does not tell */
};

struct pmureg_example {
	const char *events; /* a list as pmureg_event_next() takes it */
	const char *text;
};

/* A name of a unit, and what it stands for. */
struct pmureg_unit_entry {
	const char *name;
	uint16_t block;
	uint16_t instance;                   /* PMUREG_NONE: every one */
	uint8_t by_linux;                    /* the name is Linux's */
};

struct pmureg_system {
	const char *name;
	const char *title;
	const char *vendor;
	uint16_t pci_vendor;                 /* of every PCI device; 0: the system has none */
	uint16_t discovery;                  /* id of those that have PMON discovery tables */
	uint16_t block_count, detect_count, example_count;
	const struct pmureg_block *blocks;
	struct pmureg_names unit_names;
	uint32_t register_total;             /* elements of all registers of all units */
	uint16_t unit_count;
	const struct pmureg_unit_entry *units; /* of equal names the first is meant */
	const struct pmureg_detect *detects;
	const char *processors;              /* for messages: which these are; NULL: no processor tells */
	const struct pmureg_example *examples;
	/* The same system where it is known which of its variants it is: to be used in the place of this one. */
	uint16_t variant_count;
	const struct pmureg_system *variants;
	const char *variant;                 /* of those: the variant's name, its title, its bit in the events' masks;
						else NULL, 0 */
	const char *variant_title;
	uint64_t variant_mask;
};

#ifdef __cplusplus
}
#endif

#endif
