/*
 * table.h: the descriptor tables, which the generator makes and the runtime reads.
 *
 * All tables are const. Each list has a count beside its pointer. An index of PMUREG_NONE means "none".
 *
 * The functions at the end, pmureg_STRUCT_MEMBER(), return pointers and expressions. Only the tables themselves name
 * these members. Nothing copies a struct with pointers, except struct pmureg_code, which is a view.
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
	PMUREG_OP_CONST,  /* push `value` */
	PMUREG_OP_VAR,    /* push variable number `value`; the comment of each expression below lists its variables */
	PMUREG_OP_FACT,   /* push fact number `value` of the block */
	PMUREG_OP_BITS,   /* push `b` bits of the register's value, from bit `a` (rules of registers) */
	PMUREG_OP_FIELD,  /* pop field element, pop register element; push field `b` of register `a`; `value` 1: the
			     whole field */
	PMUREG_OP_ADD, PMUREG_OP_SUB, PMUREG_OP_MUL, PMUREG_OP_DIV, PMUREG_OP_MOD, /* division by 0 gives 0 */
	PMUREG_OP_SHL, PMUREG_OP_SHR, /* a shift by 64 or more gives 0 */
	PMUREG_OP_AND, PMUREG_OP_OR, PMUREG_OP_XOR,
	PMUREG_OP_EQ, PMUREG_OP_NE, PMUREG_OP_LT, PMUREG_OP_LE, PMUREG_OP_GT, PMUREG_OP_GE,
	PMUREG_OP_LAND, PMUREG_OP_LOR, PMUREG_OP_NOT, PMUREG_OP_LNOT, /* NOT inverts bits */
	PMUREG_OP_POPCOUNT, /* number of bits that are 1 */
	PMUREG_OP_SELECT  /* pop no, pop yes, pop condition; push one of them */
};

struct pmureg_op {
	uint8_t code; /* enum pmureg_op_code, which says how the operation uses the other members */
	uint16_t a, b;
	uint64_t value;
};

/* An element of a list of texts. In a list without a count, NULL ends it. */
struct pmureg_text {
	const char *text;
};

/* An expression; count 0: none. The stack never holds more than PMUREG_STACK values. */
struct pmureg_code {
	const struct pmureg_op *ops;
	uint16_t count;
};
#define PMUREG_STACK 32

/* W1C: a written 1 clears the bit (S: sets, T: toggles it); W0…: a written 0; WC, WS: any write; RC, RS: a read. */
enum pmureg_field_access {
	PMUREG_RO, PMUREG_RW, PMUREG_WO, PMUREG_W1C, PMUREG_W1S, PMUREG_W1T, PMUREG_W0C, PMUREG_W0S, PMUREG_W0T,
	PMUREG_WC, PMUREG_WS, PMUREG_RC, PMUREG_RS
};

/* One value of an enumeration. */
struct pmureg_value {
	uint64_t value;
	const char *name;
	const char *text; /* its meaning */
};

/* Writing 1 clears (or sets to ones) a register or one of its fields, in the same instance and element. */
struct pmureg_action {
	uint16_t block, reg; /* index in the system's blocks, and in the block's registers */
	uint16_t field; /* index in reg's fields, or PMUREG_NONE: the whole register */
	uint8_t set;    /* 0: clear, 1: set to ones */
};

enum {
	PMUREG_VOLATILE = 1,      /* hardware changes it */
	PMUREG_SELF_CLEARING = 2, /* a written 1 acts once; reads 0 */
	PMUREG_OPEN = 4,          /* unlisted values are allowed */
	PMUREG_HAS_RESET = 8,     /* `reset` is known */
	PMUREG_HAS_RANGE = 16     /* only values from range_low to range_high are allowed */
};

struct pmureg_field {
	const char *name;
	const struct pmureg_text *aliases;  /* other names, NULL-terminated; or NULL */
	const char *text;
	const char *unit;                   /* of the number that `means` gives, such as "bytes"; or NULL */
	uint8_t low, width;                 /* lowest bit, and number of bits */
	uint8_t each;                       /* field array: bits of an element; else 0 */
	uint16_t first;                     /* field array: index of its lowest element */
	uint8_t access;                     /* enum pmureg_field_access */
	uint8_t flags;                      /* of the enum above */
	uint16_t value_count, action_count;
	const struct pmureg_value *values;  /* in ascending order */
	const struct pmureg_action *actions; /* side effects of a written 1 */
	struct pmureg_code means;           /* number that a value encodes; variable 0: the value; none: the value */
	uint64_t reset, range_low, range_high;
};

/* A rule about the bits of a register, or about the events of a block: if `when` is true, `require` must be. */
struct pmureg_rule {
	struct pmureg_code when, require;   /* register: BITS; block: variables up to `facts`, `until`, `siblings` */
	const char *text;                   /* the rule as a sentence, for messages */
	uint64_t same;                      /* block: mask of terms that must be equal in all events of an instance */
};

/* Masks of a register's bits, from its fields and reserved ranges. */
struct pmureg_masks {
	uint64_t readable;   /* bits that a read shows */
	uint64_t writable;   /* bits that a write changes, or that have side effects when written */
	uint64_t acting;     /* bits with side effects if 1 is written, or as the next two masks say */
	uint64_t by_zero, by_any; /* side effects if 0 is written; if anything is written */
	uint64_t w1c, w1s, w1t;   /* writing 1 clears, sets, toggles */
	uint64_t rc, rs;          /* a read clears, sets */
	uint64_t self_clearing;
	uint64_t ones;       /* bits that software must write as 1 */
	uint64_t zeroes;     /* bits that software must write as 0 (else behaviour is undefined) */
	uint64_t read_zeroes; /* other reserved bits that read 0 and are written as 0 */
	uint64_t read_ones;  /* reserved bits that read 1 */
	uint64_t is_volatile; /* bits that hardware changes */
	uint64_t reset, has_reset; /* value after reset; bits of it that are known and equal in all elements */
};

/* The purposes of a register. */
enum pmureg_role {
	PMUREG_CHOOSES_BANKS = 1, /* a selector */
	PMUREG_COUNTS = 2,        /* read for some event */
	PMUREG_ALWAYS_RUNS = 4,   /* a counter that nothing starts or stops */
	PMUREG_CHOOSES_EVENT = 8, /* the control of one counter; hardware changes it only by the described
				     resets */
	PMUREG_MAY_BE_NARROWER = 16, /* a counter whose width no register reports */
	PMUREG_RUNS_WITH_UNIT = 32   /* a counter that runs when the unit runs, whichever program started it */
};

/* A field that holds the bits of a term from bit `shift` on. */
struct pmureg_register_term {
	uint16_t term, field;
	uint8_t shift;
	struct pmureg_code element; /* its element, for a field array; variables as in steps; none: the whole field */
};

/* A condition under which something exists: facts, variants, or the text of a sysfs file decide. */
struct pmureg_condition {
	struct pmureg_code when;             /* facts; variables: numbers of the instance; none: the file decides */
	uint64_t variants;                   /* mask of the system's variants with it; 0: they do not decide */
	const char *file;                    /* in the sysfs folder of the unit's device */
	const struct pmureg_text *begins;    /* the file must begin with one of these texts, NULL-terminated */
	const char *text;                    /* for messages, after "where" */
};

/* A published erratum of some machines. */
struct pmureg_erratum {
	const char *id, *text;
	const struct pmureg_condition *condition; /* machines with the erratum; NULL: all */
};

struct pmureg_register {
	const char *key;                    /* short name, as in C */
	const char *name;                   /* the manual's, with <n> for an index */
	const struct pmureg_text *aliases;  /* other such names, NULL-terminated; or NULL */
	const char *text, *source, *note;   /* purpose; place in the manual; remark or NULL */
	const struct pmureg_condition *condition; /* NULL: always */
	uint8_t width, access_bits;         /* access_bits < width: two accesses, the low half at the lower address */
	uint8_t atomic;                     /* 0: read high, low, high until both high halves are equal */
	uint8_t dimensions;                 /* of an array of registers; 0: a plain register */
	uint32_t count[PMUREG_DIMENSIONS];  /* of each dimension, slowest first; pages of a region come first */
	uint32_t first[PMUREG_DIMENSIONS];  /* first index of each dimension */
	uint32_t elements;                  /* the product; 1 for a plain register */
	uint16_t page, pages;               /* MMIO: first page in the instance, and how many (dimension 0 if > 1) */
	uint16_t device;                    /* PCI: index in the instance's devices */
	uint16_t selector;                  /* index in the block's selectors, or PMUREG_NONE */
	uint16_t state;                     /* the register whose state this one shows, often itself */
	uint8_t roles;                      /* of enum pmureg_role */
	uint8_t term_count;
	const struct pmureg_register_term *terms; /* terms written to its fields */
	struct pmureg_code at;              /* address, for the example values of facts; variables: numbers of the
					       instance, then the indices */
	struct pmureg_code moves;           /* added to `at` for the facts of a real machine; none: 0 */
	uint16_t field_count, rule_count;
	const struct pmureg_field *fields;  /* top bit first, without reserved ranges */
	const struct pmureg_rule *rules;
	struct pmureg_masks masks;
	struct pmureg_code reset;           /* the value after reset if units or elements differ; variables as in
					       `at` */
	uint64_t reset_differs;             /* the bits that differ; not in masks.has_reset */
	struct pmureg_code example;         /* what a simulated device shows instead of the reset value, if anything */
};

/* Sets a field or a term to the value of an expression. */
struct pmureg_setting {
	uint16_t index;             /* of the field in the register, or of the term in the block */
	struct pmureg_code code;
	struct pmureg_code element; /* of a field array; none: the whole field */
};

enum pmureg_fact_kind {
	PMUREG_FACT_CPUID,
	PMUREG_FACT_MSR,
	PMUREG_FACT_PCI,
	PMUREG_FACT_MIDR,
	PMUREG_FACT_DISCOVERY, /* word number `id` of the unit's entry */
	PMUREG_FACT_ABOVE,     /* tree of nodes: the last number of the unit's ancestor in block `id` */
	PMUREG_FACT_ADDRESS,   /* of a memory-mapped unit's first page */
	PMUREG_FACT_PROPERTY,  /* `name` in the unit's node of the device tree */
	PMUREG_FACT_READ       /* `at` is over registers of the discovered unit */
};

/* A number that the machine reports before any register access, or that a unit reports. */
struct pmureg_fact {
	const char *key;                     /* name in the description */
	uint8_t kind;                        /* enum pmureg_fact_kind */
	uint8_t bits;                        /* width of the read */
	uint8_t low, width;                  /* lowest bit and number of bits of the fact in this read */
	uint8_t register_number;             /* CPUID: EAX to EDX */
	uint32_t id, sub;                    /* CPUID: leaf and subleaf; PCI: `id` is the device's */
	const char *name;                    /* of the property */
	struct pmureg_code nth, at;          /* PCI: number among the devices with the id, and the offset; MSR: index;
						variables: numbers of the instance */
	struct pmureg_code example;          /* value on the simulated device; variables as in `at` */
};

enum pmureg_where_kind {
	PMUREG_WHERE_ADDRESS,
	PMUREG_WHERE_APMT,
	PMUREG_WHERE_IOMEM,
	PMUREG_WHERE_DISCOVERY,
	PMUREG_WHERE_COMPATIBLE
};

/* A source of the units' addresses. */
struct pmureg_where {
	uint8_t kind;                        /* enum pmureg_where_kind */
	uint16_t type;                       /* discovery: type of the unit */
	const char *name;                    /* in /proc/iomem or the device tree */
	struct pmureg_code address;          /* facts; variables: numbers of the instance, then its page. Discovery: the
						unit's address by the description. Others: the page's offset in the first
						range of the unit; none: each page has a range */
	struct pmureg_code nth;              /* discovery: the unit's number; variables: numbers of the instance */
};

/*
 * Discovers units in a tree of nodes, by expressions over a node's registers (those of the block's first page).
 * Variable 0 of `child` and `skip` is the pointer.
 */
struct pmureg_nodes {
	uint8_t pointer_bits;                     /* 32 or 64 */
	struct pmureg_code child_count, pointers; /* number of a node's children, and the offset of their pointers */
	struct pmureg_code child, skip;           /* a child's offset in the tree; pointers to skip (may be empty) */
	struct pmureg_code is, number;            /* whether a node is a unit of the block; its last number */
};

/*
 * A unit whose counters and registers another unit borrows. It belongs to `block`. Its last number is `number`, an
 * expression over facts and the borrower's numbers; its other numbers equal the borrower's numbers of the same names.
 */
struct pmureg_lender {
	uint16_t block;
	uint8_t is_each;                     /* all units of the machine, with any last number; 48 at most */
	struct pmureg_code number;           /* none: all numbers equal the borrower's */
};

struct pmureg_borrowed {
	uint16_t lender, reg;                /* index in the block's lenders; in the lender's registers */
};

struct pmureg_same_term {
	uint16_t here, there;                /* index in the terms of this block; of the counting block */
};

/* Units of another block that count events of this block, which is a perf device without registers. */
struct pmureg_counted_by {
	uint16_t block;
	struct pmureg_code when;             /* terms: which events they count */
	struct pmureg_code unit;             /* which units: over these terms, the unit's numbers, registers and facts;
						none: all */
	uint64_t asked;                      /* mask of the terms in both expressions */
	uint16_t term_count;
	const struct pmureg_same_term *terms; /* terms passed to the units */
};

/* A register that selects the bank of other registers. */
struct pmureg_selector {
	const char *key;                       /* name of the bank in the description */
	uint16_t reg;                          /* the register to write */
	uint16_t data;                         /* data register of an index and data pair; PMUREG_NONE: this selects
						  a bank */
	uint8_t barrier;                       /* enum pmureg_barrier, after the write */
	uint16_t setting_count;
	const struct pmureg_setting *settings; /* fields; variables: of `at` of the banked register, and its address */
	uint64_t mask;                         /* bits of `reg` that the selector sets */
};

/* From here on, the place of a PCI device is only a number; pmureg searches for the device on every bus. */
#define PMUREG_PCI_ANYWHERE 0x8000U

struct pmureg_pci_device {
	uint16_t place;    /* bus << 8 | device << 3 | function, bus 0 and 1 of the socket; or see above */
	uint16_t id;
	uint16_t function; /* device << 3 | function; PMUREG_NONE: any */
};

struct pmureg_instance {
	const char *name;                    /* "0", "1_3", "scf"; "" if there is only one */
	const uint64_t *numbers;             /* number_count of the block */
	const struct pmureg_pci_device *devices; /* device_count of the block */
	const char *linux_name;              /* name of its device; NULL: none, or only the machine reports it */
};

/* A modify changes the fields that it sets. A raise sets, and a lower clears, the bits that are 1 there. */
enum pmureg_step_kind { PMUREG_WRITE, PMUREG_MODIFY, PMUREG_RAISE, PMUREG_LOWER, PMUREG_BARRIER };

/*
 * The first index of each kind of variable, for expressions about events. The event's terms come first, then the
 * instance's numbers, the terms of the group's first event, and the facts that such expressions name. Steps have more:
 * n (the counter's element: first + its number); the mask of used counters of each kind; the slot of each pool; whether
 * an overflow of the counter, or of one of the unit, ends the session; how many other events of its group the unit
 * counts; and last, if the unit can have snapshots, whether it has them.
 */
struct pmureg_variables {
	uint16_t numbers, leader, facts, n, used, slots, until, siblings, snapshot, count;
};

struct pmureg_step {
	uint8_t kind;                        /* enum pmureg_step_kind */
	uint8_t barrier;                     /* enum pmureg_barrier, of a barrier step */
	uint16_t reg;
	uint16_t setting_count;
	const struct pmureg_setting *settings; /* fields of reg; variables: struct pmureg_variables */
	struct pmureg_code index;            /* element, on every page if the register is paged; none: element 0 */
	struct pmureg_code when;             /* runs only if true; none: always */
	uint64_t terms;                      /* mask of terms that take effect in this step */
	uint64_t keeps;                      /* write: field arrays that keep the elements that it does not set */
	uint8_t every;                       /* run on all elements of the register, in all pages */
};

struct pmureg_steps {
	const struct pmureg_step *list;
	uint16_t count;
};

struct pmureg_term_field {
	uint16_t reg, field;                 /* index in the block's registers, and in the register's fields */
};

struct pmureg_bit_range {
	uint8_t low, high;                   /* both included */
};

/* A term of events: `event` and `umask` in `event=0x34,umask=0x11`. */
struct pmureg_term {
	const char *name;
	const char *text;
	const char *linux_format;            /* text of its file in sysfs, without the newline; NULL: not in Linux */
	const struct pmureg_condition *condition; /* NULL: always */
	uint8_t width;
	uint8_t is_alias;                    /* another name for bits of other terms */
	uint8_t perf_word;                   /* 0 config, 1 config1, 2 config2; 0xff: not in Linux */
	uint8_t range_count, field_count;
	const struct pmureg_bit_range *ranges;        /* in the word, lowest value bits first; Linux may print more */
	const struct pmureg_term_field *fields;       /* lowest value bits first */
	const char *since;                   /* first Linux release that has it; NULL: the driver's first */
};

/* Equal pages of an instance. It has those for which `told` is true; a sum adds up those for which `when` is true. */
struct pmureg_page_choice {
	uint16_t first, count;               /* pages of the instance */
	struct pmureg_code when;             /* as `allows` of a counter; n: number of the page, from 0 for `first` */
	struct pmureg_code told;             /* facts; variables: numbers of the instance, then number of the page */
	const char *text;                    /* text of `told` in the description */
};

/* Sets terms of an event before the steps use them. */
struct pmureg_default {
	struct pmureg_code when;                      /* applies only if true; none: always; variables up to `facts` */
	uint16_t setting_count;
	const struct pmureg_setting *settings;        /* terms */
	uint64_t terms;                               /* mask of terms in the settings */
};

/* A resource of a unit with few slots, such as a filter, which events share. */
struct pmureg_pool {
	const char *key;                     /* name in the description */
	const char *text;                    /* for the message that all slots are in use */
	uint16_t count;                      /* number of slots */
	struct pmureg_code when;             /* whether an event needs a slot; none: always; variables up to `facts` */
	uint64_t terms;                      /* mask: events with equal values of these terms share a slot */
	uint64_t looks;                      /* mask of terms in `when` */
	struct pmureg_steps program, release; /* run once for each used slot */
};

/* A register, one of its elements, or a field of it. Variable 0: n, the counter's element. */
struct pmureg_reference {
	uint16_t reg, field;                 /* field PMUREG_NONE: the register */
	struct pmureg_code index, field_index;
};

/* A counter is one element or field; the sum over all elements of regs; the sum over its element on each page. */
enum pmureg_sum { PMUREG_ALONE, PMUREG_SUM_ALL, PMUREG_SUM_PAGES };

/* A kind of equal counters of each unit. */
struct pmureg_counter {
	const char *key;                     /* name in the description */
	uint16_t count;                      /* most counters of this kind */
	uint8_t width;                       /* most bits */
	uint8_t sum;                         /* enum pmureg_sum */
	uint8_t only_first;                  /* sum: all parts show the same value, so the first is enough */
	uint8_t joined;                      /* joined: width of regs[0]; regs[1] has the upper bits; 0: not joined */
	uint8_t saturates;                   /* stops at its maximum, or before */
	uint8_t restarts;                    /* saturates, and `start` clears it: each read stops and starts its unit */
	uint8_t snapshot;                    /* regs[reg_count] has its value at the unit's last snapshot */
	uint8_t ones;                        /* width on the simulated device if writing all ones shows it; 0: no */
	uint8_t fixed;                       /* fixed counter: any number of events may read it */
	uint8_t chooses;                     /* `allows` depends on n */
	uint16_t first;                      /* n of the first counter: its element as the register numbers it */
	uint16_t number;                     /* of the first counter, among the counters of all kinds */
	const uint16_t *parts;               /* for each counter the numbers of its two parts, lower first; or NULL */
	uint16_t lender, lent;               /* borrowed: number of the block's lender, from 1, and the kind there */
	uint16_t reg_count;
	const struct pmureg_reference *regs; /* registers with its value */
	uint16_t overflow_count;
	const struct pmureg_reference *overflow; /* overflow flags; of a sum those of its elements in order */
	struct pmureg_code allows;           /* whether counter n may count an event; terms, numbers of the instance,
						facts, n; empty: if no other kind allows the event */
	const char *allows_source;           /* its text, if it depends on n */
	uint64_t terms;                      /* mask of terms that choose the counter, its parts or the unit */
	struct pmureg_code selects, runs;    /* the selected event; whether it runs; registers; variable 0: n */
	struct pmureg_code discover_count, discover_width; /* on this device; registers and facts; none: as described */
	struct pmureg_code discover_shift;   /* a count of 1 stands for 2 to the power of this; variables: terms */
	struct pmureg_code present;          /* whether counter n exists; registers; variable 0: n */
	struct pmureg_code discover_snapshot; /* whether the device has snapshots; registers */
	uint16_t discover_rule_count;
	const struct pmureg_rule *discover_rules; /* registers: true, or the description does not match this
						     device */
	uint64_t top_rate;                   /* highest count in 65536 ns, at most 2^48; 0: unknown */
	struct pmureg_steps program, enable, disable; /* for each event: before `start`, and after `stop` */
};

struct pmureg_term_value {
	uint16_t term;
	uint64_t value;
};

struct pmureg_described_event {
	const char *name;                    /* pmureg's */
	const char *text;                    /* what it counts */
	const char *unit, *scale;            /* of a count: "MiB", "6.1e-5"; or NULL */
	const char *linux_name;              /* NULL: Linux does not list it */
	const char *linux_string;            /* text of its file in sysfs, without the newline */
	const char *note;                    /* remark or NULL */
	const struct pmureg_condition *condition; /* NULL: always */
	uint16_t term_count, instance_count;
	const struct pmureg_term_value *terms;
	const uint16_t *instances;           /* that have it; instance_count 0: all */
	uint64_t counters;                   /* mask of counters that may count it; 0: any */
	const uint64_t *counters_of;         /* the same for each kind, 0: none; NULL: `counters` for all kinds */
	uint64_t needs;                      /* mask of terms that the user must give */
	uint64_t variants;                   /* mask of the system's variants that have it; 0: all */
	const char *variant_titles;          /* titles of these variants, with commas; NULL: all */
	const char *since;                   /* first Linux release that lists it; NULL: the driver's first */
	uint16_t together;                   /* lists_some: Linux lists all events of this number or none; 0: alone */
	uint64_t errata;                     /* mask of the block's errata that make it count wrongly */
};

struct pmureg_metric {
	const char *name;
	const char *text;                    /* its meaning */
	const char *unit;                    /* of the value: "B/s" */
	struct pmureg_code formula;          /* variables: counts of the block's events, then the elapsed time in ns */
	uint8_t adds_up;                     /* several units: 1: their values are added; 0: averaged */
	const char *source;                  /* text of the formula */
};

/* A hash table of names. If a name's slot is taken, the name is in the next free slot. */
struct pmureg_name {
	const char *text;                    /* NULL: the slot is free */
	uint32_t hash;
	uint16_t length;
	uint16_t index;                      /* of the named event, term or unit in its list */
};

struct pmureg_names {
	const struct pmureg_name *slots;     /* at least one is free; NULL: no names */
	uint32_t mask;                       /* number of slots - 1 */
};

/* The terms that some events have. A hash table finds events by the values of these terms. */
struct pmureg_shape {
	const uint16_t *terms;
	uint16_t count;
};

struct pmureg_event_slot {
	uint32_t hash;
	uint16_t event;                      /* PMUREG_NONE: the slot is free */
};

/* The upper bounds of a session: entries of its lists, and registers that it reads, saves and watches. */
enum pmureg_bound {
	PMUREG_PROGRAM,
	PMUREG_START,
	PMUREG_STOP,
	PMUREG_FINISH,
	PMUREG_READ,
	PMUREG_LISTS, /* number of the lists above */
	PMUREG_COUNTERS = PMUREG_LISTS,
	PMUREG_SAVED,
	PMUREG_WATCHED,
	PMUREG_BOUNDS
};

/* An event that Linux lists only before a release. A name with index names in angle brackets means several events. */
struct pmureg_dropped {
	const char *release, *name;
};

struct pmureg_block {
	const char *name;                    /* `<system>_<key>`, or the system's name if both are equal; as in C */
	const char *key;                     /* name in the description */
	const char *title;
	const char *text;                    /* may be NULL */
	uint8_t space;                       /* enum pmureg_space */
	uint8_t scope;                       /* enum pmureg_scope: the part that has its own registers */
	uint16_t number_count, device_count, instance_count, page_count;
	const uint32_t *page_sizes;          /* for each page of each instance: the end of its last register */
	uint16_t page_choice_count;
	const struct pmureg_page_choice *page_choices; /* pages that count only some events, or that a unit may lack */
	const uint16_t *page_stand_ins;      /* for each page: the page with its registers if it is absent, or
						PMUREG_NONE; NULL: every page exists */
	const struct pmureg_text *numbers;   /* names of the instance's numbers */
	uint16_t socket;                     /* index of the number that is an instance's socket, or PMUREG_NONE */
	uint16_t clock;                      /* event that counts even on an idle machine; or PMUREG_NONE */
	uint16_t fact_count, erratum_count;
	const struct pmureg_fact *facts;
	const struct pmureg_erratum *errata;
	uint16_t where_count;
	const struct pmureg_where *where;    /* the first source with an answer is used */
	const struct pmureg_nodes *nodes;    /* `where` gives the root of this tree; NULL: it gives the unit */
	struct pmureg_code present;          /* whether an instance exists; variables: its numbers */
	const char *present_text;            /* as it was written */
	const struct pmureg_text *devices;   /* names of the PCI functions of each instance */
	const struct pmureg_instance *instances;
	uint16_t selector_count, register_count, term_count, default_count, rule_count, pool_count, counter_count;
	uint16_t event_count, metric_count;
	const struct pmureg_selector *selectors;
	const struct pmureg_register *registers; /* its own, then the borrowed ones */
	uint8_t told;                        /* facts decide the addresses of some of its registers */
	const struct pmureg_borrowed *borrowed; /* from register number register_count on */
	uint16_t lender_count, event_fact_count;
	const struct pmureg_lender *lenders;
	uint16_t counted_by_count;
	const struct pmureg_counted_by *counted_by; /* units that count its events if registers count */
	const uint16_t *event_facts;         /* facts in expressions about events */
	const struct pmureg_term *terms;
	const struct pmureg_default *defaults;
	const struct pmureg_rule *rules;
	const struct pmureg_pool *pools;
	const struct pmureg_counter *counters;
	struct pmureg_steps reset, start, stop, finish, snapshot; /* of the whole unit */
	uint16_t snapshot_reg;               /* the last step of `snapshot` triggers it here, by these bits */
	uint64_t snapshot_bits;
	struct pmureg_variables variables;
	uint32_t unit_bounds[PMUREG_BOUNDS];  /* for a unit, and in addition for each event counted on it */
	uint32_t event_bounds[PMUREG_BOUNDS];
	uint16_t counter_total;              /* number of counters of all kinds, which are numbered from 0 */
	uint16_t room;                       /* most events counted at once; PMUREG_NONE: any number */
	uint8_t freezes;                     /* counters keep their value after `stop` and continue after `start` */
	const struct pmureg_described_event *events;
	const uint16_t *events_by_linux;     /* indices of events that Linux lists, sorted by Linux's names */
	uint16_t linux_count;
	struct pmureg_names term_names;
	struct pmureg_names event_names;     /* pmureg's, Linux's if different, and aliases */
	uint16_t shape_count;                /* with events_by_terms */
	const struct pmureg_shape *shapes;   /* most terms first */
	const struct pmureg_event_slot *events_by_terms;
	uint32_t events_by_terms_mask;       /* number of its slots - 1 */
	const struct pmureg_metric *metrics;
	uint16_t identity_reg;               /* the register that identifies the unit */
	struct pmureg_code identity_otherwise; /* used instead if it reads 0; over registers */
	uint64_t identity, identity_mask;    /* the expected value of these bits; mask 0: no check */
	const char *linux_identifier;        /* text of its Linux device's file `identifier`, with index names in angle
						brackets; or NULL */
	uint16_t dropped_count;
	const struct pmureg_dropped *dropped;
	const char *perf_device;             /* `soc_box_<box>`, or NULL */
	struct pmureg_code perf_number;      /* its number, if not only the scope's: over numbers of the instance, the
						scope's number, and facts */
	uint8_t lists_some;                  /* Linux lists only the events that the machine's configuration has */
	const char *all_name;                /* `soc_box`, if event strings can use it for all instances; or NULL */
	uint8_t perf_banks;                  /* perf_device has a number that only the machine reports */
	uint16_t perf_instance_term;         /* the term that chooses the instance, or PMUREG_NONE */
	const uint64_t *perf_instance_values; /* for each instance */
};

/* A range of numbers; one number if both are equal. */
struct pmureg_span {
	uint8_t first, last;
};

/* A way to recognize the system. CPUID, MIDR or one device name is enough. */
struct pmureg_detect {
	const char *cpu_vendor;              /* x86 vendor string, or NULL */
	uint32_t family;                     /* x86 family, models and steppings */
	uint16_t model_count;
	const struct pmureg_span *models;
	struct pmureg_span stepping;
	uint32_t midr, midr_mask;            /* mask 0: not an AArch64 condition */
	uint16_t sysfs_count;
	const struct pmureg_text *sysfs;     /* device names in Linux */
	uint16_t variant;                    /* index in the system's variants; PMUREG_NONE: unknown */
};

struct pmureg_example {
	const char *events; /* a list as pmureg_event_next() takes it */
	const char *text;   /* what it shows */
};

/* A name of a unit, and the unit. */
struct pmureg_unit_entry {
	const char *name;
	uint16_t block;
	uint16_t instance;                   /* PMUREG_NONE: all */
	uint8_t by_linux;                    /* the name is Linux's */
};

struct pmureg_system {
	const char *key;                     /* the name that users type */
	const char *title;
	const char *vendor;
	uint16_t pci_vendor;                 /* of all PCI devices; 0: the system has none */
	uint16_t discovery;                  /* id of the PCI devices with PMON discovery tables */
	uint16_t block_count, detect_count, example_count;
	const struct pmureg_block *blocks;
	struct pmureg_names unit_names;
	uint32_t register_total;             /* elements of all registers of all units */
	uint16_t unit_count;
	const struct pmureg_unit_entry *units; /* the first of equal names counts */
	const struct pmureg_detect *detects;
	const char *processors;              /* for messages: its processors; NULL: no processor identifies it */
	const struct pmureg_example *examples;
	/* The system for each known variant; use it instead of this one. */
	uint16_t variant_count;
	const struct pmureg_system *variants;
	const char *variant;                 /* if this is a variant: its name, its title, its bit in the events' masks;
						else NULL, 0 */
	const char *variant_title;
	uint64_t variant_mask;
};

/* ---- What the pointers and expressions of a table say: pmureg_STRUCT_MEMBER() ---- */

static inline const char *pmureg_text_of(const struct pmureg_text *text)
{
	return text->text;
}

static inline const char *pmureg_value_name(const struct pmureg_value *value)
{
	return value->name;
}

static inline const char *pmureg_value_text(const struct pmureg_value *value)
{
	return value->text;
}

static inline const char *pmureg_field_name(const struct pmureg_field *field)
{
	return field->name;
}

static inline const struct pmureg_text *pmureg_field_aliases(const struct pmureg_field *field)
{
	return field->aliases;
}

static inline const char *pmureg_field_text(const struct pmureg_field *field)
{
	return field->text;
}

static inline const char *pmureg_field_unit(const struct pmureg_field *field)
{
	return field->unit;
}

static inline const struct pmureg_value *pmureg_field_values(const struct pmureg_field *field)
{
	return field->values;
}

static inline const struct pmureg_action *pmureg_field_actions(const struct pmureg_field *field)
{
	return field->actions;
}

static inline struct pmureg_code pmureg_field_means(const struct pmureg_field *field)
{
	return field->means;
}

static inline struct pmureg_code pmureg_rule_when(const struct pmureg_rule *rule)
{
	return rule->when;
}

static inline struct pmureg_code pmureg_rule_require(const struct pmureg_rule *rule)
{
	return rule->require;
}

static inline const char *pmureg_rule_text(const struct pmureg_rule *rule)
{
	return rule->text;
}

static inline struct pmureg_code pmureg_register_term_element(const struct pmureg_register_term *term)
{
	return term->element;
}

static inline struct pmureg_code pmureg_condition_when(const struct pmureg_condition *condition)
{
	return condition->when;
}

static inline const char *pmureg_condition_file(const struct pmureg_condition *condition)
{
	return condition->file;
}

static inline const struct pmureg_text *pmureg_condition_begins(const struct pmureg_condition *condition)
{
	return condition->begins;
}

static inline const char *pmureg_condition_text(const struct pmureg_condition *condition)
{
	return condition->text;
}

static inline const char *pmureg_erratum_id(const struct pmureg_erratum *erratum)
{
	return erratum->id;
}

static inline const char *pmureg_erratum_text(const struct pmureg_erratum *erratum)
{
	return erratum->text;
}

static inline const struct pmureg_condition *pmureg_erratum_condition(const struct pmureg_erratum *erratum)
{
	return erratum->condition;
}

static inline const char *pmureg_register_key(const struct pmureg_register *reg)
{
	return reg->key;
}

static inline const char *pmureg_register_name(const struct pmureg_register *reg)
{
	return reg->name;
}

static inline const struct pmureg_text *pmureg_register_aliases(const struct pmureg_register *reg)
{
	return reg->aliases;
}

static inline const char *pmureg_register_text(const struct pmureg_register *reg)
{
	return reg->text;
}

static inline const char *pmureg_register_source(const struct pmureg_register *reg)
{
	return reg->source;
}

static inline const char *pmureg_register_note(const struct pmureg_register *reg)
{
	return reg->note;
}

static inline const struct pmureg_condition *pmureg_register_condition(const struct pmureg_register *reg)
{
	return reg->condition;
}

static inline const struct pmureg_register_term *pmureg_register_terms(const struct pmureg_register *reg)
{
	return reg->terms;
}

static inline struct pmureg_code pmureg_register_at(const struct pmureg_register *reg)
{
	return reg->at;
}

static inline struct pmureg_code pmureg_register_moves(const struct pmureg_register *reg)
{
	return reg->moves;
}

static inline const struct pmureg_field *pmureg_register_fields(const struct pmureg_register *reg)
{
	return reg->fields;
}

static inline const struct pmureg_rule *pmureg_register_rules(const struct pmureg_register *reg)
{
	return reg->rules;
}

static inline struct pmureg_code pmureg_register_reset(const struct pmureg_register *reg)
{
	return reg->reset;
}

static inline struct pmureg_code pmureg_register_example(const struct pmureg_register *reg)
{
	return reg->example;
}

static inline struct pmureg_code pmureg_setting_code(const struct pmureg_setting *setting)
{
	return setting->code;
}

static inline struct pmureg_code pmureg_setting_element(const struct pmureg_setting *setting)
{
	return setting->element;
}

static inline const char *pmureg_fact_key(const struct pmureg_fact *fact)
{
	return fact->key;
}

static inline const char *pmureg_fact_name(const struct pmureg_fact *fact)
{
	return fact->name;
}

static inline struct pmureg_code pmureg_fact_nth(const struct pmureg_fact *fact)
{
	return fact->nth;
}

static inline struct pmureg_code pmureg_fact_at(const struct pmureg_fact *fact)
{
	return fact->at;
}

static inline struct pmureg_code pmureg_fact_example(const struct pmureg_fact *fact)
{
	return fact->example;
}

static inline const char *pmureg_where_name(const struct pmureg_where *where)
{
	return where->name;
}

static inline struct pmureg_code pmureg_where_address(const struct pmureg_where *where)
{
	return where->address;
}

static inline struct pmureg_code pmureg_where_nth(const struct pmureg_where *where)
{
	return where->nth;
}

static inline struct pmureg_code pmureg_nodes_child_count(const struct pmureg_nodes *nodes)
{
	return nodes->child_count;
}

static inline struct pmureg_code pmureg_nodes_pointers(const struct pmureg_nodes *nodes)
{
	return nodes->pointers;
}

static inline struct pmureg_code pmureg_nodes_child(const struct pmureg_nodes *nodes)
{
	return nodes->child;
}

static inline struct pmureg_code pmureg_nodes_skip(const struct pmureg_nodes *nodes)
{
	return nodes->skip;
}

static inline struct pmureg_code pmureg_nodes_is(const struct pmureg_nodes *nodes)
{
	return nodes->is;
}

static inline struct pmureg_code pmureg_nodes_number(const struct pmureg_nodes *nodes)
{
	return nodes->number;
}

static inline struct pmureg_code pmureg_lender_number(const struct pmureg_lender *lender)
{
	return lender->number;
}

static inline struct pmureg_code pmureg_counted_by_when(const struct pmureg_counted_by *by)
{
	return by->when;
}

static inline struct pmureg_code pmureg_counted_by_unit(const struct pmureg_counted_by *by)
{
	return by->unit;
}

static inline const struct pmureg_same_term *pmureg_counted_by_terms(const struct pmureg_counted_by *by)
{
	return by->terms;
}

static inline const char *pmureg_selector_key(const struct pmureg_selector *selector)
{
	return selector->key;
}

static inline const struct pmureg_setting *pmureg_selector_settings(const struct pmureg_selector *selector)
{
	return selector->settings;
}

static inline const char *pmureg_instance_name(const struct pmureg_instance *instance)
{
	return instance->name;
}

static inline const uint64_t *pmureg_instance_numbers(const struct pmureg_instance *instance)
{
	return instance->numbers;
}

static inline const struct pmureg_pci_device *pmureg_instance_devices(const struct pmureg_instance *instance)
{
	return instance->devices;
}

static inline const char *pmureg_instance_linux_name(const struct pmureg_instance *instance)
{
	return instance->linux_name;
}

static inline const struct pmureg_setting *pmureg_step_settings(const struct pmureg_step *step)
{
	return step->settings;
}

static inline struct pmureg_code pmureg_step_index(const struct pmureg_step *step)
{
	return step->index;
}

static inline struct pmureg_code pmureg_step_when(const struct pmureg_step *step)
{
	return step->when;
}

static inline const struct pmureg_step *pmureg_steps_list(const struct pmureg_steps *steps)
{
	return steps->list;
}

static inline const char *pmureg_term_name(const struct pmureg_term *term)
{
	return term->name;
}

static inline const char *pmureg_term_text(const struct pmureg_term *term)
{
	return term->text;
}

static inline const char *pmureg_term_linux_format(const struct pmureg_term *term)
{
	return term->linux_format;
}

static inline const struct pmureg_condition *pmureg_term_condition(const struct pmureg_term *term)
{
	return term->condition;
}

static inline const struct pmureg_bit_range *pmureg_term_ranges(const struct pmureg_term *term)
{
	return term->ranges;
}

static inline const struct pmureg_term_field *pmureg_term_fields(const struct pmureg_term *term)
{
	return term->fields;
}

static inline const char *pmureg_term_since(const struct pmureg_term *term)
{
	return term->since;
}

static inline struct pmureg_code pmureg_page_choice_when(const struct pmureg_page_choice *choice)
{
	return choice->when;
}

static inline struct pmureg_code pmureg_page_choice_told(const struct pmureg_page_choice *choice)
{
	return choice->told;
}

static inline const char *pmureg_page_choice_text(const struct pmureg_page_choice *choice)
{
	return choice->text;
}

static inline struct pmureg_code pmureg_default_when(const struct pmureg_default *settings)
{
	return settings->when;
}

static inline const struct pmureg_setting *pmureg_default_settings(const struct pmureg_default *settings)
{
	return settings->settings;
}

static inline const char *pmureg_pool_key(const struct pmureg_pool *pool)
{
	return pool->key;
}

static inline const char *pmureg_pool_text(const struct pmureg_pool *pool)
{
	return pool->text;
}

static inline struct pmureg_code pmureg_pool_when(const struct pmureg_pool *pool)
{
	return pool->when;
}

static inline struct pmureg_code pmureg_reference_index(const struct pmureg_reference *reference)
{
	return reference->index;
}

static inline struct pmureg_code pmureg_reference_field_index(const struct pmureg_reference *reference)
{
	return reference->field_index;
}

static inline const char *pmureg_counter_key(const struct pmureg_counter *counter)
{
	return counter->key;
}

static inline const uint16_t *pmureg_counter_parts(const struct pmureg_counter *counter)
{
	return counter->parts;
}

static inline const struct pmureg_reference *pmureg_counter_regs(const struct pmureg_counter *counter)
{
	return counter->regs;
}

static inline const struct pmureg_reference *pmureg_counter_overflow(const struct pmureg_counter *counter)
{
	return counter->overflow;
}

static inline struct pmureg_code pmureg_counter_allows(const struct pmureg_counter *counter)
{
	return counter->allows;
}

static inline const char *pmureg_counter_allows_source(const struct pmureg_counter *counter)
{
	return counter->allows_source;
}

static inline struct pmureg_code pmureg_counter_selects(const struct pmureg_counter *counter)
{
	return counter->selects;
}

static inline struct pmureg_code pmureg_counter_runs(const struct pmureg_counter *counter)
{
	return counter->runs;
}

static inline struct pmureg_code pmureg_counter_discover_count(const struct pmureg_counter *counter)
{
	return counter->discover_count;
}

static inline struct pmureg_code pmureg_counter_discover_width(const struct pmureg_counter *counter)
{
	return counter->discover_width;
}

static inline struct pmureg_code pmureg_counter_discover_shift(const struct pmureg_counter *counter)
{
	return counter->discover_shift;
}

static inline struct pmureg_code pmureg_counter_present(const struct pmureg_counter *counter)
{
	return counter->present;
}

static inline struct pmureg_code pmureg_counter_discover_snapshot(const struct pmureg_counter *counter)
{
	return counter->discover_snapshot;
}

static inline const struct pmureg_rule *pmureg_counter_discover_rules(const struct pmureg_counter *counter)
{
	return counter->discover_rules;
}

static inline const char *pmureg_described_event_name(const struct pmureg_described_event *event)
{
	return event->name;
}

static inline const char *pmureg_described_event_text(const struct pmureg_described_event *event)
{
	return event->text;
}

static inline const char *pmureg_described_event_unit(const struct pmureg_described_event *event)
{
	return event->unit;
}

static inline const char *pmureg_described_event_scale(const struct pmureg_described_event *event)
{
	return event->scale;
}

static inline const char *pmureg_described_event_linux_name(const struct pmureg_described_event *event)
{
	return event->linux_name;
}

static inline const char *pmureg_described_event_linux_string(const struct pmureg_described_event *event)
{
	return event->linux_string;
}

static inline const char *pmureg_described_event_note(const struct pmureg_described_event *event)
{
	return event->note;
}

static inline const struct pmureg_condition *
pmureg_described_event_condition(const struct pmureg_described_event *event)
{
	return event->condition;
}

static inline const struct pmureg_term_value *pmureg_described_event_terms(const struct pmureg_described_event *event)
{
	return event->terms;
}

static inline const uint16_t *pmureg_described_event_instances(const struct pmureg_described_event *event)
{
	return event->instances;
}

static inline const uint64_t *pmureg_described_event_counters_of(const struct pmureg_described_event *event)
{
	return event->counters_of;
}

static inline const char *pmureg_described_event_variant_titles(const struct pmureg_described_event *event)
{
	return event->variant_titles;
}

static inline const char *pmureg_described_event_since(const struct pmureg_described_event *event)
{
	return event->since;
}

static inline const char *pmureg_metric_name(const struct pmureg_metric *metric)
{
	return metric->name;
}

static inline const char *pmureg_metric_text(const struct pmureg_metric *metric)
{
	return metric->text;
}

static inline const char *pmureg_metric_unit(const struct pmureg_metric *metric)
{
	return metric->unit;
}

static inline struct pmureg_code pmureg_metric_formula(const struct pmureg_metric *metric)
{
	return metric->formula;
}

static inline const char *pmureg_metric_source(const struct pmureg_metric *metric)
{
	return metric->source;
}

static inline const char *pmureg_name_text(const struct pmureg_name *name)
{
	return name->text;
}

static inline const struct pmureg_name *pmureg_names_slots(const struct pmureg_names *names)
{
	return names->slots;
}

static inline const uint16_t *pmureg_shape_terms(const struct pmureg_shape *shape)
{
	return shape->terms;
}

static inline const char *pmureg_dropped_release(const struct pmureg_dropped *dropped)
{
	return dropped->release;
}

static inline const char *pmureg_dropped_name(const struct pmureg_dropped *dropped)
{
	return dropped->name;
}

static inline const char *pmureg_block_name(const struct pmureg_block *block)
{
	return block->name;
}

static inline const char *pmureg_block_key(const struct pmureg_block *block)
{
	return block->key;
}

static inline const char *pmureg_block_title(const struct pmureg_block *block)
{
	return block->title;
}

static inline const char *pmureg_block_text(const struct pmureg_block *block)
{
	return block->text;
}

static inline const uint32_t *pmureg_block_page_sizes(const struct pmureg_block *block)
{
	return block->page_sizes;
}

static inline const struct pmureg_page_choice *pmureg_block_page_choices(const struct pmureg_block *block)
{
	return block->page_choices;
}

static inline const uint16_t *pmureg_block_page_stand_ins(const struct pmureg_block *block)
{
	return block->page_stand_ins;
}

static inline const struct pmureg_text *pmureg_block_numbers(const struct pmureg_block *block)
{
	return block->numbers;
}

static inline const struct pmureg_fact *pmureg_block_facts(const struct pmureg_block *block)
{
	return block->facts;
}

static inline const struct pmureg_erratum *pmureg_block_errata(const struct pmureg_block *block)
{
	return block->errata;
}

static inline const struct pmureg_where *pmureg_block_where(const struct pmureg_block *block)
{
	return block->where;
}

static inline const struct pmureg_nodes *pmureg_block_nodes(const struct pmureg_block *block)
{
	return block->nodes;
}

static inline struct pmureg_code pmureg_block_present(const struct pmureg_block *block)
{
	return block->present;
}

static inline const char *pmureg_block_present_text(const struct pmureg_block *block)
{
	return block->present_text;
}

static inline const struct pmureg_text *pmureg_block_devices(const struct pmureg_block *block)
{
	return block->devices;
}

static inline const struct pmureg_instance *pmureg_block_instances(const struct pmureg_block *block)
{
	return block->instances;
}

static inline const struct pmureg_selector *pmureg_block_selectors(const struct pmureg_block *block)
{
	return block->selectors;
}

static inline const struct pmureg_register *pmureg_block_registers(const struct pmureg_block *block)
{
	return block->registers;
}

static inline const struct pmureg_borrowed *pmureg_block_borrowed(const struct pmureg_block *block)
{
	return block->borrowed;
}

static inline const struct pmureg_lender *pmureg_block_lenders(const struct pmureg_block *block)
{
	return block->lenders;
}

static inline const struct pmureg_counted_by *pmureg_block_counted_by(const struct pmureg_block *block)
{
	return block->counted_by;
}

static inline const uint16_t *pmureg_block_event_facts(const struct pmureg_block *block)
{
	return block->event_facts;
}

static inline const struct pmureg_term *pmureg_block_terms(const struct pmureg_block *block)
{
	return block->terms;
}

static inline const struct pmureg_default *pmureg_block_defaults(const struct pmureg_block *block)
{
	return block->defaults;
}

static inline const struct pmureg_rule *pmureg_block_rules(const struct pmureg_block *block)
{
	return block->rules;
}

static inline const struct pmureg_pool *pmureg_block_pools(const struct pmureg_block *block)
{
	return block->pools;
}

static inline const struct pmureg_counter *pmureg_block_counters(const struct pmureg_block *block)
{
	return block->counters;
}

static inline const struct pmureg_described_event *pmureg_block_events(const struct pmureg_block *block)
{
	return block->events;
}

static inline const uint16_t *pmureg_block_events_by_linux(const struct pmureg_block *block)
{
	return block->events_by_linux;
}

static inline const struct pmureg_shape *pmureg_block_shapes(const struct pmureg_block *block)
{
	return block->shapes;
}

static inline const struct pmureg_event_slot *pmureg_block_events_by_terms(const struct pmureg_block *block)
{
	return block->events_by_terms;
}

static inline const struct pmureg_metric *pmureg_block_metrics(const struct pmureg_block *block)
{
	return block->metrics;
}

static inline struct pmureg_code pmureg_block_identity_otherwise(const struct pmureg_block *block)
{
	return block->identity_otherwise;
}

static inline const char *pmureg_block_linux_identifier(const struct pmureg_block *block)
{
	return block->linux_identifier;
}

static inline const struct pmureg_dropped *pmureg_block_dropped(const struct pmureg_block *block)
{
	return block->dropped;
}

static inline const char *pmureg_block_perf_device(const struct pmureg_block *block)
{
	return block->perf_device;
}

static inline struct pmureg_code pmureg_block_perf_number(const struct pmureg_block *block)
{
	return block->perf_number;
}

static inline const char *pmureg_block_all_name(const struct pmureg_block *block)
{
	return block->all_name;
}

static inline const uint64_t *pmureg_block_perf_instance_values(const struct pmureg_block *block)
{
	return block->perf_instance_values;
}

static inline const char *pmureg_detect_cpu_vendor(const struct pmureg_detect *detect)
{
	return detect->cpu_vendor;
}

static inline const struct pmureg_span *pmureg_detect_models(const struct pmureg_detect *detect)
{
	return detect->models;
}

static inline const struct pmureg_text *pmureg_detect_sysfs(const struct pmureg_detect *detect)
{
	return detect->sysfs;
}

static inline const char *pmureg_example_events(const struct pmureg_example *example)
{
	return example->events;
}

static inline const char *pmureg_example_text(const struct pmureg_example *example)
{
	return example->text;
}

static inline const char *pmureg_unit_entry_name(const struct pmureg_unit_entry *entry)
{
	return entry->name;
}

static inline const char *pmureg_system_key(const struct pmureg_system *system)
{
	return system->key;
}

static inline const char *pmureg_system_title(const struct pmureg_system *system)
{
	return system->title;
}

static inline const char *pmureg_system_vendor(const struct pmureg_system *system)
{
	return system->vendor;
}

static inline const struct pmureg_block *pmureg_system_blocks(const struct pmureg_system *system)
{
	return system->blocks;
}

static inline const struct pmureg_unit_entry *pmureg_system_units(const struct pmureg_system *system)
{
	return system->units;
}

static inline const struct pmureg_detect *pmureg_system_detects(const struct pmureg_system *system)
{
	return system->detects;
}

static inline const char *pmureg_system_processors(const struct pmureg_system *system)
{
	return system->processors;
}

static inline const struct pmureg_example *pmureg_system_examples(const struct pmureg_system *system)
{
	return system->examples;
}

static inline const struct pmureg_system *pmureg_system_variants(const struct pmureg_system *system)
{
	return system->variants;
}

static inline const char *pmureg_system_variant(const struct pmureg_system *system)
{
	return system->variant;
}

static inline const char *pmureg_system_variant_title(const struct pmureg_system *system)
{
	return system->variant_title;
}

#ifdef __cplusplus
}
#endif

#endif
