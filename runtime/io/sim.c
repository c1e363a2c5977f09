/*
 * sim.c: the simulated device, which behaves as described: creation, and inspection for tests.
 */
#include "sim.h"

size_t pmureg_sim_size(const struct pmureg_system *system)
{
	return sizeof(struct pmureg_sim) + (size_t)system->register_total * sizeof(struct pmureg_cell) +
	       2 * sizeof(uint64_t);
}

int pmureg_sim_init(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_sim **sim)
{
	const size_t grain = sizeof(uint64_t);
	const size_t skip = (size_t)(grain - (uintptr_t)memory % grain) % grain;
	struct pmureg_sim *made = (struct pmureg_sim *)(void *)((unsigned char *)memory + skip);

	*sim = NULL;
	if (size < pmureg_sim_size(system))
		return -PMUREG_ENOSPC;
	*made = (struct pmureg_sim){
		.io = {.prepare = pmureg_sim_prepare, .run = pmureg_sim_run},
		.system = system,
		.cells = (struct pmureg_cell *)(void *)(made + 1),
	};
	pmureg_sim_fill(made);
	*sim = made;
	return 0;
}

struct pmureg_io *pmureg_sim_io(struct pmureg_sim *sim)
{
	return &sim->io;
}

uint64_t pmureg_sim_faults(const struct pmureg_sim *sim, const char **last)
{
	if (last)
		*last = sim->last;
	return sim->faults;
}

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
