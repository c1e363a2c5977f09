/*
 * access.c: runs lists of accesses, and names the access that failed. No other file runs them.
 */
#include "internal.h"

/* ---- Failures ---- */

static const char *reason(int code)
{
	switch (-code) {
	case 1:
	case 13:
		return " (permission denied)";
	case PMUREG_ENOENT:
	case 6:
	case 19:
		return " (no such device)";
	case PMUREG_EIO:
		return " (the access failed)";
	case PMUREG_EBUSY:
		return " (in use)";
	default:
		return "";
	}
}

size_t pmureg_access_text(const struct pmureg_system *system, const struct pmureg_access *access, char *text,
			  size_t size)
{
	const struct pmureg_block *block = pmureg_access_block(system, access);
	const struct pmureg_register *reg = pmureg_access_register(system, access);
	char unit[64], element[16] = "";

	pmureg_unit_any_name(system, block, access->place.instance, unit, sizeof(unit));
	if (access->kind == PMUREG_ACCESS_BARRIER)
		return pmureg_format(text, size, "a barrier of %s", unit);
	if (reg->elements > 1)
		pmureg_format(element, sizeof(element), "[%u]",
			      (unsigned int)pmureg_element_name(reg, access->element));
	return pmureg_format(text, size, "%s_%s%s of %s", pmureg_block_name(block), pmureg_register_key(reg), element,
			     unit);
}

int pmureg_fail_io(struct pmureg_runner *runner, const char *doing, const char *what, int code)
{
	const char *why = pmureg_io_why(runner->io);

	if (why)
		(void)pmureg_fail(runner->error, code, 0, "%s%s: %s", doing, what, why);
	else
		(void)pmureg_fail(runner->error, code, 0, "%s%s: error %d%s", doing, what, -code, reason(code));
	runner->error = NULL;
	return code;
}

static int access_fail(struct pmureg_runner *runner, const struct pmureg_access *access, int code)
{
	const char *doing = access->kind == PMUREG_ACCESS_READ    ? "reading " :
			    access->kind == PMUREG_ACCESS_BARRIER ? "" :
								    "writing ";
	char what[160];

	if (!runner->error)
		return code;
	pmureg_access_text(runner->system, access, what, sizeof(what));
	runner->failed = *access;
	return pmureg_fail_io(runner, doing, what, code);
}

/* ---- Saved registers ---- */

/* A register that several units share has one entry, but a slot for each unit. */
struct pmureg_saved *pmureg_find_saved(const struct pmureg_runner *runner, const struct pmureg_access *access)
{
	struct pmureg_slot *slot = pmureg_slot_of(runner, pmureg_access_block(runner->system, access),
						  access->place.instance, access->reg, access->element);
	const uint64_t select = slot ? slot->select : pmureg_access_select(runner->system, access);
	struct pmureg_place place = slot ? slot->place : access->place;

	if (slot && slot->saved)
		return &runner->saved[slot->saved - 1];
	if (!slot && access->half == 2)
		place.address -= place.bits / 8U;
	for (size_t i = 0; i < runner->saved_listed; i++) {
		struct pmureg_saved *saved = &runner->saved[i];

		if (saved->select != select || saved->access.reg != access->reg ||
		    !pmureg_place_same(&saved->access.place, &place))
			continue;
		if (slot)
			slot->saved = (uint32_t)i + 1;
		return saved;
	}
	return NULL;
}

void pmureg_keep_bits(const struct pmureg_runner *runner, struct pmureg_list *list)
{
	for (size_t i = 0; i < list->count; i++) {
		struct pmureg_access *access = &list->at[i];
		const uint64_t bits = pmureg_kept_bits(pmureg_access_register(runner->system, access));
		const struct pmureg_saved *saved;

		if (access->kind != PMUREG_ACCESS_WRITE || !bits)
			continue;
		saved = pmureg_find_saved(runner, access);
		if (saved && saved < runner->saved + runner->saved_count)
			access->value |= (saved->access.value & bits) >> pmureg_access_shift(access) &
					 pmureg_mask(access->place.bits);
	}
}

/* ---- Running ---- */

static void access_tell(const struct pmureg_runner *runner, const struct pmureg_access *access)
{
	if (runner->watch)
		runner->watch(runner->context, access);
}

/* Runs a read, a write or a barrier. If it is not prepared, prepares a copy. */
static int run_alone(const struct pmureg_runner *runner, struct pmureg_access *access, int is_prepared)
{
	struct pmureg_access once;
	size_t failed = 0;
	int code;

	if (is_prepared)
		return pmureg_io_run(runner->io, access, 1, &failed);
	once = *access;
	code = pmureg_io_access(runner->io, &once);
	access->value = once.value;
	return code;
}

static int read(const struct pmureg_runner *runner, struct pmureg_access *access, int is_prepared)
{
	int code;

	access->kind = PMUREG_ACCESS_READ;
	code = run_alone(runner, access, is_prepared);
	access->value = code ? 0 : access->value;
	access_tell(runner, access);
	return code;
}

static int write(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t value, int is_prepared)
{
	struct pmureg_access once = *access;
	int code;

	once.kind = PMUREG_ACCESS_WRITE;
	once.value = value;
	access_tell(runner, &once);
	code = run_alone(runner, &once, is_prepared);
	runner->has_written |= !code && !once.selects;
	return code;
}

uint64_t pmureg_modified(const struct pmureg_system *system, const struct pmureg_access *access, uint64_t found)
{
	const struct pmureg_register *reg = pmureg_access_register(system, access);
	const unsigned int shift = pmureg_access_shift(access);
	const uint64_t ours = access->mask | (reg->masks.acting | reg->masks.zeroes) >> shift;

	return ((found & ~ours) | (pmureg_idle_bits(reg) >> shift & ~access->mask) | (access->value & access->mask)) &
	       pmureg_mask(access->half ? access->place.bits : reg->width);
}

/* The io has prepared a modify, but neither its read nor its write. */
static int access_modify(struct pmureg_runner *runner, const struct pmureg_access *access)
{
	struct pmureg_access once = *access;
	int code = read(runner, &once, 0);

	return code ? code : write(runner, &once, pmureg_modified(runner->system, access, once.value), 0);
}

/* Writes a register with toggle bits: toggles those that differ from their saved value. */
static int toggle(struct pmureg_runner *runner, const struct pmureg_access *access)
{
	const struct pmureg_saved *saved = pmureg_find_saved(runner, access);
	struct pmureg_access once = *access;
	int code = read(runner, &once, 0);

	return code ? code :
		      write(runner, access,
			    access->value ^ ((once.value ^ (saved ? saved->access.value : 0)) & access->mask), 0);
}

static int access_run_one(struct pmureg_runner *runner, const struct pmureg_list *list, struct pmureg_access *access)
{
	if (access->kind == PMUREG_ACCESS_READ)
		return read(runner, access, list->is_prepared);
	if (access->kind == PMUREG_ACCESS_MODIFY)
		return access_modify(runner, access);
	if (access->kind == PMUREG_ACCESS_WRITE)
		return access->mask ? toggle(runner, access) : write(runner, access, access->value, list->is_prepared);
	access_tell(runner, access);
	return run_alone(runner, access, list->is_prepared);
}

/* Repeats a select and its barrier. */
static int access_select_again(struct pmureg_runner *runner, const struct pmureg_list *list, size_t at)
{
	int code = 0;

	for (; !code && list->at[at].selects; at++)
		code = access_run_one(runner, list, &list->at[at]);
	return code;
}

/* Checks whether a register that refused a write holds the value anyway. */
static int access_holds(const struct pmureg_runner *runner, struct pmureg_access access)
{
	const struct pmureg_register *reg = pmureg_access_register(runner->system, &access);
	const uint64_t told = pmureg_plain_bits(reg) & reg->masks.readable & ~reg->masks.ones, value = access.value;
	const uint64_t bits = told >> pmureg_access_shift(&access) & pmureg_mask(access.place.bits) &
			      (access.kind == PMUREG_ACCESS_MODIFY ? access.mask : UINT64_MAX);

	return access.kind != PMUREG_ACCESS_BARRIER && bits && pmureg_can_read(reg) && !read(runner, &access, 0) &&
	       !((access.value ^ value) & bits);
}

int pmureg_run(struct pmureg_runner *runner, const struct pmureg_list *list, int on)
{
	return pmureg_run_but(runner, list, on, NULL, NULL);
}

int pmureg_run_but(struct pmureg_runner *runner, const struct pmureg_list *list, int on, pmureg_left_out *is_left_out,
		   const struct pmureg_undo *undo)
{
	size_t select = 0;
	int first = 0, lost = 0;

	for (size_t i = 0; i < list->count && (on || !first); i++) {
		struct pmureg_access *access = &list->at[i];
		int code = 0;

		if (is_left_out && access->kind != PMUREG_ACCESS_BARRIER && !access->selects &&
		    is_left_out(runner, undo, access))
			continue;
		if (access->selects && (!i || !list->at[i - 1].selects)) {
			select = i;
			lost = 0;
		}
		/* After a failed select, the access would reach another bank. */
		if (lost && !access->selects && access->kind != PMUREG_ACCESS_BARRIER &&
		    pmureg_access_register(runner->system, access)->selector != PMUREG_NONE) {
			code = access_select_again(runner, list, select);
			lost = code != 0;
		}
		code = code ? code : access_run_one(runner, list, access);
		lost |= code && access->selects;
		if (code && !first)
			first = access_fail(runner, access, code);
		runner->unrestored |= code && (lost || !access_holds(runner, *access));
	}
	return first;
}

int pmureg_run_prepared(struct pmureg_runner *runner, struct pmureg_list *list)
{
	size_t failed = 0;
	int code = pmureg_io_run(runner->io, list->at, list->count, &failed);

	for (size_t i = 0; runner->watch && i < list->count && !(code && i > failed); i++)
		access_tell(runner, &list->at[i]);
	return code ? access_fail(runner, &list->at[failed < list->count ? failed : 0], code) : 0;
}

/* ---- Single accesses ---- */

#define SINGLE 6 /* a select in halves, its barrier, and high, low, high */

/* Lists an access, behind a select if its bank is not selected. */
static void list_single(struct pmureg_runner *runner, struct pmureg_list *list, const struct pmureg_access *access)
{
	list->bank = runner->bank;
	pmureg_append(runner->system, list, *access);
	pmureg_keep_bits(runner, list);
	runner->bank = list->bank;
}

int pmureg_settle(struct pmureg_runner *runner, struct pmureg_access *parts)
{
	const struct pmureg_list again = {.at = parts + 1, .count = 2};
	int code = 0;

	for (int tries = 1; !code && parts[0].value != parts[2].value; tries++) {
		if (tries == PMUREG_IO_TRIES)
			return access_fail(runner, &parts[0], PMUREG_IO_TORN);
		parts[0].value = parts[2].value;
		code = pmureg_run(runner, &again, 0);
	}
	return code;
}

int pmureg_read_one(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value)
{
	const enum pmureg_form form = pmureg_register_form(pmureg_access_register(runner->system, access));
	struct pmureg_access at[SINGLE];
	struct pmureg_list list = {.at = at, .capacity = SINGLE};
	int code;

	list_single(runner, &list, access);
	code = pmureg_io_prepare(runner->io, at, list.count);
	code = code ? access_fail(runner, access, code) : pmureg_run_prepared(runner, &list);
	if (!code && form == PMUREG_TORN)
		code = pmureg_settle(runner, &at[list.count - 3]);
	runner->bank.known &= !code;
	if (code)
		return code;
	*value = at[list.count - 1].value;
	if (form != PMUREG_WHOLE)
		*value = *value << access->place.bits | at[list.count - 2].value;
	return 0;
}

int pmureg_write_one(struct pmureg_runner *runner, struct pmureg_access access, uint64_t value)
{
	struct pmureg_access at[SINGLE];
	struct pmureg_list list = {.at = at, .capacity = SINGLE};
	int code;

	access.kind = PMUREG_ACCESS_WRITE;
	access.value = value;
	list_single(runner, &list, &access);
	code = pmureg_run(runner, &list, 0);
	runner->bank.known &= !code;
	return code;
}

int pmureg_register_read(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_register *reg, uint16_t instance, uint32_t element, struct pmureg_io *io,
			 uint64_t *value)
{
	struct pmureg_runner runner = {.system = system, .io = io};
	struct pmureg_access access;

	if (instance >= block->instance_count || element >= reg->elements)
		return -PMUREG_EINVAL;
	access = pmureg_access_of(system, block, instance, (uint16_t)(reg - pmureg_block_registers(block)), element);
	return pmureg_read_one(&runner, &access, value);
}

int pmureg_register_write(const struct pmureg_system *system, const struct pmureg_block *block,
			  const struct pmureg_register *reg, uint16_t instance, uint32_t element, struct pmureg_io *io,
			  uint64_t value)
{
	struct pmureg_runner runner = {.system = system, .io = io};

	if (instance >= block->instance_count || element >= reg->elements)
		return -PMUREG_EINVAL;
	return pmureg_write_one(
		&runner,
		pmureg_access_of(system, block, instance, (uint16_t)(reg - pmureg_block_registers(block)), element),
		value);
}
