/*
 * units.h: described systems and their units, by name.
 */
#ifndef PMUREG_LIBRARY_UNITS_H
#define PMUREG_LIBRARY_UNITS_H

#include <pmureg/core.h>
#include <pmureg/systems.h>

#define UNIT_NAME 128  /* longest name of a unit or an event, with its end */
#define EVENT_TEXT 256 /* longest event as it is written, terms and all, with its end */

/* `soc`, or `soc.variant` where the variant is known; the system, or its variant, of such a name, case or not; or NULL. */
void system_name(const struct pmureg_system *system, char *text, size_t size);
const struct pmureg_system *system_find(const char *name);
const struct pmureg_system *system_here(const char *sysfs); /* what this machine is, or NULL */
const struct pmureg_system *system_here_with(const char *sysfs, const char *device, size_t length); /* and has the device */
/* Whether this machine is that one: it may be several, one for its cores, say, and one for what is around them. */
int system_is_here(const char *sysfs, const struct pmureg_system *system);

/* How a space is called: sysreg, msr, pci, mmio or perf. */
const char *space_name(uint8_t space);

/* Linux's name of an instance where that tells it from the others, else pmureg's. */
void unit_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance, char *text,
	       size_t size);
/* The same for all instances, as event strings have it: without a number. */
void units_name(const struct pmureg_system *system, const struct pmureg_block *block, char *text, size_t size);
/* The block (and instance) of a device name; 0: the system has no such device. */
int unit_find(const struct pmureg_system *system, const char *name, size_t length, const struct pmureg_block **block,
	      uint16_t *instance);

#endif
