/*
 * size.c: how much memory a session needs: upper bounds, which the plan can never pass.
 */
#include "plan.h"

int pmureg_event_counts(const struct pmureg_event *event, const struct pmureg_block *block, uint16_t instance)
{
	return event->block == block && pmureg_event_is_on(event, instance);
}

static size_t larger(size_t a, size_t b)
{
	return a > b ? a : b;
}

/* Acts of one access: select, barrier, access. */
static size_t acts_of(const struct pmureg_register *reg)
{
	return reg->selector == PMUREG_NONE ? 1 : 3;
}

static size_t pages_of(const struct pmureg_register *reg)
{
	return reg->pages > 1 ? reg->pages : 1;
}

static size_t steps_bound(const struct pmureg_block *block, struct pmureg_steps steps)
{
	size_t total = 0;
	uint16_t i;

	for (i = 0; i < steps.count; i++) {
		const struct pmureg_step *step = &steps.steps[i];

		if (step->kind == PMUREG_BARRIER)
			total++;
		else
			total += pages_of(&block->registers[step->reg]) * acts_of(&block->registers[step->reg]);
	}
	return total;
}

/* What written ones change: in the same instance, or in every instance of another block. */
static size_t targets_bound(const struct pmureg_system *system, const struct pmureg_block *from,
			    const struct pmureg_register *reg)
{
	size_t total = 0;
	uint16_t f, a;

	for (f = 0; f < reg->field_count; f++)
		for (a = 0; a < reg->fields[f].action_count; a++) {
			const struct pmureg_action *action = &reg->fields[f].actions[a];
			const struct pmureg_block *block = &system->blocks[action->block];

			total += (size_t)block->registers[action->reg].elements *
				 (block == from ? 1 : block->instance_count);
		}
	return total;
}

/* Registers that show one state: each is saved with the others. */
static size_t partners_bound(const struct pmureg_block *block, const struct pmureg_register *reg)
{
	size_t total = 0;
	uint16_t i;

	for (i = 0; i < block->register_count; i++)
		total += block->registers[i].state == reg->state;
	return total;
}

static size_t saved_bound(const struct pmureg_system *system, const struct pmureg_block *block, struct pmureg_steps steps)
{
	size_t total = 0;
	uint16_t i;

	for (i = 0; i < steps.count; i++) {
		const struct pmureg_register *reg;

		if (steps.steps[i].kind == PMUREG_BARRIER)
			continue;
		reg = &block->registers[steps.steps[i].reg];
		total += pages_of(reg) * (1 + partners_bound(block, reg)) + targets_bound(system, block, reg);
	}
	return total;
}

/* Registers that are read for an event; `accesses`: what that takes, selects and barriers included. */
static size_t reads_bound(const struct pmureg_block *block, const struct pmureg_counter *counter, size_t *accesses)
{
	size_t total = 0;
	uint16_t i;

	*accesses = 0;
	for (i = 0; i < counter->reg_count; i++) {
		const struct pmureg_register *reg = &block->registers[counter->regs[i].reg];
		const size_t elements = counter->sum ? reg->elements : 1;

		total += elements;
		*accesses += elements * (acts_of(reg) + (pmureg_register_form(reg) == PMUREG_WHOLE ? 0 : 2));
	}
	return total;
}

/* What uses take, of each kind of thing. */
enum { USES, SLOTS, PROGRAM, FINISH, READ, ACCESSES, SAVED, THINGS };

/* One event on one unit: which kind will count it is not known yet, so the largest of each. */
static void measure_use(const struct pmureg_system *system, const struct pmureg_block *block, size_t *use)
{
	size_t these;
	uint16_t i;

	for (i = 0; i < THINGS; i++)
		use[i] = 0;
	for (i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &block->counters[i];

		use[PROGRAM] = larger(use[PROGRAM], steps_bound(block, counter->program) + steps_bound(block, counter->enable));
		use[FINISH] = larger(use[FINISH], steps_bound(block, counter->disable));
		use[READ] = larger(use[READ], reads_bound(block, counter, &these));
		use[ACCESSES] = larger(use[ACCESSES], these);
		use[SAVED] = larger(use[SAVED], saved_bound(system, block, counter->program) +
							saved_bound(system, block, counter->enable) +
							saved_bound(system, block, counter->disable));
	}
	for (i = 0; i < block->pool_count; i++) {
		use[PROGRAM] += steps_bound(block, block->pools[i].program);
		use[FINISH] += steps_bound(block, block->pools[i].release);
		use[SAVED] += saved_bound(system, block, block->pools[i].program) +
			      saved_bound(system, block, block->pools[i].release);
	}
	use[SAVED] += use[READ];
	use[USES] = 1;
	use[SLOTS] = block->pool_count;
}

static void add_uses(struct pmureg_sizes *sizes, const size_t *uses)
{
	sizes->uses += uses[USES];
	sizes->slots += uses[SLOTS];
	sizes->program += uses[PROGRAM];
	sizes->finish += uses[FINISH];
	sizes->read += uses[READ];
	sizes->accesses += uses[ACCESSES];
	sizes->saved += uses[SAVED];
}

/* How many events a unit can count at once; of counters that any number of events may read there is no end. */
static size_t room_of(const struct pmureg_block *block)
{
	size_t room = 0;
	uint16_t i;

	for (i = 0; i < block->counter_count; i++) {
		if (block->counters[i].free)
			return SIZE_MAX;
		room += block->counters[i].count;
	}
	return room;
}

static void measure_unit(const struct pmureg_system *system, const struct pmureg_block *block, struct pmureg_sizes *sizes)
{
	size_t counters = 0;
	uint16_t i;

	for (i = 0; i < block->counter_count; i++)
		counters += block->counters[i].count;
	sizes->units++;
	sizes->kinds += block->counter_count;
	sizes->counters = larger(sizes->counters, counters);
	sizes->variables = larger(sizes->variables, 2 * (size_t)block->term_count + block->number_count + 1 +
							    block->counter_count + block->pool_count);
	sizes->program += steps_bound(block, block->reset);
	sizes->start += steps_bound(block, block->start);
	sizes->stop += steps_bound(block, block->stop);
	sizes->finish += steps_bound(block, block->finish);
	sizes->saved += saved_bound(system, block, block->reset) + saved_bound(system, block, block->start) +
			saved_bound(system, block, block->stop) + saved_bound(system, block, block->finish) +
			block->selector_count;
}

struct measuring {
	const struct pmureg_system *system;
	const struct pmureg_event *events;
	size_t count;
	const uint8_t *members;
	enum pmureg_extent extent;
};

/* The events of one unit; where no more than one turn is asked for, as many of the largest as it has counters. */
static void measure_uses(const struct measuring *of, const struct pmureg_block *block, uint16_t instance,
			 struct pmureg_sizes *sizes)
{
	const size_t room = of->extent == PMUREG_ONE_TURN ? room_of(block) : SIZE_MAX;
	size_t all[THINGS] = { 0 }, most[THINGS] = { 0 }, use[THINGS], e, i;

	for (e = 0; e < of->count; e++) {
		if ((of->members && !pmureg_is_member(of->members, e)) || !pmureg_event_counts(&of->events[e], block, instance))
			continue;
		measure_use(of->system, block, use);
		for (i = 0; i < THINGS; i++) {
			all[i] += use[i];
			most[i] = larger(most[i], use[i]);
		}
	}
	for (i = 0; i < THINGS && all[USES] > room; i++)
		all[i] = all[i] < most[i] * room ? all[i] : most[i] * room;
	add_uses(sizes, all);
	if (all[USES])
		measure_unit(of->system, block, sizes);
}

void pmureg_measure(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
		    const uint8_t *members, enum pmureg_extent extent, struct pmureg_sizes *sizes)
{
	const struct measuring of = { system, events, count, members, extent };
	const struct pmureg_sizes none = { 0 };
	uint16_t b, instance;

	*sizes = none;
	for (b = 0; b < system->block_count; b++)
		for (instance = 0; instance < system->blocks[b].instance_count; instance++)
			measure_uses(&of, &system->blocks[b], instance, sizes);
}

/* ---- All of a session ---- */

size_t pmureg_group_count(const struct pmureg_event *events, size_t count)
{
	size_t e, groups = 0;

	for (e = 0; e < count; e++)
		groups += pmureg_group_leader(events, e) == e;
	return groups;
}

int pmureg_may_rotate(const struct pmureg_session_options *options, const struct pmureg_event *events, size_t count)
{
	return !(options && (options->flags & PMUREG_SESSION_NO_ROTATION)) && pmureg_group_count(events, count) > 1;
}

size_t pmureg_undo_bound(size_t steps, size_t saved)
{
	return 2 * steps + 5 * saved; /* halves; and a select, also in halves, with its barrier */
}

#define CARVINGS 20 /* more than memory.c does for a turn or for a session, each with room for its alignment */

static size_t turn_bytes(const struct pmureg_sizes *sizes)
{
	const size_t acts = sizes->program + sizes->start + sizes->stop + sizes->finish + sizes->read;

	return sizes->units * sizeof(struct pmureg_unit) + sizes->uses * sizeof(struct pmureg_use) +
	       sizes->kinds * sizeof(struct pmureg_kind) + sizes->slots * sizeof(uint16_t) +
	       acts * sizeof(struct pmureg_act) +
	       sizes->accesses * (sizeof(struct pmureg_access) + sizeof(uint32_t)) +
	       sizes->read * sizeof(struct pmureg_sample) + CARVINGS * sizeof(uint64_t);
}

/* Every register that there is: saved are no more. */
static size_t registers_of(const struct pmureg_system *system)
{
	size_t total = 0;
	uint16_t b, r;

	for (b = 0; b < system->block_count; b++)
		for (r = 0; r < system->blocks[b].register_count; r++)
			total += (size_t)system->blocks[b].instance_count * system->blocks[b].registers[r].elements;
	return total;
}

/* An event may be on another counter in each turn that it is in. */
static size_t saved_in(const struct pmureg_system *system, const struct pmureg_sizes *all, const struct pmureg_sizes *one_turn,
		       size_t turns)
{
	const size_t most = registers_of(system), saved = all->saved + turns * one_turn->saved;

	return saved < most ? saved : most;
}

size_t pmureg_saved_bound(const struct pmureg_system *system, const struct pmureg_event *events, size_t count, int rotates)
{
	struct pmureg_sizes all, one_turn;

	pmureg_measure(system, events, count, NULL, PMUREG_TOGETHER, &all);
	pmureg_measure(system, events, count, NULL, PMUREG_ONE_TURN, &one_turn);
	return saved_in(system, &all, &one_turn, rotates ? pmureg_group_count(events, count) : 0);
}

/* Turn 0 has room for all events; there is no more than a turn for each group behind it. */
size_t pmureg_session_size(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			   const struct pmureg_session_options *options)
{
	const size_t turns = pmureg_may_rotate(options, events, count) ? pmureg_group_count(events, count) : 0;
	struct pmureg_sizes all, one_turn;
	size_t saved, steps;

	pmureg_measure(system, events, count, NULL, PMUREG_TOGETHER, &all);
	pmureg_measure(system, events, count, NULL, PMUREG_ONE_TURN, &one_turn);
	saved = saved_in(system, &all, &one_turn, turns);
	steps = all.stop + all.finish + turns * (one_turn.stop + one_turn.finish);
	return sizeof(struct pmureg_session) + CARVINGS * sizeof(uint64_t) + turn_bytes(&all) + turns * turn_bytes(&one_turn) +
	       (turns + 1) * (sizeof(struct pmureg_turn) + pmureg_member_bytes(count)) +
	       count * (sizeof(struct pmureg_event) + sizeof(struct pmureg_share)) + (count + 1) * sizeof(uint32_t) +
	       all.uses * sizeof(struct pmureg_tally) + all.units * sizeof(struct pmureg_unit) +
	       all.kinds * sizeof(struct pmureg_kind) + saved * sizeof(struct pmureg_saved) +
	       pmureg_undo_bound(steps, saved) * (sizeof(struct pmureg_access) + sizeof(struct pmureg_origin)) +
	       all.variables * sizeof(uint64_t) + 3 * (all.counters + 1) * sizeof(uint16_t);
}
