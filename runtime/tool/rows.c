/*
 * rows.c: lines about one thing, and rows of tables.
 */
#include <string.h>

#include "tool.h"

#define LABEL_END 12 /* column behind a label */

void text_append(char *text, size_t size, const char *format, ...)
{
	const size_t used = strlen(text);
	va_list arguments;

	va_start(arguments, format);
	(void)vsnprintf(text + used, size - used, format, arguments);
	va_end(arguments);
}

void line_begin(const struct tool *tool, const char *name)
{
	(void)printf("  %s%-8s%s  ", faint(tool), name, plain(tool));
}

void line(const struct tool *tool, const char *name, const char *text)
{
	if (!text || !*text)
		return;
	line_begin(tool, name);
	wrap(stdout, text, LABEL_END, LABEL_END);
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
