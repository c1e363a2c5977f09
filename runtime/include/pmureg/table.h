/*
 * table.h: the tables of described systems, as they are in a file, and how to read them.
 *
 * Made by pmureg from generator/views/members.py. Edit that, or templates/tables/table.h.j2.
 * docs/table.md describes the file.
 *
 * A table is never changed, and never copied in parts: a reference counts from its own place. So read a reference only
 * by its function: pmureg_<kind>_<member>(). Each list has a count beside its reference. An index of PMUREG_NONE means
 * "none".
 */
#ifndef PMUREG_TABLE_H
#define PMUREG_TABLE_H

#include <pmureg/base.h>
#include <pmureg/io.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_DIMENSIONS 3 /* of an array of registers, pages included */
#define PMUREG_STACK 32     /* most values on the stack of an expression */
#define PMUREG_TERMS 64     /* most terms of a block */
#define PMUREG_NUMBERS 16   /* most numbers of an instance */
#define PMUREG_LENDERS 8    /* most lenders of a block */

/* From here on, the place of a PCI device is only a number; pmureg searches for the device on every bus. */
#define PMUREG_PCI_ANYWHERE 0x8000U

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

/* Returns the number of values that an operation takes from the stack. */
static inline unsigned int pmureg_op_takes(uint8_t code)
{
	if (code <= PMUREG_OP_BITS)
		return 0;
	if (code == PMUREG_OP_NOT || code == PMUREG_OP_LNOT || code == PMUREG_OP_POPCOUNT)
		return 1;
	return code == PMUREG_OP_SELECT ? 3 : 2;
}

/* W1C: a written 1 clears the bit (S: sets, T: toggles it); W0…: a written 0; WC, WS: any write; RC, RS: a read. */
enum pmureg_field_access {
	PMUREG_RO, PMUREG_RW, PMUREG_WO, PMUREG_W1C, PMUREG_W1S, PMUREG_W1T, PMUREG_W0C, PMUREG_W0S, PMUREG_W0T,
	PMUREG_WC, PMUREG_WS, PMUREG_RC, PMUREG_RS
};

enum pmureg_field_flag {
	PMUREG_VOLATILE = 1,      /* hardware changes it */
	PMUREG_SELF_CLEARING = 2, /* a written 1 acts once; reads 0 */
	PMUREG_OPEN = 4,          /* unlisted values are allowed */
	PMUREG_HAS_RESET = 8,     /* `reset` is known */
	PMUREG_HAS_RANGE = 16     /* only values from range_low to range_high are allowed */
};

/* The purposes of a register. */
enum pmureg_role {
	PMUREG_CHOOSES_BANKS = 1,    /* a selector */
	PMUREG_COUNTS = 2,           /* read for some event */
	PMUREG_ALWAYS_RUNS = 4,      /* a counter that nothing starts or stops */
	PMUREG_CHOOSES_EVENT = 8,    /* the control of one counter; hardware changes it only by the described resets */
	PMUREG_MAY_BE_NARROWER = 16, /* a counter whose width no register reports */
	PMUREG_RUNS_WITH_UNIT = 32   /* a counter that runs when the unit runs, whichever program started it */
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

enum pmureg_where_kind {
	PMUREG_WHERE_ADDRESS,
	PMUREG_WHERE_APMT,
	PMUREG_WHERE_IOMEM,
	PMUREG_WHERE_DISCOVERY,
	PMUREG_WHERE_COMPATIBLE
};

/* A modify changes the fields that it sets. A raise sets, and a lower clears, the bits that are 1 there. */
enum pmureg_step_kind { PMUREG_WRITE, PMUREG_MODIFY, PMUREG_RAISE, PMUREG_LOWER, PMUREG_BARRIER };

/* A counter is one element or field; the sum over all elements of regs; the sum over its element on each page. */
enum pmureg_sum { PMUREG_ALONE, PMUREG_SUM_ALL, PMUREG_SUM_PAGES };

/* The upper bounds of a session: entries of its lists, and registers that it reads, saves and watches. */
enum pmureg_bound {
	PMUREG_PROGRAM,
	PMUREG_START,
	PMUREG_STOP,
	PMUREG_FINISH,
	PMUREG_READ,
	PMUREG_LISTS, /* number of the lists above */
	PMUREG_COUNTERS = PMUREG_LISTS,
	PMUREG_SAVED,    /* registers that the events of a unit may change */
	PMUREG_PUT_BACK, /* accesses that restore these */
	PMUREG_WATCHED,  /* registers that show whether another program counts */
	PMUREG_BOUNDS
};

/* ---- References ---- */

/* The distance in bytes from the reference itself; 0: NULL. */
struct pmureg_ref {
	int32_t to;
};

static inline const void *pmureg_at(const struct pmureg_ref *ref)
{
	return ref->to ? (const char *)ref + ref->to : NULL;
}

/* The same for a reference that is never NULL, or of which no reader asks if its list is empty. */
static inline const void *pmureg_there(const struct pmureg_ref *ref)
{
	return (const char *)ref + ref->to;
}

/* An expression in a table; count 0: none. */
struct pmureg_code_ref {
	struct pmureg_ref ops;
	uint16_t count;
};

/* The same, as it is read. The stack never holds more than PMUREG_STACK values. */
struct pmureg_op;
struct pmureg_code {
	const struct pmureg_op *ops;
	uint16_t count;
};

static inline struct pmureg_code pmureg_code_at(const struct pmureg_code_ref *ref)
{
	struct pmureg_code code;

	code.ops = (const struct pmureg_op *)pmureg_at(&ref->ops);
	code.count = ref->count;
	return code;
}

/* A number of 64 bits is at a multiple of 8 bytes, also where the compiler would do with 4. */
#ifdef __cplusplus
#define PMUREG_U64 alignas(8) uint64_t
#else
#define PMUREG_U64 _Alignas(8) uint64_t
#endif

/* A function that reads a member. With pmureg_at, NULL: there is none. */
#define PMUREG_TEXT(kind, member, at) \
	static inline const char *pmureg_##kind##_##member(const struct pmureg_##kind *it) \
	{ \
		return (const char *)at(&it->member); \
	}
#define PMUREG_ROWS(kind, member, type, at) \
	static inline const type *pmureg_##kind##_##member(const struct pmureg_##kind *it) \
	{ \
		return (const type *)at(&it->member); \
	}
#define PMUREG_LENT(kind, lender, of, member, type) \
	static inline const type *pmureg_##kind##_##member(const struct pmureg_##kind *it) \
	{ \
		return pmureg_##of##_##member(pmureg_##kind##_##lender(it)); \
	}
#define PMUREG_CODE(kind, member) \
	static inline struct pmureg_code pmureg_##kind##_##member(const struct pmureg_##kind *it) \
	{ \
		return pmureg_code_at(&it->member); \
	}

/* ---- Elements ---- */

/* In C++ a struct's name may be that of a function, too, which some compilers warn of. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
#endif

struct pmureg_text;
struct pmureg_op;
struct pmureg_value;
struct pmureg_action;
struct pmureg_field;
struct pmureg_rule;
struct pmureg_masks;
struct pmureg_register_term;
struct pmureg_condition;
struct pmureg_erratum;
struct pmureg_register;
struct pmureg_setting;
struct pmureg_fact;
struct pmureg_where;
struct pmureg_nodes;
struct pmureg_lender;
struct pmureg_borrowed;
struct pmureg_same_term;
struct pmureg_counted_by;
struct pmureg_selector;
struct pmureg_pci_device;
struct pmureg_instance;
struct pmureg_variables;
struct pmureg_step;
struct pmureg_steps;
struct pmureg_term_field;
struct pmureg_bit_range;
struct pmureg_term;
struct pmureg_page_choice;
struct pmureg_default;
struct pmureg_pool;
struct pmureg_reference;
struct pmureg_counter;
struct pmureg_line;
struct pmureg_allowed;
struct pmureg_term_value;
struct pmureg_event_rest;
struct pmureg_described_event;
struct pmureg_metric;
struct pmureg_name;
struct pmureg_names;
struct pmureg_shape;
struct pmureg_dropped;
struct pmureg_block;
struct pmureg_span;
struct pmureg_detect;
struct pmureg_product;
struct pmureg_example;
struct pmureg_unit_entry;
struct pmureg_system;

/* A text of a list. The text is in the same part of the file. */
struct pmureg_text {
	struct pmureg_ref text;
};
PMUREG_TEXT(text, text, pmureg_at)

/* An operation of an expression. */
struct pmureg_op {
	uint8_t code;		/* enum pmureg_op_code, which says how the operation uses the other members */
	uint16_t a;
	uint16_t b;
	PMUREG_U64 value;
};

/* One value of an enumeration. */
struct pmureg_value {
	PMUREG_U64 value;
	struct pmureg_ref name;
	struct pmureg_ref text;	/* its meaning */
};
PMUREG_TEXT(value, name, pmureg_there)
PMUREG_TEXT(value, text, pmureg_there)

/* Writing 1 clears (or sets to ones) a register or one of its fields, in the same instance and element. */
struct pmureg_action {
	uint16_t block;	/* index in the system's blocks */
	uint16_t reg;	/* index in the block's registers */
	uint16_t field;	/* index in reg's fields, or PMUREG_NONE: the whole register */
	uint8_t set;	/* 0: clear, 1: set to ones */
};

/* A field of a register. */
struct pmureg_field {
	struct pmureg_ref name;
	struct pmureg_ref aliases;	/* other names, ended by an empty element; or NULL */
	struct pmureg_ref text;
	struct pmureg_ref unit;		/* of the number that `means` gives, such as "bytes"; or NULL */
	struct pmureg_ref acting;	/* what a read or a write does besides; or NULL */
	struct pmureg_ref notes;	/* what else `pmureg describe` shows */
	uint8_t low;			/* lowest bit */
	uint8_t width;			/* number of bits */
	uint8_t each;			/* field array: bits of an element; else 0 */
	uint8_t access;			/* enum pmureg_field_access */
	uint16_t first;			/* field array: index of its lowest element */
	uint8_t flags;			/* of enum pmureg_field_flag */
	uint16_t note_count;
	uint16_t value_count;
	uint16_t action_count;
	struct pmureg_ref values;	/* in ascending order */
	struct pmureg_ref actions;	/* side effects of a written 1 */
	struct pmureg_code_ref means;	/* number that a value encodes; variable 0: the value; none: the value */
	PMUREG_U64 reset;
	PMUREG_U64 range_low;
	PMUREG_U64 range_high;
};
PMUREG_TEXT(field, name, pmureg_there)
PMUREG_ROWS(field, aliases, struct pmureg_text, pmureg_at)
PMUREG_TEXT(field, text, pmureg_there)
PMUREG_TEXT(field, unit, pmureg_at)
PMUREG_TEXT(field, acting, pmureg_at)
PMUREG_ROWS(field, notes, struct pmureg_text, pmureg_at)
PMUREG_ROWS(field, values, struct pmureg_value, pmureg_at)
PMUREG_ROWS(field, actions, struct pmureg_action, pmureg_at)
PMUREG_CODE(field, means)

/* A rule about the bits of a register, the events of a block, or a device: if `when` is true, `require` must be. */
struct pmureg_rule {
	struct pmureg_code_ref when;	/* register: BITS; block: variables up to `facts`, `until`, `siblings`;
					   device: registers */
	struct pmureg_code_ref require;
	struct pmureg_ref text;		/* the rule as a sentence, for messages */
	PMUREG_U64 same;		/* block: mask of terms that must be equal in all events of an instance */
};
PMUREG_CODE(rule, when)
PMUREG_CODE(rule, require)
PMUREG_TEXT(rule, text, pmureg_there)

/* Masks of a register's bits, from its fields and reserved ranges. */
struct pmureg_masks {
	PMUREG_U64 readable;		/* bits that a read shows */
	PMUREG_U64 writable;		/* bits that a write changes, or that have side effects when written */
	PMUREG_U64 acting;		/* bits with side effects if 1 is written, or as the next two masks say */
	PMUREG_U64 by_zero;		/* side effects if 0 is written */
	PMUREG_U64 by_any;		/* side effects if anything is written */
	PMUREG_U64 w1c;			/* writing 1 clears */
	PMUREG_U64 w1s;			/* writing 1 sets */
	PMUREG_U64 w1t;			/* writing 1 toggles */
	PMUREG_U64 rc;			/* a read clears */
	PMUREG_U64 rs;			/* a read sets */
	PMUREG_U64 self_clearing;
	PMUREG_U64 ones;		/* bits that software must write as 1 */
	PMUREG_U64 zeroes;		/* bits that software must write as 0 (else behaviour is undefined) */
	PMUREG_U64 read_zeroes;		/* other reserved bits that read 0 and are written as 0 */
	PMUREG_U64 read_ones;		/* reserved bits that read 1 */
	PMUREG_U64 is_volatile;		/* bits that hardware changes */
	PMUREG_U64 reset;		/* value after reset */
	PMUREG_U64 has_reset;		/* bits of it that are known and equal in all elements */
};

/* A field that holds the bits of a term from bit `shift` on. */
struct pmureg_register_term {
	uint16_t term;
	uint16_t field;
	uint8_t shift;
	struct pmureg_code_ref element;	/* its element, for a field array; variables as in steps; none: the whole
					   field */
};
PMUREG_CODE(register_term, element)

/* A condition under which something exists: facts, variants, or the text of a sysfs file decide. */
struct pmureg_condition {
	struct pmureg_code_ref when;	/* facts; variables: numbers of the instance; none: the file decides */
	PMUREG_U64 variants;		/* mask of the system's variants with it; 0: they do not decide */
	struct pmureg_ref file;		/* in the sysfs folder of the unit's device */
	struct pmureg_ref begins;	/* the file must begin with one of these texts, ended by an empty element */
	struct pmureg_ref text;		/* for messages, after "where" */
};
PMUREG_CODE(condition, when)
PMUREG_TEXT(condition, file, pmureg_at)
PMUREG_ROWS(condition, begins, struct pmureg_text, pmureg_at)
PMUREG_TEXT(condition, text, pmureg_at)

/* A published erratum of some machines. */
struct pmureg_erratum {
	struct pmureg_ref id;
	struct pmureg_ref text;
	struct pmureg_ref condition;	/* machines with the erratum; NULL: all */
};
PMUREG_TEXT(erratum, id, pmureg_there)
PMUREG_TEXT(erratum, text, pmureg_there)
PMUREG_ROWS(erratum, condition, struct pmureg_condition, pmureg_at)

/* A register, or an array of registers. */
struct pmureg_register {
	struct pmureg_ref key;			/* short name, as in C */
	struct pmureg_ref name;			/* the manual's, with <n> for an index */
	struct pmureg_ref aliases;		/* other such names, ended by an empty element; or NULL */
	struct pmureg_ref text;			/* purpose */
	struct pmureg_ref source;		/* place in the manual */
	struct pmureg_ref note;			/* remark or NULL */
	struct pmureg_ref lines;		/* what else `pmureg describe` shows */
	struct pmureg_ref condition;		/* NULL: always */
	uint16_t line_count;
	uint8_t width;
	uint8_t access_bits;			/* less than width: two accesses, the low half at the lower address */
	uint8_t atomic;				/* 0: read high, low, high until both high halves are equal */
	uint8_t dimensions;			/* of an array of registers; 0: a plain register */
	uint32_t count[PMUREG_DIMENSIONS];	/* of each dimension, slowest first; pages of a region come first */
	uint32_t first[PMUREG_DIMENSIONS];	/* first index of each dimension */
	uint32_t elements;			/* the product; 1 for a plain register */
	uint16_t page;				/* MMIO: first page in the instance ... */
	uint16_t pages;				/* ... and how many (dimension 0 if > 1) */
	uint16_t device;			/* PCI: index in the instance's devices */
	uint16_t selector;			/* index in the block's selectors; PMUREG_NONE: none */
	uint16_t state;				/* the register whose state this one shows, often itself */
	uint8_t roles;				/* of enum pmureg_role */
	uint16_t term_count;
	struct pmureg_ref terms;		/* terms written to its fields */
	struct pmureg_code_ref at;		/* address, for the example values of facts; variables: numbers of
						   the instance, then the indices */
	struct pmureg_code_ref moves;		/* added to `at` for the facts of a real machine; none: 0 */
	uint16_t field_count;
	uint16_t rule_count;
	struct pmureg_ref fields;		/* top bit first, without reserved ranges */
	struct pmureg_ref rules;
	struct pmureg_code_ref reset;		/* the value after reset if units or elements differ; variables as in
						   `at` */
	struct pmureg_code_ref example;		/* what a simulated device shows instead of the reset value, if
						   anything */
	struct pmureg_masks masks;
	PMUREG_U64 reset_differs;		/* the bits of `reset` that differ; not in masks.has_reset */
};
PMUREG_TEXT(register, key, pmureg_there)
PMUREG_TEXT(register, name, pmureg_there)
PMUREG_ROWS(register, aliases, struct pmureg_text, pmureg_at)
PMUREG_TEXT(register, text, pmureg_there)
PMUREG_TEXT(register, source, pmureg_at)
PMUREG_TEXT(register, note, pmureg_at)
PMUREG_ROWS(register, lines, struct pmureg_line, pmureg_at)
PMUREG_ROWS(register, condition, struct pmureg_condition, pmureg_at)
PMUREG_ROWS(register, terms, struct pmureg_register_term, pmureg_at)
PMUREG_CODE(register, at)
PMUREG_CODE(register, moves)
PMUREG_ROWS(register, fields, struct pmureg_field, pmureg_at)
PMUREG_ROWS(register, rules, struct pmureg_rule, pmureg_at)
PMUREG_CODE(register, reset)
PMUREG_CODE(register, example)

/* Sets a field or a term to the value of an expression. */
struct pmureg_setting {
	uint16_t index;			/* of the field in the register, or of the term in the block */
	struct pmureg_code_ref code;
	struct pmureg_code_ref element;	/* of a field array; none: the whole field */
};
PMUREG_CODE(setting, code)
PMUREG_CODE(setting, element)

/* A number that the machine reports before any register access, or that a unit reports. */
struct pmureg_fact {
	struct pmureg_ref key;		/* name in the description */
	uint8_t kind;			/* enum pmureg_fact_kind */
	uint8_t bits;			/* width of the read */
	uint8_t low;			/* lowest bit ... */
	uint8_t width;			/* ... and number of bits of the fact in this read */
	uint8_t register_number;	/* CPUID: EAX to EDX */
	uint32_t id;			/* CPUID: leaf; PCI: the device's, PMUREG_NONE for the first device */
	uint32_t sub;			/* CPUID: subleaf */
	struct pmureg_ref name;		/* of the property */
	struct pmureg_code_ref nth;	/* PCI: number among the devices with the id; variables: numbers of the
					   instance */
	struct pmureg_code_ref at;	/* PCI: offset; MSR: index; variables as in `nth`. READ: fields of registers */
	struct pmureg_code_ref example;	/* value on the simulated device; variables as in `nth` */
};
PMUREG_TEXT(fact, key, pmureg_there)
PMUREG_TEXT(fact, name, pmureg_at)
PMUREG_CODE(fact, nth)
PMUREG_CODE(fact, at)
PMUREG_CODE(fact, example)

/* A source of the units' addresses. */
struct pmureg_where {
	uint8_t kind;			/* enum pmureg_where_kind */
	uint16_t type;			/* discovery: type of the unit */
	struct pmureg_ref name;		/* in /proc/iomem or the device tree */
	struct pmureg_code_ref address;	/* facts; variables: numbers of the instance, then its page. Discovery: the
					   unit's address by the description. Others: the page's offset in the first
					   range of the unit; none: each page has a range. Of a tree of nodes: the
					   root's offset */
	struct pmureg_code_ref nth;	/* discovery: the unit's number; variables: numbers of the instance */
};
PMUREG_TEXT(where, name, pmureg_at)
PMUREG_CODE(where, address)
PMUREG_CODE(where, nth)

/*
 * Discovers units in a tree of nodes, by expressions over a node's registers (those of the block's first page) and
 * facts. Variable 0 of `child` and `skip` is the pointer.
 */
struct pmureg_nodes {
	uint8_t pointer_bits;			/* 32 or 64 */
	struct pmureg_code_ref child_count;	/* number of a node's children */
	struct pmureg_code_ref pointers;	/* offset of their pointers */
	struct pmureg_code_ref child;		/* a child's offset in the tree */
	struct pmureg_code_ref skip;		/* pointers to skip (may be empty) */
	struct pmureg_code_ref is;		/* whether a node is a unit of the block */
	struct pmureg_code_ref number;		/* its last number */
};
PMUREG_CODE(nodes, child_count)
PMUREG_CODE(nodes, pointers)
PMUREG_CODE(nodes, child)
PMUREG_CODE(nodes, skip)
PMUREG_CODE(nodes, is)
PMUREG_CODE(nodes, number)

/*
 * A unit whose counters and registers another unit borrows. It belongs to `block`. Its last number is `number`, an
 * expression over facts and the borrower's numbers; its other numbers equal the borrower's of the same names.
 */
struct pmureg_lender {
	uint16_t block;
	uint8_t is_each;		/* all units of the machine, with any last number; 48 at most */
	struct pmureg_code_ref number;	/* none: all numbers equal the borrower's */
};
PMUREG_CODE(lender, number)

/* A borrowed register. */
struct pmureg_borrowed {
	uint16_t lender;	/* index in the block's lenders */
	uint16_t reg;		/* in the lender's registers */
};

/* A term that a unit counts with. */
struct pmureg_same_term {
	uint16_t here;	/* index in the terms of this block */
	uint16_t there;	/* of the counting block */
};

/* Units of another block that count events of this block, which is a perf device without registers. */
struct pmureg_counted_by {
	uint16_t block;
	struct pmureg_code_ref when;	/* terms: which events they count */
	struct pmureg_code_ref unit;	/* which units: over these terms, the unit's numbers, the device's, and the
					   unit's registers and facts; none: all */
	PMUREG_U64 asked;		/* mask of the terms in both expressions */
	uint16_t term_count;
	struct pmureg_ref terms;	/* terms passed to the units */
};
PMUREG_CODE(counted_by, when)
PMUREG_CODE(counted_by, unit)
PMUREG_ROWS(counted_by, terms, struct pmureg_same_term, pmureg_at)

/* A register that selects the bank of other registers. */
struct pmureg_selector {
	struct pmureg_ref key;		/* name of the bank in the description */
	uint16_t reg;			/* the register to write */
	uint16_t data;			/* data register of an index and data pair; PMUREG_NONE: this selects a bank */
	uint8_t barrier;		/* enum pmureg_barrier, after the write */
	uint16_t setting_count;
	struct pmureg_ref settings;	/* fields; variables: of `at` of the banked register, and its address */
	PMUREG_U64 mask;		/* bits of `reg` that the selector sets */
};
PMUREG_TEXT(selector, key, pmureg_there)
PMUREG_ROWS(selector, settings, struct pmureg_setting, pmureg_at)

/* A PCI device of an instance. */
struct pmureg_pci_device {
	uint16_t place;		/* bus << 8 | device << 3 | function, bus 0 and 1 of the socket; from
				   PMUREG_PCI_ANYWHERE on only a number, and pmureg searches for the device on every
				   bus */
	uint16_t id;
	uint16_t function;	/* device << 3 | function; PMUREG_NONE: any */
};

/* A unit of a block. */
struct pmureg_instance {
	struct pmureg_ref name;		/* "0", "1_3", "scf"; "" if there is only one */
	struct pmureg_ref numbers;
	struct pmureg_ref devices;
	struct pmureg_ref linux_name;	/* name of its device; NULL: none, or only the machine reports it */
};
PMUREG_TEXT(instance, name, pmureg_there)
PMUREG_ROWS(instance, numbers, uint64_t, pmureg_there)
PMUREG_ROWS(instance, devices, struct pmureg_pci_device, pmureg_at)
PMUREG_TEXT(instance, linux_name, pmureg_at)

/*
 * The first index of each kind of variable, for expressions about events. The event's terms come first, then the
 * instance's numbers, the terms of the group's first event, and the facts that such expressions name. Steps have more:
 * n (the counter's element: first + its number); the mask of used counters of each kind; the slot of each pool; whether
 * an overflow of the counter, or of one of the unit, ends the session; how many other events of its group the unit
 * counts; and last, if the unit can have snapshots, whether it has them.
 */
struct pmureg_variables {
	uint16_t numbers;
	uint16_t leader;
	uint16_t facts;
	uint16_t n;
	uint16_t used;
	uint16_t slots;
	uint16_t until;
	uint16_t siblings;
	uint16_t snapshot;
	uint16_t count;
};

/* A step of a list of steps. */
struct pmureg_step {
	uint8_t kind;			/* enum pmureg_step_kind */
	uint8_t barrier;		/* enum pmureg_barrier, of a barrier step */
	uint16_t reg;
	uint16_t setting_count;
	uint8_t every;			/* run on all elements of the register, in all pages */
	struct pmureg_ref settings;	/* fields of reg; variables: struct pmureg_variables */
	struct pmureg_code_ref index;	/* element, on every page if the register is paged; none: element 0 */
	struct pmureg_code_ref when;	/* runs only if true; none: always */
	PMUREG_U64 terms;		/* mask of terms that take effect in this step */
	PMUREG_U64 keeps;		/* write: field arrays that keep the elements that it does not set */
};
PMUREG_ROWS(step, settings, struct pmureg_setting, pmureg_at)
PMUREG_CODE(step, index)
PMUREG_CODE(step, when)

/* A list of steps. */
struct pmureg_steps {
	struct pmureg_ref list;
	uint16_t count;
};
PMUREG_ROWS(steps, list, struct pmureg_step, pmureg_at)

/* A field that a term names. */
struct pmureg_term_field {
	uint16_t reg;	/* index in the block's registers ... */
	uint16_t field;	/* ... and in the register's fields */
};

/* A range of bits, both included. */
struct pmureg_bit_range {
	uint8_t low;
	uint8_t high;
};

/* A term of events: `event` and `umask` in `event=0x34,umask=0x11`. */
struct pmureg_term {
	struct pmureg_ref name;
	struct pmureg_ref text;
	struct pmureg_ref linux_format;	/* text of its file in sysfs, without the newline; NULL: not in Linux */
	struct pmureg_ref condition;	/* NULL: always */
	uint8_t width;
	uint8_t is_alias;		/* another name for bits of other terms */
	uint8_t perf_word;		/* 0 config, 1 config1, 2 config2; 0xff: not in Linux */
	uint8_t range_count;
	uint8_t field_count;
	struct pmureg_ref ranges;	/* in the word, lowest value bits first; Linux may print more */
	struct pmureg_ref fields;	/* lowest value bits first */
	struct pmureg_ref since;	/* first Linux release that has it; NULL: the driver's first */
};
PMUREG_TEXT(term, name, pmureg_there)
PMUREG_TEXT(term, text, pmureg_there)
PMUREG_TEXT(term, linux_format, pmureg_at)
PMUREG_ROWS(term, condition, struct pmureg_condition, pmureg_at)
PMUREG_ROWS(term, ranges, struct pmureg_bit_range, pmureg_at)
PMUREG_ROWS(term, fields, struct pmureg_term_field, pmureg_there)
PMUREG_TEXT(term, since, pmureg_at)

/* Equal pages of an instance. It has those for which `told` is true; a sum adds up those for which `when` is true. */
struct pmureg_page_choice {
	uint16_t first;			/* first page of the instance ... */
	uint16_t count;			/* ... and how many */
	struct pmureg_code_ref when;	/* as `allows` of a counter; n: number of the page, from 0 for `first` */
	struct pmureg_code_ref told;	/* facts; variables: numbers of the instance, then number of the page */
	struct pmureg_ref text;		/* text of `told` in the description */
};
PMUREG_CODE(page_choice, when)
PMUREG_CODE(page_choice, told)
PMUREG_TEXT(page_choice, text, pmureg_at)

/* Sets terms of an event before the steps use them. */
struct pmureg_default {
	struct pmureg_code_ref when;	/* applies only if true; none: always; variables up to `facts` */
	uint16_t setting_count;
	struct pmureg_ref settings;	/* terms */
	PMUREG_U64 terms;		/* mask of terms in the settings */
};
PMUREG_CODE(default, when)
PMUREG_ROWS(default, settings, struct pmureg_setting, pmureg_at)

/* A resource of a unit with few slots, such as a filter, which events share. */
struct pmureg_pool {
	struct pmureg_ref key;		/* name in the description */
	struct pmureg_ref text;		/* for the message that all slots are in use */
	uint16_t count;			/* number of slots */
	struct pmureg_code_ref when;	/* whether an event needs a slot; none: always; variables up to `facts` */
	PMUREG_U64 terms;		/* mask: events with equal values of these terms share a slot */
	PMUREG_U64 looks;		/* mask of terms in `when` */
	struct pmureg_steps program;	/* run once for each used slot */
	struct pmureg_steps release;
};
PMUREG_TEXT(pool, key, pmureg_there)
PMUREG_TEXT(pool, text, pmureg_there)
PMUREG_CODE(pool, when)

/* A register, one of its elements, or a field of it. Variable 0: n, the counter's element. */
struct pmureg_reference {
	uint16_t reg;
	uint16_t field;				/* PMUREG_NONE: the register */
	struct pmureg_code_ref index;
	struct pmureg_code_ref field_index;
};
PMUREG_CODE(reference, index)
PMUREG_CODE(reference, field_index)

/* A kind of equal counters of each unit. */
struct pmureg_counter {
	struct pmureg_ref key;				/* name in the description */
	uint16_t count;					/* most counters of this kind */
	uint8_t width;					/* most bits */
	uint8_t sum;					/* enum pmureg_sum */
	uint8_t only_first;				/* sum: all parts show the same value, so the first is enough */
	uint8_t joined;					/* joined: width of regs[0]; regs[1] has the upper bits; 0:
							   not joined */
	uint8_t saturates;				/* stops at its maximum, or before */
	uint8_t restarts;				/* saturates, and `start` clears it: each read stops and
							   starts its unit */
	uint8_t snapshot;				/* regs[reg_count] has its value at the unit's last snapshot */
	uint8_t probed;					/* width on the simulated device if writing all ones shows
							   it; 0: no */
	uint8_t fixed;					/* fixed counter: any number of events may read it */
	uint8_t chooses;				/* `allows` depends on n */
	uint16_t first;					/* n of the first counter: its element as the register
							   numbers it */
	uint16_t number;				/* of the first counter, among the counters of all kinds */
	struct pmureg_ref parts;			/* for each counter the numbers of its two parts, lower
							   first; or NULL */
	uint16_t lender;				/* borrowed: number of the block's lender, from 1 ... */
	uint16_t lent;					/* ... and the kind there */
	uint16_t reg_count;
	uint16_t overflow_count;
	struct pmureg_ref regs;				/* registers with its value */
	struct pmureg_ref overflow;			/* overflow flags; of a sum those of its elements in order */
	struct pmureg_code_ref allows;			/* whether counter n may count an event; terms, numbers of
							   the instance, facts, n; empty: if no other kind allows the
							   event */
	struct pmureg_ref allows_source;		/* its text, if it depends on n */
	PMUREG_U64 terms;				/* mask of terms that choose the counter, its parts or the
							   unit */
	struct pmureg_code_ref selects;			/* the selected event; registers; variable 0: n */
	struct pmureg_code_ref runs;			/* whether it runs; registers; variable 0: n */
	struct pmureg_code_ref discover_count;		/* on this device; registers and facts; none: as described */
	struct pmureg_code_ref discover_width;		/* as `discover_count` */
	struct pmureg_code_ref discover_shift;		/* a count of 1 stands for 2 to the power of this; variables:
							   terms */
	struct pmureg_code_ref present;			/* whether counter n exists; registers; variable 0: n */
	struct pmureg_code_ref discover_snapshot;	/* whether the device has snapshots; registers */
	uint16_t discover_rule_count;
	struct pmureg_ref discover_rules;		/* registers: true, or the description does not match this
							   device */
	PMUREG_U64 top_rate;				/* highest count in 65536 ns, at most 2^48; 0: unknown */
	struct pmureg_steps program;			/* for each event: before `start` ... */
	struct pmureg_steps enable;			/* ... after it ... */
	struct pmureg_steps disable;			/* ... and after `stop` */
};
PMUREG_TEXT(counter, key, pmureg_there)
PMUREG_ROWS(counter, parts, uint16_t, pmureg_at)
PMUREG_ROWS(counter, regs, struct pmureg_reference, pmureg_at)
PMUREG_ROWS(counter, overflow, struct pmureg_reference, pmureg_at)
PMUREG_CODE(counter, allows)
PMUREG_TEXT(counter, allows_source, pmureg_at)
PMUREG_CODE(counter, selects)
PMUREG_CODE(counter, runs)
PMUREG_CODE(counter, discover_count)
PMUREG_CODE(counter, discover_width)
PMUREG_CODE(counter, discover_shift)
PMUREG_CODE(counter, present)
PMUREG_CODE(counter, discover_snapshot)
PMUREG_ROWS(counter, discover_rules, struct pmureg_rule, pmureg_at)

/* A line that `pmureg describe` shows. */
struct pmureg_line {
	struct pmureg_ref label;	/* empty: the line before it goes on */
	struct pmureg_ref text;
};
PMUREG_TEXT(line, label, pmureg_there)
PMUREG_TEXT(line, text, pmureg_there)

/* An MSR that a session may access. Registers at one address share it. */
struct pmureg_allowed {
	PMUREG_U64 mask;	/* bits that a write can change; 0: it is only read */
	uint32_t address;
	struct pmureg_ref name;	/* the manual's; of several registers with commas */
};
PMUREG_TEXT(allowed, name, pmureg_there)

/* The value of a term. */
struct pmureg_term_value {
	uint16_t term;
	PMUREG_U64 value;
};

/* What few events have. Events share it if it is equal. */
struct pmureg_event_rest {
	struct pmureg_ref unit;			/* of a count: "MiB"; or NULL */
	struct pmureg_ref scale;		/* "6.1e-5"; or NULL */
	struct pmureg_ref note;			/* remark or NULL */
	struct pmureg_ref since;		/* first Linux release that lists it; NULL: the driver's first */
	struct pmureg_ref variant_titles;	/* titles of `variants`, with commas; NULL: all */
	struct pmureg_ref condition;		/* NULL: always */
	struct pmureg_ref instances;		/* that have it; instance_count 0: all */
	struct pmureg_ref counters_of;		/* mask of counters that may count it for each kind, 0: none; NULL:
						   `counters` for all kinds */
	PMUREG_U64 counters;			/* mask of counters that may count it; 0: any */
	PMUREG_U64 needs;			/* mask of terms that the user must give */
	PMUREG_U64 variants;			/* mask of the system's variants that have it; 0: all */
	PMUREG_U64 errata;			/* mask of the block's errata that make it count wrongly */
	uint16_t instance_count;
	uint8_t ends_line;			/* Linux's file of the event ends with a newline */
	uint16_t together;			/* lists_some: Linux lists all events of this number or none; 0:
						   alone */
};
PMUREG_TEXT(event_rest, unit, pmureg_at)
PMUREG_TEXT(event_rest, scale, pmureg_at)
PMUREG_TEXT(event_rest, note, pmureg_at)
PMUREG_TEXT(event_rest, since, pmureg_at)
PMUREG_TEXT(event_rest, variant_titles, pmureg_at)
PMUREG_ROWS(event_rest, condition, struct pmureg_condition, pmureg_at)
PMUREG_ROWS(event_rest, instances, uint16_t, pmureg_at)
PMUREG_ROWS(event_rest, counters_of, uint64_t, pmureg_at)

/* An event. */
struct pmureg_described_event {
	struct pmureg_ref name;		/* pmureg's */
	struct pmureg_ref text;		/* what it counts */
	struct pmureg_ref linux_name;	/* NULL: Linux does not list it */
	struct pmureg_ref linux_string;	/* text of its file in sysfs, without the newline */
	struct pmureg_ref rest;		/* never NULL */
	uint16_t term_count;
	uint16_t line_count;
	struct pmureg_ref terms;
	struct pmureg_ref lines;	/* what else `pmureg describe` shows */
};
PMUREG_TEXT(described_event, name, pmureg_there)
PMUREG_TEXT(described_event, text, pmureg_there)
PMUREG_TEXT(described_event, linux_name, pmureg_at)
PMUREG_TEXT(described_event, linux_string, pmureg_at)
PMUREG_ROWS(described_event, rest, struct pmureg_event_rest, pmureg_there)
PMUREG_LENT(described_event, rest, event_rest, unit, char)
PMUREG_LENT(described_event, rest, event_rest, scale, char)
PMUREG_LENT(described_event, rest, event_rest, note, char)
PMUREG_LENT(described_event, rest, event_rest, since, char)
PMUREG_LENT(described_event, rest, event_rest, variant_titles, char)
PMUREG_LENT(described_event, rest, event_rest, condition, struct pmureg_condition)
PMUREG_LENT(described_event, rest, event_rest, instances, uint16_t)
PMUREG_LENT(described_event, rest, event_rest, counters_of, uint64_t)
PMUREG_ROWS(described_event, terms, struct pmureg_term_value, pmureg_there)
PMUREG_ROWS(described_event, lines, struct pmureg_line, pmureg_at)

/* A metric. */
struct pmureg_metric {
	struct pmureg_ref name;
	struct pmureg_ref text;		/* its meaning */
	struct pmureg_ref unit;		/* of the value: "B/s" */
	struct pmureg_ref source;	/* text of the formula */
	struct pmureg_ref view;		/* the view that shows it; NULL: none */
	struct pmureg_code_ref formula;	/* variables: counts of the block's events, then the elapsed time in ns */
	uint8_t adds_up;		/* several units: 1: their values are added; 0: averaged */
};
PMUREG_TEXT(metric, name, pmureg_there)
PMUREG_TEXT(metric, text, pmureg_there)
PMUREG_TEXT(metric, unit, pmureg_there)
PMUREG_TEXT(metric, source, pmureg_there)
PMUREG_TEXT(metric, view, pmureg_at)
PMUREG_CODE(metric, formula)

/* A name in a hash table. */
struct pmureg_name {
	struct pmureg_ref text;
	uint32_t hash;
	uint16_t length;
	uint16_t index;		/* of the named event, term or unit in its list */
};
PMUREG_TEXT(name, text, pmureg_there)

/*
 * A hash table of names. A slot has the number of a name, or PMUREG_NONE. If a name's slot is taken, the name is in the
 * next free slot. At least one slot is free.
 */
struct pmureg_names {
	struct pmureg_ref slots;
	struct pmureg_ref list;
	uint32_t slot_count;		/* a power of two; 0: there are no names */
	uint16_t count;
};
PMUREG_ROWS(names, slots, uint16_t, pmureg_at)
PMUREG_ROWS(names, list, struct pmureg_name, pmureg_there)

/* The terms that some events have. A hash table finds events by the values of these terms. */
struct pmureg_shape {
	struct pmureg_ref terms;
	uint16_t count;
};
PMUREG_ROWS(shape, terms, uint16_t, pmureg_there)

/* An event that Linux lists only before a release. A name with index names in angle brackets means several events. */
struct pmureg_dropped {
	struct pmureg_ref release;
	struct pmureg_ref name;
};
PMUREG_TEXT(dropped, release, pmureg_there)
PMUREG_TEXT(dropped, name, pmureg_there)

/* A kind of units. */
struct pmureg_block {
	struct pmureg_ref name;				/* `<system>_<key>`, or the system's name if both are equal;
							   as in C */
	struct pmureg_ref key;				/* name in the description */
	struct pmureg_ref title;
	struct pmureg_ref text;				/* may be NULL */
	struct pmureg_ref shown;			/* by `pmureg describe`: of the system, then of each variant */
	uint8_t space;					/* enum pmureg_space */
	uint8_t scope;					/* enum pmureg_scope: the part that has its own registers */
	uint8_t told;					/* facts decide the addresses of some of its registers */
	uint8_t freezes;				/* counters keep their value after `stop` and continue after
							   `start` */
	uint8_t unit_follows;				/* the steps that start and stop a unit depend on which
							   counters are used */
	uint8_t events_follow;				/* the steps of an event depend on the unit's other events */
	uint8_t lists_some;				/* Linux lists only the events that the machine's
							   configuration has */
	uint8_t perf_banks;				/* perf_device has a number that only the machine reports */
	uint16_t number_count;
	uint16_t device_count;
	uint16_t instance_count;
	uint16_t page_count;
	struct pmureg_ref page_sizes;			/* for each page of each instance: the end of its last
							   register; NULL: no page has registers */
	uint16_t page_choice_count;
	struct pmureg_ref page_choices;			/* pages that count only some events, or that a unit may lack */
	struct pmureg_ref page_stand_ins;		/* for each page: the page with its registers if it is
							   absent, or PMUREG_NONE; NULL: every page exists */
	struct pmureg_ref numbers;			/* names of the instance's numbers */
	uint16_t socket;				/* index of the number that is an instance's socket;
							   PMUREG_NONE: none */
	uint16_t clock;					/* event that counts even on an idle machine; PMUREG_NONE:
							   none */
	uint16_t fact_count;
	uint16_t erratum_count;
	struct pmureg_ref facts;
	struct pmureg_ref errata;
	uint16_t where_count;
	struct pmureg_ref where;			/* the first source with an answer is used */
	struct pmureg_ref nodes;			/* `where` gives the root of this tree; NULL: it gives the
							   unit */
	struct pmureg_code_ref present;			/* whether an instance exists; variables: its numbers */
	struct pmureg_ref present_text;			/* as it was written */
	struct pmureg_ref devices;			/* names of the PCI functions of each instance */
	struct pmureg_ref instances;
	uint16_t selector_count;
	uint16_t register_count;
	uint16_t borrowed_count;
	uint16_t term_count;
	uint16_t default_count;
	uint16_t rule_count;
	uint16_t pool_count;
	uint16_t counter_count;
	uint16_t event_count;
	uint16_t metric_count;
	struct pmureg_ref selectors;
	struct pmureg_ref registers;			/* its own, then the borrowed ones */
	struct pmureg_ref borrowed;			/* from register number register_count on */
	uint16_t lender_count;
	uint16_t event_fact_count;
	uint16_t counted_by_count;
	struct pmureg_ref lenders;
	struct pmureg_ref counted_by;			/* units that count its events if registers count */
	struct pmureg_ref event_facts;			/* facts in expressions about events */
	struct pmureg_ref terms;
	struct pmureg_ref defaults;
	struct pmureg_ref rules;
	struct pmureg_ref pools;
	struct pmureg_ref counters;
	struct pmureg_steps reset;			/* of the whole unit */
	struct pmureg_steps start;
	struct pmureg_steps stop;
	struct pmureg_steps finish;
	struct pmureg_steps snapshot;
	uint16_t snapshot_reg;				/* the last step of `snapshot` triggers it here ...;
							   PMUREG_NONE: none */
	PMUREG_U64 snapshot_bits;			/* ... by these bits */
	struct pmureg_variables variables;
	uint32_t unit_bounds[PMUREG_BOUNDS];		/* for a unit ... */
	uint32_t event_bounds[PMUREG_BOUNDS];		/* ... and in addition for each event counted on it; 0 from
							   PMUREG_SAVED on */
	uint16_t counter_total;				/* number of counters of all kinds, which are numbered from 0 */
	uint16_t room;					/* most events counted at once; PMUREG_NONE: any number */
	struct pmureg_ref events;
	struct pmureg_ref events_by_linux;		/* indices of events that Linux lists, sorted by Linux's
							   names */
	uint16_t linux_count;
	struct pmureg_names term_names;
	struct pmureg_names event_names;		/* pmureg's, Linux's if different, and aliases */
	uint16_t shape_count;				/* with events_by_terms */
	struct pmureg_ref shapes;			/* most terms first */
	struct pmureg_ref events_by_terms;		/* a hash table of events; PMUREG_NONE: a free slot */
	uint32_t events_by_terms_count;			/* a power of two, or 0 */
	struct pmureg_ref metrics;
	uint16_t identity_reg;				/* the register that identifies the unit; PMUREG_NONE: none */
	struct pmureg_code_ref identity_otherwise;	/* used instead if it reads 0; over registers */
	PMUREG_U64 identity;				/* the expected value ... */
	PMUREG_U64 identity_mask;			/* ... of these bits; 0: no check */
	struct pmureg_ref linux_identifier;		/* text of its Linux device's file `identifier`, with index
							   names in angle brackets; or NULL */
	uint16_t dropped_count;
	struct pmureg_ref dropped;
	struct pmureg_ref perf_device;			/* `soc_box_<box>`, or NULL */
	struct pmureg_code_ref perf_number;		/* its number, if not only the scope's: over numbers of the
							   instance, the scope's number, and facts */
	struct pmureg_ref all_name;			/* `soc_box`, if event strings can use it for all instances;
							   or NULL */
	uint16_t perf_instance_term;			/* the term that chooses the instance; PMUREG_NONE: none */
	struct pmureg_ref perf_instance_values;		/* for each instance; or NULL */
};
PMUREG_TEXT(block, name, pmureg_there)
PMUREG_TEXT(block, key, pmureg_there)
PMUREG_TEXT(block, title, pmureg_there)
PMUREG_TEXT(block, text, pmureg_at)
PMUREG_ROWS(block, shown, struct pmureg_text, pmureg_at)
PMUREG_ROWS(block, page_sizes, uint32_t, pmureg_at)
PMUREG_ROWS(block, page_choices, struct pmureg_page_choice, pmureg_at)
PMUREG_ROWS(block, page_stand_ins, uint16_t, pmureg_at)
PMUREG_ROWS(block, numbers, struct pmureg_text, pmureg_at)
PMUREG_ROWS(block, facts, struct pmureg_fact, pmureg_at)
PMUREG_ROWS(block, errata, struct pmureg_erratum, pmureg_at)
PMUREG_ROWS(block, where, struct pmureg_where, pmureg_at)
PMUREG_ROWS(block, nodes, struct pmureg_nodes, pmureg_at)
PMUREG_CODE(block, present)
PMUREG_TEXT(block, present_text, pmureg_at)
PMUREG_ROWS(block, devices, struct pmureg_text, pmureg_at)
PMUREG_ROWS(block, instances, struct pmureg_instance, pmureg_there)
PMUREG_ROWS(block, selectors, struct pmureg_selector, pmureg_at)
PMUREG_ROWS(block, registers, struct pmureg_register, pmureg_there)
PMUREG_ROWS(block, borrowed, struct pmureg_borrowed, pmureg_at)
PMUREG_ROWS(block, lenders, struct pmureg_lender, pmureg_at)
PMUREG_ROWS(block, counted_by, struct pmureg_counted_by, pmureg_at)
PMUREG_ROWS(block, event_facts, uint16_t, pmureg_at)
PMUREG_ROWS(block, terms, struct pmureg_term, pmureg_there)
PMUREG_ROWS(block, defaults, struct pmureg_default, pmureg_at)
PMUREG_ROWS(block, rules, struct pmureg_rule, pmureg_at)
PMUREG_ROWS(block, pools, struct pmureg_pool, pmureg_at)
PMUREG_ROWS(block, counters, struct pmureg_counter, pmureg_at)
PMUREG_ROWS(block, events, struct pmureg_described_event, pmureg_there)
PMUREG_ROWS(block, events_by_linux, uint16_t, pmureg_at)
PMUREG_ROWS(block, shapes, struct pmureg_shape, pmureg_at)
PMUREG_ROWS(block, events_by_terms, uint16_t, pmureg_at)
PMUREG_ROWS(block, metrics, struct pmureg_metric, pmureg_at)
PMUREG_CODE(block, identity_otherwise)
PMUREG_TEXT(block, linux_identifier, pmureg_at)
PMUREG_ROWS(block, dropped, struct pmureg_dropped, pmureg_at)
PMUREG_TEXT(block, perf_device, pmureg_at)
PMUREG_CODE(block, perf_number)
PMUREG_TEXT(block, all_name, pmureg_at)
PMUREG_ROWS(block, perf_instance_values, uint64_t, pmureg_at)

/* A range of numbers; one number if both are equal. */
struct pmureg_span {
	uint8_t first;
	uint8_t last;
};

/* A way to recognize the system. CPUID, MIDR or one device name is enough. */
struct pmureg_detect {
	struct pmureg_ref cpu_vendor;	/* x86 vendor string, or NULL */
	uint32_t family;		/* x86 family ... */
	uint16_t model_count;
	struct pmureg_ref models;	/* ... models ... */
	struct pmureg_span stepping;	/* ... and steppings */
	uint32_t midr;
	uint32_t midr_mask;		/* 0: not an AArch64 condition */
	uint16_t sysfs_count;
	struct pmureg_ref sysfs;	/* device names in Linux */
	uint16_t variant;		/* index in the system's variants; PMUREG_NONE: unknown */
};
PMUREG_TEXT(detect, cpu_vendor, pmureg_at)
PMUREG_ROWS(detect, models, struct pmureg_span, pmureg_at)
PMUREG_ROWS(detect, sysfs, struct pmureg_text, pmureg_at)

/* A device of a block in Linux. */
struct pmureg_product {
	struct pmureg_ref device;	/* its name, with index names in angle brackets */
	struct pmureg_ref identifier;	/* text of its file `identifier`, with index names in angle brackets; or NULL */
};
PMUREG_TEXT(product, device, pmureg_there)
PMUREG_TEXT(product, identifier, pmureg_at)

/* An example of events. */
struct pmureg_example {
	struct pmureg_ref events;	/* a list as pmureg_event_next() takes it */
	struct pmureg_ref text;		/* what it shows */
};
PMUREG_TEXT(example, events, pmureg_there)
PMUREG_TEXT(example, text, pmureg_there)

/* A name of a unit, and the unit. */
struct pmureg_unit_entry {
	struct pmureg_ref name;
	uint16_t block;
	uint16_t instance;	/* PMUREG_NONE: all */
	uint8_t by_linux;	/* the name is Linux's */
};
PMUREG_TEXT(unit_entry, name, pmureg_there)

/* A described system, or a variant of one. */
struct pmureg_system {
	struct pmureg_ref key;			/* its name */
	struct pmureg_ref title;
	struct pmureg_ref vendor;
	struct pmureg_ref shown;		/* by `pmureg describe` */
	struct pmureg_ref allowed;		/* in the order of addresses */
	uint16_t pci_vendor;			/* of all PCI devices; 0: the system has none */
	uint16_t discovery;			/* id of the PCI devices with PMON discovery tables */
	uint16_t block_count;
	uint16_t detect_count;
	uint16_t example_count;
	uint16_t unit_count;
	uint16_t product_count;
	uint16_t allowed_count;
	struct pmureg_ref products;		/* in the order of their blocks */
	struct pmureg_ref blocks;
	struct pmureg_names unit_names;
	uint32_t register_total;		/* elements of all registers of all units */
	struct pmureg_ref units;		/* of equal names, the first that the variant has */
	struct pmureg_ref detects;
	struct pmureg_ref processors;		/* for messages: its processors; NULL: no processor identifies it */
	struct pmureg_ref examples;
	uint16_t variant_count;
	struct pmureg_ref variants;		/* the system for each known variant; use it instead of this one */
	struct pmureg_ref variant;		/* if this is a variant: its name ... */
	struct pmureg_ref variant_title;	/* ... its title ... */
	PMUREG_U64 variant_mask;		/* ... and its bit in the events' masks; else 0 */
};
PMUREG_TEXT(system, key, pmureg_there)
PMUREG_TEXT(system, title, pmureg_there)
PMUREG_TEXT(system, vendor, pmureg_there)
PMUREG_TEXT(system, shown, pmureg_at)
PMUREG_ROWS(system, allowed, struct pmureg_allowed, pmureg_at)
PMUREG_ROWS(system, products, struct pmureg_product, pmureg_at)
PMUREG_ROWS(system, blocks, struct pmureg_block, pmureg_there)
PMUREG_ROWS(system, units, struct pmureg_unit_entry, pmureg_there)
PMUREG_ROWS(system, detects, struct pmureg_detect, pmureg_at)
PMUREG_TEXT(system, processors, pmureg_at)
PMUREG_ROWS(system, examples, struct pmureg_example, pmureg_at)
PMUREG_ROWS(system, variants, struct pmureg_system, pmureg_at)
PMUREG_TEXT(system, variant, pmureg_at)
PMUREG_TEXT(system, variant_title, pmureg_at)

/* The text of an element of a list; NULL: the end of a list that has no count. */
static inline const char *pmureg_text_of(const struct pmureg_text *text)
{
	return pmureg_text_text(text);
}

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/* ---- The file ---- */

#define PMUREG_TABLE_MAGIC "pmureg\r\n"
#define PMUREG_TABLE_VERSION 2 /* of the format: a library reads the one that it was made for */
#define PMUREG_TABLE_ORDER 0x1234

/* The parts of a file, in order. */
enum pmureg_table_part { PMUREG_HEAD_PART, PMUREG_COUNTING_PART, PMUREG_NAMES_PART, PMUREG_TEXTS_PART, PMUREG_PARTS };

/* At the start of a file. The sections follow, then the system. */
struct pmureg_table {
	uint8_t magic[8];       /* PMUREG_TABLE_MAGIC */
	uint16_t version;       /* PMUREG_TABLE_VERSION */
	uint16_t order;         /* PMUREG_TABLE_ORDER in the order of bytes of the file */
	uint16_t section_count; /* PMUREG_SECTIONS */
	uint16_t zero;
	uint32_t size;          /* of the file, in bytes */
	uint32_t head_size;     /* of what comes before the second part */
	uint32_t checksum;      /* CRC-32 (as zlib's) of what follows this struct */
	struct pmureg_ref system;
	struct pmureg_ref maker; /* name and version of what made the file */
	uint32_t unused;
};

/* A section has the elements of one kind that are in one part of the file. */
struct pmureg_section {
	uint32_t at;    /* bytes from the start of the file; a multiple of 8 */
	uint32_t count; /* of elements; a section of texts: of bytes, the last one is 0 */
};

enum pmureg_section_number {
	PMUREG_HEAD_SYSTEM,
	PMUREG_HEAD_TEXT,
	PMUREG_HEAD_SPAN,
	PMUREG_HEAD_DETECT,
	PMUREG_HEAD_PRODUCT,
	PMUREG_HEAD_STRINGS,
	PMUREG_COUNTING_U16,
	PMUREG_COUNTING_U32,
	PMUREG_COUNTING_U64,
	PMUREG_COUNTING_TEXT,
	PMUREG_COUNTING_OP,
	PMUREG_COUNTING_VALUE,
	PMUREG_COUNTING_ACTION,
	PMUREG_COUNTING_FIELD,
	PMUREG_COUNTING_RULE,
	PMUREG_COUNTING_REGISTER_TERM,
	PMUREG_COUNTING_CONDITION,
	PMUREG_COUNTING_ERRATUM,
	PMUREG_COUNTING_REGISTER,
	PMUREG_COUNTING_SETTING,
	PMUREG_COUNTING_FACT,
	PMUREG_COUNTING_WHERE,
	PMUREG_COUNTING_NODES,
	PMUREG_COUNTING_LENDER,
	PMUREG_COUNTING_BORROWED,
	PMUREG_COUNTING_SAME_TERM,
	PMUREG_COUNTING_COUNTED_BY,
	PMUREG_COUNTING_SELECTOR,
	PMUREG_COUNTING_PCI_DEVICE,
	PMUREG_COUNTING_INSTANCE,
	PMUREG_COUNTING_STEP,
	PMUREG_COUNTING_TERM_FIELD,
	PMUREG_COUNTING_BIT_RANGE,
	PMUREG_COUNTING_TERM,
	PMUREG_COUNTING_PAGE_CHOICE,
	PMUREG_COUNTING_DEFAULT,
	PMUREG_COUNTING_POOL,
	PMUREG_COUNTING_REFERENCE,
	PMUREG_COUNTING_COUNTER,
	PMUREG_COUNTING_METRIC,
	PMUREG_COUNTING_BLOCK,
	PMUREG_COUNTING_STRINGS,
	PMUREG_NAMES_U16,
	PMUREG_NAMES_U64,
	PMUREG_NAMES_TEXT,
	PMUREG_NAMES_TERM_VALUE,
	PMUREG_NAMES_EVENT_REST,
	PMUREG_NAMES_DESCRIBED_EVENT,
	PMUREG_NAMES_NAME,
	PMUREG_NAMES_SHAPE,
	PMUREG_NAMES_DROPPED,
	PMUREG_NAMES_EXAMPLE,
	PMUREG_NAMES_UNIT_ENTRY,
	PMUREG_NAMES_STRINGS,
	PMUREG_TEXTS_TEXT,
	PMUREG_TEXTS_LINE,
	PMUREG_TEXTS_ALLOWED,
	PMUREG_TEXTS_STRINGS,
	PMUREG_SECTIONS
};

#ifdef __cplusplus
}
#endif

#endif
