/*
 * look.h: what the commands that look at descriptions share: systems, registers by name and one after the other, values
 * in words.
 */
#ifndef PMUREG_TOOL_LOOK_H
#define PMUREG_TOOL_LOOK_H

#include <stdio.h>

#include <pmureg/core.h>
#include <pmureg/systems.h>

struct tool;
struct options;

/* What a name stands for: a system, or a unit, a register, an event or a metric of it. */
struct subject {
	const struct pmureg_system *system;
	struct pmureg_register_name at; /* the block and its instance; of a register that, too, and its element */
	const struct pmureg_described_event *event;
	const struct pmureg_metric *metric;
};

/* ---- systems.c ---- */

/* The machine that the options mean. */
int machine_open(const struct tool *tool, const struct options *options, struct pmureg_machine **machine,
		 struct pmureg_error *error);
/* What the library is to do, as --system, --io, --root and the others say. */
struct pmureg_options library_options(const struct tool *tool, const struct options *options);
/* `soc`, or `soc.variant` where the variant is known. */
const char *whole_name(const struct pmureg_system *system, char text[TOOL_NAME]);
/* --system, else what this machine is, else NULL. Not 0: --system is wrong, and that has been said. */
int system_choose(const struct tool *tool, const struct pmureg_system **system);
/* `SYSTEM:NAME` as the first word is NAME with --system SYSTEM. Not 0: it is none, or there is another, and that has been said. */
int system_take(struct tool *tool, struct options *options);
/* The system whose name stands in front of `name`, as in soc_block_register and soc.block.register, or NULL. */
const struct pmureg_system *system_of_name(const char *name);
/* ---- registers.c ---- */

/* From {0} on, until they return 0: the registers of a system; its units; the elements of a unit's registers. */
int next_register(const struct pmureg_system *system, struct pmureg_register_name *at);
int next_unit(const struct pmureg_system *system, struct pmureg_register_name *at);
int next_element(struct pmureg_register_name *at);
/* The unit's name, by Linux where it has one; of PMUREG_INSTANCES_ALL, without a number. */
const char *unit_text(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
		      char text[TOOL_NAME]);
/* Whether a name is a unit's. */
int unit_named(const struct pmureg_system *system, const char *name, size_t length, struct pmureg_register_name *at);
/* How many systems have a register of this name: those that this machine is, or, where none of them has, all. */
struct several {
	char names[256];           /* theirs */
	struct pmureg_error error; /* what else is wrong with the name */
};
size_t registers_named(const struct tool *tool, const char *name, struct subject *found, struct several *several);
/* A register by name, in --system, in the system of its prefix, or as above. What is wrong has been said if not 0. */
int register_search(const struct tool *tool, const char *name, struct subject *found);

/* ---- list.c ---- */

typedef void list_taker(void *context, const char *name);
/*
 * All that can be counted, by name: of a system; NULL: of this machine, or, where that is none that is described and
 * `is_any`, of all of them. What fits a pattern, where one is given, by whatever name.
 */
void list_names(const struct tool *tool, const struct pmureg_system *system, int is_any, const char *pattern,
		list_taker *take, void *context);
void list_systems(list_taker *take, void *context);
/* Whether `pmureg list PATTERN` prints something, with --system where that is not NULL. */
int list_finds(const struct tool *tool, const char *system, const char *pattern);
/* Which of these, or metric or system, may have been meant; which register, as its C name. */
void names_try(const struct tool *tool, const struct pmureg_system *system, struct pmureg_nearest *nearest);
void registers_try(const struct pmureg_system *system, struct pmureg_nearest *nearest);

/* ---- values.c ---- */

int hex_digits(const struct pmureg_register *reg);
/* How many events the value of a register can select: one, or one for each element of a field array. */
uint32_t register_event_count(const struct pmureg_register *reg);
/*
 * The described event that it selects, or, of several, that element; NULL: none, or what is not among `bits` of it tells
 * which.
 */
const struct pmureg_described_event *register_event(const struct pmureg_system *system,
						    const struct pmureg_register_name *at, uint64_t value,
						    uint64_t bits, uint32_t element);
/* The next one that is the same under another name, or NULL. */
const struct pmureg_described_event *event_again(const struct pmureg_block *block,
						 const struct pmureg_described_event *event);
/* On one line: ` field=value` or ` field=NAME` of every field that is not 0; ` (event, …)`, where one is selected. */
void print_fields_short(FILE *out, const struct pmureg_register *reg, uint64_t value);
void print_event_short(FILE *out, const struct pmureg_system *system, const struct pmureg_register_name *at,
		       uint64_t value, uint64_t bits);
/* A line for each field: bits, name, value, what it means. */
void print_fields(const struct pmureg_register *reg, uint64_t value);

/* ---- decode_log.c ---- */

/* Prints a log, and behind each line with a register's value what that says. The exit status. */
int decode_log(const struct tool *tool, FILE *in);

/* ---- page.c ---- */

/* What the generator has written about a system, and about the one thing that is meant; and prints that. */
const struct system_pages *pages_of(const struct pmureg_system *system);
const char *page_of(const struct subject *subject);
void page_print(const struct tool *tool, const struct subject *subject);

/* ---- draw.c ---- */

/* The register bit by bit, top bit first, with the bits of `value`. */
void draw_register(const struct subject *subject, uint64_t value);

/* ---- restore.c ---- */

/* Says so if killed processes have left something there. */
void records_tell(const struct pmureg_options *options);

#endif
