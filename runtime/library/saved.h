/*
 * saved.h: registers as they were found, outside of a session, and the writes that make them so again.
 */
#ifndef PMUREG_LIBRARY_SAVED_H
#define PMUREG_LIBRARY_SAVED_H

#include "checks.h"

struct saved_register {
	struct pmureg_spot spot;
	uint64_t value; /* that was found */
};

/* In the order in which they were found; begin with zeros. */
struct saved {
	struct saved_register *list;
	size_t count, room;
};

int saved_add(struct saved *saved, const struct pmureg_spot *spot, uint64_t value); /* 0 or -ENOMEM */
const struct saved_register *saved_find(const struct saved *saved, const struct pmureg_spot *spot); /* or NULL */
void saved_free(struct saved *saved);

/* Makes one as it was found. 0 or a negative errno value. */
int saved_put_back(const struct saved_register *saved);

/* The writes for all of them, last found first, selects and barriers included: to be freed. 0 or a negative errno value. */
int saved_writes(const struct saved *saved, struct pmureg_access **list, size_t *count);

#endif
