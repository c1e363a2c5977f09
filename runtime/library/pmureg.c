/*
 * pmureg.c: what pmureg.h promises to programs.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <pmureg/pmureg.h>

#include "../io/mmio.h"
#include "counting.h"
#include "fields.h"
#include "leftovers.h"
#include "metrics.h"

/* The texts that the options of a handle point to. */
struct texts {
	char run_directory[IO_PATH + 16];
	char *mmio, *metrics;
};

const char *pmureg_version(void)
{
	return PMUREG_VERSION;
}

/* ---- Options ---- */

static int check_options(const struct pmureg_options *options, struct pmureg_error *error)
{
	const unsigned known = PMUREG_FORCE | PMUREG_NO_ROTATION | PMUREG_WHOLE_MACHINE | PMUREG_ON_EXEC | PMUREG_MAY_SIMULATE |
			       PMUREG_READ_ONLY;

	if (options->flags & ~known)
		return pmureg_fail(error, -E2BIG, 0, "a flag is set that this version (" PMUREG_VERSION ") does not know: 0x%x",
				    options->flags & ~known);
	if (options->pid < 0 || (long)(pid_t)options->pid != options->pid)
		return pmureg_fail(error, -EINVAL, 0, "%ld is no task's number; 0 is this one", options->pid);
	return 0;
}

/* Of an older caller only the members that it knows; of a newer one those that we know, if the others are 0. */
static int take_options(const struct pmureg_options *given, struct pmureg_options *options, struct pmureg_error *error)
{
	const unsigned char *bytes = (const unsigned char *)given;

	memset(options, 0, sizeof(*options));
	if (!given)
		return 0;
	if (given->size < sizeof(given->size))
		return pmureg_fail(error, -EINVAL, 0, "the size of the options is not set: begin with PMUREG_OPTIONS");
	for (size_t i = sizeof(*options); i < given->size; i++)
		if (bytes[i])
			return pmureg_fail(error, -E2BIG, 0, "an option is set that this version (" PMUREG_VERSION ") does not know");
	memcpy(options, given, given->size < sizeof(*options) ? given->size : sizeof(*options));
	return check_options(options, error);
}

static void free_texts(struct texts *texts)
{
	if (texts) {
		free(texts->mmio);
		free(texts->metrics);
	}
	free(texts);
}

static struct texts *take_texts(const struct pmureg_options *options)
{
	struct texts *texts = calloc(1, sizeof(*texts));

	if (!texts)
		return NULL;
	texts->mmio = options->mmio ? strdup(options->mmio) : NULL;
	texts->metrics = options->metrics ? strdup(options->metrics) : NULL;
	if ((!options->mmio || texts->mmio) && (!options->metrics || texts->metrics))
		return texts;
	free_texts(texts);
	return NULL;
}

static int configure(struct texts *texts, const struct pmureg_options *options, const struct pmureg_machine *machine,
		     struct counting_options *to, struct pmureg_error *error)
{
	int code = options->io ? counting_take_way(options->io, &to->way, &to->space) : 0;

	if (code)
		return pmureg_fail(error, code, 0, "no io is called '%s'; there are: auto, perf, direct, sysreg, msr, pci, mmio, sim",
				   options->io);
	if (pmureg_undo_directory(machine->root, options->run_directory, texts->run_directory, sizeof(texts->run_directory)))
		return pmureg_fail(error, -ENAMETOOLONG, 0, "the run directory is too long: %s", options->run_directory);
	to->root = machine->root;
	to->sysfs = machine->sysfs;
	to->run_directory = texts->run_directory;
	to->mmio = texts->mmio;
	to->metrics = texts->metrics;
	to->pid = (pid_t)options->pid;
	to->flags = options->flags & ~(unsigned)PMUREG_MAY_SIMULATE;
	to->may_simulate = (options->flags & PMUREG_MAY_SIMULATE) != 0;
	to->turn_ns = options->turn_ns;
	to->watch = options->watch;
	to->watch_context = options->watch_context;
	to->cpu = options->cpu;
	to->system = options->system ? pmureg_system_find(options->system, error) : NULL;
	return options->system && !to->system ? -ENOENT : 0;
}

int counting_make(const struct pmureg_options *given, struct pmureg **counting, struct pmureg_error *error)
{
	struct counting_options to = {.way = WAY_AUTO};
	struct pmureg_machine *opened = NULL;
	struct pmureg_options options;
	struct texts *texts = NULL;
	int code = take_options(given, &options, error);

	*counting = NULL;
	if (!code && !options.machine)
		code = pmureg_machine_open(options.root, NULL, &opened, error);
	if (code)
		return code;
	texts = take_texts(&options);
	code = texts ? configure(texts, &options, opened ? opened : options.machine, &to, error) :
		       pmureg_fail(error, -ENOMEM, 0, "out of memory");
	if (!code) {
		*counting = counting_new(&to);
		code = *counting ? 0 : pmureg_fail(error, -ENOMEM, 0, "out of memory");
	}
	if (code) {
		free_texts(texts);
		pmureg_machine_close(opened);
		return code;
	}
	(*counting)->owned = texts;
	(*counting)->free_owned = free_texts;
	(*counting)->machine = opened;
	return 0;
}

/* ---- Counting ---- */

/* Of places that are not needed here, too: what is wrong is said before anything is counted. */
static int check_places(const struct pmureg *counting, struct pmureg_error *error)
{
	const char *at = counting->options.mmio;
	struct pmureg_mmio_map map;
	int code = 0;

	while (at && *at && counting->system && !code) {
		const size_t length = strcspn(at, ",");

		code = pmureg_mmio_parse(counting->system, (struct pmureg_word){at, length}, &map, error);
		at += length + (at[length] == ',');
	}
	if (code && error)
		error->column = 0; /* it is not of the events */
	return code;
}

int pmureg_parse(const struct pmureg_options *options, const char *events, struct pmureg **counting, struct pmureg_error *error)
{
	int code = counting_make(options, counting, error);

	if (code)
		return code;
	code = events ? counting_add(*counting, events, error) : metrics_add_events(*counting, error);
	if (!code && !(*counting)->event_count)
		code = pmureg_fail(error, -EINVAL, 0, "there is no event to count");
	if (!code)
		code = metrics_check(*counting, error);
	if (!code)
		code = check_places(*counting, error);
	if (code) {
		(void)pmureg_close(*counting, NULL);
		*counting = NULL;
	}
	return code;
}

int pmureg_program(struct pmureg *counting, long pid, struct pmureg_error *error)
{
	if (counting->state)
		return pmureg_fail(error, -EBUSY, 0, "it has been programmed already");
	if (pid < 0 || (long)(pid_t)pid != pid)
		return pmureg_fail(error, -EINVAL, 0, "%ld is no task's number; 0 is the one of the options", pid);
	if (pid)
		counting->options.pid = (pid_t)pid;
	return counting_open(counting, error);
}

int pmureg_open(const struct pmureg_options *options, const char *events, struct pmureg **counting, struct pmureg_error *error)
{
	int code = pmureg_parse(options, events, counting, error);

	if (!code)
		code = pmureg_program(*counting, 0, error);
	if (code) {
		(void)pmureg_close(*counting, NULL);
		*counting = NULL;
	}
	return code;
}

const char *pmureg_counts_by(const struct pmureg *counting)
{
	static const char *const names[] = {"auto", "perf", "direct", "sim"};

	return names[counting->way];
}

const struct pmureg_system *pmureg_counted_system(const struct pmureg *counting)
{
	return counting->system;
}

const char *pmureg_notice(const struct pmureg *counting, size_t index)
{
	return index < counting->notice_count ? counting->notices[index] : NULL;
}

int pmureg_put_back(struct pmureg *counting, struct pmureg_error *error)
{
	return counting_end(counting, error);
}

int pmureg_first_failure(const struct pmureg *counting, struct pmureg_error *error)
{
	if (counting->trouble.code && error)
		*error = counting->trouble;
	return counting->trouble.code;
}

/* ---- What dead processes have left ---- */

int pmureg_restore(const struct pmureg_options *options, size_t *restored, struct pmureg_error *error)
{
	struct pmureg *counting;
	int code = counting_make(options, &counting, error);

	if (restored)
		*restored = 0;
	if (code)
		return code;
	code = leftovers_restore(counting->options.run_directory, NULL, NULL, restored, error);
	(void)pmureg_close(counting, NULL);
	return code;
}

struct left_call {
	pmureg_left_found *found;
	void *context;
	int stopped;
};

/* Not 0: what is looked at stays. */
static int hand_left(void *context, struct pmureg_undo_left *left)
{
	struct left_call *call = context;
	struct pmureg_left one = {
		.size = sizeof(one), .path = left->path, .system = left->origin.system, .pid = left->pid, .package = left->origin.package,
	};

	for (size_t i = 0; i < left->count; i++)
		one.count += left->list[i].kind == PMUREG_ACCESS_WRITE;
	if (!call->stopped)
		call->stopped = call->found(call->context, &one);
	return -EEXIST;
}

int pmureg_leftovers(const struct pmureg_options *options, pmureg_left_found *found, void *context, struct pmureg_error *error)
{
	struct left_call call = {found, context, 0};
	struct pmureg *counting;
	int code = counting_make(options, &counting, error);

	if (code)
		return code;
	code = pmureg_undo_scan(counting->options.run_directory, hand_left, &call, error);
	(void)pmureg_close(counting, NULL);
	return call.stopped ? call.stopped : code == -EEXIST ? 0 : code;
}

/* ---- Results ---- */

const char *pmureg_reason_text(enum pmureg_reason reason)
{
	switch (reason) {
	case PMUREG_COUNTED:
		return "counted";
	case PMUREG_NEVER_SCHEDULED:
		return "not counted";
	case PMUREG_IMPLAUSIBLE:
		return "implausible";
	case PMUREG_NO_DEVICE:
		return "no device";
	case PMUREG_NO_PERMISSION:
		return "no permission";
	case PMUREG_IN_USE:
		return "in use";
	case PMUREG_FAILED:
		return "failed";
	case PMUREG_TOO_LATE:
		return "read too late";
	}
	return "unknown";
}

/* As much of a result as the caller knows; what a newer caller knows and we do not is 0. */
static int give(void *to, size_t size, const void *from, size_t known)
{
	const size_t both = size < known ? size : known;

	if (size < sizeof(size))
		return -EINVAL;
	memcpy((unsigned char *)to + sizeof(size), (const unsigned char *)from + sizeof(size), both - sizeof(size));
	memset((unsigned char *)to + both, 0, size - both);
	return 0;
}

int pmureg_result_at(const struct pmureg *counting, size_t index, struct pmureg_result *result)
{
	for (size_t i = 0; i < counting->event_count; i++) {
		const struct counted *event = &counting->events[i];
		const struct cell *cell;

		if (index >= event->cell_count) {
			index -= event->cell_count;
			continue;
		}
		cell = &event->cells[index];
		return give(result, result->size, &(struct pmureg_result){
			.event = event->text, .unit = cell->unit, .package = cell->package, .value = cell->now.value,
			.enabled_ns = cell->now.enabled, .running_ns = cell->now.running, .reason = cell->now.reason,
			.scale = event->scale, .scale_unit = event->unit, .event_index = i,
			.interval_value = cell->now.value - cell->shown.value, .interval_enabled_ns = cell->now.enabled - cell->shown.enabled,
			.interval_running_ns = cell->now.running - cell->shown.running, .user_only = event->user_only,
		}, sizeof(*result));
	}
	return -ENOENT;
}

uint64_t pmureg_scaled(const struct pmureg_result *result)
{
	return pmureg_scale(result->value, result->enabled_ns, result->running_ns);
}

uint64_t pmureg_scale(uint64_t value, uint64_t enabled_ns, uint64_t running_ns)
{
	return pmureg_perf_scaled((struct pmureg_perf_count){value, enabled_ns, running_ns});
}

uint64_t pmureg_elapsed_ns(const struct pmureg *counting)
{
	return counting->now_ns;
}

void pmureg_interval(struct pmureg *counting)
{
	for (size_t i = 0; i < counting->event_count; i++)
		for (size_t j = 0; j < counting->events[i].cell_count; j++)
			counting->events[i].cells[j].shown = counting->events[i].cells[j].now;
	counting->shown_ns = counting->now_ns;
}

struct metrics_call {
	pmureg_metric_found *found;
	void *context;
};

static int hand_out(void *context, const struct metric_value *metric)
{
	const struct metrics_call *call = context;
	const struct pmureg_metric_result result = {
		sizeof(result), metric->name, metric->unit, metric->on, metric->value, metric->interval, metric->package, metric->event,
	};

	return call->found(call->context, &result);
}

int pmureg_metrics(const struct pmureg *counting, pmureg_metric_found *found, void *context)
{
	struct metrics_call call = {found, context};

	return metrics_compute(counting, counting->now_ns, METRICS_SINCE_START, hand_out, &call);
}

/* ---- What is described ---- */

const char *pmureg_system_name(size_t index)
{
	return index < pmureg_system_count ? pmureg_systems[index]->name : NULL;
}

static void guess_system(struct pmureg_nearest *guess, const struct pmureg_system *system)
{
	char text[UNIT_NAME];

	pmureg_nearest_try(guess, system->name);
	for (uint16_t i = 0; i < system->variant_count; i++) {
		system_name(&system->variants[i], text, sizeof(text));
		pmureg_nearest_try(guess, text);
	}
}

const struct pmureg_system *pmureg_system_find(const char *name, struct pmureg_error *error)
{
	const struct pmureg_system *found = system_find(name);
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	char list[256] = "";
	size_t used = 0;

	if (found)
		return found;
	for (size_t i = 0; i < pmureg_system_count; i++) {
		guess_system(&guess, pmureg_systems[i]);
		if (used < sizeof(list))
			used += pmureg_format(list + used, sizeof(list) - used, "%s%s", i ? ", " : "", pmureg_systems[i]->name);
	}
	if (guess.name[0])
		(void)pmureg_fail(error, -ENOENT, 0, "no described system is called '%s'; did you mean '%s'?", name, guess.name);
	else
		(void)pmureg_fail(error, -ENOENT, 0, "no described system is called '%s'; there are: %s", name, list);
	return NULL;
}

int pmureg_events(const char *system, pmureg_event_found *found, void *context)
{
	const struct pmureg_system *described = system_find(system);
	char unit[UNIT_NAME], text[2 * UNIT_NAME];

	if (!described)
		return -ENOENT;
	for (uint16_t i = 0; i < described->block_count; i++) {
		const struct pmureg_block *block = &described->blocks[i];

		units_name(described, block, unit, sizeof(unit));
		for (uint16_t j = 0; j < block->event_count; j++) {
			int code;

			(void)snprintf(text, sizeof(text), "%s/%s/", unit, block->events[j].name);
			code = found(context, text, block->events[j].text);
			if (code)
				return code;
		}
	}
	return 0;
}

/* ---- Values of registers ---- */

static int find_register(const char *system, const char *name, struct pmureg_register_name *found,
			 struct pmureg_error *error)
{
	const struct pmureg_system *described = pmureg_system_find(system, error);

	if (!described)
		return -ENOENT;
	return pmureg_register_find(described, name, found, error);
}

int pmureg_decode(const char *system, const char *register_name, uint64_t value, char *text, size_t size,
		  struct pmureg_error *error)
{
	struct pmureg_register_name found;
	int code = find_register(system, register_name, &found, error);
	size_t used = 0;

	if (size)
		text[0] = '\0';
	for (uint16_t i = 0; i < (code ? 0 : found.reg->field_count); i++) {
		const struct pmureg_field *field = &found.reg->fields[i];
		uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

		used += (size_t)snprintf(used < size ? text + used : NULL, used < size ? size - used : 0, "%s=0x%llx%s%s\n",
					 field->name, (unsigned long long)part, named ? " " : "", named ? named->name : "");
	}
	return code ? code : (int)used;
}

int pmureg_encode(const char *system, const char *register_name, const char *fields, uint64_t *value,
		  struct pmureg_error *error)
{
	struct pmureg_register_name found;
	char word[UNIT_NAME], text[320];
	const char *broken, *at = fields;
	uint64_t raw;
	int code = find_register(system, register_name, &found, error);

	if (code)
		return code;
	raw = found.reg->masks.ones;
	while (*at) {
		size_t length = strcspn(at, ",");

		if (length >= sizeof(word))
			return pmureg_fail(error, -EINVAL, 0, "this is too long for a field: %s", at);
		memcpy(word, at, length);
		word[length] = '\0';
		code = pmureg_field_set(found.reg, word, &raw, error);
		if (code && error)
			error->column += (int)(at - fields);
		if (code)
			return code;
		at += length + (at[length] == ',');
	}
	broken = pmureg_value_check(found.reg, raw, text, sizeof(text));
	if (broken)
		return pmureg_fail(error, -EINVAL, 0, "%s", broken);
	*value = raw;
	return 0;
}
