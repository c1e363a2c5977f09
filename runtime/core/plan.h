/*
 * plan.h: a session and its flattened steps. All memory is the caller's, carved once.
 */
#ifndef PMUREG_CORE_PLAN_H
#define PMUREG_CORE_PLAN_H

#include "internal.h"

enum pmureg_act_kind {
	PMUREG_DO_WRITE,
	PMUREG_DO_MODIFY,
	PMUREG_DO_SELECT, /* a write that chooses a bank */
	PMUREG_DO_BARRIER,
	PMUREG_DO_READ
};

/* One access, ready to go. */
struct pmureg_act {
	struct pmureg_place place;
	uint8_t kind, form, barrier;
	uint16_t reg;     /* index in the place's block: for messages, and for what may be written */
	uint32_t element;
	uint32_t use;     /* of a counter that is read */
	uint64_t value;   /* to write; of a read: what was there last; of a saved register: what was found */
	uint64_t mask;    /* of a modify: the bits that change; of a read: the counter's width; of a saved register: its select */
};

struct pmureg_acts {
	struct pmureg_act *acts;
	size_t count, capacity;
	struct pmureg_place selected; /* the bank chosen last in this list, with `known` */
	uint64_t selection;
	int known;
};

/* A kind of counters of one unit. */
struct pmureg_kind {
	uint16_t count; /* as discovered */
	uint8_t width;
	uint64_t used;  /* mask of its counters */
};

/* One instance of a block that counts something. */
struct pmureg_unit {
	const struct pmureg_block *block;
	uint16_t instance;
	size_t first_use, use_count;
	struct pmureg_kind *kinds;
};

/* An event on a unit. */
struct pmureg_use {
	const struct pmureg_event *event;
	size_t unit;
	uint64_t kinds;   /* mask of kinds that may count it */
	uint64_t counters; /* mask of counters of a kind that may; 0: any */
	uint16_t kind, counter;
	uint16_t *slots;  /* of each pool; PMUREG_NONE: it needs none */
	size_t same;      /* the use that reads the counter: itself, or one that reads the same */
	uint64_t count;
};

struct pmureg_session {
	const struct pmureg_system *system;
	struct pmureg_io *io;
	struct pmureg_event *events;
	size_t event_count;
	struct pmureg_unit *units;
	size_t unit_count;
	struct pmureg_use *uses;
	size_t use_count;
	struct pmureg_acts program, start, stop, finish, read, saved;
	size_t saved_count;      /* how many of `saved` have been read */
	uint64_t *variables;     /* scratch, enough for any block */
	uint16_t *owners, *via, *queue; /* scratch of the choice of counters */
	int wrote;               /* anything but selects */
	int running, started;
};

/* ---- size.c ---- */

struct pmureg_sizes {
	size_t units, uses, kinds, slots, variables, counters;
	size_t program, start, stop, finish, read, saved;
};
void pmureg_measure(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
		    struct pmureg_sizes *sizes);
int pmureg_event_counts(const struct pmureg_event *event, const struct pmureg_block *block, uint16_t instance);

/* ---- variables.c ---- */

/* Terms (with the defaults, or as they were given), numbers, counter, masks of used counters, slots. NULL use: 0s. */
int pmureg_fill_variables(struct pmureg_session *session, const struct pmureg_unit *unit, const struct pmureg_use *use,
			  int defaults);
int pmureg_condition(const struct pmureg_session *session, struct pmureg_code code, int *holds);

/* ---- discover.c, choose.c, check.c ---- */

int pmureg_discover(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);
int pmureg_find_kinds(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);
int pmureg_choose(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);
int pmureg_choose_slots(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);
int pmureg_check_rules(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);

/* ---- steps.c, values.c, counting.c ---- */

int pmureg_add_access(struct pmureg_session *session, struct pmureg_acts *to, const struct pmureg_unit *unit,
		      struct pmureg_act act);
int pmureg_flatten_unit(struct pmureg_session *session, const struct pmureg_unit *unit, struct pmureg_error *error);
int pmureg_flatten_reads(struct pmureg_session *session, const struct pmureg_unit *unit);

/* ---- save.c, restore.c ---- */

uint64_t pmureg_plain_bits(const struct pmureg_register *reg);    /* that a write sets to what it writes */
uint64_t pmureg_stateful_bits(const struct pmureg_register *reg); /* that a written 1 changes, and that stay */

/* Reads the register of a saved act. */
int pmureg_read_saved(struct pmureg_session *session, const struct pmureg_act *act, uint64_t *value);


int pmureg_save_selector(struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
			 const struct pmureg_register *reg, struct pmureg_error *error);
int pmureg_save_all(struct pmureg_session *session, struct pmureg_error *error);
int pmureg_restore_all(struct pmureg_session *session, struct pmureg_error *error);

/* ---- act.c ---- */

/* Does one act, or a list of them; an error names the register. `on` does the rest of the list even after an error. */
int pmureg_act(struct pmureg_session *session, struct pmureg_act *act, struct pmureg_error *error);
int pmureg_act_all(struct pmureg_session *session, struct pmureg_acts *list, int on, struct pmureg_error *error);
int pmureg_fail_access(const struct pmureg_session *session, const struct pmureg_act *act, int code,
		       struct pmureg_error *error);

static inline const struct pmureg_register *pmureg_act_register(const struct pmureg_session *session,
								const struct pmureg_act *act)
{
	return &session->system->blocks[act->place.block].registers[act->reg];
}

#endif
