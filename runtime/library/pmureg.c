/*
 * pmureg.c: the life of a handle.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../io/files.h"
#include "../io/ways.h"
#include "handle.h"

const char *pmureg_version(void)
{
	return PMUREG_VERSION;
}

uint64_t handle_clock_ns(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

/* ---- Options ---- */

static int check_pid(long pid, struct pmureg_error *error)
{
	if (pid >= 0 && (long)(pid_t)pid == pid)
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "%ld is no task's number; 0 is this one", pid);
}

/* Of an older caller only the members that it knows; of a newer one those that we know, if the others are 0. */
static int take_options(const struct pmureg_options *given, struct pmureg_options *options, struct pmureg_error *error)
{
	const unsigned known = PMUREG_FORCE | PMUREG_NO_ROTATION | PMUREG_WHOLE_MACHINE | PMUREG_ON_EXEC |
			       PMUREG_MAY_SIMULATE | PMUREG_READ_ONLY;
	const unsigned char *bytes = (const unsigned char *)given;

	if (!given)
		return 0;
	if (given->size < sizeof(given->size))
		return pmureg_fail(error, -EINVAL, 0, "the size of the options is not set: begin with PMUREG_OPTIONS");
	for (size_t i = sizeof(*options); i < given->size; i++)
		if (bytes[i])
			return pmureg_fail(error, -E2BIG, 0,
					   "an option is set that this version (" PMUREG_VERSION ") does not know");
	memcpy(options, given, given->size < sizeof(*options) ? given->size : sizeof(*options));
	if (options->flags & ~known)
		return pmureg_fail(error, -E2BIG, 0,
				   "a flag is set that this version (" PMUREG_VERSION ") does not know: 0x%x",
				   options->flags & ~known);
	return check_pid(options->pid, error);
}

static int fail_io(const char *name, struct pmureg_error *error)
{
	char list[128];
	size_t used = pmureg_format(list, sizeof(list), "auto, direct, sim");
	const struct io_way *way;

	for (size_t i = 0; (way = io_way_at(i)) && used < sizeof(list); i++)
		used += pmureg_format(list + used, sizeof(list) - used, ", %s", way->name);
	return pmureg_fail(error, -EINVAL, 0, "no io is called '%s'; there are: %s", name, list);
}

/* A backend, or a way to registers: then it is counted directly, and only units that are reached so. */
static int take_io(struct pmureg *pmureg, const char *name, struct pmureg_error *error)
{
	static const struct backend *const backends[] = {&backend_perf, &backend_direct, &backend_sim};
	const struct io_way *way;

	if (!name || strcmp(name, "auto") == 0)
		return 0;
	for (size_t i = 0; i < sizeof(backends) / sizeof(backends[0]) && !pmureg->asked; i++)
		if (strcmp(name, backends[i]->name) == 0)
			pmureg->asked = backends[i];
	if (pmureg->asked)
		return 0;
	way = io_way_find(name);
	if (!way)
		return fail_io(name, error);
	pmureg->asked = &backend_direct;
	pmureg->way = way->name;
	return 0;
}

/* Texts are copied: the caller's need not outlive the call. */
static int take_texts(struct pmureg *pmureg, struct pmureg_error *error)
{
	const struct pmureg_options *options = &pmureg->options;

	if (options->run_directory)
		pmureg->run_directory = strdup(options->run_directory);
	else if (asprintf(&pmureg->run_directory, "%s/run/pmureg", pmureg->machine->root) < 0)
		pmureg->run_directory = NULL;
	pmureg->mmio = options->mmio ? strdup(options->mmio) : NULL;
	pmureg->metrics = options->metrics ? strdup(options->metrics) : NULL;
	if (!pmureg->run_directory || (options->mmio && !pmureg->mmio) || (options->metrics && !pmureg->metrics))
		return io_out_of_memory(error);
	return 0;
}

static int configure(struct pmureg *pmureg, struct pmureg_error *error)
{
	const struct pmureg_options *options = &pmureg->options;
	int code = 0;

	pmureg->machine = options->machine;
	if (!pmureg->machine) {
		code = pmureg_machine_open(options->root, NULL, &pmureg->machine, error);
		pmureg->owns_machine = 1;
	}
	if (!code)
		code = take_io(pmureg, options->io, error);
	if (!code)
		code = take_texts(pmureg, error);
	if (code || !options->system)
		return code;
	pmureg->named = pmureg_system_find(options->system, error);
	return pmureg->named ? 0 : -ENOENT;
}

int handle_make(const struct pmureg_options *options, struct pmureg **pmureg, struct pmureg_error *error)
{
	struct pmureg *made = calloc(1, sizeof(*made));
	int code = made ? take_options(options, &made->options, error) : io_out_of_memory(error);

	*pmureg = made;
	if (!code) {
		made->owner = getpid();
		code = configure(made, error);
	}
	if (!code)
		return 0;
	(void)pmureg_close(made, NULL);
	*pmureg = NULL;
	return code;
}

/* ---- Events ---- */

void handle_notice(struct pmureg *pmureg, const char *format, ...)
{
	char **grown = pmureg_grow(pmureg->notices, pmureg->notice_count, &pmureg->notice_room, sizeof(*grown));
	char text[512];
	va_list arguments;

	if (!grown)
		return;
	pmureg->notices = grown;
	va_start(arguments, format);
	(void)pmureg_vformat(text, sizeof(text), format, arguments);
	va_end(arguments);
	grown[pmureg->notice_count] = strdup(text);
	pmureg->notice_count += grown[pmureg->notice_count] != NULL;
}

const char *pmureg_notice(const struct pmureg *pmureg, size_t index)
{
	return index < pmureg->notice_count ? pmureg->notices[index] : NULL;
}

const char *pmureg_counts_by(const struct pmureg *pmureg)
{
	return pmureg->backend->name;
}

const struct pmureg_system *pmureg_counted_system(const struct pmureg *pmureg)
{
	return pmureg->system;
}

/* Of places that are not needed here, too: what is wrong is said before anything is counted. */
static int check_places(const struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *list = pmureg->mmio;
	struct pmureg_mmio_map map;
	struct pmureg_word place;
	int code = 0;

	while (!code && pmureg->system && pmureg_word_next(&list, &place))
		code = pmureg_mmio_parse(pmureg->system, place, &map, error);
	if (code && error)
		error->column = 0; /* it is not of the events */
	return code;
}

int pmureg_parse(const struct pmureg_options *options, const char *events, struct pmureg **pmureg,
		 struct pmureg_error *error)
{
	int code = handle_make(options, pmureg, error);

	if (code)
		return code;
	code = events ? events_add(*pmureg, events, error) : metrics_add_events(*pmureg, error);
	if (!code && !(*pmureg)->event_count)
		code = pmureg_fail(error, -EINVAL, 0, "there is no event to count");
	if (!code)
		code = metrics_check(*pmureg, error);
	if (!code)
		code = check_places(*pmureg, error);
	if (!code)
		return 0;
	(void)pmureg_close(*pmureg, NULL);
	*pmureg = NULL;
	return code;
}

int pmureg_program(struct pmureg *pmureg, long pid, struct pmureg_error *error)
{
	int code = check_pid(pid, error);

	if (code)
		return code;
	if (pmureg->programmed)
		return pmureg_fail(error, -EBUSY, 0, "it has been programmed already");
	pmureg->programmed = 1;
	if (pid)
		pmureg->options.pid = pid;
	code = pmureg->backend->open(pmureg, error);
	if (code)
		(void)pmureg_put_back(pmureg, NULL);
	return code;
}

int pmureg_open(const struct pmureg_options *options, const char *events, struct pmureg **pmureg,
		struct pmureg_error *error)
{
	int code = pmureg_parse(options, events, pmureg, error);

	if (!code)
		code = pmureg_program(*pmureg, 0, error);
	if (!code)
		return 0;
	(void)pmureg_close(*pmureg, NULL);
	*pmureg = NULL;
	return code;
}

/* ---- Counting ---- */

static int check_programmed(const struct pmureg *pmureg, struct pmureg_error *error)
{
	if (pmureg->state)
		return 0;
	return pmureg_fail(error, -EINVAL, 0,
			   pmureg->programmed ? "everything has been put back" : "it has not been programmed");
}

static int check_started(const struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_programmed(pmureg, error);

	return code || pmureg->started ? code : pmureg_fail(error, -EINVAL, 0, "it has not been started");
}

int pmureg_start(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_programmed(pmureg, error);

	if (code)
		return code;
	if (pmureg->started)
		return pmureg_fail(error, -EBUSY, 0,
				   pmureg->stopped ? "it has been stopped, and counts once: open another" :
						     "it has been started already");
	pmureg->started = 1;
	return pmureg->backend->start(pmureg, error);
}

int pmureg_read(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_started(pmureg, error);

	return code ? code : pmureg->backend->read(pmureg, error);
}

int pmureg_first_failure(const struct pmureg *pmureg, struct pmureg_error *error)
{
	if (pmureg->failure.code && error)
		*error = pmureg->failure;
	return pmureg->failure.code;
}

uint64_t pmureg_due_ns(const struct pmureg *pmureg)
{
	return pmureg->state && pmureg->backend->due ? pmureg->backend->due(pmureg) : 0;
}

int pmureg_tick(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_programmed(pmureg, error);

	return code || !pmureg->backend->tick ? code : pmureg->backend->tick(pmureg, error);
}

int pmureg_advance(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error)
{
	int code = check_programmed(pmureg, error);

	if (code)
		return code;
	if (!pmureg->backend->advance)
		return pmureg_fail(error, -EINVAL, 0, "only the time of a simulated device can be advanced");
	return pmureg->backend->advance(pmureg, ns, error);
}

int pmureg_stop(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_started(pmureg, error);

	if (code)
		return code;
	if (pmureg->stopped)
		return pmureg_fail(error, -EINVAL, 0, "it has been stopped already");
	pmureg->stopped = 1;
	return pmureg->backend->stop(pmureg, error);
}

int pmureg_put_back(struct pmureg *pmureg, struct pmureg_error *error)
{
	return pmureg->state ? pmureg->backend->close(pmureg, error) : 0;
}

int pmureg_close(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code;

	if (!pmureg)
		return 0;
	code = pmureg_put_back(pmureg, error);
	events_free(pmureg);
	for (size_t i = 0; i < pmureg->notice_count; i++)
		free(pmureg->notices[i]);
	free(pmureg->notices);
	if (pmureg->owns_machine)
		pmureg_machine_close(pmureg->machine);
	free(pmureg->run_directory);
	free(pmureg->mmio);
	free(pmureg->metrics);
	free(pmureg);
	return code;
}
