/*
 * reads.c: finds the registers to read for an event, and makes the list of all reads of a rotation, in hardware order:
 * registers that one call can read are neighbours, and a bank is selected once.
 */
#include "plan.h"

/* ---- Registers ---- */

#define FROZEN 0x8000U /* bit of frozen units in `number`: their reads come last */

struct reading {
	struct pmureg_plan *plan;
	const struct pmureg_unit *unit;
	uint8_t shift;   /* a count of 1 stands for 2^shift */
	uint16_t number; /* as in struct pmureg_planned_read */
	const struct pmureg_assignment *assignment;
	const struct pmureg_counter *counter;
};

/* Plans the read of a register. -ENOSPC: the generator's bounds are wrong. */
static int reads_add_register(const struct reading *at, const struct pmureg_counted *counted, uint32_t element)
{
	struct pmureg_plan *plan = at->plan;
	const struct pmureg_counter *counter = at->counter;
	const uint64_t n = (uint64_t)counter->first + at->assignment->counter;
	struct pmureg_planned_read *planned = &plan->planned[plan->planned_count];

	if (plan->planned_count == plan->planned_capacity)
		return -PMUREG_ENOSPC;
	plan->planned_count++;
	*planned = (struct pmureg_planned_read){
		.access = pmureg_unit_access(&plan->runner, at->unit, counted->reg, element),
		.number = at->number,
		.sample =
			{
				.mask = pmureg_mask(at->unit->kinds[at->assignment->kind].width),
				.rate = counter->top_rate,
				.total = at->assignment->total,
				.unit = (uint16_t)((at->number & ~FROZEN) - 1),
				.part = counter->joined ? counter->joined : 32,
				.is_joined = counter->joined != 0,
				.saturates = counter->saturates,
				.restarts = counter->restarts,
				.shift = at->shift,
			},
	};
	planned->select = pmureg_access_select(plan->runner.system, &planned->access);
	while (!(counted->bits >> planned->sample.low & 1))
		planned->sample.low++;
	if (counter->joined) {
		const struct pmureg_counted upper = pmureg_counted(at->unit->block, counter, 1, n);

		planned->upper = upper.reg;
		planned->upper_element = upper.first;
	}
	return 0;
}

/* Checks whether the unit has the page of an element, and the event in the variables adds it up. */
static int has_page(const struct reading *at, const struct pmureg_register *reg, uint32_t element)
{
	const uint32_t page = pmureg_page_of(reg, element);
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_page_choice *page_choices = pmureg_block_page_choices(block);

	if (pmureg_is_on(at->unit->absent, reg, element))
		return 0;
	for (uint16_t i = 0; i < block->page_choice_count; i++) {
		const struct pmureg_page_choice *choice = &page_choices[i];

		at->plan->variables[block->variables.n] = page - choice->first;
		if (page >= choice->first && page - choice->first < choice->count &&
		    !pmureg_holds(pmureg_page_choice_when(choice), at->plan->variables))
			return 0;
	}
	return 1;
}

static int add_counter(const struct reading *at)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const uint64_t n = (uint64_t)at->counter->first + at->assignment->counter;
	int code = 0;

	if (block->page_choice_count)
		pmureg_fill_variables(at->plan, at->unit, at->assignment, 0);
	for (uint16_t i = 0; i < at->counter->reg_count && !code; i++) {
		const struct pmureg_counted counted =
			pmureg_counted(block, at->counter, at->unit->snapshots ? at->counter->reg_count : i, n);
		const struct pmureg_register *reg = &registers[counted.reg];

		if (counted.first >= reg->elements)
			return -PMUREG_ERANGE;
		for (uint32_t element = counted.first; element < counted.end && !code; element += counted.step) {
			if (at->counter->sum && !has_page(at, reg, element))
				continue;
			code = reads_add_register(at, &counted, element);
			if (at->counter->only_first || at->counter->joined)
				return code;
		}
	}
	return code;
}

int pmureg_add_event_reads(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, size_t number)
{
	struct reading at = {.plan = plan,
			     .unit = unit,
			     .number = (uint16_t)number,
			     .assignment = assignment,
			     .counter = &pmureg_block_counters(unit->block)[assignment->kind]};
	int code = pmureg_find_shift(plan, unit, assignment, &at.shift);

	return code ? code : add_counter(&at);
}

int pmureg_add_reads(struct pmureg_plan *plan, struct pmureg_rotation *rotation, const struct pmureg_unit *unit)
{
	const size_t apart = (size_t)(unit - rotation->units) + 1;
	const size_t number = unit->frozen ? apart | FROZEN : unit->snapshots ? apart : 0;
	int code = 0;

	for (size_t u = 0; u < unit->assignment_count && !code; u++)
		code = pmureg_add_event_reads(plan, unit, &unit->assignments[u], number);
	return code;
}

/* ---- Order ---- */

static int reads_order(uint64_t a, uint64_t b)
{
	return a == b ? 0 : a < b ? -1 : 1;
}

static int reads_compare(const void *one, const void *other)
{
	const struct pmureg_planned_read *a = one, *b = other;
	const struct pmureg_place *p = &a->access.place, *q = &b->access.place;
	int result = reads_order(a->number, b->number);

	if (!result)
		result = reads_order(p->space, q->space);
	if (!result && pmureg_space_is_private(p->space))
		result = reads_order((uint64_t)p->block << 16 | p->instance, (uint64_t)q->block << 16 | q->instance);
	if (!result)
		result = reads_order(p->unit, q->unit);
	if (!result)
		result = reads_order(a->select, b->select);
	return result ? result : reads_order(p->address, q->address);
}

/* ---- The list ---- */

/*
 * One call can read both halves of a PCI counter, low first, because they are neighbours. This is safe unless the low
 * half is about to wrap. Assumes that at most 100 us pass between the two halves.
 */
static enum pmureg_joint reads_joint_of(const struct pmureg_system *system, const struct pmureg_access *access,
				  struct pmureg_sample *sample)
{
	const uint64_t gap = 100000, half = UINT64_C(1) << 32;
	const uint64_t moved = sample->rate < UINT64_C(1) << 40 ? sample->rate * gap >> 16 : half;
	const enum pmureg_form form = pmureg_register_form(pmureg_access_register(system, access));

	sample->near = UINT64_MAX;
	if (form != PMUREG_TORN)
		return form == PMUREG_WHOLE ? PMUREG_ONE : PMUREG_LOW_HIGH;
	if (access->place.space != PMUREG_PCI || access->place.bits != 32 || !sample->rate || moved >= half / 2)
		return PMUREG_HIGH_LOW_HIGH;
	sample->near = half - moved - 1;
	return PMUREG_LOW_HIGH;
}

/* Reads upper, lower, upper: if the upper register changed, the lower one has wrapped. */
static void append_two(const struct pmureg_system *system, struct pmureg_list *read,
		       const struct pmureg_planned_read *planned)
{
	const struct pmureg_access *lower = &planned->access;
	const struct pmureg_access high = pmureg_access_of(system, pmureg_access_block(system, lower),
							   lower->place.instance, planned->upper,
							   planned->upper_element);

	pmureg_append(system, read, high);
	pmureg_append(system, read, *lower);
	pmureg_append(system, read, high);
}

static void add_sample(const struct pmureg_system *system, struct pmureg_rotation *rotation,
		       const struct pmureg_planned_read *planned)
{
	struct pmureg_list *read = &rotation->lists[PMUREG_READ];
	struct pmureg_sample *sample = &rotation->samples[rotation->sample_count++];

	*sample = planned->sample;
	sample->joint = (uint8_t)(sample->is_joined ? PMUREG_HIGH_LOW_HIGH :
						      reads_joint_of(system, &planned->access, sample));
	/* Reads a counter of several events once. */
	if (rotation->sample_count > 1 && !reads_compare(planned - 1, planned) &&
	    sample->joint == sample[-1].joint) {
		sample->access = sample[-1].access;
		return;
	}
	if (sample->is_joined)
		append_two(system, read, planned);
	else
		pmureg_append_joined(system, read, planned->access, (enum pmureg_joint)sample->joint);
	sample->access = (uint32_t)(read->count - sample->joint - 1U);
}

int pmureg_flatten_reads(struct pmureg_plan *plan, struct pmureg_rotation *rotation)
{
	struct pmureg_planned_read *planned = plan->planned;
	struct pmureg_list *read = &rotation->lists[PMUREG_READ];

	pmureg_sort(planned, plan->planned_count, sizeof(*planned), reads_compare);
	for (size_t i = 0; i < plan->planned_count; i++) {
		const uint16_t number = planned[i].number;
		struct pmureg_unit *unit = number ? &rotation->units[(number & ~FROZEN) - 1] : NULL;
		struct pmureg_part *part = number & FROZEN ? &unit->read : NULL;

		if (part && !part->count) {
			part->first = read->count;
			read->bank.known = 0;
		}
		if (unit && unit->snapshots && (!i || planned[i - 1].number != number))
			pmureg_flatten_snapshot(plan, unit, read);
		add_sample(plan->runner.system, rotation, &planned[i]);
		if (part)
			part->count = read->count - part->first;
		else
			rotation->unfrozen = read->count;
	}
	return read->full ? -PMUREG_ENOSPC : 0;
}
