/*
 * stat_events.c: what `pmureg stat` counts, and how.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../library/undo.h"
#include "stat.h"

void stat_events_free(struct counting *counting)
{
	struct pmureg_error error;

	(void)pmureg_close(counting->handle, &error);
	counting->handle = NULL;
	if (counting->accesses)
		accesses_free(counting->accesses, NULL);
	counting->accesses = NULL;
	free(counting->mmio);
	counting->mmio = NULL;
}

/* Without -e the metrics say what to count. */
static int make_lists(const struct tool *tool, struct stat_options *options)
{
	if (options->list_count)
		return 0;
	for (size_t i = 0; i < options->metric_count; i++) {
		struct pmureg_error error = {0};
		char *list;

		if (metric_events(tool, options, options->metrics[i], &list, &error)) {
			complain("%s", error.message);
			return -EINVAL;
		}
		options->made[options->made_count++] = list;
		options->lists[options->list_count++] = list;
	}
	return 0;
}

/* ---- Options of the counting ---- */

/* Every --mmio, joined with commas. */
static char *join_mmio(const struct stat_options *options)
{
	size_t size = 1;
	char *joined;

	for (size_t i = 0; i < options->mmio_count; i++)
		size += strlen(options->mmio[i]) + 1;
	joined = calloc(1, size);
	for (size_t i = 0; i < options->mmio_count && joined; i++) {
		if (i)
			(void)strcat(joined, ",");
		(void)strcat(joined, options->mmio[i]);
	}
	return joined;
}

static int too_long(const char *what)
{
	complain("%s is too long", what);
	return -ENAMETOOLONG;
}

static int find_places(const struct tool *tool, const struct stat_options *options, struct counting *counting)
{
	const char *root = options->root && strcmp(options->root, "/") != 0 ? options->root : "";

	if ((size_t)snprintf(counting->root, PLACE, "%s", root) >= PLACE ||
	    (size_t)snprintf(counting->sysfs, PLACE, "%s%s", *root ? root : "", *root ? "/sys" : tool->sysfs) >= PLACE)
		return too_long("--root");
	if (pmureg_undo_directory(root, options->run_directory, counting->run_directory, PLACE))
		return too_long("--run-directory");
	if (!options->mmio_count)
		return 0;
	counting->mmio = join_mmio(options);
	if (counting->mmio)
		return 0;
	complain("out of memory");
	return -ENOMEM;
}

static struct pmureg_io *watch(void *context, int package, const struct pmureg_system *system, struct pmureg_io *inner)
{
	struct counting *counting = context;

	(void)package; /* the simulated device is one */
	counting->accesses = accesses_new(system, inner);
	return counting->accesses ? accesses_io(counting->accesses) : NULL;
}

int stat_handle(const struct tool *tool, const struct stat_options *options, struct counting *counting)
{
	struct counting_options to = {
		.way = options->way, .space = options->space, .flags = options->flags, .root = counting->root, .sysfs = counting->sysfs,
		.run_directory = counting->run_directory, .may_simulate = 1,
	};
	int code = find_places(tool, options, counting);

	to.mmio = counting->mmio;
	if (tool->system && !code)
		code = system_choose(tool, &to.system);
	if (options->dry_run) {
		to.wrap = watch;
		to.wrap_context = counting;
	}
	if (code)
		return code;
	counting->handle = counting_new(&to);
	if (counting->handle)
		return 0;
	complain("out of memory");
	return -ENOMEM;
}

int stat_events_parse(const struct tool *tool, struct stat_options *options, struct counting *counting)
{
	struct pmureg_error error = {0};
	int code = make_lists(tool, options);

	if (!code)
		code = stat_handle(tool, options, counting);
	for (size_t i = 0; i < options->list_count && !code; i++) {
		code = counting_add(counting->handle, options->lists[i], &error);
		if (code)
			complain_error(&error, options->lists[i]);
	}
	/* With -M the description of this machine's system says what the kernel's events are. */
	if (!code && options->metric_count && !counting->handle->system)
		code = system_choose(tool, &counting->handle->system);
	for (size_t i = 0; i < options->metric_count && !code; i++) {
		code = metric_check(counting->handle->system, options->metrics[i], &error);
		if (code)
			complain("%s", error.message);
	}
	return code;
}
