/*
 * device.c: reads single registers of a device, and tests whether it behaves as described.
 */
#include "handle.h"

#include "../core/internal.h"
#include "record.h"
#include "registers.h"
#include "selftest.h"

#define MOST_SELECTING 16 /* most writes to restore selectors */

struct pmureg_device {
	struct pmureg *pmureg;           /* has the options */
	struct registers registers;
	struct pmureg_runner runner;     /* saves selectors */
	struct run_directory directory;  /* of the record; opened before the first write */
	struct record *record;           /* how to restore; NULL: nothing was written yet */
	struct pmureg_error unkept;      /* why the record could not be stored */
	struct pmureg_access selecting[MOST_SELECTING]; /* selectors in the stored record */
	struct pmureg_asking asked;      /* the last unit whose pages were looked up */
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


/* ---- Opening ---- */

static int open_machine(struct pmureg_device *device, struct pmureg_error *error)
{
	const struct pmureg *pmureg = device->pmureg;
	struct registers *registers = &device->registers;
	const struct pmureg_system *system = registers->options.system;
	struct io_bank bank = {.ids = {[PMUREG_CPU] = pmureg->options.cpu}};
	const struct io_cpus cpus = {&bank.ids[PMUREG_CPU], 1};
	struct io_banks banks;
	struct pmureg_error first;
	int code = machine_check(pmureg, system, error);

	if (code)
		return code;
	/* For a CPU that is offline or unknown, the access method reports the error. */
	if (!io_machine_banks(pmureg->machine, PMUREG_CPU, &cpus, &banks, NULL))
		bank = banks.list[0];
	free(banks.list);
	registers_choose(registers, &bank);
	code = registers_open(registers, NULL, &first);
	if (registers->reach.open)
		return 0;
	if (code)
		return pmureg_fail(error, -ENODEV, 0, "the registers of %s are not accessible: %s",
				   pmureg_system_key(system), first.message);
	return pmureg_fail(error, -ENODEV, 0, "%s has no %s registers; omit --io to use its own access method",
			   pmureg_system_key(system), pmureg->way);
}

static int library_device_open_device(struct pmureg_device *device, struct pmureg_error *error)
{
	const struct pmureg *pmureg = device->pmureg;
	struct io_way_options *options = &device->registers.options;
	int code;

	*options = (struct io_way_options){
		.machine = pmureg->machine,
		.system = pmureg->named ? pmureg->named : pmureg_machine_system(pmureg->machine, 0),
		.way = pmureg->way, .mmio = pmureg->mmio, .cpu = pmureg->options.cpu,
		.read_only = (pmureg->options.flags & PMUREG_READ_ONLY) != 0,
	};
	if (!options->system)
		return pmureg_fail(error, -ENODEV, 0, "this machine is not a described system; name one with --system");
	if (backend_is_perf(pmureg->asked))
		return pmureg_fail(error, -EINVAL, 0,
				   "the kernel's drivers do not expose registers: use another io than perf");
	if (!backend_is_sim(pmureg->asked))
		return open_machine(device, error);
	code = handle_check_mmio(pmureg, pmureg->asked, error);
	return code ? code : registers_simulate(&device->registers, error);
}

/* Allocates room for the values of all selectors. */
static int make_runner(struct pmureg_device *device)
{
	const struct pmureg_system *system = pmureg_device_system(device);
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct pmureg_runner *runner = &device->runner;

	*runner = (struct pmureg_runner){.system = system, .io = device->registers.io};
	for (uint16_t i = 0; i < system->block_count; i++)
		runner->saved_capacity += (size_t)blocks[i].selector_count * blocks[i].instance_count;
	runner->saved = calloc(runner->saved_capacity + 1, sizeof(*runner->saved));
	return runner->saved ? 0 : -ENOMEM;
}

int pmureg_device_open(const struct pmureg_options *options, struct pmureg_device **device, struct pmureg_error *error)
{
	struct pmureg_device *made = calloc(1, sizeof(*made));
	int code = made ? handle_make(options, &made->pmureg, error) : io_out_of_memory(error);

	*device = made;
	if (made)
		made->directory.fd = -1;
	code = code ? code : library_device_open_device(made, error);
	if (!code && !make_runner(made))
		return 0;
	code = code ? code : io_out_of_memory(error);
	(void)pmureg_device_close(made, NULL);
	*device = NULL;
	return code;
}

/* ---- The record ---- */

static int is_forced(const struct pmureg_device *device)
{
	return (device->pmureg->options.flags & PMUREG_FORCE) != 0;
}

static int open_record(struct pmureg_device *device, struct pmureg_error *error)
{
	int code;

	if (device->registers.sim || device->record)
		return 0;
	code = run_directory_open(&device->directory, device->pmureg->run_directory, 1, error);
	return code ? code : record_open(&device->directory, &device->registers, &device->record, error);
}

/* Stores the selectors of a unit in the record before the first write to them. */
static int keep_selecting(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
			  struct pmureg_error *error)
{
	struct pmureg_runner *runner = &device->runner;
	struct pmureg_access at[MOST_SELECTING] = {{0}};
	struct pmureg_list list = {.at = at, .capacity = MOST_SELECTING};
	int code;

	runner->error = error;
	for (uint16_t i = 0; i < block->selector_count; i++)
		pmureg_list_saved(runner, block, instance, pmureg_block_selectors(block)[i].reg, 0, 1);
	code = pmureg_read_saved(runner);
	if (code || !runner->saved_count || device->registers.sim)
		return code;
	pmureg_append_saved(runner, &list);
	/* Unchanged since the last read, so the stored record is still right. */
	if (device->record && memcmp(at, device->selecting, sizeof(at)) == 0)
		return 0;
	memcpy(device->selecting, at, sizeof(at));
	code = open_record(device, error);
	return code ? code :
		      record_store(device->record, &(struct pmureg_undo){.list = at, .count = list.count},
				   is_forced(device), error);
}

/* ---- Reading ---- */

int pmureg_device_unit(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
		       struct pmureg_error *error)
{
	const int is_open = device->registers.sim || device->registers.reach.ios[block->space];
	int code = is_open ? keep_selecting(device, block, instance, error) : 0;

	device->runner.saved_listed = device->runner.saved_count = 0; /* a read restores its selectors itself */
	code = code ? code : registers_unit(&device->registers, block, instance, is_forced(device), error);
	if (!code && error)
		registers_where(&device->registers, block, instance, error);
	return code;
}

/* Keeps the record for `pmureg restore` and starts a new one for further reads. */
static void leave_record(struct pmureg_device *device, struct pmureg_error *error)
{
	if (!device->record)
		return;
	record_close(device->record);
	device->record = NULL;
	record_tell_left(error);
}

/* Restores the selectors. `first`: code of an earlier failure, whose message is in `error`. */
static int put_back_selecting(struct pmureg_device *device, int first, struct pmureg_error *error)
{
	struct pmureg_runner *runner = &device->runner;
	int code;

	runner->error = first ? NULL : error;
	runner->bank.known = runner->unrestored = 0;
	code = pmureg_put_back_selects(runner);
	runner->saved_listed = runner->saved_count = 0;
	if (runner->unrestored)
		leave_record(device, error);
	return first ? first : code;
}

/* Whether the unit has the page of an element: once for all of its registers. */
static int library_device_check_page(struct pmureg_device *device, const struct pmureg_register_name *which,
				     uint16_t instance, uint32_t element, struct pmureg_error *error)
{
	struct pmureg_asking *asked = &device->asked;
	int code = 0;

	if (which->block->page_choice_count && (asked->block != which->block || asked->instance != instance)) {
		device->runner.error = error;
		*asked = (struct pmureg_asking){.runner = &device->runner, .block = which->block, .instance = instance};
		code = pmureg_is_present(asked);
	}
	if (code)
		asked->block = NULL;
	else if (asked->block == which->block && pmureg_is_on(asked->absent, which->reg, element))
		code = pmureg_fail(error, -ENOENT, 0, "this machine has no page %u of the unit",
				   (unsigned int)pmureg_page_of(which->reg, element));
	return code;
}

int pmureg_device_read(struct pmureg_device *device, const struct pmureg_register_name *which, uint64_t *value,
		       struct pmureg_error *error)
{
	const uint16_t instance = which->instance == PMUREG_INSTANCES_ALL ? 0 : which->instance;
	const uint32_t element = which->element == PMUREG_NONE ? 0 : which->element;
	struct pmureg_access access;
	int code;

	if (instance >= which->block->instance_count || element >= which->reg->elements)
		return pmureg_fail(error, -EINVAL, 0, "the unit or element does not exist");
	/* The simulated device has everything that is described. */
	code = device->registers.sim ? 0 :
				       io_condition_check(device->registers.options.machine, device->runner.system,
							  which->block, instance, pmureg_register_condition(which->reg),
							  pmureg_register_name(which->reg), error);
	code = code < 0 ? code : library_device_check_page(device, which, instance, element, error);
	code = code < 0 ? code : keep_selecting(device, which->block, instance, error);
	if (code)
		return code;
	access = pmureg_access_of(device->runner.system, which->block, instance,
				  (uint16_t)(which->reg - pmureg_block_registers(which->block)), element);
	device->runner.error = NULL;
	device->runner.bank.known = 0; /* another program may have changed the selector since */
	code = pmureg_read_unsaved(&device->runner, &access, value);
	if (code)
		(void)pmureg_fail(error, code, 0, "%s", registers_why(&device->registers, code));
	/* Restored after each read, because the process may be killed before the next. */
	return put_back_selecting(device, code, error);
}

/* ---- Testing ---- */

static int library_device_keep(void *context, const struct pmureg_undo *undo)
{
	struct pmureg_device *device = context;

	return device->record ? record_store(device->record, undo, is_forced(device), &device->unkept) : 0;
}

static int wait_for(void *context, uint64_t ns)
{
	const struct pmureg_device *device = context;
	struct timespec rest = {.tv_sec = (time_t)(ns / 1000000000), .tv_nsec = (long)(ns % 1000000000)};

	if (device->registers.sim)
		return pmureg_parts.simulator->advance(device->registers.sim, ns);
	while (nanosleep(&rest, &rest))
		if (errno != EINTR)
			return -errno;
	return 0;
}

static int end_test(struct pmureg_device *device, const char *unit, int code, struct pmureg_error *error)
{
	if (device->record && (!code || code == -ENOMEM || code == -EBUSY || device->unkept.code))
		(void)record_store(device->record, NULL, 0, NULL);
	if (!code)
		return 0;
	if (device->unkept.code)
		return pmureg_fail(error, code, 0, "%s was not tested: %s", unit, device->unkept.message);
	if (code == -EBUSY)
		return code;
	if (code == -ENOMEM)
		return io_out_of_memory(error);
	record_close(device->record);
	device->record = NULL;
	return pmureg_fail(error, code, 0, "%s is still changed%s", unit,
			   device->registers.sim ? "" : "; `pmureg restore` tries again to restore it");
}

int pmureg_device_test(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
		       pmureg_tested_report *report, void *context, struct pmureg_error *error)
{
	struct selftest test = {
		.system = pmureg_device_system(device), .block = block, .instance = instance,
		.io = device->registers.io,
		.force = is_forced(device), .context = device, .keep = library_device_keep, .wait = wait_for,
		.report = report, .report_context = context,
	};
	struct pmureg_error absent;
	char unit[UNIT_NAME];
	int code = pmureg_device_unit(device, block, instance, &absent);

	if (code == -ENOENT || code == -EADDRNOTAVAIL || (code == -ENODEV && !device->registers.reach.ios[block->space])) {
		test.is_absent = code == -ENOENT;
		selftest_report(&test, PMUREG_TEST_SKIPPED, NULL, PMUREG_NONE, "%s", absent.message);
		return test.stopped;
	}
	if (code)
		return pmureg_fail(error, code, 0, "%s", absent.message);
	(void)pmureg_unit_any_name(test.system, block, instance, unit, sizeof(unit));
	device->unkept.code = 0;
	code = open_record(device, error);
	code = code || device->registers.sim ? code : run_directory_lock(&device->directory, error);
	code = code ? code : end_test(device, unit, selftest_unit(&test, error), error);
	run_directory_unlock(&device->directory);
	return code ? code : test.stopped;
}

/* ---- Closing ---- */

int pmureg_device_close(struct pmureg_device *device, struct pmureg_error *error)
{
	int code, removed = 0;

	if (!device)
		return 0;
	code = put_back_selecting(device, 0, error);
	if (device->record)
		removed = record_store(device->record, NULL, 0, code ? NULL : error);
	record_close(device->record);
	run_directory_close(&device->directory);
	free(device->runner.saved);
	registers_close(&device->registers);
	(void)pmureg_close(device->pmureg, NULL);
	free(device);
	return code ? code : removed;
}
