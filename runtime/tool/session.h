/*
 * session.h: session files: what `pmureg run` is told, and what is wrong with it.
 */
#ifndef PMUREG_TOOL_SESSION_H
#define PMUREG_TOOL_SESSION_H

#include <yaml.h>

#include "stat.h"

#define SESSION_SIZE 262144   /* most bytes of a file */
#define SESSION_EVENTS 4096   /* most events of one */
#define SESSION_WORDS 256     /* most words of a command */
#define SESSION_MISTAKES 1000 /* that are kept; those behind them are counted */
#define SESSION_SEPARATOR 8   /* most characters between columns of CSV */

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
	int has_document;
	struct mistake mistakes[SESSION_MISTAKES];
	size_t mistake_count, kept;
	/* What the file says. Texts live in the document. */
	const char *system;
	struct stat_options options;
	char *events; /* as one list */
	char *words[SESSION_WORDS + 1];
};

/* How a key's value is written. */
enum session_kind {
	SESSION_TEXT,    /* a member that is a const char * */
	SESSION_NUMBER,  /* a uint64_t, from 1 to `most` */
	SESSION_FLAG,    /* an int, or one bit of the options' flags */
	SESSION_MS,      /* a time in a uint64_t */
	SESSION_NS,
	SESSION_IO,
	SESSION_EVENT_LIST,
	SESSION_METRIC_LIST,
	SESSION_COMMAND,
	SESSION_PLACES,
	SESSION_OUTPUTS,
	SESSION_KINDS
};

struct session_key {
	const char *name, *text;
	enum session_kind kind;
	size_t member; /* of struct session */
	uint64_t most;
	unsigned flag;
};
extern const struct session_key old_session_keys[]; /* end with a name of NULL */
extern const char *const session_ios[], *const session_formats[]; /* end with NULL; formats by enum output_kind */

/* ---- session.c ---- */

/*
 * Reads and checks a file that is in memory. Nothing is opened but sysfs, nothing is written. The number of mistakes.
 * Must be freed, whatever it returns.
 */
size_t session_read(struct session *session, const struct tool *tool, const char *path, const char *text, size_t size);
void session_print_mistakes(struct session *session, FILE *out);
void session_free(struct session *session);

/* ---- session_place.c ---- */

void session_mistake_at(struct session *session, const yaml_node_t *node, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* At a byte of a scalar's value. */
void session_mistake_within(struct session *session, const yaml_node_t *node, size_t offset, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Where in the text a mark's character is. */
const char *session_at(const struct session *session, size_t character);
/* At a byte of the file. */
void session_mistake_byte(struct session *session, size_t offset, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* ---- session_value.c ---- */

yaml_node_t *session_node(struct session *session, int index);
/* The items of a sequence, or the node alone. Each call gives the next one, NULL at the end; start `at` at 0. */
yaml_node_t *session_next(struct session *session, yaml_node_t *node, size_t *at);
/* An empty sequence is a mistake. */
int session_is_empty(struct session *session, const yaml_node_t *node, const char *what);

/* The value, or NULL: what is wrong is a mistake of the session. `what` is what it should be. */
const char *session_text(struct session *session, const yaml_node_t *node, const char *what);
const char *session_word(struct session *session, const yaml_node_t *node, const char *what); /* numbers, too */
/* 0, or -1 after a mistake. */
int session_number(struct session *session, const yaml_node_t *node, uint64_t most, uint64_t *value);
int session_flag(struct session *session, const yaml_node_t *node, int *value);
int session_time(struct session *session, const yaml_node_t *node, uint64_t *ms);
/* The index of one of `words`, which end with NULL, or -1 after a mistake. */
int session_choice(struct session *session, const yaml_node_t *node, const char *what, const char *const *words);

/* ---- session_events.c, session_outputs.c ---- */

/* Once everything else is known: by it they are checked. Nodes may be NULL. */
void session_check_counted(struct session *session, yaml_node_t *events, yaml_node_t *metrics, yaml_node_t *places);
void session_outputs(struct session *session, yaml_node_t *node);

#endif
