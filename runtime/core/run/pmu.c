/*
 * pmu.c: a PMU of a driver: finds its counters, takes its registers, and restores them.
 */
#include "pmu.h"

/* ---- Opening ---- */

/* Finds the unit's facts and counters, and whether other programs use them. */
static int find_counters(struct pmureg_pmu *pmu)
{
	int code;

	for (uint16_t i = 0; i < pmu->unit.block->counter_count; i++)
		pmu->unit.kinds[i] = (struct pmureg_kind){0};
	if (pmu->plan.owned)
		pmu->plan.owned->block = NULL;
	code = pmureg_tell(&pmu->plan, &pmu->unit);
	code = code ? code : pmureg_discover(&pmu->plan, &pmu->unit);
	for (uint16_t k = 0; k < pmu->unit.block->counter_count && !code; k++)
		for (uint16_t i = 0; i < 64 && !code; i++)
			if (pmu->unit.kinds[k].others >> i & 1)
				code = pmureg_fail_owned(&pmu->plan, &pmu->unit, k, i);
	return code;
}

/* Forgets what is saved, after the selectors are restored. */
static void forget_saved(struct pmureg_pmu *pmu)
{
	struct pmureg_runner *runner = &pmu->plan.runner;

	runner->saved_count = runner->saved_listed = 0;
	for (uint32_t i = 0; i < runner->slot_count; i++)
		runner->slots[i].saved = 0;
}

int pmureg_pmu_open(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_io *io,
		    const struct pmureg_block *block, uint16_t instance, const struct pmureg_pmu_options *options,
		    struct pmureg_pmu **opened, struct pmureg_error *error)
{
	const size_t least = pmureg_pmu_size(system, block, options);
	struct pmureg_arena arena;
	struct pmureg_pmu *pmu;
	int code;

	*opened = NULL;
	if (!block->counter_count || instance >= block->instance_count)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "%s has no such unit with described counters",
				   pmureg_block_key(block));
	if (size < least)
		return pmureg_fail(error, -PMUREG_ENOSPC, 0, "the memory is too small: this PMU needs %llu bytes",
				   (unsigned long long)least);
	arena = pmureg_arena_in(memory, size);
	pmu = pmureg_carve(&arena, 1, sizeof(*pmu));
	pmureg_pmu_begin(pmu, system, block, options);
	if (pmu->options.scratch && pmu->options.scratch_size < pmureg_pmu_scratch_size(block, options))
		return pmureg_fail(error, -PMUREG_ENOSPC, 0, "the scratch is too small: this PMU needs %llu bytes",
				   (unsigned long long)pmureg_pmu_scratch_size(block, options));
	pmureg_pmu_carve(&arena, pmu);
	if (arena.full)
		return pmureg_fail(error, -PMUREG_ENOSPC, 0, "the description of %s is broken",
				   pmureg_system_key(system));
	pmu->plan.runner.io = io;
	pmu->plan.flags = pmu->options.flags;
	pmu->plan.owned = pmu->options.owned;
	pmu->unit.instance = instance;
	pmu->unit.kinds = pmu->own.kinds;
	pmu->unit.assignments = pmu->own.assignments;
	pmu->plan.found = &pmu->unit;
	pmu->plan.found_count = 1;
	pmu->plan.runner.error = error;
	code = find_counters(pmu);
	(void)pmureg_put_back_selects(&pmu->plan.runner);
	forget_saved(pmu);
	if (!code)
		*opened = pmu;
	return code;
}

/* ---- Taking and giving back ---- */

/* Measures the width of a kind of counters that no register reports, on its first counter. */
static int probe_kind(struct pmureg_pmu *pmu, uint16_t kind)
{
	const struct pmureg_unit *unit = &pmu->unit;
	const struct pmureg_counter *counter = &pmureg_block_counters(unit->block)[kind];
	struct pmureg_list none = {0};
	struct pmureg_counted counted;
	struct pmureg_access access;
	uint16_t i = 0;
	int code;

	while (i < unit->kinds[kind].count && !pmureg_kind_has(&unit->kinds[kind], i))
		i++;
	if (i == unit->kinds[kind].count)
		return 0;
	counted = pmureg_counted(unit->block, counter, 0, (uint64_t)counter->first + i);
	access = pmureg_unit_access(&pmu->plan.runner, unit, counted.reg, counted.first);
	pmureg_list_saved(&pmu->plan.runner, pmureg_access_block(pmu->plan.runner.system, &access),
			  access.place.instance, access.reg, access.element, 0);
	code = pmureg_pmu_ready(pmu, &none);
	return code ? code : pmureg_probe_width(&pmu->plan.runner, unit, kind, i, &unit->kinds[kind].width);
}

static int probe(struct pmureg_pmu *pmu)
{
	int code = 0;

	for (uint16_t k = 0; k < pmu->unit.block->counter_count && !code; k++)
		if (pmureg_block_counters(pmu->unit.block)[k].probed)
			code = probe_kind(pmu, k);
	return code;
}

/* Lists the registers with the values that they should have. After a failed write these are not known. */
static void list_left(const struct pmureg_pmu *pmu, struct pmureg_undo *undo)
{
	for (size_t i = 0; i < pmu->plan.runner.saved_count && !pmu->lost; i++) {
		const struct pmureg_saved *saved = &pmu->plan.runner.saved[i];
		struct pmureg_compared one = pmureg_compared_of(&saved->access, saved->compared);

		if (!saved->compared)
			continue;
		one.first = (uint32_t)undo->value_count;
		one.count = 2;
		undo->values[undo->value_count++] = saved->access.value;
		undo->values[undo->value_count++] = saved->left;
		undo->compared[undo->compared_count++] = one;
	}
}

/* Restores all registers but those that another program has changed, for which it calls `told`. Can be repeated. */
static int give_back(struct pmureg_pmu *pmu, pmureg_control_found *told, void *context)
{
	struct pmureg_runner *runner = &pmu->plan.runner;
	const struct pmureg_list *stop = &pmu->own.lists[PMUREG_STOP], *finish = &pmu->own.lists[PMUREG_FINISH];
	struct pmureg_undo undo;
	struct pmureg_list list = {.capacity = pmureg_pmu_begin_undo(pmu, &undo)};
	int code;

	list.at = undo.list;
	/* What is compared is as it was left; after a failed write the undo stops the unit again. */
	list_left(pmu, &undo);
	pmureg_follow(runner, finish, NULL, NULL);
	for (size_t i = 0; i < stop->count && pmu->made && pmu->lost; i++)
		pmureg_append_plain(&list, &stop->at[i]);
	for (size_t i = 0; i < finish->count; i++)
		pmureg_append_plain(&list, &finish->at[i]);
	pmureg_end_put_back(runner, &list);
	undo.count = list.count;
	code = pmureg_undo_with(runner, &undo, told, context);
	code = code || !list.full ? code : -PMUREG_ENOSPC;
	pmu->lost |= code != 0;
	return code;
}

/* Gives the unit back; of one that was not written, its selectors. If this fails, it remains taken, for another try. */
static int restore(struct pmureg_pmu *pmu, pmureg_control_found *told, void *context)
{
	struct pmureg_runner *runner = &pmu->plan.runner;
	int code = runner->has_written ? give_back(pmu, told, context) : pmureg_put_back_selects(runner);

	pmu->taken = code != 0;
	if (!code)
		forget_saved(pmu);
	return code;
}

/* Until the next event comes or goes, the unit's steps are those of a unit that uses all its counters. */
static void use_all(struct pmureg_pmu *pmu)
{
	for (uint16_t k = 0; k < pmu->unit.block->counter_count; k++)
		pmu->unit.kinds[k].used = pmureg_mask(pmu->unit.kinds[k].count) & ~pmu->unit.kinds[k].holes;
}

int pmureg_pmu_take(struct pmureg_pmu *pmu, struct pmureg_error *error)
{
	struct pmureg_runner *runner = &pmu->plan.runner;
	int code;

	if (pmu->taken)
		return pmureg_fail(error, -PMUREG_EBUSY, 0, "the PMU is taken already");
	runner->error = error;
	runner->has_written = runner->bank.known = pmu->lost = pmu->made = 0;
	pmureg_save_units(&pmu->plan);
	code = find_counters(pmu);
	use_all(pmu);
	code = code ? code : pmureg_pmu_make_own(pmu, PMUREG_PROGRAM, &pmu->unit.block->reset);
	code = code ? code : pmureg_pmu_make_own(pmu, PMUREG_FINISH, &pmu->unit.block->finish);
	pmureg_find_used(&pmu->unit);
	code = code ? code : pmureg_pmu_run(pmu, &pmu->own.lists[PMUREG_PROGRAM]);
	code = code ? code : probe(pmu);
	runner->error = NULL;
	pmu->taken = !code;
	pmu->life++;
	if (!code)
		return 0;
	(void)restore(pmu, NULL, NULL);
	return code;
}

int pmureg_pmu_release(struct pmureg_pmu *pmu, pmureg_control_found *told, void *context, struct pmureg_error *error)
{
	struct pmureg_runner *runner = &pmu->plan.runner;
	int code;

	if (!pmu->taken)
		return 0;
	if (pmu->unit.assignment_count)
		return pmureg_fail(error, -PMUREG_EBUSY, 0, "the PMU has events");
	runner->error = error;
	code = restore(pmu, told, context);
	runner->error = NULL;
	return code;
}

uint64_t pmureg_pmu_deadline(const struct pmureg_pmu *pmu)
{
	const struct pmureg_block *block = pmu->unit.block;
	uint64_t least = 0;

	for (uint16_t k = 0; k < block->counter_count; k++)
		least = pmureg_sooner(
			least, pmureg_half_wrap_ns(pmu->unit.kinds[k].width, pmureg_block_counters(block)[k].top_rate));
	return least;
}
