/*
 * registers.h: the registers that one CPU reaches, or those of the simulated device.
 */
#ifndef PMUREG_LIBRARY_REGISTERS_H
#define PMUREG_LIBRARY_REGISTERS_H

#include "../io/ways.h"

struct registers {
	struct io_way_options options;
	struct io_bank bank;   /* whose they are; package -1: simulated */
	struct pmureg_io *io;
	struct io_reach reach;
	struct pmureg_sim *sim; /* in its memory; or NULL */
	void *sim_memory;
};

/* Those of a bank: sets the CPU and the package of the options, too. */
void registers_choose(struct registers *registers, const struct io_bank *bank);

/* The simulated device of options.system. Closed in any case. */
int registers_simulate(struct registers *registers, struct pmureg_error *error);

/*
 * What the blocks need of which `used` says so (NULL: all), as the options say. Not 0: not all of it is open. Closed in
 * any case.
 */
int registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error);

void registers_close(struct registers *registers);

/*
 * Whether a unit is there and is what is described; `any`: whatever it is. 0; -ENOENT: this part has none;
 * -EADDRNOTAVAIL: the machine's list of units has it, but it is left out; another errno value: it is another device, or
 * nobody can reach it. Says why. Registers are read, and what that selects is restored.
 */
int registers_unit(const struct registers *registers, const struct pmureg_block *block, uint16_t instance, int any,
		   struct pmureg_error *error);

/* What an expression over registers and facts of a unit comes to; none: 1. As registers_unit(). */
int registers_ask(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		  struct pmureg_code code, const uint64_t *variables, uint64_t *value);

/* Where the machine said that a unit is, as a message; of others an empty one. */
void registers_where(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		     struct pmureg_error *text);

/* Why the last access failed. */
const char *registers_why(const struct registers *registers, int code);

#endif
