/*
 * validate.h: what every described system must do, checked against its headers and its simulated device.
 */
#ifndef VALIDATE_H
#define VALIDATE_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>

/* One register as its header has it. */
struct validate_row {
	const char *block, *reg;
	uint32_t first, last; /* address of the first and of the last element, instances included */
	size_t bits;
};

/* The addresses of the headers are those of the tables. */
void validate_places(const struct pmureg_system *system, const struct validate_row *rows, size_t count);

/* The simulated device keeps, refuses, clears and acts as each field's access says. */
void validate_registers(const struct pmureg_system *system);

/* Every event, alone on the first and the last instance that has it, counts exactly what the simulated device makes. */
void validate_counting(const struct pmureg_system *system);

/* Every event on each counter that may count it; refused when only other counters are left. */
void validate_choice(const struct pmureg_system *system);

/* `unit/name/` with every term that the event needs. */
void validate_event_text(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_event_info *info, uint16_t instance, char *text, size_t size);

#endif
