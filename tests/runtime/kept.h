/*
 * kept.h: a copy of a session's undo, as a record keeps one for another process.
 */
#ifndef KEPT_H
#define KEPT_H

#include <stdlib.h>
#include <string.h>

#include <pmureg/core.h>

static inline void *kept_copy(const void *from, size_t count, size_t size)
{
	void *made = malloc((count + 1) * size);

	assert_non_null(made);
	return count ? memcpy(made, from, count * size) : made;
}

static inline void kept_free(struct pmureg_undo *kept)
{
	free(kept->list);
	free(kept->compared);
	free(kept->values);
	*kept = (struct pmureg_undo){0};
}

/* `kept` begins as zeros, or holds an older copy. */
static inline void kept_take(struct pmureg_undo *kept, const struct pmureg_undo *undo)
{
	kept_free(kept);
	*kept = *undo;
	kept->list = kept_copy(undo->list, undo->count, sizeof(*undo->list));
	kept->compared = kept_copy(undo->compared, undo->compared_count, sizeof(*undo->compared));
	kept->values = kept_copy(undo->values, undo->value_count, sizeof(*undo->values));
}

#endif
