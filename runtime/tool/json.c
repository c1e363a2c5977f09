/*
 * json.c: writes JSON, one value after the other, with its commas.
 */
#include "tool.h"

void json_string(FILE *out, const char *text, const char *escape)
{
	uint32_t harmful;

	(void)fputc('"', out);
	for (size_t length; *text; text += length) {
		for (length = 0; text[length] >= ' ' && text[length] < 0x7f && !strchr("\"\\", text[length]);)
			length++;
		(void)fwrite(text, 1, length, out);
		if (length)
			continue;
		length = next_character(text, &harmful);
		if (*text == '"' || *text == '\\' || *text == '\n')
			(void)fprintf(out, "\\%c", *text == '\n' ? 'n' : *text);
		else if (harmful)
			(void)fprintf(out, "%s\\u%04x", escape, harmful);
		else
			(void)fwrite(text, 1, length, out);
	}
	(void)fputc('"', out);
}

static void json_begin(struct json *json, const char *name)
{
	(void)fputs(json->comma, json->out);
	json->comma = ", ";
	if (name)
		(void)fprintf(json->out, "\"%s\": ", name);
}

void json_open(struct json *json, const char *name, char bracket)
{
	json_begin(json, name);
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
	json_begin(json, name);
	json_string(json->out, text, "");
}

void json_value(struct json *json, const char *name, const char *format, ...)
{
	va_list arguments;

	json_begin(json, name);
	va_start(arguments, format);
	(void)vfprintf(json->out, format, arguments);
	va_end(arguments);
}
