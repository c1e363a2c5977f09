/*
 * metric_names.c: finds the metrics that the options name, and adds the events that they need.
 */
#include "handle.h"

/* Matches METRIC or UNIT.METRIC. */
int metrics_called(const struct pmureg_system *system, const struct pmureg_block *block, const char *metric,
		   struct pmureg_word name)
{
	const char *dot = memrchr(name.text, '.', name.length);
	const struct pmureg_word unit = {name.text, dot ? (size_t)(dot - name.text) : 0};
	const struct pmureg_word rest = {dot ? dot + 1 : name.text, name.length - unit.length - (dot != NULL)};
	struct pmureg_unit_found found;

	return pmureg_word_like(rest, metric) &&
	       (!dot || (!pmureg_unit_find(system, unit, &found) && found.block == block));
}

int metrics_all(const struct pmureg *pmureg)
{
	const char *list = pmureg->metrics;
	struct pmureg_word name;

	while (pmureg_word_next(&list, &name))
		if (pmureg_word_like(name, "all"))
			return 1;
	return !pmureg->metrics;
}

int metrics_name(const struct pmureg *pmureg, const struct pmureg_event *event, const struct pmureg_metric *metric)
{
	const char *list = pmureg->metrics;
	struct pmureg_word name;

	while (pmureg_word_next(&list, &name))
		if (metrics_called(event->system, event->block, pmureg_metric_name(metric), name))
			return 1;
	return 0;
}

/* ---- Finding one ---- */

struct found {
	struct pmureg_word name;
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_metric *metric;
	size_t count;
	char units[256]; /* units with that metric */
};

static int is_counted(const struct pmureg *pmureg, const struct pmureg_block *block)
{
	for (size_t i = 0; i < pmureg->event_count; i++)
		if (pmureg->events[i].is_described && pmureg->events[i].described.block == block)
			return 1;
	return 0;
}

/* Looks in the units that `counted` counts with; NULL: in all units. */
static void metric_names_look(struct found *found, const struct pmureg_system *system, const struct pmureg *counted)
{
	for (uint16_t i = 0; i < system->block_count; i++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[i];

		if (counted && !is_counted(counted, block))
			continue;
		for (uint16_t j = 0; j < block->metric_count; j++) {
			const struct pmureg_metric *metric = &pmureg_block_metrics(block)[j];

			if (!metrics_called(system, block, pmureg_metric_name(metric), found->name))
				continue;
			found->system = system;
			found->block = block;
			found->metric = metric;
			pmureg_text_append(found->units, sizeof(found->units), "%s%s_%s.%s", found->count++ ? ", " : "",
					   pmureg_system_key(system), pmureg_block_key(block),
					   pmureg_metric_name(metric));
		}
	}
}

static void metric_names_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	char unit[UNIT_NAME], name[2 * UNIT_NAME];

	for (uint16_t i = 0; i < system->block_count; i++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[i];

		(void)pmureg_unit_any_name(system, block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
		for (uint16_t j = 0; j < block->metric_count; j++) {
			const char *metric = pmureg_metric_name(&pmureg_block_metrics(block)[j]);

			pmureg_nearest_try(nearest, metric);
			(void)pmureg_format(name, sizeof(name), "%s.%s", unit, metric);
			pmureg_nearest_try(nearest, name);
		}
	}
}

static int metric_names_fail_name(const struct pmureg *pmureg, const struct pmureg_system *known,
				  struct pmureg_word name, struct pmureg_error *error)
{
	struct pmureg_nearest nearest = {.word = name};
	const struct pmureg_system *here;

	if (known)
		metric_names_suggest(known, &nearest);
	for (size_t i = 0; !known && (here = pmureg_machine_system(pmureg->machine, i)); i++)
		metric_names_suggest(here, &nearest);
	for (const struct pmureg_system *each = NULL; !known && (each = pmureg_system_next(each));)
		metric_names_suggest(each, &nearest);
	return pmureg_fail(error, -ENOENT, 0, "there is no metric '%.*s'%s%s%s", PMUREG_WORD(name),
			   nearest.name[0] ? "; did you mean '" : "; see `pmureg list`", nearest.name,
			   nearest.name[0] ? "'?" : "");
}

/*
 * Looks in the counted units, then in the chosen system, then in the systems of this machine, then in all systems.
 * Returns 1 if it had to look in all.
 */
static int find_metric(const struct pmureg *pmureg, struct pmureg_word name, struct found *found,
		       struct pmureg_error *error)
{
	const struct pmureg_system *known = pmureg->system ? pmureg->system : pmureg->named, *here;
	int in_all;

	*found = (struct found){.name = name};
	if (known)
		metric_names_look(found, known, pmureg);
	if (known && !found->count)
		metric_names_look(found, known, NULL);
	for (size_t i = 0; !known && (here = pmureg_machine_system(pmureg->machine, i)); i++)
		metric_names_look(found, here, NULL);
	in_all = !known && !found->count;
	for (const struct pmureg_system *each = NULL; in_all && (each = pmureg_system_next(each));)
		metric_names_look(found, each, NULL);
	return found->count ? in_all : metric_names_fail_name(pmureg, known, name, error);
}

int metrics_check(struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *list = pmureg->metrics;
	struct pmureg_word name;
	struct found found;

	while (pmureg_word_next(&list, &name))
		if (!pmureg_word_like(name, "all") && find_metric(pmureg, name, &found, error) < 0)
			return -ENOENT;
	return 0;
}

/* ---- The events of a metric ---- */

int metrics_need(const struct pmureg_metric *metric, uint16_t event)
{
	for (uint16_t i = 0; i < metric->formula.count; i++)
		if (pmureg_metric_formula(metric).ops[i].code == PMUREG_OP_VAR &&
		    pmureg_metric_formula(metric).ops[i].value == event)
			return 1;
	return 0;
}

int metrics_count(const struct event *event, const struct pmureg_block *block, uint16_t index)
{
	const struct pmureg_described_event *a = &pmureg_block_events(block)[index], *b = event->described.listed;
	const struct pmureg_term_value *terms = pmureg_described_event_terms(a);

	if (!event->is_described || event->described.block != block || !b || a->term_count != b->term_count)
		return 0;
	for (uint16_t i = 0; i < a->term_count; i++)
		if (terms[i].term != pmureg_described_event_terms(b)[i].term ||
		    terms[i].value != pmureg_described_event_terms(b)[i].value)
			return 0;
	return 1;
}

static int has_all(const struct pmureg *pmureg, const struct pmureg_block *block, const struct pmureg_metric *metric)
{
	for (uint16_t e = 0; e < block->event_count; e++) {
		size_t by = 0;

		if (!metrics_need(metric, e))
			continue;
		while (by < pmureg->event_count && !metrics_count(&pmureg->events[by], block, e))
			by++;
		if (by == pmureg->event_count)
			return 0;
	}
	return 1;
}

/* Checks whether the counted events are all that a metric of this name needs. */
static int metric_names_is_given(const struct pmureg *pmureg, struct pmureg_word name)
{
	for (size_t i = 0; i < pmureg->event_count; i++) {
		const struct pmureg_event *event = &pmureg->events[i].described;

		if (!pmureg->events[i].is_described)
			continue;
		for (uint16_t m = 0; m < event->block->metric_count; m++)
			if (metrics_called(event->system, event->block,
					   pmureg_metric_name(&pmureg_block_metrics(event->block)[m]), name) &&
			    has_all(pmureg, event->block, &pmureg_block_metrics(event->block)[m]))
				return 1;
	}
	return 0;
}

/* Adds the events as a group, so that they are counted at the same time. */
static int add_group(struct pmureg *pmureg, const struct found *found, const char *unit, struct pmureg_error *error)
{
	char list[4096];
	size_t used = 0;
	int code;

	for (uint16_t i = 0; i < found->block->event_count && used < sizeof(list); i++)
		if (metrics_need(found->metric, i))
			used += pmureg_format(list + used, sizeof(list) - used, "%s%s/%s/", used ? "," : "{", unit,
					      pmureg_described_event_name(&pmureg_block_events(found->block)[i]));
	if (used && used < sizeof(list))
		used += pmureg_format(list + used, sizeof(list) - used, "}");
	if (used >= sizeof(list))
		return pmureg_fail(error, -E2BIG, 0, "metric '%s' needs too many events",
				   pmureg_metric_name(found->metric));
	code = events_add(pmureg, used ? list : "", error);
	if (code && error)
		error->column = 0; /* the user did not write this list */
	return code;
}

static int add_metric(struct pmureg *pmureg, struct pmureg_word name, struct pmureg_error *error)
{
	const char *dot = memrchr(name.text, '.', name.length);
	struct found found;
	char unit[UNIT_NAME];
	int code;

	if (pmureg_word_like(name, "all"))
		return pmureg_fail(
			error, -EINVAL, 0,
			"metrics `all` shows only metrics of the counted events; give events, or name a metric, see "
			"`pmureg list`");
	code = find_metric(pmureg, name, &found, error);
	if (code < 0)
		return code;
	if (found.count > 1)
		return pmureg_fail(error, -EINVAL, 0, "several units have a metric '%.*s': %s; write UNIT.METRIC",
				   PMUREG_WORD(name), found.units);
	if (code && !backend_is_sim(pmureg->asked))
		return pmureg_fail(error, -ENODEV, 0,
				   "metric '%.*s' is described for %s, but this machine is another; to count on a "
				   "simulated device: pmureg stat --io sim -M %.*s",
				   PMUREG_WORD(name), pmureg_system_key(found.system), PMUREG_WORD(name));
	if (dot)
		(void)pmureg_format(unit, sizeof(unit), "%.*s", (int)(dot - name.text), name.text);
	else
		(void)pmureg_unit_any_name(found.system, found.block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
	if (code)
		pmureg->system = found.system; /* Its units may have the same names as another system's. */
	return add_group(pmureg, &found, unit, error);
}

int metrics_add_events(struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *list = pmureg->metrics;
	const int given = pmureg->event_count > 0;
	struct pmureg_word name;
	int code = 0;

	while (!code && list && pmureg_word_next(&list, &name))
		if (!given || (!pmureg_word_like(name, "all") && !metric_names_is_given(pmureg, name)))
			code = add_metric(pmureg, name, error);
	return code;
}

const struct pmureg_metric *metrics_find(const struct pmureg *pmureg, struct pmureg_word name,
					 const struct pmureg_block **block)
{
	struct found found;

	if (find_metric(pmureg, name, &found, NULL) < 0)
		return NULL;
	*block = found.block;
	return found.metric;
}
