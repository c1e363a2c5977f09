/*
 * tool.h: what the files of the command share.
 */
#ifndef PMUREG_TOOL_H
#define PMUREG_TOOL_H

/* What nearly every file needs, once: each includes this one first. */
#define _GNU_SOURCE
#ifndef __LP64__ /* addresses of registers are offsets of files, and those have 64 bits elsewhere anyway */
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

#define TOOL_NAME 128 /* longest name of a unit, a register, an event, with its end */

struct tool {
	const char *sysfs;  /* where sysfs is mounted */
	const char *system; /* --system, or NULL */
	const char *root;   /* --root, or NULL */
	int colour, no_pager;
	struct pmureg_machine *machine; /* of --root and --sysfs, or this one */
};

/* ---- systems.c and the others that look at descriptions ---- */

#include "look.h"

/* ---- commands.yaml ---- */

/* What the options of a command say, or the keys of a session file: each row of the table has a member. */
struct command;
struct options {
	const struct command *command; /* that they were given to */
	const char *system, *sysfs, *root, *run_directory, *io, *until, *cpus;
	char *events, *metrics, *mmio, *pids, *tids; /* lists, joined with commas; allocated */
	int all, all_cpus, append, big_num, check, dry_run, force, help, interval_clear, json, metric_only, names, no_aggr;
	int no_big_num, no_pager, no_rotation, per_instance, quiet, summary, verbose;
	int per_node, per_socket, per_die, per_cache, per_cluster, per_core;
	int schema, session, strict, systems, version;
	uint64_t count, cpu, delay_ms, duration_ms, instance, interval_ms, repeat, ticks;
	const char *separator, *output, *openmetrics, *format;
	char **words; /* what is no option, NULL at the end */
	size_t word_count;
};
#define OPTIONS .repeat = 1 /* what holds where nothing else is given */

enum option_kind {
	OPTION_FLAG,    /* an int */
	OPTION_TEXT,    /* a const char * */
	OPTION_LIST,    /* a char *: what is given several times is joined */
	OPTION_EVENTS,  /* such a list, of events */
	OPTION_NUMBER,  /* a uint64_t */
	OPTION_TIME,    /* the same, in ms */
	OPTION_CHOICE,  /* a const char *, one of several words */
	OPTION_FORMAT,  /* the same, its own name */
	OPTION_NODE     /* of session files alone: it is more than a value; or it is refused */
};

/* What a shell completes a word with. */
enum complete {
	COMPLETE_NOTHING = 0,
	COMPLETE_FILES = 1,
	COMPLETE_SESSIONS = 2, /* files of that name */
	COMPLETE_SHELLS = 4,
	COMPLETE_SYSTEMS = 8,
	COMPLETE_UNITS = 16,
	COMPLETE_PLACES = 32,  /* UNIT=FILE */
	COMPLETE_REGISTERS = 64,
	COMPLETE_FIELDS = 128, /* a register, then FIELD=VALUE */
	COMPLETE_EVENTS = 256,
	COMPLETE_METRICS = 512,
	COMPLETE_PARTS = COMPLETE_UNITS | COMPLETE_REGISTERS,
	COMPLETE_NAMES = COMPLETE_SYSTEMS | COMPLETE_PARTS | COMPLETE_EVENTS | COMPLETE_METRICS
};

struct option {
	const char *name;            /* long, without --; or a key */
	char letter;                 /* 0: none */
	const char *argument, *text; /* argument NULL: a flag */
	enum option_kind kind;
	size_t member;               /* of struct options */
	uint64_t least, most;        /* of a number; most of a text's characters */
	const char *const *choices;  /* end with NULL */
	const char *is;              /* what its value should be */
	char needs;                  /* a character that is in it; 0: none */
	enum complete complete;
};

typedef int command_run(struct tool *tool, struct options *options);

struct command {
	const char *name, *usage;
	const char *text;              /* one line */
	const char *more;              /* paragraphs behind the options */
	const char *examples;          /* lines */
	const struct option *options;  /* end with a name of NULL */
	const struct option *refused;  /* the same, of another tool: `is` tells what to use instead */
	size_t words;                  /* the most that it takes */
	int ends;                      /* the first one ends the options: it is a command's */
	int takes_system, needs_system; /* as the first word */
	const char *too_many;
	enum complete complete;        /* its words, but for a system in front of them */
	command_run *run;
};

extern const struct command command_pmureg, commands[];
extern const size_t command_count;
extern const struct option session_keys[], output_keys[], event_keys[]; /* end with a name of NULL */
command_run list_run, describe_run, decode_run, encode_run, stat_run, run_run, verify_run, dump_run, selftest_run,
	allowlist_run, demo_run, completion_run, restore_run, manual_run;

/* ---- options.c ---- */

/* Takes a value, from a command line or a file; `shown` is what the option is called there. 0 or -EINVAL, -ENOMEM. */
int option_take(struct options *options, const struct option *option, const char *shown, const char *text,
		struct pmureg_error *error);
/* 0: go on; else the exit status + 1: help and mistakes are printed already. */
int options_parse(struct options *options, const struct command *command, int argc, char **argv);
void options_free(struct options *options);

/* ---- help.c ---- */

int wrong_usage(const struct command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
void command_help(const struct command *command, FILE *out);

/* ---- printed.c ---- */

extern const char *const text_pmureg_1[], *const text_pmureg_bash[], *const text_session_schema_json[],
									     *const text_stat_schema_json[];
/* Prints one of them. The exit status. */
int print_text(const char *const *lines);

/* ---- pager.c ---- */

/*
 * A terminal is shown what is printed to standard output by $PMUREG_PAGER, $PAGER or less; --no-pager and `cat` are none.
 * At the end the exit status: a pager that was not there, or has had enough, is no error.
 */
int is_terminal(void);
void pager_begin(const struct tool *tool);
int pager_end(int status);

/* ---- text.c ---- */

/*
 * The bytes of a text's first character, and whether a terminal might act on it: what it is, 0xfffd where it is no
 * UTF-8; else 0.
 */
size_t next_character(const char *text, uint32_t *harmful);
/*
 * Whatever others may have a say in is printed so: with \\x1b for what a terminal might act on, the end of a line, too.
 */
void print_shown(FILE *out, const char *text, size_t length);
/* As fprintf(), shown so. How many bytes it was before. */
int show(FILE *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
extern FILE *complaints; /* where they go; NULL: to standard error */
/* The front of a complaint, without the end of its line. */
void complain_begin(const char *format, va_list arguments) __attribute__((format(printf, 1, 0)));
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* An error that may be about a place in a text: the message, the text, a caret under the column. */
void complain_error(const struct pmureg_error *error, const char *text);
const char *with_commas(uint64_t value, char text[32]);
int like(const char *a, const char *b); /* not case-sensitive */
/* How well a text fits a pattern, not case-sensitive, with * and ? as the shell's: `cas` is a word of `CAS_COUNT`, and stands within `broadcast`. */
enum fit { FITS_NOT, FITS_WITHIN, FITS_WORD };
enum fit fit(const char *text, const char *pattern);
void wrap(FILE *out, const char *text, int indent, int first); /* to 100 columns; `first` are used up */
const char *bold(const struct tool *tool);
const char *faint(const struct tool *tool);
const char *plain(const struct tool *tool);
/* A list with room for one more item: for 1, 2, 4, ... NULL: out of memory, and the list is as it was. */
void *with_room(void *list, size_t count, size_t size);
int finish(FILE *out); /* flushes; a failed write is an error */

/* ---- json.c ---- */

struct json {
	FILE *out;
	const char *comma; /* in front of the next value; "" at first */
};

/* An object or a list; a name of NULL: it is in a list. What closes it are brackets, and the end of a line. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, const char *bracket);
void json_text(struct json *json, const char *name, const char *text);
void json_value(struct json *json, const char *name, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* A text, quoted; `escape` stands in front of \\u202e and the like, which are written so: "" in JSON. */
void json_string(FILE *out, const char *text, const char *escape);

#endif
