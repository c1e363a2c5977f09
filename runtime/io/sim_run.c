/*
 * sim_run.c: lists of accesses on the simulated device, prepared once: a step is a few loads.
 *
 * The handle is the cell that is reached, where that holds the state itself; of a read of an upper half `joined` is how
 * far to shift. Handle 0: found anew each time, as a single access is.
 */
#include "sim.h"

static struct pmureg_cell *cell_of(const struct pmureg_access *access)
{
	return (struct pmureg_cell *)(uintptr_t)access->handle;
}

static uint64_t handle_of(const struct pmureg_cell *cell)
{
	return (uint64_t)(uintptr_t)cell;
}

/* ---- Preparing ---- */

/* A banked register is where the list has just selected it; what others selected before does not count. */
static int is_sure(const struct pmureg_sim *sim, const struct pmureg_register *reg,
		   const struct pmureg_access *selected, const struct pmureg_access *access)
{
	const struct pmureg_block *block = &sim->system->blocks[access->place.block];
	struct pmureg_place place;

	if (reg->selector == PMUREG_NONE)
		return 1;
	if (!selected)
		return 0;
	pmureg_register_place(sim->system, block, &block->registers[block->selectors[reg->selector].reg],
			      access->place.instance, 0, &place);
	return pmureg_place_same(&place, &selected->place);
}

static struct pmureg_cell *reach(struct pmureg_sim *sim, const struct pmureg_access *access,
				 const struct pmureg_access *selected, int *high)
{
	struct pmureg_cell *cell = pmureg_sim_reach(sim, &access->place, high);
	const struct pmureg_block *block;
	struct pmureg_place right;

	if (!cell)
		return NULL;
	block = &sim->system->blocks[cell->block];
	pmureg_register_place(sim->system, block, &block->registers[cell->reg], cell->instance, cell->element, &right);
	if (right.bits != access->place.bits ||
	    pmureg_sim_state(sim, block, &block->registers[cell->reg], cell->instance, cell->element) != cell)
		return NULL;
	return is_sure(sim, &block->registers[cell->reg], selected, access) ? cell : NULL;
}

static void prepare_read(struct pmureg_sim *sim, struct pmureg_access *access, const struct pmureg_access *selected)
{
	int high;
	const struct pmureg_cell *cell = reach(sim, access, selected, &high);

	access->handle = cell ? handle_of(cell) : 0;
	access->joined = cell && high ? 32 : 0;
}

/* The cell of a write that can be done to it directly. */
static struct pmureg_cell *written_cell(struct pmureg_sim *sim, const struct pmureg_access *access)
{
	int high;
	struct pmureg_cell *cell = reach(sim, access, NULL, &high);

	if (!cell || pmureg_register_form(&sim->system->blocks[cell->block].registers[cell->reg]) != PMUREG_WHOLE)
		return NULL;
	return cell;
}

/* For the time being, selects what the list selects; the handle keeps what was there. */
static int try_write(struct pmureg_sim *sim, struct pmureg_access *access)
{
	struct pmureg_cell *cell = written_cell(sim, access);
	uint64_t plain;

	access->handle = 0;
	if (!cell)
		return 0;
	plain = pmureg_plain_bits(&sim->system->blocks[cell->block].registers[cell->reg]);
	access->handle = cell->value;
	cell->value = (cell->value & ~plain) | (access->value & plain);
	return 1;
}

static void take_back(struct pmureg_sim *sim, struct pmureg_access *access)
{
	struct pmureg_cell *cell = written_cell(sim, access);

	if (!cell)
		return;
	cell->value = access->handle;
	access->handle = handle_of(cell);
}

int pmureg_sim_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	struct pmureg_sim *sim = (struct pmureg_sim *)(void *)io;
	const struct pmureg_access *selected = NULL;

	for (size_t i = 0; i < count; i++) {
		if (list[i].kind == PMUREG_ACCESS_READ)
			prepare_read(sim, &list[i], selected);
		else if (list[i].kind == PMUREG_ACCESS_WRITE)
			selected = try_write(sim, &list[i]) ? &list[i] : NULL;
	}
	for (size_t i = count; i-- > 0;)
		if (list[i].kind == PMUREG_ACCESS_WRITE)
			take_back(sim, &list[i]);
	return 0;
}

/* ---- Running ---- */

static void read_prepared(struct pmureg_access *access)
{
	struct pmureg_cell *cell = cell_of(access);
	const struct pmureg_masks *masks = cell->masks;
	const uint64_t lane = access->place.bits == 32 ? UINT32_MAX : UINT64_MAX;

	access->value = ((cell->value & masks->readable) | masks->read_ones) >> access->joined & lane;
	if (masks->rc)
		cell->value &= ~(masks->rc & lane << access->joined);
}

int pmureg_sim_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct pmureg_sim *sim = (struct pmureg_sim *)(void *)io;
	size_t i;
	int code = 0;

	for (i = 0; i < count && !code; i++) {
		if (list[i].kind == PMUREG_ACCESS_READ && list[i].handle)
			read_prepared(&list[i]);
		else if (list[i].kind == PMUREG_ACCESS_READ)
			code = pmureg_sim_read(io, &list[i].place, &list[i].value);
		else if (list[i].kind == PMUREG_ACCESS_WRITE && list[i].handle)
			pmureg_sim_put(sim, cell_of(&list[i]), cell_of(&list[i]), list[i].value);
		else if (list[i].kind == PMUREG_ACCESS_WRITE)
			code = pmureg_sim_write(io, &list[i].place, list[i].value);
	}
	*failed = code ? i - 1 : count;
	return code;
}
