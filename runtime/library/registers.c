/*
 * registers.c: the registers of one package, or of the simulated device.
 */
#include "hosted.h"

#include "registers.h"

int registers_simulate(struct registers *registers, struct pmureg_error *error)
{
	const struct pmureg_system *system = registers->options.system;
	const size_t size = pmureg_sim_size(system);
	int code;

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

const char *registers_why(const struct registers *registers, int code)
{
	const char *why = pmureg_io_why(registers->io);

	return why ? why : strerror(-code);
}
