/*
 * discover.c: how many counters a unit really has, and how wide they are, where its registers tell.
 */
#include "plan.h"

struct discovery {
	struct pmureg_session *session;
	const struct pmureg_unit *unit;
	struct pmureg_error *error;
};

static int read_field(void *context, uint16_t reg_index, uint32_t element, uint16_t field, uint32_t field_element,
		      int whole, uint64_t *value)
{
	const struct discovery *discovery = context;
	struct pmureg_session *session = discovery->session;
	const struct pmureg_block *block = discovery->unit->block;
	const struct pmureg_register *reg = &block->registers[reg_index];
	const uint16_t instance = discovery->unit->instance;
	struct pmureg_act act = { .kind = PMUREG_DO_READ, .reg = reg_index, .element = element };
	uint64_t raw, select, mask;
	int result = pmureg_save_selector(session, block, instance, reg, discovery->error);

	if (result)
		return result;
	pmureg_register_select(block, reg, instance, element, &select, &mask);
	pmureg_register_place(session->system, block, reg, instance, element, &act.place);
	act.form = (uint8_t)pmureg_register_form(reg);
	result = pmureg_read_outside(session, &act, select, &raw);
	if (result)
		return pmureg_fail_access(session, &act, result, discovery->error);
	*value = pmureg_field_element(&reg->fields[field], raw, field_element, whole);
	return 0;
}

static int fail_none(const struct discovery *discovery, const struct pmureg_counter *counter, const char *what,
		     uint64_t found)
{
	char unit[64];

	pmureg_unit_any_name(discovery->session->system, discovery->unit->block, discovery->unit->instance, unit,
			     sizeof(unit));
	return PMUREG_FAIL(discovery->error, -PMUREG_ENOENT, 0, T(unit), T(" says that its `"), T(counter->key),
			   T("` counters have "), T(what), D(found),
			   T(": it is absent, without power or not accessible from here"));
}

/* A kind that is not there is a failure only where it is `needed`. */
static int discover_kind(const struct discovery *discovery, const struct pmureg_counter *counter, int needed,
			 struct pmureg_kind *kind)
{
	const struct pmureg_eval eval = { .read = read_field, .context = (void *)(uintptr_t)discovery };
	uint64_t count, width;
	int result = pmureg_evaluate(counter->discover_count, &eval, counter->count, &count);

	if (!result)
		result = pmureg_evaluate(counter->discover_width, &eval, counter->width, &width);
	if (result)
		return result;
	if (needed && !count)
		return fail_none(discovery, counter, "the number ", count);
	if (needed && (!width || width > 64))
		return fail_none(discovery, counter, "the width ", width);
	if (!width || width > 64)
		count = 0;
	kind->count = count < counter->count ? (uint16_t)count : counter->count;
	kind->width = width < counter->width ? (uint8_t)width : counter->width;
	return 0;
}

/* The kinds that some event cannot do without. */
static uint64_t kinds_needed(const struct pmureg_unit *unit)
{
	uint64_t needed = 0;
	size_t u;

	for (u = 0; u < unit->use_count; u++) {
		uint64_t kinds = unit->uses[u].kinds;

		if (!(kinds & (kinds - 1)))
			needed |= kinds;
	}
	return needed;
}

/* All kinds: registers of counters that are not there must not be saved either. */
int pmureg_discover(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	const struct discovery discovery = { session, unit, error };
	const uint64_t needed = kinds_needed(unit);
	uint16_t i;
	int result = 0;

	for (i = 0; i < unit->block->counter_count && !result; i++)
		result = discover_kind(&discovery, &unit->block->counters[i], (int)(needed >> i & 1), &unit->kinds[i]);
	return result;
}
