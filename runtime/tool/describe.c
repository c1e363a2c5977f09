/*
 * describe.c: `pmureg describe`: finds what a name means and describes it.
 */
#include <errno.h>
#include <string.h>

#include "tool.h"

#define MOST 64

enum kind { A_SYSTEM, A_UNIT, A_REGISTER, AN_EVENT, A_METRIC };

struct match {
	enum kind kind;
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	uint16_t instance;
	struct register_found reg;
	const struct pmureg_event_info *event;
	const struct pmureg_metric *metric;
};

struct matches {
	struct match list[MOST];
	size_t count;
	struct pmureg_error error; /* the most telling one */
};

static void add(struct matches *matches, const struct match *match)
{
	if (matches->count < MOST)
		matches->list[matches->count++] = *match;
}

/* Events and metrics of a block by their own name. */
static void find_inside(struct matches *matches, const struct pmureg_system *system, const struct pmureg_block *block,
			const char *name)
{
	struct match match = {.system = system, .block = block};

	match.kind = AN_EVENT;
	for (uint16_t i = 0; i < block->event_count; i++) {
		match.event = &block->events[i];
		if (like(match.event->name, name) || (match.event->linux_name && like(match.event->linux_name, name)))
			add(matches, &match);
	}
	match.kind = A_METRIC;
	for (uint16_t i = 0; i < block->metric_count; i++) {
		match.metric = &block->metrics[i];
		if (like(match.metric->name, name))
			add(matches, &match);
	}
}

/* UNIT/EVENT/ or UNIT.EVENT; the slash at the end may be left out. */
static void find_qualified(struct matches *matches, const struct pmureg_system *system, const char *name)
{
	size_t length = strcspn(name, "/");
	const struct pmureg_block *block;
	char rest[TOOL_NAME];
	uint16_t instance;

	if (!name[length])
		length = strcspn(name, ".");
	if (!name[length] || !unit_find(system, name, length, &block, &instance))
		return;
	(void)snprintf(rest, sizeof(rest), "%s", name + length + 1);
	length = strlen(rest);
	if (length && rest[length - 1] == '/')
		rest[length - 1] = '\0';
	find_inside(matches, system, block, rest);
}

static void find_in(struct matches *matches, const struct pmureg_system *system, const char *name)
{
	struct match match = {.system = system};
	struct pmureg_error error;
	int code;

	if (like(system->name, name)) {
		match.kind = A_SYSTEM;
		add(matches, &match);
		return;
	}
	if (unit_find(system, name, strlen(name), &match.block, &match.instance)) {
		match.kind = A_UNIT;
		add(matches, &match);
	}
	match.reg.system = system;
	code = pmureg_register_find(system, name, &match.reg.name, &error);
	if (code == 0) {
		match.kind = A_REGISTER;
		add(matches, &match);
	} else if (code != -ENOENT) {
		matches->error = error;
	}
	find_qualified(matches, system, name);
	for (uint16_t i = 0; i < system->block_count; i++)
		find_inside(matches, system, &system->blocks[i], name);
}

static void print_match(const struct tool *tool, FILE *out, const struct match *match)
{
	switch (match->kind) {
	case A_SYSTEM:
		describe_system(tool, out, match->system);
		break;
	case A_UNIT:
		describe_block(tool, out, match->system, match->block, match->instance);
		break;
	case A_REGISTER:
		describe_register(tool, out, &match->reg);
		break;
	case AN_EVENT:
		describe_event(tool, out, match->system, match->block, match->event);
		break;
	case A_METRIC:
		describe_metric(tool, out, match->system, match->block, match->metric);
		break;
	}
}

static void print_choice(FILE *out, const struct match *match)
{
	static const char *const kinds[] = {"system", "unit", "register", "event", "metric"};
	char title[TOOL_NAME] = "";

	if (match->kind == A_SYSTEM)
		(void)snprintf(title, sizeof(title), "%s", match->system->name);
	else if (match->kind == A_UNIT)
		unit_name(match->system, match->block, match->instance == PMUREG_INSTANCES_ALL ? 0 : match->instance, title,
			  sizeof(title));
	else if (match->kind == A_REGISTER)
		register_title(&match->reg, title, sizeof(title));
	else
		(void)snprintf(title, sizeof(title), "%s_%s.%s", match->system->name, match->block->key,
			       match->kind == AN_EVENT ? match->event->name : match->metric->name);
	(void)fprintf(out, "  %-8s  %s\n", kinds[match->kind], title);
}

static int describe_name(const struct tool *tool, const char *name)
{
	const struct pmureg_system *system = NULL, *variant = system_find(name);
	struct matches matches;

	memset(&matches, 0, sizeof(matches));
	if (tool->system && system_choose(tool, &system))
		return TOOL_FAILED;
	if (!system)
		system = system_of_name(name);
	if (system)
		find_in(&matches, system, name);
	if (!matches.count && !tool->system && variant)
		find_in(&matches, variant, variant->name);
	for (size_t i = 0; i < pmureg_system_count && !matches.count && !tool->system; i++)
		find_in(&matches, pmureg_systems[i], name);
	if (matches.count == 1) {
		print_match(tool, stdout, &matches.list[0]);
		return finish(stdout);
	}
	if (matches.count) {
		complain("'%s' can be any of these; say which:", name);
		for (size_t i = 0; i < matches.count; i++)
			print_choice(stderr, &matches.list[i]);
		return TOOL_FAILED;
	}
	if (matches.error.code)
		complain_error(&matches.error, name);
	else
		complain("nothing%s%s is called '%s'; `pmureg list %s` searches for it", system ? " of " : "",
			 system ? system->name : "", name, name);
	return TOOL_FAILED;
}

int describe_run(struct tool *tool, const struct command *command, struct options *options)
{
	const struct pmureg_system *system;

	(void)command;
	if (options->word_count)
		return describe_name(tool, options->words[0]);
	if (system_choose(tool, &system))
		return TOOL_FAILED;
	if (system) {
		describe_system(tool, stdout, system);
		return finish(stdout);
	}
	for (size_t i = 0; i < pmureg_system_count; i++)
		(void)printf("%-12s  %s\n", pmureg_systems[i]->name, pmureg_systems[i]->title);
	return finish(stdout);
}
