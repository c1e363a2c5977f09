/*
 * route.h: an io that hands each access to the io of its space, for systems whose units are reached in several ways.
 *
 *	struct pmureg_route route;
 *
 *	pmureg_route_init(&route);
 *	route.ios[PMUREG_MSR] = msr;
 *	route.ios[PMUREG_PCI] = pci;
 *	pmureg_session_open(memory, size, system, &route.io, ...);
 */
#ifndef PMUREG_IO_ROUTE_H
#define PMUREG_IO_ROUTE_H

#include <pmureg/io.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_SPACES 5

/* Lives in the caller's memory; so do the ios, which the caller closes. Accesses to a space without one give -ENODEV. */
struct pmureg_route {
	struct pmureg_io io; /* hand &route.io on */
	struct pmureg_io *ios[PMUREG_SPACES]; /* by enum pmureg_space */
	struct pmureg_io *last; /* that failed; NULL: the route itself did */
	char why[96];
};

void pmureg_route_init(struct pmureg_route *route);

#ifdef __cplusplus
}
#endif

#endif
