/*
 * rows.c: rows of tables.
 */
#include "tool.h"

void row(int column, const char *text, const char *format, ...)
{
	va_list arguments;
	int used;

	va_start(arguments, format);
	used = vprintf(format, arguments);
	va_end(arguments);
	wrap(stdout, text ? text : "", column, used);
}
