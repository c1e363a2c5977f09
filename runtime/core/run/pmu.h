/*
 * pmu.h: a PMU of a driver, and an event on it.
 */
#ifndef PMUREG_CORE_PMU_H
#define PMUREG_CORE_PMU_H

#include "run.h"

struct pmureg_pmu {
	struct pmureg_plan plan; /* of the events that are added; may not sleep, so it has no error */
	struct pmureg_pmu_options options;
	struct pmureg_unit unit;         /* with the events that are added; plan.found */
	struct pmureg_pmu_event **added; /* the event of each assignment of the unit */
	size_t most;                     /* most events at once */
	uint16_t groups;                 /* the last number of a group */
	uint16_t next;                   /* number of a counter: the next event should have this one or one after it */
	struct pmureg_rotation own;      /* lists of the unit's own steps: reset, start, stop, finish */
	unsigned int life;                  /* how often it was taken */
	uint64_t *made_for;                 /* `used` of each kind, for which the lists to start and stop were made */
	int made;
	int taken, started;
	int lost; /* a write failed, so `left` of the saved registers is not right */
};

/* Events that are tried, perhaps while others count. It has no io. */
struct pmureg_pmu_trial {
	struct pmureg_plan plan;
	struct pmureg_rotation rotation;
};

struct pmureg_pmu_event {
	struct pmureg_event *event, *leader; /* copies; leader: of the first event of its group, or the event itself */
	struct pmureg_assignment assignment; /* without a counter */
	struct pmureg_rotation counted;      /* its lists: on, off, reads */
	struct pmureg_shares shares;
	uint64_t *in_effect;    /* its terms, with defaults */
	uint8_t *applies;       /* for each rule of the block: it applies to the event */
	unsigned int life;      /* of the PMU, in which the lists were made */
	uint16_t made_for;      /* number of the counter for which they were made */
	uint16_t wanted; /* number of the counter that it should have: in a group, so that all its events have one */
	uint8_t is_grouped;
	struct pmureg_total total;
	size_t index; /* among the PMU's events, from 1; 0: not added */
	int runs;
};

/* ---- pmu_memory.c ---- */

/* Begins a PMU: with its options, but without its memory. */
void pmureg_pmu_begin(struct pmureg_pmu *pmu, const struct pmureg_system *system, const struct pmureg_block *block,
		      const struct pmureg_pmu_options *options);
void pmureg_pmu_carve(struct pmureg_arena *arena, struct pmureg_pmu *pmu);
/* Begin in the scratch what a call needs: a trial; an undo without entries. The latter returns how many its list holds. */
struct pmureg_pmu_trial *pmureg_pmu_begin_trial(struct pmureg_pmu *pmu, struct pmureg_error *error);
size_t pmureg_pmu_begin_undo(struct pmureg_pmu *pmu, struct pmureg_undo *undo);
void pmureg_pmu_event_carve(struct pmureg_arena *arena, struct pmureg_pmu_event *event,
			    const struct pmureg_block *block, size_t group);

/* ---- pmu_lists.c ---- */

/* Saves the registers that a list changes, begins to follow them, and lets the io prepare the list. */
int pmureg_pmu_ready(struct pmureg_pmu *pmu, struct pmureg_list *list);
/* Runs a list, and follows it. */
int pmureg_pmu_run(struct pmureg_pmu *pmu, struct pmureg_list *list);
/* Makes one of the PMU's own lists, and makes it ready. */
int pmureg_pmu_make_own(struct pmureg_pmu *pmu, enum pmureg_bound which, const struct pmureg_steps *steps);

/* Reads an event's counter: to add what it has counted, or without `on`, to count from there. */
int pmureg_pmu_sample(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event, int on);

#endif
