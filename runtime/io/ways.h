/*
 * ways.h: the ways to reach registers. Each is a row, `const struct io_way`, in the file of its io, and a name in
 * ways.c; nobody else knows which there are.
 */
#ifndef PMUREG_IO_WAYS_H
#define PMUREG_IO_WAYS_H

#include "machine.h"

/* Whose registers are meant, and what is known of the way to them. */
struct io_way_options {
	const struct pmureg_machine *machine;
	const struct pmureg_system *system;
	const char *way;      /* the only one to take; NULL: each space by its first one that is open */
	const char *mmio;     /* where memory-mapped units are, "UNIT=FILE@OFFSET,..."; NULL: nobody said it */
	int cpu;              /* one of the package's that is online */
	unsigned int package; /* its rank: 0 for the machine's first one, 1 for its second, whatever their ids are */
	int read_only;        /* nothing will be written: fewer rights are enough */
	int catch_faults;     /* memory: an error where the process would end by SIGBUS; some ns a list (see trap.h) */
};

struct io_way {
	const char *name;      /* msr */
	uint8_t space;         /* that it reaches */
	const char *registers; /* what these are called in messages */
	/*
	 * An io for one package, to be closed with io_close(); or says what is missing. The system must outlive it.
	 * NULL: there is none.
	 */
	int (*open)(const struct io_way_options *options, struct pmureg_io **io, struct pmureg_error *error);
	/*
	 * 0: it is open here; else an errno value. `answer` says what was found, or what bars it and how to mend that.
	 */
	int (*ask)(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer);
};

const struct io_way *io_way_at(size_t index);        /* NULL behind the last one */
const struct io_way *io_way_find(const char *name);  /* NULL: there is none of this name */
const struct io_way *io_way_of(uint8_t space);       /* the first one to a space */
int io_way_is_needed(const struct io_way *way, const struct pmureg_system *system); /* units are reached so */

#endif
