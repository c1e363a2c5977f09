/*
 * look.h: shared by the commands that read descriptions: systems, iteration over registers, names and decoded values.
 */
#ifndef PMUREG_TOOL_LOOK_H
#define PMUREG_TOOL_LOOK_H

#include <stdio.h>

#include <pmureg/core.h>
#include <pmureg/systems.h>

#define LONGEST_TERMS 2048 /* characters of an event's terms */

struct tool;
struct options;

/* What a name means: a system, or a unit, register, event or metric of it. */
struct subject {
	const struct pmureg_system *system;
	struct pmureg_register_name at; /* block and instance; for a register also the register and element */
	const struct pmureg_described_event *event;
	const struct pmureg_metric *metric;
};

/* ---- systems.c ---- */

/* Opens the machine that the options name. */
int machine_open(const struct tool *tool, const struct options *options, struct pmureg_machine **machine,
		 struct pmureg_error *error);
/* Makes the library's options from --system, --io, --root and others. */
struct pmureg_options library_options(const struct tool *tool, const struct options *options);
/* Returns `soc`, or `soc.variant` if the variant is known. */
const char *whole_name(const struct pmureg_system *system, char text[TOOL_NAME]);
/* Chooses --system, or this machine's system, or NULL. Returns non-zero after printing an error in --system. */
int system_choose(const struct tool *tool, const struct pmureg_system **system);
/*
 * Handles a first word `SYSTEM:NAME` like NAME with --system SYSTEM. Returns non-zero after printing an error: an
 * unknown or a second system.
 */
int system_take(struct tool *tool, struct options *options);
/* Returns the system whose name begins `name`, as in soc_block_register and soc.block.register, or NULL. */
const struct pmureg_system *system_of_name(const char *name);
/* ---- registers.c ---- */

/*
 * Iterate over a system's registers, its units, or the elements of a unit's registers. Start with {0}; return 0 at the
 * end.
 */
int next_register(const struct pmureg_system *system, struct pmureg_register_name *at);
int next_unit(const struct pmureg_system *system, struct pmureg_register_name *at);
int next_element(struct pmureg_register_name *at);
/* Sets the block and the metric to those of a number, counted through the system. Returns 0 after the last. */
int metric_at(struct subject *subject, size_t index);
/* Returns `term=value,term=value` of an event. */
const char *event_terms_text(const struct pmureg_block *block, const struct pmureg_described_event *event,
			     char text[LONGEST_TERMS]);
/* Returns the unit's name, Linux's if it has one; without a number for PMUREG_INSTANCES_ALL. */
const char *unit_text(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
		      char text[TOOL_NAME]);
/* Checks whether a name is that of a unit. */
int unit_named(const struct pmureg_system *system, const char *name, size_t length, struct pmureg_register_name *at);
/*
 * Result of a search: the systems of this machine that have the register or, if none has it, all systems that have it.
 */
struct several {
	char names[256];           /* names of the systems */
	struct pmureg_error error; /* another error in the name */
};
size_t registers_named(const struct tool *tool, const char *name, struct subject *found, struct several *several);
/*
 * Finds a register by name in --system, in the system of its prefix, or as above. Returns non-zero after printing an
 * error.
 */
int register_search(const struct tool *tool, const char *name, struct subject *found);

/* ---- list.c ---- */

typedef void list_taker(void *context, const char *name);
/*
 * Lists all names that can be counted: of a system; NULL: of this machine, or with `is_any` of all systems if the
 * machine is none. A pattern selects names; it may match any name of an item.
 */
void list_names(const struct tool *tool, const struct pmureg_system *system, int is_any, const char *pattern,
		list_taker *take, void *context);
void list_systems(list_taker *take, void *context);
/* Checks whether `pmureg list PATTERN` prints anything; `system`: --system or NULL. */
int list_finds(const struct tool *tool, const char *system, const char *pattern);
/* Suggest the nearest event, metric or system; the nearest register, by its C name. */
void names_try(const struct tool *tool, const struct pmureg_system *system, struct pmureg_nearest *nearest);
void registers_try(const struct pmureg_system *system, struct pmureg_nearest *nearest);

/* ---- values.c ---- */

int hex_digits(const struct pmureg_register *reg);
/* Returns how many events a register's value can select: one, or one for each element of a field array. */
uint32_t register_event_count(const struct pmureg_register *reg);
/*
 * Returns the described event that a register's value selects (with several events: that of the element). Returns NULL
 * if there is none, or if bits outside of `bits` decide.
 */
const struct pmureg_described_event *register_event(const struct pmureg_system *system,
						    const struct pmureg_register_name *at, uint64_t value,
						    uint64_t bits, uint32_t element);
/* Returns the same event under its next name, or NULL. */
const struct pmureg_described_event *event_again(const struct pmureg_block *block,
						 const struct pmureg_described_event *event);
/* On one line: ` field=value` or ` field=NAME` for each non-zero field; ` (event, …)` if events are selected. */
void print_fields_short(FILE *out, const struct pmureg_register *reg, uint64_t value);
void print_event_short(FILE *out, const struct pmureg_system *system, const struct pmureg_register_name *at,
		       uint64_t value, uint64_t bits);
/* Prints a line for each field: bits, name, value and its meaning. */
void print_fields(const struct pmureg_register *reg, uint64_t value);

/* ---- decode_log.c ---- */

/* Prints a log with the decoded values after each line. Returns the exit status. */
int decode_log(const struct tool *tool, FILE *in);

/* ---- page.c ---- */

/* Prints what the table has about a system, a unit, a register, an event or a metric. */
void page_print(const struct tool *tool, const struct subject *subject);

/* ---- draw.c ---- */

/* Prints the register's bit diagram, top bit first, with the bits of `value` unless it is NULL. */
void draw_register(const struct pmureg_register *reg, const uint64_t *value);

/* ---- restore.c ---- */

/* Tells the user if killed processes left records. */
void records_tell(const struct pmureg_options *options);

#endif
