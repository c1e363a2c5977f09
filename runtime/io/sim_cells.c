/*
 * sim_cells.c: the cells that hold the simulated device's state, and their search by register and by address.
 */
#include "sim.h"

/* ---- Keys ---- */

/*
 * Returns a unit's number, from 1, if its addresses are its own; 0 for addresses of the whole machine. Where not every
 * processor has the block, others may have another block at the same addresses; the simulated machine has both.
 */
static uint64_t sim_cells_scope_of(const struct pmureg_system *system, const struct pmureg_place *place)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	uint64_t scope = 1;

	if (!pmureg_space_is_private(place->space))
		return blocks[place->block].present.count ? place->block + 1U : 0;
	for (uint16_t b = 0; b < place->block; b++)
		scope += blocks[b].instance_count;
	return scope + place->instance;
}

static uint64_t key_of(const struct pmureg_system *system, const struct pmureg_place *place)
{
	/*
	 * Two bits are enough for the space, because the scope separates the addresses of units. No CSR has this unit
	 * number.
	 */
	const uint64_t space = pmureg_space_is_private(place->space) ? PMUREG_MMIO : place->space & 3;
	const uint64_t csr = place->space == PMUREG_CSR ? UINT64_C(0xffff) << 32 : 0;

	return csr | space << 62 | sim_cells_scope_of(system, place) << 48 | (uint64_t)place->unit << 32 |
	       place->address;
}

#define UNSELECTED UINT64_MAX /* value of a data register whose index selects nothing */

static uint64_t select_of(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			  uint32_t element)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_selector *selectors = pmureg_block_selectors(block);
	uint64_t value, mask;

	for (uint16_t i = 0; i < block->selector_count; i++)
		if (selectors[i].data == reg - registers)
			return UNSELECTED;
	pmureg_register_select(block, reg, instance, element, &value, &mask);
	return value & mask;
}

static int has_key_before(const struct pmureg_cell *cell, uint64_t place, uint64_t select)
{
	return cell->place < place || (cell->place == place && cell->select < select);
}

/* ---- Making the cells ---- */

/* Orders cells of one key as they are described. */
static int sim_cells_order(const void *one, const void *other)
{
	const struct pmureg_cell *a = one, *b = other;

	if (a->place != b->place || a->select != b->select)
		return has_key_before(a, b->place, b->select) ? -1 : 1;
	if (a->block != b->block)
		return a->block < b->block ? -1 : 1;
	if (a->instance != b->instance)
		return a->instance < b->instance ? -1 : 1;
	if (a->reg != b->reg)
		return a->reg < b->reg ? -1 : 1;
	return a->element < b->element ? -1 : a->element > b->element;
}

static uint64_t absent_bits(const struct pmureg_block *block, const struct pmureg_register *reg, uint32_t element)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_counter *counters = pmureg_block_counters(block);

	for (uint16_t k = 0; k < block->counter_count && reg->roles & PMUREG_MAY_BE_NARROWER; k++) {
		const struct pmureg_counter *counter = &counters[k];

		for (uint64_t n = counter->first; counter->probed && n < (uint64_t)counter->first + counter->count;
		     n++) {
			const struct pmureg_counted counted = pmureg_counted(block, counter, 0, n);

			if (&registers[counted.reg] == reg && counted.first == element)
				return ~pmureg_mask(counter->probed);
		}
	}
	return 0;
}

static void sim_cells_add_register(struct pmureg_sim *sim, const struct pmureg_block *block, uint16_t instance,
			 const struct pmureg_register *reg)
{
	struct pmureg_place place;

	for (uint32_t element = 0; element < reg->elements; element++) {
		pmureg_register_place(sim->system, block, reg, instance, element, &place);
		sim->cells[sim->count++] = (struct pmureg_cell){
			.place = key_of(sim->system, &place),
			.select = select_of(block, reg, instance, element),
			.value = pmureg_example_value(block, reg, instance, element),
			.absent = absent_bits(block, reg, element),
			.block = block,
			.reg = reg,
			.instance = instance,
			.element = element,
		};
	}
}

void pmureg_sim_fill(struct pmureg_sim *sim)
{
	struct pmureg_cell *const cells = sim->cells;
	size_t kept = 0;

	for (uint16_t b = 0; b < sim->system->block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(sim->system)[b];
		const struct pmureg_register *registers = pmureg_block_registers(block);

		for (uint16_t instance = 0; instance < block->instance_count; instance++)
			for (uint16_t r = 0; r < block->register_count; r++)
				sim_cells_add_register(sim, block, instance, &registers[r]);
	}
	pmureg_sort(sim->cells, sim->count, sizeof(*sim->cells), sim_cells_order);
	for (size_t i = 0; i < sim->count; i++)
		if (!kept || has_key_before(&cells[kept - 1], cells[i].place, cells[i].select) ||
		    cells[kept - 1].reg->access_bits != cells[i].reg->access_bits)
			cells[kept++] = cells[i];
	sim->count = kept;
}

/* ---- Finding one ---- */

/* Returns the first cell that is not before the key, or `count`. */
static size_t lower_bound(const struct pmureg_sim *sim, uint64_t place, uint64_t select)
{
	size_t low = 0, high = sim->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (has_key_before(&sim->cells[middle], place, select))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Among the cells of a key, returns the one of this width (registers at one address differ in it), else the first. */
static struct pmureg_cell *sim_cells_find(struct pmureg_sim *sim, uint64_t place, uint64_t select, uint8_t bits)
{
	const size_t first = lower_bound(sim, place, select);
	size_t i = first;

	for (; i < sim->count && sim->cells[i].place == place && sim->cells[i].select == select; i++)
		if (sim->cells[i].reg->access_bits == bits)
			return &sim->cells[i];
	return i > first ? &sim->cells[first] : NULL;
}

struct fact_asked {
	const struct pmureg_block *block;
	uint16_t instance;
};

static int sim_cells_read_fact(void *context, uint16_t reg, uint32_t fact, uint16_t field, uint32_t field_element,
			       int whole, uint64_t *value)
{
	const struct fact_asked *of = context;

	(void)reg, (void)field, (void)field_element, (void)whole;
	*value = pmureg_sim_fact(of->block, of->instance, fact);
	return 0;
}

/* Returns the state of a borrowed register: that of its owner. */
static struct pmureg_cell *borrowed_state(struct pmureg_sim *sim, const struct pmureg_block *block, uint16_t reg,
					  uint16_t instance, uint32_t element)
{
	const struct pmureg_borrowed *borrowed = &pmureg_block_borrowed(block)[reg - block->register_count];
	const struct pmureg_block *lender =
		&pmureg_system_blocks(sim->system)[pmureg_block_lenders(block)[borrowed->lender].block];
	struct fact_asked asked = {block, instance};
	const struct pmureg_eval eval = {pmureg_instance_numbers(&pmureg_block_instances(block)[instance]),
					 .read = sim_cells_read_fact, .context = &asked};
	uint64_t of;

	if (pmureg_find_lender(sim->system, block, borrowed->lender, &eval, &of))
		return NULL;
	return pmureg_sim_state(sim, lender, &pmureg_block_registers(lender)[borrowed->reg], (uint16_t)of, element);
}

struct pmureg_cell *pmureg_sim_state(struct pmureg_sim *sim, const struct pmureg_block *block,
				     const struct pmureg_register *reg, uint16_t instance, uint32_t element)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_register *holder = &registers[reg->state];
	struct pmureg_place place;

	if (reg - registers >= block->register_count && instance < block->instance_count)
		return borrowed_state(sim, block, (uint16_t)(reg - registers), instance, element);
	if (instance >= block->instance_count || element >= holder->elements)
		return NULL;
	pmureg_register_place(sim->system, block, holder, instance, element, &place);
	return sim_cells_find(sim, key_of(sim->system, &place), select_of(block, holder, instance, element),
			      holder->access_bits);
}

struct pmureg_cell *pmureg_sim_selecting(struct pmureg_sim *sim, const struct pmureg_cell *cell)
{
	const struct pmureg_block *block = cell->block;

	if (cell->reg->selector == PMUREG_NONE)
		return NULL;
	return pmureg_sim_state(sim, block,
				&pmureg_block_registers(block)[pmureg_block_selectors(block)[cell->reg->selector].reg],
				cell->instance, 0);
}

/* Among the cells at one address, returns the selected one. */
static struct pmureg_cell *reach_at(struct pmureg_sim *sim, uint64_t key, uint8_t bits, const struct pmureg_access *selected)
{
	const size_t i = lower_bound(sim, key, 0);
	struct pmureg_cell *first = i < sim->count && sim->cells[i].place == key ? &sim->cells[i] : NULL;
	const struct pmureg_cell *selecting;
	struct pmureg_cell *cell;
	uint64_t value;

	if (!first || first->reg->selector == PMUREG_NONE)
		return first ? sim_cells_find(sim, key, first->select, bits) : NULL;
	selecting = pmureg_sim_selecting(sim, first);
	if (!selecting)
		return NULL;
	value = selected && pmureg_sim_cell_of(selected) == selecting ? selected->value : selecting->value;
	cell = sim_cells_find(sim, key, value & pmureg_block_selectors(first->block)[first->reg->selector].mask, bits);
	return cell ? cell : sim_cells_find(sim, key, UNSELECTED, bits);
}

struct pmureg_cell *pmureg_sim_reach(struct pmureg_sim *sim, const struct pmureg_place *place,
				     const struct pmureg_access *selected, int *high)
{
	struct pmureg_cell *cell;
	uint64_t key;
	int behind;

	*high = 0;
	if (place->block >= sim->system->block_count ||
	    place->instance >= pmureg_system_blocks(sim->system)[place->block].instance_count)
		return NULL;
	key = key_of(sim->system, place);
	cell = reach_at(sim, key, place->bits, selected);
	behind = !cell;
	if (behind && place->address >= place->bits / 8U)
		cell = reach_at(sim, key - place->bits / 8U, place->bits, selected);
	if (!cell || pmureg_register_form(cell->reg) == PMUREG_WHOLE || cell->reg->access_bits != place->bits)
		return behind ? NULL : cell;
	*high = behind;
	return cell;
}

int pmureg_sim_fault(struct pmureg_sim *sim, const struct pmureg_cell *cell, const char *what, uint64_t bits)
{
	char where[sizeof(sim->last)] = "";

	sim->faults++;
	if (cell)
		(void)pmureg_format(where, sizeof(where), "%s_%s[%llu]: ", pmureg_block_name(cell->block),
				    pmureg_register_key(cell->reg),
				    (unsigned long long)pmureg_element_name(cell->reg, cell->element));
	(void)pmureg_format(sim->last, sizeof(sim->last), "%s%s0x%llx", where, what, (unsigned long long)bits);
	return -PMUREG_EIO;
}
