/*
 * sim.h: shared by the files of the simulated device. Each file calls those before it: sim_cells, sim_access, sim;
 * sim_count lets time pass.
 */
#ifndef PMUREG_IO_SIM_H
#define PMUREG_IO_SIM_H

#include "../core/internal.h"

/* The state of one element of one register, whatever register it is accessed through. */
struct pmureg_cell {
	uint64_t place, select; /* the key: its address, and the selector value that reaches it */
	uint64_t value;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint64_t absent;  /* counter bits that this device lacks, where the description leaves the width open */
	uint64_t wrapped; /* counters that wrapped since their flag was set: the lowest bit of each */
	uint64_t joined;  /* the last step, by `times`, in which it counted as part of a joined counter */
	uint32_t element;
};

struct pmureg_sim {
	struct pmureg_io io; /* first member, for casts */
	const struct pmureg_system *system;
	struct pmureg_cell *cells; /* ordered by key */
	size_t count;
	int wrapped; /* a counter wrapped whose flag is not set yet */
	uint64_t times; /* steps of time so far */
	uint64_t faults;
	char last[192];
};

/* ---- sim_cells.c ---- */

/* Makes the cells of all registers, with their values after a reset. */
void pmureg_sim_fill(struct pmureg_sim *sim);

/* Returns the cell that holds the state of an element, through any register that shows it, or NULL. */
struct pmureg_cell *pmureg_sim_state(struct pmureg_sim *sim, const struct pmureg_block *block,
				     const struct pmureg_register *reg, uint16_t instance, uint32_t element);

/* Returns the cell whose value selects among the cells at an address, or NULL if the cell is alone there. */
struct pmureg_cell *pmureg_sim_selecting(struct pmureg_sim *sim, const struct pmureg_cell *cell);

/*
 * Returns the cell that an access reaches now, or after the prepared write `selected` (NULL: none). Sets `high` if the
 * access is to the upper half. Returns NULL if there is no register.
 */
struct pmureg_cell *pmureg_sim_reach(struct pmureg_sim *sim, const struct pmureg_place *place,
				     const struct pmureg_access *selected, int *high);

/* Returns a unit's fact on this device: the described example. */
static inline uint64_t pmureg_sim_fact(const struct pmureg_block *block, uint16_t instance, uint32_t fact)
{
	return pmureg_value_of(pmureg_fact_example(&pmureg_block_facts(block)[fact]),
			       pmureg_instance_numbers(&pmureg_block_instances(block)[instance]), 0);
}

int pmureg_sim_fault(struct pmureg_sim *sim, const struct pmureg_cell *cell, const char *what, uint64_t bits);

/* Returns the handle of a prepared access as its cell. */
static inline struct pmureg_cell *pmureg_sim_cell_of(const struct pmureg_access *access)
{
	return (struct pmureg_cell *)(uintptr_t)access->handle;
}

/* ---- sim_access.c: the functions of the simulated device's io ---- */

int pmureg_sim_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count);
int pmureg_sim_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed);

#endif
