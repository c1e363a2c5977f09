/*
 * restore.c: puts back what killed processes have left.
 */
#include "handle.h"

#include "../core/internal.h"
#include "record.h"

/* ---- Looking ---- */

struct showing {
	pmureg_left_found *found;
	void *context;
	int stopped; /* what `found` returned */
};

/* Not 0: what is looked at stays. */
static int show(void *context, const struct record_left *left, struct pmureg_error *error)
{
	struct showing *showing = context;
	struct pmureg_left one = {
		.size = sizeof(one), .path = left->path, .system = left->origin.system, .pid = left->pid,
		.package = left->origin.package,
	};

	(void)error;
	for (size_t i = 0; i < left->count; i++)
		one.count += left->list[i].kind == PMUREG_ACCESS_WRITE;
	if (!showing->stopped)
		showing->stopped = showing->found(showing->context, &one);
	return -EEXIST;
}

int pmureg_records(const struct pmureg_options *options, pmureg_left_found *found, void *context,
		     struct pmureg_error *error)
{
	struct showing showing = {found, context, 0};
	struct pmureg *pmureg;
	int code = handle_make(options, &pmureg, error);

	if (code)
		return code;
	code = records_scan(pmureg->run_directory, show, &showing, error);
	(void)pmureg_close(pmureg, NULL);
	return showing.stopped ? showing.stopped : code == -EEXIST ? 0 : code;
}

/* ---- Putting back ---- */

/* Whether it is of a register that the description has: else another version wrote it. */
static int is_described(const struct pmureg_system *system, const struct pmureg_access *access)
{
	return access->kind != PMUREG_ACCESS_READ && access->kind <= PMUREG_ACCESS_MODIFY &&
	       access->place.block < system->block_count &&
	       access->place.instance < system->blocks[access->place.block].instance_count &&
	       access->reg < system->blocks[access->place.block].register_count;
}

/* The blocks that it writes. Not 0: it is not of this description. */
static int find_blocks(const struct record_left *left, const struct pmureg_system *system, uint8_t *used)
{
	for (size_t i = 0; i < left->count; i++) {
		if (!is_described(system, &left->list[i]))
			return -EINVAL;
		used[left->list[i].place.block] = 1;
	}
	return 0;
}

/* The package's rank and CPU: packages may have come and gone, the id stays. A machine that lists none has one. */
static int find_package(struct pmureg_machine *machine, const struct record_left *left, struct io_way_options *options,
			struct pmureg_error *error)
{
	const struct pmureg_package *packages, *found;
	size_t count;
	int code = io_machine_packages(machine, &packages, &count, error);

	options->cpu = left->origin.cpu;
	if (code)
		return code == -ENOENT && !left->origin.package ? 0 : code;
	found = io_machine_package(machine, left->origin.package, &options->package);
	if (!found)
		return pmureg_fail(error, -ENODEV, 0, "%s: package %d is offline", left->path, left->origin.package);
	options->cpu = found->cpu;
	return 0;
}

/* On after an error: what can be put back is. */
static int write_all(const struct registers *registers, const struct record_left *left, struct pmureg_error *error)
{
	struct pmureg_undo undo = {.list = left->list, .count = left->count};
	struct pmureg_error wrong;
	int code = pmureg_undo_run(registers->options.system, registers->io, &undo, NULL, NULL, &wrong);

	return code ? pmureg_fail(error, code, 0, "%s: %s", left->path, wrong.message) : 0;
}

/* Where it was changed: below the root that the record names. */
static int restore_one(void *context, const struct record_left *left, struct pmureg_error *error)
{
	const struct pmureg_system *system = pmureg_system_find(left->origin.system, NULL);
	struct registers registers = {
		.options = {.system = system, .mmio = left->origin.mmio[0] ? left->origin.mmio : NULL},
	};
	uint8_t *used = system ? calloc(system->block_count, 1) : NULL;
	struct pmureg_machine *machine;
	int code = pmureg_machine_open(left->origin.root, NULL, &machine, error);

	registers.options.machine = machine;
	if (!code && (!used || find_blocks(left, system, used)))
		code = pmureg_fail(error, -EINVAL, 0, "%s is about %s as another version describes it", left->path,
				   left->origin.system);
	code = code ? code : find_package(machine, left, &registers.options, error);
	code = code ? code : registers_open(&registers, used, error);
	code = code ? code : write_all(&registers, left, error);
	registers_close(&registers);
	pmureg_machine_close(machine);
	free(used);
	*(size_t *)context += !code;
	return code;
}

int pmureg_restore(const struct pmureg_options *options, size_t *restored, struct pmureg_error *error)
{
	struct pmureg *pmureg;
	size_t count = 0;
	int code = handle_make(options, &pmureg, error);

	code = code ? code : records_scan(pmureg->run_directory, restore_one, &count, error);
	(void)pmureg_close(pmureg, NULL);
	if (restored)
		*restored = count;
	return code;
}
