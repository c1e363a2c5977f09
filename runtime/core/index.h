/*
 * index.h: the generator's hash tables.
 */
#ifndef PMUREG_CORE_INDEX_H
#define PMUREG_CORE_INDEX_H

#include "internal.h"

/* What a name stands for, in the table's own numbers; PMUREG_NONE: it is not there. */
uint16_t pmureg_names_find(const struct pmureg_names *names, struct pmureg_word word);

/* Where events_by_terms has the events of a shape whose terms have these values. */
uint32_t pmureg_shape_hash(const struct pmureg_shape *shape, const uint64_t *terms);

#endif
