/*
 * list.c: `pmureg list`: what can be counted, here and on the described systems.
 */
#include <errno.h>
#include <string.h>

#include "../io/perf.h"
#include "tool.h"

struct listing {
	const struct tool *tool;
	const char *pattern; /* NULL: everything */
	int names;           /* only names, one a line, for completion and scripts */
	size_t found;
	const char *heading; /* not printed yet */
	const char *device;
};

static int wanted(const struct listing *listing, const char *name, const char *text)
{
	if (!listing->pattern)
		return 1;
	if (contains(name, listing->pattern))
		return 1;
	return text && !listing->names && !strpbrk(listing->pattern, "*?[") && contains(text, listing->pattern);
}

static void print_item(struct listing *listing, const char *name, const char *text)
{
	listing->found++;
	if (listing->heading && !listing->names)
		(void)printf("%s%s%s\n", bold(listing->tool), listing->heading, plain(listing->tool));
	listing->heading = NULL;
	if (listing->names) {
		(void)puts(name);
		return;
	}
	wrap(stdout, text ? text : "", 52, printf("  %-48s  ", name));
}

/* ---- Described systems ---- */

static void print_block(const struct listing *listing, const struct pmureg_system *system,
			const struct pmureg_block *block)
{
	char name[TOOL_NAME], last[TOOL_NAME];

	units_name(system, block, name, sizeof(name));
	(void)printf("\n%s%s%s: %s", bold(listing->tool), name, plain(listing->tool), block->title);
	if (block->instance_count > 1) {
		unit_name(system, block, 0, name, sizeof(name));
		unit_name(system, block, (uint16_t)(block->instance_count - 1), last, sizeof(last));
		(void)printf(", %u units (%s ... %s)", (unsigned)block->instance_count, name, last);
	}
	(void)putchar('\n');
}

/* Where some variants of the system lack the event, and nothing says which variant is meant: those that have it. */
static void print_event(struct listing *listing, const struct pmureg_system *system, const char *name,
			const struct pmureg_event_info *event)
{
	char text[512], variants[TOOL_NAME];

	(void)variants_of(system, event, variants);
	if (system->variant || !variants[0] || listing->names) {
		print_item(listing, name, event->text);
		return;
	}
	(void)snprintf(text, sizeof(text), "%s (%s)", event->text, variants);
	print_item(listing, name, text);
}

static void list_block(struct listing *listing, const struct pmureg_system *system, const struct pmureg_block *block)
{
	char unit[TOOL_NAME], name[2 * TOOL_NAME];
	size_t before = listing->found;

	units_name(system, block, unit, sizeof(unit));
	/* A unit without named events counts, too: its terms are given by hand. */
	if (!block->event_count && block->term_count && !listing->pattern && !listing->names)
		print_block(listing, system, block);
	for (uint16_t i = 0; i < block->event_count; i++) {
		const struct pmureg_event_info *event = &block->events[i];

		(void)snprintf(name, sizeof(name), "%s/%s/", unit, event->name);
		if (!pmureg_event_in_variant(system, event) || !wanted(listing, name, event->text))
			continue;
		if (listing->found == before && !listing->names)
			print_block(listing, system, block);
		print_event(listing, system, name, event);
	}
	for (uint16_t i = 0; i < block->metric_count; i++) {
		(void)snprintf(name, sizeof(name), "%s.%s", unit, block->metrics[i].name);
		if (!listing->names && wanted(listing, name, block->metrics[i].text))
			print_item(listing, name, block->metrics[i].text);
	}
}

/* For completion: the devices, too, with their numbers. */
static void list_units(struct listing *listing, const struct pmureg_system *system, const struct pmureg_block *block)
{
	char name[TOOL_NAME + 1];

	for (uint16_t i = 0; i < block->instance_count; i++) {
		unit_name(system, block, i, name, TOOL_NAME);
		(void)strcat(name, "/");
		if (wanted(listing, name, NULL))
			print_item(listing, name, NULL);
	}
}

static void list_system(struct listing *listing, const struct pmureg_system *system)
{
	char name[TOOL_NAME];

	system_name(system, name, sizeof(name));
	if (!listing->names)
		(void)printf("%s%s%s: %s%s%s\n", bold(listing->tool), name, plain(listing->tool), system->title,
			     system->variant ? ": " : "", system->variant ? system->variant_title : "");
	for (uint16_t i = 0; i < system->block_count; i++) {
		if (listing->names)
			list_units(listing, system, &system->blocks[i]);
		list_block(listing, system, &system->blocks[i]);
	}
	if (!listing->names)
		(void)putchar('\n');
}

static int block_has(const struct listing *listing, const struct pmureg_system *system, const struct pmureg_block *block)
{
	char unit[TOOL_NAME], name[2 * TOOL_NAME];

	units_name(system, block, unit, sizeof(unit));
	for (uint16_t i = 0; i < block->event_count; i++) {
		(void)snprintf(name, sizeof(name), "%s/%s/", unit, block->events[i].name);
		if (wanted(listing, name, block->events[i].text))
			return 1;
	}
	for (uint16_t i = 0; i < block->metric_count; i++) {
		(void)snprintf(name, sizeof(name), "%s.%s", unit, block->metrics[i].name);
		if (wanted(listing, name, block->metrics[i].text))
			return 1;
	}
	return 0;
}

static int system_has(const struct listing *listing, const struct pmureg_system *system)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (block_has(listing, system, &system->blocks[i]))
			return 1;
	return 0;
}

static void list_system_names(struct listing *listing, const struct pmureg_system *system)
{
	char name[TOOL_NAME];

	print_item(listing, system->name, system->title);
	for (uint16_t i = 0; i < system->variant_count; i++) {
		system_name(&system->variants[i], name, sizeof(name));
		print_item(listing, name, system->variants[i].variant_title);
	}
}

static void list_systems(struct listing *listing)
{
	if (listing->names)
		return;
	(void)printf("%sDescribed systems%s (--system NAME lists one, --io sim counts on its model)\n", bold(listing->tool),
		     plain(listing->tool));
	for (size_t i = 0; i < pmureg_system_count; i++)
		list_system_names(listing, pmureg_systems[i]);
	(void)putchar('\n');
}

/* ---- This machine ---- */

static int list_event(void *context, const char *event)
{
	struct listing *listing = context;
	char name[2 * TOOL_NAME], file[TOOL_NAME], terms[TOOL_NAME];

	(void)snprintf(name, sizeof(name), "%s/%s/", listing->device, event);
	if (!wanted(listing, name, NULL))
		return 0;
	(void)snprintf(file, sizeof(file), "events/%s", event);
	if (listing->names || pmureg_perf_attribute(listing->tool->sysfs, listing->device, file, terms, sizeof(terms)))
		terms[0] = '\0';
	print_item(listing, name, terms);
	return 0;
}

struct terms {
	char text[200];
	size_t used;
};

static int add_term(void *context, const char *name)
{
	struct terms *terms = context;
	size_t room = sizeof(terms->text) - terms->used;
	int length = snprintf(terms->text + terms->used, room, "%s%s=", terms->used ? "," : "", name);

	if (length > 0 && (size_t)length < room)
		terms->used += (size_t)length;
	else
		terms->text[terms->used] = '\0';
	return 0;
}

static int list_device(void *context, const char *device)
{
	struct listing *listing = context;
	struct terms terms = {.used = 0};
	char name[TOOL_NAME + 256];
	int code;

	listing->device = device;
	code = pmureg_perf_formats(listing->tool->sysfs, device, add_term, &terms);
	/* A device without terms cannot be given an event by hand. */
	if (code == 0 && terms.used) {
		(void)snprintf(name, sizeof(name), "%s/%s/", device, listing->names ? "" : terms.text);
		if (listing->names)
			name[strlen(name) - 1] = '\0';
		if (wanted(listing, name, NULL))
			print_item(listing, name, "terms");
	}
	code = pmureg_perf_events(listing->tool->sysfs, device, list_event, listing);
	return code == -ENOENT ? 0 : code;
}

static int list_machine(struct listing *listing)
{
	const char *name;
	int code;

	listing->heading = "This machine's PMUs";
	code = pmureg_perf_devices(listing->tool->sysfs, list_device, listing);
	if (code && code != -ENOENT) {
		complain("the PMUs of this machine cannot be listed: %s", strerror(-code));
		return TOOL_FAILED;
	}
	for (size_t i = 0; (name = pmureg_perf_kernel_event(i)); i++)
		if (wanted(listing, name, NULL))
			print_item(listing, name, "counted by the kernel itself");
	return TOOL_DONE;
}

/* ---- The command ---- */

static int list(struct listing *listing)
{
	const struct pmureg_system *system;

	if (system_choose(listing->tool, &system))
		return TOOL_FAILED;
	if (system)
		list_system(listing, system);
	else if (!listing->pattern)
		list_systems(listing);
	/* Nobody should have to know where an event is to find it. */
	for (size_t i = 0; !system && listing->pattern && i < pmureg_system_count; i++)
		if (system_has(listing, pmureg_systems[i]))
			list_system(listing, pmureg_systems[i]);
	if (!listing->tool->system && list_machine(listing))
		return TOOL_FAILED;
	if (listing->pattern && !listing->found && !listing->names) {
		complain("nothing matches '%s'", listing->pattern);
		return TOOL_FAILED;
	}
	return TOOL_DONE;
}

static const struct option options[] = {
	SYSTEM_OPTION,
	{0, "names", NULL, "only the names, one a line"},
	HELP_OPTION,
	NO_OPTION,
};

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	struct listing listing = {.tool = tool};
	int next, status;

	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < ARGUMENT_WORD)
			return arguments_status(next);
		if (next == 0)
			tool->system = arguments.value;
		else if (next == 1)
			listing.names = 1;
		else if (listing.pattern)
			return wrong_usage(command, "one pattern at a time");
		else
			listing.pattern = arguments.value;
	}
	status = list(&listing);
	return finish(stdout) ? TOOL_FAILED : status;
}

static void examples(FILE *out)
{
	(void)fputs("  pmureg list\n  pmureg list bandwidth\n", out);
	if (pmureg_system_count)
		(void)fprintf(out, "  pmureg list --system %s '*cycles*'\n", pmureg_systems[0]->name);
}

const struct command command_list = {
	.name = "list",
	.usage = "[PATTERN] [--system NAME]",
	.text = "list systems, units, events and this machine's PMUs",
	.more = "PATTERN is part of a name or of its explanation, or has * and ? as in a shell. Without --system: the system\n"
		"that this machine is; when it is none that is described, all of them are searched.",
	.options = options,
	.examples = examples,
	.run = run,
};
