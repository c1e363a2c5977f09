/*
 * draw.c: prints the bit diagram of a register's page with the bits of a value.
 */
#include <string.h>

#include "tool.h"

#define ROW 16 /* bits */

static const char *print_line(const char *at)
{
	const size_t length = strcspn(at, "\n") + 1;

	(void)fwrite(at, 1, length, stdout);
	return at + length;
}

/* `border` is the next line of the diagram. Its '+' mark the ends of boxes. */
static void print_bits(const char *border, int top, uint64_t value)
{
	(void)fputs("  |", stdout);
	for (int bit = top; bit > top - ROW && bit >= 0; bit--) {
		border += 4;
		(void)printf(" %d %c", (int)(value >> bit & 1), border[2] == '+' ? '|' : ' ');
	}
	(void)putchar('\n');
}

void draw_register(const struct subject *subject, uint64_t value)
{
	const char *at = strstr(page_of(subject), "\n\n") + 2; /* after the first blank line */

	for (int top = subject->at.reg->width - 1; top >= 0; top -= ROW) {
		at = print_line(at); /* bit numbers */
		at = print_line(at); /* border */
		at = print_line(at); /* names */
		print_bits(at, top, value);
		at = print_line(at);
	}
}
