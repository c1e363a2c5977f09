/*
 * counting.c: the life of a handle.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "counting.h"

int counting_take_way(const char *name, enum way *way, const char **space)
{
	static const char *const names[] = {"auto", "perf", "direct", "sim"};

	*space = NULL;
	for (unsigned i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strcmp(names[i], name) == 0) {
			*way = (enum way)i;
			return 0;
		}
	}
	for (uint8_t i = PMUREG_SYSREG; i <= PMUREG_MMIO; i++) {
		if (strcmp(space_name(i), name) == 0) {
			*way = WAY_DIRECT;
			*space = space_name(i);
			return 0;
		}
	}
	return -EINVAL;
}

struct pmureg *counting_new(const struct counting_options *options)
{
	struct pmureg *counting = calloc(1, sizeof(*counting));

	if (!counting)
		return NULL;
	counting->options = *options;
	counting->owner = getpid();
	return counting;
}

int counting_open(struct pmureg *counting, struct pmureg_error *error)
{
	int code;

	if (!counting->event_count)
		return pmureg_fail(error, -EINVAL, 0, "there is no event to count");
	code = counting->ops->open(counting, error);
	if (code)
		(void)counting_end(counting, NULL);
	return code;
}

int counting_end(struct pmureg *counting, struct pmureg_error *error)
{
	return counting->state ? counting->ops->close(counting, error) : 0;
}

static int check_programmed(const struct pmureg *counting, struct pmureg_error *error)
{
	return counting->state ? 0 : pmureg_fail(error, -EINVAL, 0, "it has not been programmed");
}

int pmureg_start(struct pmureg *counting, struct pmureg_error *error)
{
	int code = check_programmed(counting, error);

	if (code)
		return code;
	if (counting->started)
		return pmureg_fail(error, -EBUSY, 0, counting->stopped ? "it has been stopped, and counts once: open another" :
								       "it has been started already");
	counting->started = 1;
	return counting->ops->start(counting, error);
}

static int check_started(const struct pmureg *counting, struct pmureg_error *error)
{
	return counting->started && counting->state ? 0 : pmureg_fail(error, -EINVAL, 0, "it has not been started");
}

int pmureg_read(struct pmureg *counting, struct pmureg_error *error)
{
	int code = check_started(counting, error);

	return code ? code : counting->ops->read(counting, error);
}

uint64_t pmureg_due_ns(const struct pmureg *counting)
{
	return counting->state ? counting->ops->due(counting) : 0;
}

int pmureg_tick(struct pmureg *counting, struct pmureg_error *error)
{
	int code = check_programmed(counting, error);

	return code ? code : counting->ops->tick(counting, error);
}

int pmureg_advance(struct pmureg *counting, uint64_t ns, struct pmureg_error *error)
{
	int code = check_programmed(counting, error);

	return code ? code : counting->ops->advance(counting, ns, error);
}

int pmureg_stop(struct pmureg *counting, struct pmureg_error *error)
{
	int code = check_started(counting, error);

	if (code)
		return code;
	if (counting->stopped)
		return pmureg_fail(error, -EINVAL, 0, "it has been stopped already");
	counting->stopped = 1;
	return counting->ops->stop(counting, error);
}

int pmureg_close(struct pmureg *counting, struct pmureg_error *error)
{
	int code;

	if (!counting)
		return 0;
	code = counting_end(counting, error);
	counting_free_events(counting);
	for (size_t i = 0; i < counting->notice_count; i++)
		free(counting->notices[i]);
	free(counting->notices);
	if (counting->free_owned)
		counting->free_owned(counting->owned);
	pmureg_machine_close(counting->machine);
	free(counting);
	return code;
}
