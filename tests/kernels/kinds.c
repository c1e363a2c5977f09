// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * kinds.c: a module with the PMUs of two kinds of cores, as Linux has them on hybrid processors: CPUs 0 and 1 are of one
 * kind, 2 and 3 of the other. Cycles and instructions are a number of counts a microsecond, another one for each kind.
 */
#include <linux/cpumask.h>
#include <linux/module.h>
#include <linux/perf_event.h>
#include <linux/sched/clock.h>

struct kind {
	struct pmu pmu;
	const char *name;
	unsigned int first;
	u64 rates[2]; /* of PERF_COUNT_HW_CPU_CYCLES and _INSTRUCTIONS, a microsecond */
};

static struct kind kinds[] = {
	{.name = "cpu_core", .first = 0, .rates = {3000, 5000}},
	{.name = "cpu_atom", .first = 2, .rates = {7000, 11000}},
};

static struct kind *kind_of(struct pmu *pmu)
{
	return container_of(pmu, struct kind, pmu);
}

static bool has(struct kind *kind, int cpu)
{
	return cpu >= (int)kind->first && cpu < (int)kind->first + 2;
}

/* ---- Events ---- */

static int kinds_init(struct perf_event *event)
{
	if (event->attr.type != event->pmu->type && event->attr.type != PERF_TYPE_HARDWARE)
		return -ENOENT;
	if (event->attr.config > PERF_COUNT_HW_INSTRUCTIONS || event->attr.sample_period)
		return -ENOENT;
	return event->cpu >= 0 && !has(kind_of(event->pmu), event->cpu) ? -ENOENT : 0;
}

static void kinds_read(struct perf_event *event)
{
	const u64 now = local_clock(), before = local64_xchg(&event->hw.prev_count, now);

	if (!(event->hw.state & PERF_HES_STOPPED))
		local64_add((now - before) * kind_of(event->pmu)->rates[event->attr.config] / 1000, &event->count);
}

static void kinds_start(struct perf_event *event, int flags)
{
	local64_set(&event->hw.prev_count, local_clock());
	event->hw.state = 0;
}

static void kinds_stop(struct perf_event *event, int flags)
{
	kinds_read(event);
	event->hw.state = PERF_HES_STOPPED | PERF_HES_UPTODATE;
}

/* A task that is on a core of the other kind is not counted there. */
static int kinds_add(struct perf_event *event, int flags)
{
	if (!has(kind_of(event->pmu), smp_processor_id()))
		return -EAGAIN;
	event->hw.state = PERF_HES_STOPPED | PERF_HES_UPTODATE;
	if (flags & PERF_EF_START)
		kinds_start(event, flags);
	return 0;
}

static void kinds_del(struct perf_event *event, int flags)
{
	kinds_stop(event, flags);
}

/* ---- The PMUs ---- */

static ssize_t cpus_show(struct device *device, struct device_attribute *attribute, char *text)
{
	const struct kind *kind = kind_of(dev_get_drvdata(device));

	return sprintf(text, "%u-%u\n", kind->first, kind->first + 1);
}
static DEVICE_ATTR_RO(cpus);

static struct attribute *attributes[] = {&dev_attr_cpus.attr, NULL};
static const struct attribute_group group = {.attrs = attributes};
static const struct attribute_group *groups[] = {&group, NULL};

static int __init kinds_begin(void)
{
	int code = 0;

	for (size_t i = 0; i < ARRAY_SIZE(kinds) && !code; i++) {
		kinds[i].pmu = (struct pmu){
			.module = THIS_MODULE,
			.attr_groups = groups,
			.capabilities = PERF_PMU_CAP_EXTENDED_HW_TYPE | PERF_PMU_CAP_NO_INTERRUPT,
			.task_ctx_nr = perf_sw_context,
			.event_init = kinds_init,
			.add = kinds_add,
			.del = kinds_del,
			.start = kinds_start,
			.stop = kinds_stop,
			.read = kinds_read,
		};
		code = perf_pmu_register(&kinds[i].pmu, kinds[i].name, -1);
	}
	return code;
}

static void __exit kinds_end(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(kinds); i++)
		perf_pmu_unregister(&kinds[i].pmu);
}

module_init(kinds_begin);
module_exit(kinds_end);
MODULE_DESCRIPTION("PMUs of two kinds of cores, to test who counts on them");
MODULE_LICENSE("Dual BSD/GPL");
