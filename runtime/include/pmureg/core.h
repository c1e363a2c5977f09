/*
 * core.h: parse, plan and count, in the memory and through the io that the caller brings. Freestanding: for firmware,
 * kernels, and the library (pmureg.h), which programs with an operating system under them want.
 *
 *	struct pmureg_event event;
 *	struct pmureg_error error;
 *	struct pmureg_session *session;
 *	struct pmureg_count count;
 *
 *	pmureg_event_parse(system, "soc_box_0/event=0x34,umask=0x11/", &event, &error);
 *	pmureg_session_open(memory, sizeof(memory), system, io, &event, 1, NULL, &session, &error);
 *	pmureg_session_start(session, &error);
 *	... what is to be measured ...
 *	pmureg_session_read(session, &count, &error);
 *	pmureg_session_close(session, &error);
 *
 * The core allocates nothing, prints nothing and keeps no state outside the memory that it is handed. Functions
 * return 0 or a negative errno value and then say why in `error`. Different sessions may be used from different
 * threads at once, one session from one thread at a time.
 */
#ifndef PMUREG_CORE_H
#define PMUREG_CORE_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/base.h>
#include <pmureg/io.h>
#include <pmureg/table.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_TERMS 64     /* most terms of a block */
#define PMUREG_INSTANCES_ALL PMUREG_NONE
#define PMUREG_BANKS_ALL UINT64_MAX

/* ---- Values: nothing here touches a device ---- */

/* The value of a field, or of the whole field array; a register's value with the field changed; the field's bits. */
uint64_t pmureg_field_get(const struct pmureg_field *field, uint64_t raw);
uint64_t pmureg_field_put(const struct pmureg_field *field, uint64_t raw, uint64_t value);
uint64_t pmureg_field_mask(const struct pmureg_field *field);

/* The named value, or NULL. */
const struct pmureg_value *pmureg_field_value(const struct pmureg_field *field, uint64_t value);

/*
 * Whether a value is in the field's range, and among its listed values; always, where there is no range, no list or an
 * open one.
 */
int pmureg_field_in_range(const struct pmureg_field *field, uint64_t value);
int pmureg_field_lists(const struct pmureg_field *field, uint64_t value);

/* The number that a value of the field stands for (SIZE 39 -> 40 bits); the value itself where nothing is said. */
uint64_t pmureg_field_means(const struct pmureg_field *field, uint64_t value);

/*
 * Whether a value may be written: the text of the first broken rule, or NULL. Must-write bits and reserved
 * enumeration values count as rules; `text` holds the sentence where one has to be made up.
 */
const char *pmureg_value_check(const struct pmureg_register *reg, uint64_t raw, char *text, size_t size);

/* ---- Registers ---- */

/*
 * Finds a register by its C name (`soc_unit_enable`), by `block.register` (`box.ctl`, `box_3.ctl[2]`), or by the
 * manual's name, index places as they are, as manuals print them, or filled in (`B<box>_CTL<n>`, `Bn_CTLx`, `B3_CTL2`);
 * or by its address, as pmureg_place_text() writes it, of which an MSR or a CSR needs only the number (`0xd12`), and a
 * register of a named unit the offset (`box_3.0x10`). Not case-sensitive.
 */
int pmureg_register_find(const struct pmureg_system *system, const char *name, struct pmureg_register_name *found,
			 struct pmureg_error *error);

/* And back: the manual's name, with the numbers of what was named filled in. Returns the length. */
size_t pmureg_register_text(const struct pmureg_register_name *name, char *text, size_t size);

/* Where an element is. `part` counts accesses where one element takes several. */
void pmureg_register_place(const struct pmureg_system *system, const struct pmureg_block *block,
			   const struct pmureg_register *reg, uint16_t instance, uint32_t element,
			   struct pmureg_place *place);

/*
 * The same in words: `MSR 0xd04`, `PCI 01:10.4+0xd8`, and of devices by id `PCI 344a:0c.0+0x438`, `PCI 3441#1+0x318`.
 * Returns the length.
 */
size_t pmureg_place_text(const struct pmureg_system *system, const struct pmureg_place *place, char *text, size_t size);

/* The select in front of an element: value and mask of the selecting register's bits. Mask 0: there is none. */
void pmureg_register_select(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *value, uint64_t *mask);

/*
 * The value of an element after reset, as far as it is known (masks.has_reset and reset_differs), and what a simulated
 * device shows then.
 */
uint64_t pmureg_register_reset(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			       uint32_t element);
uint64_t pmureg_register_example(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
				 uint32_t element);

/*
 * Reads or writes one element: selects first where it is banked, joins halves. Writes touch exactly this register.
 * These are for single accesses; sessions have their steps flattened.
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
	uint64_t bank;                        /* where each has a device: which of those of the block's scope, or what
						 only the machine tells of; PMUREG_BANKS_ALL: all */
	uint16_t group;                       /* events of one number are counted together; 0: alone; set by the
						 caller */
	uint64_t given;                       /* mask of terms that the text gave, or that its named event has */
	uint64_t until;                       /* its counter begins so that it overflows after so many; 0: anywhere; set
						 by the caller */
	uint64_t terms[PMUREG_TERMS];         /* as many as the block has are set */
	uint8_t is_named;                     /* it was given by a name of `listed` */
	char text[256];                       /* as it was written, for messages and output */
};

/*
 * Parses `device/term=value,…/` in perf's syntax: the device by Linux's name with its numbers (`soc_box_0`), by
 * pmureg's (`soc_unit_0`, `soc_l2_2`), or without a number for all instances; terms with values, a term alone
 * meaning 1, a named event by our name or Linux's, config=, config1=, config2= as perf takes them. `column` of an error
 * counts from the first character of `text`.
 */
int pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
		       struct pmureg_error *error);

/* The event that has this name: ours, Linux's or another one; or one like it in letters of either case. NULL: none has. */
const struct pmureg_described_event *pmureg_event_named(const struct pmureg_block *block, struct pmureg_word name);

/* Whether the event is one of an instance, and exists there. */
int pmureg_event_is_on(const struct pmureg_event *event, uint16_t instance);

/* Whether the variant that a system is known to be has the event; always, where that is not known. */
int pmureg_event_in_variant(const struct pmureg_system *system, const struct pmureg_described_event *listed);

/* perf's config, config1 and config2 of an event. */
void pmureg_event_config(const struct pmureg_event *event, uint64_t config[3]);

/*
 * The next event of a list as perf's -e takes it: `a/…/,{b/…/,c/…/},d`. Returns its length and moves `list` behind
 * it; `group` counts groups from 1, a single event being a group of its own; `in_group` says that braces are around the
 * event. Both must be 0 at the first call and are not to be touched between calls. 0 at the end, negative for a
 * mistake; its column counts from where `list` stood. Modifiers of a whole group, `{…}:u`, are passed over.
 */
int pmureg_event_next(const char **list, const char **event, uint16_t *group, int *in_group,
		      struct pmureg_error *error);
/* Those, from behind one of the events of the group; of length 0: there are none. */
struct pmureg_word pmureg_group_modifiers(const char *list);

/* ---- Names of units ---- */

/* `soc`, or `soc.variant` where the variant is known. */
void pmureg_system_text(const struct pmureg_system *system, char *text, size_t size);

/*
 * pmureg's name of an instance (`soc_unit_3`) and Linux's (`soc_box_3`; empty where it has none), with the number of
 * its bank where each has a device; PMUREG_BANKS_ALL: of the first. Return the length.
 */
size_t pmureg_unit_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			char *text, size_t size);
size_t pmureg_unit_linux_name(const struct pmureg_block *block, uint16_t instance, uint64_t bank, char *text,
			      size_t size);

/*
 * The name to show: Linux's where it tells the instance, else pmureg's. Of PMUREG_INSTANCES_ALL what event strings have
 * for all of them, which is without a number.
 */
size_t pmureg_unit_any_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			    char *text, size_t size);

/* The unit that a name of either kind stands for, in letters of either case. 0, or -ENOENT. */
struct pmureg_unit_found {
	const struct pmureg_block *block;
	uint16_t instance; /* PMUREG_INSTANCES_ALL: the name fits all of them */
	uint64_t bank;     /* PMUREG_BANKS_ALL: of every one */
	int by_linux;      /* the name is Linux's */
};
int pmureg_unit_find(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found);

/* Says what may have been meant by a name that was not found. -ENOENT, or -ERANGE: a number that none has. */
int pmureg_unit_unknown(const struct pmureg_system *system, struct pmureg_word name, int column,
			struct pmureg_error *error);

/* Whether a name is that of Linux's device of an instance, and (not NULL) of which bank then; PMUREG_BANKS_ALL: of all. */
int pmureg_unit_is(const struct pmureg_block *block, uint16_t instance, struct pmureg_word name, uint64_t *bank);

/* Whether a device's name is one that Linux would have for a unit of the block, of whatever number. */
int pmureg_unit_fits(const struct pmureg_block *block, const char *name);
int pmureg_pattern_fits(const char *pattern, const char *name); /* with a number for each index in angle brackets */
/* Whether a file begins as the condition says. */
int pmureg_condition_fits(const struct pmureg_condition *condition, const char *text);

/* Whether a condition lets the system's variant have what it is about. It does where it is not about variants, or nothing tells which this is. */
static inline int pmureg_condition_in_variant(const struct pmureg_condition *condition, const struct pmureg_system *system)
{
	return !condition->variants || !system->variant_mask || (condition->variants & system->variant_mask);
}

/* ---- Sessions ---- */

struct pmureg_session; /* lives in the caller's memory */

enum pmureg_session_flag {
	PMUREG_SESSION_FORCE = 1,       /* take registers that someone else counts with */
	PMUREG_SESSION_NO_ROTATION = 2, /* refuse events that cannot all be counted at once */
	PMUREG_SESSION_ANY_RATE = 4     /* the device does not keep to the clock, as a simulated one */
};

/* A control register that is not as it should be, for messages: `value` is what was found there. */
struct pmureg_control {
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
	uint64_t value;
	uint64_t expected; /* its reset value, or what the session had written */
};

/*
 * What undoes a session. Writes, modifies (of registers that others share) and barriers that put back, in this order, a
 * counter before the control that lets it run; and every value that the session may leave in a control, as it was found
 * among them: plain writes, one behind the other those of a register, of which the bits of `mask` stay as they were
 * written, and `selects` says that it is the control of a counter that the session does not count with. Behind them
 * reads of what tells that others have begun to count with other counters of its units: those bits as they were found.
 * In `list`, `joined` is what is left alone when others have begun so.
 */
struct pmureg_undo {
	struct pmureg_access *list;
	size_t count;
	struct pmureg_access *wrote;
	size_t wrote_count;
};

struct pmureg_session_options {
	size_t size;                    /* sizeof(struct pmureg_session_options) */
	unsigned int flags;             /* of enum pmureg_session_flag */
	uint64_t (*now)(void *context); /* nanoseconds, never backwards; NULL: no times, and no rate is implausible */
	/*
	 * Is handed pmureg_session_undo() before the first register is written (selects of banks excepted, which
	 * reading takes), so that another process can undo what this one no longer could. Not 0: the session is given
	 * up. NULL: all has been put back, by closing, or because opening failed later. May be NULL.
	 */
	int (*keep)(void *context, const struct pmureg_undo *undo);
	void *context;
	struct pmureg_control *owned;   /* may be NULL; filled in where open returns -EBUSY because of a register; else
					   block NULL */
	/* Is told of every access that the session makes, in order, reads with the value found. May be NULL. */
	void (*watch)(void *context, const struct pmureg_access *access);
	int (*give_up)(void *context); /* asked again and again while nothing is written: not 0 ends it, -PMUREG_EINTR;
					  may be NULL */
	size_t *blamed; /* may be NULL; set where open fails because of one event: which; the others may do without it */
};

/*
 * Chooses counters, checks every rule, saves the registers that will be written, resets and programs the units.
 * Nothing is written when the events cannot be counted, or when someone else counts with the registers (-EBUSY). What
 * does not fit at once takes turns, groups as a whole. `events` are copied. `options` may be NULL. -ENOSPC: `memory` is
 * too small (pmureg_session_size() says what is enough).
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
	uint64_t enabled_ns; /* since the start, stops left out */
	uint64_t running_ns; /* less than enabled_ns where events take turns */
	uint8_t reason;      /* enum pmureg_reason: counted, never scheduled, implausible, too late or in use */
};

/* The value as it would be, had the event been counted all the time. */
uint64_t pmureg_count_scaled(const struct pmureg_count *count);

/*
 * The counts since the start, one for each event, 64 bits wide however narrow the counters are: may be called as often
 * as wanted, and must be called before a counter wraps twice. The controls are read behind the counters: where another
 * program has changed one, the counts of its unit have PMUREG_IN_USE. An event of all instances is their sum. A unit with a
 * group of several events is stopped for the reads, if its description lets it go on: that time is neither enabled nor
 * running.
 */
int pmureg_session_read(struct pmureg_session *session, struct pmureg_count *counts, struct pmureg_error *error);

/*
 * The count of one event on one instance, as of the last pmureg_session_read(); -ENOENT when the event does not run
 * there.
 */
int pmureg_session_read_instance(const struct pmureg_session *session, size_t event, uint16_t instance,
				 struct pmureg_count *count);

/*
 * After how many turns they come round again, each event having been counted in one of them at least; 1: all are
 * counted all the time. Turns are filled up: five events on four counters are counted four fifths of the time each, and
 * a group is never split. pmureg_session_rotate() ends a turn and begins the next: call it every few milliseconds.
 */
size_t pmureg_session_turns(const struct pmureg_session *session);
int pmureg_session_rotate(struct pmureg_session *session, struct pmureg_error *error);

/*
 * What pmureg_session_close() will do. A bit that a written 1 turns over is not in the list: close looks at what it is
 * by then.
 */
void pmureg_session_undo(const struct pmureg_session *session, struct pmureg_undo *undo);

/*
 * Undoes: first compares. A control that is neither as it was found nor as the session may have left it, someone else
 * has changed since: it is left alone, and `told` (may be NULL) is told of it. Of its unit the other controls are put
 * back, and the session's own counters, unless one of those was taken. All else is put back, on after an error: the
 * first failure is returned. What `undo` points to is used up.
 */
typedef void pmureg_control_found(void *context, const struct pmureg_control *control);
int pmureg_undo_run(const struct pmureg_system *system, struct pmureg_io *io, struct pmureg_undo *undo,
		    pmureg_control_found *told, void *context, struct pmureg_error *error);

/*
 * Stops, and puts every register back as it was found. Does all it can even when an access fails; then reports the
 * first failure.
 */
int pmureg_session_close(struct pmureg_session *session, struct pmureg_error *error);

/*
 * After the close: the controls that someone else had changed meanwhile and that were left alone, from index 0; -ENOENT
 * behind the last.
 */
int pmureg_session_changed(const struct pmureg_session *session, size_t index, struct pmureg_control *control);

/* How often pmureg_session_read() must be called so that no counter wraps twice, in ns; 0: no limit is known. */
uint64_t pmureg_session_deadline(const struct pmureg_session *session);

/* ---- Metrics ---- */

/*
 * The value of a metric from counts of events: counts[i] and have[i] belong to event i of the block. -ENOENT: a count
 * that the metric needs is missing. A division by 0 gives 0. Not there where compilers may not use floating-point
 * registers (-mgeneral-regs-only), as in kernels.
 */
int pmureg_metric_value(const struct pmureg_block *block, const struct pmureg_metric *metric, const uint64_t *counts,
			const uint8_t *have, uint64_t duration_ns, double *value);

/* ---- Expressions ---- */

/*
 * Reads a field for PMUREG_OP_FIELD; for PMUREG_OP_FACT `reg` is PMUREG_NONE, and `element` the fact. Returns 0 or a
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

/* The value of an expression; code of count 0 gives `otherwise`. */
int pmureg_evaluate(struct pmureg_code code, const struct pmureg_eval *eval, uint64_t otherwise, uint64_t *value);

/* ---- The simulated device ---- */

/*
 * Behaves as the description says: reset values, read-only and write-only bits, write-1 bits, must-write bits, banks,
 * actions, enables, wraps and overflow flags. It counts in a way that can be predicted: when its clock advances by t
 * ticks, a counter that runs adds t * ((number of its event & 0xff) + 1), and so does each register of a sum; a counter
 * without an event number adds t. Hardware time passes only in pmureg_sim_advance(). Accesses
 * to places where nothing is, and of the wrong width, give -EIO.
 */
struct pmureg_sim;

size_t pmureg_sim_size(const struct pmureg_system *system);
int pmureg_sim_init(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_sim **sim);
struct pmureg_io *pmureg_sim_io(struct pmureg_sim *sim);
int pmureg_sim_advance(struct pmureg_sim *sim, uint64_t ticks);

/*
 * Mistakes of the software that uses it: must-write bits written otherwise, writes to read-only registers, accesses
 * to places where nothing is or of the wrong width. 0 for well-behaved software; the last one in words.
 */
uint64_t pmureg_sim_faults(const struct pmureg_sim *sim, const char **last);

/* Looks at or sets the state behind a register, whatever its access attributes: for tests. */
int pmureg_sim_peek(struct pmureg_sim *sim, const struct pmureg_block *block, const struct pmureg_register *reg,
		    uint16_t instance, uint32_t element, uint64_t *value);
int pmureg_sim_poke(struct pmureg_sim *sim, const struct pmureg_block *block, const struct pmureg_register *reg,
		    uint16_t instance, uint32_t element, uint64_t value);

/* ---- Ios: functions for those that do only lists, and a trace of another ---- */

/* Its read and write are lists of one. */
int pmureg_io_read_listed(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value);
int pmureg_io_write_listed(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value);

struct pmureg_trace_entry {
	uint8_t kind; /* 'r', 'w' or 'b' */
	uint8_t barrier;
	struct pmureg_place place;
	uint64_t value;
};

/*
 * Records every access and barrier, up to `capacity` entries; `count` goes on counting. inner NULL: a dry run, reads
 * give 0.
 */
struct pmureg_trace {
	struct pmureg_io io; /* hand &trace.io on */
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
