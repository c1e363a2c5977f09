/*
 * sim.c: a device that behaves as its description says: its state, and how it is found.
 */
#include "sim.h"

/* ---- Keys ---- */

/* Units with places of their own are numbered through from 1; the rest is the machine's. */
static uint64_t scope_of(const struct pmureg_system *system, const struct pmureg_place *place)
{
	uint64_t scope = 1;

	if (!pmureg_space_is_private(place->space))
		return 0;
	for (uint16_t b = 0; b < place->block; b++)
		scope += system->blocks[b].instance_count;
	return scope + place->instance;
}

static uint64_t key_of(const struct pmureg_system *system, const struct pmureg_place *place)
{
	/* The scope tells a unit's places from all others, so that two bits do for the space. */
	const uint64_t space = pmureg_space_is_private(place->space) ? PMUREG_MMIO : place->space;

	return space << 62 | scope_of(system, place) << 48 | (uint64_t)place->unit << 32 | place->address;
}

static uint64_t select_of(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			  uint32_t element)
{
	uint64_t value, mask;

	pmureg_register_select(block, reg, instance, element, &value, &mask);
	return value & mask;
}

/* ---- The index ---- */

static int compare(const struct pmureg_cell *a, const struct pmureg_cell *b)
{
	if (a->place != b->place)
		return a->place < b->place ? -1 : 1;
	if (a->select != b->select)
		return a->select < b->select ? -1 : 1;
	return 0;
}

/* Where several registers have one key, the one described first comes first. */
static int order(const void *one, const void *other, const void *context)
{
	const struct pmureg_cell *a = one, *b = other;
	const int by_key = compare(a, b);

	(void)context;
	if (by_key)
		return by_key;
	if (a->block != b->block)
		return a->block < b->block ? -1 : 1;
	if (a->instance != b->instance)
		return a->instance < b->instance ? -1 : 1;
	if (a->reg != b->reg)
		return a->reg < b->reg ? -1 : 1;
	return a->element < b->element ? -1 : a->element > b->element;
}

static size_t drop_doubles(struct pmureg_cell *cells, size_t count)
{
	size_t kept = 0;

	for (size_t i = 0; i < count; i++)
		if (!kept || compare(&cells[kept - 1], &cells[i]))
			cells[kept++] = cells[i];
	return kept;
}

/* The first cell that does not come before the key; `count` where all do. */
static size_t lower_bound(const struct pmureg_sim *sim, uint64_t place, uint64_t select)
{
	const struct pmureg_cell key = {.place = place, .select = select};
	size_t low = 0, high = sim->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (compare(&sim->cells[middle], &key) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static struct pmureg_cell *find(struct pmureg_sim *sim, uint64_t place, uint64_t select)
{
	size_t i = lower_bound(sim, place, select);

	if (i == sim->count || sim->cells[i].place != place || sim->cells[i].select != select)
		return NULL;
	return &sim->cells[i];
}

/* ---- Finding state ---- */

struct pmureg_cell *pmureg_sim_state(struct pmureg_sim *sim, const struct pmureg_block *block,
				     const struct pmureg_register *reg, uint16_t instance, uint32_t element)
{
	const struct pmureg_register *holder = &block->registers[reg->state];
	struct pmureg_place place;

	if (instance >= block->instance_count || element >= holder->elements)
		return NULL;
	pmureg_register_place(sim->system, block, holder, instance, element, &place);
	return find(sim, key_of(sim->system, &place), select_of(block, holder, instance, element));
}

/* Of the cells at one place, the one that is selected now. */
static struct pmureg_cell *reach_bank(struct pmureg_sim *sim, struct pmureg_cell *first)
{
	const struct pmureg_block *block = &sim->system->blocks[first->block];
	const struct pmureg_register *reg = &block->registers[first->reg];
	const struct pmureg_selector *selector;
	const struct pmureg_cell *selecting;

	if (reg->selector == PMUREG_NONE)
		return first;
	selector = &block->selectors[reg->selector];
	selecting = pmureg_sim_state(sim, block, &block->registers[selector->reg], first->instance, 0);
	return selecting ? find(sim, first->place, selecting->value & selector->mask) : NULL;
}

static struct pmureg_cell *reach_at(struct pmureg_sim *sim, uint64_t key)
{
	size_t i = lower_bound(sim, key, 0);

	return i < sim->count && sim->cells[i].place == key ? reach_bank(sim, &sim->cells[i]) : NULL;
}

struct pmureg_cell *pmureg_sim_reach(struct pmureg_sim *sim, const struct pmureg_place *place, int *high)
{
	uint64_t key;
	struct pmureg_cell *cell;

	*high = 0;
	if (place->block >= sim->system->block_count ||
	    place->instance >= sim->system->blocks[place->block].instance_count)
		return NULL;
	key = key_of(sim->system, place);
	cell = reach_at(sim, key);
	if (cell || place->bits != 32 || place->address < 4)
		return cell;
	cell = reach_at(sim, key - 4);
	if (!cell || pmureg_register_form(&sim->system->blocks[cell->block].registers[cell->reg]) == PMUREG_WHOLE)
		return NULL;
	*high = 1;
	return cell;
}

/* ---- Faults ---- */

int pmureg_sim_fault(struct pmureg_sim *sim, const struct pmureg_cell *cell, const char *what, uint64_t bits)
{
	const struct pmureg_block *block;

	sim->faults++;
	if (!cell) {
		pmureg_format(sim->last, sizeof(sim->last), "%s0x%llx", what, (unsigned long long)bits);
		return -PMUREG_EIO;
	}
	block = &sim->system->blocks[cell->block];
	pmureg_format(sim->last, sizeof(sim->last), "%s_%s[%llu]: %s0x%llx", block->name,
		      block->registers[cell->reg].key, (unsigned long long)cell->element, what,
		      (unsigned long long)bits);
	return -PMUREG_EIO;
}

uint64_t pmureg_sim_faults(const struct pmureg_sim *sim, const char **last)
{
	if (last)
		*last = sim->last;
	return sim->faults;
}

/* ---- Setting up ---- */

static size_t count_cells(const struct pmureg_system *system)
{
	size_t count = 0;

	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t r = 0; r < system->blocks[b].register_count; r++)
			count += (size_t)system->blocks[b].registers[r].elements * system->blocks[b].instance_count;
	return count;
}

size_t pmureg_sim_size(const struct pmureg_system *system)
{
	return sizeof(struct pmureg_sim) + count_cells(system) * sizeof(struct pmureg_cell) + 2 * sizeof(uint64_t);
}

static void add_register(struct pmureg_sim *sim, uint16_t b, uint16_t instance, uint16_t r)
{
	const struct pmureg_block *block = &sim->system->blocks[b];
	const struct pmureg_register *reg = &block->registers[r];
	struct pmureg_place place;

	for (uint32_t element = 0; element < reg->elements; element++) {
		struct pmureg_cell *cell = &sim->cells[sim->count++];

		pmureg_register_place(sim->system, block, reg, instance, element, &place);
		cell->place = key_of(sim->system, &place);
		cell->select = select_of(block, reg, instance, element);
		cell->value = pmureg_register_example(block, reg, instance, element);
		cell->masks = &reg->masks;
		cell->block = b;
		cell->instance = instance;
		cell->reg = r;
		cell->element = element;
	}
}

int pmureg_sim_init(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_sim **sim)
{
	const size_t grain = sizeof(uint64_t);
	size_t skip = (size_t)(grain - (uintptr_t)memory % grain) % grain;
	struct pmureg_sim *made = (struct pmureg_sim *)(void *)((unsigned char *)memory + skip);

	*sim = NULL;
	if (size < pmureg_sim_size(system))
		return -PMUREG_ENOSPC;
	made->io.read = pmureg_sim_read;
	made->io.write = pmureg_sim_write;
	made->io.barrier = NULL;
	made->io.prepare = pmureg_sim_prepare;
	made->io.run = pmureg_sim_run;
	made->io.why = NULL;
	made->system = system;
	made->cells = (struct pmureg_cell *)(void *)(made + 1);
	made->count = 0;
	made->faults = 0;
	made->last[0] = '\0';
	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t instance = 0; instance < system->blocks[b].instance_count; instance++)
			for (uint16_t r = 0; r < system->blocks[b].register_count; r++)
				add_register(made, b, instance, r);
	pmureg_sort(made->cells, made->count, sizeof(*made->cells), order, NULL);
	made->count = drop_doubles(made->cells, made->count);
	*sim = made;
	return 0;
}

struct pmureg_io *pmureg_sim_io(struct pmureg_sim *sim)
{
	return &sim->io;
}

/* ---- For tests ---- */

int pmureg_sim_peek(struct pmureg_sim *sim, const struct pmureg_block *block, const struct pmureg_register *reg,
		    uint16_t instance, uint32_t element, uint64_t *value)
{
	const struct pmureg_cell *cell = pmureg_sim_state(sim, block, reg, instance, element);

	if (!cell)
		return -PMUREG_EINVAL;
	*value = cell->value;
	return 0;
}

int pmureg_sim_poke(struct pmureg_sim *sim, const struct pmureg_block *block, const struct pmureg_register *reg,
		    uint16_t instance, uint32_t element, uint64_t value)
{
	struct pmureg_cell *cell = pmureg_sim_state(sim, block, reg, instance, element);

	if (!cell)
		return -PMUREG_EINVAL;
	cell->value = value & pmureg_mask(reg->width);
	return 0;
}
