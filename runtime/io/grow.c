/*
 * grow.c: see grow.h.
 */
#include <stdint.h>
#include <stdlib.h>

#include "../io/grow.h"

#define FIRST 16

void *pmureg_grow(void *list, size_t count, size_t *room, size_t item_size)
{
	const size_t more = *room ? *room * 2 : FIRST;
	void *grown;

	if (count < *room)
		return list;
	if (more > SIZE_MAX / item_size)
		return NULL;
	grown = realloc(list, more * item_size);
	if (grown)
		*room = more;
	return grown;
}
