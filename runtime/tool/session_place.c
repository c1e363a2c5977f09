/*
 * session_place.c: mistakes, and where in the file they are.
 */
#include "session.h"

/* ---- From bytes to lines and columns ---- */

static int is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static int is_break(char c)
{
	return c == '\n' || c == '\r';
}

static int continues(char c) /* a character of UTF-8 */
{
	return ((unsigned char)c & 0xc0) == 0x80;
}

/* YAML's marks count characters, without a byte order mark. */
size_t session_byte(const struct session *session, size_t character)
{
	const char *at = session->text, *end = at + session->size;

	if (session->size >= 3 && memcmp(at, "\xef\xbb\xbf", 3) == 0)
		at += 3;
	for (; character && at < end; character--)
		do
			at++;
		while (at < end && continues(*at));
	return (size_t)(at - session->text);
}

/* ---- Within a scalar: its text is not what stands in the file where it is quoted or folded ---- */

struct walk {
	const char *at, *end; /* in the file */
	yaml_scalar_style_t style;
};

static void skip_white(struct walk *walk)
{
	while (walk->at < walk->end && (is_blank(*walk->at) || is_break(*walk->at)))
		walk->at++;
}

/* An anchor and a tag, a quote, the head of a block. */
static void skip_head(struct walk *walk)
{
	while (walk->at < walk->end && (*walk->at == '&' || *walk->at == '!')) {
		while (walk->at < walk->end && !is_blank(*walk->at) && !is_break(*walk->at))
			walk->at++;
		skip_white(walk);
	}
	if (walk->style == YAML_SINGLE_QUOTED_SCALAR_STYLE || walk->style == YAML_DOUBLE_QUOTED_SCALAR_STYLE)
		walk->at++;
	if (walk->style != YAML_LITERAL_SCALAR_STYLE && walk->style != YAML_FOLDED_SCALAR_STYLE)
		return;
	while (walk->at < walk->end && !is_break(*walk->at))
		walk->at++;
	skip_white(walk);
}

/* Moves over what gave one byte of the value. */
static void step(struct walk *walk, char value)
{
	const int is_double = walk->style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;

	if (is_double && walk->at[0] == '\\' && is_break(walk->at[1])) {
		walk->at += 2;
		skip_white(walk);
	}
	if (is_double && *walk->at == '\\' && !continues(value)) {
		const char kind = walk->at[1];

		walk->at += kind == 'x' ? 4 : kind == 'u' ? 6 : kind == 'U' ? 10 : 2;
	} else if (is_blank(value) || is_break(value)) {
		skip_white(walk); /* folded lines, indentation */
	} else if (walk->at < walk->end && *walk->at == value) {
		walk->at += value == '\'' && walk->style == YAML_SINGLE_QUOTED_SCALAR_STYLE ? 2 : 1;
	}
}

/* Where the byte of a scalar's value is. */
static size_t place_of(const struct session *session, const yaml_node_t *node, int offset)
{
	struct walk walk = {session->text + session_byte(session, node->start_mark.index),
			    session->text + session_byte(session, node->end_mark.index), node->data.scalar.style};

	if (offset != WHOLE)
		skip_head(&walk);
	for (int i = 0; i < offset && (size_t)i < node->data.scalar.length; i++)
		step(&walk, (char)node->data.scalar.value[i]);
	return (size_t)((walk.at < walk.end ? walk.at : walk.end) - session->text);
}

/* ---- Mistakes ---- */

/*
 * The parser's own lines and columns are not taken: it ends lines where no editor does, and behind the last character
 * counts one that is not there.
 */
static void find_place(const struct session *session, size_t byte, struct mistake *mistake)
{
	const char *place = session->text + (byte < session->size ? byte : session->size);

	mistake->line = mistake->column = 1;
	for (const char *at = session->text + session_byte(session, 0); at < place; at++) {
		if (*at == '\n' || (*at == '\r' && at[1] != '\n')) {
			mistake->line++;
			mistake->column = 1;
		} else if (!continues(*at)) {
			mistake->column++;
		}
	}
}

void wrong_at(struct session *session, const yaml_node_t *node, int offset, const char *format, ...)
{
	struct mistake *mistake = &session->mistakes[session->kept];
	va_list arguments;

	session->mistake_count++;
	if (session->kept == SESSION_MISTAKES)
		return;
	va_start(arguments, format);
	if (vasprintf(&mistake->message, format, arguments) >= 0) {
		find_place(session, node ? place_of(session, node, offset) : offset == WHOLE ? 0 : (size_t)offset,
			   mistake);
		session->kept++;
	}
	va_end(arguments);
}
