/*
 * mmio.h: where memory-mapped units are, as the user says it.
 */
#ifndef PMUREG_IO_MMIO_H
#define PMUREG_IO_MMIO_H

#include <pmureg/core.h>

/* Where one page of an instance is. */
struct pmureg_mmio_map {
	uint16_t block, instance; /* indices in the system's tables */
	uint16_t page;            /* of the instance, from 0 */
	struct pmureg_word file;
	uint64_t offset;
};

/*
 * Parses `UNIT[.PAGE]=FILE[@OFFSET]` (`soc_noc_0.2=/dev/mem@0x13000000`): the unit by any of its names, page and offset
 * 0 unless given. The columns of an error count from the first character of `text`, in which the file's name stays.
 */
int pmureg_mmio_parse(const struct pmureg_system *system, struct pmureg_word text, struct pmureg_mmio_map *map,
		      struct pmureg_error *error);

#endif
