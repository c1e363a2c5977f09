/*
 * machine.h: a tree of files that stands for a machine of two Ivy Bridge-EP sockets with all their units.
 *
 * CPU 0 is the first package's, CPU 1 the second's.
 */
#ifndef PMUREG_TEST_MACHINE_H
#define PMUREG_TEST_MACHINE_H

#include <pmureg/core.h>

#include "../../runtime/io/ways.h"

extern const struct pmureg_system pmureg_system_ivbep;

void machine_make(const char *root);

/* The configuration file of device:function on a package's first (0) or second (1) bus. */
const char *machine_pci(unsigned int package, unsigned int bus, const char *function);

/* The way to the registers of one package. */
struct socket {
	struct pmureg_machine machine;
	struct io_reach reach;
};
void socket_open(struct socket *socket, const char *root, unsigned int package);
void socket_close(struct socket *socket);

#endif
