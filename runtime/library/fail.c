/*
 * fail.c: an error in words.
 */
#include <stdarg.h>
#include <stdio.h>

#include "fail.h"

int pmureg_failf(struct pmureg_error *error, int code, const char *format, ...)
{
	va_list arguments;

	if (!error)
		return code;
	va_start(arguments, format);
	(void)vsnprintf(error->message, sizeof(error->message), format, arguments);
	va_end(arguments);
	error->column = 0;
	return error->code = code;
}
