/*
 * pmu_memory.c: measures the memory of a PMU and of an event, and divides it.
 */
#include "pmu.h"

void pmureg_pmu_begin(struct pmureg_pmu *pmu, const struct pmureg_system *system, const struct pmureg_block *block,
		      const struct pmureg_pmu_options *options)
{
	*pmu = (struct pmureg_pmu){0};
	pmureg_copy_options(&pmu->options, sizeof(pmu->options), options, options ? options->size : 0);
	pmu->most = pmu->options.events ? pmu->options.events : block->counter_total;
	pmu->unit.block = block;
	pmu->plan.runner.system = pmu->trial.runner.system = system;
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

/* What is needed while events are tried, or registers restored. */
static void carve_scratch(struct pmureg_arena *arena, struct pmureg_pmu *pmu)
{
	const uint32_t *bounds = pmu->unit.block->unit_bounds;
	struct pmureg_need need = {0};

	pmureg_need_unit(pmu->unit.block, pmu->most, &need);
	pmureg_carve_plan(arena, &pmu->trial, &need);
	pmureg_carve_needed(arena, &pmu->tried, &need);
	pmu->undo_capacity = (size_t)bounds[PMUREG_STOP] + bounds[PMUREG_FINISH] + bounds[PMUREG_PUT_BACK];
	pmu->undo.list = pmureg_carve(arena, pmu->undo_capacity, sizeof(*pmu->undo.list));
	pmu->undo.compared = pmureg_carve(arena, bounds[PMUREG_SAVED], sizeof(*pmu->undo.compared));
	pmu->undo.values = pmureg_carve(arena, 2 * (size_t)bounds[PMUREG_SAVED], sizeof(*pmu->undo.values));
}

void pmureg_pmu_carve(struct pmureg_arena *arena, struct pmureg_pmu *pmu)
{
	struct pmureg_arena scratch;

	carve_own(arena, pmu);
	if (!pmu->options.scratch) {
		carve_scratch(arena, pmu);
		return;
	}
	scratch = pmureg_arena_in(pmu->options.scratch, pmu->options.scratch_size);
	carve_scratch(&scratch, pmu);
	arena->full |= scratch.full;
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
		carve_scratch(&arena, &pmu);
	return arena.full ? SIZE_MAX : SIZE_MAX - arena.left;
}

size_t pmureg_pmu_scratch_size(const struct pmureg_system *system, const struct pmureg_block *block,
			       const struct pmureg_pmu_options *options)
{
	struct pmureg_arena arena = {.left = SIZE_MAX};
	struct pmureg_pmu pmu;

	pmureg_pmu_begin(&pmu, system, block, options);
	(void)pmureg_carve(&arena, 1, sizeof(uint64_t));
	carve_scratch(&arena, &pmu);
	return arena.full ? SIZE_MAX : SIZE_MAX - arena.left;
}

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
