/*
 * list.c: adds accesses to lists, with selects of banks, their barriers, and halves. No other file adds them.
 */
#include "internal.h"

struct pmureg_access pmureg_access_of(const struct pmureg_system *system, const struct pmureg_block *block,
				      uint16_t instance, uint16_t reg, uint32_t element)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_READ, .reg = reg, .element = element};

	pmureg_register_place(system, block, &pmureg_block_registers(block)[reg], instance, element, &access.place);
	return access;
}

uint64_t pmureg_access_select(const struct pmureg_system *system, const struct pmureg_access *access)
{
	uint64_t value, mask;

	pmureg_register_select(pmureg_access_block(system, access), pmureg_access_register(system, access),
			       access->place.instance, access->element, &value, &mask);
	return value;
}

uint64_t pmureg_access_acts(const struct pmureg_system *system, const struct pmureg_access *access)
{
	const struct pmureg_register *reg = pmureg_access_register(system, access);
	const unsigned int shift = pmureg_access_shift(access);
	const uint64_t lane = pmureg_mask(access->place.bits) << shift;
	const uint64_t decided = access->kind == PMUREG_ACCESS_MODIFY ? access->mask << shift : lane;

	return (pmureg_acting(reg, access->value << shift) & decided) | (reg->masks.by_any & lane);
}

void pmureg_append_plain(struct pmureg_list *list, const struct pmureg_access *access)
{
	if (list->count == list->capacity)
		list->full = 1;
	else
		list->at[list->count++] = *access;
}

static void add_half(struct pmureg_list *list, struct pmureg_access access, uint8_t half)
{
	access.half = half;
	access.value = access.value >> pmureg_access_shift(&access) & pmureg_mask(access.place.bits);
	access.mask = access.mask >> pmureg_access_shift(&access) & pmureg_mask(access.place.bits);
	if (half == 2)
		access.place = pmureg_io_upper(access.place);
	pmureg_append_plain(list, &access);
}

static void add_parts(struct pmureg_list *list, const struct pmureg_access *access, enum pmureg_joint joint)
{
	if (joint == PMUREG_ONE) {
		pmureg_append_plain(list, access);
		return;
	}
	if (joint == PMUREG_HIGH_LOW_HIGH)
		add_half(list, *access, 2);
	add_half(list, *access, 1);
	add_half(list, *access, 2);
}

static enum pmureg_joint list_joint_of(const struct pmureg_register *reg, uint8_t kind)
{
	const enum pmureg_form form = pmureg_register_form(reg);

	if (form == PMUREG_WHOLE)
		return PMUREG_ONE;
	return form == PMUREG_TORN && kind == PMUREG_ACCESS_READ ? PMUREG_HIGH_LOW_HIGH : PMUREG_LOW_HIGH;
}

static void add_select(const struct pmureg_system *system, struct pmureg_list *list, const struct pmureg_access *access)
{
	const struct pmureg_block *block = pmureg_access_block(system, access);
	const struct pmureg_selector *selector =
		&pmureg_block_selectors(block)[pmureg_access_register(system, access)->selector];
	struct pmureg_access select = pmureg_access_of(system, block, access->place.instance, selector->reg, 0);

	select.kind = PMUREG_ACCESS_WRITE;
	select.selects = 1;
	select.value = pmureg_access_select(system, access);
	/* Another program may use an index and data pair at any time, so every access selects again. */
	if (selector->data == PMUREG_NONE && list->bank.known && pmureg_place_same(&list->bank.place, &select.place) &&
	    !((list->bank.value ^ select.value) & selector->mask))
		return;
	list->bank.place = select.place;
	list->bank.value = select.value;
	list->bank.known = 1;
	add_parts(list, &select, list_joint_of(&pmureg_block_registers(block)[selector->reg], PMUREG_ACCESS_WRITE));
	if (selector->barrier == PMUREG_NO_BARRIER)
		return;
	select.kind = PMUREG_ACCESS_BARRIER;
	select.barrier = selector->barrier;
	select.value = 0;
	pmureg_append_plain(list, &select);
}

void pmureg_append_joined(const struct pmureg_system *system, struct pmureg_list *list, struct pmureg_access access,
			  enum pmureg_joint joint)
{
	if (pmureg_access_register(system, &access)->selector != PMUREG_NONE)
		add_select(system, list, &access);
	/* A write to the selector itself makes the selected bank unknown. */
	if (access.kind != PMUREG_ACCESS_READ && list->bank.known &&
	    pmureg_place_same(&list->bank.place, &access.place))
		list->bank.known = 0;
	add_parts(list, &access, joint);
}

void pmureg_append(const struct pmureg_system *system, struct pmureg_list *list, struct pmureg_access access)
{
	if (access.kind == PMUREG_ACCESS_BARRIER)
		pmureg_append_plain(list, &access);
	else
		pmureg_append_joined(system, list, access,
				     list_joint_of(pmureg_access_register(system, &access), access.kind));
}
