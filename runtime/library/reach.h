/*
 * reach.h: the io of one package, as the description says that its units are reached.
 */
#ifndef PMUREG_LIBRARY_REACH_H
#define PMUREG_LIBRARY_REACH_H

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

#include "../io/route.h"

struct pmureg_reach_options {
	const char *root; /* where /dev and /sys are looked for; "": the machine's own */
	const char *mmio; /* "UNIT=FILE@OFFSET,...", or NULL */
	unsigned package; /* its rank among the packages, from 0 */
	int cpu;          /* one of the package that is online */
	int read_only;
};

/* Opens the io of one space, unless the route has it. */
int pmureg_reach_space(struct pmureg_route *route, const struct pmureg_system *system,
		       const struct pmureg_reach_options *options, uint8_t space, struct pmureg_error *error);
void pmureg_reach_leave(struct pmureg_route *route); /* closes all that were opened */

struct pmureg_reach;

/* Opens what the blocks of which `used` says so (NULL: all) need. Only these can be accessed through the io. */
int pmureg_reach_open(const struct pmureg_system *system, const uint8_t *used, const struct pmureg_reach_options *options,
	       struct pmureg_reach **reach, struct pmureg_error *error);
struct pmureg_io *pmureg_reach_io(struct pmureg_reach *reach);
void pmureg_reach_close(struct pmureg_reach *reach); /* NULL is allowed */

#endif
