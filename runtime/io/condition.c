/*
 * condition.c: checks a `condition`: whether this machine or unit has something that only some machines have. A
 * condition depends on facts, on the system's variant, or on a file of the device in sysfs.
 */
#include "hosted.h"

#include "ways.h"

/* ---- Facts ---- */

static int facts_hold(struct pmureg_machine *machine, const struct pmureg_system *system, const struct pmureg_block *block,
		  uint16_t instance, const struct pmureg_condition *condition)
{
	struct io_way_options options = {.machine = machine, .system = system};
	const struct io_unit unit = {&options, block, instance, NULL, 0, NULL};
	struct io_banks packages = {0};
	uint64_t holds;

	/* The first package whose CPU is online. */
	if (machine && !io_machine_banks(machine, PMUREG_PACKAGE, NULL, &packages, NULL) && packages.count)
		options.cpu = packages.list[0].ids[PMUREG_CPU];
	free(packages.list);
	return io_evaluate(&unit, pmureg_condition_when(condition), 0, 1, &holds) ? -ENODATA : holds != 0;
}

/* ---- Files ---- */

/* Reads the sysfs file on which the condition depends. Returns non-zero if the file does not exist. */
static int read_condition(struct pmureg_machine *machine, const struct pmureg_block *block, uint16_t instance,
			  const struct pmureg_condition *condition, char found[PMUREG_PERF_NAME])
{
	char device[PMUREG_PERF_NAME];

	(void)pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, device, sizeof(device));
	return !machine || io_kernel_file(machine, device, pmureg_condition_file(condition), found, PMUREG_PERF_NAME);
}

int io_condition_holds(struct pmureg_machine *machine, const struct pmureg_system *system,
		       const struct pmureg_block *block, uint16_t instance, const struct pmureg_condition *condition)
{
	char found[PMUREG_PERF_NAME];

	if (!condition)
		return 1;
	if (condition->when.count)
		return facts_hold(machine, system, block, instance, condition);
	if (condition->variants)
		return pmureg_condition_in_variant(condition, system);
	if (read_condition(machine, block, instance, condition, found))
		return -ENODATA;
	return pmureg_condition_fits(condition, found);
}

int io_condition_check(struct pmureg_machine *machine, const struct pmureg_system *system,
		       const struct pmureg_block *block, uint16_t instance, const struct pmureg_condition *condition,
		       const char *what, struct pmureg_error *error)
{
	const int holds = io_condition_holds(machine, system, block, instance, condition);
	char unit[PMUREG_PERF_NAME], found[PMUREG_PERF_NAME];

	if (holds)
		return holds < 0; /* the condition cannot be checked */
	(void)pmureg_unit_any_name(system, block, instance, unit, sizeof(unit));
	if (condition->when.count || condition->variants || read_condition(machine, block, instance, condition, found))
		return pmureg_fail(error, -ENOENT, 0, "%s has `%s` only if %s", unit, what,
				   pmureg_condition_text(condition));
	return pmureg_fail(error, -ENOENT, 0, "%s has `%s` only if %s, but its file `%s` in sysfs says '%s'", unit,
			   what, pmureg_condition_text(condition), pmureg_condition_file(condition), found);
}
