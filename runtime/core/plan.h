/*
 * plan.h: a session, its turns and their flattened steps. All memory is the caller's, carved at open.
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
	uint32_t tally;   /* of a counter that is read */
	uint64_t value;   /* to write; of a saved register: what was found */
	uint64_t mask;    /* of a modify: the bits that change; of a read: the counter's width; of a saved register: its select */
};

/* A register that chooses banks, and what it was told last. */
struct pmureg_bank {
	struct pmureg_place place;
	uint64_t value;
	int known;
};

struct pmureg_acts {
	struct pmureg_act *acts;
	size_t count, capacity;
	struct pmureg_bank bank;
};

/* A register that the session changes: how it was found. */
struct pmureg_saved {
	struct pmureg_act act;
	uint64_t left, compared; /* what the session wrote to it last, and which bits of that must be there still */
	uint64_t now;
	int changed;             /* by someone else: then it was `now` at the end */
};

/* What an access of the undo list is for. */
struct pmureg_origin {
	const struct pmureg_act *act;
	const struct pmureg_saved *saved; /* NULL: it is a step, and puts nothing back */
	int selects;                      /* the bank of what comes behind it */
};

/* How a counter is put together from its accesses. */
enum pmureg_joint {
	PMUREG_ONE,
	PMUREG_LOW_HIGH,
	PMUREG_HIGH_LOW_HIGH
};

/* A counter that is read. */
struct pmureg_sample {
	uint64_t last;
	uint64_t mask;    /* of its width */
	uint64_t rate;    /* highest, in 1/65536 of a count a nanosecond; 0: not known */
	uint64_t near;    /* a low half from here on may have wrapped before the high one was read */
	uint32_t access;  /* the first of its accesses */
	uint32_t act;     /* in the turn's `read` */
	uint32_t tally;
	uint8_t joint;    /* enum pmureg_joint */
};

/* What an event has counted on one instance. */
struct pmureg_tally {
	uint64_t count;
	uint16_t instance;
	uint8_t reason;   /* enum pmureg_reason */
};

/* A kind of counters of one unit. */
struct pmureg_kind {
	uint16_t count; /* as discovered */
	uint8_t width;
	uint64_t used;  /* mask of its counters */
	uint64_t holes; /* mask of those below `count` that are not there */
};

static inline int pmureg_kind_has(const struct pmureg_kind *kind, uint32_t counter)
{
	return counter < kind->count && !(counter < 64 && kind->holes >> counter & 1);
}

/* An event on a unit. */
struct pmureg_use {
	const struct pmureg_event *event;
	uint64_t kinds;    /* mask of kinds that may count it */
	uint64_t counters; /* mask of counters of a kind that may; 0: any */
	uint16_t kind, counter;
	uint16_t *slots;   /* of each pool; PMUREG_NONE: it needs none */
	uint32_t tally;
};

/* One instance of a block that counts something. */
struct pmureg_unit {
	const struct pmureg_block *block;
	uint16_t instance;
	struct pmureg_use *uses;
	size_t use_count;
	struct pmureg_kind *kinds;
};

/* What an event has had of the counters. The turns are its group's: they stand at the leader. */
struct pmureg_share {
	uint64_t running_ns;
	uint16_t leader;             /* the first event of its group */
	uint16_t turns, last, tried; /* how many it is in; the last of those; the last that it was tried for */
	uint8_t rotates, began;      /* it takes turns; it has counted something */
};

/* Events that are counted at the same time. */
struct pmureg_turn {
	uint8_t *members;                /* a bit for each event of the session */
	struct pmureg_unit *units;
	struct pmureg_use *uses;
	struct pmureg_kind *kinds;
	uint16_t *slots;
	size_t unit_count, use_count;
	struct pmureg_acts program, start, stop, finish, read;
	struct pmureg_access *accesses;  /* what a read does */
	uint32_t *reads;                 /* of each access: the act that it is for */
	size_t access_count, access_capacity;
	struct pmureg_sample *samples;
	size_t sample_count;
	uint64_t read_ns;                /* just before it was read last */
	int started;                     /* since it was programmed */
};

struct pmureg_arena {
	unsigned char *at;
	size_t left;
};

/*
 * Turn 0 counts all the time; those behind it, if there are any, one after another, and then again from the first. An event
 * is in turn 0 or in some of the others, and so is a unit.
 */
struct pmureg_session {
	const struct pmureg_system *system;
	struct pmureg_io *io;
	struct pmureg_session_options options;
	struct pmureg_arena arena;
	struct pmureg_event *events;
	struct pmureg_share *shares; /* of each event */
	size_t group_count;
	uint8_t *members;        /* of each turn that there can be: a bit for each event */
	uint32_t *tallies_of;    /* of each event: the first; one more entry, for the end */
	size_t event_count;
	struct pmureg_tally *tallies;
	struct pmureg_turn *turns;
	size_t turn_count, current; /* the current one of those that take turns; 0: there are none */
	struct pmureg_unit *found;  /* all units, as they were discovered */
	size_t found_count;
	struct pmureg_saved *saved;
	size_t saved_listed, saved_count, saved_capacity; /* listed, and how many of those have been read */
	struct pmureg_bank bank;    /* of accesses outside a list */
	struct pmureg_access *undo;
	struct pmureg_origin *origins; /* of each */
	size_t undo_count, undo_capacity;
	uint64_t *variables;        /* scratch, enough for any block */
	uint16_t *owners, *via, *queue; /* scratch of the choice of counters */
	uint64_t since_ns, enabled_ns, always_ns; /* the last: how long turn 0 has run */
	int wrote;                  /* anything but selects */
	int running, started;
};

/* ---- size.c ---- */

struct pmureg_sizes {
	size_t units, uses, kinds, slots, variables, counters;
	size_t program, start, stop, finish, read, accesses, saved;
};

/* What events of which these are members (NULL: all) take: together, or at most those of them that fit in one turn. */
enum pmureg_extent { PMUREG_TOGETHER, PMUREG_ONE_TURN };
void pmureg_measure(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
		    const uint8_t *members, enum pmureg_extent extent, struct pmureg_sizes *sizes);
size_t pmureg_group_count(const struct pmureg_event *events, size_t count);
int pmureg_event_counts(const struct pmureg_event *event, const struct pmureg_block *block, uint16_t instance);
int pmureg_may_rotate(const struct pmureg_session_options *options, const struct pmureg_event *events, size_t count);
size_t pmureg_undo_bound(size_t steps, size_t saved);
size_t pmureg_saved_bound(const struct pmureg_system *system, const struct pmureg_event *events, size_t count, int rotates);

/* ---- memory.c ---- */

int pmureg_carve_session(struct pmureg_session *session, int rotates);
int pmureg_carve_turn(struct pmureg_session *session, struct pmureg_turn *turn, uint8_t *members);
int pmureg_carve_undo(struct pmureg_session *session);

/* ---- turn.c ---- */

/* The event that speaks for the group of an event: its first. */
size_t pmureg_group_leader(const struct pmureg_event *events, size_t event);

/* The bit of an event in what says who is in a turn. */
static inline size_t pmureg_member_bytes(size_t event_count)
{
	return (event_count + 7) / 8;
}

static inline int pmureg_is_member(const uint8_t *members, size_t event)
{
	return members[event / 8] >> event % 8 & 1;
}

static inline void pmureg_set_member(uint8_t *members, size_t event, int is_member)
{
	const unsigned int bit = 1U << event % 8;

	members[event / 8] = (uint8_t)(is_member ? members[event / 8] | bit : members[event / 8] & ~bit);
}

/* Makes the units of a turn from the events that are in it; `members` NULL: all events. */
void pmureg_turn_fill(struct pmureg_session *session, struct pmureg_turn *turn, const uint8_t *members);

/* What holds for each event alone; then what the hardware has: into session->found. */
int pmureg_turn_check(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error);

/* Chooses counters and makes the steps of one unit of a turn, and of all. */
int pmureg_turn_plan_unit(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_unit *unit,
			  struct pmureg_error *error);
int pmureg_turn_plan(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error);

/* ---- crowded.c, rotation.c ---- */

static inline size_t pmureg_event_index(const struct pmureg_session *session, const struct pmureg_use *use)
{
	return (size_t)(use->event - session->events);
}

/* Turn 0 has all events: marks those that want a unit where not all fit. */
int pmureg_mark_crowded(struct pmureg_session *session, struct pmureg_turn *all);

/* Decides which event is counted in which turn, and plans all turns. */
int pmureg_make_turns(struct pmureg_session *session, struct pmureg_error *error);

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
int pmureg_check_each(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);
int pmureg_check_together(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error);

/* ---- steps.c, values.c, counting.c, reads.c ---- */

int pmureg_add_access(struct pmureg_session *session, struct pmureg_acts *to, const struct pmureg_unit *unit,
		      struct pmureg_act act);
int pmureg_flatten_unit(struct pmureg_session *session, struct pmureg_turn *turn, const struct pmureg_unit *unit,
			struct pmureg_error *error);
int pmureg_is_counter(const struct pmureg_block *block, uint16_t reg); /* one that is read for some event */
int pmureg_always_runs(const struct pmureg_block *block, uint16_t reg); /* a counter that nothing starts or stops */
int pmureg_add_reads(struct pmureg_session *session, struct pmureg_turn *turn, const struct pmureg_unit *unit);
int pmureg_flatten_reads(struct pmureg_session *session, struct pmureg_turn *turn);

/* ---- save.c, restore.c, unwind.c ---- */

uint64_t pmureg_stateful_bits(const struct pmureg_register *reg); /* that a written 1 changes, and that stay */
uint64_t pmureg_kept_bits(const struct pmureg_register *reg);     /* that are not ours: written as they are found */
int pmureg_can_read(const struct pmureg_register *reg);           /* and nothing changes by that */

int pmureg_save_selector(struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
			 const struct pmureg_register *reg, struct pmureg_error *error);
int pmureg_save_all(struct pmureg_session *session, struct pmureg_error *error);
struct pmureg_saved *pmureg_find_saved(const struct pmureg_session *session, const struct pmureg_place *place,
				       uint16_t reg, uint64_t select);

/* Reads a register outside of a list; session->bank knows what is selected. `select`: of its bank. */
int pmureg_read_outside(struct pmureg_session *session, const struct pmureg_act *act, uint64_t select, uint64_t *value);

/* Writes what is not the session's as it was found. */
void pmureg_keep_bits(struct pmureg_session *session);

/* Makes the list from what has been saved; does it, all of it even after an error, and reports the first. */
int pmureg_make_undo(struct pmureg_session *session);
int pmureg_undo_all(struct pmureg_session *session, struct pmureg_error *error);

/* Puts back what was selected, where nothing else has been written. */
void pmureg_undo_selects(struct pmureg_session *session);

/* ---- owner.c, changed.c ---- */

/* -EBUSY: someone else counts with what the session would write. */
int pmureg_check_owner(struct pmureg_session *session, struct pmureg_error *error);

/* Notes which control registers no longer are as the session left them. */
int pmureg_compare_controls(struct pmureg_session *session, struct pmureg_error *error);

/* ---- sample.c ---- */

/* Reads a turn and counts on; or, where it begins: what the counters hold already is not its. */
int pmureg_turn_read(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error);
int pmureg_turn_read_first(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error);

/* ---- results.c ---- */

uint64_t pmureg_now(const struct pmureg_session *session); /* 0 without a clock */

int pmureg_check_started(const struct pmureg_session *session, struct pmureg_error *error);

/* Time up to now goes to those who have run: turn 0, and this one; NULL: none. */
void pmureg_account(struct pmureg_session *session, uint64_t now, const struct pmureg_turn *turn);

/* ---- act.c ---- */

/* Does one act, or a list of them; an error names the register. `on` does the rest of the list even after an error. */
int pmureg_act(struct pmureg_session *session, const struct pmureg_act *act, struct pmureg_error *error);
int pmureg_act_all(struct pmureg_session *session, const struct pmureg_acts *list, int on, struct pmureg_error *error);
int pmureg_fail_access(const struct pmureg_session *session, const struct pmureg_act *act, int code,
		       struct pmureg_error *error);

/* One of the accesses in a list that an act has become: its select, a barrier (`kind`, of enum pmureg_access_kind), itself. */
int pmureg_fail_listed(const struct pmureg_session *session, const struct pmureg_act *act, uint8_t kind, int selects, int code,
		       struct pmureg_error *error);

static inline const struct pmureg_register *pmureg_act_register(const struct pmureg_session *session,
								const struct pmureg_act *act)
{
	return &session->system->blocks[act->place.block].registers[act->reg];
}

#endif
