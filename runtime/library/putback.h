/*
 * putback.h: registers as they were found, and the writes that make them so again.
 */
#ifndef PMUREG_LIBRARY_PUTBACK_H
#define PMUREG_LIBRARY_PUTBACK_H

#include "checks.h"

struct pmureg_found {
	struct pmureg_spot spot;
	uint64_t value;
};

/* In the order in which they were found; begin with zeros. */
struct pmureg_putback {
	struct pmureg_found *list;
	size_t count, room;
};

int pmureg_putback_add(struct pmureg_putback *putback, const struct pmureg_spot *spot, uint64_t value); /* 0 or -ENOMEM */
void pmureg_putback_free(struct pmureg_putback *putback);

/* Writes one back through its own io. 0 or a negative errno value. */
int pmureg_putback_write(const struct pmureg_found *found);

/* The writes of all, last found first, selects and barriers included: to be kept, and freed. 0 or a negative errno value. */
int pmureg_putback_list(const struct pmureg_putback *putback, struct pmureg_access **list, size_t *count);

#endif
