/*
 * rows.c: texts that grow, and rows of tables.
 */
#include <string.h>

#include "tool.h"

void text_append(char *text, size_t size, const char *format, ...)
{
	const size_t used = strlen(text);
	va_list arguments;

	va_start(arguments, format);
	(void)vsnprintf(text + used, size - used, format, arguments);
	va_end(arguments);
}

void row(int column, const char *text, const char *format, ...)
{
	va_list arguments;
	int used;

	va_start(arguments, format);
	used = vprintf(format, arguments);
	va_end(arguments);
	wrap(stdout, text ? text : "", column, used);
}
