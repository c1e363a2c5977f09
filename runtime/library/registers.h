/*
 * registers.h: the registers that one CPU can access, or those of the simulated device.
 */
#ifndef PMUREG_LIBRARY_REGISTERS_H
#define PMUREG_LIBRARY_REGISTERS_H

#include "../io/ways.h"

struct registers {
	struct io_way_options options;
	struct io_bank bank;   /* their topology element; package -1: simulated */
	struct pmureg_io *io;
	struct io_reach reach;
	struct pmureg_sim *sim; /* in sim_memory; NULL: not simulated */
	void *sim_memory;
};

/* Chooses a topology element. Sets CPU and package of the options, too. */
void registers_choose(struct registers *registers, const struct io_bank *bank);

/* Creates the simulated device of options.system. Close it in any case. */
int registers_simulate(struct registers *registers, struct pmureg_error *error);

/*
 * Opens the access methods for the blocks that `used` marks (NULL: all). Returns an error if one cannot be opened; the
 * others are open. Close it in any case.
 */
int registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error);

void registers_close(struct registers *registers);

/*
 * Checks whether a unit is present and matches its description; `any`: any identity. Returns 0; -ENOENT: this part
 * lacks it; -EADDRNOTAVAIL: the machine lists the unit, but it cannot be used; another errno value: it is another
 * device, or not accessible. Sets a message. Reads registers, and restores their selectors.
 */
int registers_unit(const struct registers *registers, const struct pmureg_block *block, uint16_t instance, int any,
		   struct pmureg_error *error);

/* Evaluates an expression over registers and facts of a unit; an empty expression is 1. Errors as registers_unit(). */
int registers_ask(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		  struct pmureg_code code, const uint64_t *variables, uint64_t *value);

/* Writes the address that the machine reports for a unit, as a message; otherwise an empty one. */
void registers_where(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		     struct pmureg_error *text);

/* Returns why the last access failed. */
const char *registers_why(const struct registers *registers, int code);

#endif
