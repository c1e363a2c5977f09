/*
 * steps.c: makes lists of accesses from the steps of a description, for one unit.
 */
#include "plan.h"

/* The context of the steps. */
struct flattening {
	struct pmureg_plan *plan;
	const struct pmureg_unit *unit;
	const struct pmureg_assignment *assignment; /* NULL: steps of the whole unit */
	struct pmureg_list *to;
	size_t shared; /* number of plan->shared that later events may join */
	int checks;    /* checks the written values; not for steps that only switch something off */
	int code;      /* of the first failure; nothing is added after it */
};

/* What a step writes to a register. */
struct written {
	uint8_t kind;     /* PMUREG_ACCESS_WRITE or PMUREG_ACCESS_MODIFY */
	int is_shared;    /* later events may join */
	uint64_t value;
	uint64_t mask;    /* bits that its settings decide, and of field arrays the event's elements */
	uint64_t decided; /* bits that the event's terms decide */
};

/* ---- Values ---- */

/* Writes the event's terms to their fields of a register: those that were given or are not 0. */
static void put_terms(const struct flattening *at, const struct pmureg_register *reg, struct written *access)
{
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const uint64_t *terms = at->plan->variables;

	for (uint16_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_register_term *term = &pmureg_register_terms(reg)[i];
		const uint64_t bits =
			pmureg_place_mask(&fields[term->field], pmureg_register_term_element(term), terms);

		access->mask |= term->element.count ? bits : 0;
		/* A term that was not given leaves its bits to other terms that share them. */
		if (!terms[term->term] && !(at->assignment->event->given >> term->term & 1))
			continue;
		access->value &= ~bits;
		access->value |= pmureg_in_place(bits, term->shift < 64 ? terms[term->term] >> term->shift : 0);
		access->decided |= bits;
	}
}

/* Returns what a step writes. A write of single elements becomes a modify of all but the other elements of their arrays. */
static struct written written_of(const struct flattening *at, const struct pmureg_step *step)
{
	const struct pmureg_register *reg = &pmureg_block_registers(at->unit->block)[step->reg];
	const int modifies = step->kind != PMUREG_WRITE || step->keeps;
	struct written access = {.kind = modifies ? PMUREG_ACCESS_MODIFY : PMUREG_ACCESS_WRITE};

	if (at->assignment && step->kind == PMUREG_WRITE)
		put_terms(at, reg, &access);
	if (step->kind == PMUREG_WRITE || step->kind == PMUREG_MODIFY)
		access.value |= pmureg_idle_bits(reg);
	access.value = pmureg_put_settings(reg, pmureg_step_settings(step), step->setting_count, at->plan->variables,
					   access.value, &access.mask);
	if (step->keeps) {
		access.decided |= access.mask & step->keeps;
		access.mask |= ~step->keeps;
	}
	if (step->kind == PMUREG_RAISE || step->kind == PMUREG_LOWER)
		access.mask &= access.value;
	if (step->kind == PMUREG_LOWER)
		access.value = 0;
	return access;
}

/* Checks whether a register may have a value. The error names the event. */
static void steps_check_value(struct flattening *at, const struct pmureg_assignment *assignment, uint16_t reg_index,
			uint64_t raw, uint64_t bits)
{
	const struct pmureg_register *reg = &pmureg_block_registers(at->unit->block)[reg_index];
	char text[160];
	const char *broken = pmureg_bits_check(reg, raw, bits, text, sizeof(text));

	if (broken)
		at->code = pmureg_fail(at->plan->runner.error, -PMUREG_EINVAL, 0, "`%s`: %s (%s)",
				       pmureg_blame(at->plan, assignment->event), broken, pmureg_register_name(reg));
}

/* ---- Sharing ---- */

/*
 * A register that all counters of a unit share is written once, by the first event with a term in it. Later events add
 * their terms to this access.
 */
static uint64_t element_of(const struct flattening *at, const struct pmureg_step *step)
{
	return pmureg_value_of(pmureg_step_index(step), at->plan->variables, 0);
}

static uint32_t per_page(const struct flattening *at, const struct pmureg_step *step)
{
	const struct pmureg_register *reg = &pmureg_block_registers(at->unit->block)[step->reg];

	return reg->pages > 1 ? reg->elements / reg->pages : reg->elements;
}

/* Adds what an event writes to the accesses that earlier events made. Returns whether there are any. */
static int steps_join(struct flattening *at, const struct written *value, const struct pmureg_step *step)
{
	int joins = 0;

	for (size_t i = 0; i < at->shared; i++) {
		struct pmureg_shared_write *shared = &at->plan->shared[i];
		struct pmureg_access *written = &at->to->at[shared->access];
		const uint64_t bits =
			value->decided >> pmureg_access_shift(written) & pmureg_mask(written->place.bits);
		const uint64_t wanted = value->value >> pmureg_access_shift(written) & bits;

		if (written->reg != step->reg ||
		    (step->index.count && written->element % per_page(at, step) != element_of(at, step)))
			continue;
		joins = 1;
		if ((wanted ^ written->value) & bits & shared->decided)
			at->code = pmureg_fail(
				at->plan->runner.error, -PMUREG_EINVAL, 0,
				"`%s` and `%s` need different values of %s, which all counters of the unit share: "
				"count them in different groups",
				shared->by->event->text, pmureg_blame(at->plan, at->assignment->event),
				pmureg_register_name(&pmureg_block_registers(at->unit->block)[step->reg]));
		shared->by = shared->decided || !bits ? shared->by : at->assignment;
		shared->decided |= bits;
		written->value |= wanted;
		if (written->kind == PMUREG_ACCESS_MODIFY)
			written->mask |= value->mask >> pmureg_access_shift(written) &
					 pmureg_mask(written->half ? 32 : 64);
	}
	return joins;
}

/* Lets later events join the accesses of the list from `first` on. */
static void steps_share(struct flattening *at, const struct written *value, size_t first)
{
	struct pmureg_plan *plan = at->plan;

	for (size_t i = first; i < at->to->count && value->is_shared; i++) {
		const struct pmureg_access *access = &at->to->at[i];
		const uint64_t decided = value->decided >> pmureg_access_shift(access) & pmureg_mask(access->place.bits);

		if (access->selects)
			continue;
		at->to->full |= at->shared == plan->shared_capacity;
		if (at->shared < plan->shared_capacity)
			plan->shared[at->shared++] =
				(struct pmureg_shared_write){.access = i, .decided = decided, .by = at->assignment};
	}
}

/* Checks the shared values after all events have joined. */
static void end_joining(struct flattening *at)
{
	for (size_t i = 0; i < at->shared && at->checks && !at->code; i++) {
		const struct pmureg_shared_write *shared = &at->plan->shared[i];
		const struct pmureg_access *written = &at->to->at[shared->access];
		const uint64_t high = written->half == 1 ? written[1].value << written->place.bits : 0;
		const uint64_t high_mask = written->half == 1 ? written[1].mask << written->place.bits : 0;

		if (written->half != 2)
			steps_check_value(at, shared->by, written->reg, written->value | high,
					  written->kind == PMUREG_ACCESS_MODIFY ? written->mask | high_mask : UINT64_MAX);
	}
	at->shared = 0;
}

/* ---- Steps ---- */

/* Adds the access to an element; of a borrowed register to that of each lender. */
static void add_element(struct flattening *at, const struct pmureg_step *step, const struct written *value,
			uint32_t element)
{
	const struct pmureg_system *system = at->plan->runner.system;
	struct pmureg_access access = pmureg_unit_access(&at->plan->runner, at->unit, step->reg, element);
	uint64_t lenders = pmureg_unit_lenders(at->unit, step->reg);

	for (;;) {
		const size_t first = at->to->count;

		access.kind = value->kind;
		access.value = value->value;
		access.mask = value->kind == PMUREG_ACCESS_MODIFY ? value->mask : 0;
		pmureg_append(system, at->to, access);
		steps_share(at, value, first);
		lenders = pmureg_lenders_behind(lenders);
		if (!lenders)
			return;
		access = pmureg_access_of(system, pmureg_access_block(system, &access), (uint16_t)lenders, access.reg, element);
	}
}

/* Adds the accesses of a step: to every element, or on every page to the step's element, by default 0. Skips absent pages. */
static void add_elements(struct flattening *at, const struct pmureg_step *step, const struct written *value)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *reg = &pmureg_block_registers(block)[step->reg];
	const uint32_t apart = step->every ? 1 : per_page(at, step);
	const uint64_t element = element_of(at, step);

	if (element >= per_page(at, step))
		at->code = pmureg_fail(at->plan->runner.error, -PMUREG_ERANGE, 0,
				       "the description of %s is broken: %s has no element %llu",
				       pmureg_block_key(block), pmureg_register_key(reg), (unsigned long long)element);
	for (uint64_t i = element; i < reg->elements && !at->code; i += apart)
		if (!pmureg_is_on(at->unit->absent, reg, (uint32_t)i))
			add_element(at, step, value, (uint32_t)i);
}

static void add_barrier(const struct flattening *at, const struct pmureg_step *step)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_BARRIER, .barrier = step->barrier};

	access.place.block = pmureg_block_index(at->plan->runner.system, at->unit->block);
	access.place.instance = at->unit->instance;
	pmureg_append(at->plan->runner.system, at->to, access);
}

static void flatten_step(struct flattening *at, const struct pmureg_step *step)
{
	const int writes = at->assignment && step->kind == PMUREG_WRITE;
	struct written value;

	if (step->kind == PMUREG_BARRIER) {
		add_barrier(at, step);
		return;
	}
	value = written_of(at, step);
	if (writes && (!step->index.count || step->keeps) &&
	    pmureg_block_registers(at->unit->block)[step->reg].term_count) {
		value.is_shared = 1;
		/* Without given terms, only a condition or settings need the write: the old value may matter then. */
		if (steps_join(at, &value, step) || (!value.decided && !step->when.count && !step->setting_count))
			return;
	} else if (writes && at->checks) {
		steps_check_value(at, at->assignment, step->reg, value.value, step->keeps ? value.mask : UINT64_MAX);
	}
	add_elements(at, step, &value);
}

static void flatten(struct flattening *at, const struct pmureg_steps *steps)
{
	const struct pmureg_step *list = pmureg_steps_list(steps);

	pmureg_fill_variables(at->plan, at->unit, at->assignment, 1);
	for (uint16_t i = 0; i < steps->count && !at->code; i++)
		if (pmureg_holds(pmureg_step_when(&list[i]), at->plan->variables))
			flatten_step(at, &list[i]);
}

/* ---- Single events ---- */

static int is_first_in_slot(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t pool)
{
	if (assignment->slots[pool] == PMUREG_NONE)
		return 0;
	for (const struct pmureg_assignment *other = unit->assignments; other < assignment; other++)
		if (other->slots[pool] == assignment->slots[pool])
			return 0;
	return 1;
}

/* Adds the steps of an event's slots that no event before it has: those that program them, or release them. */
static void flatten_slots(struct flattening *at, int release)
{
	const struct pmureg_pool *pools = pmureg_block_pools(at->unit->block);

	for (uint16_t i = 0; i < at->unit->block->pool_count; i++)
		if (is_first_in_slot(at->unit, at->assignment, i))
			flatten(at, release ? &pools[i].release : &pools[i].program);
}

static int end_flattening(const struct flattening *at)
{
	return at->code ? at->code : at->to->full ? -PMUREG_ENOSPC : 0;
}

int pmureg_flatten_steps(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			 const struct pmureg_assignment *assignment, const struct pmureg_steps *steps,
			 struct pmureg_list *to)
{
	struct flattening at = {.plan = plan, .unit = unit, .assignment = assignment, .to = to};

	flatten(&at, steps);
	return end_flattening(&at);
}

/* Notes the writes that other events may join. They are checked when all events have joined. */
static void note_shares(struct flattening *at, struct pmureg_shares *shares)
{
	for (size_t i = 0; i < at->shared; i++) {
		struct pmureg_shared_write one = at->plan->shared[i];

		at->to->full |= shares->count == shares->capacity;
		one.value = at->to->at[one.access].value;
		one.mask = at->to->at[one.access].mask;
		if (shares->count < shares->capacity)
			shares->at[shares->count++] = one;
	}
	at->shared = 0;
}

int pmureg_flatten_on(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		      const struct pmureg_assignment *assignment, struct pmureg_shares *shares)
{
	struct flattening at = {.plan = plan, .unit = unit, .assignment = assignment, .to = shares->list, .checks = 1};
	const struct pmureg_counter *counter = &pmureg_block_counters(unit->block)[assignment->kind];

	flatten_slots(&at, 0);
	note_shares(&at, shares);
	flatten(&at, &counter->program);
	note_shares(&at, shares);
	flatten(&at, &counter->enable);
	note_shares(&at, shares);
	return end_flattening(&at);
}

int pmureg_flatten_release(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, struct pmureg_list *to)
{
	struct flattening at = {.plan = plan, .unit = unit, .assignment = assignment, .to = to};

	flatten_slots(&at, 1);
	return end_flattening(&at);
}

void pmureg_share_alone(const struct pmureg_shares *of)
{
	for (size_t i = 0; i < of->count; i++) {
		of->list->at[of->at[i].access].value = of->at[i].value;
		of->list->at[of->at[i].access].mask = of->at[i].mask;
	}
}

int pmureg_share(const struct pmureg_shares *of, const struct pmureg_shares *other)
{
	for (size_t i = 0; i < of->count; i++)
		for (size_t k = 0; k < other->count; k++) {
			const struct pmureg_shared_write *ours = &of->at[i], *theirs = &other->at[k];
			struct pmureg_access *access = &of->list->at[ours->access];

			if (!pmureg_is_same_part(access, &other->list->at[theirs->access]))
				continue;
			if ((ours->value ^ theirs->value) & ours->decided & theirs->decided)
				return -PMUREG_EBUSY;
			access->value |= theirs->value & theirs->decided;
			access->mask |= access->kind == PMUREG_ACCESS_MODIFY ? theirs->mask : 0;
		}
	return 0;
}

int pmureg_share_check(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		       const struct pmureg_assignment *assignment, const struct pmureg_shares *of)
{
	struct flattening at = {.plan = plan, .unit = unit, .to = of->list, .checks = 1};

	for (size_t i = 0; i < of->count; i++) {
		plan->shared[at.shared] = of->at[i];
		plan->shared[at.shared++].by = assignment;
	}
	end_joining(&at);
	return at.code;
}

/* ---- Units ---- */

static void flatten_pools(struct flattening *at, int release)
{
	at->checks = !release;
	for (size_t u = 0; u < at->unit->assignment_count; u++) {
		at->assignment = &at->unit->assignments[u];
		flatten_slots(at, release);
	}
	end_joining(at);
}

/* The sequences of a kind of counters. */
enum which { PROGRAM, ENABLE, DISABLE };

static void flatten_assignments(struct flattening *at, enum which which)
{
	at->checks = which != DISABLE;
	for (size_t u = 0; u < at->unit->assignment_count; u++) {
		const struct pmureg_counter *counter =
			&pmureg_block_counters(at->unit->block)[at->unit->assignments[u].kind];
		const struct pmureg_steps *const steps[] = {&counter->program, &counter->enable, &counter->disable};

		at->assignment = &at->unit->assignments[u];
		flatten(at, steps[which]);
	}
	end_joining(at);
}

/* ---- Overflows ---- */

static void fail_until(struct flattening *at, const char *why)
{
	at->code =
		pmureg_fail(at->plan->runner.error, -PMUREG_EINVAL, 0, "`%s` cannot end the session after 0x%llx: %s",
			    at->assignment->event->text, (unsigned long long)at->assignment->event->until, why);
}

/* Writes the counter of an event that ends the session, so that it overflows after `until` counts. */
static void preload(struct flattening *at)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_counter *counter = &pmureg_block_counters(block)[at->assignment->kind];
	const uint64_t n = (uint64_t)counter->first + at->assignment->counter, until = at->assignment->event->until;
	struct pmureg_counted counted = pmureg_counted(block, counter, 0, n);
	const uint64_t most = pmureg_mask(at->unit->kinds[at->assignment->kind].width);
	struct pmureg_access access;

	if (!counter->overflow_count)
		fail_until(at, "its counter has no described overflow flag");
	else if (counter->sum || counter->fixed || !pmureg_plain_bits(&registers[counted.reg]))
		fail_until(at, "its counter cannot be written");
	else if (until > most)
		fail_until(at, "its counter overflows before that");
	if (at->code)
		return;
	for (uint16_t i = 0; i < (counter->joined ? 2 : 1); i++) {
		const uint64_t value = ((most - until + 1) & most) >> (i ? counter->joined : 0);

		counted = pmureg_counted(block, counter, i, n);
		access = pmureg_unit_access(&at->plan->runner, at->unit, counted.reg, counted.first);
		access.kind = ~counted.bits ? PMUREG_ACCESS_MODIFY : PMUREG_ACCESS_WRITE;
		access.mask = ~counted.bits ? counted.bits : 0;
		access.value = pmureg_in_place(counted.bits, value & pmureg_mask(counter->joined ? counter->joined : 64)) |
			       pmureg_idle_bits(&registers[counted.reg]);
		pmureg_append(at->plan->runner.system, at->to, access);
	}
}

/* Adds a sequence of the unit. A part that also runs alone, for a frozen or multiplexed unit, makes its own selects. */
static struct pmureg_part flatten_part(struct flattening *at, struct pmureg_list *to, const struct pmureg_steps *steps)
{
	const size_t first = to->count;

	to->bank.known &= !at->unit->frozen && !at->unit->rotates;
	at->assignment = NULL;
	at->to = to;
	flatten(at, steps);
	return (struct pmureg_part){first, to->count - first};
}

void pmureg_flatten_once(struct pmureg_plan *plan, const struct pmureg_unit *unit, struct pmureg_list *lists)
{
	struct flattening at = {.plan = plan, .unit = unit};

	(void)flatten_part(&at, &lists[PMUREG_PROGRAM], &unit->block->reset);
	(void)flatten_part(&at, &lists[PMUREG_FINISH], &unit->block->finish);
}

void pmureg_flatten_snapshot(struct pmureg_plan *plan, const struct pmureg_unit *unit, struct pmureg_list *read)
{
	struct flattening at = {.plan = plan, .unit = unit};

	(void)flatten_part(&at, read, &unit->block->snapshot);
}

void pmureg_flatten_resets(struct pmureg_plan *plan, struct pmureg_rotation *rotation)
{
	for (size_t i = 0; i < rotation->unit_count; i++) {
		struct flattening at = {.plan = plan, .unit = &rotation->units[i]};

		if (at.unit->shares && !at.unit->rotates)
			(void)flatten_part(&at, &rotation->lists[PMUREG_PROGRAM], &at.unit->block->reset);
	}
}

int pmureg_flatten_unit(struct pmureg_plan *plan, struct pmureg_rotation *rotation, struct pmureg_unit *unit)
{
	struct flattening at = {.plan = plan, .unit = unit};
	const struct pmureg_block *block = unit->block;

	at.to = &rotation->lists[PMUREG_PROGRAM];
	if (!unit->rotates && !unit->shares)
		(void)flatten_part(&at, at.to, &block->reset);
	if (block->pool_count)
		flatten_pools(&at, 0);
	flatten_assignments(&at, PROGRAM);
	for (size_t u = 0; u < unit->assignment_count && !at.code; u++) {
		at.assignment = &unit->assignments[u];
		if (at.assignment->event->until)
			preload(&at);
	}
	flatten_assignments(&at, ENABLE);
	unit->start = flatten_part(&at, &rotation->lists[PMUREG_START], &block->start);
	unit->stop = flatten_part(&at, &rotation->lists[PMUREG_STOP], &block->stop);
	at.to = &rotation->lists[PMUREG_FINISH];
	flatten_assignments(&at, DISABLE);
	if (block->pool_count)
		flatten_pools(&at, 1);
	if (!unit->rotates)
		(void)flatten_part(&at, at.to, &block->finish);
	return at.code;
}
