/*
 * pmu_memory.c: measures the memory of a PMU and of an event, and divides it.
 */
#include "pmu.h"

/* ---- Pieces of a PMU ---- */

void pmureg_pmu_begin(struct pmureg_pmu *pmu, const struct pmureg_system *system, const struct pmureg_block *block,
		      const struct pmureg_pmu_options *options)
{
	*pmu = (struct pmureg_pmu){0};
	pmureg_copy_options(&pmu->options, sizeof(pmu->options), options, options ? options->size : 0);
	pmu->most = pmu->options.events ? pmu->options.events : block->counter_total;
	pmu->unit.block = block;
	pmu->plan.runner.system = system;
}

/* What is needed as long as the PMU is open. The lists of events are made one after the other. */
static void carve_own(struct pmureg_arena *arena, struct pmureg_pmu *pmu)
{
	const struct pmureg_block *block = pmu->unit.block;
	struct pmureg_need one = {0}, own = {0};

	pmureg_need_unit(block, 1, &one);
	pmureg_need_unit(block, 0, &own);
	own.assignments = pmu->most + 1; /* one more, while it is prepared */
	pmureg_carve_saved(arena, &pmu->plan.runner, &one);
	pmureg_carve_plan(arena, &pmu->plan, &one);
	pmureg_carve_needed(arena, &pmu->own, &own);
	pmu->added = pmureg_carve(arena, pmu->most + 1, sizeof(*pmu->added));
	pmu->made_for = pmureg_carve(arena, one.kinds, sizeof(*pmu->made_for));
	pmu->unit.facts = pmureg_carve(arena, one.facts, sizeof(*pmu->unit.facts));
}

static void carve_trial(struct pmureg_arena *arena, struct pmureg_pmu_trial *trial, const struct pmureg_block *block,
			size_t most)
{
	struct pmureg_need need = {0};

	pmureg_need_unit(block, most, &need);
	pmureg_carve_plan(arena, &trial->plan, &need);
	pmureg_carve_needed(arena, &trial->rotation, &need);
}

static size_t carve_put_back(struct pmureg_arena *arena, struct pmureg_undo *undo, const struct pmureg_block *block)
{
	const uint32_t *bounds = block->unit_bounds;
	const size_t most = (size_t)bounds[PMUREG_STOP] + bounds[PMUREG_FINISH] + bounds[PMUREG_PUT_BACK];

	undo->list = pmureg_carve(arena, most, sizeof(*undo->list));
	undo->compared = pmureg_carve(arena, bounds[PMUREG_SAVED], sizeof(*undo->compared));
	undo->values = pmureg_carve(arena, 2 * (size_t)bounds[PMUREG_SAVED], sizeof(*undo->values));
	return most;
}

/* ---- Sizes ---- */

/* The scratch holds a trial, or an undo. */
size_t pmureg_pmu_scratch_size(const struct pmureg_block *block, const struct pmureg_pmu_options *options)
{
	struct pmureg_arena trials = {.left = SIZE_MAX}, undos = {.left = SIZE_MAX};
	const size_t events = options ? options->events : 0;
	struct pmureg_pmu_trial trial;
	struct pmureg_undo undo;

	(void)pmureg_carve(&trials, 1, sizeof(trial) + sizeof(uint64_t));
	(void)pmureg_carve(&undos, 1, sizeof(uint64_t));
	carve_trial(&trials, &trial, block, events ? events : block->counter_total);
	(void)carve_put_back(&undos, &undo, block);
	if (trials.full || undos.full)
		return SIZE_MAX;
	return SIZE_MAX - (trials.left < undos.left ? trials.left : undos.left);
}

size_t pmureg_pmu_size(const struct pmureg_system *system, const struct pmureg_block *block,
		       const struct pmureg_pmu_options *options)
{
	struct pmureg_arena arena = {.left = SIZE_MAX};
	struct pmureg_pmu pmu;

	pmureg_pmu_begin(&pmu, system, block, options);
	(void)pmureg_carve(&arena, 1, sizeof(pmu) + sizeof(uint64_t));
	carve_own(&arena, &pmu);
	if (!pmu.options.scratch)
		(void)pmureg_carve(&arena, 1, pmureg_pmu_scratch_size(block, options));
	return arena.full ? SIZE_MAX : SIZE_MAX - arena.left;
}

/* ---- Pieces ---- */

void pmureg_pmu_carve(struct pmureg_arena *arena, struct pmureg_pmu *pmu)
{
	const size_t size = pmureg_pmu_scratch_size(pmu->unit.block, &pmu->options);

	carve_own(arena, pmu);
	if (pmu->options.scratch)
		return;
	pmu->options.scratch = pmureg_carve(arena, 1, size);
	pmu->options.scratch_size = size;
}

struct pmureg_pmu_trial *pmureg_pmu_begin_trial(struct pmureg_pmu *pmu, struct pmureg_error *error)
{
	struct pmureg_arena arena = pmureg_arena_in(pmu->options.scratch, pmu->options.scratch_size);
	struct pmureg_pmu_trial *trial = pmureg_carve(&arena, 1, sizeof(*trial));

	*trial = (struct pmureg_pmu_trial){0};
	carve_trial(&arena, trial, pmu->unit.block, pmu->most);
	trial->plan.runner.system = pmu->plan.runner.system;
	trial->plan.runner.error = error;
	trial->plan.flags = pmu->options.flags;
	return trial;
}

size_t pmureg_pmu_begin_undo(struct pmureg_pmu *pmu, struct pmureg_undo *undo)
{
	struct pmureg_arena arena = pmureg_arena_in(pmu->options.scratch, pmu->options.scratch_size);

	*undo = (struct pmureg_undo){0};
	return carve_put_back(&arena, undo, pmu->unit.block);
}

/* ---- Events ---- */

void pmureg_pmu_event_carve(struct pmureg_arena *arena, struct pmureg_pmu_event *event,
			    const struct pmureg_block *block, size_t group)
{
	const uint32_t *bounds = block->event_bounds;

	event->event = pmureg_carve(arena, 1, sizeof(*event->event));
	event->leader = group ? pmureg_carve(arena, 1, sizeof(*event->leader)) : event->event;
	event->applies = pmureg_carve(arena, block->rule_count, sizeof(*event->applies));
	event->in_effect = pmureg_carve(arena, block->term_count, sizeof(*event->in_effect));
	event->assignment.slots = pmureg_carve(arena, block->pool_count, sizeof(*event->assignment.slots));
	event->assignment.able = pmureg_carve(arena, block->counter_count, sizeof(*event->assignment.able));
	pmureg_carve_list(arena, &event->counted.lists[PMUREG_PROGRAM], bounds[PMUREG_PROGRAM]);
	pmureg_carve_list(arena, &event->counted.lists[PMUREG_FINISH], bounds[PMUREG_FINISH]);
	pmureg_carve_list(arena, &event->counted.lists[PMUREG_READ], bounds[PMUREG_READ]);
	event->counted.samples = pmureg_carve(arena, bounds[PMUREG_COUNTERS], sizeof(*event->counted.samples));
	event->shares.list = &event->counted.lists[PMUREG_PROGRAM];
	event->shares.capacity = bounds[PMUREG_PROGRAM];
	event->shares.at = pmureg_carve(arena, event->shares.capacity, sizeof(*event->shares.at));
}

size_t pmureg_pmu_event_size(const struct pmureg_block *block, size_t group)
{
	struct pmureg_arena arena = {.left = SIZE_MAX};
	struct pmureg_pmu_event event = {.index = 0};

	(void)pmureg_carve(&arena, 1, sizeof(event) + sizeof(uint64_t));
	pmureg_pmu_event_carve(&arena, &event, block, group);
	return SIZE_MAX - arena.left;
}
