/*
 * text.c: messages, numbers and words.
 */
#include "tool.h"

#include <fnmatch.h>
#include <strings.h>

#define COLUMNS 100
#define LONGEST 1024 /* characters of a message */

/* What a user or a file said is shown, and not acted on by a terminal. */
static void print_harmless(FILE *out, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		const unsigned char byte = (unsigned char)text[i];

		if (byte < ' ' || byte == 0x7f)
			(void)fprintf(out, "\\x%02x", byte);
		else
			(void)fputc(byte, out);
	}
}

/* Of a word that is too long to be read, its beginning: what to do about it comes behind it. */
void complain_begin(const char *format, va_list arguments)
{
	char *text = NULL;
	int length = vasprintf(&text, format, arguments);

	(void)fflush(stdout);
	(void)fputs("pmureg: ", stderr);
	if (length >= LONGEST) {
		print_harmless(stderr, text, LONGEST / 2);
		(void)fputs(" ... ", stderr);
		print_harmless(stderr, text + length - LONGEST / 2, LONGEST / 2);
	} else if (length >= 0) {
		print_harmless(stderr, text, (size_t)length);
	}
	if (length >= 0)
		free(text);
}

void complain(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	complain_begin(format, arguments);
	va_end(arguments);
	(void)fputc('\n', stderr);
}

void complain_error(const struct pmureg_error *error, const char *text)
{
	size_t from = 0, length = text ? strlen(text) : 0;
	const size_t column = error->column > 0 ? (size_t)error->column : 0;

	complain("%s", error->message);
	if (!column || !text)
		return;
	/* Of a long text only the part around the place. */
	if (length > COLUMNS && column > COLUMNS / 2)
		from = column - COLUMNS / 2;
	if (length - from > COLUMNS)
		length = from + COLUMNS;
	(void)fputs("  ", stderr);
	for (size_t i = from; i < length; i++) /* one column each */
		(void)fputc((unsigned char)text[i] < ' ' || text[i] == 0x7f ? '?' : text[i], stderr);
	(void)fprintf(stderr, "\n  %*s\n", (int)(column - from), "^");
}

const char *with_commas(uint64_t value, char text[32])
{
	char digits[24];
	int length = snprintf(digits, sizeof(digits), "%llu", (unsigned long long)value);
	char *to = text;

	for (int i = 0; i < length; i++) {
		if (i && (length - i) % 3 == 0)
			*to++ = ',';
		*to++ = digits[i];
	}
	*to = '\0';
	return text;
}

int like(const char *a, const char *b)
{
	return strcasecmp(a, b) == 0;
}

int contains(const char *text, const char *pattern)
{
	if (strpbrk(pattern, "*?["))
		return fnmatch(pattern, text, FNM_CASEFOLD) == 0;
	return strcasestr(text, pattern) != NULL;
}

void wrap(FILE *out, const char *text, int indent, int first)
{
	int at = first, is_first = 1;

	for (; *text; is_first = 0) {
		size_t length = strcspn(text, " \n");

		if (!is_first && at + 1 + (int)length > COLUMNS) {
			(void)fprintf(out, "\n%*s", indent, "");
			at = indent;
		} else if (!is_first) {
			(void)fputc(' ', out);
			at++;
		}
		(void)fprintf(out, "%.*s", (int)length, text);
		at += (int)length;
		text += length;
		text += strspn(text, " \n");
	}
	(void)fputc('\n', out);
}

const char *bold(const struct tool *tool)
{
	return tool->colour ? "\033[1m" : "";
}

const char *faint(const struct tool *tool)
{
	return tool->colour ? "\033[2m" : "";
}

const char *plain(const struct tool *tool)
{
	return tool->colour ? "\033[0m" : "";
}

void *with_room(void *list, size_t count, size_t size)
{
	return count & (count - 1) ? list : reallocarray(list, count ? 2 * count : 1, size);
}

int finish(FILE *out)
{
	int failed = ferror(out);

	errno = 0;
	if (!fflush(out) && !failed)
		return TOOL_DONE;
	/* A reader that has had enough is no reason to complain. */
	if (errno != EPIPE)
		complain("the output cannot be written%s%s", errno ? ": " : "", errno ? strerror(errno) : "");
	return TOOL_FAILED;
}
