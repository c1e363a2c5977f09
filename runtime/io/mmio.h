/*
 * mmio.h: memory-mapped registers, through mmap() of files: /dev/mem, a UIO device, or any file with such contents.
 *
 * Each page (region) of an instance is one mapping. The offset is where its registers begin, aligned or not: a page of
 * 4 KiB within one of 64 KiB is no matter. A UIO device takes the number of the map times the machine's page size, plus
 * where in the map the registers begin (/sys/class/uio/uioN/maps/mapM/offset).
 *
 * An access is one volatile load or store of the register's whole width; a prepared list is loads and nothing else.
 */
#ifndef PMUREG_IO_MMIO_H
#define PMUREG_IO_MMIO_H

#include <pmureg/core.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_MMIO_FILE 256

/* Where one page of an instance is. */
struct pmureg_mmio_map {
	uint16_t block, instance; /* indices in the system's tables */
	uint16_t page;            /* of the instance, from 0 */
	char file[PMUREG_MMIO_FILE];
	uint64_t offset;
};

/*
 * Parses `UNIT[.PAGE]=FILE[@OFFSET]` (`soc_noc_0.2=/dev/mem@0x13000000`): the unit by any of its names, page and offset 0
 * unless given. The columns of an error count from the first character of `text`.
 */
int pmureg_mmio_parse(const struct pmureg_system *system, const char *text, struct pmureg_mmio_map *map,
		      struct pmureg_error *error);

struct pmureg_mmio_options {
	const char *root; /* put before each file's name; NULL or "": nothing is */
	const struct pmureg_system *system;
	const struct pmureg_mmio_map *maps; /* copied */
	size_t map_count;
	int read_only;    /* nothing will be written */
	int catch_faults; /* what would end the process with SIGBUS is an error: see trap.h. Costs a few ns a list */
};

/* Returns 0 or a negative errno value and then says in `error` what is missing. The tables must outlive the io. */
int pmureg_mmio_open(const struct pmureg_mmio_options *options, struct pmureg_io **io, struct pmureg_error *error);
void pmureg_mmio_close(struct pmureg_io *io); /* NULL: does nothing */

#ifdef __cplusplus
}
#endif

#endif
