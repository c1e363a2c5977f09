// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * Suspend and hibernation: before them all registers are put back, and after them events go on. A
 * device may have lost what its registers held meanwhile.
 */
#include <linux/smp.h>
#include <linux/suspend.h>

#include "driver.h"

/* ---- On a CPU that accesses the device's registers ---- */

static void drv_sleep_here(void *context)
{
	struct drv_device *device = context;
	struct drv_event *own;
	unsigned long flags;
	int code;

	raw_spin_lock_irqsave(&device->lock, flags);
	code = pmureg_pmu_disable(device->pmu);
	list_for_each_entry(own, &device->running, list)
		code |= pmureg_pmu_del(device->pmu, own->made);
	device->is_taken = false;
	raw_spin_unlock_irqrestore(&device->lock, flags);
	if (code)
		drv_tell(device->unit, "cannot be stopped");
}

/* An event that perf has stopped is there, and does not run. */
static void drv_wake_here(void *context)
{
	struct drv_device *device = context;
	struct drv_event *own;
	unsigned long flags;
	int code = 0;

	raw_spin_lock_irqsave(&device->lock, flags);
	device->is_taken = true;
	list_for_each_entry(own, &device->running, list) {
		code |= pmureg_pmu_add(device->pmu, own->made);
		if (!(own->event->hw.state & PERF_HES_STOPPED))
			code |= pmureg_pmu_start(device->pmu, own->made);
	}
	code |= pmureg_pmu_enable(device->pmu);
	raw_spin_unlock_irqrestore(&device->lock, flags);
	if (code)
		drv_tell(device->unit, "cannot be started again");
}

/* ---- Devices with events ---- */

static void drv_sleep(struct drv_device *device)
{
	struct pmureg_error error = {.message = ""};
	int code = 0;

	if (device->users)
		code = smp_call_function_single(device->cpu, drv_sleep_here, device, 1);
	if (device->users && !code)
		code = pmureg_pmu_release(device->pmu, NULL, NULL, &error);
	if (code)
		pr_warn("pmureg: registers of %s are not restored before suspend: %s\n",
			device->unit->name, error.message);
}

static void drv_wake(struct drv_device *device)
{
	struct pmureg_error error = {.message = ""};
	int code = 0;

	if (device->users)
		code = pmureg_pmu_take(device->pmu, &error);
	if (device->users && !code)
		code = smp_call_function_single(device->cpu, drv_wake_here, device, 1);
	if (code)
		pr_warn("pmureg: events of %s do not count any more: %s\n", device->unit->name,
			error.message);
}

static int drv_notify(struct notifier_block *block, unsigned long what, void *data)
{
	switch (what) {
	case PM_SUSPEND_PREPARE:
	case PM_HIBERNATION_PREPARE:
		drv_units_each(drv_sleep, true);
		break;
	case PM_POST_SUSPEND:
	case PM_POST_HIBERNATION:
		drv_units_each(drv_wake, false);
		break;
	}
	return NOTIFY_DONE;
}

static struct notifier_block drv_notifier = {.notifier_call = drv_notify};

int drv_suspend_init(void)
{
	return register_pm_notifier(&drv_notifier);
}

void drv_suspend_exit(void)
{
	unregister_pm_notifier(&drv_notifier);
}
