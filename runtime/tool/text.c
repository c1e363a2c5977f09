/*
 * text.c: messages, numbers and words.
 */
#include "tool.h"

#include <ctype.h>
#include <fnmatch.h>
#include <strings.h>

#define COLUMNS 100
#define LONGEST 1024 /* most characters of a message */

FILE *complaints;

/* ---- Text of users, files and the kernel must not control the terminal ---- */

/* Checks for control characters, line separators, and characters that change the direction of text. */
static int is_harmful(uint32_t c)
{
	static const uint32_t ranges[][2] = {
		{0, 0x1f}, {0x7f, 0x9f}, {0x61c, 0x61c}, {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069},
	};

	for (size_t i = 0; i < sizeof(ranges) / sizeof(ranges[0]); i++)
		if (c >= ranges[i][0] && c <= ranges[i][1])
			return 1;
	return 0;
}

size_t next_character(const char *text, uint32_t *harmful)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	const unsigned char first = (unsigned char)text[0];
	const size_t length = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
	uint32_t c = length == 1 ? first : first & (0x7fU >> length);
	size_t taken = 1;

	for (; taken < length && ((unsigned char)text[taken] & 0xc0) == 0x80; taken++)
		c = c << 6 | ((unsigned char)text[taken] & 0x3f);
	/* Not UTF-8: truncated, overlong, a surrogate, or above the highest code point. */
	if (taken != length || c < least[length] || (c >= 0xd800 && c < 0xe000) || c > 0x10ffff || first >= 0xf8) {
		*harmful = 0xfffd;
		return 1;
	}
	*harmful = is_harmful(c) ? c : 0;
	return length;
}

void print_shown(FILE *out, const char *text, size_t length)
{
	for (const char *end = text + length, *next = text; text < end; text = next) {
		uint32_t harmful = 0;

		while (next < end && *next >= ' ' && *next < 0x7f)
			next++;
		if (next == text)
			next += next_character(text, &harmful);
		if (next > end) { /* the text ends within a character */
			harmful = 1;
			next = end;
		}
		if (!harmful)
			(void)fwrite(text, 1, (size_t)(next - text), out);
		for (; harmful && text < next; text++)
			(void)fprintf(out, "\\x%02x", (unsigned char)*text);
	}
}

int show(FILE *out, const char *format, ...)
{
	const int ends_line = *format && format[strlen(format) - 1] == '\n';
	va_list arguments;
	char *text = NULL;
	int length;

	va_start(arguments, format);
	length = vasprintf(&text, format, arguments);
	va_end(arguments);
	if (length < 0)
		return 0;
	print_shown(out, text, (size_t)(length - ends_line));
	(void)fputs(ends_line ? "\n" : "", out);
	free(text);
	return length;
}

/* ---- Messages ---- */

/* Truncates long words to LONGEST characters, so that the advice after them stays visible. */
static char last[LONGEST];

void note_told(const char *text)
{
	(void)snprintf(last, sizeof(last), "%s", text);
}

int was_told(const char *text)
{
	static const char ellipsis[] = "\u2026"; /* at the end of an error that is too long for struct pmureg_error */
	const size_t length = strlen(last), end = sizeof(ellipsis) - 1;
	const int is_cut = length > end && strcmp(last + length - end, ellipsis) == 0;

	return strstr(last, text) || (is_cut && strncmp(last, text, length - end) == 0);
}

void complain_begin(const char *format, va_list arguments)
{
	FILE *out = complaints ? complaints : stderr;
	char *text = NULL;
	int length = vasprintf(&text, format, arguments);

	(void)fflush(stdout);
	(void)fputs("pmureg: ", out);
	if (length >= LONGEST) {
		print_shown(out, text, LONGEST / 2);
		(void)fputs(" ... ", out);
		print_shown(out, text + length - LONGEST / 2, LONGEST / 2);
	} else if (length >= 0) {
		print_shown(out, text, (size_t)length);
	}
	if (length >= 0) {
		note_told(text);
		free(text);
	}
}

void complain(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	complain_begin(format, arguments);
	va_end(arguments);
	(void)fputc('\n', complaints ? complaints : stderr);
}

void complain_error(const struct pmureg_error *error, const char *text)
{
	size_t from = 0, length = text ? strlen(text) : 0;
	const size_t column = error->column > 0 ? (size_t)error->column : 0;
	uint32_t harmful;
	int caret = 1;

	complain("%s", error->message);
	if (!column || !text)
		return;
	/* Shows only the part of a long text around the column. */
	if (length > COLUMNS && column > COLUMNS / 2)
		from = column - COLUMNS / 2;
	if (length - from > COLUMNS)
		length = from + COLUMNS;
	(void)fputs("  ", stderr);
	for (size_t i = from, taken; i < length; i += taken) { /* each character counts as one column */
		taken = next_character(&text[i], &harmful);
		(void)fprintf(stderr, "%.*s", harmful ? 1 : (int)taken, harmful ? "?" : &text[i]);
		caret += i + 1 < column;
	}
	(void)fprintf(stderr, "\n  %*s\n", caret, "^");
}

/* ---- Words and numbers ---- */

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

enum fit fit(const char *text, const char *pattern)
{
	const size_t length = strlen(pattern);
	const char *at = text;

	if (strpbrk(pattern, "*?["))
		return fnmatch(pattern, text, FNM_CASEFOLD) ? FITS_NOT : FITS_WORD;
	for (; (at = strcasestr(at, pattern)) && length; at++)
		if ((at == text || !isalnum((unsigned char)at[-1])) && !isalnum((unsigned char)at[length]))
			return FITS_WORD;
	return strcasestr(text, pattern) ? FITS_WITHIN : FITS_NOT;
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
		print_shown(out, text, length);
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
	/* EPIPE means that the reader has closed the output. */
	if (errno != EPIPE)
		complain("the output cannot be written%s%s", errno ? ": " : "", errno ? strerror(errno) : "");
	return TOOL_FAILED;
}
