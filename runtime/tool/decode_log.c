/*
 * decode_log.c: `pmureg decode -`: decodes the register values in a log, after each line. Understands the command lines
 * and output of msr-tools, the kernel's msr events as tracers print them, and names or addresses with a value.
 */
#include "tool.h"

#include <ctype.h>
#include <strings.h>

#define WORDS 64 /* most words of a line */
#define KNOWN 64 /* cached names: a log repeats a few, and a search covers all systems */

struct known {
	char name[2 * TOOL_NAME];
	struct subject subject;
	int is_register;
};

struct log {
	const struct tool *tool;
	const struct pmureg_system *system; /* of --system; NULL: any */
	size_t decoded;
	struct pmureg_error several;        /* the first register that several systems have */
	char asked[32];                     /* register of an rdmsr command, whose value follows; "": none */
	int base;                           /* number base of rdmsr's output */
	struct known known[KNOWN];
	size_t searches;                    /* searches so far; the next one replaces the oldest cached name */
};

/* ---- One value ---- */

/* Returns 0 if no system, or several, have the register. */
static int decode_log_search(struct log *log, const char *name, struct subject *found)
{
	struct several several;
	size_t count;

	*found = (struct subject){.system = log->system};
	if (log->system)
		return !pmureg_register_find(log->system, name, &found->at, NULL);
	count = registers_named(log->tool, name, found, &several);
	if (count > 1 && !log->several.code)
		(void)pmureg_fail(&log->several, -ENOENT, 0,
				  "'%s' is a register of several systems: %s; choose one with --system", name, several.names);
	return count == 1;
}

static const struct known *decode_log_find(struct log *log, const char *name)
{
	struct known *known = log->known;

	for (size_t i = 0; i < log->searches && i < KNOWN; i++)
		if (strcmp(known[i].name, name) == 0)
			return &known[i];
	known += log->searches++ % KNOWN;
	(void)snprintf(known->name, sizeof(known->name), "%s", name);
	known->is_register = decode_log_search(log, name, &known->subject);
	return known;
}

static int print_value_of(struct log *log, const char *name, uint64_t value, int is_write)
{
	const struct known *known = decode_log_find(log, name);
	const struct pmureg_register_name *at = &known->subject.at;
	const struct pmureg_register *reg = at->reg;
	const char *broken;
	char text[320];

	if (!known->is_register)
		return 0;
	(void)pmureg_register_name_text(at, text, sizeof(text));
	(void)printf("  %s_%s  %s = 0x%0*llx", pmureg_block_name(at->block), pmureg_register_key(reg), text,
		     hex_digits(reg), (unsigned long long)value);
	log->decoded++;
	if (reg->width < 64 && value >> reg->width) {
		(void)printf(" does not fit into %u bits\n", (unsigned)reg->width);
		return 1;
	}
	print_fields_short(stdout, reg, value);
	print_event_short(stdout, known->subject.system, at, value, UINT64_MAX);
	broken = is_write ? pmureg_value_check(reg, value, text, sizeof(text)) : NULL;
	(void)printf("%s%s\n", broken ? "; invalid to write: " : "", broken ? broken : "");
	return 1;
}

/* ---- Kinds of lines ---- */

static int decode_log_is_number(const char *text, int base, uint64_t *value)
{
	const size_t length = strcspn(text, ",;");
	char *end;

	errno = 0;
	*value = strtoull(text, &end, base);
	return end != text && end == text + length && !errno;
}

/* Parses `write_msr: 38f, value 7000000f`, both hexadecimal without prefix. A faulted access has no value. */
static int decode_log_take_event(struct log *log, char *const *words, size_t count)
{
	for (size_t i = 0; i + 3 < count; i++) {
		const char *colon = strrchr(words[i], ':'), *name = words[i];
		uint64_t index, value;
		char text[32];
		int is_write;

		if (strncmp(name, "msr:", 4) == 0)
			name += 4;
		is_write = strcmp(name, "write_msr:") == 0;
		if (!colon || (!is_write && strcmp(name, "read_msr:") != 0) || strcmp(words[i + 2], "value") != 0 ||
		    !decode_log_is_number(words[i + 1], 16, &index) || !decode_log_is_number(words[i + 3], 16, &value))
			continue;
		(void)snprintf(text, sizeof(text), "MSR 0x%llx", (unsigned long long)index);
		if (i + 4 >= count || strcmp(words[i + 4], "#GP") != 0)
			(void)print_value_of(log, text, value, is_write);
		return 1;
	}
	return 0;
}

/*
 * Returns the output base of rdmsr with an option (a letter, or the first one of a long name), or 0 if it prints no
 * whole number.
 */
static int base_with(int base, char option)
{
	if (!base || strchr("rfb", option))
		return 0;
	return strchr("du", option) ? 10 : option == 'o' ? 8 : strchr("xXh", option) ? 16 : base;
}

/* Skips the options of rdmsr and wrmsr, of which -p and -f have an argument. */
static size_t decode_log_take_options(char *const *words, size_t at, size_t count, int *base)
{
	for (; at < count && words[at][0] == '-' && words[at][1]; at++) {
		const char *letter = words[at] + 1;
		const int is_long = *letter == '-';

		for (letter += is_long; *letter; letter++) {
			*base = base_with(*base, *letter);
			if (is_long || *letter == 'p' || *letter == 'f')
				break;
		}
		if (*letter && strchr("pfb", *letter))
			at += is_long ? !strchr(letter, '=') : !letter[1];
	}
	return at;
}

/* Parses `wrmsr -p 0 0xd12 0x400335`, and `rdmsr -a 0xd12`, whose values are the next lines. */
static int decode_log_take_command(struct log *log, char *const *words, size_t count)
{
	uint64_t index, value;
	size_t at = 0;
	int is_write = 0, base = 16;

	for (; at < count; at++) {
		const char *slash = strrchr(words[at], '/'), *name = slash ? slash + 1 : words[at];

		is_write = strcmp(name, "wrmsr") == 0;
		if (is_write || strcmp(name, "rdmsr") == 0)
			break;
	}
	if (at == count)
		return 0;
	at = decode_log_take_options(words, at + 1, count, &base);
	if (at >= count || !decode_log_is_number(words[at], 0, &index))
		return 0;
	(void)snprintf(log->asked, sizeof(log->asked), "MSR 0x%llx", (unsigned long long)index);
	log->base = base;
	for (at++; is_write && at < count && decode_log_is_number(words[at], 0, &value); at++)
		(void)print_value_of(log, log->asked, value, 1);
	if (is_write || !base)
		log->asked[0] = '\0';
	return 1;
}

/* Parses `NAME: 0x28` and `MSR 0xd12 <- 0x28`, as turbostat and dry runs print them. */
static int take_pair(struct log *log, char *const *words, size_t count)
{
	for (size_t i = 0; i + 1 < count; i++) {
		const int has_space = i && (like(words[i - 1], "MSR") || like(words[i - 1], "CSR") || like(words[i - 1], "PCI"));
		const int is_stopped = strlen(words[i]) > 1 && strchr(":,=", words[i][strlen(words[i]) - 1]);
		const size_t next = i + 1 + (i + 2 < count && strlen(words[i + 1]) <= 2 && strpbrk(words[i + 1], "=:<>"));
		char name[2 * TOOL_NAME];
		uint64_t value;

		if (strncmp(words[next], "0x", 2) != 0 || !decode_log_is_number(words[next], 16, &value))
			continue;
		(void)snprintf(name, sizeof(name), "%s%s%.*s", has_space ? words[i - 1] : "", has_space ? " " : "",
			       (int)strlen(words[i]) - is_stopped, words[i]);
		if (print_value_of(log, name, value, i && like(words[i - 1 - (size_t)(has_space && i > 1)], "write")))
			return 1;
	}
	return 0;
}

static void decode_log_take_line(struct log *log, char *line)
{
	char *words[WORDS], *rest = NULL;
	size_t count = 0;
	uint64_t value;

	for (char *word = strtok_r(line, " \t\r", &rest); word && count < WORDS; word = strtok_r(NULL, " \t\r", &rest))
		words[count++] = word;
	if (log->asked[0] && count == 1 && decode_log_is_number(words[0], log->base, &value)) {
		(void)print_value_of(log, log->asked, value, 0);
		return;
	}
	log->asked[0] = '\0';
	if (!decode_log_take_event(log, words, count) && !decode_log_take_command(log, words, count))
		(void)take_pair(log, words, count);
}

/* ---- The log ---- */

int decode_log(const struct tool *tool, FILE *in)
{
	struct log log = {.tool = tool};
	size_t room = 0;
	ssize_t length;
	char *line = NULL;

	if (tool->system && system_choose(tool, &log.system))
		return TOOL_FAILED;
	while ((length = getline(&line, &room, in)) >= 0) {
		if (length && line[length - 1] == '\n')
			line[--length] = '\0';
		print_shown(stdout, line, (size_t)length);
		(void)putchar('\n');
		/* After a crash, a log file may have NULs before the next output. */
		for (ssize_t i = 0; i < length; i++)
			line[i] = line[i] ? line[i] : ' ';
		decode_log_take_line(&log, line);
	}
	free(line);
	if (ferror(in)) {
		complain("standard input cannot be read: %s", strerror(errno));
		return TOOL_FAILED;
	}
	if (log.several.code)
		complain("%s", log.several.message);
	else if (!log.decoded)
		complain("no line has a value of a described register, as in `wrmsr 0xd12 0x400335`, "
			 "`NAME: 0x400335` or the kernel's `write_msr: d12, value 400335`");
	return finish(stdout) || log.several.code || !log.decoded ? TOOL_FAILED : TOOL_DONE;
}
