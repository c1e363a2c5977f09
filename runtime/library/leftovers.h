/*
 * leftovers.h: registers that killed processes have left changed.
 */
#ifndef PMUREG_LIBRARY_LEFTOVERS_H
#define PMUREG_LIBRARY_LEFTOVERS_H

#include <stddef.h>

#include <pmureg/core.h>

#include "undo.h"

/* Is told of each one before it is put back; may be NULL. */
typedef void leftovers_told(void *context, const struct pmureg_undo_left *left);

/* Puts back all that can be; reports the first failure, whose file stays. `restored` (may be NULL) is how many were put back. */
int leftovers_restore(const char *run_directory, leftovers_told *told, void *context, size_t *restored,
		      struct pmureg_error *error);

#endif
