/*
 * registers.c: see registers.h.
 */
#include "handle.h"

#include "../io/where.h"
#include "registers.h"

void registers_choose(struct registers *registers, const struct io_bank *bank)
{
	registers->bank = *bank;
	registers->options.cpu = bank->ids[PMUREG_CPU];
	registers->options.package = bank->rank;
}

int registers_simulate(struct registers *registers, struct pmureg_error *error)
{
	const struct pmureg_system *system = registers->options.system;
	const struct pmureg_part_simulator *part = pmureg_parts.simulator;
	size_t size;
	int code;

	if (!part)
		return pmureg_fail(error, -EOPNOTSUPP, 0,
				   "this program was linked without the simulated device: add `simulator` to "
				   "pmureg_parts");
	size = part->size(system);
	registers->bank = (struct io_bank){.ids = {[PMUREG_PACKAGE] = -1}};
	registers->sim_memory = calloc(1, size + 1);
	code = registers->sim_memory ? part->init(registers->sim_memory, size, system, &registers->sim) : -ENOMEM;
	if (code)
		return pmureg_fail(error, code, 0, "%s cannot be simulated: %s", pmureg_system_key(system),
				   strerror(-code));
	registers->io = part->io(registers->sim);
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

/*
 * Returns 0 if the machine reports the unit's address, -EOPNOTSUPP if no source reports it, -ENODEV if the machine has
 * no such unit.
 */
static int find_unit(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		     struct io_found *found, struct pmureg_error *error)
{
	const struct io_unit unit = {&registers->options, block, instance, error, 0, NULL};
	const int is_said = block->space == PMUREG_MMIO && registers->options.mmio;

	return registers->sim || is_said || !block->where_count ? -EOPNOTSUPP : io_where(&unit, 0, found);
}

/* Reports a unit that the machine lists, but that cannot be counted, as left out rather than as absent. */
static int tell_left_out(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
			 struct pmureg_error *error)
{
	const struct pmureg_error why = error ? *error : (struct pmureg_error){0};
	struct io_found found = {0};
	char at[64];

	if (find_unit(registers, block, instance, &found, NULL) || !found.is_listed)
		return -ENOENT;
	io_found_text(block, &found, at, sizeof(at));
	return pmureg_fail(error, -EADDRNOTAVAIL, 0, "excluded, although %s lists it at %s: %s", found.by, at,
			   why.message);
}

int registers_unit(const struct registers *registers, const struct pmureg_block *block, uint16_t instance, int any,
		   struct pmureg_error *error)
{
	const unsigned int flags = (any ? PMUREG_UNIT_ANY : 0U) | (registers->sim && any ? PMUREG_UNIT_FACTS : 0U);
	struct io_found found;
	int code;

	if (!registers->sim && !registers->reach.ios[block->space])
		return pmureg_fail(error, -ENODEV, 0, "%s", registers->reach.closed[block->space].message);
	/* A unit that is not listed has no facts either. */
	if (block->present.count && find_unit(registers, block, instance, &found, error) == -ENODEV)
		return -ENOENT;
	code = pmureg_unit_identify(registers->options.system, registers->io, block, instance, flags, error);
	return code == -ENOENT ? tell_left_out(registers, block, instance, error) : code;
}

int registers_ask(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		  struct pmureg_code code, const uint64_t *variables, uint64_t *value)
{
	if (!registers->sim && !registers->reach.ios[block->space])
		return -ENODEV;
	return pmureg_unit_evaluate(registers->options.system, registers->io, block, instance, code, variables, value);
}

void registers_where(const struct registers *registers, const struct pmureg_block *block, uint16_t instance,
		     struct pmureg_error *text)
{
	struct io_found found;
	char at[64];

	if (find_unit(registers, block, instance, &found, NULL)) {
		(void)pmureg_fail(text, 0, 0, "%s", "");
		return;
	}
	io_found_text(block, &found, at, sizeof(at));
	(void)pmureg_fail(text, 0, 0, "at %s by %s", at, found.by);
}

const char *registers_why(const struct registers *registers, int code)
{
	const char *why = pmureg_io_why(registers->io);

	return why ? why : strerror(-code);
}
