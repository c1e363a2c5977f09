/*
 * metric_names.c: finds the metrics that the options name, and adds the events that they need.
 */
#include "handle.h"

enum called metrics_called(const struct pmureg_system *system, const struct pmureg_block *block, const char *metric,
			   const char *view, struct pmureg_word name)
{
	const char *dot = memrchr(name.text, '.', name.length);
	const struct pmureg_word unit = {name.text, dot ? (size_t)(dot - name.text) : 0};
	const struct pmureg_word rest = {dot ? dot + 1 : name.text, name.length - unit.length - (dot != NULL)};
	const enum called called = pmureg_word_like(rest, metric)		? BY_NAME :
				   view && pmureg_word_like(rest, view) ? BY_VIEW :
									  NOT_CALLED;
	struct pmureg_unit_found found;

	return !called || !dot || (!pmureg_unit_find(system, unit, &found) && found.block == block) ? called : NOT_CALLED;
}

static enum called call_of(const struct pmureg_system *system, const struct pmureg_block *block,
			     const struct pmureg_metric *metric, struct pmureg_word name)
{
	return metrics_called(system, block, pmureg_metric_name(metric), pmureg_metric_view(metric), name);
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
		if (call_of(event->system, event->block, metric, name))
			return 1;
	return 0;
}

/* ---- Finding them ---- */

/* A metric that a name means. */
struct meant {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_metric *metric;
};

struct found {
	struct pmureg_word name;
	struct meant *list;
	size_t count, room;
	int is_view;   /* the name is that of a view: it means them all */
	int is_short;  /* of memory */
};

static void add_found(struct found *found, struct meant meant, enum called called)
{
	struct meant *grown = pmureg_grow(found->list, found->count, &found->room, sizeof(*grown));

	found->is_short |= !grown;
	found->is_view |= called == BY_VIEW;
	if (!grown)
		return;
	found->list = grown;
	grown[found->count++] = meant;
}

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
			const enum called called = call_of(system, block, metric, found->name);

			if (called)
				add_found(found, (struct meant){system, block, metric}, called);
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
			if (pmureg_metric_view(&pmureg_block_metrics(block)[j]))
				pmureg_nearest_try(nearest, pmureg_metric_view(&pmureg_block_metrics(block)[j]));
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
 * Returns 1 if it had to look in all. The caller frees the list.
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
	if (found->is_short)
		return io_out_of_memory(error);
	return found->count ? in_all : metric_names_fail_name(pmureg, known, name, error);
}

int metrics_check(struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *list = pmureg->metrics;
	struct pmureg_word name;
	struct found found;
	int code = 0;

	while (code >= 0 && pmureg_word_next(&list, &name)) {
		if (pmureg_word_like(name, "all"))
			continue;
		code = find_metric(pmureg, name, &found, error);
		free(found.list);
	}
	return code < 0 ? code : 0;
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

/* Checks whether the events from this index on are all that a metric needs. */
static int has_all(const struct pmureg *pmureg, size_t from, const struct pmureg_block *block,
		   const struct pmureg_metric *metric)
{
	for (uint16_t e = 0; e < block->event_count; e++) {
		size_t by = from;

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
			if (call_of(event->system, event->block, &pmureg_block_metrics(event->block)[m], name) == BY_NAME &&
			    has_all(pmureg, 0, event->block, &pmureg_block_metrics(event->block)[m]))
				return 1;
	}
	return 0;
}

/* Checks whether a rule of the block forbids groups of several events. Returns 1 if memory is short, too. */
static int takes_groups(const struct pmureg_block *block)
{
	uint64_t *variables = calloc(block->variables.count, sizeof(*variables));
	int is_broken = 0;

	for (uint16_t i = 0; variables && i < block->rule_count; i++) {
		const struct pmureg_code require = pmureg_rule_require(&pmureg_block_rules(block)[i]);
		const int alone = pmureg_holds(require, variables);

		variables[block->variables.siblings] = 1;
		is_broken |= alone && !pmureg_holds(require, variables);
		variables[block->variables.siblings] = 0;
	}
	free(variables);
	return !is_broken;
}

/* Adds the events as a group, so that they are counted at the same time, unless a driver takes no groups. */
static int add_group(struct pmureg *pmureg, const struct meant *found, const char *unit, struct pmureg_error *error)
{
	const int is_group = takes_groups(found->block);
	char list[4096];
	size_t used = 0;
	int code;

	for (uint16_t i = 0; i < found->block->event_count && used < sizeof(list); i++)
		if (metrics_need(found->metric, i))
			used += pmureg_format(list + used, sizeof(list) - used, "%s%s/%s/", used ? "," : is_group ? "{" : "", unit,
					      pmureg_described_event_name(&pmureg_block_events(found->block)[i]));
	if (is_group && used && used < sizeof(list))
		used += pmureg_format(list + used, sizeof(list) - used, "}");
	if (used >= sizeof(list))
		return pmureg_fail(error, -E2BIG, 0, "metric '%s' needs too many events",
				   pmureg_metric_name(found->metric));
	code = events_add(pmureg, used ? list : "", error);
	if (code && error)
		error->column = 0; /* the user did not write this list */
	return code;
}

/* Adds the events of a metric; `name` may have its unit. */
static int add_metric_events(struct pmureg *pmureg, const struct meant *found, struct pmureg_word name, struct pmureg_error *error)
{
	const char *dot = memrchr(name.text, '.', name.length);
	char unit[UNIT_NAME];

	if (dot)
		(void)pmureg_format(unit, sizeof(unit), "%.*s", (int)(dot - name.text), name.text);
	else
		(void)pmureg_unit_any_name(found->system, found->block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
	return add_group(pmureg, found, unit, error);
}

static size_t events_of(const struct meant *meant)
{
	size_t count = 0;

	for (uint16_t i = 0; i < meant->block->event_count; i++)
		count += metrics_need(meant->metric, i) != 0;
	return count;
}

/* Compares metrics by the numbers of their events: what others count already is not counted again, in larger groups. */
static int by_events(const void *a, const void *b)
{
	const struct meant *one = a, *other = b;
	const size_t count = events_of(one), others = events_of(other);

	if (count != others)
		return count > others ? 1 : -1;
	if (one->block != other->block)
		return one->block > other->block ? 1 : -1;
	return (one->metric > other->metric) - (one->metric < other->metric);
}

/*
 * Adds the events of the metrics of a view that can be counted here: this part of a system may lack units or events,
 * and the kernel drivers. Returns -ENODEV and the first reason if there are none.
 */
static int add_view(struct pmureg *pmureg, struct found *found, struct pmureg_error *error)
{
	const size_t from = memrchr(found->name.text, '.', found->name.length) ? pmureg->event_count : 0;
	const struct pmureg_system *system = pmureg->system;
	struct pmureg_error first = {.code = 0}, why;
	int is_added = 0;

	qsort(found->list, found->count, sizeof(*found->list), by_events);
	for (size_t i = 0; i < found->count; i++) {
		const size_t before = pmureg->event_count;
		int code = has_all(pmureg, from, found->list[i].block, found->list[i].metric) ?
				   0 :
				   add_metric_events(pmureg, &found->list[i], found->name, &why);

		is_added |= !code;
		for (size_t e = before; !code && e < pmureg->event_count; e++)
			pmureg->events[e].is_of_view = 1;
		if (code == -ENOMEM)
			return io_out_of_memory(error);
		if (!code)
			continue;
		first = first.code ? first : why;
		events_drop(pmureg, before);
		if (!before) {
			pmureg->system = system;
			pmureg->backend = NULL;
		}
	}
	if (!is_added && error)
		*error = first;
	return is_added ? 0 : first.code;
}

/* Takes the kernel's drivers for all of a view, or for none of it. */
static int choose_view(struct pmureg *pmureg, struct found *found, struct pmureg_error *error)
{
	int code = -ENODEV;

	if (pmureg_parts.perf && !pmureg->asked && !pmureg->backend) {
		pmureg->asked = pmureg_parts.perf->backend;
		code = add_view(pmureg, found, error);
		pmureg->asked = NULL;
	}
	return code && code != -ENOMEM ? add_view(pmureg, found, error) : code;
}

static int fail_several(const struct found *found, struct pmureg_error *error)
{
	char units[256] = "";

	for (size_t i = 0; i < found->count; i++)
		pmureg_text_append(units, sizeof(units), "%s%s_%s.%s", i ? ", " : "", pmureg_system_key(found->list[i].system),
				   pmureg_block_key(found->list[i].block), pmureg_metric_name(found->list[i].metric));
	return pmureg_fail(error, -EINVAL, 0, "several units have a metric '%.*s': %s; write UNIT.METRIC",
			   PMUREG_WORD(found->name), units);
}

/* Adds what was found. `is_elsewhere`: in a system that this machine is not. */
static int add_found_metrics(struct pmureg *pmureg, struct found *found, int is_elsewhere, struct pmureg_error *error)
{
	const struct meant *first = found->list;

	for (size_t i = 1; i < found->count; i++)
		if (!found->is_view || (is_elsewhere && found->list[i].system != first->system))
			return fail_several(found, error);
	if (is_elsewhere && !backend_is_sim(pmureg->asked))
		return pmureg_fail(error, -ENODEV, 0,
				   "metric '%.*s' is described for %s, but this machine is another; to count on a "
				   "simulated device: pmureg stat --io sim -M %.*s",
				   PMUREG_WORD(found->name), pmureg_system_key(first->system), PMUREG_WORD(found->name));
	if (is_elsewhere)
		pmureg->system = first->system; /* Its units may have the same names as another system's. */
	return found->is_view ? choose_view(pmureg, found, error) : add_metric_events(pmureg, first, found->name, error);
}

static int add_metric(struct pmureg *pmureg, struct pmureg_word name, struct pmureg_error *error)
{
	struct found found;
	int code;

	if (pmureg_word_like(name, "all"))
		return pmureg_fail(
			error, -EINVAL, 0,
			"metrics `all` shows only metrics of the counted events; give events, or name a metric, see "
			"`pmureg list`");
	code = find_metric(pmureg, name, &found, error);
	code = code < 0 ? code : add_found_metrics(pmureg, &found, code, error);
	free(found.list);
	return code;
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
	const struct pmureg_metric *metric = NULL;
	struct found found;

	if (find_metric(pmureg, name, &found, NULL) >= 0) {
		metric = found.list->metric;
		*block = found.list->block;
	}
	free(found.list);
	return metric;
}
