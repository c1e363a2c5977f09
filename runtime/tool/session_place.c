/*
 * session_place.c: mistakes and their places in the file.
 */
#include "session.h"

#define BREAKS "\r\n"
#define WHITE " \t" BREAKS

static int continues(char c) /* continuation byte of UTF-8 */
{
	return ((unsigned char)c & 0xc0) == 0x80;
}

/* YAML's marks count characters, without the byte order mark. */
const char *session_at(const struct session *session, size_t character)
{
	const char *at = session->text + (strncmp(session->text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0);

	for (; at < session->text + session->size && (character || continues(*at)); at++)
		character -= !continues(*at);
	return at;
}

/* ---- Within a scalar, whose value differs from the file if it is quoted or folded ---- */

static const char *behind_white(const char *at)
{
	return at + strspn(at, WHITE);
}

/* Skips anchor, tag, quote and the head of a block. */
static const char *behind_head(const char *at, yaml_scalar_style_t style)
{
	while (*at == '&' || *at == '!')
		at = behind_white(at + strcspn(at, WHITE));
	if (style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE)
		return behind_white(at + strcspn(at, BREAKS));
	return at + (style != YAML_PLAIN_SCALAR_STYLE);
}

int session_is_tagged(const struct session *session, const yaml_node_t *node)
{
	const char *at = session_at(session, node->start_mark.index);

	return *(*at == '&' ? behind_white(at + strcspn(at, WHITE)) : at) == '!';
}

/* Returns the text after what gave one byte of the value. */
static const char *session_place_behind(const char *at, yaml_scalar_style_t style, char value)
{
	const int is_double = style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;

	if (is_double && at[0] == '\\' && at[1] && strchr(BREAKS, at[1]))
		at = behind_white(at + 2);
	if (is_double && *at == '\\' && !continues(value))
		return at + (at[1] == 'x' ? 4 : at[1] == 'u' ? 6 : at[1] == 'U' ? 10 : 2);
	if (value && strchr(WHITE, value))
		return behind_white(at); /* folded lines, indentation */
	return *at != value ? at : at + 1 + (value == '\'' && style == YAML_SINGLE_QUOTED_SCALAR_STYLE);
}

const char *session_place(const struct session *session, const yaml_node_t *node, int offset)
{
	const char *at = session_at(session, node ? node->start_mark.index : 0);
	const char *end = session_at(session, node ? node->end_mark.index : 0);

	if (offset != WHOLE)
		at = behind_head(at, node->data.scalar.style);
	for (int i = 0; i < offset && at < end && (size_t)i < node->data.scalar.length; i++)
		at = session_place_behind(at, node->data.scalar.style, (char)node->data.scalar.value[i]);
	return at < end ? at : end;
}

/* ---- Mistakes ---- */

/*
 * Counts lines and columns itself: the parser also ends lines at characters where no editor does, and counts a column
 * too many at the end.
 */
void wrong_there(struct session *session, const char *place, const char *format, ...)
{
	struct mistake *mistake = &session->mistakes[session->kept];
	va_list arguments;

	if (session->mistake_count++ >= SESSION_MISTAKES)
		return;
	va_start(arguments, format);
	session->kept += vasprintf(&mistake->message, format, arguments) >= 0;
	va_end(arguments);
	mistake->line = mistake->column = 1;
	for (const char *at = session_at(session, 0); at < place; at++) {
		if (*at == '\n' || (*at == '\r' && at[1] != '\n')) {
			mistake->line++;
			mistake->column = 1;
		} else if (!continues(*at)) {
			mistake->column++;
		}
	}
}
