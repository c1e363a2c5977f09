/*
 * saved.c: saves registers, and makes the writes that restore them.
 */
#include "internal.h"

/* ---- Saving ---- */

static int can_restore(const struct pmureg_register *reg)
{
	if (pmureg_can_read(reg))
		return 1;
	return pmureg_plain_bits(reg) && !(pmureg_plain_bits(reg) & ~(reg->masks.has_reset | reg->reset_differs));
}

void pmureg_list_saved(struct pmureg_runner *runner, const struct pmureg_block *block, uint16_t instance, uint16_t reg,
		       uint32_t element, int selects)
{
	struct pmureg_saved saved = {.access = pmureg_slot_access(runner, block, instance, reg, element),
				     .touched = UINT64_MAX};

	if (pmureg_find_saved(runner, &saved.access))
		return;
	runner->saved_full |= runner->saved_listed == runner->saved_capacity;
	if (runner->saved_full)
		return;
	saved.access.selects = (uint8_t)selects;
	saved.select = pmureg_access_select(runner->system, &saved.access);
	runner->saved[runner->saved_listed++] = saved;
}

/* Reads a register, unless the session remembers its value. */
static int read_known(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value)
{
	const struct pmureg_block *block = pmureg_access_block(runner->system, access);
	struct pmureg_slot *slot = runner->remembers ? pmureg_slot_of(runner, block, access->place.instance,
								      access->reg, access->element) :
						       NULL;
	int code = 0;

	if (slot && slot->has_value)
		*value = slot->value;
	else
		code = pmureg_read_one(runner, access, value);
	if (slot && !code) {
		slot->value = *value;
		slot->has_value = 1;
	}
	return code;
}

int pmureg_read_saved(struct pmureg_runner *runner)
{
	int code = runner->saved_full ? -PMUREG_ENOSPC : 0;

	while (runner->saved_count < runner->saved_listed && !code) {
		struct pmureg_access *access = &runner->saved[runner->saved_count].access;
		const struct pmureg_block *block = pmureg_access_block(runner->system, access);
		const struct pmureg_register *reg = &pmureg_block_registers(block)[access->reg];
		struct pmureg_access read = *access;

		read.selects = 0;
		access->value = pmureg_reset_value(block, reg, access->place.instance, access->element);
		if (pmureg_can_read(reg))
			code = read_known(runner, &read, &access->value);
		runner->saved_count += !code;
	}
	if (!code)
		return 0;
	runner->saved_listed = runner->saved_count;
	for (uint32_t i = 0; i < runner->slot_count; i++)
		runner->slots[i].saved = 0;
	return code;
}

/* Saves the selector of a register's bank. */
static int save_selector(struct pmureg_runner *runner, const struct pmureg_access *access)
{
	const struct pmureg_block *block = pmureg_access_block(runner->system, access);
	const uint16_t selector = pmureg_block_registers(block)[access->reg].selector;

	if (selector != PMUREG_NONE)
		pmureg_list_saved(runner, block, access->place.instance, pmureg_block_selectors(block)[selector].reg, 0,
				  1);
	return pmureg_read_saved(runner);
}

int pmureg_read_unsaved(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value)
{
	int code = save_selector(runner, access);

	return code ? code : pmureg_read_one(runner, access, value);
}

int pmureg_read_once(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value)
{
	int code = save_selector(runner, access);

	return code ? code : read_known(runner, access, value);
}

/* ---- Restoring ---- */

/*
 * Returns the value that restores a register. A W1S bit is written as 1 if its saved value is 1, a W1C bit if it is 0,
 * but only if the session has touched the bit. A W1T bit is left out, because its write depends on its value at that
 * time.
 */
static uint64_t restored(const struct pmureg_runner *runner, const struct pmureg_saved *saved)
{
	const struct pmureg_access *access = &saved->access;
	const struct pmureg_register *reg = pmureg_access_register(runner->system, access);
	const struct pmureg_masks *masks = &reg->masks;
	const uint64_t found = access->value;
	const uint64_t reset = pmureg_reset_value(pmureg_access_block(runner->system, access), reg,
						  access->place.instance, access->element);
	uint64_t value = ((found & masks->readable) | (reset & ~masks->readable)) & pmureg_plain_bits(reg);

	value |= masks->ones |
		 ((((found & masks->w1s) | (~found & masks->w1c)) & ~masks->by_any & saved->touched) ^ masks->by_zero);
	return (value | (found & pmureg_kept_bits(reg))) & pmureg_mask(reg->width);
}

void pmureg_append_one_saved(const struct pmureg_runner *runner, struct pmureg_list *list,
			     const struct pmureg_saved *saved)
{
	const struct pmureg_register *reg = pmureg_access_register(runner->system, &saved->access);
	const int shared = saved->modified && !saved->whole;
	struct pmureg_access access = saved->access;

	access.kind = shared ? PMUREG_ACCESS_MODIFY : PMUREG_ACCESS_WRITE;
	access.value = restored(runner, saved);
	access.mask = pmureg_register_form(reg) == PMUREG_WHOLE ? reg->masks.w1t : 0;
	if (shared)
		access.mask = saved->modified;
	access.selects = 0;
	/* If any write has side effects, restores the register only if the session wrote it. */
	if (reg->masks.by_any && !saved->modified && !saved->whole)
		return;
	/* If writes have only side effects, omits a write that would have none. */
	if (can_restore(reg) && (pmureg_plain_bits(reg) || reg->masks.w1t ||
				 ((access.value ^ reg->masks.by_zero) & pmureg_stateful_bits(reg))))
		pmureg_append(runner->system, list, access);
}

void pmureg_append_saved(const struct pmureg_runner *runner, struct pmureg_list *list)
{
	for (int counters = 1; counters >= 0; counters--)
		for (size_t i = runner->saved_count; i-- > 0;) {
			const struct pmureg_saved *saved = &runner->saved[i];
			const struct pmureg_register *reg = pmureg_access_register(runner->system, &saved->access);

			if (((reg->roles & PMUREG_COUNTS) != 0) == counters)
				pmureg_append_one_saved(runner, list, saved);
		}
}

int pmureg_put_back_selects(struct pmureg_runner *runner)
{
	int first = 0;

	for (size_t i = runner->saved_count; i-- > 0;) {
		const struct pmureg_access *access = &runner->saved[i].access;
		int code = access->selects ? pmureg_write_one(runner, *access, restored(runner, &runner->saved[i])) : 0;

		first = first ? first : code;
	}
	return first;
}
