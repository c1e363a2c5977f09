// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * Makes the PMUs of the units that the machine has, and moves their events when CPUs go.
 */
#include <linux/cpuhotplug.h>
#include <linux/module.h>
#include <linux/namei.h>
#include <linux/path.h>
#include <linux/slab.h>

#include "driver.h"

DEFINE_MUTEX(drv_mutex);
static LIST_HEAD(drv_registered);
static int drv_hotplug; /* state of CPU hotplug */

/* ---- Devices ---- */

int drv_device_open(struct drv_device *device, struct pmureg_error *error)
{
	const struct drv_unit *unit = device->unit;
	const struct pmureg_pmu_options options = {
		.size = sizeof(options),
		.flags = drv_force ? PMUREG_SESSION_FORCE : 0,
		.scratch = unit->table->scratch,
		.scratch_size = unit->table->scratch_size,
	};
	const size_t size = pmureg_pmu_size(unit->table->system, unit->block, &options);
	int code;

	device->memory = kvzalloc(size, GFP_KERNEL);
	if (!device->memory)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = pmureg_pmu_open(device->memory, size, unit->table->system, &device->io, unit->block,
			       device->instance, &options, &device->pmu, error);
	if (code)
		drv_device_close(device);
	else
		drv_timer_set(device);
	return code;
}

void drv_device_close(struct drv_device *device)
{
	device->pmu = NULL;
	kvfree(device->memory);
	device->memory = NULL;
}

static void drv_device_free(struct drv_device *device)
{
	if (!device)
		return;
	hrtimer_cancel(&device->timer); /* it stops by itself only when it would read again */
	mutex_lock(&drv_mutex);
	if (device->pmu) /* again, if that failed when the last event was closed */
		(void)pmureg_pmu_release(device->pmu, NULL, NULL, NULL);
	drv_device_close(device);
	mutex_unlock(&drv_mutex);
	drv_pages_unmap(device);
	kfree(device);
}

/*
 * Identifies the device, and finds its counters. It takes memory again when it has events.
 * -ENOENT: the machine does not have it.
 */
static int drv_device_find(struct drv_device *device)
{
	const struct drv_unit *unit = device->unit;
	struct pmureg_error *error = kzalloc(sizeof(*error), GFP_KERNEL);
	int code = error ? drv_pages_map(device) : -ENOMEM;

	mutex_lock(&drv_mutex);
	code = code ? code :
		      pmureg_unit_identify(unit->table->system, &device->io, unit->block,
					   device->instance, 0, error);
	code = code ? code : drv_device_open(device, error);
	drv_device_close(device);
	mutex_unlock(&drv_mutex);
	if (code && code != -ENOENT && code != -ENODEV && code != -ENOMEM && error->message[0])
		pr_warn("pmureg: %s is left out: %s\n", unit->name, error->message);
	kfree(error);
	return code;
}

static int drv_device_make(struct drv_unit *unit, u16 instance, unsigned int cpu,
			   struct drv_device **made)
{
	struct drv_device *device = kzalloc(sizeof(*device), GFP_KERNEL);
	int code;

	if (!device)
		return -ENOMEM;
	device->unit = unit;
	device->instance = instance;
	device->cpu = (int)cpu;
	device->bank = drv_bank(unit->block, cpu);
	device->package = drv_package_of(unit->table, cpu);
	raw_spin_lock_init(&device->lock);
	INIT_LIST_HEAD(&device->running);
	drv_io_init(device);
	drv_timer_init(device);
	code = drv_device_find(device);
	if (code) {
		drv_device_free(device);
		return code;
	}
	*made = device;
	return 0;
}

/* ---- CPUs ---- */

/* Takes a CPU of the device's part of the machine, if its own has gone. */
static int drv_online(unsigned int cpu, struct hlist_node *node)
{
	struct drv_unit *unit = hlist_entry(node, struct drv_unit, node);
	size_t i;

	for (i = 0; i < unit->count; i++) {
		struct drv_device *device = unit->devices[i];

		if (device->cpu >= 0 || device->bank != drv_bank(unit->block, cpu))
			continue;
		WRITE_ONCE(device->cpu, (int)cpu);
		cpumask_set_cpu(cpu, unit->cpus);
		drv_return(device);
	}
	return 0;
}

static unsigned int drv_another(const struct drv_device *device, unsigned int but)
{
	unsigned int cpu;

	for_each_online_cpu(cpu)
		if (cpu != but && drv_bank(device->unit->block, cpu) == device->bank)
			return cpu;
	return nr_cpu_ids;
}

/* Gives the devices of a CPU that goes to another CPU, or to none. Returns whether there are any. */
static bool drv_devices_move(struct drv_unit *unit, unsigned int cpu, unsigned int *other)
{
	bool is_ours = false;
	size_t i;

	for (i = 0; i < unit->count; i++) {
		struct drv_device *device = unit->devices[i];

		if (device->cpu != (int)cpu)
			continue;
		is_ours = true;
		*other = drv_another(device, cpu);
		WRITE_ONCE(device->cpu, *other < nr_cpu_ids ? (int)*other : -1);
	}
	return is_ours;
}

/*
 * Devices of one PMU that a CPU accesses are in one part of the machine. A timer of a CPU that goes
 * would go on anywhere, where the registers may be another part's.
 */
static int drv_offline(unsigned int cpu, struct hlist_node *node)
{
	struct drv_unit *unit = hlist_entry(node, struct drv_unit, node);
	unsigned int other = nr_cpu_ids;
	size_t i;

	if (!drv_devices_move(unit, cpu, &other))
		return 0;
	cpumask_clear_cpu(cpu, unit->cpus);
	if (other < nr_cpu_ids) {
		cpumask_set_cpu(other, unit->cpus);
		if (unit->is_registered)
			perf_pmu_migrate_context(&unit->pmu, cpu, other);
	}
	for (i = 0; i < unit->count; i++)
		if (unit->devices[i]->cpu == (other < nr_cpu_ids ? (int)other : -1))
			drv_timer_move(unit->devices[i]);
	return 0;
}

/* ---- PMUs ---- */

static void drv_unit_free(struct drv_unit *unit)
{
	size_t i;

	for (i = 0; i < unit->count; i++)
		drv_device_free(unit->devices[i]);
	drv_files_free(unit);
	free_cpumask_var(unit->cpus);
	kvfree(unit);
}

/* perf would refuse the name, but the kernel would print a backtrace. */
static bool drv_name_exists(const char *name)
{
	char file[sizeof("/sys/bus/event_source/devices/") + DRV_NAME];
	struct path path;

	scnprintf(file, sizeof(file), "/sys/bus/event_source/devices/%s", name);
	if (kern_path(file, LOOKUP_FOLLOW, &path))
		return false;
	path_put(&path);
	return true;
}

static int drv_unit_register(struct drv_unit *unit)
{
	int code = drv_files_make(unit);

	if (code)
		return code;
	drv_event_calls(&unit->pmu);
	unit->pmu.module = THIS_MODULE;
	unit->pmu.name = unit->name;
	code = perf_pmu_register(&unit->pmu, unit->name, -1);
	if (code)
		return code;
	unit->is_registered = true;
	code = cpuhp_state_add_instance_nocalls(drv_hotplug, &unit->node);
	if (code)
		perf_pmu_unregister(&unit->pmu);
	return code;
}

/* Adds an instance's device in each part of the machine, or only in the one with this number. */
static int drv_unit_fill(struct drv_unit *unit, u16 instance, int only)
{
	const struct pmureg_block *block = unit->block;
	const u64 *numbers = pmureg_instance_numbers(&pmureg_block_instances(block)[instance]);
	unsigned int cpu;

	for_each_online_cpu(cpu) {
		const struct drv_package *package = drv_package_of(unit->table, cpu);
		const int bank = drv_bank(block, cpu);
		bool is_there = only >= 0 && bank != only;
		size_t i;
		int code;

		for (i = 0; i < unit->count; i++)
			is_there |= unit->devices[i]->instance == instance &&
				    unit->devices[i]->bank == bank;
		if (is_there || !package ||
		    (block->socket != PMUREG_NONE && numbers[block->socket] != package->of.rank))
			continue;
		code = drv_device_make(unit, instance, cpu, &unit->devices[unit->count]);
		if (code == -ENOMEM)
			return code;
		if (code)
			continue;
		unit->count++;
		cpumask_set_cpu(cpu, unit->cpus);
	}
	return 0;
}

/*
 * Makes the PMU of instances from `first` on. `only`: of one part of the machine, whose rank is
 * `number`.
 */
static int drv_unit_make(const struct drv_table *table, const struct pmureg_block *block, u16 first,
			 u16 count, int only, u64 number)
{
	const size_t most = (size_t)count * num_possible_cpus();
	struct drv_unit *unit = kvzalloc(struct_size(unit, devices, most), GFP_KERNEL);
	int code = 0;
	u16 i;

	if (!unit)
		return -ENOMEM;
	unit->table = table;
	unit->block = block;
	pmureg_unit_linux_name(block, first, number, unit->name, sizeof(unit->name));
	if (drv_name_exists(unit->name)) {
		pr_info("pmureg: %s is left out: another driver has a PMU of this name\n",
			unit->name);
		kvfree(unit);
		return 0;
	}
	if (!zalloc_cpumask_var(&unit->cpus, GFP_KERNEL)) {
		kvfree(unit);
		return -ENOMEM;
	}
	for (i = first; i < first + count && !code; i++)
		code = drv_unit_fill(unit, i, only);
	if (!code && unit->count)
		code = drv_unit_register(unit);
	if (!unit->is_registered) {
		drv_unit_free(unit);
		return code;
	}
	mutex_lock(&drv_mutex);
	list_add_tail(&unit->list, &drv_registered);
	mutex_unlock(&drv_mutex);
	return 0;
}

/*
 * Blocks whose units the driver can reach. A system register that the processor lacks stops the
 * machine, so the description has to name the processor, or the user has to be sure.
 */
static bool drv_can_have(const struct drv_table *table, const struct pmureg_block *block)
{
	if (!pmureg_block_perf_device(block) || !block->counter_count || drv_bank(block, 0) < 0 ||
	    block->perf_number.count || block->lender_count)
		return false;
	if (block->space == PMUREG_SYSREG && !table->is_sure) {
		pr_warn("pmureg: %s is left out: its description names no processor, and a register that a processor lacks stops the machine; load the module with any_processor=1 if you are sure\n",
			pmureg_block_key(block));
		return false;
	}
	return block->space == PMUREG_MSR || block->space == PMUREG_PCI ||
	       block->space == PMUREG_MMIO || block->space == PMUREG_SYSREG;
}

/* If each part of the machine has a PMU of its own, their numbers are the ranks of the parts. */
static int drv_block_register(const struct drv_table *table, const struct pmureg_block *block,
			      u16 first, u16 count)
{
	int done[64], code = 0;
	unsigned int cpu;
	u64 number = 0, i;

	if (!block->perf_banks)
		return drv_unit_make(table, block, first, count, -1, PMUREG_BANKS_ALL);
	for_each_online_cpu(cpu) {
		const int bank = drv_bank(block, cpu);

		for (i = 0; i < number && done[i] != bank; i++)
			;
		if (i < number || number == ARRAY_SIZE(done))
			continue;
		code = code ? code : drv_unit_make(table, block, first, count, bank, number);
		done[number++] = bank;
	}
	return code;
}

/* Takes as much scratch as the block that needs most. */
static int drv_scratch_make(struct drv_table *table)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(table->system);
	u16 b;

	for (b = 0; b < table->system->block_count; b++)
		if (pmureg_block_perf_device(&blocks[b]) && blocks[b].counter_count)
			table->scratch_size =
				max(table->scratch_size, pmureg_pmu_scratch_size(&blocks[b], NULL));
	table->scratch = kvmalloc(table->scratch_size, GFP_KERNEL);
	return table->scratch ? 0 : -ENOMEM;
}

int drv_units_register(struct drv_table *table)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(table->system);
	const struct list_head *last = drv_registered.prev;
	int code = drv_scratch_make(table);
	u16 b, i;

	for (b = 0; b < table->system->block_count && !code; b++) {
		const struct pmureg_block *block = &blocks[b];

		if (!drv_can_have(table, block))
			continue;
		if (block->perf_instance_term != PMUREG_NONE)
			code = drv_block_register(table, block, 0, block->instance_count);
		for (i = 0;
		     block->perf_instance_term == PMUREG_NONE && i < block->instance_count && !code;
		     i++)
			code = drv_block_register(table, block, i, 1);
	}
	if (drv_registered.prev == last)
		pr_info("pmureg: no unit of the table %s is here for the module\n",
			pmureg_system_key(table->system));
	return code;
}

void drv_units_each(void (*call)(struct drv_device *device), bool asleep)
{
	struct drv_unit *unit;
	size_t i;

	mutex_lock(&drv_mutex);
	list_for_each_entry(unit, &drv_registered, list)
		for (i = 0; i < unit->count; i++) {
			unit->devices[i]->is_asleep = asleep;
			call(unit->devices[i]);
		}
	mutex_unlock(&drv_mutex);
}

void drv_units_unregister(void)
{
	struct drv_unit *unit, *next;

	list_for_each_entry_safe(unit, next, &drv_registered, list) {
		cpuhp_state_remove_instance_nocalls(drv_hotplug, &unit->node);
		perf_pmu_unregister(&unit->pmu);
		drv_unit_free(unit);
	}
	INIT_LIST_HEAD(&drv_registered);
}

int drv_units_init(void)
{
	const int state = cpuhp_setup_state_multi(CPUHP_AP_ONLINE_DYN, "perf/pmureg:online",
						  drv_online, drv_offline);

	drv_hotplug = state;
	return state < 0 ? state : 0;
}

void drv_units_exit(void)
{
	cpuhp_remove_multi_state(drv_hotplug);
}
