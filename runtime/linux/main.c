// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * Loads tables as firmware, and has the units registered that they describe.
 *
 *	modprobe pmureg                            those of this machine, by the index beside them
 *	modprobe pmureg tables=NAME,...            /lib/firmware/pmureg/NAME.pmu
 *	modprobe pmureg tables=NAME units=UNIT@ADDRESS,UNIT.PAGE@ADDRESS,...
 */
#include <linux/firmware.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/workqueue.h>

#include "core/table/entries.h"
#include "driver.h"

#define MOST_NAME 48 /* size of a table's name */

static char *drv_tables;
module_param_named(tables, drv_tables, charp, 0444);
MODULE_PARM_DESC(tables,
		 "tables in /lib/firmware/pmureg, NAME,NAME; else those of the index that fit");

char *drv_units;
module_param_hw_named(units, drv_units, charp, iomem, 0444);
MODULE_PARM_DESC(units, "addresses of units in memory: UNIT@ADDRESS,UNIT.PAGE@ADDRESS");

bool drv_force;
module_param_named(force, drv_force, bool, 0444);
MODULE_PARM_DESC(force, "use registers that somebody else seems to use");

bool drv_any_processor;
module_param_named(any_processor, drv_any_processor, bool, 0444);
MODULE_PARM_DESC(any_processor, "use tables of other processors, and registers of any processor");

static LIST_HEAD(drv_loaded);

/* ---- One table ---- */

static void drv_table_free(struct drv_table *table)
{
	drv_packages_put(table);
	kvfree(table->scratch);
	kvfree(table->bytes);
	kfree(table);
}

/* A damaged table that is safe to use may yet name another register. */
static int drv_table_check(const struct pmureg_table *header, size_t size,
			   struct pmureg_error *error)
{
	const int code = pmureg_table_check(header, size, PMUREG_CHECK_ALL, error);

	if (code || pmureg_table_sum(header, size) == header->checksum)
		return code;
	return pmureg_fail(error, -EINVAL, 0,
			   "the table is damaged: its checksum is wrong; install it again");
}

/* A copy, because nothing may change a table after its check. */
static int drv_table_copy(struct drv_table *table, const char *name, struct pmureg_error *error)
{
	const struct firmware *firmware;
	char path[sizeof("pmureg/.pmu") + MOST_NAME];
	size_t size;
	int code;

	scnprintf(path, sizeof(path), "pmureg/%s.pmu", name);
	code = request_firmware(&firmware, path, NULL);
	if (code)
		return pmureg_fail(error, code, 0, "/lib/firmware/%s cannot be loaded: error %d",
				   path, -code);
	size = firmware->size;
	table->bytes = kvmalloc(size, GFP_KERNEL);
	if (table->bytes)
		memcpy(table->bytes, firmware->data, size);
	release_firmware(firmware);
	if (!table->bytes)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	return drv_table_check(table->bytes, size, error);
}

/* -ENODEV: it is another machine's. `is_named`: the user has named it, and may force its use. */
static int drv_table_open(struct drv_table *table, const char *name, bool is_named,
			  struct pmureg_error *error)
{
	const struct pmureg_system *system;
	enum drv_match match;
	int code = drv_table_copy(table, name, error);

	if (code)
		return code;
	system = pmureg_table_system(table->bytes);
	match = drv_match(system, &table->system);
	table->is_sure = match == DRV_HERE || drv_any_processor;
	if (is_named ? match == DRV_OTHER && !drv_any_processor : match != DRV_HERE)
		return pmureg_fail(error, -ENODEV, 0, "this machine is not %s",
				   pmureg_system_title(system));
	return drv_packages_find(table);
}

static int drv_table_load(const char *name, bool is_named)
{
	struct pmureg_error *error = kzalloc(sizeof(*error), GFP_KERNEL);
	struct drv_table *table = kzalloc(sizeof(*table), GFP_KERNEL);
	int code = -ENOMEM;

	if (error && table) {
		INIT_LIST_HEAD(&table->packages);
		code = drv_table_open(table, name, is_named, error);
	}
	if (code) {
		if (is_named || code != -ENODEV)
			pr_err("pmureg: the table %s is not used: %s\n", name,
			       error ? error->message : "out of memory");
		if (table)
			drv_table_free(table);
		kfree(error);
		return code;
	}
	kfree(error);
	list_add_tail(&table->list, &drv_loaded);
	code = drv_units_register(table);
	if (code)
		pr_err("pmureg: not all units of %s are registered: error %d\n", name, -code);
	return 0;
}

/* ---- Several tables ---- */

/* Returns whether the table is used. */
static bool drv_name_load(const char *text, size_t length, bool is_named)
{
	char name[MOST_NAME];

	if (!length || length >= sizeof(name) || memchr(text, '/', length)) {
		pr_err("pmureg: '%.*s' is no name of a table\n", (int)length, text);
		return false;
	}
	memcpy(name, text, length);
	name[length] = '\0';
	return !drv_table_load(name, is_named);
}

static void drv_named_load(const char *at)
{
	while (*at) {
		const size_t length = strcspn(at, ",");

		drv_name_load(at, length, true);
		at += length;
		at += *at == ',';
	}
}

/* Only the names are used: each table is checked, and says itself of which machines it is. */
static void drv_index_load(void)
{
	const struct pmureg_entry *entry = NULL;
	const struct firmware *index;
	size_t count = 0;

	if (firmware_request_nowarn(&index, "pmureg/index", NULL)) {
		pr_info("pmureg: no table is named, and there is no /lib/firmware/pmureg/index; load the module with tables=NAME, or make the index with: pmureg index DIR\n");
		return;
	}
	if (pmureg_entries_check(index->data, index->size)) {
		pr_err("pmureg: /lib/firmware/pmureg/index is damaged, or of another version; make it again with: pmureg index DIR\n");
		release_firmware(index);
		return;
	}
	while ((entry = pmureg_entries_next((const void *)index->data, entry))) {
		const char *name = pmureg_entry_name(entry);

		count += drv_name_load(name, strcspn(name, "."), false);
	}
	release_firmware(index);
	if (!count)
		pr_info("pmureg: no table of /lib/firmware/pmureg/index is of this machine\n");
}

/* ---- The module ---- */

/* Not while the module is being loaded: a machine that stops there could not unload it again. */
static void drv_load(struct work_struct *work)
{
	if (drv_tables)
		drv_named_load(drv_tables);
	else
		drv_index_load();
}

static DECLARE_WORK(drv_loading, drv_load);

static int __init drv_init(void)
{
	int code = drv_units_init();

	if (code)
		return code;
	code = drv_suspend_init();
	if (code) {
		drv_units_exit();
		return code;
	}
	schedule_work(&drv_loading);
	return 0;
}

static void __exit drv_exit(void)
{
	struct drv_table *table, *next;

	cancel_work_sync(&drv_loading);
	drv_suspend_exit();
	drv_units_unregister();
	drv_units_exit();
	list_for_each_entry_safe(table, next, &drv_loaded, list)
		drv_table_free(table);
}

module_init(drv_init);
module_exit(drv_exit);

MODULE_DESCRIPTION("perf PMUs of described performance-monitoring units");
MODULE_AUTHOR("the pmureg authors");
MODULE_LICENSE("Dual BSD/GPL");
