/*
 * state.c: the whole state as text, so that a test can compare it: `PACKAGE UNIT.REGISTER[ELEMENT] VALUE` in each line,
 * and `PACKAGE clock.ticks VALUE`.
 */
#define _GNU_SOURCE
#include <stdlib.h>

#include "machine.h"

/* What a register shows of another one's state is that one's. */
static void print_unit(const struct machine *machine, size_t package, const struct pmureg_block *block,
		       uint16_t instance, FILE *out)
{
	char unit[64];
	uint64_t value;

	(void)pmureg_unit_any_name(machine->system, block, instance, unit, sizeof(unit));
	for (uint16_t r = 0; r < block->register_count; r++) {
		const struct pmureg_register *reg = &pmureg_block_registers(block)[r];

		for (uint32_t element = 0; element < reg->elements && reg->state == r; element++)
			if (!pmureg_sim_peek(machine->packages[package].sim, block, reg, instance, element, &value))
				(void)fprintf(out, "%zu %s.%s[%u] 0x%llx\n", package, unit, pmureg_register_key(reg),
					      (unsigned int)element, (unsigned long long)value);
	}
}

/* The last lines: what the accesses did wrong by the description, and the last of it in words. */
static void print_faults(const struct machine *machine, FILE *out)
{
	for (size_t i = 0; i < machine->package_count; i++) {
		const char *last;
		uint64_t count = pmureg_sim_faults(machine->packages[i].sim, &last);

		if (count)
			(void)fprintf(out, "%zu faults %llu %s\n", i, (unsigned long long)count, last);
	}
}

char *machine_state(struct machine *machine, size_t *size)
{
	char *text = NULL;
	FILE *out = open_memstream(&text, size);

	if (!out)
		return NULL;
	machine_catch_up(machine);
	for (size_t i = 0; i < machine->package_count; i++) {
		(void)fprintf(out, "%zu clock.ticks 0x%llx\n", i, (unsigned long long)machine->packages[i].ticks);
		for (uint16_t b = 0; b < machine->system->block_count; b++)
			for (uint16_t n = 0; n < pmureg_system_blocks(machine->system)[b].instance_count; n++)
				print_unit(machine, i, &pmureg_system_blocks(machine->system)[b], n, out);
	}
	print_faults(machine, out);
	if (fclose(out)) {
		free(text);
		return NULL;
	}
	return text;
}
