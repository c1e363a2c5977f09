/*
 * grow.h: lists that grow.
 */
#ifndef PMUREG_IO_GROW_H
#define PMUREG_IO_GROW_H

#include <stddef.h>

/* The list, moved if it was full: it has room for one more then. NULL: out of memory, and the list is as it was. */
void *pmureg_grow(void *list, size_t count, size_t *room, size_t item_size);

#endif
