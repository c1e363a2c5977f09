/*
 * backend_perf.c: the backend perf. The kernel's drivers handle overflow, multiplexing and other users themselves.
 */
#include "handle.h"

struct state {
	struct pmureg_perf *perf;
	uint64_t start_ns;
};

/* Results are in the order of topology elements; of an event on several kinds of cores, those of a kind are adjacent. */
static size_t nth_count(const struct event *event, size_t n, size_t count)
{
	const size_t units = event->perf.unit_count, banks = count / units;

	return event->perf.is_by_kind ? n % banks * units + n / banks : n;
}

/*
 * Makes a result for each device and topology element. Matches devices to described units, because a metric is computed
 * for one unit.
 */
static int make_results(const struct pmureg_perf *perf, struct event *event, size_t index)
{
	size_t count;
	const struct pmureg_perf_count *counts = pmureg_perf_counts(perf, index, &count);

	if (event_make_results(event, count))
		return -ENOMEM;
	for (size_t n = 0; n < count; n++) {
		const size_t i = nth_count(event, n, count);
		struct result *result = &event->results[event->result_count];
		struct pmureg_unit_found found;

		if (!counts[i].is_used)
			continue;
		event->result_count++;
		result->package = counts[i].bank ? counts[i].bank->ids[PMUREG_PACKAGE] : -1;
		result->banks = counts[i].bank ? counts[i].cpus : 1;
		if (counts[i].bank)
			io_bank_label(counts[i].bank, counts[i].scope, result->place);
		(void)pmureg_format(result->unit, sizeof(result->unit), "%s",
				    event->perf.units[i % event->perf.unit_count].device);
		if (event->is_described &&
		    !pmureg_unit_find(event->described.system, pmureg_word_of(result->unit), &found) &&
		    found.block == event->described.block &&
		    (found.instance != PMUREG_INSTANCES_ALL || found.bank != PMUREG_BANKS_ALL)) {
			result->instance = found.instance;
			result->bank = found.bank;
		}
	}
	return 0;
}

/* Returns the event for perf's index, or NULL after the last. */
static struct event *counted_event(const struct pmureg *pmureg, size_t index)
{
	struct event *event = pmureg->events, *end = event + pmureg->event_count;

	for (; event < end && (event->is_left_out || index); event++)
		index -= !event->is_left_out;
	return event < end ? event : NULL;
}

static int open_events(struct pmureg *pmureg, struct pmureg_perf_event *events, struct pmureg_error *error)
{
	const int is_whole = pmureg->cpus.count || pmureg->options.flags & PMUREG_WHOLE_MACHINE;
	const struct pmureg_perf_where where = {
		.pid = (pid_t)pmureg->options.pid,
		.pids = pmureg->pids,
		.tids = pmureg->tids,
		.flags = (is_whole ? PMUREG_PERF_ALL_CPUS : 0U) |
			 (pmureg->options.flags & PMUREG_ON_EXEC ? PMUREG_PERF_ON_EXEC : 0U),
		.cpus = pmureg->cpus.count ? &pmureg->cpus : NULL,
		.per = pmureg->options.per,
		.blamed = &pmureg->blamed,
	};
	size_t count = 0;
	struct event *event;
	int code;

	for (size_t i = 0; i < pmureg->event_count; i++) {
		if (pmureg->events[i].is_left_out)
			continue;
		/* Shallow copy: the units belong to the event. */
		events[count] = pmureg->events[i].perf;
		events[count++].group = pmureg->events[i].group;
	}
	code = pmureg_perf_open(pmureg->machine, events, count, &where, &pmureg->state->perf, error);
	if (code && pmureg->blamed < count)
		pmureg->blamed = (size_t)(counted_event(pmureg, pmureg->blamed) - pmureg->events);
	for (size_t i = 0; !code && (event = counted_event(pmureg, i)); i++) {
		event->user_only = pmureg_perf_user_only(pmureg->state->perf, i);
		code = make_results(pmureg->state->perf, event, i) ? io_out_of_memory(error) : 0;
	}
	return code;
}

static int perf_open(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct pmureg_perf_event *events = calloc(pmureg->event_count, sizeof(*events));
	int code;

	pmureg->state = calloc(1, sizeof(*pmureg->state));
	code = events && pmureg->state ? open_events(pmureg, events, error) : io_out_of_memory(error);
	free(events);
	return code;
}

static int perf_start(struct pmureg *pmureg, struct pmureg_error *error)
{
	pmureg->state->start_ns = handle_clock_ns();
	return pmureg_perf_enable(pmureg->state->perf, error);
}

static int perf_read(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct event *event = pmureg->events;
	int code;

	pmureg->now_ns = handle_clock_ns() - pmureg->state->start_ns;
	code = pmureg_perf_read(pmureg->state->perf, error);
	for (size_t i = 0; event < pmureg->events + pmureg->event_count && !code; event++) {
		const struct pmureg_perf_count *counts;
		size_t count, used = 0;

		if (event->is_left_out)
			continue;
		counts = pmureg_perf_counts(pmureg->state->perf, i++, &count);
		for (size_t n = 0; n < count; n++) {
			const struct pmureg_perf_count *one = &counts[nth_count(event, n, count)];

			if (one->is_used)
				event->results[used++].now = (struct pmureg_count){
					one->value, one->enabled, one->running,
					one->running || !one->enabled ? PMUREG_COUNTED : PMUREG_NEVER_SCHEDULED,
				};
		}
	}
	return code;
}

static int perf_stop(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = pmureg_perf_disable(pmureg->state->perf, error);

	return code ? code : perf_read(pmureg, error);
}

static int perf_close(struct pmureg *pmureg, struct pmureg_error *error)
{
	(void)error;
	pmureg_perf_close(pmureg->state->perf);
	free(pmureg->state);
	pmureg->state = NULL;
	return 0;
}

static const struct backend backend_perf = {
	.name = "perf", .counts = "the kernel counts this", .is_perf = 1,
	.open = perf_open, .start = perf_start, .read = perf_read, .stop = perf_stop, .close = perf_close,
};

/*
 * Notifies the user if the driver's encoding of the event differs from the description. The driver's encoding is
 * counted.
 */
static void perf_compare(struct pmureg *pmureg, const struct event *event)
{
	const struct pmureg_event *described = &event->described;
	const struct pmureg_block *block = described->block;
	const struct pmureg_term *terms = pmureg_block_terms(block);
	struct pmureg_event drivers;
	uint64_t config[3];
	uint16_t i = 0;

	pmureg_event_config(described, config);
	if (!event->perf.unit_count || memcmp(config, event->perf.units->config, sizeof(config)) == 0 ||
	    pmureg_event_of_config(described->system, block, described->instance, event->perf.units->config, &drivers, NULL))
		return;
	while (i < block->term_count && (i == block->perf_instance_term || !pmureg_term_linux_format(&terms[i]) ||
					 described->terms[i] == drivers.terms[i]))
		i++;
	if (i < block->term_count)
		handle_notice(pmureg, "%s: the kernel's driver counts %s=0x%llx, but the description says 0x%llx",
			      event->text, pmureg_term_name(&terms[i]), (unsigned long long)drivers.terms[i],
			      (unsigned long long)described->terms[i]);
}

const struct pmureg_part_perf pmureg_part_perf = {
	&backend_perf, pmureg_perf_event_parse, pmureg_perf_event_of, perf_compare, pmureg_perf_has,
	pmureg_perf_kernel_event, pmureg_perf_kernel_counts,
};
