/*
 * fail.c: an error in words.
 */
#include <stdarg.h>
#include <stdio.h>

#include "fail.h"

static int __attribute__((format(printf, 4, 0))) fail(struct pmureg_error *error, int code, int column, const char *format,
						      va_list arguments)
{
	(void)vsnprintf(error->message, sizeof(error->message), format, arguments);
	error->column = column;
	return error->code = code;
}

int pmureg_failf(struct pmureg_error *error, int code, const char *format, ...)
{
	va_list arguments;

	if (!error)
		return code;
	va_start(arguments, format);
	code = fail(error, code, 0, format, arguments);
	va_end(arguments);
	return code;
}

int pmureg_failf_at(struct pmureg_error *error, int code, int column, const char *format, ...)
{
	va_list arguments;

	if (!error)
		return code;
	va_start(arguments, format);
	code = fail(error, code, column, format, arguments);
	va_end(arguments);
	return code;
}
