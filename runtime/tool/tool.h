/*
 * tool.h: what the files of the command share.
 */
#ifndef PMUREG_TOOL_H
#define PMUREG_TOOL_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>
#include <pmureg/systems.h>

#include "../library/fields.h"
#include "../library/units.h"

/* Exit status. */
enum { TOOL_DONE = 0, TOOL_FAILED = 1, TOOL_USAGE = 2 };

#define TOOL_NAME UNIT_NAME /* of a unit, a register, an event */

struct tool {
	const char *sysfs;  /* where sysfs is mounted */
	const char *system; /* --system, or NULL */
	int colour;
	struct pmureg_machine *machine; /* --root and --sysfs, or this one */
};

/* ---- systems.c and the others that look at descriptions ---- */

#include "look.h"

/* ---- options.c ---- */

struct option {
	char letter;          /* 0: none */
	const char *name;     /* long, without -- */
	const char *argument; /* what the value is called in --help; NULL: a flag */
	const char *text;
};

struct command {
	const char *name;
	const char *usage;
	const char *text;               /* one line */
	const char *more;               /* paragraphs behind the options; may be NULL */
	int takes_system;               /* its first word is a described system */
	const struct option *options;   /* ends with a name of NULL */
	void (*examples)(FILE *out);
	int (*run)(struct tool *tool, const struct command *command, int argc, char **argv);
};

enum { ARGUMENT_WORD = -1, ARGUMENT_END = -2, ARGUMENT_WRONG = -3, ARGUMENT_HELP = -4 };

struct arguments {
	const struct command *command;
	int argc, at;
	char **argv;
	const char *letters; /* rest of -abc */
	const char *value;   /* of the option, or the word */
	int only_words;      /* behind -- */
	int options_first;   /* the first word ends the options: it is a command's */
};

/* The next option's index in the command's options, or one of the above. Help and mistakes are printed already. */
int arguments_next(struct arguments *arguments);
/* The exit status for what ended the parsing. */
int arguments_status(int next);
/* For commands that take --system and words: the words. Not 0: what ended the parsing, as exit status + 1. */
int arguments_words(struct tool *tool, const struct command *command, int argc, char **argv, const char **words,
		    size_t room, size_t *count);
int wrong_usage(const struct command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
void command_help(const struct command *command, FILE *out);

#define SYSTEM_OPTION {0, "system", "NAME", "a described system, when it is not this machine"}
#define HELP_OPTION {'h', "help", NULL, "show this help"}
#define NO_OPTION {0, NULL, NULL, NULL}

/* ---- main.c ---- */

extern const struct command command_list, command_run, command_describe, command_decode, command_encode, command_stat,
	command_demo, command_verify, command_allowlist, command_dump, command_selftest, command_completion, command_restore, command_manual;
extern const struct command *const commands[];
extern const size_t command_count;

/* ---- text.c ---- */

/* The front of a complaint, without the end of its line. */
void complain_begin(const char *format, va_list arguments) __attribute__((format(printf, 1, 0)));
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* An error about a place in a text: the message, the text, a caret under the column (from 1; 0: no place). */
void complain_at(const char *text, size_t length, int column, const char *message);
void complain_error(const struct pmureg_error *error, const char *text);
const char *with_commas(uint64_t value, char text[32]);
int like(const char *a, const char *b); /* not case-sensitive */
int contains(const char *text, const char *pattern); /* not case-sensitive; with * and ? as the shell's */
void wrap(FILE *out, const char *text, int indent, int first); /* to 100 columns; `first` are used up */
const char *bold(const struct tool *tool);
const char *faint(const struct tool *tool);
const char *plain(const struct tool *tool);
/* The first line of a file. 0 or a negative errno value. */
int read_line(const char *path, char *text, size_t size);
int finish(FILE *out); /* flushes; a failed write is an error */

/* ---- json.c ---- */

/* "name": "text", and the text alone, quoted. */
void json_text(FILE *out, const char *name, const char *text);
void json_string(FILE *out, const char *text);

#endif
