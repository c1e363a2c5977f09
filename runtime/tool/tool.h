/*
 * tool.h: shared by all files of the command.
 */
#ifndef PMUREG_TOOL_H
#define PMUREG_TOOL_H

/* The headers that nearly every file needs. Include this header first. */
#define _GNU_SOURCE
#ifndef __LP64__ /* register addresses are file offsets, which need 64 bits */
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64
#endif
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>
#include <pmureg/systems.h>

/* Exit status. */
enum { TOOL_DONE = 0, TOOL_FAILED = 1, TOOL_USAGE = 2 };

#define TOOL_NAME 128 /* longest name of a unit, register or event, with its 0 */

struct tool {
	const char *sysfs;  /* root of sysfs */
	const char *system; /* --system, or NULL */
	const char *root;   /* --root, or NULL */
	int colour, no_pager;
	struct pmureg_machine *machine; /* of --root and --sysfs, or this machine */
};

/* ---- systems.c and the others that look at descriptions ---- */

#include "look.h"

/* ---- commands.yaml ---- */

/* Values of a command's options or of a session file's keys. Each row of the table has a member. */
struct command;
struct options {
	const struct command *command; /* the command that has these options */
	const char *system, *sysfs, *root, *run_directory, *io, *until, *cpus;
	char *events, *metrics, *mmio, *pids, *tables, *tids; /* lists, joined with commas; allocated */
	int all, all_cpus, append, big_num, check, dry_run, force, help, interval_clear, json, metric_only, names, no_aggr;
	int no_big_num, no_pager, no_rotation, once, per_instance, quiet, summary, verbose;
	int per_node, per_socket, per_die, per_cache, per_cluster, per_core;
	int schema, session, strict, systems, version;
	uint64_t count, cpu, delay_ms, duration_ms, instance, interval_ms, last_ms, repeat, size, ticks;
	const char *separator, *input, *output, *openmetrics, *listen, *log, *format;
	char **words; /* arguments that are not options; ends with NULL */
	size_t word_count;
};
#define OPTIONS .repeat = 1 /* defaults */

enum option_kind {
	OPTION_FLAG,    /* an int */
	OPTION_TEXT,    /* a const char * */
	OPTION_LIST,    /* a char *: repeated values are joined */
	OPTION_EVENTS,  /* such a list, of events */
	OPTION_NUMBER,  /* a uint64_t */
	OPTION_TIME,    /* a uint64_t, in ms */
	OPTION_SIZE,    /* a uint64_t, in bytes */
	OPTION_CHOICE,  /* a const char *, one of several words */
	OPTION_FORMAT,  /* a const char *, the option's own name */
	OPTION_NODE     /* session files: more than a value; command lines: refused */
};

/* What a shell completes a word with. */
enum complete {
	COMPLETE_NOTHING = 0,
	COMPLETE_FILES = 1,
	COMPLETE_SESSIONS = 2, /* files with the suffix of sessions */
	COMPLETE_SHELLS = 4,
	COMPLETE_SYSTEMS = 8,
	COMPLETE_UNITS = 16,
	COMPLETE_PLACES = 32,  /* UNIT=FILE */
	COMPLETE_REGISTERS = 64,
	COMPLETE_FIELDS = 128, /* a register, then FIELD=VALUE */
	COMPLETE_EVENTS = 256,
	COMPLETE_METRICS = 512, /* and views */
	COMPLETE_VIEWS = 1024,
	COMPLETE_PARTS = COMPLETE_UNITS | COMPLETE_REGISTERS,
	COMPLETE_NAMES = COMPLETE_SYSTEMS | COMPLETE_PARTS | COMPLETE_EVENTS | COMPLETE_METRICS
};

struct option {
	const char *name;            /* long, without --; or a key */
	char letter;                 /* 0: none */
	const char *argument, *text; /* argument NULL: a flag */
	enum option_kind kind;
	size_t member;               /* of struct options */
	uint64_t least, most;        /* of a number; most: characters of a text */
	const char *const *choices;  /* end with NULL */
	const char *is;              /* what the value must be, for messages */
	char needs;                  /* a character that the value must contain; 0: none */
	enum complete complete;
};

typedef int command_run(struct tool *tool, struct options *options);

struct command {
	const char *name, *usage;
	const char *text;              /* one line */
	const char *more;              /* paragraphs after the options */
	const char *examples;          /* lines */
	const struct option *options;  /* end with a name of NULL */
	const struct option *refused;  /* options of other tools; `is` says what to use instead */
	size_t words;                  /* most words */
	int ends;                      /* options end at the first word, which begins a command */
	int takes_system, needs_system; /* as the first word */
	const char *too_many;
	enum complete complete;        /* of its words, except for a system before them */
	command_run *run;
};

extern const struct command command_pmureg, commands[];
extern const size_t command_count;
extern const struct option session_keys[], output_keys[], event_keys[]; /* end with a name of NULL */
command_run list_run, describe_run, decode_run, encode_run, stat_run, run_run, verify_run, dump_run, selftest_run,
	allowlist_run, demo_run, completion_run, index_run, restore_run, log_run, manual_run, report_run, view_run;

/* ---- options.c ---- */

/* Takes a value from a command line or a file; `shown` is the option's name there. Returns 0, -EINVAL or -ENOMEM. */
int option_take(struct options *options, const struct option *option, const char *shown, const char *text,
		struct pmureg_error *error);
/* Return the option with a letter or a name, or the end of the table. */
const struct option *option_lettered(const struct option *option, char letter);
const struct option *option_named(const struct option *option, struct pmureg_word name);
/* Returns 0 to continue, or the exit status + 1 after printing help or an error. */
int options_parse(struct options *options, const struct command *command, int argc, char **argv);
void options_free(struct options *options);

/* ---- help.c ---- */

const struct command *command_named(const char *name); /* NULL: there is none */
int wrong_usage(const struct command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
void command_help(const struct command *command, FILE *out);

/* ---- printed.c ---- */

extern const char text_pmureg_1[], text_pmureg_bash[], text_session_schema_json[], text_stat_schema_json[];
/* Prints one of these. Returns the exit status. */
int print_text(const char *text);

/* ---- pager.c ---- */

/*
 * On a terminal, shows standard output by $PMUREG_PAGER, $PAGER or less; --no-pager and `cat` use no pager. pager_end()
 * returns the exit status: a pager that is missing or ends early is not an error.
 */
int is_terminal(void);
void pager_begin(const struct tool *tool);
int pager_end(int status);

/* ---- text.c ---- */

/*
 * Returns the bytes of a text's first character. Sets `harmful` to the character if it could control a terminal, to
 * 0xfffd if it is not UTF-8, else to 0.
 */
size_t next_character(const char *text, uint32_t *harmful);
/* Prints untrusted text with \\x1b for characters that could control a terminal, including line ends. */
void print_shown(FILE *out, const char *text, size_t length);
/* Like fprintf(), printed so. Returns the number of bytes before that. */
int show(FILE *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
extern FILE *complaints; /* destination of messages; NULL: standard error */
/* Prints the beginning of a message, without the line end. */
void complain_begin(const char *format, va_list arguments) __attribute__((format(printf, 1, 0)));
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Prints an error that may be at a place in a text: the message, the text, and a caret under the column. */
void complain_error(const struct pmureg_error *error, const char *text);
void note_told(const char *text);      /* of a message that is printed otherwise */
int was_told(const char *text);        /* whether the last message said this, maybe cut */
const char *with_commas(uint64_t value, char text[32]);
int like(const char *a, const char *b); /* ignores case */
/*
 * Returns how well a text matches a pattern, ignoring case, with * and ? as in a shell: `cas` is a word of `CAS_COUNT`,
 * but only within `broadcast`.
 */
enum fit { FITS_NOT, FITS_WITHIN, FITS_WORD };
enum fit fit(const char *text, const char *pattern);
void wrap(FILE *out, const char *text, int indent, int first); /* to 100 columns; `first` are used already */
const char *bold(const struct tool *tool);
const char *faint(const struct tool *tool);
const char *plain(const struct tool *tool);
/*
 * Returns a list with room for one more item, growing at 1, 2, 4, ... Returns NULL if out of memory; the list is then
 * unchanged.
 */
void *with_room(void *list, size_t count, size_t size);
int finish(FILE *out); /* flushes; a failed write is an error */

/* ---- json.c ---- */

struct json {
	FILE *out;
	const char *comma; /* before the next value; "" at first */
};

/*
 * Opens an object or a list; name NULL: within a list. `bracket` of json_close() is the closing brackets and the line
 * end.
 */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, const char *bracket);
void json_text(struct json *json, const char *name, const char *text);
void json_value(struct json *json, const char *name, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Prints a quoted text. `escape` is printed before \\u202e and the like, which are escaped so; "" in JSON. */
void json_string(FILE *out, const char *text, const char *escape);

#endif
