/*
 * sim_access.c: what reads and writes do to the simulated device.
 */
#include "sim.h"

static struct pmureg_sim *sim_of(struct pmureg_io *io)
{
	return (struct pmureg_sim *)(void *)io; /* io is its first member */
}

static const struct pmureg_block *block_of(const struct pmureg_sim *sim, const struct pmureg_cell *cell)
{
	return &sim->system->blocks[cell->block];
}

static const struct pmureg_register *register_of(const struct pmureg_sim *sim, const struct pmureg_cell *cell)
{
	return &block_of(sim, cell)->registers[cell->reg];
}

/* The cell of an access of the right width, and the bits of the register that the access moves. */
static int reach(struct pmureg_sim *sim, const struct pmureg_place *place, struct pmureg_cell **cell, uint64_t *lane)
{
	const struct pmureg_register *reg;
	struct pmureg_place right;
	int high;

	*cell = pmureg_sim_reach(sim, place, &high);
	if (!*cell)
		return pmureg_sim_fault(sim, NULL, "nothing is at address ", place->address);
	reg = register_of(sim, *cell);
	pmureg_register_place(sim->system, block_of(sim, *cell), reg, (*cell)->instance, (*cell)->element, &right);
	if (place->bits != right.bits)
		return pmureg_sim_fault(sim, *cell, "accessed with the wrong number of bits: ", place->bits);
	*lane = pmureg_register_form(reg) == PMUREG_WHOLE ? pmureg_mask(reg->width) :
							    pmureg_mask(32) << (high ? 32 : 0);
	return 0;
}

static struct pmureg_cell *state_of(struct pmureg_sim *sim, const struct pmureg_cell *cell)
{
	return pmureg_sim_state(sim, block_of(sim, cell), register_of(sim, cell), cell->instance, cell->element);
}

static unsigned int lane_shift(uint64_t lane)
{
	return lane & 1 ? 0 : 32;
}

int pmureg_sim_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_sim *sim = sim_of(io);
	const struct pmureg_masks *masks;
	struct pmureg_cell *cell, *state;
	uint64_t lane;
	int code;

	*value = 0;
	code = reach(sim, place, &cell, &lane);
	if (code)
		return code;
	state = state_of(sim, cell);
	if (!state)
		return pmureg_sim_fault(sim, cell, "has no state: ", 0);
	masks = &register_of(sim, cell)->masks;
	*value = (((state->value & masks->readable) | masks->read_ones) & lane) >> lane_shift(lane);
	state->value &= ~(masks->rc & lane);
	return 0;
}

/* ---- What written ones do elsewhere ---- */

static uint32_t elements_of(const struct pmureg_field *field)
{
	return field->each ? (uint32_t)field->width / field->each : 1;
}

static int is_same_array(const struct pmureg_field *a, const struct pmureg_field *b)
{
	return elements_of(a) > 1 && elements_of(a) == elements_of(b);
}

/* The field that an action is on, or NULL: the whole register. */
static const struct pmureg_field *target_field(const struct pmureg_sim *sim, const struct pmureg_action *action)
{
	const struct pmureg_register *reg = &sim->system->blocks[action->block].registers[action->reg];

	return action->field == PMUREG_NONE ? NULL : &reg->fields[action->field];
}

/* Bits of the target: of an array of as many fields those elements that are written as 1. */
static uint64_t target_mask(const struct pmureg_sim *sim, const struct pmureg_field *field,
			    const struct pmureg_action *action, uint64_t written)
{
	const struct pmureg_field *target = target_field(sim, action);
	uint64_t mask = 0;

	if (!target)
		return pmureg_mask(sim->system->blocks[action->block].registers[action->reg].width);
	if (!is_same_array(field, target))
		return pmureg_field_mask(target);
	for (uint32_t i = 0; i < elements_of(field); i++)
		if (pmureg_field_element(field, written, i, 0))
			mask |= pmureg_mask(target->each) << (target->low + i * target->each);
	return mask;
}

static void change(struct pmureg_sim *sim, const struct pmureg_action *action, uint64_t mask, uint16_t instance,
		   uint32_t element)
{
	const struct pmureg_block *block = &sim->system->blocks[action->block];
	const struct pmureg_register *reg = &block->registers[action->reg];
	struct pmureg_cell *cell = pmureg_sim_state(sim, block, reg, instance, element);

	if (!cell)
		return;
	if (action->set)
		cell->value |= mask;
	else
		cell->value &= ~mask;
}

/* The same instance, where both have instances of one count; else all of them. */
static void change_instances(struct pmureg_sim *sim, const struct pmureg_cell *cell, const struct pmureg_action *action,
			     uint64_t mask, uint32_t element)
{
	const struct pmureg_block *target = &sim->system->blocks[action->block];

	if (target->instance_count == block_of(sim, cell)->instance_count) {
		change(sim, action, mask, cell->instance, element);
		return;
	}
	for (uint16_t i = 0; i < target->instance_count; i++)
		change(sim, action, mask, i, element);
}

/* The same element, where both have elements of one count; else all of them. */
static void change_elements(struct pmureg_sim *sim, const struct pmureg_cell *cell, const struct pmureg_action *action,
			    uint64_t mask)
{
	const struct pmureg_register *target = &sim->system->blocks[action->block].registers[action->reg];

	if (target->elements == register_of(sim, cell)->elements) {
		change_instances(sim, cell, action, mask, cell->element);
		return;
	}
	for (uint32_t i = 0; i < target->elements; i++)
		change_instances(sim, cell, action, mask, i);
}

/* An array of fields acts element by element on an array of fields or of registers. */
static void act_on(struct pmureg_sim *sim, const struct pmureg_cell *cell, const struct pmureg_field *field,
		   const struct pmureg_action *action, uint64_t written)
{
	const struct pmureg_register *target = &sim->system->blocks[action->block].registers[action->reg];
	const struct pmureg_field *on = target_field(sim, action);
	const uint64_t mask = target_mask(sim, field, action, written);
	const uint32_t count = elements_of(field);

	if (count == 1 || target->elements != count || (on && is_same_array(field, on))) {
		change_elements(sim, cell, action, mask);
		return;
	}
	for (uint32_t i = 0; i < count; i++)
		if (pmureg_field_element(field, written, i, 0))
			change_instances(sim, cell, action, mask, i);
}

static void act(struct pmureg_sim *sim, const struct pmureg_cell *cell, uint64_t written)
{
	const struct pmureg_register *reg = register_of(sim, cell);

	for (uint16_t f = 0; f < reg->field_count; f++)
		for (uint16_t a = 0; a < reg->fields[f].action_count; a++)
			if (written & pmureg_field_mask(&reg->fields[f]))
				act_on(sim, cell, &reg->fields[f], &reg->fields[f].actions[a], written);
}

/* ---- Writing ---- */

static void check_written(struct pmureg_sim *sim, const struct pmureg_cell *cell, uint64_t written, uint64_t lane)
{
	const struct pmureg_masks *masks = &register_of(sim, cell)->masks;

	if (!masks->writable)
		pmureg_sim_fault(sim, cell, "is read-only, but was written as ", written);
	else if (masks->ones & lane & ~written)
		pmureg_sim_fault(sim, cell, "must-write bits were written as 0: ", masks->ones & lane & ~written);
	else if (masks->zeroes & lane & written)
		pmureg_sim_fault(sim, cell, "must-be-zero bits were written as 1: ", masks->zeroes & written);
}

static void put(struct pmureg_sim *sim, const struct pmureg_cell *cell, struct pmureg_cell *state, uint64_t lane,
		uint64_t value)
{
	const struct pmureg_masks *masks = &register_of(sim, cell)->masks;
	const uint64_t plain = masks->writable & ~masks->acting & lane, written = (value << lane_shift(lane)) & lane;

	check_written(sim, cell, written, lane);
	state->value = (state->value & ~plain) | (written & plain);
	state->value &= ~(written & masks->w1c);
	state->value |= written & masks->w1s;
	state->value ^= written & masks->w1t;
	if (written & masks->acting)
		act(sim, cell, written);
}

void pmureg_sim_put(struct pmureg_sim *sim, const struct pmureg_cell *cell, struct pmureg_cell *state, uint64_t value)
{
	put(sim, cell, state, pmureg_mask(register_of(sim, cell)->width), value);
}

int pmureg_sim_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_sim *sim = sim_of(io);
	struct pmureg_cell *cell, *state;
	uint64_t lane;
	int code = reach(sim, place, &cell, &lane);

	if (code)
		return code;
	state = state_of(sim, cell);
	if (!state)
		return pmureg_sim_fault(sim, cell, "has no state: ", 0);
	put(sim, cell, state, lane, value);
	return 0;
}
