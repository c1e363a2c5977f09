/*
 * validate.h: what every described system must do, checked against its headers and its simulated device.
 */
#ifndef VALIDATE_H
#define VALIDATE_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>

/*
 * Returns the system of the table file that the program is given, after all checks of the file. If one fails, prints a
 * message and returns NULL.
 */
const struct pmureg_system *validate_table(int argc, char **argv);

/* Where a register is, by its header: the address of the first and of the last element, instances included. */
struct validate_place {
	const char *block, *reg;
	uint32_t first, last;
	size_t bits;
};

#define PLACE(block, reg, c, address, first, last)                                                                     \
	{                                                                                                              \
		block, reg, address first, address last, 8 * sizeof(c##_t)                                             \
	}

/* The addresses of the headers are those of the tables. */
void validate_places(const struct pmureg_system *system, const struct validate_place *places, size_t count);

/* What a header says of a register, and in the rows behind it of each of its fields, top bit first. */
struct validate_row {
	const char *block, *reg; /* of a field NULL */
	uint64_t mask;           /* the reserved bits, or the field's */
	uint64_t ones;           /* must-write bits */
	unsigned int bits, shift, width;
	uint64_t packed;   /* of no field, or of this one alone with all ones; what acts as 0 is 1 in both */
	uint64_t unpacked; /* the field of a value of all ones */
};

#define ALL_ONES(c) (~0ULL >> (64 - 8 * sizeof(c##_t)))
#define REGISTER(block_, reg_, c, reserved, ones_)                                                                     \
	{                                                                                                              \
		.block = block_, .reg = reg_, .mask = reserved, .ones = ones_, .bits = 8 * sizeof(c##_t),              \
		.packed = c##_pack((c##_fields_t){0}).raw                                                              \
	}
#define FIELD(c, member, macro)                                                                                        \
	{                                                                                                              \
		.mask = macro##_MASK, .shift = macro##_SHIFT, .width = macro##_WIDTH,                                  \
		.packed = c##_pack((c##_fields_t){.member = macro##_MASK >> macro##_SHIFT}).raw,                       \
		.unpacked = c##_unpack((c##_t){ALL_ONES(c)}).member                                                    \
	}
/* A field that acts when written as 0: none is packed. */
#define FLAG(c, macro)                                                                                                 \
	{                                                                                                              \
		.mask = macro##_MASK, .shift = macro##_SHIFT, .width = macro##_WIDTH,                                  \
		.packed = c##_pack((c##_fields_t){0}).raw, .unpacked = macro##_MASK >> macro##_SHIFT                   \
	}

/* Fields are where the tables have them and pack and unpack to their bits; every bit is in one field or reserved. */
void validate_fields(const struct pmureg_system *system, const struct validate_row *rows, size_t count);

/* The simulated device keeps, refuses, clears and acts as each field's access says. */
void validate_registers(const struct pmureg_system *system);

/* Every event, alone on the first and the last instance that has it, counts exactly what the simulated device makes. */
void validate_counting(const struct pmureg_system *system);

/* Every event on each counter that may count it; refused when only other counters are left. */
void validate_choice(const struct pmureg_system *system);

/* An event with every term that it needs. Returns whether there are values for them that its rules allow. */
int validate_event(const struct pmureg_system *system, const struct pmureg_described_event *listed, uint16_t instance,
		   struct pmureg_io *io, const struct pmureg_block *block, struct pmureg_event *event);

#endif
