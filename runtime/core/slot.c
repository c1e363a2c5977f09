/*
 * slot.c: what a session knows of its registers, so that it computes each place once and reads each register once before
 * it saves it. A register that finds no slot is computed and read again, which costs time only.
 */
#include "internal.h"

#define TRIES 8 /* slots that a register may have */

static void fill_slot(const struct pmureg_system *system, struct pmureg_slot *slot, const struct pmureg_slot *key)
{
	const struct pmureg_block *block = &pmureg_system_blocks(system)[key->block];
	const struct pmureg_access access = pmureg_access_of(system, block, key->instance, key->reg, key->element);

	*slot = *key;
	slot->is_used = 1;
	slot->place = access.place;
	slot->select = pmureg_access_select(system, &access);
}

struct pmureg_slot *pmureg_slot_of(const struct pmureg_runner *runner, const struct pmureg_block *block,
				   uint16_t instance, uint16_t reg, uint32_t element)
{
	const struct pmureg_slot key = {.block = pmureg_block_index(runner->system, block),
					.instance = instance,
					.reg = reg,
					.element = element};
	const uint32_t hash =
		((uint32_t)key.block << 16 ^ instance) * 0x9E3779B1U ^ ((uint32_t)reg << 16 ^ element) * 0x85EBCA6BU;
	const uint32_t first = hash ^ hash >> 15;

	for (uint32_t i = 0; i < TRIES && i < runner->slot_count; i++) {
		struct pmureg_slot *slot = &runner->slots[(first + i) % runner->slot_count];

		if (!slot->is_used)
			fill_slot(runner->system, slot, &key);
		if (slot->block == key.block && slot->instance == instance && slot->reg == reg &&
		    slot->element == element)
			return slot;
	}
	return NULL;
}

struct pmureg_access pmureg_slot_access(const struct pmureg_runner *runner, const struct pmureg_block *block,
					uint16_t instance, uint16_t reg, uint32_t element)
{
	const struct pmureg_slot *slot = pmureg_slot_of(runner, block, instance, reg, element);

	if (!slot)
		return pmureg_access_of(runner->system, block, instance, reg, element);
	return (struct pmureg_access){.kind = PMUREG_ACCESS_READ, .reg = reg, .element = element, .place = slot->place};
}
