/*
 * output_openmetrics.c: counts for Prometheus: a file for the node exporter's textfile collector, which must never see
 * half of it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "stat.h"

/* ---- Samples ---- */

static void label(FILE *out, const char *before, const char *name, const char *value)
{
	(void)fprintf(out, "%s%s=\"", before, name);
	for (; *value; value++) {
		if (*value == '\n')
			(void)fputs("\\n", out);
		else if (*value == '"' || *value == '\\')
			(void)fprintf(out, "\\%c", *value);
		else
			(void)fputc(*value, out);
	}
	(void)fputc('"', out);
}

static void family(FILE *out, const char *name, const char *type, const char *help)
{
	(void)fprintf(out, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

/* What stands behind the device: terms or a name, and the modifiers. */
static void event_name(const struct counted *event, char *text, size_t size)
{
	const char *slash = strchr(event->text, '/');
	const char *from = slash ? slash + 1 : event->text, *end = strchr(from, '/');
	const char *modifiers = end ? end + 1 : event->user_only ? "u" : "";

	(void)snprintf(text, size, "%.*s%s%s", (int)(end ? (size_t)(end - from) : strlen(from)), from, *modifiers ? ":" : "",
		       modifiers);
}

static const char *system_label(const struct counting *counting)
{
	return counting->handle->system ? counting->handle->system->name : "";
}

static void socket_label(FILE *out, int package)
{
	if (package >= 0)
		(void)fprintf(out, ",socket=\"%d\"", package);
}

/* One event may be asked for twice; two samples of one name are a mistake. */
static int is_repeated(const struct counting *counting, size_t event, size_t cell, const char *name)
{
	const struct cell *here = &counting->handle->events[event].cells[cell];
	char other[EVENT_TEXT];

	for (size_t i = 0; i <= event; i++) {
		const struct counted *earlier = &counting->handle->events[i];

		event_name(earlier, other, sizeof(other));
		for (size_t j = 0; strcmp(other, name) == 0 && j < (i == event ? cell : earlier->cell_count); j++)
			if (earlier->cells[j].package == here->package && strcmp(earlier->cells[j].unit, here->unit) == 0)
				return 1;
	}
	return 0;
}

enum sample { COUNT, SCALED, ENABLED, RUNNING };

static int has_scale(const struct counted *event)
{
	return event->unit[0] || event->scale < 1.0 || event->scale > 1.0;
}

static int any_scale(const struct counting *counting)
{
	for (size_t i = 0; i < counting->handle->event_count; i++)
		if (has_scale(&counting->handle->events[i]))
			return 1;
	return 0;
}

static void print_sample(FILE *out, const struct counting *counting, const struct counted *event, const struct cell *cell,
			 const char *name, enum sample sample)
{
	static const char *const names[] = {"pmureg_event_total", "pmureg_event_scaled_total", "pmureg_event_enabled_seconds_total",
					    "pmureg_event_running_seconds_total"};
	const struct tally *now = &cell->now;
	const uint64_t count = pmureg_perf_scaled((struct pmureg_perf_count){now->value, now->enabled, now->running});

	/* What never ran has no count; 0 would be one. */
	if ((sample == COUNT || sample == SCALED) && (!now->running || now->reason != PMUREG_COUNTED))
		return;
	(void)fputs(names[sample], out);
	label(out, "{", "system", system_label(counting));
	socket_label(out, cell->package);
	label(out, ",", "unit", cell->unit);
	label(out, ",", "event", name);
	if (sample == SCALED)
		label(out, ",", "measure", event->unit);
	if (sample == COUNT)
		(void)fprintf(out, "} %llu\n", (unsigned long long)count);
	else if (sample == SCALED)
		(void)fprintf(out, "} %.17g\n", (double)count * event->scale);
	else
		(void)fprintf(out, "} %.9f\n", seconds(sample == ENABLED ? now->enabled : now->running));
}

static void print_samples(FILE *out, const struct counting *counting, enum sample sample)
{
	char name[EVENT_TEXT];

	for (size_t i = 0; i < counting->handle->event_count; i++) {
		const struct counted *event = &counting->handle->events[i];

		if (sample == SCALED && !has_scale(event))
			continue;
		event_name(event, name, sizeof(name));
		for (size_t j = 0; j < event->cell_count; j++)
			if (!is_repeated(counting, i, j, name))
				print_sample(out, counting, event, &event->cells[j], name, sample);
	}
}

static void print_metrics(FILE *out, const struct counting *counting, const struct metric_value *metrics, size_t count)
{
	if (count)
		family(out, "pmureg_metric", "gauge", "A described metric over the last interval, in the unit of its label measure.");
	for (size_t i = 0; i < count; i++) {
		(void)fputs("pmureg_metric", out);
		label(out, "{", "system", system_label(counting));
		socket_label(out, metrics[i].package);
		label(out, ",", "unit", metrics[i].on);
		label(out, ",", "metric", metrics[i].name);
		label(out, ",", "measure", metrics[i].unit);
		(void)fprintf(out, "} %.9g\n", metrics[i].value);
	}
}

static void print_all(FILE *out, const struct counting *counting, const struct metric_value *metrics, size_t count)
{
	family(out, "pmureg_info", "gauge", "Always 1; the labels say who counted, and whether on a simulated device.");
	(void)fputs("pmureg_info", out);
	label(out, "{", "system", system_label(counting));
	label(out, ",", "version", PMUREG_VERSION);
	(void)fprintf(out, ",simulated=\"%s\"} 1\n", is_simulated(counting) ? "true" : "false");
	family(out, "pmureg_event_total", "counter",
	       "Count of an event since the start, scaled up where it did not run all the time.");
	print_samples(out, counting, COUNT);
	if (any_scale(counting))
		family(out, "pmureg_event_scaled_total", "counter",
		       "The same count times the event's scale, in the unit of its label measure.");
	print_samples(out, counting, SCALED);
	family(out, "pmureg_event_enabled_seconds_total", "counter", "Time for which an event was to be counted.");
	print_samples(out, counting, ENABLED);
	family(out, "pmureg_event_running_seconds_total", "counter", "Time for which an event had a counter.");
	print_samples(out, counting, RUNNING);
	print_metrics(out, counting, metrics, count);
	/* The end as OpenMetrics has it; a comment in the text format, which the collector reads. */
	(void)fputs("# EOF\n", out);
}

/* ---- The file ---- */

struct target {
	char path[PATH_MAX], temporary[PATH_MAX + 8];
	int in_place; /* a device or a pipe: nothing to replace */
};

static int find_target(struct target *target, const char *file)
{
	struct stat status;
	char *real = NULL;
	int code = 0;

	if (stat(file, &status))
		code = errno == ENOENT ? 0 : -errno;
	else if (S_ISREG(status.st_mode))
		real = realpath(file, NULL); /* through a link, which stays one */
	else
		target->in_place = 1;
	if (real)
		file = real;
	if (!code && strlen(file) >= sizeof(target->path))
		code = -ENAMETOOLONG;
	if (!code) {
		(void)snprintf(target->path, sizeof(target->path), "%s", file);
		(void)snprintf(target->temporary, sizeof(target->temporary), "%s.XXXXXX", file);
	}
	free(real);
	return code;
}

/* The collector is another user: the file is readable as a new one would be. */
static int open_target(struct target *target)
{
	mode_t mask;
	int fd;

	if (target->in_place)
		return open(target->path, O_WRONLY | O_CLOEXEC);
	fd = mkostemp(target->temporary, O_CLOEXEC);
	if (fd < 0)
		return fd;
	mask = umask(0);
	(void)umask(mask);
	if (fchmod(fd, 0666 & ~mask)) {
		int code = errno;

		(void)close(fd);
		(void)unlink(target->temporary);
		errno = code;
		return -1;
	}
	return fd;
}

static int write_target(struct target *target, const char *text, size_t size)
{
	int fd = open_target(target), code = 0;

	if (fd < 0)
		return -errno;
	while (size && !code) {
		ssize_t written = write(fd, text, size);

		if (written < 0 && errno != EINTR)
			code = -errno;
		if (written > 0) {
			text += written;
			size -= (size_t)written;
		}
	}
	if (close(fd) && !code)
		code = -errno;
	if (target->in_place)
		return code;
	if (!code && rename(target->temporary, target->path))
		code = -errno;
	if (code)
		(void)unlink(target->temporary);
	return code;
}

void openmetrics_write(struct counting *counting, const char *file, const struct metric_value *metrics, size_t count)
{
	struct target target = {.in_place = 0};
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	int code = out ? 0 : -ENOMEM;

	if (out) {
		print_all(out, counting, metrics, count);
		if (fclose(out))
			code = -ENOMEM;
	}
	if (!code)
		code = find_target(&target, file);
	if (!code)
		code = write_target(&target, text, size);
	free(text);
	if (!code)
		return;
	counting->cut_off = 1;
	complain("%s cannot be written: %s%s", file, strerror(-code),
		 target.in_place || access(file, F_OK) ? "" : "; what it held before is still there");
}
