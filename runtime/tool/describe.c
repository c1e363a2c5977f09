/*
 * describe.c: `pmureg describe`: finds what a name means and describes it.
 */
#include <errno.h>
#include <string.h>

#include "tool.h"

#define MOST 64

struct matches {
	struct subject list[MOST];
	size_t count;
	struct pmureg_error error; /* most specific error */
};

/* ---- Finding ---- */

static void describe_add(struct matches *matches, const struct subject *subject)
{
	if (matches->count < MOST)
		matches->list[matches->count++] = *subject;
}

/* Adds events and metrics of a block by their own name. */
static void find_inside(struct matches *matches, struct subject subject, const char *name)
{
	const struct pmureg_block *block = subject.at.block;

	subject.event = pmureg_event_named(block, pmureg_word_of(name));
	if (subject.event)
		describe_add(matches, &subject);
	for (uint16_t i = 0; i < block->metric_count; i++) {
		subject.metric = &pmureg_block_metrics(block)[i];
		if (like(pmureg_metric_name(subject.metric), name))
			describe_add(matches, &subject);
	}
}

/* Parses UNIT/EVENT/ or UNIT.EVENT; the last slash is optional. */
static void find_qualified(struct matches *matches, struct subject subject, const char *name)
{
	const size_t length = strcspn(name, strchr(name, '/') ? "/" : ".");
	char rest[TOOL_NAME];

	if (!name[length] || !unit_named(subject.system, name, length, &subject.at))
		return;
	(void)snprintf(rest, sizeof(rest), "%s", name + length + 1);
	if (rest[0] && rest[strlen(rest) - 1] == '/')
		rest[strlen(rest) - 1] = '\0';
	find_inside(matches, subject, rest);
}

static void describe_find_in(struct matches *matches, const struct pmureg_system *system, const char *name)
{
	struct subject subject = {.system = system};
	struct pmureg_error error;
	char whole[TOOL_NAME];
	int code;

	if (like(pmureg_system_key(system), name) || like(whole_name(system, whole), name)) {
		describe_add(matches, &subject);
		return;
	}
	if (unit_named(system, name, strlen(name), &subject.at))
		describe_add(matches, &subject);
	code = pmureg_register_find(system, name, &subject.at, &error);
	if (code == 0)
		describe_add(matches, &subject);
	else if (code != -ENOENT)
		matches->error = error;
	find_qualified(matches, subject, name);
	for (uint16_t i = 0; i < system->block_count; i++)
		find_inside(matches,
			    (struct subject){.system = system, .at = {.block = &pmureg_system_blocks(system)[i]}},
			    name);
}

struct kernel_search {
	struct matches *matches;
	const struct tool *tool;
	const char *name;
};

/* A PMU that cannot be read has no pages. */
static int find_in_pmu(void *context, const char *pmu)
{
	const struct kernel_search *search = context;
	const struct pmureg_system *system;

	if (!pmureg_kernel_pmu(search->tool->machine, pmu, &system, NULL))
		describe_find_in(search->matches, system, search->name);
	return 0;
}

/* Searches this machine's systems, or else all systems, or else the kernel's PMUs. */
static void find_anywhere(struct matches *matches, const struct tool *tool, const char *name)
{
	struct kernel_search search = {matches, tool, name};
	const struct pmureg_system *here;

	for (size_t i = 0; (here = pmureg_machine_system(tool->machine, i)); i++)
		describe_find_in(matches, here, name);
	if (matches->count)
		return;
	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));)
		describe_find_in(matches, each, name);
	/* Without a list of the kernel's PMUs there are none. */
	if (!matches->count)
		(void)pmureg_kernel_pmus(tool->machine, find_in_pmu, &search);
}

/* ---- Describing ---- */

static void print_choice(const struct subject *subject)
{
	const struct pmureg_block *block = subject->at.block;
	char name[TOOL_NAME], system[TOOL_NAME];

	if (subject->event || subject->metric)
		(void)fprintf(stderr, "  %-8s  %s.%s\n", subject->metric ? "metric" : "event", pmureg_block_name(block),
			      subject->metric ? pmureg_metric_name(subject->metric) :
						pmureg_described_event_name(subject->event));
	else if (subject->at.reg)
		(void)fprintf(stderr, "  register  %s_%s\n", pmureg_block_name(block),
			      pmureg_register_key(subject->at.reg));
	else if (block)
		(void)fprintf(stderr, "  unit      %s:%s\n", whole_name(subject->system, system),
			      unit_text(subject->system, block, subject->at.instance, name));
	else
		(void)fprintf(stderr, "  system    %s\n", whole_name(subject->system, system));
}

static void nothing_called(const struct tool *tool, const struct pmureg_system *system, const char *name)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	const char *of = system ? " of " : "", *of_system = system ? pmureg_system_key(system) : "";

	names_try(tool, system, &guess);
	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));)
		if (!system || pmureg_system_blocks(each) == pmureg_system_blocks(system))
			registers_try(each, &guess);
	if (guess.name[0])
		complain("nothing%s%s has the name '%s'; did you mean '%s'?", of, of_system, name, guess.name);
	else if (system && list_finds(tool, of_system, name))
		complain("nothing of %s has the name '%s'; search with `pmureg list --system %s '%s'`", of_system, name,
				 of_system, name);
	else if (list_finds(tool, NULL, name))
		complain("nothing%s%s has the name '%s'; search with `pmureg list '%s'`", of, of_system, name, name);
	else
		complain("nothing%s%s has '%s' in its name, explanation or address; `pmureg list%s%s` lists all",
			 of, of_system, name, system ? " --system " : "", of_system);
}

static int describe_name(const struct tool *tool, const char *name)
{
	const struct pmureg_system *system = NULL, *variant = pmureg_system_find(name, NULL);
	struct matches matches = {0};

	if (tool->system && system_choose(tool, &system))
		return TOOL_FAILED;
	if (!system)
		system = variant ? variant : system_of_name(name);
	if (system)
		describe_find_in(&matches, system, name);
	if (!matches.count && !tool->system)
		find_anywhere(&matches, tool, name);
	if (matches.count == 1) {
		pager_begin(tool);
		page_print(tool, &matches.list[0]);
		return pager_end(TOOL_DONE);
	}
	if (matches.count)
		complain("'%s' is ambiguous; choose one of:", name);
	for (size_t i = 0; i < matches.count; i++)
		print_choice(&matches.list[i]);
	if (!matches.count && matches.error.code)
		complain_error(&matches.error, name);
	else if (!matches.count)
		nothing_called(tool, system, name);
	return TOOL_FAILED;
}

/* Variants have their system's page. */
static int print_title(void *context, const char *name, const char *title, const char *file)
{
	(void)context;
	(void)file;
	if (!strchr(name, '.'))
		(void)printf("%-12s  %s\n", name, title);
	return 0;
}

int describe_run(struct tool *tool, struct options *options)
{
	struct subject subject = {0};

	if (system_take(tool, options))
		return TOOL_FAILED;
	if (options->words[0])
		return describe_name(tool, options->words[0]);
	if (system_choose(tool, &subject.system))
		return TOOL_FAILED;
	pager_begin(tool);
	if (subject.system)
		page_print(tool, &subject);
	else
		(void)pmureg_systems(print_title, NULL);
	return pager_end(TOOL_DONE);
}
