/*
 * detect.h: which described system this machine is.
 */
#ifndef PMUREG_DETECT_H
#define PMUREG_DETECT_H

#include <pmureg/table.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What the processor says about itself. */
struct pmureg_processor {
	char cpu_vendor[13]; /* x86: the vendor string; else empty */
	uint32_t family, model;
	uint32_t midr;       /* AArch64: MIDR_EL1; else 0 */
};

/* `sysfs` is where sysfs is mounted: /sys, or a tree that stands for it. */
void pmureg_processor_read(const char *sysfs, struct pmureg_processor *machine);

/* The condition that this machine meets, or NULL: it is not that system. */
const struct pmureg_detect *pmureg_processor_is(const struct pmureg_processor *machine, const char *sysfs,
					      const struct pmureg_system *system);

/* The system, or the variant of it, that this machine is; NULL: it is not that system. */
const struct pmureg_system *pmureg_processor_system(const struct pmureg_processor *machine, const char *sysfs,
						  const struct pmureg_system *system);

/* Whether a device's name is a described pattern, where <...> stands for one or more digits. */
int pmureg_device_matches(const char *pattern, const char *name);

#ifdef __cplusplus
}
#endif

#endif
