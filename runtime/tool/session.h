/*
 * session.h: session files: what `pmureg run` is told, and what is wrong with it.
 */
#ifndef PMUREG_TOOL_SESSION_H
#define PMUREG_TOOL_SESSION_H

#include "stat.h"

#include <yaml.h>

#define SESSION_SIZE 262144   /* most bytes of a file */
#define SESSION_WORDS 256     /* most words of a command */
#define SESSION_MISTAKES 1000 /* that are kept; those behind them are counted */

struct mistake {
	int line, column; /* from 1; columns count characters */
	char *message;
};

struct session {
	const char *path; /* for messages */
	const char *text; /* the whole file, which ends with a NUL */
	size_t size;
	const struct tool *tool;
	yaml_document_t document;
	struct mistake mistakes[SESSION_MISTAKES];
	size_t mistake_count, kept;
	int is_unknown; /* its system: of events only the syntax can be checked */
	/* What the file says. Texts live in the document. */
	struct options options;
	struct stat_run run;
	char *words[SESSION_WORDS + 1];
};

/* ---- session.c ---- */

/*
 * Reads and checks a file that is in memory. Nothing is opened but sysfs, nothing is written. The number of mistakes.
 * Must be freed, whatever it returns.
 */
size_t session_read(struct session *session, const struct tool *tool, const char *path, const char *text, size_t size);
void session_print_mistakes(struct session *session, FILE *out);
void session_free(struct session *session);

/* ---- session_place.c ---- */

/* Where a character is, as the parser counts them. */
const char *session_at(const struct session *session, size_t character);
/* Where a byte of a scalar's value is, or a whole node, quotes and all; without a node, the beginning of the file. */
enum { WHOLE = -1 };
const char *session_place(const struct session *session, const yaml_node_t *node, int offset);
/* Whether it has a tag in the file. */
int session_is_tagged(const struct session *session, const yaml_node_t *node);
/* Keeps a mistake. */
void wrong_there(struct session *session, const char *place, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
#define wrong_at(session, node, offset, ...) wrong_there(session, session_place(session, node, offset), __VA_ARGS__)
#define wrong(session, node, ...) wrong_at(session, node, WHOLE, __VA_ARGS__)

/* ---- session_value.c ---- */

/* The items of a sequence, or the node alone. Each call gives the next one, NULL at the end; start `at` at 0. */
yaml_node_t *session_next(struct session *session, yaml_node_t *node, size_t *at);
/* A scalar of the kind that the key has, or NULL after a mistake. */
const char *session_value(struct session *session, const yaml_node_t *node, const struct option *key);
/* Takes it, as the option that the key is. */
const char *session_option(struct session *session, const yaml_node_t *node, const struct option *key,
			   struct options *options);
/* The value of a key of a mapping, or NULL. `key` may be NULL. */
yaml_node_t *session_find(struct session *session, const yaml_node_t *mapping, const char *name, yaml_node_t **key);
/* `what` is a mapping with these keys: takes those that have one plain value. */
void session_mapping(struct session *session, const yaml_node_t *mapping, const char *what, const struct option *keys,
		     struct options *options);

/* ---- session_events.c ---- */

/* Once everything else is known: by it they are checked. */
void session_take_counted(struct session *session, const yaml_node_t *root);

#endif
