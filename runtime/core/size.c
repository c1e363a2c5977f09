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

/* One event on one unit: which kind will count it is not known yet, so the largest of each. */
static void measure_use(const struct pmureg_system *system, const struct pmureg_block *block, struct pmureg_sizes *sizes)
{
	size_t program = 0, finish = 0, read = 0, accesses = 0, saved = 0, these;
	uint16_t i;

	for (i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &block->counters[i];

		program = larger(program, steps_bound(block, counter->program) + steps_bound(block, counter->enable));
		finish = larger(finish, steps_bound(block, counter->disable));
		read = larger(read, reads_bound(block, counter, &these));
		accesses = larger(accesses, these);
		saved = larger(saved, saved_bound(system, block, counter->program) +
					      saved_bound(system, block, counter->enable) +
					      saved_bound(system, block, counter->disable));
	}
	for (i = 0; i < block->pool_count; i++) {
		program += steps_bound(block, block->pools[i].program);
		finish += steps_bound(block, block->pools[i].release);
		saved += saved_bound(system, block, block->pools[i].program) +
			 saved_bound(system, block, block->pools[i].release);
	}
	sizes->uses++;
	sizes->slots += block->pool_count;
	sizes->program += program;
	sizes->finish += finish;
	sizes->read += read;
	sizes->accesses += accesses;
	sizes->saved += saved;
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
	sizes->saved += saved_bound(system, block, block->reset) + saved_bound(system, block, block->start) +
			saved_bound(system, block, block->stop) + block->selector_count;
}

void pmureg_measure(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
		    const uint16_t *turn_of, uint16_t turn, struct pmureg_sizes *sizes)
{
	const struct pmureg_sizes none = { 0 };
	uint16_t b, instance;
	size_t e, before;

	*sizes = none;
	for (b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &system->blocks[b];

		for (instance = 0; instance < block->instance_count; instance++) {
			before = sizes->uses;
			for (e = 0; e < count; e++)
				if ((!turn_of || turn_of[e] == turn) && pmureg_event_counts(&events[e], block, instance))
					measure_use(system, block, sizes);
			if (sizes->uses > before)
				measure_unit(system, block, sizes);
		}
	}
}

/* ---- All of a session ---- */

int pmureg_may_rotate(const struct pmureg_session_options *options, const struct pmureg_event *events, size_t count)
{
	return !(options && (options->flags & PMUREG_SESSION_NO_ROTATION)) && count &&
	       pmureg_group_leader(events, count - 1) != 0;
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

/* However the events come to be spread over turns, it takes no more than each in a turn of its own. */
static size_t turns_bytes(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			  struct pmureg_sizes *total)
{
	struct pmureg_sizes sizes;
	size_t e, bytes = count * sizeof(struct pmureg_turn);

	for (e = 0; e < count; e++) {
		pmureg_measure(system, &events[e], 1, NULL, 0, &sizes);
		bytes += turn_bytes(&sizes);
		total->stop += sizes.stop;
		total->finish += sizes.finish;
		total->saved += sizes.saved;
	}
	return bytes;
}

size_t pmureg_saved_bound(const struct pmureg_system *system, const struct pmureg_event *events, size_t count, int rotates)
{
	struct pmureg_sizes sizes;
	size_t e, total = 0;

	pmureg_measure(system, events, count, NULL, 0, &sizes);
	for (e = 0, total = sizes.saved; rotates && e < count; e++) {
		pmureg_measure(system, &events[e], 1, NULL, 0, &sizes);
		total += sizes.saved;
	}
	return total;
}

size_t pmureg_session_size(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			   const struct pmureg_session_options *options)
{
	struct pmureg_sizes sizes;
	size_t bytes;

	pmureg_measure(system, events, count, NULL, 0, &sizes);
	bytes = sizeof(struct pmureg_session) + sizeof(struct pmureg_turn) + turn_bytes(&sizes);
	if (pmureg_may_rotate(options, events, count))
		bytes += turns_bytes(system, events, count, &sizes);
	return bytes + CARVINGS * sizeof(uint64_t) +
	       count * (sizeof(struct pmureg_event) + sizeof(uint16_t)) + (count + 1) * sizeof(uint32_t) +
	       sizes.uses * sizeof(struct pmureg_tally) + sizes.units * sizeof(struct pmureg_unit) +
	       sizes.kinds * sizeof(struct pmureg_kind) + sizes.saved * sizeof(struct pmureg_saved) +
	       pmureg_undo_bound(sizes.stop + sizes.finish, sizes.saved) *
		       (sizeof(struct pmureg_access) + sizeof(struct pmureg_origin)) +
	       sizes.variables * sizeof(uint64_t) + 3 * (sizes.counters + 1) * sizeof(uint16_t);
}
