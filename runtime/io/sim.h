/*
 * sim.h: what the files of the simulated device share. Each calls those before it: sim_cells, sim_access, sim; and
 * sim_count, which is its time.
 */
#ifndef PMUREG_IO_SIM_H
#define PMUREG_IO_SIM_H

#include "../core/internal.h"

/* The state of one element of one register, wherever it is reached from. */
struct pmureg_cell {
	uint64_t place, select; /* the key: where it is, and what must be selected for it */
	uint64_t value;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint64_t absent;  /* bits of a counter that this device has not, as its description leaves open */
	uint64_t wrapped; /* since its flag was set: the lowest bit of each counter that did */
	uint64_t joined;  /* the last time that it counted together with another, by the device's clock */
	uint32_t element;
};

struct pmureg_sim {
	struct pmureg_io io; /* first, so that one becomes the other */
	const struct pmureg_system *system;
	struct pmureg_cell *cells; /* in the order of their keys */
	size_t count;
	int wrapped; /* a counter did, whose flag is still to be set */
	uint64_t times; /* that time has passed */
	uint64_t faults;
	char last[192];
};

/* ---- sim_cells.c ---- */

/* Makes the cells of all registers, with their values after a reset. */
void pmureg_sim_fill(struct pmureg_sim *sim);

/* The cell that holds the state of an element, seen through whichever register. NULL: there is none. */
struct pmureg_cell *pmureg_sim_state(struct pmureg_sim *sim, const struct pmureg_block *block,
				     const struct pmureg_register *reg, uint16_t instance, uint32_t element);

/* The cell whose value chooses between a cell and others at its place. NULL: it is alone there. */
struct pmureg_cell *pmureg_sim_selecting(struct pmureg_sim *sim, const struct pmureg_cell *cell);

/*
 * The cell that an access reaches now, or once `selected`, a write that was prepared (NULL: none), has been done;
 * `high` says that it means the upper half. NULL: nothing is there.
 */
struct pmureg_cell *pmureg_sim_reach(struct pmureg_sim *sim, const struct pmureg_place *place,
				     const struct pmureg_access *selected, int *high);

/* What a fact of a unit is here: its example. */
static inline uint64_t pmureg_sim_fact(const struct pmureg_block *block, uint16_t instance, uint32_t fact)
{
	return pmureg_value_of(block->facts[fact].example, block->instances[instance].numbers, 0);
}

int pmureg_sim_fault(struct pmureg_sim *sim, const struct pmureg_cell *cell, const char *what, uint64_t bits);

/* The handle of a prepared access: its cell. */
static inline struct pmureg_cell *pmureg_sim_cell_of(const struct pmureg_access *access)
{
	return (struct pmureg_cell *)(uintptr_t)access->handle;
}

/* ---- sim_access.c: the functions of its io ---- */

int pmureg_sim_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value);
int pmureg_sim_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value);
int pmureg_sim_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count);
int pmureg_sim_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed);

#endif
