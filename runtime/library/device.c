/*
 * device.c: the registers of a device, one at a time, and whether it does what is described.
 */
#include "handle.h"

#include "../core/internal.h"
#include "record.h"
#include "registers.h"
#include "selftest.h"

struct pmureg_device {
	struct pmureg *pmureg;           /* the options */
	struct registers registers;
	struct pmureg_runner runner;     /* saves what chooses banks */
	struct run_directory directory;  /* of a test, */
	struct record *record;           /* its record, */
	struct pmureg_error unkept;      /* why what puts back could not be stored */
};

const struct pmureg_system *pmureg_device_system(const struct pmureg_device *device)
{
	return device->registers.options.system;
}

int pmureg_device_find(const struct pmureg_device *device, const char *name, struct pmureg_register_name *found,
		       struct pmureg_error *error)
{
	return pmureg_register_find(device->registers.options.system, name, found, error);
}

const char *pmureg_device_closed(const struct pmureg_device *device, const struct pmureg_block *block)
{
	const struct io_reach *reach = &device->registers.reach;

	return device->registers.sim || reach->ios[block->space] ? NULL : reach->closed[block->space].message;
}

/* ---- Opening ---- */

static int open_machine(struct pmureg_device *device, struct pmureg_error *error)
{
	const struct pmureg *pmureg = device->pmureg;
	struct registers *registers = &device->registers;
	const struct pmureg_system *system = registers->options.system;
	struct pmureg_error first;
	int code = pmureg->options.flags & PMUREG_FORCE ? 0 : io_machine_check(pmureg->machine, system, error);

	if (code)
		return code;
	registers->package = io_package_id(pmureg->machine, pmureg->options.cpu, 0);
	(void)io_machine_package(pmureg->machine, registers->package, &registers->options.package);
	code = registers_open(registers, NULL, &first);
	if (registers->reach.open)
		return 0;
	if (code)
		return pmureg_fail(error, -ENODEV, 0, "the registers of %s cannot be reached: %s", system->name,
				   first.message);
	return pmureg_fail(error, -ENODEV, 0, "%s has no %s registers; leave --io out to take the way that it has",
			   system->name, pmureg->way);
}

static int open_device(struct pmureg_device *device, struct pmureg_error *error)
{
	const struct pmureg *pmureg = device->pmureg;
	struct io_way_options *options = &device->registers.options;

	*options = (struct io_way_options){
		.machine = pmureg->machine,
		.system = pmureg->named ? pmureg->named : pmureg_machine_system(pmureg->machine, 0),
		.way = pmureg->way, .mmio = pmureg->mmio, .cpu = pmureg->options.cpu,
		.read_only = (pmureg->options.flags & PMUREG_READ_ONLY) != 0,
	};
	if (!options->system)
		return pmureg_fail(error, -ENODEV, 0, "this machine is none of the described systems; name one");
	if (pmureg->asked == &backend_perf)
		return pmureg_fail(error, -EINVAL, 0,
				   "the kernel's drivers hand out no registers: take another io than perf");
	device->registers.package = -1;
	return pmureg->asked == &backend_sim ? registers_simulate(&device->registers, error) :
					       open_machine(device, error);
}

/* With room for all that chooses banks. */
static int make_runner(struct pmureg_device *device)
{
	const struct pmureg_system *system = pmureg_device_system(device);
	struct pmureg_runner *runner = &device->runner;

	*runner = (struct pmureg_runner){.system = system, .io = device->registers.io};
	for (uint16_t i = 0; i < system->block_count; i++)
		runner->saved_capacity += (size_t)system->blocks[i].selector_count * system->blocks[i].instance_count;
	runner->saved = calloc(runner->saved_capacity + 1, sizeof(*runner->saved));
	return runner->saved ? 0 : -ENOMEM;
}

int pmureg_device_open(const struct pmureg_options *options, struct pmureg_device **device, struct pmureg_error *error)
{
	struct pmureg_device *made = calloc(1, sizeof(*made));
	int code = made ? handle_make(options, &made->pmureg, error) : io_out_of_memory(error);

	*device = made;
	code = code ? code : open_device(made, error);
	if (!code && !make_runner(made))
		return 0;
	code = code ? code : io_out_of_memory(error);
	(void)pmureg_device_close(made, NULL);
	*device = NULL;
	return code;
}

/* ---- Reading ---- */

/* What chooses banks is as it was found. */
static int put_back_selecting(struct pmureg_device *device, struct pmureg_error *error)
{
	int code;

	device->runner.error = error;
	device->runner.bank.known = 0;
	code = pmureg_put_back_selects(&device->runner);
	device->runner.saved_listed = device->runner.saved_count = 0;
	return code;
}

int pmureg_device_read(struct pmureg_device *device, const struct pmureg_register_name *which, uint64_t *value,
		       struct pmureg_error *error)
{
	const uint16_t instance = which->instance == PMUREG_INSTANCES_ALL ? 0 : which->instance;
	const uint32_t element = which->element == PMUREG_NONE ? 0 : which->element;
	const char *closed = pmureg_device_closed(device, which->block);
	struct pmureg_access access;
	int code = 0;

	if (closed)
		return pmureg_fail(error, -ENODEV, 0, "%s", closed);
	if (instance >= which->block->instance_count || element >= which->reg->elements)
		return pmureg_fail(error, -EINVAL, 0, "there is no such unit or element");
	if (which->reg->roles & PMUREG_CHOOSES_BANKS)
		code = put_back_selecting(device, error);
	if (code)
		return code;
	access = pmureg_access_of(device->runner.system, which->block, instance,
				  (uint16_t)(which->reg - which->block->registers), element);
	device->runner.error = NULL;
	device->runner.bank.known = 0; /* others may have chosen another since */
	code = pmureg_read_unsaved(&device->runner, &access, value);
	return code ? pmureg_fail(error, code, 0, "%s", registers_why(&device->registers, code)) : 0;
}

/* ---- Testing ---- */

static int keep(void *context, const struct pmureg_undo *undo)
{
	struct pmureg_device *device = context;

	return device->record ? record_store(device->record, undo, (device->pmureg->options.flags & PMUREG_FORCE) != 0,
					     &device->unkept) :
				0;
}

static int wait_for(void *context, uint64_t ns)
{
	const struct pmureg_device *device = context;
	struct timespec rest = {.tv_sec = (time_t)(ns / 1000000000), .tv_nsec = (long)(ns % 1000000000)};

	if (device->registers.sim)
		return pmureg_sim_advance(device->registers.sim, ns);
	while (nanosleep(&rest, &rest))
		if (errno != EINTR)
			return -errno;
	return 0;
}

static int begin_test(struct pmureg_device *device, const struct selftest *test, const char *unit,
		      struct pmureg_error *error)
{
	struct run_directory *directory = &device->directory;
	char what[64];
	int code = 0;

	*directory = (struct run_directory){.fd = -1};
	device->record = NULL;
	device->unkept.code = 0;
	if (!device->registers.sim) {
		code = run_directory_open(directory, device->pmureg->run_directory, 1, error);
		code = code ? code : run_directory_lock(directory, error);
		code = code ? code : record_open(directory, &device->registers, &device->record, error);
	}
	if (!code && !test->force && selftest_in_use(test, what, sizeof(what)) > 0)
		code = pmureg_fail(error, -EBUSY, 0,
				   "%s is in use: its %s runs; stop who counts there, or take it with --force (it is put "
				   "back afterwards)",
				   unit, what);
	return code;
}

static int end_test(struct pmureg_device *device, const char *unit, int code, struct pmureg_error *error)
{
	if (device->record && (!code || code == -ENOMEM || device->unkept.code))
		(void)record_store(device->record, NULL, 0, NULL);
	if (!code)
		return 0;
	if (device->unkept.code)
		return pmureg_fail(error, code, 0, "%s is not tested: %s", unit, device->unkept.message);
	if (code == -ENOMEM)
		return io_out_of_memory(error);
	return pmureg_fail(error, code, 0, "%s is left changed%s", unit,
			   device->registers.sim ? "" : "; `pmureg restore` tries again to put it back");
}

int pmureg_device_test(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
		       pmureg_tested_report *report, void *context, struct pmureg_error *error)
{
	struct selftest test = {
		.system = pmureg_device_system(device), .block = block, .instance = instance,
		.io = device->registers.io,
		.force = (device->pmureg->options.flags & PMUREG_FORCE) != 0, .context = device, .keep = keep,
		.wait = wait_for,
		.report = report, .report_context = context,
	};
	const char *closed = pmureg_device_closed(device, block);
	char unit[UNIT_NAME];
	int code;

	if (closed) {
		selftest_report(&test, PMUREG_TEST_SKIPPED, NULL, PMUREG_NONE, "%s", closed);
		return test.stopped;
	}
	(void)pmureg_unit_any_name(test.system, block, instance, unit, sizeof(unit));
	code = begin_test(device, &test, unit, error);
	code = code ? code : end_test(device, unit, selftest_unit(&test), error);
	record_close(device->record);
	run_directory_close(&device->directory);
	return code ? code : test.stopped;
}

/* ---- Closing ---- */

int pmureg_device_close(struct pmureg_device *device, struct pmureg_error *error)
{
	int code;

	if (!device)
		return 0;
	code = put_back_selecting(device, error);
	free(device->runner.saved);
	registers_close(&device->registers);
	(void)pmureg_close(device->pmureg, NULL);
	free(device);
	return code;
}
