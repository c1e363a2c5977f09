/*
 * parts.h: the parts of the library that a program can leave out.
 *
 * By default a program has all. One that is linked statically has only those that it names, if it defines pmureg_parts:
 *
 *	const struct pmureg_parts pmureg_parts = {.perf = &pmureg_part_perf};
 *
 * Link it with -Wl,--gc-sections, so that the others are not in it. What needs a part that is missing fails with
 * -EOPNOTSUPP, and the message names the part. The shared library always has all.
 */
#ifndef PMUREG_PARTS_H
#define PMUREG_PARTS_H

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define PMUREG_PART extern __attribute__((visibility("default"))) const
#else
#define PMUREG_PART extern const
#endif

/* Each may be NULL. */
struct pmureg_parts {
	const struct pmureg_part_perf *perf;           /* counts through the kernel's drivers */
	const struct pmureg_part_discovery *discovery; /* finds units whose address is not described, and PCI devices */
	const struct pmureg_part_simulator *simulator; /* the simulated device */
	const struct pmureg_part_table_files *table_files; /* describes systems by files; else those that are linked in */
};

PMUREG_PART struct pmureg_parts pmureg_parts;
PMUREG_PART struct pmureg_part_perf pmureg_part_perf;
PMUREG_PART struct pmureg_part_discovery pmureg_part_discovery;
PMUREG_PART struct pmureg_part_simulator pmureg_part_simulator;
PMUREG_PART struct pmureg_part_table_files pmureg_part_table_files;

#ifdef __cplusplus
}
#endif

#endif
