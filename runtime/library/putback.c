/*
 * putback.c: see putback.h. The list of writes is what writing back does on an io that only takes note.
 */
#include <errno.h>
#include <stdlib.h>

#include "../core/internal.h"
#include "../io/grow.h"
#include "putback.h"

int pmureg_putback_add(struct pmureg_putback *putback, const struct pmureg_spot *spot, uint64_t value)
{
	struct pmureg_found *grown = pmureg_grow(putback->list, putback->count, &putback->room, sizeof(*grown));

	if (!grown)
		return -ENOMEM;
	putback->list = grown;
	putback->list[putback->count++] = (struct pmureg_found){*spot, value};
	return 0;
}

void pmureg_putback_free(struct pmureg_putback *putback)
{
	free(putback->list);
	*putback = (struct pmureg_putback){.list = NULL};
}

int pmureg_putback_write(const struct pmureg_found *found)
{
	const struct pmureg_spot *spot = &found->spot;
	const uint64_t value = pmureg_restored_value(spot->block, spot->reg, spot->instance, spot->element, found->value);

	return pmureg_restores_nothing(spot->reg, value) ? 0 : pmureg_spot_write(spot, value);
}

/* ---- Taking note ---- */

struct notes {
	struct pmureg_io io; /* first, so that one becomes the other */
	struct pmureg_access *list;
	size_t count, room;
};

static int note(struct notes *notes, struct pmureg_access access)
{
	struct pmureg_access *grown = pmureg_grow(notes->list, notes->count, &notes->room, sizeof(*grown));

	if (!grown)
		return -ENOMEM;
	notes->list = grown;
	notes->list[notes->count++] = access;
	return 0;
}

static int note_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	return note((struct notes *)(void *)io,
		    (struct pmureg_access){.kind = PMUREG_ACCESS_WRITE, .place = *place, .value = value});
}

static int note_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	return note((struct notes *)(void *)io,
		    (struct pmureg_access){.kind = PMUREG_ACCESS_BARRIER, .barrier = (uint8_t)barrier});
}

int pmureg_putback_list(const struct pmureg_putback *putback, struct pmureg_access **list, size_t *count)
{
	struct notes notes = {.io = {.write = note_write, .barrier = note_barrier}};
	int code = 0;

	for (size_t i = putback->count; i-- > 0 && !code;) {
		struct pmureg_found found = putback->list[i];

		found.spot.io = &notes.io;
		code = pmureg_putback_write(&found);
	}
	if (code) {
		free(notes.list);
		return code;
	}
	*list = notes.list;
	*count = notes.count;
	return 0;
}
