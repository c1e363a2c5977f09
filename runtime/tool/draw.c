/*
 * draw.c: prints a register as manuals draw it: rows of 16 bits, top bit first, with the bits of a value if there is
 * one.
 */
#include <string.h>

#include "tool.h"

#define ROW 16 /* bits */
#define CELL 4 /* columns of a bit */

enum { NOTHING = -3, READS_0, READS_1 }; /* owners of reserved bits; those of others are numbers of fields */

/* Neighbouring bits of one owner. */
struct box {
	int owner, columns;
};

static int owner_of(const struct pmureg_register *reg, int bit)
{
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const struct pmureg_masks *masks = &reg->masks;

	for (uint16_t i = 0; i < reg->field_count; i++)
		if (bit >= fields[i].low && bit < fields[i].low + fields[i].width)
			return i;
	if ((masks->ones | masks->read_ones) >> bit & 1)
		return READS_1;
	return masks->zeroes >> bit & 1 ? READS_0 : NOTHING;
}

/* Returns the number of boxes from bit `top` down to `low`. */
static size_t find_boxes(const struct pmureg_register *reg, int top, int low, struct box boxes[ROW])
{
	size_t count = 0;

	for (int bit = top; bit >= low; bit--) {
		const int owner = owner_of(reg, bit);

		if (count && boxes[count - 1].owner == owner)
			boxes[count - 1].columns += CELL;
		else
			boxes[count++] = (struct box){owner, CELL - 1};
	}
	return count;
}

static void print_border(const struct box *boxes, size_t count)
{
	(void)fputs("  +", stdout);
	for (size_t i = 0; i < count; i++) {
		for (int column = 0; column < boxes[i].columns; column++)
			(void)putchar('-');
		(void)putchar('+');
	}
	(void)putchar('\n');
}

/* A name that is too long for its box becomes the field's number. */
static void print_names(const struct pmureg_register *reg, const struct box *boxes, size_t count)
{
	static const char *const reserved[] = {"-", "0", "1"};

	(void)fputs("  |", stdout);
	for (size_t i = 0; i < count; i++) {
		const int owner = boxes[i].owner;
		const char *text = owner < 0 ? reserved[owner - NOTHING] :
					       pmureg_field_name(&pmureg_register_fields(reg)[owner]);
		char number[16];
		int left;

		(void)snprintf(number, sizeof(number), "%d", owner + 1);
		text = (int)strlen(text) <= boxes[i].columns ? text : number;
		left = (boxes[i].columns - (int)strlen(text)) / 2;
		(void)printf("%*s%-*s|", left, "", boxes[i].columns - left, text);
	}
	(void)putchar('\n');
}

static void print_bits(const struct box *boxes, int top, uint64_t value)
{
	(void)fputs("  |", stdout);
	for (int columns = 0; top >= 0 && boxes->owner >= NOTHING; top--) {
		columns += CELL;
		(void)printf(" %d %c", (int)(value >> top & 1), columns > boxes->columns ? '|' : ' ');
		if (columns > boxes->columns) {
			columns = 0;
			boxes++;
		}
	}
	(void)putchar('\n');
}

void draw_register(const struct pmureg_register *reg, const uint64_t *value)
{
	for (int top = reg->width - 1; top >= 0; top -= ROW) {
		const int low = top >= ROW ? top - ROW + 1 : 0;
		struct box boxes[ROW + 1];
		const size_t count = find_boxes(reg, top, low, boxes);

		boxes[count].owner = NOTHING - 1; /* ends the row */
		(void)putchar(' ');
		for (int bit = top; bit >= low; bit--)
			(void)printf(" %3d", bit);
		(void)putchar('\n');
		print_border(boxes, count);
		print_names(reg, boxes, count);
		if (value)
			print_bits(boxes, top, *value);
		print_border(boxes, count);
	}
}
