/*
 * pmu_lists.c: makes lists of a PMU ready, runs them, and starts and stops the unit.
 */
#include "pmu.h"

/* ---- Lists ---- */

int pmureg_pmu_ready(struct pmureg_pmu *pmu, struct pmureg_list *list)
{
	struct pmureg_runner *runner = &pmu->plan.runner;
	size_t first = runner->saved_count;
	int code;

	runner->bank.known = 0;
	pmureg_save_list(&pmu->plan, list);
	code = pmureg_read_saved(runner);
	for (; first < runner->saved_count; first++)
		pmureg_follow_from(&runner->saved[first]);
	pmureg_keep_bits(runner, list);
	list->is_prepared = 1;
	return code ? code : pmureg_io_prepare(runner->io, list->at, list->count);
}

int pmureg_pmu_run(struct pmureg_pmu *pmu, struct pmureg_list *list)
{
	int code;

	pmureg_follow(&pmu->plan.runner, list, NULL, NULL);
	code = pmureg_run(&pmu->plan.runner, list, 0);
	pmu->lost |= code != 0;
	return code;
}

/* Makes a list of the unit's own steps. */
int pmureg_pmu_make_own(struct pmureg_pmu *pmu, enum pmureg_bound which, const struct pmureg_steps *steps)
{
	struct pmureg_list *list = &pmu->own.lists[which];
	int code;

	pmureg_list_clear(list);
	code = pmureg_flatten_steps(&pmu->plan, &pmu->unit, NULL, steps, list);
	return code ? code : pmureg_pmu_ready(pmu, list);
}

/* ---- Reading ---- */

int pmureg_pmu_sample(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event, int on)
{
	const struct pmureg_pmu_options *options = &pmu->options;
	struct pmureg_rotation *counted = &event->counted;
	const uint64_t now = options->now ? options->now(options->context) : 0;
	const uint64_t elapsed = options->flags & PMUREG_SESSION_ANY_RATE ? 0 : now - counted->read_ns;
	int code;

	pmu->plan.runner.bank.known = 0;
	code = pmureg_run_prepared(&pmu->plan.runner, &counted->lists[PMUREG_READ]);
	if (code)
		return code;
	counted->read_ns = now;
	return on ? pmureg_sample_on(&pmu->plan.runner, counted, &event->total, elapsed) :
		    pmureg_sample_from(&pmu->plan.runner, counted);
}

/* ---- Starting and stopping ---- */

/* Checks whether a start of the unit clears its counters. */
static int start_clears(const struct pmureg_pmu *pmu)
{
	return pmu->unit.block->start.count && !pmu->unit.block->freezes;
}

static int sample_all(struct pmureg_pmu *pmu, int on)
{
	int first = 0;

	for (size_t i = 0; i < pmu->unit.assignment_count; i++) {
		int code = pmu->added[i]->runs ? pmureg_pmu_sample(pmu, pmu->added[i], on) : 0;

		first = first ? first : code;
	}
	return first;
}

/* Checks whether the lists that start and stop the unit are missing, or are of other counters. */
static int is_stale(const struct pmureg_pmu *pmu)
{
	int differs = !pmu->made;

	for (uint16_t k = 0; k < pmu->unit.block->counter_count && pmu->unit.block->unit_follows; k++)
		differs |= pmu->made_for[k] != pmu->unit.kinds[k].used;
	return differs;
}

int pmureg_pmu_enable(struct pmureg_pmu *pmu)
{
	int code = 0;

	if (pmu->started || !pmu->unit.assignment_count)
		return 0;
	if (is_stale(pmu)) {
		code = pmureg_pmu_make_own(pmu, PMUREG_START, &pmu->unit.block->start);
		code = code ? code : pmureg_pmu_make_own(pmu, PMUREG_STOP, &pmu->unit.block->stop);
		pmu->made = !code;
		for (uint16_t k = 0; k < pmu->unit.block->counter_count; k++)
			pmu->made_for[k] = pmu->unit.kinds[k].used;
	}
	pmu->started = !code; /* also after a failure of a write, so that a part that runs is stopped */
	code = code ? code : pmureg_pmu_run(pmu, &pmu->own.lists[PMUREG_START]);
	return code || !start_clears(pmu) ? code : sample_all(pmu, 0);
}

int pmureg_pmu_disable(struct pmureg_pmu *pmu)
{
	int sampled, stopped;

	if (!pmu->started)
		return 0;
	sampled = start_clears(pmu) ? sample_all(pmu, 1) : 0;
	stopped = pmureg_pmu_run(pmu, &pmu->own.lists[PMUREG_STOP]);
	pmu->started = 0;
	return sampled ? sampled : stopped;
}
