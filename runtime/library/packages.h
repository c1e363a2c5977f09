/*
 * packages.h: the sockets of the machine, and a CPU of each.
 */
#ifndef PMUREG_LIBRARY_PACKAGES_H
#define PMUREG_LIBRARY_PACKAGES_H

#include <stddef.h>

#include "../io/machine.h"

/* The id of a CPU's package; 0 where the kernel does not say: then the machine is one package. */
int pmureg_package_of(const char *root, int cpu);

/* In the order of their ids, in an array to be freed. `root` is where /sys is looked for. */
int pmureg_packages_find(const char *root, struct pmureg_package **packages, size_t *count, struct pmureg_error *error);

#endif
