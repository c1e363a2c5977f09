/*
 * sim_access.c: reads, writes and lists of accesses of the simulated device.
 *
 * The handle of a prepared access is its cell, if that cell itself holds the state; a step is then a few loads. For a
 * read of an upper half, `joined` is the shift. With handle 0 the cell is searched at each access.
 */
#include "sim.h"

/* ---- Reads ---- */

/* Returns the bits of a register that an access moves. */
static uint64_t lane_of(const struct pmureg_register *reg, int high)
{
	return pmureg_register_form(reg) == PMUREG_WHOLE ? pmureg_mask(reg->width) :
							   pmureg_mask(reg->access_bits) << (high ? reg->access_bits : 0);
}

static unsigned int lane_shift(const struct pmureg_register *reg, uint64_t lane)
{
	return lane & 1 ? 0 : reg->access_bits;
}

static int has_right_bits(struct pmureg_sim *sim, const struct pmureg_cell *cell, const struct pmureg_place *place)
{
	struct pmureg_place right;

	pmureg_register_place(sim->system, cell->block, cell->reg, cell->instance, cell->element, &right);
	return place->bits == right.bits;
}

static struct pmureg_cell *state_of(struct pmureg_sim *sim, const struct pmureg_cell *cell)
{
	return pmureg_sim_state(sim, cell->block, cell->reg, cell->instance, cell->element);
}

/* Finds the cell of an access (whose width must match), the cell that holds its state, and the bits that it moves. */
static int reach(struct pmureg_sim *sim, const struct pmureg_place *place, struct pmureg_cell **cell,
		 struct pmureg_cell **state, uint64_t *lane)
{
	int high;

	*cell = pmureg_sim_reach(sim, place, NULL, &high);
	if (!*cell)
		return pmureg_sim_fault(sim, NULL, "no register at address ", place->address);
	if (!has_right_bits(sim, *cell, place))
		return pmureg_sim_fault(sim, *cell, "accessed with the wrong number of bits: ", place->bits);
	*state = state_of(sim, *cell);
	*lane = lane_of((*cell)->reg, high);
	return *state ? 0 : pmureg_sim_fault(sim, *cell, "has no state: ", 0);
}

/* Returns what a read shows of the state. Applies read side effects (bits that a read clears or sets). */
static inline uint64_t sim_access_take(const struct pmureg_masks *masks, struct pmureg_cell *state, uint64_t lane)
{
	const uint64_t seen = ((state->value & masks->readable) | masks->read_ones) & lane;

	if (masks->rc | masks->rs)
		state->value = (state->value & ~(masks->rc & lane)) | (masks->rs & lane);
	return seen;
}

/* Reads a fact, or searches the cell and reads it. */
static int find_and_read(struct pmureg_sim *sim, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_cell *cell, *state;
	uint64_t lane = 0;
	int code;

	if (place->space == PMUREG_FACT) {
		*value = pmureg_sim_fact(&pmureg_system_blocks(sim->system)[place->block], place->instance,
					 place->address);
		return 0;
	}
	code = reach(sim, place, &cell, &state, &lane);
	*value = code ? 0 : sim_access_take(&cell->reg->masks, state, lane) >> lane_shift(cell->reg, lane);
	return code;
}

/* ---- Side effects on other registers ---- */

/* A write with side effects on other registers. */
struct acting {
	struct pmureg_sim *sim;
	const struct pmureg_cell *cell; /* the cell that was written */
	uint64_t acts;                  /* its bits with side effects */
	const struct pmureg_field *field; /* field of that cell */
	const struct pmureg_action *action;
	const struct pmureg_block *block;  /* block of the target */
	const struct pmureg_register *reg;
	const struct pmureg_field *target; /* NULL: the whole register */
};

static uint32_t elements_of(const struct pmureg_field *field)
{
	return field->each ? (uint32_t)field->width / field->each : 1;
}

/* Checks whether an array of fields acts on an array of the same size. */
static int is_on_same_array(const struct acting *acting)
{
	return acting->target && elements_of(acting->field) > 1 &&
	       elements_of(acting->field) == elements_of(acting->target);
}

/* Returns the target's bits; for an array of the same size, only the elements that act. */
static uint64_t target_mask(const struct acting *acting)
{
	const struct pmureg_field *target = acting->target;
	uint64_t mask = 0;

	if (!target)
		return pmureg_mask(acting->reg->width);
	if (!is_on_same_array(acting))
		return pmureg_field_mask(target);
	for (uint32_t i = 0; i < elements_of(acting->field); i++)
		if (pmureg_field_element(acting->field, acting->acts, i, 0))
			mask |= pmureg_element_mask(target, i);
	return mask;
}

/* Changes the same instance if both blocks have the same number of instances, else all instances. */
static void sim_access_change(const struct acting *acting, uint32_t element, uint64_t mask)
{
	const int is_same = acting->block->instance_count == acting->cell->block->instance_count;

	for (uint16_t i = 0; i < acting->block->instance_count; i++) {
		struct pmureg_cell *cell = !is_same || i == acting->cell->instance ?
			pmureg_sim_state(acting->sim, acting->block, acting->reg, i, element) : NULL;

		if (cell)
			cell->value = acting->action->set ? cell->value | mask : cell->value & ~mask;
	}
}

/*
 * An array of fields acts, element by element, on an array of fields or of registers. Otherwise a register acts on the
 * same element if both registers have the same number of elements, else on all elements.
 */
static void act_on(const struct acting *acting)
{
	const uint64_t mask = target_mask(acting);
	const uint32_t fields = elements_of(acting->field), elements = acting->reg->elements;
	const int by_field = fields > 1 && elements == fields && !is_on_same_array(acting);
	const int is_same = elements == acting->cell->reg->elements;

	for (uint32_t i = 0; i < elements; i++)
		if (by_field ? pmureg_field_element(acting->field, acting->acts, i, 0) != 0 :
			       !is_same || i == acting->cell->element)
			sim_access_change(acting, i, mask);
}

/* Copies each counter into its snapshot register. */
static void make_snapshot(struct pmureg_sim *sim, const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_counter *counters = pmureg_block_counters(block);

	for (uint16_t k = 0; k < block->counter_count; k++) {
		const struct pmureg_counter *counter = &counters[k];

		for (uint64_t n = counter->first; counter->snapshot && n < (uint64_t)counter->first + counter->count; n++) {
			const struct pmureg_counted from = pmureg_counted(block, counter, 0, n);
			const struct pmureg_counted to = pmureg_counted(block, counter, counter->reg_count, n);
			const struct pmureg_cell *now =
				pmureg_sim_state(sim, block, &registers[from.reg], instance, from.first);
			struct pmureg_cell *then =
				pmureg_sim_state(sim, block, &registers[to.reg], instance, to.first);

			if (now && then)
				then->value = now->value;
		}
	}
}

static void act(struct pmureg_sim *sim, const struct pmureg_cell *cell, uint64_t acts)
{
	const struct pmureg_field *fields = pmureg_register_fields(cell->reg);

	for (uint16_t f = 0; f < cell->reg->field_count; f++) {
		const struct pmureg_field *field = &fields[f];
		const struct pmureg_action *actions = pmureg_field_actions(field);

		for (uint16_t a = 0; a < field->action_count && (acts & pmureg_field_mask(field)); a++) {
			const struct pmureg_action *action = &actions[a];
			const struct pmureg_block *block = &pmureg_system_blocks(sim->system)[action->block];
			const struct pmureg_register *registers = pmureg_block_registers(block);
			const struct pmureg_register *reg = &registers[action->reg];

			act_on(&(struct acting){
				sim, cell, acts, field, action, block, reg,
				action->field == PMUREG_NONE ? NULL : &pmureg_register_fields(reg)[action->field]});
		}
	}
}

/* ---- Writes ---- */

static void check_written(struct pmureg_sim *sim, const struct pmureg_cell *cell, uint64_t written, uint64_t lane)
{
	const struct pmureg_masks *masks = &cell->reg->masks;

	if (!masks->writable)
		pmureg_sim_fault(sim, cell, "is read-only, but was written as ", written);
	else if (masks->ones & lane & ~written)
		pmureg_sim_fault(sim, cell, "must-write bits were written as 0: ", masks->ones & lane & ~written);
	else if (masks->zeroes & lane & written)
		pmureg_sim_fault(sim, cell, "must-be-zero bits were written as 1: ", masks->zeroes & written);
}

static void sim_access_put(struct pmureg_sim *sim, const struct pmureg_cell *cell, struct pmureg_cell *state,
			   uint64_t lane, uint64_t value)
{
	const struct pmureg_masks *masks = &cell->reg->masks;
	const uint64_t plain = masks->writable & ~(masks->acting | state->absent) & lane, written = (value << lane_shift(cell->reg, lane)) & lane;
	const uint64_t acts = pmureg_acting(cell->reg, written) & lane;

	check_written(sim, cell, written, lane);
	state->value = (state->value & ~plain) | (written & plain);
	state->value &= ~(acts & masks->w1c);
	state->value |= acts & masks->w1s;
	state->value ^= acts & masks->w1t;
	act(sim, cell, acts);
	if (cell->block->snapshot.count &&
	    cell->reg == &pmureg_block_registers(cell->block)[cell->block->snapshot_reg] &&
	    acts & cell->block->snapshot_bits)
		make_snapshot(sim, cell->block, cell->instance);
}

static int find_and_write(struct pmureg_sim *sim, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_cell *cell, *state;
	uint64_t lane = 0;
	int code = reach(sim, place, &cell, &state, &lane);

	if (!code)
		sim_access_put(sim, cell, state, lane, value);
	return code;
}

/* ---- Lists ---- */

/*
 * Checks whether an access always reaches the same cell. For a banked register, the list must write its selector
 * before, because earlier selections do not count. A write of half a register cannot go to its cell directly. A fact
 * has no cell.
 */
static int is_sure(struct pmureg_sim *sim, const struct pmureg_cell *cell, const struct pmureg_access *access,
		   const struct pmureg_access *selected)
{
	if (access->place.space == PMUREG_FACT || !has_right_bits(sim, cell, &access->place) ||
	    state_of(sim, cell) != cell)
		return 0;
	if (access->kind == PMUREG_ACCESS_WRITE && pmureg_register_form(cell->reg) != PMUREG_WHOLE)
		return 0;
	return cell->reg->selector == PMUREG_NONE ||
	       (selected && access->kind == PMUREG_ACCESS_READ &&
		pmureg_sim_selecting(sim, cell) == pmureg_sim_cell_of(selected));
}

int pmureg_sim_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	struct pmureg_sim *sim = (struct pmureg_sim *)(void *)io;
	const struct pmureg_access *selected = NULL; /* the last write that has a cell */

	for (size_t i = 0; i < count; i++) {
		struct pmureg_access *access = &list[i];
		struct pmureg_cell *cell;
		int high;

		if (access->kind == PMUREG_ACCESS_BARRIER)
			continue;
		cell = pmureg_sim_reach(sim, &access->place, selected, &high);
		if (cell && !is_sure(sim, cell, access, selected))
			cell = NULL;
		access->handle = (uint64_t)(uintptr_t)cell;
		access->joined = cell && high ? access->place.bits : 0;
		if (access->kind == PMUREG_ACCESS_WRITE)
			selected = cell ? access : NULL;
	}
	return 0;
}

static int sim_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct pmureg_sim *sim = (struct pmureg_sim *)(void *)io;
	struct pmureg_cell *cell = pmureg_sim_cell_of(access);

	if (access->kind == PMUREG_ACCESS_READ && cell)
		access->value =
			sim_access_take(&cell->reg->masks, cell, pmureg_mask(access->place.bits) << access->joined) >>
			access->joined;
	else if (access->kind == PMUREG_ACCESS_READ)
		return find_and_read(sim, &access->place, &access->value);
	else if (access->kind == PMUREG_ACCESS_WRITE && cell)
		sim_access_put(sim, cell, cell, pmureg_mask(cell->reg->width), access->value);
	else if (access->kind == PMUREG_ACCESS_WRITE)
		return find_and_write(sim, &access->place, access->value);
	return 0;
}

int pmureg_sim_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, sim_one);
}
