/*
 * restore.c: restores the registers of killed processes from their records.
 */
#include "handle.h"

#include "record.h"

struct restoring {
	pmureg_left_found *found;
	void *context;
	const struct pmureg_system *system; /* of the current record */
	struct pmureg_left left;            /* the caller's view of it */
	char place[IO_BANK_TEXT];
	int stopped;                        /* return value of `found` */
	int forced;                         /* ignore the device's identity */
};

/* ---- Listing ---- */

static void say(struct restoring *restoring, const char *text)
{
	struct pmureg_left left = restoring->left;

	left.text = text;
	if (!restoring->stopped && restoring->found)
		restoring->stopped = restoring->found(restoring->context, &left);
}

static void library_restore_take(struct restoring *restoring, const struct record_left *left)
{
	restoring->left = (struct pmureg_left){
		.size = sizeof(restoring->left), .path = left->path, .system = left->system, .pid = left->pid,
		.package = left->bank.ids[PMUREG_PACKAGE], .place = restoring->place,
	};
	io_bank_words(&left->bank, left->system ? record_scope(left, pmureg_system_find(left->system, NULL)) : PMUREG_PACKAGE, restoring->place);
	for (size_t i = 0; i < left->undo.count; i++)
		restoring->left.count += left->undo.list[i].kind == PMUREG_ACCESS_WRITE;
}

static int library_restore_show(void *context, const struct record_left *left, struct pmureg_error *error)
{
	(void)error;
	if (!left->lives) {
		library_restore_take(context, left);
		say(context, NULL);
	}
	return 1;
}

/* If the folder does not exist, there are no records. */
static int scan(const struct pmureg_options *options, struct restoring *restoring, const struct records_found *to,
		int is_locked, struct pmureg_error *error)
{
	struct run_directory directory = {.fd = -1};
	struct pmureg *pmureg;
	int code = handle_make(options, &pmureg, error);

	if (code)
		return code;
	restoring->forced = (pmureg->options.flags & PMUREG_FORCE) != 0;
	code = run_directory_open(&directory, pmureg->run_directory, 0, error);
	if (!code && is_locked)
		code = run_directory_lock(&directory, error);
	if (!code)
		code = records_scan(&directory, to, error);
	else if (code == -ENOENT)
		code = 0;
	run_directory_close(&directory);
	(void)pmureg_close(pmureg, NULL);
	return code;
}

int pmureg_records(const struct pmureg_options *options, pmureg_left_found *found, void *context,
		   struct pmureg_error *error)
{
	struct restoring restoring = {.found = found, .context = context};
	int code = scan(options, &restoring,
			&(struct records_found){.found = library_restore_show, .context = &restoring}, 0, error);

	return restoring.stopped ? restoring.stopped : code;
}

/* ---- Restoring ---- */

/*
 * Finds an online CPU of the same package, core, ...: CPUs may have gone offline, but ids stay. A machine without
 * topology is one element.
 */
static int library_restore_find_bank(struct pmureg_machine *machine, const struct record_left *left,
				     struct registers *registers, struct pmureg_error *error)
{
	const enum pmureg_scope scope = record_scope(left, registers->options.system);
	const struct io_bank *found = NULL;
	char where[IO_BANK_TEXT];
	struct io_banks banks;
	int code = io_machine_banks(machine, scope, NULL, &banks, error);

	for (size_t i = 0; i < banks.count; i++)
		if (io_is_same_bank(&banks.list[i], &left->bank, scope))
			found = &banks.list[i];
	if (code == -ENOENT && !left->bank.ids[PMUREG_PACKAGE]) {
		found = &left->bank;
		code = 0;
	}
	if (found)
		registers_choose(registers, found);
	free(banks.list);
	if (code || found)
		return code;
	io_bank_words(&left->bank, scope, where);
	return pmureg_fail(error, -ENODEV, 0, "%s: %s is offline", left->path, where);
}

static void library_restore_tell_changed(void *context, const struct pmureg_control *control)
{
	struct restoring *restoring = context;
	char unit[UNIT_NAME], element[16] = "", text[512];

	(void)pmureg_unit_any_name(restoring->system, control->block, control->instance, unit, sizeof(unit));
	if (control->reg->elements > 1)
		(void)pmureg_format(element, sizeof(element), "[%u]", pmureg_element_name(control->reg, control->element));
	(void)pmureg_format(
		text, sizeof(text),
		"%s_%s%s of %s holds 0x%llx, but process %ld wrote 0x%llx: another program has changed it since, so "
		"it was not restored",
		pmureg_block_name(control->block), pmureg_register_key(control->reg), element, unit,
		(unsigned long long)control->value, restoring->left.pid, (unsigned long long)control->expected);
	say(restoring, text);
}

/* Checks identities, because another device may be there now. */
static int check_units(const struct restoring *restoring, const struct registers *registers,
		       const struct record_left *left, struct pmureg_error *error)
{
	const struct pmureg_place *last = NULL;
	int code = 0;

	for (size_t i = 0; i < left->undo.count && !left->forced && !restoring->forced && !code; i++) {
		const struct pmureg_place *place = &left->undo.list[i].place;
		const struct pmureg_block *block = &pmureg_system_blocks(restoring->system)[place->block];

		if (block->identity_mask && !(last && last->block == place->block && last->instance == place->instance))
			code = registers_unit(registers, block, place->instance, 0, error);
		last = place;
	}
	return code;
}

/* Continues after an error, to restore as much as possible. */
static int library_restore_undo(struct restoring *restoring, const struct registers *registers,
				const struct record_left *left, struct pmureg_error *error)
{
	struct pmureg_undo list = left->undo;
	struct pmureg_error wrong;
	int code = check_units(restoring, registers, left, &wrong);

	code = code ? code :
		      pmureg_undo_run(restoring->system, registers->io, &list, library_restore_tell_changed, restoring,
				      &wrong);
	return code ? pmureg_fail(error, code, 0, "%s: %s", left->path, wrong.message) : 0;
}

/* Fails because the system of a record is unknown here, or cannot be used. */
static int library_restore_fail_unknown(const struct record_left *left, const struct pmureg_error *unknown,
					struct pmureg_error *error)
{
	if (unknown->code != -ENOENT)
		return pmureg_fail(error, unknown->code, 0, "%s: %s", left->path, unknown->message);
	return pmureg_fail(error, -ENOENT, 0, "%s is of the system '%s', which is not known here: name its table with "
					      "--table", left->path,
			   left->system);
}

/* Restores newer records first: a newer session has saved the values of this one. */
static int library_restore_check(const struct record_left *left, const struct pmureg_system *system,
				 struct pmureg_error *error)
{
	if (pmureg_undo_check(system, &left->undo))
		return pmureg_fail(error, -EINVAL, 0, "%s describes %s as another version does; restore with that "
						      "version", left->path,
				   left->system);
	for (const struct record_left *newer = left->newer; newer; newer = newer->newer)
		if (record_meets(left, newer, system))
			return pmureg_fail(
				error, -EBUSY, 0,
				"%s has to wait: process %ld used the unit later, and %s; then restore again",
				left->path, newer->pid,
				newer->lives ? "restores it when it ends" : "its record comes first");
	return 0;
}

/* Restores under the root that the record names. */
static int restore_one(void *context, const struct record_left *left, struct pmureg_error *error)
{
	struct restoring *restoring = context;
	struct pmureg_error unknown;
	struct registers registers = {.options = {.system = pmureg_system_find(left->system, &unknown)}};
	struct pmureg_machine *machine = NULL;
	uint8_t *used;
	int code;

	if (left->lives)
		return 1;
	library_restore_take(restoring, left);
	restoring->system = registers.options.system;
	code = restoring->system ? library_restore_check(left, restoring->system, error) :
				   library_restore_fail_unknown(left, &unknown, error);
	if (code)
		return code;
	say(restoring, NULL);
	registers.options.mmio = left->mmio[0] ? left->mmio : NULL;
	registers.options.is_ours = 1;
	used = calloc(restoring->system->block_count, 1);
	for (size_t i = 0; used && i < left->undo.count; i++)
		used[left->undo.list[i].place.block] = 1;
	code = used ? pmureg_machine_open(left->root, NULL, &machine, error) : io_out_of_memory(error);
	registers.options.machine = machine;
	code = code ? code : library_restore_find_bank(machine, left, &registers, error);
	code = code ? code : registers_open(&registers, used, error);
	code = code ? code : library_restore_undo(restoring, &registers, left, error);
	registers_close(&registers);
	pmureg_machine_close(machine);
	free(used);
	return code;
}

static void library_restore_tell_failure(void *context, const struct record_left *left,
					 const struct pmureg_error *error)
{
	library_restore_take(context, left);
	say(context, error->message);
}

int pmureg_restore(const struct pmureg_options *options, pmureg_left_found *found, void *context,
		   struct pmureg_error *error)
{
	struct restoring restoring = {.found = found, .context = context};

	return scan(options, &restoring, &(struct records_found){restore_one, library_restore_tell_failure, &restoring},
		    1, error);
}
