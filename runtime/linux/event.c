// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * What perf calls. An event is refused with an errno value whose meaning perf shows, and with a
 * sentence in the log.
 */
#include <linux/slab.h>
#include <linux/smp.h>

#include "driver.h"

#define MOST_NS (3600ULL * NSEC_PER_SEC) /* longest period of the timer */

/* Memory for what is made of an event while it is checked. */
struct drv_checking {
	struct pmureg_event event;
	struct pmureg_error error;
	struct drv_device *device;
	int cpu;      /* of the device: hotplug may change it meanwhile */
	int prepared; /* 0, or an error */
	size_t count; /* of events of its group on the device; the new one is the last */
	struct pmureg_pmu_event *group[];
};

static struct drv_unit *drv_unit_of(struct pmu *pmu)
{
	return container_of(pmu, struct drv_unit, pmu);
}

static struct drv_event *drv_event_of(const struct perf_event *event)
{
	return event->pmu_private;
}

void drv_tell(const struct drv_unit *unit, const char *what)
{
	pr_warn_ratelimited("pmureg: perf: %s %s: its device fails\n", unit->name, what);
}

/* ---- Reading ---- */

/* Adds what has been counted since the last read. A device that fails has counted nothing since. */
static void drv_count(struct perf_event *event)
{
	struct drv_event *own = drv_event_of(event);
	struct pmureg_count count;
	int code = pmureg_pmu_read(own->device->pmu, own->made, &count);

	if (code || count.reason != PMUREG_COUNTED) {
		drv_tell(own->device->unit, "cannot be read");
		return;
	}
	local64_add(count.value - own->before, &event->count);
	own->before = count.value;
}

static enum hrtimer_restart drv_tick(struct hrtimer *timer)
{
	struct drv_device *device = container_of(timer, struct drv_device, timer);
	struct drv_event *own;
	unsigned long flags;
	bool goes_on;

	raw_spin_lock_irqsave(&device->lock, flags);
	list_for_each_entry(own, &device->running, list)
		if (!(own->event->hw.state & PERF_HES_STOPPED))
			drv_count(own->event);
	goes_on = !list_empty(&device->running);
	raw_spin_unlock_irqrestore(&device->lock, flags);
	if (!goes_on)
		return HRTIMER_NORESTART;
	hrtimer_forward_now(timer, ns_to_ktime(device->period));
	return HRTIMER_RESTART;
}

void drv_timer_init(struct drv_device *device)
{
#ifdef DRV_HRTIMER_SETUP
	hrtimer_setup(&device->timer, drv_tick, CLOCK_MONOTONIC, HRTIMER_MODE_REL_PINNED_HARD);
#else
	hrtimer_init(&device->timer, CLOCK_MONOTONIC, HRTIMER_MODE_REL_PINNED_HARD);
	device->timer.function = drv_tick;
#endif
}

void drv_timer_set(struct drv_device *device)
{
	device->period = min(pmureg_pmu_deadline(device->pmu) / 2, MOST_NS);
}

static void drv_timer_start(struct drv_device *device)
{
	if (device->period && !list_empty(&device->running) && !hrtimer_active(&device->timer))
		hrtimer_start(&device->timer, ns_to_ktime(device->period),
			      HRTIMER_MODE_REL_PINNED_HARD);
}

static void drv_timer_here(void *context)
{
	struct drv_device *device = context;
	unsigned long flags;

	raw_spin_lock_irqsave(&device->lock, flags);
	drv_timer_start(device);
	raw_spin_unlock_irqrestore(&device->lock, flags);
}

void drv_timer_move(struct drv_device *device)
{
	hrtimer_cancel(&device->timer);
	if (device->cpu >= 0)
		(void)smp_call_function_single(device->cpu, drv_timer_here, device, 1);
}

/* Calls with the device's lock held. */
static void drv_locked(struct perf_event *event, void (*call)(struct perf_event *event))
{
	struct drv_device *device = drv_event_of(event)->device;
	unsigned long flags;

	raw_spin_lock_irqsave(&device->lock, flags);
	call(event);
	raw_spin_unlock_irqrestore(&device->lock, flags);
}

static void drv_read(struct perf_event *event)
{
	drv_locked(event, drv_count);
}

/* ---- Coming and going, with interrupts off ---- */

static void drv_each(struct pmu *pmu, int (*call)(struct pmureg_pmu *pmu))
{
	struct drv_unit *unit = drv_unit_of(pmu);
	const int bank = drv_bank(unit->block, smp_processor_id());
	unsigned long flags;
	size_t i;

	for (i = 0; i < unit->count; i++) {
		struct drv_device *device = unit->devices[i];

		if (device->bank != bank)
			continue;
		raw_spin_lock_irqsave(&device->lock, flags);
		if (device->is_taken && call(device->pmu))
			drv_tell(unit, "cannot be started or stopped");
		raw_spin_unlock_irqrestore(&device->lock, flags);
	}
}

static void drv_enable(struct pmu *pmu)
{
	drv_each(pmu, pmureg_pmu_enable);
}

static void drv_disable(struct pmu *pmu)
{
	drv_each(pmu, pmureg_pmu_disable);
}

static void drv_start_locked(struct perf_event *event)
{
	struct drv_event *own = drv_event_of(event);

	if (!(event->hw.state & PERF_HES_STOPPED))
		return;
	if (pmureg_pmu_start(own->device->pmu, own->made))
		drv_tell(own->device->unit, "cannot be started");
	else
		event->hw.state = 0;
}

static void drv_start(struct perf_event *event, int flags)
{
	drv_locked(event, drv_start_locked);
}

static void drv_stop_locked(struct perf_event *event)
{
	struct drv_event *own = drv_event_of(event);

	if (event->hw.state & PERF_HES_STOPPED)
		return;
	if (pmureg_pmu_stop(own->device->pmu, own->made))
		drv_tell(own->device->unit, "cannot be stopped");
	drv_count(event);
	event->hw.state = PERF_HES_STOPPED | PERF_HES_UPTODATE;
}

static void drv_stop(struct perf_event *event, int flags)
{
	drv_locked(event, drv_stop_locked);
}

static void drv_del_locked(struct perf_event *event)
{
	struct drv_event *own = drv_event_of(event);

	drv_stop_locked(event);
	if (pmureg_pmu_del(own->device->pmu, own->made))
		drv_tell(own->device->unit, "cannot be removed");
	list_del_init(&own->list);
	perf_event_update_userpage(event);
}

static void drv_del(struct perf_event *event, int flags)
{
	drv_locked(event, drv_del_locked);
}

/* Any error means that perf tries the event again later, in turn with others. */
static int drv_add(struct perf_event *event, int flags)
{
	struct drv_event *own = drv_event_of(event);
	struct drv_device *device = own->device;
	unsigned long irqs;
	int code;

	raw_spin_lock_irqsave(&device->lock, irqs);
	event->hw.state = PERF_HES_STOPPED | PERF_HES_UPTODATE;
	code = pmureg_pmu_add(device->pmu, own->made);
	if (!code) {
		list_add_tail(&own->list, &device->running);
		if (flags & PERF_EF_START)
			drv_start_locked(event);
		drv_timer_start(device);
	}
	raw_spin_unlock_irqrestore(&device->lock, irqs);
	perf_event_update_userpage(event);
	return code;
}

/* ---- Making events, which may sleep ---- */

/* The unit's device on the event's CPU; the event's term may choose among several instances. */
static struct drv_device *drv_device_for(const struct drv_unit *unit,
					 const struct pmureg_event *described, unsigned int cpu)
{
	const int bank = drv_bank(unit->block, cpu);
	size_t i;

	for (i = 0; i < unit->count; i++) {
		struct drv_device *device = unit->devices[i];

		if (device->bank == bank && (described->instance == PMUREG_INSTANCES_ALL ||
					     described->instance == device->instance))
			return device;
	}
	return NULL;
}

/* Collects the events of the group that are on this device, the leader first. */
static size_t drv_group(struct perf_event *event, const struct drv_device *device,
			struct pmureg_pmu_event **group)
{
	struct perf_event *leader = event->group_leader, *sibling;
	size_t count = 0;

	if (leader == event)
		return 0;
	if (leader->pmu == event->pmu && drv_event_of(leader)->device == device)
		group[count++] = drv_event_of(leader)->made;
	for_each_sibling_event(sibling, leader)
		if (sibling != event && sibling->pmu == event->pmu &&
		    drv_event_of(sibling)->device == device)
			group[count++] = drv_event_of(sibling)->made;
	return count;
}

static void drv_set_taken(struct drv_device *device, bool is_taken)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&device->lock, flags);
	device->is_taken = is_taken;
	raw_spin_unlock_irqrestore(&device->lock, flags);
}

static int drv_take(struct drv_device *device, struct pmureg_error *error)
{
	const int code = pmureg_pmu_take(device->pmu, error);

	if (!code)
		drv_set_taken(device, true);
	return code;
}

/*
 * The core leaves alone what another program has changed meanwhile. A device that was not there is
 * restored before its next event.
 */
static int drv_release(struct drv_device *device, struct pmureg_error *error)
{
	int code;

	if (!device->pmu)
		return 0;
	drv_set_taken(device, false);
	code = pmureg_pmu_release(device->pmu, NULL, NULL, error);
	if (!code)
		drv_device_close(device);
	return code;
}

/* The device's last event has gone. */
static void drv_leave(struct drv_device *device)
{
	struct pmureg_error error = {.message = ""};

	if (drv_release(device, &error))
		pr_warn("pmureg: registers of %s are not restored: %s\n", device->unit->name,
			error.message);
}

void drv_return(struct drv_device *device)
{
	mutex_lock(&drv_mutex);
	if (device->pmu && !device->users && !drv_release(device, NULL))
		pr_info("pmureg: registers of %s are restored\n", device->unit->name);
	mutex_unlock(&drv_mutex);
}

static void drv_destroy(struct perf_event *event)
{
	struct drv_event *own = drv_event_of(event);
	struct drv_device *device = own->device;

	mutex_lock(&drv_mutex);
	if (!--device->users)
		drv_leave(device);
	mutex_unlock(&drv_mutex);
	kvfree(own);
}

/* On the device's CPU. Each event has the counter now with which all of them fit. */
static void drv_prepare_group(void *context)
{
	struct drv_checking *checking = context;
	struct drv_device *device = checking->device;
	unsigned long flags;
	size_t i;

	raw_spin_lock_irqsave(&device->lock, flags);
	for (i = 0; i <= checking->count && !checking->prepared; i++)
		checking->prepared = pmureg_pmu_prepare(device->pmu, checking->group[i]);
	raw_spin_unlock_irqrestore(&device->lock, flags);
}

/* With drv_mutex held. The first event takes the device. */
static int drv_make_on(struct drv_device *device, struct drv_event *own, size_t size,
		       struct drv_checking *checking)
{
	struct pmureg_error *error = &checking->error;
	const size_t count = checking->count;
	int code;

	if (device->is_asleep)
		return pmureg_fail(error, -EBUSY, 0, "the machine is being suspended");
	code = device->users ? 0 : drv_release(device, error);
	code = code || device->users ? code : drv_device_open(device, error);
	code = code ? code :
		      pmureg_pmu_event_init(device->pmu, own->memory, size, &checking->event,
					    checking->group, count, &own->made, error);
	code = code || device->users ? code : drv_take(device, error);
	checking->group[count] = own->made;
	code = code ? code :
		      smp_call_function_single(checking->cpu, drv_prepare_group, checking, 1);
	code = code ? code : checking->prepared;
	device->users += !code;
	if (!device->users)
		drv_leave(device);
	return code;
}

static int drv_make(struct perf_event *event, struct drv_device *device,
		    struct drv_checking *checking)
{
	const size_t size =
		pmureg_pmu_event_size(device->unit->block, event->group_leader != event);
	struct drv_event *own =
		kvzalloc(struct_size(own, memory, DIV_ROUND_UP(size, sizeof(u64))), GFP_KERNEL);
	int code;

	if (!own)
		return -ENOMEM;
	INIT_LIST_HEAD(&own->list);
	own->event = event;
	own->device = device;
	mutex_lock(&drv_mutex);
	checking->device = device;
	checking->count = drv_group(event, device, checking->group);
	code = drv_make_on(device, own, size, checking);
	mutex_unlock(&drv_mutex);
	if (code) {
		kvfree(own);
		return code;
	}
	event->pmu_private = own;
	event->destroy = drv_destroy;
	event->cpu = checking->cpu;
	return 0;
}

static int drv_check(struct perf_event *event, struct drv_unit *unit, struct drv_checking *checking)
{
	const u64 config[3] = {event->attr.config, event->attr.config1, event->attr.config2};
	const u16 instance = unit->block->perf_instance_term == PMUREG_NONE ?
				     unit->devices[0]->instance :
				     PMUREG_INSTANCES_ALL;
	struct drv_device *device;
	int code = pmureg_event_of_config(unit->table->system, unit->block, instance, config,
					  &checking->event, &checking->error);

	if (code)
		return code;
	device = drv_device_for(unit, &checking->event, event->cpu);
	checking->cpu = device ? READ_ONCE(device->cpu) : -1;
	if (checking->cpu < 0) {
		(void)pmureg_fail(&checking->error, -ENODEV, 0,
				  "%s has no such unit on the package of CPU %d", unit->name,
				  event->cpu);
		return -ENODEV;
	}
	return drv_make(event, device, checking);
}

/* ENOENT would mean that the event is another PMU's; perf shows it and EINVAL alike. */
static int drv_event_init(struct perf_event *event)
{
	struct drv_unit *unit = drv_unit_of(event->pmu);
	struct drv_checking *checking;
	int code;

	if (event->attr.type != event->pmu->type)
		return -ENOENT;
	if (is_sampling_event(event))
		return -EOPNOTSUPP;
	if (event->cpu < 0)
		return -EINVAL;
	checking = kzalloc(struct_size(checking, group, 2 + event->group_leader->nr_siblings),
			   GFP_KERNEL);
	if (!checking)
		return -ENOMEM;
	code = drv_check(event, unit, checking);
	if (code && code != -ENOMEM)
		pr_warn_ratelimited("pmureg: perf event of %s is refused: %s\n", unit->name,
				    checking->error.message[0] ? checking->error.message :
								 "its device fails");
	kfree(checking);
	return code == -ENOENT || code == -ERANGE ? -EINVAL : code;
}

void drv_event_calls(struct pmu *pmu)
{
	pmu->task_ctx_nr = perf_invalid_context;
	pmu->capabilities = PERF_PMU_CAP_NO_INTERRUPT | PERF_PMU_CAP_NO_EXCLUDE;
	pmu->event_init = drv_event_init;
	pmu->pmu_enable = drv_enable;
	pmu->pmu_disable = drv_disable;
	pmu->add = drv_add;
	pmu->del = drv_del;
	pmu->start = drv_start;
	pmu->stop = drv_stop;
	pmu->read = drv_read;
}
