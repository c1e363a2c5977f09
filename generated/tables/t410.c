/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: descriptor tables for the runtime.
 *
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#include <pmureg/table.h>

extern const struct pmureg_system pmureg_system_t410;

static const struct pmureg_op ops[] = {
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x400ULL},
	{PMUREG_OP_CONST, 0, 0, 0x600ULL},
	{PMUREG_OP_CONST, 0, 0, 0x800ULL},
	{PMUREG_OP_CONST, 0, 0, 0xa00ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc00ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc20ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc40ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc60ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc80ULL},
	{PMUREG_OP_CONST, 0, 0, 0xcc0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xce0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xd80ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe00ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_BITS, 8, 6, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_GT, 0, 0, 0},
	{PMUREG_OP_BITS, 0, 8, 0},
	{PMUREG_OP_CONST, 0, 0, 0x7fULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x7f06ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe04ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe08ULL},
	{PMUREG_OP_CONST, 0, 0, 0x2cf2036bULL},
	{PMUREG_OP_CONST, 0, 0, 0xe20ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe30ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe38ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe40ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe48ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe80ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe88ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe8cULL},
	{PMUREG_OP_CONST, 0, 0, 0xef8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xf00ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfa8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfb0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfb4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfb8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfbcULL},
	{PMUREG_OP_CONST, 0, 0, 0xfc8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfccULL},
	{PMUREG_OP_CONST, 0, 0, 0xfd0ULL},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_CONST, 0, 0, 0xfd4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfd8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfdcULL},
	{PMUREG_OP_CONST, 0, 0, 0xfe0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xcfULL},
	{PMUREG_OP_CONST, 0, 0, 0xfe4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xb2ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfe8ULL},
	{PMUREG_OP_CONST, 0, 0, 0x2eULL},
	{PMUREG_OP_CONST, 0, 0, 0xfecULL},
	{PMUREG_OP_CONST, 0, 0, 0xff0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xff4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xff8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xffcULL},
	{PMUREG_OP_CONST, 0, 0, 0xf8ULL},
	{PMUREG_OP_CONST, 0, 0, 0x47cULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 1, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 14, 9, 1},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_FIELD, 5, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 10, 1},
	{PMUREG_OP_SUB, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 0x3fULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_CONST, 0, 0, 0xffULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_GT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_CONST, 0, 0, 0x7fULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x11ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xffffffffULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0x11ULL},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x11ULL},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 14, 9, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_FIELD, 5, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 10, 1},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 9},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xdULL},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xeULL},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xbULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xcULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1030136bULL},
	{PMUREG_OP_CONST, 0, 0, 0xb1ULL},
	{PMUREG_OP_CONST, 0, 0, 0xeULL},
	{PMUREG_OP_CONST, 0, 0, 0x10ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xeULL},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xdULL},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xffULL},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 0xeULL},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 0xcULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 0xeULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 0xdULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x14ULL},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1070036bULL},
	{PMUREG_OP_CONST, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 0xd38ULL},
	{PMUREG_OP_CONST, 0, 0, 0xd3cULL},
	{PMUREG_OP_CONST, 0, 0, 0xd44ULL},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_NE, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_VAR, 0, 0, 0xcULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0xcULL},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xcULL},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x808ULL},
	{PMUREG_OP_BITS, 0, 1, 0},
	{PMUREG_OP_BITS, 1, 1, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x810ULL},
	{PMUREG_OP_CONST, 0, 0, 0x818ULL},
	{PMUREG_OP_CONST, 0, 0, 0x820ULL},
	{PMUREG_OP_CONST, 0, 0, 0x830ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 2},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 1, 1, 1},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 2},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0x20ULL},
	{PMUREG_OP_MUL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x864ULL},
	{PMUREG_OP_CONST, 0, 0, 0x868ULL},
	{PMUREG_OP_CONST, 0, 0, 0x86cULL},
	{PMUREG_OP_CONST, 0, 0, 0x874ULL},
	{PMUREG_OP_CONST, 0, 0, 0x87cULL},
	{PMUREG_OP_CONST, 0, 0, 0x884ULL},
	{PMUREG_OP_CONST, 0, 0, 0x88cULL},
	{PMUREG_OP_CONST, 0, 0, 0x890ULL},
	{PMUREG_OP_CONST, 0, 0, 0x898ULL},
	{PMUREG_OP_CONST, 0, 0, 0x8a0ULL},
	{PMUREG_OP_CONST, 0, 0, 0x8a8ULL},
	{PMUREG_OP_CONST, 0, 0, 0x8b0ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 6},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 6},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 7},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 9},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 9},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 9},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 9},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 9},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xffffffffULL},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
};

static const char *const strings[] = {
	"socket",
	"socket",
	"rc",
	"pmu",
	"nvidia_pcie_tgt_pmu_0_rc_0",
	"nvidia_cmem_latency_pmu_0",
	"nvidia_nvclink_pmu_0",
	"nvidia_nvdlink_pmu_0",
};

static const uint64_t words[] = {
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	2,
	0,
	3,
	0,
	4,
	0,
	5,
	1,
	0,
	1,
	1,
	1,
	2,
	1,
	3,
	1,
	4,
	1,
	5,
	0x7fULL,
	0x3f80ULL,
};

static const uint16_t indices[] = {
	65535,
	0,
	1,
	0,
	16,
	17,
	15,
	11,
	12,
	13,
	14,
	19,
	18,
	6,
	7,
	2,
	8,
	9,
	10,
	4,
	5,
	3,
	0,
	0,
	1,
	5,
	3,
	2,
	4,
	65535,
	0,
	65535,
	0,
	1,
	3,
	2,
	4,
	0,
	2,
	1,
	0,
	1,
	2,
	5,
	6,
	3,
	4,
	7,
	8,
	0,
	1,
	2,
	3,
	4,
	0,
	1,
	2,
};

static const struct pmureg_value values[] = {
	{.value = 7, .name = "BITS_8", .text = ""},
	{.value = 9, .name = "BITS_10", .text = ""},
	{.value = 0xbULL, .name = "BITS_12", .text = ""},
	{.value = 0xfULL, .name = "BITS_16", .text = ""},
	{.value = 0x13ULL, .name = "BITS_20", .text = ""},
	{.value = 0x17ULL, .name = "BITS_24", .text = ""},
	{.value = 0x1fULL, .name = "BITS_32", .text = ""},
	{.value = 0x23ULL, .name = "BITS_36", .text = ""},
	{.value = 0x27ULL, .name = "BITS_40", .text = ""},
	{.value = 0x2bULL, .name = "BITS_44", .text = ""},
	{.value = 0x2fULL, .name = "BITS_48", .text = ""},
	{.value = 0x33ULL, .name = "BITS_52", .text = ""},
	{.value = 0x37ULL, .name = "BITS_56", .text = ""},
	{.value = 0x3fULL, .name = "BITS_64", .text = ""},
	{.value = 0x36bULL, .name = "NVIDIA", .text = ""},
	{.value = 0x43bULL, .name = "ARM", .text = ""},
	{.value = 0xa16ULL, .name = "AMPERE", .text = ""},
	{.value = 0, .name = "NOT_IMPLEMENTED", .text = ""},
	{.value = 2, .name = "DISABLED", .text = ""},
	{.value = 3, .name = "ENABLED", .text = ""},
	{.value = 0x23bULL, .name = "ARM", .text = ""},
	{.value = 1, .name = "PROCESSOR", .text = ""},
	{.value = 5, .name = "MMU", .text = ""},
	{.value = 6, .name = "PERFORMANCE_MONITOR", .text = ""},
	{.value = 9, .name = "CORESIGHT", .text = ""},
};

static const struct pmureg_action actions[] = {
	{.block = 0, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 0, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 1, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 1, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 2, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 2, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 3, .reg = 3, .field = PMUREG_NONE, .set = 0},
	{.block = 3, .reg = 4, .field = PMUREG_NONE, .set = 0},
	{.block = 3, .reg = 5, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 2, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 3, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 4, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 5, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 6, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 8, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 9, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 10, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 11, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 2, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 3, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 4, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 5, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 6, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 8, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 9, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 10, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 11, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 2, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 3, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 4, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 5, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 6, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 8, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 9, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 10, .field = PMUREG_NONE, .set = 0},
	{.block = 6, .reg = 11, .field = PMUREG_NONE, .set = 0},
	{.block = 7, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 7, .reg = 0, .field = PMUREG_NONE, .set = 0},
};

static const struct pmureg_setting settings[] = {
	{.index = 1, .code = {ops + 72, 1},},
	{.index = 2, .code = {ops + 72, 1},},
	{.index = 3, .code = {ops + 72, 1},},
	{.index = 4, .code = {ops + 72, 1},},
	{.index = 5, .code = {ops + 72, 1},},
	{.index = 6, .code = {ops + 72, 1},},
	{.index = 7, .code = {ops + 72, 1},},
	{.index = 1, .code = {ops + 72, 1},},
	{.index = 2, .code = {ops + 72, 1},},
	{.index = 3, .code = {ops + 72, 1},},
	{.index = 4, .code = {ops + 72, 1},},
	{.index = 5, .code = {ops + 72, 1},},
	{.index = 6, .code = {ops + 72, 1},},
	{.index = 7, .code = {ops + 72, 1},},
	{.index = 0, .code = {ops + 174, 3},},
	{.index = 0, .code = {ops + 177, 5},},
	{.index = 6, .code = {ops + 200, 1},},
	{.index = 5, .code = {ops + 201, 1},},
	{.index = 4, .code = {ops + 202, 1},},
	{.index = 3, .code = {ops + 203, 1},},
	{.index = 2, .code = {ops + 204, 1},},
	{.index = 1, .code = {ops + 205, 1},},
	{.index = 0, .code = {ops + 206, 1},},
	{.index = 0, .code = {ops + 207, 3},},
	{.index = 7, .code = {ops + 72, 1},},
	{.index = 8, .code = {ops + 72, 1},},
	{.index = 9, .code = {ops + 72, 1},},
	{.index = 2, .code = {ops + 250, 1},},
	{.index = 3, .code = {ops + 72, 1},},
	{.index = 1, .code = {ops + 257, 1},},
	{.index = 4, .code = {ops + 72, 1},},
	{.index = 5, .code = {ops + 72, 1},},
	{.index = 6, .code = {ops + 72, 1},},
	{.index = 7, .code = {ops + 72, 1},},
	{.index = 8, .code = {ops + 72, 1},},
	{.index = 0, .code = {ops + 317, 5},},
	{.index = 2, .code = {ops + 0, 1},},
	{.index = 1, .code = {ops + 0, 1},},
	{.index = 0, .code = {ops + 0, 1},},
	{.index = 4, .code = {ops + 0, 1},},
	{.index = 3, .code = {ops + 0, 1},},
	{.index = 2, .code = {ops + 0, 1},},
	{.index = 1, .code = {ops + 0, 1},},
	{.index = 0, .code = {ops + 0, 1},},
	{.index = 2, .code = {ops + 200, 1},},
	{.index = 1, .code = {ops + 201, 1},},
	{.index = 0, .code = {ops + 202, 1},},
	{.index = 0, .code = {ops + 202, 1},},
	{.index = 0, .code = {ops + 203, 1},},
	{.index = 0, .code = {ops + 72, 1},},
	{.index = 0, .code = {ops + 366, 1},},
	{.index = 0, .code = {ops + 367, 6},},
	{.index = 0, .code = {ops + 373, 5},},
	{.index = 1, .code = {ops + 72, 1},},
	{.index = 1, .code = {ops + 544, 1},},
	{.index = 2, .code = {ops + 544, 1},},
	{.index = 0, .code = {ops + 548, 5},},
	{.index = 0, .code = {ops + 200, 1},},
};

static const struct pmureg_step steps[] = {
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 173, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 14, .index = {ops + 173, 1},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 0, .settings = NULL, .index = {ops + 173, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 15, .index = {ops + 182, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 15, .index = {ops + 182, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 15, .index = {ops + 182, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 15, .index = {ops + 182, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 15, .index = {ops + 182, 3},},
	/* write pmccntr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 45,
	 .setting_count = 0, .settings = NULL,},
	/* write pmccfiltr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 46,
	 .setting_count = 7, .settings = settings + 16,},
	/* write pmovsclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmintenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmcntenset[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmcntenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmintenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 14,
	 .setting_count = 2, .settings = settings + 24,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 14,
	 .setting_count = 1, .settings = settings + 26,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 14,
	 .setting_count = 0, .settings = NULL,},
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 316, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 14, .index = {ops + 316, 1},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 0, .settings = NULL, .index = {ops + 316, 1},},
	/* write pmevfilt2r[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 0, .settings = NULL, .index = {ops + 316, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 35, .index = {ops + 322, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 35, .index = {ops + 322, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 35, .index = {ops + 322, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 35, .index = {ops + 322, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 35, .index = {ops + 322, 3},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 3, .settings = settings + 36, .index = {ops + 316, 1},},
	/* write pmevfilt2r[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 5, .settings = settings + 39, .index = {ops + 316, 1},},
	/* write pmccntr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 45,
	 .setting_count = 0, .settings = NULL,},
	/* write pmccfiltr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 46,
	 .setting_count = 3, .settings = settings + 44,},
	/* write pmcntenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmintenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 23, .index = {ops + 0, 1},},
	/* write pmevfiltr[31] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 3, .settings = settings + 36, .index = {ops + 185, 1},},
	/* write pmevfilt2r[31] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 5, .settings = settings + 39, .index = {ops + 185, 1},},
	/* write addr_base[address_slot] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 48,
	 .setting_count = 1, .settings = settings + 47, .index = {ops + 364, 1},},
	/* write addr_mask[address_slot] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 49,
	 .setting_count = 1, .settings = settings + 48, .index = {ops + 364, 1},},
	/* write addr_ctrl[address_slot] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 47,
	 .setting_count = 1, .settings = settings + 49, .index = {ops + 364, 1},},
	/* write addr_ctrl[address_slot] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 47,
	 .setting_count = 0, .settings = NULL, .index = {ops + 364, 1},},
	/* write addr_base[address_slot] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 48,
	 .setting_count = 0, .settings = NULL, .index = {ops + 364, 1},},
	/* write addr_mask[address_slot] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 49,
	 .setting_count = 0, .settings = NULL, .index = {ops + 364, 1},},
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 365, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 50, .index = {ops + 365, 1},},
	/* write pmevfilt2r[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 1, .settings = settings + 51, .index = {ops + 365, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 52, .index = {ops + 378, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 52, .index = {ops + 378, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 52, .index = {ops + 378, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 52, .index = {ops + 378, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 52, .index = {ops + 378, 3},},
	/* write pmccntr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 45,
	 .setting_count = 0, .settings = NULL,},
	/* write pmccfiltr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 46,
	 .setting_count = 0, .settings = NULL,},
	/* write cg_ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 1, .settings = settings + 49,},
	/* write ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 49,},
	/* write cg_ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL,},
	/* write cg_ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 1, .settings = settings + 49,},
	/* write ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 53,},
	/* write ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 0, .settings = NULL,},
	/* write ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 49,},
	/* write cg_ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL,},
	/* write ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 1, .settings = settings + 49,},
	/* write ctrl */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL,},
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 206, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 14, .index = {ops + 206, 1},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 0, .settings = NULL, .index = {ops + 206, 1},},
	/* write pmevfilt2r[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 0, .settings = NULL, .index = {ops + 206, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 56, .index = {ops + 553, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 56, .index = {ops + 553, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 56, .index = {ops + 553, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 56, .index = {ops + 553, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 56, .index = {ops + 553, 3},},
	/* write pmccntr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 45,
	 .setting_count = 0, .settings = NULL,},
	/* write pmccfiltr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 46,
	 .setting_count = 1, .settings = settings + 57,},
};

static const struct pmureg_reference references[] = {
	{.reg = 0, .field = PMUREG_NONE,}, /* pmevcntr */
	{.reg = 45, .field = PMUREG_NONE,}, /* pmccntr */
	{.reg = 3, .field = PMUREG_NONE,}, /* cycle_cntr */
	{.reg = 4, .field = PMUREG_NONE,}, /* mc_req_cntr */
	{.reg = 5, .field = PMUREG_NONE,}, /* mc_aor_cntr */
	{.reg = 2, .field = PMUREG_NONE,}, /* cycle_cntr */
	{.reg = 3, .field = PMUREG_NONE,}, /* in_rd_cum_outs_cntr */
	{.reg = 4, .field = PMUREG_NONE,}, /* in_rd_req_cntr */
	{.reg = 5, .field = PMUREG_NONE,}, /* in_wr_cum_outs_cntr */
	{.reg = 6, .field = PMUREG_NONE,}, /* in_wr_req_cntr */
	{.reg = 8, .field = PMUREG_NONE,}, /* out_rd_cum_outs_cntr */
	{.reg = 9, .field = PMUREG_NONE,}, /* out_rd_req_cntr */
	{.reg = 10, .field = PMUREG_NONE,}, /* out_wr_cum_outs_cntr */
	{.reg = 11, .field = PMUREG_NONE,}, /* out_wr_req_cntr */
};

static const struct pmureg_term_field term_fields[] = {
	{.reg = 4, .field = 6},
	{.reg = 4, .field = 5},
	{.reg = 4, .field = 4},
	{.reg = 4, .field = 3},
	{.reg = 4, .field = 2},
	{.reg = 4, .field = 1},
	{.reg = 4, .field = 0},
	{.reg = 3, .field = 4},
	{.reg = 3, .field = 3},
	{.reg = 3, .field = 2},
	{.reg = 3, .field = 1},
	{.reg = 3, .field = 0},
};

static const struct pmureg_register_term register_terms[] = {
	{.term = 1, .field = 6, .shift = 0},
	{.term = 2, .field = 5, .shift = 0},
	{.term = 3, .field = 4, .shift = 0},
	{.term = 4, .field = 3, .shift = 0},
	{.term = 5, .field = 2, .shift = 0},
	{.term = 6, .field = 1, .shift = 0},
	{.term = 7, .field = 0, .shift = 0},
	{.term = 4, .field = 4, .shift = 0},
	{.term = 5, .field = 3, .shift = 0},
	{.term = 6, .field = 2, .shift = 0},
	{.term = 7, .field = 1, .shift = 0},
	{.term = 8, .field = 0, .shift = 0},
	{.term = 1, .field = 2, .shift = 0},
	{.term = 2, .field = 1, .shift = 0},
	{.term = 3, .field = 0, .shift = 0},
	{.term = 1, .field = 1, .shift = 0},
	{.term = 2, .field = 0, .shift = 0},
	{.term = 1, .field = 0, .shift = 0},
};

static const struct pmureg_bit_range ranges[] = {
	{.low = 0, .high = 32},
	{.low = 0, .high = 0},
	{.low = 1, .high = 1},
	{.low = 2, .high = 2},
	{.low = 8, .high = 8},
	{.low = 9, .high = 9},
	{.low = 10, .high = 10},
	{.low = 11, .high = 11},
	{.low = 0, .high = 7},
	{.low = 8, .high = 23},
	{.low = 24, .high = 24},
	{.low = 3, .high = 3},
	{.low = 4, .high = 4},
	{.low = 0, .high = 2},
	{.low = 3, .high = 10},
	{.low = 0, .high = 63},
	{.low = 0, .high = 1},
	{.low = 0, .high = 3},
	{.low = 0, .high = 31},
};

static const struct pmureg_term_value term_values[] = {
	{.term = 0, .value = 0x100000000ULL},
	{.term = 0, .value = 0x1dULL},
	{.term = 0, .value = 0xf0ULL},
	{.term = 0, .value = 0xf3ULL},
	{.term = 0, .value = 0x109ULL},
	{.term = 0, .value = 0x10aULL},
	{.term = 0, .value = 0x111ULL},
	{.term = 0, .value = 0x112ULL},
	{.term = 0, .value = 0x113ULL},
	{.term = 0, .value = 0x114ULL},
	{.term = 0, .value = 0x119ULL},
	{.term = 0, .value = 0x121ULL},
	{.term = 0, .value = 0x122ULL},
	{.term = 0, .value = 0x123ULL},
	{.term = 0, .value = 0x124ULL},
	{.term = 0, .value = 0x180ULL},
	{.term = 0, .value = 0x181ULL},
	{.term = 0, .value = 0x182ULL},
	{.term = 0, .value = 0x183ULL},
	{.term = 0, .value = 0x184ULL},
	{.term = 0, .value = 0},
	{.term = 0, .value = 1},
	{.term = 0, .value = 2},
	{.term = 0, .value = 3},
	{.term = 0, .value = 4},
	{.term = 0, .value = 5},
	{.term = 0, .value = 6},
	{.term = 0, .value = 7},
	{.term = 0, .value = 8},
};

/* Hash tables of names: name, hash, length, index. */
static const struct pmureg_name names[] = {
	{"dst_loc_other", 0x4125276f, 13, 6},
	{"dst_rem", 0xa973b6cf, 7, 7},
	{0},
	{0},
	{"event", 0x06f56694, 5, 0},
	{0},
	{0},
	{0},
	{0},
	{"src_loc_cpu", 0xd34cfae9, 11, 2},
	{0},
	{"src_rem", 0x317571bb, 7, 3},
	{0},
	{"src_loc_noncpu", 0x017dca9d, 14, 1},
	{"dst_loc_gmem", 0xe67fdfcd, 12, 5},
	{"dst_loc_cmem", 0x654e445f, 12, 4},
	{"slc_bytes_rd", 0xc8a1be7e, 12, 8},
	{0},
	{"local_snoop", 0xddcf9882, 11, 15},
	{0},
	{0},
	{"mem_access_rd", 0x6358f805, 13, 11},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"slc_access_wr", 0xdf7da50b, 13, 7},
	{0},
	{0},
	{0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{"slc_access_dataless", 0xeef59991, 19, 18},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"ext_snp_evict", 0xec69a3dc, 13, 17},
	{"slc_access_atomic", 0x2c7f221c, 17, 19},
	{0},
	{"slc_access_rd", 0xc613299f, 13, 6},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"mem_bytes_rd", 0x91da7ba6, 12, 13},
	{"slc_bytes_wr", 0xd18300e7, 12, 9},
	{0},
	{0},
	{"mem_access_wr", 0xa91564aa, 13, 12},
	{0},
	{0},
	{"slc_refill_wr", 0x67e91d2d, 13, 5},
	{0},
	{0},
	{"bus_cycles", 0xe84244b0, 10, 1},
	{"mem_bytes_wr", 0x449d8630, 12, 14},
	{0},
	{0},
	{0},
	{"slc_hit_rd", 0xef3b2c75, 10, 10},
	{"ext_snp_access", 0x7c5135f5, 14, 16},
	{0},
	{0},
	{"slc_allocate", 0xe6b1b279, 12, 2},
	{0},
	{0},
	{0},
	{0},
	{"slc_wb", 0xa25fd1be, 6, 3},
	{"slc_refill_rd", 0x2d37e1be, 13, 4},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"dst_loc_gmem", 0xe67fdfcd, 12, 5},
	{0},
	{"src_bdf_en", 0x5de50d4f, 10, 3},
	{"dst_rem", 0xa973b6cf, 7, 8},
	{0},
	{0},
	{"dst_loc_pcie_p2p", 0x025941b3, 16, 6},
	{"event", 0x06f56694, 5, 0},
	{"dst_loc_pcie_cxl", 0x7a845eb3, 16, 7},
	{0},
	{"src_rp_mask", 0x8caf1477, 11, 1},
	{0},
	{0},
	{0},
	{"src_bdf", 0x802101bb, 7, 2},
	{0},
	{0},
	{0},
	{"dst_loc_cmem", 0x654e445f, 12, 4},
	{"cycles", 0x23e9c710, 6, 0},
	{0},
	{0},
	{"rd_req", 0xace94343, 6, 3},
	{"wr_req", 0x139f3934, 6, 4},
	{0},
	{0},
	{0},
	{0},
	{"wr_bytes", 0x421267b9, 8, 2},
	{"rd_cum_outs", 0x75c5e849, 11, 5},
	{0},
	{0},
	{0},
	{0},
	{"rd_bytes", 0xd1968fbf, 8, 1},
	{0},
	{0},
	{0},
	{0},
	{"event", 0x06f56694, 5, 0},
	{"dst_addr_base", 0x0dbe7ec5, 13, 3},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"dst_addr_en", 0xb79e0fdc, 11, 2},
	{0},
	{"dst_rp_mask", 0xbad13c4e, 11, 1},
	{"dst_addr_mask", 0x85c99baf, 13, 4},
	{"cycles", 0x23e9c710, 6, 0},
	{0},
	{0},
	{"rd_req", 0xace94343, 6, 3},
	{"wr_req", 0x139f3934, 6, 4},
	{0},
	{0},
	{0},
	{0},
	{"wr_bytes", 0x421267b9, 8, 2},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"rd_bytes", 0xd1968fbf, 8, 1},
	{"event", 0x06f56694, 5, 0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{"rd_cum_outs", 0x75c5e849, 11, 2},
	{0},
	{"rd_req", 0xace94343, 6, 1},
	{0},
	{0},
	{0},
	{0},
	{"event", 0x06f56694, 5, 0},
	{0},
	{"gpu_mask", 0x2cde19c6, 8, 1},
	{0},
	{0},
	{"in_wr_cum_outs", 0x7ea68901, 14, 5},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"out_rd_cum_outs", 0xa477f1ec, 15, 3},
	{0},
	{0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{"in_rd_req", 0x44e794d1, 9, 2},
	{"in_wr_req", 0xfcdde192, 9, 6},
	{0},
	{0},
	{"in_rd_cum_outs", 0x2b4b0255, 14, 1},
	{0},
	{0},
	{"out_wr_cum_outs", 0xacbb2b58, 15, 7},
	{"out_rd_req", 0x2f2bb4f9, 10, 4},
	{0},
	{0},
	{0},
	{0},
	{"out_wr_req", 0x6a55731e, 10, 8},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{"in_rd_req", 0x44e794d1, 9, 2},
	{0},
	{0},
	{0},
	{"in_rd_cum_outs", 0x2b4b0255, 14, 1},
	{0},
	{0},
	{0},
	{"out_rd_req", 0x2f2bb4f9, 10, 4},
	{0},
	{0},
	{"out_rd_cum_outs", 0xa477f1ec, 15, 3},
	{0},
	{0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{"in_rd_req", 0x44e794d1, 9, 2},
	{0},
	{0},
	{0},
	{"in_rd_cum_outs", 0x2b4b0255, 14, 1},
	{0},
	{0},
	{0},
	{0},
	{"filter2", 0x825b241a, 7, 2},
	{0},
	{"event", 0x06f56694, 5, 0},
	{"filter", 0x141f55cd, 6, 1},
	{0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{0},
	{0},
	{0},
	{0},
	{"pcie_1_0", 0x410e5203, 8, 98},
	{"pcie_1_1", 0x740e5203, 8, 99},
	{"pcie_1_2", 0xbb0e5203, 8, 100},
	{"pcie_1_3", 0xae0e5203, 8, 101},
	{"pcie_1_4", 0xed0e5203, 8, 102},
	{"pcie_1_5", 0x800e5203, 8, 103},
	{0},
	{0},
	{"other_product", 0xae97580b, 13, 129},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie_tgt_1_1", 0x55a95026, 17, 69},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_other_product", 0x2689122e, 18, 86},
	{"nvidia_pcie_tgt_pmu", 0xc19e9e2f, 19, 30},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_nvclink_pmu_1", 0x5f29843d, 20, 38},
	{"nvidia_cmem_latency_pmu", 0x46361a3e, 23, 33},
	{0},
	{"pcie_tgt_1_1", 0xe3f97240, 12, 112},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_rc", 0x81832443, 22, 29},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_1_rc_0", 0x0c38a246, 26, 23},
	{"pcie", 0x3dc24e46, 4, 91},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_nvlink_c2c_pmu", 0x38f0824f, 21, 36},
	{"pcie_tgt_1_5", 0xadfbac50, 12, 116},
	{0},
	{"cmem", 0xd5e47a52, 4, 117},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_clink_0", 0x1ba44a59, 12, 81},
	{0},
	{0},
	{0},
	{"pcie_tgt_0_0", 0x6df78e5d, 12, 105},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"other_product_0", 0xf4c9d467, 15, 130},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_ucf_0", 0x5648126d, 10, 46},
	{"pcie_tgt_0_4", 0xa7f0a06d, 12, 109},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_0_rc_3", 0x846a0281, 26, 20},
	{0},
	{0},
	{0},
	{"clink", 0xbe013685, 5, 123},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_nvdlink_pmu_0", 0x78bbd08c, 20, 40},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"dlink", 0xe6c61692, 5, 126},
	{"t410_cmem_1", 0x8e14ac93, 11, 76},
	{0},
	{0},
	{"t410_clink", 0x50cfce96, 10, 80},
	{0},
	{0},
	{"clink_0", 0xc4f1fc99, 7, 124},
	{"clink_1", 0xf3f1fc99, 7, 125},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_0_rc_4", 0x416ab89f, 26, 21},
	{"t410_pcie_tgt_0_1", 0x08bc86a0, 17, 63},
	{0},
	{"nvidia_pcie_tgt_pmu_1_rc_5", 0xf64956a2, 26, 28},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_pmu_0_rc_0", 0x24be50b3, 22, 3},
	{"nvidia_pcie_pmu_0_rc_1", 0x31be50b3, 22, 4},
	{"nvidia_pcie_pmu_0_rc_2", 0xf2be50b3, 22, 5},
	{"nvidia_pcie_pmu_0_rc_3", 0xcfbe50b3, 22, 6},
	{"nvidia_pcie_pmu_0_rc_4", 0x88be50b3, 22, 7},
	{"nvidia_pcie_pmu_0_rc_5", 0xe5be50b3, 22, 8},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_pmu_rc", 0xd048f0c7, 18, 15},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie_tgt_0_0", 0xccff60cd, 17, 62},
	{0},
	{0},
	{0},
	{"c2c", 0x90c7c0d1, 3, 120},
	{"ucf_0", 0x77153ed2, 5, 89},
	{"ucf_1", 0x60153ed2, 5, 90},
	{0},
	{"nvidia_pcie_tgt_pmu_1_rc_2", 0x1eaf66d5, 26, 25},
	{0},
	{0},
	{0},
	{"pcie_tgt_0_3", 0x7f76c0d9, 12, 108},
	{0},
	{"t410_pcie_0_0", 0x573f38db, 13, 49},
	{"t410_pcie_0_1", 0x7c3f38db, 13, 50},
	{"t410_pcie_0_2", 0xbd3f38db, 13, 51},
	{"t410_pcie_0_3", 0xa23f38db, 13, 52},
	{"t410_pcie_0_4", 0x3b3f38db, 13, 53},
	{"t410_pcie_0_5", 0x203f38db, 13, 54},
	{"t410_pcie_tgt_1_0", 0x031738df, 17, 68},
	{"pcie_tgt_1_0", 0x1479ccdc, 12, 111},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"pcie_tgt_1_4", 0x6a7ae6ec, 12, 115},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_pmu_1_rc_0", 0xc7bf54f4, 22, 9},
	{"nvidia_pcie_pmu_1_rc_1", 0xd2bf54f4, 22, 10},
	{"nvidia_pcie_pmu_1_rc_2", 0x9dbf54f4, 22, 11},
	{"nvidia_pcie_pmu_1_rc_3", 0xe8bf54f4, 22, 12},
	{"nvidia_pcie_pmu_1_rc_4", 0xabbf54f4, 22, 13},
	{"nvidia_pcie_pmu_1_rc_5", 0x86bf54f4, 22, 14},
	{"nvidia_pcie_pmu", 0xd2760cf4, 15, 16},
	{"nvidia_pcie_tgt_pmu_0_rc_1", 0xdab3bcfb, 26, 18},
	{0},
	{0},
	{"t410_dlink", 0xca5c2cfe, 10, 83},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_nvdlink_pmu_1", 0x383b0d03, 20, 41},
	{"pcie_0_0", 0x9b8a4703, 8, 92},
	{"pcie_0_1", 0x8e8a4703, 8, 93},
	{"ucf", 0x59b7bb06, 3, 88},
	{"pcie_0_2", 0xcd8a4703, 8, 94},
	{"pcie_0_3", 0xe08a4703, 8, 95},
	{"pcie_0_4", 0x278a4703, 8, 96},
	{"pcie_0_5", 0xda8a4703, 8, 97},
	{"pcie_tgt", 0x0decd303, 8, 104},
	{"c2c_0", 0x99911b07, 5, 121},
	{"c2c_1", 0xee911b07, 5, 122},
	{"nvidia_cmem_latency_pmu_1", 0x1383750e, 25, 32},
	{0},
	{"nvidia_ucf_pmu", 0xd1c84110, 14, 2},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie_tgt_1_4", 0x44fca328, 17, 72},
	{0},
	{0},
	{0},
	{0},
	{"t410_cmem", 0x70469f2d, 9, 74},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie", 0x477e0f35, 9, 48},
	{"t410_pcie_tgt", 0x3dc5e135, 13, 61},
	{"t410_c2c_0", 0x9780b936, 10, 78},
	{0},
	{0},
	{"t410_other_product_0", 0x684ea13a, 20, 87},
	{0},
	{"nvidia_nvclink_pmu", 0x9222473c, 18, 39},
	{"nvidia_uncore_pmu", 0x2d8d3d3c, 17, 44},
	{"t410_dlink_0", 0xc9d28b3d, 12, 84},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie_tgt_1_3", 0x60999546, 17, 71},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"pcie_tgt_0_2", 0xb6f13555, 12, 107},
	{0},
	{0},
	{"pcie_tgt_1_3", 0x30f80758, 12, 114},
	{0},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_0_rc_2", 0xb781235c, 26, 19},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_cmem_0", 0x9bc82b65, 11, 75},
	{0},
	{"t410_pcie_tgt_0_5", 0xe7200167, 17, 67},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie_1_0", 0x00c8af6c, 13, 55},
	{"t410_pcie_1_1", 0x3dc8af6c, 13, 56},
	{"t410_pcie_1_2", 0x7ec8af6c, 13, 57},
	{"nvidia_pcie_tgt_pmu_1_rc_4", 0x62a0516f, 26, 27},
	{"t410_ucf", 0x302a8b6f, 8, 45},
	{"t410_pcie_1_3", 0x6bc8af6c, 13, 58},
	{"t410_pcie_1_4", 0xfcc8af6c, 13, 59},
	{"t410_pcie_1_5", 0xe9c8af6c, 13, 60},
	{"t410_c2c", 0x5c5ebd6f, 8, 77},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_c2c_1", 0xee2e937d, 10, 79},
	{0},
	{"nvidia_uncore_pmu_0", 0x26d13f7f, 19, 43},
	{"dlink_0", 0xe4773b7f, 7, 127},
	{"dlink_1", 0x09773b7f, 7, 128},
	{"t410_pcie_tgt_0_4", 0x1d975d82, 17, 66},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_ucf_1", 0xcdae3793, 10, 47},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_1_rc_1", 0xe55f499d, 26, 24},
	{0},
	{0},
	{0},
	{"t410_dlink_1", 0xbb5541a1, 12, 85},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_0_rc_0", 0xaf5369b6, 26, 17},
	{"nvidia_cmem_latency_pmu_0", 0xfd39dbb6, 25, 31},
	{0},
	{"nvidia_nvclink_pmu_0", 0xd1ae33b9, 20, 37},
	{"t410_pcie_tgt_1_5", 0xbc477db9, 17, 73},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_nvdlink_pmu", 0x217a9bbf, 18, 42},
	{0},
	{"pcie_tgt_0_1", 0xb47755c1, 12, 106},
	{0},
	{0},
	{"nvidia_pcie_tgt_pmu_0_rc_5", 0xf00c45c4, 26, 22},
	{"t410_pcie_tgt_0_3", 0x678f4fc5, 17, 65},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"pcie_tgt_0_5", 0x5e706fd1, 12, 110},
	{0},
	{0},
	{"pcie_tgt_1_2", 0x637b51d4, 12, 113},
	{"t410_clink_1", 0x992495d5, 12, 82},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_ucf_pmu_0", 0x3ecfd3e6, 16, 0},
	{"nvidia_ucf_pmu_1", 0x2bcfd3e6, 16, 1},
	{"nvidia_pcie_tgt_pmu_1_rc_3", 0x121781e8, 26, 26},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t410_pcie_tgt_1_2", 0x1034bfee, 17, 70},
	{0},
	{0},
	{0},
	{0},
	{"cmem_0", 0xd310b1f3, 6, 118},
	{"cmem_1", 0xbc10b1f3, 6, 119},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_nvlink_c2c_pmu_0", 0xc64f4df9, 23, 34},
	{"nvidia_nvlink_c2c_pmu_1", 0xd34f4df9, 23, 35},
	{"t410_pcie_tgt_0_2", 0xd14ae7f9, 17, 64},
	{0},
	{0},
	{0},
	{0},
};

/* What names of units stand for. */
static const struct pmureg_unit_entry units[] = {
	{.name = "nvidia_ucf_pmu_0", .block = 0, .instance = 0, .by_linux = 1},
	{.name = "nvidia_ucf_pmu_1", .block = 0, .instance = 1, .by_linux = 1},
	{.name = "nvidia_ucf_pmu", .block = 0, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0_rc_0", .block = 1, .instance = 0, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0_rc_1", .block = 1, .instance = 1, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0_rc_2", .block = 1, .instance = 2, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0_rc_3", .block = 1, .instance = 3, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0_rc_4", .block = 1, .instance = 4, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0_rc_5", .block = 1, .instance = 5, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1_rc_0", .block = 1, .instance = 6, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1_rc_1", .block = 1, .instance = 7, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1_rc_2", .block = 1, .instance = 8, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1_rc_3", .block = 1, .instance = 9, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1_rc_4", .block = 1, .instance = 10, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1_rc_5", .block = 1, .instance = 11, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_rc", .block = 1, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_pcie_pmu", .block = 1, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_0_rc_0", .block = 2, .instance = 0, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_0_rc_1", .block = 2, .instance = 1, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_0_rc_2", .block = 2, .instance = 2, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_0_rc_3", .block = 2, .instance = 3, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_0_rc_4", .block = 2, .instance = 4, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_0_rc_5", .block = 2, .instance = 5, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_1_rc_0", .block = 2, .instance = 6, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_1_rc_1", .block = 2, .instance = 7, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_1_rc_2", .block = 2, .instance = 8, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_1_rc_3", .block = 2, .instance = 9, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_1_rc_4", .block = 2, .instance = 10, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_1_rc_5", .block = 2, .instance = 11, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu_rc", .block = 2, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_pcie_tgt_pmu", .block = 2, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_cmem_latency_pmu_0", .block = 3, .instance = 0, .by_linux = 1},
	{.name = "nvidia_cmem_latency_pmu_1", .block = 3, .instance = 1, .by_linux = 1},
	{.name = "nvidia_cmem_latency_pmu", .block = 3, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c_pmu_0", .block = 4, .instance = 0, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c_pmu_1", .block = 4, .instance = 1, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c_pmu", .block = 4, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_nvclink_pmu_0", .block = 5, .instance = 0, .by_linux = 1},
	{.name = "nvidia_nvclink_pmu_1", .block = 5, .instance = 1, .by_linux = 1},
	{.name = "nvidia_nvclink_pmu", .block = 5, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_nvdlink_pmu_0", .block = 6, .instance = 0, .by_linux = 1},
	{.name = "nvidia_nvdlink_pmu_1", .block = 6, .instance = 1, .by_linux = 1},
	{.name = "nvidia_nvdlink_pmu", .block = 6, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_uncore_pmu_0", .block = 7, .instance = 0, .by_linux = 1},
	{.name = "nvidia_uncore_pmu", .block = 7, .instance = 0, .by_linux = 1},
	{.name = "t410_ucf", .block = 0, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_ucf_0", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "t410_ucf_1", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "t410_pcie", .block = 1, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_pcie_0_0", .block = 1, .instance = 0, .by_linux = 0},
	{.name = "t410_pcie_0_1", .block = 1, .instance = 1, .by_linux = 0},
	{.name = "t410_pcie_0_2", .block = 1, .instance = 2, .by_linux = 0},
	{.name = "t410_pcie_0_3", .block = 1, .instance = 3, .by_linux = 0},
	{.name = "t410_pcie_0_4", .block = 1, .instance = 4, .by_linux = 0},
	{.name = "t410_pcie_0_5", .block = 1, .instance = 5, .by_linux = 0},
	{.name = "t410_pcie_1_0", .block = 1, .instance = 6, .by_linux = 0},
	{.name = "t410_pcie_1_1", .block = 1, .instance = 7, .by_linux = 0},
	{.name = "t410_pcie_1_2", .block = 1, .instance = 8, .by_linux = 0},
	{.name = "t410_pcie_1_3", .block = 1, .instance = 9, .by_linux = 0},
	{.name = "t410_pcie_1_4", .block = 1, .instance = 10, .by_linux = 0},
	{.name = "t410_pcie_1_5", .block = 1, .instance = 11, .by_linux = 0},
	{.name = "t410_pcie_tgt", .block = 2, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_pcie_tgt_0_0", .block = 2, .instance = 0, .by_linux = 0},
	{.name = "t410_pcie_tgt_0_1", .block = 2, .instance = 1, .by_linux = 0},
	{.name = "t410_pcie_tgt_0_2", .block = 2, .instance = 2, .by_linux = 0},
	{.name = "t410_pcie_tgt_0_3", .block = 2, .instance = 3, .by_linux = 0},
	{.name = "t410_pcie_tgt_0_4", .block = 2, .instance = 4, .by_linux = 0},
	{.name = "t410_pcie_tgt_0_5", .block = 2, .instance = 5, .by_linux = 0},
	{.name = "t410_pcie_tgt_1_0", .block = 2, .instance = 6, .by_linux = 0},
	{.name = "t410_pcie_tgt_1_1", .block = 2, .instance = 7, .by_linux = 0},
	{.name = "t410_pcie_tgt_1_2", .block = 2, .instance = 8, .by_linux = 0},
	{.name = "t410_pcie_tgt_1_3", .block = 2, .instance = 9, .by_linux = 0},
	{.name = "t410_pcie_tgt_1_4", .block = 2, .instance = 10, .by_linux = 0},
	{.name = "t410_pcie_tgt_1_5", .block = 2, .instance = 11, .by_linux = 0},
	{.name = "t410_cmem", .block = 3, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_cmem_0", .block = 3, .instance = 0, .by_linux = 0},
	{.name = "t410_cmem_1", .block = 3, .instance = 1, .by_linux = 0},
	{.name = "t410_c2c", .block = 4, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_c2c_0", .block = 4, .instance = 0, .by_linux = 0},
	{.name = "t410_c2c_1", .block = 4, .instance = 1, .by_linux = 0},
	{.name = "t410_clink", .block = 5, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_clink_0", .block = 5, .instance = 0, .by_linux = 0},
	{.name = "t410_clink_1", .block = 5, .instance = 1, .by_linux = 0},
	{.name = "t410_dlink", .block = 6, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t410_dlink_0", .block = 6, .instance = 0, .by_linux = 0},
	{.name = "t410_dlink_1", .block = 6, .instance = 1, .by_linux = 0},
	{.name = "t410_other_product", .block = 7, .instance = 0, .by_linux = 0},
	{.name = "t410_other_product_0", .block = 7, .instance = 0, .by_linux = 0},
	{.name = "ucf", .block = 0, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "ucf_0", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "ucf_1", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "pcie", .block = 1, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "pcie_0_0", .block = 1, .instance = 0, .by_linux = 0},
	{.name = "pcie_0_1", .block = 1, .instance = 1, .by_linux = 0},
	{.name = "pcie_0_2", .block = 1, .instance = 2, .by_linux = 0},
	{.name = "pcie_0_3", .block = 1, .instance = 3, .by_linux = 0},
	{.name = "pcie_0_4", .block = 1, .instance = 4, .by_linux = 0},
	{.name = "pcie_0_5", .block = 1, .instance = 5, .by_linux = 0},
	{.name = "pcie_1_0", .block = 1, .instance = 6, .by_linux = 0},
	{.name = "pcie_1_1", .block = 1, .instance = 7, .by_linux = 0},
	{.name = "pcie_1_2", .block = 1, .instance = 8, .by_linux = 0},
	{.name = "pcie_1_3", .block = 1, .instance = 9, .by_linux = 0},
	{.name = "pcie_1_4", .block = 1, .instance = 10, .by_linux = 0},
	{.name = "pcie_1_5", .block = 1, .instance = 11, .by_linux = 0},
	{.name = "pcie_tgt", .block = 2, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "pcie_tgt_0_0", .block = 2, .instance = 0, .by_linux = 0},
	{.name = "pcie_tgt_0_1", .block = 2, .instance = 1, .by_linux = 0},
	{.name = "pcie_tgt_0_2", .block = 2, .instance = 2, .by_linux = 0},
	{.name = "pcie_tgt_0_3", .block = 2, .instance = 3, .by_linux = 0},
	{.name = "pcie_tgt_0_4", .block = 2, .instance = 4, .by_linux = 0},
	{.name = "pcie_tgt_0_5", .block = 2, .instance = 5, .by_linux = 0},
	{.name = "pcie_tgt_1_0", .block = 2, .instance = 6, .by_linux = 0},
	{.name = "pcie_tgt_1_1", .block = 2, .instance = 7, .by_linux = 0},
	{.name = "pcie_tgt_1_2", .block = 2, .instance = 8, .by_linux = 0},
	{.name = "pcie_tgt_1_3", .block = 2, .instance = 9, .by_linux = 0},
	{.name = "pcie_tgt_1_4", .block = 2, .instance = 10, .by_linux = 0},
	{.name = "pcie_tgt_1_5", .block = 2, .instance = 11, .by_linux = 0},
	{.name = "cmem", .block = 3, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "cmem_0", .block = 3, .instance = 0, .by_linux = 0},
	{.name = "cmem_1", .block = 3, .instance = 1, .by_linux = 0},
	{.name = "c2c", .block = 4, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "c2c_0", .block = 4, .instance = 0, .by_linux = 0},
	{.name = "c2c_1", .block = 4, .instance = 1, .by_linux = 0},
	{.name = "clink", .block = 5, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "clink_0", .block = 5, .instance = 0, .by_linux = 0},
	{.name = "clink_1", .block = 5, .instance = 1, .by_linux = 0},
	{.name = "dlink", .block = 6, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "dlink_0", .block = 6, .instance = 0, .by_linux = 0},
	{.name = "dlink_1", .block = 6, .instance = 1, .by_linux = 0},
	{.name = "other_product", .block = 7, .instance = 0, .by_linux = 0},
	{.name = "other_product_0", .block = 7, .instance = 0, .by_linux = 0},
};

static const struct pmureg_shape shapes[] = {
	{indices + 22, 1},
};

/* Hash tables of events by their terms. */
static const struct pmureg_event_slot events_by_terms[] = {
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x68a45604,  13}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x1226af91,  10}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x7f4a7c15,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x61ea9e1b,  17},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x07469cb5,   6}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x037770b9,   4}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xbc8c89be,  15}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x489488cc,   8}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x404490d4,  18}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x01d64e57,   2},
	{0, PMUREG_NONE}, {0xaf82fd59,   9}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x2fb679dd,  11}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x47b35061,  14}, {0x8738c462,   1}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x08b76be8,  12}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x26c0976c,   5}, {0x9e6a946d,  16}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x6ad886f0,   7}, {0x20f072f0,  19}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xfd1b4cfc,   3}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x00000000,   1}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xe17d05ac,   2}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x85f416b1,   5}, {0, PMUREG_NONE}, {0xa7791913,   4},
	{0, PMUREG_NONE}, {0x7f4a7c15,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc2fa0b58,   3}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x00000000,   1}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xe17d05ac,   2}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x85f416b1,   0}, {0, PMUREG_NONE}, {0xa7791913,   4},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc2fa0b58,   3}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x00000000,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc2fa0b58,   2}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xe17d05ac,   1}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x00000000,   0}, {0x288d3081,   7}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xa7791913,   5},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc2fa0b58,   2}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x0be82d63,   8},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x4ef23226,   4}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xe17d05ac,   1}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x85f416b1,   6}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x6b610cf6,   3}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x00000000,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x4ef23226,   4}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xe17d05ac,   1}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x6b610cf6,   3}, {0, PMUREG_NONE},
	{0xc2fa0b58,   2}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x7f4a7c15,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
};

/* ---- Unified coherence fabric ---- */

static const struct pmureg_field ucf_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field ucf_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field ucf_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field ucf_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field ucf_pmevfiltr_fields[] = {
	{
		.name = "dst_rem", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To memory of the other socket.",
	},
	{
		.name = "dst_loc_other", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To CXL memory of this socket.",
	},
	{
		.name = "dst_loc_gmem", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To GPU memory of this socket.",
	},
	{
		.name = "dst_loc_cmem", .low = 8, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To CPU memory of this socket.",
	},
	{
		.name = "src_rem", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "From the other socket: its CPUs, GPUs and PCIe devices.",
	},
	{
		.name = "src_loc_cpu", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "From the CPUs of this socket.",
	},
	{
		.name = "src_loc_noncpu", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "From other devices of this socket.",
	},
};

static const struct pmureg_field ucf_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field ucf_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field ucf_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field ucf_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field ucf_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field ucf_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field ucf_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field ucf_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule ucf_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field ucf_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 0,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 1,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field ucf_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field ucf_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field ucf_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field ucf_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field ucf_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field ucf_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field ucf_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field ucf_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field ucf_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field ucf_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field ucf_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field ucf_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field ucf_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field ucf_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field ucf_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field ucf_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field ucf_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field ucf_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field ucf_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field ucf_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field ucf_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field ucf_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field ucf_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field ucf_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field ucf_pmccfiltr_fields[] = {
	{
		.name = "dst_rem", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To memory of the other socket.",
	},
	{
		.name = "dst_loc_other", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To CXL memory of this socket.",
	},
	{
		.name = "dst_loc_gmem", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To GPU memory of this socket.",
	},
	{
		.name = "dst_loc_cmem", .low = 8, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To CPU memory of this socket.",
	},
	{
		.name = "src_rem", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "From the other socket: its CPUs, GPUs and PCIe devices.",
	},
	{
		.name = "src_loc_cpu", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "From the CPUs of this socket.",
	},
	{
		.name = "src_loc_noncpu", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "From other devices of this socket.",
	},
};

static const struct pmureg_register ucf_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = ucf_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = ucf_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = ucf_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = ucf_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "NVCSPMU ucf_pmu_event_filter",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 7, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 7, .fields = ucf_pmevfiltr_fields,
		.masks = {
			.readable = 0xf07ULL,
			.writable = 0xf07ULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = ucf_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = ucf_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = ucf_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = ucf_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = ucf_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = ucf_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = ucf_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = ucf_pmcfgr_fields,
		.rule_count = 1, .rules = ucf_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = ucf_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = ucf_pmiidr_fields,
 .example = {ops + 26, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = ucf_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = ucf_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = ucf_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = ucf_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = ucf_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = ucf_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = ucf_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = ucf_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = ucf_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = ucf_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = ucf_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = ucf_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = ucf_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = ucf_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = ucf_pmpidr0_fields,
 .example = {ops + 50, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = ucf_pmpidr1_fields,
 .example = {ops + 52, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = ucf_pmpidr2_fields,
 .example = {ops + 54, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = ucf_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = ucf_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = ucf_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = ucf_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = ucf_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = ucf_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "What the cycle counter does with it is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 7, .fields = ucf_pmccfiltr_fields,
		.masks = {
			.readable = 0xf07ULL,
			.writable = 0xf07ULL,
		},
	},
};

static const struct pmureg_instance ucf_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term ucf_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "src_loc_noncpu", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 1,
		.field_count = 1, .fields = term_fields + 0,
		.text = "From devices of this socket that are not CPUs.",
	},
	{
		.name = "src_loc_cpu", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 2,
		.field_count = 1, .fields = term_fields + 1,
		.text = "From the CPUs of this socket.",
	},
	{
		.name = "src_rem", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 3,
		.field_count = 1, .fields = term_fields + 2,
		.text = "From the other socket.",
	},
	{
		.name = "dst_loc_cmem", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 4,
		.field_count = 1, .fields = term_fields + 3,
		.text = "To CPU memory of this socket.",
	},
	{
		.name = "dst_loc_gmem", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 5,
		.field_count = 1, .fields = term_fields + 4,
		.text = "To GPU memory of this socket.",
	},
	{
		.name = "dst_loc_other", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 6,
		.field_count = 1, .fields = term_fields + 5,
		.text = "To CXL memory of this socket.",
	},
	{
		.name = "dst_rem", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 7,
		.field_count = 1, .fields = term_fields + 6,
		.text = "To memory of the other socket.",
	},
};

static const struct pmureg_default ucf_defaults[] = {
	{ .when = {ops + 62, 10}, .setting_count = 3, .settings = settings + 0},
	{ .when = {ops + 73, 12}, .setting_count = 4, .settings = settings + 3},
	{ .when = {ops + 85, 18}, .setting_count = 7, .settings = settings + 7},
};

static const struct pmureg_rule ucf_general_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule ucf_cycles_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter ucf_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 103, 3}, .field_index = {ops + 106, 3},},
 .selects = {ops + 109, 3}, .runs = {ops + 112, 11}, .discover_count = {ops + 123, 9}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = ucf_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 0, 3}, .enable = {steps + 3, 3}, .disable = {steps + 6, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 185, 1},},
 .takes = {ops + 186, 3}, .selects = {ops + 189, 1}, .runs = {ops + 190, 7}, .discover_count = {ops + 197, 3}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = ucf_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 8, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info ucf_events[] = {
	{
		.name = "cycles", .text = "Clock of the fabric.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "bus_cycles", .text = "Bus clock of the fabric.", .unit = "cycles", .linux_name = "bus_cycles", .linux_string = "event=0x1d",
		.term_count = 1, .terms = term_values + 1, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_allocate", .text = "Lines put into the system-level cache.", .unit = "lines", .linux_name = "slc_allocate", .linux_string = "event=0xf0", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 2, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_wb", .text = "Lines of 64 bytes written back from the system-level cache.", .unit = "lines", .linux_name = "slc_wb", .linux_string = "event=0xf3",
		.term_count = 1, .terms = term_values + 3, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_refill_rd", .text = "Refills caused by reads.", .unit = "refills", .linux_name = "slc_refill_rd", .linux_string = "event=0x109", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_refill_wr", .text = "Refills caused by writes.", .unit = "refills", .linux_name = "slc_refill_wr", .linux_string = "event=0x10a", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 5, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_access_rd", .text = "Read requests to the system-level cache.", .unit = "requests", .linux_name = "slc_access_rd", .linux_string = "event=0x111",
		.term_count = 1, .terms = term_values + 6, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_access_wr", .text = "Write requests to the system-level cache.", .unit = "requests", .linux_name = "slc_access_wr", .linux_string = "event=0x112",
		.term_count = 1, .terms = term_values + 7, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_bytes_rd", .text = "Bytes of slc_access_rd.", .unit = "bytes", .linux_name = "slc_bytes_rd", .linux_string = "event=0x113",
		.term_count = 1, .terms = term_values + 8, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_bytes_wr", .text = "Bytes of slc_access_wr.", .unit = "bytes", .linux_name = "slc_bytes_wr", .linux_string = "event=0x114",
		.term_count = 1, .terms = term_values + 9, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_hit_rd", .text = "Reads that hit the system-level cache.", .unit = "requests", .linux_name = "slc_hit_rd", .linux_string = "event=0x119", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 10, .kind = PMUREG_NONE,
	},
	{
		.name = "mem_access_rd", .text = "Reads to local or remote memory.", .unit = "requests", .linux_name = "mem_access_rd", .linux_string = "event=0x121",
		.term_count = 1, .terms = term_values + 11, .kind = PMUREG_NONE,
	},
	{
		.name = "mem_access_wr", .text = "Writes to local or remote memory.", .unit = "requests", .linux_name = "mem_access_wr", .linux_string = "event=0x122",
		.term_count = 1, .terms = term_values + 12, .kind = PMUREG_NONE,
	},
	{
		.name = "mem_bytes_rd", .text = "Bytes of mem_access_rd.", .unit = "bytes", .linux_name = "mem_bytes_rd", .linux_string = "event=0x123",
		.term_count = 1, .terms = term_values + 13, .kind = PMUREG_NONE,
	},
	{
		.name = "mem_bytes_wr", .text = "Bytes of mem_access_wr.", .unit = "bytes", .linux_name = "mem_bytes_wr", .linux_string = "event=0x124",
		.term_count = 1, .terms = term_values + 14, .kind = PMUREG_NONE,
	},
	{
		.name = "local_snoop", .text = "Snoops from inside the socket.", .unit = "snoops", .linux_name = "local_snoop", .linux_string = "event=0x180", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 15, .kind = PMUREG_NONE,
	},
	{
		.name = "ext_snp_access", .text = "Snoop accesses from outside the socket.", .unit = "snoops", .linux_name = "ext_snp_access", .linux_string = "event=0x181", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 16, .kind = PMUREG_NONE,
	},
	{
		.name = "ext_snp_evict", .text = "Evicting snoops from outside the socket.", .unit = "snoops", .linux_name = "ext_snp_evict", .linux_string = "event=0x182", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 17, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_access_dataless", .text = "Requests without data to the system-level cache.", .unit = "requests", .linux_name = "slc_access_dataless", .linux_string = "event=0x183", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 18, .kind = PMUREG_NONE,
	},
	{
		.name = "slc_access_atomic", .text = "Atomic requests to the system-level cache.", .unit = "requests", .linux_name = "slc_access_atomic", .linux_string = "event=0x184", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 19, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric ucf_metrics[] = {
	{.name = "avg_slc_read_bandwidth_in_gbps", .text = "Read bandwidth of the system-level cache.", .unit = "GB/s", .formula = {ops + 210, 3}, .source = "slc_bytes_rd / duration_ns"},
	{.name = "avg_slc_write_bandwidth_in_gbps", .text = "Write bandwidth of the system-level cache.", .unit = "GB/s", .formula = {ops + 213, 3}, .source = "slc_bytes_wr / duration_ns"},
	{.name = "avg_mem_read_bandwidth_in_gbps", .text = "Read bandwidth of memory.", .unit = "GB/s", .formula = {ops + 216, 3}, .source = "mem_bytes_rd / duration_ns"},
	{.name = "avg_mem_write_bandwidth_in_gbps", .text = "Write bandwidth of memory.", .unit = "GB/s", .formula = {ops + 219, 3}, .source = "mem_bytes_wr / duration_ns"},
	{.name = "avg_slc_read_request_rate", .text = "Reads to the system-level cache in a cycle.", .unit = "requests/cycle", .formula = {ops + 222, 3}, .source = "slc_access_rd / cycles"},
	{.name = "avg_slc_write_request_rate", .text = "Writes to the system-level cache in a cycle.", .unit = "requests/cycle", .formula = {ops + 225, 3}, .source = "slc_access_wr / cycles"},
	{.name = "avg_mem_read_request_rate", .text = "Reads to memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 228, 3}, .source = "mem_access_rd / cycles"},
	{.name = "avg_mem_write_request_rate", .text = "Writes to memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 231, 3}, .source = "mem_access_wr / cycles"},
};

/* ---- PCIe root complex, requests of devices ---- */

static const struct pmureg_field pcie_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field pcie_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_pmevfilt2r_fields[] = {
	{
		.name = "dst_rem", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To remote memory.",
	},
	{
		.name = "dst_loc_pcie_cxl", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To local CXL memory.",
	},
	{
		.name = "dst_loc_pcie_p2p", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To a local PCIe peer.",
	},
	{
		.name = "dst_loc_gmem", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To local GPU memory.",
	},
	{
		.name = "dst_loc_cmem", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "To local CPU memory.",
	},
};

static const struct pmureg_field pcie_pmevfiltr_fields[] = {
	{
		.name = "src_bdf_en", .low = 24, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Takes one device instead of root ports.",
	},
	{
		.name = "src_bdf", .low = 8, .width = 16, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The device: bus << 8, device << 3, function.",
	},
	{
		.name = "src_rp_mask", .low = 0, .width = 8, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each root port.",
	},
};

static const struct pmureg_field pcie_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field pcie_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule pcie_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field pcie_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 2,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 3,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field pcie_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field pcie_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field pcie_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field pcie_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field pcie_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field pcie_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field pcie_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field pcie_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field pcie_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field pcie_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field pcie_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field pcie_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field pcie_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field pcie_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field pcie_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field pcie_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field pcie_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field pcie_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field pcie_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field pcie_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_pmccfiltr_fields[] = {
	{
		.name = "src_bdf_en", .low = 24, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Takes one device instead of root ports.",
	},
	{
		.name = "src_bdf", .low = 8, .width = 16, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The device: bus << 8, device << 3, function.",
	},
	{
		.name = "src_rp_mask", .low = 0, .width = 8, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each root port.",
	},
};

static const struct pmureg_register pcie_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = pcie_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = pcie_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = pcie_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "NVCSPMU nv_cspmu_event_filter2",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.term_count = 5, .terms = register_terms + 7,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 5, .fields = pcie_pmevfilt2r_fields,
		.masks = {
			.readable = 0x1fULL,
			.writable = 0x1fULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "NVCSPMU pcie_v2_pmu_event_filter", .note = "The BDF stands in each counter's register, but the hardware has one for all; only the rules below enforce it.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 3, .terms = register_terms + 12,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 3, .fields = pcie_pmevfiltr_fields,
		.masks = {
			.readable = 0x1ffffffULL,
			.writable = 0x1ffffffULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = pcie_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = pcie_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = pcie_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = pcie_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = pcie_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = pcie_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = pcie_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = pcie_pmcfgr_fields,
		.rule_count = 1, .rules = pcie_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = pcie_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = pcie_pmiidr_fields,
 .example = {ops + 234, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = pcie_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = pcie_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = pcie_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = pcie_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = pcie_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = pcie_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = pcie_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = pcie_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = pcie_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = pcie_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = pcie_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = pcie_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = pcie_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = pcie_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = pcie_pmpidr0_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = pcie_pmpidr1_fields,
 .example = {ops + 235, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = pcie_pmpidr2_fields,
 .example = {ops + 236, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = pcie_pmpidr3_fields,
 .example = {ops + 237, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = pcie_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = pcie_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = pcie_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = pcie_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = pcie_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "What the cycle counter does with it is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 3, .fields = pcie_pmccfiltr_fields,
		.masks = {
			.readable = 0x1ffffffULL,
			.writable = 0x1ffffffULL,
		},
	},
};

static const struct pmureg_instance pcie_instances[] = {
	{.name = "0_0", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "0_1", .numbers = words + 4, .devices = NULL, .offset = 0x0},
	{.name = "0_2", .numbers = words + 6, .devices = NULL, .offset = 0x0},
	{.name = "0_3", .numbers = words + 8, .devices = NULL, .offset = 0x0},
	{.name = "0_4", .numbers = words + 10, .devices = NULL, .offset = 0x0},
	{.name = "0_5", .numbers = words + 12, .devices = NULL, .offset = 0x0},
	{.name = "1_0", .numbers = words + 14, .devices = NULL, .offset = 0x0},
	{.name = "1_1", .numbers = words + 16, .devices = NULL, .offset = 0x0},
	{.name = "1_2", .numbers = words + 18, .devices = NULL, .offset = 0x0},
	{.name = "1_3", .numbers = words + 20, .devices = NULL, .offset = 0x0},
	{.name = "1_4", .numbers = words + 22, .devices = NULL, .offset = 0x0},
	{.name = "1_5", .numbers = words + 24, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term pcie_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "src_rp_mask", .width = 8, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 8,
		.field_count = 1, .fields = term_fields + 4,
		.text = "A bit for each root port of the root complex.",
	},
	{
		.name = "src_bdf", .width = 16, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 9,
		.field_count = 1, .fields = term_fields + 5,
		.text = "Bus, device and function: (bus << 8) + (device << 3) + function.",
	},
	{
		.name = "src_bdf_en", .width = 1, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 10,
		.field_count = 1, .fields = term_fields + 6,
		.text = "Takes the device src_bdf instead of root ports.",
	},
	{
		.name = "dst_loc_cmem", .width = 1, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 1,
		.field_count = 1, .fields = term_fields + 7,
		.text = "To local CPU memory.",
	},
	{
		.name = "dst_loc_gmem", .width = 1, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 2,
		.field_count = 1, .fields = term_fields + 8,
		.text = "To local GPU memory.",
	},
	{
		.name = "dst_loc_pcie_p2p", .width = 1, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 3,
		.field_count = 1, .fields = term_fields + 9,
		.text = "To a local PCIe peer.",
	},
	{
		.name = "dst_loc_pcie_cxl", .width = 1, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 11,
		.field_count = 1, .fields = term_fields + 10,
		.text = "To local CXL memory.",
	},
	{
		.name = "dst_rem", .width = 1, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 12,
		.field_count = 1, .fields = term_fields + 11,
		.text = "To remote memory.",
	},
};

static const struct pmureg_default pcie_defaults[] = {
	{ .when = {ops + 238, 12}, .setting_count = 2, .settings = settings + 27},
	{ .when = {ops + 251, 6}, .setting_count = 1, .settings = settings + 29},
	{ .when = {ops + 258, 10}, .setting_count = 5, .settings = settings + 30},
};

static const struct pmureg_rule pcie_rules[] = {
	{ .when = {ops + 268, 12}, .require = {ops + 280, 9}, .same = 0x0,
	 .text = "src_rp_mask and src_bdf_en exclude each other: count root ports or one device."},
	{ .when = {ops + 289, 9}, .require = {ops + 298, 10}, .same = 0x0,
	 .text = "one BDF for a group: give its first event, cycles too, the same src_bdf and src_bdf_en, or none."},
	{ .when = {ops + 308, 3}, .same = 0x8,
	 .text = "one BDF for all counters of a root complex: give every event the same src_bdf and src_bdf_en, or none."},
	{ .when = {ops + 311, 5}, .same = 0x4,
	 .text = "one BDF for all counters of a root complex: give every event the same src_bdf and src_bdf_en, or none."},
};

static const struct pmureg_rule pcie_general_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule pcie_cycles_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter pcie_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 103, 3}, .field_index = {ops + 106, 3},},
 .selects = {ops + 109, 3}, .runs = {ops + 112, 11}, .discover_count = {ops + 123, 9}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = pcie_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 18, 4}, .enable = {steps + 22, 3}, .disable = {steps + 25, 4},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 185, 1},},
 .takes = {ops + 186, 3}, .selects = {ops + 189, 1}, .runs = {ops + 190, 7}, .discover_count = {ops + 197, 3}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = pcie_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 29, 2}, .enable = {steps + 10, 3}, .disable = {steps + 31, 4},
	},
};

static const struct pmureg_event_info pcie_events[] = {
	{
		.name = "cycles", .text = "Clock of the fabric at the PCIe interface; not a PCIe clock.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes", .text = "Bytes of rd_req.", .unit = "bytes", .linux_name = "rd_bytes", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes", .text = "Bytes of wr_req.", .unit = "bytes", .linux_name = "wr_bytes", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req", .text = "Reads by PCIe devices.", .unit = "requests", .linux_name = "rd_req", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req", .text = "Writes by PCIe devices.", .unit = "requests", .linux_name = "wr_req", .linux_string = "event=0x3",
		.term_count = 1, .terms = term_values + 23, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs", .text = "Reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs", .linux_string = "event=0x4",
		.term_count = 1, .terms = term_values + 24, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric pcie_metrics[] = {
	{.name = "avg_rd_bandwidth_in_gbps", .text = "Read bandwidth.", .unit = "GB/s", .formula = {ops + 325, 3}, .source = "rd_bytes / duration_ns"},
	{.name = "avg_wr_bandwidth_in_gbps", .text = "Write bandwidth.", .unit = "GB/s", .formula = {ops + 328, 3}, .source = "wr_bytes / duration_ns"},
	{.name = "avg_rd_request_rate", .text = "Read requests in a cycle.", .unit = "requests/cycle", .formula = {ops + 331, 3}, .source = "rd_req / cycles"},
	{.name = "avg_wr_request_rate", .text = "Write requests in a cycle.", .unit = "requests/cycle", .formula = {ops + 334, 3}, .source = "wr_req / cycles"},
	{.name = "freq_in_ghz", .text = "Clock.", .unit = "GHz", .formula = {ops + 337, 3}, .source = "cycles / duration_ns"},
	{.name = "avg_latency_in_cycles", .text = "Read latency.", .unit = "cycles", .formula = {ops + 340, 3}, .source = "rd_cum_outs / rd_req"},
	{.name = "average_latency_in_ns", .text = "Read latency.", .unit = "ns", .formula = {ops + 343, 7}, .source = "avg_latency_in_cycles / freq_in_ghz"},
};

/* ---- PCIe root complex, requests to devices ---- */

static const struct pmureg_field pcie_tgt_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_tgt_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 3, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Event number.",
	},
};

static const struct pmureg_field pcie_tgt_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_tgt_pmevfilt2r_fields[] = {
	{
		.name = "dst_addr_slot", .low = 8, .width = 8, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each address filter.",
	},
	{
		.name = "dst_rp_mask", .low = 0, .width = 8, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each root port; BAR traffic only.",
	},
};

static const struct pmureg_field pcie_tgt_pmevfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_field pcie_tgt_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_tgt_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_tgt_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_tgt_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_tgt_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_tgt_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_tgt_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field pcie_tgt_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule pcie_tgt_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field pcie_tgt_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 4,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 5,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_tgt_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field pcie_tgt_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field pcie_tgt_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field pcie_tgt_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field pcie_tgt_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_tgt_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_tgt_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field pcie_tgt_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field pcie_tgt_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field pcie_tgt_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field pcie_tgt_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field pcie_tgt_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field pcie_tgt_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field pcie_tgt_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field pcie_tgt_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field pcie_tgt_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field pcie_tgt_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field pcie_tgt_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field pcie_tgt_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field pcie_tgt_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field pcie_tgt_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_tgt_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field pcie_tgt_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field pcie_tgt_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_tgt_pmccfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_field pcie_tgt_addr_ctrl_fields[] = {
	{
		.name = "ENABLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the filter is in use.",
	},
};

static const struct pmureg_field pcie_tgt_addr_base_fields[] = {
	{
		.name = "BASE", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Compared with the address under the mask.",
	},
};

static const struct pmureg_field pcie_tgt_addr_mask_fields[] = {
	{
		.name = "MASK", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits that are compared.",
	},
};

static const struct pmureg_register pcie_tgt_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = pcie_tgt_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "NVCSPMU NV_PCIE_TGT_EV_TYPE_MASK",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = pcie_tgt_pmevtyper_fields,
		.masks = {
			.readable = 7,
			.writable = 7,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = pcie_tgt_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "NVCSPMU NV_PCIE_TGT_FILTER2_*", .note = "How ports and address filters combine when both are given is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.term_count = 1, .terms = register_terms + 15,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 2, .fields = pcie_tgt_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffULL,
			.writable = 0xffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h", .note = "Linux does not write it for this unit.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = pcie_tgt_pmevfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = pcie_tgt_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = pcie_tgt_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = pcie_tgt_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = pcie_tgt_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = pcie_tgt_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = pcie_tgt_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = pcie_tgt_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = pcie_tgt_pmcfgr_fields,
		.rule_count = 1, .rules = pcie_tgt_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = pcie_tgt_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = pcie_tgt_pmiidr_fields,
 .example = {ops + 350, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = pcie_tgt_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = pcie_tgt_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = pcie_tgt_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = pcie_tgt_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = pcie_tgt_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = pcie_tgt_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = pcie_tgt_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = pcie_tgt_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = pcie_tgt_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = pcie_tgt_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = pcie_tgt_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = pcie_tgt_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = pcie_tgt_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = pcie_tgt_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = pcie_tgt_pmpidr0_fields,
 .example = {ops + 351, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = pcie_tgt_pmpidr1_fields,
 .example = {ops + 235, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = pcie_tgt_pmpidr2_fields,
 .example = {ops + 236, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = pcie_tgt_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = pcie_tgt_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = pcie_tgt_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = pcie_tgt_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = pcie_tgt_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = pcie_tgt_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = pcie_tgt_pmccfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "addr_ctrl", .name = "ADDR_CTRL<i>",
		.text = "Turns address filter <i> on.",
		.source = "NVCSPMU NV_PCIE_TGT_ADDR_*",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {20, 0, 0}, .elements = 8,
		.page = 2, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 47,
		.places = NULL, .at = {ops + 352, 1},
		.field_count = 1, .fields = pcie_tgt_addr_ctrl_fields,
		.masks = {
			.readable = 1,
			.writable = 1,
		},
	},
	{
		.key = "addr_base", .name = "ADDR_BASE<i>",
		.text = "Base of address filter <i>.",
		.source = "NVCSPMU NV_PCIE_TGT_ADDR_*", .note = "The driver's ADDR_BASE_LO and ADDR_BASE_HI.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {20, 0, 0}, .elements = 8,
		.page = 2, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 48,
		.places = NULL, .at = {ops + 353, 1},
		.field_count = 1, .fields = pcie_tgt_addr_base_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "addr_mask", .name = "ADDR_MASK<i>",
		.text = "Mask of address filter <i>.",
		.source = "NVCSPMU NV_PCIE_TGT_ADDR_*", .note = "The driver's ADDR_MASK_LO and ADDR_MASK_HI.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {20, 0, 0}, .elements = 8,
		.page = 2, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 49,
		.places = NULL, .at = {ops + 354, 1},
		.field_count = 1, .fields = pcie_tgt_addr_mask_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
};

static const struct pmureg_instance pcie_tgt_instances[] = {
	{.name = "0_0", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "0_1", .numbers = words + 4, .devices = NULL, .offset = 0x0},
	{.name = "0_2", .numbers = words + 6, .devices = NULL, .offset = 0x0},
	{.name = "0_3", .numbers = words + 8, .devices = NULL, .offset = 0x0},
	{.name = "0_4", .numbers = words + 10, .devices = NULL, .offset = 0x0},
	{.name = "0_5", .numbers = words + 12, .devices = NULL, .offset = 0x0},
	{.name = "1_0", .numbers = words + 14, .devices = NULL, .offset = 0x0},
	{.name = "1_1", .numbers = words + 16, .devices = NULL, .offset = 0x0},
	{.name = "1_2", .numbers = words + 18, .devices = NULL, .offset = 0x0},
	{.name = "1_3", .numbers = words + 20, .devices = NULL, .offset = 0x0},
	{.name = "1_4", .numbers = words + 22, .devices = NULL, .offset = 0x0},
	{.name = "1_5", .numbers = words + 24, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term pcie_tgt_terms[] = {
	{
		.name = "event", .width = 3, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 13,
		.field_count = 0, .fields = NULL,
		.text = "Event number; 4 is the cycle counter.",
	},
	{
		.name = "dst_rp_mask", .width = 8, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 14,
		.field_count = 1, .fields = term_fields + 10,
		.text = "A bit for each root port; BAR traffic only.",
	},
	{
		.name = "dst_addr_en", .width = 1, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 7,
		.field_count = 0, .fields = NULL,
		.text = "Takes the address range of dst_addr_base and dst_addr_mask.",
	},
	{
		.name = "dst_addr_base", .width = 64, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 15,
		.field_count = 0, .fields = NULL,
		.text = "Base of the range.",
	},
	{
		.name = "dst_addr_mask", .width = 64, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 15,
		.field_count = 0, .fields = NULL,
		.text = "Mask of the range: counted where (address & mask) == (base & mask).",
	},
};

static const struct pmureg_default pcie_tgt_defaults[] = {
	{ .when = {ops + 355, 4}, .setting_count = 1, .settings = settings + 29},
};

static const struct pmureg_pool pcie_tgt_pools[] = {
	{.key = "address_slot", .text = "the eight address filters of this root complex are in use; let events share a range.", .count = 8, .terms = 0x18ULL,
	 .when = {ops + 359, 5}, .program = {steps + 35, 3}, .release = {steps + 38, 3},},
};

static const struct pmureg_rule pcie_tgt_general_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule pcie_tgt_cycles_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter pcie_tgt_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 103, 3}, .field_index = {ops + 106, 3},},
 .selects = {ops + 109, 3}, .runs = {ops + 112, 11}, .discover_count = {ops + 123, 9}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = pcie_tgt_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 41, 3}, .enable = {steps + 44, 3}, .disable = {steps + 47, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 185, 1},},
 .takes = {ops + 381, 3}, .selects = {ops + 384, 1}, .runs = {ops + 190, 7}, .discover_count = {ops + 197, 3}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = pcie_tgt_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 49, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info pcie_tgt_events[] = {
	{
		.name = "cycles", .text = "Clock of the fabric at the PCIe interface; not a PCIe clock.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x4",
		.term_count = 1, .terms = term_values + 24, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes", .text = "Bytes of rd_req.", .unit = "bytes", .linux_name = "rd_bytes", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes", .text = "Bytes of wr_req.", .unit = "bytes", .linux_name = "wr_bytes", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req", .text = "Reads to PCIe.", .unit = "requests", .linux_name = "rd_req", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req", .text = "Writes to PCIe.", .unit = "requests", .linux_name = "wr_req", .linux_string = "event=0x3",
		.term_count = 1, .terms = term_values + 23, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric pcie_tgt_metrics[] = {
	{.name = "avg_rd_bandwidth_in_gbps", .text = "Read bandwidth.", .unit = "GB/s", .formula = {ops + 385, 3}, .source = "rd_bytes / duration_ns"},
	{.name = "avg_wr_bandwidth_in_gbps", .text = "Write bandwidth.", .unit = "GB/s", .formula = {ops + 388, 3}, .source = "wr_bytes / duration_ns"},
	{.name = "avg_rd_request_rate", .text = "Read requests in a cycle.", .unit = "requests/cycle", .formula = {ops + 331, 3}, .source = "rd_req / cycles"},
	{.name = "avg_wr_request_rate", .text = "Write requests in a cycle.", .unit = "requests/cycle", .formula = {ops + 334, 3}, .source = "wr_req / cycles"},
};

/* ---- CPU memory latency ---- */

static const struct pmureg_field cmem_cg_ctrl_fields[] = {
	{
		.name = "ENABLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "1: the counters are clocked; needed for any command.",
	},
};

static const struct pmureg_field cmem_ctrl_fields[] = {
	{
		.name = "CLEAR", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the counters.",
		.action_count = 3, .actions = actions + 6,
	},
	{
		.name = "ENABLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "1: count; 0: stop.",
	},
};

static const struct pmureg_rule cmem_ctrl_rules[] = {
	{ .require = {ops + 392, 4}, .same = 0x0,
	 .text = "set ENABLE or CLEAR, not both: what 3 does is not known."},
};

static const struct pmureg_field cmem_status_fields[] = {
	{
		.name = "MC2_REQ", .low = 9, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "MC2_REQ_CNTR wrapped.",
	},
	{
		.name = "MC2_AOR", .low = 7, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "MC2_AOR_CNTR wrapped.",
	},
	{
		.name = "MC1_REQ", .low = 6, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "MC1_REQ_CNTR wrapped.",
	},
	{
		.name = "MC1_AOR", .low = 4, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "MC1_AOR_CNTR wrapped.",
	},
	{
		.name = "MC0_REQ", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "MC0_REQ_CNTR wrapped.",
	},
	{
		.name = "MC0_AOR", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "MC0_AOR_CNTR wrapped.",
	},
	{
		.name = "CYCLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "CYCLE_CNTR wrapped.",
	},
};

static const struct pmureg_field cmem_cycle_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field cmem_mc_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field cmem_mc_aor_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_register cmem_registers[] = {
	{
		.key = "cg_ctrl", .name = "CG_CTRL",
		.text = "Clock of the counters.",
		.source = "CMEM",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 14, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = cmem_cg_ctrl_fields,
		.masks = {
			.writable = 1,
		},
	},
	{
		.key = "ctrl", .name = "CTRL",
		.text = "Starts, stops and clears the counters of all instances.",
		.source = "CMEM", .note = "Whether this is two bits or one code is not known; the driver writes 0, 1 and 2.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 14, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.places = NULL, .at = {ops + 391, 1},
		.field_count = 2, .fields = cmem_ctrl_fields,
		.rule_count = 1, .rules = cmem_ctrl_rules,
		.masks = {
			.writable = 3,
			.acting = 2,
			.self_clearing = 2,
		},
	},
	{
		.key = "status", .name = "STATUS",
		.text = "Overflow of the counters.",
		.source = "CMEM",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 396, 1},
		.field_count = 7, .fields = cmem_status_fields,
		.masks = {
			.readable = 0x2dbULL,
			.is_volatile = 0x2dbULL,
		},
	},
	{
		.key = "cycle_cntr", .name = "CYCLE_CNTR",
		.text = "Cycles.",
		.source = "CMEM",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 397, 1},
		.field_count = 1, .fields = cmem_cycle_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "mc_req_cntr", .name = "MC<n>_REQ_CNTR",
		.text = "Reads at memory channel <n>.",
		.source = "CMEM",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 2,
		.count = {14, 3, 1}, .stride = {0, 24, 0}, .elements = 42,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 398, 1},
		.field_count = 1, .fields = cmem_mc_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "mc_aor_cntr", .name = "MC<n>_AOR_CNTR",
		.text = "Reads outstanding in each cycle at memory channel <n>.",
		.source = "CMEM",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 2,
		.count = {14, 3, 1}, .stride = {0, 24, 0}, .elements = 42,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 399, 1},
		.field_count = 1, .fields = cmem_mc_aor_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
};

static const struct pmureg_instance cmem_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term cmem_terms[] = {
	{
		.name = "event", .width = 2, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 16,
		.field_count = 0, .fields = NULL,
		.text = "Event number.",
	},
};

static const struct pmureg_rule cmem_rules[] = {
	{ .require = {ops + 400, 3}, .same = 0x0,
	 .text = "event must be 0 to 2."},
};

static const struct pmureg_counter cmem_counters[] = {
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 1, .only_first = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 2,
		.overflow = {.reg = 2, .field = 6,},
 .takes = {ops + 403, 3}, .selects = {ops + 0, 1}, .runs = {ops + 406, 7},

		.top_rate = 0.0,
	},
	{
		.key = "rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 3,
		.overflow = {.reg = PMUREG_NONE, .field = PMUREG_NONE},
 .takes = {ops + 413, 3}, .selects = {ops + 72, 1}, .runs = {ops + 406, 7},

		.top_rate = 0.0,
	},
	{
		.key = "rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 4,
		.overflow = {.reg = PMUREG_NONE, .field = PMUREG_NONE},
 .takes = {ops + 416, 3}, .selects = {ops + 419, 1}, .runs = {ops + 406, 7},

		.top_rate = 0.0,
	},
};

static const struct pmureg_event_info cmem_events[] = {
	{
		.name = "cycles", .text = "Cycles.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req", .text = "Reads of 32 bytes to the socket's CPU memory.", .unit = "requests", .linux_name = "rd_req", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs", .text = "Reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric cmem_metrics[] = {
	{.name = "freq_in_ghz", .text = "Clock.", .unit = "GHz", .formula = {ops + 420, 3}, .source = "cycles / duration_ns"},
	{.name = "avg_latency_in_cycles", .text = "Read latency.", .unit = "cycles", .formula = {ops + 423, 3}, .source = "rd_cum_outs / rd_req"},
	{.name = "average_latency_in_ns", .text = "Read latency.", .unit = "ns", .formula = {ops + 426, 7}, .source = "avg_latency_in_cycles / freq_in_ghz"},
	{.name = "rd_bandwidth_in_gbps", .text = "Read bandwidth.", .unit = "GB/s", .formula = {ops + 433, 5}, .source = "rd_req * 32 / duration_ns"},
};

/* ---- NVLink-C2C latency ---- */

static const struct pmureg_field c2c_ctrl_fields[] = {
	{
		.name = "ENABLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "1: count from 0; 0: stop.",
		.action_count = 9, .actions = actions + 9,
	},
};

static const struct pmureg_field c2c_in_status_fields[] = {
	{
		.name = "in_wr_req", .low = 4, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_wr_req_cntr wrapped.",
	},
	{
		.name = "in_wr_cum_outs", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_wr_cum_outs_cntr wrapped.",
	},
	{
		.name = "in_rd_req", .low = 2, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_rd_req_cntr wrapped.",
	},
	{
		.name = "in_rd_cum_outs", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_rd_cum_outs_cntr wrapped.",
	},
	{
		.name = "cycles", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "cycle_cntr wrapped.",
	},
};

static const struct pmureg_field c2c_cycle_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_in_rd_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_in_rd_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_in_wr_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_in_wr_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_out_status_fields[] = {
	{
		.name = "out_wr_req", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_wr_req_cntr wrapped.",
	},
	{
		.name = "out_wr_cum_outs", .low = 2, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_wr_cum_outs_cntr wrapped.",
	},
	{
		.name = "out_rd_req", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_rd_req_cntr wrapped.",
	},
	{
		.name = "out_rd_cum_outs", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_rd_cum_outs_cntr wrapped.",
	},
};

static const struct pmureg_field c2c_out_rd_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_out_rd_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_out_wr_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field c2c_out_wr_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_register c2c_registers[] = {
	{
		.key = "ctrl", .name = "CTRL",
		.text = "Starts and stops the counters of all instances.",
		.source = "C2C", .note = "Counters begin at 0 at each start; there is no clear.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 14, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.places = NULL, .at = {ops + 438, 1},
		.field_count = 1, .fields = c2c_ctrl_fields,
		.masks = {
			.writable = 1,
		},
	},
	{
		.key = "in_status", .name = "IN_STATUS",
		.text = "Overflow of the cycle counter and the counters of incoming requests.",
		.source = "C2C", .note = "Nothing is known to clear it.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.places = NULL, .at = {ops + 439, 1},
		.field_count = 5, .fields = c2c_in_status_fields,
		.masks = {
			.readable = 0x1fULL,
			.is_volatile = 0x1fULL,
		},
	},
	{
		.key = "cycle_cntr", .name = "CYCLE_CNTR",
		.text = "Cycles of the interface.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 440, 1},
		.field_count = 1, .fields = c2c_cycle_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_rd_cum_outs_cntr", .name = "IN_RD_CUM_OUTS_CNTR",
		.text = "Incoming reads outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 441, 1},
		.field_count = 1, .fields = c2c_in_rd_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_rd_req_cntr", .name = "IN_RD_REQ_CNTR",
		.text = "Incoming reads.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 442, 1},
		.field_count = 1, .fields = c2c_in_rd_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_wr_cum_outs_cntr", .name = "IN_WR_CUM_OUTS_CNTR",
		.text = "Incoming writes outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 443, 1},
		.field_count = 1, .fields = c2c_in_wr_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_wr_req_cntr", .name = "IN_WR_REQ_CNTR",
		.text = "Incoming writes.",
		.source = "C2C", .note = "The driver reads its high word where it reads OUT_STATUS; 0x894, which nothing uses, is probably the place of OUT_STATUS.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 6,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 444, 1},
		.field_count = 1, .fields = c2c_in_wr_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_status", .name = "OUT_STATUS",
		.text = "Overflow of the counters of outgoing requests.",
		.source = "C2C", .note = "Shares its place with the high word of IN_WR_REQ_CNTR in every version of the driver; 0x894 is the likely place.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 445, 1},
		.field_count = 4, .fields = c2c_out_status_fields,
		.masks = {
			.readable = 0xfULL,
			.is_volatile = 0xfULL,
		},
	},
	{
		.key = "out_rd_cum_outs_cntr", .name = "OUT_RD_CUM_OUTS_CNTR",
		.text = "Outgoing reads outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 8,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 446, 1},
		.field_count = 1, .fields = c2c_out_rd_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_rd_req_cntr", .name = "OUT_RD_REQ_CNTR",
		.text = "Outgoing reads.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 9,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 447, 1},
		.field_count = 1, .fields = c2c_out_rd_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_wr_cum_outs_cntr", .name = "OUT_WR_CUM_OUTS_CNTR",
		.text = "Outgoing writes outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 448, 1},
		.field_count = 1, .fields = c2c_out_wr_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_wr_req_cntr", .name = "OUT_WR_REQ_CNTR",
		.text = "Outgoing writes.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {14, 1, 1}, .stride = {0, 0, 0}, .elements = 14,
		.page = 0, .pages = 14, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 449, 1},
		.field_count = 1, .fields = c2c_out_wr_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
};

static const struct pmureg_instance c2c_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term c2c_terms[] = {
	{
		.name = "event", .width = 4, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 17,
		.field_count = 0, .fields = NULL,
		.text = "Event number.",
	},
	{
		.name = "gpu_mask", .width = 2, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 16,
		.field_count = 0, .fields = NULL,
		.page_region_first = 0, .page_mask_count = 2, .page_masks = words + 26,
		.text = "A bit for each GPU; none counts both.",
	},
};

static const struct pmureg_rule c2c_rules[] = {
	{ .require = {ops + 450, 3}, .same = 0x0,
	 .text = "event must be 0 to 8."},
};

static const struct pmureg_counter c2c_counters[] = {
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 1, .only_first = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 5,
		.overflow = {.reg = 1, .field = 4,},
 .takes = {ops + 403, 3}, .selects = {ops + 0, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 6,
		.overflow = {.reg = 1, .field = 3,},
 .takes = {ops + 413, 3}, .selects = {ops + 72, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 7,
		.overflow = {.reg = 1, .field = 2,},
 .takes = {ops + 416, 3}, .selects = {ops + 419, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_wr_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 8,
		.overflow = {.reg = 1, .field = 1,},
 .takes = {ops + 456, 3}, .selects = {ops + 45, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_wr_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 9,
		.overflow = {.reg = 1, .field = 0,},
 .takes = {ops + 381, 3}, .selects = {ops + 384, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 10,
		.overflow = {.reg = 7, .field = 3,},
 .takes = {ops + 459, 3}, .selects = {ops + 462, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 11,
		.overflow = {.reg = 7, .field = 2,},
 .takes = {ops + 463, 3}, .selects = {ops + 466, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_wr_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 12,
		.overflow = {.reg = 7, .field = 1,},
 .takes = {ops + 467, 3}, .selects = {ops + 351, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_wr_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 13,
		.overflow = {.reg = 7, .field = 0,},
 .takes = {ops + 470, 3}, .selects = {ops + 473, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
};

static const struct pmureg_event_info c2c_events[] = {
	{
		.name = "cycles", .text = "Cycles of the interface; all instances share the clock.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "in_rd_cum_outs", .text = "Incoming reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "in_rd_cum_outs", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "in_rd_req", .text = "Incoming reads.", .unit = "requests", .linux_name = "in_rd_req", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
	{
		.name = "out_rd_cum_outs", .text = "Outgoing reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "out_rd_cum_outs", .linux_string = "event=0x5",
		.term_count = 1, .terms = term_values + 25, .kind = PMUREG_NONE,
	},
	{
		.name = "out_rd_req", .text = "Outgoing reads.", .unit = "requests", .linux_name = "out_rd_req", .linux_string = "event=0x6",
		.term_count = 1, .terms = term_values + 26, .kind = PMUREG_NONE,
	},
	{
		.name = "in_wr_cum_outs", .text = "Incoming writes outstanding in each cycle.", .unit = "request-cycles", .linux_name = "in_wr_cum_outs", .linux_string = "event=0x3", .note = "Only where the peer is a GPU.",
		.term_count = 1, .terms = term_values + 23, .kind = PMUREG_NONE,
	},
	{
		.name = "in_wr_req", .text = "Incoming writes.", .unit = "requests", .linux_name = "in_wr_req", .linux_string = "event=0x4", .note = "Only where the peer is a GPU.",
		.term_count = 1, .terms = term_values + 24, .kind = PMUREG_NONE,
	},
	{
		.name = "out_wr_cum_outs", .text = "Outgoing writes outstanding in each cycle.", .unit = "request-cycles", .linux_name = "out_wr_cum_outs", .linux_string = "event=0x7", .note = "Only where the peer is a GPU.",
		.term_count = 1, .terms = term_values + 27, .kind = PMUREG_NONE,
	},
	{
		.name = "out_wr_req", .text = "Outgoing writes.", .unit = "requests", .linux_name = "out_wr_req", .linux_string = "event=0x8", .note = "Only where the peer is a GPU.",
		.term_count = 1, .terms = term_values + 28, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric c2c_metrics[] = {
	{.name = "in_rd_avg_latency_in_cycles", .text = "Latency of incoming reads.", .unit = "cycles", .formula = {ops + 474, 3}, .source = "in_rd_cum_outs / in_rd_req"},
	{.name = "in_rd_avg_latency_in_ns", .text = "Latency of incoming reads.", .unit = "ns", .formula = {ops + 477, 7}, .source = "in_rd_avg_latency_in_cycles / (cycles / duration_ns)"},
	{.name = "out_rd_avg_latency_in_cycles", .text = "Latency of outgoing reads.", .unit = "cycles", .formula = {ops + 484, 3}, .source = "out_rd_cum_outs / out_rd_req"},
	{.name = "out_rd_avg_latency_in_ns", .text = "Latency of outgoing reads.", .unit = "ns", .formula = {ops + 487, 7}, .source = "out_rd_avg_latency_in_cycles / (cycles / duration_ns)"},
	{.name = "c2c_freq_in_ghz", .text = "Clock of the interface.", .unit = "GHz", .formula = {ops + 494, 3}, .source = "cycles / duration_ns"},
	{.name = "in_wr_avg_latency_in_cycles", .text = "Latency of incoming writes.", .unit = "cycles", .formula = {ops + 497, 3}, .source = "in_wr_cum_outs / in_wr_req"},
	{.name = "in_wr_avg_latency_in_ns", .text = "Latency of incoming writes.", .unit = "ns", .formula = {ops + 500, 7}, .source = "in_wr_avg_latency_in_cycles / c2c_freq_in_ghz"},
	{.name = "out_wr_avg_latency_in_cycles", .text = "Latency of outgoing writes.", .unit = "cycles", .formula = {ops + 507, 3}, .source = "out_wr_cum_outs / out_wr_req"},
	{.name = "out_wr_avg_latency_in_ns", .text = "Latency of outgoing writes.", .unit = "ns", .formula = {ops + 510, 7}, .source = "out_wr_avg_latency_in_cycles / c2c_freq_in_ghz"},
};

/* ---- NV-CLink latency ---- */

static const struct pmureg_field clink_ctrl_fields[] = {
	{
		.name = "ENABLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "1: count from 0; 0: stop.",
		.action_count = 9, .actions = actions + 18,
	},
};

static const struct pmureg_field clink_in_status_fields[] = {
	{
		.name = "in_wr_req", .low = 4, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_wr_req_cntr wrapped.",
	},
	{
		.name = "in_wr_cum_outs", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_wr_cum_outs_cntr wrapped.",
	},
	{
		.name = "in_rd_req", .low = 2, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_rd_req_cntr wrapped.",
	},
	{
		.name = "in_rd_cum_outs", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_rd_cum_outs_cntr wrapped.",
	},
	{
		.name = "cycles", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "cycle_cntr wrapped.",
	},
};

static const struct pmureg_field clink_cycle_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_in_rd_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_in_rd_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_in_wr_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_in_wr_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_out_status_fields[] = {
	{
		.name = "out_wr_req", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_wr_req_cntr wrapped.",
	},
	{
		.name = "out_wr_cum_outs", .low = 2, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_wr_cum_outs_cntr wrapped.",
	},
	{
		.name = "out_rd_req", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_rd_req_cntr wrapped.",
	},
	{
		.name = "out_rd_cum_outs", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_rd_cum_outs_cntr wrapped.",
	},
};

static const struct pmureg_field clink_out_rd_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_out_rd_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_out_wr_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field clink_out_wr_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_register clink_registers[] = {
	{
		.key = "ctrl", .name = "CTRL",
		.text = "Starts and stops the counters of all instances.",
		.source = "C2C", .note = "Counters begin at 0 at each start; there is no clear.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 12, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.places = NULL, .at = {ops + 438, 1},
		.field_count = 1, .fields = clink_ctrl_fields,
		.masks = {
			.writable = 1,
		},
	},
	{
		.key = "in_status", .name = "IN_STATUS",
		.text = "Overflow of the cycle counter and the counters of incoming requests.",
		.source = "C2C", .note = "Nothing is known to clear it.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.places = NULL, .at = {ops + 439, 1},
		.field_count = 5, .fields = clink_in_status_fields,
		.masks = {
			.readable = 0x1fULL,
			.is_volatile = 0x1fULL,
		},
	},
	{
		.key = "cycle_cntr", .name = "CYCLE_CNTR",
		.text = "Cycles of the interface.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 440, 1},
		.field_count = 1, .fields = clink_cycle_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_rd_cum_outs_cntr", .name = "IN_RD_CUM_OUTS_CNTR",
		.text = "Incoming reads outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 441, 1},
		.field_count = 1, .fields = clink_in_rd_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_rd_req_cntr", .name = "IN_RD_REQ_CNTR",
		.text = "Incoming reads.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 442, 1},
		.field_count = 1, .fields = clink_in_rd_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_wr_cum_outs_cntr", .name = "IN_WR_CUM_OUTS_CNTR",
		.text = "Incoming writes outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 443, 1},
		.field_count = 1, .fields = clink_in_wr_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_wr_req_cntr", .name = "IN_WR_REQ_CNTR",
		.text = "Incoming writes.",
		.source = "C2C", .note = "The driver reads its high word where it reads OUT_STATUS; 0x894, which nothing uses, is probably the place of OUT_STATUS.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 6,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 444, 1},
		.field_count = 1, .fields = clink_in_wr_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_status", .name = "OUT_STATUS",
		.text = "Overflow of the counters of outgoing requests.",
		.source = "C2C", .note = "Shares its place with the high word of IN_WR_REQ_CNTR in every version of the driver; 0x894 is the likely place.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 445, 1},
		.field_count = 4, .fields = clink_out_status_fields,
		.masks = {
			.readable = 0xfULL,
			.is_volatile = 0xfULL,
		},
	},
	{
		.key = "out_rd_cum_outs_cntr", .name = "OUT_RD_CUM_OUTS_CNTR",
		.text = "Outgoing reads outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 8,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 446, 1},
		.field_count = 1, .fields = clink_out_rd_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_rd_req_cntr", .name = "OUT_RD_REQ_CNTR",
		.text = "Outgoing reads.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 9,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 447, 1},
		.field_count = 1, .fields = clink_out_rd_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_wr_cum_outs_cntr", .name = "OUT_WR_CUM_OUTS_CNTR",
		.text = "Outgoing writes outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 448, 1},
		.field_count = 1, .fields = clink_out_wr_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_wr_req_cntr", .name = "OUT_WR_REQ_CNTR",
		.text = "Outgoing writes.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {12, 1, 1}, .stride = {0, 0, 0}, .elements = 12,
		.page = 0, .pages = 12, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 449, 1},
		.field_count = 1, .fields = clink_out_wr_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
};

static const struct pmureg_instance clink_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term clink_terms[] = {
	{
		.name = "event", .width = 4, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 17,
		.field_count = 0, .fields = NULL,
		.text = "Event number.",
	},
};

static const struct pmureg_rule clink_rules[] = {
	{ .require = {ops + 450, 3}, .same = 0x0,
	 .text = "event must be 0 to 8."},
};

static const struct pmureg_counter clink_counters[] = {
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 1, .only_first = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 5,
		.overflow = {.reg = 1, .field = 4,},
 .takes = {ops + 403, 3}, .selects = {ops + 0, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 6,
		.overflow = {.reg = 1, .field = 3,},
 .takes = {ops + 413, 3}, .selects = {ops + 72, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 7,
		.overflow = {.reg = 1, .field = 2,},
 .takes = {ops + 416, 3}, .selects = {ops + 419, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_wr_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 8,
		.overflow = {.reg = 1, .field = 1,},
 .takes = {ops + 456, 3}, .selects = {ops + 45, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_wr_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 9,
		.overflow = {.reg = 1, .field = 0,},
 .takes = {ops + 381, 3}, .selects = {ops + 384, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 10,
		.overflow = {.reg = 7, .field = 3,},
 .takes = {ops + 459, 3}, .selects = {ops + 462, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 11,
		.overflow = {.reg = 7, .field = 2,},
 .takes = {ops + 463, 3}, .selects = {ops + 466, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_wr_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 12,
		.overflow = {.reg = 7, .field = 1,},
 .takes = {ops + 467, 3}, .selects = {ops + 351, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_wr_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 13,
		.overflow = {.reg = 7, .field = 0,},
 .takes = {ops + 470, 3}, .selects = {ops + 473, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
};

static const struct pmureg_event_info clink_events[] = {
	{
		.name = "cycles", .text = "Cycles of the interface; all instances share the clock.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "in_rd_cum_outs", .text = "Incoming reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "in_rd_cum_outs", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "in_rd_req", .text = "Incoming reads.", .unit = "requests", .linux_name = "in_rd_req", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
	{
		.name = "out_rd_cum_outs", .text = "Outgoing reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "out_rd_cum_outs", .linux_string = "event=0x5",
		.term_count = 1, .terms = term_values + 25, .kind = PMUREG_NONE,
	},
	{
		.name = "out_rd_req", .text = "Outgoing reads.", .unit = "requests", .linux_name = "out_rd_req", .linux_string = "event=0x6",
		.term_count = 1, .terms = term_values + 26, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric clink_metrics[] = {
	{.name = "in_rd_avg_latency_in_cycles", .text = "Latency of incoming reads.", .unit = "cycles", .formula = {ops + 474, 3}, .source = "in_rd_cum_outs / in_rd_req"},
	{.name = "in_rd_avg_latency_in_ns", .text = "Latency of incoming reads.", .unit = "ns", .formula = {ops + 517, 7}, .source = "in_rd_avg_latency_in_cycles / (cycles / duration_ns)"},
	{.name = "out_rd_avg_latency_in_cycles", .text = "Latency of outgoing reads.", .unit = "cycles", .formula = {ops + 484, 3}, .source = "out_rd_cum_outs / out_rd_req"},
	{.name = "out_rd_avg_latency_in_ns", .text = "Latency of outgoing reads.", .unit = "ns", .formula = {ops + 524, 7}, .source = "out_rd_avg_latency_in_cycles / (cycles / duration_ns)"},
	{.name = "clink_freq_in_ghz", .text = "Clock of the interface.", .unit = "GHz", .formula = {ops + 531, 3}, .source = "cycles / duration_ns"},
};

/* ---- NV-DLink latency ---- */

static const struct pmureg_field dlink_ctrl_fields[] = {
	{
		.name = "ENABLE", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "1: count from 0; 0: stop.",
		.action_count = 9, .actions = actions + 27,
	},
};

static const struct pmureg_field dlink_in_status_fields[] = {
	{
		.name = "in_wr_req", .low = 4, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_wr_req_cntr wrapped.",
	},
	{
		.name = "in_wr_cum_outs", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_wr_cum_outs_cntr wrapped.",
	},
	{
		.name = "in_rd_req", .low = 2, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_rd_req_cntr wrapped.",
	},
	{
		.name = "in_rd_cum_outs", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "in_rd_cum_outs_cntr wrapped.",
	},
	{
		.name = "cycles", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "cycle_cntr wrapped.",
	},
};

static const struct pmureg_field dlink_cycle_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_in_rd_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_in_rd_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_in_wr_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_in_wr_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_out_status_fields[] = {
	{
		.name = "out_wr_req", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_wr_req_cntr wrapped.",
	},
	{
		.name = "out_wr_cum_outs", .low = 2, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_wr_cum_outs_cntr wrapped.",
	},
	{
		.name = "out_rd_req", .low = 1, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_rd_req_cntr wrapped.",
	},
	{
		.name = "out_rd_cum_outs", .low = 0, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "out_rd_cum_outs_cntr wrapped.",
	},
};

static const struct pmureg_field dlink_out_rd_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_out_rd_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_out_wr_cum_outs_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field dlink_out_wr_req_cntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_register dlink_registers[] = {
	{
		.key = "ctrl", .name = "CTRL",
		.text = "Starts and stops the counters of all instances.",
		.source = "C2C", .note = "Counters begin at 0 at each start; there is no clear.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 16, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.places = NULL, .at = {ops + 438, 1},
		.field_count = 1, .fields = dlink_ctrl_fields,
		.masks = {
			.writable = 1,
		},
	},
	{
		.key = "in_status", .name = "IN_STATUS",
		.text = "Overflow of the cycle counter and the counters of incoming requests.",
		.source = "C2C", .note = "Nothing is known to clear it.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.places = NULL, .at = {ops + 439, 1},
		.field_count = 5, .fields = dlink_in_status_fields,
		.masks = {
			.readable = 0x1fULL,
			.is_volatile = 0x1fULL,
		},
	},
	{
		.key = "cycle_cntr", .name = "CYCLE_CNTR",
		.text = "Cycles of the interface.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 440, 1},
		.field_count = 1, .fields = dlink_cycle_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_rd_cum_outs_cntr", .name = "IN_RD_CUM_OUTS_CNTR",
		.text = "Incoming reads outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 441, 1},
		.field_count = 1, .fields = dlink_in_rd_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_rd_req_cntr", .name = "IN_RD_REQ_CNTR",
		.text = "Incoming reads.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 442, 1},
		.field_count = 1, .fields = dlink_in_rd_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_wr_cum_outs_cntr", .name = "IN_WR_CUM_OUTS_CNTR",
		.text = "Incoming writes outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 443, 1},
		.field_count = 1, .fields = dlink_in_wr_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "in_wr_req_cntr", .name = "IN_WR_REQ_CNTR",
		.text = "Incoming writes.",
		.source = "C2C", .note = "The driver reads its high word where it reads OUT_STATUS; 0x894, which nothing uses, is probably the place of OUT_STATUS.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 6,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 444, 1},
		.field_count = 1, .fields = dlink_in_wr_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_status", .name = "OUT_STATUS",
		.text = "Overflow of the counters of outgoing requests.",
		.source = "C2C", .note = "Shares its place with the high word of IN_WR_REQ_CNTR in every version of the driver; 0x894 is the likely place.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 445, 1},
		.field_count = 4, .fields = dlink_out_status_fields,
		.masks = {
			.readable = 0xfULL,
			.is_volatile = 0xfULL,
		},
	},
	{
		.key = "out_rd_cum_outs_cntr", .name = "OUT_RD_CUM_OUTS_CNTR",
		.text = "Outgoing reads outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 8,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 446, 1},
		.field_count = 1, .fields = dlink_out_rd_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_rd_req_cntr", .name = "OUT_RD_REQ_CNTR",
		.text = "Outgoing reads.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 9,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 447, 1},
		.field_count = 1, .fields = dlink_out_rd_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_wr_cum_outs_cntr", .name = "OUT_WR_CUM_OUTS_CNTR",
		.text = "Outgoing writes outstanding in each cycle.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 448, 1},
		.field_count = 1, .fields = dlink_out_wr_cum_outs_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "out_wr_req_cntr", .name = "OUT_WR_REQ_CNTR",
		.text = "Outgoing writes.",
		.source = "C2C",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {16, 1, 1}, .stride = {0, 0, 0}, .elements = 16,
		.page = 0, .pages = 16, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 449, 1},
		.field_count = 1, .fields = dlink_out_wr_req_cntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
};

static const struct pmureg_instance dlink_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term dlink_terms[] = {
	{
		.name = "event", .width = 4, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 17,
		.field_count = 0, .fields = NULL,
		.text = "Event number.",
	},
};

static const struct pmureg_rule dlink_rules[] = {
	{ .require = {ops + 450, 3}, .same = 0x0,
	 .text = "event must be 0 to 8."},
};

static const struct pmureg_counter dlink_counters[] = {
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 1, .only_first = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 5,
		.overflow = {.reg = 1, .field = 4,},
 .takes = {ops + 403, 3}, .selects = {ops + 0, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 6,
		.overflow = {.reg = 1, .field = 3,},
 .takes = {ops + 413, 3}, .selects = {ops + 72, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 7,
		.overflow = {.reg = 1, .field = 2,},
 .takes = {ops + 416, 3}, .selects = {ops + 419, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_wr_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 8,
		.overflow = {.reg = 1, .field = 1,},
 .takes = {ops + 456, 3}, .selects = {ops + 45, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "in_wr_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 9,
		.overflow = {.reg = 1, .field = 0,},
 .takes = {ops + 381, 3}, .selects = {ops + 384, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_rd_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 10,
		.overflow = {.reg = 7, .field = 3,},
 .takes = {ops + 459, 3}, .selects = {ops + 462, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_rd_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 11,
		.overflow = {.reg = 7, .field = 2,},
 .takes = {ops + 463, 3}, .selects = {ops + 466, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_wr_cum_outs", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 12,
		.overflow = {.reg = 7, .field = 1,},
 .takes = {ops + 467, 3}, .selects = {ops + 351, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
	{
		.key = "out_wr_req", .count = 1, .width = 64, .first = 0,
		.sum = 1, .free = 1, .shares = 0, .reg_count = 1, .regs = references + 13,
		.overflow = {.reg = 7, .field = 0,},
 .takes = {ops + 470, 3}, .selects = {ops + 473, 1}, .runs = {ops + 453, 3},

		.top_rate = 0.0,
	},
};

static const struct pmureg_event_info dlink_events[] = {
	{
		.name = "cycles", .text = "Cycles of the interface; all instances share the clock.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "in_rd_cum_outs", .text = "Incoming reads outstanding in each cycle.", .unit = "request-cycles", .linux_name = "in_rd_cum_outs", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "in_rd_req", .text = "Incoming reads.", .unit = "requests", .linux_name = "in_rd_req", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric dlink_metrics[] = {
	{.name = "in_rd_avg_latency_in_cycles", .text = "Latency of incoming reads.", .unit = "cycles", .formula = {ops + 474, 3}, .source = "in_rd_cum_outs / in_rd_req"},
	{.name = "in_rd_avg_latency_in_ns", .text = "Latency of incoming reads.", .unit = "ns", .formula = {ops + 534, 7}, .source = "in_rd_avg_latency_in_cycles / (cycles / duration_ns)"},
	{.name = "dlink_freq_in_ghz", .text = "Clock of the interface.", .unit = "GHz", .formula = {ops + 420, 3}, .source = "cycles / duration_ns"},
};

/* ---- PMU of a product that Linux does not know ---- */

static const struct pmureg_field other_product_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field other_product_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field other_product_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field other_product_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field other_product_pmevfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_field other_product_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field other_product_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule other_product_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field other_product_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 36,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 37,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field other_product_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field other_product_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field other_product_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field other_product_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field other_product_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field other_product_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field other_product_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field other_product_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field other_product_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field other_product_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field other_product_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field other_product_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field other_product_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field other_product_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field other_product_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field other_product_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field other_product_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field other_product_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field other_product_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field other_product_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field other_product_pmccfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_register other_product_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = other_product_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = other_product_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = other_product_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.term_count = 1, .terms = register_terms + 16,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = other_product_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 1, .terms = register_terms + 17,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = other_product_pmevfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = other_product_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = other_product_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = other_product_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = other_product_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = other_product_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = other_product_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = other_product_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = other_product_pmcfgr_fields,
		.rule_count = 1, .rules = other_product_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = other_product_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "ProductID is PMPIDR1.PART_1 and PMPIDR0.PART_0, Variant PMPIDR2.REVISION, Revision PMPIDR3.REVAND, Implementer PMPIDR4.DES_2, 0, PMPIDR2.DES_1 and PMPIDR1.DES_0. In Linux a value of APMT that is not 0 replaces it; DEN0117 says to ignore that value where the registers exist.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = other_product_pmiidr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = other_product_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = other_product_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = other_product_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = other_product_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = other_product_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = other_product_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = other_product_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = other_product_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = other_product_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = other_product_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = other_product_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = other_product_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = other_product_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = other_product_pmpidr4_fields,
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = other_product_pmpidr0_fields,
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = other_product_pmpidr1_fields,
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = other_product_pmpidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = other_product_pmpidr3_fields,
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = other_product_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = other_product_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = other_product_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = other_product_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = other_product_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = other_product_pmccfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
};

static const struct pmureg_instance other_product_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term other_product_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "filter", .width = 32, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 18,
		.field_count = 1, .fields = term_fields + 6,
		.text = "First filter.",
	},
	{
		.name = "filter2", .width = 32, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 18,
		.field_count = 1, .fields = term_fields + 11,
		.text = "Second filter.",
	},
};

static const struct pmureg_default other_product_defaults[] = {
	{ .when = {ops + 541, 3}, .setting_count = 1, .settings = settings + 54},
	{ .when = {ops + 545, 3}, .setting_count = 1, .settings = settings + 55},
};

static const struct pmureg_rule other_product_general_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule other_product_cycles_discover_rules[] = {
	{ .require = {ops + 137, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 163, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 168, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter other_product_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 103, 3}, .field_index = {ops + 106, 3},},
 .selects = {ops + 109, 3}, .runs = {ops + 112, 11}, .discover_count = {ops + 123, 9}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = other_product_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 61, 4}, .enable = {steps + 65, 3}, .disable = {steps + 68, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 185, 1},},
 .takes = {ops + 186, 3}, .selects = {ops + 189, 1}, .runs = {ops + 190, 7}, .discover_count = {ops + 197, 3}, .discover_width = {ops + 132, 5},

		.discover_rule_count = 3, .discover_rules = other_product_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 70, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info other_product_events[] = {
	{
		.name = "cycles", .text = "Clock cycles of the unit.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_block blocks[] = {
	{
		.name = "t410_ucf", .key = "ucf", .title = "Unified coherence fabric", .text = "Distributed last-level cache and coherent interconnect of a socket.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 2, .instances = ucf_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = ucf_registers,
		.term_count = 8, .terms = ucf_terms,
		.default_count = 3, .defaults = ucf_defaults,
		.counter_count = 2, .counters = ucf_counters,
		.event_count = 20, .events = ucf_events,
		.metric_count = 8, .metrics = ucf_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 8, .leader = 9, .n = 17, .used = 18, .slots = 20, .count = 20},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {7, 0, 0, 2, 3, 1, 22},
		.term_names = {names + 0, 0xf}, .event_names = {names + 16, 0x3f},
		.events_by_linux = indices + 2, .linux_count = 20,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 0, .events_by_terms_mask = 0x7f,
		.perf_device = "nvidia_ucf_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_pcie", .key = "pcie", .title = "PCIe root complex, requests of devices", .text = "Reads and writes by the devices of a root complex towards memory.",
		.space = PMUREG_MMIO,
		.number_count = 2, .numbers = strings + 1,
		.device_count = 0, .devices = NULL,
		.instance_count = 12, .instances = pcie_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = pcie_registers,
		.term_count = 9, .terms = pcie_terms,
		.default_count = 3, .defaults = pcie_defaults,
		.rule_count = 4, .rules = pcie_rules,
		.counter_count = 2, .counters = pcie_counters,
		.event_count = 6, .events = pcie_events,
		.metric_count = 7, .metrics = pcie_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 9, .leader = 11, .n = 20, .used = 21, .slots = 23, .count = 23},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {8, 0, 0, 4, 3, 1, 28},
		.term_names = {names + 80, 0x1f}, .event_names = {names + 112, 0xf},
		.events_by_linux = indices + 23, .linux_count = 6,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 128, .events_by_terms_mask = 0x1f,
		.perf_device = "nvidia_pcie_pmu_<socket>_rc_<rc>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_pcie_tgt", .key = "pcie_tgt", .title = "PCIe root complex, requests to devices", .text = "Reads and writes by anyone to PCIe BARs and CXL HDM ranges of a root complex.",
		.space = PMUREG_MMIO,
		.number_count = 2, .numbers = strings + 1,
		.device_count = 0, .devices = NULL,
		.instance_count = 12, .instances = pcie_tgt_instances, .page_count = 3,
		.page_stand_ins = indices + 29,
		.register_count = 50, .registers = pcie_tgt_registers,
		.term_count = 5, .terms = pcie_tgt_terms,
		.default_count = 1, .defaults = pcie_tgt_defaults,
		.pool_count = 1, .pools = pcie_tgt_pools,
		.counter_count = 2, .counters = pcie_tgt_counters,
		.event_count = 5, .events = pcie_tgt_events,
		.metric_count = 4, .metrics = pcie_tgt_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 5, .leader = 7, .n = 12, .used = 13, .slots = 15, .count = 16},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {12, 0, 0, 7, 3, 1, 34},
		.term_names = {names + 128, 0xf}, .event_names = {names + 144, 0xf},
		.events_by_linux = indices + 32, .linux_count = 5,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 160, .events_by_terms_mask = 0x1f,
		.perf_device = "nvidia_pcie_tgt_pmu_<socket>_rc_<rc>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_cmem", .key = "cmem", .title = "CPU memory latency", .text = "Reads from the edge of the fabric to the CPU memory of a socket.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 2, .instances = cmem_instances, .page_count = 15,
		.register_count = 6, .registers = cmem_registers,
		.term_count = 1, .terms = cmem_terms,
		.rule_count = 1, .rules = cmem_rules,
		.counter_count = 3, .counters = cmem_counters,
		.event_count = 3, .events = cmem_events,
		.metric_count = 4, .metrics = cmem_metrics,
		.reset = {steps + 51, 3},
		.start = {steps + 54, 2},
		.stop = {steps + 56, 1},
		.finish = {steps + 57, 2},
		.variables = {.numbers = 1, .leader = 2, .n = 3, .used = 4, .slots = 7, .count = 7},
		.unit_bounds = {3, 2, 1, 2, 0, 0, 408}, .event_bounds = {0, 0, 0, 0, 42, 42, 42},
		.term_names = {names + 160, 0x1}, .event_names = {names + 162, 0x7},
		.events_by_linux = indices + 37, .linux_count = 3,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 192, .events_by_terms_mask = 0xf,
		.perf_device = "nvidia_cmem_latency_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_c2c", .key = "c2c", .title = "NVLink-C2C latency", .text = "Requests over NVLink-C2C between this chip and its GPUs or another chip.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 2, .instances = c2c_instances, .page_count = 15,
		.register_count = 12, .registers = c2c_registers,
		.term_count = 2, .terms = c2c_terms,
		.rule_count = 1, .rules = c2c_rules,
		.counter_count = 9, .counters = c2c_counters,
		.event_count = 9, .events = c2c_events,
		.metric_count = 9, .metrics = c2c_metrics,
		.start = {steps + 59, 1},
		.stop = {steps + 60, 1},
		.variables = {.numbers = 2, .leader = 3, .n = 5, .used = 6, .slots = 15, .count = 15},
		.unit_bounds = {0, 1, 1, 0, 0, 0, 256}, .event_bounds = {0, 0, 0, 0, 42, 14, 14},
		.term_names = {names + 170, 0x3}, .event_names = {names + 174, 0x1f},
		.events_by_linux = indices + 40, .linux_count = 9,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 208, .events_by_terms_mask = 0x3f,
		.perf_device = "nvidia_nvlink_c2c_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_clink", .key = "clink", .title = "NV-CLink latency", .text = "Requests over NV-CLink between this chip and another.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 2, .instances = clink_instances, .page_count = 13,
		.register_count = 12, .registers = clink_registers,
		.term_count = 1, .terms = clink_terms,
		.rule_count = 1, .rules = clink_rules,
		.counter_count = 9, .counters = clink_counters,
		.event_count = 5, .events = clink_events,
		.metric_count = 5, .metrics = clink_metrics,
		.start = {steps + 59, 1},
		.stop = {steps + 60, 1},
		.variables = {.numbers = 1, .leader = 2, .n = 3, .used = 4, .slots = 13, .count = 13},
		.unit_bounds = {0, 1, 1, 0, 0, 0, 220}, .event_bounds = {0, 0, 0, 0, 36, 12, 12},
		.term_names = {names + 160, 0x1}, .event_names = {names + 206, 0xf},
		.events_by_linux = indices + 49, .linux_count = 5,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 272, .events_by_terms_mask = 0x1f,
		.perf_device = "nvidia_nvclink_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_dlink", .key = "dlink", .title = "NV-DLink latency", .text = "Reads over NV-DLink from CXL memory.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 2, .instances = dlink_instances, .page_count = 17,
		.register_count = 12, .registers = dlink_registers,
		.term_count = 1, .terms = dlink_terms,
		.rule_count = 1, .rules = dlink_rules,
		.counter_count = 9, .counters = dlink_counters,
		.event_count = 3, .events = dlink_events,
		.metric_count = 3, .metrics = dlink_metrics,
		.start = {steps + 59, 1},
		.stop = {steps + 60, 1},
		.variables = {.numbers = 1, .leader = 2, .n = 3, .used = 4, .slots = 13, .count = 13},
		.unit_bounds = {0, 1, 1, 0, 0, 0, 292}, .event_bounds = {0, 0, 0, 0, 48, 16, 16},
		.term_names = {names + 160, 0x1}, .event_names = {names + 222, 0x7},
		.events_by_linux = indices + 54, .linux_count = 3,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 192, .events_by_terms_mask = 0xf,
		.perf_device = "nvidia_nvdlink_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t410_other_product", .key = "other_product", .title = "PMU of a product that Linux does not know", .text = "Sessions read a counter high, low, high, which is right everywhere; where firmware says that accesses of 64 bits are atomic, one would do.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 3,
		.device_count = 0, .devices = NULL,
		.instance_count = 1, .instances = other_product_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = other_product_registers,
		.term_count = 3, .terms = other_product_terms,
		.default_count = 2, .defaults = other_product_defaults,
		.counter_count = 2, .counters = other_product_counters,
		.event_count = 1, .events = other_product_events,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 3, .leader = 4, .n = 7, .used = 8, .slots = 10, .count = 10},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {8, 0, 0, 2, 3, 1, 24},
		.term_names = {names + 230, 0x7}, .event_names = {names + 238, 0x1},
		.events_by_linux = indices + 22, .linux_count = 1,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 304, .events_by_terms_mask = 0x3,
		.perf_device = "nvidia_uncore_pmu_<pmu>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
};

static const struct pmureg_detect detects[] = {
	{ .family = 0,
		.model_count = 0, .models = NULL,
		.midr = 0x4e000100, .midr_mask = 0xff00fff0,
		.sysfs_count = 0, .sysfs = NULL,
		.variant = PMUREG_NONE,
	},
	{ .family = 0,
		.model_count = 0, .models = NULL,
		.midr = 0x0, .midr_mask = 0x0,
		.sysfs_count = 4, .sysfs = strings + 4,
		.variant = PMUREG_NONE,
	},
};

static const struct pmureg_example examples[] = {
	{.events = "nvidia_ucf_pmu_0/event=0x0,src_loc_cpu=0x1,dst_loc_cmem=0x1/", .text = "Event 0 of socket 0 from its CPUs to its CPU memory."},
	{.events = "{nvidia_cmem_latency_pmu_0/rd_req/,nvidia_cmem_latency_pmu_0/rd_cum_outs/,nvidia_cmem_latency_pmu_0/cycles/}", .text = "What the read latency of CPU memory is computed from."},
};

const struct pmureg_system pmureg_system_t410 = {
	.name = "t410",
	.title = "NVIDIA Tegra410 (Vera) uncore PMUs",
	.vendor = "nvidia",
	.block_count = 8, .blocks = blocks,
	.unit_names = {names + 240, 0x1ff}, .unit_count = 131, .units = units,
	.detect_count = 2, .detects = detects,
	.example_count = 2, .examples = examples,
};
