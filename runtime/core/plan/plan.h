/*
 * plan.h: a session, its rotations of events over the counters, and its lists of accesses. All are in the caller's
 * memory, which pmureg_session_open() divides into pieces.
 */
#ifndef PMUREG_CORE_PLAN_H
#define PMUREG_CORE_PLAN_H

#include "../internal.h"
#include "../parse/parse.h"

/* A counter that a rotation reads, or a register of a counter that is a sum. Without joint, near and access, a plan. */
struct pmureg_sample {
	uint64_t last;   /* the value of the last read */
	uint64_t mask;   /* of the counter's width */
	uint64_t rate;   /* highest rate, in 1/65536 counts per ns; 0: not known */
	uint64_t near;   /* a low half of at least this may have wrapped before the high half was read */
	uint32_t access; /* index of its first access in the rotation's list PMUREG_READ */
	uint32_t total;  /* index in the session's totals */
	uint16_t unit;   /* index in the rotation's units, if the unit is frozen */
	uint8_t joint;   /* enum pmureg_joint */
	uint8_t low;     /* lowest bit of the counter in its register */
	uint8_t part;    /* joined registers: bits of the lower one; halves: 32 */
	uint8_t is_joined, saturates;
	uint8_t restarts; /* counts from 0 again after each restart of its unit */
	uint8_t shift;    /* a count of 1 stands for 2^shift */
};

/* A register to read for an event, until the reads of its rotation are in order. */
struct pmureg_planned_read {
	struct pmureg_access access;
	struct pmureg_sample sample;
	uint64_t select;        /* of its bank: pmureg_access_select() */
	uint32_t upper_element; /* the register of the upper bits of a joined counter */
	uint16_t upper;
	uint16_t number; /* of a unit that is frozen (| FROZEN) or has snapshots, from 1: its reads stay together */
};

/* The count of an event on one instance. */
struct pmureg_total {
	uint64_t count;
	uint64_t frozen_ns; /* time for which reads of the event's group stopped the unit */
	uint16_t instance;
	uint8_t reason; /* enum pmureg_reason */
};

/* A part of a list of accesses. */
struct pmureg_part {
	size_t first, count;
};

/* The counters of one kind on one unit. All masks have a bit for each counter. */
struct pmureg_kind {
	uint16_t count;    /* discovered number of counters */
	uint8_t width;     /* discovered width in bits */
	uint8_t snapshots; /* snapshots of the unit contain these counters */
	uint8_t probed;    /* probe_width.c has measured the width */
	uint64_t used;     /* counters that the session uses on this unit */
	uint64_t holes;    /* absent counters with a number below `count` */
	uint64_t others;   /* counters in use by another program */
	uint64_t taken;    /* shared counters that the session uses on another unit */
};

static inline int pmureg_kind_has(const struct pmureg_kind *kind, uint32_t counter)
{
	return counter < kind->count && !(counter < 64 && kind->holes >> counter & 1);
}

/* Returns the kind of a counter. The counters of a unit have consecutive numbers, kind after kind. */
static inline uint16_t pmureg_kind_of(const struct pmureg_block *block, uint16_t number)
{
	uint16_t kind = block->counter_count;

	while (kind > 0 && number < pmureg_block_counters(block)[kind - 1].number)
		kind--;
	return (uint16_t)(kind - 1);
}

/* An event on one unit, and its counter there. */
struct pmureg_assignment {
	const struct pmureg_event *event;
	const struct pmureg_event *leader; /* first event of its group on this unit; expressions may use its terms */
	uint64_t kinds;                    /* mask of the kinds that may count it */
	const struct pmureg_described_event *like; /* described event with the same counters; or NULL */
	uint64_t *able;         /* for each kind: mask of counters that may count it; after 64 all or none */
	uint16_t kind, counter; /* the assigned counter */
	uint8_t joins;          /* it may have a joined counter */
	uint16_t *slots;        /* for each pool its slot; PMUREG_NONE: it needs none */
	uint32_t total;         /* index in the session's totals */
};

/* An instance of a block on which the session counts. */
struct pmureg_unit {
	const struct pmureg_block *block;
	uint16_t instance;
	struct pmureg_assignment *assignments;
	size_t assignment_count;
	unsigned int refused; /* number of groups that did not fit in the current rotation */
	int rotates;          /* its events are multiplexed: either all are, or none */
	struct pmureg_kind *kinds;
	uint64_t absent;                      /* mask of pages that the unit lacks */
	uint64_t *facts;                      /* values of the block's event_facts, then instances of each lender */
	size_t home;                          /* index in plan->found of the first unit with the same counters */
	size_t last;                          /* of a home: the last such unit in the rotation, from 1; 0: none */
	int wanted;                           /* of a home: the group being planned wants one of these units */
	int shares;                           /* other units have the same counters */
	size_t before;                        /* the previous unit with these counters in the rotation, from 1 */
	int frozen;                           /* stopped for each read, for a group or counters that restart */
	int restarts;                         /* it has counters that restart */
	int restarted;                        /* the last read restarted it */
	int snapshots;                        /* each read triggers a snapshot, so all counts are of one time */
	struct pmureg_part stop, read, start; /* parts of the rotation's lists, if frozen */
};

/* Groups that want as many counters on the same units, next group first. Stored in the schedule of one leader. */
struct pmureg_queue {
	uint16_t first, last;  /* leaders of groups; PMUREG_NONE: empty */
	uint16_t next;         /* leader with the next queue */
	uint16_t at, rotation; /* the next group to try for this rotation */
};

/* The times and rotations of an event. Groups are multiplexed as a whole: members about rotations are the leader's. */
struct pmureg_schedule {
	uint64_t running_ns;
	const struct pmureg_described_event *like; /* described event with the same counters; or NULL */
	uint16_t leader;                           /* the first event of its group */
	uint16_t rotations, last, tried; /* number of its rotations; the last one; the last one that it was tried for */
	uint16_t before, behind, of;     /* neighbours in a queue; the leader that stores this queue */
	struct pmureg_queue queue;       /* the queue stored here, if any */
	uint8_t rotates, began;          /* it is multiplexed; its counter has been started */
};

/* Events that are counted at the same time. */
struct pmureg_rotation {
	uint8_t *members; /* a bit for each event of the session */
	struct pmureg_unit *units;
	struct pmureg_assignment *assignments;
	struct pmureg_kind *kinds;
	uint16_t *slots;
	uint64_t *able;
	size_t unit_count, assignment_count, kind_count, slot_count, able_count; /* of the arrays above */
	struct pmureg_list lists[PMUREG_LISTS]; /* by enum pmureg_bound */
	struct pmureg_list looks; /* reads of the controls */
	struct pmureg_sample *samples;
	size_t sample_count;
	size_t unfrozen;  /* number of accesses of PMUREG_READ before those of frozen units */
	uint64_t read_ns; /* time just before the last read */
	int started;      /* since it was programmed */
	int runs;         /* started, and not stopped since */
	uint64_t ran_ns;  /* time in which it was current */
	int sat_out;      /* it was skipped last time, see next_rotation() */
};

/* An access to a register that the counters of a unit share, while the events of the unit add their terms to it. */
struct pmureg_shared_write {
	size_t access;    /* index in its list */
	uint64_t decided; /* bits of the access that terms decide */
	const struct pmureg_assignment *by; /* the first event with such a term */
	uint64_t value, mask;               /* of struct pmureg_shares: of the access, without other events */
};

/* The writes of an event to registers that all counters of its unit share. */
struct pmureg_shares {
	struct pmureg_list *list; /* their accesses are in it */
	struct pmureg_shared_write *at;
	size_t count, capacity;
};

/* A value that the session may leave in a saved register, while it makes its undo. */
struct pmureg_note {
	uint64_t value;
	uint32_t before; /* the note before this one of the same register, from 1; 0: it is the first */
};

/* What makes the lists of a unit and its events: for a session, or for a PMU on which events come and go. */
struct pmureg_plan {
	struct pmureg_runner runner;
	unsigned int flags;                /* of enum pmureg_session_flag */
	struct pmureg_control *owned;      /* as in the options of a session; or NULL */
	const struct pmureg_event *blamed; /* the event of the last error that is only this event's; or NULL */
	struct pmureg_unit *found;         /* all discovered units of the events */
	size_t found_count;
	uint64_t *variables;                /* scratch for expressions, enough for any block */
	uint16_t *owners, *via, *queue;     /* scratch for assign.c */
	struct pmureg_shared_write *shared; /* scratch for steps.c, enough for any unit */
	size_t shared_capacity;
	struct pmureg_planned_read *planned; /* the reads that are planned */
	size_t planned_count, planned_capacity;
};

/* Notes that an event cannot be counted, unless the plan is a trial. Returns the event's text. */
static inline const char *pmureg_blame(struct pmureg_plan *plan, const struct pmureg_event *event)
{
	if (plan->runner.error)
		plan->blamed = event;
	return event->text;
}

/* The caller's memory that is left. */
struct pmureg_arena {
	unsigned char *at; /* NULL: only measures the size */
	size_t left;
	int full; /* a piece did not fit */
};

/*
 * Rotation 0 counts all the time. The rotations after it, if any, follow one another, and begin again after the last.
 * An event is in rotation 0 or in some of the others, and so is a unit.
 */
struct pmureg_session {
	struct pmureg_plan plan;
	struct pmureg_session_options options;
	struct pmureg_arena arena;
	const struct pmureg_event *events;
	struct pmureg_schedule *schedules; /* for each event */
	uint16_t queues;                   /* leader with the first queue */
	size_t group_count;
	uint8_t *members;    /* for each possible rotation: a bit for each event */
	uint32_t *totals_of; /* for each event the index of its first total; one more entry for the end */
	size_t event_count;
	struct pmureg_total *totals;
	struct pmureg_rotation *rotations;
	size_t rotation_count, current; /* current multiplexed rotation; 0: nothing is multiplexed */
	uint64_t rotations_begun;       /* number of rotations begun since the start */
	struct pmureg_kind *found_kinds;
	uint64_t *found_facts;       /* for `facts` of these units */
	struct pmureg_list put_back; /* list of struct pmureg_undo */
	struct pmureg_compared *compared; /* compared and values of struct pmureg_undo */
	uint64_t *values;
	size_t compared_count, compared_capacity, value_count;
	struct pmureg_note *notes; /* of all registers; there is room for as many values */
	uint32_t note_count, note_capacity;
	int undo_full;                             /* a value did not fit, because the generator's bounds are wrong */
	uint64_t since_ns, enabled_ns;             /* time of the last account; enabled time, in which rotation 0 ran */
	int freezes;                               /* a unit is stopped for reads */
	int has_written;                           /* it wrote registers, or is about to; selects do not count */
	int running, started;
};

/* ---- memory.c ---- */

/* Returns the first event of an event's group. */
size_t pmureg_group_leader(const struct pmureg_event *events, size_t event);

int pmureg_event_counts(const struct pmureg_event *event, const struct pmureg_block *block, uint16_t instance);
/* Checks whether a member is of the block, so that a caller can skip the block's units, which may be hundreds. */
int pmureg_is_wanted(const struct pmureg_session *session, const uint8_t *members, const struct pmureg_block *block);
/* Returns how many counters a group wants on a unit. The events of a group follow one another. */
size_t pmureg_group_wants(const struct pmureg_session *session, size_t leader, const struct pmureg_unit *unit);
int pmureg_may_rotate(const struct pmureg_session_options *options, const struct pmureg_event *events, size_t count);

/* Numbers of elements that some events need. */
struct pmureg_need {
	size_t units, assignments, kinds, facts, slots, able, variables, counters, shared, bounds[PMUREG_BOUNDS];
};

struct pmureg_needs {
	struct pmureg_need all;     /* of all events */
	struct pmureg_need at_once; /* of at most those that fit in one rotation */
};

/* Returns the size of a session, see pmureg_session_size(), and what it needs. */
size_t pmureg_measure(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
		      const struct pmureg_session_options *options, struct pmureg_needs *needs);

/*
 * Take pieces of the caller's memory: for the session and rotation 0, for a rotation of some events, and for the undo
 * when all lists are made. -ENOSPC: the bounds are wrong.
 */
int pmureg_carve_session(struct pmureg_session *session, const struct pmureg_needs *needs, int rotates);
int pmureg_carve_rotation(struct pmureg_session *session, struct pmureg_rotation *rotation, uint8_t *members);
int pmureg_carve_undo(struct pmureg_session *session);

/* Adds the needs of a unit and its events; then pieces for a rotation, and for the scratch of a plan. */
void pmureg_need_unit(const struct pmureg_block *block, size_t events, struct pmureg_need *need);
struct pmureg_arena pmureg_arena_in(void *memory,
				    size_t size); /* from the first aligned byte on; of at least 7 bytes */
void *pmureg_carve(struct pmureg_arena *arena, size_t count, size_t size);
void pmureg_carve_list(struct pmureg_arena *arena, struct pmureg_list *list, size_t capacity);
void pmureg_carve_needed(struct pmureg_arena *arena, struct pmureg_rotation *rotation, const struct pmureg_need *need);
void pmureg_carve_plan(struct pmureg_arena *arena, struct pmureg_plan *plan, const struct pmureg_need *need);
/* The registers that a plan saves, and its slots. */
void pmureg_carve_saved(struct pmureg_arena *arena, struct pmureg_runner *runner, const struct pmureg_need *need);

/* A set of events, as the members of a rotation, has a bit for each event. */
static inline size_t pmureg_member_bytes(size_t event_count)
{
	return (event_count + 7) / 8;
}

static inline int pmureg_is_member(const uint8_t *members, size_t event)
{
	return members[event / 8] >> event % 8 & 1;
}

/* Returns the first member from `event` on, or `count`. `members` NULL: all events are members. */
static inline size_t pmureg_next_member(const uint8_t *members, size_t event, size_t count)
{
	while (members && event < count && !pmureg_is_member(members, event))
		event += event % 8 == 0 && !members[event / 8] ? 8 : 1;
	return event < count ? event : count;
}

/* ---- variables.c ---- */

/* Fills in plan->variables: terms, with or without defaults, and all else of struct pmureg_variables. `assignment`
 * NULL: the variables of an event are 0. */
void pmureg_fill_variables(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, int defaults);

/* Returns an access to a register of a unit, its own or a borrowed one. */
static inline struct pmureg_access pmureg_unit_access(const struct pmureg_runner *runner,
						      const struct pmureg_unit *unit, uint16_t reg, uint32_t element)
{
	return pmureg_reach_of(runner, unit->block, unit->instance,
			       unit->facts ? unit->facts + unit->block->event_fact_count : NULL, reg, element);
}

/* Returns the instances from which a unit borrows a register, see borrow.c; 0 for its own register. */
static inline uint64_t pmureg_unit_lenders(const struct pmureg_unit *unit, uint16_t reg)
{
	const struct pmureg_block *block = unit->block;

	return reg < block->register_count ?
		       0 :
		       unit->facts[block->event_fact_count +
				   pmureg_block_borrowed(block)[reg - block->register_count].lender];
}

/* Checks whether a register is the unit's own, or is in an instance from which the unit borrows. */
static inline int pmureg_unit_has(const struct pmureg_runner *runner, const struct pmureg_unit *unit,
				  const struct pmureg_place *place)
{
	if (&pmureg_system_blocks(runner->system)[place->block] == unit->block && place->instance == unit->instance)
		return 1;
	for (uint16_t i = 0; i < unit->block->lender_count; i++)
		if (pmureg_block_lenders(unit->block)[i].block == place->block &&
		    pmureg_is_lender(unit->facts[unit->block->event_fact_count + i], place->instance))
			return 1;
	return 0;
}

/* Returns the unit of an instance from a list of units, or NULL. */
static inline struct pmureg_unit *pmureg_unit_among(struct pmureg_unit *units, size_t count,
						    const struct pmureg_block *block, uint16_t instance)
{
	for (size_t u = 0; u < count; u++)
		if (units[u].block == block && units[u].instance == instance)
			return &units[u];
	return NULL;
}

/* ---- save.c ---- */

/*
 * List the registers to save: of all units the selectors and the counters that run with them; those that a list
 * changes. pmureg_read_saved() reads them.
 */
void pmureg_save_units(struct pmureg_plan *plan);
void pmureg_save_list(struct pmureg_plan *plan, const struct pmureg_list *list);

/* Saves all registers that the session's lists change. */
int pmureg_save_all(struct pmureg_session *session);

/* ---- owner.c ---- */

/* Returns the description of a register with an unexpected value. */
static inline struct pmureg_control pmureg_control_of(const struct pmureg_system *system,
						      const struct pmureg_access *access, uint64_t value,
						      uint64_t expected)
{
	return (struct pmureg_control){pmureg_access_block(system, access), pmureg_access_register(system, access),
				       access->place.instance, access->element, value, expected};
}

/* Reports a counter that another program uses, and that the session needs or would disturb. Returns -EBUSY. */
int pmureg_fail_owned(struct pmureg_plan *plan, const struct pmureg_unit *unit, uint16_t kind, uint16_t counter);
/* Checks whether the session's writes would disturb a counter in use by another program. */
int pmureg_check_owner(struct pmureg_session *session);

/*
 * Prepares to notice a program that begins to count on the session's units while the session runs. Notes which saved
 * registers control the unused counters. Adds to the undo the other registers that show whether these counters run, with
 * their current values, for counters that the session might disturb.
 */
int pmureg_watch_others(struct pmureg_session *session);

/* ---- discover.c, check.c, used_terms.c, assign.c ---- */

/* Reads the facts of a unit that expressions about events use, and finds its lenders. */
int pmureg_tell(struct pmureg_plan *plan, struct pmureg_unit *unit);
int pmureg_discover(struct pmureg_plan *plan, struct pmureg_unit *unit);

/* Gets the shift of the event's counter, if it has one: a count of 1 stands for 2^shift. Else 0. */
int pmureg_find_shift(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		      const struct pmureg_assignment *assignment, uint8_t *shift);

int pmureg_check_each(struct pmureg_plan *plan, struct pmureg_unit *unit);
int pmureg_check_together(struct pmureg_plan *plan, struct pmureg_unit *unit);

/* Finds for each rule whether it applies to an event. Fills in the event's variables, with defaults. */
void pmureg_find_rules(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		       const struct pmureg_assignment *assignment, uint8_t *applying);
/* Checks whether the terms that must be equal under a rule are. `count`: of the block's terms. */
int pmureg_terms_agree(const uint64_t *first, const uint64_t *terms, const struct pmureg_rule *rule, uint16_t count);

/* Checks that every given term has an effect on its event. Only for a planned unit. */
int pmureg_check_terms(struct pmureg_plan *plan, const struct pmureg_unit *unit);

int pmureg_find_kinds(struct pmureg_plan *plan, struct pmureg_unit *unit);
int pmureg_assign_counters(struct pmureg_plan *plan, const struct pmureg_rotation *rotation, struct pmureg_unit *unit);
/* Returns the number of the first counter that can count an event, from the number `from` on, then from 0; or PMUREG_NONE. */
uint16_t pmureg_assign_next(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t from);
/*
 * Assigns a counter that no other event of the unit has to one event: the one with the number `wanted`, or the first. The
 * others keep theirs. -EBUSY: there is none.
 */
int pmureg_assign_free(const struct pmureg_unit *unit, struct pmureg_assignment *assignment, uint16_t wanted);
/* Sets `used` of the unit's kinds from the counters of its events. */
void pmureg_find_used(struct pmureg_unit *unit);
/* Finds the units that share counters: those that borrow from the same unit, and this unit. */
void pmureg_find_homes(struct pmureg_plan *plan);
/* Assigns a slot of each pool that an event needs. Those before it in the unit keep theirs. */
int pmureg_assign_slots(struct pmureg_plan *plan, struct pmureg_unit *unit, struct pmureg_assignment *assignment);

/* ---- steps.c, reads.c ---- */

/*
 * Adds `reset` and `finish` of a unit with multiplexed events to the lists of rotation 0, which run once. A change of
 * rotations must not run them, because another program may have begun to count on the unit.
 */
void pmureg_flatten_once(struct pmureg_plan *plan, const struct pmureg_unit *unit, struct pmureg_list *lists);
void pmureg_flatten_snapshot(struct pmureg_plan *plan, const struct pmureg_unit *unit, struct pmureg_list *read);
/* Adds the `reset` of all units that share counters, before the other steps of any. Other units add their own. */
void pmureg_flatten_resets(struct pmureg_plan *plan, struct pmureg_rotation *rotation);
int pmureg_flatten_unit(struct pmureg_plan *plan, struct pmureg_rotation *rotation, struct pmureg_unit *unit);

/* Adds a sequence of steps to a list, of an event or with `assignment` NULL of the unit. Does not check the values. */
int pmureg_flatten_steps(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			 const struct pmureg_assignment *assignment, const struct pmureg_steps *steps,
			 struct pmureg_list *to);
/*
 * Make lists of one event: what programs and enables it, with its writes to registers that all counters share; what
 * releases the slots that no other event of the unit has.
 */
int pmureg_flatten_on(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		      const struct pmureg_assignment *assignment, struct pmureg_shares *shares);
int pmureg_flatten_release(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, struct pmureg_list *to);
/*
 * Give the writes of an event the bits that another event decides (-EBUSY: they need different values); take the bits of
 * all others away; check the values, when the writes have the bits of all (-EINVAL: a register must not have its value).
 */
int pmureg_share(const struct pmureg_shares *of, const struct pmureg_shares *other);
void pmureg_share_alone(const struct pmureg_shares *of);
int pmureg_share_check(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		       const struct pmureg_assignment *assignment, const struct pmureg_shares *of);

int pmureg_add_reads(struct pmureg_plan *plan, struct pmureg_rotation *rotation, const struct pmureg_unit *unit);
/* Adds the reads of one event. `number`: as in struct pmureg_planned_read. */
int pmureg_add_event_reads(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, size_t number);
int pmureg_flatten_reads(struct pmureg_plan *plan, struct pmureg_rotation *rotation);

/* ---- rotation.c ---- */

/* Makes the units of a rotation from its events. `members` NULL: all events; `leader` not NULL: units of this group. */
void pmureg_rotation_fill(struct pmureg_session *session, struct pmureg_rotation *rotation, const uint8_t *members,
			  const uint16_t *leader);

/* Checks each event alone, then discovers the hardware, into session->found. */
int pmureg_rotation_check(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* Assign counters and make the lists of one unit, and of all units. */
int pmureg_rotation_plan_unit(struct pmureg_plan *plan, struct pmureg_rotation *rotation, struct pmureg_unit *unit);
int pmureg_rotation_plan(struct pmureg_plan *plan, struct pmureg_rotation *rotation);

/* ---- queue.c ---- */

void pmureg_queue_make(struct pmureg_session *session);

/* Returns the leader of the group to try next for a rotation; PMUREG_NONE: no group is left. */
uint16_t pmureg_queue_next(struct pmureg_session *session, uint16_t rotation);

/* Moves a group to its new place in its queue, after it was added to a rotation. */
void pmureg_queue_again(struct pmureg_session *session, uint16_t leader);

/* ---- schedule.c ---- */

/* Decides which events each rotation counts, and plans all rotations. */
int pmureg_make_rotations(struct pmureg_session *session);

#endif
