/*
 * counting.c: which registers are read for an event.
 */
#include "plan.h"

static int add_read(struct pmureg_session *session, const struct pmureg_unit *unit, size_t use, uint16_t reg,
		    uint32_t element)
{
	struct pmureg_act act = { .kind = PMUREG_DO_READ, .reg = reg, .element = element, .use = (uint32_t)use };

	act.mask = pmureg_mask(unit->kinds[session->uses[use].kind].width);
	return pmureg_add_access(session, &session->read, unit, act);
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

static int add_sum(struct pmureg_session *session, const struct pmureg_unit *unit, size_t index,
		   const struct pmureg_counter *counter)
{
	uint32_t element;
	uint16_t i;
	int result = 0;

	for (i = 0; i < counter->reg_count; i++) {
		const struct pmureg_register *reg = &unit->block->registers[counter->regs[i].reg];

		for (element = 0; element < reg->elements && !result; element++)
			if (has_page(unit->block, session->uses[index].event, reg, element))
				result = add_read(session, unit, index, counter->regs[i].reg, element);
	}
	return result;
}

static int add_one(struct pmureg_session *session, const struct pmureg_unit *unit, size_t index,
		   const struct pmureg_counter *counter)
{
	const uint64_t n = (uint64_t)counter->first + session->uses[index].counter;
	const struct pmureg_eval eval = { .variables = &n };
	uint64_t element;
	int result = pmureg_evaluate(counter->regs[0].index, &eval, n, &element);

	if (!result && element >= unit->block->registers[counter->regs[0].reg].elements)
		result = -PMUREG_ERANGE;
	return result ? result : add_read(session, unit, index, counter->regs[0].reg, (uint32_t)element);
}

static int add_use(struct pmureg_session *session, const struct pmureg_unit *unit, size_t index)
{
	const struct pmureg_counter *counter = &unit->block->counters[session->uses[index].kind];

	if (session->uses[index].same != index)
		return 0;
	return counter->sum ? add_sum(session, unit, index, counter) : add_one(session, unit, index, counter);
}

/* In the order of the counters, so that those of one bank stand together. */
int pmureg_flatten_reads(struct pmureg_session *session, const struct pmureg_unit *unit)
{
	uint16_t kind, counter;
	size_t u;
	int result = 0;

	for (kind = 0; kind < unit->block->counter_count; kind++)
		for (counter = 0; counter < unit->kinds[kind].count; counter++)
			for (u = 0; u < unit->use_count && !result; u++) {
				const struct pmureg_use *use = &session->uses[unit->first_use + u];

				if (use->kind == kind && use->counter == counter)
					result = add_use(session, unit, unit->first_use + u);
			}
	return result;
}
