/*
 * plan.h: a session, the rotation of its events over the counters, and its lists of accesses. All memory is the
 * caller's, carved at open.
 */
#ifndef PMUREG_CORE_PLAN_H
#define PMUREG_CORE_PLAN_H

#include "../internal.h"
#include "../parse/parse.h"

/* A counter that is read. */
struct pmureg_sample {
	uint64_t last;
	uint64_t mask;   /* of its width */
	uint64_t rate;   /* highest, in 1/65536 of a count a nanosecond; 0: not known */
	uint64_t near;   /* a low half from here on may have wrapped before the high one was read */
	uint32_t access; /* the first of its accesses in the rotation's PMUREG_READ */
	uint32_t total;
	uint16_t unit; /* of the rotation; of one that is frozen */
	uint8_t joint; /* enum pmureg_joint */
	uint8_t low;   /* its lowest bit in the register */
	uint8_t part;  /* of two registers that are joined: the bits of the lower one; of halves 32 */
	uint8_t is_joined, saturates;
	uint8_t restarts; /* at 0, with its unit */
	uint8_t shift; /* each that it counts stands for 2 to the power of that */
};

/* What an event has counted on one instance. */
struct pmureg_total {
	uint64_t count;
	uint64_t frozen_ns; /* its unit stood still for that long, so that a group was read at one time */
	uint16_t instance;
	uint8_t reason; /* enum pmureg_reason */
};

/* A part of a list. */
struct pmureg_part {
	size_t first, count;
};

/* A kind of counters of one unit. */
struct pmureg_kind {
	uint16_t count; /* as discovered */
	uint8_t width;
	uint8_t snapshots; /* its counters are seen in those of the unit */
	uint8_t tried;  /* that is what sticks of all ones */
	uint64_t used;  /* mask of its counters */
	uint64_t holes; /* mask of those below `count` that are not there */
	uint64_t others; /* mask of those that another program counts with */
	uint64_t taken;  /* mask of those that another unit of the session counts with, of which they are, too */
};

static inline int pmureg_kind_has(const struct pmureg_kind *kind, uint32_t counter)
{
	return counter < kind->count && !(counter < 64 && kind->holes >> counter & 1);
}

/* All counters of a unit are numbered through: kinds one behind the other. */
static inline uint16_t pmureg_kind_of(const struct pmureg_block *block, uint16_t number)
{
	uint16_t kind = block->counter_count;

	while (kind > 0 && number < block->counters[kind - 1].number)
		kind--;
	return (uint16_t)(kind - 1);
}

/* An event on a counter of a unit. */
struct pmureg_assignment {
	const struct pmureg_event *event;
	const struct pmureg_event *leader; /* the first of its group on this unit: what siblings may inherit from */
	uint64_t kinds;                    /* mask of kinds that may count it */
	const struct pmureg_described_event *like; /* that tells its counters; or NULL */
	uint64_t *able;                    /* of each kind: mask of its counters that may; behind 64 all or none */
	uint16_t kind, counter;
	uint8_t joins;   /* it may have two counters that are joined */
	uint16_t *slots; /* of each pool; PMUREG_NONE: it needs none */
	uint32_t total;
};

/* One instance of a block that counts something. */
struct pmureg_unit {
	const struct pmureg_block *block;
	uint16_t instance;
	struct pmureg_assignment *assignments;
	size_t assignment_count;
	unsigned int refused;                  /* by the rotation at hand: groups that no plan was found for */
	struct pmureg_kind *kinds;
	uint64_t absent;                       /* mask of pages that it lacks */
	uint64_t *told;                        /* its facts that are told, and behind them which instances lend to it */
	size_t home;                           /* of those found that share its counters the first: its place, and there: */
	size_t last;                           /* in the rotation that is filled, the last of them, from 1; 0: none */
	int wanted;                            /* by the group that is planned */
	int shares;                            /* there are others of them */
	size_t before;                         /* in its rotation the one of them before it, from 1 */
	int frozen;                            /* stopped for each read: it has a group, or counters that restart */
	int restarts;                          /* its counters do */
	int restarted;                         /* at the last read */
	int snapshots;                         /* a snapshot is made for each read, of which all is of one time */
	struct pmureg_part stop, read, start; /* of one that is frozen: of the rotation's lists */
};

/* Groups that want the same counters of the same units, the next first. The first event of the first of all keeps it. */
struct pmureg_queue {
	uint16_t first, last;  /* groups; PMUREG_NONE: nobody */
	uint16_t next;         /* queue */
	uint16_t at, rotation; /* who is tried next, for this rotation */
};

/* When an event is counted. Where events are multiplexed, groups do as a whole: how stands at the leader. */
struct pmureg_schedule {
	uint64_t running_ns;
	const struct pmureg_described_event *like; /* that tells the event's counters; or NULL */
	uint16_t leader;                 /* the first event of its group */
	uint16_t rotations, last, tried; /* how many it is in; the last of those; the last that it was tried for */
	uint16_t before, behind, of;     /* of a leader: its neighbours in a queue, and the one that keeps it */
	struct pmureg_queue queue;       /* which this one keeps */
	uint8_t rotates, began;          /* it is multiplexed; it has counted something */
};

/* Events that are counted at the same time. */
struct pmureg_rotation {
	uint8_t *members; /* a bit for each event of the session */
	struct pmureg_unit *units;
	struct pmureg_assignment *assignments;
	struct pmureg_kind *kinds;
	uint16_t *slots;
	uint64_t *able;
	size_t unit_count, assignment_count, kind_count, slot_count, able_count; /* of those above */
	struct pmureg_list
		lists[PMUREG_LISTS + 1]; /* by enum pmureg_bound; of PMUREG_COUNTERS a read for each register */
	struct pmureg_list looks; /* reads of its controls; mask: which of the saved registers one is, from 1 */
	struct pmureg_sample *samples;
	size_t sample_count;
	size_t unfrozen; /* accesses of PMUREG_READ in front of those of frozen units */
	uint64_t read_ns; /* just before it was read last */
	int started;      /* since it was programmed */
	int runs;         /* and not stopped since */
	uint64_t ran_ns;  /* in all its turns */
	int sat_out;      /* the last time */
};

struct pmureg_arena {
	unsigned char *at; /* NULL: it is only measured */
	size_t left;
	int full;
};

/*
 * Rotation 0 counts all the time; those behind it, if there are any, one after another, and then again from the first.
 * An event is in rotation 0 or in some of the others, and so is a unit.
 */
struct pmureg_session {
	struct pmureg_runner runner;
	struct pmureg_session_options options;
	struct pmureg_arena arena;
	const struct pmureg_event *events;
	struct pmureg_schedule *schedules; /* of each event */
	uint16_t queues;                   /* the first */
	size_t group_count;
	uint8_t *members;    /* of each rotation that there can be: a bit for each event */
	uint32_t *totals_of; /* of each event: the first; one more entry, for the end */
	size_t event_count;
	struct pmureg_total *totals;
	struct pmureg_rotation *rotations;
	size_t rotation_count, current; /* the current one of those that are multiplexed; 0: there are none */
	uint64_t turn_count;            /* that have begun */
	struct pmureg_unit *found;      /* all units, as they were discovered */
	struct pmureg_kind *found_kinds;
	uint64_t *found_told;
	size_t found_count;
	struct pmureg_list put_back, wrote_values; /* as pmureg_undo has them */
	uint64_t *variables;                      /* scratch, enough for any block */
	uint16_t *owners, *via, *queue;           /* scratch of the choice of counters */
	uint64_t since_ns, enabled_ns;            /* the last: how long rotation 0 has run, too */
	int freezes;                              /* some of its units, to read them */
	int wrote;                                /* anything but selects */
	int running, started;
};

/* Whether the events of a unit of a rotation do: all of them, or none. */
static inline int pmureg_takes_turns(const struct pmureg_session *session, const struct pmureg_unit *unit)
{
	return session->schedules[unit->assignments[0].event - session->events].rotates;
}

/* Tells which event cannot be counted, unless the plan is only tried. Returns its text, for the message. */
static inline const char *pmureg_blame(const struct pmureg_session *session, const struct pmureg_event *event)
{
	if (session->runner.error && session->options.blamed)
		*session->options.blamed = (size_t)(event - session->events);
	return event->text;
}

/* ---- memory.c ---- */

/* The event that speaks for the group of an event: its first. */
size_t pmureg_group_leader(const struct pmureg_event *events, size_t event);

int pmureg_event_counts(const struct pmureg_event *event, const struct pmureg_block *block, uint16_t instance);
/* Whether one of these events is of the block, which may have hundreds of units. */
int pmureg_is_wanted(const struct pmureg_session *session, const uint8_t *members, const struct pmureg_block *block);
/* How many counters a group wants on a unit: its events stand one behind the other. */
size_t pmureg_group_wants(const struct pmureg_session *session, size_t leader, const struct pmureg_unit *unit);
int pmureg_may_rotate(const struct pmureg_session_options *options, const struct pmureg_event *events, size_t count);

/* Pieces of the caller's memory; what undoes when all is known that goes into it. -ENOSPC: the bounds are wrong.
 */
int pmureg_carve_session(struct pmureg_session *session, int rotates);
int pmureg_carve_rotation(struct pmureg_session *session, struct pmureg_rotation *rotation, uint8_t *members);
int pmureg_carve_undo(struct pmureg_session *session);

/* The bit of an event in what says who is in a rotation. */
static inline size_t pmureg_member_bytes(size_t event_count)
{
	return (event_count + 7) / 8;
}

static inline int pmureg_is_member(const uint8_t *members, size_t event)
{
	return members[event / 8] >> event % 8 & 1;
}

/* The first that is not before `event`; members NULL: all are. `count`: there is none. */
static inline size_t pmureg_next_member(const uint8_t *members, size_t event, size_t count)
{
	while (members && event < count && !pmureg_is_member(members, event))
		event += event % 8 == 0 && !members[event / 8] ? 8 : 1;
	return event < count ? event : count;
}

/* ---- variables.c ---- */

/* Terms (with the defaults, or as they were given), numbers, counter, masks of used counters, slots. NULL assignment:
 * 0s. */
void pmureg_fill_variables(struct pmureg_session *session, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, int defaults);

/* A register of a unit, or one that it borrows. */
static inline struct pmureg_access pmureg_unit_access(const struct pmureg_session *session,
						      const struct pmureg_unit *unit, uint16_t reg, uint32_t element)
{
	return pmureg_reach_of(session->runner.system, unit->block, unit->instance,
			       unit->told ? unit->told + unit->block->event_fact_count : NULL, reg, element);
}

/* Who lends a register to a unit; 0: nobody, or one. */
static inline uint64_t pmureg_unit_lenders(const struct pmureg_unit *unit, uint16_t reg)
{
	const struct pmureg_block *block = unit->block;

	return reg < block->register_count ?
		       0 :
		       unit->told[block->event_fact_count + block->borrowed[reg - block->register_count].lender];
}

/* Whether a register is the unit's own, or of an instance that lends to it. */
static inline int pmureg_unit_has(const struct pmureg_session *session, const struct pmureg_unit *unit,
				  const struct pmureg_place *place)
{
	if (&session->runner.system->blocks[place->block] == unit->block && place->instance == unit->instance)
		return 1;
	for (uint16_t i = 0; i < unit->block->lender_count; i++)
		if (unit->block->lenders[i].block == place->block &&
		    pmureg_is_lender(unit->told[unit->block->event_fact_count + i], place->instance))
			return 1;
	return 0;
}

/* The instance among units of a list, or NULL. */
static inline struct pmureg_unit *pmureg_unit_among(struct pmureg_unit *units, size_t count,
						    const struct pmureg_block *block, uint16_t instance)
{
	for (size_t u = 0; u < count; u++)
		if (units[u].block == block && units[u].instance == instance)
			return &units[u];
	return NULL;
}

/* ---- save.c ---- */

/* Saves all that the lists change. */
int pmureg_save_all(struct pmureg_session *session);

/* ---- owner.c ---- */

/* A register that is not as it should be. */
static inline struct pmureg_control pmureg_control_of(const struct pmureg_system *system,
						      const struct pmureg_access *access, uint64_t value,
						      uint64_t expected)
{
	return (struct pmureg_control){pmureg_access_block(system, access), pmureg_access_register(system, access),
				       access->place.instance, access->element, value, expected};
}

/* -EBUSY: another program uses a counter of the unit, and the session needs it, or its writes would disturb it. */
int pmureg_fail_owned(struct pmureg_session *session, const struct pmureg_unit *unit, uint16_t kind, uint16_t counter);
int pmureg_check_owner(struct pmureg_session *session);

/*
 * Who begins while the session counts, by a control that it does not write: notes all that other counters of its units
 * go by, and appends reads of what tells that they run, where the session might disturb them; as they were found.
 */
int pmureg_watch_others(struct pmureg_session *session, struct pmureg_list *list);

/* ---- discover.c, check.c, acting.c, assign.c ---- */

/* The facts that rules and steps are asked with, and who lends. */
int pmureg_tell(struct pmureg_session *session, struct pmureg_unit *unit);
int pmureg_discover(struct pmureg_session *session, struct pmureg_unit *unit);

/* To what power of 2 each count of the event stands, where its counter has such a factor. */
int pmureg_find_shift(struct pmureg_session *session, const struct pmureg_unit *unit,
		      const struct pmureg_assignment *assignment, uint8_t *shift);

int pmureg_check_each(struct pmureg_session *session, struct pmureg_unit *unit);
int pmureg_check_together(struct pmureg_session *session, struct pmureg_unit *unit);

/* Every term that was given acts: what nothing of its event looks at is refused. For units that are planned. */
int pmureg_check_terms(struct pmureg_session *session, const struct pmureg_unit *unit);

int pmureg_find_kinds(struct pmureg_session *session, struct pmureg_unit *unit);
int pmureg_assign_counters(struct pmureg_session *session, const struct pmureg_rotation *rotation,
			   struct pmureg_unit *unit);
/* Which of the units that were found share counters, because those are a third one's, or one's of them. */
void pmureg_find_homes(struct pmureg_session *session);
int pmureg_assign_slots(struct pmureg_session *session, struct pmureg_unit *unit);

/* ---- steps.c, reads.c ---- */

/*
 * `reset` and `finish` of a unit whose events are multiplexed: into the lists of rotation 0, which are run once. A turn
 * leaves alone whoever has come to the unit meanwhile.
 */
void pmureg_flatten_once(struct pmureg_session *session, const struct pmureg_unit *unit);
void pmureg_flatten_snapshot(struct pmureg_session *session, const struct pmureg_unit *unit, struct pmureg_list *read);
/* `reset` of the units that share counters, in front of what any of them does; the others do it for themselves. */
void pmureg_flatten_resets(struct pmureg_session *session, struct pmureg_rotation *rotation);
int pmureg_flatten_unit(struct pmureg_session *session, struct pmureg_rotation *rotation, struct pmureg_unit *unit);
int pmureg_add_reads(struct pmureg_session *session, struct pmureg_rotation *rotation, const struct pmureg_unit *unit);
int pmureg_flatten_reads(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* ---- rotation.c ---- */

/* Makes the units of a rotation from the events that are in it; `members` NULL: all events. */
void pmureg_rotation_fill(struct pmureg_session *session, struct pmureg_rotation *rotation, const uint8_t *members,
			  const uint16_t *leader);

/* What holds for each event alone; then what the hardware has: into session->found. */
int pmureg_rotation_check(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* Assigns counters and makes the lists: of one unit, and of all. */
int pmureg_rotation_plan_unit(struct pmureg_session *session, struct pmureg_rotation *rotation,
			      struct pmureg_unit *unit);
int pmureg_rotation_plan(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* ---- queue.c ---- */

void pmureg_queue_make(struct pmureg_session *session);

/* The group that is to be tried next for a rotation; PMUREG_NONE: nobody. */
uint16_t pmureg_queue_next(struct pmureg_session *session, uint16_t rotation);

/* It has come into a rotation. */
void pmureg_queue_again(struct pmureg_session *session, uint16_t leader);

/* ---- schedule.c ---- */

/* Decides which event is counted in which rotation, and plans all of them. */
int pmureg_make_rotations(struct pmureg_session *session);

#endif
