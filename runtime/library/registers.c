/*
 * registers.c: the registers that one CPU reaches, or those of the simulated device.
 */
#include "hosted.h"

#include "../core/internal.h"
#include "../io/where.h"
#include "registers.h"

#define MOST_SELECTS 8 /* of one unit */

void registers_choose(struct registers *registers, const struct io_bank *bank)
{
	registers->bank = *bank;
	registers->options.cpu = bank->ids[PMUREG_CPU];
	registers->options.package = bank->rank;
}

int registers_simulate(struct registers *registers, struct pmureg_error *error)
{
	const struct pmureg_system *system = registers->options.system;
	const size_t size = pmureg_sim_size(system);
	int code;

	registers->bank = (struct io_bank){.ids = {[PMUREG_PACKAGE] = -1}};
	registers->sim_memory = calloc(1, size + 1);
	code = registers->sim_memory ? pmureg_sim_init(registers->sim_memory, size, system, &registers->sim) : -ENOMEM;
	if (code)
		return pmureg_fail(error, code, 0, "%s cannot be simulated: %s", system->name, strerror(-code));
	registers->io = pmureg_sim_io(registers->sim);
	return 0;
}

int registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error)
{
	registers->io = &registers->reach.io;
	return io_reach_open(&registers->reach, &registers->options, used, error);
}

void registers_close(struct registers *registers)
{
	io_reach_close(&registers->reach);
	free(registers->sim_memory);
}

int registers_unit(const struct registers *registers, const struct pmureg_block *block, uint16_t instance, int any,
		   struct pmureg_error *error)
{
	struct pmureg_saved selects[MOST_SELECTS];
	struct pmureg_runner runner = {
		.system = registers->options.system, .io = registers->io, .error = error,
		.saved = selects, .saved_capacity = MOST_SELECTS,
	};
	struct pmureg_asking asking = {.runner = &runner, .block = block, .instance = instance};
	int code;

	if (!registers->sim && !registers->reach.ios[block->space])
		return pmureg_fail(error, -ENODEV, 0, "%s", registers->reach.closed[block->space].message);
	code = registers->sim && any ? pmureg_is_present(&asking) : pmureg_find_out(&asking, any);
	(void)pmureg_put_back_selects(&runner);
	return code;
}

void registers_where(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		     struct pmureg_error *text)
{
	const struct io_unit unit = {&registers->options, block, instance, text, 0};
	struct io_found found;

	if (registers->sim || registers->options.mmio || !block->where_count ||
	    io_where(&unit, 0, &found))
		(void)pmureg_fail(text, 0, 0, "%s", "");
	else
		(void)pmureg_fail(text, 0, 0, "at 0x%llx by %s", (unsigned long long)found.address, found.by);
}

const char *registers_why(const struct registers *registers, int code)
{
	const char *why = pmureg_io_why(registers->io);

	return why ? why : strerror(-code);
}
