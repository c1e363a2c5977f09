/*
 * core.h: parses events, plans and counts, in the caller's memory and through the caller's io. Freestanding: for
 * firmware, kernels and the library. Programs on an operating system use the library (pmureg.h).
 *
 *	struct pmureg_event event;
 *	struct pmureg_error error;
 *	struct pmureg_session *session;
 *	struct pmureg_count count;
 *
 *	pmureg_event_parse(system, "soc_box_0/event=0x34,umask=0x11/", &event, &error);
 *	pmureg_session_open(memory, sizeof(memory), system, io, &event, 1, NULL, &session, &error);
 *	pmureg_session_start(session, &error);
 *	... the code to measure ...
 *	pmureg_session_read(session, &count, &error);
 *	pmureg_session_close(session, &error);
 *
 * The core allocates nothing, prints nothing and keeps no state outside the memory that the caller gives it. Functions
 * return 0 or a negative errno value; on an error they fill in `error`. Different threads may use different sessions at
 * once, but only one thread at a time may use a session.
 */
#ifndef PMUREG_CORE_H
#define PMUREG_CORE_H

#include <pmureg/base.h>
#include <pmureg/io.h>
#include <pmureg/table.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_INSTANCES_ALL PMUREG_NONE
#define PMUREG_BANKS_ALL UINT64_MAX

/* ---- Tables ---- */

/* The parts of a table to check. Each includes those before it. */
enum {
	PMUREG_CHECK_HEAD = 1,     /* what the table describes, and how to recognize it */
	PMUREG_CHECK_COUNTING = 2, /* what counting needs: blocks, registers, counters */
	PMUREG_CHECK_NAMES = 4,    /* events, and names of all things */
	PMUREG_CHECK_TEXTS = 8,    /* what people read */
	PMUREG_CHECK_ALL = PMUREG_CHECK_HEAD | PMUREG_CHECK_COUNTING | PMUREG_CHECK_NAMES | PMUREG_CHECK_TEXTS
};

/*
 * Checks that every reference, number and expression in these parts of a table is safe to use. A table is used in place:
 * it must begin at a multiple of 8 bytes, and nothing may change it afterwards. `size`: of the memory; if only the head
 * is checked, the table's head_size is enough. Takes some million instructions for the largest table, and little stack.
 * Until a later check includes them, only the checked parts may be used. -EINVAL: `error` says what is wrong, and where.
 *
 * The check protects memory. It does not tell whether the description is true: a table may name any register.
 */
int pmureg_table_check(const void *table, size_t size, unsigned int parts, struct pmureg_error *error);

/* Returns the system that a table describes. Check the table first, unless it is part of the program. */
const struct pmureg_system *pmureg_table_system(const void *table);

/*
 * Returns the checksum of a table with `size` bytes, for a comparison with `checksum` in its header: the CRC-32 of
 * zlib and PNG over all bytes after struct pmureg_table. It tells of accidents on a disk or a line. pmureg_table_check()
 * does not need it and does not compute it, because it takes longer than that check.
 */
uint32_t pmureg_table_sum(const void *table, size_t size);

/* ---- Values, without access to a device ---- */

/* Returns a mask of the `width` lowest bits; of all bits from 64 on. */
static inline uint64_t pmureg_mask(unsigned int width)
{
	return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/*
 * Returns the value of a field (or of the whole field array); the register's value with the field changed; the mask of
 * the field's bits.
 */
uint64_t pmureg_field_get(const struct pmureg_field *field, uint64_t raw);
uint64_t pmureg_field_put(const struct pmureg_field *field, uint64_t raw, uint64_t value);
uint64_t pmureg_field_mask(const struct pmureg_field *field);

/*
 * Returns the value of an element of a field array, from 0 on, or if `whole` is set of the whole field. 0: the field has
 * no such element.
 */
uint64_t pmureg_field_element(const struct pmureg_field *field, uint64_t raw, uint32_t element, int whole);

/* Returns the named value, or NULL. */
const struct pmureg_value *pmureg_field_value(const struct pmureg_field *field, uint64_t value);

/* Returns the field's value of this name, not case-sensitive, or NULL. */
const struct pmureg_value *pmureg_field_named(const struct pmureg_field *field, struct pmureg_word name);
/* Writes the end of a message: the value name nearest to `name`, or all value names; "" if the field has none. */
void pmureg_field_suggest(const struct pmureg_field *field, struct pmureg_word name, char *text, size_t size);

/*
 * Whether a value is in the field's range; whether it is among the field's listed values. True without a range, and
 * without a list or with an open one.
 */
int pmureg_field_in_range(const struct pmureg_field *field, uint64_t value);
int pmureg_field_lists(const struct pmureg_field *field, uint64_t value);

/* Returns the number that a field's value stands for (SIZE 39 -> 40 bits), by default the value itself. */
uint64_t pmureg_field_meaning(const struct pmureg_field *field, uint64_t value);

/*
 * Checks whether a value may be written. Returns the text of the first broken rule, or NULL. Must-write bits and
 * reserved enumeration values count as rules; for them the function writes the sentence to `text`.
 */
const char *pmureg_value_check(const struct pmureg_register *reg, uint64_t raw, char *text, size_t size);

/* Returns the value for bits that a write must not affect: must-write 1s, and 1s where a written 0 has side effects. */
static inline uint64_t pmureg_idle_bits(const struct pmureg_register *reg)
{
	return reg->masks.ones | reg->masks.by_zero;
}

/* ---- Registers ---- */

/*
 * Finds a register by one of these, not case-sensitive: its C name (`soc_unit_enable`); `block.register` (`box.ctl`,
 * `box_3.ctl[2]`); the manual's name, with index names, as manuals print them, or with numbers (`B<box>_CTL<n>`,
 * `Bn_CTLx`, `B3_CTL2`); its address as pmureg_place_text() writes it; only the number of an MSR or CSR (`0xd12`); a
 * unit's name and the offset (`box_3.0x10`).
 */
int pmureg_register_find(const struct pmureg_system *system, const char *name, struct pmureg_register_name *found,
			 struct pmureg_error *error);

/*
 * Writes one of a register's names that need no unit, by its number from 0: SYSTEM_BLOCK_REGISTER, BLOCK.REGISTER, the
 * manual's. Returns 0 after the last.
 */
int pmureg_register_spelling(const struct pmureg_register_name *name, unsigned int number, char *text, size_t size);

/* Writes the manual's name, with the numbers of the instance and element. Returns the length. */
size_t pmureg_register_name_text(const struct pmureg_register_name *name, char *text, size_t size);

/* Returns the number for an element in brackets: its index, or with several dimensions its number from 0. */
static inline uint32_t pmureg_element_name(const struct pmureg_register *reg, uint32_t element)
{
	return element + (reg->dimensions == 1 ? reg->first[0] : 0);
}

/* Returns the index of a block among those of its system, as struct pmureg_place has it. */
static inline uint16_t pmureg_block_index(const struct pmureg_system *system, const struct pmureg_block *block)
{
	return (uint16_t)(block - pmureg_system_blocks(system));
}

/* Fills in the variables of a register's `at`, PMUREG_NUMBERS + PMUREG_DIMENSIONS at most: numbers of the instance, then indices. */
void pmureg_place_variables(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *variables);

/* Finds the place of an element. */
void pmureg_register_place(const struct pmureg_system *system, const struct pmureg_block *block,
			   const struct pmureg_register *reg, uint16_t instance, uint32_t element,
			   struct pmureg_place *place);

/*
 * Writes a place as text: `MSR 0xd04`, `PCI 01:10.4+0xd8`; for devices found by id `PCI 344a:0c.0+0x438`,
 * `PCI 3441#1+0x318`. Returns the length.
 */
size_t pmureg_place_text(const struct pmureg_system *system, const struct pmureg_place *place, char *text, size_t size);

/* Writes the name of an access's register, or of its barrier, with the unit, for messages. Returns the length. */
size_t pmureg_access_text(const struct pmureg_system *system, const struct pmureg_access *access, char *text,
			  size_t size);

/* Finds the select of a banked element: value and mask of the selector's bits. Mask 0: the element is not banked. */
void pmureg_register_select(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *value, uint64_t *mask);

/*
 * Returns the value of an element after reset, as far as it is known (masks.has_reset and reset_differs); and the value
 * that a simulated device shows after reset.
 */
uint64_t pmureg_reset_value(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element);
uint64_t pmureg_example_value(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			      uint32_t element);

/*
 * Reads or writes one element. Both select the bank first and join halves. A write changes only this register and its
 * selector. Use these for single accesses; sessions run lists of accesses.
 */
int pmureg_register_read(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_register *reg, uint16_t instance, uint32_t element, struct pmureg_io *io,
			 uint64_t *value);
int pmureg_register_write(const struct pmureg_system *system, const struct pmureg_block *block,
			  const struct pmureg_register *reg, uint16_t instance, uint32_t element,
			  struct pmureg_io *io, uint64_t value);

/* ---- Events ---- */

struct pmureg_event {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_described_event *listed; /* the described event, named or matched by its terms; or NULL */
	uint16_t instance;                    /* PMUREG_INSTANCES_ALL: every instance */
	uint64_t bank;                        /* if each has a device: its number in the block's scope, or one that only
						 the machine reports; PMUREG_BANKS_ALL: all */
	uint16_t group;                       /* events with the same number are counted together; 0: alone; set by the
						 caller */
	uint64_t given;                       /* mask of terms that the text gave, or that its named event has */
	uint64_t until;                       /* the counter overflows after this count; 0: starts anywhere; set by
						 the caller */
	uint64_t terms[PMUREG_TERMS];         /* one for each term of the block */
	uint8_t is_named;                     /* the text gave a name of `listed` */
	char text[256];                       /* the text, for messages and output */
};

/*
 * Parses `device/term=value,…/` in perf's syntax. The device is Linux's name with its numbers (`soc_box_0`), pmureg's
 * name (`soc_unit_0`, `soc_l2_2`), or a name without number for all instances. Terms are `term=value`, a term alone
 * (1), an event by pmureg's or Linux's name, and config=, config1=, config2= as in perf. `column` of an error counts
 * from the first character of `text`.
 */
int pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
		       struct pmureg_error *error);

/* Returns the event of this name (pmureg's, Linux's or another one), not case-sensitive, or NULL. */
const struct pmureg_described_event *pmureg_event_named(const struct pmureg_block *block, struct pmureg_word name);

/* Checks whether the event counts on an instance, and exists there. */
int pmureg_event_is_on(const struct pmureg_event *event, uint16_t instance);

/* Checks whether the system's variant has the event. True if the variant is unknown. */
int pmureg_event_in_variant(const struct pmureg_system *system, const struct pmureg_described_event *listed);

/*
 * Makes the event of perf's config, config1 and config2 on a unit, with the text that perf would show. The instance may be
 * PMUREG_INSTANCES_ALL if a term chooses it. Errors are those of pmureg_event_parse().
 */
int pmureg_event_of_config(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			   const uint64_t config[3], struct pmureg_event *event, struct pmureg_error *error);

/* Computes perf's config, config1 and config2 of an event. */
void pmureg_event_config(const struct pmureg_event *event, uint64_t config[3]);

/*
 * Fills in the variables of an expression over an event, variables.count of its block: its terms with the defaults, and
 * those of the first event of its group (the event itself if it is alone). All other variables are 0.
 */
void pmureg_event_in_effect(const struct pmureg_event *event, const struct pmureg_event *leader, uint64_t *variables);

/*
 * Finds the next event of a list as perf's -e takes it: `a/…/,{b/…/,c/…/},d`. Returns its length and moves `list` past
 * it; 0 at the end, negative for a mistake, whose column counts from the old `list`. `group` counts groups from 1; a
 * single event is a group of its own. `in_group` says whether the event is in braces. Set both to 0 before the first
 * call, and do not change them between calls. Skips the modifiers of a whole group, `{…}:u`.
 */
int pmureg_event_next(const char **list, const char **event, uint16_t *group, int *in_group,
		      struct pmureg_error *error);
/* Returns these modifiers, for a `list` just past an event of the group; of length 0 if there are none. */
struct pmureg_word pmureg_group_modifiers(const char *list);

/* ---- Names of units ---- */

/* Writes `soc`, or `soc.variant` if the variant is known. */
void pmureg_system_text(const struct pmureg_system *system, char *text, size_t size);

/*
 * Write pmureg's name of an instance (`soc_unit_3`) and Linux's (`soc_box_3`; empty if it has none). Linux's name has
 * the bank's number if each bank has a device; PMUREG_BANKS_ALL: the first bank's. Both return the length.
 */
size_t pmureg_unit_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			char *text, size_t size);
size_t pmureg_unit_linux_name(const struct pmureg_block *block, uint16_t instance, uint64_t bank, char *text,
			      size_t size);

/*
 * Writes the name for users: Linux's if it identifies the instance, else pmureg's. For PMUREG_INSTANCES_ALL it is the
 * name without a number, as in event strings.
 */
size_t pmureg_unit_any_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			    char *text, size_t size);

/* Finds the unit of a name of either kind, not case-sensitive. Returns 0 or -ENOENT. */
struct pmureg_unit_found {
	const struct pmureg_block *block;
	uint16_t instance; /* PMUREG_INSTANCES_ALL: the name names all instances */
	uint64_t bank;     /* PMUREG_BANKS_ALL: all banks */
	int by_linux;      /* the name is Linux's */
};
int pmureg_unit_find(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found);

/* Reports an unknown name and suggests similar ones. Returns -ENOENT, or -ERANGE: no unit has this number. */
int pmureg_unit_unknown(const struct pmureg_system *system, struct pmureg_word name, int column,
			struct pmureg_error *error);

/* Tries the names of all units, see pmureg_nearest_try(). */
void pmureg_unit_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest);
/* Writes the units that differ from a name only in the number: `box_0 to box_7` for box_9. Returns 0 if none do. */
int pmureg_unit_numbers(const struct pmureg_system *system, struct pmureg_word name, char *text, size_t size);

/*
 * Whether a name is that of Linux's device of an instance. If so, sets `bank` (may be NULL) to its bank, or
 * PMUREG_BANKS_ALL.
 */
int pmureg_unit_is(const struct pmureg_block *block, uint16_t instance, struct pmureg_word name, uint64_t *bank);

/* Checks whether Linux would give this device name to a unit of the block, with any number. */
int pmureg_unit_fits(const struct pmureg_block *block, const char *name);
/* Returns which number of the instances an index in angle brackets is, from 0; PMUREG_NONE: it is a register array's. */
uint16_t pmureg_index_number(const struct pmureg_block *block, struct pmureg_word name);
/* Checks whether a name matches the pattern with a number for each index in angle brackets. */
int pmureg_pattern_fits(const char *pattern, const char *name);
/* Checks whether a file's text begins as the condition says. */
int pmureg_condition_fits(const struct pmureg_condition *condition, const char *text);

/* Checks a condition for the system's variant. True if it names no variants, or if the variant is unknown. */
static inline int pmureg_condition_in_variant(const struct pmureg_condition *condition, const struct pmureg_system *system)
{
	return !condition->variants || !system->variant_mask || (condition->variants & system->variant_mask);
}

/* ---- What of a machine a description means ---- */

/* What a processor says of itself. */
struct pmureg_processor {
	char vendor[13]; /* x86: of CPUID; else empty */
	uint32_t family, model, stepping;
	uint32_t midr; /* AArch64: MIDR_EL1; else 0 */
};

/* Checks whether an entry of `detect` names the processor. */
int pmureg_detect_fits(const struct pmureg_detect *detect, const struct pmureg_processor *processor);

struct pmureg_package {
	int id;             /* as the operating system numbers packages; not negative */
	unsigned int rank;  /* among the packages of the machine, from 0 */
	unsigned int count; /* of packages of the machine, at least 1 */
};

/* Returns the id of the package that a thing is in, or one of these. */
enum { PMUREG_PACKAGE_UNKNOWN = -1, PMUREG_NOT_MEANT = -2 };
typedef int pmureg_package_of(const void *things, size_t index);

/*
 * Chooses the nth thing of a package, in the order of the things. If the package of none is known, all packages have equal
 * shares. If the packages of some are known, but none is in this one, it is among the others if `any`. Returns its index,
 * or `count`.
 */
size_t pmureg_choose(const void *things, size_t count, pmureg_package_of *package_of,
		     const struct pmureg_package *package, int any, uint64_t nth);

/* Returns how many instances before this one are in the same package. */
size_t pmureg_instance_rank(const struct pmureg_block *block, uint16_t instance);

/* A PCI device of the machine. */
struct pmureg_pci_there {
	uint32_t bus;      /* domain << 8 | bus */
	uint16_t function; /* device << 3 | function */
	uint16_t id;
	int package; /* id of its package, or PMUREG_PACKAGE_UNKNOWN */
};

/* A described PCI device. */
struct pmureg_pci_meant {
	struct pmureg_pci_device device;
	uint16_t other_id; /* another id that the device at this place may have; 0: none */
	size_t found;      /* set by pmureg_pci_find(): index among the machine's devices, or their number */
};

/*
 * Lists the described devices whose addresses no `where` tells, each place once. Returns their number. `list` NULL: returns
 * a number that is large enough.
 */
size_t pmureg_pci_list(const struct pmureg_system *system, struct pmureg_pci_meant *list);

/* Finds the listed devices in a package. `there`: devices of the system's vendor, in the order of their addresses. */
void pmureg_pci_find(struct pmureg_pci_meant *meant, size_t meant_count, const struct pmureg_pci_there *there,
		     size_t count, const struct pmureg_package *package);

/* Returns the index of the nth device of a package with this id, or `count`. */
size_t pmureg_pci_nth(const struct pmureg_pci_there *there, size_t count, uint16_t id,
		      const struct pmureg_package *package, uint64_t nth);

/* Checks whether a device may be a described one: all but the bus. */
int pmureg_pci_fits(const struct pmureg_pci_meant *meant, const struct pmureg_pci_there *there);

/* ---- Units of a machine ---- */

enum pmureg_unit_flag {
	PMUREG_UNIT_ANY = 1,  /* take a device that its identification register calls another one */
	PMUREG_UNIT_FACTS = 2 /* read only facts, and no register */
};

/*
 * Checks whether the machine has a unit that is as described: by the machine's facts, by a read of one of its registers,
 * and by its identification register. Restores the selectors of banks. -ENOENT: it is absent; -EINVAL: it is another
 * device, or has more pages than are described; other errors are those of the io.
 */
int pmureg_unit_identify(const struct pmureg_system *system, struct pmureg_io *io, const struct pmureg_block *block,
			 uint16_t instance, unsigned int flags, struct pmureg_error *error);

/*
 * Computes an expression over variables, registers and facts of a unit; an empty one is 1. Restores the selectors of
 * banks. Returns 0, or the error of a fact or a register that cannot be read.
 */
int pmureg_unit_evaluate(const struct pmureg_system *system, struct pmureg_io *io, const struct pmureg_block *block,
			 uint16_t instance, struct pmureg_code code, const uint64_t *variables, uint64_t *value);

/* ---- Sessions ---- */

struct pmureg_session; /* lives in the caller's memory */

enum pmureg_session_flag {
	PMUREG_SESSION_FORCE = 1,       /* take registers in use by other programs */
	PMUREG_SESSION_NO_ROTATION = 2, /* refuse events that would have to be multiplexed */
	PMUREG_SESSION_ANY_RATE = 4     /* the device does not follow the clock, as a simulated one */
};

/* A control register with an unexpected value, for messages. */
struct pmureg_control {
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
	uint64_t value;    /* the value read */
	uint64_t expected; /* its reset value, or the value that the session wrote */
};

enum pmureg_compared_kind {
	PMUREG_COMPARED_OWN,    /* a control that the session changes */
	PMUREG_COMPARED_OTHERS, /* the control of a counter that the session does not use, but that its reset clears */
	PMUREG_COMPARED_WATCHED /* not written */
};

/* A register that shows whether another program has begun to count: none of the values of the session is in it. */
struct pmureg_compared {
	struct pmureg_place place;
	uint32_t element; /* with reg: as in struct pmureg_access */
	uint16_t reg;
	uint8_t kind;     /* enum pmureg_compared_kind */
	uint8_t found;    /* set by pmureg_undo_run(): 0 one of the values, 1 another value, 2 it cannot be read */
	uint32_t first;   /* index of its first value in pmureg_undo.values */
	uint32_t count;   /* at least 1 */
	uint64_t mask;    /* the bits that keep a written value */
	uint64_t now;     /* set by pmureg_undo_run(): the value read */
};

/* Returns a read of the register. */
static inline struct pmureg_access pmureg_compared_read(const struct pmureg_compared *one)
{
	struct pmureg_access read = pmureg_io_at(PMUREG_ACCESS_READ, &one->place);

	read.element = one->element;
	read.reg = one->reg;
	return read;
}

/*
 * The undo of a session. `list` restores the registers in order, a counter before the control that lets it run: writes,
 * modifies (of shared registers) and barriers. `compared` has the registers that are read before that, each with all
 * values that the session may leave in it, also the saved one.
 */
struct pmureg_undo {
	struct pmureg_access *list;
	size_t count;
	struct pmureg_compared *compared;
	size_t compared_count;
	uint64_t *values;
	size_t value_count;
};

struct pmureg_session_options {
	size_t size;                    /* sizeof(struct pmureg_session_options) */
	unsigned int flags;             /* of enum pmureg_session_flag */
	uint64_t (*now)(void *context); /* nanoseconds, never backwards; NULL: no times, and no rate is implausible */
	/*
	 * Called with pmureg_session_undo() before the session writes the first register, so that another process can
	 * undo a killed session. (Reads may write selects of banks before that.) Non-zero ends the session. Called with
	 * `undo` NULL when all registers are restored: after a close, or after a failed open. May be NULL.
	 */
	int (*keep)(void *context, const struct pmureg_undo *undo);
	void *context;
	struct pmureg_control *owned;   /* may be NULL; filled in if open returns -EBUSY because of a register; else
					   its block is NULL */
	/* Called for every access that the session makes, in order; reads have their value. May be NULL. */
	void (*watch)(void *context, const struct pmureg_access *access);
	int (*give_up)(void *context); /* called repeatedly before the first write; non-zero ends the open with
					  -PMUREG_EINTR; may be NULL */
	size_t *blamed; /* may be NULL; set to the index of an event if open fails only because of this event */
};

/*
 * Chooses counters, checks every rule, saves the registers that it will write, resets and programs the units. It writes
 * nothing if the events cannot be counted, or if another program uses the registers (-EBUSY). If the events outnumber
 * the counters, the session multiplexes them, groups as a whole. It copies `events`. `options` may be NULL. -ENOSPC:
 * `memory` is too small (pmureg_session_size() returns a sufficient size).
 */
int pmureg_session_open(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_io *io,
			const struct pmureg_event *events, size_t count, const struct pmureg_session_options *options,
			struct pmureg_session **session, struct pmureg_error *error);
size_t pmureg_session_size(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			   const struct pmureg_session_options *options);

int pmureg_session_start(struct pmureg_session *session, struct pmureg_error *error);
int pmureg_session_stop(struct pmureg_session *session, struct pmureg_error *error);

struct pmureg_count {
	uint64_t value;      /* 0 unless the reason is PMUREG_COUNTED */
	uint64_t enabled_ns; /* since the start, without stops */
	uint64_t running_ns; /* less than enabled_ns if the event is multiplexed */
	uint8_t reason;      /* enum pmureg_reason: counted, never scheduled, implausible, too late or in use */
};

/* Scales a count to the full enabled time: value * enabled / running. */
uint64_t pmureg_count_scaled(const struct pmureg_count *count);

/*
 * Reads the counts since the start, one for each event, 64 bits wide for counters of any width. Call it before a
 * counter wraps twice, and as often as you want. After the counters it reads their controls: if another program changed
 * one, the counts of its unit have PMUREG_IN_USE. The count of an event on all instances is their sum. If a unit has a
 * group of several events, and its description lets counters continue after a stop, the session stops the unit for the
 * reads; this time is neither enabled nor running.
 */
int pmureg_session_read(struct pmureg_session *session, struct pmureg_count *counts, struct pmureg_error *error);

/* Gets the count of one event on one instance, as of the last pmureg_session_read(). -ENOENT: it does not run there. */
int pmureg_session_read_instance(const struct pmureg_session *session, size_t event, uint16_t instance,
				 struct pmureg_count *count);

/*
 * Returns the number of rotations after which they repeat; each event is counted in at least one of them. 1: all events
 * are counted all the time. Every rotation uses as many counters as it can: five events on four counters are each
 * counted four fifths of the time. A group is never split. pmureg_session_rotate() begins the next rotation; call it
 * every few milliseconds.
 */
size_t pmureg_session_rotations(const struct pmureg_session *session);
int pmureg_session_rotate(struct pmureg_session *session, struct pmureg_error *error);

/*
 * Returns the undo that pmureg_session_close() will run. The list omits bits that a written 1 toggles, because close
 * reads their value at that time.
 */
void pmureg_session_undo(const struct pmureg_session *session, struct pmureg_undo *undo);

/*
 * Runs an undo. First it compares: a control that has neither its saved value nor one that the session may have left
 * was changed by another program. The undo leaves this control alone and calls `told` (may be NULL) for it. Of the same
 * unit it restores the other controls, and the session's own counters unless one of them was taken. It restores all
 * other registers, continues after an error, and returns the first failure. It overwrites the lists of `undo`.
 */
typedef void pmureg_control_found(void *context, const struct pmureg_control *control);
int pmureg_undo_run(const struct pmureg_system *system, struct pmureg_io *io, struct pmureg_undo *undo,
		    pmureg_control_found *told, void *context, struct pmureg_error *error);

/*
 * Checks an undo that was stored: that it writes only described registers, at their places, with values of writable
 * bits, and compares only registers that can be read. Returns 0 or -EINVAL. pmureg_undo_run() relies on this.
 */
int pmureg_undo_check(const struct pmureg_system *system, const struct pmureg_undo *undo);

/* Stops, and restores all registers. Continues after a failed access, and reports the first failure. */
int pmureg_session_close(struct pmureg_session *session, struct pmureg_error *error);

/*
 * After the close: gets the controls that close left alone because another program changed them during the session,
 * from index 0. -ENOENT after the last one.
 */
int pmureg_session_changed(const struct pmureg_session *session, size_t index, struct pmureg_control *control);

/* Returns the longest time in ns between two pmureg_session_read(), so that no counter wraps twice; 0: it reads none. */
uint64_t pmureg_session_deadline(const struct pmureg_session *session);

/* ---- PMUs of drivers ---- */

/*
 * One unit on which events come and go, as a driver of an operating system needs it. It has no rotations, no times and no
 * names: the operating system has these. With perf of Linux:
 *
 *	a device comes, goes       pmureg_pmu_open(); pmureg_pmu_release() and the memory is free
 *	event_init                 pmureg_event_of_config(), pmureg_pmu_event_init()
 *	the first event of all     pmureg_pmu_take(): looks for other users, saves registers, resets the unit
 *	each event, once           pmureg_pmu_prepare(), so that pmureg_pmu_add() is short
 *	pmu_disable, pmu_enable    pmureg_pmu_disable(), pmureg_pmu_enable()
 *	add, del                   pmureg_pmu_add(), pmureg_pmu_del()
 *	start, stop, read          pmureg_pmu_start(), pmureg_pmu_stop(), pmureg_pmu_read()
 *	the last event of all      pmureg_pmu_release(): restores all registers
 *
 * pmureg_pmu_enable() and all functions after it may run with interrupts off: they take no memory, make no text, and take
 * a bounded number of steps. Only one function at a time may use a PMU. The exception is pmureg_pmu_event_init(), which
 * may run beside those.
 */
struct pmureg_pmu;       /* lives in the caller's memory */
struct pmureg_pmu_event; /* also */

struct pmureg_pmu_options {
	size_t size;                    /* sizeof(struct pmureg_pmu_options) */
	unsigned int flags;             /* PMUREG_SESSION_FORCE, PMUREG_SESSION_ANY_RATE */
	size_t events;                  /* most events at once; 0: one for each counter */
	uint64_t (*now)(void *context); /* as in struct pmureg_session_options */
	void *context;
	struct pmureg_control *owned; /* may be NULL; filled in if open or take return -EBUSY because of a register */
	/*
	 * Memory that several PMUs may share, if only one of them at a time is in pmureg_pmu_open(),
	 * pmureg_pmu_event_init(), pmureg_pmu_take() or pmureg_pmu_release(). NULL: it is a part of the PMU's memory.
	 */
	void *scratch;
	size_t scratch_size; /* in bytes; at least pmureg_pmu_scratch_size() of each */
};

/*
 * Return the sizes in bytes of a PMU with these options (may be NULL), of its scratch, and of an event with so many others
 * in its group.
 */
size_t pmureg_pmu_size(const struct pmureg_system *system, const struct pmureg_block *block,
		       const struct pmureg_pmu_options *options);
size_t pmureg_pmu_scratch_size(const struct pmureg_block *block, const struct pmureg_pmu_options *options);
size_t pmureg_pmu_event_size(const struct pmureg_block *block, size_t group);

/*
 * Finds out whether the unit is as described, and which counters it has. Writes no register but selectors of banks, and
 * restores these. `options` may be NULL. -ENOENT: it is absent; -EINVAL: it is another device; -EBUSY: another program
 * counts on it; -ENOSPC: `memory` or the scratch is too small.
 */
int pmureg_pmu_open(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_io *io,
		    const struct pmureg_block *block, uint16_t instance, const struct pmureg_pmu_options *options,
		    struct pmureg_pmu **pmu, struct pmureg_error *error);

/*
 * Looks again whether another program counts (-EBUSY), then resets the unit. On an error all registers are restored,
 * unless that fails, too: pmureg_pmu_release() then tries it again. A PMU does not know of others: of units that share
 * counters, because one borrows them from another, only one may be taken at a time.
 */
int pmureg_pmu_take(struct pmureg_pmu *pmu, struct pmureg_error *error);

/*
 * Restores all registers that were changed since pmureg_pmu_take(). Leaves alone controls that another program has
 * changed, and calls `told` (may be NULL) for each. -EBUSY: the PMU has events. On any other error some registers are not
 * restored, and another call tries it again. Does nothing if the PMU is not taken.
 */
int pmureg_pmu_release(struct pmureg_pmu *pmu, pmureg_control_found *told, void *context, struct pmureg_error *error);

/*
 * Checks whether the PMU can count an event, alone and together with the other events of its group, as if nothing else
 * counted. `group`: its other events on this PMU, the leader first; expressions of the description may use its terms.
 * They, too, get the counters with which all of them fit.
 * Writes no register. -EINVAL and -EBUSY: it cannot; `error` has the sentence. `memory` holds the event until
 * pmureg_pmu_del() has returned. Nothing needs to be called for an event that is not added.
 */
int pmureg_pmu_event_init(struct pmureg_pmu *pmu, void *memory, size_t size, const struct pmureg_event *event,
			  struct pmureg_pmu_event *const *group, size_t count, struct pmureg_pmu_event **made,
			  struct pmureg_error *error);

/*
 * Makes the lists of accesses of an event for the counter that it should have, and saves the registers that they change.
 * Without it pmureg_pmu_add() does so. Call it again for each event of a group that has got another one: then it has
 * the counter with which all of them fit. -EINVAL: the PMU is not taken.
 */
int pmureg_pmu_prepare(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event);

/*
 * Starts the unit, if it has events; stops it. Events are added and deleted while it is stopped. Return 0 or the first
 * error of the io, as do all functions below.
 */
int pmureg_pmu_enable(struct pmureg_pmu *pmu);
int pmureg_pmu_disable(struct pmureg_pmu *pmu);

/*
 * Gives an event a counter, without starting it. Other events keep theirs, so that an event fits only if one of its
 * counters is free. The registers that it is the first to change are read and saved. -EBUSY: it does not fit beside those
 * that are added; -EINVAL: it is added already, or the PMU is not taken. pmureg_pmu_del() stops it, and takes its counter
 * away.
 */
int pmureg_pmu_add(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event);
int pmureg_pmu_del(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event);

/*
 * Start an event from its counter's value at that time; stop it, and keep what it has counted. A start returns -EINVAL if
 * the event is not added, or has started.
 */
int pmureg_pmu_start(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event);
int pmureg_pmu_stop(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event);

/*
 * Gets what an event has counted since pmureg_pmu_event_init(), up to now if it runs. Call it before the counter wraps
 * twice: pmureg_pmu_deadline(). The times in `count` are 0.
 */
int pmureg_pmu_read(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event, struct pmureg_count *count);

/* Returns the longest time in ns between two reads of any event, so that no counter wraps twice; 0: it reads none. */
uint64_t pmureg_pmu_deadline(const struct pmureg_pmu *pmu);

/* ---- Metrics ---- */

/*
 * Computes a metric from counts of events: counts[i] and have[i] belong to event i of the block. -ENOENT: a count that
 * the metric needs is missing. A division by 0 gives 0. The function does not exist if the compiler may not use
 * floating-point registers (-mgeneral-regs-only), as in kernels.
 */
int pmureg_metric_value(const struct pmureg_block *block, const struct pmureg_metric *metric, const uint64_t *counts,
			const uint8_t *have, uint64_t duration_ns, double *value);

/* ---- Expressions ---- */

/*
 * Reads a field for PMUREG_OP_FIELD. For PMUREG_OP_FACT `reg` is PMUREG_NONE, and `element` is the fact. Returns 0 or a
 * negative errno value.
 */
typedef int pmureg_field_reader(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element,
				int whole, uint64_t *value);

struct pmureg_eval {
	const uint64_t *variables;
	uint64_t raw;                 /* for PMUREG_OP_BITS */
	pmureg_field_reader *read;    /* for PMUREG_OP_FIELD and PMUREG_OP_FACT; may be NULL */
	void *context;
};

/* Computes the value of an expression; an empty expression has the value `otherwise`. */
int pmureg_evaluate(struct pmureg_code code, const struct pmureg_eval *eval, uint64_t otherwise, uint64_t *value);

/*
 * Computes an expression that reads no register. It cannot fail, because tables are checked. An empty
 * expression has the value `otherwise`; an empty condition is true.
 */
uint64_t pmureg_value_of(struct pmureg_code code, const uint64_t *variables, uint64_t otherwise);

static inline int pmureg_holds(struct pmureg_code condition, const uint64_t *variables)
{
	return pmureg_value_of(condition, variables, 1) != 0;
}

/* ---- The simulated device ---- */

/*
 * The simulated device behaves as the description says: reset values, read-only and write-only bits, write-1 bits,
 * must-write bits, banks, actions, enables, wraps and overflow flags. Its counts are predictable: when its clock
 * advances by t ticks, a running counter adds t * ((number of its event & 0xff) + 1), and so does each register of a
 * sum; a counter without an event number adds t. Time passes only in pmureg_sim_advance(). An access to a place without
 * a register, or of the wrong width, returns -EIO.
 */
struct pmureg_sim;

size_t pmureg_sim_size(const struct pmureg_system *system);
int pmureg_sim_init(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_sim **sim);
struct pmureg_io *pmureg_sim_io(struct pmureg_sim *sim);
int pmureg_sim_advance(struct pmureg_sim *sim, uint64_t ticks);

/*
 * Returns the number of mistakes of the software that uses the device, and the last one as text: must-write bits with
 * another value, writes to read-only registers, accesses to places without a register or of the wrong width.
 */
uint64_t pmureg_sim_faults(const struct pmureg_sim *sim, const char **last);

/* Reads or sets the state of a register, whatever its access attributes: for tests. */
int pmureg_sim_peek(struct pmureg_sim *sim, const struct pmureg_block *block, const struct pmureg_register *reg,
		    uint16_t instance, uint32_t element, uint64_t *value);
int pmureg_sim_poke(struct pmureg_sim *sim, const struct pmureg_block *block, const struct pmureg_register *reg,
		    uint16_t instance, uint32_t element, uint64_t value);

/* ---- A trace of another io ---- */

struct pmureg_trace_entry {
	uint8_t kind; /* 'r', 'w' or 'b' */
	uint8_t barrier;
	struct pmureg_place place;
	uint64_t value;
};

/*
 * Records every access and barrier, up to `capacity` entries; `count` counts also those beyond. `inner` NULL: a dry
 * run, whose reads return 0.
 */
struct pmureg_trace {
	struct pmureg_io io; /* pass &trace.io as the io */
	struct pmureg_io *inner;
	struct pmureg_trace_entry *entries;
	size_t capacity, count;
};

void pmureg_trace_init(struct pmureg_trace *trace, struct pmureg_io *inner, struct pmureg_trace_entry *entries,
		       size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
