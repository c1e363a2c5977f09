/*
 * verify_compare.c: the files of one device in sysfs against the description: format terms, events, their scales and
 * units.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/perf.h"
#include "../io/grow.h"
#include "verify.h"

/* A device of this machine and what describes it. */
struct comparison {
	const struct tool *tool;
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const char *device;
	struct differences *differences;
};

static int add(struct comparison *with, enum difference_kind kind, const char *file, const char *described,
	       const char *found)
{
	struct differences *all = with->differences;
	struct difference *difference, *grown;

	grown = pmureg_grow(all->list, all->count, &all->room, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	all->list = grown;
	difference = &all->list[all->count++];
	difference->kind = kind;
	(void)snprintf(difference->device, sizeof(difference->device), "%s", with->device);
	(void)snprintf(difference->file, sizeof(difference->file), "%s", file);
	(void)snprintf(difference->described, sizeof(difference->described), "%s", described);
	(void)snprintf(difference->found, sizeof(difference->found), "%s", found);
	return 0;
}

static int read_file(const struct comparison *with, const char *file, char *text, size_t size)
{
	return pmureg_perf_attribute(with->tool->sysfs, with->device, file, text, size);
}

/* ---- Meaning ---- */

/* `config1:0-7,32` as the bits of a value, lowest first: word * 64 + bit. Returns how many, 0: it is no such text. */
static size_t format_bits(const char *text, uint8_t bits[64])
{
	unsigned word = 0, low, high;
	size_t count = 0;
	int used = 0;

	if (strncmp(text, "config", 6) != 0)
		return 0;
	text += 6;
	if (*text >= '1' && *text <= '3')
		word = (unsigned)(*text++ - '0');
	for (char before = ':'; *text == before; before = ',') {
		if (sscanf(++text, "%2u%n", &low, &used) != 1)
			return 0;
		text += used;
		high = low;
		if (*text == '-' && sscanf(text, "-%2u%n", &high, &used) == 1)
			text += used;
		if (high > 63 || low > high || count + high - low >= 64)
			return 0;
		for (; low <= high; low++)
			bits[count++] = (uint8_t)(word * 64 + low);
	}
	return *text ? 0 : count;
}

static int same_format(const struct comparison *with, const char *described, const char *found)
{
	uint8_t a[64], b[64];
	size_t count = format_bits(described, a);

	(void)with;
	return count && count == format_bits(found, b) && memcmp(a, b, count) == 0;
}

static int event_config(const struct comparison *with, const char *text, uint64_t config[3])
{
	char event_text[TOOL_NAME + VERIFY_TEXT];
	struct pmureg_event event;
	struct pmureg_error error;

	(void)snprintf(event_text, sizeof(event_text), "%s/%s/", with->device, text);
	if (pmureg_event_parse(with->system, event_text, &event, &error))
		return -EINVAL;
	pmureg_event_config(&event, config);
	return 0;
}

static int same_event(const struct comparison *with, const char *described, const char *found)
{
	uint64_t a[3], b[3];

	return !event_config(with, described, a) && !event_config(with, found, b) && memcmp(a, b, sizeof(a)) == 0;
}

static int same_scale(const struct comparison *with, const char *described, const char *found)
{
	char *end_a, *end_b;
	double a = strtod(described, &end_a), b = strtod(found, &end_b);

	(void)with;
	return end_a != described && end_b != found && !*end_a && !*end_b && a >= b && a <= b;
}

static int same_text(const struct comparison *with, const char *described, const char *found)
{
	(void)with;
	return strcmp(described, found) == 0;
}

typedef int same_meaning(const struct comparison *with, const char *described, const char *found);

/* ---- Files ---- */

static int compare_text(struct comparison *with, const char *file, const char *described, const char *found,
			same_meaning *same)
{
	if (strcmp(described, found) == 0)
		return 0;
	return add(with, same(with, described, found) ? DIFFERENCE_WRITING : DIFFERENCE_MEANING, file, described, found);
}

static int compare_file(struct comparison *with, const char *file, const char *described, same_meaning *same)
{
	char found[VERIFY_TEXT];
	int code = read_file(with, file, found, sizeof(found));

	if (code == -ENOENT)
		return add(with, DIFFERENCE_NOT_HERE, file, described, "");
	if (code)
		return add(with, DIFFERENCE_UNREADABLE, file, described, strerror(-code));
	return compare_text(with, file, described, found, same);
}

/* A file that there is only where a count is scaled. */
static int compare_extra(struct comparison *with, const char *event, const char *end, const char *described,
			 same_meaning *same)
{
	char file[2 * TOOL_NAME], found[VERIFY_TEXT];

	(void)snprintf(file, sizeof(file), "events/%s%s", event, end);
	if (described)
		return compare_file(with, file, described, same);
	if (read_file(with, file, found, sizeof(found)) == -ENOENT)
		return 0;
	return add(with, DIFFERENCE_NOT_DESCRIBED, file, "", found);
}

/* ---- Format ---- */

static int compare_terms(struct comparison *with)
{
	char described[TOOL_NAME], file[2 * TOOL_NAME];
	int code = 0;

	for (uint16_t i = 0; i < with->block->term_count && !code; i++) {
		const struct pmureg_term *term = &with->block->terms[i];

		if (!term->is_linux)
			continue;
		(void)term_place(term, described);
		(void)snprintf(file, sizeof(file), "format/%s", term->name);
		code = compare_file(with, file, described, same_format);
	}
	return code;
}

static int add_not_described(struct comparison *with, const char *file)
{
	char found[VERIFY_TEXT];
	int code = read_file(with, file, found, sizeof(found));

	if (code)
		return add(with, DIFFERENCE_UNREADABLE, file, "", strerror(-code));
	return add(with, DIFFERENCE_NOT_DESCRIBED, file, "", found);
}

static int visit_term(void *context, const char *name)
{
	struct comparison *with = context;
	char file[2 * TOOL_NAME];

	for (uint16_t i = 0; i < with->block->term_count; i++)
		if (with->block->terms[i].is_linux && strcmp(with->block->terms[i].name, name) == 0)
			return 0;
	(void)snprintf(file, sizeof(file), "format/%s", name);
	return add_not_described(with, file);
}

/* ---- Events ---- */

static int is_here(const struct comparison *with, const char *event)
{
	char file[2 * TOOL_NAME], found[VERIFY_TEXT];

	(void)snprintf(file, sizeof(file), "events/%s", event);
	return read_file(with, file, found, sizeof(found)) != -ENOENT;
}

static int is_described(const struct comparison *with, const char *event)
{
	for (uint16_t i = 0; i < with->block->linux_count; i++)
		if (strcmp(with->block->events[with->block->events_by_linux[i]].linux_name, event) == 0)
			return 1;
	return 0;
}

/* The described event that this machine has under another name only, or NULL. */
static const struct pmureg_event_info *renamed(const struct comparison *with, const char *found)
{
	for (uint16_t i = 0; i < with->block->linux_count; i++) {
		const struct pmureg_event_info *info = &with->block->events[with->block->events_by_linux[i]];

		if (same_event(with, info->linux_string, found) && !is_here(with, info->linux_name))
			return info;
	}
	return NULL;
}

static int visit_event(void *context, const char *name)
{
	struct comparison *with = context;
	const struct pmureg_event_info *info;
	char file[2 * TOOL_NAME], found[VERIFY_TEXT];

	if (is_described(with, name))
		return 0;
	(void)snprintf(file, sizeof(file), "events/%s", name);
	if (read_file(with, file, found, sizeof(found)))
		return add_not_described(with, file);
	info = renamed(with, found);
	if (info)
		return add(with, DIFFERENCE_RENAMED, file, info->linux_name, found);
	return add(with, DIFFERENCE_NOT_DESCRIBED, file, "", found);
}

static int was_renamed(const struct comparison *with, const char *event, size_t from)
{
	for (size_t i = from; i < with->differences->count; i++)
		if (with->differences->list[i].kind == DIFFERENCE_RENAMED &&
		    strcmp(with->differences->list[i].described, event) == 0)
			return 1;
	return 0;
}

static int compare_event(struct comparison *with, const struct pmureg_event_info *info)
{
	const char *unit = info->scale ? info->unit : NULL;
	char file[2 * TOOL_NAME];
	int code;

	(void)snprintf(file, sizeof(file), "events/%s", info->linux_name);
	code = compare_file(with, file, info->linux_string, same_event);
	if (code || !is_here(with, info->linux_name))
		return code;
	code = compare_extra(with, info->linux_name, ".scale", info->scale, same_scale);
	return code ? code : compare_extra(with, info->linux_name, ".unit", unit, same_text);
}

/* A folder that is not there has no files: each described one is said to be missing. */
static int visited(int code)
{
	return code == -ENOENT ? 0 : code;
}

static int unreadable_folder(struct comparison *with, const char *folder, int code)
{
	if (code >= 0 || code == -ENOMEM)
		return code;
	return add(with, DIFFERENCE_UNREADABLE, folder, "", strerror(-code));
}

int verify_device(const struct tool *tool, const struct pmureg_system *system, const struct pmureg_block *block,
		  const char *device, struct differences *differences)
{
	struct comparison with = {tool, system, block, device, differences};
	size_t first = differences->count;
	int code = compare_terms(&with);

	if (!code)
		code = unreadable_folder(&with, "format",
					 visited(pmureg_perf_formats(tool->sysfs, device, visit_term, &with)));
	if (!code)
		code = unreadable_folder(&with, "events",
					 visited(pmureg_perf_events(tool->sysfs, device, visit_event, &with)));
	for (uint16_t i = 0; i < block->linux_count && !code; i++) {
		const struct pmureg_event_info *info = &block->events[block->events_by_linux[i]];

		if (!was_renamed(&with, info->linux_name, first))
			code = compare_event(&with, info);
	}
	return code;
}
