/*
 * session.h: session files of `pmureg run`, and their mistakes.
 */
#ifndef PMUREG_TOOL_SESSION_H
#define PMUREG_TOOL_SESSION_H

#include "stat.h"

#include <yaml.h>

#define SESSION_SIZE 262144   /* most bytes of a file */
#define SESSION_WORDS 256     /* most words of a command */
#define SESSION_MISTAKES 1000 /* most mistakes that are kept; further ones are counted */

struct mistake {
	int line, column; /* from 1; columns count characters */
	char *message;
};

struct session {
	const char *path; /* for messages */
	const char *text; /* the whole file, 0-terminated */
	size_t size;
	const struct tool *tool;
	yaml_document_t document;
	struct mistake mistakes[SESSION_MISTAKES];
	size_t mistake_count, kept;
	int is_unknown; /* unknown system: only the syntax of events can be checked */
	/* The contents of the file. Texts belong to the document. */
	struct options options;
	struct stat_run run;
	char *words[SESSION_WORDS + 1];
};

/* ---- session.c ---- */

/*
 * Reads and checks a file in memory. Opens only sysfs and writes nothing. Returns the number of mistakes. Free it in
 * any case.
 */
size_t session_read(struct session *session, const struct tool *tool, const char *path, const char *text, size_t size);
void session_print_mistakes(struct session *session, FILE *out);
void session_free(struct session *session);

/* ---- session_place.c ---- */

/* Returns the text at a character number of the parser. */
const char *session_at(const struct session *session, size_t character);
/*
 * Returns the place of a byte of a scalar's value, or of a whole node with its quotes; without a node, the start of the
 * file.
 */
enum { WHOLE = -1 };
const char *session_place(const struct session *session, const yaml_node_t *node, int offset);
/* Checks whether the file gives the node a tag. */
int session_is_tagged(const struct session *session, const yaml_node_t *node);
/* Adds a mistake. */
void wrong_there(struct session *session, const char *place, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
#define wrong_at(session, node, offset, ...) wrong_there(session, session_place(session, node, offset), __VA_ARGS__)
#define wrong(session, node, ...) wrong_at(session, node, WHOLE, __VA_ARGS__)

/* ---- session_value.c ---- */

/* Returns the next item of a sequence, or a single node once, or NULL at the end. Start with `at` 0. */
yaml_node_t *session_next(struct session *session, yaml_node_t *node, size_t *at);
/* Returns the value of a scalar of the key's type, or NULL after a mistake. */
const char *session_value(struct session *session, const yaml_node_t *node, const struct option *key);
/* Takes the value as the key's option. */
const char *session_option(struct session *session, const yaml_node_t *node, const struct option *key,
			   struct options *options);
/* Returns the value of a mapping's key, or NULL. `key` may be NULL. */
yaml_node_t *session_find(struct session *session, const yaml_node_t *mapping, const char *name, yaml_node_t **key);
/* Takes the plain values of a mapping with these keys. `what` names the mapping in messages. */
void session_mapping(struct session *session, const yaml_node_t *mapping, const char *what, const struct option *keys,
		     struct options *options);

/* ---- session_events.c ---- */

/* Called last, because events are checked with all other keys. */
void session_take_counted(struct session *session, const yaml_node_t *root);

#endif
