/*
 * json.c: JSON, one value after the other: the writer sets the commas.
 */
#include "tool.h"

void json_string(FILE *out, const char *text)
{
	(void)fputc('"', out);
	for (; *text; text++) {
		const unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\' || c == '\n')
			(void)fprintf(out, "\\%c", c == '\n' ? 'n' : c);
		else
			(void)fprintf(out, c < 0x20 ? "\\u%04x" : "%c", c);
	}
	(void)fputc('"', out);
}

static void begin(struct json *json, const char *name)
{
	(void)fputs(json->comma, json->out);
	json->comma = ", ";
	if (name)
		(void)fprintf(json->out, "\"%s\": ", name);
}

void json_open(struct json *json, const char *name, char bracket)
{
	begin(json, name);
	(void)fputc(bracket, json->out);
	json->comma = "";
}

void json_close(struct json *json, const char *bracket)
{
	(void)fputs(bracket, json->out);
	json->comma = ", ";
}

void json_text(struct json *json, const char *name, const char *text)
{
	begin(json, name);
	json_string(json->out, text);
}

void json_value(struct json *json, const char *name, const char *format, ...)
{
	va_list arguments;

	begin(json, name);
	va_start(arguments, format);
	(void)vfprintf(json->out, format, arguments);
	va_end(arguments);
}
