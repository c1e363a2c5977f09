// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * The files of a PMU in sysfs: format, events with their scales and units, cpumask, identifier.
 */
#include <linux/slab.h>
#include <linux/sysfs.h>

#include "driver.h"

#define SUFFIX 8 /* of a name: .scale */

/* A file with a text of the table. */
struct drv_file {
	struct device_attribute attribute;
	const char *text;
	bool ends_line;
	char name[];
};

/* The files of a folder. */
struct drv_folder {
	struct attribute_group group;
	struct attribute **list;
	size_t count, room;
};

struct drv_files {
	struct drv_folder format, events, own;
	const struct attribute_group *groups[4];
	struct device_attribute cpumask;
};

/* ---- Showing ---- */

static ssize_t drv_show(struct device *dev, struct device_attribute *attribute, char *buffer)
{
	const struct drv_file *file = container_of(attribute, struct drv_file, attribute);

	return sysfs_emit(buffer, file->ends_line ? "%s\n" : "%s", file->text);
}

static ssize_t drv_show_cpus(struct device *dev, struct device_attribute *attribute, char *buffer)
{
	const struct drv_unit *unit =
		container_of((struct pmu *)dev_get_drvdata(dev), struct drv_unit, pmu);

	return sysfs_emit(buffer, "%*pbl\n", cpumask_pr_args(unit->cpus));
}

/* ---- Making ---- */

static int drv_folder_room(struct drv_folder *folder, const char *name, size_t room)
{
	folder->list = kcalloc(room + 1, sizeof(*folder->list), GFP_KERNEL);
	folder->group.name = name;
	folder->group.attrs = folder->list;
	folder->room = room;
	return folder->list ? 0 : -ENOMEM;
}

static int drv_file_add(struct drv_folder *folder, const char *name, const char *suffix,
			const char *text, bool ends_line)
{
	const size_t size = strlen(name) + SUFFIX;
	struct drv_file *file;

	if (!text)
		return 0;
	if (WARN_ON(folder->count == folder->room))
		return -ENOSPC;
	file = kzalloc(struct_size(file, name, size), GFP_KERNEL);
	if (!file)
		return -ENOMEM;
	scnprintf(file->name, size, "%s%s", name, suffix);
	sysfs_attr_init(&file->attribute.attr);
	file->attribute.attr.name = file->name;
	file->attribute.attr.mode = 0444;
	file->attribute.show = drv_show;
	file->text = text;
	file->ends_line = ends_line;
	folder->list[folder->count++] = &file->attribute.attr;
	return 0;
}

/* A condition over a file of sysfs cannot be asked here. It is taken to hold. */
static bool drv_holds(const struct drv_unit *unit, const struct pmureg_condition *condition)
{
	const struct pmureg_system *system = unit->table->system;
	struct drv_device *device = unit->devices[0];
	u64 holds = 1;

	if (!condition)
		return true;
	if (!pmureg_condition_in_variant(condition, system))
		return false;
	if (!condition->when.count)
		return true;
	return !pmureg_unit_evaluate(system, &device->io, unit->block, device->instance,
				     pmureg_condition_when(condition), drv_numbers(device),
				     &holds) &&
	       holds;
}

static int drv_format_make(struct drv_unit *unit)
{
	const struct pmureg_term *terms = pmureg_block_terms(unit->block);
	struct drv_folder *folder = &unit->files->format;
	int code = drv_folder_room(folder, "format", unit->block->term_count);
	u16 i;

	for (i = 0; i < unit->block->term_count && !code; i++)
		if (drv_holds(unit, pmureg_term_condition(&terms[i])))
			code = drv_file_add(folder, pmureg_term_name(&terms[i]), "",
					    pmureg_term_linux_format(&terms[i]), true);
	return code;
}

/* Linux lists an event that one of the unit's instances has. */
static bool drv_lists(const struct drv_unit *unit, const struct pmureg_described_event *listed)
{
	const struct pmureg_event event = {.listed = listed, .instance = PMUREG_INSTANCES_ALL};
	size_t i;

	if (!pmureg_event_in_variant(unit->table->system, listed) ||
	    !drv_holds(unit, pmureg_described_event_condition(listed)))
		return false;
	for (i = 0; i < unit->count; i++)
		if (pmureg_event_is_on(&event, unit->devices[i]->instance))
			return true;
	return false;
}

static int drv_events_make(struct drv_unit *unit)
{
	const struct pmureg_block *block = unit->block;
	struct drv_folder *folder = &unit->files->events;
	int code = drv_folder_room(folder, "events", 3 * (size_t)block->linux_count);
	u16 i;

	for (i = 0; i < block->linux_count && !code; i++) {
		const struct pmureg_described_event *event =
			&pmureg_block_events(block)[pmureg_block_events_by_linux(block)[i]];
		const char *name = pmureg_described_event_linux_name(event);
		const char *scale = pmureg_described_event_scale(event);
		const bool ends_line = pmureg_described_event_rest(event)->ends_line;

		if (!drv_lists(unit, event))
			continue;
		code = drv_file_add(folder, name, "", pmureg_described_event_linux_string(event),
				    ends_line);
		code = code ? code : drv_file_add(folder, name, ".scale", scale, ends_line);
		/* Linux names units only of counts that are scaled. */
		if (!code && scale)
			code = drv_file_add(folder, name, ".unit",
					    pmureg_described_event_unit(event), ends_line);
	}
	return code;
}

static int drv_own_make(struct drv_unit *unit)
{
	struct drv_files *files = unit->files;
	int code = drv_folder_room(&files->own, NULL, 2);

	if (code)
		return code;
	sysfs_attr_init(&files->cpumask.attr);
	files->cpumask.attr.name = "cpumask";
	files->cpumask.attr.mode = 0444;
	files->cpumask.show = drv_show_cpus;
	files->own.list[files->own.count++] = &files->cpumask.attr;
	if (!pmureg_block_linux_identifier(unit->block) ||
	    strchr(pmureg_block_linux_identifier(unit->block), '<'))
		return 0;
	return drv_file_add(&files->own, "identifier", "",
			    pmureg_block_linux_identifier(unit->block), true);
}

int drv_files_make(struct drv_unit *unit)
{
	struct drv_files *files = kzalloc(sizeof(*files), GFP_KERNEL);
	size_t count = 0;
	int code;

	if (!files)
		return -ENOMEM;
	unit->files = files;
	code = drv_format_make(unit);
	code = code ? code : drv_events_make(unit);
	code = code ? code : drv_own_make(unit);
	files->groups[count++] = &files->own.group;
	if (files->format.count)
		files->groups[count++] = &files->format.group;
	if (files->events.count)
		files->groups[count++] = &files->events.group;
	unit->pmu.attr_groups = files->groups;
	return code;
}

static void drv_folder_free(struct drv_folder *folder, const struct attribute *but)
{
	size_t i;

	for (i = 0; i < folder->count; i++)
		if (folder->list[i] != but)
			kfree(container_of(folder->list[i], struct drv_file, attribute.attr));
	kfree(folder->list);
}

void drv_files_free(struct drv_unit *unit)
{
	struct drv_files *files = unit->files;

	if (!files)
		return;
	drv_folder_free(&files->format, NULL);
	drv_folder_free(&files->events, NULL);
	drv_folder_free(&files->own, &files->cpumask.attr);
	kfree(files);
	unit->files = NULL;
}
