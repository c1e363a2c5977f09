/*
 * wide.c: finds the units of an event that names none (`NAME`) or a pattern. All units of a kind have one name.
 */
#include "handle.h"

#include <fnmatch.h>

/* Adds a unit once. Units are listed in the order in which they are found. */
int wide_add(struct wide *wide, struct pmureg_word name)
{
	char **grown;

	for (size_t i = 0; i < wide->count; i++)
		if (pmureg_word_like(name, wide->units[i]))
			return 0;
	grown = pmureg_grow(wide->units, wide->count, &wide->room, sizeof(*grown));
	wide->units = grown ? grown : wide->units;
	if (!grown || asprintf(&grown[wide->count], "%.*s", PMUREG_WORD(name)) < 0)
		return -ENOMEM;
	wide->count++;
	return 0;
}

void wide_clear(struct wide *wide)
{
	for (size_t i = 0; i < wide->count; i++)
		free(wide->units[i]);
	free(wide->units);
	wide->units = NULL;
	wide->count = wide->room = 0;
}

static int fits(const struct wide *wide, const char *name)
{
	char pattern[UNIT_NAME];

	(void)pmureg_format(pattern, sizeof(pattern), "%.*s", PMUREG_WORD(wide->pattern));
	return name[0] && fnmatch(pattern, name, FNM_CASEFOLD) == 0;
}

/* ---- Described units ---- */

static int unit_fits(const struct wide *wide, const struct pmureg_system *system, const struct pmureg_block *block,
		     uint16_t instance)
{
	char own[UNIT_NAME], other[UNIT_NAME];

	(void)pmureg_unit_name(system, block, instance, own, sizeof(own));
	(void)pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, other, sizeof(other));
	return fits(wide, own) || fits(wide, other);
}

/* Returns how many units of a block match. */
static uint16_t count_meant(const struct wide *wide, const struct pmureg_system *system, const struct pmureg_block *block)
{
	const struct pmureg_described_event *event =
		wide->event.length ? pmureg_event_named(block, wide->event) : NULL;
	uint16_t count = 0;

	if (wide->event.length)
		return event && pmureg_event_in_variant(system, event) ? block->instance_count : 0;
	for (uint16_t i = 0; block->term_count && i < block->instance_count; i++)
		count = (uint16_t)(count + unit_fits(wide, system, block, i));
	return count;
}

int wide_is_in(const struct wide *wide, const struct pmureg_system *system)
{
	for (uint16_t b = 0; b < system->block_count; b++)
		if (count_meant(wide, system, &pmureg_system_blocks(system)[b]))
			return 1;
	return 0;
}

/* Checks whether the block's units count for a device that also has the event. */
static int is_of_device(const struct wide *wide, const struct pmureg_system *system, uint16_t block)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t i = 0; i < blocks[b].counted_by_count; i++)
			if (pmureg_block_counted_by(&blocks[b])[i].block == block && wide->event.length &&
			    count_meant(wide, system, &blocks[b]))
				return 1;
	return 0;
}

/* Adds one name for all units of a block, or each name if only some match. */
int wide_take_described(struct wide *wide, const struct pmureg_system *system, int with_counters)
{
	char unit[UNIT_NAME];
	int code = 0;

	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[b];
		const int counts = (block->counter_count || block->counted_by_count) && !is_of_device(wide, system, b);
		const uint16_t count = with_counters && !counts ? 0 : count_meant(wide, system, block);
		const int is_all = count == block->instance_count;

		for (uint16_t i = 0; count && i < (is_all ? 1 : block->instance_count) && !code; i++) {
			if (!is_all && !unit_fits(wide, system, block, i))
				continue;
			(void)pmureg_unit_any_name(system, block, is_all ? PMUREG_INSTANCES_ALL : i, unit, sizeof(unit));
			code = wide_add(wide, pmureg_word_of(unit));
		}
	}
	return code;
}

/* ---- The kernel's PMUs ---- */

static int device_fits(const struct wide *wide, struct pmureg_machine *machine, const char *device)
{
	char name[PMUREG_PERF_NAME];

	return wide->event.length ? io_event_name(machine, device, wide->event, name) : fits(wide, device);
}

/* Returns the device's name without its number, which means all devices of its kind. */
static struct pmureg_word wide_kind_of(const char *device)
{
	struct pmureg_word kind = pmureg_word_of(device);

	while (kind.length && pmureg_is_digit(kind.text[kind.length - 1]))
		kind.length--;
	if (kind.length && kind.length < strlen(device) && kind.text[kind.length - 1] == '_')
		kind.length--;
	return kind.length ? kind : pmureg_word_of(device);
}

/* Checks whether all devices of a kind match. */
static int is_whole(const struct wide *wide, struct pmureg_machine *machine, const struct io_names *devices,
		    struct pmureg_word kind)
{
	for (size_t i = 0; (i = io_device_meant(devices, kind, i)) < devices->count; i++)
		if (!device_fits(wide, machine, devices->names[i]))
			return 0;
	return 1;
}

int wide_take_kernels(struct wide *wide, struct pmureg_machine *machine)
{
	const struct io_names *devices;
	int code = 0;

	if (io_devices(machine, &devices))
		return 0;
	for (size_t i = 0; i < devices->count && !code; i++) {
		const struct pmureg_word kind = wide_kind_of(devices->names[i]);

		if (device_fits(wide, machine, devices->names[i]))
			code = wide_add(wide, is_whole(wide, machine, devices, kind) ?
						      kind : pmureg_word_of(devices->names[i]));
	}
	return code;
}
