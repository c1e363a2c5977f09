/*
 * draw.c: a register as manuals draw it: rows of 16 bits, top bit first. A name that is too long for its box is
 * replaced by the field's number in the table below.
 */
#include <string.h>

#include "tool.h"

#define ROW 16
#define CELL 4

enum { RESERVED, RESERVED_ZERO, RESERVED_ONE };

/* The field of a bit, or -1, -2, -3 for the kinds of reserved bits. */
static int owner(const struct pmureg_register *reg, int bit)
{
	uint64_t mask = UINT64_C(1) << bit;

	for (uint16_t i = 0; i < reg->field_count; i++)
		if (pmureg_field_mask(&reg->fields[i]) & mask)
			return i;
	if ((reg->masks.ones | reg->masks.read_ones) & mask)
		return -1 - RESERVED_ONE;
	return reg->masks.zeroes & mask ? -1 - RESERVED_ZERO : -1 - RESERVED;
}

static int run_end(const struct pmureg_register *reg, int from, int last)
{
	int who = owner(reg, from), to = from;

	while (to > last && owner(reg, to - 1) == who)
		to--;
	return to;
}

static void centre(FILE *out, const char *text, int width)
{
	int length = (int)strlen(text), left;

	if (length > width)
		length = width;
	left = (width - length) / 2;
	(void)fprintf(out, "%*s%.*s%*s", left, "", length, text, width - length - left, "");
}

/* The line over or under a row: a joint wherever the row has a border. */
static void rule(FILE *out, const struct pmureg_register *reg, int top)
{
	(void)fputs("  +", out);
	for (int bit = top, to; bit > top - ROW; bit = to - 1) {
		to = run_end(reg, bit, top - ROW + 1);
		for (int i = 0; i < (bit - to + 1) * CELL - 1; i++)
			(void)fputc('-', out);
		(void)fputc('+', out);
	}
	(void)fputc('\n', out);
}

static void names(FILE *out, const struct pmureg_register *reg, int top)
{
	static const char *const reserved[] = {"-", "0", "1"};

	(void)fputs("  |", out);
	for (int bit = top, to; bit > top - ROW; bit = to - 1) {
		int who = owner(reg, bit), width;
		char number[12];
		const char *label;

		to = run_end(reg, bit, top - ROW + 1);
		width = (bit - to + 1) * CELL - 1;
		if (who < 0) {
			label = reserved[-1 - who];
		} else {
			label = reg->fields[who].name;
			(void)snprintf(number, sizeof(number), "%d", who + 1);
			if ((int)strlen(label) > width)
				label = number;
		}
		centre(out, label, width);
		(void)fputc('|', out);
	}
	(void)fputc('\n', out);
}

static void bits(FILE *out, const struct pmureg_register *reg, int top, uint64_t value)
{
	(void)fputs("  |", out);
	for (int bit = top, to; bit > top - ROW; bit = to - 1) {
		to = run_end(reg, bit, top - ROW + 1);
		for (int i = bit; i >= to; i--)
			(void)fprintf(out, " %d %s", (int)(value >> i & 1), i > to ? " " : "|");
	}
	(void)fputc('\n', out);
}

void draw_register(FILE *out, const struct pmureg_register *reg, const uint64_t *value)
{
	for (int top = reg->width - 1; top >= 0; top -= ROW) {
		(void)fputs("  ", out);
		for (int bit = top; bit > top - ROW; bit--)
			(void)fprintf(out, bit == top - ROW + 1 ? "%3d" : "%3d ", bit);
		(void)fputc('\n', out);
		rule(out, reg, top);
		names(out, reg, top);
		if (value)
			bits(out, reg, top, *value);
		rule(out, reg, top);
	}
}
