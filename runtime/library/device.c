/*
 * device.c: the registers of a device, one at a time, and whether it does what is described.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../core/internal.h"
#include "counting.h"
#include "packages.h"
#include "putback.h"
#include "reach.h"
#include "selftest.h"
#include "undo.h"

struct pmureg_device {
	struct pmureg *counting;       /* the options */
	const struct pmureg_system *system;
	void *sim_memory;
	struct pmureg_sim *sim;        /* or, without one: */
	struct pmureg_route route;
	struct pmureg_package package; /* that the CPU is in */
	unsigned rank;                 /* of it among the packages */
	char closed[PMUREG_SPACES][320]; /* why the route has no io for a space */
	struct pmureg_putback selecting; /* as they were found */
	/* of a test */
	struct pmureg_undo *undo;
	struct pmureg_error unkept;
	pmureg_tested_report *report;
	void *context;
	int stopped;                   /* what the report returned */
};

static struct pmureg_io *io_of(struct pmureg_device *device)
{
	return device->sim ? pmureg_sim_io(device->sim) : &device->route.io;
}

const struct pmureg_system *pmureg_device_system(const struct pmureg_device *device)
{
	return device->system;
}

const char *pmureg_device_closed(const struct pmureg_device *device, const struct pmureg_block *block)
{
	if (device->sim || block->space >= PMUREG_SPACES || device->route.ios[block->space])
		return NULL;
	return device->closed[block->space];
}

/* ---- Opening ---- */

static int open_sim(struct pmureg_device *device, struct pmureg_error *error)
{
	size_t size = pmureg_sim_size(device->system);
	int code;

	device->sim_memory = calloc(1, size + 1);
	code = device->sim_memory ? pmureg_sim_init(device->sim_memory, size, device->system, &device->sim) : -ENOMEM;
	return code ? pmureg_fail(error, code, 0, "%s cannot be simulated: %s", device->system->name, strerror(-code)) : 0;
}

/* The how-many-eth package the CPU is in, and which. */
static void find_package(struct pmureg_device *device)
{
	const struct counting_options *options = &device->counting->options;
	struct pmureg_package *packages = NULL;
	size_t count = 0;

	device->package = (struct pmureg_package){pmureg_package_of(options->root, options->cpu), options->cpu};
	if (pmureg_packages_find(options->root, &packages, &count, NULL))
		return;
	for (size_t i = 0; i < count; i++)
		if (packages[i].id == device->package.id)
			device->rank = (unsigned)i;
	free(packages);
}

static int needs(const struct pmureg_system *system, unsigned space)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (system->blocks[i].space == space)
			return 1;
	return 0;
}

/* What cannot be opened is closed with a reason. */
static int open_space(struct pmureg_device *device, unsigned space)
{
	const struct counting_options *options = &device->counting->options;
	const struct pmureg_reach_options reach = {
		.root = options->root, .cpu = options->cpu, .package = device->rank, .mmio = options->mmio,
		.read_only = (options->flags & PMUREG_READ_ONLY) != 0,
	};
	struct pmureg_error error = {.message = ""};
	int code;

	if (options->space && strcmp(options->space, space_name((uint8_t)space)) != 0) {
		(void)snprintf(device->closed[space], sizeof(device->closed[space]), "left out by --io %s", options->space);
		return 1;
	}
	code = pmureg_reach_space(&device->route, device->system, &reach, (uint8_t)space, &error);
	(void)snprintf(device->closed[space], sizeof(device->closed[space]), "%s", error.message);
	return code;
}

static int open_spaces(struct pmureg_device *device, struct pmureg_error *error)
{
	const char *first = NULL;
	size_t open = 0;

	for (unsigned space = 0; space < PMUREG_SPACES; space++) {
		int code = needs(device->system, space) ? open_space(device, space) : 1;

		open += !code;
		if (code < 0 && !first)
			first = device->closed[space];
	}
	if (open)
		return 0;
	if (first)
		return pmureg_fail(error, -ENODEV, 0, "the registers of %s cannot be reached: %s", device->system->name, first);
	return pmureg_fail(error, -ENODEV, 0, "%s has no %s registers; leave --io out to take the way that it has", device->system->name,
			   device->counting->options.space);
}

static int open_device(struct pmureg_device *device, struct pmureg_error *error)
{
	const struct counting_options *options = &device->counting->options;

	device->system = options->system ? options->system : system_here(options->sysfs);
	if (!device->system)
		return pmureg_fail(error, -ENODEV, 0, "this machine is none of the described systems; name one");
	if (options->way == WAY_PERF)
		return pmureg_fail(error, -EINVAL, 0, "the kernel's drivers hand out no registers: take another io than perf");
	if (options->way == WAY_SIM)
		return open_sim(device, error);
	if (!(options->flags & PMUREG_FORCE) && !options->root[0] && !system_is_here(options->sysfs, device->system))
		return pmureg_fail(error, -ENODEV, 0, "this machine is not %s (%s); --io sim takes the simulated device, --force reaches for "
				   "the registers all the same", device->system->name, device->system->title);
	find_package(device);
	return open_spaces(device, error);
}

int pmureg_device_open(const struct pmureg_options *options, struct pmureg_device **device, struct pmureg_error *error)
{
	struct pmureg_device *made = calloc(1, sizeof(*made));
	int code;

	*device = NULL;
	if (!made)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	pmureg_route_init(&made->route);
	code = counting_make(options, &made->counting, error);
	if (!code)
		code = open_device(made, error);
	if (code) {
		(void)pmureg_device_close(made, NULL);
		return code;
	}
	*device = made;
	return 0;
}

/* ---- Reading ---- */

/* What chooses the register's bank, as it was before the first read. */
static int save_selecting(struct pmureg_device *device, const struct pmureg_spot *spot)
{
	const struct pmureg_block *block = spot->block;
	struct pmureg_spot selecting = *spot;
	uint64_t value;
	int code;

	if (spot->reg->selector == PMUREG_NONE)
		return 0;
	selecting.reg = &block->registers[block->selectors[spot->reg->selector].reg];
	selecting.element = 0;
	for (size_t i = 0; i < device->selecting.count; i++)
		if (device->selecting.list[i].spot.reg == selecting.reg && device->selecting.list[i].spot.instance == spot->instance)
			return 0;
	code = pmureg_spot_read(&selecting, &value);
	return code ? code : pmureg_putback_add(&device->selecting, &selecting, value);
}

int pmureg_device_read(struct pmureg_device *device, const struct pmureg_register_name *which, uint64_t *value,
		       struct pmureg_error *error)
{
	const struct pmureg_spot spot = {
		device->system, which->block, which->reg, which->instance == PMUREG_INSTANCES_ALL ? 0 : which->instance,
		which->element == PMUREG_NONE ? 0 : which->element, io_of(device),
	};
	const char *why = pmureg_device_closed(device, which->block);
	int code;

	if (why)
		return pmureg_fail(error, -ENODEV, 0, "%s", why);
	code = save_selecting(device, &spot);
	if (!code)
		code = pmureg_spot_read(&spot, value);
	if (!code)
		return 0;
	why = pmureg_io_why(spot.io);
	return pmureg_fail(error, code, 0, "%s", why ? why : strerror(-code));
}

/* ---- Testing ---- */

static int keep_undo(void *context, const struct pmureg_access *undo, size_t count)
{
	struct pmureg_device *device = context;

	return pmureg_undo_store(device->undo, undo, count, &device->unkept);
}

static int open_undo(struct pmureg_device *device, struct pmureg_error *error)
{
	const struct counting_options *options = &device->counting->options;
	struct pmureg_undo_origin origin;
	int code;

	device->undo = NULL;
	device->unkept.code = 0;
	if (device->sim)
		return 0;
	code = pmureg_undo_origin_of(device->system->name, options->root, options->mmio, device->package.id, device->package.cpu,
				     &origin, error);
	return code ? code : pmureg_undo_open(options->run_directory, &origin, &device->undo, error);
}

static int wait_for(void *context, uint64_t ns)
{
	struct pmureg_device *device = context;
	struct timespec rest = {.tv_sec = (time_t)(ns / 1000000000), .tv_nsec = (long)(ns % 1000000000)};

	if (device->sim)
		return pmureg_sim_advance(device->sim, ns);
	while (nanosleep(&rest, &rest))
		if (errno != EINTR)
			return -errno;
	return 0;
}

static void report(void *context, const struct pmureg_selftest_result *result)
{
	struct pmureg_device *device = context;
	const struct pmureg_tested tested = {
		sizeof(tested), result->outcome, result->block, result->reg, result->instance, result->element, result->text,
	};
	int code = device->report(device->context, &tested);

	device->stopped = device->stopped ? device->stopped : code;
}

static int is_stopped(void *context)
{
	return ((struct pmureg_device *)context)->stopped != 0;
}

static int check_free(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance,
		      struct pmureg_error *error)
{
	char what[64], unit[UNIT_NAME];

	if (test->force || pmureg_selftest_in_use(test, block, instance, what, sizeof(what)) <= 0)
		return 0;
	unit_name(test->system, block, instance, unit, sizeof(unit));
	return pmureg_fail(error, -EBUSY, 0, "%s is in use: its %s runs; stop who counts there, or take it with --force (it is put back "
			   "afterwards)", unit, what);
}

static int fail_test(const struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance, int code,
		     struct pmureg_error *error)
{
	char unit[UNIT_NAME];

	unit_name(device->system, block, instance, unit, sizeof(unit));
	if (device->unkept.code)
		return pmureg_fail(error, code, 0, "%s is not tested: %s", unit, device->unkept.message);
	if (code == -ENOMEM)
		return pmureg_fail(error, code, 0, "out of memory");
	return pmureg_fail(error, code, 0, "%s is left changed%s", unit, device->sim ? "" : "; `pmureg restore` tries again to put it back");
}

int pmureg_device_test(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
		       pmureg_tested_report *found, void *context, struct pmureg_error *error)
{
	const struct pmureg_selftest test = {
		.system = device->system, .io = io_of(device), .force = (device->counting->options.flags & PMUREG_FORCE) != 0,
		.context = device, .keep = device->sim ? NULL : keep_undo, .report = report, .wait = wait_for, .stop = is_stopped,
	};
	const char *closed = pmureg_device_closed(device, block);
	int code;

	device->report = found;
	device->context = context;
	device->stopped = 0;
	if (closed) {
		report(device, &(struct pmureg_selftest_result){PMUREG_TEST_SKIPPED, block, NULL, instance, PMUREG_NONE, closed});
		return device->stopped;
	}
	code = check_free(&test, block, instance, error);
	if (!code)
		code = open_undo(device, error);
	if (code)
		return code;
	code = pmureg_selftest_unit(&test, block, instance);
	pmureg_undo_close(device->undo, code && code != -ENOMEM && !device->unkept.code);
	device->undo = NULL;
	return code ? fail_test(device, block, instance, code, error) : device->stopped;
}

int pmureg_device_close(struct pmureg_device *device, struct pmureg_error *error)
{
	int first = 0;

	if (!device)
		return 0;
	for (size_t i = device->selecting.count; i-- > 0;) {
		const struct pmureg_spot *spot = &device->selecting.list[i].spot;
		int code = pmureg_putback_write(&device->selecting.list[i]);
		const char *why = code ? pmureg_io_why(spot->io) : NULL;

		if (code && !first)
			first = pmureg_fail(error, code, 0, "%s could not be put back: %s", spot->reg->name, why ? why : strerror(-code));
	}
	pmureg_putback_free(&device->selecting);
	pmureg_reach_leave(&device->route);
	free(device->sim_memory);
	(void)pmureg_close(device->counting, NULL);
	free(device);
	return first;
}
