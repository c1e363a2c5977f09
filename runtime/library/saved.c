/*
 * saved.c: see saved.h.
 */
#include <errno.h>
#include <stdlib.h>

#include "../core/internal.h"
#include "../io/files.h"
#include "saved.h"

#define MOST_ACCESSES 6 /* for one register: a select in halves, its barrier, and halves */

int saved_add(struct saved *saved, const struct pmureg_spot *spot, uint64_t value)
{
	struct saved_register *grown = pmureg_grow(saved->list, saved->count, &saved->room, sizeof(*grown));

	if (!grown)
		return -ENOMEM;
	saved->list = grown;
	saved->list[saved->count++] = (struct saved_register){*spot, value};
	return 0;
}

const struct saved_register *saved_find(const struct saved *saved, const struct pmureg_spot *spot)
{
	for (size_t i = 0; i < saved->count; i++) {
		const struct pmureg_spot *other = &saved->list[i].spot;

		if (other->reg == spot->reg && other->instance == spot->instance && other->element == spot->element)
			return &saved->list[i];
	}
	return NULL;
}

void saved_free(struct saved *saved)
{
	free(saved->list);
	*saved = (struct saved){.list = NULL};
}

static uint64_t value_of(const struct saved_register *saved)
{
	const struct pmureg_spot *spot = &saved->spot;

	return pmureg_restored_value(spot->block, spot->reg, spot->instance, spot->element, saved->value);
}

int saved_put_back(const struct saved_register *saved)
{
	const uint64_t value = value_of(saved);

	return pmureg_restores_nothing(saved->spot.reg, value) ? 0 : pmureg_spot_write(&saved->spot, value);
}

int saved_writes(const struct saved *saved, struct pmureg_access **list, size_t *count)
{
	struct pmureg_list writes = {.capacity = MOST_ACCESSES * saved->count};

	writes.at = calloc(writes.capacity + 1, sizeof(*writes.at));
	if (!writes.at)
		return -ENOMEM;
	for (size_t i = saved->count; i-- > 0;) {
		const struct pmureg_spot *spot = &saved->list[i].spot;
		struct pmureg_access access = pmureg_access_of(spot->system, spot->block, spot->instance,
							       (uint16_t)(spot->reg - spot->block->registers),
							       spot->element);

		access.kind = PMUREG_ACCESS_WRITE;
		access.value = value_of(&saved->list[i]);
		if (!pmureg_restores_nothing(spot->reg, access.value))
			pmureg_append(spot->system, &writes, access);
	}
	*list = writes.at;
	*count = writes.count;
	return writes.full ? -ENOSPC : 0;
}
