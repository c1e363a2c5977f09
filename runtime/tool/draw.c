/*
 * draw.c: a register as manuals draw it: rows of 16 bits, top bit first. A name that is too long for its box is
 * replaced by the field's number in the table below.
 */
#include <string.h>

#include "tool.h"

#define ROW 16
#define CELL 4

enum { RESERVED = -1, RESERVED_ZERO = -2, RESERVED_ONE = -3 };

/* Neighbouring bits of one row that belong together. */
struct box {
	int high, low;
	int owner; /* index of the field, or one of the above */
};

static int owner_of(const struct pmureg_register *reg, int bit)
{
	const uint64_t mask = UINT64_C(1) << bit;

	for (uint16_t i = 0; i < reg->field_count; i++)
		if (pmureg_field_mask(&reg->fields[i]) & mask)
			return i;
	if ((reg->masks.ones | reg->masks.read_ones) & mask)
		return RESERVED_ONE;
	return reg->masks.zeroes & mask ? RESERVED_ZERO : RESERVED;
}

/* The next box of the row whose top bit is `top`; 0: the row ends. Begins with a `low` of top + 1. */
static int next_box(const struct pmureg_register *reg, int top, struct box *box)
{
	box->high = box->low - 1;
	if (box->high <= top - ROW)
		return 0;
	box->owner = owner_of(reg, box->high);
	for (box->low = box->high; box->low > top - ROW + 1 && owner_of(reg, box->low - 1) == box->owner; box->low--)
		;
	return 1;
}

static void print_name(const struct pmureg_register *reg, const struct box *box)
{
	static const char *const reserved[] = {"-", "0", "1"};
	const char *name = box->owner < 0 ? reserved[-1 - box->owner] : reg->fields[box->owner].name;
	const int width = (box->high - box->low + 1) * CELL - 1;
	char number[12];
	int length, left;

	(void)snprintf(number, sizeof(number), "%d", box->owner + 1);
	if ((int)strlen(name) > width)
		name = number;
	length = (int)strlen(name);
	left = (width - length) / 2;
	(void)printf("%*s%s%*s|", left, "", name, width - length - left, "");
}

enum part { BORDER, NAMES, BITS };

static void print_row(const struct pmureg_register *reg, int top, enum part part, uint64_t value)
{
	struct box box = {.low = top + 1};

	(void)fputs(part == BORDER ? "  +" : "  |", stdout);
	while (next_box(reg, top, &box)) {
		if (part == NAMES)
			print_name(reg, &box);
		for (int bit = box.high; part != NAMES && bit >= box.low; bit--)
			if (part == BORDER)
				(void)fputs(bit > box.low ? "----" : "---+", stdout);
			else
				(void)printf(" %d %s", (int)(value >> bit & 1), bit > box.low ? " " : "|");
	}
	(void)putchar('\n');
}

void draw_register(const struct pmureg_register *reg, const uint64_t *value)
{
	for (int top = reg->width - 1; top >= 0; top -= ROW) {
		(void)fputs("  ", stdout);
		for (int bit = top; bit > top - ROW; bit--)
			(void)printf("%3d%s", bit, bit == top - ROW + 1 ? "\n" : " ");
		print_row(reg, top, BORDER, 0);
		print_row(reg, top, NAMES, 0);
		if (value)
			print_row(reg, top, BITS, *value);
		print_row(reg, top, BORDER, 0);
	}
}
