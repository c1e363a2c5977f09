/*
 * sim_count.c: lets time pass on the simulated device.
 */
#include "sim.h"

/* One counter of one unit while its time passes. */
struct counting {
	struct pmureg_sim *sim;
	const struct pmureg_block *block;
	const struct pmureg_counter *counter;
	uint16_t instance;
	uint64_t n;
	uint64_t ticks;
	uint64_t width;
	uint64_t absent; /* mask of pages that the unit lacks */
	int flags; /* sets overflow flags, which may stop other counters */
};

static int sim_count_evaluate(struct counting *counting, struct pmureg_code expression, uint64_t otherwise,
			      uint64_t *value);

static int sim_count_read_field(void *context, uint16_t reg_index, uint32_t element, uint16_t field,
				uint32_t field_element, int whole, uint64_t *value)
{
	struct counting *counting = context;
	const struct pmureg_register *reg;
	const struct pmureg_cell *cell;

	if (reg_index == PMUREG_NONE && pmureg_block_facts(counting->block)[element].kind == PMUREG_FACT_READ)
		return sim_count_evaluate(counting, pmureg_fact_at(&pmureg_block_facts(counting->block)[element]), 0,
					  value);
	if (reg_index == PMUREG_NONE) {
		*value = pmureg_sim_fact(counting->block, counting->instance, element);
		return 0;
	}
	reg = &pmureg_block_registers(counting->block)[reg_index];
	cell = pmureg_sim_state(counting->sim, counting->block, reg, counting->instance, element);
	if (!cell)
		return -PMUREG_EINVAL;
	*value = pmureg_field_element(&pmureg_register_fields(reg)[field], cell->value, field_element, whole);
	return 0;
}

static int sim_count_evaluate(struct counting *counting, struct pmureg_code expression, uint64_t otherwise,
			      uint64_t *value)
{
	const struct pmureg_eval eval = {.variables = &counting->n, .read = sim_count_read_field, .context = counting};

	return pmureg_evaluate(expression, &eval, otherwise, value);
}

/* Sets a counter's overflow flag. Flags without an index are matched by element if both have as many elements. */
static int overflow(struct counting *counting, const struct pmureg_register *counted, uint32_t element)
{
	const uint16_t flags = counting->counter->overflow_count;
	const struct pmureg_reference *flag =
		flags ? &pmureg_counter_overflow(counting->counter)[element % flags] : NULL;
	const struct pmureg_register *reg;
	const struct pmureg_field *field;
	struct pmureg_cell *cell;
	uint64_t at, bit;
	int code;

	if (!flag || flag->field == PMUREG_NONE)
		return 0;
	reg = &pmureg_block_registers(counting->block)[flag->reg];
	field = &pmureg_register_fields(reg)[flag->field];
	code = sim_count_evaluate(counting, pmureg_reference_index(flag),
			reg->elements * flags == counted->elements ? element / flags : 0, &at);
	if (counting->counter->sum == PMUREG_SUM_PAGES && reg->pages > 1 && flag->index.count)
		at += element / (counted->elements / counted->pages) * (reg->elements / reg->pages);
	code = code ? code : sim_count_evaluate(counting, pmureg_reference_field_index(flag), 0, &bit);
	if (code)
		return code;
	cell = pmureg_sim_state(counting->sim, counting->block, reg, counting->instance, (uint32_t)at);
	if (cell)
		cell->value |= flag->field_index.count ? pmureg_element_mask(field, bit) : pmureg_field_mask(field);
	return 0;
}

/* Advances a joined counter: the carry of the lower register goes to the upper one. */
static int advance_two(struct counting *counting, const struct pmureg_counted *lower, struct pmureg_cell *low,
		       uint64_t added)
{
	const struct pmureg_counted upper = pmureg_counted(counting->block, counting->counter, 1, counting->n);
	struct pmureg_cell *high =
		pmureg_sim_state(counting->sim, counting->block, &pmureg_block_registers(counting->block)[upper.reg],
				 counting->instance, upper.first);
	const unsigned int part = counting->counter->joined;
	const uint64_t mask = pmureg_mask((unsigned int)counting->width);
	const uint64_t place = lower->bits & (~lower->bits + 1), above = upper.bits & (~upper.bits + 1);
	uint64_t value;

	if (!high)
		return 0;
	value = (high->value / above << part | (low->value / place & pmureg_mask(part))) & mask;
	if (counting->counter->saturates && added > mask - value)
		added = mask - value;
	if (added > mask - value) {
		low->wrapped |= place;
		counting->sim->wrapped = 1;
	}
	low->joined = high->joined = counting->sim->times;
	value = (value + added) & mask;
	low->value = (low->value & ~(pmureg_mask(part) * place)) | (value & pmureg_mask(part)) * place;
	high->value = (high->value & ~((mask >> part) * above)) | (value >> part) * above;
	return 0;
}

/* Finds the pages that the unit lacks by the examples of its facts. */
static int find_absent(struct counting *counting)
{
	const struct pmureg_block *block = counting->block;
	const struct pmureg_page_choice *page_choices = pmureg_block_page_choices(block);
	const struct pmureg_instance *instances = pmureg_block_instances(block);
	uint64_t variables[PMUREG_NUMBERS + 1], present;
	const struct pmureg_eval eval = {.variables = variables, .read = sim_count_read_field, .context = counting};
	int code = 0;

	counting->absent = 0;
	for (uint16_t i = 0; i < block->number_count; i++)
		variables[i] = pmureg_instance_numbers(&instances[counting->instance])[i];
	for (uint16_t c = 0; c < block->page_choice_count; c++) {
		const struct pmureg_page_choice *pages = &page_choices[c];

		for (uint16_t i = 0; i < pages->count && pages->told.count && !code; i++) {
			variables[block->number_count] = i;
			code = pmureg_evaluate(pmureg_page_choice_told(pages), &eval, 1, &present);
			counting->absent |= (uint64_t)!present << (pages->first + i);
		}
	}
	return code;
}

static int advance_element(struct counting *counting, const struct pmureg_counted *counted, uint32_t element,
			   uint64_t step)
{
	const struct pmureg_register *reg = &pmureg_block_registers(counting->block)[counted->reg];
	struct pmureg_cell *cell = pmureg_sim_state(counting->sim, counting->block, reg, counting->instance, element);
	const uint64_t mask = pmureg_mask((unsigned int)counting->width), low = counted->bits & (~counted->bits + 1);
	uint64_t added = counting->ticks * step, before;
	int joined; /* it counted as part of a joined counter in this step */

	/* Only the first unit advances a shared counter. */
	if (!cell || cell->instance != counting->instance || cell->block != counting->block)
		return 0;
	joined = cell->joined == counting->sim->times;
	if (counting->flags) {
		const int wrapped = (cell->wrapped & low) && joined == !!counting->counter->joined;

		cell->wrapped &= wrapped ? ~low : UINT64_MAX;
		return wrapped ? overflow(counting, reg, element) : 0;
	}
	if (counting->counter->joined)
		return advance_two(counting, counted, cell, added);
	if (joined)
		return 0;
	before = cell->value / low & mask;
	if (counting->counter->saturates && added > mask - before)
		added = mask - before;
	cell->value = (cell->value & ~(mask * low)) | ((before + added) & mask) * low;
	if (added > mask - before) {
		cell->wrapped |= low;
		counting->sim->wrapped = 1;
	}
	return 0;
}

static int advance_counter(struct counting *counting)
{
	const struct pmureg_counter *counter = counting->counter;
	uint64_t runs, event;
	int code = sim_count_evaluate(counting, pmureg_counter_runs(counter), 1, &runs);

	if (code || (!runs && !counting->flags))
		return code;
	code = sim_count_evaluate(counting, pmureg_counter_selects(counter), 0, &event);
	for (uint16_t i = 0; i < (counter->sum ? counter->reg_count : 1) && !code; i++) {
		const struct pmureg_counted counted = pmureg_counted(counting->block, counter, i, counting->n);

		for (uint32_t element = counted.first; element < counted.end && !code; element += counted.step)
			if (!pmureg_is_on(counting->absent, &pmureg_block_registers(counting->block)[counted.reg],
					  element))
				code = advance_element(counting, &counted, element, (event & 0xff) + 1);
	}
	return code;
}

static int advance_present(struct counting *counting)
{
	uint64_t present;
	int code = sim_count_evaluate(counting, pmureg_counter_present(counting->counter), 1, &present);

	return code || !present ? code : advance_counter(counting);
}

static int advance_kind(struct counting *counting)
{
	const struct pmureg_counter *counter = counting->counter;
	uint64_t count;
	int code = sim_count_evaluate(counting, pmureg_counter_discover_count(counter), counter->count, &count);

	if (counter->lender) /* the lender advances it */
		count = 0;
	code = code ? code :
		      sim_count_evaluate(counting, pmureg_counter_discover_width(counter), counter->width,
					 &counting->width);
	if (counter->probed)
		counting->width = counter->probed;
	if (counting->width > counter->width)
		counting->width = counter->width;
	if (count > counter->count)
		count = counter->count;
	for (counting->n = counter->first; counting->n < counter->first + count && !code; counting->n++)
		code = advance_present(counting);
	return code;
}

/* Advances joined counters first: while two count as one, they do not count alone. */
static int advance_all(struct counting *counting)
{
	const struct pmureg_system *system = counting->sim->system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	int code = 0;

	for (uint16_t b = 0; b < system->block_count; b++) {
		counting->block = &blocks[b];
		for (counting->instance = 0; counting->instance < counting->block->instance_count; counting->instance++) {
			code = code ? code : find_absent(counting);
			for (int joined = 1; joined >= 0; joined--)
				for (uint16_t k = 0; k < counting->block->counter_count && !code; k++) {
					counting->counter = &pmureg_block_counters(counting->block)[k];
					code = joined == !!counting->counter->joined ? advance_kind(counting) : 0;
				}
		}
	}
	return code;
}

int pmureg_sim_advance(struct pmureg_sim *sim, uint64_t ticks)
{
	struct counting counting = {.sim = sim, .ticks = ticks};
	int code;

	sim->times++;
	code = advance_all(&counting);
	counting.flags = sim->wrapped;
	sim->wrapped = 0;
	return code || !counting.flags ? code : advance_all(&counting);
}
