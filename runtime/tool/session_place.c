/*
 * session_place.c: mistakes, and where in the file they are.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

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

/*
 * The parser's own lines and columns are not taken: it ends lines where no editor does, and behind the last character counts
 * one that is not there.
 */
static void keep(struct session *session, size_t byte, const char *format, va_list arguments)
{
	struct mistake *mistake = &session->mistakes[session->kept];
	const char *place = session->text + (byte < session->size ? byte : session->size);

	session->mistake_count++;
	if (session->kept == SESSION_MISTAKES || vasprintf(&mistake->message, format, arguments) < 0)
		return;
	mistake->line = mistake->column = 1;
	for (const char *at = session->text + session_byte(session, 0); at < place; at++) {
		if (*at == '\n' || (*at == '\r' && at[1] != '\n')) {
			mistake->line++;
			mistake->column = 1;
		} else if (!continues(*at)) {
			mistake->column++;
		}
	}
	session->kept++;
}

void session_mistake_at(struct session *session, size_t byte, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	keep(session, byte, format, arguments);
	va_end(arguments);
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

static void skip_escape(struct walk *walk)
{
	char kind = walk->at[1];

	walk->at += kind == 'x' ? 4 : kind == 'u' ? 6 : kind == 'U' ? 10 : 2;
}

/* Moves over what gave one byte of the value. */
static void step(struct walk *walk, char value)
{
	const char *run = walk->at;

	while (walk->style == YAML_DOUBLE_QUOTED_SCALAR_STYLE && run + 1 < walk->end && *run == '\\' && is_break(run[1])) {
		walk->at += 2;
		skip_white(walk);
		run = walk->at;
	}
	if (walk->style == YAML_DOUBLE_QUOTED_SCALAR_STYLE && *run == '\\') {
		if (!continues(value))
			skip_escape(walk);
		return;
	}
	while (run < walk->end && is_blank(*run))
		run++;
	if ((value == ' ' || value == '\n') && run < walk->end && is_break(*run))
		skip_white(walk);
	else if (walk->at < walk->end && *walk->at == value)
		walk->at += value == '\'' && walk->style == YAML_SINGLE_QUOTED_SCALAR_STYLE ? 2 : 1;
}

void session_mistake(struct session *session, const yaml_node_t *node, int offset, const char *format, ...)
{
	struct walk walk = {session->text + session_byte(session, node->start_mark.index),
			    session->text + session_byte(session, node->end_mark.index), node->data.scalar.style};
	va_list arguments;

	if (offset >= 0)
		skip_head(&walk);
	for (int i = 0; i < offset && (size_t)i < node->data.scalar.length; i++)
		step(&walk, (char)node->data.scalar.value[i]);
	va_start(arguments, format);
	keep(session, (size_t)((walk.at < walk.end ? walk.at : walk.end) - session->text), format, arguments);
	va_end(arguments);
}
