/*
 * reach.h: the way to a system's registers that the options --io, --root, --cpu and --mmio choose.
 */
#ifndef PMUREG_TOOL_REACH_H
#define PMUREG_TOOL_REACH_H

#include "../library/undo.h"
#include "tool.h"

struct reach_options {
	const char *io;   /* sim, msr, pci, mmio, sysreg, direct, auto; NULL: auto */
	const char *root; /* what /dev and /sys are under; NULL: the machine's own */
	int cpu;
	int force;        /* even where the machine is another one */
	int read_only;    /* set by the command: it writes nothing but selects */
	const char *mmio; /* memory-mapped units: UNIT=FILE@OFFSET,... */
};

struct reach_options reach_options_of(const struct options *options);

struct reach;

/* Opens what there is. NULL: there is nothing, and that has been said. */
struct reach *reach_open(const struct tool *tool, const struct pmureg_system *system, const struct reach_options *options);
void reach_close(struct reach *reach);

struct pmureg_io *reach_io(struct reach *reach);
int reach_is_simulated(const struct reach *reach);
/* Why no register of a unit can be reached; NULL: they can. */
const char *reach_closed(const struct reach *reach, const struct pmureg_block *block);
/* How `pmureg restore` is to reach the same registers. 0, or why that cannot be stored. */
int reach_origin(const struct reach *reach, struct pmureg_undo_origin *origin, struct pmureg_error *error);
/* Lets hardware run for that long. 0 or a negative errno value. */
int reach_wait(struct reach *reach, uint64_t ns);
/* Why an access failed, in words. */
const char *reach_why(struct reach *reach, int code);

#endif
