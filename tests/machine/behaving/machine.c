/*
 * machine.c: see machine.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <pmureg/systems.h>

#include "machine.h"

/* ---- Making ---- */

/* Two spots where a register takes two accesses. */
static size_t add_register(struct machine *machine, const struct pmureg_block *block, uint16_t instance, uint16_t r,
			   size_t at)
{
	const struct pmureg_register *reg = &pmureg_block_registers(block)[r];

	for (uint32_t element = 0; element < reg->elements; element++) {
		struct spot spot = {.reg = r, .element = element};

		pmureg_register_place(machine->system, block, reg, instance, element, &spot.place);
		for (unsigned int bits = 0; bits < reg->width; bits += spot.place.bits) {
			if (machine->spots)
				machine->spots[at] = spot;
			at++;
			spot.place.address += spot.place.bits / 8U;
		}
	}
	return at;
}

/* Counts without machine->spots. */
static size_t add_all(struct machine *machine)
{
	size_t at = 0;

	for (uint16_t b = 0; b < machine->system->block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(machine->system)[b];

		for (uint16_t i = 0; i < block->instance_count; i++)
			for (uint16_t r = 0; r < block->register_count; r++)
				at = add_register(machine, block, i, r, at);
	}
	return at;
}

static size_t count_units(const struct pmureg_system *system)
{
	size_t count = 0;

	for (uint16_t b = 0; b < system->block_count; b++)
		count += pmureg_system_blocks(system)[b].instance_count;
	return count;
}

static int make_package(struct machine *machine, struct package *package)
{
	package->memory = calloc(1, pmureg_sim_size(machine->system));
	package->absent = calloc(count_units(machine->system), 1);
	return package->memory && package->absent ? 0 : -ENOMEM;
}

int machine_reset(struct machine *machine)
{
	const size_t size = pmureg_sim_size(machine->system);
	int code = machine_clear_log(machine);

	machine->rate = machine->slow = 0;
	memset(machine->mishaps, 0, sizeof(machine->mishaps));
	for (size_t i = 0; i < machine->package_count && !code; i++) {
		struct package *package = &machine->packages[i];

		memset(package->absent, 0, count_units(machine->system));
		package->ticks = 0;
		code = pmureg_sim_init(package->memory, size, machine->system, &package->sim);
	}
	return code;
}

int machine_make(struct machine *machine, const char *system, size_t packages)
{
	int code = 0;

	for (size_t i = 0; i < pmureg_built_in_count; i++)
		if (strcmp(pmureg_system_key(pmureg_built_in[i]), system) == 0)
			machine->system = pmureg_built_in[i];
	if (!machine->system)
		return -ENOENT;
	machine->spot_count = add_all(machine);
	machine->spots = calloc(machine->spot_count, sizeof(*machine->spots));
	machine->packages = calloc(packages, sizeof(*machine->packages));
	if (!machine->spots || !machine->packages)
		return -ENOMEM;
	(void)add_all(machine);
	machine->package_count = packages;
	for (size_t i = 0; i < packages && !code; i++)
		code = make_package(machine, &machine->packages[i]);
	return code ? code : machine_reset(machine);
}

const struct spot *machine_spot(const struct machine *machine, const struct pmureg_place *at)
{
	for (size_t i = 0; i < machine->spot_count; i++) {
		const struct pmureg_place *place = &machine->spots[i].place;

		if (place->address != at->address || place->unit != at->unit || place->space != at->space)
			continue;
		if (!pmureg_space_is_private(at->space) ||
		    (place->block == at->block && place->instance == at->instance))
			return &machine->spots[i];
	}
	return NULL;
}

unsigned char *machine_absent(struct machine *machine, size_t package, uint16_t block, uint16_t instance)
{
	size_t at = instance;

	for (uint16_t b = 0; b < block; b++)
		at += pmureg_system_blocks(machine->system)[b].instance_count;
	return &machine->packages[package].absent[at];
}

/* ---- Time ---- */

int machine_advance(struct machine *machine, size_t package, uint64_t ticks)
{
	int code = 0;

	for (size_t i = 0; i < machine->package_count && !code; i++)
		if (package == i || package == machine->package_count) {
			code = pmureg_sim_advance(machine->packages[i].sim, ticks);
			machine->packages[i].ticks += ticks;
		}
	return code;
}

static uint64_t now(void)
{
	struct timespec time;

	(void)clock_gettime(CLOCK_MONOTONIC, &time);
	return (uint64_t)time.tv_sec * 1000000000U + (uint64_t)time.tv_nsec;
}

/* What is too short for a tick is counted the next time. */
void machine_catch_up(struct machine *machine)
{
	uint64_t ticks;

	if (!machine->rate) {
		machine->since = now();
		return;
	}
	ticks = (uint64_t)((double)(now() - machine->since) * (double)machine->rate / 1e9);
	machine->since += (uint64_t)((double)ticks * 1e9 / (double)machine->rate);
	(void)machine_advance(machine, machine->package_count, ticks);
}

/* ---- What goes wrong ---- */

/* The first mishap whose turn it is. 0: the access goes on. */
static int meet(struct machine *machine, pid_t pid, size_t package, char kind)
{
	for (size_t i = 0; i < MISHAPS; i++) {
		struct mishap *mishap = &machine->mishaps[i];

		if (!mishap->kind || (mishap->kind != 'a' && mishap->kind != kind) ||
		    (mishap->package != machine->package_count && mishap->package != package))
			continue;
		if (mishap->after) {
			mishap->after--;
			continue;
		}
		if (mishap->number)
			(void)kill(pid, mishap->number);
		if (mishap->times && !--mishap->times)
			mishap->kind = 0;
		/* Who is killed at an access does not make it. */
		return mishap->number == SIGKILL ? -EINTR : mishap->code;
	}
	return 0;
}

/* ---- Accesses ---- */

int machine_clear_log(struct machine *machine)
{
	if (machine->log)
		(void)fclose(machine->log);
	free(machine->log_text);
	machine->log_text = NULL;
	machine->log = open_memstream(&machine->log_text, &machine->log_size);
	return machine->log ? 0 : -errno;
}

static void log_write(struct machine *machine, pid_t pid, size_t package, const struct pmureg_place *place,
		      uint64_t value, int code)
{
	const char *space = place->space == PMUREG_MSR ? "msr" : place->space == PMUREG_PCI ? "pci" : "mmio";
	char unit[24] = ""; /* of units with addresses of their own, which that is */

	if (pmureg_space_is_private(place->space))
		(void)snprintf(unit, sizeof(unit), "%x.%x.", (unsigned int)place->block, (unsigned int)place->instance);
	(void)fprintf(machine->log, "%ld %zu %s %s%x 0x%x 0x%llx %d\n", (long)pid, package, space, unit,
		      (unsigned int)place->unit, (unsigned int)place->address, (unsigned long long)value, -code);
}

int machine_access(struct machine *machine, pid_t pid, size_t package, const struct spot *spot, uint32_t address,
		   char kind, uint64_t *value)
{
	struct pmureg_io *io = pmureg_sim_io(machine->packages[package].sim);
	struct pmureg_place place = spot ? spot->place : (struct pmureg_place){.address = address};
	int code;

	if (machine->slow)
		(void)usleep((useconds_t)machine->slow);
	machine_catch_up(machine);
	code = meet(machine, pid, package, kind);
	if (!code && (!spot || *machine_absent(machine, package, place.block, place.instance)))
		code = -EIO;
	if (!code)
		code = kind == 'w' ? pmureg_io_write(io, &place, *value) : pmureg_io_read(io, &place, value);
	if (kind == 'w')
		log_write(machine, pid, package, &place, *value, code);
	return code;
}
