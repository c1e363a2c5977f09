/*
 * reads.c: finds the registers to read for an event, and makes the list of all reads of a rotation, in hardware order:
 * registers that one call can read are neighbours, and a bank is selected once.
 */
#include "plan.h"

/* ---- Registers ---- */

#define FROZEN 0x8000U /* bit of frozen units in `number`: their reads come last */

struct reading {
	struct pmureg_session *session;
	struct pmureg_list *to;
	const struct pmureg_unit *unit;
	uint8_t shift;   /* a count of 1 stands for 2^shift */
	uint16_t number; /* of a unit that is frozen (| FROZEN) or has snapshots, from 1: its reads stay together */
	const struct pmureg_assignment *assignment;
	const struct pmureg_counter *counter;
};

/*
 * Adds a register to read. Until the reads are in order, the access keeps data of its sample. mask: of the width;
 * barrier: lowest bit; value: highest rate; handle: total (31:0), and number from 1 (47:32) and element (63:48) of the
 * upper register of a joined counter; half: bits of its lower one; selects: saturates, restarts, shift; joined: number.
 */
static void reads_add_register(const struct reading *at, const struct pmureg_counted *counted, uint32_t element)
{
	struct pmureg_access access = pmureg_unit_access(at->session, at->unit, counted->reg, element);

	access.mask = pmureg_mask(at->unit->kinds[at->assignment->kind].width);
	access.value = at->counter->top_rate;
	access.handle = at->assignment->total;
	if (at->counter->joined) {
		const uint64_t n = (uint64_t)at->counter->first + at->assignment->counter;
		const struct pmureg_counted upper = pmureg_counted(at->unit->block, at->counter, 1, n);

		/* The register of the upper bits. */
		access.handle |= ((uint64_t)upper.first << 16 | (upper.reg + 1U)) << 32;
	}
	access.half = at->counter->joined;
	access.selects = (uint8_t)(at->counter->saturates | at->counter->restarts << 1 | at->shift << 2);
	while (!(counted->bits >> access.barrier & 1))
		access.barrier++;
	access.joined = at->number;
	pmureg_append_plain(at->to, &access);
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

		at->session->variables[block->variables.n] = page - choice->first;
		if (page >= choice->first && page - choice->first < choice->count &&
		    !pmureg_holds(pmureg_page_choice_when(choice), at->session->variables))
			return 0;
	}
	return 1;
}

static int add_counter(const struct reading *at)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const uint64_t n = (uint64_t)at->counter->first + at->assignment->counter;

	if (block->page_choice_count)
		pmureg_fill_variables(at->session, at->unit, at->assignment, 0);
	for (uint16_t i = 0; i < at->counter->reg_count; i++) {
		const struct pmureg_counted counted =
			pmureg_counted(block, at->counter, at->unit->snapshots ? at->counter->reg_count : i, n);
		const struct pmureg_register *reg = &registers[counted.reg];

		if (counted.first >= reg->elements)
			return -PMUREG_ERANGE;
		for (uint32_t element = counted.first; element < counted.end; element += counted.step) {
			if (at->counter->sum && !has_page(at, reg, element))
				continue;
			reads_add_register(at, &counted, element);
			if (at->counter->only_first || at->counter->joined)
				return 0;
		}
	}
	return 0;
}

int pmureg_add_reads(struct pmureg_session *session, struct pmureg_rotation *rotation, const struct pmureg_unit *unit)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	const size_t apart = (size_t)(unit - rotation->units) + 1;
	const size_t number = unit->frozen ? apart | FROZEN : unit->snapshots ? apart : 0;
	struct reading at = {.session = session, .to = &rotation->lists[PMUREG_COUNTERS], .unit = unit,
			     .number = (uint16_t)number};
	int code = 0;

	for (size_t u = 0; u < unit->assignment_count && !code; u++) {
		at.assignment = &unit->assignments[u];
		at.counter = &counters[at.assignment->kind];
		code = pmureg_find_shift(session, unit, at.assignment, &at.shift);
		code = code ? code : add_counter(&at);
	}
	return code;
}

/* ---- Order ---- */

static int reads_order(uint64_t a, uint64_t b)
{
	return a == b ? 0 : a < b ? -1 : 1;
}

static int reads_compare(const void *one, const void *other, const void *system)
{
	const struct pmureg_access *a = one, *b = other;
	const struct pmureg_place *p = &a->place, *q = &b->place;
	int result = reads_order(a->joined, b->joined);

	if (!result)
		result = reads_order(p->space, q->space);
	if (!result && pmureg_space_is_private(p->space))
		result = reads_order((uint64_t)p->block << 16 | p->instance, (uint64_t)q->block << 16 | q->instance);
	if (!result)
		result = reads_order(p->unit, q->unit);
	if (!result)
		result = reads_order(pmureg_access_select(system, a), pmureg_access_select(system, b));
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
static void append_two(const struct pmureg_system *system, struct pmureg_list *read, struct pmureg_access lower,
		       uint64_t upper)
{
	const struct pmureg_access high =
		pmureg_access_of(system, pmureg_access_block(system, &lower), lower.place.instance,
				 (uint16_t)((upper & 0xffff) - 1), (uint32_t)(upper >> 16));

	pmureg_append(system, read, high);
	pmureg_append(system, read, lower);
	pmureg_append(system, read, high);
}

static void add_sample(const struct pmureg_system *system, struct pmureg_rotation *rotation,
		       const struct pmureg_access *access)
{
	struct pmureg_list *read = &rotation->lists[PMUREG_READ];
	struct pmureg_sample *sample = &rotation->samples[rotation->sample_count++];
	const uint64_t upper = access->handle >> 32;
	struct pmureg_access plain = *access;

	*sample = (struct pmureg_sample){
		.mask = access->mask, .low = access->barrier, .part = 32, .rate = access->value, .total = (uint32_t)access->handle};
	sample->joint = (uint8_t)(upper ? PMUREG_HIGH_LOW_HIGH : reads_joint_of(system, access, sample));
	sample->is_joined = upper != 0;
	sample->saturates = access->selects & 1;
	sample->restarts = access->selects >> 1 & 1;
	sample->shift = access->selects >> 2;
	sample->unit = (uint16_t)((access->joined & ~FROZEN) - 1);
	if (upper)
		sample->part = (uint8_t)access->half;
	/* Reads a counter of several events once. */
	if (rotation->sample_count > 1 && !reads_compare(access - 1, access, system) &&
	    sample->joint == sample[-1].joint) {
		sample->access = sample[-1].access;
		return;
	}
	plain.mask = plain.value = plain.handle = plain.joined = plain.barrier = plain.half = plain.selects = 0;
	if (upper)
		append_two(system, read, plain, upper);
	else
		pmureg_append_joined(system, read, plain, (enum pmureg_joint)sample->joint);
	sample->access = (uint32_t)(read->count - sample->joint - 1U);
}

int pmureg_flatten_reads(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	struct pmureg_list *counters = &rotation->lists[PMUREG_COUNTERS], *read = &rotation->lists[PMUREG_READ];

	pmureg_sort(counters->at, counters->count, sizeof(*counters->at), reads_compare, session->runner.system);
	for (size_t i = 0; i < counters->count; i++) {
		const uint16_t number = counters->at[i].joined;
		struct pmureg_unit *unit = number ? &rotation->units[(number & ~FROZEN) - 1] : NULL;
		struct pmureg_part *part = number & FROZEN ? &unit->read : NULL;

		session->freezes |= part != NULL;
		if (part && !part->count) {
			part->first = read->count;
			read->bank.known = 0;
		}
		if (unit && unit->snapshots && (!i || counters->at[i - 1].joined != number))
			pmureg_flatten_snapshot(session, unit, read);
		add_sample(session->runner.system, rotation, &counters->at[i]);
		if (part)
			part->count = read->count - part->first;
		else
			rotation->unfrozen = read->count;
	}
	return read->full ? -PMUREG_ENOSPC : 0;
}
