// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * Loads tables as firmware, and has the units registered that they describe.
 *
 *	modprobe pmureg tables=NAME,...            /lib/firmware/pmureg/NAME.pmu
 *	modprobe pmureg tables=NAME units=UNIT@ADDRESS,UNIT.PAGE@ADDRESS,...
 */
#include <linux/firmware.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/workqueue.h>

#include "driver.h"

#define MOST_NAME 48 /* size of a table's name */

static char *drv_tables;
module_param_named(tables, drv_tables, charp, 0444);
MODULE_PARM_DESC(tables,
		 "names of tables in /lib/firmware/pmureg, without .pmu, separated by commas");

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
	kvfree(table->bytes);
	kfree(table);
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
	return pmureg_table_check(table->bytes, size, PMUREG_CHECK_ALL, error);
}

static int drv_table_open(struct drv_table *table, const char *name, struct pmureg_error *error)
{
	const struct pmureg_system *system;
	enum drv_match match;
	int code = drv_table_copy(table, name, error);

	if (code)
		return code;
	system = pmureg_table_system(table->bytes);
	match = drv_match(system, &table->system);
	if (match == DRV_OTHER && !drv_any_processor)
		return pmureg_fail(error, -ENODEV, 0, "this machine is not %s",
				   pmureg_system_title(system));
	table->is_sure = match == DRV_HERE || drv_any_processor;
	return drv_packages_find(table);
}

static void drv_table_load(const char *name)
{
	struct pmureg_error *error = kzalloc(sizeof(*error), GFP_KERNEL);
	struct drv_table *table = kzalloc(sizeof(*table), GFP_KERNEL);
	int code = -ENOMEM;

	if (error && table) {
		INIT_LIST_HEAD(&table->packages);
		code = drv_table_open(table, name, error);
	}
	if (code) {
		pr_err("pmureg: the table %s is not used: %s\n", name,
		       error ? error->message : "out of memory");
		if (table)
			drv_table_free(table);
		kfree(error);
		return;
	}
	list_add_tail(&table->list, &drv_loaded);
	code = drv_units_register(table);
	if (code)
		pr_err("pmureg: not all units of %s are registered: error %d\n", name, -code);
	kfree(error);
}

/* ---- The module ---- */

/* Not while the module is being loaded: a machine that stops there could not unload it again. */
static void drv_load(struct work_struct *work)
{
	const char *at = drv_tables ? drv_tables : "";

	while (*at) {
		const size_t length = strcspn(at, ",");
		char name[MOST_NAME];

		if (length && length < sizeof(name) && !memchr(at, '/', length)) {
			memcpy(name, at, length);
			name[length] = '\0';
			drv_table_load(name);
		} else {
			pr_err("pmureg: '%.*s' is no name of a table\n", (int)length, at);
		}
		at += length;
		at += *at == ',';
	}
}

static DECLARE_WORK(drv_loading, drv_load);

static int __init drv_init(void)
{
	const int code = drv_units_init();

	if (code)
		return code;
	if (!drv_tables)
		pr_info("pmureg: no table is named; load the module with tables=NAME\n");
	schedule_work(&drv_loading);
	return 0;
}

static void __exit drv_exit(void)
{
	struct drv_table *table, *next;

	cancel_work_sync(&drv_loading);
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
