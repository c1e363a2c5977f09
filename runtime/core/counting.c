/*
 * counting.c: which registers are read for an event.
 */
#include "plan.h"

struct reading {
	struct pmureg_session *session;
	struct pmureg_turn *turn;
	const struct pmureg_unit *unit;
};

int pmureg_is_counter(const struct pmureg_block *block, uint16_t reg)
{
	uint16_t i, r;

	for (i = 0; i < block->counter_count; i++)
		for (r = 0; r < block->counters[i].reg_count; r++)
			if (block->counters[i].regs[r].reg == reg)
				return 1;
	return 0;
}

int pmureg_always_runs(const struct pmureg_block *block, uint16_t reg)
{
	uint16_t i, r;

	for (i = 0; i < block->counter_count; i++)
		for (r = 0; block->counters[i].free && !block->counters[i].runs.count && r < block->counters[i].reg_count; r++)
			if (block->counters[i].regs[r].reg == reg)
				return 1;
	return 0;
}

static int add_read(const struct reading *at, const struct pmureg_use *use, uint16_t reg_index, uint32_t element)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *reg = &block->registers[reg_index];
	struct pmureg_act act = { .kind = PMUREG_DO_READ, .reg = reg_index, .element = element, .tally = use->tally };

	act.mask = pmureg_mask(at->unit->kinds[use->kind].width);
	act.form = (uint8_t)pmureg_register_form(reg);
	act.value = pmureg_whole_rate(block->counters[use->kind].top_rate);
	pmureg_register_place(at->session->system, block, reg, at->unit->instance, element, &act.place);
	if (at->turn->read.count == at->turn->read.capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	at->turn->read.acts[at->turn->read.count++] = act;
	return 0;
}

/* The pages that the value of a term stands for: it is a mask, and 0 means all. */
static int term_has_page(const struct pmureg_term *term, uint64_t value, uint32_t page)
{
	uint64_t pages = 0;
	uint16_t i;

	if (!value || page < term->page_region_first || page - term->page_region_first >= 64)
		return 1;
	for (i = 0; i < term->page_mask_count && i < 64; i++)
		if (value >> i & 1)
			pages |= term->page_masks[i];
	return (int)(pages >> (page - term->page_region_first) & 1);
}

static int has_page(const struct pmureg_block *block, const struct pmureg_event *event,
		    const struct pmureg_register *reg, uint32_t element)
{
	uint32_t page = reg->page;
	uint16_t t;

	if (reg->pages > 1)
		page += element / (reg->elements / reg->pages);
	for (t = 0; t < block->term_count; t++)
		if (block->terms[t].page_mask_count && !term_has_page(&block->terms[t], event->terms[t], page))
			return 0;
	return 1;
}

static int add_sum(const struct reading *at, const struct pmureg_use *use, const struct pmureg_counter *counter)
{
	uint32_t element;
	uint16_t i;
	int result = 0;

	for (i = 0; i < counter->reg_count; i++) {
		const struct pmureg_register *reg = &at->unit->block->registers[counter->regs[i].reg];

		for (element = 0; element < reg->elements && !result; element++) {
			if (!has_page(at->unit->block, use->event, reg, element))
				continue;
			result = add_read(at, use, counter->regs[i].reg, element);
			if (counter->only_first)
				return result;
		}
	}
	return result;
}

static int add_one(const struct reading *at, const struct pmureg_use *use, const struct pmureg_counter *counter)
{
	const uint64_t n = (uint64_t)counter->first + use->counter;
	const struct pmureg_eval eval = { .variables = &n };
	uint64_t element;
	int result = pmureg_evaluate(counter->regs[0].index, &eval, n, &element);

	if (!result && element >= at->unit->block->registers[counter->regs[0].reg].elements)
		result = -PMUREG_ERANGE;
	return result ? result : add_read(at, use, counter->regs[0].reg, (uint32_t)element);
}

int pmureg_add_reads(struct pmureg_session *session, struct pmureg_turn *turn, const struct pmureg_unit *unit)
{
	const struct reading at = { session, turn, unit };
	size_t u;
	int result = 0;

	for (u = 0; u < unit->use_count && !result; u++) {
		const struct pmureg_use *use = &unit->uses[u];
		const struct pmureg_counter *counter = &unit->block->counters[use->kind];

		result = counter->sum ? add_sum(&at, use, counter) : add_one(&at, use, counter);
	}
	return result;
}
