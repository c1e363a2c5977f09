/*
 * json.c: texts as JSON has them.
 */
#include "tool.h"

void json_string(FILE *out, const char *text)
{
	(void)fputc('"', out);
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\')
			(void)fprintf(out, "\\%c", c);
		else if (c < 0x20)
			(void)fprintf(out, "\\u%04x", c);
		else
			(void)fputc(c, out);
	}
	(void)fputc('"', out);
}

void json_text(FILE *out, const char *name, const char *text)
{
	(void)fprintf(out, "\"%s\": ", name);
	json_string(out, text);
}
