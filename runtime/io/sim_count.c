/*
 * sim_count.c: the simulated device's time.
 */
#include "sim.h"

/* One counter of one unit, as its time passes. */
struct counting {
	struct pmureg_sim *sim;
	const struct pmureg_block *block;
	const struct pmureg_counter *counter;
	uint16_t instance;
	uint64_t n;
	uint64_t ticks;
	uint64_t width;
	int flags; /* time has passed: what wrapped has its flag set, which may stop others */
};

static int read_field(void *context, uint16_t reg_index, uint32_t element, uint16_t field, uint32_t field_element,
		      int whole, uint64_t *value)
{
	const struct counting *counting = context;
	const struct pmureg_register *reg;
	const struct pmureg_cell *cell;

	if (reg_index == PMUREG_NONE) {
		*value = pmureg_sim_fact(counting->block, counting->instance, element);
		return 0;
	}
	reg = &counting->block->registers[reg_index];
	cell = pmureg_sim_state(counting->sim, counting->block, reg, counting->instance, element);
	if (!cell)
		return -PMUREG_EINVAL;
	*value = pmureg_field_element(&reg->fields[field], cell->value, field_element, whole);
	return 0;
}

static int evaluate(struct counting *counting, struct pmureg_code expression, uint64_t otherwise, uint64_t *value)
{
	const struct pmureg_eval eval = {.variables = &counting->n, .read = read_field, .context = counting};

	return pmureg_evaluate(expression, &eval, otherwise, value);
}

/* Sets the overflow flag of a counter. Flags without an index go with the elements where both have as many. */
static int overflow(struct counting *counting, const struct pmureg_register *counted, uint32_t element)
{
	const uint16_t flags = counting->counter->overflow_count;
	const struct pmureg_reference *flag = flags ? &counting->counter->overflow[element % flags] : NULL;
	const struct pmureg_register *reg;
	const struct pmureg_field *field;
	struct pmureg_cell *cell;
	uint64_t at, bit;
	int code;

	if (!flag || flag->field == PMUREG_NONE)
		return 0;
	reg = &counting->block->registers[flag->reg];
	field = &reg->fields[flag->field];
	code = evaluate(counting, flag->index, reg->elements * flags == counted->elements ? element / flags : 0, &at);
	if (!code)
		code = evaluate(counting, flag->field_index, 0, &bit);
	if (code)
		return code;
	cell = pmureg_sim_state(counting->sim, counting->block, reg, counting->instance, (uint32_t)at);
	if (cell)
		cell->value |= flag->field_index.count ? pmureg_element_mask(field, bit) : pmureg_field_mask(field);
	return 0;
}

static int advance_element(struct counting *counting, uint16_t reg_index, uint32_t element, uint64_t step)
{
	const struct pmureg_register *reg = &counting->block->registers[reg_index];
	struct pmureg_cell *cell = pmureg_sim_state(counting->sim, counting->block, reg, counting->instance, element);
	const uint64_t mask = pmureg_mask((unsigned int)counting->width);
	uint64_t added = counting->ticks * step, before;

	/* What several units share is the first one's. */
	if (!cell || cell->instance != counting->instance || cell->block != counting->block)
		return 0;
	if (counting->flags) {
		const int wrapped = cell->wrapped;

		cell->wrapped = 0;
		return wrapped ? overflow(counting, reg, element) : 0;
	}
	before = cell->value & mask;
	cell->value = (cell->value & ~mask) | ((before + added) & mask);
	cell->wrapped |= added > mask - before;
	counting->sim->wrapped |= cell->wrapped;
	return 0;
}

static int advance_sum(struct counting *counting, uint64_t step)
{
	const struct pmureg_counter *counter = counting->counter;
	int code = 0;

	for (uint16_t i = 0; i < counter->reg_count; i++)
		for (uint32_t element = 0;
		     element < counting->block->registers[counter->regs[i].reg].elements && !code; element++)
			code = advance_element(counting, counter->regs[i].reg, element, step);
	return code;
}

static int advance_counter(struct counting *counting)
{
	const struct pmureg_counter *counter = counting->counter;
	uint64_t runs, event, element;
	int code = evaluate(counting, counter->runs, 1, &runs);

	if (code || (!runs && !counting->flags))
		return code;
	code = evaluate(counting, counter->selects, 0, &event);
	if (!code && counter->sum)
		return advance_sum(counting, (event & 0xff) + 1);
	if (!code)
		code = evaluate(counting, counter->regs[0].index, counting->n, &element);
	if (code)
		return code;
	return advance_element(counting, counter->regs[0].reg, (uint32_t)element, (event & 0xff) + 1);
}

static int advance_present(struct counting *counting)
{
	uint64_t present;
	int code = evaluate(counting, counting->counter->present, 1, &present);

	return code || !present ? code : advance_counter(counting);
}

static int advance_kind(struct counting *counting)
{
	const struct pmureg_counter *counter = counting->counter;
	uint64_t count;
	int code = evaluate(counting, counter->discover_count, counter->count, &count);

	if (!code)
		code = evaluate(counting, counter->discover_width, counter->width, &counting->width);
	if (counting->width > counter->width)
		counting->width = counter->width;
	if (count > counter->count)
		count = counter->count;
	for (counting->n = counter->first; counting->n < counter->first + count && !code; counting->n++)
		code = advance_present(counting);
	return code;
}

static int advance_all(struct counting *counting)
{
	const struct pmureg_system *system = counting->sim->system;
	int code = 0;

	for (uint16_t b = 0; b < system->block_count; b++) {
		counting->block = &system->blocks[b];
		for (counting->instance = 0; counting->instance < counting->block->instance_count; counting->instance++)
			for (uint16_t k = 0; k < counting->block->counter_count && !code; k++) {
				counting->counter = &counting->block->counters[k];
				code = advance_kind(counting);
			}
	}
	return code;
}

int pmureg_sim_advance(struct pmureg_sim *sim, uint64_t ticks)
{
	struct counting counting = {.sim = sim, .ticks = ticks};
	int code = advance_all(&counting);

	counting.flags = sim->wrapped;
	sim->wrapped = 0;
	return code || !counting.flags ? code : advance_all(&counting);
}
